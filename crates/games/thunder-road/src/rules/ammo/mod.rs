//! EA: the five decks of Extra Ammo, a file a deck. What they have in common, being asked in secret, is in
//! [`super::windows`].

pub mod airstrikes;
pub mod bonus;
pub mod bounties;
pub mod conditions;
pub mod one_shots;
