//! GAR-5 to GAR-30: what upgrades do.

use super::scene::{
    A, Accelerate, B, Boost, ChooseValue, Commit, Cool, DeclareUnpayable, DeclineSlipstream, DirectPlay,
    Draft, EndDiscard, EndReact, EndRefresh, EndSalvage, EndSuperCool, KeepCard, PayHeat, ReduceStress,
    Refresh, Salvage, SalvageCard, Scene, Scrap, Setting, Slipstream, SuperCool, SuperCoolHeat,
    TakeAdrenaline, card, cards, discard, gear, lay, race, shift,
};
use crossroads_engine::{Applied, Game, Quick, Silent, Viewer};
use crossroads_heat::Heat;
use crossroads_heat::data::{Card, Road, Track, Weather};
use crossroads_heat::events::{Cost, Event};
use crossroads_heat::forecast::forecast;
use crossroads_heat::setup::{DraftBy, Garage, Options};
use crossroads_heat::state::{State, Step};

/// A single driver on a long straight of USA with so many heat and enough cards to find.
fn alone(hand: &str, deck: &str) -> Setting {
    race(Track::Usa, 1).garage().at(A, "14R").hand(A, hand).deck(A, deck)
}

/// GAR-5, HEAT-7.2
#[test]
fn an_upgrade_is_laid_and_discarded_like_a_basic_card_and_a_plus_throws_it_away() {
    let mut scene = alone("stress g34 g5 2", "g1 3 4 4 4 4 4 4").gear(A, 2).drives(2, "stress g34");
    assert_eq!((scene.speed(), scene.discarded(A)), (7, "g1".into()), "4 of the upgrade and 3");
    scene.does(A, EndReact).does(A, discard("g5"));
    assert_eq!(scene.discarded(A), "g1 g5");
}

/// GAR-5, HEAT-12.2
#[test]
fn the_upgrades_17_and_48_are_heat_in_every_way() {
    for id in ["g17", "g48"] {
        assert_eq!(card(id).in_deck(), Card::HEAT);
    }
    assert!(Card::all().filter(|card| card.in_deck() != *card).count() == 2);
    // A driver who drafted one of them finds Heat in the deck that can be neither laid nor discarded.
    let options = Options { garage: Garage::Basic, draft: DraftBy::Random, cars: 2, ..Options::default() };
    let dealt = (0..).map(|number| Heat::setup(&options, 2, &mut Quick::new(number), &mut Silent));
    let has = |state: &State| state.drivers[A].upgrades.contains(&card("g17"));
    let state = dealt.take(400).find(has).unwrap();
    let driver = &state.drivers[A];
    let heat = driver.deck.iter().chain(driver.hand.iter()).filter(|it| **it == Card::HEAT).count();
    let upgrades = driver.upgrades.iter().filter(|it| it.in_deck() == Card::HEAT).count();
    assert_eq!((heat, usize::from(driver.heat)), (upgrades, 6 + upgrades));
    let mut scene = alone("heat 2 3", "1 1 1 1 1 1").upgrades(A, "g17").begin();
    scene.does(A, shift(1)).refuses(A, lay("heat"), "HEAT-5.2").does(A, lay("2")).does(A, Commit);
    scene.does(A, EndReact).refuses(A, discard("heat"), "HEAT-12.2").does(A, discard("3"));
}

/// GAR-6, GAR-7
#[test]
fn of_several_values_one_is_chosen_when_every_plus_lies_open_and_before_the_car_moves() {
    let mut scene = alone("g8 stress", "3").gear(A, 2).drives(2, "g8 stress");
    assert_eq!((scene.waits(), scene.at(A)), (Some((A, Step::Value)), "14R".into()));
    assert_eq!(scene.played(A), "g8 stress 3");
    assert_eq!(scene.legal(A), [ChooseValue(1), ChooseValue(3)]);
    scene.refuses(A, ChooseValue(2), "GAR-6").refuses(A, EndReact, "HEAT-3.10").does(A, ChooseValue(3));
    assert_eq!((scene.at(A), scene.speed()), ("20R".into(), 6));
    let mut two = alone("g8 g10", "3").gear(A, 2).drives(2, "g8 g10");
    two.does(A, ChooseValue(1)).does(A, ChooseValue(5));
    assert_eq!((two.at(A), two.speed()), ("20R".into(), 6));
}

