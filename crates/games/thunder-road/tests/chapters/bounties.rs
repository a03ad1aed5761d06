//! EA-4: bounties.

use super::crews::*;
use super::scene::*;
use super::shop::garage;
use crossroads_engine::words::Piece;
use crossroads_engine::{Game, Quick, Seat, Silent, Viewer};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::data::{Bounty, Condition, OneShot};
use crossroads_thunder_road::state::{Question, Window};

fn with_bounties() -> Options {
    Options { bounties: true, ..Options::default() }
}

/// A race on 1b, 4a and 5a, whose two middle lanes are road from end to end. These seats hold these cards, and nobody else
/// holds one.
fn race(seats: u8, cards: &[(Seat, Bounty)]) -> Scene {
    race_of(with_bounties(), seats, cards)
}

fn race_of(options: Options, seats: u8, cards: &[(Seat, Bounty)]) -> Scene {
    let mut scene = garage(options, seats);
    scene.open().stack.clear();
    for seat in Seat::all(seats) {
        scene.state.hidden.seats[seat].bounty = None;
        scene.state.hidden.seats[seat].one_shot = None;
        (scene.open().gangs[seat].bounty, scene.open().gangs[seat].one_shot) = (false, false);
    }
    for (seat, card) in cards {
        scene.state.hidden.seats[*seat].bounty = Some(*card);
        scene.open().gangs[*seat].bounty = true;
    }
    scene
}

impl Scene {
    /// Who is asked at which kind of moment.
    fn window(&self) -> Option<(Window, Seat)> {
        match self.state.open.question() {
            Some(Question::Window { window, seat }) => Some((window, seat)),
            _ => None,
        }
    }

    /// Checks that a seat is asked at this kind of moment, and lets it reveal its card.
    fn reveals(&mut self, seat: Seat, card: Bounty, rolls: &[Roll]) -> &mut Scene {
        self.rolls(seat, RevealBounty(card), rolls);
        assert!(self.told.contains(&Event::BountyRevealed { seat, card }));
        self
    }

    /// Drives the medium red car one space ahead, without the bonus.
    fn red_drives(&mut self) -> &mut Scene {
        self.assigns(RM, 1).drives(&[F]).declines()
    }

    /// These have taken two turns of three, and it is the last turn of the round for this seat.
    fn last_turn(mut self, seat: Seat) -> Scene {
        for other in Seat::all(self.state.open.seats()) {
            self.open().gangs[other].turns = if other == seat { 2 } else { 3 };
        }
        self
    }
}

/// A small blue car that one more hit breaks down, ahead of the medium red one.
fn easy_prey(cards: &[(Seat, Bounty)]) -> Scene {
    let scene = race(3, cards).car(RM, 3, 8).car(BS, 3, 10).damaged(BS, &[Damage::Dent]);
    scene.car(BM, 2, 2)
}

/// EA-1.2, EA-1.3, EA-4.1
#[test]
fn every_seat_is_dealt_a_bounty_that_only_it_knows() {
    let state = ThunderRoad::setup(&with_bounties(), 4, &mut Quick::new(3), &mut Silent);
    for seat in Seat::all(4) {
        let own = ThunderRoad::view(&state, Viewer::Seat(seat)).own.unwrap().secret.bounty;
        assert!(own.is_some() && own == state.hidden.seats[seat].bounty && state.open.gangs[seat].bounty);
    }
    for card in Bounty::ALL {
        let mut scene = race(2, &[(RED, card)]);
        scene.refuses(RED, RevealBounty(card), "EA-1.4");
        let other = if card == Bounty::BigGame { Bounty::HitAndRun } else { Bounty::BigGame };
        scene.refuses(RED, RevealBounty(other), "EA-1.3");
    }
}

/// EA-1.3, IX-7.3
#[test]
fn what_another_seat_thinks_can_be_held_is_any_bounty_that_was_not_seen() {
    let mut scene = race(2, &[(RED, Bounty::BigGame), (BLUE, Bounty::Trailblazer)]);
    scene.open().spent.bounties = scene.state.open.spent.bounties.with(Bounty::CleanSweep as usize);
    let view = ThunderRoad::view(&scene.state, Viewer::Seat(RED));
    let mut thought = std::collections::BTreeSet::new();
    for number in 0..200 {
        let state = ThunderRoad::resample(&view, RED, &mut Quick::new(number));
        assert_eq!(state.hidden.seats[RED].bounty, Some(Bounty::BigGame));
        thought.insert(state.hidden.seats[BLUE].bounty.unwrap() as u8);
    }
    let own_or_seen = [Bounty::BigGame as u8, Bounty::CleanSweep as u8];
    assert_eq!((thought.len(), own_or_seen.iter().any(|card| thought.contains(card))), (6, false));
    let says = |viewer, id: &str| {
        let text = ThunderRoad::text(&ThunderRoad::view(&scene.state, viewer), &[]);
        text.into_iter().flatten().any(|span| matches!(span.piece, Piece::Said(message) if message.id == id))
    };
    assert!(says(Viewer::Seat(BLUE), "bounty-trailblazer") && !says(Viewer::Seat(RED), "bounty-trailblazer"));
    assert!(says(Viewer::Spectator, "text-holds-bounty"), "that a card is held is open");
}

/// EA-4.1
#[test]
fn a_bounty_is_asked_for_when_all_that_followed_is_resolved() {
    // The last token skids the small car into the medium one, and only after their slam somebody is asked.
    let mut scene = easy_prey(&[(RED, Bounty::HitAndRun)]).car(BM, 3, 11);
    scene.red_drives();
    scene.rolls(RED, Shoot(BS), &[HIT_SM, Draw(Damage::SkidFront), Bottom, Way(F)]);
    assert!(scene.offers(BLUE, KeepSlam), "the larger one may roll again, in the middle of the chain");
    assert!(scene.window().is_none() && !scene.is_inoperable(BS));
    scene.does(BLUE, KeepSlam).stands(BM, 3, 12).stands(BS, 3, 11);
    assert!(scene.is_inoperable(BS));
    assert_eq!(scene.window(), Some((Window::HitAndRun, RED)));
    assert_eq!(scene.legal(RED), [RevealBounty(Bounty::HitAndRun), Pass, Mute]);
}

