//! A room with sessions around it: what is said goes in, what is told comes out.

use std::collections::{BTreeMap, VecDeque};

use player::{Answered, Change, Player, Session};
use prose::Lang;
use protocol::{ClientMessage, Command, ServerMessage};
use room::{
    Conn, Entry, Input, Now, Patience, Place, Plan, Room, Step, What, When,
    ids::{Id, Secret},
};
use tabletop::Seat;

/// Numbers that look drawn and are the same each time.
pub(crate) fn dice() -> impl FnMut(&mut [u8]) + Send {
    let mut state = 7_u32;
    move |bytes| {
        for byte in bytes {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            *byte = (state >> 24) as u8;
        }
    }
}

pub(crate) fn id(n: u8) -> Id {
    Id::draw(&mut |bytes: &mut [u8]| bytes.fill(n))
}

/// One table, the messages on their way from it, and how bots think at it.
pub(crate) struct House {
    room: Room,
    mail: BTreeMap<Conn, VecDeque<ServerMessage>>,
    conns: Conn,
}

impl House {
    /// A table of a game for these people, who have sat down, and so many bots.
    pub(crate) fn begin(game: &str, people: &[&str], bots: usize) -> House {
        let rules = host::find(game).unwrap();
        let kept = (0..).zip(people).map(|(n, name)| Place::Kept {
            guest: id(n),
            name: (*name).to_owned(),
        });
        let level = host::Skill::Random;
        let bots = std::iter::repeat_n(Place::Bot { level }, bots);
        let what = What::Created(Plan {
            game: game.to_owned(),
            rules_version: rules.info.rules_version,
            options: String::new(),
            seats: kept.chain(bots).collect(),
            host: id(0),
            listed: false,
            half: Secret([4; 32]),
            deal: None,
        });
        let created = Entry::new(When { at: 1, served: 1 }, None, what);
        let room = Room::load(id(99), host::GAMES, Patience::default(), &[created]).unwrap();
        let mut house = House {
            room,
            mail: BTreeMap::new(),
            conns: 0,
        };
        for (n, name) in (0..).zip(people) {
            house.asked(
                id(n),
                "sit",
                Command::Sit {
                    seat: None,
                    name: (*name).to_owned(),
                    nonce: Secret([n; 32]).reveal(),
                    token: None,
                },
            );
        }
        house.asked(id(0), "start", Command::Start);
        house
    }

    fn asked(&mut self, guest: Id, request: &str, command: Command) {
        let request = request.to_owned();
        self.handle(Input::Asked {
            guest,
            request,
            command,
        });
    }

    /// Lets the room take something in, and its bots think until nobody has anything to say.
    fn handle(&mut self, input: Input) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            let mut dice = dice();
            let mut now = Now {
                at: 5,
                served: 5,
                dice: &mut dice,
            };
            let step = self.room.handle(input, &mut now);
            inputs.extend(self.deliver(step));
        }
    }

    fn deliver(&mut self, step: Step) -> Vec<Input> {
        for (conn, message) in step.sends {
            let message = message.value().clone();
            self.mail.entry(conn).or_default().push_back(message);
        }
        let think = |job: room::Job| Input::Pondered {
            seat: job.seat,
            revision: job.revision,
            ply: job.ply,
            answer: Some((job.think)()),
        };
        step.jobs.into_iter().map(think).collect()
    }

    /// A connection for this guest.
    pub(crate) fn connect(&mut self, guest: u8) -> Conn {
        self.conns += 1;
        let conn = self.conns;
        let guest = id(guest);
        self.handle(Input::Came { conn, guest });
        conn
    }

    /// The connection ends; what was on its way is lost.
    pub(crate) fn lose(&mut self, conn: Conn) {
        self.mail.remove(&conn);
        self.handle(Input::Gone { conn });
    }

    /// Something is said over a connection.
    pub(crate) fn say(&mut self, conn: Conn, message: ClientMessage) {
        self.handle(Input::Said { conn, message });
    }

    /// What is on its way over a connection.
    pub(crate) fn mail(&mut self, conn: Conn) -> Vec<ServerMessage> {
        let mail = self.mail.get_mut(&conn);
        mail.map_or_else(Vec::new, |mail| mail.drain(..).collect())
    }
}

/// Somebody at the table.
pub(crate) struct Guest<G: Player> {
    pub(crate) session: Session<G>,
    pub(crate) conn: Conn,
}

impl<G: Player> Guest<G> {
    /// Somebody who comes in and is told everything.
    pub(crate) fn come(house: &mut House, guest: u8) -> Guest<G> {
        let session = Session::new(format!("guest{guest}"), Lang::En);
        let mut guest = Guest {
            session,
            conn: house.connect(guest),
        };
        guest.greet(house);
        guest.hear(house);
        guest
    }

    /// The one of two people who is asked.
    pub(crate) fn on_turn(house: &mut House) -> Guest<G> {
        let both = [0, 1].map(|guest| Guest::come(house, guest));
        let mut on_turn = both.into_iter().find(|guest| guest.session.is_asked());
        let guest = on_turn.as_mut().expect("one of them is asked");
        guest.hear(house);
        on_turn.expect("one of them is asked")
    }

    /// Says hello over the connection that is there.
    pub(crate) fn greet(&self, house: &mut House) {
        for message in self.session.greet() {
            house.say(self.conn, message);
        }
    }

    /// Takes in what is on its way.
    pub(crate) fn hear(&mut self, house: &mut House) -> Vec<Change<G>> {
        let mail = house.mail(self.conn).into_iter();
        mail.map(|message| self.session.take(message).unwrap())
            .collect()
    }

    /// Takes an action and hears what comes of it.
    pub(crate) fn act(&mut self, house: &mut House, actions: &[G::Action]) -> Vec<Change<G>> {
        let message = self.session.act(actions).expect("there is a play");
        house.say(self.conn, message);
        self.hear(house)
    }

    /// What may be done.
    pub(crate) fn legal(&self) -> Vec<G::Action> {
        self.session.moment().unwrap().legal.clone()
    }

    /// Where this person sits.
    pub(crate) fn seat(&self) -> Seat {
        self.session.own().unwrap()
    }

    /// The sentences of the log.
    pub(crate) fn told(&self) -> Vec<String> {
        let happenings = self.session.log().happenings().iter();
        happenings.map(|it| it.told.text.clone()).collect()
    }
}

/// What became of requests, of these changes.
pub(crate) fn answers<G: Player>(changes: &[Change<G>]) -> Vec<&Answered<G>> {
    changes
        .iter()
        .filter_map(|change| change.answered.as_ref())
        .collect()
}
