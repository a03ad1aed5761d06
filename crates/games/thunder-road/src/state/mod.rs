//! The shapes of a table: no rules here, only what there is and what must hold of it.
//!
//! A table has two halves. [`Open`] is what everybody sees; [`Hidden`] is what nobody sees: the faces of hazard tokens
//! that lie face down and what they were drawn from. A view is the first half and nothing else. Piles have no order:
//! a token is drawn by chance when it is needed, and so is the next tile of the stack.

pub(crate) mod canon;
mod ground;
mod places;
mod stack;
mod turn;

pub use ground::*;
pub use places::*;
pub use stack::*;
pub use turn::*;

use crate::data::{
    DASHBOARDS, Damage, DamageCounts, DeckCounts, FIRST_CARD, Hazard, HazardCounts, MOST_DICE, MOST_SEATS,
    Origin, RIG_DAMAGEABLE, RigCommand, SECTIONS, Set, Space, Terrain, VehicleId,
};
use crate::setup::Options;
use crossroads_engine::{Few, PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One value a seat of this game.
pub type Seats<T> = PerSeat<T, MOST_SEATS>;

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
    /// Where each road vehicle is, by [`VehicleId`]: a space, or 255 gone, 254 waiting, 253 home, 252 hanging.
    #[ts(type = "number[]")]
    pub at: Places,
    /// The dashboards: those of the cars by [`VehicleId`], then those of the bikes.
    #[ts(as = "Vec<Car>")]
    pub cars: [Car; DASHBOARDS],
    /// The boards of the rig.
    pub rig: Rig,
    /// Tiles and tokens.
    #[ts(as = "RoadOnWire")]
    pub road: Road,
    /// Damage tokens in the pile: open, since all others lie open too. Those that lie unseen on dashboards (FF-4.3) count as
    /// in the pile: which of them they are, nobody knows.
    pub damage_pile: DamageCounts,
    /// What else fills damage slots.
    pub supply: Supply,
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

/// What one seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Gang {
    /// Whether the player is in the game (TR-3.16).
    pub is_in: bool,
    /// Movement dice not used in this round, in order.
    pub dice: Few<u8, MOST_DICE>,
    /// Whether the command of this round is used (TR-7.10).
    pub commanded: bool,
    /// Turns taken in this round (TR-7.1).
    pub turns: u8,
    /// Where the chopper is, if it is on the board.
    pub chopper: Option<Space>,
}

/// The dashboard of a car or a bike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Car {
    /// The die of its normal move in this round.
    pub die: Option<u8>,
    /// How often it coasted in this round (TR-7.8, FF-1.3).
    pub coasts: u8,
    /// What fills its damage slots, also while its effect is under way.
    pub damage: Few<Damage, 2>,
    /// Whether its last slot has been filled (TR-3.6, FF-4.1).
    pub inoperable: bool,
    /// Whether it has an On Fire marker (CD-4.1).
    pub burning: bool,
}

impl Car {
    /// Whether a lasting effect lies in one of its slots (CD-5.1).
    pub fn has(&self, card: Damage) -> bool {
        self.damage.contains(&card)
    }
}

/// The boards of the rig.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Rig {
    /// What is left of the power steering of this round, once a die lies on it (BR-2.1).
    pub steering: Option<u8>,
    /// The die of each section in this round, from the rear one, and what it lies on (BR-2.2).
    pub dice: [Option<RigDie>; SECTIONS],
    /// What lies on each command that can be damaged, in order (BR-7.1).
    pub damage: [Option<Damage>; RIG_DAMAGEABLE],
}

/// A die on a command of the rig.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct RigDie {
    /// On which.
    pub command: RigCommand,
    /// What it shows.
    pub die: u8,
}

impl Rig {
    /// Whether a command works (BR-7.3).
    pub fn works(&self, command: RigCommand) -> bool {
        command.damage_index().is_none_or(|index| self.damage[index].is_none())
    }

    /// How many commands are damaged.
    pub fn damages(&self) -> u8 {
        self.damage.iter().flatten().count() as u8
    }
}

