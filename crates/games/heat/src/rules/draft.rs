//! GAR-1 to GAR-4 and CHA-6 to CHA-8: how drivers come by their upgrades.

use super::{NOT_NOW, Why, round};
use crate::actions::kinds;
use crate::data::{Card, Kind, Pool, UPGRADES};
use crate::events::Event;
use crate::setup::{self, DraftBy, Garage, Options};
use crate::state::{CarId, Cars, Draft, Market, Phase, Plan, State, Stock, Upgrades};
use crossroads_engine::{Applied, Chance, Refusal, Seat, Sink};

/// How many of each upgrade the boxes have.
const COPIES: u8 = 2;

/// How many upgrades a driver has in a race of its own (GAR-1).
const UPGRADES_EACH: usize = 3;

/// How many cards a market has beyond one for every pick (GAR-2).
const SPARE: usize = 3;

/// All upgrades of the table: basic or advanced ones (GAR-1), and those of an expansion if it was added to the advanced
/// ones (EXP-7).
pub(crate) fn pool(options: &Options) -> Stock {
    let advanced = matches!(options.garage, Garage::Advanced | Garage::Both);
    let has = |pool: Pool| match pool {
        Pool::Basic => matches!(options.garage, Garage::Basic | Garage::Both),
        Pool::Advanced => advanced,
        Pool::HeavyRain => advanced && options.heavy_rain,
        Pool::TunnelVision => advanced && options.tunnel_vision,
    };
    let mut stock = Stock::default();
    for number in 1..=UPGRADES {
        if let Kind::Upgrade(pool, _) = Card::upgrade(number).row().kind
            && has(pool)
        {
            stock.set(number, COPIES);
        }
    }
    stock
}

/// Draws an upgrade. When none is left, those put away are shuffled back (CHA-8).
fn draw(state: &mut State, market: &[Card], chance: &mut impl Chance) -> Option<Card> {
    if state.garage.is_empty() {
        let mut back = pool(&state.options);
        let owned = state.drivers.iter().flat_map(|(_, driver)| driver.upgrades.iter());
        for number in owned.chain(market).filter_map(|card| card.upgrade_number()) {
            back.set(number, back.count(number).saturating_sub(1));
        }
        state.garage = back;
    }
    let mut nth = chance.below(state.garage.len());
    for number in 1..=UPGRADES {
        let count = state.garage.count(number);
        let Some(less) = nth.checked_sub(count.into()) else {
            state.garage.set(number, count - 1);
            return Some(Card::upgrade(number));
        };
        nth = less;
    }
    None
}

/// The drivers in the order of the grid, the pole first. Legends do not draft (GAR-2).
pub(crate) fn grid(state: &State) -> Cars<CarId> {
    round::order(state, |state, car| state.driver_of(car).is_some())
}

/// Picks in a round of the draft: one for every driver, in a snake two (GAR-3, GAR-4).
fn picks(state: &State) -> usize {
    let drivers = usize::from(state.drivers.seats());
    if state.options.draft == DraftBy::Snake { 2 * drivers } else { drivers }
}

/// Rounds of the draft: three (GAR-2), two for a snake (GAR-4), one before every race of a season (CHA-6).
fn rounds(state: &State) -> u8 {
    match state.options.draft {
        _ if state.season.is_some() => 1,
        DraftBy::Rounds => 3,
        DraftBy::Snake => 2,
        DraftBy::Random => 0,
    }
}

/// Whose pick it is: in rounds 1 and 3 from the back of the grid to the pole, in round 2 the other way (GAR-3); in a
/// snake from the back to the pole and back again (GAR-4); in a season from the back (CHA-6).
pub(crate) fn picker(state: &State, draft: &Draft) -> Option<Seat> {
    let grid = grid(state);
    let drivers = grid.len();
    let pick = usize::from(draft.picks);
    let from_the_pole = if draft.round == 2 && state.options.draft == DraftBy::Rounds {
        pick
    } else if pick < drivers {
        drivers - 1 - pick
    } else {
        pick - drivers
    };
    grid.get(from_the_pole).and_then(|car| state.driver_of(*car))
}

/// The driver who picked first in a season: the one furthest back on the grid (CHA-6, CHA-7).
pub(crate) fn first_picker(state: &State) -> Option<Seat> {
    picker(state, &Draft::default())
}

/// Begins the draft, which comes after the grid and before decks are shuffled (GAR-2), and answers what is decided
/// first.
pub(crate) fn begin(state: &mut State, chance: &mut impl Chance, events: &mut impl Sink<Event>) -> Phase {
    if !state.has_garage() {
        return setup::prepare(state, chance, events);
    }
    if rounds(state) == 0 {
        // Three random upgrades each, from the lowest seat up (GAR-4).
        for seat in Seat::all(state.drivers.seats()) {
            let cards: Upgrades = (0..UPGRADES_EACH).filter_map(|_| draw(state, &[], chance)).collect();
            state.drivers[seat].upgrades = cards;
            events.tell(Event::UpgradesDealt { seat, cards });
        }
        return setup::prepare(state, chance, events);
    }
    lay_out(state, 1, chance, events)
}

