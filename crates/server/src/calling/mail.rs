//! E-mail, where whoever runs the server has set it up: who is written to, how often, and how they make it stop.
//!
//! Nobody is written to before they have said, from that very address, that it is theirs; the one letter that asks for it is
//! counted for whoever wants it, for where they come from, and for the address.

use super::Call;
use super::words::Words;
use crate::error::{Fault, TableFault};
use crate::keys::Keys;
use crate::settings::MailSettings;
use crossroads_engine::Lang;
use crossroads_store::{MailRow, PersonId, PersonRow, Store};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;

/// How much is sent to one person a day.
const A_DAY: u64 = 20;
const DAY_MS: i64 = 24 * 3_600_000;
/// For how long the link works by which somebody says that an address is theirs.
const CONFIRM_MS: i64 = 2 * DAY_MS;
/// How long a mail server may take.
const PATIENCE: Duration = Duration::from_secs(20);
/// How many addresses somebody may name in an hour, from wherever they come, and how often one may be named.
const ASKED_AN_HOUR: NonZeroU32 = NonZeroU32::new(4).unwrap();

type Counted<K> = DefaultKeyedRateLimiter<K>;

/// Why the server cannot write e-mails as it was told to.
#[derive(Debug, thiserror::Error)]
pub enum MailError {
    /// The mail server is not named as it must be.
    #[error("the mail server: {0}")]
    Server(String),
    /// A password would be sent in the clear.
    #[error("the way to the mail server is not encrypted: say smtps://… or smtp://…?tls=required")]
    Open,
    /// Nobody can be named as the sender.
    #[error("the sender of e-mails: {0}")]
    Sender(String),
    /// Nobody knows where links lead.
    #[error("links in e-mails need the address of this server: http(s)://NAME, without a path")]
    Site,
}

/// Whoever writes e-mails.
#[derive(Clone)]
pub struct Mailer(Arc<Inner>);

struct Inner {
    smtp: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    site: String,
    keys: Arc<Keys>,
    store: Arc<dyn Store>,
    /// Held while a row is read and written.
    writing: Mutex<()>,
    asked_by: Counted<String>,
    asked_from: Counted<IpAddr>,
    asked_of: Counted<String>,
}

impl Mailer {
    /// Somebody who writes as the settings say.
    ///
    /// # Errors
    /// They make no sense.
    pub fn new(settings: &MailSettings, keys: Arc<Keys>, store: Arc<dyn Store>) -> Result<Mailer, MailError> {
        let MailSettings { smtp, from, site } = settings;
        if !is_private(smtp) {
            return Err(MailError::Open);
        }
        let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(smtp);
        let builder = builder.map_err(|error| MailError::Server(error.to_string()))?;
        let from: Mailbox = from.parse().map_err(|error| MailError::Sender(format!("{from}: {error}")))?;
        let site = site.trim_end_matches('/').to_owned();
        let uri: axum::http::Uri = site.parse().map_err(|_| MailError::Site)?;
        let is_site = matches!(uri.scheme_str(), Some("http" | "https")) && matches!(uri.path(), "" | "/");
        if !is_site {
            return Err(MailError::Site);
        }
        Ok(Mailer(Arc::new(Inner {
            smtp: builder.timeout(Some(PATIENCE)).build(),
            from,
            site,
            keys,
            store,
            writing: Mutex::default(),
            asked_by: RateLimiter::keyed(Quota::per_hour(ASKED_AN_HOUR)),
            asked_from: RateLimiter::keyed(Quota::per_hour(ASKED_AN_HOUR)),
            asked_of: RateLimiter::keyed(Quota::per_hour(ASKED_AN_HOUR)),
        })))
    }

    /// Where somebody wants to be written to.
    ///
    /// # Errors
    /// The store objects.
    pub async fn of(&self, person: &PersonId) -> Result<Option<MailRow>, Fault> {
        Ok(self.0.store.mail_of(person).await?)
    }

