//! The numbers of articles: which chapter and which section they belong to.

/// Returns the chapter of an article: `9` of `9.2.1`, `A` of `A4d.1`, `Glossary` of `Glossary delay`.
pub(crate) fn chapter(number: &str) -> &str {
    let is_part: fn(&char) -> bool = match number.chars().next() {
        Some(first) if first.is_ascii_digit() => char::is_ascii_digit,
        _ => char::is_ascii_alphabetic,
    };
    let length = number.chars().take_while(is_part).count();
    &number[..length]
}

/// Returns the section of an article, which is the chapter and one more number: `9.2` of `9.2.1`, `3.8` of `3.8b(2)a`, `E9` of
/// `E9 ex.1`. An article without such a number is its own section.
pub(crate) fn section(number: &str) -> &str {
    let chapter = chapter(number).len();
    let rest = &number[chapter..];
    let sign = usize::from(rest.starts_with(['.', '-']));
    let digits = rest[sign..].chars().take_while(char::is_ascii_digit).count();
    if digits == 0 { number } else { &number[..chapter + sign + digits] }
}

/// Tells whether an article is part of another: 4.3.1 of 4.3 and 3.5bI of 3.5b, but 9.20 not of 9.2.
pub(crate) fn is_part(number: &str, whole: &str) -> bool {
    let Some(last) = whole.chars().next_back() else { return false };
    let continues = |next: char| match last {
        '0'..='9' => !next.is_ascii_digit(),
        'a'..='z' => !next.is_ascii_lowercase(),
        'A'..='Z' => !next.is_ascii_alphabetic(),
        _ => true,
    };
    number.strip_prefix(whole).and_then(|rest| rest.chars().next()).is_some_and(continues)
}

/// Splits a number into its digits and letters: `A4d.1`, as an edition prints it, and `A4d1`, as it is cited, are the same, but `1.1`,
/// `11` and `1.10` are three articles. Large and small letters are the same, but `3.5bI` has one part more than `3.5bi`.
pub(crate) fn parts(number: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    let mut before = ' ';
    for letter in number.chars() {
        let are_letters = letter.is_alphabetic() && before.is_alphabetic();
        let continues = (letter.is_ascii_digit() && before.is_ascii_digit())
            || (are_letters && (letter.is_lowercase() || before.is_uppercase()));
        match parts.last_mut() {
            Some(part) if continues => part.extend(letter.to_lowercase()),
            _ if letter.is_alphanumeric() => parts.push(letter.to_lowercase().collect()),
            _ => {}
        }
        before = letter;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_every_edition_have_chapter_and_section() {
        for (number, its_chapter, its_section) in [
            ("9.2.1.1", "9", "9.2"),
            ("10.2", "10", "10.2"),
            ("3.5aII", "3", "3.5"),
            ("3.8b(2)a", "3", "3.8"),
            ("A4d.1", "A", "A4"),
            ("A.4.1.1", "A", "A.4"),
            ("II.3 + 3.8.2.2.1", "II", "II.3"),
            ("E9 ex.1", "E", "E9"),
            ("C intro", "C", "C intro"),
            ("Preface(a)", "Preface", "Preface(a)"),
            ("Glossary 50-move", "Glossary", "Glossary 50-move"),
            ("Castling-2", "Castling", "Castling-2"),
            ("End-3a", "End", "End-3"),
            ("Rook", "Rook", "Rook"),
        ] {
            assert_eq!((chapter(number), section(number)), (its_chapter, its_section), "{number}");
        }
    }

    #[test]
    fn a_longer_number_is_no_part() {
        assert!(is_part("9.2.1", "9.2") && is_part("3.5aII", "3.5") && is_part("A4a", "A4") && is_part("9.2", "9"));
        assert!(!is_part("9.20", "9.2") && !is_part("10.1", "1") && !is_part("9.2", "9.2") && !is_part("II.1", "I"));
        assert!(is_part("3.5bI", "3.5b") && is_part("3.8b(1)a", "3.8b(1)") && !is_part("3.5bII", "3.5bI"));
        assert!(is_part("End-3a", "End-3") && is_part("Preface(a)", "Preface") && !is_part("Kingside", "King"));
    }
}
