//! The incidents of the crate `laws`, found, read and played; only `protocol` can read them.

#![allow(dead_code, reason = "each file of tests uses its part")]

use std::path::{Path, PathBuf};

use laws::{Act, Entry, Game};
use protocol::{Envelopes, Reader, RegulationsFrame, TimedAct};

/// Finds all incidents, in order.
pub(crate) fn incidents() -> Vec<PathBuf> {
    let mut files = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../laws/tests/incidents"), &mut files);
    files.sort();
    assert!(!files.is_empty(), "there are no incidents");
    files
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.expect("an entry of a folder of incidents").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "jsonl") {
            files.push(path);
        }
    }
}

/// Names a file by article and incident.
pub(crate) fn name(path: &Path) -> String {
    let parts: Vec<_> = path.components().rev().take(2).map(|part| part.as_os_str().to_string_lossy()).collect();
    format!("{}/{}", parts[1], parts[0])
}

pub(crate) fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Reads the regulations of an incident, whether or not a game can be played by them.
pub(crate) fn regulations(text: &str) -> serde_json::Value {
    let first = text.lines().find(|line| !line.is_empty() && !line.starts_with('#'));
    let mut first: serde_json::Value = first.and_then(|line| serde_json::from_str(line).ok()).unwrap_or_default();
    first["regulations"].take()
}

/// Plays an incident, and shows each act with what came of it. Only regulations that the incident expects to be refused may be.
pub(crate) fn play(text: &str, mut see: impl FnMut(&Game, &Act, &Entry)) {
    if text.contains("\"expect_error\"") {
        return;
    }
    let frame = RegulationsFrame::read(&regulations(text).to_string()).expect("regulations");
    let reader = Reader::new(frame.language().expect("a language"));
    let regulations = frame.to_laws().expect("regulations that make sense");
    let mut game = Game::new(regulations);
    let mut envelopes = Envelopes::default();
    let acts = text.lines().filter(|line| line.starts_with('{') && !line.starts_with("{\"expect"));
    for line in acts.filter(|line| !line.starts_with("{\"regulations\"")) {
        let frame = TimedAct::read(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        let frame = envelopes.pass(&frame, &game);
        let act = reader.read(&frame, &game).unwrap_or_else(|error| panic!("{line}: {error}"));
        let entry = game.judge(frame.at, frame.by, act);
        see(&game, &entry.act, &entry);
        game.apply(&entry);
    }
}

/// Lists the names of the acts of the contract, as the error about an unknown one does.
pub(crate) fn act_names() -> Vec<String> {
    let error = protocol::Act::read(r#"{"act":"?"}"#).unwrap_err();
    let names = error.problem.split('`').skip(1).step_by(2).map(str::to_owned);
    names.filter(|name| name != "?").collect()
}
