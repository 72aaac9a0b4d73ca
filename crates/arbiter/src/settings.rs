//! The settings of a server: from flags, from the environment, and from a file, in this order.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use clap::{ArgMatches, Args};
use serde::{Deserialize, Serialize};
use server::{Certificate, Config, Limits, Nats, Pairer, WebhookPolicy};

/// Every setting is a flag, an environment variable, and a key of the file with the name of the flag.
#[derive(Args, Clone, Debug, Default, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub(crate) struct Settings {
    /// The address to listen at [default: 127.0.0.1:8080]
    #[arg(long, env = "ARBITER_LISTEN", value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
    /// The file that keeps all games; the organiser's token is written beside it [default: arbiter.db]
    #[arg(long, env = "ARBITER_DATABASE", value_name = "FILE")]
    database: Option<PathBuf>,
    /// Keep everything in memory, and lose it at the end
    #[arg(long, env = "ARBITER_IN_MEMORY", value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    in_memory: Option<bool>,
    /// Share the journal with other nodes on these NATS servers, such as `nats://one:4222,two:4222,three:4222`; `tls://` uses TLS.
    /// The database then only follows the journal
    #[arg(long, env = "ARBITER_JOURNAL", value_name = "ADDRESSES")]
    journal: Option<String>,
    /// The addresses at which the NATS servers say how they are set up [default: port 8222 of each]
    #[arg(long, env = "ARBITER_JOURNAL_MONITORS", value_delimiter = ',', value_name = "ADDRESS")]
    journal_monitors: Vec<String>,
    /// A file with the certificates of those who sign the certificates of the NATS servers (PEM) [default: the system's]
    #[arg(long, env = "ARBITER_JOURNAL_CA", value_name = "FILE")]
    journal_ca: Option<PathBuf>,
    /// The prefix of the journal's streams: several halls can share one NATS [default: arbiter]
    #[arg(long, env = "ARBITER_JOURNAL_PREFIX", value_name = "NAME")]
    journal_prefix: Option<String>,
    /// The number of streams over which games are spread; it stays as it was at the first start [default: 4]
    #[arg(long, env = "ARBITER_JOURNAL_PARTITIONS", value_name = "N")]
    journal_partitions: Option<u32>,
    /// After how many days new games go to new streams; those before them are then moved to the archive [default: 7]
    #[arg(long, env = "ARBITER_JOURNAL_DAYS", value_name = "DAYS")]
    journal_days: Option<f64>,
    /// How many milliseconds the clocks of the nodes may differ [default: 50]
    #[arg(long, env = "ARBITER_CLOCK_BOUND", value_name = "N")]
    clock_bound: Option<u64>,
    /// An address at which clients reach this node, such as `https://one.chess.example`; can be given several times
    #[arg(long, env = "ARBITER_ADVERTISE", value_delimiter = ',', value_name = "ADDRESS")]
    advertise: Vec<String>,
    /// The name of the server, as shown to people [default: Arbiter]
    #[arg(long, env = "ARBITER_NAME", value_name = "TEXT")]
    name: Option<String>,
    /// Let pages from this origin talk to the server too, such as `https://chess.example`; can be given several times
    #[arg(long = "origin", env = "ARBITER_ORIGINS", value_delimiter = ',', value_name = "ORIGIN")]
    origins: Vec<String>,
    /// A host name of the server, such as `chess.example`; can be given several times. Addresses, `localhost`, the machine's
    /// own name and those of `--origin` need not be given
    #[arg(long = "host", env = "ARBITER_HOSTS", value_delimiter = ',', value_name = "NAME")]
    hosts: Vec<String>,
    /// Serve the metrics for Prometheus at this address, without a token and without TLS, instead of for the organiser's
    /// token only
    #[arg(long, env = "ARBITER_METRICS_LISTEN", value_name = "ADDRESS")]
    metrics_listen: Option<SocketAddr>,
    /// Use TLS, with a certificate made at the first start and kept beside the database
    #[arg(long, env = "ARBITER_TLS", value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    tls: Option<bool>,
    /// Use TLS with the certificates in this file (PEM)
    #[arg(long, env = "ARBITER_TLS_CERT", requires = "tls_key", value_name = "FILE")]
    tls_cert: Option<PathBuf>,
    /// The private key of the certificate (PEM)
    #[arg(long, env = "ARBITER_TLS_KEY", requires = "tls_cert", value_name = "FILE")]
    tls_key: Option<PathBuf>,
    /// How many games may be open at once [default: 20000]
    #[arg(long, env = "ARBITER_OPEN_GAMES", value_name = "N")]
    open_games: Option<usize>,
    /// How many sockets may be open at once [default: 50000]
    #[arg(long, env = "ARBITER_SOCKETS", value_name = "N")]
    sockets: Option<usize>,
    /// How many frames per second one socket may send [default: 20]
    #[arg(long, env = "ARBITER_FRAMES_PER_SECOND", value_name = "N")]
    frames_per_second: Option<u32>,
    /// How many bytes a frame or a body may have [default: 16384]
    #[arg(long, env = "ARBITER_FRAME_BYTES", value_name = "N")]
    frame_bytes: Option<usize>,
    /// How many requests per second one address may make; twenty times as many at once [default: 100]
    #[arg(long, env = "ARBITER_REQUESTS_PER_SECOND", value_name = "N")]
    requests_per_second: Option<u32>,
    /// How many games per minute may be created from one address [default: 240]
    #[arg(long, env = "ARBITER_GAMES_PER_MINUTE", value_name = "N")]
    games_per_minute: Option<u32>,
    /// How many times per minute one address may join one game to watch it, and one seat may rejoin [default: 120]
    #[arg(long, env = "ARBITER_JOINS_PER_MINUTE", value_name = "N")]
    joins_per_minute: Option<u32>,
    /// How many milliseconds the server searches on one hard question whether mate is possible [default: 2000]
    #[arg(long, env = "ARBITER_MATE_MILLISECONDS", value_name = "N")]
    mate_milliseconds: Option<u64>,
    /// How many positions such a search keeps; one takes some 100 bytes [default: 2000000]
    #[arg(long, env = "ARBITER_MATE_POSITIONS", value_name = "N")]
    mate_positions: Option<usize>,
    /// How many games may be in memory only because somebody looks at them [default: 1000]
    #[arg(long, env = "ARBITER_OLD_GAMES", value_name = "N")]
    old_games: Option<usize>,
    /// How many entries one game may have; beyond it only moves and acts that end the game are recorded [default: 10000]
    #[arg(long, env = "ARBITER_GAME_ROWS", value_name = "N")]
    game_rows: Option<u64>,
    /// How many bytes the entries of one game may have, applied in the same way [default: 8388608]
    #[arg(long, env = "ARBITER_GAME_BYTES", value_name = "N")]
    game_bytes: Option<u64>,
    /// How many bytes per hour may be written for one address, applied in the same way [default: 134217728]
    #[arg(long, env = "ARBITER_BYTES_PER_HOUR", value_name = "N")]
    bytes_per_hour: Option<u64>,
    /// Write the log as JSON
    #[arg(long, env = "ARBITER_LOG_JSON", value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    log_json: Option<bool>,
    /// The addresses that webhooks of events may tell: `off`, `public` (https to the public internet) or `any` (the server's own
    /// network too) [default: public]
    #[arg(long, env = "ARBITER_WEBHOOKS", value_name = "WHICH", value_parser = webhooks)]
    webhooks: Option<String>,
    /// A program that can pair a Swiss, with its arguments, such as `bbp=bbpPairings --dutch` or `javafo=java -jar javafo.jar`; can
    /// be given several times
    #[arg(long = "pairer", env = "ARBITER_PAIRERS", value_delimiter = ',', value_parser = pairer, value_name = "NAME=COMMAND")]
    #[serde(skip)]
    pairer: Vec<(String, Vec<String>)>,
    /// The same as a table, in a file: each is a list of the program and its arguments.
    #[arg(skip)]
    pairers: BTreeMap<String, Vec<String>>,
    /// A chess engine to play against, such as `stockfish=/usr/games/stockfish`; can be given several times
    #[arg(long = "engine", env = "ARBITER_ENGINES", value_delimiter = ',', value_parser = engine, value_name = "NAME=PATH")]
    #[serde(skip)]
    engine: Vec<(String, PathBuf)>,
    /// The same as a table, in a file.
    #[arg(skip)]
    engines: BTreeMap<String, PathBuf>,
}