/// EA-4.2
#[test]
fn a_bounty_that_is_not_revealed_is_kept_for_the_next_time_it_is_met() {
    let mut scene = easy_prey(&[(RED, Bounty::HitAndRun)]).car(GS, 2, 10).damaged(GS, &[Damage::Blast]);
    scene = scene.car(GM, 2, 3);
    scene.red_drives();
    scene.rolls(RED, Shoot(BS), &[HIT_SM, Draw(Damage::Dent)]).does(RED, Pass);
    assert_eq!(scene.asked(), Some(BLUE), "the turn goes on");
    scene.next_turn(RED).refuses(RED, RevealBounty(Bounty::HitAndRun), "EA-1.4");
    let mut scene = scene.car(RL, 3, 8).dice(RED, &[1, 2]);
    scene.assigns(RL, 1).drives(&[FL]).declines();
    scene.rolls(RED, Shoot(GS), &[HIT_SM, Draw(Damage::Dent)]);
    assert_eq!(scene.window(), Some((Window::HitAndRun, RED)), "met again");
}

/// EA-4.3, EA-4.4
#[test]
fn own_vehicles_and_wrecks_do_not_count() {
    let mut own = race(2, &[(RED, Bounty::HitAndRun)]).car(RM, 3, 8).car(RS, 3, 10);
    own = own.damaged(RS, &[Damage::Dent]);
    own.red_drives().rolls(RED, Shoot(RS), &[HIT_SM, Draw(Damage::Dent)]);
    assert!(own.is_inoperable(RS) && own.window().is_none());
    // A wreck is thrown over the edge.
    let mut wreck = race(2, &[(RED, Bounty::CleanSweep)]).car(RM, 0, 11).car(WRECK, 0, 12);
    wreck.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(FL)]).does(RED, KeepSlam);
    assert_eq!(wreck.fate(WRECK), Some(Fate::OverSide));
    assert_eq!(wreck.window(), None);
    // So is an own car, by an own car.
    let mut mine = race(2, &[(RED, Bounty::CleanSweep)]).car(RM, 0, 11).car(RS, 0, 12);
    mine.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(FL)]).does(RED, KeepSlam);
    assert_eq!((mine.fate(RS), mine.window()), (Some(Fate::OverSide), None));
}

/// EA-4.4
#[test]
fn hit_and_run_turns_an_unused_die_to_six() {
    let mut scene = easy_prey(&[(RED, Bounty::HitAndRun)]);
    scene.red_drives().rolls(RED, Shoot(BS), &[HIT_SM, Draw(Damage::Dent)]);
    scene.reveals(RED, Bounty::HitAndRun, &[]);
    assert_eq!(scene.legal(RED), [2, 3, 4].map(|die| SetDie { die, value: 6 }));
    scene.refuses(RED, SetDie { die: 2, value: 5 }, "EA-4.4");
    scene.does(RED, SetDie { die: 2, value: 6 });
    assert_eq!(scene.state.open.gangs[RED].dice.to_vec(), [3, 4, 6]);
    assert!(!scene.state.open.gangs[RED].bounty, "it has left the game");
    // Sixes alone would not change: nobody is asked.
    let mut sixes = easy_prey(&[(RED, Bounty::HitAndRun)]).dice(RED, &[1, 6, 6]);
    sixes.red_drives().rolls(RED, Shoot(BS), &[HIT_SM, Draw(Damage::Dent)]);
    assert_eq!(sixes.window(), None);
    // A medium car is not small.
    let mut medium = race(3, &[(RED, Bounty::HitAndRun)]).car(RM, 3, 8).car(BM, 3, 10).car(BS, 2, 2);
    medium = medium.damaged(BM, &[Damage::Dent]);
    medium.red_drives().rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Dent)]);
    assert!(medium.is_inoperable(BM) && medium.window().is_none());
}

/// EA-4.4, EA-1.5
#[test]
fn who_is_asked_for_a_bounty_follows_from_what_everybody_sees() {
    let asked = |card: Bounty| {
        let mut scene = easy_prey(&[(RED, card)]);
        scene.red_drives().rolls(RED, Shoot(BS), &[HIT_SM, Draw(Damage::Dent)]);
        scene
    };
    let (one, other) = (asked(Bounty::HitAndRun), asked(Bounty::Trailblazer));
    assert_eq!(other.window(), Some((Window::HitAndRun, RED)));
    assert_eq!(other.legal(RED), [Pass, Mute]);
    for viewer in [Viewer::Seat(BLUE), Viewer::Spectator] {
        assert_eq!(ThunderRoad::view(&one.state, viewer), ThunderRoad::view(&other.state, viewer));
    }
    // Once everybody has seen the card, nobody is asked for it.
    let mut spent = easy_prey(&[(RED, Bounty::Trailblazer)]);
    spent.open().spent.bounties = spent.state.open.spent.bounties.with(Bounty::HitAndRun as usize);
    spent.red_drives().rolls(RED, Shoot(BS), &[HIT_SM, Draw(Damage::Dent)]);
    assert_eq!(spent.window(), None);
}

