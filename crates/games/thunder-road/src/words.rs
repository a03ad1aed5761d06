//! How the game is told: log lines, prompts, reasons, menus, and the board's text twin.
//!
//! No sentence is written here; `messages/*.ftl` hold them in each language.

use crate::actions::{Action, asked};
use crate::data::{
    COLUMNS, Command, Damage, Direction, Hazard, ROWS, SideId, Size, SlamFace, Space, Terrain, VehicleId,
};
use crate::events::{Declined, Event, Fate};
use crate::rules::Why;
use crate::state::{Car, Cause, Frame, Gang, Open, Phase, Place, Step};
use crate::view::View;
use crossroads_engine::words::ChoicePath;
use crossroads_engine::{Line, Message, Seat, Span, Style, Text};

/// What is asked of the viewer.
pub fn prompt(view: &View) -> Option<Message> {
    let seat = view.viewer.seat()?;
    let open = &view.open;
    if asked(open) != Some(seat) {
        return None;
    }
    Some(match open.next_work() {
        Some(Frame::AskReroll { top, bottom, moves, direction }) => {
            slam_words("prompt-reroll", top, bottom, moves, direction)
        }
        Some(Frame::AskDrift { bottom }) => Message::new("prompt-drift").with("vehicle", vehicle(bottom)),
        _ => match open.turn.step {
            Step::Assign => Message::new("prompt-assign"),
            Step::Coast => Message::new("prompt-coast"),
            Step::Command => Message::new("prompt-command"),
            Step::PlaceChopper => Message::new("prompt-chopper"),
            Step::ChopperShot => Message::new("prompt-chopper-shot"),
            Step::Repair => Message::new("prompt-repair"),
            Step::Drive => {
                let car = open.turn.mover.unwrap_or_default();
                let waits = open.car(car).is_some_and(|car| car.place == Place::Waiting);
                let asked = Message::new(if waits { "prompt-enter" } else { "prompt-step" });
                asked.with("car", vehicle(car)).with("moves", i64::from(open.turn.drive.moves))
            }
            Step::RoadBonus => Message::new("prompt-bonus").with("moves", i64::from(open.road_die)),
            Step::Shoot => Message::new("prompt-shoot"),
            Step::Begin | Step::Depart | Step::End => return None,
        },
    })
}

