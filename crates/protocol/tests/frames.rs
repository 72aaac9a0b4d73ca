//! Random acts as text, from any actor with any fields: nothing panics, and invalid acts leave the game unchanged.

mod support;

use clock::Millis;
use laws::{Game, Refusal};
use proptest::prelude::*;
use protocol::{Reader, RegulationsFrame, RulingFrame, StateFrame, TimedAct};
use serde_json::{Map, Value, json};

const MOVES: [&str; 22] = [
    "e2e4", "e7e5", "d2d4", "d7d5", "g1f3", "b8c6", "e1g1", "e1h1", "e8c8", "a7a8", "a7a8q", "e2e5", "Nf3", "Nc6",
    "O-O", "exd5", "Jf3", "e4", "a1a1", "", "h9h9", "e7e8k",
];

/// Values for a field, right ones and wrong ones.
fn field() -> impl Strategy<Value = (String, Value)> {
    let text = |name: &'static str, values: &'static [&'static str]| {
        prop::sample::select(values).prop_map(move |value| (name.to_owned(), json!(value))).boxed()
    };
    let number = |name: &'static str| {
        prop_oneof![Just(0_i64), Just(-1), Just(i64::MAX), 1..1_000_000_i64]
            .prop_map(move |value| (name.to_owned(), json!(value)))
            .boxed()
    };
    let squares = prop::collection::vec(prop::sample::select(&["e1", "h1", "e2", "d7", "e5", "z9"][..]), 0..4);
    prop_oneof![
        8 => text("move", &MOVES),
        1 => text("text", &MOVES),
        1 => text("intended", &MOVES),
        1 => text("square", &["e2", "g1", "e7", "a0", ""]),
        1 => squares.prop_map(|squares| ("squares".to_owned(), json!(squares))),
        1 => text("order", &["known", "unknown", "perhaps"]),
        1 => text("piece", &["queen", "king", "pawn", "dame"]),
        1 => text("ground", &["repetition", "fifty_moves", "cannot_win", "no_effort", "boredom"]),
        1 => text("evidence", &["display", "hearsay"]),
        1 => text("what", &["offer", "claim", "move"]),
        1 => text("player", &["white", "black", "arbiter"]),
        1 => text("penalty", &["warning", "loss", "fine", "opponent_score", "offender_time", "beating"]),
        1 => text("decision", &["accept", "reject", "postpone", "shrug"]),
        1 => text("result", &["1-0", "0-1/2", "-/-", "*", "3/4-1/4"]),
        1 => text("irregularity", &["board_turned", "clock_wrong", "displaced", "colours_reversed", "rain"]),
        1 => number("ms"),
        1 => number("white"),
        1 => number("black"),
        1 => number("moves"),
        1 => number("hands"),
        1 => prop::sample::select(&[0.0, 0.5, 1.0, 0.75, -1.0][..]).prop_map(|points| ("points".to_owned(), json!(points))),
        1 => text("nonce", &["", "00", "zz"]),
        1 => text("commitment", &["", "12"]),
        1 => text("via", &["assistant", "telephone"]),
        1 => text("against", &["game_over", "warned", "the weather"]),
        1 => number("against"),
        1 => number("resume_at"),
        1 => number("half_moves"),
        1 => prop::collection::vec(prop::sample::select(&["move", "press", "tell", "sing"][..]), 0..3)
            .prop_map(|tasks| ("tasks".to_owned(), json!(tasks))),
        1 => any::<bool>().prop_map(|known| ("position_known".to_owned(), json!(known))),
        1 => text("colour", &["white"]),
    ]
}

fn state(game: &Game, at: u64) -> Value {
    json!(StateFrame::of(game, Millis(at)))
}

