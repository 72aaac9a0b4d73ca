//! The rulebook is complete in every language, and everything in it can be found.

use std::collections::BTreeSet;

use book::{Level, Volume};
use laws::Rule;

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
fn accents_tell_words_apart() {
    let terms = |locale, text| {
        let found: Vec<_> = Rulebook::of(locale).terms_in(text).iter().map(|term| term.key.as_str()).collect();
        found
    };
    assert_eq!(terms(Locale::Slovak, "Hráč nesmie mať prst na tlačidle päť minút z rád iného hráča."), [""; 0]);
    assert_eq!(terms(Locale::Slovak, "Dal mat, pat alebo stál na rade."), ["checkmate", "stalemate", "rank"]);
    assert_eq!(terms(Locale::Czech, "Nesmí mít prospěch z rad jiné osoby ani z její rady."), [""; 0]);
    assert_eq!(terms(Locale::Czech, "Pěšec dojde na poslední řadu."), ["rank"]);
}

#[test]
fn words_that_mean_something_else_are_no_terms() {
    let terms = |of: &str, number: &str| {
        let said = Rulebook::of(Locale::English).paraphrase(volume(of), number).unwrap().text.as_deref().unwrap();
        let found: Vec<_> = Rulebook::of(Locale::English).terms_in(said).iter().map(|term| term.key.as_str()).collect();
        found
    };
    for of in ["2018", "2023"] {
        assert!(!terms(of, "11.3.3").contains(&"check"), "{of}: a bag is checked");
        assert!(!terms(of, "D.2.6.2.2").contains(&"check"), "{of}: the hands of a clock are checked");
        assert!(!terms(of, "II.1").contains(&"draw"), "{of}: the position is drawn at random");
        assert!(terms(of, "3.9.1").contains(&"check"));
        assert!(terms(of, "5.2.1").contains(&"draw"));
    }
}

#[test]
fn the_book_says_every_rule_in_every_language() {
    for locale in Locale::ALL {
        for volume in Volume::ALL {
            for rule in Rule::ALL.iter().filter(|rule| volume.article_of(**rule).is_some()) {
                let said = Rulebook::of(locale).rule(volume, *rule).unwrap_or_default();
                assert!(!said.is_empty(), "{locale}, {volume}: {} is not in the book", rule.name());
            }
        }
    }
}

#[test]
fn an_article_that_moved_has_its_counterpart_where_it_stood() {
    let english = Rulebook::of(Locale::English);
    let mut moved = 0;
    for entry in Volume::ALL.into_iter().flat_map(Volume::contents) {
        let Some(other) = entry.volume().compared_with() else { continue };
        let changed = english.paraphrase(entry.volume(), entry.number()).and_then(|said| said.changed.as_deref());
        let stood = ["this stood in Article", "this was Article", "the same rule was article"];
        if changed.is_some_and(|said| stood.iter().any(|stood| said.contains(&format!("In {other} {stood}")))) {
            assert!(!entry.counterparts(other).is_empty(), "{} {}", entry.volume(), entry.number());
            moved += 1;
        }
    }
    assert!(moved > 3, "{moved}");
}

#[test]
fn articles_that_changed_much_know_each_other() {
    for (one, number, other, counterpart) in [
        ("1997", "9.4", "2009", "9.4"),
        ("1997", "10.3", "2009", "7.4b"),
        ("1997", "C4", "2009", "B3c"),
        ("2009", "7.4b", "2018", "7.5.5"),
        ("2009", "9.5b", "2018", "9.5.3"),
        ("2009", "12.3b", "2018", "11.3.2.1"),
        ("2009", "A4c", "2018", "A.4.4"),
        ("2018", "B.2", "2023", "A.3"),
        ("2018", "8.1.1", "2023", "8.1.1.1"),
        ("2018", "3.6", "encyclopedia", "Knight-1"),
        ("2018", "3.7.5.1", "leaflet", "Promotion-1"),
    ] {
        let counterparts = |one: &str, number: &str, other: &str| {
            volume(one).contents().find(number).unwrap().counterparts(volume(other))
        };
        assert!(counterparts(one, number, other).contains(&counterpart), "{one} {number} and {other} {counterpart}");
        assert!(counterparts(other, counterpart, one).contains(&number), "{other} {counterpart} and {one} {number}");
    }
}

