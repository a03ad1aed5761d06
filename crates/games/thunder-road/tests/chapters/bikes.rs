//! FF-1 and FF-2: the bikes and their turn.

use super::crews::*;
use super::scene::*;
use crossroads_engine::{Game, Quick, Silent};
use crossroads_thunder_road::ThunderRoad;

fn command(command: Command, die: u8) -> Action {
    Action::Command { command, die }
}

/// FF-1.1, FF-1.2, FF-1.3
#[test]
fn five_small_bikes_wait_with_six_dice() {
    for number in 0..20 {
        let open = ThunderRoad::setup(&bikes_play(), 2, &mut Quick::new(number), &mut Silent).open;
        assert_eq!(open.vehicles(BLUE).collect::<Vec<_>>(), BIKES);
        assert!(BIKES.iter().all(|bike| open.place(*bike) == Place::Waiting && bike.size() == Size::Small));
        assert_eq!((open.gangs[BLUE].dice.len(), open.gangs[BLUE].chopper, open.supply.minor), (6, None, 18));
    }
    // They enter like cars, and a die on a dashboard means that bike.
    let mut scene = bike_race().round(1);
    scene.does(GREEN, Assign { car: RING, die: 2 }).does(GREEN, Assign { car: BARS, die: 3 });
    scene.does(GREEN, FirstBike(RING));
    assert_eq!(scene.legal(GREEN), (0..6).map(Enter).collect::<Vec<_>>());
    scene.does(GREEN, Enter(2)).drives(&[F]).does(GREEN, DeclineBonus).stands(RING, 2, 1);
    scene.does(GREEN, Enter(3)).drives(&[F, F]).stands(BARS, 3, 2);
    let dice = BIKES.map(|bike| scene.state.open.car(bike).unwrap().die);
    assert_eq!(dice, [Some(3), None, None, Some(2), None]);
}

/// FF-2.1, FF-2.6
#[test]
fn two_dice_go_on_two_bikes_before_anything_happens() {
    let mut scene = bike_race().car(BARS, 2, 3).car(CROSS, 3, 3);
    scene.does(GREEN, Assign { car: BARS, die: 2 });
    assert!(!scene.offers(GREEN, Step(F)), "the second die comes first");
    scene.refuses(GREEN, NoCommand, "FF-2.1").refuses(GREEN, Assign { car: BARS, die: 3 }, "TR-7.6");
    scene.refuses(GREEN, Coast { car: BARS, die: 3 }, "FF-2.3");
    scene.does(GREEN, Assign { car: CROSS, die: 4 });
    assert_eq!(scene.legal(GREEN), [FirstBike(BARS), FirstBike(CROSS)]);
    scene.refuses(GREEN, FirstBike(RING), "FF-2.6");
    assert_eq!(scene.state.open.gangs[GREEN].dice.to_vec(), [1, 3, 5, 6]);
    let mut other = scene.clone();
    other.does(GREEN, FirstBike(BARS));
    assert_eq!(other.moves(), 2);
    scene.does(GREEN, FirstBike(CROSS));
    assert_eq!(scene.moves(), 4);
    scene.drives(&[F; 4]).does(GREEN, DeclineBonus).stands(CROSS, 3, 7).stands(BARS, 2, 3);
    assert_eq!(scene.moves(), 2);
    scene.drives(&[F, F]).does(GREEN, DeclineBonus).stands(BARS, 2, 5);
    assert_eq!(scene.asked(), Some(RED));
}

/// FF-2.6, IX-2.1
#[test]
fn bonus_stop_and_shot_are_counted_for_each_bike() {
    // The first bike slams and gets no bonus; the second one gets it, and both shoot.
    let scene = bike_race().dice(GREEN, &[1, 1, 6]).car(BARS, 2, 3).car(CROSS, 3, 3);
    let mut scene = scene.car(BM, 2, 4).car(RM, 3, 7);
    scene.does(GREEN, Assign { car: BARS, die: 1 }).does(GREEN, Assign { car: CROSS, die: 1 });
    scene.does(GREEN, FirstBike(BARS)).drives_rolling(F, &[Way(B)]).stands(BARS, 2, 3);
    assert_eq!(scene.legal(GREEN), [Shoot(BM), Shoot(CROSS), HoldFire], "no bonus after a slam");
    scene.rolls(GREEN, Shoot(BM), &[HIT_M, Draw(Damage::Dent)]);
    assert_eq!(scene.state.open.turn.mover, Some(CROSS));
    scene.drives(&[F]).does(GREEN, TakeBonus).drives(&[F, F]).stands(CROSS, 3, 6);
    scene.rolls(GREEN, Shoot(RM), &[HIT_L]);
    assert_eq!(scene.asked(), Some(RED));
}

