//! The streams that hold the journal, and the settings without which they could lose rows.

use std::time::Duration;

use async_nats::jetstream::Context;
use async_nats::jetstream::stream::{Config, DiscardPolicy, PersistenceMode, RetentionPolicy, StorageType};
use event::Subject;

use super::config::Nats;
use crate::EventId;
use crate::journal::JournalError;

/// The time within which a row that is published again is known to be the same.
const DUPLICATES: Duration = Duration::from_hours(2);

/// A stream of the journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum StreamId {
    /// Everything that left its generation, and what is added to that.
    Archive,
    /// One part of the games and events that were created in one period.
    Part {
        /// The number of the period, from 1.
        generation: u32,
        /// The number of the part, from 0.
        partition: u32,
    },
    /// What can be deleted: personal data, webhooks and secrets. It is not followed.
    Cards,
}

/// The number of codes for one generation: there are fewer partitions than this.
const CODES: u32 = 1_024;

impl StreamId {
    /// Returns the generation of a part.
    pub(super) fn generation(self) -> Option<u32> {
        match self {
            Self::Part { generation, .. } => Some(generation),
            Self::Archive | Self::Cards => None,
        }
    }

    /// Returns the number under which the node's file remembers how far it has followed the stream.
    pub(super) fn code(self) -> u32 {
        match self {
            Self::Archive => 0,
            Self::Part { generation, partition } => generation.saturating_mul(CODES).saturating_add(partition),
            Self::Cards => u32::MAX,
        }
    }

    /// Finds the stream with such a number.
    pub(super) fn of_code(code: u32) -> Self {
        match code / CODES {
            0 => Self::Archive,
            generation => Self::Part { generation, partition: code % CODES },
        }
    }
}

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

    pub(super) fn stream(&self, stream: StreamId) -> String {
        match stream {
            StreamId::Archive => format!("{}-archive", self.prefix),
            StreamId::Part { generation, partition } => format!("{}-{generation}-{partition}", self.prefix),
            StreamId::Cards => format!("{}-cards", self.prefix),
        }
    }

    /// Reads the name of a part of the journal.
    pub(super) fn part(&self, name: &str) -> Option<StreamId> {
        let (generation, partition) = name.strip_prefix(&self.prefix)?.strip_prefix('-')?.split_once('-')?;
        Some(StreamId::Part { generation: generation.parse().ok()?, partition: partition.parse().ok()? })
    }

    /// Returns the partition of a game or an event.
    pub(super) fn partition(&self, id: &str) -> u32 {
        (mix(id.as_bytes()) % u64::from(self.partitions)) as u32
    }

    /// Returns the beginning of all subjects of a stream.
    fn place(&self, stream: StreamId) -> String {
        match stream {
            StreamId::Archive => format!("{}.archive", self.prefix),
            StreamId::Part { generation, partition } => format!("{}.{generation}-{partition}", self.prefix),
            StreamId::Cards => format!("{}.cards", self.prefix),
        }
    }

    pub(super) fn subject(&self, stream: StreamId, kind: &str, id: &str) -> String {
        format!("{}.{kind}.{id}", self.place(stream))
    }

    /// Returns the subject of the record that a generation was dropped; the archive has it.
    pub(super) fn dropped(&self, generation: u32) -> String {
        self.subject(StreamId::Archive, "dropped", &generation.to_string())
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

    /// Returns the subject of a secret that all nodes share.
    pub(super) fn secret(&self, name: &str) -> String {
        format!("{}.secret.{name}", self.prefix)
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

/// Creates a stream if it is missing, and checks its settings if it is there.
pub(super) async fn open(context: &Context, nats: &Nats, names: &Names, stream: StreamId) -> Result<(), JournalError> {
    let config = config(nats, names, stream);
    let found = context.get_or_create_stream(config.clone()).await.map_err(|error| cannot(&config.name, &error))?;
    match stream {
        StreamId::Cards => Ok(()),
        _ => check(&found.cached_info().config, &config).map_err(JournalError::Storage),
    }
}

pub(super) fn cannot(stream: &str, error: &dyn std::fmt::Display) -> JournalError {
    JournalError::Unavailable(format!("the stream {stream} cannot be opened: {error}"))
}

fn config(nats: &Nats, names: &Names, stream: StreamId) -> Config {
    let rows = Config {
        name: names.stream(stream),
        subjects: vec![format!("{}.>", names.place(stream))],
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
    };
    let described = |description: String| Config { description: Some(description), ..rows.clone() };
    match stream {
        StreamId::Archive => described(format!("Arbiter's archive of a journal in {} parts", names.partitions)),
        StreamId::Part { generation, partition } => described(format!(
            "Arbiter's journal, generation {generation}, part {} of {}",
            partition + 1,
            names.partitions
        )),
        StreamId::Cards => Config {
            description: Some("Arbiter's personal data, webhooks and secrets, which can be deleted".to_owned()),
            subjects: ["cards", "webhook", "secret"].map(|kind| format!("{}.{kind}.>", names.prefix)).to_vec(),
            max_messages_per_subject: 1,
            discard: DiscardPolicy::Old,
            deny_delete: false,
            deny_purge: false,
            ..rows
        },
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
    use crate::GameId;

    #[test]
    fn a_stream_that_could_lose_rows_is_refused() {
        let nats = Nats::read("nats://one").unwrap();
        let names = Names::new(&nats);
        let part = StreamId::Part { generation: 1, partition: 0 };
        let wanted = config(&nats, &names, part);
        assert_eq!(check(&wanted, &wanted), Ok(()));
        let worse = |change: fn(&mut Config)| {
            let mut found = wanted.clone();
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
    fn streams_have_names_and_numbers() {
        let names = Names { prefix: "arbiter".to_owned(), partitions: 4 };
        let part = StreamId::Part { generation: 7, partition: 3 };
        for stream in [StreamId::Archive, part] {
            assert_eq!(StreamId::of_code(stream.code()), stream);
        }
        assert_eq!(names.part(&names.stream(part)), Some(part));
        assert_eq!(names.part(&names.stream(StreamId::Archive)), None);
        assert_eq!(names.part("arbiter-cards"), None);
        assert_eq!(names.part("other-7-3"), None);
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
