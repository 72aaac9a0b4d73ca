//! Finds where two scoresheets agree, where they differ, and the position to return to.

use board::{ByColor, Color, Move, Position};

use super::Sheet;
use super::slip::{self, deduce};
use crate::{MoveError, Style};

/// The result of comparing two scoresheets of one game.
///
/// ```
/// use board::{Color, Position};
/// use notation::{Advice, Sheet, reconcile};
/// let start = Position::initial();
/// let white = Sheet::read("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6", None, &start);
/// let black = Sheet::read("1. e4 e5 2. Jf3 Jc6 3. Sc4 a6", None, &start);
/// let result = reconcile(&white, &black, &start);
/// let difference = result.difference.unwrap();
/// assert_eq!((difference.number, difference.color), (3, Color::White));
/// assert_eq!(result.advice, Advice::GoBack);
/// assert_eq!(result.position.to_string(), "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reconciliation {
    /// The moves up to the first difference.
    pub plies: Vec<Ply>,
    /// The first difference.
    pub difference: Option<Difference>,
    /// The position after the last move on which they do not differ: the one to return to (2018 D.2.9).
    pub position: Position,
    /// What the arbiter should do.
    pub advice: Advice,
}

/// A move on which the sheets do not contradict each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The number of the move.
    pub number: u32,
    /// The player who made it.
    pub color: Color,
    /// The move.
    pub mv: Move,
    /// The move in English notation.
    pub san: String,
    /// The sheets that have it.
    pub standing: Standing,
    /// What a sheet has instead, if its entry is a slip: a move that is impossible, unclear or illegible, or with which the
    /// rest cannot be played.
    pub slips: ByColor<Option<String>>,
}

/// The sheets that have a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Both, the same.
    Both,
    /// Only this player's; the other has a gap or a slip.
    Only(Color),
    /// Neither clearly, but no other move leads to the moves after it.
    Deduced,
}

/// The first place where the sheets differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The number of the move.
    pub number: u32,
    /// The player who made the move.
    pub color: Color,
    /// The text on each sheet; none for a gap.
    pub written: ByColor<Option<String>>,
    /// The move that each text means, or what is wrong with it.
    pub read: ByColor<Option<Result<String, MoveError>>>,
    /// How far each sheet can be played from here.
    pub reach: ByColor<Reach>,
}

/// How far a sheet can be played from the place where the sheets differ.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// The number of half-moves that the sheet's own entries allow.
    pub own: usize,
    /// Whether its own entries can be played to their end.
    pub is_whole: bool,
    /// With its entry here, the number of half-moves that the other sheet's later entries allow.
    pub other: usize,
    /// Whether the other sheet's later entries can then be played to their end.
    pub other_is_whole: bool,
}

/// The advice to the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// The sheets agree on every move: a player who made another move on the board corrects it (2018 D.2.9).
    Agree,
    /// They do not contradict each other; gaps are filled and slips corrected from the other sheet (2018 8.5.1, 8.5.2).
    Complete,
    /// They differ: the game returns to where they agree, and the clocks are set again (2018 D.2.9).
    GoBack,
    /// Both have a gap that nothing fills: the game is reconstructed on another board (2018 8.5.3).
    Reconstruct,
}

impl Advice {
    /// Returns the article of the Laws of 2018.
    pub const fn article(self) -> &'static str {
        match self {
            Self::Agree | Self::GoBack => "D.2.9",
            Self::Complete => "8.5",
            Self::Reconstruct => "8.5.3",
        }
    }

    /// Returns a stable code for programs.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Agree => "agree",
            Self::Complete => "complete",
            Self::GoBack => "go_back",
            Self::Reconstruct => "reconstruct",
        }
    }
}

/// Compares two scoresheets of one game.
///
/// A slip on one sheet is corrected from the other if only one reading lets the rest of both be played.
pub fn reconcile(white: &Sheet, black: &Sheet, start: &Position) -> Reconciliation {
    let sheets = ByColor { white, black };
    let count = white.entries.len().max(black.entries.len());
    let mut plies = Vec::new();
    let mut position = *start;
    let mut difference = None;
    let mut advice = Advice::Agree;
    for ply in 0..count {
        let read = ByColor::from_fn(|color| sheets[color].find(ply, &position));
        let found = match (&read.white, &read.black) {
            (Some(Ok(a)), Some(Ok(b))) if a == b => Some(*a),
            (Some(Ok(mv)), None) | (None, Some(Ok(mv))) => Some(*mv),
            (None, None) => deduce(sheets, ply, &position),
            _ => slip::repair(sheets, ply, &position, &read),
        };
        let Some(mv) = found.and_then(|mv| position.legal(mv).ok()) else {
            let is_gap = read.white.is_none() && read.black.is_none();
            advice = if is_gap { Advice::Reconstruct } else { Advice::GoBack };
            difference = Some(part(sheets, ply, &position));
            break;
        };
        let has = |color: Color| matches!(&read[color], Some(Ok(found)) if *found == mv.to_move());
        let standing = match (has(Color::White), has(Color::Black)) {
            (true, true) => Standing::Both,
            (true, false) => Standing::Only(Color::White),
            (false, true) => Standing::Only(Color::Black),
            (false, false) => Standing::Deduced,
        };
        if standing != Standing::Both {
            advice = Advice::Complete;
        }
        let slips =
            ByColor::from_fn(|color| sheets[color].entry(ply).text().filter(|_| !has(color)).map(str::to_owned));
        let (number, color) = (position.move_number(), position.turn());
        plies.push(Ply { number, color, mv: mv.to_move(), san: Style::default().write(mv), standing, slips });
        position = mv.play();
    }
    Reconciliation { plies, difference, position, advice }
}

fn part(sheets: ByColor<&Sheet>, ply: usize, position: &Position) -> Difference {
    let san = |mv| position.legal(mv).map_or_else(|_| mv.to_string(), |mv| Style::default().write(mv));
    Difference {
        number: position.move_number(),
        color: position.turn(),
        written: ByColor::from_fn(|color| sheets[color].entry(ply).text().map(str::to_owned)),
        read: ByColor::from_fn(|color| sheets[color].find(ply, position).map(|read| read.map(san))),
        reach: ByColor::from_fn(|color| reach(sheets[color], sheets[!color], ply, position)),
    }
}

fn reach(own: &Sheet, other: &Sheet, ply: usize, position: &Position) -> Reach {
    let (played, is_whole) = play_on(own, ply, *position);
    let mut reach = Reach { own: played, is_whole, ..Reach::default() };
    let here = own.find(ply, position).and_then(Result::ok);
    if let Some(mv) = here.and_then(|mv| position.legal(mv).ok()) {
        (reach.other, reach.other_is_whole) = play_on(other, ply + 1, mv.play());
    }
    reach
}

/// Plays the entries of a sheet as far as possible: returns how many, and whether that is all of them.
fn play_on(sheet: &Sheet, ply: usize, mut position: Position) -> (usize, bool) {
    let mut played = 0;
    while ply + played < sheet.entries.len() {
        let found = sheet.find(ply + played, &position).and_then(Result::ok);
        let Some(mv) = found.and_then(|mv| position.legal(mv).ok()) else { return (played, false) };
        position = mv.play();
        played += 1;
    }
    (played, true)
}
