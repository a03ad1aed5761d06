//! BR-1 to BR-3: the rig, its turn, its steps.

use super::crews::*;
use super::scene::*;
use crossroads_engine::{Game, Quick, Seat, Silent};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::data::RIG_DIE;

/// BR-1.1, FF-1.1, IX-1.1
#[test]
fn car_crews_sit_first_then_the_bikes_then_the_rig() {
    for (options, most) in [(rig_plays(), 5), (bikes_play(), 5), (both_play(), 6)] {
        for options in [options, with_carnage(options)] {
            let playable = |seats| ThunderRoad::check_options(&options, seats).is_ok();
            assert!((2..=most).all(playable) && !playable(1) && !playable(most + 1));
        }
    }
    let crews = |options, seats: u8| {
        let open = ThunderRoad::setup(&options, seats, &mut Quick::new(1), &mut Silent).open;
        Seat::all(seats).map(|seat| open.crew(seat)).collect::<Vec<_>>()
    };
    let cars = Crew::Cars;
    assert_eq!(crews(both_play(), 2), [Crew::Bikes, Crew::Rig]);
    assert_eq!(crews(rig_plays(), 3), [cars, cars, Crew::Rig]);
    assert_eq!(crews(both_play(), 6), [cars, cars, cars, cars, Crew::Bikes, Crew::Rig]);
}

/// BR-1.2
#[test]
fn the_rig_has_four_dice_of_its_own_a_chopper_and_no_command_board() {
    assert_eq!(RIG_DIE, [1, 1, 2, 2, 3, 3]);
    for number in 0..20 {
        let open = ThunderRoad::setup(&rig_plays(), 2, &mut Quick::new(number), &mut Silent).open;
        assert_eq!(open.gangs[BLUE].dice.len(), 4);
        assert!(open.gangs[BLUE].dice.iter().all(|die| (1..=3).contains(die)));
        assert_eq!((open.gangs[BLUE].chopper, open.supply.minor), (None, 18));
    }
    assert!(Crew::Rig.board().is_empty());
}

/// BR-1.3
#[test]
fn the_rig_is_one_vehicle_of_three_large_sections() {
    let five = [HazardDropper, TargetingComputer, TractionDrive, Airstrike, MissileLauncher];
    let scene = rig_race().rig_at(2, 5).rig_damage(&five);
    let open = &scene.state.open;
    assert_eq!(open.vehicles(GREEN).collect::<Vec<_>>(), [RIG]);
    for section in [RIG, MIDDLE, REAR] {
        assert_eq!((section.size(), open.owner(section)), (Size::Large, Some(GREEN)));
        let space = open.space_of(section).unwrap();
        assert!(!open.is_empty(space), "each section takes its space");
    }
    assert!(open.is_operable(RIG), "five damages do not stop it");
    assert!(scene.is_in(GREEN) && scene.offers(GREEN, RigDie { command: Cowcatcher, die: 3 }));
}

/// BR-1.4, BR-3.8
#[test]
fn the_rig_enters_with_its_front_section_and_without_steering() {
    let mut scene = rig_race().round(1).steering(0);
    assert!([RIG, MIDDLE, REAR].iter().all(|it| scene.state.open.place(*it) == Place::Waiting));
    scene.puts(3, HazardDropper);
    assert_eq!(scene.legal(GREEN), (0..6).map(Enter).collect::<Vec<_>>());
    scene.refuses(GREEN, Step(F), "TR-9.6");
    scene.does(GREEN, Enter(4)).stands(RIG, 4, 0);
    assert_eq!((scene.space(MIDDLE), scene.space(REAR), scene.left_steering()), (None, None, Some(0)));
    scene.drives(&[F]).stands(RIG, 4, 1).stands(MIDDLE, 4, 0);
    assert_eq!(scene.space(REAR), None);
    scene.drives(&[F]).rig_stands((4, 2), (4, 1), (4, 0));
}

/// BR-1.5
#[test]
fn totals_are_compared_as_they_are() {
    // Four movement dice of 3 are twelve, so are four rig dice of 3; six dice of the bikes of 1 are six.
    let tie = [2, 2, 2, 2, 4, 4, 4, 4];
    let begins = [2, 2, 2, 1, 4, 4, 4, 4];
    let mut chance = Fallen([tie, begins].concat(), Quick::new(1));
    let mut told = Vec::new();
    let state = ThunderRoad::setup(&rig_plays(), 2, &mut chance, &mut told);
    assert_eq!(state.open.first, RED, "eleven against twelve");
    assert_eq!(told.iter().filter(|it| matches!(it.event, Event::DiceRolled { .. })).count(), 4);

    let mut chance = Fallen(vec![0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0], Quick::new(1));
    let state = ThunderRoad::setup(&bikes_play(), 2, &mut chance, &mut told);
    assert_eq!(state.open.first, RED, "six dice of one are more than four");
}

