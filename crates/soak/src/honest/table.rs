//! The kinds of games that are played, and their seats.

use anyhow::{Context, Result};
use protocol::Seat;
use serde_json::{Value, json};

use crate::Lot;
use crate::net::Line;

/// A game to play, and the tokens of its seats.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) game: String,
    pub(super) seats: Vec<(Seat, String)>,
    pub(super) is_physical: bool,
    pub(super) has_arbiter: bool,
}

impl Table {
    /// Creates a game of a random kind, and takes all its seats.
    pub(super) async fn create(line: Line, lot: &mut Lot) -> Result<Self> {
        let is_physical = lot.happens(300);
        let has_arbiter = is_physical || lot.happens(250);
        let is_shared = !has_arbiter && lot.happens(100);
        let time = ["300+3", "600", "5400+30", "180d2", "40/5400+30:1800+30", "20", "4", "8+1"];
        let time = lot.one_of(&time).copied().unwrap_or("300+3");
        let edition = lot.one_of(&["2023", "2018", "2009", "1997"]).copied().unwrap_or("2023");
        let mut regulations = json!({ "edition": edition, "time_control": time, "default_time": 3_600_000 });
        if is_physical {
            regulations["board"] = "physical".into();
        }
        if lot.happens(200) {
            regulations["start"] = lot.below(960).into();
        }
        if has_arbiter && lot.happens(150) {
            regulations["scoresheets"] = "players".into();
        }
        let seat = if is_shared { "both" } else { "white" };
        let mut wanted = json!({ "regulations": regulations, "seat": seat, "name": "Anna", "arbiter": has_arbiter });
        if lot.happens(150) {
            wanted["spectators_delay"] = lot.between(200, 3_000).into();
        }
        if lot.happens(150) {
            wanted["network_allowance"] = 100.into();
        }
        if lot.happens(100) {
            wanted["mode"] = "training".into();
        }
        let created = line.ask_json("POST", "/api/v1/games", None, &wanted).await?;
        let text = |value: &Value| value.as_str().map(str::to_owned).context("a text is missing");
        let game = text(&created["game"])?;
        let own = if is_shared { Seat::Both } else { Seat::White };
        let mut seats = vec![(own, text(&created["token"])?)];
        for seat in [Seat::Black, Seat::Arbiter] {
            let invitations = created["invitations"].as_array();
            let found = invitations.into_iter().flatten().find(|invitation| invitation["seat"] == seat.name());
            let Some(invitation) = found else { continue };
            let name = if seat == Seat::Arbiter { "Cyril" } else { "Bela" };
            let claim = json!({ "invitation": invitation["invitation"], "name": name, "arbiter": has_arbiter });
            let taken = line.ask_json("POST", &format!("/api/v1/games/{game}/seats"), None, &claim).await?;
            if taken["waits"] == true {
                accept(line, &game, &seats).await?;
            }
            seats.push((seat, text(&taken["token"])?));
        }
        Ok(Self { game, seats, is_physical, has_arbiter })
    }

    /// Asks for a rematch from every player's seat; returns the next game, with the colours changed, once it is created.
    pub(super) async fn again(&self, line: Line) -> Result<Option<Self>> {
        let path = format!("/api/v1/games/{}/rematch", self.game);
        let mut next = None;
        for (seat, token) in &self.seats {
            if *seat != Seat::Arbiter {
                let asked = line.ask_json("POST", &path, Some(token), &Value::Null).await?;
                next = asked["game"].as_str().map(str::to_owned);
            }
        }
        let seats = self.seats.iter().map(|(seat, token)| (seat.changed(), token.clone())).collect();
        Ok(next.map(|game| Self { game, seats, ..self.clone() }))
    }
}

/// Accepts the arbiter who asks for the seat, for both players.
async fn accept(line: Line, game: &str, players: &[(Seat, String)]) -> Result<()> {
    let view = line.ask_json("GET", &format!("/api/v1/games/{game}"), None, &Value::Null).await?;
    let seats = view["seats"].as_array().context("there are no seats")?;
    let asking = seats.iter().find(|seat| seat["seat"] == "arbiter").context("there is no arbiter's seat")?;
    let answer = json!({ "request": asking["request"]["number"], "accept": true });
    for (_, token) in players {
        line.ask_json("POST", &format!("/api/v1/games/{game}/seats/arbiter/answer"), Some(token), &answer).await?;
    }
    Ok(())
}
