//! The box as rows: tracks, cards, colours, gears, Legend cards. Nothing here knows a rule.
//!
//! All of it is closed, so it is `const`, and what is looked up all the time (which side the race line runs on) is
//! worked out from the rows by the compiler. How a track is drawn is the page's business; here a space is a number.

use crossroads_engine::listed;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use ts_rs::TS;

/// The cards of a hand are drawn up to this many (HEAT-13.1).
pub const HAND_SIZE: usize = 7;

/// Stress cards in the box (HEAT-1.6).
pub const STRESS_CARDS: u8 = 37;

/// Heat cards in the box (HEAT-1.6).
pub const HEAT_CARDS: u8 = 48;

/// The points of places 1 to 6, as printed beside the podium of every board.
pub const PODIUM: [u8; 6] = [9, 6, 4, 3, 2, 1];

/// One of the two spots of a space, as the driver sees it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "heat.ts")]
pub enum Side {
    /// On the driver's left.
    #[default]
    Left,
    /// On the driver's right.
    Right,
}

impl Side {
    /// The spot beside.
    pub const fn other(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        }
    }

    /// The letter in the notation: `12L`.
    pub const fn letter(self) -> char {
        match self {
            Side::Left => 'L',
            Side::Right => 'R',
        }
    }
}

listed! {
    /// The tracks that can be raced on.
    #[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
    #[serde(rename_all = "snake_case")]
    #[ts(export_to = "heat.ts")]
    pub enum Track {
        /// USA.
        #[default]
        Usa,
        /// France.
        France,
        /// Great Britain.
        GreatBritain,
        /// Italy.
        Italy,
        /// Japan, with flooded spaces.
        Japan,
        /// Mexico.
        Mexico,
        /// Spain, with tunnels.
        Spain,
        /// The Netherlands.
        Netherlands,
        /// Germany.
        Germany,
        /// South Africa, with gravel.
        SouthAfrica,
    }
}

impl Track {
    /// What the options call them: as the messages that name them, without `track-`.
    pub const IDS: [&str; Track::ALL.len()] = {
        let (mut ids, mut place) = ([""; Track::ALL.len()], 0);
        while place < ids.len() {
            ids[place] = BOARDS[place].name.split_at("track-".len()).1;
            place += 1;
        }
        ids
    };

    /// What its board says.
    #[inline]
    pub const fn board(self) -> &'static Board {
        &BOARDS[self as usize]
    }
}

/// What the board of a track says (HEAT-1.1).
#[derive(Clone, Copy, Debug)]
pub struct Board {
    /// The message that names the track.
    pub name: &'static str,
    /// Where the row comes from.
    pub source: &'static str,
    /// The number of spaces; space 1 is the first after the start/finish line.
    pub spaces: u8,
    /// The laps printed on it.
    pub laps: u8,
    /// Heat cards for the engine of each driver.
    pub heat: u8,
    /// Stress cards for the deck of each driver.
    pub stress: u8,
    /// How many cars can start.
    pub grid_cells: u8,
    /// The corner lines in driving order.
    pub corners: &'static [Corner],
    /// The corner, counted from 1, that each press letter from A to E means (CHA-14).
    pub press: [u8; 5],
    /// Flooded spaces, a bit a space.
    pub flooded: u128,
    /// Spaces in a tunnel, a bit a space.
    pub tunnel: u128,
    /// Spots with gravel on the left and on the right, a bit a space. It is there to be drawn (EXP-6).
    gravel: [u128; 2],
    /// Spaces on which the race line runs on the left, a bit a space.
    race_line_left: u128,
    /// What a space is of a lap, in parts of 2²⁴ and rounded up: a division that costs no more than a multiplication.
    lap_share: u64,
}

/// A board as somebody has to draw it who knows where its spaces lie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "heat.ts")]
pub struct Printed {
    /// The number of spaces.
    pub spaces: u8,
    /// The laps.
    pub laps: u8,
    /// The corner lines in driving order.
    pub corners: Vec<Corner>,
    /// The side of the race line, space by space.
    pub race_line: Vec<Side>,
    /// The cells of the grid, the pole first.
    pub grid: Vec<(u8, Side)>,
    /// Flooded spaces.
    pub flooded: Vec<u8>,
    /// Spaces in a tunnel.
    pub tunnel: Vec<u8>,
    /// Spots with gravel.
    pub gravel: Vec<(u8, Side)>,
}

/// A corner line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "heat.ts")]
pub struct Corner {
    /// The last space before the line.
    pub line: u8,
    /// The speed limit.
    pub limit: u8,
    /// The last space before the corner's Legend line.
    pub legend_line: u8,
    /// The side of the race line from here to the next corner line.
    pub race_line: Side,
    /// Chevrons on the spaces with diamond 0, 1, 2, 3 before the line.
    pub chevrons: [u8; 4],
    /// Whether it is the second line of a chicane, of which the corner before is the first.
    pub chicane: bool,
}

impl Board {
    /// The side on which the race line runs at a space (HEAT-1.4).
    #[inline]
    pub const fn race_line(&self, space: u8) -> Side {
        if self.race_line_left >> space & 1 == 1 { Side::Left } else { Side::Right }
    }

