//! Pairs, ranks and reads the tournaments of `data/trf`.

use std::fs;
use std::path::{Path, PathBuf};

use conformance::{in_parallel, read, say, shared};
use pairing::dutch::NoPairing;
use pairing::standings::{Code, Standings};
use pairing::{Color, Id, Mark, Pairing, Tournament, dutch, trf};

/// Lists the files of a folder with an extension, in order.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let folder = shared().join(folder);
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|found| found == ending))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "{} is empty", folder.display());
    files
}

fn tournament(path: &Path) -> Result<Tournament, String> {
    let file = trf::read(&fs::read(path).unwrap()).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(file.into_tournament())
}

/// Returns a round as recorded, sorted.
fn recorded(tournament: &Tournament, round: u16) -> (Vec<(Id, Id)>, Option<Id>) {
    let mut pairs = Vec::new();
    let mut bye = None;
    for player in tournament.players() {
        let Some(cell) = player.cell(round) else { continue };
        if cell.mark == Mark::PairingBye {
            bye = Some(player.id);
        }
        if let Some(opponent) = cell.opponent.filter(|_| cell.color == Some(Color::White)) {
            pairs.push((player.id, opponent));
        }
    }
    pairs.sort_unstable();
    (pairs, bye)
}

fn report(what: &str, count: usize, wrong: &[String]) {
    assert!(wrong.is_empty(), "{} of {count} {what} are wrong:\n{}", wrong.len(), wrong.join("\n"));
    say(&format!("data/trf: {count} {what}, all right"));
}

#[test]
fn every_round_of_every_tournament_is_paired_as_written() {
    let files = files("data/trf/dutch/tournaments", "trf");
    let wrong = in_parallel(&files, |path| {
        let tournament = match tournament(path) {
            Ok(tournament) => tournament,
            Err(error) => return vec![error],
        };
        let mut wrong = Vec::new();
        for round in 1..=tournament.recorded() {
            let found = dutch::pair_round(&tournament, round).map(|mut pairing| {
                pairing.boards.sort_unstable();
                (pairing.boards, pairing.bye)
            });
            if found != Ok(recorded(&tournament, round)) {
                wrong.push(format!("{} round {round}: {found:?}", path.display()));
            }
        }
        wrong
    });
    report("tournaments", files.len(), &wrong);
}

#[test]
fn every_state_is_paired_as_written_or_has_no_pairing() {
    let files = files("data/trf/dutch/states", "trf");
    let wrong = in_parallel(&files, |path| {
        let tournament = match tournament(path) {
            Ok(tournament) => tournament,
            Err(error) => return vec![error],
        };
        let found = dutch::pair(&tournament);
        let is_right = match fs::read_to_string(path.with_extension("pairs")) {
            Ok(text) => found.as_ref().is_ok_and(|pairing| listed(pairing) == text),
            Err(_) => path.with_extension("none").exists() && matches!(found, Err(NoPairing::NoneLegal { .. })),
        };
        if is_right { Vec::new() } else { vec![format!("{}: {found:?}", path.display())] }
    });
    report("states", files.len(), &wrong);
}

/// Writes a pairing as pairing programs do.
fn listed(pairing: &Pairing) -> String {
    let count = pairing.boards.len() + usize::from(pairing.bye.is_some());
    let pairs = pairing.boards.iter().copied().chain(pairing.bye.map(|bye| (bye, 0)));
    let lines = pairs.map(|(white, black)| format!("{white} {black}"));
    let lines: Vec<String> = std::iter::once(count.to_string()).chain(lines).collect();
    lines.join("\n") + "\n"
}

#[test]
fn every_pairing_of_the_rules_stands_the_check_of_pairings_by_hand() {
    // The check goes through the brackets in its own way, so a sample is enough.
    let files: Vec<PathBuf> = files("data/trf/dutch/states", "trf").into_iter().step_by(4).collect();
    let wrong = in_parallel(&files, |path| {
        let Ok(tournament) = tournament(path) else { return Vec::new() };
        let Ok(pairing) = dutch::pair(&tournament) else { return Vec::new() };
        match dutch::check(&tournament, &pairing) {
            Ok(breaches) if breaches.is_empty() => Vec::new(),
            other => vec![format!("{}: {other:?}", path.display())],
        }
    });
    report("pairings checked", files.len(), &wrong);
}

