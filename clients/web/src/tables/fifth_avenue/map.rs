//! Midtown from City Hall to Central Park.

use games::fifth_avenue::{
    FifthAvenue,
    components::{
        District,
        places::{Commission, Place},
    },
    state::lots::Owner,
};
use leptos::prelude::*;
use prose::{
    fifth_avenue::{place, shop as shop_name},
    say,
};

use super::{
    art,
    plan::{DESK, PHONE, Sheet},
    ring::{Map, hub_piece, marker, pawn},
    series,
};
use crate::{
    kit,
    tables::{Scene, walking::walk},
};

/// Markers of each commission.
const MARKERS: u32 = 3;

/// The map.
pub(super) fn map(scene: &Scene<'_, FifthAvenue>) -> AnyView {
    let lang = scene.lang();
    let map = Map::new(scene);
    let districts: Vec<AnyView> = District::ALL.map(|it| map.district(it)).into();
    view! {
        <section class="panel mapp" aria-label=say!(lang, "web-fa-map") data-testid="map">
            <h2 class="sr">{say!(lang, "web-fa-map")}</h2>
            <div class="f-map" data-zone="map" on:keydown=|event| walk(&event)>
                {roads(scene, DESK, "md")}
                {roads(scene, PHONE, "mp")}
                {hall(scene)}
                {districts}
                {park(scene)}
            </div>
            <p class="lgd">{say!(lang, "web-fa-coins")}" "{scene.rule("FA-073")}</p>
            <p class="lgd r">{say!(lang, "web-fa-dashed")}</p>
        </section>
    }
    .into_any()
}

/// The avenues, and where the commissions may go next.
fn roads(scene: &Scene<'_, FifthAvenue>, sheet: Sheet, class: &str) -> AnyView {
    let board = &scene.view.board;
    let arrows: Vec<AnyView> = Commission::ALL
        .into_iter()
        .filter(|_| !scene.view.agenda.is_empty())
        .map(|commission| {
            let from = board.place_of(commission);
            let (shafts, heads) = sheet.arrows(from, board.exits(from));
            view! {
                <g class=format!("f-way f-{}", commission.word())>
                    <path class="f-go" d=shafts />
                    <path class="f-goh" d=heads />
                </g>
            }
            .into_any()
        })
        .collect();
    let avenues = sheet.avenues();
    view! {
        <svg class=format!("roads {class}") viewBox=sheet.view_box() aria-hidden="true">
            <path class="f-ave" d=avenues.clone() />
            <path class="f-avl" d=avenues />
            {arrows}
        </svg>
    }
    .into_any()
}

// rules: FA-019, FA-136
/// City Hall with the commissions and markers that stand there.
fn hall(scene: &Scene<'_, FifthAvenue>) -> AnyView {
    let lang = scene.lang();
    let board = &scene.view.board;
    let rows: Vec<AnyView> = Commission::ALL
        .into_iter()
        .map(|commission| {
            let is_home = board.place_of(commission) == Place::Start;
            let piece = if is_home {
                pawn(scene, commission)
            } else {
                view! {
                    <span class="f-pawn f-none">
                        <svg viewBox="0 0 24 32" aria-hidden="true">
                            <use href="#f-commission" />
                        </svg>
                    </span>
                }
                .into_any()
            };
            let away = board.markers[commission as usize].len();
            let markers: Vec<AnyView> = (0..MARKERS)
                .map(|n| {
                    let is_home = n < MARKERS.saturating_sub(away);
                    marker(if is_home { commission.word() } else { "none" })
                })
                .collect();
            view! { <span class="f-homes">{piece}{markers}</span> }.into_any()
        })
        .collect();
    let inside = view! {
        <svg class="f-pic t-church" viewBox="0 0 96 80" aria-hidden="true">
            <use href="#f-cityhall" />
        </svg>
        <span class="f-hubn">{place(Place::Start, lang)}</span>
        {rows}
    };
    hub_piece(scene, Place::Start, "f-end", inside.into_any())
}

// rules: FA-048, FA-115, FA-118
/// Central Park with the tiles and towers below it.
fn park(scene: &Scene<'_, FifthAvenue>) -> AnyView {
    let lang = scene.lang();
    let board = &scene.view.board;
    let pawns: Vec<AnyView> = Commission::ALL
        .into_iter()
        .filter(|it| board.place_of(*it) == Place::Park)
        .map(|it| pawn(scene, it))
        .collect();
    let shops: Vec<AnyView> = board
        .park_shops
        .kinds()
        .filter(|(_, count)| *count > 0)
        .map(|(shop, count)| {
            let many = (count > 1).then(|| view! { <b class="num">{count.to_string()}</b> });
            view! {
                <span class=art::tile_class(shop) title=shop_name(shop, lang)>
                    {art::shop_picture(shop)}{many}
                </span>
            }
            .into_any()
        })
        .collect();
    let towers: Vec<AnyView> = board
        .park_towers
        .iter()
        .filter(|(_, count)| **count > 0)
        .map(|(seat, count)| {
            let sign = art::sign_of(Owner::Seat(seat));
            view! {
                <span class=format!("f-parkt {}", sign.class())>
                    {kit::sign(sign, "sm")}{art::tower()}
                    <b class="num">{count.to_string()}</b>
                </span>
            }
            .into_any()
        })
        .collect();
    let auc = if series::is_auctioned(board, Place::Park) {
        "auc"
    } else {
        ""
    };
    let inside = view! {
        {series::tag(scene, Place::Park)}
        <svg class="f-pic t-park" viewBox="0 0 96 80" aria-hidden="true">
            <use href="#f-park" />
        </svg>
        <span class="f-hubn">{place(Place::Park, lang)}</span>
        <span class="f-hubp">{pawns}</span>
        <span class="f-parks">{shops}</span>
        <span class="f-parks">{towers}</span>
    };
    hub_piece(
        scene,
        Place::Park,
        &format!("f-end east {auc}"),
        inside.into_any(),
    )
}