    /// Where the car on this cell of the grid stands, cells counted from 1 (HEAT-2.8).
    pub const fn grid(&self, cell: u8) -> (u8, Side) {
        let space = self.spaces - (cell - 1) / 2;
        let first = self.race_line(space);
        (space, if cell % 2 == 1 { first } else { first.other() })
    }

    /// How many whole laps so many spaces are.
    #[inline]
    pub const fn laps_in(&self, spaces: u16) -> u16 {
        ((spaces as u64 * self.lap_share) >> LAP_BITS) as u16
    }

    /// The sector that a space lies in, as the place of the corner it begins at. The spaces before the first line
    /// belong to the last sector, which runs over the start/finish line.
    #[inline]
    pub fn sector(&self, space: u8) -> usize {
        let before = self.corners.iter().rposition(|corner| corner.line < space);
        before.unwrap_or(self.corners.len() - 1)
    }

    /// All that is printed on it, for whoever draws it.
    pub fn printed(&self) -> Printed {
        let among = |bits: u128| (1..=self.spaces).filter(|space| bits >> space & 1 == 1).collect();
        Printed {
            spaces: self.spaces,
            laps: self.laps,
            corners: self.corners.to_vec(),
            race_line: (1..=self.spaces).map(|space| self.race_line(space)).collect(),
            grid: (1..=self.grid_cells).map(|cell| self.grid(cell)).collect(),
            flooded: among(self.flooded),
            tunnel: among(self.tunnel),
            gravel: (1..=self.spaces)
                .flat_map(|space| [(space, Side::Left), (space, Side::Right)])
                .filter(|(space, side)| self.gravel[*side as usize] >> space & 1 == 1)
                .collect(),
        }
    }

    /// How many chevrons stand on a space.
    pub fn chevrons(&self, space: u8) -> u8 {
        let beside = |corner: &Corner| {
            let diamond = usize::from(corner.line.checked_sub(space)?);
            corner.chevrons.get(diamond).copied()
        };
        self.corners.iter().find_map(beside).unwrap_or(0)
    }
}

const fn corner(line: u8, limit: u8, legend_line: u8, race_line: Side) -> Corner {
    Corner { line, limit, legend_line, race_line, chevrons: [0; 4], chicane: false }
}

impl Corner {
    const fn chevrons(self, chevrons: [u8; 4]) -> Corner {
        Corner { chevrons, ..self }
    }

    const fn chicane(self) -> Corner {
        Corner { chicane: true, ..self }
    }
}

/// Enough for any number of spaces that a car can count on a board of at most 128.
const LAP_BITS: u32 = 24;

const fn board(
    name: &'static str,
    source: &'static str,
    spaces: u8,
    laps: u8,
    corners: &'static [Corner],
) -> Board {
    // The race line changes side at corner lines only, and the spaces before the first line belong to the last sector.
    let mut race_line_left = 0;
    let mut side = corners[corners.len() - 1].race_line;
    let (mut space, mut next) = (1, 0);
    while space <= spaces {
        if let Side::Left = side {
            race_line_left |= 1 << space;
        }
        if next < corners.len() && corners[next].line == space {
            side = corners[next].race_line;
            next += 1;
        }
        space += 1;
    }
    let (heat, stress, grid_cells, press) = (6, 3, 8, press(corners));
    Board {
        name,
        source,
        spaces,
        laps,
        heat,
        stress,
        grid_cells,
        corners,
        press,
        flooded: 0,
        tunnel: 0,
        gravel: [0; 2],
        race_line_left,
        lap_share: (1 << LAP_BITS) / spaces as u64 + 1,
    }
}

/// Press letters count corners from the start, and after the last corner from the first again (CHA-14). A chicane is one
/// corner, whose second line the letter belongs to (EXP-1).
const fn press(corners: &[Corner]) -> [u8; 5] {
    let mut press = [0; 5];
    let (mut letter, mut place) = (0, 0);
    while letter < press.len() {
        let at = place % corners.len();
        if at + 1 == corners.len() || !corners[at + 1].chicane {
            press[letter] = at as u8 + 1;
            letter += 1;
        }
        place += 1;
    }
    press
}

impl Board {
    /// A board that prints its press letters elsewhere.
    const fn press(self, press: [u8; 5]) -> Board {
        Board { press, ..self }
    }

    const fn cards(self, heat: u8, stress: u8) -> Board {
        Board { heat, stress, ..self }
    }

    const fn grid_of(self, grid_cells: u8) -> Board {
        Board { grid_cells, ..self }
    }

    const fn flooded(self, spaces: &[(u8, u8)]) -> Board {
        Board { flooded: bits(spaces), ..self }
    }

    const fn tunnels(self, spaces: &[(u8, u8)]) -> Board {
        Board { tunnel: bits(spaces), ..self }
    }

    const fn gravel(self, left: &[(u8, u8)], right: &[(u8, u8)]) -> Board {
        Board { gravel: [bits(left), bits(right)], ..self }
    }
}

/// Stretches of spaces, first and last, as a bit a space.
const fn bits(stretches: &[(u8, u8)]) -> u128 {
    let (mut bits, mut at) = (0, 0);
    while at < stretches.len() {
        let (mut space, last) = stretches[at];
        while space <= last {
            bits |= 1 << space;
            space += 1;
        }
        at += 1;
    }
    bits
}

