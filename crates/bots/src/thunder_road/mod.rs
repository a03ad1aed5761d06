//! The bots of Thunder Road.
//!
//! Reading order: `standing` says how likely a gang wins from where it stands; `map` is the road and `outlook` what each
//! thing that may happen on it would change; `route` finds the best way of a car; `driver` makes the decisions of a gang
//! by them, with `commands` for the boards, `cards` for what is rare and `shop` for what is chosen before the race; `greedy`
//! drives so, and tries out what no formula weighs (`gambles`); `rollout` lets quick drivers play on, on which `search` tries
//! ideas out, and [`judgement`] says by experience what came of them; `weights` holds what all weigh, and what was learnt stands
//! in `judgement_weights`, `crew_weights` and `shop_weights`.

mod bikes;
mod cards;
mod commands;
mod crew_weights;
mod driver;
mod gambles;
mod greedy;
pub mod judgement;
mod judgement_weights;
mod map;
mod outlook;
mod rig;
mod rollout;
mod route;
mod search;
mod shop;
mod shop_weights;
mod standing;
mod weights;

pub use greedy::Greedy;
pub use search::{Search, THINK};
