#![doc = include_str!("../README.md")]

mod contents;
mod counterparts;
mod incident;
mod number;
mod requirement;
mod volume;

pub use crate::contents::{Contents, Entry, Level};
pub use crate::incident::Incident;
pub use crate::requirement::{Requirement, Status};
pub use crate::volume::Volume;
