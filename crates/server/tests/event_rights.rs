//! Every route of events, tried by every role: the list of routes is that of the `OpenAPI` description, so a new route needs an entry here.

mod support;

use axum::http::{Method, StatusCode};
use event::{ActKind, PlayerId, Right, Role, RoleKind, right};
use protocol::event::{EventAudience, RoleFrame, text_of};
use serde_json::{Value, json};
use support::event::{Answer, Fair};

/// Who may use a route.
#[derive(Clone, Copy, Debug)]
enum May {
    /// Everybody, with or without a link.
    Everybody,
    /// Those who may do an act everywhere.
    Do(ActKind),
    /// Those who may do an act at some boards at least.
    DoSomewhere(ActKind),
    /// Those who see personal data.
    Office,
    /// Officials.
    Officials,
    /// Officials and player 1.
    OfficialsAndPlayerOne,
    /// Those who may give and take the role of a screen.
    Appoint,
    /// Arbiters of board 1.
    ArbitersOfBoardOne,
    /// Players who have a game on the server.
    Players,
}

/// A request, and who may make it.
struct Try {
    method: Method,
    /// The route as the description names it.
    route: &'static str,
    /// The path after the event.
    part: &'static str,
    body: Value,
    may: May,
}

/// Makes the requests of a route; a route that is not known here fails the test.
fn tries(method: &str, route: &'static str) -> Vec<Try> {
    use May::{
        Appoint, ArbitersOfBoardOne, Do, DoSomewhere, Everybody, Office, Officials, OfficialsAndPlayerOne, Players,
    };
    let short = route.strip_prefix("/api/v1/events/{event}").unwrap_or(route);
    let announce = || json!({"act":"announce","text":"Hello"});
    let pair = |is_check: bool| json!({"program":"nobody","check":is_check});
    let list: Vec<(&'static str, Value, May)> = match (method, short) {
        ("get", "") => vec![("", Value::Null, Everybody)],
        ("delete", "") => vec![("", Value::Null, Do(ActKind::Configure))],
        ("get", "/own") => vec![("/own", Value::Null, Everybody)],
        ("post", "/acts") => vec![("/acts", announce(), Do(ActKind::Announce))],
        ("post", "/preview") => vec![("/preview", announce(), Do(ActKind::Announce))],
        ("post", "/pairing") => {
            vec![("/pairing", pair(false), Do(ActKind::Pair)), ("/pairing", pair(true), Do(ActKind::Pair))]
        }
        ("get", "/players") => vec![("/players", Value::Null, Everybody)],
        ("post", "/players") => vec![
            ("/players?check=true", "Name;Elo\nNew, Nora;1500\n".into(), Do(ActKind::Register)),
            ("/players", "Name;Elo\nNew, Nora;1500\n".into(), Do(ActKind::Register)),
        ],
        ("get", "/players/{player}") => vec![("/players/1", Value::Null, OfficialsAndPlayerOne)],
        ("get", "/rounds/{round}") => {
            vec![("/rounds/1", Value::Null, Everybody), ("/rounds/2", Value::Null, Officials)]
        }
        ("get", "/rounds/{round}/why") => {
            vec![("/rounds/1/why", Value::Null, Everybody), ("/rounds/2/why", Value::Null, Officials)]
        }
        ("get", "/rounds/{round}/pgn") => vec![("/rounds/1/pgn", Value::Null, Everybody)],
        ("post", "/rounds/{round}/boards/{board}/seat") => {
            vec![("/rounds/1/boards/1/seat", Value::Null, ArbitersOfBoardOne)]
        }
        ("post", "/rounds/{round}/boards/{board}/pgn") => {
            vec![("/rounds/1/boards/1/pgn", "1. e4 e5 1/2-1/2".into(), Do(ActKind::AttachMoves))]
        }
        ("get", "/records") => vec![("/records", Value::Null, DoSomewhere(ActKind::EnterResult))],
        ("get", "/standings") => vec![("/standings", Value::Null, Everybody)],
        ("get", "/standings/{player}/{code}") => vec![("/standings/1/BH", Value::Null, Everybody)],
        ("post", "/links") => vec![("/links", json!({"role":"screen","name":"Wall"}), Appoint)],
        ("delete", "/links/{person}") => vec![("/links/12", Value::Null, Appoint)],
        ("get", "/boards") => vec![("/boards", Value::Null, Everybody)],
        ("post", "/games") => vec![("/games", json!({"boards":{"boards":[1]}}), DoSomewhere(ActKind::AttachGame))],
        ("post", "/seat") => vec![("/seat", Value::Null, Players)],
        ("get", "/pgn") => vec![("/pgn", Value::Null, Everybody)],
        ("get", "/trf") => vec![("/trf", Value::Null, Everybody)],
        ("get", "/journal") => vec![("/journal", Value::Null, Everybody)],
        ("get", "/file") => vec![("/file", Value::Null, Office)],
        ("get", "/feed") => vec![("/feed", Value::Null, Everybody)],
        ("post", "/webhooks") => {
            vec![("/webhooks", json!({"url":"https://club.example/chess"}), Do(ActKind::Configure))]
        }
        ("get", "/webhooks") => vec![("/webhooks", Value::Null, Do(ActKind::Configure))],
        ("delete", "/webhooks/{webhook}") => vec![("/webhooks/1", Value::Null, Do(ActKind::Configure))],
        ("get", "/{part}") => vec![
            ("/crosstable", Value::Null, Everybody),
            ("/announcements", Value::Null, Everybody),
            ("/attention", Value::Null, Officials),
            ("/incidents", Value::Null, Officials),
            ("/incidents?player=1", Value::Null, OfficialsAndPlayerOne),
            ("/notes", Value::Null, Officials),
            ("/people", Value::Null, Officials),
        ],
        // Those who follow an event see what its other routes show, and act as over `acts`: `event_network.rs` has them.
        ("get", "/socket") => Vec::new(),
        // No event is named yet.
        ("get" | "post", "/api/v1/events") | ("get", "/api/v1/event-templates" | "/api/v1/pairers") => Vec::new(),
        _ => panic!("who may {method} {route}? Add it to this table."),
    };
    let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
    list.into_iter().map(|(part, body, may)| Try { method: method.clone(), route, part, body, may }).collect()
}

