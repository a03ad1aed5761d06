//! What a plan would lead to, worked out from a view: for a page that wants to say it before the driver commits, and
//! for bots. It knows no more than its viewer and changes nothing.

use crate::data::{Card, Gear};
use crate::rules::corners::Course;
use crate::rules::movement::Taken;
use crate::rules::weather;
use crate::state::{CarId, Driving, Place, Spot, Status};
use crate::view::{self, CarView, LineView, MOST_LINES, View};
use crossroads_engine::{Few, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What gear and cards would lead to if nobody else moved and the driver neither boosted nor slipstreamed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "heat.ts")]
pub struct Forecast {
    /// The heat that the shift costs.
    pub shift_heat: u8,
    /// Whether the hand is cluttered in this gear: the car stays, and all below is nothing.
    pub cluttered: bool,
    /// How many cards the gear still asks for.
    pub cards_missing: u8,
    /// The heat that the cards owe (GAR-14).
    pub card_heat: u8,
    /// Whether that is more than the engine would hold: without cooling the cards would be unpayable.
    pub short: bool,
    /// With the lowest cards that a plus can find, and the lowest of several values.
    pub least: Outlook,
    /// With the highest.
    pub most: Outlook,
    /// How likely the driver spins out, in percent, as far as the driver can know what a plus will find.
    pub spin_out_percent: u8,
}

/// One end of what can happen.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "heat.ts")]
pub struct Outlook {
    /// The Speed.
    pub speed: u8,
    /// Where the car would stand. Of a plan: with whoever drives before it out of its way, since nobody knows yet where
    /// they will be.
    pub to: Place,
    /// The lines crossed and what they cost.
    pub lines: Few<LineView, MOST_LINES>,
    /// The heat of all lines together.
    pub heat: u8,
    /// Whether the engine could not pay that, not even with all that can be cooled before.
    pub spins_out: bool,
    /// Whether the car would be over the finish line.
    pub finishes: bool,
}

/// The forecast of a plan; `None` if the viewer does not plan, may not choose the gear, or has not got the cards.
pub fn forecast(view: &View, gear: Gear, cards: &[Card]) -> Option<Forecast> {
    let (own, seat) = (view.own.as_ref()?, view.viewer.seat()?);
    let shift = own.shifts.iter().find(|shift| shift.gear == gear && shift.legal)?;
    if view.cars.get(seat.index())?.status != Status::Racing || cards.len() > gear.number().into() {
        return None;
    }
    let mut held: Vec<Card> = own.hand.iter().chain(own.laid.iter()).copied().collect();
    for card in cards {
        held.swap_remove(held.iter().position(|it| it == card)?);
    }
    let card_heat: u8 = cards.iter().map(|card| card.row().symbols.heat).sum();
    let engine = view.drivers[seat].engine.saturating_sub(shift.heat);
    let value = |highest: bool| -> u8 {
        let pick = |card: &Card| {
            let values = card.row().values.iter().copied();
            if highest { values.max() } else { values.min() }
        };
        cards.iter().filter_map(pick).sum()
    };
    let plus: u8 = cards.iter().map(|card| card.row().plus).sum();
    let [lowest, .., highest] = Card::BASIC.map(Card::value);
    let (board, others) = (view.options.track.board(), taken_later(view, CarId::of(seat)));
    let of_cards: u8 = cards.iter().map(|card| card.row().symbols.cooldown).sum();
    let cooldown = gear.cooldown() + of_cards + u8::from(own.adrenaline);
    let in_hand = heat_in(&held);
    let super_cools = cards.iter().any(|card| card.row().symbols.super_cool > 0);
    let outlook = |found: u8, highest: bool| {
        if shift.fills {
            let (from, speed) = (view.cars[seat.index()].at.spot(board), value(highest) + found);
            let to = others.landing(from, speed);
            let cools = cools(view, to, cooldown, 0, in_hand);
            cost(view, from, to, speed, cards, engine.saturating_sub(card_heat) + cools)
        } else {
            Outlook { to: view.cars[seat.index()].at, ..Outlook::default() }
        }
    };
    let basic = view::hidden_basic_cards(view, seat, own);
    // A search ends with the last basic card.
    let finds = plus.min(basic.iter().sum());
    let (spin_outs, all) = ways(&basic, finds, 0, &|found| outlook(found, false).spins_out);
    Some(Forecast {
        shift_heat: shift.heat,
        cluttered: !shift.fills,
        cards_missing: gear.number() - cards.len() as u8,
        card_heat,
        short: shift.fills && card_heat > engine,
        least: outlook(plus * lowest, false),
        most: outlook(plus * highest, true),
        // Neither «never» nor «for certain» may be a matter of rounding.
        spin_out_percent: match spin_outs {
            0 => 0,
            // What super cool may find in the discard pile, nobody can say.
            some if some == all && !super_cools => 100,
            some => ((some * 100 + all / 2) / all).clamp(1, 99) as u8,
        },
    })
}

