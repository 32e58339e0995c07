//! A table of one device: everybody sits around it, and it has no server.

use std::{collections::VecDeque, fmt};

use host::{Setup, Skill};
use protocol::{ClientMessage, Command, Refusal, RefusalCode};
use serde::{Deserialize, Serialize};
use tabletop::{Record, Seat, SeatCount, Seed, SetupError, record::RecordError};

use crate::{
    Conn, Deal, Entry, EntryKind, Input, Job, LoadError, Message, Now, Patience, Place, Room,
    TablePlan,
    ids::{Id, Secret},
    request::Request,
};

/// How a table of one device is laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LocalPlan {
    /// The game's id.
    pub game: String,
    /// The options in one line; what is not named keeps its default.
    pub options: String,
    /// The seats, clockwise from A.
    pub seats: Vec<LocalSeat>,
    /// What every shuffle comes from; without it, chance decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
}

/// Who sits in a seat of a table of one device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LocalSeat {
    /// Someone at this device.
    // Browsers keep seats that were written with a capital.
    #[serde(alias = "Person")]
    Person {
        /// The name that is shown.
        name: String,
    },
    /// A bot.
    #[serde(alias = "Bot")]
    Bot {
        /// How well it plays.
        level: Skill,
    },
}

/// A table of one device. It does nothing by itself: whoever runs it gives it an [`Input`] and
/// gets a [`Turn`], stores what that has to store, says [so](Self::stored), and tells what is then
/// to be said. Its bots think where that one likes, [here](Self::think) or
/// [elsewhere](Self::next_job), until none owes a decision.
#[derive(Debug)]
pub struct Local {
    room: Room,
    /// Bots that shall think, after what was stored; the first one first.
    jobs: VecDeque<Job>,
}

/// What came of an input: entries to be stored, and what may be done once they are.
#[must_use]
#[derive(Debug)]
pub struct Turn {
    /// The number of the first entry, counted from 1.
    pub first: u64,
    /// To be stored, in this order, before anything else is done.
    pub entries: Vec<Entry>,
    said: Said,
    jobs: Vec<Job>,
}

/// What is to be done once a turn is stored.
#[derive(Debug, Default)]
pub struct Said {
    /// Messages to connections.
    pub sends: Vec<(Conn, Message)>,
    /// Connections that end, after their messages.
    pub ends: Vec<Conn>,
    /// A table for playing again, by its first entry; [`Local::begin`] seats everybody there.
    pub founded: Option<(Id, Entry)>,
    /// What the refusal was, if something asked for without a connection was refused.
    pub refused: Option<Refusal>,
}

impl Job {
    /// Thinks: what the table is to be told of it.
    pub fn run(self) -> Input {
        Input::Pondered {
            seat: self.seat,
            revision: self.revision,
            ply: self.ply,
            answer: Some((self.think)()),
        }
    }
}

/// Why a table of one device could not be laid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LocalError {
    /// There is no such game, or the log is not that of a table.
    Load(LoadError),
    /// The rules cannot lay it so.
    Setup(SetupError),
    /// The record cannot be played again.
    Record(RecordError),
    /// Somebody could not sit down, or the game could not begin.
    Refused(RefusalCode),
}

impl fmt::Display for LocalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LocalError::Load(error) => error.fmt(f),
            LocalError::Setup(error) => error.fmt(f),
            LocalError::Record(error) => error.fmt(f),
            LocalError::Refused(code) => write!(f, "refused: {code:?}"),
        }
    }
}

impl std::error::Error for LocalError {}

impl From<Refusal> for LocalError {
    fn from(refusal: Refusal) -> Self {
        LocalError::Refused(refusal.code)
    }
}

impl Local {
    /// Lays a table, seats everybody and begins.
    pub fn found(
        catalogue: &'static [host::CatalogEntry],
        plan: &LocalPlan,
        now: &mut Now<'_>,
    ) -> Result<(Self, Turn), LocalError> {
        let deal = plan.seed.map(|seed| Deal { seed, agreed: None });
        let rules = find(catalogue, &plan.game)?;
        let founding = founding(rules, plan, deal, now)?;
        Local::begin(Id::draw(&mut *now.dice), catalogue, founding, now)
    }

