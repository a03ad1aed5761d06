//! The colours of the seats: what is chosen, and for the others what is left, so that no two seats look alike.
//!
//! A game whose cars are painted has an option for the colour of each seat, and the choice is kept there and nowhere else;
//! for the others the head keeps it.

use crate::Room;
use crate::fault::Fault;
use crate::head::{Head, Sitter};
use crate::step::Step;
use crossroads_bots::roster;
use crossroads_engine::{OptionKind, OptionRow, Seat};
use serde_json::Value;

/// The colours of games that have none of their own.
const PALETTE: &[&str] = &["red", "blue", "yellow", "green", "purple", "silver", "cyan", "pink"];

/// The option of a game that says the colour of a seat.
fn colour_option(game: &str, seat: Seat) -> Option<&'static OptionRow> {
    let is_of_seat = |row: &&OptionRow| row.named == Some("colour") && row.seat == Some(seat.0 + 1);
    roster::game(game)?.info().options.iter().find(is_of_seat)
}

/// The colours that the seats of a game can have. The first choice of an option is to have none.
pub fn palette(game: &str) -> &'static [&'static str] {
    match colour_option(game, Seat(0)).map(|row| row.kind) {
        Some(OptionKind::Choice([_, colours @ ..])) => colours,
        _ => PALETTE,
    }
}

impl Head {
    /// The colour of each seat: what is chosen for it, or the next that nobody has chosen. A game does the same with its
    /// cars.
    pub fn colours(&self) -> Vec<&str> {
        let chosen: Vec<Option<&str>> = self.seats().map(|seat| self.chosen_colour(seat)).collect();
        let mut left = palette(&self.game).iter().copied().filter(|colour| !chosen.contains(&Some(colour)));
        chosen.iter().map(|colour| colour.or_else(|| left.next()).unwrap_or_default()).collect()
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats.len() as u8)
    }

    fn chosen_colour(&self, seat: Seat) -> Option<&str> {
        let chosen = match colour_option(&self.game, seat) {
            Some(row) => self.options.get(row.id).and_then(Value::as_str),
            None => self.colours.get(seat.index()).map(String::as_str),
        };
        chosen.filter(|colour| palette(&self.game).contains(colour))
    }

    fn paint(&mut self, colours: Vec<String>) {
        if colour_option(&self.game, Seat(0)).is_none() {
            self.colours = colours;
            return;
        }
        for (seat, colour) in self.seats().zip(colours) {
            if let (Some(row), Value::Object(options)) = (colour_option(&self.game, seat), &mut self.options)
            {
                options.insert(row.id.to_owned(), colour.into());
            }
        }
    }
}

impl Room {
    /// A person chooses the colour of the own seat before the start. What a bot or a free seat has of that colour gets
    /// the own one for it; what another person has stays theirs.
    ///
    /// # Errors
    /// It has started, the person does not sit there, or the colour is not to be had.
    pub fn paint(&mut self, person: &str, colour: &str, step: &mut Step) -> Result<(), Fault> {
        self.must_gather()?;
        let seat = self.seat_of(person)?.index();
        if !palette(&self.head.game).contains(&colour) {
            return Err(Fault::NotFound("colour"));
        }
        let mut colours: Vec<String> = self.head.colours().into_iter().map(str::to_owned).collect();
        if let Some(holder) = colours.iter().position(|it| it == colour) {
            if holder != seat && matches!(self.head.seats[holder], Sitter::Person { .. }) {
                return Err(Fault::NotNow("the colour is taken"));
            }
            colours.swap(holder, seat);
        } else {
            colour.clone_into(&mut colours[seat]);
        }
        self.head.paint(colours);
        self.save_and_tell(step);
        Ok(())
    }
}
