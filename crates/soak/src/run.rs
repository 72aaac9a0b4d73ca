//! A whole run: measuring, killing, and the verdict.

use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use serde_json::Value;
use tokio::process::{Child, Command};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::Lot;
use crate::disk::{Cut, Fault, Faults, Knob, cut_power};
use crate::honest::{self, Honest, Phase};
use crate::kept::{Found, Kept};
use crate::net::Line;
use crate::process::{Place, Server};
use crate::report::Report;

/// The parameters of a run.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The duration, in seconds.
    pub seconds: u64,
    /// The seed of all random numbers; timing still varies.
    pub seed: u64,
    /// The number of games played at once.
    pub pairs: u64,
    /// Milliseconds between two acts in one game, on average.
    pub think: u64,
    /// The milliseconds by which the 99th percentile may be slower with hostile clients.
    pub margin: u64,
    /// The most memory the server may take, in MiB.
    pub memory: u64,
    /// Whether the disk lies about syncs: then the checks must find that acts are lost.
    pub is_lying: bool,
    /// Whether to print what is being done.
    pub is_loud: bool,
}

/// The percentage of the time spent on measuring; the rest goes to kills.
const MEASURED_PERCENT: u64 = 30;
/// The number of alternations between phases without and with hostile clients, so that other load on the machine affects
/// both.
const SLICES: u64 = 3;
/// The time after a fault within which an act must be acknowledged.
const RECOVERY: Duration = Duration::from_secs(30);

/// A run in progress.
struct Run<'p> {
    plan: &'p Plan,
    place: &'p Place,
    faults: Faults,
    honest: Arc<Honest>,
    report: Report,
    lot: Lot,
    watched: Arc<Watched>,
    start: Instant,
}

/// The process whose memory is measured.
#[derive(Debug, Default)]
struct Watched {
    pid: AtomicU32,
    most: AtomicU64,
}

/// Makes a run; `interrupted` ends it early.
pub async fn run(plan: &Plan, place: &Place, interrupted: impl Future<Output = ()>) -> Result<Report> {
    let faults = place.prepare()?;
    let honest = Honest::new(place.address, plan.think);
    let mut lot = Lot::new(plan.seed);
    let mut pairs = JoinSet::new();
    let watched = Arc::<Watched>::default();
    let sampler = tokio::spawn(sample(Arc::clone(&watched)));
    let report = Report { seed: plan.seed, margin: plan.margin, memory: (0, plan.memory), ..Report::default() };
    for number in 0..plan.pairs {
        pairs.spawn(honest::play(Arc::clone(&honest), number, lot.branch()));
    }
    let mut run = Run { plan, place, faults, honest, report, lot, watched, start: Instant::now() };
    let mut server = None;
    tokio::select! {
        done = run.all(&mut server) => {
            if let Err(error) = done {
                run.report.problems.push(format!("{error:#}"));
            }
        }
        () = interrupted => run.say("interrupted: what was seen so far is checked"),
    }
    run.faults.heal()?;
    let ended = run.end(server, &mut pairs).await;
    if let Err(error) = ended {
        run.report.problems.push(format!("{error:#}"));
    }
    sampler.abort();
    // Reported even after an error.
    run.report.acts = run.honest.counts();
    run.report.delays = [run.honest.delays(Phase::Quiet), run.honest.delays(Phase::Hostile)];
    run.report.memory.0 = run.watched.most.load(Ordering::Relaxed);
    run.report.seconds = run.start.elapsed().as_secs();
    Ok(run.report)
}

async fn sample(watched: Arc<Watched>) {
    loop {
        let found = memory(watched.pid.load(Ordering::Relaxed)).unwrap_or_default();
        watched.most.fetch_max(found, Ordering::Relaxed);
        sleep(Duration::from_millis(250)).await;
    }
}

/// Returns the memory of a process now, in MiB.
fn memory(pid: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().trim_end_matches("kB").trim().parse::<u64>().ok()? / 1024)
}

