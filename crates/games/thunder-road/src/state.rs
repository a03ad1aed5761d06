//! The shapes of a table: no rules here, only what there is and what must hold of it.
//!
//! A table has two halves. [`Open`] is what everybody sees; [`Hidden`] is what nobody sees: the faces of hazard tokens
//! that lie face down and what they were drawn from. A view is the first half and nothing else. Piles have no order:
//! a token is drawn by chance when it is needed, and so is the next tile of the stack.

use crate::data::{
    COLUMNS, Damage, DamageCounts, Direction, GANG_DICE, Hazard, HazardCounts, MOST_CARS, MOST_SEATS,
    MOST_WRECKS, Point, ROWS, SideId, SlamFace, Space, TILE_COLUMNS, TILES, Terrain, VehicleId,
};
use crate::setup::Options;
use crossroads_engine::{Few, PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One value a seat of this game.
pub type Seats<T> = PerSeat<T, MOST_SEATS>;
/// Unfinished work: at most two damage tokens a car, the eight tokens of the box that are used up, and what is done just
/// now. A test counts it from the rows.
pub const MOST_FRAMES: usize = 2 * MOST_CARS + 8 + 1;
/// Tokens that can lie on three tiles.
pub const MOST_TOKENS: usize = 26;

/// A table of Thunder Road.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub open: Open,
    /// What nobody sees.
    pub hidden: Hidden,
}

/// What everybody sees (TR-2.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Open {
    /// What was chosen before the game.
    pub options: Options,
    /// Whether it goes on.
    pub phase: Phase,
    /// The round, counted from 1.
    pub round: u8,
    /// Who has the road die and begins the round (TR-15.4).
    pub first: Seat,
    /// What the road die shows (TR-7.4).
    pub road_die: u8,
    /// The turn under way.
    pub turn: Turn,
    /// Work that is not finished; the last frame is resolved first (TR-5.7).
    pub stack: Few<Work, MOST_FRAMES>,
    /// What each seat has.
    pub gangs: Seats<Gang>,
    /// The cars of all gangs, by [`VehicleId`].
    pub cars: [Car; MOST_CARS],
    /// Where the wrecks stand.
    pub wrecks: [Option<Space>; MOST_WRECKS],
    /// Tiles and tokens.
    pub road: Road,
    /// Damage tokens in the pile: open, since all others lie open too.
    pub damage_pile: DamageCounts,
}

/// The road as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Road {
    /// Rear, middle and lead tile.
    pub tiles: [SideId; 3],
    /// Tiles of the stack whose order and sides nobody knows, a bit each; they lie on top.
    pub unknown_tiles: u16,
    /// The bottom of the stack, from the top: tiles that left the board, with the side that lies up (TR-2.13).
    pub known_tiles: Few<SideId, TILES>,
    /// Tiles laid in this game, those of setup included (TR-14.1).
    pub laid: u8,
    /// Whether the lead tile is final and the finish line lies (TR-14.3).
    pub is_final: bool,
    /// Hazard tokens on the board.
    pub tokens: Few<Token, MOST_TOKENS>,
    /// Hazard tokens in the pile.
    pub pile: u8,
    /// Discarded hazard tokens that everybody has seen.
    pub discard: HazardCounts,
    /// Discarded hazard tokens that nobody has seen (TR-13.4).
    pub unseen_discard: u8,
}

/// A hazard token on the board; without a face it lies face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Token {
    /// Where.
    pub space: Space,
    /// What it shows.
    pub face: Option<Hazard>,
}

/// What nobody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hidden {
    /// The tokens that lie face down on the board, as they are.
    pub faces: Few<(Space, Hazard), MOST_TOKENS>,
    /// The hazard pile.
    pub pile: HazardCounts,
    /// Tokens that were discarded unseen.
    pub discard: HazardCounts,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Phase {
    /// The race goes on.
    Racing,
    /// It is won, or drawn between several.
    Over {
        /// Who has won.
        winners: SeatSet,
    },
}

/// One turn of one seat (TR-7.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Turn {
    /// Whose it is.
    pub seat: Seat,
    /// How far it is.
    pub step: Step,
    /// The car that was assigned or coasts.
    pub mover: Option<VehicleId>,
    /// The move of that car.
    pub drive: Drive,
}

