//! TR-7: rounds and turns.

use super::scene::*;
use crossroads_engine::{Chance, Quick, Seat};

/// A scene in which all cars stand safely apart, so that turns can be played quickly.
fn quiet(seats: u8) -> Scene {
    let mut scene = Scene::new(["1a", "4a", "3a"], seats).round(1);
    for seat in Seat::all(seats) {
        for (place, who) in VehicleId::gang(seat).enumerate() {
            let row = if place == 2 { 5 } else { 0 };
            scene = scene.car(who, row, 1 + 2 * seat.0 + place as u8 % 2 * 12);
        }
    }
    scene
}

/// Plays a turn at random, but never with a command.
fn any_turn(scene: &mut Scene, chance: &mut Quick) -> Seat {
    let seat = scene.state.open.turn.seat;
    let turns = scene.state.open.gangs[seat].turns;
    let round = scene.state.open.round;
    while scene.winners().is_none()
        && scene.state.open.turn.seat == seat
        && scene.state.open.gangs[seat].turns == turns
        && scene.state.open.round == round
    {
        let asked = scene.asked().unwrap();
        let legal = scene.legal(asked);
        let calm = legal.iter().find(|it| matches!(it, NoCommand | DeclineBonus | KeepSlam | HoldFire));
        let action = calm.copied().unwrap_or_else(|| *chance.pick(&legal).unwrap());
        scene.just(asked, action);
    }
    seat
}

/// TR-7.1, TR-7.2, TR-7.4, TR-15.1, TR-15.4
#[test]
fn a_round_is_three_turns_each_and_then_the_road_die_goes_on() {
    let mut scene = quiet(3).round(2).turn(BLUE).dice(RED, &[1, 1, 1, 1]).dice(BLUE, &[1, 1, 1, 1]);
    scene = scene.dice(GREEN, &[1, 1, 1, 1]);
    scene.open().gangs[GREEN].commanded = true;
    scene.open().cars[GL.car_index().unwrap()].coasts = 1;
    let mut chance = Quick::new(3);
    let turns: Vec<Seat> = (0..9).map(|_| any_turn(&mut scene, &mut chance)).collect();
    assert_eq!(turns, [BLUE, GREEN, RED].repeat(3));
    let open = &scene.state.open;
    assert_eq!((open.round, open.first, open.turn.seat), (3, GREEN, GREEN));
    assert!(
        open.gangs.iter().all(|(_, gang)| gang.dice.len() == 4 && gang.turns == 0 && !gang.commanded),
        "all dice are rolled anew"
    );
    assert!(open.cars.iter().all(|car| car.die.is_none() && car.coasts == 0));
    let rolled = |event: &&Event| matches!(event, Event::DiceRolled { .. });
    assert_eq!(scene.told.iter().filter(rolled).count(), 3);
    assert!(scene.told.iter().any(|event| matches!(event, Event::RoundBegan { round: 3, .. })));
}

/// TR-7.2, TR-15.3, TR-15.4
#[test]
fn who_is_out_neither_rolls_nor_gets_a_turn_or_the_road_die() {
    let mut scene = quiet(4).round(2).out(GREEN).final_tile().turn(BLUE);
    for seat in [RED, BLUE, YELLOW] {
        scene.open().gangs[seat].turns = 2;
    }
    let mut chance = Quick::new(3);
    let turns = [(); 3].map(|()| any_turn(&mut scene, &mut chance));
    assert_eq!(turns, [BLUE, YELLOW, RED]);
    let open = &scene.state.open;
    assert_eq!((open.round, open.first, open.turn.seat), (3, YELLOW, YELLOW));
    assert!(open.gangs[GREEN].dice.is_empty());
    let rolled = |event: &&Event| matches!(event, Event::DiceRolled { .. });
    assert_eq!(scene.told.iter().filter(rolled).count(), 3);
}

/// TR-7.5
#[test]
fn only_the_player_whose_turn_it_is_acts_and_in_order() {
    let mut scene = board_p(4).car(RM, 3, 1).car(BM, 3, 4);
    scene.refuses(BLUE, Assign { car: BM, die: 1 }, "TR-7.5");
    scene.refuses(RED, NoCommand, "TR-7.5");
    scene.refuses(RED, Step(F), "TR-7.5");
    scene.refuses(RED, TakeBonus, "TR-7.5").refuses(RED, DeclineBonus, "TR-7.5");
    scene.does(RED, Assign { car: RM, die: 1 });
    scene.refuses(RED, Assign { car: RS, die: 2 }, "TR-7.5");
    scene.refuses(RED, Step(F), "TR-7.5");
    scene.does(RED, NoCommand).refuses(RED, NoCommand, "TR-7.5");
    scene.refuses(BLUE, Step(F), "TR-7.5");
}

