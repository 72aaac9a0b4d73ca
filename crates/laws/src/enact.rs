//! How acts and rulings change a game: the only place that does.

use board::{Move, Setup, Square};
use clock::Setting;

use crate::act::Act;
use crate::game::Entry;
use crate::hand::{displacement, settled, without_lost_rights};
use crate::outcome::Reason;
use crate::regulations::{Actor, BoardKind, Regulations};
use crate::rule::Rule;
use crate::rules::{quickplay, recording, touch_move};
use crate::ruling::{Announcement, Ruling};
use crate::stage::Stage;
use crate::state::{Adjournment, Claim, Envelope, Outcome, Phase, State, Touch, Turn, Unpressed};
use crate::terms::{Consequence, Ground, Irregularity, Offence};

/// What is done with the half-moves when a ruling takes effect.
pub(crate) enum Change {
    None,
    Push(Box<Stage>),
    Truncate(usize),
    Replace(usize, Box<Stage>),
}

/// An act in the light of which rulings take effect.
pub(crate) struct Context<'e> {
    pub(crate) regulations: &'e Regulations,
    pub(crate) at: clock::Millis,
    pub(crate) by: Actor,
    pub(crate) act: &'e Act,
    /// The Laws have nothing to say about the act: it just happens.
    pub(crate) is_silent: bool,
}

impl<'e> Context<'e> {
    pub(crate) fn of(entry: &'e Entry, regulations: &'e Regulations) -> Self {
        let is_silent = entry.rulings.len() <= entry.due;
        Self { regulations, at: entry.at, by: entry.by, act: &entry.act, is_silent }
    }
}

impl State {
    /// Carries out what the act itself does, before the Laws answer.
    pub(crate) fn enact_act(&mut self, context: &Context<'_>, stages: &[Stage]) -> Change {
        let Some(player) = context.by.player() else { return Change::None };
        match *context.act {
            Act::Arrive => self.present[player] = true,
            Act::Release { square, role } => self.turn.touches.push(Touch::Released { square, role }),
            // A move on the board after the order to seal is the one to be sealed.
            Act::Move { mv, .. } if self.phase == Phase::Sealing => {
                self.turn.bound = mv.to_move().map(|mv| self.canonical(mv));
            }
            Act::Move { mv, .. } | Act::Play { mv } if context.regulations.board == BoardKind::Physical => {
                if let Some(mv) = mv.to_move() {
                    let change = self.reopen_turn(player, stages);
                    self.displace(mv);
                    return change;
                }
            }
            Act::Press if context.is_silent => self.hand_over(player, context),
            Act::Record { .. } => self.recorded[player] += 1,
            Act::Sign { score } => {
                self.signed[player] = Some(score);
                if self.signed.white == self.signed.black
                    && let Some(outcome) = &mut self.outcome
                {
                    outcome.score = score;
                }
            }
            Act::AgreeResume => self.agreed_to_resume[player] = true,
            Act::AgreeCorrection => self.agreed_to_correct[player] = true,
            Act::AskRecord => self.looks[player] += 1,
            _ => {}
        }
        Change::None
    }

    /// Starts the opponent's clock though nothing was moved: the reply is sealed, something is to be put back, or nobody noticed.
    fn hand_over(&mut self, player: board::Color, context: &Context<'_>) {
        if self.envelope.is_some_and(|envelope| envelope.by == player) {
            self.phase = Phase::Adjourned;
        } else if self.displaced_by == Some(!player) {
            self.displaced_by = None;
            self.restoring = Some(!player);
        } else if self.restoring == Some(player) {
            self.restoring = None;
        } else {
            self.unnoticed = Some((player, Offence::NoMove));
        }
        self.clock.hand_over(player, context.at);
    }

