//! Choices, prompts and refusals.

use games::escape_from_new_york::{
    action::Action,
    components::{aims::Objective, board::Space},
    flow::{Step, to_act},
    legal::Refusal,
    state::{foe::Way, show::Show},
    view::View,
};
use tabletop::Viewer;

use super::{
    brings,
    names::{self, place},
};
use crate::{Audience, Label, Lang, common::list, say};

pub(super) fn action(action: Action, view: &View, audience: &Audience) -> Label {
    let lang = audience.lang;
    let text = plain(action, view, lang)
        .or_else(|| with_card(action, lang))
        .or_else(|| with_space(action, lang))
        .or_else(|| with_slot(action, view, lang))
        .unwrap_or_else(|| other(action, view, audience));
    let group = match action {
        Action::Choose(cards) => cards.iter().next().map(|card| names::card(card, lang)),
        _ => None,
    };
    Label {
        text,
        effect: brings::brings(action, view, lang),
        group,
    }
}

fn plain(action: Action, view: &View, lang: Lang) -> Option<String> {
    let act = match action {
        Action::Pass => "pass",
        Action::Escape => "escape",
        Action::TakeCube => "take_cube",
        Action::TakePresident => "take_president",
        Action::Fire => "fire",
        Action::PayWeapon => "pay_weapon",
        Action::LeaveCar => "leave_car",
        Action::Timer => "timer",
        Action::Void => "void",
        Action::Resolve => "resolve",
        Action::SetDown => "set_down",
        Action::Accept => "accept",
        Action::Decline => "decline",
        Action::Draw if view.table.agenda.now() == Some(&Step::Armoury) => "draw_two",
        Action::Draw => "draw",
        Action::Regain => "regain",
        Action::Reload => "reload",
        Action::Cross(Way::Open) => "cross",
        Action::Cross(Way::Smash) => "smash_bridge",
        Action::Cross(Way::Wreck) => "wreck_bridge",
        _ => return None,
    };
    Some(say!(lang, "efny-act", act = act))
}

fn with_card(action: Action, lang: Lang) -> Option<String> {
    let (verb, card) = match action {
        Action::Play(card) => ("play", card),
        Action::Strike(card) => ("strike", card),
        Action::Sneak(card) => ("sneak", card),
        Action::Back(card) => ("back", card),
        Action::Learn(card) => ("learn", card),
        _ => return None,
    };
    let card = names::card(card, lang);
    Some(say!(lang, "efny-act-card", verb = verb, card = card))
}

fn with_space(action: Action, lang: Lang) -> Option<String> {
    let (verb, space): (&str, Space) = match action {
        Action::Step { to, way } => match way {
            Way::Open => ("to", to),
            Way::Smash => ("smash", to),
            Way::Wreck => ("wreck", to),
        },
        Action::Reveal(space) => ("reveal", space),
        Action::Turn(space) => ("turn", space),
        Action::Look(space) => ("look", space),
        Action::Jump(space) => ("jump", space),
        Action::Fly(space) => ("fly", space),
        Action::Spawn(space) => ("spawn", space),
        _ => return None,
    };
    let space = place(space);
    Some(say!(lang, "efny-act-space", verb = verb, space = space))
}

fn with_slot(action: Action, view: &View, lang: Lang) -> Option<String> {
    let (verb, slot) = match action {
        Action::Use(slot) => ("use", slot),
        Action::Otherwise(slot) => ("otherwise", slot),
        Action::Arm(slot) => ("arm", slot),
        Action::Pay(slot) => ("pay", slot),
        Action::Open(slot) => ("open", slot),
        Action::Discard(slot) => ("discard", slot),
        _ => return None,
    };
    let card = own_slot(view, slot, lang);
    Some(say!(lang, "efny-act-slot", verb = verb, card = card))
}

/// A card of the active hero's reserve.
fn own_slot(view: &View, slot: u8, lang: Lang) -> String {
    slot_of(view, view.table.active, slot, lang)
}

fn slot_of(view: &View, seat: tabletop::Seat, slot: u8, lang: Lang) -> String {
    let slot = view.table.heroes[seat].reserve[usize::from(slot)];
    slot.map_or_else(
        || say!(lang, "efny-unknown"),
        |slot| names::slot(slot, lang),
    )
}

