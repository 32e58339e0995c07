//! New York in both looks: screens as text, whole games, hidden hands, long lists.

mod common;

use std::marker::PhantomData;

use std::io::Cursor;

use common::{
    AtTable, COLOURS, Guest, SIZES, assert_screens, press, press_control, screen, type_in, view,
};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use games::NewYork;
use prose::Lang;
use ratatui::{Terminal, backend::TestBackend, style::Color};
use tabletop::{Seat, Viewer};
use terminal::{Awaited, Client, Left, Palette, drawn::App, plain};

const GUEST: Guest<NewYork> = Guest {
    game: PhantomData,
    wish: |legal| {
        // Somebody with little patience: place a tile, or buy one, or take the last card.
        let first = |verb: &str| legal.iter().find(|action| action.starts_with(verb));
        let money = legal.iter().rfind(|action| action.starts_with("take"));
        let wish = first("place").or(first("buy")).or(money);
        wish.unwrap_or(&legal[0])
    },
};

#[test]
fn the_table_in_the_middle_of_a_game() {
    let mut session = GUEST.open(&GUEST.plan("you random random", Lang::En));
    let mut app = App::new(&mut session, COLOURS);
    for _ in 0..40 {
        GUEST.play_on(&mut app);
    }
    let is_placing =
        |app: &App<'_, NewYork>| !view(app.client(), Seat::A).table.aside[Seat::A].is_empty();
    while is_placing(&app) {
        GUEST.play_on(&mut app);
    }
    assert_screens("ny-turn", &mut app);
    press(&mut app, KeyCode::Tab);
    assert_screens("ny-other", &mut app);
    press(&mut app, KeyCode::Tab);
    press(&mut app, KeyCode::Tab);
    while !screen(&app, 80, 24).contains("Where does") {
        GUEST.play_on(&mut app);
    }
    press(&mut app, KeyCode::Down);
    assert_screens("ny-place", &mut app);
}

#[test]
fn six_at_the_table_and_two_with_dirk() {
    let six = "you random random random random random";
    for (name, sitters) in [("ny-six", six), ("ny-two", "you random")] {
        let mut session = GUEST.open(&GUEST.plan(sitters, Lang::En));
        let mut app = App::new(&mut session, COLOURS);
        for _ in 0..20 {
            GUEST.play_on(&mut app);
        }
        assert_screens(name, &mut app);
    }
}

#[test]
fn two_people_play_a_whole_game_and_see_the_end() {
    let mut session = GUEST.open(&GUEST.plan("you you", Lang::En));
    let mut app = App::new(&mut session, COLOURS);
    let mut moves = 0;
    while app.asked() != Awaited::Nobody {
        GUEST.play_on(&mut app);
        moves += 1;
        // Any part of any city on any screen, while somebody is about to do anything.
        for (code, control) in [
            (KeyCode::Right, KeyModifiers::NONE),
            (KeyCode::Left, KeyModifiers::SHIFT),
            (KeyCode::Down, KeyModifiers::SHIFT),
            (KeyCode::Tab, KeyModifiers::NONE),
        ] {
            app.key(KeyEvent::new(code, control));
            let (width, height) = [(80, 24), (81, 25), (119, 37), (120, 40)][moves % 4];
            screen(&app, width, height);
        }
        screen(&app, 300, 90);
    }
    assert!(moves > 50, "{moves}");
    assert_screens("ny-end", &mut app);
    assert_eq!(press(&mut app, KeyCode::Char('q')), Some(Left::Over));
}

#[test]
fn a_whole_game_line_by_line_in_both_languages() {
    for (lang, sentences) in [
        (
            Lang::En,
            [
                "exact, so you act again.",
                "Scoring A. Streets: you ",
                "Points by scoring.",
            ],
        ),
        (
            Lang::It,
            [
                "prezzo esatto, agisci ancora.",
                "Calcolo A. Strade: tu ",
                "Punti a ogni calcolo.",
            ],
        ),
    ] {
        let output = GUEST.hear_a_game(&GUEST.plan("you random random", lang), "");
        for sentence in sentences {
            assert!(output.contains(sentence), "{sentence}");
        }
    }
}

