//! What the gangs weigh, in one place. The unit of all worths is the chance to win.

use crate::contest::Contest;

/// Columns between which a car's worth is interpolated.
pub const KNOTS: [f32; 8] = [0.0, 4.0, 7.0, 8.0, 12.0, 16.0, 20.0, 24.0];

/// A leader so far from the front edge lets nobody fear for the rear tile.
pub const FAR_EDGE: f32 = 14.0;
/// A leader so near to it will drive over it next.
pub const NEAR_EDGE: f32 = 3.0;

/// An operable car while the next advance is far off, by column.
pub const FAR_OFF: usize = 0;
/// An operable car while the next advance is near, by column.
pub const NEARBY: usize = FAR_OFF + KNOTS.len();
/// The most forward car of a gang, by column.
pub const FRONT: usize = NEARBY + KNOTS.len();
/// The gang has one operable car only.
pub const LAST_CAR: usize = FRONT + KNOTS.len();
/// The gang has two operable cars.
pub const TWO_CARS: usize = LAST_CAR + 1;
/// An operable car with a damage token.
pub const DENTED: usize = TWO_CARS + 1;
/// An inoperable car that could be repaired.
pub const STRANDED: usize = DENTED + 1;
/// A car whose normal move of the round is still to come.
pub const READY: usize = STRANDED + 1;
/// The best die, while the most forward car has none yet.
pub const BEST_DIE: usize = READY + 1;
/// How long it is to the gang's next turn.
pub const TO_COME: usize = BEST_DIE + 1;
/// The same once more for when the finish line lies.
pub const FINAL_TRAITS: usize = TO_COME + 1;
/// All of them.
pub const TRAITS: usize = 2 * FINAL_TRAITS;

/// What each trait adds to the logarithm of a gang's chances: fitted to 5000 tables of greedy drivers with two to four
/// gangs (a conditional logit of who won, with some 84 000 positions at the start of a turn).
#[rustfmt::skip]
pub const WEIGHTS: [f32; TRAITS] = [
    // While the board advances.
    0.28, 0.42, 0.42, 0.41, 0.46, 0.52, 0.33, 0.27,
    -0.34, -0.24, -0.09, 0.03, 0.15, 0.32, 0.64, 0.96,
    -0.22, -0.36, -0.17, -0.18, 0.09, 0.45, 0.41, 0.70,
    0.28, 0.25, -0.29, -0.05, 0.03, 0.35, -0.06,
    // When the finish line lies.
    -0.11, -0.01, 0.07, 0.18, 0.31, 0.36, 0.36, 0.30,
    -0.45, -0.51, -0.47, -0.41, -0.23, -0.05, 0.35, 0.86,
    -0.38, -0.36, -0.29, -0.22, 0.11, 0.71, 1.28, 1.65,
    -0.07, 0.10, -0.22, 0.01, 0.19, 0.99, -0.24,
];

/// How much of a car a bike is: five of them do the work of three.
pub const BIKE: f32 = 0.6;
/// How much of a car the rig is: it does the work of three.
pub const RIG: f32 = 3.0;
/// What a fire adds to the logarithm of a crew's chances.
pub const BURNING: f32 = -0.12;
/// What the rig with so many damages adds to the logarithm of its chances. Whoever thinks too little of it lets it roll home:
/// with a third of this it wins two tables of five instead of one of four.
pub const RIG_HEALTH: [f32; 6] = [1.5, 1.2, 0.75, 0.15, -0.75, -2.4];
/// What is gained by dropping a token behind the rig.
pub const DROPPED: f32 = 0.006;
/// What is gained by missiles.
pub const MISSILES: f32 = 0.012;
/// What is gained by a second shooting die, as a share of the shot.
pub const SECOND_DIE: f32 = 0.3;
/// What is gained by shoving somebody aside instead of a slam.
pub const COWCATCHER: f32 = 0.008;

/// How often a hit does worse than its token says: a blast over the edge, a skid into a rock.
pub const DEADLY_HIT: f32 = 0.08;
/// And how much more often for each deadly space around.
pub const DEADLY_NEIGHBOUR: f32 = 0.03;
/// What standing beside a deadly space costs, as a share of what the car is worth.
pub const BESIDE_DEATH: f32 = 0.01;
/// What a gain later in the round counts for: others move before it comes.
pub const LATER: f32 = 0.8;
/// How far a move carries on a tile that nobody knows yet, in columns.
pub const UNKNOWN_COLUMNS: f32 = 0.8;

/// How many ideas a search tries out.
pub const CANDIDATES: usize = 8;
/// An idea that seems so much worse than the best is not worth a try.
pub const FAR_BEHIND: f32 = 0.05;
/// How many turns of everybody are played on before a table is judged.
pub const HORIZON: u32 = 2;
/// How ideas are tried out.
pub const CONTEST: Contest = Contest { guesses: 20.0, few: 8, most: 1024, certain: 1.6 };

/// What a command token that is held adds to the logarithm of a crew's chances.
pub const TOKEN: f32 = 0.04;
/// What an improved airstrike that is held adds to it.
pub const AIRSTRIKE_CARD: f32 = 0.05;
/// What a one-shot that is held adds to it.
pub const ONE_SHOT: f32 = 0.08;
/// And a pit crew that has not been used.
pub const PIT_CREW: f32 = 0.08;
/// What may be rolled again is worth so much of it before anything is rolled.
pub const LUCKY: f32 = 0.05;
/// What a ram plate is worth of it.
pub const RAM_PLATE: f32 = 0.02;
/// What a look at all tokens near is worth of it.
pub const SCOUTED: f32 = 0.02;
/// What a look at a token right ahead is worth of it.
pub const LOOKED_AT: f32 = 0.02;
/// What a chopper in everybody's way is worth of it.
pub const FLOWN_BY: f32 = 0.01;
/// So many columns ahead a token is in nobody's way yet.
pub const NEAR_TOKEN: f32 = 8.0;
/// How often somebody stands ahead at the end of a move that a slingshot would add to.
pub const SLINGSHOT: f32 = 0.5;
/// How far forward a slingshot carries.
pub const SLINGSHOT_SPACES: f32 = 1.8;
/// What a pip more on a die gains.
pub const PIP: f32 = 0.004;
/// What an ace gains that takes the place of the lowest die there is.
pub const ACE: f32 = 0.04;
/// Less than any difference that matters.
pub const HEDGED: f32 = 1e-6;
/// With so many dice a gamble is tried.
pub const GAMBLES: usize = 8;
/// Where those dice come from.
pub const GAMBLING: u64 = 2_026;
