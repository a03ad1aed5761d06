//! What the gangs weigh, in one place.

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

/// What each trait adds to the logarithm of a gang's chances.
#[rustfmt::skip]
pub const WEIGHTS: [f32; TRAITS] = [
    // While the board advances.
    0.3, 0.5, 0.7, 0.8, 1.0, 1.2, 1.4, 1.6,
    0.1, 0.2, 0.4, 0.9, 1.1, 1.3, 1.5, 1.7,
    0.0, 0.0, 0.0, 0.0, 0.1, 0.2, 0.3, 0.4,
    -0.5, -0.1, -0.3, 0.2, 0.0, 0.0, 0.0,
    // When the finish line lies.
    0.0, 0.1, 0.2, 0.2, 0.3, 0.5, 0.8, 1.0,
    0.0, 0.1, 0.2, 0.2, 0.3, 0.5, 0.8, 1.0,
    0.0, 0.3, 0.5, 0.6, 1.0, 1.6, 2.4, 3.5,
    -0.5, -0.1, -0.3, 0.1, 0.0, 0.0, 0.0,
];

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
