//! Where the road vehicles are: a byte each, so that who stands in a space is one comparison of them all.

use super::Open;
use crate::data::{Crew, Kind, PIECES, Space, Spaces, VehicleId, Vehicles};
use crate::setup::Options;
use crossroads_engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Where each road vehicle is: a space of the board, or one of the numbers of [`Place`] beyond them.
pub type Places = [Space; PIECES];

/// Where a road vehicle is.
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
    /// A section of the rig that has lost its tile (BR-7.6).
    Hanging,
}

impl Place {
    /// As a byte.
    pub const fn packed(self) -> Space {
        match self {
            Place::Gone => Space(255),
            Place::Waiting => Space(254),
            Place::Home => Space(253),
            Place::Hanging => Space(252),
            Place::On(space) => space,
        }
    }

    /// From its byte.
    pub const fn of(packed: Space) -> Place {
        match packed.0 {
            254 => Place::Waiting,
            253 => Place::Home,
            252 => Place::Hanging,
            _ if packed.is_on_board() => Place::On(packed),
            _ => Place::Gone,
        }
    }
}

impl Options {
    /// The seat that plays the rig: the last (BR-1.1).
    #[inline]
    pub fn rig_seat(&self, seats: u8) -> Option<Seat> {
        self.big_rig.then(|| Seat(seats.saturating_sub(1)))
    }

    /// The seat that plays the bikes: the last one before the rig (BR-1.1).
    #[inline]
    pub fn bikes_seat(&self, seats: u8) -> Option<Seat> {
        self.final_five.then(|| Seat(seats.saturating_sub(1 + u8::from(self.big_rig))))
    }
}

impl Open {
    /// What a seat plays (BR-1.1).
    #[inline]
    pub fn crew(&self, seat: Seat) -> Crew {
        if self.options.rig_seat(self.seats()) == Some(seat) {
            Crew::Rig
        } else if self.options.bikes_seat(self.seats()) == Some(seat) {
            Crew::Bikes
        } else {
            Crew::Cars
        }
    }

    /// The road vehicles of a seat; the rig is one, called by its front section (BR-1.3).
    #[inline]
    pub fn vehicles(&self, seat: Seat) -> impl Iterator<Item = VehicleId> + use<> {
        let (first, count) = match self.crew(seat) {
            Crew::Cars => (VehicleId::car(seat, crate::data::Size::Small), 3),
            Crew::Bikes => (VehicleId::bike(0), crate::data::BIKES as u8),
            Crew::Rig => (VehicleId::RIG, 1),
        };
        (first.0..first.0 + count).map(VehicleId)
    }

    /// Whose a road vehicle is; a wreck is nobody's (TR-3.14).
    #[inline]
    pub fn owner(&self, who: VehicleId) -> Option<Seat> {
        match who.kind() {
            Kind::Car => who.gang_seat(),
            Kind::Wreck => None,
            Kind::Bike => self.options.bikes_seat(self.seats()),
            Kind::Section => self.options.rig_seat(self.seats()),
        }
    }

    /// The owner of a road vehicle, if there is one who is in the game.
    #[inline]
    pub fn player_of(&self, who: VehicleId) -> Option<Seat> {
        self.owner(who).filter(|owner| self.gangs[*owner].is_in)
    }

    /// Where a road vehicle is.
    #[inline]
    pub fn place(&self, who: VehicleId) -> Place {
        self.at.get(usize::from(who.0)).map_or(Place::Gone, |packed| Place::of(*packed))
    }

    /// The one way a road vehicle's place changes.
    #[inline]
    pub fn put(&mut self, who: VehicleId, place: Place) {
        if let Some(packed) = self.at.get_mut(usize::from(who.0)) {
            *packed = place.packed();
        }
    }

    /// Where a road vehicle stands on the board.
    #[inline]
    pub fn space_of(&self, who: VehicleId) -> Option<Space> {
        self.at.get(usize::from(who.0)).copied().filter(|space| space.is_on_board())
    }

    /// Every road vehicle on the board with its space, the sections of the rig each for itself.
    #[inline]
    pub fn on_board(&self) -> impl Iterator<Item = (VehicleId, Space)> {
        let places = (0..).map(VehicleId).zip(self.at);
        places.filter(|(_, space)| space.is_on_board())
    }

    /// The road vehicles in a space, other than these.
    #[inline]
    pub fn others_in(&self, space: Space, but: Vehicles) -> Vehicles {
        let mut there = 0;
        for (place, at) in self.at.iter().enumerate() {
            there |= u32::from(*at == space) << place;
        }
        Vehicles(there).without(but)
    }

    /// The road vehicle in a space, other than `but` and what belongs to it.
    #[inline]
    pub fn other_in(&self, space: Space, but: Option<VehicleId>) -> Option<VehicleId> {
        self.others_in(space, but.map_or(Vehicles::NONE, Vehicles::of)).first()
    }

    /// Whether nothing but road vehicles can be in the way in a space (EA-3.7).
    #[inline]
    pub fn is_empty_but_for_vehicles(&self, space: Space) -> bool {
        self.ground_is_empty(space) && self.gangs.iter().all(|(_, gang)| gang.chopper != Some(space))
    }

    /// Whether nothing that counts as an obstacle is in a space (TR-5.1).
    #[inline]
    pub fn is_empty(&self, space: Space) -> bool {
        self.is_empty_but_for_vehicles(space) && self.other_in(space, None).is_none()
    }

    #[inline]
    fn ground_is_empty(&self, space: Space) -> bool {
        space.is_on_board() && self.road.ground.is_bare(space)
    }

    /// Every space with nothing in it that counts as an obstacle (TR-5.1).
    #[inline]
    pub fn empty_spaces(&self) -> Spaces {
        let mut empty = self.road.ground.bare();
        self.on_board().for_each(|(_, space)| empty.remove(space));
        self.gangs.iter().filter_map(|(_, gang)| gang.chopper).for_each(|space| empty.remove(space));
        empty
    }
}
