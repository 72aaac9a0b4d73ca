//! Checks of texts that other people read: no invisible characters, and none that reverse the direction of the line.

use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// The most combining marks on one letter; more would cover the lines above and below.
const MARKS: usize = 4;

/// Finds the first character that a text for others may not have; says which, and why. Only longer texts may have line
/// breaks.
///
/// Joiners are allowed where writing needs them: between letters of scripts that join, and within emoji. Between Latin, Greek and
/// Cyrillic letters they would only make two names look alike.
pub(crate) fn flaw(text: &str, has_lines: bool) -> Option<String> {
    let letters: Vec<char> = text.chars().collect();
    let mut marks = 0;
    for (index, &letter) in letters.iter().enumerate() {
        let category = letter.general_category();
        marks = if category == GeneralCategory::NonspacingMark { marks + 1 } else { 0 };
        let before = index.checked_sub(1).map(|before| letters[before]);
        let why = match category {
            _ if letter == '\n' && has_lines => continue,
            _ if is_joined(letter, before, letters.get(index + 1).copied()) => continue,
            _ if is_invisible(letter) => "which is invisible",
            GeneralCategory::Format if is_turning(letter) => "which turns the direction of writing",
            GeneralCategory::Format => "which is invisible",
            GeneralCategory::Control => "which is a control character",
            GeneralCategory::LineSeparator | GeneralCategory::ParagraphSeparator => "which breaks the line",
            GeneralCategory::PrivateUse => "which means something else on every computer",
            _ if marks > MARKS => "one mark too many on a letter",
            _ => continue,
        };
        return Some(format!("found U+{:04X} as character {}, {why}", u32::from(letter), index + 1));
    }
    None
}

/// Tells whether a character that joins or shapes its neighbours is needed there.
fn is_joined(letter: char, before: Option<char>, after: Option<char>) -> bool {
    let is_beyond = |neighbour: Option<char>| neighbour.is_some_and(|neighbour| neighbour >= '\u{600}');
    match letter {
        // The joiner and the non-joiner.
        '\u{200C}' | '\u{200D}' => is_beyond(before) && is_beyond(after),
        // The shape of a symbol or an emoji.
        '\u{FE0E}' | '\u{FE0F}' => before.is_some_and(|before| before >= '\u{2000}'),
        // The shape of a Chinese character.
        '\u{E0100}'..='\u{E01EF}' => before.is_some_and(|before| before >= '\u{3400}'),
        _ => false,
    }
}

fn is_turning(letter: char) -> bool {
    matches!(letter, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Tells whether a character is invisible though Unicode counts it as a letter, a mark or a symbol.
fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\u{34F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}' | '\u{2065}' | '\u{2800}'
            | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFF8}' | '\u{E0000}'..='\u{E0FFF}'
    )
}

#[cfg(test)]
mod tests {
    use super::flaw;

    #[test]
    fn names_as_people_have_them_are_plain() {
        for name in [
            "Anna",
            "Dvořák, Antonín",
            "Nguyễn Văn Đức",
            "D\u{65}\u{301}sir\u{E9}e",
            "Jean-Luc O’Neill",
            "محمد رضا",
            "می\u{200C}خواهم",
            "ක්\u{200D}ෂ",
            "שלום",
            "李小龍",
            "Bot ♟\u{FE0F}",
            "👩\u{200D}🏫",
        ] {
            assert_eq!(flaw(name, false), None, "{name}");
        }
    }

    #[test]
    fn what_cannot_be_seen_or_turns_the_line_is_found() {
        for (text, wanted) in [
            ("An\u{200B}na", "U+200B as character 3, which is invisible"),
            ("An\u{200D}na", "U+200D"),
            ("An\u{AD}na", "U+00AD"),
            ("\u{202E}annA", "U+202E as character 1, which turns the direction"),
            ("Anna\u{2066}", "U+2066"),
            ("Anna\u{200F}", "U+200F"),
            ("\u{FEFF}Anna", "U+FEFF"),
            ("\u{3164}", "U+3164"),
            ("\u{2800}", "U+2800"),
            ("A\u{FE0F}nna", "U+FE0F"),
            ("Anna\u{E0041}", "U+E0041"),
            ("An\u{0}na", "control"),
            ("An\u{9B}na", "control"),
            ("An\nna", "control"),
            ("An\u{2028}na", "breaks the line"),
            ("\u{E000}", "means something else"),
            ("Z\u{300}\u{301}\u{302}\u{303}\u{304}", "one mark too many"),
        ] {
            assert!(flaw(text, false).is_some_and(|found| found.contains(wanted)), "{text:?}: {:?}", flaw(text, false));
        }
        assert_eq!(flaw("two\nlines", true), None);
        assert!(flaw("two\rlines", true).is_some());
    }
}