/// GAR-7, GAR-23: no card for direct play has several values, so nothing is chosen there.
#[test]
fn a_card_for_direct_play_has_one_value() {
    assert!(Card::all().all(|card| !card.row().symbols.direct || card.row().values.len() == 1));
}

/// GAR-8, HEAT-7.3
#[test]
fn three_plus_find_three_basic_cards() {
    let scene = alone("g2", "1 stress 2 3 4").drives(1, "g2");
    assert_eq!((scene.played(A), scene.speed(), scene.discarded(A)), ("g2 1 2 3".into(), 6, "stress".into()));
}

/// GAR-9, GAR-13, GAR-14, HEAT-S27
#[test]
fn wings_raise_every_limit_and_must_be_paid() {
    let setting = race(Track::GreatBritain, 1).garage().at(A, "42L").gear(A, 2).engine(A, 5).hand(A, "g46 2");
    let told = forecast(&setting.clone().begin().view(Viewer::Seat(A)), gear(2), &cards("g46 2")).unwrap();
    assert_eq!((told.card_heat, told.short, told.least.heat, told.least.spins_out), (2, false, 3, false));
    let mut scene = setting.drives(2, "g46 2");
    assert_eq!((scene.speed(), scene.at(A)), (8, "50R".into()));
    let turn = scene.view(Viewer::Spectator).turn.unwrap();
    assert_eq!(turn.lines.iter().map(|line| (line.limit, line.heat)).collect::<Vec<_>>(), [(7, 1), (6, 2)]);
    assert!(turn.duty && turn.owed == 2 && !turn.spins_out);
    scene.refuses(A, EndReact, "GAR-9").does(A, PayHeat(card("g46")));
    assert!(!scene.view(Viewer::Spectator).turn.unwrap().duty);
    scene.does(A, EndReact);
    assert_eq!((scene.engine(A), scene.at(A), scene.gear(A)), (0, "50R".into(), 2));
}

/// GAR-9
#[test]
fn scrap_is_a_duty_and_other_symbols_may_be_left() {
    let mut scene = alone("g19 stress heat", "1 1 4 4 4").drives(1, "g19");
    assert!(scene.legal(A).contains(&ReduceStress) && scene.legal(A).contains(&Cool));
    scene.refuses(A, EndReact, "GAR-9").does(A, Scrap(card("g19"))).does(A, EndReact);
    assert_eq!(scene.waits(), Some((A, Step::Discard)));
}

/// GAR-10
#[test]
fn cooldown_of_cards_adds_up_and_stress_is_put_away_up_to_a_number() {
    let setting = race(Track::Usa, 2).garage().at(A, "30R").at(B, "14R").gear(A, 3).hand(B, "1");
    let mut scene =
        setting.hand(A, "g3 g13 g4 heat heat heat heat heat stress stress stress").deck(A, "1").begin();
    scene.plans(A, 3, "g3 g13 g4").plans(B, 1, "1");
    assert_eq!(scene.view(Viewer::Spectator).turn.unwrap().cooldown, 4);
    for _ in 0..4 {
        scene.does(A, Cool);
    }
    scene.refuses(A, Cool, "HEAT-9.2").does(A, ReduceStress).does(A, ReduceStress);
    scene.refuses(A, ReduceStress, "GAR-10");
    assert_eq!(
        (scene.engine(A), scene.hand(A), scene.discarded(A)),
        (10, "stress heat".into(), "stress stress".into())
    );
    let mut without = alone("g4 1", "").drives(1, "g4");
    without.refuses(A, ReduceStress, "GAR-10");
}

/// GAR-11, WEA-15, HEAT-10.2
#[test]
fn every_slipstream_bonus_is_added_whole_or_not_at_all_and_several_combine() {
    let setting = alone("g14 g20 1", "").gear(A, 2).parked("18R");
    let mut scene = setting.clone().drives(2, "g14 g20");
    scene.does(A, EndReact);
    let lengths = [Slipstream(2), Slipstream(3), Slipstream(4), Slipstream(5), DeclineSlipstream];
    assert_eq!(scene.legal(A), lengths);
    scene.refuses(A, Slipstream(6), "HEAT-10.2").does(A, Slipstream(5));
    assert_eq!((scene.at(A), scene.state.drivers[A].played.len()), ("22R".into(), 2));
    let tokens = [Some(Road::Slipstream), None, None, None];
    let mut with_road = setting.weather(Weather::Fog, &tokens).drives(2, "g14 g20");
    with_road.does(A, EndReact);
    assert!(with_road.legal(A).contains(&Slipstream(6)));
}

