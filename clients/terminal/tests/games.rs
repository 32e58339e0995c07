//! Whatever the catalogue offers can be shown in a terminal.

mod common;

use common::plan_of;
use prose::Lang;
use tabletop::Viewer;
use terminal::{Seating, Sitter};

#[test]
fn every_game_of_the_catalogue_can_be_shown() {
    for entry in host::GAMES {
        let mut plan = plan_of(entry.info.id, "you", Lang::En);
        let seats = usize::from(entry.info.seats_min);
        plan.seating =
            Seating::of(&vec![Sitter::default(); seats]).expect("as many as the game asks");
        let setup = host::Setup::new(plan.seating.seats(), plan.seed);
        let table = (entry.open)(&setup).expect("the usual options");
        let shown = terminal::show(&table.record(), 0, Viewer::Spectator, Lang::En);
        let shown = shown.expect("the game has a face");
        assert!(!shown.board.is_empty() && !shown.question.is_empty());
    }
}
