//! A whole evening, and what everyone there knows of it at every step.

use protocol::{Command, RefusalCode, ServerMessage, Stage, TableMemory};
use room::{Conn, Input, Place};
use tabletop::{Seat, Viewer};

use crate::evening::{Evening, guest};

const B: Seat = Seat::new(1);

/// Someone at the table with a device.
struct Guest {
    n: u32,
    conn: Conn,
    memory: TableMemory,
    /// Who was said to be here, last.
    here: Vec<Seat>,
    /// How often everything was told anew.
    snapshots: u32,
    /// How often a view came whole in an update.
    whole_views: u32,
}

/// An evening of people who listen.
struct Script {
    evening: Evening,
    guests: Vec<Guest>,
}

impl Script {
    fn new(seats: Vec<Place>) -> Self {
        Script {
            evening: Evening::new(seats),
            guests: Vec::new(),
        }
    }

    fn come(&mut self, n: u32) {
        let conn = self.evening.come(n).conn;
        self.guests.push(Guest {
            n,
            conn,
            memory: TableMemory::default(),
            here: Vec::new(),
            snapshots: 0,
            whole_views: 0,
        });
        self.listen();
    }

    /// The connection of guest `n` is lost.
    fn lose(&mut self, n: u32) {
        let conn = self.guest(n).conn;
        self.evening.happen(Input::Gone { conn });
        self.guest(n).conn = 0;
        self.listen();
    }

    /// Guest `n` comes back with what they know.
    fn come_back(&mut self, n: u32) {
        let since = self.guest(n).memory.number;
        let conn = self.evening.come_back(n, since).conn;
        self.guest(n).conn = conn;
        self.listen();
    }

    fn guest(&mut self, n: u32) -> &mut Guest {
        self.guests.iter_mut().find(|guest| guest.n == n).unwrap()
    }

    /// Has something done, and everyone listens.
    fn ask(&mut self, n: u32, command: Command) {
        self.evening.ask(n, command).unwrap();
        self.listen();
    }

    fn decide(&mut self, n: u32, actions: &[&str]) {
        self.evening.decide(n, actions).unwrap();
        self.listen();
    }

    /// Everyone takes in what was sent to them, and knows then what there is to know.
    fn listen(&mut self) {
        for (conn, said) in self.evening.sent.split_off(0) {
            let Some(guest) = self.guests.iter_mut().find(|guest| guest.conn == conn) else {
                continue;
            };
            guest.memory.take(said.value()).unwrap();
            match said.value() {
                ServerMessage::Snapshot(_) => guest.snapshots += 1,
                ServerMessage::Update(update) => {
                    let view = update.play.as_ref().and_then(|play| play.view.as_ref());
                    guest.whole_views += u32::from(view.is_some());
                }
                ServerMessage::Presence { here, .. } => guest.here.clone_from(here),
                _ => {}
            }
        }
        for known in self.guests.iter().filter(|known| known.conn != 0) {
            let whole = self.evening.room.whole(guest(known.n));
            let memory = &known.memory;
            assert_eq!(memory.number, Some(whole.number));
            assert_eq!(memory.lobby, whole.lobby);
            let situation = |play: &protocol::Play| (play.view.clone(), play.undo.clone());
            assert_eq!(
                memory.play.as_ref().map(situation),
                whole.play.as_ref().map(situation)
            );
            let events = whole.play.map_or_else(Vec::new, |play| play.events);
            assert_eq!(memory.events, events);
        }
    }
}

/// A table for two, both there, one who looks on, and the game begun.
fn begun() -> Script {
    let mut script = Script::new(vec![Place::Open; 2]);
    for n in 1..=3 {
        script.come(n);
    }
    for n in 1..=2 {
        script.evening.sit(n).unwrap();
        script.listen();
    }
    script.ask(1, Command::Start);
    script
}

#[test]
fn everyone_knows_at_every_step_of_an_evening_what_there_is_to_know() {
    let mut script = begun();
    assert_eq!(script.guest(3).here, [Seat::A, B]);
    // One action, several, and what is refused.
    script.decide(1, &["step"]);
    script.decide(1, &["step", "step", "roll"]);
    let refused = script.evening.decide(1, &["step", "dance"]).unwrap_err();
    assert_eq!(refused.code, RefusalCode::Notation);
    script.listen();
    // Taking back alone, and by consent.
    script.decide(1, &["step"]);
    script.evening.undo(1, 1).unwrap();
    script.listen();
    assert_eq!(script.evening.situation(), (1, 4));
    script.evening.undo(1, 1).unwrap();
    script.listen();
    assert!(script.evening.is_wished());
    script.evening.consent(2, true).unwrap();
    script.listen();
    assert_eq!(script.evening.situation(), (2, 3));
    // A bot plays on for one of them, who then plays on again.
    script.decide(1, &["pass"]);
    script.evening.hand_over(2, B).unwrap();
    script.listen();
    assert_eq!(script.evening.situation(), (2, 5), "the bot has passed");
    script.ask(2, Command::TakeBack);
    script.decide(1, &["stop"]);
    assert_eq!(script.evening.room.stage(), Stage::Finished);
    // And once more.
    script.ask(2, Command::Rematch);
    let lobby = script.guest(3).memory.lobby.clone().unwrap();
    assert!(lobby.rematch.is_some());
    let changes_only = |guest: &Guest| (guest.snapshots, guest.whole_views);
    let told: Vec<(u32, u32)> = script.guests.iter().map(changes_only).collect();
    // Whole is only what they were told when they came, and the view that the game begins with.
    assert_eq!(told, [(1, 1); 3]);
}

#[test]
fn whoever_comes_back_is_told_what_happened_since_and_goes_on_by_changes() {
    let mut script = begun();
    script.decide(1, &["step"]);
    script.lose(2);
    assert_eq!(script.guest(1).here, [Seat::A]);
    script.decide(1, &["step", "pass"]);
    script.come_back(2);
    let back = script.guest(2);
    assert_eq!(back.snapshots, 1, "an update was enough");
    assert_eq!(back.whole_views, 2, "with a whole view");
    assert_eq!(script.guest(1).here, [Seat::A, B]);
    script.decide(2, &["step"]);
    assert_eq!(
        script.guest(2).whole_views,
        2,
        "and what differs from then on"
    );
}

#[test]
fn when_a_seat_is_carried_everyone_begins_anew_and_nobody_goes_on_from_anothers_view() {
    let mut script = begun();
    script.decide(1, &["step"]);
    let token = script.guest(1).memory.lobby.clone().unwrap().you.token;
    script.ask(
        3,
        Command::Carry {
            token: token.unwrap(),
        },
    );
    let told: Vec<u32> = script.guests.iter().map(|guest| guest.snapshots).collect();
    assert_eq!(told, [2; 3], "everyone is told everything");
    let eyes = |n: u32| script.evening.room.viewer(guest(n));
    assert_eq!(
        (eyes(1), eyes(3)),
        (Viewer::Spectator, Viewer::Seat(Seat::A))
    );
    script.decide(3, &["step"]);
    let whole: Vec<u32> = script
        .guests
        .iter()
        .map(|guest| guest.whole_views)
        .collect();
    assert_eq!(whole, [1; 3], "what differs is enough again");
    let number = script.guest(1).memory.number;
    script.lose(1);
    script.guest(1).memory.number = number.map(|number| number - 2);
    script.come_back(1);
    assert_eq!(
        script.guest(1).snapshots,
        3,
        "what was known before the seat was carried leads nowhere"
    );
}
