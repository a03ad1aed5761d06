//! What a table may be asked before it starts: a schema that a page, a terminal and a test can read.

use crate::dice::Chance;
use serde::Serialize;
use serde_json::{Map, Value};
use ts_rs::TS;

/// One option of a game. Its words are messages: `option-<id>`, `option-<id>-help`, and [`OptionRow::choice_message`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct OptionRow {
    /// The name of the field in the game's options.
    pub id: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
    /// The clause that allows the choice.
    pub clause: &'static str,
    /// Whether everybody who opens a table should be asked; the others are finer points.
    pub main: bool,
    /// Whether a switch is on if nobody says otherwise.
    pub on: bool,
    /// What the messages that name the choices begin with, where these are things with names of their own: with `event`
    /// the choice `corruption` is called `event-corruption`. Without it they are named after the option.
    pub named: Option<&'static str>,
    /// The seat that it is about, counted from 1: it means nothing at a table without that seat.
    pub seat: Option<u8>,
    /// Whether a table says nothing because of it that others do not say as well.
    pub plain: bool,
}

impl OptionRow {
    /// Something that is on or off, off by default.
    pub const fn switch(id: &'static str, clause: &'static str) -> OptionRow {
        OptionRow::row(id, OptionKind::Switch, clause)
    }

    /// One of several, the first by default.
    pub const fn choice(
        id: &'static str,
        choices: &'static [&'static str],
        clause: &'static str,
    ) -> OptionRow {
        OptionRow::row(id, OptionKind::Choice(choices), clause)
    }

    /// A number in a range.
    pub const fn number(
        id: &'static str,
        least: u8,
        most: u8,
        default: u8,
        clause: &'static str,
    ) -> OptionRow {
        let kind = OptionKind::Number { least: least as i64, most: most as i64, default: default as i64 };
        OptionRow::row(id, kind, clause)
    }

    /// A finer point of the whole table, off or named after itself, until more is said of it.
    const fn row(id: &'static str, kind: OptionKind, clause: &'static str) -> OptionRow {
        OptionRow { id, kind, clause, main: false, on: false, named: None, seat: None, plain: false }
    }

    /// The same switch, on by default.
    pub const fn on(self) -> OptionRow {
        OptionRow { on: true, ..self }
    }

    /// The same option, one that everybody is asked for.
    pub const fn main(self) -> OptionRow {
        OptionRow { main: true, ..self }
    }

    /// The same option, whose choices are things with names of their own.
    pub const fn named(self, named: &'static str) -> OptionRow {
        OptionRow { named: Some(named), ..self }
    }

    /// The same option, about one seat.
    pub const fn of_seat(self, seat: u8) -> OptionRow {
        OptionRow { seat: Some(seat), ..self }
    }

    /// The same option, one that brings no words of its own to a table.
    pub const fn plain(self) -> OptionRow {
        OptionRow { plain: true, ..self }
    }

    /// The value that it has if nobody says otherwise.
    pub fn usual(&self) -> Value {
        match self.kind {
            OptionKind::Switch => Value::from(self.on),
            OptionKind::Choice(choices) => Value::from(choices.first().copied()),
            OptionKind::Number { default, .. } => Value::from(default),
        }
    }

    /// The message that names one of the choices.
    pub fn choice_message(&self, choice: &str) -> String {
        match self.named {
            Some(named) => format!("{named}-{choice}"),
            None => format!("option-{}-{choice}", self.id),
        }
    }
}

/// Options that people know by one name, such as everything that one box holds. What a preset does not set keeps its
/// default. Its words are messages: `preset-<id>` and `preset-<id>-help`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Preset {
    /// The name on the command line.
    pub id: &'static str,
    /// The options that it sets, by id.
    pub sets: &'static [(&'static str, Setting)],
}

impl Preset {
    /// The options as a table is made with them.
    pub fn options(&self) -> Map<String, Value> {
        self.sets.iter().map(|(id, setting)| ((*id).to_owned(), setting.value())).collect()
    }
}

