//! Standings and tie-breaks (Handbook C.07), and how each value came about.

mod code;
mod direct;
mod explain;
mod rating;
mod score;
mod table;
mod value;

pub use self::code::{Base, Code, CodeError};
pub use self::explain::{Account, Summand, WhyCut};
pub use self::table::{Standing, Standings};
pub use self::value::Value;

/// The edition of the tie-break rules.
///
/// ```
/// use pairing::standings::Edition;
/// assert_eq!(Edition::on("2026/02/28"), Edition::Of2024);
/// assert_eq!(Edition::on("2026/03/01"), Edition::Of2026);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// For events that start before 1 March 2026.
    Of2024,
    /// For events that start on 1 March 2026 or later.
    Of2026,
}

impl Edition {
    /// Finds the edition for an event by its first day, `YYYY/MM/DD`; without a day the newest.
    pub fn on(start: &str) -> Self {
        let mut parts = start.split(['/', '-', '.']).map(|part| part.trim().parse::<u32>());
        match (parts.next(), parts.next(), parts.next()) {
            (Some(Ok(year)), Some(Ok(month)), Some(Ok(day))) if year > 31 => {
                if (year, month, day) < (2026, 3, 1) {
                    Self::Of2024
                } else {
                    Self::Of2026
                }
            }
            _ => Self::Of2026,
        }
    }
}