/// EA-4.3, EA-4.4, EA-5.6
#[test]
fn what_follows_from_a_card_is_done_by_who_played_it() {
    // Blue shoots back in Red's turn.
    let options = Options { one_shots: true, ..with_bounties() };
    let cards = [(RED, Bounty::HitAndRun), (BLUE, Bounty::Trailblazer)];
    let mut scene = race_of(options, 2, &cards).car(RS, 3, 8).damaged(RS, &[Damage::Dent]).car(RM, 2, 2);
    scene = scene.car(BM, 3, 10);
    scene.state.hidden.seats[BLUE].one_shot = Some(OneShot::ReturnFire);
    scene.open().gangs[BLUE].one_shot = true;
    scene.assigns(RS, 1).drives(&[F]).declines();
    scene.rolls(RED, Shoot(BM), &[HIT_L]).does(BLUE, Pass);
    scene.rolls(BLUE, PlayOneShot(OneShot::ReturnFire), &[HIT_SM, Draw(Damage::Dent)]);
    assert!(scene.is_inoperable(RS));
    assert_eq!(scene.window(), Some((Window::HitAndRun, BLUE)));
}

/// EA-4.4
#[test]
fn a_bike_is_small_and_a_rig_die_is_set_to_three() {
    let options = Options { bounties: true, ..both_play() };
    let mut scene = race_of(options, 4, &[(YELLOW, Bounty::HitAndRun)]).car(BARS, 3, 12).car(CROSS, 2, 2);
    scene = scene.turn(YELLOW).steering(2).rig_at(3, 10).dice(YELLOW, &[1, 2, 3]);
    scene.puts(1, Cowcatcher).drives(&[F]);
    scene.rolls(YELLOW, Shoot(BARS), &[HIT_SM]);
    assert_eq!(scene.window(), Some((Window::HitAndRun, YELLOW)));
    scene.reveals(YELLOW, Bounty::HitAndRun, &[]).does(YELLOW, SetDie { die: 2, value: 3 });
    assert_eq!(scene.state.open.gangs[YELLOW].dice.to_vec(), [3, 3]);
}

/// EA-4.5, IX-2.11
#[test]
fn slow_and_steady_moves_every_car_of_whoever_is_last_when_a_round_begins() {
    let mut scene = race(2, &[(BLUE, Bounty::SlowAndSteady)]).car(RM, 3, 8).last_turn(RED);
    scene = scene.car(BM, 3, 1).car(BS, 2, 5).car(BIG_BLUE, 2, 3);
    scene = scene.damaged(BIG_BLUE, &[Damage::Dent, Damage::Blast]).ground(3, 2, Hazard::Mud);
    scene.assigns(RM, 1).drives(&[F]);
    // Four dice each, then the road die.
    scene.rolls(RED, DeclineBonus, &[Raw(0); 9]);
    assert_eq!(scene.window(), Some((Window::SlowAndSteady, BLUE)));
    scene.reveals(BLUE, Bounty::SlowAndSteady, &[]);
    assert_eq!(scene.legal(BLUE).len(), 6, "two operable cars, three ways each");
    scene.refuses(BLUE, SteadyStep { car: BIG_BLUE, direction: F }, "EA-4.5");
    scene.refuses(BLUE, SteadyStep { car: BM, direction: B }, "EA-4.5");
    scene.does(BLUE, SteadyStep { car: BM, direction: F });
    scene.refuses(BLUE, SteadyStep { car: BS, direction: F }, "EA-4.5");
    // The mud costs nothing.
    scene.does(BLUE, SteadyStep { car: BM, direction: F }).stands(BM, 3, 3);
    scene.does(BLUE, SteadyStep { car: BS, direction: F }).does(BLUE, SteadyStep { car: BS, direction: F });
    scene.stands(BS, 2, 7);
    assert!(scene.told.contains(&Event::TurnBegan { seat: BLUE }), "then comes the first turn");
}

/// EA-4.5
#[test]
fn slow_and_steady_needs_the_last_place_for_oneself_and_a_second_round() {
    let end_of_round = |scene: Scene| {
        let mut scene = scene.last_turn(RED);
        scene.assigns(RM, 1).drives(&[F]);
        scene.rolls(RED, DeclineBonus, &[Raw(0); 9]);
        scene.window()
    };
    let race = || race(2, &[(BLUE, Bounty::SlowAndSteady)]).car(RM, 3, 8);
    assert_eq!(end_of_round(race().car(BM, 3, 2)), Some((Window::SlowAndSteady, BLUE)));
    assert_eq!(end_of_round(race().car(BM, 3, 2).car(RS, 5, 2)), None, "a tie with an opponent");
    assert_eq!(end_of_round(race().car(BM, 3, 20)), None, "Red is last");
    let broken = race().car(BM, 3, 20).car(BS, 3, 2).damaged(BS, &[Damage::Dent, Damage::Blast]);
    assert_eq!(end_of_round(broken), None, "an inoperable car is no operable one");
    // At the start of round 1 nobody is asked, wherever the cars are.
    for number in 0..20 {
        let state = ThunderRoad::setup(&with_bounties(), 2, &mut Quick::new(number), &mut Silent);
        assert!(!matches!(state.open.question(), Some(Question::Window { .. })));
    }
}

/// EA-4.5, IX-2.1
#[test]
fn a_slam_ends_a_slow_and_steady_move_and_nothing_of_the_last_turn_helps() {
    let mut scene = race(2, &[(BLUE, Bounty::SlowAndSteady)]).car(RM, 3, 8).last_turn(RED);
    scene = scene.car(BM, 3, 2).car(WRECK, 3, 3).car(BS, 2, 6);
    scene.assigns(RM, 1).drives(&[F]);
    scene.rolls(RED, DeclineBonus, &[Raw(0); 9]).reveals(BLUE, Bounty::SlowAndSteady, &[]);
    scene.rolls(BLUE, SteadyStep { car: BM, direction: F }, &[Bottom, Way(FL)]);
    scene.does(BLUE, KeepSlam).stands(BM, 3, 3);
    scene.refuses(BLUE, SteadyStep { car: BM, direction: F }, "EA-4.5");
    assert_eq!(scene.legal(BLUE).len(), 3, "the other car is left");
    // Who drives over the edge is eliminated, and the rig goes straight ahead only.
    let options = Options { bounties: true, ..rig_plays() };
    let mut rig = race_of(options, 3, &[(GREEN, Bounty::SlowAndSteady)]).car(RM, 3, 12).last_turn(RED);
    rig = rig.steering(2).rig_at(2, 5);
    rig.assigns(RM, 1).drives(&[F]);
    rig.rolls(RED, DeclineBonus, &[Raw(0); 13]).reveals(GREEN, Bounty::SlowAndSteady, &[]);
    assert_eq!(rig.legal(GREEN), [SteadyStep { car: RIG, direction: F }]);
    rig.does(GREEN, SteadyStep { car: RIG, direction: F }).does(GREEN, SteadyStep { car: RIG, direction: F });
    rig.rig_stands((2, 7), (2, 6), (2, 5));
}

