//! The plain look: whole games line by line.

mod common;

use std::{env, fs, io::Cursor};

use common::{AtTable, plan, session};
use games::NewYorkNewYork;
use games::new_york_new_york::view::View;
use prose::{Lang, Named};
use tabletop::Seat;
use terminal::{
    Awaited, Client, Left, Look, Palette, PlayPlan, TerminalError, choices::Reading, plain,
};

/// Plays with these lines as input; gives what was written and how it was left.
fn run(session: &mut Client<NewYorkNewYork>, input: &str) -> (String, Left) {
    let mut output = Vec::new();
    let left = plain::run(session, &mut Cursor::new(input.to_owned()), &mut output);
    let left = left.expect("memory");
    (String::from_utf8(output).expect("text"), left)
}

#[test]
fn a_whole_game_by_first_choices_in_both_languages() {
    let ends = [
        (Lang::En, "points", "Points by round."),
        (Lang::It, "punti", "Punti per round."),
    ];
    for (lang, points, sheet) in ends {
        let mut session = session("you random random", lang);
        let (output, left) = run(&mut session, &"1\n".repeat(400));
        assert_eq!(left, Left::Over);
        assert!(
            output.contains(points) && output.contains(sheet),
            "{output}"
        );
        assert!(session.table().outcome().is_some());
        assert!(!output.contains('\u{1b}'), "no escapes in plain text");
    }
}

#[test]
fn the_end_of_the_input_leaves_politely() {
    let mut session = session("you random", Lang::En);
    let (output, left) = run(&mut session, "1\n");
    assert_eq!(left, Left::Unfinished);
    assert!(output.ends_with("The game was not kept.\n"), "{output}");
    let (_, left) = run(&mut session, "");
    assert_eq!(left, Left::Unfinished);
}

#[test]
fn bad_input_is_answered_with_what_is_expected() {
    for (lang, expected) in [
        (Lang::En, "Type a number from 1 to 7"),
        (Lang::It, "Scrivi un numero da 1 a 7"),
    ] {
        let long = "x".repeat(5000);
        let odd = [
            "99999999999999999999999",
            "0",
            "-1",
            "8",
            "frobnicate",
            "日本語",
            "🗽",
            "play",
            "play z9",
            "play a07",
            "’’’",
            "z\tq",
            "take",
            &long,
            "è à ù",
            "{}",
            "%s",
            "\u{7f}",
        ];
        for input in odd {
            let mut session = session("you random", lang);
            session.settle();
            let before = session.table().ply();
            let (output, _) = run(&mut session, &format!("{input}\n"));
            let is_list = output.matches("1. ").count() > 1;
            assert!(output.contains(expected) || is_list, "{input}: {output}");
            assert_eq!(session.table().ply(), before, "{input}");
        }
    }
}

#[test]
fn bytes_that_are_no_text_and_floods_of_nothing_do_no_harm() {
    let mut session = session("you random", Lang::En);
    let mut input = vec![0xff, 0xfe, b'\n', 0xc3, b'\n'];
    input.extend(std::iter::repeat_n(b'\n', 20_000));
    let mut output = Vec::new();
    let left = plain::run(&mut session, &mut Cursor::new(input), &mut output).unwrap();
    assert_eq!(left, Left::Unfinished);
}

#[test]
fn an_illegal_move_is_refused_with_its_rule() {
    let mut session = session("you random", Lang::It);
    let (output, _) = run(&mut session, "take a1\n? nn-010\nquit\n");
    assert!(
        output.contains("Prima si gioca una carta, poi se ne prende una. [NN-010]"),
        "{output}"
    );
    assert!(
        output.contains("NN-010. Un turno ha tre momenti"),
        "{output}"
    );
}

#[test]
fn commands_work_in_either_language_and_switch_it() {
    let mut session = session("you random random", Lang::En);
    let input = "help\nboard\nscores\nlog\nlist\n?\n? seam\n? twelve\nlang xx\nlang it\n\
                 tavolo\npunti\nannulla\nregole veduta\naiuto\nlingua en\nBOARD\nquit\n";
    let (output, left) = run(&mut session, input);
    assert_eq!(left, Left::Unfinished);
    for sentence in [
        "Colours: you Amber",
        "If the round ended now.",
        "No rule has the words “seam”.",
        "Languages: en (English), it (italiano).",
        "Ora si parla italiano.",
        "Colori: tu Ambra",
        "Se il round finisse ora.",
        "Non si può annullare",
        "We speak English now.",
    ] {
        assert!(output.contains(sentence), "{sentence}: {output}");
    }
}

#[test]
fn words_narrow_the_choices_down() {
    let mut session = session("you random", Lang::En);
    let (output, _) = run(&mut session, "play\npass\nquit\n");
    assert!(
        output.contains("You pass: the round is over for you."),
        "{output}"
    );
}

