//! Sessions and screens for the tests.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "each test file uses a part of this"
)]

use std::{env, fs, io::Cursor, marker::PhantomData, path::Path};

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use games::NewYorkNewYork;
use host::Table;
use prose::Lang;
use ratatui::{Terminal, backend::TestBackend};
use tabletop::{Seat, Seed};
use terminal::{
    Awaited, Client, Left, Look, Palette, PlayPlan, Seating, drawn::App, face::Face, plain,
};

pub const COLOURS: Palette = Palette { has_colours: true };

/// The smallest screen that will do, and a large one.
pub const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// A plan of New York New York for sitters such as `you fair`, who have their colours in order.
pub fn plan(sitters: &str, lang: Lang) -> PlayPlan {
    PlayPlan {
        options: "colours=a,r,v,i".to_owned(),
        ..plan_of("new-york-new-york", sitters, lang)
    }
}

pub fn plan_of(game: &str, sitters: &str, lang: Lang) -> PlayPlan {
    let sitters: Vec<_> = sitters
        .split(' ')
        .map(|word| word.parse().expect("tests name sitters"))
        .collect();
    PlayPlan {
        game: game.to_owned(),
        seating: Seating::of(&sitters).expect("a few sitters"),
        options: String::new(),
        seed: Seed::number(1930),
        lang,
        look: Look::Plain,
        record: None,
        resume_with: None,
    }
}

pub fn session(sitters: &str, lang: Lang) -> Client<NewYorkNewYork> {
    Client::open(&plan(sitters, lang)).expect("the plan is sound")
}

/// The table itself, which no client looks at.
pub trait AtTable {
    fn table(&self) -> &dyn Table;
}

impl<G: Face> AtTable for Client<G> {
    fn table(&self) -> &dyn Table {
        self.local_table().expect("it is in this process")
    }
}

/// Somebody who plays one game: what is done of all that can be done.
pub struct Guest<G> {
    pub game: PhantomData<G>,
    pub wish: fn(&[String]) -> &String,
}

#[allow(clippy::unused_self, reason = "whose game it is, the type says")]
impl<G: Face> Guest<G> {
    pub fn plan(&self, sitters: &str, lang: Lang) -> PlayPlan {
        plan_of(G::INFO.id, sitters, lang)
    }

    /// The table of `plan`, up to the first question to a person.
    pub fn open(&self, plan: &PlayPlan) -> Client<G> {
        let mut session = Client::open(plan).expect("the plan is sound");
        session.settle();
        session
    }

    /// What is said line by line when `input` is typed, and how the game is left.
    pub fn run(&self, plan: &PlayPlan, input: &str) -> (String, Left) {
        let mut session = Client::<G>::open(plan).expect("the plan is sound");
        let mut output = Vec::new();
        let mut input = Cursor::new(input.to_owned());
        let left = plain::run(&mut session, &mut input, &mut output);
        let output = String::from_utf8(output).expect("text");
        (output, left.expect("memory"))
    }

    pub fn wish(&self, session: &Client<G>, seat: Seat) -> String {
        (self.wish)(&session.table().legal(seat)).clone()
    }

    /// Makes the next move of a person, behind the curtain if there is one.
    pub fn play_on(&self, app: &mut App<'_, G>) {
        let Awaited::Person(seat) = app.asked() else {
            return;
        };
        if screen(app, 80, 24).contains("Hand over") {
            press(app, KeyCode::Enter);
        }
        let wish = self.wish(app.client(), seat);
        type_in(app, &wish);
        press(app, KeyCode::Enter);
        app.settle();
    }

    /// All that is said line by line in a whole game, in which `also` is typed after each move.
    pub fn hear_a_game(&self, plan: &PlayPlan, also: &str) -> String {
        let mut rehearsal = self.open(plan);
        let mut lines = String::from(also);
        while let Awaited::Person(seat) = rehearsal.asked() {
            let wish = self.wish(&rehearsal, seat);
            let played = rehearsal.play(seat, &wish);
            played.expect("what is listed is legal");
            rehearsal.settle();
            lines += &wish;
            lines.push('\n');
            lines += also;
        }
        let (output, left) = self.run(plan, &lines);
        assert_eq!(left, Left::Over);
        output
    }
}

/// What `seat` may know.
pub fn view<G: Face>(session: &Client<G>, seat: Seat) -> G::View {
    let view = session.table().view(seat.into()).read();
    view.expect("the view of this game")
}

/// The screen as text, without what is blank at the ends of lines.
pub fn screen<G: Face>(app: &App<'_, G>, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("memory");
    terminal.draw(|frame| app.draw(frame)).expect("memory");
    let buffer = terminal.backend().buffer();
    let line = |y| {
        let cells = (0..width).map(|x| buffer[(x, y)].symbol());
        cells.collect::<String>().trim_end().to_owned()
    };
    let lines: Vec<_> = (0..height).map(line).collect();
    lines.join("\n") + "\n"
}

pub fn press<G: Face>(app: &mut App<'_, G>, code: KeyCode) -> Option<Left> {
    app.key(KeyEvent::new(code, KeyModifiers::NONE))
}

pub fn press_control<G: Face>(app: &mut App<'_, G>, letter: char) -> Option<Left> {
    app.key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL))
}

pub fn type_in<G: Face>(app: &mut App<'_, G>, text: &str) {
    for letter in text.chars() {
        press(app, KeyCode::Char(letter));
    }
}

/// Compares a screen with the one kept under `name`; `UPDATE=1` keeps it anew.
pub fn assert_screen(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/screens/{name}.txt"));
    if env::var_os("UPDATE").is_some() {
        fs::write(&path, text).expect("screens can be kept");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(kept, text, "{name}: UPDATE=1 keeps the new screen");
}

/// The same screen in both languages and sizes.
pub fn assert_screens<G: Face>(name: &str, app: &mut App<'_, G>) {
    for _ in Lang::ALL {
        let lang = app.client().lang();
        for (width, height) in SIZES {
            let text = screen(app, width, height);
            assert_screen(&format!("{name}-{lang}-{width}x{height}"), &text);
        }
        press_control(app, 'l');
    }
}
