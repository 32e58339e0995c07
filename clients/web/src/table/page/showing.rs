//! What a table tells, shown: one move of others after the other.

use std::rc::Rc;

use leptos::prelude::*;
use player::{Answered, Change, Detail, PlayChange, Session};
use prose::Lang;
use protocol::{Parting, ServerMessage};

use super::{TablePage, set};
use crate::{
    browser::{self, local_storage},
    kit::{motion, sound::Sound},
    link::TablePlace,
    table::{reload, state::LinkStatus},
    tables::{Face, Situation},
    ui::{Mood, Pace},
};

/// Under what the browser remembers that it was asked to keep what it stores.
const KEPT: &str = "persist";

/// How a message was shown.
struct MessageShown {
    /// What it told, if that is a move that somebody else made.
    by_another: Option<String>,
    /// How much longer than others it takes, in milliseconds.
    longer: i32,
}

impl<G: Face> TablePage<G> {
    /// Shows what waits, one move of others after the other. A scoring is read first.
    pub(in crate::table) fn drain(self) {
        if self.inner().borrow().is_pacing {
            return;
        }
        loop {
            let is_read = self.scored.with_untracked(Option::is_some);
            if is_read || self.step.with_untracked(Option::is_some) {
                return;
            }
            if self.tell_next() {
                return;
            }
            self.leave_stage();
            let next = self.inner().borrow_mut().backlog.pop_front();
            let Some(message) = next else { break };
            let Some(shown) = self.take(message) else {
                return;
            };
            if let Some(told) = shown.by_another
                && self.pause(shown.longer, told)
            {
                return;
            }
        }
        self.answer_by_itself();
        let then = Rc::clone(&self.inner().borrow().then);
        then(self);
    }

    /// Takes in a message and shows what it changed; nothing if the table has to be told anew.
    fn take(self, message: ServerMessage) -> Option<MessageShown> {
        let taken = self.inner().borrow_mut().session.take(message);
        let Ok(change) = taken else {
            self.begin_anew();
            return None;
        };
        let before = self.situation.get_untracked();
        let play = change.play.as_ref();
        let steps = play.map_or(Vec::new(), |play| self.steps_of(play, before.as_deref()));
        let is_told = !steps.is_empty() && self.ui.pace_now() != Pace::AtOnce;
        let mut flights = Vec::new();
        match (play, before) {
            (Some(play), Some(before)) if !steps.is_empty() => {
                self.tell_by_steps(steps, play, &before)
            }
            (Some(play), _) => flights = self.flights(play, &[]).pop().unwrap_or_default(),
            (None, _) => {}
        }
        if let Some(play) = &change.play {
            self.inner().borrow_mut().is_broken = false;
            self.tell(play.news.start);
        } else if change.lobby {
            self.tell(usize::MAX);
        }
        if change.lobby {
            let lobby = self.inner().borrow().session.lobby().cloned();
            self.lobby.set(lobby.map(Rc::new));
        }
        if change.presence {
            let here = self.inner().borrow().session.here().to_vec();
            set(self.here, here);
        }
        if change.lobby || change.play.is_some() {
            reload::is_well();
            self.settle();
            self.note_scoring(&change);
            self.keep_what_is_stored();
        }
        // An answer whose update is still on its way changes nothing that is seen.
        if !self.inner().borrow().session.is_waiting() {
            set(self.unsent, None);
            self.note_doing();
        }
        if let Some(Answered::Refused(refused)) = &change.answered {
            let text = self.inner().borrow().session.say_refusal(refused);
            self.ui.toast(Mood::Bad, text);
        }
        if change.parting == Some(Parting::Protocol) {
            self.reload();
        }
        let longer = motion::longer(flights.len());
        if !flights.is_empty() {
            browser::later(0, move || motion::fly(flights));
        }
        self.sound(&change);
        let by_another = change
            .play
            .filter(|_| !is_told)
            .and_then(|play| self.voice(&play));
        Some(MessageShown { by_another, longer })
    }

    /// Lets be heard that somebody moved, that something was scored, that the person here is asked.
    fn sound(self, change: &Change<G>) {
        let Some(play) = change.play.as_ref().filter(|play| play.by_another) else {
            return;
        };
        let situation = self.situation.get_untracked();
        let is_asked = situation.is_some_and(|it| it.is_asked(self.own()));
        let inner = self.inner();
        let is_scoring = |n: &usize| inner.borrow().marks.scoring(*n).is_some();
        let sound = if play.news.clone().any(|n| is_scoring(&n)) {
            Sound::Coin
        } else if is_asked {
            Sound::Turn
        } else {
            Sound::Move
        };
        self.ui.sound(sound);
    }

    /// Says what somebody else did, and gives it: what people do themselves they know.
    fn voice(self, play: &PlayChange) -> Option<String> {
        if !play.by_another {
            return None;
        }
        let lines = {
            let inner = self.inner();
            let session = &inner.borrow().session;
            session.log().lines(play.news.start, Detail::Short)
        };
        let told: Vec<String> = lines.into_iter().map(|line| line.text).collect();
        let told = told.join(" ");
        if !told.is_empty() {
            self.ui.voice.tell(told.clone());
        }
        Some(told)
    }

