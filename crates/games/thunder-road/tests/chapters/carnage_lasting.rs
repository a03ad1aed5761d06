//! CD-5: lasting effects, and CD-6.2, minor damage.

use super::carnage::*;
use super::scene::*;
use crossroads_thunder_road::data::FireFace;

/// Red's medium car on (3,8) with this effect.
fn with(effect: Damage) -> Scene {
    road("2b").car(RM, 3, 8).damaged(RM, &[effect])
}

/// CD-5.1
#[test]
fn a_lasting_effect_token_brings_a_card_that_works_at_once() {
    let mut scene = road("2b").car(RM, 3, 8).car(BM, 3, 10);
    let flat = card(&scene, Damage::FlatTyre);
    scene.assigns(RM, 1).drives(&[F]);
    shoots(&mut scene, BM, &[HIT_M, Draw(Damage::Lasting), flat]);
    assert_eq!(scene.damage(BM), [Damage::FlatTyre]);
    assert!(scene.told.contains(&Event::LastingDrawn { car: BM, card: Damage::FlatTyre }));
    let mut scene = scene.turn(BLUE);
    scene.assigns(BM, 3);
    assert_eq!(scene.moves(), 2);
}

/// CD-5.2, IX-2.9
#[test]
fn repaired_its_card_is_discarded_and_its_token_too_and_eliminated_the_token_goes_into_the_pile() {
    let mut scene = with(Damage::FlatTyre).car(RS, 0, 8).dice(RED, &[1, 6]);
    let pile = scene.state.open.damage_pile[Damage::Lasting as usize];
    let mut gone = scene.clone();
    scene
        .does(RED, Assign { car: RS, die: 1 })
        .does(RED, Action::Command { command: Command::Repair, die: 6 });
    scene.does(RED, Repair { car: RM, damage: Damage::FlatTyre });
    let supply = scene.state.open.supply;
    assert_eq!(supply.deck_discard.counts()[Damage::FlatTyre.card_index().unwrap()], 1);
    assert_eq!((supply.lasting_tokens, scene.state.open.damage_pile[Damage::Lasting as usize]), (1, pile));
    gone.open().road.ground.show(at(3, 9), Hazard::PitTrap);
    gone.assigns(RM, 6).drives(&[F]);
    assert_eq!(gone.state.open.supply.deck_discard.counts()[Damage::FlatTyre.card_index().unwrap()], 1);
    assert_eq!(gone.state.open.damage_pile[Damage::Lasting as usize], pile + 1);
    assert_eq!(gone.state.open.supply.lasting_tokens, 0);
}

/// CD-5.2
#[test]
fn the_discarded_tokens_make_a_new_pile_when_it_is_empty() {
    let mut scene = road("2b").car(RM, 3, 8).car(BM, 3, 10).damage_pile(&[]);
    scene.open().supply.lasting_tokens = 2;
    let jammed = card(&scene, Damage::JammedGuns);
    scene.assigns(RM, 1).drives(&[F]);
    if scene.offers(RED, DeclineBonus) {
        scene.does(RED, DeclineBonus);
    }
    scene.rolls(RED, Shoot(BM), &[HIT_M, Raw(0), jammed]);
    assert_eq!(scene.damage(BM), [Damage::JammedGuns]);
    assert_eq!(scene.state.open.damage_pile[Damage::Lasting as usize], 1);
}

/// CD-5.3
#[test]
fn an_empty_deck_is_made_anew_and_without_any_card_the_token_is_a_dent() {
    let mut scene = road("2b").car(RM, 3, 8).car(BM, 3, 10);
    let deck = std::mem::take(&mut scene.open().supply.deck);
    let mut bare = scene.clone();
    scene.open().supply.deck_discard.add(Damage::BentFrame.card_index().unwrap());
    scene.assigns(RM, 1).drives(&[F]);
    shoots(&mut scene, BM, &[HIT_M, Draw(Damage::Lasting), Raw(0)]);
    assert_eq!(scene.damage(BM), [Damage::BentFrame]);
    assert_eq!(deck.counts().iter().sum::<u8>(), 21);
    bare.assigns(RM, 1).drives(&[F]);
    shoots(&mut bare, BM, &[HIT_M, Draw(Damage::Lasting)]);
    assert_eq!(bare.damage(BM), [Damage::Lasting]);
    assert!(!bare.is_inoperable(BM));
}

/// CD-5.4, CD-5.13
#[test]
fn on_an_inoperable_car_what_is_about_slams_still_counts() {
    let mut scene = road("2b")
        .car(RM, 3, 8)
        .car(BIG_BLUE, 3, 9)
        .damaged(BIG_BLUE, &[Damage::BentFrame, Damage::FlatTyre]);
    scene.assigns(RM, 1).rolls(RED, Step(F), &[Bottom, Way(F)]);
    assert_eq!(scene.asked(), Some(RED), "a medium car is larger than a bent one");
}

/// CD-5.5
#[test]
fn a_shattered_windshield_leaves_what_lies_straight_ahead() {
    let mut scene = with(Damage::ShatteredWindshield).car(BM, 3, 10).car(GM, 4, 10);
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus);
    assert!(scene.offers(RED, Shoot(BM)));
    scene.refuses(RED, Shoot(GM), "CD-5.5");
}

