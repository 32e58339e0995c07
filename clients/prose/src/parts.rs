//! A scoring in parts: what is counted, one thing after the other.

use tabletop::{PerSeat, Seat};

use crate::Audience;

/// One thing that a scoring counts: the runs, the parks, the income. Shown one after the other,
/// the parts of a scoring let a table be followed while it is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredPart {
    /// What is counted, in a word or two.
    pub name: String,
    /// What each gets for it, in the order of the seats.
    pub rows: Vec<PartRow>,
}

/// What somebody gets in a part of a scoring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartRow {
    /// Whose it is; nobody's for whoever scores without sitting at the table.
    pub seat: Option<Seat>,
    /// What they are called.
    pub name: String,
    /// What they had before.
    pub before: u16,
    /// What they get.
    pub gain: u16,
}

impl ScoredPart {
    /// A part that gives each seat so much, on top of what `sums` holds and will hold.
    pub(crate) fn adding(
        name: String,
        gains: &PerSeat<u8>,
        sums: &mut PerSeat<u16>,
        audience: &Audience,
    ) -> ScoredPart {
        let row = |(seat, gain): (Seat, &u8)| {
            let gain = u16::from(*gain);
            let before = sums[seat];
            sums[seat] += gain;
            PartRow {
                seat: Some(seat),
                name: audience.label(seat),
                before,
                gain,
            }
        };
        ScoredPart {
            name,
            rows: gains.iter().map(row).collect(),
        }
    }

    /// A scoring that counts one thing only.
    pub(crate) fn only(name: String, gains: &PerSeat<u8>, audience: &Audience) -> Vec<ScoredPart> {
        let mut sums = PerSeat::new(gains.seats());
        vec![ScoredPart::adding(name, gains, &mut sums, audience)]
    }
}
