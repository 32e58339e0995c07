//! What a table tells.

use std::rc::Rc;

use host::Json;
use protocol::{Command, Lobby, Play, Refusal, ServerMessage, Update};

use super::{Answered, Broken, Change, OpenRequest, PlayChange, RefusedCommand, Session};
use crate::{Log, Moment, Player, undo::Acted};

/// The play of a message, decoded.
struct Decoded<G: Player> {
    moment: Moment<G>,
    events_from: usize,
    events: Vec<G::Event>,
}

impl<G: Player> Session<G> {
    /// Takes in a message and says what it changed. One that is older than what is known changes
    /// nothing.
    pub fn take(&mut self, message: ServerMessage) -> Result<Change<G>, Broken> {
        let mut change = Change::default();
        match message {
            ServerMessage::Snapshot(update) => self.begin_anew(update, &mut change)?,
            ServerMessage::Update(update) => {
                if self.number.is_some_and(|known| update.number > known) {
                    self.go_on(update, &mut change)?;
                }
            }
            ServerMessage::Presence { here, spectators } => {
                change.presence = self.here != here || self.spectators != spectators;
                self.here = here;
                self.spectators = spectators;
            }
            ServerMessage::Ack(ack) => {
                if let Some(request) = self.answered(&ack.request) {
                    self.done = self.done.max(ack.number);
                    self.note_done(&request, ack.number);
                    change.answered = Some(Answered::Done(request.command));
                }
            }
            ServerMessage::Refused(refused) => {
                if let Some(request) = self.answered(&refused.request) {
                    let refused = Self::refused(request.command, refused.refusal);
                    change.answered = Some(Answered::Refused(refused));
                }
            }
            ServerMessage::Pong {} => {}
            ServerMessage::Bye { why } => change.parting = Some(why),
        }
        Ok(change)
    }

    fn answered(&mut self, request: &str) -> Option<OpenRequest> {
        let at = self.waiting.iter().position(|it| it.name == request)?;
        Some(self.waiting.remove(at))
    }

    fn refused(command: Command, refusal: Refusal) -> RefusedCommand<G> {
        let reason = refusal.reason.as_ref().map(Json::of);
        let reason = reason.and_then(|reason| reason.read().ok());
        RefusedCommand {
            command,
            refusal,
            reason,
        }
    }

    /// Keeps in mind what was done, for taking it back. `number` is that of the update that tells
    /// of it: it follows, as a rule.
    fn note_done(&mut self, request: &OpenRequest, number: u64) {
        match &request.command {
            Command::Act {
                revision,
                ply,
                actions,
            } if self.auto != Some((*revision, *ply)) => {
                self.acted.note(*ply, request.events);
                self.last_act = Some((number, actions.len() as u32));
                if self.number == Some(number) {
                    self.end_turn();
                }
            }
            // What was answered without asking belongs to the own turn, if nothing came between.
            Command::Act { .. } if self.log.news_from() == self.log.len() => {
                self.last_act = Some((number, 0));
            }
            Command::Undo { .. } => self.passed = None,
            _ => {}
        }
    }

    /// The update that has the last own decision is here: what comes after it is news, and it is
    /// known after how many actions it was taken, for others may have answered the same question
    /// meanwhile.
    fn end_turn(&mut self) {
        if let (Some((number, actions)), Some(moment)) = (self.last_act, &self.moment)
            && self.number == Some(number)
        {
            if actions > 0 {
                self.acted.correct(moment.ply.saturating_sub(actions));
            }
            self.last_act = None;
            self.log.end_turn();
        }
    }

    /// Everything, told anew.
    fn begin_anew(&mut self, update: Update, change: &mut Change<G>) -> Result<(), Broken> {
        // What a session before this one left is as good as what this one knew.
        let known = self.carried.take().unwrap_or_else(|| self.carry());
        self.done = 0;
        self.number = None;
        self.log = Log::default();
        self.audience = None;
        if let Some(lobby) = update.lobby {
            self.know(lobby, change);
        }
        let is_same_seat = self.own() == known.seat;
        if !is_same_seat {
            (self.passed, self.auto) = (None, None);
        }
        let Some(play) = update.play else {
            self.moment = None;
            self.number = Some(update.number);
            return Ok(());
        };
        let decoded = self.decode(play, None)?;
        let is_same_play = is_same_seat && known.revision == decoded.moment.revision;
        self.acted = Acted::default();
        if is_same_play {
            self.acted = known.acted;
            self.acted.go_back_to(decoded.moment.ply);
        }
        self.number = Some(update.number);
        let news = self.show(decoded);
        match known
            .news_from
            .filter(|from| is_same_play && *from <= self.log.len())
        {
            Some(from) => self.log.set_news_from(from),
            None => self.log.end_turn(),
        }
        change.play = Some(PlayChange {
            news,
            by_another: false,
            is_back: false,
            is_anew: true,
        });
        Ok(())
    }

    /// What changed since the last message.
    fn go_on(&mut self, update: Update, change: &mut Change<G>) -> Result<(), Broken> {
        // What cannot be decoded leaves nothing to go on from.
        let number = self.number.take();
        let before = self.moment.as_ref().map(|moment| &moment.view);
        let decoded = update.play.map(|play| self.decode(play, before));
        let decoded = decoded.transpose()?;
        self.number = number.map(|_| update.number);
        if let Some(lobby) = update.lobby {
            self.know(lobby, change);
        }
        let Some(decoded) = decoded else {
            return Ok(());
        };
        let before = self.moment.as_ref();
        let was_asked = before.is_some_and(|it| {
            let own = self.own();
            it.to_act.iter().any(|seat| Some(*seat) == own)
        });
        let moves = before.is_some_and(|before| decoded.moment.ply > before.ply);
        let is_back = before.is_some_and(|before| decoded.moment.revision != before.revision);
        if is_back {
            self.acted.go_back(decoded.events_from);
        }
        let news = self.show(decoded);
        if is_back {
            self.log.end_turn();
        }
        self.end_turn();
        change.play = Some(PlayChange {
            news,
            by_another: moves && !was_asked,
            is_back,
            is_anew: false,
        });
        Ok(())
    }

    fn know(&mut self, lobby: Lobby, change: &mut Change<G>) {
        change.lobby = true;
        self.lobby = Some(lobby);
        self.tell();
    }

    /// Makes the moment that of `decoded` and the log what it says.
    fn show(&mut self, decoded: Decoded<G>) -> std::ops::Range<usize> {
        self.revision = decoded.moment.revision;
        self.moment = Some(Rc::new(decoded.moment));
        self.log.follow(decoded.events_from, decoded.events);
        decoded.events_from.min(self.log.len())..self.log.len()
    }

    /// `before` is the view that was told last, unless everything is told anew.
    fn decode(&self, play: Play, before: Option<&G::View>) -> Result<Decoded<G>, Broken> {
        let view = play.read_view(before).map_err(|_| Broken)?;
        let legal = play.legal.iter().map(|notation| notation.parse());
        let legal = legal.collect::<Result<_, _>>().map_err(|_| Broken)?;
        let events = Json::read_all(&play.events).map_err(|_| Broken)?;
        let events_from = play.events_from as usize;
        if events_from > self.log.len() {
            return Err(Broken);
        }
        Ok(Decoded {
            moment: Moment {
                revision: play.revision,
                ply: play.ply,
                to_act: play.to_act,
                view,
                legal,
                undo: play.undo,
                outcome: play.outcome,
            },
            events_from,
            events,
        })
    }
}
