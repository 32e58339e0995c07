//! Which parts of Fluent our reader does not read.

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};

/// What in a file is more than our reader reads: a sentence for each.
pub(super) fn beyond(file: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (line, text) in file.split('\n').enumerate() {
        if text.contains(['\t', '\r']) {
            found.push(format!("line {} has a tab or a return", line + 1));
        }
    }
    let resource = match parser::parse(file) {
        Ok(resource) => resource,
        Err((_, errors)) => {
            found.extend(
                errors
                    .iter()
                    .map(|error| format!("it is no Fluent: {error}")),
            );
            return found;
        }
    };
    let ids: Vec<&str> = resource.body.iter().filter_map(message_id).collect();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                let mut say = |what: &str| found.push(format!("message {id} {what}"));
                if !message.attributes.is_empty() {
                    say("has an attribute, which our reader does not read");
                }
                // What a message refers to stands above it: so none can refer to itself.
                let above = ids.iter().take_while(|it| **it != id).copied().collect();
                let mut walk = Walk { above, say };
                match &message.value {
                    Some(pattern) => walk.pattern(pattern),
                    None => (walk.say)("has no words"),
                }
            }
            Entry::Term(term) => {
                let id = term.id.name;
                found.push(format!("-{id} is a term, which our reader does not read"));
            }
            _ => {}
        }
    }
    found
}

fn message_id<'t>(entry: &Entry<&'t str>) -> Option<&'t str> {
    match entry {
        Entry::Message(message) => Some(message.id.name),
        _ => None,
    }
}

/// A walk through a message.
struct Walk<'t, Say> {
    /// The messages above it.
    above: Vec<&'t str>,
    say: Say,
}

impl<Say: FnMut(&str)> Walk<'_, Say> {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                if !matches!(selector, InlineExpression::VariableReference { .. }) {
                    (self.say)("chooses by something that is no variable");
                }
                for variant in variants {
                    if let VariantKey::NumberLiteral { value } = variant.key
                        && value.parse::<i64>().is_err()
                    {
                        (self.say)("has a variant for a number that is not whole");
                    }
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        let what = match inline {
            InlineExpression::VariableReference { .. } => return,
            InlineExpression::MessageReference {
                id,
                attribute: None,
            } if self.above.contains(&id.name) => return,
            InlineExpression::MessageReference {
                attribute: None, ..
            } => "refers to a message that is not above it in the file",
            InlineExpression::MessageReference { .. } => "refers to an attribute",
            InlineExpression::StringLiteral { .. } => "has a text in braces",
            InlineExpression::NumberLiteral { .. } => "has a number in braces",
            InlineExpression::FunctionReference { .. } => "calls a function",
            InlineExpression::TermReference { .. } => "refers to a term",
            InlineExpression::Placeable { .. } => "has braces in braces",
        };
        (self.say)(&format!("{what}, which our reader does not read"));
    }
}

#[test]
fn each_part_that_is_not_read_is_found_and_named() {
    let more = [
        (
            "a = A\n    .b = B\n",
            "message a has an attribute, which our reader does not read",
        ),
        ("-a = A\n", "-a is a term, which our reader does not read"),
        (
            "a = { -b }\n",
            "message a refers to a term, which our reader does not read",
        ),
        (
            "a = { b.c }\n",
            "message a refers to an attribute, which our reader does not read",
        ),
        (
            "a = { \"b\" }\n",
            "message a has a text in braces, which our reader does not read",
        ),
        (
            "a = { 1 }\n",
            "message a has a number in braces, which our reader does not read",
        ),
        (
            "a = { B($c) }\n",
            "message a calls a function, which our reader does not read",
        ),
        (
            "a = { { $b } }\n",
            "message a has braces in braces, which our reader does not read",
        ),
        ("a =\tA\n", "line 1 has a tab or a return"),
        ("a = A\r\n", "line 1 has a tab or a return"),
        (
            "a = { a }\n",
            "message a refers to a message that is not above it in the file, \
             which our reader does not read",
        ),
        (
            "a = { B() ->\n   *[c] C\n}\n",
            "message a chooses by something that is no variable",
        ),
        (
            "a = { $b ->\n    [1.5] B\n   *[c] C\n}\n",
            "message a has a variant for a number that is not whole",
        ),
    ];
    for (file, says) in more {
        let found = beyond(file);
        assert!(found.iter().any(|it| it == says), "{file}{found:?}");
    }
    assert_eq!(beyond("a = A\nb = { a } { $c ->\n   *[d] D\n}\n"), [""; 0]);
}