/// CD-5.6
#[test]
fn with_a_transmission_failure_a_die_counts_three_at_most() {
    for (die, moves) in [(2, 2), (3, 3), (6, 3)] {
        let mut scene = with(Damage::TransmissionFailure).dice(RED, &[die, 5]);
        scene.assigns(RM, die);
        assert_eq!(scene.moves(), moves);
    }
}

/// CD-5.7, IX-2.3
#[test]
fn a_flat_tyre_takes_a_move_but_never_the_last_after_all_else_is_added() {
    let mut one = with(Damage::FlatTyre);
    one.assigns(RM, 1);
    assert_eq!(one.moves(), 1);
    // Die, nitro and fire, minus the tyre.
    let mut sum = with(Damage::FlatTyre).dice(RED, &[2, 6]);
    sum.open().car_mut(RM).unwrap().burning = true;
    sum.does(RED, Assign { car: RM, die: 6 });
    sum.rolls(RED, Action::Command { command: Command::Nitro, die: 2 }, &[fire(FireFace::One)]);
    assert_eq!(sum.moves(), 8);
    // A cap acts on the die alone.
    let mut cap = with(Damage::TransmissionFailure).dice(RED, &[2, 6]);
    cap.open().car_mut(RM).unwrap().burning = true;
    cap.does(RED, Assign { car: RM, die: 6 });
    cap.rolls(RED, Action::Command { command: Command::Nitro, die: 2 }, &[fire(FireFace::One)]);
    assert_eq!(cap.moves(), 6);
    let mut coasts = with(Damage::FlatTyre).moved(RM).gone(&[RS, RL]).coast_turn(RED);
    coasts.open().car_mut(RM).unwrap().burning = true;
    coasts.rolls(RED, Coast { car: RM, die: 1 }, &[fire(FireFace::One)]);
    assert_eq!(coasts.moves(), 1);
}

/// CD-5.8, CD-5.9
#[test]
fn a_car_that_pulls_to_a_side_never_steps_to_the_other() {
    let mut left = with(Damage::PullsLeft);
    left.assigns(RM, 1).refuses(RED, Step(FR), "CD-5.8");
    assert!(left.offers(RED, Step(FL)) && left.offers(RED, Step(F)));
    let mut right = with(Damage::PullsRight);
    right.assigns(RM, 1).refuses(RED, Step(FL), "CD-5.9");
    assert!(right.offers(RED, Step(FR)));
    // What others do to it is another matter.
    let mut pushed = with(Damage::PullsLeft).car(BM, 3, 7).turn(BLUE);
    pushed.assigns(BM, 1).rolls(BLUE, Step(F), &[Bottom, Way(FR)]).stands(RM, 4, 9);
}

/// CD-5.10
#[test]
fn jammed_guns_do_not_shoot() {
    let mut scene = with(Damage::JammedGuns).car(BM, 3, 10);
    scene.assigns(RM, 1).drives(&[F]);
    scene.does(RED, DeclineBonus);
    assert_eq!(scene.asked(), Some(BLUE));
    let mut asked = with(Damage::JammedGuns).car(BM, 3, 10);
    asked.assigns(RM, 1).drives(&[F]).refuses(RED, Shoot(BM), "CD-5.10");
}

/// CD-5.11
#[test]
fn a_leaking_tank_burns_after_every_slam_whoever_moves() {
    for (roll, mover) in [(Bottom, BM), (Top, RM)] {
        let mut scene = with(Damage::LeakingTank).car(BM, 3, 9);
        scene.assigns(RM, 1).rolls(RED, Step(F), &[roll, Way(FL)]);
        assert!(burns(&scene, RM) && !burns(&scene, BM), "{mover:?}");
    }
}

/// CD-5.12, IX-2.4
#[test]
fn a_loose_wheel_makes_off_road_slow() {
    let mut scene = road("2b").car(RM, 1, 8).damaged(RM, &[Damage::LooseWheel]);
    scene.assigns(RM, 3).drives(&[F]);
    assert_eq!(scene.moves(), 1);
    scene.drives(&[F]).stands(RM, 1, 10);
    assert_eq!(scene.asked(), Some(BLUE), "the last move is always enough");
    let mut road_only = with(Damage::LooseWheel);
    road_only.assigns(RM, 2).drives(&[F]);
    assert_eq!(road_only.moves(), 1);
}

/// CD-5.13
#[test]
fn a_bent_frame_is_small_in_slams_and_nowhere_else() {
    let mut scene = road("2b").car(RL, 3, 8).damaged(RL, &[Damage::BentFrame]).car(BS, 3, 9);
    scene.assigns(RL, 1).rolls(RED, Step(F), &[Bottom, Way(F)]);
    assert_ne!(scene.step(), Step::Drive, "both are small: nobody is asked");
    assert!(!scene.offers(RED, RerollSlam));
    let mut shot = road("2b").car(RM, 3, 8).car(BIG_BLUE, 3, 10).damaged(BIG_BLUE, &[Damage::BentFrame]);
    shot.assigns(RM, 1).drives(&[F]);
    shoots(&mut shot, BIG_BLUE, &[HIT_L, Draw(Damage::Dent)]);
    assert_eq!(shot.damage(BIG_BLUE).len(), 2);
}

