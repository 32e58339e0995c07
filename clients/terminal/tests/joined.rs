//! The drawn look at a server's table.

mod common;
#[path = "common/server.rs"]
mod server;

use std::{sync::mpsc::Receiver, time::Duration};

use common::{COLOURS, assert_screens, screen};
use games::NewYorkNewYork;
use prose::Lang;
use terminal::{
    Client, Event, Look,
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
fn two_people_sit_down_at_a_table_of_a_server() {
    let link = server::serve("new-york-new-york", "colours=a,r");
    let (mut ada, ada_hears) = come(&link, "Ada");
    let mut ada = App::new(&mut ada, COLOURS);
    until(&mut ada, &ada_hears, "Seat A: you, Ada.");
    let (mut bo, bo_hears) = come(&link, "Bo");
    let mut bo = App::new(&mut bo, COLOURS);
    until(&mut bo, &bo_hears, "Seat B: you, Bo.");
    until(&mut ada, &ada_hears, "Bo sits down.");
    assert_screens("joined-hall", &mut ada);
}