/// The steps of a turn. Where something is asked, it is the decision of the same name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Step {
    /// Nothing is done yet.
    Begin,
    /// Which car gets which die.
    Assign,
    /// Which car coasts with which die.
    Coast,
    /// Whether to use a command.
    Command,
    /// Where the chopper goes.
    PlaceChopper,
    /// What the chopper shoots at.
    ChopperShot,
    /// Which damage token is repaired.
    Repair,
    /// The move is about to begin.
    Depart,
    /// The car moves.
    Drive,
    /// Whether to take the road die bonus.
    RoadBonus,
    /// What the car shoots at.
    Shoot,
    /// The turn is over.
    End,
}

/// The move of the mover.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Drive {
    /// Moves left.
    pub moves: u8,
    /// Whether it is the normal move of the car, or coasting.
    pub manner: Manner,
    /// Whether a drift is left (TR-8.9).
    pub drift: bool,
    /// Whether it has met nothing but road (TR-9.10).
    pub on_road: bool,
    /// Whether a slam or damage has ended it (TR-9.9).
    pub stopped: bool,
    /// Whether the road die bonus was taken or declined (TR-9.12).
    pub bonus: Bonus,
}

/// How a car moves in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Manner {
    /// With the moves of its die.
    #[default]
    Normal,
    /// With one move (TR-9.14).
    Coasting,
}

/// The road die bonus of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Bonus {
    /// Nobody has been asked.
    #[default]
    Ahead,
    /// Taken or declined.
    Settled,
}

/// A piece of unfinished work and its place in the story.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Work {
    /// What is to be done.
    pub frame: Frame,
    /// How many effects led to it.
    pub level: u8,
}

/// One piece of unfinished work.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Frame {
    /// A road vehicle comes to a point (TR-5.2).
    Arrive {
        /// Which.
        who: VehicleId,
        /// Where.
        to: Point,
        /// What moves it.
        by: Cause,
    },
    /// Two road vehicles are in one space (TR-10.1).
    Slam {
        /// The one that came in.
        top: VehicleId,
        /// The one that was there.
        bottom: VehicleId,
    },
    /// A road vehicle takes damage (TR-12.1).
    Hurt {
        /// Which.
        who: VehicleId,
    },
    /// The effect of a damage token is under way (TR-12.3).
    Suffer {
        /// The damaged car.
        who: VehicleId,
        /// Moves of a dazed car that are left (TR-12.9).
        dazed: u8,
    },
    /// A token acts and will be discarded (TR-6.3).
    UseUp {
        /// What it is.
        hazard: Hazard,
        /// Where it lay.
        space: Space,
    },
    /// Whether the mover drifts through (TR-8.9).
    AskDrift {
        /// What stands in the space.
        bottom: VehicleId,
    },
    /// Whether a slam is rolled again (TR-10.4).
    AskReroll {
        /// The one that came in.
        top: VehicleId,
        /// The one that was there.
        bottom: VehicleId,
        /// Which of them would move.
        moves: SlamFace,
        /// Where to.
        direction: Direction,
    },
}

impl Frame {
    /// Whether it is an effect of what goes before, and not a part of it.
    pub fn is_effect(self) -> bool {
        match self {
            Frame::Arrive { by, .. } => by != Cause::Driven,
            Frame::Slam { .. } | Frame::Hurt { .. } => true,
            Frame::Suffer { .. } | Frame::UseUp { .. } | Frame::AskDrift { .. } | Frame::AskReroll { .. } => {
                false
            }
        }
    }
}

impl Frame {
    /// The same work after the board has advanced; `None` if what it is about was on the tile that is removed (TR-13.6).
    pub fn a_tile_back(self) -> Option<Frame> {
        match self {
            Frame::Arrive { who, to, by } => Some(Frame::Arrive { who, to: to.a_tile_back(), by }),
            Frame::UseUp { hazard, space } => Some(Frame::UseUp { hazard, space: space.a_tile_back()? }),
            // These know vehicles, and where a vehicle is stands in its own place.
            Frame::Slam { .. }
            | Frame::Hurt { .. }
            | Frame::Suffer { .. }
            | Frame::AskDrift { .. }
            | Frame::AskReroll { .. } => Some(self),
        }
    }
}

impl Default for Frame {
    fn default() -> Frame {
        Frame::Hurt { who: VehicleId::default() }
    }
}

/// What moves a road vehicle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Cause {
    /// The player drives.
    Driven,
    /// A slam.
    Pushed,
    /// Oil.
    Slid,
    /// A skid token.
    Skidded,
    /// A dazed token.
    Dazed,
    /// A blast token.
    Blasted,
}

/// What one seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Gang {
    /// Whether the player is in the game (TR-3.16).
    pub is_in: bool,
    /// Movement dice not used in this round, in order.
    pub dice: Few<u8, GANG_DICE>,
    /// Whether the command of this round is used (TR-7.10).
    pub commanded: bool,
    /// Turns taken in this round (TR-7.1).
    pub turns: u8,
    /// Where the chopper is, if it is on the board.
    pub chopper: Option<Space>,
}

