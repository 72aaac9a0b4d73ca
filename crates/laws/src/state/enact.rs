//! Applies rulings to a game: the only place that changes one.

use board::{ByColor, Color, Move};
use clock::{Millis, Setting};

use super::{Claim, Ended, Envelope, Noted, Outcome, Phase, State, Touch, Turn, Unpressed};
use crate::hand::{displacement, settled, without_lost_rights};
use crate::outcome::{Reason, Score};
use crate::regulations::Regulations;
use crate::rule::Rule;
use crate::rules::{moving, quickplay, recording};
use crate::ruling::{Announcement, Made, Ruling};
use crate::step::{Past, Step};
use crate::terms::{Agreement, Completion, Consequence, Ground, Irregularity, Needs, Offence, Penalty, Undone};

/// The change of the list of half-moves when a ruling takes effect.
#[must_use]
pub(crate) enum Change {
    /// They stay as they are.
    None,
    /// One more is added.
    Push(Step),
    /// Only this many of the first stay.
    Truncate(usize),
    /// Only this many of the first stay, and others are appended.
    Replace(usize, Vec<Step>),
}

impl State {
    /// Carries out a ruling. `past` are the half-moves so far.
    pub(crate) fn enact(&mut self, ruling: &Ruling, regulations: &Regulations, past: &Past<'_>) -> Change {
        let at = ruling.at;
        match ruling.announcement {
            Announcement::Started {} => {
                self.phase = Phase::Playing;
                self.clocks.started_at = at;
                // A player who has moved still has to press.
                let has_moved = self.play.unpressed[!self.turn.player].is_some();
                let player = if has_moved { !self.turn.player } else { self.turn.player };
                self.clocks.clock.start(player, at);
            }
            Announcement::Arrived { by } => {
                self.conduct.present[by] = true;
                self.conduct.admitted[by] = false;
            }
            Announcement::Touched { square, is_together, released, .. } => {
                if let Some(role) = released {
                    self.turn.note(Touch::Released { square, role });
                }
                self.turn.note(Touch::Piece { square, is_together });
                self.turn.adjusted = board::Bitboard::EMPTY;
            }
            Announcement::TurnReopened { by } => return self.reopen_turn(by, past),
            Announcement::PiecesMoved { mv, hands, .. } => self.displace(mv, hands),
            Announcement::MoveMade { by, mv } => return self.make(by, mv, regulations, at),
            Announcement::MoveBound { mv, .. } => self.turn.bound = Some(mv.to_move()),
            Announcement::MoveLeft { by } => return self.leave_unpressed(by),
            Announcement::Adjusted { square, .. } => self.turn.adjusted |= board::Bitboard::from(square),
            Announcement::MoveCompleted { by, moves_completed, how } => {
                if how == Completion::NextMove {
                    self.play.completed_by_next = Some(past.len());
                }
                return self.complete(by, moves_completed.0, how, regulations, at);
            }
            Announcement::ClockPressed { by } => self.hand_over(by, at),
            // Each player can have an offer open.
            Announcement::DrawOffered { by, .. } => {
                self.conduct.tally[by].offers += u32::from(ruling.rule != Some(Rule::ClaimIsOffer));
                if !self.claims.is_offered_by(by) {
                    self.claims.offers.push(by);
                }
            }
            Announcement::DrawDeclined { by } => self.claims.offers.retain(|&offerer| offerer == by),
            Announcement::ClaimMade { needs: Needs::Nothing, .. } => {}
            Announcement::ClaimMade { by, ground, needs: Needs::Arbiter } => {
                self.claims.close(by, ground);
                self.claims.open.push(Claim { by, ground, is_postponed: false, is_verified: false });
            }
            Announcement::ClaimAccepted { by, ground } => {
                self.claims.close(by, ground);
                if ground == Ground::Increment {
                    for color in Color::ALL {
                        self.clocks.clock.grant_increment(color, quickplay::INCREMENT);
                    }
                }
            }
            Announcement::ClaimPostponed { by, ground } => {
                let claims = self.claims.open.iter_mut();
                claims
                    .filter(|claim| claim.by == by && claim.ground == ground)
                    .for_each(|claim| claim.is_postponed = true);
            }
            Announcement::Verified { by, .. } => {
                let claims = self.claims.open.iter_mut();
                claims.filter(|claim| claim.by != by).for_each(|claim| claim.is_verified = true);
            }
            Announcement::ClaimRejected { by, ground } => {
                self.claims.close(by, ground);
                self.conduct.tally[by].wrong_claims += u32::from(is_wrong_claim(ground, ruling.rule));
            }
            Announcement::IllegalMove { by, count, .. } => {
                if count > self.conduct.illegal_moves[by] {
                    self.conduct.offences.push(Noted::new(by, Undone::IllegalMove, at));
                }
                self.conduct.illegal_moves[by] = count;
                self.play.unnoticed = None;
            }
            Announcement::PositionRestored { position, half_moves } => {
                return self.restore(position, half_moves as usize, at, past);
            }
            Announcement::TimeAdded { to, time } => {
                self.clocks.clock.add(to, time, at);
                let is_cost = matches!(ruling.rule, Some(Rule::IllegalMovePenalty | Rule::OpponentTime));
                if let Some(noted) = self.conduct.offences.last_mut().filter(|noted| is_cost && noted.costs(!to, at)) {
                    noted.given += time;
                }
            }
            Announcement::TimeDeducted { from, time } => {
                self.clocks.clock.deduct(from, time, at);
                let is_cost = ruling.rule == Some(Rule::OffenderTime);
                if let Some(noted) = self.conduct.offences.last_mut().filter(|noted| is_cost && noted.costs(from, at)) {
                    noted.taken += time;
                }
            }
            Announcement::ClockSet { white, black, running, moves } => {
                self.set_clock(ByColor { white, black }, running, moves, at);
            }
            Announcement::Irregular { is_hearsay: true, .. } => {}
            Announcement::Irregular { kind, consequence, player, .. } => {
                self.note_irregularity(kind, consequence, player);
            }
            Announcement::EnvelopeLost {} => {
                self.adjournment.envelope = None;
                self.resume_play(None);
            }
            Announcement::Resumed {} => self.resume(at),
            Announcement::Disconnected { player } => self.conduct.away[player] = Some(at),
            Announcement::Connected { player } => self.conduct.away[player] = None,
            Announcement::TakeBackProposed { by, half_moves } => {
                self.claims.take_back[by] = Some(half_moves);
                self.claims.take_back_asked[by] = Some(past.len());
            }
            Announcement::TouchesForgotten { .. } => self.turn.touches.clear(),
            Announcement::TakeBackDeclined { by } => self.claims.take_back[!by] = None,
            Announcement::FlagFell { by } => self.flag_fell(by, at),
            Announcement::Announced { by, mv } => self.assistance.announced = Some((by, mv.to_move())),
            Announcement::Appointed { player, tasks } => self.assistance.assistants[player] = Some(tasks),
            Announcement::MustSeal { resume_at, ref place, .. } => {
                self.phase = Phase::Sealing;
                self.adjournment.is_ordered = true;
                self.adjournment.resume_at = resume_at;
                self.adjournment.place.clone_from(place);
                self.adjournment.made = None;
            }
            Announcement::Sealed { by, commitment } => self.adjournment.envelope = Some(Envelope { by, commitment }),
            Announcement::Adjourned {} => {
                self.phase = Phase::Adjourned;
                self.clocks.clock.stop(at);
                self.conduct.present = ByColor::both(false);
                self.conduct.admitted = ByColor::both(false);
            }
            Announcement::EnvelopeOpened { .. } => {
                let sealer = self.adjournment.envelope.take().map(|envelope| envelope.by);
                self.phase = Phase::Playing;
                self.resume_play(sealer);
            }
            Announcement::Reopened {} => return self.reopen(),
            Announcement::Admitted { player } => return self.admit(player),
            Announcement::OffenceUndone { player, what, count } => self.undo_offence(player, what, count),
            Announcement::Appealed { by } => self.claims.appeal = Some(by),
            Announcement::AppealDecided { .. } => self.claims.appeal = None,
            Announcement::Agreed { by, to: Agreement::Resume } => {
                self.claims.agreed_to_resume[by] = true;
                self.claims.agreed_at.get_or_insert(at);
            }
            Announcement::Agreed { by, to: Agreement::Correction } => self.claims.agreed_to_correct[by] = true,
            Announcement::StoppedBy { by } => {
                self.clocks.stopped_by = Some(by);
                self.clocks.stopped_at = at;
                self.clocks.stops[by] += 1;
            }
            Announcement::Recorded { by } => self.records.recorded[by] += 1,
            Announcement::RecordShown { by } => self.records.looks[by] += 1,
            Announcement::Signed { by, score } => self.sign(by, score),
            Announcement::GameOver { score, reason, .. } => {
                self.outcome = Some(Outcome { score, reason, rule: ruling.rule });
                self.phase = Phase::Finished;
                self.claims.open.clear();
                self.claims.take_back = ByColor::default();
                if reason == Reason::Arbiter {
                    self.claims.offers.clear();
                }
                self.clocks.clock.stop(at);
            }
            Announcement::Warned { player, .. } => {
                self.conduct.offences.push(Noted::new(player, Undone::Warning, at));
            }
            // A warning is announced on its own too.
            Announcement::Penalised { penalty: Penalty::Warning, .. } => {}
            Announcement::Penalised { player, .. } => {
                self.conduct.offences.push(Noted::new(player, Undone::Penalty, at));
            }
            Announcement::PeriodReached { .. }
            | Announcement::RightLost { .. }
            | Announcement::MustRecord { .. }
            | Announcement::RecordIncomplete { .. }
            | Announcement::MateUndecided { .. }
            | Announcement::StopExpired { .. }
            | Announcement::Refused { .. } => {}
        }
        Change::None
    }

