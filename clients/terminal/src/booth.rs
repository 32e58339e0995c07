//! Where games plug in.

use std::fmt;

use host::Json;
use prose::{Audience, Label, Lang, ScoreTable, Told, Voice};
use ratatui::{buffer::Buffer, layout::Rect, text::Span};
use tabletop::{Outcome, Seat};

use crate::{Palette, faces::plain};

/// The games that can be shown in a terminal.
pub static BOOTHS: &[Booth] = games::each!(Booth::of);

/// The booth of the game with this id.
pub fn find(id: &str) -> Option<&'static Booth> {
    BOOTHS.iter().find(|booth| booth.id == id)
}

/// What a game adds to be played in a terminal: how its board is drawn. Everything has a plain
/// default, so a game can be played as sentences before anything is drawn.
pub trait Face: Voice {
    /// Whether the board tells what would be scored now; then the log has its lines to itself.
    const TELLS_SCORES: bool = false;

    /// Whether every seat has a side of the table that can be looked at.
    const HAS_SIDES: bool = false;

    /// The least lines of the log beside a long list of choices.
    const LOG_LINES: u16 = 4;

    /// Whether the game is played for points, so that they stand beside the names.
    const HAS_POINTS: bool = true;

    /// Whether to pass for the viewer without asking. `passed` is what the viewer saw when last
    /// passing. Never, unless the game has moments in which hardly ever anything is done.
    fn may_pass(_view: &Self::View, _legal: &[Self::Action], _passed: Option<&Self::View>) -> bool {
        false
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
    fn draw(easel: &mut Easel<'_>, view: &Self::View, audience: &Audience) {
        plain::draw::<Self>(easel, view, audience);
    }
}

/// Where a board is drawn.
#[derive(Debug)]
pub struct Easel<'a> {
    /// The screen.
    pub buffer: &'a mut Buffer,
    /// The part of it that is the board's.
    pub area: Rect,
    /// The colours, if there are any.
    pub palette: Palette,
    /// What the reader is about.
    pub focus: Focus<'a>,
}

/// What the reader is about: a board may show where a choice would lead, and any side of the
/// table.
#[derive(Clone, Debug, Default)]
pub struct Focus<'a> {
    /// The notations that fit what was typed, with their numbers in the list.
    pub choices: Vec<(usize, &'a str)>,
    /// The one that Enter would choose.
    pub picked: Option<&'a str>,
    /// Whose side of the table is looked at, if it is not the viewer's.
    pub seat: Option<Seat>,
    /// How many columns and lines the board is pushed aside, to the right and down.
    pub pan: (i16, i16),
}

/// One game, with its types erased: what does not need a view.
pub struct Booth {
    /// The id of the game.
    pub id: &'static str,
    /// See [`Face::TELLS_SCORES`].
    pub tells_scores: bool,
    /// See [`Face::HAS_SIDES`].
    pub has_sides: bool,
    /// See [`Face::LOG_LINES`].
    pub log_lines: u16,
    /// See [`Face::HAS_POINTS`].
    pub has_points: bool,
    /// See [`Face::may_pass`].
    pub may_pass: fn(&Json, &[String], Option<&Json>) -> bool,
    /// Opens a view.
    pub scene: fn(&Json) -> Box<dyn Scene>,
    /// Tells an event.
    pub event: fn(&Json, &Audience) -> Told,
    /// Says why an action was refused.
    pub refusal: fn(&Json, &Audience) -> String,
    /// Says how it ended.
    pub ending: fn(&Outcome, &Audience) -> String,
}

impl Booth {
    /// The booth of `G`.
    pub const fn of<G: Face>() -> Booth {
        Booth {
            id: G::INFO.id,
            tells_scores: G::TELLS_SCORES,
            has_sides: G::HAS_SIDES,
            log_lines: G::LOG_LINES,
            has_points: G::HAS_POINTS,
            may_pass: |view, legal, passed| {
                let action = |notation: &String| notation.parse().expect(NOTATIONS);
                let legal: Vec<_> = legal.iter().map(action).collect();
                G::may_pass(&read(view), &legal, passed.map(read).as_ref())
            },
            scene: |view| Box::new(Sight::<G> { view: read(view) }),
            event: |event, audience| G::event(&read(event), audience),
            refusal: |refusal, audience| G::refusal(&read(refusal), audience),
            ending: G::ending,
        }
    }
}

impl fmt::Debug for Booth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Booth").field(&self.id).finish()
    }
}

const NOTATIONS: &str = "the table lists notations";

fn read<T: tabletop::Wire>(json: &Json) -> T {
    json.read().expect("the table writes the types of its game")
}

/// One view of one game, with its types erased. See [`Voice`] and [`Face`] for what they say.
#[expect(missing_docs, reason = "each is the method of the same name there")]
pub trait Scene {
    fn comes_first(&self, notation: &str) -> bool;
    fn action(&self, notation: &str, audience: &Audience) -> Label;
    fn prompt(&self, audience: &Audience) -> String;
    fn rules_now(&self) -> &'static [&'static str];
    fn headline(&self, lang: Lang) -> String;
    fn note(&self, seat: Seat, lang: Lang) -> Option<String>;
    fn points(&self, seat: Seat) -> i32;
    fn score_now(&self, audience: &Audience) -> ScoreTable;
    fn score_sheet(&self, audience: &Audience) -> ScoreTable;
    fn situation(&self, audience: &Audience) -> Vec<String>;
    fn badge(&self, seat: Seat, palette: Palette) -> Span<'static>;
    fn board_height(&self, width: u16, height: u16) -> u16;
    fn draw(&self, easel: &mut Easel<'_>, audience: &Audience);
}

struct Sight<G: Face> {
    view: G::View,
}

impl<G: Face> Scene for Sight<G> {
    fn comes_first(&self, notation: &str) -> bool {
        G::comes_first(&notation.parse().expect(NOTATIONS))
    }
    fn action(&self, notation: &str, audience: &Audience) -> Label {
        let action = notation.parse().expect(NOTATIONS);
        G::action(&action, &self.view, audience)
    }
    fn prompt(&self, audience: &Audience) -> String {
        G::prompt(&self.view, audience)
    }
    fn rules_now(&self) -> &'static [&'static str] {
        G::rules_now(&self.view)
    }
    fn headline(&self, lang: Lang) -> String {
        G::headline(&self.view, lang)
    }
    fn note(&self, seat: Seat, lang: Lang) -> Option<String> {
        G::note(&self.view, seat, lang)
    }
    fn points(&self, seat: Seat) -> i32 {
        G::points(&self.view, seat)
    }
    fn score_now(&self, audience: &Audience) -> ScoreTable {
        G::score_now(&self.view, audience)
    }
    fn score_sheet(&self, audience: &Audience) -> ScoreTable {
        G::score_sheet(&self.view, audience)
    }
    fn situation(&self, audience: &Audience) -> Vec<String> {
        G::situation(&self.view, audience)
    }
    fn badge(&self, seat: Seat, palette: Palette) -> Span<'static> {
        G::badge(&self.view, seat, palette)
    }
    fn board_height(&self, width: u16, height: u16) -> u16 {
        G::board_height(&self.view, width, height)
    }
    fn draw(&self, easel: &mut Easel<'_>, audience: &Audience) {
        G::draw(easel, &self.view, audience);
    }
}
