//! The streams that hold the journal, and the settings without which they could lose rows.

use std::time::Duration;

use async_nats::jetstream::Context;
use async_nats::jetstream::stream::{Config, DiscardPolicy, PersistenceMode, RetentionPolicy, StorageType};
use event::Subject;

use super::config::Nats;
use crate::journal::JournalError;
use crate::{EventId, GameId};

/// The time within which a row that is published again is known to be the same.
const DUPLICATES: Duration = Duration::from_hours(2);

/// The names of streams and subjects.
#[derive(Clone, Debug)]
pub(super) struct Names {
    pub(super) prefix: String,
    pub(super) partitions: u32,
}

impl Names {
    pub(super) fn new(nats: &Nats) -> Self {
        Self { prefix: nats.prefix.clone(), partitions: nats.partitions.max(1) }
    }

    pub(super) fn stream(&self, partition: u32) -> String {
        format!("{}-{partition}", self.prefix)
    }

    /// Returns the stream of what can be deleted: personal data and webhooks.
    pub(super) fn cards_stream(&self) -> String {
        format!("{}-cards", self.prefix)
    }

    /// Returns the partition of a game or an event.
    pub(super) fn partition(&self, id: &str) -> u32 {
        (mix(id.as_bytes()) % u64::from(self.partitions)) as u32
    }

    pub(super) fn subject(&self, kind: &str, id: &str) -> String {
        format!("{}.{}.{kind}.{id}", self.prefix, self.partition(id))
    }

    pub(super) fn game(&self, game: GameId) -> String {
        self.subject("game", game.as_str())
    }

    pub(super) fn refused(&self, game: GameId) -> String {
        self.subject("refused", game.as_str())
    }

    pub(super) fn event(&self, event: EventId) -> String {
        self.subject("event", event.as_str())
    }

    /// Returns the subject of a person's cards in an event, without the row that brought them.
    pub(super) fn cards_of(&self, event: EventId, subject: Subject) -> String {
        let whom = match subject {
            Subject::Player(player) => format!("player-{}", player.0),
            Subject::Person(person) => format!("person-{}", person.0),
        };
        format!("{}.cards.{event}.{whom}", self.prefix)
    }

    pub(super) fn all_cards(&self, event: EventId) -> String {
        format!("{}.cards.{event}.>", self.prefix)
    }

    pub(super) fn webhook(&self, event: EventId, webhook: u32) -> String {
        format!("{}.webhook.{event}.{webhook}", self.prefix)
    }
}

