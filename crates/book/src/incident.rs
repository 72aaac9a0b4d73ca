//! Incidents at the board: files with acts and the expected rulings.

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// All incidents by name.
static INCIDENTS: LazyLock<BTreeMap<&'static str, &'static str>> = LazyLock::new(|| {
    let packed = include_str!(concat!(env!("OUT_DIR"), "/incidents.txt"));
    packed.split('\u{1e}').filter_map(|incident| incident.split_once('\n')).collect()
});

/// An incident that shows what an article means: a scenario file in the form of the contract.
///
/// ```
/// use book::Incident;
/// let incident = Incident::find("05-completion/checkmate-2018").unwrap();
/// assert!(incident.text().contains("checkmate"));
/// assert!(Incident::find("no/such-incident").is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Incident {
    name: &'static str,
    text: &'static str,
}

impl Incident {
    /// Goes through all incidents, by name.
    pub fn all() -> impl Iterator<Item = Self> {
        INCIDENTS.iter().map(|(&name, &text)| Self { name, text })
    }

    /// Finds an incident by its chapter and name.
    pub fn find(name: &str) -> Option<Self> {
        INCIDENTS.get_key_value(name).map(|(&name, &text)| Self { name, text })
    }

    /// Returns the chapter and the name.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// Returns the scenario file.
    pub const fn text(self) -> &'static str {
        self.text
    }

    /// Returns what happens, in English: the comment on the first line.
    pub fn summary(self) -> &'static str {
        self.text.lines().next().map_or("", |line| line.trim_start_matches('#').trim())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Volume;

    #[test]
    fn every_incident_has_a_summary() {
        assert!(Incident::all().count() > 1000);
        for incident in Incident::all() {
            assert!(incident.text().starts_with("# ") && !incident.summary().is_empty(), "{}", incident.name());
        }
    }

    #[test]
    fn every_incident_that_a_requirement_names_exists() {
        for requirement in Volume::ALL.into_iter().flat_map(Volume::requirements) {
            for name in requirement.shown() {
                assert!(Incident::find(name).is_some(), "{}: {name}", requirement.id());
            }
        }
    }
}
