//! The seats in the bar: who, which sign, how many points, whose turn.

use leptos::prelude::*;
use prose::say;
use protocol::{SeatFacts, SeatHolder};
use tabletop::Seat;

use crate::{
    kit::sign,
    tables::{Face, Situation},
};

/// What the bar shows of a table.
pub struct Bar<'a> {
    /// Who sits where.
    pub seats: &'a [SeatFacts],
    /// Who is connected; nobody on this device.
    pub here: Option<&'a [Seat]>,
}

/// The seats, in a row.
pub fn seats<G: Face>(bar: &Bar<'_>, now: &Situation<G>, phone: bool) -> AnyView {
    let each = bar.seats.iter().map(|facts| seat(bar, facts, now));
    let each: Vec<AnyView> = each.collect();
    let class = if phone { "seats ph" } else { "seats" };
    view! { <div class=class data-testid="seats">{each}</div> }.into_any()
}

fn seat<G: Face>(bar: &Bar<'_>, facts: &SeatFacts, now: &Situation<G>) -> AnyView {
    let audience = &now.audience;
    let (seat, lang) = (facts.seat, audience.lang);
    let line = now.seat(seat);
    let is_bot = matches!(facts.sitter, SeatHolder::Bot { .. });
    let is_away = bar
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
    let turn = if now.moment.to_act.contains(&seat) {
        "turn"
    } else {
        ""
    };
    let out = if is_away { "out" } else { "" };
    let name = audience.label(seat);
    let spoken = say!(
        lang,
        "web-seat-spoken",
        name = name.as_str(),
        points = line.points
    );
    view! {
        <div class=format!("seat {turn} {out} {}", line.sign.class())
            data-pick=format!("seat-{seat}") data-testid=format!("seat-{seat}") role="group"
            aria-label=spoken>
            {sign(line.sign, "")}
            <span class="nm">{name}<small>{small.join(" · ")}</small></span>
            <span class="sc num">{line.points.to_string()}</span>
        </div>
    }
    .into_any()
}
