//! The articles of a volume in the order of its text.

use laws::Rule;

use crate::incident::Incident;
use crate::requirement::{Requirement, Status};
use crate::{Volume, counterparts, number};

/// How deep an entry is in the contents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// A chapter: Article 9, an appendix, the glossary.
    Chapter,
    /// A section, such as 9.2; each has a page of its own.
    Section,
    /// A part of a section, such as 9.2.1.
    Part,
}

/// An article of a volume, or the heading of several.
#[derive(Clone, Debug)]
pub struct Entry {
    volume: Volume,
    number: &'static str,
    level: Level,
    requirements: Vec<Requirement>,
}

impl Entry {
    /// Returns the volume.
    pub const fn volume(&self) -> Volume {
        self.volume
    }

    /// Returns the number as the volume prints it.
    pub const fn number(&self) -> &'static str {
        self.number
    }

    /// Returns the number of its chapter, such as 9 of 9.2.1.
    pub fn chapter(&self) -> &'static str {
        number::chapter(self.number)
    }

    /// Returns the number of its section, such as 9.2 of 9.2.1; an article without one is its own section.
    pub fn section(&self) -> &'static str {
        number::section(self.number)
    }

    /// Returns how deep it is in the contents.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Returns the requirements that the article itself states; a heading has none.
    pub fn requirements(&self) -> &[Requirement] {
        &self.requirements
    }

    /// Returns what Arbiter does about it: the first in the order of [`Status`] that one of its requirements has.
    pub fn status(&self) -> Option<Status> {
        self.requirements.iter().map(Requirement::status).min()
    }

    /// Returns the entry and its parts, in order.
    pub fn with_parts(&self) -> impl Iterator<Item = &'static Entry> {
        let (number, level) = (self.number, self.level);
        self.volume.contents().iter().filter(move |entry| {
            entry.number == number
                || match level {
                    Level::Chapter => number::chapter(entry.number) == number,
                    Level::Section => entry.level == Level::Part && number::section(entry.number) == number,
                    Level::Part => number::is_part(entry.number, number),
                }
        })
    }

    /// Returns the numbers of the articles of another volume that say the same or its like.
    pub fn counterparts(&self, other: Volume) -> Vec<&'static str> {
        let mut numbers = Vec::new();
        for requirement in &self.requirements {
            for number in counterparts::of(self.volume, requirement.short_id(), other) {
                if !numbers.contains(&number) {
                    numbers.push(number);
                }
            }
        }
        numbers
    }

    /// Returns the rules that rulings cite for it.
    pub fn rules(&self) -> Vec<Rule> {
        let mut rules: Vec<Rule> = Vec::new();
        for rule in self.requirements.iter().flat_map(Requirement::rules) {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
        rules
    }

    /// Returns the incidents that show it.
    pub fn incidents(&self) -> Vec<Incident> {
        let mut incidents: Vec<Incident> = Vec::new();
        for incident in self.requirements.iter().flat_map(Requirement::incidents) {
            if !incidents.contains(&incident) {
                incidents.push(incident);
            }
        }
        incidents
    }
}

/// The contents of a volume.
///
/// ```
/// use book::{Level, Volume};
/// let contents = Volume::find("2018").unwrap().contents();
/// assert_eq!(contents.find("9.2").unwrap().level(), Level::Section);
/// assert!(contents.find("99").is_none());
/// let parts: Vec<_> = contents.find("6.11").unwrap().with_parts().map(|entry| entry.number()).collect();
/// assert_eq!(parts, ["6.11", "6.11.1", "6.11.2", "6.11.3", "6.11.4"]);
/// ```
#[derive(Clone, Debug)]
pub struct Contents {
    entries: Vec<Entry>,
}

