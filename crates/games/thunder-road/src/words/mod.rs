//! How the game is told: log lines, prompts, reasons, menus, and the board's text twin.
//!
//! No sentence is written here; `messages/*.ftl` hold them in each language.

mod names;
mod told;
mod twin;

pub(crate) use names::{
    airstrike_name, bounty_name, command_name, damage_name, fate_name, hazard_name, leader_name,
    one_shot_name, rig_command_name, upgrade_name,
};
pub use names::{vehicle, whole};
pub use told::told;
pub use twin::text;

use crate::actions::{Action, asked};
use crate::data::{CardId, Crew, Hazard, Kind, SlamFace, VehicleId};
use crate::events::Event;
use crate::rules::{Why, commands, damage, readings, round, shop, upgrades};
use crate::state::{Manner, Open, Phase, Place, Question, Roll, Secret, Stage, Window};
use crate::view::View;
use crossroads_engine::Message;
use crossroads_engine::words::ChoicePath;
use names::{direction_name, face_name, section_name};
use told::{card_words, slam_words};

/// What is asked of the viewer.
#[expect(clippy::too_many_lines, reason = "an arm for each question")]
pub fn prompt(view: &View) -> Option<Message> {
    let seat = view.viewer.seat()?;
    let open = &view.open;
    if let Phase::Shopping { stage, ready } = open.phase {
        let id = match stage {
            Stage::Leaders => "prompt-leader",
            Stage::Draft { .. } => "prompt-draft",
            Stage::Mount => "prompt-mount",
        };
        return shop::still_choose(open, ready).contains(seat).then(|| Message::new(id));
    }
    let cards = open.plays_cards(seat);
    let question = open.question().filter(|_| asked(open) == Some(seat))?;
    let bikes = open.crew(seat) == Crew::Bikes;
    let mover = open.turn.mover.unwrap_or_default();
    let left = i64::from(open.turn.drive.moves);
    Some(match question {
        Question::Steer => Message::new("prompt-steer"),
        Question::RigDie => Message::new("prompt-rig-die"),
        Question::Assign if cards => Message::new("prompt-assign-card"),
        Question::Coast if cards => Message::new("prompt-coast-card"),
        Question::Command if cards => Message::new("prompt-command-card"),
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
            Message::new(id).with("moves", i64::from(readings::road_die(open)))
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
        Question::Reroll { roll: Roll::BigShove { top, bottom, direction }, .. } => {
            rolled(told(&Event::ShoveRolled { top, bottom, direction }))
        }
        Question::Reroll { roll, .. } => rolled(told(&fallen(open, roll))),
        Question::Start => Message::new("prompt-start"),
        Question::Token => Message::new("prompt-token"),
        Question::CommandOrder => Message::new("prompt-command-order"),
        Question::EarlyShot => Message::new("prompt-early-shot"),
        Question::SecondShot => Message::new("prompt-second-shot"),
        Question::SprayRig { section } => {
            Message::new("prompt-spray-rig").with("section", section_name(section))
        }
        Question::LeadFoot { .. } => {
            Message::new(if cards { "prompt-lead-foot-cards" } else { "prompt-lead-foot" })
        }
        Question::BigShove { top, bottom, direction } => Message::new("prompt-big-shove")
            .with("top", vehicle(top))
            .with("bottom", vehicle(bottom))
            .with("direction", direction_name(direction)),
        Question::JuryRig { who } => Message::new("prompt-jury-rig").with("car", vehicle(who)),
        Question::Roadblock => Message::new("prompt-roadblock"),
        Question::Lay => {
            let hazard = upgrades::layer(open).map_or(Hazard::LaidMine, |(hazard, _)| hazard);
            Message::new("prompt-lay").with("hazard", hazard_name(hazard))
        }
        Question::Tow { who, .. } => Message::new("prompt-tow").with("car", vehicle(who)),
        Question::Window { window, .. } => Message::new(window_prompt(window)),
        Question::Ace => Message::new(if cards { "prompt-ace-cards" } else { "prompt-ace" }),
        Question::DuctTape => Message::new("prompt-duct-tape"),
        Question::ScrapDrop => Message::new("prompt-scrap-drop"),
        Question::ReturnFireRig { .. } => Message::new("prompt-return-fire-rig"),
        Question::DumpCargo => Message::new("prompt-dump-cargo"),
        Question::TowCable => Message::new("prompt-tow-cable"),
        Question::Radar => Message::new("prompt-radar"),
        Question::Switcheroo => Message::new("prompt-switcheroo"),
        Question::MineDrop { .. } => Message::new("prompt-mine-drop"),
        Question::FieldMechanic => Message::new("prompt-field-mechanic"),
        Question::SkyHook => Message::new("prompt-sky-hook"),
        Question::FlyBy => Message::new("prompt-fly-by"),
        Question::HitAndRun { .. } => {
            Message::new(if cards { "prompt-hit-and-run-cards" } else { "prompt-hit-and-run" })
        }
        Question::SteadyStep { .. } => Message::new("prompt-slow-and-steady"),
        Question::FreeShot { .. } => Message::new("prompt-free-shot"),
        Question::Pinball { .. } => Message::new("prompt-pinball"),
        Question::DownAndDirty => Message::new("prompt-down-and-dirty"),
        Question::TakeBack { .. } => Message::new("prompt-take-back"),
        Question::ExtraCommand => Message::new("prompt-extra-command"),
        Question::ExtraRigCommand { section } => {
            Message::new("prompt-extra-rig-command").with("section", section_name(section))
        }
        Question::CarpetRig { section } => {
            Message::new("prompt-carpet-rig").with("section", section_name(section))
        }
        Question::GiveWay { top, bottom, direction } => Message::new("prompt-gives-way")
            .with("top", vehicle(top))
            .with("bottom", vehicle(bottom))
            .with("direction", direction_name(direction)),
        Question::Shove { who } => Message::new("prompt-cowcatcher").with("car", vehicle(who)),
        Question::RigDamage => Message::new("prompt-rig-damage"),
    })
}

