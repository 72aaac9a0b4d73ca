//! Too many frames, meaningless frames, and frames that are too large.

use std::time::Duration;

use anyhow::Result;
use serde_json::json;
use tokio::time::sleep;

use super::games::Own;
use crate::Lot;
use crate::net::Line;

/// Sends acts and pings at a few hundred per second.
pub(super) async fn frames(line: Line) -> Result<()> {
    let own = Own::create(line, &json!({ "time_control": "300+3" })).await?;
    let mut socket = own.white(line).await?;
    for number in 0..2_000_u32 {
        socket.say(&json!({ "ping": number })).await?;
        socket.say(&json!({ "id": number.to_string(), "act": "offer_draw" })).await?;
        sleep(Duration::from_millis(4)).await;
    }
    Ok(())
}

/// Sends texts that are not frames at all.
pub(super) async fn nonsense(line: Line, lot: &mut Lot) -> Result<()> {
    let own = Own::create(line, &json!({ "time_control": "300+3" })).await?;
    let mut socket = own.white(line).await?;
    for _ in 0..200 {
        let text = match lot.below(6) {
            0 => "{".repeat(4_000),
            1 => format!("{{\"id\":\"1\",\"act\":{}", "[".repeat(8_000)),
            2 => "{\"join\":{\"token\":7}}".to_owned(),
            3 => "{\"id\":\"\u{202e}\",\"act\":\"play\",\"move\":\"\u{0}\"}".to_owned(),
            4 => format!("{{\"id\":\"9\",\"act\":\"play\",\"move\":\"{}\"}}", "e".repeat(10_000)),
            _ => "{\"ping\":1e400}".to_owned(),
        };
        socket.raw(text).await?;
        sleep(Duration::from_millis(5)).await;
    }
    Ok(())
}

/// Sends frames that are larger than any limit.
pub(super) async fn huge(line: Line) -> Result<()> {
    let own = Own::create(line, &json!({ "time_control": "300+3" })).await?;
    for size in [20_000, 200_000, 2_000_000] {
        let mut socket = own.white(line).await?;
        socket.raw(format!("{{\"id\":\"1\",\"act\":\"record\",\"text\":\"{}\"}}", "x".repeat(size))).await?;
        while socket.next().await.is_some() {}
    }
    Ok(())
}

/// Touches and adjusts all squares, as often as frames are accepted.
pub(super) async fn touches(line: Line) -> Result<()> {
    let own = Own::create(line, &json!({ "time_control": "300+3", "board": "physical" })).await?;
    let mut socket = own.white(line).await?;
    let _black = own.black(line).await?;
    let squares: Vec<String> = ('a'..='h').flat_map(|file| (1..=8).map(move |rank| format!("{file}{rank}"))).collect();
    for number in 0..300_u32 {
        let act = if number % 2 == 0 { "adjust" } else { "touch" };
        socket.say(&json!({ "id": number.to_string(), "act": act, "squares": squares })).await?;
        sleep(Duration::from_millis(55)).await;
    }
    Ok(())
}
