//! The City in both looks: screens as text, whole games, sealed choices.

mod common;

use std::marker::PhantomData;

use common::{AtTable, COLOURS, Guest, SIZES, assert_screens, press, screen};
use crossterm::event::KeyCode;
use games::TheCity;
use prose::Lang;
use tabletop::Seat;
use terminal::{Awaited, Left, drawn::App};

const GUEST: Guest<TheCity> = Guest {
    game: PhantomData,
    wish: |legal| {
        // Somebody in a hurry: the last card that can be chosen, the first of the others.
        let build = legal.iter().rfind(|action| action.starts_with("build"));
        build.unwrap_or(&legal[0])
    },
};

#[test]
fn the_table_in_the_middle_of_a_game() {
    let mut session = GUEST.open(&GUEST.plan("you strong strong", Lang::En));
    let mut app = App::new(&mut session, COLOURS);
    while !screen(&app, 80, 24).contains("Round 4") {
        GUEST.play_on(&mut app);
    }
    assert_screens("tc-choose", &mut app);
    press(&mut app, KeyCode::Tab);
    assert_screens("tc-other", &mut app);
}

#[test]
fn five_at_the_table() {
    let mut session = GUEST.open(&GUEST.plan("you strong strong strong strong", Lang::En));
    let mut app = App::new(&mut session, COLOURS);
    while !screen(&app, 80, 24).contains("Round 6") {
        GUEST.play_on(&mut app);
    }
    assert_screens("tc-five", &mut app);
}

#[test]
fn two_people_play_a_whole_game_and_see_the_end() {
    let mut session = GUEST.open(&GUEST.plan("you you", Lang::En));
    let mut app = App::new(&mut session, COLOURS);
    let mut moves = 0;
    while app.asked() != Awaited::Nobody {
        GUEST.play_on(&mut app);
        moves += 1;
        for (width, height) in SIZES.into_iter().chain([(300, 90)]) {
            screen(&app, width, height);
        }
    }
    assert!(moves > 20, "{moves}");
    assert_screens("tc-end", &mut app);
    assert_eq!(press(&mut app, KeyCode::Char('q')), Some(Left::Over));
}

/// rules: TC-31
#[test]
fn the_one_who_answers_last_does_not_see_what_the_first_has_chosen() {
    let boards = ["build architekt", "renounce"].map(|choice| {
        let mut session = GUEST.open(&GUEST.plan("you you", Lang::En));
        // Two cards of each, then everyone chooses.
        for _ in 0..4 {
            let seat = session.table().to_act().first().expect("both discard");
            let first = session.table().legal(seat)[0].clone();
            session.play(seat, &first).expect("it is listed");
        }
        session.play(Seat::A, choice).expect("it is legal");
        session.table().view(Seat::B.into()).text().to_owned()
    });
    assert_eq!(boards[0], boards[1]);
}

#[test]
fn a_whole_game_line_by_line_in_both_languages() {
    for (lang, sentences) in [
        (Lang::En, ["You build ", "Your city: ", "the game is over."]),
        (
            Lang::It,
            ["Costruisci ", "La tua città: ", "la partita è finita."],
        ),
    ] {
        let output = GUEST.hear_a_game(&GUEST.plan("you strong strong", lang), "board\n");
        for sentence in sentences {
            assert!(output.contains(sentence), "{sentence}: {output}");
        }
    }
}

#[test]
fn bad_input_is_answered_with_its_rule() {
    for (input, rule) in [
        ("pay kino", "TC-04"),
        ("build kino", "TC-04"),
        ("renounce", "TC-04"),
        ("discard architekt", "TC-04"),
    ] {
        let plan = GUEST.plan("you strong", Lang::It);
        let (output, _) = GUEST.run(&plan, &format!("{input}\nquit\n"));
        assert!(output.contains(&format!("[{rule}]")), "{input}: {output}");
    }
}