/// Whether dice that have fallen so are rolled again.
fn rolled(what: Message) -> Message {
    Message::new("prompt-reroll-dice").with("what", what)
}

/// How dice have fallen, as the log told it.
fn fallen(open: &Open, roll: Roll) -> Event {
    match roll {
        Roll::Slam { top, bottom, moves, direction } => Event::Slammed { top, bottom, moves, direction },
        Roll::BigShove { top, bottom, direction } => Event::ShoveRolled { top, bottom, direction },
        Roll::Shot { by, target, face, .. } => {
            let hit = readings::hits(open, target, face);
            Event::Shot { seat: open.turn.seat, car: by, target, face, hit }
        }
        Roll::Fire { who, face } => Event::FireRolled { who, face },
        Roll::Oil { who, direction } => Event::Slid { who, direction },
        Roll::Shrapnel { car, direction } => {
            Event::ShrapnelFlew { car, direction, hit: damage::first_along(open, car, direction) }
        }
        Roll::Dazed { car, moves } => Event::Dazed { car, moves },
        Roll::Stagger { car, direction } => Event::Staggers { car, direction },
        Roll::Blast { car, direction, spaces } => Event::Blasted { car, direction, spaces },
        Roll::Ramp { who, spaces } => Event::Jumped { who, spaces },
        Roll::Quake { direction } => Event::Quaked { direction },
        Roll::Pit { who, face } => {
            Event::PitTrapRolled { who, face, caught: readings::hits(open, who, face) }
        }
        Roll::Missiles { face } => Event::MissilesLaunched { face },
        Roll::Road { die } => Event::RoundBegan { round: open.round, first: open.first, road_die: die },
    }
}

/// What a seat is asked at a kind of moment, whatever it holds.
fn window_prompt(window: Window) -> &'static str {
    match window {
        Window::AfterChopper => "prompt-airstrike-card",
        Window::Duck => "prompt-window-hit",
        Window::SecondWind => "prompt-window-moved",
        Window::ReturnFire => "prompt-window-missed",
        Window::DuctTape => "prompt-window-start",
        Window::LoadedDice => "prompt-window-roll",
        Window::ScrapDrop => "prompt-window-end",
        Window::HitAndRun => "prompt-window-hit-and-run",
        Window::SlowAndSteady => "prompt-window-slow-and-steady",
        Window::RubbingIsRacing => "prompt-window-rubbing-is-racing",
        Window::PinballWizard => "prompt-window-pinball-wizard",
        Window::DownAndDirty => "prompt-window-down-and-dirty",
        Window::BigGame => "prompt-window-big-game",
        Window::CleanSweep => "prompt-window-clean-sweep",
        Window::Trailblazer => "prompt-window-trailblazer",
        // These are options of decisions of the seat's own.
        Window::BeforeChopper | Window::AceUpTheSleeve | Window::HandBrake => "prompt-window",
    }
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
        Why::NotDealt => "why-not-dealt",
        Why::NotInDraft => "why-not-in-draft",
        Why::NotKept => "why-not-kept",
        Why::NoSuchCard => "why-no-such-card",
        Why::PlaysCards => "why-plays-cards",
        Why::NeedsToken => "why-needs-token",
        Why::NoToken => "why-no-token",
        Why::CommandUsed => "why-command-used",
        Why::NoTokenCoasting => "why-no-token-coasting",
        Why::WeaponFirstRound => "why-weapon-first-round",
        Why::NoSuchCommand => "why-no-such-command",
        Why::NothingToLookAt => "why-nothing-to-look-at",
        Why::NoPitStop => "why-no-pit-stop",
        Why::NoSpray => "why-no-spray",
        Why::RearShield => "why-rear-shield",
        Why::Decoy => "why-decoy",
        Why::OtherTarget => "why-other-target",
        Why::NoJump => "why-no-jump",
        Why::NotTowSpace => "why-not-tow-space",
        Why::NoSuchDice => "why-no-such-dice",
        Why::NotTowable => "why-not-towable",
        Why::NotOnRadar => "why-not-on-radar",
        Why::NotSwappable => "why-not-swappable",
        Why::NotYourCard => "why-not-your-card",
        Why::CardNotNow => "why-card-not-now",
        Why::CardFirstRound => "why-card-first-round",
        Why::NotBesideChopper => "why-not-beside-chopper",
        Why::NotAheadOfChopper => "why-not-ahead-of-chopper",
        Why::NotThatDie => "why-not-that-die",
        Why::NotBesideCar => "why-not-beside-car",
        Why::NotSteady => "why-not-steady",
        Why::NoFreeShot => "why-no-free-shot",
        Why::NotInChain => "why-not-in-chain",
        Why::NotTakenBack => "why-not-taken-back",
        Why::NotOnMud => "why-not-on-mud",
        Why::NoFlyZone => "why-no-fly-zone",
        Why::Sandstorm => "why-sandstorm",
    })
}

