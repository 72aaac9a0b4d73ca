//! The page `docs/traceability.md`.

use std::fmt::Write as _;

use laws::Rule;

use crate::code::Code;
use crate::requirement::{Requirement, SOURCES, Source, Status};
use crate::seen::Seen;

const HEAD: &str = "\
# What becomes of each requirement

Generated from `crates/book/requirements/` and from what the incidents in `crates/laws/tests/incidents/` were seen to
do; do not edit. `UPDATE=1 cargo test -p arbiter-chess-protocol --test traceability` writes it anew.

- **ruled**: a ruling cites the rule; the incidents show it, and the number says how many of that edition cite it.
  *silent* means that the incident shows the rule not to be applied.
  An incident that is named after one edition can belong to a later one too (`# Also 2023.` in its file).
- **by construction**: the program cannot do otherwise; the code is named.
- **arbiter**: a person decides, by the acts named.
- **physical**: of boards, tables and smoke; nothing for a program to do.
- **information**: it explains, defines or recommends. Additions of a federation count as such.

";

/// Writes the page.
pub(crate) fn write(requirements: &[Requirement], seen: &Seen, code: &Code) -> String {
    let mut page = HEAD.to_owned();
    summary(&mut page, requirements);
    for source in &SOURCES {
        let _ = write!(page, "\n## {}\n", source.title);
        let mut rows: Vec<_> = requirements.iter().filter(|requirement| requirement.volume == source.volume).collect();
        rows.sort_by_cached_key(|requirement| (section(requirement), natural(requirement.id())));
        let mut last = String::new();
        for requirement in rows {
            let (_, title) = section(requirement);
            if title != last {
                let _ = write!(
                    page,
                    "\n### {title}\n\n| requirement | what | status | by | shown |\n|---|---|---|---|---|\n"
                );
                last = title;
            }
            row(&mut page, source, requirement, seen, code);
        }
    }
    page
}

fn summary(page: &mut String, requirements: &[Requirement]) {
    page.push('|');
    for status in Status::ALL {
        let _ = write!(page, " | {}", status.name());
    }
    page.push_str(" | all |\n|---|");
    page.push_str(&"---:|".repeat(Status::ALL.len() + 1));
    page.push('\n');
    for source in &SOURCES {
        let of_it: Vec<_> = requirements.iter().filter(|requirement| requirement.volume == source.volume).collect();
        let _ = write!(page, "| {}", source.volume);
        for status in Status::ALL {
            let _ = write!(page, " | {}", of_it.iter().filter(|requirement| requirement.status() == status).count());
        }
        let _ = writeln!(page, " | {} |", of_it.len());
    }
}

fn row(page: &mut String, source: &Source, requirement: &Requirement, seen: &Seen, code: &Code) {
    let id = requirement.id().split_once(':').map_or(requirement.id(), |(_, id)| id);
    let by: Vec<_> = requirement.by().iter().map(|by| told(by, requirement, code)).collect();
    let mut shown: Vec<_> = requirement.shown().iter().take(3).map(|name| incident(name)).collect();
    let cited = requirement.by().iter().filter_map(|by| Rule::find(by));
    let count =
        source.volume.edition().map_or(0, |edition| cited.map(|rule| seen.count(edition, rule)).max().unwrap_or(0));
    if count > shown.len() {
        shown.push(format!("({count})"));
    }
    let (status, what) = (requirement.status().name(), requirement.what());
    let _ = writeln!(page, "| {id} | {what} | {status} | {} | {} |", by.join(", "), shown.join(" "));
}

/// Describes how a requirement is met.
fn told(by: &str, requirement: &Requirement, code: &Code) -> String {
    match requirement.status() {
        Status::Ruled => {
            let (name, silent) = by.strip_prefix('!').map_or((by, ""), |name| (name, " *silent*"));
            let rule = Rule::find(name);
            let article = rule.and_then(|rule| requirement.article_of(rule));
            let article = article.map(|article| format!(" {article}")).unwrap_or_default();
            let file = rule.map(|rule| code.rules_by(rule)).unwrap_or_default();
            format!("[{name}](../{file}){article}{silent}")
        }
        Status::ByConstruction => format!("[`{by}`](../{})", code.find(by).unwrap_or_default()),
        Status::Arbiter => format!("`{by}`"),
        Status::Physical | Status::Information => by.to_owned(),
    }
}

fn incident(name: &str) -> String {
    let last = name.rsplit('/').next().unwrap_or(name);
    format!("[{last}](../crates/laws/tests/incidents/{name}.jsonl)")
}

/// Finds the heading of a requirement, with its place in the order.
fn section(requirement: &Requirement) -> (u32, String) {
    let article = requirement.article();
    let word: String = article.chars().take_while(char::is_ascii_alphabetic).collect();
    if requirement.volume.edition().is_none() {
        return (0, word);
    }
    let digits: String = article.chars().take_while(char::is_ascii_digit).collect();
    match (digits.parse(), word.as_str()) {
        (Ok(0), _) | (_, "Preface" | "Title" | "Introduction") => (0, "Preface".to_owned()),
        (Ok(number), _) => (number, format!("Article {number}")),
        (_, "Guidelines") => (199, word),
        (_, "Glossary" | "Diagrams") => (300, word),
        (_, "I" | "II" | "III") => (200, format!("Guideline {word}")),
        _ => (100, format!("Annex {}", article.chars().next().unwrap_or_default())),
    }
}

/// Orders `4.10` after `4.9`.
fn natural(id: &str) -> Vec<(u32, char)> {
    let mut key = Vec::new();
    let mut letters = id.chars().peekable();
    while let Some(letter) = letters.next() {
        let Some(mut number) = letter.to_digit(10) else {
            key.push((0, letter));
            continue;
        };
        while let Some(digit) = letters.peek().and_then(|letter| letter.to_digit(10)) {
            number = number * 10 + digit;
            letters.next();
        }
        key.push((number, '0'));
    }
    key
}
