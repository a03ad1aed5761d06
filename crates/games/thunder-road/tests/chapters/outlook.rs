//! What a player can see coming is what comes.

use super::super::matrix::everything;
use super::scene::*;
use crossroads_engine::conformance::{Window, random_table};
use crossroads_engine::{Chance, Game, Quick, Seat, Viewer};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::data::{Point, Vehicles};
use crossroads_thunder_road::outlook::{End, Meets, Outlook, SlamOdds, outlook};
use crossroads_thunder_road::setup::Options;
use crossroads_thunder_road::state::{Frame, Question, Work};

fn seen(scene: &Scene) -> Outlook {
    let own = &scene.state.hidden.seats[scene.asked().unwrap()];
    outlook(&scene.state.open, Some(own)).unwrap()
}

/// Where the way of the only car can end with so many moves.
fn ends(scene: &Scene, moves: u8) -> Vec<End> {
    let [reach] = &seen(scene).reach[..] else { panic!("one car") };
    reach.ends.iter().filter(|end| end.with >> moves & 1 == 1).cloned().collect()
}

fn meets(scene: &Scene, moves: u8, row: i8, column: i8) -> Option<Meets> {
    ends(scene, moves).iter().find(|end| end.to == Point { row, column }).map(|end| end.meets)
}

/// CD-5.15
#[test]
fn with_a_broken_axle_mud_is_seen_to_end_a_way_with_any_moves() {
    let mut scene = board_p(2).car(RM, 0, 2).gone(&[RS, RL]).dice(RED, &[1, 2, 3, 4]);
    assert_eq!(meets(&scene, 4, 0, 3), None, "four moves lead through the mud");
    scene.state.open.options.carnage = true;
    scene.state.open.car_mut(RM).unwrap().damage.push(Damage::BrokenAxle);
    assert_eq!(meets(&scene, 4, 0, 3), Some(Meets::Nothing));
}

/// TR-4.8, TR-9.2
#[test]
fn mud_ends_a_way_with_its_last_move_and_with_both() {
    let scene = board_p(2).car(RM, 0, 2).gone(&[RS, RL]).dice(RED, &[1, 2, 3, 4]);
    // Row 0 of tile 1a is R R O M: mud at (0, 3).
    assert_eq!(meets(&scene, 1, 0, 3), Some(Meets::Nothing));
    assert_eq!(meets(&scene, 2, 0, 3), Some(Meets::Nothing));
    assert_eq!(meets(&scene, 3, 0, 3), Some(Meets::Nothing), "by way of (1, 2)");
    assert_eq!(meets(&scene, 4, 0, 3), None, "a fourth move leads on");
    assert_eq!(meets(&scene, 2, 0, 4), None, "the mud took both");
    assert_eq!(meets(&scene, 1, -1, 2), Some(Meets::Edge));
}

/// TR-5.2, TR-10.3, TR-10.4
#[test]
fn a_slam_is_seen_with_its_odds() {
    let mut scene = board_p(2).car(RS, 0, 0).car(BM, 0, 1).dice(RED, &[3, 3, 3, 3]);
    scene.assigns(RS, 3);
    // From (0, 1) two of six directions lead over the left edge.
    let odds = SlamOdds { top_moves: 12, top_out: 4, bottom_out: 8, reroll: Some(BLUE), by_owner: false };
    assert_eq!(meets(&scene, 3, 0, 1), Some(Meets::Slam { with: BM, odds }));
    assert!(meets(&scene, 3, 0, 3).is_none(), "straight on is barred");
    scene.rolls(RED, Step(F), &[Top, Way(FL)]);
    let push = seen(&scene).slam.unwrap();
    assert_eq!((push.who, push.meets, push.again), (RS, Meets::Edge, odds));
}

