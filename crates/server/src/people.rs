//! Who is who: guests with one click, names and passwords for those who stay, and sessions that end.

use crate::clock::Now;
use crate::error::{Fault, TableFault};
use crate::hashing::Hashing;
use crate::manners::Manners;
use crate::names::{self, Taken};
use crate::slowing::Slowing;
use crate::{passwords, secrets};
use crossroads_room::Person;
use crossroads_room::protocol::PersonTold;
use crossroads_store::{PersonId, PersonRow, Result as Stored, SessionKind, SessionRow};
use std::sync::Arc;
use tokio::sync::broadcast;

/// The longest label of a session, in characters.
const LONGEST_LABEL: usize = 24;
/// How many ended sessions a socket may be late to hear of before it asks the store.
const REVOCATIONS: usize = 64;
/// How long a session lasts, in milliseconds: a year.
pub(crate) const SESSION_MS: i64 = 365 * 24 * 3_600_000;

/// Everybody who plays.
#[derive(Clone)]
pub struct People {
    now: Now,
    /// Tells open sockets who is not signed in any more.
    revoked: broadcast::Sender<Revoked>,
    hashing: Hashing,
    taken: Arc<Taken>,
    slowing: Arc<Slowing>,
    manners: Manners,
}

/// Who is not signed in any more.
#[derive(Clone, Debug)]
pub enum Revoked {
    /// Whoever came with the token of this hash.
    Token(Vec<u8>),
    /// This person, wherever.
    Person(PersonId),
}

/// A person with a session.
#[derive(Clone, Debug)]
pub struct SignedIn {
    /// Who.
    pub person: PersonRow,
    /// The hash of the token they came with.
    pub token_hash: Vec<u8>,
    /// What they may do with it.
    pub kind: SessionKind,
}

