//! GAR: what upgrades and sponsor cards do once they lie in the play area, and which of it must be done.
//!
//! What is still open of a card is its [`Mark`]; how a slipstream grows and a limit moves is decided where slipstreams
//! and limits are. Picking upgrades is [`draft`](super::draft).

use super::{NOT_NOW, Turn, Why, hand, movement, pay, plus, react, weather};
use crate::actions::{Action, kinds};
use crate::data::Card;
use crate::events::{Cost, Event, Impulse};
use crate::state::{CarId, Driving, Mark, State, Step};
use crossroads_engine::{Chance, Few, Refusal, Seat, Sink, never};

/// Notes what a card brings that comes to this place of the play area: duties and symbols to use (GAR-9, GAR-10).
pub(super) fn open(driving: &mut Driving, place: usize, card: Card) {
    let symbols = &card.row().symbols;
    driving.cooldown += symbols.cooldown;
    driving.reduce_stress += symbols.reduce_stress;
    let mark = Mark::default()
        .with(Mark::OWES, symbols.heat > 0)
        .with(Mark::SCRAP, symbols.scrap > 0)
        .with(Mark::SALVAGE, symbols.salvage > 0)
        .with(Mark::SUPER_COOL, symbols.super_cool > 0)
        .with(Mark::DRAFT, symbols.draft > 0)
        .with(Mark::ACCELERATE, symbols.accelerate);
    if mark != Mark::default() {
        driving.set_mark(place, mark);
    }
}

/// The first card from this place on of which the driver has to choose a value (GAR-6).
pub(super) fn next_choice(played: &[Card], from: usize) -> Option<u8> {
    (from..played.len()).find(|place| played[*place].row().values.len() > 1).map(|place| place as u8)
}

/// Chooses one of the values of a card, when every plus lies open and before the car moves (GAR-7).
pub(super) fn choose_value<C: Chance, S: Sink<Event>>(
    turn: &mut Turn<'_, C, S>,
    seat: Seat,
    value: u8,
) -> Result<(), Refusal<Why>> {
    let place = usize::from(turn.driving.card);
    let played = turn.state.drivers[seat].played;
    let Some(card) = played.get(place).copied() else {
        never!("the card that asks for a value lies in the play area");
        return Err(NOT_NOW);
    };
    let Some(which) = card.row().values.iter().position(|it| *it == value) else {
        return Err(Refusal::at("GAR-6", Why::NoSuchValue));
    };
    turn.driving.set_mark(place, turn.driving.mark(place).choosing(which));
    turn.events.tell(Event::ValueChosen { seat, card, value });
    match next_choice(&played, place + 1) {
        Some(next) => turn.driving.card = next,
        None => super::play::drive(turn, seat),
    }
    Ok(())
}

/// What a card in the play area adds to the Speed.
#[inline]
pub(crate) fn value(driving: &Driving, place: usize, card: Card) -> u8 {
    let row = card.row();
    if row.values.len() > 1 { row.values[driving.mark(place).value() % row.values.len()] } else { row.value }
}

/// How far these cards move the limits of the corners that their driver crosses (GAR-13).
pub(crate) fn limit_change(played: &[Card]) -> i8 {
    played.iter().map(|card| card.row().symbols.limit).sum()
}

/// Cards of the play area of which this is open, with their places.
fn with<'a>(
    driving: &'a Driving,
    played: &'a [Card],
    flag: Mark,
) -> impl DoubleEndedIterator<Item = (usize, Card)> + Clone + 'a {
    // A table without upgrades has no marks, and nothing is looked at.
    let marked = driving.marks.len().min(played.len());
    (0..marked).filter(move |place| driving.marks[*place].has(flag)).map(|place| (place, played[place]))
}

/// The place of such a card.
fn place_of(driving: &Driving, played: &[Card], card: Card, flag: Mark) -> Option<usize> {
    with(driving, played, flag).find(|(_, it)| *it == card).map(|(place, _)| place)
}

