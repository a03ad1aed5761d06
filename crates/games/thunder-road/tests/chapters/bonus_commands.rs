//! EA-6: bonus commands.

use super::carnage::hidden;
use super::scene::*;
use crossroads_engine::{Game, Quick, Seat, Silent, Viewer};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::data::BONUS_COMMANDS;
use crossroads_thunder_road::setup::Options;
use std::collections::BTreeSet;

fn with_bonus() -> Options {
    Options { bonus_commands: true, ..Options::default() }
}

/// Four car crews on 1a, 2b and 3a without any token; Red has this bonus command.
fn road(command: Command) -> Scene {
    road_of(with_bonus(), 4, command)
}

fn road_of(options: Options, seats: u8, command: Command) -> Scene {
    let mut scene = Scene::with(["1a", "2b", "3a"], seats, options);
    scene.state.open.road = Road::bare(scene.state.open.road.tiles, options.carnage);
    scene.state.hidden.faces.clear();
    scene.open().gangs[RED].bonus = Some(command);
    scene.dice(RED, &[1, 2, 3, 4, 5, 6])
}

/// Red assigns a die and puts another one on the bonus command.
fn uses(scene: &mut Scene, car: VehicleId, die: u8, command: Command, value: u8) {
    scene.does(RED, Assign { car, die }).does(RED, Action::Command { command, die: value });
}

/// EA-6.1, EA-6.2
#[test]
fn every_command_board_gets_a_card_face_up_and_the_rig_none() {
    let all = Options { final_five: true, big_rig: true, ..with_bonus() };
    let mut dealt = BTreeSet::new();
    for number in 0..200 {
        let state = ThunderRoad::setup(&all, 6, &mut Quick::new(number), &mut Silent);
        let bonus: Vec<_> = state.open.gangs.iter().map(|(_, gang)| gang.bonus).collect();
        assert!(bonus[..5].iter().all(Option::is_some) && bonus[5].is_none(), "{bonus:?}");
        let names: BTreeSet<_> = bonus.iter().flatten().map(|command| *command as u8).collect();
        assert_eq!(names.len(), 5, "one copy of each");
        let of_bikes = bonus[4].unwrap();
        assert!(
            of_bikes != Command::QuickFix && of_bikes != Command::RamPlate,
            "the bikes draw another card"
        );
        dealt.extend(names);
        let seen = ThunderRoad::view(&state, Viewer::Spectator).open;
        assert_eq!(seen.gangs[Seat(0)].bonus, bonus[0], "all see it");
    }
    assert_eq!(dealt.len(), BONUS_COMMANDS.len());
}

/// EA-6.1
#[test]
fn a_bonus_command_is_one_more_command_under_the_usual_rules() {
    let mut scene = road(Command::OffRoadTyres).car(RM, 3, 8).car(RS, 3, 2);
    scene.does(RED, Assign { car: RM, die: 1 });
    // Values as the card says (TR-8.2), other seats do not have it, and it is the one command of the round (TR-7.10).
    scene.refuses(RED, Action::Command { command: Command::OffRoadTyres, die: 4 }, "TR-8.2");
    scene.refuses(RED, Action::Command { command: Command::Radar, die: 2 }, "TR-8.2");
    scene.does(RED, Action::Command { command: Command::OffRoadTyres, die: 3 });
    assert!(scene.state.open.gangs[RED].commanded);
    scene.does(RED, Step(F)).next_turn(RED).does(RED, Assign { car: RS, die: 4 });
    scene.refuses(RED, Action::Command { command: Command::Nitro, die: 2 }, "TR-7.10");
}

/// EA-6.2
#[test]
fn a_command_token_may_be_put_on_a_bonus_command() {
    let options = Options { leaders: true, ..with_bonus() };
    let mut scene = Scene::with(["1a", "2b", "3a"], 2, options).swept().leader(RED, Leader::Asha);
    scene.open().gangs[RED].bonus = Some(Command::OffRoadTyres);
    let mut scene = scene.car(RM, 0, 8);
    scene.spends(RM, 4, Command::OffRoadTyres).does(RED, Step(F));
    assert_eq!(scene.moves(), 3, "mud costs one");
    assert_eq!(scene.held(RED), 2);
}

