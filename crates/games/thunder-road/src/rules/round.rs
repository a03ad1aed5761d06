//! TR-7: rounds, turns, dice on cars and bikes; and TR-15.1 to TR-15.4, how turns and rounds end.

use super::Play;
use crate::actions::can_be_assigned;
use crate::data::{CardId, Commands, Crew, Kind, MOST_DICE, MOVEMENT_DIE, RIG_DIE, ROAD_DIE, VehicleId};
use crate::events::{Event, Fate, Told};
use crate::state::{Drive, Frame, Manner, Open, Phase, Roll, Seats, Step, Turn, Windows};
use crossroads_engine::{Chance, Few, PerSeat, Seat, SeatSet, Sink, never};

/// Turns of each player in a round (TR-7.1).
pub const TURNS: u8 = 3;

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// All roll for round 1, until one total is the single lowest (TR-2.8, TR-2.9); then the road die (TR-2.10).
    pub fn open_game(&mut self) {
        let first = loop {
            let seats = self.open().seats();
            // A tie sends all cards back and all dice on the table again (GE-2).
            let totals: Seats<u8> = PerSeat::from_fn(seats, |seat| {
                if self.open().plays_cards(seat) { self.draw_first_hand(seat) } else { self.roll_dice(seat) }
            });
            let lowest = totals.as_slice().iter().min();
            let mut lowest = totals.iter().filter(|(_, total)| Some(*total) == lowest);
            if let (Some((first, _)), None) = (lowest.next(), lowest.next()) {
                break first;
            }
        };
        self.open_mut().first = first;
        self.begin_round();
    }

    /// Rolls all dice of a seat (TR-7.2): four of a car crew, six of the bikes (FF-1.1), four of the rig (BR-1.2); answers
    /// their total, which is compared as it is (BR-1.5).
    fn roll_dice(&mut self, seat: Seat) -> u8 {
        let (count, faces) = match self.open().crew(seat) {
            Crew::Cars => (4, MOVEMENT_DIE),
            Crew::Bikes => (6, MOVEMENT_DIE),
            Crew::Rig => (4, RIG_DIE),
        };
        let dice: Few<u8, MOST_DICE> = (0..count).map(|_| self.roll(faces)).collect();
        let gang = &mut self.open_mut().gangs[seat];
        gang.dice.clear();
        for die in dice.iter() {
            gang.dice.insert_sorted(*die);
        }
        self.tell(Event::DiceRolled { seat, dice });
        dice.iter().sum()
    }

    /// The first player rolls the road die (TR-7.4), in round 1 as the last step of setup (TR-7.3), and has the first
    /// turn.
    fn begin_round(&mut self) {
        let roll = self.roll_road();
        self.climb(roll, 0);
    }

    /// Throws the road die (TR-7.4).
    pub fn roll_road(&mut self) -> Roll {
        let road_die = self.roll(ROAD_DIE);
        let (round, first) = (self.open().round, self.open().first);
        self.tell(Event::RoundBegan { round, first, road_die });
        Roll::Road { die: road_die }
    }

    /// The road die stands: what is asked at the start of a round, then the first turn (IX-2.11).
    pub fn open_round(&mut self, road_die: u8) {
        self.open_mut().road_die = road_die;
        self.push(Frame::OpenRound);
        self.round_began();
    }

    /// The first turn of a round.
    pub fn open_first_turn(&mut self) {
        let first = self.open().first;
        self.open_turn(first);
    }

    fn open_turn(&mut self, seat: Seat) {
        self.open_mut().turn = Turn::of(seat);
        // What a seat did not want to be asked it may be asked again (EA-1.6).
        self.open_mut().gangs[seat].muted = Windows::default();
        self.renew_bounties(seat);
        self.tell(Event::TurnBegan { seat });
    }

    /// A die on a car: its normal move of this round, whatever comes of it (TR-7.12). On a bike it may be the second of the
    /// turn (FF-2.1).
    pub fn assign(&mut self, car: VehicleId, die: u8) {
        let seat = self.open().turn.seat;
        self.open_mut().gangs[seat].dice.take(die);
        self.put_on(car, die);
    }

    /// A card is as good as a die of its value (GE-4).
    pub fn assign_card(&mut self, car: VehicleId, card: CardId) {
        let value = self.play_card(self.open().turn.seat, card);
        self.put_on(car, value);
    }

    fn put_on(&mut self, car: VehicleId, die: u8) {
        let open = self.open_mut();
        if let Some(car) = open.car_mut(car) {
            car.die = Some(die);
        }
        self.tell(Event::Assigned { car, die });
        // As many moves as the die shows (TR-9.1).
        self.give(car, die, Manner::Normal);
    }

    /// A die in a coast slot: one move, whatever it shows (TR-9.14), and no command (TR-7.11).
    pub fn coast(&mut self, car: VehicleId, die: u8) {
        let seat = self.open().turn.seat;
        self.open_mut().gangs[seat].dice.take(die);
        self.put_in_coast_slot(car, die);
    }

    /// The same with a card of any value (GE-4).
    pub fn coast_card(&mut self, car: VehicleId, card: CardId) {
        let value = self.play_card(self.open().turn.seat, card);
        self.put_in_coast_slot(car, value);
    }

    fn put_in_coast_slot(&mut self, car: VehicleId, die: u8) {
        let open = self.open_mut();
        if let Some(car) = open.car_mut(car) {
            car.coasts += 1;
        }
        self.tell(Event::Coasted { car, die });
        self.give(car, 1, Manner::Coasting);
    }

    fn give(&mut self, car: VehicleId, moves: u8, manner: Manner) {
        let turn = &mut self.open_mut().turn;
        if turn.step == Step::Second {
            return self.second(car, moves, manner);
        }
        turn.mover = Some(car);
        turn.drive = Drive { moves, manner, ..Drive::default() };
        self.go_on(Step::Second);
    }

    /// All who stand under a chopper are eliminated together (TR-15.2); then the rig suffers, and the choppers over it go home
    /// (BR-4.4).
    pub fn choppers(&mut self) {
        self.open_mut().turn.step = Step::End;
        if self.open().gangs.iter().any(|(_, gang)| gang.chopper.is_some()) {
            self.eliminate_under_choppers();
        }
        if self.open().phase == Phase::Racing {
            self.see_to_final_tile();
        }
    }

    fn eliminate_under_choppers(&mut self) {
        let open = self.open();
        let under_chopper = |space| open.gangs.iter().any(|(_, gang)| gang.chopper == Some(space));
        let under = open.on_board().filter(|(_, space)| under_chopper(*space)).map(|(who, _)| who);
        let doomed: Few<VehicleId, 32> = under.filter(|who| who.kind() != Kind::Section).collect();
        let standings = self.standings();
        for who in doomed.iter() {
            self.remove(*who, Fate::UnderChopper);
        }
        let over_rig = self.send_home_over_rig();
        self.hurt_rig_together(over_rig);
        self.see_who_is_out_after(standings);
    }

    /// The next player's turn (TR-15.3), or the end of the round (TR-15.4).
    pub fn end_turn(&mut self) {
        // In this order (IX-2.1).
        if self.hear_mud() || self.hear_end() {
            return;
        }
        let open = self.open_mut();
        let seat = open.turn.seat;
        open.gangs[seat].turns += 1;
        let next = next_in_game(open, seat);
        if open.gangs.iter().all(|(_, gang)| !gang.is_in || gang.turns >= TURNS) {
            self.end_round();
        } else {
            self.open_turn(next);
        }
    }

    /// The road die goes on (TR-15.4), and all who are in the game roll; what they had left is not kept (TR-7.2).
    fn end_round(&mut self) {
        let open = self.open_mut();
        open.first = next_in_game(open, open.first);
        open.round = open.round.saturating_add(1);
        for car in &mut open.cars {
            (car.die, car.coasts) = (None, 0);
        }
        // Steering that is left over ends with the round (BR-3.3).
        (open.rig.steering, open.rig.dice) = (None, Default::default());
        for (_, gang) in open.gangs.iter_mut() {
            gang.dice.clear();
            (gang.commanded, gang.turns) = (false, 0);
            // Tokens on commands go back to the supply; those in hand stay (CS-2.7).
            (gang.used, gang.tokened) = (Commands::default(), Commands::default());
            gang.ability_used = false;
        }
        // What a Clean Sweep brought ends with the round (EA-4.10).
        self.open_mut().bounties.sweeps = SeatSet::EMPTY;
        if self.open().options.upgrades {
            self.renew_charges();
        }
        for seat in self.open().in_game().iter() {
            if self.open().plays_cards(seat) {
                // First the cards on boards are discarded, then everybody draws up to five (GE-5).
                self.discard_played(seat);
                self.draw_up(seat);
            } else {
                self.roll_dice(seat);
            }
        }
        self.begin_round();
    }
}

/// Whether a seat has a car that must be assigned before any may coast (TR-7.7, FF-2.3).
pub(crate) fn has_car_to_assign(open: &Open, seat: Seat) -> bool {
    open.vehicles(seat).any(|car| can_be_assigned(open, car))
}

/// The next player clockwise who is in the game (TR-2.11, TR-15.3).
fn next_in_game(open: &Open, seat: Seat) -> Seat {
    let seats = open.seats();
    let mut after = (1..=seats).map(|n| Seat((seat.0 + n) % seats));
    let Some(next) = after.find(|next| open.gangs[*next].is_in) else {
        never!("nobody is in the game, and it goes on");
        return seat;
    };
    next
}
