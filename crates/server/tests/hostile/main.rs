//! Hostile clients: whatever one of them does, it is told why it is disconnected, and the other games continue.

mod client;

use serde_json::{Value, json};
use server::Limits;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use client::{Client, Scene};

fn play(mv: &str) -> Value {
    json!({ "act": "play", "move": mv })
}

/// A game between two honest players.
struct Honest {
    game: String,
    tokens: [String; 2],
    white: Client,
    black: Client,
}

impl Honest {
    async fn sit_down(scene: &Scene) -> Self {
        let (game, white, black) = scene.game().await;
        let tokens = [white, black];
        let [white, black] = [scene.join(&game, Some(&tokens[0])).await, scene.join(&game, Some(&tokens[1])).await];
        Self { game, tokens, white, black }
    }

    /// Plays one move each: the server still works.
    async fn go_on(&mut self) {
        assert!(self.white.act("honest", play("e2e4")).await["seq"].is_number());
        assert!(self.black.act("honest", play("e7e5")).await["seq"].is_number());
    }
}

#[tokio::test]
async fn malformed_frames_are_answered_and_too_many_of_them_end_the_socket() {
    let scene = Scene::new(Limits::default()).await;
    let mut honest = Honest::sit_down(&scene).await;
    let mut babbler = scene.join(&honest.game, None).await;
    let nonsense = [
        "",
        "{",
        "[]",
        "null",
        "{\"id\":1}",
        "{\"act\":\"resign\"}",
        "\u{0}",
        "{\"id\":\"1\",\"id\":\"2\"}",
        "{\"ping\":-1}",
        "{\"ping\":1e400}",
        "{\"join\":{\"token\":7}}",
        "{\"id\":\"\u{202e}\",\"act\":{}}",
    ];
    for text in nonsense {
        babbler.raw(text).await;
        assert_eq!(babbler.next().await["error"]["code"], "not_understood", "{text}");
    }
    let deep = "[".repeat(10_000);
    babbler.raw(format!("{{\"id\":\"1\",\"act\":{deep}")).await;
    assert_eq!(babbler.next().await["error"]["code"], "not_understood");
    for _ in 0..30 {
        babbler.raw("nonsense").await;
    }
    assert_eq!(babbler.reason().await, "too_much");
    honest.go_on().await;
}

#[tokio::test]
async fn an_act_that_cannot_be_read_is_answered_by_its_name_and_its_field() {
    let scene = Scene::new(Limits::default()).await;
    let mut honest = Honest::sit_down(&scene).await;
    let mut careless = scene.join(&honest.game, None).await;
    for (id, frame, wanted) in [
        ("1", json!({ "id": "1", "act": "play", "move": 7 }), "move: "),
        ("2", json!({ "id": "2", "act": "dance" }), "act: unknown"),
        ("3", json!({ "id": "3", "act": "press", "move": "e2e4" }), "move: press has no such field"),
        ("4", json!({ "id": "4", "act": "press", "at": 0 }), "at: "),
    ] {
        careless.say(&frame).await;
        let answer = careless.next().await;
        assert_eq!((&answer["ack"], &answer["error"]["code"]), (&json!(id), &json!("not_understood")), "{answer}");
        assert!(answer["error"]["detail"].as_str().is_some_and(|detail| detail.starts_with(wanted)), "{answer}");
    }
    honest.go_on().await;
}

#[tokio::test]
async fn who_does_not_join_first_is_told_so() {
    let scene = Scene::new(Limits::default()).await;
    let mut honest = Honest::sit_down(&scene).await;
    let mut guess = scene.connect(&honest.game, false).await;
    guess.say(&json!({ "join": { "token": "0".repeat(64) } })).await;
    assert_eq!(guess.reason().await, "no_seat");
    let mut eager = scene.connect(&honest.game, false).await;
    eager.say(&json!({ "id": "1", "act": "resign" })).await;
    assert_eq!(eager.reason().await, "no_join");
    let mut twice = scene.join(&honest.game, None).await;
    twice.say(&json!({ "join": { "token": honest.tokens[0] } })).await;
    assert_eq!(twice.next().await["error"]["code"], "joined_already");
    honest.go_on().await;
}

