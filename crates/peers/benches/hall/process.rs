//! Servers in processes of their own.

use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use server::{Config, Limits};

/// Limits that no client of this benchmark reaches.
pub(crate) const LIMITS: Limits = Limits {
    open_games: 1_000_000,
    frame_bytes: 16 * 1024,
    frames_per_second: 1_000_000,
    games_per_minute: 1_000_000,
    sockets: 1_000_000,
    joins_per_minute: 1_000_000,
    requests_per_second: 1_000_000,
    mate_milliseconds: 2_000,
    mate_positions: 2_000_000,
    old_games: 1_000,
    game_rows: 1_000_000,
    game_bytes: 1 << 40,
    event_rows: 1_000_000,
    event_rows_of_player: 1_000_000,
    event_bytes: 1 << 40,
    import_bytes: 16 << 20,
    bytes_per_hour: 1 << 50,
};

/// A server that is killed when the value is dropped.
pub(crate) struct Server {
    process: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    /// Starts this program again as a server: `echo FRAMES`, `memory` or `sqlite FILE`.
    pub(crate) fn start(arguments: &[&str]) -> Self {
        let mut process = child(arguments);
        let mut line = String::new();
        let out = process.stdout.as_mut().expect("it is piped");
        BufReader::new(out).read_line(&mut line).expect("the server says where it listens");
        Self { process, address: line.trim().parse().expect("an address") }
    }

    /// Returns the resident memory of the process, in bytes.
    pub(crate) fn resident(&self) -> u64 {
        resident(&self.process.id().to_string())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // The process may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Starts this program again for a task; its output is piped.
pub(crate) fn child(arguments: &[&str]) -> Child {
    let program = std::env::current_exe().expect("this program has a name");
    Command::new(program).arg("child").args(arguments).stdout(Stdio::piped()).spawn().expect("a process")
}

/// Returns the resident memory of a process, in bytes.
pub(crate) fn resident(process: &str) -> u64 {
    let told = std::fs::read_to_string(format!("/proc/{process}/statm")).unwrap_or_default();
    let pages: u64 = told.split(' ').nth(1).and_then(|pages| pages.parse().ok()).unwrap_or_default();
    pages * 4096
}

/// Runs the task of a child process.
pub(crate) fn run(arguments: &[&str]) {
    match arguments {
        ["echo", frames] => super::echo::serve(Path::new(frames)),
        ["memory"] => hall(None),
        ["sqlite", file] => hall(Some(file.into())),
        ["games", file, count] => super::memory::play_games(Path::new(file), count.parse().expect("a number")),
        ["simulate", file] => super::memory::simulate(Path::new(file)),
        _ => panic!("no such task: {arguments:?}"),
    }
}

fn hall(database: Option<PathBuf>) {
    let config = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        database,
        journal: None,
        advertise: Vec::new(),
        organiser: None,
        origins: Vec::new(),
        hosts: Vec::new(),
        metrics: None,
        limits: LIMITS,
        name: "bench".to_owned(),
        certificate: None,
        engines: std::collections::BTreeMap::new(),
        pairers: std::collections::BTreeMap::new(),
        webhooks: server::WebhookPolicy::Off,
    };
    server::serve(&config, |opened| say(opened.address)).expect("a hall");
}

/// Tells the parent the address at which this process listens.
pub(crate) fn say(address: SocketAddr) {
    println!("{address}");
    let _ = std::io::stdout().flush();
}

/// A temporary folder, deleted afterwards.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("arbiter-bench-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }

    pub(crate) fn file(&self, name: &str) -> String {
        self.0.join(name).to_string_lossy().into_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
