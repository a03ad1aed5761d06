//! The decisions of a crew: which car gets which die, which command, which way, which shot. Everything is weighed by the
//! chance to win that it leads to, as far as one turn shows.

use super::commands::Board;
use super::outlook::Outlook;
use super::route::{Purse, Route};
use super::weights::{AIRSTRIKE_CARD, LATER};
use super::{bikes, cards, rig, shop};
use arrayvec::ArrayVec;
use crossroads_thunder_road::actions::Action;
use crossroads_thunder_road::data::{
    Airstrike, Command, Condition, Crew, Damage, Direction, GANG, MOST_DICE, SlamFace, Space, VehicleId,
};
use crossroads_thunder_road::outlook::MOST_MOVES as LONGEST;
use crossroads_thunder_road::rules::readings;
use crossroads_thunder_road::rules::shooting::{self, Aim};
use crossroads_thunder_road::state::{Phase, Question, Roll};

/// Dice that are not used yet, or the values of the cards in hand.
pub(super) type Dice = ArrayVec<u8, MOST_DICE>;
/// The longest move, and 0.
const MOST_MOVES: usize = LONGEST as usize + 1;

/// What a driver can do with what it leads to; of equals the first is the best. `legal` is what it may do; nothing where the
/// table asks nobody.
pub fn options(outlook: &Outlook<'_>, legal: &[Action]) -> Vec<(Action, f32)> {
    if matches!(outlook.open.phase, Phase::Shopping { .. }) {
        return shop::choices(legal);
    }
    let Some(question) = outlook.open.question() else { return Vec::new() };
    let mut all = answers(outlook, question, legal);
    all.extend(cards::beside(outlook, &all));
    for (action, _) in &mut all {
        *action = as_played(outlook, *action);
    }
    all
}

