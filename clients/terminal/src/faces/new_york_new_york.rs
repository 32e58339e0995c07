//! New York New York: the skyline as towers, the open row and the hand as cards.

use games::new_york_new_york::{
    NewYorkNewYork,
    action::Action,
    components::{Card, Colour, SECTIONS},
    view::View,
};
use prose::{
    Audience,
    new_york_new_york::{Run, owner, runs, shown},
    say,
};
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Modifier, Style},
    text::Span,
};
use tabletop::{Seat, Viewer};

use crate::{
    Palette,
    face::{Easel, Face},
};

/// No stack is higher: each colour has each number once.
const STACK_MAX: u16 = 4;
/// The width of a card in the row or the hand, with the gap behind it.
const CARD: u16 = 6;
/// The same on a large screen.
const LARGE_CARD: u16 = 8;

impl Face for NewYorkNewYork {
    fn badge(view: &View, seat: Seat, palette: Palette) -> Span<'static> {
        match view.colours[seat] {
            Some(colour) => Span::styled(shape(view, colour).to_string(), palette.ink(ink(colour))),
            None => Span::raw("○"),
        }
    }

    fn board_height(_: &View, width: u16, height: u16) -> u16 {
        Size::of(width, height).board_height()
    }

    fn draw(easel: &mut Easel<'_, Action>, view: &View, audience: &Audience) {
        let width = easel.area.width;
        let size = Size::within(easel.area);
        let mut board = Board {
            left: easel.area.x + (width - size.section * u16::from(SECTIONS)) / 2,
            top: easel.area.y,
            buffer: easel.buffer,
            palette: easel.palette,
            view,
            size,
        };
        board.draw_skyline();
        board.draw_runs();
        board.draw_shelves(easel.area, audience);
        board.draw_notes(easel.area, audience);
    }
}

/// How large things are drawn.
#[derive(Clone, Copy)]
struct Size {
    /// The width of a section.
    section: u16,
    /// The height of one card in a stack.
    floor: u16,
    /// The lines for row and hand.
    shelf: u16,
}

impl Size {
    /// What suits a screen of this size.
    fn of(width: u16, height: u16) -> Size {
        let is_tall = height >= 34;
        let is_large = is_tall && width >= 110;
        Size {
            // Beside the towers there is room for the seam.
            section: ((width - 8) / u16::from(SECTIONS)).min(12),
            floor: if is_tall { 2 } else { 1 },
            shelf: if is_large { 5 } else { 2 },
        }
    }

    /// The largest that fits the lines of a board.
    fn within(area: Rect) -> Size {
        let sizes = [(area.width, 34), (area.width.min(109), 34)];
        let sizes = sizes.map(|(width, height)| Size::of(width, height));
        let fitting = sizes
            .into_iter()
            .find(|size| size.board_height() <= area.height);
        fitting.unwrap_or_else(|| Size::of(area.width, 24))
    }

    fn board_height(self) -> u16 {
        1 + STACK_MAX * self.floor + 1 + self.shelf
    }

    fn is_large(self) -> bool {
        self.shelf > 2
    }
}

/// The sign of a colour: its own, or that of all neutral ones.
fn shape(view: &View, colour: Colour) -> char {
    match (owner(view, colour), colour) {
        (None, _) => '⬡',
        (_, Colour::Amber) => '●',
        (_, Colour::Ruby) => '◆',
        (_, Colour::Verdigris) => '▲',
        (_, Colour::Indigo) => '■',
    }
}

/// The colour of words about `colour`, legible on light and on dark.
fn ink(colour: Colour) -> u8 {
    match colour {
        Colour::Amber => 172,
        Colour::Ruby => 161,
        Colour::Verdigris => 36,
        Colour::Indigo => 69,
    }
}

/// Words and ground of a card that is seen.
fn bright(view: &View, colour: Colour) -> (u8, u8) {
    match (owner(view, colour), colour) {
        (None, _) => (232, 248),
        (_, Colour::Amber) => (232, 214),
        (_, Colour::Ruby) => (231, 161),
        (_, Colour::Verdigris) => (232, 79),
        (_, Colour::Indigo) => (231, 62),
    }
}

