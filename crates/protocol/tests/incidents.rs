//! Incidents at the board, one folder an article: what must be ruled is ruled, and every rule of the Laws is there.
//!
//! The incidents are those of the crate `laws`; only `protocol` can read them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use laws::{Act, Announcement, Consequence, Edition, Game, Ground, Obliged, Offence, Refusal, Rule};
use protocol::{ActFrame, Reader, RegulationsFrame, Scenario};

/// The acts and rulings of the contract that the laws know. A name that is missing here fails below as soon as it occurs.
const ACTS: &str = "start tick arrive touch release adjust move press play offer_draw accept_draw decline_draw resign \
    claim_draw claim_flag claim_illegal_move claim_touch_move withdraw stop_clocks resume set_clock \
    add_time deduct_time warn penalise rule declare report record sign agree_resume";
const RULINGS: &str = "started touched move_made move_completed draw_offered draw_declined claim_made claim_accepted \
    claim_rejected right_lost illegal_move position_restored time_added time_deducted clock_set \
    flag_fell period_reached warned penalised irregularity must_record record_incomplete resumed refused \
    game_over";

fn incidents() -> Vec<PathBuf> {
    let mut files = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../laws/tests/incidents"), &mut files);
    files.sort();
    assert!(!files.is_empty(), "there are no incidents");
    files
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

/// Names a file by article and incident.
fn name(path: &Path) -> String {
    let parts: Vec<_> = path.components().rev().take(2).map(|part| part.as_os_str().to_string_lossy()).collect();
    format!("{}/{}", parts[1], parts[0])
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn every_incident_is_ruled_on_as_the_laws_want() {
    let mut failures = Vec::new();
    let mut passed = 0;
    for path in incidents() {
        let name = name(&path);
        let text = read(&path);
        if !text.starts_with("# ") {
            failures.push(format!("{name}:1: no line that tells the incident"));
        }
        match Scenario::read(&text) {
            Err(error) => failures.push(format!("{name}: {error}")),
            Ok(scenario) => {
                let report = scenario.run();
                passed += report.passed;
                if report.passed == 0 && report.failures.is_empty() {
                    failures.push(format!("{name}:1: nothing is expected"));
                }
                failures.extend(report.failures.iter().map(|failure| {
                    format!("{name}:{}: wanted {}, came {}", failure.line, failure.wanted, failure.came)
                }));
            }
        }
    }
    assert!(failures.is_empty(), "{passed} passed, {} failed:\n{}", failures.len(), failures.join("\n"));
}

/// What occurs in the incidents.
#[derive(Default)]
struct Seen {
    citations: BTreeSet<(Rule, Edition)>,
    acts: BTreeSet<&'static str>,
    rulings: BTreeSet<&'static str>,
    named: BTreeSet<(&'static str, &'static str)>,
}

impl Seen {
    fn in_all_incidents() -> Self {
        let mut seen = Self::default();
        for path in incidents() {
            seen.play(&read(&path));
        }
        seen
    }

    /// Plays an incident, and notes every act, ruling and citation.
    fn play(&mut self, text: &str) {
        let mut lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let first: serde_json::Value =
            lines.next().and_then(|line| serde_json::from_str(line).ok()).unwrap_or_default();
        let Ok(frame) = RegulationsFrame::read(&first["regulations"].to_string()) else { return };
        let (Ok(regulations), Ok(language)) = (frame.to_laws(), frame.language()) else { return };
        let reader = Reader::new(language);
        let mut game = Game::new(regulations);
        for line in lines.filter(|line| !line.starts_with("{\"expect")) {
            let Ok(frame) = ActFrame::read(line) else { continue };
            let Ok(act) = frame.to_laws(reader, &game) else { continue };
            self.acts.insert(act.name());
            self.note_ground(&act);
            let entry = game.judge(frame.at(), frame.by(), act);
            for ruling in &entry.rulings {
                self.note(&ruling.announcement, ruling.rule, game.regulations().edition);
            }
            game.apply(&entry);
        }
    }

    fn note_ground(&mut self, act: &Act) {
        if let Act::Report { irregularity, .. } = act {
            self.named.insert(("irregularity", irregularity.name()));
        }
    }

    fn note(&mut self, announcement: &Announcement, rule: Option<Rule>, edition: Edition) {
        self.rulings.insert(announcement.name());
        self.citations.extend(rule.map(|rule| (rule, edition)));
        match announcement {
            Announcement::Refused { code } => self.named.insert(("refused", code.name())),
            Announcement::Touched { obliged, .. } => self.named.insert(("obliged", obliged.name())),
            Announcement::Irregular { consequence, .. } => self.named.insert(("consequence", consequence.name())),
            Announcement::ClaimMade { ground, .. }
            | Announcement::ClaimAccepted { ground, .. }
            | Announcement::ClaimRejected { ground, .. } => self.named.insert(("ground", ground.name())),
            Announcement::IllegalMove { kind, broken, .. } => {
                self.citations.extend(broken.map(|broken| (Rule::from(broken), edition)));
                self.named.insert(("offence", kind.name()))
            }
            _ => false,
        };
    }
}

#[test]
fn every_rule_is_cited_in_every_edition_that_has_it() {
    let seen = Seen::in_all_incidents();
    let mut missing = Vec::new();
    for &rule in Rule::ALL {
        for edition in Edition::ALL {
            if let Some(article) = rule.article(edition)
                && !seen.citations.contains(&(rule, edition))
            {
                missing.push(format!("{} ({edition} {article})", rule.name()));
            }
        }
    }
    assert!(missing.is_empty(), "{} articles are cited by no incident:\n{}", missing.len(), missing.join("\n"));
}

#[test]
fn no_ruling_cites_a_rule_its_edition_lacks() {
    let seen = Seen::in_all_incidents();
    let strange: Vec<_> = seen.citations.iter().filter(|(rule, edition)| rule.article(*edition).is_none()).collect();
    assert!(strange.is_empty(), "{strange:?}");
}

#[test]
fn every_act_and_ruling_of_the_contract_occurs() {
    let seen = Seen::in_all_incidents();
    let known = |names: &'static str| names.split_whitespace().collect::<BTreeSet<_>>();
    assert_eq!(seen.acts, known(ACTS), "acts");
    assert_eq!(seen.rulings, known(RULINGS), "rulings");
}

#[test]
fn every_name_within_the_rulings_occurs() {
    let seen = Seen::in_all_incidents();
    let mut wanted = BTreeSet::new();
    wanted.extend(Refusal::ALL.iter().map(|code| ("refused", code.name())));
    wanted.extend(Obliged::ALL.iter().map(|obliged| ("obliged", obliged.name())));
    wanted.extend(Consequence::ALL.iter().map(|consequence| ("consequence", consequence.name())));
    wanted.extend(Ground::ALL.iter().map(|ground| ("ground", ground.name())));
    wanted.extend(Offence::ALL.iter().map(|offence| ("offence", offence.name())));
    let missing: Vec<_> = wanted.difference(&seen.named).collect();
    assert!(missing.is_empty(), "no incident has {missing:?}");
}
