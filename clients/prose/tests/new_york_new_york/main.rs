//! What New York New York says, in random plays and in samples.

mod agreed;

use games::new_york_new_york::{
    NewYorkNewYork,
    action::Action,
    components::{BOX, Card, Colour},
    event::{Dealt, Event},
    legal::Refusal,
    scoring::{self, RoundScore},
    setup::{Colours, Options},
    view::View,
};
use prose::{Audience, Lang, Named, ScoreTable, Voice, new_york_new_york::runs};
use tabletop::{Chance, Dealer, Game, Memory, PerSeat, Seat, SeatCount, Seed, Viewer};

fn seats(count: u8) -> SeatCount {
    SeatCount::new(count).expect("a table has so many seats")
}

fn audience(lang: Lang, viewer: Viewer, count: u8) -> Audience {
    Audience {
        lang,
        viewer,
        names: PerSeat::from_fn(seats(count), |seat| format!("Bot {seat}")),
    }
}

fn first(lang: Lang) -> Audience {
    audience(lang, Seat::A.into(), 3)
}

fn card(text: &str) -> Card {
    text.parse().expect("tests name cards of the box")
}

/// A sentence as it must be: something is there, nothing is broken.
fn assert_fine(text: &str) {
    assert!(!text.is_empty());
    assert!(!text.contains(['{', '}', '$']), "{text}");
    assert!(!text.contains("  "), "{text}");
    assert!(!text.contains(['\u{2068}', '\u{2069}']), "{text}");
    assert_eq!(text, text.trim());
}

fn said(table: &NewYorkNewYork, events: &[Event], viewer: Viewer, lang: Lang) -> Vec<String> {
    let count = table.colours.seats().get();
    let audience = audience(lang, viewer, count);
    let view = table.view(viewer);
    let mut texts = NewYorkNewYork::situation(&view, &audience);
    texts.push(NewYorkNewYork::prompt(&view, &audience));
    texts.push(NewYorkNewYork::headline(&view, lang));
    for table in [
        NewYorkNewYork::score_now(&view, &audience),
        NewYorkNewYork::score_sheet(&view, &audience),
    ] {
        texts.extend(table.spoken());
        texts.push(table.caption);
    }
    texts.extend(
        events.iter().map(|event| {
            NewYorkNewYork::event(&NewYorkNewYork::veil(event, viewer), &audience).text
        }),
    );
    let mut legal = Vec::new();
    if let Viewer::Seat(seat) = viewer {
        table.legal_actions(seat, &mut legal);
        texts.extend(NewYorkNewYork::note(&view, seat, lang));
    }
    let label = |action: &Action| NewYorkNewYork::action(action, &view, &audience).line();
    texts.extend(legal.iter().map(label));
    if let Some(outcome) = table.outcome() {
        texts.push(NewYorkNewYork::ending(&outcome, &audience));
    }
    texts
}

#[test]
fn everything_in_random_plays_can_be_said_to_everyone_in_both_languages() {
    for n in 0..12 {
        let count = 2 + (n % 3) as u8;
        let mut dealer = Dealer::new(Seed::number(n));
        let mut chance = Chance::new(Seed::number(1000 + n));
        let options = Options {
            bonus: n % 4 != 0,
            colours: [Colours::Lots, Colours::Choose][usize::from(n % 2 == 0)],
            hands: [Memory::Remembered, Memory::Open][usize::from(n % 3 == 0)],
            ..Options::default()
        };
        let mut table = NewYorkNewYork::set_up(&options, seats(count), &mut dealer).unwrap();
        loop {
            let events = dealer.take_events();
            for lang in Lang::ALL {
                for viewer in Viewer::all(seats(count)) {
                    for text in said(&table, &events, viewer, lang) {
                        assert_fine(&text);
                    }
                }
            }
            let Some(seat) = table.to_act().first() else {
                break;
            };
            let mut legal = Vec::new();
            table.legal_actions(seat, &mut legal);
            let choice = legal[chance.below(legal.len() as u32) as usize];
            table.play(seat, choice, &mut dealer).unwrap();
        }
    }
}

#[test]
fn every_refusal_can_be_said() {
    let card = card("r3");
    let refusals = [
        (Refusal::Over, "The game is over.", "La partita è finita."),
        (
            Refusal::NotYourTurn,
            "It is not your turn.",
            "Non è il tuo turno.",
        ),
        (
            Refusal::PlayFirst,
            "First play a card, then take one.",
            "Prima si gioca una carta, poi se ne prende una.",
        ),
        (
            Refusal::TakeNow,
            "You have played a card: now take one from the open row.",
            "Hai già giocato: ora prendi una carta dalla fila scoperta.",
        ),
        (
            Refusal::NotInHand { card },
            "You do not hold Ruby 3.",
            "Non hai in mano il Rubino 3.",
        ),
        (
            Refusal::NotInRow { card },
            "Ruby 3 is not in the open row.",
            "Nella fila scoperta non c’è il Rubino 3.",
        ),
    ];
    for (refusal, english, italian) in refusals {
        assert_eq!(NewYorkNewYork::refusal(&refusal, &first(Lang::En)), english);
        assert_eq!(NewYorkNewYork::refusal(&refusal, &first(Lang::It)), italian);
    }
}