fn answers(outlook: &Outlook<'_>, question: Question, legal: &[Action]) -> Vec<(Action, f32)> {
    let open = outlook.open;
    let is_bikes = open.crew(outlook.me) == Crew::Bikes;
    match question {
        Question::Reroll { roll: Roll::Slam { top, bottom, moves, direction }, .. } => {
            let who = if moves == SlamFace::Top { top } else { bottom };
            let (kept, again) = outlook.slam_rolled(top, bottom, who, direction);
            vec![(Action::KeepSlam, kept), (Action::RerollSlam, again)]
        }
        Question::Reroll { roll: Roll::Shot { by, target, face, .. }, .. } => {
            let kept = if readings::hits(open, target, face) { outlook.hurt(target) } else { 0.0 };
            vec![(Action::KeepShot, kept), (Action::RerollShot, outlook.shot(by, target))]
        }
        Question::Drift { bottom } => {
            let Some(mut route) = route(outlook) else { return Vec::new() };
            let purse = Purse::of(open);
            let passed = if is_bikes { purse } else { purse.drifted() };
            vec![(Action::DriftThrough, route.going_on(passed)), (Action::DriftSlam, route.slamming(bottom))]
        }
        Question::Assign if is_bikes => bikes::assignments(outlook),
        Question::Assign => {
            assignments(outlook).into_iter().map(|(assign, _, worth)| (assign, worth)).collect()
        }
        Question::Coast => coasts(outlook),
        Question::Second => bikes::seconds(outlook),
        Question::FirstBike => bikes::first(outlook),
        Question::Respawn => bikes::respawns(outlook),
        Question::GiveWay { top, bottom, direction } => bikes::gives_way(outlook, top, bottom, direction),
        Question::Command => commands(outlook),
        Question::PlaceChopper => strikes(outlook).into_iter().chain(danger_close(outlook, legal)).collect(),
        Question::ChopperShot => {
            let shots =
                shots(outlook, None, Action::ChopperHold, Action::ChopperShot, Action::ChopperShotRig);
            with_card(outlook, shots, legal)
        }
        Question::Repair => repairs(outlook),
        Question::Drive => route(outlook)
            .map_or_else(Vec::new, |mut route| route.steps(Purse::of(open)).into_iter().collect()),
        Question::RoadBonus => {
            let Some(mut route) = route(outlook) else { return Vec::new() };
            let purse = Purse::of(open);
            let takes = route.going_on(purse.with_bonus(outlook.road_die(route.mover())));
            let declines = route.going_on(purse.without_bonus());
            vec![(Action::TakeBonus, takes), (Action::DeclineBonus, declines)]
        }
        Question::Shoot | Question::EarlyShot | Question::SecondShot => {
            let shots = shots(outlook, open.turn.mover, Action::HoldFire, Action::Shoot, Action::ShootRig);
            let spray = legal.contains(&Action::Spray).then(|| (Action::Spray, sprayed(outlook)));
            shots.into_iter().chain(spray).collect()
        }
        Question::Steer => rig::steering(outlook),
        Question::RigDie => rig::dice(outlook),
        Question::RigRepair { section } => rig::repairs(outlook, section),
        Question::RigDamage => rig::damages(outlook),
        Question::DropHazard => rig::drops(outlook),
        Question::Shove { who } => rig::shoves(outlook, who),
        Question::Reroll { .. }
        | Question::Start
        | Question::Token
        | Question::CommandOrder
        | Question::SprayRig { .. }
        | Question::LeadFoot { .. }
        | Question::BigShove { .. }
        | Question::JuryRig { .. }
        | Question::Roadblock
        | Question::Lay
        | Question::Tow { .. }
        | Question::DumpCargo
        | Question::TowCable
        | Question::Radar
        | Question::Switcheroo
        | Question::MineDrop { .. }
        | Question::FieldMechanic
        | Question::SkyHook
        | Question::FlyBy
        | Question::CarpetRig { .. }
        | Question::Ace
        | Question::DuctTape
        | Question::ScrapDrop
        | Question::ReturnFireRig { .. }
        | Question::Window { .. }
        | Question::HitAndRun { .. }
        | Question::SteadyStep { .. }
        | Question::FreeShot { .. }
        | Question::Pinball { .. }
        | Question::DownAndDirty
        | Question::TakeBack { .. }
        | Question::ExtraCommand
        | Question::ExtraRigCommand { .. } => cards::answers(outlook, question, legal),
    }
}

/// The card that shows a die, for a crew that plays with cards; what shows the same is as good.
pub fn as_played(outlook: &Outlook<'_>, action: Action) -> Action {
    if !outlook.open.plays_cards(outlook.me) {
        return action;
    }
    let card =
        |die: u8| outlook.secret.hand().iter().find(|card| card.row().value == die).unwrap_or_default();
    match action {
        Action::Assign { car, die } => Action::AssignCard { car, card: card(die) },
        Action::Coast { car, die } => Action::CoastCard { car, card: card(die) },
        Action::Command { command, die } => Action::CommandCard { command, card: card(die) },
        other => other,
    }
}

/// The ways of the car whose turn it is.
pub fn route<'a>(outlook: &'a Outlook<'a>) -> Option<Route<'a>> {
    outlook.open.turn.mover.map(|mover| Route::of(outlook, mover))
}

/// Every assignment, with the command that goes best with it and what both lead to.
pub fn assignments(outlook: &Outlook<'_>) -> Vec<(Action, Action, f32)> {
    let (dice, prospects) = (dice(outlook), Prospects::of(outlook, None));
    let may_command = !outlook.open.gangs[outlook.me].commanded;
    let mut all = Vec::new();
    for (place, prospect) in prospects.cars.iter().enumerate() {
        for (nth, die) in distinct(&dice) {
            let (mut left, mut others) = (dice.clone(), prospects.clone());
            left.remove(nth);
            others.cars.remove(place);
            let commands = others.options(prospect, die, &left, may_command);
            if let Some((command, worth)) = best(commands) {
                all.push((Action::Assign { car: prospect.car, die }, command, worth));
            }
        }
    }
    all
}

