//! Adjourned games (annex A of 1997, the guidelines of 2009, Guideline I of 2018).

use board::{ByColor, Color};
use clock::Millis;

use crate::act::{Act, Written};
use crate::outcome::{Reason, Score};
use crate::regulations::{Regulations, Supervision};
use crate::rule::Rule;
use crate::ruling::{Announcement, Made};
use crate::state::{Phase, State};
use crate::terms::{Commitment, Refusal, SealedVerdict};
use crate::trial::Trial;

/// Returns when an absent player is too late for the resumption.
///
/// Whether a late sealer loses is known only after the envelope is opened: the sealed move may have ended the game.
pub(crate) fn late(regulations: &Regulations, state: &State) -> Option<Millis> {
    let is_somebody_late = match (state.phase(), state.adjournment().envelope) {
        (Phase::Adjourned, Some(envelope)) => !state.is_expected(!envelope.by),
        (Phase::Playing, _) => Color::ALL.into_iter().any(|color| !state.is_expected(color)),
        _ => false,
    };
    if is_somebody_late { too_late_from(regulations, state) } else { None }
}

/// Returns the first moment that is too late for the resumption.
fn too_late_from(regulations: &Regulations, state: &State) -> Option<Millis> {
    let limit = regulations.values().late_for_resumption.unwrap_or_else(|| regulations.default_time());
    Some(state.adjournment().resume_at? + limit + Millis(1))
}

