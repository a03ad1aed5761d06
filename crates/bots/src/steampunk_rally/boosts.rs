//! Boosts: what they are worth in a stash, and when they are played.

use super::desk::Desk;
use super::race::Race;
use super::road::terrain_ahead;
use super::weights::{
    BOOST_DIE, BOOST_MOMENT, DRAWN_PART, FAIR_WEATHER, IF_LAST, LOWERED_PIP, REFRESHED, RELIT, RIVAL_DAMAGE,
    ROUGH, SHIELD, SIX, STOLEN_COG, WANTED_DIE,
};
use super::worth::Prices;
use crossroads_engine::Seat;
use crossroads_steampunk_rally::actions::Action;
use crossroads_steampunk_rally::data::{Boon, BoostRow, Card, Colour, Effect, Group, Target, When};
use crossroads_steampunk_rally::machine::{Part, Place};

/// What a boost is worth in the stash.
pub fn stashed(desk: &Desk<'_>, row: &BoostRow, prices: &Prices) -> f32 {
    let in_slots: u8 = desk.racer().machine.iter().map(Part::filled).sum();
    let worth = match row.boon {
        Boon::Effects(groups) if row.target == Target::Own => {
            let worth = |group: &Group| prices.of_group(group).worth(&[BOOST_DIE; 3]);
            let best = row.if_last.map_or(0.0, |group| IF_LAST * worth(&group));
            groups.iter().map(worth).fold(best, f32::max)
        }
        // Whoever is struck takes the group that hurts least.
        Boon::Effects(groups) => {
            let points = groups.iter().map(|group| group.iter().map(|(_, count)| *count).sum::<u8>());
            RIVAL_DAMAGE * f32::from(points.min().unwrap_or(0))
        }
        Boon::LowerDice(pips) => LOWERED_PIP * f32::from(pips) * f32::from(in_slots),
        Boon::SetDice(dice) => SIX * f32::from(dice),
        Boon::Shield => SHIELD,
        Boon::WorseTerrain => 0.0,
        Boon::IgnoreTerrain => FAIR_WEATHER * terrain_ahead(desk.open, desk.seat, 8),
        Boon::StealCogs(cogs) => STOLEN_COG * f32::from(cogs),
        Boon::RefreshPart => REFRESHED,
        Boon::DrawPart => DRAWN_PART,
        Boon::Relight => RELIT,
    };
    worth + BOOST_MOMENT
}

fn own(boost: Card) -> Action {
    Action::PlayBoost { boost, on: None }
}

fn has(group: Group, effect: Effect) -> bool {
    group.iter().any(|(it, _)| *it == effect)
}

/// Whether one of the groups has the effect.
fn offers(groups: &[Group], effect: Effect) -> bool {
    groups.iter().any(|group| has(group, effect))
}

/// The boosts of a stash, with their rows.
fn stash<'d>(desk: &'d Desk<'_>) -> impl Iterator<Item = (Card, &'static BoostRow)> + 'd {
    desk.stash.iter().filter_map(|card| card.boost().map(|row| (*card, row)))
}

/// What is best played in a race before dice are placed.
pub fn before_driving(desk: &Desk<'_>, race: &Race<'_, '_>) -> Option<Action> {
    let racer = desk.racer();
    let dice: u8 = Colour::ALL.into_iter().map(|colour| racer.pool.of(colour)).sum();
    let is_last_chance = desk.is_last_round();
    let play = |(card, row): (Card, &'static BoostRow)| -> Option<Action> {
        let wanted = match row.boon {
            Boon::Effects(groups) if row.target == Target::Own => groups.iter().any(|group| {
                let gains = race.prices.of_group(group).dice;
                gains
                    .iter()
                    .zip(race.die)
                    .any(|(dice, worth)| *dice > 0.0 && (worth > WANTED_DIE || is_last_chance))
                    && has_room(desk, gains)
            }),
            Boon::SetDice(_) => {
                let low = |colour: Colour| -> u8 {
                    let row = racer.pool.0[colour as usize];
                    if race.die[colour as usize] > SIX { row[1] + row[2] + row[3] } else { 0 }
                };
                Colour::ALL.into_iter().map(low).sum::<u8>() >= 2
            }
            Boon::IgnoreTerrain => {
                let terrain = terrain_ahead(desk.open, desk.seat, 5) * 5.0;
                dice >= 3 && (terrain >= f32::from(ROUGH) || is_last_chance && race.wear.room() < 4)
            }
            Boon::Relight => !racer.bulb,
            Boon::RefreshPart => dice >= 2 && refresh(desk, race).is_some_and(|(_, worth)| worth > REFRESHED),
            _ => false,
        };
        wanted.then(|| own(card))
    };
    stash(desk).find_map(play)
}

/// Whether there are slots for dice of these colours.
fn has_room(desk: &Desk<'_>, gains: [f32; 3]) -> bool {
    let machine = &desk.racer().machine;
    let gained = Colour::ALL.into_iter().filter(|colour| gains[*colour as usize] > 0.0);
    let free: u8 = gained.flat_map(|colour| machine.iter().map(move |part| part.free_of(colour))).sum();
    f32::from(free) >= gains.iter().sum::<f32>() - 1.0
}

