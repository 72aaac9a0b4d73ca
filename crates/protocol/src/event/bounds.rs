//! How long the texts and lists of an event's act may be, and that its texts are plain.

use serde_json::Value;

use crate::contract::plain::flaw;
use crate::error::FrameError;
use crate::event::lists::ActFrame;

/// The longest name, club, place and the like, in characters.
pub(super) const LINE: usize = 200;
/// The longest announcement, note, reason and decision, in characters.
const TEXT: usize = 2_000;
/// The longest list: pairing numbers have four digits.
const LIST: usize = 10_000;

impl ActFrame {
    /// Checks that no text is too long or has characters that mislead readers, and that no list is too long.
    pub(super) fn check_texts(&self) -> Result<(), FrameError> {
        let value = serde_json::to_value(self).map_err(|error| FrameError::saying("act", error))?;
        check("", "", &value)
    }
}

fn check(path: &str, key: &str, value: &Value) -> Result<(), FrameError> {
    let within = |key: &str| if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") };
    match value {
        Value::String(text) => {
            let is_long = matches!(key, "text" | "reason" | "decision" | "early");
            let (most, found) = (if is_long { TEXT } else { LINE }, text.chars().count());
            if found > most {
                return Err(FrameError::saying(path, format!("found {found} characters, expected at most {most}")));
            }
            match flaw(text, is_long) {
                Some(found) => Err(FrameError::saying(path, format!("{found}; expected plain text"))),
                None => Ok(()),
            }
        }
        Value::Array(list) if list.len() > LIST => {
            Err(FrameError::saying(path, format!("found {} elements, expected at most {LIST}", list.len())))
        }
        Value::Array(list) => {
            let mut numbered = list.iter().enumerate();
            numbered.try_for_each(|(index, value)| check(&format!("{path}[{index}]"), key, value))
        }
        Value::Object(members) => members.iter().try_for_each(|(key, value)| check(&within(key), key, value)),
        Value::Null | Value::Bool(_) | Value::Number(_) => Ok(()),
    }
}
