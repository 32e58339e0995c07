//! Runs, with the places where they lie.

use games::new_york_new_york::{
    components::{BONUS, Colour, SECTIONS},
    state::Skyline,
};

/// Two or more visible cards of one colour side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// Its leftmost position; a run over the seam begins near 12.
    pub first: u8,
    /// How many cards it has.
    pub len: u8,
    /// The points it gives.
    pub bonus: u8,
}

impl Run {
    /// Its positions from left to right, over the seam if need be: `11, 12, 1`.
    pub fn positions(self) -> impl Iterator<Item = u8> {
        (0..self.len).map(move |n| (self.first - 1 + n) % SECTIONS + 1)
    }

    /// Its positions as text: `11–12–1`.
    pub fn path(self) -> String {
        let positions: Vec<_> = self.positions().map(|n| n.to_string()).collect();
        positions.join("–")
    }
}

// rules: NN-026, NN-027, NN-Q01, NN-Q02
/// The runs of `colour`, those beginning further left first; no colour has none.
pub fn runs(skyline: &Skyline, colour: impl Into<Option<Colour>>) -> Vec<Run> {
    let Some(colour) = colour.into() else {
        return Vec::new();
    };
    let shows = |number: u8| skyline.stack((number - 1) % SECTIONS + 1).top() == Some(colour);
    let len_from = |first| (first..first + SECTIONS).take_while(|n| shows(*n)).count() as u8;
    let run = |first, len| Run {
        first,
        len,
        bonus: BONUS[len as usize],
    };
    if len_from(1) == SECTIONS {
        return vec![run(1, SECTIONS)];
    }
    // A run begins where the position to the left, around the ring, shows something else.
    (1..=SECTIONS)
        .filter(|first| !shows(first + SECTIONS - 1))
        .map(|first| run(first, len_from(first)))
        .filter(|run| run.len >= 2)
        .collect()
}
