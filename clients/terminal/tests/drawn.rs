//! The drawn look: screens as text, and what keys do.

mod common;

use common::{
    AtTable, COLOURS, SIZES, assert_screens, plan, press, press_control, screen, session, type_in,
};
use crossterm::event::KeyCode;
use games::NewYorkNewYork;
use games::new_york_new_york::{components::CardSet, view::View};
use prose::{Lang, Named};
use tabletop::Viewer;
use terminal::{Awaited, Client, Left, Palette, drawn::App};

/// Plays `count` moves of the person at the keys, always the first choice.
fn play_first(app: &mut App<'_, NewYorkNewYork>, count: usize) {
    for _ in 0..count {
        press(app, KeyCode::Enter);
        app.settle();
    }
}

/// The last action taken at the table, in notation.
fn last_action(app: &App<'_, NewYorkNewYork>) -> String {
    let mut plies = app.client().table().record().plies;
    plies.pop().expect("an action was taken").action
}

#[test]
fn the_table_in_the_middle_of_a_round() {
    let mut session = session("you random random", Lang::En);
    session.settle();
    let mut app = App::new(&mut session, COLOURS);
    play_first(&mut app, 14);
    assert_screens("turn", &mut app);
    play_first(&mut app, 1);
    assert_screens("take", &mut app);
}

#[test]
fn four_at_the_table_and_two() {
    for (name, sitters) in [("four", "random you random random"), ("two", "you random")] {
        let mut session = session(sitters, Lang::En);
        session.settle();
        let mut app = App::new(&mut session, COLOURS);
        play_first(&mut app, 8);
        assert_screens(name, &mut app);
    }
}

#[test]
fn the_rules_of_the_decision_and_a_search() {
    let mut session = session("you random", Lang::En);
    session.settle();
    let mut app = App::new(&mut session, COLOURS);
    type_in(&mut app, "?");
    assert_screens("rules", &mut app);
    type_in(&mut app, "12");
    assert_screens("rules-search", &mut app);
    press(&mut app, KeyCode::Esc);
    press(&mut app, KeyCode::Esc);
    assert!(screen(&app, 80, 24).contains("Your hand"));
}

#[test]
fn the_end_says_who_won_and_offers_another_game() {
    let mut session = session("you random", Lang::En);
    session.settle();
    let mut app = App::new(&mut session, COLOURS);
    while app.asked() != Awaited::Nobody {
        play_first(&mut app, 1);
    }
    assert_screens("end", &mut app);
    assert_eq!(press(&mut app, KeyCode::Char('r')), None);
    assert_ne!(app.asked(), Awaited::Nobody);
    let people = app.client().people();
    assert_eq!(people[0].to_string(), "B");
    app.settle();
    while app.asked() != Awaited::Nobody {
        play_first(&mut app, 1);
    }
    assert_eq!(press(&mut app, KeyCode::Char('q')), Some(Left::Over));
}

#[test]
fn typing_filters_and_enter_chooses_what_is_left() {
    let mut session = session("you random", Lang::En);
    session.settle();
    let mut app = App::new(&mut session, COLOURS);
    type_in(&mut app, "pas");
    let text = screen(&app, 80, 24);
    assert!(
        text.contains("Pass: no more turns") && !text.contains("Play "),
        "{text}"
    );
    press(&mut app, KeyCode::Enter);
    assert_eq!(last_action(&app), "pass");
}

#[test]
fn arrows_pick_and_numbers_point() {
    let mut session = session("you random", Lang::En);
    session.settle();
    let second = session.table().legal(session.people()[0])[1].clone();
    let third = session.table().legal(session.people()[0])[2].clone();
    let mut app = App::new(&mut session, COLOURS);
    press(&mut app, KeyCode::Down);
    assert!(screen(&app, 80, 24).contains("▸  2"));
    press(&mut app, KeyCode::Up);
    press(&mut app, KeyCode::Up);
    assert!(screen(&app, 80, 24).contains("▸  7"));
    type_in(&mut app, "3");
    assert!(screen(&app, 80, 24).contains("▸  3"));
    press(&mut app, KeyCode::Up);
    press(&mut app, KeyCode::Enter);
    let played = last_action(&app);
    assert_eq!(played, second);
    assert_ne!(played, third);
}

