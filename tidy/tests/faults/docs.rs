//! Docs that are a riddle, and short ones that are none.

use tidy::{docs, report, tree::File};

fn said_of(source: &str) -> String {
    report(docs::check(&File::new("src/lib.rs", source)))
}

#[test]
fn a_doc_that_only_asks_or_points_is_found() {
    for doc in ["Whose.", "Which", "Why not.", "Both.", "It.", "How many?"] {
        let said = said_of(&format!(
            "/// A seat.\nstruct S {{\n    /// {doc}\n    seat: u8,\n}}\n"
        ));
        let says = format!("src/lib.rs:3: `{doc}` tells a stranger nothing: say what it is");
        assert_eq!(said, says);
    }
    let said = said_of("//! What.\n");
    assert!(said.starts_with("src/lib.rs:1: `What.`"), "{said}");
}

#[test]
fn a_short_doc_that_says_something_passes() {
    for source in [
        "/// Who acted.\nseat: u8,\n",
        "/// Why it was refused:\n/// what.\nwhy: u8,\n",
        "// Why not.\nlet a = 1;\n",
        "//////////\n",
        "///\n",
        "let doc = \"/// Whose.\";\n",
    ] {
        assert_eq!(said_of(source), "", "{source}");
    }
}
