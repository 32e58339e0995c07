//! What lies on the lots, and what a district says about itself.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::components::{District, Lot, Shop, TOWER_POINTS};

use super::Board;

/// What lies on a lot.
// rules: FA-018, FA-054, FA-055 §Regole per piazzare
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OnLot {
    /// Neither shop nor tower.
    #[default]
    Empty,
    /// One or two shops.
    Shops(Shops),
    /// Towers of one owner.
    Towers { owner: Owner, count: u8 },
}

// rules: FA-059, FA-074, FA-093
/// Whose towers they are. Shops are nobody's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Owner {
    Seat(Seat),
    Asso,
}

impl fmt::Display for Owner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Owner::Seat(seat) => seat.fmt(f),
            Owner::Asso => f.write_str("Asso"),
        }
    }
}

/// One or two shops on a lot, in ascending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Shop>", into = "Vec<Shop>")]
pub struct Shops {
    first: Shop,
    second: Option<Shop>,
}

impl Shops {
    /// One shop alone.
    pub const fn one(shop: Shop) -> Shops {
        Shops {
            first: shop,
            second: None,
        }
    }

    // rules: FA-053, FA-054
    /// These with another one, `None` if there are two already.
    pub fn with(self, shop: Shop) -> Option<Shops> {
        self.second.is_none().then(|| Shops {
            first: self.first.min(shop),
            second: Some(self.first.max(shop)),
        })
    }

    /// The shops.
    pub fn iter(self) -> impl Iterator<Item = Shop> {
        [Some(self.first), self.second].into_iter().flatten()
    }

    // rules: FA-072
    /// A bit for each type there is.
    const fn kinds(self) -> u8 {
        1 << self.first as u8
            | match self.second {
                Some(shop) => 1 << shop as u8,
                None => 0,
            }
    }
}

impl From<Shops> for Vec<Shop> {
    fn from(shops: Shops) -> Vec<Shop> {
        shops.iter().collect()
    }
}

impl TryFrom<Vec<Shop>> for Shops {
    type Error = &'static str;

    fn try_from(shops: Vec<Shop>) -> Result<Self, Self::Error> {
        match shops[..] {
            [shop] => Ok(Shops::one(shop)),
            [one, other] => Ok(Shops {
                first: one.min(other),
                second: Some(one.max(other)),
            }),
            _ => Err("a lot has one or two shops"),
        }
    }
}

impl OnLot {
    // rules: FA-052, FA-053, FA-054, FA-055 §Regole per piazzare
    /// The lot with another shop, `None` if it takes none.
    pub fn with_shop(self, shop: Shop) -> Option<OnLot> {
        match self {
            OnLot::Empty => Some(OnLot::Shops(Shops::one(shop))),
            OnLot::Shops(shops) => shops.with(shop).map(OnLot::Shops),
            OnLot::Towers { .. } => None,
        }
    }

    /// Whether it takes another shop.
    pub const fn takes_shop(self) -> bool {
        match self {
            OnLot::Empty => true,
            OnLot::Shops(shops) => shops.second.is_none(),
            OnLot::Towers { .. } => false,
        }
    }

    const fn kinds(self) -> u8 {
        match self {
            OnLot::Shops(shops) => shops.kinds(),
            OnLot::Empty | OnLot::Towers { .. } => 0,
        }
    }
}

impl Board {
    /// What lies on a lot.
    pub fn on(&self, district: District, lot: Lot) -> OnLot {
        self.districts[district as usize][lot as usize]
    }

    /// Lays something else on a lot.
    pub fn lay(&mut self, district: District, lot: Lot, thing: OnLot) {
        self.districts[district as usize][lot as usize] = thing;
    }

