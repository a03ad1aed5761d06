//! The text twin: the field from the leader back with what lies before each car, and the viewer's own cards. It says
//! what the page shows.

use super::{
    card, cards, colour, event_card, event_help, listing, place, racer, roads, symbol_helps, track, weather,
    weather_help,
};
use crate::actions::Action;
use crate::calendar::EventCard;
use crate::data::{Card, Track};
use crate::forecast::Forecast;
use crate::rules::corners::Course;
use crate::state::{CarId, Draft, Phase, Plan, Racer, Standings, Status, Step};
use crate::view::{CarView, DriverView, Own, TurnView, View};
use crossroads_engine::{Line, Message, Span, Style, Text};

/// The whole of it.
pub fn text(view: &View, lit: &[Action]) -> Text {
    let mut text = vec![one(Style::Strong, head(view))];
    if let Some(season) = &view.season {
        text.extend(season_lines(view, season));
    }
    if let Phase::Drafting(Draft { market, .. }) | Phase::Swapping(market) = &view.phase {
        text.push(card_line("text-market", market, |it| {
            lit.iter().any(|action| match action {
                Action::PickUpgrade(card) | Action::SwapUpgrade { market: card, .. } => *card == it,
                _ => false,
            })
        }));
        text.extend(symbol_line(market));
    }
    if let Some(it) = view.weather {
        let line =
            Message::new("text-weather").with("weather", weather(it)).with("roads", roads(&view.roads));
        text.push(one(Style::Third, line));
        text.push(one(Style::Faint, weather_help(it)));
    }
    let placed = (1..=view.cars.len() as u8).filter_map(|place| {
        view.cars.iter().find(|car| car.status == Status::Placed(place)).map(|car| (place, car))
    });
    for (place, car) in placed {
        let line = Message::new("text-placed").with("place", i64::from(place)).with("car", racer(car.racer));
        text.push(one(Style::Faint, line));
    }
    for car in view.running.iter().filter_map(|car| view.cars.get(car.index())) {
        text.push(car_line(view, car));
    }
    for (seat, driver) in view.drivers.iter().filter(|(_, driver)| !driver.upgrades.is_empty()) {
        let line = Message::new("text-upgrades").with("seat", seat).with("cards", cards(&driver.upgrades));
        text.push(one(Style::Faint, line));
    }
    if let Some(own) = &view.own {
        text.extend(own_lines(view, own, lit));
    }
    text
}

fn one(style: Style, message: Message) -> Line {
    vec![Span::said(style, message)]
}

fn head(view: &View) -> Message {
    let head = match view.phase {
        Phase::Over => Message::new("text-over"),
        Phase::Drafting(_) | Phase::Swapping(_) | Phase::Dropping | Phase::Consulting(_) => {
            Message::new("text-garage")
        }
        Phase::Planning | Phase::Driving(_) => {
            Message::new("text-round").with("round", i64::from(view.round))
        }
    };
    head.with("track", track(view.options.track)).with("laps", i64::from(view.laps))
}

/// The race of a season and what is different in it, its press corners, and the points so far.
fn season_lines(view: &View, season: &Standings) -> Text {
    let line = Message::new("text-season")
        .with("race", i64::from(season.race) + 1)
        .with("races", season.races.len() as i64)
        .with("event", event_card(view.event));
    let mut lines = vec![one(Style::Second, line), one(Style::Faint, event_help(view.event))];
    let corners = view.press.iter().map(|it| Message::new("card-basic").with("value", i64::from(*it)));
    if let Some(corners) = listing(corners) {
        lines.push(one(Style::Third, Message::new("text-press").with("corners", corners)));
    }
    let ahead = season.races.iter().skip(usize::from(season.race) + 1);
    for (race, event) in (season.race + 2..).zip(ahead) {
        lines.push(one(Style::Faint, race_ahead(race, *event, view.options.track_of(*event))));
    }
    if !season.points.is_empty() {
        let mut line = one(Style::Plain, Message::new("text-points"));
        for (car, it) in (0..).map(CarId).zip(view.cars.iter()) {
            let total = i64::from(season.total(car));
            line.push(Span::drawn(Style::Plain, " "));
            let points = Message::new("text-points-of").with("car", racer(it.racer)).with("points", total);
            line.push(Span::said(Style::Plain, points));
        }
        lines.push(line);
    }
    lines
}

