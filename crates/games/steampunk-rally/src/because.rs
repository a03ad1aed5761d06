//! What speaks for an action, worked out from a view: said beside a hint. It knows no more than its viewer, and the power, the
//! places and the damage it tells are those of [`crate::forecast`].

use crate::actions::Action;
use crate::data::{Card, Colour, Deck, Effect, Works};
use crate::forecast::Forecast;
use crate::machine::Place;
use crate::state::{Phase, Racer};
use crate::track::Space;
use crate::view::{Own, View};
use crate::words::{self, boon, card, colour, effect, group, groups, part_does};
use crossroads_engine::{Message, Seat};

/// What speaks for an action of the viewer; `None` for what it cannot do.
pub fn because(view: &View, action: &Action) -> Option<Message> {
    let (own, seat) = (view.own.as_ref()?, view.viewer.seat()?);
    let bench = Bench { view, own, seat, racer: &view.open.racers[seat] };
    let of_card = |id: &'static str, it: Card| Message::new(id).with("card", card(it));
    Some(match *action {
        Action::ChooseInventor(it) => Message::new("because-inventor")
            .with("inventor", words::inventor(it))
            .with("does", part_does(it.part())?),
        Action::Pick(deck) => bench.pick(view.hands[seat][deck as usize]?),
        Action::Construct(_) => bench.build("because-build")?,
        Action::ConstructRearranged => bench.build("because-rearrange")?,
        Action::GeneratePower(dice) => {
            let it = bench.in_use()?;
            of_card("because-power", it)
                .with("count", i64::from(it.corner().dice))
                .with("colour", colour(dice))
        }
        Action::GainCogs => {
            let it = bench.in_use()?;
            of_card("because-cogs", it).with("count", i64::from(it.corner().cogs))
        }
        Action::Stash => of_boost("because-stash", bench.in_use()?)?,
        Action::LosePart(place) | Action::Discard(place) => of_card("because-lose", bench.card(place)?),
        Action::DiscardBoost(it) => of_card("because-discard-boost", it),
        Action::PlayBoost { boost, .. } | Action::Answer(boost) => of_boost("because-play", boost)?,
        Action::NoAnswer => Message::new("because-no-answer"),
        Action::Vent { part, value, .. } if value <= 1 => of_card("because-vent-out", bench.card(part)?),
        Action::Vent { part, value, .. } => of_card("because-vent", bench.card(part)?)
            .with("from", i64::from(value))
            .with("to", i64::from(value) - 1),
        Action::Reroll { value, .. } => Message::new("because-reroll").with("value", i64::from(value)),
        Action::Raise { colour: of, value } => raise(of, value),
        Action::Place { part, colour: of, value } => bench.place(part, of, value)?,
        Action::TakeBack => Message::new("because-take-back"),
        Action::Fire => {
            let firing = own.forecast.firing?;
            bench.firing(firing.part, firing.power, firing.times)?
        }
        Action::SwitchOff => Message::new("because-bulb").with("effects", bench.bulb()),
        Action::Apply(it) => bench.apply(it),
        Action::ChooseGroup { card: it, group: at } => {
            of_card("because-group", it).with("effects", group(it, at))
        }
        Action::DiscardDie { part, .. } => of_card("because-vent-out", bench.card(part)?),
        Action::Decline => Message::new("because-decline"),
        Action::Way(space) => bench.onward("because-way", space),
        Action::PayGlacier(value) => bench.glacier("because-glacier").with("value", i64::from(value)),
        Action::TakeTerrain => bench.glacier("because-terrain"),
        Action::PayCog => Message::new("because-pay-cog"),
        Action::PayDie(value) => Message::new("because-pay-die").with("value", i64::from(value)),
        Action::SetDie { value, .. } => Message::new("because-set").with("value", i64::from(value)),
        Action::Refresh(part) => of_card("because-refresh", bench.card(part)?),
        Action::DrawFrom(deck) => Message::new("because-draw").with("deck", words::deck(deck)),
        Action::Arrange => Message::new("because-arrange").with("cogs", i64::from(own.forecast.crowd)),
        Action::Lay(_) => Message::new("because-lay"),
        Action::Store { part, colour: of } => {
            of_card("because-store", bench.card(part)?).with("colour", colour(of))
        }
        Action::Done => bench.done(),
        Action::NotDone => Message::new("because-not-done"),
    })
}

/// What lies before the viewer.
struct Bench<'a> {
    view: &'a View,
    own: &'a Own,
    seat: Seat,
    racer: &'a Racer,
}