#[tokio::test]
async fn a_giant_frame_ends_its_socket_with_a_reason() {
    let scene = Scene::new(Limits::default()).await;
    let mut honest = Honest::sit_down(&scene).await;
    for (size, reason) in [(17_000, json!("too_large")), (100_000, json!("too_large")), (10_000_000, Value::Null)] {
        let mut giant = scene.join(&honest.game, None).await;
        giant.raw(format!("{{\"id\":\"{}\"}}", "x".repeat(size))).await;
        assert_eq!(giant.reason().await, reason, "{size}");
    }
    let giant = "x".repeat(20_000);
    assert_eq!(scene.ask("POST", "/api/v1/games", &giant).await.0, 413);
    honest.go_on().await;
}

#[tokio::test]
async fn who_floods_is_sent_away_and_reads_the_reason() {
    let scene = Scene::new(Limits::default()).await;
    let mut honest = Honest::sit_down(&scene).await;
    // The server's clock stands still, so a burst of sixty frames is allowed and no more.
    let mut flood = scene.join(&honest.game, Some(&honest.tokens[0])).await;
    for number in 0..3_000 {
        flood.raw(json!({ "ping": number }).to_string()).await;
    }
    let (mut pongs, mut last) = (0, Value::Null);
    loop {
        let frame = flood.next().await;
        if frame.is_null() {
            break;
        }
        pongs += usize::from(frame.get("pong").is_some());
        last = frame;
    }
    assert_eq!(last["closed"]["code"], "too_much");
    assert!(pongs <= 60, "{pongs} of 3000 frames were answered");
    honest.white = scene.join(&honest.game, Some(&honest.tokens[0])).await;
    honest.go_on().await;
}

#[tokio::test]
async fn who_and_when_cannot_be_forged() {
    let scene = Scene::new(Limits::default()).await;
    let mut honest = Honest::sit_down(&scene).await;
    let mut watcher = scene.join(&honest.game, None).await;
    assert_eq!(watcher.act("1", json!({ "act": "resign" })).await["error"]["code"], "no_seat");
    for by in ["black", "arbiter", "white", "spectator"] {
        let answer = honest.white.act(by, json!({ "act": "resign", "by": by })).await;
        assert_eq!(answer["error"]["code"], "wrong_seat", "{by}");
    }
    honest.white.say(&json!({ "id": "2", "act": "press", "at": 0 })).await;
    loop {
        let told = honest.white.next().await;
        if let Some(detail) = told["error"]["detail"].as_str() {
            assert!(detail.starts_with("at"), "{told}");
            break;
        }
    }
    let refused = honest.black.act("3", play("e7e5")).await;
    assert_eq!(refused["refused"]["code"], "not_your_move");
    // A player may stop the clocks to call the arbiter (2018 6.11.2), in the player's own name and no other.
    let stopped = honest.black.act("4", json!({ "act": "stop_clocks" })).await;
    assert!(stopped["seq"].is_number() && stopped["clock"]["running"].is_null(), "{stopped}");
    loop {
        let told = honest.white.next().await;
        assert!(!told.is_null(), "the act is told");
        if told["entry"]["seq"] == stopped["seq"] {
            let entry = &told["entry"];
            assert_eq!((&entry["by"], &entry["act"]["act"]), (&json!("black"), &json!("stop_clocks")), "{told}");
            break;
        }
    }
    let (other, _, foreign) = scene.game().await;
    let mut stranger = scene.connect(&honest.game, false).await;
    stranger.say(&json!({ "join": { "token": foreign } })).await;
    assert_eq!(stranger.reason().await, "no_seat", "a token of game {other} is worth nothing elsewhere");
}

