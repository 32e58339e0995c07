//! What happened, as sentences.

use games::the_city::{
    components::Card,
    event::{Cause, Event, Seen},
};
use tabletop::Seat;

use super::{chosen, names, why};
use crate::{Audience, Named, Told, say};

pub(super) fn event(event: &Event, audience: &Audience) -> Told {
    Told {
        actor: actor(event),
        text: told(event, audience),
        // All act at once, so no line is the second half of another.
        follows: false,
        is_minor: is_minor(event),
    }
}

/// Who did it; what the game does by itself, nobody did.
fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Laid { seat, .. }
        | Event::Answered { seat }
        | Event::Revealed { seat, .. }
        | Event::Built { seat, .. }
        | Event::Failed { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Kept { seat, .. }
        | Event::Yielded { seat, .. }
        | Event::Income { seat, .. } => Some(*seat),
        Event::Dealt { .. }
        | Event::RoundBegan { .. }
        | Event::Reshuffled { .. }
        | Event::Ended { .. } => None,
    }
}

/// Cards laid one by one are no news, and a card turned up is told when it is built or fails.
fn is_minor(event: &Event) -> bool {
    match event {
        Event::Answered { .. }
        | Event::Revealed { .. }
        | Event::Laid { .. }
        | Event::Paid { .. } => true,
        Event::Kept { card, .. } => card.is_none(),
        Event::Income { cards, .. } => matches!(cards, Seen::Unseen(_)),
        Event::Dealt { .. }
        | Event::RoundBegan { .. }
        | Event::Built { .. }
        | Event::Failed { .. }
        | Event::Drew { .. }
        | Event::Reshuffled { .. }
        | Event::Yielded { .. }
        | Event::Ended { .. } => false,
    }
}

/// `tc-paid` of a card, or `tc-paid-unseen`.
macro_rules! of_card {
    ($id:literal, $unseen:literal, $seat:expr, $card:expr, $audience:expr $(, $left:ident)?) => {{
        let (lang, name) = ($audience.lang, $audience.name($seat));
        let card: Option<Card> = $card;
        match card {
            Some(card) => {
                let (who, card) = ($audience.who($seat), card.name(lang));
                say!(lang, $id, who = who, name = name, card = card)
            }
            None => say!(lang, $unseen, name = name $(, $left = $left)?),
        }
    }};
}

/// `tc-drew` of cards, or `tc-drew-unseen`.
macro_rules! of_cards {
    ($id:literal, $unseen:literal, $seat:expr, $cards:expr, $audience:expr) => {{
        let (lang, name) = ($audience.lang, $audience.name($seat));
        match $cards {
            Seen::Cards(cards) if !cards.is_empty() => {
                let (who, cards) = ($audience.who($seat), names(cards, lang));
                say!(lang, $id, who = who, name = name, cards = cards)
            }
            unseen => say!(lang, $unseen, name = name, count = unseen.len()),
        }
    }};
}

fn told(event: &Event, audience: &Audience) -> String {
    let lang = audience.lang;
    let of = |seat: Seat| (audience.who(seat), audience.name(seat));
    match event {
        Event::Dealt { seat, cards } => {
            of_cards!("tc-dealt", "tc-dealt-unseen", *seat, cards, audience)
        }
        Event::Laid { seat, card, left } => {
            let left = *left;
            of_card!("tc-laid", "tc-laid-unseen", *seat, *card, audience, left)
        }
        Event::Paid { seat, card, left } => {
            let left = *left;
            of_card!("tc-paid", "tc-paid-unseen", *seat, *card, audience, left)
        }
        Event::Kept { seat, card } => {
            of_card!("tc-kept", "tc-kept-unseen", *seat, *card, audience)
        }
        Event::Drew { seat, cards } => {
            of_cards!("tc-drew", "tc-drew-unseen", *seat, cards, audience)
        }
        Event::Income { seat, cards } => {
            of_cards!("tc-income", "tc-income-unseen", *seat, cards, audience)
        }
        Event::RoundBegan { round } => say!(lang, "tc-round-began", round = *round),
        Event::Answered { seat } => {
            let (who, name) = of(*seat);
            say!(lang, "tc-answered", who = who, name = name)
        }
        Event::Reshuffled { cards } => say!(lang, "tc-reshuffled", cards = *cards),
        Event::Ended { cause } => {
            let cause = match cause {
                Cause::Fifty => "fifty",
                Cause::Rounds => "rounds",
            };
            say!(lang, "tc-ended", cause = cause)
        }
        Event::Revealed { .. }
        | Event::Built { .. }
        | Event::Failed { .. }
        | Event::Yielded { .. } => of_building(event, audience),
    }
}

/// What everyone sees of a build phase.
fn of_building(event: &Event, audience: &Audience) -> String {
    let lang = audience.lang;
    let of = |seat: Seat| (audience.who(seat), audience.name(seat));
    match event {
        Event::Revealed { seat, choice } => {
            let (who, name) = of(*seat);
            if choice.cards().next().is_none() {
                return say!(lang, "tc-revealed-nothing", who = who, name = name);
            }
            let cards = chosen(*choice, lang);
            say!(lang, "tc-revealed", who = who, name = name, cards = cards)
        }
        // rules: TC-07. The architect is taken, not built.
        Event::Built { seat, card, .. } if card.is_aside() => {
            let (who, name) = of(*seat);
            say!(lang, "tc-took-architect", who = who, name = name)
        }
        Event::Built { seat, card, cost } => {
            let ((who, name), card) = (of(*seat), card.name(lang));
            say!(
                lang,
                "tc-built",
                who = who,
                name = name,
                card = card,
                cost = *cost
            )
        }
        Event::Failed {
            seat,
            card,
            why: it,
        } => {
            let ((who, name), card) = (of(*seat), card.name(lang));
            let why = why(*it, lang);
            say!(
                lang,
                "tc-failed",
                who = who,
                name = name,
                card = card,
                why = why
            )
        }
        Event::Yielded {
            seat,
            income,
            points,
            total,
        } => {
            let (who, name) = of(*seat);
            say!(
                lang,
                "tc-yielded",
                who = who,
                name = name,
                income = *income,
                points = *points,
                total = *total
            )
        }
        other => panic!("{other:?} is told elsewhere"),
    }
}