/// rules: NY-56
#[test]
fn hands_of_others_are_seen_only_where_the_table_agreed_to_show_them() {
    for (options, is_open) in [("hands=remembered", false), ("hands=open", true)] {
        let mut plan = GUEST.plan("you you you", Lang::En);
        plan.options = options.to_owned();
        let mut session = GUEST.open(&plan);
        let mut app = App::new(&mut session, COLOURS);
        for _ in 0..12 {
            GUEST.play_on(&mut app);
        }
        let Awaited::Person(seat) = app.asked() else {
            panic!("the game is young");
        };
        press(&mut app, KeyCode::Enter);
        let table = view(app.client(), seat).table;
        let own = table.hands[seat].worth();
        assert!(screen(&app, 80, 24).contains(&format!("Hand {own}\n")));
        press(&mut app, KeyCode::Tab);
        for (width, height) in SIZES {
            let text = screen(&app, width, height);
            assert_eq!(text.contains("Hand "), is_open, "{text}");
            let hides = text.contains(" cards");
            assert_eq!(hides, !is_open, "{text}");
        }
        let (output, _) = GUEST.run(&plan, "\nboard\nquit\n");
        assert_eq!(output.contains("’s money: "), is_open, "{output}");
    }
}

#[test]
fn bad_input_is_answered_and_nothing_happens() {
    for lang in Lang::ALL {
        for (input, rule) in [
            ("buy blue b9 b9 b9", "NY-14"),
            ("take b9 g9 y9 r9", "NY-13"),
            ("place park-01 at 0,0", "NY-17"),
            ("reserve park-01", "NY-17"),
            ("dirk park-01", "NY-17"),
            ("add park-01 at 1,0", "NY-18"),
            ("swap start for park-01", "NY-19"),
            ("remove start", "NY-19"),
            ("remove park-01", "NY-18"),
            ("pass", "NY-21"),
        ] {
            let mut plan = GUEST.plan("you random", lang);
            plan.seed = tabletop::Seed::number(3);
            let (output, _) = GUEST.run(&plan, &format!("{input}\n"));
            assert!(output.contains(&format!("[{rule}]")), "{input}: {output}");
        }
        let long = "x".repeat(5000);
        for input in [
            "0",
            "-1",
            "place park-1 at 0,0",
            "buy {}",
            "日本語",
            "🗽",
            &long,
            "add {}",
        ] {
            let mut session = GUEST.open(&GUEST.plan("you random", lang));
            let before = session.table().ply();
            let mut output = Vec::new();
            let mut lines = Cursor::new(format!("{input}\n"));
            plain::run(&mut session, &mut lines, &mut output).expect("memory");
            assert_eq!(session.table().ply(), before, "{input}");
        }
    }
}

/// A session in which seat A has so many choices that no screen holds them.
fn crowded(lang: Lang) -> Client<NewYork> {
    let mut session = GUEST.open(&GUEST.plan("you you", lang));
    loop {
        let Awaited::Person(seat) = session.asked() else {
            panic!("no list was ever long");
        };
        let legal = session.table().legal(seat);
        if seat == Seat::A && legal.len() > 60 && legal[0].starts_with("take") {
            return session;
        }
        // A city to build at and a full reserve make long lists.
        let has_city = view(&session, seat).table.cities.of(seat).tiles().len() > 4;
        let reserve = legal.iter().find(|action| action.starts_with("reserve"));
        let reserve = reserve.filter(|_| has_city).cloned();
        let wish = reserve.unwrap_or_else(|| GUEST.wish(&session, seat));
        session.play(seat, &wish).expect("what is listed is legal");
    }
}

