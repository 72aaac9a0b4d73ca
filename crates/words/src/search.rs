//! Finding articles by number or by words, in every language and with slips of typing.

use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

use book::{Entry, Volume};

use crate::book::words;
use crate::{Locale, Rulebook, fold};

/// An article that was found.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// The article.
    pub entry: &'static Entry,
    /// The language in which the words were found; none if the number was asked for.
    pub locale: Option<Locale>,
}

/// How well a word of a question fits a word of the book.
const WHOLE: u32 = 12;
const BEGINNING: u32 = 8;
const SIMILAR: u32 = 4;
/// What a word in a heading adds.
const IN_HEADING: u32 = 6;
/// What the language of the reader and the volume that is open add: the open volume comes before the headings of others.
const OWN_LANGUAGE: u32 = 5;
const OWN_VOLUME: u32 = 16;
/// How well a number fits.
const NUMBER: u32 = 200;
const PART_OF_NUMBER: u32 = 100;

/// Where a word occurs: the place of the article in the index, the language, and whether it is in the heading.
type Occurrence = (u32, Locale, bool);

/// The index of all articles in all languages.
struct Index {
    entries: Vec<&'static Entry>,
    words: BTreeMap<String, Vec<Occurrence>>,
}

static INDEX: LazyLock<Index> = LazyLock::new(Index::new);

/// Finds the articles that have all words of a question, or the number that it names. The best come first: numbers, then headings,
/// then the reader's language and the volume that is open.
///
/// ```
/// use book::Volume;
/// use words::{Locale, search};
/// let volume = Volume::find("2018").unwrap();
/// let first = |question| search(question, Locale::English, volume, 5)[0].entry.number();
/// assert_eq!(first("9.2"), "9.2");
/// assert_eq!(first("fifty moves"), first("fifti moves"));
/// ```
pub fn search(question: &str, locale: Locale, volume: Volume, limit: usize) -> Vec<Found> {
    INDEX.search(question, locale, volume, limit)
}

impl Index {
    fn new() -> Self {
        let mut index = Self { entries: Vec::new(), words: BTreeMap::new() };
        for entry in Volume::ALL.into_iter().flat_map(|volume| volume.contents().iter()) {
            let place = index.entries.len() as u32;
            index.entries.push(entry);
            for locale in Locale::ALL {
                let Some(said) = Rulebook::of(locale).paraphrase(entry.volume(), entry.number()) else { continue };
                for (text, is_heading) in [(&said.heading, true), (&said.text, false)] {
                    for word in text.iter().flat_map(|text| words(text)) {
                        let occurrences = index.words.entry(word).or_default();
                        if occurrences.last() != Some(&(place, locale, is_heading)) {
                            occurrences.push((place, locale, is_heading));
                        }
                    }
                }
            }
        }
        index
    }

    fn search(&self, question: &str, locale: Locale, volume: Volume, limit: usize) -> Vec<Found> {
        let mut scores = self.by_words(question);
        for ((_, found), score) in &mut scores {
            if *found == Some(locale) {
                *score += OWN_LANGUAGE;
            }
        }
        for (place, score) in self.by_number(question) {
            *scores.entry((place, None)).or_default() += score;
        }
        // Each article once, with its best language.
        let mut best: HashMap<u32, (u32, Option<Locale>)> = HashMap::new();
        for ((place, found), score) in scores {
            let is_own = self.entries[place as usize].volume() == volume;
            let score = score + if is_own { OWN_VOLUME } else { 0 };
            let known = best.entry(place).or_insert((score, found));
            if is_better((score, found), *known) {
                *known = (score, found);
            }
        }
        let mut ranked: Vec<_> = best.into_iter().collect();
        // Among equals the newest edition comes first, in the order of its text.
        ranked.sort_by_key(|&(place, (score, _))| {
            let volume = self.entries[place as usize].volume();
            let age = volume.edition().map_or(u8::MAX, |edition| u8::MAX - 1 - edition as u8);
            (std::cmp::Reverse(score), age, place)
        });
        let found = ranked.into_iter().take(limit);
        found.map(|(place, (_, locale))| Found { entry: self.entries[place as usize], locale }).collect()
    }

