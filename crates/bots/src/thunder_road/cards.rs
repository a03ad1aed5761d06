//! The rare decisions that leaders, upgrades and secret cards bring: each lawful action with what it changes about the chance
//! to win. What only passes is worth nothing.

use super::commands::Board;
use super::driver::best;
use super::outlook::Outlook;
use super::rig;
use super::route::Route;
use super::standing::forward;
use super::weights::{
    ACE, AIRSTRIKE_CARD, DROPPED, FLOWN_BY, HEDGED, LOOKED_AT, NEAR_TOKEN, ONE_SHOT, PIP, PIT_CREW, TOKEN,
};
use crossroads_thunder_road::actions::Action;
use crossroads_thunder_road::data::{
    Airstrike, Direction, MOVEMENT_DIE, OneShot, SlamFace, Space, VehicleId,
};
use crossroads_thunder_road::rules::shooting::{self, Aim};
use crossroads_thunder_road::state::{Frame, Open, Question, Roll};

/// What each lawful answer to a rare question changes.
pub fn answers(outlook: &Outlook<'_>, question: Question, legal: &[Action]) -> Vec<(Action, f32)> {
    match question {
        Question::Token => tokens(outlook, legal, outlook.price(TOKEN)),
        Question::ExtraCommand => tokens(outlook, legal, 0.0),
        _ => legal.iter().map(|action| (*action, change(outlook, question, *action))).collect(),
    }
}

/// Commands without a die: for a token, or for nothing.
fn tokens(outlook: &Outlook<'_>, legal: &[Action], price: f32) -> Vec<(Action, f32)> {
    let Some(mover) = outlook.open.turn.mover else { return Vec::new() };
    let mut board = Board::of(outlook, mover);
    let mut worth = |action: &Action| match *action {
        Action::SpendToken(command) | Action::ExtraCommand(command) => {
            let lowest = outlook.open.slot(outlook.me, command).map_or(0, |slot| slot.lowest());
            board.gain(command, lowest) - price
        }
        _ => 0.0,
    };
    legal.iter().map(|action| (*action, worth(action))).collect()
}

/// What an action changes, as far as one can tell.
fn change(outlook: &Outlook<'_>, question: Question, action: Action) -> f32 {
    match action {
        Action::LookAt(space) => outlook.price(LOOKED_AT) * nearness(outlook, space),
        Action::PitCrew { car, .. } => repaired(outlook, car) - outlook.price(PIT_CREW),
        Action::Repair { car, .. } => repaired(outlook, car),
        Action::RepairRig(command)
        | Action::ShootRig(command)
        | Action::ChopperShotRig(command)
        | Action::FreeShotRig { command, .. }
        | Action::ExtraRigCommand(command) => rig::worth(command),
        Action::LeadFoot(mask) => rolled_again(outlook, mask),
        Action::BigShove(moves) => shoved(outlook, question, moves),
        Action::JuryRig => -2.0 * outlook.price(TOKEN),
        Action::NoJuryRig => broken(outlook, question),
        Action::DropHazard(space) | Action::DropScrap(space) => laid_at(outlook, space),
        Action::Lay => outlook.open.turn.from.map_or(0.0, |space| laid_at(outlook, space)),
        Action::Tow(space) => -outlook.map.deadly_around(space),
        Action::RadarDiscard(space) => -laid_at(outlook, space),
        Action::TowCable { car, direction } => {
            outlook.open.space_of(car).map_or(0.0, |space| outlook.thrown(car, space, direction))
        }
        Action::Switcheroo { one, other } => outlook.swapped(one, other),
        Action::SkyHook { who, space } => hooked(outlook, who, space),
        Action::PlaceChopper(space) => outlook.price(FLOWN_BY) * in_the_way(outlook, space),
        Action::PlayAirstrike(card) => improved(outlook, card, 0.0),
        Action::PlayOneShot(card) => one_shot(outlook, card),
        Action::SetDie { die, value } => PIP * (f32::from(value) - f32::from(die)),
        Action::SetCard { card, value } => PIP * (f32::from(value) - f32::from(card.row().value)),
        Action::TakeBack(card) => PIP * f32::from(card.row().value),
        // Its reward can be declined, so it costs nothing to take it.
        Action::RevealBounty(_) => HEDGED,
        Action::FreeShot { car, target } => outlook.shot(Some(car), target),
        Action::SteadyStep { car: who, direction } | Action::Pinball { who, direction } => {
            outlook.open.space_of(who).map_or(0.0, |space| outlook.thrown(who, space, direction))
        }
        // A roll that nobody can judge is as good as the next one, and whoever asks for nothing can still be asked.
        Action::RerollDice | Action::RerollSlam | Action::RerollShot | Action::Mute => -HEDGED,
        _ => 0.0,
    }
}

