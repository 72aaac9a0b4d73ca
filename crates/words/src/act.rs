//! What people do at the board.

use clock::Millis;
use fluent_bundle::FluentArgs;
use laws::{Act, Actor, Decision, Irregularity, Phase, Withdrawn, Written};

use crate::measure::Form;
use crate::outcome::{points_text, score_text};
use crate::piece::{Part, about, actor, color};
use crate::say::capitalised;
use crate::{Context, Words};

impl Words {
    /// Says what somebody does, as a protocol of the game would have it.
    ///
    /// ```
    /// use board::{Color, Square};
    /// use laws::{Act, Actor, Game, Regulations};
    /// use words::{Context, Locale, Words};
    /// let game = Game::new(Regulations::default());
    /// let act = Act::Touch { squares: vec![Square::G1], is_order_known: true };
    /// let say = |locale| Words::new(locale).act(Actor::Player(Color::White), &act, &Context::from(&game));
    /// assert_eq!(say(Locale::English), "White touches the knight on g1.");
    /// assert_eq!(say(Locale::Czech), "Bílý se dotýká jezdce na g1.");
    /// ```
    pub fn act(&self, by: Actor, act: &Act, context: &Context<'_>) -> String {
        let text = self.deed(by, act, context);
        capitalised(&self.say("full-stop", &args!["sentence" => text]))
    }

    /// Says where a game is, as part of a sentence.
    pub fn phase(&self, phase: Phase) -> String {
        self.plain(&format!("phase-{}", phase.name()))
    }

    fn deed(&self, by: Actor, act: &Act, context: &Context<'_>) -> String {
        let id = format!("act-{}", act.name());
        let mut args = about(actor(by));
        match *act {
            Act::Start
            | Act::Tick
            | Act::Arrive
            | Act::Press
            | Act::OfferDraw
            | Act::AcceptDraw
            | Act::DeclineDraw
            | Act::Resign
            | Act::StopClocks
            | Act::Resume
            | Act::AgreeResume => {}
            Act::Touch { ref squares, is_order_known } => {
                if squares.is_empty() {
                    return self.say("act-touch-nothing", &args);
                }
                args.set("pieces", self.pieces(squares.iter().copied(), Part::Touched, by.player(), context));
                let is_unknown = !is_order_known && squares.len() > 1;
                args.set("order", if is_unknown { "unknown" } else { "known" });
            }
            Act::Release { square, role } => args.set("piece", self.piece_of(Some(role), square, Part::Handled, "own")),
            Act::Adjust { ref squares } => {
                if squares.is_empty() {
                    return self.say("act-adjust-nothing", &args);
                }
                args.set("pieces", self.pieces(squares.iter().copied(), Part::Handled, by.player(), context));
            }
            Act::Move { mv, hands } => {
                args.set("hands", hands);
                return self.with_move(&id, "act-move-unclear", args, mv, context);
            }
            Act::Play { mv } => return self.with_move(&id, "act-move-unclear", args, mv, context),
            Act::Record { mv } => return self.with_move(&id, "act-record-unclear", args, mv, context),
            Act::ClaimDraw { ground, intended } => {
                args.set("ground", self.plain(&format!("draw-ground-{}", ground.name())));
                if let Some(mv) = intended {
                    return self.with_move("act-claim_draw-intended", "act-claim_draw-unclear", args, mv, context);
                }
            }
            Act::ClaimFlag { by_display }
            | Act::ClaimIllegalMove { by_display }
            | Act::ClaimTouchMove { by_display } => {
                args.set("evidence", if by_display { "display" } else { "none" });
            }
            Act::Withdraw { what } => {
                let id = match what {
                    Withdrawn::Offer => "act-withdraw-offer",
                    Withdrawn::Claim => "act-withdraw-claim",
                };
                return self.say(id, &args);
            }
            Act::SetClock { white, black, moves } => return self.set_clock(args, white, black, moves),
            Act::AddTime { player, time } => {
                args.set("player", color(player));
                args.set("time", self.duration_as(time, Form::Extra));
            }
            Act::DeductTime { player, time } => {
                args.set("player", color(player));
                args.set("time", self.duration(time));
            }
            Act::Warn { player } => args.set("player", color(player)),
            Act::Penalise { player, penalty, time, points } => {
                args.set("player", color(player));
                args.set("penalty", self.plain(&format!("penalty-{}", penalty.name())));
                if let Some(time) = time {
                    args.set("time", self.duration(time));
                    return self.say("act-penalise-time", &args);
                }
                if let Some(points) = points {
                    args.set("points", points_text(points));
                    return self.say("act-penalise-points", &args);
                }
            }
            Act::Rule { decision } => {
                let id = match decision {
                    Decision::Accept => "act-rule-accept",
                    Decision::Reject => "act-rule-reject",
                    Decision::Postpone => "act-rule-postpone",
                };
                return self.say(id, &args);
            }
            Act::Declare { score } | Act::Sign { score } => args.set("score", score_text(score)),
            Act::Report { irregularity, player } => {
                // Only for displaced pieces does it matter whose doing it was.
                if let (Irregularity::Displaced, Some(player)) = (irregularity, player) {
                    args.set("player", color(player));
                    return self.say("act-report-displaced_by", &args);
                }
                args.set("irregularity", self.plain(&format!("irregularity-{}", irregularity.name())));
            }
        }
        self.say(&id, &args)
    }

    /// Says an act with its move, or what is wrong with what stands in its place.
    fn with_move(
        &self,
        id: &str,
        unclear: &str,
        mut args: FluentArgs<'_>,
        written: Written,
        context: &Context<'_>,
    ) -> String {
        match self.written(written, context) {
            Ok(mv) => {
                args.set("move", self.chess_move(mv, context));
                self.say(id, &args)
            }
            Err(what) => {
                args.set("written", what);
                self.say(unclear, &args)
            }
        }
    }

    fn set_clock(
        &self,
        mut args: FluentArgs<'_>,
        white: Option<Millis>,
        black: Option<Millis>,
        moves: Option<u32>,
    ) -> String {
        let time = |id: &str, time: Millis| self.say(id, &args!["time" => time.to_string()]);
        let settings: Vec<String> = [
            white.map(|white| time("setting-white", white)),
            black.map(|black| time("setting-black", black)),
            moves.map(|moves| self.say("setting-moves", &args!["moves" => moves])),
        ]
        .into_iter()
        .flatten()
        .collect();
        if settings.is_empty() {
            return self.say("act-set_clock-nothing", &args);
        }
        args.set("settings", self.list(&settings));
        self.say("act-set_clock", &args)
    }
}
