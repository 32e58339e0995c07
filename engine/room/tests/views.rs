//! What everybody remembers is what the room would tell whole, at every step of every game.

// Helpers of tests may fail as tests do.
#![allow(clippy::unwrap_used)]

use protocol::{ClientMessage, Command, PROTOCOL, ServerMessage, Stage, TableMemory};
use room::{Conn, Local, LocalPlan, LocalSeat, Now, Turn};
use tabletop::{Chance, Seat, Seed, Viewer};

/// So many decisions of a play are told to people who look on.
const DECISIONS: usize = 80;

/// Someone who looks at the table, and what they know of it.
struct Eyes {
    conn: Conn,
    viewer: Viewer,
    memory: TableMemory,
}

struct Party {
    local: Local,
    eyes: Vec<Eyes>,
    chance: Chance,
    requests: u32,
    /// How many views were told by what differs.
    by_changes: usize,
    /// How many bytes those updates had.
    bytes: usize,
}

impl Party {
    fn new(game: &host::CatalogEntry, seed: u64) -> Self {
        let seats = 0..game.info.seats_max;
        let plan = LocalPlan {
            game: game.info.id.to_owned(),
            options: String::new(),
            seats: seats
                .map(|at| LocalSeat::Person {
                    name: format!("guest {at}"),
                })
                .collect(),
            seed: Some(Seed::number(seed)),
        };
        let mut chance = Chance::new(Seed::number(seed));
        let founded = with(&mut chance, |now| Local::found(host::GAMES, &plan, now));
        let mut party = Party {
            local: founded.unwrap().0.over_a_wire(),
            eyes: Vec::new(),
            chance,
            requests: 0,
            by_changes: 0,
            bytes: 0,
        };
        let count = plan.seats.len() as u8;
        for at in 0..=count {
            party.come((at < count).then(|| Seat::new(at)));
        }
        party
    }

    /// Someone comes and says hello.
    fn come(&mut self, seat: Option<Seat>) {
        let conn = self.eyes.len() as Conn;
        self.eyes.push(Eyes {
            conn,
            viewer: seat.map_or(Viewer::Spectator, Viewer::Seat),
            memory: TableMemory::default(),
        });
        let came = with(&mut self.chance, |now| self.local.connect(conn, seat, now));
        self.told(came);
        let hello = ClientMessage::Hello {
            protocol: PROTOCOL,
            since: None,
        };
        let greeted = with(&mut self.chance, |now| self.local.say(conn, hello, now));
        self.told(greeted);
    }

    fn told(&mut self, turn: Turn) {
        for (conn, said) in self.local.stored(turn).sends {
            let eyes = self.eyes.iter_mut().find(|eyes| eyes.conn == conn).unwrap();
            // As it comes over a network.
            let message = ServerMessage::read(said.text()).unwrap();
            if let ServerMessage::Update(update) = &message
                && let Some(play) = &update.play
                && play.changes.is_some()
            {
                self.by_changes += 1;
                self.bytes += said.text().len();
            }
            eyes.memory.take(&message).unwrap();
        }
        for eyes in &self.eyes {
            let whole = self.local.room().play_for(eyes.viewer, 0);
            let Some(known) = &eyes.memory.play else {
                continue;
            };
            let whole = whole.unwrap();
            assert_eq!(known.view, whole.view, "{:?}", eyes.viewer);
            assert_eq!(known.legal, whole.legal);
            assert_eq!(eyes.memory.events, whole.events);
        }
    }

    fn ask(&mut self, seat: Seat, command: Command) {
        self.requests += 1;
        let request = format!("r{}", self.requests);
        let conn = Conn::from(seat.number());
        let message = ClientMessage::Ask { request, command };
        let turn = with(&mut self.chance, |now| self.local.say(conn, message, now));
        self.told(turn);
    }

