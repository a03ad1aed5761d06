//! All tests of the game in one binary.

mod because;
mod chapters;
mod conformance;
mod laws;
mod matrix;
mod replays;
mod words;
