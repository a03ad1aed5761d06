//! One suite for every game: random tables on which each promise of the contract is tried.
//!
//! A game uses it with one line in a test: `conformance::check::<MyGame>(TABLES.first_half())`, where `TABLES` is a
//! [`window::Window`]. A broken promise panics with the number of the table, which is all one needs to see it again. The
//! fuzz targets use [`feed_bytes`].

#![allow(clippy::panic, clippy::expect_used, reason = "this module exists to fail tests, loudly")]

pub mod records;
pub mod watching;
pub mod window;
pub mod words;

pub use window::Window;

use crate::dice::{Chance, Dice, Quick, Seed};
use crate::game::{Game, Silent};
use crate::hindsight::Hindsight;
use crate::options;
use crate::record::{self, Record};
use crate::seat::{Seat, Viewer};
use crate::table::{ActError, Table};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::mem::{Discriminant, discriminant};
use std::ops::Range;

/// No table of any game takes more decisions than this; one that does never ends. Eight inventors who do whatever comes to
/// their minds have been seen to take more than twenty thousand.
const ENDLESS: usize = 100_000;

/// One decision in so many is looked at closely at first; the others are only played.
const CLOSE_LOOK: u32 = 8;

/// One decision in so many is taken by a seat for which the table does not wait, if it has any; and one in so many is a
/// free-form act, if the game has such.
const BESIDES: u32 = 12;

/// So many free-form acts are drawn to see which kinds of them a game has.
const FREE_FORM_KINDS: u32 = 48;

/// So many free-form acts are drawn at a close look.
const FREE_FORMS: u32 = 12;

/// After this many decisions a table has shown most of what it has.
const LONG: usize = 160;

/// One decision in so many is looked at closely after `len` of them. It gets so much rarer that a table is looked at some
/// thirty times, however long it is: a season of races would otherwise take the time of fifty other tables.
fn rarity(len: usize) -> u32 {
    let stretch = 1 + (len / LONG) as u32;
    CLOSE_LOOK * stretch * stretch
}

/// Plays the tables with these numbers and checks every promise on them.
///
/// # Panics
/// When a promise is broken.
pub fn check<G: Game>(tables: Range<u64>) {
    let mut rolls = Rolls::default();
    for number in tables {
        let mut suite = Suite::<G>::new(number);
        suite.play(&mut rolls);
        suite.check_record();
    }
    assert!(
        rolls.seen == 0 || rolls.foretold < rolls.seen,
        "a search with a clone of the state foretold all {} rolls",
        rolls.seen
    );
}

/// How often the dice fell, and how often another stream of chance gave the very same state.
#[derive(Default)]
struct Rolls {
    seen: u32,
    foretold: u32,
}

struct Suite<G: Game> {
    number: u64,
    chance: Quick,
    table: Table<G>,
    legal: Vec<G::Action>,
    /// The legal actions of the first decision; most of them are illegal later.
    first: Vec<G::Action>,
}

impl<G: Game> Suite<G> {
    fn new(number: u64) -> Self {
        let mut chance = Quick::new(number);
        let (options, seats) = random_table::<G>(&mut chance);
        let (table, events) =
            Table::new(options, seats, Seed::from_number(number)).expect("options were checked");
        for event in &events {
            round_trips(event, "an event");
        }
        Suite { number, chance, table, legal: Vec::new(), first: Vec::new() }
    }

    fn fail(&self, what: &str) -> ! {
        panic!("{} table {} after {} entries: {what}", G::INFO.id, self.number, self.table.len())
    }

    fn demand(&self, holds: bool, what: &str) {
        if !holds {
            self.fail(what);
        }
    }

