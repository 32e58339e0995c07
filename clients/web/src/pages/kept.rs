//! The games kept on this device: a line for each, and all of them as a file.

use leptos::prelude::*;
use prose::{Lang, say};
use room::LocalSeat;
use tabletop::Seat;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::{
    archive::{self, KeptTable},
    boxes,
    browser::{self, focus},
    kit,
    routes::{RecordSource, Route},
    table_store::TableStore,
    ui::{Mood, Ui},
    worker::messages::TableLine,
};

/// What the file of all games is called.
const FILE: &str = "five-boroughs.games";

/// What the list knows. A handle: copy it.
#[derive(Clone, Copy)]
pub(super) struct Kept {
    ui: Ui,
    lines: RwSignal<Vec<TableLine>>,
    /// The table that is to be forgotten, if the person says so.
    asked: RwSignal<Option<TableLine>>,
    /// The one that was forgotten last, to be brought back.
    forgotten: RwSignal<Option<KeptTable>>,
}

impl Kept {
    /// What is kept here, as soon as it is known.
    pub(super) fn look(ui: Ui) -> Kept {
        let kept = Kept {
            ui,
            lines: RwSignal::new(Vec::new()),
            asked: RwSignal::new(None),
            forgotten: RwSignal::new(None),
        };
        kept.look_again();
        kept
    }

    fn look_again(self) {
        spawn_local(async move {
            // The page may have been left meanwhile.
            let _ = self.lines.try_set(TableStore::default().lines().await);
        });
    }

    /// The panel.
    pub(super) fn panel(self) -> AnyView {
        let lang = self.ui.lang.get();
        let lines = self.lines.get();
        let list = if lines.is_empty() {
            view! { <p class="muted">{say!(lang, "web-no-tables-here")}</p> }.into_any()
        } else {
            let rows: Vec<AnyView> = lines.into_iter().map(|line| self.row(line, lang)).collect();
            view! { <ul class="tablelist">{rows}</ul> }.into_any()
        };
        let body = view! { {self.bring_back(lang)}{list}{self.files(lang)} };
        kit::panel("tables-here", say!(lang, "web-tables-here"), (), body)
    }

    /// The panel of the games that are over, each leading to its replay.
    pub(super) fn finished(self) -> AnyView {
        let lang = self.ui.lang.get();
        let mut lines = self.lines.get();
        lines.retain(|line| line.is_over && !line.is_aside);
        let list = if lines.is_empty() {
            view! { <p class="muted">{say!(lang, "web-no-replays-here")}</p> }.into_any()
        } else {
            let row = |line: TableLine| {
                let source = RecordSource::Local(line.table.clone());
                let route = Route::replay(&line.game, source);
                view! { <li>{self.line(&line, route, lang)}</li> }.into_any()
            };
            let rows: Vec<AnyView> = lines.into_iter().map(row).collect();
            view! { <ul class="tablelist">{rows}</ul> }.into_any()
        };
        kit::panel("replays-here", say!(lang, "web-replays-here"), (), list)
    }

    fn row(self, line: TableLine, lang: Lang) -> AnyView {
        let route = Route::local(Some(&line.game), &line.table);
        let link = self.line(&line, route, lang);
        let ask = move |_| {
            self.asked.set(Some(line.clone()));
            browser::later(0, || focus::focus("[data-testid=keep-game]"));
        };
        view! {
            <li>
                {link}
                <button type="button" class="iconbtn" data-testid="forget"
                    aria-label=say!(lang, "web-forget") on:click=ask>{kit::icon("close")}</button>
            </li>
        }
        .into_any()
    }