/// The value of an option in a preset.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(untagged)]
#[ts(export_to = "protocol.ts")]
pub enum Setting {
    /// On or off.
    Switch(bool),
    /// One of several.
    Choice(&'static str),
    /// A number.
    Number(i64),
}

impl Setting {
    /// A switch that is on.
    pub const ON: Setting = Setting::Switch(true);

    fn value(self) -> Value {
        match self {
            Setting::Switch(on) => on.into(),
            Setting::Choice(choice) => choice.into(),
            Setting::Number(number) => number.into(),
        }
    }
}

/// The values that an option takes. The default is the first choice, what [`OptionRow::on`] says, or as given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
pub enum OptionKind {
    /// On or off.
    Switch,
    /// One of these; the first by default.
    Choice(&'static [&'static str]),
    /// A number in a range.
    Number {
        /// The least value.
        least: i64,
        /// The greatest value.
        most: i64,
        /// The value if nobody says otherwise.
        default: i64,
    },
}

fn counted(seats: &u8) -> String {
    if *seats == 1 { "1 seat".to_owned() } else { format!("{seats} seats") }
}

/// Options that a game cannot be played with.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionsError {
    /// The game does not seat that many.
    #[error("{}: the game is for {least} to {most} ({clause})", counted(.seats))]
    Seats {
        /// How many were asked for.
        seats: u8,
        /// The fewest the game takes.
        least: u8,
        /// The most the game takes.
        most: u8,
        /// The clause that says so.
        clause: &'static str,
    },
    /// Two options exclude each other.
    #[error("these options do not go together: {why} ({clause})")]
    Clash {
        /// What clashes, in plain words.
        why: &'static str,
        /// The clause that says so.
        clause: &'static str,
    },
    /// A value that an option cannot have.
    #[error("options: {value} is no value of `{id}` ({clause})")]
    Value {
        /// Which option.
        id: &'static str,
        /// What was asked for, as JSON.
        value: String,
        /// The clause that allows the choice.
        clause: &'static str,
    },
    /// The options are no such object.
    #[error("options: {0}")]
    Malformed(String),
}

/// Whether a table with these options says nothing that others do not say as well: all that differ from the usual are
/// [plain](OptionRow::plain). An option that is left out has its usual value.
pub fn are_plain(schema: &[OptionRow], options: &Value) -> bool {
    schema.iter().all(|row| row.plain || options.get(row.id).is_none_or(|value| *value == row.usual()))
}

/// Whether every option that is named has a value of its kind.
///
/// # Errors
/// The first that has not.
pub fn check_values(schema: &[OptionRow], options: &Value) -> Result<(), OptionsError> {
    for row in schema {
        let Some(value) = options.get(row.id) else { continue };
        let fits = match row.kind {
            OptionKind::Switch => value.is_boolean(),
            OptionKind::Choice(choices) => value.as_str().is_some_and(|it| choices.contains(&it)),
            OptionKind::Number { least, most, .. } => {
                value.as_i64().is_some_and(|it| (least..=most).contains(&it))
            }
        };
        if !fits {
            return Err(OptionsError::Value { id: row.id, value: value.to_string(), clause: row.clause });
        }
    }
    Ok(())
}

/// A random value for each option, for tests that want every kind of table.
pub fn random(schema: &[OptionRow], chance: &mut impl Chance) -> Value {
    let mut options = Map::new();
    for row in schema {
        let value = match row.kind {
            OptionKind::Switch => Value::Bool(chance.below(2) == 1),
            OptionKind::Choice(choices) => {
                choices.get(chance.below(choices.len() as u32) as usize).map_or(Value::Null, |c| (*c).into())
            }
            OptionKind::Number { least, most, .. } => {
                (least + i64::from(chance.below((most - least + 1) as u32))).into()
            }
        };
        options.insert(row.id.to_owned(), value);
    }
    Value::Object(options)
}
