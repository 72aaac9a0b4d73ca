//! Chance that is the same for the same seed.

/// Numbers that look random and follow from a seed.
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Rolls a number below `sides`; 0 if there are none.
    pub(crate) const fn roll(&mut self, sides: u64) -> u64 {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        if sides == 0 { 0 } else { mixed % sides }
    }

    /// Tells whether something with this chance in a hundred happens.
    pub(crate) fn happens(&mut self, percent: u8) -> bool {
        self.roll(100) < u64::from(percent)
    }
}
