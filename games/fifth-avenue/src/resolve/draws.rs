//! The decks: what is drawn, taken and put under them.

use tabletop::{Dealer, Seat};

use crate::{
    components::{
        cards::{BLACK, Card, Colour, by_suit, take_nth},
        pile::Pile,
    },
    event::Event,
    state::{BlackDeck, FifthAvenue},
};

/// Takes one of the unseen cards of a suit, each equally likely: the top card of a shuffled deck.
pub(crate) fn unseen(table: &mut FifthAvenue, suit: usize, dealer: &mut Dealer<Event>) -> Card {
    let n = dealer.below(u32::from(count(table, suit)));
    take_nth(&mut table.unseen, suit, n)
}

/// How many cards of a suit nobody has seen in the deck.
fn count(table: &FifthAvenue, suit: usize) -> u8 {
    by_suit(&table.unseen)[suit]
}

// rules: FA-032, FA-Q38, FA-Q39 §Le Azioni della fase nr. 2
/// The visible top card goes into a hand, and everybody saw it.
pub(crate) fn take_coloured(
    table: &mut FifthAvenue,
    seat: Seat,
    colour: Colour,
    dealer: &mut Dealer<Event>,
) {
    let top = table.board.decks[colour as usize].top.take();
    let card = Card::coloured(colour, top.expect("check() saw the card"));
    table.hands[seat].insert(card);
    table.board.shown[seat].insert(card);
    dealer.announce(Event::Took { seat, card });
    turn_up(table, colour, dealer);
}

// rules: FA-008, FA-101, FA-Q13, FA-Q17
/// If a coloured deck shows no card, the next one: of those nobody has seen, then the discards in
/// their order.
fn turn_up(table: &mut FifthAvenue, colour: Colour, dealer: &mut Dealer<Event>) {
    let suit = colour as usize;
    if table.board.decks[suit].top.is_some() {
        return;
    }
    let next = if count(table, suit) > 0 {
        Some(unseen(table, suit, dealer).value())
    } else {
        table.board.decks[suit].under.pop()
    };
    table.board.decks[suit].top = next;
    if let Some(value) = next {
        let card = Card::coloured(colour, value);
        dealer.announce(Event::TurnedUp { card });
    }
}

// rules: FA-100, FA-Q17 §Svolgimento delle aste
/// Puts the coloured cards of a bid under the deck of their colour.
pub(crate) fn discard_coloured(
    table: &mut FifthAvenue,
    colour: Colour,
    cards: Pile,
    dealer: &mut Dealer<Event>,
) {
    table.board.decks[colour as usize].under.append(cards);
    turn_up(table, colour, dealer);
}

// rules: FA-100, FA-102
/// Puts black cards under the black deck, face up.
pub(crate) fn discard_black(table: &mut FifthAvenue, cards: Pile) {
    let black = &mut table.board.black;
    let ones = (1_u64 << cards.len()) - 1;
    black.face_up |= ones << black.under.len();
    black.under.append(cards);
}

// rules: FA-129, FA-Q40
/// Puts Asso's cards under the black deck, face down.
pub(crate) fn return_asso(table: &mut FifthAvenue, cards: Pile) {
    table.board.black.under.append(cards);
}

/// The top card of the black deck, if there is one, and whether everybody knows it.
pub(crate) fn take_black(
    table: &mut FifthAvenue,
    dealer: &mut Dealer<Event>,
) -> Option<(Card, bool)> {
    if count(table, BLACK) > 0 {
        return Some((unseen(table, BLACK, dealer), false));
    }
    // rules: FA-Q39. One of Asso's cards, whose place everybody has followed.
    let black = &mut table.board.black;
    let value = black.under.pop()?;
    black.face_up >>= 1;
    Some((Card::black(value), true))
}

// rules: FA-102, FA-Q14, FA-Q15 §Svolgimento delle aste
/// If a face-up card is on top of the black deck, the whole deck is shuffled.
pub(crate) fn shuffle_if_due(table: &mut FifthAvenue, dealer: &mut Dealer<Event>) {
    let black = table.board.black;
    if black.face_up & 1 == 0 || count(table, BLACK) > 0 {
        return;
    }
    for value in black.under.iter() {
        table.unseen.insert(Card::black(value));
    }
    table.board.black = BlackDeck::default();
    let cards = black.under.len() as u8;
    dealer.announce(Event::Shuffled { cards });
}

// rules: FA-030, FA-033, FA-Q14 §Le Azioni della fase nr. 1
/// A seat draws a black card, if there is one.
pub(crate) fn draw_black(table: &mut FifthAvenue, seat: Seat, dealer: &mut Dealer<Event>) {
    let Some((card, open)) = take_black(table, dealer) else {
        return;
    };
    table.hands[seat].insert(card);
    if open {
        table.board.shown[seat].insert(card);
    }
    let card = Some(card);
    dealer.announce(Event::Drew { seat, card, open });
    shuffle_if_due(table, dealer);
}
