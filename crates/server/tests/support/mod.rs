//! A server without a network, and its clients.

#![allow(dead_code, unreachable_pub, reason = "each file of tests uses its part")]

pub(crate) mod boards;
pub(crate) mod event;
mod journal;

use std::sync::Arc;

use protocol::{AnswerRequest, ClientFrame, CreateGame, JoinFrame, Seat, TakeSeat};
use serde_json::Value;
use server::{Engines, GameId, Hall, Joined, Limits, ManualTime, Moment, Told};

pub(crate) use self::journal::TestJournal;

/// A server with a clock that stands still, and a journal that survives restarts.
pub(crate) struct Scene {
    pub(crate) hall: Hall,
    pub(crate) time: ManualTime,
    pub(crate) journal: Arc<TestJournal>,
    engines: Engines,
}

impl Scene {
    pub(crate) fn new() -> Self {
        Self::with(Engines::none())
    }

    /// A server with engines.
    pub(crate) fn with(engines: Engines) -> Self {
        Self::limited(engines, Limits::default())
    }

    /// A server with its own limits.
    pub(crate) fn limited(engines: Engines, limits: Limits) -> Self {
        let journal = Arc::new(TestJournal::default());
        let time = ManualTime::at(Moment(1_000_000));
        let hall = Hall::open(journal.clone(), Arc::new(time.clone()), limits);
        Self { hall: hall.with_engines(engines.clone()), time, journal, engines }
    }

    /// Simulates a crash and a restart with the system clock at a given moment.
    pub(crate) fn restart_at(&mut self, moment: Moment) {
        self.time = ManualTime::at(moment);
        let hall = Hall::open(self.journal.clone(), Arc::new(self.time.clone()), Limits::default());
        self.hall = hall.with_engines(self.engines.clone());
    }

    /// Simulates a crash and a restart after a number of milliseconds.
    pub(crate) fn fall(&mut self, milliseconds: u64) {
        // For the crashed server, time stands still.
        self.restart_at(self.hall.now().after(milliseconds));
    }

    pub(crate) async fn create(&self, wanted: &str) -> (GameId, Vec<(Seat, String)>) {
        let created = self.hall.create(&CreateGame::read(wanted).unwrap(), true).await.unwrap();
        let game: GameId = created.game.parse().unwrap();
        let mut tokens: Vec<(Seat, String)> = created.seat.zip(created.token).into_iter().collect();
        for invitation in created.invitations {
            let claim = TakeSeat {
                invitation: invitation.invitation,
                name: Some(format!("who has {}", invitation.seat.name())),
                arbiter: true,
                secret: None,
            };
            let taken = self.hall.take_seat(game, claim).await.unwrap();
            tokens.push((taken.seat, taken.token));
            if taken.waits {
                self.accept_arbiter(game, &tokens).await;
            }
        }
        (game, tokens)
    }

    /// Accepts the person who asks for the arbiter's seat, for both players.
    pub(crate) async fn accept_arbiter(&self, game: GameId, tokens: &[(Seat, String)]) {
        let request = self.request(game).await.unwrap();
        for (_, token) in tokens.iter().filter(|(seat, _)| *seat != Seat::Arbiter) {
            let answer = AnswerRequest { request, accept: true };
            self.hall.answer_request(game, token, answer).await.unwrap();
        }
    }

    /// Returns the number of the request for the arbiter's seat.
    pub(crate) async fn request(&self, game: GameId) -> Option<u64> {
        let seats = self.hall.view(game).await.unwrap().seats;
        seats.into_iter().find_map(|status| status.request).map(|request| request.number)
    }

    pub(crate) async fn sit(&self, game: GameId, token: Option<&str>, after: Option<u64>) -> Client {
        self.sit_reading(game, token, after, None).await
    }

    /// Joins a game and asks for sentences in a language.
    pub(crate) async fn sit_reading(
        &self,
        game: GameId,
        token: Option<&str>,
        after: Option<u64>,
        language: Option<&str>,
    ) -> Client {
        let join = JoinFrame { token: token.map(str::to_owned), after, language: language.map(str::to_owned) };
        let (socket, joined) = self.hall.join(game, join).await.unwrap();
        Client { hall: self.hall.clone(), game, socket, joined }
    }

    /// Connects both players, so that the game begins.
    pub(crate) async fn play(&self, wanted: &str) -> (GameId, Client, Client, Vec<(Seat, String)>) {
        let (game, tokens) = self.create(wanted).await;
        let mut white = self.sit(game, token(&tokens, Seat::White), None).await;
        let black = self.sit(game, token(&tokens, Seat::Black), None).await;
        assert_eq!(white.next().await["entry"]["act"]["act"], "start");
        (game, white, black, tokens)
    }
}

pub(crate) fn token(tokens: &[(Seat, String)], seat: Seat) -> Option<&str> {
    tokens.iter().find(|(known, _)| *known == seat).map(|(_, token)| token.as_str())
}

pub(crate) struct Client {
    pub(crate) hall: Hall,
    pub(crate) game: GameId,
    pub(crate) socket: u64,
    pub(crate) joined: Joined,
}

impl Client {
    pub(crate) fn missed(&self) -> Vec<Value> {
        self.joined.missed.iter().map(|frame| serde_json::from_str(frame).unwrap()).collect()
    }

    pub(crate) async fn send(&self, text: &str) {
        let ClientFrame::Act(act) = ClientFrame::read(text).unwrap() else { panic!("{text} is no act") };
        self.hall.act(self.game, self.socket, act, self.hall.now()).await;
    }

    /// Returns the next frame of any kind; null once there is none.
    pub(crate) async fn any(&mut self) -> Value {
        match self.joined.told.recv().await {
            Some(Told::Frame(frame) | Told::Close(frame)) => serde_json::from_str(&frame).unwrap(),
            None => Value::Null,
        }
    }

    /// Returns the next frame that is not about the seats.
    pub(crate) async fn next(&mut self) -> Value {
        loop {
            let frame = self.any().await;
            if frame.get("seats").is_none() {
                return frame;
            }
        }
    }

    /// Sends an act and returns the answer, skipping other frames.
    pub(crate) async fn act(&mut self, text: &str) -> Value {
        self.send(text).await;
        loop {
            let frame = self.next().await;
            if frame.get("ack").is_some() || frame.is_null() {
                return frame;
            }
        }
    }

    /// Waits for an entry with a ruling.
    pub(crate) async fn ruling(&mut self, name: &str) -> Value {
        loop {
            let frame = self.next().await;
            assert!(!frame.is_null(), "no {name} came");
            let rulings = frame["entry"]["rulings"].as_array().cloned().unwrap_or_default();
            if let Some(found) = rulings.iter().find(|ruling| ruling["ruling"] == name) {
                return found.clone();
            }
        }
    }
}

/// The request for a blitz game that Anna creates.
pub(crate) const BLITZ: &str = r#"{"regulations":{"time_control":"180+2"},"seat":"white","name":"Anna"}"#;
