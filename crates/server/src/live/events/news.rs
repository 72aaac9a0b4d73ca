//! What the games of an event report to it: results, and what needs an arbiter.

use std::sync::{Arc, PoisonError};

use board::Color;
use event::{Act, Call, Event, GameResult, ItemId, Need, PersonId, Source};
use laws::{Announcement, Entry, Game, Phase, Score};
use tokio::sync::mpsc;

use super::super::hall::Hall;
use super::super::shared::Shared;
use super::boards::{game_of, pairing_color};
use super::room::EventRoom;
use crate::journal::JournalError;
use crate::{EventId, GameId, HallError};

/// Milliseconds after which news that could not be written is tried again.
const TRY_AGAIN: u64 = 5_000;

/// Something that a board reports.
#[derive(Clone, Debug)]
pub(in crate::live) struct BoardNews {
    pub(in crate::live) round: u16,
    pub(in crate::live) board: u16,
    pub(in crate::live) game: GameId,
    pub(in crate::live) news: News,
}

/// What a board reports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::live) enum News {
    /// Something needs an arbiter.
    Raised { need: Need, by: Option<Color>, article: Option<String>, text: String, is_stopped: bool },
    /// It needs nobody any more; without a player, for neither of them.
    Settled { need: Need, by: Option<Color> },
    /// An arbiter gave a penalty at the board: it is among the incidents of the player, and needs nobody.
    Penalised { by: Color, article: Option<String>, penalty: &'static str },
    /// The game is over.
    Over(Score),
}

impl News {
    /// Returns what is put on the list of the event, and about whom; none if nothing is.
    pub(super) fn raised(&self) -> Option<(Need, Option<Color>)> {
        match self {
            Self::Raised { need, by, .. } => Some((*need, *by)),
            Self::Penalised { by, .. } => Some((Need::Penalty, Some(*by))),
            Self::Settled { .. } | Self::Over(_) => None,
        }
    }
}

/// Returns what an entry of a game means for its event; `game` is the game after it.
pub(in crate::live) fn news_of(entry: &Entry, game: &Game) -> Vec<News> {
    let is_stopped = game.phase() == Phase::Stopped;
    let mut news = Vec::new();
    for ruling in &entry.rulings {
        let article = ruling.rule.and_then(|rule| game.regulations().article(rule)).map(|article| article.to_string());
        let raised = |need: Need, by: Option<Color>, text: &str| News::Raised {
            need,
            by,
            article: article.clone(),
            text: text.to_owned(),
            is_stopped,
        };
        news.push(match &ruling.announcement {
            Announcement::IllegalMove { by, .. } => raised(Need::IllegalMove, Some(*by), ""),
            Announcement::FlagFell { by } => raised(Need::Flag, Some(*by), ""),
            Announcement::ClaimMade { by, .. } => raised(Need::Claim, Some(*by), ""),
            Announcement::ClaimAccepted { by, .. } | Announcement::ClaimRejected { by, .. } => {
                News::Settled { need: Need::Claim, by: Some(*by) }
            }
            Announcement::StoppedBy { by } => raised(Need::Call, Some(*by), ""),
            Announcement::Resumed {} => News::Settled { need: Need::Call, by: None },
            Announcement::Irregular { player, kind, .. } => {
                let is_displaced = kind.name().contains("displaced") || kind.name().contains("position");
                let need = if is_displaced { Need::DisplacedPosition } else { Need::Other };
                raised(need, *player, kind.name())
            }
            Announcement::PositionRestored { .. } => News::Settled { need: Need::DisplacedPosition, by: None },
            Announcement::Disconnected { player } => raised(Need::ConnectionLost, Some(*player), ""),
            Announcement::Connected { player } => News::Settled { need: Need::ConnectionLost, by: Some(*player) },
            Announcement::Warned { player, penalty } | Announcement::Penalised { player, penalty } => {
                News::Penalised { by: *player, article: article.clone(), penalty: penalty.name() }
            }
            Announcement::GameOver { score, .. } => News::Over(*score),
            _ => continue,
        });
    }
    // A claim that was decided at once needs nobody.
    let is_decided = news.iter().any(|news| matches!(news, News::Settled { need: Need::Claim, .. }));
    news.retain(|news| !(is_decided && matches!(news, News::Raised { need: Need::Claim, .. })));
    news
}

impl Shared {
    /// Passes a report on to the event of a game; reports of one event are handled in order.
    pub(in crate::live) fn report(shared: &Arc<Self>, event: EventId, news: BoardNews) {
        let mut channels = shared.events.news.lock().unwrap_or_else(PoisonError::into_inner);
        let channel = channels.entry(event).or_insert_with(|| {
            let (sender, receiver) = mpsc::unbounded_channel();
            shared.handle().spawn(listen(Hall::from(Arc::clone(shared)), event, receiver));
            sender
        });
        // The task ends with the program only.
        let _ = channel.send(news);
    }
}

async fn listen(hall: Hall, event: EventId, mut news: mpsc::UnboundedReceiver<BoardNews>) {
    while let Some(news) = news.recv().await {
        while let Err(error) = hall.hear_news(event, &news).await {
            tracing::error!(%event, game = %news.game, %error, "an event did not take the news of a board");
            match error {
                // The next start asks the games again.
                HallError::Closing => return,
                // The event is loaded again.
                HallError::Journal(JournalError::EventConflict { .. }) => tokio::task::yield_now().await,
                // Nothing is lost while the disk is full: later news waits for this.
                HallError::Journal(JournalError::Storage(_)) => {
                    hall.time().sleep_until(hall.now().after(TRY_AGAIN)).await;
                }
                _ => break,
            }
        }
    }
}

