//! A district: its ring of lots, what lies on them and what a tower there is worth, and its middle.

use games::fifth_avenue::{
    FifthAvenue,
    components::{
        District, Lot,
        places::{Commission, Place},
    },
    flow::Step,
    state::{
        Board,
        auction::Why,
        lots::{OnLot, Owner},
    },
};
use leptos::prelude::*;
use prose::{
    fifth_avenue::{district as name_of, lot_words, place_short, shops},
    say,
};

use super::{
    Piece,
    art::{self, Thing},
    picks, plan, series,
};
use crate::{
    kit::card::{Button, Spot, drawn_piece, piece},
    tables::Scene,
};

/// The map: what is there, and what would be with what is picked.
pub(super) struct Map<'a, 's> {
    /// What it is drawn from.
    pub scene: &'a Scene<'s, FifthAvenue>,
    /// The board with the picked piece on its lot, if one is picked.
    then: Option<Board>,
}

impl<'a, 's> Map<'a, 's> {
    /// The map of the moment.
    pub(super) fn new(scene: &'a Scene<'s, FifthAvenue>) -> Map<'a, 's> {
        Map {
            scene,
            then: after(scene),
        }
    }

    fn board(&self) -> &Board {
        &self.scene.view.board
    }

    /// A district.
    pub(super) fn district(&self, district: District) -> AnyView {
        let lang = self.scene.lang();
        let board = self.board();
        let (x, y) = plan::at(Place::In(district));
        let is_closed = board.closed.contains(district);
        let ring = board.side.ring(district);
        let lots: Vec<AnyView> = ring
            .iter()
            .enumerate()
            .map(|(n, lot)| self.lot(district, *lot, n))
            .collect();
        let things: Vec<AnyView> = ring
            .iter()
            .enumerate()
            .map(|(n, lot)| self.thing(district, *lot, n))
            .collect();
        let is_auctioned = series::is_auctioned(board, Place::In(district));
        let auc = if is_auctioned { "auc" } else { "" };
        let closed = if is_closed { "closed" } else { "" };
        let percent = |part: f32| format!("{:.2}%", part * 100.0);
        let half = plan::HALF;
        view! {
            <div class=format!("f-dist {auc} {closed}") style:left=percent(x)
                style:top=percent(y) role="group"
                aria-label=name_of(district, lang)>
                <svg class="f-ringv" viewBox=format!("-{half} -{half} {0} {0}", 2.0 * half)>
                    <circle class="f-auch" r="82" />
                    {lots}
                    <circle class="f-rim" r="79" />
                    <circle class="f-auc" r="81" />
                    {(!is_closed).then(|| self.coins(district))}
                </svg>
                {things}
                {self.hub(district)}
                {series::tag(self.scene, Place::In(district))}
            </div>
        }
        .into_any()
    }

    /// A lot as something to be picked.
    fn lot(&self, district: District, lot: Lot, n: usize) -> AnyView {
        let scene = self.scene;
        let lang = scene.lang();
        let lots = self.board().lots().len();
        let pick = Piece::Lot(district, lot);
        let standing = scene.standing(pick);
        let letter = art::lot_letter(lot);
        let shape = plan::wedge(n, lots);
        let (ex, ey) = plan::on_ring(n, lots, 0.53, 0.36);
        let words = lot_words(scene.view, (district, lot), scene.audience);
        let name = say!(
            lang,
            "web-fa-lot",
            place = name_of(district, lang),
            lot = words
        );
        let bid = if self.is_bid_for(district, lot) {
            "bid"
        } else {
            ""
        };
        let sign = (letter != 'X').then(|| {
            view! {
                <svg class="f-em" x=format!("{:.1}", ex - 5.5) y=format!("{:.1}", ey - 5.5)
                    width="11" height="11" aria-hidden="true">
                    <use href=format!("#f-sign-{letter}") />
                </svg>
            }
        });
        let about = Button {
            pick,
            name,
            class: format!("f-lotb f-{letter} {bid}"),
            standing,
        };
        let spot = Spot {
            cell: plan::cell(Place::In(district), plan::on_ring(n, lots, 0.74, 0.0)),
            shift: None,
        };
        let inside = view! {
            <path class="f-lot" d=shape.clone() />
            <path class="f-lotp" d=shape.clone() fill=format!("url(#f-pat-{letter})") />
            {sign}
            <path class="f-lotg" d=shape />
        };
        drawn_piece(about, spot, inside, scene.press())
    }

