//! The task of one table: messages in, disk, messages out, in this order.

use std::{
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
    pin::pin,
};

use protocol::{Parting, ServerMessage};
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};

use super::{ActorMessage, Asking, Connect, House, Outgoing, outgoing::Written, summary, word};
use crate::store::{StorageGone, Write};
use room::ids::Id;
use room::{Conn, Effects, Entry, EntryKind, Input, Job, Now, Room};

/// Runs a table until nobody looks at it any more.
pub(super) async fn run(house: House, room: Box<Room>, mut inbox: mpsc::Receiver<ActorMessage>) {
    let _unregister = Unregister::new(house.clone(), room.id());
    if let Some(aside) = room.set_aside() {
        tracing::warn!(table = ?room.id(), ?aside, "the rules cannot go on with a table");
        metrics::counter!("boroughs_set_aside_loads_total").increment(1);
    }
    let idle = house.config().idle;
    let mut closing = house.closing();
    let mut closes = pin!(closing.wait_for(|closing| *closing));
    let mut actor = Actor {
        house: house.clone(),
        room,
        outboxes: BTreeMap::new(),
    };
    // One clock that is set anew when it rings, not one for every message.
    let mut last = Instant::now();
    let mut rings = pin!(sleep_until(last + idle));
    loop {
        let message = tokio::select! {
            biased;
            _ = closes.as_mut() => {
                actor.part(house.farewell());
                break;
            }
            message = inbox.recv() => message,
            () = rings.as_mut() => {
                if last + idle > Instant::now() {
                    rings.as_mut().reset(last + idle);
                } else if actor.room.is_idle() {
                    break;
                } else {
                    rings.as_mut().reset(Instant::now() + idle);
                }
                continue;
            }
        };
        let Some(message) = message else {
            break;
        };
        // In a box: a thousand tables wait for messages for each that reads one.
        if Box::pin(actor.open(message)).await.is_err() {
            // The room is ahead of the disk: nobody may be told anything of it.
            actor.part(Parting::Trouble);
            inbox.close();
            return;
        }
        last = Instant::now();
    }
    // Messages that came meanwhile are still answered; later ones find the table on the disk.
    inbox.close();
    while let Some(message) = inbox.recv().await {
        if Box::pin(actor.open(message)).await.is_err() {
            break;
        }
    }
    actor.part(house.farewell());
}

impl House {
    /// Why a house that closes ends connections.
    fn farewell(&self) -> Parting {
        if self.inner.storage.health().is_lost() {
            Parting::Trouble
        } else {
            Parting::Closing
        }
    }

    /// Why a connection ends whose table takes no messages any more: it may have said good-bye
    /// while one was on its way.
    pub(crate) fn parting(&self) -> Parting {
        if *self.inner.closing.borrow() {
            self.farewell()
        } else {
            Parting::Trouble
        }
    }
}

/// Takes the table's task out of the house, however it ends.
struct Unregister {
    house: House,
    table: Id,
}

impl Unregister {
    fn new(house: House, table: Id) -> Self {
        metrics::gauge!("boroughs_tables_in_memory").increment(1);
        Unregister { house, table }
    }
}

impl Drop for Unregister {
    fn drop(&mut self) {
        self.house.forget(self.table);
        metrics::gauge!("boroughs_tables_in_memory").decrement(1);
    }
}

struct Actor {
    house: House,
    room: Box<Room>,
    outboxes: BTreeMap<Conn, mpsc::Sender<Outgoing>>,
}

impl Actor {
    async fn open(&mut self, message: ActorMessage) -> Result<(), StorageGone> {
        match message {
            ActorMessage::Input(input) => self.handle(*input).await.map(drop),
            ActorMessage::Connect(connect) => {
                let Connect {
                    conn,
                    guest,
                    outbox,
                } = *connect;
                self.outboxes.insert(conn, outbox);
                self.handle(Input::Came { conn, guest }).await.map(drop)
            }
            ActorMessage::Ask(asking) => {
                let Asking {
                    guest,
                    request,
                    command,
                    answer,
                } = *asking;
                let input = Input::Asked {
                    guest,
                    request,
                    command,
                };
                let effects = self.handle(input).await?;
                if let Some(answered) = effects.answer {
                    // Whoever does not wait any more need not be told.
                    let _ = answer.send(answered);
                }
                Ok(())
            }
            ActorMessage::Look(look) => {
                // Rules that fail while someone looks harm nobody else.
                let looked = catch_unwind(AssertUnwindSafe(|| look(&self.room)));
                if looked.is_err() {
                    tracing::error!(table = ?self.room.id(), "the rules failed in a look");
                }
                Ok(())
            }
        }
    }

