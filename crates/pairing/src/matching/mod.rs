//! Perfect matchings of largest weight in general graphs, exactly, with weights of any width.

mod blossom;
mod matcher;
mod search;
mod weight;

#[cfg(test)]
mod tests;

pub(crate) use self::matcher::Matcher;
pub(crate) use self::weight::{Long, Weight, Wide};
