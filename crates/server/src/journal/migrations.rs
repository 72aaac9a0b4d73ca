//! The form of the file, and how an older one becomes the newest.

use rusqlite::Connection;

/// Each brings the file one version further; none is ever changed after a release.
const MIGRATIONS: &[&str] = &["
    CREATE TABLE row (
        game TEXT NOT NULL,
        seq INTEGER NOT NULL,
        previous BLOB NOT NULL,
        hash BLOB NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (game, seq)
    ) STRICT, WITHOUT ROWID;

    -- Where each game's rows end, so that rows missing at the end are noticed.
    CREATE TABLE head (
        game TEXT NOT NULL PRIMARY KEY,
        seq INTEGER NOT NULL,
        hash BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;

    -- Found again from the rows by `arbiter reindex`.
    CREATE TABLE summary (
        number INTEGER PRIMARY KEY,
        game TEXT NOT NULL UNIQUE,
        created INTEGER NOT NULL,
        phase TEXT NOT NULL,
        white TEXT,
        black TEXT,
        arbiter TEXT,
        result TEXT NOT NULL,
        half_moves INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX summary_phase ON summary (phase) WHERE phase <> 'finished';

    CREATE TABLE fact (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
"];

/// The number that marks a file as ours.
const APPLICATION: i64 = 0x4152_4254;

/// Brings a file to the newest version, or says why it is none of ours.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), String> {
    let number = |connection: &Connection, pragma: &str| -> rusqlite::Result<i64> {
        connection.pragma_query_value(None, pragma, |row| row.get(0))
    };
    let told = |error: rusqlite::Error| error.to_string();
    let application = number(connection, "application_id").map_err(told)?;
    let version = number(connection, "user_version").map_err(told)?;
    if application != APPLICATION && (application != 0 || version != 0) {
        return Err("this is a database of another program".to_owned());
    }
    let newest = MIGRATIONS.len();
    let version = usize::try_from(version).unwrap_or(usize::MAX);
    if version > newest {
        return Err(format!("the file has version {version}, this program knows versions up to {newest}"));
    }
    for (index, migration) in MIGRATIONS.iter().enumerate().skip(version) {
        let transaction = connection.transaction().map_err(told)?;
        transaction.execute_batch(migration).map_err(told)?;
        transaction.pragma_update(None, "application_id", APPLICATION).map_err(told)?;
        transaction.pragma_update(None, "user_version", index as i64 + 1).map_err(told)?;
        transaction.commit().map_err(told)?;
    }
    Ok(())
}
