//! The game of an event's board: officials of the event act here, and the event hears what needs an arbiter.

use board::Color;
use event::Need;
use laws::{Entry, Phase};
use protocol::event::{AwayFrame, BoardCard};
use protocol::{Act, ArbiterKey, GameCard, GameKind, Seat, SeatFrame, Secrets, TimedAct};

use super::super::events::{BoardNews, News, news_of};
use super::super::message::Place;
use super::super::shared::Shared;
use super::Room;
use super::act::{Source, Verdict};
use super::presence::AWAY;
use crate::journal::JournalError;
use crate::{HallError, Moment, Secret};

impl Room {
    /// Returns the board of an event for which the game was opened.
    fn event(&self) -> Option<Place> {
        let table = self.live.table.event.as_ref()?;
        Some(Place { event: table.event.parse().ok()?, round: table.round, board: table.board })
    }

    /// Refuses an event that takes the game for one of its own although it was not opened for this board.
    pub(super) fn check_place(&self, place: Place) -> Result<(), HallError> {
        if self.event() == Some(place) { Ok(()) } else { Err(HallError::NotSeated) }
    }

    /// Refuses what the officials of the event decide, if the game belongs to one: who sits where, and whether it is played.
    pub(super) fn check_no_event(&self) -> Result<(), HallError> {
        if self.live.table.event.is_some() { Err(HallError::EventGame) } else { Ok(()) }
    }

    /// Does an act of an official of the event. What cannot be done now changes nothing.
    pub(super) async fn official(&mut self, place: Place, act: Act, person: Option<u32>) -> Result<(), HallError> {
        self.check_place(place)?;
        let now = self.shared.time.now();
        if self.deadline().is_some_and(|deadline| now >= deadline) {
            self.rule_on_what_is_due().await?;
        }
        let is_first = self.origin.is_none();
        if matches!(act, Act::Start {}) {
            self.origin = self.origin.or(Some(now));
        }
        let at = self.scale(now).max(self.live.at);
        let source = Source { person, arrived: Some(now), ..Source::default() };
        let verdict = self.enter(&TimedAct::by_arbiter(at, act), source).await?;
        if matches!(verdict, Verdict::Overtaken) {
            return Err(JournalError::Conflict { game: self.live.id, found: self.live.seq, last: self.live.seq }.into());
        }
        if is_first && !matches!(verdict, Verdict::Entered) {
            self.origin = None;
        }
        self.report_presence();
        Ok(())
    }

    /// Gives a seat to the holder of a token; whoever had it loses it.
    pub(super) async fn give(&mut self, place: Place, seat: Seat, token: &str, person: u32) -> Result<(), HallError> {
        self.check_place(place)?;
        let known = self.live.seats.get(seat).ok_or(HallError::NotSeated)?;
        let hash = Secret::hash_of(token);
        if known.token.as_ref() == Some(&hash) {
            return Ok(());
        }
        let is_arbiter = seat == Seat::Arbiter;
        let frame = SeatFrame {
            person: is_arbiter.then_some(person),
            token: Some(hash),
            lock: is_arbiter.then(|| ArbiterKey::of(token).lock().to_string()),
            appointed: is_arbiter,
            ..SeatFrame::free(seat)
        };
        self.seat(frame).await?;
        self.rename();
        self.listeners.revoke(seat);
        self.tell_all_seats();
        Ok(())
    }

    /// Takes a seat away from whoever has it, until the event gives it again.
    pub(super) async fn take_back(&mut self, place: Place, seat: Seat) -> Result<(), HallError> {
        self.check_place(place)?;
        if !self.live.seats.get(seat).is_some_and(SeatFrame::is_taken) {
            return Ok(());
        }
        self.seat(SeatFrame { appointed: seat == Seat::Arbiter, ..SeatFrame::free(seat) }).await?;
        self.listeners.revoke(seat);
        self.tell_all_seats();
        Ok(())
    }

    /// Takes the names from the event, if it is in memory.
    pub(super) fn rename(&mut self) {
        let shared = &self.shared;
        for live in [Some(&mut self.live), self.late.as_mut().map(|late| &mut late.shown)].into_iter().flatten() {
            shared.follow_event(live);
        }
    }

