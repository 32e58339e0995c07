//! The table of New York: market, money, hand, the own city, the others, the majorities.

mod city;
mod flights;
mod majorities;
mod market;
mod picks;
mod piece;
mod plan;
mod rivals;
mod tile;

pub use piece::Piece;

use games::new_york::{
    NewYork,
    action::Action,
    components::{Tile, TileSet},
    event::Event,
    flow::Step,
    scoring::{Majority, longest_street},
    view::View,
};
use leptos::prelude::*;
use prose::{Audience, Lang, Named, new_york::shows_hand, say};
use tabletop::{Seat, Viewer};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::{Face, Scene, Spare};
use crate::{
    browser::focus,
    kit::{
        self,
        card::{Button, PieceState, piece},
        motion::Flight,
    },
};

impl Face for NewYork {
    type Piece = Piece;

    fn path(action: &Action, view: &View) -> Vec<Piece> {
        picks::path(*action, view)
    }

    fn verb(action: &Action, audience: &Audience) -> String {
        let lang = audience.lang;
        match action {
            Action::Take { cards } => say!(lang, "ny-verb-take", worth = cards.worth()),
            Action::Buy { .. } => say!(lang, "ny-verb-buy"),
            Action::Add { .. } | Action::Place { .. } => say!(lang, "ny-verb-place"),
            Action::Remove { .. } | Action::Reserve { .. } => say!(lang, "ny-verb-reserve"),
            Action::Swap { .. } => say!(lang, "ny-verb-swap"),
            Action::Pass => say!(lang, "ny-verb-pass"),
            Action::Dirk { .. } => say!(lang, "ny-verb-dirk"),
        }
    }

    fn meaning(pick: Piece, view: &View) -> Option<Action> {
        picks::meaning(pick, view)
    }

    fn spot(event: &Event) -> Option<Piece> {
        match event {
            Event::Placed { tile, .. }
            | Event::Added { tile, .. }
            | Event::Swapped { tile, .. } => Some(Piece::building(*tile)),
            _ => None,
        }
    }

    fn flights(event: &Event, viewer: Viewer) -> Vec<Flight<Piece>> {
        flights::flights(event, viewer)
    }

    // rules: NY-30, NY-33
    /// The streets, or the tiles of a type; their order is that of the scoring's parts.
    fn glowing(event: &Event, part: usize, view: &View) -> Vec<String> {
        let Event::Scored { majorities, .. } = event else {
            return Self::spot(event).iter().map(ToString::to_string).collect();
        };
        let Some(part) = part.checked_sub(1) else {
            return vec![STREET.to_owned()];
        };
        let gives = |majority: &&Majority| {
            let dirk = majority.dirk.is_some_and(|share| share.points > 0);
            dirk || majority.seats.values().any(|share| share.points > 0)
        };
        let Some(majority) = majorities.iter().filter(gives).nth(part) else {
            return Vec::new();
        };
        let seats = view.table.cities.seats().iter();
        let tiles = seats.flat_map(|seat| view.table.cities.of(seat).tiles().iter());
        let tiles = tiles.filter(|tile| tile.kind() == majority.kind);
        tiles.map(|it| Piece::building(it).to_string()).collect()
    }

    // rules: NY-21
    fn spares(_: &View, lang: Lang) -> Vec<Spare<Piece>> {
        vec![Spare {
            pick: Piece::Pass,
            icon: "pass",
            words: say!(lang, "ny-action-pass"),
            short: say!(lang, "ny-verb-pass"),
        }]
    }

    fn table(scene: &Scene<'_, Self>) -> AnyView {
        table(scene)
    }
}

/// What the page calls the longest street of a city.
const STREET: &str = "street";

/// Whose city is shown large: the reader's, else that of whoever is asked.
fn shown(scene: &Scene<'_, NewYork>) -> Seat {
    let asked = match scene.view.table.agenda.now() {
        Some(Step::Act(seat) | Step::Place(seat)) => Some(*seat),
        _ => None,
    };
    scene.own().or(asked).unwrap_or(Seat::A)
}

fn table(scene: &Scene<'_, NewYork>) -> AnyView {
    let seat = shown(scene);
    let hand = shows_hand(scene.view, seat).then(|| market::hand(scene, seat));
    view! {
        <main class="ny app">
            <div class="field">
                <div class="market">
                    {market::stalls(scene)}
                    <div class="moneyp">{market::row(scene)}</div>
                </div>
                {own_city(scene, seat)}
            </div>
            {hand}
            <aside class="right">
                {rivals::rivals(scene, seat)}
                {majorities::board(scene)}
                <div class="logp">{scene.log_panel()}</div>
            </aside>
        </main>
    }
    .into_any()
}

