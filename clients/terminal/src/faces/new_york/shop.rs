//! The market, the face-up money, a hand, and the tiles beside a city.

use games::new_york::{
    action::Action,
    components::{
        Side, Tile, TileSet,
        money::{Bank, VALUE_MAX},
        purse::Wad,
    },
};
use prose::{
    Named,
    new_york::{shown_hand, shows_hand},
    say,
};
use ratatui::{
    layout::Rect,
    style::{Modifier, Style},
};

use super::{
    Board, arrows,
    lines::{Edge, Wall, Walls, corner},
    tile_sign,
};

/// Columns of one bank on a large screen.
const LARGE_BANK: u16 = 14;

impl Board<'_> {
    /// A line for each bank with its tile and the money of the seat, then the rest.
    pub(super) fn draw_small_shop(&mut self, area: Rect) {
        let rows = self.scorers();
        let has_head = rows + 8 <= area.height;
        let mut y = area.y;
        if has_head {
            let lang = self.lang();
            self.put(
                area.x,
                y,
                &say!(lang, "ny-market-title"),
                self.palette.strong(),
            );
            let hand = self.hand_title();
            self.put(area.x + 18, y, &hand, self.palette.strong());
            y += 1;
        }
        for bank in Bank::ALL {
            self.draw_bank_line(bank, (area.x, y));
            y += 1;
        }
        if !has_head && !shows_hand(self.view, self.seat) {
            let hand = self.hand_title();
            self.put(area.x + 18, area.y, &hand, self.palette.strong());
        }
        self.draw_row((area.x, y));
        self.draw_stock((area.x, y + 1));
        let table = Rect::new(area.x, y + 2, area.width, area.bottom() - y - 2);
        self.draw_majorities(table);
    }

    /// `Hand 36`, or how many cards it has, if that is all that is shown of it.
    fn hand_title(&self) -> String {
        let lang = self.lang();
        if let Some(hand) = shown_hand(self.view, self.seat) {
            say!(lang, "ny-hand-title", worth = hand.worth())
        } else {
            let count = self.view.table.hands[self.seat].len();
            say!(lang, "ny-cards-held", count = count)
        }
    }

    /// The bank whose tile would be bought with what is picked.
    fn picked_bank(&self) -> Option<Bank> {
        match self.focus.picked? {
            Action::Buy { bank, .. } => Some(bank),
            _ => None,
        }
    }

    fn draw_bank_line(&mut self, bank: Bank, (x, y): (u16, u16)) {
        let mark = if self.picked_bank() == Some(bank) {
            "▸"
        } else {
            " "
        };
        let head = self.bank_head(bank);
        let style = self.bank_style(bank).add_modifier(Modifier::BOLD);
        self.put(x, y, &format!("{head:<7}{mark}"), style);
        match self.view.table.on_offer(bank) {
            Some(tile) => self.draw_tile((x + 8, y), tile),
            None => self.put(x + 8, y, "—", self.palette.faint()),
        }
        let hand = self.bank_money(bank);
        self.put(x + 18, y, &hand, style);
    }

    fn bank_head(&self, bank: Bank) -> String {
        say!(self.lang(), "ny-bank-head", bank = bank.word())
    }

    /// What the seat has of a bank's money: `3 4 8 = 15`. Nothing, if it is not to be seen.
    fn bank_money(&self, bank: Bank) -> String {
        let Some(hand) = shown_hand(self.view, self.seat) else {
            return "·".to_owned();
        };
        let wad = hand.bank(bank);
        match values(wad) {
            values if values.is_empty() => "—".to_owned(),
            values => format!("{values} = {}", wad.worth()),
        }
    }

    /// A tile with its streets in a few columns: `Pa 8 ↑→`.
    fn draw_tile(&mut self, (x, y): (u16, u16), tile: Tile) {
        let sign = tile_sign(tile, self.lang());
        self.put(x, y, &sign, self.kind_style(tile.kind()));
        self.put(x + 5, y, &arrows(tile), self.palette.strong());
    }

    /// The face-up money.
    fn draw_row(&mut self, at: (u16, u16)) {
        let lang = self.lang();
        let title = format!("{:<8}", say!(lang, "ny-money-title"));
        let mut words = vec![(title, self.palette.strong())];
        for card in &self.view.table.row {
            let style = self.bank_style(card.bank()).add_modifier(Modifier::BOLD);
            words.push((format!("{}  ", card.name(lang)), style));
        }
        if words.len() == 1 {
            words.push(("—".to_owned(), self.palette.faint()));
        }
        self.put_all(at, &words);
    }

    /// What has to be placed, and the reserve.
    fn draw_stock(&mut self, (mut x, y): (u16, u16)) {
        let lang = self.lang();
        let aside = self.view.table.aside[self.seat];
        let reserve = self.view.table.reserves[self.seat];
        if !aside.is_empty() {
            let title = say!(lang, "ny-aside-title");
            x = self.put_tiles((x, y), &title, aside) + 1;
        }
        let title = say!(lang, "ny-reserve-title");
        self.put_tiles((x, y), &title, reserve);
    }

    fn put_tiles(&mut self, at: (u16, u16), title: &str, tiles: TileSet) -> u16 {
        let mut words = vec![(format!("{title:<7} "), self.palette.strong())];
        for tile in tiles {
            let sign = tile_sign(tile, self.lang());
            words.push((sign, self.kind_style(tile.kind())));
            words.push((format!("{} ", arrows(tile)), self.palette.strong()));
        }
        if tiles.is_empty() {
            words.push(("—".to_owned(), self.palette.faint()));
        }
        self.put_all(at, &words)
    }

    /// The banks side by side with their tiles drawn, then the rest, then the other cities.
    pub(super) fn draw_large_shop(&mut self, area: Rect) {
        for (n, bank) in (0..).zip(Bank::ALL) {
            self.draw_bank_stall(bank, (area.x + n * LARGE_BANK, area.y));
        }
        let y = area.y + 6;
        self.put(area.x, y, &self.hand_title(), self.palette.strong());
        self.draw_row((area.x, y + 1));
        self.draw_stock((area.x, y + 2));
        let rows = self.scorers() + 2;
        self.draw_majorities(Rect::new(area.x, y + 4, area.width, rows));
        let top = y + 5 + rows;
        if top + 3 <= area.bottom() {
            self.draw_others(Rect::new(area.x, top, area.width, area.bottom() - top));
        }
    }

    /// A bank with its tile, and the money of the seat below.
    fn draw_bank_stall(&mut self, bank: Bank, (x, y): (u16, u16)) {
        let style = self.bank_style(bank).add_modifier(Modifier::BOLD);
        let mark = if self.picked_bank() == Some(bank) {
            "▸"
        } else {
            " "
        };
        self.put(x, y, &format!("{mark}{}", self.bank_head(bank)), style);
        match self.view.table.on_offer(bank) {
            Some(tile) => self.draw_framed((x + 1, y + 1), tile),
            None => self.put(x + 3, y + 2, "—", self.palette.faint()),
        }
        let money = self.bank_money(bank);
        let width = usize::from(LARGE_BANK) - 2;
        if money.chars().count() <= width {
            self.put(x + 1, y + 4, &money, style);
            return;
        }
        // A long hand is cut; what it is worth never is.
        let (cards, worth) = money.split_once(" = ").unwrap_or((&money, ""));
        let cards: String = cards.chars().take(width - 1).collect();
        self.put(x + 1, y + 4, &format!("{cards}…"), style);
        self.put(x + 1, y + 5, &format!("= {worth}"), style);
    }

    /// A tile with its sides drawn: six columns, three lines.
    fn draw_framed(&mut self, (x, y): (u16, u16), tile: Tile) {
        let mut walls = Walls::new();
        for side in Side::ALL {
            let wall = if tile.streets().on(side) {
                Wall::Street
            } else {
                Wall::Plain
            };
            walls.insert(Edge::of((0, 0), side), wall);
        }
        let style = |wall: Wall| wall.style(self.palette);
        let mut lines: Vec<(u16, u16, String, Style)> = Vec::new();
        for (column, line, at) in [
            (0, 0, (0, 1)),
            (5, 0, (1, 1)),
            (0, 2, (0, 0)),
            (5, 2, (1, 0)),
        ] {
            if let Some((sign, wall)) = corner(&walls, at) {
                lines.push((column, line, sign.to_string(), style(wall)));
            }
        }
        let wall = |side: Side| walls[&Edge::of((0, 0), side)];
        for (side, column, line) in [
            (Side::North, 1, 0),
            (Side::South, 1, 2),
            (Side::West, 0, 1),
            (Side::East, 5, 1),
        ] {
            let wall = wall(side);
            let sign = match side {
                Side::North | Side::South => wall.flat().repeat(4),
                Side::East | Side::West => wall.upright().to_owned(),
            };
            lines.push((column, line, sign, style(wall)));
        }
        for (column, line, sign, style) in lines {
            self.put(x + column, y + line, &sign, style);
        }
        let sign = tile_sign(tile, self.lang());
        self.put(x + 1, y + 1, &sign, self.kind_style(tile.kind()));
    }
}

/// The values of a bank's cards: `3 4 8`.
fn values(wad: Wad) -> String {
    let value = |value: u8| std::iter::repeat_n(value.to_string(), wad.count(value).into());
    let values: Vec<_> = (1..=VALUE_MAX).flat_map(value).collect();
    values.join(" ")
}
