//! The `crossroads` program; all of it is in the library beside this file.

use std::process::ExitCode;

fn main() -> ExitCode {
    crossroads_cli::run()
}
