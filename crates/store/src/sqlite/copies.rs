//! Copies of a database: made while a server runs on it, and put back while none does.

use super::{lock, migrate, owned, prepare};
use crate::{Result, StoreError};
use rusqlite::{Connection, OpenFlags};
use std::fs;
use std::path::{Path, PathBuf};

/// Copies a database as it is at one moment. Whoever writes to it goes on meanwhile.
///
/// # Errors
/// There is no database, something is at the place of the copy already, or the copy is not whole.
pub fn backup(database: &Path, copy: &Path) -> Result<()> {
    let connection = Connection::open_with_flags(database, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    prepare(&connection)?;
    // Seeds of tables that are being played are in it, and hashes of passwords.
    let system = |source| StoreError::System { path: copy.to_owned(), source };
    drop(owned(fs::File::options().write(true).create_new(true)).open(copy).map_err(system)?);
    connection.execute("VACUUM INTO ?1", [copy.to_string_lossy()])?;
    check(copy)
}

/// Puts a copy in the place of a database, which is kept under the name that is answered.
///
/// # Errors
/// A server runs on the database, or the copy is not whole or of a newer program.
pub fn restore(copy: &Path, database: &Path) -> Result<Option<PathBuf>> {
    let _lock = lock(database)?;
    check(copy)?;
    let system = |source| StoreError::System { path: database.to_owned(), source };
    // Complete beside the old one first: whatever fails until then leaves that as it was.
    let fresh = beside(database, "restored");
    fs::copy(copy, &fresh).map_err(system)?;
    let mut connection = Connection::open(&fresh)?;
    prepare(&connection)?;
    migrate(&mut connection)?;
    drop(connection);
    let old = database.exists().then(|| beside(database, "before-restore"));
    if let Some(old) = &old {
        // What is still in its write-ahead log is moved into the file, and the log goes.
        let connection = Connection::open(database)?;
        prepare(&connection)?;
        connection.pragma_update(None, "journal_mode", "delete")?;
        drop(connection);
        fs::rename(database, old).map_err(system)?;
    }
    fs::rename(fresh, database).map_err(system)?;
    Ok(old)
}

/// A database that is whole.
fn check(database: &Path) -> Result<()> {
    let connection = Connection::open_with_flags(database, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    prepare(&connection)?;
    let found: String = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    let version: i64 = connection.query_row(crate::sql::FOUND_VERSION, [], |row| row.get(0))?;
    if found != "ok" {
        return Err(StoreError::Unknown(found));
    }
    crate::sql::due(&super::MIGRATIONS, version).map(drop)
}

fn beside(database: &Path, word: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".");
    name.push(word);
    PathBuf::from(name)
}
