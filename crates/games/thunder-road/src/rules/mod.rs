//! What happens when a seat acts. This page is the machine: an action puts work on the stack, and the stack is drained
//! frame by frame, up to the next decision; each chapter of the rules has a file of its own.

pub mod advance;
pub mod ammo;
pub mod arrival;
pub mod bikes;
pub mod commands;
pub mod damage;
pub mod engineering;
pub mod fire;
pub mod hazards;
pub mod leaders;
pub mod line;
pub mod moments;
pub mod movement;
pub mod quake;
pub mod readings;
pub mod refusals;
pub mod rig;
pub mod rolls;
pub mod round;
pub mod shooting;
pub mod shop;
pub mod slams;
pub mod upgrades;
pub mod victory;
pub mod windows;

use crate::actions::Action;
use crate::data::{Direction, Kind, Vehicles, roll};
use crate::events::{Event, Told};
use crate::state::{Frame, Open, Phase, Question, State, Step, Work};
use crossroads_engine::{Applied, Chance, Outcome, Refusal, Seat, Sink, Standing, never};
use serde::Serialize;
use shooting::Aim;

/// Why an action is refused. The words are messages, `why-…`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// Not the seat's turn, or not what is asked.
    NotNow,
    /// The vehicle is no car of the seat.
    NotYourCar,
    /// The car has its die.
    HasDie,
    /// The car is inoperable.
    Inoperable,
    /// The car is eliminated.
    Eliminated,
    /// No unused die shows this.
    NoSuchDie,
    /// A car without a die must be assigned first.
    UnmovedCar,
    /// The car has coasted twice.
    CoastedTwice,
    /// One command a round.
    OneCommand,
    /// No command while coasting.
    NoCommandCoasting,
    /// The command does not take this die.
    WrongValue,
    /// The command has nothing to act on.
    NothingToActOn,
    /// The chopper needs an empty space of the board.
    NotEmpty,
    /// Nobody shoots in round 1.
    FirstRound,
    /// The car cannot shoot.
    CannotShoot,
    /// No such target in the front arc.
    NotInArc,
    /// No such damage token on an own car.
    NoSuchToken,
    /// The car does not enter here now.
    NoEntry,
    /// A step goes into the front arc.
    OutsideArc,
    /// All moves have to be used.
    MovesLeft,
    /// Nothing to drift through.
    NoDrift,
    /// The car has left the road.
    LeftRoad,
    /// The move has been stopped.
    Stopped,
    /// A coasting car gets no bonus.
    CoastingBonus,
    /// The reroll is not this seat's.
    NoReroll,
    /// A bike without a die must be assigned first.
    UnmovedBike,
    /// The bike has coasted four times.
    CoastedFour,
    /// Another bike has room.
    OtherBike,
    /// The bike has no minor damage.
    NotInoperable,
    /// No bike is eliminated.
    NoEliminatedBike,
    /// No space is empty before the rearmost bike.
    NoRespawnSpace,
    /// A bike does not come back here.
    NotRespawnSpace,
    /// The section has its die.
    SectionUsed,
    /// A repair takes only a three.
    RepairThree,
    /// No steering is left.
    NoSteering,
    /// The rig does not drive over a side edge.
    RigSideEdge,
    /// The command is damaged already.
    CommandDamaged,
    /// The command is not damaged.
    CommandNotDamaged,
    /// A repair is never damaged.
    NeverDamaged,
    /// The command is in another section.
    NotOfSection,
    /// Both commands of the section are damaged.
    SectionSpent,
    /// The rig needs its traction drive for the bonus.
    NoTraction,
    /// No empty space of the rear arc.
    NotInRearArc,
    /// No such target in either arc.
    NotInEitherArc,
    /// The cowcatcher shoves aside only.
    OnlyAside,
    /// The car pulls to the left.
    PullsLeft,
    /// The car pulls to the right.
    PullsRight,
    /// The radio is dead.
    DeadRadio,
    /// The injector is clogged.
    CloggedInjector,
    /// The guns are jammed.
    JammedGuns,
    /// Only straight ahead.
    Windshield,
    /// The leader was not dealt to the seat.
    NotDealt,
    /// The upgrade is not before the seat.
    NotInDraft,
    /// These are not the three upgrades that the seat has kept.
    NotKept,
    /// The seat plays with dice, or has no such card.
    NoSuchCard,
    /// The seat plays with cards.
    PlaysCards,
    /// The command takes only a command token.
    NeedsToken,
    /// The seat holds no command token.
    NoToken,
    /// The command has a die or a token in this round.
    CommandUsed,
    /// No token while coasting.
    NoTokenCoasting,
    /// Weapons start in round 2.
    WeaponFirstRound,
    /// The board of the seat has no such command.
    NoSuchCommand,
    /// There is no such token to look at.
    NothingToLookAt,
    /// The pit crew cannot do that.
    NoPitStop,
    /// There is nothing to spray.
    NoSpray,
    /// A rear shield is in the way.
    RearShield,
    /// Another target comes before the decoy.
    Decoy,
    /// The second shot needs another target.
    OtherTarget,
    /// The jump jets do not work now.
    NoJump,
    /// The car is not towed there.
    NotTowSpace,
    /// These dice cannot be rolled again so.
    NoSuchDice,
    /// No chopper on this tile.
    NoFlyZone,
    /// Nobody shoots out of a sandstorm or into one.
    Sandstorm,
    /// No other operable car to tow that way.
    NotTowable,
    /// No face-down token within the radar.
    NotOnRadar,
    /// No two operable cars on one tile.
    NotSwappable,
    /// The card is not the seat's.
    NotYourCard,
    /// The card would change nothing now.
    CardNotNow,
    /// The card only shoots, and it is round 1.
    CardFirstRound,
    /// Not beside the chopper.
    NotBesideChopper,
    /// Not in the front arc of the chopper.
    NotAheadOfChopper,
    /// No such die to set to that.
    NotThatDie,
    /// Not next to an own car.
    NotBesideCar,
    /// No step of a vehicle that moves slow and steady.
    NotSteady,
    /// No free shot of a vehicle of that slam.
    NoFreeShot,
    /// Not a vehicle of that chain, or the rig.
    NotInChain,
    /// No card of this round to take back.
    NotTakenBack,
    /// Not on mud.
    NotOnMud,
}

