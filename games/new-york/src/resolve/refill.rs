//! What comes up from the deck and the bag.

use tabletop::Dealer;

use crate::{
    components::{
        Scoring,
        money::{Bank, Money},
        purse::Purse,
    },
    event::Event,
    flow::Step,
    setup::DIRK_TILES,
    state::NewYork,
};

// rules: NY-16, NY-23, NY-29 §Fine del turno
/// Turns money up until the row is full, or a scoring card interrupts.
pub(crate) fn row(table: &mut NewYork, dealer: &mut Dealer<Event>) {
    while !table.row_is_full() {
        if table.piles.iter().all(|cards| *cards == 0) && !reshuffle(table, dealer) {
            return;
        }
        let pile = table.piles.iter().position(|cards| *cards > 0);
        let pile = pile.expect("a deck that was not empty or was shuffled has cards");
        let scoring = table.scoring_at_hand();
        let cards = u32::from(table.piles[pile]);
        table.piles[pile] -= 1;
        // The scoring card is any of the pile's cards that are left.
        if let Some(scoring) = scoring.filter(|_| dealer.below(cards) == 0) {
            // rules: NY-29, NY-52, NY-54, NY-Q01 §Calcolo del punteggio
            table.scorings += 1;
            let steps = [
                Step::Score(scoring),
                Step::DirkDraws(scoring),
                Step::RefillRow,
            ];
            table.agenda.first(steps);
            return;
        }
        turn_up(table, dealer);
    }
}

/// Turns up one card, which is not a scoring card.
pub(crate) fn turn_up(table: &mut NewYork, dealer: &mut Dealer<Event>) {
    let card = draw_money(&mut table.deck, dealer);
    table.row.put(Purse::only(card));
    dealer.announce(Event::TurnedUp { card });
}

// rules: NY-23 §Fine del turno
/// Makes the discards the deck; says whether there were any.
fn reshuffle(table: &mut NewYork, dealer: &mut Dealer<Event>) -> bool {
    if table.discards.is_empty() {
        return false;
    }
    table.deck = std::mem::take(&mut table.discards);
    let cards = table.deck.len() as u8;
    let last = table.piles.len() - 1;
    table.piles[last] = cards;
    dealer.announce(Event::Reshuffled { cards });
    true
}

// rules: NY-07, NY-23, NY-50 §Fine del turno
/// Fills the empty spaces of the depot in board order, as far as the bag goes.
pub(crate) fn depot(table: &mut NewYork, dealer: &mut Dealer<Event>) {
    for bank in Bank::ALL {
        if table.on_offer(bank).is_none() && !table.bag.is_empty() {
            let tile = dealer.draw(&mut table.bag);
            table.depot[bank as usize] = Some(tile);
            dealer.announce(Event::TileDrawn { bank, tile });
        }
    }
}

// rules: NY-43, NY-54 §Regole speciali in caso di due giocatori
/// What Dirk gets right after a scoring.
pub(crate) fn dirk_draws(table: &mut NewYork, scoring: Scoring, dealer: &mut Dealer<Event>) {
    let tiles = match scoring {
        Scoring::A => DIRK_TILES,
        Scoring::B => table.bag.len() / 3,
        Scoring::C => 0,
    };
    dirk(table, tiles, dealer);
}

// rules: NY-41, NY-54 §Regole speciali in caso di due giocatori
/// Gives Dirk, if he plays, so many tiles of the bag, or what there is.
pub(crate) fn dirk(table: &mut NewYork, tiles: u32, dealer: &mut Dealer<Event>) {
    let Some(dirk) = &mut table.dirk else {
        return;
    };
    let tiles = tiles.min(table.bag.len());
    let drawn = dealer.draw_several(&mut table.bag, tiles);
    dirk.tiles = dirk.tiles.or(drawn);
    dealer.announce(Event::DirkDrew { tiles: drawn });
}

// rules: NY-56
/// Takes the top card of a shuffled deck, which is any of its cards with equal chance.
pub(crate) fn draw_money(deck: &mut Purse, dealer: &mut Dealer<Event>) -> Money {
    let card = deck.nth(dealer.below(deck.len()));
    deck.take(Purse::only(card));
    card
}