    /// Starts the opponent's clock though no move is completed: the reply is sealed, pieces must be put back, or the
    /// offence was not noticed.
    fn hand_over(&mut self, player: Color, at: Millis) {
        if self.adjournment.envelope.is_some_and(|envelope| envelope.by == player) {
            self.phase = Phase::Adjourned;
        } else if self.conduct.displaced_by == Some(!player) {
            self.conduct.displaced_by = None;
            self.conduct.restoring = Some(!player);
        } else if self.conduct.restoring == Some(player) {
            self.conduct.restoring = None;
        } else {
            self.play.note_offence(player, Offence::NoMove);
        }
        self.clocks.clock.hand_over(player, at);
    }

    /// Removes a sealed reply: the player makes the reply on the board after all.
    fn forget_reply(&mut self, player: Color) {
        if self.phase == Phase::Playing {
            self.adjournment.envelope = self.adjournment.envelope.filter(|envelope| envelope.by != player);
        }
    }

    /// Moves a piece by hand; a legal move is completed on the board, including castling and captures en passant.
    fn displace(&mut self, mv: Move, hands: u8) {
        self.forget_reply(self.turn.player);
        let occupied = self.play.board.board.occupied();
        moving::touched_by(occupied, mv).for_each(|touch| self.turn.note(touch));
        self.turn.hands = self.turn.hands.max(hands);
        self.turn.adjusted = board::Bitboard::EMPTY;
        let is_whole = !self.is_displaced() && self.turn.base.breach(mv).is_none();
        if is_whole {
            self.play.board.board = self.turn.base.after(mv).board;
            return;
        }
        if occupied.contains(mv.from()) {
            self.play.board.displace(mv.from(), mv.to());
        }
        if let (Some(role), Some(piece)) = (mv.promotion(), self.play.board.board.piece_at(mv.to())) {
            self.play.board.board.set(mv.to(), Some(board::Piece { role, ..piece }));
        }
    }

