//! SR-4 and SR-10: how steps begin and end, and what ends a round.

use super::Play;
use crate::data::{Colour, Inventor, Lasts, Storage};
use crate::events::Event;
use crate::machine::Place;
use crate::rules::{challenges, draft, vent};
use crate::setup::Inventors;
use crate::state::{Phase, Pool, Racer, State};
use crossroads_engine::{Chance, Seat, SeatSet, Sink, never};

/// Rounds whose Race phases are played in turn, if the table says so (SR-4.10).
pub const ROUNDS_IN_TURN: u8 = 2;

/// Calls with the parts that have a free storage slot for a die of the pool, and its colour (SR-10.3, SR-10.7).
pub(crate) fn storable(racer: &Racer, mut call: impl FnMut(Place, Colour)) {
    for (place, part) in racer.machine.iter().enumerate().filter(|(_, part)| part.storage() != Storage::NONE)
    {
        for colour in Colour::ALL {
            if racer.pool.of(colour) > 0 && part.can_store(colour) {
                call(place as Place, colour);
            }
        }
    }
}

/// Whether a seat could do nothing in this step but lay out its machine: it is then done by itself. Its stash is empty, so that
/// nobody learns anything from it.
fn has_nothing_to_do(state: &State, seat: Seat, phase: Phase) -> bool {
    let racer = &state.open.racers[seat];
    let work = match phase {
        Phase::Vent => racer.cogs > 0 && vent::has_dice_in_slots(racer),
        Phase::Damage => racer.gauge < 0,
        Phase::Storage => {
            let mut any = false;
            storable(racer, |_, _| any = true);
            any
        }
        _ => true,
    };
    !work && state.hidden.stashes[seat].is_empty() && challenges::usable(&state.open, seat).is_none()
}