#[tokio::test]
async fn acts_sent_again_in_any_order_get_their_first_answers_and_change_nothing() {
    let scene = Scene::new(Limits { frames_per_second: 1_000, ..Limits::default() }).await;
    let mut honest = Honest::sit_down(&scene).await;
    let moves = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"];
    let mut answers = Vec::new();
    for (number, mv) in moves.into_iter().enumerate() {
        let player = if number % 2 == 0 { &mut honest.white } else { &mut honest.black };
        answers.push(player.act(&number.to_string(), play(mv)).await);
    }
    let burnt = honest.white.act("burnt", play("a1a8")).await;
    assert!(burnt["refused"].is_object(), "{burnt}");
    // Another device takes over: answers do not depend on the socket.
    honest.white = scene.join(&honest.game, Some(&honest.tokens[0])).await;
    for number in [4, 0, 2, 2, 4, 0] {
        let again = honest.white.act(&number.to_string(), json!({ "act": "resign" })).await;
        assert_eq!(again, answers[number], "an id is burnt by its first use");
    }
    assert_eq!(honest.white.act("burnt", play("b5a6")).await, burnt);
    // The same ids from the other seat are other acts.
    assert!(honest.black.act("0", json!({ "act": "offer_draw" })).await["seq"].is_number());
    let view: Value =
        serde_json::from_str(&scene.ask("GET", &format!("/api/v1/games/{}", honest.game), "").await.1).unwrap();
    assert_eq!(view["state"]["moves"], json!(moves));
    assert_eq!(view["state"]["phase"], "playing");
}

#[tokio::test]
async fn connections_on_which_nothing_comes_are_closed() {
    let scene = Scene::new(Limits::default()).await;
    let mut half_open = Vec::new();
    for beginning in
        ["", "GET / HTTP/1.1\r\nHost: x\r\n", "POST /api/v1/games HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"]
    {
        for _ in 0..50 {
            let mut stream = TcpStream::connect(scene.at).await.unwrap();
            stream.write_all(beginning.as_bytes()).await.unwrap();
            half_open.push(stream);
        }
    }
    // Other clients are served meanwhile.
    Honest::sit_down(&scene).await.go_on().await;
    for stream in &mut half_open {
        let mut rest = Vec::new();
        // Closed or cut off: either counts.
        let _ = scene.until(stream.read_to_end(&mut rest)).await;
    }
    Honest::sit_down(&scene).await.go_on().await;
}

#[tokio::test]
async fn pings_come_at_a_pace() {
    let scene = Scene::new(Limits::default()).await;
    let mut honest = Honest::sit_down(&scene).await;
    let mut flood = scene.join(&honest.game, None).await;
    let mut answers = Vec::new();
    for number in 0..16 {
        flood.raw(json!({ "ping": number }).to_string()).await;
        answers.push(flood.next().await);
    }
    // One of the twelve may be the answer to a ping of the server.
    let answered = answers.iter().filter(|answer| answer.get("pong").is_some()).count();
    assert!((11..=12).contains(&answered), "{answers:?}");
    assert_eq!(answers[15]["error"]["code"], "too_fast", "though twenty frames a second may come");
    honest.go_on().await;
}

#[tokio::test]
async fn a_socket_that_never_joins_is_told_to_go() {
    let scene = Scene::new(Limits::default()).await;
    let (game, ..) = scene.game().await;
    let mut silent = scene.connect(&game, false).await;
    assert_eq!(scene.until(silent.reason()).await, "no_join");
}

/// Reads the number of sockets of a role from the metrics.
async fn sockets(scene: &Scene, role: &str) -> u64 {
    let (status, numbers) = scene.ask_as_organiser("GET", "/metrics").await;
    assert_eq!(status, 200, "{numbers}");
    assert!(numbers.contains("arbiter_sockets"), "{numbers}");
    let begin = format!("arbiter_sockets{{kind=\"{role}\"}} ");
    let mut lines = numbers.lines().filter_map(|line| line.strip_prefix(&begin));
    // A role is listed from its first socket on.
    lines.next().map_or(0, |number| number.parse().unwrap())
}

#[tokio::test]
async fn a_client_that_has_gone_without_a_word_is_noticed() {
    let scene = Scene::new(Limits::default()).await;
    let (game, ..) = scene.game().await;
    // This client never reads, so it does not answer pings.
    let gone = scene.join(&game, None).await;
    let mut alive = scene.join(&game, None).await;
    assert_eq!(sockets(&scene, "watcher").await, 2);
    let left = async { while sockets(&scene, "watcher").await > 1 {} };
    let reads = async {
        loop {
            assert!(!alive.next().await.is_null(), "who answers stays");
        }
    };
    tokio::select! {
        () = scene.until(left) => {}
        () = reads => {}
    }
    drop(gone);
}

