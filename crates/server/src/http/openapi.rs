//! The `OpenAPI` description of the REST interface.

use std::sync::LazyLock;

use axum::http::header;
use axum::response::IntoResponse;
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Arbiter",
        description = "A hall that conducts games of chess by the FIDE Laws of Chess. Games are played over \
            `/api/v1/games/{game}/socket`, a WebSocket whose first frame is `{\"join\":{\"token\":…,\"after\":…}}`.",
    ),
    paths(
        super::games::create,
        super::games::engines,
        super::games::list,
        super::games::view,
        super::games::evaluate,
        super::games::pgn,
        super::games::journal,
        super::lobby::look,
        super::lobby::join,
        super::seats::take,
        super::seats::answer,
        super::seats::invite,
        super::seats::rematch,
        super::seats::abort,
        super::seats::mine,
        super::arbiter::preview,
        super::arbiter::evidence,
        super::arbiter::record,
        super::socket::upgrade,
        super::events::templates,
        super::events::create,
        super::events::list,
        super::events::view,
        super::events::discard,
        super::events::own,
        super::events::act,
        super::events::preview,
        super::events::players,
        super::event_import::import_players,
        super::events::player,
        super::events::round,
        super::events::why,
        super::events::standings,
        super::events::account,
        super::events::named,
        super::event_links::link,
        super::event_links::unlink,
        super::event_links::open_games,
        super::event_links::boards,
        super::event_links::moves,
        super::event_links::records,
        super::event_links::own_seat,
        super::event_links::seat_at,
        super::event_pairing::list,
        super::event_pairing::pair,
        super::event_webhooks::add,
        super::event_webhooks::list,
        super::event_webhooks::remove,
        super::event_world::round_pgn,
        super::event_world::all_pgn,
        super::event_world::trf,
        super::event_world::journal,
        super::event_world::file,
        super::event_world::feed,
        super::event_socket::upgrade,
        super::position::ask,
        super::rules::read,
        super::book::volumes,
        super::book::terms,
        super::book::search,
        super::book::play,
        super::book::incident,
        super::book::volume,
        serve,
        super::health::hall,
        super::health::live,
        super::health::ready,
    )
)]
struct Description;

/// Describes the REST interface, as JSON.
///
/// ```
/// assert!(server::openapi().contains("/api/v1/games/{game}/pgn"));
/// ```
pub fn openapi() -> String {
    // Serialization cannot fail: the description holds only strings, lists and maps with string keys.
    Description::openapi().to_pretty_json().unwrap_or_default()
}

/// Serves the description.
#[utoipa::path(get, path = "/api/v1/openapi.json", tag = "health", responses((status = 200, description = "This description", body = Object)))]
pub(super) async fn serve() -> impl IntoResponse {
    static TEXT: LazyLock<String> = LazyLock::new(openapi);
    ([(header::CONTENT_TYPE, "application/json")], TEXT.as_str())
}