/// Every command with what it leads to, for the car that has its die.
fn commands(outlook: &Outlook<'_>) -> Vec<(Action, f32)> {
    let Some(mover) = outlook.open.turn.mover else { return Vec::new() };
    let (dice, others) = (dice(outlook), Prospects::of(outlook, Some(mover)));
    let mut board = Board::of(outlook, mover);
    let plain = board.plain();
    let mut all = vec![(Action::NoCommand, plain + LATER * others.rest(&dice, true))];
    for slot in outlook.open.places(outlook.me) {
        let takes = |(_, die): &(usize, u8)| outlook.takes(slot.command, *die);
        let mut gain = None;
        for (nth, die) in distinct(&dice).filter(takes) {
            let mut left = dice.clone();
            left.remove(nth);
            // Only of a nitro the value matters.
            let gain = match (slot.command, gain) {
                (Command::Nitro, _) | (_, None) => *gain.insert(board.gain(slot.command, die)),
                (_, Some(gain)) => gain,
            };
            let worth = plain + gain + LATER * others.rest(&left, false);
            all.push((Action::Command { command: slot.command, die }, worth));
        }
    }
    all
}

/// Every coast; the lowest die is as good as the highest (TR-9.14).
pub(super) fn coasts(outlook: &Outlook<'_>) -> Vec<(Action, f32)> {
    let Some(die) = dice(outlook).first().copied() else { return Vec::new() };
    let can_coast = |who: &VehicleId| {
        let most = who.kind().row().coasts;
        let car = outlook.open.car(*who).filter(|_| outlook.open.is_operable(*who));
        car.is_some_and(|car| car.die.is_some() && car.coasts < most)
    };
    let cars = outlook.open.vehicles(outlook.me).filter(can_coast);
    cars.map(|car| (Action::Coast { car, die }, Route::of(outlook, car).coasting())).collect()
}

/// Every car that can be repaired, with what it gains.
pub(super) fn repairs(outlook: &Outlook<'_>) -> Vec<(Action, f32)> {
    let on_board = outlook.open.vehicles(outlook.me).filter(|car| outlook.open.space_of(*car).is_some());
    let damaged = on_board.filter_map(|car| Some((car, outlook.open.car(car)?.damage.first().copied()?)));
    let gain = |car| outlook.standing.repaired(car).chance(outlook.me) - outlook.now;
    damaged.map(|(car, damage)| (Action::Repair { car, damage }, gain(car))).collect()
}

/// Places for the chopper with what its shot gains there: right behind somebody worth a shot, or else as far back as it
/// can be, out of the way.
pub(super) fn strikes(outlook: &Outlook<'_>) -> Vec<(Action, f32)> {
    let behind = [Direction::Rear, Direction::RearLeft, Direction::RearRight];
    let worthy = outlook.open.on_board().filter(|(who, _)| outlook.hurt(*who) > 0.0);
    let spaces = worthy.flat_map(|(_, at)| behind.into_iter().filter_map(move |way| at.neighbour(way)));
    let is_open = |space: &Space| {
        outlook.map.is_empty(*space) && outlook.open.condition_at(*space) != Some(Condition::NoFlyZone)
    };
    let empty = spaces.filter(is_open);
    let strikes = empty.map(|space| (Action::PlaceChopper(space), outlook.best_shot(space, None)));
    let anywhere = || Space::all().filter(is_open).min_by_key(|it| it.column());
    let back = || anywhere().map(|space| (Action::PlaceChopper(space), 0.0));
    let all: Vec<_> = strikes.collect();
    if all.is_empty() { back().into_iter().collect() } else { all }
}

