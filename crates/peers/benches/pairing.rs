//! How fast rounds are paired and players ranked: `cargo bench -p arbiter-chess-peers --bench pairing`.
//!
//! The tournaments come from our own generator. If a `bbpPairings` program is in `$BBP` or on the path, it pairs the same
//! files in the same run, including its start, and the ratio is printed. `--quick` repeats less.

use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use pairing::standings::{Base, Code, Standings};
use pairing::trf::{Dialect, read, to_text};
use pairing::{Plan, Tournament, dutch};

/// Players, rounds played, and the most milliseconds that pairing the next round may take.
const FIELDS: [(u16, u16, Option<f64>); 7] = [
    (50, 8, None),
    (120, 8, Some(20.0)),
    (250, 8, None),
    (500, 1, Some(1000.0)),
    (500, 8, Some(1000.0)),
    (750, 8, None),
    (1000, 8, None),
];

fn main() -> ExitCode {
    let is_quick = std::env::args().any(|option| option == "--quick");
    let repeats = if is_quick { 2 } else { 5 };
    let peer = peer();
    if peer.is_none() {
        eprintln!("no bbpPairings in $BBP or on the path: nothing to compare with");
    }
    println!("{:>8} {:>7} {:>12} {:>14} {:>8}", "players", "round", "arbiter ms", "bbpPairings ms", "ratio");
    let mut is_slow = false;
    for (players, played, most) in FIELDS {
        let tournament =
            Plan { players, rounds: played + 1, played, forfeits: 1, byes: 2, ..Plan::default() }.generate();
        let ours = best(repeats, || assert!(dutch::pair(&tournament).is_ok()));
        let theirs = peer.as_ref().and_then(|peer| theirs(peer, &tournament, repeats));
        let (shown, ratio) =
            theirs.map_or_else(Default::default, |theirs| (format!("{theirs:.2}"), format!("{:.1}", theirs / ours)));
        println!("{players:>8} {:>7} {ours:>12.2} {shown:>14} {ratio:>8}", played + 1);
        is_slow |= most.is_some_and(|most| ours > most);
    }
    let tournament = Plan { players: 500, rounds: 11, byes: 2, forfeits: 1, ..Plan::default() }.generate();
    let codes: Vec<Code> = Base::ALL.into_iter().map(Code::from).collect();
    let ranking = best(repeats, || {
        assert_eq!(Standings::new(&tournament).ranked(&codes).len(), 500);
    });
    println!("\nall tie-breaks of 500 players after 11 rounds: {ranking:.2} ms");
    is_slow |= ranking > 10.0;
    if is_slow {
        eprintln!("slower than it should be");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// Returns the milliseconds of the best of several runs.
fn best(repeats: usize, mut work: impl FnMut()) -> f64 {
    let mut best = Duration::MAX;
    for _ in 0..repeats {
        let start = Instant::now();
        work();
        best = best.min(start.elapsed());
    }
    best.as_secs_f64() * 1000.0
}

/// Finds the other program.
fn peer() -> Option<PathBuf> {
    let named = std::env::var_os("BBP").map(PathBuf::from);
    let on_path = || {
        let path = std::env::var_os("PATH")?;
        std::env::split_paths(&path).map(|folder| folder.join("bbpPairings")).find(|file| file.is_file())
    };
    named.filter(|file| file.is_file()).or_else(on_path)
}

/// Runs the other program on the same tournament; both must find the same pairs.
fn theirs(peer: &PathBuf, tournament: &Tournament, repeats: usize) -> Option<f64> {
    let folder = std::env::temp_dir().join(format!("arbiter-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder).ok()?;
    let (input, output) = (folder.join("in.trf"), folder.join("out.txt"));
    let text = to_text(tournament, Dialect::Trf26);
    assert_eq!(read(text.as_bytes()).ok()?.tournament(), tournament);
    std::fs::write(&input, text).ok()?;
    let mut is_fine = true;
    let time = best(repeats, || {
        let run = Command::new(peer)
            .arg("--dutch")
            .arg(&input)
            .arg("-p")
            .arg(&output)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        is_fine &= run.is_ok_and(|status| status.success());
    });
    let found = std::fs::read_to_string(&output).unwrap_or_default();
    // If the files cannot be removed, that does no harm.
    let _ = std::fs::remove_dir_all(&folder);
    if !is_fine {
        eprintln!("{} failed", peer.display());
        return None;
    }
    let ours = dutch::pair(tournament).ok()?;
    let same = ours.boards.iter().all(|(white, black)| found.lines().any(|line| line == format!("{white} {black}")));
    if !same {
        eprintln!("{} finds other pairs", peer.display());
    }
    Some(time)
}
