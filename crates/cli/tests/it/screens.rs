//! What people read, as it stands on their screen. Read a changed snapshot as prose before you accept it
//! (`INSTA_UPDATE=always cargo test -p crossroads-cli screens`).

use std::path::Path;
use std::process::Command;

fn screen(args: &[&str]) -> String {
    let output =
        Command::new(env!("CARGO_BIN_EXE_crossroads")).args(args).env("NO_COLOR", "1").output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    // Editors strip what nobody sees.
    text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

fn record(name: &str) -> String {
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/railroad-ink/tests/records");
    records.join(name).display().to_string()
}

#[test]
fn a_replay_in_english() {
    insta::assert_snapshot!(screen(&["replay", &record("base.json"), "--to", "9"]));
}

#[test]
fn a_replay_of_meteor_in_ukrainian() {
    insta::assert_snapshot!(screen(&["replay", &record("meteor.json"), "--to", "9", "--lang", "uk"]));
}

#[test]
fn the_end_of_a_replay_of_lava_in_russian() {
    let whole = screen(&["replay", &record("lava.json"), "--lang", "ru"]);
    let lines: Vec<&str> = whole.lines().collect();
    insta::assert_snapshot!(lines[lines.len() - 60..].join("\n"));
}

#[test]
fn a_chapter_of_the_rules() {
    insta::assert_snapshot!(screen(&["rules", "railroad-ink", "RI-5"]));
}
