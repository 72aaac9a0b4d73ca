//! The delay of an event: nothing that everybody can ask tells of a move before its time, whichever route is asked.

mod support;

use std::collections::BTreeMap;

use axum::http::{Method, StatusCode};
use protocol::{ClientFrame, JoinFrame};
use serde_json::{Value, json};
use server::{GameId, Joined, Told};
use support::event::Fair;

const DELAY: u64 = 15 * 60_000;

/// A player or a spectator at a board.
struct Client {
    game: GameId,
    socket: u64,
    joined: Joined,
    acts: u32,
}

impl Client {
    async fn sit(fair: &Fair, game: &str, token: Option<&str>) -> Self {
        let game: GameId = game.parse().unwrap();
        let token = token.map(str::to_owned);
        let (socket, joined) = fair.hall.join(game, JoinFrame { token, ..JoinFrame::default() }).await.unwrap();
        Self { game, socket, joined, acts: 0 }
    }

    async fn act(&mut self, fair: &Fair, mut act: Value) {
        self.acts += 1;
        act["id"] = self.acts.to_string().into();
        let ClientFrame::Act(sent) = ClientFrame::read(&act.to_string()).unwrap() else { panic!("{act} is no act") };
        fair.hall.act(self.game, self.socket, sent, fair.hall.now()).await;
        loop {
            let Some(Told::Frame(frame)) = self.joined.told.recv().await else { panic!("{act}: the game was closed") };
            let frame: Value = serde_json::from_str(&frame).unwrap();
            if frame.get("ack").is_some() {
                assert!(frame.get("seq").is_some(), "{act}: {frame}");
                return;
            }
        }
    }

    /// Returns what came since the last call.
    fn heard(&mut self) -> Vec<String> {
        let mut heard = Vec::new();
        while let Ok(told) = self.joined.told.try_recv() {
            let (Told::Frame(frame) | Told::Close(frame)) = told;
            heard.push(frame.to_string());
        }
        heard
    }
}

/// Asks every route that anybody may read, without a link; returns the answers by path.
async fn ask_all(fair: &Fair, game: &str) -> BTreeMap<String, String> {
    let description: Value = serde_json::from_str(&server::openapi()).unwrap();
    let mut answers = BTreeMap::new();
    for (path, methods) in description["paths"].as_object().unwrap() {
        let is_about_games = !path.starts_with("/api/v1/book") && !path.starts_with("/api/v1/rules");
        if methods.get("get").is_none() || path.ends_with("/socket") || !is_about_games {
            continue;
        }
        let path = path
            .replace("{event}", &fair.event)
            .replace("{game}", game)
            .replace("{round}", "1")
            .replace("{player}", "1")
            .replace("{code}", "BH");
        let parts = if path.contains("{part}") {
            let names = ["crosstable", "bracket", "announcements", "attention", "incidents", "notes", "people"];
            names.iter().map(|part| path.replace("{part}", part)).collect()
        } else {
            vec![path]
        };
        for path in parts {
            assert!(!path.contains('{'), "what does {path} name?");
            let answer = fair.ask(Method::GET, &path, None, "").await;
            assert!(answer.status.as_u16() < 500, "{path}: {}", answer.text);
            let mut text = answer.text;
            for name in ["etag", "last-modified"] {
                let value = answer.headers.get(name).map(|value| value.to_str().unwrap().to_owned());
                text = format!("{name}: {value:?}\n{text}");
            }
            answers.insert(path, format!("{} {text}", answer.status));
        }
    }
    // Asking changes nothing, so these belong to what anybody can read.
    for (path, body) in [("evaluation", json!({"half_moves":1})), ("preview", json!({"act":"resign","by":"white"}))] {
        let path = format!("/api/v1/games/{game}/{path}");
        let answer = fair.ask(Method::POST, &path, None, &body.to_string()).await;
        answers.insert(path, format!("{} {}", answer.status, answer.text));
    }
    answers
}

/// An event with a delay and a running game; returns the game and both players, White first.
async fn begun() -> (Fair, String, Vec<Client>) {
    let settings = json!({
        "name":"Cup","rounds":3,"regulations":{"time_control":"5400+30","board":"assisted"},"publication":{"delay":DELAY},
    });
    let fair = Fair::create(json!({"settings":settings,"organiser":"Olga"})).await;
    fair.register(&["Ashby, Helen", "Brož, Jan"]).await;
    let links = [fair.link(json!({"role":{"player":1}})).await, fair.link(json!({"role":{"player":2}})).await];
    fair.act(json!({"act":"seed","seeding":"by_rating"})).await;
    fair.act(json!({"act":"pair","pairer":{"own":{"lot":7}}})).await;
    fair.act(json!({"act":"publish"})).await;
    let opened = fair.post("/games", &fair.token, &json!({"boards":"all"})).await.fine();
    let game = opened["games"][0]["game"].as_str().unwrap().to_owned();
    fair.act(json!({"act":"start","boards":"all"})).await;
    let board = fair.look("/rounds/1").await["boards"][0].clone();
    let mut players = Vec::new();
    for side in ["white", "black"] {
        let link = &links[board[side]["player"].as_u64().unwrap() as usize - 1];
        let seat = fair.post("/seat", link, &json!({})).await.fine();
        players.push(Client::sit(&fair, &game, seat["token"].as_str()).await);
    }
    (fair, game, players)
}

/// Lets the tasks of games and events do what they have to.
async fn settle(fair: &Fair, game: &str) {
    for _ in 0..20 {
        tokio::task::yield_now().await;
        fair.ask(Method::GET, &format!("/api/v1/games/{game}"), None, "").await;
    }
}

