//! What a seat may do, and who may do something now: the decision catalogue of the rules, read forwards.
//!
//! [`crate::rules::refusals`] reads the same catalogue backwards, for what is not in the list.

use crate::data::{
    Airstrike, Bounty, CardId, Command, Damage, Direction, Leader, MOST_DICE, OneShot, ROWS, RigCommand,
    SlamFace, Space, Upgrade, VehicleId,
};
use crate::rules::ammo::{airstrikes, bonus, bounties, one_shots};
use crate::rules::{bikes, commands, leaders, movement, rig, rolls, shooting, shop, upgrades};
use crate::state::{KEPT_UPGRADES, Open, Phase, Place, Question, Roll, Secret, State};
use crossroads_engine::{Few, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One decision of one seat. New kinds stand behind the old ones, since stored tables name them by number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Action {
    /// Puts a die on a car or a bike for its normal move (TR-7.6, FF-2.1).
    Assign {
        /// The car.
        car: VehicleId,
        /// The value of the die.
        die: u8,
    },
    /// Puts a die in the coast slot of a car or a bike (TR-7.7, FF-2.3).
    Coast {
        /// The car.
        car: VehicleId,
        /// The value of the die.
        die: u8,
    },
    /// Puts a die on a command (TR-7.10, FF-2.2).
    Command {
        /// The command.
        command: Command,
        /// The value of the die.
        die: u8,
    },
    /// Uses no command in this turn.
    NoCommand,
    /// Places the chopper (TR-8.4).
    PlaceChopper(Space),
    /// The chopper shoots at this road vehicle (TR-8.5).
    ChopperShot(VehicleId),
    /// The chopper does not shoot.
    ChopperHold,
    /// Repairs a damage token (TR-8.12, FF-5.5).
    Repair {
        /// The car.
        car: VehicleId,
        /// The kind of token.
        damage: Damage,
    },
    /// Enters the board in this row (TR-9.6).
    Enter(u8),
    /// Drives one space (TR-9.2).
    Step(Direction),
    /// Goes through an occupied space (TR-8.9, FF-3.1).
    DriftThrough,
    /// Slams although it could go through.
    DriftSlam,
    /// Takes the road die bonus (TR-9.10).
    TakeBonus,
    /// Does without it.
    DeclineBonus,
    /// Lets the slam dice lie.
    KeepSlam,
    /// Rolls the slam dice again (TR-10.4).
    RerollSlam,
    /// The mover shoots at this road vehicle (TR-11.2).
    Shoot(VehicleId),
    /// The mover does not shoot.
    HoldFire,
    /// Puts a die of this value on the power steering of the rig (BR-2.1).
    Steer(u8),
    /// Puts a die on a command of the rig (BR-2.2).
    RigDie {
        /// The command.
        command: RigCommand,
        /// The value of the die.
        die: u8,
    },
    /// This of two bikes moves first (FF-2.6).
    FirstBike(VehicleId),
    /// Puts an eliminated bike back (FF-5.3).
    Respawn {
        /// The bike.
        bike: VehicleId,
        /// Where.
        space: Space,
    },
    /// Repairs a command of the rig (BR-8.3).
    RepairRig(RigCommand),
    /// A command of the rig takes the damage (BR-7.2).
    DamageRig(RigCommand),
    /// The mover shoots at this command of the rig (BR-6.3).
    ShootRig(RigCommand),
    /// The chopper shoots at this command of the rig (BR-6.3).
    ChopperShotRig(RigCommand),
    /// Lets the shooting die lie.
    KeepShot,
    /// Rolls the shooting die again (BR-8.2, CD-5.18).
    RerollShot,
    /// Drops a hazard token behind the rig (BR-8.1).
    DropHazard(Space),
    /// Drops none.
    DropNone,
    /// The cowcatcher shoves the road vehicle that way (BR-8.10).
    Shove(Direction),
    /// This of two bikes is moved by the slam (FF-3.6).
    GiveWay(VehicleId),
    /// Keeps one of the two leaders it was dealt (CS-1.1).
    PickLeader(Leader),
    /// Keeps an upgrade and passes the others on (CS-3.1).
    DraftUpgrade(Upgrade),
    /// Gives the three upgrades to its small, medium and large car (CS-3.3).
    MountUpgrades([Upgrade; KEPT_UPGRADES]),
    /// Plays a card on a car for its normal move (GE-4).
    AssignCard {
        /// The car.
        car: VehicleId,
        /// The card.
        card: CardId,
    },
    /// Plays a card in the coast slot of a car (GE-4).
    CoastCard {
        /// The car.
        car: VehicleId,
        /// The card.
        card: CardId,
    },
    /// Plays a card on a command (GE-4).
    CommandCard {
        /// The command.
        command: Command,
        /// The card.
        card: CardId,
    },
    /// Puts a command token on a command (CS-2.1).
    SpendToken(Command),
    /// Spends none in this turn.
    NoToken,
    /// This of several commands comes first (CS-2.2).
    CommandFirst(Command),
    /// Rolls these movement dice again, or draws anew for these cards: a bit each, in their order (CS-4.7, GE-12).
    LeadFoot(u8),
    /// Looks at a token that lies face down (CS-4.10).
    LookAt(Space),
    /// The pit crew removes a damage token (CS-5.27).
    PitCrew {
        /// From which car.
        car: VehicleId,
        /// Which.
        damage: Damage,
    },
    /// Does nothing more at the start of the turn.
    BeginTurn,
    /// Shoots at every road vehicle in the front arc (CS-4.9).
    Spray,
    /// Lets the dice lie.
    KeepDice,
    /// Rolls the dice again (IX-2.8).
    RerollDice,
    /// This one moves in the slam (CS-4.5).
    BigShove(SlamFace),
    /// Pays two tokens to keep a car operable (CS-4.4).
    JuryRig,
    /// Does not.
    NoJuryRig,
    /// Leaves a token of a layer behind (CS-5.21, CS-5.22).
    Lay,
    /// Leaves none.
    LayNone,
    /// Drives over one space straight ahead (CS-5.26).
    Jump,
    /// Tows a car to this space (CS-5.16).
    Tow(Space),
    /// Plays no secret card at this moment (EA-1.5).
    Pass,
    /// The same, and is not to be asked at such moments before its next turn (EA-1.6).
    Mute,
    /// The tow cable moves a car that way (EA-6.4).
    TowCable {
        /// Which.
        car: VehicleId,
        /// Where to.
        direction: Direction,
    },
    /// Discards a token on the radar (EA-6.5).
    RadarDiscard(Space),
    /// Discards none.
    RadarKeep,
    /// Two cars swap places (EA-6.10).
    Switcheroo {
        /// One.
        one: VehicleId,
        /// The other.
        other: VehicleId,
    },
    /// Improves the airstrike with a card (EA-3.1).
    PlayAirstrike(Airstrike),
    /// Moves a road vehicle beside the chopper (EA-3.9).
    SkyHook {
        /// Which.
        who: VehicleId,
        /// Where to.
        space: Space,
    },
    /// Plays a one-shot (EA-5.1).
    PlayOneShot(OneShot),
    /// Sets a die to a value (EA-5.2).
    SetDie {
        /// What it shows.
        die: u8,
        /// What it will show.
        value: u8,
    },
    /// Drops a wreck there (EA-5.9).
    DropScrap(Space),
    /// Reveals a bounty (EA-4.1).
    RevealBounty(Bounty),
    /// Lets a card in hand count as another value (GE-12).
    SetCard {
        /// Which.
        card: CardId,
        /// What it will count as.
        value: u8,
    },
    /// Moves a vehicle one space, slow and steady (EA-4.5).
    SteadyStep {
        /// Which.
        car: VehicleId,
        /// Where to.
        direction: Direction,
    },
    /// Shoots for free (EA-4.6).
    FreeShot {
        /// With which vehicle.
        car: VehicleId,
        /// At which.
        target: VehicleId,
    },
    /// Shoots for free at a command of the rig (EA-4.6, BR-6.3).
    FreeShotRig {
        /// With which vehicle.
        car: VehicleId,
        /// At which command.
        command: RigCommand,
    },
    /// Moves a vehicle of a chain of slams on (EA-4.7).
    Pinball {
        /// Which.
        who: VehicleId,
        /// Where to.
        direction: Direction,
    },
    /// Takes a played card back into the hand (EA-4.9, GE-12).
    TakeBack(CardId),
    /// Uses one more command (EA-4.10).
    ExtraCommand(Command),
    /// Uses none.
    NoExtraCommand,
    /// One more command of the section works (EA-4.10).
    ExtraRigCommand(RigCommand),
}

/// The one seat that holds a decision in the race: mostly whose turn it is.
pub fn asked(open: &Open) -> Option<Seat> {
    let in_turn = open.turn.seat;
    Some(match open.question()? {
        // Who may roll again: the owner of the larger vehicle of a slam, or the shooter.
        Question::Reroll { roll, rung } => rolls::may_reroll(open, roll, rung)?,
        Question::GiveWay { top, .. } => open.owner(top).unwrap_or(in_turn),
        Question::Shove { who } => rig::shoves(open, who),
        Question::RigDamage => open.owner(VehicleId::RIG).unwrap_or(in_turn),
        Question::LeadFoot { seat }
        | Question::Window { seat, .. }
        | Question::HitAndRun { seat }
        | Question::SteadyStep { seat }
        | Question::FreeShot { seat }
        | Question::Pinball { seat }
        | Question::TakeBack { seat } => seat,
        Question::JuryRig { who } | Question::ReturnFireRig { who } | Question::Tow { who, .. } => {
            open.owner(who).unwrap_or(in_turn)
        }
        _ => in_turn,
    })
}

/// The seats that hold a decision: before the race all who have not chosen in secret, in it never more than one.
pub fn to_act(open: &Open) -> SeatSet {
    match open.phase {
        Phase::Shopping { ready, .. } => shop::still_choose(open, ready),
        Phase::Racing | Phase::Over { .. } => asked(open).map_or(SeatSet::EMPTY, SeatSet::only),
    }
}

/// Appends every legal action of a seat.
#[expect(clippy::too_many_lines, reason = "a line a question")]
pub fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
    let State { open, hidden } = state;
    if let Phase::Shopping { stage, ready } = open.phase {
        if shop::still_choose(open, ready).contains(seat) {
            shop::choices(stage, &hidden.seats[seat], into);
        }
        return;
    }
    let Some(question) = open.question().filter(|_| asked(open) == Some(seat)) else { return };
    if open.options.one_shots
        && matches!(
            question,
            Question::Steer | Question::RigDie | Question::Assign | Question::Coast | Question::Drive
        )
    {
        into.extend(secret_card(state, question, seat));
    }
    match question {
        Question::Steer => into.extend(distinct_dice(open, seat).iter().map(|die| Action::Steer(*die))),
        Question::RigDie => {
            into.extend(rig::dice(open).map(|(command, die)| Action::RigDie { command, die }));
        }
        Question::Assign => {
            let (dice, secret) = (distinct_dice(open, seat), &hidden.seats[seat]);
            for car in open.vehicles(seat).filter(|car| can_be_assigned(open, *car)) {
                into.extend(dice.iter().map(|die| Action::Assign { car, die: *die }));
                into.extend(secret.distinct().map(|card| Action::AssignCard { car, card }));
            }
        }
        Question::Coast => {
            let (dice, secret) = (distinct_dice(open, seat), &hidden.seats[seat]);
            for car in open.vehicles(seat).filter(|car| can_coast(open, *car)) {
                into.extend(dice.iter().map(|die| Action::Coast { car, die: *die }));
                into.extend(secret.distinct().map(|card| Action::CoastCard { car, card }));
            }
        }
        Question::Second => bikes::seconds(open, seat, into),
        Question::FirstBike => {
            let second = open.turn.second.map(|second| second.who);
            into.extend(open.turn.mover.into_iter().chain(second).map(Action::FirstBike));
        }
        Question::Command if open.plays_cards(seat) => {
            let secret = &hidden.seats[seat];
            for command in commands::usable(open, seat) {
                let fits = |card: &CardId| commands::takes(open, seat, command, secret.value(*card));
                into.extend(secret.distinct().filter(fits).map(|card| Action::CommandCard { command, card }));
            }
            into.push(Action::NoCommand);
        }
        Question::Command => {
            into.extend(
                commands::available(open, seat).map(|(command, die)| Action::Command { command, die }),
            );
            into.push(Action::NoCommand);
        }
        Question::PlaceChopper => {
            // From within: a hundred spaces are listed here, and an iterator that is asked for each takes twice as long.
            commands::chopper_spaces(open).iter().for_each(|space| into.push(Action::PlaceChopper(space)));
            into.extend(secret_card(state, question, seat));
        }
        Question::ChopperShot => {
            let shots = shooting::shots(open, None);
            into.extend(shots.map(|aim| aim.shot(Action::ChopperShot, Action::ChopperShotRig)));
            into.extend(secret_card(state, question, seat));
            into.push(Action::ChopperHold);
        }
        Question::Repair => {
            into.extend(commands::repairs(open, seat).map(|(car, damage)| Action::Repair { car, damage }));
        }
        Question::RigRepair { section } => into.extend(rig::repairs(open, section).map(Action::RepairRig)),
        Question::Respawn => {
            for bike in bikes::eliminated(open, seat) {
                into.extend(bikes::respawn_spaces(open, seat).map(|space| Action::Respawn { bike, space }));
            }
        }
        Question::Drive => {
            if open.turn.mover.map(|mover| open.place(mover)) == Some(Place::Waiting) {
                into.extend((0..ROWS).map(Action::Enter));
            } else {
                into.extend(movement::ways(open).map(Action::Step));
                into.extend(upgrades::may_jump(open).then_some(Action::Jump));
            }
        }
        Question::RoadBonus => into.extend([Action::TakeBonus, Action::DeclineBonus]),
        Question::DropHazard => {
            into.extend(rig::drops(open).map(Action::DropHazard));
            into.push(Action::DropNone);
        }
        Question::Shoot | Question::EarlyShot | Question::SecondShot => {
            let shots = shooting::shots(open, open.turn.mover);
            into.extend(shots.map(|aim| aim.shot(Action::Shoot, Action::ShootRig)));
            into.extend(leaders::may_spray(open).then_some(Action::Spray));
            into.push(Action::HoldFire);
        }
        Question::Drift { .. } => into.extend([Action::DriftThrough, Action::DriftSlam]),
        Question::Reroll { roll: Roll::Slam { .. } | Roll::BigShove { .. }, .. } => {
            into.extend([Action::KeepSlam, Action::RerollSlam]);
        }
        Question::Reroll { roll: Roll::Shot { .. }, .. } => {
            into.extend([Action::KeepShot, Action::RerollShot]);
        }
        Question::Reroll { .. } => into.extend([Action::KeepDice, Action::RerollDice]),
        Question::GiveWay { top, bottom, .. } => into.extend([top, bottom].map(Action::GiveWay)),
        Question::Shove { .. } => into.extend(rig::ASIDE.map(Action::Shove)),
        Question::RigDamage => {
            into.extend(RigCommand::damageable().filter(|it| open.rig.works(*it)).map(Action::DamageRig));
        }
        Question::Start => {
            into.extend(leaders::tokens_to_look_at(open, seat).map(Action::LookAt));
            into.extend(upgrades::pit_stops(open, seat).map(|(car, damage)| Action::PitCrew { car, damage }));
            into.push(Action::BeginTurn);
        }
        Question::Token => {
            into.extend(commands::for_token(open, seat).map(Action::SpendToken));
            into.push(Action::NoToken);
        }
        Question::CommandOrder => {
            into.extend(open.turn.pending.iter().map(|pending| Action::CommandFirst(pending.command)));
        }
        Question::SprayRig { section } => {
            let works = RigCommand::damageable().filter(|it| it.section() == section && open.rig.works(*it));
            into.extend(works.map(Action::ShootRig));
        }
        Question::LeadFoot { .. } => {
            into.extend(leaders::subsets(open, &hidden.seats[seat], seat).map(Action::LeadFoot));
        }
        Question::BigShove { .. } => {
            into.extend([SlamFace::Top, SlamFace::Bottom].map(Action::BigShove));
        }
        Question::JuryRig { .. } => into.extend([Action::JuryRig, Action::NoJuryRig]),
        Question::Roadblock => into.extend(leaders::roadblocks(open).map(Action::DropHazard)),
        Question::Lay => into.extend([Action::Lay, Action::LayNone]),
        Question::Tow { row, .. } => into.extend(upgrades::tow_spaces(open, row).map(Action::Tow)),
        Question::Window { .. } => {
            into.extend(secret_card(state, question, seat));
            into.extend([Action::Pass, Action::Mute]);
        }
        Question::DumpCargo => into.extend(bonus::dumps(open).map(Action::DropHazard)),
        Question::TowCable => {
            for car in bonus::towable(open, seat) {
                into.extend(Direction::ARC.map(|direction| Action::TowCable { car, direction }));
            }
        }
        Question::Radar => {
            into.extend(bonus::on_radar(open).map(Action::RadarDiscard));
            into.push(Action::RadarKeep);
        }
        Question::Switcheroo => {
            into.extend(bonus::swaps(open, seat).map(|(one, other)| Action::Switcheroo { one, other }));
        }
        Question::MineDrop { .. } => {
            into.extend(airstrikes::mine_spaces(open).map(Action::DropHazard));
            into.push(Action::DropNone);
        }
        Question::FieldMechanic => {
            into.extend(airstrikes::mends(open, seat).map(|(car, damage)| Action::Repair { car, damage }));
            into.extend(airstrikes::rig_mends(open, seat).map(Action::RepairRig));
        }
        Question::SkyHook => {
            into.extend(airstrikes::hooks(open).map(|(who, space)| Action::SkyHook { who, space }));
        }
        Question::FlyBy => {
            into.extend(airstrikes::fly_bys(open).map(Action::PlaceChopper));
            into.push(Action::Pass);
        }
        Question::Ace => {
            into.extend(one_shots::aces(open, seat).map(|(die, value)| Action::SetDie { die, value }));
            let cards = one_shots::card_aces(&hidden.seats[seat]);
            into.extend(cards.map(|(card, value)| Action::SetCard { card, value }));
        }
        Question::HitAndRun { .. } => {
            into.extend(bounties::settable(open, seat).map(|(die, value)| Action::SetDie { die, value }));
            let cards = bounties::settable_cards(&hidden.seats[seat]);
            into.extend(cards.map(|(card, value)| Action::SetCard { card, value }));
        }
        Question::SteadyStep { .. } => {
            let steps = bounties::steady_steps(open);
            into.extend(steps.map(|(car, direction)| Action::SteadyStep { car, direction }));
        }
        Question::FreeShot { .. } => {
            let shots = bounties::free_shots(open, seat);
            into.extend(shots.map(|(car, aim)| {
                let at = |target| Action::FreeShot { car, target };
                aim.shot(at, |command| Action::FreeShotRig { car, command })
            }));
        }
        Question::Pinball { .. } => {
            for who in bounties::pinballs(open) {
                into.extend(Direction::ALL.map(|direction| Action::Pinball { who, direction }));
            }
        }
        Question::DownAndDirty => {
            let repairs = bounties::muddy_repairs(open, seat);
            into.extend(repairs.map(|(car, damage)| Action::Repair { car, damage }));
            into.extend(bounties::muddy_rig_repairs(open, seat).map(Action::RepairRig));
        }
        Question::TakeBack { .. } => into.extend(bounties::played(open, seat).map(Action::TakeBack)),
        Question::ExtraCommand => {
            into.extend(commands::for_token(open, seat).map(Action::ExtraCommand));
            into.push(Action::NoExtraCommand);
        }
        Question::ExtraRigCommand { section } => {
            into.extend(bounties::others_of(open, section).map(Action::ExtraRigCommand));
            into.push(Action::NoExtraCommand);
        }
        Question::DuctTape => {
            into.extend(commands::repairs(open, seat).map(|(car, damage)| Action::Repair { car, damage }));
            into.extend(one_shots::rig_tapes(open, seat).map(Action::RepairRig));
        }
        Question::ScrapDrop => {
            into.extend(one_shots::scrap_spaces(open, seat).iter().copied().map(Action::DropScrap));
        }
        Question::ReturnFireRig { .. } => into.extend(one_shots::rig_aims(open).map(Action::ShootRig)),
        Question::CarpetRig { section } => {
            let works = RigCommand::damageable().filter(|it| it.section() == section && open.rig.works(*it));
            into.extend(works.map(Action::ChopperShotRig));
        }
    }
}

