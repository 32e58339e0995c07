//! Refusals, actions and prompts.

use games::the_city::{
    action::{Action, Choice},
    components::Card,
    legal::{Obstacle, Refusal, fates},
    view::{Duty, View},
};
use tabletop::Seat;

use super::{chosen, why};
use crate::{Audience, Label, Lang, Named, common::list, say};

pub(super) fn refusal(refusal: Refusal, lang: Lang) -> String {
    match refusal {
        Refusal::Over => say!(lang, "game-over"),
        Refusal::NotAsked => say!(lang, "tc-not-asked"),
        Refusal::ChooseNow => say!(lang, "tc-choose-now"),
        Refusal::OneOfTwo { first, second } => one_of(first, second, lang),
        Refusal::PayNow => say!(lang, "tc-pay-now"),
        Refusal::KeepNow => say!(lang, "tc-keep-now"),
        Refusal::DiscardNow => say!(lang, "tc-discard-now"),
        Refusal::NotInHand { card } => say!(lang, "tc-not-in-hand", card = card.name(lang)),
        Refusal::NotDrawn { card } => say!(lang, "tc-not-drawn", card = card.name(lang)),
        Refusal::TakenBefore { card } => say!(lang, "tc-taken-before", card = card.name(lang)),
        Refusal::NoCrew => say!(lang, "tc-no-crew"),
        Refusal::NeverOfTwo { card } => say!(lang, "tc-never-of-two", card = card.name(lang)),
        Refusal::PairTooDear { cost, most } => {
            say!(lang, "tc-pair-too-dear", cost = cost, most = most)
        }
    }
}

/// An action for the seat that looks; a spectator has no actions to choose from.
pub(super) fn action(action: Action, view: &View, lang: Lang) -> Label {
    let seat = view.seat().unwrap_or(Seat::A);
    let of_card = |text: String, card: Card| Label {
        text,
        effect: Some(obstacle(view, seat, card, lang).unwrap_or(merit(view, seat, card, lang))),
        group: None,
    };
    match action {
        Action::Choose(choice) => of_choice(choice, view, seat, lang),
        Action::Pay(card) => of_card(say!(lang, "tc-action-pay", card = card.name(lang)), card),
        Action::Keep(card) => of_card(say!(lang, "tc-action-keep", card = card.name(lang)), card),
        Action::Discard(card) => of_card(
            say!(lang, "tc-action-discard", card = card.name(lang)),
            card,
        ),
    }
}

fn of_choice(choice: Choice, view: &View, seat: Seat, lang: Lang) -> Label {
    if choice == Choice::Renounce {
        return Label {
            text: say!(lang, "tc-action-renounce"),
            effect: None,
            group: None,
        };
    }
    let fates = fates(choice, &view.cities[seat], view.hand_sizes[seat]);
    let fates = || fates.iter().flatten();
    let built = fates().filter_map(|(card, fate)| fate.is_ok().then_some(*card));
    let costs: u8 = fates().filter_map(|(_, fate)| fate.ok()).sum();
    let gain = view.gain(seat, built.clone());
    let failed = fates().find_map(|(card, fate)| Some((*card, fate.err()?)));
    let cards = chosen(choice, lang);
    let effect = (built.count() > 0)
        .then(|| say!(lang, "tc-gain", income = gain.income, points = gain.points));
    let text = match failed {
        // rules: TC-07. The architect is taken, not built.
        None if matches!(choice, Choice::One(card) if card.is_aside()) => {
            say!(lang, "tc-action-architect")
        }
        None => say!(lang, "tc-action-build", cards = cards, cost = costs),
        Some((card, obstacle)) => {
            let obstacle = why(obstacle, lang);
            let why = match choice {
                Choice::Two(..) => format!("{}, {obstacle}", card.name(lang)),
                Choice::One(_) | Choice::Renounce => obstacle,
            };
            say!(lang, "tc-action-fail", cards = cards, why = why)
        }
    };
    Label {
        text,
        effect,
        group: None,
    }
}

/// What `card` costs `seat` now and what it would yield this round.
pub fn merit(view: &View, seat: Seat, card: Card, lang: Lang) -> String {
    let gain = view.gain(seat, [card]);
    say!(
        lang,
        "tc-merit",
        cost = view.cost(seat, card),
        income = gain.income,
        points = gain.points
    )
}

/// Why `seat` could not build `card` now; `None` if it could.
pub fn obstacle(view: &View, seat: Seat, card: Card, lang: Lang) -> Option<String> {
    let obstacle = view.prospect(seat, card).err()?;
    // Cards change with every draw: only what the city lacks is worth a word.
    match obstacle {
        Obstacle::Short(_) | Obstacle::Both(_) => None,
        Obstacle::Limit | Obstacle::Needs(_) => Some(why(obstacle, lang)),
    }
}

/// Which of two is built has to be said.
fn one_of(first: Card, second: Card, lang: Lang) -> String {
    let (first, second) = (first.name(lang), second.name(lang));
    say!(lang, "tc-prompt-one-of", first = first, second = second)
}

pub(super) fn prompt(view: &View, audience: &Audience) -> String {
    let lang = audience.lang;
    match view.seat().and_then(|seat| view.duties[seat]) {
        Some(Duty::Choose) => return say!(lang, "tc-prompt-choose"),
        Some(Duty::OneOf(first, second)) => return one_of(first, second, lang),
        Some(Duty::Pay { left }) => return say!(lang, "tc-prompt-pay", left = left),
        Some(Duty::Keep(count)) => return say!(lang, "tc-prompt-keep", count = count),
        Some(Duty::Discard(left)) => return say!(lang, "tc-prompt-discard", left = left),
        None => {}
    }
    let owing = view.duties.iter().filter(|(_, duty)| duty.is_some());
    let names: Vec<_> = owing.map(|(seat, _)| audience.called(seat)).collect();
    if names.is_empty() {
        say!(lang, "game-over")
    } else {
        say!(lang, "tc-prompt-waiting", names = list(lang, &names))
    }
}
