//! Who is who: guests with one click, names and passwords for those who stay, and sessions that can be revoked.

use crate::clock::Now;
use crate::error::Fault;
use crate::protocol::PersonTold;
use crate::secrets;
use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use crossroads_store::{PersonId, PersonRow, SessionKind, SessionRow, Store};
use std::sync::Arc;
use tokio::sync::{Semaphore, broadcast};

/// The longest name, in characters.
const LONGEST_NAME: usize = 24;
/// The shortest password, in characters.
const SHORTEST_PASSWORD: usize = 8;
/// The longest password, in bytes: hashing is slow on purpose and must not be fed with megabytes.
const LONGEST_PASSWORD: usize = 200;
/// How many passwords are hashed at once.
const HASHED_AT_ONCE: usize = 2;
/// How many ended sessions a socket may be late to hear of before it asks the store.
const REVOCATIONS: usize = 64;

/// Everybody who plays.
#[derive(Clone)]
pub struct People {
    store: Arc<dyn Store>,
    now: Now,
    /// Tells open sockets who is not signed in any more.
    revoked: broadcast::Sender<Revoked>,
    /// Hashing a password takes a lot of memory and time, so not many are hashed at once.
    hashing: Arc<Semaphore>,
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
}

impl People {
    /// The people of a store.
    pub fn new(store: Arc<dyn Store>) -> People {
        let (revoked, _) = broadcast::channel(REVOCATIONS);
        People { store, now: Now::new(), revoked, hashing: Arc::new(Semaphore::new(HASHED_AT_ONCE)) }
    }

    /// A new guest, and the token of a session.
    ///
    /// # Errors
    /// The store objects.
    pub async fn welcome_guest(&self, name: Option<&str>) -> Result<(PersonRow, String), Fault> {
        let name = name.map_or_else(|| Ok(secrets::guest_name()), checked_name)?;
        let person =
            PersonRow { id: PersonId(secrets::id()), name, password: None, created_ms: self.now.ms() };
        self.store.put_person(person.clone()).await?;
        let token = self.open_session(&person.id, SessionKind::Browser, "").await?;
        Ok((person, token))
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
            label: label.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect(),
            created_ms: self.now.ms(),
        };
        self.store.put_session(session).await?;
        Ok(token)
    }

    /// Who comes with this token.
    ///
    /// # Errors
    /// The store objects.
    pub async fn by_token(&self, token: &str) -> Result<Option<SignedIn>, Fault> {
        let token_hash = secrets::token_hash(token);
        let Some(session) = self.store.session(&token_hash).await? else { return Ok(None) };
        let person = self.store.person(&session.person).await?;
        Ok(person.map(|person| SignedIn { person, token_hash }))
    }

    /// Gives a person another name.
    ///
    /// # Errors
    /// The name is not acceptable, or somebody signs in by it.
    pub async fn rename(&self, person: &PersonRow, name: &str) -> Result<PersonRow, Fault> {
        let person = PersonRow { name: checked_name(name)?, ..person.clone() };
        self.store.put_person(person.clone()).await?;
        Ok(person)
    }

    /// Sets a password, with which the name becomes the person's own.
    ///
    /// # Errors
    /// The password is not acceptable, or somebody signs in by the name.
    pub async fn set_password(&self, person: &PersonRow, password: &str) -> Result<PersonRow, Fault> {
        if password.chars().count() < SHORTEST_PASSWORD || password.len() > LONGEST_PASSWORD {
            return Err(Fault::NotAcceptable("a password has 8 to 200 characters"));
        }
        let password = password.to_owned();
        let hash = self.hash(move || {
            let hash = Argon2::default().hash_password(password.as_bytes());
            hash.map(|hash| hash.to_string()).map_err(|_| Fault::Store)
        });
        let person = PersonRow { password: Some(hash.await?), ..person.clone() };
        self.store.put_person(person.clone()).await?;
        Ok(person)
    }

    /// Signs somebody in by name and password.
    ///
    /// # Errors
    /// One of the two is wrong; which, is not told.
    pub async fn sign_in(&self, name: &str, password: &str) -> Result<(PersonRow, String), Fault> {
        let name = checked_name(name).map_err(|_| Fault::WrongPassword)?;
        let person = self.store.person_by_login(&name).await?.ok_or(Fault::WrongPassword)?;
        let known = person.password.clone().ok_or(Fault::WrongPassword)?;
        if password.len() > LONGEST_PASSWORD {
            return Err(Fault::WrongPassword);
        }
        let password = password.to_owned();
        self.hash(move || {
            let known = PasswordHash::new(&known).map_err(|_| Fault::WrongPassword)?;
            Argon2::default().verify_password(password.as_bytes(), &known).map_err(|_| Fault::WrongPassword)
        })
        .await?;
        let token = self.open_session(&person.id, SessionKind::Browser, "").await?;
        Ok((person, token))
    }

    /// Hashes off the async threads.
    async fn hash<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        let _free = self.hashing.acquire().await.map_err(|_| Fault::Closing)?;
        tokio::task::spawn_blocking(work).await.map_err(|_| Fault::Store)?
    }

    /// The name of somebody; empty if nobody remembers.
    ///
    /// # Errors
    /// The store objects.
    pub async fn name_of(&self, person: &PersonId) -> Result<String, Fault> {
        Ok(self.store.person(person).await?.map_or_else(String::new, |person| person.name))
    }

    /// Ends a session.
    ///
    /// # Errors
    /// The store objects.
    pub async fn sign_out(&self, token_hash: &[u8]) -> Result<(), Fault> {
        self.store.delete_session(token_hash).await?;
        let _ = self.revoked.send(Revoked::Token(token_hash.to_owned()));
        Ok(())
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
        Ok(self.store.session(&who.token_hash).await?.is_some())
    }

    /// Forgets somebody.
    ///
    /// # Errors
    /// The store objects.
    pub async fn forget(&self, person: &PersonId) -> Result<(), Fault> {
        self.store.delete_person(person).await?;
        let _ = self.revoked.send(Revoked::Person(person.clone()));
        Ok(())
    }

    /// The sessions of somebody.
    ///
    /// # Errors
    /// The store objects.
    pub async fn sessions(&self, person: &PersonId) -> Result<Vec<SessionRow>, Fault> {
        Ok(self.store.sessions_of(person).await?)
    }
}

/// A person as others see it.
pub fn told(person: &PersonRow) -> PersonTold {
    PersonTold { id: person.id.0.clone(), name: person.name.clone(), guest: person.password.is_none() }
}

/// A name without spaces around it, neither empty nor endless, with letters that can be seen.
fn checked_name(name: &str) -> Result<String, Fault> {
    let name = name.trim();
    let length = name.chars().count();
    if length == 0 || length > LONGEST_NAME || name.chars().any(char::is_control) {
        return Err(Fault::NotAcceptable("a name has 1 to 24 characters"));
    }
    Ok(name.to_owned())
}
