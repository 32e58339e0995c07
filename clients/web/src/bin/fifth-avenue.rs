//! The tables of Fifth Avenue.

use games::FifthAvenue;
use web::Program;

static GAME: Program = Program::of::<FifthAvenue>();

fn main() {
    GAME.start();
}
