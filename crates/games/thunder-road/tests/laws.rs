//! What holds in every state of every table of the base game, over random play; and how many lines of play there are.
//!
//! Base means its rows and its crews: a crew whose cars come back, a tile that begins with mud or a turn that passes are
//! for the expansions to bring, and these laws for them to narrow.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panicking")]

use crossroads_engine::conformance::watching;
use crossroads_engine::{Chance, Game, Quick, SeatSet, Silent, Table, Viewer};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::actions::Action;
use crossroads_thunder_road::data::{
    COMMAND_TOKENS, Cards, Damage, HAND, Hazard, Kind, Space, Terrain, VehicleId,
};
use crossroads_thunder_road::events::Event;
use crossroads_thunder_road::setup::Options;
use crossroads_thunder_road::state::{
    Frame, MOST_WORKS, Open, Phase, Place, Question, State, Step, Window, Work, all_damage, all_hazards,
    all_supply,
};
use std::collections::BTreeSet;

const TABLES: u64 = 200;

type Moment<'a> = watching::Moment<'a, ThunderRoad>;

/// Plays this random table to its end and shows every step of it. Half of the tables drive carefully, so that they get far.
fn play(number: u64, watch: impl FnMut(&Moment)) -> Table<ThunderRoad> {
    let choose = |state: &State, legal: &[Action], chance: &mut Quick| {
        let safe: Vec<Action> = legal.iter().copied().filter(|it| is_safe(state, *it)).collect();
        let choices = if number.is_multiple_of(2) && !safe.is_empty() { &safe } else { legal };
        *chance.pick(choices).unwrap()
    };
    watching::play_with(number, choose, watch)
}

/// Whether a step leads neither over a side edge nor onto something that is in the way.
fn is_safe(state: &State, action: Action) -> bool {
    let open = &state.open;
    match action {
        Action::Step(way) => {
            let from = open.turn.mover.and_then(|mover| open.space_of(mover)).unwrap();
            let over_front = from.column() == 23 && (1..5).contains(&from.row());
            from.neighbour(way).map_or(over_front, |to| open.is_empty(to))
        }
        Action::Command { .. } => false,
        _ => true,
    }
}

fn play_all(mut watch: impl FnMut(&Moment)) {
    for number in 0..TABLES {
        play(number, &mut watch);
    }
}

#[test]
fn a_state_is_small_and_flat() {
    assert!(size_of::<State>() < 1300, "{}", size_of::<State>());
    assert!(size_of::<Frame>() <= 8, "{}", size_of::<Frame>());
    assert!(size_of::<Action>() <= 4, "{}", size_of::<Action>());
}

#[test]
fn whatever_fills_damage_slots_is_always_there() {
    play_all(|moment| {
        let open = &moment.after.open;
        let (mut pile, mut supply) = (open.damage_pile, open.supply);
        pile[Damage::Lasting as usize] += std::mem::take(&mut supply.lasting_tokens);
        let mut deck = supply.deck.counts();
        for (card, count) in std::mem::take(&mut supply.deck_discard).counts().into_iter().enumerate() {
            deck[card] += count;
        }
        let on_rig = open.rig.damage.iter().flatten();
        for token in open.cars.iter().flat_map(|car| car.damage.iter()).chain(on_rig) {
            match *token {
                Damage::Marker => {}
                Damage::Minor => supply.minor += 1,
                Damage::Substitute => supply.substitutes -= 1,
                token => match token.card_index() {
                    Some(card) => {
                        deck[card] += 1;
                        pile[Damage::Lasting as usize] += 1;
                    }
                    None => pile[token as usize] += 1,
                },
            }
        }
        supply.deck = deck.into();
        assert_eq!(pile, all_damage(&open.options));
        assert_eq!(supply, all_supply(&open.options));
    });
}