fn other(action: Action, view: &View, audience: &Audience) -> String {
    let lang = audience.lang;
    match action {
        Action::TakeCase(number) => say!(lang, "efny-act-case", number = number),
        Action::TakeCar(car) => say!(lang, "efny-act-car", number = car + 1),
        Action::DropCase { slot, into } => {
            let card = own_slot(view, slot, lang);
            say!(lang, "efny-act-drop", card = card, number = into)
        }
        Action::Choose(cards) => {
            say!(lang, "efny-act-choose", cards = names::cards(cards, lang))
        }
        Action::Offer(seat) => {
            say!(lang, "efny-act-offer", other = names::whom(seat, audience))
        }
        Action::Show(show) => say!(lang, "efny-act-show", what = shown(show, lang)),
        Action::Hit(foe) => say!(lang, "efny-act-hit", foe = names::foe(foe, lang)),
        Action::Bat(boss) => say!(lang, "efny-act-bat", boss = names::boss(boss, lang)),
        Action::Trick { foe, to } => {
            let foe = names::foe(foe, lang);
            say!(lang, "efny-act-trick", foe = foe, space = place(to))
        }
        Action::Steal { slot, from } => {
            let card = slot_of(view, from, slot, lang);
            let other = names::whom(from, audience);
            say!(lang, "efny-act-steal", card = card, other = other)
        }
        Action::Keep(item) => say!(lang, "efny-act-keep", item = names::item(item, lang)),
        Action::Swap(colour) => {
            say!(lang, "efny-act-swap", colour = names::colour(colour, lang))
        }
        Action::Aim(card) => aim(card, lang),
        Action::Send { foe, to, with } => {
            let (foe, space) = (names::foe(foe, lang), place(to));
            match with {
                None => say!(lang, "efny-act-send", foe = foe, space = space),
                Some(with) => say!(
                    lang,
                    "efny-act-send-with",
                    foe = foe,
                    space = space,
                    with = place(with)
                ),
            }
        }
        _ => action.to_string(),
    }
}

/// An objective to be taken; some are in the box twice.
fn aim(card: Objective, lang: Lang) -> String {
    let aim = names::aim(card, lang);
    let is_again = Objective::all().any(|it| it < card && it.wish() == card.wish());
    if is_again {
        say!(lang, "efny-act-aim-again", aim = aim)
    } else {
        say!(lang, "efny-act-aim", aim = aim)
    }
}

/// What is shown at the bridge.
pub(super) fn shown(show: Show, lang: Lang) -> String {
    let parts = [
        ("president", show.president),
        ("tape", show.tape),
        ("diagram", show.diagram),
    ];
    let parts = parts.into_iter().filter(|(_, is_shown)| *is_shown);
    let words: Vec<_> = parts
        .map(|(what, _)| say!(lang, "efny-shown-what", what = what))
        .collect();
    if words.is_empty() {
        say!(lang, "efny-shown-what", what = "nothing")
    } else {
        list(lang, &words)
    }
}

/// The word for a reason, as the catalogue selects by it.
pub(super) fn reason(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::Over => "over",
        Refusal::NotYourTurn => "not_your_turn",
        Refusal::NotNow => "not_now",
        Refusal::CannotEscape => "cannot_escape",
        Refusal::ChooseTwo => "choose_two",
        Refusal::NotThatCard { .. } => "not_that_card",
        Refusal::AbilityUsed => "ability_used",
        Refusal::AbilityVoid => "ability_void",
        Refusal::NoWay { .. } => "no_way",
        Refusal::NoBridge => "no_bridge",
        Refusal::NoRide { .. } => "no_ride",
        Refusal::NothingToShow => "nothing_to_show",
        Refusal::NotThatEnemy => "not_that_enemy",
        Refusal::NotThatSpace { .. } => "not_that_space",
        Refusal::NotThatSlot { .. } => "not_that_slot",
        Refusal::EnemyHere => "enemy_here",
        Refusal::NothingThere => "nothing_there",
        Refusal::JustDropped => "just_dropped",
        Refusal::NothingToPay => "nothing_to_pay",
        Refusal::NotThatWeapon => "not_that_weapon",
        Refusal::BoxTaken => "box_taken",
        Refusal::NoCar => "no_car",
        Refusal::NotOffered => "not_offered",
        Refusal::NotItsTurn => "not_its_turn",
    }
}

pub(super) fn prompt(view: &View, audience: &Audience) -> String {
    let lang = audience.lang;
    let Some(step) = view.table.agenda.now() else {
        return say!(lang, "efny-over");
    };
    let asked = to_act(&view.table);
    match asked.first() {
        Some(seat) if view.viewer != Viewer::Seat(seat) => {
            say!(lang, "efny-wait", name = audience.name(seat))
        }
        _ => say!(lang, "efny-prompt", step = word(*step)),
    }
}

fn word(step: Step) -> &'static str {
    match step {
        Step::Window(_) | Step::Events { .. } => "window",
        Step::Between => "between",
        Step::Refresh => "refresh",
        Step::Choose => "choose",
        Step::Play => "play",
        Step::WreckOrVoid(_) => "wreck",
        Step::Move { .. } => "move",
        Step::Ride(_) => "ride",
        Step::Attempt { .. } => "attempt",
        Step::Bat { .. } => "bat",
        Step::Damage { .. } => "damage",
        Step::Trick { .. } => "trick",
        Step::Reveal { .. } => "reveal",
        Step::RevealPoi { .. } | Step::RescuePois => "poi",
        Step::Retrieve { .. } => "retrieve",
        Step::Steal => "steal",
        Step::Jump { .. } => "jump",
        Step::Look { .. } => "look",
        Step::Helicopter { .. } => "helicopter",
        Step::Overflow => "overflow",
        Step::Keep => "keep",
        Step::Lids { .. } => "lids",
        Step::Special => "special",
        Step::SwapColour => "colour",
        Step::SwapCard(_) => "aim",
        Step::Library => "library",
        Step::Armoury => "armoury",
        Step::NyMove { .. } => "ny",
        _ => "spawn",
    }
}
