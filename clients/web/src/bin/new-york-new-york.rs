//! The tables of New York New York, and the page that shows every part: its cards are of this game.

use games::NewYorkNewYork;
use web::{Program, tables::new_york_new_york::at_a_table_or_the_kit};

static GAME: Program = Program {
    page: at_a_table_or_the_kit,
    ..Program::of::<NewYorkNewYork>()
};

fn main() {
    GAME.start();
}
