//! Scenes with the rig and the bikes.

use super::scene::*;
use crossroads_thunder_road::data::{FIRE_DIE, FireFace};
pub use crossroads_thunder_road::data::{RigCommand, RigCommand::*, Section};
pub use crossroads_thunder_road::setup::Options;

pub const RIG: VehicleId = VehicleId::RIG;
pub const MIDDLE: VehicleId = VehicleId::section(Section::Middle);
pub const REAR: VehicleId = VehicleId::section(Section::Rear);
pub const BARS: VehicleId = VehicleId::bike(0);
pub const CROSS: VehicleId = VehicleId::bike(1);
pub const CHEVRON: VehicleId = VehicleId::bike(2);
pub const RING: VehicleId = VehicleId::bike(3);
pub const WAVE: VehicleId = VehicleId::bike(4);
pub const BIKES: [VehicleId; 5] = [BARS, CROSS, CHEVRON, RING, WAVE];

/// What the six commands that can be damaged are, from behind.
pub const DAMAGEABLE: [RigCommand; 6] =
    [HazardDropper, TargetingComputer, TractionDrive, Airstrike, MissileLauncher, Cowcatcher];

pub fn rig_plays() -> Options {
    Options { big_rig: true, ..Options::default() }
}

pub fn bikes_play() -> Options {
    Options { final_five: true, ..Options::default() }
}

pub fn both_play() -> Options {
    Options { big_rig: true, final_five: true, ..Options::default() }
}

/// The same with Carnage.
pub fn with_carnage(options: Options) -> Options {
    Options { carnage: true, ..options }
}

/// Red and Blue with cars, Green with the rig, whose turn it is: the steering is 2. On 1b, 4a and 5a the two lanes in the
/// middle are road from end to end, and no token lies there.
pub fn rig_race() -> Scene {
    Scene::with(["1b", "4a", "5a"], 3, rig_plays()).swept().steering(2).turn(GREEN)
}

/// Red and Blue with cars, Green with the bikes, whose turn it is, on the same road.
pub fn bike_race() -> Scene {
    Scene::with(["1b", "4a", "5a"], 3, bikes_play()).swept().turn(GREEN)
}

/// Red and Blue with cars, Green with the bikes, Yellow with the rig, whose turn it is.
pub fn full_race() -> Scene {
    Scene::with(["1b", "4a", "5a"], 4, both_play()).swept().steering(2).turn(YELLOW)
}

/// A face of the fire die.
pub fn fire(face: FireFace) -> Roll {
    Raw(FIRE_DIE.iter().position(|it| *it == face).expect("the die has that face") as u32)
}

impl Scene {
    /// No token lies on the board.
    pub fn swept(mut self) -> Scene {
        self.state.hidden.faces.clear();
        let spaces: Vec<Space> = self.state.open.road.tokens().map(|token| token.space).collect();
        for space in spaces {
            self.open().road.ground.clear(space);
        }
        self
    }

    /// One more token lies there, face down, and is this.
    pub fn laid(mut self, row: u8, column: u8, hazard: Hazard) -> Scene {
        self.open().road.ground.lay(at(row, column));
        self.state.hidden.faces.push((at(row, column), hazard));
        self
    }

    /// The ground there is what this token makes of it, and no token lies there.
    pub fn ground(mut self, row: u8, column: u8, hazard: Hazard) -> Scene {
        self.open().road.ground.show(at(row, column), hazard);
        self.open().road.ground.clear(at(row, column));
        self
    }

    /// The rig stands so: front, middle and rear section.
    pub fn rig(self, front: (u8, u8), middle: (u8, u8), rear: (u8, u8)) -> Scene {
        self.car(RIG, front.0, front.1).car(MIDDLE, middle.0, middle.1).car(REAR, rear.0, rear.1)
    }

    /// The rig stands straight in its lane, with the front section there.
    pub fn rig_at(self, row: u8, column: u8) -> Scene {
        self.rig((row, column), (row, column - 1), (row, column - 2))
    }

    /// What is left of the power steering.
    pub fn steering(mut self, left: u8) -> Scene {
        self.open().rig.steering = Some(left);
        let seat = self.state.open.turn.seat;
        if self.state.open.crew(seat) == Crew::Rig { self.turn(seat) } else { self }
    }

    /// These commands of the rig are damaged.
    pub fn rig_damage(mut self, commands: &[RigCommand]) -> Scene {
        for command in commands {
            self.open().rig.damage[command.damage_index().unwrap()] = Some(Damage::Minor);
            self.open().supply.minor -= 1;
        }
        self
    }

    /// The commands of the rig that are damaged now.
    pub fn damaged_commands(&self) -> Vec<RigCommand> {
        RigCommand::ALL.into_iter().filter(|command| !self.state.open.rig.works(*command)).collect()
    }

    /// Puts a die on a command of the rig.
    pub fn puts(&mut self, die: u8, command: RigCommand) -> &mut Scene {
        let seat = self.state.open.turn.seat;
        self.does(seat, RigDie { command, die })
    }

    /// Checks where the sections are, from the front.
    pub fn rig_stands(&mut self, front: (u8, u8), middle: (u8, u8), rear: (u8, u8)) -> &mut Scene {
        let sections = [(RIG, front), (MIDDLE, middle), (REAR, rear)];
        for (section, (row, column)) in sections {
            self.stands(section, row, column);
        }
        self
    }

    pub fn left_steering(&self) -> Option<u8> {
        self.state.open.rig.steering
    }

    pub fn terrain(&self, row: u8, column: u8) -> Terrain {
        self.state.open.terrain(at(row, column))
    }

    /// All other bikes than these are eliminated.
    pub fn only_bikes(self, bikes: &[VehicleId]) -> Scene {
        let others: Vec<VehicleId> = BIKES.into_iter().filter(|bike| !bikes.contains(bike)).collect();
        self.gone(&others)
    }

    /// A bike has had its normal move of the round and coasted so often.
    pub fn coasted(mut self, bike: VehicleId, coasts: u8) -> Scene {
        self = self.moved(bike);
        self.open().cars[bike.car_index().unwrap()].coasts = coasts;
        self
    }

    /// Whose turn it is after so many turns of each seat in this round.
    pub fn turns_taken(mut self, turns: &[u8]) -> Scene {
        for (seat, turns) in (0..).map(crossroads_engine::Seat).zip(turns) {
            self.open().gangs[seat].turns = *turns;
        }
        self
    }

    /// A new round's turn of the rig: its sections have no dice yet.
    pub fn anew(&mut self) -> &mut Scene {
        let seat = self.state.open.owner(RIG).unwrap();
        self.open().rig.dice = Default::default();
        self.next_turn(seat)
    }

    /// A turn in which only coasting is left begins in the middle of a scene.
    pub fn coasts_next(&mut self, seat: crossroads_engine::Seat) -> &mut Scene {
        *self = self.clone().coast_turn(seat);
        self
    }

    pub fn coast(&mut self, car: VehicleId, die: u8) -> &mut Scene {
        let seat = self.state.open.turn.seat;
        self.does(seat, Coast { car, die })
    }
}
