//! What happened, as sentences.

use games::fifth_avenue::{
    components::cards::Cards,
    event::{Cause, Dealt, Event},
    state::lots::Owner,
};
use tabletop::Seat;

use super::{
    names::{
        card, cards, commission, district, district_key, inside, key, lot, scores, shop, shops,
        site_key,
    },
    wins,
};
use crate::{Audience, Told, say};

pub(super) fn event(event: &Event, audience: &Audience) -> Told {
    Told {
        actor: actor(event),
        text: told(event, audience),
        follows: follows(event),
        is_minor: matches!(
            event,
            Event::ShopLaid { .. } | Event::TurnedUp { .. } | Event::MarkersHome { .. }
        ),
    }
}

fn follows(event: &Event) -> bool {
    matches!(
        event,
        Event::ShopLaid { .. }
            | Event::TurnedUp { .. }
            | Event::ShopPlaced { .. }
            | Event::ShopToPark { .. }
            | Event::Drew { .. }
            | Event::Shuffled { .. }
            | Event::Took { .. }
            | Event::AssoTurned { .. }
            | Event::Built { .. }
            | Event::MarkersHome { .. }
    )
}

fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::TowerPlaced { seat, .. }
        | Event::TowersTaken { seat, .. }
        | Event::ShopChosen { seat, .. }
        | Event::ShopPlaced { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Scored { seat, .. }
        | Event::Took { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Bid { seat, .. }
        | Event::Passed { seat, .. }
        | Event::Won { seat, .. }
        | Event::Built {
            owner: Owner::Seat(seat),
            ..
        } => Some(*seat),
        Event::Stopped { score } => score.winner,
        Event::Began { .. }
        | Event::ShopLaid { .. }
        | Event::RowLaid { .. }
        | Event::Dealt { .. }
        | Event::TurnedUp { .. }
        | Event::ShopToPark { .. }
        | Event::SpecialScored { .. }
        | Event::Shuffled { .. }
        | Event::AuctionOpened { .. }
        | Event::AssoTurned { .. }
        | Event::AssoBid { .. }
        | Event::AssoWon { .. }
        | Event::NobodyBid { .. }
        | Event::Built { .. }
        | Event::MarkersHome { .. }
        | Event::Ended { .. }
        | Event::FinallyScored { .. }
        | Event::ParkScored { .. } => None,
    }
}

/// What happened: set-up here, the rest by chapters.
fn told(event: &Event, audience: &Audience) -> String {
    let lang = audience.lang;
    let of = |seat: &Seat| (audience.who(*seat), audience.name(*seat));
    match event {
        Event::Began { first, .. } => {
            let (who, name) = of(first);
            say!(lang, "fa-began", who = who, name = name)
        }
        Event::ShopLaid {
            shop: tile,
            district: at,
            lot: on,
        } => {
            let (place, colour) = (district(*at, lang), lot(*on, lang));
            let shop = shop(*tile, lang);
            say!(
                lang,
                "fa-shop-laid",
                place = place,
                shop = shop,
                colour = colour
            )
        }
        Event::RowLaid { row } => say!(lang, "fa-row-laid", shops = shops(*row, lang)),
        Event::Dealt { seat, cards } => dealt(*seat, cards, audience),
        Event::TurnedUp { card: top } => say!(lang, "fa-turned-up", card = card(*top, lang)),
        Event::TowerPlaced {
            seat,
            district: at,
            lot: on,
        } => {
            let ((who, name), colour) = (of(seat), lot(*on, lang));
            let place = inside(*at, lang);
            say!(
                lang,
                "fa-tower-placed",
                who = who,
                name = name,
                place = place,
                colour = colour
            )
        }
        _ => told_of_turn(event, audience),
    }
}

/// Towers, shops, cards and moves.
fn told_of_turn(event: &Event, audience: &Audience) -> String {
    let lang = audience.lang;
    let of = |seat: &Seat| (audience.who(*seat), audience.name(*seat));
    match event {
        Event::TowersTaken { seat, count } => {
            let (who, name) = of(seat);
            say!(
                lang,
                "fa-towers-taken",
                who = who,
                name = name,
                count = *count
            )
        }
        Event::ShopChosen { seat, shop: tile } => {
            let ((who, name), shop) = (of(seat), shop(*tile, lang));
            say!(lang, "fa-shop-chosen", who = who, name = name, shop = shop)
        }
        Event::ShopPlaced {
            seat,
            district: at,
            lot: on,
            ..
        } => {
            let (who, place, colour) = (of(seat).0, inside(*at, lang), lot(*on, lang));
            say!(
                lang,
                "fa-shop-placed",
                who = who,
                place = place,
                colour = colour
            )
        }
        Event::ShopToPark { shop: tile } => {
            say!(lang, "fa-shop-to-park", shop = shop(*tile, lang))
        }
        Event::Took { seat, card: taken } => {
            let ((who, name), card) = (of(seat), card(*taken, lang));
            say!(lang, "fa-took", who = who, name = name, card = card)
        }
        Event::Moved {
            seat,
            commission: which,
            to,
            ..
        } => {
            let ((who, name), commission) = (of(seat), commission(*which, lang));
            let place = key(*to);
            say!(
                lang,
                "fa-moved",
                who = who,
                name = name,
                commission = commission,
                place = place
            )
        }
        _ => told_of_black(event, audience),
    }
}

