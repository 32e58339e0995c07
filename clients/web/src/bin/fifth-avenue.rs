//! The tables of Fifth Avenue.

use fifth_avenue::FifthAvenue;
use web::Program;

static GAME: Program = Program::of::<FifthAvenue>();

fn main() {
    GAME.start();
}