    /// A random table from start to end.
    fn play(&mut self, rolls: &mut Rolls) {
        while !G::to_act(self.table.state()).is_empty() {
            self.demand(self.table.len() < ENDLESS, "the table never ends");
            self.demand(G::outcome(self.table.state()).is_none(), "an outcome while somebody has to act");
            let waiting: Vec<Seat> = G::to_act(self.table.state()).iter().collect();
            let mut seat = *self.chance.pick(&waiting).expect("somebody has to act");
            self.demand(seat.0 < self.table.seats(), "a seat that the table has not got is to act");
            self.list_legal(seat);
            self.demand(!self.legal.is_empty(), "the table waits for a seat and nothing is legal");
            // Now and then somebody else does what it may do besides.
            let idle = Seat(self.chance.below(self.table.seats().into()) as u8);
            if self.chance.below(BESIDES) == 0 && !listed::<G>(self.table.state(), idle).is_empty() {
                seat = idle;
                self.list_legal(seat);
            }
            let closely = self.chance.below(rarity(self.table.len())) == 0;
            if closely {
                self.look_closely(seat);
            }
            let mut action = pick(self.number, &self.legal, &mut self.chance);
            if self.chance.below(BESIDES) == 0 {
                let free_form = self.draw_free_forms(seat, 1).first().copied();
                action = free_form.unwrap_or(action);
            }
            if closely || self.table.len() < LONG {
                self.watch_dice(seat, action, rolls);
            }
            match self.table.act(seat, action) {
                Ok(events) => {
                    for event in &events {
                        if closely {
                            round_trips(event, "an event");
                        }
                        let _ = G::told(event);
                    }
                }
                Err(error) => self.fail(&format!("listed, then not taken: {action:?} ({error:?})")),
            }
        }
        self.demand(G::outcome(self.table.state()).is_some(), "nobody has to act, and no outcome");
        let nobody = self.table.act(Seat(self.table.seats()), self.legal[0]);
        self.demand(nobody == Err(ActError::NoSuchSeat), "a seat that is not there acted");
        for seat in Seat::all(self.table.seats()) {
            self.demand(
                listed::<G>(self.table.state(), seat).is_empty(),
                "the table is over and a seat has legal actions",
            );
        }
        self.list_nothing_for_strangers();
        self.take_back_the_end();
        self.look_back();
    }

    /// What stands of the log, carried out alone, comes to the same table; what is told of it knows all seats and no future.
    fn look_back(&self) {
        let last = self.table.moments().last().map(|moment| moment.state);
        self.demand(
            last.as_ref() == Some(self.table.state()),
            "what was not taken back comes to another table",
        );
        let Some(Hindsight { figures, turning_points }) = self.table.hindsight() else {
            self.fail("the table is over, and nothing is told of it")
        };
        let seats = usize::from(self.table.seats());
        self.demand(figures.iter().all(|figure| figure.values.len() == seats), "a figure without a seat");
        let times = turning_points.iter().map(|point| point.entries);
        self.demand(times.clone().is_sorted(), "turning points are told out of their order");
        self.demand(times.max() <= Some(self.table.len()), "something decided the table after its end");
    }

    /// What ends a table closes it: nobody takes anything back, and the table does not go back either.
    fn take_back_the_end(&self) {
        let mut table = self.table.clone();
        for seat in Seat::all(table.seats()) {
            self.demand(!table.can_undo(seat), "a seat may take something back at a table that is over");
            self.demand(table.undo(seat).is_err(), "an end was taken back");
            self.demand(table.rewind(seat, 0).is_err(), "a table that is over went back");
        }
    }

    fn list_legal(&mut self, seat: Seat) {
        let mut legal = std::mem::take(&mut self.legal);
        legal.clear();
        G::legal_actions(self.table.state(), seat, &mut legal);
        self.legal = legal;
        if self.first.is_empty() {
            self.first.clone_from(&self.legal);
        }
    }

    /// Who does not sit at the table may do nothing.
    fn list_nothing_for_strangers(&self) {
        for seat in (self.table.seats()..=u8::MAX).map(Seat) {
            self.demand(listed::<G>(self.table.state(), seat).is_empty(), "a stranger has legal actions");
        }
    }

    /// Free-form acts of a seat that are accepted, out of so many; those that are not leave the state alone.
    fn draw_free_forms(&mut self, seat: Seat, draws: u32) -> Vec<G::Action> {
        let (state, mut accepted) = (self.table.state(), Vec::new());
        for _ in 0..draws {
            let Some(action) = G::free_form(state, seat, &mut self.chance) else { break };
            let (mut after, mut stream) = (state.clone(), self.chance.clone());
            if G::apply(&mut after, seat, action, &mut stream, &mut Silent).is_ok() {
                accepted.push(action);
            } else {
                self.demand(after == *state, &format!("a refusal changed the state: {action:?}"));
            }
        }
        accepted
    }

