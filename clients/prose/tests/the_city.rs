//! What The City says, in random plays and in samples.

use games::the_city::{
    TheCity,
    action::{Action, Choice},
    components::{Card, Cards},
    event::{Cause, Event, Seen},
    legal::{Obstacle, Refusal},
    setup::Options,
    view::View,
};
use prose::{Audience, Lang, Named, Voice, the_city::face};
use tabletop::{Chance, Dealer, Game, PerSeat, Seat, SeatCount, Seed, Viewer};

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

fn card(text: &str) -> Card {
    text.parse().expect("tests name cards of the box")
}

/// A sentence as it must be: something is there, nothing is broken.
fn assert_fine(text: &str) {
    assert!(!text.is_empty());
    assert!(!text.contains(['{', '}']), "{text}");
    assert!(!text.contains("  "), "{text}");
    for many in ["1 points", "1 cards", "1 punti", "1 carte"] {
        assert!(!format!(" {text}").contains(&format!(" {many}")), "{text}");
    }
    assert_eq!(text, text.trim());
}

/// Everything that can be said of a situation and of the events that led there.
fn said(table: &TheCity, events: &[Event], viewer: Viewer, lang: Lang) -> Vec<String> {
    let audience = audience(lang, viewer, table.hands.seats().get());
    let view = table.view(viewer);
    let mut texts = vec![
        TheCity::prompt(&view, &audience),
        TheCity::headline(&view, lang),
    ];
    texts.extend(TheCity::situation(&view, &audience));
    for table in [
        TheCity::score_now(&view, &audience),
        TheCity::score_sheet(&view, &audience),
    ] {
        texts.extend(table.spoken());
        texts.push(table.caption);
    }
    let heard = events.iter().map(|event| TheCity::veil(event, viewer));
    texts.extend(heard.map(|event| TheCity::event(&event, &audience).text));
    let mut legal = Vec::new();
    if let Viewer::Seat(seat) = viewer {
        table.legal_actions(seat, &mut legal);
        texts.extend(TheCity::note(&view, seat, lang));
    }
    let label = |action: &Action| TheCity::action(action, &view, &audience).line();
    texts.extend(legal.iter().map(label));
    texts.extend(table.outcome().map(|it| TheCity::ending(&it, &audience)));
    texts
}

