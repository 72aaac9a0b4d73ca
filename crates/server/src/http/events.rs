//! Events: create, list, view part by part, act, import players.

use std::collections::HashMap;

use axum::extract::{Path, Query, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use event::{PersonId, PlayerId};
use protocol::event::{
    ActFrame, CreateEvent, EventCreated, EventList, EventView, RefusalFrame, RefusedActFrame, TemplateList, text_of,
};
use protocol::{FrameError, Problem};
use words::Locale;

use super::Served;
use super::games::{bad_query, body, json};
use super::guard::{address, bearer, is_organiser};
use super::language::reader;
use super::problem::Refusal;
use crate::live::{Terms, Visitor};
use crate::{EventId, HallError};

/// The largest number of events on a page of a list.
const LONGEST_PAGE: usize = 100;
/// The header with the number of the last row that an answer includes.
const SEQ: HeaderName = HeaderName::from_static("arbiter-seq");

/// Reads the id of an event from a path.
pub(super) fn event_id(text: &str) -> Result<EventId, Refusal> {
    text.parse().map_err(|_| HallError::NoSuchEvent.into())
}

/// Reads a number from a path.
pub(super) fn number<T: std::str::FromStr>(text: &str) -> Result<T, Refusal> {
    text.parse().map_err(|_| HallError::NoSuchPart.into())
}

/// Finds who asks.
pub(super) async fn visitor(served: &Served, event: EventId, headers: &HeaderMap) -> Result<Visitor, Refusal> {
    Ok(served.hall.event_visitor(event, bearer(headers)).await?)
}

/// Finds the person who asks; somebody without a link may not.
pub(super) async fn person(served: &Served, event: EventId, headers: &HeaderMap) -> Result<PersonId, Refusal> {
    visitor(served, event, headers).await?.person.ok_or(HallError::NoLink.into())
}

/// A person who may be told why an act was refused.
#[derive(Clone, Copy)]
pub(super) struct Actor {
    /// The event; none while it is being created.
    pub(super) event: Option<EventId>,
    /// The person; none for the operator of the server.
    pub(super) person: Option<PersonId>,
    pub(super) locale: Locale,
}

impl Actor {
    pub(super) fn new(event: EventId, person: PersonId, headers: &HeaderMap) -> Self {
        Self { event: Some(event), person: Some(person), locale: reader(headers) }
    }
}

/// Answers a refused act with the evidence and a sentence in the reader's language, everything else as a problem.
pub(super) async fn refused(served: &Served, actor: Actor, error: HallError) -> Response {
    let HallError::ActRefused(refusal) = &error else { return Refusal::from(error).into_response() };
    let frame = RefusalFrame::of(refusal);
    let detail = served.hall.event_refusal(actor.event, actor.person, refusal, actor.locale).await;
    let Refusal(problem) = error.into();
    let problem = Problem { detail, ..problem };
    let status = StatusCode::from_u16(problem.status).unwrap_or(StatusCode::CONFLICT);
    let text = text_of(&RefusedActFrame { problem, refusal: frame });
    (status, [(header::CONTENT_TYPE, "application/problem+json")], text).into_response()
}

/// Answers with something that depends on the rows up to a number only, or with 304 if the client has it.
pub(super) fn fresh(headers: &HeaderMap, tag: &str, seq: u64, kind: &'static str, text: String) -> Response {
    let tag = format!("\"{tag}\"");
    let has_it = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok()).is_some_and(|known| {
        known.split(',').map(|one| one.trim().trim_start_matches("W/")).any(|one| one == tag || one == "*")
    });
    let mut response = if has_it {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(header::CONTENT_TYPE, HeaderValue::from_static(kind))], text).into_response()
    };
    let own = response.headers_mut();
    own.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    own.insert(SEQ, HeaderValue::from(seq));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        own.insert(header::ETAG, tag);
    }
    response
}

