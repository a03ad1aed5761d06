//! CS-1, CS-2 and CS-3: leaders, command tokens, and how upgrades come to their cars.

use super::crews::*;
use super::scene::*;
use crossroads_engine::{Game, Quick, Seat, Silent, Viewer};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::data::COMMAND_TOKENS;
use crossroads_thunder_road::state::{Holding, Stage};
use std::collections::BTreeSet;

pub fn leaders_play() -> Options {
    Options { leaders: true, ..Options::default() }
}

pub fn upgrades_play() -> Options {
    Options { upgrades: true, ..Options::default() }
}

/// Leaders and upgrades, with Carnage.
pub fn whole_shop() -> Options {
    Options { leaders: true, upgrades: true, carnage: true, ..Options::default() }
}

/// A race on 1b, 4a and 5a, where the two lanes in the middle are road from end to end and no token lies; it is Red's turn.
pub fn garage(options: Options, seats: u8) -> Scene {
    Scene::with(["1b", "4a", "5a"], seats, options).swept()
}

impl Scene {
    /// A crew has this leader, and as many command tokens as the board has stars.
    pub fn leader(mut self, seat: Seat, leader: Leader) -> Scene {
        self.open().gangs[seat].leader = Some(leader);
        self.tokens(seat, leader.row().stars)
    }

    pub fn tokens(mut self, seat: Seat, tokens: u8) -> Scene {
        self.open().gangs[seat].tokens = tokens;
        self
    }

    /// A car carries this upgrade.
    pub fn fitted(mut self, car: VehicleId, upgrade: Upgrade) -> Scene {
        let dashboard = &mut self.open().cars[car.car_index().unwrap()];
        (dashboard.upgrade, dashboard.charges) = (Some(upgrade), upgrade.charges());
        self
    }

    pub fn held(&self, seat: Seat) -> u8 {
        self.state.open.gangs[seat].tokens
    }

    /// Puts a die on a car and a token on a command, and no die on one.
    pub fn spends(&mut self, car: VehicleId, die: u8, command: Command) -> &mut Scene {
        let seat = self.state.open.turn.seat;
        self.does(seat, Assign { car, die });
        if self.offers(seat, NoCommand) {
            self.does(seat, NoCommand);
        }
        self.does(seat, SpendToken(command))
    }

    /// Does without the bonus, if it is offered.
    pub fn declines(&mut self) -> &mut Scene {
        let seat = self.state.open.turn.seat;
        if self.offers(seat, DeclineBonus) {
            self.does(seat, DeclineBonus);
        }
        self
    }
}

/// The secrets of a seat at a new table.
fn fresh(options: &Options, seats: u8, number: u64) -> State {
    ThunderRoad::setup(options, seats, &mut Quick::new(number), &mut Silent)
}

/// CS-1.1, CS-1.7, IX-7.3
#[test]
fn every_crew_chooses_one_of_two_leaders_in_secret_and_all_are_turned_up_together() {
    let mut scene = Scene::of(&fresh(&leaders_play(), 3, 1));
    assert_eq!(ThunderRoad::to_act(&scene.state).len(), 3, "all choose at once, before any die is rolled");
    let dealt: Vec<Vec<Leader>> =
        Seat::all(3).map(|seat| scene.state.hidden.seats[seat].leaders().to_vec()).collect();
    assert_eq!(dealt.iter().flatten().map(|it| *it as u8).collect::<BTreeSet<_>>().len(), 6);
    let foreign = dealt[1][0];
    scene.refuses(RED, PickLeader(foreign), "CS-1.1").refuses(RED, NoCommand, "CS-1.7");
    scene.does(RED, PickLeader(dealt[0][1]));
    assert_eq!(scene.told, [Event::Chose { seat: RED }]);
    assert_eq!(scene.state.open.gangs[RED].leader, None, "nobody sees it yet");
    let own = ThunderRoad::view(&scene.state, Viewer::Seat(BLUE)).own.unwrap();
    assert!(matches!(own.secret.holds, Holding::Leaders { chosen: None, .. }));
    scene.refuses(RED, PickLeader(dealt[0][0]), "TR-7.5");
    scene.does(GREEN, PickLeader(dealt[2][0]));
    scene.just(BLUE, PickLeader(dealt[1][0]));
    let shown: Vec<Option<Leader>> = scene.state.open.gangs.iter().map(|(_, gang)| gang.leader).collect();
    assert_eq!(shown, [Some(dealt[0][1]), Some(dealt[1][0]), Some(dealt[2][0])]);
    assert_eq!(scene.state.open.phase, Phase::Racing);
}