    /// Moves a piece as a hand does; a legal move is finished by the hand, castling and captures in passing included.
    fn displace(&mut self, mv: Move) {
        let occupied = self.board.board.occupied();
        self.turn.touches.extend(touch_move::touched_by(occupied, mv));
        let is_whole = !self.is_displaced() && self.turn.base.breach(mv).is_none();
        if is_whole {
            self.board.board = self.turn.base.after(mv).board;
            return;
        }
        self.board.displace(mv.from(), mv.to());
        if let (Some(role), Some(piece)) = (mv.promotion(), self.board.board.piece_at(mv.to())) {
            self.board.board.set(mv.to(), Some(board::Piece { role, ..piece }));
        }
    }

    /// Gives the move back to a player who has let go of a piece, not pressed, and goes on moving.
    fn reopen_turn(&mut self, player: board::Color, stages: &[Stage]) -> Change {
        let (Some(_), Some(stage)) = (self.unpressed[player], stages.last()) else { return Change::None };
        if stage.player != player {
            return Change::None;
        }
        self.turn = Turn::new(player, stage.before(), stage.clocks);
        self.turn.touches = stage.touches().to_vec();
        self.take_position(stage);
        self.made = stage.made;
        self.unpressed[player] = None;
        Change::Truncate(stages.len() - 1)
    }

    /// Carries out a ruling. `stages` are the half-moves so far.
    pub(crate) fn enact(&mut self, ruling: &Ruling, context: &Context<'_>, stages: &[Stage]) -> Change {
        let at = ruling.at;
        match ruling.announcement {
            Announcement::Started => {
                self.phase = Phase::Playing;
                self.clock.start(self.turn.player, at);
            }
            Announcement::Touched { square, .. } => self.touch(square, context),
            Announcement::MoveMade { by, mv } => return self.make(by, mv, context, at, stages),
            Announcement::MoveCompleted { by, moves_completed } => {
                return self.complete(by, moves_completed, ruling.rule, context, at);
            }
            // An offer on top of one that is open leaves the first.
            Announcement::DrawOffered { by, .. } => self.offer = self.offer.or(Some(by)),
            Announcement::DrawDeclined { .. } => self.offer = None,
            Announcement::ClaimMade { by, ground, needs_arbiter } => {
                self.claim = needs_arbiter.then_some(Claim { by, ground, is_postponed: false });
            }
            Announcement::ClaimAccepted { ground, .. } => {
                self.claim = None;
                if ground == Ground::Increment {
                    for color in board::Color::ALL {
                        self.clock.grant_increment(color, quickplay::INCREMENT);
                    }
                }
            }
            Announcement::ClaimPostponed { .. } => {
                self.claim = self.claim.map(|claim| Claim { is_postponed: true, ..claim });
            }
            Announcement::ClaimRejected { ground, .. } => {
                self.claim = None;
                if let (Ground::Repetition | Ground::FiftyMoves, Act::ClaimDraw { intended, .. }) =
                    (ground, context.act)
                {
                    self.turn.bound = intended.and_then(crate::Written::to_move).map(|mv| self.canonical(mv));
                }
            }
            Announcement::IllegalMove { by, count, kind, .. } => {
                self.illegal_moves[by] = count;
                if points_out_illegal_move(context.act) {
                    self.unnoticed = None;
                    if kind == Offence::NoMove && self.phase == Phase::Playing {
                        // The press was void.
                        self.clock.start(by, at);
                    }
                }
            }
            Announcement::PositionRestored { position } => return self.restore(&position, context, at, stages),
            Announcement::TimeAdded { to, time } => self.clock.add(to, time, at),
            Announcement::TimeDeducted { from, time } => {
                self.clock.deduct(from, time, at);
            }
            Announcement::ClockSet { .. } => self.set_clock(context, at),
            Announcement::Irregular { kind, consequence } => self.note_irregularity(kind, consequence, context),
            Announcement::Resumed => self.resume(context, at),
            Announcement::FlagFell { by } if self.claim.is_some_and(|claim| claim.is_postponed) => {
                self.fallen = Some(by);
                self.stopped_clock = self.clock.running();
                self.clock.stop(at);
                self.phase = Phase::Stopped;
            }
            Announcement::Announced { by, mv } => self.announced = Some((by, mv)),
            Announcement::Appointed { player, tasks } => self.assistants[player] = Some(tasks),
            Announcement::MustSeal { .. } => {
                self.phase = Phase::Sealing;
                if let Act::Adjourn { resume_at } = *context.act {
                    self.adjournment = Some(Adjournment { resume_at, made: None });
                }
            }
            Announcement::Sealed { by, commitment } => self.envelope = Some(Envelope { by, commitment }),
            Announcement::Adjourned => {
                self.phase = Phase::Adjourned;
                self.clock.stop(at);
                self.present = board::ByColor::both(false);
            }
            Announcement::EnvelopeOpened { .. } => {
                let sealer = self.envelope.take().map(|envelope| envelope.by);
                self.phase = Phase::Playing;
                self.play_goes_on(sealer);
            }
            Announcement::Appealed { by } => self.appeal = Some(by),
            Announcement::AppealDecided { .. } => self.appeal = None,
            Announcement::GameOver { score, reason, .. } => {
                self.outcome = Some(Outcome { score, reason, rule: ruling.rule });
                self.phase = Phase::Finished;
                self.offer = if reason == Reason::Arbiter { None } else { self.offer };
                self.clock.stop(at);
            }
            Announcement::FlagFell { .. }
            | Announcement::PeriodReached { .. }
            | Announcement::RightLost { .. }
            | Announcement::Warned { .. }
            | Announcement::Penalised { .. }
            | Announcement::MustRecord { .. }
            | Announcement::RecordIncomplete { .. }
            | Announcement::Refused { .. } => {}
        }
        Change::None
    }

