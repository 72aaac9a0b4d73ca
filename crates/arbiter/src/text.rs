//! Texts from files and from standard input, and the options about languages that several commands share.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, Result, bail};
use board::{Position, Setup};
use notation::Language;

use crate::exit::complain;
use crate::stream::{self, Encoding};

/// Reads all of standard input, or a file, unpacked and in UTF-8; a text that is not UTF-8 after all is read as Latin-1.
pub(crate) fn read(path: Option<&Path>, encoding: Option<Encoding>) -> Result<String> {
    let path = path.unwrap_or(Path::new("-"));
    let mut bytes = Vec::new();
    let name = || if path == Path::new("-") { "standard input".to_owned() } else { path.display().to_string() };
    stream::read(path, encoding)?.read_to_end(&mut bytes).with_context(|| format!("{} cannot be read", name()))?;
    Ok(match String::from_utf8(bytes) {
        Ok(text) => text.trim_start_matches('\u{feff}').to_owned(),
        Err(error) => error.into_bytes().into_iter().map(char::from).collect(),
    })
}

/// Opens a file; an error names it.
pub(crate) fn open(path: &Path) -> Result<File> {
    let file = File::open(path).with_context(|| format!("{} cannot be opened", path.display()))?;
    if file.metadata().is_ok_and(|data| data.is_dir()) {
        bail!("{} is a folder, expected a file", path.display());
    }
    Ok(file)
}

/// Reads the position from which a score starts.
pub(crate) fn start(fen: Option<&str>) -> Result<Position> {
    let setup: Setup = match fen {
        None | Some("startpos") => Setup::initial(),
        Some(fen) => fen.parse()?,
    };
    setup.validate().context("moves cannot be played here")
}

/// Finds a language by its code; the error lists the codes.
pub(crate) fn language(code: &str) -> Result<&'static Language, String> {
    Language::find(code).ok_or_else(|| {
        let codes: Vec<&str> = Language::ALL.iter().map(|language| language.code).collect();
        format!("expected one of {}", codes.join(", "))
    })
}

/// A language, or `auto` to detect it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Source {
    Auto,
    Language(&'static Language),
}

impl Source {
    /// Reads the option.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        if text == "auto" { Ok(Self::Auto) } else { language(text).map(Self::Language) }
    }

    /// Returns the language of a text. Without an option it is detected too, but nothing is reported about it.
    pub(crate) fn of(wish: Option<Self>, text: &str, start: &Position) -> Result<&'static Language> {
        match wish {
            Some(Self::Language(language)) => Ok(language),
            auto => match notation::detect(text, start) {
                Ok(found) => {
                    // Where no move has a letter, every language fits, which says nothing.
                    let is_open = (2..Language::ALL.len()).contains(&found.languages.len());
                    if auto.is_some() && is_open {
                        let names: Vec<&str> = found.languages.iter().map(|language| language.name).collect();
                        complain(&format!("these languages all fit and mean the same moves: {}", names.join(", ")));
                    }
                    let is_any = found.languages.len() == Language::ALL.len();
                    Ok(if is_any { Language::ENGLISH } else { found.languages[0] })
                }
                // Without moves any language will do; where none fits, the best one shows what is wrong.
                Err(notation::DetectError::NoMoves) => Ok(Language::ENGLISH),
                Err(notation::DetectError::NoneFits { language, .. }) => Ok(language),
                Err(several @ notation::DetectError::Several(_)) => Err(several).context("--from"),
            },
        }
    }
}