/// The large city with what belongs to it.
fn own_city(scene: &Scene<'_, NewYork>, seat: Seat) -> AnyView {
    let lang = scene.lang();
    let length = longest_street(scene.view.table.cities.of(seat));
    let title = if scene.own() == Some(seat) {
        say!(lang, "ny-your-city")
    } else {
        say!(lang, "ny-city-of", name = scene.audience.label(seat))
    };
    let has_ghosts = city::is_looking(scene);
    let legend = has_ghosts.then(|| view! { <p class="legend">{say!(lang, "ny-web-legend")}</p> });
    let label = title.clone();
    view! {
        <section class="panel cityp" data-testid="city-panel" aria-label=label>
            <header>
                <h2>{title}</h2>
                <span class="streetchip num">
                    <i></i>{say!(lang, "ny-web-longest", length = length)}
                </span>
                <span class="zoom">
                    {zoom(scene, "minus", "ny-web-out", -1)}
                    {zoom(scene, "plus", "ny-web-in", 1)}
                </span>
            </header>
            <div class="cityw"><div class="pan">{city::board(scene, seat)}</div></div>
            <div class="shelf">
                {aside(scene, seat)}
                {reserve(scene, seat)}
                {legend}
            </div>
        </section>
    }
    .into_any()
}

/// A button that makes the city larger or smaller. How large it is, the page itself remembers.
fn zoom(scene: &Scene<'_, NewYork>, icon: &str, name: &'static str, step: i32) -> AnyView {
    let lang = scene.lang();
    let name = prose::sentence(lang, name, &[]);
    let press = move |_| {
        let pan: Option<HtmlElement> = focus::find(".ny .pan").and_then(|it| it.dyn_into().ok());
        if let Some(pan) = pan {
            let style = pan.style();
            let now = style.get_property_value("--zoom").unwrap_or_default();
            let now: i32 = now.trim().parse().unwrap_or(10);
            let next = (now + 3 * step).clamp(10, 31);
            let _ = style.set_property("--zoom", &next.to_string());
        }
    };
    view! {
        <button type="button" class="iconbtn" aria-label=name on:click=press>
            {kit::icon(icon)}
        </button>
    }
    .into_any()
}

/// Tiles bought in this turn, still to be placed.
fn aside(scene: &Scene<'_, NewYork>, seat: Seat) -> Option<AnyView> {
    let tiles = scene.view.table.aside[seat];
    (!tiles.is_empty()).then(|| {
        let title = say!(scene.lang(), "ny-aside-title");
        let list = tiles_to_pick(scene, tiles, Piece::Aside, tiles.len() == 1);
        view! {
            <div class="reserve aside">
                <span class="cap">{title}</span>
                {list}
            </div>
        }
        .into_any()
    })
}

/// The reserve: tiles to be added, and a place to put tiles.
fn reserve(scene: &Scene<'_, NewYork>, seat: Seat) -> AnyView {
    let lang = scene.lang();
    let tiles = scene.view.table.reserves[seat];
    let pick = Piece::Reserve;
    let standing = scene.standing(pick);
    let can = scene
        .choices
        .iter()
        .any(|choice| choice.path.contains(&pick));
    let list = (!tiles.is_empty()).then(|| tiles_to_pick(scene, tiles, Piece::Stock, false));
    let target = can.then(|| {
        let about = Button {
            pick,
            name: say!(lang, "ny-verb-reserve"),
            class: "btn sm into".to_owned(),
            standing,
        };
        let inside = view! { {kit::icon("plus")} };
        piece(about, inside.into_any(), scene.press())
    });
    view! {
        <div class="reserve" data-testid="reserve">
            <span class="cap">{say!(lang, "ny-reserve-title")}</span>
            {list}
            {target}
        </div>
    }
    .into_any()
}

/// Tiles to be picked, each as `piece_of` it; `only_one` is no choice.
fn tiles_to_pick(
    scene: &Scene<'_, NewYork>,
    tiles: TileSet,
    piece_of: fn(Tile) -> Piece,
    only_one: bool,
) -> AnyView {
    let lang = scene.lang();
    let each: Vec<AnyView> = tiles
        .iter()
        .map(|it| {
            let pick = piece_of(it);
            let mut standing = scene.standing(pick);
            if only_one && standing == PieceState::Dim {
                // There is nothing to choose: it is the one to be placed.
                standing = PieceState::Rest;
            }
            let about = Button {
                pick,
                name: it.name(lang),
                class: "tl".to_owned(),
                standing,
            };
            let button = piece(about, tile::alone(it), scene.press());
            view! { <li>{button}</li> }.into_any()
        })
        .collect();
    view! { <ul on:keydown=|event| focus::rove(&event)>{each}</ul> }.into_any()
}
