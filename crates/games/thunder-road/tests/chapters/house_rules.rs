//! What a table may play otherwise. Each scenario is played with the rule of the page and with the house rule.

use super::scene::*;
use crossroads_engine::SeatSet;
use crossroads_thunder_road::setup::{AllOut, FifthTile, Options};

fn bonus_after_stop() -> Options {
    Options { bonus_after_stop: true, ..Options::default() }
}

/// TR-9.13, TR-9.12
#[test]
fn a_slam_takes_the_bonus_unless_the_table_leaves_it() {
    let slammed = |options| {
        let mut scene = board_p(4).options(options).car(RM, 3, 1).car(BM, 3, 2);
        scene.assigns(RM, 3).drives_rolling(F, &[Bottom, Way(F)]);
        scene.stands(RM, 3, 2).stands(BM, 3, 3);
        scene
    };
    slammed(Options::default()).refuses(RED, TakeBonus, "TR-9.13");
    let mut scene = slammed(bonus_after_stop());
    assert_eq!(scene.legal(RED), [TakeBonus, DeclineBonus]);
    scene.does(RED, TakeBonus);
    assert_eq!(scene.moves(), 2, "the road die, not what the slam has taken");
    // A second slam, within the bonus, ends it: the bonus comes once.
    scene.drives_rolling(F, &[Bottom, Way(F)]).stands(RM, 3, 3);
    assert_eq!(scene.step(), Step::Shoot);
}

/// TR-9.13, TR-9.10, TR-9.14
#[test]
fn the_bonus_after_a_slam_still_asks_for_nothing_but_road() {
    // Pushed off the road.
    let mut scene = board_p(4).options(bonus_after_stop()).car(RM, 4, 5).car(BM, 4, 6).car(BS, 4, 8);
    scene.assigns(RM, 1).drives_rolling(F, &[Top, Way(F)]);
    scene.stands(RM, 4, 7).refuses(RED, TakeBonus, "TR-9.10");
    // Coasting.
    let scene = board_p(4).options(bonus_after_stop()).gone(&[RM, RL]).car(RS, 3, 1).moved(RS).car(BS, 3, 2);
    let mut scene = scene.coast_turn(RED);
    scene.does(RED, Coast { car: RS, die: 4 }).drives_rolling(F, &[Bottom, Way(F)]);
    scene.refuses(RED, TakeBonus, "TR-9.14");
}

/// TR-9.13
#[test]
fn damage_takes_the_bonus_unless_the_table_leaves_it() {
    let mined = |options| {
        let scene = board_p(4).options(options).car(RM, 3, 8).car(BS, 3, 10);
        let mut scene = scene.token(3, 9, Hazard::Mine);
        scene.assigns(RM, 4).drives_rolling(F, &[Draw(Damage::Dent)]);
        scene
    };
    mined(Options::default()).refuses(RED, TakeBonus, "TR-9.13");
    assert!(mined(bonus_after_stop()).offers(RED, TakeBonus));
}

/// TR-6.8, TR-9.4
#[test]
fn mud_that_is_turned_up_costs_its_finder_only_if_the_table_says_so() {
    let paying = Options { mud_costs_finder: true, ..Options::default() };
    for (options, die, left) in [(Options::default(), 3, 2), (paying, 3, 1), (paying, 1, 0)] {
        let mut scene = board_p(2).options(options).car(RM, 2, 3).token(2, 4, Hazard::Mud).car(BS, 2, 6);
        scene.assigns(RM, die).drives(&[F]).stands(RM, 2, 4);
        assert_eq!(scene.moves(), left, "die {die}");
    }
    // What lies open costs what it shows, once.
    let mut open = board_p(2).options(paying).car(RM, 2, 3).shown(2, 4, Hazard::Mud);
    open.assigns(RM, 3).drives(&[F]);
    assert_eq!(open.moves(), 1);
    // A slide pays nothing, whatever it turns up.
    let mut slid = board_p(4).options(paying).car(RM, 3, 8).shown(3, 9, Hazard::Oil);
    slid = slid.token(4, 10, Hazard::Mud);
    slid.assigns(RM, 3).drives_rolling(F, &[Way(FR)]);
    slid.stands(RM, 4, 10);
    assert_eq!(slid.moves(), 2);
}

