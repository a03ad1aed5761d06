//! The shapes of a table: no rules here, only what there is and what must hold of it.
//!
//! A table has two halves. [`Open`] is what everybody sees; [`Hidden`] is what nobody sees, or one seat alone: the faces of
//! hazard tokens that lie face down and what they were drawn from, and the secrets of each seat ([`Secret`]). A view is the first
//! half and what its own seat knows. Piles have no order: a token or a card is drawn by chance when it is needed, and so is
//! the next tile of the stack.

mod bounties;
pub(crate) mod canon;
mod conditions;
mod ground;
mod places;
mod secrets;
mod stack;
mod turn;
mod window;
mod works;

pub use bounties::*;
pub use conditions::*;
pub use ground::*;
pub use places::*;
pub use secrets::*;
pub use stack::*;
pub use turn::*;
pub use window::*;
pub use works::*;

use crate::data::{
    BONUS_COMMANDS, Cards, Command, Commands, DASHBOARDS, Damage, DamageCounts, DeckCounts, FIRST_CARD,
    Hazard, HazardCounts, LastingCards, Leader, MOST_DICE, MOST_SEATS, Origin, RIG_DAMAGEABLE, RigCommand,
    SECTIONS, Set, Slot, Space, Terrain, Upgrade, VehicleId,
};
use crate::setup::Options;
use crossroads_engine::{Few, PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Tokens of which it is noted who has looked at them: more than three tiles hold.
pub const MOST_LOOKED: usize = 28;

/// One value a seat of this game.
pub type Seats<T> = PerSeat<T, MOST_SEATS>;

/// A table of Thunder Road.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub open: Open,
    /// What nobody sees, or one seat alone.
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
    #[ts(as = "Vec<Work>")]
    pub stack: Stack,
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
    /// Tokens that lie face down and that somebody has looked at, with all who have (IX-7.2).
    pub looked: Few<(Space, SeatSet), MOST_LOOKED>,
    /// The cards beside the tiles (EA-2.1).
    pub conditions: Conditions,
    /// The secret cards that were played (EA-1.2).
    pub spent: Spent,
    /// What bounties wait for and have brought (EA-4).
    pub bounties: Bounties,
}

/// What nobody sees, or one seat alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hidden {
    /// The tokens that lie face down on the board, as they are.
    pub faces: Few<(Space, Hazard), MOST_TOKENS>,
    /// The hazard pile.
    pub pile: HazardCounts,
    /// Tokens that were discarded unseen.
    pub discard: HazardCounts,
    /// What each seat knows alone.
    pub seats: Seats<Secret>,
}

impl Hidden {
    /// Nothing hidden at a table of so many seats.
    #[inline]
    pub fn bare(seats: u8) -> Hidden {
        Hidden {
            faces: Few::default(),
            pile: HazardCounts::default(),
            discard: HazardCounts::default(),
            seats: PerSeat::from_fn(seats, |_| Secret::default()),
        }
    }
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
    /// Before the race: the car crews choose in secret, all at once (CS-1.7).
    Shopping {
        /// What they choose.
        stage: Stage,
        /// Who has chosen.
        ready: SeatSet,
    },
}

/// What is chosen in secret before the race.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Stage {
    /// One of two leaders (CS-1.1).
    Leaders,
    /// One upgrade of those that went round (CS-3.1).
    Draft {
        /// How many lie before each.
        cards: u8,
    },
    /// Which car gets which upgrade (CS-3.3).
    Mount,
}

/// What one seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
#[expect(clippy::struct_excessive_bools, reason = "each can be so without the others")]
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
    /// The leader of a car crew (CS-1.2).
    pub leader: Option<Leader>,
    /// Whether the leader's ability of this round is used (CS-4.1, CS-4.11).
    pub ability_used: bool,
    /// Command tokens in hand (CS-1.3).
    pub tokens: u8,
    /// Commands with a die or a token in this round (CS-2.5).
    pub used: Commands,
    /// Those of them that a token lies on (CS-2.7).
    pub tokened: Commands,
    /// The cards of a crew that plays with them instead of dice (GE-11).
    pub cards: Piles,
    /// The kinds of moments at which the seat does not want to be asked before its next turn (EA-1.6).
    pub muted: Windows,
    /// The bonus command (EA-6.1).
    pub bonus: Option<Command>,
    /// Whether the seat holds an improved airstrike that it has not played (EA-1.2).
    pub airstrike: bool,
    /// Whether the seat holds a one-shot that it has not played (EA-1.2).
    pub one_shot: bool,
    /// Whether the seat holds a bounty that it has not revealed (EA-1.2).
    pub bounty: bool,
    /// The values that cards of the seat count as until they are discarded; which cards, it keeps to itself (GE-12).
    pub set: Few<u8, SET_CARDS>,
}

