//! The play of one person at one table, without input and output.

mod asking;
mod change;
mod taking;

use std::rc::Rc;

use prose::{Audience, Lang};
use protocol::{ClientMessage, Command, Lobby, PROTOCOL, Stage};
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Dealer, Seat, Seed, Viewer};

use crate::{AutoPass, Log, Moment, Player, people, undo::Acted};
pub use change::{Answered, Broken, Change, PlayChange, RefusedCommand};

/// The play of one person at one table: what was told, what was asked for, what was done.
///
/// Messages go in by [`take`](Self::take); what is to be said comes out of [`greet`](Self::greet),
/// [`ask`](Self::ask) and their like. What was asked for is asked again after a lost connection
/// under the same name, so that it is done once.
#[derive(Clone, Debug)]
pub struct Session<G: Player> {
    lang: Lang,
    /// What every request of this session begins with.
    prefix: String,
    /// How many requests there were.
    count: u32,
    waiting: Vec<OpenRequest>,
    /// The number of the last update that has something which was asked for.
    done: u64,
    /// The number of the last update; none if everything has to be told anew.
    number: Option<u64>,
    lobby: Option<Lobby>,
    here: Vec<Seat>,
    spectators: u32,
    audience: Option<Rc<Audience>>,
    /// The situation. Updates say what differs from its view.
    moment: Option<Rc<Moment<G>>>,
    log: Log<G>,
    acted: Acted,
    /// How often something had been taken back, as far as this session knows.
    revision: u32,
    /// The update that has the last own decision, and how many actions it was; none, if it was
    /// answered without asking.
    last_act: Option<(u64, u32)>,
    /// What was seen when last passing by an own decision.
    passed: Option<Rc<Moment<G>>>,
    /// The situation that was last answered without asking.
    auto: Option<(u32, u32)>,
    /// The situation in which this person last decided: until the table tells of it, nothing is
    /// answered there once more.
    decided: Option<(u32, u32)>,
    /// What an earlier session left, until the table has told whether it still holds.
    carried: Option<Carried>,
}

/// Something asked for that is not answered yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct OpenRequest {
    name: String,
    command: Command,
    /// How much had happened when it was asked for.
    events: usize,
}

/// What a session carries over a restart of its client: what was asked for and is not answered,
/// what can be taken back, and what this person has not seen happen. Requests keep their names, so
/// that nothing is done twice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Carried {
    /// Whose it is; nobody's before the table was known.
    seat: Option<Seat>,
    waiting: Vec<OpenRequest>,
    acted: Acted,
    revision: u32,
    /// How much had happened when this person's own last turn ended, if that is known.
    news_from: Option<usize>,
}

impl<G: Player> Session<G> {
    /// A session whose requests begin with `prefix`, which nobody has used before at this table.
    pub fn new(prefix: impl Into<String>, lang: Lang) -> Self {
        Session {
            lang,
            prefix: prefix.into(),
            count: 0,
            waiting: Vec::new(),
            done: 0,
            number: None,
            lobby: None,
            here: Vec::new(),
            spectators: 0,
            audience: None,
            moment: None,
            log: Log::default(),
            acted: Acted::default(),
            revision: 0,
            last_act: None,
            passed: None,
            auto: None,
            decided: None,
            carried: None,
        }
    }

    /// What has to be carried over a restart of the client.
    pub fn carry(&self) -> Carried {
        if let Some(carried) = &self.carried {
            return carried.clone();
        }
        // A turn whose end is still on its way ends where the log says so.
        let is_settled = !self.is_waiting() && self.last_act.is_none() && self.moment.is_some();
        Carried {
            seat: self.own(),
            waiting: self.waiting.clone(),
            acted: self.acted.clone(),
            revision: self.revision,
            news_from: is_settled.then(|| self.log.news_from()),
        }
    }

    /// A session that goes on with what another had to leave.
    pub fn restore(carried: Carried, prefix: impl Into<String>, lang: Lang) -> Self {
        Session {
            waiting: carried.waiting.clone(),
            carried: Some(carried),
            ..Session::new(prefix, lang)
        }
    }

    /// The connection is there: what to say.
    pub fn greet(&self) -> Vec<ClientMessage> {
        let hello = ClientMessage::Hello {
            protocol: PROTOCOL,
            since: self.number,
        };
        let again = self.waiting.iter().map(|request| ClientMessage::Ask {
            request: request.name.clone(),
            command: request.command.clone(),
        });
        std::iter::once(hello).chain(again).collect()
    }

