//! EA-4: bounties, a secret card of each seat that is revealed when its condition is met. What meets a condition is noted where
//! it happens, from what everybody sees; when everything that followed from it is resolved, the seats for which it fits are
//! asked (EA-4.1), and what is not revealed then is forgotten (EA-4.2).
//!
//! Whose doing something is follows from the stack: the topmost [`Frame::Deed`], and without one the seat whose turn it is.
//! Likewise the topmost [`Frame::Swept`] of a vehicle says which slam it is that moves it.

use crate::actions::distinct_dice;
use crate::data::{
    AmmoDeck, Bounty, CardId, Cards, Command, Crew, Damage, Direction, Kind, MOST_DICE, MOVEMENT_DIE,
    RIG_DIE, RigCommand, Section, Size, Space, Terrain, VehicleId, Vehicles,
};
use crate::events::{Declined, Event, Told};
use crate::rules::leaders::NOBODY;
use crate::rules::round::TURNS;
use crate::rules::shooting::{self, Aim};
use crate::rules::{Play, commands, readings};
use crate::state::{
    Cause, Chain, Frame, MOST_LEFT_BY_SLAMS, Manner, Open, Question, SET_CARDS, Secret, State, Way, Window,
};
use crossroads_engine::{Chance, Seat, SeatSet, Sink, never};

/// Slams that make a chain (EA-4.7).
const CHAIN: u8 = 2;
/// Steps of each vehicle, slow and steady (EA-4.5).
const STEADY_STEPS: u8 = 2;

impl Bounty {
    /// The kind of moment that a seat can mute (EA-1.6).
    const fn window(self) -> Window {
        match self {
            Bounty::HitAndRun => Window::HitAndRun,
            Bounty::SlowAndSteady => Window::SlowAndSteady,
            Bounty::RubbingIsRacing => Window::RubbingIsRacing,
            Bounty::PinballWizard => Window::PinballWizard,
            Bounty::DownAndDirty => Window::DownAndDirty,
            Bounty::BigGame => Window::BigGame,
            Bounty::CleanSweep => Window::CleanSweep,
            Bounty::Trailblazer => Window::Trailblazer,
        }
    }
}

/// Whether a seat could hold a card, by what everybody sees: it has not revealed its own, and nobody has revealed this one.
fn could_hold(open: &Open, seat: Seat, card: Bounty) -> bool {
    open.gangs[seat].is_in && open.gangs[seat].bounty && !open.spent.bounties.contains(card as usize)
}

/// Whose doing it is what happens now: it follows from a card of this seat, or from the turn.
pub(crate) fn doer(open: &Open) -> Seat {
    let deeds = open.stack.from_top().find_map(|work| match work.frame {
        Frame::Deed { seat } => Some(seat),
        _ => None,
    });
    deeds.unwrap_or(open.turn.seat)
}

/// The whole of a vehicle: the rig for any of its sections.
fn whole(who: VehicleId) -> VehicleId {
    if who.as_section().is_some() { VehicleId::RIG } else { who }
}

/// The highest value of a seat's dice (EA-4.4).
fn highest(open: &Open, seat: Seat) -> u8 {
    if open.crew(seat) == Crew::Rig { RIG_DIE[5] } else { MOVEMENT_DIE[5] }
}

/// The unused dice of a seat that can be set to their highest value, which they do not show (EA-4.4).
pub(crate) fn settable(open: &Open, seat: Seat) -> impl Iterator<Item = (u8, u8)> {
    let (dice, highest) = (distinct_dice(open, seat), highest(open, seat));
    (0..dice.len())
        .map(move |place| dice[place])
        .filter(move |die| *die != highest)
        .map(move |die| (die, highest))
}

/// The cards of a hand that can be set to a six (EA-4.4, GE-12).
pub(crate) fn settable_cards(secret: &Secret) -> impl Iterator<Item = (CardId, u8)> + use<> {
    let (secret, six) = (*secret, MOVEMENT_DIE[5]);
    secret.distinct().filter(move |card| secret.value(*card) != six).map(move |card| (card, six))
}

/// The vehicle or vehicles of one seat that move slow and steady now: the one that has a step left, or any of those that come
/// after it (EA-4.5).
fn steady_vehicles(open: &Open) -> Vehicles {
    let steady = open.stack.from_top().find_map(|work| match work.frame {
        Frame::Steady { who, steps, left } => Some((who, steps, Vehicles(u32::from_le_bytes(left)))),
        _ => None,
    });
    match steady {
        Some((who, steps, _)) if steps > 0 => Vehicles::only(who),
        Some((_, _, left)) => left,
        None => Vehicles::NONE,
    }
}

