//! What a game waits for besides the player to move.

use board::{ByColor, Color};
use clock::Millis;

use super::Game;
use crate::rules::{casual, chess_clock};
use crate::state::Phase;

/// A stop that no arbiter ends.
///
/// ```
/// use board::Color;
/// use clock::Millis;
/// use laws::{Act, Actor, Game, Regulations, Stops};
/// let stops = Stops { longest: Some(Millis(300_000)), each: None };
/// let mut game = Game::new(Regulations { is_arbiter_absent: true, stops, ..Regulations::default() });
/// game.act(Millis(0), Actor::Arbiter, Act::Start);
/// game.act(Millis(1_000), Actor::Player(Color::White), Act::StopClocks);
/// assert_eq!(game.stop().unwrap().until, Some(Millis(301_000)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The player who stopped the clocks; none if no player did.
    pub by: Option<Color>,
    /// The moment at which it ends by itself; none if only agreement ends it.
    pub until: Option<Millis>,
    /// Whether each player has agreed to continue.
    pub agreed: ByColor<bool>,
    /// How often each player may still stop the clocks; none if unlimited.
    pub left: ByColor<Option<u32>>,
}

/// A player whose connection is lost.
///
/// ```
/// use board::Color;
/// use clock::Millis;
/// use laws::{Act, Actor, Game, Regulations};
/// let mut game = Game::new(Regulations { absence: Some(Millis(60_000)), ..Regulations::default() });
/// game.act(Millis(0), Actor::Arbiter, Act::Start);
/// game.act(Millis(5_000), Actor::Arbiter, Act::Disconnected { player: Color::White });
/// assert_eq!(game.away(Color::White).unwrap().claim_from, Millis(65_000));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Away {
    /// The time from which the absence counts.
    pub since: Millis,
    /// The time from which the opponent may claim, on that player's time.
    pub claim_from: Millis,
}

impl Game {
    /// Describes a stop that no arbiter ends; none while play continues, and where there is an arbiter.
    pub fn stop(&self) -> Option<Stop> {
        if self.phase() != Phase::Stopped || self.regulations.has_arbiter() {
            return None;
        }
        let (clocks, claims) = (self.state.clocks(), self.state.claims());
        let left = |color| self.regulations.stops.each.map(|each| each.saturating_sub(clocks.stops[color]));
        Some(Stop {
            by: clocks.stopped_by,
            until: casual::stop_ends_at(&self.regulations, &self.state),
            agreed: claims.agreed_to_resume,
            left: ByColor::from_fn(left),
        })
    }

    /// Returns since when a player's connection is lost, as far as the game depends on it.
    pub fn away(&self, player: Color) -> Option<Away> {
        let since = self.state.conduct().away[player].filter(|_| self.phase() != Phase::Finished)?;
        let claim_from = casual::absence_ends_at(&self.regulations, &self.state, player)?;
        Some(Away { since, claim_from })
    }

    /// Returns when an absent player loses the game, if one is absent.
    pub fn default_at(&self) -> Option<Millis> {
        chess_clock::default_at(&self.regulations, &self.state)
    }

    /// Tells whether a player is at the board, as far as it is known.
    pub fn is_present(&self, player: Color) -> bool {
        self.state.conduct().present[player]
    }

    /// Tells whether a player asks to take the last move back.
    pub fn take_back(&self, player: Color) -> bool {
        self.state.claims().take_back[player].is_some()
    }
}
