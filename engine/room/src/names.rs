//! What people at a table may be called.

use protocol::{NAME_MAX, Refusal, RefusalCode, is_oneself};
use tabletop::Seat;

use crate::{Place, Room, ids::Id, refuse};

/// What people may be called, and who could be mistaken for whom. Whoever runs rooms decides: a
/// server among strangers compares names by how they look, which takes tables that a browser,
/// where one person names everyone, need not load.
#[derive(Clone, Copy, Debug)]
pub struct Naming {
    /// The name as others may see it, if they may.
    pub clean: fn(&str) -> Option<String>,
    /// Whether someone by that name could be mistaken for who sits at a place.
    pub is_taken: fn(&str, Seat, &Place) -> bool,
}

impl Default for Naming {
    fn default() -> Self {
        Naming {
            clean: clean_name,
            is_taken: |_, _, _| false,
        }
    }
}

impl Room {
    /// The same room with names by these rules.
    pub fn named_by(mut self, naming: Naming) -> Self {
        self.naming = naming;
        self
    }

    /// The name `guest` sits down under in `seat`, if it will do. Whoever a seat is kept for may
    /// always sit there under the name it is kept under.
    pub(super) fn check_name(&self, name: &str, seat: Seat, guest: Id) -> Result<String, Refusal> {
        let own = &self.places[seat.index()];
        if let Place::Kept {
            guest: whose,
            name: kept,
        } = own
            && *whose == guest
            && kept == name.trim()
        {
            return Ok(kept.clone());
        }
        let name = (self.naming.clean)(name).ok_or(RefusalCode::BadName)?;
        let others = self.places.iter().enumerate();
        let mut others = others.filter(|(at, _)| *at != seat.index());
        if others.any(|(at, place)| (self.naming.is_taken)(&name, Seat::new(at as u8), place)) {
            return refuse(RefusalCode::NameTaken);
        }
        Ok(name)
    }
}

/// The name as others may see it: printable, not empty, not too long, no word for oneself.
pub fn clean_name(name: &str) -> Option<String> {
    let name = name.trim();
    let is_short = !name.is_empty() && name.chars().count() <= NAME_MAX;
    let is_fine = is_short && !name.chars().any(is_unprintable) && !is_oneself(name);
    is_fine.then(|| name.to_owned())
}

/// Control characters, and those that turn the direction of the text around them.
fn is_unprintable(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200c}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
        || matches!(c, '\u{2066}'..='\u{2069}' | '\u{feff}')
}
