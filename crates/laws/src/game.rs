//! A game as a fold over what people did: `judge` looks and says, `apply` writes down, nothing else changes a game.

use std::sync::Arc;

use board::{ByColor, Color, Move, Setup};
use clock::Millis;

use crate::act::Act;
use crate::enact::{Change, Context};
use crate::judge::Trial;
use crate::regulations::{Actor, Regulations};
use crate::rule::Rule;
use crate::rules::touch_move::{Duty, duty};
use crate::ruling::{Announcement, Ruling};
use crate::stage::Stage;
use crate::state::{Claim, Outcome, Phase, State};
use crate::terms::Against;

/// A game gets room for so many half-moves at a time.
const ROOM: usize = 16;

/// What happened, and what follows from it: one entry of the journal.
///
/// ```
/// use clock::Millis;
/// use laws::{Act, Actor, Game, Regulations};
/// let game = Game::new(Regulations::default());
/// let entry = game.judge(Millis(0), Actor::Arbiter, Act::Start);
/// assert_eq!(entry.rulings[0].announcement.name(), "started");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// When the act was done.
    pub at: Millis,
    /// By whom.
    pub by: Actor,
    /// What was done.
    pub act: Act,
    /// What the Laws answer, what fell due before the act first.
    pub rulings: Vec<Ruling>,
    /// How many of the rulings fell due before the act.
    pub due: usize,
}

impl Entry {
    /// Tells whether the act was refused, so that it changes nothing.
    pub fn is_refused(&self) -> bool {
        self.rulings[self.due.min(self.rulings.len())..].iter().any(Ruling::is_refusal)
    }
}

/// A game of chess under the Laws: every entry so far, applied in order.
///
/// ```
/// use board::{Color, Move, Square};
/// use clock::Millis;
/// use laws::{Act, Actor, Game, Phase, Regulations, Written};
///
/// let mut game = Game::new(Regulations::default());
/// let entry = game.judge(Millis(0), Actor::Arbiter, Act::Start);
/// game.apply(&entry);
/// let e4 = Act::Play { mv: Written::Move(Move::new(Square::E2, Square::E4)) };
/// let entry = game.judge(Millis(5_000), Actor::Player(Color::White), e4);
/// game.apply(&entry);
/// assert_eq!((game.phase(), game.turn()), (Phase::Playing, Color::Black));
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    regulations: Arc<Regulations>,
    pub(crate) state: State,
    pub(crate) stages: Vec<Stage>,
    /// The moment of the last entry.
    at: Millis,
    pub(crate) ruled: Ruled,
}

/// What was ruled so far, as far as appeals ask.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ruled {
    /// How many acts there were.
    acts: u32,
    /// Which announcements were made, a bit each.
    names: u64,
    /// Which of them, the last time, decided a claim in a quickplay finish.
    quickplay: u64,
    /// The acts on which such a claim was decided.
    quickplay_acts: Vec<u32>,
}

impl Ruled {
    fn note(&mut self, entry: &Entry) {
        // A refusal is nothing to appeal against: nothing was ruled.
        let ruled = if entry.is_refused() { entry.due.min(entry.rulings.len()) } else { entry.rulings.len() };
        for ruling in &entry.rulings[..ruled] {
            let bit = 1 << ruling.announcement.index();
            self.names |= bit;
            if ruling.rule.is_some_and(decides_quickplay) {
                self.quickplay |= bit;
                self.quickplay_acts.push(self.acts);
            } else {
                self.quickplay &= !bit;
            }
        }
        self.acts += 1;
    }

    /// Tells whether there is such a ruling.
    pub(crate) fn has(&self, against: Against) -> bool {
        match against {
            Against::Act(index) => index < self.acts,
            Against::Ruling(name) => bit_of(name) & self.names != 0,
        }
    }

    /// Tells whether it decided a claim in a quickplay finish.
    pub(crate) fn is_quickplay(&self, against: Against) -> bool {
        match against {
            Against::Act(index) => self.quickplay_acts.contains(&index),
            Against::Ruling(name) => bit_of(name) & self.quickplay != 0,
        }
    }
}

fn bit_of(name: &str) -> u64 {
    Announcement::NAMES.iter().position(|known| *known == name).map_or(0, |index| 1 << index)
}

const fn decides_quickplay(rule: Rule) -> bool {
    matches!(
        rule,
        Rule::QuickplayAccepted
            | Rule::QuickplayPostponed
            | Rule::QuickplayDrawnLater
            | Rule::QuickplayRejected
            | Rule::UnwatchedDecision
    )
}

impl Game {
    /// Sets up a game.
    pub fn new(regulations: Regulations) -> Self {
        let state = State::new(&regulations);
        Self {
            regulations: Arc::new(regulations),
            state,
            stages: Vec::new(),
            at: Millis::ZERO,
            ruled: Ruled::default(),
        }
    }

    /// Says what the Laws make of an act, changing nothing. Time never goes back: an earlier moment counts as the last one.
    pub fn judge(&self, at: Millis, by: Actor, act: Act) -> Entry {
        let at = at.max(self.at);
        let mut trial = Trial::new(self, at, by, &act);
        trial.hear();
        let (rulings, due) = trial.into_rulings();
        Entry { at, by, act, rulings, due }
    }

    /// Records an entry; replaying the journal through here rebuilds the game.
    pub fn apply(&mut self, entry: &Entry) {
        let regulations = Arc::clone(&self.regulations);
        let context = Context::of(entry, &regulations);
        let (due, own) = entry.rulings.split_at(entry.due.min(entry.rulings.len()));
        for ruling in due {
            self.enact(ruling, &context);
        }
        if !entry.is_refused() {
            let change = self.state.enact_act(&context, &self.stages);
            self.carry_out(change);
        }
        for ruling in own {
            self.enact(ruling, &context);
        }
        self.at = entry.at;
        self.ruled.note(entry);
    }

