//! The auction: what is auctioned, who has bid what, and what a win would allow.

use games::fifth_avenue::{
    FifthAvenue,
    action::Action,
    components::{
        Lot,
        cards::{Colour, Value},
        places::{Place, Site},
    },
    flow::Step,
    scoring,
    state::{
        Board,
        auction::{Auction, Leader},
        lots::{OnLot, Owner},
    },
};
use leptos::prelude::*;
use prose::{
    Voice,
    fifth_avenue::{auction_of, lot as lot_name, place},
    say,
};
use tabletop::Seat;

use super::{Piece, art, bidders, hand::bid_with, series, turn};
use crate::{
    browser::focus,
    kit::card::{Button, piece},
    tables::Scene,
};

/// The panel: the series, the bidders, both ways to use a win.
pub(super) fn panel(scene: &Scene<'_, FifthAvenue>) -> AnyView {
    let lang = scene.lang();
    let Some((_, site)) = scene.view.series() else {
        return ().into_any();
    };
    let title = auction_of(site, lang);
    let label = title.clone();
    let inside = match (&scene.view.board.auction, scene.view.agenda.now()) {
        (Some(auction), _) => view! {
            {bidders::list(scene, auction)}
            {win(scene, auction)}
        }
        .into_any(),
        (None, Some(Step::Build { .. })) => decision(scene),
        _ => ().into_any(),
    };
    view! {
        <section class="panel aucp" data-testid="auction" aria-label=label>
            <header>
                <h2>{title}</h2>
                <span class="sub">{series::sub(scene)}</span>
            </header>
            {series::list(scene)}
            {inside}
        </section>
    }
    .into_any()
}

/// Whose win is looked at: the reader's while it can still come, else that of who leads.
fn looked_at(scene: &Scene<'_, FifthAvenue>, auction: &Auction) -> Option<Seat> {
    let own = scene.own().filter(|own| !auction.passed.contains(*own));
    own.or(match auction.leader {
        Leader::Seat(seat) => Some(seat),
        Leader::Nobody | Leader::Asso => None,
    })
}

// rules: FA-087, FA-103, FA-107
/// What a win would allow, and what a stop would pay.
fn win(scene: &Scene<'_, FifthAvenue>, auction: &Auction) -> Option<AnyView> {
    let seat = looked_at(scene, auction)?;
    let board = &scene.view.board;
    let bid = bid_with(scene.view, seat, None)?;
    let allowed = board.win(auction.site, seat, bid.towers());
    let building = match (bid.colour, allowed.build) {
        (Some(colour), Some(most)) => {
            let highest = bid.coloured.highest().max(bid.black.highest());
            let build = Build {
                site: auction.site,
                seat,
                colour,
                highest,
                most,
            };
            Some(could_build(scene, build))
        }
        (Some(_), None) => None,
        (None, _) => Some(could_bid(scene)),
    };
    let stop = allowed.stop.then(|| stop(scene, auction.site, seat));
    Some(view! { <div class="win">{building}{stop}</div> }.into_any())
}

/// Before any card: how many towers each value allows.
fn could_bid(scene: &Scene<'_, FifthAvenue>) -> AnyView {
    let lang = scene.lang();
    let values: Vec<AnyView> = Value::ALL
        .into_iter()
        .map(|value| {
            let towers: Vec<AnyView> = (0..value.towers()).map(|_| art::tower()).collect();
            let name = say!(
                lang,
                "web-fa-value",
                value = value.points(),
                towers = value.towers()
            );
            view! {
                <span class="f-value" role="img" aria-label=name>
                    <b class="num">{value.points().to_string()}</b>
                    <span class="tws p-N">{towers}</span>
                </span>
            }
            .into_any()
        })
        .collect();
    view! {
        <div class="wa">
            <h3>{say!(lang, "web-fa-win-none")}</h3>
            <p class="wt">{values}</p>
            <p class="wn">{say!(lang, "web-fa-win-how")}" "{scene.rule("FA-087")}</p>
        </div>
    }
    .into_any()
}

/// What a win would let the bidder build.
#[derive(Clone, Copy)]
struct Build {
    site: Site,
    seat: Seat,
    colour: Colour,
    /// The highest value of the bid.
    highest: Option<Value>,
    /// How many towers at most.
    most: u8,
}

fn could_build(scene: &Scene<'_, FifthAvenue>, build: Build) -> AnyView {
    let Build {
        site,
        seat,
        colour,
        highest,
        most,
    } = build;
    let lang = scene.lang();
    let board = &scene.view.board;
    let total = bid_with(scene.view, seat, None).map_or(0, |bid| bid.total());
    let towers: Vec<AnyView> = (0..most).map(|_| art::tower()).collect();
    let allows = highest.map_or(0, Value::towers);
    let reason = say!(
        lang,
        "web-fa-win-why",
        value = highest.map_or(0, Value::points),
        towers = allows,
        reserve = board.reserves[seat]
    );
    let on = match site {
        Site::In(_) => lot_name(Lot::from(colour), lang),
        Site::Park => place(Place::Park, lang),
    };
    let sign = matches!(site, Site::In(_)).then(|| art::suit_sign(colour as usize));
    let then = paid_then(board, site, (seat, colour), most).map(|(now, then)| {
        let words = say!(lang, "web-fa-win-then", now = now, then = then);
        view! { <p class="wn">{words}</p> }
    });
    let (who, name) = (scene.audience.who(seat), scene.audience.name(seat));
    view! {
        <div class="wa" data-testid="win">
            <h3>{say!(lang, "web-fa-win", total = total, who = who, name = name)}</h3>
            <p class=format!("wt {}", scene.sign(seat).class())>
                <span class="tws">{towers}</span>
                <b class="num">{say!(lang, "web-fa-upto", most = most)}</b>
                {sign}<span>{on}</span>
            </p>
            <p class="wn">{reason}" "{scene.rule("FA-087")}</p>
            {then}
        </div>
    }
    .into_any()
}