/// Spreads ids evenly (FNV-1a, finished with a multiplication).
pub(crate) fn mix(bytes: &[u8]) -> u64 {
    let hash = bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3));
    let hash = (hash ^ (hash >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    hash ^ (hash >> 29)
}

/// Creates the streams that are missing, and checks the settings of those that are there.
pub(super) async fn prepare(context: &Context, nats: &Nats, names: &Names) -> Result<(), JournalError> {
    for partition in 0..names.partitions {
        let config = journal(nats, names, partition);
        let found = context.get_or_create_stream(config.clone()).await.map_err(|error| cannot(&config.name, &error))?;
        check(&found.cached_info().config, &config).map_err(JournalError::Storage)?;
    }
    let config = cards(nats, names);
    context.get_or_create_stream(config.clone()).await.map_err(|error| cannot(&config.name, &error))?;
    Ok(())
}

fn cannot(stream: &str, error: &dyn std::fmt::Display) -> JournalError {
    JournalError::Unavailable(format!("the stream {stream} cannot be opened: {error}"))
}

fn journal(nats: &Nats, names: &Names, partition: u32) -> Config {
    Config {
        name: names.stream(partition),
        description: Some(format!("Arbiter's journal, part {} of {}", partition + 1, names.partitions)),
        subjects: vec![format!("{}.{partition}.>", names.prefix)],
        retention: RetentionPolicy::Limits,
        storage: StorageType::File,
        num_replicas: nats.replicas,
        discard: DiscardPolicy::New,
        max_bytes: -1,
        max_messages: -1,
        max_messages_per_subject: -1,
        max_consumers: -1,
        duplicate_window: DUPLICATES,
        deny_delete: true,
        deny_purge: true,
        allow_rollup: false,
        allow_direct: false,
        ..Config::default()
    }
}

fn cards(nats: &Nats, names: &Names) -> Config {
    Config {
        name: names.cards_stream(),
        description: Some("Arbiter's personal data and webhooks, which can be deleted".to_owned()),
        subjects: vec![format!("{}.cards.>", names.prefix), format!("{}.webhook.>", names.prefix)],
        max_messages_per_subject: 1,
        discard: DiscardPolicy::Old,
        deny_delete: false,
        deny_purge: false,
        ..journal(nats, names, 0)
    }
}

/// Refuses a stream that could lose or forget rows.
fn check(found: &Config, wanted: &Config) -> Result<(), String> {
    let name = &found.name;
    let unlimited = |limit: i64| limit <= 0;
    let problems = [
        (found.storage != StorageType::File, "it is not in files"),
        (found.num_replicas < wanted.num_replicas, "too few servers keep it"),
        (found.retention != RetentionPolicy::Limits, "it forgets what was read"),
        (found.discard != DiscardPolicy::New, "it drops old rows when it is full"),
        (!unlimited(found.max_messages) || !unlimited(found.max_bytes), "its size is limited"),
        (!unlimited(found.max_messages_per_subject), "the number of rows of a game is limited"),
        (!found.max_age.is_zero(), "rows expire"),
        (!found.deny_delete || !found.deny_purge, "rows can be deleted"),
        (found.allow_rollup, "rows can be rolled up"),
        (found.allow_direct, "it is read from servers that may be behind"),
        (found.no_ack, "it does not acknowledge rows"),
        (found.sealed, "it is sealed"),
        (
            found.persist_mode.as_ref().is_some_and(|mode| *mode != PersistenceMode::Default),
            "it is not written at once",
        ),
        (found.duplicate_window < Duration::from_hours(1), "it forgets too soon which rows it has"),
        (found.subjects != wanted.subjects, "its subjects are others"),
        (
            found.description != wanted.description,
            "it was made for another number of parts; use the --journal-partitions of the first start",
        ),
    ];
    match problems.iter().find(|(is_wrong, _)| *is_wrong) {
        Some((_, problem)) => Err(format!("the stream {name} is not fit for the journal: {problem}")),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_that_could_lose_rows_is_refused() {
        let nats = Nats::read("nats://one").unwrap();
        let names = Names::new(&nats);
        let wanted = journal(&nats, &names, 0);
        assert_eq!(check(&wanted, &wanted), Ok(()));
        let worse = |change: fn(&mut Config)| {
            let mut found = journal(&Nats::read("nats://one").unwrap(), &names, 0);
            change(&mut found);
            check(&found, &wanted).unwrap_err()
        };
        assert!(worse(|found| found.storage = StorageType::Memory).contains("files"));
        assert!(worse(|found| found.num_replicas = 1).contains("servers"));
        assert!(worse(|found| found.max_age = Duration::from_mins(1)).contains("expire"));
        assert!(worse(|found| found.deny_purge = false).contains("deleted"));
        assert!(worse(|found| found.allow_direct = true).contains("behind"));
        assert!(worse(|found| found.description = None).contains("--journal-partitions"));
        assert!(worse(|found| found.duplicate_window = Duration::from_mins(2)).contains("too soon"));
    }

    #[test]
    fn games_are_spread_evenly() {
        let names = Names { prefix: "arbiter".to_owned(), partitions: 4 };
        let mut counts = [0; 4];
        for _ in 0..4_000 {
            counts[names.partition(GameId::random().unwrap().as_str()) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (800..1_200).contains(count)), "{counts:?}");
    }
}
