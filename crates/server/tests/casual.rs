//! Features of games without an arbiter: stops that end by themselves, absent players, moves taken back, readiness.

mod support;

use protocol::{JoinFrame, Seat};
use serde_json::Value;
use support::{BLITZ, Client, Scene, token};

/// A rapid game that Anna creates, which begins when both are ready.
const RAPID: &str = r#"{"regulations":{"time_control":"900"},"seat":"white","name":"Anna","ready":true}"#;

/// Returns the next frame about the seats.
async fn seats(client: &mut Client) -> Value {
    loop {
        let frame = client.any().await;
        assert!(!frame.is_null(), "no seats came");
        if frame.get("seats").is_some() {
            return frame["seats"].clone();
        }
    }
}

fn seat<'a>(seats: &'a Value, name: &str) -> &'a Value {
    seats.as_array().unwrap().iter().find(|seat| seat["seat"] == name).unwrap()
}

/// Disconnects a player, and waits until the other has been told.
async fn leave(leaving: &Client, name: &str, other: &mut Client) {
    leaving.hall.leave(leaving.game, leaving.socket).await;
    while seat(&seats(other).await, name)["here"] == true {}
}

/// Waits for the entry of an act.
async fn entry(client: &mut Client, act: &str) -> Value {
    loop {
        let frame = client.next().await;
        assert!(!frame.is_null(), "no {act} came");
        if frame["entry"]["act"]["act"] == act {
            return frame["entry"].clone();
        }
    }
}

