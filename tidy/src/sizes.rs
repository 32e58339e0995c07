//! Sizes: files, functions, lines and parameter lists that fit into a head.

use proc_macro2::Span;
use syn::{
    Block, FnArg, ImplItemFn, ItemFn, Signature, TraitItemFn, Type,
    spanned::Spanned,
    visit::{self, Visit},
};

use crate::{Problem, tree::File};

/// The longest file, in lines.
pub const FILE_MAX: usize = 400;
/// The longest function, from its signature to its closing brace, in lines.
pub const FUNCTION_MAX: usize = 70;
/// The longest line, in characters.
pub const LINE_MAX: usize = 100;
/// The most parameters, the receiver counted and every part of a tuple: a limit is for readers,
/// and whoever calls has to give them all.
pub const PARAMETERS_MAX: usize = 5;

/// The longest style sheet, in lines: a list of rules, of which nobody reads all.
pub const SHEET_MAX: usize = 800;

/// What is too large in a Rust source.
pub fn check(file: &File) -> Vec<Problem> {
    let mut problems = check_lines(file, FILE_MAX);
    match syn::parse_file(&file.text) {
        Ok(source) => {
            let mut functions = Functions {
                file: &file.path,
                problems,
            };
            functions.visit_file(&source);
            functions.problems
        }
        Err(error) => {
            let line = error.span().start().line;
            problems.push(Problem::new(
                &file.path,
                line,
                format!("this is no Rust: {error}"),
            ));
            problems
        }
    }
}

/// Whether [`check_page`] looks at a file: what browsers read as it is.
pub fn is_page(file: &File) -> bool {
    ["css", "js", "html"]
        .iter()
        .any(|it| file.has_extension(it))
}

/// What is too large in a style sheet, a script or a page.
pub fn check_page(file: &File) -> Vec<Problem> {
    let most = if file.has_extension("css") {
        SHEET_MAX
    } else {
        FILE_MAX
    };
    check_lines(file, most)
}

/// Whether there are more lines than `most`, and which are too long.
fn check_lines(file: &File, most: usize) -> Vec<Problem> {
    let mut problems = Vec::new();
    let lines = file.text.lines().count();
    if lines > most {
        let says = format!("the file has {lines} lines, and {most} is the most");
        problems.push(Problem::new(&file.path, most + 1, says));
    }
    for (n, line) in file.text.lines().enumerate() {
        let width = line.chars().count();
        if width > LINE_MAX {
            let says = format!("the line has {width} characters, and {LINE_MAX} is the most");
            problems.push(Problem::new(&file.path, n + 1, says));
        }
    }
    problems
}

struct Functions<'a> {
    file: &'a str,
    problems: Vec<Problem>,
}

impl Functions<'_> {
    fn measure(&mut self, signature: &Signature, body: Option<&Block>) {
        let name = &signature.ident;
        let line = signature.span().start().line;
        let end = body.map_or(signature.span(), Spanned::span);
        let lines = lines_between(signature.span(), end);
        if lines > FUNCTION_MAX {
            let says = format!("`{name}` has {lines} lines, and {FUNCTION_MAX} is the most");
            self.problems.push(Problem::new(self.file, line, says));
        }
        let parameters: usize = signature.inputs.iter().map(parts).sum();
        if parameters > PARAMETERS_MAX {
            let counted = if parameters > signature.inputs.len() {
                ", parts of tuples counted"
            } else {
                ""
            };
            let says =
                format!("`{name}` takes {parameters} parameters{counted}, not {PARAMETERS_MAX}");
            self.problems.push(Problem::new(self.file, line, says));
        }
    }
}

/// As how many parameters one counts: a tuple as all of its parts, for it names none of them.
fn parts(parameter: &FnArg) -> usize {
    match parameter {
        FnArg::Receiver(_) => 1,
        FnArg::Typed(typed) => parts_of(&typed.ty),
    }
}

fn parts_of(of: &Type) -> usize {
    match of {
        Type::Tuple(tuple) => tuple.elems.iter().map(parts_of).sum::<usize>().max(1),
        Type::Reference(reference) => parts_of(&reference.elem),
        _ => 1,
    }
}

fn lines_between(start: Span, end: Span) -> usize {
    end.end().line - start.start().line + 1
}

impl<'ast> Visit<'ast> for Functions<'_> {
    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        self.measure(&item.sig, Some(&item.block));
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast ImplItemFn) {
        self.measure(&item.sig, Some(&item.block));
        visit::visit_impl_item_fn(self, item);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast TraitItemFn) {
        self.measure(&item.sig, item.default.as_ref());
        visit::visit_trait_item_fn(self, item);
    }
}
