//! Tables laid for a test: everything is where the test says, the rest in bag and deck.

use new_york::{
    NewYork,
    action::Action,
    components::{
        Scoring, Tile, TileSet,
        money::{Bank, Money},
        purse::Purse,
    },
    event::Event,
    flow::Step,
    legal::Refusal,
    scoring::longest_street,
    setup::Options,
    state::city::{Cell, City, Misfit},
};
use tabletop::{Agenda, Dealer, Game, Illegal, PerSeat, Seat, SeatCount, Seed};

/// A table and its dealer.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) table: NewYork,
    pub(crate) dealer: Dealer<Event>,
}

pub(crate) fn seats(count: u8) -> SeatCount {
    SeatCount::new(count).unwrap()
}

pub(crate) fn tile(name: &str) -> Tile {
    name.parse().unwrap()
}

pub(crate) fn tiles(names: &str) -> TileSet {
    names.split_whitespace().map(tile).collect()
}

pub(crate) fn cards(names: &str) -> Purse {
    let cards = names
        .split_whitespace()
        .map(|name| name.parse::<Money>().unwrap());
    Purse::of_cards(cards).unwrap()
}

pub(crate) fn cell(x: i8, y: i8) -> Cell {
    Cell::new(x, y).unwrap()
}

/// The opening of a real game.
pub(crate) fn opening(count: u8, seed: u64) -> Scene {
    let mut dealer = Dealer::new(Seed::number(seed));
    let table = NewYork::set_up(&Options::default(), seats(count), &mut dealer).unwrap();
    Scene { table, dealer }
}

/// An empty table with A to act: all tiles in the bag, all money in a deck without scoring cards.
pub(crate) fn scene(count: u8) -> Scene {
    let Scene {
        mut table,
        mut dealer,
    } = opening(count, 1);
    dealer.take_events();
    table.bag = new_york::components::BOX;
    table.depot = [None; 4];
    table.deck = Purse::box_of(new_york::setup::copies(seats(count)));
    table.row = Purse::EMPTY;
    table.hands = PerSeat::new(seats(count));
    table.scorings = 2;
    table.dirk = table.dirk.map(|_| new_york::state::Dirk::default());
    let mut scene = Scene { table, dealer };
    scene.pile_up();
    scene.turn("A")
}

impl Scene {
    fn pile_up(&mut self) {
        self.table.piles = [0, 0, 0, 0, self.table.deck.len() as u8];
    }

    fn leave_deck(&mut self, cards: Purse) {
        assert_eq!(
            self.table.deck.lacks(&cards),
            None,
            "the deck is short of that card"
        );
        self.table.deck.take(cards);
        self.pile_up();
    }

    fn leave_bag(&mut self, tile: Tile) {
        assert!(self.table.bag.remove(tile), "{tile} lies elsewhere");
    }

    pub(crate) fn turn(mut self, seat: &str) -> Scene {
        self.table.agenda = Agenda::new();
        self.table.agenda.first([Step::Act(seat.parse().unwrap())]);
        self
    }

    pub(crate) fn hand(mut self, seat: &str, names: &str) -> Scene {
        self.leave_deck(cards(names));
        self.table.hands[seat.parse().unwrap()].put(cards(names));
        self
    }

    pub(crate) fn row(mut self, names: &str) -> Scene {
        self.leave_deck(cards(names));
        self.table.row.put(cards(names));
        self
    }

    /// Four names, blue to red, `-` for an empty space.
    pub(crate) fn depot(mut self, names: &str) -> Scene {
        for (space, name) in names.split_whitespace().enumerate() {
            if name != "-" {
                self.leave_bag(tile(name));
                self.table.depot[space] = Some(tile(name));
            }
        }
        self
    }

    pub(crate) fn reserve(mut self, seat: &str, names: &str) -> Scene {
        for tile in tiles(names) {
            self.leave_bag(tile);
            self.table.reserves[seat.parse().unwrap()].insert(tile);
        }
        self
    }

