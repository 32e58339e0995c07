//! The board for those who cannot see it.

use games::fifth_avenue::{
    FifthAvenue,
    components::{
        District, Lot,
        cards::Card,
        places::{Commission, Site},
    },
    scoring,
    state::lots::OnLot,
    view::View,
};
use tabletop::{Seat, Viewer};

use super::names::{cards, colours, district, lot, owner, place, reason, scores, shops, shops_on};
use crate::{Audience, Voice, common::list, say};

pub(super) fn situation(view: &View, audience: &Audience) -> Vec<String> {
    let lang = audience.lang;
    let board = &view.board;
    let headline = FifthAvenue::headline(view, lang);
    let mut lines = vec![say!(lang, "sentence", words = headline)];
    lines.extend(District::ALL.map(|at| one_district(view, at, audience)));
    lines.extend(Commission::ALL.map(|which| one_commission(view, which, audience)));
    let group = board.active_group().map(|(_, shop)| shop);
    let (group, parked) = (shops(group, lang), shops(board.park_shops.iter(), lang));
    lines.push(say!(lang, "fa-group", shops = group, parked = parked));
    let tops = board
        .open_decks()
        .map(|(colour, value)| Card::coloured(colour, value));
    lines.push(say!(lang, "fa-decks", cards = cards(tops, lang)));
    if let Viewer::Seat(_) = view.viewer {
        let (count, cards) = (view.hand.len(), cards(view.hand.iter(), lang));
        lines.push(say!(lang, "fa-hand", count = count, cards = cards));
    }
    lines.extend(rivals(view, audience));
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
    let names: Vec<_> = marks.iter().map(|at| district(at, lang)).collect();
    say!(
        lang,
        "fa-commission-at",
        commission = which.word(),
        place = place(view.board.place_of(which), lang),
        count = marks.len(),
        marks = list(lang, &names)
    )
}

/// What the others have, as far as it is known.
fn rivals(view: &View, audience: &Audience) -> Vec<String> {
    let lang = audience.lang;
    let seats = view.board.seats().iter();
    let others = seats.filter(|seat| !view.viewer.is(*seat));
    others
        .map(|seat| {
            let shown = view.board.shown[seat];
            let known = if shown.is_empty() { "no" } else { "yes" };
            say!(
                lang,
                "fa-rival",
                name = audience.name(seat),
                points = view.board.scores[seat],
                count = view.cards_held(seat),
                known = known,
                cards = cards(shown.iter(), lang),
                reserve = view.board.reserves[seat]
            )
        })
        .collect()
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
    let mut lines: Vec<_> = board.seats().iter().filter(in_it).map(permit).collect();
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
