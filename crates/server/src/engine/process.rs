//! One running engine process that speaks UCI.

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::process::{Child, ChildStdin, Command};
use tokio::sync::{OwnedSemaphorePermit, mpsc};
use tokio::time::timeout;

/// The time within which an engine must answer a command that needs no thinking; then it is taken for dead.
const PATIENCE: Duration = Duration::from_secs(10);
/// The time after which an engine that was told to quit is killed.
const FAREWELL: Duration = Duration::from_secs(2);
/// The longest line that is read, in bytes; the rest is dropped.
const LONGEST_LINE: u64 = 64 * 1024;
/// The number of lines that are buffered; the engine blocks when there are more.
const LINES: usize = 64;
/// The environment variables that an engine inherits. The server's own settings are not among them.
const ENVIRONMENT: [&str; 5] = ["PATH", "HOME", "LANG", "LD_LIBRARY_PATH", "SYSTEMROOT"];

/// Why an engine cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum ProcessError {
    /// It cannot be started.
    #[error("it cannot be started: {0}")]
    Start(String),
    /// It ended by itself, or closed its output.
    #[error("it has ended")]
    Ended,
    /// Its move is not legal.
    #[error("it wants to play {0:?}, which is no legal move")]
    Illegal(String),
    /// It did not answer in time.
    #[error("it does not answer {0:?}")]
    Silent(&'static str),
}

/// A running engine.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    input: ChildStdin,
    lines: mpsc::Receiver<String>,
    /// The permit for one of the processes that may run at once.
    _place: Option<OwnedSemaphorePermit>,
}

impl Process {
    /// Starts an engine; its process ends at the latest when this is dropped.
    pub(super) fn start(path: &Path, place: Option<OwnedSemaphorePermit>) -> Result<Self, ProcessError> {
        let failed = |error: std::io::Error| ProcessError::Start(error.to_string());
        let environment = ENVIRONMENT.into_iter().filter_map(|name| Some((name, std::env::var_os(name)?)));
        let mut child = Command::new(path)
            .env_clear()
            .envs(environment)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .map_err(failed)?;
        let no_pipe = || ProcessError::Start("it has no input and output".to_owned());
        let input = child.stdin.take().ok_or_else(no_pipe)?;
        let output = child.stdout.take().ok_or_else(no_pipe)?;
        let (sender, lines) = mpsc::channel(LINES);
        tokio::spawn(read_lines(output, sender));
        Ok(Self { child, input, lines, _place: place })
    }

    /// Writes a line to the engine.
    pub(super) async fn say(&mut self, line: &str) -> Result<(), ProcessError> {
        let text = format!("{line}\n");
        let said = async {
            self.input.write_all(text.as_bytes()).await?;
            self.input.flush().await
        };
        // The pipe of an engine that reads nothing fills up.
        match timeout(PATIENCE, said).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(ProcessError::Ended),
            Err(_) => Err(ProcessError::Silent("anything")),
        }
    }

    /// Waits for a line. Cancelling the wait loses nothing.
    pub(super) async fn line(&mut self) -> Result<String, ProcessError> {
        self.lines.recv().await.ok_or(ProcessError::Ended)
    }

    /// Sends a command and passes on every line up to the one that answers it.
    pub(super) async fn ask(
        &mut self,
        question: &'static str,
        answer: &str,
        mut hear: impl FnMut(&str),
    ) -> Result<(), ProcessError> {
        self.say(question).await?;
        let heard = async {
            loop {
                let line = self.line().await?;
                if line.trim() == answer {
                    return Ok(());
                }
                hear(&line);
            }
        };
        timeout(PATIENCE, heard).await.map_err(|_| ProcessError::Silent(question))?
    }

    /// Tells the engine to quit, and kills it if it does not.
    pub(super) async fn quit(mut self) {
        // The engine may have ended already; then writing fails, which does not matter.
        let _ = self.say("stop").await;
        let _ = self.say("quit").await;
        if timeout(FAREWELL, self.child.wait()).await.is_err() {
            self.kill().await;
        }
    }

    /// Kills the engine.
    pub(super) async fn kill(mut self) {
        // It may have ended by itself.
        let _ = self.child.kill().await;
    }
}

/// Splits an engine's output into lines.
async fn read_lines(output: impl AsyncRead + Unpin, sender: mpsc::Sender<String>) {
    let mut output = BufReader::new(output);
    let mut line = Vec::new();
    loop {
        line.clear();
        match (&mut output).take(LONGEST_LINE).read_until(b'\n', &mut line).await {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let text = String::from_utf8_lossy(&line).trim_end().to_owned();
        if sender.send(text).await.is_err() {
            return;
        }
    }
}
