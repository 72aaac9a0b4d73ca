//! The results of the incidents.

use std::collections::{BTreeMap, BTreeSet};

use laws::{Announcement, Edition, Rule};
use protocol::Scenario;

use crate::requirement::Requirement;
use crate::support;

/// The result of one incident.
#[derive(Default)]
pub(crate) struct Incident {
    edition: String,
    preset: Option<String>,
    is_ruled_as_expected: bool,
    /// Whether its regulations are expected to be refused.
    is_refused: bool,
    cited: BTreeSet<Rule>,
    /// The articles that it expects to be cited.
    expected: BTreeSet<String>,
    acts: BTreeSet<&'static str>,
}

impl Incident {
    fn watch(text: &str) -> Self {
        let regulations = support::regulations(text);
        let edition = regulations["edition"].as_str().unwrap_or("2018").to_owned();
        let preset = regulations["preset"].as_str().map(str::to_owned);
        let is_ruled_as_expected = Scenario::read(text).is_ok_and(|scenario| {
            let report = scenario.run();
            report.error.is_none() && report.failures.is_empty() && report.passed > 0
        });
        let is_refused = text.contains("\"expect_error\"");
        let expected = expected_articles(text);
        let mut incident = Self { edition, preset, is_ruled_as_expected, is_refused, expected, ..Self::default() };
        support::play(text, |_, act, entry| {
            incident.acts.insert(act.name());
            for ruling in &entry.rulings {
                incident.cited.extend(ruling.rule);
                if let Announcement::IllegalMove { broken, .. } = ruling.announcement {
                    incident.cited.extend(broken.map(Rule::from));
                }
            }
        });
        incident
    }

    /// Tells whether its regulations are refused: such an incident shows what an event may not choose, and cites no rule.
    pub(crate) const fn is_refused(&self) -> bool {
        self.is_refused
    }

    fn is_of(&self, edition: Edition) -> bool {
        self.edition == edition.to_string()
    }
}

/// Finds the articles that the expectations of an incident name.
fn expected_articles(text: &str) -> BTreeSet<String> {
    let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    let lines = lines.map(|line| {
        let value: serde_json::Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        value
    });
    let articles = lines.flat_map(|line| {
        ["article", "broken"].map(|field| line["expect"][field].as_str().map(str::to_owned)).into_iter().flatten()
    });
    articles.collect()
}

/// The results of all incidents, by name and, for one that belongs to several editions, by edition.
pub(crate) struct Seen(BTreeMap<String, Vec<Incident>>);

impl Seen {
    pub(crate) fn in_all_incidents() -> Self {
        let mut seen: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for incident in support::incidents() {
            let watched = Incident::watch(&incident.text);
            seen.entry(incident.name).or_default().push(watched);
        }
        Self(seen)
    }

    /// Finds an incident with the expected rulings, in the edition or by the preset of a requirement.
    pub(crate) fn incident(&self, requirement: &Requirement, name: &str) -> Result<&Incident, String> {
        let incidents = self.0.get(name).ok_or("there is no such incident")?;
        let of_it = incidents
            .iter()
            .find(|incident| requirement.volume.edition().is_none_or(|edition| incident.is_of(edition)));
        let incident = of_it.unwrap_or(&incidents[0]);
        if !incident.is_ruled_as_expected {
            return Err("it is not ruled on as it expects".to_owned());
        }
        match requirement.volume.edition() {
            Some(edition) if !incident.is_of(edition) => Err(format!("it is of {}", incident.edition)),
            None if incident.preset.as_deref() != Some(requirement.volume.name()) => {
                Err("it is not of that preset".to_owned())
            }
            _ => Ok(incident),
        }
    }

    /// Tells whether an incident shows a rule: it cites the rule and expects its article; or, for a rule marked as
    /// silent, it does not cite the rule.
    pub(crate) fn shows(&self, requirement: &Requirement, name: &str, by: &str) -> bool {
        let Ok(incident) = self.incident(requirement, name) else { return false };
        let cites = |rule| incident.cited.contains(&rule);
        if incident.is_refused {
            return false;
        }
        if let Some(silent) = by.strip_prefix('!') {
            return Rule::find(silent).is_some_and(|rule| !cites(rule));
        }
        let Some(rule) = Rule::find(by) else { return false };
        let article = requirement.article_of(rule);
        cites(rule) && article.is_some_and(|article| incident.expected.contains(article.0))
    }

    /// Tells whether an act occurs in an edition, or anywhere.
    pub(crate) fn has_act(&self, edition: Option<Edition>, act: &str) -> bool {
        let mut of_it =
            self.0.values().flatten().filter(|incident| edition.is_none_or(|edition| incident.is_of(edition)));
        of_it.any(|incident| incident.acts.contains(act))
    }

    /// Counts the incidents of an edition that cite a rule.
    pub(crate) fn count(&self, edition: Edition, rule: Rule) -> usize {
        self.0.values().flatten().filter(|incident| incident.is_of(edition) && incident.cited.contains(&rule)).count()
    }
}
