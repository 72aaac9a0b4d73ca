//! Events over the public interface: links, acts, views, sockets, restarts, bad input.

mod support;

use std::sync::Arc;

use axum::http::{Method, StatusCode, header};
use serde_json::{Value, json};
use server::{EventId, EventJournal, MemoryJournal};
use support::TestJournal;
use support::event::Fair;

fn club() -> Value {
    json!({"settings":{"name":"Club cup","rounds":3,"regulations":{"time_control":"180+2"}},"organiser":"Olga Orsi"})
}

#[tokio::test]
async fn a_round_is_paired_played_and_closed() {
    let fair = Fair::create(club()).await;
    fair.register(&["Ashby, Helen", "Brož, Jan", "Čapek, Karel", "Danko, Ivo"]).await;
    fair.act(json!({"act":"seed","seeding":"by_rating"})).await;
    let round = fair.start_round().await;
    assert_eq!(round["boards"].as_array().unwrap().len(), 2);
    let entered = json!({"act":"enter_result","round":1,"board":1,"result":"1-0","source":"slip"});
    let acted = fair.act(entered.clone()).await;
    assert_eq!(acted["entry"]["rulings"][0]["ruling"], "result_entered");
    assert_eq!(acted["hash"].as_str().unwrap().len(), 64);
    let again = fair.try_act(&fair.token, &entered).await;
    assert_eq!((again.status, again.code().as_str()), (StatusCode::CONFLICT, "result_known"));
    let open = fair.try_act(&fair.token, &json!({"act":"close_round"})).await;
    assert_eq!(open.json()["refusal"], json!({"code":"games_open","round":1,"boards":[2]}));
    fair.act(json!({"act":"enter_result","round":1,"board":2,"result":"1/2-1/2","source":"slip"})).await;
    fair.act(json!({"act":"close_round"})).await;
    let standings = fair.get("/standings", None).await.fine();
    assert_eq!(standings["lines"][0]["points"], 1, "{standings}");
    assert_eq!(fair.get("", None).await.fine()["rounds"][0]["state"], "closed");
    let listed = fair.ask(Method::GET, "/api/v1/events", None, "").await.fine();
    assert_eq!((&listed["events"][0]["name"], &listed["events"][0]["closed_rounds"]), (&"Club cup".into(), &1.into()));
}

#[tokio::test]
async fn everybody_sees_what_is_for_them() {
    let fair = Fair::create(club()).await;
    let card = json!({"name":"Ashby, Helen","rating":1900,"contact":"helen@example.org","birth":"2010/05/04"});
    fair.act(json!({"act":"register","registration":card})).await;
    fair.register(&["Brož, Jan"]).await;
    let player = fair.link(json!({"role":{"player":1}})).await;
    let entry = fair.link(json!({"role":"result_entry","name":"Eda"})).await;
    fair.act(json!({"act":"seed","seeding":"by_rating"})).await;
    fair.act(json!({"act":"pair","pairer":{"own":{"lot":7}}})).await;
    for (token, contact, draft) in
        [(None, false, 404), (Some(&player), true, 404), (Some(&entry), false, 200), (Some(&fair.token), true, 200)]
    {
        let players = fair.get("/players", token.map(String::as_str)).await;
        assert_eq!(players.text.contains("helen@example.org"), contact, "{}", players.text);
        assert_eq!(fair.get("/rounds/1", token.map(String::as_str)).await.status, draft);
    }
    assert_eq!(fair.get("/players/1", Some(&player)).await.status, 200);
    assert_eq!(fair.get("/players/2", Some(&player)).await.code(), "no_such_part");
    assert_eq!(fair.get("/attention", None).await.code(), "no_such_part");
    assert_eq!(fair.get("/nothing", Some(&fair.token)).await.code(), "no_such_part");
    assert!(fair.get("/journal", None).await.text.lines().all(|line| !line.contains("drafted")));
    assert!(fair.get("/journal", Some(&entry)).await.text.contains("drafted"));
    let own = fair.get("/own", Some(&player)).await.fine();
    assert_eq!((&own["name"], &own["roles"]), (&"Ashby, Helen".into(), &json!([{"player":1}])));
    assert_eq!(fair.get("/own", Some("no link")).await.code(), "no_link");
    assert_eq!(fair.get("/file", Some(&entry)).await.code(), "no_such_part");
    let file = fair.get("/file", Some(&fair.token)).await.text;
    let read = protocol::event::EventFile::read(&file).unwrap();
    assert_eq!(read.event().players().count(), 2, "the file is one that the command line reads");
}

