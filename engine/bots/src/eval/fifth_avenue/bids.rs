//! The bids that a seat could still complete, and how likely they are to be the last.

use games::fifth_avenue::{
    FifthAvenue,
    components::cards::{BLACK, Card, Cards, Colour, Value},
    state::auction::Auction,
};
use tabletop::{PerSeat, Seat};

use super::{WEIGHTS, Won, cost, win};

/// How likely a bid is to be the last.
pub(super) struct Chances {
    /// The most each rival that is still in could bid.
    reaches: PerSeat<Option<u16>>,
    /// Whether Asso has still to bid.
    asso: bool,
}

/// Of a hundred bids of Asso, so many are not higher.
const ASSO_UP_TO: [(u16, u8); 9] = [
    (20, 94),
    (19, 86),
    (17, 77),
    (16, 72),
    (14, 60),
    (13, 43),
    (12, 33),
    (10, 25),
    (8, 16),
];

impl Chances {
    pub(super) fn of(table: &FifthAvenue, auction: &Auction, seat: Seat) -> Chances {
        let reaches = PerSeat::from_fn(table.seats(), |rival| {
            let is_in = rival != seat && !auction.passed.contains(rival);
            is_in.then(|| {
                let colours = table.board.permit(auction.site, rival).colours;
                let most = |colour: Colour| reach(&table.hands[rival], colour);
                let laid = auction.bids[rival].total();
                laid + colours.iter().map(most).max().unwrap_or(0)
            })
        });
        Chances {
            reaches,
            asso: table.board.asso.is_some() && auction.asso.is_none(),
        }
    }

    pub(super) fn of_bid(&self, total: u16) -> f32 {
        let mut sure = 1.0;
        for reach in self.reaches.values().flatten() {
            if *reach > total {
                sure *=
                    WEIGHTS.doubt + (1.0 - WEIGHTS.doubt) * f32::from(total) / f32::from(*reach);
            }
        }
        if self.asso && total < 21 {
            let known = ASSO_UP_TO.iter().find(|(bid, _)| *bid <= total);
            sure *= known.map_or(0.05, |(_, percent)| f32::from(*percent) / 100.0);
        }
        sure
    }
}

/// All cards of the colour and all black ones, or nothing without a card of the colour.
fn reach(hand: &Cards, colour: Colour) -> u16 {
    let suit = |suit: usize| -> u16 {
        let values = Value::ALL.into_iter();
        values
            .map(|value| {
                u16::from(hand.count(Card::of_suit(suit, value))) * u16::from(value.points())
            })
            .sum()
    };
    match suit(colour as usize) {
        0 => 0,
        coloured => coloured + suit(BLACK),
    }
}

/// The bids that a seat could still complete.
pub(super) struct Offers<'a> {
    pub(super) table: &'a FifthAvenue,
    pub(super) auction: &'a Auction,
    pub(super) seat: Seat,
    pub(super) chances: Chances,
    pub(super) time: f32,
    /// What the cards laid so far are worth in hand.
    pub(super) back: f32,
}

impl Offers<'_> {
    /// What the best bid that goes on from `picks` promises.
    pub(super) fn best(&self, picks: &Cards) -> f32 {
        let laid = &self.auction.bids[self.seat];
        let first = picks.iter().next().and_then(Card::colour);
        let permit = self.table.board.permit(self.auction.site, self.seat);
        let colours = permit.colours.iter();
        let colours = colours.filter(|colour| first.is_none_or(|first| first == *colour));
        let mut best = f32::MIN;
        for colour in colours {
            let site = self.auction.site;
            let gain = |towers| {
                let won = Won {
                    site,
                    colour,
                    towers,
                };
                win(&self.table.board, self.seat, won, self.time)
            };
            let offer = Offer {
                total: laid.total(),
                towers: laid.colour.map_or(3, |_| laid.towers()),
                cost: 0.0,
            };
            let search = Search {
                offers: self,
                kinds: kinds(colour),
                picks,
                gains: [1, 2, 3].map(gain),
            };
            search.try_kind(0, offer, &mut best);
        }
        best
    }
}

/// What a bid comes to.
#[derive(Clone, Copy)]
struct Offer {
    total: u16,
    towers: u8,
    cost: f32,
}

/// All bids of one colour that go on from some picks.
struct Search<'a> {
    offers: &'a Offers<'a>,
    kinds: [Card; 6],
    picks: &'a Cards,
    /// What a win brings with one, two and three towers allowed.
    gains: [f32; 3],
}

impl Search<'_> {
    /// Tries every number of cards of this kind and of those behind it.
    fn try_kind(&self, kind: usize, mut offer: Offer, best: &mut f32) {
        let Offers {
            auction,
            seat,
            table,
            ..
        } = self.offers;
        let high = auction.high();
        let Some(card) = self.kinds.get(kind).copied() else {
            if offer.total > high.max(auction.bids[*seat].total()) {
                self.judge(offer, best);
            }
            return;
        };
        // The first black card comes behind a card of the colour.
        if kind == 3 && auction.bids[*seat].colour.is_none() && offer.cost <= 0.0 {
            return;
        }
        let picked = self.picks.count(card);
        let is_before_last = self.picks.iter().any(|pick| pick > card);
        let held = table.hands[*seat].count(card);
        for used in 0..=held {
            let is_due = if is_before_last {
                used == picked
            } else {
                used >= picked
            };
            if is_due {
                self.try_kind(kind + 1, offer, best);
            }
            if used >= picked && offer.total > high + MARGIN {
                return;
            }
            offer = Offer {
                total: offer.total + u16::from(card.value().points()),
                towers: offer.towers.min(card.value().towers()),
                cost: offer.cost + cost(card),
            };
        }
    }

    fn judge(&self, offer: Offer, best: &mut f32) {
        let Offers {
            chances,
            time,
            back,
            ..
        } = self.offers;
        let gain = self.gains[usize::from(offer.towers) - 1];
        let sure = chances.of_bid(offer.total);
        let net = sure * (gain - offer.cost * time) + (1.0 - sure) * back;
        *best = best.max(net);
    }
}

/// Nobody thinks of bids that are higher than the highest by more than a card and this much.
const MARGIN: u16 = 9;

fn kinds(colour: Colour) -> [Card; 6] {
    let [four, five, six] = Value::ALL;
    [
        Card::coloured(colour, four),
        Card::coloured(colour, five),
        Card::coloured(colour, six),
        Card::black(four),
        Card::black(five),
        Card::black(six),
    ]
}
