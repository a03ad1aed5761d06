//! Whether a room compiles for a browser: it is to live in a worker there too, with no system under it.

use crate::checks::cargo;
use crate::phases::Count;
use crate::system::quietly;
use anyhow::Result;
use std::path::Path;
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";

/// Compiles the room for a browser, where the compiler has what that takes or can get it.
pub fn check(root: &Path, count: &mut Count) -> Result<()> {
    match quietly(Command::new("rustup").args(["target", "add", TARGET]).current_dir(root)) {
        Ok(_) => {
            let check = ["check", "--package", "crossroads-room", "--target", TARGET, "--locked"];
            count.add("the room compiles for a browser", cargo(root, &check)?);
        }
        Err(why) => println!("xtask: no {TARGET}, so nobody tries whether a room compiles for it: {why:#}"),
    }
    Ok(())
}
