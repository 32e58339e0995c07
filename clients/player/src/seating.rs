//! Who sits down where, in words.

use std::{fmt, str::FromStr};

use host::Skill;
use protocol::is_oneself;
use tabletop::{PerSeat, Seat, SeatCount};

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Somebody at this device, called by a name or by the letter of the seat.
    Person(Option<String>),
    /// A bot.
    Bot(Skill),
}

impl Default for Sitter {
    fn default() -> Self {
        Sitter::Person(None)
    }
}

/// `you`, `you:NAME`, `bot`, or the word for a bot's skill. Whoever gives a word for oneself as a
/// name has given none.
impl FromStr for Sitter {
    type Err = UnknownSitter;

    fn from_str(text: &str) -> Result<Self, UnknownSitter> {
        match text.split_once(':') {
            Some(("you", name)) if is_oneself(name) => Ok(Sitter::Person(None)),
            Some(("you", name)) if !name.trim().is_empty() => {
                let name = name.trim().chars().filter(|c| !c.is_control());
                Ok(Sitter::Person(Some(name.take(Seating::NAME_MAX).collect())))
            }
            _ if text == "you" => Ok(Sitter::Person(None)),
            _ if text == "bot" => Ok(Sitter::Bot(Skill::default())),
            _ => text.parse().map(Sitter::Bot).map_err(|_| UnknownSitter),
        }
    }
}

/// A word that names nobody who could sit down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownSitter;

impl fmt::Display for UnknownSitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let skills: Vec<_> = Skill::ALL.iter().map(|skill| skill.word()).collect();
        let skills = skills.join(", ");
        write!(
            f,
            "a seat is you, you:NAME, bot, or a bot's level: {skills}"
        )
    }
}

impl std::error::Error for UnknownSitter {}

/// Written as it is typed, so that it can be read back.
impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Person(None) => f.write_str("you"),
            Sitter::Person(Some(name)) => write!(f, "you:{name}"),
            Sitter::Bot(skill) => skill.fmt(f),
        }
    }
}

/// Who sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating(pub PerSeat<Sitter>);

impl Seating {
    /// No name is longer: it has to fit in the head of a table.
    pub const NAME_MAX: usize = 12;

    /// These sitters, clockwise from `A`; `None` if no table has so many seats.
    pub fn of(sitters: &[Sitter]) -> Option<Seating> {
        let seats = u8::try_from(sitters.len()).ok().and_then(SeatCount::new)?;
        let sitter = |seat: Seat| sitters[seat.index()].clone();
        Some(Seating(PerSeat::from_fn(seats, sitter)))
    }

    /// How many sit down.
    pub fn seats(&self) -> SeatCount {
        self.0.seats()
    }

    /// The seats of people.
    pub fn people(&self) -> Vec<Seat> {
        let people = self.0.iter();
        let people = people.filter(|(_, sitter)| matches!(sitter, Sitter::Person(_)));
        people.map(|(seat, _)| seat).collect()
    }

    /// Everybody one seat further, so that another begins and sits behind somebody else.
    pub fn rotated(&self) -> Seating {
        let seats = self.seats();
        let mut moved = self.clone();
        for (seat, sitter) in self.0.iter() {
            moved.0[seat.clockwise(seats)] = sitter.clone();
        }
        moved
    }
}
