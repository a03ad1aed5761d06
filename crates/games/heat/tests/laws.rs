//! What holds in every state of every race, over random play; and how many lines of play there are.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panicking")]

use crossroads_engine::conformance::{random_table, watching};
use crossroads_engine::{Game, Quick, Seat, Silent, Viewer};
use crossroads_heat::Heat;
use crossroads_heat::actions::Action;
use crossroads_heat::calendar::Season;
use crossroads_heat::data::{Card, HEAT_CARDS, STRESS_CARDS, Track};
use crossroads_heat::events::Event;
use crossroads_heat::forecast::forecast;
use crossroads_heat::setup::{Garage, Options};
use crossroads_heat::state::{CarId, Driver, Phase, Plan, Racer, State, Status, Step};

const TABLES: u64 = 120;

type Moment<'a> = watching::Moment<'a, Heat>;

fn play_all(mut watch: impl FnMut(&Moment)) {
    for number in 0..TABLES {
        watching::play(number, &mut watch);
    }
}

/// How many of a card a driver has, wherever it lies.
fn held(state: &State, seat: Seat, card: Card) -> usize {
    let driver = &state.drivers[seat];
    let piles = [&*driver.deck, &*driver.hand, &*driver.laid, &*driver.played, &*driver.discard];
    let lying: usize = piles.iter().map(|pile| pile.iter().filter(|it| **it == card).count()).sum();
    lying + if card == Card::HEAT { driver.engine.into() } else { 0 }
}

#[test]
fn every_card_lies_in_exactly_one_place() {
    play_all(|moment| {
        for (seat, driver) in moment.after.drivers.iter() {
            if is_before_race(moment.after) {
                continue; // decks are not built yet
            }
            for card in Card::all() {
                let garage = moment.after.has_garage();
                let owned = match card {
                    Card::STRESS => driver.stress,
                    Card::HEAT => moment.after.heat_owned(seat),
                    Card::U0 | Card::U5 => u8::from(!garage),
                    upgrade if upgrade.upgrade_number().is_some() && upgrade.in_deck() == upgrade => {
                        driver.upgrades.iter().filter(|it| **it == upgrade).count() as u8
                    }
                    other => other.sponsor_place().map_or(other.row().owned, |place| driver.sponsors[place]),
                };
                assert_eq!(held(moment.after, seat, card), usize::from(owned), "{card} of {seat}");
            }
        }
    });
}

/// Whether the race is still being prepared.
fn is_before_race(state: &State) -> bool {
    matches!(state.phase, Phase::Drafting(_) | Phase::Swapping(_) | Phase::Dropping | Phase::Consulting(_))
}

#[test]
fn stress_is_owned_by_somebody_or_in_the_supply() {
    play_all(|moment| {
        if is_before_race(moment.after) {
            return;
        }
        let owned: u8 = moment.after.drivers.iter().map(|(_, driver)| driver.stress).sum();
        assert_eq!(owned + moment.after.supply, STRESS_CARDS);
    });
}

#[test]
fn every_upgrade_lies_in_the_deck_in_the_market_with_a_driver_or_is_put_away() {
    play_all(|moment| {
        let market: &[Card] = match &moment.after.phase {
            Phase::Drafting(draft) => &draft.market,
            Phase::Swapping(market) => market,
            _ => &[],
        };
        let owned = moment.after.drivers.iter().flat_map(|(_, driver)| driver.upgrades.iter());
        let mut seen = moment.after.garage;
        for number in owned.chain(market).map(|card| card.upgrade_number().unwrap()) {
            let count = seen.count(number);
            assert!(count < 2, "there are only two of upgrade {number}");
            seen.set(number, count + 1);
        }
        assert!(moment.after.has_garage() || seen.is_empty());
    });
}

