//! HEAT-10: slipstream.

use super::{Turn, Why, movement, weather};
use crate::calendar::Twist;
use crate::events::{Event, Impulse};
use crate::state::{CarId, Driving, Spot, State, Step};
use crossroads_engine::{Chance, Refusal, Seat, Sink};

/// How far a slipstream goes (HEAT-10.2).
const SPACES: u8 = 2;

/// Where a slipstream of this length would lead.
///
/// The space aimed at must not lie beyond the finish (HEAT-10.7), even if blocking would stop the car before it
/// (HEAT-10.8); the line of an earlier lap is no matter (HEAT-10.9). And it must gain a space (HEAT-10.4).
fn landing(state: &State, car: CarId, spaces: u8) -> Result<Spot, Refusal<Why>> {
    let from = state.cars[car.index()].spot;
    if from.progress + u16::from(spaces) > state.options.finish() {
        return Err(Refusal::at("HEAT-10.7", Why::SlipstreamBeyondFinish));
    }
    let to = movement::landing(state, car, spaces);
    if to.progress == from.progress {
        return Err(Refusal::at("HEAT-10.4", Why::SlipstreamGainsNothing));
    }
    Ok(to)
}

/// Whether a car stands beside or on the next space (HEAT-10.1), whatever car it is (HEAT-10.10).
fn is_anybody_near(state: &State, car: CarId) -> bool {
    let taken = movement::taken_by_others(state, car);
    let progress = state.cars[car.index()].spot.progress;
    taken.is_anybody_at(progress) || taken.is_anybody_at(progress + 1)
}

/// The lengths that a slipstream from here may have. Every bonus is taken whole or not at all, and several may be
/// combined (GAR-11, WEA-4); an event may make all of them shorter (EXP-5).
fn lengths(state: &State, driving: &Driving, car: CarId) -> impl Iterator<Item = u8> + use<> {
    // Sums of bonuses as bits: bit n is set if some of them come to n.
    let mut sums: u32 = 1;
    let here = weather::here(state, car, driving).slipstream;
    sums |= sums << here;
    if let Some(seat) = state.driver_of(car).filter(|_| state.has_garage()) {
        for card in state.drivers[seat].played.iter() {
            sums |= sums << card.row().symbols.slipstream;
        }
    }
    let shorter = u8::from(state.event().twist == Twist::ShortSlipstream);
    std::iter::from_fn(move || {
        let sum = (sums != 0).then(|| sums.trailing_zeros() as u8)?;
        sums &= sums - 1;
        Some(SPACES + sum - shorter)
    })
}

/// Every lawful slipstream with the spot it leads to; each length is tested by itself (HEAT-10.8).
pub(crate) fn lawful(state: &State, driving: &Driving, car: CarId) -> impl Iterator<Item = (u8, Spot)> {
    // In fog none may begin (WEA-3).
    let may = !weather::here(state, car, driving).no_slipstream
        && gear_allows(state, car)
        && is_anybody_near(state, car);
    let all = lengths(state, driving, car).filter(move |_| may);
    all.filter_map(move |spaces| Some((spaces, landing(state, car, spaces).ok()?)))
}

/// Whether an event keeps slower gears out of the slipstream (EXP-5).
fn gear_allows(state: &State, car: CarId) -> bool {
    let high = |seat| state.drivers[seat].gear.number() >= 3;
    state.event().twist != Twist::SlipstreamInHighGears || state.driver_of(car).is_some_and(high)
}

/// Whether the driver is asked.
pub(super) fn is_offered(state: &State, driving: &Driving, car: CarId) -> bool {
    lawful(state, driving, car).next().is_some()
}

/// Follows in the wake of another car. It adds nothing to the Speed (HEAT-10.5).
pub(super) fn follow<C: Chance, S: Sink<Event>>(
    turn: &mut Turn<'_, C, S>,
    seat: Seat,
    spaces: u8,
) -> Result<(), Refusal<Why>> {
    let car = CarId::of(seat);
    if !lengths(turn.state, &turn.driving, car).any(|length| length == spaces) {
        return Err(Refusal::at("HEAT-10.2", Why::NoSuchSlipstream));
    }
    landing(turn.state, car, spaces)?;
    turn.driving.before_slipstream = turn.spot(car).progress;
    turn.go(car, spaces, Impulse::Slipstream);
    turn.driving.slipstreamed = spaces;
    turn.driving.step = Step::Corners;
    Ok(())
}
