//! The seats in the bar: who, which sign, how many points, whose turn.

use leptos::prelude::*;
use prose::{Lang, say};
use protocol::{SeatFacts, SeatHolder};
use tabletop::Seat;

use crate::{
    kit::{self, Sign},
    tables::{Face, Situation},
};

/// What the bar shows of a table.
pub(super) struct Bar<'a> {
    /// Who sits where.
    pub(super) seats: &'a [SeatFacts],
    /// Who is connected; nobody on this device.
    pub(super) here: Option<&'a [Seat]>,
}

/// What is shown of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shown {
    seat: Seat,
    sign: Sign,
    name: String,
    small: String,
    points: i32,
    spoken: String,
    is_asked: bool,
    is_away: bool,
}

impl Bar<'_> {
    /// What is shown of each seat.
    pub(super) fn shown<G: Face>(&self, now: &Situation<G>) -> Vec<Shown> {
        let each = self.seats.iter();
        each.map(|facts| self.shown_of(facts, now)).collect()
    }

    fn shown_of<G: Face>(&self, facts: &SeatFacts, now: &Situation<G>) -> Shown {
        let audience = &now.audience;
        let (seat, lang) = (facts.seat, audience.lang);
        let line = now.seat(seat);
        let is_bot = matches!(facts.sitter, SeatHolder::Bot { .. });
        let is_away = self
            .here
            .is_some_and(|here| !is_bot && !here.contains(&seat) && !audience.viewer.is(seat));
        let state = match facts.stand_in {
            Some(_) => Some(say!(lang, "web-stand-in")),
            None if is_away => Some(say!(lang, "web-away")),
            None if is_bot => Some(say!(lang, "web-bot")),
            None => None,
        };
        let small: Vec<String> = [state, line.note, line.aside]
            .into_iter()
            .flatten()
            .collect();
        let name = audience.label(seat);
        let spoken = say!(
            lang,
            "web-seat-spoken",
            name = name.as_str(),
            points = line.points
        );
        Shown {
            seat,
            sign: line.sign,
            name,
            small: small.join(" · "),
            points: line.points,
            spoken,
            is_asked: now.moment.to_act.contains(&seat),
            is_away,
        }
    }
}

/// The seats in a row: in the bar of the page, or on a phone as a part of their own.
pub(super) fn seats(all: &[Shown], phone: Option<Lang>) -> AnyView {
    let each: Vec<AnyView> = all.iter().map(seat).collect();
    match phone {
        None => view! { <div class="seats" data-testid="seats">{each}</div> }.into_any(),
        Some(lang) => view! {
            <section class="seats ph" data-testid="seats" aria-label=say!(lang, "web-seats")>
                {each}
            </section>
        }
        .into_any(),
    }
}

fn seat(shown: &Shown) -> AnyView {
    let Shown { seat, sign, .. } = *shown;
    let turn = if shown.is_asked { "turn" } else { "" };
    let out = if shown.is_away { "out" } else { "" };
    view! {
        <div class=format!("seat {turn} {out} {}", sign.class())
            data-pick=format!("seat-{seat}") data-testid=format!("seat-{seat}") role="group"
            aria-label=shown.spoken.clone()>
            {kit::sign(sign, "")}
            <span class="nm">{shown.name.clone()}<small>{shown.small.clone()}</small></span>
            <span class="sc num">{shown.points.to_string()}</span>
        </div>
    }
    .into_any()
}
