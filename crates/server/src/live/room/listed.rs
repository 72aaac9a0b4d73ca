//! How a game is shown in the list of all games, and how somebody joins it from there.

use laws::Phase;
use protocol::{GameCard, GameKind, JoinOpen, OpenGame, Seat, SeatFrame, SeatTaken, Secrets};

use super::super::lobby::Listed;
use super::Room;
use crate::{HallError, Secret};

/// Milliseconds for which a player who has left still counts as waiting.
const ABOUT: u64 = 15_000;

impl Room {
    /// Puts up how the game stands for those who only watch.
    pub(super) fn put_up(&mut self) {
        let listed = self.listed_game();
        let is_up = listed.is_some();
        if is_up || self.is_up {
            self.shared.lobby.put(self.live.id, listed, self.shared.time.now());
        }
        self.is_up = is_up;
    }

    /// Notes that the creator of an open game is about: a page that is loaded again, or that looks at the list, still waits.
    pub(super) fn still_waits(&mut self, seat: Seat) {
        if self.live.creator == Some(seat) {
            self.waits_until = self.shared.time.now().after(ABOUT);
            self.show_waiting();
        }
    }

    /// Puts up whether somebody still waits for an opponent: people come and go without a row.
    pub(super) fn show_waiting(&mut self) {
        if self.live.table.open && self.live.game.phase() == Phase::Waiting {
            self.put_up();
        }
    }

    fn listed_game(&self) -> Option<Listed> {
        let seen = self.seen_by(true);
        let id = seen.id.to_string();
        let kind = || GameKind::of(&seen.game, &seen.regulations, self.live.seats.has_arbiter());
        match seen.game.phase() {
            Phase::Waiting => {
                let (seat, name) = self.open_seat()?;
                let since = seen.created.0;
                let open = OpenGame::of(id, &seen.game, kind(), &seen.table, (seat, name, since));
                let until = Some(self.waits_until).filter(|_| !self.is_creator_here());
                Some(Listed::Open { open, until })
            }
            // A game that ended before anybody looked is in the list of finished games.
            Phase::Finished if !self.is_up => None,
            _ => {
                let now = self.scale(self.shared.time.now());
                let at = self.late.as_ref().map_or(now, |late| late.earlier(now)).max(seen.at);
                let card = GameCard::of(id, &seen.game, at, seen.seats.names(), kind());
                // A player who keeps the score can look at the list, too.
                Some(Listed::Played(Box::new(card.for_player(Secrets::of(&seen.game, &seen.table)))))
            }
        }
    }

    /// Finds the seat that anybody may take, and who waits for them: only while they are here.
    fn open_seat(&self) -> Option<(Seat, Option<String>)> {
        let creator = self.live.creator?;
        let is_about = self.is_creator_here() || self.shared.time.now() < self.waits_until;
        if !self.live.table.open || self.live.game.phase() != Phase::Waiting || !is_about {
            return None;
        }
        let is_free = |seat: &SeatFrame| seat.invitation.is_some();
        let seat =
            [Seat::White, Seat::Black].into_iter().find(|seat| self.live.seats.get(*seat).is_some_and(is_free))?;
        Some((seat, self.live.seats.get(creator).and_then(|seat| seat.name.clone())))
    }

    fn is_creator_here(&self) -> bool {
        self.live.creator.is_some_and(|creator| self.listeners.has(creator))
    }

    /// Gives the free seat of an open game to the first who wants it.
    pub(super) async fn join_open(&mut self, wanted: &JoinOpen) -> Result<SeatTaken, HallError> {
        let (seat, _) = self.open_seat().ok_or(HallError::NotOpen)?;
        if self.live.seats.has_arbiter() && !wanted.arbiter {
            return Err(HallError::NoConsent);
        }
        let token = Secret::random()?;
        let name = wanted.name.clone();
        self.seat(SeatFrame { name, token: Some(token.hash()), ..SeatFrame::free(seat) }).await?;
        self.tell_all_seats();
        Ok(SeatTaken { game: self.live.id.to_string(), seat, token: token.reveal().to_owned(), waits: false })
    }
}
