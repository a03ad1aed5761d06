//! The Draft phase: which card, and what to do with it.

use super::boosts;
use super::desk::Desk;
use super::weights::{ARMOUR, DICE_A_PICK, NEARLY_WANTED, VALVE};
use super::workshop::{Supply, Workshop, supply};
use super::worth::Prices;
use arrayvec::ArrayVec;
use crossroads_steampunk_rally::actions::Action;
use crossroads_steampunk_rally::data::{Card, Colour, Deck, Inventor, Side};
use crossroads_steampunk_rally::machine::{Cell, Layout, MOST_CARDS, Part, cells_that_join};
use crossroads_steampunk_rally::rules::building;
use crossroads_steampunk_rally::state::Phase;

/// What may be done with a card, each with what it is worth.
pub type Uses = ArrayVec<(Action, f32), 8>;

/// A seat over its cards.
pub struct Draft<'a, 'b> {
    desk: &'a Desk<'b>,
    prices: Prices,
    workshop: Workshop,
    supply: Supply,
    after: f32,
    /// What is to be expected if the card at hand brings nothing.
    base: f32,
}

impl<'a, 'b> Draft<'a, 'b> {
    /// What this seat thinks of its machine.
    pub fn new(desk: &'a Desk<'b>) -> Draft<'a, 'b> {
        let prices = Prices::of(desk);
        let workshop = Workshop::new(desk.racer().machine.iter(), &prices);
        let picks_left = f32::from((desk.racer().hand.count_ones() as u8).saturating_sub(1));
        let supply = Supply { any: DICE_A_PICK * picks_left, ..supply(desk) };
        let after = desk.rounds_after();
        let base = workshop.prospect(supply, true, after);
        Draft { desk, prices, workshop, supply, after, base }
    }

    fn gain(&self, supply: Supply) -> f32 {
        self.workshop.prospect(supply, true, self.after) - self.base
    }

    /// What so many dice of a colour are worth.
    fn power(&self, dice: u8, colour: Colour) -> f32 {
        let mut more = self.supply;
        more.dice[colour as usize] += f32::from(dice);
        self.gain(more)
    }

    fn cogs(&self, cogs: u8) -> f32 {
        let cogs = self.supply.cogs + f32::from(cogs);
        self.gain(Supply { cogs, ..self.supply })
    }

    /// What a part is worth in the machine.
    fn part(&self, card: Card) -> f32 {
        let with = self.workshop.with(card, &self.prices);
        let gain = with.prospect(self.supply, true, self.after) - self.base;
        if self.desk.is_last_round() {
            return gain;
        }
        gain + ARMOUR + VALVE * f32::from(card.valves().count())
    }

    /// The action that joins a part to the machine, if it can be joined.
    fn construct(&self, card: Card) -> Option<Action> {
        let racer = self.desk.racer();
        if racer.machine.len() >= MOST_CARDS {
            return None;
        }
        best_cell(&racer.machine, card)
            .map(Action::Construct)
            .or_else(|| building::can_be_joined(racer, card).then_some(Action::ConstructRearranged))
    }

    /// All that may be done with a card.
    pub fn uses(&self, card: Card) -> Uses {
        let (mut uses, corner) = (Uses::new(), card.corner());
        uses.push((Action::GainCogs, self.cogs(corner.cogs)));
        for colour in Colour::ALL.into_iter().filter(|colour| corner.offers(*colour)) {
            uses.push((Action::GeneratePower(colour), self.power(corner.dice, colour)));
        }
        if let Some(row) = card.boost() {
            uses.push((Action::Stash, boosts::stashed(self.desk, row, &self.prices)));
            return uses;
        }
        let worth = self.part(card);
        // Whether it can be joined is a long question, and asked only of a part that may be wanted.
        let is_wanted = uses.iter().all(|(_, other)| worth > other - NEARLY_WANTED);
        if is_wanted && let Some(action) = self.construct(card) {
            uses.push((action, worth));
        }
        uses
    }

    /// What each card of the hand is worth.
    pub fn picks(&self) -> Uses {
        let mut picks = Uses::new();
        for deck in Deck::ALL {
            if let Some(card) = self.desk.hand[deck as usize] {
                let worth = self.uses(card).iter().map(|(_, worth)| *worth).fold(f32::MIN, f32::max);
                picks.push((Action::Pick(deck), worth));
            }
        }
        picks
    }
}

/// What may be done with the card in use, or which card may be picked.
pub fn options(desk: &Desk<'_>) -> Uses {
    let draft = Draft::new(desk);
    match (desk.in_use, desk.open.phase) {
        (Some(card), _) => draft.uses(card),
        (None, Phase::Pick(_)) => draft.picks(),
        _ => Uses::new(),
    }
}

/// The inventor whose machine goes furthest as it stands.
pub fn inventor(desk: &Desk<'_>) -> Option<Action> {
    let prices = Prices::of(desk);
    let speed = |inventor: &Inventor| {
        let parts = [inventor.cockpit(), inventor.part()].map(|card| Part::new(card, Cell::MIDDLE));
        Workshop::new(parts.iter(), &prices).speed()
    };
    let is_taken =
        |inventor: Inventor| desk.open.racers.iter().any(|(_, racer)| racer.inventor == Some(inventor));
    let free = Inventor::all().filter(|inventor| !is_taken(*inventor));
    free.max_by(|one, other| speed(one).total_cmp(&speed(other))).map(Action::ChooseInventor)
}

/// The cell where a card leaves the most open valves that face a free cell; different sides count for more.
fn best_cell(machine: &[Part], card: Card) -> Option<Cell> {
    let mut best: Option<(f32, Cell)> = None;
    cells_that_join(machine, card, |cell| {
        let worth = openness(machine, card, cell);
        if best.is_none_or(|(best, _)| worth > best) {
            best = Some((worth, cell));
        }
    });
    best.map(|(_, cell)| cell)
}

fn openness(machine: &[Part], card: Card, cell: Cell) -> f32 {
    let layout = Layout::of(machine);
    let mut open = [0.0_f32; 4];
    let all = machine.iter().map(|part| (part.card, part.cell)).chain([(card, cell)]);
    for (other, at) in all {
        for side in Side::ALL.into_iter().filter(|side| other.valves().has(*side)) {
            let faces = at.neighbour(side).filter(|beside| *beside != cell && layout.is_free(*beside));
            open[side as usize] += f32::from(u8::from(faces.is_some()));
        }
    }
    open.iter().map(|count| count.sqrt()).sum()
}
