//! EA-2: road conditions.

use super::carnage::hidden;
use super::scene::*;
use crossroads_engine::{Game, Quick, Silent};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::data::{AmmoDeck, Condition, RigCommand, Section};
use crossroads_thunder_road::setup::Options;

fn with_conditions() -> Options {
    Options { road_conditions: true, ..Options::default() }
}

/// Four car crews on 1a, 2b and 3a without any token, and this card beside the middle tile.
fn road(condition: Condition) -> Scene {
    road_of(4, with_conditions(), Some(condition))
}

fn road_of(seats: u8, options: Options, condition: Option<Condition>) -> Scene {
    let mut scene = Scene::with(["1a", "2b", "3a"], seats, options);
    scene.state.open.road = Road::bare(scene.state.open.road.tiles, options.carnage);
    scene.state.hidden.faces.clear();
    scene.open().conditions.cards = [None, condition, None];
    scene
}

/// The same table without a card.
fn plain_road() -> Scene {
    road_of(4, with_conditions(), None)
}

/// EA-1.1, EA-2.1
#[test]
fn the_tiles_of_setup_but_the_first_have_a_card_of_eight() {
    assert_eq!(Condition::ALL.len(), 8);
    for number in 0..40 {
        let state = ThunderRoad::setup(&with_conditions(), 4, &mut Quick::new(number), &mut Silent);
        let [rear, middle, lead] = state.open.conditions.cards;
        assert!(rear.is_none(), "none beside the starting tile");
        assert!(middle.is_some() && lead.is_some() && middle != lead);
        assert_eq!(state.open.conditions.deck.len(), 6);
    }
    let without = ThunderRoad::setup(&Options::default(), 4, &mut Quick::new(1), &mut Silent);
    assert_eq!(without.open.conditions.cards, [None; 3]);
}

/// EA-2.1, EA-2.2
#[test]
fn a_new_tile_gets_a_card_and_the_card_of_the_removed_tile_is_discarded() {
    let cards = [Some(Condition::Downpour), Some(Condition::Tailwind), Some(Condition::NoFlyZone)];
    let scene = || {
        let mut scene = plain_road().car(RM, 3, 23).car(BM, 3, 12).stack(&["1b", "4a"]);
        scene.open().conditions.cards = cards;
        scene
    };
    let mut advanced = scene();
    advanced.open().conditions.deck = AmmoDeck(1 << Condition::Minefield as u8);
    advanced.assigns(RM, 1).just(RED, Step(F));
    // Side 1b comes back as a new tile and gets a card like any other.
    assert_eq!(advanced.tiles()[2], "1b");
    let [rear, middle, lead] = advanced.state.open.conditions.cards;
    assert_eq!((rear, middle, lead), (cards[1], cards[2], Some(Condition::Minefield)));
    assert!(advanced.state.open.conditions.deck.is_empty());
    // From an empty deck the discard is drawn, and no card that lies.
    for number in 0..60 {
        let mut rebuilt = scene();
        rebuilt.open().conditions.deck = AmmoDeck(0);
        rebuilt.assigns(RM, 1);
        let mut chance = Quick::new(number);
        let applied = ThunderRoad::apply(&mut rebuilt.state, RED, Step(F), &mut chance, &mut Silent);
        assert!(applied.is_ok());
        let lead = rebuilt.state.open.conditions.cards[2].unwrap();
        assert!(lead != Condition::Tailwind && lead != Condition::NoFlyZone);
        assert_eq!(rebuilt.state.open.conditions.deck.len(), 5);
    }
}

/// EA-2.2, EA-2.3
#[test]
fn on_fresh_asphalt_off_road_counts_as_road() {
    let mut scene = road(Condition::FreshAsphalt).car(RM, 1, 8);
    scene.assigns(RM, 2).drives(&[F, F]).stands(RM, 1, 10);
    assert!(scene.offers(RED, TakeBonus));
    let mut plain = plain_road().car(RM, 1, 8);
    plain.assigns(RM, 2).drives(&[F, F]);
    assert!(!plain.offers(RED, TakeBonus));
    // Off the tile the card does nothing: (0,3) of the starting tile is mud, (0,2) off-road.
    let mut beside = road(Condition::FreshAsphalt).car(RM, 0, 6);
    beside.assigns(RM, 1).drives(&[F]);
    assert!(!beside.offers(RED, TakeBonus));
    // Mud stays mud.
    assert_eq!(scene.state.open.terrain(at(0, 9)), Terrain::Mud);
}

