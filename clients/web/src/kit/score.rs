//! Tables of scores.

use leptos::prelude::*;
use prose::ScoreTable;
use tabletop::Seat;

use super::{Sign, sign};

/// A table of scores, with the reader's row marked.
pub fn score_table(
    table: &ScoreTable,
    sign_of: &dyn Fn(Seat) -> Sign,
    reader: Option<Seat>,
) -> AnyView {
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
                    <th scope="row"><span class="who">{sign(mark, "")}{name.clone()}</span></th>
                    {cells}
                </tr>
            }
            .into_any()
        })
        .collect();
    view! {
        <table class="score num">
            <thead><tr><th></th>{heads}</tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}
