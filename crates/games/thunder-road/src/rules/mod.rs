//! What happens when a seat acts. This page is the machine: an action puts work on the stack, and the stack is drained
//! frame by frame, up to the next decision; each chapter of the rules has a file of its own.

pub mod advance;
pub mod arrival;
pub mod bikes;
pub mod commands;
pub mod damage;
pub mod fire;
pub mod hazards;
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
pub mod slams;
pub mod victory;

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
            match self.open().next_work() {
                Some(Frame::Ask(_)) => return,
                Some(_) => self.resolve(),
                None if self.open().question().is_some() && !self.drive_is_over() => return,
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
            Some(Frame::Meet { .. }) => {}
            Some(Frame::Slam { top, bottom }) => self.slam(top, bottom),
            Some(Frame::Hurt { who }) => self.hurt(who),
            Some(Frame::Suffer { who, dazed }) => self.suffer(who, dazed),
            Some(Frame::UseUp { hazard, space: _ }) => self.discard(hazard),
            Some(Frame::Quake { left, way }) => self.quaked(Vehicles(u32::from_le_bytes(left)), way),
            Some(Frame::Ask(_)) | None => never!("a question is taken for work"),
        }
    }

    /// Whether the mover has no step left to choose.
    fn drive_is_over(&self) -> bool {
        self.open().turn.step == Step::Drive && !movement::mover_has_moves(self.open())
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
            Step::Steer
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
        match self.open().next_work() {
            Some(Frame::Ask(question)) => {
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
    refusals::check(&state.open, seat, action)?;
    // The checks end here: nothing below can refuse, so no move is ever half made.
    let mut play = Play::new(state, chance, events);
    let question = play.take_question();
    match action {
        Action::Assign { car, die } => play.assign(car, die),
        Action::Coast { car, die } => play.coast(car, die),
        Action::Command { command, die } => play.command(command, die),
        Action::NoCommand => play.no_command(),
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
        Action::KeepSlam | Action::KeepShot => play.answer_roll(question, false),
        Action::RerollSlam | Action::RerollShot => play.answer_roll(question, true),
        Action::Shoot(target) => play.car_shot(Some(Aim::At(target))),
        Action::ShootRig(command) => play.car_shot(Some(Aim::Command(command))),
        Action::HoldFire => play.car_shot(None),
        Action::Steer(die) => play.steer(die),
        Action::RigDie { command, die } => play.rig_die(command, die),
        Action::FirstBike(bike) => play.first_bike(bike),
        Action::Respawn { bike, space } => play.respawn(bike, space),
        Action::RepairRig(command) => play.repair_rig(command),
        Action::DamageRig(command) => play.damage_rig(command),
        Action::DropHazard(space) => play.drop_hazard(Some(space)),
        Action::DropNone => play.drop_hazard(None),
        Action::Shove(direction) => play.shove(question, direction),
        Action::GiveWay(bike) => play.give_way(question, bike),
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