#[test]
fn a_refusal_names_its_rule_and_the_rules_open_there() {
    let mut session = session("you random", Lang::En);
    session.settle();
    let mut app = App::new(&mut session, COLOURS);
    let legal = app.client().table().legal(app.client().people()[0]);
    let card = (1..=12)
        .map(|n| format!("play a{n}"))
        .find(|play| !legal.contains(play));
    type_in(&mut app, &card.unwrap());
    press(&mut app, KeyCode::Enter);
    let text = screen(&app, 80, 24);
    assert!(
        text.contains("You do not hold Amber") && text.contains("NN-011"),
        "{text}"
    );
    type_in(&mut app, "?");
    let text = screen(&app, 80, 24);
    let first = text.lines().find(|line| line.contains("NN-")).unwrap();
    assert!(first.contains("NN-011"), "{text}");
}

#[test]
fn leaving_is_asked_twice_and_can_be_thought_better_of() {
    let mut session = session("you random", Lang::It);
    session.settle();
    let mut app = App::new(&mut session, COLOURS);
    assert_eq!(press_control(&mut app, 'c'), None);
    assert!(screen(&app, 80, 24).contains("Vuoi uscire?"));
    assert_eq!(press(&mut app, KeyCode::Char('n')), None);
    assert!(!screen(&app, 80, 24).contains("Vuoi uscire?"));
    assert_eq!(press(&mut app, KeyCode::F(10)), None);
    assert_eq!(press(&mut app, KeyCode::Char('s')), Some(Left::Unfinished));
}

#[test]
fn a_window_too_small_says_so_and_none_is_too_odd() {
    let mut session = session("you random random random", Lang::En);
    session.settle();
    let mut app = App::new(&mut session, COLOURS);
    assert!(screen(&app, 60, 20).contains("80 × 24"));
    for (width, height) in [
        (1, 1),
        (3, 80),
        (300, 2),
        (79, 24),
        (80, 25),
        (109, 33),
        (400, 120),
    ] {
        screen(&app, width, height);
    }
    type_in(&mut app, "?");
    screen(&app, 80, 24);
    screen(&app, 5, 5);
}

#[test]
fn odd_keys_and_odd_letters_do_no_harm() {
    let mut session = session("you random", Lang::En);
    session.settle();
    let mut app = App::new(&mut session, COLOURS);
    let before = app.client().table().ply();
    for text in [
        "日本語",
        "🗽🗽🗽",
        "99999999999999999999",
        "à la carte ’’",
        "\u{0}\u{7f}",
        "   ",
    ] {
        type_in(&mut app, text);
        screen(&app, 80, 24);
        if !text.trim().is_empty() && !text.contains(char::is_control) {
            press(&mut app, KeyCode::Enter);
            let text = screen(&app, 80, 24);
            assert!(text.contains("Type a number from 1 to 7"), "{text}");
        }
        press(&mut app, KeyCode::Esc);
    }
    type_in(&mut app, &"x".repeat(500));
    screen(&app, 80, 24);
    for code in [
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Tab,
        KeyCode::Home,
        KeyCode::F(7),
    ] {
        press(&mut app, code);
        screen(&app, 80, 24);
    }
    assert_eq!(app.client().table().ply(), before);
}

#[test]
fn without_colours_no_cell_has_one() {
    use ratatui::{Terminal, backend::TestBackend, style::Color};
    let mut session = session("you random random", Lang::En);
    session.settle();
    let mut app = App::new(&mut session, Palette { has_colours: false });
    play_first(&mut app, 10);
    let mut terminal = Terminal::new(TestBackend::new(120, 40)).unwrap();
    terminal.draw(|frame| app.draw(frame)).unwrap();
    let cells = terminal.backend().buffer().content();
    assert!(
        cells
            .iter()
            .all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset)
    );
}

/// The cards that nobody but their holders knows: each seat's dealt cards still in hand.
fn secrets(session: &Client<NewYorkNewYork>, viewer: Viewer) -> CardSet {
    let mut all = CardSet::EMPTY;
    let seats = session.table().seats();
    for seat in seats.iter().filter(|seat| !viewer.is(*seat)) {
        let view = session.table().view(seat.into()).read();
        let view: View = view.expect("the view of this game");
        all = all.or(view.hand.without(view.shown[seat]));
    }
    all
}