impl Contents {
    /// Lists the articles of the requirements, with the chapters and sections they belong to.
    pub(crate) fn of(volume: Volume, requirements: &[Requirement]) -> Self {
        let mut entries: Vec<Entry> = Vec::new();
        let find = |entries: &mut Vec<Entry>, number: &'static str, level: Level| {
            let known = entries.iter().position(|entry| entry.number == number);
            known.unwrap_or_else(|| {
                entries.push(Entry { volume, number, level, requirements: Vec::new() });
                entries.len() - 1
            })
        };
        for requirement in requirements {
            let number = requirement.article();
            let (chapter, section) = (number::chapter(number), number::section(number));
            let mut index = find(&mut entries, chapter, Level::Chapter);
            for (number, level) in [(section, Level::Section), (number, Level::Part)] {
                if number != entries[index].number {
                    index = find(&mut entries, number, level);
                }
            }
            entries[index].requirements.push(requirement.clone());
        }
        Self { entries }
    }

    /// Goes through all entries in the order of the text.
    pub fn iter(&self) -> std::slice::Iter<'_, Entry> {
        self.entries.iter()
    }

    /// Finds an entry by its number, as the volume prints it, as a ruling cites it (`A4d1` for `A4d.1`) or with `Art.` in front.
    pub fn find(&self, number: &str) -> Option<&Entry> {
        let exact = self.entries.iter().find(|entry| entry.number == number);
        exact.or_else(|| {
            let mut wanted = number::parts(number);
            if wanted.len() > 1 && matches!(wanted[0].as_str(), "article" | "art" | "cl" | "čl") {
                wanted.remove(0);
            }
            self.entries.iter().find(|entry| number::parts(entry.number) == wanted)
        })
    }

    /// Finds an entry with its parts, in order. A number that only its parts have, such as 3.5b of 3.5bI and 3.5bII, means those.
    pub fn with_parts(&self, number: &str) -> Vec<&Entry> {
        match self.find(number) {
            Some(entry) => entry.with_parts().collect(),
            None => self.entries.iter().filter(|entry| number::is_part(entry.number, number)).collect(),
        }
    }

    /// Finds the section before and the one after an entry.
    pub fn neighbours(&self, number: &str) -> (Option<&Entry>, Option<&Entry>) {
        let sections = || self.entries.iter().filter(|entry| entry.level <= Level::Section);
        let Some(at) = sections().position(|entry| entry.number == number || number::section(number) == entry.number)
        else {
            return (None, None);
        };
        (at.checked_sub(1).and_then(|before| sections().nth(before)), sections().nth(at + 1))
    }
}

impl<'a> IntoIterator for &'a Contents {
    type Item = &'a Entry;
    type IntoIter = std::slice::Iter<'a, Entry>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_requirement_belongs_to_an_article() {
        for volume in Volume::ALL {
            let found: usize = volume.contents().iter().map(|entry| entry.requirements().len()).sum();
            assert_eq!(found, volume.requirements().len(), "{volume}");
        }
    }

    #[test]
    fn chapters_and_sections_stand_together() {
        for volume in Volume::ALL {
            let mut seen: Vec<&str> = Vec::new();
            for entry in volume.contents() {
                let chapter = number::chapter(entry.number());
                if seen.last() != Some(&chapter) {
                    assert!(!seen.contains(&chapter), "{volume}: {} is apart from its chapter", entry.number());
                    seen.push(chapter);
                }
            }
        }
    }

    #[test]
    fn numbers_are_found_as_people_write_them() {
        let contents = Volume::find("2009").unwrap().contents();
        assert_eq!(contents.find("Art. a4D.1").map(Entry::number), Some("A4d.1"));
        assert_eq!(contents.find("9.2.").map(Entry::number), Some("9.2"));
        assert!(contents.find("").is_none());
    }

    #[test]
    fn every_rule_leads_to_articles() {
        for volume in Volume::ALL {
            for article in Rule::ALL.iter().filter_map(|rule| volume.article_of(*rule)) {
                assert!(!volume.contents().with_parts(article.0).is_empty(), "{volume} {}", article.0);
            }
        }
        let parts = Volume::find("1997").unwrap().contents().with_parts("3.5b");
        assert_eq!(parts.iter().map(|entry| entry.number()).collect::<Vec<_>>(), ["3.5bI", "3.5bII"]);
        assert!(Volume::find("1997").unwrap().contents().with_parts("99").is_empty());
    }

    #[test]
    fn the_first_and_the_last_section_have_one_neighbour() {
        for volume in Volume::ALL {
            let contents = volume.contents();
            let (first, last) = (&contents.entries[0], contents.entries.last().unwrap());
            assert!(contents.neighbours(first.number()).0.is_none(), "{volume}");
            assert!(contents.neighbours(last.number()).1.is_none(), "{volume}");
        }
    }
}