    /// Lays the table of a record again, as far as it was played, and goes on with it. The plan
    /// says who sits there; game, options and shuffle are the record's.
    pub fn resume(
        catalogue: &'static [host::CatalogEntry],
        record: &Record,
        seats: Vec<LocalSeat>,
        now: &mut Now<'_>,
    ) -> Result<(Self, Turn), LocalError> {
        let rules = find(catalogue, &record.game)?;
        if seats.len() != usize::from(record.seats.get()) {
            return Err(LocalError::Refused(RefusalCode::SeatsEmpty));
        }
        // Every checked line is tested here.
        (rules.reopen)(record).map_err(LocalError::Record)?;
        let plan = LocalPlan {
            game: record.game.clone(),
            options: record.options.clone(),
            seats,
            seed: None,
        };
        let founding = founding(rules, &plan, Some(Deal::of_record(record)), now)?;
        let id = Id::draw(&mut *now.dice);
        let (mut local, mut turn) = Local::begin(id, catalogue, founding, now)?;
        // What bots would do at the beginning was done otherwise, or is asked of them below.
        turn.jobs.clear();
        let mut request = Request::new(now);
        local.room.forget_thoughts();
        for (ply, played) in (0..).zip(&record.plies) {
            let actions = std::slice::from_ref(&played.action);
            local.room.act(played.seat, ply, actions, &mut request)?;
        }
        local.room.ponder(&mut request);
        turn.entries.append(&mut request.effects.entries);
        turn.jobs.append(&mut request.effects.jobs);
        Ok((local, turn))
    }

    /// The table that this first entry lays out: everybody sits down whose seat is kept, and the
    /// game begins.
    pub fn begin(
        id: Id,
        catalogue: &'static [host::CatalogEntry],
        founding: Entry,
        now: &mut Now<'_>,
    ) -> Result<(Self, Turn), LocalError> {
        let entries = vec![founding];
        let mut local = Local::load(id, catalogue, &entries).map_err(LocalError::Load)?;
        let mut turn = Turn {
            first: 1,
            entries,
            said: Said::default(),
            jobs: Vec::new(),
        };
        let kept = local.room.places().iter().enumerate();
        let kept: Vec<(Seat, Id, String)> = kept
            .filter_map(|(at, place)| match place {
                Place::Kept { guest, name } => Some((Seat::new(at as u8), *guest, name.clone())),
                _ => None,
            })
            .collect();
        for (seat, guest, name) in kept {
            let nonce = Secret::draw(&mut *now.dice).reveal();
            let sit = Command::Sit {
                seat: Some(seat),
                name,
                nonce,
                token: None,
            };
            turn.add(local.ask(guest, format!("sit {seat}"), sit, now)?);
        }
        let host = local.room.plan().host;
        turn.add(local.ask(host, "start".to_owned(), Command::Start, now)?);
        Ok((local, turn))
    }

    /// The table that `entries` add up to.
    pub fn load(
        id: Id,
        catalogue: &'static [host::CatalogEntry],
        entries: &[Entry],
    ) -> Result<Self, LoadError> {
        let mut room = Room::load(id, catalogue, Patience::default(), entries)?;
        // Whoever sits here has no wire to be short on, and would have to put each view together.
        room.tells_whole = true;
        Ok(Local {
            room,
            jobs: VecDeque::new(),
        })
    }

    /// The same table for eyes at the other end of a wire: they are told what differs in a view, as
    /// at a server's table.
    #[must_use]
    pub fn over_a_wire(mut self) -> Self {
        self.room.tells_whole = false;
        self
    }

    /// The room.
    pub fn room(&self) -> &Room {
        &self.room
    }

    /// Somebody begins to look through the eyes of whoever sits in `seat`; or of a spectator, also
    /// where a bot has the seat.
    pub fn connect(&mut self, conn: Conn, seat: Option<Seat>, now: &mut Now<'_>) -> Turn {
        let person = seat.and_then(|seat| self.room.person(seat));
        let guest = match person {
            Some(person) => person.guest,
            None => Id::draw(&mut *now.dice),
        };
        self.take(Input::Came { conn, guest }, now)
    }

