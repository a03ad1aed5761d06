//! What a seat that is asked can see coming: how far its cars get, what waits there, and the odds. For a page that
//! wants to say it before the player commits, and for bots; worked out from what everybody sees, and from the seat's own hand, it
//! changes nothing.

use crate::actions::{Action, asked, can_be_assigned, can_coast, distinct_dice};
use crate::data::{
    COLUMNS, Command, Condition, Direction, Ground, Hazard, HazardCounts, Kind, MOST_DICE, Point,
    RIG_DAMAGEABLE, ROWS, RigCommand, SHOOTING_DIE, SLAM_DIE, SlamFace, Slot, Space, Terrain, Upgrade,
    VehicleId,
};
use crate::rules::ammo::{bonus, bounties};
use crate::rules::{commands, movement, readings, rig, shooting, slams, upgrades};
use crate::state::{Drive, Frame, Manner, Open, Place, Question, Roll, Secret, Way, all_hazards};
use crossroads_engine::{Few, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The longest move: a six, a nitro of four, two of the fire die, a turbocharger and a tailwind.
pub const MOST_MOVES: u8 = 14;

/// What a seat can see coming.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Outlook {
    /// Where the cars that could drive now would get.
    pub reach: Vec<Reach>,
    /// What waits at each step that is offered, jump jets last; to which the cowcatcher may shove; or where a card moves a
    /// vehicle. In the order of the actions.
    pub steps: Vec<Ahead>,
    /// The odds of each shot that is offered.
    pub shots: Vec<Shot>,
    /// What the slam dice as they lie would do.
    pub slam: Option<Push>,
    /// How many of each kind are among the tokens that nobody has seen, in the order of [`Hazard::ALL`].
    pub unseen: HazardCounts,
}

/// Where a car would get if nobody else moved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Reach {
    /// The car.
    pub car: VehicleId,
    /// Every point where its way can end.
    pub ends: Vec<End>,
    /// The moves that a die of each value from one to six would give it, a bit each: before the move begins, cards and the
    /// fire die have their say (IX-2.3).
    pub of_die: [u16; 6],
}

/// A step that is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Ahead {
    /// The point that it leads to.
    pub to: Point,
    /// What waits there, or where it comes to rest if it slides on over glass.
    pub meets: Meets,
    /// Whether it slides on (CD-2.4).
    pub slides: bool,
}

/// A point where a way can end: the moves are used up there, or something happens before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct End {
    /// Where; beyond an edge if the way leads off the board.
    pub to: Point,
    /// The moves with which the way can end here, a bit each: bit 3 stands for three moves. Only those that the dice
    /// or cards of the seat allow.
    pub with: u16,
    /// What waits there.
    pub meets: Meets,
    /// How it is driven to with the moves that the mover has; empty as long as it does not drive.
    pub way: Vec<Leg>,
}

/// One action of a way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Leg {
    /// What is done.
    pub action: Action,
    /// Where the car then is, behind glass if it slides.
    pub to: Point,
}

/// What waits at a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Meets {
    /// Nothing.
    Nothing,
    /// A chopper: who is here at the end of a turn is eliminated (TR-15.2).
    Chopper,
    /// A token that lies face down.
    Unknown,
    /// Oil.
    Oil,
    /// Sludge: the move ends here (CD-2.3).
    Sludge,
    /// A ramp, from straight behind: a jump that nobody knows the length of (CD-2.8).
    Jump,
    /// A ramp from any other side: the end of the car (CD-2.10).
    OffRamp,
    /// Fire: the car burns and goes on (CD-2.12).
    Fire,
    /// Something that damages the rig, which goes on (BR-4.1).
    Damage,
    /// A road vehicle to slam into.
    Slam {
        /// Which.
        with: VehicleId,
        /// How it can end.
        odds: SlamOdds,
    },
    /// Impassable ground: the end of the car.
    Crash,
    /// A side or rear edge: the end of the car.
    Edge,
    /// The front edge: the board advances.
    Advance,
    /// The finish line.
    Finish,
    /// A mine that a car has left: damage, and the move ends here (CS-5.21).
    Mine,
    /// A road vehicle that a bull bar pushes straight ahead; the move ends here (CS-5.20).
    Rams {
        /// Which.
        with: VehicleId,
    },
}

/// How a slam can end at once, of 36 throws of both dice. It may go on from where a vehicle is pushed to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct SlamOdds {
    /// The one that came in is pushed.
    pub top_moves: u8,
    /// The one that came in is pushed over an edge or into impassable ground.
    pub top_out: u8,
    /// The one that was there is.
    pub bottom_out: u8,
    /// Who may roll again (TR-10.4).
    pub reroll: Option<Seat>,
    /// Whether the owner of two bikes says which of them moves (FF-3.6).
    pub by_owner: bool,
}

