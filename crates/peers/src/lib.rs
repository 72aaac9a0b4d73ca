#![doc = include_str!("../README.md")]

mod cozy;
mod eschac_engine;
mod ours;
mod shakmaty_engine;

/// A library that can generate the tree of legal moves.
#[derive(Clone, Copy)]
pub struct Engine {
    /// The name of the library.
    pub name: &'static str,
    /// The size of a position, in bytes.
    pub bytes: usize,
    /// Counts the lines of a length from a FEN, the last ply by the fastest means that the library offers.
    pub perft: fn(&str, u32) -> u64,
    /// Visits all positions up to a depth from a FEN, plays every move and fills the full list of legal moves in every
    /// position, the last ones included; counts the positions.
    pub lists: fn(&str, u32) -> u64,
}

/// The engine to which all ratios refer.
pub const REFERENCE: &str = cozy::ENGINE.name;

/// All engines, ours first.
pub const ENGINES: [Engine; 4] = [ours::ENGINE, cozy::ENGINE, eschac_engine::ENGINE, shakmaty_engine::ENGINE];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_engines_count_the_same() {
        let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
        for engine in ENGINES {
            assert_eq!((engine.perft)(kiwipete, 3), 97_862, "{}", engine.name);
            assert_eq!((engine.lists)(kiwipete, 2), 1 + 48 + 2039, "{}", engine.name);
        }
    }
}
