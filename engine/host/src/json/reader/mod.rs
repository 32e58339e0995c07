//! Reading JSON, for programs that have to be small.
//!
//! serde writes the code that reads a type once more for every type, and for every way in which it
//! can come: a struct from a map and from a list, each mistake with a sentence of its own. In a
//! browser that was a fifth of a program. Here the parts that every type needs are functions that
//! know no types, a struct is read from a map alone, and a mistake is a mistake. All is as in
//! `serde_json` otherwise, but that numbers are whole: no game has others.

mod changed;
mod parts;
mod text;

use serde::{
    Deserialize,
    de::{DeserializeSeed, Deserializer, IntoDeserializer, MapAccess, Visitor, value},
};

use super::JsonError;
use parts::Parts;
use text::Reader;

/// By this name `serde_json` asks for the text of a value instead of the value.
const RAW: &str = "$serde_json::private::RawValue";

type Result<T> = std::result::Result<T, JsonError>;

/// Reads a value that is all of `text`.
pub(super) fn read<'t, T: Deserialize<'t>>(text: &'t str) -> Result<T> {
    let mut reader = Reader::of(text);
    let value = T::deserialize(&mut reader)?;
    reader.end()?;
    Ok(value)
}

/// Reads a value that is all of what `before` becomes by `changes`.
pub(super) fn read_changed<'t, T: Deserialize<'t>>(before: &'t str, changes: &'t str) -> Result<T> {
    let mut reader = Reader::changed(before, changes);
    let origin = reader.origin()?;
    reader.begin(origin)?;
    let value = T::deserialize(&mut reader)?;
    reader.finish(origin);
    reader.end()?;
    Ok(value)
}

/// The methods of serde that read numbers of all widths: visitors see to it that they fit.
macro_rules! whole {
    ($visit:ident $read:ident: $($method:ident)*) => {$(
        fn $method<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value> {
            visitor.$visit(self.$read()?)
        }
    )*};
}

/// Declares the methods of a deserializer that read a text.
macro_rules! text {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value> {
            visitor.visit_str(&self.string()?)
        }
    )*};
}

/// Those that read what no type of ours has.
macro_rules! none {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'t>>(self, _: V) -> Result<V::Value> {
            Err(JsonError)
        }
    )*};
}

impl<'t> Deserializer<'t> for &mut Reader<'t> {
    type Error = JsonError;

    whole!(visit_u64 unsigned: deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64);
    whole!(visit_i64 signed: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64);
    text!(deserialize_char deserialize_str deserialize_string deserialize_identifier);
    none!(deserialize_f32 deserialize_f64 deserialize_bytes deserialize_byte_buf);

    fn deserialize_any<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value> {
        match self.peek() {
            Some(b'{') => self.deserialize_map(visitor),
            Some(b'[') => self.deserialize_seq(visitor),
            Some(b'"') => self.deserialize_str(visitor),
            Some(b't' | b'f') => self.deserialize_bool(visitor),
            Some(b'n') => self.deserialize_unit(visitor),
            Some(b'-') => visitor.visit_i64(self.signed()?),
            _ => visitor.visit_u64(self.unsigned()?),
        }
    }

    fn deserialize_bool<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value> {
        visitor.visit_bool(self.truth()?)
    }

    fn deserialize_option<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value> {
        if self.peek() == Some(b'n') {
            self.null()?;
            return visitor.visit_none();
        }
        visitor.visit_some(self)
    }

    fn deserialize_unit<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value> {
        self.null()?;
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'t>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'t>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value> {
        if name == RAW {
            return visitor.visit_map(Raw(self.skip()?));
        }
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value> {
        let is_changed = self.go_in(b'[')?;
        let value = visitor.visit_seq(Parts::of(self, is_changed))?;
        self.come_out(b']', is_changed)?;
        Ok(value)
    }

    fn deserialize_tuple<V: Visitor<'t>>(self, _: usize, visitor: V) -> Result<V::Value> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'t>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value> {
        let is_changed = self.go_in(b'{')?;
        let value = visitor.visit_map(Parts::of(self, is_changed))?;
        self.come_out(b'}', is_changed)?;
        Ok(value)
    }

    fn deserialize_struct<V: Visitor<'t>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'t>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value> {
        parts::read_enum(self, visitor)
    }

    fn deserialize_ignored_any<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value> {
        self.pass_by()?;
        visitor.visit_unit()
    }
}

/// The text of a value, as `serde_json` takes it: in a map of one part.
struct Raw<'t>(&'t str);

impl<'t> MapAccess<'t> for Raw<'t> {
    type Error = JsonError;

    fn next_key_seed<K: DeserializeSeed<'t>>(&mut self, seed: K) -> Result<Option<K::Value>> {
        let name: value::StrDeserializer<'_, JsonError> = RAW.into_deserializer();
        seed.deserialize(name).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'t>>(&mut self, seed: V) -> Result<V::Value> {
        let text: value::StrDeserializer<'_, JsonError> = self.0.into_deserializer();
        seed.deserialize(text)
    }
}