    /// Whether something that was asked for is still unanswered, or was done and what came of it
    /// is not yet known: the table asks nothing new before that.
    pub fn is_waiting(&self) -> bool {
        !self.waiting.is_empty() || self.number.is_some_and(|known| known < self.done)
    }

    /// The situation, once there is a play.
    pub fn moment(&self) -> Option<&Rc<Moment<G>>> {
        self.moment.as_ref()
    }

    /// The table and who sits at it, once it is known.
    pub fn lobby(&self) -> Option<&Lobby> {
        self.lobby.as_ref()
    }

    /// How far the table is.
    pub fn stage(&self) -> Option<Stage> {
        self.lobby.as_ref().map(|lobby| lobby.stage)
    }

    /// The seats whose people are connected.
    pub fn here(&self) -> &[Seat] {
        &self.here
    }

    /// How many look on.
    pub fn spectators(&self) -> u32 {
        self.spectators
    }

    /// Where this person sits; nowhere if they look on.
    pub fn own(&self) -> Option<Seat> {
        self.lobby.as_ref()?.you.seat
    }

    /// Through whose eyes the table is seen.
    pub fn viewer(&self) -> Viewer {
        self.own().map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Whether this person owes a decision. A bot that plays on in their seat owes it for them.
    pub fn is_asked(&self) -> bool {
        let moment = self.moment.as_ref();
        let is_owed = moment.is_some_and(|moment| !moment.legal.is_empty());
        is_owed && !self.is_played_for()
    }

    /// Whether a bot plays on in this person's seat.
    fn is_played_for(&self) -> bool {
        let seats = self.lobby.as_ref().map(|lobby| &lobby.seats[..]);
        let own = self.own().and_then(|own| seats?.get(own.index()));
        own.is_some_and(|facts| facts.stand_in.is_some())
    }

    /// Who is told, with what the seats are called: made once for each lobby and language.
    pub fn audience(&self) -> Option<&Rc<Audience>> {
        self.audience.as_ref()
    }

    /// What happened.
    pub fn log(&self) -> &Log<G> {
        &self.log
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Changes the language: everything is told again.
    pub fn speak(&mut self, lang: Lang) {
        self.lang = lang;
        self.tell();
    }

    /// Brings names and sentences in step with lobby and language.
    fn tell(&mut self) {
        let audience = self.lobby.as_ref();
        let audience = audience.and_then(|lobby| people::audience(lobby, self.lang));
        let Some(audience) = audience else {
            return;
        };
        if self.audience.as_deref() != Some(&audience) {
            let audience = Rc::new(audience);
            self.log.tell(&audience);
            self.audience = Some(audience);
        }
    }

    /// Why this person may not take `action`: the reason in words, and the rule. Asked of the rules
    /// themselves, on a table that fits what is seen. Nothing if they have no objection.
    pub fn why_not(&self, action: &G::Action) -> Option<(String, &'static str)> {
        let (moment, audience) = (self.moment.as_ref()?, self.audience.as_ref()?);
        let seat = self.own()?;
        let mut imagined = G::imagine(&moment.view, &mut Chance::new(Seed::number(0)));
        let mut dealer = Dealer::muted(Chance::new(Seed::number(0)));
        let illegal = imagined.play(seat, *action, &mut dealer).err()?;
        Some((G::refusal(&illegal.reason, audience), illegal.rule))
    }

    /// The answer to give without asking, if the table asks nothing worth asking. The same
    /// question is answered once, whatever comes of it.
    pub fn auto_answer(&self, pass: AutoPass) -> Option<G::Action> {
        let moment = self.moment.as_ref()?;
        let is_answered = [self.auto, self.decided].contains(&Some(moment.number()));
        if !self.is_asked() || is_answered {
            return None;
        }
        let passed = self.passed.as_ref().map(|moment| &moment.view);
        G::auto_answer(&moment.legal, &moment.view, passed, pass)
    }

    /// Whether what the table asks is being answered without this person.
    pub fn is_auto(&self) -> bool {
        let now = self.moment.as_ref().map(|moment| moment.number());
        self.is_played_for() || now.is_some() && self.auto == now
    }
}
