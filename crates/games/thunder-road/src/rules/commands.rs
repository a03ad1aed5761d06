//! TR-8, FF-5 and CS-2: commands by a die, a card or a command token.

use super::ammo::{airstrikes, bonus, bounties};
use super::shooting::Aim;
use super::{Play, bikes, readings};
use crate::actions::distinct_dice;
use crate::data::{
    Airstrike, CardId, Command, Condition, Damage, Price, Slot, Space, Spaces, VehicleId, When,
};
use crate::events::{Declined, Event, Told};
use crate::state::{Frame, MOST_PENDING, Manner, Open, Pending, Question, Step};
use crossroads_engine::{Chance, Few, Seat, Sink, never};

/// Whether a command is asked for: once a round (TR-7.10), not while coasting (TR-7.11), and only if one can be used.
pub(crate) fn are_offered(open: &Open) -> bool {
    let seat = open.turn.seat;
    !open.gangs[seat].commanded
        && open.turn.drive.manner == Manner::Normal
        && if open.plays_cards(seat) {
            // What is in a hand must not show in what is asked (GE-11).
            open.gangs[seat].cards.hand > 0 && usable(open, seat).next().is_some()
        } else {
            available(open, seat).next().is_some()
        }
}

/// The places of a seat's board that a die or a token could be put on: without either in this round (CS-2.1, CS-2.5), and with
/// something to act on (TR-8.3, CS-2.6).
fn free_slots(open: &Open, seat: Seat) -> impl Iterator<Item = Slot> {
    let has_radio = open.turn.mover.is_none_or(|mover| readings::has_radio(open, mover));
    let used = open.gangs[seat].used;
    let is_free = move |slot: &Slot| !used.contains(slot.command) && can_act(open, seat, slot.command);
    open.places(seat).filter(move |_| has_radio).filter(is_free)
}

/// The commands a seat can use with the dice it has left (TR-8.2, TR-8.3).
pub(crate) fn available(open: &Open, seat: Seat) -> impl Iterator<Item = (Command, u8)> {
    let dice = distinct_dice(open, seat);
    free_slots(open, seat).flat_map(move |slot| {
        let values = dice;
        (0..values.len())
            .map(move |place| (slot.command, values[place]))
            .filter(move |(_, die)| slot.takes(*die))
    })
}

/// The commands that take a die of some value (CS-1.5).
pub(crate) fn usable(open: &Open, seat: Seat) -> impl Iterator<Item = Command> {
    free_slots(open, seat).filter(|slot| slot.price != Price::Star).map(|slot| slot.command)
}

/// Whether a seat's board has a place for a die of this value on a command (TR-8.2).
pub fn takes(open: &Open, seat: Seat, command: Command, die: u8) -> bool {
    open.slot(seat, command).is_some_and(|slot| slot.takes(die))
}

/// The commands that a token can be put on, also those that take only a token (CS-1.5, CS-2.1).
pub(crate) fn for_token(open: &Open, seat: Seat) -> impl Iterator<Item = Command> {
    free_slots(open, seat).map(|slot| slot.command)
}

/// Whether a token is asked for: once a turn (CS-2.1), not while coasting (CS-2.3).
pub(crate) fn token_is_offered(open: &Open) -> bool {
    let seat = open.turn.seat;
    open.options.leaders
        && open.gangs[seat].tokens > 0
        && open.turn.drive.manner == Manner::Normal
        && for_token(open, seat).next().is_some()
}

/// Whether a command has something to act on (TR-8.3), and the car that is assigned may use it (CD-5.16); weapons not in round
/// 1 (IX-2.10).
pub(crate) fn can_act(open: &Open, seat: Seat, command: Command) -> bool {
    if command.row().weapon && open.round <= 1 {
        return false;
    }
    match command {
        Command::Airstrike => can_fly(open),
        Command::Nitro => may_nitro(open),
        // What works during or after the move may always be chosen (IX-2.10).
        Command::Drift
        | Command::Roadblock
        | Command::BigShove
        | Command::Spotter
        | Command::Slingshot
        | Command::SecondBelt
        | Command::Omen
        | Command::Flamethrower
        | Command::DumpCargo
        | Command::RamPlate
        | Command::Overwatch
        | Command::OffRoadTyres => true,
        Command::TowCable => bonus::towable(open, seat).next().is_some(),
        Command::Radar => bonus::on_radar(open).next().is_some(),
        Command::QuickFix => bonus::can_be_fixed(open),
        Command::Switcheroo => bonus::swaps(open, seat).next().is_some(),
        Command::Repair | Command::PatchUp => repairs(open, seat).next().is_some(),
        Command::Respawn => {
            bikes::eliminated(open, seat).next().is_some()
                && bikes::respawn_spaces(open, seat).next().is_some()
        }
    }
}

