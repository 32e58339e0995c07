//! The tables of Escape from New York.

use games::Escape;
use web::Program;

static GAME: Program = Program::of::<Escape>();

fn main() {
    GAME.start();
}
