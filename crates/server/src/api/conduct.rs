//! How people get on with each other, and the page of those who look after it.

use super::{Answer, Body, In, Me, Nothing, Owner, Whence};
use crate::App;
use crate::error::{Fault, TableFault};
use crate::manners::{Said, Sentence};
use crate::people::SignedIn;
use axum::Json;
use axum::extract::State;
use crossroads_room::protocol::PersonTold;
use crossroads_store::{ModerationRow, PersonId, ReportRow, SanctionKind, SanctionRow, TableId};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// Whether I want to hear of somebody.
#[derive(Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct BlockWish {
    /// Whether they are blocked from now on.
    blocked: bool,
}

/// Blocks somebody, or no more: I do not hear what they say, no quick match brings us together, and they do not sit down at
/// tables that I made.
#[utoipa::path(post, path = "/api/people/{id}/block", params(("id" = String, Path)),
    security(("session" = []), ("token" = [])), request_body = BlockWish, responses((status = 200, body = Nothing), Fault))]
pub async fn block(
    State(app): State<App>,
    Owner(me): Owner,
    In(id): In<String>,
    Body(wish): Body<BlockWish>,
) -> Answer<Nothing> {
    let other = app.people.find(&id).await?;
    app.manners.block(&me.person.id, &other.id, wish.blocked).await?;
    Ok(Json(Nothing {}))
}

/// Whom I have blocked.
#[utoipa::path(get, path = "/api/me/blocks", security(("session" = []), ("token" = [])),
    responses((status = 200, body = Vec<PersonTold>), Fault))]
pub async fn my_blocks(State(app): State<App>, Owner(me): Owner) -> Answer<Vec<PersonTold>> {
    Ok(Json(blocks_told(&app, &me).await?))
}

pub(super) async fn blocks_told(app: &App, me: &SignedIn) -> Result<Vec<PersonTold>, Fault> {
    let mut told = Vec::new();
    for person in app.manners.blocked_by(&me.person.id).await? {
        // Whoever has been forgotten is blocked by nobody; one who goes at this moment is left out.
        if let Ok(person) = app.people.find(&person).await {
            told.push(app.people.told(&person));
        }
    }
    Ok(told)
}

/// What somebody complains of.
#[derive(Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct ReportWish {
    /// Of whom.
    about: String,
    /// At which table it was; what was said there last is kept with the report.
    #[ts(optional)]
    table: Option<String>,
    /// What it is, in words.
    #[schema(min_length = 1, max_length = 500)]
    reason: String,
}

/// Tells the moderators of somebody.
#[utoipa::path(post, path = "/api/reports", security(("session" = []), ("token" = [])),
    request_body = ReportWish, responses((status = 200, body = Nothing), Fault))]
pub async fn report(
    State(app): State<App>,
    Me(me): Me,
    Whence(address): Whence,
    Body(wish): Body<ReportWish>,
) -> Answer<Nothing> {
    if app.limits.too_many_reports(&me.person.id.0, address) {
        return Err(TableFault::TooMany.into());
    }
    let about = app.people.find(&wish.about).await?;
    let table = wish.table.map(TableId);
    app.manners.complain(&me.person.id, &about.id, table, &wish.reason).await?;
    Ok(Json(Nothing {}))
}

/// Somebody, as far as they are remembered.
#[derive(Clone, Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct NamedTold {
    /// Who; empty if they have been forgotten.
    id: String,
    /// The name; empty if nobody remembers.
    name: String,
}

/// Something that was said before somebody complained.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct SaidBeforeTold {
    /// When, in milliseconds since 1970.
    at_ms: i64,
    /// By whom.
    person: NamedTold,
    /// What.
    text: String,
}

/// A report.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct ReportTold {
    /// Which.
    id: String,
    /// When, in milliseconds since 1970.
    at_ms: i64,
    /// By whom.
    by: NamedTold,
    /// Of whom.
    about: NamedTold,
    /// At which table.
    table: Option<String>,
    /// What it is, in words.
    reason: String,
    /// What was said there last.
    said: Vec<SaidBeforeTold>,
    /// When it was closed, in milliseconds since 1970.
    closed_ms: Option<i64>,
    /// Who closed it.
    closed_by: Option<NamedTold>,
}

