//! Erasing a person from an event reaches the games that were played on the server.

mod support;

use std::path::Path;
use std::sync::Arc;

use axum::http::Method;
use protocol::{CreatedRow, RegulationsFrame, Row, Seat, SeatFrame, TableEvent, TableFrame};
use serde_json::{Value, json};
use server::{Append, ChainedRow, GameId, Journal, MemoryJournal, Moment, SqliteJournal, reindex, survey};
use support::boards::{cup, players, round_one, seated};
use support::event::Fair;

/// Collects everything that anybody can read about the games of an event.
async fn everything(fair: &Fair, games: &[String], name: &str) -> String {
    let mut text = String::new();
    let mut paths =
        vec!["/api/v1/games".to_owned(), format!("/api/v1/games?search={name}"), "/api/v1/lobby".to_owned()];
    for game in games {
        paths.extend(["", "/pgn", "/journal"].map(|part| format!("/api/v1/games/{game}{part}")));
    }
    for part in [
        "/pgn",
        "/boards",
        "/rounds/1",
        "/rounds/1/pgn",
        "/standings",
        "/feed",
        "/journal",
        "/records",
        "/players",
        "/trf",
    ] {
        paths.push(fair.path(part));
    }
    for path in paths {
        let found = fair
            .ask(Method::GET, &path, Some(&fair.token).filter(|_| path.contains("/events/")).map(String::as_str), "")
            .await;
        assert!(found.status.is_success(), "{path}: {}", found.text);
        text.extend([&path, "\n", &found.text, "\n"]);
    }
    text
}

/// Plays a short game at board 1, erases White and the arbiter, and returns the server and the games.
async fn erased(journal: Arc<dyn Journal>, delay: u64) -> (Fair, Vec<String>) {
    let (fair, links) = round_one(Fair::create_on(journal, cup(delay)).await).await;
    let arbiter = fair.link(json!({"role":"deputy","name":"Zdeňka Zlatá"})).await;
    let [white, _] = players(&fair, 1, 1).await;
    let name = ["Ashby", "Brož", "Čapek", "Danko"][white - 1];
    let [mut one, mut other] = seated(&fair, &links, 1).await;
    fair.post("/rounds/1/boards/1/seat", &arbiter, &json!({})).await.fine();
    fair.act(json!({"act":"start","boards":"all"})).await;
    fair.time.pass(1_000);
    one.act(json!({"act":"play","move":"e2e4"})).await;
    let resigned = other.act(json!({"act":"resign"})).await;
    assert!(resigned.get("ack").is_some(), "{resigned}");
    fair.act(json!({"act":"enter_result","round":1,"board":2,"result":"1-0","source":"slip"})).await;
    support::boards::until(&fair, "/rounds/1", |round| round["boards"][0]["result"] == "1-0").await;
    fair.act(json!({"act":"close_round"})).await;
    let round = fair.look("/rounds/1").await;
    let games: Vec<String> = [0, 1].map(|board| round["boards"][board]["game"].as_str().unwrap().to_owned()).to_vec();
    let before = everything(&fair, &games, name).await;
    assert!(before.matches(name).count() > 8, "{before}");
    // Those who were watching have the names in their frames; a row never has them.
    for game in &games {
        let rows = fair.journal.read(game.parse().unwrap(), 0).unwrap();
        assert!(
            rows.iter().all(|row| !["Ashby", "Brož", "Čapek", "Danko", "Zlatá", "Olga"]
                .iter()
                .any(|name| row.body.contains(name))),
            "{rows:?}"
        );
    }
    fair.act(json!({"act":"finish","early":"a test"})).await;
    fair.act(json!({"act":"erase","subject":{"player":white}})).await;
    let person =
        fair.look("/people").await.as_array().unwrap().iter().find(|person| person["name"] == "Zdeňka Zlatá").unwrap()
            ["person"]
            .as_u64();
    fair.act(json!({"act":"erase","subject":{"person":person}})).await;
    (fair, games)
}

fn assert_gone(found: &str, name: &str) {
    for gone in [name, "Zlatá"] {
        assert!(!found.split('\n').any(|line| line.contains(gone) && !line.starts_with("/api")), "{gone}: {found}");
    }
}

#[tokio::test]
async fn a_person_who_was_erased_is_in_no_view_list_or_pgn_of_a_game() {
    for delay in [0, 60_000] {
        let (mut fair, games) = erased(Arc::new(MemoryJournal::default()), delay).await;
        let white = players(&fair, 1, 1).await[0];
        let name = ["Ashby", "Brož", "Čapek", "Danko"][white - 1];
        assert_gone(&everything(&fair, &games, name).await, name);
        fair.time.pass(delay);
        assert_gone(&everything(&fair, &games, name).await, name);
        fair.fall().await;
        let after = everything(&fair, &games, name).await;
        assert_gone(&after, name);
        // The other players keep theirs.
        let other = ["Ashby", "Brož", "Čapek", "Danko"][players(&fair, 1, 1).await[1] - 1];
        assert!(after.matches(other).count() > 5, "{after}");
    }
}

