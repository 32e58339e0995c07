//! What the reader is about to build, or has sealed, and what would come of it.

use games::the_city::{
    TheCity,
    action::Choice,
    components::{Card, Term},
    legal::{Obstacle, fates},
    scoring::{Census, Yield},
    view::View,
};
use prose::{Lang, Named, the_city::counted};
use tabletop::Seat;

use super::picks;
use crate::tables::Scene;

/// A choice and what would come of it, if nobody else built.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) choice: Choice,
    /// The cards of it that would be built.
    pub(super) built: Vec<Card>,
    /// What they would cost together.
    pub(super) cost: u8,
    /// What the whole city would give in addition.
    pub(super) gain: Yield,
    /// Why the rest would come back.
    pub(super) why: Option<Obstacle>,
}

impl Plan {
    /// What would come of `choice`.
    pub(super) fn of(choice: Choice, view: &View, seat: Seat) -> Plan {
        let fates = fates(choice, &view.cities[seat], view.hand_sizes[seat]);
        let fates = || fates.iter().flatten();
        let built = fates().filter_map(|(card, fate)| fate.is_ok().then_some(*card));
        let built: Vec<Card> = built.collect();
        Plan {
            choice,
            cost: fates().filter_map(|(_, fate)| fate.ok()).sum(),
            gain: view.gain(seat, built.iter().copied()),
            why: fates().find_map(|(_, fate)| fate.err()),
            built,
        }
    }

    // rules: TC-16
    /// The points after this round, if nobody else builds.
    pub(super) fn points(&self, view: &View, seat: Seat) -> u16 {
        view.points[seat] + view.yields(seat).points + self.gain.points
    }

    // rules: TC-08, TC-09, TC-15
    /// The cards in hand after this round, as a sum: what is held, what goes, what comes.
    pub(super) fn cards(&self, view: &View, seat: Seat) -> (Vec<i32>, i32) {
        let laid = self.built.iter().map(|card| i32::from(!card.is_aside()));
        let laid: i32 = laid.sum();
        let kept = i32::from(self.built.is_empty());
        let income = view.yields(seat).income + self.gain.income;
        let parts = [
            i32::from(view.hand_sizes[seat]),
            -laid,
            -i32::from(self.cost),
            kept,
            i32::from(income),
        ];
        (parts.to_vec(), parts.iter().sum())
    }
}

/// The plan of the reader, if there is one.
pub(super) fn plan(scene: &Scene<'_, TheCity>) -> Option<(Seat, Plan)> {
    let seat = scene.own()?;
    let picked = picks::to_lay(scene.stage.gesture.picked());
    let choice = picked.or(scene.view.sealed)?;
    Some((seat, Plan::of(choice, scene.view, seat)))
}

/// What `card` would count in the city of `seat` with these `cards`, in a few words, and whether
/// symbols are among it. What it counts already is left out.
pub(super) fn counts(
    view: &View,
    seat: Seat,
    card: Card,
    cards: &[Card],
    lang: Lang,
) -> (Vec<String>, bool) {
    let cities = view.with(seat, cards.iter().copied());
    let (now, then) = (Census::of(&view.cities), Census::of(&cities));
    let is_new = !view.cities[seat].contains(card);
    let terms = card.income().terms().iter().chain(card.points().terms());
    let mut words: Vec<String> = Vec::new();
    let mut has_symbols = false;
    for term in terms.copied() {
        let before = if is_new { 0 } else { now.counted(seat, term).1 };
        let more = then.counted(seat, term).1.saturating_sub(before);
        let Some(text) = counted(term, more, lang).filter(|_| more > 0) else {
            continue;
        };
        has_symbols |= matches!(term, Term::PerSymbol(..) | Term::PerRivalSymbol(..));
        if !words.contains(&text) {
            words.push(text);
        }
    }
    (words, has_symbols)
}

/// The names of `cards` in a list.
pub(super) fn names(cards: &[Card], lang: Lang) -> String {
    let names: Vec<String> = cards.iter().map(|card| card.name(lang)).collect();
    prose::common::list(lang, &names)
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::the_city::setup::Options;
    use games::the_city::{action::Action, event::Event, flow::Task};
    use tabletop::{Chance, Dealer, Game, SeatCount, Seed};

    /// Plays on by chance, and whoever is first builds; what the plan said is what the table does
    /// as long as the others renounce.
    #[test]
    fn what_is_foretold_is_what_the_round_brings_if_nobody_else_builds() {
        let mut foretold = 0;
        for seed in 0..6 {
            let mut dealer = Dealer::new(Seed::number(seed));
            let mut chance = Chance::new(Seed::number(seed + 50));
            let seats = SeatCount::new(2).unwrap();
            let mut table = TheCity::set_up(&Options::default(), seats, &mut dealer).unwrap();
            let mut due: Option<(u16, i32)> = None;
            while let Some(seat) = table.to_act().first() {
                let mut legal = Vec::new();
                table.legal_actions(seat, &mut legal);
                let is_choosing = table.task(seat) == Some(Task::Choose);
                let action = if is_choosing && seat != Seat::A {
                    Action::Choose(Choice::Renounce)
                } else {
                    legal[chance.below(legal.len() as u32) as usize]
                };
                if let (Action::Choose(choice), Seat::A) = (action, seat) {
                    let view = table.view(seat.into());
                    let plan = Plan::of(choice, &view, seat);
                    due = Some((plan.points(&view, seat), plan.cards(&view, seat).1));
                }
                dealer.take_events();
                table.play(seat, action, &mut dealer).unwrap();
                let mut events = dealer.take_events().into_iter();
                let counted = events.any(|it| matches!(it, Event::Yielded { seat: Seat::A, .. }));
                if counted && let Some((points, cards)) = due.take() {
                    assert_eq!(table.points[Seat::A], points);
                    assert_eq!(table.hands[Seat::A].len().cast_signed(), cards);
                    foretold += 1;
                }
            }
        }
        assert!(foretold > 30, "{foretold}");
    }
}
