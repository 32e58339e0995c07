//! How far a bot looks.

use std::{error::Error, fmt, str::FromStr};

/// How a bot that judges situations comes to a decision.
///
/// It is made of numbers and not of time, so the same bot thinks the same on every machine. As
/// text it is `8x12`: worlds, and decisions ahead; behind that `+1` a glance, `~3` a slip.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thinking {
    /// How many states it imagines a decision.
    pub worlds: u32,
    /// How many decisions everyone plays on in each of them before it judges. With none it judges
    /// what its own decision leads to.
    pub ahead: u32,
    /// How much it counts what a state is worth before anyone plays on, beside what it is worth
    /// in the end: a glance is short-sighted, and free of the luck of the turn.
    pub glance: f32,
    /// An action that looks worse by so much than the best is taken a quarter as often; 0: the
    /// best is always taken.
    pub slip: f32,
}

impl Thinking {
    /// Judges what its own decision leads to, in so many worlds.
    pub const fn one_decision(worlds: u32) -> Self {
        Thinking::looking_ahead(worlds, 0)
    }

    /// Plays on for so many decisions in so many worlds.
    pub const fn looking_ahead(worlds: u32, ahead: u32) -> Self {
        Thinking {
            worlds,
            ahead,
            glance: 0.0,
            slip: 0.0,
        }
    }

    /// The same, but it slips.
    pub const fn slipping(self, slip: f32) -> Self {
        Thinking { slip, ..self }
    }
}

impl fmt::Display for Thinking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.worlds, self.ahead)?;
        if self.glance > 0.0 {
            write!(f, "+{}", self.glance)?;
        }
        if self.slip > 0.0 {
            write!(f, "~{}", self.slip)?;
        }
        Ok(())
    }
}

impl FromStr for Thinking {
    type Err = UnknownThinking;

    fn from_str(text: &str) -> Result<Self, UnknownThinking> {
        let (text, slip) = text.split_once('~').unwrap_or((text, "0"));
        let (text, glance) = text.split_once('+').unwrap_or((text, "0"));
        let (worlds, ahead) = text.split_once('x').ok_or(UnknownThinking)?;
        let thinking = Thinking {
            worlds: worlds.parse().map_err(|_| UnknownThinking)?,
            ahead: ahead.parse().map_err(|_| UnknownThinking)?,
            glance: glance.parse().map_err(|_| UnknownThinking)?,
            slip: slip.parse().map_err(|_| UnknownThinking)?,
        };
        let is_sound = thinking.worlds > 0 && thinking.glance >= 0.0 && thinking.slip >= 0.0;
        is_sound.then_some(thinking).ok_or(UnknownThinking)
    }
}

/// A text that is no [`Thinking`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownThinking;

impl fmt::Display for UnknownThinking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("how a bot thinks is written 8x12: worlds, and decisions ahead")
    }
}

impl Error for UnknownThinking {}
