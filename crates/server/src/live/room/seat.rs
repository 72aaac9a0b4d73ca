//! Who comes to a game: what they are shown, and the seats they take.

use axum::extract::ws::Utf8Bytes;
use laws::Phase;
use protocol::{
    Act, ArbiterKey, Audience, EnteredRow, EntryWords, FrameError, Invitation, JoinFrame, PgnFacts, Row, Seat,
    SeatFrame, SeatStatus, SeatTaken, SeatedRow, Secrets, ServerFrame, TakeSeat, TimedAct, ViewFacts, ViewFrame,
    WireEntry,
};
use tokio::sync::mpsc;
use words::Locale;

use super::super::game::LiveGame;
use super::super::message::{Asker, Joined, OUTBOX, Subscriber};
use super::super::said::{outcome, record, say};
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
            Some(token) => match self.live.seats.find(token) {
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
        self.listeners.push(Subscriber { socket, seat: place, name, outbox, key, locale, is_engine: false });
        // Who has just come is here.
        let view = ServerFrame::View { view: Box::new(self.view(place, locale)) };
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
        let id = self.live.id;
        let last = self.seen_by(audience == Audience::Public).seq;
        let mut missed = Vec::new();
        let mut show = |seq: u64, entered: &EnteredRow, words: Option<EntryWords>| {
            if let Some(entry) = WireEntry::of(Some(seq), &entered.entry, audience) {
                let entry = if let Some(words) = words { entry.with_words(&words, audience) } else { entry };
                missed.push(ServerFrame::Entry { entry: Box::new(entry) }.to_text().into());
            }
        };
        let Some(locale) = locale else {
            for row in self.shared.read(id, after).await? {
                let unfit =
                    |error: FrameError| JournalError::Broken { game: id, seq: row.seq, problem: error.to_string() };
                if row.seq <= last
                    && let Row::Entered(entered) = Row::read(&row.body).map_err(unfit)?
                {
                    show(row.seq, &entered, None);
                }
            }
            return Ok(missed);
        };
        // Sentences name pieces and squares, so the game is played again up to each entry.
        let rows = self.shared.read(id, 0).await?;
        LiveGame::of(id, &rows, &mut |game, _, row, frame| {
            let Row::Entered(entered) = frame else { return };
            if row.seq > after && row.seq <= last {
                let entry = entered.entry.to_laws(game).ok();
                let words = entry.map(|entry| {
                    let mut words = say(game, &entry, locale);
                    if audience.sees_record() {
                        words.record = record(game, &entry, entered.entry.text(), locale);
                    }
                    words
                });
                show(row.seq, entered, words);
            }
        })?;
        Ok(missed)
    }

    pub(super) fn view(&self, seat: Option<Seat>, locale: Option<Locale>) -> ViewFrame {
        let now = self.scale(self.shared.time.now());
        let late = self.late.as_ref().filter(|_| seat.is_none());
        let live = self.seen_by(seat.is_none());
        let at = late.map_or(now, |late| late.earlier(now)).max(live.at);
        let facts = ViewFacts {
            seq: live.seq,
            hash: live.hash.to_string(),
            seat,
            names: self.live.seats.names(),
            seats: self.seats(),
            rematch: Some(live.rematch.clone()).filter(|rematch| !rematch.asked.is_empty()),
            displays: &live.displays,
            table: &live.table,
            regulations: &live.regulations,
        };
        let mut view = ViewFrame::of(&live.game, at, facts);
        let ended = live.game.outcome().zip(locale);
        view.outcome = ended.map(|(ended, locale)| outcome(ended, live.game.regulations(), locale));
        view
    }

    /// Gives the game as it is, or as those see it who only watch.
    fn seen_by(&self, is_watcher: bool) -> &LiveGame {
        match &self.late {
            Some(late) if is_watcher => &late.shown,
            _ => &self.live,
        }
    }

    fn seats(&self) -> Vec<SeatStatus> {
        self.live.seats.statuses(|seat| self.listeners.has(seat))
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
        self.listeners.tell_all(&ServerFrame::Seats { seats });
    }

    /// Says up to which row somebody may read: not at all if the players keep the score themselves and the game goes on.
    pub(super) fn may_read(&self, reader: &Asker) -> Result<u64, HallError> {
        Ok(self.readable(reader)?.seq)
    }

    fn readable(&self, reader: &Asker) -> Result<&LiveGame, HallError> {
        let seat = reader.token.as_deref().and_then(|token| self.live.seats.find(token));
        let is_official = reader.is_organiser || seat.as_ref().is_some_and(|seat| seat.seat == Seat::Arbiter);
        let seen = self.seen_by(seat.is_none() && !is_official);
        let is_secret = Secrets::of(&self.live.game, &self.live.table).score;
        if is_secret && !is_official { Err(HallError::ScoreKept) } else { Ok(seen) }
    }

    /// Writes the game as PGN, as far as somebody may read it.
    pub(super) fn pgn(&self, reader: &Asker) -> Result<String, HallError> {
        let seen = self.readable(reader)?;
        let names = self.live.seats.names();
        let hash = seen.hash.to_string();
        let (regulations, displays) = (&seen.regulations, &seen.displays);
        Ok(protocol::pgn(&seen.game, PgnFacts { regulations, names: &names, hash: &hash, displays }))
    }

    /// Without an arbiter the game begins when both players are here; so does one that was begun elsewhere.
    pub(super) async fn start_if_all_are_here(&mut self) -> Result<(), JournalError> {
        let live = &self.live;
        let are_here = live.seats.players().all(|seat| self.listeners.has(seat));
        if live.seats.has_arbiter() || !are_here {
            return Ok(());
        }
        let act = match live.game.phase() {
            Phase::Waiting => Act::Start {},
            Phase::Stopped if live.is_at_end_of_prelude() => Act::Resume { why: None },
            _ => return Ok(()),
        };
        let now = self.shared.time.now();
        let is_first = self.origin.is_none();
        let at = self.scale(now).max(self.live.at);
        self.origin = self.origin.or(Some(now));
        let entered = self.enter(&TimedAct::by_arbiter(at, act), Source::default()).await?;
        if is_first && !matches!(entered, Verdict::Entered) {
            self.origin = None;
        }
        Ok(())
    }

    pub(super) async fn take_seat(&mut self, wanted: &TakeSeat) -> Result<SeatTaken, HallError> {
        let seats = &self.live.seats;
        let invited = seats.invited(&wanted.invitation).ok_or(HallError::NoInvitation)?.clone();
        if invited.seat == Seat::Arbiter && !seats.are_players_seated() {
            return Err(HallError::PlayersFirst);
        }
        if invited.seat != Seat::Arbiter && seats.has_arbiter() && !wanted.arbiter {
            return Err(HallError::NoConsent);
        }
        let token = Secret::random()?;
        let lock = (invited.seat == Seat::Arbiter).then(|| ArbiterKey::of(token.reveal()).lock().to_string());
        let seat = SeatFrame {
            seat: invited.seat,
            name: wanted.name.clone().or(invited.name),
            token: Some(token.hash()),
            invitation: None,
            lock,
        };
        let wall = self.shared.time.now().0;
        self.live.seats.put(seat.clone());
        self.append(&Row::Seated(SeatedRow { seat, wall })).await?;
        self.tell_all_seats();
        Ok(SeatTaken { game: self.live.id.to_string(), seat: invited.seat, token: token.reveal().to_owned() })
    }

    /// Makes a new invitation for a seat; whoever had it before loses it.
    ///
    /// The organiser and the game's arbiter may do that for every seat, everybody for the own one, and whoever created the
    /// game for a seat that nobody has taken. The organiser can add an arbiter to a game that has none.
    pub(super) async fn invite(&mut self, seat: Seat, asker: &Asker) -> Result<Invitation, HallError> {
        let own = asker.token.as_deref().and_then(|token| self.live.seats.find(token)).map(|found| found.seat);
        let known = self.live.seats.get(seat);
        let is_free = known.is_some_and(|known| known.invitation.is_some());
        let is_engine = self.live.table.engine.as_ref().is_some_and(|engine| engine.seat == seat);
        let is_there = known.is_some() || (seat == Seat::Arbiter && asker.is_organiser);
        let may = asker.is_organiser
            || own == Some(Seat::Arbiter)
            || own == Some(seat)
            || (is_free && own.is_some() && own == self.live.creator);
        if !may || !is_there || is_engine {
            return Err(if own.is_some() || asker.is_organiser { HallError::NotYours } else { HallError::NoSeat });
        }
        let name = known.and_then(|known| known.name.clone()).filter(|_| !is_free);
        let invitation = Secret::random()?;
        let frame = SeatFrame { seat, name, token: None, invitation: Some(invitation.hash()), lock: None };
        let wall = self.shared.time.now().0;
        self.live.seats.put(frame.clone());
        self.append(&Row::Seated(SeatedRow { seat: frame, wall })).await?;
        self.listeners.revoke(seat);
        self.tell_all_seats();
        Ok(Invitation { seat, invitation: invitation.reveal().to_owned() })
    }
}
