//! A table in the terminal, as the people at it read and type.

use super::commands::{crossroads, crossroads_told, stdout};
use std::path::Path;

fn typed(args: &[&str], input: &str) -> String {
    let output = crossroads_told(args, input);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    stdout(&output)
}

#[test]
fn the_help_shows_an_action_of_the_game_that_is_played() {
    for (game, example) in [
        ("railroad-ink", "such as 0"),
        ("heat", "such as {\""),
        ("thunder-road", "such as {\"assign\":{"),
        ("steampunk-rally", "such as {\""),
    ] {
        let told = typed(&["play", game, "--bots", "random", "--seed", "3"], "h\nq\n");
        assert!(told.contains(example), "{game}: {told}");
        assert!(!told.contains("13RRHR"), "{game}: {told}");
    }
}

/// What the help shows is an action that can be typed.
#[test]
fn the_example_of_the_help_can_be_typed() {
    let args = ["play", "thunder-road", "--bots", "random", "--seed", "3", "--names", "Ana"];
    let told = typed(&args, "h\nq\n");
    let example = told.rsplit_once("such as ").and_then(|(_, rest)| rest.split_once(".\n")).unwrap().0;
    let after = typed(&args, &format!("{example}\nq\n"));
    assert!(!after.contains("Refused") && !after.contains("no action of the game"), "{example}: {after}");
}

#[test]
fn a_game_without_points_ends_with_places_only() {
    let args = ["play", "thunder-road", "--bots", "random", "--seed", "3", "--names", "Ana"];
    let told = typed(&args, &"1\n".repeat(4_000));
    assert!(told.contains("The game is over."), "{told}");
    let (places, _) = told.split_once("What decided it").unwrap();
    let result: Vec<&str> = places.lines().rev().filter(|line| !line.is_empty()).take(2).collect();
    assert!(result.iter().all(|line| line.ends_with("Ana") || line.ends_with("random bot 1")), "{result:?}");
}

#[test]
fn people_look_away_only_where_something_is_secret() {
    let look_away = "when nobody else looks";
    let open =
        typed(&["play", "thunder-road", "--people", "2", "--bots", "", "--seed", "3"], &"1\n".repeat(60));
    assert!(open.contains("Player 1, your choice") && open.contains("Player 2, your choice"), "{open}");
    assert!(!open.contains(look_away), "{open}");
    let secret = typed(&["play", "heat", "--people", "2", "--bots", "", "--seed", "3"], "\nq\n");
    assert!(secret.contains(look_away), "{secret}");
}

#[test]
fn the_log_forgets_what_was_undone() {
    let args = ["play", "railroad-ink", "--bots", "random", "--seed", "3", "--names", "Ana"];
    let kept = typed(&args, "1\n1\n1\nl\nq\n");
    let undone = typed(&args, "1\n1\n1\nu\nl\nq\n");
    // A line is told once when it happens, and once more in the log.
    assert_eq!(
        (kept.matches("You draw: ").count(), undone.matches("You draw: ").count()),
        (2, 1),
        "{undone}"
    );
}

#[test]
fn who_is_done_may_still_undo_before_the_others_go_on() {
    let args = ["play", "railroad-ink", "--bots", "random", "--seed", "3", "--names", "Ana"];
    let told = typed(&args, &("1\n".repeat(40) + "q\n"));
    let (before, _) = told.split_once("Ana: Enter goes on, u undoes.").expect("it is offered");
    // As many choices again up to there, then take it back: the round is not finished and Ana is asked again.
    let choices = before.matches("Ana, your choice").count();
    let told = typed(&args, &("1\n".repeat(choices) + "u\nq\n"));
    let after = told.split_once("Ana: Enter goes on, u undoes.").unwrap().1;
    assert!(after.contains("Undone.") && after.contains("Ana, your choice"), "{after}");
    assert!(!after.contains("Random bot 1 finishes"), "nobody has gone on: {after}");
}

#[test]
fn a_replay_shows_a_board_that_all_see_once() {
    let record = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/thunder-road/tests/records/two.json");
    let told = stdout(&crossroads(&["replay", &record.display().to_string(), "--to", "3", "--boards"]));
    assert_eq!(told.matches("Tiles: ").count(), 4, "one before the first entry and one after each: {told}");
}

#[test]
fn one_seat_is_one_seat() {
    let output = crossroads(&["play", "thunder-road", "--bots", ""]);
    assert!(String::from_utf8_lossy(&output.stderr).contains("1 seat: the game is for 2 to 4"), "{output:?}");
}
