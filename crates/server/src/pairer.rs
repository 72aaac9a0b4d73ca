//! Another program that pairs a Swiss, such as `bbpPairings` or `JaVaFo`: it reads a report file and writes pairs.

use std::fs::{DirBuilder, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use event::{Event, Format, Pairs};
use pairing::trf::{self, Dialect};

use crate::GameId;

/// The time that a program may take.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often a program is asked whether it is done.
const GLANCE: Duration = Duration::from_millis(5);
/// The most bytes of pairs that are read.
const LARGEST: u64 = 1 << 20;
/// The most characters of what a program says that are repeated.
const LONGEST: usize = 300;

/// A program that pairs a Swiss: its path and its first arguments. It is called with a report file, `-p` and the file for its pairs,
/// as `bbpPairings` and `JaVaFo` are.
///
/// ```
/// let pairer = server::Pairer::read("java -ea -jar javafo.jar").unwrap();
/// assert_eq!(pairer.command().len(), 4);
/// assert!(server::Pairer::read(" ").is_none());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairer {
    command: Vec<String>,
    patience: Duration,
}

/// Why another program made no pairs.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PairerError {
    /// The format is not one that the program pairs.
    #[error("another program pairs a Swiss only")]
    NotSwiss,
    /// The program or its files could not be used.
    #[error("{program} cannot be run: {problem}")]
    NotRun {
        /// The program.
        program: String,
        /// What went wrong.
        problem: String,
    },
    /// The program took too long.
    #[error("{program} made no pairs within {seconds} seconds")]
    TooSlow {
        /// The program.
        program: String,
        /// The seconds it had.
        seconds: u64,
    },
    /// The program failed.
    #[error("{program} failed ({status}): {said}")]
    Failed {
        /// The program.
        program: String,
        /// How it ended.
        status: String,
        /// What it said.
        said: String,
    },
    /// What the program wrote is no pairing of this round.
    #[error("{program}: line {line} of its pairs: found {found:?}, expected {wanted}")]
    BadPairs {
        /// The program.
        program: String,
        /// The line, from 1.
        line: usize,
        /// What was found.
        found: String,
        /// What was wanted.
        wanted: String,
    },
}

impl Pairer {
    /// Makes a pairer of a program and its first arguments; none if there is no program.
    pub fn new(command: Vec<String>) -> Option<Self> {
        let has_program = command.first().is_some_and(|program| !program.is_empty());
        has_program.then_some(Self { command, patience: PATIENCE })
    }

    /// Reads a program and its arguments, with spaces between them.
    pub fn read(text: &str) -> Option<Self> {
        Self::new(text.split_whitespace().map(str::to_owned).collect())
    }

    /// Returns the program and its first arguments.
    pub fn command(&self) -> &[String] {
        &self.command
    }

    /// Sets the time that the program may take.
    #[must_use]
    pub fn within(self, patience: Duration) -> Self {
        Self { patience, ..self }
    }

    /// Returns the name of the program, without its folder.
    pub fn name(&self) -> String {
        let path = Path::new(&self.command[0]);
        path.file_name().map_or_else(|| self.command[0].clone(), |name| name.to_string_lossy().into_owned())
    }

    /// Has the program pair the next round of an event. This waits for it.
    pub fn pair(&self, event: &Event) -> Result<Pairs, PairerError> {
        if event.settings().format != Format::Swiss {
            return Err(PairerError::NotSwiss);
        }
        let not_run = |problem: String| PairerError::NotRun { program: self.name(), problem };
        let tournament = event.tournament_to_pair();
        let told = |flaws: Vec<pairing::Flaw>| flaws.first().map(ToString::to_string).unwrap_or_default();
        let tournament = tournament.map_err(|flaws| not_run(told(flaws)))?;
        let folder = Folder::make().map_err(|error| not_run(error.to_string()))?;
        // The records that pairing programs add to TRF16: number of rounds, first colour, forbidden pairs, points, acceleration.
        let text = trf::to_text(&tournament, Dialect::Trfx);
        std::fs::write(folder.file("round.trf"), text).map_err(|error| not_run(error.to_string()))?;
        self.run(&folder)?;
        let mut pairs = String::new();
        let read = File::open(folder.file("pairs.txt")).and_then(|file| file.take(LARGEST).read_to_string(&mut pairs));
        read.map_err(|error| not_run(format!("it wrote no pairs: {error}")))?;
        self.read_pairs(event, &pairs)
    }

