//! What speaks for an action, worked out from a view: said beside a hint. It knows no more than its viewer, and what it
//! foretells is what happens if nobody else moves.

use crate::actions::{Action, Tune, kinds};
use crate::data::{Card, Gear};
use crate::forecast::{self, Outlook, forecast};
use crate::state::{Driving, Phase, Plan, Step};
use crate::view::{Own, TurnView, View};
use crate::words;
use crossroads_engine::{Message, Seat};

/// What speaks for an action of the viewer; `None` for what it cannot do.
pub fn because(view: &View, action: &Action) -> Option<Message> {
    let (own, seat) = (view.own.as_ref()?, view.viewer.seat()?);
    let of_card = |id: &'static str, card: Card| Message::new(id).with("card", words::card(card));
    let engine = view.drivers[seat].engine;
    let with_engine = |message: Message, engine: u8| message.with("engine", i64::from(engine));
    Some(match *action {
        Action::ShiftGear(gear) => plan(view, own, gear, &[])?,
        Action::LayCard(card) => {
            let Plan::Shifted(gear) = own.plan else { return None };
            let laid: Vec<Card> = own.laid.iter().copied().chain([card]).collect();
            plan(view, own, gear, &laid)?
        }
        Action::Commit => {
            let Plan::Shifted(gear) = own.plan else { return None };
            plan(view, own, gear, &own.laid)?
        }
        Action::Retire => Message::new("because-retire"),
        Action::PickUpgrade(card) => of_card("because-pick", card),
        Action::SwapUpgrade { own, market } => of_card("because-swap", market).with("own", words::card(own)),
        Action::KeepUpgrades => {
            Message::new("because-keep-upgrades").with("cards", words::cards(&view.drivers[seat].upgrades))
        }
        Action::DropUpgrade(card) => {
            let mut others = view.drivers[seat].upgrades;
            others.take(card);
            Message::new("because-drop").with("cards", words::cards(&others))
        }
        Action::Consult(Tune::More) => Message::new("because-tune-more"),
        Action::Consult(Tune::Fewer) => Message::new("because-tune-fewer"),
        _ => {
            let Phase::Driving(driving) = &view.phase else { return None };
            let turn = view.turn.as_ref().filter(|turn| turn.seat == Some(seat))?;
            let drive = Drive { view, own, seat, driving, turn };
            match *action {
                Action::Cool | Action::SuperCoolHeat => with_engine(Message::new("because-cool"), engine + 1),
                Action::Boost => drive.boost(),
                Action::TakeAdrenaline => drive.faster("because-adrenaline", 1),
                Action::Accelerate(_) => drive.faster("because-accelerate", turn.pluses),
                Action::DirectPlay(card) => drive.direct(card),
                Action::ChooseValue(value) => drive.value(value)?,
                Action::EndReact => drive.as_it_stands("because-end-react"),
                Action::DeclineSlipstream => drive.as_it_stands("because-decline"),
                Action::Slipstream(spaces) => drive.onward("because-slipstream", spaces),
                Action::Draft => drive.onward("because-draft", turn.draft?),
                Action::Discard(card) => {
                    of_card("because-discard", card).with("count", drive.draws(own.hand.len() - 1))
                }
                Action::EndDiscard => {
                    Message::new("because-end-discard").with("count", drive.draws(own.hand.len()))
                }
                Action::PayHeat(card) | Action::KeepCard(card) => {
                    let heat = card.row().symbols.heat;
                    let left = engine.saturating_sub(heat);
                    with_engine(of_card("because-pay", card).with("heat", i64::from(heat)), left)
                }
                Action::Scrap(card) => {
                    of_card("because-scrap", card).with("count", i64::from(card.row().symbols.scrap))
                }
                Action::ReduceStress => {
                    let stress = own.hand.iter().filter(|it| **it == Card::STRESS).count();
                    Message::new("because-reduce-stress").with("count", stress as i64 - 1)
                }
                Action::Salvage(card) => {
                    let discard = view.drivers[seat].discard;
                    of_card("because-salvage", card).with("count", i64::from(discard))
                }
                Action::SuperCool(card) => of_card("because-super-cool", card)
                    .with("count", i64::from(card.row().symbols.super_cool)),
                Action::SalvageCard(card) => of_card("because-salvage-card", card),
                Action::EndSalvage => Message::new("because-end-salvage"),
                Action::EndSuperCool => with_engine(Message::new("because-end-super-cool"), engine),
                Action::DeclareUnpayable => {
                    with_engine(Message::new("because-declare").with("heat", i64::from(turn.owed)), engine)
                }
                Action::Refresh(card) => of_card("because-refresh", card),
                Action::EndRefresh => Message::new("because-end-refresh"),
                _ => return None,
            }
        }
    })
}

