//! The interface through which a reader reports a game.

use board::{LegalMove, Position};

use super::{Comment, Outcome, PgnError, Tag};

/// Whether to read what comes or to skip it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Read it.
    Read,
    /// Skip it; nothing in it is checked.
    Skip,
}

/// Receives the contents of a game, in the order of the file, without allocations.
///
/// ```
/// use board::LegalMove;
/// use notation::pgn::{Games, Step, Tag, Visitor};
///
/// /// Counts the moves of the games that White won.
/// #[derive(Default)]
/// struct Wins { is_win: bool, moves: usize }
///
/// impl Visitor for Wins {
///     fn begin_game(&mut self) { self.is_win = false; }
///     fn tag(&mut self, tag: Tag<'_>) {
///         self.is_win |= tag.raw_name == b"Result" && tag.raw_value == b"1-0";
///     }
///     fn end_tags(&mut self) -> Step { if self.is_win { Step::Read } else { Step::Skip } }
///     fn mv(&mut self, _: LegalMove<'_>) { self.moves += 1; }
/// }
///
/// let text = b"[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
/// let mut wins = Wins::default();
/// let mut games = Games::new(text);
/// while games.next_game(&mut wins).is_some() {}
/// assert_eq!(wins.moves, 2);
/// ```
pub trait Visitor {
    /// A game begins.
    fn begin_game(&mut self) {}
    /// A tag pair.
    fn tag(&mut self, _tag: Tag<'_>) {}
    /// All tag pairs have been reported; returns whether to read the moves.
    fn end_tags(&mut self) -> Step {
        Step::Read
    }
    /// The start position.
    fn start(&mut self, _position: &Position) {}
    /// A legal move, with the position in which it is played.
    fn mv(&mut self, _mv: LegalMove<'_>) {}
    /// The text of a move, reported just before [`Visitor::mv`]: a part of the text that is read, so that its place can be found.
    fn written(&mut self, _text: &[u8], _mv: LegalMove<'_>) {}
    /// The number of a move with its dots, and the position in which it stands.
    fn move_number(&mut self, _text: &[u8], _position: &Position) {}
    /// A null move in a variation: the turn passes.
    fn null_move(&mut self, _position: &Position) {}
    /// A numeric annotation glyph such as `$1`; signs such as `!?` are reported as their numbers.
    fn nag(&mut self, _nag: u8) {}
    /// A comment.
    fn comment(&mut self, _comment: Comment<'_>) {}
    /// A draw offer, `(=)`.
    fn draw_offer(&mut self) {}
    /// A variation on the last move begins; returns whether to read it.
    fn begin_variation(&mut self) -> Step {
        Step::Skip
    }
    /// The variation that was read ends.
    fn end_variation(&mut self) {}
    /// The token that ends the game.
    fn outcome(&mut self, _outcome: Outcome) {}
    /// The game is broken; reported once per game. The rest after an error in the main line is skipped.
    fn broken(&mut self, _error: &PgnError) {}
    /// The game ends.
    fn end_game(&mut self) {}
}
