//! The race to fifty.

use games::the_city::{TheCity, action::Choice, components::GOAL};
use leptos::prelude::*;
use prose::{common::list, say};
use tabletop::Seat;

use super::plan::{names, plan};
use crate::{kit, tables::Scene};

/// The track, with everybody on it and the reader's next stand as a shadow.
pub(super) fn race(scene: &Scene<'_, TheCity>) -> AnyView {
    let lang = scene.lang();
    let view = scene.view;
    let plan = plan(scene);
    let then = plan
        .as_ref()
        .map(|(seat, plan)| (*seat, plan.points(view, *seat)));
    let beside = plan.as_ref().zip(then).map(|((_, plan), (_, points))| {
        if plan.built.is_empty() || plan.choice == Choice::Renounce {
            say!(lang, "tc-web-race-now", points = points)
        } else {
            let cards = names(&plan.built, lang);
            say!(lang, "tc-web-race-with", cards = cards, points = points)
        }
    });
    let spoken: Vec<String> = stands(scene)
        .into_iter()
        .map(|(seat, points, _)| {
            let name = scene.audience.called(seat);
            say!(lang, "tc-web-race-seat", name = name, points = points)
        })
        .collect();
    let seats = list(lang, &spoken);
    let spoken = say!(lang, "tc-web-race-spoken", seats = seats, goal = GOAL);
    let shadow = then.map(|(seat, points)| {
        let (from, to) = (share(view.points[seat]), share(points));
        let [left, width, to] = [from, to - from, to].map(|it| format!("{it:.2}%"));
        view! {
            <span class="run" style:left=left style:width=width></span>
            <span class="pawn gho" style:--at=to>
                {kit::sign(scene.sign(seat), "")}
            </span>
        }
    });
    let pawns: Vec<AnyView> = stands(scene)
        .into_iter()
        .map(|(seat, points, level)| {
            let at = format!("{:.2}%", share(points));
            let (before, after) = (level.before.to_string(), level.after.to_string());
            view! {
                <span class="pawn" style:--at=at style:--before=before style:--after=after>
                    {kit::sign(scene.sign(seat), "")}
                </span>
            }
            .into_any()
        })
        .collect();
    let body = view! {
        <div class="c-track" role="img" aria-label=spoken>
            <div class="rail"></div>
            {scale()}
            <svg class="fin" aria-hidden="true"><use href="#u-crown" /></svg>
            {shadow}
            {pawns}
        </div>
    };
    let beside = view! { <span class="sub num" data-testid="race-then">{beside}</span> };
    let title = say!(lang, "tc-web-race", goal = GOAL);
    view! { <div class="trackp">{kit::panel("race", title, beside, body)}</div> }.into_any()
}

/// The lines of the scale, and its numbers.
fn scale() -> AnyView {
    let lines: Vec<AnyView> = (0..=GOAL)
        .map(|points| {
            let class = if points % 5 == 0 { "t5" } else { "" };
            view! { <i class=class style:left=format!("{:.2}%", share(points))></i> }.into_any()
        })
        .collect();
    let numbers: Vec<AnyView> = (0..=GOAL)
        .step_by(10)
        .map(|points| {
            let left = format!("{:.2}%", share(points));
            view! { <em style:left=left>{points.to_string()}</em> }.into_any()
        })
        .collect();
    view! { {lines}{numbers} }.into_any()
}

/// How far along the track so many points are, in per cent.
fn share(points: u16) -> f32 {
    f32::from(points.min(GOAL)) * 100.0 / f32::from(GOAL)
}

/// How many others stand level with somebody, to their left and to their right.
struct Level {
    before: usize,
    after: usize,
}

/// Every seat with its points, least first; those who are level stand side by side.
fn stands(scene: &Scene<'_, TheCity>) -> Vec<(Seat, u16, Level)> {
    let points = &scene.view.points;
    let mut stands: Vec<(Seat, u16, Level)> = points
        .iter()
        .map(|(seat, at)| {
            let level = |other: &Seat| points[*other] == *at;
            let all = points.seats().iter().filter(level).count();
            let before = points.seats().iter().take_while(|other| *other != seat);
            let before = before.filter(level).count();
            let after = all - 1 - before;
            (seat, *at, Level { before, after })
        })
        .collect();
    stands.sort_by_key(|(_, at, _)| *at);
    stands
}
