//! Journals: replaying stored rows restores the game, also with rows of earlier releases.

mod support;

use std::fs;
use std::path::PathBuf;

use clock::Millis;
use laws::Game;
use protocol::{Envelopes, FrameError, JournalEntry, Reader, RegulationsFrame, StateFrame, TimedAct};
use serde_json::{Value, json};

const DISPUTE: &str = include_str!("golden/dispute.acts.jsonl");
const ADJOURNMENT: &str = include_str!("golden/adjournment.acts.jsonl");

/// Conducts a game and writes its journal: the regulations, a row for each act, and the final state.
fn journal(acts: &str) -> (Vec<String>, Game) {
    let mut lines = acts.lines();
    let regulations: Value = serde_json::from_str(lines.next().unwrap()).unwrap();
    let frame = RegulationsFrame::read(&regulations["regulations"].to_string()).unwrap();
    let reader = Reader::new(frame.language().unwrap());
    let mut game = Game::new(frame.to_laws().unwrap());
    let mut journal = vec![json!({ "regulations": frame }).to_string()];
    let mut at = Millis::ZERO;
    let mut envelopes = Envelopes::default();
    for line in lines.filter(|line| !line.starts_with('#') && !line.starts_with("{\"expect")) {
        let act = TimedAct::read(line).unwrap();
        let act = envelopes.pass(&act, &game);
        let entry = game.judge(act.at, act.by, reader.read(&act, &game).unwrap());
        journal.push(serde_json::to_string(&JournalEntry::of(&act, &entry, &game, None)).unwrap());
        game.apply(&entry);
        at = act.at;
    }
    journal.push(json!({ "state": StateFrame::of(&game, at) }).to_string());
    (journal, game)
}

/// Replays a journal from the text of its rows; returns the game, and the state that it should be in.
fn replay(journal: &[String]) -> Result<(Game, Value, Value), FrameError> {
    let (first, rest) = journal.split_first().unwrap();
    let (last, rows) = rest.split_last().unwrap();
    let regulations: Value = serde_json::from_str(first).unwrap();
    let frame = RegulationsFrame::read(&regulations["regulations"].to_string())?;
    let mut game = Game::new(frame.to_laws()?);
    let mut at = Millis::ZERO;
    for row in rows {
        let entry = JournalEntry::read(row)?;
        at = entry.at();
        entry.replay(&mut game)?;
    }
    let stored: Value = serde_json::from_str(last).unwrap();
    let found = serde_json::to_value(StateFrame::of(&game, at)).unwrap();
    Ok((game, found, stored["state"].clone()))
}

/// Compares everything in two games.
fn assert_same(replayed: &Game, live: &Game, about: &str) {
    assert_eq!(format!("{replayed:?}"), format!("{live:?}"), "{about}");
}

/// A release that changes the form adds its journals with `GOLDEN=name`; existing ones are never rewritten.
#[test]
fn a_journal_gives_the_game_back() {
    for (game, acts) in [("dispute", DISPUTE), ("adjournment", ADJOURNMENT)] {
        let (journal, live) = journal(acts);
        if let Ok(name) = std::env::var("GOLDEN") {
            let name = format!("tests/golden/{name}-{game}.journal.jsonl");
            fs::write(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(name), journal.join("\n") + "\n").unwrap();
        }
        let (replayed, found, stored) = replay(&journal).unwrap();
        assert_eq!(found, stored);
        assert_same(&replayed, &live, game);
        assert_eq!(stored["result"], "1/2-1/2");
    }
}

#[test]
fn the_journal_of_every_incident_gives_the_game_back() {
    for incident in support::incidents().iter().filter(|incident| !incident.text.contains("expect_error")) {
        let acts: Vec<&str> = incident.text.lines().filter(|line| !line.starts_with('#')).collect();
        let (rows, live) = journal(&acts.join("\n"));
        let (replayed, ..) = replay(&rows).unwrap_or_else(|error| panic!("{incident}: {error}"));
        assert_same(&replayed, &live, &incident.to_string());
    }
}

#[test]
fn the_text_of_a_sealed_move_stands_in_no_row_before_the_envelope_is_opened() {
    let (journal, _) = journal(ADJOURNMENT);
    let sealing: Vec<&String> = journal.iter().filter(|row| row.contains("\"act\":\"seal\"")).collect();
    assert_eq!(sealing.len(), 2);
    for row in sealing {
        assert!(row.contains("commitment") && !row.contains("Jf3") && !row.contains("Jc3") && !row.contains("nonce"));
    }
    let opened = journal.iter().position(|row| row.contains("envelope_opened")).unwrap();
    let wrong = journal.iter().position(|row| row.contains("wrong_envelope")).unwrap();
    assert!(journal[..wrong].iter().all(|row| !row.contains("Jf3") && !row.contains("Jc3")));
    assert!(journal[opened].contains("\"text\":\"Jf3\""));
}

#[test]
fn every_journal_ever_released_still_loads() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut count = 0;
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.to_string_lossy().ends_with(".journal.jsonl") {
            let text = fs::read_to_string(&path).unwrap();
            let lines: Vec<String> = text.lines().map(str::to_owned).collect();
            let (_, found, stored) = replay(&lines).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            // A state may have got new fields since.
            for (field, value) in stored.as_object().unwrap() {
                assert_eq!(&found[field], value, "{field} in {}", path.display());
            }
            count += 1;
        }
    }
    assert!(count > 0, "the golden journals are there");
}

#[test]
fn a_row_that_does_not_fit_is_an_error_that_names_the_place() {
    let (lines, _) = journal(DISPUTE);
    let broken = lines[2].replace("\"rules\"", "\"rulez\"");
    assert!(JournalEntry::read(&broken).is_err());
    let unknown = lines[1].replace("\"rule\":\"Start\"", "\"rule\":\"Begin\"");
    let row = JournalEntry::read(&unknown).unwrap();
    let game = Game::new(laws::Regulations::default());
    assert_eq!(row.to_laws(&game).unwrap_err().field, "rule");
}
