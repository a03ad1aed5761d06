//! GE: cards instead of movement dice.

use super::crews::*;
use super::scene::*;
use super::shop::garage;
use crossroads_engine::{Game, Quick, Seat, Silent, Viewer};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::data::{Bounty, CARDS, HAND, OneShot, ShotFace};
use crossroads_thunder_road::events::Told;
use crossroads_thunder_road::state::Piles;

fn cards_play() -> Options {
    Options { cards: true, ..Options::default() }
}

/// A race with cards, in which the deck of each crew is whole but for its hand.
fn card_race(seats: u8) -> Scene {
    let mut scene = garage(cards_play(), seats);
    for seat in Seat::all(seats) {
        scene.open().gangs[seat].cards = Piles::default();
        scene = scene.hand(seat, &[2, 5, 8, 11, 14]);
    }
    scene
}

impl Scene {
    /// A crew holds these cards.
    fn hand(mut self, seat: Seat, cards: &[u8]) -> Scene {
        let mut hand = Cards::NONE;
        for card in cards {
            hand.insert(CardId(*card));
        }
        self.state.hidden.seats[seat].change_hand(|held| held.cards = hand);
        self.open().gangs[seat].cards.hand = hand.len();
        self
    }

    /// So many cards of a crew, from the last one down, lie on its discard.
    fn discarded(mut self, seat: Seat, cards: impl Iterator<Item = u8>) -> Scene {
        cards.for_each(|card| self.open().gangs[seat].cards.discard.insert(CardId(card)));
        self
    }

    fn deck(&self, seat: Seat) -> Cards {
        let piles = self.state.open.gangs[seat].cards;
        Cards::ALL.without(self.state.hidden.seats[seat].hand()).without(piles.played).without(piles.discard)
    }

    /// What has to fall for this card to be the top one of a deck.
    fn top(&self, seat: Seat, card: u8) -> Roll {
        Raw(self.deck(seat).iter().position(|it| it == CardId(card)).unwrap() as u32)
    }
}

/// GE-1, IX-1.2
#[test]
fn eighteen_cards_show_each_value_thrice_and_three_times_the_shooting_die() {
    assert_eq!(CARDS.len(), 18);
    for value in 1..=6 {
        assert_eq!(CARDS.iter().filter(|card| card.value == value).count(), 3);
    }
    let faces = |face| CARDS.iter().filter(|card| card.face == face).count();
    let counts = [ShotFace::Large, ShotFace::Medium, ShotFace::SmallOrMedium, ShotFace::Any].map(faces);
    assert_eq!(counts, [9, 3, 3, 3]);
    // All car crews have them, and nobody else.
    let options = Options { cards: true, ..both_play() };
    let state = ThunderRoad::setup(&options, 4, &mut Quick::new(1), &mut Silent);
    let hands: Vec<u8> = state.hidden.seats.iter().map(|(_, secret)| secret.hand().len()).collect();
    assert_eq!(hands, [HAND, HAND, 0, 0]);
    let dice: Vec<usize> = state.open.gangs.iter().map(|(_, gang)| gang.dice.len()).collect();
    assert_eq!(dice, [0, 0, 6, 4]);
}

/// GE-2, GE-3
#[test]
fn the_lowest_sum_of_five_cards_begins_and_a_tie_sends_all_cards_back() {
    for number in 0..40 {
        let mut told: Vec<Told> = Vec::new();
        let options = Options { cards: true, ..bikes_play() };
        let state = ThunderRoad::setup(&options, 3, &mut Quick::new(number), &mut told);
        let of_cards =
            |seat: Seat| -> u8 { state.hidden.seats[seat].hand().iter().map(|card| card.row().value).sum() };
        let bikes: u8 = state.open.gangs[GREEN].dice.iter().sum();
        let sums = [of_cards(RED), of_cards(BLUE), bikes];
        let lowest = *sums.iter().min().unwrap();
        assert_eq!(sums.iter().map(|sum| usize::from(*sum == lowest)).sum::<usize>(), 1);
        assert_eq!(sums[state.open.first.index()], lowest, "sums are compared as they are");
        assert!(Seat::all(2).all(|seat| state.open.gangs[seat].cards.hand == HAND));
        let last = told.iter().rev().find_map(|told| match told.event {
            Event::HandCounted { seat: BLUE, sum } => Some(sum),
            _ => None,
        });
        assert_eq!(last, Some(sums[1]));
    }
}

