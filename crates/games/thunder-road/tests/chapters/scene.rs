//! Scenes: say what matters of a table, then play it with real actions and written dice.
//!
//! A [`Scene`] starts bare: the boards of the worked scenarios, no car on them, no token turned up. What is said next
//! puts cars, choppers, tokens and dice; `does` acts, with the dice that fall written behind. Dice that fall unwritten,
//! and written dice that do not fall, fail the test.

use crossroads_engine::{Applied, Chance, Few, Game, Quick, Refusal, Seat, SeatSet, Silent};
use crossroads_thunder_road::ThunderRoad;
pub use crossroads_thunder_road::actions::Action::{self, *};
pub use crossroads_thunder_road::data::Direction::{
    Front as F, FrontLeft as FL, FrontRight as FR, Rear as B, RearLeft as BL, RearRight as BR,
};
pub use crossroads_thunder_road::data::{
    CardId, Cards, Command, Crew, Damage, Direction, Hazard, Leader, Size, SlamFace, Space, Terrain, Upgrade,
    VehicleId,
};
use crossroads_thunder_road::data::{SHOOTING_DIE, STUNT_DIE, ShotFace, SideId};
use crossroads_thunder_road::events::Told;
pub use crossroads_thunder_road::events::{Event, Fate};
pub use crossroads_thunder_road::rules::Why;
use crossroads_thunder_road::setup::Options;
use crossroads_thunder_road::state::{Hidden, all_hazards};
pub use crossroads_thunder_road::state::{Open, Phase, Place, Road, State, Step, Token, Turn};

pub const RED: Seat = Seat(0);
pub const BLUE: Seat = Seat(1);
pub const GREEN: Seat = Seat(2);
pub const YELLOW: Seat = Seat(3);

pub const RS: VehicleId = VehicleId::car(RED, Size::Small);
pub const RM: VehicleId = VehicleId::car(RED, Size::Medium);
pub const RL: VehicleId = VehicleId::car(RED, Size::Large);
pub const BS: VehicleId = VehicleId::car(BLUE, Size::Small);
pub const BM: VehicleId = VehicleId::car(BLUE, Size::Medium);
pub const BIG_BLUE: VehicleId = VehicleId::car(BLUE, Size::Large);
pub const GS: VehicleId = VehicleId::car(GREEN, Size::Small);
pub const GM: VehicleId = VehicleId::car(GREEN, Size::Medium);
pub const GL: VehicleId = VehicleId::car(GREEN, Size::Large);
pub const YM: VehicleId = VehicleId::car(YELLOW, Size::Medium);
pub const YL: VehicleId = VehicleId::car(YELLOW, Size::Large);
pub const WRECK: VehicleId = VehicleId::wreck(0);

/// The space in a row and column.
pub fn at(row: u8, column: u8) -> Space {
    Space::at(row, column).unwrap()
}

/// A die that falls, or a token that is drawn.
#[derive(Clone, Copy, Debug)]
pub enum Roll {
    /// The slam die names the one that came in.
    Top,
    /// The slam die names the one that was there.
    Bottom,
    /// The direction die.
    Way(Direction),
    /// The stunt die.
    Stunt(u8),
    /// The shooting die.
    Shot(ShotFace),
    /// A damage token of this kind.
    Draw(Damage),
    /// Any number below a bound, as it comes.
    Raw(u32),
}

pub use Roll::{Bottom, Draw, Raw, Shot, Stunt, Top, Way};
pub const HIT_ANY: Roll = Shot(ShotFace::Any);
pub const HIT_SM: Roll = Shot(ShotFace::SmallOrMedium);
pub const HIT_M: Roll = Shot(ShotFace::Medium);
pub const HIT_L: Roll = Shot(ShotFace::Large);

/// Chance that was written down.
struct Written {
    answers: Vec<u32>,
    next: usize,
}

