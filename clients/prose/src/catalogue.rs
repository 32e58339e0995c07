//! Messages by their ids.

use std::sync::OnceLock;

use fluent_bundle::{FluentResource, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

use crate::Lang;

/// The variables of a message. [`say!`](crate::say) makes them.
pub type Arguments<'a> = fluent_bundle::FluentArgs<'a>;

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

type Bundle = FluentBundle<FluentResource>;

static EN: OnceLock<Bundle> = OnceLock::new();
static IT: OnceLock<Bundle> = OnceLock::new();

/// Learns a language from the texts of its catalogues, once and before it is spoken: for programs
/// that load the words they need. Whoever has them bundled knows them.
pub fn learn(lang: Lang, files: &[&str]) {
    slot(lang).get_or_init(|| bundle(lang, files));
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

fn slot(lang: Lang) -> &'static OnceLock<Bundle> {
    match lang {
        Lang::En => &EN,
        Lang::It => &IT,
    }
}

fn bundle(lang: Lang, files: &[&str]) -> Bundle {
    let locale: LanguageIdentifier = lang.code().parse().expect("our codes are locales");
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // Both languages run from left to right: the marks would only show up as rubbish in a
    // terminal.
    bundle.set_use_isolating(false);
    for file in files {
        let file = FluentResource::try_new((*file).to_owned());
        let file = file.expect("the catalogues are well-formed");
        bundle
            .add_resource(file)
            .expect("no two messages have the same id");
    }
    bundle
}

fn of(lang: Lang) -> &'static Bundle {
    slot(lang).get_or_init(|| bundle(lang, &bundled(lang)))
}

/// The message `id` in `lang`. Use [`say!`](crate::say).
///
/// # Panics
/// If the catalogue lacks the message or the message lacks a variable: that is a bug of ours,
/// and the tests say every message.
pub fn sentence(lang: Lang, id: &str, arguments: &Arguments<'_>) -> String {
    let bundle = of(lang);
    let pattern = bundle.get_message(id).and_then(|message| message.value());
    let pattern = pattern.unwrap_or_else(|| panic!("the {lang} catalogue has no message {id}"));
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(arguments), &mut errors);
    assert!(errors.is_empty(), "message {id} in {lang}: {errors:?}");
    text.into_owned()
}

/// What a game is like, in one line for those who do not know it. The message is in the game's own
/// file: its initials, then `about`.
pub fn about(game: &str, lang: Lang) -> String {
    let initials: String = game
        .split('-')
        .filter_map(|word| word.chars().next())
        .collect();
    sentence(lang, &format!("{initials}-about"), &Arguments::new())
}

/// The message of the catalogue with this id: `say!(lang, "nyny-taken", name = "Bot B")`.
#[macro_export]
macro_rules! say {
    ($lang:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        #[allow(unused_mut)]
        let mut arguments = $crate::Arguments::new();
        $(arguments.set(stringify!($name), $value);)*
        $crate::sentence($lang, $id, &arguments)
    }};
}
