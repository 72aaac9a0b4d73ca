//! Telling other programs: addresses that may be told, signed requests, and when to try again.

mod address;
mod client;
mod sign;

pub(crate) use self::address::Target;
pub use self::address::WebhookPolicy;
pub(crate) use self::client::{Client, Delivery};

/// The waits before an attempt is made again, in milliseconds. After the last one a delivery is given up.
pub(crate) const WAITS: [u64; 6] = [5_000, 30_000, 120_000, 600_000, 1_800_000, 7_200_000];
/// The most webhooks of one event.
pub(crate) const MOST: usize = 8;
