//! The texts that the rulebook describes.

use std::fmt;
use std::sync::LazyLock;

use laws::{Article, Edition, Preset, Rule};

use crate::contents::Contents;
use crate::requirement::{self, Requirement};

/// A text with rules: an edition of the Laws, or a casual text.
///
/// ```
/// use book::Volume;
/// use laws::Edition;
/// assert_eq!(Volume::find("2018"), Some(Volume::Fide(Edition::Fide2018)));
/// assert_eq!(Volume::Leaflet.to_string(), "leaflet");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Volume {
    /// An edition of the FIDE Laws of Chess.
    Fide(Edition),
    /// An article of an encyclopedia.
    Encyclopedia,
    /// The leaflet of a chess set for beginners.
    Leaflet,
}

/// The text and the order of one volume.
struct Data {
    requirements: Vec<Requirement>,
    contents: Contents,
}

/// Everything, in the order of [`Volume::ALL`].
static DATA: LazyLock<Vec<Data>> = LazyLock::new(|| {
    let read = |volume| {
        let requirements = requirement::read(volume);
        let contents = Contents::of(volume, &requirements);
        Data { requirements, contents }
    };
    Volume::ALL.into_iter().map(read).collect()
});

impl Volume {
    /// All volumes: the editions, the oldest first, then the casual texts.
    pub const ALL: [Self; 6] = [
        Self::Fide(Edition::Fide1997),
        Self::Fide(Edition::Fide2009),
        Self::Fide(Edition::Fide2018),
        Self::Fide(Edition::Fide2023),
        Self::Encyclopedia,
        Self::Leaflet,
    ];

    /// Returns the name in addresses and on the command line: the year of an edition, or a word.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fide(edition) => edition.name(),
            Self::Encyclopedia => "encyclopedia",
            Self::Leaflet => "leaflet",
        }
    }

    /// Finds a volume by its name.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|volume| volume.name() == name)
    }

    /// Returns the edition, unless it is a casual text.
    pub const fn edition(self) -> Option<Edition> {
        match self {
            Self::Fide(edition) => Some(edition),
            Self::Encyclopedia | Self::Leaflet => None,
        }
    }

    /// Returns the volume that changes are told against: the edition before, or the edition of 2018 for casual texts.
    pub fn compared_with(self) -> Option<Self> {
        match self {
            Self::Fide(edition) => Edition::ALL.into_iter().rev().find(|earlier| *earlier < edition).map(Self::Fide),
            Self::Encyclopedia | Self::Leaflet => Some(Self::Fide(Edition::Fide2018)),
        }
    }

    /// Finds the article in which the volume states a rule.
    pub fn article_of(self, rule: Rule) -> Option<Article> {
        match self {
            Self::Fide(edition) => rule.article(edition),
            Self::Encyclopedia => Preset::Encyclopedia.section(rule),
            Self::Leaflet => Preset::Leaflet.section(rule),
        }
    }

    /// Returns the requirements in the order of the text.
    pub fn requirements(self) -> &'static [Requirement] {
        &self.data().requirements
    }

    /// Returns the articles in the order of the text.
    pub fn contents(self) -> &'static Contents {
        &self.data().contents
    }

    /// Returns the key of the message that has the paraphrase of an article.
    ///
    /// ```
    /// use book::Volume;
    /// assert_eq!(Volume::find("2018").unwrap().key("9.2.1.1"), "b2018-9-2-1-1");
    /// assert_eq!(Volume::Leaflet.key("End-3a"), "balbi-End-3a");
    /// ```
    pub fn key(self, number: &str) -> String {
        let volume = match self {
            Self::Fide(edition) => edition.name(),
            Self::Encyclopedia => "wiki",
            Self::Leaflet => "albi",
        };
        let parts = number.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
        parts.fold(format!("b{volume}"), |key, part| key + "-" + part)
    }

    fn data(self) -> &'static Data {
        &DATA[self.index()]
    }

    /// Returns the place among all volumes, which is the column in the table of counterparts.
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Fide(edition) => edition as usize,
            Self::Encyclopedia => Edition::ALL.len(),
            Self::Leaflet => Edition::ALL.len() + 1,
        }
    }
}

/// Writes the name.
impl fmt::Display for Volume {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_volume_has_its_place() {
        for (index, volume) in Volume::ALL.into_iter().enumerate() {
            assert_eq!(volume.index(), index);
            assert_eq!(Volume::find(volume.name()), Some(volume));
            assert!(!volume.requirements().is_empty());
        }
    }

    #[test]
    fn an_edition_is_compared_with_the_one_before() {
        let compared = Volume::ALL.map(|volume| volume.compared_with().map(Volume::name));
        assert_eq!(compared, [None, Some("1997"), Some("2009"), Some("2018"), Some("2018"), Some("2018")]);
    }

    #[test]
    fn no_two_articles_of_a_volume_share_a_key() {
        for volume in Volume::ALL {
            let mut keys: Vec<_> = volume.contents().iter().map(|entry| volume.key(entry.number())).collect();
            keys.sort();
            let all = keys.len();
            keys.dedup();
            assert_eq!(keys.len(), all, "{volume}");
        }
    }
}
