//! A JSON object that is read once: its members by name, each value as the text that was sent.

use std::borrow::Cow;
use std::fmt;

use serde::Deserialize;
use serde::de::value::MapDeserializer;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::act::Act;
use crate::error::{self, FrameError, named, problem_of};

/// The members of an object, in the order in which they were sent.
///
/// An act has its name and its fields in the same object as its actor and time. Derived code would have to copy all
/// members before it can separate them, and would lose the field that an error is about.
pub(crate) struct Members<'t> {
    text: &'t str,
    members: Vec<(Cow<'t, str>, &'t RawValue)>,
}

impl<'t> Members<'t> {
    /// Reads an object.
    pub(crate) fn read(text: &'t str) -> Result<Self, FrameError> {
        let List(members) = error::read(text)?;
        Ok(Self { text, members })
    }

    /// Tells whether there is a member of that name.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.members.iter().any(|(known, _)| known == name)
    }

    /// Takes out a member, if it is there; an error names it.
    pub(crate) fn take<T: Deserialize<'t>>(&mut self, name: &str) -> Result<Option<T>, FrameError> {
        let Some(index) = self.members.iter().position(|(known, _)| known == name) else { return Ok(None) };
        let (_, value) = self.members.remove(index);
        error::read(value.get()).map(Some).map_err(|error| self.at(name, value, error))
    }

    /// Takes out a member that every act has.
    pub(crate) fn need<T: Deserialize<'t>>(&mut self, name: &str) -> Result<T, FrameError> {
        self.take(name)?.ok_or_else(|| FrameError::saying(name, "every act needs it"))
    }

    /// Refuses members that were not taken out.
    pub(crate) fn end(&self) -> Result<(), FrameError> {
        match self.members.first() {
            None => Ok(()),
            Some((name, value)) => Err(self.about(name, value, "there is no such field here".to_owned())),
        }
    }

    /// Reads the act from the members.
    pub(crate) fn to_act(&self) -> Result<Act, FrameError> {
        #[cfg(feature = "probe")]
        board::probe::note(|| format!("read {}", self.text));
        parse(&self.members).map_err(|error| self.blame(&error))
    }

    /// Writes the members as an object: each value is what was sent, byte for byte.
    pub(crate) fn to_text(&self) -> Box<RawValue> {
        let mut text = String::with_capacity(self.text.len());
        for (name, value) in &self.members {
            text.push_str(if text.is_empty() { "{" } else { "," });
            // Serialization cannot fail: a name is a string.
            text.push_str(&serde_json::to_string(name).unwrap_or_default());
            text.push(':');
            text.push_str(value.get());
        }
        text.push_str(if text.is_empty() { "{}" } else { "}" });
        // An object made of names and values is JSON.
        RawValue::from_string(text).unwrap_or_default()
    }

    /// Finds the field that an act was refused for. This is only for errors, so it may read the act again.
    fn blame(&self, error: &serde_json::Error) -> FrameError {
        let problem = problem_of(error);
        let Some(tag) = self.members.iter().find(|(name, _)| name == "act") else {
            return FrameError::saying("act", "every act needs it");
        };
        let act: Cow<'_, str> = serde_json::from_str(tag.1.get()).unwrap_or_default();
        let is_at_fault = |error: &serde_json::Error| named(&problem_of(error), "missing field").is_none();
        if let Some(error) = parse(std::slice::from_ref(tag)).err().filter(|error| is_at_fault(error)) {
            return self.about("act", tag.1, problem_of(&error));
        }
        for member in self.members.iter().filter(|(name, _)| name != "act") {
            let (name, value) = member;
            let Some(error) = parse(&[tag.clone(), member.clone()]).err().filter(|error| is_at_fault(error)) else {
                continue;
            };
            let problem = problem_of(&error);
            let is_unknown = named(&problem, "unknown field").is_some();
            return self.about(name, value, if is_unknown { format!("{act} has no such field") } else { problem });
        }
        match (named(&problem, "missing field"), named(&problem, "duplicate field")) {
            (Some(field), _) => FrameError::saying(field, format!("{act} needs it")),
            (_, Some(field)) => FrameError::saying(field, "it is there twice"),
            _ => FrameError::saying("act", problem),
        }
    }

    /// Adds the column of the member that an error is about.
    pub(crate) fn placed(&self, error: FrameError) -> FrameError {
        let found = self.members.iter().find(|(name, _)| *name == error.field);
        let column = found.map(|(_, value)| self.column(value)).or(error.column);
        FrameError { column, ..error }
    }

    fn about(&self, field: &str, value: &RawValue, problem: String) -> FrameError {
        FrameError { field: field.to_owned(), problem, column: Some(self.column(value)) }
    }

    /// Locates an error within a value in the whole object.
    fn at(&self, name: &str, value: &RawValue, error: FrameError) -> FrameError {
        let field = match error.field.as_str() {
            "." => name.to_owned(),
            within if within.starts_with('[') => format!("{name}{within}"),
            within => format!("{name}.{within}"),
        };
        let column = error.column.map(|column| self.column(value) + column.saturating_sub(1));
        FrameError { field, problem: error.problem, column }
    }

    /// Returns the column, from 1, in which a value starts: the value is a part of the text.
    fn column(&self, value: &RawValue) -> usize {
        (value.get().as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize) + 1
    }
}

fn parse<'t>(members: &[(Cow<'t, str>, &'t RawValue)]) -> Result<Act, serde_json::Error> {
    Act::deserialize(MapDeserializer::new(members.iter().map(|(name, value)| (name.as_ref(), *value))))
}

/// The members, as serde finds them.
struct List<'t>(Vec<(Cow<'t, str>, &'t RawValue)>);

impl<'de> Deserialize<'de> for List<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Object;

        impl<'de> Visitor<'de> for Object {
            type Value = List<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<List<'de>, A::Error> {
                let mut members = Vec::with_capacity(6);
                while let Some((Key(name), value)) = map.next_entry()? {
                    members.push((name, value));
                }
                Ok(List(members))
            }
        }

        deserializer.deserialize_map(Object)
    }
}

/// A name, borrowed from the text unless it has escapes.
#[derive(Deserialize)]
#[serde(transparent)]
struct Key<'t>(#[serde(borrow)] Cow<'t, str>);