/// Lays out the market of a round, face up (GAR-2).
fn lay_out(state: &mut State, round: u8, chance: &mut impl Chance, events: &mut impl Sink<Event>) -> Phase {
    let mut market = Market::default();
    for _ in 0..picks(state) + SPARE {
        if let Some(card) = draw(state, &market, chance) {
            market.insert_sorted(card);
        }
    }
    events.tell(Event::MarketLaidOut { round, market });
    Phase::Drafting(Draft { market, round, picks: 0 })
}

/// Takes a card of the market (GAR-3). What is left when all have picked is put away.
pub(super) fn pick(
    state: &mut State,
    mut draft: Draft,
    seat: Seat,
    card: Card,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) -> Result<Applied, Refusal<Why>> {
    if picker(state, &draft) != Some(seat) || !draft.market.take(card) {
        return Err(NOT_NOW);
    }
    state.drivers[seat].upgrades.push(card);
    events.tell(Event::UpgradePicked { seat, card });
    draft.picks += 1;
    state.phase = if usize::from(draft.picks) < picks(state) {
        Phase::Drafting(draft)
    } else if draft.round < rounds(state) {
        lay_out(state, draft.round + 1, chance, events)
    } else if state.season.is_some() {
        Phase::Swapping(draft.market)
    } else if state.options.draft == DraftBy::Snake {
        state.drivers.iter_mut().for_each(|(_, driver)| driver.plan = Plan::Open);
        Phase::Dropping
    } else {
        setup::prepare(state, chance, events)
    };
    // Others build on what was picked.
    Ok(Applied::CLOSED)
}

/// The driver who picked first may swap one own upgrade for one that is left (CHA-7).
pub(super) fn swap(
    state: &mut State,
    market: &Market,
    seat: Seat,
    own: Card,
    wanted: Card,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) -> Result<Applied, Refusal<Why>> {
    let place = state.drivers[seat].upgrades.iter().position(|it| *it == own);
    let place = place.filter(|_| first_picker(state) == Some(seat) && market.contains(&wanted));
    let Some(place) = place else { return Err(Refusal::at("CHA-7", Why::NoSuchSwap)) };
    state.drivers[seat].upgrades[place] = wanted;
    events.tell(Event::UpgradeSwapped { seat, own, market: wanted });
    state.phase = setup::prepare(state, chance, events);
    Ok(Applied::CLOSED)
}

/// Keeps all upgrades (CHA-7).
pub(super) fn keep(
    state: &mut State,
    seat: Seat,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) -> Result<Applied, Refusal<Why>> {
    if first_picker(state) != Some(seat) {
        return Err(NOT_NOW);
    }
    events.tell(Event::UpgradesKept { seat });
    state.phase = setup::prepare(state, chance, events);
    Ok(Applied::CLOSED)
}

/// The swaps that may be chosen, equal ones once.
pub(crate) fn swaps(state: &State, market: &Market, seat: Seat) -> impl Iterator<Item = (Card, Card)> {
    let mut own = state.drivers[seat].upgrades;
    own.sort_unstable();
    let market = *market;
    let count = own.len();
    (0..count).filter(move |place| *place == 0 || own[*place - 1] != own[*place]).flat_map(move |place| {
        (0..market.len())
            .filter(move |it| *it == 0 || market[*it - 1] != market[*it])
            .map(move |it| (own[place], market[it]))
    })
}

/// Chooses, in secret while others still do, which of four upgrades is dropped (GAR-4).
pub(super) fn drop(
    state: &mut State,
    seat: Seat,
    card: Card,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) -> Result<Applied, Refusal<Why>> {
    if state.drivers[seat].plan.is_ready() {
        return Err(NOT_NOW);
    }
    if !state.drivers[seat].upgrades.contains(&card) {
        return Err(Refusal::at("GAR-4", Why::NotOwned));
    }
    state.drivers[seat].plan = Plan::Dropping(card);
    events.tell(Event::DropChosen { seat, card });
    events.tell(Event::Committed { seat });
    if state.drivers.iter().any(|(_, driver)| !driver.plan.is_ready()) {
        return Ok(Applied::OPEN);
    }
    for (seat, driver) in state.drivers.iter_mut() {
        if let Plan::Dropping(card) = driver.plan {
            driver.upgrades.take(card);
            events.tell(Event::UpgradeDropped { seat, card });
        }
    }
    state.phase = setup::prepare(state, chance, events);
    Ok(Applied::CLOSED)
}

/// The different upgrades of a driver, sorted.
pub(crate) fn own_kinds(state: &State, seat: Seat, into: impl FnMut(Card)) {
    let mut own = state.drivers[seat].upgrades;
    own.sort_unstable();
    kinds(&own).for_each(into);
}