#[tokio::test]
async fn a_move_changes_nothing_that_anybody_can_ask_before_the_delay_has_passed() {
    let (fair, game, mut players) = begun().await;
    let mut spectator = Client::sit(&fair, &game, None).await;
    settle(&fair, &game).await;
    spectator.heard();
    let before = ask_all(&fair, &game).await;
    assert!(before.len() > 30, "{}", before.len());
    for (mover, mv) in [(0, "h2h4"), (1, "a7a5")] {
        players[mover].act(&fair, json!({"act":"play","move":mv})).await;
    }
    players[0].act(&fair, json!({"act":"offer_draw"})).await;
    settle(&fair, &game).await;
    let after = ask_all(&fair, &game).await;
    for (path, answer) in &before {
        assert_eq!(after[path], *answer, "{path} tells of moves that are not public yet");
    }
    assert_eq!(spectator.heard(), Vec::<String>::new(), "nor does the socket of the game");
    // Officials and players see the board as it is.
    let near = fair.get("/boards", Some(&fair.token)).await.text;
    assert!(near.contains("7P"), "{near}");
    fair.time.pass(DELAY + 1_000);
    settle(&fair, &game).await;
    let late = ask_all(&fair, &game).await;
    for path in [format!("/api/v1/games/{game}"), format!("/api/v1/games/{game}/pgn"), fair.path("/rounds/1/pgn")] {
        assert_ne!(late[&path], before[&path], "{path} tells of them afterwards");
    }
}

#[tokio::test]
async fn the_end_of_a_game_tells_its_result_at_once_and_its_moves_after_the_delay() {
    let (fair, game, mut players) = begun().await;
    players[0].act(&fair, json!({"act":"play","move":"h2h4"})).await;
    settle(&fair, &game).await;
    let before = ask_all(&fair, &game).await;
    players[1].act(&fair, json!({"act":"resign"})).await;
    while fair.look("/rounds/1").await["boards"][0]["result"].is_null() {
        tokio::task::yield_now().await;
    }
    settle(&fair, &game).await;
    let after = ask_all(&fair, &game).await;
    // The results of the event are public at once: pairings, standings and screens rest on them.
    let told: Vec<&String> = before.keys().filter(|path| after[*path] != before[*path]).collect();
    for path in &told {
        assert!(path.starts_with("/api/v1/events"), "{path} tells that the game is over");
        assert!(!path.ends_with("/pgn") && !path.ends_with("/boards"), "{path} tells that the game is over");
    }
    assert!(told.iter().any(|path| path.ends_with("/rounds/1")) && told.iter().any(|path| path.ends_with("/feed")));
    for (path, answer) in &after {
        let has_moves = ["h2h4", "1. h4", "7P/"].iter().any(|text| answer.contains(text));
        assert!(!has_moves, "{path} tells moves that are not public yet: {answer}");
    }
    let evaluation = format!("/api/v1/games/{game}/evaluation");
    assert!(after[&evaluation].starts_with(StatusCode::CONFLICT.as_str()), "{}", after[&evaluation]);
    fair.time.pass(DELAY + 1_000);
    settle(&fair, &game).await;
    let pgn = fair.get("/rounds/1/pgn", None).await.text;
    assert!(pgn.contains("1. h4") && pgn.contains("[Result \"1-0\"]"), "{pgn}");
}

#[tokio::test]
async fn a_changed_delay_holds_for_games_that_are_being_played() {
    let (fair, game, mut players) = begun().await;
    let delayed = async |delay: u64| {
        let mut settings = fair.look("").await["settings"].clone();
        settings["publication"]["delay"] = delay.into();
        fair.act(json!({"act":"configure","settings":settings})).await;
    };
    // Tags have ids, in which anything can stand.
    let moves = |pgn: String| pgn.split_once("\n\n").map(|(_, moves)| moves.to_owned()).unwrap_or_default();
    let pgn = async || moves(fair.ask(Method::GET, &format!("/api/v1/games/{game}/pgn"), None, "").await.text);
    players[0].act(&fair, json!({"act":"play","move":"h2h4"})).await;
    let mut spectator = Client::sit(&fair, &game, None).await;
    assert!(!pgn().await.contains("h4"));
    // Without a delay everything is shown, and the spectator is asked to join again.
    delayed(0).await;
    assert!(pgn().await.contains("h4"));
    assert!(moves(fair.get("/rounds/1/pgn", None).await.text).contains("h4"));
    let heard = spectator.heard();
    assert!(heard.last().is_some_and(|frame| frame.contains("delay_changed")), "{heard:?}");
    let mut spectator = Client::sit(&fair, &game, None).await;
    players[1].act(&fair, json!({"act":"play","move":"a7a5"})).await;
    assert!(spectator.heard().iter().any(|frame| frame.contains("a7a5")));
    // With a longer one than before, what was shown lately is not shown to those who come now, nor what follows.
    fair.time.pass(10_000);
    delayed(DELAY).await;
    assert!(spectator.heard().last().is_some_and(|frame| frame.contains("delay_changed")));
    let mut spectator = Client::sit(&fair, &game, None).await;
    players[0].act(&fair, json!({"act":"play","move":"h4h5"})).await;
    settle(&fair, &game).await;
    assert!(!spectator.heard().iter().any(|frame| frame.contains("h4h5")));
    assert!(!pgn().await.contains("h5"));
    // A shorter one shows at once what is old enough for it, and the rest when its time comes.
    fair.time.pass(60_000);
    delayed(60_000).await;
    assert!(pgn().await.contains("h5"));
    players[1].act(&fair, json!({"act":"play","move":"a5a4"})).await;
    assert!(!pgn().await.contains("a4"));
    fair.time.pass(61_000);
    settle(&fair, &game).await;
    assert!(pgn().await.contains("a4"));
}