#[test]
fn no_hazard_token_is_ever_lost() {
    play_all(|moment| {
        let State { open, hidden } = moment.after;
        let mut all = hidden.pile;
        for (kind, count) in all.iter_mut().enumerate() {
            *count += hidden.discard[kind] + open.road.discard[kind];
        }
        let acting = open.stack.iter().filter_map(|work| match work.frame {
            Frame::UseUp { hazard, .. } => Some(hazard),
            _ => None,
        });
        let faces = hidden.faces.iter().map(|(_, hazard)| *hazard);
        let shown = open.road.tokens().filter_map(|token| token.face);
        // What layers have laid is of the upgrade, and in no pile.
        let piled = acting.chain(faces).chain(shown).filter(|hazard| !hazard.is_laid());
        piled.for_each(|hazard| all[hazard as usize] += 1);
        assert_eq!(all, all_hazards(&open.options));
        assert_eq!(open.road.pile, hidden.pile.iter().sum::<u8>());
        assert_eq!(open.road.unseen_discard, hidden.discard.iter().sum::<u8>());
    });
}

/// GE-5, GE-9: eighteen cards of each crew that plays with them, in one place each.
#[test]
fn no_card_is_ever_lost_and_no_hand_too_big() {
    play_all(|moment| {
        let State { open, hidden } = moment.after;
        for (seat, gang) in open.gangs.iter() {
            let hand = hidden.seats[seat].hand();
            let piles = gang.cards;
            assert_eq!(hand.len(), piles.hand);
            assert!(hand.len() <= HAND);
            let apart = hand.len() + piles.played.len() + piles.discard.len();
            assert_eq!(hand.with(piles.played).with(piles.discard).len(), apart, "a card lies in two places");
            assert!(open.plays_cards(seat) || hand.with(piles.played).with(piles.discard) == Cards::NONE);
        }
    });
}

/// CS-1.3, CS-2.7, CS-3.1: command tokens are fifteen, and every leader and upgrade is there once.
#[test]
fn what_the_shop_sells_is_there_once() {
    play_all(|moment| {
        let open = &moment.after.open;
        let held = open.gangs.iter().map(|(_, gang)| u32::from(gang.tokens) + u32::from(gang.tokened.len()));
        assert!(held.sum::<u32>() <= COMMAND_TOKENS.into());
        let leaders: Vec<_> = open.gangs.iter().filter_map(|(_, gang)| gang.leader).collect();
        assert!(leaders.iter().enumerate().all(|(place, leader)| !leaders[..place].contains(leader)));
        let upgrades: Vec<_> = open.cars.iter().filter_map(|car| car.upgrade).collect();
        assert!(upgrades.iter().enumerate().all(|(place, upgrade)| !upgrades[..place].contains(upgrade)));
    });
}

/// EA-1.2, EA-1.3, EA-1.8: each secret card is there once: held by one seat that is in the game, seen, or still in its deck. That it
/// is held, everybody sees.
#[test]
fn every_secret_card_is_there_once() {
    play_all(|moment| {
        let State { open, hidden } = moment.after;
        let decks = [open.spent.airstrikes, open.spent.one_shots, open.spent.bounties];
        let mut gone = decks;
        for (seat, gang) in open.gangs.iter() {
            let secret = &hidden.seats[seat];
            let held = [
                secret.airstrike.map(|card| card as usize),
                secret.one_shot.map(|card| card as usize),
                secret.bounty.map(|card| card as usize),
            ];
            assert_eq!(held.map(|card| card.is_some()), [gang.airstrike, gang.one_shot, gang.bounty]);
            assert!(gang.is_in || held == [None; 3]);
            for (deck, card) in gone.iter_mut().zip(held) {
                let Some(card) = card else { continue };
                assert!(!deck.contains(card), "{card} is there twice");
                *deck = deck.with(card);
            }
        }
    });
}

/// EA-1.5, EA-1.6: at a window one seat is asked and nobody else can act: one that is in the game, holds a card of the deck, and has not
/// muted such moments; and never for a card that everybody has seen.
#[test]
fn a_window_asks_only_whom_it_may() {
    let mut asked = 0;
    play_all(|moment| {
        let open = &moment.after.open;
        let Some(Question::Window { window, seat }) = open.question() else { return };
        asked += 1;
        assert_eq!(ThunderRoad::to_act(moment.after), SeatSet::only(seat), "clocks run for this seat alone");
        let gang = &open.gangs[seat];
        assert!(gang.is_in && !gang.muted.contains(window));
        let kind = window as usize;
        let (holds, is_seen) = match window {
            Window::BeforeChopper | Window::AfterChopper => (gang.airstrike, false),
            _ if kind < Window::AceUpTheSleeve as usize => {
                (gang.bounty, open.spent.bounties.contains(kind - Window::HitAndRun as usize))
            }
            _ => (gang.one_shot, open.spent.one_shots.contains(kind - Window::AceUpTheSleeve as usize)),
        };
        assert!(holds && !is_seen, "{window:?}");
        // Passing is always there, and it is all that others can see.
        let mut legal = Vec::new();
        ThunderRoad::legal_actions(moment.after, seat, &mut legal);
        assert!(legal.ends_with(&[Action::Pass, Action::Mute]) && legal.len() <= 3);
    });
    assert!(asked > 1_000, "{asked}");
}

