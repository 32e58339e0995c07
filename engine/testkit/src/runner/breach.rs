//! A breach of a law and the play that led to it.

use std::{error::Error, fmt, marker::PhantomData};

use tabletop::{Game, Options, SeatCount, Seed};

use crate::{laws::BrokenLaw, playout::FullPlay};

/// A breach of a law, and all that is needed to meet it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// Which law, and what was found.
    pub broken: BrokenLaw,
    /// The game's id.
    pub game: &'static str,
    /// The options in one line.
    pub options: String,
    /// How many seats the table had.
    pub seats: SeatCount,
    /// The seed, if a table was laid.
    pub seed: Option<Seed>,
    /// How many actions led there.
    pub ply: usize,
    /// The play so far as the text of a record.
    pub record: Option<String>,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.broken)?;
        let Breach {
            game,
            seats,
            options,
            ply,
            ..
        } = self;
        write!(f, "  game {game}, seats {seats}, options `{options}`")?;
        if let Some(seed) = self.seed {
            write!(f, ", seed {seed}, after ply {ply}")?;
        }
        if let Some(record) = &self.record {
            write!(
                f,
                "\nThe play so far; saved as a .game file it can be replayed:\n\n{record}"
            )?;
        }
        Ok(())
    }
}

impl Error for Breach {}

/// Where a breach is met while there is no play yet.
#[derive(Debug)]
pub(super) struct BreachPlace<'a, G: Game> {
    options: &'a G::Options,
    seats: SeatCount,
    game: PhantomData<G>,
}

impl<'a, G: Game> BreachPlace<'a, G> {
    pub(super) fn of(options: &'a G::Options, seats: SeatCount) -> Self {
        BreachPlace {
            options,
            seats,
            game: PhantomData,
        }
    }

    pub(super) fn breach(&self, broken: BrokenLaw) -> Box<Breach> {
        Box::new(Breach {
            broken,
            game: G::INFO.id,
            options: self.options.line(),
            seats: self.seats,
            seed: None,
            ply: 0,
            record: None,
        })
    }
}

/// The breach found in `play` after its `ply`-th action.
pub(super) fn in_play<G: Game>(broken: BrokenLaw, played: &FullPlay<G>, ply: usize) -> Box<Breach> {
    let place = BreachPlace::<G>::of(&played.options, played.seats());
    Box::new(Breach {
        seed: Some(played.seed),
        ply,
        record: Some(played.record(ply).to_plain_text()),
        ..*place.breach(broken)
    })
}
