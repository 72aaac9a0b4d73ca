//! The rulebook: volumes, their articles, terms, what a search finds, and incidents.

use std::collections::BTreeMap;

use book::{Entry, Incident, Level, Volume};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

use super::play::{PlayError, PlayFrame, PlayQuery};
use crate::contract::regulations::RegulationsFrame;
use crate::error::FrameError;
use crate::scenario::{Scenario, ScenarioError};

/// The volumes of the rulebook.
///
/// ```
/// let names: Vec<String> = protocol::BookFrame::new().volumes.into_iter().map(|volume| volume.volume).collect();
/// assert_eq!(names, ["1997", "2009", "2018", "2023", "encyclopedia", "leaflet"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BookFrame {
    /// The editions, the oldest first, then the casual texts.
    pub volumes: Vec<VolumeSummary>,
}

/// A volume of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct VolumeSummary {
    /// Its name in addresses: the year of an edition, `encyclopedia` or `leaflet`.
    pub volume: String,
    /// Whether it is an edition of the FIDE Laws of Chess.
    pub is_edition: bool,
    /// The volume that its changes are told against.
    pub compared_with: Option<String>,
    /// The number of articles with a text.
    pub articles: usize,
}

impl BookFrame {
    /// Lists the volumes.
    #[must_use]
    pub fn new() -> Self {
        let summary = |volume: Volume| VolumeSummary {
            volume: volume.name().to_owned(),
            is_edition: volume.edition().is_some(),
            compared_with: volume.compared_with().map(|other| other.name().to_owned()),
            articles: volume.contents().iter().filter(|entry| !entry.requirements().is_empty()).count(),
        };
        Self { volumes: Volume::ALL.into_iter().map(summary).collect() }
    }
}

impl Default for BookFrame {
    fn default() -> Self {
        Self::new()
    }
}

/// The contents of a volume in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct VolumeFrame {
    /// The name of the volume.
    pub volume: String,
    /// The language of the texts.
    pub language: String,
    /// The volume that its changes are told against.
    pub compared_with: Option<String>,
    /// The articles in the order of the text, chapters and sections before their parts.
    pub entries: Vec<ArticleFrame>,
}

/// How deep an entry is in the contents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LevelName {
    /// A chapter.
    Chapter,
    /// A section, such as 9.2.
    Section,
    /// A part of a section.
    Part,
}

impl From<Level> for LevelName {
    fn from(level: Level) -> Self {
        match level {
            Level::Chapter => Self::Chapter,
            Level::Section => Self::Section,
            Level::Part => Self::Part,
        }
    }
}

/// An article, or the heading of several. Fields without a value are absent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ArticleFrame {
    /// The number as the volume prints it.
    pub number: String,
    /// How deep it is in the contents.
    pub level: LevelName,
    /// The heading; chapters and sections have one.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub heading: Option<String>,
    /// What the article says, in our own words.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub text: Option<String>,
    /// What is different from the volume it is compared with.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub changed: Option<String>,
    /// What becomes of it in Arbiter: `ruled`, `by construction`, `arbiter`, `physical` or `information`.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub status: Option<String>,
    /// The articles of other volumes that say the same or its like, by volume.
    #[serde(skip_serializing_if = "BTreeMap::is_empty", default)]
    #[ts(optional, type = "Record<string, string[]>")]
    pub counterparts: BTreeMap<String, Vec<String>>,
    /// The rules that rulings cite for it.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub rules: Vec<String>,
    /// The acts by which the arbiter decides.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub acts: Vec<String>,
    /// The names of the incidents that show it.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub incidents: Vec<String>,
    /// The keys of the terms in its text.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub terms: Vec<String>,
}

