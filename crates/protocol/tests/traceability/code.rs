//! The source files and their declarations.

use std::collections::BTreeMap;
use std::path::Path;

use laws::Rule;

/// The source files of all crates, by their path from the root of the repository.
pub(crate) struct Code(BTreeMap<String, String>);

impl Code {
    pub(crate) fn read() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let mut files = BTreeMap::new();
        collect(&root.join("crates"), "crates", &mut files);
        Self(files)
    }

    /// Finds the file that declares `crate::item`, `crate::Type::item` or `crate::module::item`.
    pub(crate) fn find(&self, path: &str) -> Option<&str> {
        let (name, path) = path.split_once("::")?;
        let folder = format!("crates/{name}/src/");
        let (owner, item) = path.split_once("::").map_or((None, path), |(owner, item)| (Some(owner), item));
        let mut files = self.0.iter().filter(|(file, _)| file.starts_with(&folder));
        let found = files.find(|(file, text)| {
            let is_module =
                |owner: &str| file.ends_with(&format!("/{owner}.rs")) || file.ends_with(&format!("/{owner}/mod.rs"));
            declares(text, owner.filter(|owner| !is_module(owner)), item)
        });
        found.map(|(file, _)| file.as_str())
    }

    /// Finds the file that rules by a rule; for rules of the board, the file that names the rule.
    pub(crate) fn rules_by(&self, rule: Rule) -> &str {
        let name = format!("Rule::{}", rule.name());
        let laws = self.0.iter().filter(|(file, _)| file.starts_with("crates/laws/src/"));
        let found: Vec<_> = laws.filter(|(_, text)| mentions(text, &name)).map(|(file, _)| file.as_str()).collect();
        let in_rules = found.iter().find(|file| file.contains("/rules/")).or_else(|| found.first());
        in_rules.copied().unwrap_or("crates/laws/src/rule.rs")
    }
}

fn collect(folder: &Path, name: &str, files: &mut BTreeMap<String, String>) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let entry = entry.expect("an entry of a folder of code");
        let (path, name) = (entry.path(), format!("{name}/{}", entry.file_name().to_string_lossy()));
        if path.is_dir() {
            collect(&path, &name, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") && name.contains("/src/") {
            files.insert(name, std::fs::read_to_string(&path).expect("a source file"));
        }
    }
}

/// Tells whether a source mentions a name as a whole word.
fn mentions(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| !text[at + name.len()..].starts_with(is_of_a_name))
}

fn is_of_a_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Tells whether a source declares an item, a variant or a field, within a type if one is named.
fn declares(text: &str, owner: Option<&str>, item: &str) -> bool {
    let mut is_within = owner.is_none();
    text.lines().any(|line| {
        if let Some(owner) = owner
            && line.starts_with(|first: char| first.is_alphabetic())
        {
            // The lists of acts, rules and rulings are tables from which a macro makes types.
            let is_table = line == format!("{}s! {{", owner.to_lowercase());
            is_within = is_table || mentions(line, &format!(" {owner}"));
        }
        is_within && is_declared(line.trim_start(), item)
    })
}

/// Tells whether a line declares an item.
fn is_declared(line: &str, item: &str) -> bool {
    let line = line.strip_prefix("pub(crate) ").or_else(|| line.strip_prefix("pub ")).unwrap_or(line);
    let kinds = ["const fn ", "fn ", "struct ", "enum ", "trait ", "const ", "type ", "mod "];
    let rest = kinds.iter().find_map(|kind| line.strip_prefix(kind)).unwrap_or(line);
    rest.strip_prefix(item).is_some_and(|rest| {
        let rest = rest.trim_start();
        rest.is_empty() || rest.starts_with([',', '{', '(', '=', ':', '<', ';'])
    })
}
