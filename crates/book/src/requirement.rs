//! What an article requires, and what becomes of it in Arbiter.

use laws::Rule;

use crate::Volume;
use crate::incident::Incident;

/// What Arbiter does about a requirement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// A ruling cites it.
    Ruled,
    /// The program cannot do otherwise.
    ByConstruction,
    /// A person decides, by an act that the program offers.
    Arbiter,
    /// It concerns boards, tables or rooms: nothing for a program to do.
    Physical,
    /// It explains, defines or recommends.
    Information,
}

impl Status {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Ruled, Self::ByConstruction, Self::Arbiter, Self::Physical, Self::Information];

    /// Returns the name in the lists of requirements.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ruled => "ruled",
            Self::ByConstruction => "by construction",
            Self::Arbiter => "arbiter",
            Self::Physical => "physical",
            Self::Information => "information",
        }
    }
}

/// One requirement of an article.
///
/// ```
/// use book::{Status, Volume};
/// let requirement = &Volume::find("1997").unwrap().contents().find("Preface").unwrap().requirements()[0];
/// assert_eq!(requirement.id(), "FIDE1997:Preface/1");
/// assert_eq!(requirement.status(), Status::Arbiter);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Requirement {
    id: &'static str,
    article: &'static str,
    status: Status,
    what: &'static str,
    by: Vec<&'static str>,
    shown: Vec<&'static str>,
}

impl Requirement {
    /// Returns its identifier, such as `FIDE2018:9.2.1/1`.
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// Returns the part of the identifier after the text's name.
    pub(crate) fn short_id(&self) -> &'static str {
        self.id.split_once(':').map_or(self.id, |(_, id)| id)
    }

    /// Returns the number of its article.
    pub const fn article(&self) -> &'static str {
        self.article
    }

    /// Returns what Arbiter does about it.
    pub const fn status(&self) -> Status {
        self.status
    }

    /// Returns its subject in a few English words.
    pub const fn what(&self) -> &'static str {
        self.what
    }

    /// Returns the rules if it is ruled on (with `!` in front where the rule must stay silent), code if it holds by
    /// construction, and acts if the arbiter decides.
    pub fn by(&self) -> &[&'static str] {
        &self.by
    }

    /// Returns the rules that rulings cite for it.
    pub fn rules(&self) -> impl Iterator<Item = Rule> {
        let names = if self.status == Status::Ruled { self.by.as_slice() } else { &[] };
        names.iter().filter_map(|name| {
            let name = name.trim_start_matches('!');
            Rule::ALL.iter().copied().find(|rule| rule.name() == name)
        })
    }

    /// Returns the names of the incidents that show it.
    pub fn shown(&self) -> &[&'static str] {
        &self.shown
    }

    /// Returns the incidents that show it.
    pub fn incidents(&self) -> impl Iterator<Item = Incident> {
        self.shown.iter().filter_map(|name| Incident::find(name))
    }
}

/// Reads the requirements of a volume. The lists are part of the program, and a test reads each of them.
pub(crate) fn read(volume: Volume) -> Vec<Requirement> {
    let (_, lines) = text(volume).split_once('\n').unwrap_or_default();
    lines
        .lines()
        .map(|line| one(line).unwrap_or_else(|| panic!("{volume}: found {line:?}, expected six fields")))
        .collect()
}

const fn text(volume: Volume) -> &'static str {
    use laws::Edition;
    match volume {
        Volume::Fide(Edition::Fide1997) => include_str!("../requirements/1997.csv"),
        Volume::Fide(Edition::Fide2009) => include_str!("../requirements/2009.csv"),
        Volume::Fide(Edition::Fide2018) => include_str!("../requirements/2018.csv"),
        Volume::Fide(Edition::Fide2023) => include_str!("../requirements/2023.csv"),
        Volume::Encyclopedia => include_str!("../requirements/encyclopedia.csv"),
        Volume::Leaflet => include_str!("../requirements/leaflet.csv"),
    }
}

fn one(line: &'static str) -> Option<Requirement> {
    let fields: Vec<_> = line.split(',').collect();
    let [id, article, status, what, by, shown] = fields[..] else { return None };
    let status = Status::ALL.into_iter().find(|known| known.name() == status)?;
    let words = |field: &'static str| field.split_whitespace().collect();
    Some(Requirement { id, article, status, what, by: words(by), shown: words(shown) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_has_the_same_head() {
        for volume in Volume::ALL {
            assert_eq!(text(volume).lines().next(), Some("id,article,status,what,by,shown"), "{volume}");
        }
    }

    #[test]
    fn every_ruled_requirement_names_its_rules() {
        for requirement in Volume::ALL.into_iter().flat_map(Volume::requirements) {
            if requirement.status() == Status::Ruled {
                assert_eq!(requirement.rules().count(), requirement.by().len(), "{}", requirement.id());
            }
        }
    }
}
