//! What speaks for an action, worked out from a view: said beside a hint. It knows no more than its viewer; where a way can
//! end and what waits there is asked of [`crate::outlook`], and the odds are those of the rules.

use crate::actions::Action;
use crate::data::{CardId, Command, Direction, Hazard, Point, RigCommand, SlamFace, VehicleId};
use crate::outlook::{self, End, MOST_MOVES, Meets, Reach, SlamOdds};
use crate::rules::{commands, readings, shooting, upgrades};
use crate::state::{Open, Place, Question, Way};
use crate::view::View;
use crate::words::{self, command_name, damage_name, hazard_name, rig_command_name, vehicle, whole};
use crossroads_engine::{Message, Seat};

/// What speaks for an action of the viewer; `None` for what it cannot do.
#[expect(clippy::too_many_lines, reason = "an arm for each action")]
pub fn because(view: &View, action: &Action) -> Option<Message> {
    let seat = view.viewer.seat()?;
    let open = &view.open;
    let cab = Cab { view, open, seat };
    let mover = open.turn.mover.unwrap_or_default();
    let value = |card: CardId| view.own.as_ref().map_or(0, |own| own.secret.value(card));
    Some(match *action {
        Action::Assign { car, die } => cab.assign(car, die),
        Action::AssignCard { car, card } => cab.assign(car, value(card)),
        Action::Coast { car, .. } | Action::CoastCard { car, .. } => {
            let end = cab.end(car, cab.reach(car).map_or(u16::MAX, |reach| reach.of_die[0]));
            Message::new("because-coast").with("car", vehicle(car)).with("end", end)
        }
        Action::Steer(die) => Message::new("because-steer").with("times", i64::from(die)),
        Action::RigDie { command, die } => {
            let end = cab.end(VehicleId::RIG, 1 << die);
            Message::new("because-rig-die").with("command", rig_command_name(command)).with("end", end)
        }
        Action::Command { command, die } => cab.command(command, die),
        Action::CommandCard { command, card } => cab.command(command, value(card)),
        Action::SpendToken(command) | Action::CommandFirst(command) | Action::ExtraCommand(command) => {
            does(command)
        }
        Action::NoCommand | Action::NoToken | Action::NoExtraCommand => Message::new("because-no-command"),
        Action::PlaceChopper(space) => {
            let mut placed = *open;
            placed.gangs[seat].chopper = Some(space);
            in_arc("because-chopper", cab.others_in_arc(&placed))
        }
        Action::ChopperShot(target) | Action::Shoot(target) | Action::FreeShot { target, .. } => {
            cab.shot(target, None)
        }
        Action::ShootRig(command) | Action::ChopperShotRig(command) | Action::FreeShotRig { command, .. } => {
            cab.shot(VehicleId::section(command.section()), Some(command))
        }
        Action::ChopperHold | Action::HoldFire => cab.hold(),
        Action::Spray => Message::new("because-spray"),
        Action::Repair { car, damage } | Action::PitCrew { car, damage } => {
            Message::new("because-repair").with("car", vehicle(car)).with("damage", damage_name(damage))
        }
        Action::RepairRig(command) => {
            Message::new("because-repair-rig").with("command", rig_command_name(command))
        }
        Action::DamageRig(command) => {
            Message::new("because-damage-rig").with("command", rig_command_name(command))
        }
        Action::Enter(row) => cab.step(action, cab.step_meets(Point { row: row as i8, column: 0 })),
        Action::Step(way) => {
            let to = open.space_of(mover)?.point().step(way);
            cab.step(action, cab.step_meets(to))
        }
        Action::Jump => {
            let to = open.space_of(mover)?.point().along(Direction::Front, 2);
            cab.step(action, cab.step_meets(to))
        }
        Action::TakeBonus => {
            let bonus = readings::road_die(open);
            Message::new("because-bonus")
                .with("moves", i64::from(bonus))
                .with("end", cab.end(mover, 1 << bonus))
        }
        Action::DeclineBonus => Message::new("because-no-bonus")
            .with("car", whole(mover))
            .with("end", cab.end(mover, 1 << readings::road_die(open))),
        Action::DriftThrough => cab.drift("because-through")?,
        Action::DriftSlam => cab.drift("because-slam-into")?,
        Action::KeepSlam => cab.pushed("because-keep-slam")?,
        Action::RerollSlam => cab.pushed("because-reroll-slam")?,
        Action::GiveWay(bike) => {
            let Some(Question::GiveWay { direction, .. }) = open.question() else { return None };
            cab.moved(bike, open.space_of(bike)?.point().step(direction), Way::step(direction))
        }
        Action::Shove(way) => {
            let Some(Question::Shove { who }) = open.question() else { return None };
            cab.moved(who, open.space_of(who)?.point().step(way), Way::step(way))
        }
        Action::SteadyStep { car, direction } | Action::TowCable { car, direction } => {
            cab.moved(car, open.space_of(car)?.point().step(direction), Way::step(direction))
        }
        Action::Pinball { who, direction } => {
            cab.moved(who, open.space_of(who)?.point().step(direction), Way::step(direction))
        }
        Action::KeepShot | Action::KeepDice | Action::LeadFoot(0) => Message::new("because-keep-dice"),
        Action::RerollShot | Action::RerollDice | Action::LeadFoot(_) => Message::new("because-reroll-dice"),
        Action::FirstBike(bike) => {
            Message::new("because-first-bike").with("car", vehicle(bike)).with("end", cab.end(bike, u16::MAX))
        }
        Action::Respawn { bike, space } => Message::new("because-respawn")
            .with("car", vehicle(bike))
            .with("spaces", i64::from(space.column()) + 1),
        Action::DropHazard(_) => Message::new("because-drop"),
        Action::DropNone | Action::LayNone => Message::new("because-no-drop"),
        Action::Lay => {
            let laid = upgrades::layer(open).map_or(Hazard::LaidMine, |it| it.0);
            Message::new("because-lay").with("hazard", hazard_name(laid))
        }
        Action::PickLeader(leader) => card(words::leader_name(leader)),
        Action::DraftUpgrade(upgrade) => card(words::upgrade_name(upgrade)),
        Action::MountUpgrades([small, medium, large]) => Message::new("because-mount")
            .with("small", words::upgrade_name(small))
            .with("medium", words::upgrade_name(medium))
            .with("large", words::upgrade_name(large)),
        Action::PlayAirstrike(it) => Message::new("because-play").with("card", words::airstrike_name(it)),
        Action::PlayOneShot(it) => Message::new("because-play").with("card", words::one_shot_name(it)),
        Action::RevealBounty(it) => Message::new("because-play").with("card", words::bounty_name(it)),
        Action::Pass | Action::Mute => Message::new("because-pass"),
        Action::LookAt(_) => Message::new("because-look"),
        Action::BeginTurn => Message::new("because-begin-turn"),
        Action::BigShove(face) => {
            let Some(Question::BigShove { top, bottom, direction }) = open.question() else { return None };
            let who = if face == SlamFace::Top { top } else { bottom };
            cab.moved(who, open.space_of(who)?.point().step(direction), Way::step(direction))
        }
        Action::JuryRig => Message::new("because-jury-rig"),
        Action::NoJuryRig => Message::new("because-no-jury-rig"),
        Action::Tow(_) => Message::new("because-tow"),
        Action::RadarDiscard(_) => Message::new("because-radar"),
        Action::RadarKeep => Message::new("because-radar-keep"),
        Action::Switcheroo { one, other } => {
            Message::new("because-swap").with("one", vehicle(one)).with("other", vehicle(other))
        }
        Action::SkyHook { who, space } => Message::new("because-sky-hook")
            .with("car", vehicle(who))
            .with("spaces", i64::from(space.column()) + 1),
        Action::SetDie { die, value } => {
            Message::new("because-set").with("die", i64::from(die)).with("value", i64::from(value))
        }
        Action::SetCard { card, value: new } => {
            Message::new("because-set").with("die", i64::from(value(card))).with("value", i64::from(new))
        }
        Action::DropScrap(_) => Message::new("because-scrap"),
        Action::TakeBack(card) => {
            Message::new("because-take-back").with("value", i64::from(card.row().value))
        }
        Action::ExtraRigCommand(command) => {
            Message::new("because-extra-rig").with("command", rig_command_name(command))
        }
    })
}

