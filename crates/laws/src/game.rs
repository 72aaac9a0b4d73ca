//! A game as a fold over acts: `judge` returns the rulings on an act, `apply` records them, and nothing else changes a game.

mod replay;
mod waiting;

use std::sync::Arc;

use board::{ByColor, Color, Move, Setup};
use clock::Millis;
use winnable::Budget;

pub use self::replay::ReplayError;
pub use self::waiting::{Away, Stop};
use crate::act::Act;
use crate::regulations::{Actor, Regulations};
use crate::rule::Rule;
use crate::rules::moving::{Choices, Duty, duty};
use crate::ruling::{Announcement, Ruling};
use crate::state::{Change, Claim, Ended, Outcome, Phase, State, Tally};
use crate::step::{Past, Step};
use crate::terms::Against;
use crate::trial::{Case, Trial};

/// The number of half-moves for which memory is reserved at a time.
const ROOM: usize = 16;

/// An act and its rulings: one entry of the journal.
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
    /// The time of the act.
    pub at: Millis,
    /// The person who acted.
    pub by: Actor,
    /// The act.
    pub act: Act,
    /// The rulings; those that fell due before the act come first.
    pub rulings: Vec<Ruling>,
    /// The number of rulings that fell due before the act.
    pub due: usize,
}

impl Entry {
    /// Lists the rulings that are announced; the others only record what the act did.
    pub fn told(&self) -> impl Iterator<Item = &Ruling> {
        self.rulings.iter().filter(|ruling| !ruling.announcement.is_kept())
    }

    /// Tells whether a question about the possibility of mate was not answered within the budget.
    pub fn is_undecided(&self) -> bool {
        self.rulings.iter().any(|ruling| matches!(ruling.announcement, Announcement::MateUndecided { .. }))
    }

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
    state: State,
    steps: Vec<Step>,
    /// The time of the last entry.
    at: Millis,
    ruled: Ruled,
}

/// The rulings so far, as far as appeals need them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ruled {
    /// The number of acts.
    acts: u32,
    /// The announcements made, one bit per name.
    names: u64,
    /// The names whose last announcement decided a claim in a quickplay finish.
    quickplay: u64,
    /// The acts on which such a claim was decided.
    quickplay_acts: Vec<u32>,
}

