//! Who comes to a game: what they are shown, and the seats they take.

use axum::extract::ws::Utf8Bytes;
use clock::Millis;
use laws::{Actor, Phase};
use protocol::{
    ActFrame, ArbiterKey, Audience, ClaimSeat, HallFrame, JoinFrame, PgnFacts, RowFrame, Seat, SeatClaimed, SeatFrame,
    SeatedFrame, StateFrame, ViewFrame, WireEntry,
};
use tokio::sync::mpsc;

use super::super::message::{Joined, OUTBOX, Subscriber};
use super::Room;
use super::act::{Source, Verdict};
use crate::journal::JournalError;
use crate::{HallError, Secret};

impl Room {
    pub(super) async fn join(
        &mut self,
        socket: u64,
        join: &JoinFrame,
    ) -> Result<Result<Joined, HallError>, JournalError> {
        let seat = match join.token.as_deref() {
            None => None,
            Some(token) => match self.replayed.seats.find(token) {
                Some(seat) => Some((seat, token)),
                None => return Ok(Err(HallError::NoSeat)),
            },
        };
        let place = seat.as_ref().map(|(seat, _)| seat.seat);
        let mut missed = match join.after {
            None => Vec::new(),
            Some(after) => self.missed(after, Audience::of(place)).await?,
        };
        let view = HallFrame::View { view: Box::new(self.view(place)) };
        missed.push(view.to_text().into());
        if let Some(place) = place {
            self.listeners.take_over(place);
        }
        let (outbox, told) = mpsc::channel(OUTBOX);
        let key = seat.as_ref().filter(|(seat, _)| seat.seat == Seat::Arbiter).map(|(_, token)| ArbiterKey::of(token));
        let name = seat.and_then(|(seat, _)| seat.name);
        self.listeners.push(Subscriber { socket, seat: place, name, outbox, key });
        Ok(Ok(Joined { seat: place, missed, told }))
    }

    /// Reads what happened after a row, as far as an audience may see it.
    pub(super) async fn missed(&self, after: u64, audience: Audience) -> Result<Vec<Utf8Bytes>, JournalError> {
        let id = self.replayed.id;
        let mut missed = Vec::new();
        for row in self.shared.read(id, after).await? {
            let frame = RowFrame::read(&row.body).map_err(|error| JournalError::Broken {
                game: id,
                seq: row.seq,
                problem: error.to_string(),
            })?;
            let RowFrame::Entered(entered) = frame else { continue };
            if let Some(entry) = WireEntry::of(Some(row.seq), &entered.entry, audience) {
                missed.push(HallFrame::Entry { entry }.to_text().into());
            }
        }
        Ok(missed)
    }

    pub(super) fn view(&self, seat: Option<Seat>) -> ViewFrame {
        let at = self.scale(self.shared.time.now()).max(self.replayed.at);
        let game = &self.replayed.game;
        ViewFrame {
            seq: self.replayed.seq,
            hash: self.replayed.hash.to_string(),
            state: StateFrame::of(game, at),
            now: at.0,
            destinations: protocol::destinations(game),
            seat,
            names: self.replayed.seats.names(),
            regulations: self.replayed.regulations.clone(),
        }
    }

    pub(super) fn pgn(&self) -> String {
        let names = self.replayed.seats.names();
        let hash = self.replayed.hash.to_string();
        let facts = PgnFacts { regulations: &self.replayed.regulations, names: &names, hash: &hash };
        protocol::pgn(&self.replayed.game, facts)
    }

    /// Without an arbiter the game begins when both players are here.
    pub(super) async fn start_if_all_are_here(&mut self) -> Result<(), JournalError> {
        let replayed = &self.replayed;
        let are_here = replayed.seats.players().all(|seat| self.listeners.has(seat));
        if replayed.game.phase() != Phase::Waiting || replayed.seats.has_arbiter() || !are_here {
            return Ok(());
        }
        self.origin = Some(self.shared.time.now());
        let start = ActFrame::plain(Millis::ZERO, Actor::Arbiter, "start");
        if !matches!(self.enter(&start, Source::default()).await?, Verdict::Entered) {
            self.origin = None;
        }
        Ok(())
    }

    pub(super) async fn claim(&mut self, claim: &ClaimSeat) -> Result<SeatClaimed, HallError> {
        let seats = &self.replayed.seats;
        let invited = seats.invited(&claim.invitation).ok_or(HallError::NoInvitation)?.clone();
        if invited.seat == Seat::Arbiter && !seats.are_players_seated() {
            return Err(HallError::PlayersFirst);
        }
        if invited.seat != Seat::Arbiter && seats.has_arbiter() && !claim.arbiter {
            return Err(HallError::NoConsent);
        }
        let token = Secret::random()?;
        let lock = (invited.seat == Seat::Arbiter).then(|| ArbiterKey::of(token.reveal()).lock().to_string());
        let seat = SeatFrame {
            seat: invited.seat,
            name: claim.name.clone().or(invited.name),
            token: Some(token.hash()),
            invitation: None,
            lock,
        };
        let wall = self.shared.time.now().0;
        self.replayed.seats.put(seat.clone());
        self.append(&RowFrame::Seated(SeatedFrame { seat, wall })).await?;
        Ok(SeatClaimed { game: self.replayed.id.to_string(), seat: invited.seat, token: token.reveal().to_owned() })
    }
}
