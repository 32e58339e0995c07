//! Tests of the tree itself.
