//! Who knows what: view, cut events and resampling, side by side.

use crate::actions;
use crate::data::{Card, Deck};
use crate::events::Event;
use crate::forecast::{self, Forecast};
use crate::rules::victory;
use crate::state::{Cards, Frame, Hidden, MOST_STASHED, Open, Phase, Seats, Stashed, State};
use crossroads_engine::{Chance, Few, PerSeat, Seat, SeatSet, Viewer, never};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The table, as all see it.
    pub open: Open,
    /// Who is waited for.
    pub asked: SeatSet,
    /// How many steps each pawn is from the first space beyond the line; less than one beyond it.
    pub to_line: Seats<i8>,
    /// How many cards each deck holds.
    pub decks: [u8; 4],
    /// The hands: the viewer's own, and those it has passed on in this draft; a card a deck, if it is there and known.
    pub hands: Seats<[Option<Card>; 4]>,
    /// The stashes: what the viewer knows of each card.
    pub stashes: Seats<Few<SeenBoost, MOST_STASHED>>,
    /// What only the viewer knows.
    pub own: Option<Own>,
    /// After the end: the place of each seat; winners share the first.
    pub places: Option<Seats<u8>>,
}

/// A stashed boost as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct SeenBoost {
    /// Which it is, for those who know.
    pub boost: Option<Card>,
    /// Who knows.
    pub known_to: SeatSet,
}

/// What only the viewer knows, and what follows from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct Own {
    /// The pick, by its deck.
    pub pick: Option<Deck>,
    /// A part that was drawn.
    pub drawn: Option<Card>,
    /// What would follow.
    pub forecast: Forecast,
}

/// What this viewer may know of the table (SR-1.12).
pub fn view(state: &State, viewer: Viewer) -> View {
    // No `..`: a new half or a new secret does not compile until somebody decides who may see it.
    let State { open, hidden } = state;
    let Hidden { hands, picks, drawn, stashes, decks } = hidden;
    let seats = open.seats();
    let is_known = |known_to: SeatSet| viewer.seat().is_some_and(|seat| known_to.contains(seat));
    let hand = |seat: Seat| {
        let seen = is_known(open.has_held(seat, open.passes()));
        let known =
            |deck: Deck| (seen && open.racers[seat].holds(deck)).then_some(hands[seat][deck as usize]);
        Deck::ALL.map(known)
    };
    let stash = |seat: Seat| {
        let cards = stashes[seat].iter();
        let seen = |it: &Stashed| SeenBoost {
            boost: is_known(it.known_to).then_some(it.boost),
            known_to: it.known_to,
        };
        cards.map(seen).collect()
    };
    let own = viewer.seat().filter(|seat| open.racers.has(*seat)).map(|seat| Own {
        pick: picks[seat],
        drawn: drawn[seat],
        forecast: forecast::forecast(state, seat),
    });
    View {
        viewer,
        open: *open,
        asked: actions::to_act(state),
        to_line: PerSeat::from_fn(seats, |seat| open.steps_to_line(seat)),
        decks: Deck::ALL.map(|deck| decks.count(deck)),
        hands: PerSeat::from_fn(seats, hand),
        stashes: PerSeat::from_fn(seats, stash),
        own,
        places: victory::outcome(open)
            .map(|outcome| PerSeat::from_fn(seats, |seat| outcome.standings[seat.index()].place)),
    }
}

/// What this viewer may know of an event.
pub fn cut(event: &Event, viewer: Viewer) -> Option<Event> {
    Some(match *event {
        Event::HandDrawn { seat, .. } if !viewer.is(seat) => Event::HandDrawn { seat, cards: None },
        Event::HandReceived { seat, .. } if !viewer.is(seat) => Event::HandReceived { seat, cards: None },
        Event::Picked { seat, .. } if !viewer.is(seat) => Event::Picked { seat, card: None },
        Event::PickChanged { seat, .. } if !viewer.is(seat) => return None,
        Event::PartDrawn { seat, deck, .. } if !viewer.is(seat) => {
            Event::PartDrawn { seat, deck, card: None }
        }
        Event::BoostStashed { seat, known_to, .. }
            if !viewer.seat().is_some_and(|seat| known_to.contains(seat)) =>
        {
            Event::BoostStashed { seat, boost: None, known_to }
        }
        all => all,
    })
}

/// A table that `seat` cannot tell from the true one: what it does not know is dealt anew from the cards it has not seen.
pub fn resample(view: &View, seat: Seat, chance: &mut impl Chance) -> State {
    let open = view.open;
    let seats = open.seats();
    let mut unseen = unseen_cards(view);
    let mut hidden = Hidden {
        hands: PerSeat::new(seats),
        picks: PerSeat::new(seats),
        drawn: PerSeat::new(seats),
        stashes: PerSeat::new(seats),
        decks: Cards::default(),
    };
    let own = view.own.as_ref();
    for other in Seat::all(seats) {
        for deck in Deck::ALL.into_iter().filter(|deck| open.racers[other].holds(*deck)) {
            let known = view.hands[other][deck as usize];
            match known.or_else(|| unseen.draw(deck, chance)) {
                Some(card) => hidden.hands[other][deck as usize] = card,
                None => never!("a hand has more cards of {deck:?} than the box"),
            }
        }
        for seen in view.stashes[other].iter() {
            match seen.boost.or_else(|| unseen.draw(Deck::Black, chance)) {
                Some(boost) => hidden.stashes[other].push(Stashed { boost, known_to: seen.known_to }),
                None => never!("stashes have more boosts than the box"),
            }
        }
        if other == seat {
            hidden.picks[other] = own.and_then(|own| own.pick);
            hidden.drawn[other] = own.and_then(|own| own.drawn);
        } else {
            hidden.picks[other] = any_pick(&open, other, chance);
            hidden.drawn[other] = drawn_deck(&open, other).and_then(|deck| unseen.draw(deck, chance));
        }
    }
    hidden.decks = unseen;
    State { open, hidden }
}

/// All cards of the box but those in sight.
fn unseen_cards(view: &View) -> Cards {
    let mut unseen = Cards::all();
    for deck in Deck::ALL {
        for (design, count) in view.open.piles.of(deck).iter().enumerate() {
            (0..*count).for_each(|_| unseen.take(deck.card(design)));
        }
    }
    for (seat, racer) in view.open.racers.iter() {
        racer.machine.iter().for_each(|part| unseen.take(part.card));
        racer.lasting.iter().for_each(|card| unseen.take(*card));
        view.hands[seat].iter().flatten().for_each(|card| unseen.take(*card));
        view.stashes[seat].iter().filter_map(|seen| seen.boost).for_each(|card| unseen.take(card));
    }
    if let Some(card) = view.own.as_ref().and_then(|own| own.drawn) {
        unseen.take(card);
    }
    unseen
}

/// The deck from which a seat has drawn a part that it has not used yet.
fn drawn_deck(open: &Open, seat: Seat) -> Option<Deck> {
    open.racers[seat].work.iter().find_map(|frame| match frame {
        Frame::UseDrawn(deck) => Some(*deck),
        _ => None,
    })
}

/// Any pick that another seat may have made.
fn any_pick(open: &Open, seat: Seat, chance: &mut impl Chance) -> Option<Deck> {
    let racer = &open.racers[seat];
    let has_pick = match open.phase {
        Phase::Pick(_) => racer.done,
        Phase::Use(_) => !racer.done,
        _ => false,
    };
    let held = Deck::ALL.into_iter().filter(|deck| has_pick && racer.holds(*deck));
    let count = held.clone().count() as u32;
    if count == 0 { None } else { held.clone().nth(chance.below(count) as usize) }
}
