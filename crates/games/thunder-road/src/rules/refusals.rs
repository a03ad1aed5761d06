//! Which clause refuses an action: the decision catalogue of the rules, read backwards.
//!
//! An action that breaks a clause of its own row is refused by the first one it breaks, also while something else is
//! asked; one that breaks none is refused by TR-7.5 if it is not what is asked. [`crate::actions::legal`] lists
//! exactly what passes here.

use super::ammo::{airstrikes, bonus, bounties, conditions, one_shots};
use super::movement::{bonus_is_lost, earns_bonus, leads_over_side, rig_steers};
use super::round::has_car_to_assign;
use super::shooting::{self, Aim};
use super::{Why, bikes, commands, leaders, readings, rig, shop, upgrades};
use crate::actions::{Action, asked};
use crate::data::{
    Airstrike, CardId, Command, Crew, Damage, Direction, Kind, Price, ROWS, RigCommand, Space, Upgrade,
    VehicleId,
};
use crate::state::{Car, Manner, Open, Phase, Place, Question, Roll, Secret, Stage, State, Step};
use crossroads_engine::{Refusal, Seat};

type Checked = Result<(), Refusal<Why>>;
/// What has to be asked for an action that breaks no clause of its own row.
type Row = Result<Question, Refusal<Why>>;

/// Refuses with this clause unless something holds.
fn demand(holds: bool, clause: &'static str, why: Why) -> Checked {
    if holds { Ok(()) } else { Err(Refusal::at(clause, why)) }
}

