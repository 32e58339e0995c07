//! The programs that the client is made of: the door, and one for each game.
//!
//! The address says which of them has a page ([`Route::program`]); going from one to another loads
//! the page anew. What they share is what the browser keeps.

use std::sync::OnceLock;

use host::{Brains, CatalogEntry};
use leptos::prelude::AnyView;

use crate::{pages, routes::Route, tables::Face, ui::Ui, worker};

/// The name of the program without a game.
pub const DOOR: &str = "door";

/// A program. What it does not name is not part of its file.
pub struct Program {
    /// Its name: `door`, or the game's id.
    pub name: &'static str,
    /// The page at an address; nothing if another program has it.
    pub page: fn(Ui, &Route) -> Option<AnyView>,
    /// What it does when it is run in a worker.
    pub worker: fn(),
    /// The games whose rules are here.
    pub rules: &'static [CatalogEntry],
}

static HERE: OnceLock<&'static Program> = OnceLock::new();

impl Program {
    /// Home, games to be begun, rules, settings: everything but tables.
    pub const fn door() -> Program {
        Program {
            name: DOOR,
            page: pages::at_the_door,
            worker: || {},
            rules: &[],
        }
    }

    /// The tables of one game.
    pub const fn of<G: Face + Brains>() -> Program {
        Program {
            name: G::INFO.id,
            page: pages::at_a_table::<G>,
            worker: worker::start,
            // Their text is loaded when somebody reads it.
            rules: const { &[CatalogEntry::of::<G>("", "")] },
        }
    }

    /// Starts what belongs here: the page in a window, the tables in a worker.
    pub fn start(&'static self) {
        HERE.get_or_init(|| self);
        if web_sys::window().is_some() {
            pages::start();
        } else {
            (self.worker)();
        }
    }
}

/// The program that runs.
pub fn here() -> &'static Program {
    HERE.get()
        .expect("a program says which it is before all else")
}

/// The rules of the game with this id, if this is its program.
pub fn rules(id: &str) -> Option<&'static CatalogEntry> {
    here().rules.iter().find(|entry| entry.info.id == id)
}