    /// Gives the move back to a player: the last half-move is undone, and the touches of its turn still count.
    fn reopen_turn(&mut self, player: Color, past: &Past<'_>) -> Change {
        let Some(step) = past.last() else { return Change::None };
        self.take_turn(step);
        if let Some(made) = step.legal().map(board::LegalMove::to_move) {
            // A piece released as a legal move had to stay there.
            self.turn.note(Touch::Made(made));
        }
        self.play.made[player] = self.play.made[player].saturating_sub(1);
        self.play.unpressed[player] = None;
        Change::Truncate(past.len() - 1)
    }

    /// Restores the state of the game before a half-move, except the pieces on the board.
    fn take_turn(&mut self, step: &Step) {
        self.turn = Turn::new(step.player(), step.before(), step.clocks);
        self.turn.touches = step.touches().to_vec();
        self.play.good = step.good();
        self.play.current = step.position().copied();
        self.play.is_spoilt = step.is_spoilt();
    }

    /// Records a flag that fell while a postponed claim is open: play stops until the arbiter has decided.
    fn flag_fell(&mut self, player: Color, at: Millis) {
        if self.claims.open.iter().any(|claim| claim.is_postponed) {
            self.clocks.fallen = Some(player);
            self.clocks.stopped = self.clocks.clock.running().or(self.clocks.stopped);
            self.clocks.clock.stop(at);
            self.interrupt();
        }
    }