/// Whether a seat may do this now.
///
/// # Errors
/// Names the clause that forbids it.
#[expect(clippy::too_many_lines, reason = "a line an action")]
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Checked {
    let State { open, hidden } = state;
    if let Phase::Shopping { stage, ready } = open.phase {
        demand(shop::still_choose(open, ready).contains(seat), "TR-7.5", Why::NotNow)?;
        return check_choice(stage, &hidden.seats[seat], action);
    }
    let question = open.question();
    let is_asked = asked(open) == Some(seat);
    match action {
        Action::KeepSlam | Action::RerollSlam => {
            let rolled = matches!(
                question,
                Some(Question::Reroll { roll: Roll::Slam { .. } | Roll::BigShove { .. }, .. })
            );
            return demand(rolled && is_asked, "TR-10.4", Why::NoReroll);
        }
        Action::KeepShot | Action::RerollShot => {
            let rolled = matches!(question, Some(Question::Reroll { roll: Roll::Shot { .. }, .. }));
            return demand(rolled && is_asked, "IX-2.7", Why::NoReroll);
        }
        Action::KeepDice | Action::RerollDice => {
            let rolled = matches!(question, Some(Question::Reroll { roll, .. })
                if !matches!(roll, Roll::Slam { .. } | Roll::BigShove { .. } | Roll::Shot { .. }));
            return demand(rolled && is_asked, "IX-2.8", Why::NoReroll);
        }
        _ => {}
    }
    // Only the player whose turn it is acts, but for what somebody else is asked.
    let is_roll = matches!(question, Some(Question::Reroll { .. }));
    demand(is_asked && !is_roll, "TR-7.5", Why::NotNow)?;
    let row = match action {
        Action::Assign { car, die } => check_assign(open, seat, car, die)?,
        Action::Coast { car, die } => check_coast(open, seat, car, die)?,
        Action::Command { command, die } => check_command(open, seat, command, die)?,
        Action::NoCommand => check_no_command(open, seat)?,
        Action::PlaceChopper(space) => check_chopper(open, question, space)?,
        Action::ChopperShot(target) => check_chopper_shot(open, Some(Aim::At(target)))?,
        Action::ChopperShotRig(command) => match question {
            Some(Question::CarpetRig { section }) => {
                demand(command.section() == section, "EA-3.4", Why::NotOfSection)?;
                demand(command.damage_index().is_some(), "BR-6.3", Why::NeverDamaged)?;
                return demand(open.rig.works(command), "BR-6.3", Why::CommandDamaged);
            }
            _ => check_chopper_shot(open, Some(Aim::Command(command)))?,
        },
        Action::ChopperHold => check_chopper_shot(open, None)?,
        Action::Repair { car, damage } if question == Some(Question::DuctTape) => {
            let there = commands::repairs(open, seat).any(|token| token == (car, damage));
            return demand(there, "EA-5.7", Why::NoSuchToken);
        }
        Action::Repair { car, damage } if question == Some(Question::FieldMechanic) => {
            let there = airstrikes::mends(open, seat).any(|token| token == (car, damage));
            return demand(there, "EA-3.6", Why::NoSuchToken);
        }
        Action::Repair { car, damage } if question == Some(Question::DownAndDirty) => {
            let there = bounties::muddy_repairs(open, seat).any(|token| token == (car, damage));
            return demand(there, "EA-4.8", Why::NotOnMud);
        }
        Action::Repair { car, damage } => check_repair(open, seat, car, damage)?,
        Action::Enter(row) => check_entry(open, row)?,
        Action::Step(direction) => check_step(open, direction)?,
        Action::DriftThrough | Action::DriftSlam => {
            let drifts = matches!(question, Some(Question::Drift { .. }));
            return demand(drifts, "TR-8.10", Why::NoDrift);
        }
        Action::TakeBonus | Action::DeclineBonus => check_bonus(open)?,
        Action::Shoot(target) => check_shot(open, Some(Aim::At(target)))?,
        Action::ShootRig(command) => match question {
            Some(Question::ReturnFireRig { .. }) => {
                demand(command.damage_index().is_some(), "BR-6.3", Why::NeverDamaged)?;
                return demand(
                    one_shots::rig_aims(open).any(|it| it == command),
                    "EA-5.6",
                    Why::CommandDamaged,
                );
            }
            Some(Question::SprayRig { section }) => {
                demand(command.section() == section, "CS-4.9", Why::NotOfSection)?;
                demand(command.damage_index().is_some(), "BR-6.3", Why::NeverDamaged)?;
                return demand(open.rig.works(command), "BR-6.3", Why::CommandDamaged);
            }
            _ => check_shot(open, Some(Aim::Command(command)))?,
        },
        Action::HoldFire => check_shot(open, None)?,
        Action::Steer(die) => check_steer(open, seat, die)?,
        Action::RigDie { command, die } => check_rig_die(open, seat, command, die)?,
        Action::FirstBike(bike) => check_first_bike(open, bike)?,
        Action::Respawn { bike, space } => check_respawn(open, seat, bike, space)?,
        Action::RepairRig(command) if question == Some(Question::DuctTape) => {
            let there = one_shots::rig_tapes(open, seat).any(|it| it == command);
            return demand(there, "EA-5.7", Why::CommandNotDamaged);
        }
        Action::RepairRig(command) if question == Some(Question::FieldMechanic) => {
            let there = airstrikes::rig_mends(open, seat).any(|it| it == command);
            return demand(there, "EA-3.6", Why::CommandNotDamaged);
        }
        Action::RepairRig(command) if question == Some(Question::DownAndDirty) => {
            let there = bounties::muddy_rig_repairs(open, seat).any(|it| it == command);
            return demand(there, "EA-4.8", Why::CommandNotDamaged);
        }
        Action::RepairRig(command) => return check_rig_repair(open, command),
        Action::DamageRig(command) => check_rig_damage(open, command)?,
        Action::DropHazard(space) if question == Some(Question::DumpCargo) => {
            return demand(bonus::dumps(open).any(|it| it == space), "EA-6.3", Why::NotInRearArc);
        }
        Action::DropHazard(space) if matches!(question, Some(Question::MineDrop { .. })) => {
            let fits = airstrikes::mine_spaces(open).any(|it| it == space);
            return demand(fits, "EA-3.5", Why::NotAheadOfChopper);
        }
        Action::DropNone if matches!(question, Some(Question::MineDrop { .. })) => return Ok(()),
        Action::DropHazard(space) if question == Some(Question::Roadblock) => {
            let fits = leaders::roadblocks(open).any(|it| it == space);
            return demand(fits, "CS-4.2", Why::NotInRearArc);
        }
        Action::DropHazard(space) => check_drop(open, Some(space))?,
        Action::DropNone => check_drop(open, None)?,
        Action::Shove(direction) => {
            demand(rig::ASIDE.contains(&direction), "BR-8.10", Why::OnlyAside)?;
            let shoves = matches!(question, Some(Question::Shove { .. }));
            return demand(shoves, "TR-7.5", Why::NotNow);
        }
        Action::GiveWay(bike) => {
            let slams = matches!(question, Some(Question::GiveWay { top, bottom, .. }) if bike == top || bike == bottom);
            return demand(slams, "FF-3.6", Why::NotNow);
        }
        Action::AssignCard { car, card } => {
            let row = check_car_for_die(open, seat, car)?;
            has_card(state, seat, card)?;
            row
        }
        Action::CoastCard { car, card } => {
            let row = check_car_for_coast(open, seat, car)?;
            has_card(state, seat, card)?;
            row
        }
        Action::CommandCard { command, card } => {
            let row = check_command_for(open, seat, command, hidden.seats[seat].value(card))?;
            has_card(state, seat, card)?;
            row
        }
        Action::SpendToken(command) => check_token(open, seat, command)?,
        Action::NoToken => Question::Token,
        Action::CommandFirst(command) => {
            let chosen = open.turn.pending.iter().any(|pending| pending.command == command);
            demand(chosen, "CS-2.2", Why::NotNow)?;
            Question::CommandOrder
        }
        Action::LeadFoot(mask) => {
            demand(question == Some(Question::LeadFoot { seat }), "CS-4.7", Why::NotNow)?;
            let fits = leaders::subsets(open, &hidden.seats[seat], seat).any(|it| it == mask);
            return demand(fits, "CS-4.7", Why::NoSuchDice);
        }
        Action::LookAt(space) => {
            let fits = leaders::tokens_to_look_at(open, seat).any(|it| it == space);
            demand(fits, "CS-4.10", Why::NothingToLookAt)?;
            Question::Start
        }
        Action::PitCrew { car, damage } => {
            let fits = upgrades::pit_stops(open, seat).any(|it| it == (car, damage));
            demand(fits, "CS-5.27", Why::NoPitStop)?;
            Question::Start
        }
        Action::BeginTurn => Question::Start,
        Action::Spray => {
            check_shooter(open)?;
            demand(leaders::may_spray(open), "CS-4.9", Why::NoSpray)?;
            shot_question(open)
        }
        Action::BigShove(_) => {
            return demand(matches!(question, Some(Question::BigShove { .. })), "CS-4.5", Why::NotNow);
        }
        Action::JuryRig | Action::NoJuryRig => {
            return demand(matches!(question, Some(Question::JuryRig { .. })), "CS-4.4", Why::NotNow);
        }
        Action::Lay | Action::LayNone => Question::Lay,
        Action::Jump => {
            demand(upgrades::may_jump(open), "CS-5.26", Why::NoJump)?;
            Question::Drive
        }
        Action::Tow(space) => {
            let Some(Question::Tow { row, .. }) = question else {
                return demand(false, "TR-7.5", Why::NotNow);
            };
            return demand(
                upgrades::tow_spaces(open, row).any(|it| it == space),
                "CS-5.16",
                Why::NotTowSpace,
            );
        }
        Action::TowCable { car, direction } => {
            let fits = Direction::ARC.contains(&direction) && bonus::towable(open, seat).any(|it| it == car);
            demand(fits, "EA-6.4", Why::NotTowable)?;
            Question::TowCable
        }
        Action::RadarDiscard(space) => {
            demand(bonus::on_radar(open).any(|it| it == space), "EA-6.5", Why::NotOnRadar)?;
            Question::Radar
        }
        Action::RadarKeep => Question::Radar,
        Action::Switcheroo { one, other } => {
            demand(bonus::swaps(open, seat).any(|it| it == (one, other)), "EA-6.10", Why::NotSwappable)?;
            Question::Switcheroo
        }
        Action::PlayAirstrike(card) => {
            demand(hidden.seats[seat].airstrike == Some(card), "EA-1.3", Why::NotYourCard)?;
            let fits = question.is_some_and(|question| airstrikes::fits(open, question, card));
            return match airstrikes::refused_by(open, card) {
                "EA-3.2" => demand(fits, "EA-3.2", Why::CardFirstRound),
                clause => demand(fits, clause, Why::CardNotNow),
            };
        }
        Action::PlayOneShot(card) => {
            demand(hidden.seats[seat].one_shot == Some(card), "EA-1.3", Why::NotYourCard)?;
            let fits = question.is_some_and(|question| one_shots::fits(state, question, seat, card));
            return demand(fits, "EA-1.4", Why::CardNotNow);
        }
        Action::SetDie { die, value } if matches!(question, Some(Question::HitAndRun { .. })) => {
            let fits = bounties::settable(open, seat).any(|it| it == (die, value));
            return demand(fits, "EA-4.4", Why::NotThatDie);
        }
        Action::SetCard { card, value } if matches!(question, Some(Question::HitAndRun { .. })) => {
            let fits = bounties::settable_cards(&hidden.seats[seat]).any(|it| it == (card, value));
            return demand(fits, "EA-4.4", Why::NotThatDie);
        }
        Action::SetCard { card, value } => {
            let fits = one_shots::card_aces(&hidden.seats[seat]).any(|it| it == (card, value));
            demand(fits, "EA-5.2", Why::NotThatDie)?;
            Question::Ace
        }
        Action::SetDie { die, value } => {
            demand(one_shots::aces(open, seat).any(|it| it == (die, value)), "EA-5.2", Why::NotThatDie)?;
            Question::Ace
        }
        Action::DropScrap(space) => {
            demand(one_shots::scrap_spaces(open, seat).contains(&space), "EA-5.9", Why::NotBesideCar)?;
            Question::ScrapDrop
        }
        Action::SkyHook { who, space } => {
            demand(airstrikes::hooks(open).any(|it| it == (who, space)), "EA-3.9", Why::NotBesideChopper)?;
            Question::SkyHook
        }
        Action::Pass if question == Some(Question::FlyBy) => return Ok(()),
        Action::Pass | Action::Mute => {
            return demand(matches!(question, Some(Question::Window { .. })), "EA-1.5", Why::NotNow);
        }
        Action::RevealBounty(card) => {
            demand(hidden.seats[seat].bounty == Some(card), "EA-1.3", Why::NotYourCard)?;
            let fits = question.is_some_and(|question| bounties::fits(state, question, seat, card));
            return demand(fits, "EA-1.4", Why::CardNotNow);
        }
        Action::SteadyStep { car, direction } => {
            let fits = bounties::steady_steps(open).any(|it| it == (car, direction));
            demand(fits, "EA-4.5", Why::NotSteady)?;
            Question::SteadyStep { seat }
        }
        Action::FreeShot { car, target } => {
            demand(is_free_shot(open, seat, car, Aim::At(target)), "EA-4.6", Why::NoFreeShot)?;
            Question::FreeShot { seat }
        }
        Action::FreeShotRig { car, command } => {
            demand(is_free_shot(open, seat, car, Aim::Command(command)), "EA-4.6", Why::NoFreeShot)?;
            Question::FreeShot { seat }
        }
        Action::Pinball { who, direction: _ } => {
            demand(bounties::pinballs(open).any(|it| it == who), "EA-4.7", Why::NotInChain)?;
            Question::Pinball { seat }
        }
        Action::TakeBack(card) => {
            demand(bounties::played(open, seat).any(|it| it == card), "EA-4.9", Why::NotTakenBack)?;
            Question::TakeBack { seat }
        }
        Action::ExtraCommand(command) => {
            check_slot(open, seat, command)?;
            Question::ExtraCommand
        }
        Action::ExtraRigCommand(command) => {
            let Some(Question::ExtraRigCommand { section }) = question else {
                return demand(false, "TR-7.5", Why::NotNow);
            };
            let fits = bounties::others_of(open, section).any(|it| it == command);
            return demand(fits, "EA-4.10", Why::NotOfSection);
        }
        Action::NoExtraCommand => {
            let asks = matches!(question, Some(Question::ExtraCommand | Question::ExtraRigCommand { .. }));
            return demand(asks, "EA-4.10", Why::NotNow);
        }
        Action::PickLeader(_) | Action::DraftUpgrade(_) | Action::MountUpgrades(_) => {
            return demand(false, "CS-1.7", Why::NotNow);
        }
        Action::KeepSlam
        | Action::RerollSlam
        | Action::KeepShot
        | Action::RerollShot
        | Action::KeepDice
        | Action::RerollDice => {
            return demand(false, "TR-7.5", Why::NotNow);
        }
    };
    demand(question == Some(row), "TR-7.5", Why::NotNow)
}

