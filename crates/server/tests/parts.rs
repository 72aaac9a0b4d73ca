//! Long games are sent in parts, by the background threads and not by the game's task.

mod support;

use board::probe;
use protocol::Seat;
use serde_json::{Value, json};
use support::{Client, Scene, token};

/// The size of every socket's outgoing buffer, in bytes.
const BUFFER: usize = 256 * 1024;

/// A PGN in which knights go to and fro: no edition before 2018 ends such a game by itself.
fn pgn(half_moves: usize) -> String {
    let moves: Vec<&str> = ["Nf3", "Nf6", "Ng1", "Ng8"].into_iter().cycle().take(half_moves).collect();
    format!("[Event \"?\"]\n\n{} *\n", moves.join(" "))
}

fn continued(half_moves: usize) -> String {
    let regulations = json!({ "edition": "2009", "time_control": "3600" });
    json!({ "regulations": regulations, "seat": "white", "pgn": pgn(half_moves) }).to_string()
}

/// Puts the parts of the history together as a client does.
fn history(frames: &[Value]) -> Vec<Value> {
    let mut history: Vec<Value> = Vec::new();
    for part in frames.iter().filter_map(|frame| frame.get("history")) {
        assert_eq!(part["from"], history.len());
        history.extend(part["half_moves"].as_array().unwrap().iter().cloned());
    }
    let view = &frames.last().unwrap()["view"];
    assert_eq!(view["history_from"].as_u64().unwrap_or_default(), history.len() as u64);
    history.extend(view["history"].as_array().unwrap().iter().cloned());
    history
}

fn largest(client: &Client) -> usize {
    client.joined.missed.iter().map(|frame| frame.len()).max().unwrap()
}

#[tokio::test]
async fn a_game_continued_from_a_long_pgn_can_be_joined_again_and_again() {
    let scene = Scene::new();
    let (game, tokens) = scene.create(&continued(2_254)).await;
    let white = scene.sit(game, token(&tokens, Seat::White), Some(0)).await;
    let black = scene.sit_reading(game, token(&tokens, Seat::Black), Some(0), Some("cs")).await;
    let watcher = scene.sit(game, None, None).await;
    for client in [&white, &black, &watcher] {
        let frames = client.missed();
        assert!(largest(client) < BUFFER / 2, "{} bytes", largest(client));
        let history = history(&frames);
        assert_eq!(history.len(), 2_254);
        assert_eq!((&history[0]["san"], &history[2_253]["san"]), (&json!("Nf3"), &json!("Nf6")));
    }
    let entries = |client: &Client| client.missed().iter().filter(|frame| frame.get("entry").is_some()).count();
    assert_eq!((entries(&white), entries(&watcher)), (2_257, 0), "start, moves, stop and the clocks");
    let sentences = black.missed().iter().filter(|frame| frame["entry"]["words"].is_string()).count();
    assert_eq!(sentences, 2_257);
    // Entries that the client has seen are not sent again.
    let again = scene.sit(game, token(&tokens, Seat::White), Some(2_000)).await;
    let numbers: Vec<u64> = again.missed().iter().filter_map(|frame| frame["entry"]["seq"].as_u64()).collect();
    assert_eq!((numbers.first(), numbers.is_sorted()), (Some(&2_001), true));
}

#[tokio::test]
async fn short_games_come_as_they_always_did() {
    let scene = Scene::new();
    let (game, tokens) = scene.create(&continued(512)).await;
    let white = scene.sit(game, token(&tokens, Seat::White), None).await;
    let frames = white.missed();
    assert_eq!(frames.len(), 1);
    assert_eq!(frames[0]["view"]["history"].as_array().unwrap().len(), 512);
    assert_eq!(frames[0]["view"]["state"]["moves"].as_array().unwrap().len(), 512);
    assert_eq!(frames[0]["view"].get("history_from"), None);
}

/// Games run on the thread of the test; the probe does not see work on other threads.
#[tokio::test]
async fn strangers_who_join_from_the_start_cost_the_game_nothing() {
    let scene = Scene::new();
    let (game, tokens) = scene.create(&continued(600)).await;
    let mut white = scene.sit(game, token(&tokens, Seat::White), None).await;
    probe::start();
    for language in [None, Some("en"), Some("cs"), None] {
        let stranger = scene.sit_reading(game, None, Some(0), language).await;
        assert!(stranger.missed().len() > 600);
        scene.hall.leave(game, stranger.socket).await;
        scene.hall.view(game).await.unwrap();
        scene.hall.pgn(game, server::Asker::default()).await.unwrap();
    }
    assert_eq!(probe::stop(), Vec::<String>::new(), "the game's own task writes nothing for them");
    let _black = scene.sit(game, token(&tokens, Seat::Black), None).await;
    assert!(white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await["seq"].is_number());
}

#[tokio::test]
async fn one_frame_cannot_lock_the_opponent_out() {
    let scene = Scene::new();
    let (game, mut white, mut black, tokens) = scene.play(support::BLITZ).await;
    let squares = vec!["e2"; 2_500];
    let refused = protocol::ClientFrame::read(&json!({ "id": "1", "act": "touch", "squares": squares }).to_string());
    assert!(refused.is_err(), "it is refused before it gets to the game");
    for number in 0..300 {
        let answer = white.act(&format!(r#"{{"id":"t{number}","act":"touch","squares":["e2","d2"]}}"#)).await;
        assert!(answer["seq"].is_number(), "{answer}");
        while black.next().await["entry"]["act"]["act"] != "touch" {}
    }
    let again = scene.sit(game, token(&tokens, Seat::Black), Some(0)).await;
    assert!(largest(&again) < BUFFER / 8, "{} bytes", largest(&again));
}