    /// What is to be said of a game, as a link to where it leads.
    fn line(self, line: &TableLine, route: Route, lang: Lang) -> AnyView {
        let title = boxes::title(&line.game);
        let over = match (line.is_aside, line.is_over) {
            (true, _) => "aside",
            (false, true) => "yes",
            (false, false) => "no",
        };
        let when = browser::day_and_time(line.changed, lang.code());
        let words = say!(lang, "web-kept-table", ply = line.ply, over = over);
        let who = who(&line.seats, lang);
        let inside = view! {
            <b>{title}</b>
            <span class="who">{who}</span>
            <span>{words}</span>
            {result(line, lang).map(|it| view! { <span>{it}</span> })}
            <span class="num">{when}</span>
        };
        kit::link(self.ui, route, "tableline", inside)
    }

    /// The question before a game is forgotten, if it is being asked.
    pub(super) fn question(self) -> AnyView {
        let lang = self.ui.lang.get();
        let Some(line) = self.asked.get() else {
            return ().into_any();
        };
        let close = move || self.asked.set(None);
        let (title, who) = (boxes::title(&line.game), who(&line.seats, lang));
        let words = say!(
            lang,
            "web-forget-what",
            game = title,
            who = who,
            ply = line.ply
        );
        let forget = move || self.forget(line.clone());
        let body = view! {
            <p>{words}</p>
            <div class="acts">
                {kit::button("pri", "keep-game", say!(lang, "web-keep"), close)}
                {kit::button("", "forget-game", say!(lang, "web-forget"), forget)}
            </div>
        };
        kit::dialog("forget-dialog", say!(lang, "web-forget"), body, close)
    }

    fn forget(self, line: TableLine) {
        self.asked.set(None);
        spawn_local(async move {
            let mut store = TableStore::default();
            let entries = store.read_texts(&line.table).await;
            store.forget(&line.table).await;
            let _ = self.forgotten.try_set(Some(KeptTable { line, entries }));
            self.look_again();
            browser::later(0, || focus::focus("[data-testid=bring-back]"));
        });
    }

    /// The game that was forgotten last can be had back as long as this page is open.
    fn bring_back(self, lang: Lang) -> Option<AnyView> {
        let kept = self.forgotten.get()?;
        let words = say!(lang, "web-forgotten", game = boxes::title(&kept.line.game));
        let back = move || {
            let kept = kept.clone();
            self.forgotten.set(None);
            spawn_local(async move {
                TableStore::default().add(vec![kept]).await;
                self.look_again();
            });
        };
        let inside = view! { {kit::icon("back")}<span>{say!(lang, "web-bring-back")}</span> };
        let button = kit::button("sm", "bring-back", inside, back);
        Some(
            view! { <p class="forgotten" role="status"><span>{words}</span>{button}</p> }
                .into_any(),
        )
    }

    /// All games to a file, and from one.
    fn files(self, lang: Lang) -> AnyView {
        let save = (!self.lines.with(Vec::is_empty)).then(|| {
            let inside =
                view! { {kit::icon("p-download")}<span>{say!(lang, "web-save-games")}</span> };
            kit::button("", "save-games", inside, move || {
                spawn_local(async move {
                    let all = TableStore::default().all().await;
                    browser::download(FILE, &archive::file(all));
                });
            })
        });
        view! {
            <div class="acts gamesfile">
                {save}
                <label class="btn filepick">
                    {kit::icon("replay")}<span>{say!(lang, "web-load-games")}</span>
                    <input class="sr" type="file" accept=".games,application/json"
                        data-testid="load-games" on:change=move |event| self.load(&event) />
                </label>
            </div>
        }
        .into_any()
    }

    fn load(self, event: &leptos::ev::Event) {
        let target = event.target();
        let input = target.and_then(|it| it.dyn_into::<web_sys::HtmlInputElement>().ok());
        let file = input.and_then(|input| input.files()?.get(0));
        let Some(file) = file else { return };
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await;
            let text = text.ok().and_then(|text| text.as_string());
            let tables = text.and_then(|text| archive::tables(&text));
            let lang = self.ui.lang.get_untracked();
            let Some(tables) = tables else {
                return self.ui.toast(Mood::Bad, say!(lang, "web-no-games-file"));
            };
            let count = TableStore::default().add(tables).await;
            self.look_again();
            let words = say!(lang, "web-games-loaded", count = count);
            self.ui.toast(Mood::Done, words);
        });
    }
}

