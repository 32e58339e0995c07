//! The hand by colour; in an auction with what each card would make of the bid.

use games::fifth_avenue::{
    FifthAvenue,
    components::cards::{Card, Cards, Colour, SUITS, worth},
    state::auction::Bid,
    view::View,
};
use leptos::prelude::*;
use prose::say;
use tabletop::Seat;

use super::{Piece, art};
use crate::{
    browser::focus,
    kit::card::{Button, PieceState, piece},
    tables::Scene,
};

/// The bid of `seat` with the cards the reader has put to it, and `more` of them.
pub(super) fn bid_with(view: &View, seat: Seat, more: Option<Card>) -> Option<Bid> {
    let mut bid = view.board.auction.as_ref()?.bids[seat];
    if view.viewer.is(seat) {
        bid.add(&view.picks);
    }
    bid.add(&more.into_iter().collect());
    Some(bid)
}

/// The hand of whoever looks. Spectators see none.
pub(super) fn hand(scene: &Scene<'_, FifthAvenue>) -> AnyView {
    let lang = scene.lang();
    let Some(own) = scene.own() else {
        return ().into_any();
    };
    let hand = scene.view.hand;
    let mut suits: Vec<usize> = (0..SUITS)
        .filter(|suit| !of_suit(&hand, *suit).is_empty())
        .collect();
    // Colours that may be bid come first, then black, as they are laid.
    if let Some(auction) = &scene.view.board.auction {
        let permit = scene.view.board.permit(auction.site, own);
        let rank = |suit: &usize| match Colour::ALL.get(*suit) {
            Some(colour) if permit.colours.contains(*colour) => 0,
            None => 1,
            Some(_) => 2,
        };
        suits.sort_by_key(rank);
    }
    let groups: Vec<AnyView> = suits
        .into_iter()
        .map(|suit| group(scene, own, suit))
        .collect();
    let is_bidding = scene.view.bidding().is_some();
    let note = is_bidding.then(|| view! { <p class="hnote">{say!(lang, "web-fa-hand-how")}</p> });
    let empty = groups
        .is_empty()
        .then(|| view! { <p class="hnote">{say!(lang, "fa-hand", count = 0, cards = "")}</p> });
    let title = say!(lang, "fa-your-hand");
    let label = title.clone();
    view! {
        <section class="panel handp" data-testid="hand" aria-label=label>
            <h2 class="sr">{title}</h2>
            <ol class="hgs" data-zone="hand" on:keydown=|event| focus::rove(&event)>{groups}</ol>
            {note}{empty}
        </section>
    }
    .into_any()
}

/// The cards of one suit.
fn of_suit(cards: &Cards, suit: usize) -> Cards {
    cards.iter().filter(|card| card.suit() == suit).collect()
}

/// More cards of a colour lie over each other.
const CARDS_SIDE_BY_SIDE: u32 = 4;

fn group(scene: &Scene<'_, FifthAvenue>, own: Seat, suit: usize) -> AnyView {
    let lang = scene.lang();
    let cards = of_suit(&scene.view.hand, suit);
    let mut pieces: Vec<AnyView> = Vec::new();
    let mut can_lay = false;
    for (kind, count) in cards.kinds() {
        for copy in 0..count {
            let standing = standing(scene, kind, copy);
            can_lay |= matches!(standing, PieceState::Lit | PieceState::Picked);
            pieces.push(card(scene, own, (kind, copy), standing));
        }
    }
    let leg = if can_lay { "leg" } else { "" };
    let many = if cards.len() > CARDS_SIDE_BY_SIDE {
        "many"
    } else {
        ""
    };
    let pick = Piece::Suit(Colour::ALL.get(suit).copied());
    let name = art::suit_name(suit, lang);
    let sum = say!(
        lang,
        "web-fa-group",
        suit = name.as_str(),
        count = cards.len(),
        worth = worth(&cards)
    );
    view! {
        <li class=format!("hg f-{} {leg} {many}", art::suit_letter(suit))
            data-pick=pick.to_string()>
            <div class="hh">
                {art::suit_sign(suit)}
                <span class="hn" aria-hidden="true">{name}</span>
                <b class="num" aria-hidden="true">{worth(&cards).to_string()}</b>
                <span class="sr">{sum}</span>
            </div>
            <div class="hcs">{pieces}</div>
        </li>
    }
    .into_any()
}

