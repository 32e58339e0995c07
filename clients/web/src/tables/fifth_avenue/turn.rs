//! Outside of auctions: the four actions, the moves of the commissions, the decks; the shop row.

use games::fifth_avenue::{
    FifthAvenue,
    components::{
        GROUPS, SHOPS_PLACED, SIGNS, TOWERS_TAKEN,
        cards::{BLACK, Card, Colour},
        places::{Commission, Place},
    },
    flow::Step,
    scoring,
};
use leptos::prelude::*;
use prose::{
    Voice,
    fifth_avenue::{place_short, scores, shop as shop_name},
    say,
};

use super::{Piece, art, ring};
use crate::{
    browser::focus,
    kit::{
        self,
        card::{Button, PieceState, piece},
    },
    tables::Scene,
};

/// What can be done on turn, or which moves there are; then the decks.
pub(super) fn panel(scene: &Scene<'_, FifthAvenue>) -> AnyView {
    let what = match scene.view.agenda.now() {
        Some(Step::Move(_)) => moves(scene),
        Some(Step::Turn(_)) => actions(scene),
        _ => ().into_any(),
    };
    view! { {what}{decks(scene)} }.into_any()
}

/// The decks, in a panel of their own.
pub(super) fn decks(scene: &Scene<'_, FifthAvenue>) -> AnyView {
    let lang = scene.lang();
    let title = say!(lang, "web-fa-decks");
    let beside = view! { <span class="sub">{say!(lang, "web-fa-decks-how")}</span> };
    kit::panel("decks", title, beside, tops(scene))
}

/// A line of the panel: a letter, a button, what it brings.
fn line(
    scene: &Scene<'_, FifthAvenue>,
    letter: &'static str,
    pick: Piece,
    name: String,
    inside: AnyView,
) -> AnyView {
    let about = Button {
        standing: super::standing(scene, pick),
        pick,
        name,
        class: "f-act".to_owned(),
    };
    let letter = view! { <b class="f-let" aria-hidden="true">{letter}</b> };
    piece(
        about,
        view! { {letter}{inside} }.into_any(),
        super::touching(scene),
    )
}

// rules: FA-022, FA-023
/// The actions A to D of whoever is on turn.
fn actions(scene: &Scene<'_, FifthAvenue>) -> AnyView {
    let lang = scene.lang();
    let board = &scene.view.board;
    let Some(Step::Turn(seat)) = scene.view.agenda.now().copied() else {
        return ().into_any();
    };
    let sign = scene.sign(seat);
    let towers: Vec<AnyView> = (0..TOWERS_TAKEN).map(|_| art::tower()).collect();
    let left = board.supplies[seat];
    let towers = line(
        scene,
        "A",
        Piece::Supply,
        say!(lang, "fa-action-towers"),
        view! {
            <span class=format!("tws {}", sign.class())>{towers}</span>
            <span>{say!(lang, "web-fa-towers", count = TOWERS_TAKEN)}</span>
            <small>{say!(lang, "web-fa-supply", count = left)}</small>
        }
        .into_any(),
    );
    let draw = line(
        scene,
        "C",
        Piece::Deck(None),
        say!(lang, "fa-action-draw"),
        view! {
            {art::suit_sign(BLACK)}
            <span>{say!(lang, "web-fa-draw")}</span>
            <small>{say!(lang, "web-fa-left", count = black_left(scene))}</small>
        }
        .into_any(),
    );
    let group: Vec<AnyView> = board
        .active_group()
        .map(|(_, shop)| art::small_tile(shop, lang))
        .collect();
    let body = view! {
        <ul class="f-acts" data-zone="actions" on:keydown=|event| focus::rove(&event)>
            <li>{towers}</li>
            <li class="f-act hint">
                <b class="f-let" aria-hidden="true">"B"</b>{group}
                <span>{say!(lang, "web-fa-shop-how")}</span>
            </li>
            <li>{draw}</li>
            {scorings(scene)}
        </ul>
    };
    let title = say!(lang, "web-fa-actions");
    kit::panel("actions", title, scene.rule("FA-023"), body)
}

fn black_left(scene: &Scene<'_, FifthAvenue>) -> u32 {
    u32::from(scene.view.deck_sizes[BLACK]) + scene.view.board.black.under.len()
}

