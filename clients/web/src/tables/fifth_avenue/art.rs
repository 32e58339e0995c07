//! Small drawings: cards, signs of lots, shops, towers.

use games::fifth_avenue::{
    components::{
        Lot, Shop,
        cards::{BLACK, Card, Colour},
    },
    state::lots::Owner,
};
use leptos::prelude::*;
use prose::{Lang, say};

use crate::kit::{self, Sign};

/// The sign of an owner of towers: Asso is nobody.
pub(super) fn sign_of(owner: Owner) -> Sign {
    match owner {
        Owner::Seat(seat) => Sign::of_seat(seat),
        Owner::Asso => Sign::Neutral,
    }
}

/// The letter of a lot in the drawings; the sixth has no sign.
pub(super) fn lot_letter(lot: Lot) -> char {
    lot.colour()
        .map_or('X', |colour| colour.letter().to_ascii_uppercase())
}

/// The letter of a suit in the drawings.
pub(super) fn suit_letter(suit: usize) -> char {
    match Colour::ALL.get(suit) {
        Some(colour) => colour.letter().to_ascii_uppercase(),
        None => 'K',
    }
}

/// The name of a suit.
pub(super) fn suit_name(suit: usize, lang: Lang) -> String {
    let word = Colour::ALL.get(suit).map_or("black", |it| it.word());
    say!(lang, "web-fa-suit", suit = word)
}

/// The sign of a suit on its ground. It says nothing: a name stands beside it.
pub(super) fn suit_sign(suit: usize) -> AnyView {
    let letter = suit_letter(suit);
    let black = if suit == BLACK { "blk" } else { "" };
    view! {
        <span class=format!("f-lotsign f-{letter} {black}") aria-hidden="true">
            <svg aria-hidden="true"><use href=format!("#f-sign-{letter}") /></svg>
        </span>
    }
    .into_any()
}

/// What is on a card: its value, its sign, the towers it allows.
pub(super) fn card_face(card: Card) -> AnyView {
    let letter = suit_letter(card.suit());
    let towers: Vec<AnyView> = (0..card.value().towers()).map(|_| tower()).collect();
    view! {
        <span class="v">{kit::numeral(card.value().points().into())}</span>
        <svg class="em" aria-hidden="true"><use href=format!("#f-sign-{letter}") /></svg>
        <span class="tw">{towers}</span>
    }
    .into_any()
}

/// The classes of a card.
pub(super) fn card_class(card: Card) -> String {
    format!("f-card f-{}", suit_letter(card.suit()))
}

/// The spoken name of a card: what it is and how many towers it allows.
pub(super) fn card_name(card: Card, lang: Lang) -> String {
    let name = prose::fifth_avenue::card(card, lang);
    say!(
        lang,
        "web-fa-card",
        card = name,
        towers = card.value().towers()
    )
}

/// A small card to be looked at. `more` are further classes.
pub(super) fn small_card(card: Card, more: &str, lang: Lang) -> AnyView {
    view! {
        <span class=format!("{} mini {more}", card_class(card)) role="img"
            aria-label=card_name(card, lang)>
            {card_face(card)}
        </span>
    }
    .into_any()
}

/// A tower in the colour around it.
pub(super) fn tower() -> AnyView {
    view! {
        <svg viewBox="2 0 16 28" aria-hidden="true">
            <use href="#f-tower" width="20" height="28" />
        </svg>
    }
    .into_any()
}

/// The sign of a building stop.
pub(super) fn stop_sign() -> AnyView {
    view! {
        <svg class="stp" viewBox="0 0 32 28" aria-hidden="true"><use href="#f-stop" /></svg>
    }
    .into_any()
}

/// The letter and the symbol of a type of shop.
pub(super) fn shop_symbol(shop: Shop) -> (char, &'static str) {
    match shop {
        Shop::Fashion => ('F', "f-fashion"),
        Shop::Jeweller => ('J', "f-jewel"),
        Shop::Gallery => ('A', "f-art"),
        Shop::Perfumery => ('P', "f-perfume"),
    }
}

/// The picture of a shop.
pub(super) fn shop_picture(shop: Shop) -> AnyView {
    let (_, symbol) = shop_symbol(shop);
    view! { <svg aria-hidden="true"><use href=format!("#{symbol}") /></svg> }.into_any()
}

