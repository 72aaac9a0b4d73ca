//! Games and questions that are expensive for the server.

use std::time::Duration;

use anyhow::{Context, Result};
use board::Position;
use serde_json::{Value, json};
use tokio::time::sleep;

use super::sockets::somebodys_game;
use crate::Lot;
use crate::net::{Line, Socket};

/// Positions for which it is hard to tell whether mate is possible.
const HARD: [&str; 4] = [
    "B1B1B1B1/pBpBpBp1/P1P1P1P1/8/5b2/8/8/k1K5 w - - 0 1",
    "1bB5/k7/B7/8/1p1p1p1p/1PpP1PbP/K1P4b/RB6 b - - 0 1",
    "2b1k3/8/8/p1p1p1p1/P1P1P1P1/B7/8/4K3 w - - 0 1",
    "8/1k6/1p1p1p1p/1P1P1P1P/p1p1p1p1/P1P1P1P1/1B4B1/K7 w - - 0 1",
];

/// A game that the hostile client created.
pub(super) struct Own {
    game: String,
    white: String,
    black: String,
}

impl Own {
    pub(super) async fn create(line: Line, regulations: &Value) -> Result<Self> {
        Self::create_from(line, &json!({ "regulations": regulations, "seat": "white", "name": "Mallory" })).await
    }

    async fn create_from(line: Line, wanted: &Value) -> Result<Self> {
        let created = line.ask_json("POST", "/api/v1/games", None, wanted).await?;
        let text = |value: &Value| value.as_str().map(str::to_owned).context("a text is missing");
        let game = text(&created["game"])?;
        let claim = json!({ "invitation": created["invitations"][0]["invitation"] });
        let taken = line.ask_json("POST", &format!("/api/v1/games/{game}/seats"), None, &claim).await?;
        Ok(Self { game, white: text(&created["token"])?, black: text(&taken["token"])? })
    }

    pub(super) async fn white(&self, line: Line) -> Result<Socket> {
        join(line, &self.game, &self.white).await
    }

    pub(super) async fn black(&self, line: Line) -> Result<Socket> {
        join(line, &self.game, &self.black).await
    }
}

async fn join(line: Line, game: &str, token: &str) -> Result<Socket> {
    let mut socket = line.socket(game, false).await?;
    socket.say(&json!({ "join": { "token": token } })).await?;
    Ok(socket)
}

/// Plays from a position in which every move makes the server search.
pub(super) async fn swarm(line: Line, lot: &mut Lot) -> Result<()> {
    let start = lot.one_of(&HARD).copied().unwrap_or(HARD[0]);
    let own = Own::create(line, &json!({ "time_control": "10+1", "start": start })).await?;
    let mut sockets = [own.white(line).await?, own.black(line).await?];
    let mut position: Position = start.parse()?;
    for number in 0..60_u32 {
        let moves: Vec<String> = position.legal_moves().map(|legal| legal.uci().to_string()).collect();
        let mv = lot.one_of(&moves).context("it is over")?.clone();
        let socket = &mut sockets[usize::from(position.turn() == board::Color::Black)];
        socket.say(&json!({ "id": number.to_string(), "act": "play", "move": mv })).await?;
        position = position.legal(mv.parse()?)?.play();
        sleep(Duration::from_millis(lot.between(20, 200))).await;
    }
    Ok(())
}

/// Continues a game that is as long as one request can hold, and looks at it.
pub(super) async fn long_game(line: Line, lot: &mut Lot) -> Result<()> {
    let turns = ["Nf3 Nf6 Ng1 Ng8", "Nc3 Nc6 Nb1 Nb8", "Nh3 Nh6 Ng1 Ng8", "Na3 Na6 Nb1 Nb8"];
    let mut pgn = String::new();
    while pgn.len() < 15_500 {
        pgn.push_str(lot.one_of(&turns).copied().unwrap_or(turns[0]));
        pgn.push(' ');
    }
    pgn.push('*');
    let own = Own::create_from(line, &json!({ "seat": "white", "pgn": pgn })).await?;
    for _ in 0..5 {
        let mut socket = own.white(line).await?;
        socket.next().await;
        line.ask("GET", &format!("/api/v1/games/{}/journal", own.game), None, "").await?;
    }
    Ok(())
}

/// Asks about positions.
pub(super) async fn questions(line: Line, lot: &mut Lot) -> Result<()> {
    for _ in 0..40 {
        let fen = lot.one_of(&HARD).copied().unwrap_or(HARD[0]);
        line.ask("POST", "/api/v1/position", None, &json!({ "fen": fen, "line": "white" }).to_string()).await?;
        sleep(Duration::from_millis(30)).await;
    }
    Ok(())
}

/// Looks at games, old and new, through every request there is.
pub(super) async fn old_games(line: Line, lot: &mut Lot) -> Result<()> {
    for _ in 0..60 {
        let game = somebodys_game(line, lot).await?;
        for part in ["", "/pgn", "/journal"] {
            line.ask("GET", &format!("/api/v1/games/{game}{part}"), None, "").await?;
        }
        sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}

/// Creates games that nobody will play.
pub(super) async fn creations(line: Line) -> Result<()> {
    for _ in 0..200 {
        line.ask("POST", "/api/v1/games", None, "{\"seat\":\"white\"}").await?;
        sleep(Duration::from_millis(80)).await;
    }
    Ok(())
}
