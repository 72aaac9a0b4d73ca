//! Text that is broken into lines of fewer than 80 columns.

use board::LegalMove;

use crate::Style;

const COLUMNS: usize = 79;

/// Text that is broken into lines at spaces.
///
/// Everything is written in its place at once. The space before the last word becomes a line break as soon as the word turns out to
/// be too long for its line.
#[derive(Default)]
pub(super) struct Wrapped {
    text: String,
    /// The columns of the current line before its last word; 0 if that is its first word.
    column: usize,
    /// The offset of the last word, to which a closing bracket may still be added.
    word: usize,
    /// Whether the next word is added without a space, as after an opening bracket.
    is_open: bool,
}

impl Wrapped {
    pub(super) fn word(&mut self, word: &str) {
        self.begin_word();
        self.text.push_str(word);
    }

    pub(super) fn mv(&mut self, style: &Style, mv: LegalMove<'_>) {
        self.begin_word();
        // Writing to a string cannot fail.
        let _ = style.write_to(mv, &mut self.text);
    }

    pub(super) fn number(&mut self, number: u32, dots: &str) {
        self.begin_word();
        self.digits(number);
        self.text.push_str(dots);
    }

    pub(super) fn nag(&mut self, nag: u8) {
        self.begin_word();
        self.text.push('$');
        self.digits(u32::from(nag));
    }

    pub(super) fn open(&mut self) {
        self.word("(");
        self.is_open = true;
    }

    pub(super) fn close(&mut self) {
        self.text.push(')');
        self.is_open = false;
    }

    pub(super) fn comment(&mut self, comment: &str) {
        let has = |wanted: u8| comment.as_bytes().contains(&wanted);
        if has(b'{') || has(b'}') || comment.ends_with('\\') {
            // Braces cannot contain a brace, or text that could be read as a nested comment; a comment to the end of the
            // line can.
            self.break_line();
            self.text.push(';');
            self.text.push_str(&comment.replace(['\n', '\r'], " "));
            self.text.push('\n');
            self.word = self.text.len();
            return;
        }
        self.word("{");
        self.is_open = true;
        if has(b'[') {
            self.parts(comment);
        } else {
            comment.split_ascii_whitespace().for_each(|word| self.word(word));
        }
        self.text.push('}');
        self.is_open = false;
    }

    /// Writes the parts of a comment in which commands may come.
    fn parts(&mut self, comment: &str) {
        let mut rest = comment.trim_ascii_start();
        while !rest.is_empty() {
            let (part, after) = rest.split_at(part_end(rest));
            self.begin_word();
            for (index, word) in part.split_ascii_whitespace().enumerate() {
                self.text.push_str(if index > 0 { " " } else { "" });
                self.text.push_str(word);
            }
            rest = after.trim_ascii_start();
        }
    }

    /// Takes back the number of a move that is not written.
    pub(super) fn drop_number(&mut self) {
        let word = &self.text[self.word..];
        if word.ends_with('.') {
            let kept = word.trim_end_matches(['.', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9']).len();
            self.text.truncate(self.word + kept);
            self.is_open = kept > 0;
        }
    }

    pub(super) fn finish(mut self) -> String {
        self.break_line();
        self.text
    }

    #[inline]
    fn begin_word(&mut self) {
        if !self.is_open {
            self.flush();
        }
        self.is_open = false;
    }

    fn digits(&mut self, number: u32) {
        if number >= 10 {
            self.digits(number / 10);
        }
        self.text.push(char::from(b'0' + (number % 10) as u8));
    }

    /// Ends the last word: it stays on its line if there is room for it.
    #[inline]
    fn flush(&mut self) {
        let word = &self.text[self.word..];
        if word.is_empty() {
            return;
        }
        let len = columns(word);
        if self.column == 0 {
            self.column = len;
        } else if self.column + 1 + len <= COLUMNS || word.starts_with('%') {
            // A line that starts with a percent sign would be skipped by readers.
            self.column += 1 + len;
        } else {
            self.text.replace_range(self.word - 1..self.word, "\n");
            self.column = len;
        }
        self.text.push(' ');
        self.word = self.text.len();
    }

    fn break_line(&mut self) {
        self.flush();
        if self.column > 0 {
            self.text.pop();
            self.text.push('\n');
            self.word = self.text.len();
            self.column = 0;
        }
    }
}

/// Counts the characters of a text.
fn columns(text: &str) -> usize {
    text.bytes().filter(|&byte| !matches!(byte, 0x80..=0xbf)).count()
}

/// Returns the length of the first part of a comment that should not be broken: a word, or words within a command such as
/// `[%clk 1:02:03]`, which other programs expect on one line.
///
/// A command that no line can hold, or that does not end, is broken like other text.
fn part_end(comment: &str) -> usize {
    // The braces of the comment can be on the same line.
    const LONGEST: usize = COLUMNS - 2;
    let first = word_end(comment);
    let (mut end, mut is_open) = (first, ends_in_command(&comment[..first], false));
    let mut columns_of_part = if is_open { columns(&comment[..first]) } else { 0 };
    while is_open {
        let rest = comment[end..].trim_ascii_start();
        let word = &rest[..word_end(rest)];
        columns_of_part += 1 + columns(word);
        if word.is_empty() || columns_of_part > LONGEST {
            return first;
        }
        is_open = ends_in_command(word, true);
        end = comment.len() - rest.len() + word.len();
    }
    end
}

/// Returns the length of the word at the start of a text.
#[inline]
fn word_end(text: &str) -> usize {
    text.bytes().position(|byte| byte.is_ascii_whitespace()).unwrap_or(text.len())
}

/// Tells whether a command is open after a word, given whether one was open before it.
#[inline]
fn ends_in_command(word: &str, mut is_open: bool) -> bool {
    let mut previous = 0;
    for byte in word.bytes() {
        match byte {
            b'%' if previous == b'[' => is_open = true,
            b']' => is_open = false,
            _ => {}
        }
        previous = byte;
    }
    is_open
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrapped(comments: &[&str]) -> String {
        let mut text = Wrapped::default();
        for comment in comments {
            text.comment(comment);
        }
        text.finish()
    }

    #[test]
    fn lines_are_shorter_than_80_columns_and_commands_stay_whole() {
        let comment = "č ".repeat(40) + "[%clk 1:02:03][%emt 0:00:05] [%csl Ga1, Gb2]";
        let text = wrapped(&[&comment, "x"]);
        assert!(text.lines().all(|line| line.chars().count() < 80), "{text}");
        assert!(text.contains("[%clk 1:02:03][%emt 0:00:05] [%csl Ga1, Gb2]}"), "{text}");
        assert_eq!(text.split_whitespace().count(), comment.split_whitespace().count() + 1);
    }

    #[test]
    fn a_command_that_does_not_end_is_broken_like_other_text() {
        let text = wrapped(&[&("[%clk ".to_owned() + &"word ".repeat(40))]);
        assert!(text.lines().count() > 2 && text.lines().all(|line| line.len() < 80), "{text}");
    }

    #[test]
    fn white_space_in_a_comment_is_written_as_one_space() {
        assert_eq!(wrapped(&["  a \n b\t[%clk  1:00]  "]), "{a b [%clk 1:00]}\n");
        assert_eq!(wrapped(&[""]), "{}\n");
    }

    #[test]
    fn a_comment_with_a_brace_has_a_line_of_its_own() {
        assert_eq!(wrapped(&["a", "b}c", "d"]), "{a}\n;b}c\n{d}\n");
    }
}
