//! SR-2 and SR-3: what is chosen and laid out before the first round.

use super::scene::*;
use crossroads_engine::{Game, Quick, Silent};
use crossroads_steampunk_rally::SteampunkRally;
use crossroads_steampunk_rally::machine::is_whole;
use crossroads_steampunk_rally::setup::Middle;
use std::collections::BTreeSet;

fn set_up(options: Options, seats: u8, number: u64) -> State {
    assert!(SteampunkRally::check_options(&options, seats).is_ok());
    SteampunkRally::setup(&options, seats, &mut Quick::new(number), &mut Silent)
}

/// SR-1.1
#[test]
fn two_to_eight_seats_play() {
    let fits = |seats| SteampunkRally::check_options(&Options::default(), seats).is_ok();
    assert!(!fits(1) && fits(2) && fits(8) && !fits(9));
}

/// SR-2.1, SR-2.2, SR-2.4
#[test]
fn middle_tiles_are_chosen_or_drawn_by_lot() {
    let chosen =
        Options { middle_1: Middle::M4, middle_3: Middle::M2, track: Course::Skyrail, ..Options::default() };
    let mut between = BTreeSet::new();
    for number in 0..30 {
        let track = set_up(chosen, 2, number).open.track;
        assert_eq!((track.course, track.tiles[1], track.tiles[3]), (Course::Skyrail, 4, 2));
        assert!(track.row(Space(0)).id.starts_with("skyrail"));
        between.insert(track.tiles[2]);
    }
    assert_eq!(between, BTreeSet::from([1, 3, 5]));
    let twice = Options { middle_1: Middle::M4, middle_2: Middle::M4, ..Options::default() };
    assert!(SteampunkRally::check_options(&twice, 2).is_err());
}

/// SR-2.5, SR-2.6, SR-2.7
#[test]
fn each_deck_has_one_card_turned_up_before_it_is_dealt() {
    let state = set_up(Options::default(), 4, 3);
    for deck in Deck::ALL {
        assert_eq!((state.open.piles.count(deck), state.hidden.decks.count(deck)), (1, 39));
        assert_eq!(state.open.dice_held(Steam), 0, "all dice lie in the bank");
    }
    let cards = |number| set_up(Options::default(), 4, number).open.piles;
    assert_ne!(cards(1), cards(2), "decks are shuffled");
}

/// SR-2.8, SR-2.9
#[test]
fn the_direction_token_is_tossed_and_lies_in_any_gap() {
    let tosses: BTreeSet<_> = (0..60)
        .map(|number| {
            let open = set_up(Options::default(), 3, number).open;
            (open.gap.0, open.clockwise)
        })
        .collect();
    assert_eq!(tosses.len(), 6);
}

/// SR-2.10, SR-2.11
#[test]
fn tokens_lie_on_spaces_without_a_challenge() {
    for number in 0..40 {
        let track = set_up(Options { tokens: 6, ..Options::default() }, 2, number).open.track;
        let spaces: BTreeSet<_> = track.tokens.iter().map(|laid| laid.space).collect();
        assert_eq!(spaces.len(), 6);
        assert!(spaces.iter().all(|space| track.row(*space).challenge.is_none() && *space != Space::START));
        assert!(spaces.iter().all(|space| track.steps_to_line(*space) > 0), "none beyond the line");
        assert_eq!(track.tokens.iter().map(|laid| laid.token).collect::<BTreeSet<_>>().len(), 6);
    }
}

/// SR-2.10, SR-2.11
#[test]
fn tokens_are_laid_by_choice_and_what_is_against_the_advice_is_told() {
    let tiles =
        Options { middle_1: Middle::M1, middle_2: Middle::M2, middle_3: Middle::M3, ..Options::default() };
    let laid = |options: Options| {
        let mut told = Vec::new();
        let state = SteampunkRally::setup(&options, 2, &mut Quick::new(1), &mut told);
        let tokens = state.open.track.tokens;
        let spaces: Vec<&str> = tokens.iter().map(|laid| state.open.track.row(laid.space).id).collect();
        let on_branch = |event: &Event| matches!(event, Event::TokenLaid { one_branch: true, .. });
        (spaces, told.iter().filter(|event| on_branch(event)).count(), told.contains(&Event::ManyTokens))
    };
    assert_eq!(laid(Options { token_crowd: 5, ..tiles }), (vec!["alps-m1.2"], 0, false));
    // The long branch of the fork has the rails, the short one has not; a space with a challenge is passed over.
    let (spaces, on_branch, _) = laid(Options { token_rails: 7, token_coal_mine: 15, ..tiles });
    assert_eq!((spaces, on_branch), (vec!["alps-m2.5", "alps-m1.4a"], 1));
    let four = Options { token_rails: 5, token_crowd: 6, tokens: 2, ..tiles };
    assert_eq!((laid(four).0.len(), laid(four).2), (4, true));
    let beyond = laid(Options { token_crowd: 40, ..tiles });
    assert!(beyond.0.iter().all(|id| id.starts_with("alps-end")), "a chosen one may lie beyond the line");
    assert!(SteampunkRally::check_options(&Options { token_crowd: 49, ..tiles }, 2).is_err());
}

/// SR-3.1, SR-3.2, SR-3.5, SR-3.6
#[test]
fn inventors_are_taken_first_come_first_served() {
    let mut scene = Scene { state: set_up(Options::default(), 3, 1), told: Vec::new() };
    assert_eq!(scene.asked(), [A, B, C]);
    scene.does(C, ChooseInventor(Inventor(5)));
    scene.refuses(A, ChooseInventor(Inventor(5)), "SR-3.1").refuses(
        A,
        ChooseInventor(Inventor(16)),
        "SR-3.1",
    );
    scene.does(A, ChooseInventor(Inventor(6))).goes_on(B, ChooseInventor(Inventor(0)));
    for seat in [A, B, C] {
        let racer = scene.seen(seat);
        assert_eq!(racer.machine.len(), 2);
        assert!(is_whole(&racer.machine), "cockpit and part are joined as they are printed");
    }
    assert_eq!(scene.phase_now(), Phase::Pick(0));
}

/// SR-3.2
#[test]
fn inventors_may_be_dealt() {
    let open = set_up(Options { inventors: Inventors::Deal, ..Options::default() }, 8, 4).open;
    let taken: BTreeSet<_> = open.racers.iter().filter_map(|(_, racer)| racer.inventor).collect();
    assert_eq!((taken.len(), open.phase), (8, Phase::Pick(0)));
}

/// SR-3.3, SR-3.4, SR-3.7, SR-3.8
#[test]
fn all_start_alike() {
    let state = set_up(Options { inventors: Inventors::Deal, ..Options::default() }, 4, 9);
    for (seat, racer) in state.open.racers.iter() {
        assert_eq!((racer.space, racer.bulb, racer.gauge, racer.cogs), (Space::START, true, 0, 0));
        assert_eq!(racer.pool, crossroads_steampunk_rally::state::Pool::default());
        assert!(state.hidden.stashes[seat].is_empty());
    }
}