/// TR-8.9
#[test]
fn a_drift_leads_on_behind_the_first_car_only() {
    let scene = board_p(4).car(RM, 3, 0).car(BM, 3, 1).dice(RED, &[3, 3, 3, 3]);
    let mut scene = scene.car(BS, 2, 1).car(BIG_BLUE, 4, 1);
    scene.does(RED, Assign { car: RM, die: 3 });
    assert!(!ends(&scene, 6).is_empty(), "with a nitro of three");
    assert!(ends(&scene, 3).iter().all(|end| matches!(end.meets, Meets::Slam { .. })));
    scene.does(RED, Action::Command { command: Command::Drift, die: 3 });
    assert!(meets(&scene, 3, 3, 3).is_some());
}

/// TR-11.6
#[test]
fn a_shot_is_seen_with_its_odds() {
    let mut scene = board_p(2).car(RM, 3, 0).car(BS, 3, 2).car(BIG_BLUE, 4, 2).dice(RED, &[1, 1, 1, 1]);
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus);
    let hits: Vec<(VehicleId, u8)> = seen(&scene).shots.iter().map(|shot| (shot.target, shot.hits)).collect();
    assert_eq!(hits, [(BS, 2), (BIG_BLUE, 4)]);
}

/// TR-2.13
#[test]
fn what_may_lie_face_down_is_what_nobody_has_seen() {
    let scene = board_p(2).shown(2, 4, Hazard::Oil);
    assert_eq!(seen(&scene).unseen[..5], [6, 6, 5, 4, 4]);
}

#[test]
fn only_who_is_asked_gets_it() {
    let scene = board_p(2).car(RM, 3, 0);
    let sees = |viewer| ThunderRoad::view(&scene.state, viewer).outlook.is_some();
    assert!(sees(Viewer::Seat(RED)) && !sees(Viewer::Seat(BLUE)) && !sees(Viewer::Spectator));
}

/// Every way that can be driven ends where it was seen to end, and nowhere else.
#[test]
fn what_is_seen_is_what_can_be_driven() {
    let mut compared = Compared::default();
    for number in 0..60 {
        let mut chance = Quick::new(number);
        let (options, seats) = random_table::<ThunderRoad>(&mut chance);
        compared.play(&options, seats, &mut chance);
    }
    assert!(compared.moves > 1000 && compared.sent > 1000, "{compared:?}");
}

/// The same where everything is in play: jets, ploughs and bull bars, leaders and decks.
#[test]
fn what_is_seen_is_what_can_be_driven_with_everything() {
    let mut compared = Compared::default();
    for number in 0..EVERYTHING.count() {
        compared.play(&everything(), 2 + (number % 5) as u8, &mut Quick::new(1_000 + number));
    }
    let Compared { moves, bent, rammed, jumped, sent } = compared;
    assert!(moves > 300 && bent > 40 && rammed > 0 && jumped > 0 && sent > 1000, "{compared:?}");
}

const EVERYTHING: Window = Window { gate: 25, long: 250 };

/// What was compared, and how often something that bends a way was in it.
#[derive(Default, Debug)]
struct Compared {
    moves: u32,
    /// By a car that carries what bends a way.
    bent: u32,
    rammed: u32,
    jumped: u32,
    /// Ways that were driven as they were shown.
    sent: u32,
}

impl Compared {
    /// Plays a table at random, and drives everywhere at each step of a short move.
    fn play(&mut self, options: &Options, seats: u8, chance: &mut Quick) {
        const BENDS: [Upgrade; 3] = [Upgrade::JumpJets, Upgrade::HazardPlough, Upgrade::BullBar];
        let mut state = ThunderRoad::setup(options, seats, chance, &mut crossroads_engine::Silent);
        let mut legal = Vec::new();
        while let Some(seat) = ThunderRoad::to_act(&state).iter().next() {
            let open = &state.open;
            let on_its_way = open.turn.step == Step::Drive && open.stack.is_empty();
            if on_its_way {
                self.send_around(&Scene::of(&state), seat, chance);
            }
            if on_its_way && open.turn.drive.moves <= 4 {
                let mut driven = Vec::new();
                drive_everywhere(&Scene::of(&state), seat, &mut driven);
                let moves = open.turn.drive.moves;
                let reach = seen(&Scene::of(&state)).reach;
                let seen = reach[0].ends.iter().filter(|end| end.with >> moves & 1 == 1);
                let mut seen: Vec<Point> = seen.map(|end| end.to).collect();
                for points in [&mut seen, &mut driven] {
                    points.sort_by_key(|point| (point.row, point.column));
                    points.dedup();
                }
                assert_eq!(seen, driven, "{open:?}");
                self.step_everywhere(&Scene::of(&state), seat);
                self.moves += 1;
                let bends = |it: VehicleId| BENDS.iter().any(|bend| open.wears(it, *bend));
                self.bent += u32::from(open.turn.mover.is_some_and(bends));
            }
            legal.clear();
            ThunderRoad::legal_actions(&state, seat, &mut legal);
            let action = *chance.pick(&legal).unwrap();
            let _ = ThunderRoad::apply(&mut state, seat, action, chance, &mut crossroads_engine::Silent);
        }
    }

