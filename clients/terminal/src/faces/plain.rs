//! The board of a game that nobody has drawn yet: its situation in sentences.

use prose::{Audience, Voice};
use ratatui::{
    layout::Rect,
    text::{Line, Span},
    widgets::{Paragraph, Widget, Wrap},
};
use tabletop::Seat;

use crate::{Palette, face::Easel};

/// The letter of `seat`.
pub(crate) fn badge(seat: Seat, palette: Palette) -> Span<'static> {
    Span::styled(seat.to_string(), palette.strong())
}

/// Enough for some sentences, and not more than a good third of the screen.
pub(crate) fn board_height(height: u16) -> u16 {
    (height * 2 / 5).max(4)
}

/// The situation, as many lines of it as there is room for.
pub(crate) fn draw<G: Voice>(
    easel: &mut Easel<'_, G::Action>,
    view: &G::View,
    audience: &Audience,
) {
    write(easel, &G::situation(view, audience));
}

fn write<A>(easel: &mut Easel<'_, A>, sentences: &[String]) {
    let lines: Vec<Line<'_>> = sentences
        .iter()
        .map(|text| Line::raw(text.as_str()))
        .collect();
    let Rect { x, width, .. } = easel.area;
    let inside = Rect {
        x: x + 1,
        width: width.saturating_sub(2),
        ..easel.area
    };
    let lines = Paragraph::new(lines).wrap(Wrap { trim: true });
    lines.render(inside, easel.buffer);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::face::Focus;
    use ratatui::buffer::Buffer;

    /// What is seen when `sentences` are written into the lower lines of a small screen.
    fn seen(sentences: &[&str]) -> Vec<String> {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 22, 4));
        let mut easel = Easel {
            area: Rect::new(0, 1, 22, 3),
            buffer: &mut buffer,
            palette: Palette { has_colours: false },
            focus: Focus::<()>::default(),
        };
        let sentences: Vec<String> = sentences.iter().map(|it| (*it).to_owned()).collect();
        write(&mut easel, &sentences);
        let line = |y| (0..22).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..4).map(|y| line(y).trim_end().to_owned()).collect()
    }

    #[test]
    fn sentences_are_broken_between_words_and_stay_on_their_board() {
        let expected = ["", " The deck has seven", " cards.", " You hold three."];
        assert_eq!(
            seen(&["The deck has seven cards.", "You hold three."]),
            expected
        );
        let long = ["One.", "Two.", "Three.", "Four."];
        assert_eq!(seen(&long), ["", " One.", " Two.", " Three."]);
    }
}
