//! What a seat makes of a table: how likely it wins, and what each thing that may happen would change about that.

use super::map::{Lying, Map};
use super::standing::{FORWARDS, Gauge, Standing, UNITS, forward, unit};
use super::weights::{BESIDE_DEATH, DEADLY_HIT, DEADLY_NEIGHBOUR, TOKEN};
use crossroads_engine::Seat;
use crossroads_thunder_road::data::{
    Command, Condition, Damage, Direction, GANG, Ground, Hazard, Kind, Leader, SHOOTING_DIE, SLAM_DIE,
    SlamFace, Space, Upgrade, VehicleId,
};
use crossroads_thunder_road::rules::shooting::{self, Aim};
use crossroads_thunder_road::rules::slams::{Settled, settled};
use crossroads_thunder_road::rules::{commands, readings};
use crossroads_thunder_road::state::{Drive, Manner, Open, Place, Secret, State};
use crossroads_thunder_road::view::View;
use std::array::from_fn;
use std::cell::Cell;
use std::cmp::Ordering;

/// A table with the eyes of one seat. All worths are chances to win.
pub struct Outlook<'a> {
    /// The table.
    pub open: &'a Open,
    /// Whose eyes.
    pub me: Seat,
    /// What only this seat knows.
    pub secret: Secret,
    /// The board.
    pub map: Map,
    /// Where the gangs stand.
    pub standing: Standing,
    /// How likely the seat wins as things are.
    pub now: f32,
    gauge: Gauge,
    memo: Memo,
}

/// What was worked out once; not a number until somebody asks.
struct Memo {
    hurt: [Cell<f32>; UNITS],
    gone: [Cell<f32>; UNITS],
    moved: [[Cell<f32>; FORWARDS]; UNITS],
}

impl Memo {
    fn blank() -> Memo {
        let unknown = || Cell::new(f32::NAN);
        Memo {
            hurt: from_fn(|_| unknown()),
            gone: from_fn(|_| unknown()),
            moved: from_fn(|_| from_fn(|_| unknown())),
        }
    }
}