/// The odds of a shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Shot {
    /// At what.
    pub target: VehicleId,
    /// At which command of a section (BR-6.3).
    pub aim: Option<RigCommand>,
    /// The faces of six that hit.
    pub hits: u8,
}

/// Where a slam pushes a road vehicle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Push {
    /// Which.
    pub who: VehicleId,
    /// Where to.
    pub to: Point,
    /// What waits there.
    pub meets: Meets,
    /// The odds of rolling again.
    pub again: SlamOdds,
}

/// What the seat that is asked can see coming, with what it knows alone; `None` if nobody is asked.
pub fn outlook(open: &Open, own: Option<&Secret>) -> Option<Outlook> {
    let seat = asked(open)?;
    let values = values(open, own, seat);
    let reach = |car| Reach {
        car,
        ends: ends(open, car, possible_moves(open, &values, seat, car)),
        of_die: std::array::from_fn(|die| of_die(open, car, die as u8 + 1)),
    };
    Some(Outlook {
        reach: drivers(open, seat).map(reach).collect(),
        steps: steps(open),
        shots: shots(open, seat),
        slam: slam_as_it_lies(open),
        unseen: unseen(open),
    })
}

/// The values that a seat can put on a car: of its unused dice, or of its cards (GE-4).
fn values(open: &Open, own: Option<&Secret>, seat: Seat) -> Few<u8, MOST_DICE> {
    match own.filter(|_| open.plays_cards(seat)) {
        Some(secret) => secret.hand().iter().map(|card| secret.value(card)).collect(),
        None => distinct_dice(open, seat),
    }
}

/// The hazard tokens that nobody has seen: those of the pile, and those that lie or were discarded face down (TR-2.13).
pub fn unseen(open: &Open) -> HazardCounts {
    let mut counts = all_hazards(&open.options);
    let shown = open.road.tokens().filter_map(|token| token.face);
    let acting = open.stack.iter().filter_map(|work| match work.frame {
        Frame::UseUp { hazard, .. } => Some(hazard),
        _ => None,
    });
    for hazard in shown.chain(acting).filter(|hazard| !hazard.is_laid()) {
        counts[hazard as usize] = counts[hazard as usize].saturating_sub(1);
    }
    for (count, seen) in counts.iter_mut().zip(open.road.discard) {
        *count = count.saturating_sub(seen);
    }
    counts
}

/// The cars a seat could drive now: the mover, or whoever can get a die; of two bikes both.
fn drivers(open: &Open, seat: Seat) -> impl Iterator<Item = VehicleId> {
    let question = open.question();
    open.vehicles(seat).filter(move |car| match question {
        Some(Question::Assign) => can_be_assigned(open, *car),
        Some(Question::Coast) => can_coast(open, *car),
        Some(Question::RigDie) => *car == VehicleId::RIG,
        Some(Question::Second) => {
            open.turn.mover == Some(*car) || can_be_assigned(open, *car) || can_coast(open, *car)
        }
        Some(Question::FirstBike) => {
            open.turn.mover == Some(*car) || open.turn.second.is_some_and(|second| second.who == *car)
        }
        Some(
            Question::Command
            | Question::PlaceChopper
            | Question::ChopperShot
            | Question::Repair
            | Question::RigRepair { .. }
            | Question::Respawn
            | Question::Drive
            | Question::RoadBonus
            | Question::Token
            | Question::CommandOrder
            | Question::EarlyShot
            | Question::TowCable
            | Question::Radar
            | Question::Switcheroo
            | Question::MineDrop { .. }
            | Question::FieldMechanic
            | Question::SkyHook
            | Question::FlyBy
            | Question::CarpetRig { .. }
            | Question::ExtraCommand
            | Question::ExtraRigCommand { .. },
        ) => open.turn.mover == Some(*car) && open.turn.seat == seat,
        Some(
            Question::Steer
            | Question::DropHazard
            | Question::Shoot
            | Question::Drift { .. }
            | Question::Reroll { .. }
            | Question::GiveWay { .. }
            | Question::Shove { .. }
            | Question::RigDamage
            | Question::Start
            | Question::SecondShot
            | Question::SprayRig { .. }
            | Question::LeadFoot { .. }
            | Question::BigShove { .. }
            | Question::JuryRig { .. }
            | Question::Roadblock
            | Question::Lay
            | Question::Tow { .. }
            | Question::DumpCargo
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
            | Question::TakeBack { .. },
        )
        | None => false,
    })
}

