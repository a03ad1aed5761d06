//! How the game is told: log lines, prompts, reasons, menus, and the board's text twin.
//!
//! No sentence is written here; `messages/*.ftl` hold them in each language.

use crate::actions::Action;
use crate::data::{Card, Colour, Road, Side, Track, Weather};
use crate::events::{Cost, Event, Impulse};
use crate::rules::Why;
use crate::rules::corners::Course;
use crate::state::{Phase, Place, Plan, Racer, Roads, Status, Step};
use crate::view::{CarView, Own, View};
use crossroads_engine::words::ChoicePath;
use crossroads_engine::{Line, Message, Seat, Span, Style, Text};

/// What is asked of the viewer.
pub fn prompt(view: &View) -> Option<Message> {
    let own = view.own.as_ref()?;
    let seat = view.viewer.seat()?;
    match &view.phase {
        Phase::Planning if view.cars.get(seat.index())?.status == Status::Racing => match own.plan {
            Plan::Open => Some(Message::new("prompt-gear")),
            Plan::Shifted(gear)
                if own.laid.len() < gear.number().into() && !own.laid.contains(&Card::HEAT) =>
            {
                let missing = usize::from(gear.number()) - own.laid.len();
                Some(Message::new("prompt-cards").with("count", missing as i64))
            }
            Plan::Shifted(_) => Some(Message::new("prompt-commit")),
            Plan::Committed(_) | Plan::Retiring => None,
        },
        Phase::Driving(driving) if view.turn.as_ref()?.seat == Some(seat) => match driving.step {
            Step::React => Some(Message::new("prompt-react")),
            Step::Slipstream => Some(Message::new("prompt-slipstream")),
            Step::Discard => Some(Message::new("prompt-discard")),
            Step::Reveal | Step::Corners | Step::Replenish => None,
        },
        Phase::Planning | Phase::Driving(_) | Phase::Over => None,
    }
}

/// An event as a line of the log.
pub fn told(event: &Event) -> Message {
    let of = |id: &'static str, seat: Seat| Message::new(id).with("seat", seat);
    match event {
        Event::GridDrawn { cells } => {
            let mut cells = cells.iter();
            let first = cells.next().map_or(Message::new("grid-empty"), |it| racer(*it));
            let all =
                cells.fold(first, |all, it| Message::new("list").with("all", all).with("next", racer(*it)));
            Message::new("told-grid").with("cars", all)
        }
        Event::WeatherDrawn { weather: it, roads: them } => {
            Message::new("told-weather").with("weather", weather(*it)).with("roads", roads(them))
        }
        Event::RoundBegan { round } => Message::new("told-round").with("round", i64::from(*round)),
        Event::GearChosen { seat, gear } => {
            of("told-gear-chosen", *seat).with("gear", i64::from(gear.number()))
        }
        Event::CardLaid { seat, card: it } => of("told-card-laid", *seat).with("card", card(*it)),
        Event::Committed { seat } => of("told-committed", *seat),
        Event::GearShifted { seat, gear } => {
            of("told-gear-shifted", *seat).with("gear", i64::from(gear.number()))
        }
        Event::Retired { seat } => of("told-retired", *seat),
        Event::Revealed { seat, cards: them } => of("told-revealed", *seat).with("cards", cards(them)),
        Event::Cluttered { seat } => of("told-cluttered", *seat),
        Event::Thrown { seat, card: it } => of("told-thrown", *seat).with("card", card(*it)),
        Event::Found { seat, card: Some(it) } => of("told-found", *seat).with("card", card(*it)),
        Event::Found { seat, card: None } => of("told-found-none", *seat),
        Event::LegendCardTurned { card } => Message::new("told-legend-card").with("card", i64::from(*card)),
        Event::Moved { racer: it, to, spaces, by, from } => {
            let id = match by {
                Impulse::Cards | Impulse::Legend => "told-moved",
                Impulse::Boost => "told-moved-boost",
                Impulse::Adrenaline => "told-moved-adrenaline",
                Impulse::Slipstream => "told-moved-slipstream",
            };
            let id = if from == to { "told-stayed" } else { id };
            let moved = Message::new(id).with("car", racer(*it)).with("to", place(*to));
            moved.with("spaces", i64::from(*spaces))
        }
        Event::Cooled { seat } => of("told-cooled", *seat),
        Event::HeatPaid { seat, heat, cost } => {
            let paid = match cost {
                Cost::Shift => of("told-paid-shift", *seat),
                Cost::Boost => of("told-paid-boost", *seat),
                Cost::Corner(corner) => of("told-paid-corner", *seat).with("corner", i64::from(*corner)),
            };
            paid.with("heat", i64::from(*heat))
        }
        Event::SpunOut { seat, corner, to, stress } => of("told-spun-out", *seat)
            .with("corner", i64::from(*corner))
            .with("to", place(*to))
            .with("stress", i64::from(*stress)),
        Event::Finished { racer: it } => Message::new("told-finished").with("car", racer(*it)),
        Event::StepEnded { seat, step } => {
            let id = match step {
                Step::Slipstream => "told-declined",
                Step::Discard => "told-kept",
                Step::Reveal | Step::React | Step::Corners | Step::Replenish => "told-reacted",
            };
            of(id, *seat)
        }
        Event::Discarded { seat, card: it } => of("told-discarded", *seat).with("card", card(*it)),
        Event::Shuffled { seat } => of("told-shuffled", *seat),
        Event::Drew { seat, cards: Some(them), .. } => {
            of("told-drew-cards", *seat).with("cards", cards(them))
        }
        Event::Drew { seat, count, cards: None } => of("told-drew", *seat).with("count", i64::from(*count)),
        Event::Placed { racer: it, place } => {
            Message::new("told-placed").with("car", racer(*it)).with("place", i64::from(*place))
        }
    }
}