/// CD-5.14
#[test]
fn with_a_dead_radio_there_is_no_command() {
    let mut scene = with(Damage::DeadRadio).car(RS, 0, 8);
    scene.does(RED, Assign { car: RM, die: 4 });
    assert_eq!(scene.step(), Step::Drive, "no command is asked for");
    scene.refuses(RED, Action::Command { command: Command::Nitro, die: 1 }, "CD-5.14");
    let mut other = with(Damage::DeadRadio).car(RS, 0, 8);
    other.does(RED, Assign { car: RS, die: 4 });
    assert!(other.offers(RED, Action::Command { command: Command::Nitro, die: 1 }));
}

/// CD-5.15, IX-2.4
#[test]
fn with_a_broken_axle_mud_takes_all_moves() {
    let mut scene = road("10a").car(RM, 2, 9).damaged(RM, &[Damage::BrokenAxle]);
    scene.assigns(RM, 4).drives(&[F]).stands(RM, 2, 10);
    assert_eq!(scene.asked(), Some(BLUE));
}

/// CD-5.16
#[test]
fn a_clogged_injector_has_neither_nitro_nor_the_road_die() {
    let mut scene = with(Damage::CloggedInjector);
    scene.does(RED, Assign { car: RM, die: 4 });
    scene.refuses(RED, Action::Command { command: Command::Nitro, die: 1 }, "CD-5.16");
    assert!(scene.offers(RED, Action::Command { command: Command::Drift, die: 3 }));
    scene.does(RED, NoCommand).drives(&[F, F, F]);
    let before_last = scene.clone();
    scene.drives(&[F]);
    assert_eq!(scene.asked(), Some(BLUE), "all was road, and no bonus is asked");
    assert!(before_last.state.open.turn.drive.on_road);
}

/// CD-5.17, IX-2.2
#[test]
fn an_overheating_car_burns_after_the_move_of_a_six() {
    let mut scene = with(Damage::Overheating).dice(RED, &[5, 6]);
    scene.assigns(RM, 6).drives(&[F, F, F, F, F]);
    assert!(!burns(&scene, RM), "not before the end");
    scene.drives(&[F]).does(RED, DeclineBonus);
    assert!(burns(&scene, RM));
    let mut five = with(Damage::Overheating).dice(RED, &[5, 6]);
    five.assigns(RM, 5).drives(&[F, F, F, F, F]).does(RED, DeclineBonus);
    assert!(!burns(&five, RM));
    let mut coasts = with(Damage::Overheating).moved(RM).gone(&[RS, RL]).dice(RED, &[6]).coast_turn(RED);
    coasts.does(RED, Coast { car: RM, die: 6 }).drives(&[F]);
    assert!(!burns(&coasts, RM), "the value of a coasting die is never read");
}

/// CD-5.18, IX-2.7
#[test]
fn who_misses_an_open_engine_bay_may_roll_again_once() {
    let mut scene = road("2b").car(RM, 3, 8).car(BM, 3, 10).damaged(BM, &[Damage::OpenEngineBay]);
    scene.assigns(RM, 1).drives(&[F]);
    shoots(&mut scene, BM, &[HIT_L]);
    assert_eq!(scene.asked(), Some(RED));
    let mut again = scene.clone();
    again.rolls(RED, RerollShot, &[HIT_M, Draw(Damage::Dent)]);
    assert!(again.is_inoperable(BM));
    let mut missed = scene.clone();
    missed.rolls(RED, RerollShot, &[HIT_L]);
    assert_eq!(missed.asked(), Some(BLUE), "once");
    scene.does(RED, KeepShot);
    assert_eq!(scene.damage(BM).len(), 1);
    let mut hit = road("2b").car(RM, 3, 8).car(BM, 3, 10).damaged(BM, &[Damage::OpenEngineBay]);
    hit.assigns(RM, 1).drives(&[F]);
    shoots(&mut hit, BM, &[HIT_M, Draw(Damage::Dent)]);
    assert!(hit.is_inoperable(BM), "a hit is not asked about");
}

/// CD-6.2
#[test]
fn minor_damage_fills_a_slot_and_goes_back_to_its_own_supply() {
    let options = crossroads_thunder_road::setup::Options { big_rig: true, ..CARNAGE };
    let mut scene =
        Scene::with(["1a", "2b", "3a"], 4, options).car(RM, 3, 8).car(RS, 0, 8).dice(RED, &[1, 6]);
    scene = scene.damaged(RM, &[Damage::Minor]);
    let (minor, pile) = (scene.state.open.supply.minor, scene.state.open.damage_pile);
    scene
        .does(RED, Assign { car: RS, die: 1 })
        .does(RED, Action::Command { command: Command::Repair, die: 6 });
    scene.does(RED, Repair { car: RM, damage: Damage::Minor });
    assert_eq!((scene.state.open.supply.minor, scene.state.open.damage_pile), (minor + 1, pile));
}
