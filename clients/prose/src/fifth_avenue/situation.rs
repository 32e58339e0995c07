//! The board for those who cannot see it.

use games::fifth_avenue::{
    FifthAvenue,
    components::{
        District, GROUPS, Lot,
        cards::{BLACK, Card, Cards},
        places::{Commission, Site},
    },
    scoring,
    state::{auction::Auction, lots::OnLot},
    view::View,
};
use tabletop::{Seat, Viewer};

use super::{
    names::{
        self, card, cards, colours, district, lot, owner, reason, scores, shops, shops_on, site_key,
    },
    shown,
};
use crate::{Audience, Voice, common::list, say};

pub(super) fn situation(view: &View, audience: &Audience) -> Vec<String> {
    let lang = audience.lang;
    let board = &view.board;
    let headline = FifthAvenue::headline(view, lang);
    let mut lines = vec![say!(lang, "sentence", words = headline)];
    lines.extend(District::ALL.map(|at| one_district(view, at, audience)));
    lines.extend(Commission::ALL.map(|which| one_commission(view, which, audience)));
    lines.extend(shop_row(view, audience));
    lines.push(park(view, audience));
    lines.push(decks(view, audience));
    if let Viewer::Seat(_) = view.viewer {
        let (count, cards) = (view.hand.len(), cards(view.hand.iter(), lang));
        lines.push(say!(lang, "fa-hand", count = count, cards = cards));
    }
    lines.extend(
        board
            .seats()
            .iter()
            .map(|seat| holdings(view, seat, audience)),
    );
    if let Some(left) = board.asso {
        lines.push(say!(lang, "fa-asso-left", count = left));
    }
    lines.extend(auction(view, audience));
    lines
}

fn one_district(view: &View, at: District, audience: &Audience) -> String {
    let (lang, board) = (audience.lang, &view.board);
    let name = district(at, lang);
    if board.closed.contains(at) {
        return say!(lang, "fa-district-closed", place = name);
    }
    let one = |on: &Lot| lot_words(view, (at, *on), audience);
    let lots: Vec<_> = board.side.ring(at).iter().map(one).collect();
    say!(lang, "fa-district", place = name, lots = lots.join("; "))
}

/// What lies on a lot and what a tower there is worth: `grey 2 towers of You (worth 3)`.
pub fn lot_words(view: &View, (at, on): (District, Lot), audience: &Audience) -> String {
    let (lang, board) = (audience.lang, &view.board);
    let (colour, each) = (lot(on, lang), board.worth(at, on));
    match board.on(at, on) {
        OnLot::Empty => say!(lang, "fa-lot-empty", colour = colour, each = each),
        OnLot::Shops(there) => {
            say!(
                lang,
                "fa-lot-shops",
                colour = colour,
                shops = shops_on(there, lang)
            )
        }
        OnLot::Towers { owner: of, count } => {
            let (who, name) = owner(of, audience);
            say!(
                lang,
                "fa-lot-towers",
                colour = colour,
                count = count,
                who = who,
                name = name,
                each = each
            )
        }
    }
}

fn one_commission(view: &View, which: Commission, audience: &Audience) -> String {
    let lang = audience.lang;
    let marks = view.board.markers[which as usize];
    let names: Vec<_> = marks.iter().map(|at| names::inside(at, lang)).collect();
    say!(
        lang,
        "fa-commission-at",
        commission = which.word(),
        place = names::at(view.board.place_of(which), lang),
        count = marks.len(),
        marks = list(lang, &names)
    )
}

// rules: FA-046, FA-051, FA-061
/// The tiles of the row, group by group from the active one, and the next special scoring.
fn shop_row(view: &View, audience: &Audience) -> Vec<String> {
    let (lang, board) = (audience.lang, &view.board);
    let active: Vec<usize> = board.active_group().map(|(place, _)| place).collect();
    let mut from = 0;
    let mut later = Vec::new();
    for size in GROUPS {
        let places = from..from + usize::from(size);
        from = places.end;
        if active.last().is_none_or(|last| places.start > *last) {
            let group: Vec<_> = board.row[places].iter().copied().flatten().collect();
            if !group.is_empty() {
                later.push(shops(group, lang));
            }
        }
    }
    let group = shops(active.iter().filter_map(|place| board.row[*place]), lang);
    let (count, later) = (later.len(), later.join("; "));
    let mut lines = vec![say!(
        lang,
        "fa-group",
        shops = group,
        count = count,
        later = later
    )];
    lines.extend(board.next_special().map(|(special, shops)| {
        say!(
            lang,
            "fa-special-to-come",
            points = special.points,
            districts = special.districts,
            shops = shops
        )
    }));
    lines
}

