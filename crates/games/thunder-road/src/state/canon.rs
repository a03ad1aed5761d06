//! A table as a record's hash sees it. A table without expansions is written as it was before there were any, one with
//! Carnage, bikes or rig as it was before there were secret cards, and one with those as it was before there were bounties, so
//! that their records stay what they were; any other table is written as it is.

mod carded;

use super::{
    Bonus, Car, Cause, Drive, Frame, Gang, Manner, Mover, Open, Phase, Place, Places, Question, Rig, Road,
    Roll, Seats, Stack, State, Step, Supply, Token, Turn,
};
use crate::data::{
    BASE_TILES, DASHBOARDS, Damage, DamageCounts, Direction, Hazard, HazardCounts, MOST_CARS, MOST_DICE,
    MOST_WRECKS, Point, RigCommand, SideId, SlamFace, Space, VehicleId,
};
use crate::setup::{AllOut, FifthTile, Options, Start};
use carded::Carded;
use crossroads_engine::{Few, PerSeat, Seat};
use serde::{Serialize, Serializer};

/// Kinds of hazard tokens of the base game.
const HAZARDS: usize = 5;
/// Kinds of damage tokens of the base game.
const DAMAGES: usize = 10;

/// A table on its way into a hash.
pub struct Canon<'a>(pub &'a State);

impl Serialize for Canon<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0.open.options.is_base() {
            Base::of(self.0).serialize(serializer)
        } else if !self.0.open.options.has_cards() {
            Plain::of(self.0).serialize(serializer)
        } else if Carded::suits(&self.0.open.options) {
            Carded::of(self.0).serialize(serializer)
        } else {
            self.0.serialize(serializer)
        }
    }
}

/// A table of the base game.
#[derive(Serialize)]
struct Base<'a> {
    options: BaseOptions,
    phase: Phase,
    round: u8,
    first: Seat,
    road_die: u8,
    turn: BaseTurn,
    stack: Vec<BaseWork>,
    gangs: Seats<PlainGang>,
    cars: [BaseCar<'a>; MOST_CARS],
    wrecks: [Option<Space>; MOST_WRECKS],
    tiles: [SideId; 3],
    unknown_tiles: u16,
    known_tiles: &'a [SideId],
    laid: u8,
    is_final: bool,
    tokens: Vec<Token>,
    pile: u8,
    discard: [u8; HAZARDS],
    unseen_discard: u8,
    damage_pile: [u8; DAMAGES],
    hidden_faces: &'a [(Space, Hazard)],
    hidden_pile: [u8; HAZARDS],
    hidden_discard: [u8; HAZARDS],
}

#[derive(Serialize)]
struct BaseOptions {
    start: Start,
    bonus_after_stop: bool,
    mud_costs_finder: bool,
    fifth_tile: FifthTile,
    four_wrecks: bool,
    all_out: AllOut,
}

#[derive(Serialize)]
struct BaseTurn {
    seat: Seat,
    step: BaseStep,
    mover: Option<VehicleId>,
    moves: u8,
    manner: Manner,
    drift: bool,
    on_road: bool,
    stopped: bool,
    bonus: Bonus,
}

#[derive(Serialize)]
enum BaseStep {
    Begin,
    Assign,
    Coast,
    Command,
    PlaceChopper,
    ChopperShot,
    Repair,
    Depart,
    Drive,
    RoadBonus,
    Shoot,
    End,
}

#[derive(Serialize)]
struct BaseWork {
    frame: BaseFrame,
    level: u8,
}

#[derive(Serialize)]
enum BaseFrame {
    Arrive { who: VehicleId, to: Point, by: Cause },
    Slam { top: VehicleId, bottom: VehicleId },
    Hurt { who: VehicleId },
    Suffer { who: VehicleId, dazed: u8 },
    UseUp { hazard: Hazard, space: Space },
    AskDrift { bottom: VehicleId },
    AskReroll { top: VehicleId, bottom: VehicleId, moves: SlamFace, direction: Direction },
}

#[derive(Serialize)]
struct BaseCar<'a> {
    place: Place,
    die: Option<u8>,
    coasts: u8,
    damage: &'a Few<Damage, 3>,
    inoperable: bool,
}

impl Options {
    /// Whether no expansion is in play.
    pub fn is_base(&self) -> bool {
        !self.carnage && !self.final_five && !self.big_rig && !self.has_cards()
    }

    /// Whether anything of the shop, of the extra ammunition or of the card-driven variant is in play.
    pub fn has_cards(&self) -> bool {
        self.leaders
            || self.upgrades
            || self.cards
            || self.road_conditions
            || self.airstrikes
            || self.bounties
            || self.one_shots
            || self.bonus_commands
    }
}

