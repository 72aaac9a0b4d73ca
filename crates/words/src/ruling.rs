//! Sentences about rulings.

use board::{Breach, Color, Role, Square};
use laws::{
    Act, Announcement, Consequence, Ground, Irregularity, Needs, Obliged, Offence, Rule, Ruling, SealedVerdict, Written,
};

use crate::measure::Form;
use crate::piece::{Part, about, color, color_or_none};
use crate::{Context, Words};

impl Words {
    /// Writes a ruling as an arbiter would announce it, with its article; a ruling that is only recorded has no sentence.
    ///
    /// The context is the game before the entry to which the ruling belongs.
    ///
    /// ```
    /// use clock::Millis;
    /// use laws::{Act, Actor, Game, Regulations};
    /// use words::{Context, Locale, Words};
    /// let game = Game::new(Regulations::default());
    /// let entry = game.judge(Millis(0), Actor::Arbiter, Act::Start);
    /// let sentence = Words::new(Locale::English).ruling(&entry.rulings[0], &Context::from(&game));
    /// assert_eq!(sentence, "The game begins (Article 6.6).");
    /// ```
    pub fn ruling(&self, ruling: &Ruling, context: &Context<'_>) -> String {
        if ruling.announcement.is_kept() {
            return String::new();
        }
        let text = self.announcement(&ruling.announcement, ruling.rule, context);
        self.sentence(&text, rules_of(ruling), context.regulations)
    }

