//! EA-3: improved airstrikes.

use super::scene::*;
use crossroads_engine::{Game, Quick, Seat, Silent, Viewer};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::data::{Airstrike, AmmoDeck, RigCommand, Section};
use crossroads_thunder_road::setup::Options;
use crossroads_thunder_road::state::{Question, Window};
use std::collections::BTreeSet;

fn with_airstrikes() -> Options {
    Options { airstrikes: true, ..Options::default() }
}

/// Four car crews on 1a, 2b and 3a without any token; Red holds this card, the others hold others.
fn road(card: Airstrike) -> Scene {
    road_of(with_airstrikes(), 4, card)
}

fn road_of(options: Options, seats: u8, card: Airstrike) -> Scene {
    let mut scene = Scene::with(["1a", "2b", "3a"], seats, options);
    scene.state.open.road = Road::bare(scene.state.open.road.tiles, options.carnage);
    scene.state.hidden.faces.clear();
    let others = Airstrike::ALL.into_iter().filter(|it| *it != card);
    let cards = [card].into_iter().chain(others);
    for (seat, card) in Seat::all(seats).zip(cards) {
        scene.state.hidden.seats[seat].airstrike = Some(card);
    }
    scene.car(RM, 3, 1)
}

/// Red uses an airstrike.
fn strikes(scene: &mut Scene) {
    scene.does(RED, Assign { car: RM, die: 1 });
    scene.does(RED, Action::Command { command: Command::Airstrike, die: 2 });
}

/// Red uses an airstrike, places the chopper there and plays the card.
fn plays(scene: &mut Scene, row: u8, column: u8, card: Airstrike) {
    strikes(scene);
    scene.does(RED, PlaceChopper(at(row, column))).does(RED, PlayAirstrike(card));
}

/// EA-1.1, EA-1.2, EA-1.3
#[test]
fn every_seat_is_dealt_one_card_that_only_it_knows() {
    let mut dealt = BTreeSet::new();
    let all = Options { final_five: true, big_rig: true, ..with_airstrikes() };
    for number in 0..60 {
        let state = ThunderRoad::setup(&all, 6, &mut Quick::new(number), &mut Silent);
        let cards: BTreeSet<_> =
            state.hidden.seats.iter().filter_map(|(_, secret)| secret.airstrike).map(|it| it as u8).collect();
        assert_eq!(cards.len(), 6, "rig and bikes too, one copy of each");
        dealt.extend(cards);
        let own = |viewer| ThunderRoad::view(&state, viewer).own.and_then(|own| own.secret.airstrike);
        for seat in Seat::all(6) {
            assert_eq!(own(Viewer::Seat(seat)), state.hidden.seats[seat].airstrike);
        }
        assert_eq!(own(Viewer::Spectator), None);
    }
    assert_eq!(dealt.len(), 8);
}

/// EA-1.2, EA-1.4, EA-3.1
#[test]
fn a_card_is_played_with_an_airstrike_once_and_leaves_the_game() {
    let mut scene = road(Airstrike::Gunship).car(BM, 3, 10);
    scene.refuses(RED, PlayAirstrike(Airstrike::Gunship), "EA-1.4");
    strikes(&mut scene);
    scene.refuses(RED, PlayAirstrike(Airstrike::Gunship), "EA-1.4");
    scene.does(RED, PlaceChopper(at(3, 11)));
    scene.refuses(RED, PlayAirstrike(Airstrike::DoubleTap), "EA-1.3");
    scene.does(RED, PlayAirstrike(Airstrike::Gunship));
    assert_eq!(scene.state.hidden.seats[RED].airstrike, None);
    assert!(!scene.state.open.gangs[RED].airstrike);
    assert!(scene.state.open.spent.airstrikes.contains(Airstrike::Gunship as usize));
    scene.refuses(RED, PlayAirstrike(Airstrike::Gunship), "EA-1.3");
    assert_eq!(scene.applied, crossroads_engine::Applied::CLOSED, "it is shown and cannot be taken back");
}

