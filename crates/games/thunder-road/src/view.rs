//! Who knows what: everybody sees the open half of a table, each seat its own secrets, and nobody the rest. Views and
//! resampling side by side.

use crate::actions;
use crate::data::{Airstrike, AmmoDeck, Bounty, Cards, Hazard, Leader, OneShot, Space, Upgrade};
use crate::events::{Event, Told};
use crate::outlook::{self, Outlook};
use crate::rules::{self, shop};
use crate::state::{
    DEALT_LEADERS, DEALT_UPGRADES, Hidden, Holding, KEPT_UPGRADES, Open, Phase, Seats, Secret, SecretOnWire,
    Stage, State,
};
use crossroads_engine::{Chance, Few, PerSeat, Seat, SeatSet, Viewer, never};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The table, as all see it.
    pub open: Open,
    /// What only the viewer's seat knows, where the table has secrets; a spectator has nothing of the kind.
    pub own: Option<Own>,
    /// Who holds a decision.
    pub asked: SeatSet,
    /// With two players: how many tiles are laid when the finish line is (TR-14.1).
    pub last_of_two: Option<u8>,
    /// After the end: the place of each seat; winners of a draw share the first.
    pub places: Option<Seats<u8>>,
    /// What the viewer can see coming, if it is asked.
    pub outlook: Option<Outlook>,
}

/// What only one seat knows (IX-7.3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Own {
    /// Its cards and choices.
    #[ts(as = "SecretOnWire")]
    pub secret: Secret,
    /// Tokens that lie face down and that it has looked at (IX-7.2).
    pub faces: Vec<(Space, Hazard)>,
}

/// What this viewer may know of the table (TR-2.12, IX-7.3).
pub fn view(state: &State, viewer: Viewer) -> View {
    // No `..`: a new half does not compile until somebody decides who may see it.
    let State { open, hidden } = state;
    let Hidden { faces, pile: _, discard: _, seats } = hidden;
    let is_asked = viewer.seat().is_some() && viewer.seat() == actions::asked(open);
    let own = viewer
        .seat()
        .filter(|seat| open.options.has_cards() && seats.has(*seat))
        .map(|seat| Own { secret: seats[seat], faces: known_faces(open, faces, seat) });
    let outlook = is_asked.then(|| outlook::outlook(open, own.as_ref().map(|own| &own.secret))).flatten();
    View {
        viewer,
        open: *open,
        own,
        asked: actions::to_act(open),
        last_of_two: (open.seats() == 2).then(|| rules::advance::final_of_two(open.options.fifth_tile)),
        places: rules::outcome(open)
            .map(|outcome| PerSeat::from_fn(open.seats(), |seat| outcome.standings[seat.index()].place)),
        outlook,
    }
}

/// The tokens that a seat has looked at, in the order of their spaces: when they were laid is nobody's business.
fn known_faces(open: &Open, faces: &[(Space, Hazard)], seat: Seat) -> Vec<(Space, Hazard)> {
    let looked = faces.iter().copied().filter(|(space, _)| has_looked(open, seat, *space));
    let mut known: Vec<(Space, Hazard)> = looked.collect();
    known.sort_unstable_by_key(|(space, _)| space.0);
    known
}

/// Whether a seat has looked at a token that lies face down (IX-7.2).
fn has_looked(open: &Open, seat: Seat, space: Space) -> bool {
    open.looked.iter().any(|(at, seats)| *at == space && seats.contains(seat))
}

/// What this viewer may know of an event: nearly all happens before everybody's eyes, but drawn cards and tokens that were
/// looked at are their seat's own (GE-11, IX-7.2).
pub fn cut(told: &Told, viewer: Viewer) -> Option<Told> {
    let event = match told.event {
        Event::CardsDrawn { seat, count, cards: _ } if !viewer.is(seat) => {
            Event::CardsDrawn { seat, count, cards: None }
        }
        Event::CardSet { seat, card: _, value } if !viewer.is(seat) => {
            Event::CardSet { seat, card: None, value }
        }
        Event::Looked { seat, space, face: _ } if !viewer.is(seat) => {
            Event::Looked { seat, space, face: None }
        }
        event => event,
    };
    Some(Told { event, ..*told })
}

/// A table that `seat` cannot tell from the true one: all tokens that are not in sight (TR-2.13) are shuffled and laid
/// where tokens lie unseen; what other seats hold or have chosen is dealt anew from what is not in sight (IX-7.3).
///
/// A keen memory would know more after the discard has become a new pile: a token that lay on the board then cannot be
/// one of those that were shuffled. That is left to memory, as at a table.
pub fn resample(view: &View, seat: Seat, chance: &mut impl Chance) -> State {
    let open = view.open;
    let mut unseen = outlook::unseen(&open);
    let mut hidden = Hidden::bare(open.seats());
    let known = view.own.as_ref().map_or(&[][..], |own| &own.faces);
    for (_, hazard) in known {
        unseen[*hazard as usize] = unseen[*hazard as usize].saturating_sub(1);
    }
    let mut draw = || crate::data::draw(&mut unseen, chance);
    for token in open.road.tokens().filter(|token| token.face.is_none()) {
        if let Some(face) = known.iter().find(|(space, _)| *space == token.space) {
            hidden.faces.push(*face);
            continue;
        }
        match draw() {
            Some(kind) => hidden.faces.push((token.space, Hazard::PILED[kind])),
            None => never!("more tokens lie unseen than there are"),
        }
    }
    for _ in 0..open.road.unseen_discard {
        match draw() {
            Some(kind) => hidden.discard[kind] += 1,
            None => never!("more tokens were discarded unseen than there are"),
        }
    }
    hidden.pile = unseen;
    if let Some(own) = &view.own {
        hidden.seats[seat] = own.secret;
        deal_others(&open, &mut hidden, seat, chance);
    }
    State { open, hidden }
}

