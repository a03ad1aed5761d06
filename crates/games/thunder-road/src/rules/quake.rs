//! CD-3.4 to CD-3.10: what an earthquake shifts, and whom a sandworm eats.

use super::Play;
use crate::data::{Direction, Ground, Kind, Section, Space, VehicleId, Vehicles};
use crate::events::{Event, Fate, Told};
use crate::state::{Cause, Frame, Open, Phase, Place, Roll, Step, Way};
use crossroads_engine::{Chance, Few, Sink};

/// The road vehicles on the board, the rig as one by its front section (BR-3.4).
fn standing(open: &Open) -> impl Iterator<Item = (VehicleId, Space)> {
    let behind = [Section::Rear, Section::Middle].map(VehicleId::section);
    open.on_board().filter(move |(who, _)| !behind.contains(who))
}

/// The first of these in board order: the most forward one, on equal positions the one in the lower row.
pub(crate) fn first_in_board_order(open: &Open, of: Vehicles) -> Option<(VehicleId, Space)> {
    let places = of.iter().filter_map(|who| Some((who, open.space_of(who)?)));
    places.min_by_key(|(_, space)| (u8::MAX - space.forwardness(), space.row()))
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// An earthquake begins (CD-3.4).
    pub fn quake(&mut self) {
        let roll = self.roll_quake();
        self.climb(roll, 0);
    }

    /// Throws the direction die of an earthquake.
    pub fn roll_quake(&mut self) -> Roll {
        let direction = self.roll_direction();
        self.tell(Event::Quaked { direction });
        Roll::Quake { direction }
    }

    /// All road vehicles on the board shift one space at the same time (CD-3.4); the rig stays and is damaged instead
    /// (IX-4.4).
    pub fn shake(&mut self, way: Direction) {
        let open = self.open();
        let mut over_front: Few<(VehicleId, i8), 32> = Few::default();
        let (mut over_side, mut over_rear, mut shifted) = (Vehicles::NONE, Vehicles::NONE, Vehicles::NONE);
        let mut at = open.at;
        for (who, space) in open.on_board().filter(|(who, _)| who.kind() != Kind::Section) {
            let to = space.point().step(way);
            match to.ground() {
                Ground::OverSide => over_side.insert(who),
                Ground::OverRear => over_rear.insert(who),
                Ground::OverFront => over_front.push((who, to.row)),
                Ground::Space(to) => {
                    at[usize::from(who.0)] = to;
                    shifted.insert(who);
                }
            }
        }
        let rig_is_hit = open.space_of(VehicleId::RIG).is_some();
        // Those beyond the sides and the rear go first, together (CD-3.5, IX-2.12).
        let standings = self.standings();
        over_side.iter().for_each(|who| self.remove(who, Fate::OverSide));
        over_rear.iter().for_each(|who| self.remove(who, Fate::OverRear));
        // Everybody else is shifted now, so what was under way for them is over.
        for (who, space) in (0..).map(VehicleId).zip(at) {
            if shifted.contains(who) {
                self.open_mut().put(who, Place::On(space));
                self.drop_arrival(who);
            }
        }
        self.push(Frame::quake(shifted, way));
        self.hurt_rig_together(u8::from(rig_is_hit));
        self.see_who_is_out_after(standings);
        if self.open().phase == Phase::Racing && !over_front.is_empty() {
            self.shift_over_front(&over_front);
        } else if self.open().phase == Phase::Racing {
            self.see_to_final_tile();
        }
    }

    /// Those beyond the front edge make the board advance once, or reach the finish line, the first in board order (CD-3.5,
    /// CD-3.6, CD-3.10).
    fn shift_over_front(&mut self, over_front: &[(VehicleId, i8)]) {
        let first = over_front.iter().min_by_key(|(_, row)| (i8::from(row % 2 == 0), *row));
        if self.open().road.is_final {
            if let Some((who, _)) = first {
                self.finish(*who);
            }
            // What nobody owns is gone, and the others follow (TR-14.5).
            let rest: Few<(VehicleId, i8), 32> =
                over_front.iter().copied().filter(|it| Some(it) != first).collect();
            if self.open().phase == Phase::Racing && !rest.is_empty() {
                self.shift_over_front(&rest);
            }
            return;
        }
        // While the board advances they stand nowhere, and nothing that goes with the rear tile is theirs.
        for (who, _) in over_front {
            self.open_mut().put(*who, Place::Home);
        }
        let towed = self.advance_board();
        if self.open().phase != Phase::Racing {
            return;
        }
        let mut arrived = Vehicles::NONE;
        for (who, row) in over_front {
            if let Some(space) = Space::at(*row as u8, crate::data::COLUMNS - crate::data::TILE_COLUMNS) {
                self.open_mut().put(*who, Place::On(space));
                self.note_advance(*who);
                arrived.insert(*who);
            }
        }
        // They come into their spaces with the others, in board order.
        for frame in self.open_mut().stack.from_top_mut() {
            if let Frame::Quake { left, .. } = frame {
                *left = (u32::from_le_bytes(*left) | arrived.0).to_le_bytes();
                break;
            }
        }
        if let Some(tow) = towed {
            self.push(tow);
        }
    }

    /// The next of those that an earthquake has shifted comes into its space, in board order (CD-3.5). Neither drift nor
    /// passing works for it (CD-3.8).
    pub fn quaked(&mut self, left: Vehicles, way: Direction) {
        let Some((who, space)) = first_in_board_order(self.open(), left) else {
            return self.meet_who_is_left(way);
        };
        self.push(Frame::quake(left.without(Vehicles::only(who)), way));
        self.come_into(who, space, Cause::Quaked, Way::step(way));
    }

    /// Three can be shifted into one space, two beside a section: a slam of two of them moves one away, and those who are left
    /// slam then (BR-5.4, CD-3.5). The mover in the middle of its move may stand over somebody.
    fn meet_who_is_left(&mut self, way: Direction) {
        let open = self.open();
        let mover = open.turn.mover.filter(|_| open.turn.step == Step::Drive && open.turn.drive.moves > 0);
        let rests = |who: &VehicleId| Some(*who) != mover;
        let pair = open.on_board().filter(|(who, _)| rests(who) && who.kind() != Kind::Section).find_map(
            |(who, space)| open.other_in(space, Some(who)).filter(rests).map(|bottom| (who, bottom)),
        );
        if let Some((top, bottom)) = pair {
            self.push(Frame::quake(Vehicles::NONE, way));
            self.push(Frame::Slam { top, bottom });
        }
    }

    /// Whoever is moved or gone before its own arrival has come drops it (CD-3.7), and with it what was to come after a
    /// token in the space that it left.
    pub fn drop_arrival(&mut self, who: VehicleId) {
        if !self.open().options.carnage {
            return;
        }
        for frame in self.open_mut().stack.from_top_mut() {
            match frame {
                Frame::Quake { left, .. } => {
                    *left = Vehicles(u32::from_le_bytes(*left)).without(Vehicles::only(who)).0.to_le_bytes();
                }
                Frame::Meet { who: other, space, .. } if *other == who => *space = Place::Gone.packed(),
                _ => {}
            }
        }
    }

    /// Whoever is furthest back is eliminated, on a tie all of them (CD-3.9); the rig is only damaged (IX-4.5).
    pub fn sandworm(&mut self) {
        let last = standing(self.open()).map(|(_, space)| space.forwardness()).min();
        let mut eaten: Few<VehicleId, 32> = Few::default();
        let mut rig_is_hit = false;
        for (who, _) in standing(self.open()).filter(|(_, space)| Some(space.forwardness()) == last) {
            if who == VehicleId::RIG { rig_is_hit = true } else { eaten.push(who) }
        }
        let standings = self.standings();
        for who in eaten.iter() {
            self.remove(*who, Fate::Swallowed);
        }
        self.hurt_rig_together(u8::from(rig_is_hit));
        self.see_who_is_out_after(standings);
        if self.open().phase == Phase::Racing {
            self.see_to_final_tile();
        }
    }
}
