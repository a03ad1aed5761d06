//! A table with leaders, upgrades, cards or decks, but without bounties, as it was before there were any.

use crate::data::{
    Airstrike, AmmoDeck, Cards, Command, Commands, DASHBOARDS, DamageCounts, Hazard, HazardCounts, Leader,
    MOST_DICE, OneShot, Space, Upgrade,
};
use crate::setup::Options;
use crate::state::{
    Car, Conditions, DEALT_LEADERS, DEALT_UPGRADES, Gang, Hidden, KEPT_UPGRADES, Open, Phase, Piles, Places,
    Rig, Road, Seats, Secret, SecretOnWire, Spent, Stack, State, Supply, Turn, Windows,
};
use crossroads_engine::{Few, PerSeat, Seat, SeatSet};
use serde::Serialize;

/// Such a table.
#[derive(Serialize)]
pub struct Carded<'a> {
    options: &'a Options,
    phase: Phase,
    round: u8,
    first: Seat,
    road_die: u8,
    turn: &'a Turn,
    stack: &'a Stack,
    gangs: Seats<CardedGang>,
    at: &'a Places,
    cars: &'a [Car; DASHBOARDS],
    rig: &'a Rig,
    road: &'a Road,
    damage_pile: &'a DamageCounts,
    supply: &'a Supply,
    looked: &'a [(Space, SeatSet)],
    conditions: &'a Conditions,
    spent_airstrikes: AmmoDeck,
    spent_one_shots: AmmoDeck,
    hidden_faces: &'a [(Space, Hazard)],
    hidden_pile: &'a HazardCounts,
    hidden_discard: &'a HazardCounts,
    hidden_seats: Seats<CardedSecret>,
}

#[derive(Clone, Copy, Default, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "as they were written")]
struct CardedGang {
    is_in: bool,
    dice: Few<u8, MOST_DICE>,
    commanded: bool,
    turns: u8,
    chopper: Option<Space>,
    leader: Option<Leader>,
    ability_used: bool,
    tokens: u8,
    used: Commands,
    tokened: Commands,
    cards: Piles,
    muted: Windows,
    bonus: Option<Command>,
    airstrike: bool,
    one_shot: bool,
}

#[derive(Clone, Copy, Default, Serialize)]
struct CardedSecret {
    leaders: Few<Leader, DEALT_LEADERS>,
    leader: Option<Leader>,
    draft: Few<Upgrade, DEALT_UPGRADES>,
    pick: Option<Upgrade>,
    kept: Few<Upgrade, KEPT_UPGRADES>,
    mount: Option<[Upgrade; KEPT_UPGRADES]>,
    hand: Cards,
    airstrike: Option<Airstrike>,
    one_shot: Option<OneShot>,
}

impl Carded<'_> {
    /// Whether a table is written so: one on which nothing lies that came after. One-shots set cards to other values where
    /// crews play with cards (GE-12).
    pub fn suits(options: &Options) -> bool {
        !(options.bounties || options.one_shots && options.cards)
    }

    pub fn of(state: &State) -> Carded<'_> {
        let State { open, hidden } = state;
        // No `..`: a new field does not compile until somebody decides whether such a table has it.
        let Open {
            options,
            phase,
            round,
            first,
            road_die,
            turn,
            stack,
            gangs,
            at,
            cars,
            rig,
            road,
            damage_pile,
            supply,
            looked,
            conditions,
            spent,
            bounties: _,
        } = open;
        let Hidden { faces, pile, discard, seats } = hidden;
        let Spent { airstrikes, one_shots, bounties: _ } = *spent;
        Carded {
            options,
            phase: *phase,
            round: *round,
            first: *first,
            road_die: *road_die,
            turn,
            stack,
            gangs: PerSeat::from_fn(open.seats(), |seat| gang(&gangs[seat])),
            at,
            cars,
            rig,
            road,
            damage_pile,
            supply,
            looked,
            conditions,
            spent_airstrikes: airstrikes,
            spent_one_shots: one_shots,
            hidden_faces: faces,
            hidden_pile: pile,
            hidden_discard: discard,
            hidden_seats: PerSeat::from_fn(open.seats(), |seat| secret(&seats[seat])),
        }
    }
}

fn gang(gang: &Gang) -> CardedGang {
    let Gang {
        is_in,
        dice,
        commanded,
        turns,
        chopper,
        leader,
        ability_used,
        tokens,
        used,
        tokened,
        cards,
        muted,
        bonus,
        airstrike,
        one_shot,
        bounty: _,
        set: _,
    } = *gang;
    CardedGang {
        is_in,
        dice,
        commanded,
        turns,
        chopper,
        leader,
        ability_used,
        tokens,
        used,
        tokened,
        cards,
        muted,
        bonus,
        airstrike,
        one_shot,
    }
}

fn secret(secret: &Secret) -> CardedSecret {
    let SecretOnWire {
        leaders,
        leader,
        draft,
        pick,
        kept,
        mount,
        hand,
        airstrike,
        one_shot,
        bounty: _,
        set: _,
    } = SecretOnWire::from(*secret);
    CardedSecret { leaders, leader, draft, pick, kept, mount, hand, airstrike, one_shot }
}
