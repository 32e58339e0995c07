//! Tables of other rules. Replayed under those of this house they go on, if that tells everyone
//! what they were told; else they are set aside.
//!
//! The reasons are in `docs/decisions/upgrades.md`.

use std::panic::{AssertUnwindSafe, catch_unwind};

use host::{Setup, Table, ToldDigest};
use protocol::{AsideReason, CloseReason, SetAside, Stage};
use tabletop::{SeatCount, Seed};

use crate::{Entry, EntryKind, Playing, Room, TablePlan, request::Request};

/// How a replay is compared with what people were told.
#[derive(Clone, Copy, Debug)]
enum Proof {
    /// After this entry only. What is the same there has hardly been different before.
    At(Option<usize>),
    /// After every entry; what cannot be compared is believed or not.
    All { believes: bool },
}

/// Why a replay does not lead to the end of the log, and the play as far as it is proven.
struct Stop {
    why: AsideReason,
    agreed: Option<Box<dyn Table>>,
}

impl Room {
    /// The room that `entries` lead to, from a `blank` one. If it cannot go on it is set aside.
    pub(super) fn replayed(blank: &dyn Fn() -> Room, entries: &[Entry]) -> Room {
        let mut room = blank();
        let from = version_of(entries).unwrap_or(room.plan.rules_version);
        let info = &room.rules.info;
        let to = info.rules_version;
        let replayed = if from == to {
            let last = entries.iter().rposition(|entry| entry.told.is_some());
            let replayed = room.replay(entries, Proof::At(last));
            // Where it went wrong is told by comparing everything.
            let search = || blank().replay(entries, Proof::All { believes: true });
            replayed.map_err(|stop| search().err().unwrap_or(stop))
        } else {
            let believes = info.compatible.contains(&from);
            room.replay(entries, Proof::All { believes })
        };
        let is_unfinished = matches!(room.stage, Stage::Lobby | Stage::Running);
        match replayed {
            Ok(()) if from == to => room,
            // Whoever sits there has been told nothing but the options.
            Ok(()) if room.stage == Stage::Lobby && !room.opens(&room.plan) => {
                let (why, agreed) = (AsideReason::Options, None);
                Room::kept(blank(), entries, from, Stop { why, agreed })
            }
            Ok(()) => {
                room.upgrade = is_unfinished.then_some(to);
                room
            }
            Err(stop) => Room::kept(blank(), entries, from, stop),
        }
    }

    fn replay(&mut self, entries: &[Entry], proof: Proof) -> Result<(), Stop> {
        let mut is_proven = matches!(proof, Proof::All { .. });
        for (n, entry) in entries.iter().enumerate() {
            let done = catch_unwind(AssertUnwindSafe(|| {
                self.apply(entry).map_err(|_| AsideReason::Forbidden)?;
                match proof {
                    Proof::At(last) if last != Some(n) => Ok(false),
                    Proof::At(_) => self.compare(entry, true),
                    Proof::All { believes } => self.compare(entry, believes),
                }
            }));
            let why = match done {
                Ok(Ok(is_equal)) => {
                    is_proven &= is_equal;
                    continue;
                }
                Ok(Err(why)) => why,
                Err(_) => AsideReason::Fault,
            };
            let agreed = if is_proven { self.before(why) } else { None };
            return Err(Stop { why, agreed });
        }
        Ok(())
    }

    /// Whether people were told by `entry` what these rules tell; `Ok(false)` if that cannot be
    /// said and is believed.
    fn compare(&self, entry: &Entry, believes: bool) -> Result<bool, AsideReason> {
        let ends = match entry.what {
            EntryKind::Started => false,
            EntryKind::Played { ends, .. } => ends,
            _ => return Ok(true),
        };
        let Some(play) = &self.play else {
            return Err(AsideReason::Fault);
        };
        if ends && self.stage != Stage::Finished {
            return Err(AsideReason::Different);
        }
        match entry.told {
            Some(told) if told.format == self.rules.info.told_format => {
                if told == play.table.told() {
                    Ok(true)
                } else {
                    Err(AsideReason::Different)
                }
            }
            _ if believes => Ok(false),
            Some(_) => Err(AsideReason::Format),
            None => Err(AsideReason::Unproven),
        }
    }