/// The heat that is still owed for cards (GAR-14).
pub(crate) fn owed(driving: &Driving, played: &[Card]) -> u8 {
    with(driving, played, Mark::OWES).map(|(_, card)| card.row().symbols.heat).sum()
}

/// Whether the engine holds less than is owed (GAR-14).
pub(crate) fn is_short(state: &State, driving: &Driving, seat: Seat) -> bool {
    let driver = &state.drivers[seat];
    owed(driving, &driver.played) > driver.engine
}

/// Who is short may use only what can still bring heat or costs none (GAR-15).
fn refuse_if_short(state: &State, driving: &Driving, seat: Seat) -> Result<(), Refusal<Why>> {
    if is_short(state, driving, seat) {
        return Err(Refusal::at("GAR-15", Why::Short));
    }
    Ok(())
}

/// Whether a card may be paid now.
fn check_pay(state: &State, driving: &Driving, seat: Seat, card: Card) -> Result<usize, Refusal<Why>> {
    if is_short(state, driving, seat) {
        return Err(Refusal::at("GAR-16", Why::Short));
    }
    place_of(driving, &state.drivers[seat].played, card, Mark::OWES).ok_or(NOT_NOW)
}

/// Pays the heat of one card (GAR-14).
pub(super) fn pay_heat<C: Chance, S: Sink<Event>>(
    turn: &mut Turn<'_, C, S>,
    seat: Seat,
    card: Card,
) -> Result<(), Refusal<Why>> {
    let place = check_pay(turn.state, &turn.driving, seat, card)?;
    settle(turn, seat, place, card);
    Ok(())
}

/// The card at this place is paid for.
fn settle<C: Chance, S: Sink<Event>>(turn: &mut Turn<'_, C, S>, seat: Seat, place: usize, card: Card) {
    turn.driving.set_mark(place, turn.driving.mark(place).without(Mark::OWES));
    let heat = card.row().symbols.heat;
    pay(&mut turn.state.drivers[seat], seat, heat, Cost::Card(card), turn.events);
}

/// Whether a symbol of this card may be used by somebody who must not be short.
fn check_symbol(
    state: &State,
    driving: &Driving,
    seat: Seat,
    card: Card,
    flag: Mark,
) -> Result<usize, Refusal<Why>> {
    refuse_if_short(state, driving, seat)?;
    place_of(driving, &state.drivers[seat].played, card, flag).ok_or(NOT_NOW)
}

/// The top cards of the deck go to the discard pile one at a time (GAR-12), until both are empty (GAR-30).
pub(super) fn scrap<C: Chance, S: Sink<Event>>(
    turn: &mut Turn<'_, C, S>,
    seat: Seat,
    card: Card,
) -> Result<(), Refusal<Why>> {
    let place = check_symbol(turn.state, &turn.driving, seat, card, Mark::SCRAP)?;
    turn.driving.set_mark(place, turn.driving.mark(place).without(Mark::SCRAP));
    turn.closed = true;
    let driver = &mut turn.state.drivers[seat];
    for _ in 0..card.row().symbols.scrap {
        if driver.deck.is_empty() {
            hand::shuffle(driver, seat, turn.chance, turn.events);
        }
        let Some(top) = driver.deck.pop() else { break };
        driver.discard.push(top);
        turn.events.tell(Event::Scrapped { seat, card: top });
    }
    turn.events.tell(Event::ScrapUsed { seat, card });
    Ok(())
}

/// Whether stress may be put away. In a tunnel nothing leaves a hand so (EXP-3).
fn check_reduce_stress(state: &State, driving: &Driving, seat: Seat) -> Result<(), Refusal<Why>> {
    refuse_if_short(state, driving, seat)?;
    if hand::is_in_tunnel(state, seat) {
        return Err(Refusal::at("EXP-3", Why::InTunnel));
    }
    if driving.reduce_stress == 0 || !state.drivers[seat].hand.contains(&Card::STRESS) {
        return Err(Refusal::at("GAR-10", Why::NoStressToReduce));
    }
    Ok(())
}

