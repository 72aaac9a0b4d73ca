//! Besides the moves: rematches, cancelling, new invitations, finding one's games, continuing a game begun elsewhere.

mod support;

use protocol::{CreateGame, JoinFrame, MineQuery, Seat, TakeSeat};
use serde_json::{Value, json};
use server::{Asker, GameId, HallError, Journal};
use support::{BLITZ, Scene, token};

fn by(token: Option<&str>) -> Asker {
    Asker { token: token.map(str::to_owned), is_organiser: false }
}

const ORGANISER: Asker = Asker { token: None, is_organiser: true };

async fn state(scene: &Scene, game: GameId) -> Value {
    serde_json::to_value(scene.hall.view(game).await.unwrap().state).unwrap()
}

#[tokio::test]
async fn when_both_want_to_play_again_the_same_tokens_give_the_other_colors() {
    let mut scene = Scene::new();
    let (game, mut white, mut black, tokens) = scene.play(BLITZ).await;
    let (anna, bela) = (token(&tokens, Seat::White).unwrap(), token(&tokens, Seat::Black).unwrap());
    assert!(matches!(scene.hall.rematch(game, anna).await, Err(HallError::NotOver)));
    white.act(r#"{"id":"1","act":"resign"}"#).await;
    assert!(matches!(scene.hall.rematch(game, "guessed").await, Err(HallError::NoSeat)));
    let asked = scene.hall.rematch(game, anna).await.unwrap();
    assert_eq!((asked.asked.as_slice(), asked.game), ([Seat::White].as_slice(), None));
    let told = loop {
        let frame = black.next().await;
        if let Some(rematch) = frame.get("rematch") {
            break rematch.clone();
        }
    };
    assert_eq!(told, json!({ "asked": ["white"], "game": null }));
    scene.fall(1_000);
    assert_eq!(scene.hall.rematch(game, anna).await.unwrap().asked.len(), 1, "asking twice is asking once");
    let next = scene.hall.rematch(game, bela).await.unwrap().game.unwrap();
    assert_eq!(scene.hall.rematch(game, anna).await.unwrap().game.as_ref(), Some(&next));
    let next: GameId = next.parse().unwrap();
    let view = scene.hall.view(next).await.unwrap();
    assert_eq!(view.names.black.as_deref(), Some("Anna"));
    assert_eq!(view.table.rematch_of.as_deref(), Some(game.as_str()));
    let mut black = scene.sit(next, Some(anna), None).await;
    let mut white = scene.sit(next, Some(bela), None).await;
    assert!(white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await["seq"].is_number());
    assert!(black.act(r#"{"id":"1","act":"play","move":"e7e5"}"#).await["seq"].is_number());
}

#[tokio::test]
async fn a_new_game_names_its_edition_and_so_does_the_next() {
    let scene = Scene::new();
    for (asked, named) in
        [(r#"{"seat":"both"}"#, "2023"), (r#"{"seat":"both","regulations":{"edition":"2009"}}"#, "2009")]
    {
        let (game, tokens) = scene.create(asked).await;
        let edition = async |game: GameId| {
            let view = scene.hall.view(game).await.unwrap();
            serde_json::to_value(view.regulations).unwrap()["edition"].clone()
        };
        assert_eq!(edition(game).await, named);
        let mut both = scene.sit(game, token(&tokens, Seat::Both), None).await;
        both.act(r#"{"id":"1","by":"white","act":"resign"}"#).await;
        let next = scene.hall.rematch(game, token(&tokens, Seat::Both).unwrap()).await.unwrap().game.unwrap();
        assert_eq!(edition(next.parse().unwrap()).await, named);
    }
}

#[tokio::test]
async fn two_at_one_screen_play_again_at_once() {
    let scene = Scene::new();
    let (game, tokens) = scene.create(r#"{"seat":"both"}"#).await;
    let mut both = scene.sit(game, token(&tokens, Seat::Both), None).await;
    both.act(r#"{"id":"1","by":"white","act":"resign"}"#).await;
    assert!(scene.hall.rematch(game, token(&tokens, Seat::Both).unwrap()).await.unwrap().game.is_some());
}

#[tokio::test]
async fn a_game_is_called_off_before_its_first_move_only() {
    let scene = Scene::new();
    let (game, mut white, _black, tokens) = scene.play(BLITZ).await;
    let black = token(&tokens, Seat::Black).unwrap();
    assert!(matches!(scene.hall.abort(game, "guessed").await, Err(HallError::NoSeat)));
    scene.hall.abort(game, black).await.unwrap();
    let over = white.ruling("game_over").await;
    assert_eq!((&over["result"], &over["reason"]), (&"*".into(), &"cancelled".into()));
    assert!(matches!(scene.hall.abort(game, black).await, Err(HallError::TooLate)));
    let (game, mut white, _black, tokens) = scene.play(BLITZ).await;
    white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    assert!(matches!(scene.hall.abort(game, token(&tokens, Seat::Black).unwrap()).await, Err(HallError::TooLate)));
    let waiting = scene.hall.create(&CreateGame::read(BLITZ).unwrap(), false).await.unwrap();
    scene.hall.abort(waiting.game.parse().unwrap(), &waiting.token.unwrap()).await.unwrap();
}

#[tokio::test]
async fn a_seat_that_is_given_anew_is_lost_to_who_had_it() {
    let mut scene = Scene::new();
    let (game, mut white, _black, tokens) = scene.play(BLITZ).await;
    let (anna, bela) = (token(&tokens, Seat::White).unwrap(), token(&tokens, Seat::Black).unwrap());
    for asker in [by(None), by(Some("guessed"))] {
        assert!(matches!(scene.hall.invite(game, Seat::White, asker).await, Err(HallError::NoSeat)));
    }
    let other = scene.hall.invite(game, Seat::White, by(Some(bela))).await;
    assert!(matches!(other, Err(HallError::NotYours)), "nobody takes the opponent's seat away");
    let created = scene.hall.invite(game, Seat::Black, by(Some(anna))).await;
    assert!(matches!(created, Err(HallError::NotYours)), "nor does who created the game, once it is taken");
    let invitation = scene.hall.invite(game, Seat::White, ORGANISER).await.unwrap().invitation;
    assert_eq!(white.next().await["closed"]["code"], "revoked");
    scene.fall(1_000);
    let old = JoinFrame { token: Some(anna.to_owned()), ..JoinFrame::default() };
    assert!(matches!(scene.hall.join(game, old).await, Err(HallError::NoSeat)));
    let claim = TakeSeat { invitation, name: None, arbiter: false, secret: None };
    let token = scene.hall.take_seat(game, claim).await.unwrap().token;
    assert_eq!(scene.sit(game, Some(&token), None).await.joined.seat, Some(Seat::White));
    assert_eq!(scene.hall.view(game).await.unwrap().names.white.as_deref(), Some("Anna"));
}

#[tokio::test]
async fn who_created_a_game_can_invite_anew_as_long_as_nobody_came() {
    let scene = Scene::new();
    let created = scene.hall.create(&CreateGame::read(BLITZ).unwrap(), false).await.unwrap();
    let game: GameId = created.game.parse().unwrap();
    let again = scene.hall.invite(game, Seat::Black, by(created.token.as_deref())).await.unwrap();
    let claim =
        |invitation: &str| TakeSeat { invitation: invitation.to_owned(), name: None, arbiter: false, secret: None };
    let first = scene.hall.take_seat(game, claim(&created.invitations[0].invitation)).await;
    assert!(matches!(first, Err(HallError::NoInvitation)));
    scene.hall.take_seat(game, claim(&again.invitation)).await.unwrap();
}

#[tokio::test]
async fn the_organiser_can_send_an_arbiter_to_a_game_that_has_none() {
    let scene = Scene::new();
    let (game, _white, _black, tokens) = scene.play(BLITZ).await;
    let player = by(token(&tokens, Seat::White));
    assert!(matches!(scene.hall.invite(game, Seat::Arbiter, player).await, Err(HallError::NotYours)));
    let invitation = scene.hall.invite(game, Seat::Arbiter, ORGANISER).await.unwrap().invitation;
    let claim = TakeSeat { invitation, name: Some("Cyril".to_owned()), arbiter: true, secret: None };
    let claimed = scene.hall.take_seat(game, claim).await.unwrap();
    let mut arbiter = scene.sit(game, Some(&claimed.token), None).await;
    assert!(arbiter.act(r#"{"id":"1","act":"stop_clocks"}"#).await["seq"].is_number());
    assert!(arbiter.act(r#"{"id":"2","act":"resume"}"#).await["seq"].is_number());
}

#[tokio::test]
async fn a_browser_finds_its_games_again() {
    let scene = Scene::new();
    let (game, _white, _black, tokens) = scene.play(BLITZ).await;
    let seat = |game: &str, token: &str| json!({ "game": game, "token": token });
    let query = json!({ "seats": [
        seat(game.as_str(), token(&tokens, Seat::Black).unwrap()),
        seat(game.as_str(), "guessed"),
        seat("0123456789abcdef", "gone"),
        seat("nonsense", ""),
        seat(game.as_str(), token(&tokens, Seat::White).unwrap()),
    ] });
    let mine = scene.hall.mine(&MineQuery::read(&query.to_string()).unwrap()).await.unwrap();
    let found: Vec<_> = mine.games.iter().map(|game| (game.seat, game.to_move)).collect();
    assert_eq!(found, [(Seat::Black, false), (Seat::White, true)]);
    assert_eq!(mine.games[0].summary.phase, "playing");
}

#[tokio::test]
async fn games_are_listed_by_their_phase() {
    let scene = Scene::new();
    let (over, mut white, ..) = scene.play(BLITZ).await;
    white.act(r#"{"id":"1","act":"resign"}"#).await;
    let (playing, ..) = scene.play(BLITZ).await;
    let (waiting, _) = scene.create(BLITZ).await;
    for (phase, game) in
        [(laws::Phase::Finished, over), (laws::Phase::Playing, playing), (laws::Phase::Waiting, waiting)]
    {
        let listed = scene.hall.list(None, 10, Some(phase)).await.unwrap().games;
        assert_eq!(listed.iter().map(|listed| listed.game.as_str()).collect::<Vec<_>>(), [game.as_str()]);
    }
    assert_eq!(scene.hall.list(None, 10, None).await.unwrap().games.len(), 3);
}

#[tokio::test]
async fn a_pasted_game_goes_on_where_it_stood_with_fresh_clocks() {
    let mut scene = Scene::new();
    let pgn = "[White \"X\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 {a comment} (3. e4) Nf6 *";
    let wanted = json!({ "seat": "white", "pgn": pgn, "regulations": { "time_control": "180+2" } }).to_string();
    let (game, tokens) = scene.create(&wanted).await;
    let waiting = state(&scene, game).await;
    assert_eq!((&waiting["phase"], waiting["moves"].as_array().unwrap().len()), (&"stopped".into(), 6));
    scene.fall(1_000);
    let mut white = scene.sit(game, token(&tokens, Seat::White), None).await;
    assert_eq!(state(&scene, game).await["phase"], "stopped", "it goes on when both are here");
    let mut black = scene.sit(game, token(&tokens, Seat::Black), None).await;
    let going = state(&scene, game).await;
    assert_eq!(going["clock"], json!({ "white": 182_000, "black": 182_000, "running": "white" }));
    white.act(r#"{"id":"1","act":"play","move":"f3g1"}"#).await;
    // Moves played elsewhere count: the first position is there for the third time.
    let claim = r#"{"id":"1","act":"claim_draw","ground":"repetition","intended":"f6g8"}"#;
    black.act(claim).await;
    assert_eq!(white.ruling("game_over").await["reason"], "repetition");
    assert_eq!(scene.journal.read(game, 0).unwrap().iter().filter(|row| row.body.contains("\"play\"")).count(), 7);
}

#[tokio::test]
async fn a_pasted_game_that_makes_no_sense_is_refused_with_line_and_column() {
    let scene = Scene::new();
    let problem = async |pgn: &str, start: Option<&str>| {
        let wanted = json!({ "pgn": pgn, "regulations": { "start": start.unwrap_or("standard") } });
        let mut wanted = wanted;
        if start.is_none() {
            wanted["regulations"] = json!({});
        }
        let wanted = CreateGame::read(&wanted.to_string()).unwrap();
        match scene.hall.create(&wanted, false).await {
            Err(HallError::Frame(error)) => {
                assert_eq!(error.field, "pgn");
                error.problem
            }
            other => panic!("{other:?}"),
        }
    };
    assert!(problem("1. e4 e5\n2. Qh6 *", None).await.starts_with("2:4: "), "line and column");
    assert!(problem("", None).await.contains("found nothing"));
    assert!(problem("1. e4 * 1. d4 *", None).await.contains("several games"));
    assert!(problem("1. f3 e5 2. g4 Qh4# 0-1", None).await.contains("is over"));
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let with_start = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n1. e4 *");
    assert!(problem(&with_start, Some("standard")).await.contains("another"));
    let wanted = json!({ "seat": "white", "pgn": with_start }).to_string();
    let (game, _) = scene.create(&wanted).await;
    assert_eq!(state(&scene, game).await["moves"], json!(["e2e4"]));
}
