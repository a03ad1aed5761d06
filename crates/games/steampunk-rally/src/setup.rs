//! SR-2 and SR-3: what is chosen before the game, and the first state.

use crate::data::{Deck, MIDDLES, TOKENS};
use crate::events::Event;
use crate::rules::Play;
use crate::state::{Cards, Hidden, MOST_SEATS, Open, Phase, Racer, State};
use crate::track::{Course, LaidToken, Space, Track};
use crossroads_engine::{
    Chance, Few, OptionRow, OptionsError, PerSeat, Preset, Seat, SeatSet, Setting, Sink,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a table can choose.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct Options {
    /// Which sides of the tiles lie up (SR-2.1).
    pub track: Course,
    /// How inventors are found (SR-3.2).
    pub inventors: Inventors,
    /// The first middle tile (SR-2.4).
    pub middle_1: Middle,
    /// The second one.
    pub middle_2: Middle,
    /// The third one.
    pub middle_3: Middle,
    /// How many challenge tokens are laid by lot, besides those laid by choice (SR-2.10).
    pub tokens: u8,
    /// Where the power station is laid by choice: on this space, or the next one without a challenge; 0 is not by choice.
    pub token_power_station: u8,
    /// The Newcomen engine, likewise.
    pub token_newcomen_engine: u8,
    /// The coal mine, likewise.
    pub token_coal_mine: u8,
    /// The rails, likewise.
    pub token_rails: u8,
    /// The steam pony, likewise.
    pub token_steam_pony: u8,
    /// The crowd, likewise.
    pub token_crowd: u8,
    /// Whether a pawn may pause on a challenge in passing (SR-17.4).
    pub pause_on_pass: PauseOnPass,
    /// Whether the first two Race phases are played in turn (SR-4.10).
    pub first_races_in_turn: bool,
    /// The most rounds; 0 is no limit (SR-18.8).
    pub round_limit: u8,
}

/// How inventors are found.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "steampunk-rally.ts")]
pub enum Inventors {
    /// Each seat takes one, first come first served.
    #[default]
    Choose,
    /// By lot.
    Deal,
}

/// A middle tile of the track.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "steampunk-rally.ts")]
pub enum Middle {
    /// By lot.
    #[default]
    Lot,
    /// The first of the five.
    M1,
    /// The second.
    M2,
    /// The third.
    M3,
    /// The fourth.
    M4,
    /// The fifth.
    M5,
}

/// Whether a pawn may pause.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "steampunk-rally.ts")]
pub enum PauseOnPass {
    /// It may.
    #[default]
    Yes,
    /// Only glaciers and crowds work in passing.
    No,
}

const MIDDLE_TILES: &[&str] = &["lot", "m1", "m2", "m3", "m4", "m5"];

/// The options as the schema shows them.
pub const SCHEMA: &[OptionRow] = &[
    OptionRow::choice("track", &["alps", "skyrail"], "SR-2.1").main(),
    OptionRow::choice("inventors", &["choose", "deal"], "SR-3.2").main(),
    OptionRow::switch("first_races_in_turn", "SR-4.10").main(),
    OptionRow::choice("middle_1", MIDDLE_TILES, "SR-2.4"),
    OptionRow::choice("middle_2", MIDDLE_TILES, "SR-2.4"),
    OptionRow::choice("middle_3", MIDDLE_TILES, "SR-2.4"),
    OptionRow::number("tokens", 0, TOKENS.len() as u8, 0, "SR-2.10"),
    by_choice("token_power_station"),
    by_choice("token_newcomen_engine"),
    by_choice("token_coal_mine"),
    by_choice("token_rails"),
    by_choice("token_steam_pony"),
    by_choice("token_crowd"),
    OptionRow::choice("pause_on_pass", &["yes", "no"], "SR-17.4"),
    OptionRow::number("round_limit", 0, 40, 0, "SR-18.8"),
];

/// From a first rally to the longest.
pub const PRESETS: &[Preset] = &[
    Preset { id: "base", sets: &[] },
    Preset {
        id: "first_rally",
        sets: &[("inventors", Setting::Choice("deal")), ("first_races_in_turn", Setting::ON)],
    },
    Preset { id: "hoverdrome", sets: &[("track", Setting::Choice("skyrail"))] },
    Preset { id: "challenges", sets: &[("tokens", Setting::Number(3))] },
    Preset { id: "grand", sets: &[("track", Setting::Choice("skyrail")), ("tokens", Setting::Number(3))] },
];

/// No space of a track has a higher number.
const MOST_SPACE: u8 = 48;

/// More tokens than these are against the advice (SR-2.11).
const ADVISED_TOKENS: usize = 3;

/// An option that says where a token lies.
const fn by_choice(id: &'static str) -> OptionRow {
    OptionRow::number(id, 0, MOST_SPACE, 0, "SR-2.10")
}

impl Options {
    /// Where each token is laid by choice, in the order of the box; 0 is not by choice.
    fn chosen_tokens(&self) -> [u8; TOKENS.len()] {
        [
            self.token_power_station,
            self.token_newcomen_engine,
            self.token_coal_mine,
            self.token_rails,
            self.token_steam_pony,
            self.token_crowd,
        ]
    }

    fn middles(&self) -> [Middle; 3] {
        [self.middle_1, self.middle_2, self.middle_3]
    }
}

/// Whether the game can be played so.
pub(crate) fn check(options: &Options, seats: u8) -> Result<(), OptionsError> {
    if seats < 2 || usize::from(seats) > MOST_SEATS {
        return Err(OptionsError::Seats { seats, least: 2, most: MOST_SEATS as u8, clause: "SR-1.1" });
    }
    let middles = options.middles();
    let twice = |place: usize| middles[place] != Middle::Lot && middles[..place].contains(&middles[place]);
    if (1..middles.len()).any(twice) {
        return Err(OptionsError::Clash { why: "a middle tile lies twice", clause: "SR-2.2" });
    }
    if options.chosen_tokens().into_iter().any(|space| space > MOST_SPACE) {
        return Err(OptionsError::Clash { why: "the track has no such space", clause: "SR-2.10" });
    }
    if usize::from(options.tokens) > TOKENS.len() {
        return Err(OptionsError::Clash { why: "there are six challenge tokens", clause: "SR-2.10" });
    }
    Ok(())
}

/// The tiles in their order: what is left open is drawn by lot (SR-2.4).
fn lay_track(options: &Options, chance: &mut impl Chance) -> Track {
    let chosen = options.middles().map(|middle| middle as u8);
    let mut left: Few<u8, 5> = (1..=MIDDLES).filter(|tile| !chosen.contains(tile)).collect();
    let middles = chosen.map(|tile| {
        if tile > 0 {
            return tile;
        }
        let pick = chance.below(left.len() as u32) as usize;
        let drawn = left[pick];
        left.remove(pick);
        drawn
    });
    Track::new(options.track, middles)
}

/// Lays challenge tokens on spaces that have no challenge yet (SR-2.10): first those whose place was chosen, anywhere; then so
/// many others by lot, between start space and line. What is against the advice is told (SR-2.11).
fn lay_tokens(track: &mut Track, options: &Options, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
    let mut left: Few<u8, 6> = Few::default();
    for (token, chosen) in (0..).zip(options.chosen_tokens()) {
        let is_free = |space: &Space| space.0 >= chosen && track.challenge(*space).is_none();
        match track.all().find(is_free).filter(|_| chosen > 0) {
            Some(space) => track.tokens.push(LaidToken { space, token }),
            None => left.push(token),
        }
    }
    for _ in 0..options.tokens.min(left.len() as u8) {
        let pick = chance.below(left.len() as u32) as usize;
        let token = left[pick];
        left.remove(pick);
        let is_free = |space: &Space| {
            *space != Space::START && track.steps_to_line(*space) > 0 && track.challenge(*space).is_none()
        };
        let free = track.all().filter(is_free).count();
        let place = chance.below(free as u32) as usize;
        if let Some(space) = track.all().filter(is_free).nth(place) {
            track.tokens.push(LaidToken { space, token });
        }
    }
    for LaidToken { space, token } in track.tokens.iter().copied() {
        events.tell(Event::TokenLaid { token, space, one_branch: track.is_on_branch(space) });
    }
    if track.tokens.len() > ADVISED_TOKENS {
        events.tell(Event::ManyTokens);
    }
}

/// The track, the decks with a card turned up each (SR-2.6, SR-2.7), the direction token (SR-2.8, SR-2.9), and racers with
/// nothing but a pawn on the start space and a bulb that is on (SR-3.4, SR-3.7, SR-3.8); then inventors.
pub(crate) fn first_state(
    options: &Options,
    seats: u8,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) -> State {
    let mut track = lay_track(options, chance);
    lay_tokens(&mut track, options, chance, events);
    let (mut decks, mut piles) = (Cards::all(), Cards::default());
    for deck in Deck::ALL {
        if let Some(card) = decks.draw(deck, chance) {
            piles.add(card);
        }
    }
    let clockwise = chance.below(2) == 0;
    let gap = Seat(chance.below(seats.into()) as u8);
    let mut state = State {
        open: Open {
            options: *options,
            track,
            phase: Phase::Inventors,
            round: 1,
            last_round: None,
            gap,
            clockwise,
            racers: PerSeat::from_fn(seats, |_| Racer { bulb: true, ..Racer::default() }),
            exploded: SeatSet::EMPTY,
            piles,
        },
        hidden: Hidden {
            hands: PerSeat::new(seats),
            picks: PerSeat::new(seats),
            drawn: PerSeat::new(seats),
            stashes: PerSeat::new(seats),
            decks,
        },
    };
    let mut play = Play::new(&mut state, chance, events);
    play.open_game();
    play.advance();
    state
}
