//! Spans of time in words.

use clock::Millis;
use fluent_bundle::types::FluentNumber;

use crate::Words;

/// Whether a span of time is added to something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    Plain,
    Extra,
}

/// A number of hours, minutes or seconds.
struct Part {
    unit: &'static str,
    number: FluentNumber,
    is_small: bool,
}

impl Words {
    /// Writes a span of time that a player receives or loses; small numbers are spelled out.
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
        self.say(
            &format!("duration-{}", part.unit),
            &args!["n" => part.number.clone(), "spelled" => spelled, "form" => form],
        )
    }

    /// Writes a span of time as organisers do: 90 minutes, not an hour and a half.
    pub(crate) fn span(&self, time: Millis) -> String {
        let (minutes, rest) = (time.0 / 60_000, Millis(time.0 % 60_000));
        let mut said = Vec::new();
        if minutes > 0 {
            said.push(self.say("clock-minutes", &args!["n" => minutes]));
        }
        if rest > Millis::ZERO || minutes == 0 {
            said.extend(parts(rest).into_iter().map(|part| self.say("clock-seconds", &args!["n" => part.number])));
        }
        self.list(&said)
    }

    /// Writes what a chess clock for blind players announces: the time left in whole seconds, and the number of moves
    /// (2018 D.2.6.1).
    ///
    /// ```
    /// use clock::Millis;
    /// use words::{Locale, Words};
    /// let say = |locale| Words::new(locale).clock(Millis(330_900), 23);
    /// assert_eq!(say(Locale::English), "5 minutes and 30 seconds, 23 moves");
    /// assert_eq!(say(Locale::Czech), "5\u{a0}minut a\u{a0}30\u{a0}sekund, 23\u{a0}tahů");
    /// assert_eq!(say(Locale::Slovak), "5\u{a0}minút a\u{a0}30\u{a0}sekúnd, 23\u{a0}ťahov");
    /// ```
    pub fn clock(&self, time: Millis, moves: u32) -> String {
        let say = |unit: &str, number: FluentNumber| self.say(&format!("clock-{unit}"), &args!["n" => number]);
        let whole = Millis(time.0 - time.0 % 1000);
        let parts: Vec<String> = parts(whole).into_iter().map(|part| say(part.unit, part.number)).collect();
        self.say("clock", &args!["time" => self.list(&parts), "moves" => say("moves", moves.into())])
    }
}

/// Splits a span into its units; the seconds keep a fraction that is not zero.
fn parts(time: Millis) -> Vec<Part> {
    let (hours, minutes) = (time.0 / 3_600_000, time.0 / 60_000 % 60);
    let (seconds, fraction) = (time.0 / 1000 % 60, time.0 % 1000);
    let mut parts = Vec::new();
    for (unit, count) in [("hours", hours), ("minutes", minutes)] {
        if count > 0 {
            parts.push(Part { unit, number: count.into(), is_small: count <= 10 });
        }
    }
    if fraction > 0 {
        let number = format!("{seconds}.{fraction:03}");
        // Digits and a decimal point always parse as a number.
        let number = number.trim_end_matches('0').parse().unwrap_or_else(|_| seconds.into());
        parts.push(Part { unit: "seconds", number, is_small: false });
    } else if seconds > 0 || parts.is_empty() {
        parts.push(Part { unit: "seconds", number: seconds.into(), is_small: (1..=10).contains(&seconds) });
    }
    parts
}
