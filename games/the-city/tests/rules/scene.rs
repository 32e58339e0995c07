//! Tables drawn in words.
//!
//! `city A kino*2 museum; hand B schule; points A 47; round 3`: everybody is asked to choose, and
//! what is not drawn lies in the deck. With `deck kino*3` the deck is just that and the rest of
//! the box is left out.

use tabletop::{Agenda, Dealer, Game, Illegal, PerSeat, Seat, SeatCount, Seed, Viewer};
use the_city::{
    TheCity,
    action::Action,
    components::{BOX, Card, Cards},
    event::Event,
    flow::{Step, Task},
    legal::Refusal,
    scoring::{Yield, yields},
    view::View,
};

/// A table, its dealer and what was heard.
pub(crate) struct Scene {
    pub(crate) game: TheCity,
    pub(crate) dealer: Dealer<Event>,
    /// Whether the whole box is on the table.
    is_whole: bool,
}

pub(crate) fn card(word: &str) -> Card {
    word.parse().unwrap()
}

/// `kino*2 museum` as a bag.
pub(crate) fn cards(words: &str) -> Cards {
    let mut cards = Cards::EMPTY;
    for word in words.split_whitespace() {
        let (name, count) = word.split_once('*').unwrap_or((word, "1"));
        (0..count.parse().unwrap()).for_each(|_| cards.insert(card(name)));
    }
    cards
}

pub(crate) fn seat(letter: &str) -> Seat {
    letter.parse().unwrap()
}

/// The table of `drawing`, for two unless it says `seats 3`.
pub(crate) fn scene(drawing: &str) -> Scene {
    let parts = || {
        drawing
            .split([';', '\n'])
            .map(str::trim)
            .filter(|part| !part.is_empty())
    };
    let seats = parts().find_map(|part| part.strip_prefix("seats "));
    let seats = SeatCount::new(seats.map_or(2, |count| count.parse().unwrap())).unwrap();
    let mut game = TheCity {
        memory: tabletop::Memory::default(),
        agenda: Agenda::new(),
        round: 1,
        deck: BOX,
        hands: PerSeat::new(seats),
        cities: PerSeat::new(seats),
        discards: PerSeat::new(seats),
        shown: PerSeat::new(seats),
        sealed: PerSeat::new(seats),
        revealed: PerSeat::new(seats),
        points: PerSeat::new(seats),
    };
    let mut deck = None;
    for part in parts() {
        let (what, rest) = part.split_once(' ').unwrap_or((part, ""));
        let (who, words) = rest.split_once(' ').unwrap_or((rest, ""));
        match what {
            "seats" => {}
            "round" => game.round = rest.parse().unwrap(),
            "deck" => deck = Some(cards(rest)),
            "city" => game.cities[seat(who)] = cards(words),
            "hand" => game.hands[seat(who)] = cards(words),
            "pile" => game.discards[seat(who)] = cards(words),
            "shown" => game.shown[seat(who)] = cards(words),
            "points" => game.points[seat(who)] = words.parse().unwrap(),
            _ => panic!("`{part}` draws nothing"),
        }
    }
    for heap in [&game.hands, &game.cities, &game.discards] {
        for (card, count) in heap
            .values()
            .flat_map(|cards| cards.kinds().collect::<Vec<_>>())
        {
            for _ in 0..if card.is_aside() { 0 } else { count } {
                assert!(game.deck.remove(card), "there are not so many {card}");
            }
        }
    }
    let is_whole = deck.is_none();
    game.deck = deck.unwrap_or(game.deck);
    let tasks = PerSeat::from_fn(seats, |_| Some(Task::Choose));
    game.agenda.first([Step::Together(tasks), Step::Reveal]);
    Scene::of(game, is_whole)
}

/// A table fresh from the box.
pub(crate) fn dealt(seats: u8, seed: u64) -> Scene {
    let mut dealer = Dealer::new(Seed::number(seed));
    let seats = SeatCount::new(seats).unwrap();
    let game = TheCity::set_up(&the_city::setup::Options::default(), seats, &mut dealer).unwrap();
    Scene {
        dealer,
        ..Scene::of(game, true)
    }
}

impl Scene {
    fn of(game: TheCity, is_whole: bool) -> Self {
        let dealer = Dealer::new(Seed::number(4));
        let scene = Scene {
            game,
            dealer,
            is_whole,
        };
        scene.look();
        scene
    }

    fn look(&self) {
        if self.is_whole {
            self.game.assert_sound();
        }
    }

    /// Plays `A build kino, B renounce`.
    #[track_caller]
    pub(crate) fn play(&mut self, moves: &str) {
        for one in moves.split(", ") {
            let (seat, action) = one.split_once(' ').unwrap();
            let played = self.try_play(seat, action);
            played.unwrap_or_else(|refused| panic!("{one}: {refused}"));
            self.look();
        }
    }

    fn try_play(&mut self, letter: &str, action: &str) -> Result<(), Illegal<Refusal>> {
        let action: Action = action.parse().unwrap();
        self.game.play(seat(letter), action, &mut self.dealer)
    }

    /// Why `A build kino` is refused. That nothing changes is seen to here.
    #[track_caller]
    pub(crate) fn refusal(&mut self, one: &str) -> Illegal<Refusal> {
        let (letter, action) = one.split_once(' ').unwrap();
        let before = (self.game.clone(), self.dealer.clone());
        let refused = self.try_play(letter, action).expect_err("it is refused");
        assert_eq!((&self.game, &self.dealer), (&before.0, &before.1));
        refused
    }

    /// Every seat that still owes something other than a choice takes the first it may.
    pub(crate) fn settle(&mut self) {
        while let Some(seat) = self.game.to_act().first() {
            if self.game.task(seat) == Some(Task::Choose) {
                return;
            }
            let first = self.legal(seat)[0];
            self.game.play(seat, first, &mut self.dealer).unwrap();
            self.look();
        }
    }

    /// A chooses, everyone else renounces, and the round is played out.
    #[track_caller]
    pub(crate) fn round_of_a(&mut self, choice: &str) {
        self.play(&format!("A {choice}"));
        for seat in self.game.to_act() {
            self.play(&format!("{seat} renounce"));
        }
        self.settle();
    }

    pub(crate) fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal_actions(seat, &mut legal);
        legal
    }

    pub(crate) fn may(&self, letter: &str, action: &str) -> bool {
        let action: Action = action.parse().unwrap();
        self.legal(seat(letter)).contains(&action)
    }

    /// How many cards `seat` holds.
    pub(crate) fn held(&self, letter: &str) -> u32 {
        self.game.hands[seat(letter)].len()
    }

    /// Cards in the hand and points of A.
    pub(crate) fn a(&self) -> (u32, u16) {
        (self.held("A"), self.game.points[Seat::A])
    }

    pub(crate) fn view(&self, viewer: impl Into<Viewer>) -> View {
        self.game.view(viewer.into())
    }

    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        Viewer::all(self.game.hands.seats())
    }
}

/// Income and points of the first of these cities, the others beside it.
pub(crate) fn yields_of(cities: &[&str]) -> (u16, u16) {
    let seats = SeatCount::new(cities.len().max(2) as u8).unwrap();
    let cities = PerSeat::from_fn(seats, |seat| {
        cities
            .get(seat.index())
            .map_or(Cards::EMPTY, |city| cards(city))
    });
    let Yield { income, points } = yields(&cities)[Seat::A];
    (income, points)
}