/// TR-7.6, TR-7.13
#[test]
fn any_unused_die_goes_on_any_operable_car_without_a_die() {
    let mut scene = board_p(4).dice(RED, &[2, 2, 5]).moved(RS);
    let offered: Vec<Action> = scene.legal(RED);
    let wanted = [(RM, 2), (RM, 5), (RL, 2), (RL, 5)].map(|(car, die)| Assign { car, die });
    assert_eq!(offered, wanted, "equal dice are offered once, and there is no way to pass");
    scene.refuses(RED, Assign { car: RS, die: 2 }, "TR-7.6");
    scene.refuses(RED, Assign { car: BM, die: 2 }, "TR-7.6");
    scene.refuses(RED, Assign { car: RM, die: 3 }, "TR-7.13");
}

/// TR-7.7, TR-7.11, TR-9.14, TR-S13
#[test]
fn coasting_comes_only_when_every_operable_car_has_its_die() {
    let scene = board_p(4).car(RS, 0, 1).moved(RS).car(RL, 4, 6).moved(RL).car(RM, 5, 1).car(BM, 3, 7);
    let mut scene = scene.damaged(RM, &[Damage::Dent, Damage::Dent]).dice(RED, &[5, 6]).coast_turn(RED);
    scene.does(RED, Coast { car: RL, die: 5 });
    scene.refuses(RED, Action::Command { command: Command::Repair, die: 6 }, "TR-7.11");
    assert_eq!(scene.moves(), 1);
    scene.drives(&[F]).stands(RL, 4, 7);
    assert!(scene.offers(RED, Shoot(BM)) && !scene.offers(RED, TakeBonus));
    let mut early = board_p(4).moved(RS).car(RS, 3, 1);
    early.refuses(RED, Coast { car: RS, die: 1 }, "TR-7.7");
}

/// TR-7.6, TR-7.7
#[test]
fn a_car_that_is_not_yours_is_refused_as_such() {
    let mut scene = board_p(4).car(BM, 3, 1).moved(BM).car(WRECK, 0, 4);
    for car in [BM, WRECK] {
        assert_eq!(scene.refusal(RED, Assign { car, die: 1 }).why, Why::NotYourCar);
    }
    let scene = scene.gone(&[RM, RL]).car(RS, 0, 1).moved(RS).dice(RED, &[5]);
    let mut scene = scene.coast_turn(RED);
    for car in [BM, WRECK] {
        assert_eq!(scene.refusal(RED, Coast { car, die: 5 }).why, Why::NotYourCar);
    }
    scene.refuses(RED, Assign { car: BM, die: 5 }, "TR-7.6").refuses(
        RED,
        Coast { car: BM, die: 5 },
        "TR-7.7",
    );
}

/// TR-7.8
#[test]
fn a_car_coasts_at_most_twice_a_round() {
    let mut scene = board_p(4).gone(&[RM, RL]).car(RS, 0, 0).moved(RS).dice(RED, &[1, 2, 3]).coast_turn(RED);
    scene.does(RED, Coast { car: RS, die: 1 }).drives(&[F]);
    let mut scene = scene.coast_turn(RED);
    scene.does(RED, Coast { car: RS, die: 2 }).drives(&[F]);
    let mut scene = scene.coast_turn(RED);
    scene.refuses(RED, Coast { car: RS, die: 3 }, "TR-7.8");
}

/// TR-7.9
#[test]
fn a_turn_with_no_car_to_move_passes() {
    let mut scene = board_p(4).turn(YELLOW).car(YM, 0, 0).gone(&[RM, RL]).car(RS, 0, 4).moved(RS);
    scene.open().cars[RS.car_index().unwrap()].coasts = 2;
    scene.assigns(YM, 1).drives(&[F]).does(YELLOW, DeclineBonus);
    assert!(scene.told.contains(&Event::TurnPassed { seat: RED }));
    assert_eq!(scene.asked(), Some(BLUE));
}

/// TR-7.10
#[test]
fn one_command_a_round_or_none() {
    let mut scene = board_p(4).car(RM, 3, 1).car(RS, 0, 0).dice(RED, &[1, 2, 3, 3]);
    scene.does(RED, Assign { car: RM, die: 1 });
    assert!(scene.offers(RED, NoCommand));
    scene.does(RED, Action::Command { command: Command::Nitro, die: 2 });
    scene.drives(&[F, F, F]).does(RED, DeclineBonus);
    scene.next_turn(RED).does(RED, Assign { car: RS, die: 3 });
    assert_eq!(scene.step(), Step::Drive, "the command is used and not asked again");
    scene.refuses(RED, Action::Command { command: Command::Nitro, die: 3 }, "TR-7.10");
}

/// TR-7.12
#[test]
fn an_assigned_car_has_had_its_move_also_after_a_repair() {
    let scene = board_p(4).car(RM, 3, 1).moved(RM).damaged(RM, &[Damage::Dent, Damage::Blast]).car(RS, 0, 0);
    let mut scene = scene.dice(RED, &[1, 2, 6]);
    scene
        .does(RED, Assign { car: RS, die: 1 })
        .does(RED, Action::Command { command: Command::Repair, die: 6 });
    scene.does(RED, Repair { car: RM, damage: Damage::Blast }).drives(&[F]).does(RED, DeclineBonus);
    scene.next_turn(RED).refuses(RED, Assign { car: RM, die: 2 }, "TR-7.6");
}
