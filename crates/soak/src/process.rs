//! The server as a process: started, killed, and started again on the same files.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

use crate::disk::{CONTROL, Faults, LOG, ROOT};

/// The time allowed for a start, which includes checking the file and loading all games.
const START: Duration = Duration::from_mins(1);

/// The files and the address of one run.
#[derive(Clone, Debug)]
pub struct Place {
    /// The program.
    pub arbiter: PathBuf,
    /// The library that makes the disk lose unsynced data.
    pub library: PathBuf,
    /// The folder of the run.
    pub folder: PathBuf,
    /// The address of the server.
    pub address: SocketAddr,
}

impl Place {
    /// Returns the path of the database.
    pub(crate) fn database(&self) -> PathBuf {
        self.folder.join("disk/arbiter.db")
    }

    /// Returns the folder of the log of operations that a power cut would undo.
    pub(crate) fn undo_log(&self) -> PathBuf {
        self.folder.join("undo")
    }

    /// Returns the path of the server's log.
    pub(crate) fn server_log(&self) -> PathBuf {
        self.folder.join("server.log")
    }

    /// Creates the folders, and the file that controls the disk's faults.
    pub(crate) fn prepare(&self) -> Result<Faults> {
        for part in ["disk", "undo"] {
            std::fs::create_dir_all(self.folder.join(part))?;
        }
        Ok(Faults::create(&self.folder.join("control"))?)
    }
}

/// A running server.
#[derive(Debug)]
pub(crate) struct Server {
    child: Child,
    pid: u32,
}

impl Server {
    /// Starts the server, and waits until it reports that it is open. With `forgets`, its disk loses unsynced data.
    pub(crate) async fn start(place: &Place, forgets: bool) -> Result<Self> {
        let log = std::fs::OpenOptions::new().create(true).append(true).open(place.server_log())?;
        let mut command = Command::new(&place.arbiter);
        command
            .args(["serve", "--listen", &place.address.to_string(), "--database"])
            .arg(place.database())
            .env("ARBITER_LOG", "warn")
            .env_remove("LD_PRELOAD")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .kill_on_drop(true);
        if forgets {
            command
                .env("LD_PRELOAD", &place.library)
                .env(ROOT, place.folder.join("disk"))
                .env(LOG, place.undo_log())
                .env(CONTROL, place.folder.join("control"));
        }
        die_with_harness(&mut command);
        let mut child = command.spawn().with_context(|| format!("{} cannot be started", place.arbiter.display()))?;
        let pid = child.id().context("it ended at once")?;
        let out = child.stdout.take().context("it has no output")?;
        let mut lines = BufReader::new(out).lines();
        match timeout(START, lines.next_line()).await {
            Ok(Ok(Some(line))) if line.starts_with("http://") => Ok(Self { child, pid }),
            Ok(_) => {
                let status = child.wait().await?;
                bail!("the server did not start ({status}): {}", last_lines(&place.server_log()))
            }
            Err(_) => bail!("the server did not start within {} s", START.as_secs()),
        }
    }

    /// Tells whether it ended by itself.
    pub(crate) fn has_ended(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }

    /// Kills it without warning, so that nothing is written out.
    pub(crate) async fn kill(mut self) -> Result<()> {
        self.child.kill().await?;
        Ok(())
    }

    /// Tells it to shut down, and waits until it has.
    pub(crate) async fn close(mut self) -> Result<()> {
        // SAFETY: it takes two numbers; the process is our child and was not waited for.
        unsafe { libc::kill(self.pid as libc::pid_t, libc::SIGTERM) };
        let status =
            timeout(START, self.child.wait()).await.context("the server did not end when it was told to")??;
        if !status.success() {
            bail!("the server ended with {status}");
        }
        Ok(())
    }

    /// Returns the process id.
    pub(crate) fn pid(&self) -> u32 {
        self.pid
    }
}

/// Makes the system kill the server if the harness is killed.
fn die_with_harness(command: &mut Command) {
    #[cfg(target_os = "linux")]
    // SAFETY: between fork and exec it makes one system call, with numbers only.
    unsafe {
        command.pre_exec(|| {
            libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
            Ok(())
        });
    }
    #[cfg(not(target_os = "linux"))]
    let _ = command;
}

/// Returns the last lines of a log.
fn last_lines(path: &Path) -> String {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let lines: Vec<&str> = text.lines().rev().take(3).collect();
    lines.into_iter().rev().collect::<Vec<_>>().join(" | ")
}