    /// Drives as it is shown to a few of the places that would be lit, and ends there, with nothing left to drive.
    fn send_around(&mut self, scene: &Scene, seat: Seat, chance: &mut Quick) {
        let mover = scene.state.open.turn.mover.unwrap();
        let ends = seen(scene).reach.swap_remove(0).ends;
        for _ in 0..3 {
            let End { to, meets, way, .. } = chance.pick(&ends).unwrap();
            let (last, legs) = way.split_last().unwrap();
            let mut next = scene.clone();
            for leg in legs {
                next.just(seat, leg.action);
                while next.state.open.question() == Some(Question::RigDamage) {
                    let choice = next.legal(seat)[0];
                    next.just(seat, choice);
                }
                assert_eq!(
                    next.state.open.space_of(mover).map(|space| space.point()),
                    Some(leg.to),
                    "{way:?}"
                );
            }
            assert_eq!(last.to, *to);
            assert_eq!(next.state.open.question(), Some(Question::Drive), "{way:?}");
            next.just(seat, last.action);
            let open = &next.state.open;
            // A bike that has its die and a coast in one turn makes two moves.
            let is_same_move =
                open.turn.mover == Some(mover) && open.turn.second == scene.state.open.turn.second;
            let drives_on = open.question() == Some(Question::Drive) && is_same_move;
            let told = |what: &dyn Fn(&Event) -> bool| next.told.iter().any(what);
            let came = told(
                &|event| matches!(event, Event::Moved { who, to: at, .. } if *who == mover && at.point() == *to),
            );
            let is_gone = told(&|event| matches!(event, Event::Eliminated { who, .. } if *who == mover));
            let breaks = mover == VehicleId::RIG && open.question() == Some(Question::RigDamage);
            let asks = matches!(open.question(), Some(Question::Drift { .. }));
            let is_true = match meets {
                Meets::Nothing => came && !is_gone && !drives_on,
                // Who stays there is eliminated once the turn ends.
                Meets::Chopper | Meets::Fire => came && !drives_on,
                Meets::Crash | Meets::OffRamp => came && (is_gone || mover == VehicleId::RIG),
                Meets::Edge => !came && is_gone,
                Meets::Advance => told(&|event| matches!(event, Event::BoardAdvanced { .. })),
                Meets::Finish => told(&|event| matches!(event, Event::Finished { .. })),
                Meets::Damage => came && breaks,
                Meets::Slam { .. } if mover == VehicleId::RIG => came,
                Meets::Slam { with, .. } => {
                    let slams = |event: &Event| match *event {
                        Event::Slammed { top, bottom, .. }
                        | Event::BikesSlammed { top, bottom, .. }
                        | Event::ShoveRolled { top, bottom, .. } => (top, bottom) == (mover, *with),
                        _ => false,
                    };
                    came && (asks || told(&slams))
                }
                Meets::Rams { .. } => came && (asks || told(&|event| matches!(event, Event::Rammed { .. }))),
                Meets::Oil => came && told(&|event| matches!(event, Event::Slid { .. })),
                Meets::Unknown | Meets::Mine => {
                    came && told(&|event| {
                        matches!(event, Event::HazardShown { .. } | Event::HazardActed { .. })
                    })
                }
                Meets::Sludge => came && told(&|event| matches!(event, Event::Stuck { .. })),
                Meets::Jump => came && told(&|event| matches!(event, Event::Jumped { .. })),
            };
            assert!(is_true, "{meets:?} by {way:?}: {:?}, then {:?}", next.told, open.question());
            self.sent += 1;
        }
    }