/// EA-3.2, EA-3.10
#[test]
fn in_round_one_a_card_that_only_shoots_is_refused() {
    for (card, clause) in [
        (Airstrike::DoubleTap, "EA-3.2"),
        (Airstrike::CarpetRun, "EA-3.2"),
        (Airstrike::Gunship, "EA-3.2"),
        (Airstrike::FlyBy, "EA-1.4"),
    ] {
        let mut scene = road(card).round(1).car(BM, 3, 11).car(GM, 2, 11).car(RS, 4, 11);
        strikes(&mut scene);
        scene.does(RED, PlaceChopper(at(3, 10)));
        scene.refuses(RED, PlayAirstrike(card), clause);
    }
    // A sky hook works in round 1.
    let mut hook = road(Airstrike::SkyHook).round(1).car(BM, 3, 11);
    plays(&mut hook, 3, 10, Airstrike::SkyHook);
}

/// EA-1.5, EA-1.6
#[test]
fn without_a_target_whoever_holds_a_card_is_asked_whether_or_not_it_fits() {
    // Blue's car is behind the chopper: a gunship or a sky hook would change something, a double tap nothing.
    let asked = |card| {
        let mut scene = road(card).car(BM, 3, 9);
        strikes(&mut scene);
        scene.does(RED, PlaceChopper(at(3, 10)));
        scene
    };
    for card in Airstrike::ALL {
        let scene = asked(card);
        let question = Question::Window { window: Window::AfterChopper, seat: RED };
        assert_eq!(scene.state.open.question(), Some(question), "{card:?}");
        let fits =
            matches!(card, Airstrike::Gunship | Airstrike::SkyHook | Airstrike::MineDrop | Airstrike::FlyBy);
        assert_eq!(scene.offers(RED, PlayAirstrike(card)), fits, "{card:?}");
        assert!(scene.offers(RED, Pass) && scene.offers(RED, Mute));
    }
    // Nobody else can tell what is held.
    let seen = |scene: &Scene| ThunderRoad::view(&scene.state, Viewer::Seat(BLUE));
    let (one, other) = (asked(Airstrike::DoubleTap), asked(Airstrike::Gunship));
    let mut other = other;
    other.state.hidden.seats[BLUE] = one.state.hidden.seats[BLUE];
    assert_eq!(seen(&one), seen(&other));
    // Who has no card is not asked, nor who has muted such moments.
    let mut without = road(Airstrike::DoubleTap).car(BM, 3, 9);
    without.state.hidden.seats[RED].airstrike = None;
    without.open().gangs[RED].airstrike = false;
    strikes(&mut without);
    without.does(RED, PlaceChopper(at(3, 10)));
    assert_eq!(without.step(), Step::Drive);
    let mut muted = asked(Airstrike::DoubleTap);
    muted.does(RED, Mute);
    assert!(muted.state.open.gangs[RED].muted.contains(Window::AfterChopper));
    // Where no card that is left would change anything, nobody is asked.
    let mut spent = road(Airstrike::DoubleTap).car(BM, 3, 9);
    spent.open().spent.airstrikes = AmmoDeck::WHOLE.without(Airstrike::DoubleTap as usize);
    strikes(&mut spent);
    spent.does(RED, PlaceChopper(at(3, 10)));
    assert_eq!(spent.step(), Step::Drive);
}

