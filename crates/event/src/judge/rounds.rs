//! Starting, closing and reopening a round; deciding matches.

use crate::bounds::{LAST_YEAR, year};
use crate::id::{GameId, PlayerId};
use crate::judge::{Judge, Judged, board_of};
use crate::refusal::Refusal;
use crate::ruling::Ruling;
use crate::state::{Board, BoardState, Round, RoundState};
use crate::terms::Selection;

impl Judge<'_> {
    pub(super) fn schedule(&self, round: u16, at: Option<u64>) -> Judged {
        let last = self.state.total().unwrap_or(crate::MOST_ROUNDS);
        if round == 0 || round > last {
            return Err(Refusal::NoSuchRound { round, last });
        }
        Self::at_most("year", at.map_or(0, year), LAST_YEAR)?;
        let known = self.state.round(round);
        let boards: Vec<u16> = known
            .into_iter()
            .flat_map(|round| round.boards().iter().filter(|board| board.started_at().is_some()).map(Board::number))
            .collect();
        if !boards.is_empty() {
            return Err(Refusal::GamesStarted { round, boards });
        }
        if known.is_some_and(|round| round.state() == RoundState::Closed) {
            return Err(Refusal::RoundClosed { round });
        }
        self.changes(self.state.schedule.get(&round).copied() != at)?;
        Ok(Ruling::Scheduled { round, at }.into())
    }

    pub(super) fn start(&self, selection: &Selection) -> Judged {
        let round = self.open_round()?;
        let is_waiting = |board: &&Board| board.state() == BoardState::Waiting;
        let started: Vec<u16> =
            round.boards().iter().filter(|board| board.started_at().is_some()).map(Board::number).collect();
        if *selection == Selection::All && !started.is_empty() {
            return Err(Refusal::GamesStarted { round: round.number(), boards: started });
        }
        let boards = self.select(round, selection, is_waiting)?;
        Ok(Ruling::BoardsStarted { round: round.number(), boards }.into())
    }

    /// Lists the selected boards for which something can be done. Boards named one by one must all be such.
    pub(super) fn select(
        &self,
        round: &Round,
        selection: &Selection,
        is_fit: impl Fn(&&Board) -> bool,
    ) -> Result<Vec<u16>, Refusal> {
        if let Selection::Boards(boards) = selection {
            for board in boards {
                let board = board_of(round, *board)?;
                if !is_fit(&board) {
                    return Err(Refusal::NoBoards { act: self.kind });
                }
            }
        }
        let chosen = round.boards().iter().filter(|board| selection.has(board.number())).filter(is_fit);
        let boards: Vec<u16> = chosen.map(Board::number).collect();
        if boards.is_empty() { Err(Refusal::NoBoards { act: self.kind }) } else { Ok(boards) }
    }

    pub(super) fn attach_game(&self, round: u16, board: u16, game: &GameId) -> Judged {
        let of = self.round(round)?;
        let seat = board_of(of, board)?;
        self.changes(seat.game() != Some(game))?;
        if let Some(result) = seat.result() {
            return Err(Refusal::ResultKnown { round, board, result });
        }
        for other in self.state.published_rounds() {
            if let Some(taken) = other.boards().iter().find(|board| board.game() == Some(game)) {
                return Err(Refusal::GameTaken { round: other.number(), board: taken.number() });
            }
        }
        Ok(Ruling::GameAttached { round, board, game: game.clone() }.into())
    }

    pub(super) fn attach_moves(&self, round: u16, board: u16, game: &GameId) -> Judged {
        let seat = board_of(self.round(round)?, board)?;
        self.changes(seat.moves() != Some(game))?;
        Ok(Ruling::MovesAttached { round, board, game: game.clone() }.into())
    }

    pub(super) fn close_round(&self) -> Judged {
        let round = self.open_round()?;
        let open: Vec<u16> =
            round.boards().iter().filter(|board| board.result().is_none()).map(Board::number).collect();
        if !open.is_empty() {
            return Err(Refusal::GamesOpen { round: round.number(), boards: open });
        }
        Ok(Ruling::RoundClosed { round: round.number() }.into())
    }

    pub(super) fn reopen_round(&self, reason: &str) -> Judged {
        let last = self.state.published();
        let round = self.round(last)?;
        if round.state() != RoundState::Closed {
            return Err(Refusal::NextPublished { round: last });
        }
        let mut rulings = self.discarded();
        rulings.push(Ruling::RoundReopened { round: last, reason: self.text(reason)? });
        Ok(rulings.into())
    }

    /// Throws away a draft that rests on results that are about to change.
    pub(super) fn discarded(&self) -> Vec<Ruling> {
        let draft = self.state.draft();
        draft.map(|draft| Ruling::DraftDiscarded { round: draft.number() }).into_iter().collect()
    }

    pub(super) fn decide_match(&self, winner: PlayerId, loser: PlayerId, reason: &str) -> Judged {
        let reason = self.text(reason)?;
        let bracket = self.state.bracket().unwrap_or_default();
        let mut players = [winner, loser];
        players.sort_unstable();
        let is_it = |of: &&crate::Match| {
            let mut both = of.players;
            both.sort_unstable();
            both == players
        };
        if !bracket.open().any(|of| is_it(&of)) {
            return Err(Refusal::NoSuchMatch { winner, loser });
        }
        if let Some(round) = self.state.last().filter(|round| round.published_at().is_some())
            && round.state() != RoundState::Closed
            && round.board_of(winner).is_some_and(|board| board.result().is_none())
        {
            return Err(Refusal::RoundOpen { round: round.number() });
        }
        let mut rulings = self.discarded();
        rulings.push(Ruling::MatchDecided { winner, loser, reason });
        Ok(rulings.into())
    }
}