/// GE-4
#[test]
fn a_card_on_a_car_a_command_or_a_coast_is_as_good_as_a_die_of_its_value() {
    let mut scene = card_race(2).car(RM, 3, 2).hand(RED, &[2, 6, 8, 13, 14]);
    scene.refuses(RED, Assign { car: RM, die: 3 }, "GE-1");
    scene.refuses(RED, AssignCard { car: RM, card: CardId(3) }, "GE-4");
    // Cards that show the same are one choice; cards of one value with other faces are two.
    assert!(scene.offers(RED, AssignCard { car: RM, card: CardId(13) }));
    scene.refuses(RED, AssignCard { car: RM, card: CardId(14) }, "GE-4");
    assert!(scene.offers(RED, AssignCard { car: RM, card: CardId(6) }));
    scene.does(RED, AssignCard { car: RM, card: CardId(13) });
    scene.refuses(RED, CommandCard { command: Command::Nitro, card: CardId(14) }, "TR-8.2");
    scene.does(RED, CommandCard { command: Command::Nitro, card: CardId(8) });
    assert_eq!(scene.moves(), 8, "five, and nitro of three");
    assert_eq!(scene.state.open.gangs[RED].cards.played.len(), 2);
    assert!(scene.state.open.gangs[RED].commanded, "one command a round");
    let mut coasts = card_race(2).car(RM, 3, 2).moved(RM).moved(RS).moved(RL).coast_turn(RED);
    coasts.does(RED, CoastCard { car: RM, card: CardId(14) });
    assert_eq!(coasts.moves(), 1);
}

/// GE-5
#[test]
fn played_cards_lie_open_until_the_end_of_the_round_then_all_draw_up_to_five() {
    let mut scene = card_race(2).car(RM, 3, 2);
    for (_, gang) in scene.open().gangs.iter_mut() {
        gang.turns = 3;
    }
    scene.does(RED, AssignCard { car: RM, card: CardId(2) }).does(RED, NoCommand).drives(&[F]);
    assert!(scene.state.open.gangs[RED].cards.played.contains(CardId(2)));
    scene.just(RED, DeclineBonus);
    let piles = scene.state.open.gangs[RED].cards;
    assert_eq!((piles.hand, piles.played.len()), (HAND, 0));
    assert!(piles.discard.contains(CardId(2)));
    let hand = scene.state.hidden.seats[RED].hand();
    assert!([5, 8, 11, 14].iter().all(|card| hand.contains(CardId(*card))), "what was kept stays");
}

/// GE-6, GE-7
#[test]
fn a_shot_turns_up_the_top_card_and_so_does_a_reroll() {
    let mut scene = card_race(2).car(RM, 3, 2).car(BM, 3, 4);
    scene.does(RED, AssignCard { car: RM, card: CardId(2) }).does(RED, NoCommand).drives(&[F]).declines();
    let medium = scene.top(RED, 4);
    scene.rolls(RED, Shoot(BM), &[medium, Draw(Damage::Dent)]);
    assert!(scene.told.contains(&Event::CardTurned { seat: RED, card: CardId(4) }));
    assert!(scene.state.open.gangs[RED].cards.discard.contains(CardId(4)));
    // A reroll turns up the next one.
    let options = Options { cards: true, leaders: true, ..Options::default() };
    let mut steady = garage(options, 2).hand(RED, &[2]).leader(RED, Leader::WongLeiKong).tokens(RED, 0);
    steady = steady.car(RM, 3, 2).car(BM, 3, 4);
    steady.does(RED, AssignCard { car: RM, card: CardId(2) }).drives(&[F]).declines();
    let large = steady.top(RED, 17);
    steady.rolls(RED, Shoot(BM), &[large]);
    let medium = steady.top(RED, 4);
    steady.rolls(RED, RerollShot, &[medium, Draw(Damage::Dent)]);
    let discard = steady.state.open.gangs[RED].cards.discard;
    assert!(discard.contains(CardId(17)) && discard.contains(CardId(4)) && discard.len() == 2);
}

