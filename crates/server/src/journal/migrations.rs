//! The versions of the file format, and the migration of older files to the newest.

use std::path::Path;

use rusqlite::Connection;

use super::problem::{cannot, failed};
use super::{JournalError, layout, old};

/// The newest version. The first two are described in `old.rs`.
pub(super) const NEWEST: usize = 3;

/// The `application_id` that marks a file of Arbiter.
const APPLICATION: i64 = 0x4152_4254;

/// Returns the version of a file, 0 for a new one, or an error if it is not a file of Arbiter.
pub(super) fn version(path: &Path, connection: &Connection) -> Result<usize, JournalError> {
    let read = || -> rusqlite::Result<(i64, i64, i64)> {
        let number = |pragma: &str| connection.pragma_query_value(None, pragma, |row| row.get(0));
        let tables = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
        Ok((number("application_id")?, number("user_version")?, tables))
    };
    let (application, version, tables) = read().map_err(|error| failed(path, "read", &error))?;
    let is_new = application == 0 && version == 0 && tables == 0;
    if application != APPLICATION && !is_new {
        return Err(cannot(path, "used", "this is a database of another program"));
    }
    let version = usize::try_from(version).unwrap_or(usize::MAX);
    if version > NEWEST {
        let why = format!("it has version {version}, and this program knows versions up to {NEWEST}");
        return Err(cannot(path, "used", format!("{why}; use the newer Arbiter that wrote it")));
    }
    Ok(version)
}

/// Migrates a file to the newest version, completely or not at all.
pub(super) fn migrate(path: &Path, connection: &mut Connection, found: usize) -> Result<(), JournalError> {
    if found == NEWEST {
        return Ok(());
    }
    rewrite(connection, found).map_err(|problem| cannot(path, "brought to the form of this version", problem))
}

fn rewrite(connection: &mut Connection, found: usize) -> Result<(), String> {
    let told = |error: rusqlite::Error| error.to_string();
    let transaction = connection.transaction().map_err(told)?;
    if found == 0 {
        let facts = "CREATE TABLE fact (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID";
        transaction.execute_batch(facts).map_err(told)?;
        layout::begin(&transaction).map_err(told)?;
    } else {
        old::rewrite(&transaction, found)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION).map_err(told)?;
    transaction.pragma_update(None, "user_version", NEWEST as i64).map_err(told)?;
    transaction.commit().map_err(told)
}

/// Makes a file as the first versions of Arbiter did.
#[cfg(test)]
pub(super) fn first_version(connection: &Connection) {
    connection.execute_batch(old::TABLES).unwrap();
    connection.pragma_update(None, "application_id", APPLICATION).unwrap();
    connection.pragma_update(None, "user_version", 1).unwrap();
}
