//! What the drivers weigh, in one place. The unit is a round: 0.1 is what a car gains by going about a space further.

use crate::contest::Contest;

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

/// How many plans a search tries out.
pub const CANDIDATES: usize = 12;
/// A plan that loses so many rounds more than the best is not worth a try.
pub const FAR_BEHIND: f32 = 0.6;
/// How many choices of discards a search tries out.
pub const DISCARD_CANDIDATES: usize = 6;

/// How many rounds a try is driven on, the present one included. One sees too little of what a hand is good for, three
/// are more luck than sense.
pub const HORIZON: u16 = 2;

/// How plans are tried out. What they seem to be worth before decides no more than which are tried.
pub const CONTEST: Contest = Contest { guesses: 0.0, few: 16, most: 4096, certain: 2.5 };

/// How much luck there is in a lead at the very end, in rounds.
pub const SPREAD_BASE: f32 = 0.15;
/// And how much more for the square root of the rounds to go.
pub const SPREAD_MORE: f32 = 0.12;

/// The Speed that a gear usually comes to.
pub const USUAL_SPEEDS: [u8; 4] = [3, 6, 9, 12];
/// How likely a Speed is three below the usual one to three above.
pub const LIKELY: [f32; 7] = [0.06, 0.12, 0.2, 0.24, 0.2, 0.12, 0.06];

/// Laying cards that cannot be paid loses most of a round.
pub const UNPAYABLE: f32 = 0.7;

/// On how many tables a decision is tried that only some races have.
pub const LOOKS: usize = 6;
/// And how many decisions a turn can have at most.
pub const MOST_DECISIONS: usize = 64;

/// What an upgrade is worth by its value from 0 on: low ones take corners, high ones straights. By judgement, in no unit.
pub const UPGRADE_SPEED: [f32; 11] = [1.6, 1.0, 0.4, 0.3, 0.6, 1.4, 2.0, 2.4, 2.8, 3.0, 3.0];
/// A further value to choose from.
pub const UPGRADE_VALUES: f32 = 0.8;
/// A plus, which is worth a card of 2½ that cannot be chosen.
pub const UPGRADE_PLUS: f32 = 0.5;
/// A cooldown; heat that must be paid costs as much.
pub const UPGRADE_COOLDOWN: f32 = 0.9;
/// A stress card that may be put away.
pub const UPGRADE_STRESS: f32 = 0.4;
/// A space of slipstream or draft.
pub const UPGRADE_SLIPSTREAM: f32 = 0.4;
/// A limit raised by 1, or lowered.
pub const UPGRADE_LIMIT: f32 = 0.6;
/// A card salvaged.
pub const UPGRADE_SALVAGE: f32 = 0.3;
/// A card scrapped: a duty, but a small one.
pub const UPGRADE_SCRAP: f32 = -0.15;
/// A card that comes again.
pub const UPGRADE_REFRESH: f32 = 0.7;
/// A card that may be played late.
pub const UPGRADE_DIRECT: f32 = 0.6;
/// One more Heat card to pay with, once it is cooled.
pub const UPGRADE_HEAT: f32 = 1.0;
