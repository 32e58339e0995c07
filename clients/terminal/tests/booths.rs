//! Whatever the catalogue offers can be shown in a terminal.

mod common;

use common::plan_of;
use prose::Lang;
use terminal::{Seating, Session, Sitter};

#[test]
fn every_game_of_the_catalogue_can_be_sat_down_to() {
    for entry in host::GAMES {
        let mut plan = plan_of(entry.info.id, "you", Lang::En);
        let seats = usize::from(entry.info.seats_min);
        plan.seating =
            Seating::of(&vec![Sitter::default(); seats]).expect("as many as the game asks");
        let session = Session::open(&plan).expect("a booth shows the game");
        assert_eq!(session.table().info().id, entry.info.id);
    }
}
