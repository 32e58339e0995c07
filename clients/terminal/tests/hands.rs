//! What others were seen to take is shown in both looks where the table agreed to, and else left to
//! memory. New York's hands are in its own tests.

mod common;

use std::marker::PhantomData;

use common::{AtTable, COLOURS, Guest, screen, view};
use games::{FifthAvenue, NewYorkNewYork, TheCity, fifth_avenue};
use prose::Lang;
use tabletop::{Seat, Seed, Viewer};
use terminal::{Awaited, Client, PlayPlan, drawn::App, face::Face};

const OPTIONS: [(&str, bool); 2] = [("hands=remembered", false), ("hands=open", true)];

fn plan<G: Face>(guest: &Guest<G>, options: &str) -> PlayPlan {
    let mut plan = guest.plan("you random random", Lang::En);
    options.clone_into(&mut plan.options);
    plan
}

/// What the plain look says in some moves of a person, `board` after the last of them.
fn heard<G: Face>(guest: &Guest<G>, plan: &PlayPlan, moves: usize) -> String {
    let mut session = guest.open(plan);
    let mut typed = String::new();
    for _ in 0..moves {
        let wish = guest.wish(&session, Seat::A);
        session
            .play(Seat::A, &wish)
            .expect("what is listed is legal");
        session.settle();
        typed += &wish;
        typed.push('\n');
    }
    guest.run(plan, &format!("{typed}board\nquit\n")).0
}

/// The drawn look on a large screen after some moves of a person, without the log.
fn seen<G: Face>(guest: &Guest<G>, plan: &PlayPlan, moves: usize) -> (String, Client<G>) {
    let mut session = guest.open(plan);
    let text = {
        let mut app = App::new(&mut session, COLOURS);
        for _ in 0..moves {
            guest.play_on(&mut app);
        }
        screen(&app, 120, 40)
    };
    (text, session)
}

/// rules: NN-Q19
#[test]
fn new_york_new_york_shows_what_was_taken_only_where_the_table_agreed() {
    const GUEST: Guest<NewYorkNewYork> = Guest {
        game: PhantomData,
        wish: |legal| &legal[0],
    };
    for (options, is_open) in OPTIONS {
        let plan = plan(&GUEST, options);
        let (text, session) = seen(&GUEST, &plan, 8);
        let known = view::<NewYorkNewYork>(&session, Seat::A).shown;
        let known = !(known[Seat::B].is_empty() && known[Seat::C].is_empty());
        assert!(known, "somebody has taken a card and holds it");
        assert_eq!(text.contains("Seen taken: "), is_open, "{text}");
        let output = heard(&GUEST, &plan, 8);
        assert!(output.contains("Bot B is in, with "), "{output}");
        assert_eq!(output.contains(", among them "), is_open, "{output}");
    }
}

/// rules: FA-Q39
#[test]
fn fifth_avenue_shows_what_is_known_of_hands_only_where_the_table_agreed() {
    const GUEST: Guest<FifthAvenue> = Guest {
        game: PhantomData,
        wish: |legal| &legal[0],
    };
    const TURN: usize = 5;
    for (options, is_open) in OPTIONS {
        let plan = plan(&GUEST, options);
        // After the first turn of all, when an action is to be chosen.
        let (text, session) = seen(&GUEST, &plan, TURN);
        let board = view::<FifthAvenue>(&session, Seat::A).board;
        let known = !(board.shown[Seat::B].is_empty() && board.shown[Seat::C].is_empty());
        assert!(known, "somebody has taken a card and holds it");
        assert!(text.contains("choose an action"), "{text}");
        assert_eq!(is_value_drawn(&text), is_open, "{text}");
        let output = heard(&GUEST, &plan, TURN);
        assert!(output.contains("Bot B has "), "{output}");
        assert_eq!(output.contains(", among them "), is_open, "{output}");
        let watched = session.table().view(Viewer::Spectator);
        let watched: fifth_avenue::view::View = watched.read().expect("the view of this game");
        assert_eq!(
            watched.board.shown, board.shown,
            "programs are told in both cases"
        );
    }
}

/// rules: TC-32
#[test]
fn the_city_shows_cards_that_came_back_only_where_the_table_agreed() {
    const GUEST: Guest<TheCity> = Guest {
        game: PhantomData,
        wish: |legal| &legal[0],
    };
    for (options, is_open) in OPTIONS {
        let (plan, moves) = came_back(&GUEST, options);
        let (text, session) = seen(&GUEST, &plan, moves);
        let known = view::<TheCity>(&session, Seat::A).shown;
        assert!(!known[Seat::B].is_empty(), "B turned up too much");
        assert!(text.contains("Your city"), "{text}");
        let output = heard(&GUEST, &plan, moves);
        let is_told = output.contains(" in the hand of Bot B.");
        assert_eq!(is_told, is_open, "{output}");
    }
}

/// A plan, and after how many moves of the person something is known of the hand of B: B turned up
/// what could not be built. It does not happen in every play.
fn came_back(guest: &Guest<TheCity>, options: &str) -> (PlayPlan, usize) {
    for seed in 0..50 {
        let mut plan = plan(guest, options);
        plan.seed = Seed::number(seed);
        let mut session = guest.open(&plan);
        let mut moves = 0;
        while let Awaited::Person(seat) = session.asked() {
            if !view::<TheCity>(&session, Seat::A).shown[Seat::B].is_empty() {
                return (plan, moves);
            }
            let wish = guest.wish(&session, seat);
            session.play(seat, &wish).expect("what is listed is legal");
            session.settle();
            moves += 1;
        }
    }
    panic!("in fifty plays nothing came back to B");
}

/// Whether a suit of a hand has values behind its number: `o×2 (4, 6)`.
fn is_value_drawn(text: &str) -> bool {
    text.split('×').skip(1).any(|rest| {
        let rest = rest.trim_start_matches(|letter: char| letter.is_ascii_digit());
        rest.starts_with(" (")
    })
}