impl Chance for Written {
    fn below(&mut self, bound: u32) -> u32 {
        let answer = *self
            .answers
            .get(self.next)
            .unwrap_or_else(|| panic!("a die with {bound} faces falls unwritten after {:?}", self.answers));
        assert!(answer < bound, "{answer} is no face of {bound}");
        self.next += 1;
        answer
    }
}

/// Dice that fall as written; those that are not written, and everything else, fall as they like.
pub struct Fallen(pub Vec<u32>, pub Quick);

impl Chance for Fallen {
    fn below(&mut self, bound: u32) -> u32 {
        if bound == 6 && !self.0.is_empty() { self.0.remove(0) } else { self.1.below(bound) }
    }
}

/// A table and what its last action led to.
#[derive(Clone)]
pub struct Scene {
    pub state: State,
    pub told: Vec<Event>,
    /// How many effects led to each of these events.
    pub levels: Vec<u8>,
    /// Whether it may be taken back.
    pub applied: Applied,
}

/// Board P of the worked scenarios: 1a, 2a, 3a.
pub fn board_p(seats: u8) -> Scene {
    Scene::new(["1a", "2a", "3a"], seats)
}

/// Board Q of the worked scenarios: 1b, 2b, 5b.
pub fn board_q(seats: u8) -> Scene {
    Scene::new(["1b", "2b", "5b"], seats)
}

impl Scene {
    /// A table as it is.
    pub fn of(state: &State) -> Scene {
        Scene { state: *state, told: Vec::new(), levels: Vec::new(), applied: Applied::OPEN }
    }

    /// It is Red's turn in round 2; every gang has the dice 1 to 4, no car is on the board and all wait. Every token is
    /// a road until something else is said.
    pub fn new(tiles: [&str; 3], seats: u8) -> Scene {
        Scene::with(tiles, seats, Options::default())
    }

    /// The same at a table with these options; the bikes have the dice 1 to 6, the rig 1, 2, 3, 3.
    pub fn with(tiles: [&str; 3], seats: u8, options: Options) -> Scene {
        let mut zeros = Quick::new(1);
        let mut state = ThunderRoad::setup(&options, seats, &mut zeros, &mut Silent);
        let tiles = tiles.map(|id| SideId::named(id).unwrap());
        state.open.road = Road::bare(tiles, options.carnage);
        // What is chosen before the race is for scenes that say so.
        state.open.phase = Phase::Racing;
        state.hidden = Hidden::bare(seats);
        for (place, side) in tiles.iter().enumerate() {
            for spot in side.row().hazards.iter().filter(|spot| spot.is_used(seats)) {
                let space = at(spot.row, place as u8 * 8 + spot.column);
                state.open.road.ground.lay(space);
                state.hidden.faces.push((space, Hazard::Road));
            }
        }
        let mut scene = Scene::of(&state);
        scene.open().round = 2;
        scene.open().road_die = 2;
        for seat in Seat::all(seats) {
            scene = match scene.state.open.crew(seat) {
                Crew::Cars if options.cards => scene,
                Crew::Cars => scene.dice(seat, &[1, 2, 3, 4]),
                Crew::Bikes => scene.dice(seat, &[1, 2, 3, 4, 5, 6]),
                Crew::Rig => scene.dice(seat, &[1, 2, 3, 3]),
            };
        }
        scene.turn(RED)
    }

    /// The hidden pile holds what does not lie on the board.
    fn fill_pile(&mut self) {
        let mut pile = all_hazards(&self.state.open.options);
        let shown = self.state.open.road.tokens().filter_map(|token| token.face);
        let hidden = self.state.hidden.faces.iter().map(|(_, hazard)| *hazard);
        for hazard in shown.chain(hidden) {
            pile[hazard as usize] = pile[hazard as usize].saturating_sub(1);
        }
        self.state.hidden.pile = pile;
        self.state.open.road.pile = pile.iter().sum();
    }

    pub fn open(&mut self) -> &mut Open {
        &mut self.state.open
    }

    /// The table plays by these options.
    pub fn options(mut self, options: Options) -> Scene {
        self.open().options = options;
        self
    }