    fn look_closely(&mut self, seat: Seat) {
        self.list_nothing_for_strangers();
        for (place, action) in self.legal.iter().enumerate() {
            self.demand(!self.legal[..place].contains(action), "an action is listed twice");
        }
        let state = self.table.state().clone();
        let mut appended = self.first.clone();
        G::legal_actions(&state, seat, &mut appended);
        let (before, after) = appended.split_at(self.first.len());
        self.demand(
            before == self.first && after == self.legal,
            "listing changed what stood in the buffer before",
        );
        round_trips(&state, "a state");
        let mut lawful = self.legal.clone();
        lawful.extend(self.draw_free_forms(seat, FREE_FORMS));
        self.try_all(seat, &state, &lawful);
        self.try_mutants(seat, &state);
        self.try_undo(seat, &state, &lawful);
        for viewer in Viewer::all(self.table.seats()) {
            let view = G::view(&state, viewer);
            round_trips(&view, "a view");
            let _ = (G::prompt(&view), G::text(&view, &self.legal));
        }
        for knower in Seat::all(self.table.seats()) {
            self.try_resampling(knower, &state);
        }
        self.demand(state == *self.table.state(), "an old state changed when a copy of it was played on");
    }

    /// Lawful actions are accepted; what other viewers learn, they learn from view and events alike.
    fn try_all(&mut self, seat: Seat, state: &G::State, lawful: &[G::Action]) {
        let others: Vec<Viewer> = Viewer::all(self.table.seats()).filter(|viewer| !viewer.is(seat)).collect();
        let before: Vec<G::View> = others.iter().map(|viewer| G::view(state, *viewer)).collect();
        let mut learnt: Vec<Vec<Learnt<G>>> = vec![Vec::new(); others.len()];
        for &action in lawful {
            round_trips(&action, "an action");
            let _ = G::choice(&action);
            let (mut after, mut events) = (state.clone(), Vec::new());
            let mut stream = self.chance.clone();
            let Ok(applied) = G::apply(&mut after, seat, action, &mut stream, &mut events) else {
                self.fail(&format!("listed, then refused: {action:?}"))
            };
            let (mut quiet, mut stream) = (state.clone(), self.chance.clone());
            let again = G::apply(&mut quiet, seat, action, &mut stream, &mut Silent);
            self.demand(again == Ok(applied) && quiet == after, "events or repetition changed the play");
            for (place, viewer) in others.iter().enumerate() {
                let view = G::view(&after, *viewer);
                let told = told_to::<G>(&events, *viewer);
                self.demand(
                    !told.is_empty() || view == before[place],
                    &format!("{viewer:?} was told nothing of {action:?} and yet sees a change"),
                );
                if applied.closes.contains(seat) {
                    continue;
                }
                match learnt[place].iter_mut().find(|it| it.view == view) {
                    Some(it) => {
                        it.same_state &= it.state == after;
                        it.same_told &= it.told == told;
                        // What is done openly may be told apart wherever it leads to the very same state.
                        let keeps_secret = it.same_state || it.same_told;
                        self.demand(
                            keeps_secret,
                            &format!("{viewer:?} is told more of {action:?} than it may see"),
                        );
                    }
                    None => learnt[place].push(Learnt {
                        view,
                        state: after.clone(),
                        told,
                        same_state: true,
                        same_told: true,
                    }),
                }
            }
        }
    }

