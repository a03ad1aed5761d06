//! What is told of a race when it is over.

use super::scene::{
    A, Action, B, Boost, Commit, DeclineSlipstream, EndDiscard, EndReact, LayCard, Scene, Setting,
    Slipstream, cards, race, shift,
};
use crossroads_engine::words::Arg;
use crossroads_engine::{Game, Hindsight, Message, Moment, Seat};
use crossroads_heat::Heat;
use crossroads_heat::data::Track;
use crossroads_heat::state::Phase;

/// A race of which everything is kept that happens.
struct Followed {
    scene: Scene,
    moments: Vec<Moment<Heat>>,
}

impl Followed {
    fn of(setting: Setting) -> Followed {
        let scene = setting.begin();
        let first = Moment { entries: 0, state: scene.state.clone(), events: Vec::new() };
        Followed { scene, moments: vec![first] }
    }

    fn does(&mut self, seat: Seat, action: Action) -> &mut Followed {
        self.scene.told.clear();
        self.scene.does(seat, action);
        let (state, events) = (self.scene.state.clone(), self.scene.told.clone());
        self.moments.push(Moment { entries: self.moments.len(), state, events });
        self
    }

    fn plans(&mut self, seat: Seat, gear: u8, ids: &str) -> &mut Followed {
        self.does(seat, shift(gear));
        for card in cards(ids) {
            self.does(seat, LayCard(card));
        }
        self.does(seat, Commit)
    }

    fn ends_turn(&mut self, seat: Seat) -> &mut Followed {
        let ends = |it: &Action| matches!(it, EndReact | DeclineSlipstream | EndDiscard);
        while let Some(end) = self.scene.legal(seat).into_iter().find(ends) {
            self.does(seat, end);
        }
        self
    }

    fn told(&self) -> Hindsight {
        Heat::hindsight(self.moments.iter().cloned())
    }
}

/// The figure of this name, seat by seat.
fn figure(told: &Hindsight, name: &str) -> Vec<i32> {
    let found = told.figures.iter().find(|figure| figure.name.id == format!("figure-{name}"));
    found.unwrap_or_else(|| panic!("no figure {name}")).values.clone()
}

fn turning<'a>(told: &'a Hindsight, name: &str) -> Option<&'a Message> {
    let id = format!("turning-{name}");
    told.turning_points.iter().map(|point| &point.told).find(|told| told.id == id)
}

fn says(message: Option<&Message>, name: &str) -> Option<Arg> {
    let args = message?.args.iter();
    args.filter(|(given, _)| *given == name).map(|(_, arg)| arg.clone()).next()
}

#[test]
fn a_photo_finish_is_told_with_what_decided_it() {
    let setting = race(Track::Usa, 2).at(A, "66L c2").at(B, "66R c2").engine(B, 2);
    let setting = setting.hand(A, "4 2").hand(B, "4 2 3").deck(B, "1");
    let mut plain = Followed::of(setting.clone());
    plain.plans(A, 2, "4 2").plans(B, 2, "4 2").ends_turn(A).ends_turn(B);
    assert_eq!(plain.scene.state.phase, Phase::Over);
    let told = plain.told();
    assert_eq!(says(turning(&told, "photo"), "spaces"), Some(Arg::Number(0)), "the race line decides");
    assert_eq!(says(turning(&told, "lead"), "seat"), Some(Arg::Seat(A)));
    assert_eq!(figure(&told, "top-speed"), [6, 6]);
    assert_eq!(figure(&told, "rounds-led"), [1, 0]);
    let mut boosted = Followed::of(setting);
    boosted.plans(A, 2, "4 2").plans(B, 2, "4 2").ends_turn(A).does(B, Boost).ends_turn(B);
    let told = boosted.told();
    assert_eq!(says(turning(&told, "photo"), "spaces"), Some(Arg::Number(1)));
    assert_eq!(says(turning(&told, "lead"), "seat"), Some(Arg::Seat(B)));
    assert_eq!(says(turning(&told, "longest"), "spaces"), Some(Arg::Number(7)));
    assert_eq!((figure(&told, "top-speed"), figure(&told, "heat")), (vec![6, 7], vec![0, 1]));
}

#[test]
fn who_comes_a_round_later_was_not_beaten_by_spaces() {
    let setting = race(Track::Usa, 2).at(A, "69R c2").at(B, "63L c2").hand(A, "1").hand(B, "4 4 4 4");
    let mut race = Followed::of(setting.deck(B, "1 1 1 1 1 1 1"));
    race.plans(A, 1, "1").plans(B, 1, "4").ends_turn(A).ends_turn(B).plans(B, 3, "4 4 4").ends_turn(B);
    assert_eq!(race.scene.state.phase, Phase::Over);
    let told = race.told();
    assert_eq!(turning(&told, "photo"), None);
    assert_eq!(says(turning(&told, "lead"), "seat"), Some(Arg::Seat(A)));
}

#[test]
fn a_spin_out_is_told_with_corner_and_place() {
    let setting = race(Track::Italy, 1).at(A, "8R").gear(A, 2).engine(A, 3).hand(A, "3 2 1 1 1 4 4");
    let mut race = Followed::of(setting.deck(A, "3 2").parked("30L"));
    race.plans(A, 2, "3 2").does(A, Boost).does(A, EndReact);
    assert_eq!(race.scene.gear(A), 1, "it did spin out");
    let told = race.told();
    assert_eq!(says(turning(&told, "spin-out"), "place"), Some(Arg::Number(2)));
    assert_eq!((figure(&told, "spin-outs"), figure(&told, "top-speed")), (vec![1], vec![8]));
    assert_eq!(figure(&told, "heat"), [3], "one for the boost, and all that was left");
}

#[test]
fn what_is_passed_in_the_slipstream_is_overtaken() {
    let setting = race(Track::Usa, 1).at(A, "45R").hand(A, "4").deck(A, "1 1 1").parked("50R");
    let mut race = Followed::of(setting);
    race.plans(A, 1, "4");
    assert_eq!(figure(&race.told(), "overtaken"), [0]);
    race.does(A, EndReact).does(A, Slipstream(2)).ends_turn(A);
    let told = race.told();
    assert_eq!((figure(&told, "slipstream"), figure(&told, "overtaken")), (vec![2], vec![1]));
    assert_eq!(figure(&told, "top-speed"), [4], "the slipstream is no part of the Speed");
}
