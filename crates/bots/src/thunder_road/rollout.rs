//! Quick drivers that play on from a table: a greedy driver who decides a whole move at once where nothing comes between.

use super::driver::{as_played, assignments, best, options, route};
use super::judgement::is_start_of_turn;
use super::outlook::Outlook;
use super::route::Purse;
use crossroads_engine::{Applied, Game, Quick, Seat, Silent};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::actions::{Action, asked};
use crossroads_thunder_road::data::Crew;
use crossroads_thunder_road::state::{Open, Question, State, Step};

/// The dice of a try. Every turn has dice of its own, so that two tries whose first turns took more or fewer rolls meet
/// the same luck in the turns after.
pub struct Luck {
    seed: u64,
    turns: u64,
    dice: Quick,
}

impl Luck {
    /// The luck with this number.
    pub fn new(seed: u64) -> Luck {
        Luck { seed, turns: 0, dice: Quick::new(seed) }
    }

    /// The dice of the turn.
    pub fn dice(&mut self) -> &mut Quick {
        &mut self.dice
    }

    fn begin_turn(&mut self) {
        self.turns += 1;
        self.dice = Quick::new(self.seed | self.turns << 32);
    }
}

/// Plays on until so many turns have been begun and the next one is about to, or the table is over.
pub fn play_on(state: &mut State, turns: u32, luck: &mut Luck, legal: &mut Vec<Action>) {
    let mut left = turns;
    while let Some(seat) = asked(&state.open) {
        if is_start_of_turn(&state.open) {
            if left == 0 {
                return;
            }
            left -= 1;
            luck.begin_turn();
        }
        if !act(state, seat, luck.dice(), legal) {
            return;
        }
    }
}

/// Plays on until no work is unfinished, or the table is over.
pub fn settle(state: &mut State, chance: &mut Quick, legal: &mut Vec<Action>) {
    while let Some(seat) = asked(&state.open).filter(|_| !state.open.stack.is_empty()) {
        if !act(state, seat, chance, legal) {
            return;
        }
    }
}

/// One decision, or several of which the later ones follow from the first; answers whether anything was done.
fn act(state: &mut State, seat: Seat, chance: &mut Quick, legal: &mut Vec<Action>) -> bool {
    legal.clear();
    ThunderRoad::legal_actions(state, seat, legal);
    if let [Action::Pass, Action::Mute] = legal[..] {
        // Who cannot answer now will not be able to soon, and no hand gives itself away here.
        return ThunderRoad::apply(state, seat, Action::Mute, chance, &mut Silent).is_ok();
    }
    // The thoughts are about the table as it was.
    let open = state.open;
    let outlook = Outlook::of_table(state, &open, seat);
    let done = match open.question() {
        Some(Question::Assign) if open.crew(seat) == Crew::Cars => assign(state, &outlook, chance),
        Some(Question::Drive) => drive(state, &outlook, chance),
        _ => {
            let best = best(options(&outlook, legal));
            best.is_some_and(|(action, _)| {
                ThunderRoad::apply(state, seat, action, chance, &mut Silent).is_ok()
            })
        }
    };
    // Something lawful where a driver knows nothing better.
    done || legal
        .first()
        .is_some_and(|action| ThunderRoad::apply(state, seat, *action, chance, &mut Silent).is_ok())
}

/// A die for a car, with the command that was planned together with it.
fn assign(state: &mut State, outlook: &Outlook<'_>, chance: &mut Quick) -> bool {
    let seat = outlook.me;
    let plans = assignments(outlook).into_iter().map(|(assign, command, worth)| ((assign, command), worth));
    let Some(((assign, command), _)) = best(plans) else { return false };
    let mut apply = |state: &mut State, action| {
        ThunderRoad::apply(state, seat, as_played(outlook, action), chance, &mut Silent).is_ok()
    };
    let done = apply(state, assign);
    if done && state.open.turn.step == Step::Command && !has_more_commands(outlook.open, seat) {
        return apply(state, command) || apply(state, Action::NoCommand);
    }
    done
}

/// Whether a seat has commands of which nobody thinks before the car has its die.
fn has_more_commands(open: &Open, seat: Seat) -> bool {
    open.gangs[seat].bonus.is_some() || open.gangs[seat].leader.is_some()
}

/// The way of the mover, as far as nothing comes between.
fn drive(state: &mut State, outlook: &Outlook<'_>, chance: &mut Quick) -> bool {
    let seat = outlook.me;
    let Some(mut route) = route(outlook) else { return false };
    let mover = route.mover();
    loop {
        let Some((step, _)) = best(route.steps(Purse::of(&state.open))) else { return false };
        let Ok(applied) = ThunderRoad::apply(state, seat, step, chance, &mut Silent) else { return false };
        // What cannot be taken back is dice, a token turned up or somebody eliminated: the route is no longer true.
        let is_as_before = applied == Applied::OPEN && state.open.turn.mover == Some(mover);
        if !is_as_before || state.open.question() != Some(Question::Drive) || state.open.turn.seat != seat {
            return true;
        }
        route.drive_on(state.open.place(mover));
    }
}
