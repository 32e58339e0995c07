//! The tables of The City.

use the_city::TheCity;
use web::Program;

static GAME: Program = Program::of::<TheCity>();

fn main() {
    GAME.start();
}
