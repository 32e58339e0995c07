//! The table of cards, read at compile time from `cards.csv`.
//!
//! A wrong table does not compile; the error names the line, the word and what is wrong with it.

use super::{
    ARCHITECTS, BUILDINGS, CARDS_CSV, Card, CardSet, KINDS, Sum, Symbol,
    csv::{Place, after, cut, equal, find, number, starts, symbol},
};

pub(super) static TABLE: [Face; KINDS] = CHECKED;
const CHECKED: [Face; KINDS] = read(CARDS_CSV);

const HEADER: &str = "id,de,de_src,en,en_src,it,copies,copies_src,cost,cost_src,car,cart,fountain,\
    sym_src,income,income_src,vp,vp_src,max1,requires_any,effects,text_src,confidence";
const COLUMNS: usize = 23;
/// Ways to meet a prerequisite, at most.
const WAYS_MAX: usize = 4;
/// Cards that make one card cheaper, at most.
const GIVERS_MAX: usize = 4;
/// Symbols on a card, at most.
const SYMBOLS_MAX: u8 = 3;

/// What is printed on a card.
#[derive(Clone, Copy, Debug)]
pub struct Face {
    pub(super) id: &'static str,
    pub(super) names: Names,
    pub(super) copies: u8,
    pub(super) cost: u8,
    pub(super) symbols: [u8; 3],
    pub(super) income: Sum,
    pub(super) points: Sum,
    pub(super) is_limited: bool,
    pub(super) crew: Option<u8>,
    pub(super) is_aside: bool,
    ways: [CardSet; WAYS_MAX],
    ways_len: u8,
    givers: [(Card, u8); GIVERS_MAX],
    givers_len: u8,
}

/// A card's name in the edition's language and in those of this house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names {
    pub de: &'static str,
    pub en: &'static str,
    pub it: &'static str,
}

impl Face {
    const BLANK: Face = Face {
        id: "",
        names: Names {
            de: "",
            en: "",
            it: "",
        },
        copies: 0,
        cost: 0,
        symbols: [0; 3],
        income: Sum::NOTHING,
        points: Sum::NOTHING,
        is_limited: false,
        crew: None,
        is_aside: false,
        ways: [CardSet::EMPTY; WAYS_MAX],
        ways_len: 0,
        givers: [(Card(0), 0); GIVERS_MAX],
        givers_len: 0,
    };

    pub(super) fn needs(&self) -> &[CardSet] {
        &self.ways[..usize::from(self.ways_len)]
    }

    pub(super) fn discounts(&self) -> &[(Card, u8)] {
        &self.givers[..usize::from(self.givers_len)]
    }
}

/// How many cards the table describes.
pub(super) const fn kinds(csv: &str) -> usize {
    let bytes = csv.as_bytes();
    let (mut lines, mut n) = (0, 0);
    while n < bytes.len() {
        lines += (bytes[n] == b'\n') as usize;
        n += 1;
    }
    assert!(
        lines > 1 && lines <= 65,
        "cards.csv: the table has a header and 1 to 64 cards, each on a line that ends"
    );
    lines - 1
}

/// Reads the table of cards.
///
/// # Panics
/// If the table is wrong, with the line and the word.
pub const fn read(csv: &'static str) -> [Face; KINDS] {
    let (header, rows) = cut(csv, b'\n');
    let at = Place { line: 1 };
    if !equal(header, HEADER) {
        at.fault(header, "is not the header of the table");
    }
    let Some(rows) = rows else {
        at.fault("", "has no cards below it");
    };
    let ids = ids(rows);
    let mut faces = [Face::BLANK; KINDS];
    let mut rest = rows;
    let mut n = 0;
    while n < KINDS {
        let (row, more) = cut(rest, b'\n');
        read_face(row, &ids, &mut faces[n], Place { line: n + 2 });
        rest = unwrap_or_empty(more);
        n += 1;
    }
    // Discounts name other cards, which are all known only now.
    rest = rows;
    n = 0;
    while n < KINDS {
        let (row, more) = cut(rest, b'\n');
        let columns = split(row, Place { line: n + 2 });
        read_effects(n, columns[20], &ids, &mut faces);
        rest = unwrap_or_empty(more);
        n += 1;
    }
    check(&faces);
    faces
}

const fn ids(rows: &'static str) -> [&'static str; KINDS] {
    let mut ids = [""; KINDS];
    let mut rest = rows;
    let mut n = 0;
    while n < KINDS {
        let (row, more) = cut(rest, b'\n');
        ids[n] = cut(row, b',').0;
        let mut earlier = 0;
        while earlier < n {
            if equal(ids[earlier], ids[n]) {
                Place { line: n + 2 }.fault(ids[n], "is the id of an earlier card");
            }
            earlier += 1;
        }
        rest = unwrap_or_empty(more);
        n += 1;
    }
    ids
}

