//! A hero's own board: level, weapon, car, reserve, objectives behind a tap.

use games::escape_from_new_york::{
    Escape,
    components::{
        RESERVE,
        aims::{Colour, Objective},
    },
    state::{
        hero::{Hero, Ride, Slot},
        hiding::Veiled,
    },
};
use leptos::prelude::*;
use prose::{
    Lang,
    escape_from_new_york::{
        aim, aim_how, colour, hero as hero_name, item, slot as slot_name, slot_words,
    },
    say,
};
use tabletop::Seat;

use super::{Piece, about, cards, pieces};
use crate::{
    browser::focus,
    kit::{
        self,
        card::{Button, PieceState, piece},
    },
    tables::Scene,
};

type Table<'a> = Scene<'a, Escape>;

/// The board of `seat`, with its cards.
pub(super) fn board(scene: &Table<'_>, seat: Seat) -> AnyView {
    let lang = scene.lang();
    let hero = &scene.view.table.heroes[seat];
    let name = hero_name(hero.persona, lang);
    let portrait = portrait(hero, name.clone());
    view! {
        <section class="panel hb" data-testid="hero" aria-label=name>
            {portrait}
            <div class="slots">
                <div class="sl1">
                    {level(scene, hero)}
                    {weapon(scene, hero)}
                    {car(scene, hero)}
                </div>
                <div class="sl2">
                    {reserve(scene, seat)}
                    {objectives(scene, seat)}
                </div>
            </div>
            {cards::cards(scene, seat)}
        </section>
    }
    .into_any()
}

fn portrait(hero: &Hero<Veiled>, name: String) -> AnyView {
    let word = hero.persona.word();
    let sign = pieces::sign(hero.persona);
    let rays = "\
        <rect width='100' height='150' fill='#252A5E'/><path d='M50 66L0 0H22ZM50 66L40 \
        0H60ZM50 66L78 0H100ZM50 66L100 30V60ZM50 66L0 30V60ZM50 66L0 96V130ZM50 66L100 \
        96V130Z' fill='#343A78'/><circle cx='50' cy='58' r='34' fill='#B5382A'/>";
    view! {
        <div class=format!("pt e-{word} {}", sign.class())>
            <svg class="rays" viewBox="0 0 100 150" preserveAspectRatio="none" aria-hidden="true"
                inner_html=rays></svg>
            <svg class="fig" viewBox="0 0 100 120" aria-hidden="true">
                <use href=format!("#e-{word}") width="100" height="120" />
            </svg>
            <b class="hn">{kit::sign(sign, "")}<span>{name}</span></b>
        </div>
    }
    .into_any()
}

/// So many of so many, as dots.
pub(super) fn dots(full: u8, of: u8) -> Vec<AnyView> {
    let dot = |n: u8| {
        let class = if n < full { "full" } else { "" };
        view! { <i class=class></i> }.into_any()
    };
    (0..of).map(dot).collect()
}

// rules: FU-62
/// What the level token still wants.
pub(super) fn wants(hero: &Hero<Veiled>, lang: Lang) -> AnyView {
    let Some(need) = hero.need() else {
        let words = say!(lang, "web-fu-top-level");
        return view! { <span class="lv top">{words}</span>{wanted(hero, lang)} }.into_any();
    };
    let spoken = say!(
        lang,
        "efny-need",
        convicts = hero.convicts,
        of_convicts = need.convicts,
        items = hero.items,
        of_items = need.items
    );
    view! {
        <span class="lv" role="img" aria-label=spoken>
            {kit::icon("e-convict")}{dots(hero.convicts, need.convicts)}
            {(need.items > 0).then(|| kit::icon("e-cube"))}{dots(hero.items, need.items)}
        </span>
        {wanted(hero, lang)}
    }
    .into_any()
}

// rules: FU-79
/// The wanted cards of a hero, if there are any.
fn wanted(hero: &Hero<Veiled>, lang: Lang) -> Option<AnyView> {
    let count = hero.wanted;
    let spoken = say!(lang, "efny-wanted-line", count = count);
    (count > 0).then(|| {
        view! {
            <span class="wtd num" role="img" aria-label=spoken.clone() title=spoken>
                {format!("★{count}")}
            </span>
        }
        .into_any()
    })
}

fn level(scene: &Table<'_>, hero: &Hero<Veiled>) -> AnyView {
    let lang = scene.lang();
    let words = say!(lang, "web-fu-level", level = hero.level);
    let words = about::word(scene, Piece::About("level"), words);
    view! { <div class="sl"><span class="cap">{words}</span>{wants(hero, lang)}</div> }.into_any()
}

fn weapon(scene: &Table<'_>, hero: &Hero<Veiled>) -> AnyView {
    let lang = scene.lang();
    let named = |words| about::word(scene, Piece::About("weapon"), words);
    let Some(own) = hero.weapon else {
        return view! {
            <div class="sl">
                <span class="cap">{named(say!(lang, "web-fu-weapon"))}</span>
                <span class="muted">{say!(lang, "web-fu-unarmed")}</span>
            </div>
        }
        .into_any();
    };
    let most = own.weapon().map_or(0, |weapon| weapon.ammunition);
    let rounds: Vec<AnyView> = (0..most.max(hero.ammunition))
        .map(|n| {
            let class = if n < hero.ammunition { "ic" } else { "ic no" };
            view! { <svg class=class aria-hidden="true"><use href="#e-ammo" /></svg> }.into_any()
        })
        .collect();
    let spoken = say!(lang, "web-fu-rounds", count = hero.ammunition, most = most);
    view! {
        <div class="sl">
            <span class="cap">{named(item(own, lang))}</span>
            <span class="wp">
                <svg class="gun" aria-hidden="true">
                    <use href=format!("#{}", pieces::item(own)) />
                </svg>
                <span class="am" role="img" aria-label=spoken>{rounds}</span>
            </span>
        </div>
    }
    .into_any()
}