/// An action in menus: what, then with which die, or where.
#[expect(clippy::too_many_lines, reason = "an arm for each action")]
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
        Action::Repair { car, damage } | Action::PitCrew { car, damage } => {
            vec![vehicle(car), damage_name(damage)]
        }
        Action::Enter(row) => vec![Message::new("choice-enter").with("row", i64::from(row))],
        Action::Step(direction) | Action::Shove(direction) => vec![direction_name(direction)],
        Action::DriftThrough => vec![Message::new("choice-through")],
        Action::DriftSlam => vec![Message::new("choice-slam")],
        Action::TakeBonus => vec![Message::new("choice-take")],
        Action::DeclineBonus => vec![Message::new("choice-decline")],
        Action::KeepSlam | Action::KeepDice | Action::LeadFoot(0) => vec![Message::new("choice-keep")],
        Action::RerollSlam | Action::RerollShot | Action::RerollDice => vec![Message::new("choice-reroll")],
        Action::Steer(value) => vec![Message::new("choice-steering"), die(value)],
        Action::RigDie { command, die: value } => {
            vec![section_name(command.section()), rig_command_name(command), die(value)]
        }
        Action::FirstBike(bike) => vec![Message::new("choice-first").with("car", vehicle(bike))],
        Action::Respawn { bike, space } => {
            vec![vehicle(bike), Message::new("choice-space").with("space", space.to_string())]
        }
        Action::RepairRig(command) | Action::DamageRig(command) | Action::ExtraRigCommand(command) => {
            vec![rig_command_name(command)]
        }
        Action::ShootRig(command) | Action::ChopperShotRig(command) => vec![
            Message::new("choice-shoot").with("target", vehicle(VehicleId::section(command.section()))),
            Message::new("choice-aim").with("command", rig_command_name(command)),
        ],
        Action::KeepShot => vec![Message::new("choice-keep-die")],
        Action::DropHazard(space) => vec![Message::new("choice-drop").with("space", space.to_string())],
        Action::DropNone => vec![Message::new("choice-no-drop")],
        Action::GiveWay(bike) => vec![Message::new("choice-gives-way").with("car", vehicle(bike))],
        Action::PickLeader(leader) => vec![leader_name(leader)],
        Action::DraftUpgrade(upgrade) => vec![upgrade_name(upgrade)],
        Action::MountUpgrades([small, medium, large]) => vec![
            Message::new("choice-mount")
                .with("small", upgrade_name(small))
                .with("medium", upgrade_name(medium))
                .with("large", upgrade_name(large)),
        ],
        Action::AssignCard { car, card } => vec![vehicle(car), card_words("choice-card", card)],
        Action::CoastCard { car, card } => {
            vec![Message::new("choice-coast").with("car", vehicle(car)), card_words("choice-card", card)]
        }
        Action::CommandCard { command, card } => vec![command_name(command), card_words("choice-card", card)],
        Action::SpendToken(command) | Action::CommandFirst(command) | Action::ExtraCommand(command) => {
            vec![command_name(command)]
        }
        Action::NoToken => vec![Message::new("choice-no-token")],
        Action::LeadFoot(mask) => {
            let places = (0..8).filter(|place| mask >> place & 1 != 0).map(|place| format!("#{}", place + 1));
            vec![Message::new("choice-lead-foot").with("dice", places.collect::<Vec<_>>().join(" "))]
        }
        Action::LookAt(space) => vec![Message::new("choice-look").with("space", space.to_string())],
        Action::BeginTurn => vec![Message::new("choice-begin-turn")],
        Action::Spray => vec![Message::new("choice-spray")],
        Action::BigShove(SlamFace::Top) => vec![Message::new("choice-shove-top")],
        Action::BigShove(SlamFace::Bottom) => vec![Message::new("choice-shove-bottom")],
        Action::JuryRig => vec![Message::new("choice-jury-rig")],
        Action::NoJuryRig => vec![Message::new("choice-no-jury-rig")],
        Action::Lay => vec![Message::new("choice-lay")],
        Action::LayNone => vec![Message::new("choice-no-lay")],
        Action::Jump => vec![Message::new("choice-jump")],
        Action::Tow(space) => vec![Message::new("choice-space").with("space", space.to_string())],
        Action::TowCable { car, direction } => vec![vehicle(car), direction_name(direction)],
        Action::RadarDiscard(space) => {
            vec![Message::new("choice-radar-discard").with("space", space.to_string())]
        }
        Action::RadarKeep => vec![Message::new("choice-radar-keep")],
        Action::Switcheroo { one, other } => {
            vec![Message::new("choice-swap").with("one", vehicle(one)).with("other", vehicle(other))]
        }
        Action::PlayAirstrike(card) => {
            vec![Message::new("choice-play-card").with("card", airstrike_name(card))]
        }
        Action::SkyHook { who, space } => {
            vec![vehicle(who), Message::new("choice-space").with("space", space.to_string())]
        }
        Action::PlayOneShot(card) => {
            vec![Message::new("choice-play-card").with("card", one_shot_name(card))]
        }
        Action::SetDie { die: value, value: new } => {
            vec![die(value), Message::new("choice-set-die").with("value", i64::from(new))]
        }
        Action::RevealBounty(card) => {
            vec![Message::new("choice-reveal").with("card", bounty_name(card))]
        }
        Action::SetCard { card, value } => vec![
            card_words("choice-card", card),
            Message::new("choice-set-die").with("value", i64::from(value)),
        ],
        Action::SteadyStep { car, direction } => vec![whole(car), direction_name(direction)],
        Action::Pinball { who, direction } => vec![vehicle(who), direction_name(direction)],
        Action::FreeShot { car, target } => {
            vec![whole(car), Message::new("choice-shoot").with("target", vehicle(target))]
        }
        Action::FreeShotRig { car, command } => vec![
            whole(car),
            Message::new("choice-shoot").with("target", vehicle(VehicleId::section(command.section()))),
            Message::new("choice-aim").with("command", rig_command_name(command)),
        ],
        Action::TakeBack(card) => vec![card_words("choice-card", card)],
        Action::NoExtraCommand => vec![Message::new("choice-no-extra-command")],
        Action::DropScrap(space) => vec![Message::new("choice-scrap").with("space", space.to_string())],
        Action::Pass => vec![Message::new("choice-pass")],
        Action::Mute => vec![Message::new("choice-mute")],
    }
}

