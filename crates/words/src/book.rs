//! The rulebook in one language: a paraphrase of each article, and the terms of chess.

use std::collections::HashMap;
use std::sync::LazyLock;

use book::{Entry, Volume};
use fluent_syntax::ast;
use fluent_syntax::parser;
use laws::Rule;

use crate::{Locale, fold};

/// What the rulebook says about an article.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Paraphrase {
    /// Its heading; chapters and sections have one.
    pub heading: Option<String>,
    /// What it says, in our own words; a heading of several articles has no text.
    pub text: Option<String>,
    /// What is different from the text it is compared with.
    pub changed: Option<String>,
}

/// A term of the glossary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// Its key, the same in each language.
    pub key: String,
    /// The term.
    pub name: String,
    /// What it means.
    pub means: String,
    /// Its forms, and phrases with the same words in which something else is meant.
    stems: Vec<Stem>,
}

/// The beginnings of the words of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Stem {
    /// The beginnings, in small letters, and whether each is the whole word.
    words: Vec<(String, bool)>,
    /// Whether the term is meant; “the check of a bag” is no check.
    is_meant: bool,
}

impl Stem {
    /// Reads a form: “!” after a word means that nothing may follow in that word, “-” in front that the term is not meant.
    fn read(form: &str) -> Self {
        let form = form.trim();
        let parts = form.trim_start_matches('-').split_whitespace();
        let words = parts.flat_map(|part| {
            let is_whole = part.ends_with('!');
            let words: Vec<String> = accented_words(part).collect();
            let last = words.len();
            // “touch-move” is two words, of which only the last can have an ending.
            words.into_iter().enumerate().map(move |(index, word)| (word, is_whole || index + 1 < last))
        });
        Self { words: words.collect(), is_meant: !form.starts_with('-') }
    }

    /// Tells whether a text begins with it.
    fn fits(&self, text: &[String]) -> bool {
        let fits_word = |((part, is_whole), word): (&(String, bool), &String)| {
            if *is_whole { word == part } else { word.starts_with(part.as_str()) }
        };
        self.words.len() <= text.len() && self.words.iter().zip(text).all(fits_word)
    }

    /// Returns the number of its words and of their letters.
    fn length(&self) -> (usize, usize) {
        (self.words.len(), self.words.iter().map(|(part, _)| part.len()).sum())
    }
}

/// The rulebook in one language.
///
/// ```
/// use book::Volume;
/// use words::{Locale, Rulebook};
/// let book = Rulebook::of(Locale::English);
/// let volume = Volume::find("2018").unwrap();
/// assert_eq!(book.heading(volume.contents().find("9").unwrap()), "The drawn game");
/// assert!(book.paraphrase(volume, "9.2.1").is_some());
/// ```
#[derive(Debug)]
pub struct Rulebook {
    articles: HashMap<String, Paraphrase>,
    terms: Vec<Term>,
}

/// The rulebooks, in the order of [`Locale::ALL`].
static BOOKS: LazyLock<[Rulebook; 3]> = LazyLock::new(|| Locale::ALL.map(Rulebook::read));

