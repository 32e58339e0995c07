//! Who has how many tiles of each type and what the next scoring would give, and the cities of
//! the others in little.

use games::new_york::{
    NewYork,
    components::{Kind, Scoring, money::Bank, purse::Purse},
    scoring::{Majority, Share, majorities, streets},
};
use prose::{
    new_york::{next_scoring, shown_hand},
    say,
};
use ratatui::{layout::Rect, style::Style, text::Span};
use tabletop::Seat;

use super::Board;
use crate::face::Face;

/// Columns for the street and for the sum.
const SUM: u16 = 4;

/// What one who scores has: a seat, or Dirk, who has no street.
struct Scorer {
    seat: Option<Seat>,
    shares: [Share; 6],
    street: Option<u8>,
}

/// How wide the columns are.
#[derive(Clone, Copy)]
struct Widths {
    names: u16,
    /// Those for a type.
    cell: usize,
}

impl Board<'_> {
    /// How many score: the seats, and Dirk.
    pub(super) fn scorers(&self) -> u16 {
        let dirk = u16::from(self.view.table.dirk.is_some());
        u16::from(self.view.table.hands.seats().get()) + dirk
    }

    /// A line for each who scores, as far as there is room; what the places are worth below.
    pub(super) fn draw_majorities(&mut self, area: Rect) {
        let table = &self.view.table;
        let scoring = next_scoring(table);
        let (streets, majorities) = (streets(table), majorities(table, scoring));
        let cell = if area.width > 52 { 6 } else { 5 };
        let widths = Widths {
            names: area.width - 6 * cell - 2 * SUM,
            cell: cell.into(),
        };
        self.draw_heads(area, widths, scoring);
        let mut y = area.y + 1;
        let seats = table.hands.seats();
        let rows = seats.iter().map(|seat| {
            let shares = majorities.map(|majority| majority.seats[seat]);
            Scorer {
                seat: Some(seat),
                shares,
                street: Some(streets[seat]),
            }
        });
        let dirk = table.dirk.map(|_| {
            let shares = majorities.map(|majority| majority.dirk.unwrap_or_default());
            Scorer {
                seat: None,
                shares,
                street: None,
            }
        });
        for scorer in rows.chain(dirk) {
            if y < area.bottom() {
                self.draw_scorer((area.x, y), widths, &scorer);
            }
            y += 1;
        }
        if y < area.bottom() {
            let height = area.bottom() - y;
            self.draw_prizes(Rect { y, height, ..area }, widths, &majorities);
        }
    }

    fn draw_heads(&mut self, area: Rect, widths: Widths, scoring: Scoring) {
        let lang = self.lang();
        let word = match scoring {
            Scoring::A => "a",
            Scoring::B => "b",
            Scoring::C => "c",
        };
        let title = say!(lang, "ny-now-title", scoring = word);
        self.put(area.x, area.y, &title, self.palette.strong());
        let faint = self.palette.faint();
        let head =
            |kind: Kind| format!("{:<1$}", format!(" {}", self.kind_sign(kind)), widths.cell);
        let mut heads: Vec<_> = Kind::ALL.map(|kind| (head(kind), faint)).to_vec();
        for head in [say!(lang, "ny-street-column"), say!(lang, "ny-sum-column")] {
            heads.push((format!("{head:>4}"), faint));
        }
        self.put_all((area.x + widths.names, area.y), &heads);
    }

    fn draw_scorer(&mut self, (x, y): (u16, u16), widths: Widths, scorer: &Scorer) {
        let Scorer {
            seat,
            shares,
            street,
        } = *scorer;
        let lang = self.lang();
        let name = seat.map(|seat| self.audience.label(seat));
        let name = name.unwrap_or_else(|| say!(lang, "ny-dirk"));
        let badge = seat.map_or(Span::raw(" "), |seat| {
            NewYork::badge(self.view, seat, self.palette)
        });
        self.put(x, y, &badge.content, badge.style);
        let name: String = name.chars().take(usize::from(widths.names) - 3).collect();
        let is_shown = seat == Some(self.seat);
        let style = if is_shown {
            self.palette.strong()
        } else {
            Style::new()
        };
        self.put(x + 2, y, &name, style);
        let mut words: Vec<_> = shares
            .iter()
            .map(|share| self.share(*share, widths.cell))
            .collect();
        let now: u8 = shares.iter().map(|share| share.points).sum();
        let street_cell = street.map_or("·".to_owned(), |street| street.to_string());
        words.push((format!("{street_cell:>4}"), Style::new()));
        let sum = now + street.unwrap_or(0);
        words.push((format!("{sum:>4}"), self.palette.strong()));
        self.put_all((x + widths.names, y), &words);
    }

    /// How many tiles, and the points they would give: `3+13`.
    fn share(&self, share: Share, width: usize) -> (String, Style) {
        let points = match share.points {
            0 => String::new(),
            points => format!("+{points}"),
        };
        match share.tiles {
            0 => (format!("{:<width$}", " ·"), self.palette.faint()),
            tiles => {
                let style = if share.place == Some(1) {
                    self.palette.strong()
                } else {
                    Style::new()
                };
                (format!("{:<width$}", format!("{tiles:>2}{points}")), style)
            }
        }
    }

    // rules: NY-31
    /// What the places are worth: a line for each place, or all places in one line if there is no
    /// room for more.
    fn draw_prizes(&mut self, area: Rect, widths: Widths, majorities: &[Majority; 6]) {
        let lang = self.lang();
        let faint = self.palette.faint();
        let scoring = next_scoring(&self.view.table);
        let prizes = majorities.map(|majority| {
            let prizes = scoring.prizes(majority.kind).into_iter();
            prizes.take_while(|points| *points > 0).collect::<Vec<_>>()
        });
        let places = prizes[0].len();
        let title = |place: usize| say!(lang, "ny-place", place = place);
        if usize::from(area.height) >= places {
            for (at, y) in (0..places).zip(area.y..) {
                self.put(area.x + 2, y, &title(at + 1), faint);
                let cell =
                    |paid: &Vec<u8>| format!("{:<1$}", format!(" {}", paid[at]), widths.cell);
                let words: Vec<_> = prizes.iter().map(|paid| (cell(paid), faint)).collect();
                self.put_all((area.x + widths.names, y), &words);
            }
            return;
        }
        let titles: Vec<_> = (1..=places).map(title).collect();
        let all = prizes.map(|paid| {
            let paid: Vec<_> = paid.iter().map(ToString::to_string).collect();
            paid.join("/")
        });
        let line = format!("{} {}", titles.join("/"), all.join(" "));
        let fits = line.chars().count() <= usize::from(area.width);
        let line = if fits { line } else { all.join(" ") };
        self.put(area.x, area.y, &line, faint);
    }

    /// The cities that are not shown on the left, side by side.
    pub(super) fn draw_others(&mut self, area: Rect) {
        let seats = self.view.table.hands.seats().iter();
        let others: Vec<_> = seats.filter(|seat| *seat != self.seat).collect();
        let width = area.width / others.len().max(1) as u16;
        for (n, seat) in (0..).zip(others) {
            let x = area.x + n * width;
            let badge = NewYork::badge(self.view, seat, self.palette);
            self.put(x, area.y, &badge.content, badge.style);
            let name = self.audience.label(seat);
            let room = usize::from(width.saturating_sub(3));
            let name: String = name.chars().take(room).collect();
            self.put(x + 2, area.y, &name, self.palette.strong());
            let mut top = area.y + 1;
            if let Some(hand) = shown_hand(self.view, seat) {
                self.draw_worths((x, top), hand, room);
                top += 1;
            }
            let height = area.bottom().saturating_sub(top);
            self.draw_miniature(seat, Rect::new(x, top, width - 1, height));
        }
    }

    /// What an open hand is worth, bank by bank.
    fn draw_worths(&mut self, at: (u16, u16), hand: &Purse, room: usize) {
        let worths = Bank::ALL.map(|bank| {
            let worth = hand.bank(bank).worth();
            (format!("{worth} "), self.bank_style(bank))
        });
        let mut width = 0;
        let fitting = worths.into_iter().take_while(|(text, _)| {
            width += text.len();
            width <= room
        });
        let fitting: Vec<_> = fitting.collect();
        self.put_all(at, &fitting);
    }
}
