//! EA-1.5 to EA-1.7: secret windows. At a moment that fits a card which nobody has played, seats are asked one after another,
//! whether or not their own card fits, so that being asked tells nothing about a hand.
//!
//! A chapter opens a window with `Play::open_window` and the seats for which the public facts fit; what a seat may answer
//! beside passing is for that chapter.

use super::Play;
use crate::events::{Event, Told};
use crate::state::{Frame, Open, Question, Window};
use crossroads_engine::{Chance, Seat, SeatSet, Sink, never};

/// The next of these seats to be asked: clockwise from the seat whose turn it is (EA-1.7).
fn next(open: &Open, left: SeatSet) -> Option<Seat> {
    let seats = open.seats();
    (0..seats).map(|n| Seat((open.turn.seat.0 + n) % seats)).find(|seat| left.contains(*seat))
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// Asks these seats at a kind of moment, but for those who are out or have muted it (EA-1.6, EA-1.8). Answers
    /// whether anybody is asked.
    pub fn open_window(&mut self, window: Window, seats: SeatSet) -> bool {
        let mut left = seats;
        for seat in seats.iter() {
            let gang = &self.open().gangs[seat];
            if !gang.is_in || gang.muted.contains(window) {
                left.remove(seat);
            }
        }
        if !left.is_empty() {
            self.push(Frame::Window { window, left });
        }
        !left.is_empty()
    }

    /// The next seat is asked; each answers once for a moment (EA-1.7).
    pub fn ask_next(&mut self, window: Window, mut left: SeatSet) {
        let Some(seat) = next(self.open(), left) else { return };
        left.remove(seat);
        if !left.is_empty() {
            self.push(Frame::Window { window, left });
        }
        self.push(Frame::Ask(Question::Window { window, seat }));
    }

    /// A seat plays nothing, and perhaps does not want to be asked again before its next turn (EA-1.6).
    pub fn pass_window(&mut self, question: Option<Question>, mute: bool) {
        let Some(Question::Window { window, seat }) = question else {
            return never!("no window is open");
        };
        if mute {
            self.open_mut().gangs[seat].muted.insert(window);
        }
        self.tell(Event::WindowPassed { seat, window, muted: mute });
    }
}
