//! An event as a fold over its journal: `judge` looks and says, `apply` writes down, nothing else changes an event.

mod queries;

use crate::act::Act;
use crate::card::{Card, Subject};
use crate::id::{Moment, PersonId};
use crate::judge;
use crate::named::named;
use crate::refusal::Refusal;
use crate::ruling::Ruling;
use crate::state::State;

/// What somebody did, and what follows from it: one entry of the journal.
///
/// ```
/// use event::{Act, Event, Moment, PersonId, Template};
/// let settings = Box::new(Template::ClubBlitz.settings("Thursday blitz"));
/// let entry = Event::new().judge(Moment(0), PersonId(1), Act::Create { settings, is_rehearsal: false })?;
/// let names: Vec<&str> = entry.rulings.iter().map(event::Ruling::name).collect();
/// assert_eq!(names, ["created", "appointed"]);
/// # Ok::<(), event::Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// When it was done.
    pub at: Moment,
    /// The person who did it.
    pub by: PersonId,
    /// What was done.
    pub act: Act,
    /// What follows.
    pub rulings: Vec<Ruling>,
    /// The personal data that the act brought. It is kept apart from rulings so that it can be erased.
    pub cards: Vec<(Subject, Card)>,
}

named! {
    /// How far an event is.
    ///
    /// ```
    /// use event::{Event, Phase};
    /// assert_eq!(Event::new().phase(), Phase::Setup);
    /// ```
    Phase {
        /// No round is published.
        Setup = "setup",
        /// A round is published.
        Running = "running",
        /// The event is over.
        Finished = "finished",
    }
}

/// A chess event: every entry so far, applied in order.
///
/// ```
/// use event::{Act, Event, Moment, PersonId, Registration, Template};
/// let mut event = Event::new();
/// let organiser = PersonId(1);
/// let settings = Box::new(Template::RapidSunday.settings("Rapid Sunday"));
/// event.act(Moment(0), organiser, Act::Create { settings, is_rehearsal: false })?;
///
/// let act = Act::Register { registration: Registration::named("Ashby, Helen") };
/// let entry = event.judge(Moment(1_000), organiser, act)?; // nothing has changed
/// assert_eq!(event.players().count(), 0);
/// event.apply(&entry);
/// assert_eq!(event.players().count(), 1);
/// # Ok::<(), event::Refusal>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Event {
    state: State,
}

impl Event {
    /// Makes an event in which nothing has happened: [`Act::Create`] comes first.
    pub fn new() -> Self {
        Self::default()
    }

    /// Says what follows from an act of a person, or why it cannot be done. Changes nothing.
    ///
    /// Time never goes back: an earlier moment counts as the last one.
    pub fn judge(&self, at: Moment, by: PersonId, act: Act) -> Result<Entry, Refusal> {
        let (at, answer) = judge::judge(&self.state, at, by, &act)?;
        Ok(Entry { at, by, act, rulings: answer.rulings, cards: answer.cards })
    }

    /// Records an entry. Its rulings alone change the event; the act is not looked at.
    pub fn apply(&mut self, entry: &Entry) {
        self.replay(entry.at, entry.by, &entry.rulings, &entry.cards);
    }

    /// Carries out the rulings of an entry read from a journal. Cards that were erased are simply missing.
    pub fn replay(&mut self, at: Moment, by: PersonId, rulings: &[Ruling], cards: &[(Subject, Card)]) {
        for ruling in rulings {
            self.state.enact(at, by, ruling, cards);
        }
        self.state.at = at;
    }

    /// Judges an act and applies the entry.
    pub fn act(&mut self, at: Moment, by: PersonId, act: Act) -> Result<Entry, Refusal> {
        let entry = self.judge(at, by, act)?;
        self.apply(&entry);
        Ok(entry)
    }
}