    fn enact(&mut self, ruling: &Ruling, context: &Context<'_>) {
        let change = self.state.enact(ruling, context, &self.stages);
        self.carry_out(change);
    }

    fn carry_out(&mut self, change: Change) {
        match change {
            Change::None => {}
            Change::Push(stage) => self.push(*stage),
            Change::Truncate(len) => self.stages.truncate(len),
            Change::Replace(len, stage) => {
                self.stages.truncate(len);
                self.push(*stage);
            }
        }
    }

    fn push(&mut self, stage: Stage) {
        // Many games are in memory at once, and few get as long as doubling makes room for.
        if self.stages.len() == self.stages.capacity() {
            self.stages.reserve_exact(ROOM);
        }
        self.stages.push(stage);
    }

    /// Says when the Laws next have a say though nobody acts.
    pub fn deadline(&self) -> Option<Millis> {
        let trial_deadline = crate::rules::chess_clock::deadline(&self.regulations, &self.state);
        trial_deadline.map(|(at, _)| at)
    }

    /// Gives what the organiser has fixed.
    pub fn regulations(&self) -> &Regulations {
        &self.regulations
    }

    /// Says where the game is.
    pub fn phase(&self) -> Phase {
        self.state.phase
    }

    /// Says who has the move.
    pub fn turn(&self) -> Color {
        self.state.turn.player
    }

    /// Gives the board as it stands.
    pub fn board(&self) -> &Setup {
        &self.state.board
    }

    /// Gives the position on the board, or the last one before it that play could go on from.
    pub fn position(&self) -> &board::Position {
        self.state.current.as_ref().unwrap_or(&self.state.good)
    }

    /// Gives the position before the last half-move, if legal moves led there.
    pub fn previous_position(&self) -> Option<&board::Position> {
        self.stages.last()?.position()
    }

    /// Gives the position in the light of which a player's announcement is read: before the move just made and not pressed, or
    /// the one on the board.
    pub fn announced_position(&self, player: Color) -> &board::Position {
        let made = self.stages.last().filter(|stage| stage.player == player && self.state.unpressed[player].is_some());
        made.and_then(Stage::position).unwrap_or_else(|| self.position())
    }

    /// Gives the move the player on move is held to: one written with a wrong claim, or made after the order to seal.
    pub fn bound(&self) -> Option<Move> {
        self.state.turn.bound
    }

    /// Says what a player is held to by a sealed move.
    pub fn sealed(&self) -> Option<(Color, crate::Commitment)> {
        self.state.envelope.map(|envelope| (envelope.by, envelope.commitment))
    }

    /// Says when an adjourned game is to go on, if that is fixed.
    pub fn resume_at(&self) -> Option<Millis> {
        self.state.adjournment?.resume_at
    }

    /// Counts the acts that were entered, refused ones included: appeals name them by number.
    pub fn acts(&self) -> u32 {
        self.ruled.acts
    }

    pub(crate) fn last_at(&self) -> Millis {
        self.at
    }

    /// Says what the displays show at a moment.
    pub fn clocks(&self, at: Millis) -> ByColor<Millis> {
        self.state.clocks(at.max(self.at))
    }

    /// Says how long the running display will stand still yet, in delay mode.
    pub fn clock_holds(&self, at: Millis) -> Millis {
        self.state.clock.holds(at.max(self.at))
    }

    /// Says whose clock runs.
    pub fn running(&self) -> Option<Color> {
        self.state.clock.running()
    }

    /// Says in which period each player is.
    pub fn periods(&self) -> ByColor<u32> {
        ByColor::from_fn(|color| self.state.clock.period(color))
    }

    /// Lists the moves on the board so far, castling as the king taking its rook; an illegal one that is no single displacement
    /// is left out.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = (Setup, Move)> {
        self.stages.iter().filter_map(|stage| Some((stage.before(), stage.mv?)))
    }

    /// Counts the moves on the board so far, as [`Game::moves`] lists them.
    pub fn half_moves(&self) -> usize {
        self.stages.iter().filter(|stage| stage.mv.is_some()).count()
    }

    /// Lists the positions before each half-move and the one that stands now, each with how many half-moves led there and the
    /// last of them; what play could not go on from is left out.
    pub fn positions(&self) -> impl Iterator<Item = (usize, Option<Move>, &board::Position)> {
        let before = self.stages.iter().map(Stage::position);
        let all = before.chain(std::iter::once(self.state.current.as_ref()));
        let led = std::iter::once(None).chain(self.stages.iter().map(|stage| stage.mv));
        all.zip(led).enumerate().filter_map(|(index, (position, mv))| Some((index, mv, position?)))
    }

    /// Says how the game ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome
    }

    /// Counts the illegal moves of each.
    pub fn illegal_moves(&self) -> ByColor<u32> {
        self.state.illegal_moves
    }

    /// Says who offers a draw.
    pub fn offer(&self) -> Option<Color> {
        self.state.offer
    }

    /// Gives the claim that the arbiter must decide.
    pub fn claim(&self) -> Option<Claim> {
        self.state.claim
    }

    /// Says what the touches of this turn oblige to, if to anything.
    pub fn duty(&self) -> Option<Duty> {
        if self.state.turn.touches.is_empty() {
            return None;
        }
        let duty = duty(self.state.current.as_ref()?, &self.state.turn.touches, self.regulations.values());
        (duty.obliged != crate::Obliged::None).then_some(duty)
    }
}
