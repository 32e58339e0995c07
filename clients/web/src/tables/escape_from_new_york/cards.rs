//! Action cards: the two of the turn, the own hand, and those to choose from.

use games::escape_from_new_york::{
    Escape,
    components::{
        cards::{Card, CardSet, Icon, Stock},
        effects::Effect,
    },
    event::Seen,
    flow::{Source, Step},
    view::View,
};
use leptos::prelude::*;
use prose::{
    Lang,
    escape_from_new_york::{aim, card as card_name, effect, effects, slot},
    say,
};
use tabletop::Seat;

use super::{Ability, Piece, picks};
use crate::{
    browser::focus,
    kit::{
        self,
        card::{Button, PieceState, piece},
    },
    tables::Scene,
};

type Table<'a> = Scene<'a, Escape>;

/// The two cards of the turn and the hand of `seat`.
pub(super) fn cards(scene: &Table<'_>, seat: Seat) -> AnyView {
    view! {
        <div class="cds" data-zone="hand" on:keydown=|event| focus::rove(&event)>
            {chosen(scene)}
            {hand(scene, seat)}
        </div>
    }
    .into_any()
}

/// The two cards of the active hero: revealed, to be revealed, or face down.
fn chosen(scene: &Table<'_>) -> Option<AnyView> {
    let (view, lang) = (scene.view, scene.lang());
    let turn = &view.table.turn;
    let is_own = scene.own() == Some(view.table.active);
    let seen = |cards: Seen<CardSet>| cards.face().unwrap_or_default();
    let known = turn.played.or(seen(turn.chosen)).or(seen(turn.unseen));
    let backs = if is_own { 0 } else { view.chosen + view.unseen };
    if known.is_empty() && backs == 0 {
        return None;
    }
    let title = if is_own {
        say!(lang, "web-fu-chosen")
    } else {
        let name = scene.audience.label(view.table.active);
        say!(lang, "web-fu-chosen-by", name = name)
    };
    let faces = known.iter().map(|card| {
        let number = number_of(scene, card);
        let drawn = drawn(scene, card, if number.is_some() { "wait2" } else { "" });
        let number = number.map(|number| view! { <span class="ord">{number}</span> });
        view! { <li class="cw">{drawn}{number}</li> }.into_any()
    });
    let faces: Vec<AnyView> = faces.collect();
    let backs: Vec<AnyView> = (0..backs).map(|_| back(lang)).collect();
    Some(
        view! {
            <div class="chs">
                <span class="cap">{title}</span>
                <ul class="row" data-testid="chosen">{faces}{backs}{abilities(scene)}</ul>
            </div>
        }
        .into_any(),
    )
}

