//! Tables laid for a test: everything is where the test says, unnamed cards are in the decks.

use fifth_avenue::{
    FifthAvenue,
    action::Action,
    components::{
        District, Districts, Lot, Shop,
        board::Side,
        cards::{BOX, Card, Cards, Value},
        pile::Pile,
        places::Place,
    },
    event::Event,
    flow::Step,
    legal::Refusal,
    setup::Options,
    state::{
        BlackDeck, Deck,
        lots::{OnLot, Owner, Shops},
    },
    view::View,
};
use tabletop::{Agenda, Dealer, Game, Illegal, PerSeat, Seat, SeatCount, Seed, Viewer};

/// A table and its dealer.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) table: FifthAvenue,
    pub(crate) dealer: Dealer<Event>,
}

pub(crate) fn seats(count: u8) -> SeatCount {
    SeatCount::new(count).unwrap()
}

pub(crate) fn seat(name: &str) -> Seat {
    name.parse().unwrap()
}

pub(crate) fn district(name: &str) -> District {
    name.parse().unwrap()
}

pub(crate) fn districts(names: &str) -> Districts {
    names.split_whitespace().map(district).collect()
}

pub(crate) fn cards(names: &str) -> Cards {
    let names = names.split_whitespace();
    names.map(|name| name.parse::<Card>().unwrap()).collect()
}

fn values(names: &str) -> impl Iterator<Item = Value> + '_ {
    let names = names.split_whitespace();
    names.map(|name| Value::try_from(name.parse::<u8>().unwrap()).unwrap())
}

/// The opening of a real game.
pub(crate) fn opening(count: u8, options: &Options, seed: u64) -> Scene {
    let mut dealer = Dealer::new(Seed::number(seed));
    let table = FifthAvenue::set_up(options, seats(count), &mut dealer).unwrap();
    Scene { table, dealer }
}

/// A bare board: no shop, no tower, no card in hand, every coloured deck with a 4 on top, A to act.
pub(crate) fn scene(count: u8) -> Scene {
    on_side(count, Side::Five)
}

pub(crate) fn on_side(count: u8, side: Side) -> Scene {
    let options = Options {
        side,
        first: Some(Seat::A),
        ..Options::default()
    };
    let Scene {
        mut table,
        mut dealer,
    } = opening(count, &options, 1);
    dealer.take_events();
    table.board.districts = [[OnLot::Empty; 6]; 7];
    table.hands = PerSeat::new(seats(count));
    table.unseen = BOX;
    let top = Some(Value::Four);
    table.board.decks = [Deck {
        top,
        under: Pile::EMPTY,
    }; 5];
    for suit in 0..5 {
        table.unseen.remove(Card::of_suit(suit, Value::Four));
    }
    Scene { table, dealer }.asks(&[Step::Turn(Seat::A)])
}

impl Scene {
    pub(crate) fn asks(mut self, steps: &[Step]) -> Scene {
        self.table.agenda = Agenda::new();
        self.table.agenda.first(steps.iter().copied());
        self
    }

    /// A district drawn in ring order: `.`, `[F,J]`, towers `R1 Y1 B2 N1` of A to D, `Z1` of Asso.
    pub(crate) fn ring(mut self, name: &str, drawn: &str) -> Scene {
        let board = &mut self.table.board;
        let lots = board.side.ring(district(name));
        assert_eq!(drawn.split(' ').count(), lots.len(), "the ring of {name}");
        for (lot, drawn) in lots.iter().zip(drawn.split(' ')) {
            board.lay(district(name), *lot, thing(drawn));
        }
        self
    }

    pub(crate) fn hand(mut self, name: &str, names: &str) -> Scene {
        self.table.unseen.remove_all(&cards(names));
        self.table.hands[seat(name)].insert_all(&cards(names));
        self
    }

    pub(crate) fn commissions(mut self, white: &str, beige: &str) -> Scene {
        let place = |name: &str| name.parse::<Place>().unwrap();
        self.table.board.commissions = [place(white), place(beige)];
        self
    }

    pub(crate) fn markers(mut self, white: &str, beige: &str) -> Scene {
        self.table.board.markers = [districts(white), districts(beige)];
        self
    }

    pub(crate) fn closed(mut self, names: &str) -> Scene {
        self.table.board.closed = districts(names);
        self
    }

    pub(crate) fn reserve(mut self, name: &str, towers: u8) -> Scene {
        self.table.board.reserves[seat(name)] = towers;
        self
    }

    pub(crate) fn park(mut self, name: &str, towers: u8) -> Scene {
        self.table.board.park_towers[seat(name)] = towers;
        self
    }

    /// The row with its first groups used up, so that so many shops have been placed.
    pub(crate) fn placed(mut self, count: u8) -> Scene {
        let board = &mut self.table.board;
        while board.placed < count {
            let group: Vec<_> = board.active_group().collect();
            let (place, _) = group[0];
            board.row[place] = None;
            if let [_, (last, shop)] = group[..] {
                board.row[last] = None;
                board.park_shops.insert(shop);
            }
            board.placed += 1;
        }
        self
    }