/// IX-2.11, CS-4.7
#[test]
fn lead_foot_comes_before_slow_and_steady() {
    let options = Options { leaders: true, ..with_bounties() };
    let mut scene = race_of(options, 2, &[(BLUE, Bounty::SlowAndSteady)]).car(RM, 3, 8).car(BM, 3, 2);
    scene = scene.leader(RED, Leader::CrisCrass).tokens(RED, 0).last_turn(RED);
    scene.assigns(RM, 1).drives(&[F]);
    scene.rolls(RED, DeclineBonus, &[Raw(0); 9]);
    assert!(scene.offers(RED, LeadFoot(0)));
    scene.does(RED, LeadFoot(0));
    assert_eq!(scene.window(), Some((Window::SlowAndSteady, BLUE)));
}

/// EA-4.6
#[test]
fn rubbing_is_racing_gives_the_car_that_stays_a_free_shot_on_anybodys_turn() {
    // Red drives into Blue and is thrown back: Blue's car stays, and shoots in Red's turn.
    let race = |round| {
        let scene = race(2, &[(BLUE, Bounty::RubbingIsRacing)]).car(RM, 3, 8).car(BM, 3, 9);
        scene.car(RS, 3, 10).round(round)
    };
    let mut scene = race(2);
    scene.assigns(RM, 1).drives_rolling(F, &[Top, Way(B)]).stands(RM, 3, 8);
    assert_eq!(scene.window(), Some((Window::RubbingIsRacing, BLUE)));
    scene.reveals(BLUE, Bounty::RubbingIsRacing, &[]);
    assert_eq!(scene.legal(BLUE), [FreeShot { car: BM, target: RS }]);
    scene.refuses(BLUE, FreeShot { car: BM, target: RM }, "EA-4.6");
    scene.rolls(BLUE, FreeShot { car: BM, target: RS }, &[HIT_SM, Draw(Damage::Dent)]);
    assert_eq!(scene.damage(RS), [Damage::Dent]);
    assert!(scene.offers(RED, Shoot(BM)), "Red's turn goes on with its own shot");
    // Not in round 1.
    let mut first = race(1);
    first.assigns(RM, 1).drives_rolling(F, &[Top, Way(B)]);
    assert_eq!(first.window(), None);
    // Nor by an inoperable car.
    let mut broken = race(2).damaged(BM, &[Damage::Dent, Damage::Blast]).car(BS, 2, 2);
    broken.assigns(RM, 1).drives_rolling(F, &[Top, Way(B)]);
    assert_eq!(broken.window(), None);
    // Nor without a target in its arc.
    let mut alone = race(2).car(RS, 2, 2);
    alone.assigns(RM, 1).drives_rolling(F, &[Top, Way(B)]);
    assert_eq!(alone.window(), None);
}

/// EA-4.6, BR-6.3, CS-5.5
#[test]
fn a_free_shot_at_the_rig_names_a_command_and_counts_as_no_shot_of_the_turn() {
    let options = Options { upgrades: true, bounties: true, ..rig_plays() };
    let mut scene = race_of(options, 3, &[(RED, Bounty::RubbingIsRacing)]).car(RM, 3, 8).car(BM, 3, 9);
    scene = scene.rig_at(2, 12).fitted(RM, Upgrade::TwinGuns);
    scene.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(F)]).stands(RM, 3, 9);
    assert_eq!(scene.window(), Some((Window::RubbingIsRacing, RED)));
    scene.reveals(RED, Bounty::RubbingIsRacing, &[]);
    let at_rig = FreeShotRig { car: RM, command: HazardDropper };
    assert!(scene.offers(RED, at_rig) && scene.offers(RED, FreeShot { car: RM, target: BM }));
    scene.refuses(RED, FreeShotRig { car: RM, command: Cowcatcher }, "EA-4.6");
    scene.rolls(RED, at_rig, &[HIT_L]);
    assert!(!scene.state.open.rig.works(HazardDropper));
    // Both guns of the turn are still loaded.
    scene.rolls(RED, Shoot(BM), &[HIT_L]).rolls(RED, ShootRig(TargetingComputer), &[HIT_M]);
}

/// EA-4.7, EA-4.1, EA-1.7
#[test]
fn pinball_wizard_moves_a_vehicle_of_a_chain_of_two_slams() {
    // Red pushes Blue into Green.
    let race = |card| race(3, &[(RED, card)]).car(RM, 3, 8).car(BM, 3, 9).car(GM, 3, 10);
    let mut scene = race(Bounty::PinballWizard);
    scene.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(F), Bottom, Way(FL)]);
    scene.stands(BM, 3, 10).stands(GM, 2, 11);
    // Red's car has stayed in its slam, so that is asked first, whatever Red holds.
    assert_eq!(scene.window(), Some((Window::RubbingIsRacing, RED)));
    assert_eq!(scene.legal(RED), [Pass, Mute]);
    scene.does(RED, Pass);
    assert_eq!(scene.window(), Some((Window::PinballWizard, RED)));
    scene.reveals(RED, Bounty::PinballWizard, &[]);
    assert_eq!(scene.legal(RED).len(), 18, "three vehicles, six ways");
    scene.refuses(RED, Pinball { who: BS, direction: F }, "EA-4.7");
    scene.does(RED, Pinball { who: GM, direction: F }).stands(GM, 2, 12);
    assert_eq!(scene.state.open.turn.seat, RED);
    // One slam is no chain.
    let mut one = race(Bounty::PinballWizard).car(GM, 3, 12);
    one.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(F)]);
    assert_eq!(one.window(), Some((Window::RubbingIsRacing, RED)));
    one.does(RED, Pass);
    assert_eq!(one.window(), None);
}

