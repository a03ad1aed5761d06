//! How the game is told: log lines, prompts, reasons, menus, and the board's text twin.
//!
//! No sentence is written here; `messages/*.ftl` hold them in each language.

mod names;
mod told;
mod twin;

pub use names::{vehicle, whole};
pub use told::told;
pub use twin::text;

use crate::actions::{Action, asked};
use crate::data::{Crew, Kind, VehicleId};
use crate::rules::{Why, commands, round};
use crate::state::{Manner, Open, Place, Question, Roll};
use crate::view::View;
use crossroads_engine::Message;
use crossroads_engine::words::ChoicePath;
use names::{command_name, damage_name, direction_name, face_name, rig_command_name, section_name};
use told::slam_words;

/// What is asked of the viewer.
pub fn prompt(view: &View) -> Option<Message> {
    let seat = view.viewer.seat()?;
    let open = &view.open;
    let question = open.question().filter(|_| asked(open) == Some(seat))?;
    let bikes = open.crew(seat) == Crew::Bikes;
    let mover = open.turn.mover.unwrap_or_default();
    let left = i64::from(open.turn.drive.moves);
    Some(match question {
        Question::Steer => Message::new("prompt-steer"),
        Question::RigDie => Message::new("prompt-rig-die"),
        Question::Assign => Message::new(if bikes { "prompt-assign-bike" } else { "prompt-assign" }),
        Question::Coast => Message::new(if bikes { "prompt-coast-bike" } else { "prompt-coast" }),
        Question::Second => Message::new(second(open)),
        Question::FirstBike => {
            let second = open.turn.second.map_or(mover, |second| second.who);
            Message::new("prompt-first-bike").with("first", vehicle(mover)).with("second", vehicle(second))
        }
        Question::Command => Message::new("prompt-command"),
        Question::PlaceChopper => Message::new("prompt-chopper"),
        Question::ChopperShot => Message::new("prompt-chopper-shot"),
        Question::Repair => Message::new(if bikes { "prompt-repair-bike" } else { "prompt-repair" }),
        Question::RigRepair { section } => {
            Message::new("prompt-rig-repair").with("section", section_name(section))
        }
        Question::Respawn => Message::new("prompt-respawn"),
        Question::Drive if open.place(mover) == Place::Waiting => {
            Message::new("prompt-enter").with("car", whole(mover)).with("moves", left)
        }
        Question::Drive if mover == VehicleId::RIG => Message::new("prompt-rig-step")
            .with("moves", left)
            .with("steering", i64::from(open.rig.steering.unwrap_or(0))),
        Question::Drive => Message::new("prompt-step").with("car", vehicle(mover)).with("moves", left),
        Question::RoadBonus => {
            let id = match open.turn.drive.on_road {
                _ if mover == VehicleId::RIG => "prompt-rig-bonus",
                true => "prompt-bonus",
                false => "prompt-salt-bonus",
            };
            Message::new(id).with("moves", i64::from(open.road_die))
        }
        Question::DropHazard => Message::new("prompt-drop-hazard"),
        Question::Shoot => {
            Message::new(if mover == VehicleId::RIG { "prompt-rig-shoot" } else { "prompt-shoot" })
        }
        Question::Drift { bottom } => {
            let id = if mover.kind() == Kind::Bike { "prompt-pass" } else { "prompt-drift" };
            Message::new(id).with("vehicle", vehicle(bottom))
        }
        Question::Reroll { roll: Roll::Slam { top, bottom, moves, direction }, .. } => {
            slam_words("prompt-reroll", top, bottom, moves, direction)
        }
        Question::Reroll { roll: Roll::Shot { target, face, .. }, .. } => {
            Message::new("prompt-reroll-shot").with("target", vehicle(target)).with("face", face_name(face))
        }
        Question::GiveWay { top, bottom, direction } => Message::new("prompt-gives-way")
            .with("top", vehicle(top))
            .with("bottom", vehicle(bottom))
            .with("direction", direction_name(direction)),
        Question::Shove { who } => Message::new("prompt-cowcatcher").with("car", vehicle(who)),
        Question::RigDamage => Message::new("prompt-rig-damage"),
    })
}

/// What the second die of the bikes can be used for.
fn second(open: &Open) -> &'static str {
    let may_command = open.turn.drive.manner == Manner::Normal && commands::are_offered(open);
    match (round::has_car_to_assign(open, open.turn.seat), may_command) {
        (true, true) => "prompt-second",
        (true, false) => "prompt-second-bike",
        (false, true) => "prompt-second-coast",
        (false, false) => "prompt-coast-bike",
    }
}

