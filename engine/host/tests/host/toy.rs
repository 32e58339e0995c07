//! A small game with every kind of secret: hidden hands, drawn cards, sealed simultaneous choices.
//!
//! Twenty-four cards, 0 to 23. Each seat is dealt two face down and one face up. In each of two
//! rounds, first every seat in turn shows a card or draws one unseen; then all seats seal a card at
//! once, and the highest scores. Everything laid is out of play.

use std::{fmt, str::FromStr};

use bots::{Brains, Counted, Skill, Thinking};
use serde::{Deserialize, Serialize};
use tabletop::{
    Chance, Dealer, Game, Id, IdSet, Illegal, Info, NoOptions, NotationError, Outcome, PerSeat,
    Seat, SeatCount, Seats, SetupError, Viewer, Words,
};

pub(crate) const RULES: &str = "\
# Toy
A game for tests.
## Turn
- **TO-01** Only a seat that is asked may act.
- **TO-02** A card must be in the hand
  of the seat that lays it.
- a remark
## End
- **TO-03** Two rounds.
";

const CARDS: u64 = (1 << 24) - 1;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct Card(u8);

impl Id for Card {
    fn id(self) -> u8 {
        self.0
    }
    fn from_id(id: u8) -> Self {
        Card(id)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Card {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        text.parse().ok().filter(|n| *n < 24).map(Card).ok_or(())
    }
}

pub(crate) type Cards = IdSet<Card>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Action {
    Show(Card),
    Draw,
    Seal(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Show(card) => write!(f, "show {card}"),
            Action::Draw => f.write_str("draw"),
            Action::Seal(card) => write!(f, "seal {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::of(text, "`show 3`, `draw` or `seal 3`")?;
        let action = match words.word()? {
            "show" => Action::Show(words.read()?),
            "draw" => Action::Draw,
            "seal" => Action::Seal(words.read()?),
            _ => return Err(words.wrong()),
        };
        words.end(action)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Refusal {
    NotAsked,
    NotInHand,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Event {
    Dealt { seat: Seat, cards: Option<Cards> },
    Shown { seat: Seat, card: Card },
    Drawn { seat: Seat, card: Option<Card> },
    Sealed { seat: Seat },
    Revealed { cards: Vec<Card> },
}

/// A seat's sealed card: none, unseen or known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Sealed {
    #[default]
    No,
    Unseen,
    Card(Card),
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Toy {
    pub(crate) deck: Cards,
    pub(crate) hands: PerSeat<Cards>,
    /// The part of each hand that everyone has seen.
    pub(crate) open: PerSeat<Cards>,
    pub(crate) laid: Cards,
    pub(crate) sealed: PerSeat<Sealed>,
    /// Turns taken in this round.
    pub(crate) turns: u8,
    pub(crate) round: u8,
    pub(crate) scores: PerSeat<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    pub(crate) viewer: Viewer,
    pub(crate) deck: u32,
    pub(crate) hand: Cards,
    pub(crate) sizes: PerSeat<u32>,
    /// The table as it is, with what is hidden taken out.
    pub(crate) table: Toy,
}

impl Toy {
    fn seats(&self) -> SeatCount {
        self.hands.seats()
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal<Refusal>> {
        if !self.to_act().contains(seat) {
            return Err(Illegal::new("TO-01", Refusal::NotAsked));
        }
        let sealing = self.turns == self.seats().get();
        let (card, fits) = match action {
            Action::Show(card) => (Some(card), !sealing),
            Action::Draw => (None, !sealing),
            Action::Seal(card) => (Some(card), sealing),
        };
        if !fits {
            return Err(Illegal::new("TO-01", Refusal::NotAsked));
        }
        match card {
            Some(card) if !self.hands[seat].contains(card) => {
                Err(Illegal::new("TO-02", Refusal::NotInHand))
            }
            _ => Ok(()),
        }
    }

    fn lay(&mut self, seat: Seat, card: Card) {
        self.hands[seat].remove(card);
        self.open[seat].remove(card);
        self.laid.insert(card);
    }

    fn draw(&mut self, dealer: &mut Dealer<Event>) -> Card {
        let card = self.deck.nth(dealer.below(self.deck.len()));
        self.deck.remove(card);
        card
    }

    fn reveal(&mut self, dealer: &mut Dealer<Event>) {
        let cards = self.seats().iter().map(|seat| match self.sealed[seat] {
            Sealed::Card(card) => card,
            Sealed::No | Sealed::Unseen => panic!("everyone has sealed"),
        });
        let cards: Vec<Card> = cards.collect();
        for (seat, card) in self.seats().iter().zip(&cards) {
            self.lay(seat, *card);
            self.sealed[seat] = Sealed::No;
            self.scores[seat] += u8::from(Some(card) == cards.iter().max());
        }
        self.round += 1;
        self.turns = 0;
        dealer.announce(Event::Revealed { cards });
    }
}

impl fmt::Display for Toy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "round {} turn {} laid {}",
            self.round, self.turns, self.laid
        )?;
        for (seat, hand) in self.hands.iter() {
            write!(f, "; {seat} {hand} scores {}", self.scores[seat])?;
        }
        Ok(())
    }
}

impl Game for Toy {
    const INFO: Info = Info {
        id: "toy",
        title: "Toy",
        designer: "tests",
        publisher: "ours",
        year: None,
        minutes: 5,
        seats_min: 2,
        seats_max: 3,
        rules_version: 1,
        told_format: 1,
        compatible: &[],
        plies_max: 12,
    };
    type Options = NoOptions;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn set_up(
        _: &NoOptions,
        seats: SeatCount,
        dealer: &mut Dealer<Event>,
    ) -> Result<Self, SetupError> {
        SetupError::check_seats(&Self::INFO, seats)?;
        let mut table = Toy {
            deck: Cards::from_bits(CARDS),
            hands: PerSeat::new(seats),
            open: PerSeat::new(seats),
            laid: Cards::EMPTY,
            sealed: PerSeat::new(seats),
            turns: 0,
            round: 0,
            scores: PerSeat::new(seats),
        };
        for seat in seats.iter() {
            for _ in 0..2 {
                let card = table.draw(dealer);
                table.hands[seat].insert(card);
            }
            let cards = Some(table.hands[seat]);
            dealer.announce(Event::Dealt { seat, cards });
            let card = table.draw(dealer);
            table.hands[seat].insert(card);
            table.open[seat].insert(card);
        }
        Ok(table)
    }

    fn to_act(&self) -> Seats {
        let seats = self.seats();
        if self.round == 2 {
            Seats::EMPTY
        } else if self.turns < seats.get() {
            Seats::only(Seat::new(self.turns))
        } else {
            let owes =
                |seat: &Seat| self.sealed[*seat] == Sealed::No && !self.hands[*seat].is_empty();
            seats.iter().filter(owes).collect()
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.to_act().contains(seat) {
            return;
        }
        if self.turns == self.seats().get() {
            return out.extend(self.hands[seat].iter().map(Action::Seal));
        }
        out.push(Action::Draw);
        // Enough must be left to seal.
        if self.hands[seat].len() > 1 {
            out.extend(self.hands[seat].iter().map(Action::Show));
        }
    }

    fn play(
        &mut self,
        seat: Seat,
        action: Action,
        dealer: &mut Dealer<Event>,
    ) -> Result<(), Illegal<Refusal>> {
        self.check(seat, action)?;
        match action {
            Action::Show(card) => {
                self.lay(seat, card);
                self.turns += 1;
                dealer.announce(Event::Shown { seat, card });
            }
            Action::Draw => {
                let card = self.draw(dealer);
                self.hands[seat].insert(card);
                self.turns += 1;
                dealer.announce(Event::Drawn {
                    seat,
                    card: Some(card),
                });
            }
            Action::Seal(card) => {
                self.sealed[seat] = Sealed::Card(card);
                dealer.announce(Event::Sealed { seat });
                if self.to_act().is_empty() {
                    self.reveal(dealer);
                }
            }
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = self.scores.map(|score| i32::from(*score));
        (self.round == 2).then(|| Outcome::by_score(&scores))
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut table = self.clone();
        table.deck = Cards::EMPTY;
        table.hands = self.open;
        for seat in self.seats().iter().filter(|seat| !viewer.is(*seat)) {
            if self.sealed[seat] != Sealed::No {
                table.sealed[seat] = Sealed::Unseen;
            }
        }
        View {
            viewer,
            deck: self.deck.len(),
            hand: match viewer {
                Viewer::Seat(seat) => self.hands[seat],
                Viewer::Spectator => Cards::EMPTY,
            },
            sizes: self.hands.map(|hand| hand.len()),
            table,
        }
    }

    fn veil(event: &Event, viewer: Viewer) -> Event {
        match event {
            Event::Dealt { seat, .. } if !viewer.is(*seat) => Event::Dealt {
                seat: *seat,
                cards: None,
            },
            Event::Drawn { seat, .. } if !viewer.is(*seat) => Event::Drawn {
                seat: *seat,
                card: None,
            },
            _ => event.clone(),
        }
    }

    fn imagine(view: &View, chance: &mut Chance) -> Self {
        let mut table = view.table.clone();
        let seen = table
            .open
            .values()
            .fold(table.laid.or(view.hand), |seen, open| seen.or(*open));
        let mut unseen = Cards::from_bits(CARDS).without(seen);
        for seat in view.sizes.seats().iter() {
            if view.viewer.is(seat) {
                table.hands[seat] = view.hand;
                continue;
            }
            while table.hands[seat].len() < view.sizes[seat] {
                let card = unseen.nth(chance.below(unseen.len()));
                unseen.remove(card);
                table.hands[seat].insert(card);
            }
            if table.sealed[seat] == Sealed::Unseen {
                let hand = table.hands[seat];
                table.sealed[seat] = Sealed::Card(hand.nth(chance.below(hand.len())));
            }
        }
        assert_eq!(unseen.len(), view.deck, "what is left over is the deck");
        table.deck = unseen;
        table
    }

    fn assert_sound(&self) {
        let hands = self.hands.values();
        let held = hands.fold(self.deck.or(self.laid), |all, hand| all.or(*hand));
        assert_eq!(held.bits(), CARDS);
    }
}

impl Brains for Toy {
    const LEVELS: &'static [(Skill, Thinking)] = &[(Skill::Novice, Thinking::one_decision(4))];

    fn worth(&self, seat: Seat) -> f32 {
        f32::from(self.scores[seat])
    }
}

impl Counted for Toy {}
