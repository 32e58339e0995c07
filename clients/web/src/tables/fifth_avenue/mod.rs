//! The table of Fifth Avenue: midtown, the shop row, the hand, the auction, the scores.

mod art;
mod auction;
mod bidders;
mod hand;
mod map;
mod picks;
mod piece;
mod plan;
mod ring;
mod scores;
mod series;
mod turn;

pub use piece::Piece;

use std::rc::Rc;

use games::fifth_avenue::{
    FifthAvenue,
    action::Action,
    components::{
        cards::Colour,
        places::{Place, Site},
    },
    event::Event,
    state::lots::{OnLot, Owner},
    view::View,
};
use leptos::prelude::*;
use prose::{Audience, Lang, say};
use tabletop::{Seat, Viewer};

use super::{Face, Scene, Spare};
use crate::{
    gesture::Picked,
    kit::{
        card::PieceState,
        motion::{Flight, FlightEnd},
    },
    table::Tab,
};

impl Face for FifthAvenue {
    type Piece = Piece;

    fn path(action: &Action, _: &View) -> Vec<Piece> {
        picks::path(*action)
    }

    fn paths(action: &Action, _: &View) -> Vec<Vec<Piece>> {
        picks::paths(*action)
    }

    fn confirms(action: &Action) -> bool {
        picks::confirms(*action)
    }

    fn verb(action: &Action, audience: &Audience) -> String {
        let lang = audience.lang;
        match action {
            Action::At(..) | Action::Shop(_) => say!(lang, "web-fa-verb-place"),
            Action::Towers | Action::Take(..) => say!(lang, "web-fa-verb-take"),
            Action::Draw => say!(lang, "web-fa-verb-draw"),
            Action::Score(_) => say!(lang, "web-fa-verb-score"),
            Action::Move(_, Place::Start) => say!(lang, "web-fa-verb-auction"),
            Action::Move(..) => say!(lang, "web-fa-verb-move"),
            Action::Lay(_) | Action::Stand => say!(lang, "web-fa-verb-bid"),
            Action::Pass => say!(lang, "fa-action-pass"),
            Action::Build(_) => say!(lang, "web-fa-verb-build"),
            Action::Stop => say!(lang, "web-fa-verb-stop"),
        }
    }

    fn meaning(pick: Piece, view: &View) -> Option<Action> {
        picks::meaning(pick, view)
    }

    fn spot(event: &Event) -> Option<Piece> {
        match event {
            Event::TowerPlaced { district, lot, .. } | Event::ShopPlaced { district, lot, .. } => {
                Some(Piece::OnLot(*district, *lot))
            }
            Event::Built { site, lot, .. } => Some(built_at(*site, *lot)),
            Event::Moved { to, .. } => Some(Piece::Hub(*to)),
            Event::Scored { score, .. } | Event::FinallyScored { score } => {
                Some(Piece::Hub(Place::In(score.district)))
            }
            Event::Stopped { score } => Some(Piece::Hub(Place::In(score.district))),
            Event::ParkScored { .. } => Some(Piece::Hub(Place::Park)),
            Event::AuctionOpened { site, .. }
            | Event::Won { site, .. }
            | Event::AssoWon { site, .. }
            | Event::NobodyBid { site } => Some(Piece::Hub(hub_of(*site))),
            _ => None,
        }
    }

    // rules: FA-070, FA-109
    /// The towers that count, where they stand.
    fn glowing(event: &Event, _: usize, view: &View) -> Vec<String> {
        let district = match event {
            Event::Scored { score, .. } | Event::FinallyScored { score } => Some(score.district),
            Event::Stopped { score } => Some(score.district),
            _ => None,
        };
        let lots = district.into_iter().flat_map(|district| {
            let lots = view.board.lots_of(district);
            lots.map(move |(lot, on)| (district, lot, on))
        });
        let towers = lots.filter(|(_, _, on)| matches!(on, OnLot::Towers { .. }));
        let towers = towers.map(|(district, lot, _)| Piece::OnLot(district, lot));
        let all = Self::spot(event).into_iter().chain(towers);
        all.map(|it| it.to_string()).collect()
    }

    fn beat(event: &Event) -> Option<&'static str> {
        series::beat(event)
    }

    fn flight(event: &Event, viewer: Viewer) -> Option<Flight<Piece>> {
        flight(event, viewer)
    }

    fn tab(tab: Tab, lang: Lang) -> Option<(&'static str, String)> {
        (tab == Tab::Beside).then(|| ("f-jewel", say!(lang, "web-fa-tab-shops")))
    }

    // rules: FA-095, FA-098
    fn spares(view: &View, lang: Lang) -> Vec<Spare<Piece>> {
        let total = view.bidding().map_or(0, |bidding| bidding.total());
        let stand = Spare {
            pick: Piece::Do(Action::Stand),
            icon: "f-bid",
            words: say!(lang, "fa-action-stand", total = total),
            short: say!(lang, "fa-action-stand", total = total),
        };
        let pass = Spare {
            pick: Piece::Do(Action::Pass),
            icon: "pass",
            words: say!(lang, "fa-action-pass"),
            short: say!(lang, "fa-action-pass"),
        };
        vec![pass, stand]
    }

    fn table(scene: &Scene<'_, Self>) -> AnyView {
        table(scene)
    }
}

