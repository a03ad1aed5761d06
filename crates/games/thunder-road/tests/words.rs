//! Every message has words in every language, and is handed what its words ask for.

use crossroads_engine::conformance::words::check;
use crossroads_engine::words::Piece;
use crossroads_engine::{Game, Message, Quick, Seat, SeatSet, Silent, Viewer};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::data::{Damage, Direction, Section, SideId, SlamFace, VehicleId};
use crossroads_thunder_road::events::{Event, Fate};
use crossroads_thunder_road::rules::Why;
use crossroads_thunder_road::setup::Options;
use crossroads_thunder_road::state::Place;
use crossroads_thunder_road::words;

/// Reasons that a random table hardly ever hears.
const RARE: [Why; 27] = [
    Why::NotYourCar,
    Why::Inoperable,
    Why::Eliminated,
    Why::UnmovedCar,
    Why::NoCommandCoasting,
    Why::WrongValue,
    Why::NothingToActOn,
    Why::FirstRound,
    Why::NotInArc,
    Why::OutsideArc,
    Why::Stopped,
    Why::CoastingBonus,
    Why::LeftRoad,
    Why::NoRespawnSpace,
    Why::RepairThree,
    Why::CommandNotDamaged,
    Why::NeverDamaged,
    Why::NotOfSection,
    Why::NoTraction,
    Why::NotInEitherArc,
    Why::OnlyAside,
    Why::PullsLeft,
    Why::PullsRight,
    Why::CloggedInjector,
    Why::DeadRadio,
    Why::JammedGuns,
    Why::Windshield,
];

/// What hardly ever happens to cars that are driven at random.
fn rare_events() -> Vec<Event> {
    let (seat, car) = (Seat(0), VehicleId(0));
    let of_wrecks = |moves| {
        let (top, bottom) = (VehicleId::wreck(0), VehicleId::wreck(1));
        Event::Slammed { top, bottom, moves, direction: Direction::Front }
    };
    let lasting = Damage::ALL.into_iter().filter(|it| it.card_index().is_some());
    let mut rare = vec![
        Event::TurnPassed { seat },
        of_wrecks(SlamFace::Top),
        of_wrecks(SlamFace::Bottom),
        Event::ChopperReturned { seat },
        Event::NoWreckLeft { who: car },
        Event::Repaired { car, damage: Damage::Marker },
        Event::Eliminated { who: car, how: Fate::LeftBehind },
        Event::Eliminated { who: car, how: Fate::Finished },
        Event::BoardAdvanced { removed: SideId::default(), laid: SideId::default() },
        Event::Finished { car },
        Event::Won { winners: SeatSet::only(seat) },
        Event::Won { winners: SeatSet::EMPTY },
    ];
    rare.extend(lasting.map(|card| Event::LastingDrawn { car, card }));
    rare
}

/// What the text twin says of a rig that has lost its rear tile.
fn hanging() -> Vec<Message> {
    let options = Options { big_rig: true, ..Options::default() };
    let mut state = ThunderRoad::setup(&options, 2, &mut Quick::new(1), &mut Silent);
    state.open.put(VehicleId::section(Section::Rear), Place::Hanging);
    let text = ThunderRoad::text(&ThunderRoad::view(&state, Viewer::Spectator), &[]);
    let said = text.into_iter().flatten().filter_map(|span| match span.piece {
        Piece::Said(message) => Some(message),
        Piece::Drawn(_) => None,
    });
    said.collect()
}

#[test]
fn everything_that_is_said_has_words() {
    let events = rare_events().into_iter().map(|event| words::told(&event));
    check::<ThunderRoad>(RARE.map(words::reason).into_iter().chain(events).chain(hanging()), 0..400);
}
