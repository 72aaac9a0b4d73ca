//! Standings and tie-breaks (Handbook C.07), and how each value came about.

mod code;
mod direct;
mod explain;
mod rating;
mod score;
mod table;
mod value;
mod values;

pub use self::code::{Base, Code, CodeError};
pub use self::explain::{Account, Summand, WhyCut};
pub use self::table::{CrossCell, CrossLine, Order, Standing, Standings};
pub use self::value::Value;

/// The edition of the tie-break rules.
///
/// ```
/// use pairing::standings::Edition;
/// assert_eq!(Edition::on("2026/02/28"), Edition::Of2024);
/// assert_eq!(Edition::on("2026/03/01"), Edition::Of2026);
/// assert_eq!(Edition::on("28.02.2026"), Edition::Of2024);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// For events that start before 1 March 2026.
    Of2024,
    /// For events that start on 1 March 2026 or later.
    Of2026,
}

impl Edition {
    /// Finds the edition for an event by its first day, `YYYY/MM/DD` or `DD.MM.YYYY`; without a day the newest.
    pub fn on(start: &str) -> Self {
        let parts: Result<Vec<u32>, _> = start.split(['/', '-', '.']).map(|part| part.trim().parse()).collect();
        let date = match parts.as_deref() {
            Ok(&[year, month, day]) if year > 31 => (year, month, day),
            Ok(&[day, month, year]) if year > 31 => (year, month, day),
            _ => return Self::Of2026,
        };
        if date < (2026, 3, 1) { Self::Of2024 } else { Self::Of2026 }
    }
}
