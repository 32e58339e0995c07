//! What can be done, and what is asked.

use games::fifth_avenue::{
    action::Action,
    components::{
        District, Lot,
        cards::{Card, Colour, Value},
        places::{Place, Site},
    },
    flow::Step,
    scoring,
    state::auction::Win,
    view::View,
};
use tabletop::{Seat, Viewer};

use super::names::{
    card, cards, colours, commission, district, district_key, inside, key, lot, scores, shop,
    site_key,
};
use crate::{Audience, Label, Lang, common::signed, say};

pub(super) fn action(action: Action, view: &View, audience: &Audience) -> Label {
    let lang = audience.lang;
    let text = match action {
        Action::At(at, on) => return at_lot(view, at, on, lang),
        Action::Towers => say!(lang, "fa-action-towers"),
        Action::Shop(tile) => say!(lang, "fa-action-shop", shop = shop(tile, lang)),
        Action::Draw => say!(lang, "fa-action-draw"),
        Action::Score(at) => say!(lang, "fa-action-score", place = district_key(at)),
        Action::Take(one, other) => {
            let taken = [Some(one), other].into_iter().flatten();
            let taken = taken.filter_map(|colour| top(view, colour));
            say!(lang, "fa-action-take", cards = cards(taken, lang))
        }
        Action::Move(which, Place::Start) => {
            say!(
                lang,
                "fa-action-auction",
                commission = commission(which, lang)
            )
        }
        Action::Move(which, to) => {
            let (commission, place) = (commission(which, lang), key(to));
            say!(
                lang,
                "fa-action-move",
                commission = commission,
                place = place
            )
        }
        Action::Lay(of) => say!(lang, "fa-action-lay", card = card(of, lang)),
        Action::Stand => {
            let total = view.bidding().map_or(0, |bidding| bidding.total());
            say!(lang, "fa-action-stand", total = total)
        }
        Action::Pass => say!(lang, "fa-action-pass"),
        Action::Build(count) => say!(lang, "fa-action-build", count = count),
        Action::Stop => say!(lang, "fa-action-stop"),
    };
    Label {
        text,
        effect: effect(action, view, audience),
        group: None,
    }
}

fn top(view: &View, colour: Colour) -> Option<Card> {
    let value = view.board.decks[colour as usize].top?;
    Some(Card::coloured(colour, value))
}

fn at_lot(view: &View, at: District, on: Lot, lang: Lang) -> Label {
    let (place, colour) = (district(at, lang), lot(on, lang));
    let group = Some(say!(lang, "fa-group-place", place = place.as_str()));
    if matches!(view.agenda.now(), Some(Step::Shop { .. })) {
        let text = say!(lang, "fa-action-shop-at", place = place, colour = colour);
        return Label {
            text,
            effect: None,
            group,
        };
    }
    let each = view.board.worth(at, on);
    Label {
        text: say!(
            lang,
            "fa-action-tower",
            place = inside(at, lang),
            colour = colour
        ),
        effect: Some(say!(lang, "fa-worth", each = each)),
        group,
    }
}

/// What an action would bring, where that can be said in a few words.
fn effect(action: Action, view: &View, audience: &Audience) -> Option<String> {
    let lang = audience.lang;
    match action {
        Action::Score(at) => {
            let score = scoring::district(&view.board, at);
            Some(scores(score.points, audience))
        }
        Action::Lay(card) => {
            let high = view.board.auction.as_ref()?.high();
            let total = view.bidding()?.total() + u16::from(card.value().points());
            let win = win(view, Some(card), lang)?;
            Some(say!(
                lang,
                "fa-bid-now",
                total = total,
                high = high,
                win = win
            ))
        }
        Action::Stand => win(view, None, lang),
        Action::Build(count) => {
            let Some(Step::Build {
                site: Site::In(at),
                colour,
                ..
            }) = view.agenda.now()
            else {
                return None;
            };
            let each = i32::from(view.board.worth(*at, Lot::from(*colour)));
            let change = signed(each * i32::from(count));
            Some(say!(
                lang,
                "change",
                who = "you",
                name = "",
                change = change
            ))
        }
        Action::Stop => {
            let Some(Step::Build { seat, site, .. }) = view.agenda.now() else {
                return None;
            };
            let score = scoring::stop(&view.board, site.district()?, Some(*seat));
            Some(scores(score.points, audience))
        }
        Action::At(..)
        | Action::Towers
        | Action::Shop(_)
        | Action::Draw
        | Action::Take(..)
        | Action::Move(..)
        | Action::Pass => None,
    }
}

