//! What the hall knows of somebody, and how it forgets them.

use super::Hall;
use crate::error::Fault;
use crate::rows;
use crossroads_room::head::Head;
use crossroads_room::{DeedTold, Room, Step};
use crossroads_store::{ChatRow, PersonId, PersonRow, Status, StoreError, TableId, TableQuery, TableRow};

impl Hall {
    /// Forgets somebody: first every table that names them, then the store.
    ///
    /// # Errors
    /// The store objects.
    pub async fn forget(&self, person: &PersonRow) -> Result<(), Fault> {
        let query = TableQuery { names: Some(person.id.clone()), ..TableQuery::all() };
        for table in self.tables(query).await? {
            let named = person.id.0.clone();
            let forget = move |room: &mut Room, step: &mut Step| {
                room.forget(&named, step);
                Ok(())
            };
            match self.ask(&table.id, forget).await {
                // A table that cannot be woken is no reason to remember anybody.
                Err(Fault::Table(_)) => self.forget_in_row(&table.id, &person.id).await?,
                done => done?,
            }
        }
        self.0.people.forget(person).await
    }

    /// Forgets somebody in the row of a table that nobody can wake, so that nobody else writes to it.
    async fn forget_in_row(&self, id: &TableId, person: &PersonId) -> Result<(), Fault> {
        let store = &self.0.around.store;
        let Some(row) = store.table(id).await? else { return Ok(()) };
        let head = match serde_json::from_str::<Head>(&row.head) {
            Ok(mut head) => {
                head.forget(&person.0, row.status == Status::Open);
                serde_json::to_string(&head).map_err(|_| Fault::Store)?
            }
            // What cannot be read can still be cleaned: nothing else looks like an id.
            Err(_) => row.head.replace(&person.0, ""),
        };
        let people = row.people.iter().filter(|named| *named != person).cloned().collect();
        match store.save_table(TableRow { head, people, ..row }).await {
            Err(StoreError::Missing) => Ok(()),
            saved => Ok(saved?),
        }
    }

    /// What somebody has said, at whichever table.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn said_by(&self, person: &PersonId) -> Result<Vec<(TableId, ChatRow)>, Fault> {
        Ok(self.0.around.store.said_by(person).await?)
    }

    /// What somebody has done at a table. A table that cannot be read any more tells nothing.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn deeds_of(&self, row: TableRow, person: &PersonId) -> Result<Vec<DeedTold>, Fault> {
        if row.status == Status::Open {
            return Ok(Vec::new());
        }
        // Long tables are much to hold and a lot of work, so few are read together, and away from the async threads.
        let _turn = self.0.looking_back.acquire().await.map_err(|_| Fault::Closing)?;
        let log = self.0.around.store.log(&row.id, 0).await?;
        let (keys, person) = (self.0.around.keys.clone(), person.0.clone());
        let read = move || {
            let room = rows::wake(row, Vec::new(), &log, &keys, &mut Step::default());
            room.map(|room| room.deeds_of(&person)).unwrap_or_default()
        };
        tokio::task::spawn_blocking(read).await.map_err(|_| Fault::Store)
    }
}
