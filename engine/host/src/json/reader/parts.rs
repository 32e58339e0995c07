//! What has parts: lists, maps and variants.

use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, MapAccess, SeqAccess, VariantAccess, Visitor,
};

use super::{JsonError, Reader, Result};

/// A list or map that is being read.
pub(super) struct Parts<'r, 't> {
    reader: &'r mut Reader<'t>,
    /// How many parts have been read.
    n: usize,
}

impl<'r, 't> Parts<'r, 't> {
    pub(super) fn of(reader: &'r mut Reader<'t>) -> Self {
        Parts { reader, n: 0 }
    }
}

impl<'t> SeqAccess<'t> for Parts<'_, 't> {
    type Error = JsonError;

    fn next_element_seed<T: DeserializeSeed<'t>>(&mut self, seed: T) -> Result<Option<T::Value>> {
        if !self.reader.has_more(&mut self.n)? {
            return Ok(None);
        }
        seed.deserialize(&mut *self.reader).map(Some)
    }
}

impl<'t> MapAccess<'t> for Parts<'_, 't> {
    type Error = JsonError;

    fn next_key_seed<K: DeserializeSeed<'t>>(&mut self, seed: K) -> Result<Option<K::Value>> {
        if !self.reader.has_key(&mut self.n)? {
            return Ok(None);
        }
        seed.deserialize(&mut *self.reader).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'t>>(&mut self, seed: V) -> Result<V::Value> {
        self.reader.take(b':')?;
        seed.deserialize(&mut *self.reader)
    }
}

impl Reader<'_> {
    /// Whether a map has one more part. Its key is a text.
    fn has_key(&mut self, n: &mut usize) -> Result<bool> {
        if !self.has_more(n)? {
            return Ok(false);
        }
        match self.peek() {
            Some(b'"') => Ok(true),
            _ => Err(JsonError),
        }
    }
}

/// Reads a variant: its name alone, or a map from its name to what it has.
pub(super) fn read_enum<'t, V: Visitor<'t>>(
    reader: &mut Reader<'t>,
    visitor: V,
) -> Result<V::Value> {
    let has_more = reader.peek() == Some(b'{');
    if has_more {
        reader.open(b'{')?;
    }
    let value = visitor.visit_enum(Variant { reader, has_more })?;
    if has_more {
        reader.close(b'}')?;
    }
    Ok(value)
}

struct Variant<'r, 't> {
    reader: &'r mut Reader<'t>,
    /// Whether there is more of it than its name.
    has_more: bool,
}

impl<'r, 't> Variant<'r, 't> {
    /// What it has besides its name.
    fn inside(self) -> Result<&'r mut Reader<'t>> {
        if self.has_more {
            Ok(self.reader)
        } else {
            Err(JsonError)
        }
    }
}

impl<'t> EnumAccess<'t> for Variant<'_, 't> {
    type Error = JsonError;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'t>>(self, seed: V) -> Result<(V::Value, Self)> {
        let name = seed.deserialize(&mut *self.reader)?;
        if self.has_more {
            self.reader.take(b':')?;
        }
        Ok((name, self))
    }
}

impl<'t> VariantAccess<'t> for Variant<'_, 't> {
    type Error = JsonError;

    fn unit_variant(self) -> Result<()> {
        if self.has_more {
            self.reader.null()?;
        }
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'t>>(self, seed: T) -> Result<T::Value> {
        seed.deserialize(self.inside()?)
    }

    fn tuple_variant<V: Visitor<'t>>(self, _: usize, visitor: V) -> Result<V::Value> {
        self.inside()?.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'t>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value> {
        self.inside()?.deserialize_map(visitor)
    }
}
