//! Acts that are judged for a reader of the rulebook: nothing is stored.

use book::Volume;
use clock::Millis;
use laws::{Announcement, Budget, Entry, Game, Outcome, Preset, Regulations};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;

use crate::contract::act::Via;
use crate::contract::entry::{GivenAct, TimedAct, by_and_via};
use crate::contract::members::Members;
use crate::contract::names::Name;
use crate::contract::regulations::RegulationsFrame;
use crate::contract::ruling::RulingFrame;
use crate::contract::state::StateFrame;
use crate::disk::envelope::Envelopes;
use crate::error::FrameError;
use crate::read::Reader;
use crate::wire::entry::EntryWords;

/// The most acts of a question.
const MOST_ACTS: usize = 200;

/// Regulations and acts that are to be judged.
///
/// ```
/// use protocol::PlayQuery;
/// let query = PlayQuery::read(r#"{"regulations":{},"acts":[{"at":0,"by":"arbiter","act":"start"}]}"#)?;
/// let played = query.run_within(laws::Budget::NO_SEARCH, &protocol::NoWords)?;
/// assert_eq!(played.steps.len(), 1);
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug)]
pub struct PlayQuery {
    regulations: RegulationsFrame,
    acts: Vec<TimedAct>,
    /// The language of the sentences: `en`, `cs` or `sk`.
    pub language: Option<String>,
}

/// The sentences for what is played.
pub trait PlayWords {
    /// Returns the sentences of an entry that was judged in a game and not yet applied to it.
    fn entry(&self, game: &Game, entry: &Entry) -> EntryWords;
    /// Returns the sentence about the end of the game.
    fn ending(&self, outcome: Outcome, regulations: &Regulations) -> String;
}

/// Leaves all sentences empty.
#[derive(Clone, Copy, Debug)]
pub struct NoWords;

impl PlayWords for NoWords {
    fn entry(&self, _: &Game, _: &Entry) -> EntryWords {
        EntryWords::default()
    }

    fn ending(&self, _: Outcome, _: &Regulations) -> String {
        String::new()
    }
}

/// The acts as they were judged.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PlayFrame {
    /// The volume of the rulebook that rulings cite: an edition, or a casual text.
    pub volume: String,
    /// The state before the first act, without moves.
    pub start: StateFrame,
    /// The acts and what followed from them; an act that could not be read is the last one.
    pub steps: Vec<PlayStep>,
    /// The sentence about the end of the game; null if it is not over.
    pub ending: Option<String>,
    /// Whether some ruling needs a search that was not made.
    #[serde(skip)]
    #[ts(skip)]
    is_undecided: bool,
}

/// An act and what followed from it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PlayStep {
    /// The time of the act in milliseconds.
    #[ts(type = "number")]
    pub at: u64,
    /// The actor.
    by: Name<laws::Actor>,
    /// The assistant, if one acted for the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    via: Option<Via>,
    /// The act as it was sent.
    #[ts(as = "GivenAct")]
    act: Box<RawValue>,
    /// The sentence about the act.
    pub words: String,
    /// Whether it was refused, so that nothing changed.
    pub refused: bool,
    /// The rulings.
    pub rulings: Vec<PlayRuling>,
    /// The move that was made, in English SAN; null if none was.
    pub san: Option<String>,
    /// The state after the act, without moves.
    pub state: StateFrame,
    /// Why the act could not be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub error: Option<PlayError>,
}

/// A ruling with its sentence.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PlayRuling {
    /// The time of the ruling in milliseconds.
    #[ts(type = "number")]
    pub at: u64,
    /// The ruling in the contract's form.
    pub ruling: RulingFrame,
    /// The sentence.
    pub words: String,
    /// The volume of the article: the edition, or the casual text that states the rule.
    pub volume: String,
    /// The article; null where the rules say nothing.
    pub article: Option<String>,
}

/// The reason why an act could not be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PlayError {
    /// The field.
    pub field: String,
    /// What was found there and what was wanted.
    pub problem: String,
}

impl From<FrameError> for PlayError {
    fn from(error: FrameError) -> Self {
        Self { field: error.field, problem: error.problem }
    }
}

