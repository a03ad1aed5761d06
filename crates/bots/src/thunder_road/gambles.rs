//! Dice that lie and could be rolled again: what no formula weighs is tried out, with every answer and a few dice.

use super::rollout::settle;
use super::standing::Standing;
use super::weights::{GAMBLES, GAMBLING};
use crate::player::Seen;
use crossroads_engine::{Game, Quick, Seat, Silent};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::actions::Action;
use crossroads_thunder_road::data::OneShot;
use crossroads_thunder_road::state::{Question, Roll, State};
use crossroads_thunder_road::view::View;

/// What each lawful answer is worth, if what is asked is a gamble.
pub fn tried(seen: &Seen<'_, ThunderRoad>, view: &View) -> Option<Vec<(Action, f32)>> {
    if !is_gamble(view.open.question()?, seen.legal()) {
        return None;
    }
    // The same luck whatever happened before: whoever sees the same does the same.
    let mut drawn = Quick::new(GAMBLING);
    let tables: Vec<State> = (0..GAMBLES).map(|_| seen.resample(&mut drawn)).collect();
    let mean = |action: Action| {
        let tables = tables.iter().zip(0..);
        tables.map(|(table, luck)| outcome(*table, seen.seat(), action, luck)).sum::<f32>() / GAMBLES as f32
    };
    Some(seen.legal().iter().map(|action| (*action, mean(*action))).collect())
}

/// Whether it is about dice that lie, and whoever is asked could do something about it.
fn is_gamble(question: Question, legal: &[Action]) -> bool {
    match question {
        Question::Reroll { roll: Roll::Slam { .. } | Roll::Shot { .. }, .. } => false,
        Question::Reroll { .. } => true,
        _ => legal.contains(&Action::PlayOneShot(OneShot::LoadedDice)),
    }
}

/// How likely the seat wins when all that follows from an answer is done.
fn outcome(mut table: State, seat: Seat, action: Action, luck: u64) -> f32 {
    let (mut dice, mut legal) = (Quick::new(luck), Vec::new());
    if ThunderRoad::apply(&mut table, seat, action, &mut dice, &mut Silent).is_err() {
        return 0.0;
    }
    settle(&mut table, &mut dice, &mut legal);
    Standing::of(&table.open).chance(seat)
}
