//! Who bids, in their order: with which colours and why, what lies there, the total.

use games::fifth_avenue::{
    FifthAvenue,
    components::{
        cards::{Card, Colour},
        pile::Pile,
    },
    state::auction::{Auction, Leader, Why},
};
use leptos::prelude::*;
use prose::{
    fifth_avenue::{colours, reason},
    say,
};
use tabletop::Seat;

use super::{Piece, art, hand::bid_with};
use crate::{
    kit::{self, Sign},
    tables::Scene,
};

// rules: FA-094, FA-125
/// The bidders from the opener clockwise; Asso is always last.
pub(super) fn list(scene: &Scene<'_, FifthAvenue>, auction: &Auction) -> AnyView {
    let seats = scene.view.board.seats();
    let mut order = vec![auction.opener];
    while order.len() < usize::from(seats.get()) {
        let last = order[order.len() - 1];
        order.push(last.clockwise(seats));
    }
    let rows: Vec<AnyView> = order
        .into_iter()
        .map(|seat| bidder(scene, auction, seat))
        .collect();
    let asso = scene.view.board.asso.map(|_| asso(scene, auction));
    view! { <ol class="bids" data-testid="bids">{rows}{asso}</ol> }.into_any()
}

fn highest(scene: &Scene<'_, FifthAvenue>, is_highest: bool) -> Option<AnyView> {
    is_highest
        .then(|| view! { <em class="hi">{say!(scene.lang(), "web-fa-highest")}</em> }.into_any())
}

fn bidder(scene: &Scene<'_, FifthAvenue>, auction: &Auction, seat: Seat) -> AnyView {
    let lang = scene.lang();
    let bid = &auction.bids[seat];
    let is_out = auction.passed.contains(seat);
    let sign = scene.sign(seat);
    let is_own = scene.own() == Some(seat);
    let out = if is_out { "out" } else { "" };
    let me = if is_own { "me" } else { "" };
    let turn = match scene.view.agenda.now() {
        Some(games::fifth_avenue::flow::Step::Bid(bidder)) if *bidder == seat => "turn",
        _ => "",
    };
    let laid = cards(bid.colour, bid.coloured, bid.black);
    let laid: Vec<AnyView> = laid.map(|card| art::small_card(card, "", lang)).collect();
    let picks: Vec<AnyView> = if is_own {
        let picks = scene.view.picks.iter();
        picks
            .map(|card| art::small_card(card, "gh", lang))
            .collect()
    } else {
        Vec::new()
    };
    let plus = (!picks.is_empty() && !laid.is_empty())
        .then(|| view! { <i class="pl" aria-hidden="true">"+"</i> });
    let passed = is_out.then(|| view! { <span class="took">{say!(lang, "fa-out")}</span> });
    view! {
        <li class=format!("bid {} {me} {out} {turn}", sign.class())>
            <div class="bw1">
                <span class="bn">
                    {kit::sign(sign, "")}
                    <b>{scene.audience.label(seat)}</b>
                    {highest(scene, auction.leader == Leader::Seat(seat))}
                </span>
                {(!is_out).then(|| permitted(scene, auction, seat))}
            </div>
            <div class="bc" data-pick=Piece::Bid(seat).to_string()>{passed}{laid}{plus}{picks}</div>
            {total(scene, auction, seat)}
        </li>
    }
    .into_any()
}

/// The cards of a bid in the order laid.
fn cards(colour: Option<Colour>, coloured: Pile, black: Pile) -> impl Iterator<Item = Card> {
    let coloured = coloured.iter();
    let coloured = coloured.filter_map(move |value| Some(Card::coloured(colour?, value)));
    coloured.chain(black.iter().map(Card::black))
}

// rules: FA-097
/// What is bid, with what it was before the cards picked for it.
fn total(scene: &Scene<'_, FifthAvenue>, auction: &Auction, seat: Seat) -> AnyView {
    let lang = scene.lang();
    let laid = auction.bids[seat].total();
    let then = bid_with(scene.view, seat, None).map_or(laid, |bid| bid.total());
    if auction.passed.contains(seat) || then == 0 {
        return view! { <b class="bt" aria-hidden="true">"–"</b> }.into_any();
    }
    let before =
        (then != laid && laid > 0).then(|| view! { <s aria-hidden="true">{laid.to_string()}</s> });
    let least = (then <= auction.high() && then != laid).then(|| {
        let least = auction.high() + 1;
        view! { <small class="low">{say!(lang, "web-fa-least", least = least)}</small> }
    });
    view! { <b class="num bt">{before}{then.to_string()}{least}</b> }.into_any()
}

// rules: FA-088, FA-089, FA-090, FA-113
/// With which colours a seat may bid, and why.
fn permitted(scene: &Scene<'_, FifthAvenue>, auction: &Auction, seat: Seat) -> AnyView {
    let lang = scene.lang();
    let permit = scene.view.board.permit(auction.site, seat);
    let signs: Vec<AnyView> = permit
        .colours
        .iter()
        .map(|colour| art::suit_sign(colour as usize))
        .collect();
    let why = match permit.why {
        // Whoever has laid cards was permitted that colour before: the reason stays.
        Why::Laid => say!(lang, "web-fa-laid"),
        why => reason(why, lang),
    };
    let named = if permit.colours.is_empty() {
        say!(lang, "fa-nothing")
    } else {
        colours(permit.colours, lang)
    };
    view! {
        <span class="bwhy">
            <span class="sr">{named}</span>
            {signs}
            <span class="bwt">{why}" "{scene.rule(permit.why.rule())}</span>
        </span>
    }
    .into_any()
}

// rules: FA-126, FA-127, FA-128, FA-148
/// Asso, who bids once when both others have had their turn.
fn asso(scene: &Scene<'_, FifthAvenue>, auction: &Auction) -> AnyView {
    let lang = scene.lang();
    let turned = auction.asso;
    let cards: Vec<AnyView> = turned
        .unwrap_or_default()
        .iter()
        .map(|value| art::small_card(Card::black(value), "", lang))
        .collect();
    let is_leading = auction.leader == Leader::Asso;
    let is_out = turned.is_some() && !is_leading;
    let out = if is_out { "out" } else { "" };
    let words = if turned.is_none() {
        say!(lang, "web-fa-asso-waits")
    } else {
        say!(lang, "web-fa-asso-turned")
    };
    let total = turned.map_or_else(|| "–".to_owned(), |turned| turned.worth().to_string());
    view! {
        <li class=format!("bid p-N {out}")>
            <div class="bw1">
                <span class="bn">
                    {kit::sign(Sign::Neutral, "")}
                    <b>{say!(lang, "fa-asso")}</b>
                    {highest(scene, is_leading)}
                </span>
                <span class="bwhy">
                    <span class="bwt">{words}" "{scene.rule("FA-126")}</span>
                </span>
            </div>
            <div class="bc">{cards}</div>
            <b class="num bt">{total}</b>
        </li>
    }
    .into_any()
}