/// FF-2.2
#[test]
fn once_a_round_the_second_die_is_a_command() {
    let mut scene = bike_race().car(BARS, 2, 3).car(CROSS, 3, 3);
    scene.does(GREEN, Assign { car: BARS, die: 4 }).does(GREEN, command(Command::Nitro, 2));
    assert_eq!((scene.moves(), scene.state.open.turn.second), (6, None));
    scene.drives(&[F; 6]).does(GREEN, DeclineBonus).next_turn(GREEN);
    scene.does(GREEN, Assign { car: CROSS, die: 3 });
    scene.refuses(GREEN, command(Command::Airstrike, 1), "TR-7.10");
    assert!(scene.legal(GREEN).iter().all(|it| matches!(it, Assign { .. })));
}

/// FF-2.1, FF-2.2, FF-2.3, FF-2.4, FF-2.5, TRX-S10
#[test]
fn one_bike_uses_six_dice_with_a_command_and_five_without() {
    let scene = || bike_race().only_bikes(&[BARS]).car(BARS, 2, 2).road_die(1);
    let mut all = scene();
    all.does(GREEN, Assign { car: BARS, die: 5 }).does(GREEN, command(Command::Nitro, 1));
    assert_eq!(all.moves(), 6);
    all.drives(&[F; 6]).does(GREEN, DeclineBonus);
    for dice in [[2, 3], [4, 6]] {
        all.coasts_next(GREEN).coast(BARS, dice[0]);
        all.refuses(GREEN, command(Command::Airstrike, dice[1]), "TR-7.10");
        all.coast(BARS, dice[1]).drives(&[F, F]);
    }
    all.stands(BARS, 2, 12);
    assert!(all.state.open.gangs[GREEN].dice.is_empty());

    let mut without = scene();
    without.does(GREEN, Assign { car: BARS, die: 5 }).coast(BARS, 1);
    assert_eq!((without.step(), without.moves()), (Step::Drive, 5), "the die comes before the coast");
    without.drives(&[F; 5]).does(GREEN, DeclineBonus).drives(&[F]);
    without.coasts_next(GREEN).coast(BARS, 2).coast(BARS, 3).drives(&[F, F]);
    without.coasts_next(GREEN).coast(BARS, 4);
    assert_eq!(without.step(), Step::Drive, "the sixth die has no room");
    without.refuses(GREEN, Coast { car: BARS, die: 6 }, "FF-2.3").drives(&[F]).stands(BARS, 2, 11);
    assert_eq!((without.asked(), without.state.open.gangs[GREEN].dice.to_vec()), (Some(RED), vec![6]));
}

/// FF-2.3, FF-1.3
#[test]
fn bikes_coast_only_when_none_is_without_a_die_and_four_times() {
    let mut early = bike_race().only_bikes(&[BARS, CROSS]).car(BARS, 2, 2).moved(BARS).car(CROSS, 3, 2);
    early.refuses(GREEN, Coast { car: BARS, die: 1 }, "FF-2.3");
    let late = bike_race().only_bikes(&[BARS, CROSS]).car(BARS, 2, 2).car(CROSS, 3, 2);
    let mut late = late.coasted(BARS, 4).coasted(CROSS, 3).coast_turn(GREEN);
    late.refuses(GREEN, Coast { car: BARS, die: 1 }, "FF-2.3").coast(CROSS, 6);
    assert_eq!((late.moves(), late.state.open.car(CROSS).unwrap().coasts), (1, 4));
}

/// FF-2.4
#[test]
fn both_dice_go_on_one_bike_only_if_no_other_has_room() {
    // The die on the last bike without one, then the coast on the other.
    let mut scene = bike_race().only_bikes(&[BARS, CROSS]).car(BARS, 2, 2).moved(BARS).car(CROSS, 3, 2);
    scene.does(GREEN, Assign { car: CROSS, die: 2 }).refuses(GREEN, Coast { car: CROSS, die: 3 }, "FF-2.4");
    scene.coast(BARS, 3);
    assert_eq!(scene.legal(GREEN), [FirstBike(CROSS), FirstBike(BARS)]);
    // Two coasts likewise.
    let both = bike_race().only_bikes(&[BARS, CROSS]).car(BARS, 2, 2).car(CROSS, 3, 2).coasted(CROSS, 0);
    let mut room = both.clone().coasted(BARS, 3).coast_turn(GREEN);
    room.coast(CROSS, 1).refuses(GREEN, Coast { car: CROSS, die: 2 }, "FF-2.4");
    assert!(room.offers(GREEN, Coast { car: BARS, die: 2 }));
    let mut full = both.coasted(BARS, 4).coast_turn(GREEN);
    full.coast(CROSS, 1).coast(CROSS, 2);
    assert_eq!(full.state.open.car(CROSS).unwrap().coasts, 2);
}

