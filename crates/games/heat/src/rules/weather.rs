//! WEA: weather and road conditions.

use crate::data::{Board, Card, Road, Weather};
use crate::state::{CarId, Driver, Driving, Roads, State};
use crossroads_engine::Chance;

/// One of the six weather tokens (WEA-1), then one of the twelve road tokens for every corner (WEA-9).
///
/// A chicane is one corner and has one token: on the corner it counts at both lines, on the sector only behind the
/// second (EXP-1).
pub(crate) fn draw(board: &Board, chance: &mut impl Chance) -> (Option<Weather>, Roads) {
    let weather = Weather::ALL[chance.below(Weather::ALL.len() as u32) as usize];
    let mut tokens: [Road; 12] = std::array::from_fn(|place| Road::ALL[place % Road::ALL.len()]);
    chance.shuffle(&mut tokens);
    let mut tokens = tokens.into_iter();
    let mut roads = Roads::default();
    for corner in board.corners {
        if !corner.chicane {
            roads.push(tokens.next());
        } else if let Some(first) = roads.last_mut() {
            let token = *first;
            *first = token.filter(|token| !token.is_on_sector());
            roads.push(token);
        }
    }
    (Some(weather), roads)
}

/// The stress that a driver gets (WEA-2, WEA-4), never less than none (WEA-8).
pub(crate) fn stress(stress: u8, weather: Option<Weather>) -> u8 {
    match weather {
        Some(Weather::Cloudy) => stress.saturating_sub(1),
        Some(Weather::Storm) => stress + 1,
        _ => stress,
    }
}

/// Heat that the weather takes out of an engine before the deck is shuffled.
const HEAT_MOVED: u8 = 3;

/// Rain washes heat into the deck, the sun burns it onto the discard pile (WEA-6, WEA-7), as far as it is there
/// (WEA-8).
pub(crate) fn move_heat(driver: &mut Driver, weather: Option<Weather>) {
    let pile = match weather {
        Some(Weather::Rain) => &mut driver.deck,
        Some(Weather::Sun) => &mut driver.discard,
        _ => return,
    };
    let moved = driver.engine.min(HEAT_MOVED);
    driver.engine -= moved;
    (0..moved).for_each(|_| pile.push(Card::HEAT));
}

/// What counts at a corner line: how much is added to its limit (WEA-12), and to what it costs above that
/// (WEA-13).
#[inline]
pub(crate) fn at_corner(roads: &Roads, corner: usize) -> (i8, u8) {
    match roads.get(corner).copied().flatten() {
        Some(Road::LimitUp) => (1, 0),
        Some(Road::LimitDown) => (-1, 0),
        Some(Road::Overheat) => (0, 1),
        Some(Road::FreeBoost | Road::Slipstream | Road::Weather) | None => (0, 0),
    }
}

/// What holds where a car stands at this moment (WEA-10, WEA-17).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Here {
    /// Cooldown is forbidden (WEA-2).
    pub no_cooldown: bool,
    /// The sector's own cooldown, not used in this turn (WEA-5, WEA-6, WEA-17).
    pub cooldown: u8,
    /// No slipstream may begin (WEA-3).
    pub no_slipstream: bool,
    /// How much longer a slipstream may be that begins here (WEA-4, WEA-7, WEA-15).
    pub slipstream: u8,
    /// A boost costs nothing (WEA-14).
    pub free_boost: bool,
}

/// What the sector of a car means to it. The weather counts only where a weather token lies (WEA-1, WEA-16).
pub(crate) fn here(state: &State, car: CarId, driving: &Driving) -> Here {
    if state.roads.is_empty() {
        return Here::default();
    }
    in_sector(&state.roads, state.weather, sector(state, car), driving.sectors_cooled)
}

/// What a sector means to a car that has used the cooldown of these sectors, a bit each.
pub(crate) fn in_sector(roads: &Roads, weather: Option<Weather>, sector: usize, cooled: u16) -> Here {
    let mut here = Here::default();
    match roads.get(sector).copied().flatten() {
        Some(Road::FreeBoost) => here.free_boost = true,
        Some(Road::Slipstream) => here.slipstream = 1,
        Some(Road::Weather) => match weather {
            Some(Weather::Cloudy) => here.no_cooldown = true,
            Some(Weather::Fog) => here.no_slipstream = true,
            Some(Weather::Storm | Weather::Sun) => here.slipstream = 2,
            Some(Weather::Snow | Weather::Rain) => {
                here.cooldown = u8::from(cooled >> sector & 1 == 0);
            }
            None => {}
        },
        Some(Road::LimitUp | Road::LimitDown | Road::Overheat) | None => {}
    }
    here
}

/// The sector that a car stands in.
pub(super) fn sector(state: &State, car: CarId) -> usize {
    let board = state.board();
    board.sector(state.cars[car.index()].spot.space(board))
}
