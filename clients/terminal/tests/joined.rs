//! The drawn look at a server's table.

mod common;
#[path = "common/server.rs"]
mod server;

use std::{sync::mpsc::Receiver, time::Duration};

use common::{COLOURS, assert_screens, press, screen};
use crossterm::event::KeyCode;
use games::NewYorkNewYork;
use prose::Lang;
use terminal::{
    Awaited, Client, Event, Look,
    drawn::App,
    join::{self, Link},
};

/// How long a server on a busy machine may take for anything.
const PATIENCE: Duration = Duration::from_mins(1);

/// Somebody comes to the table.
fn come(link: &str, name: &str) -> (Client<NewYorkNewYork>, Receiver<Event>) {
    let link: Link = link.parse().expect("the server gives links");
    let plan = join::JoinPlan {
        link,
        name: Some(name.to_owned()),
        folder: None,
        look: Look::Drawn(COLOURS),
        lang: Lang::En,
        command: "boroughs play".to_owned(),
    };
    join::come(&plan).expect("the table is there")
}

/// Takes in what is heard until these words are on the screen.
fn until(app: &mut App<'_, NewYorkNewYork>, events: &Receiver<Event>, words: &str) {
    loop {
        let text = screen(app, 120, 40);
        if text.contains(words) {
            return;
        }
        let Ok(event) = events.recv_timeout(PATIENCE) else {
            panic!("“{words}” never comes:\n{text}");
        };
        match event {
            Event::Heard { table, heard } => assert_eq!(app.heard(table, heard), None),
            Event::Line(line) => panic!("nobody types {line:?}"),
        }
    }
}

#[test]
fn two_people_sit_down_play_and_take_back() {
    let link = server::serve("new-york-new-york", "colours=a,r");
    let (mut ada, ada_hears) = come(&link, "Ada");
    let mut ada = App::new(&mut ada, COLOURS);
    until(&mut ada, &ada_hears, "Seat A: you, Ada.");
    let (mut bo, bo_hears) = come(&link, "Bo");
    let mut bo = App::new(&mut bo, COLOURS);
    until(&mut bo, &bo_hears, "Seat B: you, Bo.");
    until(&mut ada, &ada_hears, "Bo sits down.");
    assert_screens("joined-hall", &mut ada);

    press(&mut ada, KeyCode::Enter);
    until(&mut ada, &ada_hears, "Your hand");
    until(&mut bo, &bo_hears, "Your hand");
    let (first, first_hears, other, other_hears, name) = if asked(&ada) {
        (&mut ada, &ada_hears, &mut bo, &bo_hears, "Ada")
    } else {
        (&mut bo, &bo_hears, &mut ada, &ada_hears, "Bo")
    };
    assert_screens("joined-turn", first);
    press(first, KeyCode::Enter);
    until(other, other_hears, &format!("{name} plays"));
    until(first, first_hears, "You play");

    press(first, KeyCode::F(3));
    until(other, other_hears, "would like to take a move back");
    assert_screens("joined-undo", other);
    press(other, KeyCode::F(5));
    until(first, first_hears, "Taken back.");
    assert!(asked(first), "{}", screen(first, 80, 24));
}

/// Whether the person at this terminal is to choose.
fn asked(app: &App<'_, NewYorkNewYork>) -> bool {
    matches!(app.asked(), Awaited::Person(_))
}