    /// Somebody says something.
    pub fn say(&mut self, conn: Conn, message: ClientMessage, now: &mut Now<'_>) -> Turn {
        self.take(Input::Said { conn, message }, now)
    }

    /// Somebody looks no more.
    pub fn disconnect(&mut self, conn: Conn, now: &mut Now<'_>) -> Turn {
        self.take(Input::Gone { conn }, now)
    }

    /// Takes in what happened.
    pub fn take(&mut self, input: Input, now: &mut Now<'_>) -> Turn {
        let first = self.room.entries() + 1;
        let effects = self.room.handle(input, now);
        Turn {
            first,
            entries: effects.entries,
            said: Said {
                sends: effects.sends,
                ends: effects.ends,
                founded: effects.founded,
                refused: effects.answer.and_then(Result::err),
            },
            jobs: effects.jobs,
        }
    }

    /// The entries of `turn` were stored: what is to be told now. Only now its bots may think.
    pub fn stored(&mut self, turn: Turn) -> Said {
        self.jobs.extend(turn.jobs);
        turn.said
    }

    /// Whether a bot shall think.
    pub fn has_jobs(&self) -> bool {
        !self.jobs.is_empty()
    }

    /// The next bot that shall think: [`Job::run`] is an input.
    pub fn next_job(&mut self) -> Option<Job> {
        self.jobs.pop_front()
    }

    /// Lets the next bot think here and now, and takes in its answer. None, if no bot shall.
    pub fn think(&mut self, now: &mut Now<'_>) -> Option<Turn> {
        let thought = self.next_job()?.run();
        Some(self.take(thought, now))
    }

    /// Has something done that must not be refused.
    fn ask(
        &mut self,
        guest: Id,
        request: String,
        command: Command,
        now: &mut Now<'_>,
    ) -> Result<Turn, LocalError> {
        let asked = Input::Asked {
            guest,
            request,
            command,
        };
        let turn = self.take(asked, now);
        match turn.said.refused {
            Some(refusal) => Err(refusal.into()),
            None => Ok(turn),
        }
    }
}

impl Turn {
    /// Adds what came after it, before there were connections.
    fn add(&mut self, later: Turn) {
        self.entries.extend(later.entries);
        self.jobs.extend(later.jobs);
    }
}

fn find(
    catalogue: &'static [host::CatalogEntry],
    game: &str,
) -> Result<&'static host::CatalogEntry, LocalError> {
    let rules = catalogue.iter().find(|rules| rules.info.id == game);
    rules.ok_or_else(|| LocalError::Load(LoadError::NoSuchGame(game.to_owned())))
}

/// The first entry of a table laid by this plan.
fn founding(
    rules: &host::CatalogEntry,
    plan: &LocalPlan,
    deal: Option<Deal>,
    now: &mut Now<'_>,
) -> Result<Entry, LocalError> {
    let count = u8::try_from(plan.seats.len()).ok().and_then(SeatCount::new);
    let count = count.ok_or(LocalError::Refused(RefusalCode::SeatsEmpty))?;
    // Opened once on trial, the options are checked and written out in full.
    let mut trial = Setup::new(count, Seed::number(0));
    trial.options.clone_from(&plan.options);
    let options = (rules.open)(&trial).map_err(LocalError::Setup)?.options();
    let seats: Vec<Place> = plan
        .seats
        .iter()
        .map(|seat| match seat {
            LocalSeat::Bot { level } => Place::Bot { level: *level },
            LocalSeat::Person { name } => Place::Kept {
                guest: Id::draw(&mut *now.dice),
                name: name.trim().to_owned(),
            },
        })
        .collect();
    let host = seats.iter().find_map(|place| match place {
        Place::Kept { guest, .. } => Some(*guest),
        _ => None,
    });
    let laid = TablePlan {
        game: plan.game.clone(),
        rules_version: rules.info.rules_version,
        options,
        seats,
        host: host.unwrap_or_else(|| Id::draw(&mut *now.dice)),
        listed: false,
        half: Secret::draw(&mut *now.dice),
        deal: deal.map(Box::new),
    };
    Ok(Entry::new(now.when(), None, EntryKind::Created(laid)))
}
