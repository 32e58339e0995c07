//! What the people at this terminal ask for.

use player::Answered;
use prose::say;
use protocol::Command;
use tabletop::Seat;

use super::{Client, Note, Place};
use crate::{
    choices::{Choice, Choices},
    face::Face,
};

/// Why something was not done, as a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The sentence.
    pub text: String,
    /// The rule that forbids it.
    pub rule: Option<String>,
}

impl From<String> for Refused {
    fn from(text: String) -> Refused {
        Refused { text, rule: None }
    }
}

impl<G: Face> Client<G> {
    /// What `seat` can choose from.
    pub fn choices(&self, seat: Seat) -> Choices<G::Action> {
        let session = self.session(seat.into());
        let (Some(moment), Some(audience)) = (session.moment(), session.audience()) else {
            return Choices::default();
        };
        let mut legal = moment.legal.clone();
        legal.sort_by_key(|action| !G::comes_first(action));
        let choice = |action: G::Action| Choice {
            label: G::action(&action, &moment.view, audience),
            notation: action.to_string(),
            action,
        };
        Choices::by_group(legal.into_iter().map(choice).collect())
    }

    /// Makes the move that `typed` spells. At a table of this process it is made when this
    /// returns; a server's answer comes as a [`Note`].
    pub fn play(&mut self, seat: Seat, typed: &str) -> Result<(), Refused> {
        let action: G::Action = typed
            .parse()
            .map_err(|_| self.not_understood(seat, typed))?;
        self.act(seat, action)
    }

    /// Makes a move: see [`play`](Self::play).
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused> {
        let at = self.chair(seat.into());
        if let Some(message) = self.chairs[at].session.act(&[action]) {
            self.send(at, &message);
            self.pump();
        }
        self.take_refusal().map_or(Ok(()), Err)
    }

    fn not_understood(&self, seat: Seat, typed: &str) -> Refused {
        let legal = self.session(seat.into()).moment();
        let legal = legal.map_or(&[][..], |moment| &moment.legal);
        let typed: String = typed.chars().take(40).collect();
        let example = legal.first().map(ToString::to_string).unwrap_or_default();
        let text = say!(
            self.lang,
            "not-understood",
            typed = typed,
            count = legal.len(),
            example = example
        );
        text.into()
    }

    /// The refusal that came of what was just asked for, if one did.
    fn take_refusal(&mut self) -> Option<Refused> {
        let at = self
            .notes
            .iter()
            .position(|note| matches!(note, Note::Refused(_)))?;
        match self.notes.remove(at) {
            Some(Note::Refused(refused)) => Some(refused),
            _ => None,
        }
    }

    /// Takes back the last move of `seat`. At a table of this process that is done at once, if it
    /// told nobody anything; at a server's the others are asked where they have to be. Says what
    /// came of it, if that is known.
    pub fn undo(&mut self, seat: Seat) -> Option<String> {
        let at = self.chair(seat.into());
        let to_ply = self.chairs[at].session.undo_to();
        let may = match (&self.place, to_ply) {
            (Place::Here(table), Some(ply)) => ply >= table.table().undo_reach(seat),
            (Place::Server(_), Some(_)) => true,
            (_, None) => false,
        };
        let message = may.then(|| self.chairs[at].session.undo()).flatten();
        let Some(message) = message else {
            return Some(say!(self.lang, "undo-barrier"));
        };
        self.send(at, &message);
        self.pump();
        match self.place {
            Place::Here(_) => {
                let refused = self.take_refusal().map(|refused| refused.text);
                Some(refused.unwrap_or_else(|| say!(self.lang, "undone")))
            }
            Place::Server(_) => None,
        }
    }

    /// Asks a server's table for something on behalf of whoever sits or looks on here.
    pub(crate) fn ask(&mut self, command: Command) {
        let message = self.chairs[0].session.ask(command);
        self.send(0, &message);
        self.pump();
    }

    /// Answers a wish to take back, or withdraws the own one. Whether there was one.
    pub(crate) fn consent(&mut self, agree: bool) -> bool {
        let Some(message) = self.chairs[0].session.consent(agree) else {
            return false;
        };
        self.send(0, &message);
        self.pump();
        true
    }

    /// What became of something that was asked for.
    pub(super) fn answered(&mut self, at: usize, answered: &Answered<G>) {
        let Answered::Refused(refused) = answered else {
            return;
        };
        let text = self.chairs[at].session.say_refusal(refused);
        self.notes.push_back(Note::Refused(Refused {
            text,
            rule: refused.refusal.rule.clone(),
        }));
    }
}
