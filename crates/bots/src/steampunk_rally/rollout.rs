//! Tables played on, to see what comes of an idea.
//!
//! Machines hardly touch each other, so only the own seat plays with care; the rivals take any card, give it up, and drive
//! on at a usual pace. That leaves time for several times as many tries.

use super::boosts;
use super::decide::{any_of, decide};
use super::desk::{Desk, rounds_after};
use super::weights::{ARMOUR, CLEARLY_AHEAD, DICE_A_ROUND, HASTE, LEAST_PACE, PACE, PACES};
use super::workshop::{Supply, Workshop, supply};
use super::worth::Prices;
use crossroads_engine::{Chance, Game, Quick, Seat, Silent};
use crossroads_steampunk_rally::SteampunkRally;
use crossroads_steampunk_rally::actions::Action;
use crossroads_steampunk_rally::data::Deck;
use crossroads_steampunk_rally::state::{Phase, State};

/// Plays on until this round begins, or the table is over.
pub fn play_on(state: &mut State, me: Seat, until: u8, luck: &mut Quick, legal: &mut Vec<Action>) {
    loop {
        if state.open.round >= until && matches!(state.open.phase, Phase::Pick(_) | Phase::Shortage(_)) {
            return;
        }
        let asked = SteampunkRally::to_act(state);
        let went_on = if asked.contains(me) {
            act(state, me, luck, legal)
        } else {
            asked.iter().next().is_some_and(|rival| drive_on(state, rival, luck, legal))
        };
        if !went_on {
            return;
        }
    }
}

/// One decision of the own seat, with what follows from it.
fn act(state: &mut State, seat: Seat, luck: &mut Quick, legal: &mut Vec<Action>) -> bool {
    let script = decide(&Desk::of_state(state, seat));
    let mut done = false;
    for action in script {
        if SteampunkRally::apply(state, seat, action, luck, &mut Silent).is_err() {
            break;
        }
        done = true;
    }
    done || act_anyhow(state, seat, luck, legal)
}

/// Something lawful where nothing is known better.
fn act_anyhow(state: &mut State, seat: Seat, luck: &mut Quick, legal: &mut Vec<Action>) -> bool {
    legal.clear();
    SteampunkRally::legal_actions(state, seat, legal);
    !legal.is_empty() && SteampunkRally::apply(state, seat, any_of(legal), luck, &mut Silent).is_ok()
}

/// One decision of a rival: any card, no dice, and a usual way.
fn drive_on(state: &mut State, rival: Seat, luck: &mut Quick, legal: &mut Vec<Action>) -> bool {
    let racer = &state.open.racers[rival];
    if !racer.work.is_empty() {
        return act_anyhow(state, rival, luck, legal);
    }
    let action = match state.open.phase {
        Phase::Pick(_) => {
            let held = || Deck::ALL.into_iter().filter(|deck| racer.holds(*deck));
            let pick = luck.below(held().count() as u32) as usize;
            held().nth(pick).map_or(Action::Done, Action::Pick)
        }
        Phase::Use(_) => Action::GainCogs,
        Phase::Race(_) => {
            pass_by(state, rival, luck);
            Action::Done
        }
        _ => return act_anyhow(state, rival, luck, legal),
    };
    SteampunkRally::apply(state, rival, action, luck, &mut Silent).is_ok()
        || act_anyhow(state, rival, luck, legal)
}

/// The pawn of a rival goes a usual way.
fn pass_by(state: &mut State, rival: Seat, luck: &mut Quick) {
    for _ in 0..LEAST_PACE + luck.below(PACES) {
        let here = state.open.racers[rival].space;
        let Some(next) = state.open.track.ahead(here).last().copied() else { break };
        state.open.racers[rival].space = next;
    }
    if state.open.last_round.is_none() && state.open.steps_to_line(rival) <= 0 {
        state.open.last_round = Some(state.open.round.saturating_add(1));
    }
}

/// What an idea is held against: how the race stands before it is tried out.
pub struct Standing {
    seat: Seat,
    /// Where the best rival stands.
    rival: f32,
    round: u8,
}

impl Standing {
    /// How the race stands for a seat.
    pub fn of(state: &State, seat: Seat) -> Standing {
        let stands = |rival| -f32::from(state.open.steps_to_line(rival));
        let rivals = Seat::all(state.open.racers.seats()).filter(|rival| *rival != seat).map(stands);
        Standing { seat, rival: rivals.fold(f32::NEG_INFINITY, f32::max), round: state.open.round }
    }

    /// What it is worth, in spaces, that the race has come to this: how far the seat will be ahead of a rival who drives on as most do,
    /// less something for every round. The further ahead the less more of it counts, so that whoever wins anyway arrives.
    pub fn worth(&self, state: &State) -> f32 {
        let left = if state.open.phase == Phase::Over { 0.0 } else { 1.0 + rounds_after(&state.open) };
        let rounds = f32::from(state.open.round.saturating_sub(self.round)) + left;
        let ahead = reach(state, self.seat) - (self.rival + PACE * rounds);
        CLEARLY_AHEAD * (ahead / CLEARLY_AHEAD).tanh() - HASTE * rounds
    }
}

/// How far a seat will come, as far as one can tell: where it stands, and what its machine will do.
fn reach(state: &State, seat: Seat) -> f32 {
    let desk = Desk::of_state(state, seat);
    let racer = desk.racer();
    let stands = -f32::from(state.open.steps_to_line(seat));
    if state.open.phase == Phase::Over {
        return stands + 0.05 * f32::from(racer.parts());
    }
    let prices = Prices::of(&desk);
    let workshop = Workshop::new(racer.machine.iter(), &prices);
    let supply = Supply { any: DICE_A_ROUND, ..supply(&desk) };
    let machine = workshop.prospect(supply, true, rounds_after(&state.open));
    let stash: f32 = desk
        .stash
        .iter()
        .filter_map(|card| card.boost())
        .map(|row| boosts::stashed(&desk, row, &prices))
        .sum();
    stands + machine + ARMOUR * f32::from(racer.parts()) + prices.reinforce * f32::from(racer.gauge) + stash
}