/// EA-2.4
#[test]
fn in_a_downpour_road_counts_as_off_road_tokens_and_oil_too() {
    let mut scene = road(Condition::Downpour).car(RM, 3, 8);
    scene.assigns(RM, 2).drives(&[F, F]).stands(RM, 3, 10);
    assert!(!scene.offers(RED, TakeBonus));
    let mut plain = plain_road().car(RM, 3, 8);
    plain.assigns(RM, 2).drives(&[F, F]);
    assert!(plain.offers(RED, TakeBonus));
    let mut tokens = road(Condition::Downpour);
    tokens.open().road.ground.show(at(1, 9), Hazard::Road);
    tokens.open().road.ground.show(at(1, 10), Hazard::Oil);
    assert_eq!(tokens.state.open.terrain(at(1, 9)), Terrain::OffRoad);
    assert_eq!(tokens.state.open.terrain(at(1, 10)), Terrain::OffRoad);
}

/// EA-2.5
#[test]
fn nobody_shoots_out_of_a_sandstorm_or_into_one() {
    let mut into = road(Condition::Sandstorm).car(RM, 2, 6).car(BS, 2, 8).car(GS, 1, 7);
    into.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus);
    assert!(into.offers(RED, Shoot(GS)));
    into.refuses(RED, Shoot(BS), "EA-2.5");
    let out_of = |condition| {
        let mut scene = road(condition).car(RM, 3, 14).car(BS, 3, 16);
        scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus);
        scene.offers(RED, Shoot(BS))
    };
    assert!(!out_of(Condition::Sandstorm) && out_of(Condition::Minefield));
    // A chopper over that tile does not shoot either.
    let chopper = |condition| {
        let mut scene = road(condition).car(RM, 3, 1).car(BS, 3, 16);
        scene.does(RED, Assign { car: RM, die: 1 });
        scene.does(RED, Action::Command { command: Command::Airstrike, die: 2 });
        scene.does(RED, PlaceChopper(at(3, 15)));
        scene.offers(RED, ChopperShot(BS))
    };
    assert!(!chopper(Condition::Sandstorm) && chopper(Condition::Downpour));
}

/// EA-2.5, IX-6.6
#[test]
fn for_a_sandstorm_the_rig_is_where_its_front_section_is() {
    let options = Options { big_rig: true, ..with_conditions() };
    let scene = |front: u8| {
        let mut scene = road_of(3, options, Some(Condition::Sandstorm)).car(RM, 3, 5).car(GS, 3, 7);
        scene.open().put(GS, Place::Gone);
        for (section, behind) in [(Section::Front, 0), (Section::Middle, 1), (Section::Rear, 2)] {
            scene = scene.car(VehicleId::section(section), 3, front - behind);
        }
        scene.assigns(RM, 1).drives(&[FL]).does(RED, DeclineBonus);
        scene
    };
    // From (2,6) the arc holds (3,6); the rear section is there in both cases.
    let storm = scene(8);
    assert!(!storm.offers(RED, ShootRig(RigCommand::HazardDropper)), "its front section is in the storm");
    let calm = scene(7);
    assert!(calm.offers(RED, ShootRig(RigCommand::TractionDrive)));
}