/// What everybody sees of a crew's cards: the rest of the eighteen lies in its deck (GE-11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Piles {
    /// How many are in hand.
    pub hand: u8,
    /// Those that lie on boards in this round.
    pub played: Cards,
    /// The discard.
    pub discard: Cards,
}

/// The dashboard of a car or a bike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Car {
    /// The die of its normal move in this round.
    pub die: Option<u8>,
    /// How often it coasted in this round (TR-7.8, FF-1.3).
    pub coasts: u8,
    /// What fills its damage slots, also while its effect is under way; the third is that of extra armour (CS-5.12).
    pub damage: Few<Damage, 3>,
    /// Whether its last slot has been filled (TR-3.6, FF-4.1).
    pub inoperable: bool,
    /// Whether it has an On Fire marker (CD-4.1).
    pub burning: bool,
    /// Its upgrade (CS-3.3).
    pub upgrade: Option<Upgrade>,
    /// How often that can still be used, where it counts.
    pub charges: u8,
}

impl Car {
    /// Whether a lasting effect lies in one of its slots (CD-5.1).
    #[inline]
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
    #[inline]
    pub fn works(&self, command: RigCommand) -> bool {
        command.damage_index().is_none_or(|index| self.damage[index].is_none())
    }

    /// How many commands are damaged.
    #[inline]
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
    #[ts(as = "DeckCounts")]
    pub deck: LastingCards,
    /// Its discard.
    #[ts(as = "DeckCounts")]
    pub deck_discard: LastingCards,
    /// Minor damage markers that are not in use (FF-4.3).
    pub minor: u8,
    /// Damage tokens that lie unseen in place of one (FF-4.3).
    pub substitutes: u8,
}

