//! RI-1 and RI-2: what is chosen before the game, and the first state.

use crate::data::{Cell, Drawing, Piece};
use crate::events::Event;
use crate::rules::round;
use crate::state::{Desk, Phase, Roll, Sheet, State};
use crossroads_engine::{Chance, OptionRow, OptionsError, PerSeat, Preset, Setting, Sink};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The most seats (RI-1.1).
pub const MOST_SEATS: usize = 6;

/// What a table can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(export_to = "railroad-ink.ts")]
pub struct Options {
    /// At most one of the two (RI-2.3).
    pub expansion: Expansion,
    /// Whether a route die may be stranded by one's own drawing (RI-4.12).
    pub must_draw: MustDraw,
    /// How the longest lines are counted (RI-7.11).
    pub longest: Longest,
    /// What counts in the central cells (RI-7.15).
    pub centre: Centre,
    /// Whether the duty to draw looks into craters (RI-8.17).
    pub spare_craters: bool,
    /// Whether lava and route ends must not face each other (RI-9.16).
    pub lava_apart: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            expansion: Expansion::None,
            must_draw: MustDraw::AsItComes,
            longest: Longest::Simple,
            centre: Centre::Anything,
            spare_craters: true,
            lava_apart: false,
        }
    }
}

/// The expansion that is played.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "railroad-ink.ts")]
pub enum Expansion {
    /// None: seven rounds.
    #[default]
    None,
    /// Meteor: six rounds (RI-8).
    Meteor,
    /// Lava: six rounds (RI-9).
    Lava,
}

/// How strictly dice must be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "railroad-ink.ts")]
pub enum MustDraw {
    /// What fits when its turn comes (RI-4.12).
    #[default]
    AsItComes,
    /// As many of the dice as can be drawn at all.
    AsManyAsPossible,
}

/// How a line is counted.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "railroad-ink.ts")]
pub enum Longest {
    /// No cell twice.
    #[default]
    Simple,
    /// No side twice; a cell may count again.
    Trail,
}

/// What counts in the central cells.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "railroad-ink.ts")]
pub enum Centre {
    /// Whatever is drawn.
    #[default]
    Anything,
    /// Routes only.
    Routes,
}

/// The options as the schema shows them.
pub const SCHEMA: &[OptionRow] = &[
    OptionRow::choice("expansion", &["none", "meteor", "lava"], "RI-2.3").main(),
    OptionRow::choice("must_draw", &["as_it_comes", "as_many_as_possible"], "RI-4.12"),
    OptionRow::choice("longest", &["simple", "trail"], "RI-7.11"),
    OptionRow::choice("centre", &["anything", "routes"], "RI-7.15"),
    OptionRow::switch("spare_craters", "RI-8.17").on(),
    OptionRow::switch("lava_apart", "RI-9.16"),
];

/// What the box holds, and the rules read as strictly as they can be.
pub const PRESETS: &[Preset] = &[
    Preset { id: "base", sets: &[] },
    Preset { id: "meteor", sets: &[("expansion", Setting::Choice("meteor"))] },
    Preset { id: "lava", sets: &[("expansion", Setting::Choice("lava"))] },
    Preset {
        id: "strict",
        sets: &[
            ("must_draw", Setting::Choice("as_many_as_possible")),
            ("centre", Setting::Choice("routes")),
            ("spare_craters", Setting::Switch(false)),
            ("lava_apart", Setting::ON),
        ],
    },
];

/// Whether the game can be played so.
pub(crate) fn check(_options: &Options, seats: u8) -> Result<(), OptionsError> {
    if seats == 0 || usize::from(seats) > MOST_SEATS {
        return Err(OptionsError::Seats { seats, least: 1, most: MOST_SEATS as u8, clause: "RI-1.1" });
    }
    Ok(())
}

/// How many rounds are played (RI-3.1, RI-8.1, RI-9.1).
pub fn rounds(expansion: Expansion) -> u8 {
    match expansion {
        Expansion::None => 7,
        Expansion::Meteor | Expansion::Lava => 6,
    }
}

/// All boards alike, with all special routes (RI-2.4) and, with Lava, a volcano in the centre (RI-9.2); then the
/// first roll.
pub(crate) fn first_state(
    options: &Options,
    seats: u8,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) -> State {
    let mut sheet = Sheet::default();
    if options.expansion == Expansion::Lava {
        for shape in Piece::Volcano.shapes() {
            sheet.board.draw(Drawing { cell: Cell::CENTRE, shape });
        }
    }
    let desk = Desk { sheet, shown: sheet, ..Desk::default() };
    let mut state = State {
        options: *options,
        round: 0,
        phase: Phase::Drawing,
        roll: Roll::default(),
        desks: PerSeat::from_fn(seats, |_| desk),
    };
    round::begin(&mut state, chance, events);
    state
}