/// The steps that are offered, slow and steady: into the front arc, of the rig straight ahead (EA-4.5).
pub(crate) fn steady_steps(open: &Open) -> impl Iterator<Item = (VehicleId, Direction)> + use<> {
    let ways = |who: VehicleId| {
        let is_rig = who.kind() == Kind::Section;
        Direction::ARC.into_iter().filter(move |way| !is_rig || *way == Direction::Front)
    };
    steady_vehicles(open).iter().flat_map(move |who| ways(who).map(move |way| (who, way)))
}

/// Who can still move slow and steady: operable and on the board (EA-4.5).
fn can_go(open: &Open, who: VehicleId) -> bool {
    open.is_operable(who) && open.space_of(who).is_some()
}

/// Whose the rearmost operable vehicle on the board is; nobody's if two seats share that place (EA-4.5).
fn rearmost(open: &Open) -> Option<Seat> {
    let vehicles = || {
        let seats = Seat::all(open.seats());
        let owned = seats.flat_map(|seat| open.vehicles(seat).map(move |who| (seat, who)));
        owned.filter_map(|(seat, who)| {
            Some((seat, open.space_of(who)?.forwardness())).filter(|_| can_go(open, who))
        })
    };
    let last = vehicles().map(|(_, place)| place).min()?;
    let mut owners = vehicles().filter(|(_, place)| *place == last).map(|(seat, _)| seat);
    let owner = owners.next()?;
    owners.all(|other| other == owner).then_some(owner)
}

/// The free shots of a seat: of its vehicles that stayed in a slam, by the rules of any shot (EA-4.6).
pub(crate) fn free_shots(open: &Open, seat: Seat) -> impl Iterator<Item = (VehicleId, Aim)> {
    let own = open.bounties.heard.iter().filter(move |who| open.player_of(*who) == Some(seat));
    let able = own.filter(move |who| {
        open.round > 1
            && open.is_operable(*who)
            && open.space_of(*who).is_some()
            && readings::has_guns(open, *who)
    });
    able.flat_map(move |who| shooting::choices(open, Some(who)).map(move |aim| (who, aim)))
}

/// The vehicles of a chain of slams that can still be moved on: not the rig (EA-4.7, IX-6.1).
pub(crate) fn pinballs(open: &Open) -> impl Iterator<Item = VehicleId> {
    open.bounties.heard.without(Vehicles::RIG).iter().filter(move |who| open.space_of(*who).is_some())
}

/// Whether a vehicle stands on mud; of the rig the front section counts (EA-4.8).
fn is_muddy(open: &Open, who: VehicleId) -> bool {
    open.space_of(who).is_some_and(|space: Space| open.terrain(space) == Terrain::Mud)
}

/// What Down and Dirty can take off cars or bikes (EA-4.8).
pub(crate) fn muddy_repairs(open: &Open, seat: Seat) -> impl Iterator<Item = (VehicleId, Damage)> {
    commands::repairs(open, seat).filter(move |(who, _)| is_muddy(open, *who))
}

/// What Down and Dirty can repair of the rig (EA-4.8).
pub(crate) fn muddy_rig_repairs(open: &Open, seat: Seat) -> impl Iterator<Item = RigCommand> {
    let is_own = open.owner(VehicleId::RIG) == Some(seat) && is_muddy(open, VehicleId::RIG);
    RigCommand::damageable().filter(move |it| is_own && !open.rig.works(*it))
}

/// Whether a seat has used a die or played a card in this round (EA-4.9).
fn has_used(open: &Open, seat: Seat) -> bool {
    if open.plays_cards(seat) {
        return !open.gangs[seat].cards.played.is_empty();
    }
    let dice = match open.crew(seat) {
        Crew::Bikes => MOST_DICE,
        Crew::Cars | Crew::Rig => 4,
    };
    open.gangs[seat].dice.len() < dice
}

/// Whether a seat has dice or cards that it has not used (EA-4.11).
fn has_unused(open: &Open, seat: Seat) -> bool {
    if open.plays_cards(seat) { open.gangs[seat].cards.hand > 0 } else { !open.gangs[seat].dice.is_empty() }
}

