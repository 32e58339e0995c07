//! Escape from New York in both looks: screens as text, whole games, windows that pass.

mod common;

use std::marker::PhantomData;

use common::{AtTable, COLOURS, Guest, SIZES, assert_screens, press, screen, type_in};
use crossterm::event::KeyCode;
use games::Escape;
use prose::Lang;
use tabletop::{Record, Seat, Viewer};
use terminal::{Awaited, Left, drawn::App};

const GUEST: Guest<Escape> = Guest {
    game: PhantomData,
    // Somebody in a hurry: the last thing on the list.
    wish: |legal| legal.last().expect("who is asked can choose"),
};

#[test]
fn the_table_at_the_beginning_and_in_the_middle_of_a_game() {
    let mut session = GUEST.open(&GUEST.plan("you random", Lang::En));
    let mut app = App::new(&mut session, COLOURS);
    assert_screens("efny-opening", &mut app);
    for _ in 0..40 {
        GUEST.play_on(&mut app);
    }
    assert_screens("efny-turn", &mut app);
}

#[test]
fn four_heroes_see_the_end() {
    let mut session = GUEST.open(&GUEST.plan("you random random random", Lang::En));
    let mut app = App::new(&mut session, COLOURS);
    while app.asked() != Awaited::Nobody {
        GUEST.play_on(&mut app);
        for (width, height) in SIZES.into_iter().chain([(300, 90)]) {
            screen(&app, width, height);
        }
    }
    assert_screens("efny-end", &mut app);
    assert_eq!(press(&mut app, KeyCode::Char('q')), Some(Left::Over));
}

#[test]
fn the_card_that_is_picked_says_all_that_it_does() {
    let mut session = GUEST.open(&GUEST.plan("you random", Lang::En));
    let mut app = App::new(&mut session, COLOURS);
    while !screen(&app, 80, 24).contains("Choose two cards") {
        press(&mut app, KeyCode::Enter);
        app.settle();
    }
    assert_screens("efny-choose", &mut app);
    press(&mut app, KeyCode::Enter);
    assert_screens("efny-play", &mut app);
}

#[test]
fn enter_alone_goes_on_and_gives_nothing_away() {
    let mut session = GUEST.open(&GUEST.plan("you", Lang::En));
    let seat = Seat::A;
    let mut goes_on = 0;
    while session.asked() == Awaited::Person(seat) {
        let choices = session.choices(seat);
        let passes = choices.all().iter().position(|it| it.notation == "pass");
        assert!(matches!(passes, None | Some(0)), "{choices:?}");
        goes_on += u32::from(passes.is_some());
        let wish = GUEST.wish(&session, seat);
        session.play(seat, &wish).expect("it is listed");
    }
    assert!(goes_on > 5, "{goes_on} times one could go on");
}

#[test]
fn the_rules_say_which_values_are_reconstructed() {
    for (lang, words) in [
        (Lang::En, "What is reconstructed"),
        (Lang::It, "Che cosa è ricostruito"),
    ] {
        let mut session = GUEST.open(&GUEST.plan("you", lang));
        let mut app = App::new(&mut session, COLOURS);
        press(&mut app, KeyCode::Char('?'));
        type_in(
            &mut app,
            if lang == Lang::En {
                "printed"
            } else {
                "stampate"
            },
        );
        let shown = screen(&app, 80, 24);
        assert!(shown.contains(words), "{shown}");
        let search = if lang == Lang::En {
            "? reconstructed"
        } else {
            "? ricostruit"
        };
        let (output, _) = GUEST.run(&GUEST.plan("you", lang), &format!("{search}\nquit\n"));
        assert!(output.contains(words), "{output}");
    }
}

/// rules: FU-47, FU-48, FU-74, FU-100, FU-101
#[test]
fn the_words_of_the_book_find_their_rules() {
    let words = [
        "galeotto",
        "boss",
        "raggirare",
        "blocco stradale",
        "portata",
        "punti vita",
        "disingaggiat",
        "romero",
        "slag",
        // The rulebook's own glossary.
        "eroe",
        "carta azione",
        "spazio",
        "punto di interesse",
        "periferia",
        "riserva personale",
        "valigetta",
        "obiettivo personale",
        "timer",
        "rumore",
        "missione",
        "carta new york",
        "tombino",
        "munizioni",
        "ricercato",
        "trappola",
        "zattera",
        "elicottero",
        "ponte",
        "rifugio",
        "armeria",
        "clinica",
        "biblioteca",
        "gullfire",
    ];
    for word in words {
        let (output, _) = GUEST.run(&GUEST.plan("you", Lang::It), &format!("? {word}\nquit\n"));
        assert!(output.contains("FU-"), "{word}: {output}");
        assert!(
            !output.contains("Nessuna regola contiene"),
            "{word}: {output}"
        );
    }
}

