//! A second server on the same file or the same address is refused before it has changed anything.

use std::path::Path;
use std::process::{Command, Output};

use crate::{Folder, Hall, arbiter, create, join, next};

/// Starts a server that must be refused.
fn refused(database: &Path, listen: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arbiter"))
        .args(["serve", "--listen", listen, "--tls", "--database"])
        .arg(database)
        .env("ARBITER_LOG", "info")
        .output()
        .unwrap()
}

fn names(folder: &Folder) -> Vec<String> {
    let found = std::fs::read_dir(&folder.0).unwrap();
    let mut names: Vec<String> = found.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_writes_nothing_into_running_games() {
    let folder = Folder::new("second");
    let hall = Hall::start(&folder.database());
    let (game, token) = create(hall.address).await.unwrap();
    let mut socket = join(hall.address, &game, &token, None).await.unwrap();
    while next(&mut socket).await.expect("the game begins")["entry"]["act"]["act"] != "start" {}
    let before = (names(&folder), super::ask(hall.address, "GET", &format!("/api/v1/games/{game}/journal"), "").await);

    let taken = hall.address.to_string();
    for listen in [taken.as_str(), "127.0.0.1:0"] {
        let Output { status, stderr, stdout } = refused(&folder.database(), listen);
        let told = String::from_utf8(stderr).unwrap();
        assert!(!status.success() && stdout.is_empty(), "{told}");
        if listen == taken {
            assert!(told.contains(&format!("cannot listen at {taken}")), "{told}");
        } else {
            assert!(told.contains(&format!("process {} uses it already", hall.process.id())), "{told}");
        }
        let after =
            (names(&folder), super::ask(hall.address, "GET", &format!("/api/v1/games/{game}/journal"), "").await);
        assert_eq!(before, after, "nothing was touched");
    }

    // A lock ends with its process, however that ends.
    hall.kill();
    let hall = Hall::start(&folder.database());
    hall.terminate();
    assert_eq!(arbiter(&folder.database(), &["verify"]).0, Some(0));
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_file_is_deleted_acknowledges_nothing_more_and_says_so() {
    use futures_util::SinkExt;
    use tokio_tungstenite::tungstenite::Message;
    let folder = Folder::new("deleted");
    let hall = Hall::start(&folder.database());
    let (game, token) = create(hall.address).await.unwrap();
    let mut socket = join(hall.address, &game, &token, None).await.unwrap();
    while next(&mut socket).await.expect("the game begins")["entry"]["act"]["act"] != "start" {}
    let ready = || super::ask(hall.address, "GET", "/api/v1/health/ready", "");
    assert_eq!(ready().await, "ready\n");
    std::fs::remove_file(folder.database()).unwrap();
    let act = r#"{"id":"1","by":"white","act":"play","move":"e2e4"}"#;
    socket.send(Message::Text(act.into())).await.unwrap();
    let last = loop {
        let frame = next(&mut socket).await.expect("the server says why");
        assert!(frame.get("ack").is_none() && frame.get("entry").is_none(), "{frame}");
        if frame.get("closed").is_some() {
            break frame;
        }
    };
    assert_eq!(last["closed"]["code"], "journal_lost");
    assert!(last["closed"]["detail"].as_str().is_some_and(|detail| detail.contains("deleted or replaced")), "{last}");
    let unready = ready().await;
    assert!(unready.contains("journal_lost") && unready.contains("503"), "{unready}");
    assert!(!unready.contains("hall.db"), "paths are for the log: {unready}");
}
