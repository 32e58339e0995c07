//! What differs between two views.

use std::fmt;

use host::Json;
use serde::{
    Deserialize, Deserializer, Serialize,
    de::{MapAccess, Visitor},
};
use serde_json::value::RawValue;
use tabletop::Wire;

/// No value is gone into further than this: what differs below is put whole.
const DEPTH_MAX: u32 = 64;

/// What differs between two values, as a tree beside theirs.
///
/// - `[x]`: put `x` here.
/// - `{…}`: go in, and change these members. Of a list the members are its indices, and `"len"` is
///   its length, where that differs; it is cut to that length before anything else is done.
/// - `null`, for a member of an object: it is gone.
///
/// Members that are new come last, in the order in which they are named. Nothing differs in `{}`.
///
/// They are made from texts: members are compared as text, and gone into only where they differ.
/// Who applies changes to the text they were made from gets the text they lead to; who knows the
/// type [reads](Self::read) it without that text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Changes(Json);

/// Changes that do not belong to the value they were applied to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misfit;

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the changes do not belong to this value")
    }
}

impl std::error::Error for Misfit {}

impl Changes {
    /// What leads from `before` to `after`, both written without spaces.
    pub fn between(before: &Json, after: &Json) -> Self {
        let text = if before == after {
            "{}".to_owned()
        } else {
            leading(before.text(), after.text(), DEPTH_MAX)
        };
        Changes(text.parse().expect("they are put together as JSON"))
    }

    /// What `before` becomes, for whoever keeps views as text.
    pub fn apply(&self, before: &Json) -> Result<Json, Misfit> {
        if self.is_nothing() {
            return Ok(before.clone());
        }
        // To put the two together, both are read.
        host::note_reading();
        let before = before.text();
        let mut after = String::with_capacity(before.len());
        put(before, self.0.text(), DEPTH_MAX, &mut after)?;
        after.parse().map_err(|_| Misfit)
    }

    /// What `before` becomes, for whoever knows its type: read in one pass over both, and never
    /// made as text.
    pub fn read<T: Wire>(&self, before: &Json) -> Result<T, Misfit> {
        let after = if self.is_nothing() {
            before.read()
        } else {
            host::read_changed(before.text(), self.0.text())
        };
        after.map_err(|_| Misfit)
    }

    fn is_nothing(&self) -> bool {
        self.0.text() == "{}"
    }

    /// The text, in one line.
    pub fn text(&self) -> &str {
        self.0.text()
    }
}

/// A value taken apart, as far as it has parts.
enum Parts<'a> {
    /// An object: names, with their quotation marks, and values.
    Members(Vec<Member<'a>>),
    /// A list.
    Items(Vec<&'a str>),
    /// Anything else.
    None,
}

struct Member<'a> {
    name: &'a str,
    value: &'a str,
}

impl<'a> Parts<'a> {
    fn of(text: &'a str) -> Result<Self, Misfit> {
        match text.trim_start().as_bytes().first() {
            Some(b'{') => {
                let members: Members<'a> = serde_json::from_str(text).map_err(|_| Misfit)?;
                Ok(Parts::Members(members.0))
            }
            Some(b'[') => {
                let items: Vec<&'a RawValue> = serde_json::from_str(text).map_err(|_| Misfit)?;
                Ok(Parts::Items(items.into_iter().map(RawValue::get).collect()))
            }
            _ => Ok(Parts::None),
        }
    }
}

struct Members<'a>(Vec<Member<'a>>);

impl<'de> Deserialize<'de> for Members<'de> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct InOrder;
        impl<'de> Visitor<'de> for InOrder {
            type Value = Members<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut members = Vec::new();
                while let Some((name, value)) = map.next_entry::<&RawValue, &RawValue>()? {
                    let (name, value) = (name.get(), value.get());
                    members.push(Member { name, value });
                }
                Ok(Members(members))
            }
        }
        from.deserialize_map(InOrder)
    }
}

/// What leads from `before` to `after`, which differ.
fn leading(before: &str, after: &str, depth: u32) -> String {
    let inside = match (depth > 0, Parts::of(before), Parts::of(after)) {
        (true, Ok(Parts::Members(before)), Ok(Parts::Members(after))) => {
            leading_members(&before, &after, depth - 1)
        }
        (true, Ok(Parts::Items(before)), Ok(Parts::Items(after))) => {
            Some(leading_items(&before, &after, depth - 1))
        }
        _ => None,
    };
    match inside {
        Some(inside) if inside.len() < after.len() + 2 => inside,
        _ => whole(after),
    }
}

