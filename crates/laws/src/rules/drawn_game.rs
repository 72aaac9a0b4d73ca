//! The drawn game (Article 9): offers and claims.

use board::{Color, HalfMove, Position};
use clock::Millis;

use crate::act::Written;
use crate::outcome::{Reason, Score};
use crate::regulations::BoardKind;
use crate::rule::Rule;
use crate::ruling::{Announcement, Made};
use crate::state::{Claim, Phase};
use crate::terms::{Decision, DrawGround, Ground, Needs, Refusal};
use crate::trial::Trial;

impl Trial<'_> {
    pub(crate) fn offer_draw(&mut self, player: Color) {
        let is_barred = !self.regulations.draws.agreement || self.is_agreed_too_early();
        if is_barred && self.values.early_offer_is_refused {
            return self.refuse(Rule::DrawsRestricted, Refusal::NotAllowed);
        }
        if self.phase() == Phase::Adjourned {
            return self.rule(Rule::OfferAfterSealing, Announcement::DrawOffered { by: player, is_proper: true });
        }
        let has_just_moved = self.past().last().is_some_and(|step| step.player() == player);
        if self.values.offer_needs_a_move && !has_just_moved {
            return self.refuse(Rule::DrawOffer, Refusal::NotAllowed);
        }
        // Where only a player who has just moved may offer, that is the right moment.
        let runs = self.clocks().clock.running() == Some(player) || self.phase() == Phase::Waiting;
        let is_before_the_press = self.play().unpressed[player].is_some() && runs;
        let is_proper = is_before_the_press || self.values.offer_needs_a_move;
        self.rule(Rule::DrawOffer, Announcement::DrawOffered { by: player, is_proper });
    }

    /// Tells whether the event's rules do not allow an agreement yet.
    fn is_agreed_too_early(&self) -> bool {
        let limit = self.regulations.draws.not_before_move;
        Color::ALL.into_iter().any(|color| self.clocks().completed[color] < limit)
    }

    pub(crate) fn accept_draw(&mut self, player: Color) {
        if !self.claims().is_offered_by(!player) {
            return self.refuse(Rule::DrawOffer, Refusal::NoOffer);
        }
        let (least, is_asked_of_one) =
            (self.values.agreement_after_moves, self.values.only_the_offerer_must_have_moved);
        let has_moved_too_little = |color: Color| self.play().made[color] < least;
        if has_moved_too_little(!player) || (has_moved_too_little(player) && !is_asked_of_one) {
            return self.refuse(Rule::Agreement, Refusal::NotAllowed);
        }
        if !self.regulations.draws.agreement || self.is_agreed_too_early() {
            return self.refuse(Rule::DrawsRestricted, Refusal::NotAllowed);
        }
        if self.regulations.draws.arbiter_consent {
            let ground = Ground::Agreement;
            if self.claims().open.iter().any(|claim| claim.ground == ground) {
                // Both players have agreed already; the arbiter must consent.
                return self.refuse(Rule::DrawsRestricted, Refusal::WrongPhase);
            }
            return self
                .rule(Rule::DrawsRestricted, Announcement::ClaimMade { by: player, ground, needs: Needs::Arbiter });
        }
        let is_adjourned = self.phase() == Phase::Adjourned;
        let rule = if is_adjourned { Rule::EndBeforeResumption } else { Rule::Agreement };
        self.end(rule, Score::DRAWN, Reason::Agreement, player);
    }

    pub(crate) fn decline_draw(&mut self, player: Color) {
        if !self.claims().is_offered_by(!player) {
            return self.refuse(Rule::DrawOffer, Refusal::NoOffer);
        }
        self.rule(Rule::DrawOffer, Announcement::DrawDeclined { by: player });
    }

    /// Declines the opponent's offer by touching or moving a piece.
    pub(crate) fn decline_by(&mut self, player: Color) {
        if self.claims().is_offered_by(!player) {
            self.rule(Rule::DrawOffer, Announcement::DrawDeclined { by: player });
        }
    }

    /// Rules on a claim by repetition or fifty moves: heard if the player has the right, and decided at once.
    pub(crate) fn claim_draw(&mut self, player: Color, ground: DrawGround, intended: Option<Written>) {
        let is_made = self.play().unpressed[player].is_some() && !self.has_the_move(player);
        let is_touched = self.values.touching_declines && !self.state().is_turn_fresh();
        if is_made && self.values.claim_after_the_move_is_wrong {
            return self.claim_after_the_move(player, ground);
        }
        if is_made || (self.has_the_move(player) && is_touched) {
            self.refuse(Rule::ClaimLost, Refusal::RightLost);
            return self.rule(Rule::ClaimLost, Announcement::RightLost { by: player, right: ground.into() });
        }
        if self.turn().bound.is_some() && self.has_the_move(player) {
            // The move written down with the first claim cannot be changed.
            return self.refuse(Rule::ClaimWrong, Refusal::MustPlayClaimedMove);
        }
        let rule = claim_rule(ground, intended.is_some());
        if !self.has_the_move(player) {
            return self.refuse(rule, Refusal::NotYourMove);
        }
        let proof = intended.map(|written| self.position().and_then(|position| written.prove(position)));
        let intended = match proof {
            None => None,
            Some(Some(Ok(half_move))) => Some(half_move),
            Some(_) => return self.refuse(rule, Refusal::IllegalMove),
        };
        // The written move must be made if the claim is wrong, so a touched piece must not forbid it.
        if (self.regulations.board == BoardKind::Assisted || self.regulations.is_watched())
            && let Some((rule, code)) = intended.and_then(|half_move| self.forbidden(half_move.as_legal()))
        {
            return self.refuse(rule, code);
        }
        self.note_claim(rule, player, ground);
        if self.corrects_illegal_move_first(player, ground) {
            return;
        }
        if self.is_claim_right(ground, intended) {
            self.accept_claim(player, ground);
        } else {
            self.reject_claim(player, ground, intended);
        }
    }

    /// Announces a claim, which is also a draw offer.
    fn note_claim(&mut self, rule: Rule, by: Color, ground: DrawGround) {
        self.rule(rule, Announcement::ClaimMade { by, ground: ground.into(), needs: Needs::Nothing });
        if self.values.claim_is_an_offer {
            self.rule(Rule::ClaimIsOffer, Announcement::DrawOffered { by, is_proper: true });
        }
    }

    /// Rules on a claim by a player who has moved and not pressed: the right to claim is lost, so the claim is wrong.
    fn claim_after_the_move(&mut self, player: Color, ground: DrawGround) {
        self.note_claim(claim_rule(ground, false), player, ground);
        if !self.corrects_illegal_move_first(player, ground) {
            self.reject_claim(player, ground, None);
        }
    }

    /// Rules first on an illegal move that comes to light while a claim is examined: the position before it is restored,
    /// and the claim lapses without penalty.
    fn corrects_illegal_move_first(&mut self, by: Color, ground: DrawGround) -> bool {
        if !self.finds_illegal_move() {
            return false;
        }
        if self.phase() != Phase::Finished {
            self.rule(Rule::IllegalMove, Announcement::ClaimRejected { by, ground: ground.into() });
            self.resume_after_claim(Rule::Resumption, by);
        }
        true
    }

    fn is_claim_right(&self, ground: DrawGround, intended: Option<HalfMove>) -> bool {
        let next = intended.map(|half_move| half_move.play());
        let Some(position) = next.as_ref().or(self.position()) else { return false };
        match ground {
            DrawGround::Repetition => self.occurrences_with(position, intended.is_some()) >= 3,
            DrawGround::FiftyMoves => self.has_fifty_quiet_moves(position, intended.is_some()),
        }
    }

    /// Tells whether each player's last fifty moves were without a capture or a pawn move. With an intended move it is
    /// enough that they are made; on the board some editions require that they are completed (9.3.2).
    fn has_fifty_quiet_moves(&self, position: &Position, is_intended: bool) -> bool {
        let half_moves = position.halfmove_clock();
        let wants_presses =
            self.values.fifty_moves_are_completed && !self.regulations.time_control.periods().is_empty();
        Color::ALL.into_iter().all(|color| {
            let made = if color == position.turn() { half_moves / 2 } else { half_moves.div_ceil(2) };
            let is_open = !is_intended && wants_presses && self.play().unpressed[color].is_some();
            made >= 50 + u16::from(is_open)
        })
    }

    /// Counts the occurrences of a position that is on the board, or that the intended move would bring about.
    fn occurrences_with(&self, position: &Position, is_next: bool) -> usize {
        let current = usize::from(is_next && self.position() == Some(position));
        self.occurrences(position) + current
    }

    fn accept_claim(&mut self, player: Color, ground: DrawGround) {
        self.rule(Rule::ClaimRight, Announcement::ClaimAccepted { by: player, ground: ground.into() });
        let (rule, reason) = match ground {
            DrawGround::Repetition => (Rule::ThreefoldRepetition, Reason::Repetition),
            DrawGround::FiftyMoves => (Rule::FiftyMoves, Reason::FiftyMoves),
        };
        self.end(rule, Score::DRAWN, reason, player);
    }

    fn reject_claim(&mut self, player: Color, ground: DrawGround, intended: Option<HalfMove>) {
        self.rule(Rule::ClaimWrong, Announcement::ClaimRejected { by: player, ground: ground.into() });
        if let Some(half_move) = intended {
            self.keep(Announcement::MoveBound { by: player, mv: Made::Legal(half_move) });
        }
        if let Some(most) = self.values.wrong_claim_cost {
            let time = self.clocks().clock.shows(player, self.at()).half().min(most);
            self.deduct(Rule::ClaimWrong, player, time);
        }
        let time = self.regulations.penalty(self.values.wrong_claim_bonus);
        self.add_time(Rule::ClaimWrong, !player, time);
        self.resume_after_claim(Rule::ClaimWrong, player);
    }

    /// Ends the wait for the arbiter's consent to a draw: play continues.
    pub(crate) fn drop_agreement(&mut self) {
        let ground = Ground::Agreement;
        for by in Color::ALL {
            if self.claims().find(by, ground).is_some() {
                self.rule(Rule::DrawsRestricted, Announcement::ClaimRejected { by, ground });
            }
        }
    }

    /// Decides an open claim, for the arbiter; if there are several, the one that is named, or else the oldest that was not
    /// postponed.
    pub(crate) fn decide(
        &mut self,
        decision: Decision,
        time: Option<Millis>,
        by: Option<Color>,
        ground: Option<Ground>,
    ) {
        let is_meant =
            |claim: &&Claim| by.is_none_or(|by| claim.by == by) && ground.is_none_or(|ground| claim.ground == ground);
        let meant = self.claims().open.iter().filter(is_meant);
        // Postponed claims come last.
        let Some(&claim) = meant.min_by_key(|claim| claim.is_postponed) else {
            return self.refuse(None, Refusal::NoClaim);
        };
        match claim.ground {
            Ground::CannotWin | Ground::NoEffort => return self.decide_quickplay(claim, decision, time),
            Ground::Increment => return self.decide_increment(claim, decision),
            _ => {}
        }
        let (by, ground) = (claim.by, claim.ground);
        match decision {
            Decision::Accept => {
                self.rule(Rule::DrawsRestricted, Announcement::ClaimAccepted { by, ground });
                self.end(Rule::Agreement, Score::DRAWN, Reason::Agreement, by);
            }
            Decision::Reject => self.rule(Rule::DrawsRestricted, Announcement::ClaimRejected { by, ground }),
            Decision::Postpone => self.refuse(Rule::DrawsRestricted, Refusal::NotAllowed),
        }
    }
}

/// Returns the rule on which a claim rests.
const fn claim_rule(ground: DrawGround, is_intended: bool) -> Rule {
    match (ground, is_intended) {
        (DrawGround::Repetition, true) => Rule::RepetitionIntended,
        (DrawGround::Repetition, false) => Rule::RepetitionAppeared,
        (DrawGround::FiftyMoves, true) => Rule::FiftyIntended,
        (DrawGround::FiftyMoves, false) => Rule::FiftyReached,
    }
}
