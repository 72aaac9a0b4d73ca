//! Nodes on a journal on NATS, and clients of their games.

use std::sync::Arc;
use std::time::Duration;

use super::nats::NatsServers;
use axum::body::{Body, to_bytes};
use axum::http::{Request, header};
use protocol::{ClientFrame, CreateGame, JoinFrame, Seat, TakeSeat};
use serde_json::Value;
use server::{Asker, GameId, Hall, Joined, Limits, Nats, RealTime, Served, Time, Told};

/// However busy the machine is, everything must have happened by then.
pub(crate) const PATIENCE: Duration = Duration::from_mins(2);

pub(crate) struct Scene {
    pub(crate) servers: NatsServers,
    pub(crate) nats: Nats,
}

impl Scene {
    pub(crate) fn new(name: &str) -> Self {
        let servers = NatsServers::start(name);
        let mut nats = Nats::read(&servers.url()).unwrap();
        nats.monitors = servers.monitors();
        nats.partitions = 2;
        // Tests run on busy machines.
        nats.clock_bound = 1_000;
        Self { servers, nats }
    }

    pub(crate) async fn node(&self, name: &str) -> Hall {
        self.node_with(name, Arc::new(RealTime::start()), &self.nats).await
    }

    pub(crate) async fn node_with(&self, name: &str, time: Arc<dyn Time>, nats: &Nats) -> Hall {
        let file = self.servers.file(&format!("{name}.db"));
        let limits = Limits { game_rows: 1_000_000, game_bytes: 1 << 40, ..Limits::default() };
        let hall = Hall::open_node(nats, &file, time, limits, vec![format!("http://{name}")]).await.unwrap();
        hall.until_ready(PATIENCE).await.unwrap();
        hall
    }
}

/// Creates a game and takes both seats; returns the tokens of White and Black.
pub(crate) async fn create(hall: &Hall, wanted: &str) -> (GameId, String, String) {
    let created = hall.create(&CreateGame::read(wanted).unwrap(), true).await.unwrap();
    let game: GameId = created.game.parse().unwrap();
    let invitation = created.invitations.into_iter().find(|invitation| invitation.seat == Seat::Black).unwrap();
    let claim = TakeSeat { invitation: invitation.invitation, name: None, arbiter: true, secret: None };
    let taken = hall.take_seat(game, claim).await.unwrap();
    (game, created.token.unwrap(), taken.token)
}

pub(crate) struct Client {
    pub(crate) hall: Hall,
    pub(crate) game: GameId,
    pub(crate) socket: u64,
    pub(crate) joined: Joined,
}

impl Client {
    pub(crate) async fn join(hall: &Hall, game: GameId, token: Option<&str>, after: Option<u64>) -> Self {
        let join = JoinFrame { token: token.map(str::to_owned), after, language: None };
        let (socket, joined) = hall.join(game, join).await.unwrap();
        Self { hall: hall.clone(), game, socket, joined }
    }

    pub(crate) async fn send(&self, frame: &str) {
        let ClientFrame::Act(act) = ClientFrame::read(frame).unwrap() else { panic!("no act: {frame}") };
        self.hall.act(self.game, self.socket, act, self.hall.now()).await;
    }

    pub(crate) async fn next(&mut self) -> Value {
        let told = tokio::time::timeout(PATIENCE, self.joined.told.recv()).await.expect("nothing came");
        match told.expect("the socket has ended") {
            Told::Frame(frame) | Told::Close(frame) => serde_json::from_str(frame.as_str()).unwrap(),
        }
    }

    /// Reads frames until one has a member.
    pub(crate) async fn until(&mut self, member: &str) -> Value {
        loop {
            let frame = self.next().await;
            if !frame[member].is_null() {
                return frame;
            }
            assert!(frame["closed"].is_null(), "{frame}");
        }
    }

    /// Reads frames until the entry of an act that was acknowledged.
    pub(crate) async fn until_row(&mut self, ack: &Value) -> Value {
        assert!(ack["seq"].is_u64(), "{ack}");
        loop {
            let frame = self.until("entry").await;
            if frame["entry"]["seq"] == ack["seq"] {
                return frame;
            }
        }
    }

    /// Reads frames until an entry with an act.
    pub(crate) async fn until_act(&mut self, act: &str) -> Value {
        loop {
            let frame = self.until("entry").await;
            if frame["entry"]["act"]["act"] == act {
                return frame;
            }
        }
    }
}

pub(crate) fn organiser() -> Asker {
    Asker { token: None, is_organiser: true }
}

/// Waits until something holds.
pub(crate) async fn until(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let end = tokio::time::Instant::now() + PATIENCE;
    while !holds().await {
        assert!(tokio::time::Instant::now() < end, "{what}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

pub(crate) fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

pub(crate) const GAME: &str = r#"{"seat":"white","regulations":{"edition":"2023","time_control":"5400+30"}}"#;

/// Asks a node over its public interface.
pub(crate) async fn ask(hall: &Hall, method: &str, path: &str, token: Option<&str>, body: &Value) -> (u16, Value) {
    use tower::Service;
    let mut request = Request::builder().method(method).uri(path).header(header::HOST, "localhost");
    if let Some(token) = token {
        request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
    }
    let request = request.body(Body::from(body.to_string())).unwrap();
    let mut app = server::router(Served::new(hall.clone(), None, Vec::new()));
    let response = app.call(request).await.unwrap();
    let status = response.status().as_u16();
    let text = to_bytes(response.into_body(), usize::MAX).await.unwrap();
    (status, serde_json::from_slice(&text).unwrap_or(Value::Null))
}
