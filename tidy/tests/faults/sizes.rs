//! Sources that are too large in one way each.

use tidy::{report, sizes, tree::File};

fn said_of(source: &str) -> String {
    report(sizes::check(&File::new("src/lib.rs", source)))
}

/// A function whose signature and closing brace are `lines` apart, both counted.
fn function(lines: usize) -> String {
    format!("fn long() {{\n{}}}\n", "    call();\n".repeat(lines - 2))
}

#[test]
fn the_largest_sizes_allowed_pass() {
    assert_eq!(said_of(&"// a line\n".repeat(400)), "");
    assert_eq!(said_of(&function(70)), "");
    assert_eq!(said_of(&format!("// {}\n", "é".repeat(97))), "");
    assert_eq!(
        said_of("fn five(a: u8, b: u8, c: u8, d: u8, e: u8) {}\n"),
        ""
    );
}

#[test]
fn a_long_file_is_found() {
    let said = said_of(&"// a line\n".repeat(401));
    assert_eq!(
        said,
        "src/lib.rs:401: the file has 401 lines, and 400 is the most"
    );
}

#[test]
fn a_long_line_is_found_by_its_characters() {
    let said = said_of(&format!("fn short() {{}}\n// {}\n", "é".repeat(98)));
    assert_eq!(
        said,
        "src/lib.rs:2: the line has 101 characters, and 100 is the most"
    );
}

#[test]
fn a_long_function_is_found_wherever_it_stands() {
    let long = function(71);
    for source in [
        format!("/// Docs are not counted.\n{long}"),
        format!("struct S;impl S {{\n{long}}}\n"),
        format!("trait T {{\n{long}}}\n"),
        format!("mod inner {{\n{long}}}\n"),
        format!("fn outer() {{}} mod deep {{ mod deeper {{\n{long}}} }}\n"),
    ] {
        let said = said_of(&source);
        assert_eq!(
            said, "src/lib.rs:2: `long` has 71 lines, and 70 is the most",
            "{source}"
        );
    }
}

#[test]
fn a_function_inside_a_function_is_found() {
    let said = said_of(&format!("fn outer() {{\n{}}}\n", function(80)));
    assert_eq!(said.lines().count(), 2, "{said}");
}

#[test]
fn too_many_parameters_are_found_and_the_receiver_counts() {
    let said = said_of("fn six(a: u8, b: u8, c: u8, d: u8, e: u8, f: u8) {}\n");
    assert_eq!(said, "src/lib.rs:1: `six` takes 6 parameters, not 5");
    let said = said_of("trait T { fn six(&self, a: u8, b: u8, c: u8, d: u8, e: u8); }\n");
    assert_eq!(said, "src/lib.rs:1: `six` takes 6 parameters, not 5");
}

#[test]
fn a_tuple_hides_no_parameters() {
    for hidden in [
        "fn six((a, b): (u8, u8), c: u8, d: u8, e: u8, f: u8) {}\n",
        "fn six(at: &(u8, (u8, u8)), c: u8, d: u8, e: u8) {}\n",
        "trait T { fn six(&self, all: &mut (u8, u8, u8), d: u8, e: u8); }\n",
    ] {
        let says = "src/lib.rs:1: `six` takes 6 parameters, parts of tuples counted, not 5";
        assert_eq!(said_of(hidden), says, "{hidden}");
    }
    for honest in [
        "fn five((a, b): (u8, u8), c: u8, d: u8, e: u8) {}\n",
        "fn list(of_pairs: &[(u8, u8)], c: u8, d: u8, e: u8, f: u8) {}\n",
        "fn nothing(none: (), c: u8, d: u8, e: u8, f: u8) {}\n",
    ] {
        assert_eq!(said_of(honest), "", "{honest}");
    }
}

#[test]
fn what_is_no_rust_is_found() {
    let said = said_of("fn sound() {}\nfn broken( {}\n");
    assert!(said.starts_with("src/lib.rs:2: this is no Rust"), "{said}");
}

#[test]
fn long_lines_are_found_in_sheets_scripts_and_pages_too() {
    for name in ["kit.css", "boot.js", "index.html"] {
        let long = File::new(name, &format!("{}\n", "a".repeat(101)));
        assert!(sizes::is_page(&long), "{name}");
        let says = "the line has 101 characters, and 100 is the most";
        let said = report(sizes::check_page(&long));
        assert_eq!(said, format!("{name}:1: {says}"));
    }
    assert!(!sizes::is_page(&File::new("lib.rs", "")));
}

#[test]
fn a_sheet_may_be_longer_than_a_script() {
    let rules = |count| "a { color: red }\n".repeat(count);
    let said = |name: &str, count| report(sizes::check_page(&File::new(name, &rules(count))));
    assert_eq!(said("kit.css", 800), "");
    let says = "the file has 801 lines, and 800 is the most";
    assert_eq!(said("kit.css", 801), format!("kit.css:801: {says}"));
    assert!(said("boot.js", 401).contains("400 is the most"));
}