    fn run(&self, folder: &Folder) -> Result<(), PairerError> {
        let not_run = |error: std::io::Error| PairerError::NotRun { program: self.name(), problem: error.to_string() };
        let said = File::create(folder.file("said.txt")).map_err(not_run)?;
        let mut child = Command::new(&self.command[0])
            .args(&self.command[1..])
            .arg(folder.file("round.trf"))
            .arg("-p")
            .arg(folder.file("pairs.txt"))
            .stdin(Stdio::null())
            .stdout(said.try_clone().map_err(not_run)?)
            .stderr(said)
            .spawn()
            .map_err(not_run)?;
        let start = Instant::now();
        let status = loop {
            if let Some(status) = child.try_wait().map_err(not_run)? {
                break status;
            }
            if start.elapsed() >= self.patience {
                // A program that has just ended needs no end.
                let _ = child.kill();
                let _ = child.wait();
                return Err(PairerError::TooSlow { program: self.name(), seconds: self.patience.as_secs() });
            }
            std::thread::sleep(GLANCE);
        };
        if status.success() {
            return Ok(());
        }
        let mut bytes = Vec::new();
        // What cannot be read is not repeated.
        let _ = File::open(folder.file("said.txt")).and_then(|file| file.take(4096).read_to_end(&mut bytes));
        let said: String = String::from_utf8_lossy(&bytes).trim().chars().take(LONGEST).collect();
        Err(PairerError::Failed { program: self.name(), status: status.to_string(), said })
    }

    /// Reads the number of pairs and a line for each; the second number of a bye is 0.
    fn read_pairs(&self, event: &Event, text: &str) -> Result<Pairs, PairerError> {
        let bad = |line: usize, found: &str, wanted: String| {
            let found = found.chars().take(LONGEST).collect();
            PairerError::BadPairs { program: self.name(), line, found, wanted }
        };
        let mut lines = text.lines().map(str::trim).zip(1..).filter(|(line, _)| !line.is_empty());
        let (first, _) = lines.next().unwrap_or(("", 1));
        let count: usize = first.parse().map_err(|_| bad(1, first, "the number of pairs".to_owned()))?;
        let mut pairs = Pairs::default();
        let mut seen = 0;
        for (line, number) in lines {
            seen += 1;
            let wanted = || "two pairing numbers such as \"3 8\"".to_owned();
            let numbers: Option<Vec<u16>> = line.split_whitespace().map(|one| one.parse().ok()).collect();
            let Some([white, black]) = numbers.as_deref() else { return Err(bad(number, line, wanted())) };
            let player =
                |id: u16| event.numbered(id).ok_or_else(|| bad(number, line, "players of this event".to_owned()));
            match (*white, *black) {
                (bye, 0) | (0, bye) if pairs.bye.is_none() => pairs.bye = Some(player(bye)?),
                (_, 0) | (0, _) => return Err(bad(number, line, "one bye at most".to_owned())),
                (white, black) => pairs.boards.push((player(white)?, player(black)?)),
            }
        }
        if seen != count {
            return Err(bad(1, first, format!("{seen}, as many as there are lines")));
        }
        Ok(pairs)
    }
}

/// A folder that is deleted in the end, and that nobody else can look into.
struct Folder(PathBuf);

impl Folder {
    fn make() -> std::io::Result<Self> {
        let name = GameId::random().map_err(std::io::Error::other)?;
        let path = std::env::temp_dir().join(format!("arbiter-pairs-{name}"));
        let mut builder = DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(&path)?;
        Ok(Self(path))
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder that stays does no harm.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