/// A car of the seat's gang, or a bike of its crew.
fn own(open: &Open, seat: Seat, car: VehicleId) -> Option<&Car> {
    open.car(car).filter(|_| open.owner(car) == Some(seat))
}

/// What a car crew chooses in secret before the race.
fn check_choice(stage: Stage, secret: &Secret, action: Action) -> Checked {
    match (stage, action) {
        (Stage::Leaders, Action::PickLeader(leader)) => {
            demand(secret.leaders().contains(&leader), "CS-1.1", Why::NotDealt)
        }
        (Stage::Draft { .. }, Action::DraftUpgrade(upgrade)) => {
            demand(secret.draft().contains(&upgrade), "CS-3.1", Why::NotInDraft)
        }
        (Stage::Mount, Action::MountUpgrades(mount)) => {
            let is_each = secret.kept().iter().all(|kept| mount.contains(kept));
            demand(is_each, "CS-3.3", Why::NotKept)
        }
        (Stage::Leaders | Stage::Draft { .. } | Stage::Mount, _) => demand(false, "CS-1.7", Why::NotNow),
    }
}

/// Whether a card is in hand: of cards that show the same only the first, which is as good (GE-4).
fn has_card(state: &State, seat: Seat, card: CardId) -> Checked {
    let held = state.hidden.seats[seat].distinct().any(|it| it == card);
    demand(held, "GE-4", Why::NoSuchCard)
}

