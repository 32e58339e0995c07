//! The panorama: twelve sections that join into one picture, brackets over the runs.

use games::new_york_new_york::{
    NewYorkNewYork,
    action::Action,
    components::{Card, Colour, SECTIONS},
    scoring::score,
    state::Skyline,
};
use leptos::prelude::*;
use prose::{common::signed, new_york_new_york::Run, new_york_new_york::runs, say};

use super::{Piece, cards::face, name_of, sign_of};
use crate::{
    browser::focus,
    kit::{
        self, Sign,
        card::{Button, PieceState, piece},
    },
    tables::Scene,
};

/// The whole panorama.
pub(super) fn skyline(scene: &Scene<'_, NewYorkNewYork>) -> AnyView {
    let brackets = brackets(scene);
    let sections: Vec<AnyView> = (1..=SECTIONS)
        .map(|number| section(scene, number, &brackets))
        .collect();
    view! {
        <section class="board" aria-label=say!(scene.lang(), "web-nyny-skyline")>
            <ol class="sky" data-testid="skyline" data-zone="board"
                on:keydown=|event| focus::rove(&event)>
                {sections}
            </ol>
        </section>
    }
    .into_any()
}

/// A bracket over a run, or over one that would be.
struct Bracket {
    sign: Sign,
    run: Run,
    words: String,
    is_preview: bool,
}

/// The card that would be laid.
fn laid(scene: &Scene<'_, NewYorkNewYork>) -> Option<Card> {
    match scene.meant()? {
        Action::Play(card) => Some(card),
        Action::Colour(_) | Action::Take(_) | Action::Pass => None,
    }
}

/// The brackets as the skyline is, and dashed those that the picked card would make.
fn brackets(scene: &Scene<'_, NewYorkNewYork>) -> Vec<Bracket> {
    if !scene.view.bonus {
        return Vec::new();
    }
    let now = &scene.view.skyline;
    let then = laid(scene).map(|card| {
        let mut then = *now;
        then.lay(card);
        then
    });
    let colours = scene.view.colours.values().copied().flatten();
    colours
        .flat_map(|colour| of_colour(scene, now, then.as_ref(), colour))
        .collect()
}

fn of_colour(
    scene: &Scene<'_, NewYorkNewYork>,
    now: &Skyline,
    then: Option<&Skyline>,
    colour: Colour,
) -> Vec<Bracket> {
    let sign = sign_of(scene.view, colour);
    let before = runs(now, colour);
    let new = then.map_or(Vec::new(), |then| runs(then, colour));
    let covers = |run: &Run, other: &Run| {
        other
            .positions()
            .any(|it| run.positions().any(|at| at == it))
    };
    let preview = new.iter().filter(|run| !before.contains(run));
    let preview: Vec<Bracket> = preview
        .map(|run| {
            let old: u8 = before
                .iter()
                .filter(|it| covers(run, it))
                .map(|it| it.bonus)
                .sum();
            let words = if old == 0 {
                format!("+{}", run.bonus)
            } else {
                format!("+{old} › +{}", run.bonus)
            };
            Bracket {
                sign,
                run: *run,
                words,
                is_preview: true,
            }
        })
        .collect();
    let stays = |run: &&Run| !preview.iter().any(|it| covers(&it.run, run));
    let rest = before.iter().filter(stays).map(|run| Bracket {
        sign,
        run: *run,
        words: format!("+{}", run.bonus),
        is_preview: false,
    });
    let mut all: Vec<Bracket> = rest.collect();
    all.extend(preview);
    all
}

fn section(scene: &Scene<'_, NewYorkNewYork>, number: u8, brackets: &[Bracket]) -> AnyView {
    let stack = scene.view.skyline.stack(number);
    let depth = stack.colours().len();
    let empty = if depth == 0 { "empty" } else { "" };
    let over = brackets
        .iter()
        .find(|it| it.run.positions().any(|at| at == number));
    let edges = (depth > 1).then(|| {
        let below: Vec<AnyView> = (0..(depth - 1).min(3))
            .map(|k| view! { <i style:--k=k.to_string()></i> }.into_any())
            .collect();
        view! { {below}<span class="dep num" aria-hidden="true">{format!("×{depth}")}</span> }
    });
    view! {
        <li class=format!("sec s{number} {empty}")>
            <div class="br">{over.map(|it| bracket(it, number))}</div>
            <div class="pile">
                {pile(scene, number)}
                <span class="edges">{edges}</span>
            </div>
        </li>
    }
    .into_any()
}

