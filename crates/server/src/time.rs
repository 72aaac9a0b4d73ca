//! The server's clock: a real one, and one for tests.

use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime};

use tokio::sync::watch;

/// A moment on the server's clock, in milliseconds since 1970.
///
/// ```
/// use server::Moment;
/// assert_eq!(Moment(1_500).since(Moment(1_000)), 500);
/// assert_eq!(Moment(1_000).since(Moment(1_500)), 0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment(pub u64);

impl Moment {
    /// Returns the date as PGN writes it.
    ///
    /// ```
    /// assert_eq!(server::Moment(1_794_787_200_000).day(), "2026.11.16");
    /// ```
    pub fn day(self) -> String {
        let seconds = i64::try_from(self.0 / 1000).unwrap_or(i64::MAX);
        // A year beyond the calendar becomes the first day.
        let date = time::OffsetDateTime::from_unix_timestamp(seconds).unwrap_or(time::OffsetDateTime::UNIX_EPOCH);
        format!("{:04}.{:02}.{:02}", date.year(), u8::from(date.month()), date.day())
    }

    /// Returns the date and time in UTC as RFC 3339 writes them.
    ///
    /// ```
    /// assert_eq!(server::Moment(1_794_787_200_000).to_rfc3339(), "2026-11-16T00:00:00Z");
    /// ```
    pub fn to_rfc3339(self) -> String {
        let seconds = i64::try_from(self.0 / 1000).unwrap_or(i64::MAX);
        // A year beyond the calendar becomes the first day.
        let date = time::OffsetDateTime::from_unix_timestamp(seconds).unwrap_or(time::OffsetDateTime::UNIX_EPOCH);
        let (hour, minute, second) = date.to_hms();
        format!("{}T{hour:02}:{minute:02}:{second:02}Z", self.day().replace('.', "-"))
    }

    /// Returns the milliseconds since an earlier moment; zero if it is later.
    pub const fn since(self, earlier: Self) -> u64 {
        self.0.saturating_sub(earlier.0)
    }

    /// Returns the moment that is this many milliseconds earlier.
    #[must_use]
    pub const fn before(self, milliseconds: u64) -> Self {
        Self(self.0.saturating_sub(milliseconds))
    }

    /// Returns the moment a number of milliseconds later.
    #[must_use]
    pub const fn after(self, milliseconds: u64) -> Self {
        Self(self.0.saturating_add(milliseconds))
    }
}

/// A clock that tells the time and wakes tasks. Its time never goes back.
pub trait Time: Send + Sync + 'static {
    /// Returns the time.
    fn now(&self) -> Moment;

    /// Waits for a moment.
    fn sleep_until(&self, moment: Moment) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;
}

/// The start of the year 2020: no server can have been started before.
const EARLIEST: u64 = 1_577_836_800_000;

/// The real time: the system clock at the start, and a monotonic clock from there.
#[derive(Debug)]
pub struct RealTime {
    start: Instant,
    wall: u64,
}

impl RealTime {
    /// Starts the clock.
    ///
    /// A machine that has lost its date says 1970. The clock then starts later, because a game that is loaded began
    /// before the server was started, and its moments must not be negative.
    pub fn start() -> Self {
        let wall = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        Self { start: Instant::now(), wall: (wall.as_millis() as u64).max(EARLIEST) }
    }
}

impl Time for RealTime {
    fn now(&self) -> Moment {
        Moment(self.wall + self.start.elapsed().as_millis() as u64)
    }

    fn sleep_until(&self, moment: Moment) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        // Waking up daily is enough for a deadline years ahead.
        let wait = Duration::from_millis(moment.since(self.now()).min(86_400_000));
        Box::pin(async move {
            tokio::time::sleep(wait).await;
        })
    }
}

/// A clock that a test sets.
///
/// ```
/// use server::{ManualTime, Moment, Time};
/// let time = ManualTime::at(Moment(1_000));
/// time.pass(250);
/// assert_eq!(time.now(), Moment(1_250));
/// ```
#[derive(Clone, Debug)]
pub struct ManualTime {
    now: Arc<watch::Sender<Moment>>,
    // Held while the time is changed, so that two threads cannot lose a step.
    lock: Arc<Mutex<()>>,
}

impl ManualTime {
    /// Starts the clock at a moment.
    pub fn at(moment: Moment) -> Self {
        Self { now: Arc::new(watch::Sender::new(moment)), lock: Arc::default() }
    }

    /// Lets time pass.
    pub fn pass(&self, milliseconds: u64) {
        let _guard = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        self.now.send_modify(|now| *now = now.after(milliseconds));
    }
}

impl Time for ManualTime {
    fn now(&self) -> Moment {
        *self.now.borrow()
    }

    fn sleep_until(&self, moment: Moment) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        let mut seen = self.now.subscribe();
        Box::pin(async move {
            // The sender lives as long as `self`.
            let _ = seen.wait_for(|now| *now >= moment).await;
        })
    }
}
