//! The move that is asked about, as engines write it or as people do, in any language.

use anyhow::{Result, bail};
use board::{Move, Position, Setup};
use notation::{Language, MoveError, MoveProblem, MoveText, Style};
use words::{Locale, Tried};

/// A move that was read.
pub(super) struct Asked {
    /// Whether it is legal, or why not.
    pub(super) tried: Tried,
    /// The squares it names, if one move is meant.
    pub(super) mv: Option<Move>,
    /// The move in algebraic notation, if it is legal.
    pub(super) san: Option<String>,
}

impl Asked {
    /// Reads a move; with squares, any board will do.
    pub(super) fn read(text: &str, setup: &Setup, language: Option<&'static Language>, locale: Locale) -> Result<Self> {
        let position = setup.validate().ok();
        if let Ok(mv) = text.parse::<Move>() {
            let tried = setup.breach(mv).map_or(Tried::Legal, |breach| Tried::Illegal(mv, breach));
            let legal = position.as_ref().and_then(|position| position.legal(mv).ok());
            return Ok(Self { tried, mv: Some(mv), san: legal.map(|legal| Style::PGN.write(legal)) });
        }
        let Some(position) = position else {
            bail!(
                "found {text:?}, expected two squares such as e2e4: no other move can be read where play cannot continue"
            );
        };
        match language {
            Some(language) => Self::find(text, &position, &[language]),
            // Somebody who asks in English about `Bd3` asks about a bishop, though in German it would be a pawn.
            None => match asked_first(locale).find(|language| MoveText::read(text, language).is_ok()) {
                Some(language) => Self::find(text, &position, &[language]),
                None => Self::find(text, &position, Language::ALL),
            },
        }
    }

    /// Takes the first language in which the text is a legal move; else the first in which it is a move at all.
    fn find(text: &str, position: &Position, languages: &[&'static Language]) -> Result<Self> {
        let mut best: Option<MoveError> = None;
        for &language in languages {
            let read = MoveText::read(text, language);
            match read.and_then(|read| read.find(position).map(|found| found.mv)) {
                Ok(mv) => {
                    let san = Some(Style::PGN.write(mv));
                    return Ok(Self { tried: Tried::Legal, mv: Some(mv.to_move()), san });
                }
                Err(error) if best.as_ref().is_none_or(|best| rank(&error) > rank(best)) => best = Some(error),
                Err(_) => {}
            }
        }
        let Some(error) = best else { bail!("found {text:?}, expected a move") };
        match error.problem {
            MoveProblem::Illegal(illegal) => {
                let tried = Tried::Illegal(illegal.mv, illegal.breach);
                Ok(Self { tried, mv: Some(illegal.mv), san: None })
            }
            MoveProblem::NoPiece { role, to: Some(to), .. } => {
                Ok(Self { tried: Tried::NoPiece(role, to), mv: None, san: None })
            }
            _ => Err(error.into()),
        }
    }
}

/// Returns how much an error says: that a text is no move says least.
fn rank(error: &MoveError) -> u8 {
    match error.problem {
        MoveProblem::NotAMove { .. } => 0,
        _ => 1,
    }
}

/// Lists the languages that decide if they can read a text: that of the answer, then English.
fn asked_first(locale: Locale) -> impl Iterator<Item = &'static Language> {
    Language::find(locale.code()).into_iter().chain([Language::ENGLISH])
}