/// What a plan would come to; of one that is not whole, the best that this hand makes of it.
fn plan(view: &View, own: &Own, gear: Gear, laid: &[Card]) -> Option<Message> {
    let missing = usize::from(gear.number()).saturating_sub(laid.len());
    let mut rest = own.hand;
    for card in laid.iter().skip(own.laid.len()) {
        rest.take(*card);
    }
    let mut best: Option<(_, Vec<Card>, _)> = None;
    each_choice(&rest, missing, &mut laid.to_vec(), &mut |cards| {
        let Some(told) = forecast(view, gear, cards) else { return };
        // Safe before cheap, cheap before fast.
        let worth = (told.spin_out_percent, told.most.heat, u8::MAX - told.least.speed);
        if best.as_ref().is_none_or(|(other, ..)| worth < *other) {
            best = Some((worth, cards.to_vec(), told));
        }
    });
    // A hand that cannot fill the gear is laid by itself.
    let Some((_, cards, told)) = best.filter(|(.., told)| !told.cluttered) else {
        return Some(Message::new("because-cluttered"));
    };
    let sum = cards.iter().map(|card| words::card(*card));
    let sum = sum.reduce(|all, next| Message::new("because-sum").with("all", all).with("next", next))?;
    let engine = view.drivers[view.viewer.seat()?].engine - told.shift_heat;
    let effect = match told.spin_out_percent {
        0 => effect(own, &told.least, &told.most, engine.saturating_sub(told.card_heat)),
        percent => Message::new("because-risk").with("percent", i64::from(percent)),
    };
    let plan = Message::new("because-plan").with("gear", i64::from(gear.number())).with("cards", sum);
    Some(plan.with("speed", range(told.least.speed, told.most.speed)).with("effect", effect))
}

/// Every way to take so many more cards from a sorted hand. Heat cannot be laid.
fn each_choice(hand: &[Card], missing: usize, cards: &mut Vec<Card>, take: &mut impl FnMut(&[Card])) {
    if missing == 0 {
        return take(cards);
    }
    for card in kinds(hand).filter(|card| *card != Card::HEAT) {
        let Some(place) = hand.iter().position(|it| *it == card) else { continue };
        cards.push(card);
        each_choice(&hand[place + 1..], missing - 1, cards, take);
        cards.pop();
    }
}

/// What the corners say to it, between one end of what can happen and the other.
fn effect(own: &Own, least: &Outlook, most: &Outlook, engine: u8) -> Message {
    let corner = |id: &'static str, corner: u8, limit: u8| {
        Message::new(id).with("corner", i64::from(corner)).with("limit", i64::from(limit))
    };
    if most.heat > 0 {
        let id = if least.spins_out { "because-spins-out" } else { "because-costs" };
        let costs = Message::new(id).with("heat", range(least.heat, most.heat));
        return costs.with("engine", i64::from(engine));
    }
    if least.finishes {
        return Message::new("because-finishes");
    }
    if let Some(tightest) = most.lines.iter().min_by_key(|line| line.limit) {
        return corner("because-holds", tightest.corner, tightest.limit);
    }
    match own.ahead.first() {
        Some(next) => corner("because-before", next.corner, next.limit),
        None => Message::new("because-straight"),
    }
}

fn range(least: u8, most: u8) -> Message {
    if least == most {
        return Message::new("because-number").with("number", i64::from(least));
    }
    Message::new("because-range").with("least", i64::from(least)).with("most", i64::from(most))
}

