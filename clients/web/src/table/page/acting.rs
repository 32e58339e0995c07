//! What the person at a table says: picks, confirming, taking back.

use leptos::prelude::*;
use protocol::ClientMessage;

use super::TablePage;
use crate::{
    browser,
    gesture::{Gesture, Picked},
    link::{TablePlace, readings},
    tables::{ChoiceOf, Face, Reason, WhyNot},
};

/// How long a table may take to answer before people are told that it has not, in milliseconds.
const SOON: i32 = 900;

impl<G: Face> TablePage<G> {
    /// Takes in a pick: goes on with the gesture, acts, or says why not.
    pub fn pick(self, pick: G::Piece) {
        self.why.set(None);
        // What was done is on its way: nothing else can be done before it is there.
        if self.unsent.with_untracked(Option::is_some) {
            return;
        }
        if self.is_asking.get_untracked() {
            return self.explain(pick);
        }
        let picked = self.gesture(|gesture, choices| gesture.pick(pick, choices));
        match picked {
            Picked::Go(actions) => self.act(&actions),
            Picked::Moved => self.do_at_once(),
            Picked::Refused => self.explain(pick),
        }
    }

    /// Confirms what is picked whole, for whoever wants no questions.
    fn do_at_once(self) {
        let Some(now) = self.situation.get_untracked() else {
            return;
        };
        let is_whole = self.gesture.with_untracked(|it| it.is_whole(&now.choices));
        if is_whole && !self.ui.is_careful.get_untracked() {
            self.confirm();
        }
    }

    /// Says what `pick` is and why it cannot be picked, beside it and aloud.
    fn explain(self, pick: G::Piece) {
        let why = self.why_not(pick);
        if let Some(why) = &why {
            let said = |it: &Reason| format!("{} {}", it.text, it.rule.unwrap_or_default());
            let said: Vec<String> = why.reasons.iter().map(said).collect();
            self.ui.voice.answer(said.join(" "));
        }
        self.why.set(why);
    }

    /// Confirms what is picked. Whether there was anything to confirm.
    pub fn confirm(self) -> bool {
        match self.gesture(Gesture::confirm) {
            Picked::Go(actions) => {
                self.act(&actions);
                true
            }
            Picked::Moved | Picked::Refused => false,
        }
    }

    /// Goes on with the gesture among what can be done now.
    fn gesture(
        self,
        go_on: impl FnOnce(&mut Gesture<G::Piece>, &[ChoiceOf<G>]) -> Picked<G::Action>,
    ) -> Picked<G::Action> {
        let Some(situation) = self.situation.get_untracked() else {
            return Picked::Refused;
        };
        let mut gesture = self.gesture.get_untracked();
        let picked = go_on(&mut gesture, &situation.choices);
        super::set(self.gesture, gesture);
        picked
    }

    /// What `pick` is and why it cannot be picked: at least a sentence.
    pub(super) fn why_not(self, pick: G::Piece) -> Option<WhyNot<G::Piece>> {
        let now = self.situation.get_untracked()?;
        let own = untrack(|| self.own());
        let mut reasons = G::hint(pick, now.view(), &now.audience);
        // Whoever is not asked is told what a thing is, and not each time that they wait.
        if reasons.is_empty() || now.is_asked(own) {
            let refusal = G::meaning(pick, now.view())
                .and_then(|action| self.inner().borrow().session.why_not(&action));
            reasons.extend(refusal.map(|(text, rule)| Reason::of(text, rule)));
        }
        if reasons.is_empty() {
            let picked = self.gesture.with_untracked(|it| it.picked().len());
            let text = now.use_of(pick, own, picked);
            reasons.push(Reason { text, rule: None });
        }
        Some(WhyNot { pick, reasons })
    }

    /// What is said of a piece whatever is asked: it stays when others move.
    pub(super) fn why_still(self) -> Option<WhyNot<G::Piece>> {
        let (why, now) = (self.why.get_untracked()?, self.situation.get_untracked()?);
        let has_hint = !G::hint(why.pick, now.view(), &now.audience).is_empty();
        has_hint.then(|| self.why_not(why.pick))?
    }

    /// Takes these actions, which are one decision.
    fn act(self, actions: &[G::Action]) {
        let words = self.words_of(actions);
        let message = self.inner().borrow_mut().session.act(actions);
        self.say(message);
        if matches!(self.place(), Some(TablePlace::Server { .. })) {
            self.say_if_unsent(words);
        }
    }

    /// These actions in words.
    fn words_of(self, actions: &[G::Action]) -> String {
        let Some(now) = self.situation.get_untracked() else {
            return String::new();
        };
        let words = |action: &G::Action| G::action(action, now.view(), &now.audience).text;
        let words: Vec<String> = actions.iter().map(words).collect();
        words.join(", ")
    }

    /// Says what was done if the table does not answer soon: it is neither lost nor done yet.
    fn say_if_unsent(self, words: String) {
        browser::later(SOON, move || {
            // The page may have been left meanwhile.
            let Some(inner) = self.inner.try_get_value() else {
                return;
            };
            if inner.borrow().session.is_waiting() {
                super::set(self.unsent, Some(words));
            }
        });
    }

    /// Answers for the player, if the table asks nothing worth asking.
    pub(super) fn answer_by_itself(self) {
        let pass = self.ui.auto_pass.get_untracked();
        let message = self.inner().borrow_mut().session.act_by_itself(pass);
        self.say(message);
    }

    /// Takes back the last thing this person did.
    pub fn undo(self) {
        let message = self.inner().borrow_mut().session.undo();
        self.say(message);
    }

    /// Answers another's wish to take back.
    pub fn consent(self, agree: bool) {
        let message = self.inner().borrow_mut().session.consent(agree);
        self.say(message);
    }

    fn say(self, message: Option<ClientMessage>) {
        if let Some(message) = message {
            readings::begin();
            self.send(&message);
            self.note_doing();
        }
    }

    /// One step back: what was asked why, what was picked.
    pub fn back(self) {
        if self.why.with_untracked(Option::is_some) {
            self.why.set(None);
            return;
        }
        let mut gesture = self.gesture.get_untracked();
        let is_back = gesture.back();
        super::set(self.gesture, gesture);
        let now = self.situation.get_untracked();
        let can_put_back = now.is_some_and(|it| G::puts_back(it.view()));
        if !is_back && can_put_back && self.can_undo.get_untracked() {
            self.undo();
        }
    }
}
