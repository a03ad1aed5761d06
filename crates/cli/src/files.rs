//! Reading files that people hand in.

use anyhow::{Context, Result};
use serde_json::Value;
use std::path::Path;

/// A file as JSON.
pub fn read_json(path: &Path) -> Result<Value> {
    let bytes = std::fs::read(path).with_context(|| path.display().to_string())?;
    serde_json::from_slice(&bytes).with_context(|| format!("{} is not JSON", path.display()))
}