/// rules: NN-007
#[test]
fn hands_stay_hidden_behind_the_curtain() {
    let mut plan = plan("you you you", Lang::En);
    // The log of an earlier round may name cards that somebody holds again.
    plan.options = "rounds=1".to_owned();
    let mut session = Client::<NewYorkNewYork>::open(&plan).unwrap();
    let mut app = App::new(&mut session, COLOURS);
    let mut seen = 0;
    while let Awaited::Person(seat) = app.asked() {
        for (width, height) in SIZES {
            let curtain = screen(&app, width, height);
            assert!(
                curtain.contains(&format!("Hand over to Player {seat}")),
                "{curtain}"
            );
            assert_no_secret(&curtain, &app, Viewer::Spectator);
        }
        press(&mut app, KeyCode::Enter);
        while app.asked() == Awaited::Person(seat) {
            for (width, height) in SIZES {
                assert_no_secret(&screen(&app, width, height), &app, seat.into());
            }
            seen += 1;
            press(&mut app, KeyCode::Enter);
        }
    }
    assert!(seen > 50);
    let end = screen(&app, 120, 40);
    assert!(end.contains("win"), "{end}");
    assert_no_secret(&end, &app, Viewer::Spectator);
}

fn assert_no_secret(text: &str, app: &App<'_, NewYorkNewYork>, viewer: Viewer) {
    for card in secrets(app.client(), viewer) {
        let letter = card.colour().letter().to_ascii_uppercase();
        let signs =
            ['●', '◆', '▲', '■', '⬡'].map(|shape| format!("{letter}{shape}{}", card.number()));
        let name = card.name(app.client().lang());
        for needle in signs.into_iter().chain([name]) {
            // `A●1` is also the beginning of `A●11`.
            let is_there = text.match_indices(&needle).any(|(at, _)| {
                !text[at + needle.len()..].starts_with(|next: char| next.is_ascii_digit())
            });
            assert!(!is_there, "{needle} is in\n{text}");
        }
    }
}

#[test]
fn what_told_nobody_anything_can_be_taken_back() {
    let mut session = Client::<NewYorkNewYork>::open(&plan("you random", Lang::En)).unwrap();
    session.settle();
    let mut app = App::new(&mut session, COLOURS);
    // A dealt card tells the table something; one taken from the row does not.
    press_control(&mut app, 'u');
    assert!(screen(&app, 80, 24).contains("cannot be taken back"));
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Enter);
    app.settle();
    let before = app.client().table().ply();
    let known: View = {
        let seat = app.client().people()[0];
        app.client().table().view(seat.into()).read().unwrap()
    };
    let Viewer::Seat(seat) = known.viewer else {
        panic!("a seat looked");
    };
    let card = known.shown[seat].first().unwrap();
    type_in(&mut app, &format!("play {card}"));
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.client().table().ply(), before + 1);
    press(&mut app, KeyCode::F(3));
    assert!(screen(&app, 80, 24).contains("Taken back."));
    assert_eq!(app.client().table().ply(), before);
}

/// The lines of the log on a screen.
fn log(app: &App<'_, NewYorkNewYork>) -> Vec<String> {
    let text = screen(app, 80, 24);
    let lines = text.lines().skip(10).take(5);
    lines.map(|line| line.chars().skip(37).collect()).collect()
}

#[test]
fn a_page_of_the_log_is_as_long_as_what_is_seen_of_it() {
    let mut session = session("you random", Lang::En);
    session.settle();
    let mut app = App::new(&mut session, COLOURS);
    play_first(&mut app, 20);
    let now = log(&app);
    press(&mut app, KeyCode::PageUp);
    let before = log(&app);
    assert_eq!(before.last(), now.first(), "{before:?} {now:?}");
    for _ in 0..100 {
        press(&mut app, KeyCode::PageUp);
    }
    let first = log(&app);
    press(&mut app, KeyCode::PageUp);
    assert_eq!(log(&app), first);
    press(&mut app, KeyCode::PageDown);
    assert_ne!(
        log(&app),
        first,
        "one page back leads away from the beginning"
    );
    for _ in 0..100 {
        press(&mut app, KeyCode::PageDown);
    }
    assert_eq!(log(&app), now);
}