/// The numbers of moves that can come of what is asked for a car, a bit each. Before the move begins, cards and the fire
/// die have their say (IX-2.3).
fn possible_moves(open: &Open, values: &[u8], seat: Seat, car: VehicleId) -> u16 {
    let drive = &open.turn.drive;
    let of_dice =
        || values.iter().fold(0, |bits, die| bits | departing(open, car, *die, *die, Manner::Normal));
    let lies = open.car(car).and_then(|car| car.die).unwrap_or(0);
    // A nitro that was chosen and is still to be carried out.
    let chosen = open.turn.pending.iter().filter(|it| it.command == Command::Nitro).map(|it| it.value);
    let chosen = chosen.sum::<u8>();
    let given = |moves| departing(open, car, moves + chosen, lies, drive.manner);
    let with_nitro = || {
        let more = nitros(open, values, seat);
        more.iter().fold(given(drive.moves), |bits, more| bits | given(drive.moves + more))
    };
    match open.question() {
        Some(Question::Assign) => of_dice(),
        Some(Question::RigDie) => values.iter().fold(0, |bits, die| bits | 1 << die),
        Some(Question::Second) if open.turn.mover == Some(car) => with_nitro(),
        Some(Question::Second) if can_be_assigned(open, car) => of_dice(),
        Some(Question::Coast | Question::Second) => departing(open, car, 1, 1, Manner::Coasting),
        Some(Question::FirstBike) => {
            let second = open.turn.second.filter(|second| second.who == car);
            second
                .map_or_else(|| given(drive.moves), |it| departing(open, car, it.moves, it.moves, it.manner))
        }
        Some(Question::Command | Question::Token | Question::ExtraCommand) => with_nitro(),
        Some(Question::RoadBonus) => 1 << readings::road_die(open),
        Some(Question::Drive) => 1 << drive.moves,
        _ => given(drive.moves),
    }
}

/// What nitro can still add to the move of the mover: by a die or card, or at its lowest value by a token (CS-2.4) or a Clean
/// Sweep (EA-4.10); once, since a command works once a round (CS-2.5).
fn nitros(open: &Open, values: &[u8], seat: Seat) -> Few<u8, { MOST_DICE + 1 }> {
    let Some(slot) = open.slot(seat, Command::Nitro) else { return Few::default() };
    let is_free = !open.gangs[seat].used.contains(Command::Nitro) && commands::may_nitro(open);
    if !is_free || open.turn.drive.manner != Manner::Normal {
        return Few::default();
    }
    let by_die = !open.gangs[seat].commanded && open.question() != Some(Question::Token);
    let by_die = by_die && open.question() != Some(Question::ExtraCommand);
    let lowest = open.gangs[seat].tokens > 0 || open.bounties.may_sweep;
    let of_dice = values.iter().copied().filter(|value| by_die && slot.takes(*value));
    of_dice.chain(lowest.then(|| Slot::lowest(slot))).collect()
}

/// The moves with which a move can begin that has been given so many, with this die.
pub(crate) fn departing(open: &Open, car: VehicleId, moves: u8, die: u8, manner: Manner) -> u16 {
    let mut with_die = *open;
    if let Some(car) = with_die.car_mut(car) {
        car.die = Some(die);
    }
    let moves = readings::moves(&with_die, car, &Drive { moves, manner, ..Drive::default() });
    let burns = open.car(car).is_some_and(|car| car.burning);
    let more = if burns { 2 } else { 0 };
    (0..=more).fold(0, |bits, more| bits | 1 << readings::after_flat_tyres(open, car, moves + more))
}

/// The moves with which a car can begin that gets a die of this value now.
fn of_die(open: &Open, car: VehicleId, die: u8) -> u16 {
    match car.kind() {
        Kind::Section => 1 << die,
        _ if can_be_assigned(open, car) => departing(open, car, die, die, Manner::Normal),
        _ => departing(open, car, 1, 1, Manner::Coasting),
    }
}

