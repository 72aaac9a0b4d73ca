//! `arbiter trf convert`: rewrites report files in another dialect.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use pairing::trf::Dialect;

use super::{Run, tournaments, write_json};
use crate::exit::{Exit, complain};

/// Rewrite report files: as they are, or as TRF16, TRF(x) or TRF26
///
/// Without --to everything but the players' lines stays unchanged, unknown records too. The text is UTF-8 with a line
/// feed after each line.
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter trf convert --to trf26 old.trf > new.trf
  arbiter trf convert --to trf16 --output report/ *.trf

Exit status: 0 if all files are written, 2 if one cannot be read or written.")]
pub(crate) struct Convert {
    /// The files; "-" is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The dialect to write
    #[arg(long, value_name = "DIALECT")]
    to: Option<To>,
    /// A folder for the new files, which keep their names; without it they are printed
    #[arg(long, short, value_name = "FOLDER")]
    output: Option<PathBuf>,
    /// Answer in JSON: a line for each file
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum To {
    /// Only results
    Trf16,
    /// With the extensions of older pairing programs
    Trfx,
    /// All that pairing and tie-breaks need
    Trf26,
}

impl Run for Convert {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let mut exit = Exit::Fine;
        let texts = tournaments::each(&self.files, |path| {
            let file = tournaments::read(path)?;
            anyhow::Ok(match self.to {
                None => file.to_text(),
                Some(To::Trf16) => pairing::trf::to_text(file.tournament(), Dialect::Trf16),
                Some(To::Trfx) => pairing::trf::to_text(file.tournament(), Dialect::Trfx),
                Some(To::Trf26) => pairing::trf::to_text(file.tournament(), Dialect::Trf26),
            })
        });
        for (path, text) in self.files.iter().zip(texts) {
            match text {
                Err(error) => {
                    complain(&format!("{error:#}"));
                    exit = Exit::Unreadable;
                }
                Ok(text) => self.deliver(out, path, &text)?,
            }
        }
        Ok(exit)
    }
}

impl Convert {
    /// Writes the new text of a file to its place, or prints it.
    fn deliver(&self, out: &mut dyn Write, path: &Path, text: &str) -> Result<()> {
        let to =
            self.output.as_ref().map(|folder| folder.join(path.file_name().unwrap_or("standard-input.trf".as_ref())));
        if let Some(to) = &to {
            std::fs::write(to, text).with_context(|| format!("{} cannot be written", to.display()))?;
        }
        let file = path.display().to_string();
        match to {
            Some(to) if self.json => {
                write_json(out, &serde_json::json!({ "file": file, "output": to.display().to_string() }))
            }
            None if self.json => write_json(out, &serde_json::json!({ "file": file, "text": text })),
            Some(_) => Ok(()),
            None => Ok(out.write_all(text.as_bytes())?),
        }
    }
}
