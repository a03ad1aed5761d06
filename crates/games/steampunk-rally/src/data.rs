//! The box as rows: parts, boosts, inventors, tiles, tokens. Everything else holds small indices into them.
//!
//! A row names what is printed; what it *does* is for [`crate::rules`]. All tiles, tokens and boosts and nearly all parts and
//! cockpits are our own design, and each row says so ([`Source`]); so are the corners of cards, the equal decks of forty, and how
//! many copies there are of each design. Better evidence is put in by editing rows: a corner, slots of whichever colours,
//! storage slots on any part, groups on any card.

mod boosts;
mod inventors;
mod parts;
mod slots;
mod tracks;

pub use boosts::BOOSTS;
pub use inventors::INVENTORS;
pub use parts::PARTS;
pub use slots::{Slots, Storage};
pub use tracks::{ALPS, SKYRAIL, TOKENS};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Dice of each colour in the box (SR-1.2).
pub const DICE: u8 = 36;
/// The lowest value of a gauge; below it is the breakdown icon (SR-1.9).
pub const GAUGE_LEAST: i8 = -7;
/// The highest value of a gauge; above it is a cog (SR-1.9).
pub const GAUGE_MOST: i8 = 3;
/// Slots of a part.
pub const MOST_SLOTS: usize = 4;
/// Tiles of a finished track: start, three middle ones, finish, end (SR-2.3).
pub const CHAIN: usize = 6;
/// Middle tiles in the box, and how many of them a track takes (SR-2.2).
pub const MIDDLES: u8 = 5;
/// Designs of each part deck.
pub const DESIGNS: usize = PARTS.len() / Deck::PARTS.len();

/// The kinds of dice (SR-1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "steampunk-rally.ts")]
pub enum Colour {
    /// Blue.
    #[default]
    Steam,
    /// Red.
    Heat,
    /// Yellow.
    Electric,
}

impl Colour {
    /// All of them.
    pub const ALL: [Colour; 3] = [Colour::Steam, Colour::Heat, Colour::Electric];
}

/// A die in a slot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct Die {
    /// Its colour.
    pub colour: Colour,
    /// What it shows.
    pub value: u8,
}

/// The four decks, told apart by their border (SR-1.5). A hand has a card of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "steampunk-rally.ts")]
pub enum Deck {
    /// Parts that make movement.
    Gold,
    /// Parts that make dice.
    Silver,
    /// Parts with valves on all sides.
    Copper,
    /// Boosts.
    Black,
}

impl Deck {
    /// All decks in the order in which they are checked (SR-13.7).
    pub const ALL: [Deck; 4] = [Deck::Gold, Deck::Silver, Deck::Copper, Deck::Black];
    /// The decks of parts.
    pub const PARTS: [Deck; 3] = [Deck::Gold, Deck::Silver, Deck::Copper];

    /// The card with this design.
    pub const fn card(self, design: usize) -> Card {
        Card((self as usize * DESIGNS + design) as u8)
    }
}

/// A card by its design: parts of the decks, then boosts, then personal parts, then cockpits. Copies are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct Card(pub u8);

const FIRST_BOOST: u8 = PARTS.len() as u8;
const FIRST_PERSONAL: u8 = FIRST_BOOST + BOOSTS.len() as u8;
const FIRST_COCKPIT: u8 = FIRST_PERSONAL + INVENTORS.len() as u8;
/// How many different cards there are.
pub const CARDS: u8 = FIRST_COCKPIT + INVENTORS.len() as u8;

/// Rows of one deck stand together, the decks in their order, and each has as many designs: what [`Deck::card`] and
/// [`Card::design`] count by.
const _: () = {
    let mut place = 0;
    while place < PARTS.len() {
        let deck = PARTS[place].deck;
        assert!(
            matches!(deck, Some(deck) if deck as usize == place / DESIGNS),
            "a part stands among another deck"
        );
        place += 1;
    }
};

impl Card {
    /// The deck it belongs to; personal parts and cockpits belong to none (SR-13.4).
    pub const fn deck(self) -> Option<Deck> {
        match self.0 {
            0..FIRST_BOOST => PARTS[self.0 as usize].deck,
            FIRST_BOOST..FIRST_PERSONAL => Some(Deck::Black),
            _ => None,
        }
    }

    /// What it is worth when it is given up.
    pub fn corner(self) -> Corner {
        self.part().map(|row| row.corner).or(self.boost().map(|row| row.corner)).unwrap_or(Corner::NONE)
    }

