//! GAR-1 to GAR-4, CHA-6 to CHA-8: how drivers come by their upgrades.

use super::scene::{A, B, C, D, DropUpgrade, Foreseen, KeepUpgrades, PickUpgrade, Scene, SwapUpgrade, card};
use crossroads_engine::{Applied, Game, OptionsError, Quick, Seat, Silent, Viewer};
use crossroads_heat::Heat;
use crossroads_heat::calendar::Season;
use crossroads_heat::data::{CARDS, Card};
use crossroads_heat::events::Event;
use crossroads_heat::setup::{DraftBy, Garage, Options};
use crossroads_heat::state::{Phase, Plan, State, Stock};

/// A table with all upgrades.
fn with_garage() -> Options {
    Options { garage: Garage::Both, ..Options::default() }
}

/// A fresh table with these options; what was told lies in the scene.
fn fresh(options: &Options, seats: u8, number: u64) -> Scene {
    Heat::check_options(options, seats).unwrap();
    let mut told = Vec::new();
    let state = Heat::setup(options, seats, &mut Quick::new(number), &mut told);
    Scene { state, chance: Foreseen::default(), told }
}

fn market(state: &State) -> Vec<Card> {
    match &state.phase {
        Phase::Drafting(draft) => draft.market.to_vec(),
        Phase::Swapping(market) => market.to_vec(),
        _ => Vec::new(),
    }
}

/// The seat that has to act alone.
fn picker(state: &State) -> Seat {
    Heat::to_act(state).iter().next().unwrap()
}

/// The seats of the grid, the pole first.
fn grid(state: &State) -> Vec<Seat> {
    Heat::view(state, Viewer::Spectator).running.iter().filter_map(|car| state.driver_of(*car)).collect()
}

/// Everybody takes the first card until the draft is over; answers who picked.
fn pick_all(scene: &mut Scene) -> Vec<Seat> {
    let mut picked = Vec::new();
    while let Phase::Drafting(_) = scene.state.phase {
        let seat = picker(&scene.state);
        let first = market(&scene.state)[0];
        scene.does(seat, PickUpgrade(first));
        picked.push(seat);
    }
    picked
}

/// GAR-1, EXP-7, EXP-6
#[test]
fn the_pool_is_basic_or_advanced_or_both_and_expansions_add_to_the_advanced() {
    let pool = |garage, heavy_rain, tunnel_vision| {
        let options = Options { garage, heavy_rain, tunnel_vision, draft: DraftBy::Random, ..with_garage() };
        let state = fresh(&options, 1, 1).state;
        state.garage.len() + state.drivers[A].upgrades.len() as u32
    };
    assert_eq!(pool(Garage::Basic, false, false), 34);
    assert_eq!(pool(Garage::Advanced, false, false), 62);
    assert_eq!(pool(Garage::Both, false, false), 96);
    assert_eq!(pool(Garage::Both, true, false), 108);
    assert_eq!(pool(Garage::Advanced, true, true), 86);
    // Upgrades with the skirt symbol are numbers 61 to 66.
    assert_eq!(CARDS.iter().filter(|row| row.part.is_some()).count(), 60);
    let clash = Heat::check_options(&Options { garage: Garage::Basic, heavy_rain: true, ..with_garage() }, 2);
    assert!(matches!(clash, Err(OptionsError::Clash { clause: "EXP-7", .. })));
}

/// GAR-1, HEAT-15.4, GAR-5
#[test]
fn three_upgrades_replace_the_starting_ones() {
    for number in 0..40 {
        let state = fresh(&Options { draft: DraftBy::Random, ..with_garage() }, 3, number).state;
        for (seat, driver) in state.drivers.iter() {
            let mut all: Vec<Card> = driver.deck.iter().chain(driver.hand.iter()).copied().collect();
            all.sort_unstable();
            assert!(!all.contains(&Card::U0) && !all.contains(&Card::U5), "{seat}");
            assert_eq!(all.len(), 12 + 3 + 3);
            let heat = driver.upgrades.iter().filter(|card| card.in_deck() == Card::HEAT).count();
            assert_eq!(
                all.iter().filter(|card| **card == Card::HEAT).count(),
                heat,
                "17 and 48 start in the deck"
            );
            assert_eq!((driver.engine, usize::from(driver.heat)), (6, 6 + heat));
            for card in driver.upgrades.iter().filter(|card| card.in_deck() == **card) {
                assert!(all.contains(card));
            }
        }
    }
}