/// Why an action is refused.
pub fn reason(why: Why) -> Message {
    Message::new(match why {
        Why::NotNow => "why-not-now",
        Why::AlreadyShifted => "why-already-shifted",
        Why::ShiftFirst => "why-shift-first",
        Why::ShiftTooLong => "why-shift-too-long",
        Why::ShiftNeedsHeat => "why-shift-needs-heat",
        Why::FloodNeedsHeat => "why-flood-needs-heat",
        Why::GearNotFilled => "why-gear-not-filled",
        Why::LaidByItself => "why-laid-by-itself",
        Why::HeatNotLaid => "why-heat-not-laid",
        Why::NotInHand => "why-not-in-hand",
        Why::WrongNumber => "why-wrong-number",
        Why::NoRetiring => "why-no-retiring",
        Why::CloudsAllowNoCooldown => "why-clouds",
        Why::NoCooldown => "why-no-cooldown",
        Why::NoHeatInHand => "why-no-heat-in-hand",
        Why::AlreadyBoosted => "why-already-boosted",
        Why::BoostNeedsHeat => "why-boost-needs-heat",
        Why::NotLast => "why-not-last",
        Why::AdrenalineUsed => "why-adrenaline-used",
        Why::NoSuchSlipstream => "why-no-such-slipstream",
        Why::SlipstreamBeyondFinish => "why-slipstream-beyond-finish",
        Why::SlipstreamGainsNothing => "why-slipstream-gains-nothing",
        Why::NeverDiscarded => "why-never-discarded",
    })
}

/// An action in menus.
pub fn choice(action: &Action) -> ChoicePath {
    match *action {
        Action::ShiftGear(gear) => {
            vec![Message::new("choice-gear").with("gear", i64::from(gear.number()))]
        }
        Action::LayCard(it) => vec![Message::new("choice-lay"), card(it)],
        Action::Commit => vec![Message::new("choice-commit")],
        Action::Retire => vec![Message::new("choice-retire")],
        Action::Cool => vec![Message::new("choice-cool")],
        Action::Boost => vec![Message::new("choice-boost")],
        Action::TakeAdrenaline => vec![Message::new("choice-adrenaline")],
        Action::EndReact => vec![Message::new("choice-end-react")],
        Action::Slipstream(spaces) => {
            vec![Message::new("choice-slipstream").with("spaces", i64::from(spaces))]
        }
        Action::DeclineSlipstream => vec![Message::new("choice-decline")],
        Action::Discard(it) => vec![Message::new("choice-discard"), card(it)],
        Action::EndDiscard => vec![Message::new("choice-end-discard")],
    }
}