impl Bench<'_> {
    fn forecast(&self) -> &Forecast {
        &self.own.forecast
    }

    fn card(&self, place: Place) -> Option<Card> {
        self.racer.machine.get(usize::from(place)).map(|part| part.card)
    }

    /// The card that was picked or drawn.
    fn in_use(&self) -> Option<Card> {
        self.own.drawn.or_else(|| self.view.hands[self.seat][self.own.pick? as usize])
    }

    /// A card of the hand: what it does, and whether it fits.
    fn pick(&self, it: Card) -> Message {
        let Some(does) = part_does(it) else {
            return of_boost("because-pick-boost", it).unwrap_or_else(|| Message::new("because-no-answer"));
        };
        let deck = it.deck().unwrap_or(Deck::Gold);
        let fit = self.forecast().fits.iter().find(|fit| fit.deck == deck);
        match fit {
            Some(fit) if !fit.cells.is_empty() => {
                Message::new("because-pick").with("does", does).with("count", fit.cells.len() as i64)
            }
            Some(fit) if fit.joinable => Message::new("because-pick-rearranged").with("does", does),
            // What fits nowhere is worth its corner.
            _ => Message::new("because-pick-corner")
                .with("card", card(it))
                .with("dice", i64::from(it.corner().dice))
                .with("cogs", i64::from(it.corner().cogs)),
        }
    }

    fn build(&self, id: &'static str) -> Option<Message> {
        Some(
            Message::new(id)
                .with("does", part_does(self.in_use()?)?)
                .with("parts", i64::from(self.racer.parts()) + 1),
        )
    }

    fn place(&self, part: Place, of: Colour, value: u8) -> Option<Message> {
        let firing = self
            .forecast()
            .placements
            .iter()
            .find(|it| it.firing.part == part && it.die.colour == of && it.die.value == value)?
            .firing;
        self.firing(part, firing.power, firing.times)
    }

    /// What firing a part gives; with too little power, what is still missing.
    fn firing(&self, part: Place, power: u8, times: u8) -> Option<Message> {
        let it = self.card(part)?;
        if times == 0 {
            return Some(Message::new("because-weak").with("card", card(it)).with("power", i64::from(power)));
        }
        Some(
            Message::new("because-fire")
                .with("card", card(it))
                .with("power", i64::from(power))
                .with("times", i64::from(times))
                .with("effects", groups(it.groups())),
        )
    }

    /// The effects of everything that works by the bulb.
    fn bulb(&self) -> Message {
        let of_bulb = self.racer.machine.iter().map(|part| part.card);
        let of_bulb = of_bulb.filter(|it| it.part().is_some_and(|row| matches!(row.works, Works::Bulb)));
        let words = of_bulb.map(|it| groups(it.groups()));
        words.reduce(words::list).unwrap_or(Message::new("nothing"))
    }

    fn apply(&self, it: Effect) -> Message {
        match (it, &self.forecast().ahead[..]) {
            (Effect::Motion, [step]) if step.terrain > 0 => {
                self.ahead("because-motion-harm").with("damage", i64::from(step.terrain))
            }
            (Effect::Motion | Effect::Smooth, _) => self.ahead("because-motion"),
            (Effect::Reinforce, _) => {
                Message::new("because-reinforce").with("from", i64::from(self.racer.gauge))
            }
            _ => Message::new("because-effect").with("effect", effect(it)),
        }
    }

    /// How far it is to the line now.
    fn ahead(&self, id: &'static str) -> Message {
        Message::new(id).with("spaces", i64::from(self.view.to_line[self.seat]))
    }

    fn onward(&self, id: &'static str, space: Space) -> Message {
        let terrain = self.forecast().ahead.iter().find(|step| step.space == space);
        Message::new(id).with("damage", i64::from(terrain.map_or(0, |step| step.terrain)))
    }

    /// Of a glacier: the damage that a die keeps off.
    fn glacier(&self, id: &'static str) -> Message {
        let row = self.view.open.track.row(self.racer.space);
        Message::new(id).with("damage", i64::from(row.terrain + self.racer.worse_terrain()))
    }

    fn done(&self) -> Message {
        match self.view.open.phase {
            Phase::Race(_) | Phase::Damage if self.racer.gauge < 0 => {
                Message::new("because-done-owes").with("count", i64::from(-self.racer.gauge))
            }
            Phase::Vent if self.racer.cogs > 0 => {
                Message::new("because-done-cogs").with("count", i64::from(self.racer.cogs))
            }
            _ => Message::new("because-done"),
        }
    }
}

fn of_boost(id: &'static str, it: Card) -> Option<Message> {
    Some(Message::new(id).with("card", card(it)).with("does", boon(it)?))
}

/// One pip more, and what the die could then fire alone.
fn raise(of: Colour, value: u8) -> Message {
    Message::new("because-raise")
        .with("colour", colour(of))
        .with("from", i64::from(value))
        .with("to", i64::from(value) + 1)
}
