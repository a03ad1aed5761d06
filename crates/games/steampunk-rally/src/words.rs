//! How the game is told: log lines, prompts, reasons, menus, and the board's text twin.
//!
//! No sentence is written here; `messages/*.ftl` hold them in each language.

mod cards;
mod names;
mod text;

pub(crate) use cards::{boon, groups, part_does};
pub use text::text;

use crate::actions::Action;
use crate::data::{Card, Colour, Deck, Effect, Inventor, TOKENS};
use crate::events::{Declined, Event, Fall, Loss};
use crate::machine::{Cell, GRID, Place};
use crate::rules::Why;
use crate::state::{Frame, Phase, Pool};
use crate::track::{Space, Track};
use crate::view::View;
use crossroads_engine::words::ChoicePath;
use crossroads_engine::{Message, Seat};

/// What is asked of the viewer.
pub fn prompt(view: &View) -> Option<Message> {
    let seat = view.viewer.seat().filter(|seat| view.asked.contains(*seat))?;
    let racer = &view.open.racers[seat];
    let forecast = view.own.as_ref().map(|own| &own.forecast);
    Some(match racer.work.last() {
        Some(Frame::Batch(batch)) => match batch.unbegun.first() {
            Some(copies) if batch.kinds().next().is_none() => {
                Message::new("prompt-group").with("card", card(copies.card))
            }
            _ => Message::new("prompt-batch"),
        },
        Some(Frame::Way { .. }) => Message::new("prompt-way"),
        Some(Frame::Glacier(it)) => Message::new("prompt-glacier").with("colour", colour(*it)),
        Some(Frame::Breakdown) => Message::new("prompt-breakdown"),
        Some(Frame::DiscardDie(Some(it))) => Message::new("prompt-discard-die").with("colour", colour(*it)),
        Some(Frame::DiscardDie(None)) => Message::new("prompt-discard-any"),
        Some(Frame::Placing { .. }) => {
            let firing = forecast.and_then(|forecast| forecast.firing);
            Message::new("prompt-placing")
                .with("power", firing.map_or(0, |it| i64::from(it.power)))
                .with("times", firing.map_or(0, |it| i64::from(it.times)))
        }
        Some(Frame::Hanging) => Message::new("prompt-hanging"),
        Some(Frame::Answer(incoming)) => {
            Message::new("prompt-answer").with("seat", incoming.from).with("boost", card(incoming.boost))
        }
        Some(Frame::SetDice(dice)) => Message::new("prompt-set-dice").with("count", i64::from(*dice)),
        Some(Frame::Refresh) => Message::new("prompt-refresh"),
        Some(Frame::DrawPart) => Message::new("prompt-draw"),
        Some(Frame::UseDrawn(_)) => use_of(view, seat)?,
        Some(Frame::Terrain(_) | Frame::Crowd) => return None,
        None => match view.open.phase {
            Phase::Inventors => Message::new("prompt-inventor"),
            Phase::Shortage(it) => Message::new("prompt-shortage").with("deck", deck(it)),
            Phase::Pick(_) => Message::new("prompt-pick"),
            Phase::Use(_) => use_of(view, seat)?,
            Phase::BoostTurn(_) => Message::new("prompt-boosts"),
            Phase::Vent => Message::new("prompt-vent"),
            Phase::Race(_) => Message::new("prompt-race"),
            Phase::Damage if racer.gauge < 0 && racer.parts() > 0 => {
                Message::new("prompt-damage").with("count", i64::from(-racer.gauge))
            }
            Phase::Damage if racer.gauge < 0 => Message::new("prompt-explode"),
            Phase::Damage => Message::new("prompt-damage-done"),
            Phase::Storage => Message::new("prompt-storage"),
            Phase::Over => return None,
        },
    })
}

/// What can be done with the card in use, which is a pick or a part that was drawn.
fn use_of(view: &View, seat: Seat) -> Option<Message> {
    let own = view.own.as_ref()?;
    let it = own.drawn.or_else(|| view.hands[seat][own.pick? as usize])?;
    let id = match it.boost() {
        Some(_) => "prompt-use-boost",
        None if !own.forecast.cells.is_empty() => "prompt-use-part",
        None if own.forecast.joinable => "prompt-use-rearranged",
        None => "prompt-use-misfit",
    };
    Some(Message::new(id).with("card", card(it)))
}