    /// Its place among the designs of its deck.
    pub const fn design(self) -> usize {
        match self.deck() {
            Some(deck) => self.0 as usize - deck as usize * DESIGNS,
            None => 0,
        }
    }

    /// The row of a part or cockpit; a boost has none.
    pub fn part(self) -> Option<&'static PartRow> {
        match self.0 {
            0..FIRST_BOOST => PARTS.get(usize::from(self.0)),
            FIRST_BOOST..FIRST_PERSONAL => None,
            FIRST_PERSONAL..FIRST_COCKPIT => {
                INVENTORS.get(usize::from(self.0 - FIRST_PERSONAL)).map(|it| &it.part)
            }
            _ => INVENTORS.get(usize::from(self.0 - FIRST_COCKPIT)).map(|it| &it.cockpit),
        }
    }

    /// The row of a boost.
    pub fn boost(self) -> Option<&'static BoostRow> {
        BOOSTS.get(usize::from(self.0.checked_sub(FIRST_BOOST)?))
    }

    /// Its groups of effects, a part's or a boost's; most have one (SR-14.3).
    pub fn groups(self) -> &'static [Group] {
        match (self.part(), self.boost()) {
            (Some(row), _) => row.effects,
            (None, Some(BoostRow { boon: Boon::Effects(groups), .. })) => groups,
            (None, _) => &[],
        }
    }

    /// The valves on its sides.
    pub fn valves(self) -> Valves {
        self.part().map_or(Valves(0), |row| row.valves)
    }

    /// The card with this id.
    pub fn named(id: &str) -> Option<Card> {
        let named = |card: &Card| {
            card.part().is_some_and(|row| row.id == id) || card.boost().is_some_and(|row| row.id == id)
        };
        (0..CARDS).map(Card).find(named)
    }
}

/// An inventor (SR-1.8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct Inventor(pub u8);

impl Inventor {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Inventor> {
        (0..INVENTORS.len() as u8).map(Inventor)
    }

    /// The row, if there is such an inventor.
    pub fn row(self) -> Option<&'static InventorRow> {
        INVENTORS.get(usize::from(self.0))
    }

    /// The cockpit.
    pub const fn cockpit(self) -> Card {
        Card(FIRST_COCKPIT + self.0)
    }

    /// The personal part.
    pub const fn part(self) -> Card {
        Card(FIRST_PERSONAL + self.0)
    }
}

/// The sides of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "steampunk-rally.ts")]
pub enum Side {
    /// The upper side.
    North,
    /// The right side.
    East,
    /// The lower side.
    South,
    /// The left side.
    West,
}

impl Side {
    /// Clockwise from above.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The side of a neighbour that touches this one.
    pub const fn opposite(self) -> Side {
        Side::ALL[(self as usize + 2) % 4]
    }
}

/// The sides with a valve half, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, TS)]
#[serde(transparent)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct Valves(pub u8);

impl Valves {
    /// Reads letters such as `NEW`.
    #[expect(
        clippy::panic,
        reason = "only the compiler reads letters, so this is an error when the program is built"
    )]
    const fn of(letters: &str) -> Valves {
        let (letters, mut bits, mut place) = (letters.as_bytes(), 0, 0);
        while place < letters.len() {
            bits |= match letters[place] {
                b'N' => 1,
                b'E' => 2,
                b'S' => 4,
                b'W' => 8,
                _ => panic!("a letter that no side has"),
            };
            place += 1;
        }
        Valves(bits)
    }

    /// Whether there is a valve half on this side.
    pub const fn has(self, side: Side) -> bool {
        self.0 & (1 << side as u8) != 0
    }

    /// How many there are.
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }
}

/// A race effect (SR-14.1). Colours are told apart, since each is chosen and counted for itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "steampunk-rally.ts")]
pub enum Effect {
    /// One space forward, with terrain (SR-14.12).
    Motion,
    /// One space forward, without (SR-14.13).
    Smooth,
    /// The gauge goes up (SR-14.10).
    Reinforce,
    /// The gauge goes down (SR-14.7).
    Damage,
    /// A cog (SR-14.11).
    Cog,
    /// A steam die (SR-14.4).
    GainSteam,
    /// A heat die.
    GainHeat,
    /// An electric die.
    GainElectric,
    /// A steam die leaves a slot, if the seat likes (SR-14.6).
    DiscardSteam,
    /// A heat die.
    DiscardHeat,
    /// An electric die.
    DiscardElectric,
    /// A die of any colour.
    DiscardAny,
}