/// EA-6.3, IX-2.2
#[test]
fn dumped_cargo_lies_behind_the_car_after_its_move_unseen() {
    let mut scene = road(Command::DumpCargo).car(RM, 3, 8).chopper(BLUE, 2, 9);
    uses(&mut scene, RM, 1, Command::DumpCargo, 2);
    scene.does(RED, Step(F)).does(RED, DeclineBonus);
    // Behind (3,9) lie (3,8), (2,9) and (4,9); a chopper is over one of them.
    let spaces = [at(3, 8), at(4, 9)];
    assert_eq!(scene.legal(RED), spaces.map(DropHazard));
    scene.refuses(RED, DropHazard(at(2, 9)), "EA-6.3");
    scene.just(RED, DropHazard(at(4, 9)));
    assert_eq!(scene.face(4, 9).unwrap().face, None);
    assert!(scene.state.open.looked.is_empty(), "nobody has seen it");
    assert_eq!(scene.asked(), Some(BLUE));
}

/// EA-6.4
#[test]
fn a_tow_cable_moves_another_operable_car_one_space_ahead_for_nothing() {
    let scene = || road(Command::TowCable).car(RM, 3, 8).car(RS, 3, 2).car(RL, 2, 12);
    let mut towed = scene().damaged(RL, &[Damage::Dent, Damage::Blast]);
    uses(&mut towed, RM, 1, Command::TowCable, 4);
    towed.refuses(RED, TowCable { car: RM, direction: F }, "EA-6.4");
    towed.refuses(RED, TowCable { car: RL, direction: F }, "EA-6.4");
    towed.refuses(RED, TowCable { car: RS, direction: B }, "EA-6.4");
    towed.does(RED, TowCable { car: RS, direction: FL }).stands(RS, 2, 3);
    assert_eq!((towed.moves(), towed.step()), (1, Step::Drive), "then the assigned car moves");
    assert_eq!(towed.state.open.cars[RS.car_index().unwrap()].die, None, "it uses up nothing");
    // Without another car there is nothing to act on.
    let mut alone = road(Command::TowCable).gone(&[RS, RL]).car(RM, 3, 8);
    alone.does(RED, Assign { car: RM, die: 1 });
    alone.refuses(RED, Action::Command { command: Command::TowCable, die: 4 }, "TR-8.3");
    // It meets what is there, and mud costs nothing.
    let mut mined = hidden(scene(), 3, 3, Hazard::Mine);
    uses(&mut mined, RM, 1, Command::TowCable, 4);
    mined.rolls(RED, TowCable { car: RS, direction: F }, &[Draw(Damage::Dent)]);
    assert_eq!(mined.damage(RS), [Damage::Dent]);
}

/// EA-6.5, IX-7.2
#[test]
fn a_radar_shows_the_tokens_up_to_three_spaces_away_to_one_seat_and_discards_one() {
    let mut scene = road(Command::Radar).car(RM, 3, 8);
    for (row, column, hazard) in
        [(3, 11, Hazard::Mine), (3, 12, Hazard::Oil), (0, 9, Hazard::Mud), (0, 11, Hazard::Road)]
    {
        scene = hidden(scene, row, column, hazard);
    }
    uses(&mut scene, RM, 2, Command::Radar, 1);
    // (0,9) is three lanes away and 8½ - 9 along; (3,12) and (0,11) are four steps away.
    let spaces = [at(0, 9), at(3, 11)];
    assert_eq!(scene.legal(RED), [RadarDiscard(spaces[0]), RadarDiscard(spaces[1]), RadarKeep]);
    scene.refuses(RED, RadarDiscard(at(3, 12)), "EA-6.5");
    let own = |scene: &Scene, seat| ThunderRoad::view(&scene.state, Viewer::Seat(seat)).own.unwrap().faces;
    assert_eq!(own(&scene, RED).len(), 2);
    assert!(own(&scene, BLUE).is_empty(), "others only know which tokens were looked at");
    assert_eq!(scene.state.open.looked.len(), 2);
    let mut kept = scene.clone();
    kept.does(RED, RadarKeep);
    assert_eq!(own(&kept, RED).len(), 2, "what was seen stays known");
    scene.does(RED, RadarDiscard(at(3, 11)));
    assert_eq!((scene.face(3, 11), scene.discard(Hazard::Mine)), (None, 1), "it is shown");
    assert!(scene.told.contains(&Event::RadarDiscarded {
        seat: RED,
        space: at(3, 11),
        hazard: Hazard::Mine
    }));
    // With no token in reach there is nothing to act on.
    let mut nothing = hidden(road(Command::Radar).car(RM, 3, 8), 3, 12, Hazard::Mine);
    nothing.does(RED, Assign { car: RM, die: 2 });
    nothing.refuses(RED, Action::Command { command: Command::Radar, die: 1 }, "TR-8.3");
}

