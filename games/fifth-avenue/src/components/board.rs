//! The board's graph and rings, read at compile time from `board.csv`.
//!
//! A table that breaks a known fact of the board does not compile; the error says which fact. No
//! source prints the circular order of the lot colours: the rings are ours (rules: FA-Q01, FA-Q32).

use serde::{Deserialize, Serialize};

use super::{
    District, Lot,
    places::{Place, Places},
};

// rules: FA-001, FA-119
/// Which side of the board is up.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Five lots a district.
    #[default]
    Five,
    /// Six lots a district.
    Six,
}

impl Side {
    /// Both sides.
    pub const ALL: [Side; 2] = [Side::Five, Side::Six];

    /// Its word in options.
    pub const fn word(self) -> &'static str {
        match self {
            Side::Five => "five",
            Side::Six => "six",
        }
    }

    /// How many lots a district has.
    pub const fn lots(self) -> usize {
        5 + self as usize
    }

    // rules: FA-075, FA-122, FA-Q01, FA-Q32
    /// The lots of `district` in their circular order; the last is beside the first.
    pub fn ring(self, district: District) -> &'static [Lot] {
        let ring = &BOARD[district as usize].rings[self as usize];
        &ring[..self.lots()]
    }

    /// The two lots beside `lot`.
    pub fn beside(self, district: District, lot: Lot) -> [Lot; 2] {
        BESIDE[self as usize][district as usize][lot as usize]
    }
}

// rules: FA-036, FA-037, FA-041, FA-Q04, FA-Q06
/// Where a commission may go from `place` while no district is closed.
pub fn exits(place: Place) -> Places {
    match place {
        Place::Start => Places::from_bits(0b110),
        Place::In(district) => BOARD[district as usize].exits,
        Place::Park => Places::from_bits(1),
    }
}

/// The name of the district on the board.
pub fn name(district: District) -> &'static str {
    BOARD[district as usize].name
}

#[derive(Clone, Copy)]
struct Row {
    name: &'static str,
    exits: Places,
    rings: [[Lot; 6]; 2],
}

const BOARD: [Row; 7] = read(include_str!("../../board.csv"));

/// For each side, district and lot the two lots beside it.
static BESIDE: [[[[Lot; 2]; 6]; 7]; 2] = {
    let mut all = [[[[Lot::Sixth; 2]; 6]; 7]; 2];
    let mut n = 0;
    while n < 2 * 7 * 6 {
        let (side, district, at) = (n / 42, n / 6 % 7, n % 6);
        let lots = Side::ALL[side].lots();
        if at < lots {
            let ring = &BOARD[district].rings[side];
            let beside = [ring[(at + lots - 1) % lots], ring[(at + 1) % lots]];
            all[side][district][ring[at] as usize] = beside;
        }
        n += 1;
    }
    all
};

const HEADER: &str = "district,name,column,exits,five,six,provenance\n";

const fn read(csv: &'static str) -> [Row; 7] {
    let blank = Row {
        name: "",
        exits: Places::EMPTY,
        rings: [[Lot::Sixth; 6]; 2],
    };
    let mut rows = [blank; 7];
    let (header, mut rest) = csv.split_at(HEADER.len());
    assert!(same(header, HEADER), "board.csv: the header is another");
    let mut n = 0;
    while n < rows.len() {
        let district = District::ALL[n];
        let (word, after) = cut(rest, b',');
        assert!(
            same(word, district.word()),
            "board.csv: the next district in order should be here"
        );
        let (name, after) = cut(after, b',');
        let (column, after) = cut(after, b',');
        assert!(
            column.len() == 1 && column.as_bytes()[0] == b'0' + district.column(),
            "board.csv: the columns have 2, 3 and 2 districts"
        );
        let (exits, after) = cut(after, b',');
        let (five, after) = cut(after, b',');
        let (six, after) = cut(after, b',');
        let (provenance, after) = cut(after, b'\n');
        assert!(
            !provenance.is_empty(),
            "board.csv: every row says where its values are from"
        );
        rows[n] = Row {
            name,
            exits: places(exits, district.column()),
            rings: [ring(five, 5), ring(six, 6)],
        };
        rest = after;
        n += 1;
    }
    assert!(rest.is_empty(), "board.csv: there are seven districts");
    rows
}

/// What lies before the first `end`, and what behind.
const fn cut(text: &'static str, end: u8) -> (&'static str, &'static str) {
    let mut at = 0;
    while text.as_bytes()[at] != end {
        at += 1;
    }
    let (before, from) = text.split_at(at);
    let (_, after) = from.split_at(1);
    (before, after)
}

const fn same(one: &str, other: &str) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut n = 0;
    while n < one.len() {
        if one.as_bytes()[n] != other.as_bytes()[n] {
            return false;
        }
        n += 1;
    }
    true
}

/// The exits, all of them one column further on.
const fn places(words: &'static str, column: u8) -> Places {
    let mut bits = 0;
    let mut rest = words;
    while !rest.is_empty() {
        let mut at = 0;
        while at < rest.len() && rest.as_bytes()[at] != b' ' {
            at += 1;
        }
        let (word, after) = rest.split_at(at);
        bits |= 1 << exit(word, column);
        rest = if after.is_empty() {
            after
        } else {
            after.split_at(1).1
        };
    }
    assert!(bits != 0, "board.csv: every district has an exit");
    Places::from_bits(bits)
}

const fn exit(word: &str, column: u8) -> usize {
    let mut n = 0;
    while n < Place::ALL.len() {
        let place = Place::ALL[n];
        if same(word, place.word()) {
            let further = match place {
                Place::In(district) => district.column(),
                Place::Park => 4,
                Place::Start => 0,
            };
            assert!(
                further == column + 1,
                "board.csv: exits lead into the next column"
            );
            return n;
        }
        n += 1;
    }
    panic!("board.csv: an exit is a district or the park")
}

/// The lots of a ring, each once.
const fn ring(letters: &str, lots: usize) -> [Lot; 6] {
    const LETTERS: &[u8; 6] = b"ONGBVX";
    assert!(
        letters.len() == lots,
        "board.csv: rings have five and six lots"
    );
    let mut ring = [Lot::Sixth; 6];
    let mut seen = 0;
    let mut n = 0;
    while n < lots {
        let mut lot = 0;
        while LETTERS[lot] != letters.as_bytes()[n] {
            lot += 1;
        }
        ring[n] = Lot::ALL[lot];
        seen |= 1 << lot;
        n += 1;
    }
    assert!(
        seen == (1 << lots) - 1,
        "board.csv: a ring has each colour once, and the sixth lot on the other side"
    );
    ring
}