// rules: FA-066, FA-069
/// The districts that can be scored, and what that would pay to whom.
fn scorings(scene: &Scene<'_, FifthAvenue>) -> Vec<AnyView> {
    let lang = scene.lang();
    let board = &scene.view.board;
    let lines = board.scorable().iter().map(|district| {
        let score = scoring::district(board, district);
        let pays = pays(scene, score.points);
        let action = games::fifth_avenue::action::Action::Score(district);
        let label = FifthAvenue::action(&action, scene.view, scene.audience);
        let place = place_short(Place::In(district), lang);
        let inside = view! {
            <span>{say!(lang, "web-fa-score", place = place)}</span>
            {pays}
        };
        let pick = Piece::Score(district);
        view! { <li>{line(scene, "D", pick, label.line(), inside.into_any())}</li> }.into_any()
    });
    let lines: Vec<AnyView> = lines.collect();
    if !lines.is_empty() {
        return lines;
    }
    let none = view! {
        <li class="f-act hint">
            <b class="f-let" aria-hidden="true">"D"</b>
            <span>{say!(lang, "web-fa-score-none")}</span>{scene.rule("FA-069")}
        </li>
    };
    vec![none.into_any()]
}

/// Who would get how many points.
pub(super) fn pays(scene: &Scene<'_, FifthAvenue>, points: tabletop::PerSeat<u8>) -> AnyView {
    let each: Vec<AnyView> = points
        .iter()
        .map(|(seat, points)| {
            view! {
                <span class="f-pay">
                    {kit::sign(scene.sign(seat), "sm")}<b>{format!("+{points}")}</b>
                </span>
            }
            .into_any()
        })
        .collect();
    let name = scores(points, scene.audience);
    view! { <span class="pay num" role="img" aria-label=name>{each}</span> }.into_any()
}

// rules: FA-035, FA-036
/// Every move there is, in words.
fn moves(scene: &Scene<'_, FifthAvenue>) -> AnyView {
    let lang = scene.lang();
    let board = &scene.view.board;
    let mut lines = Vec::new();
    for commission in Commission::ALL {
        let from = board.place_of(commission);
        for to in board.exits(from) {
            let action = games::fifth_avenue::action::Action::Move(commission, to);
            let label = FifthAvenue::action(&action, scene.view, scene.audience);
            let auctions = (to == Place::Start).then(|| {
                view! { <small>{say!(lang, "web-fa-auctions")}</small> }
            });
            let about = Button {
                standing: super::standing(scene, Piece::Go(commission, to)),
                pick: Piece::Go(commission, to),
                name: label.text,
                class: "f-act".to_owned(),
            };
            let inside = view! {
                {ring::loose_pawn(commission)}
                <span>{place_short(from, lang)}</span>
                {kit::icon("right")}
                <span>{place_short(to, lang)}</span>
                {auctions}
            };
            let button = piece(about, inside.into_any(), super::touching(scene));
            lines.push(view! { <li>{button}</li> }.into_any());
        }
    }
    let body = view! {
        <ul class="f-acts" data-zone="moves" on:keydown=|event| focus::rove(&event)>{lines}</ul>
    };
    kit::panel(
        "moves",
        say!(lang, "web-fa-moves"),
        scene.rule("FA-036"),
        body,
    )
}

/// How something stands that is asked for only at times: at others it lies there.
fn asked_for(scene: &Scene<'_, FifthAvenue>, pick: Piece, is_asked: bool) -> PieceState {
    match scene.standing(pick) {
        PieceState::Dim if !is_asked => PieceState::Rest,
        standing => standing,
    }
}

// rules: FA-008, FA-032
/// The top cards of the coloured decks, and the black deck.
fn tops(scene: &Scene<'_, FifthAvenue>) -> AnyView {
    let lang = scene.lang();
    let view = scene.view;
    let is_taking = matches!(view.agenda.now(), Some(Step::Take(_)));
    let coloured = Colour::ALL.into_iter().map(|colour| {
        let deck = &view.board.decks[colour as usize];
        let below = u32::from(view.deck_sizes[colour as usize]) + deck.under.len();
        let Some(value) = deck.top else {
            let empty = say!(
                lang,
                "web-fa-empty",
                suit = art::suit_name(colour as usize, lang)
            );
            return view! { <li class="f-empty" role="img" aria-label=empty></li> }.into_any();
        };
        let card = Card::coloured(colour, value);
        let about = Button {
            standing: asked_for(scene, Piece::Deck(Some(colour)), is_taking),
            pick: Piece::Deck(Some(colour)),
            name: say!(
                lang,
                "web-fa-top",
                card = art::card_name(card, lang),
                count = below
            ),
            class: art::card_class(card),
        };
        let button = piece(about, art::card_face(card), scene.press());
        view! { <li>{button}<small class="num">{format!("+{below}")}</small></li> }.into_any()
    });
    let coloured: Vec<AnyView> = coloured.collect();
    let left = black_left(scene);
    let name = say!(lang, "web-fa-black-deck", count = left);
    view! {
        <ul class="f-decks" data-testid="deck-list" data-zone="decks"
            on:keydown=|event| focus::rove(&event)>
            {coloured}
            <li>
                <span class="f-card f-K back" role="img" aria-label=name
                    data-pick=Piece::BlackPile.to_string()>
                    <svg aria-hidden="true"><use href="#f-sign-K" /></svg>
                </span>
                <small class="num">{left.to_string()}</small>
            </li>
        </ul>
    }
    .into_any()
}

