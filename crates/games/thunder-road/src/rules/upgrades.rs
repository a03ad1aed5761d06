//! CS-5: what upgrades do of their own. Those that only bend an answer are readings ([`super::readings`]), those that roll
//! again rungs of the ladder ([`super::rolls`]).

use super::{Play, shooting};
use crate::data::{
    Charges, Damage, Direction, Hazard, Kind, Space, TILE_COLUMNS, Terrain, Upgrade, VehicleId, Vehicles,
};
use crate::events::{Declined, Event, Fate, Told};
use crate::rules::slams::{Settled, settled};
use crate::state::{Cause, Frame, Manner, Open, Phase, Place, Question, Step, Way};
use crossroads_engine::{Chance, Few, Seat, Sink, never};

/// Whether a car can use an upgrade that counts.
fn has_charge(open: &Open, who: VehicleId) -> bool {
    open.car(who).is_some_and(|car| car.charges > 0)
}

/// Whether the mover may drive over one space: once a round, not when coasting (CS-5.26).
pub(crate) fn may_jump(open: &Open) -> bool {
    open.options.upgrades
        && open.turn.drive.manner == Manner::Normal
        && open.turn.mover.is_some_and(|mover| {
            open.wears(mover, Upgrade::JumpJets) && has_charge(open, mover) && open.space_of(mover).is_some()
        })
}

/// What a pit crew can remove from its car, like ones once; an inoperable car too (CS-3.6, CS-5.27).
pub(crate) fn pit_stops(open: &Open, seat: Seat) -> impl Iterator<Item = (VehicleId, Damage)> {
    let cars = open.vehicles(seat).filter(|_| open.options.upgrades);
    let crewed = cars.filter(|car| open.carries(*car, Upgrade::PitCrew) && has_charge(open, *car));
    crewed.filter(|car| open.space_of(*car).is_some()).flat_map(|who| {
        let tokens = open.car(who).map(|car| car.damage).unwrap_or_default();
        let is_first = move |place: &usize| !tokens[..*place].contains(&tokens[*place]);
        (0..tokens.len()).filter(is_first).map(move |place| (who, tokens[place]))
    })
}

/// Whether a pit crew can do something at the start of this turn.
pub(crate) fn has_pit_stop(open: &Open) -> bool {
    open.options.upgrades && pit_stops(open, open.turn.seat).next().is_some()
}

/// Whether the mover shoots a second time, after a first shot and with somebody to shoot at (CS-5.5).
pub(crate) fn has_second_shot(open: &Open) -> bool {
    open.options.upgrades
        && open.turn.shot_at.is_some()
        && open.turn.mover.is_some_and(|mover| open.wears(mover, Upgrade::TwinGuns))
        && shooting::may_shoot(open)
}

/// The nearest empty spaces of the back edge, by row; two of them on a tie (CS-5.16).
pub(crate) fn tow_spaces(open: &Open, row: u8) -> impl Iterator<Item = Space> {
    let empty =
        move || (0..crate::data::ROWS).filter_map(|it| Space::at(it, 0)).filter(|it| open.is_empty(*it));
    let nearest = empty().map(|space| space.row().abs_diff(row)).min();
    empty().filter(move |space| Some(space.row().abs_diff(row)) == nearest)
}

/// A car that is towed when the rear tile goes: inoperable, of a player who is in the game, with room on the back edge of the
/// next tile (CS-3.6, CS-3.7, CS-5.16); nobody comes back by that (IX-6.7).
pub(crate) fn towed(open: &Open) -> Option<(VehicleId, u8)> {
    if !open.options.upgrades {
        return None;
    }
    let has_room = || (0..crate::data::ROWS).filter_map(|row| Space::at(row, TILE_COLUMNS));
    let hooked = |who: &VehicleId| open.carries(*who, Upgrade::TowHook) && !open.is_operable(*who);
    let (who, space) = open.on_board().find(|(who, space)| space.tile() == 0 && hooked(who))?;
    let is_saved = open.player_of(who).is_some() && has_room().any(|space| open.is_empty(space));
    is_saved.then_some((who, space.row()))
}

/// What a layer of the mover can leave, and where: where the move began, if that space is empty (CS-5.21, CS-5.22).
pub(crate) fn layer(open: &Open) -> Option<(Hazard, Space)> {
    if !open.options.upgrades {
        return None;
    }
    let mover = open.turn.mover.filter(|mover| has_charge(open, *mover))?;
    let hazard = if open.wears(mover, Upgrade::MineLayer) {
        Hazard::LaidMine
    } else if open.wears(mover, Upgrade::OilLayer) {
        Hazard::LaidOil
    } else {
        return None;
    };
    open.turn.from.filter(|space| open.is_empty(*space)).map(|space| (hazard, space))
}

