//! TR-13 and TR-14: the front edge, the board that advances, the final tile and the finish line.

use super::{Play, upgrades};
use crate::data::{Hazard, Kind, SideId, Space, TILE_COLUMNS, VehicleId, draw};
use crate::events::{Event, Fate, Told};
use crate::setup::FifthTile;
use crate::state::{Frame, Phase, Place, Road, Work};
use crossroads_engine::{Chance, Few, SeatSet, Sink, never};

/// How many tiles lie or have lain when the final one of a game for two is laid: the fifth, counted with all tiles of
/// setup or with the lead one alone (TR-14.1).
pub const fn final_of_two(counted: FifthTile) -> u8 {
    match counted {
        FifthTile::FromStart => 5,
        FifthTile::FromLead => 7,
    }
}

/// Takes the top tile of the stack: while tiles are there whose order and sides nobody knows, any of them may be on
/// top with either side up (TR-2.2); then those that came back, in order (TR-2.13).
pub(crate) fn next_tile(road: &mut Road, chance: &mut impl Chance) -> SideId {
    let unknown = road.unknown_tiles.count_ones();
    if unknown > 0 {
        let pick = chance.below(unknown);
        let mut tiles = (0..16).filter(|tile| road.unknown_tiles & (1 << tile) != 0);
        let Some(tile) = tiles.nth(pick as usize) else {
            never!("chance picks tile {pick} of {unknown}");
            return SideId::default();
        };
        road.unknown_tiles &= !(1 << tile);
        return SideId::of(tile, chance.below(2) as u8);
    }
    let Some(&top) = road.known_tiles.first() else {
        never!("the stack has no tile");
        return SideId::default();
    };
    road.known_tiles.remove(0);
    top
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// The board advances by a tile, in the middle of whatever is being resolved (TR-13.1). Answers the car that is still to be
    /// towed (CS-5.16).
    pub fn advance_board(&mut self) -> Option<Frame> {
        let rear = |space: Space| space.tile() == 0;
        // All on the rear tile are eliminated together (TR-13.2); who is out by that goes out first (TR-13.3). The rig goes
        // with its front section (BR-7.5); its others hang on (BR-7.6).
        let is_lost = |who: VehicleId| who.kind() != Kind::Section || who == VehicleId::RIG;
        let lost = self.open().on_board().filter(|(who, space)| rear(*space) && is_lost(*who));
        let towed = upgrades::towed(self.open());
        let is_towed = |who: VehicleId| towed.is_some_and(|(it, _)| it == who);
        let doomed: Few<VehicleId, 32> = lost.map(|(who, _)| who).filter(|who| !is_towed(*who)).collect();
        self.eliminate_together(&doomed, Fate::LeftBehind);
        if self.open().phase != Phase::Racing {
            return None;
        }
        self.clear_rear_tile();
        self.shift_back();

        let road = &mut self.state.open.road;
        let removed = road.tiles[0];
        // Under the stack with its other side up (TR-13.6); it is never the tile that comes next.
        road.known_tiles.push(removed.turned());
        let laid = next_tile(road, self.chance);
        road.tiles = [road.tiles[1], road.tiles[2], laid];
        road.ground.advance(laid);
        road.laid = road.laid.saturating_add(1);
        self.note_shown();
        self.tell(Event::BoardAdvanced { removed, laid });
        self.shift_conditions();
        self.lay_condition(2);
        self.deal_hazards(2);
        self.see_to_final_tile();
        towed.map(|(who, row)| Frame::Tow { who, row })
    }

    /// Tokens go to the discard, face-down ones unseen (TR-13.4); choppers go home (TR-13.5).
    fn clear_rear_tile(&mut self) {
        let is_rear = |space: Space| space.tile() == 0;
        let road = self.open().road;
        for token in road.tokens().filter(|token| is_rear(token.space)) {
            match token.face {
                Some(hazard) => self.discard(hazard),
                None => self.open_mut().road.unseen_discard += 1,
            }
        }
        for (space, hazard) in self.state.hidden.faces.iter() {
            if is_rear(*space) {
                self.state.hidden.discard[*hazard as usize] += 1;
            }
        }
        // A token that acts just now lies on its tile too (TR-6.3).
        let stack = self.open().stack;
        for work in stack.iter() {
            match work.frame {
                Frame::UseUp { hazard, space } if is_rear(space) => self.discard(hazard),
                Frame::UseUp { .. }
                | Frame::Arrive { .. }
                | Frame::Meet { .. }
                | Frame::Slam { .. }
                | Frame::Hurt { .. }
                | Frame::Suffer { .. }
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
                | Frame::Steady { .. } => {}
            }
        }
        for seat in self.open().in_game().iter() {
            if self.open().gangs[seat].chopper.is_some_and(is_rear) {
                self.open_mut().gangs[seat].chopper = None;
                self.tell(Event::ChopperReturned { seat });
            }
        }
    }

    /// Everything on the other two tiles is a tile further back in columns of the board (TR-13.6).
    fn shift_back(&mut self) {
        let hidden = &mut self.state.hidden;
        let kept = hidden.faces.iter().filter_map(|(space, hazard)| Some((space.a_tile_back()?, *hazard)));
        hidden.faces = kept.collect();
        let open = &mut self.state.open;
        let works = open.stack.iter();
        open.stack =
            works.filter_map(|work| Some(Work { frame: work.frame.a_tile_back()?, ..work })).collect();
        for (_, gang) in open.gangs.iter_mut() {
            gang.chopper = gang.chopper.and_then(Space::a_tile_back);
        }
        open.turn.from = open.turn.from.and_then(Space::a_tile_back);
        let looked = open.looked.iter().filter_map(|(space, seats)| Some((space.a_tile_back()?, *seats)));
        open.looked = looked.collect();
        for (who, at) in (0..).map(VehicleId).zip(&mut open.at) {
            if at.is_on_board() {
                let lost = if who.kind() == Kind::Section { Place::Hanging } else { Place::Gone };
                *at = at.a_tile_back().unwrap_or(lost.packed());
            }
        }
    }

    /// Every hazard space of a tile gets a token, face down, by row and in a row from the rear (TR-2.3, TR-13.7); on a
    /// starting tile those for the number of players who started (TR-2.4, TR-2.5).
    pub fn deal_hazards(&mut self, tile: u8) {
        let seats = self.open().seats();
        let side = self.open().road.tiles[usize::from(tile)];
        for spot in side.row().hazards.iter().filter(|spot| spot.is_used(seats)) {
            let Some(space) = Space::at(spot.row, tile * TILE_COLUMNS + spot.column) else {
                return never!("{spot:?} is no space of a tile");
            };
            // If none is left, the other spaces stay bare (TR-13.8).
            let Some(hazard) = self.draw_hazard() else { return };
            self.state.hidden.faces.push((space, hazard));
            self.open_mut().road.ground.lay(space);
        }
    }

    /// A random token of the pile; the discard makes a new pile if that is empty (TR-13.8).
    pub fn draw_hazard(&mut self) -> Option<Hazard> {
        let (road, hidden) = (&mut self.state.open.road, &mut self.state.hidden);
        if road.pile == 0 {
            for (kind, count) in hidden.pile.iter_mut().enumerate() {
                *count = std::mem::take(&mut road.discard[kind]) + std::mem::take(&mut hidden.discard[kind]);
            }
            road.unseen_discard = 0;
            road.pile = hidden.pile.iter().sum();
        }
        let kind = draw(&mut hidden.pile, self.chance)?;
        road.pile -= 1;
        Some(Hazard::PILED[kind])
    }

    /// Lays the finish line before the lead tile: with two players when the fifth tile is laid (TR-14.1), with more
    /// when somebody is out (TR-14.2).
    pub fn see_to_final_tile(&mut self) {
        let open = self.open();
        let is_final = match open.seats() {
            2 => open.road.laid >= final_of_two(open.options.fifth_tile),
            seats => open.in_game().len() < u32::from(seats),
        };
        if is_final && !open.road.is_final {
            self.open_mut().road.is_final = true;
            self.tell(Event::FinishLaid);
        }
    }

    /// A car on the finish line wins for an owner who is in the game (TR-14.4); anything else is eliminated (TR-14.5).
    pub fn finish(&mut self, who: VehicleId) {
        match self.open().player_of(who) {
            Some(owner) => {
                self.open_mut().put(who, Place::Home);
                self.tell(Event::Finished { car: who });
                self.win(SeatSet::only(owner));
            }
            None => self.eliminate(who, Fate::Finished),
        }
    }
}
