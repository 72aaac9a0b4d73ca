//! `arbiter serve` as a process that is killed while it works on a request.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

/// A temporary folder, deleted afterwards.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("arbiter-event-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server in a process of its own, on the same file however often it falls.
pub(crate) struct Hall {
    folder: Folder,
    process: Arc<Mutex<Child>>,
    pub(crate) address: SocketAddr,
    killer: Option<JoinHandle<()>>,
}

impl Hall {
    pub(crate) fn start(folder: Folder) -> Self {
        let (process, address) = spawn(&folder.file("hall.db"));
        Self { folder, process: Arc::new(Mutex::new(process)), address, killer: None }
    }

    pub(crate) fn folder(&self) -> &Folder {
        &self.folder
    }

    /// Kills the server after a number of turns that its other threads get, while the caller goes on talking to it.
    pub(crate) fn kill_soon(&mut self, turns: u64) {
        let process = Arc::clone(&self.process);
        self.killer = Some(std::thread::spawn(move || {
            for _ in 0..turns {
                std::thread::yield_now();
            }
            process.lock().unwrap().kill().unwrap();
        }));
    }

    /// Waits until the kill has happened, and starts the server again. Without a kill the server must be alive.
    pub(crate) fn restart(&mut self) {
        let killer = self.killer.take().expect("the server fell without being killed");
        killer.join().unwrap();
        let mut process = self.process.lock().unwrap();
        process.wait().unwrap();
        let (again, address) = spawn(&self.folder.file("hall.db"));
        (*process, self.address) = (again, address);
    }

    /// Tells whether a kill is under way.
    pub(crate) fn is_dying(&self) -> bool {
        self.killer.is_some()
    }

    /// Returns the file of the server.
    pub(crate) fn database(&self) -> PathBuf {
        self.folder.file("hall.db")
    }

    /// Ends the server.
    pub(crate) fn end(&self) {
        if let Ok(mut process) = self.process.lock() {
            // It may have ended already.
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

/// Kills the server, so that a failed test leaves none behind.
impl Drop for Hall {
    fn drop(&mut self) {
        self.end();
    }
}

fn spawn(database: &Path) -> (Child, SocketAddr) {
    let mut process = Command::new(env!("CARGO_BIN_EXE_arbiter"))
        .args(["serve", "--listen", "127.0.0.1:0", "--frames-per-second", "100000", "--games-per-minute", "100000"])
        .args(["--requests-per-second", "100000", "--joins-per-minute", "100000"])
        .arg("--database")
        .arg(database)
        .env("ARBITER_LOG", "error")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(process.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("http://").expect("it says where it listens").parse().unwrap();
    (process, address)
}
