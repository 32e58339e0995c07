//! The whole situation in one line of words.

use std::fmt;

use super::NewYork;

impl fmt::Display for NewYork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.agenda.now() {
            Some(step) => write!(f, "{step}")?,
            None => f.write_str("over")?,
        }
        f.write_str("; depot")?;
        for tile in self.depot {
            match tile {
                Some(tile) => write!(f, " {tile}")?,
                None => f.write_str(" -")?,
            }
        }
        write!(f, "; bag {}; row {}; piles", self.bag.len(), self.row)?;
        for pile in self.piles {
            write!(f, " {pile}")?;
        }
        let discards = self.discards.len();
        write!(f, "; discards {discards}; quiet {}", self.quiet_turns)?;
        for (seat, hand) in self.hands.iter() {
            let points = self.total(seat);
            write!(f, "; {seat} {points} hand {hand} city")?;
            let city = self.cities.of(seat);
            if city.tiles().is_empty() {
                f.write_str(" -")?;
            }
            for (tile, cell) in city.iter() {
                write!(f, " {tile}@{cell}")?;
            }
            write!(f, " reserve {}", self.reserves[seat])?;
            if !self.aside[seat].is_empty() {
                write!(f, " aside {}", self.aside[seat])?;
            }
        }
        if let Some(dirk) = self.dirk {
            let points: u16 = dirk.points.iter().map(|points| u16::from(*points)).sum();
            write!(f, "; Dirk {points} tiles {}", dirk.tiles)?;
        }
        Ok(())
    }
}
