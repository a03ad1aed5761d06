//! `crossroads backup` and `crossroads restore`: copies of the embedded database.

use super::serve::{KEYS, data_folder};
use anyhow::{Context, Result};
use std::path::PathBuf;
use std::process::ExitCode;

/// Copy the embedded database to a file, also while a server runs on it.
///
/// The copy holds everything as it was at one moment. It is as secret as the database: hashes of passwords are in it. What tables
/// that are being played need of the server's keys is not: keep a copy of crossroads.keys too, in another place. `PostgreSQL` has
/// tools of its own for this.
#[derive(clap::Args)]
#[command(after_help = "Example: crossroads backup --data ./data tables-monday.db")]
pub struct BackupArgs {
    /// The folder of the embedded database [default: the user's data folder].
    #[arg(long, env = "CROSSROADS_DATA", value_name = "DIR")]
    data: Option<PathBuf>,
    /// Where to write the copy; nothing may be there.
    copy: PathBuf,
}

/// Put a copy in the place of the embedded database; the one that is there is kept beside it. No server may be running.
///
/// The server's keys must be those with which the copy was written: without them tables that were being played stay closed, and
/// a server does not start.
#[derive(clap::Args)]
#[command(after_help = "Example: crossroads restore --data ./data tables-monday.db")]
pub struct RestoreArgs {
    /// The folder of the embedded database [default: the user's data folder].
    #[arg(long, env = "CROSSROADS_DATA", value_name = "DIR")]
    data: Option<PathBuf>,
    /// The copy.
    copy: PathBuf,
}

pub fn backup(args: &BackupArgs) -> Result<ExitCode> {
    let database = data_folder(args.data.as_deref())?.join("crossroads.db");
    crossroads_store::backup(&database, &args.copy).with_context(|| database.display().to_string())?;
    anstream::println!("{} is a copy of {}", args.copy.display(), database.display());
    Ok(ExitCode::SUCCESS)
}

pub fn restore(args: &RestoreArgs) -> Result<ExitCode> {
    let folder = data_folder(args.data.as_deref())?;
    let database = folder.join("crossroads.db");
    let old =
        crossroads_store::restore(&args.copy, &database).with_context(|| args.copy.display().to_string())?;
    anstream::println!("{} is now what {} was", database.display(), args.copy.display());
    if let Some(old) = old {
        anstream::println!("What was there before is in {}", old.display());
    }
    if !folder.join(KEYS).exists() {
        anstream::println!(
            "Put the {KEYS} that belongs to the copy into {} before you start",
            folder.display()
        );
    }
    Ok(ExitCode::SUCCESS)
}
