//! All tests of the game in one binary.

mod because;
mod chapters;
mod clause_figures;
mod conformance;
mod figures;
mod laws;
mod replays;
mod words;
