//! Sockets that are opened and misused.

use std::time::Duration;

use anyhow::{Context, Result};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::time::sleep;

use crate::Lot;
use crate::net::Line;

/// Finds a game of somebody else.
pub(super) async fn somebodys_game(line: Line, lot: &mut Lot) -> Result<String> {
    let list = line.ask_json("GET", "/api/v1/games?limit=100", None, &Value::Null).await?;
    let games = list["games"].as_array().context("no games")?;
    let game = lot.one_of(games).context("no games")?;
    Ok(game["game"].as_str().context("no name")?.to_owned())
}

/// Joins a game from its first row and reads nothing.
pub(super) async fn slow_reader(line: Line, lot: &mut Lot) -> Result<()> {
    let game = somebodys_game(line, lot).await?;
    let mut socket = line.socket(&game, true).await?;
    socket.say(&json!({ "join": { "after": 0, "language": "cs" } })).await?;
    sleep(Duration::from_secs(lot.between(3, 15))).await;
    Ok(())
}

/// Opens a connection and stops in the middle of a request, or of joining.
pub(super) async fn half_open(line: Line, lot: &mut Lot) -> Result<()> {
    if lot.happens(500) {
        let mut stream = line.connect(false).await?;
        stream.write_all(b"POST /api/v1/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9000\r\n\r\n{").await?;
        sleep(Duration::from_secs(lot.between(2, 12))).await;
    } else {
        let game = somebodys_game(line, lot).await?;
        let _socket = line.socket(&game, false).await?;
        sleep(Duration::from_secs(lot.between(2, 12))).await;
    }
    Ok(())
}

/// Joins games from their first rows and leaves at once.
pub(super) async fn replays(line: Line, lot: &mut Lot) -> Result<()> {
    let game = somebodys_game(line, lot).await?;
    for _ in 0..100 {
        let mut socket = line.socket(&game, false).await?;
        socket.say(&json!({ "join": { "after": 0, "language": "sk" } })).await?;
        sleep(Duration::from_millis(15)).await;
    }
    Ok(())
}

/// Claims seats with guessed secrets, and acts without a seat.
pub(super) async fn forger(line: Line, lot: &mut Lot) -> Result<()> {
    for _ in 0..20 {
        let game = somebodys_game(line, lot).await?;
        let secret: String =
            [lot.number(), lot.number(), lot.number(), lot.number()].map(|number| format!("{number:016x}")).concat();
        let mut socket = line.socket(&game, false).await?;
        socket.say(&json!({ "join": { "token": secret } })).await?;
        socket.next().await;
        let claim = json!({ "invitation": secret, "name": "Mallory" });
        let _ = line.ask_json("POST", &format!("/api/v1/games/{game}/seats"), None, &claim).await;
        let mut socket = line.socket(&game, false).await?;
        socket.say(&json!({ "join": {} })).await?;
        for act in [json!({ "id": "1", "act": "resign" }), json!({ "id": "2", "act": "resign", "by": "white" })] {
            socket.say(&act).await?;
        }
        socket.say(&json!({ "id": "3", "act": "press", "at": 0 })).await?;
        let abort = format!("/api/v1/games/{game}/abort");
        let _ = line.ask("POST", &abort, Some(&secret), "").await;
        sleep(Duration::from_millis(50)).await;
    }
    Ok(())
}
