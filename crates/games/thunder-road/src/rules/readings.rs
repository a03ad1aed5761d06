//! What rules read off the table where a card may bend them. Each of these questions is asked in one place of the rules,
//! and a card that changes an answer has its line here and nowhere else.

use super::ammo::conditions;
use crate::data::{
    Command, Condition, Damage, Direction, Kind, Leader, Section, ShotFace, Size, Space, Terrain, Upgrade,
    VehicleId,
};
use crate::state::{Drive, Manner, Open};
use crossroads_engine::Few;

/// The moves of a move that is about to begin, before the fire die (IX-2.3): what the die, the coast and nitro give, with
/// a die of at most three after a transmission failure (CD-5.6), and one more for a turbocharger, not when coasting (CS-5.15); one
/// more where a tailwind blows (EA-2.8).
pub fn moves(open: &Open, who: VehicleId, drive: &Drive) -> u8 {
    let die = open.car(who).and_then(|car| car.die).filter(|_| drive.manner == Manner::Normal);
    let of_die = match die {
        Some(die) if open.has(who, Damage::TransmissionFailure) => drive.moves - die.saturating_sub(3),
        _ => drive.moves,
    };
    let turbo = drive.manner == Manner::Normal && open.wears(who, Upgrade::Turbocharger);
    let tailwind = drive.manner == Manner::Normal && conditions::of(open, who) == Some(Condition::Tailwind);
    of_die + u8::from(turbo) + u8::from(tailwind)
}

/// Whether a face of the shooting die hits a road vehicle: it names its size (TR-11.6), but slick plating lets the one for any
/// size slip off (CS-5.11).
pub fn hits(open: &Open, target: VehicleId, face: ShotFace) -> bool {
    let slips = || face == ShotFace::Any && open.wears(target, Upgrade::SlickPlating);
    face.hits(target.size()) && !slips()
}

/// The moves that the road die gives: one more with a slipstream kit (CS-5.24).
pub(crate) fn road_die(open: &Open) -> u8 {
    let has_kit = open.turn.mover.is_some_and(|mover| open.wears(mover, Upgrade::SlipstreamKit));
    open.road_die + u8::from(has_kit)
}

/// What flat tyres leave of them, which is a move at least (CD-5.4, CD-5.7, IX-2.3).
pub fn after_flat_tyres(open: &Open, who: VehicleId, moves: u8) -> u8 {
    let flat = open.car(who).map_or(0, |car| car.damage.iter().filter(|it| **it == Damage::FlatTyre).count());
    moves.saturating_sub(flat as u8).max(1)
}

/// The moves that entering ground costs a road vehicle (TR-4.8, IX-2.4): a loose wheel makes off-road slow (CD-5.12), a
/// broken axle makes mud cost all there are (CD-5.15), also with mud tyres, to which it costs one (CS-5.23). A flash
/// flood makes off-road cost what mud does, and not more with a loose wheel (EA-2.7).
pub fn cost(open: &Open, who: VehicleId, space: Space, terrain: Terrain) -> u8 {
    let terrain = counts_as(open, who, terrain);
    let flooded = || open.condition_at(space) == Some(Condition::FlashFlood);
    match terrain {
        Terrain::OffRoad if open.has(who, Damage::LooseWheel) || flooded() => 2,
        Terrain::Mud if open.has(who, Damage::BrokenAxle) => u8::MAX,
        Terrain::Mud if open.wears(who, Upgrade::MudTyres) || has_off_road_tyres(open, who) => 1,
        _ => terrain.cost(),
    }
}

/// Whether a road vehicle drives on off-road tyres in this turn (EA-6.9).
fn has_off_road_tyres(open: &Open, who: VehicleId) -> bool {
    open.works(Command::OffRoadTyres) && open.turn.mover == Some(who)
}

/// What ground is for a road vehicle: last of all, off-road is road for off-road tyres (EA-6.9, IX-2.4).
pub fn counts_as(open: &Open, who: VehicleId, terrain: Terrain) -> Terrain {
    if terrain == Terrain::OffRoad && has_off_road_tyres(open, who) { Terrain::Road } else { terrain }
}

/// Whether a road vehicle that moves on its own may choose a direction of the front arc (CD-5.8, CD-5.9).
pub fn steers(open: &Open, who: VehicleId, direction: Direction) -> bool {
    match direction {
        Direction::FrontRight => !open.has(who, Damage::PullsLeft),
        Direction::FrontLeft => !open.has(who, Damage::PullsRight),
        _ => true,
    }
}