    /// The play before the entry that went wrong.
    fn before(&self, why: AsideReason) -> Option<Box<dyn Table>> {
        let table = &self.play.as_ref()?.table;
        let ply = match why {
            // A forbidden action has not happened.
            AsideReason::Forbidden => table.ply(),
            // Rules that failed may have left anything behind.
            AsideReason::Fault => return None,
            _ => table.ply().checked_sub(1)?,
        };
        catch_unwind(AssertUnwindSafe(|| table.at_ply(ply))).ok()?
    }

    /// The room that `entries` lead to without asking the rules: who sits there, and how far it
    /// is. What was over stays over; the rest is set aside.
    fn kept(mut room: Room, entries: &[Entry], from: u32, stop: Stop) -> Room {
        let mut plies = 0;
        for entry in entries {
            match &entry.what {
                EntryKind::Started => room.stage = Stage::Running,
                EntryKind::Played { ends, .. } => {
                    plies += 1;
                    if *ends {
                        room.stage = Stage::Finished;
                    }
                }
                EntryKind::TakenBack { to_ply } => plies = plies.min(*to_ply),
                EntryKind::UndoAsked { .. } => {}
                _ => {
                    let applied = catch_unwind(AssertUnwindSafe(|| room.apply(entry)));
                    if matches!(applied, Ok(Ok(()))) {
                        continue;
                    }
                }
            }
            // Numbers go on counting, so that a client is never told an old one.
            room.count(entry);
        }
        if matches!(room.stage, Stage::Lobby | Stage::Running) {
            room.stage = Stage::Closed(CloseReason::SetAside);
            room.aside = Some(SetAside {
                from,
                to: room.rules.info.rules_version,
                why: stop.why,
                plies,
                shown: stop.agreed.as_ref().map(|table| table.ply()),
            });
            room.play = stop.agreed.map(Playing::new);
        }
        room
    }

    /// Notes that the game goes on under other rules, before anything else happens.
    pub(super) fn note_upgrade(&mut self, request: &mut Request<'_>) {
        let from = self.plan.rules_version;
        if let Some(to) = self.upgrade.take() {
            self.note(EntryKind::Upgraded { from, to }, request)
                .expect("a table can always be upgraded");
        }
    }

    /// The rules failed on a table that was set aside: it is shown without its play. Nothing is
    /// noted, for it is not theirs.
    pub(super) fn hide_play(&mut self, request: &mut Request<'_>) {
        request.effects.failed = true;
        self.play = None;
        if let Some(aside) = &mut self.aside {
            aside.shown = None;
        }
        self.tell_anew(request);
    }

    /// What everyone was told by what has just happened, if it told of the play.
    pub(super) fn told_by(&self, what: &EntryKind) -> Option<ToldDigest> {
        let play = self.play.as_ref()?;
        let tells = matches!(what, EntryKind::Started | EntryKind::Played { .. });
        tells.then(|| play.table.told())
    }

    /// Whether these rules can lay a table as it was planned.
    pub(super) fn opens(&self, plan: &TablePlan) -> bool {
        let seats = u8::try_from(plan.seats.len()).ok().and_then(SeatCount::new);
        let Some(seats) = seats else {
            return false;
        };
        let trial = Setup {
            options: plan.options.clone(),
            ..Setup::new(seats, Seed::number(0))
        };
        let opened = catch_unwind(|| (self.rules.open)(&trial).is_ok());
        opened.unwrap_or(false)
    }
}

/// The version of the rules that a log was last upgraded to.
pub(crate) fn version_of(entries: &[Entry]) -> Option<u32> {
    entries.iter().rev().find_map(|entry| match entry.what {
        EntryKind::Upgraded { to, .. } => Some(to),
        _ => None,
    })
}
