//! The lobby: games being played, games that wait for an opponent, and what only their players may see.

mod support;

use protocol::{CreateGame, JoinOpen, LobbyFrame, MineQuery, MineSeat, Seat};
use serde_json::Value;
use server::{GameId, HallError};
use support::{BLITZ, Scene, token};

const OPEN: &str = r#"{"regulations":{"time_control":"180+2"},"seat":"white","name":"Přemysl Janda","open":true}"#;

fn json(lobby: &LobbyFrame) -> Value {
    serde_json::from_str(&lobby.to_text()).unwrap()
}

async fn open(scene: &Scene, wanted: &str) -> (GameId, String) {
    let created = scene.hall.create(&CreateGame::read(wanted).unwrap(), false).await.unwrap();
    (created.game.parse().unwrap(), created.token.unwrap())
}

#[tokio::test]
async fn an_open_game_is_listed_while_somebody_waits_and_the_first_who_joins_has_the_seat() {
    let scene = Scene::new();
    let (game, token) = open(&scene, OPEN).await;
    assert_eq!(scene.hall.lobby(0, "").open.len(), 0, "nobody waits there yet");
    let refused = scene.hall.join_open(game, JoinOpen::default()).await.unwrap_err();
    assert!(matches!(refused, HallError::NotOpen));

    let mut host = scene.sit(game, Some(&token), None).await;
    let listed = json(&scene.hall.lobby(0, ""))["open"][0].clone();
    assert_eq!(listed["name"], "Přemysl Janda");
    assert_eq!(
        (&listed["seat"], &listed["pace"], &listed["time_control"]),
        (&"black".into(), &"blitz".into(), &"180+2".into())
    );

    let join = JoinOpen::read(r#"{"name":"Nela"}"#).unwrap();
    let taken = scene.hall.join_open(game, join.clone()).await.unwrap();
    assert_eq!(taken.seat, Seat::Black);
    assert!(matches!(scene.hall.join_open(game, join).await.unwrap_err(), HallError::NotOpen));
    assert_eq!(scene.hall.lobby(0, "").open.len(), 0);
    scene.sit(game, Some(&taken.token), None).await;
    assert_eq!(host.next().await["entry"]["act"]["act"], "start");
    assert_eq!(scene.hall.lobby(0, "").games, [game.to_string()]);
}

#[tokio::test]
async fn whoever_goes_away_waits_no_longer_and_whoever_looks_at_the_list_does() {
    let scene = Scene::new();
    let (game, token) = open(&scene, OPEN).await;
    let host = scene.sit(game, Some(&token), None).await;
    scene.hall.leave(game, host.socket).await;
    let query = MineQuery { seats: vec![MineSeat { game: game.to_string(), token }] };
    for _ in 0..4 {
        scene.time.pass(10_000);
        scene.hall.mine(&query).await.unwrap();
        assert_eq!(scene.hall.lobby(0, "").open.len(), 1);
    }
    scene.time.pass(15_000);
    assert_eq!(scene.hall.lobby(0, "").open.len(), 0);
    assert!(matches!(scene.hall.join_open(game, JoinOpen::default()).await.unwrap_err(), HallError::NotOpen));
}

#[tokio::test]
async fn colours_by_lot_are_not_told_and_an_arbiter_needs_consent() {
    let scene = Scene::new();
    let wanted = r#"{"regulations":{"start":518},"open":true,"arbiter":true}"#;
    let (game, token) = open(&scene, wanted).await;
    scene.sit(game, Some(&token), None).await;
    let listed = json(&scene.hall.lobby(0, ""))["open"][0].clone();
    assert_eq!((listed.get("seat"), &listed["arbiter"]), (None, &true.into()));
    let refused = scene.hall.join_open(game, JoinOpen::default()).await.unwrap_err();
    assert!(matches!(refused, HallError::NoConsent));
    scene.hall.join_open(game, JoinOpen { name: None, arbiter: true }).await.unwrap();
}

#[tokio::test]
async fn a_game_that_is_not_open_cannot_be_joined() {
    let scene = Scene::new();
    let (game, token) = open(&scene, BLITZ).await;
    scene.sit(game, Some(&token), None).await;
    assert_eq!(scene.hall.lobby(0, "").open.len(), 0);
    assert!(matches!(scene.hall.join_open(game, JoinOpen::default()).await.unwrap_err(), HallError::NotOpen));
    let both = CreateGame::read(r#"{"seat":"both","open":true}"#).unwrap();
    assert!(scene.hall.create(&both, true).await.unwrap_err().to_string().contains("open"));
}

#[tokio::test]
async fn a_card_follows_the_moves_and_only_what_has_changed_is_sent_again() {
    let scene = Scene::new();
    let (game, mut white, _black, _) = scene.play(BLITZ).await;
    let (other, mut elsewhere, ..) = scene.play(BLITZ).await;
    let first = scene.hall.lobby(0, "");
    assert_eq!((first.games.len(), first.cards.len(), first.playing), (2, 2, 2));
    assert_eq!(first.games[0], other.to_string(), "the newest first");
    scene.time.pass(4_000);
    white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    scene.time.pass(1_500);
    let next = scene.hall.lobby(first.version, "");
    assert_eq!(next.games, [game.to_string(), other.to_string()]);
    let next = json(&next);
    assert_eq!(next["cards"].as_array().unwrap().len(), 1);
    let card = &next["cards"][0];
    assert_eq!(card["position"], "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    assert_eq!((&card["last"], &card["turn"], &card["age"]), (&"e2e4".into(), &"black".into(), &1_500.into()));
    assert_eq!(card["clock"]["running"], "black");

    // Acts that change nothing on the board do not change the order.
    elsewhere.act(r#"{"id":"1","act":"offer_draw"}"#).await;
    assert_eq!(scene.hall.lobby(0, "").games[0], game.to_string());

    white.act(r#"{"id":"2","act":"resign"}"#).await;
    let over = json(&scene.hall.lobby(0, ""));
    let card = over["cards"].as_array().unwrap().iter().find(|card| card["game"] == game.to_string()).unwrap();
    assert_eq!((&card["result"], &card["reason"]), (&"0-1".into(), &"resignation".into()));
    assert_eq!(over["playing"], 1);
    scene.time.pass(30_000);
    assert_eq!(scene.hall.lobby(0, "").games, [other.to_string()]);
}

#[tokio::test]
async fn a_game_that_is_watched_late_is_listed_late_but_not_for_its_players() {
    let scene = Scene::new();
    let wanted = r#"{"regulations":{"time_control":"180+2"},"seat":"white","spectators_delay":60000}"#;
    let (game, tokens) = scene.create(wanted).await;
    let mut white = scene.sit(game, token(&tokens, Seat::White), None).await;
    let _black = scene.sit(game, token(&tokens, Seat::Black), None).await;
    assert_eq!(white.next().await["entry"]["act"]["act"], "start");
    scene.time.pass(2_000);
    white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    white.act(r#"{"id":"2","act":"resign"}"#).await;
    assert_eq!(scene.hall.lobby(0, "").games.len(), 0, "that it has begun is shown later");
    let token = token(&tokens, Seat::White).unwrap().to_owned();
    let mine = MineQuery { seats: vec![MineSeat { game: game.to_string(), token }] };
    let mine = scene.hall.mine(&mine).await.unwrap().to_text();
    assert!(mine.contains("4P3") && mine.contains("resignation"), "{mine}");

    let mut watcher = scene.sit(game, None, None).await;
    scene.time.pass(59_000);
    assert_eq!(watcher.next().await["entry"]["act"]["act"], "start");
    let begun = json(&scene.hall.lobby(0, ""));
    assert_eq!((&begun["cards"][0]["result"], begun["cards"][0].get("last")), (&"*".into(), None), "{begun}");
    scene.time.pass(5_000);
    assert_eq!(watcher.next().await["entry"]["act"]["act"], "play");
    assert_eq!(watcher.next().await["entry"]["act"]["act"], "resign");
    assert_eq!(json(&scene.hall.lobby(0, ""))["cards"][0]["result"], "0-1");
}

#[tokio::test]
async fn names_are_found_without_their_accents() {
    let scene = Scene::new();
    let (game, token) = open(&scene, OPEN).await;
    scene.sit(game, Some(&token), None).await;
    for found in ["premysl", "JANDA  pre", "", "  "] {
        assert_eq!(scene.hall.lobby(0, found).open.len(), 1, "{found:?}");
        assert_eq!(scene.hall.search(None, 10, None, found).await.unwrap().games.len(), 1, "{found:?}");
    }
    for other in ["janda novak", "přemysla"] {
        assert_eq!(scene.hall.lobby(0, other).open.len(), 0, "{other:?}");
        assert_eq!(scene.hall.lobby(0, other).waiting, 1);
        assert_eq!(scene.hall.search(None, 10, None, other).await.unwrap().games.len(), 0, "{other:?}");
    }
}

#[tokio::test]
async fn after_a_restart_the_list_is_there_again() {
    let mut scene = Scene::new();
    let (game, mut white, ..) = scene.play(BLITZ).await;
    white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    for _ in 0..2 {
        scene.fall(10_000);
        scene.hall.take_up().await.unwrap();
        let listed = json(&scene.hall.lobby(99, ""));
        assert_eq!(listed["games"][0], game.to_string());
        assert_eq!(listed["cards"][0]["phase"], "stopped");
    }
}