/// EA-3.3
#[test]
fn a_double_tap_shoots_twice_at_the_same_or_another() {
    let mut scene = road(Airstrike::DoubleTap).car(BM, 3, 11).car(GM, 2, 11);
    plays(&mut scene, 3, 10, Airstrike::DoubleTap);
    scene.rolls(RED, ChopperShot(BM), &[HIT_L]);
    assert!(scene.offers(RED, ChopperShot(BM)) && scene.offers(RED, ChopperShot(GM)));
    scene.rolls(RED, ChopperShot(GM), &[HIT_M, Draw(Damage::Dent)]);
    assert_eq!(scene.step(), Step::Drive, "two and no more");
    let mut gone = road(Airstrike::DoubleTap).car(WRECK, 3, 11);
    plays(&mut gone, 3, 10, Airstrike::DoubleTap);
    gone.rolls(RED, ChopperShot(WRECK), &[HIT_ANY]);
    assert_eq!(gone.step(), Step::Drive, "nothing is left to shoot at");
}

/// EA-3.4
#[test]
fn a_carpet_run_shoots_at_everything_ahead_from_left_to_right() {
    let mut scene = road(Airstrike::CarpetRun).car(BM, 3, 11).car(GM, 2, 11).car(RS, 4, 11);
    strikes(&mut scene);
    scene.does(RED, PlaceChopper(at(3, 10)));
    scene.rolls(RED, PlayAirstrike(Airstrike::CarpetRun), &[HIT_L, HIT_M, Draw(Damage::Dent), HIT_L]);
    let shots: Vec<_> = scene
        .told
        .iter()
        .filter_map(|event| match event {
            Event::Shot { target, .. } => Some(*target),
            _ => None,
        })
        .collect();
    assert_eq!(shots, [GM, BM, RS], "own cars too");
    assert_eq!(scene.step(), Step::Drive, "it is the whole shot");
    // One that has left its space is skipped: Green's car is hit, skids into Blue's and pushes it away.
    let mut pushed = road(Airstrike::CarpetRun).car(GM, 2, 11).car(BM, 3, 11);
    strikes(&mut pushed);
    pushed.does(RED, PlaceChopper(at(3, 10)));
    let rolls = [HIT_M, Draw(Damage::SkidFrontRight), Bottom, Way(F)];
    pushed.rolls(RED, PlayAirstrike(Airstrike::CarpetRun), &rolls);
    assert_eq!(pushed.step(), Step::Drive, "Blue's car is not shot at");
    let mut one = road(Airstrike::CarpetRun).car(GM, 2, 11);
    strikes(&mut one);
    one.does(RED, PlaceChopper(at(3, 10)));
    one.refuses(RED, PlayAirstrike(Airstrike::CarpetRun), "EA-1.4");
}

/// EA-3.5, IX-7.1
#[test]
fn a_mine_drop_lays_up_to_two_tokens_ahead_unseen() {
    let mut scene = road(Airstrike::MineDrop).car(BM, 3, 11);
    plays(&mut scene, 3, 10, Airstrike::MineDrop);
    // A car stands on (3,11), and (4,11) is impassable.
    assert_eq!(scene.legal(RED), [DropHazard(at(2, 11)), DropNone]);
    scene.refuses(RED, DropHazard(at(3, 11)), "EA-3.5");
    scene.just(RED, DropHazard(at(2, 11)));
    assert_eq!(scene.face(2, 11).unwrap().face, None);
    assert!(scene.state.open.looked.is_empty(), "nobody has seen it");
    assert!(scene.offers(RED, ChopperShot(BM)), "then it shoots");
    let mut two = road(Airstrike::MineDrop).car(BM, 3, 9);
    plays(&mut two, 2, 9, Airstrike::MineDrop);
    two.just(RED, DropHazard(at(2, 10))).just(RED, DropHazard(at(1, 9)));
    assert_eq!(two.state.hidden.faces.len(), 2);
    let mut none = road(Airstrike::MineDrop).car(BM, 3, 9);
    plays(&mut none, 2, 9, Airstrike::MineDrop);
    none.does(RED, DropNone);
    assert_eq!(none.state.hidden.faces.len(), 0);
}

