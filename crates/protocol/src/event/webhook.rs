//! Webhooks: what a server tells other programs about an event, as JSON.

use std::fmt;

use event::{Event, PlayerId, Ruling};
use pairing::Color;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::contract::values::Ms;
use crate::error::{self, FrameError};
use crate::event::audience::EventAudience;
use crate::event::row::ActedRow;
use crate::event::values::ResultText;
use crate::event::view::{EventView, PlayerRef, RoundFrame, StandingsFrame};

/// The longest address, in bytes.
const LONGEST_URL: usize = 500;

/// What a webhook is told about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum WebhookTopic {
    /// Results that are entered or corrected.
    Results,
    /// Pairings that are published or withdrawn, and when rounds start.
    Pairings,
    /// The standings, whenever a round is closed or what counts is changed afterwards.
    Standings,
    /// Announcements, and those that are withdrawn.
    Announcements,
    /// Players who are entered, changed, withdrawn or back.
    Players,
}

impl WebhookTopic {
    /// All topics.
    pub const ALL: [Self; 5] = [Self::Results, Self::Pairings, Self::Standings, Self::Announcements, Self::Players];
}

/// The request for a webhook.
///
/// ```
/// use protocol::event::{WebhookTopic, WebhookWanted};
/// let wanted = WebhookWanted::read(r#"{"url":"https://club.example/chess"}"#)?;
/// assert_eq!(wanted.topics, WebhookTopic::ALL);
/// assert_eq!(WebhookWanted::read(r#"{"url":"https://club.example","topics":[]}"#).unwrap_err().field, "topics");
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WebhookWanted {
    /// The address that is told.
    pub url: String,
    /// What it is told about; everything by default.
    #[serde(default = "all_topics")]
    #[ts(optional, as = "Option<Vec<WebhookTopic>>")]
    pub topics: Vec<WebhookTopic>,
}

fn all_topics() -> Vec<WebhookTopic> {
    WebhookTopic::ALL.to_vec()
}

impl WebhookWanted {
    /// Reads a request; an error names the field. Whether the address may be used is for the server to decide.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        let mut wanted: Self = error::read(text)?;
        if wanted.url.len() > LONGEST_URL {
            let found = wanted.url.len();
            return Err(FrameError::saying("url", format!("found {found} bytes, expected at most {LONGEST_URL}")));
        }
        wanted.topics.sort_unstable();
        wanted.topics.dedup();
        if wanted.topics.is_empty() {
            return Err(FrameError::saying("topics", "found none, expected at least one"));
        }
        Ok(wanted)
    }
}

/// A new webhook. The secret is sent here and never again.
#[derive(Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct WebhookMade {
    /// The number of the webhook in its event.
    pub webhook: u32,
    /// The secret with which deliveries are signed.
    pub secret: String,
}

/// Leaves out the secret, which is never written to a log.
impl fmt::Debug for WebhookMade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("WebhookMade").field("webhook", &self.webhook).finish_non_exhaustive()
    }
}

/// A webhook as its organiser sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct WebhookFrame {
    /// The number of the webhook in its event.
    pub webhook: u32,
    /// The address that is told.
    pub url: String,
    /// What it is told about.
    pub topics: Vec<WebhookTopic>,
    /// The person who made it.
    pub by: u32,
    /// When it was made, in milliseconds since 1970.
    #[schema(value_type = u64)]
    pub made_at: Ms,
    /// The last row that it was told of, or that did not concern it.
    #[ts(type = "number")]
    pub seq: u64,
    /// How the last attempt went.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<AttemptFrame>,
    /// The number of deliveries that were given up.
    pub given_up: u32,
}

/// An attempt to tell a webhook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AttemptFrame {
    /// When it was made, in milliseconds since 1970.
    #[schema(value_type = u64)]
    pub at: Ms,
    /// The row that was told.
    #[ts(type = "number")]
    pub seq: u64,
    /// The number of attempts for this row, this one included.
    pub attempts: u32,
    /// What went wrong; null if it was taken.
    pub problem: Option<String>,
    /// When the next attempt is made; null if there is none.
    #[schema(value_type = Option<u64>)]
    pub next_at: Option<Ms>,
}

