//! Draws the table of New York New York in a terminal in a way of its own.
//!
//! A game's `terminal::face::Face` draws the board on an [`Easel`], from the view of whoever looks
//! and never from the state; around it the client shows log, question and choices. A face is a
//! file of `clients/terminal/src/faces` named as the game. This one stands alone and is drawn once:
//! below its `draw`, which would go there as it is, is what the client does with it.

#![expect(clippy::print_stdout, reason = "it shows what it does")]

use games::{
    NewYorkNewYork,
    new_york_new_york::{action::Action, view::View},
};
use host::{Match, Setup};
use prose::{Audience, Lang, Voice};
use ratatui::{buffer::Buffer, layout::Rect, style::Style};
use tabletop::{Seat, SeatCount, Seed, Viewer};
use terminal::{
    Palette,
    face::{Easel, Focus},
};

/// A line for each seat: a sign, a card for each card in hand, the points.
fn draw(easel: &mut Easel<'_, Action>, view: &View, audience: &Audience) {
    let Rect { x, y, .. } = easel.area;
    for (seat, cards) in view.hand_sizes.iter() {
        let y = y + u16::from(seat.number());
        // The palette knows whether there are colours: never say by colour alone.
        let label = audience.label(seat);
        easel.buffer.set_string(x, y, label, easel.palette.strong());
        let hand = "▮".repeat(usize::from(*cards));
        easel.buffer.set_string(x + 8, y, hand, Style::new());
        let points = NewYorkNewYork::points(view, seat).to_string();
        easel.buffer.set_string(x + 24, y, points, Style::new());
    }
}

fn main() -> anyhow::Result<()> {
    let seats = SeatCount::new(3).expect("three is a number of seats");
    let mut play = Match::<NewYorkNewYork>::open(&Setup::new(seats, Seed::number(7)))?;
    while let Some(seat) = play.to_act().first().filter(|_| play.ply() < 20) {
        let legal = play.legal(seat);
        play.play(seat, legal[0])?;
    }

    // A view is made for one pair of eyes, and so are words: seat A is told of as “You”.
    let viewer = Viewer::Seat(Seat::A);
    let audience = Audience {
        lang: Lang::En,
        viewer,
        names: player::seat_names(seats, Lang::En),
    };
    let area = Rect::new(0, 0, 40, u16::from(seats.get()));
    let mut buffer = Buffer::empty(area);
    let mut easel = Easel {
        buffer: &mut buffer,
        area,
        palette: Palette { has_colours: false },
        focus: Focus::default(),
    };
    draw(&mut easel, &play.view(viewer), &audience);

    for y in area.rows().map(|row| row.y) {
        let line: String = (0..area.width).map(|x| buffer[(x, y)].symbol()).collect();
        println!("{}", line.trim_end());
    }
    Ok(())
}