/// A race that is still to come.
fn race_ahead(race: u8, event: EventCard, at: Track) -> Message {
    Message::new("text-race-ahead")
        .with("race", i64::from(race))
        .with("event", event_card(event))
        .with("track", track(at))
        .with("help", event_help(event))
}

/// A row of cards with those lit that can be chosen.
fn card_line(title: &'static str, cards: &[Card], is_lit: impl Fn(Card) -> bool) -> Line {
    let mut line = one(Style::Plain, Message::new(title));
    for it in cards {
        line.push(Span::drawn(Style::Plain, " "));
        line.push(Span::said(if is_lit(*it) { Style::Lit } else { Style::Plain }, card(*it)));
    }
    line
}

/// What the symbols of these cards do.
fn symbol_line(cards: &[Card]) -> Option<Line> {
    symbol_helps(cards).map(|helps| one(Style::Faint, helps))
}

fn car_line(view: &View, car: &CarView) -> Line {
    let board = view.options.track.board();
    let turn = view.turn.as_ref().filter(|turn| turn.seat.map(Racer::Driver) == Some(car.racer));
    let style = if turn.is_some() { Style::Strong } else { Style::Plain };
    let who = match car.racer {
        Racer::Driver(seat) => {
            Message::new("text-driven").with("seat", seat).with("colour", colour(car.colour))
        }
        legend @ Racer::Legend(_) => racer(legend),
    };
    let lap = Message::new("text-car")
        .with("car", who)
        .with("place", place(car.at))
        .with("lap", i64::from(car.at.crossings.min(view.laps)));
    let mut line = one(style, lap);
    let mut say = |style, message| {
        line.push(Span::drawn(Style::Faint, " · "));
        line.push(Span::said(style, message));
    };
    if car.status == Status::Finished {
        say(Style::Strong, Message::new("text-finished"));
        return line;
    }
    let spot = car.at.spot(board);
    let course = Course { board, roads: &view.roads, finish: view.options.finish(), own: 0 };
    if let Some(next) = course.lines_from(spot.progress).next() {
        let ahead = Message::new("text-corner")
            .with("corner", i64::from(next.number))
            .with("limit", i64::from(next.limit))
            .with("spaces", i64::from(next.progress - spot.progress));
        say(Style::Faint, ahead);
    }
    if let Racer::Driver(seat) = car.racer {
        driver_facts(view, &view.drivers[seat], &mut say);
    }
    if let Some(turn) = turn {
        turn_facts(view, turn, &mut say);
    }
    line
}

/// What everybody sees of a driver's mat.
fn driver_facts(view: &View, driver: &DriverView, say: &mut impl FnMut(Style, Message)) {
    // Before a race there is nothing on it yet but upgrades and sponsor cards.
    if !matches!(view.phase, Phase::Drafting(_) | Phase::Swapping(_) | Phase::Dropping) {
        let facts = Message::new("text-driver")
            .with("gear", i64::from(driver.gear.number()))
            .with("engine", i64::from(driver.engine))
            .with("hand", i64::from(driver.hand))
            .with("stress", i64::from(driver.stress))
            .with("deck", i64::from(driver.deck))
            .with("discard", i64::from(driver.discard));
        say(Style::Plain, facts);
    }
    if let Some(top) = driver.top {
        say(Style::Faint, Message::new("text-top").with("card", card(top)));
    }
    if driver.sponsors > 0 {
        say(Style::Plain, Message::new("text-sponsors").with("count", i64::from(driver.sponsors)));
    }
    if view.phase == Phase::Planning && driver.ready {
        say(Style::Faint, Message::new("text-ready"));
    }
}

