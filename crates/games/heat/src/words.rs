//! How the game is told: log lines, prompts, reasons, menus, and the board's text twin.
//!
//! No sentence is written here; `messages/*.ftl` hold them in each language.

use crate::actions::{Action, Tune};
use crate::calendar::EventCard;
use crate::data::{Card, Colour, Kind, Part, Road, Side, Track, Weather};
use crate::events::{Cost, Event, Impulse, Publicity};
use crate::forecast::Forecast;
use crate::rules::Why;
use crate::rules::corners::Course;
use crate::state::{CarId, Draft, Phase, Place, Plan, Racer, Roads, Standings, Status, Step};
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
            Plan::Committed(_) | Plan::Retiring | Plan::Dropping(_) => None,
        },
        Phase::Drafting(_) if view.asks == Some(seat) => Some(Message::new("prompt-pick")),
        Phase::Swapping(_) if view.asks == Some(seat) => Some(Message::new("prompt-swap")),
        Phase::Consulting(_) if view.asks == Some(seat) => Some(Message::new("prompt-consult")),
        Phase::Dropping if !own.plan.is_ready() => Some(Message::new("prompt-drop")),
        Phase::Driving(driving) if view.turn.as_ref()?.seat == Some(seat) => match driving.step {
            Step::React if view.turn.as_ref()?.short => Some(Message::new("prompt-short")),
            Step::React if view.turn.as_ref()?.duty => Some(Message::new("prompt-duty")),
            Step::React => Some(Message::new("prompt-react")),
            Step::Value => {
                Some(Message::new("prompt-value").with("card", view.turn.as_ref()?.card.map(card)?))
            }
            Step::Salvage => Some(Message::new("prompt-salvage").with("count", i64::from(driving.left))),
            Step::SuperCool => Some(Message::new("prompt-super-cool").with("count", i64::from(driving.left))),
            Step::Keep => Some(Message::new("prompt-keep").with("count", i64::from(driving.left))),
            Step::Refresh => Some(Message::new("prompt-refresh")),
            Step::Slipstream => Some(Message::new("prompt-slipstream")),
            Step::Discard => Some(Message::new("prompt-discard")),
            Step::Reveal | Step::Corners | Step::Replenish => None,
        },
        Phase::Drafting(_)
        | Phase::Swapping(_)
        | Phase::Dropping
        | Phase::Consulting(_)
        | Phase::Planning
        | Phase::Driving(_)
        | Phase::Over => None,
    }
}

