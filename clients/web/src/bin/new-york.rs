//! The tables of New York.

use new_york::NewYork;
use web::Program;

static GAME: Program = Program::of::<NewYork>();

fn main() {
    GAME.start();
}
