//! The options of a game, folded away: each with its name and a line that explains it, and what is
//! put in order (heroes, colours) by pictures.

use leptos::prelude::*;
use prose::{Lang, say};
use tabletop::{OptionKind, OptionSpec, Seat};

use super::draft::{Draft, DraftSeat};
use crate::{
    boxes,
    browser::drawings,
    kit::{self, Sign},
};

/// The option that says whether heroes are chosen, and the one that says by whom.
const CAST: &str = "cast";
const HEROES: &str = "heroes";
const COLOURS: &str = "colours";

/// The options of the game, folded.
pub(super) fn fold(draft: RwSignal<Draft>, lang: Lang) -> AnyView {
    let now = draft.get();
    let specs = boxes::find(&now.game).map_or(&[][..], |game_box| game_box.options);
    if specs.is_empty() {
        return ().into_any();
    }
    let rows: Vec<AnyView> = specs
        .iter()
        .filter(|spec| is_asked(spec, &now))
        .map(|spec| order(draft, &now, spec, lang))
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

/// Who plays whom is worth asking only where that is not left to chance.
fn is_asked(spec: &OptionSpec, now: &Draft) -> bool {
    spec.key != HEROES || value(now, CAST) == "yes"
}

/// What the game is set to.
fn value<'a>(now: &'a Draft, key: &str) -> &'a str {
    let pair = now.options.iter().find(|(it, _)| it == key);
    pair.map_or("", |(_, value)| value)
}

fn set(draft: RwSignal<Draft>, key: &'static str, value: String) {
    draft.update(|draft| {
        if let Some(pair) = draft.options.iter_mut().find(|(it, _)| it == key) {
            pair.1 = value;
        }
    });
}

/// What an option is called, and the line that explains it.
fn about(key: &'static str, lang: Lang) -> AnyView {
    view! {
        <span class="about">
            <b>{say!(lang, "web-option", key = key)}</b>
            <small>{say!(lang, "web-option-how", key = key)}</small>
        </span>
    }
    .into_any()
}

fn row(draft: RwSignal<Draft>, now: &Draft, spec: &'static OptionSpec, lang: Lang) -> AnyView {
    let values = values(spec.kind, now.seats.len());
    let values = values.into_iter().map(|it| {
        let words = match (spec.key, &*it) {
            (CAST, "yes") => words("order", lang),
            (CAST, _) => words("lots", lang),
            _ => match it.parse::<Seat>().ok() {
                Some(seat) => called(&now.seats[seat.index()], seat.index(), lang),
                None => words(&it, lang),
            },
        };
        (it, words)
    });
    let select = select(draft, now, spec.key, values.collect());
    view! { <label class="setting option">{about(spec.key, lang)}{select}</label> }.into_any()
}

fn select(
    draft: RwSignal<Draft>,
    now: &Draft,
    key: &'static str,
    values: Vec<(String, String)>,
) -> AnyView {
    let chosen = value(now, key);
    let entries: Vec<AnyView> = values
        .into_iter()
        .map(|(value, words)| {
            let is_chosen = value == chosen;
            view! { <option value=value selected=is_chosen>{words}</option> }.into_any()
        })
        .collect();
    let choose = move |event| set(draft, key, event_target_value(&event));
    view! {
        <select data-testid=format!("option-{key}") on:change=choose>{entries}</select>
    }
    .into_any()
}

