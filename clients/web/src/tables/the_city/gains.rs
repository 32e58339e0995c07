//! What the picked card would bring, building by building; and the scores as they are.

use games::the_city::{TheCity, components::Card, scoring::Yield};
use leptos::prelude::*;
use prose::{Named, Voice as _, common::signed, say};
use tabletop::Seat;

use super::{
    art,
    plan::{Plan, counts, names, plan},
};
use crate::{kit, tables::Scene};

/// What the plan would bring, if there is one, and the scores as they are.
pub(super) fn panels(scene: &Scene<'_, TheCity>) -> AnyView {
    let caption = TheCity::score_now(scene.view, scene.audience).caption;
    let now = kit::panel("score-now", caption, (), scene.score_now());
    let if_built = plan(scene).map(|(seat, plan)| {
        view! { <div class="ledp">{if_built(scene, seat, &plan)}</div> }
    });
    view! { {if_built}<div class="nowp">{now}</div> }.into_any()
}

fn if_built(scene: &Scene<'_, TheCity>, seat: Seat, plan: &Plan) -> AnyView {
    let lang = scene.lang();
    let now = scene.view.yields(seat);
    let gains = scene.view.gains(seat, plan.built.iter().copied());
    let rows: Vec<AnyView> = gains
        .map(|(card, more)| gained(scene, seat, plan, (card, more)))
        .collect();
    let (income, points) = (say!(lang, "tc-web-income"), say!(lang, "tc-web-points"));
    let (total_income, total_points) =
        (now.income + plan.gain.income, now.points + plan.gain.points);
    let title = if plan.built.is_empty() {
        say!(lang, "tc-web-if-nothing")
    } else {
        say!(lang, "tc-web-if", cards = names(&plan.built, lang))
    };
    let body = view! {
        <table class="score num led">
            <thead>
                <tr>
                    <td></td>
                    <th scope="col"><span class="sr">{income}</span>{art::icon("income")}</th>
                    <th scope="col"><span class="sr">{points}</span>{art::icon("star")}</th>
                </tr>
            </thead>
            <tbody>
                <tr>
                    <th scope="row">{say!(lang, "tc-web-city-now")}</th>
                    <td>{now.income.to_string()}</td>
                    <td>{now.points.to_string()}</td>
                </tr>
                {rows}
                <tr class="me tt">
                    <th scope="row">{say!(lang, "tc-web-this-round")}</th>
                    <td class="tot">{total_income.to_string()}</td>
                    <td class="tot">{total_points.to_string()}</td>
                </tr>
            </tbody>
        </table>
        {after(scene, seat, plan)}
    };
    kit::panel("if-built", title, (), body)
}

// rules: TC-17, TC-26
/// A building that would give more: how much, and what it counts.
fn gained(
    scene: &Scene<'_, TheCity>,
    seat: Seat,
    plan: &Plan,
    (card, more): (Card, Yield),
) -> AnyView {
    let lang = scene.lang();
    let (words, has_symbols) = counts(scene.view, seat, card, &plan.built, lang);
    let rule = match (words.is_empty(), has_symbols) {
        (true, _) => None,
        (false, true) => Some("TC-26"),
        (false, false) => Some("TC-17"),
    };
    let name = card.name(lang);
    let text = if words.is_empty() {
        name
    } else {
        say!(lang, "tc-web-row", card = name, why = words.join(", "))
    };
    let cell = |number: u16| {
        if number == 0 {
            "·".to_owned()
        } else {
            signed(number.into())
        }
    };
    view! {
        <tr>
            <th scope="row">{text}" "{rule.map(|rule| scene.rule(rule))}</th>
            <td>{cell(more.income)}</td>
            <td>{cell(more.points)}</td>
        </tr>
    }
    .into_any()
}

/// Points and cards after the round.
fn after(scene: &Scene<'_, TheCity>, seat: Seat, plan: &Plan) -> AnyView {
    let lang = scene.lang();
    let points = format!(
        "{} › {}",
        scene.view.points[seat],
        plan.points(scene.view, seat)
    );
    let (parts, sum) = plan.cards(scene.view, seat);
    let mut cards = parts[0].to_string();
    for part in parts[1..].iter().filter(|part| **part != 0) {
        let sign = if *part < 0 { "−" } else { "+" };
        cards = format!("{cards} {sign} {}", part.unsigned_abs());
    }
    view! {
        <p class="after num">
            <span>
                <small>{say!(lang, "tc-web-points")}</small>
                <b data-testid="points-then">{points}</b>
            </span>
            <span>
                <small>{say!(lang, "tc-web-cards-head")}</small>
                <b data-testid="cards-then">{format!("{cards} = {sum}")}</b>
            </span>
        </p>
    }
    .into_any()
}
