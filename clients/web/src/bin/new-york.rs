//! The tables of New York.

use games::NewYork;
use web::Program;

static GAME: Program = Program::of::<NewYork>();

fn main() {
    GAME.start();
}
