//! The board's text twin.

use super::held_card;
use super::names::{
    airstrike_name, bounty_name, command_name, condition_name, damage_name, hazard_name, leader_name,
    one_shot_name, rig_command_name, section_name, tile, upgrade_name,
};
use crate::actions::Action;
use crate::data::{
    COLUMNS, Cards, Crew, Direction, Hazard, Kind, ROWS, RigCommand, Section, Size, Space, Terrain, VehicleId,
};
use crate::state::{Car, Gang, Open, Phase, Piles, Place};
use crate::view::{Own, View};
use crossroads_engine::{Line, Message, Seat, Span, Style, Text};

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
        Phase::Shopping { .. } => Message::new("text-shopping"),
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
    text.extend(conditions_line(open));
    text.extend((0..ROWS).map(|row| lane(open, row, &lit_spaces(open, lit))));
    for (seat, gang) in open.gangs.iter() {
        text.push(if gang.is_in {
            crew_line(open, seat, gang)
        } else {
            vec![Span::said(Style::Faint, Message::new("text-out").with("seat", seat))]
        });
        text.push(match open.crew(seat) {
            Crew::Cars | Crew::Bikes => cars_line(open, seat),
            Crew::Rig => rig_line(open),
        });
    }
    if let Some(own) = &view.own {
        text.extend(own_lines(own));
    }
    let legends = [
        ("text-legend", true),
        ("text-legend-carnage", open.options.carnage),
        ("text-legend-bikes", open.options.final_five),
        ("text-legend-rig", open.options.big_rig),
        ("text-legend-shop", open.options.upgrades),
    ];
    let in_play = legends.into_iter().filter(|(_, in_play)| *in_play);
    text.extend(in_play.map(|(id, _)| vec![Span::said(Style::Faint, Message::new(id))]));
    text
}

/// The road conditions of the three tiles, if the table plays with them.
fn conditions_line(open: &Open) -> Option<Line> {
    let [rear, middle, lead] = open.conditions.cards;
    let tiles =
        [("text-condition-rear", rear), ("text-condition-middle", middle), ("text-condition-lead", lead)];
    let cards =
        tiles.into_iter().filter_map(|(id, card)| Some(Message::new(id).with("card", condition_name(card?))));
    open.options.road_conditions.then(|| listed(cards, "; ").collect())
}

/// The spaces that what may be done touches.
fn lit_spaces(open: &Open, lit: &[Action]) -> Vec<Space> {
    let mover = open.turn.mover.and_then(|mover| open.space_of(mover));
    let space = |action: &Action| match *action {
        Action::Enter(row) => Space::at(row, 0),
        Action::Step(direction) => mover?.neighbour(direction),
        Action::Shoot(target) | Action::ChopperShot(target) | Action::FreeShot { target, .. } => {
            open.space_of(target)
        }
        Action::ShootRig(command) | Action::ChopperShotRig(command) | Action::FreeShotRig { command, .. } => {
            open.space_of(VehicleId::section(command.section()))
        }
        Action::RadarDiscard(space)
        | Action::DropScrap(space)
        | Action::SkyHook { space, .. }
        | Action::PlaceChopper(space)
        | Action::Respawn { space, .. }
        | Action::DropHazard(space)
        | Action::LookAt(space)
        | Action::Tow(space) => Some(space),
        Action::SteadyStep { car, direction } => open.space_of(car)?.neighbour(direction),
        Action::Pinball { who, direction } => open.space_of(who)?.neighbour(direction),
        Action::Jump => mover?.neighbour(Direction::Front)?.neighbour(Direction::Front),
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
        Terrain::Sludge => (Style::Second, "T"),
        Terrain::Glass => (Style::First, "G"),
        Terrain::Ramp => (Style::First, "J"),
        Terrain::Fire => (Style::Third, "F"),
        Terrain::Salt => (Style::First, "S"),
    };
    Span::drawn(style, sign)
}

