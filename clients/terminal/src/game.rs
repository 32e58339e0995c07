//! The games that can be shown in a terminal.

use std::{
    io::{self, ErrorKind, Write},
    sync::mpsc::Receiver,
};

use prose::Lang;
use protocol::ServerMessage;
use tabletop::{Record, Viewer};

use crate::{
    Client, Event, Left, Look, PlayPlan, TerminalError, drawn,
    face::Face,
    join::{Next, ServerTable},
    onlooker::{self, ShownRecord},
    plain, trouble,
};

/// One game, as far as its types need not be known.
pub(crate) struct ErasedGame {
    pub(crate) id: &'static str,
    pub(crate) play: fn(&PlayPlan) -> Result<Left, TerminalError>,
    pub(crate) resume: fn(&PlayPlan) -> Result<Left, TerminalError>,
    pub(crate) join: fn(Joining<'_>) -> Result<Next, TerminalError>,
    pub(crate) show: fn(&Record, u32, Viewer, Lang) -> Result<ShownRecord, TerminalError>,
    /// Why the action in a line of a record is refused.
    pub(crate) refusal: fn(&Record, usize, Lang) -> Option<String>,
}

/// A server's table that somebody comes to.
pub(crate) struct Joining<'a> {
    /// The connection over which it is played.
    pub(crate) server: ServerTable,
    /// The first message of the server, which told what game it is.
    pub(crate) first: ServerMessage,
    /// What comes from there, and from the keyboard if the look is plain.
    pub(crate) events: &'a Receiver<Event>,
    pub(crate) look: Look,
    pub(crate) lang: Lang,
}

static GAMES: &[ErasedGame] = games::each!(ErasedGame::of);

/// The game with this id.
pub(crate) fn find(id: &str) -> Result<&'static ErasedGame, TerminalError> {
    let unknown = || TerminalError::UnknownGame(id.chars().take(40).collect());
    GAMES.iter().find(|game| game.id == id).ok_or_else(unknown)
}

impl ErasedGame {
    const fn of<G: Face>() -> ErasedGame {
        ErasedGame {
            id: G::INFO.id,
            play: |plan| run(Client::<G>::open(plan)?, plan.look),
            resume: |plan| run(Client::<G>::reopen(plan)?, plan.look),
            join: join::<G>,
            show: onlooker::show_game::<G>,
            refusal: trouble::refusal_in::<G>,
        }
    }
}

fn run<G: Face>(mut client: Client<G>, look: Look) -> Result<Left, TerminalError> {
    let left = match look {
        Look::Plain => {
            let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
            match plain::run(&mut client, &mut input, &mut output) {
                // Whoever closed the pipe has read enough.
                Err(error) if error.kind() == ErrorKind::BrokenPipe => Left::Unfinished,
                left => left?,
            }
        }
        Look::Drawn(palette) => {
            let left = drawn::run(&mut client, palette, None)?;
            let mut output = io::stdout().lock();
            writeln!(output, "{}", client.goodbye(left))?;
            left
        }
    };
    Ok(left)
}

fn join<G: Face>(joining: Joining<'_>) -> Result<Next, TerminalError> {
    let Joining {
        server,
        first,
        events,
        look,
        lang,
    } = joining;
    let mut client = Client::<G>::join(server, first, lang);
    let left = match look {
        Look::Plain => {
            let mut output = io::stdout().lock();
            match plain::run_with(&mut client, &mut &*events, &mut output) {
                Err(error) if error.kind() == ErrorKind::BrokenPipe => Left::Unfinished,
                left => left?,
            }
        }
        Look::Drawn(palette) => {
            let left = drawn::run(&mut client, palette, Some(events))?;
            if !client.goes_on_elsewhere() {
                let mut output = io::stdout().lock();
                writeln!(output, "{}", client.goodbye(left))?;
            }
            left
        }
    };
    Ok(client.next(left))
}