    /// Actions that are not listed are refused and change nothing: garbled ones, and other seats' ones. Only free-form acts
    /// may be accepted unlisted, and they are never listed.
    fn try_mutants(&mut self, seat: Seat, state: &G::State) {
        let draws = (0..FREE_FORM_KINDS).filter_map(|_| G::free_form(state, seat, &mut self.chance));
        let mut free_forms: Vec<Discriminant<G::Action>> =
            draws.map(|action| discriminant(&action)).collect();
        // A kind that is drawn seldom would be missed once in some thousand tables; a stream aside looks further.
        let mut aside = self.chance.clone();
        let more = (0..2 * FREE_FORM_KINDS).filter_map(|_| G::free_form(state, seat, &mut aside));
        free_forms.extend(more.map(|action| discriminant(&action)));
        let is_free_form = |action: &G::Action| free_forms.contains(&discriminant(action));
        self.demand(!self.legal.iter().any(is_free_form), "a free-form act is listed");
        let mut candidates = Vec::new();
        for _ in 0..64 {
            let action = *self.chance.pick(&self.legal).expect("checked before");
            let mut bytes = postcard::to_stdvec(&action).expect("an action has bytes");
            for _ in 0..=self.chance.below(2) {
                let place = self.chance.below(bytes.len() as u32) as usize;
                bytes[place] = if self.chance.below(2) == 0 {
                    bytes[place] ^ (1 << self.chance.below(8))
                } else {
                    self.chance.below(80) as u8
                };
            }
            candidates.extend(postcard::from_bytes::<G::Action>(&bytes));
        }
        // Garbled free-form acts are still such acts, most of them.
        for _ in 0..FREE_FORMS {
            let Some(action) = G::free_form(state, seat, &mut self.chance) else { break };
            let mut bytes = postcard::to_stdvec(&action).expect("an action has bytes");
            let place = self.chance.below(bytes.len() as u32) as usize;
            bytes[place] = self.chance.below(256) as u8;
            candidates.extend(postcard::from_bytes::<G::Action>(&bytes));
        }
        for action in candidates {
            let (mut after, mut stream) = (state.clone(), self.chance.clone());
            let accepted = G::apply(&mut after, seat, action, &mut stream, &mut Silent).is_ok();
            let listed = self.legal.contains(&action);
            let may_be = accepted == listed || is_free_form(&action);
            self.demand(may_be, &format!("{action:?}: listed {listed}, accepted {accepted}"));
            self.demand(accepted || after == *state, &format!("a refusal changed the state: {action:?}"));
        }
        for other in (0..=u8::MAX).map(Seat).filter(|other| !G::to_act(state).contains(*other)) {
            let (mut after, mut stream) = (state.clone(), self.chance.clone());
            let out_of_turn = G::apply(&mut after, other, self.legal[0], &mut stream, &mut Silent).is_ok();
            let may = listed::<G>(state, other).contains(&self.legal[0]);
            self.demand(out_of_turn == may && (may || after == *state), "a seat acted out of turn");
        }
    }

    /// What was done can be undone until somebody learnt something, and not after.
    fn try_undo(&mut self, seat: Seat, state: &G::State, lawful: &[G::Action]) {
        let action = *self.chance.pick(lawful).expect("checked before");
        let mut table = self.table.clone();
        let rolls_before = dice_used::<G>(&table, seat, action);
        let (mut probe, mut stream) = (state.clone(), self.chance.clone());
        let applied = G::apply(&mut probe, seat, action, &mut stream, &mut Silent);
        let ends = G::to_act(&probe).is_empty();
        let closes = applied.map(|applied| ends || applied.closes.contains(seat));
        self.demand(!rolls_before || closes == Ok(true), "dice fell and the seat may still step back");
        let before = table.can_undo(seat);
        if table.act(seat, action).is_err() {
            self.fail("a clone of the table refused what the table lists");
        }
        if closes == Ok(true) {
            self.demand(table.undo(seat).is_err(), "a roll, a shown secret or an end was taken back");
        } else {
            self.demand(table.undo(seat) == Ok(action), "an open action cannot be taken back");
            self.demand(table.state() == state, "taking back did not lead back");
            self.demand(table.can_undo(seat) == before, "taking back changed what else can be taken back");
        }
    }

