//! The tables of New York New York, and the page that shows every part: its cards are of this game.

use new_york_new_york::NewYorkNewYork;
use web::{Program, pages};

static GAME: Program = Program {
    page: pages::at_a_table_or_the_kit,
    ..Program::of::<NewYorkNewYork>()
};

fn main() {
    GAME.start();
}