/// EA-3.6, IX-2.9
#[test]
fn a_field_mechanic_repairs_a_car_beside_the_chopper() {
    let mut scene = road(Airstrike::FieldMechanic).car(RS, 3, 9).car(RL, 3, 14);
    scene = scene.damaged(RS, &[Damage::Dent, Damage::Blast]).damaged(RL, &[Damage::Dazed]);
    plays(&mut scene, 3, 10, Airstrike::FieldMechanic);
    let tokens = [Damage::Dent, Damage::Blast].map(|damage| Repair { car: RS, damage });
    assert_eq!(scene.legal(RED), tokens, "only beside it");
    scene.refuses(RED, Repair { car: RL, damage: Damage::Dazed }, "EA-3.6");
    scene.does(RED, tokens[1]);
    assert!(!scene.is_inoperable(RS));
}

/// EA-3.6, IX-6.6
#[test]
fn a_field_mechanic_repairs_the_section_of_the_rig_that_is_beside_the_chopper() {
    let options = Options { big_rig: true, ..with_airstrikes() };
    let mut scene = road_of(options, 3, Airstrike::DoubleTap);
    for (section, column) in [(Section::Front, 12), (Section::Middle, 11), (Section::Rear, 10)] {
        scene = scene.car(VehicleId::section(section), 2, column);
    }
    scene.state.hidden.seats[GREEN].airstrike = Some(Airstrike::FieldMechanic);
    scene.open().rig.steering = Some(1);
    for command in [RigCommand::HazardDropper, RigCommand::Cowcatcher] {
        scene.open().rig.damage[command.damage_index().unwrap()] = Some(Damage::Minor);
        scene.open().supply.minor -= 1;
    }
    let mut scene = scene.turn(GREEN);
    scene.does(GREEN, RigDie { command: RigCommand::Airstrike, die: 2 });
    scene.does(GREEN, PlaceChopper(at(2, 9))).does(GREEN, PlayAirstrike(Airstrike::FieldMechanic));
    assert_eq!(scene.legal(GREEN), [RepairRig(RigCommand::HazardDropper)]);
    scene.does(GREEN, RepairRig(RigCommand::HazardDropper));
    assert!(scene.state.open.rig.works(RigCommand::HazardDropper));
}

/// EA-3.7
#[test]
fn danger_close_puts_the_chopper_over_an_inoperable_car_or_a_wreck() {
    let mut scene = road(Airstrike::DangerClose).car(BM, 3, 10).car(WRECK, 2, 12).car(GM, 2, 14);
    scene = scene.damaged(BM, &[Damage::Dent, Damage::Blast]);
    strikes(&mut scene);
    scene.refuses(RED, PlaceChopper(at(3, 10)), "TR-8.4");
    scene.does(RED, PlayAirstrike(Airstrike::DangerClose));
    assert!(scene.offers(RED, PlaceChopper(at(2, 12))));
    scene.refuses(RED, PlaceChopper(at(2, 14)), "TR-8.4");
    scene.does(RED, PlaceChopper(at(3, 10)));
    scene.does(RED, Step(F)).does(RED, DeclineBonus);
    assert_eq!(scene.fate(BM), Some(Fate::UnderChopper), "at the end of the turn as usual");
    let mut sound = road(Airstrike::DangerClose).car(GM, 2, 14);
    strikes(&mut sound);
    sound.refuses(RED, PlayAirstrike(Airstrike::DangerClose), "EA-1.4");
}

/// EA-3.8
#[test]
fn a_gunship_shoots_at_all_six_neighbours() {
    let mut scene = road(Airstrike::Gunship).car(BM, 3, 9).car(GM, 2, 11).car(BS, 3, 14);
    strikes(&mut scene);
    scene.does(RED, PlaceChopper(at(3, 10)));
    scene.refuses(RED, ChopperShot(BM), "TR-11.3");
    scene.does(RED, PlayAirstrike(Airstrike::Gunship));
    assert_eq!(scene.legal(RED), [ChopperShot(GM), ChopperShot(BM), ChopperHold]);
    scene.rolls(RED, ChopperShot(BM), &[HIT_L]);
    assert_eq!(scene.step(), Step::Drive, "once");
}

