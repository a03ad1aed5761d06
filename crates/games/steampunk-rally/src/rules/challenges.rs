//! SR-17: challenges that a seat uses, and those that wait for it.

use super::Play;
use crate::actions::Action;
use crate::data::{Challenge, Effect};
use crate::events::{Event, Fall};
use crate::machine;
use crate::rules::effects;
use crate::setup::PauseOnPass;
use crate::state::{Batch, Frame, Open, Racer};
use crossroads_engine::{Chance, Seat, Sink, never};

/// What a crowd asks of a machine without open valves (SR-17.14).
pub const CROWD: u8 = 5;

/// The challenge that a seat can use where its pawn stands, because it has what is demanded (SR-17.1, SR-17.2).
pub fn usable(open: &Open, seat: Seat) -> Option<Challenge> {
    let racer = &open.racers[seat];
    let challenge = open.track.challenge(racer.space)?;
    let has_price = match challenge {
        Challenge::Generator(colour) => racer.cogs > 0 && effects::has_dice(open, colour),
        Challenge::Rails { colour, .. } => racer.pool.of(colour) > 0,
        Challenge::Pony { colour, .. } => !racer.pony && racer.pool.of(colour) > 0,
        Challenge::Glacier(_) | Challenge::Jump | Challenge::Crowd => false,
    };
    has_price.then_some(challenge)
}

/// Whether a seat in the middle of a move may pause to use a challenge (SR-17.3): motion is still to come, and the table
/// allows it (SR-17.4).
pub fn may_pause(open: &Open, seat: Seat) -> bool {
    let is_moving = |frame: &Frame| matches!(frame, Frame::Batch(batch) if batch.has_motion());
    open.options.pause_on_pass == PauseOnPass::Yes
        && usable(open, seat).is_some()
        && open.racers[seat].work.iter().any(is_moving)
}

/// Appends what the challenge here offers.
pub(crate) fn legal(open: &Open, seat: Seat, into: &mut Vec<Action>) {
    let pool = &open.racers[seat].pool;
    match usable(open, seat) {
        Some(Challenge::Generator(_)) => into.push(Action::PayCog),
        // A die pays whatever its value, rolled or not (SR-17.10).
        Some(Challenge::Rails { colour, .. } | Challenge::Pony { colour, .. }) => {
            into.extend(pool.values(colour).map(Action::PayDie));
        }
        Some(Challenge::Glacier(_) | Challenge::Jump | Challenge::Crowd) | None => {}
    }
}

/// What a crowd would cost a machine as it lies, the cockpit's valves counted too (SR-17.14, SR-17.15).
pub fn toll(racer: &Racer) -> u8 {
    CROWD.saturating_sub(machine::open_valves(&racer.machine))
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// A cog for a die of the place's colour, as often as the seat likes (SR-17.6).
    pub fn pay_cog(&mut self, seat: Seat) {
        let Some(Challenge::Generator(colour)) = usable(self.open(), seat) else {
            return never!("nothing here takes a cog");
        };
        self.racer_mut(seat).cogs -= 1;
        self.tell(Event::CogPaid { seat, colour });
        self.gain_die(seat, colour);
    }

    /// A die for motion (SR-17.8), or for cogs once in the game, whichever pony it is (SR-17.9, SR-17.10).
    pub fn pay_die(&mut self, seat: Seat, value: u8) {
        match usable(self.open(), seat) {
            Some(Challenge::Rails { colour, steps, smooth }) => {
                self.racer_mut(seat).pool.take(colour, value);
                self.tell(Event::DiePaid { seat, colour, value });
                self.ride_rails(seat, steps, if smooth { Effect::Smooth } else { Effect::Motion });
            }
            Some(Challenge::Pony { colour, cogs }) => {
                self.racer_mut(seat).pool.take(colour, value);
                self.racer_mut(seat).pony = true;
                self.tell(Event::DiePaid { seat, colour, value });
                self.gain_cogs(seat, cogs);
            }
            other => never!("{other:?} takes no die"),
        }
    }

    /// Motion from rails is made before the rest of the batch (SR-17.4): it is a batch on top of it, to which further dice
    /// paid on the spot add.
    fn ride_rails(&mut self, seat: Seat, steps: u8, effect: Effect) {
        if let [.., Frame::Batch(_), Frame::Batch(rails)] = &mut *self.racer_mut(seat).work {
            let left = &mut rails.left[effect as usize];
            *left = left.saturating_add(steps);
            return;
        }
        let mut batch = Batch::default();
        batch.left[effect as usize] = steps;
        self.push(seat, Frame::Batch(batch));
    }

    /// The crowd takes its toll; who has too few cogs gives all and drives on (SR-17.15).
    pub fn please_crowd(&mut self, seat: Seat) {
        let racer = self.racer_mut(seat);
        let open_valves = machine::open_valves(&racer.machine);
        let cogs = u16::from(toll(racer)).min(racer.cogs);
        racer.cogs -= cogs;
        self.tell(Event::CrowdPaid { seat, cogs: cogs as u8, open_valves });
    }

    /// No pawn ends the Race phase on a jump (SR-17.12); checked once, for all (SR-17.13).
    pub fn fall_from_jumps(&mut self) {
        for seat in Seat::all(self.open().seats()) {
            let track = self.open().track;
            let from = self.racer(seat).space;
            let mut space = from;
            while track.challenge(space) == Some(Challenge::Jump) && track.behind(space) != space {
                space = track.behind(space);
            }
            self.put_back(seat, space, Fall::Jump);
            // It goes back space by space, and who moves backwards meets crowds (SR-17.5, SR-17.16).
            if space != from && track.challenge(space) == Some(Challenge::Crowd) {
                self.please_crowd(seat);
            }
        }
    }
}
