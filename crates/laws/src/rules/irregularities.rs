//! Irregularities (Article 7): illegal moves, and errors from the start of the game.

use board::{Breach, ByColor, Color, Move, Role, Setup};
use clock::Millis;

use crate::hand::displacement;
use crate::outcome::{Reason, Score};
use crate::regulations::Pace;
use crate::rule::Rule;
use crate::ruling::{Announcement, MoveCount};
use crate::state::{Phase, Unnoticed};
use crate::step::Step;
use crate::terms::{Completion, Consequence, Ground, Irregularity, Needs, Offence, Refusal};
use crate::trial::Trial;

impl Trial<'_> {
    /// Rules on an illegal move that was completed by the press in a supervised game.
    pub(crate) fn rule_on_illegal_move(&mut self, player: Color) {
        let base = self.turn().base;
        let mv = displacement(&base, &self.play().board);
        let broken = mv.and_then(|mv| Some((self.breach(mv)?, base.board.role_at(mv.from())?)));
        let kind = offence(broken);
        if kind == Offence::Unpromoted && self.values.unpromoted_becomes_queen {
            return self.make_a_queen(player, broken);
        }
        self.punish_illegal_move(player, kind, broken);
        if self.phase() == Phase::Finished {
            return;
        }
        self.restore_to(illegal_rule(kind), base, self.past().len());
    }

    /// Restores a position; `half_moves` is the number of half-moves that still stand.
    ///
    /// Time added to the clocks for the undone moves is removed.
    pub(crate) fn restore_to(&mut self, rule: impl Into<Option<Rule>>, position: Setup, half_moves: usize) {
        let rule = rule.into();
        let (step, clock) = (self.past().get(half_moves), &self.clocks().clock);
        let brought = |color| step.map(|step| clock.brought_since(color, step.clock(color), self.at()));
        let brought = ByColor::from_fn(|color| brought(color).unwrap_or_default());
        let half_moves = u32::try_from(half_moves).unwrap_or(u32::MAX);
        self.announce(rule, Announcement::PositionRestored { position, half_moves });
        for from in Color::ALL {
            if brought[from] > Millis::ZERO {
                self.announce(rule, Announcement::TimeDeducted { from, time: brought[from] });
            }
        }
    }

    /// Replaces the pawn left on the last rank by a queen, and lets the move stand (7.5.2).
    fn make_a_queen(&mut self, player: Color, broken: Option<(Breach, Role)>) {
        let Some(mv) = displacement(&self.turn().base, &self.play().board) else { return };
        let mv = self.prove(Move::promoting(mv.from(), mv.to(), Role::Queen));
        let loses = self.count_illegal_move(player, Offence::Unpromoted, broken);
        self.rule(Rule::Unpromoted, Announcement::MoveMade { by: player, mv });
        if loses {
            // The possibility of mate is checked with the queen on the board.
            self.complete_by(player, Completion::Itself);
            return self.lose_by_illegal_move(Rule::IllegalMovePenalty, player);
        }
        self.end_by_the_move(player);
        if self.phase() != Phase::Finished {
            self.complete(player);
        }
    }

    /// Does the same on a claim: the move was completed earlier, and only the piece is corrected.
    fn replace_by_a_queen(&mut self, by: Color, mv: Move, broken: Option<(Breach, Role)>) {
        let moves_completed = MoveCount(self.clocks().completed[by]);
        let loses = self.count_illegal_move(by, Offence::Unpromoted, broken);
        self.keep(Announcement::TurnReopened { by });
        let mv = self.prove(Move::promoting(mv.from(), mv.to(), Role::Queen));
        self.rule(Rule::Unpromoted, Announcement::MoveMade { by, mv });
        let how = Completion::Itself;
        self.rule(Rule::Unpromoted, Announcement::MoveCompleted { by, moves_completed, how });
        if loses {
            return self.lose_by_illegal_move(Rule::IllegalMovePenalty, by);
        }
        self.end_by_the_move(by);
    }

    /// Returns the rule of movement that a move breaks in this turn.
    fn breach(&self, mv: Move) -> Option<Breach> {
        self.position().map_or_else(|| self.turn().base.breach(mv), |position| position.breach(mv))
    }

    /// Counts an illegal move and applies the penalty: time for the opponent, or the loss of the game.
    pub(crate) fn punish_illegal_move(&mut self, player: Color, kind: Offence, broken: Option<(Breach, Role)>) {
        if self.count_illegal_move(player, kind, broken) {
            self.lose_by_illegal_move(Rule::IllegalMovePenalty, player);
        }
    }

    /// Counts an illegal move, and adds time for the opponent; tells whether it loses the game instead.
    fn count_illegal_move(&mut self, player: Color, kind: Offence, broken: Option<(Breach, Role)>) -> bool {
        let counts = !self.values.illegal_moves_count_in_quickplay_only || self.clocks().clock.is_quickplay(player);
        let count = self.conduct().illegal_moves[player] + u32::from(counts);
        self.rule(illegal_rule(kind), Announcement::IllegalMove { by: player, count, kind, broken });
        if !counts {
            return false;
        }
        if count >= self.values.losing_illegal_move {
            return true;
        }
        let time = self.regulations.penalty(self.values.illegal_move_bonus);
        self.add_time(Rule::IllegalMovePenalty, !player, time);
        false
    }

    /// Ends the game for a player who has made one illegal move too many; drawn if the opponent cannot mate.
    pub(crate) fn lose_by_illegal_move(&mut self, rule: Rule, player: Color) {
        let can_mate = !self.values.illegal_loss_asks_for_mate || self.can_mate(rule, !player);
        let (score, reason) = if can_mate {
            (Score::won_by(!player), Reason::IllegalMoves)
        } else {
            (Score::DRAWN, Reason::IllegalMovesNoMate)
        };
        self.end(rule, score, reason, player);
    }

    /// Rules on an illegal move pointed out by a player, or found by the arbiter: everything since is undone.
    pub(crate) fn claim_illegal_move(&mut self, claimant: Option<Color>, by_display: bool) {
        if by_display && self.values.display_bars_all_claims {
            return self.refuse(Rule::DisplayIsNoEvidence, Refusal::NotEnoughReason);
        }
        if self.phase() == Phase::Waiting {
            return self.refuse(Rule::Start, Refusal::NotStarted);
        }
        if claimant.is_none() && self.values.illegal_moves_need_a_claim && self.regulations.is_loosely_watched() {
            return self.refuse(self.unwatched_rule(), Refusal::NotAllowed);
        }
        self.hear_illegal_move(claimant);
    }

    /// Returns the rule for illegal moves of rapid and blitz without supervision.
    fn unwatched_rule(&self) -> Rule {
        let is_blitz = self.regulations.pace() == Pace::Blitz && self.values.blitz_illegal_move_wins;
        if is_blitz { Rule::BlitzIllegalMove } else { Rule::RapidIllegalMove }
    }

    fn hear_illegal_move(&mut self, claimant: Option<Color>) {
        // In rapid and blitz a player points out the opponent's illegal move.
        let opponent = claimant.filter(|_| self.regulations.is_loosely_watched()).map(|claimant| !claimant);
        let found = self.claimable(opponent).or_else(|| self.claimable(None));
        let Some((index, step)) = found else { return self.claim_unnoticed_offence(claimant) };
        let (offender, broken) = (step.player(), step.breach());
        if claimant == Some(offender) && self.regulations.is_loosely_watched() && !self.may_claim_own_move(offender) {
            return self.refuse(self.unwatched_rule(), Refusal::NotAllowed);
        }
        self.accept_claim_of_illegal_move(claimant);
        if claimant.is_some() && self.does_illegal_move_win() {
            return self.win_by_illegal_move(offender, broken);
        }
        self.correct_illegal_move(index);
        if let Some(by) = claimant {
            self.resume_after_claim(Rule::Resumption, by);
        }
    }

    /// Announces that the claim of an illegal move is right, if a player made it.
    fn accept_claim_of_illegal_move(&mut self, claimant: Option<Color>) {
        let Some(by) = claimant else { return };
        let ground = Ground::IllegalMove;
        self.rule(Rule::IllegalMove, Announcement::ClaimMade { by, ground, needs: Needs::Nothing });
        self.rule(Rule::IllegalMove, Announcement::ClaimAccepted { by, ground });
    }

    /// Rules on an illegal move that the arbiter finds while examining a claim, if the edition still allows that.
    pub(crate) fn finds_illegal_move(&mut self) -> bool {
        if self.regulations.is_loosely_watched() && self.values.illegal_moves_need_a_claim {
            return false;
        }
        let Some((index, _)) = self.claimable(None) else { return false };
        self.correct_illegal_move(index);
        true
    }

    /// Rules, in a supervised game, on an illegal move that was answered before it was completed.
    pub(crate) fn corrects_what_was_left(&mut self, player: Color) -> bool {
        let left = self.last_by(player).filter(|&index| self.past().get(index).is_some_and(Step::is_illegal));
        match left.filter(|_| self.regulations.is_watched()) {
            Some(index) => self.correct_illegal_move(index),
            None => return false,
        }
        true
    }

    /// Finds the index of a player's last half-move.
    fn last_by(&self, player: Color) -> Option<usize> {
        let later = self.past().iter().rev().position(|step| step.player() == player)?;
        Some(self.past().len() - 1 - later)
    }

    /// Punishes an illegal half-move and undoes everything since; a pawn just left on the last rank becomes a queen.
    fn correct_illegal_move(&mut self, index: usize) {
        let Some(step) = self.past().get(index) else { return };
        let (offender, broken, before, mv) = (step.player(), step.breach(), step.before(), step.to_move());
        let counts = !self.values.illegal_moves_count_in_quickplay_only || self.was_quickplay(step);
        let kind = offence(broken);
        let is_last = self.past().last().is_some_and(Step::is_illegal);
        if kind == Offence::Unpromoted
            && self.values.unpromoted_becomes_queen
            && is_last
            && let Some(mv) = mv
        {
            return self.replace_by_a_queen(offender, mv, broken);
        }
        if counts {
            self.punish_illegal_move(offender, kind, broken);
        } else {
            let count = self.conduct().illegal_moves[offender];
            self.rule(illegal_rule(kind), Announcement::IllegalMove { by: offender, count, kind, broken });
        }
        if self.phase() == Phase::Finished {
            return;
        }
        self.restore_to(illegal_rule(kind), before, index);
    }

    /// Tells whether a half-move was made in the quickplay finish of its player (10.3).
    fn was_quickplay(&self, step: &Step) -> bool {
        let mut clock = self.clocks().clock.clone();
        clock.undo_moves(step.player(), step.clock(step.player()), self.at());
        clock.is_quickplay(step.player())
    }

    /// Tells whether the player who made an illegal move may point it out: to draw, if the opponent cannot mate (B3c).
    fn may_claim_own_move(&self, offender: Color) -> bool {
        self.does_illegal_move_win()
            && self.values.illegal_loss_asks_for_mate
            && !self.can_mate(Rule::BlitzIllegalMove, !offender)
    }

    /// Finds the illegal move that can be claimed: the first one, of one player if one is given, or in rapid and blitz
    /// only the last half-move.
    fn claimable(&self, offender: Option<Color>) -> Option<(usize, &Step)> {
        // One that was not pressed is completed by the player's next move only (6.2.1.2).
        let open = ByColor::from_fn(|color| self.play().unpressed[color].and_then(|_| self.last_by(color)));
        let illegal = |&(index, step): &(usize, &Step)| step.is_illegal() && open[step.player()] != Some(index);
        if self.regulations.illegal_moves_stand() {
            let last = (self.past().len().checked_sub(1)?, self.past().last()?);
            return Some(last).filter(illegal).or_else(|| self.just_completed().filter(illegal));
        }
        let is_meant = |step: &Step| offender.is_none_or(|offender| step.player() == offender);
        self.past().iter().enumerate().filter(|(_, step)| is_meant(step)).find(illegal)
    }

    /// Finds the half-move that its player did not press and has just completed by making the next one (6.2.1.2).
    fn just_completed(&self) -> Option<(usize, &Step)> {
        let last = self.past().len().checked_sub(1)?;
        let next = self.past().last().filter(|_| self.play().completed_by_next == Some(last))?;
        let later = self.past().iter().rev().skip(1).position(|step| step.player() == next.player())?;
        let index = last.checked_sub(later + 1)?;
        Some((index, self.past().get(index)?))
    }

    /// Rules on a claim when no illegal move is on the board: the offence was not a displacement, or there was none.
    fn claim_unnoticed_offence(&mut self, claimant: Option<Color>) {
        let offence = self.play().unnoticed.filter(|offence| claimant != Some(offence.by));
        let stands = self.regulations.illegal_moves_stand();
        let is_late = offence.is_some_and(|offence| stands && self.play().is_answered(offence));
        let Some(Unnoticed { by: offender, kind, .. }) = offence.filter(|_| !is_late) else {
            let rule = if is_late { Some(self.unwatched_rule()) } else { self.stands_in_rapid() };
            return match rule {
                Some(rule) => self.refuse(rule, Refusal::TooLate),
                None => self.refuse(Rule::IllegalMove, Refusal::NotEnoughReason),
            };
        };
        self.accept_claim_of_illegal_move(claimant);
        self.punish_illegal_move(offender, kind, None);
        if let Some(by) = claimant {
            self.resume_after_claim(Rule::Resumption, by);
        }
        if kind == Offence::NoMove && self.phase() == Phase::Playing && self.has_the_move(offender) {
            // The press was void, and the offender has not moved since: the offender's clock runs again.
            let shown = self.state().shown(self.at());
            let running = Some(offender);
            let set = Announcement::ClockSet { white: shown.white, black: shown.black, running, moves: None };
            self.rule(illegal_rule(kind), set);
        }
    }

    /// Rules on an irregularity reported by a player or by the arbiter.
    pub(crate) fn report(&mut self, kind: Irregularity, player: Option<Color>) {
        match kind {
            Irregularity::InitialPosition => self.set_up_wrongly(Rule::InitialPosition, kind, Consequence::NewGame),
            Irregularity::BoardTurned => self.set_up_wrongly(Rule::BoardTurned, kind, Consequence::Transfer),
            Irregularity::ColorsReversed => self.colors_reversed(),
            Irregularity::Displaced => {
                let player = player.or_else(|| self.by.player().map(|by| !by));
                self.irregular_by(Rule::Displaced, kind, Consequence::Continue, player);
            }
            Irregularity::ClockWrong => self.clock_wrong(),
            Irregularity::IllegalPosition => self.illegal_position(),
            Irregularity::BoardsDiffer => self.boards_differ(),
            Irregularity::Device => self.device(player),
            Irregularity::ScoresheetDefect => self.scoresheet_defect(player),
            Irregularity::LeftVenue | Irregularity::SearchRefused | Irregularity::Disturbance => {
                self.misconduct(kind, player);
            }
        }
    }

    /// Announces an irregularity.
    pub(crate) fn irregular(&mut self, rule: Rule, kind: Irregularity, consequence: Consequence) {
        self.irregular_by(rule, kind, consequence, None);
    }

    /// Announces an irregularity caused by a player.
    pub(crate) fn irregular_by(
        &mut self,
        rule: Rule,
        kind: Irregularity,
        consequence: Consequence,
        player: Option<Color>,
    ) {
        self.rule(rule, Announcement::Irregular { kind, consequence, player, is_hearsay: false });
    }

    /// Rules on a position that no legal moves lead to: the illegal move is ruled on or, in the rapid and blitz of 2018
    /// with both kings in check or a pawn on the last rank, it is left for one more move.
    fn illegal_position(&mut self) {
        let kind = Irregularity::IllegalPosition;
        let is_special =
            self.regulations.is_loosely_watched() && self.is_position_impossible() && self.is_special_position();
        if is_special && self.values.illegal_position_waits {
            return self.irregular(Rule::IllegalPosition, kind, Consequence::None);
        }
        // Without supervision, the blitz of 2009 leaves it to the players (B3b).
        let is_left_to_players = self.does_illegal_move_win();
        if is_special && !is_left_to_players && self.regulations.article(Rule::IllegalPosition).is_some() {
            self.irregular(Rule::IllegalPosition, kind, Consequence::Continue);
            let claimant = self.by.player();
            let illegal = self.past().iter().enumerate().filter(|(_, step)| step.is_illegal()).last();
            match illegal.map(|(index, _)| index) {
                // The arbiter intervenes even if the opponent has replied and can claim no more (A4c).
                Some(index) if claimant.is_none() && self.claimable(None).is_none() => self.correct_illegal_move(index),
                _ => self.hear_illegal_move(claimant),
            }
            return self.undo_if_refused();
        }
        self.claim_illegal_move(self.by.player(), false);
        self.undo_if_refused();
    }

    /// Tells whether the board shows a position from which play cannot continue.
    pub(crate) fn is_position_impossible(&self) -> bool {
        self.play().board.flaws().iter().any(board::Flaw::is_unplayable)
    }

    /// Tells whether both kings are in check, or a pawn stands on the last rank.
    fn is_special_position(&self) -> bool {
        let board = &self.play().board.board;
        let are_checked = Color::ALL.into_iter().all(|color| !board.checkers(color).is_empty());
        are_checked || self.play().board.flaws().iter().any(|flaw| matches!(flaw, board::Flaw::PawnOnBackRank(_)))
    }

    fn set_up_wrongly(&mut self, rule: Rule, kind: Irregularity, consequence: Consequence) {
        if self.stays_in_rapid() {
            return self.irregular(Rule::RapidSetupStays, kind, Consequence::Continue);
        }
        self.irregular(rule, kind, consequence);
        if consequence == Consequence::NewGame {
            self.end(rule, Score::NONE, Reason::Cancelled, None);
        }
    }

    fn colors_reversed(&mut self) {
        let stays = match self.values.reversed_colors_stay_from {
            Some(limit) => Color::ALL.into_iter().all(|color| self.play().made[color] >= limit),
            None => true,
        };
        let consequence = if stays { Consequence::Continue } else { Consequence::NewGame };
        self.irregular(Rule::ColorsReversed, Irregularity::ColorsReversed, consequence);
        if !stays {
            self.end(Rule::ColorsReversed, Score::NONE, Reason::Cancelled, None);
        }
    }

    fn clock_wrong(&mut self) {
        let kind = Irregularity::ClockWrong;
        if let (Some(made), Some(player)) = (self.adjournment().made, self.by.player()) {
            // After the player's first move it is too late, unless the arbiter decides otherwise.
            if self.play().made[player] > made[player] {
                return self.irregular(Rule::ClockAtResumption, kind, Consequence::Continue);
            }
            return self.stop_for_wrong_clock(Rule::ClockAtResumption);
        }
        if self.stays_in_rapid() {
            return self.irregular(Rule::RapidClockStays, kind, Consequence::Continue);
        }
        self.stop_for_wrong_clock(Rule::ClockSetWrongly);
    }

    /// Stops the clocks so that they can be corrected.
    fn stop_for_wrong_clock(&mut self, rule: Rule) {
        self.irregular(rule, Irregularity::ClockWrong, Consequence::None);
        if self.phase() == Phase::Playing {
            self.announce_stop(rule);
        }
    }
}

/// Returns the kind of an illegal move, by the rule of movement that it breaks.
pub(crate) const fn offence(broken: Option<(Breach, Role)>) -> Offence {
    match broken {
        Some((Breach::PromotionMissing, Role::Pawn)) => Offence::Unpromoted,
        _ => Offence::Move,
    }
}

/// Returns the rule for each kind of illegal move.
const fn illegal_rule(kind: Offence) -> Rule {
    match kind {
        Offence::Move => Rule::IllegalMove,
        Offence::Unpromoted => Rule::Unpromoted,
        Offence::NoMove => Rule::PressWithoutMove,
        Offence::TwoHands => Rule::TwoHands,
    }
}