/// An event as a line of the log.
#[expect(clippy::too_many_lines, reason = "one arm an event")]
pub fn told(event: &Event) -> Message {
    let of = |id: &'static str, seat: Seat| Message::new(id).with("seat", seat);
    let number = |value: u8| i64::from(value);
    match *event {
        Event::TokenLaid { token, space, one_branch } => {
            let id = if one_branch { "told-token-branch" } else { "told-token" };
            let row = TOKENS.get(usize::from(token));
            Message::new(id)
                .with("challenge", row.map_or(Message::new("nothing"), |row| cards::challenge(row.challenge)))
                .with("space", number(space.0))
        }
        Event::ManyTokens => Message::new("told-many-tokens"),
        Event::InventorTaken { seat, inventor: it } => {
            of("told-inventor", seat).with("inventor", inventor(it))
        }
        Event::RoundBegan { round, last: false } => Message::new("told-round").with("round", number(round)),
        Event::RoundBegan { round, last: true } => {
            Message::new("told-last-round").with("round", number(round))
        }
        Event::PhaseBegan { phase: it } => phase(it),
        Event::DeckShuffled { deck: it } => Message::new("told-shuffled").with("deck", deck(it)),
        Event::HandDrawn { seat, cards: Some(them) } => {
            of("told-drew-cards", seat).with("cards", names_of(them.into_iter()))
        }
        Event::HandDrawn { seat, cards: None } => of("told-drew", seat),
        Event::HandsPassed { clockwise: true } => Message::new("told-passed-clockwise"),
        Event::HandsPassed { clockwise: false } => Message::new("told-passed-counter"),
        Event::HandReceived { seat, cards: Some(them) } => {
            of("told-received-cards", seat).with("cards", names_of(them.into_iter().flatten()))
        }
        Event::HandReceived { seat, cards: None } => of("told-received", seat),
        Event::Picked { seat, card: Some(it) } => of("told-picked-card", seat).with("card", card(it)),
        Event::Picked { seat, card: None } => of("told-picked", seat),
        Event::PickChanged { seat, card: it } => {
            of("told-pick-changed", seat).with("card", it.map_or(Message::new("nothing"), card))
        }
        Event::Constructed { seat, card: it, .. } => of("told-constructed", seat).with("card", card(it)),
        Event::PowerGenerated { seat, card: it, colour: dice } => {
            of("told-power", seat).with("card", card(it)).with("colour", colour(dice))
        }
        Event::CardForCogs { seat, card: it, cogs } => {
            of("told-card-for-cogs", seat).with("card", card(it)).with("cogs", number(cogs))
        }
        Event::BoostStashed { seat, boost: Some(it), .. } => {
            of("told-stashed-card", seat).with("card", card(it))
        }
        Event::BoostStashed { seat, boost: None, .. } => of("told-stashed", seat),
        Event::PartDrawn { seat, card: Some(it), .. } => {
            of("told-part-drawn-card", seat).with("card", card(it))
        }
        Event::PartDrawn { seat, deck: it, card: None } => of("told-part-drawn", seat).with("deck", deck(it)),
        Event::PartLost { seat, card: it, why } => {
            let id = match why {
                Loss::GivenUp => "told-given-up",
                Loss::Loose => "told-loose",
                Loss::Breakdown => "told-lost-breakdown",
                Loss::Damage => "told-lost-damage",
                Loss::Explosion => "told-lost-explosion",
                Loss::Shortage => "told-lost-shortage",
            };
            of(id, seat).with("card", card(it))
        }
        Event::BoostDiscarded { seat, boost } => of("told-boost-discarded", seat).with("card", card(boost)),
        Event::BoostPlayed { seat, boost, on: Some(on) } => {
            of("told-boost-on", seat).with("card", card(boost)).with("on", on)
        }
        Event::BoostPlayed { seat, boost, on: None } => of("told-boost", seat).with("card", card(boost)),
        Event::BoostStruck { seat, boost, from } => {
            of("told-struck", seat).with("card", card(boost)).with("from", from)
        }
        Event::BoostWarded { seat, boost } => of("told-warded", seat).with("card", card(boost)),
        Event::NotAnswered { seat, boost } => of("told-not-answered", seat).with("card", card(boost)),
        Event::BoostEnded { seat, boost } => of("told-boost-ended", seat).with("card", card(boost)),
        Event::CogsStolen { seat, from, cogs } => {
            of("told-stolen", seat).with("from", from).with("cogs", number(cogs))
        }
        Event::Vented { seat, card: it, colour: is, from: 1 } => {
            of("told-vented-out", seat).with("card", card(it)).with("colour", colour(is))
        }
        Event::Vented { seat, card: it, colour: is, from } => of("told-vented", seat)
            .with("card", card(it))
            .with("colour", colour(is))
            .with("from", number(from))
            .with("to", number(from - 1)),
        Event::AllVented { seat, pips } => of("told-all-vented", seat).with("pips", number(pips)),
        Event::PoolRolled { seat, pool: it } => of("told-rolled", seat).with("dice", dice_of(&it)),
        Event::Rerolled { seat, colour: it, from, to } => of("told-rerolled", seat)
            .with("colour", colour(it))
            .with("from", number(from))
            .with("to", number(to)),
        Event::Raised { seat, colour: it, from } => of("told-raised", seat)
            .with("colour", colour(it))
            .with("from", number(from))
            .with("to", number(from + 1)),
        Event::SetToSix { seat, colour: it, from } => {
            of("told-set-to-six", seat).with("colour", colour(it)).with("from", number(from))
        }
        Event::DiePlaced { seat, card: it, colour: is, value } => of("told-placed", seat)
            .with("card", card(it))
            .with("colour", colour(is))
            .with("value", number(value)),
        Event::TakenBack { seat, card: it } => of("told-taken-back", seat).with("card", card(it)),
        Event::Fired { seat, card: it, power, times } => of("told-fired", seat)
            .with("card", card(it))
            .with("power", number(power))
            .with("times", number(times)),
        Event::BulbOff { seat } => of("told-bulb-off", seat),
        Event::BulbOn { seat } => of("told-bulb-on", seat),
        Event::Refreshed { seat, card: it } => of("told-refreshed", seat).with("card", card(it)),
        Event::GroupChosen { seat, card: it, group: at } => {
            of("told-group", seat).with("card", card(it)).with("group", group(it, at))
        }
        Event::EffectBegan { seat, effect: it } => of("told-began", seat).with("effect", effect(it)),
        Event::EffectSkipped { seat, effect: it } => of("told-skipped", seat).with("effect", effect(it)),
        Event::DieGained { seat, colour: it, value: 0 } => {
            of("told-gained-unrolled", seat).with("colour", colour(it))
        }
        Event::DieGained { seat, colour: it, value } => {
            of("told-gained", seat).with("colour", colour(it)).with("value", number(value))
        }
        Event::DieDiscarded { seat, card: it, colour: is, value } => of("told-die-discarded", seat)
            .with("card", card(it))
            .with("colour", colour(is))
            .with("value", number(value)),
        Event::Declined { seat, what } => of(
            match what {
                Declined::DiscardDie => "told-declined-discard",
                Declined::SetDice => "told-declined-set",
                Declined::Glacier => "told-declined-glacier",
            },
            seat,
        ),
        Event::Moved { seat, to, smooth, .. } => {
            of(if smooth { "told-moved-smooth" } else { "told-moved" }, seat).with("space", number(to.0))
        }
        Event::WentBack { seat, to, why, .. } => {
            let id = match why {
                Fall::Explosion => "told-fell-back",
                Fall::Jump => "told-fell-from-jump",
            };
            of(id, seat).with("space", number(to.0))
        }
        Event::LineCrossed { seat, last_round } => of("told-crossed", seat).with("round", number(last_round)),
        Event::GaugeFell { seat, gauge } => of("told-gauge-fell", seat).with("gauge", i64::from(gauge)),
        Event::BrokeDown { seat } => of("told-broke-down", seat),
        Event::GaugeRose { seat, gauge } => of("told-gauge-rose", seat).with("gauge", i64::from(gauge)),
        Event::CogsGained { seat, cogs } => of("told-cogs", seat).with("cogs", number(cogs)),
        Event::Exploded { seat } => of("told-exploded", seat),
        Event::GlacierPaid { seat, colour: it, value } => {
            of("told-glacier-paid", seat).with("colour", colour(it)).with("value", number(value))
        }
        Event::CrowdPaid { seat, cogs, open_valves } => {
            of("told-crowd", seat).with("cogs", number(cogs)).with("valves", number(open_valves))
        }
        Event::CogPaid { seat, colour: it } => of("told-cog-paid", seat).with("colour", colour(it)),
        Event::DiePaid { seat, colour: it, value } => {
            of("told-die-paid", seat).with("colour", colour(it)).with("value", number(value))
        }
        Event::Laid { seat } => of("told-laid", seat),
        Event::Arranged { seat } => of("told-arranged", seat),
        Event::Stored { seat, card: it, colour: is } => {
            of("told-stored", seat).with("card", card(it)).with("colour", colour(is))
        }
        Event::Done { seat } => of("told-done", seat),
        Event::NotDone { seat } => of("told-not-done", seat),
        Event::TokenTurned { clockwise: true } => Message::new("told-token-clockwise"),
        Event::TokenTurned { clockwise: false } => Message::new("told-token-counter"),
        Event::Won { winners } => {
            let all = winners.iter().map(|seat| of("winner", seat)).reduce(list);
            Message::new("told-won").with("winners", all.unwrap_or(Message::new("nothing")))
        }
    }
}

