//! The levels of a game, one against the next.

use host::{Lab, Skill};

/// Every level with the one below it, from below; the lowest meets random play.
pub fn steps(lab: &Lab) -> Vec<(Skill, Skill)> {
    let mut below = Skill::Random;
    let levels = lab.levels.iter().map(|(skill, _)| *skill);
    levels
        .map(|skill| (skill, std::mem::replace(&mut below, skill)))
        .collect()
}
