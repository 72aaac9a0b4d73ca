//! No client can fill the disk with a game, or the memory by looking at old ones.

mod support;

use protocol::{CreateGame, JoinFrame, MineQuery, MineSeat, Seat, TakeSeat};
use serde_json::json;
use server::{Asker, Engines, GameId, HallError, Journal, Limits};
use support::{BLITZ, Scene, token};

fn limited(limits: Limits) -> Scene {
    Scene::limited(Engines::none(), limits)
}

#[tokio::test]
async fn a_game_with_too_many_entries_can_only_be_played_on_and_ended() {
    let scene = limited(Limits { game_rows: 10, ..Limits::default() });
    let (game, mut white, mut black, _) = scene.play(&BLITZ.replace("{\"time", "{\"edition\":\"2009\",\"time")).await;
    let mut answers = Vec::new();
    for number in 0..12 {
        let adjust = json!({ "id": format!("a{number}"), "act": "adjust", "squares": ["e2"] });
        answers.push(white.act(&adjust.to_string()).await);
    }
    let codes: Vec<_> = answers.iter().filter_map(|answer| answer["error"]["code"].as_str()).collect();
    assert!(codes.len() >= 4 && codes.iter().all(|code| *code == "game_too_long"), "{answers:?}");
    let detail = answers[11]["error"]["detail"].as_str().unwrap();
    assert!(detail.contains("10 entries") && detail.contains("resigning"), "{detail}");
    assert_eq!(scene.journal.read(game, 0).unwrap().len(), 10);
    // Moves have four times the limit.
    let knights = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let mut refused = None;
    for (number, mv) in knights.into_iter().cycle().take(40).enumerate() {
        let player = if number % 2 == 0 { &mut white } else { &mut black };
        let answer = player.act(&json!({ "id": format!("m{number}"), "act": "play", "move": mv }).to_string()).await;
        if answer["error"]["code"] == "game_too_long" {
            refused = Some(number);
            break;
        }
        assert!(answer["seq"].is_number(), "{answer}");
    }
    assert_eq!((refused, scene.journal.read(game, 0).unwrap().len()), (Some(30), 40));
    assert!(black.act(r#"{"id":"r","act":"resign"}"#).await["seq"].is_number(), "a game can always be ended");
}

#[tokio::test]
async fn the_arbiter_and_the_clock_are_never_locked_out() {
    let scene = limited(Limits { game_rows: 1, game_bytes: 1, ..Limits::default() });
    let (game, tokens) = scene.create(&BLITZ.replace("\"seat\"", "\"arbiter\":true,\"seat\"")).await;
    let mut white = scene.sit(game, token(&tokens, Seat::White), None).await;
    let mut arbiter = scene.sit(game, token(&tokens, Seat::Arbiter), None).await;
    assert!(arbiter.act(r#"{"id":"1","act":"start"}"#).await["seq"].is_number());
    assert_eq!(white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await["error"]["code"], "game_too_long");
    assert!(arbiter.act(r#"{"id":"2","act":"warn","player":"white"}"#).await["error"].is_null());
    let before = scene.journal.read(game, 0).unwrap().len();
    scene.time.pass(400_000);
    while scene.journal.read(game, 0).unwrap().len() == before {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn an_address_that_writes_too_much_creates_no_more_games() {
    let limits = Limits { bytes_per_hour: 20_000, ..Limits::default() };
    let scene = limited(limits);
    let wanted = |half_moves: usize| {
        let moves: Vec<&str> = ["Nf3", "Nf6", "Ng1", "Ng8"].into_iter().cycle().take(half_moves).collect();
        let pgn = (half_moves > 0).then(|| format!("{} *", moves.join(" ")));
        let regulations = json!({ "edition": "2009", "time_control": "3600" });
        let wanted = json!({ "seat": "white", "pgn": pgn, "regulations": regulations });
        CreateGame::read(&wanted.to_string()).unwrap()
    };
    let from = Some([10, 0, 0, 1].into());
    scene.hall.create_from(&wanted(10), false, from).await.unwrap();
    scene.hall.create_from(&wanted(60), false, from).await.unwrap();
    let refused = scene.hall.create_from(&wanted(0), false, from).await.unwrap_err();
    assert_eq!(refused.code(), "too_much_written");
    scene.hall.create_from(&wanted(0), false, Some([10, 0, 0, 2].into())).await.unwrap();
    scene.hall.create_from(&wanted(0), true, from).await.unwrap();
    scene.time.pass(3_600_000);
    scene.hall.create_from(&wanted(0), false, from).await.unwrap();
}

#[tokio::test]
async fn looking_at_old_games_takes_no_room_from_those_who_play() {
    let scene = limited(Limits { open_games: 4, old_games: 3, ..Limits::default() });
    let mut old = Vec::new();
    for _ in 0..12 {
        let (game, white, mut black, _) = scene.play(BLITZ).await;
        assert!(black.act(r#"{"id":"r","act":"resign"}"#).await["seq"].is_number());
        scene.hall.leave(game, white.socket).await;
        scene.hall.leave(game, black.socket).await;
        // It leaves memory before the next one is created.
        while scene.hall.open_games() > 0 {
            scene.time.pass(61_000);
            tokio::task::yield_now().await;
        }
        old.push(game);
    }
    let (game, mut white, _black, _) = scene.play(BLITZ).await;
    // One client keeps watching the first game; others only look once.
    let mut watcher = scene.sit(old[0], None, None).await;
    for &old in &old {
        scene.hall.view(old).await.unwrap();
        assert!(scene.hall.pgn(old, Asker::default()).await.unwrap().contains("[Result \"1-0\"]"));
    }
    let sent_away = loop {
        let frame = watcher.any().await;
        if frame.is_null() || frame.get("closed").is_some() {
            break frame;
        }
    };
    assert_eq!(sent_away["closed"]["code"], "resting", "{sent_away}");
    while scene.hall.open_games() > 4 {
        tokio::task::yield_now().await;
    }
    assert!(white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await["seq"].is_number());
    // Three old games and one that is played are in memory: there is room for three more.
    for _ in 0..3 {
        let (new, _) = scene.create(BLITZ).await;
        assert_ne!(new, game);
    }
    let wanted = CreateGame::read(BLITZ).unwrap();
    assert!(matches!(scene.hall.create(&wanted, true).await, Err(HallError::Full(_))));
    assert!(scene.hall.view(old[0]).await.is_ok(), "an old game can be looked at again");
}

#[tokio::test]
async fn made_up_tokens_take_no_room_from_those_who_play_either() {
    let scene = limited(Limits { open_games: 4, old_games: 3, ..Limits::default() });
    let (wanted, organiser) = (CreateGame::read(BLITZ).unwrap(), true);
    let mut waiting: Vec<GameId> = Vec::new();
    for _ in 0..12 {
        let created = scene.hall.create(&wanted, organiser).await.unwrap();
        waiting.push(created.game.parse().unwrap());
    }
    let forged = "f".repeat(64);
    for game in &waiting {
        let seats = vec![MineSeat { game: game.to_string(), token: forged.clone() }];
        assert!(scene.hall.mine(&MineQuery { seats }).await.unwrap().games.is_empty());
        let join = JoinFrame { token: Some(forged.clone()), after: None, language: None };
        assert!(matches!(scene.hall.join(*game, join).await, Err(HallError::NoSeat)));
        assert!(scene.hall.rematch(*game, &forged).await.is_err());
        assert!(scene.hall.abort(*game, &forged).await.is_err());
        assert!(scene.hall.record(*game, &forged, None).await.is_err());
        let claim = TakeSeat { invitation: forged.clone(), name: None, arbiter: true, secret: None };
        assert!(scene.hall.take_seat_holding(*game, claim, Some(&forged)).await.is_err());
    }
    while scene.hall.open_games() > 3 {
        tokio::task::yield_now().await;
    }
    scene.hall.create(&wanted, organiser).await.unwrap();
}
