//! Who knows what: the view of a table, events cut for a viewer, and states drawn anew from a seat's knowledge.
//!
//! Open are cars, levers, play areas and the size of everything; secret are hands, plans, laid cards, decks, and discard
//! piles below their top (HEAT-1.8, HEAT-1.9). While all plan, laid cards still count as hand, so that nobody can read
//! a gear from them (HEAT-3.8).

use crate::actions::{self, Action};
use crate::calendar::EventCard;
use crate::data::{Card, Colour, Gear, Weather};
use crate::events::Event;
use crate::forecast::{Forecast, forecast};
use crate::rules::corners::Course;
use crate::rules::gears::{self, Shift};
use crate::rules::{self, garage, react, round, season, slipstream};
use crate::setup::{Options, owned_cards};
use crate::state::{
    Adrenaline, Car, CarId, Cars, Driver, Driving, Hand, LegendDeck, Phase, Pile, Place, Plan, PlayArea,
    Racer, Roads, Seats, Sponsors, Standings, State, Status, Step, Stock, Upgrades,
};
use crossroads_engine::Few;
use crossroads_engine::{Chance, PerSeat, Seat, Silent, Viewer, never};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "heat.ts")]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What was chosen before the race. In a season track and laps are those of the present race.
    pub options: Options,
    /// The laps of this race.
    pub laps: u8,
    /// The round, counted from 1.
    pub round: u16,
    /// Where the race stands.
    pub phase: Phase,
    /// All starters, by their numbers.
    pub cars: Cars<CarView>,
    /// The cars that have no place yet, the one furthest ahead first.
    pub running: Cars<CarId>,
    /// What everybody sees of the drivers' cards.
    pub drivers: Seats<DriverView>,
    /// Stress cards that belong to nobody.
    pub supply: u8,
    /// The Legend cards.
    pub legends: LegendDeck,
    /// The weather of the race, if there is any.
    pub weather: Option<Weather>,
    /// The road tokens, for each corner line what counts at it or behind it.
    pub roads: Roads,
    /// The limit of each corner line, as the road changes it.
    pub limits: Few<u8, 12>,
    /// The event card of the race; without a season one that changes nothing.
    pub event: EventCard,
    /// The corners with press, counted from 1 (CHA-14).
    pub press: Few<u8, 2>,
    /// The upgrades that nobody has seen yet, if the table has a Garage: their order is what nobody knows.
    pub garage: Option<Stock>,
    /// How the season stands, if one is driven.
    pub season: Option<Standings>,
    /// The sponsor cards left in the pile.
    pub sponsor_pile: u8,
    /// Whom the table waits for, if it is one driver alone.
    pub asks: Option<Seat>,
    /// What the turn that is being driven comes to so far.
    pub turn: Option<TurnView>,
    /// What only the seat itself knows; a spectator has nothing of the kind.
    pub own: Option<Own>,
}

/// A car.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "heat.ts")]
pub struct CarView {
    /// Who drives it.
    pub racer: Racer,
    /// Its colour.
    pub colour: Colour,
    /// Where it stands, or stood last.
    pub at: Place,
    /// Whether it still races.
    pub status: Status,
}

/// What everybody sees of a driver's cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "heat.ts")]
pub struct DriverView {
    /// Whether the driver has committed.
    pub ready: bool,
    /// Where the lever stands.
    pub gear: Gear,
    /// Heat in the engine.
    pub engine: u8,
    /// Stress that the driver owns, wherever it lies.
    pub stress: u8,
    /// Heat that the driver owns, the engine's included.
    pub heat: u8,
    /// The upgrades that the driver owns, wherever they lie.
    pub upgrades: Upgrades,
    /// How many sponsor cards the driver owns, wherever they lie.
    pub sponsors: u8,
    /// Cards in hand.
    pub hand: u8,
    /// Cards laid face down, once planning has ended.
    pub laid: u8,
    /// The play area.
    pub played: PlayArea,
    /// Cards in the deck.
    pub deck: u8,
    /// Cards on the discard pile.
    pub discard: u8,
    /// The top of the discard pile.
    pub top: Option<Card>,
}