/// How big a road vehicle is in a slam (TR-10.4); with a bent frame small (CD-5.13), and then with a ram plate one size larger
/// in the first slam of the turn (EA-6.6).
pub(crate) fn slam_size(open: &Open, who: VehicleId) -> Size {
    let size = if open.has(who, Damage::BentFrame) { Size::Small } else { who.size() };
    match size {
        _ if !open.works(Command::RamPlate) || open.turn.mover != Some(who) => size,
        Size::Small => Size::Medium,
        Size::Medium | Size::Large => Size::Large,
    }
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
/// straight ahead (CD-5.5); the rig's rear arc too (BR-3.9, BR-6.1). Leaders and upgrades add spaces (IX-2.5).
pub(crate) fn reach(open: &Open, who: VehicleId) -> impl Iterator<Item = Space> + use<> {
    const BEHIND: [Direction; 3] = BEHIND_ARC;
    let front = open.space_of(who);
    let only_ahead = open.has(who, Damage::ShatteredWindshield);
    let is_rig = who.kind() == Kind::Section;
    let rear = if is_rig { open.space_of(VehicleId::section(Section::Rear)) } else { None };
    let ahead = arc(front).filter(move |(way, _)| !only_ahead || *way == Direction::Front);
    let behind = BEHIND.into_iter().filter_map(move |way| rear?.neighbour(way));
    ahead.map(|(_, space)| space).chain(behind).chain(further(open, who, only_ahead))
}

/// The rear arc.
pub(crate) const BEHIND_ARC: [Direction; 3] = [Direction::RearLeft, Direction::Rear, Direction::RearRight];

/// Spaces beyond the front arc into which a car shoots, each once: permissions add up as a set, and a shattered windshield leaves
/// what lies straight ahead (IX-2.5). A line ends at the first road vehicle, also if that is no target (IX-6.5).
fn further(open: &Open, who: VehicleId, only_ahead: bool) -> impl Iterator<Item = Space> + use<> {
    let mut spaces: Few<Space, 12> = Few::default();
    let bends = open.options.leaders || open.options.upgrades;
    if let Some(from) = open.space_of(who).filter(|_| bends && who.kind() == Kind::Car) {
        let mut add = |space: Option<Space>| match space {
            Some(space) if !spaces.contains(&space) => spaces.push(space),
            _ => {}
        };
        if open.wears(who, Upgrade::Turret) && !only_ahead {
            for way in BEHIND_ARC {
                add(from.neighbour(way));
            }
        }
        for way in Direction::ARC.into_iter().filter(|way| !only_ahead || *way == Direction::Front) {
            let (at, distance) = first_along(open, who, from, way);
            if distance > 1 && distance <= range(open, who, way) {
                add(at);
            }
        }
    }
    (0..spaces.len()).map(move |nth| spaces[nth])
}

/// How far a car shoots along a front direction: two ahead by the long arm of the law (CS-4.2), three with a spotter (CS-4.6), two
/// with a long barrel (CS-5.8), three ahead with a rail cannon (CS-5.9).
fn range(open: &Open, who: VehicleId, way: Direction) -> u8 {
    let is_mover = open.turn.mover == Some(who);
    let ahead = way == Direction::Front;
    let ranges = [
        (ahead && is_mover && open.turn_led_by(Leader::Abigail), 2),
        (is_mover && open.works(Command::Spotter), 3),
        (open.wears(who, Upgrade::LongBarrel), 2),
        (ahead && open.wears(who, Upgrade::RailCannon), 3),
    ];
    ranges.into_iter().filter(|(has, _)| *has).map(|(_, range)| range).max().unwrap_or(1)
}

/// The space of the first road vehicle along a direction, and how far it is; none is infinitely far.
fn first_along(open: &Open, who: VehicleId, from: Space, way: Direction) -> (Option<Space>, u8) {
    let (mut at, mut distance) = (from.neighbour(way), 1);
    while let Some(space) = at {
        if open.other_in(space, Some(who)).is_some() {
            return (at, distance);
        }
        (at, distance) = (space.neighbour(way), distance + 1);
    }
    (None, u8::MAX)
}

/// The spaces of the front arc of a space; it ends at the edges of the board (TR-11.4).
pub(crate) fn arc(from: Option<Space>) -> impl Iterator<Item = (Direction, Space)> {
    Direction::ARC.into_iter().filter_map(move |way| Some((way, from?.neighbour(way)?)))
}
