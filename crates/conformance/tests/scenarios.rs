//! Conducts the shared scenarios: the rulings are those that an arbiter wrote down.

use std::path::{Path, PathBuf};

use conformance::{say, shared};
use protocol::Scenario;

/// The folders of scenarios, and the numbers of their topics. A topic that is added or missing must be noticed.
const FOLDERS: [(&str, &[&str]); 2] = [
    (
        "spec/scenarios",
        &["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12", "13", "14", "15", "16", "17", "18"],
    ),
    ("spec/scenarios-2023", &["01", "03", "05", "09", "10", "11", "12", "13", "15", "17", "18"]),
];

/// Lists the entries of a folder, ordered by name.
fn list(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

#[test]
fn every_expectation_holds() {
    for (folder, topics) in FOLDERS {
        conduct(folder, topics);
    }
}

/// Conducts the scenarios of a folder.
fn conduct(folder: &str, wanted: &[&str]) {
    let topics = list(&shared().join(folder));
    let numbers: Vec<String> = topics
        .iter()
        .map(|topic| topic.file_name().unwrap().to_string_lossy().chars().take_while(char::is_ascii_digit).collect())
        .collect();
    assert_eq!(numbers, wanted);
    let mut files = Vec::new();
    for topic in &topics {
        let scenarios = list(topic);
        assert!(!scenarios.is_empty(), "{} has no scenarios", topic.display());
        files.extend(scenarios);
    }
    let (mut passed, mut wrong) = (0, Vec::new());
    for path in &files {
        let text = std::fs::read_to_string(path).expect("a scenario is a text");
        match Scenario::read(&text) {
            Err(error) => wrong.push(format!("{}: {error}", path.display())),
            Ok(scenario) => {
                let report = scenario.run();
                passed += report.passed;
                wrong.extend(report.error.map(|error| format!("{}: {error}", path.display())));
                for failure in report.failures {
                    let (line, wanted, came) = (failure.line, failure.wanted, failure.came);
                    wrong.push(format!("{}:{line}\n  wanted {wanted}\n  came {came}", path.display()));
                }
            }
        }
    }
    say(&format!("{folder}: {} files, {passed} expectations hold, {} do not", files.len(), wrong.len()));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