fn car(scene: &Table<'_>, hero: &Hero<Veiled>) -> AnyView {
    let lang = scene.lang();
    let named = about::word(scene, Piece::About("car-own"), say!(lang, "web-fu-car"));
    let ride = match hero.ride {
        None => "none",
        Some(Ride::Taxi) => "taxi",
        Some(Ride::Car(_)) => "car",
    };
    let words = say!(lang, "web-fu-ride", ride = ride);
    view! {
        <div class="sl">
            <span class="cap">{named}</span>
            <span class="muted">{words}</span>
        </div>
    }
    .into_any()
}

/// The picture of a reserve card.
fn picture(seen: Option<Slot>, back: Slot<Veiled>) -> &'static str {
    match (seen, back) {
        (Some(Slot::Item { item, .. }), _) => pieces::item(item),
        (_, Slot::Item { .. }) => "e-cube",
        (_, Slot::Case { .. }) => "e-case",
        (_, Slot::President) => "e-hero",
        (_, Slot::Diagram) => "e-bridge",
    }
}

fn reserve(scene: &Table<'_>, seat: Seat) -> AnyView {
    let (view, lang) = (scene.view, scene.lang());
    let hero = &view.table.heroes[seat];
    let count = hero.reserve_len();
    let places = 0..count.max(RESERVE) as u8;
    let each: Vec<AnyView> = places.map(|at| slot(scene, seat, at)).collect();
    let named = say!(lang, "efny-column-reserve");
    let named = about::word(scene, Piece::About("reserve"), named);
    view! {
        <span class="cap">
            {named}" "
            <em class="num">{format!("{count} / {RESERVE}")}</em>
        </span>
        <ul class="rs" data-testid="reserve" data-zone="reserve"
            on:keydown=|event| focus::rove(&event)>{each}</ul>
    }
    .into_any()
}

fn slot(scene: &Table<'_>, seat: Seat, at: u8) -> AnyView {
    let (view, lang) = (scene.view, scene.lang());
    let place = usize::from(at);
    let Some(back) = view.table.heroes[seat].reserve[place] else {
        let words = say!(lang, "web-fu-free");
        return view! { <li><span class="e-mini no">{words}</span></li> }.into_any();
    };
    let seen = view.slot(seat, place);
    let words = slot_name(back, lang);
    let what = seen.and_then(|seen| slot_words(seen, lang));
    let pick = Piece::Slot(at);
    let is_own = scene.own() == Some(seat) && view.table.active == seat;
    let standing = if is_own {
        scene.standing(pick)
    } else {
        PieceState::Rest
    };
    let name = what.map_or(words.clone(), |what| format!("{words}: {what}"));
    let about = Button {
        pick,
        name,
        class: "e-mini".to_owned(),
        standing,
    };
    let symbol = picture(seen, back);
    let inside = view! {
        <svg class=format!("pic {symbol}") aria-hidden="true">
            <use href=format!("#{symbol}") />
        </svg>
        <span>{words}</span>
    };
    let button = piece(about, inside.into_any(), scene.press());
    view! { <li>{button}</li> }.into_any()
}

// rules: FU-Q42
/// The two objectives, face down until they are touched.
fn objectives(scene: &Table<'_>, seat: Seat) -> AnyView {
    let lang = scene.lang();
    let is_own = scene.own() == Some(seat);
    let aims = scene.view.table.heroes[seat].objectives.face();
    let each: Vec<AnyView> = Colour::ALL
        .into_iter()
        .map(|it| {
            let class = match it {
                Colour::Blue => "e-mini bk",
                Colour::Violet => "e-mini bk bk2",
            };
            if let Some(aims) = aims {
                let card = peek(scene, aims[it as usize], class);
                view! { <li>{card}</li> }.into_any()
            } else {
                view! { <li><span class=class aria-hidden="true"></span></li> }.into_any()
            }
        })
        .collect();
    let hint = is_own.then(|| view! { <em>{say!(lang, "web-fu-tap")}</em> });
    let named = about::word(scene, Piece::About("aims"), say!(lang, "web-fu-aims"));
    view! {
        <span class="cap">{named}" "{hint}</span>
        <ul class="rs ob" data-testid="aims">{each}</ul>
    }
    .into_any()
}

/// An objective that is shown while it is touched: until it is touched again, or something
/// happens. Before that its words are nowhere in the page.
pub(super) fn peek(scene: &Table<'_>, objective: Objective, class: &'static str) -> AnyView {
    let lang = scene.lang();
    let is_seen = RwSignal::new(false);
    let colour = colour(objective.colour(), lang);
    let own = scene.own().map(|seat| scene.view.table.heroes[seat]);
    let is_met = own.is_some_and(|hero| scene.view.table.meets(&hero, objective));
    let name = say!(lang, "web-fu-aim-back", colour = colour);
    let how = aim_how(scene.view, objective, lang);
    let words = move || {
        is_seen.get().then(|| {
            let met = if is_met { "yes" } else { "no" };
            let words = say!(
                lang,
                "web-fu-aim-face",
                aim = aim(objective, lang),
                met = met,
                how = how.as_str()
            );
            view! { <span class="aimface" role="status" data-testid="aim">{words}</span> }
        })
    };
    view! {
        <button type="button" class=class aria-label=name
            aria-expanded=move || is_seen.get().to_string()
            on:click=move |_| is_seen.update(|it| *it = !*it)
            on:blur=move |_| is_seen.set(false)>
            {kit::icon("e-eye")}
        </button>
        {words}
    }
    .into_any()
}
