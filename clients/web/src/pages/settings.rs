//! The own name, language, theme, motion, pace, sound, size of texts, questions, the hand that
//! holds a phone.

use leptos::prelude::*;
use prose::{Lang, say};

use super::titled;
use crate::{
    kit::{self, sound::Sound},
    own_name,
    ui::{Motion, Pace, TextSize, Theme, Ui},
};

/// The settings.
pub(super) fn settings(ui: Ui) -> AnyView {
    let body = move || {
        let lang = ui.lang.get();
        let rows = vec![
            row(say!(lang, "web-your-name"), name_field(lang)),
            language(ui, lang),
            theme(ui, lang),
            motion(ui, lang),
            pace(ui, lang),
            sound(ui, lang),
            text_size(ui, lang),
            switch(
                say!(lang, "web-confirm"),
                "careful",
                careful_words(lang),
                ui.is_careful,
            ),
            switch(
                say!(lang, "web-hand"),
                "left-hand",
                hand_words(lang),
                ui.is_left,
            ),
        ];
        kit::panel("settings", say!(lang, "web-menu-settings"), (), rows)
    };
    let body = view! { <main class="page">{body}</main> }.into_any();
    titled(ui, move || say!(ui.lang.get(), "web-menu-settings"), body)
}

fn row(words: String, control: AnyView) -> AnyView {
    view! { <div class="setting"><b>{words}</b>{control}</div> }.into_any()
}

/// A setting that has a few values, one of which holds.
fn choice<T: Copy + PartialEq + Send + Sync + 'static>(
    words: String,
    test: &'static str,
    values: Vec<(T, String)>,
    now: T,
    choose: impl Fn(T) + Copy + 'static,
) -> AnyView {
    let control = kit::segments(words.clone(), test, values, now, choose);
    row(words, control)
}

fn language(ui: Ui, lang: Lang) -> AnyView {
    let all = Lang::ALL.map(|it| (it, it.own_name().to_owned())).to_vec();
    choice(
        say!(lang, "web-language"),
        "language",
        all,
        lang,
        move |it| {
            ui.speak(it);
        },
    )
}

fn theme(ui: Ui, lang: Lang) -> AnyView {
    let all = vec![
        (Theme::Light, say!(lang, "web-theme-light")),
        (Theme::Dark, say!(lang, "web-theme-dark")),
    ];
    let choose = move |it| ui.choose_theme(it);
    choice(
        say!(lang, "web-theme"),
        "theme",
        all,
        ui.theme.get(),
        choose,
    )
}

fn motion(ui: Ui, lang: Lang) -> AnyView {
    let all = vec![
        (Motion::System, say!(lang, "web-motion-system")),
        (Motion::Still, say!(lang, "web-motion-still")),
    ];
    let choose = move |it| ui.motion.set(it);
    choice(
        say!(lang, "web-motion"),
        "motion",
        all,
        ui.motion.get(),
        choose,
    )
}

fn pace(ui: Ui, lang: Lang) -> AnyView {
    let all = Pace::ALL.map(|it| (it, prose::sentence(lang, it.message(), &[])));
    let choose = move |it| ui.pace.set(Some(it));
    // What nobody has chosen follows from the motion.
    ui.pace.track();
    choice(
        say!(lang, "web-pace"),
        "pace",
        all.to_vec(),
        ui.pace_now(),
        choose,
    )
}

fn sound(ui: Ui, lang: Lang) -> AnyView {
    let all = vec![
        (false, say!(lang, "web-sound-off")),
        (true, say!(lang, "web-sound-on")),
    ];
    let choose = move |it| {
        ui.is_loud.set(it);
        ui.sound(Sound::Turn);
    };
    choice(
        say!(lang, "web-sound"),
        "sound",
        all,
        ui.is_loud.get(),
        choose,
    )
}

/// A setting that is so or not so, with the words for both: for not so first.
fn switch(
    words: String,
    test: &'static str,
    values: [String; 2],
    signal: RwSignal<bool>,
) -> AnyView {
    let [off, on] = values;
    let all = vec![(false, off), (true, on)];
    choice(words, test, all, signal.get(), move |it| signal.set(it))
}

fn careful_words(lang: Lang) -> [String; 2] {
    [
        say!(lang, "web-confirm-never"),
        say!(lang, "web-confirm-always"),
    ]
}

fn hand_words(lang: Lang) -> [String; 2] {
    [say!(lang, "web-hand-right"), say!(lang, "web-hand-left")]
}

fn text_size(ui: Ui, lang: Lang) -> AnyView {
    let all = TextSize::ALL.map(|it| (it, prose::sentence(lang, it.message(), &[])));
    let choose = move |it| ui.text_size.set(it);
    choice(
        say!(lang, "web-text"),
        "text",
        all.to_vec(),
        ui.text_size.get(),
        choose,
    )
}

/// What the person here is called by others.
fn name_field(lang: Lang) -> AnyView {
    view! {
        <input type="text" class="namefield" maxlength="40" data-testid="own-name"
            aria-label=say!(lang, "web-ask-name") placeholder=say!(lang, "web-ask-name")
            prop:value=own_name::get().unwrap_or_default()
            on:change=|event| own_name::set(&event_target_value(&event)) />
    }
    .into_any()
}
