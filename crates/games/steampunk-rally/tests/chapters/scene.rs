//! Scenes: say what matters of a table, then play it with real actions and written dice.
//!
//! A [`Scene`] starts in the Race phase of round 3 on the Alps (tiles m1, m2, m3 unless said): bare cockpits, empty pools, no
//! cogs, nobody done. Dice that fall unwritten, and written dice that do not fall, fail the test; where a whole step goes by
//! and the dice do not matter, `goes_on` lets them fall as they like.

use crossroads_engine::{Chance, Game, Quick, SeatSet};
pub use crossroads_engine::{Seat, Viewer};
use crossroads_steampunk_rally::SteampunkRally;
pub use crossroads_steampunk_rally::actions::Action::{self, *};
pub use crossroads_steampunk_rally::data::Colour::{self, Electric, Heat, Steam};
pub use crossroads_steampunk_rally::data::{Card, Deck, Die, Effect, Inventor};
pub use crossroads_steampunk_rally::events::{Event, Loss};
pub use crossroads_steampunk_rally::machine::{Cell, Part, open_valves};
use crossroads_steampunk_rally::rules::Why;
pub use crossroads_steampunk_rally::setup::{Inventors, Options, PauseOnPass};
pub use crossroads_steampunk_rally::state::{Batch, Cards, Frame, Phase, Racer, Stashed, State};
pub use crossroads_steampunk_rally::track::{Course, LaidToken, Space, Track};
use crossroads_steampunk_rally::view::View;

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

pub fn card(id: &str) -> Card {
    Card::named(id).unwrap_or_else(|| panic!("no card {id}"))
}

/// The cell so many columns right of and rows below the middle.
pub fn cell(column: i8, row: i8) -> Cell {
    Cell::at(Cell::MIDDLE.column() + column, Cell::MIDDLE.row() + row).unwrap()
}

/// Chance that was written down.
struct Written<'a> {
    answers: &'a [u32],
    next: usize,
}

impl Chance for Written<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        let answer = *self
            .answers
            .get(self.next)
            .unwrap_or_else(|| panic!("a die with {bound} faces falls unwritten after {:?}", self.answers));
        assert!(answer < bound, "{answer} is no face of {bound}");
        self.next += 1;
        answer
    }
}

/// A table and what its last action led to.
#[derive(Clone)]
pub struct Scene {
    pub state: State,
    pub told: Vec<Event>,
}

/// A table in the Race phase.
pub fn race(seats: u8) -> Scene {
    Scene::new(Options { inventors: Inventors::Deal, ..Options::default() }, seats)
}

/// The same in another phase.
pub fn in_phase(seats: u8, phase: Phase) -> Scene {
    race(seats).phase(phase)
}

impl Scene {
    pub fn new(options: Options, seats: u8) -> Scene {
        let mut any = Quick::new(1);
        let mut state = SteampunkRally::setup(&options, seats, &mut any, &mut Vec::new());
        state.hidden.decks = Cards::all();
        state.open.piles = Cards::default();
        for seat in Seat::all(seats) {
            state.open.racers[seat] = Racer { bulb: true, ..Racer::default() };
            state.hidden.picks[seat] = None;
        }
        state.open.round = 3;
        state.open.phase = Phase::Race(None);
        (state.open.gap, state.open.clockwise) = (Seat(seats - 1), true);
        let mut scene = Scene { state, told: Vec::new() }.track(Course::Alps, [1, 2, 3]);
        let cockpits = ["ada-lovelace", "marie-curie", "nikola-tesla", "thomas-edison"];
        for seat in Seat::all(seats) {
            let name = cockpits[seat.index() % 4];
            scene = scene.machine(seat, &[(&format!("{name}-cockpit"), 0, 0)]);
            scene.racer(seat).inventor = Some(Inventor(seat.0));
        }
        scene
    }

    pub fn racer(&mut self, seat: Seat) -> &mut Racer {
        &mut self.state.open.racers[seat]
    }

    pub fn seen(&self, seat: Seat) -> &Racer {
        &self.state.open.racers[seat]
    }

    pub fn track(mut self, course: Course, middles: [u8; 3]) -> Scene {
        self.state.open.track = Track::new(course, middles);
        self
    }

    pub fn token(mut self, space: &str, token: u8) -> Scene {
        let space = self.space(space);
        self.state.open.track.tokens.push(LaidToken { space, token });
        self
    }

    pub fn phase(mut self, phase: Phase) -> Scene {
        self.state.open.phase = phase;
        self
    }

