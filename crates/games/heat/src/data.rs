//! The box as rows: tracks, cards, colours, gears, Legend cards. Nothing here knows a rule.
//!
//! All of it is closed, so it is `const`, and what is looked up all the time (which side the race line runs on) is
//! worked out from the rows by the compiler. How a track is drawn is the page's business; here a space is a number.

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
}

impl Track {
    /// All tracks in the order of the rows.
    pub const ALL: [Track; 8] = [
        Track::Usa,
        Track::France,
        Track::GreatBritain,
        Track::Italy,
        Track::Japan,
        Track::Mexico,
        Track::Spain,
        Track::Netherlands,
    ];

    /// What its board says.
    #[inline]
    pub const fn board(self) -> &'static Board {
        &BOARDS[self as usize]
    }
}

/// What the board of a track says (HEAT-1.1).
#[derive(Clone, Copy, Debug)]
pub struct Board {
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
    /// Spaces on which the race line runs on the left, a bit a space.
    race_line_left: u128,
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

const fn board(source: &'static str, spaces: u8, laps: u8, corners: &'static [Corner]) -> Board {
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
        race_line_left,
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

/// The boards in the order of [`Track::ALL`].
static BOARDS: [Board; 8] = [
    board(
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
    board(BASE_BOX, 54, 3, &[corner(10, 5, 2, RIGHT), corner(19, 2, 14, LEFT), corner(26, 3, 20, RIGHT)]),
    board(
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

const fn card(id: &'static str, source: &'static str, values: &'static [u8], plus: u8, owned: u8) -> CardRow {
    let value = values[0];
    CardRow { id, source, value, values, plus, basic: owned == 3, owned, part: None, symbols: PLAIN }
}

const fn upgrade(
    id: &'static str,
    source: &'static str,
    part: Part,
    values: &'static [u8],
    plus: u8,
    symbols: Symbols,
) -> CardRow {
    CardRow { part: Some(part), symbols, ..card(id, source, values, plus, 0) }
}

const fn sponsor(id: &'static str, source: &'static str, values: &'static [u8], symbols: Symbols) -> CardRow {
    CardRow { symbols, ..card(id, source, values, 0, 0) }
}

const BASIC_UPGRADE: &str = "basic upgrade of the base box";
const ADVANCED_UPGRADE: &str = "advanced upgrade of the base box";
const HEAVY_RAIN_UPGRADE: &str = "upgrade of Heavy Rain";
const TUNNEL_VISION_UPGRADE: &str = "upgrade of Tunnel Vision";
const BASE_SPONSOR: &str = "sponsor card of the base box";
const HEAVY_RAIN_SPONSOR: &str = "sponsor card of Heavy Rain";
const TUNNEL_VISION_SPONSOR: &str = "sponsor card of Tunnel Vision";

/// Every kind of card: basic cards first, so that a sorted hand begins with them, and Heat last, so that it ends with
/// it. Upgrades and sponsor cards stand in the order of their numbers.
pub static CARDS: [CardRow; 75] = [
    card("1", "basic card", &[1], 0, 3),
    card("2", "basic card", &[2], 0, 3),
    card("3", "basic card", &[3], 0, 3),
    card("4", "basic card", &[4], 0, 3),
    card("u0", "starting upgrade", &[0], 0, 1),
    card("u5", "starting upgrade", &[5], 0, 1),
    upgrade("g1", BASIC_UPGRADE, Part::FourWheelDrive, &[4], 1, PLAIN),
    upgrade("g2", BASIC_UPGRADE, Part::FourWheelDrive, &[0], 3, PLAIN),
    upgrade("g3", BASIC_UPGRADE, Part::FourWheelDrive, &[0], 1, Symbols { cooldown: 3, ..PLAIN }),
    upgrade("g4", BASIC_UPGRADE, Part::Body, &[3], 0, Symbols { reduce_stress: 2, ..PLAIN }),
    upgrade("g5", BASIC_UPGRADE, Part::Body, &[5], 0, Symbols { reduce_stress: 1, ..PLAIN }),
    upgrade("g6", BASIC_UPGRADE, Part::Body, &[1], 0, Symbols { reduce_stress: 3, ..PLAIN }),
    upgrade("g7", BASIC_UPGRADE, Part::Brakes, &[1, 2, 3, 4], 0, Symbols { heat: 1, ..PLAIN }),
    upgrade("g8", BASIC_UPGRADE, Part::Brakes, &[1, 3], 0, PLAIN),
    upgrade("g9", BASIC_UPGRADE, Part::Brakes, &[2, 4], 0, PLAIN),
    upgrade("g10", BASIC_UPGRADE, Part::Brakes, &[1, 5], 0, PLAIN),
    upgrade("g11", BASIC_UPGRADE, Part::CoolingSystem, &[6], 0, Symbols { heat: 1, cooldown: 1, ..PLAIN }),
    upgrade("g12", BASIC_UPGRADE, Part::CoolingSystem, &[1], 0, Symbols { cooldown: 2, ..PLAIN }),
    upgrade("g13", BASIC_UPGRADE, Part::CoolingSystem, &[3], 0, Symbols { cooldown: 1, ..PLAIN }),
    upgrade("g14", BASIC_UPGRADE, Part::Rpm, &[1], 0, Symbols { slipstream: 2, ..PLAIN }),
    upgrade("g15", BASIC_UPGRADE, Part::Rpm, &[2], 0, Symbols { slipstream: 2, ..PLAIN }),
    upgrade("g16", BASIC_UPGRADE, Part::Rpm, &[3], 0, Symbols { slipstream: 2, ..PLAIN }),
    upgrade("g17", BASIC_UPGRADE, Part::Heat, &[0], 0, PLAIN),
    upgrade("g18", ADVANCED_UPGRADE, Part::Body, &[6], 0, Symbols { reduce_stress: 3, heat: 1, ..PLAIN }),
    upgrade(
        "g19",
        ADVANCED_UPGRADE,
        Part::Body,
        &[2],
        0,
        Symbols { reduce_stress: 1, cooldown: 1, scrap: 2, ..PLAIN },
    ),
    upgrade(
        "g20",
        ADVANCED_UPGRADE,
        Part::Body,
        &[2],
        0,
        Symbols { reduce_stress: 1, slipstream: 1, ..PLAIN },
    ),
    upgrade(
        "g21",
        ADVANCED_UPGRADE,
        Part::CoolingSystem,
        &[4],
        0,
        Symbols { scrap: 2, cooldown: 1, ..PLAIN },
    ),
    upgrade("g22", ADVANCED_UPGRADE, Part::Fuel, &[2], 0, Symbols { salvage: 2, ..PLAIN }),
    upgrade("g23", ADVANCED_UPGRADE, Part::Fuel, &[0], 1, Symbols { salvage: 2, cooldown: 1, ..PLAIN }),
    upgrade("g24", ADVANCED_UPGRADE, Part::GasPedal, &[1], 0, Symbols { direct: true, scrap: 1, ..PLAIN }),
    upgrade("g25", ADVANCED_UPGRADE, Part::GasPedal, &[2], 0, Symbols { direct: true, scrap: 2, ..PLAIN }),
    upgrade("g26", ADVANCED_UPGRADE, Part::GasPedal, &[3], 0, Symbols { direct: true, scrap: 3, ..PLAIN }),
    upgrade(
        "g27",
        ADVANCED_UPGRADE,
        Part::GasPedal,
        &[4],
        0,
        Symbols { direct: true, heat: 1, cooldown: 1, ..PLAIN },
    ),
    upgrade(
        "g28",
        ADVANCED_UPGRADE,
        Part::GasPedal,
        &[1],
        0,
        Symbols { direct: true, accelerate: true, scrap: 5, ..PLAIN },
    ),
    upgrade("g29", ADVANCED_UPGRADE, Part::Rpm, &[0], 1, Symbols { slipstream: 3, ..PLAIN }),
    upgrade("g30", ADVANCED_UPGRADE, Part::Rpm, &[1], 0, Symbols { heat: 1, slipstream: 3, ..PLAIN }),
    upgrade("g31", ADVANCED_UPGRADE, Part::Rpm, &[1, 2], 0, Symbols { slipstream: 1, ..PLAIN }),
    upgrade(
        "g32",
        ADVANCED_UPGRADE,
        Part::Suspension,
        &[2],
        0,
        Symbols { refresh: true, reduce_stress: 1, ..PLAIN },
    ),
    upgrade(
        "g33",
        ADVANCED_UPGRADE,
        Part::Suspension,
        &[2],
        0,
        Symbols { refresh: true, cooldown: 1, ..PLAIN },
    ),
    upgrade("g34", ADVANCED_UPGRADE, Part::Suspension, &[4], 0, Symbols { refresh: true, ..PLAIN }),
    upgrade(
        "g35",
        ADVANCED_UPGRADE,
        Part::Suspension,
        &[1],
        0,
        Symbols { refresh: true, slipstream: 1, ..PLAIN },
    ),
    upgrade("g36", ADVANCED_UPGRADE, Part::Tires, &[2], 0, Symbols { limit: -1, cooldown: 3, ..PLAIN }),
    upgrade("g37", ADVANCED_UPGRADE, Part::Tires, &[1], 0, Symbols { scrap: 2, limit: 1, ..PLAIN }),
    upgrade("g38", ADVANCED_UPGRADE, Part::Tires, &[2], 0, Symbols { scrap: 2, limit: 1, ..PLAIN }),
    upgrade("g39", ADVANCED_UPGRADE, Part::Tires, &[3], 0, Symbols { limit: -1, cooldown: 2, ..PLAIN }),
    upgrade(
        "g40",
        ADVANCED_UPGRADE,
        Part::Tires,
        &[0],
        1,
        Symbols { limit: 1, slipstream: 1, cooldown: 1, ..PLAIN },
    ),
    upgrade("g41", ADVANCED_UPGRADE, Part::Tires, &[0], 2, Symbols { limit: 2, ..PLAIN }),
    upgrade("g42", ADVANCED_UPGRADE, Part::Turbocharger, &[7], 0, Symbols { heat: 2, cooldown: 3, ..PLAIN }),
    upgrade("g43", ADVANCED_UPGRADE, Part::Turbocharger, &[8], 0, Symbols { heat: 1, scrap: 6, ..PLAIN }),
    upgrade("g44", ADVANCED_UPGRADE, Part::Wings, &[4], 0, Symbols { heat: 1, scrap: 2, limit: 2, ..PLAIN }),
    upgrade("g45", ADVANCED_UPGRADE, Part::Wings, &[3], 0, Symbols { heat: 1, scrap: 2, limit: 2, ..PLAIN }),
    upgrade("g46", ADVANCED_UPGRADE, Part::Wings, &[6], 0, Symbols { heat: 2, limit: 3, ..PLAIN }),
    upgrade("g47", ADVANCED_UPGRADE, Part::FourWheelDrive, &[0], 1, Symbols { accelerate: true, ..PLAIN }),
    upgrade("g48", ADVANCED_UPGRADE, Part::Heat, &[0], 0, PLAIN),
    upgrade(
        "g49",
        HEAVY_RAIN_UPGRADE,
        Part::AirIntake,
        &[1],
        0,
        Symbols { super_cool: 1, salvage: 4, limit: -1, ..PLAIN },
    ),
    upgrade(
        "g50",
        HEAVY_RAIN_UPGRADE,
        Part::AirIntake,
        &[0],
        0,
        Symbols { super_cool: 1, slipstream: 1, reduce_stress: 1, ..PLAIN },
    ),
    upgrade(
        "g51",
        HEAVY_RAIN_UPGRADE,
        Part::AirIntake,
        &[1],
        0,
        Symbols { super_cool: 1, cooldown: 1, scrap: 1, ..PLAIN },
    ),
    upgrade(
        "g52",
        HEAVY_RAIN_UPGRADE,
        Part::AirIntake,
        &[3],
        0,
        Symbols { super_cool: 1, scrap: 3, ..PLAIN },
    ),
    upgrade(
        "g53",
        HEAVY_RAIN_UPGRADE,
        Part::AirIntake,
        &[4],
        0,
        Symbols { super_cool: 1, scrap: 4, ..PLAIN },
    ),
    upgrade(
        "g54",
        HEAVY_RAIN_UPGRADE,
        Part::AirIntake,
        &[0],
        1,
        Symbols { super_cool: 1, refresh: true, limit: -1, ..PLAIN },
    ),
    upgrade("g55", TUNNEL_VISION_UPGRADE, Part::FrontWing, &[0], 1, Symbols { draft: 3, ..PLAIN }),
    upgrade(
        "g56",
        TUNNEL_VISION_UPGRADE,
        Part::FrontWing,
        &[0],
        0,
        Symbols { draft: 1, direct: true, refresh: true, ..PLAIN },
    ),
    upgrade(
        "g57",
        TUNNEL_VISION_UPGRADE,
        Part::FrontWing,
        &[2],
        0,
        Symbols { draft: 2, salvage: 2, scrap: 5, ..PLAIN },
    ),
    upgrade(
        "g58",
        TUNNEL_VISION_UPGRADE,
        Part::FrontWing,
        &[3],
        0,
        Symbols { draft: 1, limit: 1, scrap: 3, ..PLAIN },
    ),
    upgrade(
        "g59",
        TUNNEL_VISION_UPGRADE,
        Part::FrontWing,
        &[4],
        0,
        Symbols { draft: 1, refresh: true, scrap: 4, ..PLAIN },
    ),
    upgrade("g60", TUNNEL_VISION_UPGRADE, Part::FrontWing, &[6], 0, Symbols { draft: 2, heat: 1, ..PLAIN }),
    sponsor("s1", BASE_SPONSOR, &[1, 2, 3, 4], PLAIN),
    sponsor("s2", BASE_SPONSOR, &[1], Symbols { slipstream: 2, ..PLAIN }),
    sponsor("s3", BASE_SPONSOR, &[4], Symbols { cooldown: 2, ..PLAIN }),
    sponsor("s4", BASE_SPONSOR, &[6], PLAIN),
    sponsor("s5", BASE_SPONSOR, &[3], Symbols { limit: 1, ..PLAIN }),
    sponsor("s6", HEAVY_RAIN_SPONSOR, &[0], Symbols { super_cool: 2, ..PLAIN }),
    sponsor("s7", TUNNEL_VISION_SPONSOR, &[5], Symbols { draft: 2, ..PLAIN }),
    card("stress", "supply", &[0], 1, 0),
    card("heat", "supply; one more is a starting upgrade", &[0], 0, 1),
];

/// The upgrades of the Garage, of which the boxes have two each.
pub const UPGRADES: u8 = 60;

/// The sponsor cards, of which the boxes have seven each.
pub const SPONSORS: usize = 7;

/// How many of each sponsor card there are.
pub const SPONSOR_COPIES: u8 = 7;

impl Card {
    /// The basic cards 1 to 4.
    pub const BASIC: [Card; 4] = [Card(0), Card(1), Card(2), Card(3)];
    /// The starting upgrade 0.
    pub const U0: Card = Card(4);
    /// The starting upgrade 5.
    pub const U5: Card = Card(5);
    /// A stress card.
    pub const STRESS: Card = Card(73);
    /// A heat card. The starting upgrade of this name is one like any other (HEAT-14.6).
    pub const HEAT: Card = Card(74);

    const FIRST_UPGRADE: u8 = 6;
    const FIRST_SPONSOR: u8 = Card::FIRST_UPGRADE + UPGRADES;

    /// The upgrade with this printed number, counted from 1.
    #[inline]
    pub const fn upgrade(number: u8) -> Card {
        Card(Card::FIRST_UPGRADE - 1 + number)
    }

    /// The printed number of an upgrade of the Garage.
    #[inline]
    pub const fn upgrade_number(self) -> Option<u8> {
        if Card::FIRST_UPGRADE <= self.0 && self.0 < Card::FIRST_SPONSOR {
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
        if Card::FIRST_SPONSOR <= self.0 && self.0 < Card::STRESS.0 {
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

/// The colours of the cars, drivers first in the order of their seats.
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

impl Colour {
    /// All colours: those of the base box, then those of the expansions.
    pub const ALL: [Colour; 9] = [
        Colour::Black,
        Colour::Blue,
        Colour::Green,
        Colour::Red,
        Colour::Silver,
        Colour::Yellow,
        Colour::Orange,
        Colour::Purple,
        Colour::White,
    ];
}

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

impl Weather {
    /// The six tokens of the box.
    pub const ALL: [Weather; 6] =
        [Weather::Cloudy, Weather::Fog, Weather::Storm, Weather::Snow, Weather::Rain, Weather::Sun];
}

/// A road token (WEA-9).
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

impl Road {
    /// The six kinds, of which the box has two each.
    pub const ALL: [Road; 6] =
        [Road::LimitUp, Road::LimitDown, Road::Overheat, Road::FreeBoost, Road::Slipstream, Road::Weather];

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
