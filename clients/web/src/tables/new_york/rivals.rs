//! The others: their cities as small live pictures that open, and Dirk.

use games::new_york::{
    NewYork,
    components::{Kind, TileSet},
    scoring::longest_street,
};
use leptos::prelude::*;
use prose::{
    Named, Voice as _,
    new_york::{by_bank, shown_hand},
    say,
};
use tabletop::Seat;

use super::{Piece, city, tile};
use crate::{
    browser::focus,
    kit::{
        self,
        card::{Button, piece},
        dialog,
    },
    tables::Scene,
};

/// Everyone but `seat`, who is shown large.
pub(super) fn rivals(scene: &Scene<'_, NewYork>, seat: Seat) -> AnyView {
    let seats = scene.view.table.cities.seats().iter();
    let others: Vec<Seat> = seats.filter(|other| *other != seat).collect();
    let cards: Vec<AnyView> = others.iter().map(|other| rival(scene, *other)).collect();
    let title = say!(scene.lang(), "ny-web-rivals");
    let label = title.clone();
    view! {
        <section class="rivals" aria-label=label data-testid="rivals">
            <h2 class="sr">{title}</h2>
            <div class="opps" on:keydown=|event| focus::rove(&event)>
                {cards}
                {dirk(scene)}
            </div>
        </section>
    }
    .into_any()
}

fn rival(scene: &Scene<'_, NewYork>, seat: Seat) -> AnyView {
    let lang = scene.lang();
    let table = &scene.view.table;
    let name = scene.audience.label(seat);
    let length = longest_street(table.cities.of(seat));
    let id = format!("city-of-{seat}");
    let opened = id.clone();
    let spoken = say!(lang, "ny-web-open", name = name.as_str());
    let sign = scene.sign(seat);
    view! {
        <button type="button" class=format!("opp {}", sign.class()) aria-label=spoken
            aria-haspopup="dialog" data-at=format!("seat-{seat}")
            data-testid=format!("rival-{seat}") on:click=move |_| dialog::show(&opened)>
            <span class="oh">
                {kit::sign(sign, "sm")}
                <b>{name}</b>
                <span class="num os">{NewYork::points(scene.view, seat).to_string()}</span>
            </span>
            <span class="ov">{city::picture(table, seat, lang)}</span>
            <span class="of num">
                <span>{say!(lang, "ny-street-sign", length = length)}</span>
                <span>{say!(lang, "ny-cards-held", count = table.hands[seat].len())}</span>
            </span>
        </button>
        {large(scene, seat, id)}
    }
    .into_any()
}

/// The city of a rival over the whole table, with what else is known of them.
fn large(scene: &Scene<'_, NewYork>, seat: Seat, id: String) -> AnyView {
    let lang = scene.lang();
    let table = &scene.view.table;
    let name = scene.audience.label(seat);
    let hand = shown_hand(scene.view, seat).filter(|hand| !hand.is_empty());
    let hand = hand.map(|hand| by_bank(hand, lang));
    let closed = id.clone();
    let title = say!(lang, "ny-city-of", name = name);
    let label = title.clone();
    view! {
        <dialog id=id class="dialog citydialog"
            aria-label=label>
            <h3>{title}</h3>
            <div class="opened">{city::picture(table, seat, lang)}</div>
            {hand.map(|hand| view! {
                <p class="muted" data-testid=format!("hand-of-{seat}")>{hand}</p>
            })}
            {stock(scene, table.reserves[seat])}
            {kit::button("", "close-city", say!(lang, "web-close"), move || {
                dialog::hide(&closed);
            })}
        </dialog>
    }
    .into_any()
}

fn stock(scene: &Scene<'_, NewYork>, tiles: TileSet) -> Option<AnyView> {
    let lang = scene.lang();
    let each: Vec<AnyView> = tiles
        .iter()
        .map(|it| {
            let name = it.name(lang);
            view! { <li role="img" aria-label=name>{tile::alone(it)}</li> }.into_any()
        })
        .collect();
    (!tiles.is_empty()).then(|| {
        view! {
            <p class="cap">{say!(lang, "ny-reserve-title")}</p>
            <ul class="stock">{each}</ul>
        }
        .into_any()
    })
}

// rules: NY-41, NY-44
/// Dirk and what he has collected; a tile aside may be given to him.
fn dirk(scene: &Scene<'_, NewYork>) -> Option<AnyView> {
    let lang = scene.lang();
    let man = scene.view.table.dirk?;
    let points: u32 = man.points.iter().map(|points| u32::from(*points)).sum();
    let kinds = Kind::ALL.into_iter().filter_map(|kind| {
        let count = man.tiles.and(kind.tiles()).len();
        (count > 0).then(|| {
            view! {
                <span class=format!("t-{} dk", kind.word())>
                    <svg class="tyi" aria-hidden="true">
                        <use href=format!("#b-{}", kind.word()) />
                    </svg>
                    <span class="num">{count.to_string()}</span>
                </span>
            }
            .into_any()
        })
    });
    let kinds: Vec<AnyView> = kinds.collect();
    let tiles: Vec<String> = Kind::ALL
        .into_iter()
        .map(|kind| (kind.name(lang), man.tiles.and(kind.tiles()).len()))
        .filter(|(_, count)| *count > 0)
        .map(|(kind, count)| format!("{kind} {count}"))
        .collect();
    let pick = Piece::Dirk;
    let about = Button {
        standing: scene.standing(pick),
        pick,
        name: say!(
            lang,
            "ny-web-dirk",
            points = points,
            tiles = tiles.join(", ")
        ),
        class: "opp p-N dirk".to_owned(),
    };
    let inside = view! {
        <span class="oh">
            {kit::sign(kit::Sign::Neutral, "sm")}
            <b>{say!(lang, "ny-dirk")}</b>
            <span class="num os">{points.to_string()}</span>
        </span>
        <span class="dks">{kinds}</span>
    };
    Some(piece(about, inside.into_any(), scene.press()))
}
