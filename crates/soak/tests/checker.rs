//! The checker finds what a broken journal has lost, doubled, reordered or changed.

use std::sync::Arc;

use protocol::{ClientFrame, CreateGame, JoinFrame, Row, Seat, TakeSeat};
use server::{ChainedRow, GameId, Hall, Journal, Limits, ManualTime, MemoryJournal, Moment, Told};
use soak::{Answer, History, Problem, Seen, check};

/// A client that records what it sees.
struct Client {
    socket: u64,
    told: tokio::sync::mpsc::Receiver<Told>,
    seen: Seen,
}

struct Scene {
    hall: Hall,
    time: ManualTime,
    game: GameId,
}

impl Scene {
    async fn join(&self, seat: Option<Seat>, token: Option<&str>) -> Client {
        let join = JoinFrame { token: token.map(str::to_owned), after: None, language: None };
        let (socket, joined) = self.hall.join(self.game, join).await.unwrap();
        let mut seen = Seen::new(seat);
        for frame in &joined.missed {
            seen.hear(&serde_json::from_str(frame).unwrap());
        }
        Client { socket, told: joined.told, seen }
    }

    /// Sends an act and waits for the answer.
    async fn act(&self, client: &mut Client, id: u64, act: &str) {
        self.time.pass(1_000);
        client.seen.acts.insert(id, None);
        let frame = ClientFrame::read(&format!(r#"{{"id":"{id}",{act}}}"#)).unwrap();
        let ClientFrame::Act(act) = frame else { panic!("{act} is no act") };
        self.hall.act(self.game, client.socket, act, self.hall.now()).await;
        while client.seen.acts[&id].is_none() {
            let Some(Told::Frame(frame)) = client.told.recv().await else { panic!("no answer came") };
            client.seen.hear(&serde_json::from_str(&frame).unwrap());
        }
    }
}

/// Plays a short game, and returns what was seen and what was recorded.
async fn played() -> (History, Vec<ChainedRow>) {
    let journal = Arc::new(MemoryJournal::default());
    let time = ManualTime::at(Moment(1_000_000));
    let hall = Hall::open(journal.clone(), Arc::new(time.clone()), Limits::default());
    let created = hall.create(&CreateGame::read(r#"{"seat":"white"}"#).unwrap(), true).await.unwrap();
    let game: GameId = created.game.parse().unwrap();
    let claim = serde_json::json!({ "invitation": created.invitations[0].invitation });
    let taken = hall.take_seat(game, TakeSeat::read(&claim.to_string()).unwrap()).await.unwrap();
    let scene = Scene { hall, time, game };
    let mut watcher = scene.join(None, None).await;
    let mut white = scene.join(Some(Seat::White), created.token.as_deref()).await;
    let mut black = scene.join(Some(Seat::Black), Some(&taken.token)).await;
    scene.act(&mut white, 1, r#""act":"play","move":"e2e4""#).await;
    scene.act(&mut white, 2, r#""act":"play","move":"d2d4""#).await;
    scene.act(&mut black, 1, r#""act":"play","move":"e7e5""#).await;
    scene.act(&mut white, 3, r#""act":"play","move":"g1f3""#).await;
    scene.act(&mut white, 4, r#""act":"offer_draw""#).await;
    scene.act(&mut black, 2, r#""act":"play","move":"b8c6""#).await;
    // All frames have arrived by now; the spectator has not read them yet.
    for client in [&mut white, &mut black, &mut watcher] {
        while let Ok(Told::Frame(frame)) = client.told.try_recv() {
            client.seen.hear(&serde_json::from_str(&frame).unwrap());
        }
    }
    let rows = journal.read(game, 0).unwrap();
    (History { game: game.to_string(), clients: vec![white.seen, black.seen, watcher.seen] }, rows)
}

/// Recomputes the hashes of rows, so that only the content is wrong.
fn chained(game: &str, bodies: impl IntoIterator<Item = String>) -> Vec<ChainedRow> {
    let game: GameId = game.parse().unwrap();
    let mut rows: Vec<ChainedRow> = Vec::new();
    for body in bodies {
        rows.push(match rows.last() {
            None => ChainedRow::first(game, body),
            Some(last) => ChainedRow::after(last, body),
        });
    }
    rows
}

fn bodies(rows: &[ChainedRow]) -> Vec<String> {
    rows.iter().map(|row| row.body.clone()).collect()
}

/// Finds the row of an act.
fn row_of(history: &History, seat: Seat, id: u64) -> usize {
    let seen = history.clients.iter().find(|seen| seen.seat == Some(seat)).unwrap();
    let Some(Some(Answer::Kept { seq, .. })) = seen.acts.get(&id) else { panic!("it was not acknowledged") };
    *seq as usize - 1
}

#[tokio::test]
async fn a_whole_journal_has_no_problems() {
    let (history, rows) = played().await;
    assert_eq!(check(&history, &rows), []);
    assert!(matches!(history.clients[0].acts[&2], Some(Answer::Refused(_))), "White moved twice");
    assert!(history.clients.iter().all(|seen| seen.told.len() >= 5), "everybody was told");
}

#[tokio::test]
async fn a_row_lost_at_the_end_is_found() {
    let (history, mut rows) = played().await;
    rows.pop();
    let found = check(&history, &rows);
    assert!(
        found.iter().any(|problem| matches!(problem, Problem::Lost { seat: Some(Seat::Black), id: 2, .. })),
        "{found:?}"
    );
    assert!(found.iter().any(|problem| matches!(problem, Problem::ToldNotKept { .. })), "{found:?}");
}

#[tokio::test]
async fn a_row_lost_in_the_middle_is_found_though_the_chain_was_made_anew() {
    let (history, rows) = played().await;
    let place = row_of(&history, Seat::White, 4);
    let mut left = bodies(&rows);
    left.remove(place);
    let found = check(&history, &chained(&history.game, left));
    assert!(
        found.iter().any(|problem| matches!(problem, Problem::Lost { seat: Some(Seat::White), id: 4, .. })),
        "{found:?}"
    );
    let mut gap = rows.clone();
    gap.remove(place);
    assert!(check(&history, &gap).iter().any(|problem| matches!(problem, Problem::Chain { .. })));
}

#[tokio::test]
async fn a_row_kept_twice_is_found() {
    let (history, rows) = played().await;
    let place = row_of(&history, Seat::White, 4);
    let mut doubled = bodies(&rows);
    doubled.push(doubled[place].clone());
    let found = check(&history, &chained(&history.game, doubled));
    assert!(found.iter().any(|problem| matches!(problem, Problem::Doubled { seat: Seat::White, .. })), "{found:?}");
}

#[tokio::test]
async fn rows_in_another_order_are_found() {
    let (history, rows) = played().await;
    let mut reordered = bodies(&rows);
    reordered.swap(row_of(&history, Seat::White, 3), row_of(&history, Seat::White, 4));
    let found = check(&history, &chained(&history.game, reordered));
    assert!(found.iter().any(|problem| matches!(problem, Problem::Reordered { seat: Seat::White, .. })), "{found:?}");
    assert!(found.iter().any(|problem| matches!(problem, Problem::Lost { .. })), "{found:?}");
}

#[tokio::test]
async fn another_clock_in_a_row_is_found() {
    let (history, rows) = played().await;
    let place = row_of(&history, Seat::White, 1);
    let mut changed = bodies(&rows);
    let before = changed[place].clone();
    let Row::Entered(entered) = Row::read(&before).unwrap() else { panic!("it is no act") };
    let white = serde_json::to_value(&entered.clock).unwrap()["white"].to_string();
    changed[place] = before.replacen(&format!("\"white\":{white}"), "\"white\":1234", 1);
    assert_ne!(changed[place], before);
    let found = check(&history, &chained(&history.game, changed));
    assert!(found.iter().any(|problem| matches!(problem, Problem::Clock { .. })), "{found:?}");
    assert!(found.iter().any(|problem| matches!(problem, Problem::ToldClock { id: 1, .. })), "{found:?}");
    assert!(found.iter().any(|problem| matches!(problem, Problem::Changed { id: 1, .. })), "{found:?}");
}

#[tokio::test]
async fn what_nobody_sent_or_what_was_refused_is_found() {
    let (mut history, rows) = played().await;
    let white = &mut history.clients[0];
    white.acts.remove(&4);
    white.acts.insert(3, Some(Answer::Refused("illegal_move".to_owned())));
    let found = check(&history, &rows);
    assert!(found.iter().any(|problem| matches!(problem, Problem::Invented { seat: Seat::White, .. })), "{found:?}");
    assert!(
        found.iter().any(|problem| matches!(problem, Problem::RefusedButKept { seat: Seat::White, .. })),
        "{found:?}"
    );
}

#[tokio::test]
async fn an_entry_that_was_not_told_or_told_differently_is_found() {
    let (history, rows) = played().await;
    let mut deaf = history.clone();
    let missed = deaf.clients[1].told.remove(1).seq;
    assert_eq!(check(&deaf, &rows), [Problem::NotTold { seat: Some(Seat::Black), seq: missed }]);
    let mut misled = history.clone();
    misled.clients[2].told[1].digest ^= 1;
    let seq = misled.clients[2].told[1].seq;
    assert_eq!(check(&misled, &rows), [Problem::ToldNotKept { seat: None, seq }]);
}

#[tokio::test]
async fn answers_that_change_and_entries_that_come_again_are_found() {
    let (mut history, rows) = played().await;
    let (seq, place) = (rows.len() as u64, row_of(&history, Seat::Black, 2));
    let white = &mut history.clients[0];
    let again = serde_json::json!({ "entry": { "seq": seq, "at": 0, "by": "black", "act": {}, "rulings": [] } });
    white.hear(&again);
    assert!(white.problems.contains(&Problem::ToldAgain { seat: Some(Seat::White), seq }));
    let black = &mut history.clients[1];
    black.hear(&serde_json::json!({ "ack": "2", "seq": place + 9, "hash": "0", "clock": {} }));
    assert!(black.problems.contains(&Problem::AnsweredDifferently { seat: Some(Seat::Black), id: 2 }));
    let white = &mut history.clients[0];
    white.hear(&serde_json::json!({ "ack": "2", "refused": { "code": "not_your_move" } }));
    let differently = Problem::AnsweredDifferently { seat: Some(Seat::White), id: 2 };
    assert!(!white.problems.contains(&differently), "the same refusal again");
    white.hear(&serde_json::json!({ "ack": "2", "refused": { "code": "illegal_move" } }));
    assert!(white.problems.contains(&differently), "another one");
    let black = &mut history.clients[1];
    black.hear(&serde_json::json!({ "ack": "77", "seq": 1, "hash": "0", "clock": {} }));
    assert!(black.problems.contains(&Problem::AnsweredUnasked { seat: Some(Seat::Black), id: 77 }));
    assert!(check(&history, &rows).len() >= 3);
}
