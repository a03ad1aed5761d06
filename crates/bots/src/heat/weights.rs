//! What the drivers weigh, in one place. The unit is a round: 0.1 is what a car gains by going about a space further.

/// The values that a plus can find.
pub const CARD_VALUES: [usize; 4] = [1, 2, 3, 4];

/// How many hands are drawn for the table of paces. More make it smoother; 48 take some ten milliseconds a race.
pub const HANDS: usize = 48;

/// What a space beyond the finish is worth. A round earlier is worth more than any distance (HEAT-16.2), so it is small.
pub const OVERSHOOT: f32 = 1.0 / 40.0;

/// What is lost by standing still, beside the round: about a space.
pub const LOST_ROUND: f32 = 0.1;

/// What a stress card in hand after a spin out costs.
pub const STRESS_TAKEN: f32 = 0.06;

/// What it is worth to lay a stress card and not to keep it: it leaves a place for a card that can be chosen.
pub const STRESS_LAID: f32 = 0.04;

/// How many draws are looked at before cards are discarded.
pub const DRAWS: usize = 10;

/// How many plans a search tries out, and how much worse than the best one at first sight they may be.
pub const CANDIDATES: usize = 12;
/// A plan that loses so many rounds more than the best is not worth a try.
pub const FAR_BEHIND: f32 = 0.6;
/// How many choices of discards a search tries out.
pub const DISCARD_CANDIDATES: usize = 6;

/// How many rounds a try is driven on. Beyond that the paces know as much.
pub const HORIZON: u16 = 3;

/// After so many samples candidates may be given up.
pub const FEW_SAMPLES: usize = 16;
/// More samples tell nothing new.
pub const MOST_SAMPLES: usize = 4096;
/// So many standard errors behind the best is behind for certain.
pub const CERTAIN: f64 = 2.5;

/// How much luck there is in a lead at the very end, in rounds.
pub const SPREAD_BASE: f32 = 0.15;
/// And how much more for the square root of the rounds to go.
pub const SPREAD_MORE: f32 = 0.12;

/// The Speed that a gear usually comes to.
pub const USUAL_SPEEDS: [u8; 4] = [3, 6, 9, 12];
/// How likely a Speed is three below the usual one to three above.
pub const LIKELY: [f32; 7] = [0.06, 0.12, 0.2, 0.24, 0.2, 0.12, 0.06];