/// CS-1.2, CS-1.5
#[test]
fn a_leader_board_replaces_the_command_board_and_a_star_takes_no_die() {
    let mut scene =
        garage(leaders_play(), 2).leader(RED, Leader::Abigail).car(RM, 3, 2).dice(RED, &[1, 3, 5]);
    scene.does(RED, Assign { car: RM, die: 1 });
    scene.refuses(RED, Action::Command { command: Command::Drift, die: 3 }, "TR-8.2");
    scene.refuses(RED, Action::Command { command: Command::Roadblock, die: 3 }, "CS-1.5");
    assert!(scene.offers(RED, Action::Command { command: Command::Nitro, die: 3 }));
    scene.does(RED, NoCommand);
    scene.refuses(RED, SpendToken(Command::Drift), "CS-1.2");
    scene.does(RED, SpendToken(Command::Roadblock));
}

/// CS-1.3
#[test]
fn a_crew_takes_as_many_tokens_as_its_board_has_stars_and_no_more_than_there_are() {
    let mut scene = Scene::of(&fresh(&leaders_play(), 2, 3));
    for seat in [RED, BLUE] {
        let leader = scene.state.hidden.seats[seat].leaders()[0];
        scene.just(seat, PickLeader(leader));
    }
    for seat in [RED, BLUE] {
        assert_eq!(scene.held(seat), scene.state.open.gangs[seat].leader.unwrap().row().stars);
    }
    // With an empty supply nothing is taken.
    let mut bare =
        garage(leaders_play(), 2).leader(RED, Leader::Cruft).tokens(RED, 0).tokens(BLUE, COMMAND_TOKENS);
    bare = bare.car(RM, 3, 2).laid(3, 3, Hazard::Road);
    bare.assigns(RM, 1).drives(&[F]);
    assert_eq!(bare.held(RED), 0);
}

/// CS-1.4
#[test]
fn an_ability_needs_neither_die_nor_token_and_is_no_command() {
    let mut scene = garage(leaders_play(), 2).leader(RED, Leader::Abigail).tokens(RED, 0).dice(RED, &[1, 2]);
    scene = scene.car(RM, 3, 2).car(BM, 3, 5);
    scene.does(RED, Assign { car: RM, die: 1 }).does(RED, NoCommand).drives(&[F]).declines();
    assert!(scene.offers(RED, Shoot(BM)));
    assert!(!scene.state.open.gangs[RED].commanded);
}

/// CS-1.6
#[test]
fn what_needs_fire_is_left_out_without_carnage() {
    let met = |options: Options| {
        let (mut leaders, mut upgrades) = (BTreeSet::new(), BTreeSet::new());
        for number in 0..60 {
            let state = fresh(&Options { upgrades: false, ..options }, 4, number);
            let dealt = state.hidden.seats.iter().flat_map(|(_, secret)| secret.leaders().to_vec());
            leaders.extend(dealt.map(|it| it as u8));
            let state = fresh(&Options { leaders: false, ..options }, 4, number);
            let dealt = state.hidden.seats.iter().flat_map(|(_, secret)| secret.draft().to_vec());
            upgrades.extend(dealt.map(|it| it as u8));
        }
        (leaders, upgrades)
    };
    let (leaders, upgrades) = met(Options { carnage: false, ..whole_shop() });
    assert_eq!((leaders.len(), upgrades.len()), (10, 26));
    assert!(!leaders.contains(&(Leader::EmBerco as u8)));
    assert!(!upgrades.contains(&(Upgrade::IncendiaryRounds as u8)));
    let (leaders, upgrades) = met(whole_shop());
    assert_eq!((leaders.len(), upgrades.len()), (11, 27));
}

/// CS-2.1, CS-2.2, CS-2.4, CS-2.7, TRX-S20
#[test]
fn a_die_and_a_token_make_two_commands_and_tokens_on_commands_end_with_the_round() {
    let mut scene = garage(leaders_play(), 2).leader(RED, Leader::Asha).car(RM, 3, 2).car(RL, 2, 2);
    scene = scene.dice(RED, &[1, 3, 4, 5]);
    scene.does(RED, Assign { car: RM, die: 5 });
    scene.does(RED, Action::Command { command: Command::Drift, die: 4 });
    scene.does(RED, SpendToken(Command::Nitro));
    assert_eq!(scene.moves(), 6, "a token on nitro is worth one");
    assert!(scene.state.open.turn.drive.drift);
    assert_eq!(scene.held(RED), 2);
    scene.next_turn(RED);
    scene.does(RED, Assign { car: RL, die: 3 });
    scene.refuses(RED, SpendToken(Command::Nitro), "CS-2.1");
    scene.refuses(RED, SpendToken(Command::Drift), "CS-2.1");
    scene.does(RED, SpendToken(Command::Airstrike));
    assert_eq!(scene.held(RED), 1);
    scene.does(RED, PlaceChopper(at(0, 0)));
    assert!(!scene.legal(RED).iter().any(|action| matches!(action, SpendToken(_))), "one token a turn");
    // The last turn of the round.
    for (_, gang) in scene.open().gangs.iter_mut() {
        gang.turns = 3;
    }
    scene.drives(&[F, F, F]).just(RED, DeclineBonus);
    assert_eq!(scene.state.open.round, 3);
    assert_eq!((scene.held(RED), scene.state.open.gangs[RED].tokened.len()), (1, 0));
}

