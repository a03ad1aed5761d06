//! EA-5: one-shots.

use super::scene::*;
use crossroads_engine::{Game, Quick, Seat, Silent, Viewer};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::data::{OneShot, RigCommand, Section};
use crossroads_thunder_road::setup::Options;
use crossroads_thunder_road::state::{Question, Window};

fn with_one_shots() -> Options {
    Options { one_shots: true, ..Options::default() }
}

/// Three car crews on 1a, 2b and 3a without any token. These seats hold these cards, and nobody else holds one.
fn road(cards: &[(Seat, OneShot)]) -> Scene {
    road_of(with_one_shots(), 3, cards)
}

fn road_of(options: Options, seats: u8, cards: &[(Seat, OneShot)]) -> Scene {
    // Questions about the first road die have gone by.
    let mut scene = Scene::with(["1a", "2b", "3a"], seats, options).swept();
    scene.open().stack.clear();
    for seat in Seat::all(seats) {
        scene.state.hidden.seats[seat].one_shot = None;
        scene.open().gangs[seat].one_shot = false;
    }
    for (seat, card) in cards {
        scene.state.hidden.seats[*seat].one_shot = Some(*card);
        scene.open().gangs[*seat].one_shot = true;
    }
    scene.car(RM, 3, 8)
}

/// Who is asked at which kind of moment.
fn window(scene: &Scene) -> Option<(Window, Seat)> {
    match scene.state.open.question() {
        Some(Question::Window { window, seat }) => Some((window, seat)),
        _ => None,
    }
}

/// EA-1.2, EA-1.3, EA-5.1
#[test]
fn every_seat_is_dealt_a_one_shot_that_only_it_knows_and_it_is_played_at_its_moment() {
    let state = ThunderRoad::setup(&with_one_shots(), 4, &mut Quick::new(3), &mut Silent);
    for seat in Seat::all(4) {
        let own = ThunderRoad::view(&state, Viewer::Seat(seat)).own.unwrap().secret.one_shot;
        assert!(own.is_some() && own == state.hidden.seats[seat].one_shot);
    }
    for card in OneShot::ALL.into_iter().filter(|card| *card != OneShot::AceUpTheSleeve) {
        let mut scene = road(&[(RED, card)]);
        scene.refuses(RED, PlayOneShot(card), "EA-1.4");
        scene.refuses(RED, PlayOneShot(OneShot::AceUpTheSleeve), "EA-1.3");
    }
}

/// EA-5.2
#[test]
fn an_ace_sets_an_unused_die_to_any_value_before_it_is_assigned() {
    let mut scene = road(&[(RED, OneShot::AceUpTheSleeve)]).dice(RED, &[1, 2]);
    scene.does(RED, PlayOneShot(OneShot::AceUpTheSleeve));
    assert_eq!(scene.legal(RED).len(), 10);
    scene.refuses(RED, SetDie { die: 3, value: 6 }, "EA-5.2");
    scene.does(RED, SetDie { die: 1, value: 6 });
    assert_eq!(scene.state.open.gangs[RED].dice.to_vec(), [2, 6]);
    scene.does(RED, Assign { car: RM, die: 6 });
    assert!(scene.state.open.spent.one_shots.contains(OneShot::AceUpTheSleeve as usize));
    let mut late = road(&[(RED, OneShot::AceUpTheSleeve)]).dice(RED, &[1, 2]);
    late.assigns(RM, 1);
    late.refuses(RED, PlayOneShot(OneShot::AceUpTheSleeve), "EA-1.4");
    // A rig die has no more than a three.
    let options = Options { big_rig: true, ..with_one_shots() };
    let rig = road_of(options, 3, &[(GREEN, OneShot::AceUpTheSleeve)]).dice(GREEN, &[1]);
    let mut rig = rig.turn(GREEN);
    rig.does(GREEN, PlayOneShot(OneShot::AceUpTheSleeve));
    assert_eq!(rig.legal(GREEN), [SetDie { die: 1, value: 2 }, SetDie { die: 1, value: 3 }]);
}