const fn read_face(row: &'static str, ids: &[&str; KINDS], face: &mut Face, at: Place) {
    let columns = split(row, at);
    let mut n = 0;
    while n < COLUMNS {
        // Only prerequisites and effects may be missing: every value says where it is from.
        if columns[n].is_empty() && n != 19 && n != 20 {
            at.fault(columns[0], "has an empty column");
        }
        n += 1;
    }
    face.id = columns[0];
    face.names = Names {
        de: columns[1],
        en: columns[3],
        it: columns[5],
    };
    face.copies = number(columns[6], at);
    face.cost = number(columns[8], at);
    let mut symbols = 0;
    n = 0;
    while n < 3 {
        face.symbols[n] = number(columns[10 + n], at);
        symbols += face.symbols[n];
        n += 1;
    }
    // rules: TC-02 §Preparazione del gioco
    if symbols > SYMBOLS_MAX {
        at.fault(face.id, "shows more than three symbols");
    }
    face.income = Sum::read(columns[14], ids, at);
    face.points = Sum::read(columns[16], ids, at);
    face.is_limited = match number(columns[18], at) {
        0 => false,
        1 => true,
        _ => at.fault(columns[18], "is not max 1: 1 for yes, 0 for no"),
    };
    read_needs(columns[19], ids, face, at);
}

/// `a|b&c`: one of the ways, and of a way every building.
const fn read_needs(text: &str, ids: &[&str; KINDS], face: &mut Face, at: Place) {
    let mut rest = if text.is_empty() { None } else { Some(text) };
    while let Some(ways) = rest {
        let (way, more) = cut(ways, b'|');
        if face.ways_len as usize == WAYS_MAX {
            at.fault(text, "has more than four alternatives");
        }
        let mut bits = 0;
        let mut all = Some(way);
        while let Some(buildings) = all {
            let (id, others) = cut(buildings, b'&');
            bits |= 1 << find(id, ids, at).0;
            all = others;
        }
        face.ways[face.ways_len as usize] = CardSet::from_bits(bits);
        face.ways_len += 1;
        rest = more;
    }
}

const fn read_effects(giver: usize, text: &str, ids: &[&str; KINDS], faces: &mut [Face; KINDS]) {
    let at = Place { line: giver + 2 };
    let mut rest = if text.is_empty() { None } else { Some(text) };
    while let Some(effects) = rest {
        let (effect, more) = cut(effects, b';');
        if equal(effect, "aside") {
            faces[giver].is_aside = true;
        } else if starts(effect, "crew:2cards<=") {
            faces[giver].crew = Some(number(after(effect, "crew:2cards<=".len()), at));
        } else if starts(effect, "-") {
            let (amount, target) = cut(after(effect, 1), b'@');
            let Some(target) = target else {
                at.fault(effect, "does not say what becomes cheaper");
            };
            let by = number(amount, at);
            if starts(target, "sym.") {
                let symbol = symbol(after(target, 4), at);
                cheapen_all(giver, symbol, by, faces, at);
            } else {
                let card = find(target, ids, at).0 as usize;
                cheapen(giver, &mut faces[card], by, at);
            }
        } else {
            at.fault(effect, "is no effect");
        }
        rest = more;
    }
}

// rules: TC-Q12
/// Cards with the symbol become cheaper once, however often they show it.
const fn cheapen_all(giver: usize, symbol: Symbol, by: u8, faces: &mut [Face; KINDS], at: Place) {
    let mut card = 0;
    while card < KINDS {
        if faces[card].symbols[symbol as usize] > 0 {
            cheapen(giver, &mut faces[card], by, at);
        }
        card += 1;
    }
}

const fn cheapen(giver: usize, face: &mut Face, by: u8, at: Place) {
    if face.givers_len as usize == GIVERS_MAX {
        at.fault(face.id, "is made cheaper by more than four cards");
    }
    face.givers[face.givers_len as usize] = (Card(giver as u8), by);
    face.givers_len += 1;
}

// rules: TC-01, TC-07, TC-23 §Contenuto
const fn check(faces: &[Face; KINDS]) {
    let (mut buildings, mut architects, mut n) = (0, 0, 0);
    while n < KINDS {
        let face = &faces[n];
        let at = Place { line: n + 2 };
        if face.is_aside {
            architects += face.copies as u32;
            if face.cost > 0 || !face.is_limited {
                at.fault(
                    face.id,
                    "lies beside the deck, so it costs nothing and is max 1",
                );
            }
        } else {
            buildings += face.copies as u32;
        }
        n += 1;
    }
    assert!(
        buildings == BUILDINGS && architects == ARCHITECTS,
        "cards.csv: the copies do not add up to 105 buildings and 5 architects"
    );
}

const fn unwrap_or_empty(rest: Option<&'static str>) -> &'static str {
    match rest {
        Some(rest) => rest,
        None => "",
    }
}

/// The columns of a row; what stands between quotes is one of them.
const fn split(row: &'static str, at: Place) -> [&'static str; COLUMNS] {
    let mut columns = [""; COLUMNS];
    let mut rest = Some(row);
    let mut n = 0;
    while let Some(row) = rest {
        if n == COLUMNS {
            at.fault(columns[0], "has more than 23 columns");
        }
        let is_quoted = starts(row, "\"");
        let (column, more) = if is_quoted {
            cut(after(row, 1), b'"')
        } else {
            cut(row, b',')
        };
        columns[n] = column;
        rest = match more {
            Some(more) if is_quoted && starts(more, ",") => Some(after(more, 1)),
            Some(_) if is_quoted => at.fault(column, "is followed by something behind the quote"),
            more => more,
        };
        n += 1;
    }
    if n < COLUMNS {
        at.fault(columns[0], "has fewer than 23 columns");
    }
    columns
}
