//! Escape from New York says everything, in both languages, to everybody; cards say what they do.

use games::escape_from_new_york::{
    Escape,
    action::Action,
    components::{
        board::{Side, Space},
        bosses::Boss,
        cards::Card,
        equipment::Item,
        new_york::NyCard,
        timer::{EventCard, TimerTile},
    },
    event::Event,
    flow::{Source, Step},
    state::{
        foe::{Foe, Tie},
        options::Options,
    },
    view::View,
};
use prose::{
    Audience, Label, Lang, Voice,
    escape_from_new_york::{card_words, effects, item_words},
};
use tabletop::{Chance, Dealer, Game, PerSeat, Seat, SeatCount, Seed, Viewer};

fn audience(lang: Lang, viewer: Viewer, seats: SeatCount) -> Audience {
    let names = PerSeat::from_fn(seats, |seat| format!("Bot {seat}"));
    Audience {
        lang,
        viewer,
        names,
    }
}

/// A game at random up to its end: `hear` gets each position before the next move, and what
/// happened since the last one.
fn play(seats: u8, seed: u64, mut hear: impl FnMut(&Escape, &[Event])) {
    let seats = SeatCount::new(seats).expect("a number of seats");
    let mut chance = Chance::new(Seed::number(seed));
    let mut dealer = Dealer::new(Seed::number(seed));
    let options = Options::default();
    let mut table = Escape::set_up(&options, seats, &mut dealer).expect("it takes 1 to 4");
    let mut legal = Vec::new();
    loop {
        hear(&table, &dealer.take_events());
        let Some(seat) = table.to_act().first() else {
            return;
        };
        legal.clear();
        table.legal_actions(seat, &mut legal);
        let n = chance.below(u32::try_from(legal.len()).expect("few"));
        let action = legal[n as usize];
        table.play(seat, action, &mut dealer).expect("it is listed");
    }
}

/// What `table` offers to whoever is asked, as labels.
fn labels(table: &Escape, lang: Lang) -> Vec<(Action, Label)> {
    let Some(seat) = table.to_act().first() else {
        return Vec::new();
    };
    let audience = audience(lang, seat.into(), table.heroes.seats());
    let view = table.view(seat.into());
    let mut legal = Vec::new();
    table.legal_actions(seat, &mut legal);
    let label = |action: Action| (action, Escape::action(&action, &view, &audience));
    legal.into_iter().map(label).collect()
}

#[test]
fn whatever_is_chosen_by_a_name_says_what_it_does() {
    let mut seen = 0;
    for lang in Lang::ALL {
        play(2, 3, |table, _| {
            for (action, label) in labels(table, lang) {
                let needs_words = matches!(
                    action,
                    Action::Play(_)
                        | Action::Strike(_)
                        | Action::Sneak(_)
                        | Action::Back(_)
                        | Action::Learn(_)
                        | Action::Choose(_)
                        | Action::Use(_)
                        | Action::Otherwise(_)
                        | Action::Arm(_)
                        | Action::Pay(_)
                        | Action::Keep(_)
                        | Action::Fire
                        | Action::PayWeapon
                );
                if needs_words {
                    let effect = label.effect.unwrap_or_default();
                    assert!(effect.chars().count() > 5, "{action}: {effect}");
                    seen += 1;
                }
            }
        });
    }
    assert!(seen > 500, "{seen} choices");
}

#[test]
fn a_card_and_an_item_are_told_in_one_short_line() {
    let words = |card: &str, lang| card_words(Card::named(card), lang);
    assert_eq!(
        words("j1", Lang::En),
        "Move 1, if no enemy; Reveal 1 · noise 0"
    );
    assert_eq!(
        words("j1", Lang::It),
        "Muovi 1, senza nemici; Rivela 1 · rumore 0"
    );
    assert_eq!(
        words("m8", Lang::En),
        "Trick 1 enemy; 1 damage here · noise 1"
    );
    assert_eq!(
        words("m8", Lang::It),
        "Raggira 1 nemico; 1 danno qui · rumore 1"
    );
    let item = |name: &str, lang| item_words(Item::named(name), lang);
    assert_eq!(item("it01", Lang::En), "+1 damage to each attack");
    assert_eq!(
        item("it11", Lang::En),
        "Reveal 2, or Look at a point of interest"
    );
    assert_eq!(
        item("it04", Lang::It),
        "1 danno, portata 1; Rumore +1 · munizioni 4"
    );
    for lang in Lang::ALL {
        let cards = Card::all().map(|card| card_words(card, lang));
        for words in cards.chain(Item::all().map(|item| item_words(item, lang))) {
            assert!((5..=72).contains(&words.chars().count()), "{words}");
        }
    }
}

/// rules: FU-15
#[test]
fn a_card_that_would_be_void_says_so_before_it_is_played() {
    let (mut void, mut sound) = (0, 0);
    for seed in 0..6 {
        play(1, seed, |table, _| {
            for (action, label) in labels(table, Lang::En) {
                let Action::Play(card) = action else {
                    continue;
                };
                let effect = label.effect.unwrap_or_default();
                let told_void = effect == format!("void from here: only noise {}", card.noise());
                let mut dealer = Dealer::new(Seed::number(1));
                let mut after = table.clone();
                let seat = table.active;
                after.play(seat, action, &mut dealer).expect("it is listed");
                let is_void = dealer.take_events().contains(&Event::Played {
                    seat,
                    card,
                    void: true,
                });
                assert_eq!(told_void, is_void, "{card}: {effect}");
                void += u32::from(is_void);
                sound += u32::from(!is_void);
            }
        });
    }
    assert!(void > 3 && sound > 3, "{void} void, {sound} sound");
}

