//! What is for sale, the money on the table, and the money in the hand.

use games::new_york::{
    NewYork,
    components::{
        Tile,
        money::{Bank, Money},
        purse::Purse,
    },
};
use leptos::prelude::*;
use prose::{Lang, Named, new_york::payment, say};
use tabletop::Seat;

use super::{Piece, picks, tile};
use crate::{
    browser::focus,
    kit::{
        self,
        card::{Button, PieceState, piece},
    },
    tables::Scene,
};

/// The name of a bank in the drawings: its emblem and its colours.
pub(super) fn emblem(bank: Bank) -> &'static str {
    match bank {
        Bank::Blue => "harbor",
        Bank::Green => "orchard",
        Bank::Yellow => "empire",
        Bank::Red => "liberty",
    }
}

/// A press that says all that a touch means.
pub(super) fn touching(scene: &Scene<'_, NewYork>) -> impl Fn(Piece) + Clone + 'static {
    let view = scene.view.clone();
    let picked = scene.stage.gesture.picked().to_vec();
    let choices = scene.choices.to_vec();
    let press = std::rc::Rc::clone(&scene.stage.press);
    move |touched| {
        for pick in picks::touch(touched, &view, &picked, &choices) {
            press(pick);
        }
    }
}

/// The four tiles on their banks.
pub(super) fn stalls(scene: &Scene<'_, NewYork>) -> AnyView {
    let stalls: Vec<AnyView> = Bank::ALL.map(|bank| stall(scene, bank)).into();
    let beside = view! { <span class="muted">{say!(scene.lang(), "ny-web-banks")}</span> };
    let body = view! {
        <ol class="stalls" data-zone="market" on:keydown=|event| focus::rove(&event)>{stalls}</ol>
    };
    kit::panel(
        "market",
        say!(scene.lang(), "ny-market-title"),
        beside,
        body,
    )
}

fn stall(scene: &Scene<'_, NewYork>, bank: Bank) -> AnyView {
    let lang = scene.lang();
    let head = say!(lang, "ny-bank-head", bank = bank.word());
    let emblem = emblem(bank);
    let Some(tile) = scene.view.table.on_offer(bank) else {
        let none = say!(lang, "ny-web-empty");
        return view! {
            <li class=format!("stall none bk-{emblem}")>
                <div class="sh">{coin(bank)}<span class="bn">{head}</span></div>
                <div class="sf muted">{none}</div>
            </li>
        }
        .into_any();
    };
    let pick = Piece::Stall(bank);
    let standing = scene.standing(pick);
    let offer = offer(scene, bank, tile);
    let name = say!(
        lang,
        "ny-web-stall",
        tile = tile.the(lang),
        bank = bank.name(lang),
        price = tile.price(),
        offer = offer.spoken.as_str()
    );
    let inside = view! {
        <span class="sh">
            {coin(bank)}
            <span class="bn">{head}</span>
            <b class="pz num">{tile.price().to_string()}</b>
        </span>
        <span class="tl" data-at=Piece::Offer(tile).to_string()>{tile::alone(tile)}</span>
        <span class="sf">
            <span class=offer.class>{offer.words}</span>
        </span>
    };
    let button = piece(
        Button {
            pick,
            name,
            class: format!("stall bk-{emblem}"),
            standing,
        },
        inside.into_any(),
        touching(scene),
    );
    view! { <li>{button}</li> }.into_any()
}

/// The emblem of a bank on its coin.
fn coin(bank: Bank) -> AnyView {
    let symbol = format!("#k-{}", emblem(bank));
    view! {
        <span class="emb" aria-hidden="true">
            <svg class="em" aria-hidden="true"><use href=symbol /></svg>
        </span>
    }
    .into_any()
}

/// What a bank's tile would cost the reader.
struct Offer {
    class: &'static str,
    words: String,
    spoken: String,
}

// rules: NY-14, NY-15
fn offer(scene: &Scene<'_, NewYork>, bank: Bank, tile: Tile) -> Offer {
    let lang = scene.lang();
    let plain = |class, words: String| Offer {
        class,
        spoken: words.clone(),
        words,
    };
    let Some(seat) = scene.own() else {
        return plain("muted", String::new());
    };
    let hand = scene.view.table.hands[seat].bank(bank);
    let price = u32::from(tile.price());
    if hand.worth() < price {
        let missing = price - hand.worth();
        return plain("short num", say!(lang, "ny-web-short", missing = missing));
    }
    let mut best = None;
    games::new_york::legal::money::each_payment(hand, tile.price(), |cards| {
        let rank = (cards.worth() - price, cards.len());
        if best.is_none_or(|(known, _)| rank < known) {
            best = Some((rank, cards));
        }
    });
    let Some(((over, _), cards)) = best else {
        return plain("muted", String::new());
    };
    let cards = payment(&Purse::of_bank(bank, cards));
    let is_picked = scene.stage.gesture.has(Piece::Stall(bank));
    if over > 0 {
        return plain(
            "excess num",
            say!(lang, "ny-web-over", over = over, cards = cards),
        );
    }
    Offer {
        class: if is_picked {
            "exact num"
        } else {
            "exact q num"
        },
        words: say!(lang, "ny-web-exact", cards = cards.as_str()),
        spoken: say!(lang, "ny-web-exact", cards = cards),
    }
}

/// A money card, drawn.
fn note(card: Money) -> AnyView {
    let symbol = format!("#k-{}", emblem(card.bank()));
    view! {
        <span class="v">{kit::numeral(card.value().into())}</span>
        <svg class="em" aria-hidden="true"><use href=symbol /></svg>
    }
    .into_any()
}

/// The face-up money.
pub(super) fn row(scene: &Scene<'_, NewYork>) -> AnyView {
    let lang = scene.lang();
    let picked = scene.stage.gesture.picked();
    let can_take = scene
        .choices
        .iter()
        .any(|it| matches!(it.path[0], Piece::Take(_)));
    let cards = scene.view.table.row.iter().enumerate();
    let cards: Vec<AnyView> = cards
        .map(|(at, card)| {
            let standing = if picks::is_taken(scene.view, at, picked) {
                PieceState::Picked
            } else if scene.stage.is_still || !scene.is_asked() {
                PieceState::Rest
            } else if can_take {
                PieceState::Lit
            } else {
                PieceState::Dim
            };
            let about = Button {
                pick: Piece::Row(at),
                name: say!(lang, "ny-web-row-card", card = card.name(lang)),
                class: format!("note bk-{}", emblem(card.bank())),
                standing,
            };
            let button = piece(about, note(card), touching(scene));
            view! { <li data-at=Piece::Money(card).to_string()>{button}</li> }.into_any()
        })
        .collect();
    let beside = view! { <span class="muted">{say!(lang, "ny-web-row-rule")}</span> };
    let body = view! {
        <ol class="money" data-testid="row" data-zone="money"
            on:keydown=|event| focus::rove(&event)>{cards}</ol>
    };
    kit::panel("money", say!(lang, "ny-money-title"), beside, body)
}

/// The hand of `seat`, bank by bank.
pub(super) fn hand(scene: &Scene<'_, NewYork>, seat: Seat) -> AnyView {
    let lang = scene.lang();
    let hand = scene.view.table.hands[seat];
    let groups: Vec<AnyView> = Bank::ALL
        .into_iter()
        .filter(|bank| !hand.bank(*bank).is_empty())
        .map(|bank| group(scene, seat, bank))
        .collect();
    let (worth, count) = (hand.worth(), hand.len());
    let title = say!(lang, "ny-web-hand");
    let (label, head) = (title.clone(), title.clone());
    view! {
        <section class="panel hand" data-testid="hand" aria-label=label>
            <h2 class="sr">{head}</h2>
            <ol class="grps" data-zone="hand" on:keydown=|event| focus::rove(&event)>{groups}</ol>
            {payments(scene)}
            <div class="htot">
                <span class="cap" aria-hidden="true">{title}</span>
                <b class="num">{worth.to_string()}</b>
                <span class="muted">{say!(lang, "ny-cards-held", count = count)}</span>
            </div>
        </section>
    }
    .into_any()
}

/// The money of a hand, to be looked at.
pub(super) fn held(hand: Purse, lang: Lang) -> Vec<AnyView> {
    let all = Bank::ALL.into_iter().flat_map(|bank| in_bank(hand, bank));
    let drawn = all.map(|(card, _)| {
        let class = format!("note bk-{}", emblem(card.bank()));
        view! { <span class=class role="img" aria-label=card.name(lang)>{note(card)}</span> }
            .into_any()
    });
    drawn.collect()
}

/// The cards of one bank, those that are alike numbered.
fn in_bank(hand: Purse, bank: Bank) -> impl Iterator<Item = (Money, u8)> {
    let wad = hand.bank(bank);
    let copies =
        move |value| (0..wad.count(value)).map(move |copy| (Money::new(bank, value), copy));
    (1..=9).flat_map(copies)
}

fn group(scene: &Scene<'_, NewYork>, seat: Seat, bank: Bank) -> AnyView {
    let lang = scene.lang();
    let wad = scene.view.table.hands[seat].bank(bank);
    let is_picked = scene.stage.gesture.has(Piece::Stall(bank));
    let act = if is_picked { "act" } else { "" };
    let notes: Vec<AnyView> = in_bank(scene.view.table.hands[seat], bank)
        .map(|(card, copy)| {
            let about = Button {
                pick: Piece::Note(card, copy),
                name: card.name(lang),
                class: format!("note bk-{}", emblem(bank)),
                standing: in_hand(scene, card, copy),
            };
            piece(about, note(card), touching(scene))
        })
        .collect();
    let head = say!(lang, "ny-bank-head", bank = bank.word());
    view! {
        <li class=format!("grp bk-{} {act}", emblem(bank))>
            <div class="gh2">
                {coin(bank)}
                <span class="gn">{head}</span>
                <b class="gt num">{wad.worth().to_string()}</b>
            </div>
            <div class="notes">{notes}</div>
        </li>
    }
    .into_any()
}

/// How a card of the hand stands: part of the payment, or it could be, or it could not.
fn in_hand(scene: &Scene<'_, NewYork>, card: Money, copy: u8) -> PieceState {
    let picked = scene.stage.gesture.picked();
    let chosen = picks::chosen_bank(picked);
    let is_paid = picks::paid(picked).is_some_and(|paid| copy < paid.count(card));
    if is_paid {
        return PieceState::Picked;
    }
    if scene.stage.is_still || !scene.is_asked() {
        return PieceState::Rest;
    }
    let payments = picks::payments(card.bank(), scene.choices);
    let can_pay = payments.iter().any(|cards| cards.count(card) > 0);
    let is_elsewhere = chosen.is_some_and(|it| it != card.bank());
    if can_pay && !is_elsewhere {
        PieceState::Lit
    } else {
        PieceState::Dim
    }
}

/// The other ways to pay for the tile that is picked.
fn payments(scene: &Scene<'_, NewYork>) -> Option<AnyView> {
    let bank = picks::chosen_bank(scene.stage.gesture.picked())?;
    let mut all = picks::payments(bank, scene.choices);
    if all.len() < 2 {
        return None;
    }
    all.sort_by_key(|cards| picks::rank(bank, *cards, scene.view));
    let lang = scene.lang();
    let chips: Vec<AnyView> = all
        .into_iter()
        .map(|cards| {
            let pick = Piece::Pay(cards);
            let (over, _) = picks::rank(bank, cards, scene.view);
            let (sum, exact) = (payment(&cards), say!(lang, "ny-effect-exact"));
            let words = if over == 0 {
                exact
            } else {
                say!(lang, "ny-effect-over", over = over)
            };
            let about = Button {
                standing: scene.standing(pick),
                pick,
                name: format!("{sum}: {words}"),
                class: "chip pay num".to_owned(),
            };
            let class = if over == 0 { "exactly" } else { "muted" };
            let inside = view! { <b>{sum}</b> <span class=class>{words}</span> };
            let button = piece(about, inside.into_any(), scene.press());
            view! { <li>{button}</li> }.into_any()
        })
        .collect();
    let title = say!(lang, "ny-web-payments");
    Some(
        view! {
            <div class="pays">
                <span class="cap">{title}</span>
                <ul data-testid="payments" on:keydown=|event| focus::rove(&event)>{chips}</ul>
            </div>
        }
        .into_any(),
    )
}