    /// It is the beginning of this seat's turn.
    pub fn turn(mut self, seat: Seat) -> Scene {
        self.open().first = seat;
        let step = match self.state.open.crew(seat) {
            Crew::Rig if self.state.open.rig.steering.is_none() => Step::Steer,
            Crew::Rig => Step::RigDie,
            Crew::Cars | Crew::Bikes => Step::Assign,
        };
        self.open().turn = Turn { step, ..Turn::of(seat) };
        self
    }

    /// It is the beginning of a turn in which only coasting is left.
    pub fn coast_turn(self, seat: Seat) -> Scene {
        let mut scene = self.turn(seat);
        scene.open().turn.step = Step::Coast;
        scene
    }

    /// The turn of a seat begins in the middle of a scene.
    pub fn next_turn(&mut self, seat: Seat) -> &mut Scene {
        *self = self.clone().turn(seat);
        self
    }

    pub fn round(mut self, round: u8) -> Scene {
        self.open().round = round;
        self
    }

    pub fn road_die(mut self, die: u8) -> Scene {
        self.open().road_die = die;
        self
    }

    /// The unused dice of a seat.
    pub fn dice(mut self, seat: Seat, dice: &[u8]) -> Scene {
        let mut unused = Few::default();
        for die in dice {
            unused.insert_sorted(*die);
        }
        self.open().gangs[seat].dice = unused;
        self
    }

    pub fn car(mut self, who: VehicleId, row: u8, column: u8) -> Scene {
        self.open().put(who, Place::On(at(row, column)));
        self
    }

    /// These cars are eliminated.
    pub fn gone(mut self, cars: &[VehicleId]) -> Scene {
        for who in cars {
            self.open().put(*who, Place::Gone);
        }
        self
    }

    /// A car has these tokens; with two it is inoperable.
    pub fn damaged(mut self, who: VehicleId, tokens: &[Damage]) -> Scene {
        for token in tokens {
            match *token {
                Damage::Marker => {}
                Damage::Minor => self.open().supply.minor -= 1,
                token => match token.card_index() {
                    Some(card) => {
                        let mut counts = self.open().supply.deck.counts();
                        counts[card] -= 1;
                        self.open().supply.deck = counts.into();
                        self.open().damage_pile[Damage::Lasting as usize] -= 1;
                    }
                    None => self.open().damage_pile[token as usize] -= 1,
                },
            }
        }
        let car = &mut self.open().cars[who.car_index().unwrap()];
        car.damage = tokens.iter().copied().collect();
        car.inoperable = tokens.len() == usize::from(who.kind().row().slots);
        self
    }

    /// A car has had its normal move of the round.
    pub fn moved(mut self, who: VehicleId) -> Scene {
        self.open().cars[who.car_index().unwrap()].die = Some(1);
        self
    }

    pub fn chopper(mut self, seat: Seat, row: u8, column: u8) -> Scene {
        self.open().gangs[seat].chopper = Some(at(row, column));
        self
    }

    /// A player is out, with all cars gone.
    pub fn out(self, seat: Seat) -> Scene {
        let mut scene = self.clone().gone(&self.state.open.vehicles(seat).collect::<Vec<_>>());
        scene.open().gangs[seat].is_in = false;
        scene.open().gangs[seat].chopper = None;
        scene
    }

    /// The face-down token there is this.
    pub fn token(mut self, row: u8, column: u8, hazard: Hazard) -> Scene {
        let space = at(row, column);
        let face = self.state.hidden.faces.iter_mut().find(|(there, _)| *there == space);
        face.expect("a token lies there").1 = hazard;
        self
    }

    /// The token there lies face up and is this.
    pub fn shown(mut self, row: u8, column: u8, hazard: Hazard) -> Scene {
        let space = at(row, column);
        let faces = &mut self.state.hidden.faces;
        let place = faces.iter().position(|(there, _)| *there == space).expect("a token lies there");
        faces.remove(place);
        self.open().road.ground.show(space, hazard);
        self
    }