impl Base<'_> {
    fn of(state: &State) -> Base<'_> {
        let State { open, hidden } = state;
        let first = |counts: &[u8]| std::array::from_fn(|kind| counts[kind]);
        let Options { start, bonus_after_stop, mud_costs_finder, fifth_tile, four_wrecks, all_out, .. } =
            open.options;
        debug_assert!(open.road.known_tiles.len() <= BASE_TILES);
        Base {
            options: BaseOptions {
                start,
                bonus_after_stop,
                mud_costs_finder,
                fifth_tile,
                four_wrecks,
                all_out,
            },
            phase: open.phase,
            round: open.round,
            first: open.first,
            road_die: open.road_die,
            turn: turn(open),
            stack: open
                .stack
                .iter()
                .filter_map(|work| Some(BaseWork { frame: frame(work.frame)?, level: work.level }))
                .collect(),
            gangs: gangs(open),
            cars: std::array::from_fn(|index| {
                let car = &open.cars[index];
                BaseCar {
                    place: open.place(VehicleId(index as u8)),
                    die: car.die,
                    coasts: car.coasts,
                    damage: &car.damage,
                    inoperable: car.inoperable,
                }
            }),
            wrecks: std::array::from_fn(|number| open.space_of(VehicleId::wreck(number as u8))),
            tiles: open.road.tiles,
            unknown_tiles: open.road.unknown_tiles,
            known_tiles: &open.road.known_tiles,
            laid: open.road.laid,
            is_final: open.road.is_final,
            tokens: open.road.tokens().collect(),
            pile: open.road.pile,
            discard: first(&open.road.discard),
            unseen_discard: open.road.unseen_discard,
            damage_pile: std::array::from_fn(|kind| open.damage_pile[kind]),
            hidden_faces: &hidden.faces,
            hidden_pile: first(&hidden.pile),
            hidden_discard: first(&hidden.discard),
        }
    }
}

/// The turn as it was: what a command asks was a step of its own.
fn turn(open: &Open) -> BaseTurn {
    let Drive { moves, manner, drift, on_road, stopped, bonus, salt: _ } = open.turn.drive;
    let step = match (open.next_work(), open.turn.step) {
        (Some(Frame::Ask(Question::PlaceChopper)), _) => BaseStep::PlaceChopper,
        (Some(Frame::Ask(Question::ChopperShot)), _) => BaseStep::ChopperShot,
        (Some(Frame::Ask(Question::Repair)), _) => BaseStep::Repair,
        (_, Step::Begin | Step::Start | Step::Steer | Step::RigDie) => BaseStep::Begin,
        (_, Step::Assign) => BaseStep::Assign,
        (_, Step::Coast) => BaseStep::Coast,
        (_, Step::Second | Step::FirstBike | Step::Command | Step::Token) => BaseStep::Command,
        (_, Step::Commands | Step::EarlyShot | Step::Depart) => BaseStep::Depart,
        (_, Step::Drive) => BaseStep::Drive,
        (_, Step::RoadBonus) => BaseStep::RoadBonus,
        (_, Step::Shoot | Step::SecondShot) => BaseStep::Shoot,
        (
            _,
            Step::Slingshot
            | Step::SecondWind
            | Step::AfterMove
            | Step::NextMover
            | Step::Choppers
            | Step::End,
        ) => BaseStep::End,
    };
    BaseTurn {
        seat: open.turn.seat,
        step,
        mover: open.turn.mover,
        moves,
        manner,
        drift,
        on_road,
        stopped,
        bonus,
    }
}

/// A piece of work as it was; `None` if it was a step of the turn, or is none of the base game.
fn frame(frame: Frame) -> Option<BaseFrame> {
    Some(match frame {
        Frame::Arrive { who, to, by, way: _ } => BaseFrame::Arrive { who, to, by },
        Frame::Slam { top, bottom } => BaseFrame::Slam { top, bottom },
        Frame::Hurt { who } => BaseFrame::Hurt { who },
        Frame::Suffer { who, dazed } => BaseFrame::Suffer { who, dazed },
        Frame::UseUp { hazard, space } => BaseFrame::UseUp { hazard, space },
        Frame::Ask(Question::Drift { bottom }) => BaseFrame::AskDrift { bottom },
        Frame::Ask(Question::Reroll { roll: Roll::Slam { top, bottom, moves, direction }, .. }) => {
            BaseFrame::AskReroll { top, bottom, moves, direction }
        }
        Frame::Meet { .. }
        | Frame::Quake { .. }
        | Frame::Ask(_)
        | Frame::OpenRound
        | Frame::BreakDown { .. }
        | Frame::PushOn { .. }
        | Frame::Swap { .. }
        | Frame::Spray { .. }
        | Frame::Tow { .. }
        | Frame::ChopperShoots
        | Frame::Carpet { .. }
        | Frame::FlyBy
        | Frame::RollStands { .. }
        | Frame::Missed { .. }
        | Frame::Window { .. }
        | Frame::Deed { .. }
        | Frame::Swept { .. }
        | Frame::Rearmost
        | Frame::Steady { .. } => return None,
    })
}

