//! Reproducible random numbers: the same seed gives the same numbers.

/// Draws numbers from a seed.
///
/// ```
/// let (mut one, mut other) = (soak::Lot::new(7), soak::Lot::new(7));
/// assert_eq!(one.below(1_000_000), other.below(1_000_000));
/// ```
#[derive(Clone, Debug)]
pub struct Lot(u64);

impl Lot {
    /// Starts from a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Starts an independent generator, so that its draws do not affect this one.
    #[must_use]
    pub fn branch(&mut self) -> Self {
        Self(self.number())
    }

    /// Draws any number (`SplitMix64`).
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// Draws a number below a limit; 0 if that is 0.
    pub fn below(&mut self, limit: u64) -> u64 {
        if limit == 0 { 0 } else { self.number() % limit }
    }

    /// Draws a number from a range that includes both ends.
    pub fn between(&mut self, least: u64, most: u64) -> u64 {
        least + self.below(most.saturating_sub(least) + 1)
    }

    /// Draws whether an event with a probability in thousandths happens.
    pub fn happens(&mut self, in_a_thousand: u64) -> bool {
        self.below(1000) < in_a_thousand
    }

    /// Draws one of several items.
    pub fn one_of<'t, T>(&mut self, things: &'t [T]) -> Option<&'t T> {
        things.get(self.below(things.len() as u64) as usize)
    }
}