fn has_die(open: &Open, seat: Seat, die: u8) -> Checked {
    demand(!open.plays_cards(seat), "GE-1", Why::PlaysCards)?;
    demand(open.gangs[seat].dice.contains(&die), "TR-7.13", Why::NoSuchDie)
}

/// What a die on a car or bike answers: the first die of a turn, or the second of the bikes (FF-2.1).
fn first_or_second(open: &Open, first: Question) -> Question {
    if open.turn.step == Step::Second { Question::Second } else { first }
}

fn check_assign(open: &Open, seat: Seat, who: VehicleId, die: u8) -> Row {
    let row = check_car_for_die(open, seat, who)?;
    has_die(open, seat, die)?;
    Ok(row)
}

fn check_car_for_die(open: &Open, seat: Seat, who: VehicleId) -> Row {
    let car = own(open, seat, who).ok_or(Refusal::at("TR-7.6", Why::NotYourCar))?;
    demand(car.die.is_none(), "TR-7.6", Why::HasDie)?;
    demand(!car.inoperable, "TR-3.7", Why::Inoperable)?;
    demand(open.place(who) != Place::Gone, "TR-3.10", Why::Eliminated)?;
    Ok(first_or_second(open, Question::Assign))
}

fn check_coast(open: &Open, seat: Seat, who: VehicleId, die: u8) -> Row {
    let row = check_car_for_coast(open, seat, who)?;
    has_die(open, seat, die)?;
    Ok(row)
}