/// Lists all requests, from the description of the interface.
fn all() -> Vec<Try> {
    let description: Value = serde_json::from_str(&server::openapi()).unwrap();
    let mut list = Vec::new();
    let of_events = |path: &str| path.starts_with("/api/v1/event") || path == "/api/v1/pairers";
    for (path, methods) in description["paths"].as_object().unwrap().iter().filter(|(path, _)| of_events(path)) {
        let route = *server::api_paths().iter().find(|known| *known == path).expect("a route of the server");
        for method in methods.as_object().unwrap().keys() {
            list.extend(tries(method, route));
        }
    }
    list
}

fn may(may: May, role: RoleKind, own: Option<Role>) -> bool {
    let audience = EventAudience::of_roles(own);
    match may {
        May::Everybody => true,
        May::Do(act) => right(role, act) == Right::All,
        May::DoSomewhere(act) => right(role, act) != Right::None,
        May::Office => audience == EventAudience::Office,
        May::Officials => audience.is_official(),
        May::OfficialsAndPlayerOne => audience.sees_player(PlayerId(1)),
        May::Appoint => own.is_some_and(|own| own.can_appoint(&Role::Screen)),
        May::ArbitersOfBoardOne => matches!(role, RoleKind::Organiser | RoleKind::ChiefArbiter | RoleKind::Deputy),
        May::Players => role == RoleKind::Player,
    }
}

/// The role of a kind; the sector arbiter has another board than the one that is asked for, and the player is another one.
fn role(kind: RoleKind) -> Option<Role> {
    Some(match kind {
        RoleKind::Organiser => Role::Organiser,
        RoleKind::ChiefArbiter => Role::ChiefArbiter,
        RoleKind::Deputy => Role::Deputy,
        RoleKind::SectorArbiter => Role::SectorArbiter { first: 2, last: 2 },
        RoleKind::PairingOfficer => Role::PairingOfficer,
        RoleKind::CheckIn => Role::CheckIn,
        RoleKind::ResultEntry => Role::ResultEntry,
        RoleKind::Screen => Role::Screen,
        RoleKind::Player => Role::Player(PlayerId(2)),
        RoleKind::Spectator => Role::Spectator,
        RoleKind::Program => return None,
    })
}