#[test]
fn every_event_is_a_sentence_for_everybody() {
    for (lang, seats, seed) in [(Lang::En, 3, 8), (Lang::It, 3, 8), (Lang::It, 4, 9)] {
        let count = SeatCount::new(seats).expect("a number of seats");
        let readers =
            [Viewer::Seat(Seat::A), Viewer::Spectator].map(|it| audience(lang, it, count));
        play(seats, seed, |_, events| {
            for event in events {
                for reader in &readers {
                    let text = Escape::event(&Escape::veil(event, reader.viewer), reader).text;
                    let first = text.chars().next().unwrap_or_default();
                    assert!(
                        !first.is_lowercase() && text.ends_with(['.', '!']),
                        "{text}"
                    );
                    for wrong in [
                        " a tu",
                        " con tu",
                        " da tu",
                        " di tu",
                        "1 danni",
                        "1 enemies",
                    ] {
                        assert!(!text.contains(wrong), "{text}");
                    }
                }
            }
        });
    }
}

/// rules: FU-73, FU-Q38, FU-28
#[test]
fn an_enemys_move_is_told_with_its_reason_its_way_and_who_chose() {
    let count = SeatCount::new(2).expect("a number of seats");
    let mut told = Vec::new();
    for seed in 0..20 {
        play(2, seed, |_, events| {
            let is_move =
                |it: &&Event| matches!(it, Event::EnemyMoved { .. } | Event::EnemyClosed { .. });
            told.extend(events.iter().filter(is_move).cloned());
        });
    }
    let say =
        |event: &Event, lang, viewer| Escape::event(event, &audience(lang, viewer, count)).text;
    let chosen = told.iter().find(|event| {
        matches!(event, Event::EnemyMoved { tie: Some(tie), .. }
            if tie.by == Seat::A && tie.enemies == 1)
    });
    let chosen = chosen.expect("somebody had to choose a way");
    let own = say(chosen, Lang::En, Seat::A.into());
    assert!(own.contains("; chosen by you among "), "{own}");
    assert!(
        own.contains("reach the hero, ") && own.contains(", movement "),
        "{own}"
    );
    let other = say(chosen, Lang::It, Viewer::Spectator);
    assert!(other.contains("; scelta di Bot A fra "), "{other}");
    let Event::EnemyMoved { path, .. } = chosen else {
        unreachable!("it was looked for");
    };
    let spaces: Vec<_> = path
        .iter()
        .map(|at| at.to_string().to_uppercase())
        .collect();
    assert!(own.contains(&spaces.join("–")), "{own}");
    let romero = Event::EnemyClosed {
        foe: Foe::Boss(Boss::Romero),
        side: Side::D,
        from: Space::named("f4"),
        to: Space::named("f3"),
    };
    assert_eq!(
        say(&romero, Lang::En, Viewer::Spectator),
        "Romero closes in, F4–F3 (the back of the top card shows: below)."
    );
    let tie = Tie {
        by: Seat::B,
        enemies: 3,
        ways: 2,
    };
    let mut both = chosen.clone();
    if let Event::EnemyMoved { tie: it, .. } = &mut both {
        *it = Some(tie);
    }
    let both = say(&both, Lang::En, Seat::A.into());
    assert!(
        both.ends_with("; chosen by Bot B among 3 enemies and 2 ways)."),
        "{both}"
    );
}

/// rules: FU-65, FU-66. The words come from the table of parts: a value changed there is told.
#[test]
fn events_tiles_and_cards_of_new_york_tell_the_values_of_the_table() {
    let count = SeatCount::new(1).expect("a number of seats");
    for lang in Lang::ALL {
        let reader = audience(lang, Seat::A.into(), count);
        let told = |event: Event| Escape::event(&event, &reader).text.to_lowercase();
        let has = |text: String, source: Source| {
            let words = effects(source.effects(), lang).to_lowercase();
            assert!(text.contains(&words), "{text}: {words}");
        };
        for card in EventCard::all() {
            has(told(Event::EventRevealed { card }), Source::Event(card));
        }
        for tile in TimerTile::all() {
            has(told(Event::TimerRevealed { tile }), Source::Timer(tile));
        }
        for card in NyCard::all() {
            has(told(Event::NyPlayed { card }), Source::NewYork(card));
        }
    }
}

#[test]
fn the_situation_tells_what_each_card_in_hand_does() {
    let mut heard = false;
    play(1, 2, |table, _| {
        let view: View = table.view(Seat::A.into());
        if heard || view.table.agenda.now() != Some(&Step::Choose) {
            return;
        }
        heard = true;
        let reader = audience(Lang::En, Seat::A.into(), table.heroes.seats());
        let lines = Escape::situation(&view, &reader);
        for card in view.table.heroes[Seat::A].hand.face().unwrap() {
            let words = card_words(card, Lang::En);
            assert!(
                lines.iter().any(|line| line.contains(&words)),
                "{card}: {words}"
            );
        }
    });
    assert!(heard, "somebody chose");
}

// findings: W2-30
#[test]
fn the_game_is_called_in_each_language_as_its_players_call_it() {
    let called = |lang| prose::title(Escape::INFO.id, lang);
    assert_eq!(called(Lang::En), "Escape from New York");
    assert_eq!(called(Lang::It), "1997: Fuga da New York");
}
