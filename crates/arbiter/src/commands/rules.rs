//! `arbiter rules`: shows articles of the rulebook, compares editions and searches.

mod pager;
mod text;

use std::io::Write;

use anyhow::{Result, bail};
use book::{Entry, Level, Volume};
use clap::{Args, ColorChoice};
use protocol::{ArticleFrame, FoundArticle};
use serde::Serialize;
use words::{Locale, Rulebook, search};

use self::text::Text;
use super::{Run, tournaments, write_json};
use crate::drawing::is_colored;
use crate::exit::Exit;

/// The most articles that a search shows.
const FOUND: usize = 20;
/// The number of articles that an error suggests.
const SUGGESTED: usize = 3;

/// Show an article of the Laws in our own words, compare editions, or search
///
/// Without a number, the chapters are listed. Texts are paraphrases; the wording of the Laws is FIDE's.
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter rules 9.2
  arbiter rules 9.2 --edition 2009 --language cs
  arbiter rules 7.5.1 --compare
      the counterparts in all other editions and casual texts
  arbiter rules search fifty moves
      words of any of the three languages, with or without accents, or a number

JSON: {\"volume\":\"2018\",\"heading\":…,\"entries\":[{\"number\":\"9.2\",\"text\":…,\"counterparts\":{\"2009\":[\"9.2\"]}},…],
       \"compared\":{\"2009\":[…]}}; a search prints {\"found\":[{\"volume\":…,\"number\":…,\"heading\":…,\"text\":…},…]}

Exit status: 0 if something is found, 1 if a search finds nothing, 2 if there is no such article.")]
pub(crate) struct Rules {
    /// The number of an article, or "search" and words
    #[arg(value_name = "ARTICLE")]
    asked: Vec<String>,
    /// The edition (1997, 2009, 2018, 2023) or casual text (encyclopedia, leaflet); the newest edition by default
    #[arg(long, value_name = "EDITION", value_parser = volume)]
    edition: Option<Volume>,
    /// Show the counterparts in the other volumes, too
    #[arg(long)]
    compare: bool,
    /// The language: en, cs or sk
    #[arg(long, visible_alias = "lang", value_name = "LANG", default_value = "en", value_parser = tournaments::language)]
    language: Locale,
    /// Color the text: auto (on a terminal), always or never
    #[arg(long, value_name = "WHEN", default_value = "auto", hide_possible_values = true)]
    color: ColorChoice,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// Reads the name of a volume.
fn volume(name: &str) -> Result<Volume, String> {
    Volume::find(name).ok_or_else(|| format!("expected one of {}", Volume::ALL.map(Volume::name).join(", ")))
}

#[derive(Serialize)]
struct Answer {
    volume: &'static str,
    heading: String,
    entries: Vec<ArticleFrame>,
    #[serde(skip_serializing_if = "Option::is_none")]
    compared: Option<std::collections::BTreeMap<&'static str, Vec<ArticleFrame>>>,
}

#[derive(Serialize)]
struct FoundAnswer {
    found: Vec<FoundArticle>,
}

impl Run for Rules {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let newest = Volume::ALL.into_iter().rfind(|volume| volume.edition().is_some()).unwrap_or(Volume::Leaflet);
        let volume = self.edition.unwrap_or(newest);
        match self.asked.split_first() {
            None => self.contents(volume, out),
            Some((word, words)) if word == "search" => self.search(&words.join(" "), volume, out),
            Some(_) => self.article(&self.asked.join(" "), volume, out),
        }
    }
}

impl Rules {
    fn contents(&self, volume: Volume, out: &mut dyn Write) -> Result<Exit> {
        let chapters = || volume.contents().iter().filter(|entry| entry.level() == Level::Chapter);
        let book = Rulebook::of(self.language);
        if self.json {
            let entries = chapters().map(|entry| frame(book, entry)).collect();
            write_json(out, &Answer { volume: volume.name(), heading: String::new(), entries, compared: None })?;
            return Ok(Exit::Fine);
        }
        let mut text = self.text();
        for entry in chapters() {
            text.row(entry.number(), book.heading(entry));
        }
        pager::show(&text.written, out)?;
        Ok(Exit::Fine)
    }

    fn article(&self, number: &str, volume: Volume, out: &mut dyn Write) -> Result<Exit> {
        let book = Rulebook::of(self.language);
        let entries: Vec<&Entry> = volume.contents().with_parts(number);
        let Some(&entry) = entries.first() else {
            let near = nearest(volume, number).join(", ");
            bail!(
                "found {number:?}, expected an article of {volume}, such as {near}; `arbiter rules` lists the chapters"
            );
        };
        let others = Volume::ALL.into_iter().filter(|other| self.compare && *other != volume);
        let compared: Vec<(Volume, Vec<&Entry>)> =
            others.map(|other| (other, counterparts(&entries, other))).filter(|(_, found)| !found.is_empty()).collect();
        if self.json {
            let frames = |entries: &[&Entry]| entries.iter().map(|entry| frame(book, entry)).collect::<Vec<_>>();
            let others = compared.iter().map(|(other, entries)| (other.name(), frames(entries))).collect();
            let answer = Answer {
                volume: volume.name(),
                heading: book.heading(entry).to_owned(),
                entries: frames(&entries),
                compared: self.compare.then_some(others),
            };
            write_json(out, &answer)?;
            return Ok(Exit::Fine);
        }
        let mut text = self.text();
        text.title(volume, entry.number(), book.heading(entry));
        text.articles(book, volume, &entries);
        text.elsewhere(volume, &entries);
        for (other, entries) in &compared {
            text.title(*other, "", "");
            text.articles(book, *other, entries);
        }
        pager::show(&text.written, out)?;
        Ok(Exit::Fine)
    }

    fn search(&self, words: &str, volume: Volume, out: &mut dyn Write) -> Result<Exit> {
        if words.trim().is_empty() {
            bail!(
                "found nothing to search for, expected a number or words, such as `arbiter rules search fifty moves`"
            );
        }
        let found = search(words, self.language, volume, FOUND);
        let exit = if found.is_empty() { Exit::No } else { Exit::Fine };
        let mut text = self.text();
        let mut frames = Vec::new();
        for found in found {
            let locale = found.locale.unwrap_or(self.language);
            let (book, entry) = (Rulebook::of(locale), found.entry);
            let said = book.paraphrase(entry.volume(), entry.number()).and_then(|said| said.text.clone());
            text.found(entry, book.heading(entry), said.as_deref());
            frames.push(FoundArticle {
                volume: entry.volume().name().to_owned(),
                number: entry.number().to_owned(),
                section: entry.section().to_owned(),
                heading: book.heading(entry).to_owned(),
                text: said,
                language: locale.code().to_owned(),
            });
        }
        if self.json {
            write_json(out, &FoundAnswer { found: frames })?;
        } else {
            pager::show(&text.written, out)?;
        }
        Ok(exit)
    }

    fn text(&self) -> Text {
        Text::new(is_colored(self.color))
    }
}

/// Describes an article with its texts.
fn frame(book: &Rulebook, entry: &Entry) -> ArticleFrame {
    let said = book.paraphrase(entry.volume(), entry.number()).cloned().unwrap_or_default();
    ArticleFrame { heading: said.heading, text: said.text, changed: said.changed, ..ArticleFrame::of(entry) }
}

/// Finds the articles of another volume that say the same as some articles, in the order of that volume.
fn counterparts(entries: &[&Entry], other: Volume) -> Vec<&'static Entry> {
    let numbers: Vec<&str> = entries.iter().flat_map(|entry| entry.counterparts(other)).collect();
    other.contents().iter().filter(|entry| numbers.contains(&entry.number())).collect()
}

/// Finds the numbers that are most like one that no article has.
fn nearest(volume: Volume, number: &str) -> Vec<&'static str> {
    let mut numbers: Vec<&str> = volume.contents().iter().map(Entry::number).collect();
    numbers.sort_by_key(|known| distance(known, number));
    numbers.truncate(SUGGESTED);
    numbers
}

/// Counts the letters that must be changed, added or left out to make one text from another.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.to_lowercase().chars().take(20).collect();
    let mut last: Vec<usize> = (0..=other.len()).collect();
    for (row, letter) in one.to_lowercase().chars().enumerate() {
        let mut next = vec![row + 1];
        for (column, &known) in other.iter().enumerate() {
            let changed = last[column] + usize::from(letter != known);
            next.push(changed.min(last[column + 1] + 1).min(next[column] + 1));
        }
        last = next;
    }
    last[other.len()]
}
