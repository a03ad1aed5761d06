//! How the game is told: log lines, prompts, reasons, menus; `twin` is the board in words.
//!
//! No sentence is written here; `messages/*.ftl` hold them in each language.

mod twin;

pub use twin::text;

use crate::actions::{Action, Tune};
use crate::calendar::EventCard;
use crate::data::{Card, Colour, Kind, Part, Road, Side, Track, Weather};
use crate::events::{Cost, Event, Impulse, Publicity};
use crate::rules::Why;
use crate::state::{Phase, Place, Plan, Racer, Roads, Status, Step};
use crate::view::View;
use crossroads_engine::words::ChoicePath;
use crossroads_engine::{Message, Seat};

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
            let all = listing(cells.iter().map(|it| racer(*it))).unwrap_or(Message::new("grid-empty"));
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
        Event::Moved { racer: it, to, spaces, moved, by, from } => {
            let id = match by {
                Impulse::Cards | Impulse::Legend => "told-moved",
                Impulse::Boost => "told-moved-boost",
                Impulse::Adrenaline => "told-moved-adrenaline",
                Impulse::Slipstream => "told-moved-slipstream",
                Impulse::Draft => "told-moved-draft",
                Impulse::DirectPlay => "told-moved-direct",
                Impulse::Accelerate => "told-moved-accelerate",
            };
            let ids =
                if from == to { ("told-stayed", "told-legend-stayed") } else { (id, "told-legend-moved") };
            let told = of_racer(ids, *it).with("to", place(*to));
            told.with("spaces", i64::from(*spaces)).with("way", way(*spaces, *moved))
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
        Event::Finished { racer: it } => of_racer(("told-finished", "told-legend-finished"), *it),
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
            of_racer(("told-placed", "told-legend-placed"), *it).with("place", i64::from(*place))
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
        Event::Consulted { seat, tune, heat } => {
            let id = if *tune == Tune::More { "told-tuned-more" } else { "told-tuned-fewer" };
            of(id, *seat).with("heat", i64::from(*heat))
        }
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
            .with("track", track(*at))
            .with("help", event_help(*it)),
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
        Event::Eliminated { seat } => of("told-eliminated", *seat),
        Event::Scored { racer: it, points, total } => of_racer(("told-scored", "told-legend-scored"), *it)
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
        Why::NoAdrenaline => "why-no-adrenaline",
        Why::AdrenalineUsed => "why-adrenaline-used",
        Why::NoSuchSlipstream => "why-no-such-slipstream",
        Why::SlipstreamBeyondFinish => "why-slipstream-beyond-finish",
        Why::SlipstreamGainsNothing => "why-slipstream-gains-nothing",
        Why::StressNotDiscarded => "why-stress-not-discarded",
        Why::HeatNotDiscarded => "why-heat-not-discarded",
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
    if row.part == Some(Part::Heat) {
        return Message::new("card-heat");
    }
    let values = row.values.iter().map(|value| Message::new("card-basic").with("value", i64::from(*value)));
    let values = values.reduce(|all, next| Message::new("values").with("all", all).with("next", next));
    // The 0 of a card that has a plus is not worth a word.
    let said = row.values.len() > 1 || row.value > 0 || row.plus == 0;
    let symbols = symbols(card).map(|(symbol, count)| Message::new(symbol.name).with("count", count));
    listing(values.filter(|_| said).into_iter().chain(symbols)).unwrap_or(Message::new("cards-none"))
}

/// A symbol of cards.
struct Symbol {
    name: &'static str,
    help: &'static str,
}

macro_rules! symbol {
    ($id:literal) => {
        Symbol { name: concat!("symbol-", $id), help: concat!("symbol-", $id, "-help") }
    };
}

