//! What a table has once it is played: board, feeds, clocks, bots.

use crate::clock::{ClockRule, SeatClock};
use crate::fault::Fault;
use crate::feed::Feed;
use crate::head::Head;
use crate::line::StandInCause;
use crate::numbering::Numbering;
use crate::steps::Done;
use crossroads_bots::player::Patience;
use crossroads_bots::roster::{self, AnyPlayer};
use crossroads_engine::erased::{AnyTable, Opened};
use crossroads_engine::{Seat, SeatSet};
use std::collections::VecDeque;

/// A table that has started.
pub struct Play {
    pub(crate) table: Box<dyn AnyTable>,
    /// When each entry of its log was written.
    pub(crate) times: Vec<i64>,
    /// What was sent: one feed a seat, and the last one for spectators.
    pub(crate) feeds: Vec<Feed>,
    pub(crate) numbering: Numbering,
    pub(crate) clocks: Vec<SeatClock>,
    pub(crate) stand_ins: Vec<Option<StandInCause>>,
    /// How many decisions a bot has taken in each seat for somebody whose time was up.
    pub(crate) helped: Vec<u32>,
    /// Since when clocks stand still because all people are gone.
    pub(crate) paused_since: Option<i64>,
    /// The keys of each seat's last wishes that had one.
    pub(crate) keys: Vec<VecDeque<String>>,
    pub(crate) bots: Vec<Option<Box<dyn AnyPlayer>>>,
    /// Seats whose bot is thinking, and how to stop it.
    pub(crate) thinking: Vec<Option<Patience>>,
    /// Who wants to go back further than undo, and who has agreed.
    pub(crate) rewind: Option<(Seat, SeatSet)>,
}

/// The table with this id as its head describes it, before anybody has acted.
pub(crate) fn open(id: &str, head: &Head) -> Result<Opened, Fault> {
    let game = roster::game(&head.game).ok_or(Fault::NotFound("game"))?;
    let opened = game.new_table(&head.options, head.seats.len() as u8, head.dice(id));
    opened.map_err(|error| Fault::Options(error.to_string()))
}

impl Play {
    /// A table that starts now.
    pub(crate) fn begin(table: Box<dyn AnyTable>, rule: ClockRule, now_ms: i64) -> Play {
        let seats = usize::from(table.seats());
        let mut play = Play {
            feeds: (0..=seats).map(|_| Feed::default()).collect(),
            numbering: Numbering::new(seats),
            clocks: vec![SeatClock::new(rule); seats],
            stand_ins: vec![None; seats],
            helped: vec![0; seats],
            paused_since: None,
            keys: vec![VecDeque::new(); seats],
            bots: (0..seats).map(|_| None).collect(),
            thinking: vec![None; seats],
            rewind: None,
            times: Vec::new(),
            table,
        };
        let to_act = play.table.to_act();
        for (seat, clock) in play.clocks.iter_mut().enumerate() {
            clock.turn(rule, now_ms, false, to_act.contains(Seat(seat as u8)));
        }
        play
    }

    pub(crate) fn stand_in_of(&mut self, seat: Seat) -> Result<&mut Option<StandInCause>, Fault> {
        self.stand_ins.get_mut(seat.index()).ok_or_else(|| Fault::Broken(format!("there is no seat {seat}")))
    }

    /// A seat's clock runs while the table waits for the seat.
    pub(crate) fn turn_clocks(&mut self, done: &Done, rule: ClockRule, at_ms: i64) {
        let gives_time = done.gives_time();
        for (seat, clock) in (0..).map(Seat).zip(&mut self.clocks) {
            clock.turn(rule, at_ms, gives_time.contains(seat), done.after.contains(seat));
        }
    }

    /// A person takes over from the bot that stood in, with a new decision's time.
    pub(crate) fn start_anew(&mut self, seat: Seat, rule: ClockRule, at_ms: i64) {
        let holds = self.table.to_act().contains(seat);
        self.clocks[seat.index()].turn(rule, at_ms, true, holds);
    }

    /// Clocks stand still from now on.
    pub(crate) fn pause(&mut self, at_ms: i64) {
        self.paused_since.get_or_insert(at_ms);
    }

    /// Clocks go on where they stood.
    pub(crate) fn go_on(&mut self, at_ms: i64) {
        let Some(since) = self.paused_since.take() else { return };
        for clock in &mut self.clocks {
            clock.put_off(at_ms.saturating_sub(since).max(0));
        }
    }

    /// What bots think about is no more.
    pub(crate) fn stop_thinking(&mut self) {
        for patience in self.thinking.iter_mut().filter_map(Option::take) {
            patience.cancel();
        }
    }
}