    /// Brings situation and log in step with the session, whose log is the same before `from`.
    fn tell(self, from: usize) {
        let before = self.situation.get_untracked();
        let (situation, audience, story) = {
            let inner = self.inner();
            let mut inner = inner.borrow_mut();
            let inner = &mut *inner;
            let session = &inner.session;
            let Some(audience) = session.audience().cloned() else {
                return;
            };
            inner.marks.follow(session.log(), from, &audience);
            let situation = session.moment().map(|moment| {
                let same = before.filter(|it| it.is_of(moment, &audience));
                same.unwrap_or_else(|| {
                    let (moment, audience) = (Rc::clone(moment), Rc::clone(&audience));
                    Rc::new(Situation::<G>::new(moment, audience))
                })
            });
            let story = situation.as_ref().map(|now| {
                let sign = |seat| now.sign(seat);
                Rc::new(inner.marks.story(session.log(), 0, sign))
            });
            (situation, audience, story.unwrap_or_default())
        };
        if self
            .audience
            .with_untracked(|old| old.as_ref() != Some(&audience))
        {
            self.audience.set(Some(audience));
        }
        if self.story.with_untracked(|old| *old != story) {
            self.story.set(story);
        }
        let stage = self.inner().borrow().stage.clone();
        self.show(stage.or(situation));
    }

    /// Shows this situation, if it is another. Somebody who hands over or looks on changes nothing
    /// that is drawn from it.
    pub(super) fn show(self, situation: Option<Rc<Situation<G>>>) {
        let now = situation.as_ref().map(Rc::as_ptr);
        let is_same = |old: &Option<Rc<_>>| old.as_ref().map(Rc::as_ptr) == now;
        if !self.situation.with_untracked(is_same) {
            self.situation.set(situation);
        }
    }

    /// After all steps were told, and read, the table is shown as it is.
    fn leave_stage(self) {
        let stage = self.inner().borrow_mut().stage.take();
        if stage.is_some() {
            motion::glow(&[]);
            self.tell(usize::MAX);
            self.settle();
            self.keep_what_is_stored();
            self.note_doing();
        }
    }

    /// Speaks another language from now on.
    pub(super) fn speak(self, lang: Lang) {
        {
            let inner = self.inner();
            let session = &mut inner.borrow_mut().session;
            if session.lang() == lang {
                return;
            }
            session.speak(lang);
        }
        // What is being told is told in another language.
        self.inner().borrow_mut().forget_steps();
        self.step.set(None);
        self.tell(usize::MAX);
        let why = self.why.get_untracked();
        if let Some(why) = why.and_then(|why| self.why_not(why.pick)) {
            self.why.set(Some(why));
        }
    }

    /// The situation is another: keeps of the gesture what can still be meant.
    fn settle(self) {
        set(self.why, None);
        let situation = self.situation.get_untracked();
        let mut gesture = self.gesture.get_untracked();
        if let Some(situation) = &situation {
            gesture.set_batch(G::batch(situation.view()));
            gesture.settle(&situation.choices);
        }
        set(self.gesture, gesture);
    }

    /// The first game that is over here is worth asking the browser to keep it.
    fn keep_what_is_stored(self) {
        let is_local = matches!(self.place(), Some(TablePlace::Device { .. }));
        let is_over = |it: &Option<Rc<Situation<G>>>| Some(it.as_ref()?.moment.outcome.is_some());
        if is_local
            && self.situation.with_untracked(is_over) == Some(true)
            && local_storage::get(KEPT).is_none()
        {
            local_storage::set(KEPT, "asked");
            browser::keep_storage();
        }
    }

    /// Notes the scoring that a message tells of, for whoever waits for nothing. At the end there
    /// is a page for all of them.
    fn note_scoring(self, change: &Change<G>) {
        let Some(play) = change.play.as_ref().filter(|play| !play.is_anew) else {
            return;
        };
        let inner = self.inner();
        let is_over = |session: &Session<G>| {
            let moment = session.moment();
            moment.is_some_and(|it| it.outcome.is_some())
        };
        if self.ui.pace_now() != Pace::AtOnce || is_over(&inner.borrow().session) {
            return;
        }
        let is_scoring = |n: &usize| inner.borrow().marks.scoring(*n).is_some();
        if let Some(n) = play.news.clone().rev().find(is_scoring) {
            self.scored.set(Some(n));
        }
    }

    /// Says what this person can take back and whether they are passed over.
    pub(super) fn note_doing(self) {
        let (can_undo, is_auto) = {
            let inner = self.inner();
            let session = &inner.borrow().session;
            (session.undo_to().is_some(), session.is_auto())
        };
        set(self.can_undo, can_undo);
        set(self.is_auto, is_auto);
        set(self.ui.asked, untrack(|| self.is_asked()));
    }

    /// A message did not fit what is known here: the table tells everything anew. If that cannot
    /// be read either, this page is too old for it.
    fn begin_anew(self) {
        let (was_broken, place) = {
            let inner = self.inner();
            let mut inner = inner.borrow_mut();
            inner.backlog.clear();
            inner.forget_steps();
            let was_broken = std::mem::replace(&mut inner.is_broken, true);
            (was_broken, inner.place.clone())
        };
        match place {
            Some(place) if !was_broken => {
                self.close();
                self.connect(place);
            }
            _ => {
                self.link_status.set(LinkStatus::Older);
                self.reload();
            }
        }
    }

    /// Loads this page again, once, with what the table has not yet answered.
    fn reload(self) {
        let place = self.place();
        if let Some(place @ TablePlace::Server { .. }) = place {
            reload::once(&place);
        }
    }
}
