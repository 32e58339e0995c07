//! The own hand: what each card costs now, what it would bring this round, or why it cannot be
//! built; the architect and the renouncing; the cards drawn.

use games::the_city::{
    TheCity,
    action::Choice,
    components::{ASIDE, Card, Cards, DRAWN},
    legal::Obstacle,
    scoring::Yield,
    state::crew_limit,
    view::{Duty, View},
};
use leptos::prelude::*;
use prose::the_city::face;
use prose::{
    Lang, Named,
    common::{list, signed},
    say,
    the_city::why,
};
use tabletop::Seat;

use super::{
    Piece, art, picks,
    plan::{counts, names, plan},
    syllables,
};
use crate::{
    browser::focus,
    kit::{
        self,
        card::{Button, PieceState, piece},
    },
    tables::Scene,
};

/// From so many cards on the hand has two rows, and from so many its cards are narrow.
const TWO_ROWS: u32 = 10;
const NARROW: u32 = 13;

/// The hand of the reader; spectators have none.
pub(super) fn hand(scene: &Scene<'_, TheCity>) -> Option<AnyView> {
    let seat = scene.own()?;
    let lang = scene.lang();
    let held = scene.view.hand;
    let is_keeping = !scene.view.drawn.as_slice().is_empty();
    let rows = match held.len() {
        _ if is_keeping => "rest",
        NARROW.. => "three",
        TWO_ROWS.. => "two",
        _ => "one",
    };
    let cards =
        each(&held).map(|(card, copy)| holder(scene, seat, Piece::Hand(card, copy), card, copy));
    let cards: Vec<AnyView> = cards.collect();
    let drawn = is_keeping.then(|| drawn(scene, seat));
    let title = say!(lang, "tc-web-hand");
    let label = title.clone();
    Some(
        view! {
            <section class="panel handp" aria-label=label>
                <header>
                    <h2>{title}" "<span class="num">{held.len().to_string()}</span></h2>
                    {legend(scene, seat)}
                    {beside(scene, seat)}
                </header>
                {drawn}
                <ol class=format!("hand {rows}") data-testid="hand" data-zone="hand"
                    on:keydown=|event| focus::rove(&event)>{cards}</ol>
            </section>
        }
        .into_any(),
    )
}

/// The cards of a hand, to be looked at: those that are sealed and those just drawn are marked.
pub(super) fn held(view: &View, lang: Lang) -> Vec<AnyView> {
    let drawn = view.drawn.cards();
    let drawn = each(&drawn).map(|(card, _)| kit::parts::chip(card.name(lang), true));
    let held = each(&view.hand).map(|(card, copy)| {
        let is_sealed = picks::is_laid(card, copy, view.sealed);
        kit::parts::chip(card.name(lang), is_sealed)
    });
    drawn.chain(held).collect()
}

/// The cards one by one, copies numbered.
fn each(cards: &Cards) -> impl Iterator<Item = (Card, u8)> {
    let kinds: Vec<(Card, u8)> = cards.kinds().collect();
    let copies = |(card, count)| (0..count).map(move |copy| (card, copy));
    kinds.into_iter().flat_map(copies)
}

/// One line beside the heading: how far the marking is, what the picked card says, or how it goes.
fn legend(scene: &Scene<'_, TheCity>, seat: Seat) -> AnyView {
    let lang = scene.lang();
    let all = picks::batch(scene.view);
    let is_marking = matches!(
        picks::duty(scene.view),
        Some(Duty::Pay { .. } | Duty::Discard(_))
    );
    let picked = plan(scene).filter(|(_, plan)| !plan.built.is_empty());
    let crew = crew_limit(&scene.view.cities[seat]);
    let (class, words) = match (is_marking, picked, crew) {
        (true, ..) => {
            let count = scene.stage.gesture.picked().len();
            ("on", say!(lang, "tc-web-marked", count = count, all = all))
        }
        (false, Some((_, plan)), _) => {
            let cards = plan.built.iter().map(|card| {
                let (card, words) = (card.name(lang), face(*card, lang));
                say!(lang, "tc-web-says", card = card, words = words)
            });
            ("on", cards.collect::<Vec<_>>().join(" "))
        }
        (false, None, Some(most)) => ("", say!(lang, "tc-web-pair-how", most = most)),
        (false, None, None) => ("", say!(lang, "tc-web-hand-how")),
    };
    view! { <span class=format!("sub lgd {class}") data-testid="legend">{words}</span> }.into_any()
}