/// GAR-12, HEAT-13.2
#[test]
fn scrap_takes_cards_one_at_a_time_and_shuffles_in_between() {
    let mut scene = alone("g38 2", "1").discard(A, "3 4").drives(1, "g38");
    assert_eq!(scene.act(A, Scrap(card("g38"))), Applied::CLOSED);
    // The 1 goes, the three cards of the pile become a deck that is turned over, and its first card follows.
    assert_eq!((scene.chance.shuffles, scene.discarded(A), scene.deck(A)), (1, "3".into(), "4 1".into()));
    scene.refuses(A, Scrap(card("g38")), "HEAT-3.10");
}

/// GAR-13
#[test]
fn a_lower_limit_counts_too_and_several_cards_add_up() {
    // The limit of 3 lies after space 33.
    let heat = |ids: &str| {
        let setting = race(Track::Usa, 1).garage().at(A, "32R").gear(A, 2).hand(A, ids).deck(A, "1 1 1 1");
        let mut scene = setting.drives(2, ids);
        let turn = scene.view(Viewer::Spectator).turn.unwrap();
        scene.ends_turn(A);
        (turn.speed, turn.lines[0].limit, turn.lines[0].heat)
    };
    assert_eq!(heat("g36 2"), (4, 2, 2));
    assert_eq!(heat("g36 g39"), (5, 1, 4));
    assert_eq!(heat("g41 g36"), (4, 4, 0));
}

/// GAR-14, GAR-15, GAR-17, GAR-19, GAR-9, GAR-16, HEAT-S26
#[test]
fn an_unpayable_upgrade_is_replaced_by_a_plus() {
    let setting = race(Track::France, 1).garage().at(A, "48R").gear(A, 2).engine(A, 0).hand(A, "g42 2 heat");
    let told = forecast(&setting.clone().begin().view(Viewer::Seat(A)), gear(2), &cards("g42 2")).unwrap();
    assert!(told.short && told.card_heat == 2);
    let mut scene = setting.deck(A, "3 4 4").drives(2, "g42 2");
    assert_eq!((scene.at(A), scene.speed()), ("57R".into(), 9));
    scene.does(A, Cool);
    assert_eq!(scene.engine(A), 1);
    scene
        .refuses(A, Boost, "GAR-15")
        .refuses(A, PayHeat(card("g42")), "GAR-16")
        .refuses(A, EndReact, "GAR-9");
    scene.does(A, DeclareUnpayable);
    assert_eq!((scene.at(A), scene.speed(), scene.discarded(A)), ("53R".into(), 5, "g42".into()));
    scene.refuses(A, Cool, "GAR-19").refuses(A, DeclareUnpayable, "GAR-17");
    assert_eq!(scene.engine(A), 1, "what was cooled stays");
    scene.does(A, Boost);
    assert_eq!((scene.engine(A), scene.speed()), (0, 9));
    scene.does(A, EndReact);
}

/// GAR-19, GAR-10
#[test]
fn the_symbols_of_a_replaced_card_are_gone_and_those_of_others_are_left() {
    let mut scene = alone("g5 g18 stress stress", "1 2 3").gear(A, 2).engine(A, 0).drives(2, "g5 g18");
    scene.does(A, DeclareUnpayable);
    assert_eq!(scene.played(A), "g5 1");
    scene.does(A, ReduceStress).refuses(A, ReduceStress, "GAR-10");
    assert_eq!(scene.hand(A), "stress");
}

/// GAR-15
#[test]
fn who_is_short_may_use_only_what_brings_heat_or_costs_none() {
    let setting = alone("g43 g22 g28 g25 stress heat", "1 1 1 1 1 1 1 1").engine(A, 0).gear(A, 3);
    let tokens = [Some(Road::FreeBoost), None, None, None];
    let mut scene = setting.weather(Weather::Fog, &tokens).drives(3, "g43 g22 g28");
    let legal = scene.legal(A);
    assert_eq!(legal, [Cool, Boost, TakeAdrenaline, DirectPlay(card("g25")), DeclareUnpayable]);
    scene.refuses(A, Scrap(card("g43")), "GAR-15").refuses(A, Salvage(card("g22")), "GAR-15");
    scene.refuses(A, Accelerate(card("g28")), "GAR-15").refuses(A, ReduceStress, "GAR-15");
    scene.does(A, Cool);
    assert!(scene.legal(A).contains(&PayHeat(card("g43"))), "with one heat the driver is no longer short");
}

