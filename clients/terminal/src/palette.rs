//! Colours, where there are any.

use ratatui::style::{Color, Modifier, Style};

/// What styles a terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Whether colours may be used. Without them bold, dim and reverse have to do.
    pub has_colours: bool,
}

impl Palette {
    /// Words in `colour`.
    pub fn ink(self, colour: u8) -> Style {
        if self.has_colours {
            Style::new().fg(Color::Indexed(colour))
        } else {
            Style::new()
        }
    }

    /// A block of `ground` with words of `ink` on it; reversed where there are no colours.
    pub fn block(self, ink: u8, ground: u8) -> Style {
        if self.has_colours {
            let style = Style::new().fg(Color::Indexed(ink));
            style.bg(Color::Indexed(ground))
        } else {
            Style::new().add_modifier(Modifier::REVERSED)
        }
    }

    /// The style of words that matter less than those around them.
    pub fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// The style of words that matter most.
    pub fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// The bar at the head of the screen: gold on night.
    pub fn bar(self) -> Style {
        self.block(222, 23).add_modifier(Modifier::BOLD)
    }

    /// What the player has to read now.
    pub fn call(self) -> Style {
        self.ink(172).add_modifier(Modifier::BOLD)
    }
}