#[tokio::test]
async fn links_are_given_within_rank_and_can_be_revoked() {
    let fair = Fair::create(club()).await;
    let chief = fair.link(json!({"role":"chief_arbiter","name":"Cyril"})).await;
    let above = fair.post("/links", &chief, &json!({"role":"organiser"})).await;
    assert_eq!((above.status, above.code().as_str()), (StatusCode::FORBIDDEN, "role_above"));
    let own = fair.post("/links", &chief, &json!({"person":1})).await;
    assert_eq!(own.code(), "role_above", "nobody takes the organiser's place with a new link");
    let deputy = fair.post("/links", &chief, &json!({"role":"deputy","name":"Dora"})).await.fine();
    let (person, token) = (deputy["person"].clone(), deputy["token"].as_str().unwrap());
    let second = fair.post("/links", token, &json!({"person":person})).await.fine();
    assert_eq!(fair.get("/notes", second["token"].as_str()).await.status, 200, "another device of the same person");
    assert_eq!(fair.ask(Method::DELETE, &fair.path(&format!("/links/{person}")), Some(&chief), "").await.status, 204);
    for token in [token, second["token"].as_str().unwrap()] {
        assert_eq!(fair.get("/notes", Some(token)).await.code(), "no_link");
    }
    let nobody = fair.post("/links", &fair.token, &json!({"person":99})).await;
    assert_eq!((nobody.status, nobody.json()["field"].as_str()), (StatusCode::UNPROCESSABLE_ENTITY, Some("person")));
    assert_eq!(fair.post("/links", &fair.token, &json!({"name":"X"})).await.json()["field"], "role");
}

#[tokio::test]
async fn a_restart_loses_nothing_and_an_act_can_name_the_row_it_follows() {
    let mut fair = Fair::create(club()).await;
    fair.register(&["Ashby, Helen", "Brož, Jan"]).await;
    let before = (fair.look("").await, fair.look("/players").await);
    let seq = fair.look("/own").await["seq"].clone();
    fair.fall().await;
    assert_eq!((fair.look("").await, fair.look("/players").await), before, "links hold too");
    let act = json!({"act":"announce","text":"Round 1 at ten"});
    let stale = fair.post("/acts?after=2", &fair.token, &act).await;
    assert_eq!((stale.status, stale.code().as_str()), (StatusCode::CONFLICT, "event_moved"));
    fair.post(&format!("/acts?after={seq}"), &fair.token, &act).await.fine();
    assert_eq!(fair.get("/announcements", None).await.fine()[0]["text"], "Round 1 at ten");
}

#[tokio::test]
async fn nothing_is_told_that_is_not_on_disk() {
    let journal = Arc::new(TestJournal::default());
    let fair = Fair::create_on(journal.clone(), club()).await;
    journal.fill(true);
    let failed = fair.try_act(&fair.token, &json!({"act":"announce","text":"lost"})).await;
    assert_eq!((failed.status, failed.code().as_str()), (StatusCode::INTERNAL_SERVER_ERROR, "journal_failed"));
    assert!(!failed.text.contains("/var/lib"), "where the file lies is for the operator");
    assert_eq!(fair.get("/announcements", None).await.fine(), json!([]));
    journal.fill(false);
    fair.act(json!({"act":"announce","text":"kept"})).await;
    assert_eq!(fair.get("/announcements", None).await.fine()[0]["text"], "kept");
}

