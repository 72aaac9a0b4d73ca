//! The server without a network: seats, acts, clocks, restarts.

mod support;

use protocol::{ClientFrame, CreateGame, JoinFrame, Seat, TakeSeat};
use serde_json::Value;
use server::{Asker, GameId, HallError, Journal};
use support::{BLITZ, Scene, token};

#[tokio::test]
async fn a_game_begins_when_both_are_here_and_acts_are_answered_with_number_hash_and_clocks() {
    let scene = Scene::new();
    let (_, mut white, mut black, _) = scene.play(BLITZ).await;
    scene.time.pass(4_000);
    let ack = white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    assert_eq!(
        (&ack["seq"], &ack["clock"]["white"], &ack["clock"]["running"]),
        (&4.into(), &180_000.into(), &"black".into())
    );
    assert_eq!(ack["hash"].as_str().unwrap().len(), 64);
    let made = black.ruling("move_made").await;
    assert_eq!((&made["san"], &made["at"]), (&"e4".into(), &4_000.into()));
}

#[tokio::test]
async fn a_refused_act_is_told_to_the_actor_and_not_written_down() {
    let scene = Scene::new();
    let (game, mut white, mut black, _) = scene.play(BLITZ).await;
    let refused = white.act(r#"{"id":"1","act":"play","move":"e2e5"}"#).await;
    assert_eq!(refused["refused"]["code"], "illegal_move");
    assert_eq!(scene.journal.read(game, 0).unwrap().len(), 3, "created, seated, started");
    white.act(r#"{"id":"2","act":"play","move":"e2e4"}"#).await;
    assert_eq!(black.ruling("move_made").await["move"], "e2e4");
    let spoilt = white.act(r#"{"id":"3","act":"touch"}"#).await;
    assert_eq!(spoilt["error"]["code"], "not_understood");
}

#[tokio::test]
async fn a_repeated_id_gets_the_first_answer() {
    let mut scene = Scene::new();
    let (game, mut white, _black, tokens) = scene.play(BLITZ).await;
    let first = white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    scene.time.pass(700);
    assert_eq!(white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await, first);
    assert_eq!(white.act(r#"{"id":"1","act":"resign"}"#).await, first, "an id is burnt by its first use");
    let refused = white.act(r#"{"id":"2","act":"play","move":"d2d4"}"#).await;
    assert!(refused["refused"].is_object());
    assert_eq!(white.act(r#"{"id":"2","act":"offer_draw"}"#).await, refused);
    scene.fall(60_000);
    let mut white = scene.sit(game, token(&tokens, Seat::White), None).await;
    assert_eq!(white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await, first, "also after a fall");
}

#[tokio::test]
async fn who_rejoins_gets_exactly_what_was_missed() {
    let scene = Scene::new();
    let (game, mut white, mut black, tokens) = scene.play(BLITZ).await;
    let seen = white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await["seq"].as_u64().unwrap();
    black.act(r#"{"id":"1","act":"play","move":"e7e5"}"#).await;
    white.act(r#"{"id":"2","act":"play","move":"g1f3"}"#).await;
    let again = scene.sit(game, token(&tokens, Seat::Black), Some(seen)).await.missed();
    let numbers: Vec<Option<u64>> = again.iter().map(|frame| frame["entry"]["seq"].as_u64()).collect();
    assert_eq!(numbers, [Some(seen + 1), Some(seen + 2), None]);
    assert_eq!(again[2]["view"]["seq"], seen + 2);
    assert_eq!(again[2]["view"]["state"]["moves"], serde_json::json!(["e2e4", "e7e5", "g1f3"]));
}

#[tokio::test]
async fn a_second_device_takes_the_seat_over_and_the_first_is_told() {
    let scene = Scene::new();
    let (game, mut white, _black, tokens) = scene.play(BLITZ).await;
    let mut second = scene.sit(game, token(&tokens, Seat::White), None).await;
    assert_eq!(white.next().await["closed"]["code"], "taken_over");
    assert_eq!(white.next().await, Value::Null);
    white.send(r#"{"id":"1","act":"resign"}"#).await;
    assert!(second.act(r#"{"id":"2","act":"play","move":"e2e4"}"#).await["seq"].is_number());
}

#[tokio::test]
async fn who_watches_sees_and_cannot_act() {
    let scene = Scene::new();
    let (game, mut white, _black, _) = scene.play(BLITZ).await;
    let mut watcher = scene.sit(game, None, None).await;
    assert_eq!(watcher.act(r#"{"id":"1","act":"resign"}"#).await["error"]["code"], "no_seat");
    let report = r#"{"id":"2","act":"report","irregularity":"device","player":"white"}"#;
    assert_eq!(watcher.act(report).await["error"]["code"], "no_arbiter");
    white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    watcher.ruling("move_made").await;
}

#[tokio::test]
async fn nobody_but_the_arbiter_learns_how_many_moves_were_completed() {
    let scene = Scene::new();
    let (game, tokens) = scene.create(r#"{"seat":"none","arbiter":true}"#).await;
    let mut white = scene.sit(game, token(&tokens, Seat::White), None).await;
    let mut arbiter = scene.sit(game, token(&tokens, Seat::Arbiter), None).await;
    let mut watcher = scene.sit(game, None, None).await;
    assert!(white.act(r#"{"id":"0","act":"start"}"#).await["refused"].is_object());
    assert_eq!(arbiter.ruling("refused").await["code"], "not_started", "the arbiter is told what was refused");
    arbiter.act(r#"{"id":"1","act":"start"}"#).await;
    white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    assert_eq!(arbiter.ruling("move_completed").await["moves_completed"], 1);
    assert_eq!(watcher.ruling("move_completed").await.get("moves_completed"), None);
}

#[tokio::test]
async fn what_a_spectator_reports_only_the_arbiter_learns() {
    let scene = Scene::new();
    let wanted = r#"{"seat":"none","arbiter":true,"spectators_delay":60000}"#;
    let (game, tokens) = scene.create(wanted).await;
    let mut white = scene.sit(game, token(&tokens, Seat::White), None).await;
    let mut arbiter = scene.sit(game, token(&tokens, Seat::Arbiter), None).await;
    arbiter.act(r#"{"id":"1","act":"start"}"#).await;
    let mut watcher = scene.sit(game, None, None).await;
    let report = r#"{"id":"r","act":"report","irregularity":"device","player":"black","why":"in the pocket"}"#;
    let told = serde_json::json!({ "ack": "r", "reported": true });
    assert_eq!(watcher.act(report).await, told, "no number and no clock that the spectator may not see yet");
    let heard = loop {
        let frame = arbiter.next().await;
        if frame["entry"]["by"] == "spectator" {
            break frame;
        }
    };
    assert_eq!((&heard["entry"]["act"]["irregularity"], heard["entry"]["seq"].is_number()), (&"device".into(), true));
    assert_eq!(watcher.act(report).await, told, "what is sent again is told once");
    for id in ["s", "t", "u"] {
        watcher.act(&report.replace("\"r\"", &format!("\"{id}\""))).await;
    }
    let flood = watcher.act(&report.replace("\"r\"", "\"v\"")).await;
    assert_eq!(flood["error"]["code"], "too_many_reports");
    white.act(r#"{"id":"1","act":"resign"}"#).await;
    let missed = scene.sit(game, token(&tokens, Seat::Black), Some(0)).await.missed();
    assert!(missed.iter().all(|frame| frame["entry"]["by"] != "spectator"), "{missed:?}");
    let official = scene.sit(game, token(&tokens, Seat::Arbiter), Some(0)).await.missed();
    assert_eq!(official.iter().filter(|frame| frame["entry"]["by"] == "spectator").count(), 3);
}

#[tokio::test]
async fn a_refused_act_gets_its_first_answer_however_many_came_between() {
    let scene = Scene::new();
    // A stop that does not end by itself.
    let stops = r#"{"regulations":{"time_control":"180+2","stops":{"each":9}},"seat":"white","name":"Anna"}"#;
    let (game, mut white, mut black, tokens) = scene.play(stops).await;
    let early = r#"{"id":"early","act":"play","move":"e7e5"}"#;
    let first = black.act(early).await;
    assert!(first["refused"].is_object(), "{first}");
    for number in 0..500 {
        let refused = black.act(&format!(r#"{{"id":"{number}","act":"play","move":"e7e5"}}"#)).await;
        assert!(refused["refused"].is_object());
    }
    white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    assert_eq!(black.act(early).await, first, "though the move would be legal now");
    // The game leaves memory and is loaded again.
    white.act(r#"{"id":"2","act":"stop_clocks"}"#).await;
    for client in [&white, &black] {
        scene.hall.leave(game, client.socket).await;
    }
    while scene.hall.open_games() > 0 {
        scene.time.pass(60_000);
        tokio::task::yield_now().await;
    }
    let mut black = scene.sit(game, token(&tokens, Seat::Black), None).await;
    assert_eq!(black.act(early).await, first);
}

#[tokio::test]
async fn refusals_take_a_bounded_room_and_none_is_answered_in_another_way() {
    let scene = Scene::new();
    let (_, mut white, mut black, _) = scene.play(BLITZ).await;
    let act = |number: u32| format!(r#"{{"id":"{number}","act":"play","move":"e7e5"}}"#);
    let mut number = 0;
    let first = black.act(&act(number)).await;
    let last = loop {
        number += 1;
        let answer = black.act(&act(number)).await;
        if answer["error"].is_object() {
            break answer;
        }
        assert!(number < 10_000, "there is no bound");
    };
    assert_eq!(last["error"]["code"], "too_many_refused");
    white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    assert_eq!(black.act(&act(0)).await, first);
    assert!(black.act(r#"{"id":"new","act":"play","move":"e7e5"}"#).await["seq"].is_number(), "play continues");
}

#[tokio::test]
async fn what_a_player_writes_down_the_opponent_does_not_read() {
    let scene = Scene::new();
    let wanted = r#"{"regulations":{"scoresheets":"players"},"seat":"white"}"#;
    let (game, mut white, mut black, tokens) = scene.play(wanted).await;
    white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    white.act(r#"{"id":"2","act":"record","text":"e4"}"#).await;
    black.act(r#"{"id":"1","act":"play","move":"e7e5"}"#).await;
    let seen = |frames: &[Value]| frames.iter().filter(|frame| frame["entry"]["act"]["act"] == "record").count();
    let own = scene.sit(game, token(&tokens, Seat::White), Some(0)).await.missed();
    let other = scene.sit(game, token(&tokens, Seat::Black), Some(0)).await.missed();
    assert_eq!((seen(&own), seen(&other)), (1, 0));
}

#[tokio::test]
async fn by_is_said_at_a_shared_screen_only() {
    let scene = Scene::new();
    let (_, mut white, _black, _) = scene.play(BLITZ).await;
    let forged = white.act(r#"{"id":"1","by":"black","act":"resign"}"#).await;
    assert_eq!(forged["error"]["code"], "wrong_seat");
    let (game, tokens) = scene.create(r#"{"seat":"both"}"#).await;
    let mut both = scene.sit(game, token(&tokens, Seat::Both), None).await;
    assert!(both.act(r#"{"id":"1","by":"white","act":"play","move":"e2e4"}"#).await["seq"].is_number());
    assert!(both.act(r#"{"id":"2","by":"black","act":"play","move":"e7e5"}"#).await["seq"].is_number());
    assert_eq!(both.act(r#"{"id":"3","by":"arbiter","act":"stop_clocks"}"#).await["error"]["code"], "wrong_seat");
}

#[tokio::test]
async fn an_invitation_is_claimed_once() {
    let scene = Scene::new();
    let created = scene.hall.create(&CreateGame::read(BLITZ).unwrap(), false).await.unwrap();
    let game: GameId = created.game.parse().unwrap();
    let claim = |text: &str| TakeSeat { invitation: text.to_owned(), name: None, arbiter: false, secret: None };
    let invitation = &created.invitations[0].invitation;
    assert!(matches!(scene.hall.take_seat(game, claim("guessed")).await, Err(HallError::NoInvitation)));
    assert_eq!(scene.hall.take_seat(game, claim(invitation)).await.unwrap().seat, Seat::Black);
    assert!(matches!(scene.hall.take_seat(game, claim(invitation)).await, Err(HallError::NoInvitation)));
    let stolen = JoinFrame { token: Some(invitation.clone()), ..JoinFrame::default() };
    assert!(matches!(scene.hall.join(game, stolen).await, Err(HallError::NoSeat)));
    let nowhere = GameId::random().unwrap();
    assert!(matches!(scene.hall.view(nowhere).await, Err(HallError::NoSuchGame)));
}

#[tokio::test]
async fn an_arbiter_in_a_casual_game_needs_both_players_consent() {
    let scene = Scene::new();
    let wanted = CreateGame::read(r#"{"seat":"white","arbiter":true}"#).unwrap();
    let created = scene.hall.create(&wanted, false).await.unwrap();
    let game: GameId = created.game.parse().unwrap();
    let invitation = |seat| {
        let found = created.invitations.iter().find(|invitation| invitation.seat == seat).unwrap();
        found.invitation.clone()
    };
    let claim = |seat, arbiter| TakeSeat { invitation: invitation(seat), name: None, arbiter, secret: None };
    let early = scene.hall.take_seat(game, claim(Seat::Arbiter, true)).await;
    assert!(matches!(early, Err(HallError::PlayersFirst)));
    let unwilling = scene.hall.take_seat(game, claim(Seat::Black, false)).await;
    assert!(matches!(unwilling, Err(HallError::NoConsent)));
    scene.hall.take_seat(game, claim(Seat::Black, true)).await.unwrap();
    let nameless = scene.hall.take_seat(game, claim(Seat::Arbiter, true)).await;
    assert!(matches!(nameless, Err(HallError::Frame(error)) if error.field == "name"));
}

#[tokio::test]
async fn a_flag_falls_at_its_own_moment_though_nobody_acts() {
    let scene = Scene::new();
    let (game, mut white, _black, _) = scene.play(BLITZ).await;
    scene.time.pass(182_019);
    // The flag is ruled on only after the grace period; until then the game continues.
    let state = serde_json::to_value(scene.hall.view(game).await.unwrap().state).unwrap();
    assert_eq!((&state["phase"], &state["clock"]["white"]), (&"playing".into(), &0.into()));
    scene.time.pass(1);
    let over = white.ruling("game_over").await;
    assert_eq!((&over["result"], &over["reason"], &over["at"]), (&"0-1".into(), &"flag_fall".into(), &182_000.into()));
}

#[tokio::test]
async fn an_act_that_arrived_in_time_counts_though_its_deadline_has_passed() {
    let scene = Scene::new();
    let (game, mut white, _black, _) = scene.play(BLITZ).await;
    scene.time.pass(181_999);
    let arrived = scene.hall.now();
    let ClientFrame::Act(act) = ClientFrame::read(r#"{"id":"1","act":"play","move":"e2e4"}"#).unwrap() else {
        panic!()
    };
    scene.time.pass(15);
    scene.hall.act(game, white.socket, act, arrived).await;
    let made = white.ruling("move_made").await;
    assert_eq!(made["at"], 181_999);
}

#[tokio::test]
async fn an_act_that_came_too_late_is_refused_after_the_flag() {
    let scene = Scene::new();
    let (_, mut white, _black, _) = scene.play(BLITZ).await;
    scene.time.pass(182_005);
    white.send(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    scene.time.pass(20);
    white.ruling("game_over").await;
    assert_eq!(white.next().await["refused"]["code"], "game_over");
}

#[tokio::test]
async fn after_a_fall_a_game_comes_back_stopped_and_nobody_has_lost_time() {
    let mut scene = Scene::new();
    let wanted = r#"{"seat":"none","arbiter":true,"regulations":{"time_control":"180+2"}}"#;
    let (game, tokens) = scene.create(wanted).await;
    let mut white = scene.sit(game, token(&tokens, Seat::White), None).await;
    let mut arbiter = scene.sit(game, token(&tokens, Seat::Arbiter), None).await;
    arbiter.act(r#"{"id":"1","act":"start"}"#).await;
    scene.time.pass(5_000);
    white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    scene.fall(3_600_000);
    assert_eq!(scene.hall.take_up().await.unwrap(), 1);
    let mut arbiter = scene.sit(game, token(&tokens, Seat::Arbiter), None).await;
    let view = arbiter.missed().pop().unwrap();
    let state = &view["view"]["state"];
    assert_eq!(
        (&state["phase"], &state["clock"]["white"], &state["clock"]["black"]),
        (&"stopped".into(), &179_000.into(), &182_000.into())
    );
    arbiter.act(r#"{"id":"2","act":"resume"}"#).await;
    scene.time.pass(1_000);
    let mut black = scene.sit(game, token(&tokens, Seat::Black), None).await;
    let ack = black.act(r#"{"id":"1","act":"play","move":"e7e5"}"#).await;
    assert_eq!(ack["clock"]["black"], 183_000);
}

#[tokio::test]
async fn without_an_arbiter_both_players_agree_to_go_on_after_a_fall() {
    let mut scene = Scene::new();
    let game = {
        let (game, mut white, black, tokens) = scene.play(BLITZ).await;
        white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
        drop(black);
        scene.fall(3_600_000);
        let mut white = scene.sit(game, token(&tokens, Seat::White), None).await;
        let mut black = scene.sit(game, token(&tokens, Seat::Black), None).await;
        let stopped = black.act(r#"{"id":"1","act":"play","move":"e7e5"}"#).await;
        assert_eq!(stopped["refused"]["code"], "clocks_stopped");
        let agreed = black.act(r#"{"id":"2","act":"agree_resume"}"#).await;
        assert!(agreed["seq"].is_number(), "{agreed}");
        assert!(white.act(r#"{"id":"2","act":"agree_resume"}"#).await["seq"].is_number());
        black.ruling("resumed").await;
        assert!(black.act(r#"{"id":"3","act":"play","move":"e7e5"}"#).await["seq"].is_number());
        game
    };
    let rows = scene.journal.read(game, 0).unwrap();
    assert!(server::rejudge(game, &rows).unwrap().is_empty(), "the same program rules the same");
}

#[tokio::test]
async fn a_running_game_is_written_down_every_ten_seconds() {
    let mut scene = Scene::new();
    let (game, white, _black, _) = scene.play(BLITZ).await;
    for _ in 0..3 {
        scene.time.pass(10_020);
        // The game's task checks the clock when time passes; the request waits until it has.
        while scene.journal.read(game, 0).unwrap().last().unwrap().body.contains("\"start\"") {
            tokio::task::yield_now().await;
        }
        scene.hall.view(game).await.unwrap();
    }
    white.send(r#"{"id":"x","act":"offer_draw"}"#).await;
    scene.hall.view(game).await.unwrap();
    let ticks = scene.journal.read(game, 0).unwrap().iter().filter(|row| row.body.contains("\"tick\"")).count();
    assert!((1..=3).contains(&ticks), "{ticks} ticks");
    scene.fall(500_000);
    let state = serde_json::to_value(scene.hall.view(game).await.unwrap().state).unwrap();
    assert_eq!(state["phase"], "stopped");
    assert!(state["clock"]["white"].as_u64().unwrap() < 172_100, "the time that was written down is used up: {state}");
}

#[tokio::test]
async fn a_hall_that_closes_stops_the_games_and_tells_everybody() {
    let mut scene = Scene::new();
    let (game, mut white, _black, _) = scene.play(BLITZ).await;
    scene.time.pass(30_000);
    scene.hall.close().await.unwrap();
    white.ruling("clock_set").await;
    assert_eq!(white.next().await["closed"]["code"], "closing");
    assert!(matches!(scene.hall.view(game).await, Err(HallError::Closing)));
    scene.fall(1_000);
    let state = serde_json::to_value(scene.hall.view(game).await.unwrap().state).unwrap();
    assert_eq!(state["clock"]["white"], 152_000);
}

#[tokio::test]
async fn slow_readers_are_let_go_and_slow_down_nobody() {
    let scene = Scene::new();
    let (game, mut white, _black, _) = scene.play(BLITZ).await;
    let mut slow = Vec::new();
    for _ in 0..50 {
        slow.push(scene.sit(game, None, None).await);
    }
    for number in 0..100 {
        let answer = white.act(&format!(r#"{{"id":"o{number}","act":"offer_draw"}}"#)).await;
        assert!(answer["seq"].is_number(), "{answer}");
    }
    for client in &mut slow {
        let mut taken = 0;
        let end = loop {
            match client.joined.told.try_recv() {
                Ok(_) => taken += 1,
                Err(end) => break end,
            }
        };
        assert_eq!(end, tokio::sync::mpsc::error::TryRecvError::Disconnected, "who does not read is let go");
        assert!((1..100).contains(&taken), "{taken} frames were kept");
    }
}

#[tokio::test]
async fn a_sealed_move_is_kept_from_everybody_until_the_arbiter_opens_it() {
    let scene = Scene::new();
    let (game, tokens) = scene.create(r#"{"seat":"none","arbiter":true}"#).await;
    let mut white = scene.sit(game, token(&tokens, Seat::White), None).await;
    let mut black = scene.sit(game, token(&tokens, Seat::Black), None).await;
    let mut arbiter = scene.sit(game, token(&tokens, Seat::Arbiter), None).await;
    arbiter.act(r#"{"id":"1","act":"start"}"#).await;
    arbiter.act(r#"{"id":"2","act":"adjourn"}"#).await;
    let nonce = "ab".repeat(32);
    let sealed = white.act(&format!(r#"{{"id":"1","act":"seal","text":"Nf3","nonce":"{nonce}"}}"#)).await;
    assert!(sealed["seq"].is_number(), "{sealed}");
    let told = loop {
        let frame = black.next().await;
        if frame["entry"]["act"]["act"] == "seal" {
            break frame;
        }
    };
    assert!(told["entry"]["act"]["commitment"].is_string());
    assert_eq!(told["entry"]["act"].get("box"), None);
    let rows = scene.journal.read(game, 0).unwrap();
    assert!(rows.iter().all(|row| !row.body.contains("Nf3") && !row.body.contains(&nonce)));
    white.act(r#"{"id":"2","act":"stop_clocks"}"#).await;
    for player in [&mut white, &mut black] {
        player.act(r#"{"id":"9","act":"arrive"}"#).await;
    }
    let opened = arbiter.act(r#"{"id":"3","act":"open_envelope"}"#).await;
    assert!(opened["seq"].is_number(), "{opened}");
    assert_eq!(black.ruling("envelope_opened").await["text"], "Nf3");
}

#[tokio::test]
async fn a_game_without_sockets_is_forgotten_and_comes_back_from_its_rows() {
    let scene = Scene::new();
    let (game, mut white, black, _) = scene.play(BLITZ).await;
    white.act(r#"{"id":"1","act":"resign"}"#).await;
    scene.hall.leave(game, white.socket).await;
    scene.hall.leave(game, black.socket).await;
    scene.hall.view(game).await.unwrap();
    scene.time.pass(60_000);
    while scene.hall.open_games() > 0 {
        tokio::task::yield_now().await;
    }
    let state = serde_json::to_value(scene.hall.view(game).await.unwrap().state).unwrap();
    assert_eq!(state["result"], "0-1");
    assert!(scene.hall.pgn(game, Asker::default()).await.unwrap().contains("[JournalHash \""));
}

#[tokio::test]
async fn the_pgn_says_what_the_clocks_showed() {
    let scene = Scene::new();
    let (game, mut white, mut black, _) = scene.play(BLITZ).await;
    scene.time.pass(2_000);
    white.act(r#"{"id":"1","act":"play","move":"e4"}"#).await;
    scene.time.pass(61_500);
    black.act(r#"{"id":"1","act":"play","move":"e5"}"#).await;
    let pgn = scene.hall.pgn(game, Asker::default()).await.unwrap();
    assert!(pgn.contains("[Date \"1970.01.01\"]"), "{pgn}");
    assert!(pgn.contains("1. e4 {[%clk 0:03:02]} 1... e5 {[%clk 0:02:02]} *"), "{pgn}");
}

#[tokio::test]
async fn a_day_that_the_regulations_name_stays() {
    let scene = Scene::new();
    let wanted = r#"{"regulations":{"date":"2025.12.24"},"seat":"white","name":"Anna"}"#;
    let (game, ..) = scene.play(wanted).await;
    assert!(scene.hall.pgn(game, Asker::default()).await.unwrap().contains("[Date \"2025.12.24\"]"));
}