/// What the other seats hold and have chosen, as one seat thinks it could be.
fn deal_others(open: &Open, hidden: &mut Hidden, seat: Seat, chance: &mut impl Chance) {
    let own = hidden.seats[seat];
    let others = || Seat::all(open.seats()).filter(|other| *other != seat);
    for other in others().filter(|other| open.plays_cards(*other)) {
        let piles = open.gangs[other].cards;
        let mut left = Cards::ALL.without(piles.played).without(piles.discard);
        for _ in 0..piles.hand {
            let Some(card) = left.iter().nth(chance.below(left.len().max(1).into()) as usize) else {
                never!("more cards are in hand than there are");
                break;
            };
            left.remove(card);
            hidden.seats[other].change_hand(|hand| hand.cards.insert(card));
        }
        // Cards that count as something else can be any in hand, or lie on boards already.
        let secret = &mut hidden.seats[other];
        let cards = secret.hand().iter().chain(piles.played.iter());
        let counted = cards.zip(open.gangs[other].set.iter().copied()).collect();
        secret.change_hand(|hand| hand.set = counted);
    }
    // A secret card can be any that was not played and that the seat does not hold itself (EA-1.3).
    let mut airstrikes = AmmoDeck(!open.spent.airstrikes.0);
    airstrikes = own.airstrike.map_or(airstrikes, |card| airstrikes.without(card as usize));
    for other in others().filter(|other| open.gangs[*other].airstrike) {
        let card = airstrikes.draw(chance).and_then(|card| Airstrike::ALL.get(card).copied());
        hidden.seats[other].airstrike = card;
    }
    let mut one_shots = AmmoDeck(!open.spent.one_shots.0);
    one_shots = own.one_shot.map_or(one_shots, |card| one_shots.without(card as usize));
    for other in others().filter(|other| open.gangs[*other].one_shot) {
        let card = one_shots.draw(chance).and_then(|card| OneShot::ALL.get(card).copied());
        hidden.seats[other].one_shot = card;
    }
    let mut bounties = AmmoDeck(!open.spent.bounties.0);
    bounties = own.bounty.map_or(bounties, |card| bounties.without(card as usize));
    for other in others().filter(|other| open.gangs[*other].bounty) {
        let card = bounties.draw(chance).and_then(|card| Bounty::ALL.get(card).copied());
        hidden.seats[other].bounty = card;
    }
    let Phase::Shopping { stage, ready } = open.phase else { return };
    let crews = shop::car_crews(open);
    let mut leaders: Few<Leader, { Leader::ALL.len() }> =
        shop::leaders_in_play(&open.options).filter(|leader| !own.leaders().contains(leader)).collect();
    let is_unseen = |upgrade: &Upgrade| !own.draft().contains(upgrade) && !own.kept().contains(upgrade);
    let mut upgrades: Few<Upgrade, { Upgrade::ALL.len() }> =
        shop::upgrades_in_play(&open.options).filter(is_unseen).collect();
    for other in others().filter(|other| crews.contains(*other)) {
        let is_ready = ready.contains(other);
        // All hands are equally long.
        hidden.seats[other].holds = match stage {
            Stage::Leaders => {
                let dealt: Few<Leader, DEALT_LEADERS> = deal_some(&mut leaders, DEALT_LEADERS, chance);
                Holding::Leaders { dealt, chosen: dealt.first().copied().filter(|_| is_ready) }
            }
            Stage::Draft { cards } => {
                let dealt: Few<Upgrade, DEALT_UPGRADES> = deal_some(&mut upgrades, cards.into(), chance);
                let kept = deal_some(&mut upgrades, DEALT_UPGRADES.saturating_sub(cards.into()), chance);
                Holding::Draft { cards: dealt, pick: dealt.first().copied().filter(|_| is_ready), kept }
            }
            Stage::Mount => {
                let kept: Few<Upgrade, KEPT_UPGRADES> = deal_some(&mut upgrades, KEPT_UPGRADES, chance);
                let mount = std::array::from_fn(|place| kept.get(place).copied().unwrap_or_default());
                Holding::Mount { kept, mount: is_ready.then_some(mount) }
            }
        };
    }
}

/// Takes so many random ones out of the pool, or as far as they go.
fn deal_some<T: Copy + Default, const POOL: usize, const MOST: usize>(
    pool: &mut Few<T, POOL>,
    count: usize,
    chance: &mut impl Chance,
) -> Few<T, MOST> {
    (0..count).filter_map(|_| shop::deal(pool, chance)).collect()
}
