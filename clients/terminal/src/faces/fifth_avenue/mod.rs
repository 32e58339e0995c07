//! Fifth Avenue: Midtown in its columns, districts as rings of lots, the auction laid out.

mod panel;

use games::fifth_avenue::{
    FifthAvenue,
    action::Action,
    components::{
        District, Lot, Shop,
        cards::Colour,
        places::{Commission, Place},
    },
    scoring,
    state::lots::{OnLot, Owner},
    view::View,
};
use prose::{Audience, Lang, say};
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Modifier, Style},
    text::Span,
};
use tabletop::Seat;

use crate::{
    Palette,
    face::{Easel, Face},
};

/// Lines of a district: its name, and three of its ring.
const DISTRICT: u16 = 4;
/// Columns of a district, with the gap behind it, on a small screen and on a large one.
const SMALL: u16 = 15;
const LARGE: u16 = 23;

impl Face for FifthAvenue {
    const TELLS_SCORES: bool = false;

    fn badge(_: &View, seat: Seat, palette: Palette) -> Span<'static> {
        let (shape, ink) = owner_sign(Owner::Seat(seat));
        Span::styled(shape, palette.ink(ink))
    }

    fn board_height(_: &View, _: u16, height: u16) -> u16 {
        if height >= 34 {
            3 * (DISTRICT + 1)
        } else {
            3 * DISTRICT
        }
    }

    fn draw(easel: &mut Easel<'_, Action>, view: &View, audience: &Audience) {
        let area = easel.area;
        let width = if area.width >= 110 { LARGE } else { SMALL };
        let mut board = Board {
            buffer: easel.buffer,
            palette: easel.palette,
            view,
            audience,
            width,
            has_sums: area.height / 3 > DISTRICT,
        };
        let gap = area.height / 3;
        for district in District::ALL {
            let (column, line) = spot(district);
            // Two districts stand half a district lower than three.
            let y = area.y + line * gap + if column == 1 { 0 } else { gap / 2 };
            board.draw_district(district, area.x + 1 + column * width, y);
        }
        let x = area.x + 1 + 3 * width;
        let panel = Rect::new(x, area.y, area.right().saturating_sub(x), area.height);
        board.draw_panel(panel);
    }
}

/// The column and the line of a district: 2, 3 and 2 from the west of the avenue to the east.
fn spot(district: District) -> (u16, u16) {
    match district {
        District::West34 => (0, 0),
        District::East34 => (0, 1),
        District::West42 => (1, 0),
        District::TimesSquare => (1, 1),
        District::East42 => (1, 2),
        District::West52 => (2, 0),
        District::East52 => (2, 1),
    }
}

/// The sign of an owner of towers, and its colour.
fn owner_sign(owner: Owner) -> (&'static str, u8) {
    match owner {
        Owner::Seat(seat) => [("●", 161), ("◆", 178), ("▲", 69), ("■", 71)][seat.index() % 4],
        Owner::Asso => ("☆", 245),
    }
}

/// The colour of a lot and of its cards.
fn lot_ink(lot: Lot) -> u8 {
    match lot {
        Lot::Orange => 172,
        Lot::Green => 71,
        Lot::Grey => 245,
        Lot::Brown => 137,
        Lot::Violet => 135,
        Lot::Sixth => 250,
    }
}

/// The letter of a lot: that of its cards, `x` for the sixth.
fn lot_letter(lot: Lot) -> char {
    lot.colour().map_or('x', Colour::letter)
}

fn shop_letter(shop: Shop) -> char {
    match shop {
        Shop::Fashion => 'F',
        Shop::Jeweller => 'J',
        Shop::Gallery => 'A',
        Shop::Perfumery => 'P',
    }
}

/// Where the lots of a ring are drawn, clockwise: columns and lines inside the district.
fn ring_spots(lots: usize, width: u16) -> Vec<(u16, u16)> {
    let (left, right) = (0, width / 2);
    match lots {
        5 => vec![(left, 1), (right, 1), (right, 2), (right / 2, 3), (left, 2)],
        _ => vec![
            (left, 1),
            (right, 1),
            (right, 2),
            (right, 3),
            (left, 3),
            (left, 2),
        ],
    }
}

struct Board<'a> {
    buffer: &'a mut Buffer,
    palette: Palette,
    view: &'a View,
    audience: &'a Audience,
    /// The columns of a district.
    width: u16,
    /// Whether what a scoring would give has a line below the ring.
    has_sums: bool,
}

