//! Sentences about acts.

use clock::Millis;
use fluent_bundle::FluentArgs;
use laws::{Act, Actor, Decision, Penalty, Phase, Points, Score, Tasks};

use crate::measure::Form;
use crate::outcome::score_text;
use crate::piece::{Part, about, actor, color};
use crate::say::capitalised;
use crate::{Context, Words};

impl Words {
    /// Describes an act as the record of the game does.
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

    /// Describes the phase of a game, as part of a sentence.
    pub fn phase(&self, phase: Phase) -> String {
        self.plain(&format!("phase-{}", phase.name()))
    }

    pub(crate) fn deed(&self, by: Actor, act: &Act, context: &Context<'_>) -> String {
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
            | Act::AgreeResume
            | Act::AgreeCorrection
            | Act::TakeBack
            | Act::AcceptTakeBack
            | Act::DeclineTakeBack
            | Act::AskRecord
            | Act::RequestIncrement
            | Act::Reopen
            | Act::EndSession
            | Act::Seal { .. }
            // The contents of the envelope are told when it is opened.
            | Act::OpenEnvelope { .. }
            // Neither the number of an act nor the contract's name of a ruling means anything to people.
            | Act::Appeal { .. } => {}
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
                args.set("pieces", self.pieces(squares.iter().copied(), Part::Touched, by.player(), context));
            }
            Act::Move { hands, .. } => {
                args.set("hands", hands);
                return self.with_move(&id, "act-move-unclear", args, act, context);
            }
            Act::Play { .. } => return self.with_move(&id, "act-move-unclear", args, act, context),
            Act::Record { .. } | Act::Announce { .. } | Act::Repeat { .. } | Act::Correct { .. } => {
                return self.with_move(&id, &format!("{id}-unclear"), args, act, context);
            }
            Act::ClaimDraw { ground, intended, by_display: _ } => {
                args.set("ground", self.plain(&format!("draw-ground-{}", ground.name())));
                if intended.is_some() {
                    return self.with_move("act-claim_draw-intended", "act-claim_draw-unclear", args, act, context);
                }
            }
            Act::ClaimQuickplay { ground, by_display: _ } => {
                args.set("ground", self.plain(&format!("quickplay-ground-{}", ground.name())));
            }
            Act::ClaimFlag { by_display }
            | Act::ClaimIllegalMove { by_display }
            | Act::ClaimTouchMove { by_display } => {
                args.set("evidence", if by_display { "display" } else { "none" });
            }
            Act::Withdraw { what } => return self.say(&format!("{id}-{}", what.name()), &args),
            Act::SetClock { white, black, moves } => return self.set_clock(args, white, black, moves),
            Act::AddTime { player, time } => {
                args.set("player", color(player));
                args.set("time", self.duration_as(time, Form::Extra));
            }
            Act::DeductTime { player, time } => {
                args.set("player", color(player));
                args.set("time", self.duration(time));
            }
            Act::Warn { player } | Act::Admit { player } | Act::Disconnected { player } | Act::Connected { player } => {
                args.set("player", color(player));
            }
            Act::ClaimAbsence { wanted } => args.set("wanted", wanted.name()),
            Act::UndoOffence { player, what } => {
                args.set("player", color(player));
                return self.say(&format!("{id}-{}", what.name()), &args);
            }
            Act::Penalise { player, penalty, time, points } => {
                args.set("player", color(player));
                return self.penalise(args, penalty, time, points, context);
            }
            Act::Rule { decision: Decision::Postpone, time: Some(time), .. } => {
                args.set("time", self.duration_as(time, Form::Extra));
                return self.say("act-rule-postpone-time", &args);
            }
            Act::Rule { decision, .. } => return self.say(&format!("{id}-{}", decision.name()), &args),
            Act::Verify { agrees } => args.set("agrees", if agrees { "yes" } else { "no" }),
            Act::DecideAppeal { decision } => args.set("decision", decision.name()),
            Act::Declare { score } | Act::Sign { score } => {
                let text = if score == Score::NONE { "none".to_owned() } else { score_text(score) };
                args.set("score", text);
            }
            Act::Report { irregularity, player } => {
                args.set("irregularity", self.irregularity(irregularity, player));
            }
            Act::Appoint { player, tasks } => {
                args.set("player", color(player));
                if tasks == Tasks::default() {
                    return self.say("act-appoint-nothing", &args);
                }
                args.set("tasks", self.tasks(tasks));
            }
            Act::Leave { is_permitted } => args.set("permission", if is_permitted { "given" } else { "none" }),
            Act::Adjourn { resume_at, .. } => {
                if let Some(moment) = resume_at {
                    args.set("moment", moment.to_string());
                    return self.say("act-adjourn-until", &args);
                }
            }
            Act::EnvelopeLost { is_position_known } => {
                args.set("position", if is_position_known { "known" } else { "lost" });
            }
            Act::Restore { half_moves } => {
                if half_moves == 0 {
                    return self.say("act-restore-start", &args);
                }
                args.set("n", half_moves);
            }
        }
        self.say(&id, &args)
    }

    /// Writes the sentence of an act with its move, or with what is wrong with the text in its place.
    fn with_move(&self, id: &str, unclear: &str, mut args: FluentArgs<'_>, act: &Act, context: &Context<'_>) -> String {
        match act.written().map(|written| self.written(written, act, context)) {
            Some(Ok(mv)) => {
                args.set("move", mv);
                self.say(id, &args)
            }
            Some(Err(what)) => {
                args.set("written", what);
                self.say(unclear, &args)
            }
            None => self.say(id, &args),
        }
    }

    fn penalise(
        &self,
        mut args: FluentArgs<'_>,
        penalty: Penalty,
        time: Option<Millis>,
        points: Option<Points>,
        context: &Context<'_>,
    ) -> String {
        args.set("penalty", self.plain(&format!("penalty-{}", penalty.name())));
        if let Some(time) = time {
            args.set("time", self.duration(time));
            return self.say("act-penalise-time", &args);
        }
        if let Some(points) = points {
            args.set("points", self.points(points, context.regulations.scoring));
            return self.say("act-penalise-points", &args);
        }
        self.say("act-penalise", &args)
    }

    /// Lists the tasks of an assistant.
    pub(crate) fn tasks(&self, tasks: Tasks) -> String {
        let tasks: Vec<String> = tasks.iter().map(|task| self.plain(&format!("task-{}", task.name()))).collect();
        self.list(&tasks)
    }

    fn set_clock(
        &self,
        mut args: FluentArgs<'_>,
        white: Option<Millis>,
        black: Option<Millis>,
        moves: Option<u32>,
    ) -> String {
        let time = |id: &str, time: Millis| self.say(id, &args!["time" => self.clock_time(time)]);
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
