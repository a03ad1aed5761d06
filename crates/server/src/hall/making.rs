//! New tables: by wish, by quick match, and once more.

mod lessons;

use super::Hall;
use crate::error::{Fault, TableFault};
use crate::{people, rows, secrets};
use crossroads_bots::roster;
use crossroads_engine::Seed;
use crossroads_engine::dice::Nonce;
use crossroads_room::clock::ClockRule;
use crossroads_room::head::{Head, Sitter};
use crossroads_room::protocol::TableTold;
use crossroads_room::{Place, Room, Stage, Step};
use crossroads_store::{PersonId, PersonRow, Status, TableId, TableQuery, TableRow};
use serde::Deserialize;
use serde_json::Value;
use std::sync::atomic::Ordering;
use ts_rs::TS;
use utoipa::ToSchema;

/// What a new table is to be.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// Its options; what is not said keeps its default.
    #[serde(default = "no_options")]
    #[schema(value_type = Object)]
    #[ts(optional, type = "Record<string, unknown>")]
    pub options: Value,
    /// How many seats.
    pub seats: u8,
    /// The bots that sit down from the start.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub bots: Vec<String>,
    /// Whether the lobby shows it; otherwise it is by invitation.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub listed: bool,
    /// How long a seat may think.
    #[serde(default = "no_clock")]
    #[ts(optional, as = "Option<ClockRule>")]
    pub clock: ClockRule,
    /// Whether it starts by itself as soon as every seat is taken.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub starts_when_full: bool,
    /// Whether hints are offered to everybody; then it does not count who wins.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub assisted: bool,
    /// What its maker adds to the dice: 64 hexadecimal digits by lot.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    #[ts(optional, as = "Option<String>")]
    pub nonce: Option<Nonce>,
}

/// How many open tables a quick match looks at.
const QUICK_MATCHES: u64 = 50;

/// How long a seat of a quick match may think: a minute for each decision, and five in all.
const QUICK_CLOCK: ClockRule = ClockRule::Each { decision_ms: 60_000, bank_ms: 300_000 };

fn no_options() -> Value {
    Value::Object(serde_json::Map::new())
}

fn no_clock() -> ClockRule {
    ClockRule::None
}

impl Hall {
    /// Makes a table; the host takes the first seat.
    ///
    /// # Errors
    /// There is no such game, or it cannot be played so.
    pub async fn create(&self, host: &PersonRow, wish: NewTable) -> Result<TableTold, Fault> {
        let game = roster::game(&wish.game).ok_or(TableFault::NotFound("game"))?;
        let seed = Seed::from_number(0);
        // Whether it can be played so, the game itself says.
        game.new_table(&wish.options, wish.seats, seed)
            .map_err(|error| TableFault::Options(error.to_string()))?;
        let mut seats = vec![Sitter::Nobody; usize::from(wish.seats)];
        if wish.bots.len() >= seats.len() {
            return Err(TableFault::Options("no seat is left for a person".to_owned()).into());
        }
        self.must_have_room(host).await?;
        seats[0] = Sitter::of(&people::at_table(host));
        for (place, name) in seats.iter_mut().rev().zip(wish.bots) {
            if roster::any_bot(&wish.game, &name, 0).is_none() {
                return Err(TableFault::NotFound("bot").into());
            }
            *place = Sitter::Bot { name };
        }
        let mut nonces = vec![None; seats.len()];
        nonces[0] = wish.nonce;
        let head = Head {
            clock: wish.clock,
            nonces: Some(nonces),
            starts_when_full: wish.starts_when_full,
            assisted: wish.assisted,
            ..Head::new(wish.game, wish.options, seats, host.id.0.clone(), seed)
        };
        let id = TableId(secrets::id());
        self.lay(id.clone(), head, wish.listed).await?;
        self.told(&id, Some(&host.id)).await
    }

    /// Whoever sits at very many tables that are not over plays some of them first.
    async fn must_have_room(&self, host: &PersonRow) -> Result<(), Fault> {
        let most = self.0.tables_a_person;
        for status in [Status::Open, Status::Running] {
            let theirs =
                TableQuery { person: Some(host.id.clone()), status: Some(status), most, ..<_>::default() };
            if self.tables(theirs).await?.len() as u64 >= most {
                return Err(TableFault::TooMany.into());
            }
        }
        Ok(())
    }

    /// Lays a table under this id: with a secret invitation and dice of its own.
    ///
    /// # Errors
    /// The store objects.
    pub(crate) async fn lay(&self, id: TableId, head: Head, listed: bool) -> Result<(), Fault> {
        // Two worlds of a test roll the same only if nothing but the series goes into their dice, not even the id.
        let nonces = head.nonces.filter(|_| self.0.seed_series.is_none());
        let head = Head { invite: secrets::id(), seed: self.next_seed(), nonces, ..head };
        self.keep(id, &head, listed).await
    }

