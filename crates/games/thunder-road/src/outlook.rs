//! What a seat that is asked can see coming: how far its cars get, what waits there, and the odds. For a page that
//! wants to say it before the player commits, and for bots; worked out from what everybody sees, it changes nothing.

use crate::actions::{asked, can_be_assigned, can_coast, distinct_dice};
use crate::data::{
    COLUMNS, Command, Direction, Ground, Hazard, HazardCounts, Kind, Point, RIG_DAMAGEABLE, ROWS, RigCommand,
    SHOOTING_DIE, SLAM_DIE, SlamFace, Space, Terrain, VehicleId,
};
use crate::rules::{movement, readings, rig, shooting, slams};
use crate::state::{Drive, Frame, Manner, Open, Place, Question, Roll, Way, all_hazards};
use crossroads_engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The longest move: a six, a nitro of three, and two of the fire die.
pub const MOST_MOVES: u8 = 11;

/// What a seat can see coming.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Outlook {
    /// Where the cars that could drive now would get.
    pub reach: Vec<Reach>,
    /// What waits at each step that is offered, or to which the cowcatcher may shove.
    pub steps: Vec<Ahead>,
    /// The odds of each shot that is offered.
    pub shots: Vec<Shot>,
    /// What the slam dice as they lie would do.
    pub slam: Option<Push>,
    /// How many of each kind are among the tokens that nobody has seen, in the order of [`Hazard::ALL`].
    pub unseen: HazardCounts,
}

/// Where a car would get if nobody else moved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Reach {
    /// The car.
    pub car: VehicleId,
    /// Every point where its way can end.
    pub ends: Vec<End>,
    /// The moves that a die of each value from one to six would give it, a bit each: before the move begins, cards and the
    /// fire die have their say (IX-2.3).
    pub of_die: [u16; 6],
}

/// A step that is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Ahead {
    /// The point that it leads to.
    pub to: Point,
    /// What waits there, or where it comes to rest if it slides on over glass.
    pub meets: Meets,
    /// Whether it slides on (CD-2.4).
    pub slides: bool,
}

/// A point where a way can end: the moves are used up there, or something happens before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct End {
    /// Where; beyond an edge if the way leads off the board.
    pub to: Point,
    /// The moves with which the way can end here, a bit each: bit 3 stands for three moves. Only those that the dice
    /// of the seat allow.
    pub with: u16,
    /// What waits there.
    pub meets: Meets,
}

/// What waits at a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Meets {
    /// Nothing.
    Nothing,
    /// A chopper: who is here at the end of a turn is eliminated (TR-15.2).
    Chopper,
    /// A token that lies face down.
    Unknown,
    /// Oil.
    Oil,
    /// Sludge: the move ends here (CD-2.3).
    Sludge,
    /// A ramp, from straight behind: a jump that nobody knows the length of (CD-2.8).
    Jump,
    /// A ramp from any other side: the end of the car (CD-2.10).
    OffRamp,
    /// Fire: the car burns and goes on (CD-2.12).
    Fire,
    /// Something that damages the rig, which goes on (BR-4.1).
    Damage,
    /// A road vehicle to slam into.
    Slam {
        /// Which.
        with: VehicleId,
        /// How it can end.
        odds: SlamOdds,
    },
    /// Impassable ground: the end of the car.
    Crash,
    /// A side or rear edge: the end of the car.
    Edge,
    /// The front edge: the board advances.
    Advance,
    /// The finish line.
    Finish,
}

/// How a slam can end at once, of 36 throws of both dice. It may go on from where a vehicle is pushed to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct SlamOdds {
    /// The one that came in is pushed.
    pub top_moves: u8,
    /// The one that came in is pushed over an edge or into impassable ground.
    pub top_out: u8,
    /// The one that was there is.
    pub bottom_out: u8,
    /// Who may roll again (TR-10.4).
    pub reroll: Option<Seat>,
    /// Whether the owner of two bikes says which of them moves (FF-3.6).
    pub by_owner: bool,
}

/// The odds of a shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Shot {
    /// At what.
    pub target: VehicleId,
    /// At which command of a section (BR-6.3).
    pub aim: Option<RigCommand>,
    /// The faces of six that hit.
    pub hits: u8,
}

/// Where a slam pushes a road vehicle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Push {
    /// Which.
    pub who: VehicleId,
    /// Where to.
    pub to: Point,
    /// What waits there.
    pub meets: Meets,
    /// The odds of rolling again.
    pub again: SlamOdds,
}

