//! From the box to the first decision.

use serde::{Deserialize, Serialize};
use tabletop::{
    Agenda, Dealer, Game, Memory, OptionKind, OptionSpec, Options as _, PerSeat, Seat, SeatCount,
    SetupError,
};

use crate::{
    components::{
        District, Districts, Lot, ROW, SETUP_PER_COLOUR, SHOP_COPIES, ShopBag, TOWERS,
        TOWERS_RESERVE, TOWERS_SUPPLY,
        board::Side,
        cards::{BLACK, BOX, Card, Cards, Colour},
        places::Place,
    },
    event::{Dealt, Event},
    flow::Step,
    resolve::draws,
    state::{
        BlackDeck, Board, Deck, FifthAvenue, Removed,
        lots::{OnLot, Shops},
    },
};

/// Black cards in a starting hand.
const BLACK_DEALT: u8 = 4;

/// What a table agrees on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Which side of the board is up.
    pub side: Side,
    /// The start player; `None` to draw lots.
    pub first: Option<Seat>,
    // rules: FA-Q39
    /// Whether people are shown what everybody has seen of the hands of others.
    pub hands: Memory,
}

const SIDE: OptionSpec = OptionSpec {
    key: "side",
    kind: OptionKind::OneOf(&[Side::Five.word(), Side::Six.word()]),
};
const LOTS: &str = "drawn";
const FIRST: OptionSpec = OptionSpec {
    key: "first",
    kind: OptionKind::OneOf(&[LOTS, "A", "B", "C", "D"]),
};

impl tabletop::Options for Options {
    const OPTIONS: &'static [OptionSpec] = &[SIDE, FIRST, Memory::HANDS];

    fn get(&self, key: &str) -> String {
        match key {
            _ if key == SIDE.key => self.side.word().to_owned(),
            _ if key == FIRST.key => self
                .first
                .map_or(LOTS.to_owned(), |first| first.to_string()),
            _ if key == Memory::HANDS.key => self.hands.word().to_owned(),
            _ => String::new(),
        }
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match key {
            _ if key == SIDE.key => {
                let side = Side::ALL.into_iter().find(|side| side.word() == value);
                self.side = side.ok_or_else(|| SIDE.refuse(value))?;
            }
            _ if key == FIRST.key && value == LOTS => self.first = None,
            _ if key == FIRST.key => {
                let seat = value.parse().ok().filter(|seat: &Seat| *seat <= Seat::D);
                self.first = Some(seat.ok_or_else(|| FIRST.refuse(value))?);
            }
            _ if key == Memory::HANDS.key => self.hands = Memory::of_word(value)?,
            _ => {
                return Err(SetupError::UnknownOption {
                    key: key.to_owned(),
                });
            }
        }
        Ok(())
    }
}

// rules: FA-Q42
/// Lots, shops, cards, in this order; all before the first tower is placed.
pub(crate) fn set_up(
    options: &Options,
    seats: SeatCount,
    dealer: &mut Dealer<Event>,
) -> Result<FifthAvenue, SetupError> {
    SetupError::check_seats(&FifthAvenue::INFO, seats)?;
    if options
        .first
        .is_some_and(|first| first.number() >= seats.get())
    {
        return Err(FIRST.refuse(&options.get(FIRST.key)));
    }
    // rules: FA-015, FA-Q31
    let first = options
        .first
        .unwrap_or_else(|| Seat::new(dealer.below(u32::from(seats.get())) as u8));
    let mut table = FifthAvenue {
        agenda: Agenda::new(),
        board: blank(options, first, seats),
        hands: PerSeat::new(seats),
        unseen: BOX,
        picks: Cards::EMPTY,
    };
    let side = options.side;
    dealer.announce(Event::Began { first, side });
    lay_shops(&mut table.board, dealer);
    deal(&mut table, dealer);
    let order = placing_order(first, seats);
    let last = Step::Turn(first);
    table
        .agenda
        .first(order.into_iter().flatten().map(Step::Place).chain([last]));
    Ok(table)
}

