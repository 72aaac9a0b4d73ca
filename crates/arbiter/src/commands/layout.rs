//! Texts in columns on a terminal.

use unicode_width::UnicodeWidthStr;

/// Pads a text on the right to a width.
pub(super) fn padded(text: &str, width: usize) -> String {
    format!("{text}{:1$}", "", width.saturating_sub(width_of(text)))
}

/// Pads a text on the left to a width.
pub(super) fn aligned(text: &str, width: usize) -> String {
    format!("{:1$}{text}", "", width.saturating_sub(width_of(text)))
}

/// Counts the columns that a text takes on a terminal: two for a Chinese character, none for an accent that stands after its letter.
pub(super) fn width_of(text: &str) -> usize {
    UnicodeWidthStr::width(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_every_script_line_up() {
        for name in ["Novák", "Nova\u{301}k", "李明a", "Kim"] {
            assert_eq!(width_of(&padded(name, 8)), 8, "{name}");
            assert_eq!(width_of(&aligned(name, 8)), 8, "{name}");
        }
        assert_eq!(padded("longer than that", 3), "longer than that");
    }
}
