//! What is told when it is over.

use games::the_city::{
    TheCity,
    components::{Card, Cards},
    event::Event,
    scoring::Census,
    view::View,
};
use tabletop::{PerSeat, Seat};

use super::names;
use crate::{Audience, Gain, Lang, Named, Tally, Voice, say};

// rules: TC-15, TC-16, TC-28
/// The points of each round, card by card: the cities are built again from what happened.
pub(super) fn tallies(events: &[&Event], audience: &Audience) -> Vec<Tally> {
    let lang = audience.lang;
    let mut cities: PerSeat<Cards> = PerSeat::new(audience.names.seats());
    let mut tallies: Vec<Tally> = Vec::new();
    for event in events {
        match event {
            Event::RoundBegan { round } => tallies.push(Tally {
                when: say!(lang, "tc-round", round = *round),
                gains: Vec::new(),
            }),
            Event::Built { seat, card, .. } => cities[*seat].insert(*card),
            Event::Yielded { seat, .. } => {
                if let Some(tally) = tallies.last_mut() {
                    tally.gains.extend(gains(&cities, *seat, lang));
                }
            }
            _ => {}
        }
    }
    tallies
}

/// What each card in the city of `seat` gives.
fn gains(cities: &PerSeat<Cards>, seat: Seat, lang: Lang) -> Vec<Gain> {
    let census = Census::of(cities);
    let of_card = |(card, count): (Card, u8)| Gain {
        seat,
        source: card.name(lang),
        points: i32::from(census.card(seat, card).times(count).points),
    };
    let gains = cities[seat].kinds().map(of_card);
    gains.filter(|gain| gain.points > 0).collect()
}

// rules: TC-21
/// Why the game ended.
pub(super) fn reasons(events: &[&Event], audience: &Audience) -> Vec<String> {
    let ends = events.iter().filter(|it| matches!(it, Event::Ended { .. }));
    ends.map(|it| TheCity::event(it, audience).text).collect()
}

pub(super) fn secrets(view: &View, lang: Lang) -> Option<String> {
    let cards = (!view.hand.is_empty()).then(|| names(&view.hand, lang));
    cards.map(|cards| say!(lang, "end-hand", cards = cards))
}
