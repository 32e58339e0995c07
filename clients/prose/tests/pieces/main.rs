//! The table in words tells every piece that lies open: where one is taken away or altered, the
//! words are others. Each game says which pieces there are.

mod escape_from_new_york;
mod fifth_avenue;
mod new_york;
mod new_york_new_york;
mod the_city;

use prose::{Audience, Lang, Voice};
use tabletop::{Chance, Dealer, Options as _, PerSeat, SeatCount, Seed, Viewer};

/// What lies open to a spectator, each piece as its name and the view without it.
type Pieces<G> = fn(&<G as tabletop::Game>::View) -> Vec<(String, <G as tabletop::Game>::View)>;

/// Random plays by each of the lines of options: after every so many decisions all pieces are
/// told. Says how many pieces there were.
fn check<G: Voice>(options: &[&str], every: u32, pieces: Pieces<G>) -> usize {
    let mut count = 0;
    for (n, line) in (0..).zip(options) {
        for seats in G::INFO.seats_min..=G::INFO.seats_max.min(4) {
            let seats = SeatCount::new(seats).expect("so many play");
            let options = G::Options::of_line(line).expect("the options can be agreed on");
            let mut dealer = Dealer::new(Seed::number(40 + n));
            let mut chance = Chance::new(Seed::number(90 + n));
            let mut table = G::set_up(&options, seats, &mut dealer).expect("a table is laid");
            for ply in 0_u32..150 {
                let Some(seat) = table.to_act().first() else {
                    break;
                };
                let mut legal = Vec::new();
                table.legal_actions(seat, &mut legal);
                let action = legal.swap_remove(chance.below(legal.len() as u32) as usize);
                assert!(
                    table.play(seat, action, &mut dealer).is_ok(),
                    "it was listed"
                );
                if ply.is_multiple_of(every) {
                    count += tell::<G>(&table.view(Viewer::Spectator), seats, pieces);
                }
            }
        }
    }
    count
}

/// All pieces of a view are told, in both languages.
fn tell<G: Voice>(view: &G::View, seats: SeatCount, pieces: Pieces<G>) -> usize {
    let all = pieces(view);
    for lang in Lang::ALL {
        let audience = Audience {
            lang,
            viewer: Viewer::Spectator,
            names: PerSeat::from_fn(seats, |seat| format!("Bot {seat}")),
        };
        let told = G::situation(view, &audience);
        for (piece, without) in &all {
            let changed = G::situation(without, &audience);
            assert_ne!(changed, told, "{piece} is not told");
        }
    }
    all.len()
}
