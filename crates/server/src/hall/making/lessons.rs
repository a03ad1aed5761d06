//! Tables with a coach: everybody gets the same, alone against bots. Nobody is invited, nothing counts, and its dice are no
//! secret. What the coach says is the page's business.

use crate::error::{Fault, TableFault};
use crate::hall::Hall;
use crate::{people, rows, secrets};
use crossroads_bots::lessons::lesson;
use crossroads_room::head::{Head, Sitter};
use crossroads_room::protocol::TableTold;
use crossroads_store::{PersonRow, Status, TableId, TableQuery};

impl Hall {
    /// Seats somebody at their first game: at the one that they left, or else at a new one.
    ///
    /// # Errors
    /// There is no such game, or they have too many tables.
    pub async fn learn(&self, person: &PersonRow, game: &str) -> Result<TableTold, Fault> {
        let lesson = lesson(game).ok_or(TableFault::NotFound("game"))?;
        let seats: Vec<Sitter> = std::iter::once(Sitter::of(&people::at_table(person)))
            .chain(lesson.bots.into_iter().map(|name| Sitter::Bot { name }))
            .collect();
        let theirs = TableQuery {
            person: Some(person.id.clone()),
            game: Some(game.to_owned()),
            status: Some(Status::Running),
            most: self.0.tables_a_person,
            ..<_>::default()
        };
        let begun = self.tables(theirs).await?.into_iter().find(|row| {
            let head = serde_json::from_str(&row.head).ok();
            let head = head.and_then(|head| rows::opened(&row.id.0, head, &self.0.around.keys).ok());
            head.is_some_and(|head| head.seed == lesson.seed && head.seat_of(&person.id.0).is_some())
        });
        if let Some(row) = begun {
            return self.told(&row.id, Some(&person.id)).await;
        }
        self.must_have_room(person).await?;
        // Nobody mixes anything in: the dice fall alike for everybody.
        let head = Head {
            invite: secrets::id(),
            ..Head::new(game.to_owned(), lesson.options, seats, person.id.0.clone(), lesson.seed)
        };
        let id = TableId(secrets::id());
        self.keep(id.clone(), &head, false).await?;
        let host = person.id.0.clone();
        self.ask(&id, move |room, step| room.start(&host, step)).await?;
        self.told(&id, Some(&person.id)).await
    }
}
