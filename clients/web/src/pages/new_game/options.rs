//! The options of a game, folded away.

use leptos::prelude::*;
use prose::{Lang, say};
use tabletop::{OptionKind, OptionSpec};

use super::draft::Draft;
use crate::{boxes, kit};

/// The most words of which every order is offered.
const ORDER_MAX: usize = 4;

/// The options of the game, folded.
pub(super) fn fold(draft: RwSignal<Draft>, lang: Lang) -> AnyView {
    let now = draft.get();
    let specs = boxes::find(&now.game).map_or(&[][..], |game_box| game_box.options);
    if specs.is_empty() {
        return ().into_any();
    }
    let rows: Vec<AnyView> = specs
        .iter()
        .map(|spec| {
            let value = now.options.iter().find(|(key, _)| key == spec.key);
            let value = value.map(|(_, value)| value.clone()).unwrap_or_default();
            row(draft, spec, value, lang)
        })
        .collect();
    view! {
        <details class="p-fold" data-testid="options">
            <summary>
                {kit::icon("p-down")}<span>{say!(lang, "web-options")}</span>
                <span>{say!(lang, "web-options-box")}</span>
            </summary>
            {rows}
        </details>
    }
    .into_any()
}

fn row(draft: RwSignal<Draft>, spec: &'static OptionSpec, value: String, lang: Lang) -> AnyView {
    let key = spec.key;
    let name = say!(lang, "web-option", key = key);
    let choose = move |event: leptos::ev::Event| {
        let value = event_target_value(&event);
        draft.update(|draft| {
            if let Some(pair) = draft.options.iter_mut().find(|(it, _)| it == key) {
                pair.1 = value;
            }
        });
    };
    let entries: Vec<AnyView> = values(spec)
        .into_iter()
        .map(|it| {
            let words = say!(lang, "web-option-value", value = it.as_str());
            let words = if words.is_empty() { it.clone() } else { words };
            let is_chosen = it == value;
            view! { <option value=it selected=is_chosen>{words}</option> }.into_any()
        })
        .collect();
    view! {
        <label class="setting">
            <b>{name}</b>
            <select data-testid=format!("option-{key}") on:change=choose>{entries}</select>
        </label>
    }
    .into_any()
}

/// Everything an option can be.
fn values(spec: &OptionSpec) -> Vec<String> {
    match spec.kind {
        OptionKind::Switch => vec!["yes".to_owned(), "no".to_owned()],
        OptionKind::Number { min, max, auto } => {
            let auto = auto.then(|| "auto".to_owned());
            let numbers = (min..=max).map(|number| number.to_string());
            auto.into_iter().chain(numbers).collect()
        }
        OptionKind::OneOf(words) => words.iter().map(|it| (*it).to_owned()).collect(),
        OptionKind::Order { of, or } => {
            let orders = if of.len() <= ORDER_MAX {
                orders(of)
            } else {
                vec![of.join(",")]
            };
            let words = or.iter().map(|it| (*it).to_owned());
            words.chain(orders).collect()
        }
    }
}

/// Every order of `words`, the given one first.
fn orders(words: &[&str]) -> Vec<String> {
    let mut all: Vec<Vec<&str>> = vec![Vec::new()];
    for _ in words {
        all = all
            .iter()
            .flat_map(|begun| {
                let left = words.iter().filter(|word| !begun.contains(word));
                left.map(|word| begun.iter().copied().chain([*word]).collect())
            })
            .collect();
    }
    all.iter().map(|order| order.join(",")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_of_four_is_offered_once_and_the_usual_one_first() {
        let mut all = orders(&["a", "r", "v", "i"]);
        assert_eq!((all.len(), &*all[0]), (24, "a,r,v,i"));
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 24);
    }

    #[test]
    fn a_number_may_be_left_to_the_game() {
        let kind = OptionKind::Number {
            min: 1,
            max: 3,
            auto: true,
        };
        assert_eq!(
            values(&OptionSpec {
                key: "rounds",
                kind
            }),
            ["auto", "1", "2", "3"]
        );
    }
}
