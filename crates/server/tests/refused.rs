//! Refused acts: they are in the record of the game, and get the same answer again after a restart.

mod support;

use protocol::Seat;
use serde_json::Value;
use server::{GameId, Journal};
use support::{Client, Scene, token};

const WATCHED: &str = r#"{"regulations":{"time_control":"180+2"},"seat":"white","arbiter":true}"#;
const EARLY: &str = r#"{"id":"1","act":"play","move":"e7e5"}"#;

/// Starts a game with an arbiter.
async fn watched(scene: &Scene, wanted: &str) -> (GameId, Client, Client, Client, Vec<(Seat, String)>) {
    let (game, tokens) = scene.create(wanted).await;
    let white = scene.sit(game, token(&tokens, Seat::White), None).await;
    let black = scene.sit_reading(game, token(&tokens, Seat::Black), None, Some("cs")).await;
    let mut arbiter = scene.sit(game, token(&tokens, Seat::Arbiter), None).await;
    assert!(arbiter.act(r#"{"id":"s","act":"start"}"#).await["seq"].is_number());
    (game, white, black, arbiter, tokens)
}

async fn record(scene: &Scene, game: GameId, tokens: &[(Seat, String)]) -> Vec<(&'static str, String)> {
    let record = scene.hall.record(game, token(tokens, Seat::Arbiter).unwrap(), Some("en")).await.unwrap();
    record.lines.into_iter().map(|line| (line.kind, line.text)).collect()
}

#[tokio::test]
async fn the_record_shows_refused_acts_where_they_happened() {
    let mut scene = Scene::new();
    let (game, mut white, mut black, mut arbiter, tokens) = watched(&scene, WATCHED).await;
    assert_eq!(black.act(EARLY).await["refused"]["code"], "not_your_move");
    white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    white.act(r#"{"id":"2","act":"withdraw","what":"offer"}"#).await;
    black.act(r#"{"id":"2","act":"resign"}"#).await;
    assert_eq!(white.act(r#"{"id":"3","act":"play","move":"d2d4"}"#).await["refused"]["code"], "game_over");
    assert_eq!(arbiter.act(r#"{"id":"9","act":"stop_clocks"}"#).await["refused"]["code"], "game_over");
    let before = record(&scene, game, &tokens).await;
    let kinds: Vec<&str> = before.iter().map(|(kind, _)| *kind).collect();
    let place = |kind: &str| kinds.iter().position(|found| *found == kind).unwrap();
    assert_eq!(kinds.iter().filter(|kind| **kind == "refusal").count(), 4, "{before:?}");
    assert!(place("refusal") < place("move"), "{before:?}");
    assert!(before[place("refusal")].1.starts_with("Not played: Black e7-e5. "), "{before:?}");
    assert!(before.last().unwrap().0 == "refusal", "{before:?}");
    scene.fall(5_000);
    assert_eq!(record(&scene, game, &tokens).await, before, "after a restart");
}

#[tokio::test]
async fn a_refused_act_gets_its_first_answer_after_a_restart() {
    let mut scene = Scene::new();
    let (game, mut white, mut black, _, tokens) = watched(&scene, WATCHED).await;
    let first = black.act(EARLY).await;
    assert!(first["refused"]["words"].as_str().unwrap().contains("soupeř"), "{first}");
    white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    scene.fall(5_000);
    let mut arbiter = scene.sit(game, token(&tokens, Seat::Arbiter), None).await;
    arbiter.act(r#"{"id":"r","act":"resume"}"#).await;
    let mut black = scene.sit(game, token(&tokens, Seat::Black), None).await;
    assert_eq!(black.act(EARLY).await, first, "though the move would be legal now");
    assert!(black.act(r#"{"id":"2","act":"play","move":"e7e5"}"#).await["seq"].is_number());
}

#[tokio::test]
async fn an_arbiter_who_joins_from_the_start_is_told_of_refused_acts() {
    let scene = Scene::new();
    let (game, mut white, mut black, _, tokens) = watched(&scene, WATCHED).await;
    black.act(EARLY).await;
    white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    white.act(r#"{"id":"2","act":"play","move":"d2d4"}"#).await;
    for language in [None, Some("sk")] {
        let refused = |client: &Client| -> Vec<bool> {
            let entries = client.missed().into_iter().filter(|frame| frame["entry"].is_object());
            entries.map(|frame| frame["entry"]["seq"].is_null()).collect()
        };
        let arbiter = scene.sit_reading(game, token(&tokens, Seat::Arbiter), Some(0), language).await;
        assert_eq!(refused(&arbiter), [false, true, false, true], "{language:?}");
        let again = scene.sit_reading(game, token(&tokens, Seat::Arbiter), Some(3), language).await;
        assert!(!refused(&again).contains(&true), "who joins again has seen them");
        let player = scene.sit_reading(game, token(&tokens, Seat::White), Some(0), language).await;
        assert!(!refused(&player).contains(&true), "they are for the actor and the arbiter");
        let watcher = scene.sit_reading(game, None, Some(0), language).await;
        assert!(!refused(&watcher).contains(&true));
    }
}

#[tokio::test]
async fn a_refused_act_takes_no_place_in_the_journal() {
    let scene = Scene::new();
    let (game, mut white, mut black, ..) = watched(&scene, WATCHED).await;
    let rows = scene.journal.read(game, 0).unwrap();
    black.act(EARLY).await;
    black.act(r#"{"id":"2","act":"play","move":"e7e5"}"#).await;
    assert_eq!(scene.journal.read(game, 0).unwrap(), rows);
    assert_eq!(scene.journal.refused(game).unwrap().len(), 2);
    black.act(EARLY).await;
    assert_eq!(scene.journal.refused(game).unwrap().len(), 2, "the same act is kept once");
    let answer = white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    assert_eq!(answer["seq"], rows.len() + 1);
}

#[tokio::test]
async fn a_refusal_that_is_not_on_disk_is_not_answered() {
    let scene = Scene::new();
    let (.., mut black, _, _) = watched(&scene, WATCHED).await;
    scene.journal.fill(true);
    black.send(EARLY).await;
    let last = loop {
        let frame = black.next().await;
        assert!(frame["ack"].is_null(), "{frame}");
        if !frame["closed"].is_null() {
            break frame;
        }
    };
    assert_eq!(last["closed"]["code"], "journal_failed");
}

#[tokio::test]
async fn nothing_that_is_kept_of_a_refused_act_gives_a_sealed_move_away() {
    let scene = Scene::new();
    let (game, mut white, _, mut arbiter, _) = watched(&scene, WATCHED).await;
    let nonce: String = (0..64).map(|digit| char::from(b"0123456789abcdef"[digit * 7 % 16])).collect();
    // No move is being sealed, and there is no envelope.
    let sealed = format!(r#"{{"id":"1","act":"seal","text":"Nf3","nonce":"{nonce}"}}"#);
    assert!(white.act(&sealed).await["refused"].is_object());
    let opened = format!(r#"{{"id":"2","act":"open_envelope","text":"Nf3","nonce":"{nonce}"}}"#);
    assert!(arbiter.act(&opened).await["refused"].is_object());
    let kept = scene.journal.refused(game).unwrap();
    assert_eq!(kept.len(), 2);
    for row in kept {
        let commitment = protocol::commitment(&nonce, "Nf3").to_string();
        for secret in ["Nf3", &nonce, &commitment] {
            assert!(!row.body.contains(secret), "{} has {secret}", row.body);
        }
        let entry: Value = serde_json::from_str::<Value>(&row.body).unwrap()["entry"].clone();
        assert!(entry["read"].is_null(), "{entry}");
    }
}

#[tokio::test]
async fn refused_acts_count_towards_what_an_address_may_write_and_are_bounded_by_size() {
    let scene = Scene::new();
    let (game, _, mut black, ..) = watched(&scene, WATCHED).await;
    // The longest text that is allowed.
    let why = "x".repeat(400);
    let mut count = 0_usize;
    loop {
        let act = format!(r#"{{"id":"{count}","act":"stop_clocks","reason":"{why}"}}"#);
        let answer = black.act(&act).await;
        if answer["error"]["code"] == "too_many_refused" {
            break;
        }
        if answer["refused"].is_null() {
            // The first ones are accepted.
            black.act(&format!(r#"{{"id":"r{count}","act":"agree_resume"}}"#)).await;
        }
        count += 1;
        assert!(count < 10_000, "there is no bound");
    }
    let bytes: usize = scene.journal.refused(game).unwrap().iter().map(|row| row.body.len()).sum();
    assert!(bytes < 3 << 20, "{bytes} bytes");
}