#[tokio::test]
async fn a_casual_game_says_what_holds_in_it() {
    let scene = Scene::new();
    let (game, _) = scene.create(BLITZ).await;
    let regulations = serde_json::to_value(scene.hall.view(game).await.unwrap().regulations).unwrap();
    assert_eq!(regulations["stops"], serde_json::json!({ "longest": 300_000, "each": 3 }));
    assert_eq!(
        (&regulations["absence"], &regulations["take_back"], &regulations["moves_ahead"]),
        (&120_000.into(), &"agreed".into(), &true.into())
    );
    let (shared, _) = scene.create(r#"{"seat":"both","mode":"training"}"#).await;
    let regulations = serde_json::to_value(scene.hall.view(shared).await.unwrap().regulations).unwrap();
    assert_eq!((&regulations["absence"], &regulations["stops"]), (&Value::Null, &Value::Null));
    assert_eq!(regulations["take_back"], "free");
    // With an arbiter, or in an event, the Laws alone apply.
    let (watched, _) = scene.create(r#"{"seat":"white","arbiter":true}"#).await;
    let regulations = serde_json::to_value(scene.hall.view(watched).await.unwrap().regulations).unwrap();
    let fields = ["stops", "absence", "take_back", "moves_ahead"].map(|field| regulations.get(field).is_some());
    assert_eq!(fields, [false; 4]);
    let event = r#"{"seat":"white","regulations":{"event":"Open"}}"#;
    let (event, _) = scene.create(event).await;
    let regulations = serde_json::to_value(scene.hall.view(event).await.unwrap().regulations).unwrap();
    let fields = ["stops", "absence", "take_back", "moves_ahead"].map(|field| regulations.get(field).is_some());
    assert_eq!(fields, [true, false, false, false]);
}

#[tokio::test]
async fn casual_rules_are_refused_where_they_have_no_place() {
    let scene = Scene::new();
    for (wanted, field) in [
        (r#"{"arbiter":true,"regulations":{"take_back":"free"}}"#, "take_back"),
        (r#"{"arbiter":true,"regulations":{"absence":60000}}"#, "absence"),
        (r#"{"regulations":{"event":"Open","moves_ahead":true}}"#, "moves_ahead"),
        (r#"{"regulations":{"board":"physical","take_back":"agreed"}}"#, "take_back"),
    ] {
        let wanted = protocol::CreateGame::read(wanted).unwrap();
        let error = scene.hall.create(&wanted, false).await.unwrap_err().to_string();
        assert!(error.starts_with(field), "{error}");
    }
}

#[tokio::test]
async fn a_stop_without_an_arbiter_ends_by_itself() {
    let scene = Scene::new();
    let (_, mut white, mut black, _) = scene.play(BLITZ).await;
    let answer = white.act(r#"{"id":"1","act":"stop_clocks"}"#).await;
    assert!(answer.get("seq").is_some(), "{answer}");
    let stopped = entry(&mut black, "stop_clocks").await;
    assert_eq!(stopped["stands"]["waits"]["stop"]["until"], 300_000);
    scene.time.pass(299_000);
    white.act(r#"{"id":"2","act":"agree_resume"}"#).await;
    let agreed = entry(&mut black, "agree_resume").await;
    assert_eq!(agreed["stands"]["waits"]["stop"]["agreed"], serde_json::json!(["white"]));
    scene.time.pass(1_100);
    let expired = black.ruling("stop_expired").await;
    assert_eq!((&expired["by"], &expired["article"]), (&"white".into(), &Value::Null));
    let moved = white.act(r#"{"id":"3","act":"play","move":"e2e4"}"#).await;
    assert!(moved.get("seq").is_some(), "{moved}");
}

#[tokio::test]
async fn a_fall_of_the_server_holds_nobody_hostage() {
    let mut scene = Scene::new();
    let (game, white, black, tokens) = scene.play(BLITZ).await;
    drop((white, black));
    scene.fall(10_000);
    let mut white = scene.sit(game, token(&tokens, Seat::White), None).await;
    let _black = scene.sit(game, token(&tokens, Seat::Black), None).await;
    // No player stopped the clocks, so nothing ends before somebody is ready.
    scene.time.pass(400_000);
    white.act(r#"{"id":"1","act":"agree_resume"}"#).await;
    scene.time.pass(300_100);
    white.ruling("stop_expired").await;
}

#[tokio::test]
async fn everybody_sees_who_is_away_and_since_when() {
    let scene = Scene::new();
    let (game, mut white, black, tokens) = scene.play(BLITZ).await;
    scene.hall.leave(game, black.socket).await;
    let mut told = seats(&mut white).await;
    while seat(&told, "black")["here"] == true {
        told = seats(&mut white).await;
    }
    assert_eq!(seat(&told, "black")["away_ms"], 0);
    scene.time.pass(4_000);
    // A client that joins later is told, too.
    let watcher = scene.sit(game, None, None).await;
    let view = watcher.missed().pop().unwrap();
    let shown = &view["view"]["seats"];
    assert_eq!((&seat(shown, "black")["away_ms"], &seat(shown, "white")["here"]), (&4_000.into(), &true.into()));
    let _back = scene.sit(game, token(&tokens, Seat::Black), None).await;
    let told = seats(&mut white).await;
    assert_eq!((&seat(&told, "black")["here"], seat(&told, "black").get("away_ms")), (&true.into(), None));
}

#[tokio::test]
async fn a_short_absence_is_not_worth_a_row() {
    let scene = Scene::new();
    let (game, mut white, black, tokens) = scene.play(BLITZ).await;
    white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    scene.hall.leave(game, black.socket).await;
    scene.time.pass(3_000);
    let mut black = scene.sit(game, token(&tokens, Seat::Black), None).await;
    scene.time.pass(3_000);
    black.act(r#"{"id":"1","act":"play","move":"e7e5"}"#).await;
    let entries: Vec<Value> = std::iter::from_fn(|| white.joined.told.try_recv().ok())
        .filter_map(|told| match told {
            server::Told::Frame(frame) => serde_json::from_str(&frame).ok(),
            server::Told::Close(_) => None,
        })
        .collect();
    assert!(entries.iter().all(|frame: &Value| frame["entry"]["act"]["act"] != "disconnected"));
}

#[tokio::test]
async fn the_win_can_be_claimed_from_a_player_who_stays_away() {
    let scene = Scene::new();
    let (game, mut white, mut black, _) = scene.play(r#"{"regulations":{"time_control":"900"},"seat":"white"}"#).await;
    white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    black.act(r#"{"id":"1","act":"play","move":"e7e5"}"#).await;
    white.act(r#"{"id":"2","act":"play","move":"g1f3"}"#).await;
    leave(&black, "black", &mut white).await;
    scene.time.pass(10_100);
    let lost = entry(&mut white, "disconnected").await;
    assert_eq!((&lost["by"], &lost["act"]["player"]), (&"arbiter".into(), &"black".into()));
    let away = lost["stands"]["waits"]["away"][0].clone();
    assert_eq!(away["claim_from"].as_u64(), away["since"].as_u64().map(|since| since + 120_000));
    let early = white.act(r#"{"id":"3","act":"claim_absence","as":"win"}"#).await;
    assert_eq!(early["refused"]["code"], "not_enough_reason");
    scene.time.pass(120_000);
    let claimed = white.act(r#"{"id":"4","act":"claim_absence","as":"win"}"#).await;
    assert!(claimed.get("seq").is_some(), "{claimed}");
    let state = serde_json::to_value(scene.hall.view(game).await.unwrap().state).unwrap();
    assert_eq!((&state["result"], &state["reason"]), (&"1-0".into(), &"absence".into()));
}

#[tokio::test]
async fn a_player_who_is_back_is_written_down_too() {
    let scene = Scene::new();
    let (game, mut white, black, tokens) = scene.play(BLITZ).await;
    white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    leave(&black, "black", &mut white).await;
    scene.time.pass(10_100);
    entry(&mut white, "disconnected").await;
    let _black = scene.sit(game, token(&tokens, Seat::Black), None).await;
    let back = entry(&mut white, "connected").await;
    assert_eq!(back["act"]["player"], "black");
    assert!(back["stands"].get("waits").is_none(), "{back}");
}

#[tokio::test]
async fn no_player_can_say_that_the_other_is_away() {
    let scene = Scene::new();
    let (_, mut white, _black, _) = scene.play(BLITZ).await;
    let answer = white.act(r#"{"id":"1","act":"disconnected","player":"black"}"#).await;
    assert_eq!(answer["refused"]["code"], "not_allowed");
}

#[tokio::test]
async fn a_game_waits_until_both_are_ready() {
    let scene = Scene::new();
    let (game, tokens) = scene.create(RAPID).await;
    let mut white = scene.sit(game, token(&tokens, Seat::White), None).await;
    let mut black = scene.sit(game, token(&tokens, Seat::Black), None).await;
    let early = white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    assert_eq!(early["refused"]["code"], "not_started");
    scene.hall.ready(game, white.socket, true).await;
    let mut told = seats(&mut black).await;
    while seat(&told, "white")["ready"] != true {
        told = seats(&mut black).await;
    }
    // Readiness ends with the connection.
    scene.hall.leave(game, white.socket).await;
    scene.hall.ready(game, black.socket, true).await;
    let mut white = scene.sit(game, token(&tokens, Seat::White), None).await;
    let early = white.act(r#"{"id":"2","act":"play","move":"e2e4"}"#).await;
    assert_eq!(early["refused"]["code"], "not_started");
    scene.time.pass(75_000);
    scene.hall.ready(game, white.socket, true).await;
    let started = white.ruling("started").await;
    assert_eq!(started["article"], "6.6");
    let moved = white.act(r#"{"id":"3","act":"play","move":"e2e4"}"#).await;
    assert_eq!(moved["clock"]["white"], 900_000, "the clock did not run before");
}

#[tokio::test]
async fn who_watches_is_never_ready() {
    let scene = Scene::new();
    let (game, tokens) = scene.create(r#"{"seat":"both","ready":true}"#).await;
    let watcher = scene.sit(game, None, None).await;
    let mut both = scene.sit(game, token(&tokens, Seat::Both), None).await;
    scene.hall.ready(game, watcher.socket, true).await;
    let early = both.act(r#"{"id":"1","by":"white","act":"play","move":"e2e4"}"#).await;
    assert_eq!(early["refused"]["code"], "not_started");
    scene.hall.ready(game, both.socket, true).await;
    both.ruling("started").await;
}

#[tokio::test]
async fn a_move_is_taken_back_by_agreement() {
    let mut scene = Scene::new();
    let (game, mut white, mut black, _) = scene.play(BLITZ).await;
    white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    white.act(r#"{"id":"2","act":"take_back"}"#).await;
    let asked = entry(&mut black, "take_back").await;
    assert_eq!(asked["stands"]["waits"]["take_back"], serde_json::json!(["white"]));
    let answer = black.act(r#"{"id":"1","act":"accept_take_back"}"#).await;
    assert!(answer.get("seq").is_some(), "{answer}");
    let taken = entry(&mut white, "accept_take_back").await;
    assert_eq!((&taken["stands"]["history_length"], &taken["stands"]["turn"]), (&0.into(), &"white".into()));
    assert!(taken["stands"].get("waits").is_none());
    // After a crash the game is in the state after its rows.
    drop((white, black));
    scene.fall(1_000);
    let state = serde_json::to_value(scene.hall.view(game).await.unwrap().state).unwrap();
    assert_eq!(state["moves"], serde_json::json!([]));
}

#[tokio::test]
async fn a_seat_can_be_joined_with_a_token_that_was_ready_before() {
    let scene = Scene::new();
    let (game, tokens) = scene.create(RAPID).await;
    let join = JoinFrame { token: token(&tokens, Seat::White).map(str::to_owned), after: None, language: None };
    let (first, _kept) = scene.hall.join(game, join.clone()).await.unwrap();
    scene.hall.ready(game, first, true).await;
    // A second device takes the seat over: the player is still connected, and still ready.
    let (_, mut joined) = scene.hall.join(game, join).await.unwrap();
    let mut black = scene.sit(game, token(&tokens, Seat::Black), None).await;
    scene.hall.ready(game, black.socket, true).await;
    black.ruling("started").await;
    assert!(joined.told.try_recv().is_ok());
}
