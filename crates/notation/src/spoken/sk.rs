//! Plain spoken Slovak.

use board::Role;

use super::{Word, Words};

pub(super) const WORDS: Words = Words {
    files: ["á", "bé", "cé", "dé", "é", "ef", "gé", "há"],
    ranks: ["jeden", "dva", "tri", "štyri", "päť", "šesť", "sedem", "osem"],
    pieces: ["pešiak", "jazdec", "strelec", "veža", "dáma", "kráľ"],
    promotions: ["jazdca", "strelca", "vežu", "dámu"],
    takes: "berie",
    to: "",
    en_passant: "mimochodom",
    promotes: "premena na",
    castling: ["malá rošáda", "veľká rošáda"],
    check: "šach",
    mate: "mat",
    draw: "ponúkam remízu",
    others: &[
        ("jazdca", Word::Piece(Role::Knight)),
        ("jazdcom", Word::Piece(Role::Knight)),
        ("kôň", Word::Piece(Role::Knight)),
        ("strelca", Word::Piece(Role::Bishop)),
        ("strelcom", Word::Piece(Role::Bishop)),
        ("vežu", Word::Piece(Role::Rook)),
        ("vežou", Word::Piece(Role::Rook)),
        ("dámu", Word::Piece(Role::Queen)),
        ("dámou", Word::Piece(Role::Queen)),
        ("kráľom", Word::Piece(Role::King)),
        ("pešiakom", Word::Piece(Role::Pawn)),
        ("pešec", Word::Piece(Role::Pawn)),
        ("jedna", Word::Rank(0)),
        ("dve", Word::Rank(1)),
        ("premena", Word::Promotes),
        ("krátka rošáda", Word::ShortCastling),
        ("dlhá rošáda", Word::LongCastling),
        ("branie mimochodom", Word::EnPassant),
        ("remíza", Word::Draw),
        ("šachmat", Word::Mate),
        ("oprava", Word::Correction),
        ("opravujem", Word::Correction),
        ("pardon", Word::Correction),
        ("nie", Word::Correction),
        ("na", Word::Filler),
        ("z", Word::Filler),
        ("zo", Word::Filler),
    ],
};
