//! Everyone at a glance: towers, cards, districts, what would be scored at the end, points.

use games::fifth_avenue::{FifthAvenue, components::cards::SUITS};
use leptos::prelude::*;
use prose::{Voice, say};
use tabletop::Seat;

use super::art;
use crate::{
    kit::{self, Sign},
    tables::Scene,
};

/// The panel.
pub(super) fn panel(scene: &Scene<'_, FifthAvenue>) -> AnyView {
    let lang = scene.lang();
    let now = FifthAvenue::score_now(scene.view, scene.audience);
    let rows: Vec<AnyView> = now
        .rows
        .iter()
        .filter_map(|(seat, name, cells)| {
            let total = cells.last()?.clone();
            Some(row(scene, (*seat)?, name.clone(), total))
        })
        .collect();
    let heads = [
        say!(lang, "web-fa-column-reserve"),
        say!(lang, "fa-column-cards"),
        say!(lang, "fa-column-districts"),
        say!(lang, "web-fa-column-end"),
        say!(lang, "fa-column-points"),
    ];
    let heads: Vec<AnyView> = heads
        .into_iter()
        .map(|head| view! { <th scope="col">{head}</th> }.into_any())
        .collect();
    let body = view! {
        <table class="score num">
            <caption class="sr">{now.caption}</caption>
            <thead><tr><td></td>{heads}</tr></thead>
            <tbody>{rows}{asso(scene)}</tbody>
        </table>
        {holdings(scene)}
    };
    kit::panel("score-now", say!(lang, "web-fa-scores"), (), body)
}

fn row(scene: &Scene<'_, FifthAvenue>, seat: Seat, name: String, at_end: String) -> AnyView {
    let lang = scene.lang();
    let board = &scene.view.board;
    let sign = scene.sign(seat);
    let me = if scene.own() == Some(seat) { "me" } else { "" };
    let built = board.districts_built(seat);
    // rules: FA-061
    let is_enough = board
        .next_special()
        .is_some_and(|(special, _)| built >= special.districts);
    let ok = if is_enough { "ok" } else { "" };
    let supply = say!(lang, "web-fa-supply", count = board.supplies[seat]);
    let check = is_enough.then(|| {
        let words = say!(lang, "web-fa-enough");
        view! { <span aria-hidden="true">"✓"</span><span class="sr">{words}</span> }
    });
    view! {
        <tr class=me>
            <th scope="row"><span class="who">{kit::sign(sign, "sm")}{name}</span></th>
            <td><span class=format!("rz {}", sign.class()) title=supply>
                {art::tower()}{board.reserves[seat].to_string()}
            </span></td>
            <td>{scene.view.cards_held(seat).to_string()}</td>
            <td class=ok>{built.to_string()}{check}</td>
            <td>{at_end}</td>
            <td class="tot">{board.scores[seat].to_string()}</td>
        </tr>
    }
    .into_any()
}

// rules: FA-124, FA-134
/// Asso has towers and nothing else.
fn asso(scene: &Scene<'_, FifthAvenue>) -> Option<AnyView> {
    let left = scene.view.board.asso?;
    let lang = scene.lang();
    Some(
        view! {
            <tr>
                <th scope="row">
                    <span class="who">{kit::sign(Sign::Neutral, "sm")}{say!(lang, "fa-asso")}</span>
                </th>
                <td><span class="rz p-N">{art::tower()}{left.to_string()}</span></td>
                <td colspan="4" class="muted">{say!(lang, "web-fa-asso-never")}</td>
            </tr>
        }
        .into_any(),
    )
}

// rules: FA-Q39
/// How many cards of each colour everybody holds: all of it was seen. What they are only where
/// the table agreed to show it.
fn holdings(scene: &Scene<'_, FifthAvenue>) -> AnyView {
    let lang = scene.lang();
    let heads: Vec<AnyView> = (0..SUITS)
        .map(|suit| {
            let name = art::suit_name(suit, lang);
            view! {
                <th scope="col">{art::suit_sign(suit)}<span class="sr">{name}</span></th>
            }
            .into_any()
        })
        .collect();
    let seats = scene.view.board.seats().iter();
    let rows: Vec<AnyView> = seats
        .map(|seat| {
            let held = |suit| prose::fifth_avenue::held(scene.view, seat, suit);
            let cells: Vec<AnyView> = (0..SUITS)
                .map(|suit| view! { <td>{held(suit)}</td> }.into_any())
                .collect();
            let sign = scene.sign(seat);
            view! {
                <tr>
                    <th scope="row">
                        <span class="who">
                            {kit::sign(sign, "sm")}{scene.audience.label(seat)}
                        </span>
                    </th>
                    {cells}
                </tr>
            }
            .into_any()
        })
        .collect();
    view! {
        <details class="p-fold held" data-testid="holdings">
            <summary>{kit::icon("p-down")}<span>{say!(lang, "web-fa-held")}</span></summary>
            <table class="score num">
                <thead><tr><td></td>{heads}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </details>
    }
    .into_any()
}
