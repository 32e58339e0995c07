//! One thing after the other: how long each is looked at, and the last ones once more.

use std::rc::Rc;

use leptos::prelude::*;
use player::{Moment, PlayChange};

use super::{TablePage, set};
use crate::{
    browser::{self, focus},
    kit::motion,
    table::{
        state::Tab,
        telling::{Grain, Step, Telling},
        told::{COUNTING, spoken},
    },
    tables::{Face, Situation},
    ui::Pace,
};

/// More pieces than that at once are a muddle.
const FLIGHTS_MAX: usize = 8;
/// How much longer a sum is looked at than what it is made of, in milliseconds.
const SUM: i32 = 900;

/// A step that waits to be told.
pub(super) struct NextStep<G: Face> {
    step: Step,
    /// The table it is told on.
    stage: Rc<Situation<G>>,
    /// What glows there, as the page calls it.
    glowing: Vec<String>,
    /// The pieces that fly.
    flights: Vec<motion::Prepared>,
    /// How long it is looked at, in milliseconds; without an end until the person here goes on.
    stands: Option<i32>,
}

/// A table on which something was told, kept for being shown again.
pub(super) struct KeptStage<G: Face> {
    /// The number of the first happening told on it.
    from: usize,
    stage: Rc<Situation<G>>,
}

impl<G: Face> TablePage<G> {
    /// Looks at a move of somebody else before the next is shown. Whether there is anything to
    /// wait for.
    pub(super) fn pause(self, longer: i32, told: String) -> bool {
        let pace = self.ui.pace_now();
        match pace {
            Pace::AtOnce => return false,
            Pace::Steps if told.is_empty() => return false,
            Pace::Steps => self.step.set(Some(Step {
                text: told,
                part: None,
                at: 0,
                tells: Vec::new(),
                halts: false,
            })),
            Pace::Calm | Pace::Brisk => {
                self.inner().borrow_mut().is_pacing = true;
                browser::later(pace.milliseconds() + longer, move || {
                    // The page may have been left meanwhile.
                    if let Some(inner) = self.inner.try_get_value() {
                        inner.borrow_mut().is_pacing = false;
                        self.drain();
                    }
                });
            }
        }
        true
    }

    /// Splits what a message tells into steps, if the table stops for any of it. `before` is what
    /// was seen until then.
    pub(super) fn steps_of(self, play: &PlayChange, before: Option<&Situation<G>>) -> Vec<Step> {
        if play.is_anew || play.is_back || before.is_none() {
            self.inner().borrow_mut().stages.clear();
            return Vec::new();
        }
        let inner = self.inner();
        let mut inner = inner.borrow_mut();
        let inner = &mut *inner;
        let Some(audience) = inner.session.audience().cloned() else {
            return Vec::new();
        };
        let log = inner.session.log();
        inner.marks.follow(log, play.news.start, &audience);
        let telling = Telling {
            log,
            marks: &inner.marks,
            audience: &audience,
        };
        let mut steps = telling.steps(play.news.clone(), Grain::Message);
        let Some(first) = steps.iter().position(|step| step.halts) else {
            return Vec::new();
        };
        // What people do themselves they know, and what comes after is seen on the table.
        let pace = self.ui.pace_now();
        let mut at = 0;
        steps.retain(|step| {
            at += 1;
            step.halts || (play.by_another && (pace == Pace::Steps || at <= first))
        });
        steps
    }

