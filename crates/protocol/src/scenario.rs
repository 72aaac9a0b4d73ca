//! Scenario files: an incident at the board and the expected rulings.

use clock::Millis;
use laws::{Entry, Game, Regulations};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::contract::entry::TimedAct;
use crate::contract::regulations::RegulationsFrame;
use crate::contract::ruling::RulingFrame;
use crate::contract::state::StateFrame;
use crate::disk::envelope::Envelopes;
use crate::error::{self, FrameError};
use crate::read::Reader;

/// A scenario: regulations, acts and expectations, line by line.
///
/// ```
/// use protocol::Scenario;
/// let scenario = Scenario::read("{\"regulations\":{}}\n{\"at\":0,\"by\":\"arbiter\",\"act\":\"start\"}")?;
/// assert_eq!(scenario.run().rulings.len(), 1);
/// # Ok::<(), protocol::ScenarioError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The line of the regulations.
    line: usize,
    regulations: RegulationsFrame,
    /// Why the regulations could not be read, as the scenario expects.
    unread: Option<FrameError>,
    steps: Vec<(usize, Step)>,
}

#[derive(Clone, Debug)]
enum Step {
    Act(TimedAct),
    Expect(Map<String, Value>),
    ExpectNone(Map<String, Value>),
    ExpectError(String),
}

/// A scenario cannot be read: line, column and what was expected there.
///
/// ```
/// use protocol::Scenario;
/// let error = Scenario::read("{\"regulations\":{\"editon\":\"2018\"}}").unwrap_err();
/// assert_eq!((error.line, error.error.field.as_str()), (1, "editon"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {}: {error}", error.column.unwrap_or(1))]
pub struct ScenarioError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub error: FrameError,
}

/// The result of running a scenario.
///
/// ```
/// use protocol::Scenario;
/// let report = Scenario::read("{\"regulations\":{}}")?.run();
/// assert_eq!(report.passed, 0);
/// # Ok::<(), protocol::ScenarioError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Each ruling as one line of JSON, with its time and the index of its act.
    pub rulings: Vec<Value>,
    /// The state of the game at the end; none if the regulations were refused.
    pub state: Option<Value>,
    /// The act that could not be read, at which the scenario stopped.
    pub error: Option<ScenarioError>,
    /// The number of expectations that hold.
    pub passed: usize,
    /// The expectations that do not hold.
    pub failures: Vec<Failure>,
}