fn check_car_for_coast(open: &Open, seat: Seat, who: VehicleId) -> Row {
    let bikes = open.crew(seat) == Crew::Bikes;
    let unmoved = has_car_to_assign(open, seat);
    if bikes {
        demand(!unmoved, "FF-2.3", Why::UnmovedBike)?;
    } else {
        demand(!unmoved, "TR-7.7", Why::UnmovedCar)?;
    }
    let car = own(open, seat, who).ok_or(Refusal::at("TR-7.7", Why::NotYourCar))?;
    let (clause, why) = if bikes { ("FF-2.3", Why::CoastedFour) } else { ("TR-7.8", Why::CoastedTwice) };
    demand(car.coasts < who.kind().row().coasts, clause, why)?;
    demand(!car.inoperable, "TR-3.7", Why::Inoperable)?;
    demand(open.place(who) != Place::Gone, "TR-3.10", Why::Eliminated)?;
    demand(!bikes::other_has_room(open, seat, who), "FF-2.4", Why::OtherBike)?;
    Ok(first_or_second(open, Question::Coast))
}

fn check_command(open: &Open, seat: Seat, command: Command, die: u8) -> Row {
    let row = check_command_for(open, seat, command, die)?;
    has_die(open, seat, die)?;
    Ok(row)
}

