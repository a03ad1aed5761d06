//! Reading files that people hand in.

use anyhow::{Context, Result};
use serde_json::Value;
use std::path::Path;

/// A record, read to the letter: no key stands twice in it.
pub fn read_record(path: &Path) -> Result<Value> {
    let bytes = std::fs::read(path).with_context(|| path.display().to_string())?;
    crossroads_engine::record::parse(&bytes).with_context(|| format!("{} is no record", path.display()))
}

/// A file as JSON.
pub fn read_json(path: &Path) -> Result<Value> {
    let bytes = std::fs::read(path).with_context(|| path.display().to_string())?;
    serde_json::from_slice(&bytes).with_context(|| format!("{} is not JSON", path.display()))
}