    /// Keeps what was reported, as far as it changes what follows. What a spectator tells is for the arbiter alone.
    fn note_irregularity(&mut self, kind: Irregularity, consequence: Consequence, context: &Context<'_>) {
        if context.by == Actor::Spectator {
            return;
        }
        match kind {
            Irregularity::ClockWrong => self.is_clock_wrong = true,
            Irregularity::IllegalPosition => self.is_impossible = consequence == Consequence::None,
            Irregularity::BoardsDiffer => self.do_boards_differ = true,
            Irregularity::Displaced => {
                if let Act::Report { player, .. } = *context.act {
                    self.displaced_by = player.or_else(|| context.by.player().map(|by| !by));
                }
            }
            _ => {}
        }
    }

    /// Starts the clock that ran; at a resumption that of the player who must reply, or who must make the lost move again.
    fn resume(&mut self, context: &Context<'_>, at: clock::Millis) {
        self.agreed_to_resume = board::ByColor::default();
        if matches!(context.act, Act::EnvelopeLost { .. }) {
            self.envelope = None;
            self.play_goes_on(None);
        }
        if let Some(envelope) = self.envelope.filter(|_| self.phase == Phase::Adjourned) {
            // The sealed move is made when the player comes.
            return self.clock.start(!envelope.by, at);
        }
        self.phase = Phase::Playing;
        let color = self.stopped_clock.take().unwrap_or(self.turn.player);
        self.clock.start(color, at);
    }

    /// Keeps how many moves had been made when an adjourned game went on, the sealed one included.
    fn play_goes_on(&mut self, sealer: Option<board::Color>) {
        let mut made = self.made;
        if let Some(sealer) = sealer {
            made[sealer] += 1;
        }
        self.adjournment = self.adjournment.map(|adjournment| Adjournment { made: Some(made), ..adjournment });
    }

    fn touch(&mut self, square: Square, context: &Context<'_>) {
        let is_together = match context.act {
            Act::Touch { is_order_known, squares } => !is_order_known && squares.first() != Some(&square),
            _ => false,
        };
        self.turn.touches.push(Touch::Piece { square, is_together });
    }

    /// Turns a move into the form positions give it: castling as the king taking its rook.
    pub(crate) fn canonical(&self, mv: Move) -> Move {
        let legal = self.current.as_ref().and_then(|position| position.legal(mv).ok());
        legal.map_or(mv, board::LegalMove::to_move)
    }

