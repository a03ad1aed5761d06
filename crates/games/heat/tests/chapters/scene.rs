//! Scenes: say what matters of a race, then drive it with real actions.
//!
//! Drivers are named by letters. Parked cars are Legends that have finished in this round: they take up their spots and
//! have no turns. Cards are written by their ids; a deck begins with its top card. A shuffle in a scene turns the pile
//! over, so that the first card of a discard pile, its lowest, is the first of the new deck.

use crossroads_engine::{Applied, Chance, Game, Quick, Seat, Silent, Viewer};
use crossroads_heat::Heat;
pub use crossroads_heat::actions::Action::{self, *};
use crossroads_heat::calendar::{EventCard, Season};
use crossroads_heat::data::{Card, Colour, Gear, Road, Side, Track, Weather};
use crossroads_heat::events::Event;
use crossroads_heat::setup::{Garage, Options};
use crossroads_heat::state::{Car, CarId, Phase, Place, Standings, State, Status, Step};
use crossroads_heat::view::View;

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

/// The gear with this number.
pub fn gear(number: u8) -> Gear {
    Gear::new(number).unwrap()
}

/// Chooses this gear.
pub fn shift(number: u8) -> Action {
    ShiftGear(gear(number))
}

/// Lays this card.
pub fn lay(id: &str) -> Action {
    LayCard(id.parse().unwrap())
}

/// Discards this card.
pub fn discard(id: &str) -> Action {
    Discard(id.parse().unwrap())
}

/// Cards by their ids.
pub fn cards(ids: &str) -> Vec<Card> {
    ids.split_whitespace().map(|id| id.parse().unwrap()).collect()
}

/// A place such as `46R`, after one crossing, or `46R c2`.
pub fn place(text: &str) -> Place {
    let (spot, crossings) = text.split_once(" c").unwrap_or((text, "1"));
    let (space, side) = spot.split_at(spot.len() - 1);
    let side = if side == "L" { Side::Left } else { Side::Right };
    Place { space: space.parse().unwrap(), side, crossings: crossings.parse().unwrap() }
}

/// Chance that can be foreseen: every number is 0, and a shuffle turns the pile over.
#[derive(Clone, Debug, Default)]
pub struct Foreseen {
    /// How often something was shuffled.
    pub shuffles: u32,
}

impl Chance for Foreseen {
    fn below(&mut self, _bound: u32) -> u32 {
        0
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        self.shuffles += 1;
        items.reverse();
    }
}

/// A race on this track with so many drivers, each of them on a free space of its own with six heat.
pub fn race(track: Track, seats: u8) -> Setting {
    let options = Options { track, ..Options::default() };
    let mut state = Heat::setup(&options, seats, &mut Quick::new(1), &mut Silent);
    state.cars = Seat::all(seats)
        .map(|seat| {
            let place = Place { space: 60 - 20 * (seat.0 % 3), side: Side::Left, crossings: seat.0 / 3 };
            let spot = place.spot(track.board());
            Car { colour: Colour::ALL[seat.index()], spot, status: Status::Racing }
        })
        .collect();
    Setting { state }
}

/// The card with this id.
pub fn card(id: &str) -> Card {
    id.parse().unwrap()
}

/// A race of a season of which only this event card matters.
pub fn event(event: EventCard, seats: u8) -> Setting {
    let track = event.row().track.unwrap_or(Track::Usa);
    let mut setting = race(track, seats).garage();
    setting.state.event = event;
    setting.state.options.laps = event.row().laps_on(track).unwrap();
    setting.state.options.season = Season::Own;
    let races = [event].into_iter().collect();
    setting.state.season = Some(Standings { races, ..Standings::default() });
    setting
}

/// A race as it is before the planning of the scene.
#[derive(Clone)]
pub struct Setting {
    pub state: State,
}

impl Setting {
    /// Where a driver's car stands.
    pub fn at(mut self, seat: Seat, text: &str) -> Setting {
        self.state.cars[seat.index()].spot = place(text).spot(self.state.board());
        self
    }

