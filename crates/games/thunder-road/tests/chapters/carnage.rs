//! Carnage at Devil's Run: what its scenes share, and CD-1, what it brings.

use super::scene::*;
use crossroads_engine::{Game, Quick, Silent};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::data::{BASE_TILES, FIRE_DIE, FIRST_CARD, FireFace, SIDES};
use crossroads_thunder_road::setup::Options;
use crossroads_thunder_road::state::{all_damage, all_hazards, all_supply};
use std::collections::BTreeSet;

pub const CARNAGE: Options = Options { carnage: true, ..BASE };
const BASE: Options = Options {
    start: crossroads_thunder_road::setup::Start::Random,
    bonus_after_stop: false,
    mud_costs_finder: false,
    fifth_tile: crossroads_thunder_road::setup::FifthTile::FromStart,
    four_wrecks: false,
    all_out: crossroads_thunder_road::setup::AllOut::Furthest,
    carnage: false,
    final_five: false,
    big_rig: false,
    leaders: false,
    upgrades: false,
    cards: false,
    road_conditions: false,
    airstrikes: false,
    bounties: false,
    one_shots: false,
    bonus_commands: false,
};

/// Four car crews on 1a, this tile and 3a, without any token.
pub fn road(middle: &str) -> Scene {
    let mut scene = Scene::with(["1a", middle, "3a"], 4, CARNAGE);
    scene.state.open.road = Road::bare(scene.state.open.road.tiles, true);
    scene.state.hidden.faces.clear();
    scene
}

/// A token that lies face down where the scene says.
pub fn hidden(mut scene: Scene, row: u8, column: u8, hazard: Hazard) -> Scene {
    scene.open().road.ground.lay(at(row, column));
    scene.state.hidden.faces.push((at(row, column), hazard));
    scene
}

/// What the fire die shows.
pub fn fire(face: FireFace) -> Roll {
    Raw(FIRE_DIE.iter().position(|it| *it == face).unwrap() as u32)
}

/// The first card of the deck that is this one.
pub fn card(scene: &Scene, card: Damage) -> Roll {
    let before = scene.state.open.supply.deck.counts().into_iter().take(card.card_index().unwrap());
    Raw(before.map(u32::from).sum())
}

/// Red's mover does without the bonus and shoots, and exactly these dice fall.
pub fn shoots(scene: &mut Scene, target: VehicleId, rolls: &[Roll]) {
    if scene.offers(RED, DeclineBonus) {
        scene.does(RED, DeclineBonus);
    }
    scene.rolls(RED, Shoot(target), rolls);
}

pub fn burns(scene: &Scene, who: VehicleId) -> bool {
    scene.state.open.car(who).unwrap().burning
}

/// CD-1.1
#[test]
fn its_five_tiles_are_shuffled_with_four_of_the_box() {
    let mut met = BTreeSet::new();
    for number in 0..400 {
        let state = ThunderRoad::setup(&CARNAGE, 2, &mut Quick::new(number), &mut Silent);
        let road = &state.open.road;
        assert_eq!(road.tiles[0].tile(), 0, "the first rear tile is a starting tile");
        assert_eq!(road.unknown_tiles.count_ones(), 7);
        met.extend(road.tiles[1..].iter().map(|side| side.0));
    }
    assert_eq!(met, (2..20).collect(), "every side of tiles 2 to 10 can lie");
    let state = ThunderRoad::setup(&BASE, 2, &mut Quick::new(1), &mut Silent);
    assert_eq!(state.open.road.unknown_tiles.count_ones(), 2, "without it they stay in the box");
}

/// CD-1.1
#[test]
fn its_tiles_are_these_and_our_own() {
    let sides = [
        ("6a", ["OOOGGOOO", "OOGMMGOO", "RRGMXGRR", "RRRGGRRR", "OOGOOGOO", "OOOGOOOO"]),
        ("6b", ["OOTTOOOO", "OTOOOTTO", "RRRTRRRR", "RRRRTRRR", "OOTOOOTO", "OXOOTTOO"]),
        ("7a", ["OFOOXOOO", "OOFOOFOO", "RRRFRRRR", "RRRRFRRR", "OOFOOFOO", "OXOOFOOO"]),
        ("7b", ["OXFFOOXX", "OOOOOOOO", "RRRRFRRR", "RRRFRRRR", "OOOOFOOO", "OXOFFOXX"]),
        ("8a", ["OXORRROO", "OORRXRRO", "RRRXXORR", "RROXOORR", "OJOOTOJO", "OOOXOOOO"]),
        ("8b", ["OOXXXOOO", "OOJXOOOO", "RRRJXRRR", "RRRRRRRR", "OOJXOOOO", "OOOOXOOO"]),
        ("9a", ["OOOOSSSO", "OOOSSSOO", "RRRSXORR", "RRRRRRRR", "OSSSOXOO", "SSSOOOXO"]),
        ("9b", ["SSGOOGSS", "OGSSGOGO", "RRRGRRRR", "RRRRGRRR", "OGOSSGOO", "SSOGOOSS"]),
        ("10a", ["MMOOOMMO", "OMMOMMOO", "RRMRRMRR", "RRRMRRRR", "OOMMOOMM", "OMMOOOOM"]),
        ("10b", ["OXOFOOTO", "OOGOXOOO", "RRRMRJRR", "RRRRTRRR", "OSSOXXGO", "OOJOOFOO"]),
    ];
    for (side, (id, rows)) in SIDES[2 * BASE_TILES..].iter().zip(sides) {
        assert_eq!((side.id, side.rows, side.source), (id, rows, "designed"));
        assert!((5..=6).contains(&side.hazards.len()) && !side.is_start);
    }
    assert_eq!(SIDES.len(), 20);
}

/// CD-1.2, CD-1.3
#[test]
fn ten_damage_tokens_and_twenty_two_hazard_tokens_join() {
    let damage = all_damage(&CARNAGE);
    assert_eq!((damage[Damage::Lasting as usize], damage[Damage::OnFire as usize]), (6, 4));
    assert_eq!(damage.iter().sum::<u8>(), 30);
    assert_eq!(all_hazards(&CARNAGE), [6, 6, 6, 4, 4, 5, 4, 5, 4, 2, 2]);
}

/// CD-1.4
#[test]
fn twenty_one_lasting_effects_and_a_fire_die_lie_ready() {
    let deck = all_supply(&CARNAGE).deck;
    assert_eq!(deck.counts(), [2, 2, 2, 1, 1, 2, 1, 2, 2, 1, 1, 2, 1, 1]);
    assert_eq!(deck.counts().iter().sum::<u8>(), 21);
    assert_eq!(Damage::ALL[FIRST_CARD], Damage::ShatteredWindshield);
    let faces = |face| FIRE_DIE.iter().filter(|it| **it == face).count();
    let counted = [FireFace::One, FireFace::Two, FireFace::Out, FireFace::Eliminate].map(faces);
    assert_eq!(counted, [1, 2, 2, 1]);
}
