//! The rulebook: its volumes in each language, what a search finds, and acts that are judged without a game.

use std::net::IpAddr;
use std::sync::OnceLock;

use book::{Incident, Volume};
use laws::{Entry, Game, Outcome, Regulations};
use protocol::{
    ArticleFrame, EntryWords, FoundArticle, FoundFrame, FrameError, IncidentFrame, PlayFrame, PlayQuery, PlayWords,
    TermFrame, TermsFrame, VolumeFrame, incident_query,
};
use words::{Locale, Rulebook};

use super::hall::{Hall, locale};
use super::said;
use crate::HallError;

/// The most articles that a search returns.
pub(crate) const MOST_FOUND: usize = 50;
/// The most characters of a search.
pub(crate) const LONGEST_SEARCH: usize = 100;

/// The JSON texts of all volumes, in the order of [`Volume::ALL`] and [`Locale::ALL`]; each is written when it is first asked for.
static VOLUMES: [[OnceLock<String>; Locale::ALL.len()]; Volume::ALL.len()] =
    [const { [const { OnceLock::new() }; Locale::ALL.len()] }; Volume::ALL.len()];

/// The sentences of a language for acts that are judged without a game.
struct Saying(Locale);

impl PlayWords for Saying {
    fn entry(&self, game: &Game, entry: &Entry) -> EntryWords {
        said::say(game, entry, self.0)
    }

    fn ending(&self, outcome: Outcome, regulations: &Regulations) -> String {
        said::outcome(outcome, regulations, self.0)
    }
}

impl Hall {
    /// Writes the contents of a volume as JSON, in a language.
    pub fn volume(&self, name: &str, language: Option<&str>) -> Result<&'static str, HallError> {
        let locale = locale(language, "language")?.unwrap_or(Locale::English);
        let found = Volume::ALL.into_iter().zip(&VOLUMES).find(|(volume, _)| volume.name() == name);
        let (volume, texts) = found.ok_or(HallError::NoSuchPart)?;
        Ok(texts[locale as usize].get_or_init(|| write(volume, locale).to_text()))
    }

    /// Lists the terms of the rulebook in a language.
    pub fn terms(&self, language: Option<&str>) -> Result<TermsFrame, HallError> {
        let locale = locale(language, "language")?.unwrap_or(Locale::English);
        let frame = |term: &words::Term| TermFrame {
            key: term.key.clone(),
            name: term.name.clone(),
            means: term.means.clone(),
        };
        let terms = Rulebook::of(locale).terms().iter().map(frame).collect();
        Ok(TermsFrame { language: locale.code().to_owned(), terms })
    }

    /// Searches the rulebook: articles of the open volume and of the reader's language come first.
    pub fn search_book(
        &self,
        query: &str,
        volume: Option<&str>,
        language: Option<&str>,
        limit: usize,
    ) -> Result<FoundFrame, HallError> {
        let own = locale(language, "language")?.unwrap_or(Locale::English);
        let unknown = |name: &str| {
            let names = Volume::ALL.map(Volume::name).join(", ");
            FrameError::saying("volume", format!("found {name:?}, expected one of {names}"))
        };
        let newest = Volume::ALL.into_iter().rfind(|volume| volume.edition().is_some()).unwrap_or(Volume::Leaflet);
        let volume = volume.map_or(Ok(newest), |name| Volume::find(name).ok_or_else(|| unknown(name)))?;
        let length = query.chars().count();
        if length > LONGEST_SEARCH {
            let problem = format!("found {length} characters, expected at most {LONGEST_SEARCH}");
            return Err(FrameError::saying("q", problem).into());
        }
        let found = words::search(query, own, volume, limit.min(MOST_FOUND)).into_iter().map(|found| {
            let locale = found.locale.unwrap_or(own);
            let book = Rulebook::of(locale);
            let entry = found.entry;
            let text = book.paraphrase(entry.volume(), entry.number()).and_then(|said| said.text.clone());
            FoundArticle {
                volume: entry.volume().name().to_owned(),
                number: entry.number().to_owned(),
                section: entry.section().to_owned(),
                heading: book.heading(entry).to_owned(),
                text,
                language: locale.code().to_owned(),
            }
        });
        Ok(FoundFrame { query: query.to_owned(), found: found.collect() })
    }

    /// Judges acts one after the other for somebody at an address. Nothing is stored.
    pub async fn play_book(&self, query: PlayQuery, from: Option<IpAddr>) -> Result<PlayFrame, HallError> {
        let locale = locale(query.language.as_deref(), "language")?.unwrap_or(Locale::English);
        let ask = move |budget: laws::Budget<'_>| Ok(query.run_within(budget, &Saying(locale))?);
        let shared = &self.shared;
        shared.questions.settle(&shared.handle, &shared.pool, from, ask, PlayFrame::is_settled).await
    }

    /// Plays an incident for somebody at an address.
    pub async fn incident(
        &self,
        name: &str,
        language: Option<&str>,
        from: Option<IpAddr>,
    ) -> Result<IncidentFrame, HallError> {
        let locale = locale(language, "language")?.unwrap_or(Locale::English);
        let incident = Incident::find(name).ok_or(HallError::NoSuchPart)?;
        let played = match incident_query(incident) {
            Ok(mut query) => {
                query.language = Some(locale.code().to_owned());
                match self.play_book(query, from).await {
                    Ok(played) => Ok(played),
                    // Some incidents show that regulations are refused.
                    Err(HallError::Frame(error)) => Err(error),
                    Err(error) => return Err(error),
                }
            }
            Err(error) => Err(error),
        };
        Ok(IncidentFrame::of(incident, locale == Locale::English, played))
    }
}

fn write(volume: Volume, locale: Locale) -> VolumeFrame {
    let book = Rulebook::of(locale);
    let entries = volume.contents().iter().map(|entry| {
        let said = book.paraphrase(volume, entry.number()).cloned().unwrap_or_default();
        let terms = said.text.as_deref().map(|text| book.terms_in(text)).unwrap_or_default();
        ArticleFrame {
            terms: terms.into_iter().map(|term| term.key.clone()).collect(),
            heading: said.heading,
            text: said.text,
            changed: said.changed,
            ..ArticleFrame::of(entry)
        }
    });
    VolumeFrame {
        volume: volume.name().to_owned(),
        language: locale.code().to_owned(),
        compared_with: volume.compared_with().map(|other| other.name().to_owned()),
        entries: entries.collect(),
    }
}
