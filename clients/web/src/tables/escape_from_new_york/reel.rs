//! What happened, told like a newsreel: a frame for each step of a turn, with its number; the moves
//! of enemies below it, in their order and with the reason for each.

use games::escape_from_new_york::{Escape, event::Event};
use leptos::prelude::*;
use prose::say;

use super::Piece;
use crate::{
    kit::{self, motion},
    tables::{Halt, Scene},
};

/// What an event is to the reel.
pub(super) fn beat(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::TurnBegan { .. } => "turn",
        Event::Chose { .. } => "chose",
        Event::Played { .. } | Event::AbilityUsed { .. } => "card",
        Event::ItemUsed { .. }
        | Event::Fired { .. }
        | Event::EventRevealed { .. }
        | Event::TimerRevealed { .. }
        | Event::TrapSprung { .. }
        | Event::CaseOpened { .. } => "source",
        Event::Noise { .. } => "noise",
        Event::Damaged { .. } => "damage",
        Event::LevelUp { .. } => "level",
        Event::NyDiscarded { .. } => "discard",
        Event::NyPlayed { .. } => "city",
        Event::EnemyMoved { .. } => "enemy",
        Event::EnemyClosed { .. } => "closed",
        _ => return None,
    })
}

/// One frame: a step of somebody's turn.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Frame {
    /// The step in the rulebook; none before the first turn.
    step: Option<u8>,
    /// Whether it begins a turn.
    opens: bool,
    /// What happened, by the number of its line.
    lines: Vec<usize>,
    /// How enemies moved in it.
    enemies: Vec<usize>,
}

/// Which step is being told, as far as what happens tells.
#[derive(Default)]
struct Clock {
    step: Option<u8>,
    cards: u8,
    discards: u8,
    /// Whether something else than the step itself may bring noise or damage.
    has_source: bool,
}

impl Clock {
    // rules: FU-12, FU-13, FU-14, FU-21, FU-22, FU-24, FU-26, FU-27, FU-28
    fn hear(&mut self, beat: &str) {
        match beat {
            "turn" => {
                *self = Clock {
                    step: Some(1),
                    ..Clock::default()
                }
            }
            "chose" => self.step = Some(2),
            "card" => {
                self.cards += 1;
                self.step = Some(2 + self.cards.min(2));
            }
            "level" => self.step = Some(8),
            "discard" => {
                self.discards += 1;
                self.step = Some(if self.discards > 1 { 11 } else { 10 });
            }
            "city" => self.step = Some(11),
            "closed" => self.step = Some(12),
            "source" => {
                self.has_source = true;
                return;
            }
            "noise" if !self.has_source && matches!(self.step, Some(3..=5)) => self.step = Some(6),
            "damage" if !self.has_source && matches!(self.step, Some(3..=6)) => self.step = Some(7),
            // Where it comes from is not told: it stays with what was told before.
            _ => return,
        }
        self.has_source = false;
    }
}

type ReelLine = kit::StoryLine<Piece>;

fn frames(lines: &[ReelLine]) -> Vec<Frame> {
    let mut clock = Clock::default();
    let mut all: Vec<Frame> = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let beat = line.beat.unwrap_or_default();
        clock.hear(beat);
        let opens = beat == "turn";
        let goes_on = all.last().is_some_and(|last| last.step == clock.step);
        if opens || !goes_on {
            all.push(Frame {
                step: clock.step,
                opens,
                lines: Vec::new(),
                enemies: Vec::new(),
            });
        }
        let Some(frame) = all.last_mut() else {
            continue;
        };
        if beat == "enemy" {
            frame.enemies.push(at);
        } else {
            frame.lines.push(at);
        }
    }
    all
}

/// The reel, newest first.
pub(super) fn panel(scene: &Scene<'_, Escape>) -> AnyView {
    let lang = scene.lang();
    let lines = &scene.stage.story.lines;
    let since = scene.stage.story.since;
    let mut items: Vec<AnyView> = Vec::new();
    let mut is_parted = false;
    for frame in frames(lines).iter().rev() {
        let first = frame.lines.iter().chain(&frame.enemies).min();
        let is_old = since.is_some_and(|since| first.is_some_and(|first| *first < since));
        if is_old && !is_parted {
            is_parted = true;
            if !items.is_empty() {
                items.push(view! { <li class="since">{say!(lang, "web-since")}</li> }.into_any());
            }
        }
        items.push(told(frame, lines));
    }
    let turn = say!(lang, "web-fu-turn", turn = scene.view.table.turns);
    let beside = view! { <span class="muted">{turn}</span> };
    let log = view! { <ol class="log e-reel" data-testid="log">{items}</ol> };
    kit::panel("log-panel", say!(lang, "web-fu-reel"), beside, log)
}

