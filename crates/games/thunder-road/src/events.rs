//! What happened, in the past tense. Nearly all of it happens before everybody's eyes; what only one seat sees is cut for the
//! others ([`crate::view::cut`]).

use crate::data::{
    Airstrike, Bounty, CardId, Cards, Command, Condition, Damage, Direction, FireFace, Hazard, Leader,
    MOST_DICE, OneShot, RigCommand, ShotFace, SideId, SlamFace, Space, Upgrade, VehicleId,
};
use crate::state::{Cause, Window};
use crossroads_engine::{Few, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Something that happened, and how deep in a chain of effects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Told {
    /// How many effects led to it.
    pub level: u8,
    /// What.
    pub event: Event,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// A seat rolled its movement dice.
    DiceRolled { seat: Seat, dice: Few<u8, MOST_DICE> },
    /// A round began with this road die.
    RoundBegan { round: u8, first: Seat, road_die: u8 },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// A turn passed without an action.
    TurnPassed { seat: Seat },
    /// A die was put on a car.
    Assigned { car: VehicleId, die: u8 },
    /// A die was put in a coast slot.
    Coasted { car: VehicleId, die: u8 },
    /// A die was put on a command.
    Commanded { seat: Seat, command: Command, die: u8 },
    /// The seat did without.
    Declined { seat: Seat, what: Declined },
    /// A chopper was placed.
    ChopperPlaced { seat: Seat, space: Space },
    /// A chopper came back to its owner.
    ChopperReturned { seat: Seat },
    /// A damage token was repaired.
    Repaired { car: VehicleId, damage: Damage },
    /// A road vehicle came into a space.
    Moved { who: VehicleId, from: Option<Space>, to: Space, by: Cause },
    /// The mover went through an occupied space.
    Drifted { car: VehicleId },
    /// The mover stays where it was and slams.
    DriftHeld { car: VehicleId },
    /// The road die bonus was taken.
    BonusTaken { seat: Seat, moves: u8 },
    /// A hazard token was turned up.
    HazardShown { space: Space, hazard: Hazard },
    /// A hazard token acted.
    HazardActed { who: VehicleId, hazard: Hazard },
    /// A wreck token was used up, but all wreck figures stand on the board (TR-1.12).
    NoWreckLeft { who: VehicleId },
    /// A road vehicle began to slide on oil.
    Slid { who: VehicleId, direction: Direction },
    /// Two road vehicles slammed and the dice fell so.
    Slammed { top: VehicleId, bottom: VehicleId, moves: SlamFace, direction: Direction },
    /// The owner of the larger vehicle let the dice lie.
    SlamKept { seat: Seat },
    /// The owner of the larger vehicle rolled again.
    SlamRerolled { seat: Seat },
    /// Somebody shot; `car` is `None` if it was the chopper.
    Shot { seat: Seat, car: Option<VehicleId>, target: VehicleId, face: ShotFace, hit: bool },
    /// A car drew a damage token.
    Damaged { car: VehicleId, damage: Damage },
    /// A damaged road vehicle took no token.
    DamageIgnored { car: VehicleId },
    /// Shrapnel flew.
    ShrapnelFlew { car: VehicleId, direction: Direction, hit: Option<VehicleId> },
    /// A dazed car got its moves.
    Dazed { car: VehicleId, moves: u8 },
    /// A car was blasted.
    Blasted { car: VehicleId, direction: Direction, spaces: u8 },
    /// A car has its second token.
    BecameInoperable { car: VehicleId },
    /// A road vehicle is out of the game.
    Eliminated { who: VehicleId, how: Fate },
    /// A player has no operable car left.
    WentOut { seat: Seat },
    /// The rear tile was removed and a new tile laid.
    BoardAdvanced { removed: SideId, laid: SideId },
    /// The finish line lies before the lead tile.
    FinishLaid,
    /// A car came onto the finish line.
    Finished { car: VehicleId },
    /// The game is over.
    Won { winners: SeatSet },
    /// Of two bikes this one moves first.
    WentFirst { bike: VehicleId },
    /// An eliminated bike came back.
    Respawned { bike: VehicleId, space: Space },
    /// Two bikes slammed; their owner says which of them moves that way.
    BikesSlammed { top: VehicleId, bottom: VehicleId, direction: Direction },
    /// This one does.
    GaveWay { bike: VehicleId, direction: Direction },
    /// A die was put on the power steering of the rig.
    Steered { seat: Seat, die: u8 },
    /// A die was put on a command of the rig.
    RigDiePlaced { seat: Seat, command: RigCommand, die: u8, works: bool },
    /// A command of the rig was damaged.
    RigDamaged { command: RigCommand },
    /// A command of the rig was repaired.
    RigRepaired { command: RigCommand },
    /// The rig made a space off-road.
    Flattened { space: Space },
    /// A token was dropped behind the rig.
    HazardDropped { seat: Seat, space: Space },
    /// The rig launched its missiles.
    MissilesLaunched { face: ShotFace },
    /// They hit something.
    MissileHit { target: VehicleId },
    /// The cowcatcher shoved a road vehicle aside.
    Shoved { who: VehicleId, direction: Direction },
    /// The shooter let the die lie.
    ShotKept { seat: Seat },
    /// The shooter rolled again.
    ShotRerolled { seat: Seat },
    /// A road vehicle is stuck in sludge.
    Stuck { who: VehicleId },
    /// A road vehicle slid on over glass.
    SlidOnGlass { who: VehicleId, direction: Direction },
    /// A road vehicle jumped over a ramp.
    Jumped { who: VehicleId, spaces: u8 },
    /// A road vehicle caught fire.
    CaughtFire { who: VehicleId },
    /// The fire die was rolled for it.
    FireRolled { who: VehicleId, face: FireFace },
    /// The die of a pit trap was rolled for a road vehicle.
    PitTrapRolled { who: VehicleId, face: ShotFace, caught: bool },
    /// An earthquake shifted everybody that way.
    Quaked { direction: Direction },
    /// A lasting effect came into the slot of its token.
    LastingDrawn { car: VehicleId, card: Damage },
    /// Every car crew was dealt two leaders.
    LeadersDealt,
    /// Every car crew was dealt four upgrades.
    UpgradesDealt,
    /// A seat has chosen in secret.
    Chose { seat: Seat },
    /// A leader was turned up.
    LeaderShown { seat: Seat, leader: Leader },
    /// The upgrades that are left went on to the next crew.
    DraftPassed,
    /// An upgrade was turned up on its car.
    UpgradeMounted { car: VehicleId, upgrade: Upgrade },
    /// A seat drew cards; which, only the seat itself knows.
    CardsDrawn { seat: Seat, count: u8, cards: Option<Cards> },
    /// The sum of the cards that a seat begins with.
    HandCounted { seat: Seat, sum: u8 },
    /// A card was put on a board.
    CardPlayed { seat: Seat, card: CardId },
    /// A card was turned up for a shot.
    CardTurned { seat: Seat, card: CardId },
    /// A discard became a new deck.
    DeckShuffled { seat: Seat },
    /// A command token was put on a command.
    TokenSpent { seat: Seat, command: Command },
    /// A seat took a command token.
    TokenTaken { seat: Seat },
    /// A seat lets its movement dice lie.
    DiceKept { seat: Seat },
    /// A seat rolled so many of its movement dice again.
    DiceRerolled { seat: Seat, count: u8 },
    /// A seat looked at a token; what it is, only the seat knows.
    Looked { seat: Seat, space: Space, face: Option<Hazard> },
    /// A car got moves for what is before it.
    Slingshot { car: VehicleId, moves: u8 },
    /// A car threw flames.
    FlamesThrown { car: VehicleId },
    /// A seat shot at everything.
    Sprayed { seat: Seat },
    /// Two road vehicles slammed; who moves that way will be chosen.
    ShoveRolled { top: VehicleId, bottom: VehicleId, direction: Direction },
    /// It was chosen who moves.
    BigShoved { seat: Seat, top: VehicleId, bottom: VehicleId, moves: SlamFace, direction: Direction },
    /// Two tokens kept a car operable.
    JuryRigged { car: VehicleId, damage: Damage },
    /// A seat kept its tokens instead.
    TokensKept { seat: Seat },
    /// Somebody rolled other dice again.
    RollRerolled { seat: Seat },
    /// Somebody let them lie.
    RollKept { seat: Seat },
    /// A dazed car goes that way next.
    Staggers { car: VehicleId, direction: Direction },
    /// Guard rails turned a car the other way.
    RailsHeld { car: VehicleId, direction: Direction },
    /// A layer left a token.
    Laid { car: VehicleId, hazard: Hazard, space: Space },
    /// A bull bar pushed a road vehicle.
    Rammed { car: VehicleId, who: VehicleId },
    /// A plough discarded a token.
    Ploughed { car: VehicleId, hazard: Hazard },
    /// A car was towed.
    Towed { car: VehicleId, space: Space },
    /// Two road vehicles swapped places.
    Swapped { car: VehicleId, who: VehicleId },
    /// A dead man's switch went off.
    SwitchReleased { car: VehicleId },
    /// Of several commands this one came first.
    CommandCame { seat: Seat, command: Command },
    /// A roadblock was placed.
    RoadblockPlaced { seat: Seat, space: Space },
    /// A seat played no secret card.
    WindowPassed { seat: Seat, window: Window, muted: bool },
    /// A road condition lies beside a tile: 0 is the rear one.
    ConditionLaid { tile: u8, condition: Condition },
    /// A bonus command was dealt.
    BonusDealt { seat: Seat, command: Command },
    /// No token on the radar was discarded.
    RadarKept { seat: Seat },
    /// A token on the radar was discarded and shown.
    RadarDiscarded { seat: Seat, space: Space, hazard: Hazard },
    /// Two cars swapped places.
    Switched { one: VehicleId, other: VehicleId },
    /// Every seat was dealt an improved airstrike.
    AirstrikesDealt,
    /// An improved airstrike was played.
    AirstrikePlayed { seat: Seat, card: Airstrike },
    /// A sky hook put a road vehicle on another space.
    Hooked { who: VehicleId, space: Space },
    /// Every seat was dealt a one-shot.
    OneShotsDealt,
    /// A one-shot was played.
    OneShotPlayed { seat: Seat, card: OneShot },
    /// A die was set to a value.
    DieSet { seat: Seat, die: u8, value: u8 },
    /// A road vehicle was hit, but ducked.
    Ducked { who: VehicleId },
    /// A wreck was dropped.
    ScrapDropped { seat: Seat, space: Space },
    /// A chopper stayed where it was.
    ChopperStayed { seat: Seat },
    /// Every seat was dealt a bounty.
    BountiesDealt,
    /// A bounty was revealed.
    BountyRevealed { seat: Seat, card: Bounty },
    /// A card in hand counts as another value; which, only the seat itself knows.
    CardSet { seat: Seat, card: Option<CardId>, value: u8 },
    /// A used die was rolled again and is unused.
    DieRetaken { seat: Seat, die: u8 },
    /// A card came back from a board.
    CardTakenBack { seat: Seat, card: CardId },
    /// A command worked without a die.
    ExtraCommandUsed { seat: Seat, command: Command },
    /// A second command of a section of the rig worked.
    ExtraRigCommandUsed { seat: Seat, command: RigCommand },
}

/// What a seat did without.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Declined {
    /// A command.
    Command,
    /// The chopper's shot.
    ChopperShot,
    /// The road die bonus.
    RoadBonus,
    /// The car's shot.
    Shot,
    /// A token behind the rig.
    Drop,
    /// A command token.
    Token,
    /// A token of a layer.
    Lay,
    /// What can be done at the start of a turn.
    Start,
    /// One more command.
    ExtraCommand,
}

/// How a road vehicle was eliminated (TR-3.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Fate {
    /// Came into an impassable space.
    Crashed,
    /// Left the board over the left or right edge.
    OverSide,
    /// Left the board over the rear edge.
    OverRear,
    /// Stood on the tile that was removed.
    LeftBehind,
    /// Ended a turn under a chopper.
    UnderChopper,
    /// A wreck that took damage.
    Destroyed,
    /// Came onto the finish line without an owner in the game.
    Finished,
    /// Came onto a ramp, but not from straight behind.
    OffRamp,
    /// Fell into a pit trap.
    Trapped,
    /// Eaten by a sandworm.
    Swallowed,
    /// Burnt down.
    Burnt,
    /// A rig with six damages.
    BrokenUp,
    /// Stood beside a dead man's switch.
    BlownUp,
}