/// EA-2.6
#[test]
fn in_a_minefield_a_road_token_is_a_mine_and_is_discarded() {
    let mut scene = hidden(road(Condition::Minefield).car(RM, 3, 8), 3, 9, Hazard::Road);
    scene.assigns(RM, 3).drives_rolling(F, &[Draw(Damage::Dent)]);
    assert_eq!(scene.damage(RM), [Damage::Dent]);
    assert_eq!(scene.face(3, 9), None);
    assert_eq!((scene.discard(Hazard::Road), scene.discard(Hazard::Mine)), (1, 0));
    assert_eq!(scene.asked(), Some(BLUE), "the rest of the move is lost");
    // One that was turned up before the card came stays what it is, and the ground under a mine too.
    let mut shown = road(Condition::Minefield).car(RM, 1, 8);
    shown.open().road.ground.show(at(1, 9), Hazard::Road);
    shown.assigns(RM, 2).drives(&[F]);
    assert_eq!(shown.moves(), 1);
    let mut off_road = hidden(road(Condition::Minefield).car(RM, 1, 8), 1, 9, Hazard::Road);
    off_road.assigns(RM, 3).drives_rolling(F, &[Draw(Damage::Dent)]);
    assert_eq!(off_road.state.open.terrain(at(1, 9)), Terrain::OffRoad);
    // Elsewhere it is a road.
    let mut elsewhere = hidden(plain_road().car(RM, 3, 8), 3, 9, Hazard::Road);
    elsewhere.assigns(RM, 3).drives(&[F]);
    assert_eq!(elsewhere.face(3, 9).unwrap().face, Some(Hazard::Road));
}

/// EA-2.6, BR-4.7
#[test]
fn in_a_minefield_a_road_token_damages_the_rig_once() {
    let options = Options { big_rig: true, ..with_conditions() };
    let rig = GREEN;
    let mut scene = road_of(3, options, Some(Condition::Minefield)).car(RM, 3, 2);
    for (section, column) in [(Section::Front, 8), (Section::Middle, 7), (Section::Rear, 6)] {
        scene = scene.car(VehicleId::section(section), 2, column);
    }
    scene.open().rig.steering = Some(1);
    let mut scene = hidden(scene, 2, 9, Hazard::Road).turn(rig);
    scene.does(rig, RigDie { command: RigCommand::Cowcatcher, die: 2 }).does(rig, Step(F));
    scene.does(rig, DamageRig(RigCommand::HazardDropper));
    assert_eq!((scene.discard(Hazard::Road), scene.moves()), (1, 1), "the rig goes on");
    assert_eq!(scene.face(2, 9), None);
}

/// EA-2.7, IX-2.4
#[test]
fn a_flash_flood_makes_off_road_cost_two_and_not_three() {
    let mut scene = road(Condition::FlashFlood).car(RM, 1, 8);
    scene.assigns(RM, 4).drives(&[F]);
    assert_eq!(scene.moves(), 2);
    // The last move is enough, as for mud.
    scene.drives(&[F]);
    assert_eq!(scene.asked(), Some(BLUE));
    let carnage = Options { carnage: true, ..with_conditions() };
    let flooded = |card| {
        let scene = road_of(4, carnage, Some(Condition::FlashFlood)).car(RM, 1, 8).damaged(RM, &[card]);
        let mut scene = scene;
        scene.assigns(RM, 4).drives(&[F]);
        scene.moves()
    };
    assert_eq!(flooded(Damage::LooseWheel), 2, "two together, not three");
    assert_eq!(flooded(Damage::BrokenAxle), 2, "it is no mud");
    // Road is not flooded.
    let mut on_road = road(Condition::FlashFlood).car(RM, 3, 8);
    on_road.assigns(RM, 4).drives(&[F]);
    assert_eq!(on_road.moves(), 3);
}

/// EA-2.8, IX-2.3
#[test]
fn a_tailwind_gives_one_more_move_to_whoever_starts_there() {
    let mut scene = road(Condition::Tailwind).car(RM, 3, 8);
    scene.assigns(RM, 2);
    assert_eq!(scene.moves(), 3);
    let mut elsewhere = road(Condition::Tailwind).car(RM, 3, 6);
    elsewhere.assigns(RM, 3);
    assert_eq!(elsewhere.moves(), 3, "where the move starts counts");
    let mut coasting = road(Condition::Tailwind).gone(&[RS, RL]).car(RM, 3, 8).moved(RM).coast_turn(RED);
    coasting.does(RED, Coast { car: RM, die: 4 });
    assert_eq!(coasting.moves(), 1);
    let mut waiting = road(Condition::Tailwind);
    waiting.assigns(RM, 2);
    assert_eq!(waiting.moves(), 2, "the starting area is no tile");
}

