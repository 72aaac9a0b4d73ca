//! The clients' side of one game: the acts they sent, the answers, and the frames they received.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use protocol::Seat;
use serde_json::{Value, json};

use crate::check::Problem;

/// Everything that the clients of one game saw.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// The id of the game.
    pub game: String,
    /// The clients.
    pub clients: Vec<Seen>,
}

/// Everything that one client saw, over all of its sockets.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// The seat; none for a spectator.
    pub seat: Option<Seat>,
    /// The acts it sent, by their numbers.
    pub acts: BTreeMap<u64, Option<Answer>>,
    /// The entries it received, in their order.
    pub told: Vec<Told>,
    /// The rows that views named, with their hashes.
    pub views: Vec<(u64, String)>,
    /// Problems that were noticed at once.
    pub problems: Vec<Problem>,
}

/// The answer to an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It was recorded.
    Kept {
        /// The number of its row.
        seq: u64,
        /// The hash of the row.
        hash: String,
        /// The clocks, as JSON.
        clock: String,
    },
    /// The act was refused; nothing changed, and the same act always gets this answer.
    Refused(String),
    /// The server did not judge it, for example because it came too fast; nothing changed.
    Failed(String),
}

/// An entry that a client received.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    /// The number of its row.
    pub seq: u64,
    /// The digest of its content.
    pub digest: u64,
}

/// The meaning of a frame.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    /// An act was answered.
    Answered {
        /// The number of the act.
        id: u64,
        /// The answer.
        answer: Answer,
    },
    /// An entry; `stands` is the state of the game now, if the entry contains it.
    Entry {
        /// The number of the row.
        seq: u64,
        /// The state of the game.
        stands: Option<Value>,
    },
    /// The state of the game, after joining.
    View(Value),
    /// The server closes the socket.
    Closed(String),
    /// A frame that does not matter here.
    Else,
}

impl Seen {
    /// Starts a client that has seen nothing.
    pub fn new(seat: Option<Seat>) -> Self {
        Self { seat, ..Self::default() }
    }

    /// Returns the last row that the client knows; none before the first view.
    pub fn last(&self) -> Option<u64> {
        let told = self.told.last().map(|told| told.seq);
        let viewed = self.views.last().map(|(seq, _)| *seq)?;
        Some(told.map_or(viewed, |told| told.max(viewed)))
    }

    /// Lists the acts that have no answer yet.
    pub fn open(&self) -> impl Iterator<Item = u64> {
        self.acts.iter().filter(|(_, answer)| answer.is_none()).map(|(id, _)| *id)
    }

    /// Records a frame of the server, and returns its meaning.
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

/// Digests the content of an entry, without what depends on the reader and the time.
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