impl PlayQuery {
    /// Makes a question; the time of acts never goes back, and there are not too many.
    pub(crate) fn new(regulations: RegulationsFrame, acts: Vec<TimedAct>) -> Result<Self, FrameError> {
        if acts.len() > MOST_ACTS {
            let problem = format!("found {} acts, expected at most {MOST_ACTS}", acts.len());
            return Err(FrameError::saying("acts", problem));
        }
        let backwards = acts.windows(2).position(|pair| pair[1].at < pair[0].at);
        if let Some(before) = backwards {
            let wanted = format!("{} or later: time never goes back", acts[before].at.0);
            return Err(FrameError::new(&format!("acts[{}].at", before + 1), acts[before + 1].at.0, &wanted));
        }
        Ok(Self { regulations, acts, language: None })
    }

    /// Reads a question; an error names the invalid field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        let mut members = Members::read(text)?;
        let regulations = members.take("regulations")?.unwrap_or_default();
        let acts: Vec<&RawValue> = members.take("acts")?.unwrap_or_default();
        let language = members.take("language")?;
        members.end()?;
        if acts.len() > MOST_ACTS {
            let problem = format!("found {} acts, expected at most {MOST_ACTS}", acts.len());
            return Err(FrameError::saying("acts", problem));
        }
        let read = |(index, text): (usize, &&RawValue)| {
            TimedAct::read(text.get()).map_err(|error| FrameError {
                field: format!("acts[{index}].{}", error.field),
                column: None,
                ..error
            })
        };
        let acts = acts.iter().enumerate().map(read).collect::<Result<_, _>>()?;
        Ok(Self { language, ..Self::new(regulations, acts)? })
    }

    /// Judges the acts one after the other, each within a budget for the question whether mate is possible.
    pub fn run_within(&self, budget: Budget<'_>, words: &impl PlayWords) -> Result<PlayFrame, FrameError> {
        let within = |error: FrameError| FrameError { field: format!("regulations.{}", error.field), ..error };
        let regulations = self.regulations.to_new_laws().map_err(within)?;
        let reader = Reader::new(self.regulations.language().map_err(within)?);
        let mut game = Game::new(regulations);
        let volume = volume_of(game.regulations());
        let start = StateFrame::of(&game, Millis::ZERO).without_moves();
        let mut frame =
            PlayFrame { volume: volume.name().to_owned(), start, steps: Vec::new(), ending: None, is_undecided: false };
        let mut envelopes = Envelopes::default();
        for timed in &self.acts {
            let passed = envelopes.pass(timed, &game);
            let judged = reader.read(&passed, &game).map(|act| game.judge_within(budget, passed.at, passed.by, act));
            match judged {
                Ok(entry) => {
                    frame.is_undecided |= entry.is_undecided();
                    let mut step = PlayStep::of(timed, &game, &entry, words, passed.act.act().opened_text());
                    game.apply(&entry);
                    step.state = StateFrame::of(&game, timed.at).without_moves();
                    frame.steps.push(step);
                }
                Err(error) => {
                    frame.steps.push(PlayStep::unread(timed, &game, error));
                    break;
                }
            }
        }
        frame.ending = game.outcome().map(|outcome| words.ending(outcome, game.regulations()));
        Ok(frame)
    }
}

impl PlayFrame {
    /// Tells whether no ruling needs a search any more.
    pub fn is_settled(&self) -> bool {
        !self.is_undecided
    }

