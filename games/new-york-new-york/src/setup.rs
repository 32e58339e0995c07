//! From the box to the first decision.

use serde::{Deserialize, Serialize};
use tabletop::{
    Agenda, Dealer, Game, Memory, OptionKind, OptionSpec, Options as _, PerSeat, Seat, SeatCount,
    Seats, SetupError,
};

use crate::{
    components::{BOX, Colour, HAND},
    event::{Dealt, Event},
    flow::Step,
    state::{NewYorkNewYork, Row, Skyline},
};

/// No match has more rounds.
pub const ROUNDS_MAX: u8 = 12;

/// What a table agrees on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// How many rounds are played; `None` for as many as there are players.
    pub rounds: Option<u8>,
    /// Whether runs of own cards score.
    pub bonus: bool,
    /// How the seats come by their colours.
    pub colours: Colours,
    /// Whether people are shown what others took from the open row.
    pub hands: Memory,
}

// rules: NN-Q20
/// How the seats come by their colours; those without a seat are neutral.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colours {
    /// Lots are drawn.
    #[default]
    Lots,
    /// Each seat chooses, from seat A on, before the deal.
    Choose,
    /// They are agreed on beforehand: the colour of seat A, of seat B and so on.
    Order([Colour; 4]),
}

impl Default for Options {
    fn default() -> Self {
        // rules: NN-030, NN-Q04, NN-Q13, NN-Q19, NN-Q20
        Options {
            rounds: None,
            bonus: true,
            colours: Colours::Lots,
            hands: Memory::Remembered,
        }
    }
}

const ROUNDS: OptionSpec = OptionSpec {
    key: "rounds",
    kind: OptionKind::Number {
        min: 1,
        max: ROUNDS_MAX,
        auto: true,
    },
};
const BONUS: OptionSpec = OptionSpec {
    key: "bonus",
    kind: OptionKind::Switch,
};
const COLOURS: OptionSpec = OptionSpec {
    key: "colours",
    kind: OptionKind::Order {
        of: &["a", "r", "v", "i"],
        or: &[LOTS, CHOOSE],
    },
};
const LOTS: &str = "lots";
const CHOOSE: &str = "choose";

impl tabletop::Options for Options {
    const OPTIONS: &'static [OptionSpec] = &[ROUNDS, BONUS, COLOURS, Memory::HANDS];

    fn get(&self, key: &str) -> String {
        match key {
            _ if key == ROUNDS.key => self
                .rounds
                .map_or("auto".to_owned(), |rounds| rounds.to_string()),
            _ if key == BONUS.key => if self.bonus { "yes" } else { "no" }.to_owned(),
            _ if key == COLOURS.key => match self.colours {
                Colours::Lots => LOTS.to_owned(),
                Colours::Choose => CHOOSE.to_owned(),
                Colours::Order(order) => order.map(|colour| colour.letter().to_string()).join(","),
            },
            _ if key == Memory::HANDS.key => self.hands.word().to_owned(),
            _ => String::new(),
        }
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match key {
            _ if key == ROUNDS.key => self.rounds = ROUNDS.read_number(value)?,
            _ if key == BONUS.key => self.bonus = BONUS.read_switch(value)?,
            _ if key == COLOURS.key => self.colours = read_colours(value)?,
            _ if key == Memory::HANDS.key => self.hands = Memory::of_word(value)?,
            _ => {
                return Err(SetupError::UnknownOption {
                    key: key.to_owned(),
                });
            }
        }
        Ok(())
    }
}

fn read_colours(value: &str) -> Result<Colours, SetupError> {
    match value {
        LOTS => return Ok(Colours::Lots),
        CHOOSE => return Ok(Colours::Choose),
        _ => {}
    }
    let letters = value.split(',').map(|word| {
        let letter = word.parse().ok()?;
        Colour::of_letter(letter)
    });
    let colours: Option<Vec<Colour>> = letters.collect();
    let colours = colours.and_then(|colours| colours.try_into().ok());
    colours
        .filter(|colours| all_different(*colours))
        .map(Colours::Order)
        .ok_or_else(|| COLOURS.refuse(value))
}

// rules: NN-004 §Preparazione
fn all_different(colours: [Colour; 4]) -> bool {
    Colour::ALL.iter().all(|colour| colours.contains(colour))
}

