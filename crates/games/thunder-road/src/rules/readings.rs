//! What rules read off the table where a card may bend them. Each of these questions is asked in one place of the rules,
//! and a card that changes an answer has its line here and nowhere else.

use crate::data::{Damage, Direction, Kind, Section, Size, Space, Terrain, VehicleId};
use crate::state::{Drive, Manner, Open};

/// The moves of a move that is about to begin, before the fire die (IX-2.3): what the die, the coast and nitro give, with
/// a die of at most three after a transmission failure (CD-5.6).
pub fn moves(open: &Open, who: VehicleId, drive: &Drive) -> u8 {
    let die = open.car(who).and_then(|car| car.die).filter(|_| drive.manner == Manner::Normal);
    match die {
        Some(die) if open.has(who, Damage::TransmissionFailure) => drive.moves - die.saturating_sub(3),
        _ => drive.moves,
    }
}

/// What flat tyres leave of them, which is a move at least (CD-5.4, CD-5.7, IX-2.3).
pub fn after_flat_tyres(open: &Open, who: VehicleId, moves: u8) -> u8 {
    let flat = open.car(who).map_or(0, |car| car.damage.iter().filter(|it| **it == Damage::FlatTyre).count());
    moves.saturating_sub(flat as u8).max(1)
}

/// The moves that entering ground costs a road vehicle (TR-4.8, IX-2.4): a loose wheel makes off-road slow (CD-5.12), a
/// broken axle makes mud cost all there are (CD-5.15).
pub fn cost(open: &Open, who: VehicleId, terrain: Terrain) -> u8 {
    match terrain {
        Terrain::OffRoad if open.has(who, Damage::LooseWheel) => 2,
        Terrain::Mud if open.has(who, Damage::BrokenAxle) => u8::MAX,
        _ => terrain.cost(),
    }
}

/// Whether a road vehicle that moves on its own may choose a direction of the front arc (CD-5.8, CD-5.9).
pub fn steers(open: &Open, who: VehicleId, direction: Direction) -> bool {
    match direction {
        Direction::FrontRight => !open.has(who, Damage::PullsLeft),
        Direction::FrontLeft => !open.has(who, Damage::PullsRight),
        _ => true,
    }
}

/// How big a road vehicle is in a slam (TR-10.4); with a bent frame small (CD-5.13).
pub(crate) fn slam_size(open: &Open, who: VehicleId) -> Size {
    if open.has(who, Damage::BentFrame) { Size::Small } else { who.size() }
}

/// Whether a road vehicle may use nitro and the road die (CD-5.16).
pub(crate) fn has_injector(open: &Open, who: VehicleId) -> bool {
    !open.has(who, Damage::CloggedInjector)
}

/// Whether commands can be used in a turn in which a road vehicle is assigned (CD-5.14).
pub(crate) fn has_radio(open: &Open, who: VehicleId) -> bool {
    !open.has(who, Damage::DeadRadio)
}

/// Whether the guns of a road vehicle work (CD-5.10).
pub(crate) fn has_guns(open: &Open, who: VehicleId) -> bool {
    !open.has(who, Damage::JammedGuns)
}

/// The spaces into which a road vehicle shoots: its front arc (TR-11.3), of which a shattered windshield leaves what lies
/// straight ahead (CD-5.5); the rig's rear arc too (BR-3.9, BR-6.1).
pub(crate) fn reach(open: &Open, who: VehicleId) -> impl Iterator<Item = Space> + use<> {
    const BEHIND: [Direction; 3] = [Direction::RearLeft, Direction::Rear, Direction::RearRight];
    let front = open.space_of(who);
    let only_ahead = open.has(who, Damage::ShatteredWindshield);
    let is_rig = who.kind() == Kind::Section;
    let rear = if is_rig { open.space_of(VehicleId::section(Section::Rear)) } else { None };
    let ahead = arc(front).filter(move |(way, _)| !only_ahead || *way == Direction::Front);
    let behind = BEHIND.into_iter().filter_map(move |way| rear?.neighbour(way));
    ahead.map(|(_, space)| space).chain(behind)
}

/// The spaces of the front arc of a space; it ends at the edges of the board (TR-11.4).
pub(crate) fn arc(from: Option<Space>) -> impl Iterator<Item = (Direction, Space)> {
    Direction::ARC.into_iter().filter_map(move |way| Some((way, from?.neighbour(way)?)))
}
