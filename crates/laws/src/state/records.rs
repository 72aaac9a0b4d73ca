//! The players' scoresheets.

use board::ByColor;

use crate::outcome::Score;

/// The players' scoresheets.
#[derive(Clone, Debug, Default)]
pub(crate) struct Records {
    /// The number of half-moves that each player has recorded.
    pub(crate) recorded: ByColor<usize>,
    /// The period in which each was last exempt from recording.
    pub(crate) exempt_in: ByColor<Option<u32>>,
    /// How often each player has looked at the record.
    pub(crate) looks: ByColor<u32>,
    /// The score that each has signed.
    pub(crate) signed: ByColor<Option<Score>>,
}