impl Effect {
    /// All of them.
    pub const ALL: [Effect; 12] = [
        Effect::Motion,
        Effect::Smooth,
        Effect::Reinforce,
        Effect::Damage,
        Effect::Cog,
        Effect::GainSteam,
        Effect::GainHeat,
        Effect::GainElectric,
        Effect::DiscardSteam,
        Effect::DiscardHeat,
        Effect::DiscardElectric,
        Effect::DiscardAny,
    ];

    /// The effect that gives a die of this colour (SR-14.4).
    pub const fn gain(colour: Colour) -> Effect {
        match colour {
            Colour::Steam => Effect::GainSteam,
            Colour::Heat => Effect::GainHeat,
            Colour::Electric => Effect::GainElectric,
        }
    }
}

/// Effects that stand together: each with how often it is shown (SR-14.16).
pub type Group = &'static [(Effect, u8)];

/// What the corner of a card gives when the card is given up: dice, or cogs (SR-1.7, SR-5.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct Corner {
    /// So many dice of one colour.
    pub dice: u8,
    /// Their colour; of the seat's choice if none is named.
    pub colour: Option<Colour>,
    /// Or so many cogs.
    pub cogs: u8,
}

impl Corner {
    /// A card that is never given up.
    pub const NONE: Corner = Corner { dice: 0, colour: None, cogs: 0 };

    /// Dice of this colour, or cogs.
    pub const fn of(colour: Colour, dice: u8, cogs: u8) -> Corner {
        Corner { dice, colour: Some(colour), cogs }
    }

    /// Dice of whichever colour, or cogs.
    pub const fn any(dice: u8, cogs: u8) -> Corner {
        Corner { dice, colour: None, cogs }
    }

    /// Whether it gives dice of this colour.
    pub fn offers(self, colour: Colour) -> bool {
        self.dice > 0 && self.colour.is_none_or(|own| own == colour)
    }
}

/// Where what a row says comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "steampunk-rally.ts")]
pub enum Source {
    /// Our own design: the printed one is not known.
    Designed,
    /// These fields were found in a fan project, at low confidence; the rest is our own design.
    FoundFan(&'static [&'static str]),
    /// These fields were found in a published review; the rest is our own design.
    Found(&'static [&'static str]),
    /// Our own design, in the place of a person whose name is not known.
    StandIn,
}

/// How a part or cockpit is activated (SR-1.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "steampunk-rally.ts")]
pub enum Works {
    /// By the light bulb (SR-7.17).
    Bulb,
    /// By dice in its slots (SR-7.6).
    Dice {
        /// Its slots, each with its colour.
        slots: Slots,
        /// The indicator; a star is none (SR-7.11).
        indicator: Option<u8>,
    },
}

/// Slots of these colours, a letter each.
const fn dice(slots: &str, indicator: Option<u8>) -> Works {
    Works::Dice { slots: Slots::of(slots), indicator }
}

/// A part or a cockpit as printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct PartRow {
    /// Its id, which is also the message with its name.
    pub id: &'static str,
    /// The name.
    pub name: &'static str,
    /// The deck it belongs to, if any.
    pub deck: Option<Deck>,
    /// How many there are.
    pub copies: u8,
    /// What it is worth when it is given up.
    pub corner: Corner,
    /// The sides with valve halves.
    pub valves: Valves,
    /// How it is activated.
    pub works: Works,
    /// Its storage slots, whatever activates it (SR-10.3).
    pub storage: Storage,
    /// The groups of effects; where there are several, a slash divides them (SR-14.3).
    pub effects: &'static [Group],
    /// Where the figures come from.
    pub source: Source,
}

/// An inventor as printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct InventorRow {
    /// The id, which is also the message with the name.
    pub id: &'static str,
    /// The name.
    pub name: &'static str,
    /// Born and died.
    pub years: &'static str,
    /// What they are known for.
    pub field: &'static str,
    /// The dice that suit their cards.
    pub colour: Colour,
    /// The cockpit.
    pub cockpit: PartRow,
    /// The personal part.
    pub part: PartRow,
    /// Where the person comes from; cockpit and part say so of themselves.
    pub person: Source,
}

/// When a boost may be played (SR-11.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "steampunk-rally.ts")]
pub enum When {
    /// In any phase.
    Any,
    /// In the Draft phase.
    Draft,
    /// In the Vent phase.
    Vent,
    /// In the Race phase.
    Race,
}