/// EA-4.7
#[test]
fn a_pinball_comes_into_its_space_as_after_a_push() {
    let race = || {
        let scene = race(3, &[(RED, Bounty::PinballWizard)]).car(RM, 3, 8).car(BM, 3, 9).car(GM, 3, 10);
        let mut scene = scene.laid(3, 12, Hazard::Mine);
        scene.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(F), Bottom, Way(F)]);
        scene.does(RED, Pass).reveals(RED, Bounty::PinballWizard, &[]);
        scene
    };
    let mut mine = race();
    mine.stands(GM, 3, 11).rolls(RED, Pinball { who: GM, direction: F }, &[Draw(Damage::Dent)]);
    assert_eq!(mine.damage(GM), [Damage::Dent], "a token acts");
    let mut slam = race();
    slam.rolls(RED, Pinball { who: BM, direction: B }, &[Top, Way(FL)]).stands(BM, 2, 10);
}

/// EA-4.7, IX-6.1
#[test]
fn a_shot_causes_no_chain_of_a_move_and_the_rig_is_no_pinball() {
    // A skid throws the car into two others, but it was a shot.
    let mut shot = race(3, &[(RED, Bounty::PinballWizard)]).car(RM, 3, 8).car(BM, 3, 10).car(GM, 3, 11);
    shot = shot.car(GL, 3, 12);
    shot.red_drives();
    shot.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::SkidFront), Bottom, Way(F), Bottom, Way(FL)]);
    assert!(shot.offers(GREEN, KeepSlam));
    shot.does(GREEN, KeepSlam).stands(GL, 2, 13);
    assert_eq!(shot.window(), None);
    let options = Options { bounties: true, ..rig_plays() };
    let mut rig =
        race_of(options, 3, &[(RED, Bounty::PinballWizard)]).car(RM, 3, 8).car(BM, 3, 9).rig_at(3, 12);
    rig.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(F), Way(FL)]).stands(BM, 2, 11);
    rig.does(RED, Pass);
    assert_eq!(rig.window(), Some((Window::PinballWizard, RED)));
    rig.reveals(RED, Bounty::PinballWizard, &[]);
    assert_eq!(rig.legal(RED).len(), 12, "not the rig");
    rig.refuses(RED, Pinball { who: REAR, direction: F }, "EA-4.7");
}

/// EA-4.8, IX-2.1, TR-15.2
#[test]
fn down_and_dirty_repairs_a_car_that_ends_the_turn_on_mud() {
    let race = || {
        let scene = race(2, &[(RED, Bounty::DownAndDirty)]).car(RM, 3, 8).ground(3, 9, Hazard::Mud);
        scene.damaged(RM, &[Damage::Dent]).car(RS, 2, 2).damaged(RS, &[Damage::Blast])
    };
    let mut scene = race();
    scene.assigns(RM, 1).drives(&[F]);
    assert_eq!(scene.window(), Some((Window::DownAndDirty, RED)));
    scene.reveals(RED, Bounty::DownAndDirty, &[]);
    scene.refuses(RED, Repair { car: RS, damage: Damage::Blast }, "EA-4.8");
    scene.does(RED, Repair { car: RM, damage: Damage::Dent });
    assert_eq!((scene.damage(RM), scene.asked()), (vec![], Some(BLUE)));
    // Any car of the seat, also one that did not move; an inoperable one is operable by it.
    let mut other = race().ground(2, 2, Hazard::Mud).damaged(RS, &[Damage::Blast, Damage::Dazed]);
    other.assigns(RM, 1).drives(&[FL]).declines().reveals(RED, Bounty::DownAndDirty, &[]);
    other.does(RED, Repair { car: RS, damage: Damage::Blast });
    assert!(!other.is_inoperable(RS));
    // After the choppers.
    let mut under = race().chopper(BLUE, 3, 9);
    under.assigns(RM, 1).drives(&[F]);
    assert_eq!((under.fate(RM), under.window()), (Some(Fate::UnderChopper), None));
    // On other ground, or sound, nobody is asked.
    let mut road = race();
    road.assigns(RM, 1).drives(&[FL]).declines();
    assert_eq!(road.window(), None);
    let mut sound = race().damaged(RM, &[]);
    sound.assigns(RM, 1).drives(&[F]);
    assert_eq!(sound.window(), None);
}

/// EA-4.8, IX-2.1, EA-5.9
#[test]
fn down_and_dirty_comes_before_scrap_drop_and_repairs_the_rig_by_its_front_section() {
    let options = Options { one_shots: true, bounties: true, ..rig_plays() };
    let mut scene =
        race_of(options, 3, &[(GREEN, Bounty::DownAndDirty)]).turn(GREEN).steering(1).rig_at(3, 8);
    scene = scene.ground(3, 9, Hazard::Mud).rig_damage(&[Airstrike]);
    scene.state.hidden.seats[GREEN].one_shot = Some(OneShot::ScrapDrop);
    scene.open().gangs[GREEN].one_shot = true;
    scene.puts(1, Cowcatcher).drives(&[F]).does(GREEN, Pass);
    assert_eq!(scene.window(), Some((Window::DownAndDirty, GREEN)));
    scene.reveals(GREEN, Bounty::DownAndDirty, &[]).does(GREEN, RepairRig(Airstrike));
    assert!(scene.state.open.rig.works(Airstrike));
    assert_eq!(scene.window(), Some((Window::ScrapDrop, GREEN)));
}

