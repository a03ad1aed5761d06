//! Every message has words in every language, and is handed what its words ask for.

use crossroads_engine::conformance::words::check;
use crossroads_engine::{Seat, SeatSet};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::data::{Damage, Direction, SideId, SlamFace, VehicleId};
use crossroads_thunder_road::events::{Event, Fate};
use crossroads_thunder_road::rules::Why;
use crossroads_thunder_road::words;

/// Reasons that a random table hardly ever hears.
const RARE: [Why; 13] = [
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
];

/// What hardly ever happens to cars that are driven at random.
fn rare_events() -> [Event; 12] {
    let (seat, car) = (Seat(0), VehicleId(0));
    let of_wrecks = |moves| {
        let (top, bottom) = (VehicleId::wreck(0), VehicleId::wreck(1));
        Event::Slammed { top, bottom, moves, direction: Direction::Front }
    };
    [
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
    ]
}

#[test]
fn everything_that_is_said_has_words() {
    let events = rare_events().map(|event| words::told(&event));
    check::<ThunderRoad>(RARE.map(words::reason).into_iter().chain(events), 0..300);
}
