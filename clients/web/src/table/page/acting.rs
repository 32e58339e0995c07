//! What the person at a table says: picks, confirming, taking back.

use leptos::prelude::*;
use protocol::ClientMessage;

use super::TablePage;
use crate::{
    browser,
    gesture::{Gesture, Picked},
    link::{TablePlace, readings},
    tables::{ChoiceOf, Face, WhyNot},
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
        let picked = self.gesture(|gesture, choices| gesture.pick(pick, choices));
        match picked {
            Picked::Go(actions) => self.act(&actions),
            Picked::Moved => {}
            Picked::Refused => {
                let why = self.why_not(pick);
                if let Some(why) = &why {
                    self.ui.voice.answer(format!("{} {}", why.text, why.rule));
                }
                self.why.set(why);
            }
        }
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

    /// Why `pick` cannot be picked.
    pub(super) fn why_not(self, pick: G::Piece) -> Option<WhyNot<G::Piece>> {
        let situation = self.situation.get_untracked()?;
        let hint = G::hint(pick, situation.view(), &situation.audience);
        let (text, rule) = hint.or_else(|| {
            let action = G::meaning(pick, situation.view())?;
            self.inner().borrow().session.why_not(&action)
        })?;
        Some(WhyNot { pick, text, rule })
    }

    /// Takes these actions, which are one decision.
    fn act(self, actions: &[G::Action]) {
        let words = self.words_of(actions);
        let message = {
            let inner = self.inner();
            let mut inner = inner.borrow_mut();
            inner.stages.clear();
            inner.session.act(actions)
        };
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
        gesture.back();
        super::set(self.gesture, gesture);
    }
}