#[test]
fn everything_in_random_plays_can_be_said_to_everyone_in_both_languages() {
    for n in 0..8 {
        let count = 2 + (n % 4) as u8;
        let mut dealer = Dealer::new(Seed::number(n));
        let mut chance = Chance::new(Seed::number(1000 + n));
        let mut table = TheCity::set_up(&Options::default(), seats(count), &mut dealer).unwrap();
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
fn events_are_told_to_those_concerned_and_to_the_others() {
    let kino = card("kino");
    let mut two = Cards::EMPTY;
    two.insert(kino);
    two.insert(kino);
    let seat = Seat::B;
    let needs = Obstacle::Needs(card("schule"));
    for (event, english, italian) in [
        (
            Event::Built {
                seat,
                card: kino,
                cost: 2,
            },
            "Bot B builds Cinema for 2.",
            "Bot B costruisce Cinema, costo 2.",
        ),
        (
            Event::Failed {
                seat,
                card: card("schule"),
                why: needs,
            },
            "Bot B cannot build School: it needs Apartments, Housing Tract or Luxury Home.",
            "Bot B non può costruire Scuola: richiede Condominio, Quartiere residenziale o \
             Villa di città.",
        ),
        (
            Event::Drew {
                seat,
                cards: Seen::Unseen(5),
            },
            "Bot B draws 5 cards and keeps one of them.",
            "Bot B pesca 5 carte e ne tiene una.",
        ),
        (
            Event::Income {
                seat: Seat::A,
                cards: Seen::Cards(two),
            },
            "You draw Cinema ×2.",
            "Peschi Cinema ×2.",
        ),
        (
            Event::Paid {
                seat,
                card: None,
                left: 0,
            },
            "Bot B has paid.",
            "Bot B ha pagato.",
        ),
        (
            Event::Ended {
                cause: Cause::Rounds,
            },
            "The hundredth round was the last.",
            "Il centesimo round era l’ultimo.",
        ),
    ] {
        for (lang, right) in [(Lang::En, english), (Lang::It, italian)] {
            let audience = audience(lang, Seat::A.into(), 3);
            assert_eq!(TheCity::event(&event, &audience).text, right);
        }
    }
}

#[test]
fn every_refusal_can_be_said() {
    let card = card("kino");
    let refusals = [
        Refusal::Over,
        Refusal::NotAsked,
        Refusal::ChooseNow,
        Refusal::PayNow,
        Refusal::KeepNow,
        Refusal::DiscardNow,
        Refusal::NotInHand { card },
        Refusal::NotDrawn { card },
        Refusal::TakenBefore { card },
        Refusal::NoCrew,
        Refusal::NeverOfTwo { card },
        Refusal::PairTooDear { cost: 5, most: 4 },
    ];
    for lang in Lang::ALL {
        let audience = audience(lang, Seat::A.into(), 3);
        for (n, refusal) in refusals.iter().enumerate() {
            let text = TheCity::refusal(refusal, &audience);
            assert_fine(&text);
            let others = refusals[..n].iter();
            assert!(
                others
                    .clone()
                    .all(|other| TheCity::refusal(other, &audience) != text)
            );
        }
    }
}

/// A view of A with this city and hand.
fn view(city: &str, hand: &str) -> View {
    let mut dealer = Dealer::new(Seed::number(1));
    let table = TheCity::set_up(&Options::default(), seats(2), &mut dealer);
    let mut table = table.expect("two can play");
    let cards = |words: &str| -> Cards { words.split_whitespace().map(card).collect() };
    table.cities[Seat::A] = cards(city);
    table.hands[Seat::A] = cards(hand);
    table.view(Seat::A.into())
}

#[test]
fn a_choice_says_what_it_costs_now_why_it_fails_and_what_it_yields() {
    let view = view(
        "stadtverwaltung stadtpark",
        "kino schule stadtpark opernhaus wohnhaus",
    );
    for (word, lang, right) in [
        ("kino", Lang::En, "Build Cinema — costs 1 ($ +2, ★ +1)"),
        ("kino", Lang::It, "Costruisci Cinema — costo 1 ($ +2, ★ +1)"),
        (
            "schule",
            Lang::En,
            "School — cannot be built: it needs Apartments, Housing Tract or Luxury Home",
        ),
        (
            "stadtpark",
            Lang::It,
            "Parco cittadino — non si può costruire: max 1 per città",
        ),
        (
            "opernhaus",
            Lang::En,
            "Opera House — cannot be built: 3 cards too few",
        ),
        (
            "architekt",
            Lang::En,
            "Take the architect — free ($ +1, ★ +0)",
        ),
    ] {
        let action = Action::Choose(Choice::One(card(word)));
        let audience = audience(lang, Seat::A.into(), 2);
        assert_eq!(TheCity::action(&action, &view, &audience).line(), right);
    }
}

#[test]
fn cards_have_their_names_in_the_readers_language() {
    let museum = card("museum_mod");
    assert_eq!(museum.name(Lang::En), "Modern Art Museum");
    assert_eq!(museum.the(Lang::It), "Museo d’arte moderna");
}

/// rules: TC-02
#[test]
fn every_card_says_what_is_printed_on_it() {
    for (name, english, italian) in [
        (
            "parkplatz",
            "1 car, 1 cart, 1 fountain",
            "1 auto, 1 carrello, 1 fontana",
        ),
        (
            "schule",
            "★ 2 · needs Apartments, Housing Tract or Luxury Home · Luxury Home costs 1 less",
            "★ 2 · richiede Condominio, Quartiere residenziale o Villa di città · \
             Villa di città costa 1 in meno",
        ),
        (
            "stadtverwaltung",
            "$ 1 per fountain · ★ 1 · cards with a fountain cost 1 less · max 1",
            "$ 1 per ogni fontana · ★ 1 · le carte con una fontana costano 1 in meno · max 1",
        ),
        (
            "gewerbegebiet",
            "$ 1 + 1 with Research Center · Industrial Site costs 1 less · \
             Research Center costs 1 less",
            "$ 1 + 1 con Centro di ricerca · Area industriale costa 1 in meno · \
             Centro di ricerca costa 1 in meno",
        ),
        (
            "park_and_ride",
            "2 cars · ★ 1 per car + 1 per car of one other player",
            "2 auto · ★ 1 per ogni auto + 1 per ogni auto di un altro giocatore",
        ),
        (
            "stadtvilla",
            "★ 3 + 1 per further Luxury Home",
            "★ 3 + 1 per ogni ulteriore Villa di città",
        ),
        (
            "autobahn",
            "1 car · ★ 2 per Interchange in play",
            "1 auto · ★ 2 per ogni Svincolo autostradale in gioco",
        ),
        (
            "baukolonne",
            "two cards a round for 4 together · max 1",
            "due carte per round, per 4 in tutto · max 1",
        ),
        ("architekt", "$ 1 · max 1", "$ 1 · max 1"),
    ] {
        assert_eq!(face(card(name), Lang::En), english);
        assert_eq!(face(card(name), Lang::It), italian);
    }
    for card in Card::all() {
        for lang in Lang::ALL {
            assert_fine(&face(card, lang));
        }
    }
}
