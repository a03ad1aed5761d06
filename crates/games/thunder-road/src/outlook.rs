//! What a seat that is asked can see coming: how far its cars get, what waits there, and the odds. For a page that
//! wants to say it before the player commits, and for bots; worked out from what everybody sees, it changes nothing.

use crate::actions::{asked, can_be_assigned, can_coast, distinct_dice};
use crate::data::{
    COLUMNS, Command, Direction, Ground, Hazard, HazardCounts, Point, ROWS, SHOOTING_DIE, SLAM_DIE, SlamFace,
    Space, Terrain, VehicleId,
};
use crate::rules::{shooting, slams};
use crate::state::{Frame, Open, Place, Step, all_hazards};
use crossroads_engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The longest move: a six and a nitro of three.
pub const MOST_MOVES: u8 = 9;

/// What a seat can see coming.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Outlook {
    /// Where the cars that could drive now would get.
    pub reach: Vec<Reach>,
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
}

/// The odds of a shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Shot {
    /// At what.
    pub target: VehicleId,
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
    let moves = possible_moves(open, seat);
    Some(Outlook {
        reach: drivers(open, seat).map(|car| Reach { car, ends: ends(open, car, moves) }).collect(),
        shots: shots(open, seat),
        slam: slam_as_it_lies(open),
        unseen: unseen(open),
    })
}