/// rules: FU-Q40
#[test]
fn nobody_is_asked_where_there_is_nothing_to_do_but_to_pass() {
    let mut session = GUEST.open(&GUEST.plan("you", Lang::En));
    let (mut asked, mut passed) = (0, 0);
    while let Awaited::Person(seat) = session.asked() {
        assert_ne!(
            session.table().legal(seat),
            ["pass"],
            "ply {}",
            session.table().ply()
        );
        let before = session.table().ply();
        let wish = GUEST.wish(&session, seat);
        session.play(seat, &wish).expect("what is listed is legal");
        asked += 1;
        passed += session.table().ply() - before - 1;
    }
    assert!(asked > 30 && passed > 5, "{asked} asked, {passed} passed");
}

/// rules: FU-Q40
#[test]
fn taking_back_goes_to_what_a_person_did() {
    let mut session = GUEST.open(&GUEST.plan("you", Lang::En));
    let (seat, mut passed) = (Seat::A, 0);
    while session.asked() != Awaited::Nobody {
        let (before, wish) = (session.table().ply(), GUEST.wish(&session, seat));
        session.play(seat, &wish).expect("it is listed");
        let after = session.table().ply();
        session.undo(seat);
        let now = session.table().ply();
        // What chance or others were told cannot be taken back; all else goes back to the question.
        assert!(now == before || now == after, "{before}, {after}, {now}");
        if now == before {
            passed += after - before - 1;
            session.play(seat, &wish).expect("it was legal before");
        }
    }
    assert!(passed > 0, "no stop passed by itself");
}

#[test]
fn a_whole_game_line_by_line_in_both_languages() {
    for (lang, sentences) in [
        (Lang::En, ["You play ", "Your hand: "]),
        (Lang::It, ["Giochi ", "La tua mano: "]),
    ] {
        let output = GUEST.hear_a_game(&GUEST.plan("you random", lang), "board\n");
        for sentence in sentences {
            assert!(output.contains(sentence), "{sentence}: {output}");
        }
    }
}

#[test]
fn help_promises_no_points_where_there_are_none() {
    for (lang, help, points, instead) in [
        (Lang::En, "help\n", "points", "nobody scores in this game"),
        (
            Lang::It,
            "aiuto\n",
            "quanti punti",
            "in questo gioco nessuno fa punti",
        ),
    ] {
        let (said, _) = GUEST.run(&GUEST.plan("you", lang), help);
        assert!(!said.contains(points) && said.contains(instead), "{said}");
        assert!(!said.contains("how everyone stands"), "{said}");
        assert!(!said.contains("a che punto è ciascuno"), "{said}");
    }
}

/// rules: FU-100, FU-101
#[test]
fn bosses_and_bonuses_are_told_beside_the_map() {
    let text = include_str!("../../../games/escape-from-new-york/tests/transcripts/specials.game");
    let record: Record = text.parse().expect("a golden game is a record");
    let plies = u32::try_from(record.plies.len()).expect("no play is that long");
    let mut told = 0;
    for ply in (0..plies).step_by(4) {
        let mut played = host::Match::<Escape>::of_record(&record).expect("it replays");
        played.rewind(ply as usize);
        let view = played.view(Viewer::Spectator);
        for lang in Lang::ALL {
            let shown = terminal::show(&record, ply, Viewer::Spectator, lang);
            let board = shown.expect("it can be shown").board.join(" ");
            let board = board.split_whitespace().collect::<Vec<_>>().join(" ");
            for words in prose::escape_from_new_york::city_short(&view, lang) {
                assert!(board.contains(&words), "{words} is missing: {board}");
                told += 1;
            }
        }
    }
    assert!(told > 10, "{told} times something was in play");
}

/// rules: FU-Q40
#[test]
fn when_to_stop_is_agreed_on_in_words() {
    let asked = |words: &str| {
        let input = format!("{words}\nesci\n");
        GUEST.run(&GUEST.plan("you", Lang::It), &input).0
    };
    assert!(asked("pausa").contains("Pausa per usare oggetti: se posso. "));
    assert!(asked("pausa di rado").contains("Pausa per usare oggetti: di rado. "));
    assert!(asked("pause always").contains("Pausa per usare oggetti: sempre. "));
    assert!(asked("aiuto").contains("pausa: quando il gioco si ferma"));
}

/// rules: FU-Q40
#[test]
fn a_key_changes_when_the_play_stops() {
    let mut session = GUEST.open(&GUEST.plan("you random", Lang::En));
    let mut app = App::new(&mut session, COLOURS);
    for word in ["seldom", "always", "if I can"] {
        press(&mut app, KeyCode::F(4));
        let drawn = screen(&app, 120, 40);
        assert!(
            drawn.contains(&format!("Stop to use things: {word}")),
            "{drawn}"
        );
    }
    assert!(screen(&app, 120, 40).contains("F4"));
}