/// EA-5.3
#[test]
fn a_hand_brake_stops_the_car_and_slams_in_an_occupied_space() {
    let mut scene = road(&[(RED, OneShot::HandBrake)]);
    scene.assigns(RM, 3).does(RED, Step(F)).does(RED, PlayOneShot(OneShot::HandBrake));
    scene.stands(RM, 3, 9);
    assert_eq!(scene.asked(), Some(BLUE), "the other moves are lost, and the bonus with them");
    let mut over = road(&[(RED, OneShot::HandBrake)]).car(BM, 3, 9).dice(RED, &[3, 4]);
    over.does(RED, Assign { car: RM, die: 4 });
    over.does(RED, Action::Command { command: Command::Drift, die: 3 });
    over.does(RED, Step(F)).does(RED, DriftThrough);
    over.rolls(RED, PlayOneShot(OneShot::HandBrake), &[Bottom, Way(F)]);
    over.stands(BM, 3, 10);
    let mut waiting = road(&[(RED, OneShot::HandBrake)]);
    waiting.assigns(RS, 3);
    waiting.refuses(RED, PlayOneShot(OneShot::HandBrake), "EA-1.4");
}

/// EA-5.3, IX-6.1, IX-6.6
#[test]
fn a_hand_brake_stops_the_rig_without_damage() {
    let options = Options { big_rig: true, ..with_one_shots() };
    let mut scene = road_of(options, 3, &[(GREEN, OneShot::HandBrake)]);
    for (section, column) in [(Section::Front, 12), (Section::Middle, 11), (Section::Rear, 10)] {
        scene = scene.car(VehicleId::section(section), 2, column);
    }
    scene.open().rig.steering = Some(1);
    let mut scene = scene.turn(GREEN);
    scene.does(GREEN, RigDie { command: RigCommand::Cowcatcher, die: 3 }).does(GREEN, Step(F));
    scene.does(GREEN, PlayOneShot(OneShot::HandBrake));
    scene.stands(VehicleId::RIG, 2, 13);
    assert_eq!((scene.state.open.rig.damages(), scene.asked()), (0, Some(RED)));
}

/// EA-1.5, EA-1.7, EA-5.4, IX-2.7, TRX-S24
#[test]
fn all_are_asked_about_the_roll_and_the_target_about_the_hit() {
    let cards = [(RED, OneShot::HandBrake), (BLUE, OneShot::Duck), (GREEN, OneShot::ScrapDrop)];
    let mut scene = road(&cards).car(BIG_BLUE, 3, 10);
    scene.assigns(RM, 1).does(RED, Step(F)).does(RED, DeclineBonus);
    assert_eq!(window(&scene), Some((Window::SecondWind, RED)));
    scene.does(RED, Pass);
    scene.rolls(RED, Shoot(BIG_BLUE), &[HIT_L]);
    for seat in [RED, BLUE, GREEN] {
        assert_eq!(
            window(&scene),
            Some((Window::LoadedDice, seat)),
            "from the seat whose turn it is, clockwise"
        );
        assert_eq!(scene.legal(seat), [Pass, Mute]);
        scene.does(seat, Pass);
    }
    assert_eq!(window(&scene), Some((Window::Duck, BLUE)));
    assert_eq!(scene.legal(BLUE), [PlayOneShot(OneShot::Duck), Pass, Mute]);
    scene.does(BLUE, PlayOneShot(OneShot::Duck));
    assert!(scene.told.contains(&Event::Ducked { who: BIG_BLUE }));
    assert!(scene.damage(BIG_BLUE).is_empty(), "the shot is a final miss");
    assert_eq!(window(&scene), Some((Window::ScrapDrop, RED)), "nobody shoots back, and the turn ends");
}

/// EA-5.4
#[test]
fn a_hit_that_is_not_ducked_does_its_damage_and_a_miss_asks_nobody() {
    let mut scene = road(&[(BLUE, OneShot::Duck)]).car(BM, 3, 10);
    scene.assigns(RM, 1).does(RED, Step(F)).does(RED, DeclineBonus);
    scene.rolls(RED, Shoot(BM), &[HIT_M]);
    scene.does(BLUE, Pass);
    assert_eq!(window(&scene), Some((Window::Duck, BLUE)));
    scene.rolls(BLUE, Pass, &[Draw(Damage::Dent)]);
    assert_eq!(scene.damage(BM), [Damage::Dent]);
    let mut missed = road(&[(BLUE, OneShot::Duck)]).car(BM, 3, 10);
    missed.assigns(RM, 1).does(RED, Step(F)).does(RED, DeclineBonus);
    missed.rolls(RED, Shoot(BM), &[HIT_L]).does(BLUE, Pass);
    assert_eq!(window(&missed), Some((Window::ReturnFire, BLUE)));
    missed.does(BLUE, Pass);
    missed.refuses(BLUE, PlayOneShot(OneShot::Duck), "EA-1.4");
}