/// GAR-2, GAR-3, HEAT-2.12
#[test]
fn three_rounds_from_the_back_from_the_pole_and_from_the_back_again() {
    let mut scene = fresh(&with_garage(), 3, 5);
    assert!(matches!(scene.told[..], [Event::GridDrawn { .. }, Event::MarketLaidOut { round: 1, .. }]));
    assert_eq!(market(&scene.state).len(), 6, "three drivers and three more; Legends do not draft");
    assert!(scene.state.drivers.iter().all(|(_, driver)| driver.deck.is_empty() && driver.hand.is_empty()));
    let [first, second, third] = grid(&scene.state)[..] else { panic!("three drivers") };
    let (card, missing) = (market(&scene.state)[0], Card::U5);
    scene.refuses(first, PickUpgrade(card), "HEAT-3.10").refuses(third, PickUpgrade(missing), "HEAT-3.10");
    assert_eq!(scene.act(third, PickUpgrade(card)), Applied::CLOSED);
    assert_eq!((market(&scene.state).len(), picker(&scene.state)), (5, second));
    let picked = pick_all(&mut scene);
    assert_eq!(picked, [second, first, first, second, third, third, second, first]);
    assert!(
        scene.state.drivers.iter().all(|(_, driver)| driver.upgrades.len() == 3 && driver.hand.len() == 7)
    );
    assert_eq!(scene.state.garage.len(), 96 - 18, "what was left is put away");
    assert_eq!(scene.state.phase, Phase::Planning);
}

/// GAR-4, HEAT-3.10
#[test]
fn in_a_snake_four_are_picked_there_and_back_and_one_is_dropped_in_secret() {
    let mut scene = fresh(&Options { draft: DraftBy::Snake, ..with_garage() }, 2, 5);
    assert_eq!(market(&scene.state).len(), 7);
    let [pole, back] = grid(&scene.state)[..] else { panic!("two drivers") };
    assert_eq!(pick_all(&mut scene), [back, pole, pole, back, back, pole, pole, back]);
    assert_eq!(scene.state.phase, Phase::Dropping);
    let own = scene.state.drivers[pole].upgrades;
    let other = Card::all().find(|card| card.upgrade_number().is_some() && !own.contains(card)).unwrap();
    scene.refuses(pole, DropUpgrade(other), "GAR-4").refuses(C, DropUpgrade(own[0]), "HEAT-3.10");
    let before = scene.view(Viewer::Seat(back));
    assert_eq!(scene.act(pole, DropUpgrade(own[0])), Applied::OPEN);
    let after = scene.view(Viewer::Seat(back));
    assert_eq!(
        (after.drivers[pole].upgrades, after.drivers[pole].ready),
        (before.drivers[pole].upgrades, true)
    );
    assert_eq!(scene.view(Viewer::Seat(pole)).own.unwrap().plan, Plan::Dropping(own[0]));
    scene.refuses(pole, DropUpgrade(own[0]), "HEAT-3.10");
    let card = scene.state.drivers[back].upgrades[3];
    scene.does(back, DropUpgrade(card));
    assert!(scene.told.contains(&Event::UpgradeDropped { seat: pole, card: own[0] }));
    assert!(scene.state.drivers.iter().all(|(_, driver)| driver.upgrades.len() == 3));
    assert_eq!(scene.state.phase, Phase::Planning);
}

/// GAR-4
#[test]
fn random_upgrades_are_dealt_from_the_lowest_seat_up() {
    let scene = fresh(&Options { draft: DraftBy::Random, ..with_garage() }, 3, 5);
    let dealt = scene.told.iter().filter_map(|event| match event {
        Event::UpgradesDealt { seat, cards } => Some((*seat, cards.len())),
        _ => None,
    });
    assert_eq!(dealt.collect::<Vec<_>>(), [(A, 3), (B, 3), (C, 3)]);
    assert_eq!(scene.state.phase, Phase::Planning);
}

/// WEA-11, CHA-4
#[test]
fn weather_and_road_are_drawn_after_the_draft() {
    let mut scene = fresh(&Options { weather: true, ..with_garage() }, 2, 5);
    assert_eq!((scene.state.weather, scene.state.roads.len()), (None, 0));
    pick_all(&mut scene);
    assert!(scene.state.weather.is_some() && scene.state.roads.len() == 4);
    let place = |is: fn(&Event) -> bool| scene.told.iter().rposition(is).unwrap();
    let picked = place(|event| matches!(event, Event::UpgradePicked { .. }));
    let weather = place(|event| matches!(event, Event::WeatherDrawn { .. }));
    assert!(picked < weather && weather < place(|event| matches!(event, Event::Drew { .. })));
}

