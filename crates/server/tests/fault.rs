//! A panic stops one game, and a question that cannot be answered in time stops none.

mod support;

use protocol::Seat;
use server::{Engines, HallError, Journal, Limits};
use support::{BLITZ, Scene, token};

#[tokio::test]
async fn a_panic_stops_its_game_and_no_other() {
    let folder = std::env::temp_dir().join(format!("arbiter-faults-{}", std::process::id()));
    let mut scene = Scene::new();
    scene.hall = scene.hall.clone().with_faults(folder.clone());
    let (game, tokens) = scene.create(BLITZ).await;
    let mut white = scene.sit_reading(game, token(&tokens, Seat::White), None, Some("cs")).await;
    let mut black = scene.sit_reading(game, token(&tokens, Seat::Black), None, Some("sk")).await;
    let mut watcher = scene.sit(game, None, None).await;
    black.ruling("started").await;
    let (_, mut other, mut opponent, _) = scene.play(BLITZ).await;
    scene.journal.curse(game);
    let rows = scene.journal.read(game, 0).unwrap();
    white.send(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    for (client, words) in [
        (&mut white, "Partii zastavila chyba serveru"),
        (&mut black, "Partiu zastavila chyba servera"),
        (&mut watcher, "a fault in the server has stopped this game"),
    ] {
        let closed = loop {
            let frame = client.next().await;
            assert!(!frame.is_null(), "nothing was said");
            if frame.get("closed").is_some() {
                break frame["closed"].clone();
            }
        };
        assert_eq!(closed["code"], "game_failed");
        assert!(closed["detail"].as_str().unwrap().starts_with(words), "{closed}");
    }
    assert_eq!(scene.journal.read(game, 0).unwrap(), rows, "its rows are as they were");
    assert!(matches!(scene.hall.view(game).await, Err(HallError::GameFailed)));
    // The other games continue.
    assert!(other.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await["seq"].is_number());
    assert!(opponent.act(r#"{"id":"1","act":"play","move":"e7e5"}"#).await["seq"].is_number());
    let account = std::fs::read_dir(&folder).unwrap().next().unwrap().unwrap().path();
    let account = std::fs::read_to_string(account).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    for told in [game.to_string().as_str(), r#""move":"e2e4""#, "a fault that a test injects", "journal.rs"] {
        assert!(account.contains(told), "{told} is missing:\n{account}");
    }
    // After the next start it can continue.
    scene.journal.bless();
    scene.fall(60_000);
    let white = scene.sit(game, token(&tokens, Seat::White), None).await;
    assert_eq!(white.missed().last().unwrap()["view"]["state"]["phase"], "stopped");
}

/// A swarm of bishops behind locked pawns: a quick check does not show whether anybody can mate.
const SWARM: &str = "1bB5/k7/B7/8/1p1p1p1p/1PpP1PbP/K1P4b/RB6 b - - 0 1";

#[tokio::test]
async fn a_question_without_an_answer_is_told_to_the_arbiter_and_the_game_continues() {
    let scene = Scene::limited(Engines::none(), Limits { mate_positions: 1, ..Limits::default() });
    let wanted = format!(r#"{{"regulations":{{"time_control":"60","start":"{SWARM}"}},"seat":"none","arbiter":true}}"#);
    let (game, tokens) = scene.create(&wanted).await;
    let mut white = scene.sit(game, token(&tokens, Seat::White), None).await;
    let mut black = scene.sit(game, token(&tokens, Seat::Black), None).await;
    let mut arbiter = scene.sit_reading(game, token(&tokens, Seat::Arbiter), None, Some("cs")).await;
    arbiter.act(r#"{"id":"1","act":"start"}"#).await;
    let ack = black.act(r#"{"id":"1","act":"play","move":"b8d6"}"#).await;
    assert_eq!(ack["clock"]["running"], "white", "{ack}");
    let told = arbiter.ruling("mate_undecided").await;
    assert_eq!(told["article"], "5.2.2");
    assert!(told["words"].as_str().unwrap().contains("rozhodne rozhodčí"), "{told}");
    scene.time.pass(61_000);
    let over = white.ruling("mate_undecided").await;
    assert_eq!((&over["player"], &over["article"]), (&"black".into(), &"6.9".into()), "{over}");
}

/// The request for a game from that position, with Black to move.
fn swarm() -> String {
    format!(r#"{{"regulations":{{"time_control":"60","start":"{SWARM}"}},"seat":"white"}}"#)
}

#[tokio::test]
async fn a_question_that_has_time_is_answered() {
    let scene = Scene::limited(Engines::none(), Limits { mate_milliseconds: 600_000, ..Limits::default() });
    let (game, mut white, _black, _) = scene.play(&swarm()).await;
    scene.time.pass(61_000);
    white.ruling("game_over").await;
    assert!(!scene.journal.read(game, 0).unwrap().last().unwrap().body.contains("mate_undecided"));
}

#[tokio::test]
async fn judging_again_does_not_blame_a_server_that_had_no_time() {
    let scene = Scene::limited(Engines::none(), Limits { mate_positions: 1, ..Limits::default() });
    let (game, mut white, _black, _) = scene.play(&swarm()).await;
    scene.time.pass(61_000);
    assert_eq!(white.ruling("game_over").await["reason"], "flag_fall");
    let rows = scene.journal.read(game, 0).unwrap();
    assert!(rows.last().unwrap().body.contains("mate_undecided"));
    assert_eq!(server::rejudge(game, &rows).unwrap(), []);
}
