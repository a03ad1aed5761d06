//! What people read, before it is put into a language.
//!
//! A game never writes a sentence: it names a [`Message`] with arguments, and a catalogue in three languages turns
//! it into words. A board's text twin is a [`Text`]: lines of styled spans that a terminal prints, a screen reader
//! speaks and a golden test reads.

use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use ts_rs::TS;

/// The languages Crossroads speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
pub enum Lang {
    /// English.
    En,
    /// Russian.
    Ru,
    /// Ukrainian.
    Uk,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Ru, Lang::Uk];

    /// The language's two letters.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Ru => "ru",
            Lang::Uk => "uk",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = String;
    fn from_str(text: &str) -> Result<Lang, String> {
        let known = Lang::ALL.into_iter().find(|lang| lang.code() == text);
        known.ok_or_else(|| format!("no language `{text}`: en, ru or uk"))
    }
}

/// The same text in each language, compiled into the program.
#[derive(Clone, Copy, Debug)]
pub struct InLanguages {
    /// English.
    pub en: &'static str,
    /// Russian.
    pub ru: &'static str,
    /// Ukrainian.
    pub uk: &'static str,
}

impl InLanguages {
    /// The text in one language.
    pub const fn get(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Ru => self.ru,
            Lang::Uk => self.uk,
        }
    }
}

/// The files `en`, `ru` and `uk` of a folder, by its path from here and their ending: `in_languages!("../rules/", ".md")`.
#[macro_export]
macro_rules! in_languages {
    ($folder:literal, $ending:literal) => {
        $crate::words::InLanguages {
            en: include_str!(concat!($folder, "en", $ending)),
            ru: include_str!(concat!($folder, "ru", $ending)),
            uk: include_str!(concat!($folder, "uk", $ending)),
        }
    };
}

/// A sentence to be: its id in the catalogue and what goes into it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Message {
    /// The id in the catalogue of the game.
    pub id: &'static str,
    /// Named arguments.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A message without arguments.
    pub fn new(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
    }

    /// The message with one more argument.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }
}

/// One argument of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
pub enum Arg {
    /// A number, which the language may decline.
    Number(i64),
    /// Notation that is the same in every language: a cell, a drawing, a clause id.
    Code(String),
    /// A seat; the reader knows who sits there.
    Seat(Seat),
    /// Another message of the same catalogue.
    Message(Box<Message>),
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Number(number)
    }
}

impl From<String> for Arg {
    fn from(code: String) -> Arg {
        Arg::Code(code)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(Box::new(message))
    }
}

/// A board in text.
pub type Text = Vec<Line>;

/// One line of a text.
pub type Line = Vec<Span>;

/// A piece of a line in one style.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Span {
    /// How it looks.
    pub style: Style,
    /// What it says: drawn characters, or a message to be put into words.
    pub piece: Piece,
}

/// What a span says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
pub enum Piece {
    /// Characters as they are.
    Drawn(String),
    /// Words.
    Said(Message),
}

impl Span {
    /// Characters in a style.
    pub fn drawn(style: Style, text: impl Into<String>) -> Span {
        Span { style, piece: Piece::Drawn(text.into()) }
    }

    /// Words in a style.
    pub fn said(style: Style, message: Message) -> Span {
        Span { style, piece: Piece::Said(message) }
    }
}

/// What a span means; a terminal or a page chooses the colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
pub enum Style {
    /// Ordinary text.
    Plain,
    /// Frames and what matters less.
    Faint,
    /// What matters more.
    Strong,
    /// Something that may be chosen now.
    Lit,
    /// The first colour of the game's own (highway, …).
    First,
    /// The second colour of the game's own (railway, …).
    Second,
    /// The third colour of the game's own (lava, …).
    Third,
    /// Both the first and the second (a station, …).
    Both,
}

/// A choice as a menu shows it: groups from the coarse to the fine, such as die, cell, orientation.
pub type ChoicePath = Vec<Message>;
