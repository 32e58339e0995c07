//! What would score now, and what would after the picked card.

use games::new_york_new_york::{
    NewYorkNewYork,
    action::Action,
    components::{BONUS, Card},
    scoring::score,
};
use leptos::prelude::*;
use prose::{
    Named, Voice,
    new_york_new_york::{runs, shown},
    say,
};

use crate::{kit, tables::Scene};

/// The panel.
pub(super) fn panel(scene: &Scene<'_, NewYorkNewYork>) -> AnyView {
    let lang = scene.lang();
    let caption = NewYorkNewYork::score_now(scene.view, scene.audience).caption;
    let with = match scene.meant() {
        Some(Action::Play(card)) => Some(with_card(scene, card)),
        _ => None,
    };
    let sheet = (scene.view.round > 1).then(|| {
        let sheet = NewYorkNewYork::score_sheet(scene.view, scene.audience);
        let table = kit::score_table(&sheet, &|seat| scene.sign(seat), scene.own());
        view! { <h3 class="cap">{sheet.caption}</h3>{table} }
    });
    let lens = 2..=8_usize;
    let heads: Vec<AnyView> = lens
        .clone()
        .map(|len| view! { <td>{len.to_string()}</td> }.into_any())
        .collect();
    let pays: Vec<AnyView> = lens
        .map(|len| view! { <td><b>{BONUS[len].to_string()}</b></td> }.into_any())
        .collect();
    let worth = scene.view.bonus.then(|| {
        view! {
            <h3 class="cap">{say!(lang, "web-nyny-run-of")}" "{scene.rule("NN-026")}</h3>
            <table class="score num runs"><tbody><tr>{heads}</tr><tr>{pays}</tr></tbody></table>
        }
    });
    let body = view! { {scene.score_now()}{with}{sheet}{worth}{seen(scene)} };
    kit::panel("score-now", caption, (), body)
}

// rules: NN-Q19
/// What the others were seen to take, where the table agreed to show it.
fn seen(scene: &Scene<'_, NewYorkNewYork>) -> Option<AnyView> {
    let lang = scene.lang();
    let seats = scene.view.shown.seats().iter();
    let others = seats.filter(|seat| !scene.view.viewer.is(*seat));
    let taken = others.filter_map(|seat| {
        let cards: Vec<String> = shown(scene.view, seat)
            .iter()
            .map(|card| card.name(lang))
            .collect();
        let words = format!("{}: {}", scene.audience.name(seat), cards.join(", "));
        (!cards.is_empty()).then(|| view! { <p class="nowp">{words}</p> }.into_any())
    });
    let taken: Vec<AnyView> = taken.collect();
    (!taken.is_empty()).then(|| {
        let title = say!(lang, "nyny-seen-taken");
        view! { <div data-testid="seen-taken"><h3 class="cap">{title}</h3>{taken}</div> }.into_any()
    })
}

/// What the reader would have with the card laid.
fn with_card(scene: &Scene<'_, NewYorkNewYork>, card: Card) -> AnyView {
    let lang = scene.lang();
    let Some(own) = scene.own() else {
        return ().into_any();
    };
    let mut then = scene.view.skyline;
    then.lay(card);
    let points = |seat| score(&then, scene.view.colours[seat], scene.view.bonus);
    let total = points(own).total();
    let others = scene
        .view
        .colours
        .seats()
        .iter()
        .filter(|seat| *seat != own);
    let best = others.map(|seat| points(seat).total()).max().unwrap_or(0);
    let longest = runs(&then, scene.view.colours[own]);
    let longest = longest.iter().filter(|_| scene.view.bonus);
    let paths: Vec<String> = longest
        .map(|run| {
            say!(
                lang,
                "web-nyny-run-pays",
                path = run.path(),
                bonus = run.bonus
            )
        })
        .collect();
    let runs = if paths.is_empty() {
        String::new()
    } else {
        format!(", {}", paths.join(", "))
    };
    let lead = i32::from(total) - i32::from(best);
    let place = match lead {
        1.. => "ahead",
        0 => "level",
        _ => "behind",
    };
    let head = say!(
        lang,
        "web-nyny-with",
        card = card.name(lang),
        number = card.number()
    );
    let rest = say!(
        lang,
        "web-nyny-would",
        cards = points(own).cards,
        runs = runs
    );
    let end = say!(
        lang,
        "web-nyny-lead",
        total = total,
        place = place,
        by = lead.unsigned_abs()
    );
    view! {
        <p class="nowp" data-testid="preview">
            <b>{head}</b>" "{rest}" "<b>{end}</b>" "{scene.rule("NN-027")}
        </p>
    }
    .into_any()
}
