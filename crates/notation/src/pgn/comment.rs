//! Comments, and the commands in them, such as `[%clk …]`.

use std::borrow::Cow;
use std::fmt;
use std::time::Duration;

use super::tag::decode;

/// A comment as in the file, without its braces or its semicolon.
///
/// ```
/// use std::time::Duration;
/// use notation::pgn::{Comment, Evaluation};
/// let comment = Comment::new(b" [%eval -1.25] [%clk 1:02:03] good");
/// assert_eq!(comment.clock(), Some(Duration::from_secs(3723)));
/// assert_eq!(comment.evaluation(), Some(Evaluation::Centipawns(-125)));
/// assert_eq!(comment.text(), "[%eval -1.25] [%clk 1:02:03] good");
/// assert_eq!(comment.words(), "good");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comment<'a> {
    raw: &'a [u8],
}

/// An engine's evaluation of a position, from White's side.
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evaluation {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Mate in this many moves; negative if Black mates.
    Mate(i32),
}

impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Mate(moves) => write!(f, "#{moves}"),
            Self::Centipawns(value) => {
                let sign = if value < 0 { "-" } else { "" };
                write!(f, "{sign}{}.{:02}", value.unsigned_abs() / 100, value.unsigned_abs() % 100)
            }
        }
    }
}

impl<'a> Comment<'a> {
    /// Makes a comment from its bytes.
    pub const fn new(raw: &'a [u8]) -> Self {
        Self { raw }
    }

    /// Returns the bytes.
    pub const fn raw(&self) -> &'a [u8] {
        self.raw
    }

    /// Returns the text with each run of white space as one space, because line breaks change with every rewriting.
    pub fn text(&self) -> Cow<'a, str> {
        match decode(self.raw) {
            Cow::Borrowed(text) if is_tidy(text.trim()) => Cow::Borrowed(text.trim()),
            text => Cow::Owned(text.split_whitespace().collect::<Vec<_>>().join(" ")),
        }
    }

    /// Returns the text without commands such as `[%clk 1:00:00]`.
    pub fn words(&self) -> String {
        let text = self.text();
        let mut rest = &text[..];
        let mut words = String::new();
        while let Some(start) = rest.find("[%") {
            words.push_str(&rest[..start]);
            rest = rest[start..].find(']').map_or("", |end| &rest[start + end + 1..]);
        }
        words.push_str(rest);
        words.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Finds the argument of a command: `command("clk")` for `[%clk 1:00:00]`.
    pub fn command(&self, name: &str) -> Option<Cow<'a, str>> {
        let start = self
            .raw
            .windows(name.len() + 2)
            .position(|part| part.starts_with(b"[%") && &part[2..] == name.as_bytes())?;
        let rest = self.raw.get(start + name.len() + 2..)?;
        let end = rest.iter().position(|&byte| byte == b']')?;
        let value = &rest[..end];
        (value.is_empty() || value[0].is_ascii_whitespace()).then(|| decode(value.trim_ascii()))
    }

    /// Finds the time left on the clock: `[%clk 1:23:45]`.
    pub fn clock(&self) -> Option<Duration> {
        read_time(&self.command("clk")?)
    }

    /// Finds the time the move took: `[%emt 0:00:12]`.
    pub fn elapsed(&self) -> Option<Duration> {
        read_time(&self.command("emt")?)
    }

    /// Finds the evaluation of an engine: `[%eval 0.25]`, `[%eval #-3]`, possibly with a depth after a comma.
    pub fn evaluation(&self) -> Option<Evaluation> {
        let value = self.command("eval")?;
        let value = value.split(',').next()?.trim();
        if let Some(moves) = value.strip_prefix('#') {
            return Some(Evaluation::Mate(moves.parse().ok()?));
        }
        let (sign, digits) = match value.strip_prefix('-') {
            Some(digits) => (-1, digits),
            None => (1, value.strip_prefix('+').unwrap_or(value)),
        };
        let (pawns, hundredths) = digits.split_once('.').unwrap_or((digits, "0"));
        let hundredths = hundredths
            .bytes()
            .chain([b'0', b'0'])
            .take(2)
            .try_fold(0, |sum, digit| digit.is_ascii_digit().then(|| sum * 10 + i32::from(digit - b'0')))?;
        let pawns: i32 = if pawns.is_empty() { 0 } else { pawns.parse().ok()? };
        Some(Evaluation::Centipawns(sign * pawns.checked_mul(100)?.checked_add(hundredths)?))
    }
}

/// Writes the time left on a clock as other programs read it, in whole seconds as on a display.
///
/// ```
/// use std::time::Duration;
/// assert_eq!(notation::pgn::clock_command(Duration::from_millis(3_723_900)), "[%clk 1:02:03]");
/// ```
pub fn clock_command(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("[%clk {}:{:02}:{:02}]", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// Reads `h:mm:ss`, `mm:ss` or `ss`, possibly with a fraction.
fn read_time(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let mut seconds = 0_u64;
    let mut parts = 0;
    for part in whole.split(':') {
        seconds = seconds.checked_mul(60)?.checked_add(part.parse().ok()?)?;
        parts += 1;
    }
    let millis = fraction
        .bytes()
        .chain([b'0'; 3])
        .take(3)
        .try_fold(0_u64, |sum, digit| digit.is_ascii_digit().then(|| sum * 10 + u64::from(digit - b'0')))?;
    (parts <= 3).then(|| Duration::from_secs(seconds)).map(|time| time + Duration::from_millis(millis))
}

/// Tells whether all white space of a trimmed text is single spaces.
fn is_tidy(text: &str) -> bool {
    if !text.is_ascii() {
        return !text.contains("  ") && !text.contains(|c: char| c.is_whitespace() && c != ' ');
    }
    let mut previous = 0;
    text.bytes().all(|byte| {
        let is_pair = (previous, byte) == (b' ', b' ');
        previous = byte;
        !is_pair && !matches!(byte, b'\t'..=b'\r')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_in_all_their_forms() {
        let clock = |text: &str| Comment::new(format!("[%clk {text}]").as_bytes()).clock().map(|time| time.as_millis());
        assert_eq!(clock("1:30:56"), Some(5_456_000));
        assert_eq!(clock("0:00:09.7"), Some(9_700));
        assert_eq!(clock("90:00"), Some(5_400_000));
        assert_eq!(clock("12"), Some(12_000));
        for text in ["", "a", "1:2:3:4", "1:-2", "99999999999999999999"] {
            assert_eq!(clock(text), None, "{text}");
        }
    }

    #[test]
    fn evaluations_are_read_in_all_their_forms() {
        let eval = |text: &str| Comment::new(format!("x[%eval {text}]y").as_bytes()).evaluation();
        assert_eq!(eval("0.3"), Some(Evaluation::Centipawns(30)));
        assert_eq!(eval("-0.05,18"), Some(Evaluation::Centipawns(-5)));
        assert_eq!(eval("#-12"), Some(Evaluation::Mate(-12)));
        assert_eq!(eval("99999999"), None);
        assert_eq!(Evaluation::Centipawns(-5).to_string(), "-0.05");
        assert_eq!(Comment::new(b"[%evaluate 1]").evaluation(), None);
    }
}