/// Puts a stress card from hand on the discard pile (GAR-10).
pub(super) fn reduce_stress<C: Chance, S: Sink<Event>>(
    turn: &mut Turn<'_, C, S>,
    seat: Seat,
) -> Result<(), Refusal<Why>> {
    check_reduce_stress(turn.state, &turn.driving, seat)?;
    turn.driving.reduce_stress -= 1;
    let driver = turn.driver(seat);
    driver.hand.take(Card::STRESS);
    driver.discard.push(Card::STRESS);
    turn.events.tell(Event::StressReduced { seat });
    Ok(())
}

/// The owner looks through the discard pile; nobody else does (GAR-21, GAR-26).
fn open_pile<C: Chance, S: Sink<Event>>(
    turn: &mut Turn<'_, C, S>,
    seat: Seat,
    place: usize,
    flag: Mark,
    cards: u8,
) {
    turn.closed = true;
    turn.driving.set_mark(place, turn.driving.mark(place).without(flag));
    (turn.driving.card, turn.driving.left) = (place as u8, cards);
    let driver = turn.driver(seat);
    driver.looked_through = driver.discard.len() as u8;
    let card = driver.played[place];
    turn.events.tell(Event::PileOpened { seat, card });
}

/// Looks through the pile for cards that shall come back (GAR-21).
pub(super) fn salvage<C: Chance, S: Sink<Event>>(
    turn: &mut Turn<'_, C, S>,
    seat: Seat,
    card: Card,
) -> Result<(), Refusal<Why>> {
    let place = check_symbol(turn.state, &turn.driving, seat, card, Mark::SALVAGE)?;
    open_pile(turn, seat, place, Mark::SALVAGE, card.row().symbols.salvage);
    turn.driving.step = Step::Salvage;
    Ok(())
}

/// Takes one card of any kind (GAR-21). Others learn that one went, not which (GAR-22).
pub(super) fn salvage_card<C: Chance, S: Sink<Event>>(
    turn: &mut Turn<'_, C, S>,
    seat: Seat,
    card: Card,
) -> Result<(), Refusal<Why>> {
    let driver = &turn.state.drivers[seat];
    let place = driver.discard.iter().rposition(|it| *it == card);
    let Some(place) = place.filter(|_| turn.driving.left > 0) else {
        return Err(Refusal::at("GAR-21", Why::NotSalvaged));
    };
    take_from_pile(turn, seat, place);
    let driver = turn.driver(seat);
    driver.deck.push(card);
    turn.driving.left -= 1;
    turn.events.tell(Event::Salvaged { seat, card: Some(card) });
    Ok(())
}

/// A card leaves the pile that its owner looks through. If it lay on top, all see the one that lay below it.
fn take_from_pile<C: Chance, S: Sink<Event>>(turn: &mut Turn<'_, C, S>, seat: Seat, place: usize) {
    let driver = turn.driver(seat);
    driver.discard.remove(place);
    driver.looked_through -= 1;
    let shows_another = place > 0 && place == driver.discard.len();
    turn.closed |= shows_another;
}

/// The deck is shuffled if something went into it (GAR-22).
pub(super) fn end_salvage<C: Chance, S: Sink<Event>>(turn: &mut Turn<'_, C, S>, seat: Seat) {
    turn.end_step(seat, Step::React);
    let driver = &mut turn.state.drivers[seat];
    let card = driver.played[usize::from(turn.driving.card)];
    if turn.driving.left < card.row().symbols.salvage {
        turn.closed = true;
        turn.chance.shuffle(&mut driver.deck);
        turn.events.tell(Event::DeckShuffled { seat });
    }
}

/// Looks through the pile for Heat (GAR-26).
pub(super) fn super_cool<C: Chance, S: Sink<Event>>(
    turn: &mut Turn<'_, C, S>,
    seat: Seat,
    card: Card,
) -> Result<(), Refusal<Why>> {
    let played = &turn.state.drivers[seat].played;
    let Some(place) = place_of(&turn.driving, played, card, Mark::SUPER_COOL) else {
        return Err(Refusal::at("GAR-26", Why::NoSuperCool));
    };
    open_pile(turn, seat, place, Mark::SUPER_COOL, card.row().symbols.super_cool);
    turn.driving.step = Step::SuperCool;
    Ok(())
}