/// CS-2.2
#[test]
fn of_two_commands_before_the_move_the_player_says_which_comes_first() {
    let mut scene = garage(leaders_play(), 2).leader(RED, Leader::Asha).car(RM, 3, 2).car(RL, 2, 2);
    scene = scene.damaged(RL, &[Damage::Dent]).dice(RED, &[1, 6]);
    scene.does(RED, Assign { car: RM, die: 1 });
    scene.does(RED, Action::Command { command: Command::Repair, die: 6 });
    scene.does(RED, SpendToken(Command::Airstrike));
    let orders = [CommandFirst(Command::Repair), CommandFirst(Command::Airstrike)];
    assert_eq!(scene.legal(RED), orders);
    scene.refuses(RED, CommandFirst(Command::Nitro), "CS-2.2");
    scene.does(RED, CommandFirst(Command::Airstrike)).does(RED, PlaceChopper(at(0, 0)));
    scene.does(RED, Repair { car: RL, damage: Damage::Dent });
    assert_eq!(scene.step(), Step::Drive);
}

/// CS-2.3
#[test]
fn no_token_in_a_turn_of_coasting() {
    let mut scene = garage(leaders_play(), 2).leader(RED, Leader::Asha).car(RM, 3, 2);
    scene = scene.moved(RM).moved(RS).moved(RL).dice(RED, &[2]).coast_turn(RED);
    scene.refuses(RED, SpendToken(Command::Nitro), "CS-2.3");
    scene.does(RED, Coast { car: RM, die: 2 });
    assert_eq!(scene.step(), Step::Drive);
}

/// CS-2.5
#[test]
fn a_die_on_a_command_with_a_token_is_refused() {
    let mut scene = garage(leaders_play(), 2).leader(RED, Leader::Asha).car(RM, 3, 2).car(RL, 2, 2);
    scene = scene.dice(RED, &[1, 1, 2]);
    scene.spends(RM, 1, Command::Nitro).next_turn(RED);
    scene.does(RED, Assign { car: RL, die: 1 });
    scene.refuses(RED, Action::Command { command: Command::Nitro, die: 2 }, "CS-2.5");
}

/// CS-2.6
#[test]
fn a_token_on_a_command_with_nothing_to_act_on_is_refused() {
    let mut scene = garage(leaders_play(), 2).leader(RED, Leader::Asha).car(RM, 3, 2).dice(RED, &[1]);
    scene.does(RED, Assign { car: RM, die: 1 });
    scene.refuses(RED, SpendToken(Command::Repair), "TR-8.3");
    assert!(scene.offers(RED, NoToken));
}

/// CS-3.1, CS-3.2, IX-1.1
#[test]
fn upgrades_go_round_the_car_crews_until_each_has_kept_three() {
    let options = Options { upgrades: true, final_five: true, big_rig: true, ..Options::default() };
    let mut scene = Scene::of(&fresh(&options, 4, 5));
    assert_eq!(ThunderRoad::to_act(&scene.state).len(), 2, "bikes and rig hold no cards");
    let hand = |scene: &Scene, seat: Seat| scene.state.hidden.seats[seat].draft().to_vec();
    let (red, blue) = (hand(&scene, RED), hand(&scene, BLUE));
    assert_eq!((red.len(), blue.len()), (4, 4));
    scene.refuses(RED, DraftUpgrade(blue[0]), "CS-3.1");
    scene.does(RED, DraftUpgrade(red[0]));
    assert_eq!(hand(&scene, BLUE), blue, "the cards go on when all have chosen");
    scene.does(BLUE, DraftUpgrade(blue[0]));
    assert_eq!((hand(&scene, BLUE), hand(&scene, RED)), (red[1..].to_vec(), blue[1..].to_vec()));
    scene.does(RED, DraftUpgrade(blue[1])).does(BLUE, DraftUpgrade(red[1]));
    scene.does(RED, DraftUpgrade(red[2])).does(BLUE, DraftUpgrade(blue[2]));
    assert_eq!(scene.state.hidden.seats[RED].kept().to_vec(), [red[0], blue[1], red[2]]);
    assert!(hand(&scene, RED).is_empty(), "the last card goes back to the box");
    assert!(matches!(scene.state.open.phase, Phase::Shopping { stage: Stage::Mount, .. }));
}

