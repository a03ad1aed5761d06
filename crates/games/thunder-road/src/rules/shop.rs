//! CS-1 and CS-3: leaders and upgrades are dealt and chosen before the race, all crews at once and in secret (CS-1.7). Only car
//! crews take part (IX-1.1).

use super::Play;
use crate::actions::Action;
use crate::data::{COMMAND_TOKENS, Crew, GANG, Leader, Upgrade, VehicleId};
use crate::events::{Event, Told};
use crate::setup::Options;
use crate::state::{DEALT_LEADERS, DEALT_UPGRADES, Holding, KEPT_UPGRADES, Open, Phase, Secret, Stage};
use crossroads_engine::{Chance, Few, Seat, SeatSet, Sink, never};

/// The leaders that a table can have: whoever needs fire only with Carnage (CS-1.6).
pub(crate) fn leaders_in_play(options: &Options) -> impl Iterator<Item = Leader> {
    let options = *options;
    Leader::ALL.into_iter().filter(move |leader| options.has(leader.row().set))
}

/// The upgrades that a table can have (CS-1.6).
pub(crate) fn upgrades_in_play(options: &Options) -> impl Iterator<Item = Upgrade> {
    let options = *options;
    Upgrade::ALL.into_iter().filter(move |upgrade| options.has(upgrade.row().set))
}

/// The car crews (IX-1.1).
pub(crate) fn car_crews(open: &Open) -> SeatSet {
    let mut crews = SeatSet::EMPTY;
    Seat::all(open.seats()).filter(|seat| open.crew(*seat) == Crew::Cars).for_each(|seat| crews.insert(seat));
    crews
}

/// The seats that have still to choose.
pub(crate) fn still_choose(open: &Open, ready: SeatSet) -> SeatSet {
    let mut left = car_crews(open);
    ready.iter().for_each(|seat| left.remove(seat));
    left
}

