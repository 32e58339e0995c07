//! The laws of the house.

use fifth_avenue::FifthAvenue;

#[test]
fn the_laws_hold() {
    testkit::Laws::<FifthAvenue>::new().games(60).check();
}