fn check_command_for(open: &Open, seat: Seat, command: Command, die: u8) -> Row {
    demand(!open.gangs[seat].commanded, "TR-7.10", Why::OneCommand)?;
    let coasts = open.turn.drive.manner == Manner::Coasting || open.turn.step == Step::Coast;
    demand(!coasts, "TR-7.11", Why::NoCommandCoasting)?;
    let slot = open.slot(seat, command);
    demand(slot.is_none_or(|slot| slot.price != Price::Star), "CS-1.5", Why::NeedsToken)?;
    demand(commands::takes(open, seat, command, die), "TR-8.2", Why::WrongValue)?;
    demand(!open.gangs[seat].used.contains(command), "CS-2.5", Why::CommandUsed)?;
    check_use(open, seat, command)?;
    Ok(first_or_second(open, Question::Command))
}

/// A command by a token (CS-2): once a turn, on a command without die or token this round, with something to act on.
fn check_token(open: &Open, seat: Seat, command: Command) -> Row {
    let coasts = open.turn.drive.manner == Manner::Coasting || open.turn.step == Step::Coast;
    demand(!coasts, "CS-2.3", Why::NoTokenCoasting)?;
    demand(open.gangs[seat].tokens > 0, "CS-2.1", Why::NoToken)?;
    check_slot(open, seat, command)?;
    Ok(Question::Token)
}

/// A command without a die: one of the seat's, with neither die nor token in this round, and something to act on (CS-2.1, CS-2.6).
fn check_slot(open: &Open, seat: Seat, command: Command) -> Checked {
    demand(open.slot(seat, command).is_some(), "CS-1.2", Why::NoSuchCommand)?;
    demand(!open.gangs[seat].used.contains(command), "CS-2.1", Why::CommandUsed)?;
    check_use(open, seat, command)
}

/// Whether a vehicle of a slam can shoot so for free (EA-4.6).
fn is_free_shot(open: &Open, seat: Seat, car: VehicleId, aim: Aim) -> bool {
    bounties::free_shots(open, seat).any(|it| it == (car, aim))
}

/// What keeps a command from working, by whatever it was chosen.
fn check_use(open: &Open, seat: Seat, command: Command) -> Checked {
    let mover = open.turn.mover;
    demand(mover.is_none_or(|mover| readings::has_radio(open, mover)), "CD-5.14", Why::DeadRadio)?;
    demand(command != Command::Nitro || commands::may_nitro(open), "CD-5.16", Why::CloggedInjector)?;
    if command == Command::Respawn {
        demand(bikes::eliminated(open, seat).next().is_some(), "FF-5.4", Why::NoEliminatedBike)?;
        demand(bikes::respawn_spaces(open, seat).next().is_some(), "FF-5.4", Why::NoRespawnSpace)?;
    }
    demand(!command.row().weapon || open.round > 1, "IX-2.10", Why::WeaponFirstRound)?;
    demand(commands::can_act(open, seat, command), "TR-8.3", Why::NothingToActOn)
}

/// Doing without a command; the second die of the bikes stays unused only if no bike has room (FF-2.5).
fn check_no_command(open: &Open, seat: Seat) -> Row {
    if open.turn.step == Step::Second {
        demand(bikes::may_do_without(open, seat), "FF-2.1", Why::UnmovedBike)?;
    }
    Ok(first_or_second(open, Question::Command))
}

fn check_chopper(open: &Open, question: Option<Question>, space: Space) -> Row {
    let is_close =
        open.turn.airstrike == Some(Airstrike::DangerClose) && question == Some(Question::PlaceChopper);
    let over = is_close && airstrikes::over_wrecks(open).any(|it| it == space);
    demand(open.is_empty(space) || over, "TR-8.4", Why::NotEmpty)?;
    demand(commands::may_fly_over(open, space), "EA-2.9", Why::NoFlyZone)?;
    Ok(if question == Some(Question::FlyBy) { Question::FlyBy } else { Question::PlaceChopper })
}

