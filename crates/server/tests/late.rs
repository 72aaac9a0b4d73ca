//! Delayed spectators learn nothing early, whatever they ask: the socket, the view, the PGN, the journal, the lists.

mod support;

use laws::Phase;
use protocol::{GameSummary, Seat};
use serde_json::Value;
use server::{Asker, GameId, HallError, Journal, ListQuery, SqliteJournal, WholeGame, reindex};
use support::{Client, Scene, token};

const DELAY: u64 = 60_000;
const LATE: &str = r#"{"seat":"white","spectators_delay":60000,"regulations":{"time_control":"600"}}"#;

/// Returns everything that a client without a token can find out about a game.
async fn doors(scene: &Scene, game: GameId) -> Vec<(&'static str, String)> {
    let hall = &scene.hall;
    let view = serde_json::to_value(hall.view(game).await.unwrap()).unwrap();
    let mut view = view.as_object().unwrap().clone();
    // The time differs between requests.
    view.remove("now");
    view["state"].as_object_mut().unwrap().remove("clock");
    let told = |answer: Result<String, HallError>| answer.unwrap_or_else(|error| error.to_string());
    let rows = hall.rows(game, Asker::default()).await;
    let rows = rows.map(|rows| rows.iter().map(|row| row.hash.to_string()).collect::<Vec<_>>().join(" "));
    let mut watcher = scene.sit(game, None, Some(0)).await;
    let missed = watcher.missed().len().to_string();
    hall.leave(game, watcher.socket).await;
    let _ = watcher.any().await;
    let mut found = vec![
        ("view", Value::Object(view).to_string()),
        ("pgn", told(hall.pgn(game, Asker::default()).await)),
        ("journal", told(rows)),
        ("missed", missed),
    ];
    for phase in [None, Some(Phase::Waiting), Some(Phase::Playing), Some(Phase::Stopped), Some(Phase::Finished)] {
        let listed = hall.list(None, 10, phase).await.unwrap();
        let of_game = |summary: &&GameSummary| summary.game == game.to_string();
        let summary = listed.games.iter().find(of_game);
        found.push((phase.map_or("list", Phase::name), format!("{summary:?}, {:?}", listed.next)));
    }
    found
}

/// Plays a game to its end, and checks all requests after each step.
async fn played(scene: &Scene) -> (GameId, Vec<(Seat, String)>, Client, Client) {
    let (game, tokens) = scene.create(LATE).await;
    scene.time.pass(2 * DELAY);
    // The game's task has its own timer; this request may come before it.
    while scene.hall.view(game).await.unwrap().names.black.is_none() {
        tokio::task::yield_now().await;
    }
    let before = doors(scene, game).await;
    let mut white = scene.sit(game, token(&tokens, Seat::White), None).await;
    let mut black = scene.sit(game, token(&tokens, Seat::Black), None).await;
    white.ruling("started").await;
    assert_eq!(doors(scene, game).await, before, "that both have come and play has begun");
    scene.time.pass(1_000);
    white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    assert_eq!(doors(scene, game).await, before, "a move");
    black.act(r#"{"id":"1","act":"resign"}"#).await;
    assert_eq!(doors(scene, game).await, before, "the result");
    (game, tokens, white, black)
}

#[tokio::test]
async fn no_door_shows_a_game_early() {
    let scene = Scene::new();
    let (game, ..) = played(&scene).await;
    scene.time.pass(DELAY);
    let list = loop {
        let list = scene.hall.list(None, 10, Some(Phase::Finished)).await.unwrap();
        if !list.games.is_empty() {
            break list;
        }
        tokio::task::yield_now().await;
    };
    assert_eq!((&*list.games[0].result, list.games[0].half_moves), ("1-0", 1));
    assert!(scene.hall.list(None, 10, Some(Phase::Waiting)).await.unwrap().games.is_empty());
    assert!(scene.hall.pgn(game, Asker::default()).await.unwrap().contains("1. e4"));
}

#[tokio::test]
async fn a_restart_opens_no_door_and_the_list_catches_up() {
    let mut scene = Scene::new();
    let (game, ..) = played(&scene).await;
    scene.fall(1_000);
    scene.hall.take_up().await.unwrap();
    let listed = scene.hall.list(None, 10, None).await.unwrap().games;
    assert_eq!((&*listed[0].phase, &*listed[0].result, listed[0].half_moves), ("waiting", "*", 0));
    scene.fall(DELAY);
    scene.hall.take_up().await.unwrap();
    let listed = scene.hall.list(None, 10, None).await.unwrap().games;
    assert_eq!((&*listed[0].phase, &*listed[0].result, listed[0].half_moves), ("finished", "1-0", 1));
    assert_eq!(listed[0].game, game.to_string());
}

#[tokio::test]
async fn who_watches_learns_late_that_the_players_want_another_game() {
    let scene = Scene::new();
    let (game, tokens, mut white, _black) = played(&scene).await;
    let mut watcher = scene.sit(game, None, None).await;
    for seat in [Seat::White, Seat::Black] {
        scene.hall.rematch(game, token(&tokens, seat).unwrap()).await.unwrap();
    }
    let is_rematch = |frame: &Value| frame.get("rematch").is_some();
    loop {
        if is_rematch(&white.next().await) {
            break;
        }
    }
    scene.time.pass(DELAY);
    let mut seen = Vec::new();
    loop {
        let frame = watcher.next().await;
        seen.push(frame.clone());
        if is_rematch(&frame) {
            break;
        }
    }
    let over = seen.iter().position(|frame| frame.to_string().contains("game_over"));
    assert!(over.is_some(), "the end comes before the rematch: {seen:?}");
}

#[tokio::test]
async fn a_kept_score_stays_shut_for_those_who_watch_late() {
    let scene = Scene::new();
    let wanted = r#"{"seat":"white","spectators_delay":60000,"regulations":{"scoresheets":"players"}}"#;
    let (game, mut white, _black, _) = scene.play(wanted).await;
    white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    white.act(r#"{"id":"2","act":"resign"}"#).await;
    // A readable score would reveal that the game is over.
    assert!(matches!(scene.hall.pgn(game, Asker::default()).await, Err(HallError::ScoreKept)));
    assert!(matches!(scene.hall.rows(game, Asker::default()).await, Err(HallError::ScoreKept)));
}

#[tokio::test]
async fn lists_that_are_found_again_show_no_more_than_those_who_watch_see() {
    let scene = Scene::new();
    let (game, ..) = played(&scene).await;
    let folder = std::env::temp_dir().join(format!("arbiter-late-{game}"));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("hall.db");
    let file = SqliteJournal::open(&path).unwrap();
    let rows = scene.journal.read(game, 0).unwrap();
    file.take_in(vec![WholeGame { game, rows, refused: Vec::new(), summary: None }]).unwrap();
    drop(file);
    let listed = |now| {
        assert_eq!(reindex(&path, now).unwrap(), (1, 0));
        let file = SqliteJournal::open_read_only(&path).unwrap();
        let mut games = file.list(&ListQuery { limit: 10, ..ListQuery::default() }).unwrap();
        let running = file.running().unwrap().len();
        (games.remove(0), running)
    };
    let (early, running) = listed(scene.hall.now().after(DELAY - 1_001));
    assert_eq!((&*early.result, early.half_moves, early.reason), ("*", 0, None));
    assert_eq!(running, 1, "the server takes it up at the next start, and the list catches up");
    let (late, running) = listed(scene.hall.now().after(DELAY));
    assert_eq!((&*late.phase, &*late.result, late.half_moves, running), ("finished", "1-0", 1, 0));
    std::fs::remove_dir_all(&folder).unwrap();
}
