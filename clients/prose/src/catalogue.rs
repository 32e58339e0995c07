//! Messages by their ids.

use std::sync::OnceLock;

use crate::{
    Lang,
    fluent::{Arguments, Messages},
};

/// The files of each language that belong to no game.
const ENGLISH: &[&str] = &[
    include_str!("../locales/en/common.ftl"),
    include_str!("../locales/en/terminal.ftl"),
    include_str!("../locales/en/web.ftl"),
];
const ITALIAN: &[&str] = &[
    include_str!("../locales/it/common.ftl"),
    include_str!("../locales/it/terminal.ftl"),
    include_str!("../locales/it/web.ftl"),
];

macro_rules! english {
    ($id:literal) => {
        include_str!(concat!("../locales/en/", $id, ".ftl"))
    };
}
macro_rules! italian {
    ($id:literal) => {
        include_str!(concat!("../locales/it/", $id, ".ftl"))
    };
}

/// The files of each language that belong to a game. Their ids begin with the game's initials.
const ENGLISH_OF_GAMES: &[&str] = games::each_id!(english);
const ITALIAN_OF_GAMES: &[&str] = games::each_id!(italian);

static EN: OnceLock<Messages<'static>> = OnceLock::new();
static IT: OnceLock<Messages<'static>> = OnceLock::new();

/// Learns a language from the texts of its catalogues, once and before it is spoken: for programs
/// that load the words they need. Whoever has them bundled knows them.
pub fn learn(lang: Lang, files: &[&str]) {
    slot(lang).get_or_init(|| {
        // A language is never unlearned: its words stay as long as the program.
        let kept: Vec<&str> = files.iter().map(|file| &*file.to_string().leak()).collect();
        Messages::of(&kept)
    });
}

/// Whether a language can be spoken: it was learned, or its words are bundled.
pub fn knows(lang: Lang) -> bool {
    cfg!(feature = "bundled") || slot(lang).get().is_some()
}

/// What of a language is part of the program.
fn bundled(lang: Lang) -> Vec<&'static str> {
    match lang {
        _ if !cfg!(feature = "bundled") => Vec::new(),
        Lang::En => [ENGLISH, ENGLISH_OF_GAMES].concat(),
        Lang::It => [ITALIAN, ITALIAN_OF_GAMES].concat(),
    }
}

fn slot(lang: Lang) -> &'static OnceLock<Messages<'static>> {
    match lang {
        Lang::En => &EN,
        Lang::It => &IT,
    }
}

fn of(lang: Lang) -> &'static Messages<'static> {
    slot(lang).get_or_init(|| Messages::of(&bundled(lang)))
}

/// The message `id` in `lang`. Use [`say!`](crate::say).
///
/// # Panics
/// If the catalogue lacks the message or the message lacks a variable: that is a bug of ours,
/// and the tests say every message.
pub fn sentence(lang: Lang, id: &str, arguments: &Arguments<'_>) -> String {
    let said = of(lang).say(id, arguments);
    said.unwrap_or_else(|missing| panic!("message {id} in {lang}: {missing}"))
}

/// What a game is like, in one line for those who do not know it. The message is in the game's own
/// file: its initials, then `about`.
pub fn about(game: &str, lang: Lang) -> String {
    of_game(game, "about", lang)
}

/// What a game is called by people who speak `lang`: a box may bear another title elsewhere. The
/// message is in the game's own file: its initials, then `title`.
pub fn title(game: &str, lang: Lang) -> String {
    of_game(game, "title", lang)
}

fn of_game(game: &str, what: &str, lang: Lang) -> String {
    let initials: String = game
        .split('-')
        .filter_map(|word| word.chars().next())
        .collect();
    sentence(lang, &format!("{initials}-{what}"), &[])
}

/// The message of the catalogue with this id: `say!(lang, "nyny-taken", name = "Bot B")`.
#[macro_export]
macro_rules! say {
    ($lang:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::sentence(
            $lang,
            $id,
            &[$((stringify!($name), $crate::Argument::value(&$value))),*],
        )
    };
}
