//! SR-18: places, the last round, and who wins.

use super::scene::*;
use crossroads_engine::{Game, Outcome, Standing};
use crossroads_steampunk_rally::SteampunkRally;

/// The last Damage phase, with somebody still to be done.
fn last_moment(seats: u8) -> Scene {
    let mut scene = in_phase(seats, Phase::Damage).stash(A, "boost-tailwind");
    scene.state.open.last_round = Some(3);
    Seat::all(seats).skip(1).for_each(|seat| scene.racer(seat).done = true);
    scene
}

fn winners(scene: &Scene) -> Vec<Seat> {
    SteampunkRally::outcome(&scene.state).map(|it: Outcome| it.winners().collect()).unwrap_or_default()
}

/// SR-18.1, SR-18.2, SR-S20
#[test]
fn the_shortest_way_counts() {
    let scene = race(3).at(A, "alps-m1.4b").at(B, "alps-m1.5a").at(C, "alps-m1.3");
    let steps = |seat| scene.state.open.steps_to_line(seat);
    assert_eq!((steps(A) - steps(B), steps(C) - steps(A)), (-1, 1), "one step against two to space 7");
    assert_eq!(scene.state.open.leaders().iter().collect::<Vec<_>>(), [A]);
    assert_eq!(scene.state.open.last().iter().collect::<Vec<_>>(), [B, C], "both have two steps to space 7");
    let beyond = race(2).at(A, "alps-finish.2").at(B, "alps-end.1");
    assert_eq!(beyond.state.open.leaders().iter().collect::<Vec<_>>(), [B], "the further the better");
}

/// SR-18.3, SR-18.4, SR-S25
#[test]
fn crossing_the_line_makes_the_next_round_the_last_whatever_follows() {
    let mut scene =
        in_phase(2, Phase::Vent).at(A, "alps-finish.1").gauge(A, -7).stash(A, "boost-nitroglycerin");
    scene.does_all(A, &[play("boost-nitroglycerin"), Apply(Effect::Motion)]);
    assert_eq!(scene.state.open.last_round, Some(4));
    scene.does(A, Apply(Effect::Damage));
    scene.stands(A, "alps-start.0");
    assert_eq!(scene.state.open.last_round, Some(4));
    let mut later = in_phase(2, Phase::Vent).at(B, "alps-finish.1").stash(B, "boost-tailwind");
    later.state.open.last_round = Some(3);
    later.does(B, play("boost-tailwind"));
    assert_eq!(later.state.open.last_round, Some(3), "later crossings change nothing");
}

/// SR-18.3, SR-18.8
#[test]
fn only_the_last_round_is_announced_as_the_last() {
    let begins_as_last = |round_limit: u8, last_round: Option<u8>| {
        let options = Options { round_limit, inventors: Inventors::Deal, ..Options::default() };
        let mut scene = Scene::new(options, 2).phase(Phase::Storage).stash(A, "boost-tailwind").done(B);
        scene.state.open.last_round = last_round;
        scene.goes_on(A, Done);
        scene.told.contains(&Event::RoundBegan { round: 4, last: true })
    };
    assert!(begins_as_last(0, Some(4)), "a pawn has crossed the line");
    assert!(begins_as_last(4, None), "the table ends here");
    assert!(!begins_as_last(0, None) && !begins_as_last(5, None));
}

/// SR-18.5, SR-18.6, SR-18.7, SR-S25
#[test]
fn after_the_last_round_the_leader_wins_and_parts_break_ties() {
    let mut lead = last_moment(2).at(A, "alps-end.1").at(B, "alps-finish.7");
    lead.does(A, Done);
    assert_eq!((lead.phase_now(), winners(&lead)), (Phase::Over, vec![A]));
    let three = [("ada-lovelace-cockpit", 0, 0), ("copper-radiator", 1, 0), ("copper-flywheel", 2, 0)];
    let four = [&three[..], &[("copper-gyrostat", -1, 0)]].concat();
    let mut parts =
        last_moment(2).at(A, "alps-end.1").at(B, "alps-end.1").machine(A, &three).machine(B, &four);
    parts.does(A, Done);
    assert_eq!(winners(&parts), [B]);
    let mut tie = last_moment(2).at(A, "alps-end.1").at(B, "alps-end.1").machine(A, &four).machine(B, &four);
    tie.does(A, Done);
    assert_eq!(winners(&tie), [A, B]);
    let mut blown = last_moment(2).at(A, "alps-end.5").at(B, "alps-finish.1").gauge(A, -1);
    blown.does(A, Done);
    assert_eq!(winners(&blown), [B], "an explosion of the last round counts");
}

/// SR-18.5, SR-18.6
#[test]
fn the_sheet_counts_spaces_from_the_start_and_parts() {
    let parts = [("marie-curie-cockpit", 0, 0), ("copper-radiator", 1, 0)];
    let mut scene = last_moment(2).at(A, "alps-start.2").at(B, "alps-start.0").machine(B, &parts);
    scene.does(A, Done);
    let sheet =
        |standing: &Standing| standing.sheet.iter().map(|it| (it.line, it.points)).collect::<Vec<_>>();
    let outcome = SteampunkRally::outcome(&scene.state).unwrap();
    assert_eq!(outcome.standings.iter().map(|it| it.points).collect::<Vec<_>>(), [2, 0]);
    assert_eq!(sheet(&outcome.standings[0]), [("spaces", 2), ("parts", 0)]);
    assert_eq!(sheet(&outcome.standings[1]), [("spaces", 0), ("parts", 1)]);
}

/// SR-18.8, SR-10.7
#[test]
fn a_table_may_set_a_limit() {
    let options = Options { round_limit: 3, inventors: Inventors::Deal, ..Options::default() };
    let mut limited =
        Scene::new(options, 2).phase(Phase::Damage).pool(A, Heat, &[2]).stash(A, "boost-tailwind").done(B);
    limited.does(A, Done);
    assert_eq!(
        (limited.phase_now(), limited.pool_of(A, Heat)),
        (Phase::Over, vec![2]),
        "nothing is put away"
    );
    let mut free = in_phase(2, Phase::Damage).stash(A, "boost-tailwind").done(B);
    free.does(A, Done);
    assert_ne!(free.phase_now(), Phase::Over);
}