const LEFT: Side = Side::Left;
const RIGHT: Side = Side::Right;

const BASE_BOX: &str = "board of the base box";
const HEAVY_RAIN: &str = "board of Heavy Rain";
const TUNNEL_VISION: &str = "board of Tunnel Vision";
const ROCKY_ROADS: &str = "board of Rocky Roads";

/// The boards in the order of [`Track::ALL`].
static BOARDS: [Board; Track::ALL.len()] = [
    board(
        "track-usa",
        BASE_BOX,
        69,
        2,
        &[
            corner(12, 7, 2, RIGHT),
            corner(33, 3, 27, RIGHT),
            corner(49, 3, 43, RIGHT),
            corner(57, 2, 52, LEFT),
        ],
    ),
    board(
        "track-france",
        BASE_BOX,
        60,
        2,
        &[
            corner(12, 5, 4, RIGHT),
            corner(20, 2, 15, RIGHT),
            corner(27, 4, 20, LEFT),
            corner(39, 3, 33, RIGHT),
            corner(47, 4, 40, RIGHT),
        ],
    ),
    board(
        "track-great_britain",
        BASE_BOX,
        63,
        2,
        &[
            corner(15, 10, 2, RIGHT),
            corner(30, 6, 21, RIGHT).chevrons([1, 0, 0, 0]),
            corner(37, 5, 30, LEFT).chevrons([1, 0, 0, 0]),
            corner(43, 4, 37, LEFT).chevrons([1, 0, 0, 0]),
            corner(48, 3, 43, RIGHT),
        ],
    ),
    board(
        "track-italy",
        BASE_BOX,
        54,
        3,
        &[corner(10, 5, 2, RIGHT), corner(19, 2, 14, LEFT), corner(26, 3, 20, RIGHT)],
    ),
    board(
        "track-japan",
        HEAVY_RAIN,
        60,
        2,
        &[
            corner(10, 4, 3, LEFT).chevrons([1, 1, 1, 0]),
            corner(12, 4, 10, RIGHT).chicane(),
            corner(18, 2, 13, LEFT),
            corner(45, 5, 37, RIGHT),
            corner(53, 3, 47, RIGHT),
        ],
    )
    .cards(7, 3)
    .grid_of(12)
    .flooded(&[(6, 11), (39, 45), (50, 55)]),
    board(
        "track-mexico",
        HEAVY_RAIN,
        60,
        3,
        &[
            corner(14, 7, 4, LEFT).chevrons([1, 1, 1, 1]),
            corner(19, 7, 14, RIGHT).chicane(),
            corner(38, 6, 29, RIGHT).chevrons([1, 0, 0, 0]),
            corner(44, 4, 38, LEFT),
            corner(50, 2, 45, RIGHT).chevrons([1, 1, 1, 0]),
            corner(51, 2, 50, LEFT).chicane(),
        ],
    )
    .cards(6, 2)
    .grid_of(12),
    board(
        "track-spain",
        TUNNEL_VISION,
        109,
        1,
        &[
            corner(11, 5, 3, RIGHT).chevrons([1, 1, 1, 0]),
            corner(15, 4, 11, RIGHT),
            corner(29, 4, 22, LEFT).chevrons([1, 1, 1, 0]),
            corner(32, 4, 29, RIGHT).chicane(),
            corner(44, 2, 39, RIGHT),
            corner(65, 5, 57, RIGHT),
            corner(85, 2, 80, LEFT),
            corner(92, 3, 86, RIGHT).chevrons([1, 1, 0, 0]),
            corner(95, 4, 92, LEFT).chevrons([1, 1, 1, 0]),
            corner(98, 4, 95, RIGHT).chevrons([1, 0, 0, 0]).chicane(),
            corner(103, 3, 98, RIGHT),
        ],
    )
    .grid_of(12)
    .press([2, 4, 6, 7, 10])
    .tunnels(&[(17, 24), (38, 42), (46, 49), (62, 71), (80, 88)]),
    board(
        "track-netherlands",
        TUNNEL_VISION,
        55,
        3,
        &[
            corner(9, 5, 1, RIGHT).chevrons([2, 1, 1, 0]),
            corner(13, 5, 9, LEFT).chevrons([1, 1, 1, 0]).chicane(),
            corner(16, 3, 13, RIGHT),
            corner(26, 8, 16, LEFT),
            corner(34, 4, 27, RIGHT),
        ],
    )
    .grid_of(12),
    board(
        "track-germany",
        ROCKY_ROADS,
        62,
        2,
        &[
            corner(11, 5, 3, RIGHT),
            corner(23, 2, 18, LEFT).chevrons([1, 1, 1, 0]),
            corner(24, 2, 23, RIGHT).chicane(),
            corner(37, 6, 28, RIGHT),
            corner(45, 4, 38, RIGHT),
            corner(52, 4, 45, LEFT),
        ],
    )
    .cards(5, 3)
    .grid_of(12),
    // Which corners its press letters mean is known from one owner's pen marks only.
    board(
        "track-south_africa",
        ROCKY_ROADS,
        71,
        2,
        &[
            corner(11, 4, 4, RIGHT),
            corner(18, 3, 12, RIGHT),
            corner(24, 2, 19, LEFT),
            corner(34, 6, 25, RIGHT),
            corner(46, 5, 38, LEFT),
            corner(55, 2, 50, RIGHT),
            corner(62, 4, 55, RIGHT),
        ],
    )
    .cards(7, 3)
    .grid_of(12)
    .press([1, 2, 4, 5, 7])
    .gravel(&[(8, 21), (25, 25), (53, 59)], &[(14, 16), (25, 28), (48, 57)]),
];