/// What lies below Central Park: tiles, and the towers of each seat.
fn park(view: &View, audience: &Audience) -> String {
    let (lang, board) = (audience.lang, &view.board);
    let towers = board.park_towers.iter().filter(|(_, count)| **count > 0);
    let towers = towers.map(|(seat, count)| {
        let (who, name) = (audience.who(seat), audience.name(seat));
        say!(
            lang,
            "fa-park-towers",
            who = who,
            name = name,
            count = *count
        )
    });
    let towers: Vec<_> = towers.collect();
    let tiles = shops(board.park_shops.iter(), lang);
    let (count, towers) = (towers.len(), towers.join(", "));
    say!(
        lang,
        "fa-park",
        shops = tiles,
        count = count,
        towers = towers
    )
}

// rules: FA-008, FA-Q37
/// The open cards with what lies below them, and the black deck.
fn decks(view: &View, audience: &Audience) -> String {
    let (lang, board) = (audience.lang, &view.board);
    let below = |suit: usize, under: u32| u32::from(view.deck_sizes[suit]) + under;
    let open = board.open_decks().map(|(colour, value)| {
        let (at, card) = (colour as usize, card(Card::coloured(colour, value), lang));
        let count = below(at, board.decks[at].under.len());
        say!(lang, "fa-deck", card = card, count = count)
    });
    let (cards, black) = (
        open.collect::<Vec<_>>(),
        below(BLACK, board.black.under.len()),
    );
    say!(lang, "fa-decks", cards = cards.join(", "), black = black)
}

// rules: FA-013, FA-Q30, FA-Q39
/// What a seat has: points, cards as far as they are shown, towers in reserve and supply.
fn holdings(view: &View, seat: Seat, audience: &Audience) -> String {
    let (lang, board) = (audience.lang, &view.board);
    let own = view.viewer.is(seat);
    let known = if own { Cards::EMPTY } else { shown(view, seat) };
    say!(
        lang,
        "fa-has",
        who = audience.who(seat),
        name = audience.name(seat),
        points = board.scores[seat],
        count = view.cards_held(seat),
        known = if known.is_empty() { "no" } else { "yes" },
        cards = cards(known.iter(), lang),
        reserve = board.reserves[seat],
        supply = board.supplies[seat]
    )
}

/// What a seat has laid in the auction; nothing to say of one that has laid nothing.
fn laid(auction: &Auction, seat: Seat, audience: &Audience) -> Option<String> {
    let lang = audience.lang;
    let (who, name) = (audience.who(seat), audience.name(seat));
    if auction.passed.contains(seat) {
        return Some(say!(lang, "fa-has-passed", who = who, name = name));
    }
    let bid = &auction.bids[seat];
    let cards = cards(bid.cards().iter(), lang);
    bid.colour.map(|_| {
        say!(
            lang,
            "fa-has-laid",
            who = who,
            name = name,
            cards = cards,
            total = bid.total()
        )
    })
}

/// Who may bid what and why, and what a stop would pay.
fn auction(view: &View, audience: &Audience) -> Vec<String> {
    let (lang, board) = (audience.lang, &view.board);
    let Some(auction) = &board.auction else {
        return Vec::new();
    };
    let in_it = |seat: &Seat| !auction.passed.contains(*seat);
    let permit = |seat: Seat| {
        let permit = board.permit(auction.site, seat);
        let (who, name) = (audience.who(seat), audience.name(seat));
        let reason = reason(permit.why, lang);
        let colours = if permit.colours.is_empty() {
            say!(lang, "fa-nothing")
        } else {
            colours(permit.colours, lang)
        };
        say!(
            lang,
            "fa-permit",
            who = who,
            name = name,
            colours = colours,
            why = reason
        )
    };
    let place = site_key(auction.site);
    let mut lines = vec![say!(lang, "fa-auction-is", place = place)];
    let seats = || board.seats().iter();
    lines.extend(seats().filter_map(|seat| laid(auction, seat, audience)));
    if let Some(turned) = auction.asso {
        let cards = cards(turned.iter().map(Card::black), lang);
        let total = turned.worth();
        lines.push(say!(lang, "fa-asso-laid", cards = cards, total = total));
    }
    lines.extend(seats().filter(in_it).map(permit));
    if let Site::In(at) = auction.site
        && board.is_full(at)
    {
        lines.extend(board.seats().iter().filter(in_it).map(|seat| {
            let score = scoring::stop(board, at, Some(seat));
            let scores = scores(score.points, audience);
            let (who, name) = (audience.who(seat), audience.name(seat));
            say!(
                lang,
                "fa-stop-would",
                who = who,
                name = name,
                scores = scores
            )
        }));
    }
    lines
}