/// What a command does, in the words of its board.
fn does(command: Command) -> Message {
    let name = command_name(command);
    let code = name.id.trim_start_matches("command-").replace('-', "_");
    Message::new("because-command")
        .with("name", name)
        .with("does", Message::new("page-command").with("command", code))
}

fn card(card: Message) -> Message {
    Message::new("because-card").with("card", card)
}

fn in_arc(id: &'static str, others: usize) -> Message {
    Message::new(id).with("count", others as i64)
}

fn percent(of_36: u8) -> i64 {
    (i64::from(of_36) * 100 + 18) / 36
}

/// What lies before the viewer.
struct Cab<'a> {
    view: &'a View,
    open: &'a Open,
    seat: Seat,
}

impl Cab<'_> {
    fn reach(&self, car: VehicleId) -> Option<&Reach> {
        self.view.outlook.as_ref()?.reach.iter().find(|reach| reach.car == car)
    }

    fn assign(&self, car: VehicleId, die: u8) -> Message {
        let with = match self.reach(car) {
            Some(reach) if (1..=6).contains(&die) => reach.of_die[usize::from(die) - 1],
            _ => u16::MAX,
        };
        Message::new("because-assign")
            .with("car", vehicle(car))
            .with("die", i64::from(die))
            .with("end", self.end(car, with))
    }

    fn command(&self, command: Command, value: u8) -> Message {
        match command {
            Command::Nitro => {
                let mover = self.open.turn.mover.unwrap_or_default();
                let in_all = (self.open.turn.drive.moves + value).min(MOST_MOVES);
                let with = outlook::departing(
                    self.open,
                    mover,
                    in_all,
                    self.open.car(mover).and_then(|car| car.die).unwrap_or(0),
                    self.open.turn.drive.manner,
                );
                Message::new("because-nitro")
                    .with("moves", i64::from(value))
                    .with("end", self.end(mover, with))
            }
            Command::Airstrike => {
                let spaces = commands::chopper_spaces(self.open);
                let seen = spaces.iter().map(|space| {
                    let mut placed = *self.open;
                    placed.gangs[self.seat].chopper = Some(space);
                    self.others_in_arc(&placed)
                });
                in_arc("because-airstrike", seen.max().unwrap_or(0))
            }
            _ => does(command),
        }
    }

    /// How many vehicles of others the chopper has in its arc.
    fn others_in_arc(&self, open: &Open) -> usize {
        let mut found = Vec::new();
        for target in shooting::choices(open, None).map(|aim| aim.target()) {
            let is_rival = open.owner(target).is_some_and(|owner| owner != self.seat);
            if is_rival && !found.contains(&target) {
                found.push(target);
            }
        }
        found.len()
    }

    /// The best place where a way with any of these numbers of moves can end, and what waits there.
    fn end(&self, car: VehicleId, with: u16) -> Message {
        let ends = self.reach(car).map(|reach| &reach.ends[..]).unwrap_or_default();
        let best = ends.iter().filter(|end| end.with & with != 0).max_by_key(|end| self.worth(car, end));
        best.map_or_else(
            || Message::new("because-nowhere").with("car", whole(car)),
            |end| self.at(car, end.to, end.meets),
        )
    }

    /// What a way is worth: the finish before the front edge, alive before dead, and then as far ahead as it goes.
    fn worth(&self, car: VehicleId, end: &End) -> (u8, i32) {
        let kind = match end.meets {
            Meets::Finish => 5,
            Meets::Advance => 4,
            Meets::Nothing => 3,
            Meets::Fire | Meets::Jump | Meets::Unknown | Meets::Rams { .. } => 2,
            Meets::Slam { odds, .. } if odds.top_out == 0 => 2,
            Meets::Chopper
            | Meets::Oil
            | Meets::Sludge
            | Meets::Damage
            | Meets::Mine
            | Meets::Slam { .. } => 1,
            Meets::OffRamp | Meets::Crash | Meets::Edge => 0,
        };
        (kind, self.ahead(car, end.to))
    }

    /// How many spaces further ahead a point lies than a car; half a space counts as none.
    fn ahead(&self, car: VehicleId, to: Point) -> i32 {
        let to = 2 * i32::from(to.column) + i32::from(to.row & 1);
        match self.open.place(car) {
            Place::On(space) => (to - i32::from(space.forwardness())).div_euclid(2),
            // Who waits to enter stands before the first column.
            Place::Waiting | Place::Gone | Place::Home | Place::Hanging => to / 2 + 1,
        }
    }

    fn at(&self, car: VehicleId, to: Point, meets: Meets) -> Message {
        Message::new("because-end")
            .with("spaces", i64::from(self.ahead(car, to)))
            .with("meets", met(car, meets))
    }

    /// What waits where a step leads, by what the viewer is shown of it.
    fn step_meets(&self, to: Point) -> Option<Meets> {
        let outlook = self.view.outlook.as_ref()?;
        outlook.steps.iter().find(|step| step.to == to).map(|step| step.meets)
    }

    /// The first step of the best way that begins with it; or else what waits there itself.
    fn step(&self, action: &Action, meets: Option<Meets>) -> Message {
        let mover = self.open.turn.mover.unwrap_or_default();
        let ends = self.reach(mover).map(|reach| &reach.ends[..]).unwrap_or_default();
        let begun = ends.iter().filter(|end| end.way.first().is_some_and(|leg| leg.action == *action));
        let best = begun.max_by_key(|end| self.worth(mover, end));
        match (best, meets) {
            (Some(end), _) => Message::new("because-way")
                .with("car", whole(mover))
                .with("end", self.at(mover, end.to, end.meets)),
            (None, Some(meets)) => Message::new("because-step").with("meets", met(mover, meets)),
            (None, None) => Message::new("because-nowhere").with("car", whole(mover)),
        }
    }

    /// What a shot would bring, and its odds. Where the one roll for several targets has fallen, there are none to tell.
    fn shot(&self, target: VehicleId, command: Option<RigCommand>) -> Message {
        let shots = self.view.outlook.as_ref().map(|outlook| &outlook.shots[..]).unwrap_or_default();
        let shot = shots.iter().find(|shot| shot.target == target && shot.aim == command);
        let effect = match (command, self.open.car(target)) {
            (Some(command), _) => Message::new("because-hit-rig").with("command", rig_command_name(command)),
            (None, Some(car)) if car.damage.len() + 1 >= self.open.slots(target) => {
                Message::new("because-hit-last")
            }
            (None, Some(car)) => Message::new("because-hit")
                .with("count", car.damage.len() as i64 + 1)
                .with("slots", self.open.slots(target) as i64),
            (None, None) => Message::new("because-hit-wreck"),
        };
        let Some(shot) = shot else { return effect };
        Message::new("because-shot")
            .with("target", vehicle(target))
            .with("percent", (i64::from(shot.hits) * 100 + 3) / 6)
            .with("effect", effect)
    }

    fn hold(&self) -> Message {
        let shots = self.view.outlook.as_ref().map(|outlook| &outlook.shots[..]).unwrap_or_default();
        let only_own = shots.iter().all(|shot| self.open.owner(shot.target) == Some(self.seat));
        Message::new(if only_own { "because-hold-own" } else { "because-hold" })
    }

    /// Of a drift: how a slam could end.
    fn drift(&self, id: &'static str) -> Option<Message> {
        let Some(Question::Drift { bottom }) = self.open.question() else { return None };
        let mover = self.open.turn.mover?;
        let odds = outlook::slam_odds(self.open, self.open.space_of(bottom)?, mover, bottom);
        Some(slam(id, mover, bottom, odds))
    }

    /// Of slam dice: what they do as they lie, and what they could do.
    fn pushed(&self, id: &'static str) -> Option<Message> {
        let push = self.view.outlook.as_ref()?.slam?;
        Some(
            Message::new(id)
                .with("who", vehicle(push.who))
                .with("meets", met(push.who, push.meets))
                .with("pushed", percent(push.again.top_moves))
                .with("out", percent(push.again.top_out + push.again.bottom_out)),
        )
    }

    /// A vehicle that a card, a slam or the cowcatcher moves.
    fn moved(&self, who: VehicleId, to: Point, way: Way) -> Message {
        let meets = outlook::meets(self.open, who, to, way);
        Message::new("because-moved").with("who", vehicle(who)).with("meets", met(who, meets))
    }
}