    /// Writes a ruling without capital, article and full stop.
    pub(crate) fn announcement(
        &self,
        announcement: &Announcement,
        rule: Option<Rule>,
        context: &Context<'_>,
    ) -> String {
        let id = format!("ruling-{}", announcement.name());
        match *announcement {
            Announcement::Started {} | Announcement::Adjourned {} | Announcement::Reopened {} => self.plain(&id),
            Announcement::PositionRestored { .. } if matches!(context.act, Some(Act::TakeBack | Act::AcceptTakeBack)) => {
                self.plain("ruling-position_restored-taken_back")
            }
            Announcement::StopExpired { by } => self.say(&id, &about(color_or_none(by))),
            Announcement::Resumed {} | Announcement::PositionRestored { .. } => {
                self.say(&id, &args!["rule" => rule.map_or("none", Rule::name)])
            }
            Announcement::Touched { by, square, obliged, released, .. } => {
                self.touched(by, square, obliged, released, context)
            }
            Announcement::MoveMade { by, mv } | Announcement::Announced { by, mv } => {
                self.say(&id, &args!["by" => color(by), "move" => self.made(mv, context)])
            }
            // Players may not be told how many moves were made, so the sentence leaves it out.
            Announcement::MoveCompleted { by, moves_completed: _, how: _ }
            | Announcement::DrawDeclined { by }
            | Announcement::TakeBackProposed { by, half_moves: _ }
            | Announcement::TakeBackDeclined { by }
            | Announcement::FlagFell { by }
            | Announcement::MustRecord { by }
            | Announcement::RecordIncomplete { by }
            | Announcement::ClaimPostponed { by, ground: _ }
            | Announcement::MustSeal { by, .. }
            // The commitment means nothing to people.
            | Announcement::Sealed { by, commitment: _ }
            | Announcement::Appealed { by } => self.say(&id, &about(color(by))),
            Announcement::DrawOffered { by, is_proper } => {
                let manner = match (rule, is_proper) {
                    (Some(Rule::ClaimIsOffer), _) => "claim",
                    (Some(Rule::IncrementRequest), _) => "request",
                    (_, true) => "proper",
                    (_, false) => "improper",
                };
                self.say(&id, &args!["by" => color(by), "manner" => manner])
            }
            Announcement::ClaimMade { by, ground, needs } => {
                self.claim_made(by, ground, needs == Needs::Arbiter, context)
            }
            Announcement::ClaimAccepted { by, ground } | Announcement::ClaimRejected { by, ground } => {
                self.say(&format!("{}-{}", announcement.name(), ground.name()), &about(color(by)))
            }
            Announcement::Verified { by, agrees } => {
                self.say(&id, &args!["by" => color(by), "agrees" => if agrees { "yes" } else { "no" }])
            }
            Announcement::RightLost { by, right } => self.say(&format!("{id}-{}", right.name()), &about(color(by))),
            Announcement::IllegalMove { by, count, kind, broken } => {
                self.illegal_move(by, count, kind, broken, context)
            }
            Announcement::TimeAdded { to, time } => {
                let time = self.duration_as(time, Form::Extra);
                self.say(&id, &args!["to" => color(to), "time" => time])
            }
            Announcement::TimeDeducted { from, time } => {
                self.say(&id, &args!["from" => color(from), "time" => self.duration(time)])
            }
            Announcement::ClockSet { white, black, running, moves: _ } => {
                let running = color_or_none(running);
                let args = args!["white" => self.clock_time(white), "black" => self.clock_time(black), "running" => running];
                self.say(&id, &args)
            }
            Announcement::PeriodReached { by, period } => self.say(&id, &args!["by" => color(by), "period" => period]),
            Announcement::OffenceUndone { player, what, count } => {
                let args = args!["player" => color(player), "count" => count];
                self.say(&format!("{id}-{}", what.name()), &args)
            }
            Announcement::Admitted { player } => self.say(&id, &args!["player" => color(player)]),
            Announcement::Warned { player, penalty: _ } => self.say(&id, &args!["player" => color(player)]),
            Announcement::Penalised { player, penalty } => {
                let penalty = self.plain(&format!("penalty-{}", penalty.name()));
                self.say(&id, &args!["player" => color(player), "penalty" => penalty])
            }
            Announcement::Irregular { kind, consequence, player, is_hearsay } => {
                self.irregular(kind, consequence, player.filter(|_| !is_hearsay), rule)
            }
            Announcement::Appointed { player, tasks } => {
                self.say(&id, &args!["player" => color(player), "tasks" => self.tasks(tasks)])
            }
            Announcement::EnvelopeOpened { verdict } => self.envelope_opened(verdict, context),
            Announcement::AppealDecided { by, decision } => {
                self.say(&id, &args!["by" => color(by), "decision" => decision.name()])
            }
            Announcement::MateUndecided { player } => self.say(&id, &args!["player" => color_or_none(player)]),
            Announcement::Refused { code } => self.refusal(code, rule, context),
            Announcement::GameOver { score, reason, by } => self.game_over(score, reason, by),
            // The sentence of the act says the same.
            Announcement::Arrived { .. }
            | Announcement::TurnReopened { .. }
            | Announcement::MoveLeft { .. }
            | Announcement::Adjusted { .. }
            | Announcement::PiecesMoved { .. }
            | Announcement::MoveBound { .. }
            | Announcement::ClockPressed { .. }
            | Announcement::StoppedBy { .. }
            | Announcement::Disconnected { .. }
            | Announcement::TouchesForgotten { .. }
            | Announcement::Connected { .. }
            | Announcement::Recorded { .. }
            | Announcement::RecordShown { .. }
            | Announcement::Agreed { .. }
            | Announcement::Signed { .. }
            | Announcement::EnvelopeLost {} => String::new(),
        }
    }

    fn touched(
        &self,
        by: Color,
        square: Square,
        obliged: Obliged,
        released: Option<Role>,
        context: &Context<'_>,
    ) -> String {
        let (id, piece) = match released {
            Some(_) => ("ruling-released", self.piece_of(released, square, Part::Handled, "own")),
            None => ("ruling-touched", self.piece(square, Part::Touched, Some(by), context)),
        };
        self.say(id, &args!["by" => color(by), "piece" => piece, "obliged" => obliged.name()])
    }