/// A turn that the viewer drives.
struct Drive<'a> {
    view: &'a View,
    own: &'a Own,
    seat: Seat,
    driving: &'a Driving,
    turn: &'a TurnView,
}

impl Drive<'_> {
    /// Where the turn would end with so much more Speed and so many more spaces, and what it would cost then, after this
    /// much heat for other things. Who has not ended step 5 can still cool.
    fn after(&self, speed: u8, spaces: u8, spent: u8) -> Outlook {
        let cools = forecast::cools_after(self.view, self.seat, self.driving, spaces);
        self.then(self.turn.speed + speed, spaces, spent, cools)
    }

    fn then(&self, speed: u8, spaces: u8, spent: u8, cools: u8) -> Outlook {
        let engine = self.view.drivers[self.seat].engine.saturating_sub(self.turn.owed + spent);
        forecast::after(self.view, self.seat, self.driving, speed, spaces, engine + cools)
    }

    fn effect(&self, least: &Outlook, most: &Outlook, spent: u8) -> Message {
        let owed = self.turn.owed + spent;
        effect(self.own, least, most, self.view.drivers[self.seat].engine.saturating_sub(owed))
    }

    fn as_it_stands(&self, id: &'static str) -> Message {
        let stands = self.then(self.turn.speed, 0, 0, 0);
        Message::new(id)
            .with("speed", i64::from(self.turn.speed))
            .with("effect", self.effect(&stands, &stands, 0))
    }

    /// So much more Speed, and as many spaces.
    fn faster(&self, id: &'static str, more: u8) -> Message {
        let then = self.after(more, more, 0);
        Message::new(id)
            .with("more", i64::from(more))
            .with("speed", i64::from(then.speed))
            .with("effect", self.effect(&then, &then, 0))
    }

    /// So many spaces for nothing.
    fn onward(&self, id: &'static str, spaces: u8) -> Message {
        let cools = forecast::cools_after(self.view, self.seat, self.driving, spaces);
        let cools = if self.driving.step == Step::React { cools } else { 0 };
        let then = self.then(self.turn.speed, spaces, 0, cools);
        Message::new(id)
            .with("spaces", i64::from(spaces))
            .with("to", words::place(then.to))
            .with("speed", i64::from(then.speed))
            .with("effect", self.effect(&then, &then, 0))
    }

    fn boost(&self) -> Message {
        let heat = self.turn.boost_heat;
        let [lowest, .., highest] = Card::BASIC.map(Card::value);
        let (least, most) = (self.after(lowest, lowest, heat), self.after(highest, highest, heat));
        Message::new("because-boost")
            .with("heat", i64::from(heat))
            .with("speed", range(least.speed, most.speed))
            .with("effect", self.effect(&least, &most, heat))
    }

    fn direct(&self, card: Card) -> Message {
        let row = card.row();
        let values = || row.values.iter().copied();
        let [lowest, .., highest] = Card::BASIC.map(Card::value);
        let least = values().min().unwrap_or(0) + row.plus * lowest;
        let most = values().max().unwrap_or(0) + row.plus * highest;
        Message::new("because-direct")
            .with("card", words::card(card))
            .with("speed", range(self.turn.speed + least, self.turn.speed + most))
    }

    /// The card that asks for a value counts with its first one so far.
    fn value(&self, value: u8) -> Option<Message> {
        let place = usize::from(self.driving.card);
        let card = *self.view.drivers[self.seat].played.get(place)?;
        let counted = crate::rules::garage::value(self.driving, place, card);
        let speed = self.turn.speed - counted + value;
        let cools = forecast::cools_after(self.view, self.seat, self.driving, speed);
        let then = self.then(speed, speed, 0, cools);
        Some(
            Message::new("because-value")
                .with("speed", i64::from(speed))
                .with("effect", self.effect(&then, &then, 0)),
        )
    }

    /// How many cards come into a hand of so many. Deck and discard pile may hold fewer.
    fn draws(&self, hand: usize) -> i64 {
        self.view.event.row().hand.saturating_sub(hand) as i64
    }
}