/// The secret cards of a seat that fit what is asked (EA-1.4).
fn secret_card(state: &State, question: Question, seat: Seat) -> impl Iterator<Item = Action> {
    let State { open, hidden } = state;
    let Secret { airstrike, one_shot, bounty, .. } = hidden.seats[seat];
    let airstrike = airstrike.filter(|card| airstrikes::fits(open, question, *card));
    let one_shot = one_shot.filter(|card| one_shots::fits(state, question, seat, *card));
    let bounty = bounty.filter(|card| bounties::fits(state, question, seat, *card));
    let played = airstrike.map(Action::PlayAirstrike).into_iter().chain(one_shot.map(Action::PlayOneShot));
    played.chain(bounty.map(Action::RevealBounty))
}

/// The unused dice of a seat, each value once.
pub(crate) fn distinct_dice(open: &Open, seat: Seat) -> Few<u8, MOST_DICE> {
    let mut values = Few::default();
    for die in open.gangs[seat].dice.iter() {
        if values.last() != Some(die) {
            values.push(*die);
        }
    }
    values
}

/// Whether a car or a bike can get a die for its normal move (TR-7.6, FF-2.1).
pub(crate) fn can_be_assigned(open: &Open, car: VehicleId) -> bool {
    open.is_operable(car) && open.car(car).is_some_and(|car| car.die.is_none())
}

/// Whether a car or a bike can coast (TR-7.7, TR-7.8, FF-2.3).
pub(crate) fn can_coast(open: &Open, car: VehicleId) -> bool {
    let most = car.kind().row().coasts;
    open.is_operable(car) && open.car(car).is_some_and(|car| car.die.is_some() && car.coasts < most)
}