impl Ruled {
    fn note(&mut self, rulings: &[Ruling], due: usize) {
        let (fell_due, own) = rulings.split_at(due.min(rulings.len()));
        // A refusal cannot be appealed: nothing was ruled.
        let own = if own.iter().any(Ruling::is_refusal) { &[] } else { own };
        for ruling in fell_due.iter().chain(own) {
            // Announcements that are only recorded were not ruled by anybody.
            let Some(bit) = bit_of(ruling.announcement.name()) else { continue };
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

    /// Tells whether such a ruling exists.
    pub(crate) fn has(&self, against: Against) -> bool {
        match against {
            Against::Act(index) => index < self.acts,
            Against::Ruling(name) => bit_of(name).is_some_and(|bit| bit & self.names != 0),
        }
    }

    /// Tells whether the ruling decided a claim in a quickplay finish.
    pub(crate) fn is_quickplay(&self, against: Against) -> bool {
        match against {
            Against::Act(index) => self.quickplay_acts.contains(&index),
            Against::Ruling(name) => bit_of(name).is_some_and(|bit| bit & self.quickplay != 0),
        }
    }
}

/// Returns the bit of a ruling that is announced.
fn bit_of(name: &str) -> Option<u64> {
    Announcement::NAMES.iter().position(|known| *known == name).map(|index| 1 << index)
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
        Self { regulations: Arc::new(regulations), state, steps: Vec::new(), at: Millis::ZERO, ruled: Ruled::default() }
    }

    /// Judges an act and applies the entry.
    pub fn act(&mut self, at: Millis, by: Actor, act: Act) -> Entry {
        let entry = self.judge(at, by, act);
        self.apply(&entry);
        entry
    }

    /// Returns the rulings on an act without changing the game. Time never goes back: an earlier moment counts as the
    /// last one.
    pub fn judge(&self, at: Millis, by: Actor, act: Act) -> Entry {
        self.judge_within(Budget::DEFAULT, at, by, act)
    }

    /// Judges an act like [`Game::judge`], with a budget for each question whether mate is still possible.
    ///
    /// If the budget does not suffice, the game is ruled on as if mate were possible, and `mate_undecided` is announced.
    ///
    /// ```
    /// use board::Color;
    /// use clock::Millis;
    /// use laws::{Act, Actor, Budget, Game, Regulations};
    /// let mut game = Game::new(Regulations::default());
    /// game.act(Millis(0), Actor::Arbiter, Act::Start);
    /// let entry = game.judge_within(Budget::NO_SEARCH, Millis(9), Actor::Player(Color::White), Act::Resign);
    /// assert!(!entry.is_undecided());
    /// ```
    pub fn judge_within(&self, budget: Budget<'_>, at: Millis, by: Actor, act: Act) -> Entry {
        #[cfg(feature = "probe")]
        board::probe::note(|| format!("judge {}", act.name()));
        let at = at.max(self.at);
        let case = Case {
            regulations: &self.regulations,
            state: &self.state,
            past: Past::new(&self.steps),
            since: self.at,
            ruled: &self.ruled,
            budget,
        };
        let mut trial = Trial::new(case, at, by, &act);
        trial.hear();
        let (rulings, due) = trial.into_rulings();
        Entry { at, by, act, rulings, due }
    }

    /// Records an entry. The rulings alone change the game, so replaying a journal through here rebuilds it.
    pub fn apply(&mut self, entry: &Entry) {
        self.replay(entry.at, &entry.rulings, entry.due);
    }

    /// Applies the rulings of an entry, of which the first `due` fell due before its act.
    pub fn replay(&mut self, at: Millis, rulings: &[Ruling], due: usize) {
        let (fell_due, own) = rulings.split_at(due.min(rulings.len()));
        self.enact(fell_due);
        self.enact(own);
        self.at = at;
        self.ruled.note(rulings, due);
    }

    /// Carries out rulings. If they end the game, its state before them is kept.
    fn enact(&mut self, rulings: &[Ruling]) {
        let is_over = self.state.phase() == Phase::Finished;
        let end = rulings.iter().find(|ruling| matches!(ruling.announcement, Announcement::GameOver { .. }));
        let mut before = end.filter(|_| !is_over).map(|end| (end.at, Ended::new(&self.state, self.steps.len())));
        for ruling in rulings {
            match self.state.enact(ruling, &self.regulations, &Past::new(&self.steps)) {
                Change::None => {}
                Change::Push(step) => self.push(step),
                Change::Truncate(len) => {
                    if let Some((_, before)) = &mut before {
                        before.note_removed(&self.steps, len);
                    }
                    self.steps.truncate(len);
                }
                Change::Replace(len, steps) => {
                    self.steps.truncate(len);
                    self.steps.extend(steps);
                }
            }
        }
        if let Some((at, before)) = before {
            self.state.remember(before, at);
        }
    }

    fn push(&mut self, step: Step) {
        // Many games are in memory at once, and few get long enough to need a doubled capacity.
        if self.steps.len() == self.steps.capacity() {
            self.steps.reserve_exact(ROOM);
        }
        self.steps.push(step);
    }

    /// Returns the next moment at which something falls due though nobody acts.
    pub fn deadline(&self) -> Option<Millis> {
        let trial_deadline = crate::rules::chess_clock::deadline(&self.regulations, &self.state);
        trial_deadline.map(|(at, _)| at)
    }

    /// Returns the regulations.
    pub fn regulations(&self) -> &Regulations {
        &self.regulations
    }

    /// Returns the phase of the game.
    pub fn phase(&self) -> Phase {
        self.state.phase()
    }

    /// Returns the player who has the move.
    pub fn turn(&self) -> Color {
        self.state.turn().player
    }

    /// Returns the board.
    pub fn board(&self) -> &Setup {
        &self.state.play().board
    }

    /// Returns the position on the board, or the last one before it from which play could continue.
    pub fn position(&self) -> &board::Position {
        self.state.play().current.as_ref().unwrap_or(&self.state.play().good)
    }

    /// Returns the position on the board, if play can continue from it.
    pub fn playable(&self) -> Option<&board::Position> {
        self.state.play().current.as_ref()
    }

    /// Returns the position before the last half-move, if legal moves led there.
    pub fn previous_position(&self) -> Option<&board::Position> {
        self.steps.last()?.position()
    }

    /// Returns the position in which the opponent replies if an illegal move of this turn is left on the board.
    pub fn left_position(&self) -> Option<board::Position> {
        self.state.is_displaced().then(|| self.state.left_standing().validate().ok()).flatten()
    }

    /// Returns the position in which a player's announcement is read: before the player's move just made, or the one on
    /// the board.
    pub fn announced_position(&self, player: Color) -> &board::Position {
        let made = self.steps.last().filter(|step| step.player() == player);
        made.and_then(Step::position).unwrap_or_else(|| self.position())
    }

    /// Returns the move that the player to move must make: one written with a wrong claim, or made after the order to seal.
    pub fn bound(&self) -> Option<Move> {
        self.state.turn().bound
    }

    /// Returns the player who has sealed a move, and the commitment to it.
    pub fn sealed(&self) -> Option<(Color, crate::Commitment)> {
        self.state.adjournment().envelope.map(|envelope| (envelope.by, envelope.commitment))
    }

    /// Returns when an adjourned game is to be resumed, if that is fixed.
    pub fn resume_at(&self) -> Option<Millis> {
        self.state.adjournment().resume_at
    }

    /// Returns where an adjourned game is to be resumed, if that is fixed.
    pub fn resume_place(&self) -> Option<&str> {
        self.state.adjournment().place.as_deref()
    }

    /// Counts the acts that were entered, refused ones included: appeals name them by number.
    pub fn acts(&self) -> u32 {
        self.ruled.acts
    }

    /// Returns the clock displays at a moment.
    pub fn clocks(&self, at: Millis) -> ByColor<Millis> {
        self.state.shown(at.max(self.at))
    }

    /// Returns how long the running display still stands still, in delay mode.
    pub fn clock_holds(&self, at: Millis) -> Millis {
        self.state.clocks().clock.holds(at.max(self.at))
    }

    /// Returns the player whose clock runs.
    pub fn running(&self) -> Option<Color> {
        self.state.clocks().clock.running()
    }

    /// Returns the period of each player.
    pub fn periods(&self) -> ByColor<u32> {
        ByColor::from_fn(|color| self.state.clocks().clock.period(color))
    }

    /// Returns the number of moves that each player has completed.
    pub fn moves_completed(&self) -> ByColor<u32> {
        self.state.clocks().completed
    }

    /// Lists the half-moves on the board so far, each with the state of the game before it.
    pub fn history(&self) -> &[Step] {
        &self.steps
    }

    /// Lists the moves on the board so far, castling as the king taking its rook; leaves out illegal moves that are not a
    /// single displacement.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = (&Step, Move)> {
        self.steps.iter().filter_map(|step| Some((step, step.to_move()?)))
    }