    /// Stops play; a move that is being sealed will be sealed later.
    fn interrupt(&mut self) {
        self.clocks.stopped_by = None;
        self.adjournment.is_interrupted |= self.phase == Phase::Sealing;
        self.phase = Phase::Stopped;
    }

    /// Restores the state of the game before the act that ended it, with the clocks stopped.
    fn reopen(&mut self) -> Change {
        let Some(ended) = self.ended.take() else { return Change::None };
        let Ended { state, kept, removed, at } = *ended;
        let appeal = self.claims.appeal;
        *self = state;
        self.claims.appeal = appeal;
        if matches!(self.phase, Phase::Playing | Phase::Sealing) {
            self.clocks.stopped = self.clocks.clock.running().or(self.clocks.stopped);
            self.interrupt();
        }
        self.clocks.clock.stop(at);
        Change::Replace(kept, removed)
    }

    /// Admits a late player. If the game was lost by being late, it continues as if it had never ended.
    fn admit(&mut self, player: Color) -> Change {
        let Some(ended) = self.ended.take() else {
            self.conduct.admitted[player] = true;
            return Change::None;
        };
        let Ended { state, kept, removed, .. } = *ended;
        let appeal = self.claims.appeal;
        *self = state;
        self.claims.appeal = appeal;
        self.conduct.admitted[player] = true;
        self.conduct.present[player] = true;
        Change::Replace(kept, removed)
    }

    /// Removes the last offence of a kind from the list.
    fn undo_offence(&mut self, player: Color, what: Undone, count: u32) {
        let offences = &mut self.conduct.offences;
        if let Some(index) = offences.iter().rposition(|noted| noted.player == player && noted.what == what) {
            offences.remove(index);
        }
        if what == Undone::IllegalMove {
            self.conduct.illegal_moves[player] = count;
        }
    }

    /// Records an irregularity, as far as it affects later rulings.
    fn note_irregularity(&mut self, kind: Irregularity, consequence: Consequence, player: Option<Color>) {
        match kind {
            Irregularity::ClockWrong => self.clocks.is_wrong = true,
            Irregularity::IllegalPosition => self.play.is_impossible = consequence == Consequence::None,
            Irregularity::BoardsDiffer => self.play.do_boards_differ = true,
            Irregularity::Displaced => self.conduct.displaced_by = player,
            Irregularity::Disturbance => {
                if let Some(player) = player {
                    self.conduct.tally[player].disturbances += 1;
                }
            }
            _ => {}
        }
    }

    /// Starts the clock that ran; at a resumption, that of the player who must reply, or who must make the lost move again.
    fn resume(&mut self, at: Millis) {
        self.claims.agreed_to_resume = ByColor::default();
        self.claims.agreed_at = None;
        // Absence does not count while the clocks are stopped.
        self.conduct.away = self.conduct.away.map(|away| away.map(|_| at));
        if let Some(envelope) = self.adjournment.envelope.filter(|_| self.phase == Phase::Adjourned) {
            // The sealed move is made when the player comes.
            return self.clocks.clock.start(!envelope.by, at);
        }
        self.phase = if std::mem::take(&mut self.adjournment.is_interrupted) { Phase::Sealing } else { Phase::Playing };
        self.clocks.stopped_by = None;
        let color = self.clocks.stopped.take().unwrap_or(self.turn.player);
        self.clocks.clock.start(color, at);
    }

    /// Records how many moves had been made when an adjourned game was resumed, the sealed one included.
    fn resume_play(&mut self, sealer: Option<Color>) {
        let mut made = self.play.made;
        if let Some(sealer) = sealer {
            made[sealer] += 1;
        }
        self.adjournment.made = self.adjournment.is_ordered.then_some(made);
    }