/// What the seat that is asked can see coming; `None` if nobody is.
pub fn outlook(open: &Open) -> Option<Outlook> {
    let seat = asked(open)?;
    let reach = |car| Reach {
        car,
        ends: ends(open, car, possible_moves(open, seat, car)),
        of_die: std::array::from_fn(|die| of_die(open, car, die as u8 + 1)),
    };
    Some(Outlook {
        reach: drivers(open, seat).map(reach).collect(),
        steps: steps(open),
        shots: shots(open),
        slam: slam_as_it_lies(open),
        unseen: unseen(open),
    })
}

/// The hazard tokens that nobody has seen: those of the pile, and those that lie or were discarded face down (TR-2.13).
pub fn unseen(open: &Open) -> HazardCounts {
    let mut counts = all_hazards(&open.options);
    let shown = open.road.tokens().filter_map(|token| token.face);
    let acting = open.stack.iter().filter_map(|work| match work.frame {
        Frame::UseUp { hazard, .. } => Some(hazard),
        _ => None,
    });
    for hazard in shown.chain(acting) {
        counts[hazard as usize] = counts[hazard as usize].saturating_sub(1);
    }
    for (count, seen) in counts.iter_mut().zip(open.road.discard) {
        *count = count.saturating_sub(seen);
    }
    counts
}

/// The cars a seat could drive now: the mover, or whoever can get a die; of two bikes both.
fn drivers(open: &Open, seat: Seat) -> impl Iterator<Item = VehicleId> {
    let question = open.question();
    open.vehicles(seat).filter(move |car| match question {
        Some(Question::Assign) => can_be_assigned(open, *car),
        Some(Question::Coast) => can_coast(open, *car),
        Some(Question::RigDie) => *car == VehicleId::RIG,
        Some(Question::Second) => {
            open.turn.mover == Some(*car) || can_be_assigned(open, *car) || can_coast(open, *car)
        }
        Some(Question::FirstBike) => {
            open.turn.mover == Some(*car) || open.turn.second.is_some_and(|second| second.who == *car)
        }
        Some(
            Question::Command
            | Question::PlaceChopper
            | Question::ChopperShot
            | Question::Repair
            | Question::RigRepair { .. }
            | Question::Respawn
            | Question::Drive
            | Question::RoadBonus,
        ) => open.turn.mover == Some(*car) && open.turn.seat == seat,
        Some(
            Question::Steer
            | Question::DropHazard
            | Question::Shoot
            | Question::Drift { .. }
            | Question::Reroll { .. }
            | Question::GiveWay { .. }
            | Question::Shove { .. }
            | Question::RigDamage,
        )
        | None => false,
    })
}

/// The numbers of moves that can come of what is asked for a car, a bit each. Before the move begins, cards and the fire
/// die have their say (IX-2.3).
fn possible_moves(open: &Open, seat: Seat, car: VehicleId) -> u16 {
    let drive = &open.turn.drive;
    let dice = distinct_dice(open, seat);
    let of_dice = || dice.iter().fold(0, |bits, die| bits | departing(open, car, *die, *die, Manner::Normal));
    let lies = open.car(car).and_then(|car| car.die).unwrap_or(0);
    let given = |moves| departing(open, car, moves, lies, drive.manner);
    let with_nitro = || {
        let crew = open.crew(seat);
        let nitro = dice.iter().filter(|die| crew.takes(Command::Nitro, **die));
        let may = !open.gangs[seat].commanded && drive.manner == Manner::Normal;
        nitro.filter(|_| may).fold(given(drive.moves), |bits, die| bits | given(drive.moves + die))
    };
    match open.question() {
        Some(Question::Assign) => of_dice(),
        Some(Question::RigDie) => dice.iter().fold(0, |bits, die| bits | 1 << die),
        Some(Question::Second) if open.turn.mover == Some(car) => with_nitro(),
        Some(Question::Second) if can_be_assigned(open, car) => of_dice(),
        Some(Question::Coast | Question::Second) => departing(open, car, 1, 1, Manner::Coasting),
        Some(Question::FirstBike) => {
            let second = open.turn.second.filter(|second| second.who == car);
            second
                .map_or_else(|| given(drive.moves), |it| departing(open, car, it.moves, it.moves, it.manner))
        }
        Some(Question::Command) => with_nitro(),
        Some(Question::RoadBonus) => 1 << open.road_die,
        Some(Question::Drive) => 1 << drive.moves,
        _ => given(drive.moves),
    }
}