/// GE-6
#[test]
fn a_chopper_turns_up_a_card_of_its_owner_too() {
    let mut scene = card_race(2).car(RM, 3, 2).car(BM, 3, 8);
    scene.does(RED, AssignCard { car: RM, card: CardId(2) });
    scene.does(RED, CommandCard { command: Command::Airstrike, card: CardId(5) });
    scene.does(RED, PlaceChopper(at(3, 7)));
    let medium = scene.top(RED, 4);
    scene.rolls(RED, ChopperShot(BM), &[medium, Draw(Damage::Dent)]);
    assert!(scene.state.open.gangs[RED].cards.discard.contains(CardId(4)));
}

/// GE-8
#[test]
fn a_pit_trap_is_no_shot_and_rolls_the_die() {
    let options = Options { cards: true, carnage: true, ..Options::default() };
    let mut scene = garage(options, 2).hand(RED, &[2]).car(RM, 3, 2).laid(3, 3, Hazard::PitTrap);
    scene.does(RED, AssignCard { car: RM, card: CardId(2) });
    scene.rolls(RED, Step(F), &[HIT_L]);
    assert!(scene.state.open.gangs[RED].cards.discard.is_empty());
    scene.stands(RM, 3, 3);
}

/// GE-5, GE-6, GE-9, TRX-S25
#[test]
fn an_empty_deck_is_made_anew_from_the_discard_at_once() {
    // Two cards lie on boards, the one of this turn makes three: hand 2, boards 3, discard 13, deck 0.
    let mut shoots = card_race(2).car(RM, 3, 2).car(BM, 3, 4).hand(RED, &[0, 16, 17]);
    shoots.open().gangs[RED].cards.played = Cards::of(0b110);
    shoots = shoots.discarded(RED, 3..16);
    shoots.open().gangs[RED].commanded = true;
    shoots.open().gangs[RED].turns = 1;
    shoots.does(RED, AssignCard { car: RM, card: CardId(0) }).drives(&[F]).declines();
    // The new deck is cards 3 to 15: card 4 is its second.
    shoots.rolls(RED, Shoot(BM), &[Raw(1), Draw(Damage::Dent)]);
    assert!(shoots.told.contains(&Event::DeckShuffled { seat: RED }));
    assert_eq!((shoots.deck(RED).len(), shoots.state.open.gangs[RED].cards.discard.len()), (12, 1));
    assert_eq!(shoots.state.open.gangs[RED].cards.played.len(), 3, "cards on boards stay there");
    // It shoots no more, and plays one card more: hand 1, boards 4.
    let mut shoots = shoots.car(RL, 2, 2).turn(RED);
    shoots.open().gangs[RED].turns = 3;
    shoots.open().gangs[BLUE].turns = 3;
    shoots.does(RED, AssignCard { car: RL, card: CardId(16) }).drives(&[FL, F, F, F, F]).just(RED, Step(F));
    let piles = shoots.state.open.gangs[RED].cards;
    assert_eq!((piles.hand, piles.played.len(), piles.discard.len(), shoots.deck(RED).len()), (5, 0, 5, 8));
}

/// GE-10
#[test]
fn without_any_card_a_shot_rolls_the_die_and_a_draw_stops_short() {
    let mut scene = card_race(2).car(RM, 3, 2).car(BM, 3, 4).hand(RED, &[0, 1]);
    scene.open().gangs[RED].cards.played = Cards::ALL.without(Cards::of(0b11));
    scene.open().gangs[RED].commanded = true;
    scene.does(RED, AssignCard { car: RM, card: CardId(0) }).drives(&[F]).declines();
    scene.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Dent)]);
    assert_eq!(scene.damage(BM).len(), 1);
}

