//! The whole situation in one line of words. What it does not name is in the bag or the deck.

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
        write!(
            f,
            "; discards {}; quiet {}",
            self.discards, self.quiet_turns
        )?;
        for (seat, hand) in self.hands.iter() {
            let [a, b, c] = self.points[seat];
            write!(f, "; {seat} {a}+{b}+{c} hand {hand} city")?;
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
            let [a, b, c] = dirk.points;
            write!(f, "; Dirk {a}+{b}+{c} tiles {}", dirk.tiles)?;
        }
        Ok(())
    }
}