    fn claim_made(&self, by: Color, ground: Ground, needs_arbiter: bool, context: &Context<'_>) -> String {
        let mut claim = self.say(&format!("claim_made-{}", ground.name()), &about(color(by)));
        if let Some(&Act::ClaimDraw { intended: Some(written), .. }) = context.act
            && let Some(mv) = self.written_move(written, context)
        {
            let args = args!["claim" => claim, "move" => mv];
            claim = self.say("claim-with-intended", &args);
        }
        if needs_arbiter {
            claim = self.say("claim-needs-arbiter", &args!["claim" => claim]);
        }
        claim
    }

    fn irregular(
        &self,
        kind: Irregularity,
        consequence: Consequence,
        player: Option<Color>,
        rule: Option<Rule>,
    ) -> String {
        let found = match rule {
            Some(Rule::RapidRecordLooks | Rule::BlitzRecordLooks) => self.plain("irregularity-looks"),
            Some(Rule::LeavingOnMove) => self.plain("irregularity-left_on_move"),
            _ => self.irregularity(kind, player),
        };
        if rule == Some(Rule::Device) {
            // The rule itself says what follows: the end of the game, announced next once the arbiter has confirmed it.
            return found;
        }
        // The arbiter looks into a spectator's report.
        let kind = if rule == Some(Rule::SpectatorTells) { "other" } else { kind.name() };
        let consequence = self.say(&format!("consequence-{}", consequence.name()), &args!["kind" => kind]);
        self.say("ruling-irregularity", &args!["found" => found, "consequence" => consequence])
    }

    /// Writes what is irregular, and who caused it if that is known and matters.
    pub(crate) fn irregularity(&self, kind: Irregularity, player: Option<Color>) -> String {
        self.say(&format!("irregularity-{}", kind.name()), &args!["player" => color_or_none(player)])
    }

    /// Writes what was found in an envelope, and what is wrong with it.
    fn envelope_opened(&self, verdict: SealedVerdict, context: &Context<'_>) -> String {
        let id = format!("ruling-envelope_opened-{}", verdict.name());
        let written = match context.act {
            Some(&Act::OpenEnvelope { mv, .. }) if verdict == SealedVerdict::Illegal => mv,
            _ => return self.plain(&id),
        };
        match (written, written.to_move().and_then(|mv| context.board.breach(mv))) {
            (Written::Move(mv), Some(breach)) => {
                let why = self.breach_clause(breach, None, context);
                let args = args!["move" => self.chess_move(mv, context), "why" => why];
                self.say("ruling-envelope_opened-illegal-move", &args)
            }
            (Written::Illegal(Some(breach)), _) => {
                let why = self.breach_clause(breach, None, context);
                self.say("ruling-envelope_opened-illegal-because", &args!["why" => why])
            }
            _ => self.plain(&id),
        }
    }

    fn illegal_move(
        &self,
        by: Color,
        count: u32,
        kind: Offence,
        broken: Option<(Breach, Role)>,
        context: &Context<'_>,
    ) -> String {
        let why = match kind {
            Offence::Move => broken.map(|(breach, _)| self.breach_clause(breach, None, context)),
            Offence::Unpromoted | Offence::NoMove | Offence::TwoHands => {
                Some(self.plain(&format!("offence-{}", kind.name())))
            }
        };
        let mut args = args!["by" => color(by), "count" => count];
        match why {
            None => self.say("ruling-illegal_move", &args),
            Some(why) => {
                args.set("why", why);
                self.say("ruling-illegal_move-because", &args)
            }
        }
    }
}

/// Lists the rules that a ruling cites: its own, and the rule of movement that was broken.
pub(crate) fn rules_of(ruling: &Ruling) -> [Option<Rule>; 2] {
    let broken = match ruling.announcement {
        Announcement::IllegalMove { broken, kind: Offence::Move, .. } => broken.map(Rule::from),
        _ => None,
    };
    [ruling.rule, broken]
}
