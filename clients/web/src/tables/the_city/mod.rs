//! The table of The City: the race, the own city, the hand, what is sealed, the others.

mod art;
mod city;
mod gains;
mod hand;
mod picks;
mod piece;
mod plan;
mod race;
mod rivals;
mod seals;
mod syllables;

pub use piece::Piece;

use games::the_city::{
    TheCity,
    action::{Action, Choice},
    components::{Card, Cards},
    event::Event,
    scoring::Census,
    view::View,
};
use leptos::prelude::*;
use prose::the_city::face;
use prose::{
    Audience, Label, Lang, Named, Voice as _, say,
    the_city::{names as bag, why},
};
use tabletop::{Seat, Viewer};

use super::{Face, Halt, Scene};
use crate::kit::{
    self,
    motion::{Flight, FlightEnd},
};

use self::plan::{Plan, names};

impl Face for TheCity {
    type Piece = Piece;

    fn path(action: &Action, _: &View) -> Vec<Piece> {
        vec![picks::path(*action)]
    }

    fn paths(action: &Action, view: &View) -> Vec<Vec<Piece>> {
        picks::paths(*action, view)
    }

    fn batch(view: &View) -> usize {
        picks::batch(view)
    }

    fn intent(
        actions: &[Action],
        view: &View,
        audience: &Audience,
    ) -> (Label, Option<&'static str>) {
        intent(actions, view, audience)
    }

    fn verb(action: &Action, audience: &Audience) -> String {
        let lang = audience.lang;
        match action {
            Action::Choose(_) => say!(lang, "tc-web-verb-seal"),
            Action::Pay(_) => say!(lang, "tc-web-verb-pay"),
            Action::Keep(_) => say!(lang, "tc-web-verb-keep"),
            Action::Discard(_) => say!(lang, "tc-web-verb-discard"),
        }
    }

    fn meaning(pick: Piece, view: &View) -> Option<Action> {
        picks::meaning(pick, view)
    }

    fn hint(pick: Piece, view: &View, audience: &Audience) -> Option<(String, &'static str)> {
        hint(pick, view, audience)
    }

    fn spot(event: &Event) -> Option<Piece> {
        match event {
            Event::Built { seat, card, .. } => Some(Piece::Built(*seat, *card, 0)),
            _ => None,
        }
    }

    fn halts(event: &Event) -> Halt {
        match event {
            Event::Built { .. } | Event::Failed { .. } => Halt::Together,
            _ => Halt::Not,
        }
    }

    // rules: TC-15, TC-16
    /// The buildings that bring something.
    fn glowing(event: &Event, part: usize, view: &View) -> Vec<String> {
        let Event::Yielded { seat, .. } = event else {
            return Self::spot(event).iter().map(ToString::to_string).collect();
        };
        let census = Census::of(&view.cities);
        let gives = |card: &Card| {
            let gain = census.card(*seat, *card);
            (if part == 0 { gain.income } else { gain.points }) > 0
        };
        let kinds = view.cities[*seat].kinds();
        let kinds = kinds.filter(|(card, _)| gives(card));
        let all = kinds.flat_map(|(card, count)| (0..count).map(move |copy| (card, copy)));
        all.map(|(card, copy)| Piece::Built(*seat, card, copy).to_string())
            .collect()
    }

    fn picture(event: &Event, view: &View, lang: Lang) -> Option<AnyView> {
        let (seat, card, class) = match event {
            Event::Built { seat, card, .. } => (*seat, *card, ""),
            Event::Failed { seat, card, .. } => (*seat, *card, "failed"),
            _ => return None,
        };
        let sign = kit::sign(Self::sign(view, seat), "sm");
        Some(
            view! {
                <figure class=class>
                    {art::picture(card)}
                    <figcaption>{sign}{card.name(lang)}</figcaption>
                </figure>
            }
            .into_any(),
        )
    }

    // rules: TC-31
    /// What is built flies from the hand or, if it is somebody else's, from their seat. What is
    /// laid face down, drawn or paid does not move: not even its number is told.
    fn flight(event: &Event, viewer: Viewer) -> Option<Flight<Piece>> {
        match event {
            Event::Built { seat, card, .. } => Some(Flight {
                from: if !viewer.is(*seat) {
                    FlightEnd::Seat(*seat)
                } else if card.is_aside() {
                    FlightEnd::At(Piece::Lay(Choice::One(*card)))
                } else {
                    FlightEnd::At(Piece::Hand(*card, 0))
                },
                to: FlightEnd::At(Piece::Built(*seat, *card, 0)),
            }),
            _ => None,
        }
    }