#[test]
fn long_lists_are_told_by_groups_and_walked_by_groups() {
    let mut session = crowded(Lang::En);
    let count = session.table().legal(Seat::A).len();
    let mut app = App::new(&mut session, COLOURS);
    press(&mut app, KeyCode::Enter);
    let text = screen(&app, 80, 24);
    assert!(text.contains(&format!("1 of {count} ›")), "{text}");
    let mut groups = 0;
    loop {
        press(&mut app, KeyCode::Right);
        let text = screen(&app, 80, 24);
        if text.contains(&format!("1 of {count} ›")) && text.contains("▸  1  ") {
            break;
        }
        groups += 1;
    }
    assert!(groups > 3, "{groups}");
    type_in(&mut app, "swap");
    let text = screen(&app, 120, 40);
    assert!(text.contains("▸ ") && text.contains("Swap "), "{text}");
    assert!(!text.contains("Take red"), "{text}");
    press_control(&mut app, 'l');
    screen(&app, 80, 24);

    let mut output = Vec::new();
    let mut lines = Cursor::new("\nswap\n99999\nquit\n".to_owned());
    let mut session = crowded(Lang::En);
    plain::run(&mut session, &mut lines, &mut output).expect("memory");
    let output = String::from_utf8(output).expect("text");
    assert!(output.contains("Take money: "), "{output}");
    assert!(
        output.contains("Type a number, or some of the words of a group"),
        "{output}"
    );
}

#[test]
fn without_colours_no_cell_has_one() {
    let mut session = GUEST.open(&GUEST.plan("you random", Lang::En));
    let mut app = App::new(&mut session, Palette { has_colours: false });
    for _ in 0..15 {
        GUEST.play_on(&mut app);
    }
    let mut terminal = Terminal::new(TestBackend::new(120, 40)).expect("memory");
    terminal.draw(|frame| app.draw(frame)).expect("memory");
    let cells = terminal.backend().buffer().content();
    let is_plain =
        |cell: &ratatui::buffer::Cell| cell.fg == Color::Reset && cell.bg == Color::Reset;
    assert!(cells.iter().all(is_plain));
}

#[test]
fn an_onlooker_sees_the_city_of_whoever_acts() {
    let session = GUEST.open(&GUEST.plan("random random", Lang::En));
    let record = session.table().record();
    let ply = session.table().ply();
    let shown = terminal::show(&record, ply, Viewer::Spectator, Lang::It);
    let board = shown.expect("the game has a face").board;
    assert!(board[0].contains("Città di"), "{board:#?}");
}

/// rules: NY-31
#[test]
fn the_last_scoring_shows_what_all_three_places_are_worth() {
    for lang in Lang::ALL {
        let mut plan = GUEST.plan("you random random", lang);
        plan.seed = tabletop::Seed::number(5);
        let mut session = GUEST.open(&plan);
        let mut app = App::new(&mut session, COLOURS);
        while view(app.client(), Seat::A).table.scorings < 2 {
            GUEST.play_on(&mut app);
        }
        for (width, height) in SIZES {
            let text = screen(&app, width, height);
            let lines = || text.lines();
            let is_in_one = lines().any(|line| line.contains("16/8/1 17/9/2"));
            let third = [Lang::En, Lang::It].iter().zip(["3rd", "3º"]);
            let third = third.filter(|(it, _)| **it == lang);
            let is_below = third
                .map(|(_, word)| word)
                .any(|word| lines().any(|line| line.contains(&format!("{word} "))));
            assert!(is_in_one || is_below, "{text}");
        }
    }
}

/// The length of the street stands beside the name of the city, however long that is.
#[test]
fn a_long_name_does_not_hide_the_street() {
    for lang in Lang::ALL {
        let mut plan = GUEST.plan("you random", lang);
        plan.seed = tabletop::Seed::number(5);
        let mut session = GUEST.open(&plan);
        let mut app = App::new(&mut session, COLOURS);
        press(&mut app, KeyCode::Tab);
        let text = screen(&app, 80, 24);
        let word = if lang == Lang::En {
            "street 0"
        } else {
            "strada 0"
        };
        assert!(text.contains(&format!("══ {word}")), "{text}");
    }
}
