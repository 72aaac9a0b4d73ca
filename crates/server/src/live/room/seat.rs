//! Who comes to a game: what they are shown, and the seats they take.

use axum::extract::ws::Utf8Bytes;
use clock::Millis;
use laws::{Actor, Phase};
use protocol::{
    ActFrame, ArbiterKey, Audience, ClaimSeat, EnteredFrame, EntryWords, FrameError, HallFrame, JoinFrame, PgnFacts,
    RowFrame, Seat, SeatClaimed, SeatFrame, SeatStatus, SeatedFrame, ViewFacts, ViewFrame, WireEntry,
};
use tokio::sync::mpsc;
use words::Locale;

use super::super::message::{Joined, OUTBOX, ScoreReader, Subscriber};
use super::super::replay::Replayed;
use super::super::said::{outcome, say};
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
        let locale = join.language.as_deref().and_then(Locale::find);
        let mut missed = match join.after {
            None => Vec::new(),
            Some(after) => self.missed(after, Audience::of(place), locale).await?,
        };
        if let Some(place) = place {
            self.listeners.take_over(place);
        }
        let (outbox, told) = mpsc::channel(OUTBOX);
        let key = seat.as_ref().filter(|(seat, _)| seat.seat == Seat::Arbiter).map(|(_, token)| ArbiterKey::of(token));
        let name = seat.and_then(|(seat, _)| seat.name);
        self.listeners.push(Subscriber { socket, seat: place, name, outbox, key, locale });
        // Who has just come is here.
        let view = HallFrame::View { view: Box::new(self.view(place, locale)) };
        missed.push(view.to_text().into());
        Ok(Ok(Joined { seat: place, missed, told }))
    }

    /// Reads what happened after a row, as far as an audience may see it.
    async fn missed(
        &self,
        after: u64,
        audience: Audience,
        locale: Option<Locale>,
    ) -> Result<Vec<Utf8Bytes>, JournalError> {
        let id = self.replayed.id;
        let mut missed = Vec::new();
        let mut show = |seq: u64, entered: &EnteredFrame, words: Option<EntryWords>| {
            if let Some(entry) = WireEntry::of(Some(seq), &entered.entry, audience) {
                let entry = if let Some(words) = words { entry.with_words(&words) } else { entry };
                missed.push(HallFrame::Entry { entry: Box::new(entry) }.to_text().into());
            }
        };
        let Some(locale) = locale else {
            for row in self.shared.read(id, after).await? {
                let unfit =
                    |error: FrameError| JournalError::Broken { game: id, seq: row.seq, problem: error.to_string() };
                if let RowFrame::Entered(entered) = RowFrame::read(&row.body).map_err(unfit)? {
                    show(row.seq, &entered, None);
                }
            }
            return Ok(missed);
        };
        // Sentences name pieces and squares, so the game is played again up to each entry.
        let rows = self.shared.read(id, 0).await?;
        Replayed::of(id, &rows, &mut |game, _, row, frame| {
            let RowFrame::Entered(entered) = frame else { return };
            if row.seq > after {
                let entry = entered.entry.to_laws(game).ok();
                show(row.seq, entered, entry.map(|entry| say(game, &entry, locale)));
            }
        })?;
        Ok(missed)
    }

    pub(super) fn view(&self, seat: Option<Seat>, locale: Option<Locale>) -> ViewFrame {
        let at = self.scale(self.shared.time.now()).max(self.replayed.at);
        let replayed = &self.replayed;
        let facts = ViewFacts {
            seq: replayed.seq,
            hash: replayed.hash.to_string(),
            seat,
            names: replayed.seats.names(),
            seats: self.seats(),
            table: &replayed.table,
            regulations: &replayed.regulations,
        };
        let mut view = ViewFrame::of(&replayed.game, at, facts);
        let ended = replayed.game.outcome().zip(locale);
        view.outcome = ended.map(|(ended, locale)| outcome(&ended, replayed.game.regulations(), locale));
        view
    }

    fn seats(&self) -> Vec<SeatStatus> {
        self.replayed.seats.statuses(|seat| self.listeners.has(seat))
    }

    /// Tells everybody who sits where, if who has just joined has a seat.
    pub(super) fn tell_seats(&mut self, socket: u64) {
        if self.listeners.find(socket).is_some_and(|subscriber| subscriber.seat.is_some()) {
            self.tell_all_seats();
        }
    }

    /// Tells everybody who sits where.
    pub(super) fn tell_all_seats(&mut self) {
        let seats = self.seats();
        self.listeners.tell_all(&HallFrame::Seats { seats });
    }

    /// Players who keep the score themselves must not read it elsewhere while the game goes on.
    pub(super) fn may_read(&self, reader: &ScoreReader) -> Result<(), HallError> {
        let is_secret = protocol::is_score_secret(&self.replayed.game);
        let seat = reader.token.as_deref().and_then(|token| self.replayed.seats.find(token));
        let is_arbiter = seat.is_some_and(|seat| seat.seat == Seat::Arbiter);
        if is_secret && !is_arbiter && !reader.is_organiser { Err(HallError::ScoreKept) } else { Ok(()) }
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
        self.tell_all_seats();
        Ok(SeatClaimed { game: self.replayed.id.to_string(), seat: invited.seat, token: token.reveal().to_owned() })
    }
}