/// In how many ways so many cards can be found among basic cards, of which there are so many of each value from 1 on:
/// those ways for which something holds of the sum, and all of them.
fn ways(cards: &[u8], wanted: u8, found: u8, holds: &impl Fn(u8) -> bool) -> (u32, u32) {
    let Some((count, lower)) = cards.split_last() else {
        return if wanted == 0 { (holds(found).into(), 1) } else { (0, 0) };
    };
    let value = cards.len() as u8;
    let (mut some, mut all, mut choices) = (0, 0, 1);
    for taken in 0..=wanted.min(*count) {
        let (some_then, all_then) = ways(lower, wanted - taken, found + taken * value, holds);
        some += some_then * choices;
        all += all_then * choices;
        choices = choices * u32::from(count - taken) / u32::from(taken + 1);
    }
    (some, all)
}

/// How much Heat the hand could bring into the engine before the corners are paid, in a car that has this much cooldown
/// and comes to stand there.
fn cools(view: &View, to: Spot, cooldown: u8, cooled: u16, in_hand: usize) -> u8 {
    let board = view.options.track.board();
    let here = weather::in_sector(&view.roads, view.weather, board.sector(to.space(board)), cooled);
    let cooldown = if here.no_cooldown { 0 } else { cooldown + here.cooldown };
    cooldown.min(in_hand as u8)
}

/// Where a driver would end that went on by so many spaces with this Speed, and what the whole turn would cost then, out
/// of so much heat.
pub(crate) fn after(
    view: &View,
    seat: Seat,
    driving: &Driving,
    speed: u8,
    spaces: u8,
    engine: u8,
) -> Outlook {
    let to = landing(view, seat, spaces);
    cost(view, driving.from, to, speed, &view.drivers[seat].played, engine)
}

/// How much Heat a driver could still cool that went on by so many spaces.
pub(crate) fn cools_after(view: &View, seat: Seat, driving: &Driving, spaces: u8) -> u8 {
    let in_hand = view.own.as_ref().map_or(0, |own| heat_in(&own.hand));
    let to = landing(view, seat, spaces);
    if driving.declared { 0 } else { cools(view, to, driving.cooldown, driving.sectors_cooled, in_hand) }
}

fn landing(view: &View, seat: Seat, spaces: u8) -> Spot {
    let from = view.cars[seat.index()].at.spot(view.options.track.board());
    taken(view, CarId::of(seat)).landing(from, spaces)
}

fn heat_in(hand: &[Card]) -> usize {
    hand.iter().filter(|card| **card == Card::HEAT).count()
}

/// The spots that other cars take up.
fn taken(view: &View, car: CarId) -> Taken {
    let board = view.options.track.board();
    Taken::by(board, others(view, car).map(|it| it.at.spot(board)))
}

/// The spots of those that will stand there still when a car drives: of whoever is further ahead nobody knows.
fn taken_later(view: &View, car: CarId) -> Taken {
    let board = view.options.track.board();
    let own = view.cars[car.index()].at.spot(board).progress;
    let stays = |it: &&CarView| it.status != Status::Racing || it.at.spot(board).progress <= own;
    Taken::by(board, others(view, car).filter(stays).map(|it| it.at.spot(board)))
}

fn others(view: &View, car: CarId) -> impl Iterator<Item = &CarView> {
    let is_other = move |(id, it): &(CarId, &CarView)| *id != car && !matches!(it.status, Status::Placed(_));
    (0..).map(CarId).zip(view.cars.iter()).filter(is_other).map(|(_, it)| it)
}

/// What it costs to go from one spot to another with this Speed and these cards, out of so much heat.
fn cost(view: &View, from: Spot, to: Spot, speed: u8, cards: &[Card], engine: u8) -> Outlook {
    let board = view.options.track.board();
    let finish = view.options.finish();
    let course = Course { board, roads: &view.roads, finish, own: 0 }.with_cards(cards);
    let lines: Few<_, MOST_LINES> = course
        .crossed(from.progress, to.progress)
        .map(|line| LineView { corner: line.number, limit: line.own_limit(), heat: line.heat(speed) })
        .collect();
    let heat = lines.iter().map(|line| line.heat).sum();
    Outlook {
        speed,
        to: to.place(board),
        lines,
        heat,
        spins_out: heat > engine,
        finishes: to.progress > finish,
    }
}
