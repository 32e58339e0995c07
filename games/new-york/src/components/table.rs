//! The table of tiles, read at compile time from `tiles.csv`.
//!
//! A table that breaks a known fact of the box does not compile; the error says which fact.

use super::{Kind, Streets, TILE_COUNT, TileSet};

/// What is printed on a tile.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    pub(super) kind: Kind,
    pub(super) price: u8,
    pub(super) streets: Streets,
}

pub(super) static TILES: [Row; TILE_COUNT as usize] = CHECKED;

const CHECKED: [Row; TILE_COUNT as usize] = {
    let rows = read(include_bytes!("../../tiles.csv"));
    check(&rows);
    rows
};

/// For every set of sides and every set of streets: the tiles that have just those of the streets
/// on just those sides, whatever their other sides.
pub(super) static ALIKE: [[TileSet; 16]; 16] = {
    let mut alike = [[TileSet::EMPTY; 16]; 16];
    let mut n = 0;
    while n < 16 * 16 {
        let (sides, streets) = (n / 16, n % 16);
        let mut bits = 0;
        let mut tile = 0;
        while tile < CHECKED.len() {
            let differ = CHECKED[tile].streets.bits() as usize ^ streets;
            bits |= ((differ & sides == 0) as u64) << tile;
            tile += 1;
        }
        alike[sides][streets] = TileSet::from_bits(bits);
        n += 1;
    }
    alike
};

const HEADER: &[u8] = b"tile,ledger,price,N,E,S,W,provenance";

const fn read(csv: &[u8]) -> [Row; TILE_COUNT as usize] {
    let blank = Row {
        kind: Kind::Museum,
        price: 0,
        streets: Streets::NONE,
    };
    let mut rows = [blank; TILE_COUNT as usize];
    let mut csv = Csv { bytes: csv, at: 0 };
    csv.expect(HEADER);
    csv.expect(b"\n");
    let mut n = 0;
    let mut kind = 0;
    while kind < Kind::ALL.len() {
        let mut number = 1;
        while number <= Kind::ALL[kind].count() {
            rows[n] = csv.row(Kind::ALL[kind], number);
            number += 1;
            n += 1;
        }
        kind += 1;
    }
    assert!(
        csv.at == csv.bytes.len(),
        "tiles.csv: after 7 + 7 + 9 + 9 + 11 + 11 tiles, skyscrapers last, nothing follows"
    );
    rows
}

struct Csv<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Csv<'_> {
    const fn row(&mut self, kind: Kind, number: u8) -> Row {
        self.expect(kind.word().as_bytes());
        self.expect(b"-");
        self.expect(&[b'0' + number / 10, b'0' + number % 10]);
        self.expect(b",");
        // The name in the ledger and in Alhambra's lists is for people.
        self.skip_to(b',');
        let price = self.number();
        let mut streets = 0;
        let mut side = 0;
        while side < 4 {
            self.expect(b",");
            let street = self.number();
            assert!(street <= 1, "tiles.csv: a side has a street, 1, or none, 0");
            streets |= street << side;
            side += 1;
        }
        self.expect(b",");
        assert!(
            self.peek() != b'\n',
            "tiles.csv: every row says where its values are from"
        );
        self.skip_to(b'\n');
        Row {
            kind,
            price,
            streets: Streets(streets),
        }
    }

    const fn peek(&self) -> u8 {
        assert!(
            self.at < self.bytes.len(),
            "tiles.csv: the table ends too early"
        );
        self.bytes[self.at]
    }

    const fn expect(&mut self, text: &[u8]) {
        let mut n = 0;
        while n < text.len() {
            assert!(
                self.peek() == text[n],
                "tiles.csv: the header, or the next tile of its type in order, should be here"
            );
            self.at += 1;
            n += 1;
        }
    }

    const fn skip_to(&mut self, end: u8) {
        while self.peek() != end {
            self.at += 1;
        }
        self.at += 1;
    }

    const fn number(&mut self) -> u8 {
        assert!(
            self.peek().is_ascii_digit(),
            "tiles.csv: a number should be here"
        );
        let mut number = 0;
        while self.peek().is_ascii_digit() {
            number = number * 10 + self.peek() - b'0';
            self.at += 1;
        }
        number
    }
}

// rules: NY-02 §Materiale
const fn check(rows: &[Row; TILE_COUNT as usize]) {
    let mut prices = 0;
    let mut sides = [0; 4];
    let mut with_streets = [0; 5];
    let mut n = 0;
    while n < rows.len() {
        let streets = rows[n].streets.bits();
        prices += rows[n].price as u32;
        with_streets[streets.count_ones() as usize] += 1;
        assert!(
            streets != 0b0101 && streets != 0b1010,
            "tiles.csv: no tile has just two streets on opposite sides"
        );
        let mut side = 0;
        while side < 4 {
            sides[side] += streets >> side & 1;
            side += 1;
        }
        n += 1;
    }
    assert!(prices == 421, "tiles.csv: the prices add up to 421");
    assert!(
        sides[0] == 20 && sides[1] == 20 && sides[2] == 20 && sides[3] == 20,
        "tiles.csv: there are 80 street sides, 20 each way"
    );
    let [none, one, two, three, four] = with_streets;
    assert!(
        none == 10 && one == 16 && two == 20 && three == 8 && four == 0,
        "tiles.csv: 10 tiles have no street, 16 have one, 20 two, 8 three"
    );
}