impl Board<'_> {
    fn lang(&self) -> Lang {
        self.audience.lang
    }

    fn put(&mut self, x: u16, y: u16, text: &str, style: Style) {
        let area = self.buffer.area;
        if y < area.bottom() && x < area.right() {
            let room = area.right() - x;
            self.buffer.set_stringn(x, y, text, room.into(), style);
        }
    }

    /// The words one after another on a line.
    fn put_all(&mut self, (mut x, y): (u16, u16), words: &[(String, Style)]) -> u16 {
        for (text, style) in words {
            self.put(x, y, text, *style);
            x += text.chars().count() as u16;
        }
        x
    }

    fn draw_district(&mut self, district: District, x: u16, y: u16) {
        let board = &self.view.board;
        let auctioned = board.auction.as_ref();
        let is_auctioned =
            auctioned.is_some_and(|auction| auction.site.district() == Some(district));
        let style = if is_auctioned {
            self.palette.call()
        } else {
            self.palette.strong()
        };
        let mut words = vec![(self.district_name(district), style)];
        for commission in Commission::ALL {
            words.extend(self.pawns(commission, district));
        }
        let worth = self.worth_now(district);
        let columns = |words: &[(String, Style)]| -> usize {
            words.iter().map(|(text, _)| text.chars().count()).sum()
        };
        if self.has_sums {
            self.put_all((x, y + DISTRICT), &worth);
        } else if columns(&words) + columns(&worth) < usize::from(self.width) {
            words.extend(worth);
        }
        self.put_all((x, y), &words);
        if self.view.board.closed.contains(district) {
            let closed = format!("✕ {}", say!(self.lang(), "fa-is-closed"));
            self.put(x + 1, y + 2, &closed, self.palette.faint());
            return;
        }
        let ring = self.view.board.side.ring(district);
        let spots = ring_spots(ring.len(), self.width - 1);
        for (lot, (dx, dy)) in ring.iter().zip(spots) {
            let words = self.lot_words(district, *lot);
            self.put_all((x + dx, y + dy), &words);
        }
    }

    /// The full name where there is room, else the word of the notation.
    fn district_name(&self, district: District) -> String {
        if self.width == LARGE {
            prose::fifth_avenue::place(Place::In(district), self.lang())
        } else {
            district.word().to_uppercase()
        }
    }

    /// What a scoring of the district would give now, to whom.
    fn worth_now(&self, district: District) -> Vec<(String, Style)> {
        let score = scoring::district(&self.view.board, district);
        let paid = score.points.iter().filter(|(_, points)| **points > 0);
        let paid = paid.map(|(seat, points)| {
            let (sign, ink) = owner_sign(Owner::Seat(seat));
            (format!(" {sign}{points}"), self.palette.ink(ink))
        });
        let mut words: Vec<_> = paid.collect();
        if self.has_sums && !words.is_empty() {
            words.insert(0, ("=".to_owned(), self.palette.faint()));
        }
        words
    }

    /// The commission and its marker, if they are in the district.
    fn pawns(&self, commission: Commission, district: District) -> Vec<(String, Style)> {
        let board = &self.view.board;
        let (pawn, marker) = commission_signs(commission);
        let style = self.palette.strong();
        let mut words = Vec::new();
        if board.place_of(commission) == Place::In(district) {
            words.push((format!(" {pawn}"), style));
        }
        if board.markers[commission as usize].contains(district) {
            words.push((format!(" {marker}"), style));
        }
        words
    }

    /// A lot: its letter and its worth, its shops, or whose towers it holds and their worth.
    fn lot_words(&self, district: District, lot: Lot) -> Vec<(String, Style)> {
        let board = &self.view.board;
        let letter = lot_letter(lot).to_ascii_uppercase().to_string();
        let colour = self.palette.ink(lot_ink(lot)).add_modifier(Modifier::BOLD);
        let worth = board.worth(district, lot);
        let mut words = vec![(letter, colour)];
        match board.on(district, lot) {
            OnLot::Empty => words.push((format!("·{worth}"), self.palette.faint())),
            OnLot::Shops(shops) => {
                let letters: String = shops.iter().map(shop_letter).collect();
                words.push((format!("[{letters}]"), Style::new()));
            }
            OnLot::Towers { owner, count } => {
                let (sign, ink) = owner_sign(owner);
                let style = self.palette.ink(ink).add_modifier(Modifier::BOLD);
                words.push((format!("{sign}{count}"), style));
                words.push((format!("×{worth}"), Style::new()));
            }
        }
        words
    }
}

/// The pawn and the marker of a commission.
fn commission_signs(commission: Commission) -> (&'static str, &'static str) {
    match commission {
        Commission::White => ("♙", "▫"),
        Commission::Beige => ("♟", "▪"),
    }
}
