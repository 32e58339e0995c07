//! A game to be begun: which, who sits where, what is agreed on. Everything has a default.

mod draft;
mod options;

use leptos::{ev, prelude::*};
use prose::{Lang, say};
use tabletop::Seat;

use crate::{
    boxes::{self, BOXES, BoxInfo},
    browser::focus,
    kit::{self, Sign},
    pages::offered::Offered,
    routes::{Route, Way},
    ui::Ui,
};
use draft::{Draft, DraftSeat};

pub(super) use draft::play_now;

/// The page.
pub(super) fn new_game(ui: Ui, game: Option<String>, way: Way) -> AnyView {
    let game = game.filter(|game| boxes::find(game).is_some());
    let game = game.unwrap_or_else(|| BOXES[0].info.id.to_owned());
    let draft = RwSignal::new(Draft::new(&game, way));
    let offered = Offered::ask();
    let shown = Memo::new(move |_| offered.of(BOXES.iter().map(|game_box| game_box.info.id)));
    Effect::new(move |_| {
        // A game that is switched off is not begun, wherever the link to it came from.
        let now = draft.with_untracked(|draft| (draft.game.clone(), draft.way));
        let (shown, (game, way)) = (shown.get(), now);
        if let (false, Some(first)) = (shown.contains(&game.as_str()), shown.first()) {
            draft.set(Draft::new(first, way));
        }
    });
    let listener = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Enter" && focus::is_nowhere() {
            draft.with_untracked(|draft| draft.start(ui));
        }
    });
    on_cleanup(move || listener.remove());
    let title = move || {
        let words = say!(ui.lang.get(), "web-new-game");
        kit::top(
            ui,
            view! { <span class="plainword">{words}</span> }.into_any(),
            ().into_any(),
        )
    };
    view! {
        {title}
        <main class="newgame" data-testid="new-game">
            {move || posters(ui, draft, &shown.get())}
            <div class="newcols">
                {move || seats(ui, draft)}
                {move || beside(ui, draft)}
            </div>
        </main>
        {move || start_bar(ui, draft)}
    }
    .into_any()
}

/// The games that are shown, the chosen one lit.
fn posters(ui: Ui, draft: RwSignal<Draft>, shown: &[&str]) -> AnyView {
    let chosen = draft.with(|draft| draft.game.clone());
    let lang = ui.lang.get();
    let each = BOXES
        .iter()
        .filter(|game_box| shown.contains(&game_box.info.id));
    let each: Vec<AnyView> = each
        .map(|BoxInfo { info, .. }| {
            let id = info.id;
            let is_chosen = chosen == id;
            let choose = move |_| {
                let way = draft.with_untracked(|draft| draft.way);
                draft.set(Draft::new(id, way));
            };
            view! {
                <button type="button" class="p-pick" role="radio" data-testid=format!("pick-{id}")
                    aria-checked=if is_chosen { "true" } else { "false" }
                    aria-label=prose::title(id, lang) on:click=choose>
                    <svg class="poster" viewBox="0 0 260 400" aria-hidden="true">
                        <use href=format!("#poster-{id}") width="260" height="400" />
                    </svg>
                </button>
            }
            .into_any()
        })
        .collect();
    view! {
        <div class="picks" role="radiogroup" aria-label=say!(lang, "web-which-game")
            on:keydown=|event| focus::rove(&event)>{each}</div>
    }
    .into_any()
}

fn seats(ui: Ui, draft: RwSignal<Draft>) -> AnyView {
    let lang = ui.lang.get();
    let now = draft.get();
    let info = boxes::find(&now.game).map(|game_box| game_box.info);
    let Some(info) = info else {
        return ().into_any();
    };
    let rows: Vec<AnyView> = now
        .seats
        .iter()
        .enumerate()
        .map(|(at, seat)| row(draft, &now, at, seat, lang))
        .collect();
    let is_full = now.seats.len() >= usize::from(info.seats_max);
    let add = (!is_full).then(|| {
        let inside = view! { {kit::icon("plus")}<span>{say!(lang, "web-add-seat")}</span> };
        kit::button("ghost", "add-seat", inside, move || {
            draft.update(Draft::add);
        })
    });
    let count = say!(
        lang,
        "web-seat-range",
        min = info.seats_min,
        max = info.seats_max
    );
    let ways = vec![
        (Way::Bots, say!(lang, "web-way-bots")),
        (Way::Friends, say!(lang, "web-with-friends")),
        (Way::Device, say!(lang, "web-pass-device")),
    ];
    let ways = kit::segments(say!(lang, "web-way"), "way", ways, now.way, move |way| {
        draft.update(|draft| *draft = Draft::new(&draft.game, way));
    });
    let body = view! {
        <div class="ways">{ways}</div>
        <ol data-testid="draft-seats">{rows}</ol>
        {add}
        {options::fold(draft, lang)}
    };
    let beside = view! { <span class="muted">{count}</span> };
    kit::panel("seats-panel", say!(lang, "web-seats"), beside, body)
}