fn check_super_cool_heat(state: &State, driving: &Driving, seat: Seat) -> Result<(), Refusal<Why>> {
    if driving.left == 0 || !state.drivers[seat].discard.contains(&Card::HEAT) {
        return Err(Refusal::at("GAR-26", Why::NoSuperCool));
    }
    Ok(())
}

/// Takes the topmost Heat card of the pile into the engine (GAR-26). It is no cooldown, so clouds do not mind.
pub(super) fn super_cool_heat<C: Chance, S: Sink<Event>>(
    turn: &mut Turn<'_, C, S>,
    seat: Seat,
) -> Result<(), Refusal<Why>> {
    check_super_cool_heat(turn.state, &turn.driving, seat)?;
    let Some(place) = turn.driver(seat).discard.iter().rposition(|it| *it == Card::HEAT) else {
        never!("there is Heat in the pile, or it would have been refused");
        return Ok(());
    };
    turn.driving.left -= 1;
    take_from_pile(turn, seat, place);
    turn.driver(seat).engine += 1;
    turn.events.tell(Event::SuperCooled { seat });
    Ok(())
}

/// The one lawful distance of a draft: over empty spaces to the one right behind a car (GAR-27).
pub(crate) fn draft_spaces(state: &State, driving: &Driving, seat: Seat) -> Option<u8> {
    let driver = &state.drivers[seat];
    let most: u8 = with(driving, &driver.played, Mark::DRAFT).map(|(_, card)| card.row().symbols.draft).sum();
    if most == 0 {
        return None;
    }
    let taken = movement::taken_by_others(state, CarId::of(seat));
    let from = state.cars[seat.index()].spot.progress;
    let first_car = (1..=most + 1).find(|spaces| taken.is_anybody_at(from + u16::from(*spaces)))?;
    Some(first_car - 1).filter(|spaces| *spaces > 0)
}

/// Moves up behind a car. Several symbols are used together, and it is no Speed (GAR-27).
pub(super) fn draft<C: Chance, S: Sink<Event>>(
    turn: &mut Turn<'_, C, S>,
    seat: Seat,
) -> Result<(), Refusal<Why>> {
    let Some(spaces) = draft_spaces(turn.state, &turn.driving, seat) else {
        return Err(Refusal::at("GAR-27", Why::NobodyToDraft));
    };
    for mark in turn.driving.marks.iter_mut() {
        *mark = mark.without(Mark::DRAFT);
    }
    turn.go(CarId::of(seat), spaces, Impulse::Draft);
    Ok(())
}

/// Whether a card may be played from hand; answers how many Heat its own cooldown must bring in for that.
fn check_direct_play(state: &State, driving: &Driving, seat: Seat, card: Card) -> Result<u8, Refusal<Why>> {
    let driver = &state.drivers[seat];
    let symbols = &card.row().symbols;
    if !symbols.direct || !driver.hand.contains(&card) {
        return Err(Refusal::at("GAR-23", Why::NoDirectPlay));
    }
    if symbols.heat == 0 {
        return Ok(0);
    }
    // What is owed already comes first, and the card's own cooldown may help (GAR-24), where there is any.
    let missing = (owed(driving, &driver.played) + symbols.heat).saturating_sub(driver.engine);
    let no_cooldown = driving.declared || weather::here(state, CarId::of(seat), driving).no_cooldown;
    let in_hand = driver.hand.iter().filter(|it| **it == Card::HEAT).count() as u8;
    let cooldown = if no_cooldown { 0 } else { symbols.cooldown.min(in_hand) };
    if missing > cooldown {
        return Err(Refusal::at("GAR-24", Why::DirectPlayNotPaid));
    }
    Ok(missing)
}