fn webhooks(text: &str) -> Result<String, String> {
    text.parse::<WebhookPolicy>().map(|policy| policy.name().to_owned())
}

fn pairer(text: &str) -> Result<(String, Vec<String>), String> {
    let (name, command) = text.split_once('=').ok_or("expected NAME=COMMAND")?;
    let pairer = Pairer::read(command).filter(|_| !name.is_empty()).ok_or("expected NAME=COMMAND")?;
    Ok((name.to_owned(), pairer.command().to_vec()))
}

fn engine(text: &str) -> Result<(String, PathBuf), String> {
    let (name, path) = text.split_once('=').ok_or("expected NAME=PATH")?;
    if name.is_empty() || path.is_empty() {
        return Err("expected NAME=PATH".to_owned());
    }
    Ok((name.to_owned(), path.into()))
}

impl Settings {
    /// Reads a file; an error names the line.
    pub(crate) fn read(path: &Path) -> Result<Self> {
        let text = std::fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))?;
        toml::from_str(&text).map_err(|error: toml::de::Error| {
            let line = error.span().map_or(1, |span| text[..span.start].matches('\n').count() + 1);
            anyhow!("{}, line {line}: {}", path.display(), error.message())
        })
    }

    /// Fills settings that were not given with those of a file.
    #[must_use]
    pub(crate) fn or(self, file: Self) -> Self {
        let has_certificate = self.tls_cert.is_some();
        let mut engines = file.engines;
        engines.extend(self.engines);
        engines.extend(self.engine);
        let mut pairers = file.pairers;
        pairers.extend(self.pairers);
        pairers.extend(self.pairer);
        Self {
            listen: self.listen.or(file.listen),
            database: self.database.or(file.database),
            in_memory: self.in_memory.or(file.in_memory),
            journal: self.journal.or(file.journal),
            journal_monitors: if self.journal_monitors.is_empty() {
                file.journal_monitors
            } else {
                self.journal_monitors
            },
            journal_ca: self.journal_ca.or(file.journal_ca),
            journal_prefix: self.journal_prefix.or(file.journal_prefix),
            journal_partitions: self.journal_partitions.or(file.journal_partitions),
            journal_days: self.journal_days.or(file.journal_days),
            clock_bound: self.clock_bound.or(file.clock_bound),
            advertise: if self.advertise.is_empty() { file.advertise } else { self.advertise },
            name: self.name.or(file.name),
            origins: if self.origins.is_empty() { file.origins } else { self.origins },
            hosts: if self.hosts.is_empty() { file.hosts } else { self.hosts },
            metrics_listen: self.metrics_listen.or(file.metrics_listen),
            tls: self.tls.or(file.tls),
            // A certificate and its key come from the same source.
            tls_cert: self.tls_cert.or(file.tls_cert.filter(|_| !has_certificate)),
            tls_key: self.tls_key.or(file.tls_key.filter(|_| !has_certificate)),
            open_games: self.open_games.or(file.open_games),
            sockets: self.sockets.or(file.sockets),
            frames_per_second: self.frames_per_second.or(file.frames_per_second),
            frame_bytes: self.frame_bytes.or(file.frame_bytes),
            games_per_minute: self.games_per_minute.or(file.games_per_minute),
            requests_per_second: self.requests_per_second.or(file.requests_per_second),
            joins_per_minute: self.joins_per_minute.or(file.joins_per_minute),
            mate_milliseconds: self.mate_milliseconds.or(file.mate_milliseconds),
            mate_positions: self.mate_positions.or(file.mate_positions),
            old_games: self.old_games.or(file.old_games),
            game_rows: self.game_rows.or(file.game_rows),
            game_bytes: self.game_bytes.or(file.game_bytes),
            bytes_per_hour: self.bytes_per_hour.or(file.bytes_per_hour),
            log_json: self.log_json.or(file.log_json),
            webhooks: self.webhooks.or(file.webhooks),
            pairer: Vec::new(),
            pairers,
            engine: Vec::new(),
            engines,
        }
    }

    /// Fills the remaining settings with their defaults.
    #[must_use]
    pub(crate) fn or_defaults(self) -> Self {
        let limits = Limits::default();
        self.or(Self {
            listen: Some(([127, 0, 0, 1], 8080).into()),
            database: Some("arbiter.db".into()),
            in_memory: Some(false),
            name: Some("Arbiter".to_owned()),
            tls: Some(false),
            open_games: Some(limits.open_games),
            sockets: Some(limits.sockets),
            frames_per_second: Some(limits.frames_per_second),
            frame_bytes: Some(limits.frame_bytes),
            games_per_minute: Some(limits.games_per_minute),
            requests_per_second: Some(limits.requests_per_second),
            joins_per_minute: Some(limits.joins_per_minute),
            mate_milliseconds: Some(limits.mate_milliseconds),
            mate_positions: Some(limits.mate_positions),
            old_games: Some(limits.old_games),
            game_rows: Some(limits.game_rows),
            game_bytes: Some(limits.game_bytes),
            bytes_per_hour: Some(limits.bytes_per_hour),
            log_json: Some(false),
            webhooks: Some(WebhookPolicy::default().name().to_owned()),
            ..Self::default()
        })
    }

    /// Writes the settings as a file.
    pub(crate) fn to_file(&self) -> Result<String> {
        Ok(toml::to_string(self)?)
    }

    pub(crate) fn is_log_json(&self) -> bool {
        self.log_json.unwrap_or_default()
    }

    /// Returns the path of the database; `from` is the file from which the settings were read.
    pub(crate) fn database(&self, from: Option<&Path>) -> Result<PathBuf> {
        if self.in_memory.unwrap_or_default() {
            let from = from.map_or_else(String::new, |from| format!("{}: ", from.display()));
            return Err(anyhow!("{from}in-memory is set, so there is no file of games; name one with --database"));
        }
        Ok(self.database.clone().unwrap_or_else(|| "arbiter.db".into()))
    }

    /// Takes only what is about the journal of several nodes from the flags of a command.
    pub(crate) fn of_journal(matches: &ArgMatches) -> Self {
        let text = |name: &str| matches.get_one::<String>(name).cloned();
        let monitors = matches.get_many::<String>("journal_monitors");
        Self {
            journal: text("journal"),
            journal_monitors: monitors.map(|found| found.cloned().collect()).unwrap_or_default(),
            journal_ca: matches.get_one::<PathBuf>("journal_ca").cloned(),
            journal_prefix: text("journal_prefix"),
            journal_partitions: matches.get_one::<u32>("journal_partitions").copied(),
            journal_days: matches.get_one::<f64>("journal_days").copied(),
            ..Self::default()
        }
    }

    /// Returns the NATS servers that keep the journal, if they do.
    pub(crate) fn nats(&self) -> Result<Option<Nats>> {
        let Some(journal) = &self.journal else { return Ok(None) };
        let mut nats = Nats::read(journal).map_err(|problem| anyhow!("journal: {problem}"))?;
        nats.authorities.clone_from(&self.journal_ca);
        if !self.journal_monitors.is_empty() {
            nats.monitors.clone_from(&self.journal_monitors);
        }
        let prefix = self.journal_prefix.clone().unwrap_or(nats.prefix);
        if prefix.is_empty() || !prefix.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') {
            return Err(anyhow!("journal-prefix is {prefix:?}, expected letters and digits"));
        }
        nats.prefix = prefix;
        if let Some(days) = self.journal_days {
            let period = Duration::try_from_secs_f64(days * 86_400.0).ok().filter(|period| !period.is_zero());
            nats.period = period.ok_or_else(|| anyhow!("journal-days is {days}, expected a number above 0"))?;
        }
        nats.partitions = self.journal_partitions.unwrap_or(nats.partitions).clamp(1, 256);
        nats.clock_bound = self.clock_bound.unwrap_or(nats.clock_bound);
        Ok(Some(nats))
    }

    /// Returns the configuration of the server.
    pub(crate) fn to_config(&self) -> Result<Config> {
        let Self { listen: Some(listen), database: Some(database), .. } = self.clone().or_defaults() else {
            return Err(anyhow!("the server needs an address and a file"));
        };
        let limits = Limits::default();
        let is_kept = !self.in_memory.unwrap_or_default();
        let certificate = match (&self.tls_cert, &self.tls_key) {
            (Some(chain), Some(key)) => Some(Certificate::Files { chain: chain.clone(), key: key.clone() }),
            (None, None) if self.tls.unwrap_or_default() => Some(Certificate::Own { beside: database.clone() }),
            (None, None) => None,
            _ => return Err(anyhow!("tls-cert and tls-key come together: one of them is missing")),
        };
        Ok(Config {
            listen,
            organiser: is_kept.then(|| crate::commands::token_beside(&database)),
            database: is_kept.then_some(database),
            journal: self.nats()?,
            advertise: self.advertise.clone(),
            metrics: self.metrics_listen,
            origins: self.origins.clone(),
            hosts: self.hosts.clone(),
            limits: Limits {
                open_games: self.open_games.unwrap_or(limits.open_games),
                sockets: self.sockets.unwrap_or(limits.sockets),
                frames_per_second: self.frames_per_second.unwrap_or(limits.frames_per_second),
                frame_bytes: self.frame_bytes.unwrap_or(limits.frame_bytes),
                games_per_minute: self.games_per_minute.unwrap_or(limits.games_per_minute),
                requests_per_second: self.requests_per_second.unwrap_or(limits.requests_per_second),
                joins_per_minute: self.joins_per_minute.unwrap_or(limits.joins_per_minute),
                mate_milliseconds: self.mate_milliseconds.unwrap_or(limits.mate_milliseconds),
                mate_positions: self.mate_positions.unwrap_or(limits.mate_positions),
                old_games: self.old_games.unwrap_or(limits.old_games),
                game_rows: self.game_rows.unwrap_or(limits.game_rows),
                game_bytes: self.game_bytes.unwrap_or(limits.game_bytes),
                bytes_per_hour: self.bytes_per_hour.unwrap_or(limits.bytes_per_hour),
                ..limits
            },
            name: self.name.clone().unwrap_or_else(|| "Arbiter".to_owned()),
            certificate,
            engines: self.engines.clone(),
            pairers: self.pairers.iter().map(known_pairer).collect::<Result<_>>()?,
            webhooks: match self.webhooks.as_deref().map(str::parse) {
                None => WebhookPolicy::default(),
                Some(read) => read.map_err(|problem: String| anyhow!("webhooks: {problem}"))?,
            },
            #[cfg(feature = "test-clock")]
            has_test_clock: false,
        })
    }
}

