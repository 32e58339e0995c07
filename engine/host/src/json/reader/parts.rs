//! What has parts: lists, maps and variants.

use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, MapAccess, SeqAccess, VariantAccess, Visitor,
};

use super::{JsonError, Reader, Result, changed::Origin};

/// A list or map that is being read.
pub(super) struct Parts<'r, 't> {
    reader: &'r mut Reader<'t>,
    /// How many parts of the text have been read.
    n: usize,
    /// Whether something differs in it.
    is_changed: bool,
    /// Where the part comes from that is read next.
    origin: Origin,
}

impl<'r, 't> Parts<'r, 't> {
    pub(super) fn of(reader: &'r mut Reader<'t>, is_changed: bool) -> Self {
        Parts {
            reader,
            n: 0,
            is_changed,
            origin: Origin::Text,
        }
    }

    /// Whether a list has one more item; it is read next.
    fn has_item(&mut self) -> Result<bool> {
        if !self.is_changed {
            return self.reader.has_more(&mut self.n);
        }
        let origin = self.reader.next_item(&mut self.n)?;
        self.origin = origin.unwrap_or(Origin::Text);
        self.reader.begin(self.origin)?;
        Ok(origin.is_some())
    }

    /// Whether a map has one more part. Its key is a text.
    fn has_key(&mut self) -> Result<bool> {
        let has_more = if self.is_changed {
            let origin = self.reader.next_key(&mut self.n)?;
            self.origin = origin.unwrap_or(Origin::Text);
            origin.is_some()
        } else {
            self.reader.has_more(&mut self.n)?
        };
        match self.reader.peek() {
            _ if !has_more => Ok(false),
            Some(b'"') => Ok(true),
            _ => Err(JsonError),
        }
    }

    /// Goes from a key to its value.
    fn begin(&mut self) -> Result<()> {
        self.reader.take(b':')?;
        self.reader.begin(self.origin)
    }

    fn finish(&mut self) {
        self.reader.finish(self.origin);
    }
}

impl<'t> SeqAccess<'t> for Parts<'_, 't> {
    type Error = JsonError;

    fn next_element_seed<T: DeserializeSeed<'t>>(&mut self, seed: T) -> Result<Option<T::Value>> {
        if !self.has_item()? {
            return Ok(None);
        }
        let item = seed.deserialize(&mut *self.reader)?;
        self.finish();
        Ok(Some(item))
    }
}

impl<'t> MapAccess<'t> for Parts<'_, 't> {
    type Error = JsonError;

    fn next_key_seed<K: DeserializeSeed<'t>>(&mut self, seed: K) -> Result<Option<K::Value>> {
        if !self.has_key()? {
            return Ok(None);
        }
        seed.deserialize(&mut *self.reader).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'t>>(&mut self, seed: V) -> Result<V::Value> {
        self.begin()?;
        let value = seed.deserialize(&mut *self.reader)?;
        self.finish();
        Ok(value)
    }
}

/// Reads a variant: its name alone, or a map from its name to what it has.
pub(super) fn read_enum<'t, V: Visitor<'t>>(
    reader: &mut Reader<'t>,
    visitor: V,
) -> Result<V::Value> {
    let has_more = reader.peek() == Some(b'{');
    let is_changed = has_more && reader.go_in(b'{')?;
    let parts = Parts::of(&mut *reader, is_changed);
    let value = visitor.visit_enum(Variant { parts, has_more })?;
    if has_more {
        reader.come_out(b'}', is_changed)?;
    }
    Ok(value)
}

struct Variant<'r, 't> {
    parts: Parts<'r, 't>,
    /// Whether there is more of it than its name.
    has_more: bool,
}

impl<'r, 't> Variant<'r, 't> {
    /// What it has besides its name.
    fn inside(self) -> Result<Parts<'r, 't>> {
        if self.has_more {
            Ok(self.parts)
        } else {
            Err(JsonError)
        }
    }
}

impl<'t> EnumAccess<'t> for Variant<'_, 't> {
    type Error = JsonError;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'t>>(mut self, seed: V) -> Result<(V::Value, Self)> {
        if self.has_more && !self.parts.has_key()? {
            return Err(JsonError);
        }
        let name = seed.deserialize(&mut *self.parts.reader)?;
        if self.has_more {
            self.parts.begin()?;
        }
        Ok((name, self))
    }
}

impl<'t> VariantAccess<'t> for Variant<'_, 't> {
    type Error = JsonError;

    fn unit_variant(mut self) -> Result<()> {
        if self.has_more {
            self.parts.reader.null()?;
            self.parts.finish();
        }
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'t>>(self, seed: T) -> Result<T::Value> {
        let mut parts = self.inside()?;
        let value = seed.deserialize(&mut *parts.reader)?;
        parts.finish();
        Ok(value)
    }

    fn tuple_variant<V: Visitor<'t>>(self, _: usize, visitor: V) -> Result<V::Value> {
        let mut parts = self.inside()?;
        let value = parts.reader.deserialize_seq(visitor)?;
        parts.finish();
        Ok(value)
    }

    fn struct_variant<V: Visitor<'t>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value> {
        let mut parts = self.inside()?;
        let value = parts.reader.deserialize_map(visitor)?;
        parts.finish();
        Ok(value)
    }
}