fn told(frame: &Frame, lines: &[ReelLine]) -> AnyView {
    let sentence = |at: &usize| sentence(&lines[*at]);
    let each: Vec<AnyView> = frame.lines.iter().map(sentence).collect();
    let ranked: Vec<AnyView> = frame
        .enemies
        .iter()
        .zip(1..)
        .map(|(at, rank): (&usize, u8)| {
            let words = sentence(at);
            view! { <p class="e-pri"><b class="num">{rank.to_string()}</b>{words}</p> }.into_any()
        })
        .collect();
    let class = if frame.opens { "opens" } else { "" };
    let step = frame.step.map(|step| step.to_string());
    view! {
        <li class=class><span class="e-stp num">{step}</span><div>{each}{ranked}</div></li>
    }
    .into_any()
}

fn sentence(line: &ReelLine) -> AnyView {
    let text = line.text.clone();
    // The space between sentences is no part of a button: there it would be lost.
    match line.spot.map(|it| it.to_string()) {
        Some(spot) => {
            let show = move |_| motion::flash(&spot);
            view! { <button type="button" class="spot" on:click=show>{text}</button>" " }.into_any()
        }
        None => view! { <span>{text}</span>" " }.into_any(),
    }
}

// rules: FU-26, FU-27, FU-28
/// What New York does is told step by step, and so is what is turned up.
pub(super) fn halts(event: &Event) -> Halt {
    match event {
        Event::NyDiscarded { .. }
        | Event::NyPlayed { .. }
        | Event::EnemyMoved { .. }
        | Event::EnemyClosed { .. }
        | Event::HelicopterMoved { .. }
        | Event::EventRevealed { .. }
        | Event::TimerRevealed { .. } => Halt::Alone,
        _ => Halt::Not,
    }
}

/// Where on the map `event` happened.
pub(super) fn spot(event: &Event) -> Option<Piece> {
    let at = match event {
        Event::Moved { to, .. }
        | Event::Jumped { to, .. }
        | Event::Tricked { to, .. }
        | Event::EnemyClosed { to, .. }
        | Event::HelicopterMoved { to } => *to,
        Event::PoiTurned { at, .. }
        | Event::TileLaid { at, .. }
        | Event::ConvictsCame { at, .. }
        | Event::CarCame { at, .. }
        | Event::RoadblockUp { at, .. }
        | Event::RoadblockBroken { at, .. }
        | Event::BossCame { at, .. }
        | Event::CaseTokenLaid { at, .. }
        | Event::Killed { at, .. }
        | Event::Looked { at, .. }
        | Event::ConvictTookCar { at, .. }
        | Event::ConvictCarWrecked { at, .. } => *at,
        Event::EnemyMoved { path, .. } => path.end(),
        _ => return None,
    };
    Some(Piece::Space(at))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(beat: Option<&'static str>) -> ReelLine {
        ReelLine {
            sign: None,
            text: String::new(),
            spot: None,
            beat,
            scored: None,
        }
    }

    fn steps(beats: &[&'static str]) -> Vec<Option<u8>> {
        let lines: Vec<ReelLine> = beats
            .iter()
            .map(|beat| line((!beat.is_empty()).then_some(*beat)))
            .collect();
        frames(&lines).iter().map(|frame| frame.step).collect()
    }

    /// rules: FU-12, FU-13, FU-14, FU-21, FU-22, FU-24, FU-26, FU-27, FU-28
    #[test]
    fn a_turn_is_told_step_by_step() {
        let turn = [
            "", "turn", "chose", "card", "", "card", "noise", "damage", "level", "discard",
            "noise", "city", "enemy", "enemy", "closed", "turn", "chose",
        ];
        let steps = steps(&turn);
        let numbers = [1, 2, 3, 4, 6, 7, 8, 10, 11, 12, 1, 2].map(Some);
        assert_eq!(steps[0], None, "the deal");
        assert_eq!(steps[1..], numbers);
    }

    #[test]
    fn noise_of_an_item_or_an_event_is_not_that_of_step_six() {
        let steps = steps(&[
            "turn", "chose", "card", "source", "noise", "card", "source", "damage",
        ]);
        assert_eq!(steps, [1, 2, 3, 4].map(Some));
    }

    /// rules: FU-27
    #[test]
    fn a_card_that_cannot_be_paid_is_step_eleven_all_the_same() {
        let steps = steps(&["turn", "discard", "noise", "discard", "noise", "closed"]);
        assert_eq!(steps, [1, 10, 11, 12].map(Some));
    }

    #[test]
    fn enemies_are_told_below_the_step_that_moved_them() {
        let beats = [
            Some("turn"),
            Some("city"),
            Some("enemy"),
            None,
            Some("enemy"),
        ];
        let lines = beats.map(line);
        let last = frames(&lines).pop().unwrap();
        assert_eq!((last.lines, last.enemies), (vec![1, 3], vec![2, 4]));
    }
}