/// Why an action is refused.
pub fn reason(why: Why) -> Message {
    Message::new(match why {
        Why::NotNow => "why-not-now",
        Why::IsDone => "why-is-done",
        Why::BatchFirst => "why-batch-first",
        Why::PlacementFirst => "why-placement-first",
        Why::HangingFirst => "why-hanging-first",
        Why::AnswerFirst => "why-answer-first",
        Why::InventorTaken => "why-inventor-taken",
        Why::NotInHand => "why-not-in-hand",
        Why::NoPart => "why-no-part",
        Why::NoBoost => "why-no-boost",
        Why::NotJoined => "why-not-joined",
        Why::NoRoom => "why-no-room",
        Why::NoNeedToRearrange => "why-no-need-to-rearrange",
        Why::NotOffered => "why-not-offered",
        Why::OtherDeck => "why-other-deck",
        Why::NoSuchPart => "why-no-such-part",
        Why::NoSuchDie => "why-no-such-die",
        Why::NotStashed => "why-not-stashed",
        Why::WrongPhase => "why-wrong-phase",
        Why::WrongTarget => "why-wrong-target",
        Why::Leading => "why-leading",
        Why::NoAnswer => "why-no-answer",
        Why::NoCogs => "why-no-cogs",
        Why::NothingToVent => "why-nothing-to-vent",
        Why::AlreadySix => "why-already-six",
        Why::NotRolled => "why-not-rolled",
        Why::TakesNoDice => "why-takes-no-dice",
        Why::OtherColour => "why-other-colour",
        Why::NoFreeSlot => "why-no-free-slot",
        Why::StarSpent => "why-star-spent",
        Why::OneDieForStar => "why-one-die-for-star",
        Why::OtherPart => "why-other-part",
        Why::NothingPlaced => "why-nothing-placed",
        Why::TooWeak => "why-too-weak",
        Why::BulbIsOff => "why-bulb-is-off",
        Why::NoSuchEffect => "why-no-such-effect",
        Why::NoSuchGroup => "why-no-such-group",
        Why::CannotDecline => "why-cannot-decline",
        Why::NoSuchWay => "why-no-such-way",
        Why::NoChallenge => "why-no-challenge",
        Why::NotAtRest => "why-not-at-rest",
        Why::PonyUsed => "why-pony-used",
        Why::NothingOwed => "why-nothing-owed",
        Why::PartsOwed => "why-parts-owed",
        Why::Cockpit => "why-cockpit",
        Why::NothingToOpen => "why-nothing-to-open",
        Why::CellNotFree => "why-cell-not-free",
        Why::NewPartLoose => "why-new-part-loose",
        Why::PartsLoose => "why-parts-loose",
        Why::NothingMoved => "why-nothing-moved",
        Why::AlreadyPicked => "why-already-picked",
        Why::NotDone => "why-not-done",
        Why::NoDiceLeft => "why-no-dice-left",
        Why::NoStorage => "why-no-storage",
    })
}

