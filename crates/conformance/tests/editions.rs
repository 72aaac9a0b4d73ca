//! The edition of 2023: its articles match the cross-reference, its values the list of parameters.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use clock::Millis;
use conformance::read;
use laws::{Edition, Limit, Pace, Rule, Values};

/// Splits a line of CSV; only fields with commas are quoted.
fn fields(line: &str) -> Vec<String> {
    let (mut fields, mut is_quoted) = (vec![String::new()], false);
    for letter in line.chars() {
        match letter {
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => fields.push(String::new()),
            _ => fields.last_mut().unwrap().push(letter),
        }
    }
    fields
}

/// Reads which articles of 2023 replace each article of 2018.
fn renumbered() -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    for line in read("spec/CROSSREF-2023.csv").lines().skip(1) {
        let fields = fields(line);
        found.entry(fields[4].clone()).or_default().insert(fields[5].clone());
    }
    found
}

#[test]
fn every_rule_has_moved_as_its_article_has() {
    let renumbered = renumbered();
    let mut wrong = Vec::new();
    for rule in Rule::ALL {
        let (Some(old), Some(new)) = (rule.article(Edition::Fide2018), rule.article(Edition::Fide2023)) else {
            continue;
        };
        // A heading without a requirement of its own has not moved.
        let is_right = renumbered.get(old.0).map_or(old == new, |articles| articles.contains(new.0));
        if !is_right {
            wrong.push(format!("{}: {old} is {new}", rule.name()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_incident_of_both_editions_is_renumbered_as_the_articles_are() {
    let renumbered = renumbered();
    let (mut pairs, mut wrong) = (0, Vec::new());
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../laws/tests/incidents")];
    while let Some(folder) = folders.pop() {
        for path in std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            let also = text.lines().filter_map(|line| line.strip_prefix("# Also 2023: ")?.strip_suffix('.'));
            for pair in also.flat_map(|also| also.split(", ")) {
                let (old, new) = pair.split_once(" is ").unwrap();
                pairs += 1;
                if !renumbered.get(old).is_some_and(|articles| articles.contains(new)) {
                    wrong.push(format!("{}: {pair}", path.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty() && pairs > 0, "{}", wrong.join("\n"));
}

/// Returns the value of a parameter in an edition, as the list writes it; none where the program has no such value.
fn value(parameter: &str, edition: Edition) -> Option<String> {
    let values: &Values = edition.values();
    let yes = |is: bool| if is { "yes" } else { "no" }.to_owned();
    let seconds = |time: Millis| (time.0 / 1000).to_string();
    let range = |limit: Limit| match limit {
        Limit::Below(time) => format!("below {}", time.0 / 60_000),
        Limit::UpTo(time) => format!("up to {}", time.0 / 60_000),
    };
    let has = |rule: Rule| yes(rule.article(edition).is_some());
    Some(match parameter {
        "turn_passes_on" => if values.turn_passes_on_completion { "completed" } else { "made" }.to_owned(),
        "completed_by_next_own_move" => yes(values.next_move_completes),
        "terminal_move_must_obey_touch" => yes(values.touch_move_undoes_the_end),
        "resignation_draw_if_no_mate" => yes(values.resignation_asks_for_mate),
        "adjust_only_own_clock" => yes(values.adjusting_needs_own_clock),
        "illegal_bonus_std_s" => seconds(values.illegal_move_bonus.at(Pace::Standard)),
        "illegal_bonus_rapid_s" => seconds(values.illegal_move_bonus.at(Pace::Rapid)),
        "illegal_bonus_blitz_s" => seconds(values.illegal_move_bonus.at(Pace::Blitz)),
        "illegal_losing_count" => values.losing_illegal_move.to_string(),
        "illegal_loss_draw_if_no_mate" => yes(values.illegal_loss_asks_for_mate),
        "opponent_may_restart_clock" => yes(values.displaced_clock_may_be_restarted),
        "setup_claim_limit_rapid" => values.rapid_setup_stays_from.to_string(),
        "intended_move_changeable" => "no".to_owned(),
        "fivefold_auto" => yes(values.ends_by_fivefold_repetition),
        "seventyfive_auto" => yes(values.ends_by_seventy_five_moves),
        "dead_position_article" => Rule::DeadPosition.article(edition)?.0.to_owned(),
        "sheet_signing" => yes(values.signed_result_stands),
        "electronic_scoresheets" => yes(values.has_electronic_scoresheets),
        "quickplay_needs_move" => yes(values.quickplay_needs_the_move),
        "rapid_range_min" => range(values.rapid),
        "blitz_range_min" => range(values.blitz),
        "record_looks_max" => has(Rule::RapidRecordLooks),
        "device_no_mate_half_point" => yes(values.device_asks_for_mate),
        _ => return None,
    })
}

#[test]
fn every_value_is_that_of_the_list() {
    let list = read("spec/PARAMS-2023.csv");
    let mut wrong = Vec::new();
    let mut compared = 0;
    for line in list.lines().skip(1) {
        let fields = fields(line);
        for (edition, told) in Edition::ALL.into_iter().zip(&fields[2..]) {
            let Some(found) = value(&fields[0], edition) else { continue };
            compared += 1;
            if !agree(&fields[0], told, &found) {
                wrong.push(format!("{} {edition}: the list has {told:?}, the program {found:?}", fields[0]));
            }
        }
    }
    conformance::say(&format!("spec/PARAMS-2023.csv: {compared} values compared, {} differ", wrong.len()));
    assert!(wrong.is_empty() && compared > 80, "{}", wrong.join("\n"));
}

/// Tells whether the list and the program agree.
fn agree(parameter: &str, told: &str, found: &str) -> bool {
    match parameter {
        // A value that the list does not state, or states for another pace, cannot be compared.
        _ if told.starts_with("not stated") || told.contains("win claim") || told.contains("quickplay") => true,
        "record_looks_max" => (told == "none") == (found == "no"),
        "setup_claim_limit_rapid" => told.split(',').next() == Some(found),
        // "15 to 60 inclusive", "10 exclusive to 60 exclusive", "below 15", "up to and incl. 10": the upper end is compared.
        "rapid_range_min" => {
            let (word, end) = if told.ends_with("exclusive") { ("below", "exclusive") } else { ("up to", "inclusive") };
            told.ends_with(&format!("{} {end}", found.trim_start_matches(word).trim()))
        }
        "blitz_range_min" => told.replace("up to and incl.", "up to") == found,
        "dead_position_article" => told.split(", ").any(|article| article == found),
        // Only the glossary of 2018 mentions them.
        "electronic_scoresheets" => told.replace("glossary only", "no") == found,
        _ => told.split(' ').next() == Some(found) || told == found,
    }
}