/// A gear, from 1 to 4. It is also the number of cards that it asks for (HEAT-5.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, TS)]
#[serde(transparent)]
#[ts(export_to = "heat.ts")]
pub struct Gear(u8);

impl Gear {
    /// First gear, in which every car starts.
    pub const FIRST: Gear = Gear(1);

    /// All gears.
    pub const ALL: [Gear; 4] = [Gear(1), Gear(2), Gear(3), Gear(4)];

    /// The gear with this number, if there is one.
    pub const fn new(number: u8) -> Option<Gear> {
        if 1 <= number && number <= 4 { Some(Gear(number)) } else { None }
    }

    /// Its number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What it cools (HEAT-9.4).
    #[inline]
    pub const fn cooldown(self) -> u8 {
        [3, 1, 0, 0][(self.0 - 1) as usize]
    }

    /// The stress of a spin out in it (HEAT-11.8).
    pub const fn stress(self) -> u8 {
        [1, 1, 2, 2][(self.0 - 1) as usize]
    }
}

impl Default for Gear {
    fn default() -> Gear {
        Gear::FIRST
    }
}

impl<'de> Deserialize<'de> for Gear {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Gear, D::Error> {
        Gear::new(u8::deserialize(deserializer)?)
            .ok_or_else(|| serde::de::Error::custom("gears go from 1 to 4"))
    }
}

/// A card, as its place in the rows. Equal cards are the same card: none has a number of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, TS)]
#[ts(export_to = "heat.ts", type = "string")]
pub struct Card(u8);

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "heat.ts")]
pub struct CardRow {
    /// Its name in records and on the wire.
    pub id: &'static str,
    /// What it is; what follows from it stands below for those who draw cards.
    #[serde(skip)]
    #[ts(skip)]
    pub kind: Kind,
    /// Where the row comes from.
    pub source: &'static str,
    /// What it adds to the Speed; the least of several values.
    pub value: u8,
    /// All printed values; where there are several, the driver chooses one.
    pub values: &'static [u8],
    /// How many plus symbols it has.
    pub plus: u8,
    /// Whether it bears the speedometer, which ends the search of a plus.
    pub basic: bool,
    /// How many of them a driver owns at setup, beside the heat and stress that the board asks for. Only a table
    /// without Garage has the starting upgrades among them.
    pub owned: u8,
    /// The part of the car that it stands for, if it is an upgrade of the Garage.
    pub part: Option<Part>,
    /// Its other symbols.
    pub symbols: Symbols,
}

/// The symbols that only upgrades and sponsor cards bear, each with its number; 0 where it has none.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, TS)]
#[ts(export_to = "heat.ts")]
pub struct Symbols {
    /// Cooldown.
    pub cooldown: u8,
    /// Reduce stress.
    pub reduce_stress: u8,
    /// Slipstream.
    pub slipstream: u8,
    /// Scrap, a duty.
    pub scrap: u8,
    /// Limit change, a duty.
    pub limit: i8,
    /// Heat, a duty.
    pub heat: u8,
    /// Refresh.
    pub refresh: bool,
    /// Salvage.
    pub salvage: u8,
    /// Direct play.
    pub direct: bool,
    /// Accelerate.
    pub accelerate: bool,
    /// Super cool.
    pub super_cool: u8,
    /// Draft.
    pub draft: u8,
}

/// A card without such symbols.
const PLAIN: Symbols = Symbols {
    cooldown: 0,
    reduce_stress: 0,
    slipstream: 0,
    scrap: 0,
    limit: 0,
    heat: 0,
    refresh: false,
    salvage: 0,
    direct: false,
    accelerate: false,
    super_cool: 0,
    draft: 0,
};

listed! {
    /// The part of a car that an upgrade stands for.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
    #[serde(rename_all = "snake_case")]
    #[ts(export_to = "heat.ts")]
    pub enum Part {
        /// Four-wheel drive.
        FourWheelDrive,
        /// Body.
        Body,
        /// Brakes.
        Brakes,
        /// Cooling system.
        CoolingSystem,
        /// R.P.M.
        Rpm,
        /// Heat.
        Heat,
        /// Fuel.
        Fuel,
        /// Gas pedal.
        GasPedal,
        /// Suspension.
        Suspension,
        /// Tires.
        Tires,
        /// Turbocharger.
        Turbocharger,
        /// Wings.
        Wings,
        /// Air intake, of Heavy Rain.
        AirIntake,
        /// Front wing, of Tunnel Vision.
        FrontWing,
    }
}

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One of the cards that every deck is made of; it bears the speedometer.
    Basic,
    /// A starting upgrade, which a table without Garage has.
    Starting,
    /// An upgrade of the Garage.
    Upgrade(Pool, Part),
    /// A sponsor card, and the message that names it.
    Sponsor(Set, &'static str),
    /// Stress.
    Stress,
    /// Heat.
    Heat,
}

