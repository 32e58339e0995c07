//! What the whole page shares: language, theme, motion, where one is, what is being said.

mod pace;
mod text_size;
mod voice;

use std::str::FromStr;

use leptos::prelude::*;
use player::AutoPass;
use prose::{Lang, say};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};

pub use pace::Pace;
pub use text_size::TextSize;
pub use voice::Speaker;

use crate::{
    browser, catalogues,
    kit::sound::{self, Sound},
    program,
    routes::Route,
};

/// The page's own state. A handle: copy it.
#[derive(Clone, Copy)]
pub struct Ui {
    /// The language spoken.
    pub lang: RwSignal<Lang>,
    /// Light or dark.
    pub theme: RwSignal<Theme>,
    /// Whether things move.
    pub motion: RwSignal<Motion>,
    /// How fast the moves of others follow one another, if the person has said.
    pub pace: RwSignal<Option<Pace>>,
    /// Whether the table can be heard.
    pub is_loud: RwSignal<bool>,
    /// Whether what cannot be taken back is asked for once more.
    pub is_careful: RwSignal<bool>,
    /// Whether a phone is held in the left hand.
    pub is_left: RwSignal<bool>,
    /// How large texts are.
    pub text_size: RwSignal<TextSize>,
    /// The page shown.
    pub route: RwSignal<Route>,
    /// Notices that go away by themselves.
    pub toasts: RwSignal<Vec<Toast>>,
    /// The rule being read beside the table: game and id.
    pub rule: RwSignal<Option<(String, String)>>,
    /// Whether the person is asked something at the table that is shown.
    pub asked: RwSignal<bool>,
    /// Whether the menu is open.
    pub menu: RwSignal<bool>,
    /// What is said to those who listen.
    pub voice: Speaker,
    /// Which questions are answered without asking.
    pub auto_pass: RwSignal<AutoPass>,
}

/// The theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Dark ink on paper.
    Light,
    /// Light ink on a dark ground.
    Dark,
}

impl Theme {
    /// The word for it in the page.
    pub const fn word(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// Whether things move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// As the system wishes.
    System,
    /// Nothing moves.
    Still,
}

impl Motion {
    /// The word for it in the page.
    pub const fn word(self) -> &'static str {
        match self {
            Motion::System => "system",
            Motion::Still => "still",
        }
    }
}

/// A notice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Toast {
    /// A number of its own, by which it is taken away again.
    pub number: u32,
    /// What it says.
    pub text: String,
    /// How it looks.
    pub mood: Mood,
}

/// How a notice looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mood {
    /// Something was done.
    Done,
    /// Something happened.
    Plain,
    /// Something went wrong.
    Bad,
}

/// Under what the browser remembers when a play stops to ask.
const HALT: &str = "halt";

/// Under what the browser remembers how fast moves follow one another.
const PACE: &str = "pace";
/// Under what it remembers whether the table can be heard.
const SOUND: &str = "sound";
/// Under what it remembers that nothing is asked for once more.
const HASTE: &str = "haste";
/// Under what it remembers that a phone is held in the left hand.
const LEFT: &str = "left-hand";
/// What it remembers of a switch that is on.
const ON: &str = "on";
/// Under what it remembers how large texts are.
const TEXT: &str = "text";

/// How long a notice stays, in milliseconds.
const TOAST_STAYS: i32 = 5_000;

impl Ui {
    /// The state that the browser remembers, at the address it is at.
    pub fn remembered() -> Ui {
        let is_dark = said("data-theme").as_deref() == Some("dark");
        let is_still = said("data-motion").as_deref() == Some("still");
        let lang = RwSignal::new(Ui::remembered_lang());
        Ui {
            lang,
            theme: RwSignal::new(if is_dark { Theme::Dark } else { Theme::Light }),
            motion: RwSignal::new(if is_still {
                Motion::Still
            } else {
                Motion::System
            }),
            pace: RwSignal::new(kept(PACE)),
            is_loud: RwSignal::new(is_on(SOUND)),
            is_careful: RwSignal::new(!is_on(HASTE)),
            is_left: RwSignal::new(is_on(LEFT)),
            text_size: RwSignal::new(kept(TEXT).unwrap_or_default()),
            route: RwSignal::new(here()),
            toasts: RwSignal::new(Vec::new()),
            rule: RwSignal::new(None),
            asked: RwSignal::new(false),
            menu: RwSignal::new(false),
            voice: Speaker::new(lang),
            auto_pass: RwSignal::new(kept(HALT).unwrap_or_default()),
        }
    }

    /// The language that the browser remembers.
    pub fn remembered_lang() -> Lang {
        let lang = said("lang").and_then(|lang| lang.parse().ok());
        lang.unwrap_or_default()
    }

    /// Speaks another language, once its words are there.
    pub fn speak(self, lang: Lang) {
        wasm_bindgen_futures::spawn_local(async move {
            if catalogues::learn(lang).await.is_ok() {
                self.lang.set(lang);
                self.voice.hush();
            } else {
                let words = say!(self.lang.get_untracked(), "web-unreachable");
                self.toast(Mood::Bad, words);
            }
        });
    }