    /// Takes every step that is offered: it slides, pushes with a bull bar, or is the end of the mover, if that was seen, and
    /// not otherwise.
    fn step_everywhere(&mut self, scene: &Scene, seat: Seat) {
        let mover = scene.state.open.turn.mover.unwrap();
        let steps = seen(scene).steps;
        // A card is no step.
        let legal: Vec<Action> =
            scene.legal(seat).into_iter().filter(|it| !matches!(it, PlayOneShot(_))).collect();
        assert_eq!(legal.len(), steps.len());
        for (action, ahead) in legal.into_iter().zip(steps) {
            let mut next = scene.clone();
            next.just(seat, action);
            let told = |what: fn(&Event, VehicleId) -> bool| next.told.iter().any(|event| what(event, mover));
            let slides = told(|event, it| matches!(event, Event::SlidOnGlass { who, .. } if *who == it));
            let is_gone = told(|event, it| matches!(event, Event::Eliminated { who, .. } if *who == it));
            let rams = told(|event, it| matches!(event, Event::Rammed { car, .. } if *car == it));
            let drifts = matches!(next.state.open.question(), Some(Question::Drift { .. }));
            match ahead.meets {
                Meets::Nothing => assert_eq!((ahead.slides, false), (slides, is_gone), "{ahead:?}"),
                // The rig chooses first what breaks.
                Meets::Edge | Meets::Crash | Meets::OffRamp => {
                    assert!(is_gone || mover == VehicleId::RIG, "{ahead:?}");
                }
                Meets::Rams { .. } => assert!(rams || drifts, "{ahead:?}"),
                _ => {}
            }
            self.rammed += u32::from(rams);
            self.jumped += u32::from(action == Jump);
        }
    }
}

/// CD-5.7, IX-2.3
#[test]
fn a_die_gives_what_a_flat_tyre_leaves_of_it() {
    let mut scene = board_p(2).car(RM, 3, 0).gone(&[RS, RL]);
    scene.state.open.car_mut(RM).unwrap().damage.push(Damage::FlatTyre);
    let [reach] = &seen(&scene).reach[..] else { panic!("one car") };
    assert_eq!(reach.of_die, [1, 1, 2, 3, 4, 5].map(|moves| 1 << moves));
}

/// Drives every way to where its moves are used up or something happens that nobody could foresee or choose.
fn drive_everywhere(scene: &Scene, seat: Seat, ends: &mut Vec<Point>) {
    let mover = scene.state.open.turn.mover.unwrap();
    // A card is no way.
    for action in scene.legal(seat).into_iter().filter(|it| !matches!(it, PlayOneShot(_))) {
        let mut to = match action {
            Enter(row) => Point { row: row as i8, column: 0 },
            Step(direction) => scene.state.open.space_of(mover).unwrap().point().step(direction),
            Jump => scene.state.open.space_of(mover).unwrap().point().along(F, 2),
            _ => panic!("{action:?} while it drives"),
        };
        let mut next = scene.clone();
        next.just(seat, action);
        let mut is_quiet = true;
        for (place, event) in next.told.iter().enumerate() {
            match *event {
                // A token that is ploughed away is seen, and does nothing.
                Event::HazardShown { .. }
                    if matches!(next.told.get(place + 1), Some(Event::Ploughed { .. })) => {}
                Event::Moved { who, .. } if who == mover => {}
                Event::CaughtFire { .. }
                | Event::Flattened { .. }
                | Event::TokenTaken { .. }
                | Event::Ploughed { .. } => {}
                // A slide over glass is part of the way.
                Event::SlidOnGlass { direction, .. } => to = to.step(direction),
                _ => {
                    is_quiet = false;
                    break;
                }
            }
        }
        // Where the damage goes is for the owner to say; the rig drives on.
        while is_quiet && next.state.open.question() == Some(Question::RigDamage) {
            let choice = next.legal(seat)[0];
            next.just(seat, choice);
        }
        if is_quiet && matches!(next.state.open.question(), Some(Question::Drift { .. })) {
            ends.push(to);
            next.just(seat, DriftThrough);
        }
        let open = &next.state.open;
        // A bike that has its die and a coast in one turn makes two moves.
        let is_same_move = open.turn.mover == Some(mover) && open.turn.second == scene.state.open.turn.second;
        let drives_on = open.turn.step == Step::Drive && is_same_move;
        if is_quiet && drives_on && open.stack.is_empty() && open.phase == Phase::Racing {
            drive_everywhere(&next, seat, ends);
        } else {
            ends.push(to);
        }
    }
}

