use tabletop::{NotationError, Words, notation::NOTATION_MAX};

fn bid(text: &str) -> Result<u8, NotationError> {
    let mut words = Words::of(text, "a bid")?;
    words.expect("bid")?;
    let number = words.read()?;
    words.end(number)
}

#[test]
fn words_are_read_one_by_one() {
    assert_eq!(bid("bid 12"), Ok(12));
    let mut words = Words::of("one two", "two words").unwrap();
    assert!(words.has_more());
    assert_eq!((words.word(), words.word()), (Ok("one"), Ok("two")));
    assert!(!words.has_more() && words.word().is_err());
}

#[test]
fn there_is_one_spelling() {
    for wrong in [
        "",
        " ",
        "bid",
        "bid ",
        " bid 7",
        "bid  7",
        "bid 7 ",
        "bid 7 7",
        "bid\t7",
        "bid 7\n",
        "Bid 7",
        "bid 07",
        "bid +7",
        "bid -0",
        "bid 256",
        "bid seven",
        "bid ７",
        "bíd 7",
        "bid\u{a0}7",
    ] {
        assert_eq!(
            bid(wrong),
            Err(NotationError::new(wrong, "a bid")),
            "{wrong:?}"
        );
    }
}

#[test]
fn the_longest_text_is_read_and_a_longer_one_is_not() {
    let fits = "x".repeat(NOTATION_MAX);
    assert_eq!(
        Words::of(&fits, "a word").unwrap().word(),
        Ok(fits.as_str())
    );
    assert!(Words::of(&"x".repeat(NOTATION_MAX + 1), "a word").is_err());
    // It is bytes that are counted, and a text is never cut inside a character.
    let long = "é".repeat(NOTATION_MAX / 2 + 1);
    let error = Words::of(&long, "a word").unwrap_err();
    assert_eq!(error.text, "é".repeat(40));
}

#[test]
fn an_error_says_what_was_written_and_what_should_have_been() {
    assert_eq!(bid("pass").unwrap_err().to_string(), "`pass` is not a bid");
    assert_eq!(
        bid("b\n\u{1b}").unwrap_err().to_string(),
        "`b\\n\\u{1b}` is not a bid"
    );
}