    fn make(&mut self, by: Color, made: Made, regulations: &Regulations, at: Millis) -> Change {
        self.forget_reply(by);
        let touches = std::mem::take(&mut self.turn.touches);
        let step = Step::of_move(self, by, made, touches);
        if let Some(legal) = made.legal() {
            let next = legal.play();
            self.play.board = next.to_setup();
            self.play.current = Some(next);
        } else {
            self.play.board = settled(self.turn.base.after(made.to_move()));
            self.play.current = self.play.board.validate().ok();
        }
        // Where an illegal move stands once it is replied to, the game continues from there as from any other position.
        if self.play.is_spoilt && regulations.illegal_moves_stand() && self.play.current.is_some() {
            self.play.is_spoilt = false;
        }
        if !self.play.is_spoilt {
            self.play.good = self.play.current.unwrap_or(self.play.good);
        }
        self.play.made[by] += 1;
        self.claims.agreed_to_correct = ByColor::default();
        self.claims.take_back = ByColor::default();
        self.assistance.announced = self.assistance.announced.filter(|(color, _)| *color == by);
        self.play.unpressed[by] = Some(Unpressed { hands: self.turn.hands });
        if !regulations.values().turn_passes_on_completion {
            self.turn = Turn::new(!by, self.play.board, self.shown(at));
        }
        Change::Push(step)
    }

    fn complete(
        &mut self,
        by: Color,
        completed: u32,
        how: Completion,
        regulations: &Regulations,
        at: Millis,
    ) -> Change {
        let values = regulations.values();
        let mut change = Change::None;
        self.play.is_impossible = false;
        self.conduct.displaced_by = None;
        self.conduct.restoring = None;
        let hands = self.play.unpressed[by].map_or(1, |unpressed| unpressed.hands);
        if hands > 1 && values.two_hands_are_illegal && !regulations.is_watched() {
            self.play.note_offence(by, Offence::TwoHands);
        }
        if self.play.unpressed[by].take().is_none() && self.turn.player == by && self.is_displaced() {
            change = self.let_stand(by);
        }
        self.clocks.completed[by] = completed;
        if recording::is_in_time_trouble(regulations, &self.clocks.clock, by, at) {
            self.records.exempt_in[by] = Some(self.clocks.clock.period(by));
        }
        match how {
            // A player who has the move again, and waits for nothing, continues on the player's own time.
            Completion::Press if self.turn.player == by && self.has_the_move_back(by, regulations) => {
                self.clocks.clock.complete_late(by, at);
            }
            Completion::Press => {
                self.clocks.clock.press(by, at);
            }
            Completion::NextMove => {
                self.clocks.clock.count_move(by, at);
            }
            Completion::Itself => {}
        }
        if values.turn_passes_on_completion && self.turn.player == by {
            self.turn = Turn::new(!by, self.play.board, self.shown(at));
        }
        change
    }

    /// Tells whether the opponent has replied to a move that was not pressed, and has pressed.
    fn has_the_move_back(&self, by: Color, regulations: &Regulations) -> bool {
        !regulations.values().turn_passes_on_completion
            && self.play.unpressed[!by].is_none()
            && self.clocks.clock.running() == Some(by)
            && !self.is_displaced()
    }

    /// Lets an illegal move stand that was not noticed.
    fn let_stand(&mut self, by: Color) -> Change {
        let before = self.turn.base;
        let mv = displacement(&before, &self.play.board);
        let breach = |mv| self.play.current.map_or_else(|| before.breach(mv), |position| position.breach(mv));
        let breach = mv.and_then(|mv| Some((breach(mv)?, before.board.role_at(mv.from())?)));
        let touches = std::mem::take(&mut self.turn.touches);
        let step = Step::of_illegal_move(self, by, mv, breach, touches);
        self.play.is_spoilt = true;
        self.play.made[by] += 1;
        self.play.board = self.left_standing();
        self.play.current = self.play.board.validate().ok();
        self.turn = Turn::new(!by, self.play.board, self.turn.clocks);
        Change::Push(step)
    }

    /// Returns the board with everything done in this turn left on it, though illegal, and the opponent to move.
    pub(crate) fn left_standing(&self) -> board::Setup {
        let mut board = self.play.board;
        count_illegal_move(&mut board, &self.turn.base);
        without_lost_rights(board)
    }

    /// Lets an illegal move stand to which the opponent replies though the clock was not pressed.
    fn leave_unpressed(&mut self, by: Color) -> Change {
        let hands = self.turn.hands;
        let change = self.let_stand(by);
        self.play.unpressed[by] = Some(Unpressed { hands });
        change
    }

