//! Detects the language of a score: the one in which all of it can be played.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use board::{Move, Position};

use super::walk::{Line, Step, Walk};
use super::{Fault, read_score, tokens};
use crate::{Language, MoveText, Place, Remark};

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
    let readings = read_all(text, start);
    let mut fitting: Vec<(usize, &Reading)> =
        readings.iter().enumerate().filter(|(_, reading)| reading.faults == 0 && reading.moves > 0).collect();
    // A letter before a pawn move is a mistake (2018 C.4): it counts only if no other language fits.
    if fitting.iter().any(|(_, reading)| !reading.has_pawn_letter) {
        fitting.retain(|(_, reading)| !reading.has_pawn_letter);
    }
    if let Some((_, first)) = fitting.first() {
        let languages: Vec<&'static Language> = fitting.iter().map(|(index, _)| Language::ALL[*index]).collect();
        return if fitting.iter().all(|(_, other)| other.hash == first.hash) {
            Ok(Detected { languages, moves: first.moves })
        } else {
            Err(DetectError::Several(languages))
        };
    }
    // Of those that read most moves, one in which the faults have the form of a move; of these English, or else the first, so
    // that common languages are preferred to rare ones.
    let faulty = readings.iter().enumerate().filter(|(_, reading)| reading.faults > 0);
    let best = faulty.min_by_key(|(index, reading)| {
        (Reverse(reading.moves), reading.not_moves, Language::ALL[*index] != Language::ENGLISH)
    });
    let Some((index, _)) = best else { return Err(DetectError::NoMoves) };
    let language = Language::ALL[index];
    let (_, faults) = read_score(text, language, start);
    faults.into_iter().next().map_or(Err(DetectError::NoMoves), |fault| Err(DetectError::NoneFits { language, fault }))
}

/// How a text reads in one language.
#[derive(Clone, Copy, Debug, Default)]
struct Reading {
    moves: usize,
    faults: usize,
    /// The faults that do not even have the form of a move.
    not_moves: usize,
    has_pawn_letter: bool,
    /// A hash of the moves and their places: equal for readings that mean the same.
    hash: u64,
}

impl Reading {
    fn add(&mut self, mv: Move, place: usize, has_pawn_letter: bool) {
        self.moves += 1;
        self.has_pawn_letter |= has_pawn_letter;
        self.hash = hash_of((self.hash, mv, place));
    }

    fn append(&mut self, other: &Self) {
        self.moves += other.moves;
        self.faults += other.faults;
        self.not_moves += other.not_moves;
        self.has_pawn_letter |= other.has_pawn_letter;
        self.hash = hash_of((self.hash, other.hash));
    }
}

fn hash_of(value: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// A set of languages, as bits in the order of [`Language::ALL`].
type Languages = u64;

/// Languages in which the current game has been read alike so far.
#[derive(Clone, Debug)]
struct Group {
    languages: Languages,
    line: Line,
    reading: Reading,
}

impl Group {
    fn new() -> Self {
        let all = Languages::MAX >> (Languages::BITS as usize - Language::ALL.len());
        Self { languages: all, line: Line::default(), reading: Reading::default() }
    }
}

/// Reads a text in all languages at once.
///
/// Languages are separated only where they read a word differently, and each word is taken apart once, so that this costs a
/// few times as much as reading in one language.
fn read_all(text: &str, start: &Position) -> Vec<Reading> {
    let mut walk = Walk::new(start);
    let mut groups = vec![Group::new()];
    let mut readings = vec![Reading::default(); Language::ALL.len()];
    let mut words: HashMap<&str, Vec<Meaning<'_>>> = HashMap::new();
    for token in tokens(text) {
        match walk.step(&token, text) {
            Step::Restart => {
                collect(&groups, &mut readings);
                groups = vec![Group::new()];
            }
            Step::Open => groups.iter_mut().for_each(|group| group.line.open(&walk.tree)),
            Step::Close => groups.iter_mut().for_each(|group| group.line.close()),
            Step::Move { is_sure } => {
                let word = &text[token.span.clone()];
                let meanings = words.entry(word).or_insert_with(|| meanings(word));
                groups = separated(groups, meanings);
                for group in &mut groups {
                    let meaning = meanings.iter().find(|meaning| meaning.languages & group.languages != 0);
                    if let Some(meaning) = meaning {
                        group.read(meaning, &mut walk, token.span.start, is_sure);
                    }
                }
                walk.after_move();
            }
            Step::Nothing => {}
        }
    }
    collect(&groups, &mut readings);
    readings
}

/// Adds what was read in the current game to the whole.
fn collect(groups: &[Group], readings: &mut [Reading]) {
    for group in groups {
        for (index, reading) in readings.iter_mut().enumerate() {
            if group.languages >> index & 1 == 1 {
                reading.append(&group.reading);
            }
        }
    }
}

/// What a word means in some languages: the same text of a move, or none.
struct Meaning<'t> {
    languages: Languages,
    text: Option<MoveText<'t>>,
}

/// Groups the languages by what a word means in them.
fn meanings(word: &str) -> Vec<Meaning<'_>> {
    let mut found: Vec<Meaning<'_>> = Vec::new();
    for (index, language) in Language::ALL.iter().enumerate() {
        let text = MoveText::read(word, language).ok();
        let has_letter = |text: &MoveText<'_>| text.language.read_letter(word.trim_start()).is_some();
        let is_same = |other: &Meaning<'_>| match (&other.text, &text) {
            (None, None) => true,
            (Some(a), Some(b)) => {
                // The rest of a text differs only by the language.
                let same = MoveText { language: b.language, ..a.clone() } == *b;
                let is_pawn = matches!(b.place, Place::Piece { role: Some(board::Role::Pawn), .. });
                same && (!is_pawn || has_letter(a) == has_letter(b))
            }
            _ => false,
        };
        match found.iter_mut().find(|other| is_same(other)) {
            Some(same) => same.languages |= 1 << index,
            None => found.push(Meaning { languages: 1 << index, text }),
        }
    }
    found
}

/// Separates the languages in which a word has different meanings.
fn separated(groups: Vec<Group>, meanings: &[Meaning<'_>]) -> Vec<Group> {
    if meanings.len() == 1 {
        return groups;
    }
    let mut parts = Vec::with_capacity(groups.len());
    for mut group in groups {
        for meaning in meanings {
            let common = group.languages & meaning.languages;
            if common == group.languages {
                break;
            }
            if common != 0 {
                parts.push(Group { languages: common, ..group.clone() });
                group.languages &= !common;
            }
        }
        parts.push(group);
    }
    parts
}

impl Group {
    fn read(&mut self, meaning: &Meaning<'_>, walk: &mut Walk, place: usize, is_sure: bool) {
        let found = match &meaning.text {
            Some(text) => self.line.find(walk, text).map(Result::ok),
            None => Some(None).filter(|_| !self.line.is_lost),
        };
        match found {
            Some(Some((node, found))) => {
                let next = found.mv.play();
                self.reading.add(found.mv.to_move(), place, found.remarks.contains(Remark::PawnLetter));
                self.line.play(&mut walk.tree, node, next);
            }
            Some(None) if is_sure => {
                self.reading.faults += 1;
                self.reading.not_moves += usize::from(meaning.text.is_none());
                self.line.is_lost = true;
            }
            Some(None) | None => {}
        }
    }
}
