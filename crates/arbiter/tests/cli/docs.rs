//! Every example in the documentation is run, and must answer as shown.

use crate::arbiter;

const PAGES: [(&str, &str); 2] =
    [("README.md", include_str!("../../../../README.md")), ("docs/cli.md", include_str!("../../../../docs/cli.md"))];

#[test]
fn the_examples_of_the_documentation_answer_as_shown() {
    let mut examples = 0;
    for (page, text) in PAGES {
        let blocks = text.split("```console\n").skip(1).filter_map(|rest| rest.split("```").next());
        for (command, shown) in
            blocks.flat_map(|block| block.split("$ arbiter ").skip(1)).filter_map(|run| run.split_once('\n'))
        {
            let words = words(command);
            let args: Vec<&str> = words.iter().map(String::as_str).collect();
            let run = arbiter(&args);
            let said = format!("{}{}", run.stdout, run.stderr);
            assert!(is_like(said.trim_end(), shown.trim_end()), "{page}: arbiter {command}\n{said}");
            examples += 1;
        }
    }
    assert!(examples >= 5, "{examples}");
}

/// Splits a command line at spaces, except those in double quotes.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (i, part) in line.split('"').enumerate() {
        if i % 2 == 0 {
            words.extend(part.split_whitespace().map(str::to_owned));
        } else {
            words.push(part.to_owned());
        }
    }
    words
}

/// Compares a text with its printed form, in which `…` stands for any number.
fn is_like(said: &str, shown: &str) -> bool {
    let mut rest = said;
    for (i, part) in shown.split('…').enumerate() {
        if i > 0 {
            rest = rest.trim_start_matches(|c: char| c.is_ascii_digit() || c == ',');
        }
        match rest.strip_prefix(part) {
            Some(after) => rest = after,
            None => return false,
        }
    }
    rest.is_empty()
}
