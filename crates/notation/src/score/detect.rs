//! Detects the language of a score: the one in which all of it can be played.

use board::Position;

use super::{Fault, FoundMove, read_score};
use crate::{Language, Remark};

/// The languages in which all moves of a text are legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Detected {
    /// The languages that give the same moves, at least one.
    pub languages: Vec<&'static Language>,
    /// The number of moves.
    pub moves: usize,
}

/// The language of a text cannot be determined.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DetectError {
    /// The text has no moves.
    #[error("no move in the text")]
    NoMoves,
    /// Several languages fit, and they do not give the same moves.
    #[error("{} all fit and mean different moves, choose one", names(.0))]
    Several(Vec<&'static Language>),
    /// No language fits; the error gives the one that reads most moves, and where it fails.
    #[error("no language fits; {language} comes furthest, to {fault}")]
    NoneFits {
        /// The language that reads most moves.
        language: &'static Language,
        /// The move at which it fails.
        fault: Fault,
    },
}

fn names(languages: &[&'static Language]) -> String {
    languages.iter().map(|language| language.name).collect::<Vec<_>>().join(", ")
}

/// Finds the language of a text.
///
/// ```
/// use board::Position;
/// let found = notation::detect("1.e4 e5 2.Jf3 Jc6 3.Sb5", &Position::initial())?;
/// let codes: Vec<&str> = found.languages.iter().map(|language| language.code).collect();
/// assert_eq!(codes, ["cs", "sk"]);
/// # Ok::<(), notation::DetectError>(())
/// ```
pub fn detect(text: &str, start: &Position) -> Result<Detected, DetectError> {
    let readings: Vec<(&'static Language, Vec<FoundMove>, Vec<Fault>)> = Language::ALL
        .iter()
        .map(|&language| {
            let (moves, faults) = read_score(text, language, start);
            (language, moves, faults)
        })
        .collect();
    let mut fitting: Vec<_> =
        readings.iter().filter(|(_, moves, faults)| faults.is_empty() && !moves.is_empty()).collect();
    // A letter before a pawn move is a mistake (2018 C.4): it counts only if no other language fits.
    let is_proper = |moves: &[FoundMove]| moves.iter().all(|written| !written.remarks.contains(Remark::PawnLetter));
    if fitting.iter().any(|(_, moves, _)| is_proper(moves)) {
        fitting.retain(|(_, moves, _)| is_proper(moves));
    }
    if let Some((_, moves, _)) = fitting.first() {
        let languages: Vec<&'static Language> = fitting.iter().map(|(language, ..)| *language).collect();
        let same = |others: &[FoundMove]| {
            others
                .iter()
                .map(|written| (written.mv, &written.span))
                .eq(moves.iter().map(|written| (written.mv, &written.span)))
        };
        return if fitting.iter().all(|(_, others, _)| same(others)) {
            Ok(Detected { languages, moves: moves.len() })
        } else {
            Err(DetectError::Several(languages))
        };
    }
    // The first of those that read most moves, so that common languages are preferred to rare ones.
    let mut best: Option<&(&'static Language, Vec<FoundMove>, Vec<Fault>)> = None;
    for reading in readings.iter().filter(|(_, _, faults)| !faults.is_empty()) {
        if best.is_none_or(|best| reading.1.len() > best.1.len()) {
            best = Some(reading);
        }
    }
    match best {
        Some((language, _, faults)) => Err(DetectError::NoneFits { language, fault: faults[0].clone() }),
        None => Err(DetectError::NoMoves),
    }
}