    /// Goes back to the position before a half-move.
    fn take_position(&mut self, stage: &Stage) {
        self.good = stage.good();
        self.current = stage.position().copied();
        self.is_spoilt = stage.is_spoilt();
    }

    fn make(
        &mut self,
        by: board::Color,
        mv: Move,
        context: &Context<'_>,
        at: clock::Millis,
        stages: &[Stage],
    ) -> Change {
        // A pawn that was left on the last rank becomes a queen when it is claimed: the half-move is made anew.
        let replaced = match (context.act, stages.last()) {
            (act, Some(stage)) if points_out_illegal_move(act) => {
                self.turn = Turn::new(by, stage.before(), stage.clocks);
                self.turn.touches = stage.touches().to_vec();
                self.take_position(stage);
                self.made = stage.made;
                Some(stages.len() - 1)
            }
            _ => None,
        };
        let before = self.turn.base;
        let stage = self.stage(by).with_move(mv);
        let next = self.current.and_then(|position| position.legal(mv).ok().map(board::LegalMove::play));
        self.board = next.map_or_else(|| settled(before.after(mv)), |position| position.to_setup());
        self.current = next.or_else(|| self.board.validate().ok());
        // Where an illegal move stands once it is replied to, the game goes on from there as from any other position.
        if self.is_spoilt && context.regulations.illegal_moves_stand() && self.current.is_some() {
            self.is_spoilt = false;
        }
        if !self.is_spoilt {
            self.good = self.current.unwrap_or(self.good);
        }
        self.made[by] += 1;
        self.agreed_to_correct = board::ByColor::default();
        self.announced = self.announced.filter(|(color, _)| *color == by);
        // Who plays on does not wait for the arbiter's consent to a draw.
        self.claim = self.claim.filter(|claim| claim.ground != Ground::Agreement);
        let hands = match *context.act {
            Act::Move { hands, .. } => hands,
            _ => 1,
        };
        self.unpressed[by] = Some(Unpressed { hands });
        if !context.regulations.values().turn_passes_on_completion {
            self.turn = Turn::new(!by, self.board, self.clocks(at));
        }
        match replaced {
            Some(len) => Change::Replace(len, Box::new(stage)),
            None => Change::Push(Box::new(stage)),
        }
    }

    fn complete(
        &mut self,
        by: board::Color,
        completed: u32,
        rule: Option<Rule>,
        context: &Context<'_>,
        at: clock::Millis,
    ) -> Change {
        let mut change = Change::None;
        self.completed[by] = completed;
        self.is_impossible = false;
        let hands = self.unpressed[by].map_or(1, |unpressed| unpressed.hands);
        if hands > 1 && context.regulations.values().two_hands_are_illegal && !context.regulations.is_watched() {
            self.unnoticed = Some((by, Offence::TwoHands));
        }
        if self.unpressed[by].take().is_none() && self.turn.player == by && self.is_displaced() {
            change = self.let_stand(by);
        }
        if recording::is_in_time_trouble(context.regulations, &self.clock, by, at) {
            self.exempt_in[by] = Some(self.clock.period(by));
        }
        match rule {
            // Who has the move again, and nothing to wait for, goes on using the own time.
            Some(Rule::CompletedByPress) if self.turn.player == by && self.has_the_move_back(by, context) => {
                self.clock.complete_late(by, at);
            }
            Some(Rule::CompletedByPress) => {
                self.clock.press(by, at);
            }
            Some(Rule::CompletedByNextMove) => {
                self.clock.count_move(by, at);
            }
            _ => {}
        }
        let values = context.regulations.values();
        if values.turn_passes_on_completion && self.turn.player == by {
            self.turn = Turn::new(!by, self.board, self.clocks(at));
        }
        change
    }

    /// Tells whether the opponent has replied to a move that was not pressed, and pressed.
    fn has_the_move_back(&self, by: board::Color, context: &Context<'_>) -> bool {
        let passes_when_made = !context.regulations.values().turn_passes_on_completion;
        passes_when_made && self.unpressed[!by].is_none() && self.clock.running() == Some(by) && !self.is_displaced()
    }