    fn table(scene: &Scene<'_, Self>) -> AnyView {
        let seat = scene.own().unwrap_or(Seat::A);
        view! {
            <main class="tc app">
                <div class="field">{race::race(scene)}{city::city(scene, seat)}</div>
                {hand::hand(scene)}
                <aside class="right">
                    {seals::seals(scene)}
                    {gains::panels(scene)}
                    {rivals::rivals(scene, seat)}
                    <div class="logp">{scene.log_panel()}</div>
                </aside>
            </main>
        }
        .into_any()
    }
}

/// The question before something is done, and what would come of it.
fn intent(actions: &[Action], view: &View, audience: &Audience) -> (Label, Option<&'static str>) {
    let lang = audience.lang;
    let label = |text: String, effect: String| Label {
        text,
        effect: Some(effect),
        group: None,
    };
    let cards = |of: fn(Action) -> Option<Card>| {
        let cards: Cards = actions.iter().filter_map(|action| of(*action)).collect();
        bag(&cards, lang)
    };
    match (actions[0], view.seat()) {
        (Action::Choose(choice), Some(seat)) => {
            let (effect, rule) = consequence(&Plan::of(choice, view, seat), view, seat, audience);
            let text = if choice == Choice::Renounce {
                say!(lang, "tc-web-seal-nothing")
            } else {
                let cards: Vec<Card> = choice.cards().collect();
                say!(lang, "tc-web-seal-cards", cards = names(&cards, lang))
            };
            (label(text, effect), Some(rule))
        }
        (Action::Pay(_), _) => {
            let cards = cards(|action| match action {
                Action::Pay(card) => Some(card),
                _ => None,
            });
            let text = say!(lang, "tc-web-pay-cards", cards = cards);
            (label(text, say!(lang, "tc-web-face-down")), Some("TC-25"))
        }
        (Action::Discard(_), _) => {
            let cards = cards(|action| match action {
                Action::Discard(card) => Some(card),
                _ => None,
            });
            let text = say!(lang, "tc-web-discard-cards", cards = cards);
            let rule = if view.round == 0 { "TC-04" } else { "TC-20" };
            (label(text, say!(lang, "tc-web-face-down")), Some(rule))
        }
        (Action::Keep(_) | Action::Choose(_), _) => {
            (TheCity::action(&actions[0], view, audience), Some("TC-08"))
        }
    }
}

// rules: TC-08, TC-09, TC-11
/// What a choice costs and brings, and the rule worth opening.
fn consequence(
    plan: &Plan,
    view: &View,
    seat: Seat,
    audience: &Audience,
) -> (String, &'static str) {
    let lang = audience.lang;
    let (income, points) = (plan.gain.income, plan.gain.points);
    let gain = say!(lang, "tc-gain", income = income, points = points);
    if plan.built.is_empty() {
        return (say!(lang, "tc-web-renounced"), "TC-08");
    }
    if let Some(obstacle) = plan.why {
        let why = why(obstacle, lang);
        return (say!(lang, "tc-web-part", why = why), obstacle.rule());
    }
    let printed: u8 = plan.built.iter().map(|card| card.printed_cost()).sum();
    let givers = plan.built.iter().flat_map(|card| view.givers(seat, *card));
    let givers: Cards = givers.collect();
    let (cost, count) = (plan.cost, plan.built.len());
    if cost < printed && count == 1 {
        let givers = bag(&givers, lang);
        let words = say!(
            lang,
            "tc-web-costs-less",
            cost = cost,
            printed = printed,
            givers = givers,
            gain = gain
        );
        return (words, "TC-11");
    }
    if cost == 0 {
        let is_architect = plan.built.iter().any(|card| card.is_aside());
        let rule = if is_architect { "TC-07" } else { "TC-09" };
        return (say!(lang, "tc-web-free", gain = gain), rule);
    }
    let words = say!(
        lang,
        "tc-web-costs",
        count = count,
        cost = cost,
        gain = gain
    );
    (words, if count == 1 { "TC-09" } else { "TC-14" })
}

/// What a building says that is touched, and why a card of the hand would only come back.
fn hint(pick: Piece, view: &View, audience: &Audience) -> Option<(String, &'static str)> {
    let lang = audience.lang;
    if let Piece::Built(_, card, _) = pick {
        let (name, words) = (card.name(lang), face(card, lang));
        return Some((
            say!(lang, "tc-web-says", card = name, words = words),
            "TC-28",
        ));
    }
    let is_choosing = picks::duty(view) == Some(games::the_city::view::Duty::Choose);
    let (Piece::Hand(card, _), true) = (pick, is_choosing) else {
        return None;
    };
    let obstacle = view.prospect(view.seat()?, card).err()?;
    let (name, why) = (card.name(lang), why(obstacle, lang));
    let words = say!(lang, "tc-web-would-return", card = name, why = why);
    Some((words, obstacle.rule()))
}
