//! Irregularities (Article 7): illegal moves, and what was wrong from the start.

use board::{Breach, Color, Role};
use clock::Millis;

use crate::enact::claimable;
use crate::hand::displacement;
use crate::judge::Trial;
use crate::mate;
use crate::outcome::{Reason, Score};
use crate::regulations::Pace;
use crate::rule::Rule;
use crate::ruling::Announcement;
use crate::stage::Stage;
use crate::state::Phase;
use crate::terms::{Consequence, Ground, Irregularity, Offence, Refusal};

impl Trial<'_> {
    /// An illegal move that was completed by the press, where somebody watches.
    pub(crate) fn rule_on_illegal_move(&mut self, player: Color) {
        let base = self.state.turn.base;
        let mv = displacement(&base, &self.state.board);
        let broken = mv.and_then(|mv| Some((base.breach(mv)?, base.board.role_at(mv.from())?)));
        let kind = match broken {
            Some((Breach::PromotionMissing, Role::Pawn)) => Offence::Unpromoted,
            _ => Offence::Move,
        };
        self.punish_illegal_move(player, kind, broken);
        if self.state.phase == Phase::Finished {
            return;
        }
        if kind == Offence::Unpromoted && self.values.unpromoted_becomes_queen {
            return self.make_a_queen(player);
        }
        self.rule(illegal_rule(kind), Announcement::PositionRestored { position: base });
    }

    /// The pawn left on the last rank becomes a queen, and the move stands (7.5.2).
    fn make_a_queen(&mut self, player: Color) {
        let base = self.state.turn.base;
        let Some(mv) = displacement(&base, &self.state.board) else { return };
        let queen = board::Move::promoting(mv.from(), mv.to(), Role::Queen);
        self.rule(Rule::Unpromoted, Announcement::MoveMade { by: player, mv: queen });
        self.end_by_the_move(player);
        if self.state.phase != Phase::Finished {
            self.complete(player);
        }
    }

    /// The same on a claim: the move was completed long ago, only the piece is put right.
    fn replace_by_a_queen(&mut self, stage: &Stage) {
        let (by, Some(mv)) = (stage.player, stage.mv) else { return };
        let moves_completed = self.state.completed[by];
        let queen = board::Move::promoting(mv.from(), mv.to(), Role::Queen);
        self.rule(Rule::Unpromoted, Announcement::MoveMade { by, mv: queen });
        self.rule(Rule::Unpromoted, Announcement::MoveCompleted { by, moves_completed });
        self.end_by_the_move(by);
    }

    /// Counts an illegal move and gives what it costs: time for the opponent, or the game.
    pub(crate) fn punish_illegal_move(&mut self, player: Color, kind: Offence, broken: Option<(Breach, Role)>) {
        let counts = !self.values.illegal_moves_count_in_quickplay_only || self.state.clock.is_quickplay(player);
        let count = self.state.illegal_moves[player] + u32::from(counts);
        self.rule(illegal_rule(kind), Announcement::IllegalMove { by: player, count, kind, broken });
        if !counts {
            return;
        }
        if count >= self.values.losing_illegal_move {
            let can_mate = !self.values.illegal_loss_asks_for_mate || mate::can_mate(&self.state.good, !player);
            let (score, reason) = if can_mate {
                (Score::won_by(!player), Reason::IllegalMoves)
            } else {
                (Score::DRAWN, Reason::IllegalMovesNoMate)
            };
            return self.end(Rule::IllegalMovePenalty, score, reason, player);
        }
        let time = self.penalty(self.values.illegal_move_bonus);
        self.rule(Rule::IllegalMovePenalty, Announcement::TimeAdded { to: !player, time });
    }

    /// Halves a penalty of Articles 7 and 9 in the blitz of 2018.
    pub(crate) fn penalty(&self, time: Millis) -> Millis {
        if self.values.blitz_halves_penalties && self.regulations.pace() == Pace::Blitz { time.half() } else { time }
    }

    /// An illegal move pointed out by a player, or found by the arbiter: everything since is undone.
    pub(crate) fn claim_illegal_move(&mut self, claimant: Option<Color>, by_display: bool) {
        if by_display && self.values.display_bars_all_claims {
            return self.refuse(Rule::DisplayIsNoEvidence, Refusal::NotEnoughReason);
        }
        if self.state.phase == Phase::Waiting {
            return self.refuse(Rule::Start, Refusal::NotStarted);
        }
        let stages: Vec<Stage> = self.stages().cloned().collect();
        let Some(stage) = claimable(self.regulations, &stages).map(|index| stages[index].clone()) else {
            return match (self.stands_in_rapid(), self.state.unnoticed) {
                (Some(rule), _) => self.refuse(rule, Refusal::TooLate),
                (None, Some((offender, kind))) if claimant != Some(offender) => {
                    self.punish_illegal_move(offender, kind, None);
                }
                _ => self.refuse(Rule::IllegalMove, Refusal::NotEnoughReason),
            };
        };
        if let Some(by) = claimant {
            let ground = Ground::IllegalMove;
            self.rule(Rule::IllegalMove, Announcement::ClaimMade { by, ground, needs_arbiter: false });
            self.rule(Rule::IllegalMove, Announcement::ClaimAccepted { by, ground });
        }
        let is_blitz = self.regulations.pace() == Pace::Blitz && self.regulations.is_loosely_watched();
        if is_blitz && self.values.blitz_illegal_move_wins && claimant.is_some() {
            return self.win_by_illegal_move(stage.player, stage.breach());
        }
        let kind = match stage.breach() {
            Some((Breach::PromotionMissing, Role::Pawn)) => Offence::Unpromoted,
            _ => Offence::Move,
        };
        self.punish_illegal_move(stage.player, kind, stage.breach());
        if self.state.phase == Phase::Finished {
            return;
        }
        let is_last = self.stages().next_back().is_some_and(|last| !last.is_legal);
        if kind == Offence::Unpromoted && self.values.unpromoted_becomes_queen && is_last {
            return self.replace_by_a_queen(&stage);
        }
        self.rule(illegal_rule(kind), Announcement::PositionRestored { position: stage.before() });
    }

    /// Finds the rule by which an illegal move stands in rapid and blitz: the opponent has made the next move.
    fn stands_in_rapid(&self) -> Option<Rule> {
        let stands = self.regulations.illegal_moves_stand() && self.stages().any(|stage| !stage.is_legal);
        let is_blitz = self.regulations.pace() == Pace::Blitz && self.values.blitz_illegal_move_wins;
        stands.then_some(if is_blitz { Rule::BlitzIllegalMove } else { Rule::RapidIllegalMove })
    }

    /// Blitz without an arbiter: the opponent wins, if the position still allows it (C3, B3c).
    fn win_by_illegal_move(&mut self, offender: Color, broken: Option<(Breach, Role)>) {
        let rule = Rule::BlitzIllegalMove;
        let count = self.state.illegal_moves[offender] + 1;
        self.rule(rule, Announcement::IllegalMove { by: offender, count, kind: Offence::Move, broken });
        let can_mate = !self.values.illegal_loss_asks_for_mate || mate::can_mate(&self.state.good, !offender);
        let (score, reason) = if can_mate {
            (Score::won_by(!offender), Reason::IllegalMoves)
        } else {
            (Score::DRAWN, Reason::IllegalMovesNoMate)
        };
        self.end(rule, score, reason, offender);
    }

    pub(crate) fn report(&mut self, irregularity: Irregularity, player: Option<Color>) {
        match irregularity {
            Irregularity::InitialPosition => {
                self.set_up_wrongly(Rule::InitialPosition, irregularity, Consequence::NewGame);
            }
            Irregularity::BoardTurned => self.set_up_wrongly(Rule::BoardTurned, irregularity, Consequence::Transfer),
            Irregularity::ColorsReversed => self.colors_reversed(),
            Irregularity::Displaced => {
                self.rule(
                    Rule::Displaced,
                    Announcement::Irregular { kind: irregularity, consequence: Consequence::Continue },
                );
            }
            Irregularity::ClockWrong => self.clock_wrong(),
            Irregularity::IllegalPosition => self.illegal_position(),
            Irregularity::BoardsDiffer => self.boards_differ(),
            Irregularity::Device => self.device(player),
            Irregularity::LeftVenue | Irregularity::SearchRefused | Irregularity::Disturbance => {
                self.misconduct(irregularity);
            }
        }
    }

    /// A position that no legal moves lead to was found: the illegal move is ruled on, or, in the rapid and blitz of 2018 with
    /// both kings in check or a pawn on the last rank, it is left for one more move.
    fn illegal_position(&mut self) {
        let kind = Irregularity::IllegalPosition;
        let is_special =
            self.regulations.is_loosely_watched() && self.is_position_impossible() && self.is_special_position();
        if is_special && self.values.illegal_position_waits {
            return self.rule(Rule::IllegalPosition, Announcement::Irregular { kind, consequence: Consequence::None });
        }
        if is_special && self.regulations.article(Rule::IllegalPosition).is_some() {
            self.rule(Rule::IllegalPosition, Announcement::Irregular { kind, consequence: Consequence::Continue });
        }
        self.claim_illegal_move(self.by.player(), false);
        self.undo_if_refused();
    }

    /// Tells whether the board shows a position from which nobody could play on.
    pub(crate) fn is_position_impossible(&self) -> bool {
        self.state.board.flaws().iter().any(board::Flaw::is_unplayable)
    }

    /// Tells whether both kings are in check, or a pawn stands on the last rank.
    fn is_special_position(&self) -> bool {
        let board = &self.state.board.board;
        let are_checked = Color::ALL.into_iter().all(|color| !board.checkers(color).is_empty());
        are_checked || self.state.board.flaws().iter().any(|flaw| matches!(flaw, board::Flaw::PawnOnBackRank(_)))
    }

    /// Tells whether the rapid appendix lets a wrong set-up or clock stay: both have completed so many moves.
    fn stays_in_rapid(&self) -> bool {
        let limit = self.values.rapid_setup_stays_from;
        self.regulations.is_loosely_watched()
            && Color::ALL.into_iter().all(|color| self.state.completed[color] >= limit)
    }

    fn set_up_wrongly(&mut self, rule: Rule, kind: Irregularity, consequence: Consequence) {
        if self.stays_in_rapid() {
            let consequence = Consequence::Continue;
            return self.rule(Rule::RapidSetupStays, Announcement::Irregular { kind, consequence });
        }
        self.rule(rule, Announcement::Irregular { kind, consequence });
        if consequence == Consequence::NewGame {
            self.end(rule, Score::NONE, Reason::Cancelled, None);
        }
    }

    fn colors_reversed(&mut self) {
        let kind = Irregularity::ColorsReversed;
        let stays = match self.values.reversed_colors_stay_from {
            Some(limit) => Color::ALL.into_iter().all(|color| self.state.made[color] >= limit),
            None => true,
        };
        let consequence = if stays { Consequence::Continue } else { Consequence::NewGame };
        self.rule(Rule::ColorsReversed, Announcement::Irregular { kind, consequence });
        if !stays {
            self.end(Rule::ColorsReversed, Score::NONE, Reason::Cancelled, None);
        }
    }

    fn clock_wrong(&mut self) {
        let kind = Irregularity::ClockWrong;
        let consequence = Consequence::Continue;
        let made_at_resumption = self.state.adjournment.and_then(|adjournment| adjournment.made);
        if let (Some(made), Some(player)) = (made_at_resumption, self.by.player()) {
            // After the own first move it is too late, unless the arbiter decides otherwise.
            if self.state.made[player] > made[player] {
                return self.rule(Rule::ClockAtResumption, Announcement::Irregular { kind, consequence });
            }
            return self.stop_for_wrong_clock(Rule::ClockAtResumption);
        }
        if self.stays_in_rapid() {
            return self.rule(Rule::RapidClockStays, Announcement::Irregular { kind, consequence });
        }
        self.stop_for_wrong_clock(Rule::ClockSetWrongly);
    }

    /// Stops the clocks so that they can be put right.
    fn stop_for_wrong_clock(&mut self, rule: Rule) {
        let kind = Irregularity::ClockWrong;
        self.rule(rule, Announcement::Irregular { kind, consequence: Consequence::None });
        if self.state.phase == Phase::Playing {
            self.announce_stop(rule);
        }
    }
}

/// Names the rule for each kind of illegal move.
const fn illegal_rule(kind: Offence) -> Rule {
    match kind {
        Offence::Move => Rule::IllegalMove,
        Offence::Unpromoted => Rule::Unpromoted,
        Offence::NoMove => Rule::PressWithoutMove,
        Offence::TwoHands => Rule::TwoHands,
    }
}