/// EA-4.9
#[test]
fn big_game_rolls_a_used_die_again_as_an_unused_one() {
    let race = |cards| {
        let scene = race(2, cards).car(RM, 3, 8).car(BIG_BLUE, 3, 10).car(BM, 2, 2);
        scene.damaged(BIG_BLUE, &[Damage::Dent])
    };
    let mut scene = race(&[(RED, Bounty::BigGame)]);
    scene.red_drives().rolls(RED, Shoot(BIG_BLUE), &[HIT_L, Draw(Damage::Dent)]);
    assert_eq!(scene.window(), Some((Window::BigGame, RED)));
    scene.reveals(RED, Bounty::BigGame, &[Raw(4)]);
    assert_eq!(scene.state.open.gangs[RED].dice.to_vec(), [2, 3, 4, 5]);
    assert_eq!(scene.state.open.car(RM).unwrap().die, Some(1), "what it lay on stays used");
    // Blue's card is for what Blue does.
    let mut other = race(&[(BLUE, Bounty::BigGame)]);
    other.red_drives().rolls(RED, Shoot(BIG_BLUE), &[HIT_L, Draw(Damage::Dent)]);
    assert_eq!(other.window(), None);
    // Who has used no die in this round has none to take back: Blue shoots back before its first turn.
    let shot_back = |dice: &[u8]| {
        let options = Options { one_shots: true, ..with_bounties() };
        let mut scene = race_of(options, 2, &[(BLUE, Bounty::BigGame)]).car(RL, 3, 8).car(RM, 2, 2);
        scene = scene.damaged(RL, &[Damage::Dent]).car(BM, 3, 10).dice(BLUE, dice);
        scene.state.hidden.seats[BLUE].one_shot = Some(OneShot::ReturnFire);
        scene.open().gangs[BLUE].one_shot = true;
        scene.assigns(RL, 1).drives(&[F]).declines();
        scene.rolls(RED, Shoot(BM), &[HIT_L]).does(BLUE, Pass);
        scene.rolls(BLUE, PlayOneShot(OneShot::ReturnFire), &[HIT_L, Draw(Damage::Dent)]);
        scene.window()
    };
    assert_eq!(shot_back(&[1, 2, 3, 4]), None);
    assert_eq!(shot_back(&[1, 2, 3]), Some((Window::BigGame, BLUE)));
}

/// EA-4.5, CS-4.8
#[test]
fn what_happens_once_in_a_turn_does_not_happen_between_rounds() {
    let options = Options { leaders: true, ..with_bounties() };
    let mut scene = race_of(options, 2, &[(RED, Bounty::SlowAndSteady)]).car(RM, 3, 8).car(BM, 3, 20);
    scene = scene.leader(RED, Leader::Cruft).tokens(RED, 0).last_turn(RED).laid(3, 10, Hazard::Road);
    scene.assigns(RM, 1).drives(&[F]);
    scene.rolls(RED, DeclineBonus, &[Raw(0); 9]).reveals(RED, Bounty::SlowAndSteady, &[]);
    scene.does(RED, SteadyStep { car: RM, direction: F }).stands(RM, 3, 10);
    assert_eq!(scene.held(RED), 0, "scrap is found in a turn");
}

/// EA-4.7, EA-6.4
#[test]
fn a_step_of_a_tow_cable_is_a_move_too() {
    let options = Options { bonus_commands: true, ..with_bounties() };
    let mut scene = race_of(options, 3, &[(RED, Bounty::PinballWizard)]).car(RM, 2, 2).car(RS, 3, 8);
    scene.open().gangs[RED].bonus = Some(Command::TowCable);
    scene = scene.car(BS, 3, 9).car(GS, 3, 10).dice(RED, &[1, 4]);
    scene.does(RED, Assign { car: RM, die: 1 });
    scene.does(RED, Action::Command { command: Command::TowCable, die: 4 });
    let tow = TowCable { car: RS, direction: F };
    scene.rolls(RED, tow, &[Bottom, Way(F), Bottom, Way(FL)]);
    assert_eq!(scene.window(), Some((Window::RubbingIsRacing, RED)));
    scene.does(RED, Pass);
    assert_eq!(scene.window(), Some((Window::PinballWizard, RED)));
}

/// EA-4.10, CS-2.1
#[test]
fn clean_sweep_gives_one_more_command_in_a_later_turn_of_the_round() {
    let mut scene = race(2, &[(RED, Bounty::CleanSweep)]).car(RM, 0, 11).car(BM, 0, 12);
    scene = scene.car(RS, 2, 2).car(RL, 3, 2).car(BS, 2, 8).car(BIG_BLUE, 3, 8).dice(BLUE, &[1, 1, 1, 1]);
    scene.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(FL)]);
    assert_eq!(scene.fate(BM), Some(Fate::OverSide));
    assert_eq!(scene.window(), Some((Window::CleanSweep, RED)));
    scene.reveals(RED, Bounty::CleanSweep, &[]);
    assert_eq!(scene.asked(), Some(BLUE), "not in this turn");
    scene.assigns(BS, 1).drives(&[F]).declines();
    scene
        .does(RED, Assign { car: RS, die: 2 })
        .does(RED, Action::Command { command: Command::Drift, die: 3 });
    assert!(scene.offers(RED, ExtraCommand(Command::Airstrike)) && scene.offers(RED, NoExtraCommand));
    scene.refuses(RED, ExtraCommand(Command::Drift), "CS-2.1");
    scene.refuses(RED, ExtraCommand(Command::Repair), "TR-8.3");
    scene.refuses(RED, ExtraCommand(Command::Respawn), "CS-1.2");
    scene.does(RED, ExtraCommand(Command::Nitro));
    assert_eq!(scene.moves(), 3, "its lowest value is one");
    assert!(scene.state.open.gangs[RED].dice.contains(&4), "no die lies on it");
    scene.drives(&[F, F, F]).declines();
    scene.assigns(BIG_BLUE, 1).drives(&[F]).declines();
    scene.does(RED, Assign { car: RL, die: 4 });
    assert_eq!(scene.step(), Step::Drive, "once");
}

