//! A moment of a play through one pair of eyes, with all that the frame asks of its game.

use std::rc::Rc;

use leptos::prelude::AnyView;
use player::Moment;
use prose::{Audience, Label, Lang, say};
use tabletop::Seat;

use super::{ChoiceOf, Face, Scene, Spare, TableFrame};
use crate::kit::Sign;

/// A moment of a play, as one person sees it. Made once, looked at by everything on the page.
pub struct Situation<G: Face> {
    /// The moment itself.
    pub moment: Rc<Moment<G>>,
    /// Who sees it, and in which language it is told.
    pub audience: Rc<Audience>,
    /// What can be done, and the pieces that say it.
    pub choices: Vec<ChoiceOf<G>>,
}

/// A seat in the bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatLine {
    /// Its sign.
    pub sign: Sign,
    /// What stands small under the name.
    pub aside: Option<String>,
    /// What is worth saying of it: `passed`.
    pub note: Option<String>,
    /// Its points.
    pub points: i32,
}

/// An action in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Intent {
    /// What is done and what it would bring.
    pub label: Label,
    /// The rule behind it, if one is worth opening.
    pub rule: Option<&'static str>,
    /// The words on the main button.
    pub verb: String,
}

/// What a piece is, and why it cannot be picked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhyNot<P> {
    /// What was picked.
    pub pick: P,
    /// Sentence after sentence, at least one.
    pub reasons: Vec<Reason>,
}

/// A sentence about a piece, with the rule behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The sentence.
    pub text: String,
    /// The rule, if one is worth opening.
    pub rule: Option<&'static str>,
}

impl Reason {
    /// What a rule says.
    pub fn of(text: String, rule: &'static str) -> Reason {
        let rule = Some(rule);
        Reason { text, rule }
    }
}

/// The ways to say each of the `legal` actions.
fn choices<G: Face>(legal: &[G::Action], view: &G::View) -> Vec<ChoiceOf<G>> {
    let mut choices = Vec::new();
    for action in legal {
        let confirm = G::confirms(action);
        let paths = G::paths(action, view).into_iter();
        choices.extend(paths.map(|path| ChoiceOf::<G> {
            action: *action,
            path,
            confirm,
        }));
    }
    choices
}

impl<G: Face> Situation<G> {
    /// A moment as `audience` sees it.
    pub fn new(moment: Rc<Moment<G>>, audience: Rc<Audience>) -> Situation<G> {
        Situation {
            choices: choices::<G>(&moment.legal, &moment.view),
            moment,
            audience,
        }
    }

    /// Whether it is that of this moment, told to `audience`: then nothing has to be drawn again.
    pub fn is_of(&self, moment: &Rc<Moment<G>>, audience: &Audience) -> bool {
        Rc::ptr_eq(&self.moment, moment) && *self.audience == *audience
    }

    /// What is seen.
    pub fn view(&self) -> &G::View {
        &self.moment.view
    }

    /// Whether whoever sits at `own` owes a decision.
    pub fn is_asked(&self, own: Option<Seat>) -> bool {
        own.is_some_and(|own| self.moment.to_act.contains(&own))
    }

    /// The table, with what the frame lends to it.
    pub fn draw(&self, stage: &TableFrame<G::Piece>) -> AnyView {
        G::table(&Scene {
            view: self.view(),
            audience: &self.audience,
            choices: &self.choices,
            stage,
        })
    }

    fn lang(&self) -> Lang {
        self.audience.lang
    }

    /// A seat in the bar.
    pub fn seat(&self, seat: Seat) -> SeatLine {
        SeatLine {
            sign: self.sign(seat),
            aside: G::aside(self.view(), seat, self.lang()),
            note: G::note(self.view(), seat, self.lang()),
            points: G::points(self.view(), seat),
        }
    }

    /// The sign of a seat.
    pub fn sign(&self, seat: Seat) -> Sign {
        G::sign(self.view(), seat)
    }

    /// What is said, in words, and the words on its button; nothing if nothing is said.
    pub fn intent(&self, said: &[&ChoiceOf<G>]) -> Option<Intent> {
        let actions: Vec<G::Action> = said.iter().map(|it| it.action).collect();
        let verb = G::verb(actions.first()?, &self.audience);
        let (label, rule) = G::intent(&actions, self.view(), &self.audience);
        Some(Intent { label, rule, verb })
    }

    /// What `pick` is part of now, in words, where the rules do not refuse it; else that nobody is
    /// asked about it.
    pub fn use_of(&self, pick: G::Piece, own: Option<Seat>, picked: usize) -> String {
        let lang = self.lang();
        let at = |it: &ChoiceOf<G>| it.path.iter().position(|step| *step == pick);
        let mut choices = self.choices.iter();
        if let Some((choice, at)) = choices.find_map(|it| Some((it, at(it)?))) {
            let action = G::action(&choice.action, self.view(), &self.audience).line();
            return if at <= picked {
                say!(lang, "web-why-can", action = action)
            } else {
                say!(lang, "web-why-later", action = action)
            };
        }
        if self.moment.outcome.is_some() {
            say!(lang, "game-over")
        } else if own.is_none() {
            say!(lang, "web-watching")
        } else if self.is_asked(own) {
            say!(lang, "web-why-nothing")
        } else {
            say!(lang, "not-your-turn")
        }
    }

    /// What can be done now without a piece on the table.
    pub fn spares(&self) -> Vec<Spare<G::Piece>> {
        let mut spares = G::spares(self.view(), self.lang());
        spares.retain(|spare| {
            let mut choices = self.choices.iter();
            choices.any(|choice| choice.path.first() == Some(&spare.pick))
        });
        spares
    }
}
