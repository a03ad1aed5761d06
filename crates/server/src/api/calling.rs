//! How somebody wants to be called back: at which browser, at which address.

use super::people::session_id;
use super::{Answer, Asked, Body, In, Nothing, Owner, Whence};
use crate::App;
use crate::calling::seal;
use crate::error::{Fault, TableFault};
use crate::people::SignedIn;
use axum::Json;
use axum::extract::State;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use crossroads_engine::Lang;
use crossroads_store::SubscriptionRow;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

/// How I am called when it is my turn at a table by days.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct CallsTold {
    /// The key by which push services know this server, as a browser wants it.
    push_key: String,
    /// Whether this browser is called.
    push: bool,
    /// Whether this server writes e-mails.
    can_mail: bool,
    /// Where I am written to.
    mail: Option<MailTold>,
}

/// Where somebody is written to.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct MailTold {
    /// The address.
    address: String,
    /// Whether they have said, from there, that it is theirs.
    confirmed: bool,
    /// Whether they want to be written to.
    wanted: bool,
}

/// A browser at which somebody is called.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct CalledTold {
    /// The session that asked for it.
    session: String,
    /// Its address at its push service.
    endpoint: String,
    /// In which language.
    lang: String,
    /// Since when, in milliseconds since 1970.
    created_ms: i64,
}

pub(super) async fn mail_told(app: &App, me: &SignedIn) -> Result<Option<MailTold>, Fault> {
    let row = app.hall.calling().address_of(&me.person.id).await?;
    Ok(row.map(|row| MailTold { address: row.address, confirmed: row.confirmed, wanted: row.wanted }))
}

pub(super) async fn called_told(app: &App, me: &SignedIn) -> Result<Vec<CalledTold>, Fault> {
    let rows = app.hall.calling().subscriptions(&me.person.id).await?;
    let told = rows.into_iter().map(|row| CalledTold {
        session: session_id(&row.session),
        endpoint: row.endpoint,
        lang: row.lang,
        created_ms: row.created_ms,
    });
    Ok(told.collect())
}

/// How I am called when it is my turn at a table by days.
#[utoipa::path(get, path = "/api/me/calls", security(("session" = []), ("token" = [])),
    responses((status = 200, body = CallsTold), Fault))]
pub async fn calls(State(app): State<App>, Owner(me): Owner) -> Answer<CallsTold> {
    let calling = app.hall.calling();
    let subscriptions = calling.subscriptions(&me.person.id).await?;
    let can_mail = calling.mailer().is_ok();
    Ok(Json(CallsTold {
        push_key: app.settings.keys.push().public(),
        push: subscriptions.iter().any(|row| row.session == me.token_hash),
        can_mail,
        mail: if can_mail { mail_told(&app, &me).await? } else { None },
    }))
}

/// A browser's subscription to its push service, as the browser tells it.
#[derive(Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct PushWish {
    /// The address at the push service.
    #[schema(max_length = 1024)]
    endpoint: String,
    /// The browser's public key, in base64 for addresses.
    #[schema(max_length = 128)]
    p256dh: String,
    /// The browser's secret, in base64 for addresses.
    #[schema(max_length = 64)]
    auth: String,
    /// The language in which to call.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    lang: Lang,
}

/// So many bytes that stand in base64.
fn bytes(text: &str, many: usize) -> Result<Vec<u8>, Fault> {
    let bytes = BASE64.decode(text.trim_end_matches('=')).ok().filter(|bytes| bytes.len() == many);
    bytes.ok_or_else(|| TableFault::NotAcceptable("that is no key of a browser").into())
}

/// Calls me at this browser when it is my turn at a table by days, as long as I am signed in there.
#[utoipa::path(post, path = "/api/me/push", security(("session" = []), ("token" = [])),
    request_body = PushWish, responses((status = 200, body = Nothing), Fault))]
pub async fn subscribe(
    State(app): State<App>,
    Owner(me): Owner,
    Body(wish): Body<PushWish>,
) -> Answer<Nothing> {
    let calling = app.hall.calling();
    calling.check(&wish.endpoint)?;
    let subscription = SubscriptionRow {
        session: me.token_hash,
        endpoint: wish.endpoint,
        public_key: bytes(&wish.p256dh, seal::PUBLIC_KEY)?,
        secret: bytes(&wish.auth, seal::SECRET)?,
        lang: wish.lang.code().to_owned(),
        created_ms: calling.now_ms(),
    };
    calling.subscribe(subscription).await?;
    Ok(Json(Nothing {}))
}

