//! Who may see what: the only place that decides it, for entries, states of games and rows of a journal.

use board::Color;
use laws::{Actor, Game, Phase};
use serde::Serialize;
use serde_json::value::RawValue;

use super::entry::WireEntry;
use super::seat::{Seat, SeatRequest};
use super::table::{Mode, TableFrame};
use crate::contract::act::Act;
use crate::contract::entry::{GivenAct, StampedFrame};
use crate::contract::regulations::RegulationsFrame;
use crate::contract::state::ClockFrame;
use crate::disk::entry::JournalEntry;
use crate::disk::row::{Row, SeatFrame};
use crate::error::FrameError;

/// The recipients of a frame, each with different rights to see it.
///
/// ```
/// use protocol::{Audience, Seat};
/// assert_eq!(Audience::of(None), Audience::Public);
/// assert_eq!(Audience::of(Some(Seat::Arbiter)), Audience::Arbiter);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// One player.
    Player(Color),
    /// Both players, at one screen.
    Players,
    /// The arbiter.
    Arbiter,
    /// Spectators. They see nothing that a player may not see, because a player can watch too.
    Public,
}

impl Audience {
    /// Returns the audience of a seat; without a seat it is the public.
    pub const fn of(seat: Option<Seat>) -> Self {
        match seat {
            Some(Seat::White) => Self::Player(Color::White),
            Some(Seat::Black) => Self::Player(Color::Black),
            Some(Seat::Both) => Self::Players,
            Some(Seat::Arbiter) => Self::Arbiter,
            None => Self::Public,
        }
    }

    /// Tells whether the audience includes a player.
    pub fn includes(self, player: Color) -> bool {
        match self {
            Self::Player(own) => own == player,
            Self::Players => true,
            Self::Arbiter | Self::Public => false,
        }
    }

    /// Tells whether an entry is shown. `seq` is its number; a refused act has none, and only the arbiter sees it.
    pub(crate) fn sees(self, seq: Option<u64>, entry: &JournalEntry) -> bool {
        let by = entry.by().0;
        match &*entry.name() {
            // A tick is shown only if something fell due.
            "tick" => entry.told().next().is_some(),
            // The opponent does not see what a player writes on the scoresheet.
            "record" => self == Self::Arbiter || by.player().is_some_and(|player| self.includes(player)),
            _ => self == Self::Arbiter || (seq.is_some() && by != Actor::Spectator),
        }
    }

    /// Tells whether a past entry is shown to a client that joins. Where players keep the score themselves, only the
    /// arbiter can look up earlier moves.
    pub fn recalls(self, entry: &JournalEntry, secrets: Secrets) -> bool {
        self.sees_score(secrets) || !entry.act().map_or(true, |act| act.shows_moves())
    }

