//! A game through one pair of eyes, with its types erased: what the frame asks of every game.

use std::rc::Rc;

use host::Json;
use leptos::prelude::AnyView;
use prose::{Audience, Label, Lang, ScoreTable, Told};
use protocol::Play;
use tabletop::{Chance, Dealer, Outcome, Seat, Seed, Viewer};

use super::{Face, Scene, Spare, Stage};
use crate::{
    gesture::{Choice, Pick},
    kit::{Sign, motion::Flight},
    table::Tab,
    ui::Halt,
};

/// A game that can be seen.
pub struct Look {
    /// The game's id.
    pub id: &'static str,
    /// A moment of the play, as its view has it; nothing if it is none of this game.
    pub eyes: fn(&Play, &Audience) -> Option<Rc<dyn Eyes>>,
    /// An event, told.
    pub news: fn(&Json, &Audience) -> Option<News>,
    /// A refusal, said.
    pub refusal: fn(&Json, &Audience) -> Option<String>,
}

impl Look {
    /// The look of `G`.
    pub const fn of<G: Face>() -> Look {
        Look {
            id: G::INFO.id,
            eyes: eyes::<G>,
            news: news::<G>,
            refusal: refusal::<G>,
        }
    }
}

/// A moment of a play, through one pair of eyes.
pub trait Eyes {
    /// What can be done, and the picks that say it.
    fn choices(&self) -> &[Choice];
    /// What is done for the player where there is nothing worth asking.
    fn by_itself(&self, halt: Halt) -> Option<String>;
    /// What is being asked.
    fn prompt(&self) -> String;
    /// The rules behind what is being asked.
    fn rules_now(&self) -> &'static [&'static str];
    /// Where the game stands.
    fn headline(&self) -> String;
    /// How far the turn is, drawn.
    fn progress(&self) -> Option<AnyView>;
    /// Icon and name of a part of the table, where they are not the usual ones.
    fn tab(&self, tab: Tab) -> Option<(&'static str, String)>;
    /// A seat in the bar.
    fn seat(&self, seat: Seat) -> SeatLine;
    /// What would be scored now.
    fn score_now(&self) -> ScoreTable;
    /// What was scored when.
    fn score_sheet(&self) -> ScoreTable;
    /// The whole situation in sentences.
    fn situation(&self) -> Vec<String>;
    /// How many actions are one decision.
    fn together(&self) -> usize;
    /// What is said, in words, and the words on its button; nothing if nothing is said.
    fn intent(&self, said: &[&Choice]) -> Option<Intent>;
    /// What can be done now without a piece on the table.
    fn spares(&self) -> Vec<Spare>;
    /// Why `pick` cannot be picked.
    fn why_not(&self, pick: &Pick) -> Option<Why>;
    /// How it ended.
    fn ending(&self, outcome: &Outcome) -> String;
    /// The table.
    fn draw(&self, stage: &Stage) -> AnyView;
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

/// Why something cannot be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// What was picked.
    pub pick: Pick,
    /// The reason.
    pub text: String,
    /// The rule.
    pub rule: String,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// It, told.
    pub told: Told,
    /// Where on the board it happened.
    pub spot: Option<Pick>,
    /// The ways that pieces went.
    pub flights: Vec<Flight>,
    /// What it is in a log that the game tells in its own way.
    pub beat: Option<&'static str>,
    /// Who got what for what, if it is a scoring.
    pub scored: Option<ScoreTable>,
}

/// A view with its type, and who it is told to.
struct Typed<G: Face> {
    view: G::View,
    audience: Audience,
    choices: Vec<Choice>,
}

fn eyes<G: Face>(play: &Play, audience: &Audience) -> Option<Rc<dyn Eyes>> {
    let view: G::View = play.view.read().ok()?;
    let mut choices = Vec::new();
    for notation in &play.legal {
        let Ok(action) = notation.parse::<G::Action>() else {
            continue;
        };
        let confirm = G::confirms(&action);
        let paths = G::paths(&action, &view).into_iter();
        choices.extend(paths.map(|path| Choice {
            action: notation.clone(),
            path,
            confirm,
        }));
    }
    Some(Rc::new(Typed::<G> {
        view,
        audience: audience.clone(),
        choices,
    }))
}

