//! What a plan would lead to, worked out from a view: for a page that wants to say it before the driver commits, and
//! for bots. It knows no more than its viewer and changes nothing.

use crate::data::{Card, Gear};
use crate::rules::corners::Course;
use crate::rules::movement::Taken;
use crate::state::{CarId, Place, Status};
use crate::view::{self, CarView, LineView, MOST_LINES, View};
use crossroads_engine::Few;
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
    /// Where the car would stand, blocked as the cars stand now.
    pub to: Place,
    /// The lines crossed and what they cost.
    pub lines: Few<LineView, MOST_LINES>,
    /// The heat of all lines together.
    pub heat: u8,
    /// Whether the engine could not pay that.
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
    let outlook = |found: u8, highest: bool| {
        if shift.fills {
            look(view, CarId::of(seat), value(highest) + found, cards, engine.saturating_sub(card_heat))
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
            some if some == all => 100,
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

fn look(view: &View, car: CarId, speed: u8, cards: &[Card], engine: u8) -> Outlook {
    let board = view.options.track.board();
    let finish = view.options.finish();
    let course = Course { board, roads: &view.roads, finish, own: 0 }.with_cards(cards);
    let is_other = |(id, it): &(CarId, &CarView)| *id != car && !matches!(it.status, Status::Placed(_));
    let others = (0..).map(CarId).zip(view.cars.iter()).filter(is_other);
    let from = view.cars[car.index()].at.spot(board);
    let to = Taken::by(board, others.map(|(_, it)| it.at.spot(board))).landing(from, speed);
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
