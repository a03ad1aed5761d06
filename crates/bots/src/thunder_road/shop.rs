//! The choices before the race: leaders and upgrades, by what they have turned out to be worth.

use super::shop_weights::{LEADERS, UPGRADES};
use crossroads_thunder_road::actions::Action;
use crossroads_thunder_road::data::Upgrade;

/// What each choice is worth.
pub fn choices(legal: &[Action]) -> Vec<(Action, f32)> {
    legal.iter().map(|action| (*action, worth(*action))).collect()
}

fn worth(action: Action) -> f32 {
    match action {
        Action::PickLeader(leader) => LEADERS[leader as usize],
        Action::DraftUpgrade(upgrade) => of_sizes(upgrade).iter().copied().fold(f32::MIN, f32::max),
        Action::MountUpgrades(upgrades) => {
            upgrades.iter().enumerate().map(|(size, upgrade)| of_sizes(*upgrade)[size]).sum()
        }
        _ => 0.0,
    }
}

/// What an upgrade is worth on the small, the medium and the large car.
fn of_sizes(upgrade: Upgrade) -> [f32; 3] {
    UPGRADES[upgrade as usize]
}
