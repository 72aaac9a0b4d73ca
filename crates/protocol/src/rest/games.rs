//! What the REST interface takes and gives.

use std::time::Duration;

use laws::{Game, Score};
use notation::pgn;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::contract::regulations::RegulationsFrame;
use crate::disk::row::RowFrame;
use crate::error::FrameError;
use crate::rest::engines::OpponentFrame;
use crate::rest::mine::{MineList, RematchFrame};
use crate::wire::entry::WireEntry;
use crate::wire::history::Displays;
use crate::wire::seat::{Audience, NamesFrame, Seat};
use crate::wire::table::{Mode, TableFrame};
use crate::wire::view::ViewFrame;

/// Names are plain text of at most so many characters.
const LONGEST_NAME: usize = 80;

/// What somebody who creates a game wants.
///
/// ```
/// let wanted = protocol::CreateGame::read(r#"{"regulations":{"time_control":"300+3"},"seat":"white","name":"Anna"}"#)?;
/// assert_eq!(wanted.seat, protocol::SeatWanted::White);
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct CreateGame {
    /// What is fixed beforehand; what is not given has the contract's default.
    #[schema(value_type = Object)]
    pub regulations: RegulationsFrame,
    /// Which seat the creator takes.
    pub seat: SeatWanted,
    /// The creator's name.
    #[ts(optional)]
    pub name: Option<String>,
    /// Whether somebody else shall be the arbiter; whoever takes the other seat must consent.
    pub arbiter: bool,
    /// What the game is played for.
    #[ts(optional, as = "Option<Mode>")]
    pub mode: Mode,
    /// Whether touching a piece binds; on a physical board it always does.
    #[ts(optional, as = "Option<bool>")]
    pub touch_move: bool,
    /// The program to play against.
    #[ts(optional)]
    pub opponent: Option<OpponentFrame>,
    /// A game in PGN that is to be continued.
    #[ts(optional)]
    pub pgn: Option<String>,
    /// Who watches sees everything so many milliseconds late, at most an hour.
    #[ts(optional, as = "Option<u32>")]
    pub spectators_delay: u64,
    /// A move may be stamped up to so many milliseconds before it arrives, as far as the player's connection is shown to be
    /// slow; at most a second.
    #[ts(optional, as = "Option<u32>")]
    pub network_allowance: u64,
}

impl Default for CreateGame {
    fn default() -> Self {
        let TableFrame { mode, touch_move, .. } = TableFrame::default();
        Self {
            regulations: RegulationsFrame::default(),
            seat: SeatWanted::default(),
            name: None,
            arbiter: false,
            mode,
            touch_move,
            opponent: None,
            pgn: None,
            spectators_delay: 0,
            network_allowance: 0,
        }
    }
}

/// Which seat somebody wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeatWanted {
    /// One by lot.
    #[default]
    Random,
    /// White's.
    White,
    /// Black's.
    Black,
    /// Both, for two people at one screen.
    Both,
    /// None: the organiser invites both players and the arbiter.
    None,
}

impl CreateGame {
    /// Reads what is wanted; what does not fit is an error that names the field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        let wanted: Self = crate::error::read(text)?;
        check_name(wanted.name.as_deref())?;
        Ok(wanted)
    }
}

/// A game was created. Tokens and invitations are told here and never again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameCreated {
    /// The game's name in addresses.
    pub game: String,
    /// The creator's seat.
    pub seat: Option<Seat>,
    /// What gives that seat.
    pub token: Option<String>,
    /// What gives the other seats to who claims them.
    pub invitations: Vec<Invitation>,
}

/// What gives a seat to the first who claims it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Invitation {
    /// Which seat.
    pub seat: Seat,
    /// The secret.
    pub invitation: String,
}

/// Somebody takes a seat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClaimSeat {
    /// The secret that came with the invitation.
    pub invitation: String,
    /// Who takes it.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
    /// Consents that there is an arbiter, if the creator wants one.
    #[serde(default)]
    pub arbiter: bool,
}

/// An invitation is never written to a log.
impl std::fmt::Debug for ClaimSeat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ClaimSeat").field("name", &self.name).field("arbiter", &self.arbiter).finish_non_exhaustive()
    }
}

impl ClaimSeat {
    /// Reads a claim; what does not fit is an error that names the field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        let claim: Self = crate::error::read(text)?;
        check_name(claim.name.as_deref())?;
        Ok(claim)
    }
}

/// A seat was taken. The token is told here and never again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatClaimed {
    /// The game.
    pub game: String,
    /// Which seat.
    pub seat: Seat,
    /// What gives it.
    pub token: String,
}

/// A game in a list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameSummary {
    /// The game's name in addresses.
    pub game: String,
    /// When it was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
    /// Where it is: waiting, playing, stopped, sealing, adjourned or finished.
    pub phase: String,
    /// Who sits there.
    pub names: NamesFrame,
    /// The result; `*` while there is none.
    pub result: String,
    /// How many half-moves were made.
    pub half_moves: u32,
}

/// A page of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameList {
    /// The games, the newest first.
    pub games: Vec<GameSummary>,
    /// What to ask for as `before` to see the next page; none if this is the last.
    pub next: Option<String>,
}

