//! The laws of the house.

use escape_from_new_york::{Escape, state::options::Options};
use tabletop::Options as _;

/// The game as in the box, every agreement alone, and all of them together.
fn tables() -> Vec<Options> {
    let mut tables = vec![Options::default()];
    let mut all = Options::default();
    for choice in Options::CHOICES
        .iter()
        .filter(|choice| choice.key != "heroes")
    {
        let mut one = Options::default();
        one.set(choice.key, "yes").expect("a switch can be set");
        all.set(choice.key, "yes").expect("a switch can be set");
        tables.push(one);
    }
    tables.push(all);
    tables
}

#[test]
fn the_laws_hold() {
    testkit::Laws::<Escape>::new()
        .options(tables())
        .games(3)
        .check();
}