/// FF-2.5, TR-7.9, TR-7.11
#[test]
fn no_command_with_a_coast_and_a_turn_without_room_passes() {
    let mut coast = bike_race().only_bikes(&[BARS]).car(BARS, 2, 2).coasted(BARS, 0).coast_turn(GREEN);
    coast.coast(BARS, 6).refuses(GREEN, command(Command::Airstrike, 1), "TR-7.11");
    // Where the only room is a coast, a command may take the second die instead, or nothing does if no bike has room.
    let mut full = bike_race().only_bikes(&[BARS]).car(BARS, 2, 2).coasted(BARS, 4);
    full.open().cars[BARS.car_index().unwrap()].die = None;
    full.does(GREEN, Assign { car: BARS, die: 1 });
    assert!(full.offers(GREEN, NoCommand) && full.offers(GREEN, command(Command::Nitro, 2)));
    full.does(GREEN, NoCommand);
    assert_eq!(full.step(), Step::Drive);

    let mut passes =
        bike_race().only_bikes(&[BARS]).car(BARS, 2, 2).coasted(BARS, 4).car(BM, 3, 12).turn(BLUE);
    passes.assigns(BM, 1).drives(&[F]).does(BLUE, DeclineBonus);
    assert!(passes.told.contains(&Event::TurnPassed { seat: GREEN }));
    assert_eq!(passes.asked(), Some(RED));
}

/// FF-2.7, TR-3.13
#[test]
fn a_second_bike_that_is_lost_drops_its_move() {
    // The first one's shrapnel or push may hit the second; here it drives into it.
    let mut scene = bike_race().car(BARS, 0, 3).car(CROSS, 0, 4);
    scene.does(GREEN, Assign { car: BARS, die: 1 }).does(GREEN, Assign { car: CROSS, die: 5 });
    scene.does(GREEN, FirstBike(BARS)).drives_rolling(F, &[Way(FL)]).does(GREEN, GiveWay(CROSS));
    assert_eq!((scene.fate(CROSS), scene.asked()), (Some(Fate::OverSide), Some(RED)));
    assert_eq!(scene.state.open.gangs[GREEN].dice.to_vec(), [2, 3, 4, 6], "the die stays used");
    let mut shot = bike_race().car(BARS, 2, 3).car(CROSS, 2, 5);
    shot.does(GREEN, Assign { car: BARS, die: 1 }).does(GREEN, Assign { car: CROSS, die: 5 });
    shot.does(GREEN, FirstBike(BARS)).drives(&[F]).does(GREEN, DeclineBonus);
    shot.rolls(GREEN, Shoot(CROSS), &[HIT_ANY]);
    assert!(shot.is_inoperable(CROSS));
    assert_eq!(shot.asked(), Some(RED));
}

/// FF-2.8, TR-15.2
#[test]
fn the_choppers_count_once_after_both_bikes() {
    let mut scene = bike_race().dice(GREEN, &[1, 1]).car(BARS, 2, 3).car(CROSS, 3, 3).chopper(RED, 2, 4);
    scene.does(GREEN, Assign { car: BARS, die: 1 }).does(GREEN, Assign { car: CROSS, die: 1 });
    scene.does(GREEN, FirstBike(BARS)).drives(&[F]).does(GREEN, DeclineBonus);
    scene.stands(BARS, 2, 4).drives(&[F]).does(GREEN, DeclineBonus);
    assert_eq!((scene.fate(BARS), scene.asked()), (Some(Fate::UnderChopper), Some(RED)));
}

/// FF-2.9, TR-3.16
#[test]
fn the_crew_is_out_without_an_operable_bike() {
    let scene = bike_race().only_bikes(&[BARS, CROSS]).car(BARS, 2, 5).car(CROSS, 3, 12).chopper(GREEN, 0, 0);
    let mut scene = scene.damaged(CROSS, &[Damage::Minor]).car(RM, 2, 3).turn(RED);
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus).rolls(RED, Shoot(BARS), &[HIT_SM]);
    assert!(!scene.is_in(GREEN) && scene.state.open.road.is_final);
    assert_eq!(scene.state.open.gangs[GREEN].chopper, None);
    scene.stands(BARS, 2, 5).stands(CROSS, 3, 12);
}
