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
use crate::{Audience, Gain, Lang, Named, ScoredMoment, Voice, say};

// rules: TC-15, TC-16, TC-28
/// The points of each round, card by card: the cities are built again from what happened.
pub(super) fn scored_moments(events: &[&Event], audience: &Audience) -> Vec<ScoredMoment> {
    let lang = audience.lang;
    let mut cities: PerSeat<Cards> = PerSeat::new(audience.names.seats());
    let mut scored_moments: Vec<ScoredMoment> = Vec::new();
    for event in events {
        match event {
            Event::RoundBegan { round } => scored_moments.push(ScoredMoment {
                when: say!(lang, "tc-round", round = *round),
                gains: Vec::new(),
            }),
            Event::Built { seat, card, .. } => cities[*seat].insert(*card),
            Event::Yielded { seat, .. } => {
                if let Some(moment) = scored_moments.last_mut() {
                    moment.gains.extend(gains(&cities, *seat, lang));
                }
            }
            _ => {}
        }
    }
    scored_moments
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
