//! Which passwords are none: those that everybody tries first.

use crate::error::{Fault, TableFault};

/// The shortest password, in characters.
const SHORTEST: usize = 8;
/// The longest password, in bytes: hashing is slow on purpose and must not be fed with megabytes.
pub const LONGEST: usize = 200;
/// A password of fewer different letters is soon tried.
const FEWEST_LETTERS: usize = 5;
/// A number shorter than this is soon tried.
const SHORTEST_NUMBER: usize = 12;

/// Words that people put digits and signs around, as lists of stolen passwords tell.
const COMMON: &str = include_str!("passwords.txt");

/// Whether a password may be set by somebody of this name.
///
/// # Errors
/// It is too short or too long, or one of those that are tried first.
pub fn check(password: &str, name: &str) -> Result<(), Fault> {
    if password.chars().count() < SHORTEST || password.len() > LONGEST {
        return Err(TableFault::NotAcceptable("a password has 8 to 200 characters").into());
    }
    if is_common(password, name) {
        return Err(TableFault::NotAcceptable("a password that many people try first").into());
    }
    Ok(())
}

fn is_common(password: &str, name: &str) -> bool {
    let plain = password.to_lowercase();
    let mut letters: Vec<char> = plain.chars().collect();
    letters.sort_unstable();
    letters.dedup();
    let is_number = plain.chars().all(|letter| !letter.is_alphabetic());
    let word = plain.trim_matches(|letter: char| !letter.is_alphabetic());
    let unmasked = unmasked(&plain);
    let unmasked = unmasked.trim_matches(|letter: char| !letter.is_alphabetic());
    letters.len() < FEWEST_LETTERS
        || (is_number && plain.chars().count() < SHORTEST_NUMBER)
        || COMMON.split_whitespace().any(|common| common == word || common == unmasked || common == plain)
        || word == name.to_lowercase()
}

/// With letters for the digits and signs that stand for them.
fn unmasked(password: &str) -> String {
    let letter = |sign| match sign {
        '0' => 'o',
        '1' | '!' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        other => other,
    };
    password.chars().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_everybody_tries_first_is_no_password() {
        for password in [
            "12345678",
            "        ",
            "aaaaaaaa",
            "abababab",
            "password",
            "Password1!",
            "p@ssw0rd",
            "qwertyuiop",
            "1q2w3e4r",
            "iloveyou2",
            "11223344",
            "crossroads",
            "Oksana-2001",
            "short",
        ] {
            assert!(check(password, "Oksana").is_err(), "{password}");
        }
        for password in ["correct horse", "wrong mule", "Кобила1975!", "k7#mVq2p", "314159265358979"] {
            assert!(check(password, "Ana").is_ok(), "{password}");
        }
    }
}
