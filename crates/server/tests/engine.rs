//! Engines as opponents: a scripted one that fails in every way, and a real one.
#![cfg(unix)]

mod support;

use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::sync::LazyLock;

use protocol::{CreateGame, Seat};
use serde_json::{Value, json};
use server::{Engines, HallError};
use support::{Client, Scene, token};

/// An engine that answers 1. f3 with e5 and 2. g4 with mate. Its name decides what it does with its first `go`; a file
/// beside it records that the first one is past.
const FAKE: &str = r#"#!/bin/sh
while read -r line; do
  case "$line" in
    uci)
      echo "id name Fake 1"
      echo "option name Skill Level type spin default 20 min 0 max 20"
      echo "option name Debug Log File type string default"
      echo "uciok" ;;
    isready) echo "readyok" ;;
    position*) position="$line" ;;
    quit) exit 0 ;;
    go*)
      if [ ! -e "$0.past" ]; then
        touch "$0.past"
        case "$0" in
          *hangs*) continue ;;
          *dies*) exit 1 ;;
          *illegal*) echo "bestmove e2e4"; continue ;;
          *nothing*) echo "bestmove (none)"; continue ;;
          *garbage*) head -c 300000 /dev/urandom; echo; echo "info depth x score cp"; echo "bestmove"; echo "readyok" ;;
        esac
      fi
      case "$0" in
        *losing*) echo "info depth 1 score cp -700 pv e7e5" ;;
        *winning*) echo "info depth 1 score cp 700 pv e7e5" ;;
      esac
      case "$position" in
        *g2g4) echo "bestmove d8h4 ponder a2a3" ;;
        *) echo "bestmove e7e5" ;;
      esac ;;
  esac
done
"#;

const NAMES: [&str; 9] = ["steady", "hangs", "dies", "illegal", "nothing", "garbage", "losing", "winning", "returns"];

/// The folder of the engines, all written before any of them is started: a file that is being written cannot be run.
static FAKES: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = std::env::temp_dir().join(format!("arbiter-engines-{}", std::process::id()));
    // Left over from an earlier process with the same number.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    for name in NAMES {
        let file = folder.join(name);
        std::fs::write(&file, FAKE).unwrap();
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o755)).unwrap();
    }
    folder
});

fn fakes() -> Engines {
    NAMES.into_iter().fold(Engines::none(), |engines, name| engines.with(name, FAKES.join(name)))
}

/// Creates a game against an engine, with White.
async fn against(scene: &Scene, name: &str) -> (server::GameId, Client, String) {
    let wanted = json!({
        "seat": "white", "name": "Anna", "opponent": { "engine": name, "strength": 1 },
        "regulations": { "time_control": "60" },
    });
    let (game, tokens) = scene.create(&wanted.to_string()).await;
    assert_eq!(tokens.len(), 1, "the program needs no invitation");
    let white = scene.sit(game, token(&tokens, Seat::White), None).await;
    (game, white, tokens[0].1.clone())
}

/// Waits for the engine's move.
async fn reply(white: &mut Client) -> Value {
    loop {
        let made = white.ruling("move_made").await;
        if made["by"] == "black" {
            return made;
        }
    }
}