/// An action in menus: what, then where or with which die.
pub fn choice(action: &Action) -> ChoicePath {
    let part = |id: &'static str, place: Place| vec![Message::new(id), part_number(place)];
    let at = |id: &'static str, it: Cell| {
        vec![Message::new(id), Message::new("choice-cell").with("cell", cell(it))]
    };
    let die = |it: Colour, value: u8| {
        Message::new("choice-die").with("colour", colour(it)).with("value", i64::from(value))
    };
    let value = |value: u8| Message::new("choice-value").with("value", i64::from(value));
    match *action {
        Action::ChooseInventor(it) => vec![inventor(it)],
        Action::Pick(it) => vec![deck(it)],
        Action::Construct(it) => at("choice-construct", it),
        Action::ConstructRearranged => vec![Message::new("choice-construct-rearranged")],
        Action::GeneratePower(it) => vec![Message::new("choice-power").with("colour", colour(it))],
        Action::GainCogs => vec![Message::new("choice-cogs")],
        Action::Stash => vec![Message::new("choice-stash")],
        Action::LosePart(place) => part("choice-lose", place),
        Action::Discard(place) => part("choice-discard", place),
        Action::DiscardBoost(it) => vec![Message::new("choice-discard"), card(it)],
        Action::PlayBoost { boost, on: Some(on) } => {
            vec![Message::new("choice-play"), card(boost), Message::new("choice-on").with("seat", on)]
        }
        Action::PlayBoost { boost, on: None } => vec![Message::new("choice-play"), card(boost)],
        Action::Answer(it) => vec![Message::new("choice-answer"), card(it)],
        Action::NoAnswer => vec![Message::new("choice-no-answer")],
        Action::Vent { part: place, colour: it, value } => {
            vec![Message::new("choice-vent"), part_number(place), die(it, value)]
        }
        Action::Reroll { colour: it, value } => vec![Message::new("choice-reroll"), die(it, value)],
        Action::Raise { colour: it, value } => vec![Message::new("choice-raise"), die(it, value)],
        Action::Place { part: place, colour: it, value } => {
            vec![Message::new("choice-place"), part_number(place), die(it, value)]
        }
        Action::TakeBack => vec![Message::new("choice-take-back")],
        Action::Fire => vec![Message::new("choice-fire")],
        Action::SwitchOff => vec![Message::new("choice-switch-off")],
        Action::Apply(it) => vec![effect(it)],
        Action::ChooseGroup { card: it, group: at } => vec![card(it), group(it, at)],
        Action::DiscardDie { part: place, colour: it, value } => {
            vec![Message::new("choice-discard-die"), part_number(place), die(it, value)]
        }
        Action::Decline => vec![Message::new("choice-decline")],
        Action::Way(space) => vec![Message::new("choice-way").with("space", i64::from(space.0))],
        Action::PayGlacier(it) => vec![Message::new("choice-glacier"), value(it)],
        Action::TakeTerrain => vec![Message::new("choice-terrain")],
        Action::PayCog => vec![Message::new("choice-pay-cog")],
        Action::PayDie(it) => vec![Message::new("choice-pay-die"), value(it)],
        Action::SetDie { colour: it, value } => vec![Message::new("choice-set"), die(it, value)],
        Action::Refresh(place) => part("choice-refresh", place),
        Action::DrawFrom(it) => vec![Message::new("choice-draw"), deck(it)],
        Action::Arrange => vec![Message::new("choice-arrange")],
        Action::Lay(_) => vec![Message::new("choice-lay")],
        Action::Store { part: place, colour: it } => {
            vec![Message::new("choice-store"), part_number(place), colour(it)]
        }
        Action::Done => vec![Message::new("choice-done")],
        Action::NotDone => vec![Message::new("choice-not-done")],
    }
}