#[tokio::test]
async fn many_slow_readers_are_let_go_and_slow_down_nobody() {
    let scene = Scene::new(Limits { frames_per_second: 1_000_000, ..Limits::default() }).await;
    let mut honest = Honest::sit_down(&scene).await;
    let mut slow = Vec::new();
    for _ in 0..20 {
        let mut client = scene.connect(&honest.game, true).await;
        client.say(&json!({ "join": {} })).await;
        slow.push(client);
    }
    while sockets(&scene, "watcher").await < 20 {}
    // More than clients, server and system buffer for them; each act is answered though none of the clients reads.
    let start = async {
        loop {
            let told = honest.black.next().await;
            assert!(!told.is_null(), "the game begins");
            if told["entry"]["act"]["act"] == "start" {
                return;
            }
        }
    };
    start.await;
    let mut number = 0;
    while sockets(&scene, "watcher").await > 0 {
        for _ in 0..500 {
            number += 1;
            let answer = honest.white.act(&format!("o{number}"), json!({ "act": "offer_draw" })).await;
            assert!(answer["seq"].is_number(), "{answer}");
            let told = honest.black.next().await;
            assert!(told["entry"].is_object(), "{told}");
        }
        scene.pass(10_000);
    }
    assert_eq!(sockets(&scene, "player").await, 2);
}

#[tokio::test]
async fn who_joins_again_and_again_is_told_to_wait_and_players_are_not() {
    let scene = Scene::new(Limits { joins_per_minute: 10, ..Limits::default() }).await;
    let mut honest = Honest::sit_down(&scene).await;
    for _ in 0..10 {
        scene.join(&honest.game, None).await;
    }
    let mut stranger = scene.connect(&honest.game, false).await;
    stranger.say(&json!({ "join": { "after": 0 } })).await;
    assert_eq!(stranger.reason().await, "too_many_joins");
    // Guessing tokens does not help, and keeps nobody else out either.
    for number in 0..30 {
        let mut guess = scene.connect(&honest.game, false).await;
        guess.say(&json!({ "join": { "token": format!("{number:064}") } })).await;
        assert_eq!(guess.reason().await, "no_seat");
    }
    honest.black = scene.join(&honest.game, Some(&honest.tokens[1])).await;
    honest.go_on().await;
    scene.pass(6_000);
    scene.join(&honest.game, None).await;
}

#[tokio::test]
async fn a_rejoin_to_a_long_game_gets_through_the_outgoing_buffer() {
    let scene = Scene::new(Limits::default()).await;
    let moves: Vec<&str> = ["Nf3", "Nf6", "Ng1", "Ng8"].into_iter().cycle().take(2_254).collect();
    let regulations = json!({ "edition": "2009" });
    let wanted = json!({ "seat": "white", "regulations": regulations, "pgn": format!("{} *", moves.join(" ")) });
    let (status, created) = scene.ask("POST", "/api/v1/games", &wanted.to_string()).await;
    assert_eq!(status, 201, "{created}");
    let created: Value = serde_json::from_str(&created).unwrap();
    let (game, token) = (created["game"].as_str().unwrap(), created["token"].as_str().unwrap());
    for after in [None, Some(0), Some(2_000)] {
        let mut client = scene.connect(game, true).await;
        client.say(&json!({ "join": { "token": token, "after": after } })).await;
        let mut half_moves = 0;
        let view = loop {
            let frame = client.next().await;
            assert!(!frame.is_null(), "the socket stays open");
            half_moves += frame["history"]["half_moves"].as_array().map_or(0, Vec::len);
            if frame.get("view").is_some() {
                break frame;
            }
        };
        half_moves += view["view"]["history"].as_array().unwrap().len();
        assert_eq!(half_moves, 2_254);
    }
}
