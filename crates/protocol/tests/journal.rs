//! Journals: what is stored gives the game back, and what was stored long ago still does.

use std::fs;
use std::path::PathBuf;

use clock::Millis;
use laws::Game;
use protocol::{ActFrame, EntryFrame, FrameError, Reader, RegulationsFrame, StateFrame};
use serde_json::{Value, json};

const DISPUTE: &str = include_str!("golden/dispute.acts.jsonl");

/// Conducts a game and writes its journal: the regulations, a row an act, and how the game stands at the end.
fn journal(acts: &str) -> Vec<String> {
    let mut lines = acts.lines();
    let regulations: Value = serde_json::from_str(lines.next().unwrap()).unwrap();
    let frame = RegulationsFrame::read(&regulations["regulations"].to_string()).unwrap();
    let reader = Reader::new(frame.language().unwrap());
    let mut game = Game::new(frame.to_laws().unwrap());
    let mut journal = vec![json!({ "regulations": frame }).to_string()];
    let mut at = Millis::ZERO;
    for line in lines {
        let act = ActFrame::read(line).unwrap();
        let entry = game.judge(act.at(), act.by(), act.to_laws(reader, &game).unwrap());
        journal.push(serde_json::to_string(&EntryFrame::of(&act, &entry, &game)).unwrap());
        game.apply(&entry);
        at = act.at();
    }
    journal.push(json!({ "state": StateFrame::of(&game, at) }).to_string());
    journal
}

/// Replays a journal; gives how the game stands at the end, and what the journal says.
fn replay(journal: &[String]) -> Result<(Value, Value), FrameError> {
    let (first, rest) = journal.split_first().unwrap();
    let (last, rows) = rest.split_last().unwrap();
    let regulations: Value = serde_json::from_str(first).unwrap();
    let frame = RegulationsFrame::read(&regulations["regulations"].to_string())?;
    let mut game = Game::new(frame.to_laws()?);
    let mut at = Millis::ZERO;
    for row in rows {
        let entry = EntryFrame::read(row)?.to_laws(&game)?;
        at = entry.at;
        game.apply(&entry);
    }
    let stored: Value = serde_json::from_str(last).unwrap();
    Ok((serde_json::to_value(StateFrame::of(&game, at)).unwrap(), stored["state"].clone()))
}

/// A release that changes the form adds its journal with `GOLDEN=name`; none is ever written again.
#[test]
fn a_journal_gives_the_game_back() {
    let journal = journal(DISPUTE);
    if let Some(name) = std::env::var_os("GOLDEN") {
        let path =
            PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name).with_extension("journal.jsonl");
        fs::write(path, journal.join("\n") + "\n").unwrap();
    }
    let (found, stored) = replay(&journal).unwrap();
    assert_eq!(found, stored);
    assert_eq!(stored["result"], "1/2-1/2");
}

#[test]
fn every_journal_ever_released_still_loads() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut count = 0;
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.to_string_lossy().ends_with(".journal.jsonl") {
            let text = fs::read_to_string(&path).unwrap();
            let lines: Vec<String> = text.lines().map(str::to_owned).collect();
            let (found, stored) = replay(&lines).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert_eq!(found, stored, "{}", path.display());
            count += 1;
        }
    }
    assert!(count > 0, "the golden journals are there");
}

#[test]
fn a_row_that_does_not_fit_is_an_error_that_names_the_place() {
    let lines = journal(DISPUTE);
    let broken = lines[2].replace("\"rules\"", "\"rulez\"");
    assert!(EntryFrame::read(&broken).is_err());
    let unknown = lines[1].replace("\"rule\":\"Start\"", "\"rule\":\"Begin\"");
    let row = EntryFrame::read(&unknown).unwrap();
    let game = Game::new(laws::Regulations::default());
    assert_eq!(row.to_laws(&game).unwrap_err().field, "rule");
}