// rules: TC-07, TC-08
/// What can be chosen without a card: the architect, and to renounce.
fn beside(scene: &Scene<'_, TheCity>, seat: Seat) -> Option<AnyView> {
    let lang = scene.lang();
    if scene.view.round == 0 || !scene.view.is_choosing() {
        return None;
    }
    let button = |choice: Choice, words: String| {
        let pick = Piece::Lay(choice);
        let about = Button {
            standing: match scene.view.sealed {
                Some(sealed) if sealed == choice => PieceState::Picked,
                _ => scene.standing(pick),
            },
            pick,
            name: words.clone(),
            class: "btn sm".to_owned(),
        };
        piece(
            about,
            view! { <span>{words}</span> }.into_any(),
            scene.press(),
        )
    };
    let architects: Vec<AnyView> = ASIDE
        .iter()
        .map(|card| {
            let words = if scene.view.cities[seat].contains(card) {
                say!(lang, "tc-web-architect-taken")
            } else {
                say!(lang, "tc-web-architect")
            };
            button(Choice::One(card), words)
        })
        .collect();
    let renounce = button(Choice::Renounce, say!(lang, "tc-web-renounce"));
    Some(
        view! {
            <span class="without" data-zone="without" on:keydown=|event| focus::rove(&event)>
                {architects}{renounce}
            </span>
        }
        .into_any(),
    )
}

// rules: TC-08
/// The cards drawn, to keep one of.
fn drawn(scene: &Scene<'_, TheCity>, seat: Seat) -> AnyView {
    let lang = scene.lang();
    let cards = scene.view.drawn.cards();
    let cards =
        each(&cards).map(|(card, copy)| holder(scene, seat, Piece::Drawn(card, copy), card, copy));
    let cards: Vec<AnyView> = cards.collect();
    let title = say!(lang, "tc-web-drawn");
    let count = u32::from(DRAWN).to_string();
    view! {
        <p class="cap">{title}</p>
        <ol class="hand drawn" data-testid="drawn" data-zone="drawn"
            style:--n=count on:keydown=|event| focus::rove(&event)>{cards}</ol>
    }
    .into_any()
}

/// How a card of the hand or of the drawn ones stands.
fn standing(
    scene: &Scene<'_, TheCity>,
    seat: Seat,
    pick: Piece,
    (card, copy): (Card, u8),
) -> PieceState {
    let duty = picks::duty(scene.view);
    let picked = scene.stage.gesture.picked();
    let is_held = matches!(pick, Piece::Hand(..));
    if is_held && duty == Some(Duty::Choose) {
        return match scene.view.prospect(seat, card) {
            _ if picks::is_laid(card, copy, picks::to_lay(picked)) => PieceState::Picked,
            _ if scene.stage.is_still => PieceState::Rest,
            Ok(_) => PieceState::Lit,
            Err(_) => PieceState::Dim,
        };
    }
    if let (Some(Duty::OneOf(first, second)), true) = (duty, is_held) {
        let is_offered = [first, second].contains(&card) && !scene.stage.is_still;
        return match is_offered {
            _ if picks::is_laid(card, copy, picks::to_lay(picked)) => PieceState::Picked,
            true => PieceState::Lit,
            false => PieceState::Rest,
        };
    }
    let is_elsewhere = is_held && matches!(duty, Some(Duty::Keep(_)));
    if scene.stage.gesture.has(pick) {
        PieceState::Picked
    } else if scene.stage.is_still || duty.is_none() || is_elsewhere {
        PieceState::Rest
    } else {
        PieceState::Lit
    }
}

/// A card in its place, with what it says when one points at it.
fn holder(scene: &Scene<'_, TheCity>, seat: Seat, pick: Piece, card: Card, copy: u8) -> AnyView {
    let lang = scene.lang();
    let standing = standing(scene, seat, pick, (card, copy));
    let is_held = matches!(pick, Piece::Hand(..));
    let is_sealed = is_held && picks::is_laid(card, copy, scene.view.sealed);
    let offer = Offer::of(scene, seat, card);
    let sealed = if is_sealed { "sealed" } else { "" };
    let cannot = if offer.obstacle.is_some() { "no" } else { "" };
    let mut name = offer.spoken(card, scene);
    if is_sealed {
        name = format!("{name}, {}", say!(lang, "tc-web-card-sealed"));
    }
    let about = Button {
        pick,
        name,
        class: format!("c-card {sealed} {cannot}"),
        standing,
    };
    let inside = view! {
        <span class="hd">
            {offer.price()}<span class="nm">{syllables::name(card, lang)}</span>
        </span>
        {art::picture(card)}
        <span class="ft">{offer.foot(scene)}</span>
    };
    let button = piece(about, inside.into_any(), touching(scene));
    let less = offer.less_tip(scene);
    view! {
        <li class="hasw">
            {button}
            <span class="tip why" aria-hidden="true"><b>{face(card, lang)}</b>{less}</span>
        </li>
    }
    .into_any()
}

