//! Plain spoken Czech.

use board::Role;

use super::{Word, Words};

pub(super) const WORDS: Words = Words {
    files: ["á", "bé", "cé", "dé", "é", "ef", "gé", "há"],
    ranks: ["jedna", "dva", "tři", "čtyři", "pět", "šest", "sedm", "osm"],
    pieces: ["pěšec", "jezdec", "střelec", "věž", "dáma", "král"],
    promotions: ["jezdce", "střelce", "věž", "dámu"],
    takes: "bere",
    to: "",
    en_passant: "mimochodem",
    promotes: "proměna v",
    castling: ["malá rošáda", "velká rošáda"],
    check: "šach",
    mate: "mat",
    draw: "nabízím remízu",
    others: &[
        ("jezdce", Word::Piece(Role::Knight)),
        ("jezdcem", Word::Piece(Role::Knight)),
        ("kůň", Word::Piece(Role::Knight)),
        ("střelce", Word::Piece(Role::Bishop)),
        ("střelcem", Word::Piece(Role::Bishop)),
        ("věží", Word::Piece(Role::Rook)),
        ("dámu", Word::Piece(Role::Queen)),
        ("dámou", Word::Piece(Role::Queen)),
        ("králem", Word::Piece(Role::King)),
        ("pěšcem", Word::Piece(Role::Pawn)),
        ("pěšák", Word::Piece(Role::Pawn)),
        ("jednička", Word::Rank(0)),
        ("dvě", Word::Rank(1)),
        ("proměna", Word::Promotes),
        ("krátká rošáda", Word::ShortCastling),
        ("dlouhá rošáda", Word::LongCastling),
        ("braní mimochodem", Word::EnPassant),
        ("remíza", Word::Draw),
        ("šachmat", Word::Mate),
        ("oprava", Word::Correction),
        ("opravuji", Word::Correction),
        ("pardon", Word::Correction),
        ("ne", Word::Correction),
        ("na", Word::Filler),
        ("z", Word::Filler),
        ("ze", Word::Filler),
        ("v", Word::Filler),
    ],
};
