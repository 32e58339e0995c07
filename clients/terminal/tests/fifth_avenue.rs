//! Fifth Avenue in both looks: screens as text, whole games, refusals.

mod common;

use std::marker::PhantomData;

use common::{AtTable, COLOURS, Guest, assert_screens, press, screen, view};
use crossterm::event::KeyCode;
use games::FifthAvenue;
use games::fifth_avenue::flow::Step;
use prose::Lang;
use ratatui::{Terminal, backend::TestBackend, style::Color};
use tabletop::{Seat, Viewer};
use terminal::{Awaited, Left, Palette, drawn::App};

const GUEST: Guest<FifthAvenue> = Guest {
    game: PhantomData,
    wish: |legal| {
        // Somebody who bids a card, builds all he can and places shops.
        let first = |verb: &str| legal.iter().find(|action| action.starts_with(verb));
        let wish = first("stand").or(first("lay")).or(first("shop"));
        let builds = legal.iter().rfind(|action| action.starts_with("build"));
        let moves = legal.iter().rfind(|action| action.starts_with("move"));
        wish.or(builds).or(moves).unwrap_or(&legal[0])
    },
};

#[test]
fn the_table_at_the_opening_in_a_turn_and_in_an_auction() {
    let mut session = GUEST.open(&GUEST.plan("you random random random", Lang::En));
    let mut app = App::new(&mut session, COLOURS);
    assert_screens("fa-opening", &mut app);
    let asks = |app: &App<'_, FifthAvenue>, is: fn(&Step) -> bool| {
        view(app.client(), Seat::A).agenda.now().is_some_and(is)
    };
    while !asks(&app, |step| matches!(step, Step::Turn(Seat::A))) {
        GUEST.play_on(&mut app);
    }
    assert_screens("fa-turn", &mut app);
    while !asks(&app, |step| matches!(step, Step::Bid(Seat::A))) {
        GUEST.play_on(&mut app);
    }
    assert_screens("fa-auction", &mut app);
}

#[test]
fn two_at_the_table_with_asso_on_the_six_lot_side() {
    let mut plan = GUEST.plan("you random", Lang::En);
    plan.options = "side=six".to_owned();
    let mut session = GUEST.open(&plan);
    let mut app = App::new(&mut session, COLOURS);
    for _ in 0..25 {
        GUEST.play_on(&mut app);
    }
    assert_screens("fa-two", &mut app);
}

#[test]
fn two_people_play_a_whole_game_and_see_the_end() {
    let mut session = GUEST.open(&GUEST.plan("you you", Lang::En));
    let mut app = App::new(&mut session, COLOURS);
    let mut moves: usize = 0;
    while app.asked() != Awaited::Nobody {
        GUEST.play_on(&mut app);
        moves += 1;
        let (width, height) = [(80, 24), (81, 25), (119, 37), (120, 40)][moves % 4];
        screen(&app, width, height);
    }
    assert!(moves > 50, "{moves}");
    assert_screens("fa-end", &mut app);
    assert_eq!(press(&mut app, KeyCode::Char('q')), Some(Left::Over));
}

#[test]
fn a_whole_game_line_by_line_in_both_languages() {
    for (lang, sentences) in [
        (
            Lang::En,
            [
                "is auctioned",
                "Special scoring",
                "The game ends",
                "Central Park: ",
            ],
        ),
        (
            Lang::It,
            [
                "Asta d",
                "Calcolo speciale",
                "la partita finisce",
                "Central Park: ",
            ],
        ),
    ] {
        let output = GUEST.hear_a_game(&GUEST.plan("you random random", lang), "board\n");
        let output = output.to_lowercase();
        for sentence in sentences {
            assert!(output.contains(&sentence.to_lowercase()), "{sentence}");
        }
    }
}

#[test]
fn bad_input_is_answered_with_its_rule() {
    for lang in Lang::ALL {
        for (input, rule) in [
            ("at 34w sixth", "FA-Q32"),
            ("towers", "FA-016"),
            ("lay o4", "FA-016"),
            ("move white park", "FA-016"),
        ] {
            let mut plan = GUEST.plan("you random", lang);
            plan.options = "first=A".to_owned();
            let (output, _) = GUEST.run(&plan, &format!("{input}\n"));
            assert!(output.contains(&format!("[{rule}]")), "{input}: {output}");
        }
        let (output, _) = GUEST.run(
            &GUEST.plan("you random", lang),
            "at 34w\nlay k9\nboard\nquit\n",
        );
        assert!(!output.is_empty());
    }
}

#[test]
fn without_colours_no_cell_has_one() {
    let mut session = GUEST.open(&GUEST.plan("you random random", Lang::En));
    let mut app = App::new(&mut session, Palette { has_colours: false });
    for _ in 0..30 {
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
fn an_onlooker_sees_midtown() {
    let session = GUEST.open(&GUEST.plan("random random", Lang::En));
    let record = session.table().record();
    let ply = session.table().ply();
    let shown = terminal::show(&record, ply, Viewer::Spectator, Lang::It);
    let board = shown.expect("the game has a face").board;
    assert!(board.iter().any(|line| line.contains("TS")), "{board:#?}");
}