/// What a turn comes to so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "heat.ts")]
pub struct TurnView {
    /// Whose turn it is.
    pub seat: Option<Seat>,
    /// The Speed.
    pub speed: u8,
    /// The corner lines crossed, and what each would cost now.
    pub lines: Few<LineView, MOST_LINES>,
    /// Whether the driver would spin out if the corners were paid now.
    pub spins_out: bool,
    /// What may be cooled where the car stands.
    pub cooldown: u8,
    /// The heat that a boost costs where the car stands.
    pub boost_heat: u8,
    /// Every slipstream that is lawful from here.
    pub slipstreams: Few<SlipstreamView, 16>,
    /// The heat that is still owed for cards (GAR-14).
    pub owed: u8,
    /// Whether that is more than the engine holds.
    pub short: bool,
    /// Whether heat or scrap of a card is open, so that step 5 cannot end (GAR-9).
    pub duty: bool,
    /// How many stress cards may still be put away (GAR-10).
    pub reduce_stress: u8,
    /// What accelerating would add to the Speed now (GAR-25).
    pub pluses: u8,
    /// How far a draft would lead, if one is lawful (GAR-27).
    pub draft: Option<u8>,
    /// The card that is being dealt with in a step of its own.
    pub card: Option<Card>,
}

/// The most corner lines that a turn can cross: all of the board with the most, and one more.
pub(crate) const MOST_LINES: usize = 12;

/// A lawful slipstream.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "heat.ts")]
pub struct SlipstreamView {
    /// Its length.
    pub spaces: u8,
    /// Where it leads.
    pub to: Place,
    /// The heat that all corners of the turn would cost then.
    pub heat: u8,
    /// Whether the driver would spin out.
    pub spins_out: bool,
}

/// A corner line on the way of a car.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "heat.ts")]
pub struct LineView {
    /// The corner, counted from 1.
    pub corner: u8,
    /// Its limit.
    pub limit: u8,
    /// The heat that it costs.
    pub heat: u8,
}

/// A corner ahead.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "heat.ts")]
pub struct CornerAhead {
    /// The corner, counted from 1.
    pub corner: u8,
    /// Its limit.
    pub limit: u8,
    /// How far a car can go without crossing its line.
    pub spaces: u8,
}

/// How many corners ahead a driver is told of.
const CORNERS_AHEAD: usize = 4;

/// What a seat knows of itself, and what it needs to know before it chooses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "heat.ts")]
pub struct Own {
    /// How far its planning has come.
    pub plan: Plan,
    /// Its hand, sorted.
    pub hand: Hand,
    /// The cards it has laid.
    pub laid: Few<Card, 4>,
    /// The sponsor cards that it owns, so many of each kind.
    pub sponsors: Sponsors,
    /// Its discard pile from the bottom, if it has looked through it and nothing has changed there since (GAR-22).
    pub pile: Option<Pile>,
    /// What each gear would mean.
    pub shifts: [Shift; 4],
    /// The next corners that count.
    pub ahead: Few<CornerAhead, CORNERS_AHEAD>,
    /// How far it is to the first space beyond the finish line.
    pub to_finish: u16,
    /// Whether it has adrenaline in this round, as the order stands.
    pub adrenaline: bool,
    /// Whether it may leave the race now.
    pub may_retire: bool,
    /// What the gear and the cards laid so far would lead to, while it plans.
    pub forecast: Option<Forecast>,
}