#[test]
fn what_lies_face_down_has_a_hidden_face_and_nothing_else_has() {
    play_all(|moment| {
        let State { open, hidden } = moment.after;
        let down: BTreeSet<_> =
            open.road.tokens().filter(|it| it.face.is_none()).map(|it| it.space).collect();
        let faces: BTreeSet<_> = hidden.faces.iter().map(|(space, _)| *space).collect();
        assert_eq!(down, faces);
        assert_eq!(down.len(), hidden.faces.len());
        let spaces: BTreeSet<_> = open.road.tokens().map(|token| token.space).collect();
        assert_eq!(spaces.len(), open.road.tokens().count(), "no two tokens in one space");
    });
}

#[test]
fn no_hazard_space_of_a_new_tile_stays_bare() {
    play_all(|moment| {
        let told = |what: fn(&Event) -> bool| moment.events.iter().map(|told| &told.event).any(what);
        let advanced = told(|event| matches!(event, Event::BoardAdvanced { .. }));
        if advanced && !told(|event| matches!(event, Event::HazardActed { .. })) {
            let open = &moment.after.open;
            let spots = open.road.tiles[2].row().hazards.iter().filter(|spot| spot.is_used(open.seats()));
            let laid = open.road.tokens().filter(|token| token.space.tile() == 2);
            assert_eq!(laid.count(), spots.count());
        }
    });
}

#[test]
fn all_tiles_of_the_box_are_there_and_none_is_there_twice() {
    play_all(|moment| {
        let road = &moment.after.open.road;
        let mut tiles: Vec<u8> =
            road.tiles.iter().chain(road.known_tiles.iter()).map(|side| side.tile()).collect();
        tiles.extend((0..16).filter(|tile| road.unknown_tiles & (1 << tile) != 0));
        tiles.sort_unstable();
        let count = if moment.after.open.options.carnage { 10 } else { 5 };
        assert_eq!(tiles, (0..count).collect::<Vec<_>>());
        if moment.before.open.road.is_final {
            assert_eq!(moment.before.open.road.tiles, road.tiles);
            assert!(road.is_final);
        }
    });
}

/// Between two steps a drifting car or a bike stands over another; nobody else ever does when nothing is left to resolve.
#[test]
fn no_two_road_vehicles_share_a_space() {
    play_all(|moment| {
        let open = &moment.after.open;
        if !open.stack.is_empty() || open.phase != Phase::Racing {
            return;
        }
        let drifter = open.turn.mover.filter(|_| open.turn.step == Step::Drive && open.turn.drive.moves > 0);
        let spaces: Vec<_> =
            open.on_board().filter(|(who, _)| Some(*who) != drifter).map(|(_, at)| at).collect();
        let said = || format!("{:?} by {:?}, at {:?}", moment.action, open.turn, open.at);
        assert_eq!(spaces.iter().collect::<BTreeSet<_>>().len(), spaces.len(), "{}", said());
    });
}

#[test]
fn no_vehicle_rests_on_oil_under_a_token_or_on_impassable_ground() {
    play_all(|moment| {
        let open = &moment.after.open;
        if open.stack.is_empty() && open.phase == Phase::Racing {
            for (who, space) in open.on_board() {
                let face = open.token(space).map(|token| token.face);
                assert!(
                    !matches!(face, Some(None | Some(Hazard::Oil | Hazard::Mine | Hazard::Wreck))),
                    "{who:?}"
                );
                // Who survived a pit trap stands on it (CD-3.3), and a car that slid over glass or jumped a ramp is elsewhere.
                let ground = open.terrain(space);
                assert!(ground != Terrain::Impassable || face == Some(Some(Hazard::PitTrap)), "{who:?}");
                assert!(!matches!(ground, Terrain::Glass | Terrain::Ramp), "{who:?} on {ground:?}");
            }
        }
    });
}