/// The same in sight of the table: dice and cards by what they show and count as, not by their places.
pub fn choice_in(view: &View, action: &Action) -> ChoicePath {
    let secret = view.own.as_ref().map(|own| own.secret).unwrap_or_default();
    match (*action, view.viewer.seat()) {
        (Action::LeadFoot(mask), Some(seat)) if mask != 0 => {
            let values: Vec<u8> = if view.open.plays_cards(seat) {
                secret.hand().iter().map(|card| secret.value(card)).collect()
            } else {
                view.open.gangs[seat].dice.to_vec()
            };
            let chosen = values.iter().enumerate().filter(|(place, _)| mask >> place & 1 != 0);
            let chosen = chosen.map(|(_, value)| value.to_string()).collect::<Vec<_>>().join(" ");
            vec![Message::new("choice-lead-foot").with("dice", chosen)]
        }
        (
            Action::AssignCard { card, .. }
            | Action::CoastCard { card, .. }
            | Action::CommandCard { card, .. }
            | Action::SetCard { card, .. },
            _,
        ) if secret.value(card) != card.row().value => {
            let shows = card_words("choice-card", card);
            let counts = held_card(&secret, card);
            choice(action).into_iter().map(|word| if word == shows { counts.clone() } else { word }).collect()
        }
        _ => choice(action),
    }
}

/// A card of a hand, and what it counts as if that is something else than it shows (GE-12).
pub(crate) fn held_card(secret: &Secret, card: CardId) -> Message {
    match secret.value(card) {
        value if value != card.row().value => {
            card_words("choice-set-card", card).with("counts", i64::from(value))
        }
        _ => card_words("choice-card", card),
    }
}
