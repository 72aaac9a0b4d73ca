//! Sends everybody at a game what happened, each as much as they may see.

use axum::extract::ws::Utf8Bytes;
use protocol::{Audience, JournalEntry, ServerFrame, StandsFrame, WireEntry};
use words::Locale;

use super::message::{Subscriber, Told};
use super::said::{Reader, Said};

/// The recipients of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reach {
    All,
    /// Clients with a seat.
    Seats,
    /// Clients without a seat.
    Watchers,
    /// Clients with a seat, and those who ask for the arbiter's.
    Concerned,
    /// Clients that neither have a seat nor ask for one.
    Unconcerned,
}

impl Reach {
    fn includes(self, subscriber: &Subscriber) -> bool {
        match self {
            Self::All => true,
            Self::Seats => subscriber.seat.is_some(),
            Self::Watchers => subscriber.seat.is_none(),
            Self::Concerned => subscriber.seat.is_some() || subscriber.asks,
            Self::Unconcerned => subscriber.seat.is_none() && !subscriber.asks,
        }
    }
}

/// The sockets of one game.
#[derive(Debug, Default)]
pub(super) struct Listeners(Vec<Subscriber>);

impl Listeners {
    /// Tells whether there are no sockets other than an engine's.
    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|subscriber| subscriber.is_engine)
    }

    pub(super) fn push(&mut self, subscriber: Subscriber) {
        self.0.push(subscriber);
    }

    pub(super) fn remove(&mut self, socket: u64) {
        self.0.retain(|subscriber| subscriber.socket != socket);
    }

    /// Removes the engine that plays.
    pub(super) fn dismiss_engine(&mut self) {
        self.0.retain(|subscriber| !subscriber.is_engine);
    }

    pub(super) fn find(&self, socket: u64) -> Option<&Subscriber> {
        self.0.iter().find(|subscriber| subscriber.socket == socket)
    }

    pub(super) fn has(&self, seat: protocol::Seat) -> bool {
        self.0.iter().any(|subscriber| subscriber.seat == Some(seat))
    }

    /// Sends a frame to one socket; a socket without room for it is dropped.
    pub(super) fn tell_one(&mut self, socket: u64, frame: Utf8Bytes) {
        let frame = Told::Frame(frame);
        self.0.retain(|subscriber| subscriber.socket != socket || subscriber.tell(frame.clone()));
    }

    /// Disconnects the sockets of a seat because another device takes the seat over.
    pub(super) fn take_over(&mut self, seat: protocol::Seat) {
        let last = ServerFrame::closed("taken_over", "this seat was taken over from another device").to_text();
        self.close_where(&last, |subscriber| subscriber.seat == Some(seat));
    }

    /// Disconnects the sockets of a seat whose holder has lost it.
    pub(super) fn revoke(&mut self, seat: protocol::Seat) {
        let last = ServerFrame::closed("revoked", "this seat was given up: it needs a new invitation").to_text();
        let asks = seat == protocol::Seat::Arbiter;
        self.close_where(&last, |subscriber| subscriber.seat == Some(seat) || (asks && subscriber.asks));
    }

    /// Disconnects those who ask for the arbiter's seat.
    pub(super) fn close_asking(&mut self, code: &str, why: &str) {
        let last = ServerFrame::closed(code, why).to_text();
        self.close_where(&last, |subscriber| subscriber.asks);
    }

    /// Disconnects those who have no seat.
    pub(super) fn close_watchers(&mut self, code: &str, why: &str) {
        let last = ServerFrame::closed(code, why).to_text();
        self.close_where(&last, |subscriber| subscriber.seat.is_none());
    }

    /// Disconnects everybody.
    pub(super) fn close(&mut self, code: &str, why: &str) {
        let last = ServerFrame::closed(code, why).to_text();
        self.close_where(&last, |_| true);
    }

    /// Disconnects everybody, each with a sentence in their language.
    pub(super) fn close_saying(&mut self, code: &str, why: impl Fn(Option<Locale>) -> String) {
        for subscriber in self.0.drain(..) {
            let last = ServerFrame::closed(code, why(subscriber.locale)).to_text();
            // Without room for the closing frame the socket ends all the same.
            subscriber.tell(Told::Close(last.into()));
        }
    }

    fn close_where(&mut self, last: &str, is_closed: impl Fn(&Subscriber) -> bool) {
        let last = Utf8Bytes::from(last.to_owned());
        self.0.retain(|subscriber| {
            if is_closed(subscriber) {
                // Without room for the closing frame the socket ends all the same.
                subscriber.tell(Told::Close(last.clone()));
            }
            !is_closed(subscriber)
        });
    }

    /// Lists the readers of sentences, possibly with repetitions.
    pub(super) fn readers(&self) -> impl Iterator<Item = Reader> + '_ {
        self.0.iter().filter_map(|subscriber| {
            Some(Reader { locale: subscriber.locale?, is_arbiter: subscriber.seat == Some(protocol::Seat::Arbiter) })
        })
    }

    /// Sends a frame to those who may see it now.
    pub(super) fn tell_frame(&mut self, frame: &ServerFrame, reach: Reach) {
        if self.is_empty() {
            return;
        }
        let text = Utf8Bytes::from(frame.to_text());
        self.0.retain(|subscriber| {
            let is_meant = reach.includes(subscriber) && !subscriber.is_engine;
            !is_meant || subscriber.tell(Told::Frame(text.clone()))
        });
    }

    /// Sends an entry to everybody, each as much as they may see; a socket that is too slow is dropped.
    pub(super) fn tell(
        &mut self,
        seq: Option<u64>,
        entry: &JournalEntry,
        stands: &StandsFrame,
        said: &Said,
        reach: Reach,
    ) {
        // Usually all see the same, so the frame is written once for each kind of audience and language.
        let mut written: Vec<(Audience, Option<Locale>, Option<Utf8Bytes>)> = Vec::with_capacity(4);
        self.0.retain(|subscriber| {
            if subscriber.is_engine || !reach.includes(subscriber) {
                return true;
            }
            let (audience, locale) = (Audience::of(subscriber.seat), subscriber.locale);
            let known = written.iter().position(|(known, language, _)| (*known, *language) == (audience, locale));
            let index = known.unwrap_or_else(|| {
                let shown = WireEntry::of(seq, entry, audience).map(|shown| {
                    let shown = shown.with_stands(stands.shown_to(audience));
                    let words = locale.and_then(|locale| said.words(locale));
                    let entry = if let Some(words) = words { shown.with_words(words, audience) } else { shown };
                    Utf8Bytes::from(ServerFrame::Entry { entry: Box::new(entry) }.to_text())
                });
                written.push((audience, locale, shown));
                written.len() - 1
            });
            let is_told = written[index].2.clone().is_none_or(|frame| subscriber.tell(Told::Frame(frame)));
            if !is_told {
                tracing::info!(socket = subscriber.socket, "a slow reader was let go");
            }
            is_told
        });
    }
}