    /// Counts the moves on the board so far, as [`Game::moves`] lists them.
    pub fn half_moves(&self) -> usize {
        self.moves().count()
    }

    /// Lists the positions before each half-move and the current one, each with the number of half-moves that led there
    /// and the last of them; leaves out positions from which play could not continue.
    pub fn positions(&self) -> impl Iterator<Item = (usize, Option<Move>, &board::Position)> {
        let before = self.steps.iter().map(Step::position);
        let all = before.chain(std::iter::once(self.state.play().current.as_ref()));
        let led = std::iter::once(None).chain(self.steps.iter().map(Step::to_move));
        all.zip(led).enumerate().filter_map(|(index, (position, mv))| Some((index, mv, position?)))
    }

    /// Returns the outcome, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// Returns the number of illegal moves of each player.
    pub fn illegal_moves(&self) -> ByColor<u32> {
        self.state.conduct().illegal_moves
    }

    /// Returns the counts of acts that become a nuisance when repeated.
    pub fn tally(&self) -> ByColor<Tally> {
        self.state.conduct().tally
    }

    /// Returns the player who offers a draw; with two offers, the older one.
    pub fn offer(&self) -> Option<Color> {
        self.offers().first().copied()
    }

    /// Lists the players who offer a draw, the older offer first.
    pub fn offers(&self) -> &[Color] {
        &self.state.claims().offers
    }

    /// Returns the oldest claim that the arbiter must decide.
    pub fn claim(&self) -> Option<Claim> {
        self.claims().first().copied()
    }

    /// Lists the claims that the arbiter must decide, the oldest first.
    pub fn claims(&self) -> &[Claim] {
        &self.state.claims().open
    }

    /// Returns what the player must do because of touches in this turn, if anything.
    pub fn duty(&self) -> Option<Duty> {
        if self.state.turn().touches.is_empty() {
            return None;
        }
        let turn = self.state.turn();
        let choices = Choices::of(self.state.play().current.as_ref(), &turn.base);
        let duty = duty(choices, &turn.touches, self.regulations.values());
        (duty.obliged != crate::Obliged::None).then_some(duty)
    }
}
