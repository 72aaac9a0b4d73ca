//! Plain spoken English.

use super::{Word, Words};

pub(super) const WORDS: Words = Words {
    files: ["a", "b", "c", "d", "e", "f", "g", "h"],
    ranks: ["one", "two", "three", "four", "five", "six", "seven", "eight"],
    pieces: ["pawn", "knight", "bishop", "rook", "queen", "king"],
    promotions: ["a knight", "a bishop", "a rook", "a queen"],
    takes: "takes",
    to: "to",
    en_passant: "en passant",
    promotes: "promotes to",
    castling: ["castles king's side", "castles queen's side"],
    check: "check",
    mate: "checkmate",
    draw: "I offer a draw",
    others: OTHERS,
};

/// Words that English with any alphabet has.
pub(super) const OTHERS: &[(&str, Word)] = &[
    ("to", Word::Filler),
    ("from", Word::Filler),
    ("on", Word::Filler),
    ("captures", Word::Takes),
    ("capturing", Word::Takes),
    ("x", Word::Takes),
    ("promotes", Word::Promotes),
    ("promoting to", Word::Promotes),
    ("becomes", Word::Promotes),
    ("equals", Word::Promotes),
    ("castle king's side", Word::ShortCastling),
    ("castles kingside", Word::ShortCastling),
    ("castle kingside", Word::ShortCastling),
    ("castles short", Word::ShortCastling),
    ("short castling", Word::ShortCastling),
    ("castle queen's side", Word::LongCastling),
    ("castles queenside", Word::LongCastling),
    ("castle queenside", Word::LongCastling),
    ("castles long", Word::LongCastling),
    ("long castling", Word::LongCastling),
    ("mate", Word::Mate),
    ("draw", Word::Draw),
    ("correction", Word::Correction),
    ("i mean", Word::Correction),
    ("sorry", Word::Correction),
    ("no", Word::Correction),
];