/// The same in sight of the table: cards have their names.
pub fn choice_in(view: &View, action: &Action) -> ChoicePath {
    let mut path = choice(action);
    let Some(seat) = view.viewer.seat().filter(|seat| view.open.racers.has(*seat)) else { return path };
    match *action {
        Action::Vent { part, .. }
        | Action::Place { part, .. }
        | Action::DiscardDie { part, .. }
        | Action::LosePart(part)
        | Action::Refresh(part)
        | Action::Store { part, .. } => {
            if let (Some(it), Some(step)) =
                (view.open.racers[seat].machine.get(usize::from(part)), path.get_mut(1))
            {
                let number = i64::from(part);
                *step = Message::new("choice-placed-part").with("number", number).with("card", card(it.card));
            }
        }
        Action::Pick(of) => {
            if let Some(it) = view.hands[seat][of as usize] {
                path = vec![card(it)];
            }
        }
        Action::Way(to) => path = vec![space(&view.open.track, to)],
        _ => {}
    }
    path
}

fn part_number(place: Place) -> Message {
    Message::new("choice-part").with("number", i64::from(place))
}

/// The name of a card.
pub fn card(card: Card) -> Message {
    Message::new(names::CARDS.get(usize::from(card.0)).copied().unwrap_or("nothing"))
}

/// The name of an inventor.
pub fn inventor(inventor: Inventor) -> Message {
    Message::new(names::INVENTORS.get(usize::from(inventor.0)).copied().unwrap_or("nothing"))
}

/// The name of the tile at this place of the chain.
pub fn tile(track: &Track, place: usize) -> Message {
    let id = track.tile(place).id;
    Message::new(names::TILES.iter().copied().find(|name| *name == id).unwrap_or("nothing"))
}

