//! The text twin: where the table stands, the track tile by tile, and each seat with its machine.
//!
//! A space is its number along the track, its terrain as `!`, a letter for its challenge, and the pawns on it in brackets. A card of a
//! machine is its place in the list, its name, its valves and its dice; `·` is a free slot, `*` a star.

use super::{card, cell, inventor, phase, pool, space, tile};
use crate::actions::Action;
use crate::data::{CHAIN, Card, Challenge, Side};
use crate::machine::Part;
use crate::state::{Open, Racer};
use crate::track::Space;
use crate::view::View;
use crossroads_engine::{Line, Message, Seat, Span, Style, Text};

/// The table in text, with what `lit` touches marked.
pub fn text(view: &View, lit: &[Action]) -> Text {
    let open = &view.open;
    let direction = Message::new(if open.clockwise { "text-clockwise" } else { "text-counter" });
    let mut text = vec![
        vec![Span::said(Style::Strong, phase(open.phase))],
        vec![Span::said(
            Style::Faint,
            Message::new("text-round")
                .with("round", i64::from(open.round))
                .with("direction", direction)
                .with("decks", view.decks.map(|count| count.to_string()).join(" ")),
        )],
    ];
    text.extend((0..CHAIN).map(|place| track_line(open, place, lit)));
    for (seat, racer) in open.racers.iter() {
        text.push(seat_line(view, seat, racer));
        let own = view.viewer.is(seat);
        text.extend(racer.machine.iter().enumerate().map(|(place, part)| {
            let is_lit = own && lit.iter().any(|action| touches(action, place));
            part_line(place, part, is_lit)
        }));
    }
    if let Some(hand) =
        view.viewer.seat().map(|seat| view.hands[seat]).filter(|hand| hand.iter().any(Option::is_some))
    {
        text.push(card_line("text-hand", hand.into_iter().flatten()));
    }
    if let Some(stash) = view.viewer.seat().map(|seat| view.stashes[seat]).filter(|stash| !stash.is_empty()) {
        text.push(card_line("text-stash", stash.iter().filter_map(|seen| seen.boost)));
    }
    text
}

fn card_line(id: &'static str, cards: impl Iterator<Item = Card>) -> Line {
    let mut line = vec![Span::said(Style::Plain, Message::new(id))];
    for it in cards {
        line.extend([Span::drawn(Style::Faint, " | "), Span::said(Style::Plain, card(it))]);
    }
    line
}

fn track_line(open: &Open, place: usize, lit: &[Action]) -> Line {
    let mut line = vec![Span::said(Style::Faint, tile(&open.track, place)), Span::drawn(Style::Faint, ":")];
    for local in 0..open.track.tile(place).spaces.len() {
        let at = open.track.at(place, local);
        let is_lit = lit.contains(&Action::Way(at));
        line.push(Span::drawn(Style::Faint, " "));
        line.push(Span::drawn(if is_lit { Style::Lit } else { Style::Plain }, space_sign(open, at)));
    }
    line
}

fn space_sign(open: &Open, at: Space) -> String {
    let row = open.track.row(at);
    let number = at.0;
    let terrain = "!".repeat(row.terrain.into());
    let challenge = match open.track.challenge(at) {
        None => "",
        Some(Challenge::Generator(_)) => "g",
        Some(Challenge::Rails { .. }) => "r",
        Some(Challenge::Pony { .. }) => "p",
        Some(Challenge::Glacier(_)) => "i",
        Some(Challenge::Jump) => "j",
        Some(Challenge::Crowd) => "c",
    };
    let pawns: Vec<String> = open
        .racers
        .iter()
        .filter(|(_, racer)| racer.space == at && racer.inventor.is_some())
        .map(|(seat, _)| seat.to_string())
        .collect();
    let pawns = if pawns.is_empty() { String::new() } else { format!("({})", pawns.join(",")) };
    format!("{number}{terrain}{challenge}{pawns}")
}

fn seat_line(view: &View, seat: Seat, racer: &Racer) -> Line {
    let Some(it) = racer.inventor else {
        return vec![Span::said(Style::Faint, Message::new("text-no-inventor").with("seat", seat))];
    };
    let state = Message::new(if view.asked.contains(seat) { "text-busy" } else { "text-waits" });
    let bulb = Message::new(if racer.bulb { "text-bulb-on" } else { "text-bulb-off" });
    vec![Span::said(
        if view.asked.contains(seat) { Style::Strong } else { Style::Plain },
        Message::new("text-seat")
            .with("seat", seat)
            .with("inventor", inventor(it))
            .with("space", space(&view.open.track, racer.space))
            .with("gauge", i64::from(racer.gauge))
            .with("cogs", i64::from(racer.cogs))
            .with("bulb", bulb)
            .with("pool", pool(&racer.pool))
            .with("stash", view.stashes[seat].len() as i64)
            .with("state", state),
    )]
}

/// Whether an action concerns the card at this place of the seat's machine.
fn touches(action: &Action, place: usize) -> bool {
    let at = match *action {
        Action::Vent { part, .. } | Action::Place { part, .. } | Action::DiscardDie { part, .. } => part,
        Action::DiscardPart(part)
        | Action::LosePart(part)
        | Action::Lift(part)
        | Action::Refresh(part)
        | Action::Store(part) => part,
        _ => return false,
    };
    usize::from(at) == place
}

fn part_line(place: usize, part: &Part, is_lit: bool) -> Line {
    let letter = |side: Side| match side {
        Side::North => 'N',
        Side::East => 'E',
        Side::South => 'S',
        Side::West => 'W',
    };
    let valves: String =
        Side::ALL.into_iter().filter(|side| part.card.valves().has(*side)).map(letter).collect();
    let slots = part.slots().map_or(String::new(), |(colour, slots)| {
        let faces = (0..usize::from(slots)).map(|slot| match part.dice[slot] {
            0 => "·".to_owned(),
            value => value.to_string(),
        });
        let indicator = part.indicator().flatten().map_or("*".to_owned(), |indicator| indicator.to_string());
        let stored = "◆".repeat(part.stored.into());
        let letter = ["S", "H", "E"][colour as usize];
        format!(" {letter}[{}]:{indicator}{stored}", faces.collect::<Vec<_>>().join(" "))
    });
    vec![
        Span::drawn(Style::Faint, format!("  {place} {} ", cell(part.cell))),
        Span::said(if is_lit { Style::Lit } else { Style::Plain }, card(part.card)),
        Span::drawn(Style::Plain, format!(" {valves}{slots}")),
    ]
}