impl<'a> Outlook<'a> {
    /// What a seat makes of what it sees.
    pub fn of_view(view: &'a View, me: Seat) -> Outlook<'a> {
        let Some(own) = &view.own else { return Outlook::of(&view.open, me, Secret::default()) };
        let mut outlook = Outlook::of(&view.open, me, own.secret);
        own.faces.iter().for_each(|(space, face)| outlook.map.learn(*space, *face));
        outlook
    }

    /// The same at a table on which drivers play on: no more than the seat would see of it. `open` is what all see.
    pub fn of_table(state: &State, open: &'a Open, me: Seat) -> Outlook<'a> {
        let mut outlook = Outlook::of(open, me, state.hidden.seats[me]);
        for (space, _) in open.looked.iter().filter(|(_, seats)| seats.contains(me)) {
            if let Some((_, face)) = state.hidden.faces.iter().find(|(at, _)| at == space) {
                outlook.map.learn(*space, *face);
            }
        }
        outlook
    }

    fn of(open: &'a Open, me: Seat, secret: Secret) -> Outlook<'a> {
        let (map, standing) = (Map::of(open), Standing::of(open));
        let gauge = standing.gauge();
        Outlook { open, me, secret, map, standing, now: gauge.chance(me), gauge, memo: Memo::blank() }
    }

    /// The same table and seat, with a command that would hold for this turn: where everything stands is as before.
    pub fn holding<'b>(&self, open: &'b Open) -> Outlook<'b> {
        let Outlook { me, secret, standing, now, gauge, .. } = *self;
        Outlook { open, me, secret, map: self.map.clone(), standing, now, gauge, memo: Memo::blank() }
    }

    /// What it costs to give away something that is worth so much: it adds that to the logarithm of the chances.
    pub fn price(&self, worth: f32) -> f32 {
        worth * self.now * (1.0 - self.now)
    }

    /// Whether a command can get a die of this value in this turn.
    pub fn takes(&self, command: Command, die: u8) -> bool {
        let is_free = !self.open.gangs[self.me].used.contains(command);
        is_free && commands::takes(self.open, self.me, command, die)
    }

    /// The moves with which a car begins that gets this die, and so many from a command.
    pub fn moves(&self, car: VehicleId, die: u8, more: u8) -> u8 {
        if self.open.options.is_base() {
            return die + more;
        }
        let mut given = *self.open;
        if let Some(dashboard) = given.car_mut(car) {
            dashboard.die = Some(die);
        }
        let drive = Drive { moves: die + more, manner: Manner::Normal, ..Drive::default() };
        readings::after_flat_tyres(&given, car, readings::moves(&given, car, &drive))
    }

    /// The moves that the road die gives a road vehicle.
    pub fn road_die(&self, who: VehicleId) -> u8 {
        self.open.road_die + u8::from(self.open.wears(who, Upgrade::SlipstreamKit))
    }

    /// What a damage to this vehicle changes.
    pub fn hurt(&self, who: VehicleId) -> f32 {
        let (Some(index), Some(owner)) = (unit(who), self.open.owner(who)) else { return 0.0 };
        once(&self.memo.hurt[index], || {
            if !self.open.is_operable(who) {
                return 0.0;
            }
            let around = self.open.space_of(who).map_or(0.0, |space| self.map.deadly_around(space));
            // Only a car draws a token that may throw it about, if it has no crumple zone.
            let suffers = who.kind() == Kind::Car && !self.open.wears(who, Upgrade::CrumpleZone);
            let deadly = if suffers { DEADLY_HIT + DEADLY_NEIGHBOUR * around } else { 0.0 };
            let token = self.standing.hurt(who).chance_after(&self.gauge, owner, self.me) - self.now;
            (1.0 - deadly) * token + deadly * self.gone(who)
        })
    }

    /// What the end of this vehicle changes.
    pub fn gone(&self, who: VehicleId) -> f32 {
        let (Some(index), Some(owner)) = (unit(who), self.open.owner(who)) else { return 0.0 };
        once(&self.memo.gone[index], || {
            self.standing.without(who).chance_after(&self.gauge, owner, self.me) - self.now
        })
    }

    /// What a shot at this vehicle changes; nobody but a chopper shoots if `by` is nobody.
    pub fn shot(&self, by: Option<VehicleId>, target: VehicleId) -> f32 {
        let hits = |face: &&_| readings::hits(self.open, target, **face);
        let once = SHOOTING_DIE.iter().filter(hits).count() as f32 / SHOOTING_DIE.len() as f32;
        let hit = if self.aims_again(by, target) { once + (1.0 - once) * once } else { once };
        hit * (self.hurt(target) + by.map_or(0.0, |by| self.brings(by, target)))
    }

    /// Whether a shot that misses is rolled again.
    fn aims_again(&self, by: Option<VehicleId>, target: VehicleId) -> bool {
        let open = self.open;
        let is_aimed = |by| {
            let is_steady = open.owner(by).is_some_and(|owner| open.led_by(owner, Leader::WongLeiKong));
            open.wears(by, Upgrade::TracerRounds) || is_steady && !open.turn.done.steady_hand
        };
        by.is_some_and(is_aimed) || open.has(target, Damage::OpenEngineBay)
    }

    /// What a hit brings beside the damage: a swap of places, fire, a command token.
    fn brings(&self, by: VehicleId, target: VehicleId) -> f32 {
        let open = self.open;
        let Some(owner) = open.owner(by) else { return 0.0 };
        let mut more = 0.0;
        if open.wears(by, Upgrade::Harpoon) && target.kind() != Kind::Section {
            more += self.swapped(by, target);
        }
        if open.wears(by, Upgrade::IncendiaryRounds) {
            more += self.burning(target);
        }
        if owner == self.me && open.led_by(owner, Leader::VinceVamp) && !open.gangs[owner].ability_used {
            more += self.price(TOKEN);
        }
        more
    }

    /// What it changes if two road vehicles swap places.
    pub fn swapped(&self, one: VehicleId, other: VehicleId) -> f32 {
        let (Some(here), Some(there)) = (self.open.space_of(one), self.open.space_of(other)) else {
            return 0.0;
        };
        self.standing.moved(one, forward(there)).moved(other, forward(here)).chance(self.me) - self.now
    }

    /// What the best shot from a space changes; holding fire changes nothing.
    pub fn best_shot(&self, from: Space, shooter: Option<VehicleId>) -> f32 {
        if self.open.round < 2 || self.in_sandstorm(from) {
            return 0.0;
        }
        if shooter.is_some_and(|who| self.is_gunner(who)) {
            return self.bent_shot(from, shooter);
        }
        let seen = self.map.targets(from, shooter);
        let aims = seen.filter(|who| self.open.space_of(*who).is_none_or(|space| !self.in_sandstorm(space)));
        aims.map(|who| self.shot(shooter, who)).fold(0.0, f32::max)
    }

    fn in_sandstorm(&self, space: Space) -> bool {
        self.open.condition_at(space) == Some(Condition::Sandstorm)
    }

    /// Whether cards bend where a car shoots, or how often.
    fn is_gunner(&self, who: VehicleId) -> bool {
        const LEADERS: [Leader; 2] = [Leader::Abigail, Leader::MachineGunJoe];
        const UPGRADES: [Upgrade; 4] =
            [Upgrade::Turret, Upgrade::LongBarrel, Upgrade::RailCannon, Upgrade::TwinGuns];
        let open = self.open;
        open.has(who, Damage::JammedGuns)
            || open.works(Command::Spotter)
            || UPGRADES.iter().any(|upgrade| open.wears(who, *upgrade))
            || LEADERS.iter().any(|leader| open.owner(who).is_some_and(|owner| open.led_by(owner, *leader)))
    }

    /// The best shot of a gunner: the rules say what it can aim at if it stands there.
    fn bent_shot(&self, from: Space, shooter: Option<VehicleId>) -> f32 {
        let mut there = *self.open;
        if let Some(who) = shooter {
            if there.has(who, Damage::JammedGuns) {
                return 0.0;
            }
            there.put(who, Place::On(from));
            there.turn.mover = shooter;
        }
        let (mut best, mut second, mut spray) = (0.0_f32, 0.0_f32, 0.0);
        for target in shooting::shots(&there, shooter).map(Aim::target) {
            let worth = self.shot(shooter, target);
            spray += worth;
            second = second.max(worth.min(best));
            best = best.max(worth);
        }
        if there.turn_led_by(Leader::MachineGunJoe) {
            best = best.max(spray);
        }
        let has_twin = shooter.is_some_and(|who| there.wears(who, Upgrade::TwinGuns));
        if has_twin { best + second } else { best }
    }

    /// What it changes if a vehicle burns.
    pub fn burning(&self, who: VehicleId) -> f32 {
        let Some(owner) = self.open.owner(who) else { return 0.0 };
        self.standing.burning(who).chance_after(&self.gauge, owner, self.me) - self.now
    }

    /// What it changes if a vehicle is thrown out of a space in a direction.
    pub fn thrown(&self, who: VehicleId, from: Space, way: Direction) -> f32 {
        let Some(owner) = self.open.owner(who) else { return 0.0 };
        let to = from.point().step(way);
        if self.map.is_deadly(to, way) {
            return self.gone(who);
        }
        match to.ground() {
            Ground::Space(space) => {
                let cell = self.map.cell(space);
                if cell.has_chopper {
                    return self.gone(who);
                }
                let mine = if cell.token == Lying::FaceDown { self.map.odds(Hazard::Mine) } else { 0.0 };
                let there = self.with_moved(who, owner, space) - self.now;
                there + mine * self.hurt(who) + self.beside_death(who, space)
            }
            _ if self.open.road.is_final => {
                let is_in = self.open.gangs[owner].is_in;
                f32::from(u8::from(is_in && owner == self.me)) - if is_in { self.now } else { 0.0 }
            }
            _ => self.standing.moved(who, f32::from(to.column)).advanced().chance(self.me) - self.now,
        }
    }

    /// How likely the seat wins if a car of `owner` were in another space.
    pub fn with_moved(&self, who: VehicleId, owner: Seat, space: Space) -> f32 {
        let there = || self.standing.moved(who, forward(space)).chance_after(&self.gauge, owner, self.me);
        match unit(who) {
            Some(index) => once(&self.memo.moved[index][usize::from(space.forwardness())], there),
            None => self.now,
        }
    }

    /// How likely the seat wins if its own car drives to another space.
    pub fn with_driven(&self, mover: VehicleId, space: Space) -> f32 {
        self.standing.driven(mover, forward(space)).chance_after(&self.gauge, self.me, self.me)
    }

    /// What it costs to stand where one may be pushed to death from.
    pub fn beside_death(&self, who: VehicleId, space: Space) -> f32 {
        BESIDE_DEATH * self.map.deadly_around(space) * self.gone(who)
    }

    /// What a slam in a space will come to, with all who may roll it again. `staying` is what it is worth if the top
    /// vehicle stays there.
    pub fn slam(&self, top: VehicleId, bottom: VehicleId, space: Space, staying: f32) -> f32 {
        if self.open.wears(top, Upgrade::BullBar) && bottom.kind() != Kind::Section {
            return staying + self.thrown(bottom, space, Direction::Front);
        }
        let outcomes = self.outcomes(top, bottom, space, staying);
        let by_die = settled(top, bottom) == Settled::ByDie;
        if by_die && self.open.works(Command::BigShove) {
            let chosen = outcomes[0].iter().zip(&outcomes[1]).map(|(one, other)| one.max(*other));
            return chosen.sum::<f32>() / Direction::ALL.len() as f32;
        }
        let mean = mean(top, bottom, &outcomes, |it| it);
        if !by_die {
            return mean;
        }
        match self.rerolls(top, bottom) {
            (true, false) => self::mean(top, bottom, &outcomes, |it| it.max(mean)),
            (false, true) => self::mean(top, bottom, &outcomes, |it| it.min(mean)),
            _ => mean,
        }
    }

    /// Whether the seat itself, and whether others, may roll a slam again: the owner of the larger vehicle and a bumper car, but
    /// no opponent of a ram stance.
    fn rerolls(&self, top: VehicleId, bottom: VehicleId) -> (bool, bool) {
        let open = self.open;
        let size = |who: VehicleId| if open.has(who, Damage::BentFrame) { GANG[0] } else { who.size() };
        let larger = match size(top).cmp(&size(bottom)) {
            Ordering::Equal => None,
            Ordering::Greater => open.player_of(top),
            Ordering::Less => open.player_of(bottom),
        };
        let bumpers = [top, bottom].into_iter().filter_map(|who| open.player_of(who));
        let bumper = bumpers.into_iter().find(|owner| open.led_by(*owner, Leader::Bumpo));
        let rams =
            |who: VehicleId, seat| open.wears(who, Upgrade::RamStance) && open.owner(who) != Some(seat);
        let may = |seat: &Seat| !rams(top, *seat) && !rams(bottom, *seat);
        let who = || larger.into_iter().chain(bumper).filter(may);
        (who().any(|seat| seat == self.me), who().any(|seat| seat != self.me))
    }

    /// What a slam that would move `who` in a direction is worth as it lies, and rolled again.
    pub fn slam_rolled(
        &self,
        top: VehicleId,
        bottom: VehicleId,
        who: VehicleId,
        direction: Direction,
    ) -> (f32, f32) {
        let Some(space) = self.open.space_of(who) else { return (self.now, self.now) };
        let kept = self.now + self.thrown(who, space, direction);
        (kept, mean(top, bottom, &self.outcomes(top, bottom, space, self.now), |it| it))
    }

    /// What the slam dice can come to: the top vehicle moves, or the bottom one, in each direction.
    fn outcomes(&self, top: VehicleId, bottom: VehicleId, space: Space, staying: f32) -> Outcomes {
        let thrown =
            |who, base: f32| Direction::ALL.map(|direction| base + self.thrown(who, space, direction));
        [thrown(top, self.now), thrown(bottom, staying)]
    }
}

/// What is in a cell, or what it will be from now on.
fn once(cell: &Cell<f32>, work_out: impl FnOnce() -> f32) -> f32 {
    if cell.get().is_nan() {
        cell.set(work_out());
    }
    cell.get()
}

/// What it is worth if the top or the bottom vehicle of a slam moves, by direction.
type Outcomes = [[f32; Direction::ALL.len()]; 2];

/// The mean of what is made of each outcome of a slam of these two.
fn mean(top: VehicleId, bottom: VehicleId, outcomes: &Outcomes, made_of: impl Fn(f32) -> f32) -> f32 {
    let tops = match settled(top, bottom) {
        Settled::ByDie => {
            SLAM_DIE.iter().filter(|face| **face == SlamFace::Top).count() as f32 / SLAM_DIE.len() as f32
        }
        Settled::Already(SlamFace::Top) => 1.0,
        Settled::Already(SlamFace::Bottom) => 0.0,
        // Their owner takes what suits; half of each comes near to it.
        Settled::ByOwner => 0.5,
    };
    let of_row = |row: &[f32; 6]| row.iter().map(|it| made_of(*it)).sum::<f32>() / row.len() as f32;
    tops * of_row(&outcomes[0]) + (1.0 - tops) * of_row(&outcomes[1])
}
