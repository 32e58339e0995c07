//! Beside Midtown: shops, decks, seats or the auction, the hand.

use games::fifth_avenue::{
    components::{
        GROUPS, Lot,
        cards::{BLACK, Card, Cards, Colour, SUITS},
        places::Commission,
    },
    scoring,
    state::{
        auction::{Auction, Leader},
        lots::Owner,
    },
};
use prose::say;
use ratatui::{
    layout::Rect,
    style::{Modifier, Style},
};
use tabletop::{Seat, Viewer};

use super::{Board, LARGE, commission_signs, lot_ink, owner_sign, shop_letter};

impl Board<'_> {
    pub(super) fn draw_panel(&mut self, area: Rect) {
        let mut y = area.y;
        let mut line = |board: &mut Self, words: Vec<(String, Style)>| {
            if y < area.bottom() {
                board.put_all((area.x, y), &words);
            }
            y += 1;
        };
        let mut lines = vec![self.row(), self.park(), self.commissions(), self.decks()];
        if let Some(auction) = self.view.board.auction {
            lines.extend(self.stop(&auction));
            lines.extend(self.auction(&auction));
        } else {
            lines.push(self.special());
            lines.extend(self.seats());
        }
        lines.extend(self.hand(area.width));
        for words in lines {
            line(self, words);
        }
        // What the signs mean, as far as there is room.
        for legend in say!(self.lang(), "fa-legend").split(" | ") {
            line(self, vec![(legend.to_owned(), self.palette.faint())]);
        }
    }

    /// What a stop would pay, if the district auctioned is full: to who orders it, to the others.
    fn stop(&self, auction: &Auction) -> Option<Vec<(String, Style)>> {
        let board = &self.view.board;
        let district = auction.site.district().filter(|at| board.is_full(*at))?;
        let towers = board.towers_in(district);
        let mut words = vec![self.words(say!(self.lang(), "fa-stop-pays", towers = towers))];
        let others = scoring::stop(board, district, None).points;
        words.extend(
            others
                .iter()
                .map(|(seat, points)| self.towers(Owner::Seat(seat), *points)),
        );
        Some(words)
    }

    fn words(&self, text: impl Into<String>) -> (String, Style) {
        let _ = self;
        (text.into(), Style::new())
    }

    fn strong(&self, text: impl Into<String>) -> (String, Style) {
        (text.into(), self.palette.strong())
    }

    /// The shop row in its groups, the active one strong.
    fn row(&self) -> Vec<(String, Style)> {
        let board = &self.view.board;
        let active = board.active_group().next().map(|(place, _)| place);
        let mut words = vec![self.strong(format!("{} ", say!(self.lang(), "fa-row")))];
        let mut from = 0;
        for size in GROUPS.map(usize::from) {
            let tiles = board.row[from..from + size].iter().flatten();
            let letters: String = tiles.map(|shop| shop_letter(*shop)).collect();
            let is_active = active.is_some_and(|place| (from..from + size).contains(&place));
            if is_active {
                words.push((format!("{letters} "), self.palette.call()));
            } else if !letters.is_empty() {
                words.push((format!("{letters} "), self.palette.faint()));
            }
            from += size;
        }
        words
    }

    /// Tiles and towers below Central Park, and the next special scoring.
    fn park(&self) -> Vec<(String, Style)> {
        let board = &self.view.board;
        let letters: String = board.park_shops.iter().map(shop_letter).collect();
        let mut words = vec![
            self.strong(format!("{} ", say!(self.lang(), "fa-below"))),
            self.words(letters),
        ];
        for (seat, towers) in board.park_towers.iter().filter(|(_, towers)| **towers > 0) {
            words.push(self.towers(Owner::Seat(seat), *towers));
        }
        words
    }

    fn towers(&self, owner: Owner, count: u8) -> (String, Style) {
        let (sign, ink) = owner_sign(owner);
        (format!(" {sign}{count}"), self.palette.ink(ink))
    }

    /// Where the commissions are.
    fn commissions(&self) -> Vec<(String, Style)> {
        let board = &self.view.board;
        let at = Commission::ALL.into_iter().flat_map(|commission| {
            let (pawn, _) = commission_signs(commission);
            let place = board.place_of(commission).word();
            [self.strong(pawn), self.words(format!("{place} "))]
        });
        at.collect()
    }

    /// The next special scoring.
    fn special(&self) -> Vec<(String, Style)> {
        let next = self.view.board.next_special();
        let words = next.map(|(special, shops)| {
            say!(
                self.lang(),
                "fa-special-next",
                points = special.points,
                districts = special.districts,
                shops = shops
            )
        });
        let faint = self.palette.faint();
        words.into_iter().map(|text| (text, faint)).collect()
    }

    /// The open cards, and how many black ones are to come.
    fn decks(&self) -> Vec<(String, Style)> {
        let board = &self.view.board;
        let tops = board.open_decks();
        let mut words: Vec<_> = tops
            .flat_map(|(colour, value)| {
                let card = Card::coloured(colour, value);
                [self.card(card), self.words(" ")]
            })
            .collect();
        let left = self.view.deck_sizes[BLACK] + board.black.under.len() as u8;
        words.push(self.words(format!("k({left})")));
        words
    }

    fn card(&self, card: Card) -> (String, Style) {
        let style = match card.colour() {
            Some(colour) => self.palette.ink(lot_ink(Lot::from(colour))),
            None => Style::new(),
        };
        (card.to_string(), style.add_modifier(Modifier::BOLD))
    }

    /// Cards, those of a suit together: `o45 k446`.
    fn cards(&self, cards: &Cards) -> Vec<(String, Style)> {
        let mut words = Vec::new();
        for suit in 0..SUITS {
            let mut of_suit = cards.iter().filter(|card| card.suit() == suit);
            let Some(first) = of_suit.next() else {
                continue;
            };
            let (first, style) = self.card(first);
            let more: String = of_suit
                .map(|card| card.value().points().to_string())
                .collect();
            words.push((format!("{first}{more} "), style));
        }
        words
    }

    /// A line for each seat: towers, and how many cards of each suit it holds.
    fn seats(&self) -> Vec<Vec<(String, Style)>> {
        let board = &self.view.board;
        let mut lines: Vec<_> = board
            .seats()
            .iter()
            .map(|seat| {
                let (reserve, supply) = (board.reserves[seat], board.supplies[seat]);
                let towers = format!("▮{reserve}+{supply}");
                let mut words = vec![
                    self.sign(Owner::Seat(seat)),
                    self.words(format!("{towers} ")),
                ];
                words.extend(self.suits(seat));
                words
            })
            .collect();
        if let Some(left) = board.asso {
            let name = say!(self.lang(), "fa-asso");
            lines.push(vec![
                self.sign(Owner::Asso),
                self.words(format!("{name} {left}")),
            ]);
        }
        lines
    }

    fn sign(&self, owner: Owner) -> (String, Style) {
        let (sign, ink) = owner_sign(owner);
        (
            format!("{sign} "),
            self.palette.ink(ink).add_modifier(Modifier::BOLD),
        )
    }

    // rules: FA-Q39
    /// How many cards of each suit a seat holds, and what is shown of them: `o×2 (4, 6) k×4`.
    fn suits(&self, seat: Seat) -> Vec<(String, Style)> {
        let counts = self.view.hand_sizes[seat];
        let held = (0..SUITS).filter(|suit| counts[*suit] > 0);
        held.map(|suit| {
            let (letter, style) = match Colour::ALL.get(suit) {
                Some(colour) => (
                    colour.letter(),
                    self.palette.ink(lot_ink(Lot::from(*colour))),
                ),
                None => ('k', Style::new()),
            };
            let held = prose::fifth_avenue::held(self.view, seat, suit);
            (format!("{letter}×{held} "), style)
        })
        .collect()
    }

    /// The auction: what it is about and the highest bid, then who has laid what or may bid what.
    fn auction(&self, auction: &Auction) -> Vec<Vec<(String, Style)>> {
        let lang = self.lang();
        let title = match auction.site.district() {
            Some(at) if self.width < LARGE => {
                say!(lang, "fa-auction-short", place = self.district_name(at))
            }
            _ => prose::fifth_avenue::auction_of(auction.site, lang),
        };
        let mut lines = vec![vec![(format!("{title} "), self.palette.call())]];
        if auction.leader != Leader::Nobody {
            let high = say!(lang, "fa-high", total = auction.high());
            lines[0].push(self.words(high));
        }
        let seats = self.view.board.seats().iter();
        lines.extend(seats.map(|seat| self.bidder(auction, seat)));
        if let Some(turned) = auction.asso {
            let cards: Cards = turned.iter().map(Card::black).collect();
            let mut words = vec![self.sign(Owner::Asso)];
            words.extend(self.cards(&cards));
            words.push(self.words(format!("= {}", turned.worth())));
            lines.push(words);
        }
        lines
    }

    fn bidder(&self, auction: &Auction, seat: Seat) -> Vec<(String, Style)> {
        let mut words = vec![self.sign(Owner::Seat(seat))];
        let bid = &auction.bids[seat];
        if auction.passed.contains(seat) {
            let out = say!(self.lang(), "fa-out");
            words.push((out, self.palette.faint()));
        } else if bid.colour.is_some() {
            words.extend(self.cards(&bid.cards()));
            words.push(self.strong(format!("= {} ", bid.total())));
            words.push(self.words(format!("▮{}", bid.towers())));
        } else {
            let permit = self.view.board.permit(auction.site, seat);
            words.push(self.words("? "));
            for colour in permit.colours {
                let style = self.palette.ink(lot_ink(Lot::from(colour)));
                words.push((format!("{} ", colour.letter()), style));
            }
            let reason = prose::fifth_avenue::reason(permit.why, self.lang());
            words.push((reason, self.palette.faint()));
        }
        words
    }

    /// The viewer's cards, and those put to a bid.
    fn hand(&self, width: u16) -> Vec<Vec<(String, Style)>> {
        let lang = self.lang();
        let Viewer::Seat(_) = self.view.viewer else {
            return Vec::new();
        };
        let title = format!("{} ", say!(lang, "fa-your-hand"));
        let indent = title.chars().count();
        let mut left = self.view.hand;
        left.remove_all(&self.view.picks);
        let mut lines = vec![vec![self.strong(title)]];
        let mut used = indent;
        for (text, style) in self.cards(&left) {
            let columns = text.trim_end().chars().count();
            if used + columns > usize::from(width) {
                lines.push(vec![self.words(" ".repeat(indent))]);
                used = indent;
            }
            used += columns + 1;
            lines
                .last_mut()
                .expect("there is a line")
                .push((text, style));
        }
        if let Some(bidding) = self.view.bidding().filter(|_| !self.view.picks.is_empty()) {
            let mut words = vec![self.strong(format!("{} ", say!(lang, "fa-picked")))];
            words.extend(self.cards(&self.view.picks));
            words.push(self.strong(format!("= {}", bidding.total())));
            lines.push(words);
        }
        lines
    }
}
