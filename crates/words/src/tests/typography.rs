//! Checks the typography of the texts: quotation marks, dashes, and non-breaking spaces.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use super::files::files;
use crate::Locale;

/// A piece of text between placeables, and whether a placeable follows.
struct Run {
    message: String,
    text: String,
    before_placeable: bool,
}

/// Collects all text of a language's files, the options of choices included.
fn runs(locale: Locale, is_wanted: impl Fn(&str) -> bool) -> Vec<Run> {
    let mut runs = Vec::new();
    for (name, text) in files(locale).iter().filter(|(name, _)| is_wanted(name)) {
        let resource = parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{name} in {locale}: {errors:?}"));
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let id = format!("{name}/{}", message.id.name);
                // The beginnings of words by which a term is found are no text.
                let attributes = message.attributes.iter().filter(|attribute| attribute.id.name != "stems");
                for pattern in message.value.iter().chain(attributes.map(|attribute| &attribute.value)) {
                    collect(pattern, &id, &mut runs);
                }
            }
        }
    }
    runs
}

fn collect(pattern: &Pattern<&str>, id: &str, runs: &mut Vec<Run>) {
    for (index, element) in pattern.elements.iter().enumerate() {
        match element {
            PatternElement::TextElement { value } => runs.push(Run {
                message: id.to_owned(),
                text: (*value).to_owned(),
                before_placeable: index + 1 < pattern.elements.len(),
            }),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    collect(&variant.value, id, runs);
                }
            }
            PatternElement::Placeable { expression: Expression::Inline(inline) } => collect_inline(inline, id, runs),
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, id: &str, runs: &mut Vec<Run>) {
    if let InlineExpression::StringLiteral { value } = inline {
        runs.push(Run { message: id.to_owned(), text: (*value).to_owned(), before_placeable: false });
    }
}

/// Finds a one-letter preposition or conjunction with a plain space after it.
fn torn_off(run: &Run) -> Option<String> {
    let words: Vec<&str> = run.text.split(' ').collect();
    let last = words.len() - 1;
    words.iter().enumerate().find_map(|(index, word)| {
        let bare = word.trim_start_matches(['(', '„', '–', '\n']);
        // Two one-letter words in a row: a non-breaking space before the second does not keep it with what follows.
        let second = word.rsplit_once('\u{a0}').map(|(_, second)| second);
        let is_letter = matches!(
            bare,
            "k" | "s" | "v" | "z" | "o" | "u" | "a" | "i" | "K" | "S" | "V" | "Z" | "O" | "U" | "A" | "I"
        ) || matches!(second, Some("k" | "s" | "v" | "z" | "o" | "u" | "a" | "i"));
        let is_followed =
            index < last && (run.before_placeable || words[index + 1..].iter().any(|word| !word.is_empty()));
        (is_letter && is_followed).then(|| run.text.clone())
    })
}

#[test]
fn no_line_breaks_after_a_one_letter_word_in_czech_and_slovak() {
    for locale in [Locale::Czech, Locale::Slovak] {
        let torn: Vec<String> = runs(locale, |_| true)
            .iter()
            .filter_map(|run| Some(format!("{}: {}", run.message, torn_off(run)?)))
            .collect();
        assert!(torn.is_empty(), "a non-breaking space (U+00A0) is missing in {locale}:\n{}", torn.join("\n"));
    }
}

#[test]
fn a_one_letter_word_after_a_non_breaking_space_is_torn_off_too() {
    let is_torn = |text: &str| {
        let run = Run { message: String::new(), text: text.to_owned(), before_placeable: false };
        torn_off(&run).is_some()
    };
    assert!(is_torn("hráč a\u{a0}v partii"));
    assert!(is_torn("v partii"));
    assert!(!is_torn("hráč a\u{a0}v\u{a0}partii"));
    assert!(!is_torn("v\u{a0}příloze\u{a0}A se"), "the name of an annex");
}

#[test]
fn years_and_articles_are_not_glued_to_the_next_word() {
    let is_number = |word: &str| {
        let is_year = ["1997", "2009", "2018", "2023"].contains(&word);
        is_year || (word.contains('.') && word.split('.').all(|part| part.parse::<u8>().is_ok()))
    };
    for locale in [Locale::Czech, Locale::Slovak] {
        for run in runs(locale, |name| name.starts_with("book-")) {
            for stretch in run.text.split(' ') {
                let words: Vec<&str> = stretch.split('\u{a0}').collect();
                let glued = words.windows(2).find(|pair| {
                    is_number(pair[0].trim_start_matches('(')) && !["a", "i", "až", "–"].contains(&pair[1])
                });
                assert!(glued.is_none(), "{glued:?} in {locale}, {}: {}", run.message, run.text);
            }
        }
    }
}

#[test]
fn no_line_breaks_between_a_number_and_its_noun_in_czech_and_slovak() {
    for locale in [Locale::Czech, Locale::Slovak] {
        for (name, text) in files(locale) {
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                let is_torn = ["{ $n } ", "{ number } ", "{ $s } s"].iter().any(|torn| line.contains(torn))
                    && !line.contains("\u{a0}{ $n } ");
                assert!(!is_torn, "a non-breaking space (U+00A0) is missing in {locale}, {name}: {line}");
            }
        }
    }
}

#[test]
fn articles_stay_with_their_numbers() {
    for locale in Locale::ALL {
        for run in runs(locale, |_| true) {
            let is_torn = run.before_placeable
                && ["čl. ", "Art. ", "článek ", "článok "].iter().any(|end| run.text.ends_with(end));
            assert!(!is_torn, "a non-breaking space (U+00A0) is missing in {locale}, {}: {}", run.message, run.text);
        }
    }
}

#[test]
fn quotation_marks_and_apostrophes_are_typographic() {
    for locale in Locale::ALL {
        for run in runs(locale, |_| true) {
            assert!(!run.text.contains(['"', '\'']), "straight quotes in {locale}, {}: {}", run.message, run.text);
        }
    }
}

#[test]
fn pages_speak_of_the_server_and_of_games() {
    let words = |text: &str| -> Vec<String> {
        text.to_lowercase().split(|c: char| !c.is_alphabetic()).map(str::to_owned).collect()
    };
    for locale in Locale::ALL {
        for run in runs(locale, |name| name.starts_with("web-")) {
            let text = run.text.replace("playing hall", "");
            let banned = ["hall", "men", "sál", "sálu", "sále", "sála", "sály", "stolek", "stolík"];
            let found = words(&text).into_iter().find(|word| banned.contains(&word.as_str()));
            assert!(found.is_none(), "{found:?} in {locale}, {}: {}", run.message, run.text);
        }
    }
}