    /// Writes it as JSON.
    pub fn to_text(&self) -> String {
        // Serialization cannot fail: all keys are strings.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl PlayStep {
    fn of(timed: &TimedAct, game: &Game, entry: &Entry, words: &impl PlayWords, opened: Option<&str>) -> Self {
        let said = words.entry(game, entry);
        let (by, via) = by_and_via(timed.by);
        let mut sentences = said.rulings.into_iter();
        let rulings = entry.told().map(|ruling| {
            let frame = RulingFrame::of(ruling, game).with_opened_text(opened);
            let regulations = game.regulations();
            let is_casual = ruling.rule.is_some_and(|rule| regulations.preset.section(rule).is_some());
            let volume = if is_casual { volume_of(regulations) } else { Volume::Fide(regulations.edition) };
            let article = ruling.rule.and_then(|rule| regulations.article(rule));
            PlayRuling {
                at: ruling.at.0,
                ruling: frame,
                words: sentences.next().unwrap_or_default(),
                volume: volume.name().to_owned(),
                article: article.map(|article| article.0.to_owned()),
            }
        });
        let rulings = rulings.collect();
        let made = entry.rulings.iter().find_map(|ruling| match &ruling.announcement {
            Announcement::MoveMade { mv, .. } => mv.legal().map(|legal| notation::Style::PGN.write(legal)),
            _ => None,
        });
        Self {
            at: timed.at.0,
            by,
            via,
            act: timed.act.text().to_owned(),
            words: said.act,
            refused: entry.is_refused(),
            rulings,
            san: made,
            state: StateFrame::of(game, timed.at).without_moves(),
            error: None,
        }
    }

    fn unread(timed: &TimedAct, game: &Game, error: FrameError) -> Self {
        let (by, via) = by_and_via(timed.by);
        Self {
            at: timed.at.0,
            by,
            via,
            act: timed.act.text().to_owned(),
            words: String::new(),
            refused: true,
            rulings: Vec::new(),
            san: None,
            state: StateFrame::of(game, timed.at).without_moves(),
            error: Some(error.into()),
        }
    }
}

/// Returns the volume whose rules a game is played by.
fn volume_of(regulations: &Regulations) -> Volume {
    match regulations.preset {
        Preset::None => Volume::Fide(regulations.edition),
        Preset::Encyclopedia => Volume::Encyclopedia,
        Preset::Leaflet => Volume::Leaflet,
    }
}

/// Declares the types of played acts.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![PlayError::decl(config), PlayRuling::decl(config), PlayStep::decl(config), PlayFrame::decl(config)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(text: &str) -> PlayFrame {
        PlayQuery::read(text).unwrap().run_within(Budget::NO_SEARCH, &NoWords).unwrap()
    }

    #[test]
    fn each_act_has_its_rulings_and_the_state_after_it() {
        let played = play(
            r#"{"regulations":{"edition":"2018","start":"3r2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1"},"acts":[
            {"at":0,"by":"arbiter","act":"start"},{"at":1000,"by":"black","act":"move","move":"d8d1"},
            {"at":2000,"by":"black","act":"press"}]}"#,
        );
        let [_, mate, late] = &played.steps[..] else { panic!("{played:?}") };
        assert_eq!(mate.san.as_deref(), Some("Rd1#"));
        let over = mate.rulings.last().unwrap();
        assert_eq!((over.volume.as_str(), over.article.as_deref()), ("2018", Some("5.1.1")));
        assert!(late.refused && !mate.refused);
        assert!(played.ending.is_some() && played.is_settled());
        let state = serde_json::to_value(&mate.state).unwrap();
        assert_eq!((&state["result"], &state["phase"]), (&"0-1".into(), &"finished".into()));
    }

    #[test]
    fn an_act_that_cannot_be_read_ends_the_game_with_an_error() {
        let played = play(
            r#"{"acts":[{"at":0,"by":"arbiter","act":"start"},{"at":1,"by":"white","act":"touch"},
            {"at":2,"by":"white","act":"press"}]}"#,
        );
        assert_eq!(played.steps.len(), 2);
        assert_eq!(played.steps[1].error.as_ref().unwrap().field, "square");
    }

    #[test]
    fn an_error_in_the_question_names_its_place() {
        let field = |text: &str| {
            let read = PlayQuery::read(text).and_then(|query| query.run_within(Budget::NO_SEARCH, &NoWords));
            read.unwrap_err().field
        };
        assert_eq!(field(r#"{"acts":[{"at":0,"by":"arbiter","act":"dance"}]}"#), "acts[0].act");
        let back = r#"{"acts":[{"at":5,"by":"arbiter","act":"start"},{"at":4,"by":"arbiter","act":"tick"}]}"#;
        assert_eq!(field(back), "acts[1].at");
        assert_eq!(field(r#"{"regulations":{"edition":"2005"}}"#), "regulations.edition");
        assert_eq!(field(r#"{"moves":[]}"#), "moves");
        let many = vec![r#"{"at":0,"by":"arbiter","act":"tick"}"#; MOST_ACTS + 1].join(",");
        assert_eq!(field(&format!("{{\"acts\":[{many}]}}")), "acts");
    }
}
