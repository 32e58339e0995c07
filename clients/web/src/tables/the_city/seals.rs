//! Who has sealed a choice, what was turned up, and who is still being waited for.

use games::the_city::{
    TheCity,
    components::HAND_MAX,
    view::{Duty, View},
};
use leptos::prelude::*;
use prose::{common::list, say, the_city::chosen};
use tabletop::Seat;

use super::art;
use crate::{kit, tables::Scene};

/// What is going on at the table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// The first two cards are discarded.
    First,
    /// Everyone chooses.
    Choice,
    /// What was chosen has been turned up, and is being paid.
    Open,
    /// Somebody holds too many cards.
    TooMany,
}

fn phase(view: &View) -> Phase {
    let mut duties = view.duties.values().flatten();
    match duties.next() {
        Some(Duty::Choose) => Phase::Choice,
        Some(Duty::Discard(_)) if view.round == 0 => Phase::First,
        Some(Duty::Discard(_)) => Phase::TooMany,
        Some(Duty::OneOf(..) | Duty::Pay { .. } | Duty::Keep(_)) | None => Phase::Open,
    }
}

/// The panel: an envelope for each seat. Nothing is told of what is in one that is sealed.
pub(super) fn seals(scene: &Scene<'_, TheCity>) -> AnyView {
    let lang = scene.lang();
    let phase = phase(scene.view);
    let title = match phase {
        Phase::First => say!(lang, "tc-web-first"),
        Phase::Choice => say!(lang, "tc-web-sealed"),
        Phase::Open => say!(lang, "tc-web-turned-up"),
        Phase::TooMany => say!(lang, "tc-web-too-many", most = HAND_MAX),
    };
    let owing = scene.view.duties.iter().filter(|(_, duty)| duty.is_some());
    let names: Vec<_> = owing.map(|(seat, _)| scene.audience.called(seat)).collect();
    let waiting = (!names.is_empty()).then(|| {
        let names = list(lang, &names);
        view! { <span class="sub">{say!(lang, "tc-web-waiting", names = names)}</span> }
    });
    let seats = scene.view.cities.seats().iter();
    let each: Vec<AnyView> = seats.map(|seat| seal(scene, phase, seat)).collect();
    let body = view! { <ol class="seals">{each}</ol> };
    view! { <div class="sealp">{kit::panel("seals", title, waiting, body)}</div> }.into_any()
}

// rules: TC-31
fn seal(scene: &Scene<'_, TheCity>, phase: Phase, seat: Seat) -> AnyView {
    let lang = scene.lang();
    let duty = scene.view.duties[seat];
    let word = match (duty, phase) {
        (Some(Duty::Choose | Duty::OneOf(..)), _) => "choose",
        (Some(Duty::Pay { .. }), _) => "pay",
        (Some(Duty::Keep(_)), _) => "keep",
        (Some(Duty::Discard(_)), _) => "discard",
        (None, Phase::Choice) => "sealed",
        (None, _) => "ready",
    };
    let state = say!(lang, "tc-web-duty", duty = word);
    let name = scene.audience.label(seat);
    let open = scene.view.revealed[seat].filter(|_| phase == Phase::Open);
    let (who, doing) = (name.as_str(), state.as_str());
    let spoken = if let Some(choice) = open {
        let cards = chosen(choice, lang);
        say!(
            lang,
            "tc-web-turned-spoken",
            name = who,
            cards = cards,
            duty = doing
        )
    } else {
        say!(lang, "tc-web-seal-spoken", name = who, duty = doing)
    };
    let cards: Vec<AnyView> = open
        .into_iter()
        .flat_map(games::the_city::action::Choice::cards)
        .map(|card| art::stamp(card, None))
        .collect();
    let sign = scene.sign(seat);
    let picture = if cards.is_empty() {
        view! {
            <span class="env">
                <svg aria-hidden="true"><use href="#c-envelope" /></svg>
                {kit::sign(sign, "")}
            </span>
        }
        .into_any()
    } else {
        view! { <span class="turned">{cards}{kit::sign(sign, "sm")}</span> }.into_any()
    };
    let is_nothing = open.is_some_and(|choice| choice.cards().next().is_none());
    let pale = if is_nothing || (duty.is_some() && open.is_none()) {
        "open"
    } else {
        ""
    };
    view! {
        <li class=format!("c-seal {pale} {}", sign.class()) data-testid=format!("seal-{seat}")>
            <span role="img" aria-label=spoken>{picture}</span>
            <span class="sn" aria-hidden="true"><b>{name}</b><small>{state}</small></span>
        </li>
    }
    .into_any()
}
