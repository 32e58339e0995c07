//! Who hears how much of what happens.

use tabletop::Viewer;

use super::{Event, Seen};

impl Event {
    // rules: FU-Q42
    /// The event as `viewer` hears it.
    pub(crate) fn veiled_for(&self, viewer: Viewer) -> Event {
        let mut event = self.clone();
        match &mut event {
            Event::Objectives { seat, cards } => *cards = cards.veil(viewer.is(*seat)),
            Event::Chose { seat, cards } => *cards = cards.veil(viewer.is(*seat)),
            Event::AbilityUsed { seat, card, .. }
            | Event::TookBack { seat, card }
            | Event::CardLost { seat, card }
            | Event::Learnt { seat, card } => *card = card.veil(viewer.is(*seat)),
            Event::ItemDrawn { seat, item } | Event::ItemDiscarded { seat, item, .. } => {
                *item = item.veil(viewer.is(*seat));
            }
            Event::ItemsOffered { seat, items } => *items = items.veil(viewer.is(*seat)),
            Event::CaseTaken { seat, card, .. } | Event::CaseDropped { seat, card, .. } => {
                *card = card.veil(viewer.is(*seat));
            }
            Event::Stolen {
                seat, from, card, ..
            } => *card = card.veil(viewer.is(*seat) || viewer.is(*from)),
            Event::Looked { seat, poi, .. } => *poi = poi.veil(viewer.is(*seat)),
            Event::Browsed { seat, cards, .. } => *cards = cards.veil(viewer.is(*seat)),
            Event::Swapped { seat, card, .. } => *card = card.veil(viewer.is(*seat)),
            // All else happens in the open.
            _ => {}
        }
        event
    }
}

impl<T: Copy> Seen<T> {
    fn veil(&self, seen: bool) -> Seen<T> {
        if seen { *self } else { Seen::Back }
    }
}