/// An event as a line of the log.
#[expect(clippy::too_many_lines, reason = "one arm an event")]
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
                Impulse::Draft => "told-moved-draft",
                Impulse::DirectPlay => "told-moved-direct",
                Impulse::Accelerate => "told-moved-accelerate",
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
                Cost::Card(it) => of("told-paid-card", *seat).with("card", card(*it)),
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
                Step::Salvage => "told-salvage-ended",
                Step::SuperCool => "told-super-cool-ended",
                Step::Refresh => "told-refresh-ended",
                Step::Reveal | Step::Value | Step::Keep | Step::React | Step::Corners | Step::Replenish => {
                    "told-reacted"
                }
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
        Event::MarketLaidOut { market, .. } => Message::new("told-market").with("cards", cards(market)),
        Event::UpgradePicked { seat, card: it } => of("told-picked", *seat).with("card", card(*it)),
        Event::UpgradesDealt { seat, cards: them } => of("told-dealt", *seat).with("cards", cards(them)),
        Event::UpgradeSwapped { seat, own, market } => {
            of("told-swapped", *seat).with("own", card(*own)).with("card", card(*market))
        }
        Event::UpgradesKept { seat } => of("told-upgrades-kept", *seat),
        Event::DropChosen { seat, card: it } => of("told-drop-chosen", *seat).with("card", card(*it)),
        Event::UpgradeDropped { seat, card: it } => of("told-dropped", *seat).with("card", card(*it)),
        Event::Consulted { seat, tune: Tune::More } => of("told-tuned-more", *seat),
        Event::Consulted { seat, tune: Tune::Fewer } => of("told-tuned-fewer", *seat),
        Event::ValueChosen { seat, card: it, value } => {
            of("told-value", *seat).with("card", card(*it)).with("value", i64::from(*value))
        }
        Event::Scrapped { seat, card: it } => of("told-scrapped", *seat).with("card", card(*it)),
        Event::ScrapUsed { seat, card: it } => of("told-scrap-used", *seat).with("card", card(*it)),
        Event::StressReduced { seat } => of("told-stress-reduced", *seat),
        Event::PileOpened { seat, card: it } => of("told-pile-opened", *seat).with("card", card(*it)),
        Event::Salvaged { seat, card: Some(it) } => of("told-salvaged-card", *seat).with("card", card(*it)),
        Event::Salvaged { seat, card: None } => of("told-salvaged", *seat),
        Event::DeckShuffled { seat } => of("told-deck-shuffled", *seat),
        Event::SuperCooled { seat } => of("told-super-cooled", *seat),
        Event::PlayedDirectly { seat, card: it } => of("told-direct", *seat).with("card", card(*it)),
        Event::DeclaredUnpayable { seat, to } => of("told-unpayable", *seat).with("to", place(*to)),
        Event::Replaced { seat, card: it } => of("told-replaced", *seat).with("card", card(*it)),
        Event::Refreshed { seat, card: it } => of("told-refreshed", *seat).with("card", card(*it)),
        Event::RaceBegan { race, event: it, track: at } => Message::new("told-race")
            .with("race", i64::from(*race))
            .with("event", event_card(*it))
            .with("track", track(*at)),
        Event::SponsorsGained { seat, count, by, cards: them } => {
            let why = match by {
                Publicity::Start => Message::new("publicity-start"),
                Publicity::Press(corner) => {
                    Message::new("publicity-press").with("corner", i64::from(*corner))
                }
                Publicity::Event => Message::new("publicity-event"),
            };
            let gained = match them {
                Some(them) => of("told-sponsor-cards", *seat).with("cards", cards(them)),
                None => of("told-sponsors", *seat).with("count", i64::from(*count)),
            };
            gained.with("why", why)
        }
        Event::SponsorUsed { seat, card: it } => of("told-sponsor-used", *seat).with("card", card(*it)),
        Event::HeatRemoved { seat } => of("told-heat-removed", *seat),
        Event::Eliminated { racer: it } => Message::new("told-eliminated").with("car", racer(*it)),
        Event::Scored { racer: it, points, total } => Message::new("told-scored")
            .with("car", racer(*it))
            .with("points", i64::from(*points))
            .with("total", i64::from(*total)),
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
        Why::NoSuchSwap => "why-no-such-swap",
        Why::NotOwned => "why-not-owned",
        Why::NoSuchValue => "why-no-such-value",
        Why::Short => "why-short",
        Why::HeatIsOwed => "why-heat-is-owed",
        Why::NoCooldownAfterDeclaring => "why-no-cooldown-after-declaring",
        Why::InTunnel => "why-in-tunnel",
        Why::NoStressToReduce => "why-no-stress-to-reduce",
        Why::NotSalvaged => "why-not-salvaged",
        Why::NoSuperCool => "why-no-super-cool",
        Why::NobodyToDraft => "why-nobody-to-draft",
        Why::NoDirectPlay => "why-no-direct-play",
        Why::DirectPlayNotPaid => "why-direct-play-not-paid",
        Why::NotShort => "why-not-short",
        Why::NotKept => "why-not-kept",
        Why::DutyOpen => "why-duty-open",
        Why::NoRefresh => "why-no-refresh",
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
        Action::PickUpgrade(it) => vec![Message::new("choice-pick"), card(it)],
        Action::SwapUpgrade { own, market } => vec![
            Message::new("choice-swap").with("card", card(own)),
            Message::new("choice-swap-for").with("card", card(market)),
        ],
        Action::KeepUpgrades => vec![Message::new("choice-keep-upgrades")],
        Action::DropUpgrade(it) => vec![Message::new("choice-drop"), card(it)],
        Action::Consult(Tune::More) => vec![Message::new("choice-tune-more")],
        Action::Consult(Tune::Fewer) => vec![Message::new("choice-tune-fewer")],
        Action::ChooseValue(value) => vec![Message::new("choice-value").with("value", i64::from(value))],
        Action::PayHeat(it) => vec![Message::new("choice-pay"), card(it)],
        Action::Scrap(it) => vec![Message::new("choice-scrap"), card(it)],
        Action::ReduceStress => vec![Message::new("choice-reduce-stress")],
        Action::Salvage(it) => vec![Message::new("choice-salvage"), card(it)],
        Action::SalvageCard(it) => vec![Message::new("choice-salvage-card"), card(it)],
        Action::EndSalvage => vec![Message::new("choice-end-salvage")],
        Action::SuperCool(it) => vec![Message::new("choice-super-cool"), card(it)],
        Action::SuperCoolHeat => vec![Message::new("choice-super-cool-heat")],
        Action::EndSuperCool => vec![Message::new("choice-end-super-cool")],
        Action::Draft => vec![Message::new("choice-draft")],
        Action::DirectPlay(it) => vec![Message::new("choice-direct"), card(it)],
        Action::Accelerate(it) => vec![Message::new("choice-accelerate"), card(it)],
        Action::DeclareUnpayable => vec![Message::new("choice-declare")],
        Action::KeepCard(it) => vec![Message::new("choice-keep"), card(it)],
        Action::Refresh(it) => vec![Message::new("choice-refresh"), card(it)],
        Action::EndRefresh => vec![Message::new("choice-end-refresh")],
    }
}