/// The name of a card.
pub fn card(card: Card) -> Message {
    Message::new(match card {
        Card::HEAT => "card-heat",
        Card::STRESS => "card-stress",
        Card::U0 => "card-u0",
        Card::U5 => "card-u5",
        basic => return Message::new("card-basic").with("value", i64::from(basic.value())),
    })
}

fn cards(cards: &[Card]) -> Message {
    let mut cards = cards.iter();
    let first = cards.next().map_or(Message::new("cards-none"), |it| card(*it));
    cards.fold(first, |all, it| Message::new("list").with("all", all).with("next", card(*it)))
}

fn racer(racer: Racer) -> Message {
    match racer {
        Racer::Driver(seat) => Message::new("racer-driver").with("seat", seat),
        Racer::Legend(it) => Message::new("racer-legend").with("colour", colour(it)),
    }
}

/// The name of a colour.
pub fn colour(colour: Colour) -> Message {
    Message::new(match colour {
        Colour::Black => "colour-black",
        Colour::Blue => "colour-blue",
        Colour::Green => "colour-green",
        Colour::Red => "colour-red",
        Colour::Silver => "colour-silver",
        Colour::Yellow => "colour-yellow",
        Colour::Orange => "colour-orange",
        Colour::Purple => "colour-purple",
        Colour::White => "colour-white",
    })
}

/// The name of a weather token.
pub fn weather(weather: Weather) -> Message {
    Message::new(match weather {
        Weather::Cloudy => "weather-cloudy",
        Weather::Fog => "weather-fog",
        Weather::Storm => "weather-storm",
        Weather::Snow => "weather-snow",
        Weather::Rain => "weather-rain",
        Weather::Sun => "weather-sun",
    })
}

/// The name of a road token.
pub fn road(road: Road) -> Message {
    Message::new(match road {
        Road::LimitUp => "road-limit-up",
        Road::LimitDown => "road-limit-down",
        Road::Overheat => "road-overheat",
        Road::FreeBoost => "road-free-boost",
        Road::Slipstream => "road-slipstream",
        Road::Weather => "road-weather",
    })
}

/// The tokens with their corners.
fn roads(roads: &Roads) -> Message {
    let mut tokens = (1..).zip(roads.iter()).filter_map(|(corner, token)| {
        let at = Message::new("road-at").with("corner", corner);
        token.map(|token| at.with("road", road(token)))
    });
    let first = tokens.next().unwrap_or(Message::new("roads-none"));
    tokens.fold(first, |all, next| Message::new("list").with("all", all).with("next", next))
}

/// The name of a track.
pub fn track(track: Track) -> Message {
    Message::new(match track {
        Track::Usa => "option-track-usa",
        Track::France => "option-track-france",
        Track::GreatBritain => "option-track-great_britain",
        Track::Italy => "option-track-italy",
        Track::Japan => "option-track-japan",
        Track::Mexico => "option-track-mexico",
        Track::Spain => "option-track-spain",
        Track::Netherlands => "option-track-netherlands",
    })
}

fn place(place: Place) -> Message {
    let side = match place.side {
        Side::Left => "side-left",
        Side::Right => "side-right",
    };
    Message::new("place").with("space", i64::from(place.space)).with("side", Message::new(side))
}