/// Whether the direction of a slam is rolled again: it would move a car with guard rails into an impassable space, a face-up
/// pit trap too; not in slams with rig or bike (CS-5.1).
pub(crate) fn guard_rails(open: &Open, who: VehicleId, other: VehicleId, direction: Direction) -> bool {
    let leads_into = || {
        let to = open.space_of(who).and_then(|space| space.neighbour(direction));
        to.is_some_and(|to| open.terrain(to) == Terrain::Impassable)
    };
    open.wears(who, Upgrade::GuardRails) && settled(who, other) == Settled::ByDie && leads_into()
}

/// Whether nobody but the owner of a car with a ram stance may roll a slam again (CS-5.2).
pub(crate) fn is_rammed(open: &Open, seat: Seat, top: VehicleId, bottom: VehicleId) -> bool {
    let rams = |who: VehicleId| open.wears(who, Upgrade::RamStance) && open.owner(who) != Some(seat);
    open.options.upgrades && (rams(top) || rams(bottom))
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    fn use_charge(&mut self, who: VehicleId) {
        if let Some(car) = self.open_mut().car_mut(who) {
            car.charges = car.charges.saturating_sub(1);
        }
    }

    /// What can be used once a round can be used again (CS-5.26).
    pub fn renew_charges(&mut self) {
        for car in &mut self.open_mut().cars {
            if let Some(Charges::Round(count)) = car.upgrade.map(|upgrade| upgrade.row().charges) {
                car.charges = count;
            }
        }
    }

    /// Two spaces straight ahead for one move; the space between is ignored (CS-5.26).
    pub fn jump(&mut self) {
        let mover = self.open().turn.mover;
        let Some((who, space)) = mover.and_then(|who| Some((who, self.open().space_of(who)?))) else {
            return never!("no car on the board is assigned");
        };
        self.use_charge(who);
        self.begin_chain();
        let to = space.point().along(Direction::Front, 2);
        self.push(Frame::Arrive { who, to, by: Cause::Leapt, way: Way::flight(Direction::Front, 2) });
    }

    /// Once a game a damage token less, as by a repair (CS-5.27, IX-2.9); a car made operable may be assigned in this turn.
    pub fn pit_crew(&mut self, car: VehicleId, damage: Damage) {
        self.use_charge(car);
        self.repair(car, damage);
        self.start_goes_on();
    }

    /// A layer leaves a token face up where the move began, or none (CS-5.21, CS-5.22).
    pub fn lay(&mut self, lays: bool) {
        let seat = self.open().turn.seat;
        let (true, Some((hazard, space)), Some(car)) = (lays, layer(self.open()), self.open().turn.mover)
        else {
            return self.tell(Event::Declined { seat, what: Declined::Lay });
        };
        self.use_charge(car);
        self.open_mut().road.ground.show(space, hazard);
        self.tell(Event::Laid { car, hazard, space });
    }

    /// What comes into an occupied space in its own move with a bull bar pushes straight ahead and loses the rest; the rig is
    /// slammed as usual (CS-5.20, IX-6.1). Everything else slams (TR-5.3).
    pub fn collide(&mut self, top: VehicleId, bottom: VehicleId, by: Cause) {
        let in_its_move = match by {
            Cause::Driven | Cause::Slid | Cause::Leapt => {
                let turn = &self.open().turn;
                turn.mover == Some(top) && turn.step == Step::Drive
            }
            Cause::Pushed
            | Cause::Skidded
            | Cause::Dazed
            | Cause::Blasted
            | Cause::Jumped
            | Cause::Quaked
            | Cause::Shoved
            | Cause::Rammed
            | Cause::Steadied
            | Cause::Towed => false,
        };
        let pushes =
            in_its_move && bottom.kind() != Kind::Section && self.open().wears(top, Upgrade::BullBar);
        if !pushes {
            return self.push(Frame::Slam { top, bottom });
        }
        self.tell(Event::Rammed { car: top, who: bottom });
        self.stop(top);
        if let Some(space) = self.open().space_of(bottom) {
            let (to, way) = (space.point().step(Direction::Front), Way::step(Direction::Front));
            self.push(Frame::Arrive { who: bottom, to, by: Cause::Rammed, way });
        }
    }

    /// The first token that the mover enters in its turn is discarded without effect, a face-down one shown first, and a face-up
    /// pit trap too (CS-5.25). Answers whether it was so.
    pub fn plough(&mut self, who: VehicleId, space: Space) -> bool {
        let open = self.open();
        let ploughs = open.options.upgrades
            && open.turn.mover == Some(who)
            && !open.turn.done.plough
            && open.token(space).is_some()
            && open.wears(who, Upgrade::HazardPlough);
        if !ploughs {
            return false;
        }
        self.open_mut().turn.done.plough = true;
        let Some(hazard) = self.turn_up(space) else { return false };
        self.open_mut().road.reprint(space);
        self.discard(hazard);
        self.tell(Event::Ploughed { car: who, hazard });
        true
    }

    /// A car that is towed comes to the nearest empty space of the back edge; on a tie its owner chooses, and if there is none
    /// any more it is left behind after all (CS-5.16).
    pub fn tow(&mut self, who: VehicleId, row: u8) {
        let spaces: Few<Space, 2> = tow_spaces(self.open(), row).collect();
        match spaces.as_ref() {
            [] => self.eliminate(who, Fate::LeftBehind),
            [space] => self.tow_to(who, *space),
            _ => self.push(Frame::Ask(Question::Tow { who, row })),
        }
    }

    /// The owner says where.
    pub fn towed_to(&mut self, question: Option<Question>, space: Space) {
        let Some(Question::Tow { who, .. }) = question else {
            return never!("no car is towed");
        };
        self.tow_to(who, space);
    }

    /// It is placed there and meets nothing (IX-3.1).
    fn tow_to(&mut self, who: VehicleId, space: Space) {
        self.open_mut().put(who, Place::On(space));
        self.tell(Event::Towed { car: who, space });
    }

    /// What the slam of a car with a heavy ram moves goes one space further the same way, from where it then stands (CS-5.3); a
    /// bike, or what is thrown off the rig, like any other (IX-6.4).
    pub fn push_on(&mut self, who: VehicleId, way: Direction) {
        if let Some(space) = self.open().space_of(who) {
            let to = space.point().step(way);
            self.push(Frame::Arrive { who, to, by: Cause::Pushed, way: Way::step(way) });
        }
    }

    /// Two road vehicles swap places, if both are still on the board; they are placed and meet nothing (CS-5.18, IX-3.1).
    pub fn swap(&mut self, one: VehicleId, other: VehicleId) {
        let (Some(here), Some(there)) = (self.open().space_of(one), self.open().space_of(other)) else {
            return;
        };
        let open = self.open_mut();
        open.put(one, Place::On(there));
        open.put(other, Place::On(here));
        self.drop_arrival(one);
        self.drop_arrival(other);
        self.tell(Event::Swapped { car: one, who: other });
    }

    /// What a hit of this car brings beside the damage (CS-5.18, CS-5.19): the swap comes after the damage, so it goes on the
    /// stack first.
    pub fn upgraded_hit(&mut self, by: VehicleId, target: VehicleId) {
        if self.open().wears(by, Upgrade::Harpoon) && target.kind() != Kind::Section {
            self.push(Frame::Swap { one: by, other: target });
        }
        if self.open().wears(by, Upgrade::IncendiaryRounds) {
            self.set_on_fire(target);
        }
    }

    /// All road vehicles beside a car with a dead man's switch are eliminated together, before anybody is out by that (CS-5.17);
    /// the rig takes one damage, however many sections are near (IX-6.2).
    pub fn dead_mans_switch(&mut self, who: VehicleId) {
        let Some(space) = self.open().space_of(who) else { return };
        let mut near = Vehicles::NONE;
        for beside in Direction::ALL.into_iter().filter_map(|way| space.neighbour(way)) {
            near = Vehicles(near.0 | self.open().others_in(beside, Vehicles::only(who)).0);
        }
        self.tell(Event::SwitchReleased { car: who });
        let rig_is_hit = near.0 & Vehicles::RIG.0 != 0;
        for doomed in near.without(Vehicles::RIG).iter() {
            self.remove(doomed, Fate::BlownUp);
        }
        self.hurt_rig_together(u8::from(rig_is_hit));
    }

    /// A car has no slot left: whoever can keep it operable is asked (CS-4.4), or it breaks down.
    pub fn breaks_down(&mut self, who: VehicleId) {
        match super::leaders::jury_rigger(self.open(), who) {
            Some(_) => self.push(Frame::Ask(Question::JuryRig { who })),
            None => self.break_down(who),
        }
    }

    /// It is inoperable (TR-3.6), and its switch goes off before anybody is out by that (CS-3.6, CS-5.17, IX-2.12).
    pub fn break_down(&mut self, who: VehicleId) {
        let standings = self.standings();
        let has_switch = self.open().wears(who, Upgrade::DeadMansSwitch);
        self.make_inoperable(who);
        if has_switch {
            self.dead_mans_switch(who);
        }
        self.see_who_is_out_after(standings);
        if self.open().phase == Phase::Racing {
            self.see_to_final_tile();
        }
    }
}
