//! Engine evaluations of finished games: one at a time, and each position only once.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use protocol::EvaluationFrame;
use tokio::sync::Semaphore;

use super::hall::Hall;
use super::message::Message;
use crate::network::network;
use crate::{GameId, HallError};

/// The most questions that may wait.
const WAITING: usize = 16;
/// The most answers that are kept.
const KEPT: usize = 2_000;

/// Waiting questions to an engine, and its answers.
pub(super) struct Evaluations {
    asking: Semaphore,
    waiting: Mutex<Vec<Option<IpAddr>>>,
    known: Mutex<HashMap<(GameId, u32), EvaluationFrame>>,
}

impl Default for Evaluations {
    fn default() -> Self {
        Self { asking: Semaphore::new(1), waiting: Mutex::default(), known: Mutex::default() }
    }
}

impl Evaluations {
    fn known(&self) -> MutexGuard<'_, HashMap<(GameId, u32), EvaluationFrame>> {
        // A poisoned lock is safe to use: answers are inserted whole.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn waiting(&self) -> MutexGuard<'_, Vec<Option<IpAddr>>> {
        // A poisoned lock is safe to use: no panic leaves the list half changed.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a place in the queue; each address has one.
    fn place(&self, from: Option<IpAddr>) -> Result<Place<'_>, HallError> {
        let mut waiting = self.waiting();
        if from.is_some() && waiting.contains(&from) {
            return Err(HallError::TooManyQuestions);
        }
        if waiting.len() >= WAITING {
            return Err(HallError::EnginesBusy);
        }
        waiting.push(from);
        Ok(Place { evaluations: self, from })
    }
}

/// A place in the queue.
struct Place<'e> {
    evaluations: &'e Evaluations,
    from: Option<IpAddr>,
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        let mut waiting = self.evaluations.waiting();
        if let Some(place) = waiting.iter().position(|from| *from == self.from) {
            waiting.swap_remove(place);
        }
    }
}

impl Hall {
    /// Asks an engine to evaluate the position of a finished game after a number of half-moves.
    pub async fn evaluate(
        &self,
        game: GameId,
        half_moves: u32,
        from: Option<IpAddr>,
    ) -> Result<EvaluationFrame, HallError> {
        let evaluations = &self.shared.evaluations;
        if let Some(known) = evaluations.known().get(&(game, half_moves)) {
            return Ok(known.clone());
        }
        let look = self.ask(game, |reply| Message::View { locale: None, reply }).await?;
        let asked = look.asked_after(half_moves)?;
        let _place = evaluations.place(from.map(network))?;
        let _asking = evaluations.asking.acquire().await.map_err(|_| HallError::Closing)?;
        // Another client may have asked the same meanwhile.
        if let Some(known) = evaluations.known().get(&(game, half_moves)) {
            return Ok(known.clone());
        }
        let thought = self.shared.engines().evaluate(&asked.line, asked.is_chess960).await?;
        let answer = EvaluationFrame::of(half_moves, &asked.position, thought);
        let mut known = evaluations.known();
        if known.len() >= KEPT {
            known.clear();
        }
        known.insert((game, half_moves), answer.clone());
        Ok(answer)
    }
}