/// The moves with which a move can begin that has been given so many, with this die.
fn departing(open: &Open, car: VehicleId, moves: u8, die: u8, manner: Manner) -> u16 {
    let mut with_die = *open;
    if let Some(car) = with_die.car_mut(car) {
        car.die = Some(die);
    }
    let moves = readings::moves(&with_die, car, &Drive { moves, manner, ..Drive::default() });
    let burns = open.car(car).is_some_and(|car| car.burning);
    let more = if burns { 2 } else { 0 };
    (0..=more).fold(0, |bits, more| bits | 1 << readings::after_flat_tyres(open, car, moves + more))
}

/// The moves with which a car can begin that gets a die of this value now.
fn of_die(open: &Open, car: VehicleId, die: u8) -> u16 {
    match car.kind() {
        Kind::Section => 1 << die,
        _ if can_be_assigned(open, car) => departing(open, car, die, die, Manner::Normal),
        _ => departing(open, car, 1, 1, Manner::Coasting),
    }
}

/// What waits at each step of the mover (TR-9.2, TR-9.6), or beside what the cowcatcher shoves (BR-8.10).
fn steps(open: &Open) -> Vec<Ahead> {
    let ahead = |who: VehicleId, to: Point, way: Direction| {
        let mut rest = to;
        while slides(open, who, rest) {
            rest = rest.step(way);
        }
        Ahead { to, meets: meets(open, who, rest, Way::step(way)), slides: rest != to }
    };
    let beside =
        |who: VehicleId, way: Direction| Some(ahead(who, open.space_of(who)?.point().step(way), way));
    match (open.question(), open.turn.mover) {
        (Some(Question::Drive), Some(mover)) if open.place(mover) == Place::Waiting => {
            let lanes = (0..ROWS).map(|row| Point { row: row as i8, column: 0 });
            lanes.map(|to| ahead(mover, to, Direction::Front)).collect()
        }
        (Some(Question::Drive), Some(mover)) => {
            movement::ways(open).filter_map(|way| beside(mover, way)).collect()
        }
        (Some(Question::Shove { who }), _) => rig::ASIDE.iter().filter_map(|way| beside(who, *way)).collect(),
        _ => Vec::new(),
    }
}

/// Whether a road vehicle that comes to a point slides on over glass (CD-2.4); the rig crushes it (IX-4.1).
fn slides(open: &Open, who: VehicleId, to: Point) -> bool {
    let Ground::Space(space) = to.ground() else { return false };
    let is_hidden = open.token(space).is_some_and(|token| token.face.is_none());
    open.terrain(space) == Terrain::Glass && !is_hidden && who.kind() != Kind::Section
}

fn shots(open: &Open) -> Vec<Shot> {
    let by = match open.question() {
        Some(Question::ChopperShot) => None,
        Some(Question::Shoot) => open.turn.mover,
        _ => return Vec::new(),
    };
    let odds = |aim: shooting::Aim| {
        let target = aim.target();
        let hits = SHOOTING_DIE.iter().filter(|face| face.hits(target.size())).count();
        Shot { target, aim: aim.command(), hits: hits as u8 }
    };
    shooting::targets(open, by).map(odds).collect()
}

fn slam_as_it_lies(open: &Open) -> Option<Push> {
    let (top, bottom, moves, direction) = match open.question()? {
        Question::Reroll { roll: Roll::Slam { top, bottom, moves, direction }, .. } => {
            (top, bottom, moves, direction)
        }
        Question::GiveWay { top, bottom, direction } => (top, bottom, SlamFace::Bottom, direction),
        _ => return None,
    };
    let who = match moves {
        SlamFace::Top => top,
        SlamFace::Bottom => bottom,
    };
    let space = open.space_of(who)?;
    let to = space.point().step(direction);
    let meets = meets(open, who, to, Way::step(direction));
    Some(Push { who, to, meets, again: slam_odds(open, space, top, bottom) })
}

