//! The database of a command: from a flag, the environment or the configuration, as for `arbiter serve`.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Result, bail};
use clap::Args;

use crate::settings::Settings;

/// The file that keeps all games.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct Database {
    /// The file that keeps all games [default: what the configuration says, else arbiter.db]
    #[arg(long, env = "ARBITER_DATABASE", value_name = "FILE")]
    database: Option<PathBuf>,
    /// A file of settings (TOML), the one that `arbiter serve` is given
    #[arg(long, env = "ARBITER_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
}

/// The journal that several nodes share, instead of a file.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct SharedJournal {
    /// The NATS servers that keep the journal of several nodes, such as `nats://one:4222,two:4222,three:4222`
    #[arg(long, env = "ARBITER_JOURNAL", value_name = "ADDRESSES")]
    journal: Option<String>,
    /// The addresses at which the NATS servers say how they are set up [default: port 8222 of each]
    #[arg(long, env = "ARBITER_JOURNAL_MONITORS", value_delimiter = ',', value_name = "ADDRESS")]
    journal_monitors: Vec<String>,
    /// A file with the certificates of those who sign the certificates of the NATS servers (PEM) [default: the system's]
    #[arg(long, env = "ARBITER_JOURNAL_CA", value_name = "FILE")]
    journal_ca: Option<PathBuf>,
    /// The prefix of the journal's streams [default: arbiter]
    #[arg(long, env = "ARBITER_JOURNAL_PREFIX", value_name = "NAME")]
    journal_prefix: Option<String>,
    /// The number of streams over which games are spread [default: 4]
    #[arg(long, env = "ARBITER_JOURNAL_PARTITIONS", value_name = "N")]
    journal_partitions: Option<u32>,
}

/// The time in which the whole journal must have been read.
const PATIENCE: Duration = Duration::from_hours(24);

impl SharedJournal {
    /// Copies the journal into a new file, if one was named; tells whether it was.
    pub(crate) fn copy(&self, to: &Path) -> Result<bool> {
        let settings = Settings::default().with_journal(
            self.journal.clone(),
            self.journal_monitors.clone(),
            self.journal_ca.clone(),
            self.journal_prefix.clone(),
            self.journal_partitions,
        );
        let Some(nats) = settings.nats()? else { return Ok(false) };
        if to.exists() {
            bail!("{} exists; name a new file", to.display());
        }
        server::runtime("copy")?.block_on(server::copy_journal(&nats, to, PATIENCE))?;
        Ok(true)
    }

    /// Tells whether a journal was named.
    pub(crate) fn is_named(&self) -> bool {
        self.journal.is_some()
    }
}

impl Database {
    /// Finds the file.
    pub(crate) fn path(&self) -> Result<PathBuf> {
        if let Some(path) = &self.database {
            return Ok(path.clone());
        }
        let settings = self.config.as_deref().map(Settings::read).transpose()?.unwrap_or_default();
        settings.database(self.config.as_deref())
    }

    /// Finds the file, unless one was named explicitly.
    pub(crate) fn or(&self, named: Option<&Path>) -> Result<PathBuf> {
        named.map_or_else(|| self.path(), |named| Ok(named.to_owned()))
    }
}
