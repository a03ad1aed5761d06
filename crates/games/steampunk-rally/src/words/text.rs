//! The text twin: where the table stands, the track tile by tile, and each seat with its machine.
//!
//! A space is its number along the track, its terrain as `!`, its challenge as letters, the pawns on it in brackets, and where
//! the road goes on if not to the next number. A card of a machine is its place in the list, its cell, its valves, its dice
//! and what it does; `·` is a free slot, `*` a star, `◇` a storage slot after the letter of its colour, `◆` a stored die.

use super::cards::{explained, groups, sign};
use super::{card, cell, inventor, phase, pool, space, tile};
use crate::actions::Action;
use crate::data::{CHAIN, Card, Colour, Deck, Die, Inventor, Side, Works};
use crate::machine::Part;
use crate::state::{Frame, Open, Phase, Racer};
use crate::track::Space;
use crate::view::View;
use crossroads_engine::{Line, Message, Seat, Span, Style, Text};

/// The table in text, with what `lit` touches marked.
pub fn text(view: &View, lit: &[Action]) -> Text {
    let open = &view.open;
    let mut text = vec![vec![Span::said(Style::Strong, phase(open.phase))], round_line(view)];
    let last = match open.last_round {
        Some(last) if last == open.round => Some("text-last-round"),
        Some(_) => Some("text-next-is-last"),
        None => None,
    };
    text.extend(last.map(|id| vec![Span::said(Style::Strong, Message::new(id))]));
    text.push(vec![Span::said(Style::Faint, Message::new("text-legend"))]);
    text.push(vec![Span::said(Style::Faint, Message::new("page-designed"))]);
    text.extend((0..CHAIN).map(|place| track_line(open, place, lit)));
    for (seat, racer) in open.racers.iter() {
        text.push(seat_line(view, seat, racer));
        let own = view.viewer.is(seat);
        text.extend(racer.machine.iter().enumerate().map(|(place, part)| {
            let is_lit = own && lit.iter().any(|action| touches(action, place));
            part_line(place, part, is_lit)
        }));
        text.extend(what_lasts(racer));
    }
    if open.phase == Phase::Inventors {
        text.extend(inventor_lines(open));
    }
    text.extend(own_cards(view));
    text
}

fn round_line(view: &View) -> Line {
    let direction = Message::new(if view.open.clockwise { "text-clockwise" } else { "text-counter" });
    let round = Message::new("text-round")
        .with("round", i64::from(view.open.round))
        .with("direction", direction)
        .with("decks", view.decks.map(|count| count.to_string()).join(" "));
    vec![Span::said(Style::Faint, round)]
}

/// What the viewer alone has: its hand with the pick, a part that was drawn, its stash; each card with what it does.
fn own_cards(view: &View) -> Text {
    let (Some(seat), Some(own)) = (view.viewer.seat(), &view.own) else { return Text::new() };
    let head = |id: &'static str| vec![Span::said(Style::Plain, Message::new(id))];
    let line = |it: Card, is_picked: bool| {
        let style = if is_picked { Style::Strong } else { Style::Plain };
        let mut line = vec![Span::drawn(style, if is_picked { " *" } else { "  " })];
        line.extend(explained(it, style));
        if it.part().is_some() {
            line.push(Span::drawn(Style::Faint, format!(" {}", valves(it))));
        }
        if is_picked {
            line.extend([Span::drawn(style, " "), Span::said(style, Message::new("text-picked"))]);
        }
        line
    };
    let mut text = Text::new();
    let hand = Deck::ALL.into_iter().filter_map(|deck| Some((deck, view.hands[seat][deck as usize]?)));
    let hand: Vec<Line> = hand.map(|(deck, it)| line(it, own.pick == Some(deck))).collect();
    if !hand.is_empty() || own.drawn.is_some() {
        text.push(head("text-hand"));
        text.extend(hand);
        text.extend(own.drawn.map(|it| line(it, true)));
    }
    let stash: Vec<Line> =
        view.stashes[seat].iter().filter_map(|seen| seen.boost).map(|it| line(it, false)).collect();
    if !stash.is_empty() {
        text.push(head("text-stash"));
        text.extend(stash);
    }
    text
}

