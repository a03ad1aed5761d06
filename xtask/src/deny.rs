//! cargo-deny: on which terms other people's work comes, what is banned, what is there twice, and what is known to be
//! unsafe.

use crate::checks::{cargo, command};
use crate::phases::Count;
use crate::system;
use anyhow::Result;
use std::path::Path;

/// Checks `deny.toml`. Known flaws of dependencies are looked up where the database of them can be had.
pub fn check(root: &Path, count: &mut Count) -> Result<()> {
    system::cargo_tool(root, "cargo-deny")?;
    let checks = ["deny", "--workspace", "--locked", "check", "--hide-inclusion-graph"];
    count.add("cargo deny", cargo(root, &[&checks[..], &["licenses", "bans", "sources"]].concat())?);
    match system::quietly(&mut command(root, &["deny", "fetch", "db"])) {
        Ok(_) => count.add("advisories", cargo(root, &[&checks[..], &["advisories"]].concat())?),
        Err(why) => println!("xtask: no database of advisories, so known flaws are not looked up: {why:#}"),
    }
    Ok(())
}
