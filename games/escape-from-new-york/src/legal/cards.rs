//! Which cards may be chosen and played, and whether they can be resolved.

use super::{Refusal, Verdict, allow, deed::CardAnswer, moving, not_now};
use crate::{
    action::Action,
    components::{
        board::Ground,
        cards::{Card, CardSet},
        effects::{Effect, Gait},
    },
    flow::{Source, Step},
    resolve::{fight, map, things},
    state::{Escape, Table, hiding::Hiding},
};

/// Whether a card can be resolved in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Resolvable {
    /// No: all its effects are ignored.
    Void,
    /// Only at the cost of the car.
    ByWreck,
    Yes,
}

// rules: FU-15, FU-16, FU-35, FU-Q06, FU-Q07, FU-Q61, FU-Q64, FU-Q77
/// Whether every effect of `source` can be resolved from here.
///
/// One look at the start is enough: what an effect needs stands before all that could change it
/// (the card table asserts so), a way that was open stays open, and a movement of several steps
/// can always go back and forth. Nothing face down is looked at.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other effect can fail")]
pub(crate) fn resolvable<H: Hiding>(table: &Table<H>, source: Source) -> Resolvable {
    let here = table.here();
    let clear = || !table.map.has_enemy(here);
    let when = |holds: bool| {
        if holds {
            Resolvable::Yes
        } else {
            Resolvable::Void
        }
    };
    let effects = source.effects().iter();
    let answers = effects.map(|effect| match effect {
        Effect::NeedClear => when(clear()),
        Effect::NeedPoi => when(here.ground() == Ground::Poi),
        Effect::Steal => when(super::things::victims(table).next().is_some()),
        Effect::Jump => when(!map::jumps(table).is_empty()),
        Effect::Retrieve(cards) => {
            // Whoever may play the card sees them.
            let discards = H::face(table.hero().discards);
            when(discards.is_none_or(|discards| discards.len() >= u32::from(*cards)))
        }
        Effect::Trick(enemies) => when(fight::trickable(table) >= *enemies),
        Effect::Reload(rounds) => when(things::room(table) >= *rounds),
        Effect::Move(_, gait) if gait.has(Gait::CLEAR) && !clear() => Resolvable::Void,
        Effect::Move(_, gait) => moving::way_out(table, *gait),
        Effect::MoveByCar(..) => moving::way_out(table, Gait::PLAIN),
        _ => Resolvable::Yes,
    });
    answers.min().unwrap_or(Resolvable::Yes)
}

pub(super) fn check(table: &Escape, step: Step, action: Action) -> Verdict<CardAnswer> {
    match (step, action) {
        // rules: FU-13
        (Step::Choose, Action::Choose(cards)) => {
            let held = cards.is_within(table.hero().hand);
            allow(held && cards.len() == 2, "FU-13", Refusal::ChooseTwo)?;
            Ok(CardAnswer::Choose(cards))
        }
        (Step::Play, Action::Play(card)) => {
            chosen(table, card)?;
            Ok(CardAnswer::Play(card))
        }
        // rules: FU-18
        (Step::Play, Action::Strike(card)) => {
            chosen(table, card)?;
            allow(!table.turn.ability, "FU-18", Refusal::AbilityUsed)?;
            let source = Source::Strike;
            Ok(CardAnswer::Ability { card, source })
        }
        (Step::Play, Action::Sneak(card)) => {
            chosen(table, card)?;
            allow(!table.turn.ability, "FU-18", Refusal::AbilityUsed)?;
            let source = Source::Sneak;
            let can = resolvable(table, source) != Resolvable::Void;
            allow(can, "FU-15", Refusal::AbilityVoid)?;
            Ok(CardAnswer::Ability { card, source })
        }
        (Step::WreckOrVoid(source), Action::Void) => Ok(CardAnswer::Void(source)),
        (Step::WreckOrVoid(source), Action::Resolve) => Ok(CardAnswer::Resolve(source)),
        // rules: FU-63
        (Step::Special, Action::Learn(card)) => {
            let beside = table.specials_offered().contains(card);
            allow(beside, "FU-63", Refusal::NotThatCard { card })?;
            Ok(CardAnswer::Learn(card))
        }
        _ => not_now("FU-14"),
    }
}

fn chosen(table: &Escape, card: Card) -> Verdict {
    let is_chosen = table.turn.chosen.contains(card);
    allow(is_chosen, "FU-14", Refusal::NotThatCard { card })
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "no other step asks about action cards"
)]
pub(super) fn list(table: &Escape, step: Step, out: &mut Vec<Action>) {
    match step {
        Step::Choose => {
            let hand = table.hero().hand;
            for one in hand {
                for other in hand.iter().filter(|other| *other > one) {
                    let both = CardSet::only(one).or(CardSet::only(other));
                    out.push(Action::Choose(both));
                }
            }
        }
        Step::Play => {
            let chosen = table.turn.chosen;
            out.extend(chosen.iter().map(Action::Play));
            if !table.turn.ability {
                out.extend(chosen.iter().map(Action::Strike));
                if resolvable(table, Source::Sneak) != Resolvable::Void {
                    out.extend(chosen.iter().map(Action::Sneak));
                }
            }
        }
        Step::WreckOrVoid(_) => out.extend([Action::Void, Action::Resolve]),
        Step::Special => out.extend(table.specials_offered().iter().map(Action::Learn)),
        _ => {}
    }
}
