//! What this is, and whose games they are.

use leptos::prelude::*;
use prose::say;

use super::titled;
use crate::{
    boxes::{BOXES, BoxInfo},
    kit,
    ui::Ui,
};

/// The page about the house and its games.
pub(super) fn about(ui: Ui) -> AnyView {
    let body = move || {
        let lang = ui.lang.get();
        let games: Vec<AnyView> = BOXES
            .iter()
            .map(|BoxInfo { info, .. }| {
                let title = prose::title(info.id, lang);
                view! { <li><b>{title}</b><span>{info.credits()}</span></li> }.into_any()
            })
            .collect();
        let notice = view! {
            <p>{say!(lang, "web-about-what")}</p>
            <p>{say!(lang, "web-about-notice")}</p>
            <ul class="credits">{games}</ul>
            <p>{say!(lang, "web-about-fair")}</p>
            <p>{say!(lang, "web-about-licence")}</p>
        };
        kit::panel("about", say!(lang, "web-menu-about"), (), notice)
    };
    let body = view! { <main class="page prose">{body}</main> }.into_any();
    titled(ui, move || say!(ui.lang.get(), "web-menu-about"), body)
}
