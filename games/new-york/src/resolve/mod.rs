//! What actions and steps do. Legality has been checked.

pub(crate) mod ending;
pub(crate) mod refill;

use tabletop::{Dealer, Seat, SeatCount};

use crate::{
    action::{Action, CityTile},
    components::{TILE_COUNT, Tile, money::Bank, purse::Purse},
    event::Event,
    flow::Step,
    state::NewYork,
};

/// Rounds in a row without a purchase that end the game.
const QUIET_ROUNDS_MAX: u16 = 100;

// rules: NY-53
/// Turns in a row without a purchase that end the game.
pub const fn quiet_turns_max(seats: SeatCount) -> u16 {
    QUIET_ROUNDS_MAX * seats.get() as u16
}

/// No play has more actions: a tile is bought once at most, each purchase earns one more action
/// at most, each tile is placed once, and between purchases there are so many turns of one action.
pub const PLIES_MAX: u32 = {
    let tiles = TILE_COUNT as u32;
    3 * tiles + (tiles + 1) * QUIET_ROUNDS_MAX as u32 * tabletop::MAX_SEATS as u32
};

pub(crate) fn action(table: &mut NewYork, seat: Seat, action: Action, dealer: &mut Dealer<Event>) {
    match action {
        Action::Take { cards } => take(table, seat, cards, dealer),
        Action::Buy { bank, cards } => buy(table, seat, (bank, cards), dealer),
        Action::Add { tile, at } => {
            table.reserves[seat].remove(tile);
            table.cities.lay(seat, tile, at);
            dealer.announce(Event::Added { seat, tile, at });
            end_actions(table, seat);
        }
        Action::Remove { tile } => remove(table, seat, tile, dealer),
        Action::Swap { out, tile } => swap(table, seat, (out, tile), dealer),
        Action::Pass => {
            dealer.announce(Event::Passed { seat });
            end_actions(table, seat);
        }
        Action::Place { tile, at } => {
            table.aside[seat].remove(tile);
            table.cities.lay(seat, tile, at);
            dealer.announce(Event::Placed { seat, tile, at });
        }
        Action::Reserve { tile } => {
            table.aside[seat].remove(tile);
            table.reserves[seat].insert(tile);
            dealer.announce(Event::Reserved { seat, tile });
        }
        Action::Dirk { tile } => give_to_dirk(table, seat, tile, dealer),
    }
}

// rules: NY-13, NY-48 §Riscossione di denaro
fn take(table: &mut NewYork, seat: Seat, cards: Purse, dealer: &mut Dealer<Event>) {
    table.row.take(cards);
    table.hands[seat].put(cards);
    dealer.announce(Event::Took { seat, cards });
    end_actions(table, seat);
}

// rules: NY-14, NY-17, NY-49 §Acquisto di tessere degli edifici
fn buy(table: &mut NewYork, seat: Seat, (bank, cards): (Bank, Purse), dealer: &mut Dealer<Event>) {
    let tile = table.depot[bank as usize].take();
    let tile = tile.expect("check() saw a tile on the space");
    table.hands[seat].take(cards);
    table.discards.put(cards);
    table.aside[seat].insert(tile);
    let exact = cards.worth() == u32::from(tile.price());
    dealer.announce(Event::Bought {
        seat,
        bank,
        tile,
        cards,
        exact,
    });
    // rules: NY-15, NY-48. Who pays exactly is asked again.
    if !exact {
        end_actions(table, seat);
    }
}

// rules: NY-18 §Sviluppo della città
fn remove(table: &mut NewYork, seat: Seat, tile: CityTile, dealer: &mut Dealer<Event>) {
    let tile = building(tile);
    let from = table.cities.lift(seat, tile);
    table.reserves[seat].insert(tile);
    dealer.announce(Event::Removed { seat, tile, from });
    end_actions(table, seat);
}

// rules: NY-18 §Sviluppo della città
/// The new tile goes exactly where the old one lay.
fn swap(
    table: &mut NewYork,
    seat: Seat,
    (out, tile): (CityTile, Tile),
    dealer: &mut Dealer<Event>,
) {
    let out = building(out);
    let at = table.cities.lift(seat, out);
    table.cities.lay(seat, tile, at);
    table.reserves[seat].remove(tile);
    table.reserves[seat].insert(out);
    dealer.announce(Event::Swapped {
        seat,
        out,
        tile,
        at,
    });
    end_actions(table, seat);
}

// rules: NY-19 §Sviluppo della città
fn building(tile: CityTile) -> Tile {
    match tile {
        CityTile::Building(tile) => tile,
        CityTile::Start => unreachable!("check() refuses to touch the start tile"),
    }
}

// rules: NY-44, NY-55 §Regole speciali in caso di due giocatori
fn give_to_dirk(table: &mut NewYork, seat: Seat, tile: Tile, dealer: &mut Dealer<Event>) {
    table.aside[seat].remove(tile);
    let dirk = table.dirk.as_mut().expect("check() saw Dirk at the table");
    dirk.tiles.insert(tile);
    dealer.announce(Event::GivenToDirk { seat, tile });
}

// rules: NY-16, NY-17, NY-22, NY-48, NY-52, NY-53 §Fine del turno
/// The turn's last action was taken: now its tiles are placed, then everything is refilled.
fn end_actions(table: &mut NewYork, seat: Seat) {
    table.agenda.done();
    let has_bought = !table.aside[seat].is_empty();
    table.quiet_turns = if has_bought { 0 } else { table.quiet_turns + 1 };
    table.agenda.first([
        Step::Place(seat),
        Step::RefillRow,
        Step::RefillDepot,
        Step::PassOn(seat),
    ]);
}