/// A car and its dashboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Car {
    /// Where it is.
    pub place: Place,
    /// The die of its normal move in this round.
    pub die: Option<u8>,
    /// How often it coasted in this round (TR-7.8).
    pub coasts: u8,
    /// Damage tokens, those under way included.
    pub damage: Few<Damage, 2>,
    /// Whether its second token has been resolved (TR-3.6).
    pub inoperable: bool,
}

/// Where a car is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Place {
    /// Eliminated, or never at the table.
    #[default]
    Gone,
    /// In the starting area (TR-3.18).
    Waiting,
    /// On the board.
    On(Space),
    /// Over the finish line (TR-14.4).
    Home,
}

impl Car {
    /// Whether it is in the game and can be driven (TR-3.5).
    pub fn is_operable(&self) -> bool {
        self.place != Place::Gone && !self.inoperable
    }
}

impl Open {
    /// How many play.
    pub fn seats(&self) -> u8 {
        self.gangs.seats()
    }

    /// The players who are still in the game.
    pub fn in_game(&self) -> SeatSet {
        let mut seats = SeatSet::EMPTY;
        self.gangs.iter().filter(|(_, gang)| gang.is_in).for_each(|(seat, _)| seats.insert(seat));
        seats
    }

    /// The work that comes next.
    pub fn next_work(&self) -> Option<Frame> {
        self.stack.last().map(|work| work.frame)
    }

    /// A car; `None` for a wreck.
    pub fn car(&self, who: VehicleId) -> Option<&Car> {
        who.car_index().map(|index| &self.cars[index])
    }

    /// Where a road vehicle stands on the board.
    pub fn space_of(&self, who: VehicleId) -> Option<Space> {
        if let Some(number) = who.wreck_index() {
            return self.wrecks[number];
        }
        match self.car(who)?.place {
            Place::On(space) => Some(space),
            Place::Gone | Place::Waiting | Place::Home => None,
        }
    }

    /// Every road vehicle on the board with its space.
    pub fn on_board(&self) -> impl Iterator<Item = (VehicleId, Space)> {
        VehicleId::all().filter_map(|who| self.space_of(who).map(|space| (who, space)))
    }

    /// The road vehicle in a space, other than `but`.
    pub fn other_in(&self, space: Space, but: Option<VehicleId>) -> Option<VehicleId> {
        self.on_board().find(|(who, at)| *at == space && Some(*who) != but).map(|(who, _)| who)
    }

    /// The token in a space.
    pub fn token(&self, space: Space) -> Option<Token> {
        self.road.tokens.iter().find(|token| token.space == space).copied()
    }

    /// The ground of a space as it looks now (TR-4.11): what a face-up token says, or else what is printed.
    pub fn terrain(&self, space: Space) -> Terrain {
        let face = self.token(space).and_then(|token| token.face);
        face.and_then(|hazard| hazard.row().terrain).unwrap_or_else(|| {
            self.road.tiles[space.tile()].terrain(space.row(), space.column() % TILE_COLUMNS)
        })
    }

    /// Whether nothing that counts as an obstacle is in a space (TR-5.1).
    pub fn is_empty(&self, space: Space) -> bool {
        space.is_on_board()
            && self.terrain(space) != Terrain::Impassable
            && self.token(space).is_none()
            && self.gangs.iter().all(|(_, gang)| gang.chopper != Some(space))
            && self.other_in(space, None).is_none()
    }
}

impl Road {
    /// A road of these tiles and nothing on it.
    pub fn bare(tiles: [SideId; 3]) -> Road {
        let on_board = tiles.iter().fold(0, |bits, side| bits | 1_u16 << side.tile());
        Road {
            tiles,
            unknown_tiles: !on_board & ((1 << TILES) - 1),
            known_tiles: Few::default(),
            laid: 3,
            is_final: false,
            tokens: Few::default(),
            pile: 0,
            discard: HazardCounts::default(),
            unseen_discard: 0,
        }
    }
}

/// All damage tokens of the box.
pub fn all_damage() -> DamageCounts {
    std::array::from_fn(|kind| Damage::ALL[kind].row().count)
}

/// All hazard tokens of the box.
pub fn all_hazards() -> HazardCounts {
    Hazard::ALL.map(|hazard| hazard.row().count)
}

const _: () = assert!(ROWS as usize * COLUMNS as usize <= u8::MAX as usize);
const _: () = assert!(size_of::<State>() < 1024);
