//! Passwords are hashed slowly and with much memory, on purpose. So only a few are at work at once, in memory that is kept
//! for the next; a few more may wait, and whoever comes after them is told to come again.
//!
//! The memory is kept because it is large: given back and taken again, it would be spread over the heap of whoever ran
//! last, and the process would grow by gigabytes.

use crate::error::{Fault, TableFault};
use crate::secrets;
use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How many passwords are hashed at once.
const AT_ONCE: usize = 2;
/// How many may wait for that or be at work.
const WAITING: usize = 32;

/// Where passwords are hashed.
#[derive(Clone)]
pub struct Hashing {
    waiting: Arc<Semaphore>,
    at_once: Arc<Semaphore>,
    /// Never more than are hashed at once.
    memory: Arc<Mutex<Vec<Vec<Block>>>>,
}

impl Hashing {
    /// Nobody waits yet, and no memory is held.
    pub fn new() -> Hashing {
        Hashing {
            waiting: Arc::new(Semaphore::new(WAITING)),
            at_once: Arc::new(Semaphore::new(AT_ONCE)),
            memory: Arc::default(),
        }
    }

    /// The hash of a new password, in PHC form.
    ///
    /// # Errors
    /// Too many wait.
    pub async fn hash(&self, password: String) -> Result<String, Fault> {
        self.work(move |memory| {
            let salt = secrets::random_bytes::<{ Salt::RECOMMENDED_LENGTH }>();
            let argon2 = Argon2::default();
            let hash = output(&argon2, &password, &salt, Params::DEFAULT_OUTPUT_LEN, memory)?;
            let hash = PasswordHash {
                algorithm: Algorithm::default().ident(),
                version: Some(Version::default().into()),
                params: ParamsString::try_from(argon2.params()).ok()?,
                salt: Some(Salt::new(&salt).ok()?),
                hash: Some(hash),
            };
            Some(hash.to_string())
        })
        .await?
        .ok_or(Fault::Store)
    }

    /// Whether a password is the one of this hash. Without a hash it is not, and to find that out takes as long.
    ///
    /// # Errors
    /// Too many wait.
    pub async fn is_right(&self, password: String, known: Option<String>) -> Result<bool, Fault> {
        self.work(move |memory| {
            if let Some(known) = known {
                return fits(&password, &known, memory);
            }
            let argon2 = Argon2::default();
            let nothing = [0; Salt::RECOMMENDED_LENGTH];
            output(&argon2, &password, &nothing, Params::DEFAULT_OUTPUT_LEN, memory).and(Some(false))
        })
        .await
        .map(|fits| fits.unwrap_or(false))
    }

    /// Works off the async threads, when its turn comes.
    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Vec<Block>) -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let waits = self.waiting.clone().try_acquire_owned().map_err(|_| TableFault::TooMany)?;
        let turn = self.at_once.clone().acquire_owned().await.map_err(|_| Fault::Closing)?;
        let kept = self.memory.clone();
        // The place goes with the work: whoever hangs up meanwhile has not ended it.
        let held: [OwnedSemaphorePermit; 2] = [waits, turn];
        let done = tokio::task::spawn_blocking(move || {
            let mut memory = kept.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default();
            let done = work(&mut memory);
            kept.lock().unwrap_or_else(PoisonError::into_inner).push(memory);
            drop(held);
            done
        });
        done.await.map_err(|_| Fault::Store)
    }
}

impl Default for Hashing {
    fn default() -> Hashing {
        Hashing::new()
    }
}

fn fits(password: &str, known: &str, memory: &mut Vec<Block>) -> Option<bool> {
    let known = PasswordHash::new(known).ok()?;
    let version =
        known.version.map_or(Some(Version::default()), |version| Version::try_from(version).ok())?;
    let algorithm = Algorithm::try_from(known.algorithm.as_str()).ok()?;
    let argon2 = Argon2::new(algorithm, version, Params::try_from(&known).ok()?);
    let (salt, hash) = (known.salt?, known.hash?);
    // Compared in constant time.
    Some(output(&argon2, password, &salt, hash.len(), memory)? == hash)
}

fn output(
    argon2: &Argon2,
    password: &str,
    salt: &[u8],
    length: usize,
    memory: &mut Vec<Block>,
) -> Option<Output> {
    let blocks = argon2.params().block_count();
    if memory.len() < blocks {
        memory.resize(blocks, Block::new());
    }
    let mut bytes = vec![0; length];
    let filled =
        argon2.hash_password_into_with_memory(password.as_bytes(), salt, &mut bytes, &mut memory[..]);
    filled.ok()?;
    Output::new(&bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use argon2::{PasswordHasher, PasswordVerifier};

    #[tokio::test]
    async fn a_hash_is_what_everybody_else_makes_of_it() {
        let hashing = Hashing::new();
        let ours = hashing.hash("correct horse".to_owned()).await.unwrap();
        let parsed = PasswordHash::new(&ours).unwrap();
        assert!(Argon2::default().verify_password(b"correct horse", &parsed).is_ok(), "{ours}");
        let theirs = Argon2::default().hash_password(b"battery staple").unwrap().to_string();
        for (password, right) in [("battery staple", true), ("battery stapler", false)] {
            assert_eq!(hashing.is_right(password.to_owned(), Some(theirs.clone())).await, Ok(right));
        }
        assert_eq!(hashing.is_right("battery staple".to_owned(), None).await, Ok(false));
    }

    #[tokio::test]
    async fn so_many_wait_and_memory_is_bounded() {
        let hashing = Hashing::new();
        let tries = (0..2 * WAITING).map(|_| hashing.is_right("x".to_owned(), None));
        let answers = futures_util::future::join_all(tries).await;
        let too_many = |answer: &&Result<bool, Fault>| **answer == Err(TableFault::TooMany.into());
        assert_eq!(answers.iter().filter(too_many).count(), WAITING);
        assert!(hashing.memory.lock().unwrap().len() <= AT_ONCE);
        assert_eq!(hashing.is_right("x".to_owned(), None).await, Ok(false), "and then there is room again");
    }
}
