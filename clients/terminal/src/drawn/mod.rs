//! A screen with a board.

mod app;
mod keys;
pub(crate) mod list;
mod rules_page;
mod screen;

use std::{
    io,
    sync::mpsc::{self, Receiver, TryRecvError},
    thread,
    time::Duration,
};

use crossterm::event::{self, Event, KeyEventKind};
use tabletop::Seat;

use crate::{Asked, Left, Palette, Session};

pub use app::App;

/// How long the loop waits for a key before it looks whether a bot has answered.
const PATIENCE: Duration = Duration::from_millis(40);

/// Plays `session` on this terminal until it is over or left. The screen is given back as it was.
pub fn run(session: &mut Session, palette: Palette) -> io::Result<Left> {
    let mut terminal = ratatui::try_init()?;
    let played = play(&mut terminal, App::new(session, palette));
    ratatui::try_restore()?;
    played
}

fn play(terminal: &mut ratatui::DefaultTerminal, mut app: App<'_>) -> io::Result<Left> {
    let mut thinking: Option<(Seat, Receiver<String>)> = None;
    loop {
        terminal.draw(|frame| app.draw(frame))?;
        if let Some((seat, answer)) = &thinking {
            match answer.try_recv() {
                Ok(notation) => {
                    let seat = *seat;
                    thinking = None;
                    app.answer(seat, &notation);
                    continue;
                }
                Err(TryRecvError::Empty) => {}
                Err(TryRecvError::Disconnected) => {
                    return Err(io::Error::other("a bot stopped thinking"));
                }
            }
        } else if let Asked::Bot(seat) = app.asked() {
            let job = app.think(seat);
            let (sender, answer) = mpsc::channel();
            // Nobody listens any more when the game was left meanwhile.
            thread::spawn(move || sender.send(job()).ok());
            thinking = Some((seat, answer));
        }
        let is_waiting = thinking.is_some();
        if is_waiting && !event::poll(PATIENCE)? {
            continue;
        }
        // A resize needs no more than to be drawn again.
        if let Event::Key(key) = event::read()?
            && key.kind != KeyEventKind::Release
            && let Some(left) = app.key(key)
        {
            return Ok(left);
        }
    }
}
