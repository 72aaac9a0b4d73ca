//! No work is done twice for one act: it is read, judged and proved legal once, and written once for each audience.

mod support;

use std::collections::BTreeMap;

use board::probe;
use protocol::Seat;
use server::{Journal, LiveGame};
use support::{BLITZ, Client, Scene, token};

/// The number of times that each kind of work was done.
struct Work(BTreeMap<String, usize>);

impl Work {
    fn count(&self, kind: &str) -> usize {
        self.0.iter().filter(|(note, _)| note.starts_with(kind)).map(|(_, times)| times).sum()
    }

    /// Lists work that was done more than once.
    fn repeated(&self) -> Vec<&String> {
        self.0.iter().filter(|(note, times)| **times > 1 && !note.starts_with("write")).map(|(note, _)| note).collect()
    }
}

/// Sends an act, waits until all clients have been told, and returns the work done.
async fn watch(actor: &mut Client, others: &mut [Client], act: &str, ruling: &str) -> Work {
    probe::start();
    let ack = actor.act(act).await;
    assert!(ack.get("seq").is_some(), "{ack}");
    for other in others {
        other.ruling(ruling).await;
    }
    actor.ruling(ruling).await;
    let mut work = BTreeMap::new();
    for note in probe::stop() {
        *work.entry(note).or_default() += 1;
    }
    Work(work)
}

/// A game that White, Black and three spectators follow; Black and two of the spectators read sentences in Czech.
async fn audience(scene: &Scene, wanted: &str) -> (Client, Vec<Client>) {
    let (game, tokens) = scene.create(wanted).await;
    let white = scene.sit(game, token(&tokens, Seat::White), None).await;
    let mut others = vec![scene.sit_reading(game, token(&tokens, Seat::Black), None, Some("cs")).await];
    for language in [None, Some("cs"), Some("cs")] {
        others.push(scene.sit_reading(game, None, None, language).await);
    }
    (white, others)
}

#[tokio::test]
async fn a_move_is_read_judged_and_proved_once_and_written_once_for_each_audience_and_language() {
    let scene = Scene::new();
    let (mut white, mut others) = audience(&scene, BLITZ).await;
    for (number, mv) in ["g1f3", "f3g1", "g1f3"].into_iter().enumerate() {
        let act = format!(r#"{{"id":"{number}","act":"play","move":"{mv}"}}"#);
        let work = watch(&mut white, &mut others, &act, "move_made").await;
        assert_eq!((work.count("read"), work.count("judge")), (1, 1), "{:?}", work.0);
        assert_eq!(work.count(&format!("prove {mv} in ")), 1, "{:?}", work.0);
        assert!(work.repeated().is_empty(), "{:?}", work.repeated());
        // White; Black and the public in Czech; the public without sentences.
        assert_eq!(work.count("write entry"), 4, "{:?}", work.0);
        let reply = if number % 2 == 0 { "g8f6" } else { "f6g8" };
        others[0].act(&format!(r#"{{"id":"{number}","act":"play","move":"{reply}"}}"#)).await;
        white.ruling("move_made").await;
        for other in &mut others {
            other.ruling("move_made").await;
        }
    }
}

#[tokio::test]
async fn a_move_by_hand_is_proved_once_too() {
    let scene = Scene::new();
    let wanted = r#"{"regulations":{"time_control":"180+2","board":"physical"},"seat":"white"}"#;
    let (mut white, mut others) = audience(&scene, wanted).await;
    let work = watch(&mut white, &mut others, r#"{"id":"1","act":"move","move":"e2e4"}"#, "move_made").await;
    // Other proved moves belong to a line that shows that mate is still possible.
    let proofs = work.count("prove e2e4 in ");
    assert_eq!((work.count("read"), work.count("judge"), proofs), (1, 1, 1), "{:?}", work.0);
    assert!(work.repeated().is_empty(), "{:?}", work.repeated());
    let work = watch(&mut white, &mut others, r#"{"id":"2","act":"press"}"#, "move_completed").await;
    assert_eq!((work.count("read"), work.count("judge"), work.count("prove")), (1, 1, 0), "{:?}", work.0);
}

#[tokio::test]
async fn replay_neither_reads_nor_judges_an_act() {
    let scene = Scene::new();
    let (game, mut white, mut black, _) = scene.play(BLITZ).await;
    white.act(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    black.act(r#"{"id":"1","act":"play","move":"e7e5"}"#).await;
    white.act(r#"{"id":"2","act":"resign"}"#).await;
    let rows = scene.journal.read(game, 0).unwrap();
    // The probe watches only this thread.
    probe::start();
    LiveGame::of(game, &rows, &mut |_, _, _, _| ()).unwrap();
    let notes = probe::stop();
    let count = |kind: &str| notes.iter().filter(|note| note.starts_with(kind)).count();
    assert_eq!((count("read"), count("judge"), count("prove")), (0, 0, 2), "{notes:?}");
}
