//! A step that is told by itself, where the prompt stands: what happened and what is counted.

use leptos::prelude::*;
use prose::{PartRow, say};

use super::{TablePage, telling::Step};
use crate::{
    browser,
    kit::{self, Sign},
    tables::{Face, Situation},
};

/// How long it takes to count something up, in milliseconds.
pub(super) const COUNTING: i32 = 600;
/// How many numbers are seen while it is counted.
const NUMBERS: u16 = 15;

/// A step in the place of the prompt. It is spoken by the voice of the page, so it is no region
/// that is read out by itself.
pub(super) fn told<G: Face>(page: TablePage<G>, now: &Situation<G>, step: &Step) -> AnyView {
    let lang = now.audience.lang;
    let inside = view! {
        {kit::icon("check")}<span>{say!(lang, "web-step-on")}</span><kbd>"↵"</kbd>
    };
    let skip = view! {
        {kit::icon("pass")}<span>{say!(lang, "web-skip")}</span><kbd>"Esc"</kbd>
    };
    let counted = step.part.as_ref().map(|part| {
        let rows = part.rows.iter();
        let rows: Vec<AnyView> = rows.map(|row| counted(page, now, row)).collect();
        view! { <ul class="counted num" data-testid="counted">{rows}</ul> }
    });
    let name = step.part.as_ref().map(|part| part.name.clone());
    view! {
        <section class="prompt told wait" data-testid="prompt">
            <div class="say">
                <b data-testid="question">{step.text.clone()}</b>
                <span data-testid="consequence">{name}</span>
            </div>
            {page.pictures(step, now)}
            {counted}
            {G::progress(now.view(), lang)}
            <div class="acts">
                {kit::button("ghost", "skip-steps", skip, move || page.skip_steps())}
                {kit::button("pri", "step-on", inside, move || page.step_on())}
            </div>
        </section>
    }
    .into_any()
}

/// What somebody gets, counted up.
fn counted<G: Face>(page: TablePage<G>, now: &Situation<G>, row: &PartRow) -> AnyView {
    let sign = row.seat.map_or(Sign::Neutral, |seat| now.sign(seat));
    let none = if row.gain == 0 { "none" } else { "" };
    let shown = RwSignal::new(if page.ui.is_still() { row.gain } else { 0 });
    count(shown, row.gain, 1);
    let before = row.before;
    view! {
        <li class=none>
            {kit::sign(sign, "sm")}<span class="nm">{row.name.clone()}</span>
            <small>{move || format!("+{}", shown.get())}</small>
            <b>{move || (before + shown.get()).to_string()}</b>
        </li>
    }
    .into_any()
}

/// Brings what is shown nearer to `gain`, number by number.
fn count(shown: RwSignal<u16>, gain: u16, nth: u16) {
    if shown.try_get_untracked().is_none_or(|it| it >= gain) || nth > NUMBERS {
        return;
    }
    browser::later(COUNTING / i32::from(NUMBERS), move || {
        let next = u32::from(gain) * u32::from(nth) / u32::from(NUMBERS);
        // What cannot be set was left meanwhile.
        if shown.try_set(next as u16).is_none() {
            count(shown, gain, nth + 1);
        }
    });
}

/// A step in words, for those who listen.
pub(super) fn spoken(step: &Step) -> String {
    let Some(part) = &step.part else {
        return step.text.clone();
    };
    let rows = part.rows.iter();
    let rows: Vec<String> = rows
        .map(|row| format!("{} +{}", row.name, row.gain))
        .collect();
    format!("{} {}: {}.", step.text, part.name, rows.join(", "))
}