/// What this viewer may know of the table.
pub fn view(state: &State, viewer: Viewer) -> View {
    // No `..`: a new field does not compile until somebody decides who may see it.
    let State {
        options,
        round,
        phase,
        cars,
        drivers,
        supply,
        legends,
        weather,
        roads,
        event,
        garage,
        season,
    } = state;
    let board = state.board();
    let car_view = |car: CarId| {
        let Car { colour, spot, status } = cars[car.index()];
        CarView { racer: state.racer(car), colour, at: spot.place(board), status }
    };
    let planning = *phase == Phase::Planning;
    let mut view = View {
        viewer,
        options: *options,
        laps: options.laps(),
        round: *round,
        phase: *phase,
        cars: state.car_ids().map(car_view).collect(),
        running: round::order(state, |state, car| state.cars[car.index()].is_on_track()),
        drivers: PerSeat::from_fn(drivers.seats(), |seat| open_to_all(&drivers[seat], planning)),
        supply: *supply,
        legends: *legends,
        weather: *weather,
        roads: *roads,
        limits: Course::of(state).lines_from(1).take(board.corners.len()).map(|line| line.limit).collect(),
        event: *event,
        press: event.row().press.iter().map(|letter| board.press[usize::from(*letter)]).collect(),
        garage: state.has_garage().then_some(*garage),
        season: *season,
        sponsor_pile: if season.is_some() { season::pile(state).iter().sum() } else { 0 },
        asks: Some(actions::to_act(state))
            .filter(|seats| seats.len() == 1 && !planning)
            .and_then(|it| it.iter().next()),
        turn: match phase {
            Phase::Driving(driving) => Some(turn_view(state, driving)),
            Phase::Drafting(_)
            | Phase::Swapping(_)
            | Phase::Dropping
            | Phase::Consulting(_)
            | Phase::Planning
            | Phase::Over => None,
        },
        own: viewer.seat().filter(|seat| drivers.has(*seat)).map(|seat| own(state, seat)),
    };
    if planning && let Some(Own { plan: Plan::Shifted(gear) | Plan::Committed(gear), laid, .. }) = view.own {
        let told = forecast(&view, gear, &laid);
        view.own.iter_mut().for_each(|own| own.forecast.clone_from(&told));
    }
    view
}

fn open_to_all(driver: &Driver, planning: bool) -> DriverView {
    let Driver {
        gear,
        engine,
        stress,
        heat,
        upgrades,
        sponsors,
        plan,
        hand,
        laid,
        played,
        deck,
        discard,
        looked_through: _,
    } = driver;
    let hidden = if planning { laid.len() } else { 0 };
    DriverView {
        ready: plan.is_ready(),
        gear: *gear,
        engine: *engine,
        stress: *stress,
        heat: *heat,
        upgrades: *upgrades,
        sponsors: sponsors.iter().sum(),
        hand: (hand.len() + hidden) as u8,
        laid: (laid.len() - hidden) as u8,
        played: *played,
        deck: deck.len() as u8,
        discard: discard.len() as u8,
        top: discard.last().copied(),
    }
}

fn turn_view(state: &State, driving: &Driving) -> TurnView {
    let Some(car) = driving.car() else { return TurnView::default() };
    let Some(seat) = state.driver_of(car) else { return TurnView::default() };
    let driver = &state.drivers[seat];
    let speed = react::speed(driving, &driver.played);
    let to = state.cars[car.index()].spot.progress;
    let crossed = Course::of(state).with_cards(&driver.played).crossed(driving.from.progress, to);
    let lines: Few<LineView, MOST_LINES> = crossed
        .map(|line| LineView { corner: line.number, limit: line.own_limit(), heat: line.heat(speed) })
        .collect();
    let owed = garage::owed(driving, &driver.played);
    TurnView {
        seat: Some(seat),
        speed,
        // What is owed for cards is paid before any corner is; and after the corners nobody spins out any more.
        spins_out: is_before_corners(driving.step)
            && lines.iter().map(|line| u32::from(line.heat)).sum::<u32>() + u32::from(owed)
                > driver.engine.into(),
        lines,
        cooldown: react::cooldown(state, driving, seat),
        boost_heat: react::boost_heat(state, driving, seat),
        slipstreams: slipstream::lawful(state, driving, car)
            .map(|(spaces, to)| {
                let heat = corners_heat(state, driving, &driver.played, to.progress, speed);
                let spins_out = u32::from(heat) + u32::from(owed) > driver.engine.into();
                SlipstreamView { spaces, to: to.place(state.board()), heat, spins_out }
            })
            .collect(),
        owed,
        short: owed > driver.engine,
        duty: garage::check_end(state, driving, seat).is_err(),
        reduce_stress: driving.reduce_stress,
        pluses: driving.pluses,
        draft: garage::draft_spaces(state, driving, seat),
        card: matches!(driving.step, Step::Value | Step::Salvage | Step::SuperCool)
            .then(|| driver.played.get(usize::from(driving.card)).copied())
            .flatten(),
    }
}

