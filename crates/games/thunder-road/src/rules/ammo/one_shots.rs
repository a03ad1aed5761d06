//! EA-5: one-shots, a secret card of each seat that is played at the moment its text names (EA-5.1). What happens in a decision
//! of the seat itself is one more option of that decision; at any other moment a window is opened (EA-1.5).

use crate::data::{
    AmmoDeck, CardId, Crew, Direction, OneShot, RIG_DIE, RigCommand, Section, Space, VehicleId,
};
use crate::events::{Event, Told};
use crate::rules::ammo::conditions;
use crate::rules::movement::mover_can_act;
use crate::rules::shooting::{self, Aim};
use crate::rules::{Play, commands, readings, upgrades};
use crate::state::{Bonus, Frame, Heard, MOST_SCRAP, Open, Question, Roll, Secret, State, Step, Window};
use crossroads_engine::{Chance, Few, Seat, SeatSet, Sink, never};

impl OneShot {
    /// The kind of moment that a seat can mute (EA-1.6).
    const fn window(self) -> Window {
        match self {
            OneShot::AceUpTheSleeve => Window::AceUpTheSleeve,
            OneShot::HandBrake => Window::HandBrake,
            OneShot::Duck => Window::Duck,
            OneShot::SecondWind => Window::SecondWind,
            OneShot::ReturnFire => Window::ReturnFire,
            OneShot::DuctTape => Window::DuctTape,
            OneShot::LoadedDice => Window::LoadedDice,
            OneShot::ScrapDrop => Window::ScrapDrop,
        }
    }
}

/// Whether a seat could hold a card, by what everybody sees: it has not played its own, and nobody has played this one.
pub(crate) fn could_hold(open: &Open, seat: Seat, card: OneShot) -> bool {
    open.options.one_shots
        && open.gangs[seat].is_in
        && open.gangs[seat].one_shot
        && !open.spent.one_shots.contains(card as usize)
}

/// What Duct Tape can take off the rig: any damage, while it is on the board (IX-6.6).
pub(crate) fn rig_tapes(open: &Open, seat: Seat) -> impl Iterator<Item = RigCommand> {
    let is_own = open.owner(VehicleId::RIG) == Some(seat) && open.space_of(VehicleId::RIG).is_some();
    RigCommand::damageable().filter(move |it| is_own && !open.rig.works(*it))
}

/// Where scrap can be dropped: the empty spaces next to a car of the seat, of the rig next to any section (EA-5.9); each once.
pub(crate) fn scrap_spaces(open: &Open, seat: Seat) -> Few<Space, MOST_SCRAP> {
    let mut spaces = Few::default();
    let sections = Section::ALL.into_iter().map(VehicleId::section);
    let sections = sections.filter(|_| open.owner(VehicleId::RIG) == Some(seat));
    let cars = open.vehicles(seat).filter(|who| *who != VehicleId::RIG).chain(sections);
    for at in cars.filter_map(|who| open.space_of(who)) {
        for space in Direction::ALL.into_iter().filter_map(|way| at.neighbour(way)) {
            if open.is_empty(space) && !spaces.contains(&space) {
                spaces.push(space);
            }
        }
    }
    spaces
}

/// The dice that Ace Up the Sleeve can set, with every other value that they have (EA-5.2).
pub(crate) fn aces(open: &Open, seat: Seat) -> impl Iterator<Item = (u8, u8)> {
    let most = if open.crew(seat) == Crew::Rig { RIG_DIE[5] } else { 6 };
    let dice = crate::actions::distinct_dice(open, seat);
    (0..dice.len()).flat_map(move |place| {
        let shows = dice[place];
        (1..=most).filter(move |value| *value != shows).map(move |value| (shows, value))
    })
}

/// The cards of a hand that Ace Up the Sleeve can set, with every other value (EA-5.2, GE-12).
pub(crate) fn card_aces(secret: &Secret) -> impl Iterator<Item = (CardId, u8)> + use<> {
    let secret = *secret;
    let others = move |card: CardId| (1..=6).filter(move |value| *value != secret.value(card));
    secret.distinct().flat_map(move |card| others(card).map(move |value| (card, value)))
}

/// Whether the car that was missed can shoot back (EA-5.6): operable, with guns, out of sandstorms, at a car that is still
/// there.
pub(crate) fn may_return(open: &Open, by: VehicleId, target: VehicleId) -> bool {
    let own = whole(target);
    let aims = open.space_of(by).is_some()
        && open.owner(by).is_some()
        && (by != VehicleId::RIG || rig_aims(open).next().is_some());
    aims && open.player_of(own).is_some()
        && open.space_of(own).is_some()
        && open.is_operable(own)
        && readings::has_guns(open, own)
        && !conditions::in_sandstorm(open, own)
        && !conditions::in_sandstorm(open, by)
        && !shooting::is_shielded(open, open.space_of(own), by)
}

/// The rig for any of its sections.
fn whole(who: VehicleId) -> VehicleId {
    if who.as_section().is_some() { VehicleId::RIG } else { who }
}

