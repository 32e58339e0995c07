//! Points as they grew: a line for each who scores, told apart by its sign, its dashes and its
//! colour.

use leptos::prelude::*;

use super::{Sign, sign};

/// The line of one who scores.
pub struct CurveLine {
    /// Their sign.
    pub sign: Sign,
    /// Their name.
    pub name: String,
    /// What they had after each moment.
    pub points: Vec<i32>,
}

/// Where the lines run.
const LEFT: usize = 34;
const RIGHT: usize = 366;
const TOP: i32 = 14;
const BOTTOM: i32 = 166;
/// The signs at the ends of the lines stand at least so far apart.
const APART: i32 = 18;
/// More moments than that are not numbered one by one.
const NUMBERS_MAX: usize = 14;
/// The dashes of the lines, one after the other.
const DASHES: [&str; 6] = ["", "8 3", "2 3", "10 3 2 3", "5 5", "1 4"];

/// The points of a play after each of its moments. `says` is what the drawing shows, for those who
/// do not see it; its figures stand in a table besides.
pub fn curve(says: String, lines: &[CurveLine]) -> AnyView {
    let most = lines.iter().flat_map(|line| &line.points).copied().max();
    let most = most.unwrap_or(0).max(1);
    let moments = lines.first().map_or(0, |line| line.points.len());
    let x = move |at: usize| LEFT + (RIGHT - LEFT) * at / moments.max(1);
    let y = move |points: i32| BOTTOM - (BOTTOM - TOP) * points / most;
    let drawn: Vec<AnyView> = lines
        .iter()
        .enumerate()
        .map(|(n, line)| {
            let points = std::iter::once(&0).chain(&line.points).enumerate();
            let points = points.map(|(at, points)| format!("{},{}", x(at), y(*points)));
            let points = points.collect::<Vec<_>>().join(" ");
            let (class, dashes) = (line.sign.class(), DASHES[n % DASHES.len()]);
            view! { <polyline class=class points=points stroke-dasharray=dashes /> }.into_any()
        })
        .collect();
    let heights = lines
        .iter()
        .map(|line| y(line.points.last().copied().unwrap_or(0)));
    let ends: Vec<AnyView> = lines
        .iter()
        .zip(spread(heights.collect()))
        .map(|(line, y)| end(line.sign, y))
        .collect();
    let scale = [0, most / 2, most].map(|points| {
        let at = y(points);
        view! {
            <line x1=LEFT x2=RIGHT y1=at y2=at />
            <text x=LEFT - 6 y=at + 4 text-anchor="end">{points}</text>
        }
        .into_any()
    });
    let every = moments.div_ceil(NUMBERS_MAX).max(1);
    let numbers: Vec<AnyView> = (1..=moments)
        .filter(|at| at.is_multiple_of(every))
        .map(|at| {
            let x = x(at);
            view! { <text x=x y=BOTTOM + 17 text-anchor="middle">{at}</text> }.into_any()
        })
        .collect();
    let legend: Vec<AnyView> = lines
        .iter()
        .map(|line| {
            let name = line.name.clone();
            view! { <li>{sign(line.sign, "sm")}<span>{name}</span></li> }.into_any()
        })
        .collect();
    view! {
        <figure class="curve">
            <svg viewBox="0 0 400 190" role="img" aria-label=says>
                {Vec::from(scale)}{numbers}{drawn}{ends}
            </svg>
            <ul>{legend}</ul>
        </figure>
    }
    .into_any()
}

/// The sign at the end of a line.
fn end(sign: Sign, y: i32) -> AnyView {
    let letter = sign.letter();
    view! {
        <g class=sign.class() transform=format!("translate({} {})", RIGHT + 6, y - 8)>
            <use href=format!("#s-{letter}") width="17" height="17" />
            <text class="letter" x="8.5" y="12">{letter.to_string()}</text>
        </g>
    }
    .into_any()
}

/// The same heights, far enough apart that no sign lies on another.
fn spread(heights: Vec<i32>) -> Vec<i32> {
    let mut order: Vec<usize> = (0..heights.len()).collect();
    order.sort_by_key(|at| std::cmp::Reverse(heights[*at]));
    let mut spread = heights;
    // From the lowest up.
    let mut free = BOTTOM;
    for at in order {
        spread[at] = spread[at].min(free);
        free = spread[at] - APART;
    }
    spread
}