/// What fills damage slots beside the tokens of the pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Supply {
    /// Lasting effect tokens on the discard (CD-5.2).
    pub lasting_tokens: u8,
    /// The deck of lasting effects (CD-1.4).
    pub deck: DeckCounts,
    /// Its discard.
    pub deck_discard: DeckCounts,
    /// Minor damage markers that are not in use (FF-4.3).
    pub minor: u8,
    /// Damage tokens that lie unseen in place of one (FF-4.3).
    pub substitutes: u8,
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

    /// What is asked: by the work that comes next, or by the station of the turn.
    pub fn question(&self) -> Option<Question> {
        match (self.phase, self.next_work()) {
            (Phase::Racing, Some(Frame::Ask(question))) => Some(question),
            (Phase::Racing, None) => self.turn.step.question(),
            (Phase::Racing, Some(_)) | (Phase::Over { .. }, _) => None,
        }
    }

    /// The dashboard of a car or a bike.
    pub fn car(&self, who: VehicleId) -> Option<&Car> {
        who.car_index().map(|index| &self.cars[index])
    }

    /// The same, to change it.
    pub fn car_mut(&mut self, who: VehicleId) -> Option<&mut Car> {
        who.car_index().map(|index| &mut self.cars[index])
    }

    /// Whether a road vehicle has a lasting effect (CD-5.1).
    pub fn has(&self, who: VehicleId, card: Damage) -> bool {
        self.options.carnage && self.car(who).is_some_and(|car| car.has(card))
    }

    /// Whether a road vehicle is in the game and can be driven (TR-3.5); the rig always can (BR-1.3).
    pub fn is_operable(&self, who: VehicleId) -> bool {
        self.place(who) != Place::Gone && self.car(who).is_none_or(|car| !car.inoperable)
    }

    /// The token in a space.
    pub fn token(&self, space: Space) -> Option<Token> {
        self.road.ground.token(space)
    }

    /// The ground of a space as it looks now (TR-4.11).
    pub fn terrain(&self, space: Space) -> Terrain {
        self.road.ground.terrain(space)
    }
}

impl Step {
    /// What a turn asks at a station, if it asks anything there.
    pub fn question(self) -> Option<Question> {
        Some(match self {
            Step::Steer => Question::Steer,
            Step::RigDie => Question::RigDie,
            Step::Assign => Question::Assign,
            Step::Coast => Question::Coast,
            Step::Second => Question::Second,
            Step::FirstBike => Question::FirstBike,
            Step::Command => Question::Command,
            Step::Drive => Question::Drive,
            Step::RoadBonus => Question::RoadBonus,
            Step::Shoot => Question::Shoot,
            Step::Begin | Step::Depart | Step::AfterMove | Step::NextMover | Step::Choppers | Step::End => {
                return None;
            }
        })
    }
}

impl Options {
    /// Whether a part of the game is in play.
    pub fn has(&self, set: Set) -> bool {
        match set {
            Set::Base => true,
            Set::Carnage => self.carnage,
        }
    }
}

/// All damage tokens that are in play.
pub fn all_damage(options: &Options) -> DamageCounts {
    std::array::from_fn(|kind| {
        let row = Damage::ALL[kind].row();
        if matches!(row.origin, Origin::Pile(set) if options.has(set)) { row.count } else { 0 }
    })
}

/// All hazard tokens that are in play.
pub fn all_hazards(options: &Options) -> HazardCounts {
    Hazard::ALL.map(|hazard| if options.has(hazard.row().set) { hazard.row().count } else { 0 })
}

/// What else can fill damage slots at a table.
pub fn all_supply(options: &Options) -> Supply {
    let cards = u8::from(options.carnage);
    Supply {
        deck: std::array::from_fn(|card| cards * Damage::ALL[FIRST_CARD + card].row().count),
        minor: if options.final_five || options.big_rig { Damage::Minor.row().count } else { 0 },
        ..Supply::default()
    }
}

const _: () = assert!(size_of::<State>() < 1300);
