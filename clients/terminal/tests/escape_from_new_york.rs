//! Escape from New York in both looks: screens as text, whole games, windows that pass.

mod common;

use std::io::Cursor;

use common::{COLOURS, SIZES, assert_screens, plan_of, press, screen, type_in};
use crossterm::event::KeyCode;
use prose::Lang;
use tabletop::Seat;
use terminal::{Asked, Left, Plan, Session, drawn::App, plain};

fn plan(sitters: &str, lang: Lang) -> Plan {
    plan_of("escape-from-new-york", sitters, lang)
}

fn open(plan: &Plan) -> Session {
    let mut session = Session::open(plan).expect("the plan is sound");
    session.settle();
    session
}

/// What somebody in a hurry does: the last thing on the list.
fn wish(session: &Session, seat: Seat) -> String {
    let legal = session.table().legal(seat);
    legal.last().expect("who is asked can choose").clone()
}

/// Makes the next move of a person.
fn play_on(app: &mut App<'_>) {
    let Asked::Person(seat) = app.asked() else {
        return;
    };
    let wish = wish(app.session(), seat);
    type_in(app, &wish);
    press(app, KeyCode::Enter);
    app.settle();
}

#[test]
fn the_table_at_the_beginning_and_in_the_middle_of_a_game() {
    let mut session = open(&plan("you random", Lang::En));
    let mut app = App::new(&mut session, COLOURS);
    assert_screens("efny-opening", &mut app);
    for _ in 0..40 {
        play_on(&mut app);
    }
    assert_screens("efny-turn", &mut app);
}

#[test]
fn four_heroes_see_the_end() {
    let mut session = open(&plan("you random random random", Lang::En));
    let mut app = App::new(&mut session, COLOURS);
    while app.asked() != Asked::Nobody {
        play_on(&mut app);
        for (width, height) in SIZES.into_iter().chain([(300, 90)]) {
            screen(&app, width, height);
        }
    }
    assert_screens("efny-end", &mut app);
    assert_eq!(press(&mut app, KeyCode::Char('q')), Some(Left::Over));
}

/// rules: FU-Q40
#[test]
fn nobody_is_asked_where_there_is_nothing_to_do_but_to_pass() {
    let mut session = open(&plan("you", Lang::En));
    let (mut asked, mut passed) = (0, 0);
    while let Asked::Person(seat) = session.asked() {
        assert_ne!(
            session.table().legal(seat),
            ["pass"],
            "ply {}",
            session.table().ply()
        );
        let before = session.table().ply();
        let wish = wish(&session, seat);
        session.play(seat, &wish).expect("what is listed is legal");
        asked += 1;
        passed += session.table().ply() - before - 1;
    }
    assert!(asked > 30 && passed > 10, "{asked} asked, {passed} passed");
}

/// rules: FU-Q40
#[test]
fn taking_back_goes_to_what_a_person_did() {
    let mut session = open(&plan("you", Lang::En));
    let (seat, mut passed) = (Seat::A, 0);
    while session.asked() != Asked::Nobody {
        let legal = session.table().legal(seat);
        if legal[0].starts_with("choose") {
            let before = session.table().ply();
            session.play(seat, &legal[0]).expect("it is listed");
            passed += session.table().ply() - before - 1;
            session.undo(seat);
            assert_eq!(session.table().ply(), before);
        }
        let wish = wish(&session, seat);
        session.play(seat, &wish).expect("it is listed");
    }
    assert!(passed > 0, "no window passed by itself after a choice");
}

#[test]
fn a_whole_game_line_by_line_in_both_languages() {
    for (lang, sentences) in [
        (Lang::En, ["You play ", "Your hand: "]),
        (Lang::It, ["Giochi ", "La tua mano: "]),
    ] {
        let plan = plan("you random", lang);
        let mut rehearsal = open(&plan);
        let mut lines = String::new();
        while let Asked::Person(seat) = rehearsal.asked() {
            let wish = wish(&rehearsal, seat);
            rehearsal
                .play(seat, &wish)
                .expect("what is listed is legal");
            rehearsal.settle();
            lines += &wish;
            lines += "\nboard\n";
        }
        let mut session = Session::open(&plan).expect("the plan is sound");
        let mut output = Vec::new();
        let left = plain::run(&mut session, &mut Cursor::new(lines), &mut output);
        let output = String::from_utf8(output).expect("text");
        assert_eq!(left.expect("memory"), Left::Over);
        for sentence in sentences {
            assert!(output.contains(sentence), "{sentence}: {output}");
        }
    }
}
