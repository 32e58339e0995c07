//! The series of auctions: which sites it comes to, and where it is.

use fifth_avenue::{
    FifthAvenue,
    components::places::{Place, Site},
    flow::Step,
    state::Board,
};
use leptos::prelude::*;
use prose::{fifth_avenue::place_short, say};

use super::hub_of;
use crate::tables::Scene;

/// Whether there is an auction at `place` now.
pub(super) fn is_auctioned(board: &Board, place: Place) -> bool {
    let auction = board.auction.as_ref();
    auction.is_some_and(|auction| hub_of(auction.site) == place)
}

/// How far a series is: the number of each site, and when its turn comes.
fn stages(scene: &Scene<'_, FifthAvenue>) -> Vec<(Site, &'static str)> {
    let Some((sites, now)) = scene.view.series() else {
        return Vec::new();
    };
    let at = sites.iter().position(|site| *site == now);
    let stage = |n: usize| match at {
        Some(at) if n < at => "done",
        Some(at) if n == at => "now",
        Some(at) if n == at + 1 => "next",
        _ => "later",
    };
    let numbered = sites.iter().enumerate();
    numbered.map(|(n, site)| (*site, stage(n))).collect()
}

/// The number of a place in the series, on the map.
pub(super) fn tag(scene: &Scene<'_, FifthAvenue>, place: Place) -> Option<AnyView> {
    let lang = scene.lang();
    let stages = stages(scene);
    let at = stages.iter().position(|(site, _)| hub_of(*site) == place)?;
    let stage = stages[at].1;
    let words = say!(lang, "web-fa-stage", stage = stage);
    Some(
        view! {
            <span class=format!("f-tagh {stage}")>
                <b class="num">{(at + 1).to_string()}</b>" "<span>{words}</span>
            </span>
        }
        .into_any(),
    )
}

// rules: FA-078, FA-079
/// The sites of the series in their order.
pub(super) fn list(scene: &Scene<'_, FifthAvenue>) -> AnyView {
    let lang = scene.lang();
    let stages = stages(scene);
    let each: Vec<AnyView> = stages
        .iter()
        .map(|(site, stage)| {
            let name = place_short(hub_of(*site), lang);
            let words = say!(lang, "web-fa-stage", stage = *stage);
            let current = (*stage == "now").then_some("step");
            view! {
                <li class={*stage} aria-current=current>
                    {name}<span class="sr">" "{words}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ol class="series">{each}</ol> }.into_any()
}

/// Who opened, and which auction of the series it is.
pub(super) fn sub(scene: &Scene<'_, FifthAvenue>) -> String {
    let lang = scene.lang();
    let stages = stages(scene);
    let at = stages.iter().position(|(_, stage)| *stage == "now");
    let number = at.map_or(0, |at| at + 1);
    let count = stages.len();
    match (&scene.view.board.auction, scene.view.agenda.now()) {
        (Some(auction), _) => {
            let (who, name) = (
                scene.audience.who(auction.opener),
                scene.audience.name(auction.opener),
            );
            say!(
                lang,
                "web-fa-opened",
                number = number,
                count = count,
                who = who,
                name = name
            )
        }
        (None, Some(Step::Build { seat, .. })) => {
            let (who, name) = (scene.audience.who(*seat), scene.audience.name(*seat));
            say!(
                lang,
                "web-fa-won",
                number = number,
                count = count,
                who = who,
                name = name
            )
        }
        _ => String::new(),
    }
}