/// The upgrades that are drafted together (GAR-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pool {
    /// Basic upgrades of the base box.
    Basic,
    /// Advanced upgrades of the base box.
    Advanced,
    /// Those of Heavy Rain, which are added to the advanced ones (EXP-7).
    HeavyRain,
    /// Those of Tunnel Vision, likewise.
    TunnelVision,
}

/// The boxes that sponsor cards come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Set {
    /// The base box.
    Base,
    /// Heavy Rain.
    HeavyRain,
    /// Tunnel Vision.
    TunnelVision,
}

impl Kind {
    const fn source(self) -> &'static str {
        match self {
            Kind::Basic => "basic card",
            Kind::Starting => "starting upgrade",
            Kind::Upgrade(Pool::Basic, _) => "basic upgrade of the base box",
            Kind::Upgrade(Pool::Advanced, _) => "advanced upgrade of the base box",
            Kind::Upgrade(Pool::HeavyRain, _) => "upgrade of Heavy Rain",
            Kind::Upgrade(Pool::TunnelVision, _) => "upgrade of Tunnel Vision",
            Kind::Sponsor(Set::Base, _) => "sponsor card of the base box",
            Kind::Sponsor(Set::HeavyRain, _) => "sponsor card of Heavy Rain",
            Kind::Sponsor(Set::TunnelVision, _) => "sponsor card of Tunnel Vision",
            Kind::Stress => "supply",
            Kind::Heat => "supply; one more is a starting upgrade",
        }
    }

    const fn owned(self) -> u8 {
        match self {
            Kind::Basic => 3,
            Kind::Starting | Kind::Heat => 1,
            Kind::Upgrade(..) | Kind::Sponsor(..) | Kind::Stress => 0,
        }
    }

    const fn part(self) -> Option<Part> {
        match self {
            Kind::Upgrade(_, part) => Some(part),
            Kind::Basic | Kind::Starting | Kind::Sponsor(..) | Kind::Stress | Kind::Heat => None,
        }
    }
}

/// A card's face, read from a line such as `1/2 plus 1 refresh limit -1`: its values, then its symbols with their numbers.
struct Face {
    values: [u8; 4],
    count: usize,
    plus: u8,
    symbols: Symbols,
}

impl Face {
    const fn read(line: &str) -> Face {
        let line = line.as_bytes();
        let mut face = Face { values: [0; 4], count: 0, plus: 0, symbols: PLAIN };
        let mut end = word_end(line, 0);
        while 2 * face.count < end {
            let value = line[2 * face.count];
            assert!(value.is_ascii_digit(), "values are digits with strokes between them");
            face.values[face.count] = value - b'0';
            face.count += 1;
        }
        while end < line.len() {
            let name = (end + 1, word_end(line, end + 1));
            end = name.1;
            let it = &mut face.symbols;
            if is(line, name, "refresh") {
                it.refresh = true;
                continue;
            }
            if is(line, name, "direct") {
                it.direct = true;
                continue;
            }
            if is(line, name, "accelerate") {
                it.accelerate = true;
                continue;
            }
            assert!(end < line.len(), "a number follows");
            let number = (end + 1, word_end(line, end + 1));
            end = number.1;
            if is(line, name, "limit") {
                let sign = if line[number.0] == b'-' { -1 } else { 1 };
                it.limit = sign * digit(line, (number.0 + 1, number.1)) as i8;
                continue;
            }
            let number = digit(line, number);
            if is(line, name, "plus") {
                face.plus = number;
            } else if is(line, name, "cooldown") {
                it.cooldown = number;
            } else if is(line, name, "reduce-stress") {
                it.reduce_stress = number;
            } else if is(line, name, "slipstream") {
                it.slipstream = number;
            } else if is(line, name, "scrap") {
                it.scrap = number;
            } else if is(line, name, "heat") {
                it.heat = number;
            } else if is(line, name, "salvage") {
                it.salvage = number;
            } else if is(line, name, "super-cool") {
                it.super_cool = number;
            } else {
                assert!(is(line, name, "draft"), "there is no such symbol");
                it.draft = number;
            }
        }
        face
    }

    const fn values<const N: usize>(&self) -> [u8; N] {
        let (mut values, mut place) = ([0; N], 0);
        while place < N {
            values[place] = self.values[place];
            place += 1;
        }
        values
    }
}

/// Where the word that begins here ends.
const fn word_end(line: &[u8], mut at: usize) -> usize {
    while at < line.len() && line[at] != b' ' {
        at += 1;
    }
    at
}

/// Whether the text from here to there is this word.
const fn is(line: &[u8], (from, to): (usize, usize), word: &str) -> bool {
    let word = word.as_bytes();
    let mut at = 0;
    while at < word.len() && from + at < to && line[from + at] == word[at] {
        at += 1;
    }
    at == word.len() && from + at == to
}

const fn digit(line: &[u8], (from, to): (usize, usize)) -> u8 {
    assert!(to == from + 1 && line[from].is_ascii_digit(), "numbers have one digit");
    line[from] - b'0'
}