#[test]
fn a_player_in_the_game_has_an_operable_car_and_one_who_is_out_has_no_chopper() {
    play_all(|moment| {
        let open = &moment.after.open;
        for (seat, gang) in open.gangs.iter() {
            let operable = open.vehicles(seat).any(|car| open.is_operable(car));
            assert_eq!(gang.is_in, operable, "{seat}");
            assert!(gang.is_in || gang.chopper.is_none());
        }
    });
}

#[test]
fn what_is_gone_never_comes_back() {
    play_all(|moment| {
        let (before, after) = (&moment.before.open, &moment.after.open);
        // Bikes come back by respawn (FF-5.3).
        for who in VehicleId::all().filter(|who| matches!(who.kind(), Kind::Car | Kind::Section)) {
            let (was, is) = (before.place(who), after.place(who));
            let is_towed = matches!(moment.action, Action::Tow(_));
            assert!(was != Place::Gone || is == Place::Gone || is_towed);
            assert!(is != Place::Waiting || was == Place::Waiting);
        }
        for (seat, gang) in before.gangs.iter() {
            assert!(gang.is_in || !after.gangs[seat].is_in);
        }
    });
}

#[test]
fn a_car_or_bike_is_inoperable_exactly_with_all_slots_filled_when_nothing_is_under_way() {
    play_all(|moment| {
        let open = &moment.after.open;
        if open.stack.is_empty() && open.phase == Phase::Racing {
            for who in VehicleId::all() {
                let Some(car) = open.car(who) else { continue };
                let is_full = car.damage.len() == open.slots(who);
                assert_eq!(car.inoperable, is_full, "{who:?}");
                assert!(!car.burning || open.is_operable(who), "what is inoperable or gone burns (CD-4.2)");
            }
        }
    });
}

#[test]
fn in_the_base_game_all_cars_have_entered_by_the_end_of_round_one_and_nobody_passes() {
    play_all(|moment| {
        let open = &moment.after.open;
        for who in VehicleId::all() {
            let Some(car) = open.car(who) else { continue };
            assert!(car.coasts <= who.kind().row().coasts);
        }
        // A crew may lose a vehicle that it would have needed, or have none left for its die.
        if open.options.is_base() {
            assert!(open.round == 1 || VehicleId::all().all(|car| open.place(car) != Place::Waiting));
            let mut events = moment.events.iter().map(|told| &told.event);
            assert!(!events.any(|event| matches!(event, Event::TurnPassed { .. })));
        }
    });
}

#[test]
fn the_set_of_empty_spaces_holds_those_that_are_empty() {
    play_all(|moment| {
        let open = &moment.after.open;
        let (set, each): (Vec<_>, Vec<_>) = (
            open.empty_spaces().iter().collect(),
            Space::all().filter(|space| open.is_empty(*space)).collect(),
        );
        assert_eq!(set, each);
        assert!(Space::all().all(|space| open.empty_spaces().contains(space) == each.contains(&space)));
    });
}

#[test]
fn only_the_seat_of_the_turn_acts_but_for_slams_and_what_happens_to_bikes_and_rig() {
    play_all(|moment| {
        let asked = matches!(
            moment.action,
            Action::KeepSlam
                | Action::RerollSlam
                | Action::GiveWay(_)
                | Action::Shove(_)
                | Action::DamageRig(_)
                | Action::KeepDice
                | Action::RerollDice
                | Action::LeadFoot(_)
                | Action::JuryRig
                | Action::NoJuryRig
                | Action::Tow(_)
                | Action::PickLeader(_)
                | Action::Pass
                | Action::Mute
                | Action::PlayOneShot(_)
                | Action::ShootRig(_)
                | Action::DraftUpgrade(_)
                | Action::MountUpgrades(_)
                | Action::RevealBounty(_)
                | Action::SetDie { .. }
                | Action::SetCard { .. }
                | Action::SteadyStep { .. }
                | Action::FreeShot { .. }
                | Action::FreeShotRig { .. }
                | Action::Pinball { .. }
                | Action::TakeBack(_)
        );
        assert!(asked || moment.seat == moment.before.open.turn.seat);
    });
}