impl Open {
    /// How many play.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.gangs.seats()
    }

    /// The players who are still in the game.
    #[inline]
    pub fn in_game(&self) -> SeatSet {
        let mut seats = SeatSet::EMPTY;
        self.gangs.iter().filter(|(_, gang)| gang.is_in).for_each(|(seat, _)| seats.insert(seat));
        seats
    }

    /// The work that comes next.
    #[inline]
    pub fn next_work(&self) -> Option<Frame> {
        self.stack.last().map(|work| work.frame)
    }

    /// What is asked: by the work that comes next, or by the station of the turn.
    #[inline]
    pub fn question(&self) -> Option<Question> {
        if self.phase != Phase::Racing {
            return None;
        }
        match self.stack.last_in_place() {
            Some(Frame::Ask(question)) => Some(*question),
            None if !self.stack.is_left_on_top() => self.turn.step.question(),
            Some(_) | None => None,
        }
    }

    /// The dashboard of a car or a bike.
    #[inline]
    pub fn car(&self, who: VehicleId) -> Option<&Car> {
        who.car_index().map(|index| &self.cars[index])
    }

    /// The same, to change it.
    #[inline]
    pub fn car_mut(&mut self, who: VehicleId) -> Option<&mut Car> {
        who.car_index().map(|index| &mut self.cars[index])
    }

    /// Whether a road vehicle has a lasting effect (CD-5.1).
    #[inline]
    pub fn has(&self, who: VehicleId, card: Damage) -> bool {
        self.options.carnage && self.car(who).is_some_and(|car| car.has(card))
    }

    /// Whether a car carries an upgrade, whatever its state (CS-3.4).
    #[inline]
    pub fn carries(&self, who: VehicleId, upgrade: Upgrade) -> bool {
        self.options.upgrades && self.car(who).is_some_and(|car| car.upgrade == Some(upgrade))
    }

    /// Whether a car has an upgrade that works: not while it is inoperable (CS-3.5), nor for a player who is out (CS-3.7).
    #[inline]
    pub fn wears(&self, who: VehicleId, upgrade: Upgrade) -> bool {
        self.carries(who, upgrade) && self.is_operable(who)
    }

    /// Whether a seat that is in the game has this leader (CS-1.4).
    #[inline]
    pub fn led_by(&self, seat: Seat, leader: Leader) -> bool {
        self.options.leaders && self.gangs[seat].is_in && self.gangs[seat].leader == Some(leader)
    }

    /// Whether the turn is of a seat with this leader.
    #[inline]
    pub fn turn_led_by(&self, leader: Leader) -> bool {
        self.led_by(self.turn.seat, leader)
    }

    /// Whether a command works in this turn (CS-2.2).
    #[inline]
    pub fn works(&self, command: Command) -> bool {
        self.turn.works.contains(command)
    }

    /// Whether a command of the rig works in this turn: that of its die (BR-2.7), or the one that a Clean Sweep has brought
    /// (EA-4.10).
    #[inline]
    pub fn rig_works(&self, command: RigCommand) -> bool {
        self.turn.rig == Some(command) || self.bounties.rig == Some(command)
    }

    /// The command board of a seat: that of its leader (CS-1.2), or of its crew.
    #[inline]
    pub fn board(&self, seat: Seat) -> &'static [Slot] {
        match self.gangs[seat].leader {
            Some(leader) => &leader.row().board,
            None => self.crew(seat).board(),
        }
    }

    /// Every place for a die of a seat: those of its board, and its bonus command (EA-6.1).
    #[inline]
    pub fn places(&self, seat: Seat) -> impl Iterator<Item = Slot> + use<> {
        let bonus = self.gangs[seat].bonus;
        let bonus = bonus.and_then(|bonus| BONUS_COMMANDS.iter().find(|slot| slot.command == bonus));
        self.board(seat).iter().chain(bonus).copied()
    }

    /// The place of a command of a seat, if it has one.
    #[inline]
    pub fn slot(&self, seat: Seat, command: Command) -> Option<Slot> {
        self.places(seat).find(|slot| slot.command == command)
    }

    /// Damage slots of a car or a bike; extra armour always counts (CS-3.6, CS-5.12).
    #[inline]
    pub fn slots(&self, who: VehicleId) -> usize {
        usize::from(who.kind().row().slots) + usize::from(self.carries(who, Upgrade::ExtraArmour))
    }

    /// Whether a seat plays cards instead of dice (IX-1.2).
    #[inline]
    pub fn plays_cards(&self, seat: Seat) -> bool {
        self.options.cards && self.crew(seat) == crate::data::Crew::Cars
    }

    /// Whether a road vehicle is in the game and can be driven (TR-3.5); the rig always can (BR-1.3).
    #[inline]
    pub fn is_operable(&self, who: VehicleId) -> bool {
        self.place(who) != Place::Gone && self.car(who).is_none_or(|car| !car.inoperable)
    }

    /// The token in a space.
    #[inline]
    pub fn token(&self, space: Space) -> Option<Token> {
        self.road.ground.token(space)
    }

    /// The ground of a space as it looks now (TR-4.11), and as the road condition of its tile makes it count (IX-2.4).
    #[inline]
    pub fn terrain(&self, space: Space) -> Terrain {
        let ground = self.road.ground.terrain(space);
        self.condition_at(space).map_or(ground, |condition| condition.makes(ground))
    }
}

impl Step {
    /// What a turn asks at a station, if it asks anything there.
    #[inline]
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
            Step::Start => Question::Start,
            Step::Token => Question::Token,
            Step::EarlyShot => Question::EarlyShot,
            Step::SecondShot => Question::SecondShot,
            Step::Begin
            | Step::Commands
            | Step::Depart
            | Step::Slingshot
            | Step::SecondWind
            | Step::AfterMove
            | Step::NextMover
            | Step::Choppers
            | Step::End => return None,
        })
    }
}

impl Options {
    /// Whether a part of the game is in play.
    #[inline]
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
    Hazard::PILED.map(|hazard| if options.has(hazard.row().set) { hazard.row().count } else { 0 })
}

/// What else can fill damage slots at a table.
pub fn all_supply(options: &Options) -> Supply {
    let cards = u8::from(options.carnage);
    Supply {
        deck: LastingCards::from(std::array::from_fn(|card| {
            cards * Damage::ALL[FIRST_CARD + card].row().count
        })),
        minor: if options.final_five || options.big_rig { Damage::Minor.row().count } else { 0 },
        ..Supply::default()
    }
}

// With everything that all boxes bring; a copy is twenty cache lines.
const _: () = assert!(size_of::<State>() < 1300);