/// How a card of the hand stands. Of equal cards the first are those put to the bid.
fn standing(scene: &Scene<'_, FifthAvenue>, card: Card, copy: u8) -> PieceState {
    if copy < scene.view.picks.count(card) {
        return PieceState::Picked;
    }
    let is_bidding = scene.view.bidding().is_some();
    match scene.standing(Piece::Lay(card)) {
        // Only an auction asks for cards; else they lie there.
        PieceState::Dim if !is_bidding => PieceState::Rest,
        standing => standing,
    }
}

fn card(
    scene: &Scene<'_, FifthAvenue>,
    own: Seat,
    (card, copy): (Card, u8),
    standing: PieceState,
) -> AnyView {
    let lang = scene.lang();
    let name = art::card_name(card, lang);
    let would = bid_with(scene.view, own, Some(card)).filter(|_| standing == PieceState::Lit);
    let spoken = match &would {
        Some(bid) => {
            let (total, towers) = (bid.total(), bid.towers());
            let effect = say!(lang, "web-fa-would", total = total, towers = towers);
            format!("{name}: {effect}")
        }
        None => name,
    };
    let about = Button {
        pick: Piece::Card(card, copy),
        name: spoken,
        class: art::card_class(card),
        standing,
    };
    let face = art::card_face(card);
    let button = if standing == PieceState::Picked {
        // The card put to the bid last comes back first.
        let take_back = std::rc::Rc::clone(&scene.stage.take_back);
        piece(about, face, move |_| take_back())
    } else {
        piece(about, face, super::touching(scene))
    };
    let sign = scene.sign(own).class();
    let under = would.map(|bid| {
        view! {
            <span class="num">{bid.total().to_string()}</span>
            <span class=format!("tws {sign}")>{art::tower()}</span>
            <span class="num">{bid.towers().to_string()}</span>
        }
    });
    view! { <span class="hc">{button}<span class="ad" aria-hidden="true">{under}</span></span> }
        .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::fifth_avenue::{action::Action, flow::Step, setup::Options};
    use tabletop::{Chance, Dealer, Game, SeatCount, Seed};

    /// rules: FA-086, FA-087, FA-Q45
    #[test]
    fn what_a_card_promises_is_what_the_rules_count_once_it_is_laid() {
        let mut laid = 0;
        for seed in 0..6 {
            let mut dealer = Dealer::new(Seed::number(seed));
            let seats = SeatCount::new(3).unwrap();
            let mut table = FifthAvenue::set_up(&Options::default(), seats, &mut dealer).unwrap();
            let mut chance = Chance::new(Seed::number(seed + 1));
            while let Some(seat) = table.to_act().first() {
                let mut legal = Vec::new();
                table.legal_actions(seat, &mut legal);
                let action = legal[chance.below(legal.len() as u32) as usize];
                let before = table.view(seat.into());
                table.play(seat, action, &mut dealer).unwrap();
                if let Action::Lay(card) = action {
                    let promised = bid_with(&before, seat, Some(card)).unwrap();
                    let after = table.view(seat.into());
                    assert_eq!(promised.total(), after.bidding().unwrap().total());
                    laid += 1;
                }
                if let (Action::Stand, Some(Step::Build { towers, .. })) =
                    (action, table.agenda.now())
                {
                    let bid = bid_with(&before, seat, None).unwrap();
                    assert_eq!(bid.towers(), *towers);
                }
            }
        }
        assert!(laid > 20);
    }
}
