//! Links in texts: each local one leads to a file, and each decision is led to.

use crate::{
    Problem,
    tree::{File, Tree},
};

/// The folder of the decisions, and the page that lists them.
const DECISIONS: &str = "docs/decisions";

/// The links that lead nowhere, and the decisions no link leads to.
pub fn check(tree: &Tree) -> Vec<Problem> {
    let texts = tree.files.iter().filter(|file| file.is_markdown());
    let astray = texts.flat_map(|file| check_links(tree, file));
    astray.chain(check_decisions(tree)).collect()
}

fn check_links(tree: &Tree, file: &File) -> Vec<Problem> {
    let local = links_of(&file.text)
        .into_iter()
        .filter(|(_, target)| is_local(target));
    let astray = local.filter(|(_, target)| {
        let path = resolve(&file.path, target);
        path.is_none_or(|path| !path.is_empty() && !tree.has(&path))
    });
    astray
        .map(|(line, target)| Problem::new(&file.path, line, format!("`{target}` is not there")))
        .collect()
}

fn check_decisions(tree: &Tree) -> Vec<Problem> {
    let list = format!("{DECISIONS}/README.md");
    let links = tree
        .file(&list)
        .map_or(Vec::new(), |file| links_of(&file.text));
    let linked: Vec<_> = links
        .iter()
        .filter_map(|(_, target)| resolve(&list, target))
        .collect();
    let pages = tree
        .below(DECISIONS)
        .filter(|file| file.is_markdown() && file.path != list);
    let alone = pages.filter(|page| !linked.contains(&page.path));
    alone
        .map(|page| {
            Problem::new(
                &page.path,
                1,
                format!("{list} has no link to this decision"),
            )
        })
        .collect()
}

/// The targets of the links `[…](target)` and `[…]: target` of a Markdown text, with their lines.
/// What stands in code is no link.
pub fn links_of(text: &str) -> Vec<(usize, String)> {
    let mut links = Vec::new();
    let mut in_code = false;
    for (n, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
            continue;
        }
        if in_code {
            continue;
        }
        let prose: String = line.split('`').step_by(2).collect::<Vec<_>>().join("`");
        let inline = prose
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split([')', ' ']).next());
        let reference = prose
            .strip_prefix('[')
            .and_then(|rest| rest.split_once("]: "));
        let reference = reference.and_then(|(_, target)| target.split(' ').next());
        let targets = inline.chain(reference);
        links.extend(targets.map(|target| (n + 1, target.trim_matches(['<', '>']).to_owned())));
    }
    links
}

fn is_local(target: &str) -> bool {
    !target.contains("://") && !target.starts_with("mailto:") && !target.starts_with('#')
}

/// The path from the root that `target` means in a file at `from`; `None` above the root.
fn resolve(from: &str, target: &str) -> Option<String> {
    let target = target.split('#').next()?;
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}