/// A space by its tile and its number along the track.
pub fn space(track: &Track, space: Space) -> Message {
    let (place, _) = track.locate(space);
    Message::new("space").with("tile", tile(track, place)).with("number", i64::from(space.0))
}

pub(crate) fn list(all: Message, next: Message) -> Message {
    Message::new("list").with("all", all).with("next", next)
}

fn names_of(cards: impl Iterator<Item = Card>) -> Message {
    cards.map(card).reduce(list).unwrap_or(Message::new("nothing"))
}

pub(crate) fn colour(colour: Colour) -> Message {
    Message::new(match colour {
        Colour::Steam => "colour-steam",
        Colour::Heat => "colour-heat",
        Colour::Electric => "colour-electric",
    })
}

pub(crate) fn deck(deck: Deck) -> Message {
    Message::new(match deck {
        Deck::Gold => "deck-gold",
        Deck::Silver => "deck-silver",
        Deck::Copper => "deck-copper",
        Deck::Black => "deck-black",
    })
}

pub(crate) fn effect(effect: Effect) -> Message {
    Message::new(match effect {
        Effect::Motion => "effect-motion",
        Effect::Smooth => "effect-smooth",
        Effect::Reinforce => "effect-reinforce",
        Effect::Damage => "effect-damage",
        Effect::Cog => "effect-cog",
        Effect::GainSteam => "effect-gain-steam",
        Effect::GainHeat => "effect-gain-heat",
        Effect::GainElectric => "effect-gain-electric",
        Effect::DiscardSteam => "effect-discard-steam",
        Effect::DiscardHeat => "effect-discard-heat",
        Effect::DiscardElectric => "effect-discard-electric",
        Effect::DiscardAny => "effect-discard-any",
    })
}

/// The effects of one group of a card.
pub(crate) fn group(card: Card, group: u8) -> Message {
    let effects = card.groups().get(usize::from(group)).copied();
    cards::group(effects.unwrap_or_default())
}

fn phase(phase: Phase) -> Message {
    match phase {
        Phase::Inventors => Message::new("phase-inventors"),
        Phase::Shortage(it) => Message::new("phase-shortage").with("deck", deck(it)),
        Phase::Pick(_) => Message::new("phase-pick"),
        Phase::Use(_) => Message::new("phase-use"),
        Phase::BoostTurn(seat) => Message::new("phase-boosts").with("seat", seat),
        Phase::Vent => Message::new("phase-vent"),
        Phase::Race(None) => Message::new("phase-race"),
        Phase::Race(Some(seat)) => Message::new("phase-race-turn").with("seat", seat),
        Phase::Damage => Message::new("phase-damage"),
        Phase::Storage => Message::new("phase-storage"),
        Phase::Over => Message::new("phase-over"),
    }
}

/// A cell as a column letter and a row number, which are the same in every language.
fn cell(cell: Cell) -> String {
    if !cell.is_on_grid() {
        return "–".to_owned();
    }
    let letter = char::from(b'A' + (cell.column() as u8 % GRID));
    format!("{letter}{}", cell.row() + 1)
}

/// Dice of a pool, colour by colour; those that are not rolled show nothing.
fn dice_of(pool: &Pool) -> Message {
    let shown = Colour::ALL.into_iter().filter_map(|it| {
        let row = pool.0[it as usize];
        let faces = pool.values(it).flat_map(|value| {
            let face = if value == 0 { "–".to_owned() } else { value.to_string() };
            std::iter::repeat_n(face, usize::from(row[usize::from(value)]))
        });
        let faces = faces.collect::<Vec<_>>().join(" ");
        (!faces.is_empty()).then(|| Message::new("dice-of").with("colour", colour(it)).with("dice", faces))
    });
    shown.reduce(list).unwrap_or(Message::new("nothing"))
}

/// The same in the text twin: a letter for the colour, then the values; a dash is a die that is not rolled.
fn pool(pool: &Pool) -> String {
    let mut words = Vec::new();
    for (colour, letter) in Colour::ALL.into_iter().zip(["S", "H", "E"]) {
        for value in pool.values(colour) {
            let face = if value == 0 { '-'.to_string() } else { value.to_string() };
            let count = usize::from(pool.0[colour as usize][usize::from(value)]);
            words.extend(std::iter::repeat_n(format!("{letter}{face}"), count));
        }
    }
    if words.is_empty() { "–".to_owned() } else { words.join(" ") }
}
