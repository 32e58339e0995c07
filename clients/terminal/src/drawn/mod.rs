//! A screen with a board.

mod app;
mod keys;
pub(crate) mod list;
mod rules_page;
mod screen;
mod table_page;

use std::{
    io,
    sync::mpsc::{self, Receiver, TryRecvError},
    thread,
    time::Duration,
};

use crossterm::event::{self, KeyEventKind};

use crate::{Client, Event, Left, Palette, face::Face, local::Thought};

pub use app::App;

/// How long the loop waits for a key before it looks whether a bot or a server has said something.
const PATIENCE: Duration = Duration::from_millis(40);

/// Plays on this terminal until the game is over or left. The screen is given back as it was.
/// `heard` is what comes from a server, if the table is there.
pub fn run<G: Face>(
    client: &mut Client<G>,
    palette: Palette,
    heard: Option<&Receiver<Event>>,
) -> io::Result<Left> {
    let mut terminal = ratatui::try_init()?;
    let played = play(&mut terminal, App::new(client, palette), heard);
    ratatui::try_restore()?;
    played
}

fn play<G: Face>(
    terminal: &mut ratatui::DefaultTerminal,
    mut app: App<'_, G>,
    heard: Option<&Receiver<Event>>,
) -> io::Result<Left> {
    let mut thinking: Option<Receiver<Thought>> = None;
    loop {
        terminal.draw(|frame| app.draw(frame))?;
        if let Some(answer) = &thinking {
            match answer.try_recv() {
                Ok(thought) => {
                    thinking = None;
                    app.thought(thought);
                    continue;
                }
                Err(TryRecvError::Empty) => {}
                Err(TryRecvError::Disconnected) => {
                    return Err(io::Error::other("a bot stopped thinking"));
                }
            }
        } else if let Some(job) = app.take_job() {
            let (sender, answer) = mpsc::channel();
            // Nobody listens any more when the game was left meanwhile.
            thread::spawn(move || sender.send(job.think()).ok());
            thinking = Some(answer);
        }
        if let Some(Ok(event)) = heard.map(Receiver::try_recv) {
            if let Event::Heard { table, heard } = event
                && let Some(left) = app.heard(table, heard)
            {
                return Ok(left);
            }
            continue;
        }
        let is_waiting = thinking.is_some() || heard.is_some();
        if is_waiting && !event::poll(PATIENCE)? {
            continue;
        }
        // A resize needs no more than to be drawn again.
        if let event::Event::Key(key) = event::read()?
            && key.kind != KeyEventKind::Release
            && let Some(left) = app.key(key)
        {
            return Ok(left);
        }
    }
}
