//! Reads every line of `data/fen`: the valid ones have no flaw, the invalid ones have one.

use board::{Flaw, Setup};
use conformance::{read, say};

/// Reads the lines of a file with their flaws.
fn flaws(name: &str) -> Vec<(String, Result<Vec<Flaw>, String>)> {
    let text = read(name);
    let lines: Vec<_> = text
        .lines()
        .enumerate()
        .filter(|(_, fen)| !fen.trim().is_empty())
        .map(|(index, fen)| {
            let found = fen.parse::<Setup>().map(|setup| setup.flaws()).map_err(|error| error.to_string());
            (format!("{name}:{}: {fen}", index + 1), found)
        })
        .collect();
    assert!(!lines.is_empty(), "{name} is empty");
    lines
}

fn report(name: &str, lines: usize, wrong: &[String]) {
    assert!(wrong.is_empty(), "{} of {lines} lines are wrong:\n{}", wrong.len(), wrong.join("\n"));
    say(&format!("{name}: {lines} positions, all right"));
}

#[test]
fn valid_positions_have_no_flaw() {
    let name = "data/fen/valid.sfens";
    let lines = flaws(name);
    let wrong: Vec<String> = lines
        .iter()
        .filter_map(|(place, found)| match found {
            Ok(flaws) if flaws.is_empty() => None,
            Ok(flaws) => Some(format!("{place}: {}", flaws.iter().map(Flaw::code).collect::<Vec<_>>().join(", "))),
            Err(error) => Some(format!("{place}: {error}")),
        })
        .collect();
    report(name, lines.len(), &wrong);
}

#[test]
fn valid_positions_are_written_as_they_were_read() {
    let name = "data/fen/valid.sfens";
    let text = read(name);
    let lines: Vec<&str> = text.lines().filter(|fen| !fen.trim().is_empty()).collect();
    assert!(!lines.is_empty(), "{name} is empty");
    let wrong: Vec<String> = lines
        .iter()
        .filter_map(|fen| match fen.parse::<Setup>() {
            Err(error) => Some(format!("{fen}: {error}")),
            Ok(setup) => {
                let (shredder, x) = (setup.to_shredder_fen(), setup.to_string());
                (shredder != *fen || x.parse() != Ok(setup)).then(|| format!("{fen}: {shredder} and {x}"))
            }
        })
        .collect();
    report(name, lines.len(), &wrong);
}

#[test]
fn invalid_positions_have_a_flaw() {
    let name = "data/fen/invalid.sfens";
    let lines = flaws(name);
    // A FEN that cannot even be read would be another error than the one expected here.
    let wrong: Vec<String> = lines
        .iter()
        .filter_map(|(place, found)| match found {
            Ok(flaws) if !flaws.is_empty() => None,
            Ok(_) => Some(format!("{place}: no flaw")),
            Err(error) => Some(format!("{place}: {error}")),
        })
        .collect();
    report(name, lines.len(), &wrong);
}
