//! A play told to somebody who looks on.

use host::Table;
use prose::{Audience, Lang};
use ratatui::{buffer::Buffer, layout::Rect};
use tabletop::Viewer;

use crate::{
    Palette, Seating, Sitter, TerminalError,
    booth::{self, Booth, Easel, Focus},
    story::{self, Detail},
};

/// Tells and draws a table as it stands, for one viewer, without taking part.
pub struct Onlooker<'a> {
    table: &'a dyn Table,
    booth: &'static Booth,
    audience: Audience,
}

impl<'a> Onlooker<'a> {
    /// The size of a board in text: that of the smallest terminal.
    const WIDTH: u16 = 80;
    const HEIGHT: u16 = 24;

    /// `viewer` looks at `table`.
    pub fn new(table: &'a dyn Table, viewer: Viewer, lang: Lang) -> Result<Self, TerminalError> {
        let id = table.info().id;
        let booth = booth::find(id).ok_or_else(|| TerminalError::UnknownGame(id.to_owned()))?;
        let people = vec![Sitter::default(); table.seats().get().into()];
        let seating = Seating::of(&people).expect("the table has so many seats");
        let names = seating.names(lang);
        let audience = Audience {
            lang,
            viewer,
            names,
        };
        Ok(Onlooker {
            table,
            booth,
            audience,
        })
    }

    /// What happened so far, a line for each turn.
    pub fn story(&self) -> Vec<String> {
        let events = self.table.events(self.audience.viewer, 0);
        let told = events.iter();
        let told = told.map(|event| (self.booth.event)(event, &self.audience));
        let lines = story::lines(told.collect(), 0, Detail::Full);
        lines.into_iter().map(|line| line.text).collect()
    }

    /// The board and what the viewer holds, drawn in text.
    pub fn board(&self) -> Vec<String> {
        let scene = (self.booth.scene)(&self.table.view(self.audience.viewer));
        let height = scene.board_height(Self::WIDTH, Self::HEIGHT);
        let area = Rect::new(0, 0, Self::WIDTH, height);
        let mut buffer = Buffer::empty(area);
        let palette = Palette { has_colours: false };
        let mut easel = Easel {
            buffer: &mut buffer,
            area,
            palette,
            focus: Focus::default(),
        };
        scene.draw(&mut easel, &self.audience);
        let row =
            |y: u16| -> String { (0..Self::WIDTH).map(|x| buffer[(x, y)].symbol()).collect() };
        (0..height).map(|y| row(y).trim_end().to_owned()).collect()
    }

    /// What is being asked, or how it ended.
    pub fn question(&self) -> String {
        if let Some(outcome) = self.table.outcome() {
            return (self.booth.ending)(&outcome, &self.audience);
        }
        let view = self.table.view(self.audience.viewer);
        (self.booth.scene)(&view).prompt(&self.audience)
    }
}

impl std::fmt::Debug for Onlooker<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut onlooker = f.debug_struct("Onlooker");
        onlooker
            .field("viewer", &self.audience.viewer)
            .finish_non_exhaustive()
    }
}