/// The commands of the rig that Return Fire can aim at: those of any section on the board (EA-5.6).
pub(crate) fn rig_aims(open: &Open) -> impl Iterator<Item = RigCommand> {
    let on_board = |section: Section| open.space_of(VehicleId::section(section)).is_some();
    RigCommand::damageable().filter(move |it| open.rig.works(*it) && on_board(it.section()))
}

/// Whether a card can be played at what is asked (EA-1.4).
pub(crate) fn fits(state: &State, question: Question, seat: Seat, card: OneShot) -> bool {
    let State { open, hidden } = state;
    match (question, card) {
        (
            Question::Steer | Question::RigDie | Question::Assign | Question::Coast,
            OneShot::AceUpTheSleeve,
        ) => aces(open, seat).next().is_some() || card_aces(&hidden.seats[seat]).next().is_some(),
        // Not before entering (EA-5.3).
        (Question::Drive, OneShot::HandBrake) => {
            open.turn.mover.is_some_and(|mover| open.space_of(mover).is_some())
        }
        (Question::Window { window, .. }, card) => window == card.window(),
        _ => false,
    }
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// Every seat is dealt a card in secret (EA-1.2).
    pub fn deal_one_shots(&mut self) {
        if !self.open().options.one_shots {
            return;
        }
        let mut deck = AmmoDeck::WHOLE;
        for seat in Seat::all(self.open().seats()) {
            let Some(card) = deck.draw(self.chance) else {
                return never!("more seats than one-shots");
            };
            self.state.hidden.seats[seat].one_shot = Some(OneShot::ALL[card % OneShot::ALL.len()]);
            self.open_mut().gangs[seat].one_shot = true;
        }
        self.tell(Event::OneShotsDealt);
    }

    /// Opens a window for a card, for those of these seats who could hold it.
    fn open_for(&mut self, card: OneShot, seats: SeatSet) {
        let mut asked = SeatSet::EMPTY;
        seats.iter().filter(|seat| could_hold(self.open(), *seat, card)).for_each(|seat| asked.insert(seat));
        self.open_window(card.window(), asked);
    }

    /// A card is played and leaves the game (EA-1.2); nobody else can hold it, so nobody else is asked.
    pub fn play_one_shot(&mut self, seat: Seat, card: OneShot) {
        self.state.hidden.seats[seat].one_shot = None;
        let open = self.open_mut();
        open.gangs[seat].one_shot = false;
        open.spent.one_shots = open.spent.one_shots.with(card as usize);
        if matches!(open.next_work(), Some(Frame::Window { .. })) {
            open.stack.pop();
        }
        self.note_shown();
        self.tell(Event::OneShotPlayed { seat, card });
        match card {
            OneShot::AceUpTheSleeve => self.push(Frame::Ask(Question::Ace)),
            OneShot::HandBrake => self.brake(),
            OneShot::Duck => self.duck(),
            OneShot::SecondWind => {
                let turn = &mut self.open_mut().turn;
                (turn.drive.moves, turn.drive.bonus, turn.step) = (1, Bonus::Settled, Step::Drive);
            }
            OneShot::ReturnFire => self.return_fire(),
            OneShot::DuctTape => self.push(Frame::Ask(Question::DuctTape)),
            OneShot::LoadedDice => self.load_dice(),
            OneShot::ScrapDrop => self.push(Frame::Ask(Question::ScrapDrop)),
        }
    }

    /// A die is set to another value (EA-5.2, EA-4.4).
    pub fn set_die(&mut self, seat: Seat, die: u8, value: u8) {
        let unused = &mut self.open_mut().gangs[seat].dice;
        unused.take(die);
        unused.insert_sorted(value);
        self.tell(Event::DieSet { seat, die, value });
    }

    /// The car stops and its moves are lost; in an occupied space it slams (EA-5.3). The rig takes no damage by it (IX-6.6).
    fn brake(&mut self) {
        let Some(who) = self.open().turn.mover else { return never!("nobody drives") };
        self.begin_chain();
        self.stop(who);
        let there = self.open().space_of(who).and_then(|space| self.open().other_in(space, Some(who)));
        if let Some(bottom) = there {
            self.push(Frame::Slam { top: who, bottom });
        }
    }

    /// Dice that nobody rolls again by their own leave: Loaded Dice may, for any seat (EA-5.8), but not against a ram stance
    /// (CS-5.2).
    pub fn hear_roll(&mut self, roll: Roll) {
        self.push(Frame::RollStands { roll, heard: Heard::LoadedDice });
        let mut seats = self.open().in_game();
        if let Roll::Slam { top, bottom, .. } | Roll::BigShove { top, bottom, .. } = roll {
            for seat in self.open().in_game().iter() {
                if upgrades::is_rammed(self.open(), seat, top, bottom) {
                    seats.remove(seat);
                }
            }
        }
        self.open_for(OneShot::LoadedDice, seats);
    }

    /// A roll has been heard: then whoever is hit may duck (EA-5.4, IX-2.7), and then it stands.
    pub fn roll_heard(&mut self, roll: Roll, heard: Heard) {
        if heard == Heard::LoadedDice
            && let Roll::Shot { target, face, .. } = roll
            && readings::hits(self.open(), target, face)
            && self.open().is_operable(whole(target))
            && let Some(owner) = self.open().player_of(target)
        {
            self.push(Frame::RollStands { roll, heard: Heard::Duck });
            return self.open_for(OneShot::Duck, SeatSet::only(owner));
        }
        self.stands(roll);
    }

    /// The roll that waits on the stack.
    fn take_roll(&mut self) -> Option<Roll> {
        match self.open().next_work() {
            Some(Frame::RollStands { roll, .. }) => {
                self.take();
                Some(roll)
            }
            _ => None,
        }
    }

    /// All dice of the roll once more (EA-5.8).
    fn load_dice(&mut self) {
        let Some(roll) = self.take_roll() else { return never!("no dice lie") };
        let roll = self.roll_again(roll);
        self.push(Frame::RollStands { roll, heard: Heard::LoadedDice });
    }

    /// The hit is cancelled: the shot counts as a miss (EA-5.4).
    fn duck(&mut self) {
        let Some(Roll::Shot { by, target, .. }) = self.take_roll() else { return never!("nobody shoots") };
        self.tell(Event::Ducked { who: target });
        self.after_miss(by, target);
    }

    /// A shot has missed for good: the car that was shot at may shoot back, if the shooter is a car (EA-5.6).
    pub fn after_miss(&mut self, by: Option<VehicleId>, target: VehicleId) {
        let Some(by) = by else { return };
        if !self.open().options.one_shots || !may_return(self.open(), by, target) {
            return;
        }
        if let Some(owner) = self.open().player_of(target) {
            self.push(Frame::Missed { by, target });
            self.open_for(OneShot::ReturnFire, SeatSet::only(owner));
        }
    }

    /// The car shoots at the shooter, wherever that stands (EA-5.6).
    fn return_fire(&mut self) {
        let Some(Frame::Missed { by, target }) = self.open().next_work() else {
            return never!("nobody has missed");
        };
        self.take();
        let own = whole(target);
        if self.open().options.bounties
            && let Some(seat) = self.open().player_of(own)
        {
            self.push(Frame::Deed { seat });
        }
        if by == VehicleId::RIG {
            self.push(Frame::Ask(Question::ReturnFireRig { who: own }));
        } else {
            self.shoot(Some(own), Aim::At(by));
        }
    }

    /// At a command of the rig (EA-5.6).
    pub fn return_fire_at_rig(&mut self, question: Option<Question>, command: RigCommand) {
        let Some(Question::ReturnFireRig { who }) = question else {
            return never!("nobody shoots back");
        };
        self.shoot(Some(who), Aim::Command(command));
    }

    /// The turn begins: Duct Tape, if there is something to repair (EA-5.7). Answers whether somebody is asked.
    pub fn hear_start(&mut self) -> bool {
        let open = self.open();
        let seat = open.turn.seat;
        let damaged =
            || commands::repairs(open, seat).next().is_some() || rig_tapes(open, seat).next().is_some();
        if !could_hold(open, seat, OneShot::DuctTape) || open.turn.done.duct_tape || !damaged() {
            return false;
        }
        self.open_mut().turn.done.duct_tape = true;
        self.open_for(OneShot::DuctTape, SeatSet::only(seat));
        true
    }

    /// The move is over, with all bonuses: Second Wind, for a mover that can still drive (EA-5.5).
    pub fn hear_move(&mut self) {
        let seat = self.open().turn.seat;
        self.go_on(Step::AfterMove);
        self.open_for(OneShot::SecondWind, SeatSet::only(seat));
    }

    /// The turn is over: Scrap Drop, if there is room for a wreck (EA-5.9). Answers whether somebody is asked.
    pub fn hear_end(&mut self) -> bool {
        let open = self.open();
        let seat = open.turn.seat;
        if !could_hold(open, seat, OneShot::ScrapDrop) || open.turn.done.scrap_drop {
            return false;
        }
        if !self.has_wreck_left() || scrap_spaces(self.open(), seat).is_empty() {
            return false;
        }
        self.open_mut().turn.done.scrap_drop = true;
        self.open_for(OneShot::ScrapDrop, SeatSet::only(seat));
        true
    }

    /// A wreck comes to lie there (EA-5.9).
    pub fn drop_scrap(&mut self, space: Space) {
        let seat = self.open().turn.seat;
        match self.lay_wreck(space) {
            Some(_) => self.tell(Event::ScrapDropped { seat, space }),
            None => never!("no wreck is left"),
        }
    }
}

/// Whether a second wind is asked for: the mover is operable and on the board (EA-5.5).
pub(crate) fn may_have_second_wind(open: &Open) -> bool {
    open.options.one_shots
        && could_hold(open, open.turn.seat, OneShot::SecondWind)
        && !open.gangs[open.turn.seat].muted.contains(Window::SecondWind)
        && mover_can_act(open)
        && open.turn.mover.is_some_and(|mover| open.space_of(mover).is_some())
}