fn row(draft: RwSignal<Draft>, now: &Draft, at: usize, seat: &DraftSeat, lang: Lang) -> AnyView {
    let letter = Seat::new(at as u8);
    let control = match seat {
        DraftSeat::Person { name } => name_field(draft, letter, name, lang),
        DraftSeat::Bot(level) => levels(draft, at, *level, lang),
        DraftSeat::Open => {
            let inside = view! { {kit::icon("bot")}<span>{say!(lang, "web-give-bot")}</span> };
            kit::button("sm", "give-bot", inside, move || {
                draft.update(|it| it.give_to_bot(at));
            })
        }
    };
    let (name, small) = match seat {
        DraftSeat::Person { name } if at == now.own => {
            let ask = name.is_empty().then(|| say!(lang, "web-ask-name"));
            (say!(lang, "web-you"), ask.unwrap_or_default())
        }
        DraftSeat::Person { .. } => (player::person(letter, lang), String::new()),
        DraftSeat::Bot(_) => (
            say!(lang, "seat-bot", seat = letter.to_string()),
            say!(lang, "web-bot"),
        ),
        DraftSeat::Open => (
            say!(lang, "web-seat-open"),
            say!(lang, "web-seat-open-small"),
        ),
    };
    let moves = [
        (at.checked_sub(1), "up", say!(lang, "web-seat-up")),
        (
            now.can_move_on(at).then_some(at),
            "p-down",
            say!(lang, "web-seat-down"),
        ),
    ];
    let moves = moves.map(|(at, picture, words)| {
        at.map(|at| {
            view! {
                <button type="button" class="iconbtn" aria-label=words
                    data-testid=format!("seat-{picture}-{at}")
                    on:click=move |_| draft.update(|it| it.move_on(at))>
                    {kit::icon(picture)}
                </button>
            }
            .into_any()
        })
    });
    let [up, down] = moves;
    let is_spare = now.can_remove(at);
    let remove = is_spare.then(|| {
        view! {
            <button type="button" class="iconbtn" aria-label=say!(lang, "web-remove")
                on:click=move |_| draft.update(|it| it.remove(at))>{kit::icon("close")}</button>
        }
    });
    let open = if matches!(seat, DraftSeat::Open) {
        "open"
    } else {
        ""
    };
    view! {
        <li class=format!("p-seat {open}")>
            {kit::sign(Sign::of_seat(letter), "lg")}
            <div><b>{name}</b><small>{small}</small></div>
            {control}
            <span>{up}{down}{remove}</span>
        </li>
    }
    .into_any()
}

/// Where somebody types a name; until then they are called after their seat.
fn name_field(draft: RwSignal<Draft>, seat: Seat, name: &str, lang: Lang) -> AnyView {
    let at = seat.index();
    let is_own = draft.with(|draft| draft.own == at);
    let is_asked = is_own && name.is_empty();
    let label = if is_asked {
        say!(lang, "web-ask-name")
    } else {
        say!(lang, "web-your-name")
    };
    view! {
        <input type="text" class="namefield" maxlength="40" data-testid=format!("name-{at}")
            aria-label=label placeholder=player::person(seat, lang) prop:value=name.to_owned()
            on:change=move |event| {
                let name = event_target_value(&event);
                draft.update(|draft| draft.rename(at, name));
            } />
    }
    .into_any()
}

fn levels(draft: RwSignal<Draft>, at: usize, level: host::Skill, lang: Lang) -> AnyView {
    let all = host::Skill::ALL.iter();
    let all = all.map(|it| (*it, say!(lang, "web-level", level = it.word())));
    kit::segments(
        say!(lang, "web-level-label"),
        "level",
        all.collect(),
        level,
        move |level| {
            draft.update(|draft| draft.seats[at] = DraftSeat::Bot(level));
        },
    )
}

/// What the chosen way means.
fn beside(ui: Ui, draft: RwSignal<Draft>) -> AnyView {
    let lang = ui.lang.get();
    let way = draft.with(|draft| draft.way);
    let (icon, words) = match way {
        Way::Bots => ("bot", say!(lang, "web-way-bots-how")),
        Way::Friends => ("friends", say!(lang, "web-way-friends-how")),
        Way::Device => ("device", say!(lang, "web-way-device-how")),
    };
    let listed = (way == Way::Friends).then(|| {
        let is_listed = draft.with(|draft| draft.listed);
        view! {
            <label class="check">
                <input type="checkbox" data-testid="listed" prop:checked=is_listed
                    on:change=move |_| draft.update(|it| it.listed = !it.listed) />
                <span>{say!(lang, "web-listed")}</span>
            </label>
        }
    });
    let game = draft.with(|draft| draft.game.clone());
    let rules = Route::Rules {
        game: Some(game),
        rule: None,
    };
    let rules_words = view! { {kit::icon("rules")}<span>{say!(lang, "web-menu-rules")}</span> };
    let body = view! {
        <p class="how">{kit::icon(icon)}<span>{words}</span></p>
        {listed}
        {kit::link(ui, rules, "btn", rules_words)}
    };
    kit::panel("how", say!(lang, "web-how"), (), body)
}

fn start_bar(ui: Ui, draft: RwSignal<Draft>) -> AnyView {
    let lang = ui.lang.get();
    let now = draft.get();
    let title = boxes::title(&now.game, lang);
    let head = say!(
        lang,
        "web-start-head",
        game = title,
        count = now.seats.len()
    );
    let note = match now.way {
        Way::Friends => say!(lang, "web-start-friends"),
        Way::Bots | Way::Device => say!(lang, "web-start-now"),
    };
    let inside = view! { {kit::icon("play")}<span>{say!(lang, "web-start")}</span><kbd>"↵"</kbd> };
    view! {
        <footer class="startbar">
            <div><b>{head}</b><p class="muted">{note}</p></div>
            {kit::button("pri", "start", inside, move || draft.with_untracked(|it| it.start(ui)))}
        </footer>
    }
    .into_any()
}