/// What the corners would cost with this Speed if the turn ended there.
fn corners_heat(state: &State, driving: &Driving, played: &[Card], to: u16, speed: u8) -> u8 {
    let crossed = Course::of(state).with_cards(played).crossed(driving.from.progress, to);
    crossed.map(|line| line.heat(speed)).sum()
}

/// Whether the corners of the turn are still to be paid.
fn is_before_corners(step: Step) -> bool {
    match step {
        Step::Reveal
        | Step::Value
        | Step::React
        | Step::Salvage
        | Step::SuperCool
        | Step::Keep
        | Step::Slipstream
        | Step::Corners => true,
        Step::Discard | Step::Refresh | Step::Replenish => false,
    }
}

fn own(state: &State, seat: Seat) -> Own {
    let driver = &state.drivers[seat];
    let Driver { plan, hand, laid, sponsors, discard, .. } = driver;
    let spot = state.cars[seat.index()].spot;
    let finish = state.options.finish();
    let ahead = Course::of(state).lines_from(spot.progress).take(CORNERS_AHEAD).map(|line| CornerAhead {
        corner: line.number,
        limit: line.limit,
        spaces: (line.progress - spot.progress) as u8,
    });
    let adrenaline = match &state.phase {
        Phase::Planning => {
            let order = round::order(state, |state, car| state.cars[car.index()].status == Status::Racing);
            let last = order.iter().rev().take(react::cars_with_adrenaline(state));
            last.copied().any(|car| car == CarId::of(seat))
        }
        Phase::Driving(driving) => {
            driving.car() == Some(CarId::of(seat)) && driving.adrenaline == Adrenaline::Ready
        }
        Phase::Drafting(_) | Phase::Swapping(_) | Phase::Dropping | Phase::Consulting(_) | Phase::Over => {
            false
        }
    };
    Own {
        plan: *plan,
        hand: *hand,
        laid: *laid,
        sponsors: *sponsors,
        pile: driver.knows_pile().then_some(*discard),
        shifts: gears::shifts(state, seat),
        ahead: ahead.collect(),
        to_finish: (finish + 1).saturating_sub(spot.progress),
        adrenaline,
        may_retire: state.phase == Phase::Planning
            && state.is_racing(seat)
            && !plan.is_ready()
            && round::may_retire(state),
        forecast: None,
    }
}

/// What this viewer may know of an event.
pub fn cut(event: &Event, viewer: Viewer) -> Option<Event> {
    match *event {
        Event::GearChosen { seat, .. } | Event::CardLaid { seat, .. } | Event::DropChosen { seat, .. } => {
            viewer.is(seat).then_some(*event)
        }
        Event::SponsorsGained { seat, count, by, .. } if !viewer.is(seat) => {
            Some(Event::SponsorsGained { seat, count, by, cards: None })
        }
        Event::Salvaged { seat, .. } if !viewer.is(seat) => Some(Event::Salvaged { seat, card: None }),
        Event::Drew { seat, count, .. } if !viewer.is(seat) => Some(Event::Drew { seat, count, cards: None }),
        Event::GridDrawn { .. }
        | Event::WeatherDrawn { .. }
        | Event::RoundBegan { .. }
        | Event::Committed { .. }
        | Event::GearShifted { .. }
        | Event::Retired { .. }
        | Event::Revealed { .. }
        | Event::Cluttered { .. }
        | Event::Thrown { .. }
        | Event::Found { .. }
        | Event::LegendCardTurned { .. }
        | Event::Moved { .. }
        | Event::Cooled { .. }
        | Event::HeatPaid { .. }
        | Event::SpunOut { .. }
        | Event::Finished { .. }
        | Event::StepEnded { .. }
        | Event::Discarded { .. }
        | Event::Shuffled { .. }
        | Event::Drew { .. }
        | Event::Placed { .. }
        | Event::MarketLaidOut { .. }
        | Event::UpgradePicked { .. }
        | Event::UpgradesDealt { .. }
        | Event::UpgradeSwapped { .. }
        | Event::UpgradesKept { .. }
        | Event::UpgradeDropped { .. }
        | Event::Consulted { .. }
        | Event::ValueChosen { .. }
        | Event::Scrapped { .. }
        | Event::ScrapUsed { .. }
        | Event::StressReduced { .. }
        | Event::PileOpened { .. }
        | Event::Salvaged { .. }
        | Event::DeckShuffled { .. }
        | Event::SuperCooled { .. }
        | Event::PlayedDirectly { .. }
        | Event::DeclaredUnpayable { .. }
        | Event::Replaced { .. }
        | Event::Refreshed { .. }
        | Event::RaceBegan { .. }
        | Event::SponsorsGained { .. }
        | Event::SponsorUsed { .. }
        | Event::HeatRemoved { .. }
        | Event::Eliminated { .. }
        | Event::Scored { .. } => Some(*event),
    }
}