macro_rules! card {
    ($id:literal, $kind:expr, $face:literal) => {{
        const FACE: Face = Face::read($face);
        const VALUES: [u8; FACE.count] = FACE.values();
        CardRow {
            id: $id,
            kind: $kind,
            source: $kind.source(),
            value: VALUES[0],
            values: &VALUES,
            plus: FACE.plus,
            basic: matches!($kind, Kind::Basic),
            owned: $kind.owned(),
            part: $kind.part(),
            symbols: FACE.symbols,
        }
    }};
}

macro_rules! upgrade {
    ($id:literal, $pool:ident, $part:ident, $face:literal) => {
        card!($id, Kind::Upgrade(Pool::$pool, Part::$part), $face)
    };
}

macro_rules! sponsor {
    ($id:literal, $set:ident, $name:literal, $face:literal) => {
        card!($id, Kind::Sponsor(Set::$set, $name), $face)
    };
}

/// Every kind of card: basic cards first, so that a sorted hand begins with them, and Heat last, so that it ends with
/// it. Upgrades and sponsor cards stand in the order of their numbers. A place here is a promise to tables that were
/// stored: nothing moves.
pub static CARDS: [CardRow; 75] = [
    card!("1", Kind::Basic, "1"),
    card!("2", Kind::Basic, "2"),
    card!("3", Kind::Basic, "3"),
    card!("4", Kind::Basic, "4"),
    card!("u0", Kind::Starting, "0"),
    card!("u5", Kind::Starting, "5"),
    upgrade!("g1", Basic, FourWheelDrive, "4 plus 1"),
    upgrade!("g2", Basic, FourWheelDrive, "0 plus 3"),
    upgrade!("g3", Basic, FourWheelDrive, "0 plus 1 cooldown 3"),
    upgrade!("g4", Basic, Body, "3 reduce-stress 2"),
    upgrade!("g5", Basic, Body, "5 reduce-stress 1"),
    upgrade!("g6", Basic, Body, "1 reduce-stress 3"),
    upgrade!("g7", Basic, Brakes, "1/2/3/4 heat 1"),
    upgrade!("g8", Basic, Brakes, "1/3"),
    upgrade!("g9", Basic, Brakes, "2/4"),
    upgrade!("g10", Basic, Brakes, "1/5"),
    upgrade!("g11", Basic, CoolingSystem, "6 heat 1 cooldown 1"),
    upgrade!("g12", Basic, CoolingSystem, "1 cooldown 2"),
    upgrade!("g13", Basic, CoolingSystem, "3 cooldown 1"),
    upgrade!("g14", Basic, Rpm, "1 slipstream 2"),
    upgrade!("g15", Basic, Rpm, "2 slipstream 2"),
    upgrade!("g16", Basic, Rpm, "3 slipstream 2"),
    upgrade!("g17", Basic, Heat, "0"),
    upgrade!("g18", Advanced, Body, "6 reduce-stress 3 heat 1"),
    upgrade!("g19", Advanced, Body, "2 reduce-stress 1 cooldown 1 scrap 2"),
    upgrade!("g20", Advanced, Body, "2 reduce-stress 1 slipstream 1"),
    upgrade!("g21", Advanced, CoolingSystem, "4 scrap 2 cooldown 1"),
    upgrade!("g22", Advanced, Fuel, "2 salvage 2"),
    upgrade!("g23", Advanced, Fuel, "0 plus 1 salvage 2 cooldown 1"),
    upgrade!("g24", Advanced, GasPedal, "1 direct scrap 1"),
    upgrade!("g25", Advanced, GasPedal, "2 direct scrap 2"),
    upgrade!("g26", Advanced, GasPedal, "3 direct scrap 3"),
    upgrade!("g27", Advanced, GasPedal, "4 direct heat 1 cooldown 1"),
    upgrade!("g28", Advanced, GasPedal, "1 direct accelerate scrap 5"),
    upgrade!("g29", Advanced, Rpm, "0 plus 1 slipstream 3"),
    upgrade!("g30", Advanced, Rpm, "1 heat 1 slipstream 3"),
    upgrade!("g31", Advanced, Rpm, "1/2 slipstream 1"),
    upgrade!("g32", Advanced, Suspension, "2 refresh reduce-stress 1"),
    upgrade!("g33", Advanced, Suspension, "2 refresh cooldown 1"),
    upgrade!("g34", Advanced, Suspension, "4 refresh"),
    upgrade!("g35", Advanced, Suspension, "1 refresh slipstream 1"),
    upgrade!("g36", Advanced, Tires, "2 limit -1 cooldown 3"),
    upgrade!("g37", Advanced, Tires, "1 scrap 2 limit +1"),
    upgrade!("g38", Advanced, Tires, "2 scrap 2 limit +1"),
    upgrade!("g39", Advanced, Tires, "3 limit -1 cooldown 2"),
    upgrade!("g40", Advanced, Tires, "0 plus 1 limit +1 slipstream 1 cooldown 1"),
    upgrade!("g41", Advanced, Tires, "0 plus 2 limit +2"),
    upgrade!("g42", Advanced, Turbocharger, "7 heat 2 cooldown 3"),
    upgrade!("g43", Advanced, Turbocharger, "8 heat 1 scrap 6"),
    upgrade!("g44", Advanced, Wings, "4 heat 1 scrap 2 limit +2"),
    upgrade!("g45", Advanced, Wings, "3 heat 1 scrap 2 limit +2"),
    upgrade!("g46", Advanced, Wings, "6 heat 2 limit +3"),
    upgrade!("g47", Advanced, FourWheelDrive, "0 plus 1 accelerate"),
    upgrade!("g48", Advanced, Heat, "0"),
    upgrade!("g49", HeavyRain, AirIntake, "1 super-cool 1 salvage 4 limit -1"),
    upgrade!("g50", HeavyRain, AirIntake, "0 super-cool 1 slipstream 1 reduce-stress 1"),
    upgrade!("g51", HeavyRain, AirIntake, "1 super-cool 1 cooldown 1 scrap 1"),
    upgrade!("g52", HeavyRain, AirIntake, "3 super-cool 1 scrap 3"),
    upgrade!("g53", HeavyRain, AirIntake, "4 super-cool 1 scrap 4"),
    upgrade!("g54", HeavyRain, AirIntake, "0 plus 1 super-cool 1 refresh limit -1"),
    upgrade!("g55", TunnelVision, FrontWing, "0 plus 1 draft 3"),
    upgrade!("g56", TunnelVision, FrontWing, "0 draft 1 direct refresh"),
    upgrade!("g57", TunnelVision, FrontWing, "2 draft 2 salvage 2 scrap 5"),
    upgrade!("g58", TunnelVision, FrontWing, "3 draft 1 limit +1 scrap 3"),
    upgrade!("g59", TunnelVision, FrontWing, "4 draft 1 refresh scrap 4"),
    upgrade!("g60", TunnelVision, FrontWing, "6 draft 2 heat 1"),
    sponsor!("s1", Base, "sponsor-1", "1/2/3/4"),
    sponsor!("s2", Base, "sponsor-2", "1 slipstream 2"),
    sponsor!("s3", Base, "sponsor-3", "4 cooldown 2"),
    sponsor!("s4", Base, "sponsor-4", "6"),
    sponsor!("s5", Base, "sponsor-5", "3 limit +1"),
    sponsor!("s6", HeavyRain, "sponsor-6", "0 super-cool 2"),
    sponsor!("s7", TunnelVision, "sponsor-7", "5 draft 2"),
    card!("stress", Kind::Stress, "0 plus 1"),
    card!("heat", Kind::Heat, "0"),
];