/// GE-11, IX-7.3
#[test]
fn a_hand_is_its_owners_secret_and_counts_are_open() {
    let scene = card_race(2);
    let view = |viewer| ThunderRoad::view(&scene.state, viewer);
    assert_eq!(view(Viewer::Seat(RED)).own.unwrap().secret.hand(), scene.state.hidden.seats[RED].hand());
    assert!(view(Viewer::Spectator).own.is_none());
    assert_eq!(view(Viewer::Seat(BLUE)).open.gangs[RED].cards.hand, 5);
    let drawn = Event::CardsDrawn { seat: RED, count: 5, cards: Some(scene.state.hidden.seats[RED].hand()) };
    let told = Told { level: 0, event: drawn };
    let cut = |viewer| ThunderRoad::cut(&told, viewer).unwrap().event;
    assert_eq!(cut(Viewer::Seat(BLUE)), Event::CardsDrawn { seat: RED, count: 5, cards: None });
    assert_eq!(cut(Viewer::Seat(RED)), drawn);
    // That a command is asked for tells nothing of a hand: one without a card for any command can only decline.
    let mut poor = card_race(2).leader(RED, Leader::Abigail).tokens(RED, 0).car(RM, 3, 2).hand(RED, &[2, 10]);
    poor.open().options.leaders = true;
    poor.open().gangs[RED].used.insert(Command::Airstrike);
    poor.does(RED, AssignCard { car: RM, card: CardId(2) });
    assert_eq!(poor.legal(RED), [NoCommand]);
}

/// GE-12, CS-4.7
#[test]
fn a_lead_foot_discards_cards_and_draws_as_many() {
    let options = Options { cards: true, leaders: true, ..Options::default() };
    let mut scene =
        garage(options, 2).leader(BLUE, Leader::CrisCrass).hand(RED, &[2]).hand(BLUE, &[0, 3, 6, 9, 12]);
    scene = scene.car(RM, 3, 2);
    for (_, gang) in scene.open().gangs.iter_mut() {
        gang.turns = 3;
    }
    scene.does(RED, AssignCard { car: RM, card: CardId(2) }).drives(&[F]).just(RED, DeclineBonus);
    assert_eq!(scene.asked(), Some(BLUE));
    let drawn = scene.top(BLUE, 17);
    scene.rolls(BLUE, LeadFoot(0b1), &[drawn]);
    let hand = scene.state.hidden.seats[BLUE].hand();
    assert!(hand.contains(CardId(17)) && !hand.contains(CardId(0)) && hand.len() == 5);
    assert!(scene.state.open.gangs[BLUE].cards.discard.contains(CardId(0)));
}

/// Cards with a one-shot or a bounty of Red's, whose medium car stands at (3,8).
fn set_race(one_shot: Option<OneShot>, bounty: Option<Bounty>) -> Scene {
    let options = Options { one_shots: one_shot.is_some(), bounties: bounty.is_some(), ..cards_play() };
    let mut scene = garage(options, 2);
    scene.open().stack.clear();
    for seat in Seat::all(2) {
        (scene.state.hidden.seats[seat].one_shot, scene.state.hidden.seats[seat].bounty) = (None, None);
        (scene.open().gangs[seat].one_shot, scene.open().gangs[seat].bounty) = (false, false);
        scene.open().gangs[seat].cards = Piles::default();
        scene = scene.hand(seat, &[2, 5, 8, 11, 14]);
    }
    (scene.state.hidden.seats[RED].one_shot, scene.state.hidden.seats[RED].bounty) = (one_shot, bounty);
    scene.open().gangs[RED].one_shot = one_shot.is_some();
    scene.open().gangs[RED].bounty = bounty.is_some();
    scene.car(RM, 3, 8)
}

/// Whether Red can step back no more after this.
fn closes_undo(scene: &Scene, action: Action) -> bool {
    let mut state = scene.state;
    let applied = ThunderRoad::apply(&mut state, RED, action, &mut Quick::new(1), &mut Silent);
    applied.unwrap().closes.contains(RED)
}

