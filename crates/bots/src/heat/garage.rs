//! What upgrades are worth before a race: a table of symbols, for drafts and what goes with them.

use super::weights::{
    UPGRADE_COOLDOWN, UPGRADE_DIRECT, UPGRADE_HEAT, UPGRADE_LIMIT, UPGRADE_PLUS, UPGRADE_REFRESH,
    UPGRADE_SALVAGE, UPGRADE_SCRAP, UPGRADE_SLIPSTREAM, UPGRADE_SPEED, UPGRADE_STRESS, UPGRADE_VALUES,
};
use crossroads_heat::actions::{Action, Tune};
use crossroads_heat::data::Card;

/// The best of these, if they are about upgrades; `None` if none of them is.
pub fn choose(legal: &[Action]) -> Option<Action> {
    let worth = |action: &Action| match *action {
        Action::PickUpgrade(card) => Some(value(card)),
        Action::SwapUpgrade { own, market } => Some(value(market) - value(own)),
        Action::KeepUpgrades => Some(0.0),
        Action::DropUpgrade(card) => Some(-value(card)),
        Action::Consult(tune) => Some(if tune == Tune::More { 1.0 } else { 0.0 }),
        _ => None,
    };
    let rated = legal.iter().filter_map(|action| Some((*action, worth(action)?)));
    rated.max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(action, _)| action)
}

/// What an upgrade is worth in a deck.
fn value(card: Card) -> f32 {
    if card.in_deck() == Card::HEAT {
        return UPGRADE_HEAT;
    }
    let row = card.row();
    let symbols = &row.symbols;
    let sum = |parts: &[(u8, f32)]| parts.iter().map(|(count, worth)| f32::from(*count) * worth).sum::<f32>();
    // Far from the middle is worth something either way: low for corners, high for straights.
    let speeds =
        row.values.iter().map(|value| UPGRADE_SPEED[usize::from(*value).min(UPGRADE_SPEED.len() - 1)]);
    speeds.fold(0.0, f32::max)
        + UPGRADE_VALUES * (row.values.len().max(1) - 1) as f32
        + UPGRADE_LIMIT * f32::from(symbols.limit)
        + sum(&[
            (row.plus, UPGRADE_PLUS),
            (symbols.cooldown, UPGRADE_COOLDOWN),
            (symbols.super_cool, UPGRADE_COOLDOWN),
            (symbols.reduce_stress, UPGRADE_STRESS),
            (symbols.slipstream, UPGRADE_SLIPSTREAM),
            (symbols.draft, UPGRADE_SLIPSTREAM),
            (symbols.salvage, UPGRADE_SALVAGE),
            (symbols.scrap, UPGRADE_SCRAP),
            (symbols.heat, -UPGRADE_COOLDOWN),
            (u8::from(symbols.refresh), UPGRADE_REFRESH),
            (u8::from(symbols.direct), UPGRADE_DIRECT),
            (u8::from(symbols.accelerate), UPGRADE_PLUS),
        ])
}