    /// Tells page and browser of every change.
    pub fn follow(self) {
        Effect::new(move |_| {
            let lang = self.lang.get().code();
            mark("lang", lang);
            browser::local_storage::set("lang", lang);
        });
        Effect::new(move |_| {
            let word = self.theme.get().word();
            mark("data-theme", word);
        });
        Effect::new(move |_| {
            let word = self.motion.get().word();
            mark("data-motion", word);
            browser::local_storage::set("motion", word);
        });
        Effect::new(move |_| {
            if let Some(pace) = self.pace.get() {
                browser::local_storage::set(PACE, pace.word());
            }
        });
        Effect::new(move |_| keep_switch(SOUND, self.is_loud.get()));
        Effect::new(move |_| keep_switch(HASTE, !self.is_careful.get()));
        Effect::new(move |_| {
            let is_left = self.is_left.get();
            keep_switch(LEFT, is_left);
            mark("data-hand", if is_left { "left" } else { "right" });
        });
        Effect::new(move |_| {
            let word = self.text_size.get().word();
            mark("data-text", word);
            browser::local_storage::set(TEXT, word);
        });
        Effect::new(move |_| browser::local_storage::set(HALT, self.auto_pass.get().word()));
        let back = Closure::<dyn FnMut()>::new(move || self.arrive(here()));
        browser::window().set_onpopstate(Some(back.as_ref().unchecked_ref()));
        // It is called as long as the page lives.
        back.forget();
    }

    /// Goes to a page.
    pub fn go(self, route: Route) {
        let address = route.to_string();
        if route.program() != program::here().name {
            return browser::load(&address);
        }
        if let Ok(history) = browser::window().history() {
            let _ = history.push_state_with_url(&JsValue::NULL, "", Some(&address));
        }
        self.arrive(route);
        browser::window().scroll_to_with_x_and_y(0.0, 0.0);
    }

    /// Goes to a page in the place of this one.
    pub fn go_instead(self, route: Route) {
        self.stay(&route);
        self.arrive(route);
    }

    /// Writes where one is without going there: the ply of a replay.
    pub fn stay(self, route: &Route) {
        if let Ok(history) = browser::window().history() {
            let address = route.to_string();
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
        }
    }

    fn arrive(self, route: Route) {
        self.menu.set(false);
        self.asked.set(false);
        self.rule.set(None);
        self.route.set(route);
    }

    /// Chooses a theme and remembers it.
    pub fn choose_theme(self, theme: Theme) {
        browser::local_storage::set("theme", theme.word());
        self.theme.set(theme);
    }

    /// Changes between day and night.
    pub fn turn_theme(self) {
        self.choose_theme(match self.theme.get_untracked() {
            Theme::Light => Theme::Dark,
            Theme::Dark => Theme::Light,
        });
    }

    /// Shows a notice, and says it.
    pub fn toast(self, mood: Mood, text: String) {
        let toasts = self.toasts;
        self.voice.answer(text.clone());
        let number = toasts.with_untracked(|all| all.last().map_or(1, |last| last.number + 1));
        toasts.update(|all| all.push(Toast { number, text, mood }));
        browser::later(TOAST_STAYS, move || {
            toasts.update(|all| all.retain(|toast| toast.number != number));
        });
    }

    /// Lets the table be heard, if the person here wants to hear it.
    pub fn sound(self, sound: Sound) {
        if self.is_loud.get_untracked() {
            sound::play(sound);
        }
    }

    /// How fast the moves of others follow one another. Where nothing moves, nobody waits for it
    /// either, unless the person has said otherwise.
    pub fn pace_now(self) -> Pace {
        let usual = if self.is_still() {
            Pace::AtOnce
        } else {
            Pace::default()
        };
        self.pace.get_untracked().unwrap_or(usual)
    }

    /// Whether nothing shall move.
    pub fn is_still(self) -> bool {
        let wish = browser::window().match_media("(prefers-reduced-motion: reduce)");
        let system = matches!(wish, Ok(Some(wish)) if wish.matches());
        system || self.motion.get_untracked() == Motion::Still
    }
}

/// What the browser remembers under a name, if it is a word that we know.
fn kept<T: FromStr>(name: &str) -> Option<T> {
    browser::local_storage::get(name)?.parse().ok()
}

/// Whether the browser remembers a switch as on.
fn is_on(name: &str) -> bool {
    browser::local_storage::get(name).is_some_and(|it| it == ON)
}

/// Remembers a switch.
fn keep_switch(name: &str, is_on: bool) {
    browser::local_storage::set(name, if is_on { ON } else { "off" });
}

/// What the root of the page says.
fn said(name: &str) -> Option<String> {
    let root = browser::window().document()?.document_element()?;
    root.get_attribute(name)
}

fn mark(name: &str, value: &str) {
    let document = browser::window().document();
    if let Some(root) = document.and_then(|document| document.document_element()) {
        let _ = root.set_attribute(name, value);
    }
}

/// The page at the browser's address.
fn here() -> Route {
    let location = browser::window().location();
    let path = location.pathname().unwrap_or_default();
    let query = location.search().unwrap_or_default();
    let hash = location.hash().unwrap_or_default();
    Route::of(&path, &query, &hash)
}