impl Run<'_> {
    fn say(&self, what: &str) {
        if self.plan.is_loud {
            eprintln!("{:>6.1} s  {what}", self.start.elapsed().as_secs_f64());
        }
    }

    async fn start(&mut self, forgets: bool) -> Result<Server> {
        let server = Server::start(self.place, forgets).await?;
        self.watched.pid.store(server.pid(), Ordering::Relaxed);
        Ok(server)
    }

    async fn all(&mut self, server: &mut Option<Server>) -> Result<()> {
        let end = Duration::from_secs(self.plan.seconds);
        let measured = end * MEASURED_PERCENT as u32 / 100;
        *server = Some(self.start(false).await?);
        self.measure(measured).await?;
        self.say("the server is killed and started with a disk that forgets");
        let hostile = Hostile::start(self.place, self.lot.number())?;
        while self.start.elapsed() < end {
            self.live_and_die(server).await?;
        }
        hostile.end().await
    }

    /// Measures honest players without and with hostile clients, alternately.
    async fn measure(&mut self, time: Duration) -> Result<()> {
        let slice = time / (2 * SLICES as u32);
        // The first games begin, and the server warms up.
        sleep(slice.min(Duration::from_secs(5))).await;
        for number in 1..=SLICES {
            self.say(&format!("measuring without hostile clients, {number} of {SLICES}"));
            self.honest.measure(Some(Phase::Quiet));
            sleep(slice).await;
            self.say(&format!("measuring with hostile clients, {number} of {SLICES}"));
            self.honest.measure(None);
            let hostile = Hostile::start(self.place, self.lot.number())?;
            sleep(slice.min(Duration::from_secs(2))).await;
            self.honest.measure(Some(Phase::Hostile));
            sleep(slice).await;
            self.honest.measure(None);
            hostile.end().await?;
            // Effects of the hostile clients must not reach the next slice.
            sleep(slice.min(Duration::from_secs(2))).await;
        }
        Ok(())
    }

    /// Runs the server for a while, with or without a fault, kills it, and starts it again.
    async fn live_and_die(&mut self, server: &mut Option<Server>) -> Result<()> {
        sleep(Duration::from_millis(self.lot.between(300, 5_000))).await;
        if self.lot.happens(400) && self.report.plain_kills + self.report.lossy_kills > 0 {
            self.break_disk(server).await?;
        }
        let Some(running) = server.take() else { return Ok(()) };
        running.kill().await?;
        let is_lossy = self.lot.happens(500) && self.report.plain_kills > 0;
        let waited = Instant::now();
        while self.honest.is_anybody_there() && waited.elapsed() < Duration::from_secs(5) {
            sleep(Duration::from_millis(10)).await;
        }
        self.faults.heal()?;
        if is_lossy {
            let cut = if self.plan.is_lying { Cut::Lie } else { Cut::draw(&mut self.lot) };
            let lost = cut_power(&self.place.undo_log(), cut, &mut self.lot)?;
            self.report.undone += lost.lost as u64;
            self.report.lossy_kills += 1;
            remove(&shared_memory(&self.place.database()))?;
            self.say(&format!("killed; of {} unsynced operations {} are lost ({cut:?})", lost.open, lost.lost));
        } else {
            self.report.plain_kills += 1;
            self.say("killed");
        }
        self.check_live();
        if is_lossy {
            // Reading the file has created it again.
            remove(&shared_memory(&self.place.database()))?;
        }
        *server = Some(self.start(true).await?);
        Ok(())
    }

    /// Makes the disk fail for a while; afterwards the server must acknowledge acts again, or have ended.
    async fn break_disk(&mut self, server: &mut Option<Server>) -> Result<()> {
        let fault = Fault::draw(&mut self.lot);
        *self.report.faults.entry(fault.name().to_owned()).or_default() += 1;
        self.say(&format!("the disk fails: {}", fault.name()));
        self.faults.fail(fault)?;
        sleep(Duration::from_millis(self.lot.between(500, 3_000))).await;
        if matches!(fault, Fault::Full | Fault::Broken) {
            let ready = self.line().ask("GET", "/api/v1/health/ready", None, "").await;
            self.report.unready.1 += 1;
            self.report.unready.0 += u64::from(ready.is_ok_and(|(status, _)| status == 503));
        }
        self.faults.heal()?;
        if self.lot.happens(300) {
            // The server was killed before it could recover.
            return Ok(());
        }
        let (before, healed) = (self.honest.counts().0, Instant::now());
        while self.honest.counts().0 == before {
            if server.as_mut().is_some_and(Server::has_ended) {
                self.say("the server has ended");
                return Ok(());
            }
            if healed.elapsed() > RECOVERY {
                let problem = format!("after “{}” nothing was acknowledged for {} s", fault.name(), RECOVERY.as_secs());
                self.report.problems.push(problem);
                return Ok(());
            }
            sleep(Duration::from_millis(20)).await;
        }
        self.say(&format!("it acknowledges again after {} ms", healed.elapsed().as_millis()));
        Ok(())
    }

    fn line(&self) -> Line {
        Line { server: self.place.address, other: None, from: std::net::Ipv4Addr::LOCALHOST }
    }

    /// Checks the games that were in progress when the server was killed.
    fn check_live(&mut self) {
        let found = Kept::open(&self.place.database()).and_then(|kept| kept.check(&self.honest.live()));
        self.note(found);
    }

    fn note(&mut self, found: Result<Vec<Found>>) {
        match found {
            Ok(found) => {
                for Found { game, problem } in found {
                    let problem = format!("game {game}: {problem}");
                    if !self.report.problems.contains(&problem) {
                        self.say(&problem);
                        self.report.problems.push(problem);
                    }
                }
            }
            Err(error) => self.report.problems.push(format!("{error:#}")),
        }
    }

    /// Lets all players finish, and checks everything.
    async fn end(&mut self, server: Option<Server>, pairs: &mut JoinSet<()>) -> Result<()> {
        self.say("everybody finishes");
        let server = match server {
            Some(server) => server,
            None => self.start(true).await?,
        };
        self.honest.end();
        while pairs.join_next().await.is_some() {}
        let histories = self.honest.all();
        self.say(&format!("checking {} games", histories.len()));
        let kept = Kept::open(&self.place.database())?;
        let found = kept.check(&histories);
        self.note(found);
        for history in &histories {
            for seen in &history.clients {
                for id in seen.open() {
                    let problem = crate::Problem::NoAnswer { seat: seen.seat, id };
                    self.report.problems.push(format!("game {}: {problem}", history.game));
                }
            }
        }
        if self.report.lossy_kills > 0 && self.faults.read(Knob::Syncs)? == 0 {
            self.report.problems.push("the library that forgets was not loaded: it saw no sync".to_owned());
        }
        let some: Vec<&str> = histories.iter().rev().take(30).map(|history| history.game.as_str()).collect();
        self.check_rest(&kept, &some).await?;
        drop(kept);
        server.close().await?;
        self.verify().await?;
        self.report.farewells = self.honest.farewells();
        // Other codes are expected here: an abandoned socket can join late, and take over from its successor.
        for code in ["game_failed", "journal_lost", "no_json"] {
            if let Some(count) = self.report.farewells.get(code) {
                self.report.problems.push(format!("{count} sockets were closed with {code}"));
            }
        }
        Ok(())
    }

    /// Compares the answers of the REST interface with the file.
    async fn check_rest(&mut self, kept: &Kept, games: &[&str]) -> Result<()> {
        for game in games {
            let (status, text) = self.line().ask("GET", &format!("/api/v1/games/{game}/journal"), None, "").await?;
            // Where players keep the score, only the arbiter may read the journal; delayed spectators see less.
            if status == 403 {
                continue;
            }
            let rows = kept.rows(game)?;
            for line in text.lines() {
                let line: Value = serde_json::from_str(line)?;
                let seq = line["seq"].as_u64().unwrap_or_default();
                let row = rows.get((seq as usize).saturating_sub(1));
                if row.is_none_or(|row| line["hash"] != row.hash.to_string()) {
                    self.report.problems.push(format!("game {game}: over REST row {seq} is not the row that is kept"));
                }
            }
        }
        Ok(())
    }

    /// Lets `arbiter verify` check the file.
    async fn verify(&mut self) -> Result<()> {
        let mut command = Command::new(&self.place.arbiter);
        let output = command.arg("verify").arg(self.place.database()).env_remove("LD_PRELOAD").output().await?;
        let said = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        self.say(&format!("arbiter verify: {said}"));
        if !output.status.success() {
            self.report
                .problems
                .push(format!("arbiter verify: {said} {}", String::from_utf8_lossy(&output.stderr).trim()));
        }
        Ok(())
    }
}

/// Returns the path of the shared-memory file beside the database.
fn shared_memory(database: &Path) -> std::path::PathBuf {
    database.with_extension("db-shm")
}

fn remove(path: &Path) -> Result<()> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
}

/// The process of the hostile clients.
struct Hostile(Child);

impl Hostile {
    fn start(place: &Place, seed: u64) -> Result<Self> {
        let own = std::env::current_exe()?;
        let mut command = Command::new(own);
        command.args(["hostile", &place.address.to_string(), &seed.to_string()]);
        let child = command.stdin(Stdio::piped()).kill_on_drop(true).spawn();
        Ok(Self(child.context("the hostile clients cannot be started")?))
    }

    async fn end(mut self) -> Result<()> {
        self.0.kill().await?;
        Ok(())
    }
}