/// What waits at each step of the mover (TR-9.2, TR-9.6), beside what the cowcatcher shoves (BR-8.10), or where a card moves a
/// vehicle (EA-4.5, EA-4.7, EA-6.4).
fn steps(open: &Open) -> Vec<Ahead> {
    let beside = |who: VehicleId, way: Direction| {
        Some(ahead(open, who, open.space_of(who)?.point().step(way), Way::step(way)))
    };
    match (open.question(), open.turn.mover) {
        (Some(Question::Drive), Some(mover)) if open.place(mover) == Place::Waiting => {
            let lanes = (0..ROWS).map(|row| Point { row: row as i8, column: 0 });
            lanes.map(|to| ahead(open, mover, to, Way::step(Direction::Front))).collect()
        }
        (Some(Question::Drive), Some(mover)) => {
            let over = open.space_of(mover).filter(|_| upgrades::may_jump(open)).map(|from| {
                ahead(open, mover, from.point().along(Direction::Front, 2), Way::flight(Direction::Front, 2))
            });
            movement::ways(open).filter_map(|way| beside(mover, way)).chain(over).collect()
        }
        (Some(Question::Shove { who }), _) => rig::ASIDE.iter().filter_map(|way| beside(who, *way)).collect(),
        (Some(Question::SteadyStep { .. }), _) => {
            bounties::steady_steps(open).filter_map(|(who, way)| beside(who, way)).collect()
        }
        (Some(Question::Pinball { .. }), _) => {
            let every = |who| Direction::ALL.into_iter().filter_map(move |way| beside(who, way));
            bounties::pinballs(open).flat_map(every).collect()
        }
        (Some(Question::TowCable), _) => {
            let every = |who| Direction::ARC.into_iter().filter_map(move |way| beside(who, way));
            bonus::towable(open, open.turn.seat).flat_map(every).collect()
        }
        _ => Vec::new(),
    }
}

/// What waits for a vehicle that comes to a point this way, or where it comes to rest behind glass.
fn ahead(open: &Open, who: VehicleId, to: Point, way: Way) -> Ahead {
    let (mut ploughs, mut rest, mut way) = (ploughs(open, who), to, way);
    loop {
        let cleared = cleared(open, rest).filter(|_| ploughs);
        ploughs &= cleared.is_none();
        let ground = cleared.as_ref().unwrap_or(open);
        if !slides(ground, who, rest) {
            return Ahead { to, meets: meets(ground, who, rest, way), slides: rest != to };
        }
        (rest, way) = (rest.step(way.direction), Way::step(way.direction));
    }
}

/// Whether a vehicle comes to where it is looked for in its own move, and not by a slam, a shove or a card.
fn drives(open: &Open, who: VehicleId) -> bool {
    let is_moved = matches!(
        open.question(),
        Some(
            Question::Reroll { .. }
                | Question::GiveWay { .. }
                | Question::BigShove { .. }
                | Question::Shove { .. }
                | Question::SteadyStep { .. }
                | Question::Pinball { .. }
        )
    );
    !is_moved && open.turn.mover.is_none_or(|mover| mover == who) && open.owner(who) == Some(open.turn.seat)
}

/// Whether a plough is ready for the first token that a vehicle comes onto in its own turn (CS-5.25).
fn ploughs(open: &Open, who: VehicleId) -> bool {
    !open.turn.done.plough && open.wears(who, Upgrade::HazardPlough) && drives(open, who)
}

/// The table as a plough leaves it that has met the token there; `None` if none lies there (CS-5.25).
fn cleared(open: &Open, to: Point) -> Option<Open> {
    let Ground::Space(space) = to.ground() else { return None };
    open.token(space)?;
    let mut cleared = *open;
    cleared.road.reprint(space);
    Some(cleared)
}

/// Whether jump jets can still be used in the move of a car: once a round, not when coasting (CS-5.26).
fn jets(open: &Open, car: VehicleId) -> bool {
    let coasts = if open.turn.mover == Some(car) {
        open.turn.drive.manner == Manner::Coasting
    } else {
        !can_be_assigned(open, car)
    };
    let charged = open.car(car).is_some_and(|dashboard| dashboard.charges > 0);
    !coasts && charged && open.wears(car, Upgrade::JumpJets)
}

/// Whether a road vehicle that comes to a point slides on over glass (CD-2.4); the rig crushes it (IX-4.1).
fn slides(open: &Open, who: VehicleId, to: Point) -> bool {
    let Ground::Space(space) = to.ground() else { return false };
    let is_hidden = open.token(space).is_some_and(|token| token.face.is_none());
    open.terrain(space) == Terrain::Glass && !is_hidden && who.kind() != Kind::Section
}

