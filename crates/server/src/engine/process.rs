//! One running program that speaks UCI.

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::process::{Child, ChildStdin, Command};
use tokio::sync::{OwnedSemaphorePermit, mpsc};
use tokio::time::timeout;

/// A program that does not answer a question it can answer at once is taken for dead after so long.
const PATIENCE: Duration = Duration::from_secs(10);
/// A program that was told to end is ended after so long.
const FAREWELL: Duration = Duration::from_secs(2);
/// Longer lines are no UCI; what is beyond is dropped.
const LONGEST_LINE: u64 = 64 * 1024;
/// Lines that wait to be read; the program waits when there are more.
const LINES: usize = 64;
/// What a program gets to know of the environment: the hall's own settings are not among it.
const ENVIRONMENT: [&str; 5] = ["PATH", "HOME", "LANG", "LD_LIBRARY_PATH", "SYSTEMROOT"];

/// Why a program cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum ProcessError {
    /// It does not start.
    #[error("it cannot be started: {0}")]
    Start(String),
    /// It ended by itself, or closed its output.
    #[error("it has ended")]
    Ended,
    /// It wants to play what is no legal move.
    #[error("it wants to play {0:?}, which is no legal move")]
    Illegal(String),
    /// It does not answer.
    #[error("it does not answer {0:?}")]
    Silent(&'static str),
}

/// A running program.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    input: ChildStdin,
    lines: mpsc::Receiver<String>,
    /// One of the programs that may run at once.
    _place: Option<OwnedSemaphorePermit>,
}

impl Process {
    /// Starts a program; it ends at the latest when this is dropped.
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

    /// Says a line.
    pub(super) async fn say(&mut self, line: &str) -> Result<(), ProcessError> {
        let text = format!("{line}\n");
        let said = async {
            self.input.write_all(text.as_bytes()).await?;
            self.input.flush().await
        };
        // A program that reads nothing fills its pipe some day.
        match timeout(PATIENCE, said).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(ProcessError::Ended),
            Err(_) => Err(ProcessError::Silent("anything")),
        }
    }

    /// Waits for a line. Nothing is lost if the waiting is given up.
    pub(super) async fn line(&mut self) -> Result<String, ProcessError> {
        self.lines.recv().await.ok_or(ProcessError::Ended)
    }

    /// Asks something and hears every line up to the one that answers.
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

    /// Tells the program to end, and ends it if it does not.
    pub(super) async fn quit(mut self) {
        // A program that has ended already hears nothing, and is gone all the same.
        let _ = self.say("stop").await;
        let _ = self.say("quit").await;
        if timeout(FAREWELL, self.child.wait()).await.is_err() {
            self.kill().await;
        }
    }

    /// Ends the program.
    pub(super) async fn kill(mut self) {
        // It may have ended by itself.
        let _ = self.child.kill().await;
    }
}

/// Cuts what a program writes into lines.
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
