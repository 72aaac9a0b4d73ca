//! Every requirement of the Laws has a status, and an incident shows each one that is ruled on.
//!
//! The requirements are in `book/requirements/`, one file per edition; `docs/traceability.md` is written from them and
//! from the results of the incidents: `UPDATE=1 cargo test -p arbiter-chess-protocol --test traceability`.

mod code;
mod page;
mod requirement;
mod seen;
#[path = "../support/mod.rs"]
mod support;

use std::collections::BTreeSet;

use laws::{Edition, Rule};

use code::Code;
use requirement::{Requirement, SOURCES, Status, requirements};
use seen::Seen;

/// The number of requirements of the four editions, the encyclopedia and the leaflet.
const REQUIREMENTS: usize = 1693;

fn check(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn no_requirement_is_missing_or_there_twice() {
    let requirements = requirements();
    let ids: BTreeSet<_> = requirements.iter().map(|requirement| requirement.id()).collect();
    assert_eq!(ids.len(), requirements.len(), "an id is there twice");
    assert_eq!(ids.len(), REQUIREMENTS);
}

#[test]
fn what_is_ruled_is_shown_by_an_incident_that_cites_the_rule_in_that_edition() {
    let seen = Seen::in_all_incidents();
    let mut faults = Vec::new();
    for requirement in requirements().iter().filter(|requirement| requirement.status() == Status::Ruled) {
        if requirement.by().is_empty() || requirement.shown().is_empty() {
            faults.push(format!("{}: ruled, but by no rule or shown by no incident", requirement.id()));
        }
        for by in requirement.by() {
            let Some(rule) = Rule::find(by.trim_start_matches('!')) else {
                faults.push(format!("{}: there is no rule {by}", requirement.id()));
                continue;
            };
            if requirement.article_of(rule).is_none() {
                faults.push(format!("{}: its text has no rule {by}", requirement.id()));
            }
            if !requirement.shown().iter().any(|name| seen.shows(requirement, name, by)) {
                faults.push(format!("{}: no incident named there shows {by}", requirement.id()));
            }
        }
        for name in requirement.shown() {
            match seen.incident(requirement, name) {
                Err(fault) => faults.push(format!("{}: {name}: {fault}", requirement.id())),
                Ok(incident) if incident.is_refused() => {}
                Ok(_) if requirement.by().iter().any(|by| seen.shows(requirement, name, by)) => {}
                Ok(_) => faults.push(format!("{}: {name} shows none of its rules", requirement.id())),
            }
        }
    }
    check(&faults);
}

#[test]
fn what_is_shown_besides_is_an_incident_of_that_edition() {
    let seen = Seen::in_all_incidents();
    let others = requirements();
    let others = others.iter().filter(|requirement| requirement.status() != Status::Ruled);
    let faults: Vec<_> = others
        .flat_map(|requirement| requirement.shown().iter().map(move |name| (requirement, name)))
        .filter_map(|(requirement, name)| {
            let fault = seen.incident(requirement, name).err()?;
            Some(format!("{}: {name}: {fault}", requirement.id()))
        })
        .collect();
    check(&faults);
}

#[test]
fn what_holds_by_construction_is_in_the_code() {
    let code = Code::read();
    let mut faults = Vec::new();
    for requirement in requirements().iter().filter(|requirement| requirement.status() == Status::ByConstruction) {
        if requirement.by().is_empty() {
            faults.push(format!("{}: no code is named", requirement.id()));
        }
        for path in requirement.by().iter().filter(|path| code.find(path).is_none()) {
            faults.push(format!("{}: there is no {path}", requirement.id()));
        }
    }
    check(&faults);
}

#[test]
fn what_is_left_to_the_arbiter_has_an_act_that_occurs_in_that_edition() {
    let seen = Seen::in_all_incidents();
    let mut faults = Vec::new();
    for requirement in requirements().iter().filter(|requirement| requirement.status() == Status::Arbiter) {
        if requirement.by().is_empty() {
            faults.push(format!("{}: no act is named", requirement.id()));
        }
        for act in requirement.by().iter().filter(|act| !seen.has_act(requirement.volume.edition(), act)) {
            faults.push(format!("{}: the act {act} occurs in no incident of that edition", requirement.id()));
        }
    }
    check(&faults);
}

#[test]
fn what_is_physical_or_information_names_nothing() {
    let faults: Vec<_> = requirements()
        .iter()
        .filter(|requirement| matches!(requirement.status(), Status::Physical | Status::Information))
        .filter(|requirement| !requirement.by().is_empty())
        .map(|requirement| format!("{}: {:?}, but by {:?}", requirement.id(), requirement.status(), requirement.by()))
        .collect();
    check(&faults);
}

/// A wrong number in the table of rules would pass all incidents, since their numbers come from there.
#[test]
fn every_article_of_a_rule_is_one_of_its_text() {
    let requirements = requirements();
    let mut faults = Vec::new();
    for source in &SOURCES {
        let its: Vec<_> = requirements.iter().filter(|requirement| requirement.volume == source.volume).collect();
        for &rule in Rule::ALL {
            let Some(article) = its.first().and_then(|requirement| requirement.article_of(rule)) else { continue };
            if of_article(&its, article.0).is_empty() {
                faults.push(format!("{} {}: there is no article {article}", rule.name(), source.volume));
            }
        }
    }
    check(&faults);
}

/// Splits an article into its numbers and letters: `A4d.1`, as an edition prints it, and `A4d1`, as it is cited, are the
/// same, but `1.1`, `11` and `1.10` are three articles. `3.5bI` is the first part of `3.5b`.
fn parts(article: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    let mut before = ' ';
    for letter in article.chars() {
        let are_letters = letter.is_alphabetic() && before.is_alphabetic();
        let continues = (letter.is_ascii_digit() && before.is_ascii_digit())
            || (are_letters && letter.is_uppercase() == before.is_uppercase());
        match parts.last_mut() {
            Some(part) if continues => part.push(letter),
            _ if letter.is_alphanumeric() => parts.push(letter.to_string()),
            _ => {}
        }
        before = letter;
    }
    parts
}

/// Finds the requirements of an article; for a heading without a requirement of its own, those below it.
fn of_article<'a>(its: &[&'a Requirement], article: &str) -> Vec<&'a Requirement> {
    let wanted = parts(article);
    let exact: Vec<_> = its.iter().copied().filter(|requirement| parts(requirement.article()) == wanted).collect();
    if !exact.is_empty() {
        return exact;
    }
    its.iter().copied().filter(|requirement| parts(requirement.article()).starts_with(&wanted)).collect()
}