/// CHA-6, CHA-7, CHA-4, HEAT-3.10
#[test]
fn a_season_has_one_round_from_the_back_and_a_swap_for_whoever_picked_first() {
    let options = Options { season: Season::Y1961, ..with_garage() };
    let mut scene = fresh(&options, 3, 5);
    assert_eq!(market(&scene.state).len(), 6);
    let [first, second, third] = grid(&scene.state)[..] else { panic!("three drivers") };
    assert_eq!(pick_all(&mut scene), [third, second, first]);
    let left = market(&scene.state);
    assert_eq!(left.len(), 3);
    let own = scene.state.drivers[third].upgrades[0];
    let swap = SwapUpgrade { own, market: left[0] };
    scene.refuses(
        first,
        SwapUpgrade { own: scene.state.drivers[first].upgrades[0], market: left[0] },
        "CHA-7",
    );
    scene.refuses(third, SwapUpgrade { own: Card::U5, market: left[0] }, "CHA-7");
    scene.refuses(third, SwapUpgrade { own, market: Card::U5 }, "CHA-7").refuses(
        first,
        KeepUpgrades,
        "HEAT-3.10",
    );
    scene.refuses(D, KeepUpgrades, "HEAT-3.10").refuses(D, swap, "HEAT-3.10");
    let mut kept = scene.clone();
    assert_eq!(scene.act(third, swap), Applied::CLOSED);
    assert_eq!(scene.state.drivers[third].upgrades.to_vec(), [left[0]]);
    kept.does(third, KeepUpgrades);
    assert_eq!(kept.state.drivers[third].upgrades.to_vec(), [own]);
    for scene in [scene, kept] {
        assert_eq!(scene.state.phase, Phase::Planning);
        let deck = |seat| scene.state.drivers[seat].deck.len() + scene.state.drivers[seat].hand.len();
        let stress = usize::from(scene.state.drivers[A].stress);
        let rain = [A, B, C]
            .map(|seat| usize::from(scene.state.drivers[seat].heat - scene.state.drivers[seat].engine));
        // Twelve basic cards, one upgrade, two sponsor cards, stress, and what rain or an upgrade put there.
        for (seat, heat) in [A, B, C].into_iter().zip(rain) {
            let upgrade = usize::from(scene.state.drivers[seat].upgrades[0].in_deck() != Card::HEAT);
            assert_eq!(
                deck(seat) + scene.state.drivers[seat].discard.len(),
                12 + upgrade + 2 + stress + heat
            );
        }
    }
}

/// CHA-8
#[test]
fn when_the_upgrade_deck_is_empty_what_was_put_away_comes_back() {
    let options = Options { season: Season::Y1963, garage: Garage::Basic, ..with_garage() };
    let mut scene = fresh(&options, 6, 5);
    // Three markets of nine cards before this one leave seven of 34; the fourth needs nine.
    for number in 1..=17 {
        scene.state.garage.set(number, 0);
    }
    let Phase::Drafting(draft) = &mut scene.state.phase else { panic!("a draft") };
    draft.market.clear();
    draft.market.insert_sorted(card("g1"));
    draft.picks = 5;
    let seat = picker(&scene.state);
    let back = grid(&scene.state)[5];
    scene.does(seat, PickUpgrade(card("g1"))).does(back, KeepUpgrades);
    // The next market of this table is filled from all but the one upgrade that is owned.
    let mut state = scene.state.clone();
    state.garage = Stock::default();
    let mut again = Scene { state, chance: Foreseen::default(), told: Vec::new() };
    next_race(&mut again);
    assert_eq!(market(&again.state).len(), 9);
    assert_eq!(again.state.garage.len() + 9 + 1, 34);
}

/// Ends the race of a season at once: everybody is over the line but one Legend's turn away.
fn next_race(scene: &mut Scene) {
    let race = scene.state.season.unwrap().race;
    let mut chooser = Quick::new(3);
    while scene.state.season.unwrap().race == race {
        let seat = picker(&scene.state);
        let legal = scene.legal(seat);
        let action = *crossroads_engine::Chance::pick(&mut chooser, &legal).unwrap();
        let _ = Heat::apply(&mut scene.state, seat, action, &mut chooser, &mut Silent).unwrap();
    }
}