    // rules: FA-088, FA-089, FA-090
    /// Whether the reader may bid for the lot in the auction going on.
    fn is_bid_for(&self, district: District, lot: Lot) -> bool {
        let board = self.board();
        let (Some(auction), Some(own)) = (&board.auction, self.scene.own()) else {
            return false;
        };
        let permit = board.permit(auction.site, own);
        let is_here = auction.site.district() == Some(district);
        let is_for_stop = permit.why == Why::ForStop;
        let colour = lot.colour();
        is_here
            && !is_for_stop
            && !auction.passed.contains(own)
            && colour.is_some_and(|it| permit.colours.contains(it))
    }

    /// What lies on a lot, or would.
    fn thing(&self, district: District, lot: Lot, n: usize) -> AnyView {
        let lots = self.board().lots().len();
        let is_upright = plan::is_upright(n, lots);
        let now = self.board().on(district, lot);
        let then = self.then.as_ref().map_or(now, |it| it.on(district, lot));
        let ghost = if then == now { "" } else { "ghost" };
        let Thing {
            drawing,
            width,
            height,
        } = match then {
            OnLot::Empty => Thing {
                drawing: String::new(),
                width: 24.0,
                height: 24.0,
            },
            OnLot::Shops(shops) => art::shops(shops.iter(), is_upright),
            OnLot::Towers { owner, count } => art::towers(owner, count, is_upright),
        };
        let (x, y) = plan::in_box(plan::on_lot(n, lots, (width, height)));
        let percent = |part: f32| format!("{part:.2}%");
        let length = |units: f32| percent(units / plan::HALF * 50.0);
        view! {
            <span class=format!("f-on {ghost}") style:left=percent(x) style:top=percent(y)
                style:width=length(width) style:height=length(height) aria-hidden="true"
                data-pick=Piece::OnLot(district, lot).to_string()>
                <svg viewBox=format!("0 0 {width} {height}") inner_html=drawing></svg>
            </span>
        }
        .into_any()
    }

    // rules: FA-073
    /// What a tower on each lot is worth now, and what it would be with what is picked.
    fn coins(&self, district: District) -> AnyView {
        let board = self.board();
        let then = self.then.as_ref().unwrap_or(board);
        let ring = board.side.ring(district);
        let coins = ring.iter().enumerate().filter_map(|(n, lot)| {
            let is_shop = matches!(then.on(district, *lot), OnLot::Shops(_));
            let can_build = lot.colour().is_some();
            (!is_shop && can_build).then(|| {
                let worth = then.worth(district, *lot);
                let new = if worth == board.worth(district, *lot) {
                    ""
                } else {
                    "new"
                };
                let (x, y) = plan::on_ring(n, ring.len(), plan::COINS, 0.0);
                format!(
                    "<g class=\"f-val {new}\"><circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{}\"/>\
                     <text x=\"{x:.1}\" y=\"{:.1}\">{worth}</text></g>",
                    plan::COIN,
                    y + 4.1
                )
            })
        });
        let coins: String = coins.collect();
        view! { <g class="f-coins" aria-hidden="true" inner_html=coins></g> }.into_any()
    }

    /// The middle: the name, who stands there, the markers, the stop sign.
    fn hub(&self, district: District) -> AnyView {
        let scene = self.scene;
        let (lang, board) = (scene.lang(), self.board());
        let place = Place::In(district);
        let pawns = Commission::ALL
            .into_iter()
            .filter(|it| board.place_of(*it) == place)
            .map(|it| pawn(scene, it));
        let markers = Commission::ALL
            .into_iter()
            .filter(|it| board.markers[*it as usize].contains(district))
            .map(|it| marker(it.word()));
        let pieces: Vec<AnyView> = pawns.chain(markers).collect();
        let stop = board.closed.contains(district).then(art::stop_sign);
        let inside = view! {
            <span class="f-hubn">{place_short(place, lang)}</span>
            <span class="f-hubp">{pieces}{stop}</span>
        };
        hub_piece(scene, place, "f-hubb", inside.into_any())
    }
}

