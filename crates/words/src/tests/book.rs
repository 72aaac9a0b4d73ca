//! The rulebook is complete in every language, and everything in it can be found.

use std::collections::BTreeSet;

use book::{Level, Volume};

use super::files::files;
use crate::{Locale, Rulebook, search};

fn volume(name: &str) -> Volume {
    Volume::find(name).unwrap()
}

/// Asks in a language for an edition, and returns the first answers.
fn found(question: &str, locale: Locale, of: &str) -> Vec<String> {
    let answers = search(question, locale, volume(of), 5);
    answers.iter().map(|found| format!("{} {}", found.entry.volume(), found.entry.number())).collect()
}

#[test]
fn every_article_has_a_text_and_every_chapter_and_section_a_heading() {
    for locale in Locale::ALL {
        let book = Rulebook::of(locale);
        for entry in Volume::ALL.into_iter().flat_map(Volume::contents) {
            let place = format!("{locale}, {} {}", entry.volume(), entry.number());
            let said = book.paraphrase(entry.volume(), entry.number()).unwrap_or_else(|| panic!("{place} is missing"));
            assert_eq!(said.text.is_some(), !entry.requirements().is_empty(), "{place}: its text");
            if entry.level() == Level::Chapter {
                assert!(said.heading.is_some(), "{place} has no heading");
            }
            assert!(!book.heading(entry).is_empty(), "{place} belongs to nothing that has a heading");
            for text in [&said.text, &said.changed].into_iter().flatten() {
                assert!(text.ends_with(['.', '“', '”', ')', '½']) && !text.contains("  "), "{place}: {text}");
            }
        }
    }
}

#[test]
fn the_book_has_no_article_that_no_text_has() {
    let known: BTreeSet<String> = Volume::ALL
        .into_iter()
        .flat_map(|volume| volume.contents().iter().map(move |entry| volume.key(entry.number())))
        .collect();
    for locale in Locale::ALL {
        for (name, text) in files(locale).iter().filter(|(name, _)| name.starts_with("book-") && *name != "book-terms")
        {
            for key in text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key) {
                let is_message = key.starts_with('b');
                assert!(!is_message || known.contains(key), "{name} in {locale}: {key}");
            }
        }
    }
}

#[test]
fn all_languages_tell_the_same_changes() {
    let [english, others @ ..] = Locale::ALL.map(Rulebook::of);
    for entry in Volume::ALL.into_iter().flat_map(Volume::contents) {
        let shape = |book: &Rulebook| {
            let said = book.paraphrase(entry.volume(), entry.number()).unwrap();
            (said.heading.is_some(), said.changed.is_some())
        };
        for other in others {
            assert_eq!(shape(other), shape(english), "{} {}", entry.volume(), entry.number());
        }
    }
}

#[test]
fn every_term_is_explained_and_found_in_the_book() {
    for locale in Locale::ALL {
        let book = Rulebook::of(locale);
        let mut used = BTreeSet::new();
        for entry in Volume::ALL.into_iter().flat_map(Volume::contents) {
            let said = book.paraphrase(entry.volume(), entry.number()).unwrap();
            used.extend(book.terms_in(said.text.as_deref().unwrap_or_default()).iter().map(|term| &term.key));
            used.extend(book.terms_in(said.heading.as_deref().unwrap_or_default()).iter().map(|term| &term.key));
        }
        assert!(book.terms().len() > 60);
        let unused: Vec<_> =
            book.terms().iter().filter(|term| !used.contains(&term.key)).map(|term| &term.name).collect();
        assert!(unused.len() <= 3, "{locale}: {unused:?}");
        assert!(book.terms().iter().all(|term| term.means.ends_with('.')), "{locale}");
    }
}

#[test]
fn the_longest_term_counts() {
    let terms = |locale, text| {
        let found: Vec<_> = Rulebook::of(locale).terms_in(text).iter().map(|term| term.key.as_str()).collect();
        found
    };
    assert_eq!(terms(Locale::English, "In a dead position nobody can give mate."), ["dead-position", "checkmate"]);
    assert_eq!(terms(Locale::Czech, "Mrtvou pozicí partie končí."), ["dead-position"]);
}

#[test]
fn a_number_is_found_in_the_volume_that_is_open() {
    assert_eq!(found("9.2", Locale::English, "2009")[0], "2009 9.2");
    assert_eq!(found("art. 9.2", Locale::English, "2018")[0], "2018 9.2");
    assert_eq!(found("čl. 6.11.4", Locale::Czech, "2018")[0], "2018 6.11.4");
    assert_eq!(found("a4d.1", Locale::English, "2009")[0], "2009 A4d.1");
}

#[test]
fn words_are_found_without_accents_and_in_other_languages() {
    let with = found("trojí opakování", Locale::Czech, "2018");
    assert_eq!(with, found("troji opakovani", Locale::Czech, "2018"));
    assert!(!with.is_empty());
    let foreign = search("věže rošáda", Locale::English, volume("2018"), 5);
    assert_eq!(foreign[0].locale, Some(Locale::Czech));
}

#[test]
fn a_slip_of_typing_does_not_matter() {
    let right = found("stalemate", Locale::English, "2018");
    for slip in ["stalemtae", "stalmate", "stallemate", "stalenate"] {
        assert_eq!(found(slip, Locale::English, "2018")[0], right[0], "{slip}");
    }
    assert!(found("xyzzyq", Locale::English, "2018").is_empty());
    assert!(found("", Locale::English, "2018").is_empty());
}