/// Over whom a chopper can be put that closes in: it is the end of whoever lies there and could be repaired.
fn danger_close(outlook: &Outlook<'_>, legal: &[Action]) -> Option<(Action, f32)> {
    let play = Action::PlayAirstrike(Airstrike::DangerClose);
    let lying = outlook.open.on_board().filter(|(who, _)| !outlook.open.is_operable(*who));
    let gain = lying.map(|(who, _)| outlook.gone(who)).fold(0.0, f32::max);
    legal.contains(&play).then(|| (play, gain - outlook.price(AIRSTRIKE_CARD)))
}

/// The chopper's shots, and the card that could be played instead of shooting at once.
fn with_card(outlook: &Outlook<'_>, mut shots: Vec<(Action, f32)>, legal: &[Action]) -> Vec<(Action, f32)> {
    let plain = shots.iter().map(|(_, gain)| *gain).fold(0.0, f32::max);
    let played = legal.iter().filter_map(|action| match action {
        Action::PlayAirstrike(card) => Some((*action, cards::improved(outlook, *card, plain))),
        _ => None,
    });
    shots.extend(played);
    shots
}

/// What it gains to shoot at everybody ahead.
fn sprayed(outlook: &Outlook<'_>) -> f32 {
    let by = outlook.open.turn.mover;
    let Some(at) = by.and_then(|by| outlook.open.space_of(by)) else { return 0.0 };
    outlook.map.targets(at, by).map(|who| outlook.shot(by, who)).sum()
}

/// Every shot of the mover, or of the chopper, with what it gains, and holding fire, which gains nothing.
fn shots(
    outlook: &Outlook<'_>,
    by: Option<VehicleId>,
    hold: Action,
    shoot: impl Fn(VehicleId) -> Action,
    shoot_rig: impl Fn(crossroads_thunder_road::data::RigCommand) -> Action,
) -> Vec<(Action, f32)> {
    let aims = shooting::shots(outlook.open, by).map(|aim| match aim {
        Aim::At(who) => (shoot(who), outlook.shot(by, who)),
        // What hurts the rig most is what it would miss most.
        Aim::Command(command) => (shoot_rig(command), outlook.shot(by, VehicleId::RIG) + rig::worth(command)),
    });
    std::iter::once((hold, 0.0)).chain(aims).collect()
}

/// What is worth most, with its worth; of equals the first.
pub fn best<T>(all: impl IntoIterator<Item = (T, f32)>) -> Option<(T, f32)> {
    all.into_iter().reduce(|best, it| if it.1 > best.1 { it } else { best })
}

pub(super) fn dice(outlook: &Outlook<'_>) -> Dice {
    if !outlook.open.plays_cards(outlook.me) {
        return outlook.open.gangs[outlook.me].dice.iter().copied().collect();
    }
    let mut values: Dice =
        outlook.secret.hand().iter().map(|card| card.row().value).take(MOST_DICE).collect();
    values.sort_unstable();
    values
}

/// Each value once, with its place. Dice lie in order.
pub(super) fn distinct(dice: &[u8]) -> impl Iterator<Item = (usize, u8)> {
    let is_first = |(nth, die): &(usize, u8)| *nth == 0 || dice[nth - 1] != *die;
    dice.iter().copied().enumerate().filter(is_first)
}

/// What a car gains with so many moves.
#[derive(Clone)]
struct Prospect {
    car: VehicleId,
    gains: [f32; MOST_MOVES],
}

impl Prospect {
    /// The gains with each of the first dice, alone or with a nitro of the second.
    fn of(route: &mut Route<'_>, outlook: &Outlook<'_>, first: &[u8], second: &[u8]) -> Prospect {
        let mut gains = [0.0; MOST_MOVES];
        let has_injector = !outlook.open.has(route.mover(), Damage::CloggedInjector);
        let nitros = || second.iter().filter(|die| has_injector && outlook.takes(Command::Nitro, **die));
        for die in first {
            for more in std::iter::once(0).chain(nitros().copied()) {
                let gain = &mut gains[usize::from(die + more)];
                if *gain == 0.0 {
                    *gain = route.best(route.purse_of(*die, more)) - outlook.now;
                }
            }
        }
        Prospect { car: route.mover(), gains }
    }