/// A webhook as a server keeps it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct WebhookRow {
    /// The address that is told.
    pub url: String,
    /// The secret.
    pub secret: String,
    /// What it is told about.
    pub topics: Vec<WebhookTopic>,
    /// The person who made it.
    pub by: u32,
    /// When it was made.
    pub made_at: Ms,
    /// The last row that it was told of.
    pub seq: u64,
    /// How the last attempt went.
    pub last: Option<AttemptFrame>,
    /// The number of deliveries that were given up.
    pub given_up: u32,
}

/// Leaves out the secret, which is never written to a log.
impl fmt::Debug for WebhookRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("WebhookRow").field("topics", &self.topics).field("seq", &self.seq).finish_non_exhaustive()
    }
}

impl WebhookRow {
    /// Reads a row; an error names the field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        error::read(text)
    }

    /// Writes the row.
    pub fn to_text(&self) -> String {
        crate::event::rest::text_of(self)
    }

    /// Returns the webhook as its organiser sees it.
    pub fn frame(&self, webhook: u32) -> WebhookFrame {
        WebhookFrame {
            webhook,
            url: self.url.clone(),
            topics: self.topics.clone(),
            by: self.by,
            made_at: self.made_at,
            seq: self.seq,
            last: self.last.clone(),
            given_up: self.given_up,
        }
    }
}

/// What a webhook is sent: one delivery for each row of the journal that concerns it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct DeliveryFrame {
    /// The event.
    pub event: String,
    /// Its name.
    pub name: String,
    /// The number of the row.
    #[ts(type = "number")]
    pub seq: u64,
    /// When it happened, in milliseconds since 1970.
    pub at: Ms,
    /// What happened.
    pub news: Vec<NewsFrame>,
}

/// Something that a webhook is told, with what everybody may see.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "news", rename_all = "snake_case")]
pub enum NewsFrame {
    /// A result was entered or corrected.
    Result {
        /// The round.
        round: u16,
        /// The board.
        board: u16,
        /// White.
        white: PlayerRef,
        /// Black.
        black: PlayerRef,
        /// The result.
        result: ResultText,
        /// The result before a correction; null if it is new.
        was: Option<ResultText>,
    },
    /// Pairings were published.
    Pairings {
        /// The round, as it is now.
        pairings: Box<RoundFrame>,
    },
    /// The standings have changed.
    Standings {
        /// The standings, as they are now.
        standings: StandingsFrame,
    },
    /// Something was announced.
    Announcement {
        /// The announcement.
        announcement: u32,
        /// The text.
        text: String,
    },
    /// An announcement was withdrawn.
    AnnouncementWithdrawn {
        /// The announcement.
        announcement: u32,
    },
    /// Pairings are no longer published.
    PairingsWithdrawn {
        /// The round.
        round: u16,
    },
    /// It was told when a round starts.
    Scheduled {
        /// The round.
        round: u16,
        /// When, in milliseconds since 1970; null if it is open again.
        at: Option<Ms>,
    },
    /// A player was entered, changed, withdrawn, or is back.
    Player {
        /// The player.
        player: PlayerRef,
        /// What happened.
        change: PlayerChange,
        /// The last round before a withdrawal, or the first round that an entered or returned player can be paired in.
        round: Option<u16>,
    },
}

/// What happened with a player's entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PlayerChange {
    /// The player was entered.
    Registered,
    /// The entry was changed.
    Changed,
    /// The player has left the event.
    Withdrawn,
    /// The player is back.
    Returned,
}

