//! Placement before the first turn, and the three phases of a turn.

use tabletop::{Dealer, PerSeat, Seat};

use crate::{
    components::{
        District, Lot, SHOPS_PLACED, SPECIALS, Shop, TOWERS_TAKEN, TURNS_MAX,
        places::{Commission, Place, Site},
    },
    event::{Cause, Event},
    flow::Step,
    scoring,
    setup::clockwise_from,
    state::{
        FifthAvenue,
        lots::{OnLot, Owner},
    },
};

use super::{draws, ending};

// rules: FA-016, FA-017 §Preparazione
pub(super) fn place_tower(
    table: &mut FifthAvenue,
    seat: Seat,
    (district, lot): (District, Lot),
    dealer: &mut Dealer<Event>,
) {
    let owner = Owner::Seat(seat);
    let tower = OnLot::Towers { owner, count: 1 };
    table.board.lay(district, lot, tower);
    dealer.announce(Event::TowerPlaced {
        seat,
        district,
        lot,
    });
}

// rules: FA-024, FA-025 §Svolgimento
/// Phases 2 and 3 of the actions A, B and C.
fn then_cards_and_move(seat: Seat) -> [Step; 3] {
    [Step::Take(seat), Step::Move(seat), Step::EndTurn(seat)]
}

// rules: FA-027 §Le Azioni della fase nr. 1
pub(super) fn take_towers(table: &mut FifthAvenue, seat: Seat, dealer: &mut Dealer<Event>) {
    let count = TOWERS_TAKEN;
    table.board.supplies[seat] -= count;
    table.board.reserves[seat] += count;
    dealer.announce(Event::TowersTaken { seat, count });
    table.agenda.first(then_cards_and_move(seat));
}

// rules: FA-029
pub(super) fn choose_shop(
    table: &mut FifthAvenue,
    seat: Seat,
    shop: Shop,
    dealer: &mut Dealer<Event>,
) {
    dealer.announce(Event::ShopChosen { seat, shop });
    table.agenda.first(then_cards_and_move(seat));
    table.agenda.first([Step::Shop { seat, shop }]);
}

// rules: FA-030, FA-081, FA-Q48 §Le Azioni della fase nr. 1
pub(super) fn draw(table: &mut FifthAvenue, seat: Seat, dealer: &mut Dealer<Event>) {
    draws::draw_black(table, seat, dealer);
    table.agenda.first(then_cards_and_move(seat));
    table.agenda.first([Step::Move(seat)]);
}

// rules: FA-031, FA-070, FA-076 §Conteggio dei punti di un quartiere
pub(super) fn score(
    table: &mut FifthAvenue,
    seat: Seat,
    district: District,
    dealer: &mut Dealer<Event>,
) {
    let score = scoring::district(&table.board, district);
    ending::add(table, score.points);
    dealer.announce(Event::Scored { seat, score });
    table.agenda.first([
        Step::BlackCards { seat, district },
        Step::Move(seat),
        Step::EndTurn(seat),
    ]);
}

// rules: FA-033, FA-034, FA-138, FA-Q11, FA-Q12 §Le Azioni della fase nr. 2
pub(crate) fn black_cards(
    table: &mut FifthAvenue,
    seat: Seat,
    district: District,
    dealer: &mut Dealer<Event>,
) {
    draws::draw_black(table, seat, dealer);
    draws::draw_black(table, seat, dealer);
    for other in clockwise_from(seat, table.seats()) {
        if table.board.own_lot(district, other).is_none() {
            draws::draw_black(table, other, dealer);
        }
    }
}

/// A shop that a seat lays on a lot.
#[derive(Clone, Copy)]
pub(super) struct Placing {
    pub(super) seat: Seat,
    pub(super) shop: Shop,
    pub(super) district: District,
    pub(super) lot: Lot,
}

// rules: FA-029, FA-048, FA-050, FA-057 §I Negozi
pub(super) fn place_shop(table: &mut FifthAvenue, placing: Placing, dealer: &mut Dealer<Event>) {
    let Placing {
        seat,
        shop,
        district,
        lot,
    } = placing;
    let board = &mut table.board;
    let on = board.on(district, lot).with_shop(shop);
    board.lay(
        district,
        lot,
        on.expect("check() saw that the lot takes it"),
    );
    let mut group = board.active_group();
    let taken = group.find(|(_, tile)| *tile == shop);
    let (place, _) = taken.expect("check() saw the tile");
    drop(group);
    let mut others = board.active_group().filter(|(other, _)| *other != place);
    let last = others.next().filter(|_| others.next().is_none());
    drop(others);
    board.row[place] = None;
    board.placed += 1;
    dealer.announce(Event::ShopPlaced {
        seat,
        shop,
        district,
        lot,
    });
    if let Some((place, shop)) = last {
        table.board.row[place] = None;
        table.board.park_shops.insert(shop);
        dealer.announce(Event::ShopToPark { shop });
    }
    // rules: FA-064, FA-116, FA-146 §Conclusione
    if table.board.placed == SHOPS_PLACED {
        ending::finish(table, Cause::LastShop, dealer);
    } else {
        special_scoring(table, dealer);
    }
}

// rules: FA-061, FA-062, FA-063, FA-065 §Calcolo speciale
fn special_scoring(table: &mut FifthAvenue, dealer: &mut Dealer<Event>) {
    let placed = table.board.placed;
    let Some(special) = SPECIALS.into_iter().find(|it| it.placed == placed) else {
        return;
    };
    let points = PerSeat::from_fn(table.seats(), |seat| {
        let is_there = table.board.districts_built(seat) >= special.districts;
        if is_there { special.points } else { 0 }
    });
    ending::add(table, points);
    dealer.announce(Event::SpecialScored {
        placed,
        districts: special.districts,
        points,
    });
}

// rules: FA-035, FA-038, FA-039, FA-040, FA-043, FA-112 §Le Azioni della fase nr. 3
pub(super) fn move_commission(
    table: &mut FifthAvenue,
    seat: Seat,
    (commission, to): (Commission, Place),
    dealer: &mut Dealer<Event>,
) {
    let which = commission as usize;
    let board = &mut table.board;
    let from = std::mem::replace(&mut board.commissions[which], to);
    let marker = from
        .district()
        .filter(|district| !board.closed.contains(*district));
    if let Some(district) = marker {
        board.markers[which].insert(district);
    }
    dealer.announce(Event::Moved {
        seat,
        commission,
        from,
        to,
        marker,
    });
    if to == Place::Start {
        open_series(table, commission, seat);
    }
}

// rules: FA-077, FA-078, FA-079, FA-082, FA-083, FA-094, FA-140, FA-Q05 §Le Aste
/// Halts the turn for the auctions: marked districts from Start on, then Central Park.
fn open_series(table: &mut FifthAvenue, commission: Commission, opener: Seat) {
    let site = Site::Park;
    table.agenda.first([
        Step::Auction { site, opener },
        Step::MarkersHome(commission),
    ]);
    let marked = table.board.markers[commission as usize];
    for district in District::ALL.into_iter().rev() {
        if marked.contains(district) {
            let site = Site::In(district);
            table.agenda.first([Step::Auction { site, opener }]);
        }
    }
}

// rules: FA-021, FA-Q44 §Svolgimento
pub(crate) fn end_turn(table: &mut FifthAvenue, seat: Seat, dealer: &mut Dealer<Event>) {
    table.board.turns += 1;
    if table.board.turns == TURNS_MAX {
        ending::finish(table, Cause::TurnLimit, dealer);
    } else {
        let next = seat.clockwise(table.seats());
        table.agenda.first([Step::Turn(next)]);
    }
}
