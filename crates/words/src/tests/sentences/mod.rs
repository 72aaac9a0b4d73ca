//! Snapshots of the sentences, to be read by people who speak the language.

mod acts;
mod adjournment;
mod claims;
mod conduct;
mod endings;
mod irregular;
mod play;
mod refusals;
mod special_acts;
mod special_refusals;

use clock::Millis;
use fluent_bundle::FluentArgs;
use laws::{Announcement, Game, Regulations, Rule, Ruling};

use super::samples;
use crate::say::Lapse;
use crate::{Context, Locale, Words};

/// Writes a sentence in all languages, one per line.
fn in_all(say: impl Fn(&Words) -> String) -> String {
    Locale::ALL.map(|locale| say(&Words::new(locale))).join("\n")
}

/// Writes several sentences in all languages, language by language.
fn all_in_all(say: impl Fn(&Words) -> Vec<String>) -> String {
    in_all(|words| format!("{}\n", say(words).join("\n")))
}

fn ruling(announcement: Announcement, rule: impl Into<Option<Rule>>) -> Ruling {
    Ruling { announcement, rule: rule.into(), at: Millis(0) }
}

fn say_rulings(rulings: &[Ruling]) -> String {
    let game = Game::new(Regulations::default());
    all_in_all(|words| rulings.iter().map(|ruling| words.ruling(ruling, &Context::from(&game))).collect())
}

#[test]
fn everything_is_said_in_whole_sentences() {
    for locale in Locale::ALL {
        for sentence in samples::say_everything(locale) {
            let is_whole = sentence.starts_with(|letter: char| letter.is_uppercase())
                && sentence.ends_with('.')
                && !sentence.contains(['{', '}', '\u{2068}', '\n'])
                && !["  ", " ,", " .", " :", "..", "()"].iter().any(|slip| sentence.contains(slip));
            assert!(is_whole, "{locale}: {sentence}");
        }
    }
}

#[test]
fn a_missing_message_or_argument_is_noticed() {
    let words = Words::new(Locale::Czech);
    let say = |id: &str| words.say_to(&mut String::new(), id, &FluentArgs::new());
    assert!(matches!(say("no-such-message"), Err(Lapse::Missing)));
    assert!(matches!(say("ruling-flag_fell"), Err(Lapse::Incomplete(_))));
    assert!(matches!(say("list-two"), Err(Lapse::Incomplete(_))));
    assert!(say("reason-stalemate").is_ok());
}
