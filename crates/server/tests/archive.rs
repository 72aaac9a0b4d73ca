//! Old games on NATS are moved to the archive, and everything goes on: reading, reopening, and nodes with an empty disk.

#[path = "support/nats.rs"]
#[allow(dead_code, reason = "each file of tests uses its part")]
mod nats;
#[path = "support/nodes.rs"]
#[allow(dead_code, reason = "each file of tests uses its part")]
mod support;

use std::time::Duration;

use serde_json::{Value, json};
use server::{Hall, Nats, SqliteJournal};
use support::{Client, GAME, PATIENCE, Scene, ask, create, organiser, runtime, until};

/// Returns a scene whose streams are replaced every few seconds.
fn quick(name: &str) -> Scene {
    let mut scene = Scene::new(name);
    (scene.nats.period, scene.nats.patience) = (Duration::from_secs(2), 2_000);
    scene
}

/// Lists the streams of the journal.
async fn streams(nats: &Nats) -> Vec<String> {
    use futures_util::TryStreamExt;
    let client = async_nats::connect(format!("nats://{}", nats.servers[0])).await.unwrap();
    let context = async_nats::jetstream::new(client);
    context.stream_names().try_collect().await.unwrap_or_default()
}

/// Waits until the first generation is gone.
async fn until_archived(nats: &Nats) {
    until("the first streams are still there", async || {
        let found = streams(nats).await;
        !found.is_empty() && !found.iter().any(|name| name.starts_with("arbiter-1-"))
    })
    .await;
}