/// The name of a card; of upgrades and sponsor cards also what they do, since nobody knows them all by heart.
pub fn card(card: Card) -> Message {
    match card.row().kind {
        Kind::Basic => Message::new("card-basic").with("value", i64::from(card.value())),
        Kind::Starting => Message::new(if card == Card::U0 { "card-u0" } else { "card-u5" }),
        Kind::Upgrade(_, it) => Message::new("card-upgrade")
            .with("part", part(it))
            .with("number", i64::from(card.upgrade_number().unwrap_or(0)))
            .with("face", face(card)),
        Kind::Sponsor(_, name) => {
            Message::new("card-sponsor").with("name", Message::new(name)).with("face", face(card))
        }
        Kind::Stress => Message::new("card-stress"),
        Kind::Heat => Message::new("card-heat"),
    }
}

/// The part of a car that an upgrade stands for.
pub fn part(part: Part) -> Message {
    Message::new(match part {
        Part::FourWheelDrive => "part-four-wheel-drive",
        Part::Body => "part-body",
        Part::Brakes => "part-brakes",
        Part::CoolingSystem => "part-cooling-system",
        Part::Rpm => "part-rpm",
        Part::Heat => "part-heat",
        Part::Fuel => "part-fuel",
        Part::GasPedal => "part-gas-pedal",
        Part::Suspension => "part-suspension",
        Part::Tires => "part-tires",
        Part::Turbocharger => "part-turbocharger",
        Part::Wings => "part-wings",
        Part::AirIntake => "part-air-intake",
        Part::FrontWing => "part-front-wing",
    })
}

/// What is printed on an upgrade or a sponsor card.
fn face(card: Card) -> Message {
    let row = card.row();
    let it = &row.symbols;
    let mut face: Option<Message> = None;
    let mut say = |next: Message| {
        face = Some(match face.take() {
            Some(all) => Message::new("list").with("all", all).with("next", next),
            None => next,
        });
    };
    if row.part == Some(Part::Heat) {
        return Message::new("card-heat");
    }
    if row.values.len() > 1 || row.value > 0 || row.plus == 0 {
        let mut values =
            row.values.iter().map(|value| Message::new("card-basic").with("value", i64::from(*value)));
        let first = values.next().unwrap_or(Message::new("cards-none"));
        say(values.fold(first, |all, next| Message::new("values").with("all", all).with("next", next)));
    }
    let counted = [
        ("symbol-plus", i64::from(row.plus)),
        ("symbol-heat", it.heat.into()),
        ("symbol-scrap", it.scrap.into()),
        ("symbol-cooldown", it.cooldown.into()),
        ("symbol-reduce-stress", it.reduce_stress.into()),
        ("symbol-slipstream", it.slipstream.into()),
        ("symbol-salvage", it.salvage.into()),
        ("symbol-super-cool", it.super_cool.into()),
        ("symbol-draft", it.draft.into()),
    ];
    for (id, count) in counted.into_iter().filter(|(_, count)| *count > 0) {
        say(Message::new(id).with("count", count));
    }
    if it.limit > 0 {
        say(Message::new("symbol-limit-up").with("count", i64::from(it.limit)));
    }
    if it.limit < 0 {
        say(Message::new("symbol-limit-down").with("count", -i64::from(it.limit)));
    }
    let plain =
        [("symbol-refresh", it.refresh), ("symbol-direct", it.direct), ("symbol-accelerate", it.accelerate)];
    plain.into_iter().filter(|(_, has)| *has).for_each(|(id, _)| say(Message::new(id)));
    face.unwrap_or(Message::new("cards-none"))
}

