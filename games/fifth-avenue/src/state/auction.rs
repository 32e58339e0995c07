//! An auction: who has laid what, and who may bid with which colour.

use serde::{Deserialize, Serialize};
use tabletop::{PerSeat, Seat, Seats};

use crate::components::{
    Lot,
    cards::{Card, Cards, Colour, Colours, Value},
    pile::Pile,
    places::Site,
};

use super::{
    Board,
    lots::{OnLot, Owner},
};

/// One auction, from its opening to the winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Auction {
    /// What is auctioned.
    pub site: Site,
    /// Who opened it.
    pub opener: Seat,
    // rules: FA-113, FA-145
    /// At Central Park the colour that the first bid fixed for all.
    pub colour: Option<Colour>,
    /// The cards each seat has laid.
    pub bids: PerSeat<Bid>,
    /// Who has passed.
    pub passed: Seats,
    /// Whose bid is the highest.
    pub leader: Leader,
    /// The cards Asso has turned up, `None` while he has not bid.
    pub asso: Option<Pile>,
}

/// The cards that a seat has laid, in the order laid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bid {
    pub colour: Option<Colour>,
    pub coloured: Pile,
    pub black: Pile,
}

/// Whose bid is the highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Leader {
    Nobody,
    Seat(Seat),
    Asso,
}

impl Bid {
    // rules: FA-086 §Le Aste
    /// What it is worth.
    pub fn total(&self) -> u16 {
        self.coloured.worth() + self.black.worth()
    }

    // rules: FA-087 §Le Aste
    /// How many towers it would allow to build: those of the card that shows fewest.
    pub fn towers(&self) -> u8 {
        let highest = self.coloured.highest().max(self.black.highest());
        highest.map_or(0, Value::towers)
    }

    /// The cards, in no order.
    pub fn cards(&self) -> Cards {
        let black = self.black.iter().map(Card::black);
        let colour = self.colour;
        let coloured = self.coloured.iter();
        let coloured =
            coloured.filter_map(|value| colour.map(|colour| Card::coloured(colour, value)));
        coloured.chain(black).collect()
    }

    // rules: FA-096, FA-Q17
    /// Adds the cards of one play, by ascending value.
    pub fn add(&mut self, cards: &Cards) {
        for card in cards.iter() {
            match card.colour() {
                Some(colour) => {
                    self.colour = Some(colour);
                    self.coloured.push(card.value());
                }
                None => self.black.push(card.value()),
            }
        }
    }
}

impl Auction {
    /// An auction in which nobody has bid yet.
    pub fn new(site: Site, opener: Seat, seats: tabletop::SeatCount) -> Auction {
        Auction {
            site,
            opener,
            colour: None,
            bids: PerSeat::new(seats),
            passed: Seats::EMPTY,
            leader: Leader::Nobody,
            asso: None,
        }
    }

    // rules: FA-097, FA-127
    /// The highest bid so far, 0 if there is none. A bid must be higher.
    pub fn high(&self) -> u16 {
        match self.leader {
            Leader::Nobody => 0,
            Leader::Seat(seat) => self.bids[seat].total(),
            Leader::Asso => self.asso.unwrap_or_default().worth(),
        }
    }

    /// The least that `seat` must add to its laid cards to have the highest bid.
    pub fn least_raise(&self, seat: Seat) -> u16 {
        self.high() + 1 - self.bids[seat].total()
    }
}

/// With which colours a seat may bid, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Permit {
    /// The colours; none means that the seat must pass.
    pub colours: Colours,
    /// The rule that gives them.
    pub why: Why,
}

/// Why a seat may bid with some colours and not with others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The seat has laid cards: it stays with their colour.
    Laid,
    /// The seat has towers there: only the colour of its own lot.
    OwnLot,
    /// The seat has none, and lots are empty.
    EmptyLots,
    /// The seat has none, and no lot is empty: it bids for a stop.
    ForStop,
    /// Central Park, and nobody has bid yet.
    ParkFree,
    /// Central Park, and the first bid has fixed the colour.
    ParkFixed,
}

impl Why {
    /// The rule behind it.
    pub const fn rule(self) -> &'static str {
        match self {
            Why::Laid => "FA-096",
            Why::OwnLot => "FA-088",
            Why::EmptyLots => "FA-089",
            Why::ForStop => "FA-090",
            Why::ParkFree => "FA-145",
            Why::ParkFixed => "FA-113",
        }
    }
}

impl Board {
    /// With which colours `seat` may bid at `site`, and why: as things stand, whether an auction
    /// is going on there or not.
    pub fn permit(&self, site: Site, seat: Seat) -> Permit {
        let auction = self.auction.as_ref().filter(|auction| auction.site == site);
        let laid = auction.and_then(|auction| auction.bids[seat].colour);
        if let Some(colour) = laid {
            // rules: FA-096
            return only(colour, Why::Laid);
        }
        match site {
            Site::In(district) => self.permit_in(district, seat),
            // rules: FA-113, FA-145 §Asta su Central Park
            Site::Park => match auction.and_then(|auction| auction.colour) {
                Some(colour) => only(colour, Why::ParkFixed),
                None => Permit {
                    colours: Colour::all(),
                    why: Why::ParkFree,
                },
            },
        }
    }

    fn permit_in(&self, district: crate::components::District, seat: Seat) -> Permit {
        let (mut empty, mut shops, mut full) = (Colours::EMPTY, Colours::EMPTY, true);
        for (lot, on) in self.lots_of(district) {
            full &= on != OnLot::Empty;
            let Some(colour) = lot.colour() else { continue };
            match on {
                OnLot::Empty => _ = empty.insert(colour),
                OnLot::Shops(_) => _ = shops.insert(colour),
                // rules: FA-088 §Le Aste (1)
                OnLot::Towers { owner, .. } if owner == Owner::Seat(seat) => {
                    return only(colour, Why::OwnLot);
                }
                // rules: FA-092, FA-Q35
                OnLot::Towers { .. } => {}
            }
        }
        if full {
            // rules: FA-090, FA-091, FA-Q33 §Le Aste (3)
            Permit {
                colours: shops,
                why: Why::ForStop,
            }
        } else {
            // rules: FA-089 §Le Aste (2)
            Permit {
                colours: empty,
                why: Why::EmptyLots,
            }
        }
    }

    // rules: FA-103, FA-107, FA-108, FA-114, FA-143, FA-Q26 §Chiusura dei cantieri
    /// What a winner with `towers` allowed may do at `site`: build up to the number, and whether
    /// it may order a stop.
    pub fn win(&self, site: Site, seat: Seat, towers: u8) -> Win {
        let build = Some(towers.min(self.reserves[seat]));
        let full = site.district().filter(|district| self.is_full(*district));
        let Some(district) = full else {
            return Win { build, stop: false };
        };
        let is_there = self.own_lot(district, seat).is_some();
        Win {
            build: build.filter(|_| is_there),
            stop: true,
        }
    }

    /// The lot on which a bid with `colour` would build at `site`.
    pub fn lot_bid_for(site: Site, colour: Colour) -> Option<Lot> {
        site.district().map(|_| Lot::from(colour))
    }
}

fn only(colour: Colour, why: Why) -> Permit {
    Permit {
        colours: Colours::only(colour),
        why,
    }
}

/// What the winner of an auction may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Win {
    /// The most towers it may build, `None` if it must order the stop.
    pub build: Option<u8>,
    /// Whether it may order the stop.
    pub stop: bool,
}