/// Who played.
fn who(seats: &[LocalSeat], lang: Lang) -> String {
    prose::common::list(lang, &names(seats, lang))
}

/// How it ended: who won, and the points of each seat where there are any.
fn result(line: &TableLine, lang: Lang) -> Option<String> {
    let standings = &line.outcome.as_ref()?.standings;
    let names = names(&line.seats, lang);
    let won = standings.iter().filter(|(_, standing)| standing.won);
    let won: Vec<String> = won
        .filter_map(|(seat, _)| names.get(seat.index()).cloned())
        .collect();
    let (count, who) = (won.len(), prose::common::list(lang, &won));
    let words = say!(lang, "web-result", count = count, who = who);
    let points = standings.values().filter_map(|standing| standing.score);
    let points: Vec<String> = points.map(|points| points.to_string()).collect();
    Some(if points.is_empty() {
        words
    } else {
        format!("{words} ({})", points.join(" : "))
    })
}

/// What those are called who played, for whoever played it here: a single person is the one who
/// reads.
fn names(seats: &[LocalSeat], lang: Lang) -> Vec<String> {
    let is_person = |seat: &&LocalSeat| matches!(seat, LocalSeat::Person { .. });
    let is_alone = seats.iter().filter(is_person).count() == 1;
    let each = seats.iter().enumerate().map(|(at, seat)| {
        let letter = Seat::new(at as u8);
        match seat {
            LocalSeat::Person { .. } if is_alone => say!(lang, "web-you"),
            LocalSeat::Person { name } if player::is_name(name) => name.clone(),
            LocalSeat::Person { .. } => player::person(letter, lang),
            LocalSeat::Bot { .. } => say!(lang, "seat-bot", seat = letter.to_string()),
        }
    });
    each.collect()
}

#[cfg(test)]
mod tests {
    use host::Skill;

    use super::*;

    fn person(name: &str) -> LocalSeat {
        let name = name.to_owned();
        LocalSeat::Person { name }
    }

    #[test]
    fn whoever_played_alone_is_you_and_others_have_names() {
        let level = Skill::default();
        let alone = [person("Ada"), LocalSeat::Bot { level }];
        assert_eq!(who(&alone, Lang::En), "You and Bot B");
        assert_eq!(who(&alone, Lang::It), "Tu e Bot B");
        let several = [person("Ada"), person(""), person("You")];
        assert_eq!(who(&several, Lang::En), "Ada, Player B and Player C");
    }

    #[test]
    fn a_game_that_is_over_says_who_won_and_the_points_of_all() {
        let level = Skill::default();
        let seats = vec![person("Ada"), LocalSeat::Bot { level }];
        let points = |a: i32, b: i32| {
            let seats = tabletop::SeatCount::new(2).unwrap();
            let points = tabletop::PerSeat::from_fn(seats, |it| if it == Seat::A { a } else { b });
            Some(tabletop::Outcome::by_score(&points))
        };
        let line = |outcome| TableLine {
            table: String::new(),
            game: "new-york".to_owned(),
            seats: seats.clone(),
            to_act: Vec::new(),
            ply: 3,
            is_over: true,
            is_aside: false,
            outcome,
            changed: 0,
        };
        let said = |outcome, lang| result(&line(outcome), lang);
        assert_eq!(
            said(None, Lang::En),
            None,
            "lines from before do not know it"
        );
        let ended = said(points(80, 95), Lang::En);
        assert_eq!(ended.as_deref(), Some("winner: Bot B (80 : 95)"));
        let ended = said(points(7, 7), Lang::It);
        assert_eq!(ended.as_deref(), Some("hanno vinto: Tu e Bot B (7 : 7)"));
    }
}