/// Plays a card on top of the gear's number: it is paid, counts as Speed and moves the car at once (GAR-23, GAR-24).
pub(super) fn direct_play<C: Chance, S: Sink<Event>>(
    turn: &mut Turn<'_, C, S>,
    seat: Seat,
    card: Card,
) -> Result<(), Refusal<Why>> {
    let cooled = check_direct_play(turn.state, &turn.driving, seat, card)?;
    let driver = turn.driver(seat);
    driver.hand.take(card);
    let place = driver.played.len();
    driver.played.push(card);
    turn.events.tell(Event::PlayedDirectly { seat, card });
    let before = turn.driving.cooldown;
    open(&mut turn.driving, place, card);
    if turn.driving.declared {
        turn.driving.cooldown = before; // no cooldown comes after GAR-17 (GAR-19)
    }
    for _ in 0..cooled {
        turn.driving.cooldown -= 1;
        react::heat_to_engine(turn, seat);
    }
    if turn.driving.mark(place).has(Mark::OWES) {
        settle(turn, seat, place, card);
    }
    let mut spaces = card.value();
    for _ in 0..card.row().plus {
        spaces += plus::resolve(turn, seat);
    }
    turn.go(CarId::of(seat), spaces, Impulse::DirectPlay);
    Ok(())
}

/// The Speed rises by 1 for every plus so far, for all of them (GAR-25), and each symbol does so by itself (GAR-29).
pub(super) fn accelerate<C: Chance, S: Sink<Event>>(
    turn: &mut Turn<'_, C, S>,
    seat: Seat,
    card: Card,
) -> Result<(), Refusal<Why>> {
    let place = check_symbol(turn.state, &turn.driving, seat, card, Mark::ACCELERATE)?;
    turn.driving.set_mark(place, turn.driving.mark(place).without(Mark::ACCELERATE));
    let spaces = turn.driving.pluses;
    turn.driving.accelerated += spaces;
    turn.go(CarId::of(seat), spaces, Impulse::Accelerate);
    Ok(())
}

/// The car goes back to the very spot it left (GAR-18), and the driver pays for as many cards as can be paid (GAR-17).
pub(super) fn declare<C: Chance, S: Sink<Event>>(
    turn: &mut Turn<'_, C, S>,
    seat: Seat,
) -> Result<(), Refusal<Why>> {
    if !is_short(turn.state, &turn.driving, seat) {
        return Err(Refusal::at("GAR-17", Why::NotShort));
    }
    let from = turn.driving.from;
    turn.state.cars[seat.index()].spot = from;
    turn.events.tell(Event::DeclaredUnpayable { seat, to: from.place(turn.state.board()) });
    // What was cooled before stays in the engine, and there is no more of it (GAR-19).
    (turn.driving.declared, turn.driving.cooldown) = (true, 0);
    let driver = &turn.state.drivers[seat];
    let mut heat: Few<u8, 16> =
        with(&turn.driving, &driver.played, Mark::OWES).map(|(_, card)| card.row().symbols.heat).collect();
    heat.sort_unstable();
    turn.driving.left = affordable(&heat, driver.engine);
    turn.driving.step = Step::Keep;
    keep_without_choice(turn, seat);
    Ok(())
}

/// How many of these sorted costs an engine can pay, the smallest first.
fn affordable(heat: &[u8], engine: u8) -> u8 {
    let mut left = engine;
    let pays = |heat: &&u8| left.checked_sub(**heat).map(|rest| left = rest).is_some();
    heat.iter().take_while(pays).count() as u8
}

/// The cards that belong to a largest payable set, with their places (GAR-17).
fn keepable<'a>(
    state: &'a State,
    driving: &'a Driving,
    seat: Seat,
) -> impl Iterator<Item = (usize, Card)> + 'a {
    let driver = &state.drivers[seat];
    let owing = with(driving, &driver.played, Mark::OWES);
    owing.clone().filter(move |(place, card)| {
        let mut others: Few<u8, 16> =
            owing.clone().filter(|(it, _)| it != place).map(|(_, card)| card.row().symbols.heat).collect();
        others.sort_unstable();
        let engine = driver.engine.checked_sub(card.row().symbols.heat);
        engine.is_some_and(|engine| affordable(&others, engine) + 1 >= driving.left) && driving.left > 0
    })
}