    /// Somebody does something, and now and then takes it back.
    fn go_on(&mut self) {
        let table = self.local.room().table().unwrap();
        let (seat, ply) = (table.to_act().iter().next().unwrap(), table.ply());
        let legal = table.legal(seat);
        let at = self.chance.below(legal.len() as u32) as usize;
        let known = &self.eyes[seat.index()].memory;
        let revision = known.play.as_ref().unwrap().revision;
        self.ask(
            seat,
            Command::Act {
                revision,
                ply,
                actions: vec![legal[at].clone()],
            },
        );
        if self.chance.below(10) == 0 {
            let undo = Command::Undo {
                revision,
                ply: ply + 1,
                to_ply: ply,
            };
            self.ask(seat, undo);
        }
    }
}

fn with<T>(chance: &mut Chance, act: impl FnOnce(&mut Now<'_>) -> T) -> T {
    let mut dice = |bytes: &mut [u8]| bytes.fill_with(|| chance.word() as u8);
    act(&mut Now {
        at: 1,
        served: 1,
        dice: &mut dice,
    })
}

#[test]
fn what_differs_adds_up_to_the_view_that_would_be_told_whole() {
    for game in host::GAMES {
        let mut party = Party::new(game, 3);
        for n in 0..80 {
            if party.local.room().stage() != Stage::Running {
                break;
            }
            if n == 40 {
                // Who comes late with the eyes of others is told what differs as well.
                party.come(None);
            }
            party.go_on();
        }
        let (id, count) = (game.info.id, party.by_changes);
        assert!(count > 100, "{id}");
        let mean = party.bytes / count;
        assert!(mean <= 1_500, "{id}: {mean} bytes an update");
    }
}

/// What a play of random decisions tells people who look on: for each decision the bytes of the
/// update that they get.
fn told_to_lookers(game: &host::CatalogEntry, seed: u64) -> Vec<usize> {
    const LOOKERS: Conn = 20;
    let mut party = Party::new(game, seed);
    let first = party.eyes.len() as Conn;
    for n in 0..LOOKERS {
        let came = with(&mut party.chance, |now| {
            party.local.connect(first + n, None, now)
        });
        party.local.stored(came);
        let hello = ClientMessage::Hello {
            protocol: PROTOCOL,
            since: None,
        };
        let greeted = with(&mut party.chance, |now| {
            party.local.say(first + n, hello, now)
        });
        party.local.stored(greeted);
    }
    let mut told = Vec::new();
    for n in 0..DECISIONS {
        if party.local.room().stage() != Stage::Running {
            break;
        }
        let table = party.local.room().table().unwrap();
        let (seat, ply) = (table.to_act().iter().next().unwrap(), table.ply());
        let legal = table.legal(seat);
        let at = party.chance.below(legal.len() as u32) as usize;
        let command = Command::Act {
            revision: 0,
            ply,
            actions: vec![legal[at].clone()],
        };
        let request = format!("l{n}");
        let message = ClientMessage::Ask { request, command };
        let conn = Conn::from(seat.number());
        let turn = with(&mut party.chance, |now| party.local.say(conn, message, now));
        let sends = party.local.stored(turn).sends;
        let lookers: Vec<_> = sends.iter().filter(|(conn, _)| *conn >= first).collect();
        assert_eq!(lookers.len() as Conn, LOOKERS, "each is told once");
        let (_, said) = lookers[0];
        assert!(lookers.iter().all(|(_, other)| other.is(said)), "the same");
        told.push(said.text().len());
    }
    told
}

/// Everybody who looks on is told the same message, written once. A thousand of them get half a
/// million bytes for a move of the first game, which `boroughs load` plays unless it is told
/// otherwise; of no game more than anybody at the table is told of.
#[test]
fn whoever_looks_on_is_told_one_message_of_few_bytes() {
    for (n, game) in host::GAMES.iter().enumerate() {
        let told: Vec<usize> = (1..=4)
            .flat_map(|seed| told_to_lookers(game, seed))
            .collect();
        let (id, count) = (game.info.id, told.len());
        assert!(count > 100, "{id}");
        let mean = told.iter().sum::<usize>() / count;
        let most = if n == 0 { 500 } else { 1_500 };
        assert!(mean <= most, "{id}: {mean} bytes a move");
    }
}