// rules: FA-087, FA-103, FA-108
/// What the viewer could do after winning with the cards laid and picked, and with `card` too.
fn win(view: &View, card: Option<Card>, lang: Lang) -> Option<String> {
    let (auction, Viewer::Seat(seat)) = (view.board.auction.as_ref()?, view.viewer) else {
        return None;
    };
    let laid = auction.bids[seat].cards();
    let cards = laid.iter().chain(view.picks.iter()).chain(card);
    let highest = cards.map(Card::value).max()?;
    let win = view.board.win(auction.site, seat, highest.towers());
    let towers = win.build.unwrap_or(0);
    Some(say!(lang, "fa-win", may = may(win), towers = towers))
}

/// The value of `$may` for the winner of an auction.
fn may(win: Win) -> &'static str {
    match (win.build, win.stop) {
        (None, _) => "stop",
        (Some(_), true) => "either",
        (Some(_), false) => "build",
    }
}

pub(super) fn prompt(view: &View, audience: &Audience) -> String {
    let lang = audience.lang;
    let of = |seat: Seat| (audience.who(seat), audience.name(seat));
    match view.agenda.now().copied() {
        Some(Step::Place(seat)) => {
            let (who, name) = of(seat);
            // rules: FA-137
            let tower = match view.board.districts_built(seat) {
                0 => "first",
                _ => "second",
            };
            say!(
                lang,
                "fa-prompt-place",
                who = who,
                name = name,
                tower = tower
            )
        }
        Some(Step::Turn(seat)) => {
            let (who, name) = of(seat);
            say!(lang, "fa-prompt-turn", who = who, name = name)
        }
        Some(Step::Shop { seat, shop: tile }) => {
            let ((who, name), shop) = (of(seat), shop(tile, lang));
            say!(lang, "fa-prompt-shop", who = who, name = name, shop = shop)
        }
        Some(Step::Take(seat)) => {
            let (who, name) = of(seat);
            say!(lang, "fa-prompt-take", who = who, name = name)
        }
        Some(Step::Move(seat)) => {
            let (who, name) = of(seat);
            say!(lang, "fa-prompt-move", who = who, name = name)
        }
        Some(Step::Bid(seat)) => bid(view, seat, audience),
        Some(Step::Build {
            seat,
            site: at,
            towers,
            ..
        }) => {
            let ((who, name), place) = (of(seat), site_key(at));
            say!(
                lang,
                "fa-prompt-build",
                who = who,
                name = name,
                place = place,
                may = may(view.board.win(at, seat, towers))
            )
        }
        // The other steps run by themselves and are never on top when a view is taken.
        Some(
            Step::BlackCards { .. }
            | Step::Auction { .. }
            | Step::MarkersHome(_)
            | Step::EndTurn(_),
        )
        | None => say!(lang, "game-over"),
    }
}

fn bid(view: &View, seat: Seat, audience: &Audience) -> String {
    let lang = audience.lang;
    let auction = view.board.auction.as_ref();
    let auction = auction.expect("who bids is at an auction");
    let place = site_key(auction.site);
    let permit = view.board.permit(auction.site, seat);
    // No card is worth less than four.
    let least = (auction.high() + 1).max(Value::Four.points().into());
    if let (Some(bidding), Viewer::Seat(_)) = (view.bidding(), view.viewer) {
        let mut can_lay = false;
        bidding.each_lay(|_| can_lay = true);
        if !view.picks.is_empty() {
            let total = bidding.total();
            return say!(lang, "fa-prompt-raise", total = total, least = least);
        }
        if !can_lay {
            return say!(lang, "fa-prompt-must-pass", place = place);
        }
    }
    let (who, name) = (audience.who(seat), audience.name(seat));
    let colours = colours(permit.colours, lang);
    say!(
        lang,
        "fa-prompt-bid",
        who = who,
        name = name,
        place = place,
        least = least,
        colours = colours
    )
}
