//! Acts with their actor and time, and the text in which they were sent.

use std::borrow::Cow;

use clock::Millis;
use laws::{Actor, Ruling};
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use ts_rs::TS;

use super::act::{Act, Via};
use super::members::Members;
use super::names::Name;
use super::ruling::RulingFrame;
use crate::disk::envelope::ArbiterKey;
use crate::error::FrameError;

/// An act, and the JSON text it was read from.
///
/// ```
/// use protocol::{Act, GivenAct};
/// let tick = GivenAct::from(Act::Tick {});
/// assert_eq!(tick.text().get(), r#"{"act":"tick"}"#);
/// ```
#[derive(Clone)]
pub struct GivenAct {
    act: Act,
    text: Box<RawValue>,
}

/// Leaves out the text: a sealed move is never written to a log.
impl std::fmt::Debug for GivenAct {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let shown = if self.act.sealed_text().is_some() { "seal …" } else { self.text.get() };
        f.debug_tuple("GivenAct").field(&shown).finish()
    }
}

impl GivenAct {
    /// Reads the act from the members of an object; nothing in it may be too long to be sent on.
    pub(crate) fn of(members: &Members<'_>) -> Result<Self, FrameError> {
        let act = members.to_act()?;
        act.check_lengths().map_err(|error| members.placed(error))?;
        Ok(Self { act, text: members.to_text() })
    }

    /// Returns the act.
    pub fn act(&self) -> &Act {
        &self.act
    }

    /// Returns the act as it was sent: a JSON object with `act` and its fields.
    pub fn text(&self) -> &RawValue {
        &self.text
    }

    /// Adds the contents of an envelope, if the act opens one without its text and the key opens the box.
    ///
    /// ```
    /// use protocol::{Act, ArbiterKey, GivenAct};
    /// let key = ArbiterKey::of("the arbiter's token");
    /// let sealed = key.lock().seal("", "Nf3");
    /// let act = GivenAct::from(Act::OpenEnvelope { text: None, nonce: None });
    /// assert!(act.opened_with(&key, &sealed).text().get().contains("Nf3"));
    /// ```
    #[must_use]
    pub fn opened_with(self, key: &ArbiterKey, sealed: &str) -> Self {
        if !self.act.lacks_text() {
            return self;
        }
        key.open(sealed).map_or(self, |(nonce, text)| Self::opening(&nonce, &text))
    }

    /// Makes the act that opens an envelope, with its contents.
    pub(crate) fn opening(nonce: &str, text: &str) -> Self {
        Act::OpenEnvelope { text: Some(text.to_owned()), nonce: Some(nonce.to_owned()) }.into()
    }
}

/// Writes an act of the program itself.
impl From<Act> for GivenAct {
    fn from(act: Act) -> Self {
        // Serialization cannot fail: all keys are strings.
        let text = to_raw_value(&act).unwrap_or_default();
        Self { act, text }
    }
}

/// In TypeScript this is the act.
impl TS for GivenAct {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        Act::name(config)
    }

    fn inline(config: &ts_rs::Config) -> String {
        Act::name(config)
    }

    fn inline_flattened(config: &ts_rs::Config) -> String {
        Act::name(config)
    }
}

impl PartialEq for GivenAct {
    fn eq(&self, other: &Self) -> bool {
        self.text.get() == other.text.get()
    }
}

/// An act with its actor and time, as in scenario files.
///
/// ```
/// use protocol::{Act, TimedAct};
/// let timed = TimedAct::read(r#"{"at":9000,"by":"white","act":"play","move":"e2e4"}"#)?;
/// assert_eq!(timed.at.0, 9000);
/// assert_eq!(timed.act.text().get(), r#"{"act":"play","move":"e2e4"}"#);
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct TimedAct {
    /// The time of the act.
    pub at: Millis,
    /// The actor: a player, an assistant for a player, the arbiter or a spectator.
    pub by: Actor,
    /// The act.
    pub act: GivenAct,
}

impl TimedAct {
    /// Reads a line of a scenario; an error names the invalid field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        let mut members = Members::read(text)?;
        let at: u64 = members.need("at")?;
        let by: Name<Actor> = members.need("by")?;
        let via = members.take("via")?;
        Self::of(Millis(at), by.0, via, GivenAct::of(&members)?)
    }

    /// Makes an act of the arbiter, such as the program itself enters.
    pub fn by_arbiter(at: Millis, act: Act) -> Self {
        Self { at, by: Actor::Arbiter, act: act.into() }
    }

    /// Makes an act of an actor; an assistant acts only for a player.
    pub fn of(at: Millis, by: Actor, via: Option<Via>, act: GivenAct) -> Result<Self, FrameError> {
        Ok(Self { at, by: acting(by, via)?, act })
    }

    /// Replaces the act.
    #[must_use]
    pub(crate) fn with(&self, act: GivenAct) -> Cow<'_, Self> {
        Cow::Owned(Self { act, ..*self })
    }
}

/// Returns the actor; an assistant acts only for a player.
pub(crate) fn acting(by: Actor, via: Option<Via>) -> Result<Actor, FrameError> {
    match (by, via) {
        (by, None) => Ok(by),
        (Actor::Player(player), Some(Via::Assistant)) => Ok(Actor::Assistant(player)),
        (_, Some(Via::Assistant)) => Err(FrameError::new("via", "assistant", "it only with an act of a player")),
    }
}

/// Splits the actor into the JSON fields `by` and `via`.
pub(crate) fn by_and_via(actor: Actor) -> (Name<Actor>, Option<Via>) {
    match actor {
        Actor::Assistant(player) => (Name(Actor::Player(player)), Some(Via::Assistant)),
        actor => (Name(actor), None),
    }
}

/// A ruling and its time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub(crate) struct StampedFrame {
    #[ts(type = "number")]
    pub(crate) at: u64,
    #[serde(flatten)]
    #[ts(flatten)]
    pub(crate) ruling: RulingFrame,
}

impl StampedFrame {
    /// Adds the time to a ruling that is already in the contract's form.
    pub(crate) fn of(ruling: &Ruling, frame: RulingFrame) -> Self {
        Self { at: ruling.at.0, ruling: frame }
    }
}