/// What is put in order: each seat chooses by picture, and whoever had that has the other.
fn order(draft: RwSignal<Draft>, now: &Draft, spec: &'static OptionSpec, lang: Lang) -> AnyView {
    let OptionKind::Order { of, or } = spec.kind else {
        return row(draft, now, spec, lang);
    };
    let key = spec.key;
    let chosen = value(now, key);
    if key == HEROES {
        drawings::bring(&now.game, of.iter().map(|word| portrait(word)));
    }
    let is_order = !or.contains(&chosen);
    let usual = of.join(",");
    let ways = (!or.is_empty()).then(|| {
        let own = if is_order { chosen } else { &*usual };
        let mut values: Vec<(String, String)> = or
            .iter()
            .map(|word| ((*word).to_owned(), words(word, lang)))
            .collect();
        values.push((own.to_owned(), words("order", lang)));
        select(draft, now, key, values)
    });
    let seats = is_order.then(|| {
        let each = now.seats.iter().enumerate();
        let each = each.map(|(at, seat)| {
            let place = Ordered { key, at, chosen };
            faces(draft, &place, &called(seat, at, lang), lang)
        });
        let each: Vec<AnyView> = each.take(of.len()).collect();
        view! { <ol class="casting" data-testid=format!("order-{key}")>{each}</ol> }
    });
    let about = about(key, lang);
    let head = match ways {
        Some(ways) => view! { <label class="ways">{about}{ways}</label> }.into_any(),
        None => about,
    };
    view! { <div class="setting option">{head}{seats}</div> }.into_any()
}

/// A place in what is put in order.
struct Ordered<'a> {
    /// The option.
    key: &'static str,
    /// The seat, from 0.
    at: usize,
    /// The order as it is.
    chosen: &'a str,
}

/// What a seat can be given, as pictures.
fn faces(draft: RwSignal<Draft>, place: &Ordered<'_>, who: &str, lang: Lang) -> AnyView {
    let Ordered {
        key,
        at,
        chosen: order,
    } = *place;
    let has = order.split(',').nth(at).unwrap_or_default().to_owned();
    let mut all: Vec<&str> = order.split(',').collect();
    // Wherever they are given to, they stand in one order.
    all.sort_unstable();
    let buttons: Vec<AnyView> = all
        .into_iter()
        .map(|word| {
            let is_chosen = word == has;
            let given = give(order, at, word);
            view! {
                <button type="button" role="radio" data-testid=format!("{key}-{at}-{word}")
                    aria-checked=if is_chosen { "true" } else { "false" }
                    on:click=move |_| set(draft, key, given.clone())>
                    {picture(key, word)}<small>{words(word, lang)}</small>
                </button>
            }
            .into_any()
        })
        .collect();
    view! {
        <li>
            <b>{who.to_owned()}</b>
            <span class="faces" role="radiogroup" aria-label=who.to_owned()
                on:keydown=|event| crate::browser::focus::rove(&event)>{buttons}</span>
        </li>
    }
    .into_any()
}

/// The portrait of a hero among the drawings of the game.
fn portrait(word: &str) -> String {
    format!("e-{word}")
}

/// A face or a swatch.
fn picture(key: &str, word: &str) -> AnyView {
    let letter = word.to_ascii_uppercase();
    let sign = Sign::ALL
        .iter()
        .find(|it| letter == it.letter().to_string());
    match (key, sign) {
        (HEROES, _) => {
            let face = portrait(word);
            let drawing = format!("#{face}");
            view! {
                <span class=format!("face {face}")>
                    <svg viewBox="0 0 100 120" aria-hidden="true"><use href=drawing /></svg>
                </span>
            }
            .into_any()
        }
        (COLOURS, Some(sign)) => kit::sign(*sign, "lg"),
        _ => ().into_any(),
    }
}

/// The order in which seat number `at` has `word`, and whoever had it what that seat had.
fn give(order: &str, at: usize, word: &str) -> String {
    let mut words: Vec<&str> = order.split(',').collect();
    if let Some(had) = words.iter().position(|it| *it == word) {
        words.swap(at, had);
    }
    words.join(",")
}

/// What whoever sits in seat number `at` is called here.
fn called(seat: &DraftSeat, at: usize, lang: Lang) -> String {
    let letter = Seat::new(at as u8);
    match seat {
        DraftSeat::Person { name } if player::is_name(name) => name.clone(),
        DraftSeat::Bot(_) => say!(lang, "seat-bot", seat = letter.to_string()),
        DraftSeat::Person { .. } | DraftSeat::Open => player::person(letter, lang),
    }
}