/// Whether somebody may shoot there: with a target the clause that forbids it, without one nothing does.
fn check_aim(open: &Open, by: Option<VehicleId>, aim: Option<Aim>) -> Checked {
    let Some(aim) = aim else { return Ok(()) };
    if shooting::shots(open, by).any(|it| it == aim) {
        return Ok(());
    }
    let target = aim.target();
    let stormy = conditions::is_blind(open, by) || conditions::in_sandstorm(open, target);
    demand(!stormy, "EA-2.5", Why::Sandstorm)?;
    if shooting::targets(open, by).any(|it| it == aim) {
        demand(!open.wears(target, Upgrade::Decoy), "CS-5.14", Why::Decoy)?;
        return demand(false, "CS-5.5", Why::OtherTarget);
    }
    let from = match by {
        Some(by) => open.space_of(by),
        None => open.gangs[open.turn.seat].chopper,
    };
    demand(!shooting::is_shielded(open, from, target), "CS-5.13", Why::RearShield)?;
    let in_reach = shooting::targets(open, by).any(|it| it.target() == target);
    match aim {
        Aim::Command(command) => {
            demand(command.damage_index().is_some(), "BR-6.3", Why::NeverDamaged)?;
            demand(!in_reach || open.rig.works(command), "BR-6.3", Why::CommandDamaged)?;
            let mut of_section = RigCommand::damageable().filter(|it| it.section() == command.section());
            demand(of_section.any(|it| open.rig.works(it)), "BR-6.4", Why::SectionSpent)?;
        }
        // Of a section a command is named.
        Aim::At(target) => demand(target.kind() != Kind::Section || !in_reach, "BR-6.3", Why::NotOfSection)?,
    }
    if let Some(by) = by {
        let ahead = readings::arc(open.space_of(by)).any(|(_, space)| open.space_of(target) == Some(space));
        demand(!ahead, "CD-5.5", Why::Windshield)?;
        demand(by.kind() != Kind::Section, "BR-6.1", Why::NotInEitherArc)?;
    }
    demand(false, "TR-11.3", Why::NotInArc)
}

fn check_chopper_shot(open: &Open, aim: Option<Aim>) -> Row {
    demand(open.round > 1, "TR-11.1", Why::FirstRound)?;
    check_aim(open, None, aim)?;
    Ok(Question::ChopperShot)
}

fn check_repair(open: &Open, seat: Seat, car: VehicleId, damage: Damage) -> Row {
    let there = commands::repairs(open, seat).any(|token| token == (car, damage));
    if car.kind() == Kind::Bike {
        demand(there, "FF-5.5", Why::NotInoperable)?;
    }
    demand(there, "TR-8.12", Why::NoSuchToken)?;
    Ok(Question::Repair)
}

/// Where the mover is, if a car has been chosen.
fn mover_place(open: &Open) -> Option<Place> {
    open.turn.mover.map(|mover| open.place(mover))
}

fn check_entry(open: &Open, row: u8) -> Row {
    let waits = mover_place(open) == Some(Place::Waiting);
    demand(waits && row < ROWS, "TR-9.6", Why::NoEntry)?;
    Ok(Question::Drive)
}

fn check_step(open: &Open, direction: Direction) -> Row {
    demand(Direction::ARC.contains(&direction), "TR-9.2", Why::OutsideArc)?;
    // A car that waits enters first.
    demand(mover_place(open) != Some(Place::Waiting), "TR-9.6", Why::NoEntry)?;
    if let Some(mover) = open.turn.mover {
        if mover == VehicleId::RIG {
            demand(rig_steers(open, direction), "BR-3.3", Why::NoSteering)?;
            demand(!leads_over_side(open, direction), "BR-3.5", Why::RigSideEdge)?;
        }
        let steers = readings::steers(open, mover, direction);
        if direction == Direction::FrontRight {
            demand(steers, "CD-5.8", Why::PullsLeft)?;
        } else {
            demand(steers, "CD-5.9", Why::PullsRight)?;
        }
    }
    Ok(Question::Drive)
}

/// A car may not stop early.
fn all_moves_used(open: &Open) -> Checked {
    demand(open.turn.mover.is_none() || open.turn.drive.moves == 0, "TR-9.3", Why::MovesLeft)
}

