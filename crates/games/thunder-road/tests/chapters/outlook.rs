//! What a player can see coming is what comes.

use super::scene::*;
use crossroads_engine::conformance::random_table;
use crossroads_engine::{Chance, Game, Quick, Seat, Viewer};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::data::Point;
use crossroads_thunder_road::outlook::{End, Meets, Outlook, SlamOdds, outlook};
use crossroads_thunder_road::state::Question;

fn seen(scene: &Scene) -> Outlook {
    outlook(&scene.state.open).unwrap()
}

/// Where the way of the only car can end with so many moves.
fn ends(scene: &Scene, moves: u8) -> Vec<End> {
    let [reach] = &seen(scene).reach[..] else { panic!("one car") };
    reach.ends.iter().filter(|end| end.with >> moves & 1 == 1).copied().collect()
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
    let mut compared = 0;
    for number in 0..60 {
        let mut chance = Quick::new(number);
        let (options, seats) = random_table::<ThunderRoad>(&mut chance);
        let mut state = ThunderRoad::setup(&options, seats, &mut chance, &mut crossroads_engine::Silent);
        let mut legal = Vec::new();
        while let Some(seat) = ThunderRoad::to_act(&state).iter().next() {
            let open = &state.open;
            if open.turn.step == Step::Drive && open.stack.is_empty() && open.turn.drive.moves <= 4 {
                let mut driven = Vec::new();
                drive_everywhere(&Scene::of(&state), seat, &mut driven);
                let moves = open.turn.drive.moves;
                let reach = outlook(open).unwrap().reach;
                let seen = reach[0].ends.iter().filter(|end| end.with >> moves & 1 == 1);
                let mut seen: Vec<Point> = seen.map(|end| end.to).collect();
                for points in [&mut seen, &mut driven] {
                    points.sort_by_key(|point| (point.row, point.column));
                    points.dedup();
                }
                assert_eq!(seen, driven, "{open:?}");
                step_everywhere(&Scene::of(&state), seat);
                compared += 1;
            }
            legal.clear();
            ThunderRoad::legal_actions(&state, seat, &mut legal);
            let action = *chance.pick(&legal).unwrap();
            let _ = ThunderRoad::apply(&mut state, seat, action, &mut chance, &mut crossroads_engine::Silent);
        }
    }
    assert!(compared > 1000, "{compared}");
}

/// Takes every step that is offered: it slides, or is the end of the mover, if that was seen, and not otherwise.
fn step_everywhere(scene: &Scene, seat: Seat) {
    let mover = scene.state.open.turn.mover.unwrap();
    let (legal, steps) = (scene.legal(seat), seen(scene).steps);
    assert_eq!(legal.len(), steps.len());
    for (action, ahead) in legal.into_iter().zip(steps) {
        let mut next = scene.clone();
        next.just(seat, action);
        let slides =
            next.told.iter().any(|event| matches!(event, Event::SlidOnGlass { who, .. } if *who == mover));
        let is_gone =
            next.told.iter().any(|event| matches!(event, Event::Eliminated { who, .. } if *who == mover));
        match ahead.meets {
            Meets::Nothing => assert_eq!((ahead.slides, false), (slides, is_gone), "{ahead:?}"),
            // The rig chooses first what breaks.
            Meets::Edge | Meets::Crash | Meets::OffRamp => {
                assert!(is_gone || mover == VehicleId::RIG, "{ahead:?}");
            }
            _ => {}
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
    for action in scene.legal(seat) {
        let mut to = match action {
            Enter(row) => Point { row: row as i8, column: 0 },
            Step(direction) => scene.state.open.space_of(mover).unwrap().point().step(direction),
            _ => panic!("{action:?} while it drives"),
        };
        let mut next = scene.clone();
        next.just(seat, action);
        let mut is_quiet = true;
        for event in &next.told {
            match *event {
                Event::Moved { who, .. } if who == mover => {}
                Event::CaughtFire { .. } | Event::Flattened { .. } => {}
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
