//! What a game has to say.

use tabletop::{Game, Outcome, Seat};

use crate::{
    Audience, Lang, ScoredPart,
    common::{self, with_small_letter},
};

/// A game that speaks to people.
///
/// Everything is said from a view or from veiled events, so that nobody is told what the viewer
/// may not know. One file for each game, and one for its words in each language.
pub trait Voice: Game {
    /// What happened, as told to the audience. The event must be veiled for its viewer.
    fn event(event: &Self::Event, audience: &Audience) -> Told;

    /// Why an action was refused, said to the seat that tried it.
    fn refusal(refusal: &Self::Refusal, audience: &Audience) -> String;

    /// An action in a list of choices, with what it would bring.
    fn action(action: &Self::Action, view: &Self::View, audience: &Audience) -> Label;

    /// What is being asked, of the reader or of somebody else.
    fn prompt(view: &Self::View, audience: &Audience) -> String;

    /// The rules behind what is being asked, the most useful first.
    fn rules_now(view: &Self::View) -> &'static [&'static str];

    /// Where the game stands, in a few words: `Round 2 of 3 · deck 7`.
    fn headline(view: &Self::View, lang: Lang) -> String;

    /// What is worth saying of `seat` beside its name and score: `passed`. Often nothing.
    fn note(view: &Self::View, seat: Seat, lang: Lang) -> Option<String>;

    /// The points of `seat` so far, with those it would get now where a game counts on the go.
    fn points(view: &Self::View, seat: Seat) -> i32;

    /// What would be scored now, and for what.
    fn score_now(view: &Self::View, audience: &Audience) -> ScoreTable;

    /// What was scored when.
    fn score_sheet(view: &Self::View, audience: &Audience) -> ScoreTable;

    /// If `event` is a scoring, its table: who got what for what. Where seat after seat is told
    /// what it got, each has the same caption and columns, and the rows together are the table.
    fn scored(event: &Self::Event, audience: &Audience) -> Option<ScoreTable> {
        let _ = (event, audience);
        None
    }

    /// If `event` is a scoring, what it counts, in the order of the rules.
    fn scored_parts(event: &Self::Event, audience: &Audience) -> Vec<ScoredPart> {
        let _ = (event, audience);
        Vec::new()
    }

    /// The whole situation in sentences, for those who cannot see the board.
    fn situation(view: &Self::View, audience: &Audience) -> Vec<String>;

    /// How it ended.
    fn ending(outcome: &Outcome, audience: &Audience) -> String {
        common::outcome(outcome, audience)
    }
}

/// A thing with a name in each language.
pub trait Named {
    /// Its name: `Amber 7`, `Ambra 7`.
    fn name(&self, lang: Lang) -> String;

    /// Its name with the article that a sentence wants: `Amber 7`, `l'Ambra 7`.
    fn the(&self, lang: Lang) -> String;
}

/// One thing that happened, told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Who did it, if anybody did.
    pub actor: Option<Seat>,
    /// The sentence.
    pub text: String,
    /// Whether it goes on in the line of what was told before: the second half of a turn.
    pub follows: bool,
    /// Whether a short log can leave it out, because the board shows it.
    pub is_minor: bool,
}

/// An action in a list of choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// What is done: `Lay Amber 11 — covers Ruby 11`.
    pub text: String,
    /// What that would bring, in a few words: `+15, Bot B −11`.
    pub effect: Option<String>,
    /// What it is one of, where there may be very many: `Place Park 8 N-E`.
    pub group: Option<String>,
}

impl Label {
    /// Both in one line.
    pub fn line(&self) -> String {
        match &self.effect {
            Some(effect) => format!("{} ({effect})", self.text),
            None => self.text.clone(),
        }
    }
}

/// A table of scores: a row for each who scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreTable {
    /// What it shows.
    pub caption: String,
    /// The heads of the columns, without that of the names.
    pub columns: Vec<String>,
    /// Each seat, what it is called, and its cells; best first. Last, without a seat, whoever
    /// scores without sitting at the table.
    pub rows: Vec<(Option<Seat>, String, Vec<String>)>,
}

impl ScoreTable {
    /// Whether `next` goes on with this table: the same scoring, told of another seat.
    pub fn goes_on_in(&self, next: &ScoreTable) -> bool {
        let is_new = |row: &(Option<Seat>, String, Vec<String>)| {
            let mut own = self.rows.iter();
            !own.any(|it| it.0 == row.0)
        };
        let is_same = self.caption == next.caption && self.columns == next.columns;
        is_same && next.rows.iter().all(is_new)
    }

    /// The rows as sentences for those who listen: `Bot B: cards 26, runs 6, now 32.`
    pub fn spoken(&self) -> Vec<String> {
        let spoken = |(_, name, cells): &(Option<Seat>, String, Vec<String>)| {
            let cells = self.columns.iter().zip(cells);
            let cells: Vec<_> = cells
                .map(|(column, cell)| spoken_cell(column, cell))
                .collect();
            format!("{name}: {}.", cells.join(", "))
        };
        self.rows.iter().map(spoken).collect()
    }
}

/// A column and what it says of a row: two numbers beside each other are told apart.
fn spoken_cell(column: &str, cell: &str) -> String {
    let column = with_small_letter(column);
    if column.ends_with(|letter: char| letter.is_ascii_digit()) {
        format!("{column}: {cell}")
    } else {
        format!("{column} {cell}")
    }
}