fn news<G: Face>(event: &Json, audience: &Audience) -> Option<News> {
    let event: G::Event = event.read().ok()?;
    Some(News {
        told: G::event(&event, audience),
        spot: G::spot(&event),
        flights: G::flights(&event, audience.viewer),
        beat: G::beat(&event),
        scored: G::scored(&event, audience),
    })
}

fn refusal<G: Face>(reason: &Json, audience: &Audience) -> Option<String> {
    let reason: G::Refusal = reason.read().ok()?;
    Some(G::refusal(&reason, audience))
}

impl<G: Face> Typed<G> {
    fn lang(&self) -> Lang {
        self.audience.lang
    }
}

impl<G: Face> Eyes for Typed<G> {
    fn choices(&self) -> &[Choice] {
        &self.choices
    }

    fn by_itself(&self, halt: Halt) -> Option<String> {
        let actions = self.choices.iter();
        let actions = actions.filter_map(|choice| choice.action.parse().ok());
        let legal: Vec<G::Action> = actions.collect();
        let action = G::by_itself(&legal, &self.view, halt)?;
        Some(action.to_string())
    }

    fn progress(&self) -> Option<AnyView> {
        G::progress(&self.view, self.lang())
    }

    fn tab(&self, tab: Tab) -> Option<(&'static str, String)> {
        G::tab(tab, self.lang())
    }

    fn prompt(&self) -> String {
        G::prompt(&self.view, &self.audience)
    }

    fn rules_now(&self) -> &'static [&'static str] {
        G::rules_now(&self.view)
    }

    fn headline(&self) -> String {
        G::headline(&self.view, self.lang())
    }

    fn seat(&self, seat: Seat) -> SeatLine {
        SeatLine {
            sign: G::sign(&self.view, seat),
            aside: G::aside(&self.view, seat, self.lang()),
            note: G::note(&self.view, seat, self.lang()),
            points: G::points(&self.view, seat),
        }
    }

    fn score_now(&self) -> ScoreTable {
        G::score_now(&self.view, &self.audience)
    }

    fn score_sheet(&self) -> ScoreTable {
        G::score_sheet(&self.view, &self.audience)
    }

    fn situation(&self) -> Vec<String> {
        G::situation(&self.view, &self.audience)
    }

    fn together(&self) -> usize {
        G::together(&self.view)
    }

    fn intent(&self, said: &[&Choice]) -> Option<Intent> {
        let actions = said.iter().filter_map(|it| it.action.parse().ok());
        let actions: Vec<G::Action> = actions.collect();
        let verb = G::verb(actions.first()?, &self.audience);
        let (label, rule) = G::intent(&actions, &self.view, &self.audience);
        Some(Intent { label, rule, verb })
    }

    fn spares(&self) -> Vec<Spare> {
        let mut spares = G::spares(&self.view, self.lang());
        let is_legal = |spare: &Spare| {
            let mut choices = self.choices.iter();
            choices.any(|choice| choice.path.first() == Some(&spare.pick))
        };
        spares.retain(is_legal);
        spares
    }

    /// Asked of the rules themselves, on a table that fits what is seen.
    fn why_not(&self, pick: &Pick) -> Option<Why> {
        if let Some((text, rule)) = G::hint(pick, &self.view, &self.audience) {
            return Some(Why {
                pick: pick.clone(),
                text,
                rule: rule.to_owned(),
            });
        }
        let Viewer::Seat(seat) = self.audience.viewer else {
            return None;
        };
        let action = G::meaning(pick, &self.view)?;
        let mut imagined = G::imagine(&self.view, &mut Chance::new(Seed::number(0)));
        let mut dealer = Dealer::muted(Chance::new(Seed::number(0)));
        let illegal = imagined.play(seat, action, &mut dealer).err()?;
        Some(Why {
            pick: pick.clone(),
            text: G::refusal(&illegal.reason, &self.audience),
            rule: illegal.rule.to_owned(),
        })
    }

    fn ending(&self, outcome: &Outcome) -> String {
        G::ending(outcome, &self.audience)
    }

    fn draw(&self, stage: &Stage) -> AnyView {
        G::table(&Scene {
            view: &self.view,
            audience: &self.audience,
            choices: &self.choices,
            stage,
        })
    }
}
