//! The situation in words.

use std::fmt;

use super::TheCity;
use crate::flow::Step;

/// The whole situation in one line.
impl fmt::Display for TheCity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "round {}", self.round)?;
        match self.agenda.now() {
            None => f.write_str(", over")?,
            Some(Step::Together(tasks)) => {
                let owed = tasks
                    .iter()
                    .filter_map(|(seat, task)| Some((seat, (*task)?)));
                for (seat, task) in owed {
                    write!(f, ", {seat} {task}")?;
                }
            }
            Some(step @ (Step::Round | Step::Reveal | Step::Income)) => write!(f, ", {step:?}")?,
        }
        write!(f, "; deck {} pile {}", self.deck.len(), self.pile())?;
        for (seat, city) in self.cities.iter() {
            let (points, hand) = (self.points[seat], &self.hands[seat]);
            write!(f, "; {seat} {points} city {city} hand {hand}")?;
            if let Some(choice) = self.sealed[seat] {
                write!(f, " will {choice}")?;
            }
            if !self.shown[seat].is_empty() {
                write!(f, " known {}", self.shown[seat])?;
            }
            write!(f, " discards {}", self.discards[seat])?;
        }
        Ok(())
    }
}