impl Trial<'_> {
    /// Orders the player to move to seal, for the arbiter.
    pub(crate) fn adjourn(&mut self, resume_at: Option<Millis>, place: Option<String>) {
        if self.regulations.supervision == Supervision::None {
            // Without an arbiter nobody could keep the envelope.
            return self.refuse(Rule::Sealing, Refusal::NotAllowed);
        }
        if self.phase() != Phase::Playing {
            return self.refuse(Rule::Sealing, Refusal::WrongPhase);
        }
        if resume_at.is_some_and(|moment| moment <= self.at()) {
            return self.refuse(Rule::Sealing, Refusal::TooLate);
        }
        // A player who has moved and not pressed does that first; then it is the opponent's turn to seal.
        let player = self.turn().player;
        let by = if self.has_the_move(player) { player } else { !player };
        self.rule(Rule::Sealing, Announcement::MustSeal { by, resume_at, place });
    }

    /// Seals a move: after the order, or as the reply to a sealed move whose player is absent.
    pub(crate) fn seal(&mut self, player: Color, commitment: Commitment, is_as_bound: bool) {
        let is_reply =
            self.phase() == Phase::Playing && self.adjournment().made.is_some() && !self.conduct().present[!player];
        let rule = if is_reply { Rule::SealerAbsent } else { Rule::Sealing };
        if self.phase() != Phase::Sealing && !is_reply {
            return self.refuse(rule, Refusal::WrongPhase);
        }
        if !self.has_the_move(player) {
            return self.refuse(rule, Refusal::NotYourMove);
        }
        if !is_as_bound {
            return self.refuse(rule, Refusal::MustPlayClaimedMove);
        }
        self.rule(rule, Announcement::Sealed { by: player, commitment });
    }

    /// Takes a move made on the board after the order to seal: it is not played, but must be the one that is sealed.
    pub(crate) fn move_to_be_sealed(&mut self, player: Color, written: Written) {
        if !self.has_the_move(player) {
            return self.refuse(Rule::HasTheMove, Refusal::NotYourMove);
        }
        match self.position().and_then(|position| written.prove(position)).and_then(Result::ok) {
            None => self.refuse(Rule::Sealing, Refusal::IllegalMove),
            Some(half_move) if self.turn().bound.is_some_and(|bound| bound != half_move.to_move()) => {
                self.refuse(Rule::Sealing, Refusal::MustPlayClaimedMove);
            }
            Some(half_move) => self.keep(Announcement::MoveBound { by: player, mv: Made::Legal(half_move) }),
        }
    }

    /// Stops the clock for the player who has sealed: from then on the move cannot be changed.
    pub(crate) fn stop_after_sealing(&mut self, player: Color) {
        if !self.has_the_move(player) {
            return self.refuse(Rule::Sealing, Refusal::NotYourMove);
        }
        if self.adjournment().envelope.is_none() {
            return self.refuse(Rule::Sealing, Refusal::WrongPhase);
        }
        self.rule(Rule::Sealing, Announcement::Adjourned {});
    }

    /// Rules on an act of a player while the game is adjourned, present or not.
    pub(crate) fn hear_while_adjourned(&mut self, player: Color) {
        match *self.act {
            Act::OfferDraw => self.offer_draw(player),
            Act::AcceptDraw => self.accept_draw(player),
            Act::DeclineDraw => self.decline_draw(player),
            Act::Seal { .. } => self.refuse(Rule::Sealing, Refusal::TooLate),
            Act::StopClocks if self.conduct().present[player] => self.stop_late_clock(Some(player)),
            Act::Report { irregularity, player: offender } => self.report(irregularity, offender),
            Act::ClaimIllegalMove { by_display } => self.claim_illegal_move(Some(player), by_display),
            // The clock of a late player runs, and its flag can fall (A10c).
            Act::ClaimFlag { by_display } if self.conduct().present[player] => {
                self.claim_flag(Some(player), by_display);
            }
            _ => self.refuse(Rule::EnvelopeOpening, Refusal::WrongPhase),
        }
    }

    /// Resumes the game before the envelope is opened, because the player who must reply is late.
    pub(crate) fn resume_adjourned(&mut self) {
        if self.is_too_early() {
            return self.refuse(Rule::ReplierAbsent, Refusal::WrongPhase);
        }
        if self.clocks().clock.running().is_some() {
            return self.refuse(Rule::ReplierAbsent, Refusal::WrongPhase);
        }
        self.rule(Rule::ReplierAbsent, Announcement::Resumed {});
    }

    /// Stops the running clock of the player who must reply and comes late, to call the arbiter.
    pub(crate) fn stop_late_clock(&mut self, player: Option<Color>) {
        let running = self.clocks().clock.running();
        if running.is_none() || player.is_some_and(|player| running != Some(player)) {
            return self.refuse(Rule::ReplierAbsent, Refusal::WrongPhase);
        }
        self.announce_stop(Rule::ReplierAbsent);
    }

    /// Tells whether the appointed time has not come and a player is absent.
    fn is_too_early(&self) -> bool {
        let resume_at = self.adjournment().resume_at;
        resume_at.is_some_and(|resume_at| self.at() < resume_at) && !self.state().are_both_present()
    }

    /// Tells whether a player who sealed comes too late. Then only the sealed move or the arbiter, by admitting the
    /// player, can save the game.
    pub(crate) fn is_sealer_too_late(&self, player: Color) -> bool {
        let has_sealed = self.adjournment().envelope.is_some_and(|envelope| envelope.by == player);
        self.phase() == Phase::Adjourned
            && has_sealed
            && !self.state().is_expected(player)
            && too_late_from(self.regulations, self.state()).is_some_and(|moment| moment <= self.at())
    }

    /// Opens the envelope; the move in it is made or loses the game.
    pub(crate) fn open_envelope(&mut self, commitment: Commitment, written: Written) {
        let (Phase::Adjourned, Some(envelope)) = (self.phase(), self.adjournment().envelope) else {
            return self.refuse(Rule::EnvelopeOpening, Refusal::WrongPhase);
        };
        let sealer = envelope.by;
        if !self.conduct().present[!sealer] || self.is_too_early() {
            return self.refuse(Rule::EnvelopeOpening, Refusal::NotAllowed);
        }
        if commitment != envelope.commitment {
            return self.refuse(Rule::EnvelopeOpening, Refusal::WrongEnvelope);
        }
        let proof = self.position().and_then(|position| written.prove(position));
        let (verdict, rule) = match (proof.and_then(Result::ok), written) {
            (Some(half_move), _) => {
                self.rule(Rule::ReplierPresent, Announcement::EnvelopeOpened { verdict: SealedVerdict::Played });
                return self.make_sealed_move(sealer, Made::Legal(half_move));
            }
            (None, Written::Ambiguous) => (SealedVerdict::Ambiguous, Rule::SealedAmbiguous),
            (None, Written::Unreadable) => (SealedVerdict::Unclear, Rule::SealedUnclear),
            (None, Written::Legal(_) | Written::Move(_) | Written::Illegal(_)) => {
                (SealedVerdict::Illegal, Rule::SealedIllegal)
            }
        };
        self.rule(rule, Announcement::EnvelopeOpened { verdict });
        if self.can_mate(Rule::SealedNoMate, !sealer) {
            self.end(rule, Score::won_by(!sealer), Reason::SealedMove, sealer);
        } else {
            self.end(Rule::SealedNoMate, Score::DRAWN, Reason::SealedMove, sealer);
        }
    }

    /// Makes the sealed move, and starts the clock of the player who must reply. A draw offer made meanwhile stays open.
    fn make_sealed_move(&mut self, sealer: Color, mv: Made) {
        self.drop_agreement();
        self.rule(Rule::ReplierPresent, Announcement::MoveMade { by: sealer, mv });
        self.end_by_the_move(sealer);
        if self.phase() == Phase::Finished {
            return;
        }
        self.complete(sealer);
        // The move has not ended the game, so a sealer who is too late loses.
        if late(self.regulations, self.state()).is_some_and(|limit| limit <= self.at()) {
            self.late_for_resumption();
        }
    }

    /// Rules on a lost envelope: its move is made on the board, or a new game is played if the position is lost too.
    pub(crate) fn envelope_lost(&mut self, is_position_known: bool) {
        if self.phase() != Phase::Adjourned {
            return self.refuse(Rule::EnvelopeLost, Refusal::WrongPhase);
        }
        if is_position_known {
            self.keep(Announcement::EnvelopeLost {});
            self.rule(Rule::EnvelopeLost, Announcement::Resumed {});
        } else {
            self.end(Rule::PositionLost, Score::NONE, Reason::Cancelled, None);
        }
    }

    /// Ends the game for a player who has not come to the resumption in time.
    pub(crate) fn late_for_resumption(&mut self) {
        let present = ByColor::from_fn(|color| self.state().is_expected(color));
        let (score, by) = match (present.white, present.black) {
            (false, false) => (Score::BOTH_LOSE, None),
            (false, true) => (Score::won_by(Color::Black), Some(Color::White)),
            _ => (Score::won_by(Color::White), Some(Color::Black)),
        };
        self.end(Rule::LateForResumption, score, Reason::Default, by);
    }
}