/// Black cards and scorings.
fn told_of_black(event: &Event, audience: &Audience) -> String {
    let lang = audience.lang;
    let of = |seat: &Seat| (audience.who(*seat), audience.name(*seat));
    match event {
        Event::Drew {
            seat,
            card: drawn,
            open,
        } => {
            let (who, name) = of(seat);
            // rules: FA-Q39. A card of Asso's that another draws is known to who keeps count of it.
            let is_told = !open || audience.viewer.is(*seat);
            let Some(drawn) = drawn.filter(|_| is_told) else {
                return say!(lang, "fa-drew-unseen", name = name);
            };
            let card = card(drawn, lang);
            say!(lang, "fa-drew", who = who, name = name, card = card)
        }
        Event::Shuffled { .. } => say!(lang, "fa-shuffled"),
        Event::SpecialScored {
            placed,
            districts,
            points,
        } => {
            let scores = scores(*points, audience);
            say!(
                lang,
                "fa-special",
                placed = *placed,
                districts = *districts,
                scores = scores
            )
        }
        Event::Scored { seat, score } => {
            let ((who, name), place) = (of(seat), district_key(score.district));
            let scores = scores(score.points, audience);
            say!(
                lang,
                "fa-scored",
                who = who,
                name = name,
                place = place,
                scores = scores
            )
        }
        _ => told_of_end(event, audience),
    }
}

/// The end.
fn told_of_end(event: &Event, audience: &Audience) -> String {
    let lang = audience.lang;
    match event {
        Event::Ended { cause } => {
            let cause = match cause {
                Cause::LastShop => "shop",
                Cause::SecondStop => "stop",
                Cause::TurnLimit => "limit",
            };
            say!(lang, "fa-ended", cause = cause)
        }
        Event::FinallyScored { score } => {
            let place = district(score.district, lang);
            say!(
                lang,
                "fa-finally",
                place = place,
                scores = scores(score.points, audience)
            )
        }
        Event::ParkScored {
            shops: drawn,
            score,
        } => {
            let (shops, scores) = (shops(drawn.iter(), lang), scores(score.points, audience));
            say!(
                lang,
                "fa-park-scored",
                shops = shops,
                each = score.each,
                scores = scores
            )
        }
        _ => told_of_auction(event, audience),
    }
}

/// Bids.
fn told_of_auction(event: &Event, audience: &Audience) -> String {
    let lang = audience.lang;
    let of = |seat: &Seat| (audience.who(*seat), audience.name(*seat));
    match event {
        Event::AuctionOpened { site: at, opener } => {
            let ((who, name), place) = (of(opener), site_key(*at));
            say!(lang, "fa-auction", who = who, name = name, place = place)
        }
        Event::Bid {
            seat,
            cards: laid,
            total,
            ..
        } => {
            let ((who, name), cards) = (of(seat), cards(laid.iter(), lang));
            say!(
                lang,
                "fa-bid",
                who = who,
                name = name,
                cards = cards,
                total = *total
            )
        }
        Event::Passed { seat, cards: back } => passed(*seat, back, audience),
        Event::AssoTurned { card: turned } => {
            say!(lang, "fa-asso-turned", card = card(*turned, lang))
        }
        Event::AssoBid { total, leads } => {
            let leads = if *leads { "yes" } else { "no" };
            say!(lang, "fa-asso-bid", leads = leads, total = *total)
        }
        _ => wins::told(event, audience),
    }
}

fn dealt(seat: Seat, dealt: &Dealt, audience: &Audience) -> String {
    let (lang, name) = (audience.lang, audience.name(seat));
    match dealt {
        Dealt::Cards(hand) => {
            let (who, cards) = (audience.who(seat), cards(hand.iter(), lang));
            say!(lang, "fa-dealt", who = who, name = name, cards = cards)
        }
        Dealt::Unseen(count) => say!(lang, "fa-dealt-unseen", name = name, count = *count),
    }
}

fn passed(seat: Seat, back: &Cards, audience: &Audience) -> String {
    let (lang, who, name) = (audience.lang, audience.who(seat), audience.name(seat));
    if back.is_empty() {
        return say!(lang, "fa-passed", who = who, name = name);
    }
    let cards = cards(back.iter(), lang);
    say!(
        lang,
        "fa-passed-cards",
        who = who,
        name = name,
        cards = cards
    )
}