    pub fn space(&self, id: &str) -> Space {
        self.state.open.track.named(id).unwrap_or_else(|| panic!("no space {id}"))
    }

    pub fn at(mut self, seat: Seat, id: &str) -> Scene {
        self.racer(seat).space = self.state.open.track.named(id).unwrap_or_else(|| panic!("no space {id}"));
        self
    }

    /// Cards with their columns and rows from the middle; the cockpit first.
    pub fn machine(mut self, seat: Seat, cards: &[(&str, i8, i8)]) -> Scene {
        self.racer(seat).machine =
            cards.iter().map(|(id, column, row)| Part::new(card(id), cell(*column, *row))).collect();
        for (id, _, _) in cards {
            self.state.hidden.decks.take(card(id));
        }
        self
    }

    /// Dice in the slots of a card.
    pub fn slots(mut self, seat: Seat, place: usize, dice: &[u8]) -> Scene {
        let colour = self.colour_of(seat, place);
        for die in dice {
            self.racer(seat).machine[place].put(colour, *die);
        }
        self
    }

    /// The colour of a card's slots, where all have the same.
    fn colour_of(&self, seat: Seat, place: usize) -> Colour {
        let colours: Vec<Colour> = self.seen(seat).machine[place].slots().colours().collect();
        assert_eq!(colours.len(), 1, "which of {colours:?}?");
        colours[0]
    }

    pub fn stored(mut self, seat: Seat, place: usize, colour: Colour, dice: u8) -> Scene {
        (0..dice).for_each(|_| self.racer(seat).machine[place].store(colour));
        self
    }

    pub fn pool(mut self, seat: Seat, colour: Colour, dice: &[u8]) -> Scene {
        for die in dice {
            self.racer(seat).pool.add(colour, *die);
        }
        self
    }

    pub fn gauge(mut self, seat: Seat, gauge: i8) -> Scene {
        self.racer(seat).gauge = gauge;
        self
    }

    pub fn cogs(mut self, seat: Seat, cogs: u16) -> Scene {
        self.racer(seat).cogs = cogs;
        self
    }

    pub fn stash(mut self, seat: Seat, boost: &str) -> Scene {
        let boost = card(boost);
        self.state.hidden.decks.take(boost);
        self.state.hidden.stashes[seat].push(Stashed { boost, known_to: SeatSet::only(seat) });
        self
    }

    pub fn done(mut self, seat: Seat) -> Scene {
        self.racer(seat).done = true;
        self
    }

    /// A hand of one card each deck, in order; an empty name is no card.
    pub fn hand(mut self, seat: Seat, cards: [&str; 4]) -> Scene {
        for (deck, id) in Deck::ALL.into_iter().zip(cards).filter(|(_, id)| !id.is_empty()) {
            self.state.hidden.hands[seat][deck as usize] = card(id);
            self.state.hidden.decks.take(card(id));
            self.racer(seat).hand |= 1 << deck as u8;
        }
        self
    }

    /// The seat is about to use this card; everybody else has used theirs.
    pub fn using(seats: u8, id: &str) -> Scene {
        let deck = card(id).deck().unwrap();
        let mut cards = [""; 4];
        cards[deck as usize] = id;
        let mut scene = in_phase(seats, Phase::Use(3)).hand(A, cards);
        scene.state.hidden.picks[A] = Some(deck);
        Seat::all(seats).skip(1).for_each(|seat| scene.racer(seat).done = true);
        scene
    }

    /// Acts, and no die falls.
    pub fn does(&mut self, seat: Seat, action: Action) -> &mut Scene {
        self.rolls(seat, action, &[])
    }

    /// Acts, and dice fall so.
    pub fn rolls(&mut self, seat: Seat, action: Action, dice: &[u8]) -> &mut Scene {
        let answers: Vec<u32> = dice.iter().map(|die| u32::from(*die) - 1).collect();
        self.chances(seat, action, &answers)
    }

    /// Acts, and chance answers so.
    pub fn chances(&mut self, seat: Seat, action: Action, answers: &[u32]) -> &mut Scene {
        assert!(self.offers(seat, action), "{action:?} is not offered: {:?}", self.legal(seat));
        let mut written = Written { answers, next: 0 };
        self.told.clear();
        let applied = SteampunkRally::apply(&mut self.state, seat, action, &mut written, &mut self.told);
        assert!(applied.is_ok(), "{action:?}: {applied:?}");
        assert_eq!(written.next, answers.len(), "written dice that did not fall");
        self
    }

