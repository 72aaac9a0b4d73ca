//! Boards of an event that are played on the server, and clients who sit at them.

use protocol::{ClientFrame, JoinFrame};
use serde_json::{Value, json};
use server::{GameId, Hall, Joined, Told};

use super::event::Fair;

/// A client of a game with the token of a seat.
pub(crate) struct Sitter {
    pub(crate) hall: Hall,
    pub(crate) game: GameId,
    pub(crate) socket: u64,
    pub(crate) joined: Joined,
    acts: u32,
}

impl Sitter {
    pub(crate) async fn sit(fair: &Fair, seat: &Value) -> Self {
        let game: GameId = seat["game"].as_str().unwrap().parse().unwrap();
        let token = seat["token"].as_str().map(str::to_owned);
        let (socket, joined) = fair.hall.join(game, JoinFrame { token, ..JoinFrame::default() }).await.unwrap();
        Self { hall: fair.hall.clone(), game, socket, joined, acts: 0 }
    }

    /// Sends an act and waits for its answer.
    pub(crate) async fn act(&mut self, mut act: Value) -> Value {
        self.acts += 1;
        act["id"] = self.acts.to_string().into();
        let ClientFrame::Act(sent) = ClientFrame::read(&act.to_string()).unwrap() else { panic!("{act} is no act") };
        self.hall.act(self.game, self.socket, sent, self.hall.now()).await;
        loop {
            let Some(Told::Frame(frame) | Told::Close(frame)) = self.joined.told.recv().await else {
                return Value::Null;
            };
            let frame: Value = serde_json::from_str(&frame).unwrap();
            if frame.get("ack").is_some() || frame.get("closed").is_some() {
                return frame;
            }
        }
    }

    /// Waits for the frame that closes the socket.
    pub(crate) async fn closed(&mut self) -> Value {
        while let Some(Told::Frame(frame) | Told::Close(frame)) = self.joined.told.recv().await {
            let frame: Value = serde_json::from_str(&frame).unwrap();
            if let Some(closed) = frame.get("closed") {
                return closed.clone();
            }
        }
        Value::Null
    }
}

/// An event of four players in its first round, with games on the server's boards; returns the links of the players.
pub(crate) async fn round_one(fair: Fair) -> (Fair, Vec<String>) {
    fair.register(&["Ashby, Helen", "Brož, Jan", "Čapek, Karel", "Danko, Ivo"]).await;
    let mut links = Vec::new();
    for player in 1..=4 {
        links.push(fair.link(json!({"role":{"player":player}})).await);
    }
    fair.act(json!({"act":"seed","seeding":"by_rating"})).await;
    fair.act(json!({"act":"pair","pairer":{"own":{"lot":7}}})).await;
    fair.act(json!({"act":"publish"})).await;
    fair.post("/games", &fair.token, &json!({"boards":"all"})).await.fine();
    (fair, links)
}

/// The settings of an event with boards on the server.
pub(crate) fn cup(delay: u64) -> Value {
    let regulations = json!({"time_control":"180+2","board":"assisted"});
    let settings = json!({"name":"Club cup","rounds":3,"regulations":regulations,"publication":{"delay":delay}});
    json!({"settings":settings,"organiser":"Olga Orsi"})
}

/// Returns the players of a board, White first.
pub(crate) async fn players(fair: &Fair, round: u16, board: usize) -> [usize; 2] {
    let round = fair.look(&format!("/rounds/{round}")).await;
    ["white", "black"].map(|side| round["boards"][board - 1][side]["player"].as_u64().unwrap() as usize)
}

/// Seats both players of a board of the first round.
pub(crate) async fn seated(fair: &Fair, links: &[String], board: usize) -> [Sitter; 2] {
    let mut sitters = Vec::new();
    for player in players(fair, 1, board).await {
        let seat = fair.post("/seat", &links[player - 1], &json!({})).await.fine();
        sitters.push(Sitter::sit(fair, &seat).await);
    }
    sitters.try_into().unwrap_or_else(|_| panic!("two players"))
}

/// Waits until a part of the event is as it should be: reports of boards are written by another task.
pub(crate) async fn until(fair: &Fair, part: &str, is_so: impl Fn(&Value) -> bool) -> Value {
    loop {
        let found = fair.look(part).await;
        if is_so(&found) {
            return found;
        }
        tokio::task::yield_now().await;
    }
}

/// Returns the phase of the game at a board of the first round.
pub(crate) async fn phase(fair: &Fair, board: usize) -> String {
    let round = fair.look("/rounds/1").await;
    let game: GameId = round["boards"][board - 1]["game"].as_str().unwrap().parse().unwrap();
    let view: Value = serde_json::from_str(&fair.hall.view(game).await.unwrap().to_text()).unwrap();
    let state = view.get("view").unwrap_or(&view);
    state["state"]["phase"].as_str().unwrap_or_else(|| panic!("{view}")).to_owned()
}