#[test]
fn every_tie_break_has_the_value_that_is_written() {
    let files = files("data/trf/tiebreaks", "json");
    let wrong = in_parallel(&files, |path| {
        let tournament = match tournament(&path.with_extension("trf")) {
            Ok(tournament) => tournament,
            Err(error) => return vec![error],
        };
        let wanted: serde_json::Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
        let standings = Standings::new(&tournament);
        let mut wrong = Vec::new();
        for (text, values) in wanted["values"].as_object().unwrap() {
            let code: Code = text.parse().unwrap();
            for (id, value) in values.as_object().unwrap() {
                let id: Id = id.parse().unwrap();
                let found = standings.value(id, &code).map(|value| value.to_string());
                let account =
                    standings.account(id, &code).and_then(|account| account.value).map(|value| value.to_string());
                if found.as_deref() != value.as_str() || account != found {
                    wrong.push(format!("{} {text} of {id}: {found:?}, not {value}", path.display()));
                }
            }
        }
        for (text, ranks) in wanted["ranks"].as_object().unwrap() {
            for line in standings.ranked(&Code::list(text).unwrap()) {
                if ranks[line.id.to_string()].as_u64() != Some(line.rank as u64) {
                    wrong.push(format!("{} {text}: {} has rank {}", path.display(), line.id, line.rank));
                }
            }
        }
        wrong
    });
    report("tournaments with tie-breaks", files.len(), &wrong);
}

#[test]
fn round_robins_follow_the_berger_tables() {
    for (name, is_double) in [("data/trf/berger/tables.csv", false), ("data/trf/berger/double.csv", true)] {
        let text = read(name);
        let mut wanted: std::collections::BTreeMap<u16, Vec<Vec<(u16, u16)>>> = std::collections::BTreeMap::new();
        for line in text.lines().skip(1) {
            let fields: Vec<u16> = line.split(',').map(|field| field.parse().unwrap()).collect();
            let [players, round, board, white, black] = fields[..] else { panic!("{name}: {line}") };
            let rounds = wanted.entry(players).or_default();
            rounds.resize(rounds.len().max(round.into()), Vec::new());
            assert_eq!(rounds[usize::from(round) - 1].len() + 1, usize::from(board), "{line}");
            rounds[usize::from(round) - 1].push((white, black));
        }
        assert!(wanted.len() >= 10, "{name}");
        for (players, rounds) in wanted {
            let number = |pair: &(Option<u16>, Option<u16>)| (pair.0.unwrap_or(0), pair.1.unwrap_or(0));
            let found: Vec<Vec<(u16, u16)>> =
                pairing::berger(players, is_double).iter().map(|pairs| pairs.iter().map(number).collect()).collect();
            assert_eq!(found, rounds, "{name}: {players} players");
        }
    }
}

#[test]
fn odd_files_are_read_or_refused_as_they_should_be() {
    let index: serde_json::Value = serde_json::from_str(&read("data/trf/odd/index.json")).unwrap();
    let mut wrong = Vec::new();
    let index = index.as_object().unwrap();
    for (name, wanted) in index {
        let bytes = fs::read(shared().join("data/trf/odd").join(name)).unwrap();
        match (trf::read(&bytes), wanted["read"].as_str().unwrap()) {
            (Err(_), "refuse" | "either") | (Ok(_), "either") => {}
            (Err(error), _) => wrong.push(format!("{name}: {error}")),
            (Ok(_), "refuse") => wrong.push(format!("{name}: read, expected a refusal: {}", wanted["what"])),
            (Ok(file), _) => {
                for (id, points) in wanted["points"].as_object().unwrap() {
                    let found = file.tournament().points(id.parse().unwrap()).to_string();
                    if Some(found.as_str()) != points.as_str() {
                        wrong.push(format!("{name}: player {id} has {found}, not {points}"));
                    }
                }
                let again = trf::read(file.to_text().as_bytes());
                if again.as_ref().map(trf::TrfFile::tournament) != Ok(file.tournament()) {
                    wrong.push(format!("{name}: written and read again it differs: {again:?}"));
                }
            }
        }
    }
    report("odd files", index.len(), &wrong);
}
