//! What a messenger shows of a link: the head of the page says which table or game it leads to, with a picture.
//!
//! It says what everybody may know who has the link. Those who read it follow no script and know no language, so that it is
//! English and short.

use super::door;
use crate::App;
use axum::http::HeaderMap;
use crossroads_bots::roster;
use crossroads_room::head::Sitter;
use crossroads_room::protocol::TableTold;
use crossroads_store::TableId;
use std::fmt::Write as _;
use std::str;

/// Between these lines of the page stands what is said of every address alike, and is written anew for each.
const BEGIN: &str = "<!-- preview -->";
const END: &str = "<!-- /preview -->";

const SAYS: &str =
    "Board games of the road in the browser, with friends and with bots. One click, no account.";

/// What is shown of an address.
struct Preview {
    title: String,
    says: String,
    /// Whose picture.
    game: Option<&'static str>,
}

/// The page with what is shown of this address in its head; nothing if the page has no room for that.
pub async fn written(app: &App, path: &str, headers: &HeaderMap, page: &[u8]) -> Option<String> {
    let page = str::from_utf8(page).ok()?;
    let (before, rest) = page.split_once(BEGIN)?;
    let (_, after) = rest.split_once(END)?;
    let origin = door::origin(&app.settings, headers)?;
    let Preview { title, says, game } = of(app, path).await;
    let mut head = String::new();
    let mut tell = |name: &str, content: &str| {
        let kind = if name.starts_with("og:") { "property" } else { "name" };
        let _ = write!(head, "<meta {kind}=\"{name}\" content=\"{}\" />", escaped(content));
    };
    tell("og:type", "website");
    tell("og:site_name", "Crossroads");
    tell("og:title", &title);
    tell("og:description", &says);
    tell("og:url", &format!("{origin}{path}"));
    let picture = game.unwrap_or("crossroads");
    tell("og:image", &format!("{origin}/previews/{picture}.png"));
    tell("og:image:width", "1200");
    tell("og:image:height", "630");
    tell("twitter:card", "summary_large_image");
    Some(format!("{before}{head}{after}"))
}

async fn of(app: &App, path: &str) -> Preview {
    let mut parts = path.split('/').filter(|part| !part.is_empty());
    match (parts.next(), parts.next(), parts.next()) {
        (Some("t" | "r"), Some(id), None) => {
            // Whoever has no such table is told what any address tells.
            let told = app.hall.told(&TableId(id.to_owned()), None).await;
            told.map_or_else(|_| any(), |table| of_table(&table))
        }
        (Some("new" | "how" | "rules" | "gallery"), Some(game), None) => of_game(game).unwrap_or_else(any),
        _ => any(),
    }
}

fn any() -> Preview {
    Preview { title: "Crossroads: a table is waiting".to_owned(), says: SAYS.to_owned(), game: None }
}

fn of_game(id: &str) -> Option<Preview> {
    let info = roster::GAMES.iter().map(|game| game.info()).find(|info| info.id == id)?;
    Some(Preview { title: info.title.to_owned(), says: SAYS.to_owned(), game: Some(info.id) })
}

fn of_table(table: &TableTold) -> Preview {
    let named = |seat: usize| match &table.seats[seat].sitter {
        Sitter::Person { name, .. } => Some(name.clone()),
        Sitter::Bot { .. } => Some("a bot".to_owned()),
        Sitter::Nobody | Sitter::Gone => None,
    };
    let seats = 0..table.seats.len();
    let (state, says) = match (&table.outcome, table.status) {
        (Some(outcome), _) => {
            let place = |seat: usize| outcome.get(seat)?.get("place")?.as_u64();
            let mut places: Vec<(u64, String)> =
                seats.filter_map(|seat| Some((place(seat)?, named(seat)?))).collect();
            places.sort_by_key(|(place, _)| *place);
            let told: Vec<String> = places.iter().map(|(place, name)| format!("{place}. {name}")).collect();
            ("how it ended", told.join(", "))
        }
        (None, "open") => ("a table is waiting", seats.filter_map(named).collect::<Vec<_>>().join(", ")),
        (None, _) => ("a game is on", seats.filter_map(named).collect::<Vec<_>>().join(", ")),
    };
    Preview {
        title: format!("{}: {state}", table.title),
        says,
        game: of_game(&table.game).and_then(|it| it.game),
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn a_name_is_a_name_whatever_is_in_it() {
        assert_eq!(escaped(r#"<b> & "Ana""#), "&lt;b&gt; &amp; &quot;Ana&quot;");
    }
}
