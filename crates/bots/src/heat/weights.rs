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