    /// Lays tiles written `museum-01(0,1)` one after another; every step must be legal.
    pub(crate) fn city(mut self, seat: &str, names: &str) -> Scene {
        for name in names.split_whitespace() {
            let (name, at) = name.strip_suffix(')').unwrap().split_once('(').unwrap();
            let (tile, at): (Tile, Cell) = (tile(name), at.parse().unwrap());
            let seat: Seat = seat.parse().unwrap();
            let fit = self.table.cities.of(seat).fit(tile.streets(), at);
            assert_eq!(fit, Ok(()), "{tile} at {at}");
            self.leave_bag(tile);
            self.table.cities.lay(seat, tile, at);
        }
        self
    }

    pub(crate) fn aside(mut self, seat: &str, names: &str) -> Scene {
        let seat: Seat = seat.parse().unwrap();
        for tile in tiles(names) {
            self.leave_bag(tile);
            self.table.aside[seat].insert(tile);
        }
        self.table.agenda = Agenda::new();
        let steps = [
            Step::Place(seat),
            Step::RefillRow,
            Step::RefillDepot,
            Step::PassOn(seat),
        ];
        self.table.agenda.first(steps);
        self
    }

    pub(crate) fn dirk(mut self, names: &str) -> Scene {
        for tile in tiles(names) {
            self.leave_bag(tile);
            self.table.dirk.as_mut().unwrap().tiles.insert(tile);
        }
        self
    }

    /// Leaves so many tiles in the bag; the others are in the last seat's reserve.
    pub(crate) fn bag(mut self, count: u32) -> Scene {
        let last = self.table.hands.seats().iter().next_back().unwrap();
        while self.table.bag.len() > count {
            let tile = self.table.bag.first().unwrap();
            self.leave_bag(tile);
            self.table.reserves[last].insert(tile);
        }
        assert_eq!(self.table.bag.len(), count);
        self
    }

    /// Puts the whole deck into the discards.
    pub(crate) fn no_deck(mut self) -> Scene {
        self.table.discards.put(self.table.deck);
        self.table.deck = Purse::EMPTY;
        self.pile_up();
        self
    }

    /// The next card of the deck is this scoring card.
    pub(crate) fn coming(mut self, scoring: Scoring) -> Scene {
        let money = self.table.deck.len() as u8;
        (self.table.scorings, self.table.piles) = match scoring {
            Scoring::A => (0, [0, 1, money - 1, 2, 0]),
            Scoring::B => (1, [0, 0, 0, 1, money]),
            Scoring::C => panic!("C has no card"),
        };
        self
    }

    /// The draws to come.
    pub(crate) fn script(mut self, draws: &[u32]) -> Scene {
        self.dealer = Dealer::scripted(draws.iter().copied());
        self
    }

    /// Plays `A take b2`, which must be legal; gives what happened.
    pub(crate) fn play(&mut self, line: &str) -> Vec<Event> {
        let (seat, action) = read(line);
        if let Err(illegal) = self.table.play(seat, action, &mut self.dealer) {
            panic!("`{line}` is refused: {illegal}");
        }
        self.table.assert_sound();
        self.dealer.take_events()
    }

    /// Why `A take b2` is refused: the rule and the reason. Nothing may have changed.
    pub(crate) fn refuse(&self, line: &str) -> (&'static str, Refusal) {
        let (seat, action) = read(line);
        let mut tried = self.clone();
        let Err(Illegal { rule, reason }) = tried.table.play(seat, action, &mut tried.dealer)
        else {
            panic!("`{line}` was accepted");
        };
        assert!(
            tried.table == self.table && tried.dealer == self.dealer,
            "a refusal acts"
        );
        (rule, reason)
    }

    pub(crate) fn is_legal(&self, line: &str) -> bool {
        let (seat, action) = read(line);
        let mut tried = self.clone();
        tried.table.play(seat, action, &mut tried.dealer).is_ok()
    }

    /// The listed actions of `seat` that begin with `word`, sorted.
    pub(crate) fn list(&self, seat: &str, word: &str) -> Vec<String> {
        let mut legal = Vec::new();
        self.table.legal_actions(seat.parse().unwrap(), &mut legal);
        let mut words: Vec<String> = legal.iter().map(Action::to_string).collect();
        words.retain(|action| action.split(' ').next() == Some(word));
        words.sort();
        words
    }