/// EA-6.6
#[test]
fn a_ram_plate_makes_the_car_a_size_larger_in_its_first_slam() {
    // Medium against medium: with the plate Red is larger and may roll again.
    let mut scene = road(Command::RamPlate).car(RM, 3, 8).car(BM, 3, 9).car(GM, 3, 11);
    uses(&mut scene, RM, 3, Command::RamPlate, 5);
    scene.rolls(RED, Step(F), &[Bottom, Way(F)]);
    assert!(scene.offers(RED, RerollSlam));
    scene.does(RED, KeepSlam);
    // A large one stays large, and equal sizes give no reroll.
    let mut equal = road(Command::RamPlate).car(RM, 3, 8).car(BIG_BLUE, 3, 9);
    uses(&mut equal, RM, 1, Command::RamPlate, 5);
    equal.rolls(RED, Step(F), &[Bottom, Way(F)]);
    equal.stands(BIG_BLUE, 3, 10);
    let mut large = road(Command::RamPlate).car(RL, 3, 8).car(BIG_BLUE, 3, 9);
    uses(&mut large, RL, 1, Command::RamPlate, 5);
    large.rolls(RED, Step(F), &[Bottom, Way(F)]);
    large.stands(BIG_BLUE, 3, 10);
    // In the second slam of the turn it is what it is: Blue is pushed on Green, then Red is thrown on Blue.
    let mut second = road(Command::RamPlate).car(RM, 3, 8).car(BM, 3, 9).car(GM, 3, 7);
    uses(&mut second, RM, 1, Command::RamPlate, 5);
    second.rolls(RED, Step(F), &[Top, Way(B)]);
    second.does(RED, KeepSlam).stands(RM, 3, 8);
    let mut chain = road(Command::RamPlate).car(RM, 3, 8).car(BM, 3, 9).car(GM, 2, 9);
    uses(&mut chain, RM, 1, Command::RamPlate, 5);
    chain.rolls(RED, Step(F), &[Top, Way(BL)]);
    chain.rolls(RED, KeepSlam, &[Bottom, Way(F)]);
    chain.stands(GM, 2, 10);
}

/// EA-6.6, CD-5.13
#[test]
fn a_ram_plate_counts_after_a_bent_frame() {
    let carnage = Options { carnage: true, ..with_bonus() };
    let mut scene = road_of(carnage, 4, Command::RamPlate).car(RL, 3, 8).car(BS, 3, 9);
    scene = scene.damaged(RL, &[Damage::BentFrame]);
    uses(&mut scene, RL, 1, Command::RamPlate, 5);
    scene.rolls(RED, Step(F), &[Bottom, Way(F)]);
    assert!(scene.offers(RED, RerollSlam), "small by its frame, medium by the plate");
}

/// EA-6.7
#[test]
fn a_quick_fix_takes_the_only_damage_off_the_assigned_car() {
    let mut scene = road(Command::QuickFix).car(RM, 3, 8).damaged(RM, &[Damage::Dent]);
    uses(&mut scene, RM, 1, Command::QuickFix, 4);
    assert!(scene.damage(RM).is_empty());
    assert!(scene.told.contains(&Event::Repaired { car: RM, damage: Damage::Dent }));
    let mut sound = road(Command::QuickFix).car(RM, 3, 8).car(RS, 3, 2).damaged(RS, &[Damage::Dent]);
    sound.does(RED, Assign { car: RM, die: 1 });
    sound.refuses(RED, Action::Command { command: Command::QuickFix, die: 4 }, "TR-8.3");
}