/// An event as a line of the log.
pub fn told(event: &Event) -> Message {
    let seat_only = |id, seat: Seat| Message::new(id).with("seat", seat);
    let car_only = |id, car| Message::new(id).with("car", vehicle(car));
    match *event {
        Event::DiceRolled { seat, dice } => {
            let dice = dice.map(|die| die.to_string()).join(" ");
            Message::new("told-dice").with("seat", seat).with("dice", dice)
        }
        Event::RoundBegan { round, first, road_die } => Message::new("told-round")
            .with("round", i64::from(round))
            .with("seat", first)
            .with("die", i64::from(road_die)),
        Event::TurnBegan { seat } => seat_only("told-turn", seat),
        Event::TurnPassed { seat } => seat_only("told-passed", seat),
        Event::Assigned { car, die } => car_only("told-assigned", car).with("die", i64::from(die)),
        Event::Coasted { car, die } => car_only("told-coasted", car).with("die", i64::from(die)),
        Event::Commanded { seat, command, die } => {
            seat_only("told-command", seat).with("command", command_name(command)).with("die", i64::from(die))
        }
        Event::Declined { seat, what } => seat_only(
            match what {
                Declined::Command => "told-no-command",
                Declined::ChopperShot => "told-chopper-held",
                Declined::RoadBonus => "told-no-bonus",
                Declined::Shot => "told-held",
            },
            seat,
        ),
        Event::ChopperPlaced { seat, space: _ } => seat_only("told-chopper", seat),
        Event::ChopperReturned { seat } => seat_only("told-chopper-back", seat),
        Event::Repaired { car, damage } => car_only("told-repaired", car).with("damage", damage_name(damage)),
        Event::Moved { who, from: _, to: _, by } => {
            let id = match by {
                Cause::Driven => "told-drove",
                Cause::Pushed => "told-pushed",
                Cause::Slid => "told-slid",
                Cause::Skidded => "told-skidded",
                Cause::Dazed => "told-staggered",
                Cause::Blasted => "told-landed",
            };
            car_only(id, who)
        }
        Event::Drifted { car } => car_only("told-drifted", car),
        Event::DriftHeld { car } => car_only("told-drift-held", car),
        Event::BonusTaken { seat, moves } => seat_only("told-bonus", seat).with("moves", i64::from(moves)),
        Event::HazardShown { space: _, hazard } => {
            Message::new("told-shown").with("hazard", hazard_name(hazard))
        }
        Event::HazardActed { who, hazard } => {
            car_only("told-hazard", who).with("hazard", hazard_name(hazard))
        }
        Event::NoWreckLeft { who } => car_only("told-no-wreck", who),
        Event::Slid { who, direction } => {
            car_only("told-oil", who).with("direction", direction_name(direction))
        }
        Event::Slammed { top, bottom, moves, direction } => {
            slam_words("told-slam", top, bottom, moves, direction)
        }
        Event::SlamKept { seat } => seat_only("told-kept", seat),
        Event::SlamRerolled { seat } => seat_only("told-rerolled", seat),
        Event::Shot { seat, car, target, face: _, hit } => {
            let shooter = car.map_or_else(|| Message::new("chopper-of").with("seat", seat), vehicle);
            let shot = Message::new(if hit { "told-hit" } else { "told-missed" }).with("shooter", shooter);
            shot.with("target", vehicle(target))
        }
        Event::Damaged { car, damage } => car_only("told-damaged", car).with("damage", damage_name(damage)),
        Event::DamageIgnored { car } => car_only("told-ignored", car),
        Event::ShrapnelFlew { car, direction, hit } => {
            let flew = car_only(if hit.is_some() { "told-shrapnel" } else { "told-shrapnel-nobody" }, car);
            let flew = flew.with("direction", direction_name(direction));
            match hit {
                Some(target) => flew.with("target", vehicle(target)),
                None => flew,
            }
        }
        Event::Dazed { car, moves } => car_only("told-dazed", car).with("moves", i64::from(moves)),
        Event::Blasted { car, direction, spaces } => car_only("told-blasted", car)
            .with("direction", direction_name(direction))
            .with("spaces", i64::from(spaces)),
        Event::BecameInoperable { car } => car_only("told-inoperable", car),
        Event::Eliminated { who, how } => car_only("told-eliminated", who).with("how", fate_name(how)),
        Event::WentOut { seat } => seat_only("told-out", seat),
        Event::BoardAdvanced { removed, laid } => {
            Message::new("told-advanced").with("removed", tile(removed)).with("laid", tile(laid))
        }
        Event::FinishLaid => Message::new("told-finish-line"),
        Event::Finished { car } => car_only("told-finished", car),
        Event::Won { winners } => {
            let mut winners = winners.iter();
            match (winners.next(), winners.next()) {
                (Some(seat), None) => seat_only("told-won", seat),
                _ => Message::new("told-draw"),
            }
        }
    }
}

fn slam_words(
    id: &'static str,
    top: VehicleId,
    bottom: VehicleId,
    moves: SlamFace,
    direction: Direction,
) -> Message {
    // Two wrecks have no names: say which of the two goes.
    let alike = top.owner().is_none() && bottom.owner().is_none();
    let pushed = match moves {
        SlamFace::Top if alike => Message::new("vehicle-wreck-top"),
        SlamFace::Bottom if alike => Message::new("vehicle-wreck-bottom"),
        SlamFace::Top => vehicle(top),
        SlamFace::Bottom => vehicle(bottom),
    };
    let slam = Message::new(id).with("top", vehicle(top)).with("bottom", vehicle(bottom));
    slam.with("moved", pushed).with("direction", direction_name(direction))
}

