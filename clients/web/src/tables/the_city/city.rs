//! A city: columns by family that grow upwards from the street, symbols summed up.

use games::the_city::{
    TheCity,
    components::{Card, Symbol},
    scoring::{Census, Yield},
};
use leptos::prelude::*;
use prose::{Named, common::signed, say, the_city::symbols as so_many};
use tabletop::Seat;

use super::{
    Piece,
    art::{self, Family},
    plan::{Plan, plan},
    syllables,
};
use crate::{browser::focus, tables::Scene};

/// From so many floors on a column's floors are flat.
const FLAT_FROM: usize = 4;

/// The large city of `seat`.
pub(super) fn city(scene: &Scene<'_, TheCity>, seat: Seat) -> AnyView {
    let lang = scene.lang();
    let plan = plan(scene).filter(|(own, _)| *own == seat);
    let plan = plan.map(|(_, plan)| plan);
    let is_own = scene.own() == Some(seat);
    let title = if is_own {
        say!(lang, "tc-your-city")
    } else {
        say!(lang, "tc-city-of", name = scene.audience.label(seat))
    };
    let label = title.clone();
    let columns: Vec<AnyView> = Family::ALL
        .into_iter()
        .map(|family| column(scene, seat, family, plan.as_ref()))
        .collect();
    view! {
        <section class="panel cityp" data-testid="city-panel" aria-label=label>
            <header>
                <h2>{title}</h2>
                {sums(scene, seat, plan.as_ref())}
            </header>
            <ol class="cols" data-zone="board" on:keydown=|event| focus::rove(&event)>
                {columns}
            </ol>
        </section>
    }
    .into_any()
}

/// The symbols of a city, and what it gives a round.
pub(super) fn sums(scene: &Scene<'_, TheCity>, seat: Seat, plan: Option<&Plan>) -> AnyView {
    let lang = scene.lang();
    let now = scene.view.yields(seat);
    let spoken = say!(
        lang,
        "tc-web-yields",
        income = now.income,
        points = now.points
    );
    let each = Symbol::ALL.map(|symbol| {
        let count = symbols(scene, seat, symbol);
        let cards = plan.into_iter().flat_map(|plan| plan.built.iter());
        let more: u8 = cards.map(|card| card.symbols(symbol)).sum();
        let more = (more > 0).then(|| view! { <small>{signed(more.into())}</small> });
        view! {
            <span class="c-y num sb" role="img" aria-label=so_many(symbol, count, lang)>
                {art::symbol(symbol)}{count.to_string()}{more}
            </span>
        }
        .into_any()
    });
    view! {
        <span class="sums">{Vec::from(each)}</span>
        <span class="vs"></span>
        <span class="rate" role="img" aria-label=spoken>
            {art::amount("income", now.income.to_string())}
            {art::amount("star", now.points.to_string())}
            <small>{say!(lang, "tc-web-a-round")}</small>
        </span>
    }
    .into_any()
}

/// How often a symbol is printed in the city of `seat`.
pub(super) fn symbols(scene: &Scene<'_, TheCity>, seat: Seat, symbol: Symbol) -> u16 {
    Census::of(&scene.view.cities).symbols(seat, symbol)
}

/// The buildings of `seat` one by one, copies numbered, the oldest first; how old they are, the
/// log tells.
fn by_age(scene: &Scene<'_, TheCity>, seat: Seat) -> Vec<(Card, u8)> {
    let kinds = scene.view.cities[seat].kinds();
    let all = kinds.flat_map(|(card, count)| (0..count).map(move |copy| (card, copy)));
    let mut all: Vec<(Card, u8)> = all.collect();
    all.sort_by_cached_key(|(card, copy)| {
        let spot = Some(Piece::Built(seat, *card, 0));
        let lines = scene.stage.story.lines.iter().enumerate();
        let mut told = lines.filter(|(_, line)| line.spot == spot);
        told.nth(usize::from(*copy)).map(|(at, _)| at)
    });
    all
}

/// The buildings of one family, the oldest at the street, and on top what might come.
fn column(scene: &Scene<'_, TheCity>, seat: Seat, family: Family, plan: Option<&Plan>) -> AnyView {
    let census = Census::of(&scene.view.cities);
    let is_here = |card: &Card| art::drawn(*card).0 == family;
    let cards = by_age(scene, seat);
    let cards = cards.into_iter().filter(|(card, _)| is_here(card));
    let ghosts = plan.into_iter().flat_map(|plan| plan.built.iter().copied());
    let ghosts: Vec<Card> = ghosts.filter(is_here).collect();
    let mut sum = Yield::default();
    let mut floors: Vec<AnyView> = Vec::new();
    for (card, copy) in cards {
        let one = census.card(seat, card);
        sum.income += one.income;
        sum.points += one.points;
        floors.push(floor(scene, Piece::Built(seat, card, copy), card, one));
    }
    let gain = plan.map_or(Yield::default(), |plan| plan.gain);
    for (nth, card) in ghosts.iter().enumerate() {
        // Of two the gain of both stands on one.
        let gain = if nth == 0 { gain } else { Yield::default() };
        floors.push(ghost(scene, *card, gain));
    }
    floors.reverse();
    let flat = if floors.len() >= FLAT_FROM {
        "flat"
    } else {
        ""
    };
    let none = if floors.is_empty() { "none" } else { "" };
    view! {
        <li class=format!("col {} {flat} {none}", family.class())>
            <div class="st">{floors}</div>
            <div class="pl">
                <b>{family.name(scene.lang())}</b>
                <span class="num">{art::yields(sum, |number| number.to_string())}</span>
            </div>
        </li>
    }
    .into_any()
}

/// A building. Touched, it says what is printed on it.
fn floor(scene: &Scene<'_, TheCity>, pick: Piece, card: Card, gives: Yield) -> AnyView {
    let lang = scene.lang();
    let (income, points) = (gives.income, gives.points);
    let yields = say!(lang, "tc-web-yields", income = income, points = points);
    let name = say!(
        lang,
        "tc-web-floor",
        card = card.name(lang),
        yields = yields
    );
    let press = scene.press();
    let id = pick.to_string();
    view! {
        <button type="button" class="c-floor" aria-label=name data-pick=id
            data-card=card.word() on:click=move |_| press(pick)>
            {art::picture(card)}
            <span class="tx">
                <span class="nm">{syllables::name(card, lang)}</span>
                <span class="yl">{art::yields(gives, |number| number.to_string())}</span>
            </span>
        </button>
    }
    .into_any()
}

/// A building that might come, with what the whole city would gain.
fn ghost(scene: &Scene<'_, TheCity>, card: Card, gain: Yield) -> AnyView {
    let lang = scene.lang();
    let (income, points) = (gain.income, gain.points);
    let gains = say!(lang, "tc-web-gain", income = income, points = points);
    let name = say!(lang, "tc-web-ghost", card = card.name(lang), gain = gains);
    view! {
        <div class="c-floor gh" role="img" aria-label=name data-testid="ghost"
            data-card=card.word()>
            {art::picture(card)}
            <span class="tx">
                <span class="nm">{syllables::name(card, lang)}</span>
                <span class="yl">{art::yields(gain, |number| signed(number.into()))}</span>
            </span>
        </div>
    }
    .into_any()
}
