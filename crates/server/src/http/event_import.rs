//! Players from text: a pasted spreadsheet, CSV or a report file.

use std::collections::HashMap;

use axum::extract::{Path, Query, Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use event::Act;
use protocol::Problem;
use protocol::event::{CheckedImport, ImportedPlayers, RefusalFrame, RefusedRow, import_with_cells, text_of};

use super::Served;
use super::events::{Actor, event_id, person, refused};
use super::games::{bad_query, json};
use super::guard::address;
use super::problem::Refusal;
use crate::HallError;
use crate::live::words;

/// Registers players from text: a pasted spreadsheet, CSV or a report file.
///
/// If a row of the text cannot be read, nobody is registered. With `check=true` nobody is registered in any case, and the answer has the
/// text cell by cell.
#[utoipa::path(post, path = "/api/v1/events/{event}/players", tag = "events", params(
    ("event" = String, Path, description = "The event"),
    ("check" = Option<bool>, Query, description = "Whether the list is only checked"),
), request_body(content = String, content_type = "text/plain", description = "The list of players"), security(("token" = [])), responses(
    (status = 200, description = "The players that were registered, and the problems of the other rows", body = Object),
    (status = 403, description = "No role of the person allows it", body = Problem, content_type = "application/problem+json"),
    (status = 413, description = "The text is too long", body = Problem, content_type = "application/problem+json"),
    (status = 422, description = "Rows cannot be read: `problems` names row and column of each", body = Object),
))]
pub(super) async fn import_players(
    State(served): State<Served>,
    Path(event): Path<String>,
    Query(query): Query<HashMap<String, String>>,
    request: Request,
) -> Result<Response, Refusal> {
    let event = event_id(&event)?;
    let is_check = match query.get("check").map(String::as_str) {
        None | Some("false") => false,
        Some("true") => true,
        Some(_) => return Err(bad_query("check", "true or false")),
    };
    let by = person(&served, event, request.headers()).await?;
    let actor = Actor::new(event, by, request.headers());
    let from = address(&request);
    let limit = served.hall.limits().import_bytes;
    let bytes = axum::body::to_bytes(request.into_body(), limit).await.map_err(|_| {
        let detail = format!("found more than {limit} bytes, expected a list of players");
        Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, "body_not_read", detail)
    })?;
    let (mut read, cells) = import_with_cells(&bytes);
    let words = words(actor.locale);
    read.say(|problem| match problem.flaw() {
        Some(flaw) => words.tournament_problem(flaw),
        None => words.import_problem(problem.code, &problem.found, problem.number),
    });
    if is_check {
        let players = read.players.iter().map(|player| player.row).zip(read.registrations()).collect();
        return match served.hall.event_check_players(event, by, players, actor.locale).await {
            Ok(refused) => {
                let checked = CheckedImport { cells, players: read.players, problems: read.problems, refused };
                Ok(json(StatusCode::OK, text_of(&checked)))
            }
            Err(error) => Ok(refused(&served, actor, error).await),
        };
    }
    served.hall.count_event_bytes(from, bytes.len() as u64)?;
    let is_whole = read.is_whole();
    let rows: Vec<u32> = read.players.iter().map(|player| player.row).collect();
    let mut answer = ImportedPlayers { players: Vec::new(), refused: Vec::new(), seq: 0, problems: Vec::new() };
    if is_whole {
        for (row, registration) in rows.into_iter().zip(read.registrations()) {
            match served.hall.event_act(event, by, Act::Register { registration }, None).await {
                Ok(acted) => {
                    answer.seq = acted.seq;
                    answer.players.extend(acted.entry.rulings.iter().filter_map(|ruling| match ruling {
                        event::Ruling::Registered { player, .. } => Some(player.0),
                        _ => None,
                    }));
                }
                Err(HallError::ActRefused(refusal)) if !matches!(*refusal, event::Refusal::NoRight { .. }) => {
                    let detail = served.hall.event_refusal(Some(event), Some(by), &refusal, actor.locale).await;
                    answer.refused.push(RefusedRow { row, detail, refusal: RefusalFrame::of(&refusal) });
                }
                Err(error) => return Ok(refused(&served, actor, error).await),
            }
        }
    }
    answer.problems = read.problems;
    let status = if is_whole { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    Ok(json(status, text_of(&answer)))
}