/// The odds of each shot that is offered; of several vehicles that could shoot at the same target once.
fn shots(open: &Open, seat: Seat) -> Vec<Shot> {
    let odds = |aim: shooting::Aim| {
        let target = aim.target();
        let hits = SHOOTING_DIE.iter().filter(|face| readings::hits(open, target, **face)).count();
        Shot { target, aim: aim.command(), hits: hits as u8 }
    };
    match open.question() {
        Some(Question::ChopperShot) => shooting::shots(open, None).map(odds).collect(),
        Some(Question::Shoot | Question::EarlyShot | Question::SecondShot) => {
            shooting::shots(open, open.turn.mover).map(odds).collect()
        }
        Some(Question::FreeShot { .. }) => {
            let mut shots: Vec<Shot> = Vec::new();
            for shot in bounties::free_shots(open, seat).map(|(_, aim)| odds(aim)) {
                if !shots.contains(&shot) {
                    shots.push(shot);
                }
            }
            shots
        }
        _ => Vec::new(),
    }
}

fn slam_as_it_lies(open: &Open) -> Option<Push> {
    let (top, bottom, moves, direction) = match open.question()? {
        Question::Reroll { roll: Roll::Slam { top, bottom, moves, direction }, .. } => {
            (top, bottom, moves, direction)
        }
        Question::GiveWay { top, bottom, direction } => (top, bottom, SlamFace::Bottom, direction),
        _ => return None,
    };
    let who = match moves {
        SlamFace::Top => top,
        SlamFace::Bottom => bottom,
    };
    let space = open.space_of(who)?;
    let to = space.point().step(direction);
    let meets = meets(open, who, to, Way::step(direction));
    Some(Push { who, to, meets, again: slam_odds(open, space, top, bottom) })
}

/// What waits for a road vehicle at a point if it comes there this way.
pub fn meets(open: &Open, who: VehicleId, to: Point, way: Way) -> Meets {
    let space = match to.ground() {
        Ground::OverSide | Ground::OverRear => return Meets::Edge,
        Ground::OverFront if open.road.is_final => return Meets::Finish,
        Ground::OverFront => return Meets::Advance,
        Ground::Space(space) => space,
    };
    let is_rig = who.kind() == Kind::Section;
    let face = open.token(space).map(|token| token.face);
    let ground = match (open.terrain(space), face) {
        // Impassable ground comes before a token; glass is for whoever follows the way.
        (Terrain::Impassable, _) => Meets::Crash,
        (_, Some(None)) => Meets::Unknown,
        (_, Some(Some(Hazard::Oil | Hazard::LaidOil))) => Meets::Oil,
        (_, Some(Some(Hazard::LaidMine))) => Meets::Mine,
        (Terrain::Sludge, _) => Meets::Sludge,
        (Terrain::Ramp, _) if way == Way::step(Direction::Front) => Meets::Jump,
        (Terrain::Ramp, _) => Meets::OffRamp,
        (Terrain::Fire, _) => Meets::Fire,
        _ => Meets::Nothing,
    };
    let is_harmless = matches!(ground, Meets::Nothing | Meets::Unknown | Meets::Fire);
    let ends_here = match ground {
        Meets::Nothing | Meets::Fire | Meets::Sludge => false,
        _ => !is_rig || ground == Meets::Unknown,
    };
    if ends_here {
        return ground;
    }
    if let Some(with) = open.other_in(space, Some(who)) {
        if with.kind() != Kind::Section && open.wears(who, Upgrade::BullBar) && drives(open, who) {
            return Meets::Rams { with };
        }
        return Meets::Slam { with, odds: slam_odds(open, space, who, with) };
    }
    let glass = is_rig && open.terrain(space) == Terrain::Glass;
    if is_rig && (glass || !is_harmless || ground == Meets::Fire) {
        return if rig_hits(open) > 0 { Meets::Damage } else { Meets::Crash };
    }
    let is_under_chopper = open.gangs.iter().any(|(_, gang)| gang.chopper == Some(space));
    match ground {
        Meets::Nothing if is_under_chopper => Meets::Chopper,
        _ => ground,
    }
}

/// How many damages the rig survives (BR-7.4).
fn rig_hits(open: &Open) -> u8 {
    (RIG_DAMAGEABLE as u8 - 1).saturating_sub(open.rig.damages())
}

/// How a slam in this space can end: whoever is pushed, the six directions lead to the same points.
pub(crate) fn slam_odds(open: &Open, space: Space, top: VehicleId, bottom: VehicleId) -> SlamOdds {
    let deadly = |moved, other| {
        let leads_out = |direction: &&Direction| is_deadly(open, space, moved, other, **direction);
        Direction::ALL.iter().filter(leads_out).count() as u8
    };
    // Of six throws of what says who moves, so many push the one that came in.
    let settled = slams::settled(top, bottom);
    let top_faces = match settled {
        slams::Settled::ByDie => SLAM_DIE.iter().filter(|face| **face == SlamFace::Top).count() as u8,
        slams::Settled::Already(SlamFace::Top) => 6,
        slams::Settled::Already(SlamFace::Bottom) | slams::Settled::ByOwner => 0,
    };
    SlamOdds {
        top_moves: 6 * top_faces,
        top_out: top_faces * deadly(top, bottom),
        bottom_out: (6 - top_faces) * deadly(bottom, top),
        reroll: slams::may_reroll(open, top, bottom)
            .filter(|seat| !upgrades::is_rammed(open, *seat, top, bottom)),
        by_owner: settled == slams::Settled::ByOwner,
    }
}

