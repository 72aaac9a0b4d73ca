//! Chess960 (annex F of 2009, Guideline II of 2018).

use crate::rule::Rule;
use crate::trial::Trial;

impl Trial<'_> {
    /// Tells whether the Chess960 rules of castling apply, and the edition has them.
    pub(crate) fn has_chess960_castling(&self) -> bool {
        self.regulations.is_chess960() && self.regulations.article(Rule::Chess960Occupied).is_some()
    }
}
