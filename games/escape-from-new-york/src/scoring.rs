//! How it ends.

use tabletop::{Ending, Outcome, PerSeat, Seats, Standing};

use crate::state::{End, Escape};

// rules: FU-31, FU-33, FU-34
/// Together, alone, or nobody.
pub(crate) fn outcome(table: &Escape) -> Option<Outcome> {
    let (winners, ending) = match table.ending? {
        End::Together(seats) => (seats, Ending::SharedVictory),
        End::Alone(seat) => (Seats::only(seat), Ending::LoneVictory),
        End::Defeat => (Seats::EMPTY, Ending::Defeat),
    };
    let standings = PerSeat::from_fn(table.heroes.seats(), |seat| {
        let won = winners.contains(seat);
        let behind = if won { 0 } else { winners.len() as u8 };
        Standing {
            rank: behind + 1,
            won,
            score: None,
        }
    });
    Some(Outcome { standings, ending })
}
