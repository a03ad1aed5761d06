//! EA-3: improved airstrikes, a secret card of each seat that is played with an airstrike. Danger Close is played where the
//! chopper is placed, the others where it would shoot; if it has nothing to shoot at, a window is opened instead (EA-1.5), for
//! what everybody sees and not for what is held.

use crate::data::{
    Airstrike, AmmoDeck, Damage, Direction, Kind, RigCommand, Section, Space, VehicleId, Vehicles,
};
use crate::events::{Event, Told};
use crate::rules::ammo::conditions;
use crate::rules::leaders::NOBODY;
use crate::rules::shooting::{self, Aim};
use crate::rules::{Play, commands, rig};
use crate::state::{Frame, Open, Place, Question, Window};
use crossroads_engine::{Chance, Seat, SeatSet, Sink, never};

/// Tokens that a Mine Drop lays (EA-3.5).
const MINES: u8 = 2;

/// The chopper of the seat whose turn it is.
fn chopper(open: &Open) -> Option<Space> {
    open.gangs[open.turn.seat].chopper
}

/// The neighbours of the chopper.
fn beside(open: &Open) -> impl Iterator<Item = Space> + use<> {
    let at = chopper(open);
    Direction::ALL.into_iter().filter_map(move |way| at?.neighbour(way))
}

/// Whether all that a card does is shooting (EA-3.2).
const fn only_shoots(card: Airstrike) -> bool {
    matches!(card, Airstrike::DoubleTap | Airstrike::CarpetRun | Airstrike::Gunship)
}

/// Where Danger Close lets a chopper be put besides: over an inoperable car or a wreck, where nothing else is in the way
/// (EA-3.7).
pub(crate) fn over_wrecks(open: &Open) -> impl Iterator<Item = Space> {
    let lies = |who: VehicleId| match who.kind() {
        Kind::Wreck => true,
        Kind::Car | Kind::Bike => !open.is_operable(who),
        Kind::Section => false,
    };
    let spaces = open.on_board().filter(move |(who, _)| lies(*who)).map(|(_, space)| space);
    spaces.filter(|space| open.is_empty_but_for_vehicles(*space) && commands::may_fly_over(open, *space))
}

/// What a Carpet Run would hit, to the front left, in front and to the front right (EA-3.4).
fn carpet(open: &Open) -> [Option<VehicleId>; 3] {
    Direction::ARC.map(|way| {
        let at = chopper(open)?.neighbour(way)?;
        let mut hit = shooting::targets(open, None).map(Aim::target);
        hit.find(|target| open.space_of(*target) == Some(at))
    })
}

/// Where a Mine Drop can lay a token: the empty spaces of the chopper's front arc, as long as there is one (EA-3.5).
pub(crate) fn mine_spaces(open: &Open) -> impl Iterator<Item = Space> {
    let ahead = crate::rules::readings::arc(chopper(open)).map(|(_, space)| space);
    ahead.filter(|space| rig::has_token(open) && open.is_empty(*space))
}

/// What a Field Mechanic can take off cars or bikes beside the chopper (EA-3.6).
pub(crate) fn mends(open: &Open, seat: Seat) -> impl Iterator<Item = (VehicleId, Damage)> {
    commands::repairs(open, seat).filter(|(who, _)| {
        let at = open.space_of(*who);
        beside(open).any(|space| Some(space) == at)
    })
}

/// What a Field Mechanic can repair of the rig: damage of a section beside the chopper (EA-3.6).
pub(crate) fn rig_mends(open: &Open, seat: Seat) -> impl Iterator<Item = RigCommand> {
    let is_beside = |section: Section| {
        let at = open.space_of(VehicleId::section(section));
        at.is_some() && beside(open).any(|space| Some(space) == at)
    };
    let is_own = open.owner(VehicleId::RIG) == Some(seat);
    RigCommand::damageable().filter(move |it| is_own && !open.rig.works(*it) && is_beside(it.section()))
}

/// Every road vehicle beside the chopper but the rig, with every other empty space beside it (EA-3.9).
pub(crate) fn hooks(open: &Open) -> impl Iterator<Item = (VehicleId, Space)> {
    let near = beside(open).filter_map(|space| open.others_in(space, Vehicles::RIG).first());
    near.flat_map(|who| beside(open).filter(|space| open.is_empty(*space)).map(move |space| (who, space)))
}

