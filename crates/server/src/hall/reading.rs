//! What can be asked of the hall: lists, ratings, and what tables say when they are asked.

use super::Hall;
use crate::error::{Fault, TableFault};
use crossroads_engine::{Message, Seat};
use crossroads_room::history::{Looked, Past, Piece};
use crossroads_room::line::Line;
use crossroads_room::protocol::TableTold;
use crossroads_store::{PersonId, RatingRow, TableId, TableQuery, TableRow};
use serde_json::Value;
use std::time::Duration;
use tokio::time::Instant;

/// How long a store may take to write before it counts as out of order.
const WRITES_WITHIN: Duration = Duration::from_secs(2);
/// How long it is believed that the store writes or does not: to try costs a write.
const BELIEVED: Duration = Duration::from_secs(1);

impl Hall {
    /// Whether tables can be saved now.
    pub async fn can_save(&self) -> bool {
        let mut last = self.0.could_save.lock().await;
        if let Some((when, could)) = *last
            && when.elapsed() < BELIEVED
        {
            return could;
        }
        let tried = tokio::time::timeout(WRITES_WITHIN, self.0.around.store.try_to_write()).await;
        let can = matches!(tried, Ok(Ok(())));
        *last = Some((Instant::now(), can));
        can
    }

    /// What is known of a table, as this person may know it.
    ///
    /// # Errors
    /// There is no such table.
    pub async fn told(&self, id: &TableId, person: Option<&PersonId>) -> Result<TableTold, Fault> {
        let person = person.map(|person| person.0.clone());
        self.ask(id, move |room, _| Ok(room.told(person.as_deref()))).await
    }

    /// Tables that fit a query.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn tables(&self, query: TableQuery) -> Result<Vec<TableRow>, Fault> {
        Ok(self.0.around.store.tables(query).await?)
    }

    /// The best players of a game.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn best(&self, game: &str, most: u64) -> Result<Vec<RatingRow>, Fault> {
        Ok(self.0.around.store.best(game, most).await?)
    }

    /// How well somebody plays a game.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn rating(&self, game: &str, person: &PersonId) -> Result<Option<RatingRow>, Fault> {
        Ok(self.0.around.store.rating(game, person).await?)
    }

    /// What one viewer has seen of a table, from the update with this number on: a piece of it.
    ///
    /// # Errors
    /// It is not for these eyes, or the log is broken.
    pub async fn history(
        &self,
        id: &TableId,
        person: Option<PersonId>,
        seat: Option<Seat>,
        from: u64,
    ) -> Result<Piece, Fault> {
        self.play_again(id, person, seat, move |past, log| past.tell(log, from)).await
    }

    /// What is told of a table that is over, with the numbers of this viewer's updates.
    ///
    /// # Errors
    /// It is not over, it is not for these eyes, or the log is broken.
    pub async fn hindsight(
        &self,
        id: &TableId,
        person: Option<PersonId>,
        seat: Option<Seat>,
    ) -> Result<Looked, Fault> {
        self.play_again(id, person, seat, |past, log| past.look_back(log)).await
    }

    /// The number that another viewer's update of the same moment bears, once the table is over.
    ///
    /// # Errors
    /// It is not over, there is no such seat, or the log is broken.
    pub async fn same_moment(
        &self,
        id: &TableId,
        (person, seat): (Option<PersonId>, Option<Seat>),
        number: u64,
        other: Option<Seat>,
    ) -> Result<u64, Fault> {
        let other = self.ask(id, move |room, _| room.past(None, other)).await?.viewer;
        self.play_again(id, person, seat, move |past, log| past.same_moment(log, number, other)).await
    }

    /// Works something out from the log of a table, with somebody's eyes.
    async fn play_again<T: Send + 'static>(
        &self,
        id: &TableId,
        person: Option<PersonId>,
        seat: Option<Seat>,
        work: impl FnOnce(Past, Vec<Line>) -> Result<T, TableFault> + Send + 'static,
    ) -> Result<T, Fault> {
        let person = person.map(|person| person.0);
        let past = self.ask(id, move |room, _| room.past(person.as_deref(), seat)).await?;
        // A long table is much to hold, so few are looked back at together.
        let _turn = self.0.looking_back.acquire().await.map_err(|_| Fault::Closing)?;
        let log = self.0.around.store.log(id, 0).await?;
        // A long table is a lot of work; the async threads have better things to do.
        let tell = move || -> Result<T, TableFault> {
            let lines = log.iter().map(|row| Line::from_bytes(&row.line)).collect::<Result<Vec<_>, _>>();
            work(past, lines.map_err(|error| TableFault::Broken(error.to_string()))?)
        };
        Ok(tokio::task::spawn_blocking(tell).await.map_err(|_| Fault::Store)??)
    }

    /// What the strongest bot would do in somebody's place, and what speaks for it.
    ///
    /// # Errors
    /// They hold no decision.
    pub async fn hint(&self, id: &TableId, person: PersonId) -> Result<(Value, Option<Message>), Fault> {
        let whose = person.0.clone();
        let riddle = self.ask(id, move |room, _| room.ponder(&person.0)).await?;
        let (table, seat) = (riddle.table.copy(), riddle.seat);
        let thought = self.0.around.thinking.think(riddle, &whose, true).await;
        let action = thought.and_then(|thought| thought.action);
        let action = action.ok_or(TableFault::NotNow("you hold no decision"))?;
        let because = table.because(seat, &action);
        Ok((action, because))
    }
}
