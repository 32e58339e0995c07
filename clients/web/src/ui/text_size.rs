//! How large texts are.

use std::{fmt, str::FromStr};

/// How large texts are, beside what the browser makes of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TextSize {
    /// As the browser has it.
    #[default]
    Usual,
    /// An eighth larger.
    Large,
    /// A quarter larger.
    Larger,
}

impl TextSize {
    /// All of them, the smallest first.
    pub const ALL: [TextSize; 3] = [TextSize::Usual, TextSize::Large, TextSize::Larger];

    /// The word for it in the page and in what the browser remembers.
    pub const fn word(self) -> &'static str {
        match self {
            TextSize::Usual => "usual",
            TextSize::Large => "large",
            TextSize::Larger => "larger",
        }
    }

    /// The id of its name.
    pub const fn message(self) -> &'static str {
        match self {
            TextSize::Usual => "web-text-usual",
            TextSize::Large => "web-text-large",
            TextSize::Larger => "web-text-larger",
        }
    }
}

impl fmt::Display for TextSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A word that names no [`TextSize`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownTextSize;

impl FromStr for TextSize {
    type Err = UnknownTextSize;

    fn from_str(text: &str) -> Result<Self, UnknownTextSize> {
        let mut all = TextSize::ALL.into_iter();
        all.find(|size| size.word() == text).ok_or(UnknownTextSize)
    }
}
