//! What a hall does first: it sees whether the keys fit, and closes the secrets that an older server left open.

use crate::error::StartError;
use crate::keys::Keys;
use crate::rows;
use crossroads_room::head::Head;
use crossroads_store::{Status, Store, TableId, TableQuery, TableRow};

/// Looks through the tables that are not over; answers those that are running.
///
/// # Errors
/// The store cannot be read, or was written with other keys.
pub async fn look_through(store: &dyn Store, keys: &Keys) -> Result<Vec<TableId>, StartError> {
    let mut running = Vec::new();
    for status in [Status::Running, Status::Open] {
        for row in store.tables(TableQuery { status: Some(status), ..TableQuery::all() }).await? {
            if status == Status::Running {
                running.push(row.id.clone());
            }
            // A head that cannot be read is of a table that cannot be woken; that is told when somebody wants it.
            let Ok(head) = serde_json::from_str::<Head>(&row.head) else { continue };
            if head.sealed.is_some() {
                rows::opened(&row.id.0, head, keys)?;
            } else if let Ok(head) = rows::written(&row.id.0, &head, keys, false) {
                store.save_table(TableRow { head, ..row }).await?;
            }
        }
    }
    Ok(running)
}
