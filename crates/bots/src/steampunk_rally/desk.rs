//! What a seat has before it when it decides: the open table, and its own secrets. Nothing of what others keep secret.

use super::weights::{PACE, ROUNDS_COUNTED};
use arrayvec::ArrayVec;
use crossroads_engine::Seat;
use crossroads_steampunk_rally::data::{Card, Deck};
use crossroads_steampunk_rally::rules::draft;
use crossroads_steampunk_rally::state::{MOST_STASHED, Open, Phase, Racer, State};
use crossroads_steampunk_rally::view::View;

/// A table with the eyes of one seat.
pub struct Desk<'a> {
    /// What everybody sees.
    pub open: &'a Open,
    /// Whose eyes.
    pub seat: Seat,
    /// The cards in hand, one a deck.
    pub hand: [Option<Card>; 4],
    /// The pick, or a drawn part, that is to be used now.
    pub in_use: Option<Card>,
    /// The stashed boosts.
    pub stash: ArrayVec<Card, MOST_STASHED>,
}

impl<'a> Desk<'a> {
    /// What a viewer has before it.
    pub fn of_view(view: &'a View, seat: Seat) -> Desk<'a> {
        let hand = view.hands[seat];
        let racer = &view.open.racers[seat];
        let picked = |deck: Deck| {
            let is_used = matches!(view.open.phase, Phase::Use(_)) && !racer.done;
            hand[deck as usize].filter(|_| is_used)
        };
        let in_use = view.own.as_ref().and_then(|own| own.drawn.or_else(|| own.pick.and_then(picked)));
        let stash = view.stashes[seat].iter().filter_map(|seen| seen.boost).collect();
        Desk { open: &view.open, seat, hand, in_use, stash }
    }

    /// What a seat of a table has before it.
    pub fn of_state(state: &'a State, seat: Seat) -> Desk<'a> {
        let racer = &state.open.racers[seat];
        let held = |deck: Deck| racer.holds(deck).then_some(state.hidden.hands[seat][deck as usize]);
        Desk {
            open: &state.open,
            seat,
            hand: Deck::ALL.map(held),
            in_use: draft::card_in_use(state, seat),
            stash: state.hidden.stashes[seat].iter().map(|stashed| stashed.boost).collect(),
        }
    }

    /// What the seat has on the table.
    pub fn racer(&self) -> &'a Racer {
        &self.open.racers[self.seat]
    }

    /// How many rounds are likely to follow this one.
    pub fn rounds_after(&self) -> f32 {
        rounds_after(self.open)
    }

    /// Whether no round follows.
    pub fn is_last_round(&self) -> bool {
        self.rounds_after() < 0.5
    }
}

/// How many rounds are likely to follow the present one: by the line if it was crossed, else by the way of the leader.
pub fn rounds_after(open: &Open) -> f32 {
    let limit = match open.options.round_limit {
        0 => f32::INFINITY,
        limit => f32::from(limit.saturating_sub(open.round)),
    };
    let by_leader = || {
        let steps = open.leaders().iter().next().map_or(0, |leader| open.steps_to_line(leader));
        let is_driven = matches!(open.phase, Phase::Damage | Phase::Storage);
        let driven = if is_driven { 0.0 } else { PACE };
        1.0 + ((f32::from(steps) - driven) / PACE).max(0.0)
    };
    let by_line = open.last_round.map_or_else(by_leader, |last| f32::from(last.saturating_sub(open.round)));
    by_line.min(limit)
}

/// What something that is worth 1 in each round is worth over so many rounds: the later, the less certain.
pub fn over_rounds(rounds: f32) -> f32 {
    (1.0 - ROUNDS_COUNTED.powf(rounds)) / (1.0 - ROUNDS_COUNTED)
}
