//! The announcements of 2018 D.2.1 (2009 E2.1): names for the files, German numbers and pieces.

use board::Role;

use super::{Word, Words};

pub(super) const WORDS: Words = Words {
    files: ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"],
    ranks: ["eins", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht"],
    pieces: ["Bauer", "Springer", "Laeufer", "Turm", "Dame", "Koenig"],
    promotions: ["Springer", "Laeufer", "Turm", "Dame"],
    takes: "schlaegt",
    to: "",
    en_passant: "en passant",
    promotes: "",
    castling: ["Kurze Rochade", "Lange Rochade"],
    check: "Schach",
    mate: "Matt",
    draw: "Remis",
    others: &[
        ("fünf", Word::Rank(4)),
        ("funf", Word::Rank(4)),
        ("zwo", Word::Rank(1)),
        ("läufer", Word::Piece(Role::Bishop)),
        ("laufer", Word::Piece(Role::Bishop)),
        ("könig", Word::Piece(Role::King)),
        ("konig", Word::Piece(Role::King)),
        ("schlägt", Word::Takes),
        ("schlagt", Word::Takes),
        ("nimmt", Word::Takes),
        ("rochade kurz", Word::ShortCastling),
        ("rochade lang", Word::LongCastling),
        ("caesar", Word::File(2)),
        ("cäsar", Word::File(2)),
        ("hektor", Word::File(7)),
        ("schachmatt", Word::Mate),
        ("korrektur", Word::Correction),
        ("nein", Word::Correction),
        ("ich korrigiere", Word::Correction),
        ("wird", Word::Promotes),
        ("nach", Word::Filler),
        ("von", Word::Filler),
        ("auf", Word::Filler),
    ],
};
