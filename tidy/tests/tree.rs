//! Every check over the workspace as it is.

use tidy::{
    Problem, citations, coverage, dependencies, docs, ids, layers, licences, links, metadata,
    modules, names, report, shape, sizes, tree::Tree, words,
};

fn here() -> Tree {
    Tree::here().expect("the files of the workspace can be read")
}

fn assert_tidy(problems: Vec<Problem>) {
    let report = report(problems);
    assert!(report.is_empty(), "\n{report}\n");
}

#[test]
fn every_rule_has_code_and_a_test_and_every_citation_a_rule() {
    let tree = here();
    let mut problems = citations::check_others(&tree);
    for game in tree.games() {
        let cited = citations::Cited::of(&tree, &game);
        println!("{game}\n\n{}", coverage::table(&cited));
        problems.extend(citations::check_game(&tree, &game));
    }
    assert_tidy(problems);
}

#[test]
fn the_layers_are_a_line() {
    let members = metadata::members().expect("cargo knows the members");
    assert_tidy(layers::check(&members, &here()));
}

#[test]
fn games_are_named_in_their_own_files_and_in_the_one_list() {
    assert_tidy(ids::check(&here()));
}

#[test]
fn files_functions_lines_and_parameter_lists_are_short() {
    assert_tidy(here().rust().flat_map(sizes::check).collect());
}

#[test]
fn sheets_scripts_and_pages_have_short_lines() {
    let tree = here();
    let pages = tree.files.iter().filter(|file| sizes::is_page(file));
    assert_tidy(pages.flat_map(sizes::check_page).collect());
}

#[test]
fn no_banned_word_is_written() {
    let list = words::list(words::BANNED).expect("every line of the list has its fields");
    let tree = here();
    let problems = tree.files.iter().flat_map(|file| words::check(file, &list));
    assert_tidy(problems.collect());
}

#[test]
fn no_two_types_have_the_same_name() {
    assert_tidy(names::check(&here(), names::EXCUSED));
}

#[test]
fn no_doc_is_a_riddle() {
    assert_tidy(here().rust().flat_map(docs::check).collect());
}

#[test]
fn every_game_has_the_same_files() {
    let tree = here();
    let games = tree.games().into_iter();
    assert_tidy(games.flat_map(|game| shape::check(&tree, &game)).collect());
}

#[test]
fn every_source_is_reached_by_a_mod() {
    assert_tidy(modules::check(&here()));
}

#[test]
fn every_link_leads_somewhere_and_every_decision_is_linked() {
    assert_tidy(links::check(&here()));
}

#[test]
fn every_dependency_comes_from_the_one_table() {
    let tree = here();
    let members = tree.files.iter();
    let members = members.filter(|file| file.path.ends_with("/Cargo.toml"));
    assert_tidy(members.flat_map(dependencies::check_manifest).collect());
}

#[test]
fn what_cargo_deny_is_told_is_what_we_agreed_to() {
    let tree = here();
    let file = tree.file("deny.toml").expect("deny.toml is there");
    let section = |name: &str| {
        let (_, rest) = file.text.split_once(name).expect("deny.toml has it");
        let (list, _) = rest.split_once("\n]\n").expect("the list ends");
        let quoted = list.lines().filter_map(|line| line.split('"').nth(1));
        quoted.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(section("\nallow = [\n"), licences::ALLOWED);
    let banned = dependencies::BANNED.iter().map(|(name, _)| *name);
    assert_eq!(section("\ndeny = [\n"), banned.collect::<Vec<_>>());
}

#[test]
fn licences_and_sources_are_those_we_agreed_to() {
    let tree = here();
    let packages = metadata::whole_tree().expect("cargo resolves the dependencies");
    assert!(packages.len() > 10, "the tree has been looked at");
    let mut problems = dependencies::check_packages(&packages, &tree);
    let lock = tree.file(dependencies::LOCK);
    problems.extend(lock.into_iter().flat_map(dependencies::check_lock));
    assert_tidy(problems);
}
