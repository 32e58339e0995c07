//! What is decided without a place on the map, as buttons.

use games::escape_from_new_york::{Escape, action::Action, flow::Step};
use leptos::prelude::*;
use player::AutoPass;
use prose::{
    Voice,
    common::capital,
    escape_from_new_york::{foe, hero as hero_name},
    say,
};

use super::{Piece, about, cards};
use crate::{
    browser::focus,
    kit::{
        self,
        card::{Button, PieceState, piece},
    },
    tables::{self, Scene},
};

type Table<'a> = Scene<'a, Escape>;
type Choice = tables::ChoiceOf<Escape>;

/// A button: what pressing it picks, one after the other, and its words.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    picks: Vec<Piece>,
    words: String,
    note: Option<String>,
}

/// The panel, if there is anything to decide in it.
pub(super) fn panel(scene: &Table<'_>) -> Option<AnyView> {
    let lang = scene.lang();
    if !scene.is_asked() || scene.stage.is_still {
        return None;
    }
    let entries = entries(scene);
    let offered = cards::offered(scene);
    let is_window = matches!(
        scene.view.table.agenda.now(),
        Some(Step::Window(_) | Step::Between | Step::Events { .. })
    );
    let hunt = hunt(scene);
    if entries.is_empty() && offered.is_none() && hunt.is_none() {
        return None;
    }
    let rule = Escape::rules_now(scene.view).first();
    let rule = rule.map(|rule| scene.rule(rule));
    let buttons: Vec<AnyView> = entries
        .into_iter()
        .map(|entry| button(scene, entry))
        .collect();
    let halt = is_window.then(|| halts(scene));
    let body = view! {
        {hunt}
        {offered}
        <ul class="choices" on:keydown=|event| focus::rove(&event)>{buttons}</ul>
        {halt}
    };
    let heading = say!(lang, "web-fu-choice");
    Some(
        view! {
            <div class="choice" data-zone="choice">
                {kit::panel("choice", heading, rule, body)}
            </div>
        }
        .into_any(),
    )
}

// rules: FU-73
/// Why an enemy moves, where its move is left to a player.
fn hunt(scene: &Table<'_>) -> Option<AnyView> {
    let table = &scene.view.table;
    let is_hunt = matches!(table.agenda.now(), Some(Step::NyMove { .. }));
    is_hunt.then(|| {
        let hero = hero_name(table.heroes[table.active].persona, scene.lang());
        let words = say!(scene.lang(), "web-fu-hunt", hero = hero);
        view! { <p class="hunt" data-testid="hunt">{words}</p> }.into_any()
    })
}

/// When the play stops at windows.
pub(super) fn halts(scene: &Table<'_>) -> AnyView {
    // Whoever only looks on is asked nothing.
    if scene.own().is_none() {
        return ().into_any();
    }
    let (ui, lang) = (scene.stage.ui, scene.lang());
    let words = |pass: AutoPass| say!(lang, "efny-halt", halt = pass.word());
    let all = AutoPass::ALL.map(|pass| (pass, words(pass))).to_vec();
    let label = say!(lang, "efny-halt-title");
    let segments = kit::segments(
        label.clone(),
        "halt",
        all,
        ui.auto_pass.get(),
        move |pass| {
            ui.auto_pass.set(pass);
        },
    );
    let label = about::word(scene, Piece::About("halts"), label);
    view! { <div class="halts"><span class="cap">{label}</span>{segments}</div> }.into_any()
}

/// What can be pressed next.
fn entries(scene: &Table<'_>) -> Vec<Entry> {
    let picked = scene.stage.gesture.picked();
    let mut all: Vec<Entry> = Vec::new();
    for choice in scene.stage.gesture.left(scene.choices) {
        let Some(picks) = buttons_of(choice, picked) else {
            continue;
        };
        if all.iter().all(|entry| entry.picks != picks) {
            let (words, note) = words(scene, choice, &picks);
            all.push(Entry { picks, words, note });
        }
    }
    all
}

/// The picks from here to the first button on the way of `choice`, unless something on the table
/// comes before it.
fn buttons_of(choice: &Choice, picked: &[Piece]) -> Option<Vec<Piece>> {
    // What is said at one press stays there when it is picked, to be said again.
    let from = picked.len().min(choice.path.len().saturating_sub(1));
    let is_button = |pick: &Piece| matches!(pick, Piece::Do(_) | Piece::Foe(_) | Piece::With(_));
    let from = choice.path[..from]
        .iter()
        .position(is_button)
        .unwrap_or(from);
    let rest = &choice.path[from..];
    let at = rest.iter().position(is_button)?;
    let is_near = rest[..at].iter().all(|pick| matches!(pick, Piece::Slot(_)));
    let is_pass = rest[at] == Piece::Do(Action::Pass);
    (is_near && !is_pass).then(|| rest[..=at].to_vec())
}

