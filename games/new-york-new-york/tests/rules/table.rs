//! A table to play on: a real deal, or one drawn in words.

use std::collections::VecDeque;

use new_york_new_york::{
    NewYorkNewYork,
    action::Action,
    components::{Card, CardSet},
    event::Event,
    legal::Refusal,
    scoring::RoundScore,
    setup::Options,
    view::View,
};
use tabletop::{
    Dealer, Game, Illegal, Options as _, Outcome, PerSeat, Seat, SeatCount, Seed, Viewer,
};

use crate::drawing::{Drawing, in_order};

/// A state of the game with its dealer, and all that was announced since it was made.
pub(crate) struct Table {
    pub(crate) game: NewYorkNewYork,
    pub(crate) events: Vec<Event>,
    dealer: Dealer<Event>,
    /// The cards that the deck is told to give out next.
    coming: VecDeque<Card>,
}

/// The table of a [`Drawing`].
pub(crate) fn table(drawing: &str) -> Table {
    let (game, coming) = Drawing::new(drawing).table();
    let dealer = Dealer::new(Seed::number(1));
    Table {
        game,
        events: Vec::new(),
        dealer,
        coming,
    }
}

/// A table as the rules lay it for `seats`, with the chance of `seed`.
pub(crate) fn dealt(seats: u8, options: &str, seed: u64) -> Table {
    dealt_by(Dealer::new(Seed::number(seed)), seats, options)
}

/// A table as the rules lay it, with the chance of `dealer`.
pub(crate) fn dealt_by(mut dealer: Dealer<Event>, seats: u8, options: &str) -> Table {
    let options = Options::of_line(options).expect("the options can be agreed on");
    let seats = SeatCount::new(seats).expect("a table has so many seats");
    let game = NewYorkNewYork::set_up(&options, seats, &mut dealer).expect("the table is laid");
    Table {
        game,
        events: dealer.take_events(),
        dealer,
        coming: VecDeque::new(),
    }
}

/// The set of the cards in `text`.
pub(crate) fn cards(text: &str) -> CardSet {
    in_order(text).into_iter().collect()
}

/// One card.
pub(crate) fn card(text: &str) -> Card {
    text.parse().expect("a card is written like a7")
}

impl Table {
    /// Plays moves such as `A play a7, A take r3, B pass`, all of which must be legal.
    pub(crate) fn play(&mut self, moves: &str) {
        for one in moves.split(',') {
            let (seat, action) = read_move(one);
            if let Err(refused) = self.try_move(seat, action) {
                panic!("`{one}` is refused, {refused}, at {}", self.game);
            }
        }
    }

    /// Why a move such as `A take r3` is refused. It must be, and change nothing.
    pub(crate) fn refusal(&mut self, one: &str) -> Illegal<Refusal> {
        let (seat, action) = read_move(one);
        let (game, dealer) = (self.game.clone(), self.dealer.clone());
        let refused = self.game.play(seat, action, &mut self.dealer);
        assert_eq!(self.game, game, "a refused move changed the table");
        assert_eq!(
            self.dealer, dealer,
            "a refused move drew or announced something"
        );
        refused.expect_err("the move is legal")
    }

    fn try_move(&mut self, seat: Seat, action: Action) -> Result<(), Illegal<Refusal>> {
        let mut dealer = self.dealer_of(action);
        let done = self.game.play(seat, action, &mut dealer);
        self.events.extend(dealer.take_events());
        if self.coming.is_empty() || !matches!(action, Action::Take(_)) {
            self.dealer = dealer;
        } else {
            self.coming.pop_front();
        }
        self.game.assert_sound();
        done
    }

    /// The dealer for this action: if the drawing says which card comes next, one who deals it.
    fn dealer_of(&self, action: Action) -> Dealer<Event> {
        match (action, self.coming.front()) {
            (Action::Take(_), Some(next)) => {
                let below = self.game.deck.iter().take_while(|card| card < next);
                Dealer::scripted([below.count() as u32])
            }
            _ => self.dealer.clone(),
        }
    }

    /// Plays the first legal move: the lowest card of the hand, then the oldest of the row.
    pub(crate) fn play_on(&mut self) {
        let seat = self.turn().expect("the match goes on");
        let action = self.legal(seat)[0];
        self.try_move(seat, action)
            .expect("what is listed is legal");
    }

    /// Lets the seat on turn play a card and take one if there is any. Gives the seat.
    pub(crate) fn play_turn(&mut self) -> Seat {
        let seat = self.turn().expect("the match goes on");
        let takes = !self.game.row.is_empty();
        self.play_on();
        if takes {
            self.play_on();
        }
        seat
    }

    /// Lets everybody pass who is still in. Gives what the round scored.
    pub(crate) fn everyone_passes(&mut self) -> PerSeat<RoundScore> {
        let before = self.events.len();
        for _ in self.game.hands.seats().iter() {
            let seat = self.turn().expect("the match goes on");
            self.try_move(seat, Action::Pass).expect("a pass is legal");
            if let Some(scores) = self.events[before..].iter().find_map(scored) {
                return scores;
            }
        }
        panic!("everyone has passed, and the round goes on: {}", self.game);
    }

    /// Who is to act.
    pub(crate) fn turn(&self) -> Option<Seat> {
        self.game.to_act().first()
    }

    /// What `seat` may do, in the order of the list.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal_actions(seat, &mut legal);
        legal
    }

    /// The open row in words.
    pub(crate) fn row(&self) -> String {
        let cards = self.game.row.cards().iter();
        cards.map(Card::to_string).collect::<Vec<_>>().join(" ")
    }

    /// The colours at a position as letters, from the bottom up.
    pub(crate) fn stack(&self, number: u8) -> String {
        let stack = self.game.skyline.stack(number);
        let colours = stack.colours().iter();
        colours.map(|colour| colour.letter()).collect()
    }

    /// The visible cards of the skyline, from the left.
    pub(crate) fn visible(&self) -> String {
        let visible = (1..=12).filter_map(|number| self.game.skyline.visible(number));
        visible
            .map(|card| card.to_string())
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// What the viewer knows.
    pub(crate) fn view(&self, viewer: impl Into<Viewer>) -> View {
        self.game.view(viewer.into())
    }

    /// Everyone who can look at this table: its seats and a spectator.
    pub(crate) fn viewers(&self) -> Vec<Viewer> {
        Viewer::all(self.game.hands.seats()).collect()
    }

    pub(crate) fn outcome(&self) -> Outcome {
        self.game.outcome().expect("the match is over")
    }
}

fn read_move(text: &str) -> (Seat, Action) {
    let (seat, action) = text
        .trim()
        .split_once(' ')
        .expect("a move is a seat and an action");
    let seat = seat.parse().expect("a seat is a letter");
    (seat, action.parse().expect("an action is well written"))
}

fn scored(event: &Event) -> Option<PerSeat<RoundScore>> {
    match event {
        Event::Scored { scores, .. } => Some(*scores),
        _ => None,
    }
}