/// What waits for a road vehicle at a point if it comes there this way.
pub fn meets(open: &Open, who: VehicleId, to: Point, way: Way) -> Meets {
    let space = match to.ground() {
        Ground::OverSide | Ground::OverRear => return Meets::Edge,
        Ground::OverFront if open.road.is_final => return Meets::Finish,
        Ground::OverFront => return Meets::Advance,
        Ground::Space(space) => space,
    };
    let is_rig = who.kind() == Kind::Section;
    let face = open.token(space).map(|token| token.face);
    let ground = match (open.terrain(space), face) {
        // Impassable ground comes before a token; glass is for whoever follows the way.
        (Terrain::Impassable, _) => Meets::Crash,
        (_, Some(None)) => Meets::Unknown,
        (_, Some(Some(Hazard::Oil))) => Meets::Oil,
        (Terrain::Sludge, _) => Meets::Sludge,
        (Terrain::Ramp, _) if way == Way::step(Direction::Front) => Meets::Jump,
        (Terrain::Ramp, _) => Meets::OffRamp,
        (Terrain::Fire, _) => Meets::Fire,
        _ => Meets::Nothing,
    };
    let is_harmless = matches!(ground, Meets::Nothing | Meets::Unknown | Meets::Fire);
    let ends_here = match ground {
        Meets::Nothing | Meets::Fire | Meets::Sludge => false,
        _ => !is_rig || ground == Meets::Unknown,
    };
    if ends_here {
        return ground;
    }
    if let Some(with) = open.other_in(space, Some(who)) {
        return Meets::Slam { with, odds: slam_odds(open, space, who, with) };
    }
    let glass = is_rig && open.terrain(space) == Terrain::Glass;
    if is_rig && (glass || !is_harmless || ground == Meets::Fire) {
        return if rig_hits(open) > 0 { Meets::Damage } else { Meets::Crash };
    }
    let is_under_chopper = open.gangs.iter().any(|(_, gang)| gang.chopper == Some(space));
    match ground {
        Meets::Nothing if is_under_chopper => Meets::Chopper,
        _ => ground,
    }
}

/// How many damages the rig survives (BR-7.4).
fn rig_hits(open: &Open) -> u8 {
    (RIG_DAMAGEABLE as u8 - 1).saturating_sub(open.rig.damages())
}

/// How a slam in this space can end: whoever is pushed, the six directions lead to the same points.
fn slam_odds(open: &Open, space: Space, top: VehicleId, bottom: VehicleId) -> SlamOdds {
    let is_deadly = |direction: &Direction| match space.point().step(*direction).ground() {
        Ground::OverSide | Ground::OverRear => true,
        Ground::OverFront => false,
        Ground::Space(space) => match open.terrain(space) {
            Terrain::Impassable => true,
            Terrain::Ramp => *direction != Direction::Front,
            _ => false,
        },
    };
    let deadly = Direction::ALL.iter().filter(|direction| is_deadly(direction)).count() as u8;
    // Of six throws of what says who moves, so many push the one that came in.
    let settled = slams::settled(top, bottom);
    let top_faces = match settled {
        slams::Settled::ByDie => SLAM_DIE.iter().filter(|face| **face == SlamFace::Top).count() as u8,
        slams::Settled::Already(SlamFace::Top) => 6,
        slams::Settled::Already(SlamFace::Bottom) | slams::Settled::ByOwner => 0,
    };
    SlamOdds {
        top_moves: 6 * top_faces,
        top_out: top_faces * deadly,
        bottom_out: (6 - top_faces) * deadly,
        reroll: slams::may_reroll(open, top, bottom),
        by_owner: settled == slams::Settled::ByOwner,
    }
}

/// A set of spaces, a bit each, lane by lane.
type Lanes = [u32; ROWS as usize];

const _: () = assert!(COLUMNS <= 32);

/// What a way has in hand besides moves.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Left {
    /// A drift (TR-8.9), or the steering of the rig (BR-3.3).
    turns: u8,
    /// The damages that the rig survives, as far as a way can bring them (BR-7.4).
    hits: u8,
}

/// The most steering, and the most steps of the rig, of a die.
const MOST_SPARE: u8 = 3;

impl Left {
    /// Every one there can be.
    fn all() -> impl Iterator<Item = Left> {
        (0..=MOST_SPARE).flat_map(|turns| (0..=MOST_SPARE).map(move |hits| Left { turns, hits }))
    }

    /// Its place in a list of all.
    fn index(self) -> usize {
        usize::from(self.turns * (MOST_SPARE + 1) + self.hits)
    }
}

