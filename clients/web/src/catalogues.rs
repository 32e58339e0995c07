//! The words of a program, loaded in the language that is spoken.

use prose::Lang;

use crate::{
    browser::{
        self,
        fetch::{self, NoAnswer},
    },
    program::{self, DOOR},
};

/// Learns what this program says in `lang`, unless it knows it already.
pub async fn learn(lang: Lang) -> Result<(), NoAnswer> {
    if prose::knows(lang) {
        return Ok(());
    }
    let path = |name: &str| format!("/assets/{}/words/{name}.{lang}.ftl", browser::build());
    let mut texts = vec![fetch::get(&path("house")).await?];
    let program = program::here().name;
    if program != DOOR {
        texts.push(fetch::get(&path(program)).await?);
    }
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    prose::learn(lang, &texts);
    Ok(())
}
