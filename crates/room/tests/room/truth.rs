//! What the stored log shows: the table played again line by line beside the room, and what each kind of viewer is to be
//! told of it.

use crate::store::Store;
use crossroads_engine::{Seat, Viewer};
use crossroads_room::clock::ClockRule;
use crossroads_room::history::Replay;
use crossroads_room::line::{Line, StandInCause};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// An update as somebody hears it, as far as it can be compared.
#[derive(Deserialize)]
pub struct Heard<'a> {
    pub number: u64,
    #[serde(borrow)]
    events: &'a RawValue,
    #[serde(borrow)]
    pub back_to: Option<&'a RawValue>,
    #[serde(borrow)]
    view: &'a RawValue,
    #[serde(borrow)]
    pub legal: Vec<&'a RawValue>,
    #[serde(borrow)]
    to_act: &'a RawValue,
}

/// The table as its log tells it.
pub struct Truth {
    replay: Replay,
    rule: ClockRule,
    /// How many lines have been followed.
    lines: usize,
    /// For each kind of viewer what it is told, by number.
    told: Vec<Vec<Box<RawValue>>>,
    /// How often each key of a wish is in the log.
    pub keys: BTreeMap<String, u32>,
    /// Since when the table waits for each seat without that it could be seen to act.
    waits_since: Vec<Option<i64>>,
    /// Since when all people are gone, if they are.
    pub paused_since: Option<i64>,
    /// How often a bot stood in for somebody who was late.
    pub late: u32,
}

impl Truth {
    /// A table that has just started.
    pub fn of(store: &Store, started_ms: i64) -> Truth {
        let head = store.head();
        let (replay, events) = Replay::begin("t", &head).unwrap();
        let told = replay.viewers().map(|viewer| vec![replay.update(viewer, &*events).unwrap()]).collect();
        let waits_since = vec![None; head.seats.len()];
        let (rule, keys) = (head.clock, BTreeMap::new());
        let mut truth =
            Truth { replay, rule, lines: 0, told, keys, waits_since, paused_since: None, late: 0 };
        truth.wait(started_ms);
        truth
    }

    /// Follows what has been stored since.
    pub fn follow(&mut self, store: &Store) {
        for (at_ms, line) in store.lines(self.lines) {
            self.lines += 1;
            self.check_the_pause(&line);
            match &line {
                Line::Paused => self.paused_since = Some(at_ms),
                Line::Resumed => self.go_on(at_ms),
                Line::StandIn { seat, cause: StandInCause::Clock } => self.check_the_clock(*seat, at_ms),
                Line::Back { seat } => self.waits_since[seat.index()] = Some(at_ms),
                Line::Wish { key: Some(key), .. } => *self.keys.entry(key.clone()).or_default() += 1,
                _ => {}
            }
            if self.replay.follow(&line).unwrap() {
                self.tell();
                self.wait(at_ms);
            }
        }
    }

    /// While all people are gone nothing is done, by nobody.
    fn check_the_pause(&self, line: &Line) {
        let may_follow = match line {
            Line::Resumed => self.paused_since.is_some(),
            Line::Paused | Line::Entry(_) | Line::Wish { .. } | Line::Back { .. } => {
                self.paused_since.is_none()
            }
            Line::StandIn { cause, .. } => self.paused_since.is_none() || *cause == StandInCause::Resigned,
            Line::Hash(_) | Line::Record(_) => true,
        };
        assert!(may_follow, "{line:?} while paused since {:?}", self.paused_since);
    }

    /// Somebody is back: what was between is nobody's time.
    fn go_on(&mut self, at_ms: i64) {
        let Some(since) = self.paused_since.take() else { return };
        for waits_since in self.waits_since.iter_mut().flatten() {
            *waits_since += (at_ms - since).max(0);
        }
    }

    fn tell(&mut self) {
        for (viewer, told) in self.replay.viewers().zip(&mut self.told) {
            let Some(update) = self.replay.told(viewer).unwrap() else { continue };
            let heard: Heard<'_> = serde_json::from_str(update.get()).unwrap();
            assert_eq!(heard.number, told.len() as u64, "numbers of a history have no gaps");
            told.push(update);
        }
    }

    /// Notes for whom the table waits. Whoever is told an event starts the clock of the actor anew.
    fn wait(&mut self, at_ms: i64) {
        let to_act = self.replay.to_act();
        let acted = self.replay.gave_time();
        for (seat, since) in (0..).map(Seat).zip(&mut self.waits_since) {
            *since = match *since {
                _ if !to_act.contains(seat) => None,
                Some(since) if !acted.contains(seat) => Some(since),
                _ => Some(at_ms),
            };
        }
    }

    /// A bot stands in for somebody only if they have had their time.
    fn check_the_clock(&mut self, seat: Seat, at_ms: i64) {
        self.late += 1;
        let ClockRule::Each { decision_ms, .. } = self.rule else { panic!("there is no clock") };
        let since = self.waits_since[seat.index()].expect("it is waited for");
        assert!(at_ms - since >= decision_ms as i64, "seat {seat} has had only {} ms", at_ms - since);
    }

    /// What somebody is told is what the log shows.
    pub fn check(&self, viewer: Viewer, heard: &Heard<'_>) {
        let place = self.replay.viewers().position(|other| other == viewer).unwrap();
        let told = self.told[place].get(heard.number as usize).expect("nothing is told that is not stored");
        let told: Heard<'_> = serde_json::from_str(told.get()).unwrap();
        assert_eq!(heard.view.get(), told.view.get(), "the board");
        assert_eq!(heard.to_act.get(), told.to_act.get(), "who is to act");
        // A fresh picture tells no events.
        if heard.events.get() != "[]" || heard.back_to.is_some() {
            assert_eq!(heard.events.get(), told.events.get(), "the events");
            assert_eq!(
                heard.back_to.map(RawValue::get),
                told.back_to.map(RawValue::get),
                "where it went back to"
            );
        }
    }

    /// The number of the last update that this viewer is told.
    pub fn last(&self, viewer: Viewer) -> u64 {
        let place = self.replay.viewers().position(|other| other == viewer).unwrap();
        self.told[place].len() as u64 - 1
    }
}
