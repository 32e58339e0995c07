//! How a play went, drawn from its story: the same for every game.

use leptos::prelude::*;
use prose::{EndStory, Lang, ScoreTable, say};
use tabletop::Seat;

use crate::kit::{self, CurveLine, Sign};

/// What the story is drawn with.
pub(super) struct Told<'a> {
    pub(super) story: &'a EndStory,
    /// The sheet of a game that has no points to tell of.
    pub(super) sheet: ScoreTable,
    /// The scorings that were held, each as it was told then.
    pub(super) scorings: Vec<ScoreTable>,
    /// What a seat is called.
    pub(super) name: &'a dyn Fn(Seat) -> String,
    pub(super) sign: &'a dyn Fn(Seat) -> Sign,
    pub(super) own: Option<Seat>,
    pub(super) lang: Lang,
}

impl Told<'_> {
    /// All of it, panel by panel; `hidden` is what only one seat knew of before.
    pub(super) fn draw(&self, hidden: AnyView) -> AnyView {
        let sources = self.story.sources.as_ref().unwrap_or(&self.sheet);
        view! {
            {lines("reasons", say!(self.lang, "end-why"), &self.story.reasons)}
            {self.panel("sheet", sources)}
            {self.course()}
            {lines("turning", say!(self.lang, "end-turning"), &self.story.turning_points)}
            {hidden}
            {self.scorings()}
        }
        .into_any()
    }

    fn table(&self, table: &ScoreTable) -> AnyView {
        kit::score_table(table, self.sign, self.own)
    }

    fn panel(&self, test: &'static str, table: &ScoreTable) -> AnyView {
        kit::panel(test, table.caption.clone(), (), self.table(table))
    }

    /// The curve, and the table it is drawn from.
    fn course(&self) -> AnyView {
        let Some(course) = &self.story.course else {
            return ().into_any();
        };
        let seats = course.rows.iter().filter_map(|(seat, ..)| *seat);
        let lines = seats.map(|seat| CurveLine {
            sign: (self.sign)(seat),
            name: (self.name)(seat),
            points: self.story.curves[seat].clone(),
        });
        let lines: Vec<CurveLine> = lines.collect();
        let inside = view! {
            {kit::curve(say!(self.lang, "end-curve"), &lines)}
            {self.table(course)}
        };
        kit::panel("course", course.caption.clone(), (), inside)
    }

    /// The scorings, each folded under its name.
    fn scorings(&self) -> Vec<AnyView> {
        let each = self.scorings.iter().map(|table| {
            let caption = table.caption.clone();
            view! {
                <details class="p-fold" data-testid="scoring">
                    <summary>{kit::icon("p-down")}<span>{caption}</span></summary>
                    {self.table(table)}
                </details>
            }
            .into_any()
        });
        each.collect()
    }
}

/// A panel of sentences, if there are any.
fn lines(test: &'static str, heading: String, lines: &[String]) -> AnyView {
    if lines.is_empty() {
        return ().into_any();
    }
    let each: Vec<AnyView> = lines
        .iter()
        .map(|line| view! { <li>{line.clone()}</li> }.into_any())
        .collect();
    kit::panel(test, heading, (), view! { <ul class="told">{each}</ul> })
}

/// What was hidden until the end, seat by seat.
pub(super) fn hidden(lines: &[(Sign, String, String)], lang: Lang) -> AnyView {
    if lines.is_empty() {
        return ().into_any();
    }
    let each: Vec<AnyView> = lines
        .iter()
        .map(|(sign, name, words)| {
            let (sign, name, words) = (kit::sign(*sign, "sm"), name.clone(), words.clone());
            view! { <li>{sign}<span><b>{name}</b>" "{words}</span></li> }.into_any()
        })
        .collect();
    let inside = view! { <ul class="told hid">{each}</ul> };
    kit::panel("hidden", say!(lang, "end-hidden"), (), inside)
}
