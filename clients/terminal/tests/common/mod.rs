//! Sessions and screens for the tests.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "each test file uses a part of this"
)]

use std::{env, fs, io::Cursor, path::Path};

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use prose::Lang;
use ratatui::{Terminal, backend::TestBackend};
use tabletop::{Seat, Seed, Wire};
use terminal::{Asked, Left, Look, Palette, Plan, Seating, Session, drawn::App, plain};

pub const COLOURS: Palette = Palette { has_colours: true };

/// The smallest screen that will do, and a large one.
pub const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// A plan of New York New York for sitters such as `you greedy`.
pub fn plan(sitters: &str, lang: Lang) -> Plan {
    plan_of("new-york-new-york", sitters, lang)
}

pub fn plan_of(game: &str, sitters: &str, lang: Lang) -> Plan {
    let sitters: Vec<_> = sitters
        .split(' ')
        .map(|word| word.parse().expect("tests name sitters"))
        .collect();
    Plan {
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

pub fn session(sitters: &str, lang: Lang) -> Session {
    Session::open(&plan(sitters, lang)).expect("the plan is sound")
}

/// Somebody who plays one game: which one, and what is done of all that can be done.
pub struct Guest {
    pub game: &'static str,
    pub wish: fn(&[String]) -> &String,
}

impl Guest {
    pub fn plan(&self, sitters: &str, lang: Lang) -> Plan {
        plan_of(self.game, sitters, lang)
    }

    pub fn wish(&self, session: &Session, seat: Seat) -> String {
        (self.wish)(&session.table().legal(seat)).clone()
    }

    /// Makes the next move of a person, behind the curtain if there is one.
    pub fn play_on(&self, app: &mut App<'_>) {
        let Asked::Person(seat) = app.asked() else {
            return;
        };
        if screen(app, 80, 24).contains("Hand over") {
            press(app, KeyCode::Enter);
        }
        let wish = self.wish(app.session(), seat);
        type_in(app, &wish);
        press(app, KeyCode::Enter);
        app.settle();
    }

    /// All that is said line by line in a whole game, in which `also` is typed after each move.
    pub fn hear_a_game(&self, plan: &Plan, also: &str) -> String {
        let mut rehearsal = open(plan);
        let mut lines = String::from(also);
        while let Asked::Person(seat) = rehearsal.asked() {
            let wish = self.wish(&rehearsal, seat);
            let played = rehearsal.play(seat, &wish);
            played.expect("what is listed is legal");
            rehearsal.settle();
            lines += &wish;
            lines.push('\n');
            lines += also;
        }
        let (output, left) = run(plan, &lines);
        assert_eq!(left, Left::Over);
        output
    }
}

/// The table of `plan`, up to the first question to a person.
pub fn open(plan: &Plan) -> Session {
    let mut session = Session::open(plan).expect("the plan is sound");
    session.settle();
    session
}

/// What is said line by line when `input` is typed, and how the game is left.
pub fn run(plan: &Plan, input: &str) -> (String, Left) {
    let mut session = Session::open(plan).expect("the plan is sound");
    let mut output = Vec::new();
    let mut input = Cursor::new(input.to_owned());
    let left = plain::run(&mut session, &mut input, &mut output);
    let output = String::from_utf8(output).expect("text");
    (output, left.expect("memory"))
}

/// What `seat` may know, in the type of its game.
pub fn view<V: Wire>(session: &Session, seat: Seat) -> V {
    let view = session.table().view(seat.into()).read();
    view.expect("the view of this game")
}

/// The screen as text, without what is blank at the ends of lines.
pub fn screen(app: &App<'_>, width: u16, height: u16) -> String {
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

pub fn press(app: &mut App<'_>, code: KeyCode) -> Option<Left> {
    app.key(KeyEvent::new(code, KeyModifiers::NONE))
}

pub fn press_control(app: &mut App<'_>, letter: char) -> Option<Left> {
    app.key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL))
}

pub fn type_in(app: &mut App<'_>, text: &str) {
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
pub fn assert_screens(name: &str, app: &mut App<'_>) {
    for _ in Lang::ALL {
        let lang = app.session().lang();
        for (width, height) in SIZES {
            let text = screen(app, width, height);
            assert_screen(&format!("{name}-{lang}-{width}x{height}"), &text);
        }
        press_control(app, 'l');
    }
}
