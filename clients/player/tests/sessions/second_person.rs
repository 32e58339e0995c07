//! Whoever reads is "you" to themselves, and to nobody else: their name stands in no sentence that
//! they read, and a word for the reader in none that somebody reads who has no seat.

use player::Player;
use prose::{Audience, Lang};
use tabletop::{Chance, Dealer, PerSeat, Seat, SeatCount, Seed, Viewer};

/// So many decisions of each play are told.
const PLIES: usize = 160;
/// The situation is told after every so many.
const EVERY: usize = 16;

/// Words for whoever reads.
fn oneself(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &["you", "your", "yours", "yourself"],
        Lang::It => &["tu", "ti", "te", "tuo", "tua", "tuoi", "tue"],
    }
}

/// What no rule and no card has in it.
fn name(seat: Seat) -> String {
    format!("§{seat}§")
}

fn check_text(text: &str, audience: &Audience) {
    match audience.viewer {
        Viewer::Seat(seat) => {
            assert!(!text.contains(&name(seat)), "{seat} reads its name: {text}");
        }
        Viewer::Spectator => {
            let small = text.to_lowercase();
            let mut words = small.split(|c: char| !c.is_alphabetic());
            let mut own = words
                .by_ref()
                .filter(|it| oneself(audience.lang).contains(it));
            assert_eq!(own.next(), None, "whoever looks on reads: {text}");
        }
    }
}

/// All that is said of a situation.
fn situation<G: Player>(view: &G::View, audience: &Audience) -> Vec<String> {
    let mut texts = G::situation(view, audience);
    texts.push(G::prompt(view, audience));
    for table in [G::score_now(view, audience), G::score_sheet(view, audience)] {
        texts.extend(table.spoken());
        texts.push(table.caption);
    }
    texts
}

/// Everybody there is to be told, in both languages.
fn audiences(seats: SeatCount) -> Vec<Audience> {
    let viewers = seats.iter().map(Viewer::Seat).chain([Viewer::Spectator]);
    let both = viewers.flat_map(|viewer| Lang::ALL.map(|lang| (viewer, lang)));
    both.map(|(viewer, lang)| Audience {
        lang,
        viewer,
        names: PerSeat::from_fn(seats, name),
    })
    .collect()
}

/// Plays by chance and reads all that is said. Says how much that was.
fn read<G: Player>(seats: u8) -> usize {
    let seats = SeatCount::new(seats).expect("so many play");
    let mut dealer = Dealer::new(Seed::number(u64::from(seats.get())));
    let mut chance = Chance::new(Seed::number(7));
    let options = G::Options::default();
    let mut table = G::set_up(&options, seats, &mut dealer).expect("a table is laid");
    let audiences = audiences(seats);
    let mut read = 0;
    for ply in 0..PLIES {
        let events = dealer.take_events();
        let acting = table.to_act().first();
        let mut legal = Vec::new();
        if let Some(seat) = acting {
            table.legal_actions(seat, &mut legal);
        }
        let is_looked_at = ply % EVERY == 0 || acting.is_none();
        for audience in &audiences {
            let mut texts: Vec<String> = events
                .iter()
                .map(|event| G::event(&G::veil(event, audience.viewer), audience).text)
                .collect();
            if is_looked_at {
                let view = table.view(audience.viewer);
                texts.extend(situation::<G>(&view, audience));
                if acting.is_some_and(|seat| audience.viewer.is(seat)) {
                    let labels = legal.iter().map(|it| G::action(it, &view, audience).line());
                    texts.extend(labels);
                }
            }
            for text in &texts {
                check_text(text, audience);
            }
            read += texts.len();
        }
        let Some(seat) = acting else {
            break;
        };
        let action = legal.swap_remove(chance.below(legal.len() as u32) as usize);
        assert!(
            table.play(seat, action, &mut dealer).is_ok(),
            "it was listed"
        );
    }
    if let Some(outcome) = table.outcome() {
        for audience in &audiences {
            check_text(&G::ending(&outcome, audience), audience);
        }
    }
    read
}

fn read_all<G: Player>() -> usize {
    let (min, max) = (G::INFO.seats_min, G::INFO.seats_max);
    [min, max].into_iter().map(read::<G>).sum()
}

#[test]
fn everybody_is_you_to_themselves_and_to_nobody_else() {
    for read in games::each!(read_all) {
        assert!(*read > 1_000, "only {read} sentences were read");
    }
}
