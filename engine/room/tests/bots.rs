//! Bots at a table: what their answers do to it.

// Helpers of tests may fail as tests do.
#![allow(clippy::unwrap_used)]

use host::Skill;
use protocol::{CloseReason, Command, Stage};
use room::{
    Effects, Entry, EntryKind, Input, Job, Now, Patience, Place, Room, TablePlan, When,
    ids::{Id, Secret},
};
use tabletop::Seat;

const LEVEL: Skill = Skill::Random;

fn id(n: u8) -> Id {
    Id::draw(&mut |bytes: &mut [u8]| bytes.fill(n))
}

fn happen(room: &mut Room, input: Input) -> Effects {
    let mut dice = |bytes: &mut [u8]| bytes.fill(3);
    let mut now = Now {
        at: 5,
        served: 5,
        dice: &mut dice,
    };
    room.handle(input, &mut now)
}

fn ask(room: &mut Room, request: &str, command: Command) -> Effects {
    let asked = Input::Asked {
        guest: id(1),
        request: request.to_owned(),
        command,
    };
    let step = happen(room, asked);
    assert!(matches!(step.answer, Some(Ok(_))), "{step:?}");
    step
}

/// A game of two bots, the first of which stands in for somebody; and its thought.
fn begun() -> (Room, Job) {
    let rules = &host::GAMES[0];
    let plan = TablePlan {
        game: rules.info.id.to_owned(),
        rules_version: rules.info.rules_version,
        options: String::new(),
        seats: vec![Place::Open, Place::Bot { level: LEVEL }],
        host: id(1),
        listed: false,
        half: Secret([4; 32]),
        deal: None,
    };
    let when = When { at: 1, served: 1 };
    let founding = Entry::new(when, None, EntryKind::Created(plan));
    let room = Room::load(id(9), host::GAMES, Patience::default(), &[founding]);
    let mut room = room.unwrap();
    let sit = Command::Sit {
        seat: None,
        name: "guest 1".to_owned(),
        nonce: "0".repeat(64),
        token: None,
    };
    ask(&mut room, "sit", sit);
    let mut jobs = ask(&mut room, "start", Command::Start).jobs;
    let hand_over = Command::HandOver {
        seat: Seat::A,
        level: LEVEL,
    };
    jobs.extend(ask(&mut room, "hand-over", hand_over).jobs);
    let job = jobs.pop().expect("some bot is to act");
    (room, job)
}

fn pondered(job: &Job, answer: Option<&str>) -> Input {
    Input::Pondered {
        seat: job.seat,
        revision: job.revision,
        ply: job.ply,
        answer: answer.map(str::to_owned),
    }
}

#[test]
fn a_bot_that_fails_or_talks_nonsense_closes_its_table() {
    for answer in [None, Some("dance on the table"), Some("")] {
        let (mut room, job) = begun();
        let step = happen(&mut room, pondered(&job, answer));
        assert!(step.failed, "{answer:?}");
        assert_eq!(room.stage(), Stage::Closed(CloseReason::Fault));
        assert!(step.jobs.is_empty(), "it is not asked again");
        assert_eq!(step.entries.len(), 1, "and that is written down");
    }
}

#[test]
fn an_answer_to_what_is_no_longer_asked_is_thought_about_again() {
    let (mut room, late) = begun();
    assert_eq!(late.seat, Seat::A, "the person's seat begins");
    ask(&mut room, "take-back", Command::TakeBack);
    let legal = room.table().unwrap().legal(Seat::A);
    let act = Command::Act {
        revision: 0,
        ply: 0,
        actions: vec![legal[0].clone()],
    };
    let mut jobs = ask(&mut room, "act", act).jobs;
    while let Some(job) = jobs.pop() {
        let answer = Input::Pondered {
            seat: job.seat,
            revision: job.revision,
            ply: job.ply,
            answer: Some((job.think)()),
        };
        jobs.extend(happen(&mut room, answer).jobs);
    }
    let hand_over = Command::HandOver {
        seat: Seat::A,
        level: LEVEL,
    };
    let still = ask(&mut room, "again", hand_over).jobs;
    assert!(still.is_empty(), "it thinks already");
    let step = happen(&mut room, pondered(&late, Some(&legal[0])));
    assert!(!step.failed && step.entries.is_empty(), "{step:?}");
    assert_eq!(step.jobs.len(), 1, "it thinks again");
    assert!(step.jobs[0].ply > late.ply);
}