/// Shows a part of an event to who asks; a part that is not there or not for them is not found.
async fn part(
    served: &Served,
    event: &str,
    headers: &HeaderMap,
    look: impl FnOnce(&EventView<'_>) -> Option<String>,
) -> Result<Response, Refusal> {
    let event = event_id(event)?;
    let Visitor { audience, .. } = visitor(served, event, headers).await?;
    let (seq, text) = served.hall.event_view(event, audience, look).await?;
    let text = text.ok_or(HallError::NoSuchPart)?;
    Ok(fresh(headers, &format!("{seq}.{audience:?}"), seq, "application/json", text))
}

/// Creates an event; whoever does it becomes its organiser and gets a link.
#[utoipa::path(post, path = "/api/v1/events", tag = "events", request_body = CreateEvent, responses(
    (status = 201, description = "The event is there; the token is shown once", body = EventCreated),
    (status = 409, description = "The settings do not fit", body = Problem, content_type = "application/problem+json"),
    (status = 422, description = "Something does not fit", body = Problem, content_type = "application/problem+json"),
    (status = 429, description = "Too many events from this address", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn create(State(served): State<Served>, request: Request) -> Result<Response, Refusal> {
    let is_organiser = is_organiser(request.headers(), served.organiser.as_deref());
    let from = address(&request).filter(|_| !is_organiser);
    let limit = served.hall.limits().games_per_minute;
    if served.creations.is_too_many(from, limit, served.hall.now()) {
        served.hall.metrics().refuse("too_many_games");
        let detail = format!("at most {limit} games and events a minute can be created from one address");
        return Err(Refusal::new(StatusCode::TOO_MANY_REQUESTS, "too_many_games", detail));
    }
    let token = bearer(request.headers()).filter(|_| !is_organiser).map(str::to_owned);
    let actor = Actor { event: None, person: None, locale: reader(request.headers()) };
    let wanted = CreateEvent::read(&body(request).await?)?;
    match served.hall.create_event(&wanted, token.as_deref(), from).await {
        Ok(created) => Ok(json(StatusCode::CREATED, text_of(&created))),
        Err(error) => Ok(refused(&served, actor, error).await),
    }
}

/// Lists events, the newest first; rehearsals are left out.
#[utoipa::path(get, path = "/api/v1/events", tag = "events", params(
    ("before" = Option<String>, Query, description = "Only events created before this one"),
    ("limit" = Option<usize>, Query, description = "The largest number of events, up to 100; 50 by default"),
), responses((status = 200, description = "A page of the list", body = EventList)))]
pub(super) async fn list(
    State(served): State<Served>,
    Query(query): Query<HashMap<String, String>>,
) -> Result<Response, Refusal> {
    let before = match query.get("before") {
        None => None,
        Some(text) => Some(text.parse().map_err(|_| bad_query("before", "the name of an event"))?),
    };
    let limit = query.get("limit").map_or(Some(50), |text| text.parse().ok());
    let limit = limit.filter(|limit| (1..=LONGEST_PAGE).contains(limit));
    let limit = limit.ok_or_else(|| bad_query("limit", "1 to 100"))?;
    Ok(json(StatusCode::OK, text_of(&served.hall.list_events(before, limit).await?)))
}

