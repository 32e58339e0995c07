//! What lies face down: known to the rules, and not to everybody who looks at the table.

use std::{fmt::Debug, hash::Hash};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::event::Seen;

/// What can lie face down.
pub trait Piece: Copy + Debug + Eq + Hash + Serialize + DeserializeOwned {}

impl<T: Copy + Debug + Eq + Hash + Serialize + DeserializeOwned> Piece for T {}

/// Whether a table is known in full or as a viewer sees it.
///
/// A table is described once for both. What somebody may not see is an `H::Of<T>` there: the thing
/// itself in a play, and in a view what is [`Seen`] of it. So a view cannot pass for a play, nobody
/// takes a back for a face, and whoever adds something to the table says in `view` who sees it.
///
/// ```compile_fail
/// use escape_from_new_york::{Escape, view::View};
///
/// fn play_on(view: View) -> Escape {
///     view.table // A `Table<Veiled>`: what it does not know has to be imagined first.
/// }
/// ```
pub trait Hiding: Copy + Debug + Default + Eq + Hash {
    /// What one has of a thing that may lie face down.
    type Of<T: Piece>: Piece;

    /// The thing, if it is known.
    fn face<T: Piece>(it: Self::Of<T>) -> Option<T>;

    /// A thing that nobody has looked at yet.
    fn unseen<T: Piece>(it: T) -> Self::Of<T>;
}

/// Everything is known: the table of a play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Full;

impl Hiding for Full {
    type Of<T: Piece> = T;

    fn face<T: Piece>(it: T) -> Option<T> {
        Some(it)
    }

    fn unseen<T: Piece>(it: T) -> T {
        it
    }
}

/// Only what one viewer may know is known: the table of a view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Veiled;

impl Hiding for Veiled {
    type Of<T: Piece> = Seen<T>;

    fn face<T: Piece>(it: Seen<T>) -> Option<T> {
        it.face()
    }

    fn unseen<T: Piece>(_: T) -> Seen<T> {
        Seen::Back
    }
}