    /// The black deck: only cards that everybody knows, from the top, the last `up` face up.
    pub(crate) fn black(mut self, names: &str, up: u32) -> Scene {
        for value in Value::ALL {
            while self.table.unseen.remove(Card::black(value)) {}
        }
        let under: Pile = values(names).collect();
        let down = under.len() - up;
        let face_up = ((1 << up) - 1) << down;
        self.table.board.black = BlackDeck { under, face_up };
        self
    }

    /// The coloured deck as these cards alone, the first on top.
    pub(crate) fn deck(mut self, suit: usize, names: &str) -> Scene {
        for value in Value::ALL {
            while self.table.unseen.remove(Card::of_suit(suit, value)) {}
        }
        let mut under: Pile = values(names).collect();
        let top = under.pop();
        self.table.board.decks[suit] = Deck { top, under };
        self
    }

    /// A has moved the white commission to Start: the districts named are auctioned, then the park.
    pub(crate) fn series(mut self, names: &str) -> Scene {
        self.table.board.commissions[0] = Place::Park;
        self.table.board.markers[0] = districts(names);
        self.asks(&[Step::Move(Seat::A), Step::EndTurn(Seat::A)])
            .play("A move white start")
    }

    /// Plays `A lay o4; A stand; B pass`.
    pub(crate) fn play(mut self, deeds: &str) -> Scene {
        for deed in deeds.split("; ") {
            let (name, action) = deed.split_once(' ').unwrap();
            let played = self.try_to(name, action);
            assert!(played.is_ok(), "{deed}: {played:?}\n{}", self.table);
        }
        self
    }

    /// Lays the cards and completes the bid.
    pub(crate) fn bid(mut self, name: &str, names: &str) -> Scene {
        for card in cards(names).iter() {
            self = self.play(&format!("{name} lay {card}"));
        }
        self.play(&format!("{name} stand"))
    }

    pub(crate) fn try_to(&mut self, name: &str, action: &str) -> Result<(), Illegal<Refusal>> {
        let action: Action = action.parse().unwrap();
        self.table.play(seat(name), action, &mut self.dealer)
    }

    /// The rule by which an action is refused.
    pub(crate) fn refused(&self, name: &str, action: &str) -> &'static str {
        let refusal = self.clone().try_to(name, action);
        refusal.expect_err("this is refused").rule
    }

    pub(crate) fn legal(&self, name: &str) -> Vec<String> {
        let mut legal = Vec::new();
        self.table.legal_actions(seat(name), &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    /// What is asked next, in words.
    pub(crate) fn now(&self) -> String {
        let step = self.table.agenda.now();
        step.map_or("over".to_owned(), ToString::to_string)
    }

    pub(crate) fn holds(&self, name: &str) -> String {
        self.table.hands[seat(name)].to_string()
    }

    pub(crate) fn shown(&self, name: &str) -> String {
        self.table.board.shown[seat(name)].to_string()
    }

    pub(crate) fn scores(&self) -> Vec<u16> {
        self.table.board.scores.values().copied().collect()
    }

    pub(crate) fn seen_by(&self, name: &str) -> View {
        self.table.view(Viewer::Seat(seat(name)))
    }

    /// What lies on a lot, counted from 1 in ring order.
    pub(crate) fn lot(&self, name: &str, number: usize) -> OnLot {
        let board = &self.table.board;
        let lot = board.side.ring(district(name))[number - 1];
        board.on(district(name), lot)
    }

    pub(crate) fn heard(&self, is: impl Fn(&Event) -> bool) -> usize {
        self.dealer
            .events()
            .iter()
            .filter(|event| is(event))
            .count()
    }
}

pub(crate) fn thing(drawn: &str) -> OnLot {
    if drawn == "." {
        return OnLot::Empty;
    }
    if let Some(letters) = drawn.strip_prefix('[') {
        let shop = |letter: &str| Shop::ALL["FJAP".find(letter).unwrap()];
        let letters = letters.strip_suffix(']').unwrap();
        let shops: Vec<Shop> = letters.split(',').map(shop).collect();
        return OnLot::Shops(Shops::try_from(shops).unwrap());
    }
    let (owner, count) = drawn.split_at(1);
    let owner = match "RYBN".find(owner) {
        Some(number) => Owner::Seat(Seat::new(number as u8)),
        None => Owner::Asso,
    };
    let count = count.parse().unwrap();
    OnLot::Towers { owner, count }
}

/// The lots of a ring by their numbers from 1.
pub(crate) fn numbered(side: Side, name: &str, lots: impl Iterator<Item = Lot>) -> Vec<usize> {
    let ring = side.ring(district(name));
    let number = |lot: Lot| 1 + ring.iter().position(|other| *other == lot).unwrap();
    lots.map(number).collect()
}