/// Whether the card was the first or the second to be used, once that is settled.
fn number_of(scene: &Table<'_>, card: Card) -> Option<&'static str> {
    let turn = &scene.view.table.turn;
    let used = turn.played.or(turn.unseen.face().unwrap_or_default());
    match (used.contains(card), used.len()) {
        (true, 1) => Some("1"),
        (false, 1) => Some("2"),
        _ => None,
    }
}

fn back(lang: Lang) -> AnyView {
    let name = say!(lang, "web-fu-face-down");
    view! { <li class="cw"><span class="e-mini bk fd" role="img" aria-label=name></span></li> }
        .into_any()
}

// rules: FU-18
/// The personal ability, in place of one of the cards.
fn abilities(scene: &Table<'_>) -> Option<AnyView> {
    let lang = scene.lang();
    let is_asked = scene.is_asked() && scene.view.table.agenda.now() == Some(&Step::Play);
    is_asked.then(|| {
        let each = [
            (Ability::Strike, "e-attack", Source::Strike),
            (Ability::Sneak, "e-move", Source::Sneak),
        ];
        let buttons = each.map(|(ability, picture, source)| {
            let words = effects(source.effects(), lang);
            let pick = Piece::Ability(ability);
            let about = Button {
                standing: scene.standing(pick),
                pick,
                name: say!(lang, "web-fu-ability", words = words.as_str()),
                class: "abil".to_owned(),
            };
            let inside = view! { {kit::icon(picture)}<span>{words}</span> };
            piece(about, inside.into_any(), scene.press())
        });
        view! {
            <li class="abils">
                <span class="cap">{say!(lang, "web-fu-ability-title")}</span>
                {buttons}
            </li>
        }
        .into_any()
    })
}

fn hand(scene: &Table<'_>, seat: Seat) -> AnyView {
    let (view, lang) = (scene.view, scene.lang());
    let is_own = scene.own() == Some(seat);
    let counts = say!(
        lang,
        "web-fu-hand-count",
        hand = view.hands[seat],
        discards = view.discards[seat]
    );
    let cards = view.table.heroes[seat].hand.face().unwrap_or_default();
    let row: Vec<AnyView> = cards
        .iter()
        .map(|card| {
            let drawn = drawn(scene, card, "");
            view! { <li class="cw">{drawn}</li> }.into_any()
        })
        .collect();
    let note = (!is_own).then(|| {
        let words = say!(lang, "web-fu-hand-hidden");
        view! { <li class="muted">{words}</li> }
    });
    view! {
        <div class="hnd">
            <span class="cap">
                {say!(lang, "efny-column-hand")}" "<em class="num">{counts}</em>
            </span>
            <ul class="row" data-testid="hand">{row}{note}</ul>
        </div>
    }
    .into_any()
}

// rules: FU-89, FU-Q42
/// What a hero has face down, to be looked at: chosen cards, marked, those of the hand, the
/// reserve and the objectives.
pub(super) fn held(view: &View, seat: Seat, lang: Lang) -> Vec<AnyView> {
    let (hero, turn) = (&view.table.heroes[seat], &view.table.turn);
    let is_active = view.table.active == seat;
    let chosen = turn.chosen.face().filter(|_| is_active);
    let names = |cards: Option<CardSet>, is_on: bool| {
        let cards = cards.unwrap_or_default();
        let chips = cards
            .iter()
            .map(|it| kit::parts::chip(card_name(it, lang), is_on));
        chips.collect::<Vec<_>>()
    };
    let mut held = names(chosen, true);
    held.extend(names(hero.hand.face(), false));
    let reserve = (0..hero.reserve_len()).filter_map(|at| view.slot(seat, at));
    held.extend(reserve.map(|it| kit::parts::chip(slot(it, lang), false)));
    let aims = hero.objectives.face().into_iter().flatten();
    held.extend(aims.map(|it| kit::parts::chip(aim(it, lang), false)));
    held
}

/// Cards to choose from that are neither in the hand nor chosen: discards, special ones.
pub(super) fn offered(scene: &Table<'_>) -> Option<AnyView> {
    let lang = scene.lang();
    let own = scene.own()?;
    let hero = &scene.view.table.heroes[own];
    let (cards, title): (CardSet, String) = match scene.view.table.agenda.now()? {
        Step::Refresh | Step::Retrieve { .. } => {
            (hero.discards.face()?, say!(lang, "web-fu-discards"))
        }
        Step::Special => (hero.beside.face()?, say!(lang, "web-fu-specials")),
        _ => return None,
    };
    if !scene.is_asked() || cards.is_empty() {
        return None;
    }
    let row: Vec<AnyView> = cards
        .iter()
        .map(|card| {
            let drawn = drawn(scene, card, "");
            view! { <li class="cw">{drawn}</li> }.into_any()
        })
        .collect();
    Some(
        view! {
            <span class="cap">{title}</span>
            <ul class="row offered" on:keydown=|event| focus::rove(&event)>{row}</ul>
        }
        .into_any(),
    )
}

/// The icon of an effect.
fn picture(effect: Effect) -> &'static str {
    match effect {
        Effect::Move(..) | Effect::MoveByCar(..) | Effect::Jump => "e-move",
        Effect::Damage(..) => "e-attack",
        Effect::Reveal(_) | Effect::RevealPoi(_) => "e-reveal",
        Effect::Retrieve(_) | Effect::Item | Effect::Steal | Effect::Reload(_) => "e-take",
        Effect::Look(_) => "e-eye",
        Effect::NeedClear | Effect::NeedPoi => "info",
        _ => "e-special",
    }
}

fn drawn(scene: &Table<'_>, card: Card, class: &str) -> AnyView {
    let lang = scene.lang();
    let (kind, icon) = match card.icon() {
        Icon::Move => ("k-move", "e-move"),
        Icon::Attack => ("k-attack", "e-attack"),
        Icon::Special => ("k-special", "e-special"),
    };
    let special = if card.stock() == Stock::Basic {
        ""
    } else {
        "spc"
    };
    let pick = Piece::Card(card);
    let due = match scene.view.table.resolving() {
        Some((Source::Card(now), due)) if now == card => Some(due),
        _ => None,
    };
    let glow = if due.is_some() { "now" } else { "" };
    let noise = card.noise();
    let name = card_name(card, lang);
    let words = effects(card.effects(), lang);
    let about = Button {
        standing: scene.standing(pick),
        pick,
        name: say!(
            lang,
            "web-fu-card",
            card = name.as_str(),
            words = words,
            noise = noise
        ),
        class: format!("e-card {kind} {special} {glow} {class}"),
    };
    let lines: Vec<AnyView> = card
        .effects()
        .iter()
        .enumerate()
        .map(|(at, it)| {
            let class = match due {
                Some(due) if at == due => "now",
                Some(due) if at < due => "done",
                _ => "",
            };
            let words = effect(*it, lang);
            view! { <li class=class>{kit::icon(picture(*it))}<span>{words}</span></li> }.into_any()
        })
        .collect();
    let inside = view! {
        <span class="hd">
            {kit::icon(icon)}
            <span class="nz num">{kit::icon("e-noise")}{noise.to_string()}</span>
        </span>
        <span class="nm">{name}</span>
        <ul class="fx">{lines}</ul>
    };
    let picked = scene.stage.gesture.picked().to_vec();
    let press = scene.press();
    let touch = move |touched: Piece| {
        for pick in picks::touch(touched, &picked) {
            press(pick);
        }
    };
    if about.standing == PieceState::Rest {
        return still(about, inside.into_any());
    }
    piece(about, inside.into_any(), touch)
}

/// A card that is only looked at.
fn still(about: Button<Piece>, inside: AnyView) -> AnyView {
    let id = about.pick.to_string();
    view! {
        <div class=format!("{} rest", about.class) role="img" aria-label=about.name
            data-pick=id>{inside}</div>
    }
    .into_any()
}
