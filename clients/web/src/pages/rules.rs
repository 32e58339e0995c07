//! The rules: by heading, by id, by words, in both languages.

use host::{
    Rulebook,
    rulebook::{Rule, Section},
};
use leptos::prelude::*;
use prose::say;

use super::titled;
use crate::{
    boxes::{self, BOXES, BoxInfo},
    browser::{
        self,
        fetch::{self, NoAnswer},
        small_letters,
    },
    kit,
    routes::Route,
    ui::Ui,
};

/// The rules of a game, or the games to choose from.
pub(super) fn rules(ui: Ui, game: Option<String>, rule: Option<String>) -> AnyView {
    let game_box = game.as_deref().and_then(boxes::find);
    let Some(game_box) = game_box else {
        return games(ui);
    };
    let words = RwSignal::new(String::new());
    let text = book_text(ui, game_box.info.id);
    let wanted = StoredValue::new(rule);
    Effect::new(move |_| {
        if text.get().is_some() {
            // Once: whoever then searches is not sent back.
            if let Some(rule) = wanted.try_update_value(Option::take).flatten() {
                let rule = format!("[id=\"{rule}\"]");
                browser::later(0, move || browser::focus::focus(&rule));
            }
        }
    });
    let search = move || {
        let lang = ui.lang.get();
        view! {
            <label class="search">
                {kit::icon("search")}
                <input type="search" data-testid="search" aria-label=say!(lang, "web-search")
                    placeholder=say!(lang, "web-search")
                    prop:value=move || words.get()
                    on:input=move |event| words.set(event_target_value(&event)) />
            </label>
        }
    };
    let book = move || {
        let lang = ui.lang.get();
        let sought = small_letters(&words.get());
        let text = match text.get() {
            Some(Ok(text)) => text,
            Some(Err(_)) => {
                return view! { <p>{say!(lang, "web-unreachable")}</p> }.into_any();
            }
            None => return kit::parts::waiting(ui),
        };
        let book = Rulebook::of(&text);
        let notes = book
            .notes()
            .filter_map(|(name, words)| note(name, words, &sought));
        let parts = book.sections.iter();
        let parts = parts.filter_map(|part| section(part, &sought));
        let found: Vec<AnyView> = notes.chain(parts).collect();
        if found.is_empty() {
            let words = words.get();
            return view! { <p>{say!(lang, "rules-none", words = words)}</p> }.into_any();
        }
        found.into_any()
    };
    let body = view! {
        <main class="page prose rulebook" data-testid="rules">{search}{book}</main>
    };
    let title = move || {
        kit::top(
            ui,
            kit::lettering(game_box.info.id, game_box.info.title),
            ().into_any(),
        )
    };
    view! { {title}{body} }.into_any()
}

fn games(ui: Ui) -> AnyView {
    let body = move || {
        let each = BOXES.iter().map(|BoxInfo { info, .. }| {
            let route = Route::Rules {
                game: Some(info.id.to_owned()),
                rule: None,
            };
            let inside = view! { <b>{info.title}</b><span>{info.credits()}</span> };
            view! { <li>{kit::link(ui, route, "tableline", inside)}</li> }.into_any()
        });
        view! { <ul class="tablelist">{each.collect::<Vec<_>>()}</ul> }
    };
    let body = view! { <main class="page">{body}</main> }.into_any();
    titled(ui, move || say!(ui.lang.get(), "web-menu-rules"), body)
}

/// The heading and those of its rules that have the words; nothing if none has.
fn section(part: &Section<'_>, sought: &str) -> Option<AnyView> {
    let fits = |rule: &&Rule<'_>| {
        sought.is_empty()
            || [rule.id, &rule.plain_text(), &rule.sources_text()]
                .iter()
                .any(|text| small_letters(text).contains(sought))
    };
    let rules: Vec<&Rule<'_>> = part
        .rules
        .iter()
        .filter(|rule| !rule.is_example())
        .collect();
    let rules: Vec<AnyView> = rules
        .into_iter()
        .filter(fits)
        .map(|rule| {
            let id = rule.id.to_owned();
            view! {
                <li id=id.clone() tabindex="-1" class="rule">
                    <a class="ruleid" href=format!("#{id}")>{id.clone()}</a>
                    <p>{rule.plain_text()}</p>
                    {sources(rule)}
                </li>
            }
            .into_any()
        })
        .collect();
    if rules.is_empty() {
        return None;
    }
    let heading = part.heading.to_owned();
    Some(view! { <section><h2>{heading}</h2><ol>{rules}</ol></section> }.into_any())
}

/// Whose the rule is, part by part.
fn sources(rule: &Rule<'_>) -> AnyView {
    let each = rule.sources.iter().map(|source| {
        let class = format!("source {}", source.name());
        view! { <span class=class>{source.written.to_owned()}</span> }
    });
    let each: Vec<_> = each.collect();
    view! { <p class="sources" data-testid="rule-sources">{each}</p> }.into_any()
}

/// What the title page says besides, if it has the words: above all what is ours.
fn note(name: String, words: String, sought: &str) -> Option<AnyView> {
    let has_words = small_letters(&format!("{name} {words}")).contains(sought);
    has_words.then(|| {
        view! {
            <section data-testid="rules-note">
                <h2>{name}</h2>
                <p class="rulenote">{words}</p>
            </section>
        }
        .into_any()
    })
}

type Text = RwSignal<Option<Result<String, NoAnswer>>>;

/// The rules of a game in the language spoken, loaded when they are read and again when that
/// changes.
fn book_text(ui: Ui, game: &'static str) -> Text {
    let text = Text::new(None);
    Effect::new(move |_| {
        let lang = ui.lang.get().code();
        let path = format!("/assets/{}/rules/{game}.{lang}.md", browser::build());
        wasm_bindgen_futures::spawn_local(async move {
            let answer = fetch::get(&path).await;
            // The page may have been left meanwhile.
            let _ = text.try_set(Some(answer));
        });
    });
    text
}

/// One rule beside what one is at.
pub(super) fn beside(ui: Ui, game: String, id: String) -> AnyView {
    let lang = ui.lang.get();
    let Some(game_box) = boxes::find(&game) else {
        return ().into_any();
    };
    let text = book_text(ui, game_box.info.id);
    let sought = id.clone();
    let words = move || {
        let text = text.get()?.ok()?;
        let book = Rulebook::of(&text);
        let rule = book.rule(&sought);
        let words = rule.map(Rule::plain_text).unwrap_or_default();
        let heading = book.section_of(&sought).map(|part| part.heading.to_owned());
        Some(view! {
            <p class="cap">{heading}</p>
            <p class="ruletext" data-testid="rule-text">{words}</p>
            {rule.map(sources)}
        })
    };
    let title = say!(lang, "web-rule", id = id.as_str());
    let close = move || ui.rule.set(None);
    let all = Route::rule(&game, &id);
    let body = view! {
        {words}
        <div class="acts">
            {kit::link(ui, all, "btn", say!(lang, "web-all-rules"))}
            {kit::button("pri", "rule-close", say!(lang, "web-close"), close)}
        </div>
    };
    kit::dialog("rule", title, body, close)
}