    /// A state drawn anew from a seat's knowledge looks the same to that seat, now and one action later, whoever acts.
    fn try_resampling(&mut self, knower: Seat, state: &G::State) {
        let viewer = Viewer::Seat(knower);
        let view = G::view(state, viewer);
        let other = G::resample(&view, knower, &mut self.chance);
        self.demand(G::view(&other, viewer) == view, "a resampled state gives its seat another view");
        self.demand(G::to_act(&other) == G::to_act(state), "a resampled state waits for other seats");
        let worlds = [state, &other];
        let [here, there] = worlds.map(|world| listed::<G>(world, knower));
        self.demand(here == there, "a resampled state gives its seat other legal actions");
        self.try_in_both(knower, knower, &here, worlds);
        let free_form: Vec<G::Action> = G::free_form(state, knower, &mut self.chance).into_iter().collect();
        self.try_in_both(knower, knower, &free_form, worlds);
        // Another seat's list may differ, since its own secrets do: only what it could do in either world is tried.
        let others: Vec<Seat> = Seat::all(self.table.seats()).filter(|seat| *seat != knower).collect();
        let Some(&actor) = self.chance.pick(&others) else { return };
        let [mut here, there] = worlds.map(|world| listed::<G>(world, actor));
        here.retain(|action| there.contains(action));
        self.try_in_both(knower, actor, &here, worlds);
    }

    /// In two worlds that the knower cannot tell apart, one of these actions is taken; it cannot tell them apart then
    /// either. Where the action shows something, dice or a secret, it may: that is what showing means, and then the
    /// actor can no more take it back than the knower can unlearn it.
    fn try_in_both(&mut self, knower: Seat, actor: Seat, actions: &[G::Action], worlds: [&G::State; 2]) {
        let Some(&action) = self.chance.pick(actions) else { return };
        let viewer = Viewer::Seat(knower);
        let mut shows = false;
        let [here, there] = worlds.map(|world| {
            let (mut world, mut events, mut stream) = (world.clone(), Vec::new(), self.chance.clone());
            let applied = G::apply(&mut world, actor, action, &mut stream, &mut events);
            let closes = |seat| applied.as_ref().is_ok_and(|applied| applied.closes.contains(seat));
            shows |= closes(actor) || closes(knower);
            (applied.is_ok(), told_to::<G>(&events, viewer), G::view(&world, viewer), G::to_act(&world))
        });
        self.demand(
            shows || here == there,
            &format!("{action:?} of {actor:?} shows {knower:?} what it cannot know"),
        );
    }

    fn watch_dice(&mut self, seat: Seat, action: G::Action, rolls: &mut Rolls) {
        if !dice_used::<G>(&self.table, seat, action) {
            return;
        }
        let mut mine = self.table.state().clone();
        let foreseen = G::apply(&mut mine, seat, action, &mut self.chance, &mut Silent);
        let mut table = self.table.clone();
        let happened = table.act(seat, action);
        self.demand(foreseen.is_ok() == happened.is_ok(), "chance decides what is legal");
        rolls.seen += 1;
        rolls.foretold += u32::from(mine == *table.state());
    }

    /// The finished table as a record: it replays to the same end, and a changed one does not pass.
    fn check_record(&mut self) {
        let record = self.table.record();
        let text = serde_json::to_string(&record).expect("a record is JSON");
        let read: Record<G::Options, G::Action> = serde_json::from_str(&text).expect("a record reads back");
        self.demand(read == record, "a record does not round-trip");
        match record::replay::<G>(&read, |_, _, _| {}) {
            Ok(again) => self.demand(again.state() == self.table.state(), "a record replays to another end"),
            Err(error) => self.fail(&format!("its own record is refused: {error}")),
        }
        let mut forged = read;
        let place = self.chance.below(forged.log.len() as u32) as usize;
        forged.log.remove(place);
        self.demand(record::replay::<G>(&forged, |_, _, _| {}).is_err(), "a record with a gap passes");
    }
}

/// One of these actions. At every second table its kind is drawn first, so that what can be done in one way comes as often
/// as what can be done in a hundred.
fn pick<A: Copy>(table: u64, legal: &[A], chance: &mut Quick) -> A {
    let any = *chance.pick(legal).expect("something is legal");
    if table.is_multiple_of(2) {
        return any;
    }
    let mut kinds: Vec<Discriminant<A>> = Vec::new();
    for kind in legal.iter().map(discriminant) {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    let kind = *chance.pick(&kinds).expect("something is legal");
    let of_kind: Vec<A> = legal.iter().copied().filter(|action| discriminant(action) == kind).collect();
    *chance.pick(&of_kind).expect("there is one of each kind")
}

/// What a viewer sees after some of a seat's actions, and whether they led to one state and were told alike.
#[derive(Clone)]
struct Learnt<G: Game> {
    view: G::View,
    state: G::State,
    told: Vec<G::Event>,
    same_state: bool,
    same_told: bool,
}

/// What a viewer is told of these events.
fn told_to<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    events.iter().filter_map(|event| G::cut(event, viewer)).collect()
}

