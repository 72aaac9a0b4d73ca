//! The database of a command: from a flag, the environment or the configuration, as for `arbiter serve`.

use std::path::{Path, PathBuf};

use anyhow::Result;
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