    /// A driver's gear.
    pub fn gear(mut self, seat: Seat, number: u8) -> Setting {
        self.state.drivers[seat].gear = gear(number);
        self
    }

    /// The heat in a driver's engine.
    pub fn engine(mut self, seat: Seat, heat: u8) -> Setting {
        self.state.drivers[seat].engine = heat;
        self
    }

    /// A driver's hand.
    pub fn hand(mut self, seat: Seat, ids: &str) -> Setting {
        let hand = &mut self.state.drivers[seat].hand;
        hand.clear();
        for card in cards(ids) {
            hand.insert_sorted(card);
        }
        self
    }

    /// A driver's deck from its top.
    pub fn deck(mut self, seat: Seat, ids: &str) -> Setting {
        self.state.drivers[seat].deck = cards(ids).into_iter().rev().collect();
        self
    }

    /// A driver's discard pile from its bottom.
    pub fn discard(mut self, seat: Seat, ids: &str) -> Setting {
        self.state.drivers[seat].discard = cards(ids).into_iter().collect();
        self
    }

    /// A car that takes up a spot and has no turn.
    pub fn parked(self, text: &str) -> Setting {
        self.legend(Colour::White, text).last(|car| car.status = Status::Finished)
    }

    /// Several of them.
    pub fn all_parked(self, texts: &[&str]) -> Setting {
        texts.iter().fold(self, |setting, text| setting.parked(text))
    }

    /// A Legend that races.
    pub fn legend(mut self, colour: Colour, text: &str) -> Setting {
        let spot = place(text).spot(self.state.board());
        self.state.cars.push(Car { colour, spot, status: Status::Racing });
        self
    }

    fn last(mut self, change: impl FnOnce(&mut Car)) -> Setting {
        change(self.state.cars.last_mut().unwrap());
        self
    }

    /// A car that has taken this place already.
    pub fn placed(self, place: u8) -> Setting {
        self.legend(Colour::White, "1L c9").last(|car| car.status = Status::Placed(place))
    }

    /// The Legend card that comes next.
    pub fn legend_card(mut self, card: u8) -> Setting {
        self.state.legends.left = 1 << (card - 1);
        self
    }

    /// The stress cards in the supply.
    pub fn supply(mut self, stress: u8) -> Setting {
        self.state.supply = stress;
        self
    }

    /// The weather, and the road token of each corner line in order.
    pub fn weather(mut self, weather: Weather, roads: &[Option<Road>]) -> Setting {
        self.state.weather = Some(weather);
        self.state.roads = roads.iter().copied().collect();
        self
    }

    /// With upgrades of the Garage.
    pub fn garage(self) -> Setting {
        self.with(|options| options.garage = Garage::Both)
    }

    /// A driver's upgrades.
    pub fn upgrades(mut self, seat: Seat, ids: &str) -> Setting {
        self.state.drivers[seat].upgrades = cards(ids).into_iter().collect();
        self
    }

    /// A driver's sponsor cards, wherever they lie.
    pub fn sponsors(mut self, seat: Seat, ids: &str) -> Setting {
        for card in cards(ids) {
            self.state.drivers[seat].sponsors[card.sponsor_place().unwrap()] += 1;
        }
        self
    }

    /// With other options.
    pub fn with(mut self, choose: impl FnOnce(&mut Options)) -> Setting {
        choose(&mut self.state.options);
        self
    }

    /// The planning begins.
    pub fn begin(self) -> Scene {
        Scene { state: self.state, chance: Foreseen::default(), told: Vec::new() }
    }

    /// A single driver plans this and drives at once.
    pub fn drives(self, gear: u8, ids: &str) -> Scene {
        let mut scene = self.begin();
        scene.plans(A, gear, ids);
        scene
    }
}

/// A race being driven.
#[derive(Clone, Debug)]
pub struct Scene {
    pub state: State,
    pub chance: Foreseen,
    pub told: Vec<Event>,
}

impl Scene {
    /// A seat does something lawful.
    pub fn does(&mut self, seat: Seat, action: Action) -> &mut Scene {
        let _ = self.act(seat, action);
        self
    }

