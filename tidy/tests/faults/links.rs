//! Links that lead nowhere.

use tidy::{links, report, tree::Tree};

fn said_of(files: &[(&str, &str)]) -> String {
    report(links::check(&Tree::of(files)))
}

#[test]
fn links_that_lead_somewhere_pass() {
    let readme = "\
See [the map](docs/map.md#layers), [the docs](docs/), [here](#top), [it](https://example.com/x)
and [the licence][mit]; `[not](a/link)`.

```
[not](a/link.md)
```

[mit]: LICENSE-MIT
";
    let files = [
        ("README.md", readme),
        ("LICENSE-MIT", ""),
        (
            "docs/map.md",
            "Back to [the start](../README.md) or [on](./more.md).",
        ),
        ("docs/more.md", ""),
    ];
    assert_eq!(said_of(&files), "");
}

#[test]
fn links_that_lead_nowhere_are_found_with_their_line() {
    let files = [
        (
            "README.md",
            "# Title\n\n[gone](docs/gone.md) [there](docs/map.md)\n",
        ),
        (
            "docs/map.md",
            "[above](../../outside.md)\n[mit]: LICENSE-MIT\n",
        ),
        ("games/toy/RULES.md", "[wrong](RULES.de.md)\n"),
    ];
    let expected = "\
README.md:3: `docs/gone.md` is not there
docs/map.md:1: `../../outside.md` is not there
docs/map.md:2: `LICENSE-MIT` is not there
games/toy/RULES.md:1: `RULES.de.md` is not there";
    assert_eq!(said_of(&files), expected);
}

#[test]
fn a_decision_without_a_link_is_found() {
    let files = [
        ("docs/decisions/README.md", "* [Chance](chance.md)\n"),
        ("docs/decisions/chance.md", ""),
        ("docs/decisions/agenda.md", ""),
    ];
    let expected =
        "docs/decisions/agenda.md:1: docs/decisions/README.md has no link to this decision";
    assert_eq!(said_of(&files), expected);
}