/// The board before anything is laid on it.
fn blank(options: &Options, first: Seat, seats: SeatCount) -> Board {
    Board {
        side: options.side,
        first,
        memory: options.hands,
        turns: 0,
        districts: [[OnLot::Empty; 6]; 7],
        // rules: FA-020
        closed: Districts::EMPTY,
        // rules: FA-019, FA-136
        commissions: [Place::Start; 2],
        markers: [Districts::EMPTY; 2],
        row: [None; ROW],
        placed: 0,
        park_shops: ShopBag::EMPTY,
        park_towers: PerSeat::new(seats),
        // rules: FA-002
        unused: ShopBag::from_counts([SHOP_COPIES; 4]),
        decks: [Deck::default(); 5],
        black: BlackDeck::default(),
        shown: PerSeat::new(seats),
        scores: PerSeat::new(seats),
        // rules: FA-012, FA-013, FA-014 §Preparazione
        reserves: PerSeat::from_fn(seats, |_| TOWERS_RESERVE),
        supplies: PerSeat::from_fn(seats, |_| TOWERS_SUPPLY),
        // rules: FA-124, FA-Q47 §Regole speciali per 2 giocatori
        asso: (seats.get() == 2).then_some(TOWERS),
        removed: Removed {
            shops: ShopBag::EMPTY,
            towers: PerSeat::new(seats),
            asso: 0,
        },
        auction: None,
    }
}

// rules: FA-003, FA-005, FA-006 §Preparazione
fn lay_shops(board: &mut Board, dealer: &mut Dealer<Event>) {
    let mut stack = board.unused;
    let shops = District::ALL.map(|_| dealer.draw_from(&mut stack));
    let row = [(); ROW].map(|()| dealer.draw_from(&mut stack));
    board.unused = stack;
    board.row = row.map(Some);
    let lots = match board.side {
        Side::Five => setup_lots(dealer),
        // rules: FA-120, FA-121, FA-123 §Variante
        Side::Six => [Lot::Sixth; 7],
    };
    for ((district, shop), lot) in District::ALL.into_iter().zip(shops).zip(lots) {
        board.lay(district, lot, OnLot::Shops(Shops::one(shop)));
        dealer.announce(Event::ShopLaid {
            shop,
            district,
            lot,
        });
    }
    dealer.announce(Event::RowLaid { row });
}

// rules: FA-004, FA-Q02
/// The lots of the seven shops: two colours twice, the others once, every arrangement equally
/// likely.
fn setup_lots(dealer: &mut Dealer<Event>) -> [Lot; 7] {
    let mut colours = Colour::ALL;
    // Which two colours come twice: the first of a random order.
    dealer.shuffle(&mut colours);
    let mut lots = [Lot::Orange; 7];
    let mut places = lots.iter_mut();
    for (colour, times) in colours.into_iter().zip(SETUP_PER_COLOUR) {
        for place in places.by_ref().take(usize::from(times)) {
            *place = Lot::from(colour);
        }
    }
    dealer.shuffle(&mut lots);
    lots
}

// rules: FA-007, FA-008, FA-009, FA-010 §Preparazione
fn deal(table: &mut FifthAvenue, dealer: &mut Dealer<Event>) {
    let (first, seats) = (table.board.first, table.seats());
    for colour in Colour::ALL {
        for seat in clockwise_from(first, seats) {
            let card = draws::unseen(table, colour as usize, dealer);
            table.hands[seat].insert(card);
        }
        let top = draws::unseen(table, colour as usize, dealer).value();
        table.board.decks[colour as usize].top = Some(top);
    }
    for seat in clockwise_from(first, seats) {
        for _ in 0..BLACK_DEALT {
            let card = draws::unseen(table, BLACK, dealer);
            table.hands[seat].insert(card);
        }
    }
    for seat in clockwise_from(first, seats) {
        let cards = Dealt::Cards(table.hands[seat]);
        dealer.announce(Event::Dealt { seat, cards });
    }
    for (colour, value) in table.board.open_decks() {
        let card = Card::coloured(colour, value);
        dealer.announce(Event::TurnedUp { card });
    }
}

/// All seats, `first` first.
pub(crate) fn clockwise_from(first: Seat, seats: SeatCount) -> impl Iterator<Item = Seat> {
    let count = seats.get();
    (0..count).map(move |n| Seat::new((first.number() + n) % count))
}

// rules: FA-016, FA-017 §Preparazione
/// Counter-clockwise from the start player, then back.
fn placing_order(first: Seat, seats: SeatCount) -> [Option<Seat>; 8] {
    let count = seats.get();
    let mut order = [None; 8];
    for n in 0..count {
        let seat = Seat::new((first.number() + count - n) % count);
        order[usize::from(n)] = Some(seat);
        order[usize::from(2 * count - 1 - n)] = Some(seat);
    }
    order
}