/// Why an action is refused.
pub fn reason(why: Why) -> Message {
    Message::new(match why {
        Why::NotNow => "why-not-now",
        Why::NotYourCar => "why-not-your-car",
        Why::HasDie => "why-has-die",
        Why::Inoperable => "why-inoperable",
        Why::Eliminated => "why-eliminated",
        Why::NoSuchDie => "why-no-such-die",
        Why::UnmovedCar => "why-unmoved-car",
        Why::CoastedTwice => "why-coasted-twice",
        Why::OneCommand => "why-one-command",
        Why::NoCommandCoasting => "why-no-command-coasting",
        Why::WrongValue => "why-wrong-value",
        Why::NothingToActOn => "why-nothing-to-act-on",
        Why::NotEmpty => "why-not-empty",
        Why::FirstRound => "why-first-round",
        Why::CannotShoot => "why-cannot-shoot",
        Why::NotInArc => "why-not-in-arc",
        Why::NoSuchToken => "why-no-such-token",
        Why::NoEntry => "why-no-entry",
        Why::OutsideArc => "why-outside-arc",
        Why::MovesLeft => "why-moves-left",
        Why::NoDrift => "why-no-drift",
        Why::LeftRoad => "why-left-road",
        Why::Stopped => "why-stopped",
        Why::CoastingBonus => "why-coasting-bonus",
        Why::NoReroll => "why-no-reroll",
    })
}

/// An action in menus: what, then with which die, or where.
pub fn choice(action: &Action) -> ChoicePath {
    let die = |die: u8| Message::new("choice-die").with("die", i64::from(die));
    match *action {
        Action::Assign { car, die: value } => vec![vehicle(car), die(value)],
        Action::Coast { car, die: value } => {
            vec![Message::new("choice-coast").with("car", vehicle(car)), die(value)]
        }
        Action::Command { command, die: value } => vec![command_name(command), die(value)],
        Action::NoCommand => vec![Message::new("choice-no-command")],
        Action::PlaceChopper(space) => vec![
            Message::new("choice-column").with("column", i64::from(space.column())),
            Message::new("choice-space").with("space", space.to_string()),
        ],
        Action::ChopperShot(target) | Action::Shoot(target) => {
            vec![Message::new("choice-shoot").with("target", vehicle(target))]
        }
        Action::ChopperHold | Action::HoldFire => vec![Message::new("choice-hold")],
        Action::Repair { car, damage } => vec![vehicle(car), damage_name(damage)],
        Action::Enter(row) => vec![Message::new("choice-enter").with("row", i64::from(row))],
        Action::Step(direction) => vec![direction_name(direction)],
        Action::DriftThrough => vec![Message::new("choice-through")],
        Action::DriftSlam => vec![Message::new("choice-slam")],
        Action::TakeBonus => vec![Message::new("choice-take")],
        Action::DeclineBonus => vec![Message::new("choice-decline")],
        Action::KeepSlam => vec![Message::new("choice-keep")],
        Action::RerollSlam => vec![Message::new("choice-reroll")],
    }
}

/// The name of a road vehicle.
pub fn vehicle(who: VehicleId) -> Message {
    match who.owner() {
        None => Message::new("vehicle-wreck"),
        Some(seat) => Message::new(match who.size() {
            Size::Small => "vehicle-small",
            Size::Medium => "vehicle-medium",
            Size::Large => "vehicle-large",
        })
        .with("seat", seat),
    }
}

fn command_name(command: Command) -> Message {
    Message::new(match command {
        Command::Airstrike => "command-airstrike",
        Command::Nitro => "command-nitro",
        Command::Drift => "command-drift",
        Command::Repair => "command-repair",
    })
}

fn direction_name(direction: Direction) -> Message {
    Message::new(match direction {
        Direction::FrontLeft => "direction-front-left",
        Direction::Front => "direction-front",
        Direction::FrontRight => "direction-front-right",
        Direction::RearLeft => "direction-rear-left",
        Direction::Rear => "direction-rear",
        Direction::RearRight => "direction-rear-right",
    })
}

fn damage_name(damage: Damage) -> Message {
    Message::new(match damage {
        Damage::Dent => "damage-dent",
        Damage::SkidFrontLeft => "damage-skid-front-left",
        Damage::SkidFront => "damage-skid-front",
        Damage::SkidFrontRight => "damage-skid-front-right",
        Damage::SkidRearLeft => "damage-skid-rear-left",
        Damage::SkidRear => "damage-skid-rear",
        Damage::SkidRearRight => "damage-skid-rear-right",
        Damage::Shrapnel => "damage-shrapnel",
        Damage::Dazed => "damage-dazed",
        Damage::Blast => "damage-blast",
        Damage::Marker => "damage-marker",
    })
}