/// Whether a push in this direction leads straight over an edge or into impassable ground: one space, one more between loose
/// shoulders (EA-2.10), and one more by a heavy ram (CS-5.3), as long as nothing happens on the way. Guard rails turn from
/// impassable ground (CS-5.1).
fn is_deadly(open: &Open, space: Space, who: VehicleId, other: VehicleId, direction: Direction) -> bool {
    let loose = open.condition_at(space) == Some(Condition::LooseShoulders);
    let spaces = 1 + u8::from(loose) + u8::from(open.wears(other, Upgrade::HeavyRam));
    if upgrades::guard_rails(open, who, other, direction) {
        return false;
    }
    let mut point = space.point();
    for _ in 0..spaces {
        point = point.step(direction);
        let to = match point.ground() {
            Ground::OverSide | Ground::OverRear => return true,
            Ground::OverFront => return false,
            Ground::Space(to) => to,
        };
        match open.terrain(to) {
            Terrain::Impassable => return true,
            Terrain::Ramp => return direction != Direction::Front,
            _ if open.token(to).is_some() || open.other_in(to, Some(who)).is_some() => return false,
            _ => {}
        }
    }
    false
}

/// A set of spaces, a bit each, lane by lane.
type Lanes = [u32; ROWS as usize];

const _: () = assert!(COLUMNS <= 32);

/// What a way has in hand besides moves.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Left {
    /// A drift (TR-8.9), or the steering of the rig (BR-3.3).
    turns: u8,
    /// The damages that the rig survives, as far as a way can bring them (BR-7.4); of a car what it carries, a bit each.
    kit: u8,
}

/// Jump jets that are not used yet (CS-5.26).
const JETS: u8 = 1;
/// A plough that has met no token yet (CS-5.25).
const PLOUGH: u8 = 2;

/// The most steering, and the most steps of the rig, of a die.
const MOST_SPARE: u8 = 3;

impl Left {
    /// Every one there can be.
    fn all() -> impl Iterator<Item = Left> {
        (0..=MOST_SPARE).flat_map(|turns| (0..=MOST_SPARE).map(move |kit| Left { turns, kit }))
    }

    /// Its place in a list of all.
    fn index(self) -> usize {
        usize::from(self.turns * (MOST_SPARE + 1) + self.kit)
    }

    /// Whether a car still has something with it.
    fn has(self, kit: u8) -> bool {
        self.kit & kit != 0
    }

    /// The same without it.
    fn without(self, kit: u8) -> Left {
        Left { kit: self.kit & !kit, ..self }
    }
}

/// Every point where the way of a car can end, with the moves for it. A way goes on over what does nothing, pays what a
/// space costs, the last move always being enough (TR-4.8), slides on over glass (CD-2.4), and ends where something happens;
/// with a drift it goes on behind the first road vehicle (TR-8.9), on a bike behind each (FF-3.1). The rig goes on over
/// whatever damages it (BR-4.1), as long as it can steer (BR-3.3). Jump jets skip a space once (CS-5.26), and a plough goes on over
/// the first token (CS-5.25).
fn ends(open: &Open, car: VehicleId, moves: u16) -> Vec<End> {
    let is_rig = car == VehicleId::RIG;
    let drives = open.question() == Some(Question::Drive) && open.turn.mover == Some(car);
    let mut ways = Ways {
        open,
        car,
        is_rig,
        stands: Default::default(),
        ends: Vec::new(),
        driven: drives.then_some(open.turn.drive.moves),
        best: Vec::new(),
        trail: Trail::default(),
        trails: Vec::new(),
    };
    let drifts = open.turn.mover == Some(car) && open.turn.drive.drift;
    let turns = if is_rig { open.rig.steering.unwrap_or(0).min(MOST_SPARE) } else { u8::from(drifts) };
    let carried = JETS * u8::from(jets(open, car)) + PLOUGH * u8::from(ploughs(open, car));
    let left = Left { turns, kit: if is_rig { rig_hits(open).min(MOST_SPARE) } else { carried } };
    match open.place(car) {
        Place::Waiting => {
            (0..ROWS).for_each(|row| {
                ways.try_out(&Trail::default(), Action::Enter(row), Direction::Front);
                ways.come(Point { row: row as i8, column: 0 }, 0, left, Way::step(Direction::Front));
            });
        }
        Place::On(space) => ways.stand(space, 0, left),
        Place::Gone | Place::Home | Place::Hanging => {}
    }
    let most = moves.checked_ilog2().unwrap_or(0) as u8;
    for used in 0..most.min(MOST_MOVES) {
        for left in Left::all() {
            let lanes = ways.stands[usize::from(used)][left.index()];
            let stands = |space: &Space| lanes[usize::from(space.row())] >> space.column() & 1 == 1;
            for space in Space::all().filter(stands) {
                ways.go_on(space, used, left);
            }
        }
    }
    for (end, trail) in ways.ends.iter_mut().zip(&mut ways.trails) {
        end.with &= moves;
        end.way = std::mem::take(&mut trail.legs);
    }
    ways.ends.retain(|end| end.with != 0);
    ways.ends
}