    /// Writes down a new table as it is.
    async fn keep(&self, id: TableId, head: &Head, listed: bool) -> Result<(), Fault> {
        let now_ms = self.0.around.now.ms();
        let written = rows::written(&id.0, head, &self.0.around.keys, false)?;
        let row = TableRow {
            id,
            game: head.game.clone(),
            status: Status::Open,
            listed,
            people: head.people().map(|person| PersonId(person.to_owned())).collect(),
            head: written,
            version: 0,
            created_ms: now_ms,
            updated_ms: now_ms,
        };
        self.0.around.store.create_table(row).await?;
        Ok(())
    }

    /// Sits somebody down at the first open table of this kind, or makes one; it starts when it is full.
    ///
    /// # Errors
    /// There is no such game, or it is not for so many.
    pub async fn quick_match(
        &self,
        person: &PersonRow,
        game: String,
        seats: u8,
        nonce: Option<Nonce>,
    ) -> Result<TableTold, Fault> {
        let _alone = self.0.matching.lock().await;
        let apart = self.apart_from(&person.id).await?;
        let query = TableQuery {
            game: Some(game.clone()),
            status: Some(Status::Open),
            most: QUICK_MATCHES,
            ..<_>::default()
        };
        for row in self.tables(query).await? {
            let Ok(head) = serde_json::from_str::<Head>(&row.head) else { continue };
            let fits = head.starts_when_full && !head.assisted && head.seats.len() == usize::from(seats);
            let is_company = !head.people().any(|other| apart.iter().any(|one| one == other));
            if !fits || !is_company || head.seat_of(&person.id.0).is_some() {
                continue;
            }
            // Somebody else may be faster; then the next table is tried.
            let guest = people::at_table(person);
            let place = Place { nonce, ..Place::default() };
            let sat = self.ask(&row.id, move |room, step| room.sit(&guest, place, step)).await;
            if sat.is_ok() {
                return self.told(&row.id, Some(&person.id)).await;
            }
        }
        let wish = NewTable {
            game,
            options: no_options(),
            seats,
            bots: Vec::new(),
            listed: true,
            clock: QUICK_CLOCK,
            starts_when_full: true,
            assisted: false,
            nonce,
        };
        self.create(person, wish).await
    }

    /// Who does not want to play with somebody.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn shunned_by(&self, person: &PersonId) -> Result<Vec<String>, Fault> {
        let people = self.0.around.store.who_blocked(person).await?;
        Ok(people.into_iter().map(|person| person.0).collect())
    }

    /// With whom somebody is not to be brought together: one of the two has blocked the other.
    async fn apart_from(&self, person: &PersonId) -> Result<Vec<String>, Fault> {
        let mut apart = self.shunned_by(person).await?;
        apart.extend(self.0.around.store.blocked_by(person).await?.into_iter().map(|person| person.0));
        Ok(apart)
    }

    /// Seats somebody at the table on which one that is over is played again. The first who asks makes it.
    ///
    /// # Errors
    /// They did not sit there, or it is not over.
    pub async fn rematch(
        &self,
        id: &TableId,
        person: &PersonRow,
        nonce: Option<Nonce>,
    ) -> Result<TableId, Fault> {
        let (guest, again) = (people::at_table(person), secrets::id());
        let rematch = move |room: &mut Room, step: &mut Step| {
            let seat = room.head().seat_of(&guest.id);
            Ok((room.rematch(&guest.id, again, nonce, step)?, seat))
        };
        let (again, seat) = self.ask(id, rematch).await?;
        let shunned_by = self.shunned_by(&person.id).await?;
        let (again, guest) = (TableId(again), people::at_table(person));
        let sit = move |room: &mut Room, step: &mut Step| {
            let waits = matches!(room.stage(), Stage::Gathering) && room.head().seat_of(&guest.id).is_none();
            // Somebody may have taken the seat meanwhile; whoever comes then looks on, or takes another.
            let place = Place { seat, nonce, invite: None, shunned_by: &shunned_by };
            if waits && room.sit(&guest, place, step).is_err() {
                tracing::debug!(table = room.id(), "a seat of a rematch is taken");
            }
            Ok(())
        };
        self.ask(&again, sit).await?;
        Ok(again)
    }

    fn next_seed(&self) -> Seed {
        match &self.0.seed_series {
            Some(series) => series.nth(self.0.tables_made.fetch_add(1, Ordering::Relaxed)),
            None => secrets::seed(),
        }
    }
}
