//! What is stored.
//!
//! Texts hold no NUL and figures are finite: one of the databases could not keep them otherwise.

use crate::StoreError;
use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

/// Ids are short texts that the server makes up.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub struct $name(pub String);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}
id!(
    /// Who somebody is.
    PersonId
);
id!(
    /// Which table.
    TableId
);

/// Enums are stored as words.
macro_rules! words {
    ($name:ident { $($variant:ident => $word:literal),+ $(,)? }) => {
        impl $name {
            /// The word in the store.
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word),+
                }
            }
        }

        impl FromStr for $name {
            type Err = StoreError;
            fn from_str(word: &str) -> Result<Self, StoreError> {
                match word {
                    $($word => Ok($name::$variant),)+
                    _ => Err(StoreError::Unknown(format!("{} {word}", stringify!($name)))),
                }
            }
        }
    };
}

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonRow {
    /// Who it is.
    pub id: PersonId,
    /// What the others read.
    pub name: String,
    /// The password's hash in PHC form; guests have none. With one, the name is theirs alone.
    pub password: Option<String>,
    /// When they came.
    pub created_ms: i64,
}

impl PersonRow {
    /// What they sign in with: the name in lower case, if there is a password.
    pub(crate) fn login(&self) -> Option<String> {
        self.password.is_some().then(|| self.name.to_lowercase())
    }
}

/// How a session is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SessionKind {
    /// A browser with a cookie.
    Browser,
    /// A program with a token, to play.
    Api,
    /// A program with a token, to look only.
    Look,
}
words!(SessionKind { Browser => "browser", Api => "api", Look => "look" });

/// A way in for a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionRow {
    /// The hash of the secret token.
    pub token_hash: Vec<u8>,
    /// Whose it is.
    pub person: PersonId,
    /// How it is used.
    pub kind: SessionKind,
    /// What its owner calls it.
    pub label: String,
    /// When it was opened.
    pub created_ms: i64,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Seats are being taken.
    Open,
    /// It is being played.
    Running,
    /// It is over.
    Over,
}
words!(Status { Open => "open", Running => "running", Over => "over" });

/// A table without its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Which table.
    pub id: TableId,
    /// The id of its game.
    pub game: String,
    /// Where it stands.
    pub status: Status,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// Who sits or has sat there.
    pub people: BTreeSet<PersonId>,
    /// Everything else, in the server's own words.
    pub head: String,
    /// How often it was written.
    pub version: u64,
    /// When it was made.
    pub created_ms: i64,
    /// When it was written last, which is what lists are ordered by.
    pub updated_ms: i64,
}

/// Which tables are wanted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableQuery {
    /// Only of this game.
    pub game: Option<String>,
    /// Only with this status.
    pub status: Option<Status>,
    /// Only those of this person, whether the lobby shows them or not.
    pub person: Option<PersonId>,
    /// Only those in which this person is named: who sits there, who made it, who is muted, who said something.
    pub names: Option<PersonId>,
    /// Without a person: also those that the lobby does not show.
    pub unlisted: bool,
    /// At most so many.
    pub most: u64,
}

impl TableQuery {
    /// Every table there is, whether the lobby shows it or not.
    pub fn all() -> TableQuery {
        TableQuery { unlisted: true, most: u64::MAX >> 1, ..TableQuery::default() }
    }
}

/// Before when what was written last is forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Before {
    /// Tables that are open.
    pub open_ms: i64,
    /// Tables that are running, counted from the last line of their log too.
    pub running_ms: i64,
    /// Tables that are over.
    pub over_ms: i64,
    /// Guests, counted from when they came, who sit or sat at no table.
    pub guests_ms: i64,
}

/// A line of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogRow {
    /// Its number, counted from 0 without a gap.
    pub number: u64,
    /// When it was written.
    pub at_ms: i64,
    /// What it says, in the server's own words.
    pub line: Vec<u8>,
}

impl LogRow {
    /// Whether the lines go on from this number without a gap.
    pub(crate) fn follow(next: u64, lines: &[LogRow]) -> bool {
        (0..).zip(lines).all(|(nth, line)| next.checked_add(nth) == Some(line.number))
    }
}

/// A line of a table's chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatRow {
    /// Its number, counted from 0; there may be gaps.
    pub number: u64,
    /// When it was said.
    pub at_ms: i64,
    /// By whom; the empty id is somebody who has been forgotten.
    pub person: PersonId,
    /// What was said.
    pub text: String,
}

/// How well somebody plays a game.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingRow {
    /// The game's id.
    pub game: String,
    /// Who.
    pub person: PersonId,
    /// The strength that is supposed.
    pub mean: f64,
    /// How sure that is.
    pub deviation: f64,
    /// How many tables it rests on.
    pub tables: u64,
}

/// Where a browser wants to be told that it is its person's turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SubscriptionRow {
    /// The hash of the token of the session that asked for it, with which it ends.
    pub session: Vec<u8>,
    /// The address at the browser's push service.
    pub endpoint: String,
    /// The browser's public key.
    pub public_key: Vec<u8>,
    /// What only the browser and we know.
    pub secret: Vec<u8>,
    /// The language in which to tell it.
    pub lang: String,
    /// When it was asked for.
    pub created_ms: i64,
}

/// Where somebody wants to be written to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MailRow {
    /// Who.
    pub person: PersonId,
    /// The address.
    pub address: String,
    /// The language in which to write.
    pub lang: String,
    /// Whether whoever reads there has said that it is theirs.
    pub confirmed: bool,
    /// Whether they want to be told that it is their turn.
    pub wanted: bool,
    /// The last day on which something was sent there, counted from 1970.
    pub day: i64,
    /// How much was sent on that day.
    pub sent: u64,
}

/// Something that somebody has complained of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportRow {
    /// Which report.
    pub id: String,
    /// When.
    pub at_ms: i64,
    /// Who; the empty id is somebody who has been forgotten.
    pub reporter: PersonId,
    /// Of whom.
    pub about: PersonId,
    /// At which table, if it was at one.
    pub table: Option<TableId>,
    /// Why.
    pub reason: String,
    /// What was said there last, in the server's own words.
    pub said: String,
    /// When a moderator has closed it, and which.
    pub closed: Option<(i64, PersonId)>,
}

/// What somebody may not do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SanctionKind {
    /// Speak at any table.
    Mute,
    /// Sign in.
    Ban,
}
words!(SanctionKind { Mute => "mute", Ban => "ban" });

/// That somebody may not do something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SanctionRow {
    /// Who.
    pub person: PersonId,
    /// What.
    pub kind: SanctionKind,
    /// Until when; for ever if nothing is said.
    pub until_ms: Option<i64>,
    /// Why.
    pub reason: String,
    /// Since when.
    pub at_ms: i64,
}
