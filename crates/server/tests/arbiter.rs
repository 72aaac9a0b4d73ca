//! The arbiter's questions before deciding.

mod support;

use protocol::{PreviewQuery, Seat};
use serde_json::{Value, json};
use server::{GameId, HallError};
use support::{Client, Scene, token};

const WATCHED: &str = r#"{"regulations":{"time_control":"180+2"},"seat":"white","arbiter":true}"#;

/// Starts a game with an arbiter; returns both players, the arbiter, and the tokens.
async fn watched(scene: &Scene) -> (GameId, Client, Client, Client, Vec<(Seat, String)>) {
    let (game, tokens) = scene.create(WATCHED).await;
    let white = scene.sit(game, token(&tokens, Seat::White), None).await;
    let black = scene.sit(game, token(&tokens, Seat::Black), None).await;
    let mut arbiter = scene.sit(game, token(&tokens, Seat::Arbiter), None).await;
    assert!(arbiter.act(r#"{"id":"s","act":"start"}"#).await["seq"].is_number());
    (game, white, black, arbiter, tokens)
}

async fn preview(scene: &Scene, game: GameId, token: Option<&str>, act: &str) -> Result<Value, HallError> {
    let query = PreviewQuery::read(act).unwrap();
    let frame = scene.hall.preview(game, token.unwrap_or_default(), query).await?;
    Ok(serde_json::from_str(&frame.to_text()).unwrap())
}

#[tokio::test]
async fn a_preview_tells_what_would_follow_and_changes_nothing() {
    let scene = Scene::new();
    let (game, .., tokens) = watched(&scene).await;
    let arbiter = token(&tokens, Seat::Arbiter);
    let act = r#"{"act":"add_time","player":"black","ms":120000,"language":"cs"}"#;
    let seen = preview(&scene, game, arbiter, act).await.unwrap();
    assert_eq!((&seen["is_refused"], &seen["entry"]["seq"]), (&json!(false), &Value::Null));
    let ruling = &seen["entry"]["rulings"][0];
    assert_eq!(ruling["ruling"], "time_added");
    assert!(ruling["words"].as_str().unwrap().contains("Černý"), "{ruling}");
    assert_eq!(seen["entry"]["stands"]["clock"]["black"], 302_000);
    let view = serde_json::to_value(scene.hall.view(game).await.unwrap()).unwrap();
    assert_eq!(view["state"]["clock"]["black"], 182_000);
}

#[tokio::test]
async fn a_preview_tells_that_an_act_would_be_refused() {
    let scene = Scene::new();
    let (game, .., tokens) = watched(&scene).await;
    let seen = preview(&scene, game, token(&tokens, Seat::Arbiter), r#"{"act":"rule","decision":"accept"}"#).await;
    let seen = seen.unwrap();
    assert_eq!(seen["is_refused"], true);
    assert_eq!(seen["entry"]["rulings"][0]["code"], "no_claim");
}

#[tokio::test]
async fn players_and_watchers_cannot_look_ahead() {
    let scene = Scene::new();
    let (game, .., tokens) = watched(&scene).await;
    for seat in [token(&tokens, Seat::White), token(&tokens, Seat::Black), None, Some("forged")] {
        let seen = preview(&scene, game, seat, r#"{"act":"stop_clocks"}"#).await;
        assert!(matches!(seen, Err(HallError::ArbiterOnly)));
        let found = scene.hall.evidence(game, seat.unwrap_or_default(), None).await;
        assert!(matches!(found, Err(HallError::ArbiterOnly)));
    }
}

#[tokio::test]
async fn an_envelope_cannot_be_looked_into() {
    let scene = Scene::new();
    let (game, .., tokens) = watched(&scene).await;
    let seen = preview(&scene, game, token(&tokens, Seat::Arbiter), r#"{"act":"open_envelope"}"#).await;
    let Err(HallError::Frame(error)) = seen else { panic!("it was looked into") };
    assert_eq!(error.field, "act");
}

#[tokio::test]
async fn the_evidence_shows_each_time_a_position_stood_on_the_board() {
    let scene = Scene::new();
    let (game, mut white, mut black, _, tokens) = watched(&scene).await;
    for (number, mv) in ["g1f3", "g8f6", "f3g1"].into_iter().enumerate() {
        let player = if number % 2 == 0 { &mut white } else { &mut black };
        player.act(&format!(r#"{{"id":"{number}","act":"play","move":"{mv}"}}"#)).await;
    }
    let arbiter = token(&tokens, Seat::Arbiter).unwrap();
    let found = scene.hall.evidence(game, arbiter, Some("f6g8".to_owned())).await.unwrap();
    let found: Vec<(u32, bool)> = found.occurrences.iter().map(|found| (found.half_moves, found.is_intended)).collect();
    assert_eq!(found, [(0, false), (4, true)]);
}

#[tokio::test]
async fn the_protocol_of_a_game_is_for_its_arbiter() {
    let scene = Scene::new();
    let (game, mut white, .., tokens) = watched(&scene).await;
    assert!(white.act(r#"{"id":"1","act":"play","move":"g1f3"}"#).await["seq"].is_number());
    let record = scene.hall.record(game, token(&tokens, Seat::Arbiter).unwrap(), Some("cs")).await.unwrap();
    let texts: Vec<&str> = record.lines.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(texts, ["Partie začíná.", "1. Jf3"]);
    assert_eq!(record.lines[1].clocks.as_ref().unwrap().black, "3:02");
    assert!(record.head.iter().any(|field| field.value == "FIDE 2023"), "{:?}", record.head);
    assert_eq!(record.closing.unwrap().score, "*");
    for seat in [token(&tokens, Seat::White), token(&tokens, Seat::Black), None] {
        let seen = scene.hall.record(game, seat.unwrap_or_default(), None).await;
        assert!(matches!(seen, Err(HallError::ArbiterOnly)));
    }
}