/// Shows the settings of an event, how far it is, and its rounds.
#[utoipa::path(get, path = "/api/v1/events/{event}", tag = "events", params(("event" = String, Path, description = "The event")), responses(
    (status = 200, description = "The event at a glance", body = Object),
    (status = 404, description = "There is no such event", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn view(
    State(served): State<Served>,
    Path(event): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    part(&served, &event, &headers, |view| Some(text_of(&view.event()))).await
}

/// Throws a rehearsal away, as its organiser.
#[utoipa::path(delete, path = "/api/v1/events/{event}", tag = "events", params(("event" = String, Path, description = "The event")), security(("token" = [])), responses(
    (status = 204, description = "The rehearsal is gone"),
    (status = 403, description = "Only its organiser may", body = Problem, content_type = "application/problem+json"),
    (status = 409, description = "It is no rehearsal", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn discard(
    State(served): State<Served>,
    Path(event): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let event = event_id(&event)?;
    let by = person(&served, event, &headers).await?;
    match served.hall.discard_event(event, by).await {
        Ok(()) => Ok(StatusCode::NO_CONTENT.into_response()),
        Err(error) => Ok(refused(&served, Actor::new(event, by, &headers), error).await),
    }
}

/// Says whom a link gives, and with which roles.
#[utoipa::path(get, path = "/api/v1/events/{event}/own", tag = "events", params(("event" = String, Path, description = "The event")), security(("token" = [])), responses(
    (status = 200, description = "The person", body = Object),
    (status = 403, description = "The link gives nobody", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn own(
    State(served): State<Served>,
    Path(event): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let event = event_id(&event)?;
    let Visitor { person, .. } = visitor(&served, event, &headers).await?;
    Ok(json(StatusCode::OK, text_of(&served.hall.event_own(event, person).await?)))
}

/// Does an act: `{"act":"check_in","player":3,"is_here":true}`. It is on disk when it is answered.
#[utoipa::path(post, path = "/api/v1/events/{event}/acts", tag = "events", params(
    ("event" = String, Path, description = "The event"),
    ("after" = Option<u64>, Query, description = "The last row that the client knows: if there is a later one, nothing is done"),
), request_body(content = Object, description = "The act"), security(("token" = [])), responses(
    (status = 200, description = "Its number, its hash, and what follows from it", body = Object),
    (status = 403, description = "No role of the person allows it; `refusal` has the evidence", body = Problem, content_type = "application/problem+json"),
    (status = 409, description = "It cannot be done; `refusal` has the evidence", body = Problem, content_type = "application/problem+json"),
    (status = 422, description = "Something does not fit", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn act(
    State(served): State<Served>,
    Path(event): Path<String>,
    Query(query): Query<HashMap<String, String>>,
    request: Request,
) -> Result<Response, Refusal> {
    let event = event_id(&event)?;
    let after = match query.get("after") {
        None => None,
        Some(text) => Some(text.parse().map_err(|_| bad_query("after", "a number"))?),
    };
    let by = person(&served, event, request.headers()).await?;
    let actor = Actor::new(event, by, request.headers());
    let from = address(&request);
    let text = body(request).await?;
    served.hall.count_event_bytes(from, text.len() as u64)?;
    let (id, act) = ActFrame::read_sent(&text)?;
    match served.hall.event_act_once(event, by, act.to_event(), Terms { after, id }).await {
        Ok(acted) => Ok(json(StatusCode::OK, text_of(&served.hall.event_acted(event, by, &acted).await?))),
        Err(error) => Ok(refused(&served, actor, error).await),
    }
}

/// Says what would follow from an act, and writes nothing: `{"act":"withdraw","player":3,"reason":"ill"}`.
#[utoipa::path(post, path = "/api/v1/events/{event}/preview", tag = "events", params(("event" = String, Path, description = "The event")), request_body(content = Object, description = "The act"), security(("token" = [])), responses(
    (status = 200, description = "What would follow from it", body = Object),
    (status = 403, description = "No role of the person allows it; `refusal` has the evidence", body = Problem, content_type = "application/problem+json"),
    (status = 409, description = "It cannot be done; `refusal` has the evidence", body = Problem, content_type = "application/problem+json"),
    (status = 422, description = "Something does not fit", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn preview(
    State(served): State<Served>,
    Path(event): Path<String>,
    request: Request,
) -> Result<Response, Refusal> {
    let event = event_id(&event)?;
    let by = person(&served, event, request.headers()).await?;
    let actor = Actor::new(event, by, request.headers());
    let act = ActFrame::read(&body(request).await?)?.to_event();
    match served.hall.event_preview(event, by, act).await {
        Ok(preview) => Ok(json(StatusCode::OK, text_of(&preview))),
        Err(error) => Ok(refused(&served, actor, error).await),
    }
}

/// Lists the templates from which an event can start, with their settings.
#[utoipa::path(get, path = "/api/v1/event-templates", tag = "events", responses((status = 200, description = "The templates", body = Object)))]
pub(super) async fn templates() -> Response {
    json(StatusCode::OK, text_of(&TemplateList::all()))
}

/// Lists the players in the order of registration.
#[utoipa::path(get, path = "/api/v1/events/{event}/players", tag = "events", params(("event" = String, Path, description = "The event")), responses(
    (status = 200, description = "The players, with as much of their data as the client may see", body = Object),
))]
pub(super) async fn players(
    State(served): State<Served>,
    Path(event): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    part(&served, &event, &headers, |view| Some(text_of(&view.players()))).await
}

/// Shows the page of a player, for the player and for officials.
#[utoipa::path(get, path = "/api/v1/events/{event}/players/{player}", tag = "events", params(
    ("event" = String, Path, description = "The event"),
    ("player" = u16, Path, description = "The player"),
), security(("token" = [])), responses(
    (status = 200, description = "Games, byes, calls and penalties of the player", body = Object),
    (status = 404, description = "There is no such player, or the page is not for the client", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn player(
    State(served): State<Served>,
    Path((event, player)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let player = PlayerId(number(&player)?);
    part(&served, &event, &headers, |view| view.page(player).map(|part| text_of(&part))).await
}

/// Shows a round with its boards and results; a draft is for officials.
#[utoipa::path(get, path = "/api/v1/events/{event}/rounds/{round}", tag = "events", params(
    ("event" = String, Path, description = "The event"),
    ("round" = u16, Path, description = "The round"),
), responses(
    (status = 200, description = "The pairs, results and byes", body = Object),
    (status = 404, description = "The round is not published", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn round(
    State(served): State<Served>,
    Path((event, round)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let round = number(&round)?;
    part(&served, &event, &headers, |view| view.round(round).map(|part| text_of(&part))).await
}

/// Tells why a round of a Swiss is paired as it is.
#[utoipa::path(get, path = "/api/v1/events/{event}/rounds/{round}/why", tag = "events", params(
    ("event" = String, Path, description = "The event"),
    ("round" = u16, Path, description = "The round"),
), responses(
    (status = 200, description = "The brackets and the criteria", body = Object),
    (status = 404, description = "There is nothing to tell", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn why(
    State(served): State<Served>,
    Path((event, round)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let round = number(&round)?;
    let event = event_id(&event)?;
    let Visitor { audience, .. } = visitor(&served, event, &headers).await?;
    let (seq, text) = served.hall.event_why(event, audience, round).await?;
    let text = text.ok_or(HallError::NoSuchPart)?;
    Ok(fresh(&headers, &format!("{seq}.{audience:?}"), seq, "application/json", text))
}

/// Reads after which round something is asked for.
fn after_round(query: &HashMap<String, String>) -> Result<Option<u16>, Refusal> {
    query.get("after").map(|text| text.parse().map_err(|_| bad_query("after", "a round"))).transpose()
}

/// Ranks the players.
#[utoipa::path(get, path = "/api/v1/events/{event}/standings", tag = "events", params(
    ("event" = String, Path, description = "The event"),
    ("after" = Option<u16>, Query, description = "The round after which the players are ranked; the last published one by default"),
), responses((status = 200, description = "The standings with all tie-breaks", body = Object)))]
pub(super) async fn standings(
    State(served): State<Served>,
    Path(event): Path<String>,
    Query(query): Query<HashMap<String, String>>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let after = after_round(&query)?;
    part(&served, &event, &headers, |view| Some(text_of(&view.standings(after)))).await
}

/// Tells how a value of the standings came about.
#[utoipa::path(get, path = "/api/v1/events/{event}/standings/{player}/{code}", tag = "events", params(
    ("event" = String, Path, description = "The event"),
    ("player" = u16, Path, description = "The player"),
    ("code" = String, Path, description = "The tie-break, as in `BH-C1`; `-` stands for `/`"),
    ("after" = Option<u16>, Query, description = "The round after which the value is wanted; the last published one by default"),
), responses(
    (status = 200, description = "The summands", body = Object),
    (status = 404, description = "There is no such value", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn account(
    State(served): State<Served>,
    Path((event, player, code)): Path<(String, String, String)>,
    Query(query): Query<HashMap<String, String>>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let (player, after) = (PlayerId(number(&player)?), after_round(&query)?);
    let code = code.replace('-', "/").parse().map_err(|_| {
        let wanted = "a tie-break such as BH or BH-C1";
        Refusal::from(FrameError::saying("code", format!("found {code:?}, expected {wanted}")))
    })?;
    part(&served, &event, &headers, |view| view.account(player, &code, after).map(|part| text_of(&part))).await
}

/// Shows a named part of an event.
///
/// `crosstable`, `bracket` and `announcements` are for everybody; `attention`, `incidents`, `notes` and `people` for officials. A player
/// sees their own incidents with `player`.
#[utoipa::path(get, path = "/api/v1/events/{event}/{part}", tag = "events", params(
    ("event" = String, Path, description = "The event"),
    ("part" = String, Path, description = "crosstable, bracket, announcements, attention, incidents, notes or people"),
    ("player" = Option<u16>, Query, description = "The player whose incidents are wanted"),
), responses(
    (status = 200, description = "The part", body = Object),
    (status = 404, description = "There is no such part, or it is not for the client", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn named(
    State(served): State<Served>,
    Path((event, name)): Path<(String, String)>,
    Query(query): Query<HashMap<String, String>>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let player = match query.get("player") {
        None => None,
        Some(text) => Some(PlayerId(text.parse().map_err(|_| bad_query("player", "a number"))?)),
    };
    match name.as_str() {
        "crosstable" => part(&served, &event, &headers, |view| Some(text_of(&view.crosstable()))).await,
        "bracket" => part(&served, &event, &headers, |view| view.bracket().map(|part| text_of(&part))).await,
        "announcements" => part(&served, &event, &headers, |view| Some(text_of(&view.announcements()))).await,
        "attention" => part(&served, &event, &headers, |view| view.attention().map(|part| text_of(&part))).await,
        "incidents" => part(&served, &event, &headers, |view| view.incidents(player).map(|part| text_of(&part))).await,
        "notes" => part(&served, &event, &headers, |view| view.notes().map(|part| text_of(&part))).await,
        "people" => people(&served, &event, &headers).await,
        _ => Err(HallError::NoSuchPart.into()),
    }
}

/// Shows the people with roles, and how many links each has.
async fn people(served: &Served, event: &str, headers: &HeaderMap) -> Result<Response, Refusal> {
    let event = event_id(event)?;
    let Visitor { audience, .. } = visitor(served, event, headers).await?;
    let (seq, people) = served.hall.event_people(event, audience).await?;
    let text = text_of(&people.ok_or(HallError::NoSuchPart)?);
    Ok(fresh(headers, &format!("{seq}.{audience:?}"), seq, "application/json", text))
}