/// The symbols of a card in the order in which they are told, each with its number.
fn symbols(card: Card) -> impl Iterator<Item = (Symbol, i64)> {
    let row = card.row();
    let it = &row.symbols;
    let all = [
        (symbol!("plus"), i64::from(row.plus)),
        (symbol!("heat"), it.heat.into()),
        (symbol!("scrap"), it.scrap.into()),
        (symbol!("cooldown"), it.cooldown.into()),
        (symbol!("reduce-stress"), it.reduce_stress.into()),
        (symbol!("slipstream"), it.slipstream.into()),
        (symbol!("salvage"), it.salvage.into()),
        (symbol!("super-cool"), it.super_cool.into()),
        (symbol!("draft"), it.draft.into()),
        (symbol!("limit-up"), it.limit.max(0).into()),
        (symbol!("limit-down"), (-it.limit).max(0).into()),
        (symbol!("refresh"), it.refresh.into()),
        (symbol!("direct"), it.direct.into()),
        (symbol!("accelerate"), it.accelerate.into()),
    ];
    all.into_iter().filter(|(_, count)| *count > 0)
}

/// What the symbols of these cards do, each told once.
fn symbol_helps(cards: &[Card]) -> Option<Message> {
    let mut told: Vec<&'static str> = Vec::new();
    for card in cards.iter().filter(|card| !matches!(card.row().kind, Kind::Stress | Kind::Heat)) {
        for (symbol, _) in symbols(*card) {
            if !told.contains(&symbol.help) {
                told.push(symbol.help);
            }
        }
    }
    told.into_iter()
        .map(Message::new)
        .reduce(|all, next| Message::new("lines").with("all", all).with("next", next))
}

/// Things one after the other, with commas.
fn listing(all: impl Iterator<Item = Message>) -> Option<Message> {
    all.reduce(|all, next| Message::new("list").with("all", all).with("next", next))
}

/// The name of an event card.
pub fn event_card(event: EventCard) -> Message {
    Message::new(event.row().name)
}

/// What an event card does.
pub fn event_help(event: EventCard) -> Message {
    Message::new(event.row().help)
}

/// A line about a driver, who may be the reader, or the one that a Legend has in its place.
pub(crate) fn of_racer((of_driver, of_legend): (&'static str, &'static str), it: Racer) -> Message {
    match it {
        Racer::Driver(seat) => Message::new(of_driver).with("seat", seat),
        legend @ Racer::Legend(_) => Message::new(of_legend).with("car", racer(legend)),
    }
}

/// How far a car went, and how far it was to go if it was blocked.
fn way(spaces: u8, moved: u8) -> Message {
    let way = Message::new(if moved < spaces { "way-blocked" } else { "way-free" });
    way.with("spaces", i64::from(spaces)).with("moved", i64::from(moved))
}

/// Cards one after the other.
pub(crate) fn cards(cards: &[Card]) -> Message {
    listing(cards.iter().map(|it| card(*it))).unwrap_or(Message::new("cards-none"))
}

/// Who drives a car.
pub(crate) fn racer(racer: Racer) -> Message {
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

/// What a weather token does.
pub fn weather_help(weather: Weather) -> Message {
    Message::new(match weather {
        Weather::Cloudy => "weather-cloudy-help",
        Weather::Fog => "weather-fog-help",
        Weather::Storm => "weather-storm-help",
        Weather::Snow => "weather-snow-help",
        Weather::Rain => "weather-rain-help",
        Weather::Sun => "weather-sun-help",
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

/// What a road token does.
pub fn road_help(road: Road) -> Message {
    Message::new(match road {
        Road::LimitUp => "road-limit-up-help",
        Road::LimitDown => "road-limit-down-help",
        Road::Overheat => "road-overheat-help",
        Road::FreeBoost => "road-free-boost-help",
        Road::Slipstream => "road-slipstream-help",
        Road::Weather => "road-weather-help",
    })
}

/// The tokens with their corners.
fn roads(roads: &Roads) -> Message {
    let tokens = (1..).zip(roads.iter()).filter_map(|(corner, token)| {
        let at = Message::new("road-at").with("corner", corner);
        token.map(|token| at.with("road", road(token)))
    });
    listing(tokens).unwrap_or(Message::new("roads-none"))
}

/// The name of a track.
pub fn track(track: Track) -> Message {
    Message::new(track.board().name)
}

/// A place on the track.
pub(crate) fn place(place: Place) -> Message {
    let side = match place.side {
        Side::Left => "side-left",
        Side::Right => "side-right",
    };
    Message::new("place").with("space", i64::from(place.space)).with("side", Message::new(side))
}