    /// The tiles of the stack from the top, all of them known.
    pub fn stack(mut self, sides: &[&str]) -> Scene {
        self.open().road.unknown_tiles = 0;
        self.open().road.known_tiles = sides.iter().map(|id| SideId::named(id).unwrap()).collect();
        self
    }

    /// The finish line lies.
    pub fn final_tile(mut self) -> Scene {
        self.open().road.is_final = true;
        self
    }

    /// The damage pile holds only these.
    pub fn damage_pile(mut self, tokens: &[Damage]) -> Scene {
        self.open().damage_pile = Default::default();
        for token in tokens {
            self.open().damage_pile[*token as usize] += 1;
        }
        self
    }

    /// What the written dice are as numbers; tokens are found in the pile as it will be then.
    fn answers(&self, rolls: &[Roll]) -> Vec<u32> {
        let mut pile = self.state.open.damage_pile;
        let place = |found: Option<usize>| found.expect("the die has that face") as u32;
        let answer = |roll: &Roll| match *roll {
            Top => 0,
            Bottom => 2,
            Way(way) => place(Direction::ALL.iter().position(|it| *it == way)),
            Stunt(moves) => place(STUNT_DIE.iter().position(|it| *it == moves)),
            Shot(face) => place(SHOOTING_DIE.iter().position(|it| *it == face)),
            Raw(number) => number,
            Draw(damage) => {
                let before: u32 = pile[..damage as usize].iter().map(|count| u32::from(*count)).sum();
                pile[damage as usize] = pile[damage as usize].checked_sub(1).expect("one is in the pile");
                before
            }
        };
        rolls.iter().map(answer).collect()
    }

    /// A seat does what it is offered, and no die falls.
    pub fn does(&mut self, seat: Seat, action: Action) -> &mut Scene {
        self.rolls(seat, action, &[])
    }

    /// A seat does what it is offered, and exactly these dice fall.
    pub fn rolls(&mut self, seat: Seat, action: Action, rolls: &[Roll]) -> &mut Scene {
        if self.state.open.road.pile == 0 {
            self.fill_pile();
        }
        assert!(self.offers(seat, action), "{action:?} is not offered, but {:?}", self.legal(seat));
        let mut written = Written { answers: self.answers(rolls), next: 0 };
        let applied = self.applies(seat, action, &mut written);
        assert!(applied.is_ok(), "{action:?}: {applied:?}");
        assert_eq!(written.next, rolls.len(), "{action:?}: not all dice fell, {:?}", self.told);
        self
    }

    /// A seat does what it is offered; dice may fall as they like, and end up anywhere.
    pub fn just(&mut self, seat: Seat, action: Action) -> &mut Scene {
        assert!(self.offers(seat, action), "{action:?} is not offered, but {:?}", self.legal(seat));
        let mut chance = Quick::new(7);
        let applied = self.applies(seat, action, &mut chance);
        assert!(applied.is_ok(), "{action:?}: {applied:?}");
        self
    }

    fn applies(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
    ) -> Result<Applied, Refusal<Why>> {
        let mut told: Vec<Told> = Vec::new();
        let applied = ThunderRoad::apply(&mut self.state, seat, action, chance, &mut told);
        self.applied = applied.unwrap_or(self.applied);
        self.levels = told.iter().map(|told| told.level).collect();
        self.told = told.iter().map(|told| told.event).collect();
        applied
    }

    /// Puts a die on a car and no other on a command, if that is asked.
    pub fn assigns(&mut self, car: VehicleId, die: u8) -> &mut Scene {
        let seat = self.state.open.owner(car).unwrap();
        self.does(seat, Assign { car, die });
        if self.offers(seat, NoCommand) {
            self.does(seat, NoCommand);
        }
        if self.offers(seat, NoToken) {
            self.does(seat, NoToken);
        }
        self
    }

