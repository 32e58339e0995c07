//! Cards and other pieces that can be picked.

use leptos::prelude::*;

use crate::gesture::Pick;

/// How a piece stands at the moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Standing {
    /// It lies there.
    #[default]
    Rest,
    /// It can be picked.
    Lit,
    /// It has been picked.
    Picked,
    /// It cannot be picked now; asked, it says why.
    Dim,
}

impl Standing {
    /// The class for it.
    pub const fn class(self) -> &'static str {
        match self {
            Standing::Rest => "",
            Standing::Lit => "may",
            Standing::Picked => "sel",
            Standing::Dim => "cant",
        }
    }
}

/// A piece as a button: it can have the focus, has a name, and says when it is picked.
pub struct Piece {
    /// What it is called by the gesture.
    pub pick: Pick,
    /// What it is called by people.
    pub name: String,
    /// Its classes.
    pub class: String,
    /// How it stands.
    pub standing: Standing,
}

/// The piece, drawn around `inside`.
pub fn piece(piece: Piece, inside: AnyView, press: impl Fn(Pick) + 'static) -> AnyView {
    let Piece {
        pick,
        name,
        class,
        standing,
    } = piece;
    let id = pick.to_string();
    let cannot = standing == Standing::Dim;
    view! {
        <button type="button" class=format!("{class} {}", standing.class())
            aria-label=name
            aria-pressed=if standing == Standing::Picked { "true" } else { "false" }
            aria-disabled=if cannot { "true" } else { "false" }
            data-pick=id.clone() data-testid=id
            on:click=move |_| press(pick.clone())>
            {inside}
        </button>
    }
    .into_any()
}