    /// Somebody wants to be written to at this address, and is asked there whether it is theirs.
    ///
    /// # Errors
    /// It is none, it was asked too often, or it cannot be written to.
    pub async fn ask(
        &self,
        person: &PersonRow,
        address: &str,
        lang: Lang,
        from: Option<IpAddr>,
        now_ms: i64,
    ) -> Result<MailRow, Fault> {
        let address: Address =
            address.trim().parse().map_err(|_| TableFault::NotAcceptable("that is no address for e-mail"))?;
        let address = address.to_string();
        let is_too_much = too_many(&self.0.asked_by, &person.id.0)
            || from.is_some_and(|from| too_many(&self.0.asked_from, &from))
            || too_many(&self.0.asked_of, &address.to_lowercase());
        if is_too_much {
            return Err(TableFault::TooMany.into());
        }
        let row = {
            let _alone = self.0.writing.lock().await;
            let before = self.of(&person.id).await?;
            // Whoever changes the address and back has the same day.
            let (day, sent) = before.map_or((0, 0), |before| (before.day, before.sent));
            let (id, lang) = (person.id.clone(), lang.code().to_owned());
            let row = MailRow { person: id, address, lang, confirmed: false, wanted: true, day, sent };
            self.0.store.put_mail(row.clone()).await?;
            row
        };
        let words = Words::of(lang);
        let until_s = (now_ms + CONFIRM_MS) / 1000;
        let word = self.0.keys.word("confirm", &[&row.person.0, &until_s.to_string(), &row.address]);
        let token = format!("{}-{until_s}-{word}", row.person);
        // It greets nobody: who reads there may never have heard of us, and a name can be anything.
        let text = [
            words.say("mail-confirm", &[]),
            format!("{}/mail/confirm/{token}", self.0.site),
            words.say("mail-confirm-not", &[]),
        ];
        let letter =
            self.letter(&row, words.say("mail-confirm-subject", &[]), &text.join("\n\n"), Vec::new());
        self.send(&row, letter).await.map_err(|error| {
            tracing::warn!(person = %row.person, %error, "an e-mail could not be sent");
            Fault::from(TableFault::NotNow("the e-mail could not be sent"))
        })?;
        Ok(row)
    }

    /// Somebody says by a link from a letter that its address is theirs.
    ///
    /// # Errors
    /// The link is not one of ours, is too old, or the address is another by now.
    pub async fn confirm(&self, token: &str, now_ms: i64) -> Result<(), Fault> {
        let (person, until_s, word) = parts(token).ok_or(TableFault::NotFound("link"))?;
        let until_s: i64 = until_s.parse().map_err(|_| TableFault::NotFound("link"))?;
        let fits = |row: &MailRow| {
            let parts = [&*row.person.0, &until_s.to_string(), &row.address];
            until_s.saturating_mul(1000) > now_ms && self.0.keys.is_word(word, "confirm", &parts)
        };
        self.change(&person, fits, |row| row.confirmed = true).await
    }

    /// Somebody wants no more letters, by a link from one of them.
    ///
    /// # Errors
    /// The link is not one of ours, or the address is another by now.
    pub async fn unsubscribe(&self, token: &str) -> Result<(), Fault> {
        let (person, _, word) = parts(token).ok_or(TableFault::NotFound("link"))?;
        let fits = |row: &MailRow| self.0.keys.is_word(word, "unsubscribe", &[&row.person.0, &row.address]);
        self.change(&person, fits, |row| row.wanted = false).await
    }

    /// Somebody wants letters, or no more.
    ///
    /// # Errors
    /// No address of theirs is known.
    pub async fn want(&self, person: &PersonId, wanted: bool) -> Result<(), Fault> {
        self.change(person, |_| true, |row| row.wanted = wanted).await
    }

    /// Forgets an address.
    ///
    /// # Errors
    /// The store objects.
    pub async fn forget(&self, person: &PersonId) -> Result<(), Fault> {
        let _alone = self.0.writing.lock().await;
        Ok(self.0.store.delete_mail(person).await?)
    }

