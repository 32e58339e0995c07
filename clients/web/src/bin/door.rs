//! The first page and all that is not a table.

use web::Program;

static DOOR: Program = Program::door();

fn main() {
    DOOR.start();
}
