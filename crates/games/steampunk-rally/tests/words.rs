//! Every message has words in every language, and is handed what its words ask for.

use crossroads_engine::conformance::words::check;
use crossroads_engine::{Game, Message, Quick, Seat, SeatSet, Silent, Viewer};
use crossroads_steampunk_rally::SteampunkRally;
use crossroads_steampunk_rally::actions::Action;
use crossroads_steampunk_rally::data::{Card, Colour};
use crossroads_steampunk_rally::events::{Declined, Event, Loss};
use crossroads_steampunk_rally::machine::Plan;
use crossroads_steampunk_rally::rules::Why;
use crossroads_steampunk_rally::setup::{Inventors, Options};
use crossroads_steampunk_rally::state::Frame;
use crossroads_steampunk_rally::words;

/// What a random table hardly ever hears: a few reasons, glaciers that are paid for, boosts in short supply.
fn rare() -> impl Iterator<Item = Message> {
    let seat = Seat(0);
    let reasons = [
        Why::IsDone,
        Why::WrongTarget,
        Why::Leading,
        Why::NoAnswer,
        Why::AlreadySix,
        Why::NotRolled,
        Why::NotAtRest,
        Why::NotDone,
        Why::AlreadyPicked,
        Why::Cockpit,
        Why::NewPartLoose,
        Why::PartsLoose,
        Why::NothingMoved,
        Why::NoDiceLeft,
        Why::WrongPhase,
    ];
    let events = [
        Event::GlacierPaid { seat, colour: Colour::ALL[0], value: 1 },
        Event::Declined { seat, what: Declined::Glacier },
        Event::BoostDiscarded { seat, boost: Card::default() },
        Event::PartLost { seat, card: Card::default(), why: Loss::Explosion },
        Event::PartLost { seat, card: Card::default(), why: Loss::GivenUp },
        Event::Laid { seat },
        Event::BoostWarded { seat, boost: Card::default() },
        Event::NotDone { seat },
        Event::PickChanged { seat, card: Some(Card::default()) },
        Event::Won { winners: SeatSet::EMPTY },
    ];
    let choices = [
        Action::PayGlacier(1),
        Action::TakeTerrain,
        Action::Answer(Card::default()),
        Action::Lay(Plan::default()),
        Action::Discard(1),
        Action::NotDone,
    ];
    reasons
        .map(words::reason)
        .into_iter()
        .chain(events.map(|event| words::told(&event)))
        .chain(choices.into_iter().flat_map(|action| words::choice(&action)))
        .chain(asked_at_a_glacier())
        .chain(named_in_sight())
        .chain(rare_reasons_for())
}

/// What speaks for what random play hardly ever has.
fn rare_reasons_for() -> Vec<Message> {
    let options = Options { inventors: Inventors::Deal, ..Options::default() };
    let state = SteampunkRally::setup(&options, 2, &mut Quick::new(1), &mut Silent);
    let view = SteampunkRally::view(&state, Viewer::Seat(Seat(0)));
    let actions = [Action::DiscardBoost(Card::default()), Action::Lay(Plan::default()), Action::NotDone];
    actions.iter().filter_map(|action| SteampunkRally::because(&view, action)).collect()
}

/// A choice in sight of a machine names its card.
fn named_in_sight() -> Vec<Message> {
    let options = Options { inventors: Inventors::Deal, ..Options::default() };
    let state = SteampunkRally::setup(&options, 2, &mut Quick::new(1), &mut Silent);
    let view = SteampunkRally::view(&state, Viewer::Seat(Seat(0)));
    let path = words::choice_in(&view, &Action::LosePart(1));
    assert_eq!(path[1].id, "choice-placed-part");
    path
}

/// What a seat is asked that stands before a glacier.
fn asked_at_a_glacier() -> Option<Message> {
    let state = SteampunkRally::setup(&Options::default(), 2, &mut Quick::new(1), &mut Silent);
    let mut view = SteampunkRally::view(&state, Viewer::Seat(Seat(0)));
    view.open.racers[Seat(0)].work.push(Frame::Glacier(Colour::ALL[0]));
    words::prompt(&view)
}

#[test]
fn everything_that_is_said_has_words() {
    check::<SteampunkRally>(rare(), 0..24);
}
