//! What the commands of all boards and cards add to a move: those of the crews, of the leaders, and the bonus commands. The
//! same worth decides about a die and about a command token.

use super::bikes;
use super::cards::{behind, laid_at};
use super::driver::{best, repairs, strikes};
use super::outlook::Outlook;
use super::route::Route;
use super::standing::forward;
use super::weights::{LUCKY, RAM_PLATE, SCOUTED, SLINGSHOT, SLINGSHOT_SPACES};
use crossroads_thunder_road::data::{Command, Direction, VehicleId};

/// A mover that can be given commands.
pub struct Board<'a> {
    outlook: &'a Outlook<'a>,
    route: Route<'a>,
    drive: Give,
    /// How likely the seat wins with the best way and no more commands.
    plain: f32,
}

/// What a move begins with: a die, and what commands add to it.
#[derive(Clone, Copy)]
struct Give {
    die: u8,
    more: u8,
    drift: bool,
}

impl<'a> Board<'a> {
    /// For the mover, with the commands that it has been given and that are still to come.
    pub fn of(outlook: &'a Outlook<'a>, mover: VehicleId) -> Board<'a> {
        let open = outlook.open;
        let die = open.car(mover).and_then(|car| car.die).unwrap_or(open.turn.drive.moves);
        let nitro = open.turn.pending.iter().filter(|it| it.command == Command::Nitro);
        let more = open.turn.drive.moves.saturating_sub(die) + nitro.map(|it| it.value).sum::<u8>();
        let drift = open.turn.pending.iter().any(|it| it.command == Command::Drift);
        let (drive, mut route) = (Give { die, more, drift }, Route::of(outlook, mover));
        let plain = driven(&mut route, outlook, drive);
        Board { outlook, route, drive, plain }
    }

    /// What the move gains as it is.
    pub fn plain(&self) -> f32 {
        self.plain - self.outlook.now
    }

    /// What a command with a die or token of this value changes about the chance to win.
    pub fn gain(&mut self, command: Command, value: u8) -> f32 {
        let (outlook, mover) = (self.outlook, self.route.mover());
        match command {
            Command::Airstrike => best(strikes(outlook)).map_or(0.0, |(_, gain)| gain),
            Command::Nitro => self.more(Give { more: self.drive.more + value, ..self.drive }),
            Command::Drift => self.more(Give { drift: true, ..self.drive }),
            Command::Repair | Command::PatchUp => best(repairs(outlook)).map_or(0.0, |(_, gain)| gain),
            Command::QuickFix => outlook.standing.repaired(mover).chance(outlook.me) - outlook.now,
            Command::Respawn => {
                best(bikes::respawns(outlook)).map_or(0.0, |(_, chance)| chance - outlook.now)
            }
            Command::Roadblock | Command::DumpCargo => {
                behind(outlook.open, mover).map(|space| laid_at(outlook, space)).fold(0.0, f32::max)
            }
            Command::Spotter | Command::BigShove | Command::Flamethrower | Command::OffRoadTyres => {
                self.held(command)
            }
            Command::SecondBelt | Command::Overwatch => self.early_shot(),
            Command::Slingshot => self.slung(),
            Command::Omen => outlook.price(LUCKY),
            Command::Radar => outlook.price(SCOUTED),
            Command::RamPlate => outlook.price(RAM_PLATE),
            Command::TowCable => best(tows(outlook)).map_or(0.0, |(_, gain)| gain),
            Command::Switcheroo => best(swaps(outlook)).map_or(0.0, |(_, gain)| gain),
        }
    }

    fn more(&mut self, give: Give) -> f32 {
        driven(&mut self.route, self.outlook, give) - self.plain
    }

    /// The rules say what a command that holds bends: the best way is looked for as if it held.
    fn held(&self, command: Command) -> f32 {
        let mut open = *self.outlook.open;
        open.turn.works.insert(command);
        let outlook = self.outlook.holding(&open);
        driven(&mut Route::of(&outlook, self.route.mover()), &outlook, self.drive) - self.plain
    }

    /// A shot from where the mover stands.
    fn early_shot(&self) -> f32 {
        let mover = self.route.mover();
        let from = self.outlook.open.space_of(mover);
        from.map_or(0.0, |space| self.outlook.best_shot(space, Some(mover)))
    }

    /// Two more moves, if somebody happens to be ahead at the end of the move.
    fn slung(&self) -> f32 {
        let mover = self.route.mover();
        let Some(space) = self.outlook.open.space_of(mover) else { return 0.0 };
        let standing = self.outlook.standing.moved(mover, forward(space) + SLINGSHOT_SPACES);
        SLINGSHOT * (standing.chance(self.outlook.me) - self.outlook.now)
    }
}

/// How likely the seat wins with the best way for a move.
fn driven(route: &mut Route<'_>, outlook: &Outlook<'_>, give: Give) -> f32 {
    let moves = outlook.moves(route.mover(), give.die, give.more);
    route.best(route.purse(moves, give.drift))
}

/// Every car or bike that a cable can tow, and where to, with what it changes.
fn tows(outlook: &Outlook<'_>) -> impl Iterator<Item = ((VehicleId, Direction), f32)> {
    let open = outlook.open;
    let others = open.vehicles(outlook.me).filter(|who| Some(*who) != open.turn.mover);
    let drivers = others.filter(|who| open.is_operable(*who));
    let placed = drivers.filter_map(|who| Some((who, open.space_of(who)?)));
    placed.flat_map(|(who, space)| {
        Direction::ARC.map(|way| ((who, way), outlook.thrown(who, space, way))).into_iter()
    })
}

/// Every two of the own cars that a switcheroo could swap, with what it changes.
fn swaps(outlook: &Outlook<'_>) -> impl Iterator<Item = ((VehicleId, VehicleId), f32)> {
    let open = outlook.open;
    let tile = |who: VehicleId| open.space_of(who).filter(|_| open.is_operable(who)).map(|it| it.tile());
    let pairs = open.vehicles(outlook.me).flat_map(move |one| {
        open.vehicles(outlook.me).filter(move |other| one.0 < other.0).map(move |other| (one, other))
    });
    let on_a_tile = pairs.filter(move |(one, other)| tile(*one).is_some() && tile(*one) == tile(*other));
    on_a_tile.map(|(one, other)| ((one, other), outlook.swapped(one, other)))
}
