//! What everything on the table is, for whoever touches it.

use games::escape_from_new_york::{Escape, state::foe::Foe, view::View};
use leptos::prelude::*;
use prose::{
    Audience,
    escape_from_new_york::{
        Explained, explain_boss, explain_card, explain_level, explain_slot, explain_space, thing,
    },
};
use tabletop::Viewer;

use super::Piece;
use crate::{
    kit::card::{Button, PieceState, piece},
    tables::{Reason, Scene},
};

/// Words that say more when they are touched: what is behind `pick`.
pub(super) fn word(scene: &Scene<'_, Escape>, pick: Piece, words: String) -> AnyView {
    let inside = view! { <span>{words.clone()}</span> };
    with(scene, pick, words, inside.into_any())
}

/// A picture that says what it is when it is touched.
pub(super) fn with(
    scene: &Scene<'_, Escape>,
    pick: Piece,
    name: String,
    inside: AnyView,
) -> AnyView {
    let about = Button {
        pick,
        name,
        class: "ask".to_owned(),
        standing: PieceState::Rest,
    };
    piece(about, inside, scene.press())
}

/// What is said of a piece, whoever is asked for whatever.
pub(super) fn hint(pick: Piece, view: &View, audience: &Audience) -> Vec<Reason> {
    let said = explained(pick, view, audience).into_iter();
    said.map(|(text, rule)| Reason::of(text, rule)).collect()
}

fn explained(pick: Piece, view: &View, audience: &Audience) -> Vec<Explained> {
    let lang = audience.lang;
    let seat = match audience.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => view.table.active,
    };
    let hero = &view.table.heroes[seat];
    match pick {
        Piece::Space(at) => explain_space(view, at, audience),
        Piece::Card(card) => explain_card(card, lang),
        Piece::Slot(slot) => {
            let place = usize::from(slot);
            let back = hero.reserve.get(place).copied().flatten();
            back.map_or_else(Vec::new, |back| {
                explain_slot(back, view.slot(seat, place), lang)
            })
        }
        Piece::Foe(Foe::Boss(boss)) | Piece::Boss(boss) => vec![explain_boss(boss, lang)],
        Piece::Foe(Foe::Car(_)) => vec![thing("driver", lang)],
        Piece::Foe(Foe::Convict { .. }) => vec![thing("convict", lang)],
        Piece::Bridge(_) => vec![thing("bridge", lang)],
        Piece::Ability(_) => vec![thing("ability", lang)],
        Piece::Helicopter => vec![thing("heli", lang)],
        Piece::About("level") => explain_level(hero, lang),
        Piece::About(what) => vec![thing(what, lang)],
        Piece::With(_) | Piece::Do(_) | Piece::Pawn(_) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use games::escape_from_new_york::components::{board::Space, tiles::MapTile};
    use prose::Lang;
    use tabletop::{Dealer, Game, Options, PerSeat, Seat, SeatCount, Seed};

    use super::*;

    fn view(seats: u8, viewer: Viewer) -> View {
        let seats = SeatCount::new(seats).expect("so many may play");
        let options = <Escape as Game>::Options::of_line("").expect("they are the usual ones");
        let mut dealer = Dealer::new(Seed::number(1));
        let table = Escape::set_up(&options, seats, &mut dealer).expect("the table is laid");
        table.view(viewer)
    }

    fn audience(viewer: Viewer, lang: Lang) -> Audience {
        let seats = SeatCount::new(2).expect("two may play");
        Audience {
            viewer,
            lang,
            names: PerSeat::from_fn(seats, |seat| format!("Bot {seat}")),
        }
    }

    // findings: W2-18
    #[test]
    fn every_space_and_every_card_says_what_it_is_and_names_a_rule() {
        for viewer in [Viewer::Seat(Seat::B), Viewer::Spectator] {
            for lang in Lang::ALL {
                let (view, audience) = (view(2, viewer), audience(viewer, lang));
                let cards = ["j1", "m5", "js1"].map(|it| it.parse().expect("it is a card"));
                let spaces = Space::all().map(Piece::Space);
                for pick in spaces.chain(cards.map(Piece::Card)) {
                    let said = hint(pick, &view, &audience);
                    assert!(said.len() > 1, "{pick}: {said:?}");
                    assert!(said.iter().all(|it| it.rule.is_some()), "{pick}: {said:?}");
                }
            }
        }
    }

    /// What lies on a crowded space is listed, each kind with its rule.
    /// rules: FU-43, FU-54
    #[test]
    fn a_space_lists_what_lies_there() {
        let viewer = Viewer::Seat(Seat::A);
        let mut view = view(2, viewer);
        let at = Space::named("c4");
        view.table.map.tiles[at] = MapTile::all().find(|tile| {
            let marks = tile.marks();
            marks.contains(&games::escape_from_new_york::components::tiles::Mark::Manhole)
        });
        view.table.map.revealed.insert(at);
        view.table.map.cubes[at] = 2;
        let said = hint(Piece::Space(at), &view, &audience(viewer, Lang::En));
        let rules: Vec<&str> = said.iter().filter_map(|it| it.rule).collect();
        assert!(
            rules.contains(&"FU-43") && rules.contains(&"FU-54"),
            "{said:?}"
        );
        assert!(said[0].text.starts_with("C4: "), "{said:?}");
    }
}