    /// Drives these steps without a die falling.
    pub fn drives(&mut self, ways: &[Direction]) -> &mut Scene {
        for way in ways {
            let seat = self.state.open.turn.seat;
            self.does(seat, Step(*way));
        }
        self
    }

    /// The last step of a move, after which dice fall.
    pub fn drives_rolling(&mut self, way: Direction, rolls: &[Roll]) -> &mut Scene {
        let seat = self.state.open.turn.seat;
        self.rolls(seat, Step(way), rolls)
    }

    /// A seat may not do this, by this clause; nothing changes.
    pub fn refuses(&mut self, seat: Seat, action: Action, clause: &str) -> &mut Scene {
        let refusal = self.refusal(seat, action);
        assert_eq!(refusal.clause, clause, "{action:?}");
        self
    }

    /// Why a seat may not do this; nothing changes.
    pub fn refusal(&mut self, seat: Seat, action: Action) -> Refusal<Why> {
        let before = self.state;
        assert!(!self.offers(seat, action), "{action:?} is offered");
        let mut written = Written { answers: Vec::new(), next: 0 };
        let refused = ThunderRoad::apply(&mut self.state, seat, action, &mut written, &mut Vec::new());
        assert_eq!(self.state, before, "a refusal changed the table");
        refused.expect_err("refused")
    }

    /// Everything a seat is offered.
    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        ThunderRoad::legal_actions(&self.state, seat, &mut legal);
        legal
    }

    pub fn offers(&self, seat: Seat, action: Action) -> bool {
        self.legal(seat).contains(&action)
    }

    /// The one seat that is asked.
    pub fn asked(&self) -> Option<Seat> {
        let seats: Vec<Seat> = ThunderRoad::to_act(&self.state).iter().collect();
        assert!(seats.len() <= 1);
        seats.first().copied()
    }

    /// The space of a road vehicle, if it is on the board.
    pub fn space(&self, who: VehicleId) -> Option<Space> {
        self.state.open.space_of(who)
    }

    /// Checks where a road vehicle is.
    pub fn stands(&mut self, who: VehicleId, row: u8, column: u8) -> &mut Scene {
        let expected = Some(at(row, column));
        let actual = self.space(who);
        assert_eq!(
            actual,
            expected,
            "{who:?} stands on {}",
            actual.map_or("nothing".to_owned(), |it| it.to_string())
        );
        self
    }

    /// Whether a road vehicle was eliminated by the last action, and how.
    pub fn fate(&self, who: VehicleId) -> Option<Fate> {
        self.told.iter().find_map(|event| match *event {
            Event::Eliminated { who: gone, how } if gone == who => Some(how),
            _ => None,
        })
    }

    pub fn moves(&self) -> u8 {
        self.state.open.turn.drive.moves
    }

    pub fn damage(&self, who: VehicleId) -> Vec<Damage> {
        self.state.open.cars[who.car_index().unwrap()].damage.to_vec()
    }

    pub fn is_inoperable(&self, who: VehicleId) -> bool {
        self.state.open.cars[who.car_index().unwrap()].inoperable
    }

    pub fn face(&self, row: u8, column: u8) -> Option<Token> {
        self.state.open.token(at(row, column))
    }

    pub fn discard(&self, hazard: Hazard) -> u8 {
        self.state.open.road.discard[hazard as usize]
    }

    pub fn winners(&self) -> Option<SeatSet> {
        match self.state.open.phase {
            Phase::Racing | Phase::Shopping { .. } => None,
            Phase::Over { winners } => Some(winners),
        }
    }

    pub fn won_by(&self, seat: Seat) -> bool {
        self.winners() == Some(SeatSet::only(seat))
    }

    pub fn is_in(&self, seat: Seat) -> bool {
        self.state.open.gangs[seat].is_in
    }

    /// The tiles of the board by name.
    pub fn tiles(&self) -> [&'static str; 3] {
        self.state.open.road.tiles.map(|side| side.row().id)
    }

    pub fn step(&self) -> Step {
        self.state.open.turn.step
    }
}