fn occupant(open: &Open, space: Space, lit: bool) -> String {
    let token = open.token(space).map(|token| match token.face {
        None => "?",
        Some(Hazard::Road) => "r",
        Some(Hazard::Mud) => "m",
        Some(Hazard::Oil) => "o",
        Some(Hazard::Glass) => "g",
        Some(Hazard::Ramp) => "j",
        Some(Hazard::Fire) => "f",
        Some(Hazard::PitTrap) => "p",
        Some(Hazard::LaidMine) => "n",
        Some(Hazard::LaidOil) => "i",
        Some(Hazard::Mine | Hazard::Wreck | Hazard::Earthquake | Hazard::Sandworm) => "*",
    });
    match (open.other_in(space, None), chopper_over(open, space)) {
        (Some(who), _) => vehicle_sign(who),
        (None, Some(owner)) => format!("^{owner}"),
        (None, None) => format!("{}{}", token.unwrap_or(" "), if lit { "<" } else { " " }),
    }
}

fn vehicle_sign(who: VehicleId) -> String {
    if let Some(number) = who.bike_index() {
        return ["b|", "b+", "b>", "bo", "b~"].get(usize::from(number)).copied().unwrap_or("b?").to_owned();
    }
    if let Some(section) = who.as_section() {
        return match section {
            Section::Rear => "Rr",
            Section::Middle => "Rm",
            Section::Front => "Rf",
        }
        .to_owned();
    }
    let size = match who.size() {
        Size::Small => 's',
        Size::Medium => 'm',
        Size::Large => 'l',
    };
    who.gang_seat().map_or("##".to_owned(), |seat| format!("{seat}{size}"))
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
fn crew_line(open: &Open, seat: Seat, gang: &Gang) -> Line {
    let dice = gang.dice.iter().map(|die| die.to_string()).collect::<Vec<_>>().join(" ");
    let dice = if open.plays_cards(seat) {
        let Piles { hand, played, discard } = gang.cards;
        let deck = Cards::ALL.without(played).without(discard).len().saturating_sub(hand);
        Message::new("text-cards")
            .with("seat", seat)
            .with("hand", i64::from(hand))
            .with("deck", i64::from(deck))
            .with("discard", i64::from(discard.len()))
    } else if gang.dice.is_empty() {
        Message::new("text-no-dice").with("seat", seat)
    } else {
        Message::new("text-dice").with("seat", seat).with("dice", dice)
    };
    let command = Message::new(if gang.commanded { "text-command-used" } else { "text-command-free" });
    let command = (open.crew(seat) != Crew::Rig).then_some(command);
    let chopper = gang.chopper.map(|space| Message::new("text-chopper").with("space", space.to_string()));
    let leader = gang.leader.map(|leader| {
        let leader = Message::new("text-leader").with("leader", leader_name(leader));
        leader.with("tokens", i64::from(gang.tokens))
    });
    let bonus = gang.bonus.map(|bonus| Message::new("text-bonus").with("command", command_name(bonus)));
    let airstrike = gang.airstrike.then(|| Message::new("text-holds-airstrike"));
    let one_shot = gang.one_shot.then(|| Message::new("text-holds-one-shot"));
    let bounty = gang.bounty.then(|| Message::new("text-holds-bounty"));
    let sweeps = open.bounties.sweeps.contains(seat).then(|| Message::new("text-sweeps"));
    let cards = bonus.into_iter().chain(airstrike).chain(one_shot).chain(bounty).chain(sweeps);
    listed([dice].into_iter().chain(command).chain(leader).chain(cards).chain(chopper), "; ").collect()
}

/// What only the viewer knows: its choices before the race, its hand, and the tokens that it has looked at.
fn own_lines(own: &Own) -> impl Iterator<Item = Line> {
    let named = |title: &'static str, words: Vec<Message>| {
        let mut line = vec![Span::said(Style::Strong, Message::new(title)), Span::drawn(Style::Plain, ": ")];
        line.extend(listed(words, "; "));
        line
    };
    let secret = &own.secret;
    let leaders = secret.leaders().iter().map(|leader| leader_name(*leader));
    let upgrades = secret.kept().iter().chain(secret.draft()).map(|upgrade| upgrade_name(*upgrade));
    let cards = secret.hand().iter().map(|card| held_card(secret, card));
    let airstrike = secret.airstrike.map(airstrike_name);
    let one_shot = secret.one_shot.map(one_shot_name);
    let bounty = secret.bounty.map(bounty_name);
    let ammo = airstrike.into_iter().chain(one_shot).chain(bounty);
    let hand: Vec<Message> = leaders.chain(upgrades).chain(cards).chain(ammo).collect();
    let known = own.faces.iter().map(|(space, hazard)| {
        let known = Message::new("text-known").with("space", space.to_string());
        known.with("hazard", hazard_name(*hazard))
    });
    let known: Vec<Message> = known.collect();
    let lines = [("text-hand", hand), ("text-looked", known)];
    lines.into_iter().filter(|(_, words)| !words.is_empty()).map(move |(title, words)| named(title, words))
}