#[tokio::test]
async fn erased_data_is_gone_from_the_views_and_from_the_journal() {
    let journal = Arc::new(MemoryJournal::default());
    let mut fair = Fair::create_on(journal.clone(), club()).await;
    fair.register(&["Ashby, Helen", "Brož, Jan"]).await;
    let event: EventId = fair.event.parse().unwrap();
    fair.act(json!({"act":"withdraw","player":1,"reason":"ill"})).await;
    let before = journal.event_cards(event).unwrap().len();
    fair.act(json!({"act":"erase","subject":{"player":1}})).await;
    assert_eq!(journal.event_cards(event).unwrap().len(), before - 1);
    for _ in 0..2 {
        assert!(!fair.look("/players").await.to_string().contains("Helen"));
        fair.fall().await;
    }
}

#[tokio::test]
async fn a_rehearsal_is_not_listed_and_can_be_thrown_away_and_settings_can_be_copied() {
    let fair = Fair::create(json!({"template":"club_blitz","name":"Try-out","rehearsal":true})).await;
    assert_eq!(fair.ask(Method::GET, "/api/v1/events", None, "").await.fine()["events"], json!([]));
    let copy = json!({"clone_of":fair.event,"name":"The real one"}).to_string();
    let stranger = fair.ask(Method::POST, "/api/v1/events", None, &copy).await;
    assert_eq!(stranger.code(), "no_link", "settings name players who may not meet");
    let copied = fair.ask(Method::POST, "/api/v1/events", Some(&fair.token), &copy).await.fine();
    let deleted = fair.ask(Method::DELETE, &fair.path(""), Some(&fair.token), "").await;
    assert_eq!(deleted.status, 204);
    assert_eq!(fair.get("", None).await.code(), "no_such_event");
    let path = format!("/api/v1/events/{}", copied["event"].as_str().unwrap());
    let real = fair.ask(Method::GET, &path, None, "").await.fine();
    assert_eq!((&real["settings"]["name"], &real["is_rehearsal"]), (&"The real one".into(), &false.into()));
    let kept = fair.ask(Method::DELETE, &path, copied["token"].as_str(), "").await;
    assert_eq!(kept.code(), "not_rehearsal");
}

