//! Numbers by chance, the same in every run: who asks twice gets the same answer.

/// Draws numbers.
#[derive(Clone)]
pub(crate) struct Chance(u64);

impl Chance {
    /// Starts somewhere; not at zero, which leads nowhere.
    pub(crate) fn new(start: u64) -> Self {
        Self(start)
    }

    /// Draws a number below a limit.
    #[inline]
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % limit
    }
}
