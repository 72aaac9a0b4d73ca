//! How a game stands.

use board::{ByColor, Color, Move, Position, Role, Setup, Square};
use clock::{Clock, Millis};

use crate::named::named;
use crate::outcome::{Reason, Score};
use crate::regulations::Regulations;
use crate::rule::Rule;
use crate::terms::{Commitment, Ground, Offence, Tasks};

named! {
    /// Where a game is.
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

/// How a game stands, but for the half-moves that led there.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own that a later act asks about")]
pub(crate) struct State {
    pub(crate) phase: Phase,
    pub(crate) clock: Clock,
    pub(crate) present: ByColor<bool>,
    /// The pieces as they stand, whatever was done to them.
    pub(crate) board: Setup,
    /// The last position that legal moves led to.
    pub(crate) good: Position,
    /// The position on the board, if play can go on from it: the last good one, or what an illegal move has led to.
    pub(crate) current: Option<Position>,
    /// An illegal move stands uncorrected on the board.
    pub(crate) is_spoilt: bool,
    /// The player on move, and what was done in this turn.
    pub(crate) turn: Turn,
    /// Moves made and not pressed.
    pub(crate) unpressed: ByColor<Option<Unpressed>>,
    /// Moves made.
    pub(crate) made: ByColor<u32>,
    /// Moves completed.
    pub(crate) completed: ByColor<u32>,
    /// Illegal moves counted.
    pub(crate) illegal_moves: ByColor<u32>,
    /// Who offers a draw.
    pub(crate) offer: Option<Color>,
    /// A claim that the arbiter must decide.
    pub(crate) claim: Option<Claim>,
    /// A flag that fell while a postponed claim is open: it waits for the arbiter.
    pub(crate) fallen: Option<Color>,
    /// When and how an adjourned game goes on.
    pub(crate) adjournment: Option<Adjournment>,
    /// The sealed move that has not been opened.
    pub(crate) envelope: Option<Envelope>,
    /// How often each has looked at the record.
    pub(crate) looks: ByColor<u32>,
    /// Who has agreed to undo an illegal move.
    pub(crate) agreed_to_correct: ByColor<bool>,
    /// The move that was said last.
    pub(crate) announced: Option<(Color, Move)>,
    /// Who is helped, and with what.
    pub(crate) assistants: ByColor<Option<Tasks>>,
    /// The position was reported to be impossible, and is left for one more move.
    pub(crate) is_impossible: bool,
    /// The two boards of a game with a blind player differ.
    pub(crate) do_boards_differ: bool,
    /// Whose appeal waits for a decision.
    pub(crate) appeal: Option<Color>,
    /// Whose clock ran when the clocks were stopped.
    pub(crate) stopped_clock: Option<Color>,
    /// Who displaced pieces, so that the opponent may start that clock (1997 7.3).
    pub(crate) displaced_by: Option<Color>,
    /// Who is putting displaced pieces back, on the own time (1997 7.3).
    pub(crate) restoring: Option<Color>,
    /// An offence that is no displacement and that nobody has noticed.
    pub(crate) unnoticed: Option<(Color, Offence)>,
    /// A clock was reported to be set wrongly.
    pub(crate) is_clock_wrong: bool,
    /// Who has agreed to go on without an arbiter.
    pub(crate) agreed_to_resume: ByColor<bool>,
    /// Half-moves on the own scoresheets.
    pub(crate) recorded: ByColor<usize>,
    /// Who was exempt from recording, and in which period.
    pub(crate) exempt_in: ByColor<Option<u32>>,
    pub(crate) signed: ByColor<Option<Score>>,
    pub(crate) outcome: Option<Outcome>,
}

/// How a game ended.
///
/// ```
/// use laws::{Outcome, Reason, Rule, Score};
/// let outcome = Outcome { score: Score::DRAWN, reason: Reason::Stalemate, rule: Some(Rule::Stalemate) };
/// assert_eq!(outcome.score.to_string(), "1/2-1/2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who scored what.
    pub score: Score,
    /// Why.
    pub reason: Reason,
    /// The rule that ended it.
    pub rule: Option<Rule>,
}