/// What somebody may not do.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct SanctionTold {
    /// Who.
    person: NamedTold,
    /// `mute` or `ban`.
    kind: &'static str,
    /// Until when, in milliseconds since 1970; for ever if nothing is said.
    until_ms: Option<i64>,
    /// Why.
    reason: String,
    /// Since when, in milliseconds since 1970.
    at_ms: i64,
}

/// Something that a moderator did.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct ModerationDeedTold {
    /// When, in milliseconds since 1970.
    at_ms: i64,
    /// Who.
    moderator: NamedTold,
    /// `close`, `mute`, `unmute`, `ban` or `unban`.
    deed: String,
    /// To whom.
    about: NamedTold,
    /// Why.
    reason: String,
    /// Until when, in milliseconds since 1970.
    until_ms: Option<i64>,
}

/// What there is for moderators to see.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct ModerationTold {
    /// Reports: those that are open first, and then the newest first.
    reports: Vec<ReportTold>,
    /// What people may not do now.
    sanctions: Vec<SanctionTold>,
    /// What moderators did last, the newest first.
    deeds: Vec<ModerationDeedTold>,
}

/// A moderator, here themselves: no program looks after manners.
fn must_moderate(app: &App, me: &SignedIn) -> Result<(), Fault> {
    if app.manners.moderates(&me.person.id) {
        return Ok(());
    }
    Err(TableFault::Forbidden("this is for moderators").into())
}

/// The names of people, each looked up once.
struct Names<'a> {
    app: &'a App,
    known: HashMap<String, String>,
}

impl Names<'_> {
    async fn of(&mut self, id: String) -> Result<NamedTold, Fault> {
        if !self.known.contains_key(&id) {
            let name = self.app.people.name_of(&PersonId(id.clone())).await?;
            self.known.insert(id.clone(), name);
        }
        let name = self.known.get(&id).cloned().unwrap_or_default();
        Ok(NamedTold { id, name })
    }

    async fn report(&mut self, row: ReportRow) -> Result<ReportTold, Fault> {
        let lines: Vec<Said> = serde_json::from_str(&row.said).unwrap_or_default();
        let mut said = Vec::with_capacity(lines.len());
        for Said { at_ms, person, text } in lines {
            said.push(SaidBeforeTold { at_ms, person: self.of(person).await?, text });
        }
        let (closed_ms, closed_by) = match row.closed {
            Some((at_ms, person)) => (Some(at_ms), Some(self.of(person.0).await?)),
            None => (None, None),
        };
        Ok(ReportTold {
            id: row.id,
            at_ms: row.at_ms,
            by: self.of(row.reporter.0).await?,
            about: self.of(row.about.0).await?,
            table: row.table.map(|table| table.0),
            reason: row.reason,
            said,
            closed_ms,
            closed_by,
        })
    }

    async fn sanction(&mut self, row: SanctionRow) -> Result<SanctionTold, Fault> {
        let person = self.of(row.person.0).await?;
        let SanctionRow { kind, until_ms, reason, at_ms, .. } = row;
        Ok(SanctionTold { person, kind: kind.word(), until_ms, reason, at_ms })
    }

    async fn deed(&mut self, row: ModerationRow) -> Result<ModerationDeedTold, Fault> {
        let ModerationRow { at_ms, moderator, deed, about, reason, until_ms, .. } = row;
        let (moderator, about) = (self.of(moderator.0).await?, self.of(about.0).await?);
        Ok(ModerationDeedTold { at_ms, moderator, deed, about, reason, until_ms })
    }
}

/// What there is for moderators to see.
#[utoipa::path(get, path = "/api/moderation", security(("session" = []), ("token" = [])),
    responses((status = 200, body = ModerationTold), Fault))]
