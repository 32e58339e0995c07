//! What things are called.

use games::new_york::{
    components::{
        Kind, Scoring, Side, Tile, TileSet,
        money::{Bank, Money, VALUE_MAX},
        purse::{Purse, Wad},
    },
    state::city::Cell,
};

use crate::{Lang, Named, common::list, say};

impl Named for Kind {
    fn name(&self, lang: Lang) -> String {
        say!(lang, "ny-kind", kind = self.word())
    }

    fn the(&self, lang: Lang) -> String {
        say!(lang, "ny-the-kind", kind = self.word())
    }
}

/// Type, price and streets: no two tiles have all three alike.
impl Named for Tile {
    fn name(&self, lang: Lang) -> String {
        let (kind, price, streets) = (self.kind().word(), self.price(), sides(*self, lang));
        say!(
            lang,
            "ny-tile",
            kind = kind,
            price = price,
            streets = streets
        )
    }

    fn the(&self, lang: Lang) -> String {
        let (kind, price, streets) = (self.kind().word(), self.price(), sides(*self, lang));
        say!(
            lang,
            "ny-the-tile",
            kind = kind,
            price = price,
            streets = streets
        )
    }
}

/// The letters of the sides with a street, `N-E`; `none` for the catalogue if there is none.
fn sides(tile: Tile, lang: Lang) -> String {
    let sides = Side::ALL.into_iter();
    let sides = sides.filter(|side| tile.streets().on(*side));
    let letters: Vec<_> = sides
        .map(|side| say!(lang, "ny-side-letter", side = side_word(side)))
        .collect();
    match letters.as_slice() {
        [] => "none".to_owned(),
        letters => letters.join("-"),
    }
}

impl Named for Bank {
    fn name(&self, lang: Lang) -> String {
        say!(lang, "ny-bank", bank = self.word())
    }

    fn the(&self, lang: Lang) -> String {
        say!(lang, "ny-the-bank", bank = self.word())
    }
}

impl Named for Money {
    fn name(&self, lang: Lang) -> String {
        let (bank, value) = (self.bank().word(), self.value());
        say!(lang, "ny-card", bank = bank, value = value)
    }

    fn the(&self, lang: Lang) -> String {
        self.name(lang)
    }
}

pub(super) fn side_word(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}

/// The word for a scoring in the catalogue.
pub fn scoring_word(scoring: Scoring) -> &'static str {
    match scoring {
        Scoring::A => "a",
        Scoring::B => "b",
        Scoring::C => "c",
    }
}

/// Where a cell is: `1 east, 2 south`.
pub fn place(cell: Cell, lang: Lang) -> String {
    let (x, y) = (cell.x(), cell.y());
    let (east, north) = (x.unsigned_abs(), y.unsigned_abs());
    let mut steps = Vec::new();
    match x {
        1.. => steps.push(say!(lang, "ny-cell-east", steps = east)),
        0 => {}
        _ => steps.push(say!(lang, "ny-cell-west", steps = east)),
    }
    match y {
        1.. => steps.push(say!(lang, "ny-cell-north", steps = north)),
        0 => {}
        _ => steps.push(say!(lang, "ny-cell-south", steps = north)),
    }
    match steps.as_slice() {
        [] => say!(lang, "ny-cell-start"),
        steps => steps.join(", "),
    }
}

/// The cards as a list: `blue 3, blue 4 and red 2`.
pub(super) fn cards(purse: &Purse, lang: Lang) -> String {
    let names: Vec<_> = purse.iter().map(|card| card.name(lang)).collect();
    list(lang, &names)
}

/// The cards of a payment, all of one bank: `3 + 4`.
pub fn payment(purse: &Purse) -> String {
    let values: Vec<_> = purse.iter().map(|card| card.value().to_string()).collect();
    values.join(" + ")
}

/// The values of a bank's cards in ascending order.
pub(super) fn values(wad: Wad) -> Vec<String> {
    let value = |value: u8| std::iter::repeat_n(value.to_string(), wad.count(value).into());
    (1..=VALUE_MAX).flat_map(value).collect()
}

/// The money bank by bank, with what each is worth: `blue 3, 4 (7); red 9 (9)`.
pub fn by_bank(purse: &Purse, lang: Lang) -> String {
    let banks = Bank::ALL.into_iter().map(|bank| (bank, purse.bank(bank)));
    let banks = banks.filter(|(_, wad)| !wad.is_empty());
    let banks: Vec<_> = banks
        .map(|(bank, wad)| {
            let values = values(wad).join(", ");
            say!(
                lang,
                "ny-hand-bank",
                bank = bank.word(),
                values = values,
                worth = wad.worth()
            )
        })
        .collect();
    banks.join("; ")
}

/// The tiles as a list with their articles.
pub(super) fn tiles(tiles: TileSet, lang: Lang) -> String {
    let names: Vec<_> = tiles.iter().map(|tile| tile.the(lang)).collect();
    list(lang, &names)
}
