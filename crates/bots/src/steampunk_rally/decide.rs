//! The decisions of a seat, by what it is asked for.

use super::boosts;
use super::desk::Desk;
use super::draft;
use super::race::{Race, Script};
use super::upkeep;
use crossroads_steampunk_rally::actions::Action;
use crossroads_steampunk_rally::data::{Colour, Deck};
use crossroads_steampunk_rally::state::{Frame, Phase};

/// What a seat does, and what follows from it without chance. Nothing, where it knows nothing.
pub fn decide(desk: &Desk<'_>) -> Script {
    let action = match desk.racer().work.last() {
        Some(frame) => in_frame(desk, frame),
        None => match desk.open.phase {
            Phase::Race(_) => return Race::new(desk).next(),
            phase => in_phase(desk, phase),
        },
    };
    action.into_iter().collect()
}

/// What unfinished work asks for.
fn in_frame(desk: &Desk<'_>, frame: &Frame) -> Option<Action> {
    let race = || Race::new(desk);
    Some(match *frame {
        Frame::Batch(ref batch) => race().in_batch(batch),
        Frame::Way { smooth } => race().way(smooth)?,
        Frame::Glacier(colour) => race().glacier(colour),
        Frame::Breakdown | Frame::Hanging => Action::LosePart(upkeep::least_missed(desk, |_| true)?),
        Frame::DiscardDie(colour) => race().discard(colour),
        Frame::Placing { part, ref dice } => race().place_on(part, dice),
        Frame::Answer(_) => boosts::answer(desk),
        Frame::SetDice(_) => set_die(desk, &race()),
        Frame::Refresh => Action::Refresh(boosts::refresh(desk, &race())?.0),
        Frame::DrawPart => Action::DrawFrom(Deck::Gold),
        Frame::UseDrawn(_) => best(&draft::options(desk))?,
        Frame::Terrain(_) | Frame::Crowd => return None,
    })
}

/// What the step is for.
fn in_phase(desk: &Desk<'_>, phase: Phase) -> Option<Action> {
    match phase {
        Phase::Inventors => draft::inventor(desk),
        Phase::Shortage(colour) => upkeep::surplus(desk, colour),
        Phase::Pick(_) => boosts::in_draft(desk).or_else(|| best(&draft::options(desk))),
        Phase::Use(_) => best(&draft::options(desk)),
        Phase::BoostTurn(_) => Some(boosts::in_vent(desk).unwrap_or(Action::Done)),
        Phase::Vent => Some(upkeep::vent(desk)),
        Phase::Race(_) | Phase::Over => None,
        Phase::Damage => {
            let owes = desk.racer().gauge < 0;
            let pays = || upkeep::least_missed(desk, |_| true).filter(|_| owes).map(Action::LosePart);
            boosts::in_damage(desk).or_else(pays).or(Some(Action::Done))
        }
        Phase::Storage => Some(upkeep::store(desk)),
    }
}

/// The option that is worth the most; of equals the first.
pub fn best(options: &[(Action, f32)]) -> Option<Action> {
    let mut best: Option<(Action, f32)> = None;
    for (action, worth) in options {
        if best.is_none_or(|(_, least)| *worth > least) {
            best = Some((*action, *worth));
        }
    }
    best.map(|(action, _)| action)
}

/// The die that gains most as a six.
fn set_die(desk: &Desk<'_>, race: &Race<'_, '_>) -> Action {
    let pool = &desk.racer().pool;
    let mut options = Vec::new();
    for colour in Colour::ALL {
        for value in pool.values(colour).filter(|value| (1..6).contains(value)) {
            let gain = race.die[colour as usize] * f32::from(6 - value);
            options.push((Action::SetDie { colour, value }, gain));
        }
    }
    best(&options).unwrap_or(Action::Decline)
}

/// Something lawful where nothing is known better: what ends things.
pub fn any_of(legal: &[Action]) -> Action {
    let rank = |action: &Action| match action {
        Action::Done | Action::Fire | Action::NoAnswer => 0,
        Action::Decline | Action::TakeBack | Action::TakeTerrain => 1,
        Action::Arrange | Action::NotDone => 3,
        _ => 2,
    };
    legal.iter().copied().min_by_key(rank).unwrap_or(Action::Done)
}