/// TR-6.8, TR-12.9
#[test]
fn a_dazed_car_pays_for_the_mud_it_turns_up_if_the_table_says_so() {
    let paying = Options { mud_costs_finder: true, ..Options::default() };
    for (options, dice) in [(Options::default(), 2), (paying, 1)] {
        let scene = board_p(4).options(options).car(RM, 3, 6).car(BM, 3, 8).token(3, 9, Hazard::Mud);
        let mut scene = scene;
        scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus);
        let steps = [Way(F), Way(F)];
        let daze = [HIT_M, Draw(Damage::Dazed), Stunt(2)];
        scene.rolls(RED, Shoot(BM), &[&daze[..], &steps[..dice]].concat());
        scene.stands(BM, 3, 8 + dice as u8);
    }
}

/// TR-14.1
#[test]
fn with_two_players_the_fifth_tile_is_counted_from_the_start_or_from_the_lead_tile() {
    for (fifth_tile, last) in [(FifthTile::FromStart, 2), (FifthTile::FromLead, 4)] {
        let mut scene = board_p(2).options(Options { fifth_tile, ..Options::default() }).stack(&["4b", "5a"]);
        for advance in 1..=last {
            assert!(!scene.state.open.road.is_final, "before advance {advance}");
            scene = scene.car(RM, 3, 23).dice(RED, &[1]).turn(RED);
            scene.open().cars[RM.car_index().unwrap()].die = None;
            scene.does(RED, Assign { car: RM, die: 1 }).just(RED, Step(F));
        }
        assert!(scene.state.open.road.is_final && scene.told.contains(&Event::FinishLaid), "{fifth_tile:?}");
    }
}

/// TR-1.12
#[test]
fn a_fifth_wreck_appears_unless_the_figures_are_a_limit() {
    let four = Options { four_wrecks: true, ..Options::default() };
    let wrecks =
        |scene: &Scene| scene.state.open.on_board().filter(|(who, _)| who.wreck_index().is_some()).count();
    let onto_token = |options, standing| {
        let mut scene = board_p(4).options(options).token(3, 9, Hazard::Wreck).car(RS, 3, 8).car(BM, 3, 10);
        for number in 0..standing {
            scene = scene.car(VehicleId::wreck(number), 0, 10 + number);
        }
        scene.assigns(RS, 3);
        scene
    };
    for (options, standing) in [(Options::default(), 4), (four, 3)] {
        let mut scene = onto_token(options, standing);
        scene.drives_rolling(F, &[Bottom, Way(FR)]);
        assert_eq!(wrecks(&scene), usize::from(standing) + 1);
    }
    let mut scene = onto_token(four, 4);
    scene.drives(&[F]).stands(RS, 3, 9);
    assert_eq!((wrecks(&scene), scene.moves(), scene.discard(Hazard::Wreck)), (4, 0, 1));
    assert!(scene.told.contains(&Event::NoWreckLeft { who: RS }));
    scene.refuses(RED, TakeBonus, "TR-9.13");
    assert!(scene.offers(RED, Shoot(BM)), "the move is over, the turn is not");
}

/// TR-15.8
#[test]
fn if_nobody_is_left_the_furthest_wins_or_all_who_were_left() {
    for (all_out, wanted) in [(AllOut::Furthest, vec![BLUE]), (AllOut::Draw, vec![RED, BLUE])] {
        let options = Options { all_out, ..Options::default() };
        let scene = board_q(3).options(options).out(GREEN).final_tile().gone(&[RS, RL, BS, BIG_BLUE]);
        let mut scene = scene.car(RM, 3, 0).car(BM, 4, 17).chopper(RED, 3, 1).chopper(BLUE, 4, 17);
        scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus);
        let mut winners = SeatSet::EMPTY;
        for seat in wanted {
            winners.insert(seat);
        }
        assert_eq!(scene.winners(), Some(winners), "{all_out:?}; who was out before shares nothing");
    }
}
