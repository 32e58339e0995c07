//! The City: the race to fifty, every city's yield and symbols, one city and the hand in words, and
//! what is printed on the card that is picked.

use games::the_city::{
    TheCity,
    action::Action,
    components::{Card, GOAL, Symbol},
    legal::Obstacle,
    scoring::Census,
    view::View,
};
use prose::{
    Audience, Lang, Named, say,
    the_city::{chosen, face, names, shown},
};
use ratatui::{buffer::Buffer, layout::Rect, style::Style, text::Span};
use tabletop::Seat;

use crate::{
    Palette,
    face::{Easel, Face, Focus},
};

/// Columns of a name and of the race track; a point takes two fifths of a column.
const NAME: u16 = 14;
const TRACK: u16 = 20;
/// The width from which the last choice of every seat is shown beside its row, and every card of
/// the hand on a line of its own.
const WIDE: u16 = 100;
/// Columns of a name with copies and cost.
const CARD: u16 = 30;
/// Lines for what is printed on the card that is picked.
const FACE: u16 = 2;

impl Face for TheCity {
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

    fn board_height(view: &View, _: u16, height: u16) -> u16 {
        // The head, a line for each seat, and as many again for a city, a hand and a card.
        let needed = 8 + u16::from(view.cities.seats().get().min(4));
        needed + height.saturating_sub(24) / 2
    }

    fn draw(easel: &mut Easel<'_, Action>, view: &View, audience: &Audience) {
        let area = easel.area;
        let mut board = Board {
            buffer: easel.buffer,
            palette: easel.palette,
            view,
            audience,
        };
        let seats = view.cities.seats();
        board.draw_race(area);
        let top = area.y + 1 + u16::from(seats.get());
        let rest = Rect {
            x: area.x + 1,
            y: top,
            width: area.width.saturating_sub(2),
            height: area.bottom().saturating_sub(top),
        };
        let picked = picked(&easel.focus);
        let lines = FACE.min(rest.height / 3);
        let above = Rect {
            height: rest.height - lines,
            ..rest
        };
        let below = board.draw_city(side(view, &easel.focus), above);
        let is_listed = board.draw_hand(below, &picked);
        let mut foot = Rect {
            y: above.bottom(),
            height: lines,
            ..rest
        };
        for card in picked {
            if !(is_listed && view.hand.contains(card)) {
                foot =
                    board.draw_words(&card.name(audience.lang), &face(card, audience.lang), foot);
            }
        }
    }
}

/// The cards of the choice that Enter would make, each once.
fn picked(focus: &Focus<Action>) -> Vec<Card> {
    let mut cards: Vec<Card> = match focus.picked {
        None => Vec::new(),
        Some(Action::Choose(choice)) => choice.cards().collect(),
        Some(Action::Pay(card) | Action::Keep(card) | Action::Discard(card)) => vec![card],
    };
    cards.dedup();
    cards
}

/// Whose city is shown: the one looked at, the viewer's, or the first.
fn side(view: &View, focus: &Focus<Action>) -> Seat {
    focus.seat.or(view.seat()).unwrap_or(Seat::A)
}

struct Board<'a> {
    buffer: &'a mut Buffer,
    palette: Palette,
    view: &'a View,
    audience: &'a Audience,
}