/// CS-3.3
#[test]
fn three_upgrades_go_to_three_cars_in_secret_and_all_are_turned_up_together() {
    let mut scene = Scene::of(&fresh(&upgrades_play(), 2, 6));
    for _ in 0..3 {
        for seat in [RED, BLUE] {
            let first = scene.state.hidden.seats[seat].draft()[0];
            scene.just(seat, DraftUpgrade(first));
        }
    }
    let kept = scene.state.hidden.seats[RED].kept().to_vec();
    assert_eq!(scene.legal(RED).len(), 6);
    let foreign = scene.state.hidden.seats[BLUE].kept()[0];
    scene.refuses(RED, MountUpgrades([kept[0], kept[1], foreign]), "CS-3.3");
    scene.refuses(RED, MountUpgrades([kept[0], kept[0], kept[1]]), "CS-3.3");
    scene.does(RED, MountUpgrades([kept[2], kept[0], kept[1]]));
    assert!(scene.state.open.cars.iter().all(|car| car.upgrade.is_none()));
    let of_blue = scene.legal(BLUE)[0];
    scene.just(BLUE, of_blue);
    let worn = [RS, RM, RL].map(|car| scene.state.open.car(car).unwrap().upgrade);
    assert_eq!(worn, [Some(kept[2]), Some(kept[0]), Some(kept[1])]);
    assert_eq!(scene.state.open.phase, Phase::Racing);
    scene.refuses(RED, DraftUpgrade(kept[0]), "CS-1.7");
}

/// CS-3.4, CS-3.5
#[test]
fn an_upgrade_works_for_its_own_car_and_not_while_that_is_inoperable() {
    let turbo = || garage(upgrades_play(), 2).car(RM, 3, 2).car(RL, 2, 2).fitted(RM, Upgrade::Turbocharger);
    let mut scene = turbo();
    scene.assigns(RM, 2);
    assert_eq!(scene.moves(), 3);
    let mut scene = turbo();
    scene.assigns(RL, 2);
    assert_eq!(scene.moves(), 2);
    // Repaired, it works again in the same round.
    let mut scene = turbo().damaged(RM, &[Damage::Dent, Damage::Dent]).dice(RED, &[1, 2, 6]);
    assert!(!scene.state.open.wears(RM, Upgrade::Turbocharger));
    scene.does(RED, Assign { car: RL, die: 1 });
    scene.does(RED, Action::Command { command: Command::Repair, die: 6 });
    scene.does(RED, Repair { car: RM, damage: Damage::Dent });
    scene.next_turn(RED).assigns(RM, 2);
    assert_eq!(scene.moves(), 3);
}

/// CS-3.6
#[test]
fn extra_armour_counts_its_slot_also_on_an_inoperable_car() {
    let scene = garage(upgrades_play(), 2).car(RM, 3, 2).fitted(RM, Upgrade::ExtraArmour);
    let scene = scene.damaged(RM, &[Damage::Dent, Damage::Dent, Damage::Blast]);
    assert_eq!(scene.state.open.slots(RM), 3);
    let mut scene = scene.car(RL, 2, 2).dice(RED, &[1, 6]);
    scene.open().cars[RM.car_index().unwrap()].inoperable = true;
    scene.does(RED, Assign { car: RL, die: 1 });
    scene.does(RED, Action::Command { command: Command::Repair, die: 6 });
    scene.does(RED, Repair { car: RM, damage: Damage::Blast });
    assert!(!scene.is_inoperable(RM), "two of three slots are filled");
}

/// CS-3.7
#[test]
fn the_upgrade_of_an_eliminated_car_leaves_the_game() {
    let mut scene = garage(upgrades_play(), 2).car(RM, 0, 1).fitted(RM, Upgrade::Turbocharger);
    scene.assigns(RM, 1).drives(&[FL]);
    assert_eq!(scene.fate(RM), Some(Fate::OverSide));
    assert_eq!(scene.state.open.car(RM).unwrap().upgrade, None);
}

/// IX-1.1
#[test]
fn rig_and_bikes_have_neither_leader_nor_token() {
    let options = Options { final_five: true, big_rig: true, ..leaders_play() };
    let mut scene = Scene::of(&fresh(&options, 3, 9));
    let leader = scene.state.hidden.seats[RED].leaders()[0];
    assert_eq!(ThunderRoad::to_act(&scene.state).len(), 1);
    scene.just(RED, PickLeader(leader));
    for seat in [BLUE, GREEN] {
        assert_eq!((scene.state.open.gangs[seat].leader, scene.held(seat)), (None, 0));
    }
}
