//! What the features of a board are worth, in hundredths of a point.
//!
//! The numbers were fitted, not thought up. From the last round backwards: boards after a round were collected from
//! games of earlier versions of the bot, with a good part of random choices; each was played on for a dozen rolls of
//! the next round as well as the weights of that round allow (before the last round of the base game: exactly); and
//! the weights are the linear fit of what came of it. Boards of several earlier versions are needed: fitted to the
//! boards of one, the weights mislead on all others.

use super::evaluation::{FEATURES, Feature};
use crossroads_railroad_ink::setup::Expansion;

/// One weight for each feature.
pub(super) type Weights = [i32; FEATURES];

/// The weights for boards after this round; none after the last, when the score is all that counts.
pub(super) fn weights(expansion: Expansion, round: u8) -> Option<&'static Weights> {
    let weights: &[Weights] = match expansion {
        Expansion::None => &BASE,
        Expansion::Meteor => &METEOR,
        Expansion::Lava => &LAVA,
    };
    weights.get(usize::from(round) - 1)
}

static BASE: [Weights; 6] = columns(&BASE_ROWS);
static METEOR: [Weights; 5] = columns(&METEOR_ROWS);
static LAVA: [Weights; 5] = columns(&LAVA_ROWS);

/// A feature and its weight after each round.
type Row<const ROUNDS: usize> = (Feature, [i32; ROUNDS]);

const fn columns<const ROUNDS: usize, const ROWS: usize>(rows: &[Row<ROUNDS>; ROWS]) -> [Weights; ROUNDS] {
    let mut weights = [[0; FEATURES]; ROUNDS];
    let mut row = 0;
    while row < ROWS {
        let mut round = 0;
        while round < ROUNDS {
            weights[round][rows[row].0 as usize] = rows[row].1[round];
            round += 1;
        }
        row += 1;
    }
    weights
}

#[rustfmt::skip]
const BASE_ROWS: [Row<6>; 33] = [
    (Feature::Always, [  -5,   -4,   -5,   -5,   -6,   14]),
    (Feature::Joined, [  92,  211,  238,  244,  253,  298]),
    (Feature::Lines, [  30,   33,   34,   45,   62,   79]),
    (Feature::Centre, [  51,   78,   99,  105,  102,  100]),
    (Feature::DeadEnds, [-137, -119, -121, -121, -104,  -98]),
    (Feature::LiveEnds, [ -71,  -85, -103, -111, -117, -101]),
    (Feature::DeadExits, [-284, -255, -222, -207, -168, -110]),
    (Feature::Specials, [ 320,  286,  285,  281,  264,  224]),
    (Feature::GapStraight, [  38,  101,  152,  177,  194,  188]),
    (Feature::GapCurve, [ 140,  104,  132,  158,  171,  142]),
    (Feature::GapStationStraight, [  -2,  -11,   36,   31,    2,    3]),
    (Feature::GapStationCurve, [  59,   33,   18,    0,   -3,  -17]),
    (Feature::GapJunction, [  69,   88,   73,   70,  109,  106]),
    (Feature::GapTwo, [ 104,   87,   83,   77,   45,    9]),
    (Feature::GapTwoMixed, [  48,   29,   14,    3,  -17,  -32]),
    (Feature::GapThree, [  16,  -25,  -54,  -70,  -85,  -67]),
    (Feature::GapFour, [ -39,  -68,  -99, -130, -149,  -99]),
    (Feature::GapFar, [ -43, -109, -168, -176, -208, -125]),
    (Feature::Unreachable, [-248, -230, -253, -238, -211, -140]),
    (Feature::SpareGaps, [ -26,  -89,  -79,  -14,  -30,   13]),
    (Feature::FacedOnce, [ -30,  -43,  -34,  -27,  -16,  -13]),
    (Feature::FacedTwice, [-104,  -83,  -62,  -79,  -30,   -9]),
    (Feature::FacedByThree, [ -14,   49,   89,   32,   56,   76]),
    (Feature::FacedByBoth, [ -23,  -41,  -50, -108, -110,  -95]),
    (Feature::FacedByFour, [   0,    0,   11, -108, -146, -129]),
    (Feature::LineGain, [ -17,   27,   38,   39,   35,   33]),
    (Feature::SpareLineGain, [  22,  -32,  -39,  -29,  -23,  -22]),
    (Feature::LongestArms, [  54,   64,   59,   50,   35,   21]),
    (Feature::Arms, [  34,   19,   13,    9,    6,    2]),
    (Feature::CentreFaced, [ 104,  124,  111,   96,   81,   43]),
    (Feature::Free, [ 123,  131,  127,  118,  106,   76]),
    (Feature::UnusedExits, [-112, -107,  -95,  -85,  -70,  -38]),
    (Feature::Largest, [  87,  -28,  -30,  -13,   -5,    0]),
];

