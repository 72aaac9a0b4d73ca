//! The performance of a file with very many finished games: `cargo bench -p arbiter-chess-peers --bench journal`.
//!
//! `GAMES` sets the number of games (default 100,000), `MOVES` the number of half-moves of each (default 30 to 119),
//! `FOLDER` the place of the file. The games are played once by a real server in memory, and then written repeatedly
//! under new ids. The status is 1 if a goal was missed.

mod games;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use laws::Phase;
use protocol::JoinFrame;
use server::{
    Append, Asker, ChainedRow, GameId, Hall, Journal, Limits, ListQuery, ManualTime, Moment, SqliteJournal, WholeGame,
};

use self::games::{Names, Played, play};

/// The bytes per act on disk and in the log before rows were packed, measured with the same games.
const BEFORE: (f64, f64) = (767.0, 24_100.0);

/// Prints a measurement; returns whether it meets the goal.
fn goal(what: &str, found: &str, is_reached: bool) -> bool {
    println!("{} {what}: {found}", if is_reached { "reached" } else { "MISSED " });
    is_reached
}

fn main() -> ExitCode {
    let count: usize = std::env::var("GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(100_000);
    let folder = std::env::var_os("FOLDER").map_or_else(std::env::temp_dir, PathBuf::from);
    let folder = folder.join(format!("arbiter-bench-journal-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the bench");
    let runtime = server::runtime("bench").expect("threads");
    let half_moves = std::env::var("MOVES").ok().and_then(|text| text.parse().ok());
    let played = runtime.block_on(play(64, half_moves));
    let mut is_fine = runtime.block_on(acts(&folder, &played));
    is_fine &= many(&folder.join("many.db"), &played, count, &runtime);
    let _ = std::fs::remove_dir_all(&folder);
    if is_fine { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Measures the cost of an act while games are being played.
async fn acts(folder: &Path, played: &[Played]) -> bool {
    let length = |name: &str| std::fs::metadata(folder.join(name)).map_or(0, |file| file.len()) as f64;
    // One act per commit, as on a quiet evening.
    let journal = SqliteJournal::open(&folder.join("quiet.db")).expect("a new file");
    let (mut rows, before) = (0, length("quiet.db-wal"));
    let mut names = Names::new();
    for round in round_robin(&played[..8], &mut names).take(900) {
        journal.append(round).await.expect("an answer").expect("a row");
        rows += 1;
    }
    let log = (length("quiet.db-wal") - before) / f64::from(rows);
    drop(journal);
    // Many games at once.
    let journal = SqliteJournal::open(&folder.join("busy.db")).expect("a new file");
    let all: Vec<Played> = played.iter().cycle().take(640).cloned().collect();
    let mut rows = 0_u32;
    let mut waiting = Vec::new();
    for append in round_robin(&all, &mut names) {
        waiting.push(journal.append(append));
        rows += 1;
        if waiting.len() == 640 {
            for answer in waiting.drain(..) {
                answer.await.expect("an answer").expect("a row");
            }
        }
    }
    for answer in waiting {
        answer.await.expect("an answer").expect("a row");
    }
    journal.close().expect("a closed file");
    let size = length("busy.db") / f64::from(rows);
    let text: usize = played.iter().flat_map(|played| &played.bodies).map(String::len).sum();
    let acts: usize = played.iter().map(|played| played.bodies.len()).sum();
    println!("        an act is {} bytes of text on average", text / acts);
    let mut is_fine =
        goal("bytes on disk per act, games played at once", &format!("{size:.0}"), size <= BEFORE.0 / 2.0);
    is_fine &=
        goal("bytes in the log per act, each in a commit of its own", &format!("{log:.0}"), log <= BEFORE.1 / 2.0);
    is_fine
}

/// Iterates over the rows of games, one row of each game in turn.
fn round_robin<'p>(played: &'p [Played], names: &mut Names) -> impl Iterator<Item = Append> + use<'p> {
    let mut games: Vec<(WholeGame, usize)> = played.iter().map(|played| (played.anew(names), 0)).collect();
    let mut next = 0;
    std::iter::from_fn(move || {
        for _ in 0..games.len() {
            let index = next % games.len();
            let (whole, told) = &mut games[index];
            next += 1;
            if let Some(row) = whole.rows.get(*told) {
                *told += 1;
                let mut summary = whole.summary.clone();
                if let Some(summary) = summary.as_mut().filter(|_| *told < whole.rows.len()) {
                    summary.half_moves = *told as u32;
                    "playing".clone_into(&mut summary.phase);
                }
                return Some(Append { game: whole.game, row: row.clone(), summary });
            }
        }
        None
    })
}

/// Builds a large file, and measures the operations that people wait for.
fn many(path: &Path, played: &[Played], count: usize, runtime: &tokio::runtime::Runtime) -> bool {
    let start = Instant::now();
    let journal = SqliteJournal::open(path).expect("a new file");
    let mut names = Names::new();
    let mut rows = 0_u64;
    let mut some = None;
    for batch in 0..count.div_ceil(256) {
        let games: Vec<WholeGame> = (0..256.min(count - batch * 256))
            .map(|index| played[(batch * 7 + index) % played.len()].anew(&mut names))
            .collect();
        rows += games.iter().map(|game| game.rows.len() as u64).sum::<u64>();
        if batch == count / 512 {
            some = games.first().map(|game| (game.game, game.summary.clone()));
        }
        journal.take_in(games).expect("games");
    }
    journal.close().expect("a closed file");
    drop(journal);
    let size = std::fs::metadata(path).map_or(0, |file| file.len());
    println!(
        "        {count} games, {rows} rows, {:.1} GB, {:.0} bytes per act, built in {:.0} s",
        size as f64 / 1e9,
        size as f64 / rows as f64,
        start.elapsed().as_secs_f64()
    );
    let (opened, journal) = timed(|| SqliteJournal::open(path).expect("the file opens"));
    let mut is_fine = goal("open", &told(opened), opened < Duration::from_secs(10));
    let list = |query: ListQuery| timed(|| journal.list(&query).expect("a list"));
    let page = ListQuery { limit: 50, ..ListQuery::default() };
    let (first, games) = list(page.clone());
    is_fine &=
        goal("first page of the list", &told(first), first < Duration::from_millis(20) && games.len() == 50.min(count));
    let (playing, _) = list(ListQuery { phase: Some(Phase::Playing), ..page.clone() });
    is_fine &= goal("games being played among them", &told(playing), playing < Duration::from_millis(20));
    let (game, summary) = some.expect("a game");
    let name = summary.and_then(|summary| summary.names.white).unwrap_or_default();
    for (what, search) in
        [("search for a player", name.as_str()), ("search for a letter", "a"), ("search in vain", "zzzz")]
    {
        let (found, _) = list(ListQuery { search: Some(search.to_owned()), ..page.clone() });
        is_fine &= goal(what, &told(found), found < Duration::from_millis(200));
    }
    let (found, _) = list(ListQuery { search: Some("a".to_owned()), phase: Some(Phase::Playing), ..page.clone() });
    is_fine &= goal("search for a letter among games being played", &told(found), found < Duration::from_millis(50));
    let (found, games) = list(ListQuery { before: Some(game), ..page });
    is_fine &= goal(
        "a page from the middle of the list",
        &told(found),
        found < Duration::from_millis(20) && games.len() == 50,
    );
    let hall = Hall::open_on(
        runtime.handle().clone(),
        Arc::new(journal),
        Arc::new(ManualTime::at(Moment(0))),
        Limits::default(),
    );
    let joined = runtime.block_on(async {
        let start = Instant::now();
        hall.join(game, JoinFrame { token: None, after: Some(0), language: Some("en".to_owned()) })
            .await
            .expect("it can be joined");
        start.elapsed()
    });
    is_fine &= goal("join an old game", &told(joined), joined < Duration::from_millis(200));
    let (exported, _) = timed(|| runtime.block_on(hall.pgn(game, Asker::default())).expect("a PGN"));
    is_fine & goal("export it", &told(exported), exported < Duration::from_millis(100))
}

fn timed<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let start = Instant::now();
    let done = work();
    (start.elapsed(), done)
}

fn told(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1e3)
}

/// Chains texts to the rows of a game.
fn chain(game: GameId, bodies: impl IntoIterator<Item = String>) -> Vec<ChainedRow> {
    let mut rows: Vec<ChainedRow> = Vec::new();
    for body in bodies {
        let row = rows
            .last()
            .map_or_else(|| ChainedRow::first(game, body.clone()), |last| ChainedRow::after(last, body.clone()));
        rows.push(row);
    }
    rows
}
