//! The signs of players: a colour, a shape and a letter, never one alone.

use leptos::prelude::*;
use tabletop::Seat;

/// A player's sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A circle.
    Amber,
    /// A diamond.
    Ruby,
    /// A triangle.
    Verdigris,
    /// A square.
    Indigo,
    /// A pentagon.
    Orchid,
    /// A cross.
    Ebony,
    /// A hollow hexagon: nobody's.
    Neutral,
}

impl Sign {
    /// Every sign.
    pub const ALL: [Sign; 7] = [
        Sign::Amber,
        Sign::Ruby,
        Sign::Verdigris,
        Sign::Indigo,
        Sign::Orchid,
        Sign::Ebony,
        Sign::Neutral,
    ];

    /// The sign of a seat in games that have no colours of their own.
    pub fn of_seat(seat: Seat) -> Sign {
        Sign::ALL
            .get(seat.index())
            .copied()
            .unwrap_or(Sign::Neutral)
    }

    /// Its letter, the same in both languages.
    pub const fn letter(self) -> char {
        match self {
            Sign::Amber => 'A',
            Sign::Ruby => 'R',
            Sign::Verdigris => 'V',
            Sign::Indigo => 'I',
            Sign::Orchid => 'O',
            Sign::Ebony => 'E',
            Sign::Neutral => 'N',
        }
    }

    /// The class that sets its colours: `p-A`.
    pub fn class(self) -> String {
        format!("p-{}", self.letter())
    }

    /// The class of its light in the skyline: `light-A`.
    pub fn light(self) -> String {
        format!("light-{}", self.letter())
    }
}

/// The sign, drawn. `size` is nothing, `sm` or `lg`. It says nothing: a name stands beside it.
pub fn sign(sign: Sign, size: &'static str) -> AnyView {
    let letter = sign.letter();
    // The triangle has little room at its top.
    let (y, font) = match sign {
        Sign::Verdigris => ("18.2", "11"),
        _ => ("16.2", "13"),
    };
    view! {
        <svg class=format!("sign p-{letter} {size}") viewBox="-1 -1 26 26" aria-hidden="true">
            <use href=format!("#s-{letter}") width="24" height="24" />
            <text x="12" y=y font-size=font>{letter.to_string()}</text>
        </svg>
    }
    .into_any()
}