/// EA-4.10, CS-2.3
#[test]
fn clean_sweep_can_wait_but_not_beyond_the_round() {
    let race = || race(2, &[(RED, Bounty::CleanSweep)]).car(RM, 0, 11).car(BM, 0, 12).car(BS, 2, 8);
    // In the last turn of the round the card would change nothing.
    let mut last = race().last_turn(RED);
    last.open().gangs[BLUE].turns = 2;
    last.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(FL)]);
    assert_eq!((last.fate(BM), last.window()), (Some(Fate::OverSide), None));
    // What is not used is forgotten when the round ends.
    let mut scene = race().car(RS, 2, 2).dice(BLUE, &[1, 1, 1, 1]);
    scene.open().gangs[RED].turns = 1;
    (scene.open().gangs[BLUE].turns, scene.open().gangs[RED].commanded) = (2, true);
    scene.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(FL)]).reveals(RED, Bounty::CleanSweep, &[]);
    scene.assigns(BS, 1).drives(&[F]).declines();
    scene.does(RED, Assign { car: RS, die: 2 });
    assert!(scene.offers(RED, NoExtraCommand));
    scene.does(RED, NoExtraCommand).drives(&[F, F]);
    scene.rolls(RED, DeclineBonus, &[Raw(0); 9]);
    assert!(scene.state.open.bounties.sweeps.is_empty());
    // Nor in a turn in which the car coasts.
    let mut coasting = race().moved(RM).moved(RS).moved(RL).car(RS, 2, 2).car(RL, 3, 2);
    coasting.open().bounties.sweeps = crossroads_engine::SeatSet::only(RED);
    coasting.open().bounties.may_sweep = true;
    let mut coasting = coasting.coast_turn(RED);
    coasting.does(RED, Coast { car: RS, die: 1 });
    assert_eq!(coasting.step(), Step::Drive);
}

/// CS-5.3, EA-2.10, EA-4.10, TRX-S22
#[test]
fn a_long_push_over_the_edge_is_a_clean_sweep() {
    let options = Options { upgrades: true, road_conditions: true, ..with_bounties() };
    let cards = [(RED, Bounty::CleanSweep), (BLUE, Bounty::BigGame)];
    let mut scene = race_of(options, 2, &cards);
    scene.state.open.road = Scene::with(["1a", "2a", "3a"], 2, options).swept().state.open.road;
    scene = scene.car(RM, 3, 9).car(BM, 3, 10).fitted(RM, Upgrade::HeavyRam);
    scene.open().conditions.cards = [None, Some(Condition::LooseShoulders), None];
    scene.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(FR)]);
    assert_eq!(scene.fate(BM), Some(Fate::OverSide), "(4,11), (5,11), and over the right edge");
    assert_eq!(scene.window(), Some((Window::CleanSweep, RED)));
    scene.reveals(RED, Bounty::CleanSweep, &[]);
}

/// EA-4.10
#[test]
fn a_sweep_counts_for_who_stayed_and_only_for_the_slam_that_moved_the_vehicle() {
    // On Red's turn Blue's car stays, and Red's goes over the edge.
    let mut top = race(3, &[(BLUE, Bounty::CleanSweep)]).car(RM, 0, 11).car(BM, 0, 12).car(RS, 2, 2);
    top.assigns(RM, 1).drives_rolling(F, &[Top, Way(FL)]);
    assert_eq!((top.fate(RM), top.window()), (Some(Fate::OverSide), Some((Window::CleanSweep, BLUE))));
    // Red pushes Blue into a wreck, and that slam is the end of it: none of Red's vehicles is in it.
    let mut wreck = race(3, &[(RED, Bounty::CleanSweep)]).car(RM, 0, 11).car(BM, 0, 12).car(WRECK, 0, 13);
    wreck.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(F), Top, Way(FL)]).does(BLUE, KeepSlam);
    assert_eq!(wreck.fate(BM), Some(Fate::OverSide));
    while let Some((window, seat)) = wreck.window() {
        assert_ne!(window, Window::CleanSweep);
        wreck.does(seat, Pass);
    }
}

/// EA-4.10, BR-2.7
#[test]
fn for_the_rig_a_later_die_activates_another_command_of_its_section() {
    let options = Options { bounties: true, ..rig_plays() };
    let mut scene = race_of(options, 3, &[(GREEN, Bounty::CleanSweep)]).turn(GREEN).steering(1);
    scene = scene.rig((1, 11), (1, 10), (1, 9)).car(BM, 1, 12).car(BS, 2, 2).dice(GREEN, &[1, 2, 3]);
    scene.puts(1, TargetingComputer).drives_rolling(F, &[Way(FL)]);
    assert_eq!(scene.window(), Some((Window::RubbingIsRacing, GREEN)));
    scene.does(GREEN, Pass).stands(BM, 0, 13);
    assert_eq!(scene.window(), None, "pushed aside, not out");
    let mut scene = scene.car(BM, 0, 12).car(RIG, 0, 11).car(MIDDLE, 0, 10).car(REAR, 0, 9).anew().clone();
    scene.open().gangs[GREEN].turns = 0;
    scene.puts(2, MissileLauncher).drives_rolling(F, &[Way(FL)]);
    assert_eq!(scene.fate(BM), Some(Fate::OverSide));
    assert_eq!(scene.window(), Some((Window::CleanSweep, GREEN)));
    // Then the missiles fly.
    scene.reveals(GREEN, Bounty::CleanSweep, &[HIT_L]);
}