#[test]
fn there_are_seven_of_every_sponsor_card_and_only_a_season_has_them() {
    play_all(|moment| {
        let mut all = moment.after.season.map_or([0; 7], |season| season.used);
        for (_, driver) in moment.after.drivers.iter() {
            all.iter_mut().zip(driver.sponsors).for_each(|(all, own)| *all += own);
        }
        assert!(all.iter().all(|count| *count <= 7), "{all:?}");
        let Options { heavy_rain, tunnel_vision, .. } = moment.after.options;
        assert!((heavy_rain || all[5] == 0) && (tunnel_vision || all[6] == 0));
        assert!(moment.after.season.is_some() || all == [0; 7]);
    });
}

#[test]
fn heat_leaves_or_joins_a_driver_only_where_an_event_says_so() {
    play_all(|moment| {
        if is_before_race(moment.before) || is_before_race(moment.after) {
            return;
        }
        for (seat, driver) in moment.after.drivers.iter() {
            let removed = |event: &&Event| matches!(event, Event::HeatRemoved { seat: of } if *of == seat);
            let removed = moment.events.iter().filter(removed).count();
            assert_eq!(usize::from(driver.heat) + removed, usize::from(moment.before.drivers[seat].heat));
        }
    });
}

#[test]
fn the_box_has_heat_for_all_that_drivers_own() {
    play_all(|moment| {
        if is_before_race(moment.after) {
            return;
        }
        let of_the_box = |driver: &Driver| {
            let upgrades = driver.upgrades.iter().filter(|card| card.in_deck() == Card::HEAT).count() as u8;
            driver.heat - if moment.after.has_garage() { upgrades } else { 1 }
        };
        let owned: u8 = moment.after.drivers.iter().map(|(_, driver)| of_the_box(driver)).sum();
        assert!(owned <= HEAT_CARDS, "{owned}");
    });
}

#[test]
fn hands_and_piles_have_room_to_spare() {
    play_all(|moment| {
        for (seat, driver) in moment.after.drivers.iter() {
            let piles = driver.deck.len() + driver.discard.len() + driver.hand.len() + driver.played.len();
            assert!(
                driver.hand.len() <= 18 && driver.played.len() <= 14 && piles <= 72,
                "{seat}: {driver:?}"
            );
        }
    });
}

#[test]
fn a_season_goes_race_by_race_and_its_points_stay() {
    play_all(|moment| {
        let (Some(before), Some(after)) = (moment.before.season, moment.after.season) else { return };
        assert_eq!(before.races, after.races);
        assert!(after.points.starts_with(&before.points) && after.race - before.race <= 1);
        let over = moment.after.phase == Phase::Over;
        assert_eq!(after.points.len(), usize::from(after.race) + usize::from(over));
        assert_eq!(moment.after.event, after.races[usize::from(after.race)]);
    });
}

#[test]
fn random_tables_are_of_every_kind() {
    let (mut races, mut garages, mut seasons) = (0, 0, 0);
    for number in 0..TABLES {
        let (options, _) = random_table::<Heat>(&mut Quick::new(number));
        match (options.season, options.garage) {
            (Season::Off, Garage::Off) => races += 1,
            (Season::Off, _) => garages += 1,
            _ => seasons += 1,
        }
    }
    assert!(
        races > 10 && garages > 20 && seasons > 20,
        "{races} races, {garages} garages, {seasons} seasons"
    );
}

#[test]
fn no_two_cars_share_a_spot() {
    play_all(|moment| {
        let board = moment.after.board();
        let on_track = moment.after.cars.iter().filter(|car| car.is_on_track());
        let spots: Vec<_> = on_track.map(|car| (car.spot.space(board), car.spot.side)).collect();
        for (place, spot) in spots.iter().enumerate() {
            assert!(!spots[..place].contains(spot), "{spots:?}");
        }
    });
}