/// GAR-16, HEAT-9.7
#[test]
fn a_boost_leaves_what_is_owed_in_the_engine() {
    let mut scene = alone("g11 1", "2 2").engine(A, 1).drives(1, "g11");
    scene.refuses(A, Boost, "GAR-16").does(A, PayHeat(card("g11")));
    scene.refuses(A, Boost, "HEAT-9.7");
    assert_eq!(scene.told.last(), Some(&Event::HeatPaid { seat: A, heat: 1, cost: Cost::Card(card("g11")) }));
    let mut rich = alone("g11 1", "2 2").engine(A, 2).drives(1, "g11");
    rich.does(A, Boost).does(A, PayHeat(card("g11")));
    assert_eq!(rich.engine(A), 0);
}

/// GAR-17
#[test]
fn of_the_cards_that_owe_the_most_that_can_be_paid_are_kept() {
    // Two of cost 1 and one of cost 2 with an engine of 1: one card, and not the dear one.
    let setting = alone("g11 g18 g42", "1 2 3 4").gear(A, 3).engine(A, 1);
    let mut scene = setting.drives(3, "g11 g18 g42");
    scene.does(A, DeclareUnpayable);
    assert_eq!(scene.legal(A), [KeepCard(card("g11")), KeepCard(card("g18"))]);
    scene.refuses(A, KeepCard(card("g42")), "GAR-17").does(A, KeepCard(card("g18")));
    assert_eq!((scene.engine(A), scene.played(A), scene.speed()), (0, "g18 1 2".into(), 9));
    assert!(scene.discarded(A).ends_with("heat g11 g42"));
    // With an engine of 2 both cheap ones are paid, which is no choice.
    let mut scene = alone("g11 g18 g42", "1 2 3 4").gear(A, 3).engine(A, 2).drives(3, "g11 g18 g42");
    scene.does(A, DeclareUnpayable);
    assert_eq!((scene.waits(), scene.played(A)), (Some((A, Step::React)), "g11 g18 1".into()));
    // With 3 it is any two of them, the dear one too.
    let mut scene = alone("g11 g18 g42", "1 2 3 4").gear(A, 3).engine(A, 3).drives(3, "g11 g18 g42");
    scene.does(A, DeclareUnpayable);
    assert_eq!(scene.legal(A), ["g11", "g18", "g42"].map(|id| KeepCard(card(id))));
    scene.does(A, KeepCard(card("g42")));
    assert_eq!(scene.legal(A), ["g11", "g18"].map(|id| KeepCard(card(id))));
    scene.does(A, KeepCard(card("g18")));
    assert_eq!((scene.engine(A), scene.played(A)), (0, "g18 g42 1".into()));
    let mut rich = alone("g11 1", "2 2").drives(1, "g11");
    rich.refuses(A, DeclareUnpayable, "GAR-17").refuses(A, KeepCard(card("g11")), "HEAT-3.10");
}

/// GAR-18, GAR-27
#[test]
fn a_car_that_goes_back_loses_its_draft_but_not_its_adrenaline() {
    // 6 from 14R, then two empty spaces up to the car on 23.
    let mut scene = alone("g60 g25 1", "3 1").engine(A, 0).parked("23L").drives(1, "g60");
    assert_eq!(scene.at(A), "20R");
    scene.does(A, Draft).does(A, TakeAdrenaline);
    assert_eq!((scene.at(A), scene.speed()), ("23R".into(), 7));
    scene.does(A, DirectPlay(card("g25"))).does(A, DeclareUnpayable);
    // 3 of the plus, 2 of the direct play, 1 of adrenaline.
    assert_eq!((scene.at(A), scene.speed()), ("20R".into(), 6));
    scene.refuses(A, Draft, "GAR-27").refuses(A, TakeAdrenaline, "HEAT-9.1");
}

