//! Refusals: moves that the rules forbid. Not errors, which are the outside world, and not bugs.

use serde::Serialize;

/// A move the rules forbid: the clause that forbids it and the game's typed reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal<W> {
    /// The stable id of the clause that forbids the move, such as `RI-4.9`.
    pub clause: &'static str,
    /// Why, in the game's own terms; a client puts it into words.
    pub why: W,
}

impl<W> Refusal<W> {
    /// A refusal by this clause.
    #[inline]
    pub const fn at(clause: &'static str, why: W) -> Refusal<W> {
        Refusal { clause, why }
    }
}