impl Hall {
    async fn hear_news(&self, event: EventId, news: &BoardNews) -> Result<(), HallError> {
        let room = self.event_room(event).await?;
        let _turn = room.turn.lock().await;
        let BoardNews { round, board, game, news } = news;
        let is_ours = game_of(&room.state().event, *round, *board) == Some(*game);
        if !is_ours {
            return Ok(());
        }
        match news {
            News::Over(score) => self.end_board(&room, *round, *board, *game, *score).await,
            News::Raised { need, by, article, text, is_stopped } => {
                let call = {
                    let state = room.state();
                    let player =
                        by.and_then(|by| Some(state.event.round(*round)?.board(*board)?.player(pairing_color(by))));
                    Call {
                        round: Some(*round),
                        board: Some(*board),
                        player,
                        article: article.clone(),
                        text: text.clone(),
                        is_clock_stopped: *is_stopped,
                        ..Call::new(*need)
                    }
                };
                // A player who is still away is told of once; every other report is something new.
                let is_lasting = matches!(need, Need::Absence | Need::ConnectionLost);
                let is_there = is_lasting && !matching(&room.state().event, &call, true).is_empty();
                if is_there { Ok(()) } else { by_program(&room, Act::Raise { call }).await }
            }
            News::Penalised { by, article, penalty } => {
                let call = {
                    let state = room.state();
                    let player = state.event.round(*round).and_then(|of| of.board(*board));
                    let player = player.map(|board| board.player(pairing_color(*by)));
                    let (article, text) = (article.clone(), (*penalty).to_owned());
                    Call { round: Some(*round), board: Some(*board), player, article, text, ..Call::new(Need::Penalty) }
                };
                by_program(&room, Act::Raise { call: call.clone() }).await?;
                let items = matching(&room.state().event, &call, true);
                settle(&room, items).await
            }
            News::Settled { need, by } => {
                let call = {
                    let state = room.state();
                    let player =
                        by.and_then(|by| Some(state.event.round(*round)?.board(*board)?.player(pairing_color(by))));
                    Call { round: Some(*round), board: Some(*board), player, ..Call::new(*need) }
                };
                let items = matching(&room.state().event, &call, by.is_some());
                settle(&room, items).await
            }
        }
    }

    /// Enters the result of a game into its event. The same result again changes nothing.
    async fn end_board(
        &self,
        room: &Arc<EventRoom>,
        round: u16,
        board: u16,
        game: GameId,
        score: Score,
    ) -> Result<(), HallError> {
        let Ok(result) = GameResult::try_from(score) else {
            let text = format!("the game ended {score}, which is no result of a tournament");
            return by_program(room, Act::Raise { call: other(round, board, text) }).await;
        };
        let known = room.state().event.round(round).and_then(|round| round.board(board)?.result());
        match known.filter(|known| !known.is_adjourned()) {
            Some(known) if known == result => {}
            Some(known) => {
                let text = format!("the game ended {result}, and the event has {known}");
                by_program(room, Act::Raise { call: other(round, board, text) }).await?;
            }
            None => {
                let source = Source::Game(event::GameId(game.to_string()));
                by_program(room, Act::EnterResult { round, board, result, source }).await?;
            }
        }
        let items = {
            let state = room.state();
            let is_of_board = |call: &Call| call.round == Some(round) && call.board == Some(board);
            let over = own_items(&state.event).filter(|item| is_of_board(item.call()) && is_passing(item.call()));
            over.map(event::Item::id).collect()
        };
        settle(room, items).await
    }
}

/// Tells whether something needs nobody once the game is over.
fn is_passing(call: &Call) -> bool {
    matches!(call.need, Need::Claim | Need::Absence | Need::ConnectionLost | Need::Flag | Need::Call)
}

fn other(round: u16, board: u16, text: String) -> Call {
    Call { round: Some(round), board: Some(board), text, ..Call::new(Need::Other) }
}

/// Finds what the program has put on the list for a board and a need; `is_own` also compares the player.
fn matching(event: &Event, call: &Call, is_own: bool) -> Vec<ItemId> {
    let is_same = |known: &Call| {
        let is_place = (known.need, known.round, known.board) == (call.need, call.round, call.board);
        is_place && (!is_own || known.player == call.player)
    };
    own_items(event).filter(|item| is_same(item.call())).map(event::Item::id).collect()
}

/// Lists what the program has put on the list. What people have put there, people settle.
fn own_items(event: &Event) -> impl Iterator<Item = &event::Item> {
    event.open_items().into_iter().filter(|item| item.raised_by() == PersonId::PROGRAM)
}

async fn settle(room: &Arc<EventRoom>, items: Vec<ItemId>) -> Result<(), HallError> {
    for item in items {
        by_program(room, Act::Settle { item, decision: String::new() }).await?;
    }
    Ok(())
}

/// Does an act of the program; a refusal is written to the log, because nobody waits for an answer.
pub(super) async fn by_program(room: &Arc<EventRoom>, act: Act) -> Result<(), HallError> {
    match room.enter(PersonId::PROGRAM, act).await {
        Ok(_) => Ok(()),
        Err(HallError::ActRefused(refusal)) => {
            tracing::warn!(event = %room.id, %refusal, "an event refused a report of a board");
            Ok(())
        }
        Err(error) => Err(error),
    }
}
