//! Cards and other pieces that can be picked.

use std::{fmt, rc::Rc};

use leptos::{ev, prelude::*};

/// How a piece stands at the moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PieceState {
    /// It can neither be picked nor has been.
    #[default]
    Rest,
    /// It can be picked.
    Lit,
    /// It has been picked.
    Picked,
    /// It cannot be picked now; asked, it says why.
    Dim,
}

impl PieceState {
    /// The class for it.
    pub const fn class(self) -> &'static str {
        match self {
            PieceState::Rest => "",
            PieceState::Lit => "may",
            PieceState::Picked => "sel",
            PieceState::Dim => "cant",
        }
    }
}

/// A piece as a button: it can have the focus, has a name, and says when it is picked.
pub struct Button<P> {
    /// What it is called by the gesture.
    pub pick: P,
    /// What it is called by people.
    pub name: String,
    /// Its classes.
    pub class: String,
    /// How it stands.
    pub standing: PieceState,
}

/// What a piece is in the page, whatever the game: its name there, and what a press does.
struct Named {
    id: String,
    name: String,
    class: String,
    standing: PieceState,
    press: Rc<dyn Fn()>,
}

impl Named {
    fn of<P: Copy + fmt::Display + 'static>(
        button: Button<P>,
        press: impl Fn(P) + 'static,
    ) -> Named {
        let Button {
            pick,
            name,
            class,
            standing,
        } = button;
        Named {
            id: pick.to_string(),
            name,
            class,
            standing,
            press: Rc::new(move || press(pick)),
        }
    }
}

/// The piece, drawn around `inside`.
pub fn piece<P: Copy + fmt::Display + 'static>(
    button: Button<P>,
    inside: AnyView,
    press: impl Fn(P) + 'static,
) -> AnyView {
    as_button(Named::of(button, press), inside)
}

fn as_button(named: Named, inside: AnyView) -> AnyView {
    let Named {
        id,
        name,
        class,
        standing,
        press,
    } = named;
    view! {
        <button type="button" class=format!("{class} {}", standing.class())
            aria-label=name
            aria-pressed=(standing == PieceState::Picked).to_string()
            aria-disabled=(standing == PieceState::Dim).to_string()
            data-pick=id.clone() data-testid=id
            on:click=move |_| press()>
            {inside}
        </button>
    }
    .into_any()
}

/// Where a piece is on a drawing.
pub struct Spot {
    /// For the arrow keys: to the east and to the north.
    pub cell: (i32, i32),
    /// What moves the drawing there, if it is not drawn there.
    pub shift: Option<String>,
}

/// The piece as a part of a drawing. The browser knows no such button, so what a button does by
/// itself is said here: focus, keys, name.
pub fn drawn_piece<P: Copy + fmt::Display + 'static>(
    button: Button<P>,
    spot: Spot,
    inside: impl IntoView + 'static,
    press: impl Fn(P) + 'static,
) -> AnyView {
    in_drawing(Named::of(button, press), spot, inside.into_any())
}

fn in_drawing(named: Named, Spot { cell, shift }: Spot, inside: AnyView) -> AnyView {
    let Named {
        id,
        name,
        class,
        standing,
        press,
    } = named;
    // What leads on is met by the tab key; everything else by the arrows.
    let is_stop = matches!(standing, PieceState::Lit | PieceState::Picked);
    let by_key = {
        let press = Rc::clone(&press);
        move |event: ev::KeyboardEvent| {
            let is_enter = event.key() == "Enter";
            // Enter on what is picked already confirms it, which the frame does.
            if event.key() == " " || is_enter && standing != PieceState::Picked {
                event.prevent_default();
                event.stop_propagation();
                press();
            }
        }
    };
    view! {
        <g class=format!("{class} {}", standing.class()) role="button"
            tabindex=if is_stop { "0" } else { "-1" }
            transform=shift
            aria-label=name
            aria-pressed=(standing == PieceState::Picked).to_string()
            aria-disabled=(standing == PieceState::Dim).to_string()
            data-x=cell.0.to_string() data-y=cell.1.to_string()
            data-pick=id.clone() data-testid=id
            on:click=move |_| press() on:keydown=by_key>
            {inside}
        </g>
    }
    .into_any()
}
