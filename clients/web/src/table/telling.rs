//! What happened, split into steps: what the table stops for is told one thing after the other.

use std::ops::Range;

use player::Log;
use prose::{Audience, ScoredPart};

use super::story::Marks;
use crate::tables::{Face, Halt};

/// Something that is told by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Step {
    /// What happened, or what is being scored.
    pub text: String,
    /// What of it is being counted, if it is a scoring.
    pub part: Option<ScoredPart>,
    /// The number of that part.
    pub at: usize,
    /// The numbers of the happenings it tells of.
    pub tells: Vec<usize>,
    /// Whether the table stops for it, whoever brought it about.
    pub halts: bool,
}

/// How much of what happened is told in a step of its own.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Grain {
    /// What the table stops for.
    Message,
    /// Each line of the log too.
    Line,
}

/// Splits a log into steps.
pub(super) struct Telling<'a, G: Face> {
    /// What happened.
    pub log: &'a Log<G>,
    /// What is known of it.
    pub marks: &'a Marks<G>,
    /// Who is told.
    pub audience: &'a Audience,
}

impl<G: Face> Telling<'_, G> {
    /// What happened from number `news.start` on, step by step.
    pub(super) fn steps(&self, news: Range<usize>, grain: Grain) -> Vec<Step> {
        let mut steps: Vec<Step> = Vec::new();
        for n in news {
            self.tell(n, grain, &mut steps);
        }
        steps
    }

    fn tell(&self, n: usize, grain: Grain, steps: &mut Vec<Step>) {
        let happening = &self.log.happenings()[n];
        let parts = G::scored_parts(&happening.event, self.audience);
        if self.marks.goes_on(n) && steps.len() >= parts.len() {
            let first = steps.len() - parts.len();
            go_on(&mut steps[first..], n, parts);
        } else if let Some(table) = self.marks.scoring(n) {
            steps.extend((0..).zip(parts).map(|(at, part)| Step {
                text: table.caption.clone(),
                part: Some(part),
                at,
                tells: vec![n],
                halts: true,
            }));
        } else if !happening.told.is_minor {
            self.tell_plainly(n, grain, steps);
        }
    }

    /// Tells what is no scoring: in a step of its own, or in the last one.
    fn tell_plainly(&self, n: usize, grain: Grain, steps: &mut Vec<Step>) {
        let happening = &self.log.happenings()[n];
        let told = &happening.told;
        let halt = G::halts(&happening.event);
        let goes_on = |last: &Step| match halt {
            _ if last.part.is_some() => false,
            Halt::Alone => false,
            Halt::Together => self.halt_of(last) == Halt::Together,
            Halt::Not => told.follows || grain == Grain::Message || told.actor.is_none(),
        };
        match steps.last_mut() {
            Some(last) if goes_on(last) => {
                last.text.push(' ');
                last.text.push_str(&told.text);
                last.tells.push(n);
            }
            _ => steps.push(Step {
                text: told.text.clone(),
                part: None,
                at: 0,
                tells: vec![n],
                halts: halt != Halt::Not,
            }),
        }
    }

    /// Why the table stops for a step.
    fn halt_of(&self, step: &Step) -> Halt {
        G::halts(&self.log.happenings()[step.tells[0]].event)
    }

    /// What glows on the table in a step, as the page calls it.
    pub(super) fn glowing(&self, step: &Step, view: &G::View) -> Vec<String> {
        let events = step.tells.iter().map(|n| &self.log.happenings()[*n].event);
        events
            .flat_map(|it| G::glowing(it, step.at, view))
            .collect()
    }
}

/// The same scoring, told of another seat: its parts go on in these steps.
fn go_on(steps: &mut [Step], n: usize, parts: Vec<ScoredPart>) {
    for (step, part) in steps.iter_mut().zip(parts) {
        step.tells.push(n);
        if let Some(all) = &mut step.part {
            all.rows.extend(part.rows);
        }
    }
}

#[cfg(test)]
mod tests;
