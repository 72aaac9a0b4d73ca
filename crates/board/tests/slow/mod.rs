//! A second move generator: slow, and obviously correct.
//!
//! A table of eight by eight squares. Every from–to pair and promotion is tried by the plain rules of Article 3, played
//! on a copy of the table, and dropped if the king could then be captured. It shares nothing with the crate but the FEN
//! it reads.

use std::ops::RangeInclusive;

/// A piece is its FEN letter: upper case is White's.
type Table = [[Option<char>; 8]; 8];

/// File and rank, both from 0.
pub(crate) type At = (usize, usize);

/// A position in the simplest representation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Slow {
    table: Table,
    is_white: bool,
    /// The rooks that may castle.
    castling: Vec<At>,
    /// The square the last double step crossed.
    crossed: Option<At>,
    clock: u32,
    number: u32,
}

/// A move: castling is the king moving to its rook.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct SlowMove {
    pub(crate) from: At,
    pub(crate) to: At,
    pub(crate) promotion: Option<char>,
}

impl Slow {
    /// Reads a Shredder-FEN that is known to be well formed.
    pub(crate) fn read(fen: &str) -> Self {
        let fields: Vec<&str> = fen.split(' ').collect();
        let mut table = [[None; 8]; 8];
        for (row, text) in fields[0].split('/').enumerate() {
            let mut file = 0;
            for letter in text.chars() {
                if let Some(empty) = letter.to_digit(10) {
                    file += empty as usize;
                } else {
                    table[7 - row][file] = Some(letter);
                    file += 1;
                }
            }
        }
        let castling = fields[2].chars().filter(|letter| *letter != '-').map(|letter| {
            let file = letter.to_ascii_lowercase() as usize - 'a' as usize;
            (file, if letter.is_ascii_uppercase() { 0 } else { 7 })
        });
        Self {
            table,
            is_white: fields[1] == "w",
            castling: castling.collect(),
            crossed: (fields[3] != "-").then(|| square(fields[3])),
            clock: fields[4].parse().unwrap(),
            number: fields[5].parse().unwrap(),
        }
    }

    /// Writes the Shredder-FEN, with the crossed square only if a legal move captures there.
    pub(crate) fn fen(&self) -> String {
        let rows: Vec<String> = self.table.iter().rev().map(written_row).collect();
        let mut castling = self.castling.clone();
        castling.sort_by_key(|&(file, rank)| (rank, 7 - file));
        let letters: String = castling
            .iter()
            .map(|&(file, rank)| {
                let letter = (b'a' + file as u8) as char;
                if rank == 0 { letter.to_ascii_uppercase() } else { letter }
            })
            .collect();
        let crossed = self.crossed.filter(|_| self.moves().iter().any(|mv| self.takes_in_passing(*mv)));
        format!(
            "{} {} {} {} {} {}",
            rows.join("/"),
            if self.is_white { "w" } else { "b" },
            if letters.is_empty() { "-" } else { &letters },
            crossed.map_or("-".to_owned(), name),
            self.clock,
            self.number
        )
    }

    /// Lists the legal moves, in order.
    pub(crate) fn moves(&self) -> Vec<SlowMove> {
        let mut moves = Vec::new();
        for from in all() {
            for to in all() {
                for promotion in [None, Some('q'), Some('r'), Some('b'), Some('n')] {
                    let mv = SlowMove { from, to, promotion };
                    if self.is_legal(mv) {
                        moves.push(mv);
                    }
                }
            }
        }
        moves.sort();
        moves
    }

    pub(crate) fn is_check(&self) -> bool {
        can_be_taken(&self.table, king(&self.table, self.is_white), !self.is_white)
    }

    /// Returns the square to which the king moves if the move is castling.
    pub(crate) fn castles_to(&self, mv: SlowMove) -> Option<At> {
        let is_castling = self.at(mv.from).is_some_and(|piece| piece.eq_ignore_ascii_case(&'k'))
            && self.at(mv.to).is_some_and(|piece| piece.is_ascii_uppercase() == self.is_white);
        is_castling.then_some((if mv.to > mv.from { 6 } else { 2 }, mv.from.1))
    }

    pub(crate) fn takes_in_passing(&self, mv: SlowMove) -> bool {
        self.at(mv.from).is_some_and(|piece| piece.eq_ignore_ascii_case(&'p'))
            && self.crossed == Some(mv.to)
            && mv.from.0 != mv.to.0
    }

    /// Plays a legal move.
    pub(crate) fn after(&self, mv: SlowMove) -> Self {
        let piece = self.at(mv.from).unwrap();
        let is_pawn = piece.eq_ignore_ascii_case(&'p');
        let is_castling = self.castles_to(mv).is_some();
        let takes = self.at(mv.to).is_some() && !is_castling;
        // A king that moves loses both rights; a rook that moves or is captured loses its own.
        let keeps = |rook: &At| {
            let king_moved = piece.eq_ignore_ascii_case(&'k') && rook.1 == if self.is_white { 0 } else { 7 };
            !king_moved && *rook != mv.from && *rook != mv.to
        };
        Self {
            table: self.table_after(mv),
            is_white: !self.is_white,
            castling: self.castling.iter().copied().filter(keeps).collect(),
            crossed: (is_pawn && mv.from.1.abs_diff(mv.to.1) == 2)
                .then(|| (mv.from.0, usize::midpoint(mv.from.1, mv.to.1))),
            clock: if is_pawn || takes { 0 } else { self.clock + 1 },
            number: self.number + u32::from(!self.is_white),
        }
    }

    fn at(&self, at: At) -> Option<char> {
        self.table[at.1][at.0]
    }