/// What a turn has come to, and what may still be used in it.
fn turn_facts(view: &View, turn: &TurnView, say: &mut impl FnMut(Style, Message)) {
    let Some(seat) = turn.seat else { return };
    say(Style::Plain, Message::new("text-played").with("cards", cards(&view.drivers[seat].played)));
    say(Style::First, Message::new("text-speed").with("speed", i64::from(turn.speed)));
    for owed in turn.lines.iter().filter(|owed| owed.heat > 0) {
        let owed = Message::new("text-owed")
            .with("corner", i64::from(owed.corner))
            .with("limit", i64::from(owed.limit))
            .with("heat", i64::from(owed.heat));
        say(Style::Second, owed);
    }
    if turn.owed > 0 {
        say(Style::Second, Message::new("text-debt").with("heat", i64::from(turn.owed)));
    }
    let step = if let Phase::Driving(driving) = &view.phase { Some(driving.step) } else { None };
    if step == Some(Step::React) {
        say(Style::Third, Message::new("text-cooldown").with("count", i64::from(turn.cooldown)));
        say(Style::Third, Message::new("text-boost").with("heat", i64::from(turn.boost_heat)));
    }
    if step == Some(Step::Slipstream) {
        for way in turn.slipstreams.iter() {
            let to = Message::new("text-slipstream").with("spaces", i64::from(way.spaces));
            say(Style::Third, to.with("to", place(way.to)));
        }
    }
    if turn.spins_out && matches!(step, Some(Step::React | Step::Slipstream)) {
        say(Style::Second, Message::new("text-spins-out"));
    }
}

fn own_lines(view: &View, own: &Own, lit: &[Action]) -> Text {
    let mut lines = Vec::new();
    let corners = own.ahead.iter().map(|it| {
        Message::new("text-ahead-corner")
            .with("corner", i64::from(it.corner))
            .with("limit", i64::from(it.limit))
            .with("spaces", i64::from(it.spaces))
    });
    let finish = Message::new("text-ahead-finish").with("spaces", i64::from(own.to_finish));
    let races = |car: &CarView| car.status == Status::Racing;
    let car = view.viewer.seat().and_then(|seat| view.cars.get(seat.index()));
    let plans = view.phase == Phase::Planning && car.is_some_and(races);
    if plans && let Some(all) = listing(corners.chain([finish])) {
        lines.push(one(Style::Faint, Message::new("text-ahead").with("all", all)));
    }
    if own.adrenaline {
        lines.push(one(Style::Third, Message::new("text-adrenaline")));
    }
    if plans && own.plan == Plan::Open {
        lines.push(gear_line(own));
    }
    lines.extend(own.forecast.iter().map(forecast_line));
    if !own.laid.is_empty() {
        lines.push(one(Style::Plain, Message::new("text-laid").with("cards", cards(&own.laid))));
    }
    lines.push(card_line("text-hand", &own.hand, |it| {
        lit.iter().any(|action| match action {
            Action::LayCard(card) | Action::Discard(card) | Action::DirectPlay(card) => *card == it,
            Action::Cool => it == Card::HEAT,
            Action::ReduceStress => it == Card::STRESS,
            _ => false,
        })
    }));
    lines.extend(symbol_line(&own.hand));
    if let Some(pile) = &own.pile {
        lines.push(card_line("text-pile", pile, |it| {
            lit.iter().any(|action| match action {
                Action::SalvageCard(card) => *card == it,
                Action::SuperCoolHeat => it == Card::HEAT,
                _ => false,
            })
        }));
    }
    lines
}

/// What each gear that may be chosen cools and costs, and whether the hand can fill it.
fn gear_line(own: &Own) -> Line {
    let mut line = one(Style::Plain, Message::new("text-gears"));
    for shift in own.shifts.iter().filter(|shift| shift.legal) {
        let gear = Message::new("text-gear")
            .with("gear", i64::from(shift.gear.number()))
            .with("cooldown", i64::from(shift.cooldown))
            .with("heat", i64::from(shift.heat))
            .with("cluttered", i64::from(!shift.fills));
        line.push(Span::drawn(Style::Plain, " "));
        line.push(Span::said(Style::Lit, gear));
    }
    line
}

/// What the plan would lead to.
fn forecast_line(forecast: &Forecast) -> Line {
    let Forecast { shift_heat, cluttered, card_heat, short, least, most, spin_out_percent, .. } = forecast;
    if *cluttered {
        return one(Style::Second, Message::new("text-cluttered").with("shift", i64::from(*shift_heat)));
    }
    let line = Message::new("text-forecast")
        .with("least", i64::from(least.speed))
        .with("most", i64::from(most.speed))
        .with("near", place(least.to))
        .with("far", place(most.to))
        .with("shift", i64::from(*shift_heat))
        .with("cards", i64::from(*card_heat))
        .with("heat", i64::from(most.heat))
        .with("percent", i64::from(*spin_out_percent));
    let mut line = one(Style::Third, line);
    if *short {
        line.push(Span::drawn(Style::Plain, " "));
        line.push(Span::said(Style::Second, Message::new("text-short")));
    }
    line
}
