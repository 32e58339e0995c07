//! The other heroes at a glance, and the bosses.

use games::escape_from_new_york::{
    Escape,
    components::{Persona, bosses::Boss},
    state::{
        President,
        hero::{Hero, Ride},
        hiding::Veiled,
        map::Post,
    },
};
use leptos::prelude::*;
use prose::{
    escape_from_new_york::{ability, boss as boss_name, hero as hero_name, item, place},
    say,
};
use tabletop::Seat;

use super::{Piece, about, board, pieces};
use crate::{
    kit::{self, motion},
    tables::Scene,
};

type Table<'a> = Scene<'a, Escape>;

/// Every hero but that of `shown`.
pub(super) fn heroes(scene: &Table<'_>, shown: Seat) -> AnyView {
    let seats = scene.view.table.heroes.seats();
    let others = seats.iter().filter(|seat| *seat != shown);
    let each: Vec<AnyView> = others.map(|seat| glance(scene, seat)).collect();
    view! { <div class="gls" data-testid="heroes">{each}</div> }.into_any()
}

fn glance(scene: &Table<'_>, seat: Seat) -> AnyView {
    let (view, lang) = (scene.view, scene.lang());
    let hero = &view.table.heroes[seat];
    let sign = pieces::sign(hero.persona);
    let at = hero.space;
    let what = format!("{} · {}", hero_name(hero.persona, lang), place(at));
    let reserve = say!(lang, "web-fu-reserve", count = hero.reserve_len());
    let level = say!(lang, "web-fu-level", level = hero.level);
    let hand = say!(lang, "web-fu-holds", count = view.hands[seat]);
    let show = move |_| motion::flash(&Piece::Space(at).to_string());
    view! {
        <button type="button" class=format!("gl {}", sign.class()) data-pick=format!("hero-{seat}")
            on:click=show>
            {face(hero.persona)}
            <span class="gt2">
                <b>{kit::sign(sign, "sm")}<span>{scene.audience.label(seat)}</span></b>
                <small>{what}</small>
                <small class="rsv num">{reserve}</small>
            </span>
            <span class="gr">
                <span role="img" aria-label=hand>
                    {kit::icon("hand")}<b class="num">{view.hands[seat].to_string()}</b>
                </span>
                <span class="l2"><span>{level}</span>{board::wants(hero, lang)}</span>
                {gear(hero, lang)}
            </span>
        </button>
    }
    .into_any()
}

fn face(persona: Persona) -> AnyView {
    let word = persona.word();
    let behind = match persona {
        Persona::Jena => "#B9BCDD",
        Persona::Maggie => "#BDDDD7",
        Persona::Mente => "#D8CDE0",
        Persona::Tassista => "#F5D78E",
    };
    view! {
        <span class=format!("gp e-{word}")>
            <svg viewBox="14 4 72 72" aria-hidden="true">
                <rect x="14" y="4" width="72" height="72" fill=behind />
                <use href=format!("#e-{word}") width="100" height="120" />
            </svg>
        </span>
    }
    .into_any()
}

/// Weapon and car.
fn gear(hero: &Hero<Veiled>, lang: prose::Lang) -> AnyView {
    let weapon = hero.weapon.map(|weapon| {
        let name = item(weapon, lang);
        let rounds = hero.ammunition.to_string();
        let spoken = format!("{name} {rounds}");
        view! {
            <span role="img" aria-label=spoken>
                <svg class="wpn" aria-hidden="true">
                    <use href=format!("#{}", pieces::item(weapon)) />
                </svg>
                <b class="num">{rounds}</b>
            </span>
        }
    });
    let car = hero.ride.map(|ride| {
        let (symbol, word) = match ride {
            Ride::Taxi => ("#e-taxi", "taxi"),
            Ride::Car(_) => ("#e-car", "car"),
        };
        let name = say!(lang, "web-fu-ride", ride = word);
        view! {
            <svg class="wpn car" role="img" aria-label=name><use href=symbol /></svg>
        }
    });
    view! { {weapon}{car} }.into_any()
}

/// The three bosses: where they are and how they fare.
pub(super) fn bosses(scene: &Table<'_>) -> AnyView {
    let each: Vec<AnyView> = Boss::ALL.into_iter().map(|it| boss(scene, it)).collect();
    view! { <ul class="bos" data-testid="bosses">{each}</ul> }.into_any()
}

fn boss(scene: &Table<'_>, boss: Boss) -> AnyView {
    let (table, lang) = (&scene.view.table, scene.lang());
    let (state, at, hit_points) = match table.map.bosses[boss as usize] {
        Post::Away if boss == Boss::Duke && table.president == President::Held => {
            ("president", None, boss.hit_points())
        }
        Post::Away => ("away", None, boss.hit_points()),
        Post::On { at, hit_points, .. } => ("on", Some(at), hit_points),
        Post::Waiting => ("waiting", None, boss.hit_points()),
        Post::Dead => ("dead", None, 0),
    };
    let case = boss
        .guards()
        .filter(|_| at.is_some())
        .map(|number| say!(lang, "efny-slot-case", number = number));
    let words = at.map_or_else(
        || say!(lang, "web-fu-boss", state = state),
        |at| {
            [Some(place(at)), case]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(", ")
        },
    );
    let numbers = say!(
        lang,
        "web-fu-boss-numbers",
        health = hit_points,
        damage = boss.damage(),
        reach = boss.range(),
        movement = boss.movement()
    );
    let away = if at.is_some() { "" } else { "away" };
    let word = boss.word();
    view! {
        <li class=format!("{away} e-{word}")>
            <svg viewBox="0 0 64 64" aria-hidden="true"><use href=format!("#e-{word}") /></svg>
            <span>
                <b>{about::word(scene, Piece::Boss(boss), boss_name(boss, lang))}</b>
                <small>{words}</small>
                <small>{ability(boss, lang)}</small>
            </span>
            <span class="num" role="img" aria-label=numbers>
                {kit::icon("e-hp")}{hit_points.to_string()}
                {kit::icon("e-attack")}{boss.damage().to_string()}
            </span>
        </li>
    }
    .into_any()
}
