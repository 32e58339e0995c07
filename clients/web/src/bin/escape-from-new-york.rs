//! The tables of Escape from New York.

use escape_from_new_york::Escape;
use web::Program;

static GAME: Program = Program::of::<Escape>();

fn main() {
    GAME.start();
}