fn whole(value: &str) -> String {
    ["[", value, "]"].concat()
}

/// What leads from some members to others; nothing if new ones would not come last.
fn leading_members(before: &[Member<'_>], after: &[Member<'_>], depth: u32) -> Option<String> {
    let mut tree = Tree::default();
    let mut next = 0;
    for Member { name, value } in before {
        match after.get(next) {
            Some(same) if same.name == *name => {
                if same.value != *value {
                    tree.add(name, &leading(value, same.value, depth));
                }
                next += 1;
            }
            _ if after[next..].iter().any(|other| other.name == *name) => return None,
            _ => tree.add(name, "null"),
        }
    }
    for Member { name, value } in &after[next..] {
        tree.add(name, &whole(value));
    }
    Some(tree.close())
}

fn leading_items(before: &[&str], after: &[&str], depth: u32) -> String {
    let mut tree = Tree::default();
    if before.len() != after.len() {
        tree.add(LEN, &after.len().to_string());
    }
    for (at, value) in after.iter().enumerate() {
        let name = || format!("\"{at}\"");
        match before.get(at) {
            Some(same) if same == value => {}
            Some(other) => tree.add(&name(), &leading(other, value, depth)),
            None => tree.add(&name(), &whole(value)),
        }
    }
    tree.close()
}

/// The name of a list's length.
const LEN: &str = "\"len\"";

/// An object that is being written.
#[derive(Default)]
struct Tree(String);

impl Tree {
    fn add(&mut self, name: &str, value: &str) {
        self.0.push(if self.0.is_empty() { '{' } else { ',' });
        self.0.extend([name, ":", value]);
    }

    fn close(mut self) -> String {
        if self.0.is_empty() {
            self.0.push('{');
        }
        self.0.push('}');
        self.0
    }
}

/// Writes what `before` becomes by `changes`.
fn put(before: &str, changes: &str, depth: u32, after: &mut String) -> Result<(), Misfit> {
    match Parts::of(changes)? {
        Parts::Items(items) => match items[..] {
            [value] => {
                after.push_str(value);
                Ok(())
            }
            _ => Err(Misfit),
        },
        Parts::Members(changes) => {
            let depth = depth.checked_sub(1).ok_or(Misfit)?;
            match Parts::of(before)? {
                Parts::Members(members) => put_members(&members, changes, depth, after),
                Parts::Items(items) => put_items(&items, changes, depth, after),
                Parts::None => Err(Misfit),
            }
        }
        Parts::None => Err(Misfit),
    }
}

fn put_members(
    before: &[Member<'_>],
    changes: Vec<Member<'_>>,
    depth: u32,
    after: &mut String,
) -> Result<(), Misfit> {
    let mut changes = changes.into_iter().peekable();
    let mut separator = '{';
    for Member { name, value } in before {
        // Changes are in the order of the members, and those that are new come last.
        let change = changes.next_if(|change| change.name == *name);
        if change.as_ref().is_some_and(|change| change.value == "null") {
            continue;
        }
        after.push(separator);
        after.extend([name, ":"]);
        match change {
            Some(change) => put(value, change.value, depth, after)?,
            None => after.push_str(value),
        }
        separator = ',';
    }
    for Member { name, value } in changes {
        if before.iter().any(|member| member.name == name) {
            return Err(Misfit);
        }
        after.push(separator);
        after.extend([name, ":"]);
        put("null", value, 0, after)?;
        separator = ',';
    }
    if separator == '{' {
        after.push('{');
    }
    after.push('}');
    Ok(())
}

fn put_items(
    before: &[&str],
    changes: Vec<Member<'_>>,
    depth: u32,
    after: &mut String,
) -> Result<(), Misfit> {
    let mut changes = changes.into_iter().peekable();
    let len = match changes.next_if(|change| change.name == LEN) {
        Some(len) => len.value.parse().map_err(|_| Misfit)?,
        None => before.len(),
    };
    after.push('[');
    for at in 0..len {
        if at > 0 {
            after.push(',');
        }
        let change = changes.next_if(|change| change.name.trim_matches('"').parse() == Ok(at));
        match (before.get(at), change) {
            (Some(value), Some(change)) => put(value, change.value, depth, after)?,
            (Some(value), None) => after.push_str(value),
            (None, Some(change)) => put("null", change.value, 0, after)?,
            (None, None) => return Err(Misfit),
        }
    }
    after.push(']');
    changes.next().map_or(Ok(()), |_| Err(Misfit))
}