/// Keeps what leaves no choice, and ends the matter when nothing more can be kept.
fn keep_without_choice<C: Chance, S: Sink<Event>>(turn: &mut Turn<'_, C, S>, seat: Seat) {
    while turn.driving.left > 0 {
        let mut cards = keepable(turn.state, &turn.driving, seat);
        let Some((place, card)) = cards.next() else { break };
        let (count, alike) =
            cards.fold((1, true), |(count, alike), (_, it)| (count + 1, alike && it == card));
        if !alike && count > turn.driving.left {
            return;
        }
        turn.driving.left -= 1;
        settle(turn, seat, place, card);
    }
    replace_unpaid(turn, seat);
}

/// Keeps and pays a card of the driver's choice (GAR-17).
pub(super) fn keep_card<C: Chance, S: Sink<Event>>(
    turn: &mut Turn<'_, C, S>,
    seat: Seat,
    card: Card,
) -> Result<(), Refusal<Why>> {
    let place = keepable(turn.state, &turn.driving, seat).find(|(_, it)| *it == card);
    let Some((place, _)) = place else { return Err(Refusal::at("GAR-17", Why::NotKept)) };
    turn.driving.left -= 1;
    settle(turn, seat, place, card);
    keep_without_choice(turn, seat);
    Ok(())
}

/// Every card that is not paid goes to the discard pile with its symbols (GAR-19), a plus like any other takes its place
/// (GAR-29), and the car moves again by all that the play area is worth now (GAR-17, GAR-18).
fn replace_unpaid<C: Chance, S: Sink<Event>>(turn: &mut Turn<'_, C, S>, seat: Seat) {
    loop {
        let driver = &mut turn.state.drivers[seat];
        let Some((place, card)) = with(&turn.driving, &driver.played, Mark::OWES).next() else { break };
        driver.played.remove(place);
        driver.discard.push(card);
        turn.driving.forget_mark(place);
        // Nobody who is short has put stress away yet, so all of the card's own is still there to be taken.
        turn.driving.reduce_stress -= card.row().symbols.reduce_stress;
        turn.events.tell(Event::Replaced { seat, card });
        plus::resolve(turn, seat);
    }
    turn.driving.step = Step::React;
    let speed = react::speed(&turn.driving, &turn.state.drivers[seat].played);
    turn.go(CarId::of(seat), speed, Impulse::Cards);
}

/// Whether step 5 may end: not while heat or scrap is open (GAR-9).
pub(crate) fn check_end(state: &State, driving: &Driving, seat: Seat) -> Result<(), Refusal<Why>> {
    let played = &state.drivers[seat].played;
    let duty = [Mark::OWES, Mark::SCRAP].into_iter().any(|it| with(driving, played, it).next().is_some());
    if duty { Err(Refusal::at("GAR-9", Why::DutyOpen)) } else { Ok(()) }
}

/// Whether open facts leave something to use. Which upgrades a driver has is known, but not which are in hand.
pub(super) fn leaves_a_choice(state: &State, driving: &Driving, seat: Seat) -> bool {
    let driver = &state.drivers[seat];
    let symbols = [Mark::OWES, Mark::SCRAP, Mark::SALVAGE, Mark::SUPER_COOL, Mark::ACCELERATE];
    let direct = |cards: &[Card]| cards.iter().filter(|card| card.row().symbols.direct).count();
    symbols.into_iter().any(|it| with(driving, &driver.played, it).next().is_some())
        || draft_spaces(state, driving, seat).is_some()
        || !driver.hand.is_empty()
            && (driving.reduce_stress > 0 && !hand::is_in_tunnel(state, seat)
                || direct(&driver.upgrades) > direct(&driver.played))
}

