//! Skills and their words.

use bots::{Skill, UnknownSkill};

#[test]
fn a_skill_is_named_by_its_word() {
    for skill in Skill::ALL {
        assert_eq!(skill.to_string().parse(), Ok(*skill));
    }
    assert_eq!("greedy".parse(), Ok(Skill::Fair), "as logs have it");
    let unknown = UnknownSkill {
        word: "brilliant".to_owned(),
    };
    assert_eq!("brilliant".parse::<Skill>(), Err(unknown.clone()));
    assert!(
        unknown
            .to_string()
            .ends_with("there are random, novice, fair, strong")
    );
}
