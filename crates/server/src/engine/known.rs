//! The engines that the server knows, and the options of each.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use protocol::{EngineFrame, EngineOption, FrameError, OpponentFrame};
use tokio::sync::{OnceCell, OwnedSemaphorePermit, Semaphore};

use super::process::{Process, ProcessError};
use crate::HallError;

/// Names of well-known engines that the server looks for.
const USUAL: [&str; 7] = ["stockfish", "fairy-stockfish", "ethereal-chess", "lc0", "fruit", "toga2", "glaurung"];
/// The folder where Debian installs games, searched besides the `PATH`.
const GAMES: &str = "/usr/games";
/// The default for the number of engine processes that run at once.
const PROCESSES: usize = 8;

/// The engines that play on a server.
///
/// ```
/// let engines = server::Engines::none().with("mine", "/opt/engines/mine").at_most(2);
/// assert_eq!(engines.names(), ["mine"]);
/// ```
#[derive(Clone, Debug)]
pub struct Engines {
    known: BTreeMap<String, Arc<Known>>,
    places: Arc<Semaphore>,
}

#[derive(Debug)]
struct Known {
    path: PathBuf,
    /// What the engine says about itself, once it has been asked.
    facts: OnceCell<EngineFrame>,
}

impl Default for Engines {
    fn default() -> Self {
        Self::none()
    }
}

impl Engines {
    /// Returns a list without engines.
    pub fn none() -> Self {
        Self { known: BTreeMap::new(), places: Arc::new(Semaphore::new(PROCESSES)) }
    }

    /// Looks for well-known engines on the `PATH` and where Debian installs games.
    pub fn found() -> Self {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let folders: Vec<PathBuf> = std::env::split_paths(&path).chain([PathBuf::from(GAMES)]).collect();
        USUAL.into_iter().fold(Self::none(), |engines, name| {
            let file = folders.iter().map(|folder| folder.join(name)).find(|file| file.is_file());
            if let Some(file) = file { engines.with(name, file) } else { engines }
        })
    }

    /// Adds an engine, or replaces the one of that name.
    #[must_use]
    pub fn with(mut self, name: impl Into<String>, path: impl Into<PathBuf>) -> Self {
        self.known.insert(name.into(), Arc::new(Known { path: path.into(), facts: OnceCell::new() }));
        self
    }

    /// Sets how many engine processes may run at once.
    #[must_use]
    pub fn at_most(mut self, processes: usize) -> Self {
        self.places = Arc::new(Semaphore::new(processes));
        self
    }

    /// Lists the names of the engines.
    pub fn names(&self) -> Vec<&str> {
        self.known.keys().map(String::as_str).collect()
    }

    /// Asks all engines for their facts; leaves out those that do not answer.
    pub async fn list(&self) -> Vec<EngineFrame> {
        let mut found = Vec::new();
        for (name, known) in &self.known {
            match known.facts(name).await {
                Ok(facts) => found.push(facts),
                Err(error) => tracing::warn!(engine = name, %error, "an engine cannot be used"),
            }
        }
        found
    }

    /// Checks that an engine can play as requested; returns what it says about itself.
    pub(crate) async fn check(&self, wanted: &OpponentFrame, is_chess960: bool) -> Result<EngineFrame, HallError> {
        let known = self.known.get(&wanted.engine).ok_or_else(|| {
            let problem = format!("found {:?}, expected one of {:?}", wanted.engine, self.names());
            FrameError { field: "opponent.engine".to_owned(), problem, column: None }
        })?;
        let facts = known.facts(&wanted.engine).await.map_err(|error| {
            tracing::warn!(engine = wanted.engine, %error, "an engine cannot be used");
            HallError::NoEngine(wanted.engine.clone())
        })?;
        wanted.check(&facts)?;
        if is_chess960 && !facts.chess960 {
            let problem = format!("{} does not play Chess960", facts.title);
            return Err(FrameError { field: "opponent.engine".to_owned(), problem, column: None }.into());
        }
        if self.places.available_permits() == 0 {
            return Err(HallError::EnginesBusy);
        }
        Ok(facts)
    }

    /// Tells whether one more engine process may run.
    pub(super) fn has_place(&self) -> bool {
        self.places.available_permits() > 0
    }

    /// Waits until one more engine process may run, and starts it.
    pub(super) async fn start(&self, name: &str) -> Result<(Process, EngineFrame), ProcessError> {
        let gone = || ProcessError::Start(format!("there is no engine {name:?} any more"));
        let known = self.known.get(name).ok_or_else(gone)?;
        let facts = known.facts(name).await?;
        let place = self.place().await?;
        let mut process = Process::start(&known.path, Some(place))?;
        process.ask("uci", "uciok", |_| ()).await?;
        Ok((process, facts))
    }

    async fn place(&self) -> Result<OwnedSemaphorePermit, ProcessError> {
        // The semaphore is never closed.
        Arc::clone(&self.places).acquire_owned().await.map_err(|error| ProcessError::Start(error.to_string()))
    }
}

impl Known {
    /// Asks the engine what it is, the first time; one that fails is asked again the next time.
    async fn facts(&self, name: &str) -> Result<EngineFrame, ProcessError> {
        self.facts.get_or_try_init(|| probe(name, &self.path)).await.cloned()
    }
}

/// Starts an engine to read its name and options.
async fn probe(name: &str, path: &Path) -> Result<EngineFrame, ProcessError> {
    let mut process = Process::start(path, None)?;
    let mut facts = EngineFrame { name: name.to_owned(), title: name.to_owned(), chess960: false, options: Vec::new() };
    process
        .ask("uci", "uciok", |line| {
            if let Some(title) = line.strip_prefix("id name ") {
                facts.title = title.trim().chars().filter(|letter| !letter.is_control()).take(80).collect();
            } else if line.starts_with("option name UCI_Chess960 ") {
                facts.chess960 = true;
            } else if let Some(option) = line.strip_prefix("option ").and_then(EngineOption::read) {
                facts.options.push(option);
            }
        })
        .await?;
    process.quit().await;
    Ok(facts)
}