impl ArticleFrame {
    /// Describes an article, without its texts and terms.
    pub fn of(entry: &Entry) -> Self {
        let others = Volume::ALL.into_iter().filter(|other| *other != entry.volume());
        let counterparts = others.filter_map(|other| {
            let numbers = entry.counterparts(other);
            let numbers: Vec<String> = numbers.into_iter().map(str::to_owned).collect();
            (!numbers.is_empty()).then(|| (other.name().to_owned(), numbers))
        });
        let mut acts: Vec<String> = Vec::new();
        for requirement in entry.requirements() {
            let names = if requirement.status() == book::Status::Arbiter { requirement.by() } else { &[] };
            for name in names {
                if !acts.iter().any(|known| known == name) {
                    acts.push((*name).to_owned());
                }
            }
        }
        Self {
            number: entry.number().to_owned(),
            level: entry.level().into(),
            heading: None,
            text: None,
            changed: None,
            status: entry.status().map(|status| status.name().to_owned()),
            counterparts: counterparts.collect(),
            rules: entry.rules().into_iter().map(|rule| rule.name().to_owned()).collect(),
            acts,
            incidents: entry.incidents().into_iter().map(|incident| incident.name().to_owned()).collect(),
            terms: Vec::new(),
        }
    }
}

/// The terms of the rulebook in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TermsFrame {
    /// The language.
    pub language: String,
    /// The terms.
    pub terms: Vec<TermFrame>,
}

/// A term.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TermFrame {
    /// Its key, the same in each language.
    pub key: String,
    /// The term.
    pub name: String,
    /// What it means.
    pub means: String,
}

/// What a search in the rulebook found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FoundFrame {
    /// What was searched for.
    pub query: String,
    /// The articles, the best first.
    pub found: Vec<FoundArticle>,
}

/// An article that a search found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FoundArticle {
    /// The volume.
    pub volume: String,
    /// The number.
    pub number: String,
    /// The number of the section whose page shows it.
    pub section: String,
    /// The heading of the article or of its section.
    pub heading: String,
    /// The text, in the language in which it was found; null for a heading of several articles.
    pub text: Option<String>,
    /// The language of heading and text.
    pub language: String,
}

/// An incident as steps.
#[derive(Clone, Debug, Serialize, TS)]
pub struct IncidentFrame {
    /// Its chapter and name.
    pub name: String,
    /// What happens, in English; other languages have the sentences of acts and rulings.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub summary: Option<String>,
    /// The regulations, to be sent to `POST /book/play` with changed acts.
    #[ts(as = "RegulationsFrame")]
    pub regulations: Box<RawValue>,
    /// The acts as they were judged; null if the regulations are refused.
    pub play: Option<PlayFrame>,
    /// Why the regulations are refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub error: Option<PlayError>,
}

impl IncidentFrame {
    /// Shows an incident; `played` is the answer to its question, or why its regulations are refused.
    pub fn of(incident: Incident, is_english: bool, played: Result<PlayFrame, FrameError>) -> Self {
        let regulations = incident.text().lines().find_map(|line| {
            let line: BTreeMap<&str, &RawValue> = serde_json::from_str(line).ok()?;
            line.get("regulations").map(|found| (*found).to_owned())
        });
        let (play, error) = match played {
            Ok(played) => (Some(played), None),
            Err(error) => (None, Some(error.into())),
        };
        Self {
            name: incident.name().to_owned(),
            summary: is_english.then(|| incident.summary().to_owned()),
            regulations: regulations.unwrap_or_default(),
            play,
            error,
        }
    }
}

/// Reads the question that plays an incident.
pub fn incident_query(incident: Incident) -> Result<PlayQuery, FrameError> {
    let within = |error: FrameError| FrameError { field: format!("regulations.{}", error.field), ..error };
    let scenario = Scenario::read(incident.text()).map_err(|ScenarioError { error, .. }| error)?;
    if let Some(error) = scenario.unread() {
        return Err(within(error.clone()));
    }
    PlayQuery::new(scenario.regulations().clone(), scenario.acts().cloned().collect())
}

impl IncidentFrame {
    /// Writes it as JSON.
    pub fn to_text(&self) -> String {
        // Serialization cannot fail: all keys are strings.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// Declares the types of the rulebook.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![
        VolumeSummary::decl(config),
        BookFrame::decl(config),
        LevelName::decl(config),
        ArticleFrame::decl(config),
        VolumeFrame::decl(config),
        TermFrame::decl(config),
        TermsFrame::decl(config),
        FoundArticle::decl(config),
        FoundFrame::decl(config),
        IncidentFrame::decl(config),
    ]
}