    fn is_legal(&self, mv: SlowMove) -> bool {
        let Some(piece) = self.at(mv.from) else { return false };
        if piece.is_ascii_uppercase() != self.is_white || mv.from == mv.to {
            return false;
        }
        let last_rank = if self.is_white { 7 } else { 0 };
        let promotes = piece.eq_ignore_ascii_case(&'p') && mv.to.1 == last_rank;
        if promotes != mv.promotion.is_some() {
            return false;
        }
        if let Some(king_to) = self.castles_to(mv) {
            return self.may_castle(mv, king_to);
        }
        let fits = match self.at(mv.to) {
            Some(target) if target.is_ascii_uppercase() == self.is_white => false,
            Some(_) => attacks(&self.table, mv.from, mv.to),
            None if piece.eq_ignore_ascii_case(&'p') => {
                self.pawn_steps(mv) || { self.takes_in_passing(mv) && attacks(&self.table, mv.from, mv.to) }
            }
            None => attacks(&self.table, mv.from, mv.to),
        };
        fits && {
            let table = self.table_after(mv);
            !can_be_taken(&table, king(&table, self.is_white), !self.is_white)
        }
    }

    fn pawn_steps(&self, mv: SlowMove) -> bool {
        let (forward, start) = if self.is_white { (1, 1) } else { (-1, 6) };
        let steps = (mv.to.1 as i32 - mv.from.1 as i32) * forward;
        let one = (mv.from.0, (mv.from.1 as i32 + forward) as usize);
        mv.from.0 == mv.to.0 && (steps == 1 || steps == 2 && mv.from.1 == start && self.at(one).is_none())
    }

    /// Tells whether castling is legal, in Chess960 as well: the rook has its right, king and rook have free ways, the
    /// king leaves, crosses and reaches no attacked square.
    fn may_castle(&self, mv: SlowMove, king_to: At) -> bool {
        let rank = mv.from.1;
        let rook_to = (if king_to.0 == 6 { 5 } else { 3 }, rank);
        let is_free = |file| (file, rank) == mv.from || (file, rank) == mv.to || self.table[rank][file].is_none();
        let mut without_king = self.table;
        without_king[rank][mv.from.0] = None;
        let is_safe = |file| !can_be_taken(&without_king, (file, rank), !self.is_white);
        let after = self.table_after(mv);
        self.castling.contains(&mv.to)
            && span(mv.from.0, king_to.0).all(is_free)
            && span(mv.to.0, rook_to.0).all(is_free)
            && span(mv.from.0, king_to.0).all(is_safe)
            && !can_be_taken(&after, king_to, !self.is_white)
    }

    fn table_after(&self, mv: SlowMove) -> Table {
        let mut table = self.table;
        let piece = self.at(mv.from);
        table[mv.from.1][mv.from.0] = None;
        if let Some(king_to) = self.castles_to(mv) {
            let rook = self.at(mv.to);
            table[mv.to.1][mv.to.0] = None;
            table[king_to.1][if king_to.0 == 6 { 5 } else { 3 }] = rook;
            table[king_to.1][king_to.0] = piece;
            return table;
        }
        if self.takes_in_passing(mv) {
            table[mv.from.1][mv.to.0] = None;
        }
        let promoted = mv.promotion.map(|letter| if self.is_white { letter.to_ascii_uppercase() } else { letter });
        table[mv.to.1][mv.to.0] = promoted.or(piece);
        table
    }
}

fn all() -> impl Iterator<Item = At> {
    (0..8).flat_map(|rank| (0..8).map(move |file| (file, rank)))
}

fn span(one: usize, other: usize) -> RangeInclusive<usize> {
    one.min(other)..=one.max(other)
}

fn king(table: &Table, is_white: bool) -> At {
    let letter = if is_white { 'K' } else { 'k' };
    all().find(|&(file, rank)| table[rank][file] == Some(letter)).unwrap()
}

/// Tells whether some piece of a color could capture on a square.
fn can_be_taken(table: &Table, at: At, by_white: bool) -> bool {
    all().any(|from| {
        table[from.1][from.0].is_some_and(|piece| piece.is_ascii_uppercase() == by_white) && attacks(table, from, at)
    })
}

/// Tells whether the piece on a square attacks another, by its way of moving and with nothing in between.
fn attacks(table: &Table, from: At, to: At) -> bool {
    let (files, ranks) = (to.0 as i32 - from.0 as i32, to.1 as i32 - from.1 as i32);
    let distance = files.abs().max(ranks.abs());
    let is_straight = (files == 0) != (ranks == 0);
    let is_diagonal = files.abs() == ranks.abs() && files != 0;
    let piece = table[from.1][from.0].unwrap();
    let fits = match piece.to_ascii_lowercase() {
        'p' => files.abs() == 1 && ranks == if piece.is_ascii_uppercase() { 1 } else { -1 },
        'n' => return files.abs() * ranks.abs() == 2,
        'b' => is_diagonal,
        'r' => is_straight,
        'q' => is_diagonal || is_straight,
        _ => distance == 1,
    };
    fits && (1..distance).all(|step| {
        let file = from.0 as i32 + files.signum() * step;
        let rank = from.1 as i32 + ranks.signum() * step;
        table[rank as usize][file as usize].is_none()
    })
}

fn square(text: &str) -> At {
    let bytes = text.as_bytes();
    (usize::from(bytes[0] - b'a'), usize::from(bytes[1] - b'1'))
}

pub(crate) fn name((file, rank): At) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

fn written_row(row: &[Option<char>; 8]) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for piece in row {
        match piece {
            None => empty += 1,
            Some(letter) => {
                if empty > 0 {
                    text.push_str(&empty.to_string());
                }
                empty = 0;
                text.push(*letter);
            }
        }
    }
    if empty > 0 {
        text.push_str(&empty.to_string());
    }
    text
}