pub(crate) fn set_up(
    options: &Options,
    seats: SeatCount,
    dealer: &mut Dealer<Event>,
) -> Result<NewYorkNewYork, SetupError> {
    SetupError::check_seats(&NewYorkNewYork::INFO, seats)?;
    let rounds = options.rounds.unwrap_or(seats.get());
    if !(1..=ROUNDS_MAX).contains(&rounds) {
        return Err(ROUNDS.refuse(&rounds.to_string()));
    }
    // Options that were read as data have not been through `set`.
    if let Colours::Order(order) = options.colours
        && !all_different(order)
    {
        return Err(COLOURS.refuse(&options.get(COLOURS.key)));
    }
    let mut table = NewYorkNewYork {
        agenda: Agenda::new(),
        rounds,
        bonus: options.bonus,
        memory: options.hands,
        // rules: NN-004, NN-005, NN-Q15, NN-Q16 §Preparazione
        colours: match options.colours {
            Colours::Order(order) => PerSeat::from_fn(seats, |seat| Some(order[seat.index()])),
            Colours::Lots | Colours::Choose => PerSeat::new(seats),
        },
        round: 1,
        first: Seat::A,
        deck: BOX,
        row: Row::default(),
        hands: PerSeat::new(seats),
        shown: PerSeat::new(seats),
        passed: Seats::EMPTY,
        skyline: Skyline::default(),
        scores: PerSeat::new(seats),
    };
    // rules: NN-Q20, NN-Q22
    match options.colours {
        Colours::Choose => table.agenda.first([Step::Colour(Seat::A)]),
        Colours::Lots => {
            draw_lots(&mut table, dealer);
            first_round(&mut table, dealer);
        }
        Colours::Order(_) => first_round(&mut table, dealer),
    }
    Ok(table)
}

// rules: NN-004, NN-Q20 §Preparazione
/// A colour for each seat, in seat order, each of those left equally likely.
fn draw_lots(table: &mut NewYorkNewYork, dealer: &mut Dealer<Event>) {
    for seat in table.colours.seats().iter() {
        let left = table.colours_left().count() as u32;
        let drawn = dealer.below(left) as usize;
        let colour = table.colours_left().nth(drawn);
        let colour = colour.expect("there are as many colours as seats at least");
        give_colour(table, seat, colour, dealer);
    }
}

/// `seat` plays for `colour` from now on.
pub(crate) fn give_colour(
    table: &mut NewYorkNewYork,
    seat: Seat,
    colour: Colour,
    dealer: &mut Dealer<Event>,
) {
    table.colours[seat] = Some(colour);
    dealer.announce(Event::Coloured { seat, colour });
}

/// The deal of the first round, and the lot for who begins it.
pub(crate) fn first_round(table: &mut NewYorkNewYork, dealer: &mut Dealer<Event>) {
    deal(table, dealer);
    // rules: NN-009, NN-Q22 §Svolgimento
    let seats = table.hands.seats();
    table.first = Seat::new(dealer.below(u32::from(seats.get())) as u8);
    begin_round(table, dealer);
}

// rules: NN-034
/// Clears the table for the next round and deals.
pub(crate) fn next_round(table: &mut NewYorkNewYork, dealer: &mut Dealer<Event>) {
    let seats = table.hands.seats();
    table.round += 1;
    // rules: NN-032, NN-Q14 §Fine del gioco e punteggio
    table.first = table.first.clockwise(seats);
    table.passed = Seats::EMPTY;
    table.skyline = Skyline::default();
    table.row = Row::default();
    table.hands = PerSeat::new(seats);
    table.shown = PerSeat::new(seats);
    table.deck = BOX;
    deal(table, dealer);
    begin_round(table, dealer);
}

// rules: NN-006, NN-007, NN-008, NN-Q22 §Preparazione
/// Six cards to each seat in seat order, then six to the row.
fn deal(table: &mut NewYorkNewYork, dealer: &mut Dealer<Event>) {
    for seat in table.hands.seats().iter() {
        let hand = dealer.draw_several(&mut table.deck, HAND.into());
        table.hands[seat] = hand;
        dealer.announce(Event::Dealt {
            seat,
            cards: Dealt::Cards(hand),
        });
    }
    while !table.row.is_full() {
        table.row.turn_up(dealer.draw(&mut table.deck));
    }
    dealer.announce(Event::RowLaid { row: table.row });
}

fn begin_round(table: &mut NewYorkNewYork, dealer: &mut Dealer<Event>) {
    let (round, first) = (table.round, table.first);
    dealer.announce(Event::RoundBegan { round, first });
    table.agenda.first([Step::Turn(first)]);
}