fn slam(id: &'static str, car: VehicleId, with: VehicleId, odds: SlamOdds) -> Message {
    Message::new(id)
        .with("car", vehicle(car))
        .with("vehicle", vehicle(with))
        .with("pushed", percent(odds.top_moves))
        .with("out", percent(odds.top_out))
        .with("other", percent(odds.bottom_out))
}

/// What waits somewhere, and of a slam how it can end.
fn met(car: VehicleId, meets: Meets) -> Message {
    let said = |code: &str, who: VehicleId| {
        Message::new("page-meets").with("meets", code.to_owned()).with("vehicle", vehicle(who))
    };
    let code = match meets {
        Meets::Slam { with, odds } => return slam("because-slam", car, with, odds),
        Meets::Rams { with } => return said("rams", with),
        Meets::Nothing => "nothing",
        Meets::Chopper => "chopper",
        Meets::Unknown => "unknown",
        Meets::Oil => "oil",
        Meets::Sludge => "sludge",
        Meets::Jump => "jump",
        Meets::OffRamp => "off_ramp",
        Meets::Fire => "fire",
        Meets::Damage => "damage",
        Meets::Crash => "crash",
        Meets::Edge => "edge",
        Meets::Advance => "advance",
        Meets::Finish => "finish",
        Meets::Mine => "mine",
    };
    said(code, car)
}
