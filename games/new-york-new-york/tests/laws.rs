//! What holds for every game.

use new_york_new_york::NewYorkNewYork;

#[test]
fn the_laws_hold() {
    testkit::Laws::<NewYorkNewYork>::new().games(10_000).check();
}