fn check_bonus(open: &Open) -> Row {
    let Some(mover) = open.turn.mover else { return Err(Refusal::at("TR-7.5", Why::NotNow)) };
    all_moves_used(open)?;
    if mover == VehicleId::RIG {
        demand(earns_bonus(open), "BR-3.7", Why::NoTraction)?;
    }
    demand(earns_bonus(open), "TR-9.10", Why::LeftRoad)?;
    demand(!bonus_is_lost(open), "TR-9.13", Why::Stopped)?;
    demand(open.turn.drive.manner == Manner::Normal, "TR-9.14", Why::CoastingBonus)?;
    demand(readings::has_injector(open, mover), "CD-5.16", Why::CloggedInjector)?;
    Ok(Question::RoadBonus)
}

/// Which shot is asked for (IX-2.6, CS-5.5).
fn shot_question(open: &Open) -> Question {
    match open.turn.step {
        Step::EarlyShot => Question::EarlyShot,
        Step::SecondShot => Question::SecondShot,
        _ => Question::Shoot,
    }
}

fn check_shot(open: &Open, aim: Option<Aim>) -> Row {
    check_shooter(open)?;
    check_aim(open, open.turn.mover, aim)?;
    Ok(shot_question(open))
}

/// Whether the mover can shoot at all.
fn check_shooter(open: &Open) -> Checked {
    if open.turn.step != Step::EarlyShot {
        all_moves_used(open)?;
    }
    demand(open.round > 1, "TR-11.1", Why::FirstRound)?;
    let mover = open.turn.mover;
    demand(mover.is_none_or(|mover| readings::has_guns(open, mover)), "CD-5.10", Why::JammedGuns)?;
    demand(shooting::is_able(open), "TR-11.2", Why::CannotShoot)
}

fn check_steer(open: &Open, seat: Seat, die: u8) -> Row {
    demand(open.crew(seat) == Crew::Rig && rig::may_steer(open), "BR-2.1", Why::NotNow)?;
    has_die(open, seat, die)?;
    Ok(Question::Steer)
}

fn check_rig_die(open: &Open, seat: Seat, command: RigCommand, die: u8) -> Row {
    demand(open.crew(seat) == Crew::Rig, "BR-2.2", Why::NotNow)?;
    demand(open.rig.dice[command.section() as usize].is_none(), "BR-2.2", Why::SectionUsed)?;
    demand(command.takes(die), "BR-2.4", Why::RepairThree)?;
    has_die(open, seat, die)?;
    Ok(Question::RigDie)
}

fn check_first_bike(open: &Open, bike: VehicleId) -> Row {
    let assigned = open.turn.mover == Some(bike) || open.turn.second.is_some_and(|it| it.who == bike);
    demand(assigned, "FF-2.6", Why::NotYourCar)?;
    Ok(Question::FirstBike)
}

fn check_respawn(open: &Open, seat: Seat, bike: VehicleId, space: Space) -> Row {
    demand(bikes::eliminated(open, seat).any(|it| it == bike), "FF-5.4", Why::NoEliminatedBike)?;
    demand(bikes::respawn_spaces(open, seat).any(|it| it == space), "FF-5.3", Why::NotRespawnSpace)?;
    Ok(Question::Respawn)
}

fn check_rig_repair(open: &Open, command: RigCommand) -> Checked {
    let Some(Question::RigRepair { section }) = open.question() else {
        return demand(false, "TR-7.5", Why::NotNow);
    };
    demand(command.section() == section, "BR-8.3", Why::NotOfSection)?;
    demand(!open.rig.works(command), "BR-8.3", Why::CommandNotDamaged)
}

fn check_rig_damage(open: &Open, command: RigCommand) -> Row {
    demand(command.damage_index().is_some(), "BR-7.1", Why::NeverDamaged)?;
    demand(open.rig.works(command), "BR-7.1", Why::CommandDamaged)?;
    Ok(Question::RigDamage)
}

fn check_drop(open: &Open, space: Option<Space>) -> Row {
    demand(space.is_none_or(|space| rig::drops(open).any(|it| it == space)), "BR-8.1", Why::NotInRearArc)?;
    Ok(Question::DropHazard)
}