/// Appends what a seat can choose.
pub(crate) fn choices(stage: Stage, secret: &Secret, into: &mut Vec<Action>) {
    match stage {
        Stage::Leaders => into.extend(secret.leaders().iter().map(|leader| Action::PickLeader(*leader))),
        Stage::Draft { .. } => {
            into.extend(secret.draft().iter().map(|upgrade| Action::DraftUpgrade(*upgrade)));
        }
        Stage::Mount => {
            const WAYS: [[usize; KEPT_UPGRADES]; 6] =
                [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
            let kept = secret.kept();
            debug_assert!(kept.len() == KEPT_UPGRADES);
            let card = |place: usize| kept.get(place).copied().unwrap_or_default();
            into.extend(WAYS.map(|way| Action::MountUpgrades(way.map(card))));
        }
    }
}

/// Takes a random one of these out of the pool.
pub(crate) fn deal<T: Copy + Default, const N: usize>(
    pool: &mut Few<T, N>,
    chance: &mut impl Chance,
) -> Option<T> {
    let place = (!pool.is_empty()).then(|| chance.below(pool.len() as u32) as usize)?;
    let dealt = pool.get(place).copied();
    pool.remove(place);
    dealt
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// Leaders first, then upgrades, then the first dice (CS-1.7).
    pub fn open_shop(&mut self) {
        let has_crews = !car_crews(self.open()).is_empty();
        let options = self.open().options;
        if has_crews && options.leaders {
            self.deal_leaders();
        } else {
            self.open_draft();
        }
    }

    fn open_draft(&mut self) {
        if self.open().options.upgrades && !car_crews(self.open()).is_empty() {
            self.deal_upgrades();
        } else {
            self.open_mut().phase = Phase::Racing;
            self.open_game();
        }
    }

    fn begin_stage(&mut self, stage: Stage) {
        self.open_mut().phase = Phase::Shopping { stage, ready: SeatSet::EMPTY };
        self.note_shown();
    }

    /// Two leader boards at random for each (CS-1.1).
    fn deal_leaders(&mut self) {
        let mut pool: Few<Leader, { Leader::ALL.len() }> = leaders_in_play(&self.open().options).collect();
        for seat in car_crews(self.open()).iter() {
            let mut dealt = Few::default();
            for _ in 0..DEALT_LEADERS {
                match deal(&mut pool, self.chance) {
                    Some(leader) => dealt.push(leader),
                    None => never!("there are too few leaders"),
                }
            }
            self.state.hidden.seats[seat].holds = Holding::Leaders { dealt, chosen: None };
        }
        self.begin_stage(Stage::Leaders);
        self.tell(Event::LeadersDealt);
    }

    /// Four of the upgrades for each (CS-3.1).
    fn deal_upgrades(&mut self) {
        let mut pool: Few<Upgrade, { Upgrade::ALL.len() }> = upgrades_in_play(&self.open().options).collect();
        for seat in car_crews(self.open()).iter() {
            let mut cards = Few::default();
            for _ in 0..DEALT_UPGRADES {
                match deal(&mut pool, self.chance) {
                    Some(upgrade) => cards.push(upgrade),
                    None => never!("there are too few upgrades"),
                }
            }
            self.state.hidden.seats[seat].holds = Holding::Draft { cards, pick: None, kept: Few::default() };
        }
        self.begin_stage(Stage::Draft { cards: DEALT_UPGRADES as u8 });
        self.tell(Event::UpgradesDealt);
    }

    /// A seat has chosen; the others learn only that. When all have, it shows.
    fn ready(&mut self, seat: Seat) {
        let Phase::Shopping { stage, mut ready } = self.open().phase else {
            return never!("nobody chooses now");
        };
        ready.insert(seat);
        self.open_mut().phase = Phase::Shopping { stage, ready };
        self.tell(Event::Chose { seat });
        if !still_choose(self.open(), ready).is_empty() {
            return;
        }
        self.note_shown();
        match stage {
            Stage::Leaders => self.turn_up_leaders(),
            Stage::Draft { cards } => self.pass_on(cards),
            Stage::Mount => self.turn_up_upgrades(),
        }
    }

    /// One of the two boards is kept (CS-1.1).
    pub fn pick_leader(&mut self, seat: Seat, leader: Leader) {
        if let Holding::Leaders { chosen, .. } = &mut self.state.hidden.seats[seat].holds {
            *chosen = Some(leader);
        }
        self.ready(seat);
    }

    /// One upgrade is kept (CS-3.1).
    pub fn draft_upgrade(&mut self, seat: Seat, upgrade: Upgrade) {
        if let Holding::Draft { pick, .. } = &mut self.state.hidden.seats[seat].holds {
            *pick = Some(upgrade);
        }
        self.ready(seat);
    }

    /// One upgrade for each car (CS-3.3).
    pub fn mount_upgrades(&mut self, seat: Seat, upgrades: [Upgrade; KEPT_UPGRADES]) {
        if let Holding::Mount { mount, .. } = &mut self.state.hidden.seats[seat].holds {
            *mount = Some(upgrades);
        }
        self.ready(seat);
    }

    /// All leaders are turned up together (CS-1.1); each brings as many command tokens as the board has stars, as far as there
    /// are any (CS-1.3).
    fn turn_up_leaders(&mut self) {
        for seat in car_crews(self.open()).iter() {
            let held = std::mem::take(&mut self.state.hidden.seats[seat].holds);
            let leader = if let Holding::Leaders { chosen, .. } = held { chosen } else { None };
            let stars = leader.map_or(0, |leader| leader.row().stars);
            let left = self.token_supply();
            let gang = &mut self.open_mut().gangs[seat];
            (gang.leader, gang.tokens) = (leader, stars.min(left));
            if let Some(leader) = leader {
                self.tell(Event::LeaderShown { seat, leader });
            }
        }
        self.open_draft();
    }

    /// Command tokens that nobody holds and that lie on no command (CS-1.3).
    pub fn token_supply(&self) -> u8 {
        let held = |gang: &crate::state::Gang| gang.tokens + gang.tokened.len();
        let gangs = self.open().gangs.iter();
        COMMAND_TOKENS.saturating_sub(gangs.map(|(_, gang)| held(gang)).sum())
    }

    /// What is left goes to the next car crew (CS-3.1, CS-3.2); the last card of each goes back to the box.
    fn pass_on(&mut self, cards: u8) {
        let crews = car_crews(self.open());
        for seat in crews.iter() {
            let Holding::Draft { cards, pick, kept } = &mut self.state.hidden.seats[seat].holds else {
                return never!("{seat} does not draft");
            };
            let Some(pick) = pick.take() else { return never!("{seat} has kept nothing") };
            if let Some(place) = cards.iter().position(|it| *it == pick) {
                cards.remove(place);
            }
            kept.push(pick);
        }
        let hands = self.state.hidden.seats;
        // Three are kept of four, so the last choice is between two.
        let is_last = usize::from(cards) + KEPT_UPGRADES == DEALT_UPGRADES + 1;
        let next = |seat: Seat| crews.iter().find(|it| *it > seat).or_else(|| crews.iter().next());
        for seat in crews.iter() {
            let Some(next) = next(seat) else { continue };
            let (Holding::Draft { cards, .. }, Holding::Draft { kept, .. }) =
                (hands[seat].holds, hands[next].holds)
            else {
                return never!("{seat} and {next} do not draft");
            };
            self.state.hidden.seats[next].holds = if is_last {
                Holding::Mount { kept, mount: None }
            } else {
                Holding::Draft { cards, pick: None, kept }
            };
        }
        self.begin_stage(if is_last { Stage::Mount } else { Stage::Draft { cards: cards - 1 } });
        self.tell(Event::DraftPassed);
    }

    /// All upgrades are turned up together and stay where they are (CS-3.3).
    fn turn_up_upgrades(&mut self) {
        for seat in car_crews(self.open()).iter() {
            let held = std::mem::take(&mut self.state.hidden.seats[seat].holds);
            let Holding::Mount { mount: Some(mount), .. } = held else {
                return never!("{seat} has mounted nothing");
            };
            for (size, upgrade) in GANG.into_iter().zip(mount) {
                let car = VehicleId::car(seat, size);
                if let Some(dashboard) = self.open_mut().car_mut(car) {
                    (dashboard.upgrade, dashboard.charges) = (Some(upgrade), upgrade.charges());
                }
                self.tell(Event::UpgradeMounted { car, upgrade });
            }
        }
        self.open_mut().phase = Phase::Racing;
        self.open_game();
    }
}
