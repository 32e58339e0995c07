//! The commissions and where they go; the sites of auctions.

use serde::{Deserialize, Serialize};
use tabletop::{Id, IdSet};

use super::{District, named, numbered, written};

/// One of the two commissions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Commission {
    White,
    Beige,
}

impl Commission {
    /// Both of them, in this order wherever they are listed.
    pub const ALL: [Commission; 2] = [Commission::White, Commission::Beige];

    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Commission::White => "white",
            Commission::Beige => "beige",
        }
    }
}
numbered!(Commission);
named!(Commission, "a commission: white or beige");

/// Where a commission can stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Place {
    Start,
    In(District),
    Park,
}

/// A set of places.
pub type Places = IdSet<Place>;

impl Place {
    /// All nine, from Start to Central Park.
    pub const ALL: [Place; 9] = [
        Place::Start,
        Place::In(District::West34),
        Place::In(District::East34),
        Place::In(District::West42),
        Place::In(District::TimesSquare),
        Place::In(District::East42),
        Place::In(District::West52),
        Place::In(District::East52),
        Place::Park,
    ];

    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Place::Start => "start",
            Place::In(district) => district.word(),
            Place::Park => "park",
        }
    }

    /// The district, if it is one.
    pub const fn district(self) -> Option<District> {
        match self {
            Place::In(district) => Some(district),
            Place::Start | Place::Park => None,
        }
    }
}

impl Id for Place {
    fn id(self) -> u8 {
        match self {
            Place::Start => 0,
            Place::In(district) => district as u8 + 1,
            Place::Park => 8,
        }
    }
    fn from_id(id: u8) -> Self {
        Place::ALL[usize::from(id)]
    }
}

named!(Place, "a place: start, a district or park");
written!(Place);

/// What is auctioned: a district, or the strip below Central Park.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Site {
    In(District),
    Park,
}

impl Site {
    /// All eight, in the order in which a series comes to them.
    pub const ALL: [Site; 8] = [
        Site::In(District::West34),
        Site::In(District::East34),
        Site::In(District::West42),
        Site::In(District::TimesSquare),
        Site::In(District::East42),
        Site::In(District::West52),
        Site::In(District::East52),
        Site::Park,
    ];

    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Site::In(district) => district.word(),
            Site::Park => "park",
        }
    }

    /// The district, if it is one.
    pub const fn district(self) -> Option<District> {
        match self {
            Site::In(district) => Some(district),
            Site::Park => None,
        }
    }
}
named!(Site, "a site: a district or park");
written!(Site);
