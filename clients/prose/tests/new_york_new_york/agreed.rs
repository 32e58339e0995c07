//! What a table agreed on is heard: colours, the bonus, what is left to memory.

use games::new_york_new_york::{
    NewYorkNewYork,
    action::Action,
    components::Colour,
    event::Event,
    scoring::RoundScore,
    setup::{Colours, Options},
};
use prose::{Lang, Voice};
use tabletop::{Dealer, Game, Memory, PerSeat, Seat, Seed, Viewer};

use crate::{audience, card, first, seats, view_of};

/// rules: NN-004, NN-Q20
#[test]
fn a_colour_is_chosen_in_words_before_anything_is_dealt() {
    let options = Options {
        colours: Colours::Choose,
        ..Options::default()
    };
    let mut dealer = Dealer::new(Seed::number(7));
    let mut table = NewYorkNewYork::set_up(&options, seats(3), &mut dealer).unwrap();
    let ruby = Action::Colour(Colour::Ruby);
    table.play(Seat::A, ruby, &mut dealer).unwrap();
    let events = dealer.take_events();
    for (lang, told, asked, label, board) in [
        (
            Lang::En,
            "Bot A plays for Ruby.",
            "Choose your colour.",
            "Play for Indigo",
            "Colours: Bot A Ruby.",
        ),
        (
            Lang::It,
            "Il colore di Bot A è Rubino.",
            "Scegli il tuo colore.",
            "Scegli il colore Indaco",
            "Colori: Bot A Rubino.",
        ),
    ] {
        let audience = audience(lang, Seat::B.into(), 3);
        let view = table.view(Seat::B.into());
        assert_eq!(NewYorkNewYork::event(&events[0], &audience).text, told);
        assert_eq!(NewYorkNewYork::prompt(&view, &audience), asked);
        let action = Action::Colour(Colour::Indigo);
        assert_eq!(
            NewYorkNewYork::action(&action, &view, &audience).text,
            label
        );
        assert_eq!(NewYorkNewYork::situation(&view, &audience)[1..], [board]);
    }
}

/// rules: NN-Q04
#[test]
fn without_the_bonus_nothing_is_said_of_runs() {
    let mut view = view_of(2, "a8 a9");
    view.bonus = false;
    for (lang, columns) in [(Lang::En, "Round, Total"), (Lang::It, "Round, Totale")] {
        let now = NewYorkNewYork::score_now(&view, &audience(lang, Seat::A.into(), 2));
        assert_eq!(now.columns.join(", "), columns);
        assert_eq!(now.rows[0].2, ["17", "17"]);
    }
    let of = |cards, bonus| RoundScore { cards, bonus };
    let said = |scores: [RoundScore; 2]| {
        let scores = PerSeat::from_fn(seats(2), |seat| scores[seat.index()]);
        let event = Event::Scored { round: 1, scores };
        let audience = audience(Lang::En, Seat::A.into(), 2);
        let table = NewYorkNewYork::scored(&event, &audience).expect("a round was scored");
        let told = NewYorkNewYork::event(&event, &audience).text;
        (told, table.columns.join(", "))
    };
    let (told, columns) = said([of(17, 0), of(4, 0)]);
    assert_eq!(told, "Round 1 is over: you 17, Bot B 4.");
    assert_eq!(columns, "Round");
    let (told, columns) = said([of(17, 3), of(4, 0)]);
    let with_runs = "you 20 (cards 17, runs 3), Bot B 4 (cards 4, runs 0)";
    assert_eq!(told, format!("Round 1 is over: {with_runs}."));
    assert_eq!(columns, "Cards, Runs, Round");
}

/// rules: NN-Q19
#[test]
fn what_others_took_is_told_only_where_the_table_agreed_to_show_it() {
    let mut view = view_of(3, "");
    view.hand_sizes[Seat::B] = 6;
    view.shown[Seat::B].insert(card("v9"));
    let mut told = |memory| {
        view.memory = memory;
        NewYorkNewYork::situation(&view, &first(Lang::En)).join("\n")
    };
    assert!(told(Memory::Open).contains("Bot B is in, with 6 cards, among them Verdigris 9."));
    assert!(told(Memory::Remembered).contains("Bot B is in, with 6 cards."));
}

/// rules: NN-026, NN-027
#[test]
fn the_rules_of_a_decision_are_those_of_the_bonus_only_where_there_is_one() {
    let mut dealer = Dealer::new(Seed::number(1));
    let options = Options::default();
    let table = NewYorkNewYork::set_up(&options, seats(2), &mut dealer);
    let mut view = table.expect("two can play").view(Viewer::Spectator);
    for bonus in [true, false] {
        view.bonus = bonus;
        for rule in ["NN-026", "NN-027"] {
            let is_said = NewYorkNewYork::rules_now(&view).contains(&rule);
            assert_eq!(is_said, bonus, "{rule}");
        }
    }
}