/// Calls me at this browser no more.
#[utoipa::path(delete, path = "/api/me/push", security(("session" = []), ("token" = [])),
    responses((status = 200, body = Nothing), Fault))]
pub async fn unsubscribe(State(app): State<App>, Owner(me): Owner) -> Answer<Nothing> {
    app.hall.calling().unsubscribe(&me.token_hash).await?;
    Ok(Json(Nothing {}))
}

/// An address at which I want to be written to.
#[derive(Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct MailWish {
    /// The address.
    #[schema(max_length = 254)]
    address: String,
    /// The language in which to write.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    lang: Lang,
}

/// Asks at this address whether it is mine. When I have said so there, I am written to when it is my turn at a table by days.
#[utoipa::path(post, path = "/api/me/mail", security(("session" = []), ("token" = [])),
    request_body = MailWish, responses((status = 200, body = MailTold), Fault))]
pub async fn ask_for_mail(
    State(app): State<App>,
    Owner(me): Owner,
    Whence(address): Whence,
    Body(wish): Body<MailWish>,
) -> Answer<MailTold> {
    let calling = app.hall.calling();
    let mailer = calling.mailer()?;
    // Guests cost a click: whoever wants to annoy strangers would have any number of them.
    if me.person.password.is_none() {
        return Err(TableFault::Forbidden("only who has a password can be written to").into());
    }
    if wish.address.len() > 254 || wish.address.contains('\0') {
        return Err(TableFault::NotAcceptable("that is no address for e-mail").into());
    }
    let row = mailer.ask(&me.person, &wish.address, wish.lang, address, calling.now_ms()).await?;
    Ok(Json(MailTold { address: row.address, confirmed: row.confirmed, wanted: row.wanted }))
}

/// Whether I want to be written to.
#[derive(Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct MailChange {
    /// Whether I do.
    wanted: bool,
}

/// Writes to me, or no more, and keeps the address.
#[utoipa::path(patch, path = "/api/me/mail", security(("session" = []), ("token" = [])),
    request_body = MailChange, responses((status = 200, body = Nothing), Fault))]
pub async fn want_mail(
    State(app): State<App>,
    Owner(me): Owner,
    Body(change): Body<MailChange>,
) -> Answer<Nothing> {
    app.hall.calling().mailer()?.want(&me.person.id, change.wanted).await?;
    Ok(Json(Nothing {}))
}

/// Forgets my address.
#[utoipa::path(delete, path = "/api/me/mail", security(("session" = []), ("token" = [])),
    responses((status = 200, body = Nothing), Fault))]
pub async fn forget_mail(State(app): State<App>, Owner(me): Owner) -> Answer<Nothing> {
    app.hall.calling().forget_address(&me.person.id).await?;
    Ok(Json(Nothing {}))
}

/// What a link in an e-mail bears.
#[derive(Deserialize, ToSchema, IntoParams, TS)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct LinkWish {
    /// The last part of the link.
    #[schema(max_length = 200)]
    token: String,
}

/// Says, by a link from an e-mail, that its address is mine. Nobody has to be signed in for that.
#[utoipa::path(post, path = "/api/mail/confirm", request_body = LinkWish,
    responses((status = 200, body = Nothing), Fault))]
pub async fn confirm_mail(State(app): State<App>, Body(link): Body<LinkWish>) -> Answer<Nothing> {
    let calling = app.hall.calling();
    calling.mailer()?.confirm(&link.token, calling.now_ms()).await?;
    Ok(Json(Nothing {}))
}

/// Sends no more e-mails, by a link from one of them. Nobody has to be signed in for that.
#[utoipa::path(post, path = "/api/mail/unsubscribe", params(LinkWish),
    responses((status = 200, body = Nothing), Fault))]
pub async fn leave_mail(State(app): State<App>, Asked(link): Asked<LinkWish>) -> Answer<Nothing> {
    app.hall.calling().mailer()?.unsubscribe(&link.token).await?;
    Ok(Json(Nothing {}))
}

/// The same for a mail program, which sends a word that says so and wants no more than to hear that it was done.
pub(super) async fn one_click(State(app): State<App>, In(token): In<String>) -> Answer<Nothing> {
    app.hall.calling().mailer()?.unsubscribe(&token).await?;
    Ok(Json(Nothing {}))
}

pub(super) fn export_types(to: &ts_rs::Config) -> Result<(), ts_rs::ExportError> {
    CallsTold::export_all(to)?;
    CalledTold::export_all(to)?;
    MailTold::export_all(to)?;
    PushWish::export_all(to)?;
    MailWish::export_all(to)?;
    MailChange::export_all(to)?;
    LinkWish::export_all(to)?;
    Ok(())
}