/// The hazard tokens that nobody has seen: those of the pile, and those that lie or were discarded face down (TR-2.13).
pub fn unseen(open: &Open) -> HazardCounts {
    let mut counts = all_hazards();
    let shown = open.road.tokens.iter().filter_map(|token| token.face);
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

/// The cars a seat could drive now: the mover, or whoever can get a die.
fn drivers(open: &Open, seat: Seat) -> impl Iterator<Item = VehicleId> {
    VehicleId::gang(seat).filter(move |car| {
        open.stack.is_empty()
            && match open.turn.step {
                Step::Assign => can_be_assigned(open, *car),
                Step::Coast => can_coast(open, *car),
                Step::Command
                | Step::PlaceChopper
                | Step::ChopperShot
                | Step::Repair
                | Step::Drive
                | Step::RoadBonus => open.turn.mover == Some(*car),
                Step::Begin | Step::Depart | Step::Shoot | Step::End => false,
            }
    })
}

/// The numbers of moves that can come of what is asked, a bit each.
fn possible_moves(open: &Open, seat: Seat) -> u16 {
    let (moves, dice) = (open.turn.drive.moves, distinct_dice(open, seat));
    match open.turn.step {
        Step::Assign => dice.iter().fold(0, |bits, die| bits | 1 << die),
        Step::Coast => 1 << 1,
        Step::Command => {
            let nitro = dice.iter().filter(|die| Command::Nitro.takes(**die));
            1 << moves | nitro.fold(0, |bits, die| bits | 1 << (moves + die))
        }
        Step::RoadBonus => 1 << open.road_die,
        _ => 1 << moves,
    }
}

fn shots(open: &Open, seat: Seat) -> Vec<Shot> {
    let odds = |target: VehicleId| {
        let hits = SHOOTING_DIE.iter().filter(|face| face.hits(target.size())).count();
        Shot { target, hits: hits as u8 }
    };
    match open.turn.step {
        Step::ChopperShot => shooting::targets(open, open.gangs[seat].chopper, None).map(odds).collect(),
        Step::Shoot => {
            let from = open.turn.mover.and_then(|mover| open.space_of(mover));
            shooting::targets(open, from, open.turn.mover).map(odds).collect()
        }
        _ => Vec::new(),
    }
}

fn slam_as_it_lies(open: &Open) -> Option<Push> {
    let Some(Frame::AskReroll { top, bottom, moves, direction }) = open.next_work() else { return None };
    let who = match moves {
        SlamFace::Top => top,
        SlamFace::Bottom => bottom,
    };
    let space = open.space_of(who)?;
    let to = space.point().step(direction);
    Some(Push { who, to, meets: meets(open, who, to), again: slam_odds(open, space, top, bottom) })
}

/// What waits for a road vehicle at a point.
pub fn meets(open: &Open, who: VehicleId, to: Point) -> Meets {
    let space = match to.ground() {
        Ground::OverSide | Ground::OverRear => return Meets::Edge,
        Ground::OverFront if open.road.is_final => return Meets::Finish,
        Ground::OverFront => return Meets::Advance,
        Ground::Space(space) => space,
    };
    if open.terrain(space) == Terrain::Impassable {
        return Meets::Crash;
    }
    match open.token(space).map(|token| token.face) {
        Some(None) => return Meets::Unknown,
        Some(Some(Hazard::Oil)) => return Meets::Oil,
        _ => {}
    }
    if let Some(with) = open.other_in(space, Some(who)) {
        return Meets::Slam { with, odds: slam_odds(open, space, who, with) };
    }
    let is_under_chopper = open.gangs.iter().any(|(_, gang)| gang.chopper == Some(space));
    if is_under_chopper { Meets::Chopper } else { Meets::Nothing }
}

/// How a slam in this space can end: whoever is pushed, the six directions lead to the same points.
fn slam_odds(open: &Open, space: Space, top: VehicleId, bottom: VehicleId) -> SlamOdds {
    let is_deadly = |direction: &Direction| match space.point().step(*direction).ground() {
        Ground::OverSide | Ground::OverRear => true,
        Ground::OverFront => false,
        Ground::Space(space) => open.terrain(space) == Terrain::Impassable,
    };
    let deadly = Direction::ALL.iter().filter(|direction| is_deadly(direction)).count() as u8;
    let top_faces = SLAM_DIE.iter().filter(|face| **face == SlamFace::Top).count() as u8;
    SlamOdds {
        top_moves: 6 * top_faces,
        top_out: top_faces * deadly,
        bottom_out: (6 - top_faces) * deadly,
        reroll: slams::may_reroll(open, top, bottom),
    }
}

/// A set of spaces, a bit each, lane by lane.
type Lanes = [u32; ROWS as usize];

const _: () = assert!(COLUMNS <= 32);

/// Every point where the way of a car can end, with the moves for it. A way goes on over what does nothing, pays what a
/// space costs, the last move always being enough (TR-4.8), and ends where something happens; with a drift it goes on
/// behind the first road vehicle (TR-8.9).
fn ends(open: &Open, car: VehicleId, moves: u16) -> Vec<End> {
    let mut ways = Ways { open, car, stands: Default::default(), ends: Vec::new() };
    let drift = open.turn.mover == Some(car) && open.turn.drive.drift;
    match open.car(car).map(|car| car.place) {
        Some(Place::Waiting) => {
            (0..ROWS).for_each(|row| ways.come(Point { row: row as i8, column: 0 }, 0, drift));
        }
        Some(Place::On(space)) => ways.stand(space, 0, drift),
        Some(Place::Gone | Place::Home) | None => {}
    }
    let most = moves.checked_ilog2().unwrap_or(0) as u8;
    for used in 0..most.min(MOST_MOVES) {
        for drift in [false, true] {
            let lanes = ways.stands[usize::from(used)][usize::from(drift)];
            let stands = |space: &Space| lanes[usize::from(space.row())] >> space.column() & 1 == 1;
            for space in Space::all().filter(stands) {
                for direction in Direction::ARC {
                    ways.come(space.point().step(direction), used, drift);
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
    /// Where the car can stand after so many moves, without a drift and with one.
    stands: [[Lanes; 2]; MOST_MOVES as usize + 2],
    ends: Vec<End>,
}

impl Ways<'_> {
    fn stand(&mut self, space: Space, used: u8, drift: bool) {
        if let Some(lanes) = self.stands.get_mut(usize::from(used)) {
            lanes[usize::from(drift)][usize::from(space.row())] |= 1 << space.column();
        }
    }

    /// A car that has used so many moves goes on to a point.
    fn come(&mut self, to: Point, used: u8, drift: bool) {
        let place = self.ends.iter().position(|end| end.to == to).unwrap_or_else(|| {
            self.ends.push(End { to, with: 0, meets: meets(self.open, self.car, to) });
            self.ends.len() - 1
        });
        let end = &mut self.ends[place];
        // A bit for each number of moves of which some are left here.
        let any_more = (2_u16 << MOST_MOVES) - (2_u16 << used);
        let goes_on = match end.meets {
            Meets::Nothing | Meets::Chopper => Some(drift),
            Meets::Slam { .. } if drift => Some(false),
            _ => None,
        };
        let Ground::Space(space) = to.ground() else {
            end.with |= any_more;
            return;
        };
        let after = used + self.open.terrain(space).cost();
        // Where nothing happens, the way ends with the last move or with all that the space costs.
        end.with |= if goes_on == Some(drift) { (2 << used | 1 << after) & any_more } else { any_more };
        if let Some(drift) = goes_on {
            self.stand(space, after, drift);
        }
    }
}