    /// Has these steps told one after the other before the table goes on.
    pub(super) fn tell_by_steps(
        self,
        steps: Vec<Step>,
        play: &PlayChange,
        before: &Rc<Situation<G>>,
    ) {
        let pace = self.ui.pace_now();
        let mut flights = self.flights(play, &steps).into_iter();
        let mut all: Vec<NextStep<G>> = Vec::new();
        let scored: Vec<Option<usize>> = steps.iter().map(scoring_of).collect();
        for (nth, step) in steps.into_iter().enumerate() {
            let earlier = all.last().map(|it| Rc::clone(&it.stage));
            let stage = self.staged(&step, play.news.start, before, earlier);
            let flights = flights.next().unwrap_or_default();
            let is_sum = scored[nth].is_some() && scored.get(nth + 1) != Some(&scored[nth]);
            let mut stands = pace.milliseconds() + motion::longer(flights.len());
            if step.part.is_some() {
                stands += COUNTING + if is_sum { SUM } else { 0 };
            }
            all.push(NextStep {
                glowing: self.glowing(&step, &stage),
                step,
                stage,
                flights,
                stands: (pace != Pace::Steps).then_some(stands),
            });
        }
        self.keep_stages(&all);
        let inner = self.inner();
        let mut inner = inner.borrow_mut();
        // Whoever waits for nothing sees the last of it, under the table of all of it.
        if pace == Pace::AtOnce {
            let last = all.into_iter().rfind(|next| next.step.part.is_some());
            inner.stage = last.map(|next| next.stage);
        } else {
            inner.steps.extend(all);
            inner.stage = Some(Rc::clone(before));
        }
    }

    /// Keeps the tables on which these steps are told, until the person here acts again.
    fn keep_stages(self, steps: &[NextStep<G>]) {
        let inner = self.inner();
        let mut inner = inner.borrow_mut();
        let halting = steps.iter().filter(|next| next.step.halts);
        inner.stages.extend(halting.map(|next| KeptStage {
            from: next.step.tells[0],
            stage: Rc::clone(&next.stage),
        }));
    }

    /// The table on which a step is told: as it was before the message, with what happened until
    /// then, or as it is after it. Nothing can be done there.
    fn staged(
        self,
        step: &Step,
        from: usize,
        before: &Situation<G>,
        earlier: Option<Rc<Situation<G>>>,
    ) -> Rc<Situation<G>> {
        let inner = self.inner();
        let session = &inner.borrow().session;
        let to = step.tells.last().map_or(from, |last| last + 1);
        let events = session.log().happenings()[from..to].iter();
        let events: Vec<&G::Event> = events.map(|it| &it.event).collect();
        let staged = G::staged(before.view(), &events);
        let after = session.moment().map(|moment| moment.view.clone());
        let view = staged.or(after).unwrap_or_else(|| before.view().clone());
        let same = earlier.filter(|it| *it.view() == view);
        same.unwrap_or_else(|| {
            let moment = Moment {
                view,
                to_act: Vec::new(),
                legal: Vec::new(),
                undo: None,
                outcome: None,
                ..*before.moment
            };
            let audience = Rc::clone(&before.audience);
            Rc::new(Situation::new(Rc::new(moment), audience))
        })
    }

    fn glowing(self, step: &Step, stage: &Situation<G>) -> Vec<String> {
        let inner = self.inner();
        let inner = inner.borrow();
        let telling = Telling {
            log: inner.session.log(),
            marks: &inner.marks,
            audience: &stage.audience,
        };
        telling.glowing(step, stage.view())
    }

    /// Notes where the pieces are that a message moves, before the page changes: for each step
    /// those that move in it or after it.
    pub(super) fn flights(self, play: &PlayChange, steps: &[Step]) -> Vec<Vec<motion::Prepared>> {
        let mut all: Vec<Vec<_>> = Vec::new();
        all.resize_with(steps.len().max(1), Vec::new);
        if play.is_anew || self.ui.is_still() {
            return Vec::new();
        }
        let inner = self.inner();
        let session = &inner.borrow().session;
        for n in play.news.clone() {
            let step = steps.iter().rposition(|step| step.tells[0] <= n);
            let event = &session.log().happenings()[n].event;
            all[step.unwrap_or(0)].extend(G::flights(event, session.viewer()));
        }
        let prepare = |flights: Vec<motion::Flight<G::Piece>>| {
            let few = Some(flights).filter(|it| it.len() <= FLIGHTS_MAX);
            let few = few.unwrap_or_default();
            few.iter().filter_map(motion::prepare).collect()
        };
        all.into_iter().map(prepare).collect()
    }

