//! Map tiles: each laid on the map brings what the list of parts says.

use escape_from_new_york::{
    components::{
        board::Side,
        tiles::{MapTile, Mark},
    },
    flow::Step,
};

use crate::scene::{scene_with, space};

/// The list: C convict, K car with a convict, I item, E event, M manhole, X roadblock.
const LIST: &str = "
    ct01 C I       ct02 C I X:U    ct03 C E X:DR    ct04 C E I      ct05 C M X:DL
    ct06 C M E     ct07 C X:DR     ct08 C X:UL I    ct09 C I        ct10 C E X:D
    ct11 C X:UR    ct12 C I E      ct13 C C X:UR    ct14 C C I X:D  ct15 C C E
    ct16 C C M     ct17 C C I X:DL ct18 C C X:U     ct19 C C E I    ct20 C C M I
    ct21 K         ct22 K X:D      ct23 K E         ct24 K C        ct25 I I E
    ct26 E M       ct27 E X:UL X:DR ct28 M I        ct29 X:U        ct30 E
    ct31 C         ct32 M X:UR     ct33 X:DL        ct34 M          ct35 I T
    ct36 C I T
    cp1 C C        cp2 C C E       cp3 C C C        cp4 C E I       cp5 C C I
    cp6 C M E      cp7 C C M I     cp8 I";

/// The tiles of the list with their icons.
fn list() -> Vec<(MapTile, Vec<&'static str>)> {
    let mut tiles: Vec<(MapTile, Vec<&str>)> = Vec::new();
    for word in LIST.split_whitespace() {
        match (word.parse(), tiles.last_mut()) {
            (Ok(tile), _) => tiles.push((tile, Vec::new())),
            (Err(_), Some((_, icons))) => icons.push(word),
            (Err(_), None) => panic!("the list begins with a tile"),
        }
    }
    tiles
}

/// rules: FU-03, FU-42, FU-98
#[test]
fn every_tile_is_in_the_list_once() {
    let listed: Vec<MapTile> = list().into_iter().map(|(tile, _)| tile).collect();
    assert_eq!(listed, MapTile::all().collect::<Vec<_>>());
}

/// rules: FU-39, FU-42, FU-74, FU-98
#[test]
fn every_tile_brings_what_the_list_says() {
    for (tile, icons) in list() {
        let name = tile.to_string();
        // Both have open neighbours on all six sides and no outskirts token.
        let (hero, at) = if name.starts_with("cp") {
            ("g4", "h3")
        } else {
            ("e3", "d3")
        };
        let mut it = scene_with("jena", "traps=yes")
            .hero("A", hero)
            .next_tile(&name);
        it.run(&[Step::Reveal { left: 1 }]);
        it.act(&format!("A reveal {at}"));
        let (at, map) = (space(at), &it.table.map);
        let count = |icon: &str| icons.iter().filter(|it| **it == icon).count();
        assert_eq!(usize::from(map.gangs[at].len()), count("C"), "{name}");
        assert_eq!(usize::from(map.cubes[at]), count("I"), "{name}");
        assert_eq!(map.car_convicts().count(), count("K"), "{name}");
        assert_eq!(usize::from(map.manholes.contains(at)), count("M"), "{name}");
        assert_eq!(
            usize::from(map.has_mark(at, Mark::Event)),
            count("E"),
            "{name}"
        );
        assert_eq!(
            usize::from(map.has_mark(at, Mark::Trap)),
            count("T"),
            "{name}"
        );
        for side in Side::ALL {
            let icon = format!("X:{side:?}").to_uppercase();
            let is_listed = icons.contains(&icon.as_str());
            assert_eq!(map.is_blocked(at, side), is_listed, "{name} {side:?}");
        }
    }
}