#[test]
fn from_turn_to_turn_progress_never_falls_and_a_lap_counts_once() {
    play_all(|moment| {
        let board = moment.after.board();
        if moment.before.season.map(|it| it.race) != moment.after.season.map(|it| it.race) {
            return; // a new race begins on its grid
        }
        for (car, (before, after)) in moment.before.cars.iter().zip(moment.after.cars.iter()).enumerate() {
            // Within its own turn a car may be taken back by a spin out, but not behind where it began.
            let start = match &moment.before.phase {
                Phase::Driving(driving) if driving.car() == Some(CarId(car as u8)) => driving.from,
                _ => before.spot,
            };
            assert!(after.spot.progress >= start.progress);
            assert_eq!(after.spot.place(board).spot(board), after.spot, "lap and space are one number");
            let racer = moment.after.racer(CarId(car as u8));
            let counts_lap = moment.events.iter().any(|event| {
                matches!(event, Event::Moved { racer: of, from, to, .. }
                    if *of == racer && to.crossings > from.crossings)
            });
            let more = after.spot.crossings(board) > before.spot.crossings(board);
            assert!(!more || counts_lap, "a lap is counted by moving over the line");
        }
    });
}

#[test]
fn the_order_of_cars_is_total_and_places_are_given_once() {
    play_all(|moment| {
        if moment.before.season.map(|it| it.race) != moment.after.season.map(|it| it.race) {
            return; // all places are free again
        }
        let view = Heat::view(moment.after, Viewer::Spectator);
        let board = moment.after.board();
        for pair in view.running.windows(2) {
            let [ahead, behind] = [pair[0], pair[1]].map(|car| moment.after.cars[car.index()].spot);
            assert_eq!(ahead.order(behind, board), std::cmp::Ordering::Less);
        }
        let mut places: Vec<u8> = Vec::new();
        for (before, after) in moment.before.cars.iter().zip(moment.after.cars.iter()) {
            if let Status::Placed(place) = after.status {
                assert!((1..=moment.after.cars.len() as u8).contains(&place) && !places.contains(&place));
                places.push(place);
            }
            if let Status::Placed(_) = before.status {
                assert_eq!(before, after, "a place is for good");
            }
        }
        assert_eq!(view.running.len() + places.len(), view.cars.len());
    });
}

#[test]
fn a_decision_waits_only_in_the_steps_that_have_one() {
    play_all(|moment| {
        if let Phase::Driving(driving) = &moment.after.phase {
            let waits = !matches!(driving.step, Step::Reveal | Step::Corners | Step::Replenish);
            assert!(waits && (moment.after.has_garage() || is_of_base_race(driving.step)));
            let seat = Seat(driving.car().unwrap().0);
            assert!(moment.after.is_racing(seat), "a Legend or a finished car is never asked");
        }
    });
}

fn is_of_base_race(step: Step) -> bool {
    matches!(step, Step::React | Step::Slipstream | Step::Discard)
}

#[test]
fn after_replenishing_a_hand_has_its_size() {
    play_all(|moment| {
        if moment.after.phase == Phase::Planning && moment.before.phase != Phase::Planning {
            for (seat, driver) in
                moment.after.drivers.iter().filter(|(seat, _)| moment.after.is_racing(*seat))
            {
                let size = moment.after.event().hand;
                // Only a driver who owns too little to fill a hand goes on with fewer.
                let empty = driver.deck.is_empty() && driver.discard.is_empty();
                assert!(driver.hand.len() >= size || empty, "{seat} has {:?}", driver.hand);
                assert!(driver.played.is_empty() && driver.laid.is_empty());
            }
        }
    });
}

#[test]
fn while_all_plan_others_learn_only_that_a_driver_is_ready() {
    play_all(|moment| {
        if moment.before.phase != Phase::Planning || moment.after.phase != Phase::Planning {
            return;
        }
        if moment.before.round != moment.after.round {
            return; // a cluttered hand can end a whole round at once
        }
        for viewer in Viewer::all(moment.before.drivers.seats()).filter(|viewer| !viewer.is(moment.seat)) {
            let mut expected = Heat::view(moment.before, viewer);
            expected.drivers[moment.seat].ready = moment.after.drivers[moment.seat].plan.is_ready();
            assert_eq!(Heat::view(moment.after, viewer), expected);
        }
    });
}