/// A value in words.
fn words(value: &str, lang: Lang) -> String {
    say!(lang, "web-option-value", value = value)
}

/// Everything an option can be at a table of so many seats, but for orders.
fn values(kind: OptionKind, seats: usize) -> Vec<String> {
    match kind {
        OptionKind::Switch => vec!["yes".to_owned(), "no".to_owned()],
        OptionKind::Number { min, max, auto } => {
            let auto = auto.then(|| "auto".to_owned());
            let numbers = (min..=max).map(|number| number.to_string());
            auto.into_iter().chain(numbers).collect()
        }
        OptionKind::OneOf(words) => {
            let is_there = |word: &&&str| {
                let seat = word.parse::<Seat>();
                seat.map_or(true, |seat| seat.index() < seats)
            };
            let words = words.iter().filter(is_there);
            words.map(|it| (*it).to_owned()).collect()
        }
        OptionKind::Order { or, .. } => or.iter().map(|it| (*it).to_owned()).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boxes::BOXES;

    /// Every option of every game.
    fn all() -> impl Iterator<Item = &'static OptionSpec> {
        BOXES.iter().flat_map(|game_box| game_box.options)
    }

    #[test]
    fn every_option_has_a_name_and_a_line_and_none_is_the_key_of_the_program() {
        let mut count = 0;
        for (spec, lang) in all().flat_map(|spec| Lang::ALL.map(|lang| (spec, lang))) {
            let name = say!(lang, "web-option", key = spec.key);
            let how = say!(lang, "web-option-how", key = spec.key);
            let unknown = say!(lang, "web-option", key = "");
            let unexplained = say!(lang, "web-option-how", key = "");
            assert!(
                name != unknown && !name.contains('-'),
                "{}: {name}",
                spec.key
            );
            assert!(
                how != unexplained && how.ends_with('.'),
                "{}: {how}",
                spec.key
            );
            count += 1;
        }
        assert!(count > 30, "only {count} were read");
    }

    #[test]
    fn every_value_is_a_number_or_words_and_no_key() {
        for (spec, lang) in all().flat_map(|spec| Lang::ALL.map(|lang| (spec, lang))) {
            let mut all = values(spec.kind, 6);
            if let OptionKind::Order { of, .. } = spec.kind {
                all.extend(of.iter().map(|it| (*it).to_owned()));
                all.push("order".to_owned());
            }
            for value in all {
                let is_seat = value.parse::<Seat>().is_ok();
                if is_seat {
                    continue;
                }
                let words = words(&value, lang);
                let is_key = words.eq_ignore_ascii_case(&value);
                let is_fine = !is_key || value.parse::<u8>().is_ok();
                // Some words are what people say, and heroes have Italian names.
                let said: &[&str] = match lang {
                    Lang::En => &["yes", "no", "open", "remembered", "maggie"],
                    Lang::It => &["no", "jena", "maggie", "mente", "tassista"],
                };
                let is_said = said.contains(&&*value);
                assert!(is_fine || is_said, "{} in {lang}: {words}", spec.key);
            }
        }
    }

    #[test]
    fn whoever_takes_a_face_changes_it_with_whoever_had_it() {
        assert_eq!(
            give("jena,maggie,mente,tassista", 0, "mente"),
            "mente,maggie,jena,tassista"
        );
        assert_eq!(give("a,r,v,i", 1, "i"), "a,i,v,r");
        assert_eq!(give("a,r,v,i", 1, "r"), "a,r,v,i");
    }

    #[test]
    fn nobody_begins_who_does_not_sit_at_the_table() {
        let kind = OptionKind::OneOf(&["drawn", "A", "B", "C", "D"]);
        assert_eq!(values(kind, 3), ["drawn", "A", "B", "C"]);
    }

    #[test]
    fn a_number_may_be_left_to_the_game() {
        let kind = OptionKind::Number {
            min: 1,
            max: 3,
            auto: true,
        };
        assert_eq!(values(kind, 2), ["auto", "1", "2", "3"]);
    }
}