/// The upgrades of the Garage, of which the boxes have two each.
pub const UPGRADES: u8 = stretch(true).1;

/// The sponsor cards, of which the boxes have seven each.
pub const SPONSORS: usize = stretch(false).1 as usize;

/// How many of each sponsor card there are.
pub const SPONSOR_COPIES: u8 = 7;

/// The first of the upgrades or of the sponsor cards, and how many there are. They stand together.
const fn stretch(upgrades: bool) -> (u8, u8) {
    let (mut first, mut count, mut place) = (0, 0, 0);
    while place < CARDS.len() {
        let counts = match CARDS[place].kind {
            Kind::Upgrade(..) => upgrades,
            Kind::Sponsor(..) => !upgrades,
            Kind::Basic | Kind::Starting | Kind::Stress | Kind::Heat => false,
        };
        if counts {
            assert!(count == 0 || first + count as usize == place, "cards of a kind stand together");
            if count == 0 {
                first = place;
            }
            count += 1;
        }
        place += 1;
    }
    (first as u8, count)
}

/// The card of this name.
const fn named(id: &str) -> Card {
    let mut place = 0;
    while !is(CARDS[place].id.as_bytes(), (0, CARDS[place].id.len()), id) {
        place += 1;
    }
    Card(place as u8)
}

impl Card {
    /// The basic cards 1 to 4.
    pub const BASIC: [Card; 4] = [named("1"), named("2"), named("3"), named("4")];
    /// The starting upgrade 0.
    pub const U0: Card = named("u0");
    /// The starting upgrade 5.
    pub const U5: Card = named("u5");
    /// A stress card.
    pub const STRESS: Card = named("stress");
    /// A heat card. The starting upgrade of this name is one like any other (HEAT-14.6).
    pub const HEAT: Card = named("heat");

    const FIRST_UPGRADE: u8 = stretch(true).0;
    const FIRST_SPONSOR: u8 = stretch(false).0;

    /// The upgrade with this printed number, counted from 1.
    #[inline]
    pub const fn upgrade(number: u8) -> Card {
        Card(Card::FIRST_UPGRADE - 1 + number)
    }

    /// The printed number of an upgrade of the Garage.
    #[inline]
    pub const fn upgrade_number(self) -> Option<u8> {
        if Card::FIRST_UPGRADE <= self.0 && self.0 < Card::FIRST_UPGRADE + UPGRADES {
            Some(self.0 - Card::FIRST_UPGRADE + 1)
        } else {
            None
        }
    }

    /// The sponsor card at this place, counted from 0.
    pub const fn sponsor(place: usize) -> Card {
        Card(Card::FIRST_SPONSOR + place as u8)
    }