#[test]
fn what_is_foretold_to_the_leader_happens_if_no_plus_is_laid() {
    let mut seen = 0;
    play_all(|moment| {
        let ends_planning = moment.action == Action::Commit && moment.after.phase != Phase::Planning;
        let leader = Heat::view(moment.before, Viewer::Spectator)
            .running
            .iter()
            .copied()
            .find(|car| moment.before.cars[car.index()].status == Status::Racing);
        let Some(leader) = leader.and_then(|car| moment.before.driver_of(car)).filter(|_| ends_planning)
        else {
            return;
        };
        let driver = &moment.before.drivers[leader];
        let (Plan::Committed(gear) | Plan::Shifted(gear)) = driver.plan else { return };
        let open = |card: &Card| card.row().plus > 0 || card.row().values.len() > 1;
        if driver.laid.iter().any(open) || driver.laid.contains(&Card::HEAT) {
            return;
        }
        if moment.before.drivers.iter().any(|(_, driver)| driver.plan == Plan::Retiring) {
            return; // a car that leaves the track no longer blocks
        }
        let view = Heat::view(moment.before, Viewer::Seat(leader));
        let told = forecast(&view, gear, &driver.laid).unwrap();
        let moved = moment.events.iter().find_map(|event| match event {
            Event::Moved { racer: Racer::Driver(seat), to, .. } if *seat == leader => Some(*to),
            _ => None,
        });
        assert_eq!(moved, Some(told.least.to));
        seen += 1;
    });
    assert!(seen > 100, "only {seen} plans were compared");
}

#[test]
fn every_race_ends_with_a_place_for_every_car() {
    for number in 0..TABLES {
        let table = watching::play::<Heat>(number, |_| ());
        if table.state().season.is_some() {
            assert!(Heat::outcome(table.state()).unwrap().winners().count() <= 1);
        }
        let mut places: Vec<u8> = table
            .state()
            .cars
            .iter()
            .map(|car| if let Status::Placed(place) = car.status { place } else { 0 })
            .collect();
        places.sort_unstable();
        assert_eq!(places, (1..=table.state().cars.len() as u8).collect::<Vec<_>>());
        let outcome = Heat::outcome(table.state()).unwrap();
        assert!(outcome.winners().count() <= 1);
    }
}

#[test]
fn the_same_seed_and_choices_give_the_same_race() {
    for number in 0..TABLES / 6 {
        let mut states = Vec::new();
        watching::play::<Heat>(number, |moment| states.push(moment.after.clone()));
        let mut again = states.iter();
        watching::play::<Heat>(number, |moment| assert_eq!(Some(moment.after), again.next()));
        assert!(again.next().is_none());
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() < 2_048, "{} bytes", size_of::<State>());
    assert!(size_of::<Action>() <= 3);
}

// Counts: how many lines of play there are from a fresh table.

/// Lines of play of this length for one seat that plans.
fn lines(state: &State, seat: Seat, depth: u32) -> usize {
    let mut legal = Vec::new();
    Heat::legal_actions(state, seat, &mut legal);
    if depth == 1 {
        return legal.len();
    }
    legal
        .into_iter()
        .map(|action| {
            let mut next = state.clone();
            let applied = Heat::apply(&mut next, seat, action, &mut Quick::new(0), &mut Silent);
            assert!(applied.is_ok());
            lines(&next, seat, depth - 1)
        })
        .sum()
}

#[test]
fn from_the_grid_there_are_so_many_ways_to_plan() {
    let options = Options { track: Track::Usa, ..Options::default() };
    let mut state = Heat::setup(&options, 2, &mut Quick::new(1), &mut Silent);
    let hand = &mut state.drivers[Seat(0)].hand;
    hand.clear();
    for id in ["1", "1", "2", "3", "u5", "stress", "heat"] {
        hand.insert_sorted(id.parse().unwrap());
    }
    // Gears 1, 2 and 3 with five different cards to begin with.
    assert_eq!(lines(&state, Seat(0), 1), 3);
    assert_eq!(lines(&state, Seat(0), 2), 15);
    // After a first card: commit in gear 1; else five cards after a 1, four after any other.
    assert_eq!(lines(&state, Seat(0), 3), 5 + 2 * (5 + 4 * 4));
}