// rules: FA-070
/// What a scoring of the district pays `seat` now, and what with `more` towers on its lot.
fn paid_then(
    board: &Board,
    site: Site,
    (seat, colour): (Seat, Colour),
    more: u8,
) -> Option<(u8, u8)> {
    let district = site.district().filter(|_| more > 0)?;
    let lot = Lot::from(colour);
    let count = match board.on(district, lot) {
        OnLot::Empty => more,
        OnLot::Towers { owner, count } if owner == Owner::Seat(seat) => count + more,
        OnLot::Towers { .. } | OnLot::Shops(_) => return None,
    };
    let mut then = board.clone();
    let owner = Owner::Seat(seat);
    then.lay(district, lot, OnLot::Towers { owner, count });
    let points = |board: &Board| scoring::district(board, district).points[seat];
    Some((points(board), points(&then)))
}

// rules: FA-107, FA-109
fn stop(scene: &Scene<'_, FifthAvenue>, site: Site, seat: Seat) -> Option<AnyView> {
    let lang = scene.lang();
    let score = scoring::stop(&scene.view.board, site.district()?, Some(seat));
    let words = say!(lang, "web-fa-stop-why", towers = score.towers);
    Some(
        view! {
            <div class="wb" data-testid="stop">
                <h3>{art::stop_sign()}{say!(lang, "web-fa-stop")}</h3>
                {turn::pays(scene, score.points)}
                <p class="wn">{words}" "{scene.rule("FA-109")}</p>
            </div>
        }
        .into_any(),
    )
}

// rules: FA-103, FA-108, FA-143
/// The winner decides: how many towers, or the stop.
fn decision(scene: &Scene<'_, FifthAvenue>) -> AnyView {
    let lang = scene.lang();
    let Some(Step::Build {
        seat,
        site,
        colour,
        towers,
    }) = scene.view.agenda.now().copied()
    else {
        return ().into_any();
    };
    let board = &scene.view.board;
    let allowed = board.win(site, seat, towers);
    let builds = (0..=allowed.build.unwrap_or(0)).filter(|_| allowed.build.is_some());
    let mut lines: Vec<AnyView> = builds
        .map(|count| {
            let drawn: Vec<AnyView> = (0..count).map(|_| art::tower()).collect();
            let then = paid_then(board, site, (seat, colour), count).map(|(now, then)| {
                let words = say!(lang, "web-fa-then", now = now, then = then);
                view! { <small>{words}</small> }
            });
            let inside = view! {
                <span class=format!("tws {}", scene.sign(seat).class())>{drawn}</span>
                <span>{say!(lang, "fa-action-build", count = count)}</span>
                {then}
            };
            choice(scene, Action::Build(count), inside.into_any())
        })
        .collect();
    if let Some(district) = site.district().filter(|_| allowed.stop) {
        let score = scoring::stop(board, district, Some(seat));
        let inside = view! {
            {art::stop_sign()}
            <span>{say!(lang, "fa-action-stop")}</span>
            {turn::pays(scene, score.points)}
        };
        lines.push(choice(scene, Action::Stop, inside.into_any()));
    }
    view! {
        <ul class="f-acts" data-testid="build" data-zone="build"
            on:keydown=|event| focus::rove(&event)>
            {lines}
        </ul>
    }
    .into_any()
}

fn choice(scene: &Scene<'_, FifthAvenue>, action: Action, inside: AnyView) -> AnyView {
    let pick = match action {
        Action::Build(count) => Piece::Build(count),
        _ => Piece::Do(action),
    };
    let about = Button {
        standing: scene.standing(pick),
        pick,
        name: FifthAvenue::action(&action, scene.view, scene.audience).line(),
        class: "f-act".to_owned(),
    };
    view! { <li>{piece(about, inside, scene.press())}</li> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::fifth_avenue::{components::District, setup::Options};
    use tabletop::{Dealer, Game, SeatCount, Seed};

    /// rules: FA-070, FA-074
    #[test]
    fn towers_to_be_built_are_worth_what_the_lot_says() {
        let mut dealer = Dealer::new(Seed::number(1));
        let seats = SeatCount::new(3).unwrap();
        let table = FifthAvenue::set_up(&Options::default(), seats, &mut dealer).unwrap();
        let (board, seat) = (&table.board, Seat::A);
        for district in District::ALL {
            for lot in board.empty_lots(district) {
                let colour = lot.colour().unwrap();
                let site = Site::In(district);
                let paid = paid_then(board, site, (seat, colour), 2);
                assert_eq!(paid, Some((0, 2 * board.worth(district, lot))));
                assert_eq!(paid_then(board, site, (seat, colour), 0), None);
            }
        }
        assert_eq!(
            paid_then(board, Site::Park, (seat, Colour::Orange), 2),
            None
        );
    }
}
