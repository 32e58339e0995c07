//! Placement before the first turn, and the three phases of a turn.

use tabletop::{Illegal, Seat};

use crate::{
    action::Action,
    components::{
        District, Lot, Shop,
        cards::Colour,
        places::{Commission, Place},
    },
    state::{FifthAvenue, lots::OnLot},
};

use super::Refusal;

// rules: FA-016, FA-018, FA-137, FA-Q03 §Preparazione
pub(super) fn check_tower(
    table: &FifthAvenue,
    seat: Seat,
    district: District,
    lot: Lot,
) -> Result<(), Illegal<Refusal>> {
    let board = &table.board;
    if lot.colour().is_none() {
        return Err(Illegal::new("FA-Q32", Refusal::NoSuchLot { lot }));
    }
    if board.on(district, lot) != OnLot::Empty {
        return Err(Illegal::new("FA-018", Refusal::NotEmpty { district, lot }));
    }
    if board.own_lot(district, seat).is_some() {
        return Err(Illegal::new("FA-137", Refusal::SameDistrict { district }));
    }
    Ok(())
}

/// Every empty lot, except where the seat is already.
pub(super) fn list_towers(table: &FifthAvenue, seat: Seat, out: &mut Vec<Action>) {
    let board = &table.board;
    for district in District::ALL {
        if board.own_lot(district, seat).is_none() {
            let lots = board.empty_lots(district);
            out.extend(lots.map(|lot| Action::At(district, lot)));
        }
    }
}

// rules: FA-027, FA-028, FA-Q18 §Le Azioni della fase nr. 1
pub(super) fn check_towers(table: &FifthAvenue, seat: Seat) -> Result<(), Illegal<Refusal>> {
    if table.board.supplies[seat] == 0 {
        return Err(Illegal::new("FA-Q18", Refusal::NoTowers));
    }
    Ok(())
}

// rules: FA-046, FA-047, FA-Q19 §I Negozi
pub(super) fn check_shop(table: &FifthAvenue, shop: Shop) -> Result<(), Illegal<Refusal>> {
    if !table.board.active_group().any(|(_, tile)| tile == shop) {
        return Err(Illegal::new("FA-046", Refusal::NotInGroup { shop }));
    }
    if table.board.shop_lots().next().is_none() {
        return Err(Illegal::new("FA-Q19", Refusal::NoLotForShop));
    }
    Ok(())
}

// rules: FA-066, FA-067, FA-069, FA-Q09, FA-Q10 §Conteggio dei punti di un quartiere
pub(super) fn check_score(table: &FifthAvenue, district: District) -> Result<(), Illegal<Refusal>> {
    if table.board.closed.contains(district) {
        return Err(Illegal::new("FA-Q10", Refusal::Closed { district }));
    }
    if !table.board.scorable().contains(district) {
        return Err(Illegal::new("FA-066", Refusal::NoCommission { district }));
    }
    Ok(())
}

pub(super) fn list_actions(table: &FifthAvenue, seat: Seat, out: &mut Vec<Action>) {
    let board = &table.board;
    out.extend((board.supplies[seat] > 0).then_some(Action::Towers));
    if board.shop_lots().next().is_some() {
        let mut tiles = [false; 4];
        for (_, tile) in board.active_group() {
            tiles[tile as usize] = true;
        }
        let there = Shop::ALL.into_iter().filter(|shop| tiles[*shop as usize]);
        out.extend(there.map(Action::Shop));
    }
    out.push(Action::Draw);
    out.extend(board.scorable().iter().map(Action::Score));
}

// rules: FA-052, FA-053, FA-054, FA-055, FA-056 §Regole per piazzare
pub(super) fn check_shop_lot(
    table: &FifthAvenue,
    district: District,
    lot: Lot,
) -> Result<(), Illegal<Refusal>> {
    let board = &table.board;
    if board.closed.contains(district) {
        return Err(Illegal::new("FA-056", Refusal::Closed { district }));
    }
    if !board.lots().contains(&lot) {
        return Err(Illegal::new("FA-Q32", Refusal::NoSuchLot { lot }));
    }
    match board.on(district, lot) {
        OnLot::Towers { .. } => {
            let reason = Refusal::TowersThere { district, lot };
            Err(Illegal::new("FA-055", reason))
        }
        on if !on.takes_shop() => Err(Illegal::new("FA-054", Refusal::TwoShops { district, lot })),
        OnLot::Empty | OnLot::Shops(_) => Ok(()),
    }
}

// rules: FA-032, FA-Q13 §Le Azioni della fase nr. 2
pub(super) fn check_take(
    table: &FifthAvenue,
    one: Colour,
    other: Option<Colour>,
) -> Result<(), Illegal<Refusal>> {
    let decks = &table.board.decks;
    for colour in [Some(one), other].into_iter().flatten() {
        if decks[colour as usize].top.is_none() {
            return Err(Illegal::new("FA-Q13", Refusal::DeckEmpty { colour }));
        }
    }
    let decks_open = table.board.open_decks().count();
    let is_right = match other {
        Some(other) => one < other,
        None => decks_open == 1,
    };
    if is_right {
        Ok(())
    } else {
        Err(Illegal::new("FA-032", Refusal::TwoColours))
    }
}

pub(super) fn list_takes(table: &FifthAvenue, out: &mut Vec<Action>) {
    let mut decks = table.board.open_decks().map(|(colour, _)| colour);
    let before = out.len();
    let mut last = None;
    while let Some(one) = decks.next() {
        out.extend(decks.clone().map(|other| Action::Take(one, Some(other))));
        last = Some(one);
    }
    if out.len() == before {
        out.extend(last.map(|colour| Action::Take(colour, None)));
    }
}

// rules: FA-035, FA-036, FA-037, FA-041, FA-042, FA-Q07 §Le Azioni della fase nr. 3
pub(super) fn check_move(
    table: &FifthAvenue,
    commission: Commission,
    place: Place,
) -> Result<(), Illegal<Refusal>> {
    let from = table.board.place_of(commission);
    if table.board.exits(from).contains(place) {
        return Ok(());
    }
    let reason = Refusal::NoWay { commission, place };
    match place {
        // rules: FA-044
        Place::In(district) if table.board.closed.contains(district) => {
            Err(Illegal::new("FA-044", reason))
        }
        Place::Start => Err(Illegal::new("FA-041", reason)),
        Place::In(_) | Place::Park => Err(Illegal::new("FA-036", reason)),
    }
}

pub(super) fn list_moves(table: &FifthAvenue, out: &mut Vec<Action>) {
    for commission in Commission::ALL {
        let exits = table.board.exits(table.board.place_of(commission));
        out.extend(exits.iter().map(|place| Action::Move(commission, place)));
    }
}
