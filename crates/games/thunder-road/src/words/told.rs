//! Events as lines of the log.

use super::names::{
    command_name, damage_name, direction_name, face_name, fate_name, fire_name, hazard_name,
    rig_command_name, section_name, tile, vehicle, whole,
};
use crate::data::{Damage, Direction, Kind, SlamFace, VehicleId};
use crate::events::{Declined, Event};
use crate::state::Cause;
use crossroads_engine::{Message, Seat};

/// An event as a line of the log.
#[expect(clippy::too_many_lines, reason = "a line an event")]
pub fn told(event: &Event) -> Message {
    let seat_only = |id, seat: Seat| Message::new(id).with("seat", seat);
    let car_only = |id, car| Message::new(id).with("car", vehicle(car));
    match *event {
        Event::DiceRolled { seat, dice } => {
            let dice = dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
            Message::new("told-dice").with("seat", seat).with("dice", dice)
        }
        Event::RoundBegan { round, first, road_die } => Message::new("told-round")
            .with("round", i64::from(round))
            .with("seat", first)
            .with("die", i64::from(road_die)),
        Event::TurnBegan { seat } => seat_only("told-turn", seat),
        Event::TurnPassed { seat } => seat_only("told-passed", seat),
        Event::Assigned { car, die } => car_only("told-assigned", car).with("die", i64::from(die)),
        Event::Coasted { car, die } => car_only("told-coasted", car).with("die", i64::from(die)),
        Event::Commanded { seat, command, die } => {
            seat_only("told-command", seat).with("command", command_name(command)).with("die", i64::from(die))
        }
        Event::Declined { seat, what } => seat_only(
            match what {
                Declined::Command => "told-no-command",
                Declined::ChopperShot => "told-chopper-held",
                Declined::RoadBonus => "told-no-bonus",
                Declined::Shot => "told-held",
                Declined::Drop => "told-not-dropped",
            },
            seat,
        ),
        Event::ChopperPlaced { seat, space: _ } => seat_only("told-chopper", seat),
        Event::ChopperReturned { seat } => seat_only("told-chopper-back", seat),
        Event::Repaired { car, damage } => car_only("told-repaired", car).with("damage", damage_name(damage)),
        Event::Moved { who, from: _, to: _, by } => {
            let id = match by {
                Cause::Driven => "told-drove",
                Cause::Pushed => "told-pushed",
                Cause::Slid => "told-slid",
                Cause::Skidded => "told-skidded",
                Cause::Dazed => "told-staggered",
                Cause::Blasted | Cause::Jumped => "told-landed",
                Cause::Quaked => "told-quaked",
                Cause::Shoved => "told-shoved",
            };
            // The rig drives as a whole; only a section is met or hit.
            Message::new(id).with("car", whole(who))
        }
        Event::Drifted { car } if car.kind() == Kind::Bike => car_only("told-bike-passed", car),
        Event::Drifted { car } => car_only("told-drifted", car),
        Event::DriftHeld { car } if car.kind() == Kind::Bike => car_only("told-bike-pass-held", car),
        Event::DriftHeld { car } => car_only("told-drift-held", car),
        Event::BonusTaken { seat, moves } => seat_only("told-bonus", seat).with("moves", i64::from(moves)),
        Event::HazardShown { space: _, hazard } => {
            Message::new("told-shown").with("hazard", hazard_name(hazard))
        }
        Event::HazardActed { who, hazard } => {
            car_only("told-hazard", who).with("hazard", hazard_name(hazard))
        }
        Event::NoWreckLeft { who } => car_only("told-no-wreck", who),
        Event::Slid { who, direction } => {
            car_only("told-oil", who).with("direction", direction_name(direction))
        }
        Event::Slammed { top, bottom, moves, direction } => {
            slam_words("told-slam", top, bottom, moves, direction)
        }
        Event::SlamKept { seat } => seat_only("told-kept", seat),
        Event::SlamRerolled { seat } => seat_only("told-rerolled", seat),
        Event::Shot { seat, car, target, face: _, hit } => {
            let shooter = car.map_or_else(|| Message::new("chopper-of").with("seat", seat), whole);
            let shot = Message::new(if hit { "told-hit" } else { "told-missed" }).with("shooter", shooter);
            shot.with("target", vehicle(target))
        }
        Event::Damaged { car, damage: Damage::Minor | Damage::Substitute } => car_only("told-minor", car),
        Event::Damaged { car, damage } => car_only("told-damaged", car).with("damage", damage_name(damage)),
        Event::DamageIgnored { car } => car_only("told-ignored", car),
        Event::ShrapnelFlew { car, direction, hit } => {
            let flew = car_only(if hit.is_some() { "told-shrapnel" } else { "told-shrapnel-nobody" }, car);
            let flew = flew.with("direction", direction_name(direction));
            match hit {
                Some(target) => flew.with("target", vehicle(target)),
                None => flew,
            }
        }
        Event::Dazed { car, moves } => car_only("told-dazed", car).with("moves", i64::from(moves)),
        Event::Blasted { car, direction, spaces } => car_only("told-blasted", car)
            .with("direction", direction_name(direction))
            .with("spaces", i64::from(spaces)),
        Event::BecameInoperable { car } => car_only("told-inoperable", car),
        Event::Eliminated { who, how } => {
            Message::new("told-eliminated").with("car", whole(who)).with("how", fate_name(how))
        }
        Event::WentOut { seat } => seat_only("told-out", seat),
        Event::BoardAdvanced { removed, laid } => {
            Message::new("told-advanced").with("removed", tile(removed)).with("laid", tile(laid))
        }
        Event::FinishLaid => Message::new("told-finish-line"),
        Event::Finished { car } => Message::new("told-finished").with("car", whole(car)),
        Event::Won { winners } => {
            let mut winners = winners.iter();
            match (winners.next(), winners.next()) {
                (Some(seat), None) => seat_only("told-won", seat),
                _ => Message::new("told-draw"),
            }
        }
        Event::WentFirst { bike } => car_only("told-first-bike", bike),
        Event::Respawned { bike, space: _ } => car_only("told-respawned", bike),
        Event::BikesSlammed { top, bottom, direction } => Message::new("told-slam-bikes")
            .with("top", vehicle(top))
            .with("bottom", vehicle(bottom))
            .with("direction", direction_name(direction)),
        Event::GaveWay { bike, direction } => {
            car_only("told-gives-way", bike).with("direction", direction_name(direction))
        }
        Event::Steered { seat, die } => seat_only("told-steered", seat).with("die", i64::from(die)),
        Event::RigDiePlaced { seat, command, die, works } => {
            seat_only(if works { "told-rig-die" } else { "told-rig-die-broken" }, seat)
                .with("die", i64::from(die))
                .with("section", section_name(command.section()))
                .with("command", rig_command_name(command))
        }
        Event::RigDamaged { command } => {
            Message::new("told-rig-damaged").with("command", rig_command_name(command))
        }
        Event::RigRepaired { command } => {
            Message::new("told-rig-repaired").with("command", rig_command_name(command))
        }
        Event::Flattened { space: _ } => Message::new("told-flattened"),
        Event::HazardDropped { .. } => Message::new("told-dropped"),
        Event::MissilesLaunched { face } => Message::new("told-missiles").with("face", face_name(face)),
        Event::MissileHit { target } => Message::new("told-missile-hit").with("target", vehicle(target)),
        Event::Shoved { who, direction } => {
            car_only("told-cowcatcher", who).with("direction", direction_name(direction))
        }
        Event::ShotKept { seat } => seat_only("told-shot-kept", seat),
        Event::ShotRerolled { seat } => seat_only("told-shot-rerolled", seat),
        Event::Stuck { who } => car_only("told-sludge", who),
        Event::SlidOnGlass { who, direction } => {
            car_only("told-glass", who).with("direction", direction_name(direction))
        }
        Event::Jumped { who, spaces } => car_only("told-jumped", who).with("spaces", i64::from(spaces)),
        Event::CaughtFire { who } => car_only("told-caught-fire", who),
        Event::FireRolled { who, face } => car_only("told-fire-die", who).with("face", fire_name(face)),
        Event::PitTrapRolled { who, face, caught } => {
            Message::new(if caught { "told-pit-caught" } else { "told-pit-survived" })
                .with("car", whole(who))
                .with("face", face_name(face))
        }
        Event::Quaked { direction } => {
            Message::new("told-quake").with("direction", direction_name(direction))
        }
        Event::LastingDrawn { car, card } => car_only("told-lasting", car).with("damage", damage_name(card)),
    }
}

pub(super) fn slam_words(
    id: &'static str,
    top: VehicleId,
    bottom: VehicleId,
    moves: SlamFace,
    direction: Direction,
) -> Message {
    // Two wrecks have no names: say which of the two goes.
    let alike = top.kind() == Kind::Wreck && bottom.kind() == Kind::Wreck;
    let pushed = match moves {
        SlamFace::Top if alike => Message::new("vehicle-wreck-top"),
        SlamFace::Bottom if alike => Message::new("vehicle-wreck-bottom"),
        SlamFace::Top => vehicle(top),
        SlamFace::Bottom => vehicle(bottom),
    };
    let slam = Message::new(id).with("top", vehicle(top)).with("bottom", vehicle(bottom));
    slam.with("moved", pushed).with("direction", direction_name(direction))
}