async fn loses_to(name: &str) {
    let scene = Scene::with(fakes());
    let (game, mut white, _) = against(&scene, name).await;
    assert_eq!(scene.hall.view(game).await.unwrap().names.black.as_deref(), Some("Fake 1"));
    white.act(r#"{"id":"1","act":"play","move":"f2f3"}"#).await;
    assert_eq!(reply(&mut white).await["san"], "e5", "{name}");
    white.act(r#"{"id":"2","act":"play","move":"g2g4"}"#).await;
    let over = white.ruling("game_over").await;
    assert_eq!((&over["result"], &over["reason"]), (&"0-1".into(), &"checkmate".into()), "{name}");
}

#[tokio::test]
async fn a_program_plays_by_the_same_acts() {
    loses_to("steady").await;
}

#[tokio::test]
async fn a_program_that_dies_is_started_again() {
    loses_to("dies").await;
}

#[tokio::test]
async fn a_program_that_hangs_is_ended_and_started_again() {
    loses_to("hangs").await;
}

#[tokio::test]
async fn a_program_that_wants_an_illegal_move_is_replaced_and_the_game_is_not_hurt() {
    loses_to("illegal").await;
    loses_to("nothing").await;
}

#[tokio::test]
async fn garbage_is_passed_over() {
    loses_to("garbage").await;
}

#[tokio::test]
async fn a_program_takes_a_draw_when_it_is_glad_of_one() {
    let scene = Scene::with(fakes());
    let wanted = [("losing", "game_over", json!("agreement")), ("winning", "draw_declined", Value::Null)];
    for (name, ruling, reason) in wanted {
        let (_, mut white, _) = against(&scene, name).await;
        white.act(r#"{"id":"1","act":"play","move":"f2f3"}"#).await;
        reply(&mut white).await;
        white.act(r#"{"id":"2","act":"offer_draw"}"#).await;
        let ruled = white.ruling(ruling).await;
        assert_eq!(ruled["reason"], reason, "{name}: {ruled}");
    }
}

#[tokio::test]
async fn after_a_fall_the_program_comes_back_and_agrees_to_go_on() {
    let mut scene = Scene::with(fakes());
    let (game, mut white, token) = against(&scene, "returns").await;
    white.act(r#"{"id":"1","act":"play","move":"f2f3"}"#).await;
    reply(&mut white).await;
    scene.fall(3_600_000);
    let mut white = scene.sit(game, Some(&token), None).await;
    white.act(r#"{"id":"2","act":"agree_resume"}"#).await;
    loop {
        let view = serde_json::to_value(scene.hall.view(game).await.unwrap()).unwrap();
        if view["state"]["phase"] == "playing" {
            break;
        }
        tokio::task::yield_now().await;
    }
    white.act(r#"{"id":"3","act":"play","move":"g2g4"}"#).await;
    assert_eq!(white.ruling("game_over").await["reason"], "checkmate");
}

#[tokio::test]
async fn what_a_program_cannot_do_is_told_before_the_game_is_there() {
    let scene = Scene::with(fakes().with("missing", FAKES.join("no such file")));
    let ask = async |opponent: Value, seat: &str| {
        let wanted = json!({ "seat": seat, "opponent": opponent }).to_string();
        scene.hall.create(&CreateGame::read(&wanted).unwrap(), true).await.unwrap_err()
    };
    let field = |error: &HallError| match error {
        HallError::Frame(error) => error.field.clone(),
        other => panic!("{other}"),
    };
    assert_eq!(field(&ask(json!({ "engine": "deep blue" }), "white").await), "opponent.engine");
    assert_eq!(field(&ask(json!({ "engine": "steady", "strength": 0 }), "white").await), "opponent.strength");
    assert_eq!(field(&ask(json!({ "engine": "steady", "elo": 1500 }), "white").await), "opponent.elo");
    let logs = json!({ "engine": "steady", "options": { "Debug Log File": 1 } });
    assert_eq!(field(&ask(logs, "white").await), "opponent.options.Debug Log File");
    assert_eq!(field(&ask(json!({ "engine": "steady" }), "both").await), "opponent");
    let by_hand = r#"{"seat":"white","opponent":{"engine":"steady"},"regulations":{"scoresheets":"players"}}"#;
    let by_hand = scene.hall.create(&CreateGame::read(by_hand).unwrap(), true).await.unwrap_err();
    assert_eq!(field(&by_hand), "opponent");
    assert!(matches!(ask(json!({ "engine": "missing" }), "white").await, HallError::NoEngine(_)));
    let listed = scene.hall.engines().await.engines;
    assert_eq!(listed.len(), NAMES.len(), "who does not answer is not listed");
    let scene = Scene::with(fakes().at_most(0));
    let wanted = CreateGame::read(r#"{"seat":"white","opponent":{"engine":"steady"}}"#).unwrap();
    assert!(matches!(scene.hall.create(&wanted, false).await, Err(HallError::EnginesBusy)));
}

/// Finds Stockfish, or says how to get it.
fn stockfish() -> Engines {
    let engines = Engines::found();
    assert!(engines.names().contains(&"stockfish"), "this test plays against Stockfish: apt-get install stockfish");
    engines
}

#[tokio::test]
async fn stockfish_wins_against_who_plays_the_first_legal_move() {
    let scene = Scene::with(stockfish());
    let wanted = json!({
        "seat": "white", "mode": "training", "opponent": { "engine": "stockfish", "strength": 20 },
        "regulations": { "time_control": "10" },
    });
    let (game, tokens) = scene.create(&wanted.to_string()).await;
    let mut white = scene.sit(game, token(&tokens, Seat::White), None).await;
    let mut moves = 0;
    loop {
        let view = serde_json::to_value(scene.hall.view(game).await.unwrap()).unwrap();
        let state = &view["state"];
        if state["phase"] == "finished" {
            assert_eq!((&state["result"], &state["reason"]), (&"0-1".into(), &"checkmate".into()), "{state}");
            assert!(moves > 1);
            return;
        }
        if state["turn"] == "white" {
            let destinations = view["destinations"].as_object().unwrap();
            let (from, to) = destinations.iter().next().unwrap();
            let mv = format!("{from}{}", to[0].as_str().unwrap());
            moves += 1;
            let plain = white.act(&json!({ "id": moves.to_string(), "act": "play", "move": mv }).to_string()).await;
            if plain.get("refused").is_some() {
                let promotion = json!({ "id": format!("{moves}q"), "act": "play", "move": format!("{mv}q") });
                white.act(&promotion.to_string()).await;
            }
        } else {
            white.ruling("move_made").await;
        }
    }
}

#[tokio::test]
async fn stockfish_plays_chess960_and_untimed() {
    let scene = Scene::with(stockfish());
    let wanted = json!({
        "seat": "black", "opponent": { "engine": "stockfish", "strength": 1, "options": { "Hash": 1 } },
        "regulations": { "time_control": "-", "start": 0 },
    });
    let (game, tokens) = scene.create(&wanted.to_string()).await;
    let mut black = scene.sit(game, token(&tokens, Seat::Black), None).await;
    assert_eq!(black.ruling("move_made").await["by"], "white");
    let facts = scene.hall.engines().await.engines;
    let found = facts.iter().find(|engine| engine.name == "stockfish").unwrap();
    assert!(found.chess960 && found.title.starts_with("Stockfish"), "{found:?}");
}

#[tokio::test]
async fn an_engine_is_asked_about_games_that_are_over_and_once_for_each_position() {
    let scene = Scene::with(Engines::none().with("losing", FAKES.join("losing")));
    let (game, tokens) = scene.create(r#"{"regulations":{"time_control":"300"},"seat":"white"}"#).await;
    let mut white = scene.sit(game, token(&tokens, Seat::White), None).await;
    let mut black = scene.sit(game, token(&tokens, Seat::Black), None).await;
    white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    assert!(matches!(scene.hall.evaluate(game, 1, None).await.unwrap_err(), HallError::NotOver));
    black.act(r#"{"id":"1","act":"resign"}"#).await;
    let thought = scene.hall.evaluate(game, 1, None).await.unwrap();
    // Black is to move and the engine says that Black is losing: White stands better.
    assert_eq!((thought.centipawns, thought.engine.as_str()), (Some(700), "Fake 1"));
    assert_eq!(thought.line.iter().map(|step| step.san.as_str()).collect::<Vec<_>>(), ["e5"]);
    assert_eq!(scene.hall.evaluate(game, 1, None).await.unwrap(), thought);
    let beyond = scene.hall.evaluate(game, 2, None).await.unwrap_err();
    assert!(beyond.to_string().contains("half_moves"), "{beyond}");

    let without = Scene::new();
    let (other, tokens) = without.create(r#"{"seat":"both"}"#).await;
    let mut both = without.sit(other, token(&tokens, Seat::Both), None).await;
    both.act(r#"{"id":"1","by":"white","act":"resign"}"#).await;
    assert!(matches!(without.hall.evaluate(other, 0, None).await.unwrap_err(), HallError::NoEngine(_)));
}