/// An act with the field it needs, or any act with any fields.
fn act() -> impl Strategy<Value = (String, Vec<(String, Value)>)> {
    let with = |act: &'static str, name: &'static str, values: &'static [&'static str]| {
        prop::sample::select(values)
            .prop_map(move |value| (act.to_owned(), vec![(name.to_owned(), json!(value))]))
            .boxed()
    };
    let acts = support::act_names();
    let alone = prop::sample::select(acts.clone()).prop_map(|act| (act, Vec::new()));
    prop_oneof![
        8 => with("play", "move", &MOVES),
        4 => with("move", "move", &MOVES),
        3 => Just(("press".to_owned(), Vec::new())),
        1 => Just(("start".to_owned(), Vec::new())),
        1 => with("touch", "square", &["e2", "g1", "e7", "b8", "a4"]),
        1 => with("claim_draw", "ground", &["repetition", "fifty_moves"]),
        1 => with("record", "text", &MOVES),
        1 => with("report", "irregularity", &["board_turned", "clock_wrong", "displaced", "colours_reversed"]),
        1 => with("seal", "text", &MOVES),
        1 => with("open_envelope", "text", &MOVES),
        1 => with("announce", "text", &MOVES),
        1 => with("claim_quickplay", "ground", &["cannot_win", "no_effort"]),
        1 => with("appeal", "against", &["claim_rejected", "move_made"]),
        1 => with("rule", "decision", &["accept", "reject", "postpone"]),
        4 => alone,
        4 => (prop::sample::select(acts.clone()), prop::collection::vec(field(), 0..3)),
    ]
}

fn line() -> impl Strategy<Value = Value> {
    let who = prop::sample::select(&["white", "black", "white", "black", "arbiter", "spectator"][..]);
    (0..9_000_u64, who, act()).prop_map(|(wait, by, (act, fields))| {
        let mut object: Map<String, Value> = fields.into_iter().collect();
        object.insert("at".to_owned(), json!(wait));
        object.insert("by".to_owned(), json!(by));
        object.insert("act".to_owned(), json!(act));
        Value::Object(object)
    })
}

fn game() -> impl Strategy<Value = (RegulationsFrame, Game)> {
    let edition = prop::sample::select(&["1997", "2009", "2018", "2023"][..]);
    let board = prop::sample::select(&["assisted", "physical"][..]);
    let supervision = prop::sample::select(&["adequate", "inadequate", "none"][..]);
    let control = prop::sample::select(&["5400+30", "2/60:60", "300d3", "180", "-"][..]);
    let scoresheets = prop::sample::select(&["automatic", "players"][..]);
    (edition, board, supervision, control, scoresheets).prop_map(
        |(edition, board, supervision, control, scoresheets)| {
            let text = json!({
                "edition": edition, "board": board, "supervision": supervision, "time_control": control,
                "scoresheets": scoresheets, "language": "cs",
            });
            let frame = RegulationsFrame::read(&text.to_string()).expect("regulations");
            let game = Game::new(frame.to_laws().expect("regulations that make sense"));
            (frame, game)
        },
    )
}

proptest! {
    #[test]
    fn text_never_panics_and_a_refusal_changes_nothing((frame, mut game) in game(), lines in prop::collection::vec(line(), 1..60)) {
        let reader = Reader::new(frame.language().expect("a language"));
        let codes: Vec<_> = Refusal::ALL.iter().map(|code| code.name()).collect();
        let start = TimedAct::read(r#"{"at":0,"by":"arbiter","act":"start"}"#).and_then(|act| reader.read(&act, &game));
        let start = game.judge(Millis(0), laws::Actor::Arbiter, start.expect("the start"));
        game.apply(&start);
        let mut at = 0;
        for mut line in lines {
            at += line["at"].as_u64().unwrap_or_default();
            line["at"] = json!(at);
            let Ok(act) = TimedAct::read(&line.to_string()) else { continue };
            let before = state(&game, at);
            let Ok(read) = reader.read(&act, &game) else {
                prop_assert_eq!(before, state(&game, at));
                continue;
            };
            let entry = game.judge(act.at, act.by, read);
            let rulings: Vec<Value> = entry.rulings.iter().map(|ruling| json!(RulingFrame::of(ruling, &game))).collect();
            let is_position = game.board().validate().is_ok();
            game.apply(&entry);
            for ruling in &rulings {
                prop_assert!(ruling["ruling"].is_string() && ruling.get("article").is_some(), "{ruling}");
                if ruling["ruling"] == "refused" {
                    prop_assert!(codes.iter().any(|code| ruling["code"] == *code) && ruling["why"].is_string(), "{ruling}");
                }
                if ruling["ruling"] == "move_made" && is_position {
                    prop_assert!(ruling["san"].is_string(), "{line} {ruling}");
                }
            }
            if entry.is_refused() && entry.due == 0 {
                prop_assert_eq!(before, state(&game, at), "{}", line);
            }
        }
    }
}