/// BR-1.6
#[test]
fn the_boards_of_the_rig_are_the_same_from_every_seat() {
    let offered = |seats: u8| {
        let seat = Seat(seats - 1);
        Scene::with(["1b", "4a", "5a"], seats, rig_plays()).steering(2).turn(seat).legal(seat)
    };
    assert!((3..=5).all(|seats| offered(seats) == offered(2) && !offered(2).is_empty()));
}

/// BR-2.1, BR-3.3
#[test]
fn a_die_steers_for_a_round_before_a_section_gets_one() {
    let mut scene = rig_race().rig_at(2, 5).turns_taken(&[3, 3, 0]).car(RM, 0, 20).car(BM, 5, 20);
    scene.open().rig.steering = None;
    scene.next_turn(GREEN);
    assert_eq!(scene.legal(GREEN), [Steer(1), Steer(2), Steer(3)]);
    scene.refuses(GREEN, RigDie { command: Cowcatcher, die: 1 }, "TR-7.5");
    scene.does(GREEN, Steer(3)).refuses(GREEN, Steer(1), "BR-2.1");
    assert_eq!(
        (scene.left_steering(), scene.state.open.gangs[GREEN].dice.to_vec()),
        (Some(3), vec![1, 2, 3])
    );
    scene.puts(1, Cowcatcher).drives(&[FL]);
    assert_eq!(scene.left_steering(), Some(2));
    // In the second turn of the round no die steers, and what is left of the steering ends with the round.
    scene.next_turn(GREEN).refuses(GREEN, Steer(2), "BR-2.1");
    scene
        .puts(2, TargetingComputer)
        .drives(&[F, F])
        .next_turn(GREEN)
        .puts(3, TractionDrive)
        .drives(&[F, F, F]);
    assert_eq!(scene.left_steering(), Some(2));
    scene.rolls(GREEN, DeclineBonus, &[Raw(0); 13]);
    let open = &scene.state.open;
    assert_eq!((open.round, open.rig.steering, open.gangs[GREEN].dice.len()), (3, None, 4));
    scene.next_turn(GREEN);
    assert_eq!(scene.legal(GREEN), [Steer(1)]);
}

/// BR-2.1
#[test]
fn the_first_turn_of_a_round_asks_for_the_steering_and_the_next_ones_do_not() {
    let mut scene = rig_race().rig_at(2, 5).car(BM, 0, 18).turn(BLUE);
    scene.open().rig.steering = None;
    scene.assigns(BM, 1).drives(&[F]);
    assert_eq!((scene.asked(), scene.step()), (Some(GREEN), Step::Steer));
    scene.does(GREEN, Steer(1)).puts(2, Cowcatcher).drives(&[F, F]);
    scene.next_turn(BLUE).assigns(BS, 2).does(BLUE, Enter(0)).drives(&[F]);
    assert_eq!((scene.asked(), scene.step()), (Some(GREEN), Step::RigDie));
}

/// BR-2.2, BR-2.9
#[test]
fn three_turns_use_three_sections_and_the_rig_never_coasts() {
    let mut scene = rig_race().rig_at(2, 5).dice(GREEN, &[1, 1, 1, 2]);
    scene.puts(1, Airstrike).does(GREEN, PlaceChopper(at(0, 0))).drives(&[F]).next_turn(GREEN);
    for command in [TractionDrive, Airstrike] {
        scene.refuses(GREEN, RigDie { command, die: 1 }, "BR-2.2");
    }
    scene.puts(1, HazardDropper).drives(&[F]).does(GREEN, DropNone).next_turn(GREEN);
    scene.refuses(GREEN, RigDie { command: TargetingComputer, die: 1 }, "BR-2.2");
    let front = [(MissileLauncher, 1), (MissileLauncher, 2), (Cowcatcher, 1), (Cowcatcher, 2)];
    assert_eq!(scene.legal(GREEN), front.map(|(command, die)| RigDie { command, die }));
    scene.refuses(GREEN, Coast { car: RIG, die: 1 }, "TR-7.7");
    scene.refuses(GREEN, Action::Command { command: Command::Nitro, die: 1 }, "TR-8.2");
    scene.puts(1, Cowcatcher);
    assert_eq!(scene.legal(GREEN), [Step(FL), Step(F), Step(FR)], "no command is asked for besides");
}