    fn gain(&self, moves: u8) -> f32 {
        self.gains[usize::from(moves)]
    }
}

/// What the cars without a die, and the commands, can still gain in this round.
#[derive(Clone)]
struct Prospects<'a> {
    outlook: &'a Outlook<'a>,
    cars: ArrayVec<Prospect, 3>,
    strike: f32,
    repair: f32,
}

impl<'a> Prospects<'a> {
    fn of(outlook: &'a Outlook<'a>, but: Option<VehicleId>) -> Prospects<'a> {
        let dice = dice(outlook);
        let is_ready = |car: &VehicleId| {
            let dashboard = outlook.open.car(*car);
            let is_operable = outlook.open.is_operable(*car);
            Some(*car) != but && is_operable && dashboard.is_some_and(|car| car.die.is_none())
        };
        let prospect = |car| Prospect::of(&mut Route::of(outlook, car), outlook, &dice, &dice);
        Prospects {
            outlook,
            cars: VehicleId::gang(outlook.me).filter(is_ready).map(prospect).collect(),
            strike: strikes(outlook).into_iter().map(|(_, gain)| gain).fold(0.0, f32::max),
            repair: repairs(outlook).into_iter().map(|(_, gain)| gain).fold(f32::MIN, f32::max),
        }
    }

    /// What a car with so many moves can do with the command of the round, and with the dice left for the others. Commands of
    /// leaders and cards come into view when the car has its die.
    fn options(&self, car: &Prospect, moves: u8, left: &Dice, may_command: bool) -> Vec<(Action, f32)> {
        let mut all = vec![(Action::NoCommand, car.gain(moves) + LATER * self.rest(left, may_command))];
        if !may_command || self.outlook.open.has(car.car, Damage::DeadRadio) {
            return all;
        }
        for (nth, die) in distinct(left) {
            let mut rest = left.clone();
            rest.remove(nth);
            let later = LATER * self.rest(&rest, false);
            let mut add = |command, gain: f32| {
                if self.outlook.takes(command, die) {
                    all.push((Action::Command { command, die }, gain + later));
                }
            };
            if self.strike > 0.0 {
                add(Command::Airstrike, self.strike + car.gain(moves));
            }
            add(Command::Nitro, car.gain(moves + die));
            if self.repair > f32::MIN {
                add(Command::Repair, self.repair + car.gain(moves));
            }
        }
        all
    }

    /// The most that these dice gain, one a car, and with the command if it is not used yet.
    fn rest(&self, dice: &Dice, may_command: bool) -> f32 {
        let mut given = [0; GANG.len()];
        self.give(dice, &mut given, 0, may_command)
    }

    fn give(&self, dice: &Dice, given: &mut [u8; GANG.len()], nth: usize, may_command: bool) -> f32 {
        let Some(car) = self.cars.get(nth) else {
            return if may_command { self.best_command(dice, given) } else { 0.0 };
        };
        let mut most = f32::MIN;
        for (place, die) in distinct(dice) {
            let mut left = dice.clone();
            left.remove(place);
            given[nth] = die;
            most = most.max(car.gain(die) + self.give(&left, given, nth + 1, may_command));
        }
        if most > f32::MIN { most } else { 0.0 }
    }

    /// The most that a die which no car has gains on a command.
    fn best_command(&self, left: &[u8], given: &[u8; GANG.len()]) -> f32 {
        let mut most = 0.0_f32;
        for die in left {
            most = most.max(self.strike);
            if self.outlook.takes(Command::Repair, *die) {
                most = most.max(self.repair);
            }
            if self.outlook.takes(Command::Nitro, *die) {
                let cars = self.cars.iter().zip(given);
                let gains = cars.map(|(car, given)| car.gain(given + die) - car.gain(*given));
                most = gains.fold(most, f32::max);
            }
        }
        most
    }
}