/// A table while something happens on it.
pub(crate) struct Play<'a, C, S> {
    pub state: &'a mut State,
    pub chance: &'a mut C,
    pub events: &'a mut S,
    /// Whether something was shown that cannot be taken back.
    pub shown: bool,
    /// How many effects led to what is done now.
    level: u8,
}

/// No chain of effects is longer than this; one that is never ends.
const ENDLESS: u32 = 100_000;

impl<'a, C: Chance, S: Sink<Told>> Play<'a, C, S> {
    pub fn new(state: &'a mut State, chance: &'a mut C, events: &'a mut S) -> Play<'a, C, S> {
        Play { state, chance, events, shown: false, level: 0 }
    }

    pub fn open(&self) -> &Open {
        &self.state.open
    }

    pub fn open_mut(&mut self) -> &mut Open {
        &mut self.state.open
    }

    pub fn tell(&mut self, event: Event) {
        self.events.tell(Told { level: self.level, event });
    }

    pub fn push(&mut self, frame: Frame) {
        let level = self.level.saturating_add(u8::from(frame.is_effect()));
        self.state.open.stack.push(Work { frame, level });
    }

    /// Takes the next work from the stack; what is told from now on is part of it.
    pub fn take(&mut self) -> Option<Frame> {
        let work = self.open_mut().stack.pop();
        self.level = work.map_or(0, |work| work.level);
        work.map(|work| work.frame)
    }

    /// Dice fall, a token is turned up, somebody is eliminated or wins: nothing before that can be taken back.
    pub fn note_shown(&mut self) {
        self.shown = true;
    }

    /// Rolls a die before everybody's eyes.
    pub fn roll<T: Copy>(&mut self, die: [T; 6]) -> T {
        self.note_shown();
        roll(die, self.chance)
    }

    /// Rolls the direction die.
    pub fn roll_direction(&mut self) -> Direction {
        self.roll(Direction::ALL)
    }

    /// Resolves what is on the stack, the last frame first (TR-5.7), and lets the turn go on when it is empty, up to
    /// the next decision or the end.
    pub fn run(&mut self) {
        for _ in 0..ENDLESS {
            if self.open().phase != Phase::Racing {
                return;
            }
            match self.open().stack.last_in_place().copied() {
                None if self.open().stack.is_left_on_top() => self.resolve(),
                Some(Frame::Ask(question)) if moments::has_come_to_nothing(self.open(), question) => {
                    self.take();
                }
                Some(Frame::Ask(_)) => return,
                // At once, but not in the middle of what is still running (EA-4.1).
                None | Some(Frame::OpenRound) if self.open().options.bounties && self.hear_bounties() => {}
                Some(_) => self.resolve(),
                None if self.open().question().is_some() && !self.has_nothing_to_ask() => return,
                None => self.station(),
            }
        }
        never!("a chain of effects that never ends: {:?}", self.open());
    }
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// The next piece of work.
    fn resolve(&mut self) {
        match self.take() {
            Some(Frame::Arrive { who, to, by, way }) => self.arrive(who, to, by, way),
            Some(Frame::Meet { who, space, by, way }) if self.open().space_of(who) == Some(space) => {
                match who.kind() {
                    Kind::Section => self.rig_meets_ground(space, by, way),
                    Kind::Car | Kind::Bike | Kind::Wreck => self.meet_ground(who, space, by, way),
                }
            }
            Some(Frame::Meet { .. } | Frame::Missed { .. } | Frame::Deed { .. } | Frame::Swept { .. }) => {}
            Some(Frame::Slam { top, bottom }) => self.slam(top, bottom),
            Some(Frame::Hurt { who }) => self.hurt(who),
            Some(Frame::Suffer { who, dazed }) => self.suffer(who, dazed),
            Some(Frame::UseUp { hazard, space: _ }) => self.discard(hazard),
            Some(Frame::Quake { left, way }) => self.quaked(Vehicles(u32::from_le_bytes(left)), way),
            Some(Frame::OpenRound) => self.open_first_turn(),
            Some(Frame::BreakDown { who }) => self.breaks_down(who),
            Some(Frame::PushOn { who, way }) => self.push_on(who, way),
            Some(Frame::Swap { one, other }) => self.swap(one, other),
            Some(Frame::Spray { from, targets }) => self.spray_on(from, targets),
            Some(Frame::Tow { who, row }) => self.tow(who, row),
            Some(Frame::ChopperShoots) => {
                self.ask_for_chopper_shot();
            }
            Some(Frame::Carpet { from, targets }) => self.carpet_on(from, targets),
            Some(Frame::FlyBy) => self.ask_fly_by(),
            Some(Frame::RollStands { roll, heard }) => self.roll_heard(roll, heard),
            Some(Frame::Window { window, left }) => self.ask_next(window, left),
            Some(Frame::Rearmost) => self.hear_rearmost(),
            Some(Frame::Steady { who, steps, left }) => {
                self.steady_goes_on(who, steps, Vehicles(u32::from_le_bytes(left)));
            }
            Some(Frame::Ask(_)) | None => never!("a question is taken for work"),
        }
    }

    /// Whether what happened since has left the station nothing to ask: the mover has no step left to choose, or nobody to shoot
    /// at a second time.
    fn has_nothing_to_ask(&self) -> bool {
        match self.open().turn.step {
            Step::Drive => !movement::mover_has_moves(self.open()),
            Step::SecondShot => !upgrades::has_second_shot(self.open()),
            _ => false,
        }
    }

    /// What a station of the turn does where nothing is asked.
    fn station(&mut self) {
        match self.open().turn.step {
            Step::Begin => self.begin_turn(),
            Step::Depart => self.depart(),
            Step::AfterMove => self.after_move(),
            Step::NextMover => self.next_mover(),
            Step::Choppers => self.choppers(),
            Step::End => self.end_turn(),
            Step::Drive => self.go_on(Step::RoadBonus),
            Step::Commands => self.commands(),
            Step::Slingshot => self.slingshot(),
            Step::SecondWind => self.hear_move(),
            Step::SecondShot => self.go_on(Step::NextMover),
            Step::Start
            | Step::Token
            | Step::EarlyShot
            | Step::Steer
            | Step::RigDie
            | Step::Assign
            | Step::Coast
            | Step::Second
            | Step::FirstBike
            | Step::Command
            | Step::RoadBonus
            | Step::Shoot => never!("a station that asks is passed"),
        }
    }

    /// Takes the question that is answered from the stack; a station's stays with the turn.
    fn take_question(&mut self) -> Option<Question> {
        match self.open().stack.last_in_place() {
            Some(&Frame::Ask(question)) => {
                self.take();
                Some(question)
            }
            _ => None,
        }
    }
}

/// Carries out an action.
///
/// # Errors
/// Names the clause that forbids it; nothing has changed then.
pub fn apply<S: Sink<Told>>(
    state: &mut State,
    seat: Seat,
    action: Action,
    chance: &mut impl Chance,
    events: &mut S,
) -> Result<Applied, Refusal<Why>> {
    refusals::check(state, seat, action)?;
    // The checks end here: nothing below can refuse, so no move is ever half made.
    let mut play = Play::new(state, chance, events);
    let question = play.take_question();
    match action {
        Action::Assign { car, die } => play.assign(car, die),
        Action::Coast { car, die } => play.coast(car, die),
        Action::Command { command, die } => play.command(command, die),
        Action::NoCommand => play.no_command(),
        Action::PlaceChopper(space) if question == Some(Question::FlyBy) => play.fly_by(Some(space)),
        Action::PlaceChopper(space) => play.place_chopper(space),
        Action::ChopperShot(target) => play.chopper_shot(Some(Aim::At(target))),
        Action::ChopperShotRig(command) => play.chopper_shot(Some(Aim::Command(command))),
        Action::ChopperHold => play.chopper_shot(None),
        Action::Repair { car, damage } => play.repair(car, damage),
        Action::Enter(row) => play.enter(row),
        Action::Step(direction) => play.drive(direction),
        Action::DriftThrough => play.pass(question, true),
        Action::DriftSlam => play.pass(question, false),
        Action::TakeBonus => play.road_bonus(true),
        Action::DeclineBonus => play.road_bonus(false),
        Action::KeepSlam | Action::KeepShot | Action::KeepDice => play.answer_roll(question, false),
        Action::RerollSlam | Action::RerollShot | Action::RerollDice => play.answer_roll(question, true),
        Action::Shoot(target) => play.car_shot(Some(Aim::At(target))),
        Action::ShootRig(command) if matches!(question, Some(Question::ReturnFireRig { .. })) => {
            play.return_fire_at_rig(question, command);
        }
        Action::ShootRig(command) if matches!(question, Some(Question::SprayRig { .. })) => {
            play.spray_rig(command);
        }
        Action::ShootRig(command) => play.car_shot(Some(Aim::Command(command))),
        Action::HoldFire => play.car_shot(None),
        Action::Steer(die) => play.steer(die),
        Action::RigDie { command, die } => play.rig_die(command, die),
        Action::FirstBike(bike) => play.first_bike(bike),
        Action::Respawn { bike, space } => play.respawn(bike, space),
        Action::RepairRig(command) => play.repair_rig(command),
        Action::DamageRig(command) => play.damage_rig(command),
        Action::DropHazard(space) if matches!(question, Some(Question::MineDrop { .. })) => {
            play.drop_mine(question, Some(space));
        }
        Action::DropHazard(space) => play.drop_hazard(Some(space)),
        Action::DropNone if matches!(question, Some(Question::MineDrop { .. })) => {
            play.drop_mine(question, None);
        }
        Action::DropNone => play.drop_hazard(None),
        Action::Shove(direction) => play.shove(question, direction),
        Action::GiveWay(bike) => play.give_way(question, bike),
        Action::PickLeader(leader) => play.pick_leader(seat, leader),
        Action::DraftUpgrade(upgrade) => play.draft_upgrade(seat, upgrade),
        Action::MountUpgrades(mount) => play.mount_upgrades(seat, mount),
        Action::AssignCard { car, card } => play.assign_card(car, card),
        Action::CoastCard { car, card } => play.coast_card(car, card),
        Action::CommandCard { command, card } => play.command_card(command, card),
        Action::SpendToken(command) => play.spend_token(command),
        Action::NoToken => play.no_token(),
        Action::CommandFirst(command) => play.choose_command(command),
        Action::LeadFoot(mask) => play.lead_foot(seat, mask),
        Action::LookAt(space) => play.look_at(space),
        Action::PitCrew { car, damage } => play.pit_crew(car, damage),
        Action::BeginTurn => play.decline_start(),
        Action::Spray => play.spray(),
        Action::BigShove(moves) => play.big_shove(question, moves),
        Action::JuryRig => play.jury_rig(question, true),
        Action::NoJuryRig => play.jury_rig(question, false),
        Action::Lay => play.lay(true),
        Action::LayNone => play.lay(false),
        Action::Jump => play.jump(),
        Action::Tow(space) => play.towed_to(question, space),
        Action::Pass if question == Some(Question::FlyBy) => play.fly_by(None),
        Action::Pass => play.pass_window(question, false),
        Action::TowCable { car, direction } => play.tow_by_cable(car, direction),
        Action::RadarDiscard(space) => play.radar_discards(Some(space)),
        Action::RadarKeep => play.radar_discards(None),
        Action::Switcheroo { one, other } => play.switcheroo(one, other),
        Action::PlayAirstrike(card) => play.play_airstrike(card),
        Action::SkyHook { who, space } => play.sky_hook(who, space),
        Action::PlayOneShot(card) => play.play_one_shot(seat, card),
        Action::SetDie { die, value } => play.set_die(seat, die, value),
        Action::DropScrap(space) => play.drop_scrap(space),
        Action::RevealBounty(card) => play.reveal_bounty(seat, card),
        Action::SetCard { card, value } => play.set_card(seat, card, value),
        Action::SteadyStep { car, direction } => play.step_steadily(car, direction),
        Action::FreeShot { car, target } => play.free_shot(seat, car, Aim::At(target)),
        Action::FreeShotRig { car, command } => play.free_shot(seat, car, Aim::Command(command)),
        Action::Pinball { who, direction } => play.pinball(seat, who, direction),
        Action::TakeBack(card) => play.take_back(seat, card),
        Action::ExtraCommand(command) => play.extra_command(Some(command)),
        Action::NoExtraCommand => play.extra_command(None),
        Action::ExtraRigCommand(command) => play.extra_rig_command(command),
        Action::Mute => play.pass_window(question, true),
    }
    play.run();
    Ok(if play.shown { Applied::CLOSED } else { Applied::OPEN })
}

/// How the table ended: the winners share the first place, the others the next.
pub fn outcome(open: &Open) -> Option<Outcome> {
    let Phase::Over { winners } = open.phase else { return None };
    Some(Outcome::ranked(
        open.seats(),
        |seat| winners.contains(seat),
        |seat, place| Standing {
            place,
            points: i32::from(winners.contains(seat)),
            sheet: std::iter::empty().collect(),
        },
    ))
}
