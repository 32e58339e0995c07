//! The table of Escape from New York: Manhattan, New York's tracks, the own hero, the others, and
//! what happened as a newsreel.

mod board;
mod cards;
mod choices;
mod map;
mod others;
mod pan;
mod picks;
mod piece;
mod pieces;
mod plan;
mod reel;
mod tracks;

pub use piece::{Ability, Piece};

use games::escape_from_new_york::{
    Escape, action::Action, components::cards::Card, event::Event, flow::Stage, state::foe::Foe,
    view::View,
};
use leptos::prelude::*;
use prose::{Audience, Label, Lang, Voice, escape_from_new_york::place, say};
use tabletop::{Seat, Viewer};

use super::{Face, Halt, Scene, Spare};
use crate::{
    kit::{Sign, motion::Flight},
    table::Tab,
};

impl Face for Escape {
    type Piece = Piece;

    fn path(action: &Action, view: &View) -> Vec<Piece> {
        picks::path(*action, view)
    }

    fn paths(action: &Action, view: &View) -> Vec<Vec<Piece>> {
        picks::paths(*action, view)
    }

    fn intent(
        actions: &[Action],
        view: &View,
        audience: &Audience,
    ) -> (Label, Option<&'static str>) {
        intent(actions[0], view, audience)
    }

    fn confirms(action: &Action) -> bool {
        picks::confirms(*action)
    }

    fn verb(action: &Action, audience: &Audience) -> String {
        verb(*action, audience.lang)
    }

    fn meaning(pick: Piece, view: &View) -> Option<Action> {
        picks::meaning(pick, view)
    }

    fn sign(view: &View, seat: Seat) -> Sign {
        pieces::sign(view.table.heroes[seat].persona)
    }

    fn spot(event: &Event) -> Option<Piece> {
        reel::spot(event)
    }

    fn flight(event: &Event, _: Viewer) -> Option<Flight<Piece>> {
        flight(event)
    }

    fn halts(event: &Event) -> Halt {
        reel::halts(event)
    }

    fn beat(event: &Event) -> Option<&'static str> {
        reel::beat(event)
    }

    fn progress(view: &View, lang: Lang) -> Option<AnyView> {
        progress(view, lang)
    }

    fn tab(tab: Tab, lang: Lang) -> Option<(&'static str, String)> {
        Some(match tab {
            Tab::Table => ("e-map", say!(lang, "web-fu-tab-map")),
            Tab::Scores => ("city", say!(lang, "web-fu-new-york")),
            Tab::Log => ("e-film", say!(lang, "web-fu-reel")),
            Tab::Beside => return None,
        })
    }

    fn spares(_: &View, lang: Lang) -> Vec<Spare<Piece>> {
        vec![Spare {
            pick: Piece::Do(Action::Pass),
            icon: "pass",
            words: say!(lang, "efny-act", act = "pass"),
            short: say!(lang, "efny-act", act = "pass"),
        }]
    }

    fn table(scene: &Scene<'_, Self>) -> AnyView {
        table(scene)
    }
}

// rules: FU-13, FU-21, FU-40
/// What an action would do, and what it brings that cannot be taken back.
fn intent(action: Action, view: &View, audience: &Audience) -> (Label, Option<&'static str>) {
    let lang = audience.lang;
    let label = Escape::action(&action, view, audience);
    let (effect, rule) = match action {
        Action::Step { to, .. } if view.table.map.is_hidden_poi(to) => {
            (say!(lang, "web-fu-no-way-back"), "FU-40")
        }
        Action::Reveal(_) | Action::Turn(_) => {
            let rules = Escape::rules_now(view);
            let rule = rules.first().copied().unwrap_or("FU-40");
            (say!(lang, "web-fu-no-way-back"), rule)
        }
        Action::Choose(cards) => {
            let noise: u8 = cards.iter().map(Card::noise).sum();
            (say!(lang, "web-fu-noise-then", noise = noise), "FU-21")
        }
        _ => return (label, None),
    };
    let effect = Some(label.effect.unwrap_or(effect));
    (Label { effect, ..label }, Some(rule))
}

