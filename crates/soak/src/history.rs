//! What clients saw of one game: what they sent, what was answered, and what they were told.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use protocol::Seat;
use serde_json::{Value, json};

use crate::check::Problem;

/// Everything that the clients at one game saw.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// The game's name.
    pub game: String,
    /// Who was there.
    pub clients: Vec<Seen>,
}

/// What one client saw, over all of its sockets.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// The seat; none for a spectator.
    pub seat: Option<Seat>,
    /// The acts it sent, by the numbers that it gave them.
    pub acts: BTreeMap<u64, Option<Answer>>,
    /// The entries it was told, in their order.
    pub told: Vec<Told>,
    /// The rows that views named, with their hashes.
    pub views: Vec<(u64, String)>,
    /// What was wrong at once.
    pub problems: Vec<Problem>,
}

/// The answer to an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is on disk.
    Kept {
        /// Its row.
        seq: u64,
        /// The hash of the row.
        hash: String,
        /// What the clocks show, as JSON.
        clock: String,
    },
    /// The Laws do not allow it; nothing changed, and the same act gets this answer for ever.
    Refused(String),
    /// The server did not look at it, for example because it came too fast; nothing changed.
    Failed(String),
}

/// An entry that a client was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    /// Its row.
    pub seq: u64,
    /// The digest of what was told.
    pub digest: u64,
}

/// What a frame was.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    /// An act was answered.
    Answered {
        /// The number of the act.
        id: u64,
        /// The answer.
        answer: Answer,
    },
    /// Something happened; `stands` is how the game stands now, if the entry says so.
    Entry {
        /// The row.
        seq: u64,
        /// How the game stands.
        stands: Option<Value>,
    },
    /// How the game stands, after joining.
    View(Value),
    /// The server closes the socket.
    Closed(String),
    /// Nothing that matters here.
    Else,
}

impl Seen {
    /// Starts with nothing seen.
    pub fn new(seat: Option<Seat>) -> Self {
        Self { seat, ..Self::default() }
    }

    /// Returns the last row that it knows of; none before the first view.
    pub fn last(&self) -> Option<u64> {
        let told = self.told.last().map(|told| told.seq);
        let viewed = self.views.last().map(|(seq, _)| *seq)?;
        Some(told.map_or(viewed, |told| told.max(viewed)))
    }

    /// Lists the acts that have no answer yet.
    pub fn open(&self) -> impl Iterator<Item = u64> {
        self.acts.iter().filter(|(_, answer)| answer.is_none()).map(|(id, _)| *id)
    }

    /// Notes a frame of the server's, and says what it was.
    pub fn hear(&mut self, frame: &Value) -> Heard {
        if let Some(ack) = frame.get("ack") {
            return self.hear_answer(ack, frame);
        }
        if let Some(entry) = frame.get("entry") {
            let Some(seq) = entry["seq"].as_u64() else { return Heard::Else };
            if self.last().is_some_and(|last| seq <= last) {
                self.problems.push(Problem::ToldAgain { seq, seat: self.seat });
            }
            self.told.push(Told { seq, digest: digest(entry) });
            return Heard::Entry { seq, stands: entry.get("stands").cloned() };
        }
        if let Some(view) = frame.get("view") {
            let seq = view["seq"].as_u64().unwrap_or_default();
            if let Some(last) = self.last().filter(|last| seq < *last) {
                self.problems.push(Problem::WentBack { seat: self.seat, last, seq });
            }
            self.views.push((seq, view["hash"].as_str().unwrap_or_default().to_owned()));
            return Heard::View(view["state"].clone());
        }
        match frame["closed"]["code"].as_str() {
            Some(code) => Heard::Closed(code.to_owned()),
            None => Heard::Else,
        }
    }

    fn hear_answer(&mut self, ack: &Value, frame: &Value) -> Heard {
        let Some(id) = ack.as_str().and_then(|id| id.parse().ok()) else { return Heard::Else };
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let answer = if let Some(seq) = frame["seq"].as_u64() {
            Answer::Kept { seq, hash: text(&frame["hash"]), clock: frame["clock"].to_string() }
        } else if let Some(refused) = frame.get("refused") {
            Answer::Refused(text(&refused["code"]))
        } else {
            Answer::Failed(text(&frame["error"]["code"]))
        };
        match self.acts.get_mut(&id) {
            None => self.problems.push(Problem::AnsweredUnasked { seat: self.seat, id }),
            Some(known @ None) => *known = Some(answer.clone()),
            Some(Some(known)) if *known != answer && !matches!(known, Answer::Failed(_)) => {
                self.problems.push(Problem::AnsweredDifferently { seat: self.seat, id });
            }
            Some(Some(_)) => {}
        }
        Heard::Answered { id, answer }
    }
}

/// Digests what an entry says, without what depends on who reads it and when.
pub fn digest(entry: &Value) -> u64 {
    let said = json!([entry["seq"], entry["at"], entry["by"], entry["via"], entry["act"], rulings(entry)]);
    let mut hasher = DefaultHasher::new();
    said.to_string().hash(&mut hasher);
    hasher.finish()
}

/// Returns the rulings without their sentences.
fn rulings(entry: &Value) -> Value {
    let mut rulings = entry["rulings"].clone();
    for ruling in rulings.as_array_mut().into_iter().flatten() {
        if let Some(ruling) = ruling.as_object_mut() {
            ruling.remove("words");
        }
    }
    rulings
}