/// A claim that the arbiter must decide.
///
/// ```
/// use board::Color;
/// use laws::{Claim, Ground};
/// let claim = Claim { by: Color::White, ground: Ground::Agreement, is_postponed: false };
/// assert_eq!(claim.ground.name(), "agreement");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Who made it.
    pub by: Color,
    /// What it is about.
    pub ground: Ground,
    /// The arbiter has put off the decision, and play goes on.
    pub is_postponed: bool,
}

/// When and how an adjourned game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Adjournment {
    /// The appointed time, if it is fixed.
    pub(crate) resume_at: Option<Millis>,
    /// The moves each had made when play went on, the sealed one included.
    pub(crate) made: Option<ByColor<u32>>,
}

/// A sealed move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Envelope {
    pub(crate) by: Color,
    pub(crate) commitment: Commitment,
}

/// What was done since the player got the move.
#[derive(Clone, Debug)]
pub(crate) struct Turn {
    pub(crate) player: Color,
    /// The board at the start of the turn.
    pub(crate) base: Setup,
    pub(crate) touches: Vec<Touch>,
    /// The move that a wrong claim has bound the player to.
    pub(crate) bound: Option<Move>,
    /// The clocks at the start of the turn.
    pub(crate) clocks: ByColor<Millis>,
}

impl Turn {
    pub(crate) fn new(player: Color, base: Setup, clocks: ByColor<Millis>) -> Self {
        Self { player, base, touches: Vec::new(), bound: None, clocks }
    }

    /// Tells whether nothing was touched yet.
    pub(crate) fn is_fresh(&self, board: &Setup) -> bool {
        self.touches.is_empty() && self.base.board == board.board
    }
}

/// A contact with a piece that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Touch {
    /// A piece touched, and whether the one before was touched at the same time in an unknown order.
    Piece { square: Square, is_together: bool },
    /// A piece let go as part of a move that is not finished.
    Released { square: Square, role: Role },
}

/// A move made whose clock is not pressed yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unpressed {
    pub(crate) hands: u8,
}

impl State {
    pub(crate) fn new(regulations: &Regulations) -> Self {
        let clock = Clock::new(regulations.time_control.clone());
        let board = regulations.start.to_setup();
        let clocks = ByColor::from_fn(|color| clock.shows(color, Millis::ZERO));
        Self {
            phase: Phase::Waiting,
            present: regulations.present,
            board,
            good: regulations.start,
            current: Some(regulations.start),
            is_spoilt: false,
            turn: Turn::new(board.turn, board, clocks),
            unpressed: ByColor::default(),
            made: ByColor::default(),
            completed: ByColor::default(),
            illegal_moves: ByColor::default(),
            offer: None,
            claim: None,
            fallen: None,
            adjournment: None,
            envelope: None,
            looks: ByColor::default(),
            agreed_to_correct: ByColor::default(),
            announced: None,
            assistants: ByColor::default(),
            is_impossible: false,
            do_boards_differ: false,
            appeal: None,
            stopped_clock: None,
            displaced_by: None,
            restoring: None,
            unnoticed: None,
            is_clock_wrong: false,
            agreed_to_resume: ByColor::default(),
            recorded: ByColor::default(),
            exempt_in: ByColor::default(),
            signed: ByColor::default(),
            outcome: None,
            clock,
        }
    }

    /// Gives what both displays show.
    pub(crate) fn clocks(&self, at: Millis) -> ByColor<Millis> {
        ByColor::from_fn(|color| self.clock.shows(color, at))
    }

    /// Tells whether pieces were moved in this turn.
    pub(crate) fn is_displaced(&self) -> bool {
        self.board.board != self.turn.base.board
    }
}
