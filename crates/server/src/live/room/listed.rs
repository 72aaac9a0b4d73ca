//! The game in the lobby, and joining it from there.

use laws::Phase;
use protocol::{GameCard, GameKind, JoinOpen, OpenGame, Seat, SeatFrame, SeatTaken, Secrets};

use super::super::lobby::Listed;
use super::Room;
use crate::{HallError, Secret};

/// Milliseconds for which a disconnected player still counts as waiting.
const ABOUT: u64 = 15_000;

impl Room {
    /// Publishes the game in the lobby as spectators see it.
    pub(super) fn put_up(&mut self) {
        let listed = self.listed_game();
        let is_up = listed.is_some();
        if is_up || self.is_up {
            if let Some(cluster) = self.shared.cluster() {
                cluster.say_lobby(self.live.id, listed.as_ref().map(Listed::news).unwrap_or_default().to_text());
            }
            self.shared.lobby.put(self.live.id, listed, self.shared.time.now());
        }
        self.is_up = is_up;
    }

    /// Records that the creator of an open game is still waiting: reloading the page, or looking at the lobby, counts.
    pub(super) fn still_waits(&mut self, seat: Seat) {
        if self.live.creator == Some(seat) {
            self.waits_until = self.shared.time.now().after(ABOUT);
            self.show_waiting();
        }
    }

    /// Publishes whether the creator still waits for an opponent: connections change without a new row.
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
            // A game that ended before it was published is only in the list of finished games.
            Phase::Finished if !self.is_up => None,
            _ => {
                let now = self.scale(self.shared.time.now());
                let at = self.late.as_ref().map_or(now, |late| late.earlier(now)).max(seen.at);
                let card = GameCard::of(id, &seen.game, at, seen.seats.names(), kind());
                // A player who keeps the score can look at the lobby, too, so secrets are removed.
                Some(Listed::Played(Box::new(card.for_player(Secrets::of(&seen.game, &seen.table)))))
            }
        }
    }

    /// Returns the seat that anybody may take and the name of the waiting creator, while the creator is connected.
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
        self.live.creator.is_some_and(|creator| self.is_here(creator))
    }

    /// Gives the free seat of an open game to the first person who asks for it.
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