/// A table that `seat` cannot tell from the true one.
///
/// What every driver owns is known but for sponsor cards, which come anew from those that nobody has seen; then the cards
/// that nobody can see are dealt to hand, deck and discard pile.
/// Drivers who have committed get a random but lawful plan.
pub fn resample(view: &View, seat: Seat, chance: &mut impl Chance) -> State {
    let board = view.options.track.board();
    let car = |car: &CarView| Car { colour: car.colour, spot: car.at.spot(board), status: car.status };
    let mut state = State {
        options: view.options,
        round: view.round,
        phase: view.phase,
        cars: view.cars.iter().map(car).collect(),
        drivers: PerSeat::new(view.drivers.seats()),
        supply: view.supply,
        legends: view.legends,
        weather: view.weather,
        roads: view.roads,
        event: view.event,
        garage: view.garage.unwrap_or_default(),
        season: view.season,
    };
    if view.season.is_some() {
        deal_sponsors(view, seat, &mut state, chance);
    }
    for other in Seat::all(view.drivers.seats()) {
        let own = view.own.as_ref().filter(|_| other == seat);
        state.drivers[other] = deal(view, other, own, state.drivers[other].sponsors, chance);
    }
    if view.phase == Phase::Dropping {
        for (other, seen) in view.drivers.iter().filter(|(other, seen)| *other != seat && seen.ready) {
            if let Some(card) = chance.pick(&seen.upgrades) {
                state.drivers[other].plan = Plan::Dropping(*card);
            }
        }
    }
    if view.phase == Phase::Planning {
        // Somebody is still thinking, and stays so: nothing below can end the planning.
        for (other, seen) in view.drivers.iter().filter(|(other, _)| *other != seat) {
            if seen.ready {
                plan_anything(&mut state, other, chance);
            }
        }
    }
    state
}

/// The sponsor cards of every driver: those that lie open, those that the seat knows to be its own, and for the rest any
/// that are left.
fn deal_sponsors(view: &View, seat: Seat, state: &mut State, chance: &mut impl Chance) {
    for (other, seen) in view.drivers.iter() {
        let open = seen.played.iter().chain(&seen.top).filter_map(|card| card.sponsor_place());
        let sponsors = &mut state.drivers[other].sponsors;
        match view.own.as_ref().filter(|_| other == seat) {
            Some(own) => *sponsors = own.sponsors,
            None => open.for_each(|place| sponsors[place] += 1),
        }
    }
    let mut unseen: Pile = Pile::default();
    for (place, count) in season::pile(state).into_iter().enumerate() {
        (0..count).for_each(|_| unseen.push(Card::sponsor(place)));
    }
    chance.shuffle(&mut unseen);
    for (other, seen) in view.drivers.iter() {
        let sponsors = &mut state.drivers[other].sponsors;
        let missing = seen.sponsors.saturating_sub(sponsors.iter().sum());
        for place in (0..missing).filter_map(|_| unseen.pop()).filter_map(Card::sponsor_place) {
            sponsors[place] += 1;
        }
    }
}