/// EA-3.9, IX-3.1
#[test]
fn a_sky_hook_puts_a_vehicle_on_another_space_beside_the_chopper_and_nothing_acts() {
    let mut scene = road(Airstrike::SkyHook).car(BM, 3, 11).chopper(BLUE, 2, 11);
    plays(&mut scene, 3, 10, Airstrike::SkyHook);
    let spaces: Vec<_> = scene.legal(RED);
    assert!(spaces.contains(&SkyHook { who: BM, space: at(3, 9) }));
    scene.refuses(RED, SkyHook { who: BM, space: at(2, 11) }, "EA-3.9");
    scene.refuses(RED, SkyHook { who: RM, space: at(3, 9) }, "EA-3.9");
    scene.does(RED, SkyHook { who: BM, space: at(3, 9) }).stands(BM, 3, 9);
    assert_eq!(scene.step(), Step::Drive, "the chopper has nothing to shoot at now");
    // From behind into the arc: then there is something to shoot at.
    let mut ahead = road(Airstrike::SkyHook).car(BM, 3, 9);
    plays(&mut ahead, 3, 10, Airstrike::SkyHook);
    ahead.does(RED, SkyHook { who: BM, space: at(3, 11) });
    assert!(ahead.offers(RED, ChopperShot(BM)));
}

/// EA-3.9, IX-6.1
#[test]
fn a_sky_hook_leaves_the_rig_alone() {
    let options = Options { big_rig: true, ..with_airstrikes() };
    let mut scene = road_of(options, 3, Airstrike::SkyHook);
    for (section, column) in [(Section::Front, 11), (Section::Middle, 10), (Section::Rear, 9)] {
        scene = scene.car(VehicleId::section(section), 2, column);
    }
    strikes(&mut scene);
    scene.does(RED, PlaceChopper(at(3, 10)));
    scene.refuses(RED, PlayAirstrike(Airstrike::SkyHook), "EA-1.4");
}

/// EA-3.10
#[test]
fn after_a_fly_by_the_chopper_is_elsewhere_and_does_not_shoot_there() {
    let mut scene = road(Airstrike::FlyBy).car(BM, 3, 11).car(GM, 3, 15);
    plays(&mut scene, 3, 10, Airstrike::FlyBy);
    scene.rolls(RED, ChopperShot(BM), &[HIT_L]);
    scene.refuses(RED, PlaceChopper(at(3, 15)), "TR-8.4");
    let mut stays = scene.clone();
    stays.does(RED, Pass);
    assert_eq!(stays.state.open.gangs[RED].chopper, Some(at(3, 10)));
    scene.does(RED, PlaceChopper(at(3, 14)));
    assert_eq!((scene.state.open.gangs[RED].chopper, scene.step()), (Some(at(3, 14)), Step::Drive));
    // Also if the shot was not taken.
    let mut held = road(Airstrike::FlyBy).car(BM, 3, 11);
    plays(&mut held, 3, 10, Airstrike::FlyBy);
    held.does(RED, ChopperHold);
    assert!(held.offers(RED, PlaceChopper(at(3, 14))));
}

/// EA-1.8
#[test]
fn the_card_of_a_player_who_is_out_leaves_the_game_unseen() {
    let mut scene = road(Airstrike::DoubleTap).car(BM, 3, 3).gone(&[BS, BIG_BLUE]);
    scene = scene.damaged(BM, &[Damage::Dent]);
    scene.assigns(RM, 1).does(RED, Step(F)).does(RED, DeclineBonus);
    scene.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Dent)]);
    assert!(!scene.is_in(BLUE));
    assert!(!scene.state.open.gangs[BLUE].airstrike);
    assert_eq!(scene.state.hidden.seats[BLUE].airstrike, None);
    assert_eq!(scene.state.open.spent.airstrikes, AmmoDeck(0), "nobody has seen it");
}
