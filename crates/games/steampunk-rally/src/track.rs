//! A track as it lies: a chain of tiles, and which space follows which. What a space does to a machine is for
//! [`crate::rules`].

use crate::data::{ALPS, CHAIN, Challenge, SKYRAIL, SpaceRow, TOKENS, TileRow};
use crossroads_engine::{Few, never};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The sides of the tiles (SR-2.1).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "steampunk-rally.ts")]
pub enum Course {
    /// The Alps.
    #[default]
    Alps,
    /// The Hoverdrome.
    Skyrail,
}

impl Course {
    /// The tiles of this side: start, middle tiles, finish, end.
    pub fn tiles(self) -> &'static [TileRow; 8] {
        match self {
            Course::Alps => &ALPS,
            Course::Skyrail => &SKYRAIL,
        }
    }
}

/// A space of the track, counted tile by tile in the order of their rows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct Space(pub u8);

impl Space {
    /// Where all pawns start (SR-3.4).
    pub const START: Space = Space(0);
}

/// A challenge token on the track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct LaidToken {
    /// Where it lies.
    pub space: Space,
    /// Its place among [`TOKENS`].
    pub token: u8,
}

/// The finished track (SR-2.2, SR-2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct Track {
    /// Which sides lie up.
    pub course: Course,
    /// The tiles from start to end, by their place among the tiles of the side.
    pub tiles: [u8; CHAIN],
    /// Challenge tokens (SR-2.10).
    pub tokens: Few<LaidToken, 6>,
}

/// The most spaces a tile has.
const MOST_SPACES: usize = 12;
/// The tile with the line, and the first space beyond it on that tile.
const FINISH: usize = 4;
const BEYOND: usize = 1;

impl Track {
    /// A track with these middle tiles, counted from 1 as they are named, and no token.
    pub fn new(course: Course, middles: [u8; 3]) -> Track {
        let [first, second, third] = middles;
        Track { course, tiles: [0, first, second, third, 6, 7], tokens: Few::default() }
    }

    /// The tile at this place of the chain.
    pub fn tile(&self, place: usize) -> &'static TileRow {
        let tiles = self.course.tiles();
        &tiles[self.tiles.get(place).map_or(0, |tile| usize::from(*tile) % tiles.len())]
    }

    /// How many spaces there are.
    pub fn spaces(&self) -> u8 {
        (0..CHAIN).map(|place| self.tile(place).spaces.len() as u8).sum()
    }

    /// All spaces.
    pub fn all(&self) -> impl Iterator<Item = Space> + use<> {
        (0..self.spaces()).map(Space)
    }

    /// The tile a space lies on, and its place there.
    pub fn locate(&self, space: Space) -> (usize, usize) {
        let mut local = usize::from(space.0);
        for place in 0..CHAIN - 1 {
            let count = self.tile(place).spaces.len();
            if local < count {
                return (place, local);
            }
            local -= count;
        }
        (CHAIN - 1, local.min(self.tile(CHAIN - 1).spaces.len() - 1))
    }

    /// The space at this place of a tile.
    pub fn at(&self, tile: usize, local: usize) -> Space {
        let before: usize = (0..tile).map(|place| self.tile(place).spaces.len()).sum();
        Space((before + local) as u8)
    }

    /// What is printed on a space.
    pub fn row(&self, space: Space) -> &'static SpaceRow {
        let (tile, local) = self.locate(space);
        &self.tile(tile).spaces[local]
    }

    /// The space with this id, if its tile lies here.
    pub fn named(&self, id: &str) -> Option<Space> {
        self.all().find(|space| self.row(*space).id == id)
    }

    /// The challenge of a space: printed, or a token; both work alike (SR-1.11).
    pub fn challenge(&self, space: Space) -> Option<Challenge> {
        let token = || self.tokens.iter().find(|laid| laid.space == space);
        let laid = || token().and_then(|laid| TOKENS.get(usize::from(laid.token))).map(|row| row.challenge);
        self.row(space).challenge.or_else(laid)
    }

    /// The spaces one step ahead: two at a fork, none at the end of the track (SR-14.14, SR-14.15).
    pub fn ahead(&self, space: Space) -> Few<Space, 2> {
        let (tile, local) = self.locate(space);
        match self.tile(tile).spaces[local].next {
            [] if tile + 1 < CHAIN => [self.at(tile + 1, 0)].into_iter().collect(),
            next => next.iter().map(|next| self.at(tile, usize::from(*next))).collect(),
        }
    }

    /// The space one step back. Where two branches lead back it is the one on the shorter branch, of equal ones the
    /// first in the tile's data (SR-9.10); before the start space is none (SR-9.9).
    pub fn behind(&self, space: Space) -> Space {
        let (tile, local) = self.locate(space);
        if local == 0 {
            return match tile.checked_sub(1) {
                Some(before) => self.at(before, self.tile(before).spaces.len() - 1),
                None => Space::START,
            };
        }
        let row = self.tile(tile);
        let leads_here = |place: &usize| row.spaces[*place].next.contains(&(local as u8));
        let back = (0..local).filter(leads_here).min_by_key(|place| way_through(row, *place));
        let Some(back) = back else {
            never!("no way leads to {}", row.spaces[local].id);
            return self.at(tile, 0);
        };
        self.at(tile, back)
    }

    /// Whether a space lies on one branch of a fork: the tile can be crossed without it.
    pub fn is_on_branch(&self, space: Space) -> bool {
        let (tile, local) = self.locate(space);
        let mut reached: u32 = 1;
        for (place, row) in self.tile(tile).spaces.iter().enumerate().filter(|(place, _)| *place != local) {
            if reached & (1 << place) == 0 {
                continue;
            }
            if row.next.is_empty() {
                return true;
            }
            row.next.iter().for_each(|next| reached |= 1 << next);
        }
        false
    }

    /// How long the way through a tile is that goes over this space: it tells the shorter branch.
    pub fn way_through(&self, space: Space) -> u8 {
        let (tile, local) = self.locate(space);
        way_through(self.tile(tile), local)
    }

    /// The steps to the first space beyond the line by the shortest way; less than one beyond it (SR-18.1, SR-18.2).
    pub fn steps_to_line(&self, space: Space) -> i8 {
        let (tile, local) = self.locate(space);
        let beyond = BEYOND as i8;
        match tile {
            ..FINISH => {
                let between: u8 = (tile + 1..FINISH).map(|place| steps_to_exit(self.tile(place))[0]).sum();
                (steps_to_exit(self.tile(tile))[local] + between) as i8 + beyond
            }
            FINISH => beyond - local as i8,
            _ => beyond - (self.tile(FINISH).spaces.len() + local) as i8,
        }
    }
}

/// For each space of a tile the steps to the next tile.
fn steps_to_exit(tile: &TileRow) -> [u8; MOST_SPACES] {
    let mut steps = [1; MOST_SPACES];
    for (place, space) in tile.spaces.iter().enumerate().rev() {
        if let Some(least) = space.next.iter().map(|next| steps[usize::from(*next)]).min() {
            steps[place] = least + 1;
        }
    }
    steps
}

/// The steps from a tile's entry over a space to its exit.
fn way_through(tile: &TileRow, local: usize) -> u8 {
    let mut from_entry = [0; MOST_SPACES];
    for (place, space) in tile.spaces.iter().enumerate() {
        for next in space.next.iter().map(|next| usize::from(*next)) {
            let steps = from_entry[place] + 1;
            from_entry[next] = if from_entry[next] == 0 { steps } else { steps.min(from_entry[next]) };
        }
    }
    from_entry[local] + steps_to_exit(tile)[local]
}
