//! The list of games that are being played or need a player, and joining from there.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};

use axum::extract::{Path, Query, Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use protocol::{JoinOpen, Problem, SeatTaken};

use super::Served;
use super::games::{bad_query, body, game_id, json, searched};
use super::guard::address;
use super::problem::Refusal;
use crate::Moment;

/// Milliseconds after which a page that has not asked again counts as closed.
const CLOSED: u64 = 15_000;
/// The most pages that are counted.
const MOST_PAGES: usize = 10_000;
/// The longest name of a page, in characters.
const LONGEST_NAME: usize = 32;

/// The pages that show the list, each under a name it chose itself, with the time of its last request.
#[derive(Debug, Default)]
pub(super) struct Visitors(Mutex<HashMap<String, Moment>>);

impl Visitors {
    /// Records that a page has asked; returns the number of pages that asked recently.
    fn count(&self, page: Option<&str>, now: Moment) -> usize {
        let mut pages = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        pages.retain(|_, asked| now.since(*asked) < CLOSED);
        if let Some(page) = page.filter(|page| page.len() <= LONGEST_NAME)
            && (pages.len() < MOST_PAGES || pages.contains_key(page))
        {
            pages.insert(page.to_owned(), now);
        }
        pages.len()
    }
}

/// Shows the games that are being played and those that wait for an opponent, as everybody may see them.
///
/// Games that spectators see with a delay are shown with that delay.
#[utoipa::path(get, path = "/api/v1/lobby", tag = "games", params(
    ("after" = Option<u64>, Query, description = "The `version` of an earlier answer: cards that have not changed since are left out"),
    ("search" = Option<String>, Query, description = "Only games with these words in the names of the players, the arbiter or the event; accents do not matter"),
    ("page" = Option<String>, Query, description = "What the page calls itself, up to 32 characters, so that it is counted once"),
), responses((status = 200, description = "The open games, and up to 60 that are being played", body = Object)))]
pub(super) async fn look(
    State(served): State<Served>,
    Query(query): Query<HashMap<String, String>>,
) -> Result<Response, Refusal> {
    let after = match query.get("after") {
        None => 0,
        Some(text) => text.parse().map_err(|_| bad_query("after", "a number"))?,
    };
    let search = searched(&query)?.unwrap_or_default();
    let mut lobby = served.hall.lobby(after, search);
    let pages = served.visitors.count(query.get("page").map(String::as_str), served.hall.now());
    lobby.people = u32::try_from(pages + served.sockets.load(Ordering::Relaxed)).unwrap_or(u32::MAX);
    Ok(json(StatusCode::OK, lobby.to_text()))
}

/// Joins an open game: takes its free seat.
#[utoipa::path(post, path = "/api/v1/games/{game}/join", tag = "games", params(("game" = String, Path, description = "The game")), request_body = JoinOpen, responses(
    (status = 201, description = "The seat is taken", body = SeatTaken),
    (status = 409, description = "The game is not open to everybody, somebody else was faster, or there is an arbiter and no consent", body = Problem, content_type = "application/problem+json"),
    (status = 429, description = "Too many games from this address", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn join(
    State(served): State<Served>,
    Path(game): Path<String>,
    request: Request,
) -> Result<Response, Refusal> {
    let limit = served.hall.limits().games_per_minute;
    if served.creations.is_too_many(address(&request), limit, served.hall.now()) {
        served.hall.metrics().refuse("too_many_games");
        let detail = format!("at most {limit} games a minute can be created or joined from one address");
        return Err(Refusal::new(StatusCode::TOO_MANY_REQUESTS, "too_many_games", detail));
    }
    let game = game_id(&game)?;
    let wanted = JoinOpen::read(&body(request).await?)?;
    Ok(json(StatusCode::CREATED, served.hall.join_open(game, wanted).await?.to_text()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_counted_once_and_forgotten_when_it_no_longer_asks() {
        let visitors = Visitors::default();
        assert_eq!(visitors.count(Some("one"), Moment(0)), 1);
        assert_eq!(visitors.count(Some("one"), Moment(1_000)), 1);
        assert_eq!(visitors.count(Some("two"), Moment(2_000)), 2);
        assert_eq!(visitors.count(None, Moment(3_000)), 2);
        assert_eq!(visitors.count(Some(&"x".repeat(33)), Moment(3_000)), 2);
        assert_eq!(visitors.count(Some("two"), Moment(16_500)), 1);
    }
}
