//! What is worth trying out: what a greedy seat would do, and what else might be better than it looks.

use super::decide::decide;
use super::desk::Desk;
use super::dice::Activation;
use super::draft;
use super::race::{Race, Script};
use super::weights::{CANDIDATES, FAR_BEHIND, FIRST_IDEA};
use crossroads_steampunk_rally::actions::Action;
use crossroads_steampunk_rally::state::{Frame, Phase};

/// Something that could be done, and how good it looks: differences count, in spaces.
#[derive(Clone, Debug)]
pub struct Idea {
    /// What is done.
    pub script: Script,
    /// What it seems to be worth.
    pub worth: f32,
}

fn one(action: Action) -> Script {
    [action].into_iter().collect()
}

/// What is worth trying, the greedy idea first.
pub fn ideas(desk: &Desk<'_>, legal: &[Action]) -> Vec<Idea> {
    let mut ideas = match (desk.racer().work.last(), desk.open.phase) {
        (None, Phase::Pick(_) | Phase::Use(_)) | (Some(Frame::UseDrawn(_)), _) => of_draft(desk),
        (None, Phase::Race(_)) => of_race(desk, legal),
        (Some(Frame::Way { .. } | Frame::Glacier(_) | Frame::Breakdown), _)
        | (None, Phase::Damage | Phase::Vent) => of_legal(desk, legal),
        (Some(Frame::Batch(batch)), _) if !batch.unbegun.is_empty() => of_legal(desk, legal),
        _ => vec![Idea { script: decide(desk), worth: 0.0 }],
    };
    ideas.retain(|idea| idea.script.first().is_some_and(|action| legal.contains(action)));
    ideas.truncate(CANDIDATES);
    ideas
}

/// Cards, or what can be done with one.
fn of_draft(desk: &Desk<'_>) -> Vec<Idea> {
    let greedy = decide(desk);
    let mut options = draft::options(desk);
    options.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    let enough = options.first().map_or(0.0, |(_, best)| best - FAR_BEHIND);
    let others = options.into_iter().filter(|(_, worth)| *worth >= enough);
    let mut ideas: Vec<Idea> = others.map(|(action, worth)| Idea { script: one(action), worth }).collect();
    if !ideas.iter().any(|idea| idea.script == greedy) {
        let worth = ideas.first().map_or(0.0, |idea| idea.worth);
        ideas.insert(0, Idea { script: greedy, worth });
    }
    ideas
}

/// The greedy idea, other activations, the bulb, to stop here, and boosts.
fn of_race(desk: &Desk<'_>, legal: &[Action]) -> Vec<Idea> {
    let race = Race::new(desk);
    let mut scripts = vec![race.next()];
    scripts.extend(race.activations().iter().map(Activation::script).take(3));
    if desk.racer().bulb {
        scripts.push(one(Action::SwitchOff));
    }
    scripts.push(one(Action::Done));
    scripts
        .extend(legal.iter().copied().filter(|action| matches!(action, Action::PlayBoost { .. })).map(one));
    with_first(scripts)
}

/// The greedy idea, and everything else that leads on.
fn of_legal(desk: &Desk<'_>, legal: &[Action]) -> Vec<Idea> {
    let mut scripts = vec![decide(desk)];
    let matters = |action: &Action| {
        matches!(
            action,
            Action::Way(_)
                | Action::PayGlacier(_)
                | Action::TakeTerrain
                | Action::LosePart(_)
                | Action::Vent { .. }
                | Action::Done
                | Action::ChooseGroup { .. }
                | Action::PlayBoost { .. }
        )
    };
    scripts.extend(legal.iter().copied().filter(matters).map(one));
    with_first(scripts)
}

/// Each once; the first has a start over the others.
fn with_first(scripts: Vec<Script>) -> Vec<Idea> {
    let mut ideas: Vec<Idea> = Vec::new();
    for script in scripts {
        if !ideas.iter().any(|idea| idea.script == script) {
            let worth = if ideas.is_empty() { FIRST_IDEA } else { 0.0 };
            ideas.push(Idea { script, worth });
        }
    }
    ideas
}