fn hub_of(site: Site) -> Place {
    site.district().map_or(Place::Park, Place::In)
}

fn built_at(site: Site, lot: Option<games::fifth_avenue::components::Lot>) -> Piece {
    match (site, lot) {
        (Site::In(district), Some(lot)) => Piece::OnLot(district, lot),
        _ => Piece::Hub(hub_of(site)),
    }
}

/// The way of a piece: everybody sees it go, whatever its face.
fn flight(event: &Event, viewer: Viewer) -> Option<Flight<Piece>> {
    let home = FlightEnd::Seat;
    let hand = |seat: Seat, suit: Option<Colour>| {
        if viewer.is(seat) {
            FlightEnd::At(Piece::Suit(suit))
        } else {
            home(seat)
        }
    };
    let (from, to) = match event {
        Event::TowerPlaced {
            seat,
            district,
            lot,
        } => (home(*seat), FlightEnd::At(Piece::OnLot(*district, *lot))),
        Event::ShopPlaced {
            shop,
            district,
            lot,
            ..
        } => (
            FlightEnd::At(Piece::Tile(*shop)),
            FlightEnd::At(Piece::OnLot(*district, *lot)),
        ),
        Event::ShopToPark { shop } => (
            FlightEnd::At(Piece::Tile(*shop)),
            FlightEnd::At(Piece::Hub(Place::Park)),
        ),
        // The card comes from the deck; the same pick on the list of actions is a line of words.
        Event::Drew { seat, .. } => (FlightEnd::At(Piece::BlackPile), hand(*seat, None)),
        Event::Took { seat, card } => {
            let colour = Some(card.colour()?);
            (FlightEnd::At(Piece::Deck(colour)), hand(*seat, colour))
        }
        // The same piece before and after.
        Event::Moved { commission, .. } => {
            let pawn = Piece::Pawn(*commission);
            return Some(Flight::between(pawn, pawn));
        }
        Event::Bid { seat, .. } => (home(*seat), FlightEnd::At(Piece::Bid(*seat))),
        Event::Built {
            owner: Owner::Seat(seat),
            site,
            lot,
            count: 1..,
        } => (home(*seat), FlightEnd::At(built_at(*site, *lot))),
        _ => return None,
    };
    Some(Flight { from, to })
}

/// A press that says all that a touch means.
fn touching(scene: &Scene<'_, FifthAvenue>) -> impl Fn(Piece) + Clone + 'static {
    let view = scene.view.clone();
    let picked = scene.stage.gesture.picked().to_vec();
    let choices = scene.choices.to_vec();
    let press = Rc::clone(&scene.stage.press);
    move |touched| {
        for pick in picks::touch(touched, &view, &picked, &choices) {
            press(pick);
        }
    }
}

/// How something stands of which a touch may mean more than one pick.
fn standing(scene: &Scene<'_, FifthAvenue>, touched: Piece) -> PieceState {
    let gesture = &scene.stage.gesture;
    let pressed = picks::touch(touched, scene.view, gesture.picked(), scene.choices);
    // What lacks nothing but its last pick, and has that, is picked whole.
    let is_whole = matches!(&pressed[..], [last] if gesture.has(*last));
    if gesture.has(touched) || is_whole {
        return PieceState::Picked;
    }
    if scene.stage.is_still || !scene.is_asked() {
        return PieceState::Rest;
    }
    let mut gesture = gesture.clone();
    let leads_on = pressed
        .iter()
        .all(|pick| gesture.pick(*pick, scene.choices) != Picked::Refused);
    if leads_on {
        PieceState::Lit
    } else {
        PieceState::Dim
    }
}

fn table(scene: &Scene<'_, FifthAvenue>) -> AnyView {
    let is_auction = scene.view.series().is_some();
    let beside = if is_auction {
        auction::panel(scene)
    } else {
        turn::panel(scene)
    };
    // On a phone the decks lie with the shops while there is an auction.
    let decks = is_auction.then(|| view! { <div class="deckp">{turn::decks(scene)}</div> });
    let class = if is_auction {
        "fa app bidding"
    } else {
        "fa app"
    };
    view! {
        <main class=class>
            <div class="field">
                {map::map(scene)}
                {turn::row(scene)}
                <div class="nowp">{beside}</div>
                {decks}
            </div>
            {hand::hand(scene)}
            <aside class="right">
                <div class="scp">{scores::panel(scene)}</div>
                <div class="logp">{scene.log_panel()}</div>
            </aside>
        </main>
    }
    .into_any()
}