/// A piece of work waits on the stack only while a damage token or a hazard token that is used up is under way, a card that was
/// played, or a slam; beside them lies what is done just now, which is one piece.
#[test]
fn nothing_waits_on_the_stack_but_what_is_under_way() {
    play_all(|moment| {
        let open = &moment.after.open;
        let waits = |frame: Frame| match frame {
            Frame::Suffer { .. } | Frame::UseUp { .. } => true,
            Frame::Meet { .. } => !open.options.is_base(),
            Frame::Quake { .. } => open.options.carnage,
            Frame::Ask(question) => matches!(question, Question::RigDamage | Question::Lay),
            Frame::ChopperShoots | Frame::Carpet { .. } | Frame::FlyBy => open.options.airstrikes,
            Frame::RollStands { .. }
            | Frame::Missed { .. }
            | Frame::Window { .. }
            | Frame::PushOn { .. }
            | Frame::Swap { .. }
            | Frame::Spray { .. }
            | Frame::OpenRound => open.options.has_cards(),
            Frame::Deed { .. } | Frame::Swept { .. } | Frame::Rearmost | Frame::Steady { .. } => {
                open.options.bounties
            }
            Frame::Arrive { .. }
            | Frame::Slam { .. }
            | Frame::Hurt { .. }
            | Frame::BreakDown { .. }
            | Frame::Tow { .. } => false,
        };
        assert!(open.stack.from_top().skip(1).all(|work| waits(work.frame)), "{:?}", open.stack);
    });
}

/// Whatever slams leave behind, which has a bound of its own, everything else is never half as much as there is room for.
#[test]
fn the_stack_never_comes_near_its_bound() {
    let (mut deepest, mut works) = (0, 0);
    let is_left_by_slams = |work: &Work| matches!(work.frame, Frame::Swept { .. } | Frame::PushOn { .. });
    play_all(|moment| {
        let stack = &moment.after.open.stack;
        deepest = deepest.max(stack.len());
        works = works.max(stack.len() - stack.iter().filter(is_left_by_slams).count());
    });
    assert!((2..20).contains(&deepest), "{deepest}");
    assert!((2..=MOST_WORKS / 2).contains(&works), "{works}");
}

#[test]
fn every_view_is_the_same_for_all() {
    play(4, |moment| {
        let open = |viewer| ThunderRoad::view(moment.after, viewer).open;
        let spectator: Open = open(Viewer::Spectator);
        assert!(Viewer::all(moment.after.open.seats()).all(|viewer| open(viewer) == spectator));
    });
}

/// Every way a game can end is met: over the finish line, and as the last one.
#[test]
fn games_end_in_every_way() {
    let (mut finished, mut last, mut advanced) = (0, 0, 0);
    for number in 0..TABLES {
        let mut over_the_line = false;
        play(number, |moment| {
            over_the_line |= moment
                .events
                .iter()
                .map(|told| &told.event)
                .any(|event| matches!(event, Event::Finished { .. }));
            advanced += moment
                .events
                .iter()
                .map(|told| &told.event)
                .filter(|it| matches!(it, Event::BoardAdvanced { .. }))
                .count();
        });
        finished += u32::from(over_the_line);
        last += u32::from(!over_the_line);
    }
    assert!(finished > 10 && last > 10 && advanced > 50, "{finished} {last} {advanced}");
}

/// How many lines of play there are from a pinned first state: the cheapest alarm there is.
#[test]
fn the_first_decisions_are_counted() {
    fn lines(state: &State, depth: u8) -> u64 {
        let seat = ThunderRoad::to_act(state).iter().next().unwrap();
        let mut legal = Vec::new();
        ThunderRoad::legal_actions(state, seat, &mut legal);
        if depth == 1 {
            return legal.len() as u64;
        }
        let after = |action: &Action| {
            let mut next = *state;
            let _ = ThunderRoad::apply(&mut next, seat, *action, &mut Quick::new(5), &mut Silent).unwrap();
            lines(&next, depth - 1)
        };
        legal.iter().map(after).sum()
    }
    let state = ThunderRoad::setup(&Options::default(), 4, &mut Quick::new(5), &mut Silent);
    let counted = [1, 2, 3, 4].map(|depth| lines(&state, depth));
    assert_eq!(counted, [9, 60, 2_859, 16_398]);
}