/// Whether «done», once said in this step, can be withdrawn (SR-4.5): not where it hands a turn on for good (SR-4.10), nor
/// where a pick and its use are the declaration.
pub(crate) fn can_be_withdrawn(phase: Phase) -> bool {
    match phase {
        Phase::Vent | Phase::Race(None) | Phase::Damage | Phase::Storage => true,
        Phase::Inventors
        | Phase::Shortage(_)
        | Phase::Pick(_)
        | Phase::Use(_)
        | Phase::BoostTurn(_)
        | Phase::Race(Some(_))
        | Phase::Over => false,
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Goes on to the next step as long as every seat has finished the present one and nothing is left undone (SR-4.4,
    /// SR-4.5).
    pub fn advance(&mut self) {
        while self.open().phase != Phase::Over && self.all_have_finished() {
            self.closes = SeatSet::ALL;
            self.next_step();
        }
    }

    fn all_have_finished(&self) -> bool {
        let phase = self.open().phase;
        self.open().racers.iter().all(|(seat, racer)| {
            let finished = match phase {
                Phase::Inventors => racer.inventor.is_some(),
                Phase::Shortage(deck) => draft::surplus(self.state, seat, deck) == 0,
                Phase::BoostTurn(turn) | Phase::Race(Some(turn)) => racer.done || turn != seat,
                Phase::Pick(_) | Phase::Use(_) | Phase::Vent | Phase::Race(None) | Phase::Damage => {
                    racer.done
                }
                Phase::Storage | Phase::Over => racer.done,
            };
            finished && racer.work.is_empty()
        })
    }

    /// The order of steps and phases (SR-4.1).
    fn next_step(&mut self) {
        match self.open().phase {
            Phase::Inventors => self.begin_round(1),
            Phase::Shortage(deck) => self.end_shortage(deck),
            Phase::Pick(passes) => self.begin(Phase::Use(passes)),
            Phase::Use(passes) if self.open().racers.iter().any(|(_, racer)| racer.hand != 0) => {
                self.pass_hands(passes);
            }
            Phase::Use(_) => self.begin_boost_turns(None),
            Phase::BoostTurn(seat) => self.begin_boost_turns(Some(seat)),
            Phase::Vent => self.begin_race(),
            Phase::Race(turn) => match turn.and_then(|turn| self.after(turn)) {
                Some(next) => self.begin(Phase::Race(Some(next))),
                None => self.end_race(),
            },
            Phase::Damage => self.end_damage(),
            Phase::Storage => self.end_round(),
            Phase::Over => {}
        }
    }

    /// Opens a step for all seats.
    pub fn begin(&mut self, phase: Phase) {
        self.open_mut().phase = phase;
        self.tell(Event::PhaseBegan { phase });
        for seat in Seat::all(self.open().seats()) {
            let done = has_nothing_to_do(self.state, seat, phase);
            let racer = self.racer_mut(seat);
            (racer.done, racer.spare_pip) = (done, false);
        }
    }

    /// Before the first round: inventors are chosen first come first served, or dealt by lot (SR-3.2).
    pub fn open_game(&mut self) {
        match self.open().options.inventors {
            Inventors::Choose => self.begin(Phase::Inventors),
            Inventors::Deal => {
                let mut left: crossroads_engine::Few<Inventor, 16> = Inventor::all().collect();
                for seat in Seat::all(self.open().seats()) {
                    let pick = self.chance.below(left.len() as u32) as usize;
                    let inventor = left[pick];
                    left.remove(pick);
                    self.take_inventor(seat, inventor);
                }
                self.begin_round(1);
            }
        }
    }

    fn begin_round(&mut self, round: u8) {
        self.open_mut().round = round;
        let last = self.is_last_round();
        self.tell(Event::RoundBegan { round, last });
        self.check_decks(0);
    }

    /// The seats after this one, in the direction of the token.
    fn after(&self, seat: Seat) -> Option<Seat> {
        self.open().order().skip_while(|other| *other != seat).nth(1)
    }

    /// The next seat that has a stash gets its turn for boosts (SR-6.5, SR-6.8); when all had theirs, cogs are spent
    /// (SR-6.7).
    fn begin_boost_turns(&mut self, after: Option<Seat>) {
        let mut waiting = self.open().order().skip_while(|seat| after.is_some_and(|after| *seat != after));
        let skipped = usize::from(after.is_some());
        let has_stash = |seat: &Seat| !self.state.hidden.stashes[*seat].is_empty();
        match waiting.by_ref().skip(skipped).find(has_stash) {
            Some(seat) => self.begin(Phase::BoostTurn(seat)),
            None => self.begin(Phase::Vent),
        }
    }

    /// All pools are rolled; in a first game the seats then go one after another (SR-4.10).
    fn begin_race(&mut self) {
        self.roll_pools();
        let in_turn = self.open().options.first_races_in_turn && self.open().round <= ROUNDS_IN_TURN;
        let first = self.open().order().next().filter(|_| in_turn);
        self.begin(Phase::Race(first));
    }

    /// Dice not used stay in the pool; the jump check closes the phase (SR-7.21).
    fn end_race(&mut self) {
        self.fall_from_jumps();
        self.end_lasting(Lasts::Phase);
        self.begin(Phase::Damage);
    }

    /// Exploded machines' pawns fall back; then the game ends, or the round does (SR-10.1, SR-18.7).
    fn end_damage(&mut self) {
        self.fall_back_together();
        if self.is_last_round() {
            return self.end_game();
        }
        for seat in Seat::all(self.open().seats()) {
            // All bulbs are turned on (SR-10.2).
            self.racer_mut(seat).bulb = true;
        }
        self.begin(Phase::Storage);
    }

    /// Dice go back to the bank (SR-10.4), boosts of this round are over, the token is turned (SR-10.6); cogs are kept
    /// (SR-10.5). In this order (SR-10.7).
    fn end_round(&mut self) {
        for seat in Seat::all(self.open().seats()) {
            self.racer_mut(seat).pool = Pool::default();
        }
        self.end_lasting(Lasts::Round);
        let open = self.open_mut();
        open.clockwise = !open.clockwise;
        let (clockwise, round) = (open.clockwise, open.round);
        self.tell(Event::TokenTurned { clockwise });
        self.begin_round(round.saturating_add(1));
    }

    /// A die is kept; its value is not (SR-10.3). The lowest goes, since none of them is worth anything.
    pub fn store(&mut self, seat: Seat, place: Place, colour: Colour) {
        let racer = self.racer_mut(seat);
        let part = &mut racer.machine[usize::from(place)];
        let card = part.card;
        let Some(value) = racer.pool.values(colour).next() else {
            return never!("seat {seat} has no {colour:?} die to store");
        };
        part.store(colour);
        racer.pool.take(colour, value);
        self.tell(Event::Stored { seat, card, colour });
    }

    /// A seat is not done after all (SR-4.5).
    pub fn not_done(&mut self, seat: Seat) {
        self.racer_mut(seat).done = false;
        self.tell(Event::NotDone { seat });
    }

    /// Nobody is done who owes parts, whatever it has done to itself since (SR-8.7, SR-8.8).
    pub fn see_to_debt(&mut self, seat: Seat) {
        if self.open().phase == Phase::Damage && self.racer(seat).done && self.racer(seat).gauge < 0 {
            self.not_done(seat);
        }
    }

    /// A seat is done (SR-4.5). A bare cockpit that still owes parts explodes with it (SR-8.6, SR-8.8).
    pub fn done(&mut self, seat: Seat) {
        self.racer_mut(seat).done = true;
        self.tell(Event::Done { seat });
        if self.open().phase == Phase::Damage && self.racer(seat).gauge < 0 {
            self.explode(seat);
        }
    }
}