/// The piece of a bracket over one section; pieces wrap and cross the seam by themselves.
fn bracket(it: &Bracket, number: u8) -> AnyView {
    let positions: Vec<u8> = it.run.positions().collect();
    let at = positions.iter().position(|at| *at == number).unwrap_or(0);
    let is_ring = it.run.len == SECTIONS;
    let start = if at == 0 && !is_ring { "start" } else { "" };
    let end = if at + 1 == positions.len() && !is_ring {
        "end"
    } else {
        ""
    };
    let pre = if it.is_preview { "pre" } else { "" };
    let colour = it.sign.class();
    // The words hang over the middle: on a section, or on the line between two.
    let middle = (positions.len() - 1) / 2;
    let is_even = positions.len().is_multiple_of(2);
    let crosses = positions[middle] == SECTIONS && is_even;
    let words = (at == middle).then(|| {
        let side = match (is_even, crosses) {
            (true, false) => "atb",
            _ => "atc",
        };
        view! {
            <span class=format!("bonus {colour} {side} {pre}")>
                {kit::sign(it.sign, "sm")}<b class="num">{it.words.clone()}</b>
            </span>
        }
    });
    let has = |number: u8| positions.contains(&number);
    let over_seam = has(1) && has(SECTIONS) && !is_ring;
    let seam = match number {
        1 if over_seam => Some(("seamtxt l", "‹ 12")),
        SECTIONS if over_seam => Some(("seamtxt r", "1 ›")),
        _ => None,
    };
    let seam = seam.map(|(class, text)| {
        view! { <span class=class aria-hidden="true">{text}</span> }
    });
    view! { <span class=format!("run {colour} {start} {end} {pre}")></span>{words}{seam} }
        .into_any()
}

/// The visible card of a section, which can be laid upon.
fn pile(scene: &Scene<'_, NewYorkNewYork>, number: u8) -> AnyView {
    let lang = scene.lang();
    let top = scene.view.skyline.visible(number);
    let depth = scene.view.skyline.stack(number).colours().len();
    let pick = Piece::Place(number);
    let card = laid(scene).filter(|card| card.number() == number);
    let standing = match scene.standing(pick) {
        // What lies there stays bright: a section is no choice of its own.
        PieceState::Dim | PieceState::Picked => PieceState::Rest,
        other => other,
    };
    let shown = card.or(top);
    let sign = shown.map(|card| sign_of(scene.view, card.colour()));
    let name = if let Some(top) = top {
        let card = name_of(scene.view, top, lang);
        say!(lang, "web-nyny-place", card = card, depth = depth)
    } else {
        say!(lang, "web-nyny-place-empty", number = number)
    };
    let class = match sign {
        Some(sign) => format!("nycard {} {}", sign.light(), sign.class()),
        None => "nycard light-0".to_owned(),
    };
    let lay = if card.is_some() { "lay" } else { "" };
    let inside = match sign {
        Some(sign) => face(sign, number),
        None => unbuilt(number),
    };
    let gain = card.map(|card| gain(scene, card));
    let standing_piece = Button {
        pick,
        name,
        class: format!("{class} {lay}"),
        standing,
    };
    let inside = view! { {inside}{gain} }.into_any();
    piece(standing_piece, inside, scene.press())
}

fn unbuilt(number: u8) -> AnyView {
    view! {
        <svg class="art" viewBox="0 0 100 200" preserveAspectRatio="none" aria-hidden="true">
            <use href=format!("#ny-{number}") width="100" height="200" />
        </svg>
        <span class="tag0">{kit::numeral(u32::from(number))}</span>
    }
    .into_any()
}

/// What laying the card here would bring its reader.
fn gain(scene: &Scene<'_, NewYorkNewYork>, card: Card) -> AnyView {
    let lang = scene.lang();
    let change = scene.own().map(|own| {
        let mut then = scene.view.skyline;
        then.lay(card);
        let points = |skyline: &Skyline| {
            i32::from(score(skyline, scene.view.colours[own], scene.view.bonus).total())
        };
        points(&then) - points(&scene.view.skyline)
    });
    view! {
        <span class="gain">
            <b class="num">{change.map(signed)}</b>{say!(lang, "web-nyny-lay-here")}
        </span>
    }
    .into_any()
}
