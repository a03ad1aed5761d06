//! Events as lines of the log.

use super::names::{
    airstrike_name, bounty_name, command_name, condition_name, damage_name, direction_name, face_name,
    fate_name, fire_name, hazard_name, leader_name, one_shot_name, rig_command_name, section_name, tile,
    upgrade_name, vehicle, whole,
};
use crate::data::{CardId, Damage, Direction, Kind, SlamFace, VehicleId};
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
                Declined::Token => "told-no-token",
                Declined::Lay => "told-not-laid",
                Declined::Start => "told-started",
                Declined::ExtraCommand => "told-no-extra-command",
            },
            seat,
        ),
        Event::ChopperPlaced { seat, space: _ } => seat_only("told-chopper", seat),
        Event::ChopperReturned { seat } => seat_only("told-chopper-back", seat),
        Event::Repaired { car, damage } => car_only("told-repaired", car).with("damage", damage_name(damage)),
        Event::Moved { who, from: _, to: _, by } => {
            let id = match by {
                Cause::Driven => "told-drove",
                Cause::Leapt => "told-leapt",
                Cause::Pushed | Cause::Rammed => "told-pushed",
                Cause::Slid => "told-slid",
                Cause::Skidded => "told-skidded",
                Cause::Dazed => "told-staggered",
                Cause::Blasted | Cause::Jumped => "told-landed",
                Cause::Quaked => "told-quaked",
                Cause::Towed => "told-cable",
                Cause::Steadied => "told-steady",
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
        Event::BonusDealt { seat, command } => {
            seat_only("told-bonus-dealt", seat).with("command", command_name(command))
        }
        Event::RadarKept { seat } => seat_only("told-radar-kept", seat),
        Event::RadarDiscarded { seat, space: _, hazard } => {
            seat_only("told-radar-discarded", seat).with("hazard", hazard_name(hazard))
        }
        Event::Switched { one, other } => car_only("told-switcheroo", one).with("target", vehicle(other)),
        Event::AirstrikesDealt => Message::new("told-airstrikes-dealt"),
        Event::AirstrikePlayed { seat, card } => {
            seat_only("told-airstrike-played", seat).with("card", airstrike_name(card))
        }
        Event::Hooked { who, space: _ } => car_only("told-hooked", who),
        Event::OneShotsDealt => Message::new("told-one-shots-dealt"),
        Event::OneShotPlayed { seat, card } => {
            seat_only("told-one-shot-played", seat).with("card", one_shot_name(card))
        }
        Event::DieSet { seat, die, value } => {
            seat_only("told-die-set", seat).with("die", i64::from(die)).with("value", i64::from(value))
        }
        Event::Ducked { who } => car_only("told-ducked", who),
        Event::ScrapDropped { seat, space: _ } => seat_only("told-scrap-dropped", seat),
        Event::BountiesDealt => Message::new("told-bounties-dealt"),
        Event::BountyRevealed { seat, card } => {
            seat_only("told-bounty-revealed", seat).with("card", bounty_name(card))
        }
        Event::CardSet { seat, card: Some(card), value } => {
            card_words("told-card-set-own", card).with("seat", seat).with("counts", i64::from(value))
        }
        Event::CardSet { seat, card: None, value } => {
            seat_only("told-card-set", seat).with("counts", i64::from(value))
        }
        Event::DieRetaken { seat, die } => seat_only("told-die-retaken", seat).with("die", i64::from(die)),
        Event::CardTakenBack { seat, card } => card_words("told-card-taken-back", card).with("seat", seat),
        Event::ExtraCommandUsed { seat, command } => {
            seat_only("told-extra-command", seat).with("command", command_name(command))
        }
        Event::ExtraRigCommandUsed { seat, command } => {
            seat_only("told-extra-command", seat).with("command", rig_command_name(command))
        }
        Event::ChopperStayed { seat } => seat_only("told-chopper-stayed", seat),
        Event::ConditionLaid { tile, condition } => {
            let id = if tile == 1 { "told-condition-middle" } else { "told-condition-lead" };
            Message::new(id).with("card", condition_name(condition))
        }
        Event::LastingDrawn { car, card } => car_only("told-lasting", car).with("damage", damage_name(card)),
        Event::LeadersDealt => Message::new("told-leaders-dealt"),
        Event::UpgradesDealt => Message::new("told-upgrades-dealt"),
        Event::Chose { seat } => seat_only("told-chose", seat),
        Event::LeaderShown { seat, leader } => {
            seat_only("told-leader", seat).with("leader", leader_name(leader))
        }
        Event::DraftPassed => Message::new("told-draft-passed"),
        Event::UpgradeMounted { car, upgrade } => {
            car_only("told-upgrade", car).with("upgrade", upgrade_name(upgrade))
        }
        Event::CardsDrawn { seat, count, cards: _ } => {
            seat_only("told-cards-drawn", seat).with("count", i64::from(count))
        }
        Event::HandCounted { seat, sum } => seat_only("told-hand-sum", seat).with("sum", i64::from(sum)),
        Event::CardPlayed { seat, card } => card_words("told-card-played", card).with("seat", seat),
        Event::CardTurned { seat, card } => {
            seat_only("told-card-turned", seat).with("face", face_name(card.row().face))
        }
        Event::DeckShuffled { seat } => seat_only("told-deck-shuffled", seat),
        Event::TokenSpent { seat, command } => {
            seat_only("told-token-spent", seat).with("command", command_name(command))
        }
        Event::TokenTaken { seat } => seat_only("told-token-taken", seat),
        Event::DiceKept { seat } => seat_only("told-dice-kept", seat),
        Event::DiceRerolled { seat, count } => {
            seat_only("told-dice-rerolled", seat).with("count", i64::from(count))
        }
        Event::Looked { seat: _, space, face: Some(hazard) } => Message::new("told-looked-own")
            .with("space", space.to_string())
            .with("hazard", hazard_name(hazard)),
        Event::Looked { seat, space, face: None } => {
            seat_only("told-looked", seat).with("space", space.to_string())
        }
        Event::Slingshot { car, moves } => car_only("told-slingshot", car).with("moves", i64::from(moves)),
        Event::FlamesThrown { car } => car_only("told-flames", car),
        Event::Sprayed { seat } => seat_only("told-sprayed", seat),
        Event::ShoveRolled { top, bottom, direction } => Message::new("told-shove-rolled")
            .with("top", vehicle(top))
            .with("bottom", vehicle(bottom))
            .with("direction", direction_name(direction)),
        Event::BigShoved { seat: _, top, bottom, moves, direction } => {
            let moved = match moves {
                SlamFace::Top => top,
                SlamFace::Bottom => bottom,
            };
            Message::new("told-big-shoved")
                .with("moved", vehicle(moved))
                .with("direction", direction_name(direction))
        }
        Event::JuryRigged { car, damage } => {
            car_only("told-jury-rigged", car).with("damage", damage_name(damage))
        }
        Event::TokensKept { seat } => seat_only("told-tokens-kept", seat),
        Event::RollRerolled { seat } => seat_only("told-roll-rerolled", seat),
        Event::RollKept { seat } => seat_only("told-roll-kept", seat),
        Event::Staggers { car, direction } => {
            car_only("told-staggers", car).with("direction", direction_name(direction))
        }
        Event::RailsHeld { car, direction } => {
            car_only("told-rails", car).with("direction", direction_name(direction))
        }
        Event::Laid { car, hazard, space: _ } => {
            car_only("told-laid", car).with("hazard", hazard_name(hazard))
        }
        Event::Rammed { car, who } => car_only("told-rammed", car).with("target", vehicle(who)),
        Event::Ploughed { car, hazard } => car_only("told-ploughed", car).with("hazard", hazard_name(hazard)),
        Event::Towed { car, space: _ } => car_only("told-towed", car),
        Event::Swapped { car, who } => car_only("told-swapped", car).with("target", vehicle(who)),
        Event::SwitchReleased { car } => car_only("told-switch", car),
        Event::CommandCame { seat: _, command } => {
            Message::new("told-command-first").with("command", command_name(command))
        }
        Event::RoadblockPlaced { seat, space: _ } => seat_only("told-roadblock", seat),
        Event::WindowPassed { seat, window: _, muted } => {
            seat_only(if muted { "told-window-muted" } else { "told-window-passed" }, seat)
        }
    }
}

/// A card in words: its value and its face.
pub(super) fn card_words(id: &'static str, card: CardId) -> Message {
    Message::new(id).with("value", i64::from(card.row().value)).with("face", face_name(card.row().face))
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
