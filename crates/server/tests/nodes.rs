//! Several nodes on one journal on NATS: two nodes at one game, lost races, and rows from elsewhere.

#[path = "support/nats.rs"]
#[allow(dead_code, reason = "each file of tests uses its part")]
mod nats;
#[path = "support/proxy.rs"]
mod proxy;

#[path = "support/nodes.rs"]
#[allow(dead_code, reason = "each file of tests uses its part")]
mod support;

use std::pin::Pin;
use std::sync::Arc;

use protocol::{CreateGame, JoinFrame};
use proxy::Proxy;
use serde_json::{Value, json};
use server::{GameId, Hall, HallError, Limits, Moment, Nats, RealTime, Time};
use support::{Client, GAME, PATIENCE, Scene, ask, create, organiser, runtime, until};

/// A clock that is off by some milliseconds.
struct Off(RealTime, u64);

impl Time for Off {
    fn now(&self) -> Moment {
        self.0.now().after(self.1)
    }

    fn sleep_until(&self, moment: Moment) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        self.0.sleep_until(moment.before(self.1))
    }
}

#[test]
fn two_players_at_two_nodes_play_one_game() {
    let scene = Scene::new("two");
    runtime().block_on(async {
        let (one, two) = (scene.node("one").await, scene.node("two").await);
        let (game, white, black) = create(&one, GAME).await;
        let mut anna = Client::join(&one, game, Some(&white), None).await;
        let mut bela = Client::join(&two, game, Some(&black), None).await;
        // Both are there, at different nodes, so the game begins.
        anna.until_act("start").await;
        bela.until_act("start").await;
        for (index, mv) in ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"].into_iter().enumerate() {
            let (mover, other) = if index % 2 == 0 { (&mut anna, &mut bela) } else { (&mut bela, &mut anna) };
            mover.send(&format!(r#"{{"id":"m{index}","act":"play","move":"{mv}"}}"#)).await;
            let ack = mover.until("ack").await;
            assert!(ack["seq"].is_u64(), "{ack}");
            let entry = other.until_row(&ack).await;
            assert_eq!(entry["entry"]["act"]["move"], mv);
        }
        // An act that was sent to one node and is sent again to another gets the same answer.
        anna.send(r#"{"id":"again","act":"play","move":"b5a4"}"#).await;
        let first = anna.until("ack").await;
        bela.until_row(&first).await;
        let mut moved = Client::join(&two, game, Some(&white), None).await;
        moved.send(r#"{"id":"again","act":"play","move":"b5a4"}"#).await;
        assert_eq!(moved.until("ack").await, first);
        assert_eq!(anna.until("closed").await["closed"]["code"], "taken_over");
        moved.send(r#"{"id":"bad","act":"play","move":"a4b5"}"#).await;
        let refused = moved.until("ack").await;
        assert!(refused["refused"].is_object(), "{refused}");
        let mut back = Client::join(&one, game, Some(&white), None).await;
        back.send(r#"{"id":"bad","act":"play","move":"a4b5"}"#).await;
        assert_eq!(back.until("ack").await, refused);
        // The lobby of each node has the games of all, and open games of others can be joined.
        until("the lobby lacks a game", async || two.lobby(0, "").games.len() == 1).await;
        let open = GAME.replace("\"seat\":\"white\"", "\"seat\":\"white\",\"open\":true");
        let created = one.create(&CreateGame::read(&open).unwrap(), false).await.unwrap();
        let open: GameId = created.game.parse().unwrap();
        let _waits = Client::join(&one, open, created.token.as_deref(), None).await;
        until("the open game is not shown elsewhere", async || two.lobby(0, "").open.len() == 1).await;
        until("the open game cannot be joined elsewhere", async || {
            two.join_open(open, protocol::JoinOpen { name: None, arbiter: false }).await.is_ok()
        })
        .await;
        // A third node with an empty disk has everything, and lists it.
        let three = scene.node("three").await;
        let listed = three.list(None, 10, None).await.unwrap().games;
        let own = listed.iter().find(|listed| listed.game == game.to_string()).unwrap();
        assert_eq!((listed.len(), own.half_moves), (2, 7));
        let rows = |hall: &Hall| {
            let hall = hall.clone();
            async move { hall.rows(game, organiser()).await.unwrap() }
        };
        let all = rows(&three).await;
        assert_eq!(rows(&one).await, all);
        assert_eq!(rows(&two).await, all);
        server::verify_rows(game, &all, None).unwrap();
    });
}

#[test]
fn acts_at_two_nodes_at_the_same_moment_have_one_order() {
    let scene = Scene::new("race");
    runtime().block_on(async {
        let (one, two) = (scene.node("one").await, scene.node("two").await);
        // In 1997 no number of repetitions ends a game.
        let (game, white, black) = create(&one, &GAME.replace("2023", "1997")).await;
        let anna = Client::join(&one, game, Some(&white), None).await;
        let bela = Client::join(&two, game, Some(&black), None).await;
        // Both play whenever they like; who is not to move is refused, and everything gets an answer.
        let play = |mut client: Client, moves: [&'static str; 2]| async move {
            client.until_act("start").await;
            let mut answers = Vec::new();
            let mut made = 0;
            // They alternate, so both finish.
            while made < 400 {
                let number = answers.len();
                client.send(&format!(r#"{{"id":"{number}","act":"play","move":"{}"}}"#, moves[made % 2])).await;
                let answer = client.until("ack").await;
                assert_eq!(answer["ack"], number.to_string());
                made += usize::from(answer["seq"].is_u64());
                answers.push(answer);
            }
            answers
        };
        let (first, second) =
            tokio::join!(tokio::spawn(play(anna, ["g1f3", "f3g1"])), tokio::spawn(play(bela, ["g8f6", "f6g8"])));
        let (first, second) = (first.unwrap(), second.unwrap());
        // A row is acknowledged before the other node has heard of it.
        let last = first.iter().chain(&second).filter_map(|answer| answer["seq"].as_u64()).max().unwrap() as usize;
        until("a node has not heard of all rows", async || {
            let one = one.rows(game, organiser()).await.unwrap().len();
            one >= last && two.rows(game, organiser()).await.unwrap().len() == one
        })
        .await;
        let rows = one.rows(game, organiser()).await.unwrap();
        server::verify_rows(game, &rows, None).unwrap();
        let mut recorded = 0;
        for answers in [&first, &second] {
            let mut last = 0;
            for answer in answers {
                let Some(seq) = answer["seq"].as_u64() else { continue };
                assert!(seq > last, "a client's own order is kept");
                assert_eq!(rows[seq as usize - 1].hash.to_string(), answer["hash"].as_str().unwrap());
                (last, recorded) = (seq, recorded + 1);
            }
        }
        println!("{recorded} acts of {} were recorded in {} rows", first.len() + second.len(), rows.len());
        assert_eq!(recorded, 800);
        let other = two.rows(game, organiser()).await.unwrap();
        assert_eq!(rows, other, "all nodes have the same order");
    });
}

#[test]
fn a_flag_falls_once_though_nobody_is_connected_and_the_node_of_the_players_is_gone() {
    let scene = Scene::new("flag");
    let gone = runtime();
    let (game, one) = gone.block_on(async {
        let one = scene.node("one").await;
        let (game, white, black) = create(&one, &GAME.replace("5400+30", "3")).await;
        let mut anna = Client::join(&one, game, Some(&white), None).await;
        let _bela = Client::join(&one, game, Some(&black), None).await;
        anna.until_act("start").await;
        (game, one)
    });
    // The node dies with everything it knows.
    drop(one);
    gone.shutdown_background();
    runtime().block_on(async {
        let (two, three) = (scene.node("two").await, scene.node("three").await);
        let fallen = async |hall: &Hall| {
            let rows = hall.rows(game, organiser()).await.unwrap();
            rows.iter().filter(|row| row.body.contains("\"game_over\"")).count()
        };
        until("the flag has not fallen", async || fallen(&two).await == 1 && fallen(&three).await == 1).await;
        let listed = two.list(None, 1, None).await.unwrap().games;
        assert_eq!((listed[0].phase.as_str(), listed[0].result.as_str()), ("finished", "0-1"));
        let rows = two.rows(game, organiser()).await.unwrap();
        server::verify_rows(game, &rows, None).unwrap();
        assert_eq!(rows, three.rows(game, organiser()).await.unwrap());
    });
}

#[test]
fn a_node_that_is_cut_off_says_so_and_comes_back_by_itself() {
    let scene = Scene::new("cut");
    runtime().block_on(async {
        let mut ways = Vec::new();
        for port in scene.servers.ports() {
            ways.push(Proxy::to(([127, 0, 0, 1], port).into()).await);
        }
        let hosts: Vec<String> = ways.iter().map(|way| way.address.to_string()).collect();
        let mut nats = Nats::read(&format!("nats://{}", hosts.join(","))).unwrap();
        (nats.monitors, nats.partitions, nats.clock_bound) = (scene.servers.monitors(), 2, 1_000);
        let one = scene.node("one").await;
        let two = scene.node_with("two", Arc::new(RealTime::start()), &nats).await;
        let (game, white, black) = create(&one, GAME).await;
        let mut anna = Client::join(&one, game, Some(&white), None).await;
        let mut bela = Client::join(&two, game, Some(&black), None).await;
        anna.until_act("start").await;
        anna.send(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
        assert!(anna.until("ack").await["seq"].is_u64());
        bela.until_act("play").await;
        for way in &ways {
            way.cut(true);
        }
        // Nothing is acknowledged at the node that is cut off, and its players are told.
        bela.send(r#"{"id":"1","act":"play","move":"e7e5"}"#).await;
        let told = loop {
            let frame = bela.next().await;
            assert!(frame["ack"].is_null(), "{frame}");
            if !frame["closed"].is_null() {
                break frame;
            }
        };
        assert_eq!(told["closed"]["code"], "journal_unavailable", "{told}");
        until("the node still says that it is ready", async || two.is_ready().await.is_err()).await;
        let refused = two.join(game, JoinFrame { token: Some(black.clone()), after: None, language: None }).await;
        assert!(matches!(refused, Err(HallError::Journal(_))), "a game is served that may be stale");
        // Black plays on at the other node, with the same act.
        let mut bela = Client::join(&one, game, Some(&black), None).await;
        bela.send(r#"{"id":"1","act":"play","move":"e7e5"}"#).await;
        assert!(bela.until("ack").await["seq"].is_u64());
        for way in &ways {
            way.cut(false);
        }
        two.until_ready(PATIENCE).await.unwrap();
        let here = one.rows(game, organiser()).await.unwrap();
        assert_eq!(two.rows(game, organiser()).await.unwrap(), here);
        let moves = here.iter().filter(|row| row.body.contains("\"e7e5\"")).count();
        assert_eq!(moves, 1, "the act is in the journal once");
    });
}

#[test]
fn a_node_whose_clock_is_off_does_not_serve() {
    let scene = Scene::new("clock");
    runtime().block_on(async {
        let nats = Nats { clock_bound: 5_000, ..scene.nats.clone() };
        let one = scene.node_with("one", Arc::new(RealTime::start()), &nats).await;
        let two = scene.node_with("two", Arc::new(RealTime::start()), &nats).await;
        let off = Arc::new(Off(RealTime::start(), 60_000));
        let file = scene.servers.file("three.db");
        let three = Hall::open_node(&nats, &file, off, Limits::default(), Vec::new()).await.unwrap();
        until("it serves", async || matches!(three.is_ready().await, Err(HallError::ClockOff(_)))).await;
        let refused = three.create(&CreateGame::read(GAME).unwrap(), true).await;
        assert!(matches!(refused, Err(HallError::ClockOff(_))));
        // The others are in the majority.
        for node in [&one, &two] {
            node.until_ready(PATIENCE).await.unwrap();
        }
    });
}

#[test]
fn a_shorter_history_never_wins() {
    let scene = Scene::new("shorter");
    runtime().block_on(async {
        let one = scene.node("one").await;
        let (game, white, _) = create(&one, GAME).await;
        // A client that has seen more than the journal has is not told otherwise.
        let join = JoinFrame { token: Some(white), after: Some(99), language: None };
        assert!(matches!(one.join(game, join).await, Err(HallError::ShorterHistory { seen: 99, .. })));
        one.close().await.unwrap();
        drop(one);
        // The streams are gone, and the node's file knows better.
        let other = Nats { prefix: "empty".to_owned(), ..scene.nats.clone() };
        let file = scene.servers.file("one.db");
        let limits = Limits::default();
        let hall = Hall::open_node(&other, &file, Arc::new(RealTime::start()), limits, Vec::new()).await.unwrap();
        until("the empty streams were believed", async || {
            matches!(hall.is_ready().await, Err(HallError::Journal(error)) if error.to_string().contains("has lost rows"))
        })
        .await;
        assert!(hall.view(game).await.is_err());
    });
}

#[test]
fn an_event_is_served_by_all_nodes_and_erased_data_is_gone_everywhere() {
    let scene = Scene::new("event");
    runtime().block_on(async {
        let (one, two) = (scene.node("one").await, scene.node("two").await);
        let wanted = json!({"settings":{"name":"Club cup","rounds":3,"regulations":{"time_control":"180+2"}},"organiser":"Olga"});
        let (status, created) = ask(&one, "POST", "/api/v1/events", None, &wanted).await;
        assert!((200..300).contains(&status), "{created}");
        let (event, token) = (created["event"].as_str().unwrap().to_owned(), created["token"].as_str().unwrap().to_owned());
        let acts = format!("/api/v1/events/{event}/acts");
        let register = |number: usize| {
            let card = json!({"name":format!("Player, {number}"),"rating":1_500 + number,"contact":format!("p{number}@example.org")});
            json!({"act":"register","registration":card})
        };
        // Both nodes register players at the same time: all are there, in one order.
        let crowd = |hall: Hall, from: usize| {
            let (acts, token) = (acts.clone(), token.clone());
            async move {
                for number in from..from + 20 {
                    let (status, said) = ask(&hall, "POST", &acts, Some(&token), &register(number)).await;
                    assert!((200..300).contains(&status), "{said}");
                }
            }
        };
        tokio::join!(crowd(one.clone(), 100), crowd(two.clone(), 200));
        let players = format!("/api/v1/events/{event}/players");
        let seen = async |hall: &Hall| ask(hall, "GET", &players, Some(&token), &Value::Null).await.1;
        until("the nodes disagree", async || {
            let (here, there) = (seen(&one).await, seen(&two).await);
            here == there && here.to_string().matches("@example.org").count() == 40
        })
        .await;
        let withdraw = json!({"act":"withdraw","player":1,"reason":"ill"});
        let (status, said) = ask(&two, "POST", &acts, Some(&token), &withdraw).await;
        assert!((200..300).contains(&status), "{said}");
        // The other node may not have heard of the withdrawal yet.
        let erase = json!({"act":"erase","subject":{"player":1}});
        until("nobody is erased", async || {
            (200..300).contains(&ask(&one, "POST", &acts, Some(&token), &erase).await.0)
        })
        .await;
        let is_erased = async |hall: &Hall| seen(hall).await.to_string().matches("@example.org").count() == 39;
        until("erased data is still shown", async || is_erased(&two).await).await;
        // A node with an empty disk cannot find it either.
        let three = scene.node("three").await;
        assert!(is_erased(&three).await);
        assert_eq!(ask(&three, "GET", "/api/v1/events", None, &Value::Null).await.1["events"][0]["name"], "Club cup");
    });
}
