//! The state of a game. Every rule may read it; only [`enact`] changes it, by a ruling.

mod adjournment;
mod assistance;
mod claims;
mod clocks;
mod conduct;
mod enact;
mod ended;
mod play;
mod records;
mod turn;

use board::{ByColor, Color};
use clock::Millis;

pub(crate) use self::adjournment::{Adjournment, Envelope};
pub(crate) use self::assistance::Assistance;
pub use self::claims::Claim;
pub(crate) use self::claims::Claims;
pub(crate) use self::clocks::Clocks;
pub use self::conduct::Tally;
pub(crate) use self::conduct::{Conduct, Noted};
pub(crate) use self::enact::Change;
pub(crate) use self::ended::Ended;
pub(crate) use self::play::{Play, Unnoticed, Unpressed};
pub(crate) use self::records::Records;
pub(crate) use self::turn::{Touch, Turn};
use crate::named::named;
use crate::outcome::{Reason, Score};
use crate::regulations::Regulations;
use crate::rule::Rule;

named! {
    /// The phase of a game.
    ///
    /// ```
    /// assert_eq!(laws::Phase::Playing.name(), "playing");
    /// ```
    Phase {
        /// The game has not begun.
        Waiting = "waiting",
        /// The game is being played.
        Playing = "playing",
        /// The clocks are stopped.
        Stopped = "stopped",
        /// A move is being sealed.
        Sealing = "sealing",
        /// The game is adjourned.
        Adjourned = "adjourned",
        /// The game is over.
        Finished = "finished",
    }
}

/// The state of a game, except the half-moves that led there.
///
/// The fields are private to this module, so a rule can read everything and change nothing.
#[derive(Clone, Debug)]
pub(crate) struct State {
    phase: Phase,
    outcome: Option<Outcome>,
    play: Play,
    turn: Turn,
    clocks: Clocks,
    claims: Claims,
    adjournment: Adjournment,
    records: Records,
    assistance: Assistance,
    conduct: Conduct,
    /// The state of the game before the act that ended it.
    ended: Option<Box<Ended>>,
}

/// The outcome of a game.
///
/// ```
/// use laws::{Outcome, Reason, Rule, Score};
/// let outcome = Outcome { score: Score::DRAWN, reason: Reason::Stalemate, rule: Some(Rule::Stalemate) };
/// assert_eq!(outcome.score.to_string(), "1/2-1/2");
/// ```
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The score.
    pub score: Score,
    /// The reason.
    pub reason: Reason,
    /// The rule that ended it.
    pub rule: Option<Rule>,
}

impl State {
    pub(crate) fn new(regulations: &Regulations) -> Self {
        let clocks = Clocks::new(regulations);
        let shown = ByColor::from_fn(|color| clocks.clock.shows(color, Millis::ZERO));
        let start = regulations.start.to_setup();
        Self {
            phase: Phase::Waiting,
            outcome: None,
            play: Play::new(regulations.start),
            turn: Turn::new(start.turn, start, shown),
            clocks,
            claims: Claims::default(),
            adjournment: Adjournment::default(),
            records: Records::default(),
            assistance: Assistance::default(),
            conduct: Conduct::new(regulations.present),
            ended: None,
        }
    }

    /// Returns the phase of the game.
    pub(crate) const fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the outcome, once the game is over.
    pub(crate) const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Returns the state of the board.
    pub(crate) const fn play(&self) -> &Play {
        &self.play
    }

    /// Returns the current turn.
    pub(crate) const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Returns the clocks.
    pub(crate) const fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    /// Returns the offers and claims that are open.
    pub(crate) const fn claims(&self) -> &Claims {
        &self.claims
    }

    /// Returns the adjournment.
    pub(crate) const fn adjournment(&self) -> &Adjournment {
        &self.adjournment
    }

    /// Returns the players' records.
    pub(crate) const fn records(&self) -> &Records {
        &self.records
    }

    /// Returns the assistants and announced moves.
    pub(crate) const fn assistance(&self) -> &Assistance {
        &self.assistance
    }

    /// Returns the players' presence and offences.
    pub(crate) const fn conduct(&self) -> &Conduct {
        &self.conduct
    }

    /// Stores the state of a finished game before the act that ended it.
    pub(crate) fn remember(&mut self, before: Ended, at: Millis) {
        if self.phase == Phase::Finished {
            self.ended = Some(Box::new(Ended { at, ..before }));
        }
    }

    /// Tells whether a player is present, or may come later than the default time allows.
    pub(crate) fn is_expected(&self, player: Color) -> bool {
        self.conduct.present[player] || self.conduct.admitted[player]
    }

    /// Returns both clock displays.
    pub(crate) fn shown(&self, at: Millis) -> ByColor<Millis> {
        ByColor::from_fn(|color| self.clocks.clock.shows(color, at))
    }

    /// Tells whether pieces were moved in this turn.
    pub(crate) fn is_displaced(&self) -> bool {
        self.play.board.board != self.turn.base.board
    }

    /// Tells whether nothing was touched or moved in this turn.
    pub(crate) fn is_turn_fresh(&self) -> bool {
        self.turn.touches.is_empty() && !self.is_displaced()
    }

    /// Tells whether both players are present.
    pub(crate) fn are_both_present(&self) -> bool {
        Color::ALL.into_iter().all(|color| self.conduct.present[color])
    }
}