/// What a damage token less changes.
fn repaired(outlook: &Outlook<'_>, car: VehicleId) -> f32 {
    outlook.standing.repaired(car).chance(outlook.me) - outlook.now
}

/// How near a token ahead of an own car is, as a share.
fn nearness(outlook: &Outlook<'_>, token: Space) -> f32 {
    let own = outlook.open.vehicles(outlook.me).filter_map(|who| outlook.open.space_of(who));
    let ahead = own.map(|at| forward(token) - forward(at)).filter(|ahead| *ahead >= 0.0);
    ahead.map(|ahead| (1.0 - ahead / NEAR_TOKEN).max(0.0)).fold(0.0, f32::max)
}

/// What it changes to roll some dice, or draw some cards, again: the mean of a die for each.
fn rolled_again(outlook: &Outlook<'_>, mask: u8) -> f32 {
    let mean = MOVEMENT_DIE.iter().map(|die| f32::from(*die)).sum::<f32>() / MOVEMENT_DIE.len() as f32;
    let hand = outlook.secret.hand();
    let values: Vec<u8> = if outlook.open.plays_cards(outlook.me) {
        hand.iter().map(|card| card.row().value).collect()
    } else {
        outlook.open.gangs[outlook.me].dice.iter().copied().collect()
    };
    let again = values.iter().enumerate().filter(|(place, _)| mask >> place & 1 != 0);
    again.map(|(_, value)| PIP * (mean - f32::from(*value))).sum()
}

/// What it changes if this one of a slam moves.
fn shoved(outlook: &Outlook<'_>, question: Question, moves: SlamFace) -> f32 {
    let Question::BigShove { top, bottom, direction } = question else { return 0.0 };
    let who = if moves == SlamFace::Top { top } else { bottom };
    outlook.open.space_of(who).map_or(0.0, |space| outlook.thrown(who, space, direction))
}

/// What it changes if the car breaks down that could be kept going.
fn broken(outlook: &Outlook<'_>, question: Question) -> f32 {
    let Question::JuryRig { who } = question else { return 0.0 };
    outlook.standing.broken(who).chance(outlook.me) - outlook.now
}

/// The spaces behind a road vehicle.
pub fn behind(open: &Open, who: VehicleId) -> impl Iterator<Item = Space> + use<> {
    let at = open.space_of(who);
    let arc = [Direction::Rear, Direction::RearLeft, Direction::RearRight];
    arc.into_iter().filter_map(move |way| at?.neighbour(way))
}

/// What something in the way changes: bad for whoever comes from behind, and the nearer they are.
pub fn laid_at(outlook: &Outlook<'_>, space: Space) -> f32 {
    DROPPED * in_the_way(outlook, space)
}

/// How much more of the others than of the own crew has a space ahead.
fn in_the_way(outlook: &Outlook<'_>, space: Space) -> f32 {
    let open = outlook.open;
    let drivers = open.on_board().filter(|(who, _)| open.is_operable(*who));
    let mut worth = 0.0;
    for (who, at) in drivers {
        let Some(owner) = open.player_of(who) else { continue };
        let ahead = forward(space) - forward(at);
        let aside = f32::from(space.row().abs_diff(at.row()));
        if ahead > 0.0 && aside <= ahead {
            let near = (1.0 - ahead / NEAR_TOKEN).max(0.0) / (1.0 + aside);
            worth += if owner == outlook.me { -near } else { near };
        }
    }
    worth
}

/// What it changes to put somebody on another space beside the chopper.
fn hooked(outlook: &Outlook<'_>, who: VehicleId, space: Space) -> f32 {
    let Some(owner) = outlook.open.player_of(who) else { return 0.0 };
    outlook.with_moved(who, owner, space) - outlook.now + outlook.beside_death(who, space)
}