fn hazard_name(hazard: Hazard) -> Message {
    Message::new(match hazard {
        Hazard::Road => "hazard-road",
        Hazard::Mud => "hazard-mud",
        Hazard::Oil => "hazard-oil",
        Hazard::Mine => "hazard-mine",
        Hazard::Wreck => "hazard-wreck",
    })
}

fn fate_name(fate: Fate) -> Message {
    Message::new(match fate {
        Fate::Crashed => "fate-crashed",
        Fate::OverSide => "fate-over-side",
        Fate::OverRear => "fate-over-rear",
        Fate::LeftBehind => "fate-left-behind",
        Fate::UnderChopper => "fate-under-chopper",
        Fate::Destroyed => "fate-destroyed",
        Fate::Finished => "fate-finished",
    })
}

fn tile(side: SideId) -> String {
    side.row().id.to_owned()
}

/// The text twin: a line for the round, the board lane by lane, two lines for each crew, and what the signs mean.
///
/// A space is three characters: the ground, or `^` if a chopper is over a vehicle there, then who is there. Cars are the
/// number of their seat and their size, wrecks `##`, choppers `^` and the number of their seat, tokens `?` or their
/// letter.
pub fn text(view: &View, lit: &[Action]) -> Text {
    let open = &view.open;
    let head = match open.phase {
        Phase::Racing => Message::new("text-round")
            .with("round", i64::from(open.round))
            .with("seat", open.turn.seat)
            .with("die", i64::from(open.road_die))
            .with("first", open.first),
        Phase::Over { .. } => Message::new("text-over"),
    };
    let tiles = open.road.tiles.map(tile).join(" ");
    let mut text = vec![
        vec![Span::said(Style::Strong, head)],
        vec![Span::said(
            Style::Faint,
            Message::new(if open.road.is_final { "text-tiles-final" } else { "text-tiles" })
                .with("tiles", tiles),
        )],
    ];
    text.extend((0..ROWS).map(|row| lane(open, row, &lit_spaces(open, lit))));
    for (seat, gang) in open.gangs.iter() {
        text.push(if gang.is_in {
            crew_line(seat, gang)
        } else {
            vec![Span::said(Style::Faint, Message::new("text-out").with("seat", seat))]
        });
        text.push(cars_line(open, seat));
    }
    text.push(vec![Span::said(Style::Faint, Message::new("text-legend"))]);
    text
}

/// The spaces that what may be done touches.
fn lit_spaces(open: &Open, lit: &[Action]) -> Vec<Space> {
    let mover = open.turn.mover.and_then(|mover| open.space_of(mover));
    let space = |action: &Action| match *action {
        Action::PlaceChopper(space) => Some(space),
        Action::Enter(row) => Space::at(row, 0),
        Action::Step(direction) => mover?.neighbour(direction),
        Action::Shoot(target) | Action::ChopperShot(target) => open.space_of(target),
        _ => None,
    };
    lit.iter().filter_map(space).collect()
}

fn lane(open: &Open, row: u8, lit: &[Space]) -> Line {
    // Odd lanes sit half a space further forward.
    let mut line = vec![Span::drawn(Style::Faint, format!("{row} {}", if row % 2 == 1 { "  " } else { "" }))];
    for column in 0..COLUMNS {
        let Some(space) = Space::at(row, column) else { continue };
        let is_lit = lit.contains(&space);
        line.push(ground(open, space));
        line.push(Span::drawn(if is_lit { Style::Lit } else { Style::Plain }, occupant(open, space, is_lit)));
        line.push(Span::drawn(Style::Faint, if column % 8 == 7 { "|" } else { " " }));
    }
    line
}

/// Whose chopper is over a space.
fn chopper_over(open: &Open, space: Space) -> Option<Seat> {
    open.gangs.iter().find(|(_, gang)| gang.chopper == Some(space)).map(|(seat, _)| seat)
}