/// What went wrong, in the form of RFC 9457.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// What kind of problem: a stable name for programs.
    pub r#type: String,
    /// The kind in words.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// What is wrong this time.
    pub detail: String,
    /// The field that does not fit, if it is one.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub field: Option<String>,
}

/// What a game's PGN says besides the moves.
#[derive(Clone, Copy, Debug)]
pub struct PgnFacts<'a> {
    /// What was fixed beforehand.
    pub regulations: &'a RegulationsFrame,
    /// Who plays.
    pub names: &'a NamesFrame,
    /// The hash of the last row of the journal.
    pub hash: &'a str,
    /// What the displays showed.
    pub displays: &'a Displays,
}

/// Writes a game as PGN, with the hash that shows a changed past.
pub fn pgn(game: &Game, facts: PgnFacts<'_>) -> String {
    let mut tree = pgn::Game::new(game.regulations().start);
    for (name, value) in facts.regulations.tags() {
        tree.set_tag(name, value);
    }
    for (tag, name) in [("White", &facts.names.white), ("Black", &facts.names.black), ("Arbiter", &facts.names.arbiter)]
    {
        if let Some(name) = name {
            tree.set_tag(tag, name.clone());
        }
    }
    let score = game.outcome().map_or(Score::NONE, |outcome| outcome.score);
    tree.outcome = pgn::Outcome::read(&score.to_string()).unwrap_or_default();
    if tree.outcome == pgn::Outcome::Open && score != Score::NONE {
        // PGN has no token for the others.
        tree.set_tag("Score", score.to_string());
    }
    if let Some(outcome) = game.outcome() {
        tree.set_tag("Termination", outcome.reason.name());
    }
    tree.set_tag("JournalHash", facts.hash);
    let mut position = game.regulations().start;
    for (index, (_, mv)) in game.moves().enumerate() {
        let Ok(legal) = position.legal(mv) else {
            // PGN cannot write an illegal move; from there on the moves stand in a comment.
            let rest: Vec<String> = game.moves().skip(tree.line.moves.len()).map(|(_, mv)| mv.to_string()).collect();
            let comment = format!("illegal: {}", rest.join(" "));
            match tree.line.moves.last_mut() {
                Some(last) => last.comments.push(comment),
                None => tree.line.comments.push(comment),
            }
            break;
        };
        position = legal.play();
        let clock = facts.displays.get(index).map(|display| pgn::clock_command(Duration::from_millis(display)));
        let comments = clock.into_iter().collect();
        tree.line.moves.push(pgn::Played { mv: Some(mv), comments, ..pgn::Played::default() });
    }
    tree.to_string()
}

/// Gives a row of a hall's journal as everybody may see it, as one line of JSON: without what gives seats, without what a player
/// wrote down alone, and without how many moves were completed.
pub fn public_row(seq: u64, hash: &str, body: &str) -> Result<String, FrameError> {
    let row = RowFrame::read(body)?;
    let wall = row.wall();
    let mut line = serde_json::json!({ "seq": seq, "hash": hash, "wall": wall });
    match row {
        RowFrame::Created(created) => {
            line["created"] = serde_json::json!({ "regulations": created.regulations, "table": created.table });
        }
        RowFrame::Seated(seated) => {
            line["seated"] = serde_json::json!({ "seat": seated.seat.seat, "name": seated.seat.name });
        }
        RowFrame::Rematch(rematch) => {
            line["rematch"] = serde_json::json!({ "seat": rematch.seat, "game": rematch.game });
        }
        RowFrame::Entered(entered) => {
            line["clock"] = serde_json::json!(entered.clock);
            if let Some(name) = &entered.name {
                line["name"] = name.as_str().into();
            }
            line["entry"] = serde_json::json!(WireEntry::of(Some(seq), &entered.entry, Audience::Public));
        }
    }
    Ok(line.to_string())
}

/// Writes itself as JSON.
macro_rules! to_text {
    ($($type:ty),+) => {
        $(impl $type {
            /// Writes it as JSON.
            pub fn to_text(&self) -> String {
                // Frames have names for all their fields, so nothing can go wrong.
                serde_json::to_string(self).unwrap_or_default()
            }
        })+
    };
}

to_text!(
    CreateGame,
    GameCreated,
    ClaimSeat,
    SeatClaimed,
    Invitation,
    RematchFrame,
    MineList,
    GameList,
    Problem,
    ViewFrame
);

fn check_name(name: Option<&str>) -> Result<(), FrameError> {
    let Some(name) = name else { return Ok(()) };
    let length = name.chars().count();
    if length == 0 || length > LONGEST_NAME || name.chars().any(char::is_control) || name.trim() != name {
        return Err(FrameError::new("name", name, "1 to 80 characters of plain text"));
    }
    Ok(())
}

/// Declares the types of the REST interface.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![
        SeatWanted::decl(config),
        CreateGame::decl(config),
        Invitation::decl(config),
        GameCreated::decl(config),
        ClaimSeat::decl(config),
        SeatClaimed::decl(config),
        GameSummary::decl(config),
        GameList::decl(config),
        Problem::decl(config),
    ]
}