    /// Lets the room handle `input`, stores what came of it, and only then tells anyone.
    async fn handle(&mut self, input: Input) -> Result<Effects, StorageGone> {
        let gone = match &input {
            Input::Gone { conn } => Some(*conn),
            _ => None,
        };
        let house = self.house.clone();
        // Held until a rematch is stored: whoever comes meanwhile counts it.
        let turn = match house.turn_of(self.room.founder(&input)).await {
            Ok(turn) => turn,
            Err(full) => {
                let mut effects = self.room.turn_down(input, full.code());
                self.deliver(&mut effects);
                return Ok(effects);
            }
        };
        let was = word(self.room.stage());
        let before = self.room.entries();
        let environment = &self.house.inner.config.environment;
        let mut now = Now {
            at: (environment.clock)(),
            served: self.house.served(),
            dice: &mut |bytes: &mut [u8]| environment.roll(bytes),
        };
        let mut effects = self.room.handle(input, &mut now);
        if effects.failed {
            tracing::error!(table = ?self.room.id(), "the rules failed; the table is closed");
            metrics::counter!("boroughs_rules_failed_total").increment(1);
        }
        if !effects.entries.is_empty() {
            let writes = self.writes(before, &effects);
            self.house.write(writes).await?;
            self.house.moved(Some(was), word(self.room.stage()));
            if effects.founded.is_some() {
                self.house.moved(None, "lobby");
                if let Some(turn) = &turn {
                    self.house.laid_out(turn);
                }
            }
        }
        self.deliver(&mut effects);
        if let Some(conn) = gone {
            self.outboxes.remove(&conn);
        }
        for job in effects.jobs.drain(..) {
            self.think(job);
        }
        Ok(effects)
    }

    fn writes(&self, before: u64, effects: &Effects) -> Vec<Write> {
        let is_move = |what: &EntryKind| {
            matches!(what, EntryKind::Played { .. } | EntryKind::TakenBack { .. })
        };
        let moves = effects.entries.iter().filter(|entry| is_move(&entry.what));
        let moves = moves.count();
        metrics::counter!("boroughs_moves_total").increment(moves as u64);
        let is_upgrade = |entry: &&Entry| matches!(entry.what, EntryKind::Upgraded { .. });
        let upgrades = effects.entries.iter().filter(is_upgrade).count();
        metrics::counter!("boroughs_tables_upgraded_total").increment(upgrades as u64);
        // While the game goes on its line in lists stays the same.
        let is_same =
            moves == effects.entries.len() && self.room.stage() == protocol::Stage::Running;
        let entries = effects.entries.iter().zip(before + 1..);
        let mut writes: Vec<Write> = entries
            .map(|(entry, number)| Write {
                table: self.room.id(),
                number,
                text: entry.text(),
                summary: None,
            })
            .collect();
        if let (false, Some(first)) = (is_same, writes.first_mut()) {
            first.summary = Some(summary(&self.room));
        }
        if let Some((id, entry)) = &effects.founded {
            let host = match &entry.what {
                EntryKind::Created(plan) => self.house.household(plan.host),
                _ => String::new(),
            };
            writes.push(self.house.founding(*id, entry, host));
        }
        writes
    }

    fn deliver(&mut self, effects: &mut Effects) {
        let mut written = Written::default();
        for (conn, message) in effects.sends.drain(..) {
            let Some(outbox) = self.outboxes.get(&conn) else {
                continue;
            };
            if outbox.try_send(written.outgoing(message)).is_err() {
                // It reads too slowly or is gone: without its outbox the connection ends, and it
                // may come back for what it missed.
                self.outboxes.remove(&conn);
                metrics::counter!("boroughs_slow_clients_total").increment(1);
            }
        }
        for conn in effects.ends.drain(..) {
            self.outboxes.remove(&conn);
        }
    }

    /// Ends all connections.
    fn part(&mut self, why: Parting) {
        let bye = Outgoing::from(ServerMessage::Bye { why });
        for outbox in std::mem::take(&mut self.outboxes).into_values() {
            let _ = outbox.try_send(bye.clone());
        }
    }

    fn think(&self, job: Job) {
        let (house, table) = (self.house.clone(), self.room.id());
        let Job {
            seat,
            revision,
            ply,
            think,
        } = job;
        tokio::spawn(async move {
            let answer = house.inner.pool.think(think).await;
            let input = Input::Pondered {
                seat,
                revision,
                ply,
                answer,
            };
            // A table that was put away meanwhile needs no answer: fetched for it, it would only
            // let the bot think again.
            if let Some(room) = house.find(table) {
                let _ = room.send(ActorMessage::Input(Box::new(input))).await;
            }
        });
    }
}