    /// Returns the text of an act. Only the arbiter sees the box of a sealed move and the number of moves on a clock.
    pub(crate) fn act_of(self, entry: &JournalEntry) -> Box<RawValue> {
        let is_plain = !matches!(&*entry.name(), "seal" | "set_clock");
        if self == Self::Arbiter || is_plain {
            return entry.text().to_owned();
        }
        let shown = match entry.act() {
            Ok(Act::Seal { commitment, .. }) => Act::Seal { text: None, nonce: None, commitment, r#box: None },
            Ok(Act::SetClock { white, black, why, .. }) => Act::SetClock { white, black, moves: None, why },
            _ => return Box::default(),
        };
        GivenAct::from(shown).text().to_owned()
    }

    /// Tells whether a ruling is shown. While the game is played, only the arbiter is told that the possibility of mate
    /// is unknown: it says something about the position.
    pub(crate) fn sees_ruling(self, stamped: &StampedFrame, entry: &JournalEntry) -> bool {
        self == Self::Arbiter || !stamped.ruling.is_undecided() || entry.ends_the_game()
    }

    /// Returns a ruling; only the arbiter sees the number of completed moves (12.6).
    pub(crate) fn ruling_of(self, stamped: &StampedFrame) -> StampedFrame {
        let ruling = if self == Self::Arbiter { stamped.ruling.clone() } else { stamped.ruling.without_counts() };
        StampedFrame { at: stamped.at, ruling }
    }

    /// Returns by how many milliseconds an act was stamped before its arrival; only the arbiter sees it.
    pub(crate) fn allowance_of(self, entry: &JournalEntry) -> Option<u64> {
        entry.allowance().filter(|_| self == Self::Arbiter)
    }

    /// Tells whether the record of the game is shown. It numbers the moves, so only the arbiter sees it (12.6).
    pub fn sees_record(self) -> bool {
        self == Self::Arbiter
    }

    /// Tells whether the moves played are shown. A player can watch without a token, so the public sees no more than players.
    pub(crate) fn sees_score(self, secrets: Secrets) -> bool {
        self == Self::Arbiter || !secrets.score
    }

    /// Returns a position; where players count the moves themselves, its counters are reset.
    pub(crate) fn position(self, mut position: String, secrets: Secrets) -> String {
        if secrets.counters && self != Self::Arbiter {
            hide_counters(&mut position);
        }
        position
    }

    /// Writes a row of a journal as one line of JSON, without tokens and invitations, and only as much of an entry as is
    /// shown.
    pub fn row(self, seq: u64, hash: &str, body: &str) -> Result<String, FrameError> {
        let row = Row::read(body)?;
        let mut shown = ShownRow { seq, hash, wall: row.wall(), ..ShownRow::default() };
        match &row {
            Row::Created(created) => {
                shown.created = Some(ShownCreation { regulations: &created.regulations, table: &created.table });
            }
            Row::Seated(seated) => {
                shown.seated = Some(ShownSeat::of(&seated.seat));
            }
            Row::Rematch(rematch) => {
                shown.rematch = Some(ShownRematch { seat: rematch.seat, game: rematch.game.as_deref() });
            }
            Row::Interrupted(interrupted) => {
                shown.interrupted = Some(interrupted.milliseconds());
            }
            Row::Entered(entered) => {
                shown.clock = Some(&entered.clock);
                shown.held = Some(entered.held).filter(|held| *held > 0);
                shown.name = entered.name.as_deref();
                shown.entry = Some(ShownEntry(WireEntry::of(Some(seq), &entered.entry, self)));
            }
        }
        // Serialization cannot fail: all keys are strings.
        Ok(serde_json::to_string(&shown).unwrap_or_default())
    }
}

/// What only the arbiter may see while a game is played.
///
/// ```
/// use laws::{Game, Regulations, Scoresheets};
/// use protocol::{Secrets, TableFrame};
/// let regulations = Regulations { scoresheets: Scoresheets::Players, ..Regulations::default() };
/// assert!(Secrets::of(&Game::new(regulations), &TableFrame::default()).score);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Secrets {
    /// Whether the score is secret: the players keep it themselves, and must not read it elsewhere.
    pub score: bool,
    /// Whether the number of moves is secret: in competition players count themselves (12.6).
    pub counters: bool,
}

impl Secrets {
    /// Returns the secrets of a game.
    pub fn of(game: &Game, table: &TableFrame) -> Self {
        let is_over = game.phase() == Phase::Finished;
        Self {
            score: !is_over && game.regulations().scoresheets.are_kept_by_players(),
            counters: !is_over && table.mode == Mode::Competition,
        }
    }
}

/// Resets the counters of a position.
pub(crate) fn hide_counters(position: &mut String) {
    let end = position.match_indices(' ').nth(3).map(|(at, _)| at);
    if let Some(end) = end {
        position.replace_range(end.., " 0 1");
    }
}

/// A row as it is shown.
#[derive(Default, Serialize)]
struct ShownRow<'r> {
    seq: u64,
    hash: &'r str,
    wall: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    created: Option<ShownCreation<'r>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seated: Option<ShownSeat<'r>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rematch: Option<ShownRematch<'r>>,
    /// Milliseconds that were charged to nobody, because no rows could be recorded.
    #[serde(skip_serializing_if = "Option::is_none")]
    interrupted: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<&'r ClockFrame>,
    #[serde(skip_serializing_if = "Option::is_none")]
    held: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'r str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    entry: Option<ShownEntry>,
}

/// An entry, or null in its place if it is not shown.
#[derive(Serialize)]
struct ShownEntry(Option<WireEntry>);

#[derive(Serialize)]
struct ShownCreation<'r> {
    regulations: &'r RegulationsFrame,
    table: &'r TableFrame,
}

#[derive(Serialize)]
struct ShownSeat<'r> {
    seat: Seat,
    name: Option<&'r str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    request: Option<&'r SeatRequest>,
}

impl<'r> ShownSeat<'r> {
    fn of(seat: &'r SeatFrame) -> Self {
        Self { seat: seat.seat, name: seat.name.as_deref(), request: seat.request.as_ref() }
    }
}

#[derive(Serialize)]
struct ShownRematch<'r> {
    seat: Seat,
    game: Option<&'r str>,
}
