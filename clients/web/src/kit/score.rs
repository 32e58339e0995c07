//! Tables of scores.

use leptos::prelude::*;
use prose::ScoreTable;
use tabletop::Seat;

use super::{Sign, sign};

/// From so many columns on a table is turned: whoever scores stands at the head.
const TURNED_FROM: usize = 6;

/// A table of scores, with the reader's part marked.
pub fn score_table(
    table: &ScoreTable,
    sign_of: &dyn Fn(Seat) -> Sign,
    reader: Option<Seat>,
) -> AnyView {
    if table.columns.len() >= TURNED_FROM {
        return turned(table, sign_of, reader);
    }
    let heads: Vec<AnyView> = table
        .columns
        .iter()
        .map(|column| view! { <th scope="col">{column.clone()}</th> }.into_any())
        .collect();
    let last = table.columns.len().saturating_sub(1);
    let rows: Vec<AnyView> = table
        .rows
        .iter()
        .map(|(seat, name, cells)| {
            let mark = seat.map_or(Sign::Neutral, sign_of);
            let is_reader = seat.is_some() && *seat == reader;
            let cells: Vec<AnyView> = cells
                .iter()
                .enumerate()
                .map(|(at, cell)| {
                    let class = if at == last { "tot" } else { "" };
                    view! { <td class=class>{cell.clone()}</td> }.into_any()
                })
                .collect();
            view! {
                <tr class=if is_reader { "me" } else { "" }>
                    <th scope="row"><span class="who">
                        {sign(mark, "")}<span class="nm">{name.clone()}</span>
                    </span></th>
                    {cells}
                </tr>
            }
            .into_any()
        })
        .collect();
    view! {
        <table class="score num">
            <thead><tr><td></td>{heads}</tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

/// A row for each thing that scores, a column for each who scores.
fn turned(table: &ScoreTable, sign_of: &dyn Fn(Seat) -> Sign, reader: Option<Seat>) -> AnyView {
    let me = |seat: Option<Seat>| {
        if seat.is_some() && seat == reader {
            "me"
        } else {
            ""
        }
    };
    let heads: Vec<AnyView> = table
        .rows
        .iter()
        .map(|(seat, name, _)| {
            let mark = seat.map_or(Sign::Neutral, sign_of);
            view! {
                <th scope="col" class=me(*seat)>{sign(mark, "")}<span>{name.clone()}</span></th>
            }
            .into_any()
        })
        .collect();
    let last = table.columns.len().saturating_sub(1);
    let lines: Vec<AnyView> = table
        .columns
        .iter()
        .enumerate()
        .map(|(at, column)| {
            let tot = if at == last { "tot" } else { "" };
            let cells: Vec<AnyView> = table
                .rows
                .iter()
                .map(|(seat, _, cells)| {
                    let cell = cells.get(at).cloned();
                    view! { <td class=format!("{tot} {}", me(*seat))>{cell}</td> }.into_any()
                })
                .collect();
            view! { <tr><th scope="row">{column.clone()}</th>{cells}</tr> }.into_any()
        })
        .collect();
    view! {
        <table class="score turned num">
            <thead><tr><td></td>{heads}</tr></thead>
            <tbody>{lines}</tbody>
        </table>
    }
    .into_any()
}
