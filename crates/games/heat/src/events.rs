//! What happened.

use crate::actions::Tune;
use crate::calendar::EventCard;
use crate::data::{Card, Gear, Track, Weather};
use crate::state::{Cars, Market, Place, Racer, Roads, Step, Upgrades};
use crossroads_engine::Few;
use crossroads_engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Something that happened at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "heat.ts")]
pub enum Event {
    /// The cars were put on the grid.
    GridDrawn {
        /// Who stands on cell 1, 2, 3 and so on.
        cells: Cars<Racer>,
    },
    /// Weather and road conditions were drawn.
    WeatherDrawn {
        /// The weather token.
        weather: Weather,
        /// What counts at or behind each corner line.
        roads: Roads,
    },
    /// A round began with planning.
    RoundBegan {
        /// The round, counted from 1.
        round: u16,
    },
    /// A driver chose a gear; nobody else knows yet.
    GearChosen {
        /// Who.
        seat: Seat,
        /// The gear.
        gear: Gear,
    },
    /// A driver laid a card face down; nobody else knows yet.
    CardLaid {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A driver is ready.
    Committed {
        /// Who.
        seat: Seat,
    },
    /// When planning ended everybody saw the lever.
    GearShifted {
        /// Whose.
        seat: Seat,
        /// The gear.
        gear: Gear,
    },
    /// A driver left the race.
    Retired {
        /// Who.
        seat: Seat,
    },
    /// Laid cards were turned up.
    Revealed {
        /// Whose.
        seat: Seat,
        /// The cards.
        cards: Few<Card, 4>,
    },
    /// The hand was cluttered: the car stayed, and the gear is 1 now.
    Cluttered {
        /// Who.
        seat: Seat,
    },
    /// A plus turned up a card that is not basic and threw it away.
    Thrown {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A plus found a basic card, or there was none.
    Found {
        /// Who.
        seat: Seat,
        /// The card, if any.
        card: Option<Card>,
    },
    /// A Legend card was turned up for the round.
    LegendCardTurned {
        /// Its number.
        card: u8,
    },
    /// A car moved; it stopped before the space it aimed at if it was blocked.
    Moved {
        /// Which.
        racer: Racer,
        /// From here.
        from: Place,
        /// To here.
        to: Place,
        /// How many spaces it was to move.
        spaces: u8,
        /// How many it did move: fewer if it was blocked (HEAT-6.5).
        moved: u8,
        /// What moved it.
        by: Impulse,
    },
    /// A Heat card went from hand to engine.
    Cooled {
        /// Whose.
        seat: Seat,
    },
    /// Heat went from engine to discard pile.
    HeatPaid {
        /// Whose.
        seat: Seat,
        /// How many cards.
        heat: u8,
        /// For what.
        cost: Cost,
    },
    /// A driver could not pay a corner in full.
    SpunOut {
        /// Who.
        seat: Seat,
        /// The corner, counted from 1.
        corner: u8,
        /// Where the car went back to.
        to: Place,
        /// How much stress the driver took.
        stress: u8,
    },
    /// A car has crossed the finish line for good.
    Finished {
        /// Which.
        racer: Racer,
    },
    /// A driver was done with a step, or did without it.
    StepEnded {
        /// Who.
        seat: Seat,
        /// The step.
        step: Step,
    },
    /// A card went from hand to discard pile.
    Discarded {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A driver's discard pile was shuffled into a new deck.
    Shuffled {
        /// Whose.
        seat: Seat,
    },
    /// A driver drew cards.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which; others do not learn that.
        cards: Option<Few<Card, 8>>,
    },
    /// A car left the track and took its place.
    Placed {
        /// Which.
        racer: Racer,
        /// Counted from 1.
        place: u8,
    },
    /// Upgrades were laid out to be picked.
    MarketLaidOut {
        /// The round of the draft, counted from 1.
        round: u8,
        /// The upgrades.
        market: Market,
    },
    /// A driver took an upgrade.
    UpgradePicked {
        /// Who.
        seat: Seat,
        /// The upgrade.
        card: Card,
    },
    /// A driver was dealt upgrades.
    UpgradesDealt {
        /// Who.
        seat: Seat,
        /// The upgrades.
        cards: Upgrades,
    },
    /// A driver swapped an upgrade for one of the market.
    UpgradeSwapped {
        /// Who.
        seat: Seat,
        /// What was given.
        own: Card,
        /// What was taken.
        market: Card,
    },
    /// A driver kept all upgrades.
    UpgradesKept {
        /// Who.
        seat: Seat,
    },
    /// A driver chose an upgrade to drop; nobody else knows yet.
    DropChosen {
        /// Who.
        seat: Seat,
        /// The upgrade.
        card: Card,
    },
    /// When all had chosen, everybody saw what was dropped.
    UpgradeDropped {
        /// Whose.
        seat: Seat,
        /// The upgrade.
        card: Card,
    },
    /// A driver was asked by the mechanics.
    Consulted {
        /// Who.
        seat: Seat,
        /// What they did.
        tune: Tune,
        /// How much heat that was; none if there was none to be had (HEAT-2.13).
        heat: u8,
    },
    /// A driver chose one of several values.
    ValueChosen {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
        /// The value.
        value: u8,
    },
    /// The top card of a deck was scrapped.
    Scrapped {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A scrap symbol was done with.
    ScrapUsed {
        /// Whose.
        seat: Seat,
        /// The card with the symbol.
        card: Card,
    },
    /// A stress card went from hand to discard pile.
    StressReduced {
        /// Whose.
        seat: Seat,
    },
    /// A driver looks through the own discard pile.
    PileOpened {
        /// Who.
        seat: Seat,
        /// The card with the symbol.
        card: Card,
    },
    /// A card went from discard pile to deck.
    Salvaged {
        /// Whose.
        seat: Seat,
        /// Which; others do not learn that.
        card: Option<Card>,
    },
    /// A driver shuffled the deck.
    DeckShuffled {
        /// Whose.
        seat: Seat,
    },
    /// A Heat card went from discard pile to engine.
    SuperCooled {
        /// Whose.
        seat: Seat,
    },
    /// A card was played from hand in step 5.
    PlayedDirectly {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A driver declared that cards cannot be paid; the car is back where it began.
    DeclaredUnpayable {
        /// Who.
        seat: Seat,
        /// Where the car began the turn.
        to: Place,
    },
    /// A card that was not paid was discarded; a plus takes its place.
    Replaced {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card went from the play area to the top of the deck.
    Refreshed {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A race of a season began.
    RaceBegan {
        /// The race, counted from 1.
        race: u8,
        /// Its event card.
        event: EventCard,
        /// Where it is driven.
        track: Track,
    },
    /// A driver gained sponsor cards.
    SponsorsGained {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// For what.
        by: Publicity,
        /// Which; others do not learn that.
        cards: Option<Few<Card, 8>>,
    },
    /// A sponsor card was used up.
    SponsorUsed {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A Heat card left the game.
    HeatRemoved {
        /// Whose.
        seat: Seat,
    },
    /// A car was eliminated.
    Eliminated {
        /// Its driver; Legends never spin out.
        seat: Seat,
    },
    /// A race of a season was scored.
    Scored {
        /// Which car.
        racer: Racer,
        /// What it scored in this race.
        points: u8,
        /// What it has now.
        total: u8,
    },
}

/// What brings sponsor cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "heat.ts")]
pub enum Publicity {
    /// The start of a race.
    Start,
    /// The press at this corner, counted from 1.
    Press(u8),
    /// The event of the race.
    Event,
}

/// What moves a car.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "heat.ts")]
pub enum Impulse {
    /// The cards of step 3.
    Cards,
    /// A boost.
    Boost,
    /// The extra space of adrenaline.
    Adrenaline,
    /// The slipstream of another car.
    Slipstream,
    /// A Legend card.
    Legend,
    /// A draft.
    Draft,
    /// A card played directly.
    DirectPlay,
    /// Accelerating.
    Accelerate,
}

/// What heat is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "heat.ts")]
pub enum Cost {
    /// A shift.
    Shift,
    /// A boost.
    Boost,
    /// The corner with this number, counted from 1.
    Corner(u8),
    /// An upgrade.
    Card(Card),
}
