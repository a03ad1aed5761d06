//! What holds in every state of every table, over random play.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panicking")]

use crossroads_engine::conformance::{Window, watching};
use crossroads_engine::{Chance, Game, Quick, Silent, Viewer};
use crossroads_steampunk_rally::SteampunkRally;
use crossroads_steampunk_rally::actions::Action;
use crossroads_steampunk_rally::data::{Colour, DICE, Deck, GAUGE_LEAST, GAUGE_MOST};
use crossroads_steampunk_rally::events::Event;
use crossroads_steampunk_rally::machine::{MOST_CARDS, is_whole};
use crossroads_steampunk_rally::setup::Options;
use crossroads_steampunk_rally::state::{Cards, Frame, Phase, State};
use std::collections::BTreeSet;

const TABLES: Window = Window { gate: 16, long: 60 };

type Moment<'a> = watching::Moment<'a, SteampunkRally>;

fn play_all(mut watch: impl FnMut(&Moment)) {
    for number in TABLES.tables() {
        watching::play(number, &mut watch);
    }
}

#[test]
fn a_state_is_small_and_flat() {
    assert!(size_of::<State>() < 5_000, "{}", size_of::<State>());
    assert!(size_of::<Frame>() <= 24, "{}", size_of::<Frame>());
    assert!(size_of::<Action>() <= 28, "{}", size_of::<Action>());
}

#[test]
fn there_are_never_more_than_thirty_six_dice_of_a_colour_in_pools_and_storage() {
    play_all(|moment| {
        for colour in Colour::ALL {
            let held = moment.after.open.dice_held(colour);
            let placing = moment.after.open.racers.iter().map(|(_, racer)| match racer.work.last() {
                Some(Frame::Placing { dice, .. }) => {
                    dice.iter().filter(|die| die.colour == colour).count() as u8
                }
                _ => 0,
            });
            assert!(held + placing.sum::<u8>() <= DICE, "{colour:?}");
        }
    });
}

#[test]
fn dice_come_from_the_bank_and_from_nowhere_else() {
    play_all(|moment| {
        let pools = |state: &State| -> u32 {
            let held = Colour::ALL.map(|colour| u32::from(state.open.dice_held(colour)));
            let in_slots = state.open.racers.iter().flat_map(|(_, racer)| racer.machine.iter());
            let placing = state.open.racers.iter().map(|(_, racer)| match racer.work.last() {
                Some(Frame::Placing { dice, .. }) => dice.len() as u32,
                _ => 0,
            });
            held.iter().sum::<u32>()
                + in_slots.map(|part| u32::from(part.filled())).sum::<u32>()
                + placing.sum::<u32>()
        };
        let gained =
            moment.events.iter().filter(|event| matches!(event, Event::DieGained { .. })).count() as u32;
        assert!(pools(moment.after) <= pools(moment.before) + gained, "{:?}", moment.action);
    });
}

#[test]
fn every_card_is_in_one_place() {
    play_all(|moment| {
        let State { open, hidden } = moment.after;
        let mut all = hidden.decks;
        for deck in Deck::ALL {
            for (design, count) in open.piles.of(deck).iter().enumerate() {
                (0..*count).for_each(|_| all.add(deck.card(design)));
            }
        }
        for (seat, racer) in open.racers.iter() {
            racer.machine.iter().for_each(|part| all.add(part.card));
            racer.lasting.iter().for_each(|card| all.add(*card));
            hidden.stashes[seat].iter().for_each(|stashed| all.add(stashed.boost));
            hidden.drawn[seat].into_iter().for_each(|card| all.add(card));
            let held = Deck::ALL.into_iter().filter(|deck| racer.holds(*deck));
            held.for_each(|deck| all.add(hidden.hands[seat][deck as usize]));
        }
        assert_eq!(all, Cards::all(), "{:?}", moment.action);
    });
}

