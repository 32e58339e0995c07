//! Events, refusals, actions and prompts.

use games::new_york_new_york::{
    action::Action,
    components::Card,
    event::{Dealt, Event},
    flow::Step,
    legal::Refusal,
    scoring::{RoundScore, score},
    view::View,
};
use tabletop::{PerSeat, Seat};

use super::{names, owner, reader};
use crate::{Audience, Label, Lang, Named, Told, common::signed, say};

pub(super) fn event(event: &Event, audience: &Audience) -> Told {
    Told {
        actor: actor(event),
        text: told(event, audience),
        follows: match event {
            // The deal is one line: whoever got the first hand opens it.
            Event::Dealt { seat, .. } | Event::Coloured { seat, .. } => *seat != Seat::A,
            Event::RowLaid { .. } | Event::Taken { .. } | Event::TurnedUp { .. } => true,
            Event::RoundBegan { .. }
            | Event::Played { .. }
            | Event::Passed { .. }
            | Event::Scored { .. } => false,
        },
        is_minor: matches!(event, Event::TurnedUp { .. }),
    }
}

/// Who did it; what the game does by itself, nobody did.
fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Played { seat, .. } | Event::Taken { seat, .. } | Event::Passed { seat } => {
            Some(*seat)
        }
        Event::Coloured { .. }
        | Event::Dealt { .. }
        | Event::RowLaid { .. }
        | Event::RoundBegan { .. }
        | Event::TurnedUp { .. }
        | Event::Scored { .. } => None,
    }
}

fn told(event: &Event, audience: &Audience) -> String {
    let lang = audience.lang;
    match event {
        Event::Coloured { seat, colour } => {
            let (who, name) = (audience.who(*seat), audience.name(*seat));
            let colour = colour.name(lang);
            say!(
                lang,
                "nyny-coloured",
                who = who,
                name = name,
                colour = colour
            )
        }
        Event::Dealt { seat, cards } => dealt(*seat, *cards, audience),
        Event::RowLaid { row } => {
            let cards = names(row.cards().iter().copied(), lang);
            say!(lang, "nyny-row-laid", cards = cards)
        }
        Event::RoundBegan { round, first } => {
            let (who, name) = (audience.who(*first), audience.name(*first));
            say!(
                lang,
                "nyny-round-began",
                round = *round,
                who = who,
                name = name
            )
        }
        Event::Played {
            seat,
            card,
            covered,
        } => played(*seat, *card, *covered, audience),
        Event::Taken { seat, card } => {
            let (who, card) = (audience.who(*seat), card.the(lang));
            say!(lang, "nyny-taken", who = who, card = card)
        }
        Event::TurnedUp { card } => say!(lang, "nyny-turned-up", card = card.the(lang)),
        Event::Passed { seat } => {
            let (who, name) = (audience.who(*seat), audience.name(*seat));
            say!(lang, "nyny-passed", who = who, name = name)
        }
        Event::Scored { round, scores } => scored(*round, scores, audience),
    }
}

fn dealt(seat: Seat, cards: Dealt, audience: &Audience) -> String {
    let (lang, name) = (audience.lang, audience.name(seat));
    match cards {
        Dealt::Cards(cards) => {
            let who = audience.who(seat);
            let cards = names(cards, lang);
            say!(lang, "nyny-dealt", who = who, name = name, cards = cards)
        }
        Dealt::Unseen(count) => say!(lang, "nyny-dealt-unseen", name = name, count = count),
    }
}

fn played(seat: Seat, card: Card, covered: Option<Card>, audience: &Audience) -> String {
    let (lang, who, name) = (audience.lang, audience.who(seat), audience.name(seat));
    let card = card.the(lang);
    match covered {
        None => say!(lang, "nyny-played", who = who, name = name, card = card),
        Some(covered) => {
            let covered = covered.the(lang);
            say!(
                lang,
                "nyny-covered",
                who = who,
                name = name,
                card = card,
                covered = covered
            )
        }
    }
}

fn scored(round: u8, scores: &PerSeat<RoundScore>, audience: &Audience) -> String {
    let lang = audience.lang;
    let of_seat = |(seat, score): (Seat, &RoundScore)| {
        say!(
            lang,
            "nyny-scored-seat",
            seat = audience.called(seat),
            total = score.total(),
            cards = score.cards,
            runs = score.bonus
        )
    };
    let of_cards = |(seat, score): (Seat, &RoundScore)| {
        say!(
            lang,
            "nyny-scored-cards",
            seat = audience.called(seat),
            total = score.total()
        )
    };
    // Where nobody has a run, or none would count, there are only cards.
    let scores: Vec<_> = if scores.values().any(|score| score.bonus > 0) {
        scores.iter().map(of_seat).collect()
    } else {
        scores.iter().map(of_cards).collect()
    };
    say!(
        lang,
        "nyny-scored",
        round = round,
        scores = scores.join(", ")
    )
}

