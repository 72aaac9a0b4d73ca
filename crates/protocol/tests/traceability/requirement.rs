//! The requirements of the rulebook, with the text that each belongs to.

use std::ops::Deref;

pub(crate) use book::Status;
use book::Volume;
use laws::{Article, Edition, Rule};

/// A text with rules.
pub(crate) struct Source {
    pub(crate) volume: Volume,
    pub(crate) title: &'static str,
}

pub(crate) const SOURCES: [Source; 6] = [
    Source { volume: Volume::Fide(Edition::Fide1997), title: "FIDE Laws of Chess, 1997" },
    Source { volume: Volume::Fide(Edition::Fide2009), title: "FIDE Laws of Chess, 2009" },
    Source { volume: Volume::Fide(Edition::Fide2018), title: "FIDE Laws of Chess, 2018" },
    Source { volume: Volume::Fide(Edition::Fide2023), title: "FIDE Laws of Chess, 2023" },
    Source { volume: Volume::Encyclopedia, title: "The encyclopedia (preset `encyclopedia`)" },
    Source { volume: Volume::Leaflet, title: "The leaflet (preset `leaflet`)" },
];

/// A requirement of a text.
#[derive(Clone, Debug)]
pub(crate) struct Requirement {
    pub(crate) volume: Volume,
    found: &'static book::Requirement,
}

impl Deref for Requirement {
    type Target = book::Requirement;

    fn deref(&self) -> &book::Requirement {
        self.found
    }
}

impl Requirement {
    /// Finds the article of a rule in its text.
    pub(crate) fn article_of(&self, rule: Rule) -> Option<Article> {
        self.volume.article_of(rule)
    }
}

/// Lists all requirements.
pub(crate) fn requirements() -> Vec<Requirement> {
    let of = |volume: Volume| volume.requirements().iter().map(move |found| Requirement { volume, found });
    Volume::ALL.into_iter().flat_map(of).collect()
}