    /// The place of a sponsor card among its like.
    #[inline]
    pub const fn sponsor_place(self) -> Option<usize> {
        if Card::FIRST_SPONSOR <= self.0 && self.0 < Card::FIRST_SPONSOR + SPONSORS as u8 {
            Some((self.0 - Card::FIRST_SPONSOR) as usize)
        } else {
            None
        }
    }

    /// The card as it lies in a deck: the upgrades 17 and 48 are Heat in every way (GAR-5).
    pub const fn in_deck(self) -> Card {
        if matches!(self.row().part, Some(Part::Heat)) { Card::HEAT } else { self }
    }

    /// Every kind of card.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS.len() as u8).map(Card)
    }

    /// What is printed on it.
    #[inline]
    pub const fn row(self) -> &'static CardRow {
        &CARDS[self.0 as usize]
    }

    /// What it adds to the Speed.
    #[inline]
    pub const fn value(self) -> u8 {
        self.row().value
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.row().id)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchCard;

impl fmt::Display for NoSuchCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no such card")
    }
}

impl FromStr for Card {
    type Err = NoSuchCard;
    fn from_str(text: &str) -> Result<Card, NoSuchCard> {
        Card::all().find(|card| card.row().id == text).ok_or(NoSuchCard)
    }
}

/// A name where people read it, a number where bytes are counted.
impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(self.row().id)
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        if deserializer.is_human_readable() {
            String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
        } else {
            let number = u8::deserialize(deserializer)?;
            Card::all().nth(number.into()).ok_or_else(|| serde::de::Error::custom(NoSuchCard))
        }
    }
}

listed! {
    /// The colours of the cars, drivers first in the order of their seats: those of the base box, then those of the
    /// expansions.
    #[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
    #[serde(rename_all = "snake_case")]
    #[ts(export_to = "heat.ts")]
    pub enum Colour {
        /// Black.
        #[default]
        Black,
        /// Blue.
        Blue,
        /// Green.
        Green,
        /// Red.
        Red,
        /// Silver.
        Silver,
        /// Yellow.
        Yellow,
        /// Orange, of Heavy Rain.
        Orange,
        /// Purple, of Tunnel Vision.
        Purple,
        /// White, of Rocky Roads.
        White,
    }
}

listed! {
    /// A weather token (WEA-1): it changes the setup, and what happens in sectors with a weather road token.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
    #[serde(rename_all = "snake_case")]
    #[ts(export_to = "heat.ts")]
    pub enum Weather {
        /// 1 stress fewer; no cooldown in the sector.
        Cloudy,
        /// 1 heat more; no slipstream begins in the sector.
        Fog,
        /// 1 stress more; slipstream 2 in the sector.
        Storm,
        /// 1 heat fewer; cooldown 1 more in the sector.
        Snow,
        /// 3 heat go from engine to deck; cooldown 1 more in the sector.
        Rain,
        /// 3 heat go from engine to discard pile; slipstream 2 in the sector.
        Sun,
    }
}

listed! {
    /// A road token, of which the box has two of each kind (WEA-9).
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
    #[serde(rename_all = "snake_case")]
    #[ts(export_to = "heat.ts")]
    pub enum Road {
        /// On a corner: limit +1.
        LimitUp,
        /// On a corner: limit −1.
        LimitDown,
        /// On a corner: whoever is over the limit pays 1 heat more.
        Overheat,
        /// On a sector: a boost costs no heat.
        FreeBoost,
        /// On a sector: slipstream 1.
        Slipstream,
        /// On a sector: the effect of the weather.
        Weather,
    }
}

impl Road {
    /// Whether it lies on the sector that begins at its corner, and not on the corner.
    pub const fn is_on_sector(self) -> bool {
        matches!(self, Road::FreeBoost | Road::Slipstream | Road::Weather)
    }
}

/// The helmet numbers of the ten Legend cards, in the order black, blue, green, red, silver, yellow.
pub const LEGEND_CARDS: [[u8; 6]; 10] = [
    [16, 18, 15, 13, 14, 11],
    [18, 16, 12, 17, 19, 13],
    [17, 14, 10, 11, 13, 15],
    [14, 12, 18, 15, 16, 17],
    [13, 17, 16, 10, 12, 19],
    [19, 10, 13, 14, 18, 12],
    [15, 13, 19, 18, 11, 14],
    [11, 19, 14, 12, 10, 16],
    [12, 11, 17, 19, 15, 10],
    [10, 15, 11, 16, 17, 18],
];

/// What a Legend card says of a car.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Helmet {
    /// The helmet number.
    pub number: u8,
    /// The diamond.
    pub diamond: u8,
}

/// What the Legend card with this number, counted from 1, says of a colour (LEG-2, EXP-4).
pub fn helmet(card: u8, colour: Colour) -> Helmet {
    let row = &LEGEND_CARDS[usize::from(card - 1) % LEGEND_CARDS.len()];
    // Orange, purple and white use the rows of black, blue and green.
    let number = row[colour as usize % row.len()];
    let diamond = match number {
        ..=11 => 0,
        12..=14 => 1,
        15..=17 => 2,
        18.. => 3,
    };
    Helmet { number, diamond }
}