/// Where a chopper can be put: on empty spaces (TR-8.4), but in no no-fly zone (EA-2.9); with Danger Close also over what lies
/// on the road (EA-3.7).
pub(crate) fn chopper_spaces(open: &Open) -> Spaces {
    let mut spaces = open.empty_spaces();
    if open.options.road_conditions {
        let closed = spaces.iter().filter(|space| !may_fly_over(open, *space));
        closed.for_each(|space| spaces.remove(space));
    }
    if open.turn.airstrike == Some(Airstrike::DangerClose) && open.question() == Some(Question::PlaceChopper)
    {
        airstrikes::over_wrecks(open).for_each(|space| spaces.insert(space));
    }
    spaces
}

/// Whether a chopper can be put anywhere (TR-8.3).
pub(crate) fn can_fly(open: &Open) -> bool {
    Space::all().any(|space| open.is_empty(space) && may_fly_over(open, space))
}

/// Whether no road condition keeps choppers off a space (EA-2.9).
pub(crate) fn may_fly_over(open: &Open, space: Space) -> bool {
    open.condition_at(space) != Some(Condition::NoFlyZone)
}

/// Whether the car that is assigned may use nitro (CD-5.16).
pub(crate) fn may_nitro(open: &Open) -> bool {
    open.turn.mover.is_none_or(|mover| readings::has_injector(open, mover))
}