    /// Keeps how the game stands before a half-move; the touches of the turn go with it.
    fn stage(&mut self, player: board::Color) -> Stage {
        let touches = std::mem::take(&mut self.turn.touches);
        Stage::of(self, player).with_touches(touches)
    }

    /// Lets an illegal move stand that nobody has noticed.
    fn let_stand(&mut self, by: board::Color) -> Change {
        let before = self.turn.base;
        let mv = displacement(&before, &self.board);
        let breach = mv.and_then(|mv| Some((before.breach(mv)?, before.board.role_at(mv.from())?)));
        let stage = self.stage(by).with_illegal_move(mv, breach);
        self.is_spoilt = true;
        self.made[by] += 1;
        self.board.turn = !by;
        self.board.en_passant = None;
        self.board = without_lost_rights(self.board);
        self.current = self.board.validate().ok();
        self.turn = Turn::new(!by, self.board, self.turn.clocks);
        Change::Push(Box::new(stage))
    }

    /// Sets up an earlier position again, with everything as it was before the half-move made from it.
    fn restore(&mut self, position: &Setup, context: &Context<'_>, at: clock::Millis, stages: &[Stage]) -> Change {
        self.do_boards_differ = false;
        if matches!(context.act, Act::Restore { .. }) {
            self.displaced_by = None;
        }
        self.agreed_to_correct = board::ByColor::default();
        let index = match *context.act {
            ref act if points_out_illegal_move(act) => claimable(context.regulations, stages),
            Act::ClaimTouchMove { .. } => stages.len().checked_sub(1),
            Act::AgreeCorrection => last_illegal(stages),
            Act::Restore { half_moves } => usize::try_from(half_moves).ok().filter(|&index| index < stages.len()),
            _ => None,
        };
        let Some(index) = index else {
            // The turn begins anew.
            self.board = *position;
            return Change::None;
        };
        let stage = &stages[index];
        self.board = stage.before();
        self.take_position(stage);
        self.made = stage.made;
        self.completed = stage.completed;
        self.unpressed = board::ByColor::default();
        self.turn = Turn::new(stage.player, stage.before(), stage.clocks);
        self.turn.touches = stage.touches().to_vec();
        self.outcome = None;
        if self.phase == Phase::Finished {
            self.phase = Phase::Playing;
        }
        if self.phase == Phase::Stopped {
            self.stopped_clock = Some(stage.player);
        } else {
            self.clock.start(stage.player, at);
        }
        Change::Truncate(index)
    }

    fn set_clock(&mut self, context: &Context<'_>, at: clock::Millis) {
        if let Act::SetClock { white, black, moves } = *context.act {
            self.is_clock_wrong = false;
            self.clock.set(board::Color::White, Setting { time: white, moves }, at);
            self.clock.set(board::Color::Black, Setting { time: black, moves }, at);
        } else {
            let running = self.clock.running();
            self.clock.stop(at);
            if self.phase != Phase::Adjourned {
                self.stopped_clock = running;
                self.phase = Phase::Stopped;
            }
        }
    }
}

/// Finds the illegal move that can be claimed: the first one, or in rapid and blitz only the last half-move.
pub(crate) fn claimable(regulations: &Regulations, stages: &[Stage]) -> Option<usize> {
    if regulations.illegal_moves_stand() {
        let last = stages.len().checked_sub(1)?;
        return (!stages[last].is_legal).then_some(last);
    }
    stages.iter().position(|stage| !stage.is_legal)
}

/// Tells whether an act points out an illegal move that was completed before.
const fn points_out_illegal_move(act: &Act) -> bool {
    matches!(act, Act::ClaimIllegalMove { .. } | Act::Report { irregularity: Irregularity::IllegalPosition, .. })
}

/// Finds the last illegal move that stands.
pub(crate) fn last_illegal(stages: &[Stage]) -> Option<usize> {
    stages.iter().rposition(|stage| !stage.is_legal)
}