// rules: FA-046, FA-051, FA-061
/// The shop row in its groups, and what the next special scoring pays.
pub(super) fn row(scene: &Scene<'_, FifthAvenue>) -> AnyView {
    let lang = scene.lang();
    let board = &scene.view.board;
    let active: Vec<usize> = board.active_group().map(|(place, _)| place).collect();
    let mut from = 0;
    let mut seen = Vec::new();
    let mut groups = Vec::new();
    for size in GROUPS.map(usize::from) {
        let places = from..from + size;
        let is_active = active.iter().any(|place| places.contains(place));
        let is_gone = board.row[places.clone()].iter().all(Option::is_none);
        let tiles: Vec<AnyView> = places
            .map(|place| match board.row[place] {
                None => view! { <span class="f-tile gone"></span> }.into_any(),
                Some(shop) if is_active => {
                    let copy = seen.iter().filter(|it| **it == shop).count();
                    seen.push(shop);
                    tile(scene, shop, copy)
                }
                Some(shop) => art::small_tile(shop, lang),
            })
            .collect();
        let state = match (is_active, is_gone) {
            (true, _) => "act",
            (_, true) => "gone",
            _ => "",
        };
        groups.push(view! { <li class=format!("grp {state}")>{tiles}</li> }.into_any());
        from += size;
    }
    let title = say!(lang, "web-fa-row");
    let label = title.clone();
    view! {
        <section class="panel rowp" data-testid="row" aria-label=label>
            <h2 class="cap">{title}</h2>
            <ol class="groups" data-zone="row" on:keydown=|event| focus::rove(&event)>{groups}</ol>
            {next(scene)}
        </section>
    }
    .into_any()
}

/// What comes next: a special scoring, or the end.
fn next(scene: &Scene<'_, FifthAvenue>) -> AnyView {
    let lang = scene.lang();
    let board = &scene.view.board;
    let (words, rule) = if let Some((special, shops)) = board.next_special() {
        let rule = match special.districts {
            3 => "FA-061",
            4 => "FA-062",
            _ => "FA-063",
        };
        let words = say!(
            lang,
            "fa-special-next",
            districts = special.districts,
            points = special.points,
            shops = shops
        );
        (words, rule)
    } else {
        let (shops, signs) = (SHOPS_PLACED - board.placed, SIGNS - board.closed.len());
        let words = say!(lang, "web-fa-to-end", shops = shops, signs = signs);
        (words, "FA-116")
    };
    view! { <span class="nx">{words}" "{scene.rule(rule)}</span> }.into_any()
}

/// A tile of the active group. Of equal tiles the first is the one that goes.
fn tile(
    scene: &Scene<'_, FifthAvenue>,
    shop: games::fifth_avenue::components::Shop,
    copy: usize,
) -> AnyView {
    let lang = scene.lang();
    let meant = Piece::Tile(shop);
    let held = match scene.view.agenda.now() {
        Some(Step::Shop { shop: held, .. }) if *held == shop && copy == 0 => "held",
        _ => "",
    };
    let pick = if copy == 0 {
        meant
    } else {
        Piece::TileLike(shop, copy)
    };
    let is_turn = matches!(scene.view.agenda.now(), Some(Step::Turn(_)));
    let about = Button {
        standing: asked_for(scene, meant, is_turn),
        pick,
        name: shop_name(shop, lang),
        class: format!("{} {held}", art::tile_class(shop)),
    };
    let press = scene.press();
    piece(about, art::shop_picture(shop), move |_| press(meant))
}
