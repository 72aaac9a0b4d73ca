//! The verdict, for people and for programs.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde_json::{Value, json};

/// The most problems that are printed; the count includes all.
const SHOWN: usize = 20;
/// The fewest acts for which a 99th percentile is meaningful.
const ENOUGH: usize = 200;

/// The results of a run.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The seed of the run.
    pub seed: u64,
    /// The duration, in seconds.
    pub seconds: u64,
    /// Kills after which all written data was still there.
    pub plain_kills: u64,
    /// Kills with a power cut.
    pub lossy_kills: u64,
    /// Disk operations that a power cut undid.
    pub undone: u64,
    /// Disk faults by their names.
    pub faults: BTreeMap<String, u64>,
    /// How often the server reported that it is not ready, and how often a fault prevented all writes.
    pub unready: (u64, u64),
    /// Acknowledged acts, refused acts, and games.
    pub acts: (u64, u64, u64),
    /// Microseconds between an act and telling the opponent: without and with hostile clients.
    pub delays: [Vec<u64>; 2],
    /// The milliseconds by which the 99th percentile may be slower.
    pub margin: u64,
    /// The most memory the server had, in MiB, and its limit.
    pub memory: (u64, u64),
    /// The reasons for which honest players' sockets were closed, with their counts.
    pub farewells: BTreeMap<String, u64>,
    /// The problems.
    pub problems: Vec<String>,
}

impl Report {
    /// Returns a percentile of the delays in microseconds; none if there were too few.
    fn percentile(&self, phase: usize, of_thousand: usize) -> Option<u64> {
        let mut sorted = self.delays[phase].clone();
        sorted.sort_unstable();
        (sorted.len() >= ENOUGH).then(|| sorted[(sorted.len() - 1) * of_thousand / 1000])
    }

    /// Returns how much slower the 99th percentile was with hostile clients, in microseconds; none if it was not measured.
    fn slowdown(&self) -> Option<i64> {
        let (quiet, hostile) = (self.percentile(0, 990)?, self.percentile(1, 990)?);
        Some(hostile as i64 - quiet as i64)
    }

    fn is_slow(&self) -> bool {
        self.slowdown().is_some_and(|slowdown| slowdown > self.margin as i64 * 1000)
    }

    fn is_large(&self) -> bool {
        self.memory.0 > self.memory.1
    }

    /// Tells whether all checks passed.
    pub fn is_passed(&self) -> bool {
        self.problems.is_empty() && !self.is_slow() && !self.is_large()
    }

    /// Writes the report for people.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        let mut line = |name: &str, value: String| {
            // Writing to a text cannot fail.
            let _ = writeln!(text, "{name:<22} {value}");
        };
        line("time", format!("{} s, seed {}", self.seconds, self.seed));
        line(
            "kills",
            format!(
                "{} plain, {} with lost writes ({} operations undone)",
                self.plain_kills, self.lossy_kills, self.undone
            ),
        );
        let faults: Vec<String> = self.faults.iter().map(|(name, count)| format!("{name} {count}")).collect();
        line("disk faults", if faults.is_empty() { "none".to_owned() } else { faults.join(", ") });
        line("said not ready", format!("{} of {} times that nothing could be written", self.unready.0, self.unready.1));
        let (acknowledged, refused, games) = self.acts;
        line("acts", format!("{acknowledged} acknowledged, {refused} refused, in {games} games"));
        for (phase, name) in ["act to opponent", "with hostile clients"].into_iter().enumerate() {
            let shown = |of_thousand| {
                self.percentile(phase, of_thousand)
                    .map_or("-".to_owned(), |delay| format!("{:.1} ms", delay as f64 / 1000.0))
            };
            line(name, format!("p50 {}, p99 {}, of {}", shown(500), shown(990), self.delays[phase].len()));
        }
        let slowdown = self.slowdown().map_or("not measured: too few acts".to_owned(), |slowdown| {
            format!("{:+.1} ms at p99, at most {} ms", slowdown as f64 / 1000.0, self.margin)
        });
        line("slowdown", slowdown);
        line("memory", format!("{} MiB, at most {} MiB", self.memory.0, self.memory.1));
        let farewells: Vec<String> = self.farewells.iter().map(|(code, count)| format!("{code} {count}")).collect();
        line("sockets closed", if farewells.is_empty() { "none".to_owned() } else { farewells.join(", ") });
        line("problems", self.problems.len().to_string());
        for problem in self.problems.iter().take(SHOWN) {
            line("", problem.clone());
        }
        if self.is_slow() {
            line("", "hostile clients slow honest players down".to_owned());
        }
        if self.is_large() {
            line("", "the server took too much memory".to_owned());
        }
        line("verdict", if self.is_passed() { "passed".to_owned() } else { "FAILED".to_owned() });
        text
    }

    /// Writes the report for programs.
    pub fn to_json(&self) -> Value {
        let delays = |phase| {
            let microseconds = |of_thousand| self.percentile(phase, of_thousand);
            json!({ "p50": microseconds(500), "p99": microseconds(990), "count": self.delays[phase].len() })
        };
        json!({
            "passed": self.is_passed(),
            "seed": self.seed,
            "seconds": self.seconds,
            "kills": { "plain": self.plain_kills, "lossy": self.lossy_kills, "undone": self.undone },
            "faults": self.faults,
            "unready": { "said": self.unready.0, "of": self.unready.1 },
            "acts": { "acknowledged": self.acts.0, "refused": self.acts.1 },
            "games": self.acts.2,
            "microseconds": { "quiet": delays(0), "hostile": delays(1) },
            "memory_mib": self.memory.0,
            "closed": self.farewells,
            "problems": self.problems,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(quiet: u64, hostile: u64) -> Report {
        let delays = [vec![quiet; ENOUGH], vec![hostile; ENOUGH]];
        Report { delays, margin: 50, memory: (100, 1024), ..Report::default() }
    }

    #[test]
    fn a_slowdown_beyond_the_margin_fails() {
        assert!(measured(2_000, 52_000).is_passed());
        assert!(!measured(2_000, 52_001).is_passed());
        assert!(measured(2_000, 52_001).to_text().contains("FAILED"));
    }

    #[test]
    fn one_problem_fails() {
        let report = Report { problems: vec!["an act is lost".to_owned()], ..measured(1, 1) };
        assert!(!report.is_passed());
        assert!(report.to_text().contains("an act is lost") && report.to_json()["passed"] == false);
    }

    #[test]
    fn too_much_memory_fails() {
        assert!(!Report { memory: (1025, 1024), ..measured(1, 1) }.is_passed());
    }
}
