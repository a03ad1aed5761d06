//! What the bots weigh, in one place. The unit is a space of the track.

use crate::contest::Contest;

/// Spaces that a leader drives in a round.
pub const PACE: f32 = 5.5;
/// What counts of the next round, of the one after it, and so on.
pub const ROUNDS_COUNTED: f32 = 0.7;

/// What a point of damage costs as long as parts will be needed.
pub const DAMAGE: f32 = 0.45;
/// What a point of a gauge above 0 is worth as long as damage will come.
pub const BUFFER: f32 = 0.35;
/// What a cog is worth as long as rounds follow.
pub const COG: f32 = 0.22;
/// What a cog is worth in the last round.
pub const LAST_COG: f32 = 0.03;
/// What a slot is worth that becomes free.
pub const FREED_SLOT: f32 = 0.4;
/// What a slot is worth in the last round that becomes free.
pub const LAST_FREED_SLOT: f32 = 0.1;
/// What counts of a freed slot where another one is free already.
pub const SECOND_FREE_SLOT: f32 = 0.5;
/// What a pip in a slot costs: it will have to be vented.
pub const PIP: f32 = 0.05;
/// What it costs in the last round: next to nothing, but of equal ways the one with fewer pips.
pub const LAST_PIP: f32 = 0.002;
/// A machine that can bear less than this is thin.
pub const THIN: u8 = 3;
/// What a point on the gauge is worth to a thin machine.
pub const NEEDED_POINT: f32 = 0.6;
/// A die that spares a machine a glacier.
pub const GLACIER_DIE: f32 = 0.7;
/// What rails must bring beyond the worth of the die.
pub const RAILS: f32 = 0.2;
/// A die from a generator must be worth so many cogs.
pub const GENERATED_DIE: f32 = 1.5;
/// What is lost if a machine explodes, beside the way back.
pub const EXPLOSION: f32 = 5.0;

/// How far the road ahead is looked at for its terrain.
pub const LOOK_AHEAD: u8 = 8;

/// Dice that a pick still to come brings.
pub const DICE_A_PICK: f32 = 1.1;
/// Dice of a round to come.
pub const DICE_A_ROUND: f32 = 5.0;
/// Cogs of a round to come.
pub const COGS_A_ROUND: f32 = 2.0;
/// What counts of the dice that a part gives, since not all of them find a slot.
pub const GAINED_DIE: f32 = 0.85;
/// A use of a die or a cog that brings less is not worth the trouble.
pub const LEAST_USE: f32 = 0.03;
/// A part that seems so much worse than another use of its card is not asked whether it can be joined.
pub const NEARLY_WANTED: f32 = 0.5;
/// What a part is worth as something that can be lost.
pub const ARMOUR: f32 = 0.3;
/// What each of its valves is worth.
pub const VALVE: f32 = 0.05;
/// What a part does each round counts so much for keeping it, since dice also find other parts.
pub const KEPT: f32 = 0.5;
/// What a die counts for keeping a part that gives it.
pub const KEPT_DIE: f32 = 0.7;
/// What any part is worth that can be lost instead of a better one.
pub const SPARE: f32 = 0.09;
/// What a filled slot of a part counts for keeping it.
pub const FILLED_SLOT: f32 = 0.35;

/// A die of a colour that may not be wanted.
pub const BOOST_DIE: f32 = 0.65;
/// The moment of a boost can be chosen.
pub const BOOST_MOMENT: f32 = 0.25;
/// A point of damage to a rival.
pub const RIVAL_DAMAGE: f32 = 0.35;
/// Dice that become sixes.
pub const SIX: f32 = 0.4;
/// A shield that may never be needed.
pub const SHIELD: f32 = 0.3;
/// Fair weather.
pub const FAIR_WEATHER: f32 = 1.0;
/// A part that can be used twice.
pub const REFRESHED: f32 = 0.9;
/// A part more.
pub const DRAWN_PART: f32 = 1.1;
/// A cog of a rival.
pub const STOLEN_COG: f32 = 0.2;
/// A pip less in a slot.
pub const LOWERED_PIP: f32 = 0.1;
/// The bulb once more.
pub const RELIT: f32 = 0.7;
/// What counts of what a boost gives only to the last.
pub const IF_LAST: f32 = 0.6;
/// Dice of a colour are worth a boost if one more of them is worth this.
pub const WANTED_DIE: f32 = 0.55;
/// Damage that is worth fair weather.
pub const ROUGH: u8 = 3;

/// What a rival drives in a round while an idea is tried out: at least this, and up to so many more.
pub const LEAST_PACE: u32 = 3;
/// How many different ways there are.
pub const PACES: u32 = 5;
/// So far ahead is nearly won: what comes on top of it hardly counts.
pub const CLEARLY_AHEAD: f32 = 12.0;
/// What a round is worth that need not be played.
pub const HASTE: f32 = 0.5;
/// How many rounds an idea is tried out for; the present one is the first.
pub const HORIZON: u8 = 2;
/// How many ideas a search tries out.
pub const CANDIDATES: usize = 6;
/// An idea that seems so much worse than the best is not worth a try.
pub const FAR_BEHIND: f32 = 2.5;
/// What the greedy idea has ahead of others that nobody has weighed.
pub const FIRST_IDEA: f32 = 0.3;
/// How ideas are tried out.
pub const CONTEST: Contest = Contest { guesses: 8.0, few: 8, most: 512, certain: 1.6 };

/// So many spaces ahead a crowd is reason enough to lay the machine out for it.
pub const CROWD_AHEAD: u8 = 10;