#[rustfmt::skip]
const METEOR_ROWS: [Row<5>; 28] = [
    (Feature::Joined, [ 300,  300,  300,  300,  300]),
    (Feature::Lines, [  70,   70,   70,   70,   70]),
    (Feature::Centre, [ 100,  100,  100,  100,  100]),
    (Feature::DeadEnds, [-100, -100, -100, -100, -100]),
    (Feature::LiveEnds, [-110, -110, -110, -110, -110]),
    (Feature::DeadExits, [ -50,  -50,  -50,  -50,  -50]),
    (Feature::Specials, [ 310,  310,  310,  310,  310]),
    (Feature::GapStraight, [ 160,  160,  160,  160,  160]),
    (Feature::GapCurve, [ 140,  140,  140,  140,  140]),
    (Feature::GapStationStraight, [  60,   60,   60,   60,   60]),
    (Feature::GapStationCurve, [  60,   60,   60,   60,   60]),
    (Feature::GapJunction, [ 100,  100,  100,  100,  100]),
    (Feature::GapTwo, [  40,   40,   40,   40,   40]),
    (Feature::GapThree, [ -60,  -60,  -60,  -60,  -60]),
    (Feature::GapFour, [-110, -110, -110, -110, -110]),
    (Feature::GapFar, [-150, -150, -150, -150, -150]),
    (Feature::Unreachable, [-200, -200, -200, -200, -200]),
    (Feature::SpareGaps, [  50,   50,   50,   50,   50]),
    (Feature::FacedOnce, [  20,   20,   20,   20,   20]),
    (Feature::LineGain, [  30,   30,   30,   30,   30]),
    (Feature::LongestArms, [  30,   30,   30,   30,   30]),
    (Feature::Arms, [   3,    3,    3,    3,    3]),
    (Feature::CentreFaced, [  70,   70,   70,   70,   70]),
    (Feature::CraterEnds, [ 250,  250,  250,  250,  250]),
    (Feature::ClosedLakes, [ 500,  500,  500,  500,  500]),
    (Feature::LargestLake, [ 100,  100,  100,  100,  100]),
    (Feature::OpenLava, [ -35,  -40,  -45,  -50,  -55]),
    (Feature::BlockedLava, [-100, -100, -100, -100, -100]),
];

#[rustfmt::skip]
const LAVA_ROWS: [Row<5>; 28] = [
    (Feature::Joined, [ 300,  300,  300,  300,  300]),
    (Feature::Lines, [  70,   70,   70,   70,   70]),
    (Feature::Centre, [ 100,  100,  100,  100,  100]),
    (Feature::DeadEnds, [-100, -100, -100, -100, -100]),
    (Feature::LiveEnds, [-110, -110, -110, -110, -110]),
    (Feature::DeadExits, [ -50,  -50,  -50,  -50,  -50]),
    (Feature::Specials, [ 310,  310,  310,  310,  310]),
    (Feature::GapStraight, [ 160,  160,  160,  160,  160]),
    (Feature::GapCurve, [ 140,  140,  140,  140,  140]),
    (Feature::GapStationStraight, [  60,   60,   60,   60,   60]),
    (Feature::GapStationCurve, [  60,   60,   60,   60,   60]),
    (Feature::GapJunction, [ 100,  100,  100,  100,  100]),
    (Feature::GapTwo, [  40,   40,   40,   40,   40]),
    (Feature::GapThree, [ -60,  -60,  -60,  -60,  -60]),
    (Feature::GapFour, [-110, -110, -110, -110, -110]),
    (Feature::GapFar, [-150, -150, -150, -150, -150]),
    (Feature::Unreachable, [-200, -200, -200, -200, -200]),
    (Feature::SpareGaps, [  50,   50,   50,   50,   50]),
    (Feature::FacedOnce, [  20,   20,   20,   20,   20]),
    (Feature::LineGain, [  30,   30,   30,   30,   30]),
    (Feature::LongestArms, [  30,   30,   30,   30,   30]),
    (Feature::Arms, [   3,    3,    3,    3,    3]),
    (Feature::CentreFaced, [  70,   70,   70,   70,   70]),
    (Feature::CraterEnds, [ 250,  250,  250,  250,  250]),
    (Feature::ClosedLakes, [ 500,  500,  500,  500,  500]),
    (Feature::LargestLake, [ 100,  100,  100,  100,  100]),
    (Feature::OpenLava, [ -35,  -40,  -45,  -50,  -55]),
    (Feature::BlockedLava, [-100, -100, -100, -100, -100]),
];
