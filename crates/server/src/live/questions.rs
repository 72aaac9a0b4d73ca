//! Questions about positions: answered where they hold up neither games nor sockets, and only so many at once.

use laws::Regulations;
use protocol::{PositionFrame, PositionQuery};
use tokio::runtime::Handle;
use tokio::sync::Semaphore;
use words::{Context, Locale};

use super::said::words;
use crate::HallError;

/// So many are answered at once.
const AT_ONCE: usize = 2;
/// So many may wait.
const WAITING: usize = 64;

/// Who answers questions about positions.
pub(super) struct Questions {
    waiting: Semaphore,
    answering: Semaphore,
}

impl Questions {
    pub(super) fn new() -> Self {
        Self { waiting: Semaphore::new(WAITING), answering: Semaphore::new(AT_ONCE) }
    }

    /// Answers a question, with sentences in a language.
    pub(super) async fn answer(
        &self,
        handle: &Handle,
        query: PositionQuery,
        locale: Option<Locale>,
    ) -> Result<PositionFrame, HallError> {
        let _waiting = self.waiting.try_acquire().map_err(|_| HallError::Busy)?;
        let _answering = self.answering.acquire().await.map_err(|_| HallError::Closing)?;
        let answered = handle.spawn_blocking(move || answer(&query, locale)).await;
        // A task is only lost when the program ends.
        answered.map_err(|_| HallError::Closing)?
    }
}

fn answer(query: &PositionQuery, locale: Option<Locale>) -> Result<PositionFrame, HallError> {
    let mut frame = query.answer()?;
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