    /// Finds the articles with a number that the question names, and their parts.
    fn by_number(&self, question: &str) -> Vec<(u32, u32)> {
        let plain = |text: &str| fold(text).chars().filter(|letter| !letter.is_whitespace()).collect::<String>();
        let wanted = plain(question);
        let wanted =
            ["article", "art.", "cl."].iter().fold(wanted.as_str(), |rest, word| rest.trim_start_matches(word));
        let wanted = wanted.trim_end_matches('.');
        if wanted.is_empty() {
            return Vec::new();
        }
        let fit = |(place, entry): (usize, &&Entry)| {
            let number = plain(entry.number());
            let rest = number.strip_prefix(wanted)?;
            Some((place as u32, if rest.is_empty() { NUMBER } else { PART_OF_NUMBER }))
        };
        // A single letter begins too many words.
        let is_number = wanted.chars().any(|letter| letter.is_ascii_digit())
            || self.entries.iter().any(|entry| plain(entry.number()) == wanted);
        if is_number { self.entries.iter().enumerate().filter_map(fit).collect() } else { Vec::new() }
    }

    /// Finds the articles that have all words of the question, each in one language.
    fn by_words(&self, question: &str) -> HashMap<(u32, Option<Locale>), u32> {
        let mut scores: Option<HashMap<(u32, Option<Locale>), u32>> = None;
        for word in words(question) {
            let mut found: HashMap<(u32, Option<Locale>), u32> = HashMap::new();
            for (fit, occurrences) in self.like(&word) {
                for &(place, locale, is_heading) in occurrences {
                    let score = fit + if is_heading { IN_HEADING } else { 0 };
                    let known = found.entry((place, Some(locale))).or_default();
                    *known = (*known).max(score);
                }
            }
            scores = Some(match scores {
                None => found,
                Some(before) => {
                    before.into_iter().filter_map(|(at, score)| Some((at, score + found.get(&at)?))).collect()
                }
            });
        }
        scores.unwrap_or_default()
    }

    /// Finds the words of the book that begin with a word, or else those that differ from it by a slip of typing.
    fn like(&self, word: &str) -> Vec<(u32, &[Occurrence])> {
        let beginning = self.words.range(word.to_owned()..).take_while(|(known, _)| known.starts_with(word));
        let found: Vec<_> = beginning
            .map(|(known, at)| (if known.len() == word.len() { WHOLE } else { BEGINNING }, at.as_slice()))
            .collect();
        if !found.is_empty() {
            return found;
        }
        let letters: Vec<char> = word.chars().collect();
        let slips = match letters.len() {
            ..4 => return Vec::new(),
            4..8 => 1,
            _ => 2,
        };
        let similar = self.words.iter().filter(|(known, _)| begins_like(&letters, known, slips));
        similar.map(|(_, at)| (SIMILAR, at.as_slice())).collect()
    }
}

/// Tells whether one fit is better than another. Words of two languages that fit equally well count for the first of them.
fn is_better(one: (u32, Option<Locale>), other: (u32, Option<Locale>)) -> bool {
    let place = |locale: Option<Locale>| std::cmp::Reverse(locale.map(|locale| locale as u8));
    (one.0, place(one.1)) > (other.0, place(other.1))
}

/// Returns whether a known word begins with what was typed, allowing for `slips` slips of typing: a letter too many, a letter missing, a
/// wrong letter, or two letters exchanged.
fn begins_like(typed: &[char], known: &str, slips: usize) -> bool {
    let known: Vec<char> = known.chars().take(typed.len() + slips).collect();
    if known.len() + slips < typed.len() {
        return false;
    }
    // Rows of the table of distances between the beginnings of both words: two rows ago, one row ago.
    let mut older: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=known.len()).collect();
    for (row, &letter) in typed.iter().enumerate() {
        let mut next = vec![row + 1];
        for (column, &other) in known.iter().enumerate() {
            let mut distance =
                (last[column] + usize::from(letter != other)).min(last[column + 1] + 1).min(next[column] + 1);
            if row > 0 && column > 0 && letter == known[column - 1] && typed[row - 1] == other {
                distance = distance.min(older[column - 1] + 1);
            }
            next.push(distance);
        }
        if next.iter().min().is_some_and(|least| *least > slips) {
            return false;
        }
        older = std::mem::replace(&mut last, next);
    }
    last.iter().any(|distance| *distance <= slips)
}
