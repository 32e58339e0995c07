//! The one list of games.
//!
//! Everything above the rules that has something for each game (catalogue, bots, sentences,
//! boards, posters) takes the games from here, so that a new game is a line in this list and files
//! of its own. A game is found by its crate and by its id, which are the same words:
//!
//! * [`each!`] calls a function for each type and makes a slice of what it gives:
//!   `static GAMES: &[Entry] = games::each!(Entry::of);`
//! * [`each_id!`] calls a macro for each id and makes a slice:
//!   `const FILES: &[&str] = games::each_id!(file);`
//! * [`modules!`] declares a module for each game, named as its crate: `games::modules!(pub);`
//!   The module lies in a file of that name beside the file that says so.
//!
//! `cargo fmt` does not look into modules that a macro declares; `cargo xtask format` does.

#![warn(missing_docs)]

use tabletop::Game;

/// A game of the list.
pub trait Listed: Game {
    /// The rules in English, as Markdown.
    const RULES_EN: &'static str;
    /// The rules in Italian, with the same ids.
    const RULES_IT: &'static str;
}

/// Makes of the list all that follows from it. `$d` is a dollar sign, for the macros it writes.
macro_rules! list {
    ($d:tt $($rules:ident $game:ident $id:literal;)+) => {
        $(
            #[doc = concat!("The rules crate of `", $id, "`.")]
            pub use ::$rules;
            pub use ::$rules::$game;

            impl Listed for $game {
                const RULES_EN: &'static str = ::$rules::RULES_EN;
                const RULES_IT: &'static str = ::$rules::RULES_IT;
            }

            // Two ways to write one name: whoever mixes them up does not get through here.
            const _: () = assert!(is_same(<$game as Game>::INFO.id, $id));
        )+

        /// A slice of what a generic function gives for each game: `games::each!(Entry::of)`.
        #[macro_export]
        macro_rules! each {
            ($d($d of:ident)::+) => {
                &[$($d($d of)::+::<$crate::$game>()),+]
            };
        }

        /// A slice of what a macro makes of each id, which it is given as a literal.
        #[macro_export]
        macro_rules! each_id {
            ($d of:ident) => {
                &[$($d of!($id)),+]
            };
        }

        /// A module for each game, named as its crate: private, or as visible as is said.
        #[macro_export]
        macro_rules! modules {
            () => {
                $(mod $rules;)+
            };
            ($d seen:vis) => {
                $($d seen mod $rules;)+
            };
        }
    };
}

// The games, in order of difficulty: crate, type, id.
list! { $
    new_york_new_york NewYorkNewYork "new-york-new-york";
    new_york NewYork "new-york";
    the_city TheCity "the-city";
    fifth_avenue FifthAvenue "fifth-avenue";
    escape_from_new_york Escape "escape-from-new-york";
}

/// Whether two texts are the same, for constants.
const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}
