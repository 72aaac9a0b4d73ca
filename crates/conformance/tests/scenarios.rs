//! Conducts the shared scenarios: what the Laws answer is what an arbiter wrote down.

use conformance::{say, shared};
use protocol::Scenario;

/// The topics that are ruled on: Articles 1 to 10 in standard play, and what of the rest is there.
const TOPICS: [&str; 18] =
    ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12", "13", "14", "15", "16", "17", "18"];

#[test]
fn every_expectation_holds() {
    let mut files = Vec::new();
    let topics = std::fs::read_dir(shared().join("spec/scenarios")).expect("spec/scenarios is a folder");
    for topic in topics.map(|entry| entry.unwrap().path()) {
        let name = topic.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if TOPICS.iter().any(|number| name.starts_with(number)) {
            files.extend(std::fs::read_dir(&topic).expect("a topic is a folder").map(|entry| entry.unwrap().path()));
        }
    }
    files.sort();
    assert!(!files.is_empty(), "spec/scenarios has no topics");
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
    say(&format!("spec/scenarios: {} files, {passed} expectations hold, {} do not", files.len(), wrong.len()));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
