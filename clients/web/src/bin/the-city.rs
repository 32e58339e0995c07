//! The tables of The City.

use games::TheCity;
use web::Program;

static GAME: Program = Program::of::<TheCity>();

fn main() {
    GAME.start();
}