#[test]
fn articles_are_told_apart_by_their_parts() {
    assert_eq!(parts("A4d.1"), parts("A4d1"));
    assert_eq!(parts("III.6.2"), ["III", "6", "2"]);
    for (one, other) in [("1.1", "11"), ("1.1", "1.10"), ("1.1", "1.1.1"), ("A1", "A.11"), ("4.2", "4.2a")] {
        assert_ne!(parts(one), parts(other));
    }
    assert!(!parts("1.10").starts_with(&parts("1.1")));
    assert!(parts("3.5bI").starts_with(&parts("3.5b")));
    assert!(parts("3.8b(1)a").starts_with(&parts("3.8b(1)")));
}

#[test]
fn every_rule_belongs_to_a_requirement_of_its_article() {
    let requirements = requirements();
    let mut faults = Vec::new();
    for edition in Edition::ALL {
        let its: Vec<_> =
            requirements.iter().filter(|requirement| requirement.volume.edition() == Some(edition)).collect();
        for &rule in Rule::ALL {
            let Some(article) = rule.article(edition) else { continue };
            let is_named = of_article(&its, article.0).into_iter().any(|requirement| {
                requirement.status() == Status::Ruled && requirement.by().iter().any(|by| Rule::find(by) == Some(rule))
            });
            if !is_named {
                faults.push(format!("{edition} {article}: no requirement there is ruled by {}", rule.name()));
            }
        }
    }
    check(&faults);
}

#[test]
fn the_page_is_fresh() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/traceability.md");
    let requirements = requirements();
    assert!(SOURCES.iter().all(|source| requirements.iter().any(|requirement| requirement.volume == source.volume)));
    let wanted = page::write(&requirements, &Seen::in_all_incidents(), &Code::read());
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, &wanted).expect("the file can be written");
    }
    let found = std::fs::read_to_string(path).expect("docs/traceability.md is there");
    assert!(found == wanted, "stale: run UPDATE=1 cargo test -p arbiter-chess-protocol --test traceability");
}