#[test]
fn another_game_has_everybody_one_seat_further() {
    let mut session = session("you random", Lang::En);
    let rounds = "pass\n".repeat(2);
    let (_, left) = run(&mut session, &format!("{rounds}again\nquit\n"));
    assert_eq!(left, Left::Unfinished);
    assert_eq!(session.people()[0].to_string(), "B");
}

/// rules: NN-007
#[test]
fn between_people_there_is_a_curtain() {
    let mut session = session("you:East you:West", Lang::It);
    // Enter lifts the curtain, then a card is played and one taken.
    let (output, _) = run(&mut session, &"\n1\n1\nboard\n".repeat(6));
    let pages: Vec<_> = output.split("Ora è il turno di ").collect();
    assert!(pages.len() > 5, "{output}");
    for page in &pages[1..] {
        let (reader, other) = if page.starts_with("East") {
            ("East", Seat::B)
        } else {
            ("West", Seat::A)
        };
        assert!(!page.contains(&format!("{reader} gioca")), "{page}");
        // What the other was dealt and still holds has never been seen by the reader.
        let view: View = session.table().view(other.into()).read().unwrap();
        let secrets = view.hand.without(view.shown[other]);
        assert!(!secrets.is_empty());
        for card in secrets {
            let name = card.name(Lang::It);
            let is_said = page
                .match_indices(&name)
                .any(|(at, _)| !page[at + name.len()..].starts_with(|c: char| c.is_ascii_digit()));
            assert!(!is_said, "{reader} is told of {name}: {page}");
        }
    }
}

#[test]
fn a_record_is_kept_after_each_move_and_opened_again() {
    let path = env::temp_dir().join(format!("five-boroughs-{}.record", std::process::id()));
    let mut plan = plan("you random", Lang::En);
    plan.record = Some(path.clone());
    plan.resume_with = Some("boroughs play".to_owned());
    let mut session = Client::<NewYorkNewYork>::open(&plan).unwrap();
    let (output, left) = run(&mut session, "1\n1\nquit\n");
    assert_eq!(left, Left::Unfinished);
    let command = format!(
        "boroughs play --resume {} --seats you,random",
        path.display()
    );
    let ending = format!("To go on with it: {command}\n");
    assert!(output.ends_with(&ending), "{output}");
    let mut again = Client::<NewYorkNewYork>::reopen(&plan).unwrap();
    assert_eq!(again.table().digest(), session.table().digest());
    let (output, left) = run(&mut again, &"1\n".repeat(400));
    assert_eq!(left, Left::Over);
    assert!(
        !output.contains("Round 1: "),
        "the past is not told again: {output}"
    );
    assert!(
        output.contains("Colours: you Amber, Bot B Ruby.") && output.contains("Your hand: "),
        "{output}"
    );
    assert!(fs::read_to_string(&path).unwrap().contains("\nend "));

    plan.seating = common::plan("you random random", Lang::En).seating;
    let error = Client::<NewYorkNewYork>::reopen(&plan).unwrap_err();
    assert!(matches!(
        error,
        TerminalError::Seating {
            record: 2,
            seating: 3
        }
    ));
    assert!(error.said(Lang::It).contains("2 giocatori"));
    fs::write(&path, "nonsense").unwrap();
    let error = Client::<NewYorkNewYork>::reopen(&plan).unwrap_err();
    assert!(
        error
            .said(Lang::En)
            .starts_with("The record cannot be opened")
    );
    fs::remove_file(path).unwrap();
}

