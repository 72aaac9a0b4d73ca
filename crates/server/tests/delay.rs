//! The server's own delay is charged to nobody, and a game's time never depends on the system clock.

mod support;

use protocol::{ClientFrame, Seat};
use serde_json::Value;
use server::{GameId, Journal, Moment};
use support::{BLITZ, Client, Scene, token};

const HOUR: u64 = 3_600_000;

/// Returns the last row of a game.
fn last_row(scene: &Scene, game: GameId) -> Value {
    let rows = scene.journal.read(game, 0).unwrap();
    serde_json::from_str(&rows.last().unwrap().body).unwrap()
}

/// Plays e2e4 for White four seconds after the start, while the disk takes three seconds.
async fn play_slowly(scene: &Scene, white: &mut Client) {
    scene.time.pass(4_000);
    scene.journal.wait();
    white.send(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    scene.journal.is_asked().await;
    scene.time.pass(3_000);
    scene.journal.release();
}

#[tokio::test]
async fn a_slow_disk_costs_the_opponent_nothing() {
    let scene = Scene::new();
    let (game, mut white, mut black, _) = scene.play(BLITZ).await;
    assert_eq!(black.next().await["entry"]["act"]["act"], "start");
    play_slowly(&scene, &mut white).await;
    let told = black.next().await;
    assert_eq!((&told["entry"]["at"], &told["entry"]["stands"]["held"]), (&4_000.into(), &2_980.into()));
    // The page, the view and the answer to a ping agree: twenty milliseconds have passed since the move.
    assert_eq!(scene.hall.view(game).await.unwrap().now, 4_020);
    scene.hall.ping(game, black.socket, 7, scene.hall.now()).await;
    assert_eq!(black.next().await["now"], 4_020);
    let ack = black.act(r#"{"id":"1","act":"play","move":"e7e5"}"#).await;
    assert_eq!(ack["clock"]["black"], 182_000 - 20 + 2_000);
    let row = last_row(&scene, game);
    assert_eq!((&row["entered"]["held"], &row["entered"]["entry"]["at"]), (&2_980.into(), &4_020.into()));
}

#[tokio::test]
async fn the_flag_waits_as_long_as_the_server_was_late() {
    let scene = Scene::new();
    let wanted = r#"{"regulations":{"time_control":"10"},"seat":"white"}"#;
    let (_, mut white, mut black, _) = scene.play(wanted).await;
    scene.journal.wait();
    white.send(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    scene.journal.is_asked().await;
    scene.time.pass(60_000);
    scene.journal.release();
    black.ruling("move_made").await;
    scene.time.pass(9_000);
    let ack = black.act(r#"{"id":"1","act":"play","move":"e7e5"}"#).await;
    assert_eq!(ack["clock"]["black"], 980, "{ack}");
    scene.time.pass(11_000);
    assert_eq!(white.ruling("flag_fell").await["by"], "white");
}

#[tokio::test]
async fn an_act_that_waited_for_its_game_is_held_in_its_own_row() {
    let scene = Scene::new();
    let (game, white, mut black, _) = scene.play(BLITZ).await;
    scene.time.pass(5_000);
    let ClientFrame::Act(act) = ClientFrame::read(r#"{"id":"1","act":"play","move":"e2e4"}"#).unwrap() else {
        panic!()
    };
    // It arrived at its socket a second ago and was not handled until now.
    scene.hall.act(game, white.socket, act, scene.hall.now().before(1_000)).await;
    black.ruling("move_made").await;
    let row = last_row(&scene, game);
    assert_eq!((&row["entered"]["held"], &row["entered"]["entry"]["at"]), (&980.into(), &4_000.into()));
    assert_eq!(scene.hall.view(game).await.unwrap().now, 4_020);
}

#[tokio::test]
async fn what_is_done_meanwhile_is_stamped_in_order() {
    let scene = Scene::new();
    let (game, mut white, mut black, _) = scene.play(BLITZ).await;
    scene.time.pass(4_000);
    scene.journal.wait();
    white.send(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    scene.journal.is_asked().await;
    scene.time.pass(1_000);
    black.send(r#"{"id":"1","act":"offer_draw"}"#).await;
    scene.time.pass(2_000);
    scene.journal.release();
    assert_eq!(black.ruling("draw_offered").await["at"], 4_000);
    scene.time.pass(1_000);
    black.act(r#"{"id":"2","act":"play","move":"e7e5"}"#).await;
    assert_eq!(white.ruling("draw_offered").await["at"], 4_000);
    assert_eq!(last_row(&scene, game)["entered"]["entry"]["at"], 5_020);
}

#[tokio::test]
async fn a_player_who_thinks_is_given_no_time_by_a_slow_disk() {
    let scene = Scene::new();
    let wanted = r#"{"regulations":{"time_control":"180+2","board":"physical"},"seat":"white"}"#;
    let (game, mut white, mut black, _) = scene.play(wanted).await;
    scene.journal.wait();
    white.send(r#"{"id":"1","act":"touch","square":"e2"}"#).await;
    scene.journal.is_asked().await;
    scene.time.pass(3_000);
    scene.journal.release();
    black.ruling("touched").await;
    assert_eq!(scene.hall.view(game).await.unwrap().now, 3_000);
    white.act(r#"{"id":"2","act":"move","move":"e2e4"}"#).await;
    assert_eq!(last_row(&scene, game)["entered"].get("held"), None);
}

/// Restarts the server with the system clock set to a moment, and lets both players agree to resume. Returns Black's
/// clock after a move that took five seconds, and the time of that move.
async fn restarted_at(calendar: impl Fn(Moment) -> Moment) -> (u64, u64) {
    let mut scene = Scene::new();
    // The test needs moments an hour earlier.
    scene.restart_at(Moment(10 * HOUR));
    let (game, mut white, _black, tokens) = scene.play(BLITZ).await;
    scene.time.pass(4_000);
    white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    scene.time.pass(1_000);
    scene.restart_at(calendar(scene.hall.now()));
    let mut white = scene.sit(game, token(&tokens, Seat::White), None).await;
    let mut black = scene.sit(game, token(&tokens, Seat::Black), None).await;
    white.act(r#"{"id":"2","act":"agree_resume"}"#).await;
    let resumed = black.act(r#"{"id":"3","act":"agree_resume"}"#).await;
    assert_eq!(resumed["clock"]["running"], "black", "{resumed}");
    scene.time.pass(5_000);
    let ack = black.act(r#"{"id":"4","act":"play","move":"e7e5"}"#).await;
    let at = last_row(&scene, game)["entered"]["entry"]["at"].as_u64().unwrap();
    (ack["clock"]["black"].as_u64().unwrap(), at)
}

/// Adjourns a game for an hour, keeps the server down for `away`, and returns the milliseconds until the time of resumption.
async fn until_the_appointed_hour(away: u64) -> u64 {
    let mut scene = Scene::new();
    let wanted = r#"{"seat":"none","arbiter":true,"regulations":{"time_control":"5400"}}"#;
    let (game, tokens) = scene.create(wanted).await;
    let mut arbiter = scene.sit(game, token(&tokens, Seat::Arbiter), None).await;
    let mut white = scene.sit(game, token(&tokens, Seat::White), None).await;
    arbiter.act(r#"{"id":"1","act":"start"}"#).await;
    let adjourned = arbiter.act(&format!(r#"{{"id":"2","act":"adjourn","resume_at":{HOUR}}}"#)).await;
    assert!(adjourned["seq"].is_number(), "{adjourned}");
    let nonce = "3f9a".repeat(8) + &"c071".repeat(8);
    let sealed = white.act(&format!(r#"{{"id":"1","act":"seal","text":"e2e4","nonce":"{nonce}"}}"#)).await;
    assert!(sealed["seq"].is_number(), "{sealed}");
    white.act(r#"{"id":"2","act":"stop_clocks","reason":"sealed"}"#).await;
    let view = serde_json::to_value(scene.hall.view(game).await.unwrap()).unwrap();
    assert_eq!(view["state"]["phase"], "adjourned");
    scene.fall(away);
    let view = scene.hall.view(game).await.unwrap();
    HOUR - view.now
}

#[tokio::test]
async fn the_hour_of_a_resumption_stays_where_it_is_while_the_server_is_away() {
    assert_eq!(until_the_appointed_hour(0).await, HOUR);
    assert_eq!(until_the_appointed_hour(1_200_000).await, HOUR - 1_200_000, "twenty minutes later");
    assert_eq!(until_the_appointed_hour(2 * HOUR).await, 0, "nobody is late because the server was away");
}

#[tokio::test]
async fn a_calendar_that_was_set_changes_nobodys_time() {
    let expected = (182_000 - 5_000 + 2_000, 9_000);
    assert_eq!(restarted_at(|now| now.before(HOUR)).await, expected, "an hour back");
    assert_eq!(restarted_at(|now| now.after(HOUR)).await, expected, "an hour ahead");
    assert_eq!(restarted_at(|now| now).await, expected);
}
