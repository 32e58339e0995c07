//! What a person asks for.

use protocol::{ClientMessage, Command};

use super::{OpenRequest, RefusedCommand, Session};
use crate::{AutoPass, Player, people};

impl<G: Player> Session<G> {
    /// Asks for something: what to say.
    pub fn ask(&mut self, command: Command) -> ClientMessage {
        self.count += 1;
        let name = format!("{}-{}", self.prefix, self.count);
        self.waiting.push(OpenRequest {
            name: name.clone(),
            command: command.clone(),
            events: self.log.len(),
        });
        ClientMessage::Ask {
            request: name,
            command,
        }
    }

    /// Takes these actions, which are one decision: what to say; nothing if there is no play.
    pub fn act(&mut self, actions: &[G::Action]) -> Option<ClientMessage> {
        let moment = self.moment.as_ref()?;
        if matches!(actions, [only] if G::is_pass(only)) {
            self.passed = Some(std::rc::Rc::clone(moment));
        }
        self.decided = Some(moment.number());
        self.ask_to_act(actions)
    }

    /// Answers without asking, if there is nothing worth asking: what to say.
    pub fn act_by_itself(&mut self, pass: AutoPass) -> Option<ClientMessage> {
        let action = self.auto_answer(pass)?;
        self.auto = self.moment.as_ref().map(|moment| moment.number());
        self.ask_to_act(&[action])
    }

    fn ask_to_act(&mut self, actions: &[G::Action]) -> Option<ClientMessage> {
        let moment = self.moment.as_ref()?;
        let (revision, ply) = moment.number();
        let actions = actions.iter().map(ToString::to_string).collect();
        Some(self.ask(Command::Act {
            revision,
            ply,
            actions,
        }))
    }

    /// Where [`undo`](Self::undo) would return to. What is over stays over: all has been shown.
    pub fn undo_to(&self) -> Option<u32> {
        let is_over = self.moment.as_ref().is_some_and(|it| it.outcome.is_some());
        self.acted.last().filter(|_| !is_over)
    }

    /// Takes back the last decision of this person, with whatever was answered without asking
    /// since: what to say; nothing if there is none.
    pub fn undo(&mut self) -> Option<ClientMessage> {
        let to_ply = self.undo_to()?;
        let (revision, ply) = self.moment.as_ref()?.number();
        Some(self.ask(Command::Undo {
            revision,
            ply,
            to_ply,
        }))
    }

    /// Answers a wish to take back, or withdraws the own one: what to say; nothing if there is no
    /// wish.
    pub fn consent(&mut self, agree: bool) -> Option<ClientMessage> {
        let moment = self.moment.as_ref()?;
        moment.undo.as_ref()?;
        let (revision, ply) = moment.number();
        Some(self.ask(Command::Consent {
            revision,
            ply,
            agree,
        }))
    }

    /// Why something was not done, in a sentence.
    pub fn say_refusal(&self, refused: &RefusedCommand<G>) -> String {
        match (&refused.reason, &self.audience) {
            (Some(reason), Some(audience)) => G::refusal(reason, audience),
            _ => people::refused(refused.refusal.code, self.lang),
        }
    }
}