impl Rulebook {
    /// Returns the rulebook of a language.
    pub fn of(locale: Locale) -> &'static Self {
        &BOOKS[locale as usize]
    }

    /// Returns what the rulebook says about an article.
    pub fn paraphrase(&self, volume: Volume, number: &str) -> Option<&Paraphrase> {
        self.articles.get(&volume.key(number))
    }

    /// Returns the heading of an article, or else that of the section or chapter that it belongs to.
    pub fn heading(&self, entry: &Entry) -> &str {
        let own = |number: &str| self.paraphrase(entry.volume(), number).and_then(|found| found.heading.as_deref());
        [entry.number(), entry.section(), entry.chapter()].into_iter().find_map(own).unwrap_or_default()
    }

    /// Says a rule as the volume states it: the paraphrase of its article, or of all parts of an article that is a heading only.
    /// None if the volume does not have the rule.
    ///
    /// ```
    /// use book::Volume;
    /// use laws::Rule;
    /// use words::{Locale, Rulebook};
    /// let said = Rulebook::of(Locale::Czech).rule(Volume::find("2018").unwrap(), Rule::Stalemate).unwrap();
    /// assert!(said.contains("pat"));
    /// ```
    pub fn rule(&self, volume: Volume, rule: Rule) -> Option<String> {
        let number = volume.article_of(rule)?.0;
        let text = |entry: &Entry| self.paraphrase(volume, entry.number())?.text.as_deref();
        if let Some(own) = volume.contents().find(number).and_then(text) {
            return Some(own.to_owned());
        }
        let parts: Vec<&str> = volume.contents().with_parts(number).into_iter().filter_map(text).collect();
        (!parts.is_empty()).then(|| parts.join(" "))
    }

    /// Returns the terms, in the order of the file.
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }

    /// Finds the terms that occur in a text of this language, in the order of the text. Where several fit at one place, the longest
    /// counts: in “rapid chess” no other term is found. Accents matter: Slovak “mať” (to have) is not “mat” (checkmate).
    pub fn terms_in<'a>(&'a self, text: &str) -> Vec<&'a Term> {
        let text: Vec<String> = accented_words(text).collect();
        let mut found: Vec<&Term> = Vec::new();
        let mut at = 0;
        while at < text.len() {
            let stems = self.terms.iter().flat_map(|term| term.stems.iter().map(move |stem| (term, stem)));
            let fitting = stems.filter(|(_, stem)| stem.fits(&text[at..]));
            let Some((term, stem)) = fitting.max_by_key(|(_, stem)| stem.length()) else {
                at += 1;
                continue;
            };
            if stem.is_meant && !found.contains(&term) {
                found.push(term);
            }
            at += stem.words.len();
        }
        found
    }

    fn read(locale: Locale) -> Self {
        let mut book = Self { articles: HashMap::new(), terms: Vec::new() };
        for (_, text) in locale.book_files() {
            // A broken message is left out; the tests check every file.
            let resource = parser::parse(*text).unwrap_or_else(|(resource, _)| resource);
            for entry in resource.body {
                if let ast::Entry::Message(message) = entry {
                    book.add(&message);
                }
            }
        }
        book
    }

    fn add(&mut self, message: &ast::Message<&str>) {
        let key = message.id.name;
        let value = message.value.as_ref().map(plain);
        let attribute = |name: &str| {
            let found = message.attributes.iter().find(|attribute| attribute.id.name == name);
            found.map(|attribute| plain(&attribute.value))
        };
        if let Some(term) = key.strip_prefix("term-") {
            self.terms.push(Term {
                key: term.to_owned(),
                name: value.unwrap_or_default(),
                means: attribute("means").unwrap_or_default(),
                stems: attribute("stems")
                    .unwrap_or_default()
                    .split('|')
                    .map(Stem::read)
                    .filter(|stem| !stem.words.is_empty())
                    .collect(),
            });
        } else {
            let (heading, changed) = (attribute("heading"), attribute("changed"));
            self.articles.insert(key.to_owned(), Paraphrase { heading, text: value, changed });
        }
    }
}

/// Goes through the words of a text, in small letters without accents.
pub(crate) fn words(text: &str) -> impl Iterator<Item = String> {
    accented_words(&fold(text))
}

/// Goes through the words of a text, in small letters.
fn accented_words(text: &str) -> impl Iterator<Item = String> + use<> {
    let words: Vec<_> =
        text.to_lowercase().split(|letter: char| !letter.is_alphanumeric()).map(str::to_owned).collect();
    words.into_iter().filter(|word| !word.is_empty())
}

/// Writes a pattern of plain text.
fn plain(pattern: &ast::Pattern<&str>) -> String {
    let parts = pattern.elements.iter().filter_map(|element| match element {
        ast::PatternElement::TextElement { value } => Some(*value),
        ast::PatternElement::Placeable { .. } => None,
    });
    parts.collect()
}
