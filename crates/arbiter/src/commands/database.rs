//! The database of a command: from a flag, the environment or the configuration, as for `arbiter serve`.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Result, bail};
use clap::{ArgMatches, Args, Command, FromArgMatches};
use server::Nats;

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

/// The journal that several nodes share, instead of a file: the settings of `arbiter serve` that are about it.
#[derive(Clone, Debug, Default)]
pub(crate) struct SharedJournal(Settings);

impl Args for SharedJournal {
    fn augment_args(command: Command) -> Command {
        // Every flag is declared once, in the settings.
        let all = Settings::augment_args(Command::new("serve"));
        let about_journal = all.get_arguments().filter(|flag| flag.get_id().as_str().starts_with("journal"));
        command.args(about_journal.cloned().collect::<Vec<_>>())
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for SharedJournal {
    fn from_arg_matches(matches: &ArgMatches) -> clap::error::Result<Self> {
        Ok(Self(Settings::of_journal(matches)))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> clap::error::Result<()> {
        self.0 = Settings::of_journal(matches);
        Ok(())
    }
}

/// The time in which the whole journal must have been read.
const PATIENCE: Duration = Duration::from_hours(24);

impl SharedJournal {
    /// Copies the journal into a new file, if one was named; tells whether it was.
    pub(crate) fn copy(&self, to: &Path) -> Result<bool> {
        let Some(nats) = self.0.nats()? else { return Ok(false) };
        if to.exists() {
            bail!("{} exists; name a new file", to.display());
        }
        server::runtime("copy")?.block_on(server::copy_journal(&nats, to, PATIENCE))?;
        Ok(true)
    }

    /// Returns the NATS servers of the journal, if one was named.
    pub(crate) fn nats(&self) -> Result<Option<Nats>> {
        self.0.nats()
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