/// GE-12, EA-5.2, GE-11
#[test]
fn an_ace_lets_a_card_count_as_another_value_until_it_is_discarded() {
    let mut scene = set_race(Some(OneShot::AceUpTheSleeve), None);
    (scene.open().gangs[RED].turns, scene.open().gangs[BLUE].turns) = (2, 3);
    scene.does(RED, PlayOneShot(OneShot::AceUpTheSleeve));
    assert_eq!(scene.legal(RED).len(), 25, "five cards, five other values");
    scene.refuses(RED, SetCard { card: CardId(14), value: 5 }, "EA-5.2");
    scene.refuses(RED, SetCard { card: CardId(3), value: 1 }, "EA-5.2");
    scene.does(RED, SetCard { card: CardId(14), value: 1 });
    let [set] = scene.told[..] else { panic!("{:?}", scene.told) };
    let told = Told { level: 0, event: set };
    let of_others = ThunderRoad::cut(&told, Viewer::Seat(BLUE)).unwrap().event;
    assert_eq!(of_others, Event::CardSet { seat: RED, card: None, value: 1 }, "which one, nobody else sees");
    assert_eq!(scene.state.open.gangs[RED].set.to_vec(), [1], "that one is, everybody does");
    let plays = AssignCard { car: RM, card: CardId(2) };
    assert!(closes_undo(&scene, plays), "any card shows whether it is the one");
    assert!(!closes_undo(&set_race(None, None), plays), "where none is, it shows nothing");
    scene.does(RED, AssignCard { car: RM, card: CardId(14) });
    assert_eq!(scene.state.open.car(RM).unwrap().die, Some(1));
    if scene.offers(RED, NoCommand) {
        scene.does(RED, NoCommand);
    }
    assert_eq!(scene.moves(), 1, "it shows a five");
    scene.drives(&[F]);
    // The round ends, and so do the cards on boards.
    scene.just(RED, DeclineBonus);
    while scene.asked() == Some(RED) && scene.offers(RED, Pass) {
        scene.just(RED, Pass);
    }
    assert!(scene.state.hidden.seats[RED].set().is_empty() && scene.state.open.gangs[RED].set.is_empty());
}

/// GE-12, EA-4.4, EA-4.9, EA-4.11
#[test]
fn bounties_work_on_cards_as_on_dice() {
    let shot_down = |bounty, target: VehicleId, card: u8| {
        let scene = set_race(None, Some(bounty)).car(target, 3, 10).damaged(target, &[Damage::Dent]);
        let mut scene = scene.car(BM, 2, 2);
        scene.does(RED, AssignCard { car: RM, card: CardId(2) });
        if scene.offers(RED, NoCommand) {
            scene.does(RED, NoCommand);
        }
        scene.drives(&[F]).does(RED, DeclineBonus);
        let top = scene.top(RED, card);
        scene.rolls(RED, Shoot(target), &[top, Draw(Damage::Dent)]).does(RED, RevealBounty(bounty));
        scene
    };
    let mut set = shot_down(Bounty::HitAndRun, BS, 0);
    assert_eq!(set.legal(RED), [5, 8, 11, 14].map(|card| SetCard { card: CardId(card), value: 6 }));
    set.refuses(RED, SetCard { card: CardId(5), value: 4 }, "EA-4.4");
    set.does(RED, SetCard { card: CardId(5), value: 6 });
    let mut taken = shot_down(Bounty::BigGame, BIG_BLUE, 9 + 8);
    assert_eq!(taken.legal(RED), [TakeBack(CardId(2))]);
    taken.refuses(RED, TakeBack(CardId(5)), "EA-4.9");
    taken.does(RED, TakeBack(CardId(2)));
    assert_eq!(taken.state.open.gangs[RED].cards.hand, HAND);
    assert_eq!(taken.state.open.car(RM).unwrap().die, Some(1), "what it lay on stays used");
    let mut trail = set_race(None, Some(Bounty::Trailblazer)).car(RM, 3, 23).stack(&["3a", "2a"]);
    trail.does(RED, AssignCard { car: RM, card: CardId(2) });
    if trail.offers(RED, NoCommand) {
        trail.does(RED, NoCommand);
    }
    trail.drives_rolling(F, &[Raw(0); 4]);
    trail.rolls(RED, RevealBounty(Bounty::Trailblazer), &[Raw(0); 4]);
    let hand: Vec<CardId> = trail.state.hidden.seats[RED].hand().iter().collect();
    assert_eq!(hand, [0, 1, 3, 4].map(CardId), "the first four that were left");
}