/// The classes of a tile.
pub(super) fn tile_class(shop: Shop) -> String {
    format!("f-tile f-s{}", shop_symbol(shop).0)
}

/// A tile to be looked at.
pub(super) fn small_tile(shop: Shop, lang: Lang) -> AnyView {
    view! {
        <span class=tile_class(shop) role="img" aria-label=prose::fifth_avenue::shop(shop, lang)>
            {shop_picture(shop)}
        </span>
    }
    .into_any()
}

/// What lies on a lot, as a drawing of its own: its elements and the size of its box.
pub(super) struct Thing {
    /// The elements.
    pub drawing: String,
    /// How wide it is, in the units of a ring.
    pub width: f32,
    /// How high it is.
    pub height: f32,
}

/// More towers are counted, not drawn.
const TOWERS_DRAWN: u8 = 3;

/// Towers with the sign of their owner: in a row or, where a lot is narrow, two in each.
pub(super) fn towers(owner: Owner, count: u8, is_upright: bool) -> Thing {
    let sign = sign_of(owner);
    let letter = sign.letter();
    let (y, font) = match sign {
        Sign::Verdigris => (18.2, 11),
        _ => (16.2, 13),
    };
    let is_many = count > TOWERS_DRAWN;
    let drawn = if is_many { 1 } else { count };
    let mut drawing = format!(
        "<svg class=\"sign p-{letter}\" x=\"0\" y=\"9.6\" width=\"13.9\" height=\"13.9\" \
         viewBox=\"-1 -1 26 26\"><use href=\"#s-{letter}\" width=\"24\" height=\"24\"/>\
         <text x=\"12\" y=\"{y}\" font-size=\"{font}\">{letter}</text></svg>"
    );
    let in_row = if is_upright { 1 } else { drawn };
    for n in 0..drawn {
        // The sign has the first place of the first row.
        let (row, place) = if n < in_row {
            (0_u8, n + 1)
        } else {
            (1, n - in_row)
        };
        let x = 1.0 + 13.9 * f32::from(place);
        let y = 24.5 * f32::from(row);
        drawing += &format!(
            "<svg class=\"p-{letter}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"15.7\" height=\"23.5\" \
             viewBox=\"2 0 16 28\"><use href=\"#f-tower\" width=\"20\" height=\"28\"/></svg>"
        );
    }
    let mut width = 16.7 + 13.9 * f32::from(in_row);
    let mut height = if drawn > in_row { 48.5 } else { 24.0 };
    if is_many {
        let (x, y) = if is_upright {
            (4.0, 42.0)
        } else {
            (31.5, 21.0)
        };
        drawing += &format!("<text class=\"f-many\" x=\"{x}\" y=\"{y}\">×{count}</text>");
        (width, height) = if is_upright {
            (width, 44.0)
        } else {
            (48.0, height)
        };
    }
    Thing {
        drawing,
        width,
        height,
    }
}

/// One or two shops, side by side or one above the other.
pub(super) fn shops(shops: impl Iterator<Item = Shop>, is_upright: bool) -> Thing {
    const SIZE: f32 = 20.2;
    let mut drawing = String::new();
    let mut count = 0.0;
    for shop in shops {
        let (letter, symbol) = shop_symbol(shop);
        let along = count * (SIZE + 2.0);
        let (x, y) = if is_upright {
            (0.5, along + 0.5)
        } else {
            (along + 0.5, 0.5)
        };
        drawing += &format!(
            "<g class=\"f-shop f-s{letter}\"><rect x=\"{x}\" y=\"{y}\" width=\"{SIZE}\" \
             height=\"{SIZE}\"/><svg x=\"{}\" y=\"{}\" width=\"16.2\" height=\"16.2\">\
             <use href=\"#{symbol}\"/></svg></g>",
            x + 2.0,
            y + 2.0
        );
        count += 1.0;
    }
    let long = count * (SIZE + 2.0) - 1.0;
    let (width, height) = if is_upright {
        (SIZE + 1.0, long)
    } else {
        (long, SIZE + 1.0)
    };
    Thing {
        drawing,
        width,
        height,
    }
}