    /// A seat does something lawful; answers whether that can be taken back.
    pub fn act(&mut self, seat: Seat, action: Action) -> Applied {
        assert!(self.legal(seat).contains(&action), "{action:?} is not listed: {:?}", self.legal(seat));
        let applied = Heat::apply(&mut self.state, seat, action, &mut self.chance, &mut self.told);
        applied.unwrap_or_else(|refusal| panic!("{action:?} is refused: {refusal:?}"))
    }

    /// A seat is refused by this clause, and nothing changes.
    pub fn refuses(&mut self, seat: Seat, action: Action, clause: &str) -> &mut Scene {
        assert!(!self.legal(seat).contains(&action), "{action:?} is listed");
        let before = self.state.clone();
        let refused = Heat::apply(&mut self.state, seat, action, &mut self.chance, &mut self.told);
        assert_eq!(refused.map_err(|refusal| refusal.clause), Err(clause), "{action:?}");
        assert_eq!(self.state, before, "a refusal changes nothing");
        self
    }

    /// Gear and cards, and ready.
    pub fn plans(&mut self, seat: Seat, gear: u8, ids: &str) -> &mut Scene {
        self.does(seat, shift(gear));
        for card in cards(ids) {
            self.does(seat, LayCard(card));
        }
        self.does(seat, Commit)
    }

    /// Does nothing more in this turn that can be left.
    pub fn ends_turn(&mut self, seat: Seat) -> &mut Scene {
        while let Some(end) =
            self.legal(seat).into_iter().find(|it| matches!(it, EndReact | DeclineSlipstream | EndDiscard))
        {
            self.does(seat, end);
        }
        self
    }

    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        Heat::legal_actions(&self.state, seat, &mut legal);
        legal
    }

    /// The step that waits for a driver, with who that is.
    pub fn waits(&self) -> Option<(Seat, Step)> {
        match &self.state.phase {
            Phase::Driving(driving) => Some((Seat(driving.car()?.0), driving.step)),
            _ => None,
        }
    }

    /// The order of the round.
    pub fn order(&self) -> Vec<CarId> {
        match &self.state.phase {
            Phase::Driving(driving) => driving.order.to_vec(),
            _ => Vec::new(),
        }
    }

    pub fn view(&self, viewer: Viewer) -> View {
        Heat::view(&self.state, viewer)
    }

    /// Where a driver's car stands: `49L`.
    pub fn at(&self, seat: Seat) -> String {
        self.car_at(seat.0)
    }

    /// Where a car stands.
    pub fn car_at(&self, car: u8) -> String {
        self.state.cars[usize::from(car)].spot.place(self.state.board()).to_string()
    }

    pub fn crossings(&self, seat: Seat) -> u8 {
        self.state.cars[seat.index()].spot.crossings(self.state.board())
    }

    pub fn status(&self, seat: Seat) -> Status {
        self.state.cars[seat.index()].status
    }

    /// The Speed of the turn that is being driven.
    pub fn speed(&self) -> u8 {
        self.view(Viewer::Spectator).turn.unwrap().speed
    }

    pub fn engine(&self, seat: Seat) -> u8 {
        self.state.drivers[seat].engine
    }

    pub fn gear(&self, seat: Seat) -> u8 {
        self.state.drivers[seat].gear.number()
    }

    /// A hand, sorted.
    pub fn hand(&self, seat: Seat) -> String {
        ids(&self.state.drivers[seat].hand)
    }

    /// A play area.
    pub fn played(&self, seat: Seat) -> String {
        ids(&self.state.drivers[seat].played)
    }

    /// A discard pile from its bottom.
    pub fn discarded(&self, seat: Seat) -> String {
        ids(&self.state.drivers[seat].discard)
    }

    /// A deck from its top.
    pub fn deck(&self, seat: Seat) -> String {
        let cards: Vec<Card> = self.state.drivers[seat].deck.iter().rev().copied().collect();
        ids(&cards)
    }
}

fn ids(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}