#[test]
fn events_speak_to_you_and_of_others() {
    let told = |event: &Event, lang| NewYorkNewYork::event(event, &first(lang)).text;
    let covering = |seat| Event::Played {
        seat,
        card: card("a11"),
        covered: Some(card("r11")),
    };
    let samples = [
        (
            covering(Seat::A),
            "You cover Ruby 11 with Amber 11.",
            "Copri il Rubino 11 con l’Ambra 11.",
        ),
        (
            covering(Seat::B),
            "Bot B covers Ruby 11 with Amber 11.",
            "Bot B copre il Rubino 11 con l’Ambra 11.",
        ),
        (
            Event::Taken {
                seat: Seat::A,
                card: card("v8"),
            },
            "You take Verdigris 8.",
            "Prendi il Verderame 8.",
        ),
        (
            Event::Taken {
                seat: Seat::B,
                card: card("v8"),
            },
            "Takes Verdigris 8.",
            "Prende il Verderame 8.",
        ),
    ];
    for (event, english, italian) in samples {
        assert_eq!(told(&event, Lang::En), english);
        assert_eq!(told(&event, Lang::It), italian);
    }
}

#[test]
fn events_of_nobody_count_and_name() {
    let told = |event: &Event, lang| NewYorkNewYork::event(event, &first(lang)).text;
    let samples = [
        (
            Event::Dealt {
                seat: Seat::B,
                cards: Dealt::Unseen(6),
            },
            "Bot B is dealt 6 cards.",
            "Bot B riceve 6 carte.",
        ),
        (
            Event::Dealt {
                seat: Seat::B,
                cards: Dealt::Unseen(1),
            },
            "Bot B is dealt one card.",
            "Bot B riceve una carta.",
        ),
        (
            Event::TurnedUp { card: card("i2") },
            "Indigo 2 is turned up.",
            "Si scopre l’Indaco 2.",
        ),
        (
            Event::RoundBegan {
                round: 2,
                first: Seat::A,
            },
            "Round 2: you begin.",
            "Round 2: cominci tu.",
        ),
        (
            Event::Passed { seat: Seat::C },
            "Bot C passes.",
            "Bot C passa.",
        ),
    ];
    for (event, english, italian) in samples {
        assert_eq!(told(&event, Lang::En), english);
        assert_eq!(told(&event, Lang::It), italian);
    }
}

#[test]
fn a_scored_round_says_who_got_what_for_what() {
    let score = |seat: Seat| RoundScore {
        cards: 20 + seat.number(),
        bonus: 6,
    };
    let scores = PerSeat::from_fn(seats(2), score);
    let event = Event::Scored { round: 1, scores };
    let told = |lang| NewYorkNewYork::event(&event, &audience(lang, Seat::B.into(), 2)).text;
    assert_eq!(
        told(Lang::En),
        "Round 1 is over: Bot A 26 (cards 20, runs 6), you 27 (cards 21, runs 6)."
    );
    assert_eq!(
        told(Lang::It),
        "Fine del round 1: Bot A 26 (carte 20, sequenze 6), tu 27 (carte 21, sequenze 6)."
    );
    let table = NewYorkNewYork::scored(&event, &audience(Lang::En, Seat::B.into(), 2));
    let table = table.expect("a scoring has a table");
    let spoken = [
        "You: cards 21, runs 6, round 27.",
        "Bot A: cards 20, runs 6, round 26.",
    ];
    assert_eq!(table.spoken(), spoken, "best first");
}

/// A view of seat A in which these cards lie, those of the same number in this order.
fn view_of(count: u8, laid: &str) -> View {
    let mut dealer = Dealer::new(Seed::number(7));
    let options = Options {
        colours: Colours::Order(Colour::ALL),
        ..Options::default()
    };
    let table = NewYorkNewYork::set_up(&options, seats(count), &mut dealer);
    let mut table = table.expect("the usual options open a table");
    for text in laid.split_whitespace() {
        table.skyline.lay(card(text));
    }
    table.view(Seat::A.into())
}

