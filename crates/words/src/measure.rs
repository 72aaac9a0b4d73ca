//! Spans of time and dates, as people say them.

use clock::Millis;
use fluent_bundle::types::FluentNumber;

use crate::Words;

/// Whether a span of time comes on top of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    Plain,
    Extra,
}

/// A number of hours, minutes or seconds.
struct Part {
    id: &'static str,
    number: FluentNumber,
    is_small: bool,
}

impl Words {
    /// Says a span of time, as what somebody receives or loses; small numbers are spelled out.
    pub fn duration(&self, time: Millis) -> String {
        self.duration_as(time, Form::Plain)
    }

    pub(crate) fn duration_as(&self, time: Millis, form: Form) -> String {
        match parts(time).as_slice() {
            [part] => self.part(part, part.is_small, form),
            parts => {
                let parts: Vec<String> = parts.iter().map(|part| self.part(part, false, Form::Plain)).collect();
                let time = self.list(&parts);
                match form {
                    Form::Plain => time,
                    Form::Extra => self.say("duration-extra", &args!["time" => time]),
                }
            }
        }
    }

    fn part(&self, part: &Part, is_spelled: bool, form: Form) -> String {
        let spelled = if is_spelled { "yes" } else { "no" };
        let form = if form == Form::Extra { "extra" } else { "plain" };
        self.say(part.id, &args!["n" => part.number.clone(), "spelled" => spelled, "form" => form])
    }

    /// Says a date of the Gregorian calendar.
    pub fn date(&self, year: u16, month: u8, day: u8) -> String {
        // A year is a name, not a quantity: no language groups its digits.
        self.say("date", &args!["year" => year.to_string(), "month" => month, "day" => day])
    }
}

/// Takes a span apart; the seconds keep their fraction, as far as it is not zero.
fn parts(time: Millis) -> Vec<Part> {
    let (hours, minutes) = (time.0 / 3_600_000, time.0 / 60_000 % 60);
    let (seconds, fraction) = (time.0 / 1000 % 60, time.0 % 1000);
    let mut parts = Vec::new();
    for (id, count) in [("duration-hours", hours), ("duration-minutes", minutes)] {
        if count > 0 {
            parts.push(Part { id, number: count.into(), is_small: count <= 10 });
        }
    }
    if fraction > 0 {
        let number = format!("{seconds}.{fraction:03}");
        // Digits and a point always make a number.
        let number = number.trim_end_matches('0').parse().unwrap_or_else(|_| seconds.into());
        parts.push(Part { id: "duration-seconds", number, is_small: false });
    } else if seconds > 0 || parts.is_empty() {
        parts.push(Part { id: "duration-seconds", number: seconds.into(), is_small: (1..=10).contains(&seconds) });
    }
    parts
}
