//! New York: the city as a plan with its streets, the market on its banks, money, majorities.

mod city;
mod lines;
mod majorities;
mod shop;

use games::new_york::{
    NewYork,
    action::Action,
    components::{Kind, Side, Tile, money::Bank},
    view::View,
};
use prose::{Audience, Lang, say};
use ratatui::{buffer::Buffer, layout::Rect, style::Style, text::Span};
use tabletop::{Game, Seat, Viewer};

use crate::{
    Palette,
    face::{Easel, Face, Focus},
};
use city::City;

/// Lines of the board on a large screen, and the least width for it.
const LARGE_HEIGHT: u16 = 22;
const LARGE_WIDTH: u16 = 110;
/// Columns of the city on a small screen: six tiles and what is around them.
const SMALL_CITY: u16 = 31;

impl Face for NewYork {
    const TELLS_SCORES: bool = true;
    const HAS_SIDES: bool = true;

    fn badge(_: &View, seat: Seat, palette: Palette) -> Span<'static> {
        let (shape, ink) = [
            ("●", 172),
            ("◆", 161),
            ("▲", 36),
            ("■", 69),
            ("★", 135),
            ("✚", 107),
        ][seat.index()];
        Span::styled(shape, palette.ink(ink))
    }

    fn board_height(view: &View, width: u16, height: u16) -> u16 {
        if width >= LARGE_WIDTH && height >= 38 {
            return LARGE_HEIGHT;
        }
        // Banks, money, tiles aside, the head of the majorities, and a line for each seat.
        let needed = 7 + u16::from(view.table.hands.seats().get());
        let spare = height.saturating_sub(24);
        needed.max(12) + spare / 2
    }

    fn draw(easel: &mut Easel<'_, Action>, view: &View, audience: &Audience) {
        let area = easel.area;
        let is_large = area.width >= LARGE_WIDTH && area.height >= LARGE_HEIGHT;
        let mut board = Board {
            buffer: easel.buffer,
            palette: easel.palette,
            focus: &easel.focus,
            seat: side(view, &easel.focus),
            view,
            audience,
        };
        let city_width = if is_large { area.width / 2 } else { SMALL_CITY };
        let left = Rect {
            x: area.x + 1,
            width: city_width,
            ..area
        };
        board.draw_side(left);
        let x = left.right() + 1;
        let right = Rect::new(x, area.y, area.right() - x, area.height);
        if is_large {
            board.draw_large_shop(right);
        } else {
            board.draw_small_shop(right);
        }
    }
}

/// Whose side of the table is shown: the one looked at, the viewer's, or that of whoever acts.
fn side(view: &View, focus: &Focus<Action>) -> Seat {
    let own = match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => view.table.to_act().first(),
    };
    focus.seat.or(own).unwrap_or(Seat::A)
}

struct Board<'a> {
    buffer: &'a mut Buffer,
    palette: Palette,
    view: &'a View,
    audience: &'a Audience,
    focus: &'a Focus<Action>,
    /// Whose side of the table is shown.
    seat: Seat,
}

impl Board<'_> {
    fn put(&mut self, x: u16, y: u16, text: &str, style: Style) {
        let room = self.buffer.area.right().saturating_sub(x);
        self.buffer.set_stringn(x, y, text, room.into(), style);
    }

    /// The words one after another on a line, as far as there is room; gives where they end.
    fn put_all(&mut self, (mut x, y): (u16, u16), words: &[(String, Style)]) -> u16 {
        for (text, style) in words {
            self.put(x, y, text, *style);
            x += text.chars().count() as u16;
        }
        x
    }

    fn lang(&self) -> Lang {
        self.audience.lang
    }

    /// The city of the seat with its name and its street above.
    fn draw_side(&mut self, area: Rect) {
        let city = City::of(&self.view.table, self.seat, self.focus);
        let lang = self.lang();
        let title = if self.view.viewer.is(self.seat) {
            say!(lang, "ny-your-city")
        } else {
            let name = self.audience.name(self.seat);
            say!(lang, "ny-city-of", name = name)
        };
        let street = match city.street {
            (length, then) if length == then => say!(lang, "ny-street-sign", length = length),
            (length, then) => say!(lang, "ny-street-change", length = length, then = then),
        };
        let gold = lines::Wall::Longest.style(self.palette);
        // A long name gives way to the length of the street.
        let room = usize::from(area.width).saturating_sub(street.chars().count() + 6);
        let title: String = title.chars().take(room).collect();
        let words = [
            (format!("{title}  "), self.palette.strong()),
            ("══ ".to_owned(), gold),
            (street, Style::new()),
        ];
        self.put_all((area.x, area.y), &words);
        let plan = Rect {
            y: area.y + 1,
            height: area.height - 1,
            ..area
        };
        self.draw_city(&city, plan);
    }

    fn kind_sign(&self, kind: Kind) -> String {
        kind_sign(kind, self.lang())
    }

    fn kind_style(&self, kind: Kind) -> Style {
        if !self.palette.has_colours {
            return Style::new();
        }
        let (ink, ground) = match kind {
            Kind::Museum => (232, 110),
            Kind::Theatre => (232, 174),
            Kind::Station => (232, 179),
            Kind::Church => (232, 250),
            Kind::Park => (232, 114),
            Kind::Skyscraper => (232, 140),
        };
        self.palette.block(ink, ground)
    }

    fn bank_style(&self, bank: Bank) -> Style {
        self.palette.ink(match bank {
            Bank::Blue => 69,
            Bank::Green => 71,
            Bank::Yellow => 178,
            Bank::Red => 167,
        })
    }
}

fn kind_sign(kind: Kind, lang: Lang) -> String {
    say!(lang, "ny-kind-sign", kind = kind.word())
}

/// Type and price of a tile in four columns: `Pa 8`.
fn tile_sign(tile: Tile, lang: Lang) -> String {
    format!("{}{:>2}", kind_sign(tile.kind(), lang), tile.price())
}

/// Arrows to the sides of a tile that carry a street.
fn arrows(tile: Tile) -> String {
    let signs = Side::ALL.into_iter().zip(['↑', '→', '↓', '←']);
    let on = signs.filter(|(side, _)| tile.streets().on(*side));
    on.map(|(_, arrow)| arrow).collect()
}