/// The inventors that are free, with what cockpit and personal part do.
fn inventor_lines(open: &Open) -> Text {
    let is_taken = |it: Inventor| open.racers.iter().any(|(_, racer)| racer.inventor == Some(it));
    let mut text = vec![vec![Span::said(Style::Plain, Message::new("text-inventors"))]];
    for it in Inventor::all().filter(|it| !is_taken(*it)) {
        let mut line = vec![Span::drawn(Style::Plain, "  "), Span::said(Style::Strong, inventor(it))];
        line.push(Span::drawn(Style::Plain, ":"));
        for of in [it.cockpit(), it.part()] {
            line.extend(explained(of, Style::Plain));
            line.push(Span::drawn(Style::Faint, format!(" {}", valves(of))));
        }
        text.push(line);
    }
    text
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
    let number = at.0;
    let terrain = "!".repeat(open.track.row(at).terrain.into());
    let challenge = open.track.challenge(at).map_or(String::new(), sign);
    let here = |racer: &Racer| racer.space == at && racer.inventor.is_some();
    let pawns: Vec<String> =
        open.racers.iter().filter(|(_, racer)| here(racer)).map(|(seat, _)| seat.to_string()).collect();
    let pawns = if pawns.is_empty() { String::new() } else { format!("({})", pawns.join(",")) };
    let ahead = open.track.ahead(at);
    let goes_on = match *ahead {
        [next] if next.0 == number + 1 => String::new(),
        [] => String::new(),
        ref ways => format!("→{}", ways.iter().map(|way| way.0.to_string()).collect::<Vec<_>>().join("/")),
    };
    format!("{number}{terrain}{challenge}{pawns}{goes_on}")
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

/// What a seat has begun or what lasts for it: an open placement, boosts, worse terrain, the pony.
fn what_lasts(racer: &Racer) -> Text {
    let said = |message: Message| vec![Span::drawn(Style::Plain, "  "), Span::said(Style::Plain, message)];
    let mut text = Text::new();
    if let Some(Frame::Placing { part, dice }) = racer.work.last()
        && let Some(at) = racer.machine.get(usize::from(*part))
    {
        let shown = |die: &Die| format!("{}{}", letter(die.colour), die.value);
        let dice = dice.iter().map(shown).collect::<Vec<_>>().join(" ");
        text.push(said(Message::new("text-placing").with("card", card(at.card)).with("dice", dice)));
    }
    for it in racer.lasting.iter() {
        text.push(said(Message::new("text-lasting").with("card", card(*it))));
    }
    if racer.avalanches > 0 {
        text.push(said(Message::new("text-avalanches").with("count", i64::from(racer.avalanches))));
    }
    if racer.pony {
        text.push(said(Message::new("text-pony")));
    }
    text
}

/// Whether an action concerns the card at this place of the seat's machine.
fn touches(action: &Action, place: usize) -> bool {
    let (Action::Vent { part, .. }
    | Action::Place { part, .. }
    | Action::DiscardDie { part, .. }
    | Action::LosePart(part)
    | Action::Refresh(part)
    | Action::Store { part, .. }) = *action
    else {
        return false;
    };
    usize::from(part) == place
}

fn valves(it: Card) -> String {
    let letter = |side: Side| match side {
        Side::North => 'N',
        Side::East => 'E',
        Side::South => 'S',
        Side::West => 'W',
    };
    Side::ALL.into_iter().filter(|side| it.valves().has(*side)).map(letter).collect()
}

/// A colour in one letter, as the legend has it.
fn letter(colour: Colour) -> char {
    match colour {
        Colour::Steam => 'S',
        Colour::Heat => 'H',
        Colour::Electric => 'E',
    }
}

/// The slots of a part colour by colour, with their dice, and its indicator: `S[4 ·]H[·]:3`.
fn slots(part: &Part) -> String {
    let Some(indicator) = part.indicator() else { return String::new() };
    let run = |colour: Colour| {
        let faces = part.dice[part.slots().range(colour)].iter().map(|die| match die {
            0 => "·".to_owned(),
            value => value.to_string(),
        });
        format!("{}[{}]", letter(colour), faces.collect::<Vec<_>>().join(" "))
    };
    let runs: String = part.slots().colours().map(run).collect();
    format!(" {runs}:{}", indicator.map_or("*".to_owned(), |indicator| indicator.to_string()))
}

/// The storage slots of a part colour by colour, then those for any colour: `H◆◇`, `?S◆◇`.
fn storage(part: &Part) -> String {
    let (storage, stored) = (part.storage(), part.stored);
    let marks = |full: u8, free: u8| "◆".repeat(full.into()) + &"◇".repeat(free.into());
    let beyond = |colour: Colour| stored.of(colour).saturating_sub(storage.count(colour));
    let own = |colour: Colour| {
        let kept = stored.of(colour) - beyond(colour);
        format!(" {}{}", letter(colour), marks(kept, storage.count(colour) - kept))
    };
    let other = |colour: Colour| format!("{}{}", letter(colour), marks(beyond(colour), 0));
    let all = || Colour::ALL.into_iter();
    let shown: String = all().filter(|colour| storage.count(*colour) > 0).map(own).collect();
    if storage.any() == 0 {
        return shown;
    }
    let others: String = all().filter(|colour| beyond(*colour) > 0).map(other).collect();
    let free = storage.any().saturating_sub(all().map(beyond).sum());
    format!("{shown} ?{others}{}", marks(0, free))
}

fn part_line(place: usize, part: &Part, is_lit: bool) -> Line {
    let mut line = vec![
        Span::drawn(Style::Faint, format!("  {place} {} ", cell(part.cell))),
        Span::said(if is_lit { Style::Lit } else { Style::Plain }, card(part.card)),
        Span::drawn(Style::Plain, format!(" {}{}{}", valves(part.card), slots(part), storage(part))),
    ];
    if let Some(row) = part.card.part() {
        if row.works == Works::Bulb {
            line.extend([
                Span::drawn(Style::Plain, " "),
                Span::said(Style::Plain, Message::new("text-bulb-mark")),
            ]);
        }
        line.extend([Span::drawn(Style::Faint, " – "), Span::said(Style::Faint, groups(row.effects))]);
    }
    line
}