/// The best of the ways to a place: past what does harm or uses something up only where it must be, and else as straight as it goes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Trail {
    /// What it costs besides moves.
    pains: u16,
    legs: Vec<Leg>,
    heads: Option<Direction>,
}

/// What ways are weighed by: a damage or a fire counts for more than any number of turns.
const HARM: u16 = 100;
/// A drift, jets or a plough that would be used up.
const USE: u16 = 20;
/// A turn.
const TURN: u16 = 1;

impl Trail {
    /// One action more in this direction.
    fn then(&self, action: Action, way: Direction) -> Trail {
        let turns = self.heads.is_some_and(|heads| heads != way);
        let used = if action == Action::Jump { USE } else { 0 };
        let mut legs = self.legs.clone();
        legs.push(Leg { action, to: Point::default() });
        Trail { pains: self.pains + used + u16::from(turns) * TURN, legs, heads: Some(way) }
    }

    /// The last action leads to a point, with this harm on the way.
    fn arrives(&self, to: Point, pains: u16) -> Trail {
        let mut trail = self.clone();
        trail.pains += pains;
        if let Some(leg) = trail.legs.last_mut() {
            leg.to = to;
        }
        trail
    }
}

/// The ways of a car, as far as they are found.
struct Ways<'a> {
    open: &'a Open,
    car: VehicleId,
    is_rig: bool,
    /// Where the car can stand after so many moves, with so much to left.
    stands: [[Lanes; (MOST_SPARE as usize + 1).pow(2)]; MOST_MOVES as usize + 2],
    ends: Vec<End>,
    /// The moves that it drives with now; ways are remembered only then.
    driven: Option<u8>,
    /// The best way to where it can stand.
    best: Vec<(Space, u8, Left, Trail)>,
    /// The way that is being tried, up to the step that is being taken.
    trail: Trail,
    /// The best way to each of the ends.
    trails: Vec<Trail>,
}

/// A bit for each number of moves above this one.
const fn above(moves: u8) -> u16 {
    let moves = if moves > MOST_MOVES { MOST_MOVES } else { moves };
    (2_u16 << MOST_MOVES) - (2_u16 << moves)
}