/// Tells whether a file, or its log, has some bytes.
fn has(path: &Path, text: &str) -> bool {
    let holds = |path: &Path| {
        let bytes = std::fs::read(path).unwrap_or_default();
        bytes.windows(text.len()).any(|found| found == text.as_bytes())
    };
    holds(path) || holds(&path.with_extension("db-wal"))
}

#[tokio::test]
async fn a_file_holds_no_byte_of_an_erased_name_and_is_whole() {
    let folder = std::env::temp_dir().join(format!("arbiter-erased-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("hall.db");
    let journal = Arc::new(SqliteJournal::open(&path).unwrap());
    let (fair, games) = erased(Arc::clone(&journal) as Arc<dyn Journal>, 0).await;
    let white = players(&fair, 1, 1).await[0];
    let (name, folded) = [("Ashby", "ashby"), ("Brož", "broz"), ("Čapek", "capek"), ("Danko", "danko")][white - 1];
    assert_gone(&everything(&fair, &games, name).await, name);
    fair.hall.close().await.unwrap();
    drop((fair, journal));
    assert!(!has(&path, name) && !has(&path, folded), "{name}");
    let found =
        survey(&SqliteJournal::open_read_only(&path).unwrap(), |_, _, _| Ok::<_, server::JournalError>(())).unwrap();
    assert!(found.is_clean(), "{found:?}");
    // Lists can be built again from the rows, with the names that the event still has.
    reindex(&path, Moment(1_794_787_300_000)).unwrap();
    let again = Fair::open(Arc::new(SqliteJournal::open(&path).unwrap()), Moment(1_794_787_300_000));
    let list = again.ask(Method::GET, "/api/v1/games", None, "").await;
    assert_gone(&list.text, name);
    assert_eq!(
        ["Ashby", "Brož", "Čapek", "Danko"].iter().filter(|name| list.text.contains(**name)).count(),
        3,
        "{}",
        list.text
    );
    again.hall.close().await.unwrap();
    drop(again);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[tokio::test]
async fn a_renamed_player_has_the_new_name_in_lists_and_games() {
    let (fair, _) = round_one(Fair::create(cup(0)).await).await;
    let round = fair.look("/rounds/1").await;
    let white = players(&fair, 1, 1).await[0];
    let game = round["boards"][0]["game"].as_str().unwrap();
    fair.act(json!({"act":"change_player","player":white,"registration":{"name":"Nová, Eva"}})).await;
    let view = fair.ask(Method::GET, &format!("/api/v1/games/{game}"), None, "").await.fine();
    assert_eq!(view["names"]["white"], "Nová, Eva");
    let found = fair.ask(Method::GET, "/api/v1/games?search=nova", None, "").await.fine();
    assert_eq!(found["games"][0]["game"], game, "{found}");
    // Names that are no longer published leave the games, too.
    let mut settings = fair.look("").await["settings"].clone();
    settings["publication"]["shows"] = json!([]);
    fair.act(json!({"act":"configure","settings":settings})).await;
    let view = fair.ask(Method::GET, &format!("/api/v1/games/{game}"), None, "").await.fine();
    assert_eq!(view["names"]["white"], Value::Null);
    let list = fair.ask(Method::GET, "/api/v1/games", None, "").await.fine();
    assert_eq!(list["games"][0]["names"]["white"], Value::Null, "{list}");
}

#[tokio::test]
async fn names_in_rows_from_before_names_were_kept_apart_are_not_shown() {
    let fair = Fair::create(cup(0)).await;
    let game = GameId::random().unwrap();
    let of = TableEvent { event: fair.event.clone(), round: 1, board: 1, white: None, black: None };
    let regulations =
        RegulationsFrame::read(r#"{"edition":"2023","names":{"white":"Old, Otto","black":"Old, Olga"}}"#).unwrap();
    let created = CreatedRow {
        regulations,
        table: TableFrame { event: Some(of), ..TableFrame::default() },
        seats: vec![
            SeatFrame { name: Some("Old, Otto".to_owned()), ..SeatFrame::free(Seat::White) },
            SeatFrame::free(Seat::Black),
        ],
        wall: 1,
    };
    let row = ChainedRow::first(game, Row::Created(Box::new(created)).to_text());
    fair.journal.append(Append { game, row, summary: None }).await.unwrap().unwrap();
    for part in ["", "/pgn", "/journal"] {
        let found = fair.ask(Method::GET, &format!("/api/v1/games/{game}{part}"), None, "").await;
        assert!(found.status.is_success() && !found.text.contains("Old"), "{}", found.text);
    }
}