fn known_pairer((name, command): (&String, &Vec<String>)) -> Result<(String, Pairer)> {
    let pairer = Pairer::new(command.clone());
    Ok((name.clone(), pairer.with_context(|| format!("pairers.{name}: expected a program and its arguments"))?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &str) -> Result<Settings> {
        let path = std::env::temp_dir().join(format!("arbiter-settings-{}-{}.toml", std::process::id(), text.len()));
        std::fs::write(&path, text)?;
        let read = Settings::read(&path);
        std::fs::remove_file(&path)?;
        read
    }

    #[test]
    fn what_was_said_at_the_start_goes_before_the_file() {
        let said = Settings { open_games: Some(7), ..Settings::default() };
        let all =
            said.or(file("open-games = 1\nname = \"Club\"\n[engines]\nfish = \"/opt/fish\"\n").unwrap()).or_defaults();
        assert_eq!((all.open_games, all.name.as_deref(), all.sockets), (Some(7), Some("Club"), Some(50_000)));
        assert_eq!(all.engines["fish"], PathBuf::from("/opt/fish"));
        assert_eq!(toml::from_str::<Settings>(&all.to_file().unwrap()).unwrap(), all, "the file says the same again");
    }

    #[test]
    fn a_key_that_means_nothing_is_told_with_its_line() {
        let told = file("name = \"Club\"\n\nlisten = \"127.0.0.1:80\"\nopen-game = 3\n").unwrap_err().to_string();
        assert!(told.contains("line 4") && told.contains("open-game") && told.contains("open-games"), "{told}");
        let told = file("sockets = \"many\"\n").unwrap_err().to_string();
        assert!(told.contains("line 1") && told.contains("expected usize"), "{told}");
    }

    #[test]
    fn half_a_certificate_is_refused() {
        let half = Settings { tls_cert: Some("chain.pem".into()), ..Settings::default() };
        assert!(half.to_config().unwrap_err().to_string().contains("tls-key"));
    }
}
