//! What people may be called. A name is told apart from others by people, so what looks the same is the same, and what
//! cannot be seen is not in it.

use crate::error::{Fault, TableFault};
use crossroads_store::PersonId;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use unicode_normalization::UnicodeNormalization;
use unicode_security::GeneralSecurityProfile;

/// The longest name, in characters.
const LONGEST: usize = 24;
/// What may stand in a name beside letters, digits and what belongs to them.
const SIGNS: &str = " -_.'’!?&+*#@~()";

/// A name as it is kept: each letter in one form, no spaces around it or doubled.
///
/// # Errors
/// It is empty or too long, or has letters that cannot be seen.
pub fn checked(name: &str) -> Result<String, Fault> {
    let name: String = name.nfkc().collect();
    // Spaces only: what else counts as white may turn the line.
    let name = name.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    if length > LONGEST || !name.chars().any(char::is_alphanumeric) || !name.chars().all(may_stand) {
        return Err(TableFault::NotAcceptable("a name has 1 to 24 characters that can be seen").into());
    }
    Ok(name)
}

fn may_stand(letter: char) -> bool {
    // The two joiners belong to some scripts, but where they do nothing nobody sees them.
    let joins = matches!(letter, '\u{200c}' | '\u{200d}');
    let is_picture = matches!(letter, '\u{2600}'..='\u{27bf}' | '\u{1f300}'..='\u{1faff}');
    SIGNS.contains(letter) || is_picture || (letter.identifier_allowed() && !joins)
}

/// What a name looks like. Two names with one likeness cannot be told apart.
pub fn likeness(name: &str) -> String {
    let plain: String =
        name.nfkc().flat_map(char::to_lowercase).filter(|letter| letter.is_alphanumeric()).collect();
    let shown: String = unicode_security::skeleton(&plain).flat_map(char::to_lowercase).collect();
    // What is nothing but signs is only like itself.
    if shown.is_empty() { name.to_owned() } else { shown }
}

/// The names that somebody signs in by, by their likeness.
#[derive(Default)]
pub struct Taken(Mutex<HashMap<String, PersonId>>);

impl Taken {
    /// The names of those who have a password.
    pub fn by(people: impl IntoIterator<Item = (PersonId, String)>) -> Taken {
        Taken(Mutex::new(people.into_iter().map(|(person, name)| (likeness(&name), person)).collect()))
    }

    /// Whether a name looks like that of somebody else who signs in by it.
    pub fn is_anothers(&self, name: &str, person: Option<&PersonId>) -> bool {
        let taken = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        taken.get(&likeness(name)).is_some_and(|owner| Some(owner) != person)
    }

    /// A name becomes somebody's own.
    ///
    /// # Errors
    /// It looks like that of somebody else.
    pub fn take(&self, name: &str, person: &PersonId) -> Result<(), Fault> {
        let mut taken = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let likeness = likeness(name);
        if taken.get(&likeness).is_some_and(|owner| owner != person) {
            return Err(Fault::NameTaken);
        }
        taken.insert(likeness, person.clone());
        Ok(())
    }

    /// A name is nobody's any more, unless it looks like the one that its owner has kept.
    pub fn give_back(&self, name: &str, person: &PersonId, kept: Option<&str>) {
        let likeness = likeness(name);
        if kept.is_some_and(|kept| self::likeness(kept) == likeness) {
            return;
        }
        let mut taken = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if taken.get(&likeness) == Some(person) {
            taken.remove(&likeness);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_kept_in_one_form() {
        for (said, kept) in [
            (" Ana ", "Ana"),
            ("Ana  Maria", "Ana Maria"),
            ("\u{ff21}na", "Ana"),
            ("Jose\u{301}", "José"),
            ("Оксана", "Оксана"),
            ("О’Нил", "О’Нил"),
            ("x_1-2.3", "x_1-2.3"),
            ("Ana \u{1f682}", "Ana \u{1f682}"),
        ] {
            assert_eq!(checked(said).as_deref(), Ok(kept), "{said}");
        }
    }

    #[test]
    fn what_cannot_be_seen_is_no_name_and_in_none() {
        for name in [
            "",
            "   ",
            "x\u{7}y",
            "\u{200b}",
            "A\u{200b}na",
            "A\u{ad}na",
            "A\u{2060}na",
            "\u{202e}anA",
            "A\u{200d}na",
            "a\nb",
            "a\u{2028}b",
            "\u{feff}",
            "\u{e000}",
            "--",
            "\u{3164}",
            "xxxxxxxxxxxxxxxxxxxxxxxxx",
        ] {
            assert!(checked(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn what_looks_the_same_is_taken() {
        let (ana, bo) = (PersonId("ana".to_owned()), PersonId("bo".to_owned()));
        let taken = Taken::by([(ana.clone(), "Paypal 10".to_owned())]);
        for twin in ["paypal 10", "PayPal10", "Pаypal 10", "Paypa1 l0", "Paypal_1O", "ＰＡＹＰＡＬ 10"]
        {
            assert!(taken.is_anothers(twin, None) && taken.take(twin, &bo).is_err(), "{twin}");
            assert!(!taken.is_anothers(twin, Some(&ana)), "her own is hers in every form");
        }
        assert!(!taken.is_anothers("Paypal 11x", None));
        taken.give_back("Paypal 10", &ana, Some("paypal 10"));
        assert!(taken.is_anothers("Paypal 10", Some(&bo)), "she has kept what looks the same");
        taken.give_back("Paypal 10", &ana, None);
        assert!(taken.take("Paypal 10", &bo).is_ok());
    }
}