/// Where a Fly-By can take the chopper: to another empty space (EA-3.10).
pub(crate) fn fly_bys(open: &Open) -> impl Iterator<Item = Space> {
    commands::chopper_spaces(open).iter()
}

/// Whether a card would change something after the chopper was placed, by what everybody sees (EA-1.4, EA-3.2).
pub(crate) fn fits_after(open: &Open, card: Airstrike) -> bool {
    if open.round <= 1 && (only_shoots(card) || card == Airstrike::FlyBy) {
        return false;
    }
    let seat = open.turn.seat;
    match card {
        Airstrike::DoubleTap => shooting::shots(open, None).next().is_some(),
        Airstrike::CarpetRun => carpet(open).into_iter().flatten().count() > 1,
        Airstrike::MineDrop => mine_spaces(open).next().is_some(),
        Airstrike::FieldMechanic => {
            mends(open, seat).next().is_some() || rig_mends(open, seat).next().is_some()
        }
        Airstrike::DangerClose => false,
        Airstrike::Gunship => {
            let ahead = || crate::rules::readings::arc(chopper(open));
            !conditions::is_blind(open, None)
                && beside(open).filter(|space| ahead().all(|(_, it)| it != *space)).any(|space| {
                    let there = open.other_in(space, None);
                    there.is_some_and(|target| shooting::is_target(open, chopper(open), target))
                })
        }
        Airstrike::SkyHook => hooks(open).next().is_some(),
        Airstrike::FlyBy => fly_bys(open).next().is_some(),
    }
}

/// Whether a card can be played now, by what everybody sees (EA-3.1).
pub(crate) fn fits(open: &Open, question: Question, card: Airstrike) -> bool {
    match question {
        Question::PlaceChopper => {
            // One card for one airstrike.
            card == Airstrike::DangerClose
                && open.turn.airstrike.is_none()
                && over_wrecks(open).next().is_some()
        }
        Question::ChopperShot | Question::Window { window: Window::AfterChopper, .. } => {
            open.turn.airstrike.is_none() && fits_after(open, card)
        }
        _ => false,
    }
}

