//! How a game looks in a terminal.

use games::Listed;
use host::Brains;
use player::{AutoPass, Player};
use prose::{Audience, Lang};
use ratatui::{buffer::Buffer, layout::Rect, text::Span};
use tabletop::Seat;

use crate::{Palette, faces::plain};

/// What a game adds to be played in a terminal: how its board is drawn. Everything has a plain
/// default, so a game can be played as sentences before anything is drawn.
pub trait Face: Player + Brains + Listed {
    /// Whether the board tells what would be scored now; then the log has its lines to itself.
    const TELLS_SCORES: bool = false;

    /// Whether every seat has a side of the table that can be looked at.
    const HAS_SIDES: bool = false;

    /// The least lines of the log beside a long list of choices.
    const LOG_LINES: u16 = 4;

    /// Whether the game is played for points, so that they stand beside the names.
    const HAS_POINTS: bool = true;

    /// When the play stops at questions that rarely matter: what that is called, and the word for
    /// `pass`. Nothing in a game whose questions are all put.
    fn halts(pass: AutoPass, lang: Lang) -> Option<(String, String)> {
        let _ = (pass, lang);
        None
    }

    /// Whether to list `action` before all others, so that Enter alone does no harm. Rarely any.
    fn comes_first(_action: &Self::Action) -> bool {
        false
    }

    /// The sign of a seat, one column wide, in its colour: never the colour alone.
    fn badge(view: &Self::View, seat: Seat, palette: Palette) -> Span<'static> {
        let _ = view;
        plain::badge(seat, palette)
    }

    /// How many lines the board takes of a screen of this size.
    fn board_height(view: &Self::View, width: u16, height: u16) -> u16 {
        let _ = (view, width);
        plain::board_height(height)
    }

    /// Draws the board, with whatever the viewer holds. `area` has the lines asked for.
    fn draw(easel: &mut Easel<'_, Self::Action>, view: &Self::View, audience: &Audience) {
        plain::draw::<Self>(easel, view, audience);
    }
}

/// Where a board is drawn.
#[derive(Debug)]
pub struct Easel<'a, A> {
    /// The screen.
    pub buffer: &'a mut Buffer,
    /// The part of it that is the board's.
    pub area: Rect,
    /// The colours, if there are any.
    pub palette: Palette,
    /// What the reader is about.
    pub focus: Focus<A>,
}

/// What the reader is about: a board may show where a choice would lead, and any side of the
/// table.
#[derive(Clone, Debug)]
pub struct Focus<A> {
    /// The actions that fit what was typed, with their numbers in the list.
    pub choices: Vec<(usize, A)>,
    /// The one that Enter would choose.
    pub picked: Option<A>,
    /// Whose side of the table is looked at, if it is not the viewer's.
    pub seat: Option<Seat>,
    /// How many columns and lines the board is pushed aside, to the right and down.
    pub pan: (i16, i16),
}

impl<A> Default for Focus<A> {
    fn default() -> Self {
        Focus {
            choices: Vec::new(),
            picked: None,
            seat: None,
            pan: (0, 0),
        }
    }
}
