//! The incidents of the crate `laws`, found, read and played; only `protocol` can read them.

#![allow(dead_code, reason = "each file of tests uses its part")]

use std::path::{Path, PathBuf};

use laws::{Act, Entry, Game};
use protocol::{Envelopes, Reader, RegulationsFrame, TimedAct};

/// An incident, for one edition of the Laws.
pub(crate) struct Incident {
    /// The article and incident: `05-completion/checkmate-2018`.
    pub(crate) name: String,
    /// The edition, if the file was written for another one.
    also: Option<String>,
    pub(crate) text: String,
}

impl std::fmt::Display for Incident {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.name)?;
        self.also.as_ref().map_or(Ok(()), |edition| write!(f, " in {edition}"))
    }
}

/// Finds all incidents, in order; one that belongs to several editions occurs once for each.
pub(crate) fn incidents() -> Vec<Incident> {
    let mut files = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../laws/tests/incidents"), &mut files);
    files.sort();
    assert!(!files.is_empty(), "there are no incidents");
    files.iter().flat_map(|path| read(path)).collect()
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.expect("an entry of a folder of incidents").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "jsonl") {
            files.push(path);
        }
    }
}

/// Reads an incident, once for each edition that it names.
fn read(path: &Path) -> Vec<Incident> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let parts: Vec<_> = path.with_extension("").iter().rev().take(2).map(|part| part.display().to_string()).collect();
    let name = format!("{}/{}", parts[1], parts[0]);
    let also = text.lines().filter_map(|line| line.strip_prefix("# Also ")).map(|also| {
        let also = also.strip_suffix('.').unwrap_or_else(|| panic!("{name}: {also:?}, expected a full stop"));
        let (edition, renumbered) = also.split_once(": ").unwrap_or((also, ""));
        let text = in_edition(&name, &text, edition, renumbered);
        Incident { name: name.clone(), also: Some(edition.to_owned()), text }
    });
    let also: Vec<_> = also.collect();
    std::iter::once(Incident { name, also: None, text }).chain(also).collect()
}

/// Rewrites an incident for another edition, whose articles have the numbers that `renumbered` lists: `A.3.2 is A.4.3, 9.2.1 is 9.2`.
fn in_edition(name: &str, text: &str, edition: &str, renumbered: &str) -> String {
    let numbers: Vec<_> = renumbered
        .split(", ")
        .filter(|pair| !pair.is_empty())
        .map(|pair| pair.split_once(" is ").unwrap_or_else(|| panic!("{name}: {pair:?}, expected \"… is …\"")))
        .collect();
    for (old, _) in &numbers {
        let is_cited = ["article", "broken"].iter().any(|field| text.contains(&format!("\"{field}\":\"{old}\"")));
        assert!(is_cited, "{name}: {old} is renumbered, but never cited");
    }
    let lines = text.lines().map(|line| {
        if line.starts_with("{\"regulations\"") {
            let named = line.contains("\"edition\":");
            let line = if named { line.to_owned() } else { line.replacen(":{", ":{\"edition\":\"\",", 1) };
            return with_value(&line, "edition", |_| Some(edition));
        }
        let new = |old: &str| numbers.iter().find(|(number, _)| *number == old).map(|(_, new)| *new);
        with_value(&with_value(line, "article", new), "broken", new)
    });
    lines.map(|line| line + "\n").collect()
}

/// Replaces the value of a field, if `new` has a replacement.
fn with_value<'a>(line: &str, field: &str, new: impl Fn(&str) -> Option<&'a str>) -> String {
    let field = format!("\"{field}\":\"");
    let Some((before, rest)) = line.split_once(&field) else { return line.to_owned() };
    let Some((value, after)) = rest.split_once('"') else { return line.to_owned() };
    format!("{before}{field}{}\"{after}", new(value).unwrap_or(value))
}

/// Reads the regulations of an incident, even invalid ones.
pub(crate) fn regulations(text: &str) -> serde_json::Value {
    let first = text.lines().find(|line| !line.is_empty() && !line.starts_with('#'));
    let mut first: serde_json::Value = first.and_then(|line| serde_json::from_str(line).ok()).unwrap_or_default();
    first["regulations"].take()
}

/// Plays an incident, and shows each act with its entry. The regulations may be refused only if the incident expects it.
pub(crate) fn play(text: &str, mut see: impl FnMut(&Game, &Act, &Entry)) {
    if text.contains("\"expect_error\"") {
        return;
    }
    let frame = RegulationsFrame::read(&regulations(text).to_string()).expect("regulations");
    let reader = Reader::new(frame.language().expect("a language"));
    let regulations = frame.to_laws().expect("regulations that make sense");
    let mut game = Game::new(regulations);
    let mut envelopes = Envelopes::default();
    let acts = text.lines().filter(|line| line.starts_with('{') && !line.starts_with("{\"expect"));
    for line in acts.filter(|line| !line.starts_with("{\"regulations\"")) {
        let frame = TimedAct::read(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        let frame = envelopes.pass(&frame, &game);
        let act = reader.read(&frame, &game).unwrap_or_else(|error| panic!("{line}: {error}"));
        let entry = game.judge(frame.at, frame.by, act);
        see(&game, &entry.act, &entry);
        game.apply(&entry);
    }
}

/// Lists the names of the acts of the contract, as the error about an unknown one does.
pub(crate) fn act_names() -> Vec<String> {
    let error = protocol::Act::read(r#"{"act":"?"}"#).unwrap_err();
    let names = error.problem.split('`').skip(1).step_by(2).map(str::to_owned);
    names.filter(|name| name != "?").collect()
}