/// The ground of a space; where a vehicle stands under a chopper, which is its end (TR-15.2), the chopper.
fn ground(open: &Open, space: Space) -> Span {
    if chopper_over(open, space).is_some() && open.other_in(space, None).is_some() {
        return Span::drawn(Style::Third, "^");
    }
    let (style, sign) = match open.terrain(space) {
        Terrain::Road => (Style::First, "="),
        Terrain::OffRoad => (Style::Faint, "."),
        Terrain::Mud => (Style::Second, "~"),
        Terrain::Impassable => (Style::Third, "X"),
    };
    Span::drawn(style, sign)
}

fn occupant(open: &Open, space: Space, lit: bool) -> String {
    let token = open.token(space).map(|token| match token.face {
        None => "?",
        Some(Hazard::Road) => "r",
        Some(Hazard::Mud) => "m",
        Some(Hazard::Oil) => "o",
        Some(Hazard::Mine | Hazard::Wreck) => "*",
    });
    match (open.other_in(space, None), chopper_over(open, space)) {
        (Some(who), _) => vehicle_sign(who),
        (None, Some(owner)) => format!("^{owner}"),
        (None, None) => format!("{}{}", token.unwrap_or(" "), if lit { "<" } else { " " }),
    }
}

fn vehicle_sign(who: VehicleId) -> String {
    let size = match who.size() {
        Size::Small => 's',
        Size::Medium => 'm',
        Size::Large => 'l',
    };
    who.owner().map_or("##".to_owned(), |seat| format!("{seat}{size}"))
}

/// Words in a row, with something between them.
fn listed(words: impl IntoIterator<Item = Message>, between: &str) -> impl Iterator<Item = Span> {
    let between = between.to_owned();
    words.into_iter().enumerate().flat_map(move |(place, word)| {
        let before = (place > 0).then(|| Span::drawn(Style::Plain, between.clone()));
        before.into_iter().chain([Span::said(Style::Plain, word)])
    })
}

/// The unused dice of a crew, its command of the round, and where its chopper is.
fn crew_line(seat: Seat, gang: &Gang) -> Line {
    let dice = gang.dice.iter().map(|die| die.to_string()).collect::<Vec<_>>().join(" ");
    let dice = if gang.dice.is_empty() {
        Message::new("text-no-dice").with("seat", seat)
    } else {
        Message::new("text-dice").with("seat", seat).with("dice", dice)
    };
    let command = Message::new(if gang.commanded { "text-command-used" } else { "text-command-free" });
    let chopper = gang.chopper.map(|space| Message::new("text-chopper").with("space", space.to_string()));
    listed([dice, command].into_iter().chain(chopper), "; ").collect()
}

/// Where the cars of a seat are and what is on their dashboards: die, coasts, damage.
fn cars_line(open: &Open, seat: Seat) -> Line {
    let mut line = Vec::new();
    for who in VehicleId::gang(seat) {
        let Some(car) = open.car(who) else { continue };
        let sign = vehicle_sign(who);
        let place = match car.place {
            Place::On(space) => format!("   {sign}{space} "),
            Place::Gone | Place::Waiting | Place::Home => format!("   {sign} "),
        };
        line.push(Span::drawn(Style::Plain, place));
        line.extend(listed(dashboard(car), ", "));
    }
    line
}

/// What there is to say of a car beside its place.
fn dashboard(car: &Car) -> impl Iterator<Item = Message> {
    let state = match (car.place, car.inoperable) {
        (Place::Waiting, _) => Some("text-waiting"),
        (Place::Gone, _) => Some("text-gone"),
        (Place::Home, _) => Some("text-home"),
        (Place::On(_), true) => Some("text-inoperable"),
        (Place::On(_), false) => None,
    };
    let die = car.die.map(|die| Message::new("text-die").with("die", i64::from(die)));
    let coasts = (car.coasts > 0).then(|| Message::new("text-coasts").with("count", i64::from(car.coasts)));
    let damage = car.damage;
    let tokens = (0..damage.len()).map(move |place| damage_name(damage[place]));
    state.map(Message::new).into_iter().chain(die).chain(coasts).chain(tokens)
}