/// The text twin: the field from the leader back with what lies before each car, and the viewer's own cards.
pub fn text(view: &View, lit: &[Action]) -> Text {
    let mut text = Vec::new();
    let head = match view.phase {
        Phase::Over => Message::new("text-over"),
        Phase::Planning | Phase::Driving(_) => {
            Message::new("text-round").with("round", i64::from(view.round))
        }
    };
    let head = head.with("track", track(view.options.track)).with("laps", i64::from(view.laps));
    text.push(vec![Span::said(Style::Strong, head)]);
    if let Some(it) = view.weather {
        let line =
            Message::new("text-weather").with("weather", weather(it)).with("roads", roads(&view.roads));
        text.push(vec![Span::said(Style::Third, line)]);
    }
    let placed = (1..=view.cars.len() as u8).filter_map(|place| {
        view.cars.iter().find(|car| car.status == Status::Placed(place)).map(|car| (place, car))
    });
    for (place, car) in placed {
        let line = Message::new("text-placed").with("place", i64::from(place)).with("car", racer(car.racer));
        text.push(vec![Span::said(Style::Faint, line)]);
    }
    for car in view.running.iter().filter_map(|car| view.cars.get(car.index())) {
        text.push(car_line(view, car));
    }
    if let Some(own) = &view.own {
        text.extend(own_lines(own, lit));
    }
    text
}

fn car_line(view: &View, car: &CarView) -> Line {
    let board = view.options.track.board();
    let turn = view.turn.as_ref().filter(|turn| turn.seat.map(Racer::Driver) == Some(car.racer));
    let style = if turn.is_some() { Style::Strong } else { Style::Plain };
    let lap = Message::new("text-car")
        .with("car", racer(car.racer))
        .with("colour", colour(car.colour))
        .with("place", place(car.at))
        .with("lap", i64::from(car.at.crossings.min(view.laps)));
    let mut line = vec![Span::said(style, lap)];
    let mut say = |style, message| {
        line.push(Span::drawn(Style::Plain, " "));
        line.push(Span::said(style, message));
    };
    if car.status == Status::Finished {
        say(Style::Strong, Message::new("text-finished"));
        return line;
    }
    let spot = car.at.spot(board);
    let course = Course { board, roads: &view.roads, finish: view.options.finish() };
    if let Some(next) = course.lines_from(spot.progress).next() {
        let ahead = Message::new("text-corner").with("limit", i64::from(next.limit));
        say(Style::Faint, ahead.with("spaces", i64::from(next.progress - spot.progress)));
    }
    if let Racer::Driver(seat) = car.racer {
        let driver = &view.drivers[seat];
        let facts = Message::new("text-driver")
            .with("gear", i64::from(driver.gear.number()))
            .with("engine", i64::from(driver.engine))
            .with("hand", i64::from(driver.hand));
        say(Style::Plain, facts);
        if view.phase == Phase::Planning && driver.ready {
            say(Style::Faint, Message::new("text-ready"));
        }
    }
    if let Some(turn) = turn {
        say(Style::First, Message::new("text-speed").with("speed", i64::from(turn.speed)));
        for owed in turn.lines.iter().filter(|owed| owed.heat > 0) {
            let owed = Message::new("text-owed")
                .with("corner", i64::from(owed.corner))
                .with("heat", i64::from(owed.heat));
            say(Style::Second, owed);
        }
    }
    line
}

fn own_lines(own: &Own, lit: &[Action]) -> Text {
    let mut lines = Vec::new();
    if !own.laid.is_empty() {
        lines.push(vec![Span::said(Style::Plain, Message::new("text-laid").with("cards", cards(&own.laid)))]);
    }
    let mut hand = vec![Span::said(Style::Plain, Message::new("text-hand"))];
    for it in own.hand.iter() {
        let may = |action: &Action| match action {
            Action::LayCard(card) | Action::Discard(card) => card == it,
            Action::Cool => *it == Card::HEAT,
            _ => false,
        };
        let style = if lit.iter().any(may) { Style::Lit } else { Style::Plain };
        hand.push(Span::drawn(Style::Plain, " "));
        hand.push(Span::said(style, card(*it)));
    }
    lines.push(hand);
    lines
}