/// Words and ground of a card that is covered.
fn shaded(view: &View, colour: Colour) -> (u8, u8) {
    match (owner(view, colour), colour) {
        (None, _) => (250, 239),
        (_, Colour::Amber) => (222, 94),
        (_, Colour::Ruby) => (218, 88),
        (_, Colour::Verdigris) => (158, 23),
        (_, Colour::Indigo) => (189, 17),
    }
}

/// Letter, shape and number: `A●11`.
fn sign(view: &View, card: Card) -> String {
    let letter = card.colour().letter().to_ascii_uppercase();
    format!("{letter}{}{}", shape(view, card.colour()), card.number())
}

/// A bracket above a run, or above the part of it on one side of the seam.
#[derive(Clone, Copy)]
struct Bracket {
    /// The column of its left end.
    from: u16,
    /// The column behind its right end.
    to: u16,
    ends: [char; 2],
}

struct Board<'a> {
    buffer: &'a mut Buffer,
    palette: Palette,
    view: &'a View,
    size: Size,
    left: u16,
    top: u16,
}

impl Board<'_> {
    /// The left edge of a section.
    fn x(&self, number: u8) -> u16 {
        self.left + u16::from(number - 1) * self.size.section
    }

    fn ground(&self) -> u16 {
        self.top + 1 + STACK_MAX * self.size.floor
    }

    fn put(&mut self, x: u16, y: u16, text: &str, style: Style) {
        let end = self.buffer.area.right();
        self.buffer
            .set_stringn(x, y, text, usize::from(end.saturating_sub(x)), style);
    }

    /// `text` in the middle of the first line of `area`.
    fn put_centred(&mut self, area: Rect, text: &str, style: Style) {
        let text = format!("{text:^width$}", width = usize::from(area.width));
        self.put(area.x, area.y, &text, style);
    }

    /// A tower at each section, as high as its stack, and the numbers below.
    fn draw_skyline(&mut self) {
        let (ground, width) = (self.ground(), self.size.section - 1);
        for number in 1..=SECTIONS {
            let x = self.x(number);
            let stack = self.view.skyline.stack(number);
            let number_style = if stack.top().is_some() {
                self.palette.strong()
            } else {
                let above = Rect::new(x, ground - 1, width, 1);
                self.put_centred(above, "·", self.palette.faint());
                self.palette.faint()
            };
            for (level, colour) in (0..).zip(stack.colours()) {
                let is_top = Some(*colour) == stack.top();
                self.draw_floor(Card::new(*colour, number), level, is_top);
            }
            let below = Rect::new(x, ground, width, 1);
            self.put_centred(below, &number.to_string(), number_style);
        }
        // The ends are neighbours: the seam is marked on both sides.
        let faint = self.palette.faint();
        self.put(self.left - 4, ground, "‹12", faint);
        let right = self.x(SECTIONS) + self.size.section;
        self.put(right, ground, "1›", faint);
    }

    fn draw_floor(&mut self, card: Card, level: u16, is_top: bool) {
        let (floor, width) = (self.size.floor, self.size.section - 1);
        let y = self.ground() - (level + 1) * floor;
        let x = self.x(card.number());
        let (letter, colour) = (card.colour().letter(), card.colour());
        let (text, style) = if is_top {
            let (ink, ground) = bright(self.view, colour);
            let style = self.palette.block(ink, ground);
            (sign(self.view, card), style.add_modifier(Modifier::BOLD))
        } else {
            let (ink, ground) = shaded(self.view, colour);
            let style = self.palette.block(ink, ground).add_modifier(Modifier::DIM);
            (format!("{letter}{}", shape(self.view, colour)), style)
        };
        self.put_centred(Rect::new(x, y, width, 1), &text, style);
        for line in 1..floor {
            self.put_centred(Rect::new(x, y + line, width, 1), "", style);
        }
    }

    /// A bracket above each run with what it gives.
    fn draw_runs(&mut self) {
        if !self.view.bonus {
            return;
        }
        for colour in self.view.colours.values().flatten() {
            for run in runs(&self.view.skyline, *colour) {
                self.draw_run(run, *colour);
            }
        }
    }

    fn draw_run(&mut self, run: Run, colour: Colour) {
        let style = self.palette.ink(ink(colour)).add_modifier(Modifier::BOLD);
        let words = format!("{}+{}", shape(self.view, colour), run.bonus);
        let end = run.first + run.len - 1;
        let width = self.size.section - 1;
        if end <= SECTIONS {
            let whole = Bracket {
                from: self.x(run.first),
                to: self.x(end) + width,
                ends: ['┌', '┐'],
            };
            self.draw_bracket(whole, &words, style);
        } else {
            // Over the seam: both parts say what the whole gives.
            let east = Bracket {
                from: self.x(run.first),
                to: self.x(SECTIONS) + self.size.section + 2,
                ends: ['┌', '›'],
            };
            self.draw_bracket(east, &words, style);
            let west = Bracket {
                from: self.left - 4,
                to: self.x(end - SECTIONS) + width,
                ends: ['‹', '┐'],
            };
            self.draw_bracket(west, &words, style);
        }
    }

    fn draw_bracket(&mut self, bracket: Bracket, words: &str, style: Style) {
        let Bracket { from, to, ends } = bracket;
        let [open, close] = ends;
        let inner = usize::from(to - from - 2);
        let line = format!("{open}{words:─^inner$}{close}");
        self.put(from, self.top, &line, style);
    }

    /// The open row and the hand: one line each, or side by side as larger cards.
    fn draw_shelves(&mut self, area: Rect, audience: &Audience) {
        let lang = audience.lang;
        let y = self.ground() + 1;
        let row = self.view.row.cards().to_vec();
        // In the order of the choices, so that the third card is the third choice.
        let hand: Vec<Card> = self.view.hand.iter().collect();
        let titles = [say!(lang, "nyny-open-row"), say!(lang, "nyny-your-hand")];
        let is_player = matches!(self.view.viewer, Viewer::Seat(_));
        let shelves = titles.into_iter().zip([row, hand]);
        for (n, (title, cards)) in (0..).zip(shelves.take(1 + usize::from(is_player))) {
            if self.size.is_large() {
                let x = area.x + 2 + n * (area.width / 2);
                self.put(x, y, &title, self.palette.strong());
                self.draw_cards(x, y + 1, &cards, LARGE_CARD);
            } else {
                self.put(area.x + 1, y + n, &title, self.palette.strong());
                self.draw_cards(area.x + 16, y + n, &cards, CARD);
            }
        }
    }

    fn draw_cards(&mut self, x: u16, y: u16, cards: &[Card], step: u16) {
        if cards.is_empty() {
            self.put(x, y, "—", self.palette.faint());
        }
        let lines = if self.size.is_large() { 3 } else { 1 };
        for (n, card) in (0..).zip(cards) {
            let (ink, ground) = bright(self.view, card.colour());
            let style = self.palette.block(ink, ground).add_modifier(Modifier::BOLD);
            let text = sign(self.view, *card);
            for line in 0..lines {
                let text = if line == lines / 2 { text.as_str() } else { "" };
                let area = Rect::new(x + n * step, y + line, step - 1, 1);
                self.put_centred(area, text, style);
            }
        }
    }

    /// What the hexagon means, and on a large screen what the others were seen to take.
    fn draw_notes(&mut self, area: Rect, audience: &Audience) {
        let faint = self.palette.faint();
        let y = self.ground() + 1;
        if Colour::ALL
            .into_iter()
            .any(|colour| owner(self.view, colour).is_none())
        {
            let note = format!("⬡ {}", say!(audience.lang, "nyny-neutral-sign"));
            let len = note.chars().count() as u16;
            self.put(area.right() - len - 1, y, &note, faint);
        }
        if !self.size.is_large() {
            return;
        }
        let others = self.view.shown.seats().iter();
        let others = others.filter(|seat| !self.view.viewer.is(*seat));
        let others = others.map(|seat| (seat, shown(self.view, seat)));
        let seen = others.filter(|(_, cards)| !cards.is_empty());
        let seen = seen.map(|(seat, cards)| {
            let signs: Vec<_> = cards.iter().map(|card| sign(self.view, card)).collect();
            format!("{} {}", audience.name(seat), signs.join(" "))
        });
        let seen: Vec<_> = seen.collect();
        if !seen.is_empty() {
            let title = say!(audience.lang, "nyny-seen-taken");
            let note = format!("{title}: {}", seen.join(" · "));
            self.put(area.x + 2, y + 4, &note, faint);
        }
    }
}