/// Whom a boost concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "steampunk-rally.ts")]
pub enum Target {
    /// The seat that plays it.
    Own,
    /// Another seat of its choice.
    OneOpponent,
    /// All who lead.
    Leaders,
    /// All seats.
    Everybody,
}

/// How long a boost lasts (SR-11.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "steampunk-rally.ts")]
pub enum Lasts {
    /// It is over at once.
    Moment,
    /// Until the phase ends.
    Phase,
    /// Until the round ends.
    Round,
}

/// What a boost does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "steampunk-rally.ts")]
pub enum Boon {
    /// Race effects; where there are several groups, a slash divides them (SR-14.3).
    Effects(&'static [Group]),
    /// Every die in the seat's slots loses so many pips.
    LowerDice(u8),
    /// Up to so many rolled dice of the pool become sixes.
    SetDice(u8),
    /// Boosts of others do not touch the seat, lasting ones included.
    Shield,
    /// Every terrain icon deals one damage more.
    WorseTerrain,
    /// The seat's motion ignores terrain.
    IgnoreTerrain,
    /// Takes up to so many cogs from the target.
    StealCogs(u8),
    /// A part gives its dice back and may be activated again.
    RefreshPart,
    /// Draws a part and uses it like a pick.
    DrawPart,
    /// Turns the bulb on again.
    Relight,
}

/// A boost as printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct BoostRow {
    /// Its id, which is also the message with its name.
    pub id: &'static str,
    /// The name.
    pub name: &'static str,
    /// How many there are.
    pub copies: u8,
    /// What it is worth when it is given up.
    pub corner: Corner,
    /// When it may be played.
    pub when: When,
    /// Whom it concerns.
    pub target: Target,
    /// How long it lasts.
    pub lasts: Lasts,
    /// What it does.
    pub boon: Boon,
    /// What it does instead if the seat is last.
    pub if_last: Option<Group>,
    /// Whether it may not be played by a seat that leads.
    pub unless_leading: bool,
    /// Whether it may be an answer to another boost (SR-11.8).
    pub answers: bool,
    /// Where the card comes from.
    pub source: Source,
}

/// What a space or a token demands and gives (SR-1.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "steampunk-rally.ts")]
pub enum Challenge {
    /// Power station, Newcomen engine or coal mine: a cog for a die (SR-17.6, SR-17.7).
    Generator(Colour),
    /// A die for motion (SR-17.8).
    Rails {
        /// What is paid.
        colour: Colour,
        /// How much motion.
        steps: u8,
        /// Whether it is smooth.
        smooth: bool,
    },
    /// A die for cogs, once in the game (SR-17.9).
    Pony {
        /// What is paid.
        colour: Colour,
        /// How many cogs.
        cogs: u8,
    },
    /// A die, or the terrain (SR-17.11).
    Glacier(Colour),
    /// Nobody ends the Race phase here (SR-17.12).
    Jump,
    /// Cogs, fewer for open valves (SR-17.14).
    Crowd,
}

/// What a tile is for (SR-1.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "steampunk-rally.ts")]
pub enum TileKind {
    /// Where all start.
    Start,
    /// In between.
    Middle,
    /// With the line.
    Finish,
    /// Beyond it.
    End,
}

/// A space as printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct SpaceRow {
    /// The tile and the number on it.
    pub id: &'static str,
    /// The damage of its terrain icon; 0 is no icon.
    pub terrain: u8,
    /// The printed challenge.
    pub challenge: Option<Challenge>,
    /// The spaces of the tile that follow; none at its exit.
    pub next: &'static [u8],
    /// Across the tile, in hundredths of a space.
    pub x: u16,
    /// Along the side of the tile: 100 is the trunk.
    pub y: u16,
}

const fn space(
    id: &'static str,
    terrain: u8,
    challenge: Option<Challenge>,
    next: &'static [u8],
    x: u16,
    y: u16,
) -> SpaceRow {
    SpaceRow { id, terrain, challenge, next, x, y }
}

/// A tile as printed. Pawns enter it at its first space; what follows a space stands behind it in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct TileRow {
    /// The id, which is also the message with its name.
    pub id: &'static str,
    /// The name.
    pub name: &'static str,
    /// What it is for.
    pub kind: TileKind,
    /// Its spaces.
    pub spaces: &'static [SpaceRow],
    /// Where the tile comes from.
    pub source: Source,
}

/// A challenge token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct TokenRow {
    /// The id.
    pub id: &'static str,
    /// What is on it.
    pub challenge: Challenge,
    /// Where the token comes from.
    pub source: Source,
}
