//! The words that a game can be found by: names and events, without capitals and accents.

use std::collections::BTreeSet;

use protocol::GameSummary;

use words::fold;

/// The most words of one search; more would only make it slow.
const MOST: usize = 8;
/// The most words by which one game is found.
const KEPT: usize = 32;

/// Lists the words by which a game can be found.
pub(super) fn words(summary: &GameSummary) -> BTreeSet<String> {
    let names = &summary.names;
    let texts = [&names.white, &names.black, &names.arbiter, &summary.event];
    texts.into_iter().flatten().flat_map(|text| split(text)).take(KEPT).collect()
}

/// Splits a search text into words.
pub(super) fn wanted(text: &str) -> Vec<String> {
    let words: BTreeSet<String> = split(text).take(MOST).collect();
    words.into_iter().collect()
}

fn split(text: &str) -> impl Iterator<Item = String> {
    let is_between = |letter: char| !letter.is_alphanumeric() && !is_accent(letter);
    text.split(is_between).map(fold).filter(|word| !word.is_empty())
}

/// Tells whether a character is a combining accent.
fn is_accent(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_and_accents_do_not_matter() {
        assert_eq!(wanted("  Nováková, ANNA-Marie "), ["anna", "marie", "novakova"]);
        assert_eq!(wanted("Ľubomír Ťažký Õunapuu ŠTĚPÁN"), ["lubomir", "ounapuu", "stepan", "tazky"]);
        assert_eq!(wanted("Nova\u{301}k"), ["novak"]);
        assert_eq!(wanted("Каспаров"), ["каспаров"]);
        assert_eq!(wanted(" -–, "), [""; 0]);
    }
}
