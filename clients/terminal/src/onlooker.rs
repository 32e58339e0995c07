//! A play told to somebody who looks on.

use host::Match;
use player::recorded_names;
use prose::{Audience, Lang};
use ratatui::{buffer::Buffer, layout::Rect};
use tabletop::{Record, Viewer};

use crate::{
    Palette, TerminalError,
    face::{Easel, Face, Focus},
    game,
};

/// A recorded play at some point, told to one viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownRecord {
    /// What happened so far, a line for each turn.
    pub story: Vec<String>,
    /// The board and what the viewer holds, drawn in text.
    pub board: Vec<String>,
    /// What is being asked, or how it ended.
    pub question: String,
    /// The situation in one line of words, secrets included.
    pub digest: String,
}

/// The play of `record` after `ply` actions, as `viewer` saw it.
///
/// # Errors
/// If no game has the record's id, if it cannot be played again, or is not so long.
pub fn show(
    record: &Record,
    ply: u32,
    viewer: Viewer,
    lang: Lang,
) -> Result<ShownRecord, TerminalError> {
    (game::find(&record.game)?.show)(record, ply, viewer, lang)
}

/// The size of a board in text: that of the smallest terminal.
const WIDTH: u16 = 80;
const HEIGHT: u16 = 24;

pub(crate) fn show_game<G: Face>(
    record: &Record,
    ply: u32,
    viewer: Viewer,
    lang: Lang,
) -> Result<ShownRecord, TerminalError> {
    let mut played = Match::<G>::of_record(record)?;
    if (ply as usize) < played.ply() {
        played.rewind(ply as usize);
    }
    let names = recorded_names(record, lang);
    let audience = Audience {
        lang,
        viewer,
        names,
    };
    let view = played.view(viewer);
    let told = played.events(viewer, 0);
    let question = match played.outcome() {
        Some(outcome) => G::ending(&outcome, &audience),
        None => G::prompt(&view, &audience),
    };
    Ok(ShownRecord {
        story: story::<G>(told, &audience),
        board: board::<G>(&view, &audience),
        question,
        digest: played.state().to_string(),
    })
}

fn story<G: Face>(events: Vec<G::Event>, audience: &Audience) -> Vec<String> {
    let log = player::Log::<G>::told(events, audience.clone());
    let lines = log.story(player::Detail::Full).into_iter();
    lines.map(|line| line.text).collect()
}

fn board<G: Face>(view: &G::View, audience: &Audience) -> Vec<String> {
    let height = G::board_height(view, WIDTH, HEIGHT);
    let area = Rect::new(0, 0, WIDTH, height);
    let mut buffer = Buffer::empty(area);
    let palette = Palette { has_colours: false };
    let mut easel = Easel {
        buffer: &mut buffer,
        area,
        palette,
        focus: Focus::default(),
    };
    G::draw(&mut easel, view, audience);
    let row = |y: u16| -> String { (0..WIDTH).map(|x| buffer[(x, y)].symbol()).collect() };
    (0..height).map(|y| row(y).trim_end().to_owned()).collect()
}