/// GAR-20
#[test]
fn a_refreshed_card_goes_on_top_of_the_deck_and_is_drawn_at_once() {
    let mut scene = alone("g34 g35 2 2 2 2", "4").gear(A, 2).drives(2, "g34 g35");
    scene.does(A, EndReact).does(A, EndDiscard);
    assert_eq!(scene.waits(), Some((A, Step::Refresh)));
    scene.refuses(A, Refresh(card("2")), "GAR-20");
    scene.does(A, Refresh(card("g34")));
    assert_eq!(scene.deck(A), "g34 4");
    scene.does(A, Refresh(card("g35")));
    assert_eq!(scene.hand(A), "2 2 2 2 4 g34 g35");
    let mut left = alone("g34 2 2 2 2 2 2", "4").drives(1, "g34");
    left.does(A, EndReact).does(A, EndDiscard).does(A, EndRefresh);
    assert_eq!((left.hand(A), left.discarded(A)), ("2 2 2 2 2 2 4".into(), "g34".into()));
}

/// GAR-21
#[test]
fn salvage_shuffles_cards_of_the_own_pile_into_the_deck() {
    let mut scene = alone("g22 1", "4").discard(A, "heat 1 stress 3").drives(1, "g22");
    assert_eq!(scene.act(A, Salvage(card("g22"))), Applied::CLOSED, "the pile was seen");
    let all = [
        SalvageCard(card("1")),
        SalvageCard(card("3")),
        SalvageCard(card("stress")),
        SalvageCard(card("heat")),
    ];
    assert_eq!(scene.legal(A), [&all[..], &[EndSalvage]].concat());
    scene.refuses(A, SalvageCard(card("2")), "GAR-21");
    assert_eq!(scene.act(A, SalvageCard(card("heat"))), Applied::OPEN);
    scene.does(A, SalvageCard(card("1"))).refuses(A, SalvageCard(card("3")), "GAR-21");
    scene.does(A, EndSalvage);
    assert_eq!((scene.discarded(A), scene.chance.shuffles), ("stress 3".into(), 1));
    assert_eq!(scene.deck(A), "4 heat 1", "turned over by the shuffle of the scene");
    scene.refuses(A, Salvage(card("g22")), "HEAT-3.10");
}

/// GAR-22
#[test]
fn others_learn_how_many_cards_were_salvaged_and_the_owner_remembers_the_pile_until_it_changes() {
    let setting = race(Track::Usa, 2).garage().at(A, "30R").at(B, "14R").hand(B, "1").hand(A, "g22 2");
    let mut scene = setting.deck(A, "4").discard(A, "1 3").begin();
    scene.plans(A, 1, "g22").plans(B, 1, "1");
    let pile =
        |scene: &Scene, seat| scene.view(Viewer::Seat(seat)).own.unwrap().pile.map(|pile| pile.to_vec());
    assert_eq!(pile(&scene, A), None);
    scene.does(A, Salvage(card("g22")));
    assert_eq!((pile(&scene, A), pile(&scene, B)), (Some(cards("1 3")), None));
    scene.does(A, SalvageCard(card("1")));
    let told = *scene.told.last().unwrap();
    let cut = |viewer| Heat::cut(&told, viewer);
    assert_eq!(cut(Viewer::Seat(A)), Some(Event::Salvaged { seat: A, card: Some(card("1")) }));
    assert_eq!(cut(Viewer::Seat(B)), Some(Event::Salvaged { seat: A, card: None }));
    scene.does(A, EndSalvage);
    assert_eq!(pile(&scene, A), Some(cards("3")));
    scene.does(A, Boost);
    assert_eq!(pile(&scene, A), None, "the heat of the boost lies on it");
    let mut none = alone("g22 2", "4 1").discard(A, "1").drives(1, "g22");
    none.does(A, Salvage(card("g22"))).does(A, EndSalvage);
    assert_eq!((none.chance.shuffles, none.deck(A)), (0, "4 1".into()));
}

/// GAR-23
#[test]
fn a_card_played_directly_moves_the_car_at_once_and_brings_its_duties() {
    let mut scene = alone("1 g25 2", "4 4 4 4 4").drives(1, "1");
    scene.refuses(A, DirectPlay(card("2")), "GAR-23").refuses(A, DirectPlay(card("g26")), "GAR-23");
    scene.does(A, DirectPlay(card("g25")));
    assert_eq!((scene.at(A), scene.speed(), scene.played(A)), ("17R".into(), 3, "1 g25".into()));
    scene.refuses(A, EndReact, "GAR-9").does(A, Scrap(card("g25"))).does(A, EndReact);
    let mut laid = alone("g25 2", "4 4 4").drives(1, "g25");
    assert_eq!((laid.at(A), laid.speed()), ("16R".into(), 2));
    laid.refuses(A, EndReact, "GAR-9").does(A, Scrap(card("g25")));
}

