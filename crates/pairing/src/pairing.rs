//! The pairs of a round.

use crate::Id;

/// The pairs of one round, in the order of boards.
///
/// ```
/// use pairing::Pairing;
/// let pairing = Pairing { boards: vec![(1, 3), (4, 2)], bye: Some(5) };
/// assert_eq!(pairing.opponent(2), Some(4));
/// assert_eq!(pairing.opponent(5), None);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairing {
    /// White and Black on each board.
    pub boards: Vec<(Id, Id)>,
    /// The player without an opponent.
    pub bye: Option<Id>,
}

impl Pairing {
    /// Finds the opponent of a player.
    pub fn opponent(&self, id: Id) -> Option<Id> {
        self.boards.iter().find_map(|&(white, black)| match id {
            _ if id == white => Some(black),
            _ if id == black => Some(white),
            _ => None,
        })
    }
}
