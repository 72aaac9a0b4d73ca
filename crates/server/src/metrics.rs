//! The server's metrics for Prometheus. No label ever holds a name, a game or a token.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use prometheus_client::encoding::{EncodeLabelSet, text::encode};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

/// The label of a metric: an outcome, a role or a reason.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Kind {
    kind: &'static str,
}

/// The metrics of a server. Cloning it gives another handle to the same numbers.
#[derive(Clone, Debug)]
pub(crate) struct Metrics {
    acts: Family<Kind, Counter>,
    sockets: Family<Kind, Gauge>,
    refused: Family<Kind, Counter>,
    rulings: Histogram,
    judging: Histogram,
    questions: Family<Kind, Counter>,
    held: Counter,
    panics: Counter,
    failed_writes: Counter,
    commits: Arc<OnceLock<Commits>>,
    nats: Arc<OnceLock<NatsCounters>>,
}

/// The metrics of the journal's commits.
#[derive(Clone, Debug)]
pub(crate) struct Commits {
    rows: Histogram,
    time: Histogram,
}

impl Default for Commits {
    fn default() -> Self {
        Self {
            rows: Histogram::new(exponential_buckets(1.0, 2.0, 11)),
            time: Histogram::new(exponential_buckets(0.0001, 2.0, 16)),
        }
    }
}

impl Commits {
    pub(crate) fn note(&self, rows: usize, time: Duration) {
        self.rows.observe(rows as f64);
        self.time.observe(time.as_secs_f64());
    }
}

/// The metrics of a journal on NATS. Cloning it gives another handle to the same numbers.
#[derive(Clone, Debug, Default)]
pub(crate) struct NatsCounters {
    lost_races: Counter,
    other_histories: Counter,
    interrupted: Counter,
}

impl NatsCounters {
    /// Counts a row that another node had written first.
    pub(crate) fn lost_race(&self) {
        self.lost_races.inc();
    }

    /// Counts a history in the journal that differs from what this node has seen.
    pub(crate) fn other_history(&self) {
        self.other_histories.inc();
    }

    /// Counts the milliseconds in which the journal accepted no rows.
    pub(crate) fn interrupted(&self, milliseconds: u64) {
        self.interrupted.inc_by(milliseconds);
    }
}

impl Metrics {
    pub(crate) fn new() -> Self {
        Self {
            acts: Family::default(),
            sockets: Family::default(),
            refused: Family::default(),
            rulings: Histogram::new(exponential_buckets(0.0001, 2.0, 16)),
            judging: Histogram::new(exponential_buckets(0.000_01, 4.0, 12)),
            questions: Family::default(),
            held: Counter::default(),
            panics: Counter::default(),
            failed_writes: Counter::default(),
            commits: Arc::default(),
            nats: Arc::default(),
        }
    }

    /// Adds the metrics of a journal's commits.
    pub(crate) fn count_commits(&self, commits: Commits) {
        // A server has one journal; a second one would not be counted.
        let _ = self.commits.set(commits);
    }

    /// Adds the metrics of a journal on NATS.
    pub(crate) fn count_nats(&self, nats: NatsCounters) {
        let _ = self.nats.set(nats);
    }

    /// Counts an act by its outcome.
    pub(crate) fn act(&self, became: &'static str) {
        self.acts.get_or_create(&Kind { kind: became }).inc();
    }

    /// Counts a socket as open for as long as the value lives.
    pub(crate) fn socket(&self, role: &'static str) -> Counted {
        let gauge = self.sockets.get_or_create_owned(&Kind { kind: role });
        gauge.inc();
        Counted(gauge)
    }

    /// Counts a refused request or a closed connection: a flood, a foreign page, a reader that was too slow.
    pub(crate) fn refuse(&self, why: &'static str) {
        self.refused.get_or_create(&Kind { kind: why }).inc();
    }

    /// Records the time between the arrival of an act and the last frame about it.
    pub(crate) fn ruled(&self, time: Duration) {
        self.rulings.observe(time.as_secs_f64());
    }

    /// Counts a hard question whether mate is possible.
    pub(crate) fn question(&self, is_answered: bool) {
        let kind = if is_answered { "answered" } else { "undecided" };
        self.questions.get_or_create(&Kind { kind }).inc();
    }

    /// Counts the milliseconds for which a game's time stood still because the server was late.
    pub(crate) fn held(&self, milliseconds: u64) {
        self.held.inc_by(milliseconds);
    }

    /// Counts a game that a panic has stopped.
    pub(crate) fn panicked(&self) {
        self.panics.inc();
    }

    /// Counts a failed write.
    pub(crate) fn write_failed(&self) {
        self.failed_writes.inc();
    }

    /// Records how long judging an act took.
    pub(crate) fn judged(&self, time: Duration) {
        self.judging.observe(time.as_secs_f64());
    }

    /// Writes everything in the form that Prometheus reads.
    pub(crate) fn to_text(&self, open_games: usize) -> String {
        let games = Gauge::<i64>::default();
        games.set(i64::try_from(open_games).unwrap_or(i64::MAX));
        let mut registry = Registry::with_prefix("arbiter");
        registry.register("games_open", "Games in memory", games);
        registry.register("sockets", "Sockets by role", self.sockets.clone());
        registry.register("acts", "Acts by what became of them", self.acts.clone());
        registry.register("refused", "What was sent away, by reason", self.refused.clone());
        let seconds = Unit::Seconds;
        registry.register_with_unit("ruling", "From an act to its ruling", seconds.clone(), self.rulings.clone());
        let help = "Judging an act, without what the pool for hard questions does";
        registry.register_with_unit("judging", help, seconds.clone(), self.judging.clone());
        registry.register("questions", "Hard questions whether mate is possible", self.questions.clone());
        registry.register("held_milliseconds", "Time that was charged to nobody", self.held.clone());
        registry.register("panics", "Games stopped by a panic", self.panics.clone());
        registry.register("failed_writes", "Writes that the disk did not take", self.failed_writes.clone());
        if let Some(commits) = self.commits.get() {
            registry.register("commit_rows", "Rows in one commit", commits.rows.clone());
            registry.register_with_unit("commit", "One commit, fsync included", seconds, commits.time.clone());
        }
        if let Some(nats) = self.nats.get() {
            registry.register("lost_races", "Rows that another node had written first", nats.lost_races.clone());
            let help = "Histories in the journal that differ from what this node has seen";
            registry.register("other_histories", help, nats.other_histories.clone());
            let help = "Time in which the journal accepted no rows";
            registry.register("interrupted_milliseconds", help, nats.interrupted.clone());
        }
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &registry);
        text
    }
}

/// Something that is counted until it is dropped.
#[derive(Debug)]
pub(crate) struct Counted(Gauge);

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happens_is_counted() {
        let metrics = Metrics::new();
        let commits = Commits::default();
        metrics.count_commits(commits.clone());
        metrics.act("entered");
        metrics.act("entered");
        let socket = metrics.socket("player");
        commits.note(3, Duration::from_millis(2));
        let text = metrics.to_text(7);
        for line in
            ["arbiter_games_open 7", "arbiter_acts_total{kind=\"entered\"} 2", "arbiter_sockets{kind=\"player\"} 1"]
        {
            assert!(text.contains(line), "{line} is missing:\n{text}");
        }
        assert!(
            text.contains("arbiter_commit_rows_sum 3.0") && text.contains("arbiter_commit_seconds_count 1"),
            "{text}"
        );
        drop(socket);
        assert!(metrics.to_text(7).contains("arbiter_sockets{kind=\"player\"} 0"));
    }
}
