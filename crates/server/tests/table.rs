//! The settings of a game, and what each client may see of it: training, touch-move, history, sentences.

mod support;

use protocol::{ClientFrame, CreateGame, Seat, TakeSeat};
use serde_json::{Value, json};
use server::{Asker, GameId, HallError};
use support::{BLITZ, Client, Scene, token};

const TRAINING: &str = r#"{"mode":"training","seat":"white"}"#;

/// Returns the state of the game after the next entry with a ruling.
async fn stands_after(client: &mut Client, ruling: &str) -> Value {
    loop {
        let frame = client.next().await;
        assert!(!frame.is_null(), "no {ruling} came");
        let rulings = frame["entry"]["rulings"].as_array().cloned().unwrap_or_default();
        if rulings.iter().any(|found| found["ruling"] == ruling) {
            return frame["entry"]["stands"].clone();
        }
    }
}

#[tokio::test]
async fn where_pieces_may_go_is_told_in_training_only() {
    let scene = Scene::new();
    for (wanted, is_told) in [
        (TRAINING, true),
        (BLITZ, false),
        (r#"{"mode":"training","seat":"white","regulations":{"board":"physical"}}"#, false),
    ] {
        let (game, mut white, mut black, _) = scene.play(wanted).await;
        let view = serde_json::to_value(scene.hall.view(game).await.unwrap()).unwrap();
        assert_eq!(view["destinations"]["g1"] == json!(["f3", "h3"]), is_told, "{wanted}");
        white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
        let stands = stands_after(&mut black, "move_made").await;
        assert_eq!(stands.get("destinations").is_some(), is_told, "{wanted}");
    }
}

#[tokio::test]
async fn what_can_be_claimed_is_told_in_training_only() {
    let scene = Scene::new();
    for (wanted, is_told) in [(TRAINING, true), (BLITZ, false)] {
        let (game, mut white, mut black, _) = scene.play(wanted).await;
        for (number, mv) in ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"].into_iter().enumerate() {
            let player = if number % 2 == 0 { &mut white } else { &mut black };
            player.act(&format!(r#"{{"id":"{number}","act":"play","move":"{mv}"}}"#)).await;
        }
        let view = serde_json::to_value(scene.hall.view(game).await.unwrap()).unwrap();
        let claim = json!([{ "by": "black", "act": "claim_draw", "ground": "repetition", "intended": "f6g8" }]);
        assert_eq!(view.get("open_claims"), is_told.then_some(&claim), "{wanted}");
    }
}

#[tokio::test]
async fn where_touching_does_not_bind_a_touch_is_no_act() {
    let scene = Scene::new();
    let (game, mut white, ..) = scene.play(r#"{"touch_move":false,"seat":"white"}"#).await;
    let answer = white.act(r#"{"id":"1","act":"touch","square":"a2"}"#).await;
    assert_eq!(answer["error"]["code"], "touch_does_not_bind");
    assert!(white.act(r#"{"id":"2","act":"play","move":"e2e4"}"#).await["seq"].is_number());
    let view = serde_json::to_value(scene.hall.view(game).await.unwrap()).unwrap();
    assert_eq!(view["table"], json!({ "mode": "competition", "touch_move": false }));
    let physical = CreateGame::read(r#"{"touch_move":false,"regulations":{"board":"physical"}}"#).unwrap();
    let Err(HallError::Frame(error)) = scene.hall.create(&physical, false).await else { panic!("it was created") };
    assert_eq!(error.field, "touch_move");
}

#[tokio::test]
async fn the_history_has_a_position_for_each_half_move() {
    let scene = Scene::new();
    let (game, mut white, mut black, _) = scene.play(BLITZ).await;
    scene.time.pass(4_000);
    white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    let stands = stands_after(&mut black, "move_made").await;
    let position = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    let made = json!({ "move": "e2e4", "san": "e4", "by": "white", "position": position, "clock": 180_000 });
    assert_eq!((&stands["history_length"], &stands["last"]), (&1.into(), &made));
    black.act(r#"{"id":"1","act":"play","move":"Nf6"}"#).await;
    let view = serde_json::to_value(scene.hall.view(game).await.unwrap()).unwrap();
    assert_eq!((&view["history"][0], &view["history"][1]["san"]), (&made, &"Nf6".into()));
    assert_eq!(view["history"][1]["position"], view["state"]["position"]);
}

#[tokio::test]
async fn no_position_tells_players_how_many_moves_were_made_in_competition() {
    let scene = Scene::new();
    for (wanted, counters) in [(BLITZ, " 0 1"), (TRAINING, " 4 3")] {
        let (game, mut white, mut black, tokens) = scene.play(wanted).await;
        for (number, mv) in ["g1f3", "g8f6", "b1c3", "b8c6"].into_iter().enumerate() {
            let player = if number % 2 == 0 { &mut white } else { &mut black };
            player.act(&format!(r#"{{"id":"{number}","act":"play","move":"{mv}"}}"#)).await;
        }
        let mut watcher = scene.sit(game, None, None).await;
        let seen = |view: &Value, counters: &str| {
            let position = view["view"]["state"]["position"].as_str().unwrap();
            assert!(position.ends_with(counters), "{wanted}: {position}");
            assert_eq!(view["view"]["history"][3]["position"], position);
        };
        // A player may watch as a spectator, too.
        seen(&watcher.missed().pop().unwrap(), counters);
        let mut again = scene.sit(game, token(&tokens, Seat::White), None).await;
        seen(&again.missed().pop().unwrap(), counters);
        again.act(r#"{"id":"9","act":"offer_draw"}"#).await;
        let shown = stands_after(&mut black, "draw_offered").await;
        assert!(shown["position"].as_str().unwrap().ends_with(counters), "{wanted}: {shown}");
        assert_eq!(shown["last"]["position"], shown["position"]);
        let shown = stands_after(&mut watcher, "draw_offered").await;
        assert!(shown["position"].as_str().unwrap().ends_with(counters), "{wanted}: {shown}");
    }
}

#[tokio::test]
async fn a_touch_shows_at_once_what_it_obliges_to() {
    let scene = Scene::new();
    let (_, mut white, mut black, _) = scene.play(BLITZ).await;
    white.act(r#"{"id":"1","act":"touch","square":"g1"}"#).await;
    let stands = stands_after(&mut black, "touched").await;
    assert_eq!(stands["obliged"], json!({ "duty": "move", "squares": ["g1"] }));
    assert_eq!(stands["illegal_moves"], json!({ "white": 0, "black": 0 }));
    white.act(r#"{"id":"2","act":"resign"}"#).await;
    let stands = stands_after(&mut black, "game_over").await;
    assert_eq!((&stands["result"], &stands["article"]), (&"0-1".into(), &"5.1.2".into()));
}

#[tokio::test]
async fn players_who_keep_the_score_read_it_nowhere_else_until_the_game_is_over() {
    let scene = Scene::new();
    let wanted = r#"{"seat":"none","arbiter":true,"regulations":{"scoresheets":"players"}}"#;
    let (game, tokens) = scene.create(wanted).await;
    let seat = |seat| token(&tokens, seat).map(str::to_owned);
    let mut arbiter = scene.sit(game, token(&tokens, Seat::Arbiter), None).await;
    arbiter.act(r#"{"id":"1","act":"start"}"#).await;
    let mut white = scene.sit(game, token(&tokens, Seat::White), None).await;
    let mut black = scene.sit(game, token(&tokens, Seat::Black), None).await;
    white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    let (told, shown) = (stands_after(&mut black, "move_made").await, stands_after(&mut arbiter, "move_made").await);
    assert_eq!((told.get("history_length"), told.get("last")), (None, None));
    assert_eq!(shown["history_length"], 1);
    let view = async |token: Option<&str>| scene.sit(game, token, None).await.missed().pop().unwrap()["view"].clone();
    let player = view(token(&tokens, Seat::Black)).await;
    assert_eq!((player.get("history"), &player["state"]["moves"]), (None, &json!([])));
    assert!(player["state"]["position"].as_str().unwrap().ends_with(" b KQkq - 0 1"), "{player}");
    let official = view(token(&tokens, Seat::Arbiter)).await;
    assert_eq!((&official["history"][0]["san"], &official["state"]["moves"]), (&"e4".into(), &json!(["e2e4"])));
    // A player can also look without a token: at the view, at the history on the socket, and at the lobby.
    let public = view(None).await;
    assert_eq!((public.get("history"), &public["state"]["moves"]), (None, &json!([])));
    for (token, is_told) in [(None, false), (token(&tokens, Seat::White), false), (token(&tokens, Seat::Arbiter), true)]
    {
        let missed = scene.sit(game, token, Some(0)).await.missed();
        let moves = missed.iter().filter(|frame| frame["entry"]["act"]["act"] == "play").count();
        assert_eq!(moves > 0, is_told, "{missed:?}");
    }
    let list = scene.hall.list(None, 10, None).await.unwrap();
    assert_eq!(list.games[0].half_moves, 0, "the list counts no moves either");
    let reader = |token, is_organiser| Asker { token, is_organiser };
    for (reader, may) in [
        (reader(None, false), false),
        (reader(seat(Seat::White), false), false),
        (reader(seat(Seat::Arbiter), false), true),
        (reader(None, true), true),
    ] {
        let answers = (scene.hall.pgn(game, reader.clone()).await, scene.hall.rows(game, reader).await);
        if may {
            assert!(answers.0.unwrap().contains("1. e4"));
            assert!(!answers.1.unwrap().is_empty());
        } else {
            assert!(matches!(answers.0, Err(HallError::ScoreKept)));
            assert!(matches!(answers.1, Err(HallError::ScoreKept)));
        }
    }
    let mut white = scene.sit(game, token(&tokens, Seat::White), None).await;
    white.act(r#"{"id":"2","act":"resign"}"#).await;
    assert!(scene.hall.pgn(game, Asker::default()).await.unwrap().contains("1. e4"));
}

#[tokio::test]
async fn acts_and_rulings_come_as_sentences_in_the_readers_language() {
    let scene = Scene::new();
    let (game, tokens) = scene.create(BLITZ).await;
    let mut white = scene.sit_reading(game, token(&tokens, Seat::White), None, Some("cs")).await;
    let mut black = scene.sit(game, token(&tokens, Seat::Black), None).await;
    let refused = white.act(r#"{"id":"0","act":"play","move":"g1g3"}"#).await;
    let words = refused["refused"]["words"].as_str().unwrap();
    assert!(words.contains("jezdec") && words.ends_with("(článek\u{a0}3.6)."), "{words}");
    white.act(r#"{"id":"1","act":"play","move":"g1f3"}"#).await;
    let silent = stands_after(&mut black, "move_made").await;
    assert!(silent.is_object());
    let again = scene.sit_reading(game, token(&tokens, Seat::Black), Some(0), Some("sk")).await.missed();
    let made = again.iter().find(|frame| frame["entry"]["act"]["act"] == "play").unwrap();
    assert_eq!(made["entry"]["words"], "Biely hrá Jf3 a\u{a0}stláča hodiny.");
    assert!(made["entry"]["rulings"][0]["words"].as_str().unwrap().contains("Jf3"), "{made}");
    white.act(r#"{"id":"2","act":"resign"}"#).await;
    let view = scene.hall.view_in(game, Some("en")).await.unwrap();
    assert!(view.outcome.unwrap().contains("0–1"));
    let unknown = scene.hall.view_in(game, Some("klingon")).await;
    assert!(matches!(unknown, Err(HallError::Frame(error)) if error.field == "language"));
}

#[tokio::test]
async fn who_takes_a_seat_comes_or_goes_is_told() {
    let scene = Scene::new();
    let created = scene.hall.create(&CreateGame::read(BLITZ).unwrap(), false).await.unwrap();
    let game: GameId = created.game.parse().unwrap();
    let mut white = scene.sit(game, created.token.as_deref(), None).await;
    let seats = |frame: &Value| {
        let seat = |seat: &Value| (seat["taken"].as_bool().unwrap(), seat["here"].as_bool().unwrap());
        frame["seats"].as_array().unwrap().iter().map(seat).collect::<Vec<_>>()
    };
    assert_eq!(seats(&white.missed().pop().unwrap()["view"]), [(true, true), (false, false)]);
    assert_eq!(seats(&white.any().await), [(true, true), (false, false)]);
    let invitation = created.invitations[0].invitation.clone();
    let claim = TakeSeat { invitation, name: Some("Béla".to_owned()), arbiter: false, secret: None };
    let claimed = scene.hall.take_seat(game, claim).await.unwrap();
    let told = white.any().await;
    assert_eq!((seats(&told), &told["seats"][1]["name"]), (vec![(true, true), (true, false)], &"Béla".into()));
    let black = scene.sit(game, Some(&claimed.token), None).await;
    assert_eq!(seats(&white.any().await), [(true, true), (true, true)]);
    assert_eq!(white.any().await["entry"]["act"]["act"], "start");
    scene.hall.leave(game, black.socket).await;
    assert_eq!(seats(&white.any().await), [(true, true), (true, false)]);
}

#[tokio::test]
async fn who_watches_sees_the_game_late_if_the_table_is_set_so() {
    let mut scene = Scene::new();
    let wanted = r#"{"seat":"white","spectators_delay":60000,"regulations":{"time_control":"600"}}"#;
    let (game, mut white, mut black, tokens) = scene.play(wanted).await;
    let mut watcher = scene.sit(game, None, None).await;
    let phase = |frame: &Value| frame["view"]["state"]["phase"].as_str().unwrap().to_owned();
    assert_eq!(phase(&watcher.missed().pop().unwrap()), "waiting");
    scene.time.pass(5_000);
    white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    assert_eq!(black.ruling("move_made").await["san"], "e4");
    scene.time.pass(54_999);
    assert_eq!(scene.hall.view(game).await.unwrap().history.unwrap().len(), 0);
    assert!(!scene.hall.pgn(game, Asker::default()).await.unwrap().contains("1. e4"));
    let player = Asker { token: token(&tokens, Seat::Black).map(str::to_owned), is_organiser: false };
    assert!(scene.hall.pgn(game, player).await.unwrap().contains("1. e4"));
    scene.time.pass(1);
    watcher.ruling("started").await;
    scene.time.pass(5_000);
    assert_eq!(watcher.ruling("move_made").await["at"], 5_000);
    black.act(r#"{"id":"1","act":"resign"}"#).await;
    scene.fall(1_000);
    let mut watcher = scene.sit(game, None, Some(0)).await;
    let missed = watcher.missed();
    assert_eq!(missed.len(), 3, "the start, a move and the view: {missed:?}");
    assert_eq!(phase(&missed[2]), "playing");
    scene.time.pass(60_000);
    assert_eq!(watcher.ruling("game_over").await["reason"], "resignation");
}

#[tokio::test]
async fn time_on_the_network_is_allowed_for_up_to_a_bound_and_shown_to_the_arbiter() {
    let scene = Scene::new();
    let wanted = r#"{"seat":"none","arbiter":true,"network_allowance":300,"regulations":{"time_control":"60"}}"#;
    let (game, tokens) = scene.create(wanted).await;
    let mut white = scene.sit(game, token(&tokens, Seat::White), None).await;
    let mut black = scene.sit(game, token(&tokens, Seat::Black), None).await;
    let mut arbiter = scene.sit(game, token(&tokens, Seat::Arbiter), None).await;
    arbiter.act(r#"{"id":"1","act":"start"}"#).await;
    let act = |text: &str| match ClientFrame::read(text).unwrap() {
        ClientFrame::Act(act) => act,
        other => panic!("{other:?}"),
    };
    // Without the network allowance the flag would have fallen a moment ago.
    scene.time.pass(60_200);
    let play = act(r#"{"id":"1","act":"play","move":"e2e4"}"#);
    scene.hall.act_from_afar(game, white.socket, play, scene.hall.now(), 5_000).await;
    assert_eq!(white.ruling("move_made").await["at"], 59_900);
    let told = loop {
        let frame = arbiter.next().await;
        if frame["entry"]["act"]["act"] == "play" {
            break frame;
        }
    };
    assert_eq!(told["entry"]["allowance"], 300);
    // A fast connection is allowed only what it needs, and acts other than moves nothing.
    scene.time.pass(1_000);
    scene.hall.act_from_afar(game, black.socket, act(r#"{"id":"1","act":"offer_draw"}"#), scene.hall.now(), 40).await;
    assert_eq!(black.ruling("draw_offered").await["at"], 61_200);
    scene.time.pass(1_000);
    let play = act(r#"{"id":"2","act":"play","move":"e7e5"}"#);
    scene.hall.act_from_afar(game, black.socket, play, scene.hall.now(), 40).await;
    assert_eq!(black.ruling("move_made").await["at"], 62_160);
}
