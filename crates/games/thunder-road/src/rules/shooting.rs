//! TR-11 and BR-6: shots of cars, bikes, rig and choppers, which shoot alike (TR-11.9). Who stands under a chopper shoots
//! before the end of the turn (TR-11.8).

use super::movement::mover_can_act;
use super::{Play, readings};
use crate::actions::Action;
use crate::data::{RigCommand, SHOOTING_DIE, ShotFace, Space, VehicleId};
use crate::events::{Declined, Event, Told};
use crate::state::{Frame, Open, Roll, Step};
use crossroads_engine::{Chance, Sink};

/// What a shooter can aim at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// A road vehicle.
    At(VehicleId),
    /// A command of the rig (BR-6.3).
    Command(RigCommand),
}

impl Aim {
    /// The action that shoots there.
    pub fn shot(
        self,
        at: impl FnOnce(VehicleId) -> Action,
        command: impl FnOnce(RigCommand) -> Action,
    ) -> Action {
        match self {
            Aim::At(target) => at(target),
            Aim::Command(aim) => command(aim),
        }
    }

    /// What is hit: a section is a target of its own (BR-6.2).
    pub fn target(self) -> VehicleId {
        match self {
            Aim::At(target) => target,
            Aim::Command(aim) => VehicleId::section(aim.section()),
        }
    }

    /// The command of the rig that is named.
    pub fn command(self) -> Option<RigCommand> {
        match self {
            Aim::At(_) => None,
            Aim::Command(aim) => Some(aim),
        }
    }
}

/// The spaces into which somebody can shoot: the mover, or with `None` the chopper of the seat whose turn it is, which has
/// no card that could bend its arc.
fn reach(open: &Open, by: Option<VehicleId>) -> impl Iterator<Item = Space> + use<> {
    let chopper = if by.is_none() { open.gangs[open.turn.seat].chopper } else { None };
    let of_chopper = readings::arc(chopper).map(|(_, space)| space);
    of_chopper.chain(by.map(|by| readings::reach(open, by)).into_iter().flatten())
}

/// What somebody can aim at, whoever owns it (TR-11.3): the road vehicles in reach, and of a section each command that can
/// still be damaged (BR-6.2, BR-6.3); a section without one is no target (BR-6.4).
pub fn targets(open: &Open, by: Option<VehicleId>) -> impl Iterator<Item = Aim> {
    let hit = reach(open, by).filter_map(move |space| open.other_in(space, by));
    hit.flat_map(move |target| {
        let section = target.as_section();
        let commands = section.into_iter().flat_map(move |section| {
            RigCommand::damageable()
                .filter(move |command| command.section() == section && open.rig.works(*command))
        });
        section.is_none().then_some(Aim::At(target)).into_iter().chain(commands.map(Aim::Command))
    })
}

/// Whether the mover is able to shoot at all (TR-11.2, CD-5.10).
pub(crate) fn is_able(open: &Open) -> bool {
    let has_guns = |mover| open.space_of(mover).is_some() && readings::has_guns(open, mover);
    mover_can_act(open) && open.turn.mover.is_some_and(has_guns)
}

/// Whether a shot is offered: not in round 1 (TR-11.1), and only with a target (TR-11.5).
pub(crate) fn may_shoot(open: &Open) -> bool {
    open.round > 1 && is_able(open) && targets(open, open.turn.mover).next().is_some()
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// The mover shoots, or does not (TR-11.5); then the turn goes on.
    pub fn car_shot(&mut self, aim: Option<Aim>) {
        let (seat, mover) = (self.open().turn.seat, self.open().turn.mover);
        self.go_on(Step::NextMover);
        match aim {
            Some(aim) => self.shoot(mover, aim),
            None => self.tell(Event::Declined { seat, what: Declined::Shot }),
        }
    }

    /// One roll at one target (TR-11.6).
    pub fn shoot(&mut self, by: Option<VehicleId>, aim: Aim) {
        let roll = self.roll_shot(by, aim.target(), aim.command());
        self.climb(roll, 0);
    }

    /// Throws the shooting die.
    pub fn roll_shot(&mut self, by: Option<VehicleId>, target: VehicleId, aim: Option<RigCommand>) -> Roll {
        let face = self.roll(SHOOTING_DIE);
        let seat = self.open().turn.seat;
        self.tell(Event::Shot { seat, car: by, target, face, hit: face.hits(target.size()) });
        Roll::Shot { by, target, aim, face }
    }

    /// A face that names the size of the target hits (TR-11.6), and a hit is one damage (TR-11.7), on the rig that of the
    /// named command (BR-6.5).
    pub fn strike(&mut self, target: VehicleId, aim: Option<RigCommand>, face: ShotFace) {
        if !face.hits(target.size()) {
            return;
        }
        match aim {
            Some(command) => self.damage_rig(command),
            None => self.push(Frame::Hurt { who: target }),
        }
    }
}