    pub(crate) fn city_of(&self, seat: &str) -> City<'_> {
        self.table.cities.of(seat.parse().unwrap())
    }

    /// Whether the tile may be laid at the cell in the city of `seat`.
    pub(crate) fn fit(&self, seat: &str, name: &str, at: (i8, i8)) -> Result<(), Misfit> {
        self.city_of(seat)
            .fit(tile(name).streets(), cell(at.0, at.1))
    }

    pub(crate) fn street(&self, seat: &str) -> u8 {
        longest_street(self.city_of(seat))
    }

    pub(crate) fn hand_of(&self, seat: &str) -> String {
        self.table.hands[seat.parse().unwrap()].to_string()
    }

    pub(crate) fn on_offer(&self, bank: Bank) -> Option<Tile> {
        self.table.on_offer(bank)
    }
}

fn read(line: &str) -> (Seat, Action) {
    let (seat, action) = line.split_once(' ').unwrap();
    (seat.parse().unwrap(), action.parse().unwrap())
}

/// A city as a picture: `==` and `#` are streets, `--` and `|` plain sides.
pub(crate) fn picture(city: City<'_>) -> String {
    let cells = || city.iter().map(|(_, cell)| cell).chain([Cell::START]);
    let (west, east) = (
        cells().map(Cell::x).min().unwrap(),
        cells().map(Cell::x).max().unwrap(),
    );
    let (south, north) = (
        cells().map(Cell::y).min().unwrap(),
        cells().map(Cell::y).max().unwrap(),
    );
    let width = 3 * usize::from((east - west + 1).unsigned_abs()) + 1;
    let height = 2 * usize::from((north - south + 1).unsigned_abs()) + 1;
    let mut lines = vec![vec![' '; width]; height];
    let all = city.iter().map(|(tile, cell)| (Some(tile), cell));
    for (tile, cell) in all.chain([(None, Cell::START)]) {
        let (left, top) = (
            3 * usize::from((cell.x() - west).unsigned_abs()),
            2 * usize::from((north - cell.y()).unsigned_abs()),
        );
        let street = |side: usize| tile.is_some_and(|tile| tile.streets().bits() >> side & 1 == 1);
        let mut put = |row: usize, column: usize, text: &str| {
            for (n, letter) in text.chars().enumerate() {
                lines[top + row][left + column + n] = letter;
            }
        };
        let name = tile.map_or("**".to_owned(), |tile| {
            let letter = ['M', 'T', 'S', 'C', 'P', 'K'][tile.kind() as usize];
            format!("{letter}{:X}", tile.number())
        });
        let flat = |side| if street(side) { "+==+" } else { "+--+" };
        let upright = |side| if street(side) { "#" } else { "|" };
        put(0, 0, flat(0));
        put(1, 0, upright(3));
        put(1, 1, &name);
        put(1, 3, upright(1));
        put(2, 0, flat(2));
    }
    let lines = lines
        .iter()
        .map(|line| line.iter().collect::<String>().trim_end().to_owned());
    lines.collect::<Vec<_>>().join("\n")
}

/// Asserts that the city of `seat` looks like the picture.
#[track_caller]
pub(crate) fn assert_picture(scene: &Scene, seat: &str, expected: &str) {
    let expected: Vec<&str> = expected
        .lines()
        .map(str::trim_end)
        .filter(|l| !l.is_empty())
        .collect();
    let indent = expected
        .iter()
        .map(|line| line.len() - line.trim_start().len())
        .min()
        .unwrap();
    let expected: Vec<&str> = expected.iter().map(|line| &line[indent..]).collect();
    let drawn = picture(scene.city_of(seat));
    let shift = drawn
        .lines()
        .map(|line| line.len() - line.trim_start().len())
        .min()
        .unwrap();
    let drawn: Vec<&str> = drawn
        .lines()
        .map(|line| &line[shift.min(line.len())..])
        .collect();
    assert!(drawn == expected, "the city is\n{}", drawn.join("\n"));
}
