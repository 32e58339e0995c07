//! The rules of New York New York.