/// A press that says what a touch means.
fn touching(scene: &Scene<'_, TheCity>) -> impl Fn(Piece) + 'static {
    let view = scene.view.clone();
    let picked = scene.stage.gesture.picked().to_vec();
    let choices = scene.choices.to_vec();
    let press = scene.press();
    move |touched| press(picks::touch(touched, &view, &picked, &choices))
}

/// What a card would cost and bring the reader now.
struct Offer {
    cost: u8,
    printed: u8,
    givers: Vec<Card>,
    gain: Yield,
    obstacle: Option<Obstacle>,
    note: String,
}

impl Offer {
    fn of(scene: &Scene<'_, TheCity>, seat: Seat, card: Card) -> Offer {
        let (view, lang) = (scene.view, scene.lang());
        let cost = view.cost(seat, card);
        let payers = view.hand_sizes[seat].saturating_sub(1);
        let (words, _) = counts(view, seat, card, &[card], lang);
        let others: Vec<Card> = view
            .gains(seat, [card])
            .map(|(other, _)| other)
            .filter(|other| *other != card)
            .collect();
        // While other things are decided, cards still come and go.
        let is_lasting = |it: &Obstacle| {
            view.is_choosing() || !matches!(it, Obstacle::Short(_) | Obstacle::Both(_))
        };
        let note = if !words.is_empty() {
            words.join(", ")
        } else if !others.is_empty() {
            names(&others, lang)
        } else if cost > 3 && cost + 2 > payers {
            say!(lang, "tc-web-pays", cost = cost, payers = payers)
        } else {
            String::new()
        };
        Offer {
            cost,
            printed: card.printed_cost(),
            givers: view.givers(seat, card).collect(),
            gain: view.gain(seat, [card]),
            obstacle: view.prospect(seat, card).err().filter(is_lasting),
            note,
        }
    }

    /// The cost, and the printed one struck through if it is lower now.
    fn price(&self) -> AnyView {
        let is_less = self.cost < self.printed;
        let old = is_less.then(|| view! { <s>{self.printed.to_string()}</s> });
        let class = if is_less { "cost less" } else { "cost" };
        view! { <span class=class>{kit::numeral(self.cost.into())}{old}</span> }.into_any()
    }

    /// What it would bring, or why it cannot be built.
    fn foot(&self, scene: &Scene<'_, TheCity>) -> AnyView {
        if let Some(obstacle) = self.obstacle {
            let words = why(obstacle, scene.lang());
            return view! {
                <span class="no">{words}</span>
                <span class="ruleid">{obstacle.rule()}</span>
            }
            .into_any();
        }
        let nothing = self.gain == Yield::default();
        let nothing = nothing.then(|| art::amount("star", signed(0)));
        view! {
            <span class="gain">
                {art::yields(self.gain, |number| signed(number.into()))}{nothing}
            </span>
            <span>{self.note.clone()}</span>
        }
        .into_any()
    }

    fn givers(&self, scene: &Scene<'_, TheCity>) -> String {
        let names: Vec<String> = self.givers.iter().map(|it| it.name(scene.lang())).collect();
        list(scene.lang(), &names)
    }

    // rules: TC-11
    /// Who makes it cheaper.
    fn less_tip(&self, scene: &Scene<'_, TheCity>) -> Option<AnyView> {
        (self.cost < self.printed).then(|| {
            let words = say!(
                scene.lang(),
                "tc-web-card-less-tip",
                cost = self.cost,
                printed = self.printed,
                givers = self.givers(scene)
            );
            view! { <span>{words}" "<span class="ruleid">"TC-11"</span></span> }.into_any()
        })
    }

    /// The whole card, for those who listen.
    fn spoken(&self, card: Card, scene: &Scene<'_, TheCity>) -> String {
        let lang = scene.lang();
        let cost = if self.cost < self.printed {
            say!(
                lang,
                "tc-web-card-less",
                cost = self.cost,
                printed = self.printed,
                givers = self.givers(scene)
            )
        } else {
            say!(lang, "tc-web-card-cost", cost = self.cost)
        };
        let (income, points) = (self.gain.income, self.gain.points);
        let then = if let Some(obstacle) = self.obstacle {
            say!(lang, "tc-web-card-cannot", why = why(obstacle, lang))
        } else {
            say!(lang, "tc-web-gain", income = income, points = points)
        };
        [card.name(lang), cost, then, face(card, lang)].join(", ")
    }
}
