//! The others at a glance, and their cities one tap away.

use games::the_city::{
    TheCity,
    components::{Card, Symbol},
    scoring::Census,
};
use leptos::prelude::*;
use prose::{
    Named, say,
    the_city::{face, names, shown},
};
use tabletop::Seat;

use super::{Piece, art, city};
use crate::{
    browser::focus,
    kit::{self, dialog},
    tables::Scene,
};

/// Everyone but `seat`, whose city is shown large.
pub(super) fn rivals(scene: &Scene<'_, TheCity>, seat: Seat) -> AnyView {
    let seats = scene.view.cities.seats().iter();
    let others = seats.filter(|other| *other != seat);
    let each: Vec<AnyView> = others.map(|other| rival(scene, other)).collect();
    let title = say!(scene.lang(), "tc-web-rivals");
    let label = title.clone();
    view! {
        <section class="rivals" aria-label=label data-testid="rivals">
            <h2 class="sr">{title}</h2>
            <div class="opps" on:keydown=|event| focus::rove(&event)>{each}</div>
        </section>
    }
    .into_any()
}

fn rival(scene: &Scene<'_, TheCity>, seat: Seat) -> AnyView {
    let lang = scene.lang();
    let view = scene.view;
    let now = view.yields(seat);
    let name = scene.audience.label(seat);
    let yields = say!(
        lang,
        "tc-web-yields",
        income = now.income,
        points = now.points
    );
    let (points, count) = (view.points[seat], view.hand_sizes[seat]);
    let spoken = say!(
        lang,
        "tc-web-open",
        name = name.as_str(),
        points = points,
        count = count,
        yields = yields
    );
    let stamps: Vec<AnyView> = by_family(scene, seat)
        .into_iter()
        .flat_map(|(card, count)| (0..count).map(move |copy| (card, copy)))
        .map(|(card, copy)| art::stamp(card, Some(Piece::Built(seat, card, copy).to_string())))
        .collect();
    let symbols = Symbol::ALL.map(|symbol| {
        let count = city::symbols(scene, seat, symbol).to_string();
        view! { <span class="c-y num">{art::symbol(symbol)}{count}</span> }.into_any()
    });
    let sign = scene.sign(seat);
    let id = format!("city-of-{seat}");
    let opened = id.clone();
    view! {
        <button type="button" class=format!("opp {}", sign.class()) aria-label=spoken
            aria-haspopup="dialog" data-testid=format!("rival-{seat}")
            on:click=move |_| dialog::show(&opened)>
            <span class="oh">
                {kit::sign(sign, "sm")}
                <b>{name}</b>
                <span class="hc">{art::amount("card", count.to_string())}</span>
                <span class="oy">
                    {art::amount("income", now.income.to_string())}
                    {art::amount("star", now.points.to_string())}
                </span>
                <span class="num os">{points.to_string()}</span>
            </span>
            <span class="mr">
                <span class="mps">{stamps}</span>
                <span class="ms">{Vec::from(symbols)}</span>
            </span>
        </button>
        {large(scene, seat, id)}
    }
    .into_any()
}

/// The buildings of a city, family by family.
fn by_family(scene: &Scene<'_, TheCity>, seat: Seat) -> Vec<(Card, u8)> {
    let mut cards: Vec<(Card, u8)> = scene.view.cities[seat].kinds().collect();
    cards.sort_by_key(|(card, _)| art::drawn(*card).0 as u8);
    cards
}

/// The city of a rival over the whole table: every building by name, with what it says and gives.
fn large(scene: &Scene<'_, TheCity>, seat: Seat, id: String) -> AnyView {
    let lang = scene.lang();
    let census = Census::of(&scene.view.cities);
    let rows: Vec<AnyView> = by_family(scene, seat)
        .into_iter()
        .map(|(card, count)| {
            let all = census.card(seat, card).times(count);
            let name = if count == 1 {
                card.name(lang)
            } else {
                say!(lang, "tc-copies", card = card.name(lang), count = count)
            };
            view! {
                <li>
                    {art::stamp(card, None)}
                    <span class="bt"><b>{name}</b><small>{face(card, lang)}</small></span>
                    <span class="yl">{art::yields(all, |number| number.to_string())}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    let empty = rows.is_empty().then(|| {
        view! { <p class="muted">{say!(lang, "tc-empty")}</p> }
    });
    let shown = shown(scene.view, seat);
    let known = (!shown.is_empty()).then(|| {
        let cards = names(&shown, lang);
        let (who, name) = (scene.audience.who(seat), scene.audience.name(seat));
        view! {
            <p class="muted" data-testid=format!("known-{seat}")>
                {say!(lang, "tc-known", who = who, name = name, cards = cards)}
            </p>
        }
    });
    let held = say!(lang, "tc-web-held", count = scene.view.hand_sizes[seat]);
    let title = say!(lang, "tc-city-of", name = scene.audience.label(seat));
    let (label, closed) = (title.clone(), id.clone());
    view! {
        <dialog id=id class="dialog citydialog" aria-label=label
            data-testid=format!("city-dialog-{seat}")>
            <h3>{title}</h3>
            <p class="dsum">{city::sums(scene, seat, None)}</p>
            <ul class="blds">{rows}</ul>
            {empty}
            <p class="muted">{held}</p>
            {known}
            {kit::button("", "close-city", say!(lang, "web-close"), move || {
                dialog::hide(&closed);
            })}
        </dialog>
    }
    .into_any()
}