/// EA-6.8, IX-2.6, IX-2.10
#[test]
fn overwatch_lets_the_assigned_car_shoot_before_it_moves_too() {
    let mut scene = road(Command::Overwatch).car(RM, 3, 8).car(BM, 3, 9).car(GM, 2, 10);
    uses(&mut scene, RM, 1, Command::Overwatch, 3);
    scene.rolls(RED, Shoot(BM), &[HIT_L]);
    assert_eq!(scene.step(), Step::Drive);
    scene.does(RED, Step(FL)).does(RED, DeclineBonus);
    assert!(scene.offers(RED, Shoot(GM)), "and after its move");
    let mut first = road(Command::Overwatch).round(1).car(RM, 3, 8).car(BM, 3, 9);
    first.does(RED, Assign { car: RM, die: 1 });
    first.refuses(RED, Action::Command { command: Command::Overwatch, die: 3 }, "IX-2.10");
}

/// EA-6.9, IX-2.4
#[test]
fn off_road_tyres_make_mud_cost_one_and_off_road_count_as_road() {
    let mut mud = road(Command::OffRoadTyres).car(RM, 0, 8);
    uses(&mut mud, RM, 4, Command::OffRoadTyres, 2);
    mud.does(RED, Step(F));
    assert_eq!(mud.moves(), 3, "(0,9) is mud");
    let mut off_road = road(Command::OffRoadTyres).car(RM, 1, 8);
    uses(&mut off_road, RM, 1, Command::OffRoadTyres, 2);
    off_road.does(RED, Step(F));
    assert!(off_road.offers(RED, TakeBonus));
    let carnage = Options { carnage: true, ..with_bonus() };
    let damaged = |card: Damage, row: u8| {
        let scene = road_of(carnage, 4, Command::OffRoadTyres).car(RM, row, 8).damaged(RM, &[card]);
        let mut scene = scene;
        uses(&mut scene, RM, 4, Command::OffRoadTyres, 2);
        scene.does(RED, Step(F));
        scene.moves()
    };
    assert_eq!(damaged(Damage::LooseWheel, 1), 3, "it is road for this car");
    assert_eq!(damaged(Damage::BrokenAxle, 0), 0, "damage beats equipment");
}

/// EA-6.10, IX-3.1
#[test]
fn a_switcheroo_swaps_two_operable_cars_of_one_tile_and_nothing_acts() {
    let mut scene = road(Command::Switcheroo).car(RM, 3, 8).car(RS, 0, 9).car(RL, 3, 2);
    uses(&mut scene, RM, 1, Command::Switcheroo, 6);
    assert_eq!(scene.legal(RED), [Switcheroo { one: RS, other: RM }], "one tile");
    scene.refuses(RED, Switcheroo { one: RM, other: RL }, "EA-6.10");
    scene.does(RED, Switcheroo { one: RS, other: RM }).stands(RM, 0, 9).stands(RS, 3, 8);
    assert_eq!(scene.moves(), 1);
    let mut apart = road(Command::Switcheroo).car(RM, 3, 8).car(RS, 3, 2);
    apart.does(RED, Assign { car: RM, die: 1 });
    apart.refuses(RED, Action::Command { command: Command::Switcheroo, die: 6 }, "TR-8.3");
}

/// IX-2.2, CS-4.2, EA-6.3, CS-5.21
#[test]
fn what_comes_later_after_a_move_may_find_no_space_left() {
    let options = Options { leaders: true, upgrades: true, bonus_commands: true, ..Options::default() };
    let mut scene = Scene::with(["1b", "4a", "5a"], 2, options).swept().leader(RED, Leader::Abigail);
    scene.open().gangs[RED].bonus = Some(Command::DumpCargo);
    scene = scene.car(RM, 3, 8).fitted(RM, Upgrade::MineLayer).dice(RED, &[1, 1]).car(BS, 2, 9).car(BM, 4, 9);
    scene.does(RED, Assign { car: RM, die: 1 });
    scene.does(RED, Action::Command { command: Command::DumpCargo, die: 1 });
    scene.does(RED, SpendToken(Command::Roadblock)).drives(&[F]);
    if scene.offers(RED, DeclineBonus) {
        scene.does(RED, DeclineBonus);
    }
    assert_eq!(scene.legal(RED), [DropHazard(at(3, 8))], "the roadblock comes first, and there is one space");
    scene.just(RED, DropHazard(at(3, 8)));
    assert_eq!(scene.asked(), Some(BLUE), "neither cargo nor mine has a space");
}