#[test]
fn an_action_says_what_it_covers_and_what_it_brings() {
    let view = view_of(3, "a12 a1 a2 r11 i5");
    let label = |action: &str, lang| {
        let action: Action = action.parse().unwrap();
        NewYorkNewYork::action(&action, &view, &first(lang)).line()
    };
    let samples = [
        (
            "play a11",
            "Play Amber 11 — covers Ruby 11 (+15, Bot B −11)",
            "Gioca l’Ambra 11 — copre il Rubino 11 (+15, Bot B −11)",
        ),
        (
            "play v5",
            "Play Verdigris 5 — covers Indigo 5 (Bot C +5)",
            "Gioca il Verderame 5 — copre l’Indaco 5 (Bot C +5)",
        ),
        (
            "play i7",
            "Play Indigo 7 at 7",
            "Gioca l’Indaco 7 in posizione 7",
        ),
        (
            "take r9",
            "Take Ruby 9 (Bot B’s colour)",
            "Prendi il Rubino 9 (colore di Bot B)",
        ),
        (
            "take i9",
            "Take Indigo 9 (neutral)",
            "Prendi l’Indaco 9 (neutrale)",
        ),
        (
            "pass",
            "Pass: no more turns this round",
            "Passa: niente più turni in questo round",
        ),
    ];
    for (action, english, italian) in samples {
        assert_eq!(label(action, Lang::En), english);
        assert_eq!(label(action, Lang::It), italian);
    }
}

/// rules: NN-026, NN-027, NN-Q02
#[test]
fn runs_with_places_give_the_points_that_the_rules_give() {
    let mut chance = Chance::new(Seed::number(3));
    for _ in 0..2000 {
        let mut cards: Vec<Card> = BOX.iter().collect();
        chance.shuffle(&mut cards);
        let mut view = view_of(2, "");
        for card in &cards[..chance.below(49) as usize] {
            view.skyline.lay(*card);
        }
        for colour in Colour::ALL {
            let runs = runs(&view.skyline, colour);
            let points: u8 = runs.iter().map(|run| run.bonus).sum();
            assert_eq!(points, scoring::score(&view.skyline, colour, true).bonus);
            let shows = |n| view.skyline.visible(n).map(Card::colour) == Some(colour);
            assert!(runs.iter().all(|run| run.positions().all(shows)));
        }
    }
}

#[test]
fn the_board_can_be_listened_to() {
    let view = view_of(2, "a12 a1 r2 a2");
    let told = NewYorkNewYork::situation(&view, &audience(Lang::It, Seat::A.into(), 2));
    assert_eq!(told[0], "Round 1 di 2 · mazzo 30.");
    assert_eq!(told[1], "Colori: tu Ambra, Bot B Rubino.");
    assert_eq!(told[2], "Verderame e Indaco sono neutrali.");
    assert_eq!(told[4], "Ambra 2, sopra Rubino.");
    assert!(told.contains(&"La tua sequenza 12–1–2 dà un bonus di 6.".to_owned()));
}

#[test]
fn the_outcome_names_the_winner_and_the_winners() {
    let outcome = |scores: [i32; 3]| {
        let scores = PerSeat::from_fn(seats(3), |seat| scores[seat.index()]);
        tabletop::Outcome::by_score(&scores)
    };
    let said = |scores, lang| NewYorkNewYork::ending(&outcome(scores), &first(lang));
    assert_eq!(said([95, 80, 70], Lang::En), "You win with 95 points!");
    assert_eq!(said([95, 80, 70], Lang::It), "Hai vinto con 95 punti!");
    assert_eq!(said([70, 95, 80], Lang::En), "Bot B wins with 95 points.");
    assert_eq!(said([70, 95, 80], Lang::It), "Vince Bot B con 95 punti.");
    assert_eq!(
        said([95, 95, 80], Lang::En),
        "You and Bot B share the win with 95 points each."
    );
    assert_eq!(
        said([95, 95, 80], Lang::It),
        "Tu e Bot B vincete a pari merito, con 95 punti a testa."
    );
}

/// "Round 1 13" is not heard as a round and its points.
#[test]
fn the_number_of_a_round_is_told_apart_from_its_points() {
    let table = ScoreTable {
        caption: "Points by round".to_owned(),
        columns: vec!["Round 1".to_owned(), "Total".to_owned()],
        rows: vec![(None, "Bot B".to_owned(), vec!["13".to_owned(); 2])],
    };
    assert_eq!(table.spoken(), ["Bot B: round 1: 13, total 13."]);
}

#[test]
fn languages_are_guessed_from_locales() {
    assert_eq!(Lang::guess(["it_IT.UTF-8"]), Lang::It);
    assert_eq!(Lang::guess(["", "it"]), Lang::It);
    assert_eq!(Lang::guess(["C", "it_IT"]), Lang::En);
    assert_eq!(Lang::guess(["de_DE.UTF-8"]), Lang::En);
    assert_eq!(Lang::guess([]), Lang::En);
    assert!("fr".parse::<Lang>().is_err());
    assert_eq!("it".parse(), Ok(Lang::It));
    assert_eq!(Colour::Amber.the(Lang::It), "l’Ambra");
}
