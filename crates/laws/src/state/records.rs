//! What the players have written.

use board::ByColor;

use crate::outcome::Score;

/// What the players have written on their scoresheets.
#[derive(Clone, Debug, Default)]
pub(crate) struct Records {
    /// How many half-moves each has written down.
    pub(crate) recorded: ByColor<usize>,
    /// The period in which each was last exempt from recording.
    pub(crate) exempt_in: ByColor<Option<u32>>,
    /// How often each has looked at the record.
    pub(crate) looks: ByColor<u32>,
    /// The score that each has signed.
    pub(crate) signed: ByColor<Option<Score>>,
}
