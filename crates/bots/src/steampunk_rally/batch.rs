//! Effects as they come: which first, which way, what to pay, which die leaves its slot.

use super::race::Race;
use super::road::Steps;
use super::weights::{PIP, SECOND_FREE_SLOT};
use crossroads_steampunk_rally::actions::Action;
use crossroads_steampunk_rally::data::{Colour, Die, Effect, GAUGE_MOST, Group};
use crossroads_steampunk_rally::rules::{challenges, movement};
use crossroads_steampunk_rally::state::{Batch, Frame};
use crossroads_steampunk_rally::track::Space;

impl Race<'_, '_> {
    /// Which effect of a batch comes next.
    pub fn in_batch(&self, batch: &Batch) -> Action {
        let racer = self.desk.racer();
        if let Some(copies) = batch.unbegun.first() {
            let worth = |group: &(u8, &Group)| self.group_worth(group.1, 1, batch.has_motion());
            let best =
                (0..).zip(copies.card.groups()).max_by(|one, other| worth(one).total_cmp(&worth(other)));
            return Action::ChooseGroup { card: copies.card, group: best.map_or(0, |(group, _)| group) };
        }
        if challenges::may_pause(self.desk.open, self.desk.seat)
            && let Some(action) = self.challenge()
        {
            return action;
        }
        let has = |effect: Effect| batch.count(effect) > 0;
        let is_rough = || {
            let terrain = |space: &Space| movement::terrain_of(self.desk.open, self.desk.seat, *space);
            self.desk.open.track.ahead(racer.space).iter().any(|space| terrain(space) > 0)
        };
        // Smooth steps go where there is terrain, plain ones where there is none.
        let is_plain = has(Effect::Motion) && !(has(Effect::Smooth) && is_rough());
        let moving = if is_plain { Effect::Motion } else { Effect::Smooth };
        // A full gauge has no room for a point before another one is lost.
        let is_full = racer.gauge >= GAUGE_MOST;
        let order = [
            Effect::GainSteam,
            Effect::GainHeat,
            Effect::GainElectric,
            Effect::Cog,
            if is_full { Effect::Damage } else { Effect::Reinforce },
            moving,
            Effect::Damage,
            Effect::Reinforce,
            Effect::DiscardSteam,
            Effect::DiscardHeat,
            Effect::DiscardElectric,
            Effect::DiscardAny,
        ];
        order.into_iter().find(|effect| has(*effect)).map_or(Action::Decline, Action::Apply)
    }

    /// Which way at a fork: the one on which the steps still to come get furthest.
    pub fn way(&self, smooth: bool) -> Option<Action> {
        let racer = self.desk.racer();
        let mut steps = Steps::default();
        for frame in racer.work.iter() {
            if let Frame::Batch(batch) = frame {
                steps.plain += batch.count(Effect::Motion);
                steps.smooth += batch.count(Effect::Smooth);
                steps.damage += batch.count(Effect::Damage);
            }
        }
        let road = self.road();
        let worth = |space: &Space| road.drive_by(*space, smooth, steps);
        let ways = self.desk.open.track.ahead(racer.space);
        ways.iter().copied().max_by(|one, other| worth(one).total_cmp(&worth(other))).map(Action::Way)
    }

    /// Whether a die is worth more than the terrain of a glacier.
    pub fn glacier(&self, colour: Colour) -> Action {
        let terrain = movement::terrain_of(self.desk.open, self.desk.seat, self.desk.racer().space);
        match self.cheapest(colour) {
            Some((value, cost)) if cost < self.wear.cost(terrain) => Action::PayGlacier(value),
            _ => Action::TakeTerrain,
        }
    }

    /// The die that leaves a slot: from the part that would make the most of the room, and there the highest.
    pub fn discard(&self, colour: Option<Colour>) -> Action {
        let mut best: Option<(f32, Action)> = None;
        for (part, place) in self.desk.racer().machine.iter().zip(0..) {
            for die in part.kinds().filter(|die| colour.is_none_or(|colour| die.colour == colour)) {
                let copy = self.best_group(part.card).map_or(0.0, |(_, it)| it.worth(&self.die));
                let room = if part.free_of(die.colour) == 0 { 1.0 } else { SECOND_FREE_SLOT };
                let worth = copy * room + PIP * f32::from(die.value);
                if best.is_none_or(|(best, _)| worth >= best) {
                    let Die { colour, value } = die;
                    best = Some((worth, Action::DiscardDie { part: place, colour, value }));
                }
            }
        }
        best.map_or(Action::Decline, |(_, action)| action)
    }
}
