//! Types against players: who has how many, and what the next scoring pays.

use games::new_york::{
    NewYork,
    components::{Kind, Scoring},
    scoring::{Majority, Share, majorities, streets},
};
use leptos::prelude::*;
use prose::{
    Named,
    new_york::{next_scoring, scoring_word},
    say,
};
use tabletop::Seat;

use crate::{
    kit::{self, Sign},
    tables::Scene,
};

/// The board of majorities.
pub(super) fn board(scene: &Scene<'_, NewYork>) -> AnyView {
    let (lang, table) = (scene.lang(), &scene.view.table);
    let scoring = next_scoring(table);
    let majorities = majorities(table, scoring);
    let seats: Vec<Seat> = order(scene);
    let heads: Vec<AnyView> = seats
        .iter()
        .map(|seat| head(scene.sign(*seat), &scene.audience.label(*seat)))
        .chain(
            table
                .dirk
                .map(|_| head(Sign::Neutral, &say!(lang, "ny-dirk"))),
        )
        .collect();
    let rows: Vec<AnyView> = majorities
        .iter()
        .map(|majority| row(scene, majority, &seats, scoring))
        .collect();
    let word = scoring_word(scoring);
    let places = scoring
        .prizes(Kind::Museum)
        .iter()
        .filter(|it| **it > 0)
        .count();
    let places: Vec<String> = (1..=places)
        .map(|place| say!(lang, "ny-place", place = place))
        .collect();
    let beside = view! {
        <span class="muted">{say!(lang, "ny-web-pays", scoring = word)}</span>
    };
    let body = view! {
        <table class="score num maj" data-testid="majorities">
            <thead>
                <tr>
                    <th scope="col"><span class="sr">{say!(lang, "ny-web-type")}</span></th>
                    {heads}
                    <th scope="col" class="pay">{places.join(" · ")}</th>
                </tr>
            </thead>
            <tbody>
                {rows}
                {street_row(scene, &seats)}
                {sum_row(scene, &majorities, &seats, scoring)}
            </tbody>
        </table>
    };
    kit::panel("score-now", say!(lang, "ny-web-majorities"), beside, body)
}

/// The reader first, then the others clockwise.
fn order(scene: &Scene<'_, NewYork>) -> Vec<Seat> {
    let all: Vec<Seat> = scene.view.table.cities.seats().iter().collect();
    let first = scene.own().map_or(0, Seat::index);
    let mut order = all.clone();
    order.rotate_left(first.min(all.len()));
    order
}

fn head(sign: Sign, name: &str) -> AnyView {
    view! {
        <th scope="col">{kit::sign(sign, "")}<span class="sr">{name.to_owned()}</span></th>
    }
    .into_any()
}

fn row(
    scene: &Scene<'_, NewYork>,
    majority: &Majority,
    seats: &[Seat],
    scoring: Scoring,
) -> AnyView {
    let kind = majority.kind;
    let own = scene.own();
    let cells: Vec<AnyView> = seats
        .iter()
        .map(|seat| cell(majority.seats[*seat], own == Some(*seat)))
        .chain(majority.dirk.map(|share| cell(share, false)))
        .collect();
    let prizes = scoring.prizes(kind).into_iter().filter(|it| *it > 0);
    let prizes: Vec<String> = prizes.map(|points| points.to_string()).collect();
    let word = kind.word();
    view! {
        <tr class=format!("t-{word}")>
            <th scope="row">
                <span class="tyn">
                    <svg class="tyi" aria-hidden="true"><use href=format!("#b-{word}") /></svg>
                    <span class="tyw">{kind.name(scene.lang())}</span>
                </span>
            </th>
            {cells}
            <td class="pay">{prizes.join(" · ")}</td>
        </tr>
    }
    .into_any()
}

fn cell(share: Share, is_own: bool) -> AnyView {
    let win = if share.place == Some(1) { "win" } else { "" };
    let me = if is_own { "me" } else { "" };
    let points =
        (share.points > 0).then(|| view! { <small>{format!("+{}", share.points)}</small> });
    let tiles = match share.tiles {
        0 => "·".to_owned(),
        tiles => tiles.to_string(),
    };
    view! { <td class=format!("{win} {me}")><span>{tiles}</span>{points}</td> }.into_any()
}

fn street_row(scene: &Scene<'_, NewYork>, seats: &[Seat]) -> AnyView {
    let lang = scene.lang();
    let streets = streets(&scene.view.table);
    let cells: Vec<AnyView> = seats
        .iter()
        .map(|seat| view! { <td>{streets[*seat].to_string()}</td> }.into_any())
        .chain(
            scene
                .view
                .table
                .dirk
                .map(|_| view! { <td>"·"</td> }.into_any()),
        )
        .collect();
    view! {
        <tr>
            <th scope="row">
                <span class="tyn">
                    <svg class="tyi" viewBox="0 0 24 24" aria-hidden="true">
                        <rect class="st" x="1" y="8" width="22" height="8" />
                        <path class="sl" d="M3 12H21" />
                    </svg>
                    <span class="tyw">{say!(lang, "ny-column-street")}</span>
                </span>
            </th>
            {cells}
            <td class="pay"><i>{say!(lang, "ny-web-a-side")}</i></td>
        </tr>
    }
    .into_any()
}

fn sum_row(
    scene: &Scene<'_, NewYork>,
    majorities: &[Majority; 6],
    seats: &[Seat],
    scoring: Scoring,
) -> AnyView {
    let lang = scene.lang();
    let streets = streets(&scene.view.table);
    let sum = |seat: Seat| {
        let shares = majorities.iter().map(|it| u32::from(it.seats[seat].points));
        u32::from(streets[seat]) + shares.sum::<u32>()
    };
    let shares = majorities.iter().filter_map(|it| it.dirk);
    let dirk: u32 = shares.map(|share| u32::from(share.points)).sum();
    let cells: Vec<AnyView> = seats
        .iter()
        .map(|seat| sum(*seat))
        .chain(scene.view.table.dirk.map(|_| dirk))
        .map(|sum| view! { <td>{format!("+{sum}")}</td> }.into_any())
        .collect();
    let word = scoring_word(scoring);
    view! {
        <tr class="now">
            <th scope="row">{say!(lang, "ny-now-title", scoring = word)}</th>
            {cells}
            <td></td>
        </tr>
    }
    .into_any()
}