/// GAR-24
#[test]
fn a_card_played_directly_is_paid_at_once_if_need_be_with_its_own_cooldown() {
    let mut scene = alone("1 g27 heat", "4 4 4").engine(A, 0).drives(1, "1");
    scene.does(A, DirectPlay(card("g27")));
    assert_eq!((scene.engine(A), scene.discarded(A), scene.at(A)), (0, "heat".into(), "19R".into()));
    assert!(!scene.hand(A).contains("heat"));
    // The cooldown that paid is used up; third gear has none, and what is left is that of adrenaline.
    let mut spent = alone("1 1 1 g27 heat heat heat", "4 4 4").gear(A, 3).engine(A, 0).drives(3, "1 1 1");
    spent.does(A, DirectPlay(card("g27"))).does(A, Cool).refuses(A, Cool, "HEAT-9.2");
    assert_eq!((spent.engine(A), spent.hand(A)), (1, "heat".into()));
    let mut empty = alone("1 g27 2", "4").engine(A, 0).drives(1, "1");
    empty.refuses(A, DirectPlay(card("g27")), "GAR-24");
    // What another card owes comes first.
    let mut owing = alone("g11 g27 2", "4").engine(A, 1).drives(1, "g11");
    owing.refuses(A, DirectPlay(card("g27")), "GAR-24").does(A, PayHeat(card("g11")));
    let mut clouded = alone("1 g27 heat", "4")
        .engine(A, 0)
        .weather(Weather::Cloudy, &[Some(Road::Weather), None, None, None]);
    clouded = clouded.upgrades(A, "g27");
    clouded.drives(1, "1").refuses(A, DirectPlay(card("g27")), "GAR-24");
}

/// GAR-25, GAR-23, GAR-9, HEAT-S28
#[test]
fn accelerating_counts_every_plus_so_far() {
    let setting = alone("g47 stress g24", "3 2 4 4 4 4").gear(A, 2).engine(A, 4);
    let mut scene = setting.clone().at(A, "13R").drives(2, "g47 stress");
    assert_eq!((scene.speed(), scene.at(A)), (5, "18R".into()));
    scene.does(A, Boost);
    assert_eq!((scene.engine(A), scene.speed(), scene.at(A)), (3, 9, "22R".into()));
    scene.does(A, Accelerate(card("g47")));
    assert_eq!((scene.speed(), scene.at(A)), (12, "25R".into()));
    scene.does(A, DirectPlay(card("g24")));
    assert_eq!((scene.speed(), scene.at(A)), (13, "26R".into()));
    scene.refuses(A, EndReact, "GAR-9").does(A, Scrap(card("g24"))).does(A, EndReact);
    let mut early = setting.at(A, "13R").drives(2, "g47 stress");
    early.does(A, Accelerate(card("g47")));
    assert_eq!(early.speed(), 7, "two plus before the boost");
    early.refuses(A, Accelerate(card("g47")), "HEAT-3.10");
}

/// GAR-26, WEA-2
#[test]
fn super_cool_takes_heat_of_the_pile_even_under_clouds() {
    let tokens = [Some(Road::Weather), None, None, None];
    let setting = alone("g50 2 heat", "4 4 4 4").discard(A, "heat 1 heat").weather(Weather::Cloudy, &tokens);
    let mut scene = setting.drives(1, "g50");
    scene
        .refuses(A, Cool, "WEA-2")
        .refuses(A, SuperCool(card("g51")), "GAR-26")
        .does(A, SuperCool(card("g50")));
    scene.does(A, SuperCoolHeat);
    assert_eq!((scene.engine(A), scene.discarded(A)), (7, "heat 1".into()));
    scene.refuses(A, SuperCoolHeat, "GAR-26").does(A, EndSuperCool).refuses(
        A,
        SuperCool(card("g50")),
        "GAR-26",
    );
    let mut none = alone("g50 2", "4").discard(A, "1").drives(1, "g50");
    none.does(A, SuperCool(card("g50"))).refuses(A, SuperCoolHeat, "GAR-26").does(A, EndSuperCool);
}