    /// Shows the names as the event has them now. Its row and the game's entry in lists were one commit. If the event has another delay
    /// now, spectators join again and see the game with that.
    pub(super) async fn follow_event(&mut self) -> Result<(), JournalError> {
        self.rename();
        let is_delayed_anew = self.change_delay(self.live.table.spectators_delay).await?;
        if let Some(late) = &mut self.late {
            late.rename();
        }
        self.looks = [None, None];
        if is_delayed_anew {
            self.relist().await?;
            self.listeners
                .close_watchers("delay_changed", "spectators see this game with another delay now; join again");
        } else {
            self.listed.names = self.listing().names;
        }
        self.post_board();
        self.put_up();
        self.tell_all_seats();
        Ok(())
    }

    /// Returns what an entry, which was just applied, means for the event.
    pub(super) fn news_of(&self, entry: &Entry) -> Vec<News> {
        if self.live.table.event.is_some() { news_of(entry, &self.live.game) } else { Vec::new() }
    }

    /// Reports to the event of the game.
    pub(super) fn report_news(&self, news: Vec<News>) {
        let Some(Place { event, round, board }) = self.event() else { return };
        for news in news {
            Shared::report(&self.shared, event, BoardNews { round, board, game: self.live.id, news });
        }
    }

    /// Posts the board among those of its event, if somebody follows them.
    pub(super) fn post_board(&self) {
        let Some(Place { event, round, board }) = self.event() else { return };
        self.shared.post_board(event, round, board, self.live.id, || {
            let now = self.scale(self.shared.time.now());
            let late = self.late.as_ref().map_or(now, |late| late.earlier(now));
            let [near, far] = [(false, now), (true, late)].map(|(is_watcher, at)| {
                let seen = self.seen_by(is_watcher);
                let kind = GameKind::of(&seen.game, &seen.regulations, self.live.seats.has_arbiter());
                GameCard::of(seen.id.to_string(), &seen.game, at.max(seen.at), seen.seats.names(), kind)
            });
            let seen = self.seen_by(true);
            let far = far.for_player(Secrets::of(&seen.game, &seen.table));
            let away = [Color::White, Color::Black].map(|color| self.left(color).map(|left| left.0));
            let away = AwayFrame { white: away[0], black: away[1] };
            [BoardCard { board, card: near, away: Some(away) }, BoardCard { board, card: far, away: None }]
        });
    }

    /// Returns when the next lost connection is to be reported.
    pub(super) fn missed_due(&self) -> Option<Moment> {
        self.event()?;
        let is_missed = |color: &Color| !self.missed[*color] && self.live.game.phase() == Phase::Playing;
        let left = Color::ALL.into_iter().filter(is_missed).filter_map(|color| self.left(color));
        left.map(|left| left.after(AWAY)).min()
    }

    /// Reports which players are not connected, and which are back.
    pub(super) fn report_presence(&mut self) {
        if self.event().is_none() {
            return;
        }
        let now = self.shared.time.now();
        let is_playing = self.live.game.phase() == Phase::Playing;
        for color in Color::ALL {
            let left = self.left(color);
            let is_missed = left.is_some_and(|left| now >= left.after(AWAY)) && is_playing;
            // A player who has not moved yet and was never here is absent; one who was here has lost the connection.
            let has_played = self.live.game.half_moves() > usize::from(color == Color::Black);
            let need = if has_played { Need::ConnectionLost } else { Need::Absence };
            if is_missed && !self.missed[color] {
                self.missed[color] = true;
                let raised =
                    News::Raised { need, by: Some(color), article: None, text: String::new(), is_stopped: false };
                self.report_news(vec![raised]);
            } else if left.is_none() && self.missed[color] {
                self.missed[color] = false;
                let settled = [Need::Absence, Need::ConnectionLost];
                self.report_news(settled.map(|need| News::Settled { need, by: Some(color) }).to_vec());
            }
        }
    }
}