    /// Restores an earlier position, with the state before the half-move made from it.
    fn restore(&mut self, position: board::Setup, half_moves: usize, at: Millis, past: &Past<'_>) -> Change {
        self.play.do_boards_differ = false;
        self.conduct.displaced_by = None;
        self.claims.agreed_to_correct = ByColor::default();
        self.claims.take_back = ByColor::default();
        self.claims.take_back_asked = ByColor::default();
        let Some(step) = past.get(half_moves) else {
            // The turn starts from the beginning.
            self.play.board = position;
            self.turn.hands = 1;
            return Change::None;
        };
        self.take_turn(step);
        self.play.board = step.before();
        self.undo_counts(step, half_moves, at, past);
        // A sealed move belongs to a position that no longer exists.
        self.adjournment.envelope = None;
        self.outcome = None;
        self.ended = None;
        if self.phase == Phase::Finished {
            self.phase = Phase::Playing;
        }
        match self.phase {
            Phase::Stopped => self.clocks.stopped = Some(step.player()),
            Phase::Adjourned => self.clocks.clock.stop(at),
            _ => self.clocks.clock.start(step.player(), at),
        }
        Change::Truncate(half_moves)
    }

    /// Recomputes all counts when the half-moves from a step on are undone.
    fn undo_counts(&mut self, step: &Step, half_moves: usize, at: Millis, past: &Past<'_>) {
        let made = |color| past.iter().take(half_moves).filter(|step| step.player() == color).count();
        self.play.made = ByColor::from_fn(|color| u32::try_from(made(color)).unwrap_or(u32::MAX));
        self.play.unpressed = step.unpressed();
        self.play.unnoticed = None;
        self.play.completed_by_next = None;
        self.play.is_impossible = false;
        self.assistance.announced = None;
        self.clocks.completed = step.completed;
        for color in Color::ALL {
            self.clocks.clock.undo_moves(color, step.clock(color), at);
            let recorded = &mut self.records.recorded[color];
            *recorded = (*recorded).min(half_moves);
        }
    }

    /// Sets the clocks as announced. If none is to run, a running clock is stopped.
    fn set_clock(&mut self, shown: ByColor<Millis>, running: Option<Color>, moves: Option<u32>, at: Millis) {
        let ran = self.clocks.clock.running();
        let is_stop = running.is_none() && (ran.is_some() || self.phase == Phase::Playing);
        for color in Color::ALL {
            let time = Some(shown[color]).filter(|&time| time != self.clocks.clock.shows(color, at));
            // The counter is White's; Black has completed as many, or one fewer.
            let less = u32::from(color == Color::Black && self.turn.player == Color::Black);
            let moves = moves.map(|moves| moves.saturating_sub(less));
            if time.is_some() || moves.is_some() {
                self.clocks.clock.set(color, Setting { time, moves }, at);
            }
            self.clocks.completed[color] = moves.unwrap_or(self.clocks.completed[color]);
        }
        match running {
            Some(color) => self.clocks.clock.start(color, at),
            None => self.clocks.clock.stop(at),
        }
        if !is_stop {
            self.clocks.is_wrong = false;
        } else if self.phase != Phase::Adjourned {
            self.clocks.stopped = ran;
            self.interrupt();
        }
    }

    /// Records a signature; once both players have signed the same score, it stands.
    fn sign(&mut self, player: Color, score: Score) {
        self.records.signed[player] = Some(score);
        if self.records.signed.white == self.records.signed.black
            && let Some(outcome) = &mut self.outcome
        {
            outcome.score = score;
        }
    }
}

/// Tells whether a rejected claim was wrong. A claim that lapsed because something else was found first, or that only
/// asked for the arbiter's consent, was not.
fn is_wrong_claim(ground: Ground, rule: Option<Rule>) -> bool {
    !matches!(ground, Ground::Agreement | Ground::Increment) && rule != Some(Rule::IllegalMove)
}

/// Passes the move on after an illegal one, and updates the counters of Articles 9.2 and 9.3 and the move number.
fn count_illegal_move(board: &mut board::Setup, before: &board::Setup) {
    let pawns = |setup: &board::Setup| setup.board.role(board::Role::Pawn);
    let is_capture = board.board.occupied().len() < before.board.occupied().len();
    let is_zeroing = is_capture || pawns(board) != pawns(before);
    board.halfmove_clock = if is_zeroing { 0 } else { before.halfmove_clock.saturating_add(1) };
    board.move_number = before.move_number.saturating_add(u32::from(before.turn == Color::Black));
    board.turn = !before.turn;
    board.en_passant = None;
}