#[test]
fn a_machine_hangs_together_after_every_finished_action() {
    play_all(|moment| {
        for (_, racer) in moment.after.open.racers.iter().filter(|(_, racer)| racer.inventor.is_some()) {
            let hanging = racer.work.iter().any(|frame| matches!(frame, Frame::Hanging));
            assert!(hanging || is_whole(&racer.machine), "{:?}", moment.action);
            assert_eq!(Some(racer.machine[0].card), racer.inventor.map(|it| it.cockpit()));
            let cells: BTreeSet<_> = racer.machine.iter().map(|part| part.cell).collect();
            assert_eq!(cells.len(), racer.machine.len(), "one card to a cell");
            assert!(racer.machine.len() <= MOST_CARDS);
        }
    });
}

#[test]
fn gauges_slots_and_storage_keep_their_bounds() {
    play_all(|moment| {
        for (_, racer) in moment.after.open.racers.iter() {
            assert!((GAUGE_LEAST..=GAUGE_MOST).contains(&racer.gauge));
            for part in racer.machine.iter() {
                assert!(part.dice.iter().all(|die| *die <= 6));
                let slots = part.slots();
                assert!(part.dice[usize::from(slots.total())..].iter().all(|die| *die == 0), "no such slot");
                for colour in Colour::ALL {
                    assert!(part.dice[slots.range(colour)].is_sorted_by(|one, other| one >= other));
                }
                let (storage, stored) = (part.storage(), part.stored);
                let beyond = |it: Colour| stored.of(it).saturating_sub(storage.count(it));
                assert!(Colour::ALL.into_iter().map(beyond).sum::<u8>() <= storage.any());
            }
        }
    });
}

#[test]
fn after_every_action_unfinished_work_stands_at_a_decision() {
    play_all(|moment| {
        for (seat, racer) in moment.after.open.racers.iter() {
            let mut legal = Vec::new();
            SteampunkRally::legal_actions(moment.after, seat, &mut legal);
            assert!(racer.work.is_empty() || !legal.is_empty(), "{:?}", racer.work);
            assert!(racer.incoming.is_empty() || !racer.work.is_empty(), "what waits, waits for something");
        }
    });
}

#[test]
fn nobody_acts_for_another() {
    play_all(|moment| {
        let reaches_others = |event: &Event| {
            let by_boost = matches!(event, Event::BoostPlayed { .. } | Event::BoostStruck { .. });
            by_boost || matches!(event, Event::PhaseBegan { .. } | Event::Won { .. })
        };
        if !moment.events.iter().any(reaches_others) {
            for (seat, racer) in moment.after.open.racers.iter().filter(|(seat, _)| *seat != moment.seat) {
                assert_eq!(*racer, moment.before.open.racers[seat], "{:?}", moment.action);
            }
        }
    });
}

#[test]
fn hidden_hands_stay_hidden() {
    play_all(|moment| {
        let view = SteampunkRally::view(moment.after, Viewer::Spectator);
        assert!(view.own.is_none());
        assert!(view.hands.iter().all(|(_, hand)| hand.iter().all(Option::is_none)));
        assert!(view.stashes.iter().all(|(_, stash)| stash.iter().all(|seen| seen.boost.is_none())));
    });
}

#[test]
fn the_line_is_crossed_once_and_the_last_round_follows() {
    for number in TABLES.tables() {
        let mut crossings = 0;
        let table = watching::play::<SteampunkRally>(number, |moment| {
            let crossed = |event: &&Event| matches!(event, Event::LineCrossed { .. });
            crossings += moment.events.iter().filter(crossed).count();
        });
        let open = &table.state().open;
        assert!(crossings <= 1 && open.phase == Phase::Over);
        let limit = open.options.round_limit;
        assert!(open.last_round == Some(open.round) || open.round == limit, "{:?} {limit}", open.last_round);
    }
}

#[test]
fn random_play_allocates_nothing() {
    let mut legal = Vec::with_capacity(512);
    let allocations = allocation_counter::measure(|| {
        let (mut chance, mut chooser) = (Quick::new(3), Quick::new(4));
        let mut state = SteampunkRally::setup(&Options::default(), 4, &mut chance, &mut Silent);
        while let Some(seat) = SteampunkRally::to_act(&state).iter().next() {
            legal.clear();
            SteampunkRally::legal_actions(&state, seat, &mut legal);
            let action = *chooser.pick(&legal).unwrap();
            let _ = SteampunkRally::apply(&mut state, seat, action, &mut chance, &mut Silent).unwrap();
        }
    });
    assert_eq!(allocations.count_total, 0);
}