/// EA-2.9
#[test]
fn no_chopper_is_put_into_a_no_fly_zone() {
    let mut scene = road(Condition::NoFlyZone).car(RM, 3, 1);
    scene.does(RED, Assign { car: RM, die: 1 });
    scene.does(RED, Action::Command { command: Command::Airstrike, die: 2 });
    scene.refuses(RED, PlaceChopper(at(3, 10)), "EA-2.9");
    scene.does(RED, PlaceChopper(at(3, 3)));
}

/// EA-2.10
#[test]
fn between_loose_shoulders_a_slam_pushes_two_spaces_and_each_acts() {
    let mut scene = road(Condition::LooseShoulders).car(RM, 3, 9).car(BM, 3, 10);
    scene.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(F)]);
    scene.stands(BM, 3, 12).stands(RM, 3, 10);
    // What it meets in the first space is resolved before the second.
    let mined = hidden(road(Condition::LooseShoulders).car(RM, 3, 9).car(BM, 3, 10), 3, 11, Hazard::Mine);
    let mut mined = mined;
    mined.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(F), Draw(Damage::SkidFrontLeft)]);
    mined.stands(BM, 2, 13);
    // A vehicle that is gone by then goes no further: (4,11) is impassable.
    let mut gone = road(Condition::LooseShoulders).car(RM, 3, 9).car(BM, 3, 10);
    gone.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(FR)]);
    assert_eq!(gone.fate(BM), Some(Fate::Crashed));
    // The tile of the slam counts, not the one that the vehicle comes to.
    let mut before = road(Condition::LooseShoulders).car(RM, 3, 6).car(BM, 3, 7);
    before.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(F)]);
    before.stands(BM, 3, 8);
    let mut behind = road(Condition::LooseShoulders).car(RM, 3, 14).car(BM, 3, 15);
    behind.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(F)]);
    assert_eq!(behind.space(BM), Some(at(3, 17)), "the second space may be on the next tile");
}

/// EA-2.10, IX-6.4
#[test]
fn loose_shoulders_lengthen_the_way_of_a_bike_too() {
    let options = Options { final_five: true, ..with_conditions() };
    let mut scene = road_of(3, options, Some(Condition::LooseShoulders));
    let bike = VehicleId::bike(0);
    scene = scene.car(RM, 3, 9).car(bike, 3, 10);
    scene.assigns(RM, 1).drives_rolling(F, &[Way(F)]);
    scene.stands(bike, 3, 12);
}

/// CS-5.3, EA-2.10, IX-6.4, TRX-S22
#[test]
fn a_heavy_ram_adds_a_third_space_to_loose_shoulders() {
    let options = Options { upgrades: true, ..with_conditions() };
    let mut scene = Scene::with(["1a", "2a", "3a"], 2, options).swept().car(RM, 3, 9).car(BM, 3, 10);
    scene = scene.fitted(RM, Upgrade::HeavyRam);
    scene.open().conditions.cards = [None, Some(Condition::LooseShoulders), None];
    scene.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(FR)]);
    assert_eq!(scene.fate(BM), Some(Fate::OverSide), "(4,11), (5,11), and over the right edge");
    let mut plain = Scene::with(["1a", "2a", "3a"], 2, options).swept().car(RM, 3, 9).car(BM, 3, 10);
    plain.open().conditions.cards = [None, Some(Condition::LooseShoulders), None];
    plain.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(FR)]);
    plain.stands(BM, 5, 11);
}

/// EA-2.8, IX-2.3
#[test]
fn a_tailwind_adds_to_what_a_die_and_its_caps_give() {
    let carnage = Options { carnage: true, upgrades: true, ..with_conditions() };
    let mut scene = road_of(2, carnage, Some(Condition::Tailwind)).car(RM, 3, 8).dice(RED, &[2, 6]);
    scene = scene.fitted(RM, Upgrade::ExtraArmour);
    scene = scene.damaged(RM, &[Damage::TransmissionFailure, Damage::FlatTyre]);
    scene.open().cars[RM.car_index().unwrap()].inoperable = false;
    scene.does(RED, Assign { car: RM, die: 6 });
    scene.does(RED, Action::Command { command: Command::Nitro, die: 2 });
    assert_eq!(scene.moves(), 5, "3 + 2 + 1 - 1");
}
