//! What cards and challenges do, in one line each: a person who plays by text or by ear has no other source.

use super::{card, colour, effect, list};
use crate::data::{
    Boon, BoostRow, Card, Challenge, Colour, Effect, Group, Lasts, PartRow, Storage, Target, When, Works,
};
use crossroads_engine::{Message, Span, Style};

/// The effects of a group, each as often as it is shown.
pub(super) fn group(group: Group) -> Message {
    let words = group.iter().map(|(it, count)| match count {
        1 => effect(*it),
        count => Message::new("effect-times").with("effect", effect(*it)).with("count", i64::from(*count)),
    });
    words.reduce(list).unwrap_or(Message::new("nothing"))
}

/// All groups of a card, divided by slashes (SR-14.3).
pub(crate) fn groups(groups: &[Group]) -> Message {
    let both = |all: Message, next: Message| Message::new("groups").with("all", all).with("next", next);
    groups.iter().map(|it| group(it)).reduce(both).unwrap_or(Message::new("nothing"))
}

/// Slots colour by colour; those for any colour last.
fn slots(count: impl Fn(Colour) -> u8, any: u8) -> Message {
    let all = Colour::ALL.into_iter().map(|it| (count(it), colour(it)));
    let all = all.chain([(any, Message::new("colour-any"))]).filter(|(count, _)| *count > 0);
    let words =
        all.map(|(count, of)| Message::new("slots").with("count", i64::from(count)).with("colour", of));
    words.reduce(list).unwrap_or(Message::new("nothing"))
}

/// A part with its slots and effects.
fn part(it: Card, row: &PartRow) -> Vec<Message> {
    let mut words = vec![
        match row.works {
            Works::Bulb => Message::new("page-part-bulb"),
            Works::Dice { slots: of, indicator } => Message::new("page-part-dice")
                .with("slots", slots(|it| of.count(it), 0))
                .with("power", indicator.map_or("★".to_owned(), |indicator| indicator.to_string())),
        }
        .with("card", card(it))
        .with("effects", groups(row.effects)),
    ];
    if row.storage != Storage::NONE {
        let kept = slots(|it| row.storage.count(it), row.storage.any());
        words.push(Message::new("page-part-storage").with("slots", kept));
    }
    words
}

/// What a part does, as a sentence; a boost is none.
pub(crate) fn part_does(it: Card) -> Option<Message> {
    part(it, it.part()?).into_iter().next()
}

/// What a boost brings, as a sentence; a part is none.
pub(crate) fn boon(it: Card) -> Option<Message> {
    boost(it, it.boost()?).into_iter().nth(1)
}

/// What a boost does, sentence by sentence.
fn boost(it: Card, row: &BoostRow) -> Vec<Message> {
    let none = Message::new("nothing");
    let (kind, count, effects) = match row.boon {
        Boon::Effects(it) => ("effects", 0, groups(it)),
        Boon::LowerDice(count) => ("lower_dice", count, none),
        Boon::SetDice(count) => ("set_dice", count, none),
        Boon::Shield => ("shield", 0, none),
        Boon::WorseTerrain => ("worse_terrain", 0, none),
        Boon::IgnoreTerrain => ("ignore_terrain", 0, none),
        Boon::StealCogs(count) => ("steal_cogs", count, none),
        Boon::RefreshPart => ("refresh_part", 0, none),
        Boon::DrawPart => ("draw_part", 0, none),
        Boon::Relight => ("relight", 0, none),
    };
    let boon = Message::new("page-boon").with("boon", kind.to_owned()).with("count", i64::from(count));
    let mut words = vec![Message::new("text-boost").with("card", card(it)), boon.with("effects", effects)];
    let mut say = |id: &'static str, name: &'static str, kind: &str| {
        words.push(Message::new(id).with(name, kind.to_owned()));
    };
    match row.target {
        Target::Own => {}
        Target::OneOpponent => say("page-boost-target", "target", "one_opponent"),
        Target::Leaders => say("page-boost-target", "target", "leaders"),
        Target::Everybody => say("page-boost-target", "target", "everybody"),
    }
    match row.lasts {
        Lasts::Moment => {}
        Lasts::Phase => say("page-boost-lasts", "lasts", "phase"),
        Lasts::Round => say("page-boost-lasts", "lasts", "round"),
    }
    match row.when {
        When::Any => {}
        When::Draft => say("page-boost-when", "when", "draft"),
        When::Vent => say("page-boost-when", "when", "vent"),
        When::Race => say("page-boost-when", "when", "race"),
    }
    if let Some(it) = row.if_last {
        words.push(Message::new("page-boost-if-last").with("effects", group(it)));
    }
    if row.unless_leading {
        words.push(Message::new("page-boost-unless-leading"));
    }
    if row.answers {
        words.push(Message::new("page-boost-answers"));
    }
    words
}

/// All that a card does, as sentences in a row.
pub(super) fn explained(it: Card, style: Style) -> Vec<Span> {
    let words = match (it.part(), it.boost()) {
        (Some(row), _) => part(it, row),
        (None, Some(row)) => boost(it, row),
        (None, None) => vec![card(it)],
    };
    let mut spans = Vec::new();
    for message in words {
        spans.extend([Span::drawn(style, " "), Span::said(style, message)]);
    }
    spans
}

/// What a challenge demands and gives.
pub(super) fn challenge(it: Challenge) -> Message {
    let (kind, of, count, smooth) = match it {
        Challenge::Generator(of) => ("generator", Some(of), 0, false),
        Challenge::Rails { colour, steps, smooth } => ("rails", Some(colour), steps, smooth),
        Challenge::Pony { colour, cogs } => ("pony", Some(colour), cogs, false),
        Challenge::Glacier(of) => ("glacier", Some(of), 0, false),
        Challenge::Jump => ("jump", None, 0, false),
        Challenge::Crowd => ("crowd", None, 0, false),
    };
    Message::new("page-challenge")
        .with("kind", kind.to_owned())
        .with("colour", of.map_or(Message::new("nothing"), colour))
        .with("count", i64::from(count))
        .with("motion", effect(if smooth { Effect::Smooth } else { Effect::Motion }))
}

/// A challenge as a sign on the track: a letter, the colour, and a figure.
pub(super) fn sign(it: Challenge) -> String {
    let letter = |of: Colour| ["S", "H", "E"][of as usize];
    match it {
        Challenge::Generator(of) => format!("g{}", letter(of)),
        Challenge::Rails { colour, steps, smooth } => {
            format!("r{}{steps}{}", letter(colour), if smooth { "~" } else { "" })
        }
        Challenge::Pony { colour, cogs } => format!("p{}{cogs}", letter(colour)),
        Challenge::Glacier(of) => format!("i{}", letter(of)),
        Challenge::Jump => "j".to_owned(),
        Challenge::Crowd => "c".to_owned(),
    }
}
