//! The world around a room: a disk, a network, a clock and chance, all of them unkind.

use std::{
    collections::BTreeMap,
    hash::{DefaultHasher, Hash, Hasher},
};

use protocol::Stage;
use room::ids::{Id, Secret};
use room::{
    Conn, Effects, Entry, EntryKind, Input, Job, Now, Patience, Place, Room, TablePlan, When,
};

use crate::client::Client;

/// No evening has more happenings.
const HAPPENINGS: u32 = 2_500;

/// SplitMix64: chance for tests.
#[derive(Debug)]
pub(crate) struct Rng(u64);

impl Rng {
    pub(crate) fn new(seed: u64) -> Self {
        Rng(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    pub(crate) fn id(&mut self) -> Id {
        Id::draw(&mut |bytes: &mut [u8]| self.fill(bytes))
    }

    fn fill(&mut self, bytes: &mut [u8]) {
        for byte in bytes {
            *byte = self.next() as u8;
        }
    }
}

pub(crate) struct World {
    rng: Rng,
    clock: u64,
    served: u64,
    room: Room,
    disk: Vec<Entry>,
    clients: Vec<Client>,
    owners: BTreeMap<Conn, usize>,
    jobs: Vec<Job>,
    next_conn: Conn,
    secrets: Vec<String>,
    pub(crate) trace: u64,
    pub(crate) crashes: u32,
    /// Whether the disk and the network are unkind.
    unkind: bool,
}

impl World {
    pub(crate) fn new(seed: u64) -> Self {
        let mut rng = Rng(seed);
        let clients: Vec<Client> = ["first", "second", "onlooker"]
            .iter()
            .map(|name| Client::new(rng.id(), name))
            .collect();
        let kept = Place::Kept {
            guest: clients[0].guest,
            name: "first".to_owned(),
        };
        let mut seats = vec![kept, Place::Open];
        if rng.below(2) == 0 {
            let level = host::Skill::Random;
            seats.push(Place::Bot { level });
        }
        let half = Secret::draw(&mut |bytes: &mut [u8]| rng.fill(bytes));
        let rules = &host::GAMES[seed as usize % host::GAMES.len()];
        let options = if rules.info.id == "new-york-new-york" {
            "rounds=1"
        } else {
            ""
        };
        let plan = TablePlan {
            game: rules.info.id.to_owned(),
            rules_version: rules.info.rules_version,
            options: options.to_owned(),
            seats,
            host: clients[0].guest,
            listed: true,
            half,
            deal: None,
        };
        let when = When { at: 1, served: 0 };
        let founding = Entry::new(when, None, EntryKind::Created(plan));
        let disk = vec![founding];
        let id = rng.id();
        let mut secrets: Vec<String> = clients.iter().map(|it| it.guest.to_string()).collect();
        secrets.push(half.reveal());
        World {
            room: load(id, &disk),
            rng,
            clock: 1_000_000,
            served: 0,
            disk,
            clients,
            owners: BTreeMap::new(),
            jobs: Vec::new(),
            next_conn: 1,
            secrets,
            trace: 0,
            crashes: 0,
            unkind: true,
        }
    }

    /// One evening; at its end the network is kind and everyone comes back.
    pub(crate) fn run(&mut self) {
        for _ in 0..HAPPENINGS {
            self.happen();
            if self.is_finished() {
                break;
            }
        }
        self.unkind = false;
        for who in 0..self.clients.len() {
            self.hang_up(who);
            self.dial(who, false);
        }
        self.settle();
    }

    fn happen(&mut self) {
        let who = self.rng.below(self.clients.len());
        match self.rng.below(100) {
            0..30 => self.deliver_out(who),
            30..60 => self.deliver_back(who),
            60..80 => self.clients[who].want(&mut self.rng),
            80..84 => self.clients[who].resend(&mut self.rng),
            84..87 => self.clients[who].babble(&mut self.rng),
            87..89 => self.hang_up(who),
            89..95 => {
                let forgets = self.rng.below(4) == 0;
                self.dial(who, forgets);
            }
            95..98 => self.think(),
            98 => self.jump(),
            _ => self.tick(),
        }
    }

    /// Until nothing is on the way any more.
    fn settle(&mut self) {
        loop {
            let busy = |client: &Client| !client.out.is_empty() || !client.back.is_empty();
            let any = self.clients.iter().any(busy) || !self.jobs.is_empty();
            if !any {
                return;
            }
            for who in 0..self.clients.len() {
                self.deliver_out(who);
                self.deliver_back(who);
            }
            self.think();
        }
    }

    fn jump(&mut self) {
        self.served += self.rng.next() % 200_000;
        let by = self.rng.next() % 200_000_000;
        self.clock = if self.rng.below(2) == 0 {
            self.clock.saturating_sub(by)
        } else {
            self.clock + by
        };
    }

    fn tick(&mut self) {
        // Time that goes by must not close a table that is being played at.
        if self.clients.iter().any(|client| client.conn.is_some()) {
            self.handle(Input::Tick);
        }
    }

    fn think(&mut self) {
        if self.jobs.is_empty() {
            return;
        }
        let at = self.rng.below(self.jobs.len());
        let job = self.jobs.swap_remove(at);
        let answer = Some((job.think)());
        self.handle(Input::Pondered {
            seat: job.seat,
            revision: job.revision,
            ply: job.ply,
            answer,
        });
    }

    fn dial(&mut self, who: usize, forgets: bool) {
        if self.clients[who].conn.is_some() {
            return;
        }
        let conn = self.next_conn;
        self.next_conn += 1;
        self.clients[who].dial(conn, forgets);
        self.owners.insert(conn, who);
        let guest = self.clients[who].guest;
        self.handle(Input::Came { conn, guest });
    }

    fn hang_up(&mut self, who: usize) {
        if let Some(conn) = self.clients[who].conn {
            self.clients[who].cut();
            self.owners.remove(&conn);
            self.handle(Input::Gone { conn });
        }
    }

    fn deliver_out(&mut self, who: usize) {
        let client = &mut self.clients[who];
        if let (Some(conn), Some(message)) = (client.conn, client.out.pop_front()) {
            self.handle(Input::Said { conn, message });
        }
    }

    fn deliver_back(&mut self, who: usize) {
        if let Some(text) = self.clients[who].back.pop_front() {
            self.clients[who].hear(&text);
        }
    }

    /// What the server's task does with a room, and a crash now and then.
    fn handle(&mut self, input: Input) {
        self.clock += 10;
        self.served += 10;
        let mut dice = |bytes: &mut [u8]| self.rng.fill(bytes);
        let mut now = Now {
            at: self.clock,
            served: self.served,
            dice: &mut dice,
        };
        let step = self.room.handle(input, &mut now);
        assert!(!step.failed, "the rules do not fail");
        let fate = self.rng.below(60);
        let is_write = !step.entries.is_empty();
        if self.unkind && is_write && fate == 0 {
            return self.crash();
        }
        self.disk.extend(step.entries.iter().cloned());
        if self.unkind && is_write && fate == 1 {
            return self.crash();
        }
        self.send(step);
    }

    fn send(&mut self, step: Effects) {
        for (conn, said) in step.sends {
            let Some(who) = self.owners.get(&conn).copied() else {
                continue;
            };
            self.note(who, said.text());
            self.clients[who].back.push_back(said.text().to_owned());
        }
        for conn in step.ends {
            if let Some(who) = self.owners.remove(&conn) {
                self.clients[who].cut();
            }
        }
        self.jobs.extend(step.jobs);
    }

    /// Adds a message to the trace and looks for what may not be in it.
    fn note(&mut self, who: usize, text: &str) {
        let mut hasher = DefaultHasher::new();
        (self.trace, who, text).hash(&mut hasher);
        self.trace = hasher.finish();
        let is_over = !matches!(self.room.stage(), Stage::Lobby | Stage::Running);
        let guest = self.clients[who].guest;
        for secret in self.secrets.iter().filter(|_| !is_over) {
            assert!(!text.contains(secret), "a secret was told: {text}");
        }
        for place in self.room.places() {
            if let Place::Person(person) = place {
                let nonce = person.nonce.reveal();
                assert!(!text.contains(&nonce), "a nonce was told: {text}");
                let token = person.token.to_string();
                assert!(
                    person.guest == guest || !text.contains(&token),
                    "a link was told"
                );
            }
        }
    }

    /// The process dies and starts again: what is not on disk is gone.
    fn crash(&mut self) {
        self.crashes += 1;
        self.jobs.clear();
        self.owners.clear();
        for client in &mut self.clients {
            client.cut();
        }
        self.room = load(self.room.id(), &self.disk);
    }

    pub(crate) fn is_finished(&self) -> bool {
        self.room.stage() == Stage::Finished
    }

    pub(crate) fn acked(&self) -> usize {
        self.clients.iter().map(|client| client.acked.len()).sum()
    }

    /// What must hold after every evening.
    pub(crate) fn check(&self) {
        let again = load(self.room.id(), &self.disk);
        for client in &self.clients {
            self.check_requests(client);
            let whole = self.room.whole(client.guest);
            assert_eq!(again.whole(client.guest), whole, "the log replays");
            let memory = &client.memory;
            assert_eq!(memory.number, Some(whole.number));
            assert_eq!(memory.lobby, whole.lobby);
            let play = whole.play.as_ref();
            assert_eq!(memory.play.is_some(), play.is_some());
            if let (Some(has), Some(play)) = (&memory.play, play) {
                assert_eq!(memory.events, play.events, "events add up");
                assert_eq!((has.revision, has.ply), (play.revision, play.ply));
                assert_eq!((&has.view, &has.legal), (&play.view, &play.legal));
                assert_eq!((&has.to_act, &has.undo), (&play.to_act, &play.undo));
            }
        }
        if let (Some(table), true) = (self.room.table(), self.is_finished()) {
            let verdict = host::verify(&table.record().to_text()).expect("the record is sound");
            assert!(verdict.is_fair && verdict.outcome.is_some());
        }
    }

    fn check_requests(&self, client: &Client) {
        let by = |entry: &&Entry| entry.by.as_ref().is_some_and(|by| by.guest == client.guest);
        let own = self.disk.iter().filter(by);
        let mut done: Vec<&str> = own
            .filter_map(|entry| entry.by.as_ref())
            .map(|by| by.request.as_str())
            .collect();
        let count = done.len();
        done.sort_unstable();
        done.dedup();
        assert_eq!(done.len(), count, "no request is done twice");
        for request in &client.acked {
            assert!(
                done.contains(&request.as_str()),
                "{request} was acknowledged and is lost"
            );
        }
    }
}

fn load(id: Id, disk: &[Entry]) -> Room {
    let patience = Patience::default();
    Room::load(id, host::GAMES, patience, disk).expect("the log begins with a plan")
}
