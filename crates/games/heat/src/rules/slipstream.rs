//! HEAT-10: slipstream.

use super::{Turn, Why, movement};
use crate::events::{Event, Impulse};
use crate::state::{CarId, Spot, State, Step};
use crossroads_engine::{Chance, Refusal, Seat, Sink};

/// How far a slipstream goes (HEAT-10.2).
pub(crate) const SPACES: u8 = 2;

/// Where a slipstream would lead, if it is lawful.
///
/// A car must stand beside or on the next space (HEAT-10.1), whatever it is (HEAT-10.10). The space aimed at must not
/// lie beyond the finish (HEAT-10.7), even if blocking would stop the car before it (HEAT-10.8); the line of an earlier
/// lap is no matter (HEAT-10.9). And it must gain a space (HEAT-10.4).
pub(crate) fn landing(state: &State, car: CarId) -> Option<Spot> {
    let from = state.cars[car.index()].spot;
    let taken = movement::taken_by_others(state, car);
    let near = taken.is_anybody_at(from.progress) || taken.is_anybody_at(from.progress + 1);
    if !near || from.progress + u16::from(SPACES) > state.options.finish() {
        return None;
    }
    Some(taken.landing(from, SPACES)).filter(|to| to.progress > from.progress)
}

/// Whether the driver is asked.
pub(super) fn is_lawful(state: &State, car: CarId) -> bool {
    landing(state, car).is_some()
}

/// Follows in the wake of another car. It adds nothing to the Speed (HEAT-10.5).
pub(super) fn follow<C: Chance, S: Sink<Event>>(
    turn: &mut Turn<'_, C, S>,
    seat: Seat,
    spaces: u8,
) -> Result<(), Refusal<Why>> {
    if spaces != SPACES {
        return Err(Refusal::at("HEAT-10.2", Why::NoSuchSlipstream));
    }
    turn.go(CarId::of(seat), spaces, Impulse::Slipstream);
    turn.driving.slipstreamed = true;
    turn.driving.step = Step::Corners;
    Ok(())
}