/// EA-4.10, BR-7.3, BR-8.3
#[test]
fn the_other_command_has_to_work_and_works_as_by_a_die() {
    let options = Options { bounties: true, ..rig_plays() };
    let sweeping = |damaged: &[RigCommand]| {
        let scene = race_of(options, 3, &[]).turn(GREEN).steering(1).rig_at(3, 10).dice(GREEN, &[1, 2, 3]);
        let mut scene = scene.rig_damage(damaged);
        scene.open().bounties.sweeps.insert(GREEN);
        scene.open().bounties.may_sweep = true;
        scene
    };
    let mut scene = sweeping(&[]).car(BM, 3, 11);
    scene.puts(1, MissileLauncher);
    let offered = [Cowcatcher, RepairFront].map(ExtraRigCommand);
    assert_eq!(scene.legal(GREEN), [offered[0], offered[1], NoExtraCommand]);
    scene.refuses(GREEN, ExtraRigCommand(Airstrike), "EA-4.10");
    scene.does(GREEN, ExtraRigCommand(Cowcatcher)).drives(&[F]);
    assert!(scene.offers(BLUE, Shove(FL)), "the cowcatcher works");
    scene.rolls(BLUE, Shove(FL), &[HIT_L]);
    assert!(
        scene.told.iter().any(|event| matches!(event, Event::MissilesLaunched { .. })),
        "and the missiles"
    );
    let mut repair = sweeping(&[Airstrike]);
    repair.puts(1, TractionDrive);
    repair.refuses(GREEN, ExtraRigCommand(Airstrike), "EA-4.10");
    repair.does(GREEN, ExtraRigCommand(RepairMiddle)).does(GREEN, RepairRig(Airstrike));
    assert!(repair.state.open.rig.works(Airstrike));
    let mut none = sweeping(&[]);
    none.puts(1, TractionDrive).does(GREEN, NoExtraCommand).drives(&[F]);
    assert!(none.state.open.bounties.sweeps.contains(GREEN), "it can wait for a later turn");
}

/// EA-4.11
#[test]
fn trailblazer_rolls_all_unused_dice_again() {
    let race = |cards| race(3, cards).car(RM, 3, 23).car(BM, 3, 9).stack(&["3a", "2a"]);
    let mut scene = race(&[(RED, Bounty::Trailblazer)]);
    // A token for each of four spaces of the new tile.
    scene.assigns(RM, 1).drives_rolling(F, &[Raw(0); 4]).stands(RM, 3, 16);
    assert_eq!(scene.window(), Some((Window::Trailblazer, RED)));
    scene.reveals(RED, Bounty::Trailblazer, &[Raw(5), Raw(0), Raw(2)]);
    assert_eq!(scene.state.open.gangs[RED].dice.to_vec(), [1, 3, 6]);
    // Without an unused die it would change nothing.
    let mut last = race(&[(RED, Bounty::Trailblazer)]).dice(RED, &[1]);
    last.does(RED, Assign { car: RM, die: 1 }).drives_rolling(F, &[Raw(0); 4]);
    assert_eq!(last.window(), None);
    // Who does not stand on the new tile in the end has blazed no trail; whoever is pushed there has.
    let mut pushed = race(&[(BLUE, Bounty::Trailblazer)]).car(RM, 3, 22).car(BM, 3, 23);
    pushed.assigns(RM, 1).drives_rolling(F, &[&[Bottom, Way(F)][..], &[Raw(0); 4]].concat());
    assert_eq!(pushed.window(), Some((Window::Trailblazer, BLUE)), "on anybody's turn");
}

/// EA-1.6
#[test]
fn a_muted_bounty_is_not_asked_again_before_the_next_turn_of_the_seat() {
    let mut scene = race(2, &[(BLUE, Bounty::RubbingIsRacing)]).car(RM, 3, 8).car(BM, 3, 9).car(RS, 3, 10);
    scene.assigns(RM, 1).drives_rolling(F, &[Top, Way(B)]).does(BLUE, Mute);
    assert!(scene.offers(RED, Shoot(BM)), "the turn goes on");
    let mut again = scene.clone().turn(RED).dice(RED, &[1]).car(RL, 3, 8).car(RM, 2, 2);
    again.assigns(RL, 1).drives_rolling(F, &[Top, Way(B)]).does(RED, KeepSlam);
    assert_eq!(again.window(), None);
    // When Blue's own turn has begun it is asked again.
    scene.does(RED, HoldFire);
    let mut anew = scene.clone().turn(RED).dice(RED, &[1]).car(RL, 3, 8).car(RM, 2, 2);
    anew.assigns(RL, 1).drives_rolling(F, &[Top, Way(B)]).does(RED, KeepSlam);
    assert_eq!(anew.window(), Some((Window::RubbingIsRacing, BLUE)));
}

/// EA-1.8
#[test]
fn the_bounty_of_a_player_who_is_out_leaves_the_game_unseen() {
    let mut scene = race(3, &[(RED, Bounty::BigGame), (BLUE, Bounty::Trailblazer)]);
    scene = scene.car(RM, 3, 8).car(BIG_BLUE, 3, 10).damaged(BIG_BLUE, &[Damage::Dent]).gone(&[BS, BM]);
    scene.red_drives().rolls(RED, Shoot(BIG_BLUE), &[HIT_L, Draw(Damage::Dent)]);
    assert!(!scene.is_in(BLUE) && !scene.state.open.gangs[BLUE].bounty);
    assert_eq!(scene.state.hidden.seats[BLUE].bounty, None);
    assert!(!scene.state.open.spent.bounties.contains(Bounty::Trailblazer as usize), "nobody has seen it");
    assert_eq!(scene.window(), Some((Window::BigGame, RED)), "what put Blue out is still paid");
}