/// Where the cars or bikes of a seat are and what is on their dashboards: die, coasts, damage, fire.
fn cars_line(open: &Open, seat: Seat) -> Line {
    let mut line = Vec::new();
    for who in open.vehicles(seat) {
        let Some(car) = open.car(who) else { continue };
        let sign = vehicle_sign(who);
        let place = match open.space_of(who) {
            Some(space) => format!("   {sign}{space} "),
            None => format!("   {sign} "),
        };
        line.push(Span::drawn(Style::Plain, place));
        line.extend(listed(dashboard(who, open.place(who), car), ", "));
    }
    line
}

/// What there is to say of a car or a bike beside its place.
fn dashboard(who: VehicleId, place: Place, car: &Car) -> impl Iterator<Item = Message> {
    let is_bike = who.kind() == Kind::Bike;
    let state = match (place, car.inoperable) {
        (Place::Waiting, _) => Some("text-waiting"),
        (Place::Gone | Place::Hanging, _) => Some(if is_bike { "text-gone-bike" } else { "text-gone" }),
        (Place::Home, _) => Some("text-home"),
        (Place::On(_), true) => Some(if is_bike { "text-inoperable-bike" } else { "text-inoperable" }),
        (Place::On(_), false) => None,
    };
    let die = car.die.map(|die| Message::new("text-die").with("die", i64::from(die)));
    let coasts = (car.coasts > 0).then(|| Message::new("text-coasts").with("count", i64::from(car.coasts)));
    let burning = car.burning.then(|| Message::new("text-burning"));
    let upgrade = car.upgrade.map(upgrade_name);
    let damage = car.damage;
    let tokens = (0..damage.len()).map(move |place| damage_name(damage[place]));
    state.map(Message::new).into_iter().chain(die).chain(coasts).chain(burning).chain(upgrade).chain(tokens)
}

/// Where the sections of the rig are, its steering, the sections with a die, the damaged commands.
fn rig_line(open: &Open) -> Line {
    let mut line = Vec::new();
    for section in Section::ALL {
        let who = VehicleId::section(section);
        let (place, state) = match open.place(who) {
            Place::On(space) => (space.to_string(), None),
            Place::Waiting => (String::new(), Some("text-section-waiting")),
            Place::Hanging => (String::new(), Some("text-section-hanging")),
            Place::Gone | Place::Home => continue,
        };
        line.push(Span::drawn(Style::Plain, format!("   {}{place} ", vehicle_sign(who))));
        let state = state.map(|id| Message::new(id).with("section", section_name(section)));
        let used = open.rig.dice[section as usize]
            .map(|_| Message::new("text-section-used").with("section", section_name(section)));
        let of_section = RigCommand::damageable().filter(move |command| command.section() == section);
        let damaged = of_section
            .filter(|command| !open.rig.works(*command))
            .map(|command| Message::new("text-command-damaged").with("command", rig_command_name(command)));
        line.extend(listed(state.into_iter().chain(used).chain(damaged), ", "));
    }
    line.push(Span::drawn(Style::Plain, "   "));
    line.push(Span::said(
        Style::Plain,
        match open.rig.steering {
            Some(steering) => Message::new("text-steering").with("steering", i64::from(steering)),
            None => Message::new("text-steering-unset"),
        },
    ));
    line
}
