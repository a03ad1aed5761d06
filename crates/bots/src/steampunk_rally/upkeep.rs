//! What a machine needs between races: venting, storage, and parts to be lost.

use super::desk::Desk;
use super::workshop::{Workshop, supply};
use super::worth::{Prices, keeping};
use arrayvec::ArrayVec;
use crossroads_steampunk_rally::actions::Action;
use crossroads_steampunk_rally::arrange;
use crossroads_steampunk_rally::data::{Colour, Deck, Die};
use crossroads_steampunk_rally::machine::{MOST_CARDS, Part, Place, is_whole};

/// The pip that frees most: the slot whose room is worth the most for each pip, as long as the cogs suffice.
pub fn vent(desk: &Desk<'_>) -> Action {
    let (racer, prices, after) = (desk.racer(), Prices::of(desk), desk.rounds_after());
    let pips = racer.cogs.saturating_mul(2) + u16::from(racer.spare_pip);
    if pips == 0 {
        return Action::Done;
    }
    let supply = supply(desk);
    let prospect = |machine: &[Part]| {
        Workshop::new(machine.iter(), &prices).without_vent().prospect(supply, true, after)
    };
    let base = prospect(&racer.machine);
    let mut best: Option<(f32, Action)> = None;
    for (place, part) in racer.machine.iter().enumerate().filter(|(_, part)| part.filled() > 0) {
        for Die { colour, value } in lowest(part).filter(|die| u16::from(die.value) <= pips) {
            let mut machine = racer.machine;
            machine[place].change(colour, value, 0);
            let spare = u8::from(racer.spare_pip);
            let cost = f32::from(value.saturating_sub(spare).div_ceil(2)) * prices.cog;
            let gain = prospect(&machine) - base - cost;
            let rate = gain / f32::from(value);
            if gain > 0.0 && best.is_none_or(|(best, _)| rate > best) {
                best = Some((rate, Action::Vent { part: place as Place, colour, value }));
            }
        }
    }
    let spare = || {
        let all =
            racer.machine.iter().zip(0..).flat_map(|(part, place)| lowest(part).map(move |die| (die, place)));
        let die = all.min_by_key(|(die, place)| (die.value, *place)).filter(|_| racer.spare_pip);
        die.map(|(Die { colour, value }, part)| Action::Vent { part, colour, value })
    };
    best.map(|(_, action)| action).or_else(spare).unwrap_or(Action::Done)
}

/// The lowest die of each colour in a part.
fn lowest(part: &Part) -> impl Iterator<Item = Die> + use<'_> {
    let of = |colour: Colour| part.kinds().filter(|die| die.colour == colour).last();
    Colour::ALL.into_iter().filter_map(of)
}

/// Stores what can be stored: first what the next race will make the most of.
pub fn store(desk: &Desk<'_>) -> Action {
    let racer = desk.racer();
    let die = Workshop::new(racer.machine.iter(), &Prices::of(desk)).die_worth();
    let mut best: Option<(f32, Action)> = None;
    for (part, place) in racer.machine.iter().zip(0..) {
        for colour in Colour::ALL.into_iter().filter(|it| racer.pool.of(*it) > 0 && part.can_store(*it)) {
            let worth = die[colour as usize];
            if best.is_none_or(|(best, _)| worth > best) {
                best = Some((worth, Action::Store { part: place, colour }));
            }
        }
    }
    best.map_or(Action::Done, |(_, action)| action)
}

/// The part that is missed least; one on which others hang is missed with them.
pub fn least_missed(desk: &Desk<'_>, among: impl Fn(&Part) -> bool) -> Option<Place> {
    let (racer, prices, after) = (desk.racer(), Prices::of(desk), desk.rounds_after());
    let mut parts: ArrayVec<(f32, usize), MOST_CARDS> = racer
        .machine
        .iter()
        .enumerate()
        .skip(1)
        .filter(|(_, part)| among(part))
        .map(|(place, part)| (keeping(part, &prices, after), place))
        .collect();
    parts.sort_by(|one, other| one.0.total_cmp(&other.0));
    let can_go = |place: usize| {
        let mut rest = racer.machine;
        rest.remove(place);
        is_whole(&rest) || arrange::can_be_arranged(rest.iter().map(|part| part.card))
    };
    let first = parts.first().map(|(_, place)| *place);
    let best = parts.iter().take(3).map(|(_, place)| *place).find(|place| can_go(*place));
    best.or(first).map(|place| place as Place)
}

/// The part of a deck that is missed least.
pub fn surplus(desk: &Desk<'_>, of: Deck) -> Option<Action> {
    if of == Deck::Black {
        return desk.stash.first().copied().map(Action::DiscardBoost);
    }
    least_missed(desk, |part| part.card.deck() == Some(of)).map(Action::LosePart)
}
