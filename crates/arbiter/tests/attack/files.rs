//! The files of a server: archived, verified, copied, and found through the configuration.

use std::path::Path;
use std::process::Command;

use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use super::ask;
use crate::{Folder, Hall, arbiter, create, join, next};

/// Plays a game that is resigned at once.
async fn resigned(hall: &Hall) -> String {
    let (game, token) = create(hall.address).await.unwrap();
    let mut socket = join(hall.address, &game, &token, None).await.unwrap();
    while next(&mut socket).await.expect("the game begins")["entry"]["act"]["act"] != "start" {}
    let act = json!({ "id": "1", "by": "white", "act": "resign" });
    socket.send(Message::Text(act.to_string().into())).await.unwrap();
    while next(&mut socket).await.expect("an answer")["ack"] != "1" {}
    game
}

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_games_move_to_an_archive() {
    let folder = Folder::new("archive");
    let store = folder.0.join("store.db");
    let to = store.to_str().unwrap();
    let hall = Hall::start(&folder.database());
    let game = resigned(&hall).await;
    let (other, _) = create(hall.address).await.unwrap();
    // While the server is running, games are copied and none is deleted.
    let (status, told) = arbiter(&folder.database(), &["archive", "--older-than", "0h", "--to", to]);
    assert!(status == Some(0) && told.contains("1 game"), "{told}");
    let prune = ["archive", "--older-than", "0h", "--to", to, "--prune", "--shrink", "--json"];
    let (status, told) = arbiter(&folder.database(), &prune);
    assert!(status == Some(2) && told.contains("stop the server") && told.contains("uses it already"), "{told}");
    let (status, told) = arbiter(&folder.database(), &["archive", "--older-than", "soon", "--to", to]);
    assert!(status == Some(2) && told.contains("90d"), "{told}");
    let itself = folder.database();
    let (status, told) = arbiter(&itself, &["archive", "--older-than", "1d", "--to", itself.to_str().unwrap()]);
    assert!(status == Some(2) && told.contains("the database itself"), "{told}");
    hall.terminate();

    let (status, told) = arbiter(&folder.database(), &prune);
    assert_eq!(status, Some(0), "{told}");
    let told = parsed(&told);
    assert_eq!((&told["already_there"], &told["archived"], &told["pruned"]), (&json!(1), &json!(0), &json!(1)));
    let (status, told) = arbiter(&folder.database(), &["verify", "--json"]);
    let told = parsed(&told);
    assert_eq!(
        (status, &told["whole"], &told["archived"], &told["problems"]),
        (Some(0), &json!(1), &json!(1), &json!([]))
    );
    let (status, told) = arbiter(&folder.database(), &["verify", to, "--rejudge", "--list", "--json"]);
    assert_eq!((status, &parsed(&told)["whole_games"]), (Some(0), &json!([game])));
    assert_eq!(arbiter(&folder.database(), &["reindex"]), (Some(0), "1 game\n".to_owned()));

    let hall = Hall::start(&folder.database());
    let gone = ask(hall.address, "GET", &format!("/api/v1/games/{game}"), "").await;
    let told = parsed(&gone);
    assert_eq!((&told["status"], &told["type"]), (&json!(410), &json!("urn:arbiter:problem:archived")), "{gone}");
    assert!(gone.contains("store.db") && !gone.contains(folder.0.to_str().unwrap()), "{gone}");
    let list = ask(hall.address, "GET", "/api/v1/games", "").await;
    assert!(list.contains(&game) && list.contains(&other) && list.contains("\"archived\":\"store.db\""), "{list}");
    hall.terminate();
    // An archive is a file like any other.
    let hall = Hall::start(&store);
    let shown = parsed(&ask(hall.address, "GET", &format!("/api/v1/games/{game}"), "").await);
    assert_eq!(shown["state"]["result"], "0-1", "{shown}");
    hall.terminate();
}

/// Runs a command that gets only a file of settings.
fn configured(folder: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    command.args(arguments).current_dir(folder).env_remove("ARBITER_DATABASE");
    let answer = command.env("ARBITER_CONFIG", folder.join("arbiter.toml")).output().unwrap();
    (answer.status.code(), String::from_utf8(answer.stdout).unwrap() + &String::from_utf8(answer.stderr).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn all_commands_find_the_database_where_the_settings_say() {
    let folder = Folder::new("configured");
    let at = |name: &str| folder.0.join(name).to_str().unwrap().to_owned();
    let hall = Hall::start(&folder.database());
    resigned(&hall).await;
    hall.terminate();
    std::fs::write(at("arbiter.toml"), format!("database = {:?}\nname = \"Club\"\n", at("hall.db"))).unwrap();
    for (arguments, wanted) in [
        (vec!["verify"], "1 game"),
        (vec!["reindex"], "1 game"),
        (vec!["backup", "copy.db"], "copy.db"),
        (vec!["archive", "--older-than", "0d", "--to", "store.db"], "1 game"),
        (vec!["token"], "hall.organiser-token"),
    ] {
        let (status, told) = configured(&folder.0, &arguments);
        assert!(status == Some(0) && told.contains(wanted), "{arguments:?}: {told}");
    }
    // An argument takes precedence over the file.
    let (status, told) = configured(&folder.0, &["verify", "copy.db", "--list"]);
    assert!(status == Some(0) && told.contains("whole"), "{told}");
    let (status, told) = configured(&folder.0, &["restore", "copy.db"]);
    assert!(status == Some(2) && told.contains("hall.db is there already"), "{told}");
    let (status, told) = configured(&folder.0, &["restore", "copy.db", "--database", "new.db"]);
    assert_eq!((status, told.as_str()), (Some(0), "1 game\n"));
    let (status, told) = configured(&folder.0, &["verify", "missing.db"]);
    assert!(status == Some(2) && told.contains("no such file") && !told.contains("backup"), "{told}");
    std::fs::write(at("arbiter.toml"), "in-memory = true\n").unwrap();
    let (status, told) = configured(&folder.0, &["backup", "other.db"]);
    assert!(status == Some(2) && told.contains("in-memory"), "{told}");
    std::fs::write(at("arbiter.toml"), "databse = \"x\"\n").unwrap();
    let (status, told) = configured(&folder.0, &["verify"]);
    assert!(status == Some(2) && told.contains("arbiter.toml, line 1"), "{told}");
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn what_a_server_writes_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("modes");
    let hall = Hall::start(&folder.database());
    resigned(&hall).await;
    assert_eq!(arbiter(&folder.database(), &["backup", folder.0.join("copy.db").to_str().unwrap()]).0, Some(0));
    for entry in std::fs::read_dir(&folder.0).unwrap() {
        let entry = entry.unwrap();
        let mode = entry.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{}", entry.path().display());
    }
    hall.terminate();
}
