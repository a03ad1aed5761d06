//! TR-11 and BR-6: shots of cars, bikes, rig and choppers, which shoot alike (TR-11.9). Who stands under a chopper shoots
//! before the end of the turn (TR-11.8).

use super::ammo::conditions;
use super::movement::mover_can_act;
use super::{Play, readings};
use crate::actions::Action;
use crate::data::{Airstrike, Command, RigCommand, ShotFace, Space, Upgrade, VehicleId};
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
    // A gunship shoots all around (EA-3.8).
    let is_gunship = open.turn.airstrike == Some(Airstrike::Gunship);
    let behind = readings::BEHIND_ARC.into_iter().filter(move |_| is_gunship);
    let around = behind.filter_map(move |way| chopper?.neighbour(way));
    let of_chopper = readings::arc(chopper).map(|(_, space)| space).chain(around);
    of_chopper.chain(by.map(|by| readings::reach(open, by)).into_iter().flatten())
}

/// What somebody can aim at, whoever owns it (TR-11.3): the road vehicles in reach, and of a section each command that can
/// still be damaged (BR-6.2, BR-6.3); a section without one is no target (BR-6.4). Nobody shoots out of a sandstorm or into
/// one (EA-2.5).
pub fn targets(open: &Open, by: Option<VehicleId>) -> impl Iterator<Item = Aim> {
    let from = shooter_space(open, by);
    let blind = conditions::is_blind(open, by);
    let hit = reach(open, by).filter(move |_| !blind).filter_map(move |space| open.other_in(space, by));
    let hit = hit.filter(move |target| !conditions::in_sandstorm(open, *target));
    hit.filter(move |target| !is_shielded(open, from, *target)).flat_map(move |target| {
        let section = target.as_section();
        let commands = section.into_iter().flat_map(move |section| {
            RigCommand::damageable()
                .filter(move |command| command.section() == section && open.rig.works(*command))
        });
        section.is_none().then_some(Aim::At(target)).into_iter().chain(commands.map(Aim::Command))
    })
}

/// Where a shooter stands; a chopper over its space.
fn shooter_space(open: &Open, by: Option<VehicleId>) -> Option<Space> {
    match by {
        Some(by) => open.space_of(by),
        None => open.gangs[open.turn.seat].chopper,
    }
}

/// Whether a rear shield keeps out a shooter straight behind, a chopper too (CS-5.13).
pub(crate) fn is_shielded(open: &Open, from: Option<Space>, target: VehicleId) -> bool {
    let behind = || open.space_of(target).and_then(|at| at.neighbour(crate::data::Direction::Rear));
    open.wears(target, Upgrade::RearShield) && from.is_some() && from == behind()
}

/// Whether a road vehicle can be shot from a space at all: no shield, and of a section a command is left (BR-6.4, CS-5.13).
pub(crate) fn is_target(open: &Open, from: Option<Space>, target: VehicleId) -> bool {
    let has_command = |section| {
        RigCommand::damageable().any(|command| command.section() == section && open.rig.works(command))
    };
    !is_shielded(open, from, target)
        && !conditions::in_sandstorm(open, target)
        && target.as_section().is_none_or(has_command)
}

/// What a shooter may choose: a decoy only if there is nobody else (CS-5.14).
pub fn choices(open: &Open, by: Option<VehicleId>) -> impl Iterator<Item = Aim> {
    let is_decoy = move |aim: &Aim| open.wears(aim.target(), Upgrade::Decoy);
    let spares_decoy = open.options.upgrades && targets(open, by).any(|aim| !is_decoy(&aim));
    targets(open, by).filter(move |aim| !spares_decoy || !is_decoy(aim))
}

/// The same for a shot of the turn: with the second gun another target than before if there is one (CS-5.5).
pub fn shots(open: &Open, by: Option<VehicleId>) -> impl Iterator<Item = Aim> {
    let before = open.turn.shot_at.filter(|_| open.turn.step == Step::SecondShot && by.is_some());
    let is_new = move |aim: &Aim| Some(aim.target()) != before;
    let has_new = before.is_some() && choices(open, by).any(|aim| is_new(&aim));
    choices(open, by).filter(move |aim| !has_new || is_new(aim))
}

/// Whether the mover may shoot before it moves: with a second belt, overwatch or a hair trigger, which give the same shot
/// (IX-2.6), not in round 1.
pub(crate) fn may_shoot_early(open: &Open) -> bool {
    let is_quick = |mover| {
        open.works(Command::SecondBelt)
            || open.works(Command::Overwatch)
            || open.wears(mover, Upgrade::HairTrigger)
    };
    open.turn.mover.is_some_and(is_quick) && may_shoot(open)
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
        self.after_shot_station();
        if self.open().turn.step == Step::SecondShot {
            self.open_mut().turn.shot_at = aim.map(Aim::target);
        }
        match aim {
            Some(aim) => self.shoot(mover, aim),
            None => self.tell(Event::Declined { seat, what: Declined::Shot }),
        }
    }

    /// The station after a shot: the move after an early one, and perhaps a second shot after the one of step 4 (CS-5.5), which is
    /// looked at when the first has done its work.
    pub fn after_shot_station(&mut self) {
        let open = self.open_mut();
        let has_twin = open.turn.mover.is_some_and(|mover| open.wears(mover, Upgrade::TwinGuns));
        match open.turn.step {
            Step::EarlyShot => self.go_on(Step::Depart),
            Step::Shoot if has_twin => open.turn.step = Step::SecondShot,
            _ => self.go_on(Step::NextMover),
        }
    }

    /// One roll at one target (TR-11.6).
    pub fn shoot(&mut self, by: Option<VehicleId>, aim: Aim) {
        let roll = self.roll_shot(by, aim.target(), aim.command());
        self.climb(roll, 0);
    }

    /// Throws the shooting die.
    pub fn roll_shot(&mut self, by: Option<VehicleId>, target: VehicleId, aim: Option<RigCommand>) -> Roll {
        let seat = self.open().turn.seat;
        let shooter = by.and_then(|by| self.open().owner(by)).unwrap_or(seat);
        let face = self.shot_face(shooter);
        let hit = readings::hits(self.open(), target, face);
        self.tell(Event::Shot { seat, car: by, target, face, hit });
        Roll::Shot { by, target, aim, face }
    }

    /// A face that names the size of the target hits (TR-11.6), and a hit is one damage (TR-11.7), on the rig that of the
    /// named command (BR-6.5).
    pub fn strike(
        &mut self,
        by: Option<VehicleId>,
        target: VehicleId,
        aim: Option<RigCommand>,
        face: ShotFace,
    ) {
        if !readings::hits(self.open(), target, face) {
            return self.after_miss(by, target);
        }
        self.after_hit(by, target);
        match aim {
            Some(command) => self.damage_rig(command),
            None => self.push(Frame::Hurt { who: target }),
        }
    }
}