#[tokio::test]
async fn lists_of_players_are_read_whole_or_not_at_all() {
    let fair = Fair::create(club()).await;
    let path = fair.path("/players");
    let bad = fair.ask(Method::POST, &path, Some(&fair.token), "Name;Elo\nNovák, Jan;1850\nDvořák, Petr;abc\n").await;
    assert_eq!(bad.status, StatusCode::UNPROCESSABLE_ENTITY);
    let problem = &bad.json()["problems"][0];
    assert_eq!((&problem["row"], &problem["column"], &problem["code"]), (&3.into(), &2.into(), &"rating".into()));
    assert_eq!(fair.look("/players").await, json!([]));
    let good = fair.ask(Method::POST, &path, Some(&fair.token), "Name\tElo\nNovák, Jan\t1850\nDvořák, Petr\t\n").await;
    assert_eq!(good.fine()["players"], json!([1, 2]));
    let twice = fair.ask(Method::POST, &path, Some(&fair.token), "Name;Elo\nNovák, Jan;\nMalá, Eva;\n").await.fine();
    assert_eq!((&twice["players"], &twice["refused"][0]["row"]), (&json!([3]), &2.into()));
    assert_eq!(twice["refused"][0]["refusal"]["code"], "same_player");
    let screen = fair.link(json!({"role":"screen","name":"Wall"})).await;
    assert_eq!(fair.ask(Method::POST, &path, Some(&screen), "Name;Elo\nX, Y;\n").await.code(), "no_right");
    assert_eq!(fair.ask(Method::POST, &path, Some(&fair.token), "Colour;Size\nred;12\n").await.status, 422);
    let huge = "x".repeat(3 << 20);
    assert_eq!(fair.ask(Method::POST, &path, Some(&fair.token), &huge).await.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn bad_input_is_told_with_its_place_and_changes_nothing() {
    let fair = Fair::create(club()).await;
    fair.register(&["Ashby, Helen", "Brož, Jan", "Čapek, Karel"]).await;
    fair.act(json!({"act":"seed","seeding":"by_rating"})).await;
    fair.act(json!({"act":"pair","pairer":{"own":{"lot":7}}})).await;
    let seq = fair.look("/own").await["seq"].clone();
    let himself = json!({"boards":[[1, 1]],"bye":2});
    for (act, status, told) in [
        (json!({"act":"check_in","player":"one","is_here":true}), 422, "player"),
        (json!({"act":"dance"}), 422, "act"),
        (json!({"act":"register","registration":{"name":"Ashby, Helen"}}), 409, "same_player"),
        (json!({"act":"change_pairing","pairs":himself,"reason":"x","is_override":true}), 409, "wrong_players"),
        (json!({"act":"enter_result","round":1,"board":2,"result":"1-0","source":"slip"}), 409, "no_such_round"),
        (json!({"act":"enter_result","round":1,"board":1,"result":"2-0","source":"slip"}), 422, "result"),
        (json!({"act":"announce","text":"x".repeat(2_001)}), 422, "text"),
        (json!({"act":"close_round"}), 409, "no_open_round"),
    ] {
        let answer = fair.try_act(&fair.token, &act).await;
        let field = answer.json()["field"].as_str().map(str::to_owned);
        assert_eq!((answer.status.as_u16(), field.unwrap_or_else(|| answer.code()).as_str()), (status, told), "{act}");
    }
    assert_eq!(fair.look("/own").await["seq"], seq);
    let settings = json!({"settings":{"name":"","rounds":0}}).to_string();
    let refused = fair.ask(Method::POST, "/api/v1/events", None, &settings).await;
    assert_eq!(refused.code(), "settings");
    assert_eq!(refused.json()["refusal"]["flaws"].as_array().unwrap().len(), 2);
    assert_eq!(fair.ask(Method::GET, "/api/v1/events/../x", None, "").await.status, 404);
}

#[tokio::test]
async fn an_unchanged_part_is_not_sent_again() {
    let fair = Fair::create(club()).await;
    let first = fair.get("/standings", None).await;
    let tag = first.headers[header::ETAG].to_str().unwrap().to_owned();
    let asks = async |token: Option<&str>| {
        let headers = [(header::IF_NONE_MATCH, tag.as_str())];
        fair.ask_with(Method::GET, &fair.path("/standings"), token, &headers, "").await.status
    };
    assert_eq!(asks(None).await, StatusCode::NOT_MODIFIED);
    assert_eq!(asks(Some(&fair.token)).await, StatusCode::OK, "the organiser sees something else");
    fair.register(&["Ashby, Helen"]).await;
    assert_eq!(asks(None).await, StatusCode::OK);
}

#[tokio::test]
async fn a_preview_says_what_would_follow_and_writes_nothing() {
    let fair = Fair::create(json!({"settings":{"name":"Cup","rounds":3},"organiser":"Olga"})).await;
    fair.register(&["Ann", "Bob", "Cid", "Dan"]).await;
    let screen = fair.link(json!({"role":"screen","name":"Wall"})).await;
    fair.act(json!({"act":"seed","seeding":"by_rating"})).await;
    fair.start_round().await;
    for board in [1, 2] {
        fair.act(json!({"act":"enter_result","round":1,"board":board,"result":"1-0","source":"slip"})).await;
    }
    fair.act(json!({"act":"close_round"})).await;
    fair.act(json!({"act":"pair","pairer":{"own":{"lot":7}}})).await;
    let seq = fair.look("/own").await["seq"].clone();
    let preview = async |token: &str, act: Value| fair.post("/preview", token, &act).await;
    let correction = json!({"act":"correct_result","round":1,"board":1,"result":"0-1","reason":"slip misread"});
    let told = preview(&fair.token, correction.clone()).await.fine();
    assert_eq!(told["rulings"][0]["ruling"], "draft_discarded", "{told}");
    assert_eq!(told["rulings"][1]["was"], "1-0", "{told}");
    assert_eq!(preview(&screen, correction).await.status, StatusCode::FORBIDDEN);
    let again = json!({"act":"correct_result","round":1,"board":1,"result":"1-0","reason":"again"});
    assert_eq!(preview(&fair.token, again).await.code(), "nothing_changes");
    assert_eq!(fair.look("/own").await["seq"], seq, "nothing was written");
    assert_eq!(fair.look("/rounds/2").await["state"], "draft");
}

#[tokio::test]
async fn a_list_of_players_can_be_checked_cell_by_cell_before_anybody_is_registered() {
    let fair = Fair::create(json!({"settings":{"name":"Cup","rounds":3},"organiser":"Olga"})).await;
    fair.register(&["Ashby, Helen"]).await;
    let text = "Elo;Jméno;Boty\n1850;Jan Novák;41\n18x0;Petr Dvořák;\n;\"Ashby, Helen\";\n";
    let path = fair.path("/players?check=true");
    let told = fair.ask(Method::POST, &path, Some(&fair.token), text).await.fine();
    assert_eq!(told["columns"], json!(["rating", "name", null]));
    assert_eq!(told["rows"][2], json!({"row":3,"cells":["18x0","Petr Dvořák",""]}));
    let problem = told["problems"].as_array().unwrap().iter().find(|problem| problem["code"] == "rating").unwrap();
    assert_eq!((&problem["row"], &problem["column"]), (&3.into(), &1.into()));
    assert_eq!(
        (&told["refused"][0]["row"], &told["refused"][0]["refusal"]["code"]),
        (&4.into(), &"same_player".into())
    );
    assert_eq!(told["players"].as_array().unwrap().len(), 2);
    assert_eq!(fair.look("/players").await.as_array().unwrap().len(), 1);
    let screen = fair.link(json!({"role":"screen","name":"Wall"})).await;
    assert_eq!(fair.ask(Method::POST, &path, Some(&screen), text).await.status, StatusCode::FORBIDDEN);
    let path = fair.path("/players?check=maybe");
    assert_eq!(fair.ask(Method::POST, &path, Some(&fair.token), text).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn people_are_shown_with_their_links_and_templates_with_their_settings() {
    let fair = Fair::create(json!({"template":"club_blitz","name":"Blitz","organiser":"Olga"})).await;
    fair.link(json!({"role":"deputy","name":"Dana"})).await;
    fair.link(json!({"person":2})).await;
    let links = async || {
        fair.look("/people").await.as_array().unwrap().iter().map(|one| one["links"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(links().await, [1, 2]);
    fair.ask(Method::DELETE, &fair.path("/links/2"), Some(&fair.token), "").await.fine();
    assert_eq!(links().await, [1, 0]);
    let list = fair.ask(Method::GET, "/api/v1/event-templates", None, "").await.fine();
    for template in list["templates"].as_array().unwrap() {
        let mut settings = template["settings"].clone();
        settings["name"] = "New".into();
        let made = fair.ask(Method::POST, "/api/v1/events", None, &json!({"settings":settings}).to_string()).await;
        assert_eq!(made.status, StatusCode::CREATED, "{template}: {}", made.text);
    }
}

#[tokio::test]
async fn reports_have_ranks_and_wooden_boards_the_day_of_their_start() {
    let fair = Fair::create(club()).await;
    fair.register(&["Ashby, Helen", "Brož, Jan"]).await;
    fair.act(json!({"act":"seed","seeding":"by_rating"})).await;
    let before = fair.get("/trf", Some(&fair.token)).await.text;
    let ranks = |text: &str| -> Vec<String> {
        let players = text.lines().filter(|line| line.starts_with("001 "));
        players.map(|line| line.chars().skip(85).take(4).collect::<String>().trim().to_owned()).collect()
    };
    assert_eq!(ranks(&before), ["", ""], "nobody has played");
    fair.start_round().await;
    fair.act(json!({"act":"enter_result","round":1,"board":1,"result":"0-1","source":"slip"})).await;
    let winner = fair.look("/rounds/1").await["boards"][0]["black"]["number"].as_u64().unwrap();
    for token in [None, Some(fair.token.as_str())] {
        let report = fair.get("/trf", token).await.text;
        let wanted = if winner == 1 { ["1", "2"] } else { ["2", "1"] };
        assert_eq!(ranks(&report), wanted, "{report}");
    }
    let pgn = fair.get("/rounds/1/pgn", None).await.text;
    assert!(pgn.contains("[Date \"2026.11.16\"]"), "{pgn}");
}