impl People {
    /// The people of a store.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn open(manners: Manners) -> Stored<People> {
        let (revoked, _) = broadcast::channel(REVOCATIONS);
        let taken = Arc::new(Taken::by(manners.store().registered().await?));
        let (hashing, slowing) = (Hashing::new(), Arc::default());
        Ok(People { now: Now::new(), revoked, hashing, taken, slowing, manners })
    }

    /// A new guest, and the token of a session.
    ///
    /// # Errors
    /// Somebody signs in by a name that looks like this, or the store objects.
    pub async fn welcome_guest(&self, name: Option<&str>) -> Result<(PersonRow, String), Fault> {
        let name = match name {
            Some(name) => names::checked(name)?,
            None => self.guest_name(),
        };
        if self.taken.is_anothers(&name, None) {
            return Err(Fault::NameTaken);
        }
        let person =
            PersonRow { id: PersonId(secrets::id()), name, password: None, created_ms: self.now.ms() };
        self.manners.store().put_person(person.clone()).await?;
        let token = self.open_session(&person.id, SessionKind::Browser, "").await?;
        tracing::info!(person = %person.id, name = ?person.name, "a guest came");
        Ok((person, token))
    }

    /// A friendly name by which nobody signs in. There are thousands, so it is soon found.
    fn guest_name(&self) -> String {
        loop {
            let name = secrets::guest_name();
            if !self.taken.is_anothers(&name, None) {
                return name;
            }
        }
    }

    /// Opens a session; the token is told once and stored as a hash.
    ///
    /// # Errors
    /// The store objects.
    pub async fn open_session(
        &self,
        person: &PersonId,
        kind: SessionKind,
        label: &str,
    ) -> Result<String, Fault> {
        let token = secrets::token();
        let session = SessionRow {
            token_hash: secrets::token_hash(&token),
            person: person.clone(),
            kind,
            label: label.chars().filter(|letter| !letter.is_control()).take(LONGEST_LABEL).collect(),
            created_ms: self.now.ms(),
        };
        self.manners.store().put_session(session).await?;
        Ok(token)
    }

    /// Who comes with this token. A session that is too old ends here.
    ///
    /// # Errors
    /// The store objects.
    pub async fn by_token(&self, token: &str) -> Result<Option<SignedIn>, Fault> {
        let token_hash = secrets::token_hash(token);
        let Some(session) = self.manners.store().session(&token_hash).await? else { return Ok(None) };
        if session.created_ms.saturating_add(SESSION_MS) < self.now.ms() {
            self.sign_out(&token_hash).await?;
            return Ok(None);
        }
        let person = self.manners.store().person(&session.person).await?;
        let person = person.filter(|person| self.manners.must_be_welcome(&person.id).is_ok());
        Ok(person.map(|person| SignedIn { person, token_hash, kind: session.kind }))
    }

    /// Gives a person another name.
    ///
    /// # Errors
    /// The name is not acceptable, or looks like one that somebody signs in by.
    pub async fn rename(&self, person: &PersonRow, name: &str) -> Result<PersonRow, Fault> {
        let renamed = PersonRow { name: names::checked(name)?, ..person.clone() };
        if person.password.is_none() {
            if self.taken.is_anothers(&renamed.name, Some(&person.id)) {
                return Err(Fault::NameTaken);
            }
            self.manners.store().put_person(renamed.clone()).await?;
            return Ok(renamed);
        }
        self.put_registered(&renamed, Some(&person.name)).await?;
        Ok(renamed)
    }

    /// Writes somebody who signs in by the name, and perhaps did so by another one before.
    async fn put_registered(&self, person: &PersonRow, before: Option<&str>) -> Result<(), Fault> {
        self.taken.take(&person.name, &person.id)?;
        let stored = self.manners.store().put_person(person.clone()).await;
        match before {
            Some(before) if stored.is_ok() => self.taken.give_back(before, &person.id, Some(&person.name)),
            kept if stored.is_err() => self.taken.give_back(&person.name, &person.id, kept),
            _ => {}
        }
        Ok(stored?)
    }

    /// Sets a password, with which the name becomes the person's own. Whoever has one says it again. All other sessions
    /// end: they may be somebody else's.
    ///
    /// # Errors
    /// The password is not acceptable, the old one is wrong, or somebody signs in by a name that looks the same.
    pub async fn set_password(
        &self,
        who: &SignedIn,
        password: &str,
        old: Option<&str>,
    ) -> Result<PersonRow, Fault> {
        let before = &who.person;
        passwords::check(password, &before.name)?;
        if before.password.is_some() {
            self.must_be_right(before, old.unwrap_or_default()).await?;
        }
        let name = names::checked(&before.name)?;
        if self.taken.is_anothers(&name, Some(&before.id)) {
            return Err(Fault::NameTaken);
        }
        let hash = self.hashing.hash(password.to_owned()).await?;
        let person = PersonRow { name, password: Some(hash), ..before.clone() };
        let owned = before.password.is_some().then_some(&*before.name);
        self.put_registered(&person, owned).await?;
        tracing::info!(person = %person.id, name = ?person.name, "a password was set");
        for session in self.sessions(&person.id).await? {
            if session.token_hash != who.token_hash {
                self.sign_out(&session.token_hash).await?;
            }
        }
        Ok(person)
    }

    /// Somebody says their password again.
    ///
    /// # Errors
    /// It is another one.
    pub async fn must_be_right(&self, person: &PersonRow, password: &str) -> Result<(), Fault> {
        let login = person.name.to_lowercase();
        self.slowing.note_try(&login, self.now.ms())?;
        if !self.fits(password, person.password.clone()).await? {
            tracing::info!(person = %person.id, name = ?person.name, "a password was wrong");
            return Err(Fault::WrongPassword);
        }
        self.slowing.forgive(&login);
        Ok(())
    }

    /// Signs somebody in by name and password.
    ///
    /// # Errors
    /// One of the two is wrong; which, is not told, and cannot be told from the time it takes. Or a moderator has barred them.
    pub async fn sign_in(&self, name: &str, password: &str) -> Result<(PersonRow, String), Fault> {
        // Names that were taken before each letter had one form are found as they were.
        let name = names::checked(name).unwrap_or_else(|_| name.trim().to_owned());
        let login = name.to_lowercase();
        self.slowing.note_try(&login, self.now.ms())?;
        let is_text = !login.contains('\0');
        let person = if is_text { self.manners.store().person_by_login(&name).await? } else { None };
        let known = person.as_ref().and_then(|person| person.password.clone());
        let fits = self.fits(password, known).await?;
        let Some(person) = person.filter(|_| fits) else {
            tracing::info!(?name, "a sign-in failed");
            return Err(Fault::WrongPassword);
        };
        self.slowing.forgive(&login);
        self.manners.must_be_welcome(&person.id)?;
        let token = self.open_session(&person.id, SessionKind::Browser, "").await?;
        tracing::info!(person = %person.id, name = ?person.name, "somebody signed in");
        Ok((person, token))
    }

    async fn fits(&self, password: &str, known: Option<String>) -> Result<bool, Fault> {
        if password.len() > passwords::LONGEST {
            return Ok(false);
        }
        self.hashing.is_right(password.to_owned(), known).await
    }

    /// The name of somebody; empty if nobody remembers.
    ///
    /// # Errors
    /// The store objects.
    pub async fn name_of(&self, person: &PersonId) -> Result<String, Fault> {
        Ok(self.manners.store().person(person).await?.map_or_else(String::new, |person| person.name))
    }

    /// Ends a session.
    ///
    /// # Errors
    /// The store objects.
    pub async fn sign_out(&self, token_hash: &[u8]) -> Result<(), Fault> {
        self.manners.store().delete_session(token_hash).await?;
        let _ = self.revoked.send(Revoked::Token(token_hash.to_owned()));
        Ok(())
    }

    /// Ends every session of somebody.
    ///
    /// # Errors
    /// The store objects.
    pub async fn sign_out_everywhere(&self, person: &PersonId) -> Result<(), Fault> {
        for session in self.sessions(person).await? {
            self.sign_out(&session.token_hash).await?;
        }
        let _ = self.revoked.send(Revoked::Person(person.clone()));
        Ok(())
    }

    /// Somebody by their id, or by the name that they sign in by.
    ///
    /// # Errors
    /// There is nobody, or the store objects.
    pub async fn find(&self, who: &str) -> Result<PersonRow, Fault> {
        if who.contains('\0') {
            return Err(TableFault::NotFound("person").into());
        }
        let found = match self.manners.store().person(&PersonId(who.to_owned())).await? {
            Some(person) => Some(person),
            None => self.manners.store().person_by_login(who).await?,
        };
        Ok(found.ok_or(TableFault::NotFound("person"))?)
    }

    /// A person as others see it.
    pub fn told(&self, person: &PersonRow) -> PersonTold {
        PersonTold {
            id: person.id.0.clone(),
            name: person.name.clone(),
            guest: person.password.is_none(),
            moderates: self.manners.moderates(&person.id),
        }
    }

    /// Where to hear of sessions that have ended.
    pub fn revocations(&self) -> broadcast::Receiver<Revoked> {
        self.revoked.subscribe()
    }

    /// Whether a session has not ended.
    ///
    /// # Errors
    /// The store objects.
    pub async fn is_signed_in(&self, who: &SignedIn) -> Result<bool, Fault> {
        Ok(self.manners.store().session(&who.token_hash).await?.is_some())
    }

    /// Forgets somebody.
    ///
    /// # Errors
    /// The store objects.
    pub async fn forget(&self, person: &PersonRow) -> Result<(), Fault> {
        self.manners.store().delete_person(&person.id).await?;
        tracing::info!(person = %person.id, "somebody was forgotten");
        self.taken.give_back(&person.name, &person.id, None);
        let _ = self.revoked.send(Revoked::Person(person.id.clone()));
        Ok(())
    }

    /// The sessions of somebody.
    ///
    /// # Errors
    /// The store objects.
    pub async fn sessions(&self, person: &PersonId) -> Result<Vec<SessionRow>, Fault> {
        Ok(self.manners.store().sessions_of(person).await?)
    }
}

/// A person as a table knows them.
pub fn at_table(person: &PersonRow) -> Person {
    Person { id: person.id.0.clone(), name: person.name.clone(), guest: person.password.is_none() }
}