/// What a seat may do.
fn listed<G: Game>(state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    G::legal_actions(state, seat, &mut legal);
    legal
}

/// Whether the table's dice fall when this action is taken.
fn dice_used<G: Game>(table: &Table<G>, seat: Seat, action: G::Action) -> bool {
    let mut dice = Dice::new(&Seed([0; 32]));
    let mut state = table.state().clone();
    G::apply(&mut state, seat, action, &mut dice, &mut Silent).is_ok() && dice.rolls() > 0
}

/// Random options and a random number of seats that the game can be played with.
///
/// # Panics
/// When the schema does not describe the options.
pub fn random_table<G: Game>(chance: &mut Quick) -> (G::Options, u8) {
    loop {
        let span = u32::from(G::INFO.most_seats - G::INFO.least_seats) + 1;
        let seats = G::INFO.least_seats + chance.below(span) as u8;
        let options = serde_json::from_value(options::random(G::INFO.options, chance));
        let options: G::Options = options.expect("the schema describes the options");
        if G::check_options(&options, seats).is_ok() {
            return (options, seats);
        }
    }
}

fn round_trips<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, what: &str) {
    let text = serde_json::to_string(value).expect("wire types are JSON");
    let read = serde_json::from_str::<T>(&text);
    assert!(read.as_ref().is_ok_and(|read| read == value), "{what} changes through JSON: {text} -> {read:?}");
    let bytes = postcard::to_stdvec(value).expect("wire types have bytes");
    let read = postcard::from_bytes::<T>(&bytes);
    assert!(
        read.as_ref().is_ok_and(|read| read == value),
        "{what} changes through bytes: {value:?} -> {read:?}"
    );
}

/// Treats bytes as what a hostile client may send: first as text, then as a table and a row of actions.
///
/// # Panics
/// When a game does.
pub fn feed_bytes<G: Game>(bytes: &[u8]) {
    let _ = serde_json::from_slice::<G::Action>(bytes);
    let _ = serde_json::from_slice::<G::Options>(bytes);
    let _ = serde_json::from_slice::<G::View>(bytes);
    let _ = postcard::from_bytes::<G::State>(bytes);
    if let Ok(record) = serde_json::from_slice::<Record<G::Options, G::Action>>(bytes) {
        let _ = record::replay::<G>(&record, |_, _, _| {});
    }
    let Some((&[number, _seats], mut rest)) = bytes.split_first_chunk::<2>() else { return };
    let mut chance = Quick::new(number.into());
    let (options, seats) = random_table::<G>(&mut chance);
    let Ok((mut table, _)) = Table::<G>::new(options, seats, Seed::from_number(number.into())) else {
        return;
    };
    let mut legal = Vec::new();
    while let Some((&seat, after)) = rest.split_first() {
        // Half of the bytes pick a legal action, so that the fuzzer gets deep into tables.
        if seat & 0x80 != 0 {
            let seat = Seat(seat & 0x0f);
            legal.clear();
            G::legal_actions(table.state(), seat, &mut legal);
            let Some((&pick, after)) = after.split_first() else { return };
            if let Some(action) = legal.get(usize::from(pick) % legal.len().max(1)) {
                let _ = table.act(seat, *action);
            }
            rest = after;
        } else if seat & 0x40 != 0 {
            let _ = table.undo(Seat(seat & 0x0f));
            rest = after;
        } else if let Ok((action, after)) = postcard::take_from_bytes::<G::Action>(after) {
            let _ = table.act(Seat(seat), action);
            rest = after;
        } else {
            rest = after;
        }
    }
    for viewer in Viewer::all(table.seats()) {
        let view = G::view(table.state(), viewer);
        let _ = (G::prompt(&view), G::text(&view, &legal));
    }
}
