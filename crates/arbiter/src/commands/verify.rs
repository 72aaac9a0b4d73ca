//! `arbiter verify`: whether a hall's journal was changed.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use server::{Journal, SqliteJournal, rejudge, verify_rows};

use super::Run;
use crate::exit::Exit;

/// Check that no past of any game was changed
///
/// Every row is bound to the one before by its hash. The first row that does not fit is named.
#[derive(Args)]
pub(crate) struct Verify {
    /// The file that keeps all games
    #[arg(env = "ARBITER_DATABASE", default_value = "arbiter.db", value_name = "FILE")]
    database: PathBuf,
    /// Judge every act again, and report what this program would rule differently
    #[arg(long)]
    rejudge: bool,
}

impl Run for Verify {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let journal = SqliteJournal::open_read_only(&self.database)?;
        let (mut games, mut rows, mut broken, mut different) = (0_u64, 0, 0_u64, 0);
        for game in journal.games()? {
            games += 1;
            let found = journal.read(game, 0)?;
            match verify_rows(game, &found, journal.head(game)?) {
                Ok(verified) => rows += verified.rows,
                Err(error) => {
                    broken += 1;
                    writeln!(out, "{error}")?;
                    continue;
                }
            }
            if self.rejudge {
                for finding in rejudge(game, &found)? {
                    different += 1;
                    writeln!(out, "game {game}, row {}: ruled {}, now {}", finding.seq, finding.stored, finding.now)?;
                }
            }
        }
        writeln!(out, "{games} games, {rows} rows, {broken} games broken")?;
        if self.rejudge {
            writeln!(out, "{different} rows would be ruled differently")?;
        }
        Ok(if broken == 0 && different == 0 { Exit::Fine } else { Exit::No })
    }
}