/// GAR-27
#[test]
fn a_draft_leads_over_empty_spaces_to_right_behind_a_car_and_is_no_speed() {
    let after = |parked: &[&str]| {
        let mut scene = alone("g55 1", "1 4").all_parked(parked).drives(1, "g55");
        assert_eq!(scene.at(A), "15R");
        if !scene.legal(A).contains(&Draft) {
            scene.refuses(A, Draft, "GAR-27");
            return None;
        }
        scene.does(A, Draft).refuses(A, Draft, "GAR-27");
        assert_eq!(scene.speed(), 1);
        Some(scene.at(A))
    };
    assert_eq!(after(&["19L"]), Some("18R".into()));
    assert_eq!(after(&["17R"]), Some("16R".into()));
    assert_eq!(after(&["20L"]), None, "four empty spaces are too many");
    assert_eq!(after(&["16L"]), None, "it stands right behind already");
    let mut both = alone("g55 g57 1", "1 4 4 4 4 4 4").gear(A, 2).parked("23L").drives(2, "g55 g57");
    both.does(A, Draft);
    assert_eq!(both.at(A), "22R", "three and two add up to five");
}

/// GAR-28, HEAT-5.10
#[test]
fn in_a_cluttered_hand_no_symbol_works() {
    let setting = alone("g34 heat heat heat heat heat heat", "1 1 1").gear(A, 3).engine(A, 0);
    let mut scene = setting.begin();
    scene.does(A, shift(3)).does(A, Commit);
    assert_eq!(scene.waits(), None, "nobody is asked about the refresh");
    assert!(scene.discarded(A).starts_with("g34") && scene.at(A) == "14R");
}

/// GAR-29
#[test]
fn each_accelerate_works_by_itself_and_a_replacement_is_a_plus() {
    let mut scene = alone("g47 g28", "2 1 1 1 1 1 1 1").drives(1, "g47");
    scene.does(A, Accelerate(card("g47"))).does(A, DirectPlay(card("g28"))).does(A, Accelerate(card("g28")));
    // 2 found, 1 for the plus, 1 of the direct play, and 1 for the plus again.
    assert_eq!(scene.speed(), 5);
    let mut replaced = alone("g11 g47", "2 3 4").gear(A, 2).engine(A, 0).drives(2, "g11 g47");
    replaced.does(A, DeclareUnpayable).does(A, Accelerate(card("g47")));
    assert_eq!(replaced.speed(), 2 + 3 + 2, "the plus of the upgrade and the replacement");
}

/// GAR-30
#[test]
fn a_limit_below_zero_stays_as_it_is_and_scrap_ends_with_the_cards() {
    // The limit of 2 lies after space 57; three cards take 1 from it each.
    let setting = race(Track::Usa, 1).garage().at(A, "55R").gear(A, 3).engine(A, 6).hand(A, "g36 g49 g54");
    let mut scene = setting.deck(A, "1 1").drives(3, "g36 g49 g54");
    let turn = scene.view(Viewer::Spectator).turn.unwrap();
    assert_eq!((turn.speed, turn.lines[0].limit, turn.lines[0].heat), (4, 0, 5));
    scene.does(A, EndReact);
    assert_eq!(scene.engine(A), 1);
    let mut empty = alone("g43", "").discard(A, "").drives(1, "g43");
    empty.does(A, Scrap(card("g43"))).does(A, PayHeat(card("g43")));
    assert!(empty.legal(A).contains(&EndReact));
    assert_eq!(empty.discarded(A), "heat");
}

/// EXP-3, GAR-10
#[test]
fn in_a_tunnel_stress_cannot_be_put_away() {
    let setting = race(Track::Spain, 1).garage().hand(A, "g4 stress").deck(A, "1 1 1 1 1 1 1");
    let mut scene = setting.clone().at(A, "14R").drives(1, "g4");
    assert_eq!(scene.at(A), "17R");
    scene.refuses(A, ReduceStress, "EXP-3");
    setting.at(A, "25R").drives(1, "g4").does(A, ReduceStress);
}

/// HEAT-3.11, GAR-23
#[test]
fn a_driver_who_may_hold_a_card_for_direct_play_is_asked() {
    let asked = |upgrades: &str, hand: &str| {
        let setting = race(Track::Usa, 2).garage().at(A, "30R").at(B, "14R").hand(B, "1").engine(A, 0);
        let mut scene = setting.gear(A, 3).hand(A, hand).upgrades(A, upgrades).begin();
        scene.plans(A, 3, "1 1 1").plans(B, 1, "1");
        scene.waits() == Some((A, Step::React))
    };
    assert!(asked("g24 g1 g2", "1 1 1 2"), "whether it is in hand or not");
    assert!(!asked("g1 g2 g3", "1 1 1 2"));
}