impl DeliveryFrame {
    /// Writes what a webhook is told of a row; none if nothing in it concerns the webhook. `event` is how it stands now.
    pub fn of(id: &str, seq: u64, row: &ActedRow, event: &Event, topics: &[WebhookTopic]) -> Option<Self> {
        let view = EventView::new(event, EventAudience::Public);
        let player = |round: u16, board: u16, color: Color| {
            let player = event.round(round).and_then(|round| round.board(board)).map(|board| board.player(color));
            PlayerRef::of(event, player.unwrap_or(PlayerId(0)), EventAudience::Public)
        };
        let result = |round: u16, board: u16, result, was: Option<event::GameResult>| NewsFrame::Result {
            round,
            board,
            white: player(round, board, Color::White),
            black: player(round, board, Color::Black),
            result: ResultText(result),
            was: was.map(ResultText),
        };
        let changed = |player: PlayerId, change: PlayerChange, round: Option<u16>| NewsFrame::Player {
            player: PlayerRef::of(event, player, EventAudience::Public),
            change,
            round,
        };
        let mut news = Vec::new();
        let mut is_new_order = false;
        for ruling in &row.rulings() {
            let has = |topic: WebhookTopic| topics.contains(&topic);
            match ruling {
                Ruling::ResultEntered { round, board, result: entered, .. } if has(WebhookTopic::Results) => {
                    news.push(result(*round, *board, *entered, None));
                }
                Ruling::ResultCorrected { round, board, result: right, was, .. } => {
                    let is_closed = event.round(*round).is_some_and(|round| round.closed_at().is_some());
                    is_new_order |= is_closed;
                    if has(WebhookTopic::Results) {
                        news.push(result(*round, *board, *right, Some(*was)));
                    }
                }
                Ruling::Published { round } if has(WebhookTopic::Pairings) => {
                    // It may have been withdrawn since.
                    let pairings = view.round(*round).map(Box::new);
                    news.extend(pairings.map(|pairings| NewsFrame::Pairings { pairings }));
                }
                Ruling::Announced { id, text } if has(WebhookTopic::Announcements) => {
                    news.push(NewsFrame::Announcement { announcement: *id, text: text.clone() });
                }
                Ruling::AnnouncementWithdrawn { announcement } if has(WebhookTopic::Announcements) => {
                    news.push(NewsFrame::AnnouncementWithdrawn { announcement: *announcement });
                }
                Ruling::PublicationWithdrawn { round, .. } if has(WebhookTopic::Pairings) => {
                    news.push(NewsFrame::PairingsWithdrawn { round: *round });
                }
                Ruling::Scheduled { round, at } if has(WebhookTopic::Pairings) => {
                    news.push(NewsFrame::Scheduled { round: *round, at: at.map(Ms) });
                }
                Ruling::Registered { player, from_round, .. } if has(WebhookTopic::Players) => {
                    news.push(changed(*player, PlayerChange::Registered, Some(*from_round)));
                }
                Ruling::PlayerChanged { player, .. } if has(WebhookTopic::Players) => {
                    news.push(changed(*player, PlayerChange::Changed, None));
                }
                Ruling::Withdrawn { player, after_round, .. } => {
                    // In a round robin the games of a player who leaves may no longer count.
                    is_new_order |= *after_round > 0;
                    if has(WebhookTopic::Players) {
                        news.push(changed(*player, PlayerChange::Withdrawn, Some(*after_round)));
                    }
                }
                Ruling::Returned { player, from_round } if has(WebhookTopic::Players) => {
                    news.push(changed(*player, PlayerChange::Returned, Some(*from_round)));
                }
                Ruling::RoundClosed { .. }
                | Ruling::RoundReopened { .. }
                | Ruling::Penalised { penalty: event::Penalty::Points(_) | event::Penalty::Expulsion, .. }
                | Ruling::PenaltyLifted { .. }
                | Ruling::MatchDecided { .. }
                | Ruling::Finished { .. } => is_new_order = true,
                _ => {}
            }
        }
        if is_new_order && topics.contains(&WebhookTopic::Standings) {
            news.push(NewsFrame::Standings { standings: view.standings(None) });
        }
        let name = event.settings().name.clone();
        (!news.is_empty()).then(|| Self { event: id.to_owned(), name, seq, at: Ms(row.at().0), news })
    }

    /// Writes the body of a delivery.
    pub fn to_text(&self) -> String {
        crate::event::rest::text_of(self)
    }
}

/// Declares the types.
pub(super) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![
        WebhookTopic::decl(config),
        WebhookWanted::decl(config),
        WebhookMade::decl(config),
        AttemptFrame::decl(config),
        WebhookFrame::decl(config),
        PlayerChange::decl(config),
        NewsFrame::decl(config),
        DeliveryFrame::decl(config),
    ]
}