/// Puts a card of the play area on top of the deck, where it can be drawn at once (GAR-20).
pub(super) fn refresh<C: Chance, S: Sink<Event>>(
    turn: &mut Turn<'_, C, S>,
    seat: Seat,
    card: Card,
) -> Result<(), Refusal<Why>> {
    let driver = &mut turn.state.drivers[seat];
    let place = driver.played.iter().position(|it| *it == card && it.row().symbols.refresh);
    let Some(place) = place else { return Err(Refusal::at("GAR-20", Why::NoRefresh)) };
    driver.played.remove(place);
    driver.deck.push(card);
    turn.driving.forget_mark(place);
    turn.events.tell(Event::Refreshed { seat, card });
    Ok(())
}

/// Whether a card of the play area can be refreshed.
pub(super) fn may_refresh(state: &State, seat: Seat) -> bool {
    state.has_garage() && state.drivers[seat].played.iter().any(|card| card.row().symbols.refresh)
}

/// Appends every symbol that may be used in step 5.
pub(crate) fn legal(state: &State, driving: &Driving, seat: Seat, into: &mut Vec<Action>) {
    let driver = &state.drivers[seat];
    let mut list = |flag: Mark, make: fn(Card) -> Action| {
        for (place, card) in with(driving, &driver.played, flag) {
            // Equal cards are offered once.
            if place_of(driving, &driver.played, card, flag) == Some(place) {
                into.push(make(card));
            }
        }
    };
    let short = is_short(state, driving, seat);
    if !short {
        list(Mark::OWES, Action::PayHeat);
        list(Mark::SCRAP, Action::Scrap);
        list(Mark::SALVAGE, Action::Salvage);
        list(Mark::ACCELERATE, Action::Accelerate);
    }
    list(Mark::SUPER_COOL, Action::SuperCool);
    if check_reduce_stress(state, driving, seat).is_ok() {
        into.push(Action::ReduceStress);
    }
    if draft_spaces(state, driving, seat).is_some() {
        into.push(Action::Draft);
    }
    for card in kinds(&driver.hand).filter(|card| card.row().symbols.direct) {
        if check_direct_play(state, driving, seat, card).is_ok() {
            into.push(Action::DirectPlay(card));
        }
    }
    if short {
        into.push(Action::DeclareUnpayable);
    }
}

/// Appends what may be done in the steps that a single symbol opens.
pub(crate) fn legal_in_step(state: &State, driving: &Driving, seat: Seat, into: &mut Vec<Action>) {
    let driver = &state.drivers[seat];
    match driving.step {
        Step::Value => {
            let values =
                driver.played.get(usize::from(driving.card)).map_or(&[][..], |card| card.row().values);
            into.extend(values.iter().copied().map(Action::ChooseValue));
        }
        Step::Salvage => {
            if driving.left > 0 {
                let mut pile = driver.discard;
                pile.sort_unstable();
                into.extend(kinds(&pile).map(Action::SalvageCard));
            }
            into.push(Action::EndSalvage);
        }
        Step::SuperCool => {
            if check_super_cool_heat(state, driving, seat).is_ok() {
                into.push(Action::SuperCoolHeat);
            }
            into.push(Action::EndSuperCool);
        }
        Step::Keep => {
            let cards = keepable(state, driving, seat).map(|(_, card)| card);
            let mut cards: Few<Card, 16> = cards.collect();
            cards.sort_unstable();
            into.extend(kinds(&cards).map(Action::KeepCard));
        }
        Step::Refresh => {
            let refreshed = driver.played.iter().copied().filter(|card| card.row().symbols.refresh);
            let mut cards: Few<Card, 16> = refreshed.collect();
            cards.sort_unstable();
            into.extend(kinds(&cards).map(Action::Refresh));
            into.push(Action::EndRefresh);
        }
        Step::Reveal | Step::React | Step::Slipstream | Step::Corners | Step::Discard | Step::Replenish => {}
    }
}