    /// Lays the machine out anew; a layout is accepted and never offered.
    pub fn lays(&mut self, seat: Seat, cells: &[(i8, i8)]) -> &mut Scene {
        self.does_unlisted(seat, plan(cells))
    }

    /// Discards a part at will, which is never offered either.
    pub fn discards(&mut self, seat: Seat, place: u8) -> &mut Scene {
        self.does_unlisted(seat, Discard(place))
    }

    fn does_unlisted(&mut self, seat: Seat, action: Action) -> &mut Scene {
        assert!(!self.offers(seat, action), "{action:?} is offered");
        self.told.clear();
        let mut written = Written { answers: &[], next: 0 };
        let applied = SteampunkRally::apply(&mut self.state, seat, action, &mut written, &mut self.told);
        assert!(applied.is_ok(), "{action:?}: {applied:?}");
        self
    }

    /// Acts, and whatever falls may fall.
    pub fn goes_on(&mut self, seat: Seat, action: Action) -> &mut Scene {
        assert!(self.offers(seat, action), "{action:?} is not offered: {:?}", self.legal(seat));
        self.told.clear();
        let applied =
            SteampunkRally::apply(&mut self.state, seat, action, &mut Quick::new(7), &mut self.told);
        assert!(applied.is_ok(), "{action:?}: {applied:?}");
        self
    }

    pub fn does_all(&mut self, seat: Seat, actions: &[Action]) -> &mut Scene {
        for action in actions {
            self.does(seat, *action);
        }
        self
    }

    /// The action is refused by this clause, and nothing changes.
    pub fn refuses(&mut self, seat: Seat, action: Action, clause: &str) -> &mut Scene {
        let before = self.state;
        let mut written = Written { answers: &[], next: 0 };
        let refused = SteampunkRally::apply(&mut self.state, seat, action, &mut written, &mut Vec::new());
        let refusal: crossroads_engine::Refusal<Why> = refused.expect_err(&format!("{action:?} was taken"));
        assert_eq!(refusal.clause, clause, "{action:?}: {:?}", refusal.why);
        assert!(self.state == before, "a refusal changed the table");
        assert!(!self.offers(seat, action), "{action:?} is offered and refused");
        self
    }

    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        SteampunkRally::legal_actions(&self.state, seat, &mut legal);
        legal
    }

    pub fn offers(&self, seat: Seat, action: Action) -> bool {
        self.legal(seat).contains(&action)
    }

    pub fn asked(&self) -> Vec<Seat> {
        SteampunkRally::to_act(&self.state).iter().collect()
    }

    pub fn view(&self, viewer: Viewer) -> View {
        SteampunkRally::view(&self.state, viewer)
    }

    pub fn stands(&self, seat: Seat, id: &str) -> &Scene {
        let track = &self.state.open.track;
        assert_eq!(track.row(self.seen(seat).space).id, id);
        self
    }

    pub fn cards_of(&self, seat: Seat) -> Vec<&'static str> {
        self.seen(seat).machine.iter().map(|part| part.card.part().unwrap().id).collect()
    }

    pub fn phase_now(&self) -> Phase {
        self.state.open.phase
    }

    /// Places dice in a part and fires it; no die falls.
    pub fn fires(&mut self, seat: Seat, part: u8, dice: &[u8]) -> &mut Scene {
        let colour = self.colour_of(seat, part.into());
        for value in dice {
            self.does(seat, Place { part, colour, value: *value });
        }
        self.does(seat, Fire)
    }

    pub fn pool_of(&self, seat: Seat, colour: Colour) -> Vec<u8> {
        let row = self.seen(seat).pool.0[colour as usize];
        (0..7).flat_map(|value| std::iter::repeat_n(value, row[usize::from(value)].into())).collect()
    }
}

/// The column of a card that a layout leaves out.
pub const OUT: (i8, i8) = (i8::MAX, 0);

/// A layout: a cell for every card, and for the part in use if there is one more.
pub fn plan(cells: &[(i8, i8)]) -> Action {
    let at = |at: &(i8, i8)| if *at == OUT { Cell::NOWHERE } else { cell(at.0, at.1) };
    Lay(cells.iter().map(at).collect())
}

pub fn play(id: &str) -> Action {
    PlayBoost { boost: card(id), on: None }
}

pub fn play_on(id: &str, seat: Seat) -> Action {
    PlayBoost { boost: card(id), on: Some(seat) }
}