pub(super) fn refusal(refusal: Refusal, lang: Lang) -> String {
    match refusal {
        Refusal::Over => say!(lang, "game-over"),
        Refusal::NotYourTurn => say!(lang, "not-your-turn"),
        Refusal::ColoursAreChosen => say!(lang, "nyny-colours-are-chosen"),
        Refusal::ChooseColour => say!(lang, "nyny-choose-colour"),
        Refusal::ColourTaken { colour } => {
            say!(lang, "nyny-colour-taken", colour = colour.name(lang))
        }
        Refusal::PlayFirst => say!(lang, "nyny-play-first"),
        Refusal::TakeNow => say!(lang, "nyny-take-now"),
        Refusal::NotInHand { card } => say!(lang, "nyny-not-in-hand", card = card.the(lang)),
        Refusal::NotInRow { card } => say!(lang, "nyny-not-in-row", card = card.the(lang)),
    }
}

pub(super) fn action(action: Action, view: &View, audience: &Audience) -> Label {
    let lang = audience.lang;
    match action {
        Action::Colour(colour) => Label {
            text: say!(lang, "nyny-action-colour", colour = colour.name(lang)),
            effect: None,
            group: None,
        },
        Action::Play(card) => {
            let (name, number) = (card.the(lang), card.number());
            let text = match view.skyline.visible(number) {
                None => say!(lang, "nyny-action-play", card = name, number = number),
                Some(covered) => {
                    let covered = covered.the(lang);
                    say!(lang, "nyny-action-cover", card = name, covered = covered)
                }
            };
            let effect = effect(card, view, audience);
            Label {
                text,
                effect,
                group: None,
            }
        }
        Action::Take(card) => Label {
            text: say!(lang, "nyny-action-take", card = card.the(lang)),
            effect: Some(whose(card, view, audience)),
            group: None,
        },
        Action::Pass => Label {
            text: say!(lang, "nyny-action-pass"),
            effect: None,
            group: None,
        },
    }
}

/// What laying `card` would change: the reader's points first, then those of the others.
fn effect(card: Card, view: &View, audience: &Audience) -> Option<String> {
    let mut skyline = view.skyline;
    skyline.lay(card);
    let change = |seat: Seat| {
        let points = |skyline| i32::from(score(skyline, view.colours[seat], view.bonus).total());
        points(&skyline) - points(&view.skyline)
    };
    let own = reader(view);
    let others = view
        .colours
        .seats()
        .iter()
        .filter(|seat| Some(*seat) != own);
    let changes = own.into_iter().chain(others);
    let changes = changes.map(|seat| (seat, change(seat)));
    let changes: Vec<_> = changes
        .filter(|(_, change)| *change != 0)
        .map(|(seat, change)| {
            let (who, name) = (audience.who(seat), audience.name(seat));
            say!(
                audience.lang,
                "change",
                who = who,
                name = name,
                change = signed(change)
            )
        })
        .collect();
    (!changes.is_empty()).then(|| changes.join(", "))
}

/// Whose colour `card` is.
fn whose(card: Card, view: &View, audience: &Audience) -> String {
    let (who, name) = match owner(view, card.colour()) {
        Some(seat) => (audience.who(seat), audience.name(seat)),
        None => ("nobody", ""),
    };
    say!(audience.lang, "nyny-whose", who = who, name = name)
}

pub(super) fn prompt(view: &View, audience: &Audience) -> String {
    let lang = audience.lang;
    match view.agenda.now() {
        Some(Step::Colour(seat)) => {
            let (who, name) = (audience.who(*seat), audience.name(*seat));
            say!(lang, "nyny-prompt-colour", who = who, name = name)
        }
        Some(Step::Turn(seat)) => {
            let (who, name) = (audience.who(*seat), audience.name(*seat));
            say!(lang, "nyny-prompt-turn", who = who, name = name)
        }
        Some(Step::Take(seat)) => {
            let (who, name) = (audience.who(*seat), audience.name(*seat));
            say!(lang, "nyny-prompt-take", who = who, name = name)
        }
        // The other steps run by themselves and are never on top when a view is taken.
        Some(Step::Refill | Step::PassOn(_)) | None => say!(lang, "game-over"),
    }
}
