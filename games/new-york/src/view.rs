//! Who knows what.

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Viewer};

use crate::state::NewYork;

/// The table as one viewer may know it: as it is.
///
/// Start hands are dealt face up, money comes from the open row, payments are open: whoever kept
/// notes knows every hand. Unknown is only the order of deck and bag, which the table does not
/// have either. [`NewYork::memory`] says whether a client should show people the hands of others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What there is to see.
    pub table: NewYork,
}

// rules: NY-49, NY-56, NY-57
/// Every field of the table is open and named here: a new one does not compile before somebody has
/// thought about who sees it.
pub(crate) fn view(table: &NewYork, viewer: Viewer) -> View {
    let NewYork {
        agenda: _,
        memory: _,
        depot: _,
        bag: _,
        row: _,
        deck: _,
        piles: _,
        scorings: _,
        discards: _,
        hands: _,
        cities: _,
        reserves: _,
        aside: _,
        points: _,
        dirk: _,
        quiet_turns: _,
    } = table;
    View {
        viewer,
        table: table.clone(),
    }
}

// rules: NY-56
/// A table that fits the view. Nothing is left to deal: what is unknown has not been drawn yet.
pub(crate) fn imagine(view: &View, _: &mut Chance) -> NewYork {
    view.table.clone()
}
