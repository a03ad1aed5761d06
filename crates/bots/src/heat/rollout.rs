//! Tables that might be the true one, and quick drivers that drive on from there.

use super::cockpit::{Care, Cockpit, Idea};
use super::course::Settled;
use super::pace::Pace;
use crate::player::Seen;
use arrayvec::ArrayVec;
use crossroads_engine::{Game, Quick, Seat, Silent};
use crossroads_heat::Heat;
use crossroads_heat::actions::Action;
use crossroads_heat::data::Card;
use crossroads_heat::state::{CarId, Phase, Plan, State};

/// What is done one action after the other: a plan, or the discards of a turn.
pub type Script = ArrayVec<Action, 16>;

/// All that is left to do of an idea.
pub fn script(cockpit: &Cockpit<'_>, idea: &Idea) -> Script {
    let mut script = Script::new();
    if !cockpit.has_shifted() {
        script.push(Action::ShiftGear(idea.gear));
    }
    script.extend(cockpit.missing(idea).into_iter().map(Action::LayCard));
    script.push(Action::Commit);
    script
}

/// A table that might be the true one. It is drawn with plans of pure chance for the others; as rivals make better ones,
/// they plan as a quick driver would.
pub fn draw(pace: &Pace, seen: &Seen<'_, Heat>, chance: &mut Quick) -> State {
    let mut state = seen.resample(chance);
    let is_shown = matches!(state.phase, Phase::Driving(_));
    for seat in Seat::all(state.drivers.seats()).filter(|seat| *seat != seen.seat()) {
        let driver = &mut state.drivers[seat];
        if driver.laid.is_empty() || is_shown && driver.laid.contains(&Card::HEAT) {
            continue;
        }
        let laid = driver.laid;
        laid.iter().for_each(|card| driver.hand.insert_sorted(*card));
        driver.laid.clear();
        if !is_shown {
            driver.plan = Plan::Open;
            continue;
        }
        driver.plan = Plan::Shifted(driver.gear);
        let idea = Cockpit::of_state(pace, &state, seat).best_idea();
        let driver = &mut state.drivers[seat];
        driver.plan = Plan::Committed(driver.gear);
        for card in idea.as_ref().map_or(&*laid, |idea| idea.laid.cards()) {
            driver.hand.take(*card);
            driver.laid.push(*card);
        }
    }
    state
}

/// One decision of a quick driver, or a whole plan; answers whether anything could be done.
pub fn drive(
    pace: &Pace,
    state: &mut State,
    seat: Seat,
    chance: &mut Quick,
    legal: &mut Vec<Action>,
) -> bool {
    let cockpit = Cockpit::of_state(pace, state, seat);
    let mut apply = |action: Action| Heat::apply(state, seat, action, chance, &mut Silent).is_ok();
    let done = if cockpit.is_planning() {
        cockpit.best_idea().is_some_and(|idea| script(&cockpit, &idea).into_iter().all(&mut apply))
    } else {
        cockpit.decide(Care::Quick).is_some_and(&mut apply)
    };
    if done {
        return true;
    }
    legal.clear();
    Heat::legal_actions(state, seat, legal);
    !legal.is_empty() && Heat::apply(state, seat, any_of(legal), chance, &mut Silent).is_ok()
}

/// The rounds that a car still needs; `None` if it has its place.
pub fn to_go(pace: &Pace, state: &State, car: CarId) -> Option<f32> {
    let it = &state.cars[car.index()];
    if !it.is_on_track() {
        return None;
    }
    Some(match state.driver_of(car) {
        None => pace.legend_to_go(it.spot.progress),
        Some(seat) => {
            let driver = &state.drivers[seat];
            let (gear, engine) = (driver.gear.number(), driver.engine);
            pace.to_go(Settled { progress: it.spot.progress, gear, engine, stress: 0 })
        }
    })
}

/// Something lawful where nothing is known better: what helps or must be done, then an end, and never giving up.
pub fn any_of(legal: &[Action]) -> Action {
    let rank = |action: &Action| match action {
        Action::Cool
        | Action::ReduceStress
        | Action::SuperCool(_)
        | Action::SuperCoolHeat
        | Action::PayHeat(_)
        | Action::Scrap(_)
        | Action::KeepCard(_) => 0,
        Action::EndReact
        | Action::DeclineSlipstream
        | Action::EndDiscard
        | Action::EndSalvage
        | Action::EndSuperCool
        | Action::EndRefresh
        | Action::KeepUpgrades
        | Action::Commit => 1,
        Action::Retire => 3,
        _ => 2,
    };
    legal.iter().copied().min_by_key(rank).unwrap_or(Action::Commit)
}

/// Whether every race has this decision, so that a cockpit knows what to do.
pub fn is_plain(legal: &[Action]) -> bool {
    let plain = |action: &Action| {
        matches!(
            action,
            Action::ShiftGear(_)
                | Action::LayCard(_)
                | Action::Commit
                | Action::Retire
                | Action::Cool
                | Action::Boost
                | Action::TakeAdrenaline
                | Action::EndReact
                | Action::Slipstream(_)
                | Action::DeclineSlipstream
                | Action::Discard(_)
                | Action::EndDiscard
        )
    };
    legal.iter().all(plain)
}