#[test]
fn games_and_events_go_on_in_the_archive_and_nothing_is_lost() {
    let scene = quick("archive");
    runtime().block_on(async {
        let (one, two) = (scene.node("one").await, scene.node("two").await);
        // A game that is over, one that is being played, and an event.
        let (over, white, black) = create(&one, GAME).await;
        let mut anna = Client::join(&one, over, Some(&white), None).await;
        let _bela = Client::join(&two, over, Some(&black), None).await;
        anna.until_act("start").await;
        anna.send(r#"{"id":"bad","act":"play","move":"e2e5"}"#).await;
        let refused = anna.until("ack").await;
        anna.send(r#"{"id":"1","act":"resign"}"#).await;
        let resigned = anna.until("ack").await;
        assert!(resigned["seq"].is_u64(), "{resigned}");
        let (running, white2, black2) = create(&two, GAME).await;
        let mut cyril = Client::join(&one, running, Some(&white2), None).await;
        let mut dana = Client::join(&two, running, Some(&black2), None).await;
        cyril.until_act("start").await;
        let wanted = json!({"settings":{"name":"Club cup","rounds":3,"regulations":{"time_control":"180+2"}},"organiser":"Olga"});
        let (_, created) = ask(&one, "POST", "/api/v1/events", None, &wanted).await;
        let (event, token) = (created["event"].as_str().unwrap().to_owned(), created["token"].as_str().unwrap().to_owned());
        let acts = format!("/api/v1/events/{event}/acts");
        let register = |name: &str| json!({"act":"register","registration":{"name":name,"contact":format!("{name}@example.org")}});
        let (status, said) = ask(&two, "POST", &acts, Some(&token), &register("First")).await;
        assert!((200..300).contains(&status), "{said}");
        let before = one.rows(over, organiser()).await.unwrap();
        // Moves are played while everything is moved.
        let moving = until_archived(&scene.nats);
        let playing = async {
            for index in 0.. {
                let (mover, other) = if index % 2 == 0 { (&mut cyril, &mut dana) } else { (&mut dana, &mut cyril) };
                let mv = ["g1f3", "g8f6", "f3g1", "f6g8"][index % 4];
                mover.send(&format!(r#"{{"id":"m{index}","act":"play","move":"{mv}"}}"#)).await;
                let ack = mover.until("ack").await;
                if !ack["seq"].is_u64() {
                    return; // The position was repeated often enough.
                }
                other.until_row(&ack).await;
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        };
        tokio::join!(moving, playing);
        // The archive has them: a node with an empty disk, an old node, and a copy agree.
        let three = scene.node("three").await;
        for hall in [&one, &two, &three] {
            assert_eq!(hall.rows(over, organiser()).await.unwrap(), before);
            let listed = hall.list(None, 10, None).await.unwrap().games;
            assert_eq!(listed.len(), 2);
            assert!(listed.iter().any(|listed| listed.game == over.to_string() && listed.result == "0-1"), "{listed:?}");
            assert!(hall.pgn(over, organiser()).await.unwrap().contains("0-1"));
        }
        // The same act gets the same answer, wherever it lies now.
        let mut anna = Client::join(&three, over, Some(&white), None).await;
        anna.send(r#"{"id":"1","act":"resign"}"#).await;
        assert_eq!(anna.until("ack").await, resigned);
        anna.send(r#"{"id":"bad","act":"play","move":"e2e5"}"#).await;
        assert_eq!(anna.until("ack").await, refused);
        anna.send(r#"{"id":"late","act":"play","move":"e2e4"}"#).await;
        assert!(anna.until("ack").await["refused"].is_object(), "a refused act is kept in the archive");
        // The event goes on too, with the card of its player.
        let (status, said) = ask(&three, "POST", &acts, Some(&token), &register("Second")).await;
        assert!((200..300).contains(&status), "{said}");
        let players = format!("/api/v1/events/{event}/players");
        for hall in [&one, &two, &three] {
            until("a player is missing", async || {
                let (_, seen) = ask(hall, "GET", &players, Some(&token), &Value::Null).await;
                seen.to_string().matches("@example.org").count() == 2
            })
            .await;
        }
        same_everywhere(&[&one, &two, &three], running).await;
        // A copy has everything, and is whole.
        let copy = scene.servers.file("copy.db");
        server::copy_journal(&scene.nats, &copy, PATIENCE).await.unwrap();
        let file = SqliteJournal::open_read_only(&copy).unwrap();
        let found = server::survey(&file, |_, _, _| Ok::<_, server::JournalError>(())).unwrap();
        assert!(found.is_clean() && found.whole == 2, "{found:?}");
    });
}

/// Finds the stream that has a subject, and its last message.
async fn last_message(
    nats: &Nats,
    ending: &str,
) -> (async_nats::jetstream::Context, async_nats::jetstream::message::StreamMessage) {
    let client = async_nats::connect(format!("nats://{}", nats.servers[0])).await.unwrap();
    let context = async_nats::jetstream::new(client);
    for partition in 0..nats.partitions {
        let stream = context.get_stream(format!("arbiter-1-{partition}")).await.unwrap();
        let subject = format!("arbiter.1-{partition}.{ending}");
        if let Ok(found) = stream.get_last_raw_message_by_subject(&subject).await {
            return (context, found);
        }
    }
    panic!("no stream has {ending}");
}

#[test]
fn a_move_to_the_archive_that_was_cut_short_is_completed_by_the_next_act() {
    let scene = Scene::new("fence");
    runtime().block_on(async {
        let (one, two) = (scene.node("one").await, scene.node("two").await);
        let (game, white, black) = create(&one, GAME).await;
        let mut anna = Client::join(&one, game, Some(&white), None).await;
        let mut bela = Client::join(&two, game, Some(&black), None).await;
        bela.until_act("start").await;
        bela.send(r#"{"id":"early","act":"play","move":"e7e5"}"#).await;
        let refused = bela.until("ack").await;
        // A node ends the subject, and dies before it copies anything.
        let (context, last) = last_message(&scene.nats, &format!("game.{game}")).await;
        let id = last.headers.get("Nats-Msg-Id").unwrap().as_str().to_owned();
        let mut headers = async_nats::HeaderMap::new();
        headers.insert("Nats-Expected-Last-Subject-Sequence", last.sequence.to_string());
        headers.insert("Nats-Msg-Id", format!("moved-game-{game}-{}", id.rsplit_once('-').unwrap().1));
        headers.insert("Arbiter-Row", last.headers.get("Arbiter-Row").unwrap().as_str());
        headers.insert("Arbiter-Moved", "archive");
        context.publish_with_headers(last.subject.to_string(), headers, "".into()).await.unwrap().await.unwrap();
        // Both nodes go on at the same moment: the act and its echo are recorded once, in the archive.
        anna.send(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
        let ack = anna.until("ack").await;
        bela.until_row(&ack).await;
        bela.send(r#"{"id":"2","act":"play","move":"e7e5"}"#).await;
        let ack = bela.until("ack").await;
        anna.until_row(&ack).await;
        bela.send(r#"{"id":"early","act":"play","move":"e7e5"}"#).await;
        assert_eq!(bela.until("ack").await, refused);
        let three = scene.node("three").await;
        same_everywhere(&[&one, &two, &three], game).await;
        let rows = three.rows(game, organiser()).await.unwrap();
        for mv in ["\"e2e4\"", "\"e7e5\""] {
            let with = rows.iter().filter(|row| row.body.contains(mv) && row.body.contains("\"play\"")).count();
            assert_eq!(with, 1, "{mv}");
        }
        let archive = context.get_stream("arbiter-archive").await.unwrap();
        let archived = archive.get_last_raw_message_by_subject(&format!("arbiter.archive.game.{game}")).await.unwrap();
        assert_eq!(archived.headers.get("Arbiter-Row").unwrap().as_str(), rows.len().to_string());
    });
}

/// Checks that all nodes have the same whole game.
async fn same_everywhere(halls: &[&Hall], game: server::GameId) {
    until("the nodes disagree", async || {
        let first = halls[0].rows(game, organiser()).await.unwrap();
        server::verify_rows(game, &first, None).unwrap();
        for hall in &halls[1..] {
            if hall.rows(game, organiser()).await.unwrap() != first {
                return false;
            }
        }
        true
    })
    .await;
}

#[test]
fn a_finished_game_can_be_reopened_in_the_archive() {
    let scene = quick("reopen");
    runtime().block_on(async {
        let one = scene.node("one").await;
        let wanted = r#"{"seat":"none","arbiter":true,"regulations":{"edition":"2023","time_control":"5400+30"}}"#;
        let created = one.create(&protocol::CreateGame::read(wanted).unwrap(), true).await.unwrap();
        let game: server::GameId = created.game.parse().unwrap();
        let mut tokens = Vec::new();
        for invitation in created.invitations {
            let claim =
                protocol::TakeSeat { invitation: invitation.invitation, name: None, arbiter: true, secret: None };
            tokens.push((invitation.seat, one.take_seat(game, claim).await.unwrap().token));
        }
        let token = |seat| &tokens.iter().find(|(known, _)| *known == seat).unwrap().1;
        let mut arbiter = Client::join(&one, game, Some(token(protocol::Seat::Arbiter)), None).await;
        let mut white = Client::join(&one, game, Some(token(protocol::Seat::White)), None).await;
        arbiter.send(r#"{"id":"1","act":"start"}"#).await;
        assert!(arbiter.until("ack").await["seq"].is_u64());
        white.send(r#"{"id":"1","act":"resign"}"#).await;
        assert!(white.until("ack").await["seq"].is_u64());
        until_archived(&scene.nats).await;
        // Two nodes reopen it at the same moment: once.
        let two = scene.node("two").await;
        let mut there = Client::join(&two, game, Some(token(protocol::Seat::White)), None).await;
        arbiter.send(r#"{"id":"2","act":"reopen"}"#).await;
        let reopened = arbiter.until("ack").await;
        assert!(reopened["seq"].is_u64(), "{reopened}");
        there.until_row(&reopened).await;
        same_everywhere(&[&one, &two], game).await;
    });
}

#[test]
fn a_first_start_that_was_cut_short_can_be_repeated() {
    let scene = Scene::new("first");
    runtime().block_on(async {
        let one = scene.node("one").await;
        let client = async_nats::connect(format!("nats://{}", scene.nats.servers[0])).await.unwrap();
        let context = async_nats::jetstream::new(client);
        let created = async |name: &str| context.get_stream(name).await.unwrap().cached_info().created;
        // An archive without games means that games were lost. So it is never there before their streams.
        let archive = created("arbiter-archive").await;
        for stream in ["arbiter-1-0", "arbiter-1-1", "arbiter-cards"] {
            assert!(created(stream).await < archive, "the archive was created before {stream}");
        }
        // Any beginning of that order is completed by the next start.
        drop(one);
        for stream in ["arbiter-archive", "arbiter-cards", "arbiter-1-1"] {
            context.delete_stream(stream).await.unwrap();
            scene.node(&format!("after-{stream}")).await;
        }
    });
}