/// The board with what is picked on its lot: a starting tower, or the shop that is held.
fn after(scene: &Scene<'_, FifthAvenue>) -> Option<Board> {
    let picked = scene.stage.gesture.picked().first()?;
    let action = picks::meaning(*picked, scene.view)?;
    let games::fifth_avenue::action::Action::At(district, lot) = action else {
        return None;
    };
    let mut board = scene.view.board.clone();
    let on = match *scene.view.agenda.now()? {
        Step::Shop { shop, .. } => board.on(district, lot).with_shop(shop)?,
        Step::Place(seat) => OnLot::Towers {
            owner: Owner::Seat(seat),
            count: 1,
        },
        _ => return None,
    };
    board.lay(district, lot, on);
    Some(board)
}

/// A place that can be picked: to be scored, or for a commission to come from or go to.
pub(super) fn hub_piece(
    scene: &Scene<'_, FifthAvenue>,
    place: Place,
    class: &str,
    inside: AnyView,
) -> AnyView {
    let pick = Piece::Hub(place);
    let standing = super::standing(scene, pick);
    let (x, y) = plan::cell(place, (0.0, 0.0));
    let name = place_name(scene, place);
    let about = Button {
        pick,
        name,
        class: class.to_owned(),
        standing,
    };
    let button = piece(about, inside, super::touching(scene));
    view! {
        <span class=format!("f-hubw w-{place}") data-x=x.to_string() data-y=y.to_string()>
            {button}
        </span>
    }
    .into_any()
}

/// The spoken name of a place: who stands there and which markers lie there.
fn place_name(scene: &Scene<'_, FifthAvenue>, place: Place) -> String {
    let (lang, board) = (scene.lang(), &scene.view.board);
    let commissions = Commission::ALL.into_iter();
    let mut there: Vec<String> = commissions
        .clone()
        .filter(|it| board.place_of(*it) == place)
        .map(|it| prose::fifth_avenue::commission(it, lang))
        .collect();
    if let Place::In(district) = place {
        let marked = commissions.filter(|it| board.markers[*it as usize].contains(district));
        there.extend(marked.map(|it| say!(lang, "web-fa-marker", commission = it.word())));
        if board.closed.contains(district) {
            there.push(say!(lang, "fa-is-closed"));
        }
    }
    if place == Place::Park {
        there.push(shops(board.park_shops.iter(), lang));
        let towers = board.park_towers.iter().filter(|(_, count)| **count > 0);
        there.extend(towers.map(|(seat, count)| {
            let name = scene.audience.label(seat);
            say!(lang, "web-fa-towers-of", name = name, count = *count)
        }));
    }
    let name = prose::fifth_avenue::place(place, lang);
    if there.is_empty() {
        return name;
    }
    let there = prose::common::list(lang, &there);
    say!(lang, "web-fa-place", place = name, there = there)
}

/// A commission, as it stands.
pub(super) fn pawn(scene: &Scene<'_, FifthAvenue>, commission: Commission) -> AnyView {
    let pick = Piece::Pawn(commission);
    let sel = if scene.stage.gesture.has(pick) {
        "sel"
    } else {
        ""
    };
    view! {
        <span class=format!("f-pawn f-{} {sel}", commission.word()) data-pick=pick.to_string()>
            <svg viewBox="0 0 24 32" aria-hidden="true"><use href="#f-commission" /></svg>
        </span>
    }
    .into_any()
}

/// A commission, away from the map.
pub(super) fn loose_pawn(commission: Commission) -> AnyView {
    view! {
        <span class=format!("f-pawn f-{}", commission.word())>
            <svg viewBox="0 0 24 32" aria-hidden="true"><use href="#f-commission" /></svg>
        </span>
    }
    .into_any()
}

/// A marker, or the place of one.
pub(super) fn marker(class: &'static str) -> AnyView {
    view! {
        <span class=format!("f-mark f-{class}")>
            <svg viewBox="0 0 20 24" aria-hidden="true"><use href="#f-marker" /></svg>
        </span>
    }
    .into_any()
}