/// EA-5.5, IX-2.1
#[test]
fn a_second_wind_gives_one_more_move_after_the_move_and_no_bonus() {
    let mut scene = road(&[(RED, OneShot::SecondWind)]);
    scene.assigns(RM, 1).does(RED, Step(F)).does(RED, DeclineBonus);
    scene.does(RED, PlayOneShot(OneShot::SecondWind));
    assert_eq!((scene.moves(), scene.step()), (1, Step::Drive));
    scene.does(RED, Step(F)).stands(RM, 3, 10);
    assert_eq!(scene.asked(), Some(BLUE), "no bonus follows");
    // Also after losing the rest.
    let mut slammed = road(&[(RED, OneShot::SecondWind)]).car(BM, 3, 9);
    slammed.assigns(RM, 3);
    slammed.rolls(RED, Step(F), &[Bottom, Way(FL)]);
    slammed.does(RED, Pass);
    assert_eq!(window(&slammed), Some((Window::SecondWind, RED)));
    slammed.does(RED, PlayOneShot(OneShot::SecondWind)).does(RED, Step(F)).stands(RM, 3, 10);
}

/// EA-5.6
#[test]
fn return_fire_shoots_at_the_shooter_wherever_it_stands() {
    let mut scene = road(&[(BLUE, OneShot::ReturnFire)]).car(BM, 3, 10);
    scene.assigns(RM, 1).does(RED, Step(F)).does(RED, DeclineBonus);
    scene.rolls(RED, Shoot(BM), &[HIT_L]).does(BLUE, Pass);
    scene.rolls(BLUE, PlayOneShot(OneShot::ReturnFire), &[HIT_M, Draw(Damage::Dent)]);
    assert_eq!(scene.damage(RM), [Damage::Dent], "it stands behind the car that shoots back");
    assert_eq!(scene.asked(), Some(BLUE));
    // A chopper is no car, and an inoperable car shoots at nobody.
    let mut chopper = road(&[(BLUE, OneShot::ReturnFire)]).car(BM, 3, 12);
    chopper.does(RED, Assign { car: RM, die: 1 });
    chopper.does(RED, Action::Command { command: Command::Airstrike, die: 2 });
    chopper.does(RED, PlaceChopper(at(3, 11)));
    chopper.rolls(RED, ChopperShot(BM), &[HIT_L]).does(BLUE, Pass);
    assert_eq!((window(&chopper), chopper.step()), (None, Step::Drive));
    let mut wreck = road(&[(BLUE, OneShot::ReturnFire)]).car(BM, 3, 10).car(BS, 0, 0);
    wreck = wreck.damaged(BM, &[Damage::Dent, Damage::Blast]);
    wreck.assigns(RM, 1).does(RED, Step(F)).does(RED, DeclineBonus);
    wreck.rolls(RED, Shoot(BM), &[HIT_L]).does(BLUE, Pass);
    assert_eq!(window(&wreck), Some((Window::DuctTape, BLUE)), "it is Blue's turn already");
}

/// EA-5.6
#[test]
fn against_the_rig_return_fire_names_a_command_of_any_section_on_the_board() {
    let options = Options { big_rig: true, ..with_one_shots() };
    let mut scene = road_of(options, 3, &[(RED, OneShot::ReturnFire)]).car(RM, 3, 13);
    for (section, column) in [(Section::Front, 11), (Section::Middle, 10), (Section::Rear, 9)] {
        scene = scene.car(VehicleId::section(section), 3, column);
    }
    // The middle section follows the front one; the rear one has no space to follow to.
    scene.open().put(VehicleId::section(Section::Middle), Place::Hanging);
    scene.open().put(VehicleId::section(Section::Rear), Place::Hanging);
    scene.open().rig.steering = Some(1);
    let mut scene = scene.turn(GREEN);
    scene.does(GREEN, RigDie { command: RigCommand::Cowcatcher, die: 1 }).does(GREEN, Step(F));
    scene.rolls(GREEN, Shoot(RM), &[HIT_L]).does(RED, Pass);
    scene.does(RED, PlayOneShot(OneShot::ReturnFire));
    scene.refuses(RED, ShootRig(RigCommand::HazardDropper), "EA-5.6");
    scene.rolls(RED, ShootRig(RigCommand::TractionDrive), &[HIT_L]);
    assert!(!scene.state.open.rig.works(RigCommand::TractionDrive));
}