async fn ask(fair: &Fair, one: &Try, token: Option<&str>) -> Answer {
    let body = match &one.body {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        body => body.to_string(),
    };
    fair.ask(one.method.clone(), &fair.path(one.part), token, &body).await
}

/// Tells whether an answer says that the person may not do this or see this.
fn is_denied(answer: &Answer) -> bool {
    if answer.status.is_success() {
        return false;
    }
    let codes = ["no_right", "outside_sector", "role_above", "no_such_part", "no_link", "not_seated"];
    let code = answer.code();
    let is_status = [StatusCode::FORBIDDEN, StatusCode::NOT_FOUND, StatusCode::CONFLICT].contains(&answer.status);
    is_status && codes.contains(&code.as_str())
}

#[tokio::test]
async fn each_role_tries_every_route_and_gets_only_what_is_its_own() {
    let fair = Fair::create(json!({"settings":{"name":"Cup","rounds":5,"byes":{"most":2}},"organiser":"Olga"})).await;
    fair.register(&["Ashby, H", "Brož, J", "Čapek, K", "Danko, I"]).await;
    fair.act(json!({"act":"seed","seeding":"by_rating"})).await;
    fair.start_round().await;
    for board in [1, 2] {
        fair.act(json!({"act":"enter_result","round":1,"board":board,"result":"1/2-1/2","source":"slip"})).await;
    }
    fair.act(json!({"act":"close_round"})).await;
    fair.act(json!({"act":"pair","pairer":{"own":{"lot":7}}})).await;
    let mut people: Vec<(String, RoleKind, Option<Role>, Option<String>)> =
        vec![("nobody".to_owned(), RoleKind::Spectator, None, None)];
    for kind in RoleKind::ALL {
        let Some(role) = role(*kind) else { continue };
        let frame: Value = serde_json::from_str(&text_of(&RoleFrame::of(role))).unwrap();
        let token = fair.link(json!({"role":frame,"name":format!("Who is {kind}")})).await;
        people.push((kind.to_string(), *kind, Some(role), Some(token)));
    }
    // Person 12, whose links are revoked.
    fair.link(json!({"role":"screen","name":"Spare"})).await;
    let other =
        fair.ask(Method::POST, "/api/v1/events", None, r#"{"template":"club_blitz","name":"Other"}"#).await.fine();
    let seq = fair.look("/own").await["seq"].clone();
    let all = all();
    assert!(all.len() > 40, "{}", all.len());
    // First everything that nobody may do, so that a row that is written is a hole.
    for one in &all {
        for (name, kind, own, token) in &people {
            if may(one.may, *kind, *own) {
                continue;
            }
            let answer = ask(&fair, one, token.as_deref()).await;
            let (method, route, part) = (&one.method, one.route, one.part);
            assert!(
                is_denied(&answer),
                "{name} gets through {method} {route} ({part}): {} {}",
                answer.status,
                answer.text
            );
        }
        // A link of another event is worth nothing here, nor is a guess.
        for token in [other["token"].as_str().unwrap(), "guessed"] {
            let answer = ask(&fair, one, Some(token)).await;
            let is_open = matches!(one.may, May::Everybody) && answer.status.is_success();
            assert!(is_open || is_denied(&answer), "{} {}: {}", one.method, one.part, answer.text);
        }
    }
    assert_eq!(fair.look("/own").await["seq"], seq, "nothing was written");
    let webhooks = fair.look("/webhooks").await;
    assert_eq!(webhooks, json!([]), "no webhook was made");
    // Then what is theirs: whatever the answer is, it is not that they may not.
    for one in &all {
        for (name, kind, own, token) in people.iter().filter(|(_, kind, own, _)| may(one.may, *kind, *own)) {
            let answer = ask(&fair, one, token.as_deref()).await;
            let is_known = |code: &str| !answer.status.is_success() && answer.code() == code;
            // No game is played on the server, a webhook is removed once, and round 2 has no board yet.
            let is_excused = is_known("not_seated") || (one.part == "/webhooks/1" && is_known("no_such_part"));
            assert!(
                is_excused || !is_denied(&answer),
                "{name} ({kind}, {own:?}) is kept from {} {}: {}",
                one.method,
                one.part,
                answer.text
            );
            assert!(answer.status.as_u16() < 500, "{} {}: {}", one.method, one.part, answer.text);
        }
    }
}
