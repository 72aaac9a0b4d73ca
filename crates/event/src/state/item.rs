//! A thing on the arbiters' list.

use crate::id::{ItemId, Moment, PersonId};
use crate::terms::Call;

/// A thing on the arbiters' list: what it is, who takes care of it, and what was decided.
///
/// ```
/// # mod doc { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/started.rs")); }
/// # let mut event = doc::started();
/// use event::{Act, Call, Moment, Need, PersonId};
/// let call = Call { round: Some(1), board: Some(2), ..Call::new(Need::Flag) };
/// event.act(Moment(20), PersonId::PROGRAM, Act::Raise { call }).unwrap();
/// assert_eq!(event.open_items()[0].call().need, Need::Flag);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    pub(crate) id: ItemId,
    pub(crate) call: Call,
    pub(crate) raised_at: Moment,
    pub(crate) raised_by: PersonId,
    pub(crate) taken: Option<(PersonId, Moment)>,
    pub(crate) settled: Option<(PersonId, Moment, String)>,
}

impl Item {
    /// Returns the id.
    pub const fn id(&self) -> ItemId {
        self.id
    }

    /// Returns what it is.
    pub const fn call(&self) -> &Call {
        &self.call
    }

    /// Returns when it was raised.
    pub const fn raised_at(&self) -> Moment {
        self.raised_at
    }

    /// Returns the person who raised it.
    pub const fn raised_by(&self) -> PersonId {
        self.raised_by
    }

    /// Returns the person who takes care of it, and since when.
    pub const fn taken(&self) -> Option<(PersonId, Moment)> {
        self.taken
    }

    /// Returns who settled it, when, and what was decided.
    pub fn settled(&self) -> Option<(PersonId, Moment, &str)> {
        self.settled.as_ref().map(|(by, at, decision)| (*by, *at, decision.as_str()))
    }

    /// Tells whether it still needs somebody.
    pub const fn is_open(&self) -> bool {
        self.settled.is_none()
    }
}