impl Board<'_> {
    fn lang(&self) -> Lang {
        self.audience.lang
    }

    fn put(&mut self, x: u16, y: u16, text: &str, style: Style) {
        let room = self.buffer.area.right().saturating_sub(x);
        self.buffer.set_stringn(x, y, text, room.into(), style);
    }

    /// A line for each seat: how far it is, what its city yields, what symbols it shows.
    fn draw_race(&mut self, area: Rect) {
        let lang = self.lang();
        let heads = [
            say!(lang, "tc-column-total"),
            " $".to_owned(),
            " ★".to_owned(),
            say!(lang, "tc-head-cars"),
            say!(lang, "tc-head-carts"),
            say!(lang, "tc-head-fountains"),
            say!(lang, "tc-column-cards"),
        ];
        let left = area.x + 1 + 2 + NAME + TRACK + 1;
        let columns = columns(&heads, left);
        for (head, x) in heads.iter().zip(&columns) {
            self.put(*x, area.y, head, self.palette.faint());
        }
        let census = Census::of(&self.view.cities);
        for (y, seat) in (area.y + 1..).zip(self.view.cities.seats().iter()) {
            let now = census.city(seat);
            let count = |symbol| census.symbols(seat, symbol);
            self.draw_track(area.x + 1, y, seat);
            let cells = [
                self.view.points[seat],
                now.income,
                now.points,
                count(Symbol::Car),
                count(Symbol::Cart),
                count(Symbol::Fountain),
                u16::from(self.view.hand_sizes[seat]),
            ];
            for ((cell, head), x) in cells.iter().zip(&heads).zip(&columns) {
                let width = head.chars().count();
                self.put(*x, y, &format!("{cell:>width$}"), Style::new());
            }
            self.draw_last(area, y, seat);
        }
    }

    /// Sign, name, and the way to fifty.
    fn draw_track(&mut self, x: u16, y: u16, seat: Seat) {
        let badge = TheCity::badge(self.view, seat, self.palette);
        let ink = badge.style;
        self.put(x, y, &badge.content, ink);
        let name: String = self
            .audience
            .label(seat)
            .chars()
            .take(NAME.into())
            .collect();
        let style = match self.view.duties[seat] {
            Some(_) => self.palette.strong(),
            None => Style::new(),
        };
        self.put(x + 2, y, &name, style);
        let far = (self.view.points[seat].min(GOAL) * TRACK / GOAL) as usize;
        let track = x + 2 + NAME;
        self.put(track, y, &"█".repeat(far), ink);
        let rest = "·".repeat(usize::from(TRACK) - far);
        self.put(track + far as u16, y, &rest, self.palette.faint());
    }

    /// What the seat turned up last, where there is room.
    fn draw_last(&mut self, area: Rect, y: u16, seat: Seat) {
        let lang = self.lang();
        if let Some(choice) = self.view.revealed[seat].filter(|_| area.width >= WIDE) {
            let last = say!(lang, "tc-last", cards = chosen(choice, lang));
            self.put(area.x + 82, y, &last, self.palette.faint());
        }
    }

    /// The city of `seat`; gives what is left of `area`.
    fn draw_city(&mut self, seat: Seat, area: Rect) -> Rect {
        let lang = self.lang();
        let title = if self.view.viewer.is(seat) {
            say!(lang, "tc-your-city")
        } else {
            say!(lang, "tc-city-of", name = self.audience.name(seat))
        };
        let city = &self.view.cities[seat];
        let text = if city.is_empty() {
            say!(lang, "tc-empty")
        } else {
            names(city, lang)
        };
        let text = match self.known(seat) {
            Some(known) => format!("{text} · {known}"),
            None => text,
        };
        // The hand comes below and needs as much.
        let most = area.height.saturating_sub(1).div_ceil(2).max(1);
        self.draw_words(
            &title,
            &text,
            Rect {
                height: most,
                ..area
            },
        )
    }

    // rules: TC-32
    /// What everyone knows of the hand of another, where the table agreed to show it.
    fn known(&self, seat: Seat) -> Option<String> {
        let cards = shown(self.view, seat);
        let is_told = !self.view.viewer.is(seat) && !cards.is_empty();
        is_told.then(|| {
            let (who, name) = (self.audience.who(seat), self.audience.name(seat));
            let cards = names(&cards, self.lang());
            say!(
                self.lang(),
                "tc-known",
                who = who,
                name = name,
                cards = cards
            )
        })
    }

    /// The hand with what each card costs now; what cannot be built is marked. Where there is room
    /// each card has a line, with what is printed on it; says whether there was.
    fn draw_hand(&mut self, area: Rect, picked: &[Card]) -> bool {
        let lang = self.lang();
        let Some(seat) = self.view.seat() else {
            return false;
        };
        let title = say!(lang, "tc-your-hand");
        let cards: Vec<_> = self.view.hand.kinds().collect();
        let room = usize::from(area.height);
        let is_listed = area.width >= WIDE - 2 && (1..=room).contains(&cards.len());
        if is_listed {
            self.put(area.x, area.y, &title, self.palette.strong());
            let left = area.x + title.chars().count() as u16 + 2;
            for (y, (card, count)) in (area.y..).zip(cards) {
                let style = if picked.contains(&card) {
                    self.palette.strong()
                } else {
                    Style::new()
                };
                self.put(left, y, &self.with_cost(seat, card, count), style);
                self.put(left + CARD, y, &face(card, lang), self.palette.faint());
            }
            return true;
        }
        let cards = cards.into_iter();
        let cards: Vec<_> = cards
            .map(|(card, count)| self.with_cost(seat, card, count))
            .collect();
        let text = if cards.is_empty() {
            "—".to_owned()
        } else {
            cards.join(", ")
        };
        self.draw_words(&title, &text, area);
        false
    }

    /// `Cinema ×2 1`: with `✗` if it cannot be built in this city, `!` if cards are missing.
    fn with_cost(&self, seat: Seat, card: Card, count: u8) -> String {
        let name = card.name(self.lang());
        let cost = self.view.cost(seat, card);
        let mark = match self.view.prospect(seat, card) {
            Err(Obstacle::Limit | Obstacle::Needs(_)) => "✗",
            Err(Obstacle::Short(_) | Obstacle::Both(_)) => "!",
            Ok(_) => "",
        };
        let copies = if count > 1 {
            format!(" ×{count}")
        } else {
            String::new()
        };
        format!("{name}{copies} {cost}{mark}")
    }

    /// A title and words behind it, broken at commas and dots; gives what is left below.
    fn draw_words(&mut self, title: &str, text: &str, area: Rect) -> Rect {
        let indent = title.chars().count() as u16 + 2;
        if area.height > 0 {
            self.put(area.x, area.y, title, self.palette.strong());
        }
        let width = usize::from(area.width.saturating_sub(indent));
        let mut lines = vec![String::new()];
        let parts = text.split_inclusive(", ");
        for part in parts.flat_map(|part| part.split_inclusive(" · ")) {
            let last = lines.last_mut().expect("there is a line");
            let fits = last.chars().count() + part.trim_end().chars().count() <= width;
            if fits || last.is_empty() {
                last.push_str(part);
            } else {
                lines.push(part.to_owned());
            }
        }
        let shown = lines.len().min(area.height.into());
        if shown < lines.len() && shown > 0 {
            lines[shown - 1].push('…');
        }
        for (y, line) in (area.y..).zip(&lines[..shown]) {
            self.put(area.x + indent, y, line, Style::new());
        }
        let bottom = area.y + shown as u16;
        let screen = self.buffer.area.bottom();
        Rect {
            y: bottom,
            height: area.bottom().max(bottom).min(screen) - bottom,
            ..area
        }
    }
}

/// Where each column begins.
fn columns(heads: &[String], left: u16) -> Vec<u16> {
    let mut x = left;
    let place = |head: &String| {
        let at = x;
        x += head.chars().count() as u16 + 2;
        at
    };
    heads.iter().map(place).collect()
}