#[test]
fn every_requirement_is_reached_from_the_contents_and_by_its_number_in_every_language() {
    let mut reached = 0;
    for volume in Volume::ALL {
        let contents = volume.contents();
        for requirement in volume.requirements() {
            let entry =
                contents.find(requirement.article()).unwrap_or_else(|| panic!("{} has no article", requirement.id()));
            assert!(entry.requirements().contains(requirement), "{} is not in its article", requirement.id());
            for number in [entry.chapter(), entry.section()] {
                assert!(contents.find(number).is_some(), "{}: {number} is not in the contents", requirement.id());
            }
            for locale in Locale::ALL {
                let said =
                    Rulebook::of(locale).paraphrase(volume, entry.number()).and_then(|said| said.text.as_deref());
                assert!(said.is_some_and(|text| !text.is_empty()), "{locale}: {}", requirement.id());
            }
            reached += 1;
        }
        for entry in contents {
            let found = search(entry.number(), Locale::English, volume, 1);
            assert_eq!(found.first().map(|found| found.entry.number()), Some(entry.number()), "{volume}");
        }
    }
    assert!(reached > 1500, "{reached}");
}

/// Writes what the book has about an article.
fn page(of: &str, number: &str, locale: Locale) -> String {
    let book = Rulebook::of(locale);
    let entry = volume(of).contents().find(number).unwrap();
    let said = book.paraphrase(volume(of), number).unwrap();
    let text = said.text.as_deref().unwrap_or_default();
    let terms: Vec<&str> = book.terms_in(text).iter().map(|term| term.name.as_str()).collect();
    let mut lines = vec![format!("{of} {number} {}", book.heading(entry)), text.to_owned()];
    lines.extend(said.changed.clone());
    lines.push(format!("[{}]", terms.join(", ")));
    lines.join("\n").replace('\u{a0}', "~")
}

#[test]
fn samples_of_the_book() {
    insta::assert_snapshot!(page("2018", "9.2.1.1", Locale::English), @r"
    2018 9.2.1.1 Threefold repetition
    The claim may be based on a position that is about to appear: the player first writes the move on the scoresheet, where it cannot be changed any more, and declares to the arbiter that they intend to make it.
    New: the move written down cannot be changed.
    [claim, scoresheet, arbiter, intended move]
    ");
    insta::assert_snapshot!(page("2018", "9.2.1.1", Locale::Czech), @r"
    2018 9.2.1.1 Trojí opakování pozice
    Reklamaci lze opřít o~pozici, která teprve vznikne: hráč nejprve zapíše tah do partiáře, kde ho už nesmí změnit, a~oznámí rozhodčímu, že ho chce provést.
    Nově nelze zapsaný tah změnit.
    [reklamace, partiář, rozhodčí]
    ");
    insta::assert_snapshot!(page("2018", "9.2.1.1", Locale::Slovak), @r"
    2018 9.2.1.1 Trojnásobné opakovanie pozície
    Reklamáciu možno oprieť o~postavenie, ktoré ešte len vznikne: hráč najskôr zapíše ťah do partiára, kde ho už nesmie zmeniť, a~oznámi rozhodcovi, že ho chce vykonať.
    Zapísaný ťah už po novom nemožno zmeniť.
    [reklamácia, partiár, rozhodca]
    ");
    insta::assert_snapshot!(page("2009", "7.4b", Locale::English), @r"
    2009 7.4b Illegal moves
    For a player’s first and second illegal move, the arbiter gives the opponent two extra minutes each time. A third illegal move by the same player loses the game. The game is drawn, however, if the position is such that the opponent cannot checkmate by any series of legal moves.
    In 1997 these penalties existed only in the quickplay finish (10.3), and the third illegal move lost even if the opponent could not checkmate.
    [illegal move, arbiter, draw, checkmate, series of legal moves]
    ");
    insta::assert_snapshot!(page("1997", "C4", Locale::Czech), @r"
    1997 C4 Matící materiál
    K~výhře musí mít hráč matící materiál, tedy dost sil na to, aby třeba i~se soupeřovou pomocí mohla vzniknout pozice, v~níž soupeř na tahu neodvrátí mat jedním tahem. Král a~dva jezdci proti samotnému králi nestačí, král a~věž proti králi a~jezdci ano.
    [matící materiál, být na tahu, mat]
    ");
    insta::assert_snapshot!(page("2023", "A.3", Locale::Slovak), @r"
    2023 A.3 Jedna minúta namiesto dvoch
    V~rapid šachu sa podľa článkov 7 a~9 pridáva namiesto 2~minút len 1~minúta, či sa hrá s~dozorom, alebo bez neho.
    V~roku 2018 platili v~rapid šachu 2~minúty; jednu mal len bleskový šach (B.2).
    [rapid šach]
    ");
    insta::assert_snapshot!(page("encyclopedia", "Touch-3", Locale::English), @r"
    encyclopedia Touch-3 Rook, then king
    A player who touches first the rook and then the king must move the rook, if possible, and may not castle.
    The Laws of 2018 forbid castling on that side only.
    [castling]
    ");
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