/// What a card adds to an airstrike whose best plain shot is worth so much.
pub fn improved(outlook: &Outlook<'_>, card: Airstrike, plain: f32) -> f32 {
    let price = outlook.price(AIRSTRIKE_CARD);
    let open = outlook.open;
    let Some(at) = open.gangs[outlook.me].chopper else { return plain - price };
    let around = || Direction::ALL.into_iter().filter_map(move |way| at.neighbour(way));
    let there = |space: Space| outlook.map.cell(space).vehicle;
    let with_card = match card {
        Airstrike::DoubleTap => 2.0 * plain,
        Airstrike::CarpetRun => {
            let targets = shooting::targets(open, None).map(Aim::target);
            targets.map(|who| outlook.shot(None, who)).sum()
        }
        Airstrike::Gunship => {
            around().filter_map(there).map(|who| outlook.shot(None, who)).fold(plain, f32::max)
        }
        Airstrike::MineDrop => {
            let ahead = Direction::ARC.into_iter().filter_map(|way| at.neighbour(way));
            let empty = ahead.filter(|space| outlook.map.is_empty(*space));
            plain + empty.map(|space| laid_at(outlook, space)).fold(0.0, f32::max)
        }
        Airstrike::FieldMechanic => {
            let own = around().filter_map(there).filter(|who| open.owner(*who) == Some(outlook.me));
            plain + own.map(|who| repaired(outlook, who)).fold(0.0, f32::max)
        }
        Airstrike::SkyHook => {
            let empty = || around().filter(|space| outlook.map.is_empty(*space));
            let hooks = around().filter_map(there).flat_map(|who| empty().map(move |space| (who, space)));
            plain + hooks.map(|(who, space)| hooked(outlook, who, space)).fold(0.0, f32::max)
        }
        Airstrike::FlyBy => plain + outlook.price(FLOWN_BY),
        // It is played before the chopper is placed, over somebody who lies there and could be repaired.
        Airstrike::DangerClose => plain,
    };
    with_card - price
}

/// What it changes to play a one-shot.
fn one_shot(outlook: &Outlook<'_>, card: OneShot) -> f32 {
    let gain = match card {
        OneShot::Duck => -struck(outlook.open).map_or(0.0, |who| outlook.hurt(who)),
        OneShot::SecondWind => second_wind(outlook),
        OneShot::ReturnFire => {
            let shooter = missed(outlook.open);
            shooter.map_or(0.0, |(by, target)| outlook.shot(Some(target), by))
        }
        OneShot::DuctTape => {
            let own = outlook.open.vehicles(outlook.me);
            own.map(|car| repaired(outlook, car)).fold(0.0, f32::max)
        }
        OneShot::ScrapDrop => {
            let own = outlook.open.vehicles(outlook.me);
            let spaces = own.flat_map(|who| behind(outlook.open, who));
            let empty = spaces.filter(|space| outlook.map.is_empty(*space));
            empty.map(|space| laid_at(outlook, space)).fold(0.0, f32::max)
        }
        // A brake is weighed against the ways, an ace against the dice, and loaded dice by trying.
        OneShot::HandBrake | OneShot::AceUpTheSleeve | OneShot::LoadedDice => 0.0,
    };
    gain - outlook.price(ONE_SHOT)
}

/// What one more move is worth, after which nothing else comes but the shot.
fn second_wind(outlook: &Outlook<'_>) -> f32 {
    let Some(mover) = outlook.open.turn.mover else { return 0.0 };
    let mut route = Route::of(outlook, mover);
    route.coasting() - route.halting()
}

/// Whom a shot hits that has been heard.
fn struck(open: &Open) -> Option<VehicleId> {
    open.stack.from_top().find_map(|work| match work.frame {
        Frame::RollStands { roll: Roll::Shot { target, .. }, .. } => Some(target),
        _ => None,
    })
}

/// Who has missed whom.
fn missed(open: &Open) -> Option<(VehicleId, VehicleId)> {
    open.stack.from_top().find_map(|work| match work.frame {
        Frame::Missed { by, target } => Some((by, target)),
        _ => None,
    })
}

/// A one-shot that is one more option of a decision of the seat's own, beside what else it could do.
pub fn beside(outlook: &Outlook<'_>, all: &[(Action, f32)]) -> Option<(Action, f32)> {
    let card = outlook.secret.one_shot?;
    let (_, most) = best(all.iter().copied())?;
    let worth = match (card, outlook.open.question()?) {
        (OneShot::HandBrake, Question::Drive) => {
            let mut route = Route::of(outlook, outlook.open.turn.mover?);
            route.halting()
        }
        (
            OneShot::AceUpTheSleeve,
            Question::Steer | Question::RigDie | Question::Assign | Question::Coast,
        ) => {
            let lowest = outlook.open.gangs[outlook.me].dice.first()?;
            most + ACE * (1.0 - f32::from(*lowest) / 6.0)
        }
        _ => return None,
    };
    Some((Action::PlayOneShot(card), worth - outlook.price(ONE_SHOT)))
}
