//! What is told of a chase when it is over.

use super::scene::*;
use crossroads_engine::words::Arg;
use crossroads_engine::{Game, Hindsight, Message, Moment};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::events::Told;

/// What is told of a table of which this is the first state, and these the scenes after each step.
fn told(before: &State, steps: &[Scene]) -> Hindsight {
    let first = Moment { entries: 0, state: *before, events: Vec::new() };
    let moments = steps.iter().zip(1..).map(|(scene, entries)| Moment {
        entries,
        state: scene.state,
        events: scene.told.iter().map(|event| Told { level: 0, event: *event }).collect(),
    });
    ThunderRoad::hindsight(std::iter::once(first).chain(moments.collect::<Vec<_>>()))
}

fn figure(told: &Hindsight, name: &str) -> Vec<i32> {
    let found = told.figures.iter().find(|figure| figure.name.id == format!("figure-{name}"));
    found.unwrap_or_else(|| panic!("no figure {name}")).values.clone()
}

fn found<'a>(told: &'a Hindsight, id: &str) -> Option<&'a Message> {
    told.turning_points.iter().map(|point| &point.told).find(|told| told.id == id)
}

#[test]
fn a_crew_that_goes_out_is_told_with_what_became_of_its_last_car() {
    let scene = board_p(2).gone(&[RS, RL, BS, BIG_BLUE]).car(RM, 2, 7).car(BM, 2, 9);
    let mut scene = scene.damaged(RM, &[Damage::Dent]).damaged(BM, &[Damage::Dazed]);
    let before = scene.state;
    let mut steps = Vec::new();
    scene.does(RED, Assign { car: RM, die: 1 });
    steps.push(scene.clone());
    scene.does(RED, NoCommand);
    steps.push(scene.clone());
    scene.drives(&[F]);
    steps.push(scene.clone());
    scene.does(RED, DeclineBonus);
    steps.push(scene.clone());
    scene.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Shrapnel), Way(B), Draw(Damage::Dent)]);
    steps.push(scene.clone());
    assert!(scene.won_by(BLUE));
    let told = told(&before, &steps);
    let out = found(&told, "turning-out-inoperable").expect("Red went out by its own shrapnel");
    assert!(out.args.contains(&("seat", Arg::Seat(RED))));
    assert_eq!(told.turning_points.len(), 1, "and the car is not told a second time");
    assert_eq!((figure(&told, "shots"), figure(&told, "hits")), (vec![1, 0], vec![1, 0]));
    assert_eq!((figure(&told, "spaces"), figure(&told, "damage")), (vec![1, 0], vec![1, 1]));
    assert_eq!(figure(&told, "lost"), [0, 0], "it lies on the road");
}

#[test]
fn a_chain_of_slams_belongs_to_who_began_it_and_what_it_threw_off_is_counted() {
    let mut scene =
        board_q(4).out(GREEN).out(YELLOW).gone(&[RS, RL, BS, BIG_BLUE]).car(RM, 2, 6).car(BM, 3, 3);
    scene.open().road = Road::bare(scene.state.open.road.tiles, false);
    scene.state.hidden.faces.clear();
    let wrecks = (0..12).map(VehicleId::wreck).chain(VehicleId::gang(GREEN)).chain([YM, YL]);
    for (who, column) in wrecks.zip(7..) {
        scene = scene.car(who, 2, column);
    }
    scene.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(F)]);
    let before = scene.state;
    let others = [Bottom, Way(F)].repeat(16);
    scene.rolls(RED, KeepSlam, &others);
    let told = told(&before, &[scene.clone()]);
    let slams = scene.told.iter().filter(|event| matches!(event, Event::Slammed { .. })).count();
    assert!(slams >= 3, "the scene is no chain");
    let chain = found(&told, "turning-chain").expect("the chain is told");
    assert!(chain.args.contains(&("count", Arg::Number(slams as i64))));
    let out: Vec<_> = told.turning_points.iter().filter(|point| point.told.id == "turning-out").collect();
    assert_eq!(out.len(), 2, "Red and Blue were left behind");
    assert_eq!(figure(&told, "lost")[..2], [1, 1]);
}

#[test]
fn the_first_car_that_is_lost_weighs_more_than_later_ones() {
    let scene = board_p(2).car(RS, 0, 3).car(RM, 2, 7).car(RL, 0, 5).car(BS, 3, 3).car(BM, 2, 9);
    let mut scene = scene.damaged(BM, &[Damage::Dent]);
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus);
    let before = scene.state;
    scene.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Dent)]);
    assert!(scene.is_inoperable(BM) && scene.is_in(BLUE));
    let told = told(&before, &[scene]);
    let ids: Vec<_> = told.turning_points.iter().map(|point| (point.entries, point.told.id)).collect();
    assert_eq!(ids, [(1, "told-inoperable")]);
}
