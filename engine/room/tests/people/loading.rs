//! What loading a table costs.

use room::EntryKind;
use tabletop::Seat;

use crate::{
    evening::{Evening, entry, load},
    toy::plays,
};

/// So many actions are played again for an undo at most.
const FEW: u64 = 32;

#[test]
fn fifteen_thousand_entries_with_five_thousand_undos_load_with_few_plays_each() {
    let mut entries = Evening::begun(2, 0).entries;
    let step = |action: &str| {
        entry(EntryKind::Played {
            seat: Seat::A,
            action: action.to_owned(),
            ends: false,
        })
    };
    // Five thousand steps forward, and five thousand times one more and back again.
    for n in 0..5_000 {
        entries.push(step("step"));
        entries.push(step("roll"));
        entries.push(entry(EntryKind::TakenBack { to_ply: n + 1 }));
    }
    let before = plays();
    let room = load(&entries);
    let played = plays() - before;
    assert_eq!(room.table().unwrap().ply(), 5_000);
    assert_eq!(
        room.whole(crate::evening::guest(1)).play.unwrap().revision,
        5_000
    );
    let most = 10_000 + 5_000 * FEW;
    assert!(
        played <= most,
        "{played} plays for {} entries",
        entries.len()
    );
}

#[test]
fn what_a_seat_may_take_back_is_found_without_playing_a_long_game_again() {
    let mut evening = Evening::begun(2, 0);
    for _ in 0..500 {
        evening.act(1, "step");
        evening.act(1, "roll");
    }
    evening.act(1, "step");
    let before = plays();
    let table = evening.room.table().unwrap();
    assert_eq!(table.undo_reach(Seat::A), 1_000);
    // A step is tried in thirty-two worlds by each of three viewers.
    let imagined = 3 * 32;
    assert!(
        plays() - before <= 4 * FEW + imagined,
        "{}",
        plays() - before
    );
}