/// The name of an event card.
pub fn event_card(event: EventCard) -> Message {
    Message::new(event.row().name)
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
    Message::new(track.board().name)
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
        Phase::Drafting(_) | Phase::Swapping(_) | Phase::Dropping | Phase::Consulting(_) => {
            Message::new("text-garage")
        }
        Phase::Planning | Phase::Driving(_) => {
            Message::new("text-round").with("round", i64::from(view.round))
        }
    };
    let head = head.with("track", track(view.options.track)).with("laps", i64::from(view.laps));
    text.push(vec![Span::said(Style::Strong, head)]);
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
    }
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
    for (seat, driver) in view.drivers.iter().filter(|(_, driver)| !driver.upgrades.is_empty()) {
        let line = Message::new("text-upgrades").with("seat", seat).with("cards", cards(&driver.upgrades));
        text.push(vec![Span::said(Style::Faint, line)]);
    }
    if let Some(own) = &view.own {
        text.extend(own_lines(own, lit));
    }
    text
}

/// The race of a season, its press corners, and the points so far.
fn season_lines(view: &View, season: &Standings) -> Text {
    let line = Message::new("text-season")
        .with("race", i64::from(season.race) + 1)
        .with("races", season.races.len() as i64)
        .with("event", event_card(view.event));
    let mut lines = vec![vec![Span::said(Style::Second, line)]];
    if !view.press.is_empty() {
        let mut corners =
            view.press.iter().map(|it| Message::new("card-basic").with("value", i64::from(*it)));
        let first = corners.next().unwrap_or(Message::new("cards-none"));
        let all = corners.fold(first, |all, next| Message::new("list").with("all", all).with("next", next));
        lines.push(vec![Span::said(Style::Third, Message::new("text-press").with("corners", all))]);
    }
    if !season.points.is_empty() {
        let mut line = vec![Span::said(Style::Plain, Message::new("text-points"))];
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

/// A row of cards with those lit that can be chosen.
fn card_line(title: &'static str, cards: &[Card], is_lit: impl Fn(Card) -> bool) -> Line {
    let mut line = vec![Span::said(Style::Plain, Message::new(title))];
    for it in cards {
        line.push(Span::drawn(Style::Plain, " "));
        line.push(Span::said(if is_lit(*it) { Style::Lit } else { Style::Plain }, card(*it)));
    }
    line
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
    let course = Course { board, roads: &view.roads, finish: view.options.finish(), own: 0 };
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
        if turn.owed > 0 {
            say(Style::Second, Message::new("text-debt").with("heat", i64::from(turn.owed)));
        }
    }
    line
}

fn own_lines(own: &Own, lit: &[Action]) -> Text {
    let mut lines = Vec::new();
    if let Some(Forecast { least, most, spin_out_percent, .. }) = &own.forecast {
        let line = Message::new("text-forecast")
            .with("least", i64::from(least.speed))
            .with("most", i64::from(most.speed))
            .with("near", place(least.to))
            .with("far", place(most.to))
            .with("heat", i64::from(most.heat))
            .with("percent", i64::from(*spin_out_percent));
        lines.push(vec![Span::said(Style::Third, line)]);
    }
    if !own.laid.is_empty() {
        lines.push(vec![Span::said(Style::Plain, Message::new("text-laid").with("cards", cards(&own.laid)))]);
    }
    lines.push(card_line("text-hand", &own.hand, |it| {
        lit.iter().any(|action| match action {
            Action::LayCard(card) | Action::Discard(card) | Action::DirectPlay(card) => *card == it,
            Action::Cool => it == Card::HEAT,
            Action::ReduceStress => it == Card::STRESS,
            _ => false,
        })
    }));
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