/// An expectation that does not hold.
///
/// ```
/// use protocol::Scenario;
/// let text = "{\"regulations\":{}}\n{\"at\":0,\"by\":\"arbiter\",\"act\":\"start\"}\n{\"expect\":{\"ruling\":\"resumed\"}}";
/// let report = Scenario::read(text)?.run();
/// assert_eq!(report.failures[0].line, 3);
/// # Ok::<(), protocol::ScenarioError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Failure {
    /// The line, from 1.
    pub line: usize,
    /// What was expected.
    pub wanted: String,
    /// What was found.
    pub came: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RegulationsLine {
    regulations: RegulationsFrame,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExpectLine {
    expect: Option<Map<String, Value>>,
    expect_none: Option<Map<String, Value>>,
    expect_error: Option<ExpectErrorFrame>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExpectErrorFrame {
    field: String,
}

impl Scenario {
    /// Reads a scenario file.
    pub fn read(text: &str) -> Result<Self, ScenarioError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line.trim_end()))
            .filter(|(_, line)| !line.trim().is_empty() && !line.trim_start().starts_with('#'))
            .peekable();
        let mut scenario = Self { line: 1, regulations: RegulationsFrame::default(), unread: None, steps: Vec::new() };
        let Some((line, first)) = lines.next() else {
            let error = FrameError::saying("regulations", "found nothing, expected a line with the regulations");
            return Err(ScenarioError { line: 1, error });
        };
        // A scenario may expect its regulations to be refused.
        match error::read::<RegulationsLine>(first) {
            Ok(found) => {
                scenario.line = line;
                scenario.regulations = found.regulations;
            }
            Err(error) => {
                let expected = lines.peek().and_then(|(_, next)| error::read::<ExpectLine>(next).ok()?.expect_error);
                let error = FrameError { field: last_part(&error.field), ..error };
                return match expected {
                    Some(expected) => {
                        Ok(Self::refused(&error, lines.next().map_or(line, |next| next.0), &expected.field))
                    }
                    None => Err(ScenarioError { line, error }),
                };
            }
        }
        let mut last = Millis::ZERO;
        for (line, text) in lines {
            let step = Step::read(text).map_err(|error| ScenarioError { line, error })?;
            if let Step::Act(act) = &step {
                if act.at < last {
                    let error = FrameError::new("at", act.at.0, &format!("{} or later: time never goes back", last.0));
                    return Err(ScenarioError { line, error });
                }
                last = act.at;
            }
            scenario.steps.push((line, step));
        }
        Ok(scenario)
    }

    /// Makes a scenario whose regulations were refused on reading.
    fn refused(error: &FrameError, line: usize, expected: &str) -> Self {
        let step =
            Step::ExpectError(if error.field == expected { String::new() } else { format!("{expected}|{error}") });
        Self { line, regulations: RegulationsFrame::default(), unread: Some(error.clone()), steps: vec![(line, step)] }
    }

    /// Plays the scenario.
    pub fn run(&self) -> Report {
        self.run_with(|_, _, _| ())
    }

    /// Returns the regulations of the game.
    pub fn regulations(&self) -> &RegulationsFrame {
        &self.regulations
    }

    /// Goes through the acts.
    pub(crate) fn acts(&self) -> impl Iterator<Item = &TimedAct> {
        self.steps.iter().filter_map(|(_, step)| match step {
            Step::Act(act) => Some(act),
            Step::Expect(_) | Step::ExpectNone(_) | Step::ExpectError(_) => None,
        })
    }

    /// Returns why the regulations could not be read.
    pub(crate) fn unread(&self) -> Option<&FrameError> {
        self.unread.as_ref()
    }

    /// Plays the scenario, and calls `hear` for each entry with the game before it and the act as it was given; an act
    /// that opens an envelope contains its text.
    pub fn run_with(&self, mut hear: impl FnMut(&Game, &Entry, &TimedAct)) -> Report {
        let mut report = Report::default();
        let regulations = self.regulations.to_new_laws();
        let language = self.regulations.language();
        match (&regulations, language) {
            (Ok(regulations), Ok(language)) => {
                self.play(regulations.clone(), Reader::new(language), &mut report, &mut hear);
            }
            (Err(error), _) => self.expect_error(error, &mut report),
            (_, Err(error)) => self.expect_error(&error, &mut report),
        }
        report
    }

    fn expect_error(&self, error: &FrameError, report: &mut Report) {
        for (line, step) in &self.steps {
            match step {
                Step::ExpectError(field) if *field == error.field => report.passed += 1,
                Step::Act(_) => {}
                other => report.failures.push(Failure {
                    line: *line,
                    wanted: format!("{other:?}"),
                    came: format!("the regulations are refused: {error}"),
                }),
            }
        }
        if !self.steps.iter().any(|(_, step)| matches!(step, Step::ExpectError(_))) {
            report.error = Some(ScenarioError { line: self.line, error: error.clone() });
        }
    }

    fn play(
        &self,
        regulations: Regulations,
        reader: Reader,
        report: &mut Report,
        hear: &mut impl FnMut(&Game, &Entry, &TimedAct),
    ) {
        let mut game = Game::new(regulations);
        let mut at = Millis::ZERO;
        let mut index = 0;
        let mut of_last_act: Vec<Value> = Vec::new();
        let mut envelopes = Envelopes::default();
        for (line, step) in &self.steps {
            match step {
                Step::Act(frame) => {
                    of_last_act.clear();
                    at = frame.at;
                    let frame = envelopes.pass(frame, &game);
                    match reader.read(&frame, &game) {
                        Ok(act) => {
                            let entry = game.judge(at, frame.by, act);
                            for ruling in entry.rulings.iter().filter(|ruling| !ruling.announcement.is_kept()) {
                                let opened = frame.act.act().opened_text();
                                let json = to_value(&RulingFrame::of(ruling, &game).with_opened_text(opened));
                                report.rulings.push(stamped(&json, ruling.at, index));
                                of_last_act.push(json);
                            }
                            hear(&game, &entry, &frame);
                            game.apply(&entry);
                        }
                        Err(error) => {
                            report.error = Some(ScenarioError { line: *line, error });
                            break;
                        }
                    }
                    index += 1;
                }
                Step::Expect(fields) => {
                    let holds = match fields.get("state") {
                        Some(state) => contains(&to_value(&StateFrame::of(&game, at)), state),
                        None => of_last_act.iter().any(|ruling| contains(ruling, &Value::Object(fields.clone()))),
                    };
                    let came = || match fields.get("state") {
                        Some(_) => to_value(&StateFrame::of(&game, at)).to_string(),
                        None => Value::Array(of_last_act.clone()).to_string(),
                    };
                    report.note(holds, *line, &Value::Object(fields.clone()), came);
                }
                Step::ExpectNone(fields) => {
                    let wanted = Value::Object(fields.clone());
                    let holds = !of_last_act.iter().any(|ruling| contains(ruling, &wanted));
                    report.note(holds, *line, &serde_json::json!({ "none": wanted }), || {
                        Value::Array(of_last_act.clone()).to_string()
                    });
                }
                Step::ExpectError(field) if field.is_empty() => report.passed += 1,
                Step::ExpectError(field) => report.failures.push(Failure {
                    line: *line,
                    wanted: format!("an error in {field}"),
                    came: "the regulations make sense".to_owned(),
                }),
            }
        }
        report.state = Some(to_value(&StateFrame::of(&game, at)));
    }
}