/// Whether a seat has a turn to come in this round (EA-4.10).
fn has_turn_to_come(open: &Open, seat: Seat) -> bool {
    open.gangs[seat].turns + u8::from(seat == open.turn.seat) < TURNS
}

/// The other commands of a section of the rig that work (EA-4.10).
pub(crate) fn others_of(open: &Open, section: Section) -> impl Iterator<Item = RigCommand> {
    let of_die = open.rig.dice[section as usize].map(|die| die.command);
    let others = RigCommand::ALL.into_iter().filter(move |it| it.section() == section && Some(*it) != of_die);
    others.filter(|it| open.rig.works(*it))
}

/// Whether one more command is asked for: in a later turn of the round than the Clean Sweep, not in one in which something
/// coasts, as with a token (EA-4.10, CS-2.3).
pub(crate) fn may_sweep(open: &Open) -> bool {
    let coasts = open.turn.second.is_some_and(|second| second.manner == Manner::Coasting);
    open.bounties.may_sweep
        && open.turn.mover.is_some()
        && open.turn.drive.manner == Manner::Normal
        && !coasts
        && open.crew(open.turn.seat) != Crew::Rig
        && commands::for_token(open, open.turn.seat).next().is_some()
}

/// Whether a card can be revealed at what is asked: at its own moment, and if it would change something (EA-1.4).
pub(crate) fn fits(state: &State, question: Question, seat: Seat, card: Bounty) -> bool {
    let Question::Window { window, .. } = question else { return false };
    // Of a hand nobody else knows whether all of it shows a six.
    let changes = card != Bounty::HitAndRun
        || settable(&state.open, seat).next().is_some()
        || settable_cards(&state.hidden.seats[seat]).next().is_some();
    window == card.window() && changes
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// Every seat is dealt a card in secret (EA-1.2).
    pub fn deal_bounties(&mut self) {
        if !self.open().options.bounties {
            return;
        }
        let mut deck = AmmoDeck::WHOLE;
        for seat in Seat::all(self.open().seats()) {
            let Some(card) = deck.draw(self.chance) else {
                return never!("more seats than bounties");
            };
            self.state.hidden.seats[seat].bounty = Some(Bounty::ALL[card % Bounty::ALL.len()]);
            self.open_mut().gangs[seat].bounty = true;
        }
        self.tell(Event::BountiesDealt);
    }

    /// A move begins: its slams are counted from here on (EA-4.7). Shots and what follows from them are no move.
    pub fn begin_chain(&mut self) {
        if self.open().options.bounties {
            self.end_chain();
            let by = Some(doer(self.open()));
            self.open_mut().bounties.chain = Chain { by, ..Chain::default() };
        }
    }

    /// A move is resolved with everything that followed: whether it was a chain of slams (EA-4.7).
    fn end_chain(&mut self) {
        let bounties = &mut self.open_mut().bounties;
        let Chain { by, slams, who } = std::mem::take(&mut bounties.chain);
        if let Some(seat) = by.filter(|_| slams >= CHAIN) {
            bounties.pinball = Some((seat, who));
        }
    }

    /// A slam is about to move one of the two: the other one has stayed, it is one of the chain, and what comes of it for the
    /// one that moves follows from this slam (EA-4.6, EA-4.7, EA-4.10).
    pub fn note_slam(&mut self, who: VehicleId, other: VehicleId) {
        let open = self.open_mut();
        let by = open.player_of(other);
        if by.is_some() {
            open.bounties.rubbed.insert(whole(other));
        }
        let chain = &mut open.bounties.chain;
        chain.slams = chain.slams.saturating_add(1);
        chain.who.insert(who);
        chain.who.insert(other);
        // Slams can chain without end; so much room is enough (EA-2.10).
        if open.stack.len() < MOST_LEFT_BY_SLAMS {
            self.push(Frame::Swept { who, by });
        }
    }

    /// A car or bike has become inoperable: by whose doing, and whether it was a rival's (EA-4.3, EA-4.4, EA-4.9).
    pub fn note_inoperable(&mut self, who: VehicleId) {
        let open = self.open_mut();
        let seat = doer(open);
        if open.owner(who) == Some(seat) {
            return;
        }
        match who.size() {
            Size::Small => open.bounties.hit_and_run.insert(seat),
            Size::Large => open.bounties.big_game.insert(seat),
            Size::Medium => {}
        }
    }

    /// A road vehicle is eliminated: whether it was a rival's, and by a slam (EA-4.3, EA-4.10).
    pub fn note_eliminated(&mut self, who: VehicleId) {
        let open = self.open_mut();
        let slam = open.stack.from_top().find_map(|work| match work.frame {
            Frame::Swept { who: it, by } if it == who => Some(by),
            _ => None,
        });
        let (Some(Some(seat)), Some(owner)) = (slam, open.owner(who)) else { return };
        if seat != owner {
            open.bounties.clean_sweep.insert(seat);
        }
    }

    /// A road vehicle has made the board advance (EA-4.11).
    pub fn note_advance(&mut self, who: VehicleId) {
        if self.open().options.bounties {
            self.open_mut().bounties.blazed.insert(who);
        }
    }

    /// Everything that was under way is resolved: the next condition that was met is heard (EA-4.1). Answers whether somebody is
    /// asked.
    pub fn hear_bounties(&mut self) -> bool {
        self.end_chain();
        let mut conditions = Bounty::ALL.into_iter();
        conditions.any(|card| {
            let seats = self.met(card);
            self.hear_bounty(card, seats)
        })
    }

    /// Those of these seats who could hold a card are asked. Answers whether anybody is.
    fn hear_bounty(&mut self, card: Bounty, seats: SeatSet) -> bool {
        let mut asked = SeatSet::EMPTY;
        seats.iter().filter(|seat| could_hold(self.open(), *seat, card)).for_each(|seat| asked.insert(seat));
        self.open_window(card.window(), asked)
    }

    /// The seats that have met the condition of a card since it was last heard, and for which it would change something by what
    /// everybody sees (EA-1.4, EA-1.5). It is forgotten by that (EA-4.2).
    fn met(&mut self, card: Bounty) -> SeatSet {
        let bounties = &mut self.open_mut().bounties;
        let (seats, vehicles) = match card {
            Bounty::HitAndRun => (std::mem::take(&mut bounties.hit_and_run), Vehicles::NONE),
            Bounty::BigGame => (std::mem::take(&mut bounties.big_game), Vehicles::NONE),
            Bounty::CleanSweep => (std::mem::take(&mut bounties.clean_sweep), Vehicles::NONE),
            Bounty::RubbingIsRacing => (SeatSet::EMPTY, std::mem::take(&mut bounties.rubbed)),
            Bounty::Trailblazer => (SeatSet::EMPTY, std::mem::take(&mut bounties.blazed)),
            Bounty::PinballWizard => bounties
                .pinball
                .take()
                .map_or((SeatSet::EMPTY, Vehicles::NONE), |(seat, who)| (SeatSet::only(seat), who)),
            // These are heard at moments of their own.
            Bounty::SlowAndSteady | Bounty::DownAndDirty => return SeatSet::EMPTY,
        };
        if seats.is_empty() && vehicles.is_empty() {
            return SeatSet::EMPTY;
        }
        bounties.heard = vehicles;
        let open = self.open();
        let fits = |seat: &Seat| match card {
            Bounty::HitAndRun => {
                seats.contains(*seat)
                    && (settable(open, *seat).next().is_some() || open.gangs[*seat].cards.hand > 0)
            }
            Bounty::BigGame => seats.contains(*seat) && has_used(open, *seat),
            Bounty::CleanSweep => seats.contains(*seat) && has_turn_to_come(open, *seat),
            Bounty::RubbingIsRacing => free_shots(open, *seat).next().is_some(),
            Bounty::PinballWizard => seats.contains(*seat) && pinballs(open).next().is_some(),
            Bounty::Trailblazer => {
                // Once it stands on the new tile.
                let mut own = vehicles.iter().filter(|who| open.player_of(*who) == Some(*seat));
                own.any(|who| open.space_of(who).is_some_and(|space| space.tile() == 2))
                    && has_unused(open, *seat)
            }
            Bounty::SlowAndSteady | Bounty::DownAndDirty => false,
        };
        let mut met = SeatSet::EMPTY;
        open.in_game().iter().filter(fits).for_each(|seat| met.insert(seat));
        met
    }

    /// The start of a round, from the second on, when all that is rolled and asked before has been: whose the rearmost vehicle
    /// is (EA-4.5, IX-2.11).
    pub fn hear_rearmost(&mut self) {
        if let Some(seat) = rearmost(self.open()) {
            self.hear_bounty(Bounty::SlowAndSteady, SeatSet::only(seat));
        }
    }

    /// The end of a turn, after the choppers: a damaged vehicle on mud (EA-4.8). Answers whether somebody is asked.
    pub fn hear_mud(&mut self) -> bool {
        let open = self.open();
        let seat = open.turn.seat;
        if !open.options.bounties || open.bounties.down_and_dirty {
            return false;
        }
        let fits =
            muddy_repairs(open, seat).next().is_some() || muddy_rig_repairs(open, seat).next().is_some();
        self.open_mut().bounties.down_and_dirty = true;
        fits && self.hear_bounty(Bounty::DownAndDirty, SeatSet::only(seat))
    }

    /// What a bounty left for one turn begins anew: a Clean Sweep works in a later turn than its own (EA-4.10).
    pub fn renew_bounties(&mut self, seat: Seat) {
        let bounties = &mut self.open_mut().bounties;
        bounties.may_sweep = bounties.sweeps.contains(seat);
        (bounties.rig, bounties.down_and_dirty) = (None, false);
    }

    /// A card is revealed, is rewarded and leaves the game (EA-1.2, EA-4.1); nobody else can hold it, so nobody else is asked.
    pub fn reveal_bounty(&mut self, seat: Seat, card: Bounty) {
        self.state.hidden.seats[seat].bounty = None;
        let open = self.open_mut();
        open.gangs[seat].bounty = false;
        open.spent.bounties = open.spent.bounties.with(card as usize);
        if matches!(open.next_work(), Some(Frame::Window { .. })) {
            open.stack.pop();
        }
        self.note_shown();
        self.tell(Event::BountyRevealed { seat, card });
        match card {
            Bounty::HitAndRun => self.push(Frame::Ask(Question::HitAndRun { seat })),
            Bounty::SlowAndSteady => self.go_steady(seat),
            Bounty::RubbingIsRacing => self.push(Frame::Ask(Question::FreeShot { seat })),
            Bounty::PinballWizard => self.push(Frame::Ask(Question::Pinball { seat })),
            Bounty::DownAndDirty => self.push(Frame::Ask(Question::DownAndDirty)),
            Bounty::BigGame if self.open().plays_cards(seat) => {
                self.push(Frame::Ask(Question::TakeBack { seat }));
            }
            Bounty::BigGame => self.retake_die(seat),
            Bounty::CleanSweep => self.open_mut().bounties.sweeps.insert(seat),
            Bounty::Trailblazer => self.roll_all_again(seat),
        }
    }

    /// A card in hand counts as another value until it is discarded: which card, only its owner sees (GE-12).
    pub fn set_card(&mut self, seat: Seat, card: CardId, value: u8) {
        self.unset(seat, Cards::only(card));
        let secret = &mut self.state.hidden.seats[seat];
        // An ace and a bounty are there once each.
        debug_assert!(secret.set().len() < SET_CARDS);
        secret.change_hand(|hand| hand.set.push((card, value)));
        self.open_mut().gangs[seat].set.push(value);
        self.tell(Event::CardSet { seat, card: Some(card), value });
    }

    /// A used die is rolled again and is unused; what it lay on stays used (EA-4.9). All dice of a seat are alike.
    fn retake_die(&mut self, seat: Seat) {
        let faces = if self.open().crew(seat) == Crew::Rig { RIG_DIE } else { MOVEMENT_DIE };
        let die = self.roll(faces);
        self.open_mut().gangs[seat].dice.insert_sorted(die);
        self.tell(Event::DieRetaken { seat, die });
    }

    /// A card of this round comes back into the hand; what it lay on stays used (EA-4.9, GE-12).
    pub fn take_back(&mut self, seat: Seat, card: CardId) {
        self.open_mut().gangs[seat].cards.played.remove(card);
        self.state.hidden.seats[seat].change_hand(|hand| hand.cards.insert(card));
        self.open_mut().gangs[seat].cards.hand = self.state.hidden.seats[seat].hand().len();
        self.tell(Event::CardTakenBack { seat, card });
    }

    /// All unused dice of a seat are rolled again, or its whole hand is drawn anew (EA-4.11, GE-12).
    fn roll_all_again(&mut self, seat: Seat) {
        let hand = self.state.hidden.seats[seat].hand();
        let count = if self.open().plays_cards(seat) {
            hand.iter().count()
        } else {
            self.open().gangs[seat].dice.len()
        };
        self.roll_movement_again(seat, u8::MAX >> (u8::BITS as usize - count.min(u8::BITS as usize)));
    }

    /// Nothing of the turn that is over works any more, and each operable vehicle on the board moves two spaces (EA-4.5).
    fn go_steady(&mut self, seat: Seat) {
        let open = self.open_mut();
        open.turn = open.turn.over();
        let vehicles: Vehicles = open.vehicles(seat).filter(|who| can_go(open, *who)).collect();
        self.push(Frame::Deed { seat });
        self.push(Frame::steady(NOBODY, 0, vehicles));
    }

    /// Who moves next, and where to, is asked until all have moved (EA-4.5). Whatever makes a vehicle lose the rest ends its move.
    pub fn steady_goes_on(&mut self, who: VehicleId, steps: u8, left: Vehicles) {
        let open = self.open();
        let left: Vehicles = left.iter().filter(|it| can_go(open, *it)).collect();
        let goes_on = steps > 0 && can_go(open, who);
        if goes_on || !left.is_empty() {
            let seat = doer(open);
            self.push(Frame::steady(who, if goes_on { steps } else { 0 }, left));
            self.push(Frame::Ask(Question::SteadyStep { seat }));
        }
    }

    /// One space, without cost (EA-4.5).
    pub fn step_steadily(&mut self, car: VehicleId, direction: Direction) {
        if let Some(Frame::Steady { who, steps, left }) = self.take() {
            let others = Vehicles(u32::from_le_bytes(left)).without(Vehicles::only(car));
            let steps = if steps > 0 && who == car { steps - 1 } else { STEADY_STEPS - 1 };
            self.push(Frame::steady(car, steps, others));
        }
        let Some(space) = self.open().space_of(car) else {
            return never!("{car:?} is not on the board");
        };
        self.begin_chain();
        let (to, way) = (space.point().step(direction), Way::step(direction));
        self.push(Frame::Arrive { who: car, to, by: Cause::Steadied, way });
    }

    /// A free shot, on anybody's turn (EA-4.6).
    pub fn free_shot(&mut self, seat: Seat, car: VehicleId, aim: Aim) {
        self.push(Frame::Deed { seat });
        self.shoot(Some(car), aim);
    }

    /// A vehicle of the chain comes into another space, as after a push (EA-4.7).
    pub fn pinball(&mut self, seat: Seat, who: VehicleId, direction: Direction) {
        let Some(space) = self.open().space_of(who) else {
            return never!("{who:?} is not on the board");
        };
        self.push(Frame::Deed { seat });
        let (to, way) = (space.point().step(direction), Way::step(direction));
        self.push(Frame::Arrive { who, to, by: Cause::Pushed, way });
    }

    /// One more command is asked for, once a turn (EA-4.10).
    pub fn ask_extra_command(&mut self) {
        self.open_mut().bounties.may_sweep = false;
        self.push(Frame::Ask(Question::ExtraCommand));
    }

    /// It works as by a token, at its lowest value, but no token is put on it (CS-2, EA-4.10).
    pub fn extra_command(&mut self, command: Option<Command>) {
        let seat = self.open().turn.seat;
        let Some(command) = command else {
            return self.tell(Event::Declined { seat, what: Declined::ExtraCommand });
        };
        self.open_mut().bounties.sweeps.remove(seat);
        self.open_mut().gangs[seat].used.insert(command);
        self.choose_at_lowest(seat, command);
        self.tell(Event::ExtraCommandUsed { seat, command });
    }

    /// A die of the rig lies on a section: the other command of it may work too (EA-4.10).
    pub fn hear_sweep_of_rig(&mut self, section: Section) {
        if self.open().bounties.may_sweep && others_of(self.open(), section).next().is_some() {
            self.open_mut().bounties.may_sweep = false;
            self.push(Frame::Ask(Question::ExtraRigCommand { section }));
        }
    }

    /// It does, besides that of the die (EA-4.10).
    pub fn extra_rig_command(&mut self, command: RigCommand) {
        let seat = self.open().turn.seat;
        let bounties = &mut self.open_mut().bounties;
        bounties.sweeps.remove(seat);
        bounties.rig = Some(command);
        self.tell(Event::ExtraRigCommandUsed { seat, command });
        self.activate(command);
    }
}

/// The cards that lie on boards and can come back, of those that show the same only the first (EA-4.9, GE-12).
pub(crate) fn played(open: &Open, seat: Seat) -> impl Iterator<Item = CardId> {
    let cards: Cards = open.gangs[seat].cards.played;
    cards.distinct()
}