pub async fn moderation(State(app): State<App>, Owner(me): Owner) -> Answer<ModerationTold> {
    must_moderate(&app, &me)?;
    let (reports, sanctions, deeds) = app.manners.overview().await?;
    let mut names = Names { app: &app, known: HashMap::new() };
    let mut told = ModerationTold { reports: Vec::new(), sanctions: Vec::new(), deeds: Vec::new() };
    for row in reports {
        told.reports.push(names.report(row).await?);
    }
    for row in sanctions {
        told.sanctions.push(names.sanction(row).await?);
    }
    for row in deeds {
        told.deeds.push(names.deed(row).await?);
    }
    Ok(Json(told))
}

/// Why a report is closed.
#[derive(Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct CloseWish {
    /// In words, for the other moderators.
    #[schema(min_length = 1, max_length = 500)]
    reason: String,
}

/// Closes a report.
#[utoipa::path(post, path = "/api/moderation/reports/{id}/close", params(("id" = String, Path)),
    security(("session" = []), ("token" = [])), request_body = CloseWish, responses((status = 200, body = Nothing), Fault))]
pub async fn close_report(
    State(app): State<App>,
    Owner(me): Owner,
    In(id): In<String>,
    Body(wish): Body<CloseWish>,
) -> Answer<Nothing> {
    must_moderate(&app, &me)?;
    app.manners.close(&me.person.id, &id, &wish.reason).await?;
    Ok(Json(Nothing {}))
}

/// What can be taken from somebody.
#[derive(Clone, Copy, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
pub enum Taken {
    /// To speak at any table.
    Mute,
    /// To sign in, and to be here at all.
    Ban,
}

impl Taken {
    fn kind(self) -> SanctionKind {
        match self {
            Taken::Mute => SanctionKind::Mute,
            Taken::Ban => SanctionKind::Ban,
        }
    }
}

/// What somebody may not do from now on.
#[derive(Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct SentenceWish {
    /// Who.
    person: String,
    /// What.
    kind: Taken,
    /// For how many hours; for ever if nothing is said.
    #[schema(minimum = 1, maximum = 87600)]
    #[ts(optional)]
    hours: Option<u32>,
    /// Why. Whoever is barred is told.
    #[schema(min_length = 1, max_length = 500)]
    reason: String,
}

/// Silences or bars somebody. Whoever is barred is signed out everywhere.
#[utoipa::path(post, path = "/api/moderation/sentences", security(("session" = []), ("token" = [])),
    request_body = SentenceWish, responses((status = 200, body = Nothing), Fault))]
pub async fn sentence(
    State(app): State<App>,
    Owner(me): Owner,
    Body(wish): Body<SentenceWish>,
) -> Answer<Nothing> {
    must_moderate(&app, &me)?;
    let person = app.people.find(&wish.person).await?.id;
    let sentence = Sentence { kind: wish.kind.kind(), hours: wish.hours, reason: wish.reason };
    app.manners.sentence(&me.person.id, &person, sentence).await?;
    if let Taken::Ban = wish.kind {
        app.people.sign_out_everywhere(&person).await?;
    }
    Ok(Json(Nothing {}))
}

/// What somebody may do again.
#[derive(Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct PardonWish {
    /// Who.
    person: String,
    /// What.
    kind: Taken,
    /// Why.
    #[schema(min_length = 1, max_length = 500)]
    reason: String,
}

/// Lets somebody speak or sign in again.
#[utoipa::path(post, path = "/api/moderation/pardons", security(("session" = []), ("token" = [])),
    request_body = PardonWish, responses((status = 200, body = Nothing), Fault))]
pub async fn pardon(
    State(app): State<App>,
    Owner(me): Owner,
    Body(wish): Body<PardonWish>,
) -> Answer<Nothing> {
    must_moderate(&app, &me)?;
    let person = app.people.find(&wish.person).await?.id;
    app.manners.pardon(&me.person.id, &person, wish.kind.kind(), &wish.reason).await?;
    Ok(Json(Nothing {}))
}

pub(super) fn export_types(to: &ts_rs::Config) -> Result<(), ts_rs::ExportError> {
    BlockWish::export_all(to)?;
    ReportWish::export_all(to)?;
    ModerationTold::export_all(to)?;
    CloseWish::export_all(to)?;
    SentenceWish::export_all(to)?;
    PardonWish::export_all(to)?;
    Ok(())
}