    /// Shows the next step of what is being told. Whether there was one.
    pub(super) fn tell_next(self) -> bool {
        let (next, shown) = {
            let inner = self.inner();
            let mut inner = inner.borrow_mut();
            let Some(next) = inner.steps.pop_front() else {
                return false;
            };
            inner.told += 1;
            inner.stage = Some(Rc::clone(&next.stage));
            (next, inner.told)
        };
        self.show(Some(next.stage));
        if next.step.halts {
            set(self.tab, Tab::Table);
        }
        self.ui.voice.answer(spoken(&next.step));
        self.step.set(Some(next.step));
        let (glowing, flights) = (next.glowing, next.flights);
        browser::later(0, move || {
            motion::fly(flights);
            motion::glow(&glowing);
            // Each step has its own button: whoever pressed the last one has the next.
            if focus::is_nowhere() {
                focus::focus("[data-testid=step-on]");
            }
        });
        if let Some(stands) = next.stands {
            browser::later(stands, move || {
                // The page may have been left meanwhile, or the person here gone on.
                let inner = self.inner.try_get_value();
                if inner.is_some_and(|inner| inner.borrow().told == shown) {
                    self.step_on();
                }
            });
        }
        true
    }

    /// Goes on after what was told by itself.
    pub fn step_on(self) {
        if self.step.with_untracked(Option::is_some) {
            self.inner().borrow_mut().told += 1;
            self.step.set(None);
            self.drain();
        }
    }

    /// Ends what is told by itself: the rest is shown at once.
    pub fn skip_steps(self) {
        self.inner().borrow_mut().steps.clear();
        self.step_on();
    }

    /// What happened since the own last turn, step by step as it was told.
    pub fn again(self) {
        let Some(now) = self.situation.get_untracked() else {
            return;
        };
        let steps = {
            let inner = self.inner();
            let inner = inner.borrow();
            let log = inner.session.log();
            let telling = Telling {
                log,
                marks: &inner.marks,
                audience: &now.audience,
            };
            // What the own decision brought about may be told of oneself, as an income is.
            let halted = inner.stages.first().map_or(log.len(), |kept| kept.from);
            telling.steps(halted.min(log.news_from())..log.len(), Grain::Line)
        };
        let next = |step: Step| {
            let stage = {
                let inner = self.inner();
                let inner = inner.borrow();
                let mut kept = inner.stages.iter();
                let kept = kept.find(|kept| kept.from == step.tells[0]);
                kept.map_or_else(|| Rc::clone(&now), |kept| Rc::clone(&kept.stage))
            };
            NextStep {
                glowing: self.glowing(&step, &stage),
                step,
                stage,
                flights: Vec::new(),
                stands: None,
            }
        };
        let all: Vec<NextStep<G>> = steps.into_iter().map(next).collect();
        self.inner().borrow_mut().steps.extend(all);
        self.drain();
    }

    /// What is shown large in a step.
    pub(in crate::table) fn pictures(self, step: &Step, now: &Situation<G>) -> Option<AnyView> {
        let inner = self.inner();
        let session = &inner.borrow().session;
        let events = step
            .tells
            .iter()
            .filter_map(|n| session.log().happenings().get(*n));
        let lang = now.audience.lang;
        let all = events.filter_map(|it| G::picture(&it.event, now.view(), lang));
        let all: Vec<AnyView> = all.collect();
        (!all.is_empty()).then(|| view! { <div class="large">{all}</div> }.into_any())
    }
}

/// The scoring that a step counts a part of, by the number of what happened.
fn scoring_of(step: &Step) -> Option<usize> {
    step.part.as_ref().and(step.tells.first().copied())
}