/// BR-2.3, BR-3.1
#[test]
fn one_die_gives_the_moves_and_works_the_command() {
    for (command, die) in [(HazardDropper, 3), (TractionDrive, 2), (Cowcatcher, 1)] {
        let mut scene = rig_race().rig_at(2, 5).car(RM, 2, 9);
        scene.puts(die, command);
        assert_eq!((scene.moves(), scene.state.open.turn.rig), (die, Some(command)));
        if die > 1 {
            scene.refuses(GREEN, HoldFire, "TR-9.3");
        }
        scene.drives(&vec![F; usize::from(die)]).stands(RIG, 2, 5 + die);
    }
}

/// BR-2.4
#[test]
fn a_repair_takes_only_a_three() {
    let mut scene = rig_race().rig_at(2, 5);
    for command in RigCommand::ALL {
        let is_repair = matches!(command, RepairRear | RepairMiddle | RepairFront);
        for die in 1..=3 {
            assert_eq!(scene.offers(GREEN, RigDie { command, die }), !is_repair || die == 3, "{command:?}");
        }
        if is_repair {
            scene.refuses(GREEN, RigDie { command, die: 2 }, "BR-2.4");
        }
    }
}

/// BR-2.5, BR-7.3
#[test]
fn a_die_on_a_damaged_command_only_moves() {
    let mut scene = rig_race().rig_at(2, 5).rig_damage(&[Airstrike, Cowcatcher]).car(BM, 2, 9);
    scene.puts(2, Airstrike);
    assert_eq!((scene.asked(), scene.moves()), (Some(GREEN), 2));
    assert_eq!(scene.legal(GREEN), [Step(FL), Step(F), Step(FR)], "no chopper is placed");
    scene.drives(&[F, F]).next_turn(GREEN).puts(3, Cowcatcher).drives(&[F]).drives_rolling(F, &[Way(F)]);
    scene.stands(BM, 2, 10).stands(RIG, 2, 9);
}

/// BR-2.6, IX-2.10
#[test]
fn a_die_on_a_command_without_anything_to_act_on_only_moves() {
    // Nothing is damaged, nobody is ahead, and behind the rig lies no space.
    let mut scene = rig_race().rig((2, 1), (2, 0), (2, 0));
    scene.open().put(REAR, Place::Waiting);
    for (command, die) in [(RepairFront, 3), (Cowcatcher, 1), (HazardDropper, 1)] {
        let mut scene = scene.clone();
        scene.puts(die, command);
        assert_eq!((scene.step(), scene.moves()), (Step::Drive, die));
    }
    let mut dropper = scene.clone();
    dropper.open().put(MIDDLE, Place::Hanging);
    dropper.puts(1, HazardDropper).drives(&[F]);
    assert_eq!(dropper.asked(), Some(RED), "no drop is asked for");
}

/// BR-2.7, IX-2.1, IX-2.2
#[test]
fn commands_work_before_the_move_or_after_it_and_then_comes_the_shot() {
    let scene = || rig_race().rig_at(2, 5).car(BM, 2, 7).rig_damage(&[MissileLauncher]);
    let mut repair = scene();
    repair.puts(3, RepairFront);
    assert_eq!(repair.legal(GREEN), [RepairRig(MissileLauncher)]);
    let mut airstrike = scene();
    airstrike.puts(1, Airstrike).does(GREEN, PlaceChopper(at(0, 0)));
    assert_eq!(airstrike.step(), Step::Drive);
    let mut dropper = scene();
    dropper.puts(1, HazardDropper).drives(&[F]);
    assert!(dropper.offers(GREEN, DropHazard(at(2, 3))) && !dropper.offers(GREEN, Shoot(BM)));
    dropper.does(GREEN, DropNone);
    assert_eq!(dropper.legal(GREEN), [Shoot(BM), HoldFire]);
    let mut missiles = rig_race().rig_at(2, 4).car(BM, 2, 7).car(RM, 2, 6);
    missiles.puts(1, MissileLauncher).drives_rolling(F, &[HIT_M]);
    assert_eq!(
        (missiles.damage(BM), missiles.legal(GREEN)),
        (vec![Damage::Minor], vec![Shoot(RM), HoldFire])
    );
}

/// BR-2.8
#[test]
fn a_command_that_worked_when_the_die_was_placed_works_on() {
    let mut scene = rig_race().rig_at(3, 4).laid(3, 5, Hazard::Oil).car(BM, 3, 6);
    scene.puts(2, Cowcatcher).drives(&[F]).does(GREEN, DamageRig(Cowcatcher)).drives(&[F]);
    assert_eq!((scene.asked(), scene.legal(BLUE)), (Some(BLUE), vec![Shove(FL), Shove(FR)]));
    assert_eq!(scene.damaged_commands(), [Cowcatcher]);
}
