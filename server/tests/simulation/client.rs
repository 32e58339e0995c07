//! A client as bad as the network.

use std::collections::VecDeque;

use protocol::{ClientMessage, Command, PROTOCOL, ServerMessage, Stage, TableMemory};

use crate::world::Rng;
use room::Conn;
use room::ids::Id;

/// Someone with a device.
pub(crate) struct Client {
    pub(crate) guest: Id,
    pub(crate) name: String,
    pub(crate) conn: Option<Conn>,
    /// On the way to the server.
    pub(crate) out: VecDeque<ClientMessage>,
    /// On the way from the server.
    pub(crate) back: VecDeque<String>,
    pub(crate) memory: TableMemory,
    /// Sent and not answered.
    pub(crate) pending: Option<ClientMessage>,
    /// Acknowledged requests.
    pub(crate) acked: Vec<String>,
    requests: u32,
    /// Old messages, to be sent again when nobody expects them.
    drawer: Vec<ClientMessage>,
}

impl Client {
    pub(crate) fn new(guest: Id, name: &str) -> Self {
        Client {
            guest,
            name: name.to_owned(),
            conn: None,
            out: VecDeque::new(),
            back: VecDeque::new(),
            memory: TableMemory::default(),
            pending: None,
            acked: Vec::new(),
            requests: 0,
            drawer: Vec::new(),
        }
    }

    /// Loses the connection and all that was on the way.
    pub(crate) fn cut(&mut self) {
        self.conn = None;
        self.out.clear();
        self.back.clear();
    }

    /// Connects and goes on from where it was, or forgets everything first.
    pub(crate) fn dial(&mut self, conn: Conn, forgets: bool) {
        if forgets {
            self.memory = TableMemory::default();
        }
        self.cut();
        self.conn = Some(conn);
        let since = self.memory.number;
        self.out.push_back(ClientMessage::Hello {
            protocol: PROTOCOL,
            since,
        });
        self.out.extend(self.pending.clone());
    }

    pub(crate) fn hear(&mut self, text: &str) {
        let message = ServerMessage::read(text).expect("the server speaks the protocol");
        let taken = self.memory.take(&message);
        taken.expect("changes belong to what was told before");
        let answered = match &message {
            ServerMessage::Ack(ack) => {
                self.acked.push(ack.request.clone());
                Some(&ack.request)
            }
            ServerMessage::Refused(refused) => Some(&refused.request),
            ServerMessage::Bye { .. } => {
                self.conn = None;
                None
            }
            _ => None,
        };
        let is_it = |pending: &ClientMessage| match pending {
            ClientMessage::Ask { request, .. } => Some(request) == answered,
            ClientMessage::Hello { .. } | ClientMessage::Ping {} => false,
        };
        if self.pending.as_ref().is_some_and(is_it) {
            self.pending = None;
        }
    }

    pub(crate) fn ask(&mut self, command: Command) {
        self.requests += 1;
        let request = format!("{}-{}", self.name, self.requests);
        let message = ClientMessage::Ask { request, command };
        self.drawer.push(message.clone());
        self.out.push_back(message.clone());
        self.pending = Some(message);
    }

    /// Sends what is still unanswered again, or something from long ago.
    pub(crate) fn resend(&mut self, rng: &mut Rng) {
        let old = match self.drawer.len() {
            0 => None,
            many => Some(self.drawer[rng.below(many)].clone()),
        };
        let message = if rng.below(2) == 0 {
            self.pending.clone()
        } else {
            old
        };
        self.out.extend(message);
    }

    /// Wants something sensible for the situation it knows.
    pub(crate) fn want(&mut self, rng: &mut Rng) {
        if self.pending.is_some() {
            return;
        }
        let Some(lobby) = &self.memory.lobby else {
            return;
        };
        let (seat, host) = (lobby.you.seat, lobby.you.host);
        match lobby.stage {
            Stage::Lobby if seat.is_none() => self.sit(rng),
            Stage::Lobby if host => self.ask(Command::Start),
            Stage::Running => self.play(rng),
            Stage::Lobby | Stage::Finished | Stage::Closed(_) => {}
        }
    }

    fn sit(&mut self, rng: &mut Rng) {
        if self.name == "onlooker" {
            return;
        }
        let nonce: String = (0..64)
            .map(|_| char::from(b"0123456789abcdef"[rng.below(16)]))
            .collect();
        let name = self.name.clone();
        self.ask(Command::Sit {
            seat: None,
            name,
            nonce,
            token: None,
        });
    }

    fn play(&mut self, rng: &mut Rng) {
        let Some(play) = self.memory.play.clone() else {
            return;
        };
        let (revision, ply) = (play.revision, play.ply);
        let me = self.memory.lobby.as_ref().and_then(|lobby| lobby.you.seat);
        if let (Some(wish), Some(me)) = (&play.undo, me)
            && (wish.waiting_for.contains(&me) || rng.below(8) == 0)
        {
            let agree = rng.below(3) > 0;
            self.ask(Command::Consent {
                revision,
                ply,
                agree,
            });
        } else if rng.below(30) == 0 && ply > 0 {
            let to_ply = ply - 1 - rng.below(ply.min(3) as usize) as u32;
            self.ask(Command::Undo {
                revision,
                ply,
                to_ply,
            });
        } else if !play.legal.is_empty() {
            let mut any = || play.legal[rng.below(play.legal.len())].clone();
            // Now and then two at once: mostly the second is not legal any more.
            let mut actions = vec![any(), any()];
            actions.truncate(1 + usize::from(rng.below(8) == 0));
            self.ask(Command::Act {
                revision,
                ply,
                actions,
            });
        }
    }

    /// Says something silly.
    pub(crate) fn babble(&mut self, rng: &mut Rng) {
        let play = self.memory.play.as_ref();
        let (revision, ply) = play.map_or((0, 0), |play| (play.revision, play.ply));
        let me = self.memory.lobby.as_ref().and_then(|lobby| lobby.you.seat);
        let level = host::Skill::Random;
        let command = match rng.below(12) {
            0 => Command::Act {
                revision,
                ply,
                actions: vec!["dance on the table".to_owned()],
            },
            1 => Command::Act {
                revision,
                ply: ply.wrapping_sub(1),
                actions: vec!["pass".to_owned()],
            },
            2 => Command::Act {
                revision: revision + 1,
                ply: 0,
                actions: vec![String::new()],
            },
            3 => Command::Undo {
                revision,
                ply,
                to_ply: u32::MAX,
            },
            4 => Command::Consent {
                revision,
                ply,
                agree: true,
            },
            5 => Command::HandOver {
                seat: me.unwrap_or(tabletop::Seat::A),
                level,
            },
            6..=8 => Command::TakeBack,
            9 => Command::Remove {
                seat: tabletop::Seat::new(5),
            },
            10 => Command::Carry {
                token: "0".repeat(32),
            },
            _ => Command::Start,
        };
        if self.pending.is_none() {
            self.ask(command);
        }
    }
}