/// Which clause refuses a card that does not fit (EA-3.2, EA-1.4).
pub(crate) fn refused_by(open: &Open, card: Airstrike) -> &'static str {
    if open.round <= 1 && only_shoots(card) { "EA-3.2" } else { "EA-1.4" }
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// Every seat is dealt a card in secret (EA-1.2).
    pub fn deal_airstrikes(&mut self) {
        if !self.open().options.airstrikes {
            return;
        }
        let mut deck = AmmoDeck::WHOLE;
        for seat in Seat::all(self.open().seats()) {
            let Some(card) = deck.draw(self.chance) else {
                return never!("more seats than improved airstrikes");
            };
            self.state.hidden.seats[seat].airstrike = Some(Airstrike::ALL[card % Airstrike::ALL.len()]);
            self.open_mut().gangs[seat].airstrike = true;
        }
        self.tell(Event::AirstrikesDealt);
    }

    /// An airstrike begins: which card it is improved with is open (EA-3.1).
    pub fn begin_airstrike(&mut self) {
        self.open_mut().turn.airstrike = None;
        self.push(Frame::Ask(Question::PlaceChopper));
    }

    /// The chopper has been placed: it may shoot (TR-8.5), and if it has nothing to shoot at, a card can still be played
    /// (EA-3.1). Asked is whoever holds a card, if one that nobody has played would fit (EA-1.5).
    pub fn after_placing(&mut self) {
        if self.ask_for_chopper_shot() {
            return;
        }
        let open = self.open();
        let seat = open.turn.seat;
        let spent = open.spent.airstrikes;
        let mut unspent = Airstrike::ALL.into_iter().filter(|card| !spent.contains(*card as usize));
        if open.gangs[seat].airstrike
            && open.turn.airstrike.is_none()
            && unspent.any(|card| fits_after(open, card))
        {
            self.open_window(Window::AfterChopper, SeatSet::only(seat));
        }
    }

    /// Asks for the chopper's shot, if there is something to shoot at; not in round 1 (TR-8.5).
    pub fn ask_for_chopper_shot(&mut self) -> bool {
        let may = self.open().round > 1 && shooting::shots(self.open(), None).next().is_some();
        if may {
            self.push(Frame::Ask(Question::ChopperShot));
        }
        may
    }

    /// A card is played, works with this airstrike and leaves the game (EA-1.2, EA-3.1).
    pub fn play_airstrike(&mut self, card: Airstrike) {
        let seat = self.open().turn.seat;
        self.state.hidden.seats[seat].airstrike = None;
        let open = self.open_mut();
        open.gangs[seat].airstrike = false;
        open.spent.airstrikes = open.spent.airstrikes.with(card as usize);
        open.turn.airstrike = Some(card);
        self.note_shown();
        self.tell(Event::AirstrikePlayed { seat, card });
        match card {
            Airstrike::DangerClose => return self.push(Frame::Ask(Question::PlaceChopper)),
            Airstrike::CarpetRun => {
                let targets = carpet(self.open()).map(|target| target.unwrap_or(NOBODY));
                if let Some(from) = chopper(self.open()) {
                    self.push(Frame::Carpet { from, targets });
                }
                return;
            }
            // After its shot, taken or not (EA-3.10).
            Airstrike::FlyBy => self.push(Frame::FlyBy),
            // The second shot waits until the first has done its work (EA-3.3).
            Airstrike::DoubleTap => self.push(Frame::ChopperShoots),
            Airstrike::MineDrop | Airstrike::FieldMechanic | Airstrike::Gunship | Airstrike::SkyHook => {}
        }
        self.push(Frame::ChopperShoots);
        match card {
            Airstrike::MineDrop => self.push(Frame::Ask(Question::MineDrop { left: MINES })),
            Airstrike::FieldMechanic => self.push(Frame::Ask(Question::FieldMechanic)),
            Airstrike::SkyHook => self.push(Frame::Ask(Question::SkyHook)),
            Airstrike::DoubleTap
            | Airstrike::CarpetRun
            | Airstrike::DangerClose
            | Airstrike::Gunship
            | Airstrike::FlyBy => {}
        }
    }

    /// The next target of a Carpet Run; one that has left its space is skipped (EA-3.4), and of a section a command is named.
    pub fn carpet_on(&mut self, from: Space, mut targets: [VehicleId; 3]) {
        let Some(place) = targets.iter().position(|target| *target != NOBODY) else { return };
        let target = std::mem::replace(&mut targets[place], NOBODY);
        self.push(Frame::Carpet { from, targets });
        let has_left = self.open().space_of(target) != from.neighbour(Direction::ARC[place]);
        if has_left || chopper(self.open()) != Some(from) {
            return;
        }
        match target.as_section() {
            Some(section) if shooting::is_target(self.open(), Some(from), target) => {
                self.push(Frame::Ask(Question::CarpetRig { section }));
            }
            Some(_) => {}
            None => self.shoot(None, Aim::At(target)),
        }
    }

    /// A random token, which nobody sees, under the chopper's guns (EA-3.5, IX-7.1), up to two, one in each space.
    pub fn drop_mine(&mut self, question: Option<Question>, space: Option<Space>) {
        let Some(Question::MineDrop { left }) = question else {
            return never!("no mine is dropped");
        };
        let dropped = space.is_some();
        self.drop_hazard(space);
        if dropped && left > 1 && mine_spaces(self.open()).next().is_some() {
            self.push(Frame::Ask(Question::MineDrop { left: left - 1 }));
        }
    }

    /// A road vehicle is put on another space beside the chopper and meets nothing there (EA-3.9, IX-3.1).
    pub fn sky_hook(&mut self, who: VehicleId, space: Space) {
        self.open_mut().put(who, Place::On(space));
        self.tell(Event::Hooked { who, space });
    }

    /// The chopper may go on to another space (EA-3.10).
    pub fn ask_fly_by(&mut self) {
        if chopper(self.open()).is_some() && fly_bys(self.open()).next().is_some() {
            self.push(Frame::Ask(Question::FlyBy));
        }
    }

    /// It does, or stays; it does not shoot there (EA-3.10).
    pub fn fly_by(&mut self, space: Option<Space>) {
        let seat = self.open().turn.seat;
        match space {
            Some(space) => {
                self.open_mut().gangs[seat].chopper = Some(space);
                self.tell(Event::ChopperPlaced { seat, space });
            }
            None => self.tell(Event::ChopperStayed { seat }),
        }
    }
}
