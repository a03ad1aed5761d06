//! What is told of a race when it is over.

use super::scene::*;
use crossroads_engine::words::Arg;
use crossroads_engine::{Game, Hindsight, Message, Moment};
use crossroads_steampunk_rally::SteampunkRally;

/// A race of which everything is kept that happens.
struct Followed {
    scene: Scene,
    moments: Vec<Moment<SteampunkRally>>,
}

impl Followed {
    fn of(scene: Scene) -> Followed {
        let first = Moment { entries: 0, state: scene.state, events: Vec::new() };
        Followed { scene, moments: vec![first] }
    }

    fn does(&mut self, seat: Seat, action: Action) -> &mut Followed {
        self.scene.does(seat, action);
        let (state, events) = (self.scene.state, self.scene.told.clone());
        self.moments.push(Moment { entries: self.moments.len(), state, events });
        self
    }

    fn told(&self) -> Hindsight {
        SteampunkRally::hindsight(self.moments.iter().cloned())
    }
}

fn figure(told: &Hindsight, name: &str) -> Vec<i32> {
    let found = told.figures.iter().find(|figure| figure.name.id == format!("figure-{name}"));
    found.unwrap_or_else(|| panic!("no figure {name}")).values.clone()
}

fn found<'a>(told: &'a Hindsight, id: &str) -> Option<&'a Message> {
    told.turning_points.iter().map(|point| &point.told).find(|told| told.id == id)
}

fn says(message: Option<&Message>, name: &str) -> Option<Arg> {
    let args = message?.args.iter();
    args.filter(|(given, _)| *given == name).map(|(_, arg)| arg.clone()).next()
}

#[test]
fn the_leap_and_the_lead_are_told_when_the_round_is_over() {
    let mut scene = in_phase(2, Phase::Damage).at(A, "alps-finish.1").at(B, "alps-finish.2");
    scene = scene.stash(A, "boost-tailwind").done(B);
    scene.state.open.last_round = Some(3);
    let before = scene.state.open.steps_to_line(A);
    let mut race = Followed::of(scene);
    race.does(A, play("boost-tailwind"));
    while race.scene.offers(A, Apply(Effect::Smooth)) {
        race.does(A, Apply(Effect::Smooth));
    }
    assert_eq!(found(&race.told(), "turning-leap"), None, "the round goes on");
    let moved = i32::from(before - race.scene.state.open.steps_to_line(A));
    race.does(A, Done);
    assert_eq!((race.scene.phase_now(), moved), (Phase::Over, 2));
    let told = race.told();
    assert_eq!(says(found(&told, "turning-leap"), "spaces"), Some(Arg::Number(2)));
    assert_eq!(says(found(&told, "turning-lead"), "round"), Some(Arg::Number(3)));
    assert_eq!((figure(&told, "longest-round"), figure(&told, "boosts")), (vec![2, 0], vec![1, 0]));
}

#[test]
fn who_crosses_the_line_is_told() {
    let scene = in_phase(2, Phase::Vent).at(A, "alps-finish.1").stash(A, "boost-tailwind");
    let mut race = Followed::of(scene);
    race.does(A, play("boost-tailwind"));
    while race.scene.offers(A, Apply(Effect::Smooth)) {
        race.does(A, Apply(Effect::Smooth));
    }
    assert_eq!(says(found(&race.told(), "told-crossed"), "seat"), Some(Arg::Seat(A)));
}

#[test]
fn parts_that_are_lost_count_for_the_round() {
    let parts = [("ada-lovelace-cockpit", 0, 0), ("copper-radiator", 1, 0), ("copper-flywheel", 2, 0)];
    let machine = [&parts[..], &[("ada-lovelace-part", -1, 0)]].concat();
    let mut scene = in_phase(2, Phase::Damage).gauge(A, -3).machine(A, &machine).done(B);
    scene.state.open.last_round = Some(3);
    let mut race = Followed::of(scene);
    race.does(A, LosePart(3)).does(A, LosePart(2)).does(A, LosePart(1)).does(A, Done);
    let told = race.told();
    assert_eq!(figure(&told, "parts-lost"), [3, 0]);
    assert_eq!(says(found(&told, "turning-losses"), "parts"), Some(Arg::Number(3)));
}

#[test]
fn an_explosion_is_told_and_counted_with_its_damage() {
    let mut race = Followed::of(race(2).gauge(A, -7).stash(A, "boost-nitroglycerin"));
    race.does(A, play("boost-nitroglycerin")).does(A, Apply(Effect::Damage));
    let told = race.told();
    assert_eq!(says(found(&told, "told-exploded"), "seat"), Some(Arg::Seat(A)));
    assert_eq!((figure(&told, "explosions"), figure(&told, "damage")), (vec![1, 0], vec![1, 0]));
}
