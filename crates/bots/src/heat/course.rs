//! The way to the finish: every corner line with what it costs, and who stands in the way.
//!
//! It is read from a view's options and road tokens, which everybody sees. Whatever a rule needs that is secret is no
//! part of it.

use crossroads_heat::data::{Board, Gear, Road, Side, Weather};
use crossroads_heat::setup::Options;
use crossroads_heat::state::{Driving, Roads, Spot, space_at};

/// A corner line that counts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Line {
    /// The progress of the last space before it.
    pub progress: u16,
    /// Its limit, as the road changes it.
    pub limit: u8,
    /// What the road adds for being over the limit.
    pub overheat: u8,
    /// How many spaces before it its Legend line lies.
    pub legend_spaces: u8,
}

impl Line {
    /// The heat that a Speed costs here.
    pub fn heat(&self, speed: u8) -> u8 {
        let above = speed.saturating_sub(self.limit);
        if above == 0 { 0 } else { above + self.overheat }
    }
}

/// A track with its road tokens, from the grid to the finish.
#[derive(Clone, Debug)]
pub struct Course {
    board: &'static Board,
    roads: Roads,
    weather: Option<Weather>,
    /// The progress that a car must pass to finish.
    pub finish: u16,
    /// The lines in driving order.
    lines: Vec<Line>,
    /// For each progress the first line at or after it.
    next: Vec<u8>,
}

/// How a turn ends for a car.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settled {
    /// Where it stands.
    pub progress: u16,
    /// Where the lever stands.
    pub gear: u8,
    /// What is left in the engine.
    pub engine: u8,
    /// The stress of a spin out.
    pub stress: u8,
}

impl Course {
    /// The course of a race.
    pub fn new(options: &Options, weather: Option<Weather>, roads: &Roads) -> Course {
        let (board, finish) = (options.track.board(), options.finish());
        let mut lines = Vec::new();
        for lap in 0..=u16::from(options.laps()) {
            for (place, corner) in board.corners.iter().enumerate() {
                let (more, overheat) = match roads.get(place).copied().flatten() {
                    Some(Road::LimitUp) => (1, 0),
                    Some(Road::LimitDown) => (-1, 0),
                    Some(Road::Overheat) => (0, 1),
                    _ => (0, 0),
                };
                lines.push(Line {
                    progress: lap * u16::from(board.spaces) + u16::from(corner.line),
                    limit: corner.limit.saturating_add_signed(more),
                    overheat,
                    legend_spaces: corner.line - corner.legend_line,
                });
            }
        }
        let next = (0..=finish)
            .map(|progress| lines.partition_point(|line: &Line| line.progress < progress) as u8)
            .collect();
        Course { board, roads: *roads, weather, finish, lines, next }
    }

    /// Whether it is the course of this race.
    pub fn is_of(&self, options: &Options, weather: Option<Weather>, roads: &Roads) -> bool {
        std::ptr::eq(self.board, options.track.board())
            && self.finish == options.finish()
            && self.weather == weather
            && self.roads == *roads
    }

    /// The board.
    pub fn board(&self) -> &'static Board {
        self.board
    }

    /// The lines at or after a space, in driving order.
    pub fn lines_from(&self, progress: u16) -> &[Line] {
        let next = self.next.get(usize::from(progress)).copied();
        &self.lines[next.map_or(self.lines.len(), usize::from)..]
    }

    /// Steps 7 and 8 of a turn: the lines crossed are paid in order, and where the engine does not reach the car
    /// spins out.
    #[inline]
    pub fn settle(&self, from: u16, to: u16, speed: u8, gear: u8, engine: u8) -> Settled {
        let mut engine = engine;
        for line in self.lines_from(from) {
            if line.progress >= to {
                break;
            }
            let heat = line.heat(speed);
            if heat > engine {
                let stress = Gear::new(gear).map_or(1, Gear::stress);
                return Settled { progress: line.progress, gear: 1, engine: 0, stress };
            }
            engine -= heat;
        }
        Settled { progress: to, gear, engine, stress: 0 }
    }

    /// The road token that counts where a car stands.
    fn road(&self, progress: u16) -> Option<Road> {
        if self.roads.is_empty() {
            return None;
        }
        self.roads.get(self.board.sector(space_at(self.board, progress))).copied().flatten()
    }

    /// Whether a boost is free anywhere.
    pub fn has_free_boosts(&self) -> bool {
        self.roads.contains(&Some(Road::FreeBoost))
    }

    /// The heat that a boost costs there.
    pub fn boost_heat(&self, progress: u16) -> u8 {
        u8::from(self.road(progress) != Some(Road::FreeBoost))
    }

    /// How much longer a slipstream may be that begins there.
    pub fn slipstream_bonus(&self, progress: u16) -> u8 {
        match (self.road(progress), self.weather) {
            (Some(Road::Slipstream), _) => 1,
            (Some(Road::Weather), Some(Weather::Storm | Weather::Sun)) => 2,
            _ => 0,
        }
    }

    /// Whether a slipstream may begin there.
    pub fn allows_slipstream(&self, progress: u16) -> bool {
        self.weather != Some(Weather::Fog) || self.road(progress) != Some(Road::Weather)
    }

    /// What may be cooled there in this turn (WEA-2, WEA-5, WEA-6).
    pub fn cooldown(&self, progress: u16, driving: &Driving) -> u8 {
        if self.road(progress) != Some(Road::Weather) {
            return driving.cooldown;
        }
        match self.weather {
            Some(Weather::Cloudy) => 0,
            Some(Weather::Snow | Weather::Rain) => {
                let sector = self.board.sector(space_at(self.board, progress));
                driving.cooldown + u8::from(driving.sectors_cooled >> sector & 1 == 0)
            }
            _ => driving.cooldown,
        }
    }

    /// The heat of a shift made there.
    pub fn shift_heat(&self, progress: u16, from: u8, to: u8) -> u8 {
        let flooded = || self.board.flooded >> space_at(self.board, progress) & 1 == 1;
        u8::from(from.abs_diff(to) == 2) + u8::from(to < from && self.board.flooded != 0 && flooded())
    }
}

/// Where the other cars stand, as bits.
#[derive(Clone, Copy, Debug)]
pub struct Traffic {
    board: &'static Board,
    sides: [u128; 2],
}

impl Traffic {
    /// The traffic that these cars make.
    pub fn of(board: &'static Board, cars: impl Iterator<Item = Spot>) -> Traffic {
        let mut traffic = Traffic { board, sides: [0; 2] };
        for spot in cars {
            traffic.sides[spot.side as usize] |= 1 << spot.space(board);
        }
        traffic
    }

    fn is_full(&self, progress: u16) -> bool {
        let bit = space_at(self.board, progress);
        self.sides[Side::Left as usize] & self.sides[Side::Right as usize] & (1 << bit) != 0
    }

    /// Where a car comes to stand that goes this many spaces: full spaces send it back (HEAT-6.5), but not behind its
    /// own (HEAT-6.6).
    pub fn landing(&self, from: u16, spaces: u8) -> u16 {
        let mut to = from + u16::from(spaces);
        while to > from && self.is_full(to) {
            to -= 1;
        }
        to
    }

    /// Whether somebody stands beside a car or on the next space (HEAT-10.1).
    pub fn is_near(&self, progress: u16) -> bool {
        let any = self.sides[0] | self.sides[1];
        let at = |progress: u16| any >> space_at(self.board, progress) & 1 == 1;
        at(progress) || at(progress + 1)
    }
}