/// A driver with these open facts, whose hidden cards fall as they like.
fn deal(view: &View, seat: Seat, own: Option<&Own>, sponsors: Sponsors, chance: &mut impl Chance) -> Driver {
    let seen = &view.drivers[seat];
    let mut driver = Driver {
        gear: seen.gear,
        engine: seen.engine,
        stress: seen.stress,
        heat: seen.heat,
        upgrades: seen.upgrades,
        sponsors,
        plan: own.map_or(
            if seen.ready && matches!(view.phase, Phase::Driving(_) | Phase::Over) {
                Plan::Committed(seen.gear)
            } else {
                Plan::Open
            },
            |own| own.plan,
        ),
        played: seen.played,
        ..Driver::default()
    };
    if let Some(own) = own {
        (driver.hand, driver.laid) = (own.hand, own.laid);
    }
    let pile = own.and_then(|own| own.pile);
    let mut hidden = hidden_cards(view, seat, &driver, pile.as_ref());
    chance.shuffle(&mut hidden);
    if own.is_none() {
        // What lies face down is hardly ever Heat: only a hand that cannot help it lays that.
        for _ in 0..seen.laid {
            let card = hidden.iter().copied().rfind(|card| *card != Card::HEAT).unwrap_or(Card::HEAT);
            take_last(&mut hidden, card);
            driver.laid.push(card);
        }
        (0..seen.hand).filter_map(|_| hidden.pop()).for_each(|card| driver.hand.insert_sorted(card));
    }
    if let Some(pile) = pile {
        (driver.discard, driver.looked_through) = (pile, pile.len() as u8);
    } else {
        let below = seen.discard.saturating_sub(seen.top.is_some().into());
        driver.discard = (0..below).filter_map(|_| hidden.pop()).chain(seen.top).collect();
        if is_looking_through(view, seat) {
            driver.looked_through = driver.discard.len() as u8;
        }
    }
    // Before a race starts its decks are not built.
    if seen.deck > 0 {
        driver.deck = hidden;
    }
    driver
}

/// Whether this driver has its discard pile in hand right now.
fn is_looking_through(view: &View, seat: Seat) -> bool {
    let Phase::Driving(driving) = &view.phase else { return false };
    matches!(driving.step, Step::Salvage | Step::SuperCool) && driving.car() == Some(CarId::of(seat))
}

/// What a driver owns beside the engine, less what is seen of it. Before a race starts only sponsor cards are in hands.
fn hidden_cards(view: &View, seat: Seat, driver: &Driver, pile: Option<&Pile>) -> Pile {
    let seen = &view.drivers[seat];
    let heat = seen.heat.saturating_sub(seen.engine);
    let mut hidden = owned_cards(driver, view.garage.is_some(), heat);
    if matches!(view.phase, Phase::Drafting(_) | Phase::Swapping(_) | Phase::Dropping | Phase::Consulting(_))
    {
        hidden = hidden.iter().copied().filter(|card| card.sponsor_place().is_some()).collect();
    }
    let discarded: &[Card] = match pile {
        Some(pile) => pile,
        None => seen.top.as_slice(),
    };
    for card in driver.hand.iter().chain(driver.laid.iter()).chain(driver.played.iter()).chain(discarded) {
        take_last(&mut hidden, *card);
    }
    hidden
}

/// How many basic cards of each value the viewer cannot see among its own.
pub(crate) fn hidden_basic_cards(view: &View, seat: Seat, own: &Own) -> [u8; 4] {
    let played = view.drivers[seat].played;
    let DriverView { stress, upgrades, .. } = view.drivers[seat];
    let (hand, laid, sponsors) = (own.hand, own.laid, own.sponsors);
    let known = Driver { stress, upgrades, sponsors, hand, laid, played, ..Driver::default() };
    let hidden = hidden_cards(view, seat, &known, own.pile.as_ref());
    Card::BASIC.map(|card| hidden.iter().filter(|it| **it == card).count() as u8)
}

fn take_last(cards: &mut Pile, card: Card) {
    if let Some(place) = cards.iter().rposition(|held| *held == card) {
        cards.remove(place);
    }
}

/// Lets a driver plan at random.
fn plan_anything(state: &mut State, seat: Seat, chance: &mut impl Chance) {
    let mut legal: Vec<Action> = Vec::new();
    while !state.drivers[seat].plan.is_ready() {
        legal.clear();
        actions::legal(state, seat, &mut legal);
        let action = chance.pick(&legal).copied();
        let done = action.is_some_and(|it| rules::apply(state, seat, it, chance, &mut Silent).is_ok());
        if !done {
            never!("a driver can always plan something");
            break;
        }
    }
}
