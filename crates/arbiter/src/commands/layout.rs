//! Texts in columns on a terminal.

/// Pads a text on the right to a width.
pub(super) fn padded(text: &str, width: usize) -> String {
    format!("{text}{:1$}", "", width.saturating_sub(width_of(text)))
}

/// Pads a text on the left to a width.
pub(super) fn aligned(text: &str, width: usize) -> String {
    format!("{:1$}{text}", "", width.saturating_sub(width_of(text)))
}

/// Counts the columns that a text takes on a terminal: two for each character of Chinese, Japanese and Korean, none for an accent that
/// stands after its letter.
pub(super) fn width_of(text: &str) -> usize {
    let columns = |c: char| match c {
        '\u{300}'..='\u{36f}' => 0,
        '\u{1100}'..='\u{115f}' | '\u{2e80}'..='\u{a4cf}' | '\u{ac00}'..='\u{d7a3}' | '\u{f900}'..='\u{faff}' => 2,
        '\u{fe30}'..='\u{fe4f}' | '\u{ff00}'..='\u{ff60}' | '\u{20000}'..='\u{3fffd}' => 2,
        _ => 1,
    };
    text.chars().map(columns).sum()
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
