//! SR-18: the line, the last round, and who has won.

use super::Play;
use crate::events::Event;
use crate::state::{Open, Phase};
use crate::track::Space;
use crossroads_engine::{Chance, Outcome, Seat, SeatSet, SheetLine, Sink, Standing};

/// How a seat stands: nearer to the finish is better (SR-18.5), then more parts (SR-18.6).
fn rank(open: &Open, seat: Seat) -> (i8, u8) {
    (-open.steps_to_line(seat), open.racers[seat].parts())
}

/// How the table ended. Who ties in both shares the place (SR-18.6).
pub fn outcome(open: &Open) -> Option<Outcome> {
    if open.phase != Phase::Over {
        return None;
    }
    let from_start =
        |seat| i32::from(open.track.steps_to_line(Space::START)) - i32::from(open.steps_to_line(seat));
    Some(Outcome::ranked(
        open.seats(),
        |seat| rank(open, seat),
        |seat, place| Standing {
            place,
            points: from_start(seat),
            sheet: [
                SheetLine { line: "spaces", points: from_start(seat) },
                SheetLine { line: "parts", points: open.racers[seat].parts().into() },
            ]
            .into_iter()
            .collect(),
        },
    ))
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// The first pawn over the line makes the next round the last (SR-18.3), in whatever phase it crosses, and nothing
    /// takes that back (SR-18.4).
    pub fn see_to_line(&mut self, seat: Seat) {
        if self.open().last_round.is_none() && self.open().steps_to_line(seat) <= 0 {
            let last_round = self.open().round.saturating_add(1);
            self.open_mut().last_round = Some(last_round);
            self.tell(Event::LineCrossed { seat, last_round });
        }
    }

    /// Whether this round is the last: by the line, or by the limit of the table (SR-18.8).
    pub fn is_last_round(&self) -> bool {
        let (open, limit) = (self.open(), self.open().options.round_limit);
        open.last_round == Some(open.round) || (limit > 0 && open.round >= limit) || open.round == u8::MAX
    }

    /// The leader on the track wins (SR-18.5).
    pub fn end_game(&mut self) {
        self.open_mut().phase = Phase::Over;
        let best = Seat::all(self.open().seats()).map(|seat| rank(self.open(), seat)).max();
        let mut winners = SeatSet::EMPTY;
        for seat in Seat::all(self.open().seats()).filter(|seat| Some(rank(self.open(), *seat)) == best) {
            winners.insert(seat);
        }
        self.tell(Event::Won { winners });
    }
}
