//! What a player wants to know.

use pairing::{Color, Id, Points};

use crate::id::{GameId, Moment, PlayerId};
use crate::result::GameResult;
use crate::state::{BoardState, ByeRequest, RoundCell, RoundState, State, Status};

/// What a player wants to know: the board, the colour, the opponent, the results, the next round.
///
/// ```
/// # mod doc { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/started.rs")); }
/// # let mut event = doc::started();
/// use event::PlayerId;
/// let page = event.page(PlayerId(2)).unwrap();
/// assert_eq!((page.seat.unwrap().opponent, page.next_round), (PlayerId(4), Some(2)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The player.
    pub player: PlayerId,
    /// The pairing number, once there is one.
    pub number: Option<Id>,
    /// Whether the player takes part.
    pub status: Status,
    /// The points.
    pub points: Points,
    /// The rank in the standings.
    pub rank: Option<usize>,
    /// The seat in the last published round, unless that is closed.
    pub seat: Option<Seat>,
    /// What each published round held, from the first.
    pub rounds: Vec<Option<RoundCell>>,
    /// The next round to be published; none if there is no other.
    pub next_round: Option<u16>,
    /// The bye asked for or granted in it.
    pub next_bye: Option<ByeRequest>,
    /// Whether the player is to be paired in it, as far as is known now.
    pub is_in_next_round: bool,
}

/// A seat at a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The round.
    pub round: u16,
    /// The board.
    pub board: u16,
    /// The colour.
    pub color: Color,
    /// The opponent.
    pub opponent: PlayerId,
    /// How far the board is.
    pub state: BoardState,
    /// The result, if there is one.
    pub result: Option<GameResult>,
    /// The game on the program's boards.
    pub game: Option<GameId>,
    /// When the game was started.
    pub started_at: Option<Moment>,
}

impl State {
    /// Makes the page of a player; none if there is no such player.
    pub(crate) fn page(&self, id: PlayerId) -> Option<Page> {
        let player = self.players.get(&id)?;
        let rounds = self.published_rounds();
        let open = rounds.last().filter(|round| round.state() != RoundState::Closed);
        let seat = open.and_then(|round| {
            let board = round.board_of(id)?;
            let color = board.color_of(id)?;
            Some(Seat {
                round: round.number(),
                board: board.number(),
                color,
                opponent: board.player(!color),
                state: board.state(),
                result: board.result(),
                game: board.game().cloned(),
                started_at: board.started_at(),
            })
        });
        let next = self.next_round();
        let next_round = (!self.is_finished && self.total().is_none_or(|total| next <= total)).then_some(next);
        let number = self.number(id);
        let points = self.tournament().ok().zip(number).map(|(tournament, number)| tournament.points(number));
        let standings = self.standings(self.published());
        Some(Page {
            player: id,
            number,
            status: player.status,
            points: points.unwrap_or_default(),
            rank: standings.iter().find(|line| line.player == id).map(|line| line.rank),
            seat,
            rounds: rounds.iter().map(|round| round.cell(id)).collect(),
            next_round,
            next_bye: next_round.and_then(|round| player.byes.get(&round).cloned()),
            is_in_next_round: next_round.is_some_and(|round| self.takes_part(id, round)),
        })
    }
}