/// Every point where the way of a car can end, with the moves for it. A way goes on over what does nothing, pays what a
/// space costs, the last move always being enough (TR-4.8), slides on over glass (CD-2.4), and ends where something happens;
/// with a drift it goes on behind the first road vehicle (TR-8.9), on a bike behind each (FF-3.1). The rig goes on over
/// whatever damages it (BR-4.1), as long as it can steer (BR-3.3).
fn ends(open: &Open, car: VehicleId, moves: u16) -> Vec<End> {
    let mut ways = Ways { open, car, stands: Default::default(), ends: Vec::new() };
    let is_rig = car == VehicleId::RIG;
    let drifts = open.turn.mover == Some(car) && open.turn.drive.drift;
    let turns = if is_rig { open.rig.steering.unwrap_or(0).min(MOST_SPARE) } else { u8::from(drifts) };
    let left = Left { turns, hits: rig_hits(open).min(MOST_SPARE) };
    match open.place(car) {
        Place::Waiting => {
            (0..ROWS)
                .for_each(|row| ways.come(Point { row: row as i8, column: 0 }, 0, left, Direction::Front));
        }
        Place::On(space) => ways.stand(space, 0, left),
        Place::Gone | Place::Home | Place::Hanging => {}
    }
    let most = moves.checked_ilog2().unwrap_or(0) as u8;
    for used in 0..most.min(MOST_MOVES) {
        for left in Left::all() {
            let lanes = ways.stands[usize::from(used)][left.index()];
            let stands = |space: &Space| lanes[usize::from(space.row())] >> space.column() & 1 == 1;
            for space in Space::all().filter(stands) {
                for direction in Direction::ARC.into_iter().filter(|way| readings::steers(open, car, *way)) {
                    let to = space.point().step(direction);
                    let steered = u8::from(is_rig && direction != Direction::Front);
                    if steered <= left.turns && !(is_rig && to.ground() == Ground::OverSide) {
                        ways.come(to, used, Left { turns: left.turns - steered, ..left }, direction);
                    }
                }
            }
        }
    }
    ways.ends.retain_mut(|end| {
        end.with &= moves;
        end.with != 0
    });
    ways.ends
}

/// The ways of a car, as far as they are found.
struct Ways<'a> {
    open: &'a Open,
    car: VehicleId,
    /// Where the car can stand after so many moves, with so much to left.
    stands: [[Lanes; (MOST_SPARE as usize + 1).pow(2)]; MOST_MOVES as usize + 2],
    ends: Vec<End>,
}

/// A bit for each number of moves above this one.
const fn above(moves: u8) -> u16 {
    let moves = if moves > MOST_MOVES { MOST_MOVES } else { moves };
    (2_u16 << MOST_MOVES) - (2_u16 << moves)
}

impl Ways<'_> {
    fn stand(&mut self, space: Space, used: u8, left: Left) {
        if let Some(lanes) = self.stands.get_mut(usize::from(used)) {
            lanes[left.index()][usize::from(space.row())] |= 1 << space.column();
        }
    }

    /// A car that has used so many moves drives on to a point.
    fn come(&mut self, to: Point, used: u8, left: Left, way: Direction) {
        let cost = match to.ground() {
            Ground::Space(space) => readings::cost(self.open, self.car, self.open.terrain(space)),
            Ground::OverSide | Ground::OverRear | Ground::OverFront => 1,
        };
        let after = used.saturating_add(cost);
        // With no more moves than the space costs, it is the end of the way; a broken axle makes mud cost all there are.
        let last = above(used) & !above(after);
        self.arrive(to, above(used), last, after, left, way);
    }

    /// It comes to a point with any of these numbers of moves; with the last of them none is left there.
    fn arrive(&mut self, to: Point, with: u16, last: u16, after: u8, left: Left, way: Direction) {
        let space = match to.ground() {
            Ground::Space(space) => Some(space),
            Ground::OverSide | Ground::OverRear | Ground::OverFront => None,
        };
        if slides(self.open, self.car, to) {
            // Free of charge, and before anything that stands on the glass (CD-2.7).
            return self.arrive(to.step(way), with, last, after, left, way);
        }
        let meets = match meets(self.open, self.car, to, Way::step(way)) {
            Meets::Damage if left.hits == 0 => Meets::Crash,
            meets => meets,
        };
        // Who is stuck has no move left to pass with (IX-5.2).
        let is_stuck = space.is_some_and(|space| self.open.terrain(space) == Terrain::Sludge);
        let goes_on = match meets {
            Meets::Slam { .. } if is_stuck => None,
            Meets::Nothing | Meets::Chopper | Meets::Fire => Some(left),
            Meets::Damage => Some(Left { hits: left.hits - 1, ..left }),
            Meets::Slam { .. } if self.car.kind().row().passes => Some(left),
            Meets::Slam { .. } if self.car != VehicleId::RIG && left.turns > 0 => {
                Some(Left { turns: left.turns - 1, ..left })
            }
            _ => None,
        };
        let is_free = matches!(meets, Meets::Nothing | Meets::Chopper | Meets::Fire | Meets::Damage);
        let place =
            self.ends.iter().position(|end| end.to == to && end.meets == meets).unwrap_or_else(|| {
                self.ends.push(End { to, with: 0, meets });
                self.ends.len() - 1
            });
        // Where nothing happens, the way ends with the last move; where somebody can be passed, it may end with any.
        self.ends[place].with |= if is_free { last } else { with };
        if let (Some(left), Some(space)) = (goes_on, space) {
            self.stand(space, after, left);
        }
    }
}