/// The part that gains the most if it gives its dice back, and what it gains.
pub fn refresh(desk: &Desk<'_>, race: &Race<'_, '_>) -> Option<(Place, f32)> {
    let racer = desk.racer();
    let worth = |part: &Part| {
        let freed: u8 = part
            .slots()
            .colours()
            .map(|colour| {
                let (free, slots) = (part.free_of(colour), part.slots().count(colour));
                racer.pool.of(colour).saturating_sub(free).min(slots - free)
            })
            .sum();
        let copy = race.best_group(part.card).map_or(0.0, |(_, it)| it.worth(&race.die).max(0.0));
        f32::from(freed) * copy + 0.01 * f32::from(part.filled())
    };
    let parts = racer.machine.iter().enumerate().skip(1).filter(|(_, part)| part.takes_dice());
    parts.map(|(place, part)| (place as Place, worth(part))).max_by(|one, other| one.1.total_cmp(&other.1))
}

/// What is best played in a race when the dice are placed.
pub fn after_driving(desk: &Desk<'_>, race: &Race<'_, '_>) -> Option<Action> {
    let is_last = desk.open.last().contains(desk.seat);
    let ends = desk.rounds_after() < 1.5;
    let play = |(card, row): (Card, &'static BoostRow)| -> Option<Action> {
        let Boon::Effects(groups) = row.boon else { return None };
        if row.target != Target::Own {
            return None;
        }
        let is_wanted = |group: &Group| match row.if_last {
            Some(better) if is_last => race.group_worth(better, 1, false) > 0.5,
            Some(_) => ends && race.group_worth(group, 1, false) > 0.0,
            None if has(group, Effect::Reinforce) => desk.racer().gauge <= -2,
            None if has(group, Effect::Motion) || has(group, Effect::Smooth) => {
                let worth = race.group_worth(group, 1, false);
                worth > if ends { 0.0 } else { 1.0 }
            }
            None => false,
        };
        groups.iter().any(is_wanted).then(|| own(card))
    };
    stash(desk).find_map(play).or_else(|| harm(desk, false))
}

/// What harms rivals: a card on the one who stands best, above all if its machine cannot bear it.
fn harm(desk: &Desk<'_>, is_settled: bool) -> Option<Action> {
    let leads = desk.open.leaders().contains(desk.seat);
    let rivals = || Seat::all(desk.open.seats()).filter(|seat| *seat != desk.seat);
    let ends = desk.rounds_after() < 1.5;
    let explodes = |seat: Seat, damage: u8| {
        let racer = &desk.open.racers[seat];
        i16::from(racer.gauge) + i16::from(racer.parts()) < i16::from(damage)
    };
    stash(desk).find_map(|(card, row)| match (row.boon, row.target) {
        (Boon::Effects([[(Effect::Damage, damage), ..], ..]), Target::OneOpponent) if is_settled => {
            let best = rivals().min_by_key(|seat| {
                let steps = i16::from(desk.open.steps_to_line(*seat));
                if explodes(*seat, *damage) { steps - 6 } else { steps }
            })?;
            (explodes(best, *damage) || ends || desk.stash.len() > 3)
                .then_some(Action::PlayBoost { boost: card, on: Some(best) })
        }
        (Boon::Effects([[(Effect::Damage, damage), ..], ..]), Target::Leaders) if is_settled && !leads => {
            let hit = desk.open.leaders().iter().any(|seat| explodes(seat, *damage));
            (hit || ends || desk.stash.len() > 3).then(|| own(card))
        }
        (Boon::StealCogs(most), _) => {
            let rich = rivals().max_by_key(|seat| desk.open.racers[*seat].cogs)?;
            (desk.open.racers[rich].cogs >= u16::from(most) && !ends)
                .then_some(Action::PlayBoost { boost: card, on: Some(rich) })
        }
        _ => None,
    })
}

/// What is best played while cards are drafted.
pub fn in_draft(desk: &Desk<'_>) -> Option<Action> {
    let play = |(card, row): (Card, &'static BoostRow)| (row.boon == Boon::DrawPart).then(|| own(card));
    stash(desk).find_map(play)
}

/// What is best played before slots are vented.
pub fn in_vent(desk: &Desk<'_>) -> Option<Action> {
    let racer = desk.racer();
    let in_slots: u8 = racer.machine.iter().map(Part::filled).sum();
    let low: u8 = racer
        .machine
        .iter()
        .map(|part| part.dice.iter().filter(|die| (1..=2).contains(*die)).count() as u8)
        .sum();
    let play = |(card, row): (Card, &'static BoostRow)| -> Option<Action> {
        let wanted = match row.boon {
            Boon::LowerDice(_) => low >= 2 || in_slots >= 5,
            Boon::Effects(groups) if row.target == Target::Own => {
                offers(groups, Effect::Cog) || offers(groups, Effect::DiscardAny) && in_slots >= 3
            }
            _ => false,
        };
        (wanted && matches!(row.when, When::Any | When::Vent)).then(|| own(card))
    };
    stash(desk).find_map(play)
}

/// What is best played when damage is paid.
pub fn in_damage(desk: &Desk<'_>) -> Option<Action> {
    let racer = desk.racer();
    let mends = |(card, row): (Card, &'static BoostRow)| -> Option<Action> {
        match row.boon {
            Boon::Effects(groups) if row.target == Target::Own && offers(groups, Effect::Reinforce) => {
                let saves = racer.gauge < -1 && !desk.is_last_round();
                let explodes = i16::from(racer.gauge) + i16::from(racer.parts()) < 0;
                (saves || explodes).then(|| own(card))
            }
            _ => None,
        }
    };
    stash(desk).find_map(mends).or_else(|| harm(desk, true))
}

/// The answer to a boost that hurts.
pub fn answer(desk: &Desk<'_>) -> Action {
    let shield = stash(desk).find(|(_, row)| row.answers);
    shield.map_or(Action::NoAnswer, |(card, _)| Action::Answer(card))
}