    /// Writes to somebody that it is their turn, if they want that and have not been written to too often today. Answers
    /// whether a letter was sent.
    ///
    /// # Errors
    /// It could not be sent.
    pub async fn call(&self, call: &Call, name: &str, now_ms: i64) -> Result<bool, Fault> {
        let Some(row) = self.stamp(&call.person, now_ms).await? else { return Ok(false) };
        let words = Words::of(row.lang.parse().unwrap_or(Lang::En));
        let said = call.said(&words, now_ms);
        let word = self.0.keys.word("unsubscribe", &[&row.person.0, &row.address]);
        let leave = format!("{}/mail/unsubscribe/{}-0-{word}", self.0.site, row.person);
        let text = [
            words.say("mail-greeting", &[("name", name.into())]),
            format!("{} {}", words.say("mail-call", &[("game", call.title.into())]), said.body)
                .trim()
                .to_owned(),
            format!("{}/t/{}", self.0.site, call.table),
            format!("-- \n{}\n{leave}", words.say("mail-leave", &[])),
        ];
        // How mail programs let somebody leave (RFC 2369), and that it takes one click (RFC 8058).
        let ways_out = vec![
            header("List-Unsubscribe", format!("<{leave}>")),
            header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()),
        ];
        let letter = self.letter(&row, said.title, &text.join("\n\n"), ways_out);
        self.send(&row, letter).await.map_err(|error| {
            tracing::warn!(person = %row.person, %error, "an e-mail could not be sent");
            Fault::from(TableFault::NotNow("the e-mail could not be sent"))
        })?;
        Ok(true)
    }

    /// Counts a letter for today, if there may be one more.
    async fn stamp(&self, person: &PersonId, now_ms: i64) -> Result<Option<MailRow>, Fault> {
        let _alone = self.0.writing.lock().await;
        let today = now_ms.div_euclid(DAY_MS);
        let Some(row) = self.of(person).await?.filter(|row| row.confirmed && row.wanted) else {
            return Ok(None);
        };
        let sent = if row.day == today { row.sent } else { 0 };
        if sent >= A_DAY {
            return Ok(None);
        }
        let row = MailRow { day: today, sent: sent + 1, ..row };
        self.0.store.put_mail(row.clone()).await?;
        Ok(Some(row))
    }

    async fn change(
        &self,
        person: &PersonId,
        fits: impl Fn(&MailRow) -> bool,
        change: impl FnOnce(&mut MailRow),
    ) -> Result<(), Fault> {
        let _alone = self.0.writing.lock().await;
        let row = self.of(person).await?.filter(fits);
        let mut row = row.ok_or(TableFault::NotFound("address"))?;
        change(&mut row);
        Ok(self.0.store.put_mail(row).await?)
    }

    fn letter(
        &self,
        row: &MailRow,
        subject: String,
        text: &str,
        headers: Vec<HeaderValue>,
    ) -> Result<Message, String> {
        let to: Address = row.address.parse().map_err(|_| "the address is none".to_owned())?;
        let letter = Message::builder().from(self.0.from.clone()).to(Mailbox::new(None, to)).subject(subject);
        // A machine that answers letters is not to answer this one (RFC 3834).
        let own = header("Auto-Submitted", "auto-generated".to_owned());
        let letter =
            headers.into_iter().chain([own]).fold(letter, |letter, header| letter.raw_header(header));
        letter.header(ContentType::TEXT_PLAIN).body(text.to_owned()).map_err(|error| error.to_string())
    }

    async fn send(&self, row: &MailRow, letter: Result<Message, String>) -> Result<(), String> {
        self.0.smtp.send(letter?).await.map_err(|error| error.to_string())?;
        tracing::debug!(person = %row.person, "an e-mail was sent");
        Ok(())
    }
}

/// Who is meant by a token, until when it holds, and its word, without dots: a place in the page has none. Whatever else is written there never reaches the store.
fn parts(token: &str) -> Option<(PersonId, &str, &str)> {
    let (person, rest) = token.split_once('-')?;
    let (until, word) = rest.split_once('-')?;
    let is_id = !person.is_empty() && person.bytes().all(|letter| letter.is_ascii_alphanumeric());
    is_id.then(|| (PersonId(person.to_owned()), until, word))
}

fn header(name: &'static str, value: String) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value)
}

/// Whether nobody between us and the mail server can read what we say.
fn is_private(smtp: &str) -> bool {
    let Ok(uri) = smtp.parse::<axum::http::Uri>() else {
        return smtp.starts_with("smtps://");
    };
    let is_required = uri.query().is_some_and(|query| query.split('&').any(|pair| pair == "tls=required"));
    let host = uri.host().unwrap_or_default().trim_start_matches('[').trim_end_matches(']');
    let is_here = host == "localhost" || host.parse().is_ok_and(|address: IpAddr| address.is_loopback());
    uri.scheme_str() == Some("smtps") || is_required || is_here
}

fn too_many<K: Clone + Eq + std::hash::Hash>(counted: &Counted<K>, whose: &K) -> bool {
    if counted.len() > 10_000 {
        counted.retain_recent();
    }
    counted.check_key(whose).is_err()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_not_sent_in_the_clear() {
        for good in [
            "smtps://ana:secret@mail.example",
            "smtp://ana:secret@mail.example:587?tls=required",
            "smtp://127.0.0.1:2525",
            "smtp://localhost",
        ] {
            assert!(is_private(good), "{good}");
        }
        for open in [
            "smtp://mail.example",
            "smtp://ana:secret@mail.example?tls=opportunistic",
            "smtp://127.0.0.1.example",
        ] {
            assert!(!is_private(open), "{open}");
        }
    }
}