#[test]
fn a_record_that_cannot_be_written_is_said_and_the_game_goes_on() {
    let mut plan = plan("you random", Lang::En);
    let folder = env::temp_dir().join(format!("five-boroughs-gone-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    plan.record = Some(folder.join("play.game"));
    let mut session = Client::<NewYorkNewYork>::open(&plan).unwrap();
    fs::remove_dir_all(&folder).unwrap();
    let (output, _) = run(&mut session, "1\nquit\n");
    assert!(
        output.contains("The record could not be written"),
        "{output}"
    );
    assert!(output.ends_with("The game was not kept.\n"), "{output}");
}

#[test]
fn errors_before_the_game_are_sentences() {
    let mut wrong = plan("you random", Lang::It);
    wrong.game = "chess".to_owned();
    let said = |plan: &PlayPlan| {
        Client::<NewYorkNewYork>::open(plan)
            .unwrap_err()
            .said(Lang::It)
    };
    let nowhere = terminal::play(&wrong).unwrap_err().said(Lang::It);
    assert_eq!(nowhere, "Non c’è nessun gioco chiamato “chess”.");
    let mut wrong = plan("you random", Lang::It);
    wrong.options = "rounds=99".to_owned();
    assert!(said(&wrong).starts_with("L’opzione rounds non può valere “99”."));
    wrong.options = "colour=a".to_owned();
    assert_eq!(said(&wrong), "Il gioco non ha l’opzione “colour”.");
    let alone = plan("you", Lang::It);
    assert_eq!(said(&alone), "Il gioco è per 2–4 giocatori, non per 1.");
}

#[test]
fn the_look_fits_the_terminal() {
    let drawn = |has_colours| Look::Drawn(Palette { has_colours });
    assert_eq!(Look::fit(false, true, Some("xterm"), None), drawn(true));
    assert_eq!(Look::fit(false, true, Some("xterm"), Some("")), drawn(true));
    assert_eq!(
        Look::fit(false, true, Some("xterm"), Some("1")),
        drawn(false)
    );
    assert_eq!(Look::fit(true, true, Some("xterm"), None), Look::Plain);
    assert_eq!(Look::fit(false, false, Some("xterm"), None), Look::Plain);
    assert_eq!(Look::fit(false, true, Some("dumb"), None), Look::Plain);
}

#[test]
fn bots_alone_are_told_to_whoever_looks_on() {
    let mut session = session("random random", Lang::En);
    let (output, left) = run(&mut session, "");
    assert_eq!(left, Left::Over);
    assert!(output.contains("Bot A is dealt 6 cards."), "{output}");
}

#[test]
fn a_number_beyond_the_list_never_plays_a_card() {
    for number in 8..=12 {
        let mut session = session("you random", Lang::En);
        session.settle();
        let before = session.table().ply();
        run(&mut session, &format!("{number}\n"));
        assert_eq!(session.table().ply(), before);
    }
}

#[test]
fn a_game_is_chosen_by_its_number_or_by_its_name() {
    let chosen = |input: &str, lang| {
        let mut output = Vec::new();
        let chosen = terminal::choose_game(lang, &mut Cursor::new(input.to_owned()), &mut output);
        let output = String::from_utf8(output).expect("text");
        (chosen.map(|entry| entry.info.id), output)
    };
    for (input, id) in [
        ("1\n", "new-york-new-york"),
        ("2\n", "new-york"),
        ("3\n", "the-city"),
        ("4\n", "fifth-avenue"),
        ("5\n", "escape-from-new-york"),
        ("NEW YORK\n", "new-york"),
        ("new york new york\n", "new-york-new-york"),
        ("new-york-new\n", "new-york-new-york"),
        ("york\n99\n\n0\n日本語\n2\n", "new-york"),
    ] {
        let (chosen, output) = chosen(input, Lang::En);
        assert_eq!(chosen.unwrap(), id, "{input}");
        assert!(output.contains("2. New York. Dirk Henn, Queen Games. 2 to 6 players."));
    }
    let (nothing, output) = chosen("york\nscacchi\n", Lang::It);
    let error = nothing.unwrap_err();
    assert!(matches!(error, TerminalError::NoGame));
    assert_eq!(error.said(Lang::It), "Non è stato scelto nessun gioco.");
    assert!(
        output.contains("Più giochi hanno “york” nel nome."),
        "{output}"
    );
    assert!(
        output.contains("“scacchi” non è tra questi giochi."),
        "{output}"
    );
}

#[test]
fn a_number_in_a_notation_is_a_whole_number() {
    // Amber 1 is not in this hand, Amber 10, 11 or 12 may be: none of them is laid instead.
    for seed in 0..40 {
        let mut plan = plan("you random", Lang::En);
        plan.seed = tabletop::Seed::number(seed);
        let mut session = Client::<NewYorkNewYork>::open(&plan).unwrap();
        session.settle();
        let Awaited::Person(seat) = session.asked() else {
            panic!("nobody is asked");
        };
        let legal = session.table().legal(seat);
        for notation in ["play a1", "play v1", "play i1"] {
            if !legal.iter().any(|action| action == notation) {
                assert_eq!(session.choices(seat).read(notation), Reading::None);
            }
        }
    }
}

#[test]
fn a_record_that_cannot_be_written_is_told_before_the_first_move() {
    let mut plan = plan("you random", Lang::En);
    plan.record = Some(env::temp_dir().join("no/such/folder/play.game"));
    assert!(matches!(
        Client::<NewYorkNewYork>::open(&plan),
        Err(TerminalError::Io(_))
    ));
}

#[test]
fn input_without_end_of_line_is_given_up() {
    let mut session = Client::<NewYorkNewYork>::open(&plan("you random", Lang::En)).unwrap();
    let (_, left) = run(&mut session, &"0".repeat(3_000_000));
    assert_eq!(left, Left::Unfinished);
}