/// CS-5.26
#[test]
fn jump_jets_are_seen_to_skip_a_space_once() {
    let mut scene = upgraded(Upgrade::JumpJets).car(BM, 3, 9).dice(RED, &[2, 2]);
    scene.assigns(RM, 2);
    assert_eq!(meets(&scene, 2, 3, 11), Some(Meets::Nothing), "over the car, and one step more");
    assert_eq!(meets(&scene, 2, 3, 12), None, "not twice");
    let steps = seen(&scene).steps;
    assert_eq!(steps.last().unwrap().to, Point { row: 3, column: 10 });
    scene.does(RED, Jump);
    assert_eq!(seen(&scene).steps.len(), 3, "once a round");
    let mut coasting = upgraded(Upgrade::JumpJets).moved(RM).dice(RED, &[2]).coast_turn(RED);
    coasting.does(RED, Coast { car: RM, die: 2 });
    assert_eq!(meets(&coasting, 1, 3, 10), None, "not when coasting");
}

/// CS-5.25
#[test]
fn a_plough_is_seen_to_go_on_over_the_first_token() {
    let mut scene = upgraded(Upgrade::HazardPlough).laid(3, 9, Hazard::Mine).laid(3, 10, Hazard::Mine);
    scene = scene.dice(RED, &[3, 3]);
    scene.assigns(RM, 3);
    assert_eq!(meets(&scene, 3, 3, 9), None, "it does nothing there");
    assert_eq!(meets(&scene, 3, 3, 10), Some(Meets::Unknown), "the second one does");
    scene.drives(&[F]);
    assert_eq!(meets(&scene, 2, 3, 10), Some(Meets::Unknown));
}

/// CS-5.20
#[test]
fn a_bull_bar_is_seen_to_push_and_the_rig_to_be_slammed() {
    let mut scene = upgraded(Upgrade::BullBar).car(BM, 3, 9).dice(RED, &[3, 3]);
    scene.assigns(RM, 3);
    assert_eq!(meets(&scene, 3, 3, 9), Some(Meets::Rams { with: BM }));
    let options = Options { upgrades: true, big_rig: true, ..Options::default() };
    let rig = Scene::with(["1b", "4a", "5a"], 3, options).swept().car(RM, 3, 8).fitted(RM, Upgrade::BullBar);
    let mut rig = rig.gone(&[RS, RL]).rig_at(3, 11).dice(RED, &[3, 3]);
    rig.assigns(RM, 3);
    assert!(matches!(meets(&rig, 3, 3, 9), Some(Meets::Slam { .. })));
}

/// CS-5.3, EA-2.10, CS-5.1, CS-5.2
#[test]
fn the_odds_of_a_slam_know_what_lengthens_a_push_or_turns_it() {
    let odds = |scene: Scene| {
        let mut scene = scene.car(BM, 1, 9).car(RM, 1, 8).dice(RED, &[1]);
        scene.assigns(RM, 1);
        let Some(Meets::Slam { odds, .. }) = meets(&scene, 1, 1, 9) else { panic!("a slam") };
        odds
    };
    let plain = odds(upgraded(Upgrade::MudTyres));
    let heavy = odds(upgraded(Upgrade::HeavyRam));
    assert!(heavy.bottom_out > plain.bottom_out, "two spaces to the left lead over the edge");
    assert_eq!(heavy.top_out, plain.top_out, "the ram is on the one that stays");
    let stance = upgraded(Upgrade::RamStance).car(BIG_BLUE, 1, 9).car(RM, 1, 8).dice(RED, &[1]);
    let mut stance = stance;
    stance.assigns(RM, 1);
    let Some(Meets::Slam { odds, .. }) = meets(&stance, 1, 1, 9) else { panic!("a slam") };
    assert_eq!(odds.reroll, None, "nobody rolls again against a ram stance");
}