/// The words on a button, and what stands small below them.
fn words(scene: &Table<'_>, choice: &Choice, picks: &[Piece]) -> (String, Option<String>) {
    let lang = scene.lang();
    match (picks.last(), choice.action) {
        (
            Some(Piece::Foe(_)),
            Action::Hit(who) | Action::Trick { foe: who, .. } | Action::Send { foe: who, .. },
        ) => (capital(&foe(who, lang)), None),
        // rules: FU-Q42
        (_, Action::Aim(_)) => {
            let number = scene.choices.iter().position(|it| it == choice);
            let number = number.map_or(1, |at| at + 1);
            (say!(lang, "web-fu-aim", number = number), None)
        }
        (_, action) => {
            let label = Escape::action(&action, scene.view, scene.audience);
            (label.text, label.effect)
        }
    }
}

fn button(scene: &Table<'_>, entry: Entry) -> AnyView {
    let Entry { picks, words, note } = entry;
    let Some(last) = picks.last().copied() else {
        return ().into_any();
    };
    let is_picked = scene.stage.gesture.has(last);
    let is_grave = last == Piece::Do(Action::Escape);
    let look = look(scene, last);
    let about = Button {
        pick: last,
        name: words.clone(),
        class: format!("btn sm chc {}", if is_grave { "pri" } else { "" }),
        standing: if is_picked {
            PieceState::Picked
        } else {
            PieceState::Lit
        },
    };
    let press = scene.press();
    let press_all = move |_| {
        if is_picked {
            press(last);
        } else {
            for pick in &picks {
                press(*pick);
            }
        }
    };
    let note = note.map(|note| view! { <small>{note}</small> });
    let inside = view! { <span>{words}</span>{note} };
    let button = piece(about, inside.into_any(), press_all);
    view! { <li>{button}{look}</li> }.into_any()
}

// rules: FU-Q42
/// An objective to be chosen lies face down until it is touched.
fn look(scene: &Table<'_>, pick: Piece) -> Option<AnyView> {
    match pick {
        Piece::Do(Action::Aim(aim)) => Some(super::board::peek(scene, aim, "peek")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::escape_from_new_york::{components::board::Space, state::foe::Foe};

    fn space(name: &str) -> Space {
        name.parse().unwrap()
    }

    fn button(action: &str) -> Piece {
        Piece::Do(action.parse().unwrap())
    }

    fn shown(path: &[Piece], picked: usize) -> Option<Vec<Piece>> {
        let choice = Choice {
            action: Action::Pass,
            path: path.to_vec(),
            confirm: false,
        };
        buttons_of(&choice, &choice.path[..picked])
    }

    #[test]
    fn a_button_is_there_when_nothing_on_the_table_comes_before_it() {
        let cube = [Piece::Do(Action::TakeCube)];
        assert_eq!(shown(&cube, 0).unwrap(), cube);
        let barred = [Piece::Space(space("e3")), button("smash e3")];
        assert_eq!(shown(&barred, 0), None);
        assert_eq!(shown(&barred, 1).unwrap(), barred[1..]);
        assert_eq!(shown(&barred[..1], 0), None);
        let pass = [Piece::Do(Action::Pass)];
        assert_eq!(shown(&pass, 0), None, "the frame has a button for that");
    }

    #[test]
    fn what_is_done_with_the_reserve_takes_one_press() {
        let path = [Piece::Slot(0), Piece::Do(Action::Use(0))];
        assert_eq!(shown(&path, 0).unwrap(), path);
        assert_eq!(shown(&path, 1).unwrap(), path[1..]);
    }

    #[test]
    fn an_enemy_is_a_button_before_its_target_is_lit() {
        let convict = Foe::Convict {
            at: space("e3"),
            lying: false,
            hurt: false,
        };
        let path = [Piece::Foe(convict), Piece::Space(space("e4"))];
        assert_eq!(shown(&path, 0).unwrap(), path[..1]);
        assert_eq!(shown(&path, 1).unwrap(), path[..1], "it stays while picked");
    }

    #[test]
    fn a_button_that_waits_for_a_word_more_stays() {
        let timer = [Piece::Do(Action::Timer)];
        assert_eq!(shown(&timer, 1).unwrap(), timer);
    }
}
