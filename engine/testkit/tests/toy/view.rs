//! Who sees what of the toy.

use std::sync::atomic::AtomicU32;

use serde::{Deserialize, Serialize};
use tabletop::{Chance, IdSet, PerSeat, Seat, Viewer};

use super::{Card, Defect, Step, Toy, ToyOptions, action::ALL_CARDS, rules::passes_by};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    pub options: ToyOptions,
    pub round: u8,
    pub step: Step,
    pub hands: PerSeat<Hand>,
    pub bids: PerSeat<Bid>,
    pub open: PerSeat<IdSet<Card>>,
    pub scores: PerSeat<i32>,
    pub first: Option<Seat>,
    pub note: Note,
}

/// A number that is not written down; only a defect notes one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Note {
    #[serde(skip)]
    pub number: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Hand {
    Seen(IdSet<Card>),
    Hidden(u8),
}

impl Default for Hand {
    fn default() -> Self {
        Hand::Hidden(0)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Bid {
    #[default]
    None,
    Seen(Card),
    Hidden,
}

/// How often a toy with a defect was imagined.
static IMAGINED: AtomicU32 = AtomicU32::new(0);

/// One of the unseen cards.
fn any_of(unseen: IdSet<Card>, defect: Defect, chance: &mut Chance) -> Card {
    let cards = match defect {
        Defect::LowestImagine => IdSet::only(unseen.nth(0)),
        Defect::SevenlessImagine if unseen.len() > 1 => unseen.without(IdSet::only(Card(7))),
        _ => unseen,
    };
    cards.nth(chance.below(cards.len()))
}

impl Toy {
    /// What the rules let `viewer` know, whatever is wrong with the game.
    pub(crate) fn by_the_book(&self, viewer: Viewer) -> View {
        View {
            options: self.options.clone(),
            round: self.round,
            step: self.step,
            hands: PerSeat::from_fn(self.hands.seats(), |seat| {
                let hand = self.hands[seat];
                if viewer.is(seat) {
                    Hand::Seen(hand)
                } else {
                    Hand::Hidden(hand.len() as u8)
                }
            }),
            bids: PerSeat::from_fn(self.bids.seats(), |seat| match self.bids[seat] {
                None => Bid::None,
                Some(card) if viewer.is(seat) => Bid::Seen(card),
                Some(_) => Bid::Hidden,
            }),
            open: self.open,
            scores: self.scores,
            first: self.first,
            note: Note { number: 0 },
        }
    }

    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let mut view = self.by_the_book(viewer);
        if self.has(Defect::ShownHand) || self.has(Defect::OpenHands) {
            view.hands = self.hands.map(|hand| Hand::Seen(*hand));
        }
        if self.has(Defect::ShownBid) || self.has(Defect::OpenHands) {
            view.bids = self.bids.map(|bid| bid.map_or(Bid::None, Bid::Seen));
        }
        view.note.number = u8::from(self.has(Defect::UnwrittenField));
        view
    }

    pub(crate) fn imagined(view: &View, chance: &mut Chance) -> Self {
        let forgetful = view.options.defect == Defect::ForgetfulImagine;
        let open = view.open.values().copied();
        let mut deck = open.fold(ALL_CARDS, IdSet::without);
        for hand in view.hands.values() {
            if let Hand::Seen(cards) = hand {
                deck = deck.without(*cards);
            }
        }
        for bid in view.bids.values() {
            if let Bid::Seen(card) = bid {
                deck.remove(*card);
            }
        }
        if view.options.defect == Defect::AmbientImagine && passes_by(&IMAGINED) {
            chance.below(2);
        }
        let mut any = || {
            let card = any_of(deck, view.options.defect, chance);
            deck.remove(card);
            card
        };
        let hands = view.hands.map(|hand| match hand {
            Hand::Seen(cards) => *cards,
            Hand::Hidden(count) => (0..*count).map(|_| any()).collect(),
        });
        let bids = view.bids.map(|bid| match bid {
            Bid::Seen(card) => Some(*card),
            Bid::Hidden if !forgetful => Some(any()),
            Bid::Hidden | Bid::None => None,
        });
        if view.options.defect == Defect::UnsoundImagine && deck.len() > 4 {
            deck.remove(deck.nth(0));
        }
        Toy {
            options: view.options.clone(),
            round: view.round,
            step: view.step,
            deck,
            hands,
            bids,
            open: view.open,
            scores: view.scores,
            first: view.first,
        }
    }
}