/// CS-5.11
#[test]
fn the_odds_of_a_shot_know_slick_plating() {
    let mut scene = upgraded(Upgrade::MudTyres).car(BIG_BLUE, 3, 10).fitted(BIG_BLUE, Upgrade::SlickPlating);
    scene = scene.dice(RED, &[1, 1]);
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus);
    assert_eq!(seen(&scene).shots.iter().map(|shot| shot.hits).collect::<Vec<_>>(), [3]);
}

/// GE-4, CS-2.4
#[test]
fn cards_in_hand_and_a_token_on_nitro_are_seen_as_moves() {
    let mut cards = Scene::with(["1b", "4a", "5a"], 2, Options { cards: true, ..Options::default() }).swept();
    cards = cards.car(RM, 3, 8).gone(&[RS, RL]);
    cards.state.hidden.seats[RED].change_hand(|hand| hand.cards = Cards::only(CardId(3)));
    assert!(meets(&cards, 2, 3, 10).is_some(), "the card is a two");
    assert!(ends(&cards, 3).is_empty());
    let leaders = Options { leaders: true, ..Options::default() };
    let mut token = Scene::with(["1b", "4a", "5a"], 2, leaders).swept().leader(RED, Leader::Asha);
    token = token.car(RM, 3, 8).gone(&[RS, RL]).dice(RED, &[2, 6]);
    token.does(RED, Assign { car: RM, die: 2 });
    assert!(meets(&token, 3, 3, 11).is_some(), "a token on nitro is one more move");
}

/// A race of Red's medium car alone, which carries this.
fn upgraded(upgrade: Upgrade) -> Scene {
    let options = Options { upgrades: true, ..Options::default() };
    let scene = Scene::with(["1b", "4a", "5a"], 2, options).swept().car(RM, 3, 8).gone(&[RS, RL]);
    scene.fitted(RM, upgrade)
}

/// CS-5.20, CS-5.25, EA-4.5
#[test]
fn neither_bar_nor_plough_is_seen_to_work_outside_an_own_move() {
    for upgrade in [Upgrade::BullBar, Upgrade::HazardPlough] {
        let mut scene = upgraded(upgrade).car(BM, 3, 9).laid(2, 9, Hazard::Mine);
        let frames = [
            Frame::Deed { seat: RED },
            Frame::steady(RM, 1, Vehicles::NONE),
            Frame::Ask(Question::SteadyStep { seat: RED }),
        ];
        for frame in frames {
            scene.open().stack.push(Work { frame, level: 0 });
        }
        let seen: Vec<Meets> = seen(&scene).steps.iter().map(|ahead| ahead.meets).collect();
        assert_eq!(seen[0], Meets::Unknown, "the mine to the left");
        assert!(matches!(seen[1], Meets::Slam { .. }), "the car straight ahead");
    }
}

/// CS-2.2, TR-8.8
#[test]
fn a_nitro_that_was_chosen_is_seen_before_it_is_carried_out() {
    let leaders = Options { leaders: true, ..Options::default() };
    let mut scene = Scene::with(["1b", "4a", "5a"], 2, leaders).swept().leader(RED, Leader::Asha);
    scene = scene.car(RM, 3, 8).gone(&[RS, RL]).dice(RED, &[2, 2]);
    scene.does(RED, Assign { car: RM, die: 2 });
    scene.does(RED, Action::Command { command: Command::Nitro, die: 2 });
    assert!(scene.offers(RED, NoToken));
    assert!(meets(&scene, 4, 3, 12).is_some() && ends(&scene, 2).is_empty());
}
