//! The own name, language, theme, motion, pace, sound, size of texts.

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
        let tongues = Lang::ALL.map(|it| (it, it.own_name().to_owned())).to_vec();
        let themes = vec![
            (Theme::Light, say!(lang, "web-theme-light")),
            (Theme::Dark, say!(lang, "web-theme-dark")),
        ];
        let motions = vec![
            (Motion::System, say!(lang, "web-motion-system")),
            (Motion::Still, say!(lang, "web-motion-still")),
        ];
        let paces = Pace::ALL.map(|it| (it, prose::sentence(lang, it.message(), &[])));
        ui.pace.track();
        let sounds = vec![
            (false, say!(lang, "web-sound-off")),
            (true, say!(lang, "web-sound-on")),
        ];
        let texts = TextSize::ALL.map(|it| (it, prose::sentence(lang, it.message(), &[])));
        let rows = [
            (say!(lang, "web-your-name"), name_field(lang)),
            (
                say!(lang, "web-language"),
                kit::segments(
                    say!(lang, "web-language"),
                    "language",
                    tongues,
                    lang,
                    move |it| ui.speak(it),
                ),
            ),
            (
                say!(lang, "web-theme"),
                kit::segments(
                    say!(lang, "web-theme"),
                    "theme",
                    themes,
                    ui.theme.get(),
                    move |it| ui.choose_theme(it),
                ),
            ),
            (
                say!(lang, "web-motion"),
                kit::segments(
                    say!(lang, "web-motion"),
                    "motion",
                    motions,
                    ui.motion.get(),
                    move |it| ui.motion.set(it),
                ),
            ),
            (
                say!(lang, "web-pace"),
                kit::segments(
                    say!(lang, "web-pace"),
                    "pace",
                    paces.to_vec(),
                    ui.pace_now(),
                    move |it| ui.pace.set(Some(it)),
                ),
            ),
            (
                say!(lang, "web-sound"),
                kit::segments(
                    say!(lang, "web-sound"),
                    "sound",
                    sounds,
                    ui.is_loud.get(),
                    move |it| {
                        ui.is_loud.set(it);
                        ui.sound(Sound::Turn);
                    },
                ),
            ),
            (
                say!(lang, "web-text"),
                kit::segments(
                    say!(lang, "web-text"),
                    "text",
                    texts.to_vec(),
                    ui.text_size.get(),
                    move |it| ui.text_size.set(it),
                ),
            ),
        ];
        let rows: Vec<AnyView> = rows
            .into_iter()
            .map(|(words, control)| {
                view! { <div class="setting"><b>{words}</b>{control}</div> }.into_any()
            })
            .collect();
        kit::panel("settings", say!(lang, "web-menu-settings"), (), rows)
    };
    let body = view! { <main class="page">{body}</main> }.into_any();
    titled(ui, move || say!(ui.lang.get(), "web-menu-settings"), body)
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