/// What can be taken off a seat's cars or bikes on the board, like ones of one car once (TR-8.12, FF-5.5).
pub(crate) fn repairs(open: &Open, seat: Seat) -> impl Iterator<Item = (VehicleId, Damage)> {
    let on_board = |who: VehicleId| open.space_of(who).and_then(|_| open.car(who));
    open.vehicles(seat).filter_map(move |who| Some((who, on_board(who)?.damage))).flat_map(|(car, tokens)| {
        let is_first = move |place: &usize| !tokens[..*place].contains(&tokens[*place]);
        (0..tokens.len()).filter(is_first).map(move |place| (car, tokens[place]))
    })
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// A die on a command, carried out before the car moves (TR-8.1).
    pub fn command(&mut self, command: Command, die: u8) {
        let seat = self.open().turn.seat;
        self.open_mut().gangs[seat].dice.take(die);
        self.put_on_command(command, die);
    }

    /// A card on a command (GE-4).
    pub fn command_card(&mut self, command: Command, card: CardId) {
        let value = self.play_card(self.open().turn.seat, card);
        self.put_on_command(command, value);
    }

    fn put_on_command(&mut self, command: Command, die: u8) {
        let open = self.open_mut();
        let seat = open.turn.seat;
        open.gangs[seat].commanded = true;
        open.gangs[seat].used.insert(command);
        open.turn.pending.push(Pending { command, value: die });
        self.tell(Event::Commanded { seat, command, die });
        self.go_on(Step::Token);
    }

    /// A command token makes a command work as a die would (CS-2.2), with the lowest value where that matters (CS-2.4).
    pub fn spend_token(&mut self, command: Command) {
        let seat = self.open().turn.seat;
        let gang = &mut self.open_mut().gangs[seat];
        gang.tokens = gang.tokens.saturating_sub(1);
        gang.used.insert(command);
        gang.tokened.insert(command);
        self.choose_at_lowest(seat, command);
        self.tell(Event::TokenSpent { seat, command });
        self.go_on(Step::Commands);
    }

    /// A command is chosen without a die: its lowest value is what counts (CS-2.4).
    pub fn choose_at_lowest(&mut self, seat: Seat, command: Command) {
        let value = self.open().slot(seat, command).map_or(0, Slot::lowest);
        self.open_mut().turn.pending.push(Pending { command, value });
    }

    /// No token in this turn.
    pub fn no_token(&mut self) {
        let seat = self.open().turn.seat;
        self.go_on(Step::Commands);
        self.tell(Event::Declined { seat, what: Declined::Token });
    }

    /// The chosen commands are carried out: what holds for the turn at once, and of those that work before the move the next one;
    /// which of two that is, is for the player to say (CS-2.2).
    pub fn commands(&mut self) {
        if bounties::may_sweep(self.open()) {
            return self.ask_extra_command();
        }
        let pending = self.open().turn.pending;
        let later = pending.iter().filter(|it| it.command.row().when != When::Before);
        later.for_each(|it| self.carry_out(*it));
        let before = pending.iter().copied().filter(|it| it.command.row().when == When::Before);
        let before: Few<Pending, MOST_PENDING> = before.collect();
        self.open_mut().turn.pending = before;
        match before.as_ref() {
            [] => self.go_on(Step::EarlyShot),
            [only] => self.command_first(only.command),
            _ => self.push(Frame::Ask(Question::CommandOrder)),
        }
    }

    /// The player says which command comes first (CS-2.2).
    pub fn choose_command(&mut self, command: Command) {
        let seat = self.open().turn.seat;
        self.tell(Event::CommandCame { seat, command });
        self.command_first(command);
    }

    /// This command comes now (CS-2.2); if nothing is left for it to act on it comes to nothing (TR-8.3).
    pub fn command_first(&mut self, command: Command) {
        let pending = &mut self.open_mut().turn.pending;
        let Some(place) = pending.iter().position(|it| it.command == command) else {
            return never!("{command:?} was not chosen");
        };
        let chosen = pending[place];
        pending.remove(place);
        let seat = self.open().turn.seat;
        if can_act(self.open(), seat, command) {
            self.carry_out(chosen);
        }
    }

    fn carry_out(&mut self, Pending { command, value }: Pending) {
        match command {
            Command::Airstrike => self.begin_airstrike(),
            Command::Repair | Command::PatchUp => self.push(Frame::Ask(Question::Repair)),
            Command::Respawn => self.push(Frame::Ask(Question::Respawn)),
            // Part of the normal move, also above six (TR-8.8).
            Command::Nitro => self.open_mut().turn.drive.moves += value,
            Command::Drift => self.open_mut().turn.drive.drift = true,
            Command::Roadblock
            | Command::BigShove
            | Command::Spotter
            | Command::Slingshot
            | Command::SecondBelt
            | Command::Omen
            | Command::Flamethrower
            | Command::DumpCargo
            | Command::RamPlate
            | Command::Overwatch
            | Command::OffRoadTyres => self.open_mut().turn.works.insert(command),
            Command::TowCable => self.push(Frame::Ask(Question::TowCable)),
            Command::Radar => self.radar(),
            Command::QuickFix => self.quick_fix(),
            Command::Switcheroo => self.push(Frame::Ask(Question::Switcheroo)),
        }
    }

    /// Choosing none is allowed (TR-7.10).
    pub fn no_command(&mut self) {
        let seat = self.open().turn.seat;
        self.go_on(Step::Token);
        self.tell(Event::Declined { seat, what: Declined::Command });
    }

    /// The chopper goes to an empty space (TR-8.4) and may shoot right away, but not in round 1 (TR-8.5).
    pub fn place_chopper(&mut self, space: Space) {
        let open = self.open_mut();
        let seat = open.turn.seat;
        open.gangs[seat].chopper = Some(space);
        self.tell(Event::ChopperPlaced { seat, space });
        self.after_placing();
    }

    /// The chopper shoots, or does not.
    pub fn chopper_shot(&mut self, aim: Option<Aim>) {
        let seat = self.open().turn.seat;
        match aim {
            Some(aim) => self.shoot(None, aim),
            None => self.tell(Event::Declined { seat, what: Declined::ChopperShot }),
        }
    }

    /// A token goes back where it came from (TR-8.12, CD-5.2, CD-6.2); with a free slot a car is operable at once
    /// (TR-8.13, FF-4.2).
    pub fn repair(&mut self, car: VehicleId, damage: Damage) {
        if let Some(dashboard) = self.open_mut().car_mut(car)
            && let Some(place) = dashboard.damage.iter().position(|token| *token == damage)
        {
            dashboard.damage.remove(place);
            dashboard.inoperable = false;
            self.repaired(damage);
        }
        self.tell(Event::Repaired { car, damage });
    }
}