impl Ways<'_> {
    fn stand(&mut self, space: Space, used: u8, left: Left) {
        if let Some(lanes) = self.stands.get_mut(usize::from(used)) {
            lanes[left.index()][usize::from(space.row())] |= 1 << space.column();
        }
    }

    /// The way that is tried from now on: a known one, and one action more.
    fn try_out(&mut self, known: &Trail, action: Action, way: Direction) {
        if self.driven.is_some() {
            self.trail = known.then(action, way);
        }
    }

    /// Remembers a way to where it can stand, unless a better one is known.
    fn remember(&mut self, space: Space, used: u8, left: Left, trail: Trail) {
        let same = |it: &&mut (Space, u8, Left, Trail)| (it.0, it.1, it.2) == (space, used, left);
        match self.best.iter_mut().find(same) {
            Some((.., known)) if known.pains <= trail.pains => {}
            Some((.., known)) => *known = trail,
            None => self.best.push((space, used, left, trail)),
        }
    }

    /// From a space a car steps into its front arc, as far as it can steer, or jumps.
    fn go_on(&mut self, space: Space, used: u8, left: Left) {
        let (open, car) = (self.open, self.car);
        let known = self.best.iter().find(|it| (it.0, it.1, it.2) == (space, used, left));
        let known = known.map(|(.., trail)| trail.clone()).unwrap_or_default();
        for direction in Direction::ARC.into_iter().filter(|way| readings::steers(open, car, *way)) {
            let to = space.point().step(direction);
            let steered = u8::from(self.is_rig && direction != Direction::Front);
            if steered <= left.turns && !(self.is_rig && to.ground() == Ground::OverSide) {
                self.try_out(&known, Action::Step(direction), direction);
                self.come(to, used, Left { turns: left.turns - steered, ..left }, Way::step(direction));
            }
        }
        if !self.is_rig && left.has(JETS) {
            let to = space.point().along(Direction::Front, 2);
            self.try_out(&known, Action::Jump, Direction::Front);
            self.come(to, used, left.without(JETS), Way::flight(Direction::Front, 2));
        }
    }

    /// A car that has used so many moves drives on to a point. A jump costs one, whatever it lands in (CS-5.26).
    fn come(&mut self, to: Point, used: u8, left: Left, way: Way) {
        let cost = match to.ground() {
            Ground::Space(space) if !way.far => {
                readings::cost(self.open, self.car, space, self.open.terrain(space))
            }
            Ground::Space(_) | Ground::OverSide | Ground::OverRear | Ground::OverFront => 1,
        };
        let after = used.saturating_add(cost);
        // With no more moves than the space costs, it is the end of the way; a broken axle makes mud cost all there are.
        let last = above(used) & !above(after);
        self.arrive(to, above(used), last, after, left, way);
    }

    /// It comes to a point with any of these numbers of moves; with the last of them none is left there.
    fn arrive(&mut self, to: Point, with: u16, last: u16, after: u8, left: Left, way: Way) {
        let cleared = cleared(self.open, to).filter(|_| !self.is_rig && left.has(PLOUGH));
        let ploughed = if cleared.is_some() { USE } else { 0 };
        let left = if cleared.is_some() { left.without(PLOUGH) } else { left };
        let open = cleared.as_ref().unwrap_or(self.open);
        let space = match to.ground() {
            Ground::Space(space) => Some(space),
            Ground::OverSide | Ground::OverRear | Ground::OverFront => None,
        };
        if slides(open, self.car, to) {
            // Free of charge, and before anything that stands on the glass (CD-2.7).
            let way = Way::step(way.direction);
            return self.arrive(to.step(way.direction), with, last, after, left, way);
        }
        let meets = match meets(open, self.car, to, way) {
            Meets::Damage if left.kit == 0 => Meets::Crash,
            meets => meets,
        };
        // Who is stuck has no move left to pass with (IX-5.2).
        let is_stuck = space.is_some_and(|space| open.terrain(space) == Terrain::Sludge);
        let goes_on = match meets {
            Meets::Slam { .. } | Meets::Rams { .. } if is_stuck => None,
            Meets::Nothing | Meets::Chopper | Meets::Fire => Some(left),
            Meets::Damage => Some(Left { kit: left.kit - 1, ..left }),
            Meets::Slam { .. } if self.car.kind().row().passes => Some(left),
            Meets::Slam { .. } | Meets::Rams { .. } if !self.is_rig && left.turns > 0 => {
                Some(Left { turns: left.turns - 1, ..left })
            }
            _ => None,
        };
        let is_free = matches!(meets, Meets::Nothing | Meets::Chopper | Meets::Fire | Meets::Damage);
        let place =
            self.ends.iter().position(|end| end.to == to && end.meets == meets).unwrap_or_else(|| {
                self.ends.push(End { to, with: 0, meets, way: Vec::new() });
                self.trails.push(Trail { pains: u16::MAX, ..Trail::default() });
                self.ends.len() - 1
            });
        // Where nothing happens, the way ends with the last move; where somebody can be passed, it may end with any.
        let ends = if is_free { last } else { with };
        self.ends[place].with |= ends;
        if let Some(moves) = self.driven {
            let harm = if matches!(meets, Meets::Fire | Meets::Damage) { HARM } else { 0 };
            let trail = self.trail.arrives(to, ploughed + harm);
            if let (Some(left), Some(space)) = (goes_on, space) {
                let mut trail = trail.clone();
                if matches!(meets, Meets::Slam { .. } | Meets::Rams { .. }) {
                    trail.pains += USE;
                    trail.legs.push(Leg { action: Action::DriftThrough, to });
                }
                self.remember(space, after, left, trail);
            }
            if ends >> moves & 1 == 1 && trail.pains < self.trails[place].pains {
                self.trails[place] = trail;
            }
        }
        if let (Some(left), Some(space)) = (goes_on, space) {
            self.stand(space, after, left);
        }
    }
}
