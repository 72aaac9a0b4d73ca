//! Pseudo-random numbers, the same in every run, so that a question always gets the same answer.

/// A generator of pseudo-random numbers (xorshift).
#[derive(Clone)]
pub(crate) struct Random(u64);

impl Random {
    /// Starts from a seed, which must not be zero.
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