/// Why an action is refused.
pub fn reason(why: Why) -> Message {
    Message::new(match why {
        Why::NotNow => "why-not-now",
        Why::NotYourCar => "why-not-your-car",
        Why::HasDie => "why-has-die",
        Why::Inoperable => "why-inoperable",
        Why::Eliminated => "why-eliminated",
        Why::NoSuchDie => "why-no-such-die",
        Why::UnmovedCar => "why-unmoved-car",
        Why::CoastedTwice => "why-coasted-twice",
        Why::OneCommand => "why-one-command",
        Why::NoCommandCoasting => "why-no-command-coasting",
        Why::WrongValue => "why-wrong-value",
        Why::NothingToActOn => "why-nothing-to-act-on",
        Why::NotEmpty => "why-not-empty",
        Why::FirstRound => "why-first-round",
        Why::CannotShoot => "why-cannot-shoot",
        Why::NotInArc => "why-not-in-arc",
        Why::NoSuchToken => "why-no-such-token",
        Why::NoEntry => "why-no-entry",
        Why::OutsideArc => "why-outside-arc",
        Why::MovesLeft => "why-moves-left",
        Why::NoDrift => "why-no-drift",
        Why::LeftRoad => "why-left-road",
        Why::Stopped => "why-stopped",
        Why::CoastingBonus => "why-coasting-bonus",
        Why::NoReroll => "why-no-reroll",
        Why::UnmovedBike => "why-unmoved-bike",
        Why::CoastedFour => "why-coasted-four",
        Why::OtherBike => "why-other-bike",
        Why::NotInoperable => "why-not-inoperable",
        Why::NoEliminatedBike => "why-no-eliminated-bike",
        Why::NoRespawnSpace => "why-no-respawn-space",
        Why::NotRespawnSpace => "why-not-respawn-space",
        Why::SectionUsed => "why-section-used",
        Why::RepairThree => "why-repair-three",
        Why::NoSteering => "why-no-steering",
        Why::RigSideEdge => "why-rig-side-edge",
        Why::CommandDamaged => "why-command-damaged",
        Why::CommandNotDamaged => "why-command-not-damaged",
        Why::NeverDamaged => "why-never-damaged",
        Why::NotOfSection => "why-not-of-section",
        Why::SectionSpent => "why-section-spent",
        Why::NoTraction => "why-no-traction",
        Why::NotInRearArc => "why-not-in-rear-arc",
        Why::NotInEitherArc => "why-not-in-either-arc",
        Why::OnlyAside => "why-only-aside",
        Why::PullsLeft => "why-pulls-left",
        Why::PullsRight => "why-pulls-right",
        Why::DeadRadio => "why-dead-radio",
        Why::CloggedInjector => "why-clogged-injector",
        Why::JammedGuns => "why-jammed-guns",
        Why::Windshield => "why-windshield",
    })
}

/// An action in menus: what, then with which die, or where.
pub fn choice(action: &Action) -> ChoicePath {
    let die = |die: u8| Message::new("choice-die").with("die", i64::from(die));
    match *action {
        Action::Assign { car, die: value } => vec![vehicle(car), die(value)],
        Action::Coast { car, die: value } => {
            vec![Message::new("choice-coast").with("car", vehicle(car)), die(value)]
        }
        Action::Command { command, die: value } => vec![command_name(command), die(value)],
        Action::NoCommand => vec![Message::new("choice-no-command")],
        Action::PlaceChopper(space) => vec![
            Message::new("choice-column").with("column", i64::from(space.column())),
            Message::new("choice-space").with("space", space.to_string()),
        ],
        Action::ChopperShot(target) | Action::Shoot(target) => {
            vec![Message::new("choice-shoot").with("target", vehicle(target))]
        }
        Action::ChopperHold | Action::HoldFire => vec![Message::new("choice-hold")],
        Action::Repair { car, damage } => vec![vehicle(car), damage_name(damage)],
        Action::Enter(row) => vec![Message::new("choice-enter").with("row", i64::from(row))],
        Action::Step(direction) | Action::Shove(direction) => vec![direction_name(direction)],
        Action::DriftThrough => vec![Message::new("choice-through")],
        Action::DriftSlam => vec![Message::new("choice-slam")],
        Action::TakeBonus => vec![Message::new("choice-take")],
        Action::DeclineBonus => vec![Message::new("choice-decline")],
        Action::KeepSlam => vec![Message::new("choice-keep")],
        Action::RerollSlam | Action::RerollShot => vec![Message::new("choice-reroll")],
        Action::Steer(value) => vec![Message::new("choice-steering"), die(value)],
        Action::RigDie { command, die: value } => {
            vec![section_name(command.section()), rig_command_name(command), die(value)]
        }
        Action::FirstBike(bike) => vec![Message::new("choice-first").with("car", vehicle(bike))],
        Action::Respawn { bike, space } => {
            vec![vehicle(bike), Message::new("choice-space").with("space", space.to_string())]
        }
        Action::RepairRig(command) | Action::DamageRig(command) => vec![rig_command_name(command)],
        Action::ShootRig(command) | Action::ChopperShotRig(command) => vec![
            Message::new("choice-shoot").with("target", vehicle(VehicleId::section(command.section()))),
            Message::new("choice-aim").with("command", rig_command_name(command)),
        ],
        Action::KeepShot => vec![Message::new("choice-keep-die")],
        Action::DropHazard(space) => vec![Message::new("choice-drop").with("space", space.to_string())],
        Action::DropNone => vec![Message::new("choice-no-drop")],
        Action::GiveWay(bike) => vec![Message::new("choice-gives-way").with("car", vehicle(bike))],
    }
}
