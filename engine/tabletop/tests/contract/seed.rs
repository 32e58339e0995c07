use tabletop::{NotationError, Seed};

fn parse(text: &str) -> Result<Seed, NotationError> {
    text.parse()
}

#[test]
fn small_seeds_are_plain_numbers() {
    for number in [0, 1, 42, 255, 256, u64::MAX] {
        let seed = Seed::number(number);
        assert_eq!(seed.to_string(), number.to_string());
        assert_eq!(seed.as_number(), Some(number));
        assert_eq!(parse(&seed.to_string()), Ok(seed));
    }
}

#[test]
fn other_seeds_are_64_hexadecimal_digits() {
    let seed = Seed(std::array::from_fn(|n| n as u8 * 7));
    let text = seed.to_string();
    assert_eq!(&text[..12], "00070e151c23");
    assert_eq!(text.len(), 64);
    assert_eq!(seed.as_number(), None);
    assert_eq!(parse(&text), Ok(seed));
}

#[test]
fn a_seed_has_one_spelling() {
    let small_in_hex = format!("2a{}", "0".repeat(62));
    let upper = "A".repeat(64);
    let [short, long] = [63, 65].map(|len| "a".repeat(len));
    let wide = "é".repeat(32);
    for wrong in [
        "",
        "00",
        "042",
        "+42",
        "-1",
        " 42",
        "42 ",
        "0x2a",
        "4_2",
        "18446744073709551616",
        &small_in_hex,
        &upper,
        &short,
        &long,
        &wide,
    ] {
        assert!(parse(wrong).is_err(), "{wrong:?}");
    }
}

#[test]
fn one_bit_above_the_small_ones_is_written_in_hex() {
    let mut bytes = [0; 32];
    bytes[8] = 1;
    let text = Seed(bytes).to_string();
    assert_eq!(text.len(), 64);
    assert_eq!(parse(&text), Ok(Seed(bytes)));
}

#[test]
fn it_is_secret_in_debug_and_text_in_json() {
    assert_eq!(format!("{:?}", Seed::number(42)), "Seed(..)");
    assert_eq!(serde_json::to_string(&Seed::number(42)).unwrap(), r#""42""#);
    assert_eq!(
        serde_json::from_str::<Seed>(r#""42""#).unwrap(),
        Seed::number(42)
    );
    assert!(serde_json::from_str::<Seed>(r#""042""#).is_err());
}