/// A table with Carnage, bikes or rig, and no secret cards.
#[derive(Serialize)]
struct Plain<'a> {
    options: PlainOptions,
    phase: Phase,
    round: u8,
    first: Seat,
    road_die: u8,
    turn: PlainTurn,
    stack: &'a Stack,
    gangs: Seats<PlainGang>,
    at: &'a Places,
    cars: [PlainCar<'a>; DASHBOARDS],
    rig: &'a Rig,
    road: &'a Road,
    damage_pile: &'a DamageCounts,
    supply: &'a Supply,
    hidden_faces: &'a [(Space, Hazard)],
    hidden_pile: &'a HazardCounts,
    hidden_discard: &'a HazardCounts,
}

#[derive(Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "as they were written")]
struct PlainOptions {
    start: Start,
    bonus_after_stop: bool,
    mud_costs_finder: bool,
    fifth_tile: FifthTile,
    four_wrecks: bool,
    all_out: AllOut,
    carnage: bool,
    final_five: bool,
    big_rig: bool,
}

#[derive(Serialize)]
struct PlainTurn {
    seat: Seat,
    step: PlainStep,
    mover: Option<VehicleId>,
    drive: Drive,
    second: Option<Mover>,
    rig: Option<RigCommand>,
}

#[derive(Serialize)]
enum PlainStep {
    Begin,
    Steer,
    RigDie,
    Assign,
    Coast,
    Second,
    FirstBike,
    Command,
    Depart,
    Drive,
    RoadBonus,
    AfterMove,
    Shoot,
    NextMover,
    Choppers,
    End,
}

#[derive(Clone, Copy, Default, Serialize)]
struct PlainGang {
    is_in: bool,
    dice: Few<u8, MOST_DICE>,
    commanded: bool,
    turns: u8,
    chopper: Option<Space>,
}

#[derive(Serialize)]
struct PlainCar<'a> {
    die: Option<u8>,
    coasts: u8,
    damage: &'a Few<Damage, 3>,
    inoperable: bool,
    burning: bool,
}

fn gangs(open: &Open) -> Seats<PlainGang> {
    PerSeat::from_fn(open.seats(), |seat| {
        let Gang { is_in, dice, commanded, turns, chopper, .. } = open.gangs[seat];
        PlainGang { is_in, dice, commanded, turns, chopper }
    })
}

impl Plain<'_> {
    fn of(state: &State) -> Plain<'_> {
        let State { open, hidden } = state;
        let Options {
            start,
            bonus_after_stop,
            mud_costs_finder,
            fifth_tile,
            four_wrecks,
            all_out,
            carnage,
            final_five,
            big_rig,
            ..
        } = open.options;
        let Turn { seat, step, mover, drive, second, rig, .. } = open.turn;
        Plain {
            options: PlainOptions {
                start,
                bonus_after_stop,
                mud_costs_finder,
                fifth_tile,
                four_wrecks,
                all_out,
                carnage,
                final_five,
                big_rig,
            },
            phase: open.phase,
            round: open.round,
            first: open.first,
            road_die: open.road_die,
            turn: PlainTurn { seat, step: plain_step(step), mover, drive, second, rig },
            stack: &open.stack,
            gangs: gangs(open),
            at: &open.at,
            cars: std::array::from_fn(|index| {
                let Car { die, coasts, damage, inoperable, burning, .. } = &open.cars[index];
                PlainCar { die: *die, coasts: *coasts, damage, inoperable: *inoperable, burning: *burning }
            }),
            rig: &open.rig,
            road: &open.road,
            damage_pile: &open.damage_pile,
            supply: &open.supply,
            hidden_faces: &hidden.faces,
            hidden_pile: &hidden.pile,
            hidden_discard: &hidden.discard,
        }
    }
}

/// The stations as they were; the new ones are none at such a table.
fn plain_step(step: Step) -> PlainStep {
    match step {
        Step::Begin | Step::Start => PlainStep::Begin,
        Step::Steer => PlainStep::Steer,
        Step::RigDie => PlainStep::RigDie,
        Step::Assign => PlainStep::Assign,
        Step::Coast => PlainStep::Coast,
        Step::Second => PlainStep::Second,
        Step::FirstBike => PlainStep::FirstBike,
        Step::Command | Step::Token => PlainStep::Command,
        Step::Commands | Step::EarlyShot | Step::Depart => PlainStep::Depart,
        Step::Drive => PlainStep::Drive,
        Step::RoadBonus => PlainStep::RoadBonus,
        Step::Slingshot | Step::SecondWind | Step::AfterMove => PlainStep::AfterMove,
        Step::Shoot | Step::SecondShot => PlainStep::Shoot,
        Step::NextMover => PlainStep::NextMover,
        Step::Choppers => PlainStep::Choppers,
        Step::End => PlainStep::End,
    }
}
