//! Questions about positions and about acts that nobody records: answered outside the threads of games and sockets, fairly between addresses.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use laws::{Budget, Regulations};
use protocol::{PositionFrame, PositionQuery};
use tokio::runtime::Handle;
use tokio::sync::Semaphore;
use words::{Context, Locale};

use super::pool::{AskedBy, Pool};
use super::said::words;
use crate::HallError;
use crate::network::network;

/// The number of questions answered at once; hard ones go on to the pool.
const AT_ONCE: usize = 2;
/// The most questions that may wait.
const WAITING: usize = 64;
/// The most questions from one address that may wait.
const FROM_ONE: usize = 8;

/// A question about a position.
pub(super) struct Asked {
    pub(super) query: PositionQuery,
    pub(super) locale: Option<Locale>,
    /// The address it came from, if it is known.
    pub(super) from: Option<IpAddr>,
}

/// Answers questions about positions.
pub(super) struct Questions {
    waiting: Mutex<HashMap<Option<IpAddr>, usize>>,
    answering: Semaphore,
}

impl Questions {
    pub(super) fn new() -> Self {
        Self { waiting: Mutex::default(), answering: Semaphore::new(AT_ONCE) }
    }

    /// Answers a question, with sentences in a language. Whether mate is possible stays unknown if the pool for hard questions
    /// does not answer in time.
    pub(super) async fn answer(&self, handle: &Handle, pool: &Pool, asked: Asked) -> Result<PositionFrame, HallError> {
        let Asked { query, locale, from } = asked;
        let ask = move |budget: Budget<'_>| answer(&query, locale, budget);
        self.settle(handle, pool, from, ask, PositionFrame::is_settled).await
    }

    /// Answers a question that can be answered within any budget: first without a search, then, if that does not settle it, by the
    /// pool for hard questions.
    pub(super) async fn settle<T: Send + 'static>(
        &self,
        handle: &Handle,
        pool: &Pool,
        from: Option<IpAddr>,
        ask: impl Fn(Budget<'_>) -> Result<T, HallError> + Send + Sync + 'static,
        is_settled: fn(&T) -> bool,
    ) -> Result<T, HallError> {
        let from = from.map(network);
        let _place = self.place(from)?;
        let ask = Arc::new(ask);
        let glanced = {
            let _answering = self.answering.acquire().await.map_err(|_| HallError::Closing)?;
            let ask = Arc::clone(&ask);
            let answered = handle.spawn_blocking(move || ask(Budget::NO_SEARCH)).await;
            // The task is lost only when the program ends.
            answered.map_err(|_| HallError::Closing)??
        };
        if is_settled(&glanced) {
            return Ok(glanced);
        }
        let work = move |budget: Budget<'_>| {
            let answered = ask(budget);
            let settled = answered.as_ref().map_or(true, is_settled);
            (answered, settled)
        };
        pool.ask(AskedBy { address: from, game: None }, work).await.unwrap_or(Ok(glanced))
    }

    /// Takes a place in the queue, unless it is full.
    fn place(&self, from: Option<IpAddr>) -> Result<Place<'_>, HallError> {
        let mut waiting = self.waiting();
        if waiting.values().sum::<usize>() >= WAITING {
            return Err(HallError::Busy);
        }
        let own = waiting.entry(from).or_default();
        if from.is_some() && *own >= FROM_ONE {
            return Err(HallError::TooManyQuestions);
        }
        *own += 1;
        Ok(Place { questions: self, from })
    }

    fn waiting(&self) -> MutexGuard<'_, HashMap<Option<IpAddr>, usize>> {
        // A poisoned lock is safe to use: no panic leaves the numbers half changed.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place in the queue.
struct Place<'q> {
    questions: &'q Questions,
    from: Option<IpAddr>,
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        let mut waiting = self.questions.waiting();
        if let Some(own) = waiting.get_mut(&self.from) {
            *own -= 1;
            if *own == 0 {
                waiting.remove(&self.from);
            }
        }
    }
}

fn answer(query: &PositionQuery, locale: Option<Locale>, budget: Budget<'_>) -> Result<PositionFrame, HallError> {
    let mut frame = query.answer_within(budget)?;
    if let Some(locale) = locale
        && let Some(tried) = frame.tried.as_mut().filter(|tried| !tried.legal)
    {
        let setup = query.setup()?;
        let mv: Option<board::Move> = tried.uci.parse().ok();
        let breach = mv.and_then(|mv| Some((mv, setup.breach(mv)?)));
        let regulations = Regulations::default();
        tried.words = breach.map(|(mv, breach)| {
            let role = setup.board.role_at(mv.from()).unwrap_or(board::Role::Pawn);
            let mut context = Context::new(&regulations, &board::Position::initial());
            context.board = setup;
            words(locale).breach(breach, role, &context)
        });
    }
    Ok(frame)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_asker_does_not_take_the_places_of_the_others() {
        let questions = Questions::new();
        let address = |last| Some(IpAddr::from([192, 0, 2, last]));
        let flood: Vec<_> = (0..WAITING).map(|_| questions.place(address(1))).collect();
        assert_eq!(flood.iter().filter(|place| place.is_ok()).count(), FROM_ONE);
        assert!(flood.iter().all(|place| !matches!(place, Err(HallError::Busy))), "only the asker is told to wait");
        assert!(questions.place(address(2)).is_ok());
        drop(flood);
        assert!(questions.place(address(1)).is_ok(), "answered questions take no place");
    }
}