/// The words on the main button.
fn verb(action: Action, lang: Lang) -> String {
    let (act, at) = match action {
        Action::Step { to, .. } | Action::Jump(to) => ("go", place(to)),
        Action::Reveal(at) => ("reveal", place(at)),
        Action::Turn(at) => ("turn", place(at)),
        Action::Look(at) => ("look", place(at)),
        Action::Choose(_) => ("choose", String::new()),
        Action::Timer => ("timer", String::new()),
        Action::Escape => ("escape", String::new()),
        Action::Cross(_) => ("cross", String::new()),
        Action::Steal { .. } => ("steal", String::new()),
        Action::Draw => ("draw", String::new()),
        Action::TakeCube | Action::TakeCase(_) | Action::TakePresident | Action::TakeCar(_) => {
            ("take", String::new())
        }
        _ => return say!(lang, "web-confirm"),
    };
    say!(lang, "web-fu-verb", act = act, space = at)
}

/// The way a piece went in the open.
fn flight(event: &Event) -> Option<Flight<Piece>> {
    let foe = |from: Foe, to: Foe| Flight::between(Piece::Foe(from), Piece::Foe(to));
    let same = |piece: Piece| Some(Flight::between(piece, piece));
    match event {
        Event::Moved { seat, .. } | Event::Jumped { seat, .. } => same(Piece::Pawn(*seat)),
        Event::EnemyMoved { foe: who, path, .. } => Some(foe(*who, moved(*who, path.end(), false))),
        Event::EnemyClosed { foe: who, to, .. } => Some(foe(*who, moved(*who, *to, false))),
        Event::Tricked { foe: who, to, .. } => Some(foe(*who, moved(*who, *to, true))),
        Event::HelicopterMoved { .. } => same(Piece::Helicopter),
        _ => None,
    }
}

/// The enemy as it is called at its new place.
fn moved(foe: Foe, at: games::escape_from_new_york::components::board::Space, lying: bool) -> Foe {
    match foe {
        Foe::Convict { hurt, .. } => Foe::Convict { at, lying, hurt },
        other => other,
    }
}

// rules: FU-12
/// The twelve steps of a turn, the one that is on lit.
fn progress(view: &View, lang: Lang) -> Option<AnyView> {
    let stage = view.table.stage()?;
    let number = stage.number()?;
    let pip = |step: u8| {
        let class = match (step.cmp(&number), step) {
            (std::cmp::Ordering::Equal, _) => "on",
            (std::cmp::Ordering::Less, _) => "ok",
            (_, 10..) => "ny",
            _ => "",
        };
        let gap = (step == 10).then(|| view! { <span class="gap"></span> });
        view! { {gap}<i class=class></i> }.into_any()
    };
    let pips: Vec<AnyView> = (1..=12).map(pip).collect();
    let words = say!(lang, "web-fu-step", step = number);
    let what = say!(lang, "web-fu-stage", stage = stage_word(stage));
    Some(
        view! {
            <div class="stepper" data-testid="step">
                <span class="cap">{words}<em>{what}</em></span>
                <span class="e-pips" aria-hidden="true">{pips}</span>
            </div>
        }
        .into_any(),
    )
}

fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Refresh => "refresh",
        Stage::Choose => "choose",
        Stage::FirstCard => "first",
        Stage::SecondCard => "second",
        Stage::Drive => "drive",
        Stage::Noise => "noise",
        Stage::Damage => "damage",
        Stage::Level => "level",
        Stage::Building => "building",
        Stage::Discard => "discard",
        Stage::NyCard => "card",
        Stage::Close | Stage::End => "close",
    }
}

/// Whose board is shown: the reader's, else that of whoever is on turn.
fn shown(scene: &Scene<'_, Escape>) -> Seat {
    scene.own().unwrap_or(scene.view.table.active)
}

fn table(scene: &Scene<'_, Escape>) -> AnyView {
    let lang = scene.lang();
    let seat = shown(scene);
    let choice = choices::panel(scene);
    let class = if choice.is_some() {
        "fu app asks"
    } else {
        "fu app"
    };
    pan::follow(scene);
    view! {
        <main class=class>
            <div class="field">
                {tracks::strip(scene)}
                <section class="mapp">
                    <div class="mapw" on:scroll=|_| pan::mark()>{map::map(scene)}</div>
                    {map::overview(scene)}
                    <p class="hud" aria-hidden="true">{say!(lang, "web-fu-hudson")}</p>
                    <p class="er" aria-hidden="true">{say!(lang, "web-fu-east-river")}</p>
                    <p class="nth" aria-hidden="true">{say!(lang, "web-fu-north")}</p>
                </section>
                {choice}
            </div>
            {board::board(scene, seat)}
            {tracks::panel(scene)}
            <aside class="right">
                {others::heroes(scene, seat)}
                {others::bosses(scene)}
                {choices::halts(scene)}
                <div class="logp">{reel::panel(scene)}</div>
            </aside>
        </main>
    }
    .into_any()
}