/// EA-5.7, IX-2.9
#[test]
fn duct_tape_repairs_at_the_start_of_the_turn() {
    let mut scene = road(&[(BLUE, OneShot::DuctTape)]).car(BM, 3, 12).car(BS, 0, 0);
    scene = scene.damaged(BM, &[Damage::Dent, Damage::Blast]);
    scene.assigns(RM, 1).does(RED, Step(F)).does(RED, DeclineBonus);
    assert_eq!(window(&scene), Some((Window::DuctTape, BLUE)));
    scene.does(BLUE, PlayOneShot(OneShot::DuctTape));
    scene.refuses(BLUE, Repair { car: BM, damage: Damage::Dazed }, "EA-5.7");
    scene.does(BLUE, Repair { car: BM, damage: Damage::Blast });
    assert!(scene.offers(BLUE, Assign { car: BM, die: 1 }), "it may be assigned in this turn");
    // Whose cars are sound is not asked.
    let mut sound = road(&[(BLUE, OneShot::DuctTape)]).car(BM, 3, 12);
    sound.assigns(RM, 1).does(RED, Step(F)).does(RED, DeclineBonus);
    assert_eq!(window(&sound), None);
}

/// EA-5.8, IX-2.8
#[test]
fn loaded_dice_roll_all_dice_of_a_roll_again_for_any_seat() {
    let mut scene = road(&[(GREEN, OneShot::LoadedDice)]).car(BM, 3, 9);
    scene.assigns(RM, 1);
    scene.rolls(RED, Step(F), &[Bottom, Way(F)]);
    assert_eq!(window(&scene), Some((Window::LoadedDice, GREEN)));
    scene.rolls(GREEN, PlayOneShot(OneShot::LoadedDice), &[Top, Way(B)]);
    scene.stands(BM, 3, 9).stands(RM, 3, 8);
    assert_eq!(window(&scene), None, "asked once");
    assert!(scene.offers(RED, Shoot(BM)));
    // The one who may by size decides first.
    let mut size = road(&[(GREEN, OneShot::LoadedDice)]).car(BS, 3, 9);
    size.assigns(RM, 1);
    size.rolls(RED, Step(F), &[Bottom, Way(F)]);
    assert!(size.offers(RED, KeepSlam));
    size.does(RED, KeepSlam);
    assert_eq!(window(&size), Some((Window::LoadedDice, GREEN)));
    size.does(GREEN, Mute).stands(BS, 3, 10);
    assert!(size.state.open.gangs[GREEN].muted.contains(Window::LoadedDice));
}

/// EA-5.8, BR-5.2, FF-3.5
#[test]
fn loaded_dice_do_not_touch_slams_with_rig_or_bike() {
    let options = Options { final_five: true, ..with_one_shots() };
    let bike = VehicleId::bike(0);
    let mut scene = road_of(options, 3, &[(BLUE, OneShot::LoadedDice)]).car(bike, 3, 9);
    scene.assigns(RM, 1);
    scene.rolls(RED, Step(F), &[Way(F)]);
    scene.stands(bike, 3, 10);
}

/// EA-5.9
#[test]
fn scrap_is_dropped_next_to_an_own_car_at_the_end_of_the_turn() {
    let mut scene = road(&[(RED, OneShot::ScrapDrop)]);
    scene.assigns(RM, 1).does(RED, Step(F)).does(RED, DeclineBonus).does(RED, Pass);
    assert_eq!(window(&scene), Some((Window::ScrapDrop, RED)));
    scene.does(RED, PlayOneShot(OneShot::ScrapDrop));
    scene.refuses(RED, DropScrap(at(3, 12)), "EA-5.9");
    scene.does(RED, DropScrap(at(3, 10))).stands(WRECK, 3, 10);
    assert_eq!(scene.asked(), Some(BLUE));
}

/// EA-1.5, EA-1.6
#[test]
fn being_asked_tells_nothing_about_a_hand() {
    let asked = |card: OneShot| {
        let mut scene = road(&[(GREEN, card)]).car(BM, 3, 9);
        scene.assigns(RM, 1);
        scene.rolls(RED, Step(F), &[Bottom, Way(F)]);
        scene
    };
    let (one, other) = (asked(OneShot::LoadedDice), asked(OneShot::DuctTape));
    let seen = |scene: &Scene, viewer| ThunderRoad::view(&scene.state, viewer);
    assert_eq!(seen(&one, Viewer::Seat(RED)), seen(&other, Viewer::Seat(RED)));
    assert_eq!(seen(&one, Viewer::Spectator), seen(&other, Viewer::Spectator));
    assert_eq!(other.legal(GREEN), [Pass, Mute]);
    // Once everybody has seen the card, nobody is asked for it any more.
    let mut spent = road(&[(GREEN, OneShot::DuctTape)]).car(BM, 3, 9);
    spent.open().spent.one_shots = spent.state.open.spent.one_shots.with(OneShot::LoadedDice as usize);
    spent.assigns(RM, 1);
    spent.rolls(RED, Step(F), &[Bottom, Way(F)]).stands(BM, 3, 10);
}
