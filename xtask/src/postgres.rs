//! A private PostgreSQL server for the tests: a fresh folder, one socket in it, nothing left behind.
//!
//! The server is in the hands of a small shell that waits for the end of its input. When this program drops the server,
//! or ends in whatever way, the input ends; the shell then stops the server and removes the folder.

use crate::system::{install, is_root, quietly};
use anyhow::{Context, Result, bail};
use std::env;
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// Arguments: the folder of the programs, the folder of the server.
///
/// It says in a line whether the server is ready. What ends the tests, a key at the terminal for example, must not end
/// the shell before it has tidied up.
const KEEPER: &str = r#"
trap '' INT HUP TERM
"$1/pg_ctl" --pgdata="$2/data" --log="$2/log" --wait start >"$2/start" 2>&1 && echo ready || echo failed
while read -r line; do :; done
"$1/pg_ctl" --pgdata="$2/data" --mode=immediate --wait stop >"$2/stop" 2>&1
rm -rf "$2"
"#;

/// Nothing here must outlive a crash, so nothing waits for the disk. Only the socket is open, and only to who may enter
/// the folder.
const SETTINGS: &str = "
listen_addresses = ''
unix_socket_permissions = 0700
max_connections = 300
shared_buffers = 32MB
fsync = off
full_page_writes = off
";

/// Who runs the server when we are root, which a server refuses to be.
const SERVANT: &str = "postgres";

/// A PostgreSQL server of our own. Dropping it stops it and removes all that it wrote.
pub struct Private {
    folder: PathBuf,
    keeper: Child,
    url: String,
}

impl Private {
    /// Starts a server, or says in a line why there is none.
    ///
    /// As root, and only then, PostgreSQL is installed if it is missing and `apt-get` can be had.
    ///
    /// # Errors
    ///
    /// The line cannot be said.
    pub fn start() -> Result<Option<Private>> {
        match try_start() {
            Ok(private) => Ok(Some(private)),
            Err(why) => {
                writeln!(io::stdout(), "xtask: no private PostgreSQL: {why:#}")?;
                Ok(None)
            }
        }
    }

    /// Where the server is to be found.
    pub fn url(&self) -> &str {
        &self.url
    }
}

impl Drop for Private {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
        // The keeper has done it, unless somebody has ended the keeper.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn try_start() -> Result<Private> {
    if !cfg!(unix) {
        bail!("only known on Unix");
    }
    let root = is_root()?;
    let programs = match find() {
        Some(programs) => programs,
        None if root => {
            install("postgresql")?;
            find().context("PostgreSQL is installed, but its initdb and pg_ctl are not found")?
        }
        None => bail!("initdb and pg_ctl are neither in PATH nor in /usr/lib/postgresql"),
    };
    let folder = folder(root)?;
    let keeper = keep(root, &programs, &folder).inspect_err(|_| drop(fs::remove_dir_all(&folder)))?;
    let host = folder.display().to_string().replace('%', "%25").replace('/', "%2F");
    let mut private = Private { url: format!("postgresql://postgres@{host}/postgres"), folder, keeper };

    let mut said = String::new();
    let output = private.keeper.stdout.take().context("the keeper has no output")?;
    BufReader::new(output).read_line(&mut said)?;
    if said.trim() != "ready" {
        let read = |name| fs::read_to_string(private.folder.join(name));
        let reason = read("log").or_else(|_| read("start")).unwrap_or_default();
        bail!("the server does not start: {}", reason.lines().last().unwrap_or("it does not say why"));
    }
    Ok(private)
}

/// Makes the database and starts its keeper, which says when the server is ready.
fn keep(root: bool, programs: &Path, folder: &Path) -> Result<Child> {
    let data = folder.join("data");
    let mut initdb = servant(root, &programs.join("initdb"));
    initdb.args(["--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"]);
    initdb.arg("--pgdata").arg(&data);
    quietly(&mut initdb)?;
    let socket = format!("unix_socket_directories = '{}'\n", folder.display());
    // The file is the servant's; whoever is root may write it all the same.
    let settings = data.join("postgresql.auto.conf");
    fs::write(&settings, format!("{SETTINGS}{socket}")).context("the settings of the server")?;
    let mut keeper = servant(root, Path::new("sh"));
    keeper.args(["-c", KEEPER, "keeper"]).arg(programs).arg(folder);
    keeper.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    keeper.spawn().context("sh")
}

/// A fresh folder that belongs to the servant alone, with a short name: the path of a socket has little room.
fn folder(root: bool) -> Result<PathBuf> {
    let mut mktemp = servant(root, Path::new("mktemp"));
    mktemp.args(["-d", "/tmp/crossroads-XXXXXX"]);
    Ok(PathBuf::from(quietly(&mut mktemp)?.trim()))
}

/// The folder with the newest PostgreSQL; what is in PATH comes first.
fn find() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let mut packaged: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|version| Some(version.ok()?.path()))
        .collect();
    let number = |path: &PathBuf| path.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok());
    packaged.sort_by_key(number);
    let packaged = packaged.into_iter().rev().map(|version| version.join("bin"));
    let complete = |folder: &PathBuf| ["initdb", "pg_ctl"].iter().all(|name| folder.join(name).is_file());
    env::split_paths(&path).chain(packaged).find(complete)
}

/// A command that is not run as root, in a folder that its user may enter.
fn servant(root: bool, program: &Path) -> Command {
    let mut command = if root {
        let mut command = Command::new("runuser");
        command.args(["-u", SERVANT, "--"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    command.current_dir("/");
    command
}

#[cfg(test)]
mod tests {
    use super::Private;

    #[test]
    fn a_server_leaves_nothing_behind() {
        let Some(server) = Private::start().unwrap() else { return };
        assert!(server.url().starts_with("postgresql://postgres@%2Ftmp%2Fcrossroads-"));
        let folder = server.folder.clone();
        assert!(folder.join(".s.PGSQL.5432").exists());
        drop(server);
        assert!(!folder.exists());
    }
}