impl Step {
    fn read(text: &str) -> Result<Self, FrameError> {
        let first = text.trim_start().trim_start_matches('{').trim_start();
        let is_expectation = first.starts_with("\"expect") || text.contains("\"expect\"");
        if !is_expectation {
            return TimedAct::read(text).map(Self::Act);
        }
        let line: ExpectLine = error::read(text)?;
        match (line.expect, line.expect_none, line.expect_error) {
            (Some(fields), None, None) => Ok(Self::Expect(fields)),
            (None, Some(fields), None) => Ok(Self::ExpectNone(fields)),
            (None, None, Some(error)) => Ok(Self::ExpectError(error.field)),
            _ => Err(FrameError::saying("expect", "expected one of expect, expect_none and expect_error")),
        }
    }
}

impl Report {
    fn note(&mut self, holds: bool, line: usize, wanted: &Value, came: impl FnOnce() -> String) {
        if holds {
            self.passed += 1;
        } else {
            self.failures.push(Failure { line, wanted: wanted.to_string(), came: came() });
        }
    }
}

/// Adds the time and the index of the act to a ruling.
fn stamped(ruling: &Value, at: Millis, act: usize) -> Value {
    let mut object = Map::new();
    object.insert("at".to_owned(), at.0.into());
    object.insert("act".to_owned(), act.into());
    if let Value::Object(fields) = ruling {
        object.extend(fields.clone());
    }
    Value::Object(object)
}

/// Tells whether a value contains another; objects may have more members.
fn contains(found: &Value, wanted: &Value) -> bool {
    match (found, wanted) {
        (Value::Object(found), Value::Object(wanted)) => {
            wanted.iter().all(|(name, value)| contains(found.get(name).unwrap_or(&Value::Null), value))
        }
        _ => found == wanted,
    }
}

/// Returns the last part of a path: `regulations.edition` is about `edition`.
fn last_part(path: &str) -> String {
    path.strip_prefix("regulations.").unwrap_or(path).to_owned()
}

/// Converts a frame to JSON. Serialization cannot fail: all keys are strings.
fn to_value(frame: &impl serde::Serialize) -> Value {
    serde_json::to_value(frame).unwrap_or(Value::Null)
}
