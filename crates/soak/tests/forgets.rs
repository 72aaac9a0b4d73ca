//! A journal that forgets a row that it has acknowledged: the checker must find it.

#![cfg(unix)]

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use protocol::event::{CardRow, EventSummary};
use protocol::{ClientFrame, CreateGame, GameSummary, JoinFrame, Seat};
use server::{
    Append, Appended, ChainedRow, EventAppend, EventId, EventJournal, EventLine, GameId, Hall, Journal, JournalError,
    Limits, ListQuery, ManualTime, MemoryJournal, Moment, Told,
};
use soak::{History, Problem, Seen, check};

/// Acknowledges every row, and forgets one of them.
#[derive(Default)]
struct Forgetful {
    kept: MemoryJournal,
    rows: Mutex<HashMap<GameId, Vec<ChainedRow>>>,
    forgotten: Option<u64>,
}

fn answered(answer: Result<(), JournalError>) -> Appended {
    let (sender, receiver) = tokio::sync::oneshot::channel();
    sender.send(answer).unwrap();
    receiver
}

impl Forgetful {
    fn rows(&self, game: GameId) -> Vec<ChainedRow> {
        self.rows.lock().unwrap().get(&game).cloned().unwrap_or_default()
    }
}

impl Journal for Forgetful {
    fn append(&self, append: Append) -> Appended {
        if Some(append.row.seq) != self.forgotten {
            self.rows.lock().unwrap().entry(append.game).or_default().push(append.row);
        }
        answered(Ok(()))
    }

    fn relist(&self, summary: GameSummary) -> Appended {
        self.kept.relist(summary)
    }

    fn refuse(&self, game: GameId, row: ChainedRow) -> Appended {
        self.kept.refuse(game, row)
    }

    fn refused(&self, game: GameId) -> Result<Vec<ChainedRow>, JournalError> {
        self.kept.refused(game)
    }

    fn read(&self, game: GameId, after: u64) -> Result<Vec<ChainedRow>, JournalError> {
        Ok(self.rows(game).into_iter().filter(|row| row.seq > after).collect())
    }

    fn read_part(&self, game: GameId, after: u64, most: usize) -> Result<Vec<ChainedRow>, JournalError> {
        Ok(self.read(game, after)?.into_iter().take(most).collect())
    }

    fn row(&self, game: GameId, seq: u64) -> Result<Option<ChainedRow>, JournalError> {
        Ok(self.rows(game).into_iter().find(|row| row.seq == seq))
    }

    fn list(&self, query: &ListQuery) -> Result<Vec<GameSummary>, JournalError> {
        self.kept.list(query)
    }

    fn running(&self) -> Result<Vec<GameId>, JournalError> {
        self.kept.running()
    }

    fn probe(&self) -> Appended {
        self.kept.probe()
    }

    fn check(&self) -> Result<(), JournalError> {
        Ok(())
    }

    fn close(&self) -> Result<(), JournalError> {
        Ok(())
    }
}

impl EventJournal for Forgetful {
    fn append_event(&self, append: EventAppend) -> Appended {
        self.kept.append_event(append)
    }

    fn discard_event(&self, event: EventId) -> Appended {
        self.kept.discard_event(event)
    }

    fn read_event(&self, event: EventId, after: u64, most: usize) -> Result<Vec<EventLine>, JournalError> {
        self.kept.read_event(event, after, most)
    }

    fn event_cards(&self, event: EventId) -> Result<Vec<CardRow>, JournalError> {
        self.kept.event_cards(event)
    }

    fn keep_webhook(&self, event: EventId, webhook: u32, text: Option<String>) -> Appended {
        self.kept.keep_webhook(event, webhook, text)
    }

    fn webhooks(&self) -> Result<Vec<(EventId, u32, String)>, JournalError> {
        self.kept.webhooks()
    }

    fn list_events(&self, before: Option<EventId>, most: usize) -> Result<Vec<EventSummary>, JournalError> {
        self.kept.list_events(before, most)
    }
}

/// Plays a few moves at a shared screen; returns what the checker says about them.
async fn problems(forgotten: Option<u64>) -> Vec<Problem> {
    let journal = Arc::new(Forgetful { forgotten, ..Forgetful::default() });
    let time = ManualTime::at(Moment(1_000_000));
    let hall = Hall::open(Arc::clone(&journal) as Arc<dyn Journal>, Arc::new(time.clone()), Limits::default());
    let wanted = CreateGame::read(r#"{"seat":"both","regulations":{"time_control":"300"}}"#).unwrap();
    let created = hall.create(&wanted, false).await.unwrap();
    let game: GameId = created.game.parse().unwrap();
    let (socket, mut joined) =
        hall.join(game, JoinFrame { token: created.token, after: None, language: None }).await.unwrap();
    let mut seen = Seen::new(Some(Seat::Both));
    for frame in &joined.missed {
        seen.hear(&serde_json::from_str(frame.as_str()).unwrap());
    }
    for (id, (by, mv)) in (1_u64..).zip([("white", "e2e4"), ("black", "e7e5"), ("white", "g1f3"), ("black", "b8c6")]) {
        time.pass(100);
        seen.acts.insert(id, None);
        let frame = format!(r#"{{"id":"{id}","by":"{by}","act":"play","move":"{mv}"}}"#);
        let ClientFrame::Act(act) = ClientFrame::read(&frame).unwrap() else { panic!("no act") };
        hall.act(game, socket, act, hall.now()).await;
        while seen.open().next().is_some() {
            let Some(Told::Frame(frame)) = joined.told.recv().await else { panic!("the socket has ended") };
            seen.hear(&serde_json::from_str(frame.as_str()).unwrap());
        }
    }
    let history = History { game: game.to_string(), clients: vec![seen] };
    check(&history, &journal.rows(game))
}

#[tokio::test]
async fn a_journal_that_forgets_a_row_is_found_out() {
    assert_eq!(problems(None).await, []);
    let found = problems(Some(4)).await;
    assert!(found.iter().any(|problem| matches!(problem, Problem::Lost { .. } | Problem::Chain { .. })), "{found:?}");
    // The last row: the chain is whole, and still an acknowledged act is missing.
    let found = problems(Some(6)).await;
    assert!(found.iter().any(|problem| matches!(problem, Problem::Lost { .. })), "{found:?}");
}