    /// The lots of this side, in the order of the colours.
    pub fn lots(&self) -> &'static [Lot] {
        const { &Lot::ALL }
            .get(..self.side.lots())
            .expect("a side has five or six lots")
    }

    /// The lots of a district with what lies on them, in the order of the colours.
    pub fn lots_of(&self, district: District) -> impl Iterator<Item = (Lot, OnLot)> + Clone + '_ {
        let lots = self.lots().iter().zip(&self.districts[district as usize]);
        lots.map(|(lot, on)| (*lot, *on))
    }

    // rules: FA-071, FA-072, FA-075, FA-122
    /// How many different types of shops lie on the two lots beside `lot`.
    pub fn kinds_beside(&self, district: District, lot: Lot) -> u8 {
        let [one, other] = self.side.beside(district, lot);
        let kinds = self.on(district, one).kinds() | self.on(district, other).kinds();
        kinds.count_ones() as u8
    }

    // rules: FA-073 §Conteggio dei punti di un quartiere
    /// What a tower on `lot` is worth now, built or not.
    pub fn worth(&self, district: District, lot: Lot) -> u8 {
        TOWER_POINTS[usize::from(self.kinds_beside(district, lot))]
    }

    // rules: FA-093
    /// The lot on which `seat` has its towers in `district`.
    pub fn own_lot(&self, district: District, seat: Seat) -> Option<Lot> {
        let mine =
            |on: &OnLot| matches!(on, OnLot::Towers { owner, .. } if *owner == Owner::Seat(seat));
        let at = self.districts[district as usize].iter().position(mine)?;
        Some(Lot::ALL[at])
    }

    // rules: FA-018
    /// The empty lots of a district, in the order of the colours.
    pub fn empty_lots(&self, district: District) -> impl Iterator<Item = Lot> + Clone + '_ {
        let empty = |(lot, on): (Lot, OnLot)| (on == OnLot::Empty).then_some(lot);
        self.lots_of(district).filter_map(empty)
    }

    // rules: FA-107, FA-Q25 §Chiusura dei cantieri
    /// Whether every lot holds shops or towers: only then is a stop possible.
    pub fn is_full(&self, district: District) -> bool {
        self.empty_lots(district).next().is_none()
    }

    // rules: FA-109, FA-134
    /// All towers of a district, whoever owns them.
    pub fn towers_in(&self, district: District) -> u8 {
        let towers = |(_, on): (Lot, OnLot)| match on {
            OnLot::Towers { count, .. } => count,
            OnLot::Empty | OnLot::Shops(_) => 0,
        };
        self.lots_of(district).map(towers).sum()
    }

    // rules: FA-052, FA-053, FA-056, FA-058, FA-060 §Regole per piazzare
    /// Whether a shop may be placed on a lot.
    pub fn takes_shop(&self, district: District, lot: Lot) -> bool {
        !self.closed.contains(district)
            && self.lots().contains(&lot)
            && self.on(district, lot).takes_shop()
    }

    /// Every lot that takes a shop, district by district.
    pub fn shop_lots(&self) -> impl Iterator<Item = (District, Lot)> + '_ {
        let open = District::ALL
            .into_iter()
            .filter(|district| !self.closed.contains(*district));
        open.flat_map(|district| {
            let takes = move |(lot, on): (Lot, OnLot)| on.takes_shop().then_some((district, lot));
            self.lots_of(district).filter_map(takes)
        })
    }

    // rules: FA-131, FA-132, FA-Q36 §Regole speciali per 2 giocatori
    /// Where Asso builds if he wins `district`: the empty lots worth most, in the order of the
    /// ring, as many as he has towers.
    pub fn asso_lots(&self, district: District) -> impl Iterator<Item = Lot> + '_ {
        let worth = |lot: Lot| self.worth(district, lot);
        let most = self.empty_lots(district).map(worth).max();
        let ring = self.side.ring(district).iter().copied();
        ring.filter(move |lot| {
            self.on(district, *lot) == OnLot::Empty && Some(self.worth(district, *lot)) == most
        })
        .take(usize::from(self.asso.unwrap_or(0)))
    }
}
